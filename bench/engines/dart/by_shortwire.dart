/// With the generated client.
library;

import 'dart:typed_data';

import '../../../examples/calculator/dart/gen/calculator_v1.dart';
import '../../../examples/calculator/dart/gen/complex_data_v1.dart';
import 'arm.dart';
import 'transactions.dart';

Map<String, Arm> byShortwire(Setup setup) {
  final calculator = Calculator.open(setup.library);
  final data = ComplexData.open(setup.library);
  return {
    'add/shortwire': _add(calculator, setup),
    'process/shortwire': _process(data, setup),
    'process/shortwire-built': _processBuilt(data, setup),
    'process/shortwire-into': _processInto(data, setup),
    for (final size in sizes) ...{
      'columns-$size/shortwire': _columns(calculator, size),
      'items-$size/shortwire': _items(calculator, size),
      'aggregate-$size/shortwire': _aggregate(data, size),
      'request-$size/shortwire': _fingerprint(size),
    },
    'encode-1000/shortwire': _encode(1000),
    'encode-1000/shortwire-into': _encodeInto(1000),
    'decode-1000/shortwire': _decode(1000),
  };
}

Arm _add(Calculator calculator, Setup setup) =>
    pair((a, b) => calculator.addSync(a: a, b: b), (count) {
      final (a, b) = (setup.a, setup.b);
      var sum = 0;
      for (var i = 0; i < count; i++) {
        sum += calculator.addSync(a: a, b: b);
      }
      return sum;
    });

ComplexCalculationRequest _small(int a, int b) =>
    ComplexCalculationRequest(add: BinaryOp(a: a, b: b));

Arm _process(ComplexData data, Setup setup) =>
    pair((a, b) => data.processSync(_small(a, b)).value!, (count) {
      final small = _small(setup.a, setup.b);
      var sum = 0;
      for (var i = 0; i < count; i++) {
        sum += data.processSync(small).value!;
      }
      return sum;
    });

Arm _processBuilt(ComplexData data, Setup setup) =>
    pair((a, b) => data.processSync(_small(a, b)).value!, (count) {
      final (a, b) = (setup.a, setup.b);
      var sum = 0;
      for (var i = 0; i < count; i++) {
        sum += data.processSync(_small(a, b)).value!;
      }
      return sum;
    });

Arm _processInto(ComplexData data, Setup setup) {
  final reply = ComplexCalculationResponse();
  return pair((a, b) => data.processIntoSync(reply, _small(a, b)).value!,
      (count) {
    final small = _small(setup.a, setup.b);
    var sum = 0;
    for (var i = 0; i < count; i++) {
      sum += data.processIntoSync(reply, small).value!;
    }
    return sum;
  });
}

Arm _columns(Calculator calculator, int size) {
  final a = Int64List.fromList(left(size)), b = Int64List.fromList(right(size));
  final sums = Int64List(size);
  return Arm(
    () => calculator.addColumnsSync(a: a, b: b, into: sums).join(' '),
    (count) {
      var sum = 0;
      for (var i = 0; i < count; i++) {
        calculator.addColumnsSync(a: a, b: b, into: sums);
        sum += sums[size - 1];
      }
      return sum;
    },
  );
}

Arm _items(Calculator calculator, int size) {
  final (a, b) = (left(size), right(size));
  final items = [for (var i = 0; i < size; i++) (a: a[i], b: b[i])];
  return Arm(() => calculator.addManySync(items).join(' '), (count) {
    var sum = 0;
    for (var i = 0; i < count; i++) {
      sum += calculator.addManySync(items).last;
    }
    return sum;
  });
}

Arm _aggregate(ComplexData data, int size) {
  final batch = request(size);
  int cents(ComplexDataResult reply) => (reply.totalAmount * 100).round();
  return Arm(
    () {
      final reply = data.aggregateSync(batch);
      final stats = [
        for (final entry in reply.stats.entries) '${entry.key}=${entry.value}',
      ]..sort();
      return [reply.transactionCount, cents(reply), ...stats].join(' ');
    },
    (count) {
      var sum = 0;
      for (var i = 0; i < count; i++) {
        final reply = data.aggregateSync(batch);
        sum += reply.transactionCount + cents(reply);
      }
      return sum;
    },
  );
}

Arm _fingerprint(int size) {
  final message = request(size).encode();
  return Arm(
    () {
      var hash = 0xcbf29ce484222325;
      for (final byte in message) {
        hash = (hash ^ byte) * 0x100000001b3;
      }
      final digits = BigInt.from(hash).toUnsigned(64).toRadixString(16);
      return '${message.length} ${digits.padLeft(16, '0')}';
    },
    (count) => count * message.length,
  );
}

Arm _encode(int size) {
  final batch = request(size);
  return Arm(() => '${batch.encode().length}', (count) {
    var sum = 0;
    for (var i = 0; i < count; i++) {
      sum += batch.encode().length;
    }
    return sum;
  });
}

Arm _encodeInto(int size) {
  final batch = request(size);
  final target = Uint8List(batch.encode().length);
  return Arm(() => '${batch.encodeInto(target)}', (count) {
    var sum = 0;
    for (var i = 0; i < count; i++) {
      sum += batch.encodeInto(target);
    }
    return sum;
  });
}

Arm _decode(int size) {
  final message = request(size).encode();
  int decoded() =>
      ComplexDataOperation.decode(message).data!.transactions.length;
  return Arm(() => '${decoded()}', (count) {
    var sum = 0;
    for (var i = 0; i < count; i++) {
      sum += decoded();
    }
    return sum;
  });
}
