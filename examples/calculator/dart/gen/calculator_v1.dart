// Made by shortwire gen from calculator/v1/calculator.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// Integer arithmetic, in the shape of one request with a oneof and in the shape of one method an operation.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// The fields of `calculator.v1.BinaryOp` as item of a batch.
typedef BinaryOpItem = ({int a, int b});

/// Two operands.
final class BinaryOp extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  BinaryOp({this.a = 0, this.b = 0});

  /// Reads one in wire format.
  factory BinaryOp.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<BinaryOp>(
    'calculator.v1.BinaryOp',
    BinaryOp.new,
    [
      'a',
      'b',
    ],
  );

  /// `a`.
  int a;

  /// `b`.
  int b;

  @override
  $sw.MessageType<BinaryOp> get $type => messageType;

  @override
  List<Object?> get $values => [
        a,
        b,
      ];

  @override
  void clear() {
    $unknown = null;
    a = 0;
    b = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (b != 0) $w.varint(b, 0x10);
    if (a != 0) $w.varint(a, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          a = $r.varint('calculator.v1.BinaryOp.a');
        case 0x10:
          b = $r.varint('calculator.v1.BinaryOp.b');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// One result.
final class Value extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Value({this.value = 0});

  /// Reads one in wire format.
  factory Value.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Value>(
    'calculator.v1.Value',
    Value.new,
    [
      'value',
    ],
  );

  /// `value`.
  int value;

  @override
  $sw.MessageType<Value> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
      ];

  @override
  void clear() {
    $unknown = null;
    value = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (value != 0) $w.varint(value, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          value = $r.varint('calculator.v1.Value.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Which member of `operation` a [CalculatorRequest] has.
enum CalculatorRequestOperation {
  /// [CalculatorRequest.add].
  add,

  /// [CalculatorRequest.subtract].
  subtract,

  /// [CalculatorRequest.multiply].
  multiply,

  /// [CalculatorRequest.divide].
  divide,

  /// None.
  notSet,
}

/// One operation and its operands.
final class CalculatorRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  CalculatorRequest({this.add, this.subtract, this.multiply, this.divide});

  /// Reads one in wire format.
  factory CalculatorRequest.decode(Uint8List bytes) =>
      messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<CalculatorRequest>(
    'calculator.v1.CalculatorRequest',
    CalculatorRequest.new,
    [
      'add',
      'subtract',
      'multiply',
      'divide',
    ],
  );

  /// `add`.
  BinaryOp? add;

  /// `subtract`.
  BinaryOp? subtract;

  /// `multiply`.
  BinaryOp? multiply;

  /// `divide`.
  BinaryOp? divide;

  /// Which member of `operation` is there.
  CalculatorRequestOperation get whichOperation {
    if (add != null) return CalculatorRequestOperation.add;
    if (subtract != null) return CalculatorRequestOperation.subtract;
    if (multiply != null) return CalculatorRequestOperation.multiply;
    if (divide != null) return CalculatorRequestOperation.divide;
    return CalculatorRequestOperation.notSet;
  }

  void _clearOperation() {
    add = null;
    subtract = null;
    multiply = null;
    divide = null;
  }

  @override
  $sw.MessageType<CalculatorRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        add,
        subtract,
        multiply,
        divide,
      ];

  @override
  void clear() {
    $unknown = null;
    add = null;
    subtract = null;
    multiply = null;
    divide = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    var $oneof0 = false;
    if (divide case final $v?) {
      if ($oneof0) $w.severalOf('calculator.v1.CalculatorRequest.operation');
      $oneof0 = true;
      $w.message($v, 0x22, 'calculator.v1.CalculatorRequest.divide');
    }
    if (multiply case final $v?) {
      if ($oneof0) $w.severalOf('calculator.v1.CalculatorRequest.operation');
      $oneof0 = true;
      $w.message($v, 0x1a, 'calculator.v1.CalculatorRequest.multiply');
    }
    if (subtract case final $v?) {
      if ($oneof0) $w.severalOf('calculator.v1.CalculatorRequest.operation');
      $oneof0 = true;
      $w.message($v, 0x12, 'calculator.v1.CalculatorRequest.subtract');
    }
    if (add case final $v?) {
      if ($oneof0) $w.severalOf('calculator.v1.CalculatorRequest.operation');
      $oneof0 = true;
      $w.message($v, 0x0a, 'calculator.v1.CalculatorRequest.add');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $message = add ?? BinaryOp();
          final $end = $r.enter('calculator.v1.CalculatorRequest.add');
          $message.$merge($r);
          $r.leave($end);
          _clearOperation();
          add = $message;
        case 0x12:
          final $message = subtract ?? BinaryOp();
          final $end = $r.enter('calculator.v1.CalculatorRequest.subtract');
          $message.$merge($r);
          $r.leave($end);
          _clearOperation();
          subtract = $message;
        case 0x1a:
          final $message = multiply ?? BinaryOp();
          final $end = $r.enter('calculator.v1.CalculatorRequest.multiply');
          $message.$merge($r);
          $r.leave($end);
          _clearOperation();
          multiply = $message;
        case 0x22:
          final $message = divide ?? BinaryOp();
          final $end = $r.enter('calculator.v1.CalculatorRequest.divide');
          $message.$merge($r);
          $r.leave($end);
          _clearOperation();
          divide = $message;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Which member of `result` a [CalculatorResponse] has.
enum CalculatorResponseResult {
  /// [CalculatorResponse.value].
  value,

  /// [CalculatorResponse.error].
  error,

  /// None.
  notSet,
}

/// The result of one operation, or why there is none.
final class CalculatorResponse extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  CalculatorResponse({this.value, this.error});

  /// Reads one in wire format.
  factory CalculatorResponse.decode(Uint8List bytes) =>
      messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<CalculatorResponse>(
    'calculator.v1.CalculatorResponse',
    CalculatorResponse.new,
    [
      'value',
      'error',
    ],
  );

  /// `value`.
  int? value;

  /// `error`.
  ErrorResult? error;

  /// Which member of `result` is there.
  CalculatorResponseResult get whichResult {
    if (value != null) return CalculatorResponseResult.value;
    if (error != null) return CalculatorResponseResult.error;
    return CalculatorResponseResult.notSet;
  }

  void _clearResult() {
    value = null;
    error = null;
  }

  @override
  $sw.MessageType<CalculatorResponse> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
        error,
      ];

  @override
  void clear() {
    $unknown = null;
    value = null;
    error = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    var $oneof0 = false;
    if (error case final $v?) {
      if ($oneof0) $w.severalOf('calculator.v1.CalculatorResponse.result');
      $oneof0 = true;
      $w.message($v, 0x12, 'calculator.v1.CalculatorResponse.error');
    }
    if (value case final $v?) {
      if ($oneof0) $w.severalOf('calculator.v1.CalculatorResponse.result');
      $oneof0 = true;
      $w.varint($v, 0x08);
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          _clearResult();
          value = $r.varint('calculator.v1.CalculatorResponse.value');
        case 0x12:
          final $message = error ?? ErrorResult();
          final $end = $r.enter('calculator.v1.CalculatorResponse.error');
          $message.$merge($r);
          $r.leave($end);
          _clearResult();
          error = $message;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A failure told in the reply itself.
final class ErrorResult extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  ErrorResult({this.message = ''});

  /// Reads one in wire format.
  factory ErrorResult.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<ErrorResult>(
    'calculator.v1.ErrorResult',
    ErrorResult.new,
    [
      'message',
    ],
  );

  /// `message`.
  String message;

  @override
  $sw.MessageType<ErrorResult> get $type => messageType;

  @override
  List<Object?> get $values => [
        message,
      ];

  @override
  void clear() {
    $unknown = null;
    message = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (message.isNotEmpty) {
      $w.string(message, 0x0a, 'calculator.v1.ErrorResult.message');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          message = $r.string('calculator.v1.ErrorResult.message');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Detail of a failed division: its operands.
final class DivisionError extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  DivisionError({this.dividend = 0, this.divisor = 0});

  /// Reads one in wire format.
  factory DivisionError.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<DivisionError>(
    'calculator.v1.DivisionError',
    DivisionError.new,
    [
      'dividend',
      'divisor',
    ],
  );

  /// `dividend`.
  int dividend;

  /// `divisor`.
  int divisor;

  @override
  $sw.MessageType<DivisionError> get $type => messageType;

  @override
  List<Object?> get $values => [
        dividend,
        divisor,
      ];

  @override
  void clear() {
    $unknown = null;
    dividend = 0;
    divisor = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (divisor != 0) $w.varint(divisor, 0x10);
    if (dividend != 0) $w.varint(dividend, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          dividend = $r.varint('calculator.v1.DivisionError.dividend');
        case 0x10:
          divisor = $r.varint('calculator.v1.DivisionError.divisor');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Arithmetic on 64-bit integers. Results beyond the range saturate.
final class Calculator extends $sw.Client {
  Calculator._($sw.Session $session, [$sw.CallOptions? $options])
      : _add = $session.method(_$add),
        _subtract = $session.method(_$subtract),
        _multiply = $session.method(_$multiply),
        _divide = $session.method(_$divide),
        _calculate = $session.method(_$calculate),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Calculator.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Calculator._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Calculator.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Calculator withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Calculator._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$add = $sw.MethodInfo(
    'calculator.v1.Calculator/Add',
    0xf7084c2c429c4a26,
    shape: 0x1c6796d96fade5e1,
  );
  static const _$subtract = $sw.MethodInfo(
    'calculator.v1.Calculator/Subtract',
    0x25c7b429e24e9d17,
    shape: 0xd09387b32487d150,
  );
  static const _$multiply = $sw.MethodInfo(
    'calculator.v1.Calculator/Multiply',
    0x1cc97edbe6d9e92b,
    shape: 0x036a291571642c6c,
  );
  static const _$divide = $sw.MethodInfo(
    'calculator.v1.Calculator/Divide',
    0x39e1a83eb85c124a,
    shape: 0x56650c01d1aa05dd,
  );
  static const _$calculate = $sw.MethodInfo(
    'calculator.v1.Calculator/Calculate',
    0x1c135818efc1b879,
  );

  final $sw.Method _add;
  final $sw.Method _subtract;
  final $sw.Method _multiply;
  final $sw.Method _divide;
  final $sw.Method _calculate;

  /// Sum of a and b, saturating.
  Future<int> add({int a = 0, int b = 0}) async => addSync(a: a, b: b);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int addSync({int a = 0, int b = 0}) {
    final $flat = _add.flat;
    if ($flat == null) {
      final $reply = $wireSync(_add, BinaryOp(a: a, b: b), Value());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = a;
    $words[$sw.Call.request + 1] = b;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $words[$sw.Call.reply];
  }

  /// [add] with request and reply in wire format.
  Future<Uint8List> addRaw(Uint8List request) => $raw(_add, request);

  /// [addSync] with request and reply in wire format.
  Uint8List addRawSync(Uint8List request) => $rawSync(_add, request);

  /// The same, the reply going into [target]; returns its length.
  int addRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_add, target, request);

  /// A batch of [add] on another thread.
  Future<List<int>> addMany(List<BinaryOpItem> items) async {
    if (_add.flatMany != null) {
      return $batch(_add, ($batch) => _$addItems($batch, items));
    }
    final $requests = _$addRequests(items);
    final $replies = await $many(_add, $requests, Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [addSync].
  List<int> addManySync(List<BinaryOpItem> items) {
    if (_add.flatMany != null) {
      return $batchSync(_add, ($batch) => _$addItems($batch, items));
    }
    final $requests = _$addRequests(items);
    final $replies = $manySync(_add, $requests, Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<BinaryOp> _$addRequests(List<BinaryOpItem> $items) =>
      [for (final $item in $items) BinaryOp(a: $item.a, b: $item.b)];

  List<int> Function() _$addItems($sw.Batch $batch, List<BinaryOpItem> $items) {
    $batch.start(_add, $items.length, 3, 24);
    final $c0 = $batch.int64s();
    final $c1 = $batch.int64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item.a;
      $c1[$i] = $item.b;
    }
    $batch.startReply();
    final $r0 = $batch.int64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [add] on another thread, as columns.
  Future<Int64List> addColumns({
    required Int64List a,
    required Int64List b,
    Int64List? into,
  }) =>
      $batch(_add, ($batch) => _$addColumns($batch, a, b, into));

  /// A batch of [addSync] as columns: one list a field, in which one element stands for all items.
  Int64List addColumnsSync({
    required Int64List a,
    required Int64List b,
    Int64List? into,
  }) =>
      $batchSync(_add, ($batch) => _$addColumns($batch, a, b, into));

  Int64List Function() _$addColumns(
    $sw.Batch $batch,
    Int64List a,
    Int64List b,
    Int64List? into,
  ) {
    $batch.start(
      _add,
      $sw.countOf(
        [
          ('calculator.v1.BinaryOp.a', a.length),
          ('calculator.v1.BinaryOp.b', b.length),
        ],
      ),
      3,
      24,
    );
    $batch.fit(into, 'calculator.v1.Value.value');
    $batch.putInt64s(a);
    $batch.putInt64s(b);
    $batch.startReply();
    final $r0 = $batch.int64s();
    return () => $batch.checked(
      $batch.copy(into ?? Int64List($batch.count), $r0),
    );
  }

  /// Difference of a and b, saturating.
  Future<int> subtract({int a = 0, int b = 0}) async =>
      subtractSync(a: a, b: b);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int subtractSync({int a = 0, int b = 0}) {
    final $flat = _subtract.flat;
    if ($flat == null) {
      final $reply = $wireSync(_subtract, BinaryOp(a: a, b: b), Value());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = a;
    $words[$sw.Call.request + 1] = b;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $words[$sw.Call.reply];
  }

  /// [subtract] with request and reply in wire format.
  Future<Uint8List> subtractRaw(Uint8List request) => $raw(_subtract, request);

  /// [subtractSync] with request and reply in wire format.
  Uint8List subtractRawSync(Uint8List request) => $rawSync(_subtract, request);

  /// The same, the reply going into [target]; returns its length.
  int subtractRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_subtract, target, request);

  /// A batch of [subtract] on another thread.
  Future<List<int>> subtractMany(List<BinaryOpItem> items) async {
    if (_subtract.flatMany != null) {
      return $batch(_subtract, ($batch) => _$subtractItems($batch, items));
    }
    final $requests = _$subtractRequests(items);
    final $replies = await $many(_subtract, $requests, Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [subtractSync].
  List<int> subtractManySync(List<BinaryOpItem> items) {
    if (_subtract.flatMany != null) {
      return $batchSync(_subtract, ($batch) => _$subtractItems($batch, items));
    }
    final $requests = _$subtractRequests(items);
    final $replies = $manySync(_subtract, $requests, Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<BinaryOp> _$subtractRequests(List<BinaryOpItem> $items) =>
      [for (final $item in $items) BinaryOp(a: $item.a, b: $item.b)];

  List<int> Function() _$subtractItems(
    $sw.Batch $batch,
    List<BinaryOpItem> $items,
  ) {
    $batch.start(_subtract, $items.length, 3, 24);
    final $c0 = $batch.int64s();
    final $c1 = $batch.int64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item.a;
      $c1[$i] = $item.b;
    }
    $batch.startReply();
    final $r0 = $batch.int64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [subtract] on another thread, as columns.
  Future<Int64List> subtractColumns({
    required Int64List a,
    required Int64List b,
    Int64List? into,
  }) =>
      $batch(_subtract, ($batch) => _$subtractColumns($batch, a, b, into));

  /// A batch of [subtractSync] as columns: one list a field, in which one element stands for all items.
  Int64List subtractColumnsSync({
    required Int64List a,
    required Int64List b,
    Int64List? into,
  }) =>
      $batchSync(_subtract, ($batch) => _$subtractColumns($batch, a, b, into));

  Int64List Function() _$subtractColumns(
    $sw.Batch $batch,
    Int64List a,
    Int64List b,
    Int64List? into,
  ) {
    $batch.start(
      _subtract,
      $sw.countOf(
        [
          ('calculator.v1.BinaryOp.a', a.length),
          ('calculator.v1.BinaryOp.b', b.length),
        ],
      ),
      3,
      24,
    );
    $batch.fit(into, 'calculator.v1.Value.value');
    $batch.putInt64s(a);
    $batch.putInt64s(b);
    $batch.startReply();
    final $r0 = $batch.int64s();
    return () => $batch.checked(
      $batch.copy(into ?? Int64List($batch.count), $r0),
    );
  }

  /// Product of a and b, saturating.
  Future<int> multiply({int a = 0, int b = 0}) async =>
      multiplySync(a: a, b: b);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int multiplySync({int a = 0, int b = 0}) {
    final $flat = _multiply.flat;
    if ($flat == null) {
      final $reply = $wireSync(_multiply, BinaryOp(a: a, b: b), Value());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = a;
    $words[$sw.Call.request + 1] = b;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $words[$sw.Call.reply];
  }

  /// [multiply] with request and reply in wire format.
  Future<Uint8List> multiplyRaw(Uint8List request) => $raw(_multiply, request);

  /// [multiplySync] with request and reply in wire format.
  Uint8List multiplyRawSync(Uint8List request) => $rawSync(_multiply, request);

  /// The same, the reply going into [target]; returns its length.
  int multiplyRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_multiply, target, request);

  /// A batch of [multiply] on another thread.
  Future<List<int>> multiplyMany(List<BinaryOpItem> items) async {
    if (_multiply.flatMany != null) {
      return $batch(_multiply, ($batch) => _$multiplyItems($batch, items));
    }
    final $requests = _$multiplyRequests(items);
    final $replies = await $many(_multiply, $requests, Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [multiplySync].
  List<int> multiplyManySync(List<BinaryOpItem> items) {
    if (_multiply.flatMany != null) {
      return $batchSync(_multiply, ($batch) => _$multiplyItems($batch, items));
    }
    final $requests = _$multiplyRequests(items);
    final $replies = $manySync(_multiply, $requests, Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<BinaryOp> _$multiplyRequests(List<BinaryOpItem> $items) =>
      [for (final $item in $items) BinaryOp(a: $item.a, b: $item.b)];

  List<int> Function() _$multiplyItems(
    $sw.Batch $batch,
    List<BinaryOpItem> $items,
  ) {
    $batch.start(_multiply, $items.length, 3, 24);
    final $c0 = $batch.int64s();
    final $c1 = $batch.int64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item.a;
      $c1[$i] = $item.b;
    }
    $batch.startReply();
    final $r0 = $batch.int64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [multiply] on another thread, as columns.
  Future<Int64List> multiplyColumns({
    required Int64List a,
    required Int64List b,
    Int64List? into,
  }) =>
      $batch(_multiply, ($batch) => _$multiplyColumns($batch, a, b, into));

  /// A batch of [multiplySync] as columns: one list a field, in which one element stands for all items.
  Int64List multiplyColumnsSync({
    required Int64List a,
    required Int64List b,
    Int64List? into,
  }) =>
      $batchSync(_multiply, ($batch) => _$multiplyColumns($batch, a, b, into));

  Int64List Function() _$multiplyColumns(
    $sw.Batch $batch,
    Int64List a,
    Int64List b,
    Int64List? into,
  ) {
    $batch.start(
      _multiply,
      $sw.countOf(
        [
          ('calculator.v1.BinaryOp.a', a.length),
          ('calculator.v1.BinaryOp.b', b.length),
        ],
      ),
      3,
      24,
    );
    $batch.fit(into, 'calculator.v1.Value.value');
    $batch.putInt64s(a);
    $batch.putInt64s(b);
    $batch.startReply();
    final $r0 = $batch.int64s();
    return () => $batch.checked(
      $batch.copy(into ?? Int64List($batch.count), $r0),
    );
  }

  /// Quotient of a and b, rounded towards zero. INVALID_ARGUMENT with a DivisionError detail if b is 0,
  /// OUT_OF_RANGE with the same detail for the least integer divided by -1.
  Future<int> divide({int a = 0, int b = 0}) async => divideSync(a: a, b: b);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int divideSync({int a = 0, int b = 0}) {
    final $flat = _divide.flat;
    if ($flat == null) {
      final $reply = $wireSync(_divide, BinaryOp(a: a, b: b), Value());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = a;
    $words[$sw.Call.request + 1] = b;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $words[$sw.Call.reply];
  }

  /// [divide] with request and reply in wire format.
  Future<Uint8List> divideRaw(Uint8List request) => $raw(_divide, request);

  /// [divideSync] with request and reply in wire format.
  Uint8List divideRawSync(Uint8List request) => $rawSync(_divide, request);

  /// The same, the reply going into [target]; returns its length.
  int divideRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_divide, target, request);

  /// A batch of [divide] on another thread.
  Future<List<int>> divideMany(List<BinaryOpItem> items) async {
    if (_divide.flatMany != null) {
      return $batch(_divide, ($batch) => _$divideItems($batch, items));
    }
    final $requests = _$divideRequests(items);
    final $replies = await $many(_divide, $requests, Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [divideSync].
  List<int> divideManySync(List<BinaryOpItem> items) {
    if (_divide.flatMany != null) {
      return $batchSync(_divide, ($batch) => _$divideItems($batch, items));
    }
    final $requests = _$divideRequests(items);
    final $replies = $manySync(_divide, $requests, Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<BinaryOp> _$divideRequests(List<BinaryOpItem> $items) =>
      [for (final $item in $items) BinaryOp(a: $item.a, b: $item.b)];

  List<int> Function() _$divideItems(
    $sw.Batch $batch,
    List<BinaryOpItem> $items,
  ) {
    $batch.start(_divide, $items.length, 3, 24);
    final $c0 = $batch.int64s();
    final $c1 = $batch.int64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item.a;
      $c1[$i] = $item.b;
    }
    $batch.startReply();
    final $r0 = $batch.int64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [divide] on another thread, as columns.
  Future<Int64List> divideColumns({
    required Int64List a,
    required Int64List b,
    Int64List? into,
  }) =>
      $batch(_divide, ($batch) => _$divideColumns($batch, a, b, into));

  /// A batch of [divideSync] as columns: one list a field, in which one element stands for all items.
  Int64List divideColumnsSync({
    required Int64List a,
    required Int64List b,
    Int64List? into,
  }) =>
      $batchSync(_divide, ($batch) => _$divideColumns($batch, a, b, into));

  Int64List Function() _$divideColumns(
    $sw.Batch $batch,
    Int64List a,
    Int64List b,
    Int64List? into,
  ) {
    $batch.start(
      _divide,
      $sw.countOf(
        [
          ('calculator.v1.BinaryOp.a', a.length),
          ('calculator.v1.BinaryOp.b', b.length),
        ],
      ),
      3,
      24,
    );
    $batch.fit(into, 'calculator.v1.Value.value');
    $batch.putInt64s(a);
    $batch.putInt64s(b);
    $batch.startReply();
    final $r0 = $batch.int64s();
    return () => $batch.checked(
      $batch.copy(into ?? Int64List($batch.count), $r0),
    );
  }

  /// Whichever operation the request holds; failures come in the reply as ErrorResult.
  Future<CalculatorResponse> calculate(CalculatorRequest request) =>
      $wire(_calculate, request, CalculatorResponse());

  /// The same on this thread, which it blocks.
  CalculatorResponse calculateSync(CalculatorRequest request) {
    final $call = this.$call;
    request.$write($call.begin(_calculate));
    return CalculatorResponse()..$merge($call.send(_calculate, $options));
  }

  /// The same, the reply going into a message that the caller has.
  CalculatorResponse calculateIntoSync(
    CalculatorResponse target,
    CalculatorRequest request,
  ) {
    final $call = this.$call;
    request.$write($call.begin(_calculate));
    final $reply = $call.send(_calculate, $options);
    return target..clear()..$merge($reply);
  }

  /// [calculate] with request and reply in wire format.
  Future<Uint8List> calculateRaw(Uint8List request) =>
      $raw(_calculate, request);

  /// [calculateSync] with request and reply in wire format.
  Uint8List calculateRawSync(Uint8List request) =>
      $rawSync(_calculate, request);

  /// The same, the reply going into [target]; returns its length.
  int calculateRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_calculate, target, request);

  /// A batch of [calculate] on another thread.
  Future<List<CalculatorResponse>> calculateMany(
    List<CalculatorRequest> requests,
  ) =>
      $many(_calculate, requests, CalculatorResponse.messageType);

  /// A batch of [calculateSync].
  List<CalculatorResponse> calculateManySync(
    List<CalculatorRequest> requests,
  ) =>
      $manySync(_calculate, requests, CalculatorResponse.messageType);
}
