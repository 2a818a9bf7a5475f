/// Calls the calculator library from Dart: main.dart PATH/TO/libcalculator.so
library;

import 'dart:typed_data';

import 'package:shortwire/shortwire.dart';

import 'gen/calculator_v1.dart';
import 'gen/complex_data_v1.dart';

Future<void> main(List<String> arguments) async {
  final calculator = Calculator.open(arguments.single);
  print('40 + 2 = ${calculator.addSync(a: 40, b: 2)}');
  print('pairs: ${calculator.addManySync([(a: 1, b: 2), (a: 3, b: 4), (a: 5, b: 6)])}');
  final sums = calculator.addColumnsSync(
    a: Int64List.fromList([1, 2, 3]),
    b: Int64List.fromList([10]),
  );
  print('columns: $sums');
  try {
    calculator.divideSync(a: 1, b: 0);
  } on ShortwireException catch (error) {
    print('1 / 0: ${error.message} ${error.detail(DivisionError.messageType)}');
  }
  calculator.close();

  final data = ComplexData.open(arguments.single);
  final small = ComplexCalculationRequest(add: BinaryOp(a: 40, b: 2));
  print('process: ${data.processSync(small).value}');
  final transactions = [
    for (var n = 0; n < 1000; n++)
      Transaction(transactionId: 'T$n', amount: n * 1.5, currency: 'EUR'),
  ];
  // On another thread: this isolate goes on meanwhile.
  final reply = await data.aggregate(ComplexDataOperation(
    data: DataBatch(transactions: transactions),
    operationType: 'sum',
  ));
  print('aggregate: ${reply.transactionCount} transactions, ${reply.totalAmount} ${reply.stats}');
  data.close();
}
