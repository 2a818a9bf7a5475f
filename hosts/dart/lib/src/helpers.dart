import 'dart:async';
import 'dart:ffi';
import 'dart:io';
import 'dart:isolate';

import 'abi.dart';

/// Isolates that make blocking calls for this one. They are started when they are needed, at most [most] of them, and
/// kept; calls beyond that wait for one to be idle. They end with the isolate that they work for.
final class Helpers {
  Helpers._();

  /// How many calls this isolate has on other threads at a time.
  static int most = Platform.numberOfProcessors * 4;

  static final List<SendPort> _idle = [];
  static final List<(List<int>, Completer<int>)> _waiting = [];
  static final Map<int, Completer<int>> _running = {};
  static int _started = 0;
  static int _lastCall = 0;
  static final RawReceivePort _answers = RawReceivePort(_answered)
    ..keepIsolateAlive = false;

  /// Calls a function of the boundary with these words; completes with the code it returns.
  static Future<int> run(int function, int a, int b, int c, [int? d, int? e]) {
    final call = [++_lastCall, function, a, b, c, if (d != null) d, if (e != null) e];
    final completer = Completer<int>();
    if (_idle.isNotEmpty) {
      _send(_idle.removeLast(), call, completer);
    } else {
      _waiting.add((call, completer));
      _startOne();
    }
    return completer.future;
  }

  static void _startOne() {
    if (_started >= most) return;
    _started++;
    _answers.keepIsolateAlive = true;
    final start = (_answers.sendPort, Isolate.current.controlPort);
    Isolate.spawn(_work, start, debugName: 'shortwire').onError((error, trace) {
      _started--;
      final (_, completer) = _waiting.removeAt(0);
      completer.completeError(error!, trace);
      _rest();
      throw error;
    }).ignore();
  }

  static void _send(SendPort helper, List<int> call, Completer<int> completer) {
    _running[call.first] = completer;
    _answers.keepIsolateAlive = true;
    helper.send(call);
  }

  static void _answered(dynamic answer) {
    final (helper, id, code) = answer as (SendPort, int, int);
    final completer = _running.remove(id);
    if (_waiting.isEmpty) {
      _idle.add(helper);
    } else {
      final (call, next) = _waiting.removeAt(0);
      _send(helper, call, next);
    }
    completer?.complete(code);
    _rest();
  }

  /// Lets the program end when nothing is under way.
  static void _rest() {
    if (_running.isEmpty && _waiting.isEmpty) _answers.keepIsolateAlive = false;
  }
}

/// What a helper does: calls, until its owner ends.
void _work((SendPort, SendPort) start) {
  final (answers, owner) = start;
  final calls = RawReceivePort();
  Isolate(owner).addOnExitListener(calls.sendPort);
  calls.handler = (dynamic call) {
    if (call == null) return calls.close();
    answers.send((calls.sendPort, (call as List<int>).first, _made(call)));
  };
  // No call has the number 0: this only says that it is there.
  answers.send((calls.sendPort, 0, 0));
}

int _made(List<int> call) => switch (call) {
      [_, final function, final a, final b, final c] =>
        Pointer<NativeFunction<NativeManyCall>>.fromAddress(function)
            .asFunction<ManyCallFunction>()(a, b, c),
      [_, final function, final a, final b, final c, final d, final e] =>
        Pointer<NativeFunction<NativeCall>>.fromAddress(function)
            .asFunction<CallFunction>()(a, b, c, d, e),
      _ => throw StateError('a call has three or five words'),
    };
