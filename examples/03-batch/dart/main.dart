/// Many calls in one crossing: main.dart PATH/TO/libcalculator.so
library;

import 'dart:typed_data';

import 'package:shortwire/shortwire.dart';

import '../../calculator/dart/gen/calculator_v1.dart';

void main(List<String> arguments) {
  final calculator = Calculator.open(arguments.single);

  // A column for each field; one element stands for all items.
  final sums = calculator.addColumnsSync(
    a: Int64List.fromList([1, 2, 3]),
    b: Int64List.fromList([10]),
  );
  print('columns: ${sums.join(' ')}');

  // A list of records. Each item has its own outcome.
  try {
    calculator.divideManySync([(a: 6, b: 3), (a: 1, b: 0), (a: -9, b: 3)]);
  } on BatchException catch (batch) {
    final results = batch.results as List<int?>;
    final outcomes = [
      for (final (i, value) in results.indexed)
        batch.errors[i]?.code.protoName ?? value,
    ];
    print('items: ${outcomes.join(' ')}');
  }

  final numbers = Int64List.fromList(List.generate(1001, (i) => i));
  final products =
      calculator.multiplyColumnsSync(a: numbers, b: Int64List.fromList([1]));
  print('a thousand: ${products.reduce((a, b) => a + b)}');
  calculator.close();
}
