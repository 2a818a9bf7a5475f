import 'package:shortwire/shortwire.dart';

import '../../../examples/calculator/dart/gen/calculator_v1.dart';
import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

/// Every code, with its message and typed details, in every form of a call.
Future<void> errors() async {
  await withFeatureLater((feature) async {
    for (final code in Code.values) {
      final error = fails(
          () => feature.failSync(code: code.number, message: 'why', detail: 7),
          code,
          ['why'])!;
      equal(error.detail(FailDetail.messageType), FailDetail(number: 7));
      equal(error.detail(Scalars.messageType), null);
      equal(error.details.single.typeUrl.split('/').last, 'shortwire.test.v1.FailDetail');
      equal('$error', '${code.protoName}: why');
      fails(
          () => feature.failRawSync(
              FailRequest(code: code.number, message: 'why').encode()),
          code,
          ['why']);
      await failsLater(feature.fail(code: code.number, message: 'ä'), code, ['ä']);
    }
    equal(Code.of(99), Code.unknown);
  });
  withCalculator((calculator) {
    final error = fails(() => calculator.divideSync(a: 5), Code.invalidArgument,
        ['division by zero'])!;
    equal(error.detail(DivisionError.messageType), DivisionError(dividend: 5));
    fails(() => calculator.divideSync(a: -0x8000000000000000, b: -1), Code.outOfRange);
    equal(calculator.divideSync(a: -7, b: 2), -3);
    equal(
        calculator
            .calculateSync(CalculatorRequest(divide: BinaryOp(a: 1)))
            .error
            ?.message
            .contains('zero'),
        true);
  });
}
