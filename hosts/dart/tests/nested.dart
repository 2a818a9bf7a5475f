import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// Messages in messages, and what is the same about them.
void nested() => withFeature((feature) {
      final message = Nested(
        inner: NestedInner(number: -1, kind: NestedInnerKind.leaf),
        inners: [NestedInner(), NestedInner(number: 2)],
        kind: NestedInnerKind.of(9),
      );
      final reply = feature.echoNestedSync(message);
      equal(reply, message);
      equal(reply.hashCode, message.hashCode);
      check(message != Nested());
      check(Nested(inner: NestedInner()) != Nested());
      equal('${NestedInner(number: 4)}'.contains('number: 4'), true);

      final target = Nested(inner: NestedInner(number: 9));
      check(identical(feature.echoNestedIntoSync(target, Nested()), target));
      equal(target, Nested());
      // A value that comes twice: messages merge, all else is replaced.
      equal(Nested.decode(hex('0a020801 0a021001 1801 1800')),
          Nested(inner: NestedInner(number: 1, kind: NestedInnerKind.leaf)));
    });
