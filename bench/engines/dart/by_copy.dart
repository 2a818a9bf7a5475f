/// Copies the encoded request and does nothing else; the outcome is what others have found.
library;

import 'dart:ffi';

import 'arm.dart';
import 'by_raw.dart';
import 'by_shortwire.dart';
import 'transactions.dart';

Arm byCopy(Setup setup, Subject subject) {
  final copy = DynamicLibrary.open(setup.rawLibrary)
      .lookupFunction<Size Function(Bytes, Size, Bytes), int Function(Bytes, int, Bytes)>('raw_copy', isLeaf: true);
  final known = byShortwire(setup, subject, by: 'shortwire');
  final number = known.loop(1);
  final message = request(subject.size).encode();
  final length = message.length;
  final from = malloc(length), to = malloc(length);
  from.asTypedList(length).setAll(0, message);
  return Arm(
    () {
      copy(from, length, to);
      return fnv1a(to.asTypedList(length)) == fnv1a(message) ? known.outcome() : 'another message';
    },
    (count) {
      var sum = 0;
      for (var i = 0; i < count; i++) {
        sum += copy(from, length, to) == length ? number : -1;
      }
      return sum;
    },
  );
}
