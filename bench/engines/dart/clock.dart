/// What the lab is told of times.
library;

import 'dart:ffi';

/// The last stretch of a wait is spun, because sleepers wake up late; but whoever spins all the time is what a busy machine
/// interrupts.
const _spun = 80000;

/// The C library's, because `sleep` of dart:io counts whole milliseconds.
final int Function(int microseconds) _sleep = DynamicLibrary.process()
    .lookupFunction<Int Function(Uint32), int Function(int)>('usleep');

/// Waits until the watch shows that many nanoseconds, and returns how many it shows then.
int waitUntil(Stopwatch watch, int due) {
  int now;
  while ((now = nanoseconds(watch)) < due) {
    if (due - now > _spun) _sleep((due - now - _spun) ~/ 1000);
  }
  return now;
}

int nanoseconds(Stopwatch watch) => watch.elapsedTicks * (1000000000 ~/ watch.frequency);

/// A timed stretch.
Map<String, int> sample(int ns, int calls, int sum) =>
    {'ns': ns, 'calls': calls, 'checked': calls, 'sum': sum};

/// What a reading of the clock costs, and the smallest step seen.
Map<String, Object> hello() {
  const times = 51, readings = 5000;
  var tick = 1000000000;
  final costs = <double>[];
  for (var time = 0; time < times; time++) {
    final watch = Stopwatch()..start();
    var before = 0;
    for (var i = 0; i < readings; i++) {
      final now = nanoseconds(watch);
      if (now > before && now - before < tick) tick = now - before;
      before = now;
    }
    costs.add(before / readings);
  }
  costs.sort();
  return {'protocol': 1, 'timer': 'Stopwatch', 'timer_ns': costs[times ~/ 2], 'tick_ns': tick};
}
