import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// Fields that the schema does not name are kept, and written again after all others.
void unknownFields() => withFeature((feature) {
      final unknown = hex('b80601 ba0602 6869 bb06 0801 bc06 bd06 01020304');
      final message = StringValue.decode(bytes([...unknown, ...hex('0a0161')]));
      equal(message.value, 'a');
      equal(message.unknownFields, unknown);
      equal(message.encode(), [...hex('0a0161'), ...unknown]);
      check(message != StringValue(value: 'a'));
      equal(feature.echoStringRawSync(message.encode()), message.encode());
      equal((message..clear()).unknownFields, <int>[]);

      // A known field of another wire type is an unknown one.
      final odd = Int64Value.decode(hex('0a0101 0805'));
      equal(odd.value, 5);
      equal(odd.unknownFields, hex('0a0101'));

      final newer = Version2(name: 'n', added: [1, 2], origin: Version1(name: 'o'));
      final older = Version1.decode(newer.encode());
      equal(older.name, 'n');
      equal(Version2.decode(older.encode()), newer);
      equal((StringValue()..unknownFields = unknown).encode(), unknown);
    });
