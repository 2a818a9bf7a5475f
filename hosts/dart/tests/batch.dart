import 'dart:typed_data';

import 'package:shortwire/shortwire.dart';

import '../../../examples/calculator/dart/gen/calculator_v1.dart';
import 'check.dart';
import 'gen/shortwire_test_v1.dart';
import 'support.dart';

Int64List _ints(List<int> values) => Int64List.fromList(values);

/// Items and columns, and what becomes of those that fail.
Future<void> batch() async {
  withCalculator(_items);
  withCalculator(_columns);
  withFeature(_everyType);
  withFeature(_presence);
  withFeature(_misfits);
  withFeature(_wire);
  await _elsewhere();
}

void _items(Calculator calculator) {
  equal(calculator.addManySync([(a: 1, b: 2), (a: 1 << 62, b: 5)]), [3, (1 << 62) + 5]);
  equal(calculator.addManySync([]), <int>[]);
  final items = [(a: 6, b: 3), (a: 1, b: 0), (a: 9, b: 3)];
  final error = fails(() => calculator.divideManySync(items), Code.invalidArgument,
      ['1 item of the batch failed', 'item 1'])! as BatchException;
  equal(error.results, [2, null, 3]);
  equal(error.errors.keys.toList(), [1]);
  equal(error.errors[1]!.detail(DivisionError.messageType),
      DivisionError(dividend: 1));
  final requests = [
    for (var i = 0; i < 100; i++) CalculatorRequest(add: BinaryOp(a: i, b: 1)),
  ];
  equal([for (final reply in calculator.calculateManySync(requests)) reply.value],
      List.generate(100, (i) => i + 1));
}

void _columns(Calculator calculator) {
  equal(calculator.addColumnsSync(a: _ints([1, 2]), b: _ints([3, 4])), [4, 6]);
  equal(calculator.addColumnsSync(a: _ints([1, 2]), b: _ints([10])), [11, 12]);
  equal(calculator.addColumnsSync(a: _ints([]), b: _ints([])), <int>[]);
  final target = Int64List(2);
  check(identical(
      calculator.addColumnsSync(a: _ints([1, 2]), b: _ints([0]), into: target),
      target));
  equal(target, [1, 2]);
  fails(
      () => calculator.addColumnsSync(a: _ints([1, 2]), b: _ints([1, 2, 3])),
      Code.invalidArgument,
      ['calculator.v1.BinaryOp.a has 2', 'calculator.v1.BinaryOp.b has 3']);
  fails(
      () => calculator.addColumnsSync(
          a: _ints([1, 2]), b: _ints([0]), into: Int64List(3)),
      Code.invalidArgument,
      ['2 elements', 'not 3']);
  final error = fails(
          () => calculator.divideColumnsSync(a: _ints([6, 1]), b: _ints([3, 0])),
          Code.invalidArgument)!
      as BatchException;
  equal(error.results, [2, 0]);
  equal(error.errors.keys.toList(), [1]);
}

void _everyType(Feature feature) {
  final item = (
    doubleValue: 0.5,
    floatValue: -1.5,
    int32Value: -1,
    int64Value: -2,
    uint32Value: 0xffffffff,
    uint64Value: -1,
    sint32Value: -3,
    sint64Value: -4,
    fixed32Value: 5,
    fixed64Value: 6,
    sfixed32Value: -7,
    sfixed64Value: -8,
    boolValue: true,
    stringValue: 'ä',
    bytesValue: bytes([1, 2]),
    enumValue: Color.blue,
  );
  final replies = feature.echoScalarsManySync([item, item]);
  equal(replies[1].doubleValue, 0.5);
  equal(replies[1].floatValue, -1.5);
  equal(replies[1].uint32Value, 0xffffffff);
  equal(replies[1].boolValue, true);
  equal(replies[0].stringValue, 'ä');
  equal(replies[1].bytesValue, [1, 2]);
  equal(replies[1].enumValue, Color.blue);
  final one = _ints([7]);
  final columns = feature.echoScalarsColumnsSync(
    doubleValue: Float64List.fromList([0.5, 1.5]),
    floatValue: Float32List.fromList([0.25, -1]),
    int32Value: Int32List.fromList([-1, 2]),
    int64Value: one,
    uint32Value: Uint32List.fromList([1, 0xffffffff]),
    uint64Value: Uint64List.fromList([1, -1]),
    sint32Value: Int32List(1),
    sint64Value: one,
    fixed32Value: Uint32List(1),
    fixed64Value: Uint64List(1),
    sfixed32Value: Int32List(1),
    sfixed64Value: one,
    boolValue: bytes([1, 0]),
    stringValue: ['a', 'ü'],
    bytesValue: [bytes([9])],
    enumValue: Int32List.fromList([1, 77]),
  );
  equal(columns.doubleValue, [0.5, 1.5]);
  equal(columns.floatValue, [0.25, -1]);
  equal(columns.int64Value, [7, 7]);
  equal(columns.uint64Value, [1, -1]);
  equal(columns.boolValue, [1, 0]);
  equal(columns.stringValue, ['a', 'ü']);
  equal(columns.bytesValue, [[9], [9]]);
  equal(columns.enumValue, [1, 77]);
  equal(feature.echoStringManySync(['a', '', '😀' * 500]), ['a', '', '😀' * 500]);
  equal(feature.nothingManySync([(), ()]).length, 2);
  fails(() => feature.echoInt32ManySync([1, 1 << 31]), Code.invalidArgument,
      ['Int32Value.value']);
  fails(() => feature.echoStringManySync(['\ud800']), Code.invalidArgument);
}

void _presence(Feature feature) {
  final columns = feature.echoPresenceColumnsSync(
    number: [0, null, 3],
    text: ['x', null, ''],
    data: [null],
    flag: [null, false, true],
    color: [Color.red],
    real: [null, null, 0.5],
    plain: _ints([1, 2, 3]),
  );
  equal(columns.number, [0, null, 3]);
  equal(columns.text, ['x', null, '']);
  equal(columns.data, [null, null, null]);
  equal(columns.flag, [null, false, true]);
  equal(columns.color, [Color.red, Color.red, Color.red]);
  equal(columns.real, [null, null, 0.5]);
  final items = feature.echoPresenceManySync([
    (number: 0, text: null, data: null, flag: true, color: null, real: null, plain: 5),
    (number: null, text: '', data: bytes([1]), flag: null, color: null, real: 1, plain: 0),
  ]);
  equal(items[0], Presence(number: 0, flag: true, plain: 5));
  equal(items[1], Presence(text: '', data: bytes([1]), real: 1));
}

/// Columns that do not fit together are refused by name, wherever in the message they are; the next batch is none the worse.
void _misfits(Feature feature) {
  PresenceColumns echo({
    List<int?> number = const [1],
    List<String?> text = const ['a'],
    List<Uint8List?> data = const [null],
    List<Color?> color = const [null],
    List<int> plain = const [1, 2],
    PresenceColumns? into,
  }) =>
      feature.echoPresenceColumnsSync(
          number: number, text: text, data: data, flag: [null], color: color,
          real: [null], plain: _ints(plain), into: into);
  void stillRight() => equal(echo().text, ['a', 'a']);

  fails(() => echo(text: ['a', 'b', 'c']), Code.invalidArgument,
      ['Presence.text has 3', 'Presence.plain has 2']);
  stillRight();
  fails(() => echo(number: [1, 2, 3], data: [null, null]), Code.invalidArgument,
      ['Presence.number has 3', 'Presence.data has 2']);
  fails(() => echo(number: []), Code.invalidArgument,
      ['Presence.number has 0', 'Presence.plain has 2']);
  fails(() => echo(text: ['a', '\ud800']), Code.invalidArgument, ['Presence.text']);
  stillRight();

  // One value for all, of which there are none.
  final none = echo(plain: []);
  equal([none.number, none.text, none.data, none.plain], [[], [], [], []]);
  stillRight();

  final into = echo();
  fails(() => echo(plain: [1, 2, 3], into: into), Code.invalidArgument,
      ['Presence.number', '3 elements', 'not 2']);
  final short = (
    number: into.number, text: into.text, data: into.data, flag: into.flag,
    color: into.color, real: into.real, plain: Int64List(1),
  );
  fails(() => echo(text: ['not written'], into: short), Code.invalidArgument,
      ['Presence.plain', '2 elements', 'not 1']);
  equal(into.text, ['a', 'a']);
  check(identical(echo(text: ['z'], into: into).text, into.text));
  equal(into.text, ['z', 'z']);
}

void _wire(Feature feature) {
  final trees = [Tree(value: 1), Tree(left: Tree()), Tree()];
  equal(feature.echoTreeManySync(trees), trees);
  equal(feature.echoTreeManySync([]), <Tree>[]);
  final error = fails(
      () => feature.failManySync([
            (code: 3, message: 'three', detail: 1),
            (code: 5, message: 'five', detail: 0)
          ]),
      Code.invalidArgument)! as BatchException;
  equal([for (final e in error.errors.values) e.code],
      [Code.invalidArgument, Code.notFound]);
}

Future<void> _elsewhere() async {
  final calculator = Calculator.open(calculatorLibrary);
  equal(await calculator.addMany([(a: 1, b: 2)]), [3]);
  equal(await calculator.addColumns(a: _ints([1, 2]), b: _ints([5])), [6, 7]);
  equal(
      (await calculator.calculateMany([CalculatorRequest(add: BinaryOp(a: 2, b: 3))]))
          .single
          .value,
      5);
  await failsLater(calculator.divideMany([(a: 1, b: 0)]), Code.invalidArgument);
  calculator.close();
}
