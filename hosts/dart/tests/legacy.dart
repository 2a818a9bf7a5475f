import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'gen/shortwire_test_legacy_v1.dart';
import 'support.dart';

/// What only proto2 has: required fields, groups, closed enums, texts that are not checked.
void legacy() {
  const number = ['shortwire.test.legacy.v1.Required.number'];
  fails(() => Required(text: 'x').encode(), Code.invalidArgument, number);
  fails(() => Required.decode(hex('120178')), Code.invalidArgument, number);
  equal(Required.decode(hex('0800')), Required(number: 0));

  equal(Defaults().encode(), <int>[]);
  equal(Defaults.decode(hex('0800')), Defaults(number: 0));

  final groups = Groups(
    single: GroupsSingle(
        number: 300, inner: Groups(single: GroupsSingle(number: 5))),
    many: [GroupsMany(text: 'a'), GroupsMany()],
  );
  equal(groups.encode(), hex('0b08ac02 12040b08050c 0c 1b0a01611c 1b1c'));
  equal(Groups.decode(groups.encode()), groups);
  for (final bad in ['0b0805', '0b14', '0c']) {
    fails(() => Groups.decode(hex(bad)), Code.invalidArgument);
  }

  // Numbers that a closed enum does not have are unknown fields.
  final closed = Closed.decode(hex('0809 1001 1009 1a0201 09 2807'));
  equal(closed.level, null);
  equal(closed.levels, [Level.low]);
  equal(closed.packed, [Level.low]);
  equal(closed.whichChoice, ClosedChoice.notSet);
  equal(closed.unknownFields, hex('0809 1009 1809 2807'));
  equal(Closed.decode(hex('2205 0a0161 1009')).byName, <String, Level>{});
  equal(Closed.decode(hex('2205 0a0161 1002')).byName, {'a': Level.high});

  equal(Unchecked.decode(hex('0a02ff61')).text, '\ufffda');
}
