import 'dart:io';
import 'dart:typed_data';

import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// Calls after the end fail, whatever their form; those under way when it comes do not.
Future<void> closedClient() async {
  final feature = Feature.open(featureLibrary);
  final view = feature.withOptions(timeout: const Duration(seconds: 1));
  feature.close();
  feature.close();
  feature.dispose();
  check(feature.isClosed && view.isClosed);
  final calls = <Object? Function()>[
    () => feature.echoInt64Sync(value: 1),
    () => view.echoInt64Sync(value: 1),
    () => feature.echoInt64RawSync(Uint8List(0)),
    () => feature.echoInt64ManySync([1]),
    () => feature.echoInt64ColumnsSync(value: Int64List(1)),
    () => feature.echoTreeSync(Tree()),
    () => feature.echoTreeIntoSync(Tree(), Tree()),
    () => feature.echoTreeManySync([Tree()]),
  ];
  for (final call in calls) {
    fails(call, Code.failedPrecondition, ['was closed', featureLibrary]);
  }
  await failsLater(feature.echoInt64(value: 1), Code.failedPrecondition);
  await failsLater(feature.slow(milliseconds: 1), Code.failedPrecondition);
  await failsLater(feature.echoTree(Tree()), Code.failedPrecondition);
  await failsLater(feature.echoInt64Many([1]), Code.failedPrecondition);

  final slow = Feature.open(featureLibrary);
  final underWay = slow.slow(milliseconds: 20);
  slow.close();
  equal(await underWay, 20);
  await failsLater(slow.slow(milliseconds: 1), Code.failedPrecondition);

  await _isToldWhoForgets();
}

/// In debug mode a client that nobody closed is told of, with the place where it was opened; one that was closed is not.
Future<void> _isToldWhoForgets() async {
  final program = Platform.script.resolve('forgotten.dart').toFilePath();
  final ended = await Process.run(Platform.resolvedExecutable,
      [...Platform.executableArguments, program, featureLibrary],
      environment: {'SHORTWIRE_DEBUG': '1'});
  final told = '${ended.stdout}${ended.stderr}';
  equal('was collected without close()'.allMatches(told).length, 1);
  check(told.contains('$featureLibrary, opened at') && told.contains('_forget '), told);
  check(!told.contains('_close '), told);
}
