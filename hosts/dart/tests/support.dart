import 'dart:typed_data';

import '../../../examples/calculator/dart/gen/calculator_v1.dart';
import 'gen/shortwire_test_v1.dart';

/// Where the libraries are, and what is none.
late final String libraries, fixtures;

/// Path of the library with the feature service.
String get featureLibrary => '$libraries/libfeature_service.so';

/// Path of the library with the calculator.
String get calculatorLibrary => '$libraries/libcalculator.so';

/// Runs a test with a feature service of its own.
void withFeature(void Function(Feature feature) body,
    {int maxMessageBytes = 0, int maxDepth = 0}) {
  final feature = Feature.open(featureLibrary,
      maxMessageBytes: maxMessageBytes, maxDepth: maxDepth);
  try {
    body(feature);
  } finally {
    feature.close();
  }
}

/// The same for a test that takes time.
Future<void> withFeatureLater(
    Future<void> Function(Feature feature) body) async {
  final feature = Feature.open(featureLibrary);
  try {
    await body(feature);
  } finally {
    feature.close();
  }
}

/// Runs a test with a calculator of its own.
void withCalculator(void Function(Calculator calculator) body) {
  final calculator = Calculator.open(calculatorLibrary);
  try {
    body(calculator);
  } finally {
    calculator.close();
  }
}

/// Bytes of a list.
Uint8List bytes(List<int> values) => Uint8List.fromList(values);

/// Bytes of a text in hexadecimal digits; blanks do not count.
Uint8List hex(String digits) {
  final text = digits.replaceAll(' ', '');
  return bytes([
    for (var i = 0; i < text.length; i += 2)
      int.parse(text.substring(i, i + 2), radix: 16),
  ]);
}

/// The bytes that [value] stands for where a test service numbers them.
int numbered(int i) => i % 251;
