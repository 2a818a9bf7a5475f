/// Opens two clients, closes one and forgets the other; says what it is warned of: `dart forgotten.dart LIBRARY`.
library;

import 'dart:io';

import 'package:shortwire/shortwire.dart';

import 'gen/shortwire_test_v1.dart';

/// Lists to make before it is given up; many times what the collector leaves alone.
const _garbage = 1 << 20;

Future<void> main(List<String> arguments) async {
  final warnings = <String>[];
  onWarning = warnings.add;
  _close(arguments.single);
  _forget(arguments.single);
  for (var made = 0; warnings.isEmpty && made < _garbage; made++) {
    List.filled(100, made);
    if (made % 1000 == 0) await Future<void>.delayed(Duration.zero);
  }
  warnings.forEach(stdout.writeln);
}

void _close(String library) => Feature.open(library).close();

void _forget(String library) => Feature.open(library).echoInt64Sync(value: 1);
