/// A small library for tests: what is checked, and what became of it.
library;

import 'dart:async';
import 'dart:io';

import 'package:shortwire/shortwire.dart';

int _checks = 0;
int _failures = 0;
String _test = '';

/// Runs tests by name, one after another, and sets the exit code.
Future<void> runAll(Map<String, FutureOr<void> Function()> tests) async {
  for (final MapEntry(key: name, value: test) in tests.entries) {
    _test = name;
    try {
      await test();
    } catch (error, trace) {
      _fail('it ended with $error', trace);
    }
  }
  stdout.writeln('${tests.length} tests, $_checks checks, $_failures failed');
  exitCode = _failures == 0 ? 0 : 1;
}

/// Whether something is true.
void check(bool condition, [String what = 'a condition is false']) {
  _checks++;
  if (!condition) _fail(what, StackTrace.current);
}

/// Whether two values are equal; lists and maps by their elements. A failure tells what they come from.
void equal(Object? actual, Object? expected, {Object? from}) {
  _checks++;
  if (_same(actual, expected)) return;
  final source = from == null ? '' : ' from $from';
  _fail('expected $expected, got $actual$source', StackTrace.current);
}

/// Whether something fails with that code, and says all of [says]. Returns the exception.
ShortwireException? fails(Object? Function() body, Code code,
    [List<String> says = const []]) {
  try {
    body();
  } on ShortwireException catch (error) {
    return _expected(error, code, says);
  }
  check(false, 'it did not fail; expected ${code.protoName}');
  return null;
}

/// The same for what takes time.
Future<ShortwireException?> failsLater(Future<Object?> future, Code code,
    [List<String> says = const []]) async {
  try {
    await future;
  } on ShortwireException catch (error) {
    return _expected(error, code, says);
  }
  check(false, 'it did not fail; expected ${code.protoName}');
  return null;
}

ShortwireException _expected(
    ShortwireException error, Code code, List<String> says) {
  check(error.code == code, 'expected ${code.protoName}, got $error');
  for (final text in says) {
    check(error.message.contains(text), '"${error.message}" lacks "$text"');
  }
  return error;
}

void _fail(String what, StackTrace trace) {
  _failures++;
  final lines = '$trace'.split('\n');
  final place = lines.firstWhere(
      (line) => line.contains('/tests/') && !line.contains('check.dart'),
      orElse: () => lines.first);
  stdout.writeln('$_test: $what\n    $place');
}

bool _same(Object? a, Object? b) => switch ((a, b)) {
      (final List<Object?> a, final List<Object?> b) => a.length == b.length &&
          Iterable<int>.generate(a.length).every((i) => _same(a[i], b[i])),
      (final Map<Object?, Object?> a, final Map<Object?, Object?> b) =>
        a.length == b.length && a.keys.every((key) => _same(a[key], b[key])),
      (final double a, final double b) => a.isNaN && b.isNaN || a == b,
      _ => a == b,
    };
