import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// Maps cross whole, are written in the order in which they are held, and have defaults for what an entry lacks.
void maps() => withFeature((feature) {
      final message = Maps(
        strings: {'b': '2', 'a': '1', '': ''},
        doubles: {'x': 0.5},
        int32s: {-1: 1 << 40, 0: 0},
        blobs: {-1: bytes([1])},
        colors: {true: Color.blue, false: Color.unspecified},
        messages: {'m': Scalars(boolValue: true), 'empty': Scalars()},
        flags: {-5: true},
      );
      equal(feature.echoMapsSync(message), message);
      equal(Maps.decode(message.encode()), message);
      equal(Maps(strings: {'b': '2', 'a': '1'}).encode(),
          hex('0a06 0a0162 120132 0a06 0a0161 120131'));
      equal(Maps.decode(hex('0a00')).strings, {'': ''});
      equal(Maps.decode(hex('3200')).messages, {'': Scalars()});
      equal(Maps.decode(hex('0a03 0a016b 0a06 0a016b 120176')).strings, {'k': 'v'});
      equal(Maps.decode(hex('0a08 0a016b 1801 120176')).strings, {'k': 'v'});
    });
