/// The engine of Dart: calls the calculator's library with the generated client, and does the same by hand.
///
/// It does what the lab says on standard input; bench/engines/README.md has the words.
/// Usage: `engine.dill LIBRARY RAW_LIBRARY`.
library;

import 'dart:async';
import 'dart:convert';
import 'dart:ffi';
import 'dart:io';

import '../../../examples/calculator/dart/gen/calculator_v1.dart';
import 'arm.dart';
import 'by_chacha20.dart';
import 'by_copy.dart';
import 'by_ladder.dart';
import 'by_nacl.dart';
import 'by_raw.dart';
import 'by_shortwire.dart';
import 'clock.dart';

void main(List<String> arguments) {
  final [library, rawLibrary] = arguments;
  final engine = _Engine((library: library, rawLibrary: rawLibrary));
  runZonedGuarded(() {
    for (String? line; (line = stdin.readLineSync()) != null;) {
      stdout.writeln(jsonEncode(engine.answer(jsonDecode(line!))));
    }
  }, (failure, trace) {
    // Whoever asked has gone away: there is nobody to answer.
    if (failure is FileSystemException) exit(0);
    stderr.writeln('$failure\n$trace');
    exit(1);
  });
}

final class _Engine {
  _Engine(this._setup);

  final Setup _setup;
  final _arms = <String, Arm>{};

  Map<String, Object> answer(Map<String, dynamic> request) {
    try {
      return switch (request) {
        {'op': 'hello'} => hello(),
        {'op': 'prepare', 'arm': String id} => (_arms[id] = _made(Subject(request))).prepared(),
        {'op': 'start'} => _start(Subject(request)),
        {'op': 'run', 'arm': String id, 'n': int n} => _prepared(id).run(n),
        {
          'op': 'stamps',
          'arm': String id,
          'n': int n,
          'interval_ns': int interval,
          'file': String file,
        } =>
          _prepared(id).stamps(n, interval, File(file)),
        _ => throw StateError('this engine does not know ${jsonEncode(request)}'),
      };
    } catch (failure) {
      return {'error': '$failure'};
    }
  }

  Arm _made(Subject subject) => switch (subject) {
        Subject(scenario: 'chacha20' || 'many') => byChacha20(subject),
        Subject(by: 'plain') => byNacl(subject),
        Subject(by: 'raw') => byRaw(_setup, subject),
        Subject(by: 'copy') => byCopy(_setup, subject),
        Subject(:final by) when by.startsWith('shortwire') => byShortwire(_setup, subject),
        Subject(scenario: 'ladder') => byLadder(_setup, subject),
        _ => throw subject.unknown,
      };

  Arm _prepared(String id) => _arms[id] ?? (throw StateError('nothing is prepared as $id'));

  /// From opening a library to its first outcome, once a process.
  Map<String, int> _start(Subject subject) {
    final Subject(:a, :b) = subject;
    final watch = Stopwatch()..start();
    final sum = switch (subject.by) {
      'shortwire' => Calculator.open(_setup.library).addSync(a: a, b: b),
      'raw' => rawAdd(DynamicLibrary.open(_setup.rawLibrary))(a, b),
      _ => throw subject.unknown,
    };
    return sample(nanoseconds(watch), 1, sum);
  }
}
