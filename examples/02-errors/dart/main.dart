/// Failures and their typed details: main.dart PATH/TO/libcalculator.so
library;

import 'package:shortwire/shortwire.dart';

import '../../calculator/dart/gen/calculator_v1.dart';

void main(List<String> arguments) {
  final calculator = Calculator.open(arguments.single);
  print('7 / 2 = ${calculator.divideSync(a: 7, b: 2)}');

  // One exception with one of gRPC's codes; details are messages of the schema.
  try {
    calculator.divideSync(a: 1, b: 0);
  } on ShortwireException catch (error) {
    print('1 / 0: $error');
    final detail = error.detail(DivisionError.messageType)!;
    print('dividend ${detail.dividend}, divisor ${detail.divisor}');
  }

  try {
    Calculator.open('./no/such/library.so');
  } on ShortwireException catch (error) {
    print('no library: ${error.code.protoName}');
  }

  try {
    calculator.withOptions(timeout: Duration.zero).divideSync(a: 7, b: 2);
  } on ShortwireException catch (error) {
    print('too late: ${error.code.protoName}');
  }
  calculator.close();
}
