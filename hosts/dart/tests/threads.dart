import 'dart:async';
import 'dart:isolate';

import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// Isolates have clients of their own; many calls of one client run on other threads at a time.
Future<void> threads() async {
  final path = featureLibrary;
  final sums = await Future.wait([
    for (var i = 0; i < 4; i++) Isolate.run(() => _work(path, i)),
  ]);
  equal(sums, [for (var i = 0; i < 4; i++) 2000 * i + 1999 * 2000 ~/ 2]);

  await withFeatureLater((feature) async {
    final calls = [
      for (var i = 0; i < 100; i++) feature.echoTree(Tree(value: i)),
    ];
    equal([for (final tree in await Future.wait(calls)) tree.value],
        List.generate(100, (i) => i));

    // A slow call does not hold this isolate: what comes after it is done before it.
    final order = <String>[];
    final token = CancelToken();
    final slow = feature
        .withOptions(cancel: token)
        .slow(milliseconds: 60000)
        .then<void>((_) {}, onError: (_) => order.add('slow'));
    await feature.echoTree(Tree());
    order.add('tree');
    equal(feature.echoInt64Sync(value: 5), 5);
    token.cancel();
    await slow;
    equal(order, ['tree', 'slow']);
  });
}

Future<int> _work(String path, int add) async {
  final feature = Feature.open(path);
  var sum = 0;
  for (var i = 0; i < 2000; i++) {
    sum += feature.echoInt64Sync(value: i + add);
  }
  final reply = await feature.echoTree(Tree(value: sum));
  feature.close();
  return reply.value;
}
