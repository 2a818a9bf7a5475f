import 'dart:io';
import 'dart:typed_data';

import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// Calls keep no memory, ten million flat ones and a million in wire format neither, and clients that are closed give theirs back.
Future<void> noGrowth() async {
  withFeature((feature) {
    final tree = Tree(left: Tree(value: 5), children: [Tree(value: 6)]);
    final data = Uint8List(3000), target = Uint8List(3000);
    void some(int times) {
      for (var i = 0; i < times; i++) {
        feature.echoInt64Sync(value: i);
        feature.echoStringSync(value: 'some text');
        feature.echoBytesIntoSync(target, value: data);
        feature.echoTreeSync(tree);
        feature.echoInt64ManySync([1, 2, 3]);
        feature.echoStringManySync(['a', 'b']);
      }
    }

    some(2000);
    final before = ProcessInfo.currentRss;
    some(40000);
    final grown = ProcessInfo.currentRss - before;
    check(grown < 32 << 20, 'calls kept ${grown >> 10} KiB');
  });

  withFeature((feature) {
    final choice = Choice(number: 5);
    void many(int times) {
      for (var i = 0; i < 10 * times; i++) {
        feature.echoInt64Sync(value: i);
      }
      for (var i = 0; i < times; i++) {
        feature.echoChoiceSync(choice);
      }
    }

    many(100000);
    final before = ProcessInfo.currentRss;
    many(1000000);
    final grown = ProcessInfo.currentRss - before;
    check(grown < 16 << 20, 'millions of calls kept ${grown >> 10} KiB');
  });

  for (var i = 0; i < 20; i++) {
    Feature.open(featureLibrary)
      ..echoInt64Sync(value: 1)
      ..close();
  }
  final before = ProcessInfo.currentRss;
  for (var i = 0; i < 2000; i++) {
    Feature.open(featureLibrary)
      ..echoInt64Sync(value: 1)
      ..close();
  }
  final grown = ProcessInfo.currentRss - before;
  check(grown < 32 << 20, 'clients kept ${grown >> 10} KiB');
}
