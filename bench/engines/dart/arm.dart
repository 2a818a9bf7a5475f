/// What every arm is given.
typedef Setup = ({String library, String rawLibrary, int a, int b});

/// Sizes of batches and payloads.
const sizes = [10, 100, 1000];

/// The ends of the range are among them.
const pairs = [
  (40, 2),
  (-1, 1),
  (0, 0),
  (0x7fffffffffffffff, 1),
  (-0x8000000000000000, -1),
  (123456789, 987654321),
];

/// One way of doing one thing: [answer] does it once and tells the whole outcome; [loop], which is a function of its own
/// for each arm, does it many times and adds the outcomes up, each as one number.
final class Arm {
  Arm(this.answer, this.loop);

  final String Function() answer;
  final int Function(int count) loop;
  bool _isWarm = false;

  /// Nanoseconds, calls, outcomes in the sum, and the sum.
  String run(int count) {
    _warmUp();
    // An eighth beforehand brings code and data back into the caches after other arms had them.
    loop(count ~/ 8 + 1);
    final watch = Stopwatch()..start();
    final sum = loop(count);
    final ticks = watch.elapsedTicks;
    final ns = ticks * (1000000000 ~/ watch.frequency);
    return '$ns $count $count $sum';
  }

  /// The compiler optimises what it has seen for a while.
  void _warmUp() {
    if (_isWarm) return;
    final watch = Stopwatch()..start();
    for (var count = 1; watch.elapsedMilliseconds < 400; count *= 2) {
      if (count > 4096) count = 4096;
      loop(count);
    }
    _isWarm = true;
  }
}

/// An operation on two numbers.
Arm pair(int Function(int a, int b) once, int Function(int count) loop) =>
    Arm(() => [for (final (a, b) in pairs) once(a, b)].join(' '), loop);

/// Columns to add.
List<int> left(int count) => [for (var i = 0; i < count; i++) i * 1000003 - 500000];
List<int> right(int count) => [for (var i = 0; i < count; i++) i * 7];
