/// The parts of a small call, each rung with one thing more; the library's side is in bench/rivals/ladder, reached through
/// leaf calls of `dart:ffi` over memory that is used again.
library;

import 'dart:ffi';
import 'dart:typed_data';

import '../../../examples/calculator/dart/gen/calculator_v1.dart';
import '../../../examples/calculator/dart/gen/complex_data_v1.dart';
import 'arm.dart';
import 'by_raw.dart';

typedef _Rung = int Function(Bytes request, int length, Bytes reply);

Arm byLadder(Setup setup, Subject subject) {
  final ladder = _Ladder(DynamicLibrary.open(setup.rawLibrary), subject);
  final loop = switch (subject.by) {
    'loop' => ladder.loop,
    'empty' => ladder.empty,
    'args' => ladder.args,
    'encode' => ladder.encode,
    'decode' => ladder.decode,
    'work' => ladder.work,
    'reply' => ladder.reply,
    _ => throw subject.unknown,
  };
  return Arm(() => '${loop(1)}', loop);
}

const _requestBytes = 32, _replyBytes = 11;

final class _Ladder {
  _Ladder(this._library, Subject subject)
      : _a = subject.a,
        _b = subject.b,
        _known = [subject.a + subject.b];

  final DynamicLibrary _library;
  late final _nothing = _library
      .lookupFunction<Void Function(), void Function()>('ladder_nothing', isLeaf: true);
  late final _args = _rung('args');
  late final _decode = _rung('decode');
  late final _work = _rung('work');
  late final _reply = _rung('reply');

  final int _a, _b;

  /// The sum, where the compiler does not see it.
  final List<int> _known;

  final Bytes _request = malloc(_requestBytes), _room = malloc(_replyBytes);
  late final _requestView = _request.asTypedList(_requestBytes);

  /// The reply, by its length: it is written at the end of the room.
  late final _replies = [
    for (var n = 0; n <= _replyBytes; n++)
      Uint8List.sublistView(_room.asTypedList(_replyBytes), _replyBytes - n)
  ];

  int loop(int count) {
    var sum = 0;
    for (var i = 0; i < count; i++) {
      sum += _known[0];
    }
    return sum;
  }

  int empty(int count) {
    final nothing = _nothing;
    var sum = 0;
    for (var i = 0; i < count; i++) {
      nothing();
      sum += _known[0];
    }
    return sum;
  }

  int args(int count) {
    final args = _args;
    var sum = 0;
    for (var i = 0; i < count; i++) {
      sum += _known[0] + args(_request, 0, _room);
    }
    return sum;
  }

  int encode(int count) {
    final args = _args;
    var sum = 0;
    for (var i = 0; i < count; i++) {
      sum += _known[0] + args(_request, _encoded(), _room);
    }
    return sum;
  }

  int decode(int count) {
    final decode = _decode;
    var sum = 0;
    for (var i = 0; i < count; i++) {
      sum += _known[0] + decode(_request, _encoded(), _room);
    }
    return sum;
  }

  int work(int count) {
    final work = _work;
    var sum = 0;
    for (var i = 0; i < count; i++) {
      sum += _known[0] + work(_request, _encoded(), _room);
    }
    return sum;
  }

  int reply(int count) {
    final reply = _reply;
    var sum = 0;
    for (var i = 0; i < count; i++) {
      final message = _replies[reply(_request, _encoded(), _room)];
      sum += ComplexCalculationResponse.decode(message).value!;
    }
    return sum;
  }

  int _encoded() =>
      ComplexCalculationRequest(add: BinaryOp(a: _a, b: _b)).encodeInto(_requestView);

  _Rung _rung(String name) =>
      _library.lookupFunction<Size Function(Bytes, Size, Bytes), _Rung>('ladder_$name', isLeaf: true);
}
