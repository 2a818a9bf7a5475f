/// The demo's Dart program: calls the calculator's library with the generated client, and does the same by hand. It does
/// what the driver says on standard input; bench/README.md has the words. Usage: `main.dart LIBRARY RAW_LIBRARY A B`.
library;

import 'dart:ffi';
import 'dart:io';

import '../../../examples/calculator/dart/gen/calculator_v1.dart';
import 'arm.dart';
import 'by_hand.dart';
import 'by_shortwire.dart';

void main(List<String> arguments) {
  final [library, rawLibrary, a, b] = arguments;
  final setup =
      (library: library, rawLibrary: rawLibrary, a: int.parse(a), b: int.parse(b));
  final arms = <String, Arm>{};
  for (String? line; (line = stdin.readLineSync()) != null;) {
    final words = line!.split(' ');
    if (words case ['start', final who]) {
      stdout.writeln(_start(setup, who));
      continue;
    }
    if (arms.isEmpty) arms.addAll({...byShortwire(setup), ...byHand(setup)});
    stdout.writeln(switch ((arms[words[1]], words)) {
      (null, _) => 'absent this program has no ${words[1]}',
      (final arm?, ['answer', _]) => arm.answer(),
      (final arm?, ['run', _, final count]) => arm.run(int.parse(count)),
      _ => 'absent this program does not know $line',
    });
  }
}

/// From opening a library to its first reply, once a process.
String _start(Setup setup, String who) {
  final watch = Stopwatch()..start();
  final reply = who == 'shortwire'
      ? Calculator.open(setup.library).addSync(a: setup.a, b: setup.b)
      : rawAdd(DynamicLibrary.open(setup.rawLibrary))(setup.a, setup.b);
  final ns = watch.elapsedTicks * (1000000000 ~/ watch.frequency);
  return '$ns 1 1 $reply';
}
