import 'dart:ffi';

import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'support.dart';

final _process = DynamicLibrary.process();
final _fork = _process.lookupFunction<Int32 Function(), int Function()>('fork',
    isLeaf: true);
final _exit = _process
    .lookupFunction<Void Function(Int32), void Function(int)>('_exit', isLeaf: true);
final _wait = _process.lookupFunction<
    Int32 Function(Int32, Pointer<Int32>, Int32),
    int Function(int, Pointer<Int32>, int)>('waitpid');
final _malloc = _process
    .lookupFunction<Pointer<Int32> Function(Size), Pointer<Int32> Function(int)>('malloc');

/// A child process is told that its client belongs to its parent.
void forks() => withFeature((feature) {
      // Compiled before: the child has no compiler's thread.
      for (var i = 0; i < 10; i++) {
        _asked(() => feature.echoInt64Sync(value: 1));
        _asked(() => feature.failSync(code: 9, message: 'process'));
      }
      final child = _fork();
      if (child == 0) _exit(_asked(() => feature.echoInt64Sync(value: 1)));
      final status = _malloc(4);
      equal(_wait(child, status, 0), child);
      equal(status.value >> 8, 42);
      equal(feature.echoInt64Sync(value: 1), 1);
    });

/// 42 if a call fails because of a fork.
int _asked(Object? Function() call) {
  try {
    call();
    return 1;
  } on ShortwireException catch (error) {
    return error.code == Code.failedPrecondition &&
            error.message.contains('process')
        ? 42
        : 2;
  }
}
