/// With the generated client.
library;

import 'dart:typed_data';

import '../../../examples/calculator/dart/gen/calculator_v1.dart';
import '../../../examples/calculator/dart/gen/complex_data_v1.dart';
import 'arm.dart';
import 'transactions.dart';

/// As the subject says, or [by].
Arm byShortwire(Setup setup, Subject subject, {String? by}) {
  Calculator calculator() => Calculator.open(setup.library);
  ComplexData data() => ComplexData.open(setup.library);
  return switch ((subject.scenario, by ?? subject.by)) {
    ('add' || 'add-latency', 'shortwire') => _add(calculator(), subject),
    ('process', 'shortwire') => _process(data(), subject),
    ('process', 'shortwire-built') => _processBuilt(data(), subject),
    ('process', 'shortwire-into') => _processInto(data(), subject),
    ('ladder', 'shortwire') => _wholeCall(data(), subject),
    ('columns', 'shortwire') => _columns(calculator(), subject.size),
    ('items', 'shortwire') => _items(calculator(), subject.size),
    ('aggregate', 'shortwire') => _aggregate(data(), subject.size),
    ('encode', 'shortwire') => _encode(subject.size),
    ('encode', 'shortwire-into') => _encodeInto(subject.size),
    ('decode', 'shortwire') => _decode(subject.size),
    _ => throw subject.unknown,
  };
}

Arm _add(Calculator calculator, Subject subject) =>
    pair(subject, (a, b) => calculator.addSync(a: a, b: b), (count) {
      final (a, b) = (subject.a, subject.b);
      var sum = 0;
      for (var i = 0; i < count; i++) {
        sum += calculator.addSync(a: a, b: b);
      }
      return sum;
    });

ComplexCalculationRequest _small(int a, int b) =>
    ComplexCalculationRequest(add: BinaryOp(a: a, b: b));

Arm _process(ComplexData data, Subject subject) =>
    pair(subject, (a, b) => data.processSync(_small(a, b)).value!, (count) {
      final small = _small(subject.a, subject.b);
      var sum = 0;
      for (var i = 0; i < count; i++) {
        sum += data.processSync(small).value!;
      }
      return sum;
    });

Arm _processBuilt(ComplexData data, Subject subject) =>
    pair(subject, (a, b) => data.processSync(_small(a, b)).value!, (count) {
      final (a, b) = (subject.a, subject.b);
      var sum = 0;
      for (var i = 0; i < count; i++) {
        sum += data.processSync(_small(a, b)).value!;
      }
      return sum;
    });

Arm _processInto(ComplexData data, Subject subject) {
  final reply = ComplexCalculationResponse();
  return pair(subject, (a, b) => data.processIntoSync(reply, _small(a, b)).value!,
      (count) {
    final small = _small(subject.a, subject.b);
    var sum = 0;
    for (var i = 0; i < count; i++) {
      sum += data.processIntoSync(reply, small).value!;
    }
    return sum;
  });
}

Arm _wholeCall(ComplexData data, Subject subject) {
  int once(int a, int b) => data.processSync(_small(a, b)).value!;
  return Arm(() => '${once(subject.a, subject.b)}', (count) {
    final (a, b) = (subject.a, subject.b);
    var sum = 0;
    for (var i = 0; i < count; i++) {
      sum += once(a, b);
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
      return [fnv1a(batch.encode()), reply.transactionCount, cents(reply), ...stats].join(' ');
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

Arm _encode(int size) {
  final batch = request(size);
  return Arm(() => weight(batch.encode()), (count) {
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
  return Arm(() => weight(target.sublist(0, batch.encodeInto(target))), (count) {
    var sum = 0;
    for (var i = 0; i < count; i++) {
      sum += batch.encodeInto(target);
    }
    return sum;
  });
}

Arm _decode(int size) {
  final message = request(size).encode();
  ComplexDataOperation decoded() => ComplexDataOperation.decode(message);
  return Arm(
    () {
      final read = decoded();
      return '${read.data!.transactions.length} ${weight(read.encode())}';
    },
    (count) {
      var sum = 0;
      for (var i = 0; i < count; i++) {
        sum += decoded().data!.transactions.length;
      }
      return sum;
    },
  );
}
