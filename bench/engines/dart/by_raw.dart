/// Through `dart:ffi` by hand: the raw boundary.
library;

import 'dart:ffi';
import 'dart:typed_data';

import 'arm.dart';

typedef Bytes = Pointer<Uint8>;
typedef _Ints = Pointer<Int64>;

Arm byRaw(Setup setup, Subject subject) {
  final library = DynamicLibrary.open(setup.rawLibrary);
  return switch (subject.scenario) {
    'add' || 'add-latency' => _add(library, subject),
    'process' => _process(library, subject),
    'columns' || 'items' => _columns(library, subject.size),
    _ => throw subject.unknown,
  };
}

final malloc = DynamicLibrary.process()
    .lookupFunction<Bytes Function(Size), Bytes Function(int)>('malloc');

/// The function that a start is measured with too.
int Function(int, int) rawAdd(DynamicLibrary library) =>
    library.lookupFunction<Int64 Function(Int64, Int64),
        int Function(int, int)>('raw_add', isLeaf: true);

Arm _add(DynamicLibrary library, Subject subject) {
  final add = rawAdd(library);
  return pair(subject, add, (count) {
    final (a, b) = (subject.a, subject.b);
    var sum = 0;
    for (var i = 0; i < count; i++) {
      sum += add(a, b);
    }
    return sum;
  });
}

/// ComplexCalculationRequest{add} and the value of its reply, by a codec that knows these two.
Arm _process(DynamicLibrary library, Subject subject) {
  final process = library.lookupFunction<Size Function(Bytes, Size, Bytes),
      int Function(Bytes, int, Bytes)>('raw_process', isLeaf: true);
  final request = malloc(32), reply = malloc(16);
  int once(int a, int b) {
    var end = 2;
    if (a != 0) {
      request[end++] = 0x08;
      end = _putVarint(request, end, a);
    }
    if (b != 0) {
      request[end++] = 0x10;
      end = _putVarint(request, end, b);
    }
    request[0] = 0x0a;
    request[1] = end - 2;
    if (process(request, end, reply) == 0) throw StateError('refused');
    var value = 0;
    for (var i = 1, shift = 0;; i++, shift += 7) {
      value |= (reply[i] & 0x7f) << shift;
      if (reply[i] < 0x80) return value;
    }
  }

  return pair(subject, once, (count) {
    final (a, b) = (subject.a, subject.b);
    var sum = 0;
    for (var i = 0; i < count; i++) {
      sum += once(a, b);
    }
    return sum;
  });
}

int _putVarint(Bytes to, int at, int value) {
  for (; value < 0 || value >= 0x80; value >>>= 7) {
    to[at++] = value | 0x80;
  }
  to[at++] = value;
  return at;
}

/// Lists of Dart's heap have no address in this version: they are copied, as by hand they would be.
Arm _columns(DynamicLibrary library, int size) {
  final add = library.lookupFunction<Void Function(_Ints, _Ints, _Ints, Size),
      void Function(_Ints, _Ints, _Ints, int)>('raw_add_columns', isLeaf: true);
  final a = Int64List.fromList(left(size)), b = Int64List.fromList(right(size));
  final sums = Int64List(size);
  final memory = [for (var i = 0; i < 3; i++) malloc(size * 8).cast<Int64>()];
  final views = [for (final column in memory) column.asTypedList(size)];
  final [nativeA, nativeB, nativeSums] = memory;
  final [viewA, viewB, viewSums] = views;
  void once() {
    viewA.setAll(0, a);
    viewB.setAll(0, b);
    add(nativeA, nativeB, nativeSums, size);
    sums.setAll(0, viewSums);
  }

  return Arm(
    () {
      once();
      return sums.join(' ');
    },
    (count) {
      var sum = 0;
      for (var i = 0; i < count; i++) {
        once();
        sum += sums[size - 1];
      }
      return sum;
    },
  );
}
