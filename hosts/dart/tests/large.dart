import 'dart:typed_data';

import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// From nothing to 64 MiB, in both directions.
Future<void> large() => withFeatureLater((feature) async {
      for (final size in [0, 1, 1023, 1024, 1025, 1 << 20, 64 << 20]) {
        final reply = feature.largeSync(size: size);
        equal(reply.length, size);
        if (size != 0) equal(reply.last, numbered(size - 1));
        equal(feature.measureSync(value: reply), size);
      }
      final target = Uint8List(1 << 20);
      equal(feature.largeIntoSync(target, size: 1 << 20), 1 << 20);
      equal(target.last, numbered((1 << 20) - 1));
      final big = Repeated(
          blobs: [Uint8List(8 << 20)], doubles: List.filled(200000, 1.5));
      equal(feature.echoRepeatedSync(big) == big, true);
      equal((await feature.echoRepeated(big)) == big, true);
      equal((await feature.large(size: 5 << 20)).length, 5 << 20);
    });
