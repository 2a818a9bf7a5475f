import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// Absent is not the same as zero.
void presence() => withFeature((feature) {
      equal(feature.echoPresenceSync(), Presence());
      final zeros = Presence(
          number: 0,
          text: '',
          data: bytes([]),
          flag: false,
          color: Color.unspecified,
          real: 0);
      final reply = feature.echoPresenceSync(
          number: 0,
          text: '',
          data: bytes([]),
          flag: false,
          color: Color.unspecified,
          real: 0);
      equal(reply, zeros);
      check(reply != Presence());
      equal(Presence.decode(zeros.encode()), zeros);
      equal(Presence().encode(), <int>[]);
      equal(feature.echoPresenceSync(number: -5, plain: 3), Presence(number: -5, plain: 3));
      equal(feature.echoPresenceIntoSync(Presence(text: 'old'), flag: true),
          Presence(flag: true));
    });
