import 'dart:isolate';

import 'package:shortwire/gen_v1.dart' show CallOptions;
import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// Deadline, cancellation and metadata reach the service.
Future<void> context() => withFeatureLater((feature) async {
      final hurried = feature.withOptions(timeout: const Duration(milliseconds: 20));
      fails(() => hurried.slowSync(milliseconds: 60000), Code.deadlineExceeded);
      await failsLater(hurried.slow(milliseconds: 60000), Code.deadlineExceeded);
      fails(() => hurried.slowRawSync(SlowRequest(milliseconds: 60000).encode()),
          Code.deadlineExceeded);
      equal(feature.slowSync(milliseconds: 1), 1);
      equal(
          feature
              .withOptions(timeout: const Duration(seconds: 60))
              .slowSync(milliseconds: 1),
          1);

      final token = CancelToken();
      final patient = feature.withOptions(cancel: token);
      equal(patient.slowSync(milliseconds: 1), 1);
      final underWay = patient.slow(milliseconds: 60000);
      token.cancel();
      check(token.isCancelled);
      await failsLater(underWay, Code.cancelled);
      fails(() => patient.slowSync(milliseconds: 60000), Code.cancelled);

      // The same bytes as the C host's.
      final metadata = CallOptions(metadata: {
        'trace-bin': bytes([0, 1]),
        'tenant': 'blue',
      }).metadata!;
      equal(
          metadata.list,
          hex('0a0f 0a0974726163652d62696e 12020001 '
              '0a0e 0a0674656e616e74 1204626c7565'));
      equal(
          feature.withOptions(metadata: {
            'tenant': ['a', 'b']
          }).slowSync(milliseconds: 1),
          1);
      for (final wrong in <Map<String, Object>>[
        {'Upper': 'x'},
        {'text': bytes([1])},
        {'data-bin': 'text'},
        {'number': 5},
      ]) {
        try {
          feature.withOptions(metadata: wrong);
          check(false, 'metadata $wrong were taken');
        } on ArgumentError {
          check(true);
        }
      }

      // A client stays in its isolate.
      try {
        await Isolate.run(() => feature.isClosed);
        check(false, 'a client went to another isolate');
      } on ArgumentError {
        check(true);
      }
    });
