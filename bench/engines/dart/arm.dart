import 'dart:convert';
import 'dart:io';
import 'dart:typed_data';

import 'clock.dart';

/// Where the libraries are.
typedef Setup = ({String library, String rawLibrary});

/// What is to be done, and by whom.
final class Subject {
  Subject(Map<String, dynamic> request)
      : scenario = request['scenario'],
        by = request['by'],
        size = request['size'],
        a = request['input']['a'] ?? 0,
        b = request['input']['b'] ?? 0,
        seed = request['input']['seed'] ?? 0,
        count = request['input']['count'] ?? 1;

  final String scenario, by;
  final int size, a, b, seed, count;

  StateError get unknown => StateError('this engine has no $scenario by $by');
}

/// One way of doing one thing: [outcome] does it once and tells the whole outcome; [loop], which is a function of its own
/// for each arm, does it many times and adds the outcomes up, each as one number.
final class Arm {
  Arm(this.outcome, this.loop);

  final String Function() outcome;
  final int Function(int count) loop;

  Map<String, Object> prepared() =>
      {'hash': fnv1a(utf8.encode(outcome())), 'checksum': loop(1)};

  /// A timed stretch.
  Map<String, int> run(int count) {
    // An eighth beforehand brings code and data back into the caches after other arms had them.
    loop(count ~/ 8 + 1);
    final watch = Stopwatch()..start();
    final sum = loop(count);
    return sample(nanoseconds(watch), count, sum);
  }

  /// Does it at an interval, and writes when each call was due, when it began and when it ended.
  Map<String, int> stamps(int count, int interval, File file) {
    final stamps = Int64List(3 * count);
    var sum = 0;
    final watch = Stopwatch()..start();
    for (var i = 0; i < count; i++) {
      final due = i * interval;
      stamps[3 * i] = due;
      stamps[3 * i + 1] = waitUntil(watch, due);
      sum += loop(1);
      stamps[3 * i + 2] = nanoseconds(watch);
    }
    file.writeAsBytesSync(Uint8List.sublistView(stamps));
    return {'calls': count, 'sum': sum};
  }
}

/// An operation on two numbers: the outcome is that on several pairs, the subject's last.
Arm pair(Subject subject, int Function(int a, int b) once, int Function(int count) loop) {
  final pairs = [
    (40, 2),
    (-1, 1),
    (0, 0),
    (0x7fffffffffffffff, 1),
    (-0x8000000000000000, -1),
    (subject.a, subject.b),
  ];
  return Arm(() => [for (final (a, b) in pairs) once(a, b)].join(' '), loop);
}

/// Columns to add.
List<int> left(int count) => [for (var i = 0; i < count; i++) i * 1000003 - 500000];
List<int> right(int count) => [for (var i = 0; i < count; i++) i * 7];

/// What bytes are without regard to their order.
String weight(List<int> message) =>
    '${message.length} ${message.fold(0, (total, byte) => total + byte)}';

String fnv1a(List<int> bytes) {
  var hash = 0xcbf29ce484222325;
  for (final byte in bytes) {
    hash = (hash ^ byte) * 0x100000001b3;
  }
  return BigInt.from(hash).toUnsigned(64).toRadixString(16).padLeft(16, '0');
}
