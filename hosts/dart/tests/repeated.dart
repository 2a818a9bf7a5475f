import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// Lists of every type, packed and not, are read in both forms.
void repeated() => withFeature((feature) {
      final message = Repeated(
        doubles: [1.5, -0.0, double.infinity],
        floats: [0.5],
        int32s: [-1, 300, 0],
        int64s: [1 << 62, -1],
        uint32s: [0xffffffff],
        uint64s: [-1],
        sint32s: [-2, 2],
        sint64s: [-3],
        fixed32s: [9],
        fixed64s: [10],
        sfixed32s: [-9],
        sfixed64s: [-10],
        bools: [true, false],
        strings: ['', 'ä'],
        blobs: [bytes([]), bytes([1])],
        colors: [Color.blue, Color.of(99)],
        messages: [Scalars(), Scalars(int32Value: 4)],
      );
      equal(feature.echoRepeatedSync(message), message);
      equal(Repeated.decode(message.encode()), message);
      equal(feature.echoRepeatedRawSync(message.encode()), message.encode());
      equal(feature.echoRepeatedSync(Repeated()), Repeated());

      final unpacked =
          Unpacked(int64s: [1, -2], doubles: [0.5], colors: [Color.red]);
      equal(feature.echoUnpackedSync(unpacked), unpacked);
      equal(unpacked.encode(), hex('0801 08feffffffffffffffff01 11000000000000e03f 1801'));
      equal(Unpacked.decode(hex('0a0201 02 0803')).int64s, [1, 2, 3]);
      equal(Repeated.decode(hex('1801 1a020203')).int32s, [1, 2, 3]);

      // Lists are there without being asked for, and do not make messages differ.
      final empty = Repeated();
      equal(empty.strings, <String>[]);
      equal(empty, Repeated());
      empty.strings.add('x');
      equal(empty, Repeated(strings: ['x']));
      final merged = Repeated(int32s: [1])
        ..mergeFrom(Repeated(int32s: [2]).encode());
      equal(merged.int32s, [1, 2]);
    });
