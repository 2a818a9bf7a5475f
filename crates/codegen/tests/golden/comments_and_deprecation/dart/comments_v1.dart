// Made by shortwire gen from comments.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// The file's own comment.
///
/// In two paragraphs.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// The fields of `comments.v1.Thing` as item of a batch.
typedef ThingItem = ({int number, String oldName});

/// The fields of `comments.v1.Thing` as columns of a batch.
typedef ThingColumns = ({Int32List number, List<String> oldName});

/// An enum with <html> & entities.
final class Kind extends $sw.ProtoEnum {
  const Kind._(super.number, super.name);

  /// None.
  static const unspecified = Kind._(0, 'KIND_UNSPECIFIED');

  /// `KIND_OLD`.
  static const old = Kind._(1, 'KIND_OLD');

  /// All that the schema names.
  static const values = [
    unspecified,
    old,
  ];

  /// The value of a number, whether the schema names it or not.
  static Kind of(int number) => switch (number) {
        0 => unspecified,
        1 => old,
        _ => Kind._(number, null),
      };
}

/// A comment
/// in block form.
final class Thing extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Thing({this.number = 0, this.oldName = ''});

  /// Reads one in wire format.
  factory Thing.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Thing>(
    'comments.v1.Thing',
    Thing.new,
    [
      'number',
      'old_name',
    ],
  );

  /// Before the field.
  int number;

  /// `old_name`.
  @Deprecated('Marked so in the schema.')
  String oldName;

  @override
  $sw.MessageType<Thing> get $type => messageType;

  @override
  List<Object?> get $values => [
        number,
        oldName,
      ];

  @override
  void clear() {
    $unknown = null;
    number = 0;
    oldName = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (oldName.isNotEmpty) {
      $w.string(oldName, 0x12, 'comments.v1.Thing.old_name');
    }
    if (number != 0) $w.int32(number, 0x08, 'comments.v1.Thing.number');
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          number = $r.int32('comments.v1.Thing.number');
        case 0x12:
          oldName = $r.string('comments.v1.Thing.old_name');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Gone soon.
@Deprecated('Marked so in the schema.')
final class Old extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Old({this.number = 0});

  /// Reads one in wire format.
  factory Old.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Old>(
    'comments.v1.Old',
    Old.new,
    [
      'number',
    ],
  );

  /// `number`.
  int number;

  @override
  $sw.MessageType<Old> get $type => messageType;

  @override
  List<Object?> get $values => [
        number,
      ];

  @override
  void clear() {
    $unknown = null;
    number = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (number != 0) $w.int32(number, 0x08, 'comments.v1.Old.number');
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          number = $r.int32('comments.v1.Old.number');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A service with */ and /* and """ and \ and ``` and {{ braces }} in its comment.
final class Commented extends $sw.Client {
  Commented._($sw.Session $session, [$sw.CallOptions? $options])
      : _do_ = $session.method(_$do_),
        _doNot = $session.method(_$doNot),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Commented.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Commented._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Commented.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Commented withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Commented._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$do_ = $sw.MethodInfo(
    'comments.v1.Commented/Do',
    0xd3de9080464208e4,
    shape: 0x8c0517427ded0964,
  );
  static const _$doNot = $sw.MethodInfo(
    'comments.v1.Commented/DoNot',
    0x7faced1ceb9872f5,
    shape: 0xa29fba54abbdb531,
  );

  final $sw.Method _do_;
  final $sw.Method _doNot;

  /// A method.
  ///
  ///   An indented line.
  Future<Thing> do_({int number = 0, String oldName = ''}) async =>
      doSync(number: number, oldName: oldName);

  /// The same on this thread, which it blocks.
  Thing doSync({int number = 0, String oldName = ''}) {
    final $flat = _do_.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _do_,
        Thing(number: number, oldName: oldName),
        Thing(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(oldName.length * 3);
    $words[$sw.Call.request] = $sw.asInt32(number, 'comments.v1.Thing.number');
    $call.putText($sw.Call.request + 1, oldName, 'comments.v1.Thing.old_name');
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return Thing(
      number: $words[$sw.Call.reply],
      oldName: $call.takeText($sw.Call.reply + 1),
    );
  }

  /// The same, the reply going into what the caller has.
  Thing doIntoSync(Thing $target, {int number = 0, String oldName = ''}) {
    final $flat = _do_.flat;
    if ($flat == null) {
      return $wireSync(
        _do_,
        Thing(number: number, oldName: oldName),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(oldName.length * 3);
    $words[$sw.Call.request] = $sw.asInt32(number, 'comments.v1.Thing.number');
    $call.putText($sw.Call.request + 1, oldName, 'comments.v1.Thing.old_name');
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
    $target.oldName = $call.takeText($sw.Call.reply + 1);
    return $target;
  }

  /// [do_] with request and reply in wire format.
  Future<Uint8List> doRaw(Uint8List request) => $raw(_do_, request);

  /// [doSync] with request and reply in wire format.
  Uint8List doRawSync(Uint8List request) => $rawSync(_do_, request);

  /// The same, the reply going into [target]; returns its length.
  int doRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_do_, target, request);

  /// A batch of [do_] on another thread.
  Future<List<Thing>> doMany(List<ThingItem> items) async {
    if (_do_.flatMany != null) {
      return $batch(_do_, ($batch) => _$do_Items($batch, items));
    }
    final $requests = _$do_Requests(items);
    final $replies = await $many(_do_, $requests, Thing.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [doSync].
  List<Thing> doManySync(List<ThingItem> items) {
    if (_do_.flatMany != null) {
      return $batchSync(_do_, ($batch) => _$do_Items($batch, items));
    }
    final $requests = _$do_Requests(items);
    final $replies = $manySync(_do_, $requests, Thing.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Thing> _$do_Requests(List<ThingItem> $items) =>
      [
        for (final $item in $items) Thing(
          number: $item.number,
          oldName: $item.oldName,
        ),
      ];

  List<Thing> Function() _$do_Items($sw.Batch $batch, List<ThingItem> $items) {
    $batch.start(_do_, $items.length, 4, 40);
    final $c0 = $batch.int32s();
    $batch.putTexts(
      [for (final $item in $items) $item.oldName],
      'comments.v1.Thing.old_name',
    );
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $sw.asInt32($item.number, 'comments.v1.Thing.number');
    }
    $batch.startReply();
    final $r0 = $batch.int32s();
    final $r1 = $batch.pairs();
    return () => $batch.each<Thing>(
      ($i) => Thing(number: $r0[$i], oldName: $batch.textAt($r1, $i)),
    );
  }

  /// A batch of [do_] on another thread, as columns.
  Future<ThingColumns> doColumns({
    required Int32List number,
    required List<String> oldName,
    ThingColumns? into,
  }) =>
      $batch(_do_, ($batch) => _$do_Columns($batch, number, oldName, into));

  /// A batch of [doSync] as columns: one list a field, in which one element stands for all items.
  ThingColumns doColumnsSync({
    required Int32List number,
    required List<String> oldName,
    ThingColumns? into,
  }) =>
      $batchSync(_do_, ($batch) => _$do_Columns($batch, number, oldName, into));

  ThingColumns Function() _$do_Columns(
    $sw.Batch $batch,
    Int32List number,
    List<String> oldName,
    ThingColumns? into,
  ) {
    $batch.start(
      _do_,
      $sw.countOf(
        [
          ('comments.v1.Thing.number', number.length),
          ('comments.v1.Thing.old_name', oldName.length),
        ],
      ),
      4,
      40,
    );
    $batch.fit(into?.number, 'comments.v1.Thing.number');
    $batch.fit(into?.oldName, 'comments.v1.Thing.old_name');
    $batch.putInt32s(number);
    $batch.putTexts(oldName, 'comments.v1.Thing.old_name');
    $batch.startReply();
    final $r0 = $batch.int32s();
    final $r1 = $batch.pairs();
    return () => $batch.checked(
      (
        number: $batch.copy(into?.number ?? Int32List($batch.count), $r0),
        oldName: $batch.list(into?.oldName, ($i) => $batch.textAt($r1, $i)),
      ),
    );
  }

  /// Better not.
  @Deprecated('Marked so in the schema.')
  Future<int> doNot({int number = 0}) async => doNotSync(number: number);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int doNotSync({int number = 0}) {
    final $flat = _doNot.flat;
    if ($flat == null) {
      final $reply = $wireSync(_doNot, Old(number: number), Old());
      return $reply.number;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = $sw.asInt32(number, 'comments.v1.Old.number');
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

  /// [doNot] with request and reply in wire format.
  Future<Uint8List> doNotRaw(Uint8List request) => $raw(_doNot, request);

  /// [doNotSync] with request and reply in wire format.
  Uint8List doNotRawSync(Uint8List request) => $rawSync(_doNot, request);

  /// The same, the reply going into [target]; returns its length.
  int doNotRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_doNot, target, request);

  /// A batch of [doNot] on another thread.
  Future<List<int>> doNotMany(List<int> items) async {
    if (_doNot.flatMany != null) {
      return $batch(_doNot, ($batch) => _$doNotItems($batch, items));
    }
    final $requests = _$doNotRequests(items);
    final $replies = await $many(_doNot, $requests, Old.messageType);
    return [for (final $reply in $replies) $reply.number];
  }

  /// A batch of [doNotSync].
  List<int> doNotManySync(List<int> items) {
    if (_doNot.flatMany != null) {
      return $batchSync(_doNot, ($batch) => _$doNotItems($batch, items));
    }
    final $requests = _$doNotRequests(items);
    final $replies = $manySync(_doNot, $requests, Old.messageType);
    return [for (final $reply in $replies) $reply.number];
  }

  List<Old> _$doNotRequests(List<int> $items) =>
      [for (final $item in $items) Old(number: $item)];

  List<int> Function() _$doNotItems($sw.Batch $batch, List<int> $items) {
    $batch.start(_doNot, $items.length, 2, 8);
    final $c0 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $sw.asInt32($item, 'comments.v1.Old.number');
    }
    $batch.startReply();
    final $r0 = $batch.int32s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [doNot] on another thread, as columns.
  Future<Int32List> doNotColumns({
    required Int32List number,
    Int32List? into,
  }) =>
      $batch(_doNot, ($batch) => _$doNotColumns($batch, number, into));

  /// A batch of [doNotSync] as columns: one list a field, in which one element stands for all items.
  Int32List doNotColumnsSync({required Int32List number, Int32List? into}) =>
      $batchSync(_doNot, ($batch) => _$doNotColumns($batch, number, into));

  Int32List Function() _$doNotColumns(
    $sw.Batch $batch,
    Int32List number,
    Int32List? into,
  ) {
    $batch.start(
      _doNot,
      $sw.countOf([('comments.v1.Old.number', number.length)]),
      2,
      8,
    );
    $batch.fit(into, 'comments.v1.Old.number');
    $batch.putInt32s(number);
    $batch.startReply();
    final $r0 = $batch.int32s();
    return () => $batch.checked(
      $batch.copy(into ?? Int32List($batch.count), $r0),
    );
  }
}
