// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// The feature service as it was before it grew: what an old client was generated from.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// The fields of `shortwire.test.v1.Scalars` as item of a batch.
typedef ScalarsItem = ({double doubleValue, String stringValue});

/// The fields of `shortwire.test.v1.Scalars` as columns of a batch.
typedef ScalarsColumns = ({Float64List doubleValue, List<String> stringValue});

/// The fields of `shortwire.test.v1.Presence` as item of a batch.
typedef PresenceItem = ({int number, String text});

/// The fields of `shortwire.test.v1.Presence` as columns of a batch.
typedef PresenceColumns = ({Int64List number, List<String> text});

/// `shortwire.test.v1.Scalars`.
final class Scalars extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Scalars({this.doubleValue = 0.0, this.stringValue = ''});

  /// Reads one in wire format.
  factory Scalars.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Scalars>(
    'shortwire.test.v1.Scalars',
    Scalars.new,
    [
      'double_value',
      'string_value',
    ],
  );

  /// `double_value`.
  double doubleValue;

  /// `string_value`.
  String stringValue;

  @override
  $sw.MessageType<Scalars> get $type => messageType;

  @override
  List<Object?> get $values => [
        doubleValue,
        stringValue,
      ];

  @override
  void clear() {
    $unknown = null;
    doubleValue = 0.0;
    stringValue = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (stringValue.isNotEmpty) {
      $w.string(stringValue, 0x72, 'shortwire.test.v1.Scalars.string_value');
    }
    if ($sw.isSet(doubleValue)) $w.float64(doubleValue, 0x09);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x09:
          doubleValue = $r.float64('shortwire.test.v1.Scalars.double_value');
        case 0x72:
          stringValue = $r.string('shortwire.test.v1.Scalars.string_value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Presence`.
final class Presence extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Presence({this.number = 0, this.text = ''});

  /// Reads one in wire format.
  factory Presence.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Presence>(
    'shortwire.test.v1.Presence',
    Presence.new,
    [
      'number',
      'text',
    ],
  );

  /// `number`.
  int number;

  /// `text`.
  String text;

  @override
  $sw.MessageType<Presence> get $type => messageType;

  @override
  List<Object?> get $values => [
        number,
        text,
      ];

  @override
  void clear() {
    $unknown = null;
    number = 0;
    text = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (text.isNotEmpty) {
      $w.string(text, 0x12, 'shortwire.test.v1.Presence.text');
    }
    if (number != 0) $w.varint(number, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          number = $r.varint('shortwire.test.v1.Presence.number');
        case 0x12:
          text = $r.string('shortwire.test.v1.Presence.text');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Int64Value`.
final class Int64Value extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Int64Value({this.value = 0});

  /// Reads one in wire format.
  factory Int64Value.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Int64Value>(
    'shortwire.test.v1.Int64Value',
    Int64Value.new,
    [
      'value',
    ],
  );

  /// `value`.
  int value;

  @override
  $sw.MessageType<Int64Value> get $type => messageType;

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
          value = $r.varint('shortwire.test.v1.Int64Value.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Version1`.
final class Version1 extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Version1({this.name = ''});

  /// Reads one in wire format.
  factory Version1.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Version1>(
    'shortwire.test.v1.Version1',
    Version1.new,
    [
      'name',
    ],
  );

  /// `name`.
  String name;

  @override
  $sw.MessageType<Version1> get $type => messageType;

  @override
  List<Object?> get $values => [
        name,
      ];

  @override
  void clear() {
    $unknown = null;
    name = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (name.isNotEmpty) {
      $w.string(name, 0x0a, 'shortwire.test.v1.Version1.name');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          name = $r.string('shortwire.test.v1.Version1.name');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Version2`.
final class Version2 extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Version2({this.name = ''});

  /// Reads one in wire format.
  factory Version2.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Version2>(
    'shortwire.test.v1.Version2',
    Version2.new,
    [
      'name',
    ],
  );

  /// `name`.
  String name;

  @override
  $sw.MessageType<Version2> get $type => messageType;

  @override
  List<Object?> get $values => [
        name,
      ];

  @override
  void clear() {
    $unknown = null;
    name = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (name.isNotEmpty) {
      $w.string(name, 0x0a, 'shortwire.test.v1.Version2.name');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          name = $r.string('shortwire.test.v1.Version2.name');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Tree`.
final class Tree extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Tree({this.left});

  /// Reads one in wire format.
  factory Tree.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Tree>(
    'shortwire.test.v1.Tree',
    Tree.new,
    [
      'left',
    ],
  );

  /// `left`.
  Tree? left;

  @override
  $sw.MessageType<Tree> get $type => messageType;

  @override
  List<Object?> get $values => [
        left,
      ];

  @override
  void clear() {
    $unknown = null;
    left = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (left case final $v?) {
      $w.message($v, 0x12, 'shortwire.test.v1.Tree.left');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x12:
          final $message = left ?? Tree();
          final $end = $r.enter('shortwire.test.v1.Tree.left');
          $message.$merge($r);
          $r.leave($end);
          left = $message;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A client of `shortwire.test.v1.Feature`.
final class Feature extends $sw.Client {
  Feature._($sw.Session $session, [$sw.CallOptions? $options])
      : _echoScalars = $session.method(_$echoScalars),
        _echoPresence = $session.method(_$echoPresence),
        _echoInt64 = $session.method(_$echoInt64),
        _newer = $session.method(_$newer),
        _echoTree = $session.method(_$echoTree),
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

  static const _$echoScalars = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoScalars',
    0x9ca41d4287cfe204,
    shape: 0x20add50e04d88c64,
  );
  static const _$echoPresence = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoPresence',
    0x5d13082e3e857b32,
    shape: 0xab57b4589028b69c,
  );
  static const _$echoInt64 = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoInt64',
    0x4f9e788d37bd9cde,
    shape: 0xc1b88543f2dd4026,
  );
  static const _$newer = $sw.MethodInfo(
    'shortwire.test.v1.Feature/Newer',
    0x222fa082137ed99b,
    shape: 0x95786d18684e60f3,
  );
  static const _$echoTree = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoTree',
    0x80daf78d67e8358f,
  );

  final $sw.Method _echoScalars;
  final $sw.Method _echoPresence;
  final $sw.Method _echoInt64;
  final $sw.Method _newer;
  final $sw.Method _echoTree;

  /// Flat here and there, with fewer fields here.
  Future<Scalars> echoScalars({
    double doubleValue = 0.0,
    String stringValue = '',
  }) async =>
      echoScalarsSync(doubleValue: doubleValue, stringValue: stringValue);

  /// The same on this thread, which it blocks.
  Scalars echoScalarsSync({double doubleValue = 0.0, String stringValue = ''}) {
    final $flat = _echoScalars.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoScalars,
        Scalars(doubleValue: doubleValue, stringValue: stringValue),
        Scalars(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(stringValue.length * 3);
    $call.doubles[$sw.Call.request] = doubleValue;
    $call.putText(
      $sw.Call.request + 1,
      stringValue,
      'shortwire.test.v1.Scalars.string_value',
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
    return Scalars(
      doubleValue: $call.doubles[$sw.Call.reply],
      stringValue: $call.takeText($sw.Call.reply + 1),
    );
  }

  /// The same, the reply going into what the caller has.
  Scalars echoScalarsIntoSync(
    Scalars $target, {
    double doubleValue = 0.0,
    String stringValue = '',
  }) {
    final $flat = _echoScalars.flat;
    if ($flat == null) {
      return $wireSync(
        _echoScalars,
        Scalars(doubleValue: doubleValue, stringValue: stringValue),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(stringValue.length * 3);
    $call.doubles[$sw.Call.request] = doubleValue;
    $call.putText(
      $sw.Call.request + 1,
      stringValue,
      'shortwire.test.v1.Scalars.string_value',
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
    $target.doubleValue = $call.doubles[$sw.Call.reply];
    $target.stringValue = $call.takeText($sw.Call.reply + 1);
    return $target;
  }

  /// [echoScalars] with request and reply in wire format.
  Future<Uint8List> echoScalarsRaw(Uint8List request) =>
      $raw(_echoScalars, request);

  /// [echoScalarsSync] with request and reply in wire format.
  Uint8List echoScalarsRawSync(Uint8List request) =>
      $rawSync(_echoScalars, request);

  /// The same, the reply going into [target]; returns its length.
  int echoScalarsRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoScalars, target, request);

  /// A batch of [echoScalars] on another thread.
  Future<List<Scalars>> echoScalarsMany(List<ScalarsItem> items) async {
    if (_echoScalars.flatMany != null) {
      return $batch(
        _echoScalars,
        ($batch) => _$echoScalarsItems($batch, items),
      );
    }
    final $requests = _$echoScalarsRequests(items);
    final $replies = await $many(_echoScalars, $requests, Scalars.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [echoScalarsSync].
  List<Scalars> echoScalarsManySync(List<ScalarsItem> items) {
    if (_echoScalars.flatMany != null) {
      return $batchSync(
        _echoScalars,
        ($batch) => _$echoScalarsItems($batch, items),
      );
    }
    final $requests = _$echoScalarsRequests(items);
    final $replies = $manySync(_echoScalars, $requests, Scalars.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Scalars> _$echoScalarsRequests(List<ScalarsItem> $items) =>
      [
        for (final $item in $items) Scalars(
          doubleValue: $item.doubleValue,
          stringValue: $item.stringValue,
        ),
      ];

  List<Scalars> Function() _$echoScalarsItems(
    $sw.Batch $batch,
    List<ScalarsItem> $items,
  ) {
    $batch.start(_echoScalars, $items.length, 4, 48);
    final $c0 = $batch.doubles();
    $batch.putTexts(
      [for (final $item in $items) $item.stringValue],
      'shortwire.test.v1.Scalars.string_value',
    );
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item.doubleValue;
    }
    $batch.startReply();
    final $r0 = $batch.doubles();
    final $r1 = $batch.pairs();
    return () => $batch.each<Scalars>(
      ($i) => Scalars(
        doubleValue: $r0[$i],
        stringValue: $batch.textAt($r1, $i),
      ),
    );
  }

  /// A batch of [echoScalars] on another thread, as columns.
  Future<ScalarsColumns> echoScalarsColumns({
    required Float64List doubleValue,
    required List<String> stringValue,
    ScalarsColumns? into,
  }) =>
      $batch(
        _echoScalars,
        ($batch) => _$echoScalarsColumns(
          $batch,
          doubleValue,
          stringValue,
          into,
        ),
      );

  /// A batch of [echoScalarsSync] as columns: one list a field, in which one element stands for all items.
  ScalarsColumns echoScalarsColumnsSync({
    required Float64List doubleValue,
    required List<String> stringValue,
    ScalarsColumns? into,
  }) =>
      $batchSync(
        _echoScalars,
        ($batch) => _$echoScalarsColumns(
          $batch,
          doubleValue,
          stringValue,
          into,
        ),
      );

  ScalarsColumns Function() _$echoScalarsColumns(
    $sw.Batch $batch,
    Float64List doubleValue,
    List<String> stringValue,
    ScalarsColumns? into,
  ) {
    $batch.start(
      _echoScalars,
      $sw.countOf(
        [
          ('shortwire.test.v1.Scalars.double_value', doubleValue.length),
          ('shortwire.test.v1.Scalars.string_value', stringValue.length),
        ],
      ),
      4,
      48,
    );
    $batch.fit(into?.doubleValue, 'shortwire.test.v1.Scalars.double_value');
    $batch.fit(into?.stringValue, 'shortwire.test.v1.Scalars.string_value');
    $batch.putDoubles(doubleValue);
    $batch.putTexts(stringValue, 'shortwire.test.v1.Scalars.string_value');
    $batch.startReply();
    final $r0 = $batch.doubles();
    final $r1 = $batch.pairs();
    return () => $batch.checked(
      (
        doubleValue: $batch.copy(
          into?.doubleValue ?? Float64List($batch.count),
          $r0,
        ),
        stringValue: $batch.list(
          into?.stringValue,
          ($i) => $batch.textAt($r1, $i),
        ),
      ),
    );
  }

  /// Flat here; there the fields became optional.
  Future<Presence> echoPresence({int number = 0, String text = ''}) async =>
      echoPresenceSync(number: number, text: text);

  /// The same on this thread, which it blocks.
  Presence echoPresenceSync({int number = 0, String text = ''}) {
    final $flat = _echoPresence.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoPresence,
        Presence(number: number, text: text),
        Presence(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(text.length * 3);
    $words[$sw.Call.request] = number;
    $call.putText(
      $sw.Call.request + 1,
      text,
      'shortwire.test.v1.Presence.text',
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
    return Presence(
      number: $words[$sw.Call.reply],
      text: $call.takeText($sw.Call.reply + 1),
    );
  }

  /// The same, the reply going into what the caller has.
  Presence echoPresenceIntoSync(
    Presence $target, {
    int number = 0,
    String text = '',
  }) {
    final $flat = _echoPresence.flat;
    if ($flat == null) {
      return $wireSync(
        _echoPresence,
        Presence(number: number, text: text),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(text.length * 3);
    $words[$sw.Call.request] = number;
    $call.putText(
      $sw.Call.request + 1,
      text,
      'shortwire.test.v1.Presence.text',
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
    $target.number = $words[$sw.Call.reply];
    $target.text = $call.takeText($sw.Call.reply + 1);
    return $target;
  }

  /// [echoPresence] with request and reply in wire format.
  Future<Uint8List> echoPresenceRaw(Uint8List request) =>
      $raw(_echoPresence, request);

  /// [echoPresenceSync] with request and reply in wire format.
  Uint8List echoPresenceRawSync(Uint8List request) =>
      $rawSync(_echoPresence, request);

  /// The same, the reply going into [target]; returns its length.
  int echoPresenceRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoPresence, target, request);

  /// A batch of [echoPresence] on another thread.
  Future<List<Presence>> echoPresenceMany(List<PresenceItem> items) async {
    if (_echoPresence.flatMany != null) {
      return $batch(
        _echoPresence,
        ($batch) => _$echoPresenceItems($batch, items),
      );
    }
    final $requests = _$echoPresenceRequests(items);
    final $replies = await $many(
      _echoPresence,
      $requests,
      Presence.messageType,
    );
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [echoPresenceSync].
  List<Presence> echoPresenceManySync(List<PresenceItem> items) {
    if (_echoPresence.flatMany != null) {
      return $batchSync(
        _echoPresence,
        ($batch) => _$echoPresenceItems($batch, items),
      );
    }
    final $requests = _$echoPresenceRequests(items);
    final $replies = $manySync(_echoPresence, $requests, Presence.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Presence> _$echoPresenceRequests(List<PresenceItem> $items) =>
      [
        for (final $item in $items) Presence(
          number: $item.number,
          text: $item.text,
        ),
      ];

  List<Presence> Function() _$echoPresenceItems(
    $sw.Batch $batch,
    List<PresenceItem> $items,
  ) {
    $batch.start(_echoPresence, $items.length, 4, 48);
    final $c0 = $batch.int64s();
    $batch.putTexts(
      [for (final $item in $items) $item.text],
      'shortwire.test.v1.Presence.text',
    );
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item.number;
    }
    $batch.startReply();
    final $r0 = $batch.int64s();
    final $r1 = $batch.pairs();
    return () => $batch.each<Presence>(
      ($i) => Presence(number: $r0[$i], text: $batch.textAt($r1, $i)),
    );
  }

  /// A batch of [echoPresence] on another thread, as columns.
  Future<PresenceColumns> echoPresenceColumns({
    required Int64List number,
    required List<String> text,
    PresenceColumns? into,
  }) =>
      $batch(
        _echoPresence,
        ($batch) => _$echoPresenceColumns($batch, number, text, into),
      );

  /// A batch of [echoPresenceSync] as columns: one list a field, in which one element stands for all items.
  PresenceColumns echoPresenceColumnsSync({
    required Int64List number,
    required List<String> text,
    PresenceColumns? into,
  }) =>
      $batchSync(
        _echoPresence,
        ($batch) => _$echoPresenceColumns($batch, number, text, into),
      );

  PresenceColumns Function() _$echoPresenceColumns(
    $sw.Batch $batch,
    Int64List number,
    List<String> text,
    PresenceColumns? into,
  ) {
    $batch.start(
      _echoPresence,
      $sw.countOf(
        [
          ('shortwire.test.v1.Presence.number', number.length),
          ('shortwire.test.v1.Presence.text', text.length),
        ],
      ),
      4,
      48,
    );
    $batch.fit(into?.number, 'shortwire.test.v1.Presence.number');
    $batch.fit(into?.text, 'shortwire.test.v1.Presence.text');
    $batch.putInt64s(number);
    $batch.putTexts(text, 'shortwire.test.v1.Presence.text');
    $batch.startReply();
    final $r0 = $batch.int64s();
    final $r1 = $batch.pairs();
    return () => $batch.checked(
      (
        number: $batch.copy(into?.number ?? Int64List($batch.count), $r0),
        text: $batch.list(into?.text, ($i) => $batch.textAt($r1, $i)),
      ),
    );
  }

  /// As it is there.
  Future<int> echoInt64({int value = 0}) async => echoInt64Sync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int echoInt64Sync({int value = 0}) {
    final $flat = _echoInt64.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoInt64,
        Int64Value(value: value),
        Int64Value(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = value;
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
  Future<List<int>> echoInt64Many(List<int> items) async {
    if (_echoInt64.flatMany != null) {
      return $batch(_echoInt64, ($batch) => _$echoInt64Items($batch, items));
    }
    final $requests = _$echoInt64Requests(items);
    final $replies = await $many(_echoInt64, $requests, Int64Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoInt64Sync].
  List<int> echoInt64ManySync(List<int> items) {
    if (_echoInt64.flatMany != null) {
      return $batchSync(
        _echoInt64,
        ($batch) => _$echoInt64Items($batch, items),
      );
    }
    final $requests = _$echoInt64Requests(items);
    final $replies = $manySync(_echoInt64, $requests, Int64Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<Int64Value> _$echoInt64Requests(List<int> $items) =>
      [for (final $item in $items) Int64Value(value: $item)];

  List<int> Function() _$echoInt64Items($sw.Batch $batch, List<int> $items) {
    $batch.start(_echoInt64, $items.length, 2, 16);
    final $c0 = $batch.int64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.int64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [echoInt64] on another thread, as columns.
  Future<Int64List> echoInt64Columns({
    required Int64List value,
    Int64List? into,
  }) =>
      $batch(_echoInt64, ($batch) => _$echoInt64Columns($batch, value, into));

  /// A batch of [echoInt64Sync] as columns: one list a field, in which one element stands for all items.
  Int64List echoInt64ColumnsSync({required Int64List value, Int64List? into}) =>
      $batchSync(
        _echoInt64,
        ($batch) => _$echoInt64Columns($batch, value, into),
      );

  Int64List Function() _$echoInt64Columns(
    $sw.Batch $batch,
    Int64List value,
    Int64List? into,
  ) {
    $batch.start(
      _echoInt64,
      $sw.countOf([('shortwire.test.v1.Int64Value.value', value.length)]),
      2,
      16,
    );
    $batch.fit(into, 'shortwire.test.v1.Int64Value.value');
    $batch.putInt64s(value);
    $batch.startReply();
    final $r0 = $batch.int64s();
    return () => $batch.checked(
      $batch.copy(into ?? Int64List($batch.count), $r0),
    );
  }

  /// Wire there; flat here, where the reply has not grown yet.
  Future<String> newer({String name = ''}) async => newerSync(name: name);

  /// The same on this thread, which it blocks.
  String newerSync({String name = ''}) {
    final $flat = _newer.flat;
    if ($flat == null) {
      final $reply = $wireSync(_newer, Version1(name: name), Version2());
      return $reply.name;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(name.length * 3);
    $call.putText($sw.Call.request, name, 'shortwire.test.v1.Version1.name');
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

  /// [newer] with request and reply in wire format.
  Future<Uint8List> newerRaw(Uint8List request) => $raw(_newer, request);

  /// [newerSync] with request and reply in wire format.
  Uint8List newerRawSync(Uint8List request) => $rawSync(_newer, request);

  /// The same, the reply going into [target]; returns its length.
  int newerRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_newer, target, request);

  /// A batch of [newer] on another thread.
  Future<List<String>> newerMany(List<String> items) async {
    if (_newer.flatMany != null) {
      return $batch(_newer, ($batch) => _$newerItems($batch, items));
    }
    final $requests = _$newerRequests(items);
    final $replies = await $many(_newer, $requests, Version2.messageType);
    return [for (final $reply in $replies) $reply.name];
  }

  /// A batch of [newerSync].
  List<String> newerManySync(List<String> items) {
    if (_newer.flatMany != null) {
      return $batchSync(_newer, ($batch) => _$newerItems($batch, items));
    }
    final $requests = _$newerRequests(items);
    final $replies = $manySync(_newer, $requests, Version2.messageType);
    return [for (final $reply in $replies) $reply.name];
  }

  List<Version1> _$newerRequests(List<String> $items) =>
      [for (final $item in $items) Version1(name: $item)];

  List<String> Function() _$newerItems($sw.Batch $batch, List<String> $items) {
    $batch.start(_newer, $items.length, 2, 32);
    $batch.putTexts(
      [for (final $item in $items) $item],
      'shortwire.test.v1.Version1.name',
    );
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<String>(($i) => $batch.textAt($r0, $i));
  }

  /// A batch of [newer] on another thread, as columns.
  Future<List<String>> newerColumns({
    required List<String> name,
    List<String>? into,
  }) =>
      $batch(_newer, ($batch) => _$newerColumns($batch, name, into));

  /// A batch of [newerSync] as columns: one list a field, in which one element stands for all items.
  List<String> newerColumnsSync({
    required List<String> name,
    List<String>? into,
  }) =>
      $batchSync(_newer, ($batch) => _$newerColumns($batch, name, into));

  List<String> Function() _$newerColumns(
    $sw.Batch $batch,
    List<String> name,
    List<String>? into,
  ) {
    $batch.start(
      _newer,
      $sw.countOf([('shortwire.test.v1.Version1.name', name.length)]),
      2,
      32,
    );
    $batch.fit(into, 'shortwire.test.v1.Version2.name');
    $batch.putTexts(name, 'shortwire.test.v1.Version1.name');
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.textAt($r0, $i)),
    );
  }

  /// Its request has lost a field here.
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
}
