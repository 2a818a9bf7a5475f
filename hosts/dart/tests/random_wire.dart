import 'dart:convert';
import 'dart:math';
import 'dart:typed_data';

import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

const _rounds = 4000;

/// Random messages, most of them nearly right, go through this codec and through the library's: both must take or refuse
/// them, and what both write again must be the same bytes.
void randomWire() => withFeature((feature) {
      final random = _Generator(1);
      var taken = 0;
      for (var round = 0; round < _rounds; round++) {
        final wire = random.message();
        for (final (type, echo) in [
          (Scalars.messageType, feature.echoScalarsRawSync),
          (Presence.messageType, feature.echoPresenceRawSync),
          (Repeated.messageType, feature.echoRepeatedRawSync),
          (Unpacked.messageType, feature.echoUnpackedRawSync),
          (Choice.messageType, feature.echoChoiceRawSync),
          (Nested.messageType, feature.echoNestedRawSync),
          (Tree.messageType, feature.echoTreeRawSync),
          (StringValue.messageType, feature.echoStringRawSync),
        ]) {
          final here = _orNull(() => type.decode(wire).encode());
          equal(here, _orNull(() => echo(wire)), from: (type.fullName, wire));
          if (here != null) taken++;
        }
        _maps(feature, wire);
      }
      check(taken > _rounds, 'only $taken messages were taken');
    });

/// Maps have no order, so what the library writes is read again.
void _maps(Feature feature, Uint8List wire) {
  final here = _orNull(() => Maps.decode(wire));
  final there = _orNull(() => feature.echoMapsRawSync(wire));
  equal(here, there == null ? null : Maps.decode(there), from: wire);
  if (here != null) equal(Maps.decode(here.encode()), here, from: wire);
}

/// What comes out, null if the bytes are refused.
T? _orNull<T>(T Function() body) {
  try {
    return body();
  } on ShortwireException catch (error) {
    check(error.code == Code.invalidArgument, '$error');
    return null;
  }
}

/// Makes bytes that look like messages; the same in every run.
final class _Generator {
  _Generator(int seed) : _random = Random(seed);

  final Random _random;
  final BytesBuilder _out = BytesBuilder();

  Uint8List message() {
    _fields(4);
    return _out.takeBytes();
  }

  void _fields(int depth) {
    for (var i = _below(6); i > 0; i--) {
      final tag = _below(20) + (_oneIn(300) ? 0 : 1) << 3;
      switch (_below(8)) {
        case 0 || 1:
          _varints([tag, _anyValue()]);
        case 2:
          _varints([tag | 1]);
          _anyBytes(8);
        case 3:
          _varints([tag | 5]);
          _anyBytes(4);
        case 4 when depth > 0:
          _varints([tag | 3]);
          _fields(depth - 1);
          _varints([_oneIn(100) ? tag : tag | 4]);
        default:
          _varints([tag | 2]);
          _withLength(() => _content(depth));
      }
    }
    if (_oneIn(400)) _anyBytes(1);
  }

  void _content(int depth) {
    switch (_below(4)) {
      case 0 when depth > 0:
        _fields(depth - 1);
      case 1:
        _varints([for (var i = _below(6); i > 0; i--) _anyValue()]);
      case 2:
        _anyBytes(_below(4) * (_oneIn(2) ? 4 : 8));
      default:
        for (var i = _below(5); i > 0; i--) {
          _oneIn(300) ? _out.addByte(0xff) : _out.add(utf8.encode(_text()));
        }
    }
  }

  /// Adds what [body] adds, behind its length, which now and then is too large.
  void _withLength(void Function() body) {
    final before = _out.takeBytes();
    body();
    final content = _out.takeBytes();
    _out.add(before);
    _varints([content.length + (_oneIn(500) ? _below(3) : 0)]);
    _out.add(content);
  }

  void _varints(List<int> values) {
    for (var value in values) {
      for (; value >>> 7 != 0; value >>>= 7) {
        _out.addByte(value & 0x7f | 0x80);
      }
      _out.addByte(value);
    }
  }

  void _anyBytes(int count) {
    for (var i = 0; i < count; i++) {
      _out.addByte(_below(256));
    }
  }

  /// Any number of bits.
  int _anyValue() =>
      (_below(1 << 32) << 32 | _below(1 << 32)) >>> _below(64);

  String _text() => ['a', 'zz', 'é', '€', '😀', '0123456789'][_below(6)];

  bool _oneIn(int times) => _below(times) == 0;

  int _below(int limit) => _random.nextInt(limit);
}
