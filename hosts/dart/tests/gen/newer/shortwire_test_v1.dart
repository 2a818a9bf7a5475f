// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// The feature service as it may become: what a client newer than the library was generated from.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// The fields of `shortwire.test.v1.Int64Value` as item of a batch.
typedef Int64ValueItem = ({int value, String unit});

/// The fields of `shortwire.test.v1.Int64Value` as columns of a batch.
typedef Int64ValueColumns = ({Int64List value, List<String> unit});

/// `shortwire.test.v1.Int64Value`.
final class Int64Value extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Int64Value({this.value = 0, this.unit = ''});

  /// Reads one in wire format.
  factory Int64Value.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Int64Value>(
    'shortwire.test.v1.Int64Value',
    Int64Value.new,
    [
      'value',
      'unit',
    ],
  );

  /// `value`.
  int value;

  /// `unit`.
  String unit;

  @override
  $sw.MessageType<Int64Value> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
        unit,
      ];

  @override
  void clear() {
    $unknown = null;
    value = 0;
    unit = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (unit.isNotEmpty) {
      $w.string(unit, 0x12, 'shortwire.test.v1.Int64Value.unit');
    }
    if (value != 0) $w.varint(value, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          value = $r.varint('shortwire.test.v1.Int64Value.value');
        case 0x12:
          unit = $r.string('shortwire.test.v1.Int64Value.unit');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.StringValue`.
final class StringValue extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  StringValue({this.value = '', List<String>? more})
      : _more = more;

  /// Reads one in wire format.
  factory StringValue.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<StringValue>(
    'shortwire.test.v1.StringValue',
    StringValue.new,
    [
      'value',
      'more',
    ],
  );

  /// `value`.
  String value;

  List<String>? _more;

  /// `more`.
  List<String> get more => _more ??= [];
  set more(List<String> $value) => _more = $value;

  @override
  $sw.MessageType<StringValue> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
        _more ?? const [],
      ];

  @override
  void clear() {
    $unknown = null;
    value = '';
    _more = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_more case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.string($v[$i], 0x12, 'shortwire.test.v1.StringValue.more');
      }
    }
    if (value.isNotEmpty) {
      $w.string(value, 0x0a, 'shortwire.test.v1.StringValue.value');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          value = $r.string('shortwire.test.v1.StringValue.value');
        case 0x12:
          (_more ??= []).add($r.string('shortwire.test.v1.StringValue.more'));
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Tree`.
final class Tree extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Tree({this.value = 0, this.left, this.label = '', Map<String, int>? weights})
      : _weights = weights;

  /// Reads one in wire format.
  factory Tree.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Tree>(
    'shortwire.test.v1.Tree',
    Tree.new,
    [
      'value',
      'left',
      'label',
      'weights',
    ],
  );

  /// `value`.
  int value;

  /// `left`.
  Tree? left;

  /// `label`.
  String label;

  Map<String, int>? _weights;

  /// `weights`.
  Map<String, int> get weights => _weights ??= {};
  set weights(Map<String, int> $value) => _weights = $value;

  @override
  $sw.MessageType<Tree> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
        left,
        label,
        _weights ?? const {},
      ];

  @override
  void clear() {
    $unknown = null;
    value = 0;
    left = null;
    label = '';
    _weights = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_weights case final $v? when $v.isNotEmpty) {
      final List<String> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('shortwire.test.v1.Tree.weights');
        $w.varint($v[$key]!, 0x10);
        $w.string($key, 0x0a, 'shortwire.test.v1.Tree.weights');
        $w.close($before, 0x32a);
      }
    }
    if (label.isNotEmpty) {
      $w.string(label, 0x322, 'shortwire.test.v1.Tree.label');
    }
    if (left case final $v?) {
      $w.message($v, 0x12, 'shortwire.test.v1.Tree.left');
    }
    if (value != 0) $w.varint(value, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          value = $r.varint('shortwire.test.v1.Tree.value');
        case 0x12:
          final $message = left ?? Tree();
          final $end = $r.enter('shortwire.test.v1.Tree.left');
          $message.$merge($r);
          $r.leave($end);
          left = $message;
        case 0x322:
          label = $r.string('shortwire.test.v1.Tree.label');
        case 0x32a:
          final $end = $r.enter('shortwire.test.v1.Tree.weights');
          var $key = '';
          var $value = 0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0a:
                $key = $r.string('shortwire.test.v1.Tree.weights');
              case 0x10:
                $value = $r.varint('shortwire.test.v1.Tree.weights');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_weights ??= {})[$key] = $value;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Nested`.
final class Nested extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Nested({this.inner = ''});

  /// Reads one in wire format.
  factory Nested.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Nested>(
    'shortwire.test.v1.Nested',
    Nested.new,
    [
      'inner',
    ],
  );

  /// `inner`.
  String inner;

  @override
  $sw.MessageType<Nested> get $type => messageType;

  @override
  List<Object?> get $values => [
        inner,
      ];

  @override
  void clear() {
    $unknown = null;
    inner = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (inner.isNotEmpty) {
      $w.string(inner, 0x0a, 'shortwire.test.v1.Nested.inner');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          inner = $r.string('shortwire.test.v1.Nested.inner');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A client of `shortwire.test.v1.Feature`.
final class Feature extends $sw.Client {
  Feature._($sw.Session $session, [$sw.CallOptions? $options])
      : _echoInt64 = $session.method(_$echoInt64),
        _echoString = $session.method(_$echoString),
        _echoTree = $session.method(_$echoTree),
        _echoNested = $session.method(_$echoNested),
        _added = $session.method(_$added),
        _addedTree = $session.method(_$addedTree),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Feature.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Feature._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Feature.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Feature withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Feature._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$echoInt64 = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoInt64',
    0x4f9e788d37bd9cde,
    shape: 0xed9b55dad205c0a8,
  );
  static const _$echoString = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoString',
    0x453d3c1aefaaf2d6,
  );
  static const _$echoTree = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoTree',
    0x80daf78d67e8358f,
  );
  static const _$echoNested = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoNested',
    0xf3912845b4146198,
    shape: 0x2455fadc4a1f1ed8,
  );
  static const _$added = $sw.MethodInfo(
    'shortwire.test.v1.Feature/Added',
    0xc552f12b23c4c190,
    shape: 0x1c1fde38e4f88c12,
  );
  static const _$addedTree = $sw.MethodInfo(
    'shortwire.test.v1.Feature/AddedTree',
    0x3b9665a9e6c47878,
  );

  final $sw.Method _echoInt64;
  final $sw.Method _echoString;
  final $sw.Method _echoTree;
  final $sw.Method _echoNested;
  final $sw.Method _added;
  final $sw.Method _addedTree;

  /// Has a field here that the library does not know.
  Future<Int64Value> echoInt64({int value = 0, String unit = ''}) async =>
      echoInt64Sync(value: value, unit: unit);

  /// The same on this thread, which it blocks.
  Int64Value echoInt64Sync({int value = 0, String unit = ''}) {
    final $flat = _echoInt64.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoInt64,
        Int64Value(value: value, unit: unit),
        Int64Value(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(unit.length * 3);
    $words[$sw.Call.request] = value;
    $call.putText(
      $sw.Call.request + 1,
      unit,
      'shortwire.test.v1.Int64Value.unit',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return Int64Value(
      value: $words[$sw.Call.reply],
      unit: $call.takeText($sw.Call.reply + 1),
    );
  }

  /// The same, the reply going into what the caller has.
  Int64Value echoInt64IntoSync(
    Int64Value $target, {
    int value = 0,
    String unit = '',
  }) {
    final $flat = _echoInt64.flat;
    if ($flat == null) {
      return $wireSync(
        _echoInt64,
        Int64Value(value: value, unit: unit),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(unit.length * 3);
    $words[$sw.Call.request] = value;
    $call.putText(
      $sw.Call.request + 1,
      unit,
      'shortwire.test.v1.Int64Value.unit',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    $target.value = $words[$sw.Call.reply];
    $target.unit = $call.takeText($sw.Call.reply + 1);
    return $target;
  }

  /// [echoInt64] with request and reply in wire format.
  Future<Uint8List> echoInt64Raw(Uint8List request) =>
      $raw(_echoInt64, request);

  /// [echoInt64Sync] with request and reply in wire format.
  Uint8List echoInt64RawSync(Uint8List request) =>
      $rawSync(_echoInt64, request);

  /// The same, the reply going into [target]; returns its length.
  int echoInt64RawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoInt64, target, request);

  /// A batch of [echoInt64] on another thread.
  Future<List<Int64Value>> echoInt64Many(List<Int64ValueItem> items) async {
    if (_echoInt64.flatMany != null) {
      return $batch(_echoInt64, ($batch) => _$echoInt64Items($batch, items));
    }
    final $requests = _$echoInt64Requests(items);
    final $replies = await $many(_echoInt64, $requests, Int64Value.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [echoInt64Sync].
  List<Int64Value> echoInt64ManySync(List<Int64ValueItem> items) {
    if (_echoInt64.flatMany != null) {
      return $batchSync(
        _echoInt64,
        ($batch) => _$echoInt64Items($batch, items),
      );
    }
    final $requests = _$echoInt64Requests(items);
    final $replies = $manySync(_echoInt64, $requests, Int64Value.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Int64Value> _$echoInt64Requests(List<Int64ValueItem> $items) =>
      [
        for (final $item in $items) Int64Value(
          value: $item.value,
          unit: $item.unit,
        ),
      ];

  List<Int64Value> Function() _$echoInt64Items(
    $sw.Batch $batch,
    List<Int64ValueItem> $items,
  ) {
    $batch.start(_echoInt64, $items.length, 4, 48);
    final $c0 = $batch.int64s();
    $batch.putTexts(
      [for (final $item in $items) $item.unit],
      'shortwire.test.v1.Int64Value.unit',
    );
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item.value;
    }
    $batch.startReply();
    final $r0 = $batch.int64s();
    final $r1 = $batch.pairs();
    return () => $batch.each<Int64Value>(
      ($i) => Int64Value(value: $r0[$i], unit: $batch.textAt($r1, $i)),
    );
  }

  /// A batch of [echoInt64] on another thread, as columns.
  Future<Int64ValueColumns> echoInt64Columns({
    required Int64List value,
    required List<String> unit,
    Int64ValueColumns? into,
  }) =>
      $batch(
        _echoInt64,
        ($batch) => _$echoInt64Columns($batch, value, unit, into),
      );

  /// A batch of [echoInt64Sync] as columns: one list a field, in which one element stands for all items.
  Int64ValueColumns echoInt64ColumnsSync({
    required Int64List value,
    required List<String> unit,
    Int64ValueColumns? into,
  }) =>
      $batchSync(
        _echoInt64,
        ($batch) => _$echoInt64Columns($batch, value, unit, into),
      );

  Int64ValueColumns Function() _$echoInt64Columns(
    $sw.Batch $batch,
    Int64List value,
    List<String> unit,
    Int64ValueColumns? into,
  ) {
    $batch.start(
      _echoInt64,
      $sw.countOf(
        [
          ('shortwire.test.v1.Int64Value.value', value.length),
          ('shortwire.test.v1.Int64Value.unit', unit.length),
        ],
      ),
      4,
      48,
    );
    $batch.fit(into?.value, 'shortwire.test.v1.Int64Value.value');
    $batch.fit(into?.unit, 'shortwire.test.v1.Int64Value.unit');
    $batch.putInt64s(value);
    $batch.putTexts(unit, 'shortwire.test.v1.Int64Value.unit');
    $batch.startReply();
    final $r0 = $batch.int64s();
    final $r1 = $batch.pairs();
    return () => $batch.checked(
      (
        value: $batch.copy(into?.value ?? Int64List($batch.count), $r0),
        unit: $batch.list(into?.unit, ($i) => $batch.textAt($r1, $i)),
      ),
    );
  }

  /// Has a list here, so that it is not flat any more.
  Future<StringValue> echoString(StringValue request) =>
      $wire(_echoString, request, StringValue());

  /// The same on this thread, which it blocks.
  StringValue echoStringSync(StringValue request) {
    final $call = this.$call;
    request.$write($call.begin(_echoString));
    return StringValue()..$merge($call.send(_echoString, $options));
  }

  /// The same, the reply going into a message that the caller has.
  StringValue echoStringIntoSync(StringValue target, StringValue request) {
    final $call = this.$call;
    request.$write($call.begin(_echoString));
    final $reply = $call.send(_echoString, $options);
    return target..clear()..$merge($reply);
  }

  /// [echoString] with request and reply in wire format.
  Future<Uint8List> echoStringRaw(Uint8List request) =>
      $raw(_echoString, request);

  /// [echoStringSync] with request and reply in wire format.
  Uint8List echoStringRawSync(Uint8List request) =>
      $rawSync(_echoString, request);

  /// The same, the reply going into [target]; returns its length.
  int echoStringRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoString, target, request);

  /// A batch of [echoString] on another thread.
  Future<List<StringValue>> echoStringMany(List<StringValue> requests) =>
      $many(_echoString, requests, StringValue.messageType);

  /// A batch of [echoStringSync].
  List<StringValue> echoStringManySync(List<StringValue> requests) =>
      $manySync(_echoString, requests, StringValue.messageType);

  /// Has fields here that the library does not know.
  Future<Tree> echoTree(Tree request) => $wire(_echoTree, request, Tree());

  /// The same on this thread, which it blocks.
  Tree echoTreeSync(Tree request) {
    final $call = this.$call;
    request.$write($call.begin(_echoTree));
    return Tree()..$merge($call.send(_echoTree, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Tree echoTreeIntoSync(Tree target, Tree request) {
    final $call = this.$call;
    request.$write($call.begin(_echoTree));
    final $reply = $call.send(_echoTree, $options);
    return target..clear()..$merge($reply);
  }

  /// [echoTree] with request and reply in wire format.
  Future<Uint8List> echoTreeRaw(Uint8List request) => $raw(_echoTree, request);

  /// [echoTreeSync] with request and reply in wire format.
  Uint8List echoTreeRawSync(Uint8List request) => $rawSync(_echoTree, request);

  /// The same, the reply going into [target]; returns its length.
  int echoTreeRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoTree, target, request);

  /// A batch of [echoTree] on another thread.
  Future<List<Tree>> echoTreeMany(List<Tree> requests) =>
      $many(_echoTree, requests, Tree.messageType);

  /// A batch of [echoTreeSync].
  List<Tree> echoTreeManySync(List<Tree> requests) =>
      $manySync(_echoTree, requests, Tree.messageType);

  /// Has another type here: not a change that protobuf allows.
  Future<String> echoNested({String inner = ''}) async =>
      echoNestedSync(inner: inner);

  /// The same on this thread, which it blocks.
  String echoNestedSync({String inner = ''}) {
    final $flat = _echoNested.flat;
    if ($flat == null) {
      final $reply = $wireSync(_echoNested, Nested(inner: inner), Nested());
      return $reply.inner;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(inner.length * 3);
    $call.putText($sw.Call.request, inner, 'shortwire.test.v1.Nested.inner');
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeText($sw.Call.reply);
  }

  /// [echoNested] with request and reply in wire format.
  Future<Uint8List> echoNestedRaw(Uint8List request) =>
      $raw(_echoNested, request);

  /// [echoNestedSync] with request and reply in wire format.
  Uint8List echoNestedRawSync(Uint8List request) =>
      $rawSync(_echoNested, request);

  /// The same, the reply going into [target]; returns its length.
  int echoNestedRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoNested, target, request);

  /// A batch of [echoNested] on another thread.
  Future<List<String>> echoNestedMany(List<String> items) async {
    if (_echoNested.flatMany != null) {
      return $batch(_echoNested, ($batch) => _$echoNestedItems($batch, items));
    }
    final $requests = _$echoNestedRequests(items);
    final $replies = await $many(_echoNested, $requests, Nested.messageType);
    return [for (final $reply in $replies) $reply.inner];
  }

  /// A batch of [echoNestedSync].
  List<String> echoNestedManySync(List<String> items) {
    if (_echoNested.flatMany != null) {
      return $batchSync(
        _echoNested,
        ($batch) => _$echoNestedItems($batch, items),
      );
    }
    final $requests = _$echoNestedRequests(items);
    final $replies = $manySync(_echoNested, $requests, Nested.messageType);
    return [for (final $reply in $replies) $reply.inner];
  }

  List<Nested> _$echoNestedRequests(List<String> $items) =>
      [for (final $item in $items) Nested(inner: $item)];

  List<String> Function() _$echoNestedItems(
    $sw.Batch $batch,
    List<String> $items,
  ) {
    $batch.start(_echoNested, $items.length, 2, 32);
    $batch.putTexts(
      [for (final $item in $items) $item],
      'shortwire.test.v1.Nested.inner',
    );
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<String>(($i) => $batch.textAt($r0, $i));
  }

  /// A batch of [echoNested] on another thread, as columns.
  Future<List<String>> echoNestedColumns({
    required List<String> inner,
    List<String>? into,
  }) =>
      $batch(_echoNested, ($batch) => _$echoNestedColumns($batch, inner, into));

  /// A batch of [echoNestedSync] as columns: one list a field, in which one element stands for all items.
  List<String> echoNestedColumnsSync({
    required List<String> inner,
    List<String>? into,
  }) =>
      $batchSync(
        _echoNested,
        ($batch) => _$echoNestedColumns($batch, inner, into),
      );

  List<String> Function() _$echoNestedColumns(
    $sw.Batch $batch,
    List<String> inner,
    List<String>? into,
  ) {
    $batch.start(
      _echoNested,
      $sw.countOf([('shortwire.test.v1.Nested.inner', inner.length)]),
      2,
      32,
    );
    $batch.fit(into, 'shortwire.test.v1.Nested.inner');
    $batch.putTexts(inner, 'shortwire.test.v1.Nested.inner');
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.textAt($r0, $i)),
    );
  }

  /// Does not exist in the library.
  Future<Int64Value> added({int value = 0, String unit = ''}) async =>
      addedSync(value: value, unit: unit);

  /// The same on this thread, which it blocks.
  Int64Value addedSync({int value = 0, String unit = ''}) {
    final $flat = _added.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _added,
        Int64Value(value: value, unit: unit),
        Int64Value(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(unit.length * 3);
    $words[$sw.Call.request] = value;
    $call.putText(
      $sw.Call.request + 1,
      unit,
      'shortwire.test.v1.Int64Value.unit',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return Int64Value(
      value: $words[$sw.Call.reply],
      unit: $call.takeText($sw.Call.reply + 1),
    );
  }

  /// The same, the reply going into what the caller has.
  Int64Value addedIntoSync(
    Int64Value $target, {
    int value = 0,
    String unit = '',
  }) {
    final $flat = _added.flat;
    if ($flat == null) {
      return $wireSync(
        _added,
        Int64Value(value: value, unit: unit),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(unit.length * 3);
    $words[$sw.Call.request] = value;
    $call.putText(
      $sw.Call.request + 1,
      unit,
      'shortwire.test.v1.Int64Value.unit',
    );
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    $target.value = $words[$sw.Call.reply];
    $target.unit = $call.takeText($sw.Call.reply + 1);
    return $target;
  }

  /// [added] with request and reply in wire format.
  Future<Uint8List> addedRaw(Uint8List request) => $raw(_added, request);

  /// [addedSync] with request and reply in wire format.
  Uint8List addedRawSync(Uint8List request) => $rawSync(_added, request);

  /// The same, the reply going into [target]; returns its length.
  int addedRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_added, target, request);

  /// A batch of [added] on another thread.
  Future<List<Int64Value>> addedMany(List<Int64ValueItem> items) async {
    if (_added.flatMany != null) {
      return $batch(_added, ($batch) => _$addedItems($batch, items));
    }
    final $requests = _$addedRequests(items);
    final $replies = await $many(_added, $requests, Int64Value.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [addedSync].
  List<Int64Value> addedManySync(List<Int64ValueItem> items) {
    if (_added.flatMany != null) {
      return $batchSync(_added, ($batch) => _$addedItems($batch, items));
    }
    final $requests = _$addedRequests(items);
    final $replies = $manySync(_added, $requests, Int64Value.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Int64Value> _$addedRequests(List<Int64ValueItem> $items) =>
      [
        for (final $item in $items) Int64Value(
          value: $item.value,
          unit: $item.unit,
        ),
      ];

  List<Int64Value> Function() _$addedItems(
    $sw.Batch $batch,
    List<Int64ValueItem> $items,
  ) {
    $batch.start(_added, $items.length, 4, 48);
    final $c0 = $batch.int64s();
    $batch.putTexts(
      [for (final $item in $items) $item.unit],
      'shortwire.test.v1.Int64Value.unit',
    );
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item.value;
    }
    $batch.startReply();
    final $r0 = $batch.int64s();
    final $r1 = $batch.pairs();
    return () => $batch.each<Int64Value>(
      ($i) => Int64Value(value: $r0[$i], unit: $batch.textAt($r1, $i)),
    );
  }

  /// A batch of [added] on another thread, as columns.
  Future<Int64ValueColumns> addedColumns({
    required Int64List value,
    required List<String> unit,
    Int64ValueColumns? into,
  }) =>
      $batch(_added, ($batch) => _$addedColumns($batch, value, unit, into));

  /// A batch of [addedSync] as columns: one list a field, in which one element stands for all items.
  Int64ValueColumns addedColumnsSync({
    required Int64List value,
    required List<String> unit,
    Int64ValueColumns? into,
  }) =>
      $batchSync(_added, ($batch) => _$addedColumns($batch, value, unit, into));

  Int64ValueColumns Function() _$addedColumns(
    $sw.Batch $batch,
    Int64List value,
    List<String> unit,
    Int64ValueColumns? into,
  ) {
    $batch.start(
      _added,
      $sw.countOf(
        [
          ('shortwire.test.v1.Int64Value.value', value.length),
          ('shortwire.test.v1.Int64Value.unit', unit.length),
        ],
      ),
      4,
      48,
    );
    $batch.fit(into?.value, 'shortwire.test.v1.Int64Value.value');
    $batch.fit(into?.unit, 'shortwire.test.v1.Int64Value.unit');
    $batch.putInt64s(value);
    $batch.putTexts(unit, 'shortwire.test.v1.Int64Value.unit');
    $batch.startReply();
    final $r0 = $batch.int64s();
    final $r1 = $batch.pairs();
    return () => $batch.checked(
      (
        value: $batch.copy(into?.value ?? Int64List($batch.count), $r0),
        unit: $batch.list(into?.unit, ($i) => $batch.textAt($r1, $i)),
      ),
    );
  }

  /// Does not exist in the library, and is not flat.
  Future<Tree> addedTree(Tree request) => $wire(_addedTree, request, Tree());

  /// The same on this thread, which it blocks.
  Tree addedTreeSync(Tree request) {
    final $call = this.$call;
    request.$write($call.begin(_addedTree));
    return Tree()..$merge($call.send(_addedTree, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Tree addedTreeIntoSync(Tree target, Tree request) {
    final $call = this.$call;
    request.$write($call.begin(_addedTree));
    final $reply = $call.send(_addedTree, $options);
    return target..clear()..$merge($reply);
  }

  /// [addedTree] with request and reply in wire format.
  Future<Uint8List> addedTreeRaw(Uint8List request) =>
      $raw(_addedTree, request);

  /// [addedTreeSync] with request and reply in wire format.
  Uint8List addedTreeRawSync(Uint8List request) =>
      $rawSync(_addedTree, request);

  /// The same, the reply going into [target]; returns its length.
  int addedTreeRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_addedTree, target, request);

  /// A batch of [addedTree] on another thread.
  Future<List<Tree>> addedTreeMany(List<Tree> requests) =>
      $many(_addedTree, requests, Tree.messageType);

  /// A batch of [addedTreeSync].
  List<Tree> addedTreeManySync(List<Tree> requests) =>
      $manySync(_addedTree, requests, Tree.messageType);
}
