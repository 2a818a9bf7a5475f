/// Whose memory calls use: main.dart PATH/TO/libpixels.so
library;

import 'dart:typed_data';

import 'gen/pixels_v1.dart';

void main(List<String> arguments) {
  final pixels = Pixels.open(arguments.single);
  final data = Uint8List.fromList([0, 1, 2, 3, 4, 5, 6, 7]);

  // Any Uint8List is taken, views too. It is copied once, into memory that native code may read.
  print('sum of a slice: ${pixels.sumSync(data: Uint8List.sublistView(data, 2, 5))}');

  // Replies go into the caller's list.
  final image = Uint8List(4);
  pixels.invertIntoSync(image, data: Uint8List.sublistView(data, 0, 4));
  print('inverted: ${_hex(image)}');
  pixels.invertIntoSync(image, data: Uint8List.sublistView(data, 4));
  print('inverted again, into the same memory: ${_hex(image)}');

  // Columns too.
  final totals = Uint64List(3);
  pixels.sumColumnsSync(
    data: [
      for (final i in [1, 3, 5]) Uint8List.fromList([i, i + 1]),
    ],
    into: totals,
  );
  print('sums into our column: ${totals.join(' ')}');
  pixels.close();
}

String _hex(Uint8List bytes) =>
    bytes.map((byte) => byte.toRadixString(16).padLeft(2, '0')).join(' ');
