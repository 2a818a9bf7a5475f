import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// At most one member is there; the last one read wins.
void oneof() => withFeature((feature) {
      final choices = {
        ChoiceChoice.number: Choice(number: 0),
        ChoiceChoice.text: Choice(text: ''),
        ChoiceChoice.data: Choice(data: bytes([])),
        ChoiceChoice.color: Choice(color: Color.unspecified),
        ChoiceChoice.message: Choice(message: Scalars(int32Value: 1)),
        ChoiceChoice.nothing: Choice(nothing: Empty()),
        ChoiceChoice.flag: Choice(flag: false),
        ChoiceChoice.real: Choice(real: -0.0),
        ChoiceChoice.notSet: Choice(after: 'x'),
      };
      for (final MapEntry(key: which, value: choice) in choices.entries) {
        final reply = feature.echoChoiceSync(choice);
        equal(reply, choice);
        equal(reply.whichChoice, which);
      }
      equal(Choice.decode(hex('0801 120161')), Choice(text: 'a'));
      equal(Choice.decode(hex('120161 0801')), Choice(number: 1));
      // Messages merge, unless another member came between.
      equal(Choice.decode(hex('2a021801 2a022002')),
          Choice(message: Scalars(int32Value: 1, int64Value: 2)));
      equal(Choice.decode(hex('2a021801 0801 2a022002')),
          Choice(message: Scalars(int64Value: 2)));
      fails(() => Choice(number: 1, text: 'a').encode(), Code.invalidArgument,
          ['more than one', 'Choice.choice']);
    });
