// Made by shortwire gen from flat.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// What decides how a method crosses.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// The fields of `flat.v1.Scalars` as item of a batch.
typedef ScalarsItem = ({
  double first,
  Kind kind,
  double small,
  int fixed,
  bool middle,
  int last,
});

/// The fields of `flat.v1.Scalars` as columns of a batch.
typedef ScalarsColumns = ({
  Float64List first,
  Int32List kind,
  Float32List small,
  Uint32List fixed,
  Uint8List middle,
  Int64List last,
});

/// The fields of `flat.v1.Texts` as item of a batch.
typedef TextsItem = ({String text, Uint8List? data, Kind? kind});

/// The fields of `flat.v1.Texts` as columns of a batch.
typedef TextsColumns = ({
  List<String> text,
  List<Uint8List?> data,
  List<Kind?> kind,
});

/// `flat.v1.Kind`.
final class Kind extends $sw.ProtoEnum {
  const Kind._(super.number, super.name);

  /// `KIND_UNSPECIFIED`.
  static const unspecified = Kind._(0, 'KIND_UNSPECIFIED');

  /// All that the schema names.
  static const values = [
    unspecified,
  ];

  /// The value of a number, whether the schema names it or not.
  static Kind of(int number) => switch (number) {
        0 => unspecified,
        _ => Kind._(number, null),
      };
}

/// `flat.v1.Nothing`.
final class Nothing extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Nothing();

  /// Reads one in wire format.
  factory Nothing.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Nothing>(
    'flat.v1.Nothing',
    Nothing.new,
    [],
  );

  @override
  $sw.MessageType<Nothing> get $type => messageType;

  @override
  List<Object?> get $values => const [];

  @override
  void clear() {
    $unknown = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      $unknown = $r.keep($start, $tag, $unknown);
    }
  }
}

/// Fields out of order: slots go by number.
final class Scalars extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Scalars({
    this.first = 0.0,
    this.kind = Kind.unspecified,
    this.small = 0.0,
    this.fixed = 0,
    this.middle = false,
    this.last = 0,
  });

  /// Reads one in wire format.
  factory Scalars.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Scalars>(
    'flat.v1.Scalars',
    Scalars.new,
    [
      'first',
      'kind',
      'small',
      'fixed',
      'middle',
      'last',
    ],
  );

  /// `first`.
  double first;

  /// `kind`.
  Kind kind;

  /// `small`.
  double small;

  /// `fixed`.
  int fixed;

  /// `middle`.
  bool middle;

  /// `last`.
  int last;

  @override
  $sw.MessageType<Scalars> get $type => messageType;

  @override
  List<Object?> get $values => [
        first,
        kind,
        small,
        fixed,
        middle,
        last,
      ];

  @override
  void clear() {
    $unknown = null;
    first = 0.0;
    kind = Kind.unspecified;
    small = 0.0;
    fixed = 0;
    middle = false;
    last = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (last != 0) $w.varint(last, 0x48);
    if (middle) $w.boolean(middle, 0x28);
    if (fixed != 0) $w.fixed32(fixed, 0x25, 'flat.v1.Scalars.fixed');
    if ($sw.isSet(small)) $w.float(small, 0x1d);
    if (kind.number != 0) $w.int32(kind.number, 0x10, 'flat.v1.Scalars.kind');
    if ($sw.isSet(first)) $w.float64(first, 0x09);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x09:
          first = $r.float64('flat.v1.Scalars.first');
        case 0x10:
          kind = Kind.of($r.int32('flat.v1.Scalars.kind'));
        case 0x1d:
          small = $r.float('flat.v1.Scalars.small');
        case 0x25:
          fixed = $r.fixed32('flat.v1.Scalars.fixed');
        case 0x28:
          middle = $r.boolean('flat.v1.Scalars.middle');
        case 0x48:
          last = $r.varint('flat.v1.Scalars.last');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `flat.v1.Texts`.
final class Texts extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Texts({this.text = '', this.data, this.kind});

  /// Reads one in wire format.
  factory Texts.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Texts>(
    'flat.v1.Texts',
    Texts.new,
    [
      'text',
      'data',
      'kind',
    ],
  );

  /// `text`.
  String text;

  /// `data`.
  Uint8List? data;

  /// `kind`.
  Kind? kind;

  @override
  $sw.MessageType<Texts> get $type => messageType;

  @override
  List<Object?> get $values => [
        text,
        data,
        kind,
      ];

  @override
  void clear() {
    $unknown = null;
    text = '';
    data = null;
    kind = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (kind case final $v?) {
      $w.int32($v.number, 0x18, 'flat.v1.Texts.kind');
    }
    if (data case final $v?) {
      $w.bytes($v, 0x12);
    }
    if (text.isNotEmpty) $w.string(text, 0x0a, 'flat.v1.Texts.text');
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          text = $r.string('flat.v1.Texts.text');
        case 0x12:
          data = $r.bytes('flat.v1.Texts.data');
        case 0x18:
          kind = Kind.of($r.int32('flat.v1.Texts.kind'));
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `flat.v1.WithList`.
final class WithList extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  WithList({List<int>? list})
      : _list = list;

  /// Reads one in wire format.
  factory WithList.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<WithList>(
    'flat.v1.WithList',
    WithList.new,
    [
      'list',
    ],
  );

  List<int>? _list;

  /// `list`.
  List<int> get list => _list ??= [];
  set list(List<int> $value) => _list = $value;

  @override
  $sw.MessageType<WithList> get $type => messageType;

  @override
  List<Object?> get $values => [
        _list ?? const [],
      ];

  @override
  void clear() {
    $unknown = null;
    _list = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_list case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.int32($v[$i], 0, 'flat.v1.WithList.list');
      }
      $w.length($before, 0x0a);
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $end = $r.run('flat.v1.WithList.list');
          final $list = _list ??= [];
          while ($r.at < $r.end) {
            $list.add($r.int32('flat.v1.WithList.list'));
          }
          $r.end = $end;
        case 0x08:
          (_list ??= []).add($r.int32('flat.v1.WithList.list'));
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Which member of `one` a [WithOneof] has.
enum WithOneofOne {
  /// [WithOneof.of].
  of,

  /// None.
  notSet,
}

/// `flat.v1.WithOneof`.
final class WithOneof extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  WithOneof({this.of});

  /// Reads one in wire format.
  factory WithOneof.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<WithOneof>(
    'flat.v1.WithOneof',
    WithOneof.new,
    [
      'of',
    ],
  );

  /// `of`.
  int? of;

  /// Which member of `one` is there.
  WithOneofOne get whichOne {
    if (of != null) return WithOneofOne.of;
    return WithOneofOne.notSet;
  }

  void _clearOne() {
    of = null;
  }

  @override
  $sw.MessageType<WithOneof> get $type => messageType;

  @override
  List<Object?> get $values => [
        of,
      ];

  @override
  void clear() {
    $unknown = null;
    of = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (of case final $v?) {
      $w.int32($v, 0x08, 'flat.v1.WithOneof.of');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          _clearOne();
          of = $r.int32('flat.v1.WithOneof.of');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `flat.v1.WithMap`.
final class WithMap extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  WithMap({Map<int, int>? map})
      : _map = map;

  /// Reads one in wire format.
  factory WithMap.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<WithMap>(
    'flat.v1.WithMap',
    WithMap.new,
    [
      'map',
    ],
  );

  Map<int, int>? _map;

  /// `map`.
  Map<int, int> get map => _map ??= {};
  set map(Map<int, int> $value) => _map = $value;

  @override
  $sw.MessageType<WithMap> get $type => messageType;

  @override
  List<Object?> get $values => [
        _map ?? const {},
      ];

  @override
  void clear() {
    $unknown = null;
    _map = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_map case final $v? when $v.isNotEmpty) {
      final List<int> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('flat.v1.WithMap.map');
        $w.int32($v[$key]!, 0x10, 'flat.v1.WithMap.map');
        $w.int32($key, 0x08, 'flat.v1.WithMap.map');
        $w.close($before, 0x0a);
      }
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $end = $r.enter('flat.v1.WithMap.map');
          var $key = 0;
          var $value = 0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x08:
                $key = $r.int32('flat.v1.WithMap.map');
              case 0x10:
                $value = $r.int32('flat.v1.WithMap.map');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_map ??= {})[$key] = $value;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `flat.v1.WithMessage`.
final class WithMessage extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  WithMessage({this.nothing});

  /// Reads one in wire format.
  factory WithMessage.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<WithMessage>(
    'flat.v1.WithMessage',
    WithMessage.new,
    [
      'nothing',
    ],
  );

  /// `nothing`.
  Nothing? nothing;

  @override
  $sw.MessageType<WithMessage> get $type => messageType;

  @override
  List<Object?> get $values => [
        nothing,
      ];

  @override
  void clear() {
    $unknown = null;
    nothing = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (nothing case final $v?) {
      $w.message($v, 0x0a, 'flat.v1.WithMessage.nothing');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $message = nothing ?? Nothing();
          final $end = $r.enter('flat.v1.WithMessage.nothing');
          $message.$merge($r);
          $r.leave($end);
          nothing = $message;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A client of `flat.v1.Crossing`.
final class Crossing extends $sw.Client {
  Crossing._($sw.Session $session, [$sw.CallOptions? $options])
      : _flat = $session.method(_$flat),
        _empty = $session.method(_$empty),
        _texts = $session.method(_$texts),
        _list = $session.method(_$list),
        _listBack = $session.method(_$listBack),
        _oneof = $session.method(_$oneof),
        _map = $session.method(_$map),
        _message = $session.method(_$message),
        _sleep = $session.method(_$sleep),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Crossing.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Crossing._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Crossing.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Crossing withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Crossing._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$flat = $sw.MethodInfo(
    'flat.v1.Crossing/Flat',
    0xf4f92d0e96af1fb5,
    shape: 0x3905bd17b327a835,
  );
  static const _$empty = $sw.MethodInfo(
    'flat.v1.Crossing/Empty',
    0xa5f00eaed81791f7,
    shape: 0xa7f6e7cca633c2b7,
  );
  static const _$texts = $sw.MethodInfo(
    'flat.v1.Crossing/Texts',
    0x6362d72e9d9d6efe,
    shape: 0x5800bd662abef2e6,
  );
  static const _$list = $sw.MethodInfo(
    'flat.v1.Crossing/List',
    0x5f6f64620cc48b2e,
  );
  static const _$listBack = $sw.MethodInfo(
    'flat.v1.Crossing/ListBack',
    0x8d2347d2940695ed,
  );
  static const _$oneof = $sw.MethodInfo(
    'flat.v1.Crossing/Oneof',
    0x317ec5d2bf19d47b,
  );
  static const _$map = $sw.MethodInfo(
    'flat.v1.Crossing/Map',
    0x8a93b72ebe0ff69c,
  );
  static const _$message = $sw.MethodInfo(
    'flat.v1.Crossing/Message',
    0x57782739644dba19,
  );
  static const _$sleep = $sw.MethodInfo(
    'flat.v1.Crossing/Sleep',
    0x72eca1935ad0da75,
    shape: 0x4d2dfc810fb40605,
    isBlocking: true,
  );

  final $sw.Method _flat;
  final $sw.Method _empty;
  final $sw.Method _texts;
  final $sw.Method _list;
  final $sw.Method _listBack;
  final $sw.Method _oneof;
  final $sw.Method _map;
  final $sw.Method _message;
  final $sw.Method _sleep;

  /// Scalars only.
  Future<Scalars> flat({
    double first = 0.0,
    Kind kind = Kind.unspecified,
    double small = 0.0,
    int fixed = 0,
    bool middle = false,
    int last = 0,
  }) async =>
      flatSync(
        first: first,
        kind: kind,
        small: small,
        fixed: fixed,
        middle: middle,
        last: last,
      );

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  Scalars flatSync({
    double first = 0.0,
    Kind kind = Kind.unspecified,
    double small = 0.0,
    int fixed = 0,
    bool middle = false,
    int last = 0,
  }) {
    final $flat = _flat.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _flat,
        Scalars(
          first: first,
          kind: kind,
          small: small,
          fixed: fixed,
          middle: middle,
          last: last,
        ),
        Scalars(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.doubles[$sw.Call.request] = first;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      kind.number,
      'flat.v1.Scalars.kind',
    );
    $call.floats[2 * ($sw.Call.request + 2)] = small;
    $words[$sw.Call.request + 3] = $sw.asUint32(fixed, 'flat.v1.Scalars.fixed');
    $words[$sw.Call.request + 4] = middle ? 1 : 0;
    $words[$sw.Call.request + 5] = last;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return Scalars(
      first: $call.doubles[$sw.Call.reply],
      kind: Kind.of($words[$sw.Call.reply + 1]),
      small: $call.floats[2 * ($sw.Call.reply + 2)],
      fixed: $words[$sw.Call.reply + 3],
      middle: $words[$sw.Call.reply + 4] != 0,
      last: $words[$sw.Call.reply + 5],
    );
  }

  /// The same, the reply going into what the caller has.
  Scalars flatIntoSync(
    Scalars $target, {
    double first = 0.0,
    Kind kind = Kind.unspecified,
    double small = 0.0,
    int fixed = 0,
    bool middle = false,
    int last = 0,
  }) {
    final $flat = _flat.flat;
    if ($flat == null) {
      return $wireSync(
        _flat,
        Scalars(
          first: first,
          kind: kind,
          small: small,
          fixed: fixed,
          middle: middle,
          last: last,
        ),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.doubles[$sw.Call.request] = first;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      kind.number,
      'flat.v1.Scalars.kind',
    );
    $call.floats[2 * ($sw.Call.request + 2)] = small;
    $words[$sw.Call.request + 3] = $sw.asUint32(fixed, 'flat.v1.Scalars.fixed');
    $words[$sw.Call.request + 4] = middle ? 1 : 0;
    $words[$sw.Call.request + 5] = last;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    $target.first = $call.doubles[$sw.Call.reply];
    $target.kind = Kind.of($words[$sw.Call.reply + 1]);
    $target.small = $call.floats[2 * ($sw.Call.reply + 2)];
    $target.fixed = $words[$sw.Call.reply + 3];
    $target.middle = $words[$sw.Call.reply + 4] != 0;
    $target.last = $words[$sw.Call.reply + 5];
    return $target;
  }

  /// [flat] with request and reply in wire format.
  Future<Uint8List> flatRaw(Uint8List request) => $raw(_flat, request);

  /// [flatSync] with request and reply in wire format.
  Uint8List flatRawSync(Uint8List request) => $rawSync(_flat, request);

  /// The same, the reply going into [target]; returns its length.
  int flatRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_flat, target, request);

  /// A batch of [flat] on another thread.
  Future<List<Scalars>> flatMany(List<ScalarsItem> items) async {
    if (_flat.flatMany != null) {
      return $batch(_flat, ($batch) => _$flatItems($batch, items));
    }
    final $requests = _$flatRequests(items);
    final $replies = await $many(_flat, $requests, Scalars.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [flatSync].
  List<Scalars> flatManySync(List<ScalarsItem> items) {
    if (_flat.flatMany != null) {
      return $batchSync(_flat, ($batch) => _$flatItems($batch, items));
    }
    final $requests = _$flatRequests(items);
    final $replies = $manySync(_flat, $requests, Scalars.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Scalars> _$flatRequests(List<ScalarsItem> $items) =>
      [
        for (final $item in $items) Scalars(
          first: $item.first,
          kind: $item.kind,
          small: $item.small,
          fixed: $item.fixed,
          middle: $item.middle,
          last: $item.last,
        ),
      ];

  List<Scalars> Function() _$flatItems(
    $sw.Batch $batch,
    List<ScalarsItem> $items,
  ) {
    $batch.start(_flat, $items.length, 12, 58);
    final $c0 = $batch.doubles();
    final $c1 = $batch.int32s();
    final $c2 = $batch.floats();
    final $c3 = $batch.uint32s();
    final $c4 = $batch.bools();
    final $c5 = $batch.int64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item.first;
      $c1[$i] = $sw.asInt32($item.kind.number, 'flat.v1.Scalars.kind');
      $c2[$i] = $item.small;
      $c3[$i] = $sw.asUint32($item.fixed, 'flat.v1.Scalars.fixed');
      $c4[$i] = $item.middle ? 1 : 0;
      $c5[$i] = $item.last;
    }
    $batch.startReply();
    final $r0 = $batch.doubles();
    final $r1 = $batch.int32s();
    final $r2 = $batch.floats();
    final $r3 = $batch.uint32s();
    final $r4 = $batch.bools();
    final $r5 = $batch.int64s();
    return () => $batch.each<Scalars>(
      ($i) => Scalars(
        first: $r0[$i],
        kind: Kind.of($r1[$i]),
        small: $r2[$i],
        fixed: $r3[$i],
        middle: $r4[$i] != 0,
        last: $r5[$i],
      ),
    );
  }

  /// A batch of [flat] on another thread, as columns.
  Future<ScalarsColumns> flatColumns({
    required Float64List first,
    required Int32List kind,
    required Float32List small,
    required Uint32List fixed,
    required Uint8List middle,
    required Int64List last,
    ScalarsColumns? into,
  }) =>
      $batch(
        _flat,
        ($batch) => _$flatColumns(
          $batch,
          first,
          kind,
          small,
          fixed,
          middle,
          last,
          into,
        ),
      );

  /// A batch of [flatSync] as columns: one list a field, in which one element stands for all items.
  ScalarsColumns flatColumnsSync({
    required Float64List first,
    required Int32List kind,
    required Float32List small,
    required Uint32List fixed,
    required Uint8List middle,
    required Int64List last,
    ScalarsColumns? into,
  }) =>
      $batchSync(
        _flat,
        ($batch) => _$flatColumns(
          $batch,
          first,
          kind,
          small,
          fixed,
          middle,
          last,
          into,
        ),
      );

  ScalarsColumns Function() _$flatColumns(
    $sw.Batch $batch,
    Float64List first,
    Int32List kind,
    Float32List small,
    Uint32List fixed,
    Uint8List middle,
    Int64List last,
    ScalarsColumns? into,
  ) {
    $batch.start(
      _flat,
      $sw.countOf(
        [
          ('flat.v1.Scalars.first', first.length),
          ('flat.v1.Scalars.kind', kind.length),
          ('flat.v1.Scalars.small', small.length),
          ('flat.v1.Scalars.fixed', fixed.length),
          ('flat.v1.Scalars.middle', middle.length),
          ('flat.v1.Scalars.last', last.length),
        ],
      ),
      12,
      58,
    );
    $batch.fit(into?.first, 'flat.v1.Scalars.first');
    $batch.fit(into?.kind, 'flat.v1.Scalars.kind');
    $batch.fit(into?.small, 'flat.v1.Scalars.small');
    $batch.fit(into?.fixed, 'flat.v1.Scalars.fixed');
    $batch.fit(into?.middle, 'flat.v1.Scalars.middle');
    $batch.fit(into?.last, 'flat.v1.Scalars.last');
    $batch.putDoubles(first);
    $batch.putInt32s(kind);
    $batch.putFloats(small);
    $batch.putUint32s(fixed);
    $batch.putBools(middle);
    $batch.putInt64s(last);
    $batch.startReply();
    final $r0 = $batch.doubles();
    final $r1 = $batch.int32s();
    final $r2 = $batch.floats();
    final $r3 = $batch.uint32s();
    final $r4 = $batch.bools();
    final $r5 = $batch.int64s();
    return () => $batch.checked(
      (
        first: $batch.copy(into?.first ?? Float64List($batch.count), $r0),
        kind: $batch.copy(into?.kind ?? Int32List($batch.count), $r1),
        small: $batch.copy(into?.small ?? Float32List($batch.count), $r2),
        fixed: $batch.copy(into?.fixed ?? Uint32List($batch.count), $r3),
        middle: $batch.copy(into?.middle ?? Uint8List($batch.count), $r4),
        last: $batch.copy(into?.last ?? Int64List($batch.count), $r5),
      ),
    );
  }

  /// Nothing at all.
  Future<void> empty() async => emptySync();

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  void emptySync() {
    final $flat = _empty.flat;
    if ($flat == null) {
      $wireSync(_empty, Nothing(), Nothing());
      return;
    }
    final $call = this.$call;
    final $words = $call.words;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
  }

  /// [empty] with request and reply in wire format.
  Future<Uint8List> emptyRaw(Uint8List request) => $raw(_empty, request);

  /// [emptySync] with request and reply in wire format.
  Uint8List emptyRawSync(Uint8List request) => $rawSync(_empty, request);

  /// The same, the reply going into [target]; returns its length.
  int emptyRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_empty, target, request);

  /// A batch of [empty] on another thread.
  Future<List<void>> emptyMany(List<()> items) async {
    if (_empty.flatMany != null) {
      return $batch(_empty, ($batch) => _$emptyItems($batch, items));
    }
    final $requests = _$emptyRequests(items);
    final $replies = await $many(_empty, $requests, Nothing.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [emptySync].
  List<void> emptyManySync(List<()> items) {
    if (_empty.flatMany != null) {
      return $batchSync(_empty, ($batch) => _$emptyItems($batch, items));
    }
    final $requests = _$emptyRequests(items);
    final $replies = $manySync(_empty, $requests, Nothing.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Nothing> _$emptyRequests(List<()> $items) =>
      [for (final $item in $items) Nothing()];

  List<void> Function() _$emptyItems($sw.Batch $batch, List<()> $items) {
    $batch.start(_empty, $items.length, 0, 0);
    $batch.startReply();
    return () => $batch.each<void>(($i) => null);
  }

  /// Strings, bytes and presence are flat too.
  Future<Texts> texts({String text = '', Uint8List? data, Kind? kind}) async =>
      textsSync(text: text, data: data, kind: kind);

  /// The same on this thread, which it blocks.
  Texts textsSync({String text = '', Uint8List? data, Kind? kind}) {
    final $flat = _texts.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _texts,
        Texts(text: text, data: data, kind: kind),
        Texts(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(text.length * 3 + (data?.length ?? 0));
    var $present = 0;
    $call.putText($sw.Call.request + 1, text, 'flat.v1.Texts.text');
    if (data != null) {
      $present |= 1;
      $call.putBytes($sw.Call.request + 3, data);
    }
    if (kind != null) {
      $present |= 2;
      $words[$sw.Call.request + 5] = $sw.asInt32(
        kind.number,
        'flat.v1.Texts.kind',
      );
    }
    $words[$sw.Call.request] = $present;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return Texts(
      text: $call.takeText($sw.Call.reply + 1),
      data: $words[$sw.Call.reply] & 1 == 0
          ? null
          : $call.takeBytes($sw.Call.reply + 3),
      kind: $words[$sw.Call.reply] & 2 == 0
          ? null
          : Kind.of($words[$sw.Call.reply + 5]),
    );
  }

  /// The same, the reply going into what the caller has.
  Texts textsIntoSync(
    Texts $target, {
    String text = '',
    Uint8List? data,
    Kind? kind,
  }) {
    final $flat = _texts.flat;
    if ($flat == null) {
      return $wireSync(
        _texts,
        Texts(text: text, data: data, kind: kind),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(text.length * 3 + (data?.length ?? 0));
    var $present = 0;
    $call.putText($sw.Call.request + 1, text, 'flat.v1.Texts.text');
    if (data != null) {
      $present |= 1;
      $call.putBytes($sw.Call.request + 3, data);
    }
    if (kind != null) {
      $present |= 2;
      $words[$sw.Call.request + 5] = $sw.asInt32(
        kind.number,
        'flat.v1.Texts.kind',
      );
    }
    $words[$sw.Call.request] = $present;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    $target.text = $call.takeText($sw.Call.reply + 1);
    $target.data =
        $words[$sw.Call.reply] & 1 == 0
            ? null
            : $call.takeBytes($sw.Call.reply + 3);
    $target.kind =
        $words[$sw.Call.reply] & 2 == 0
            ? null
            : Kind.of($words[$sw.Call.reply + 5]);
    return $target;
  }

  /// [texts] with request and reply in wire format.
  Future<Uint8List> textsRaw(Uint8List request) => $raw(_texts, request);

  /// [textsSync] with request and reply in wire format.
  Uint8List textsRawSync(Uint8List request) => $rawSync(_texts, request);

  /// The same, the reply going into [target]; returns its length.
  int textsRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_texts, target, request);

  /// A batch of [texts] on another thread.
  Future<List<Texts>> textsMany(List<TextsItem> items) async {
    if (_texts.flatMany != null) {
      return $batch(_texts, ($batch) => _$textsItems($batch, items));
    }
    final $requests = _$textsRequests(items);
    final $replies = await $many(_texts, $requests, Texts.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [textsSync].
  List<Texts> textsManySync(List<TextsItem> items) {
    if (_texts.flatMany != null) {
      return $batchSync(_texts, ($batch) => _$textsItems($batch, items));
    }
    final $requests = _$textsRequests(items);
    final $replies = $manySync(_texts, $requests, Texts.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Texts> _$textsRequests(List<TextsItem> $items) =>
      [
        for (final $item in $items) Texts(
          text: $item.text,
          data: $item.data,
          kind: $item.kind,
        ),
      ];

  List<Texts> Function() _$textsItems(
    $sw.Batch $batch,
    List<TextsItem> $items,
  ) {
    $batch.start(_texts, $items.length, 8, 88);
    final $masks = $batch.uint64s();
    $batch.putTexts(
      [for (final $item in $items) $item.text],
      'flat.v1.Texts.text',
    );
    $batch.putBlobs([for (final $item in $items) $item.data]);
    final $c2 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      var $mask = 0;
      if ($item.data != null) $mask |= 1;
      if ($item.kind case final $v?) {
        $mask |= 2;
        $c2[$i] = $sw.asInt32($v.number, 'flat.v1.Texts.kind');
      }
      $masks[$i] = $mask;
    }
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.pairs();
    final $r1 = $batch.pairs();
    final $r2 = $batch.int32s();
    return () => $batch.each<Texts>(
      ($i) => Texts(
        text: $batch.textAt($r0, $i),
        data: $present[$i] & 1 == 0 ? null : $batch.blobAt($r1, $i),
        kind: $present[$i] & 2 == 0 ? null : Kind.of($r2[$i]),
      ),
    );
  }

  /// A batch of [texts] on another thread, as columns.
  Future<TextsColumns> textsColumns({
    required List<String> text,
    required List<Uint8List?> data,
    required List<Kind?> kind,
    TextsColumns? into,
  }) =>
      $batch(
        _texts,
        ($batch) => _$textsColumns($batch, text, data, kind, into),
      );

  /// A batch of [textsSync] as columns: one list a field, in which one element stands for all items.
  TextsColumns textsColumnsSync({
    required List<String> text,
    required List<Uint8List?> data,
    required List<Kind?> kind,
    TextsColumns? into,
  }) =>
      $batchSync(
        _texts,
        ($batch) => _$textsColumns($batch, text, data, kind, into),
      );

  TextsColumns Function() _$textsColumns(
    $sw.Batch $batch,
    List<String> text,
    List<Uint8List?> data,
    List<Kind?> kind,
    TextsColumns? into,
  ) {
    $batch.start(
      _texts,
      $sw.countOf(
        [
          ('flat.v1.Texts.text', text.length),
          ('flat.v1.Texts.data', data.length),
          ('flat.v1.Texts.kind', kind.length),
        ],
      ),
      8,
      88,
    );
    $batch.fit(into?.text, 'flat.v1.Texts.text');
    $batch.fit(into?.data, 'flat.v1.Texts.data');
    $batch.fit(into?.kind, 'flat.v1.Texts.kind');
    final $masks = $batch.uint64s();
    $masks.fillRange(0, $batch.count, 0);
    $batch.putTexts(text, 'flat.v1.Texts.text');
    $sw.mark($masks, 1, data);
    $batch.putBlobs(data);
    $sw.mark($masks, 2, kind);
    final $c2 = $batch.int32s();
    for (var $i = 0; $i < $batch.count; $i++) {
      final $v = kind[kind.length == 1 ? 0 : $i];
      if ($v != null) $c2[$i] = $sw.asInt32($v.number, 'flat.v1.Texts.kind');
    }
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.pairs();
    final $r1 = $batch.pairs();
    final $r2 = $batch.int32s();
    return () => $batch.checked(
      (
        text: $batch.list(into?.text, ($i) => $batch.textAt($r0, $i)),
        data: $batch.list(
          into?.data,
          ($i) => $present[$i] & 1 == 0 ? null : $batch.blobAt($r1, $i),
        ),
        kind: $batch.list(
          into?.kind,
          ($i) => $present[$i] & 2 == 0 ? null : Kind.of($r2[$i]),
        ),
      ),
    );
  }

  /// A list is not.
  Future<Scalars> list(WithList request) => $wire(_list, request, Scalars());

  /// The same on this thread, which it blocks.
  Scalars listSync(WithList request) {
    final $call = this.$call;
    request.$write($call.begin(_list));
    return Scalars()..$merge($call.send(_list, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Scalars listIntoSync(Scalars target, WithList request) {
    final $call = this.$call;
    request.$write($call.begin(_list));
    final $reply = $call.send(_list, $options);
    return target..clear()..$merge($reply);
  }

  /// [list] with request and reply in wire format.
  Future<Uint8List> listRaw(Uint8List request) => $raw(_list, request);

  /// [listSync] with request and reply in wire format.
  Uint8List listRawSync(Uint8List request) => $rawSync(_list, request);

  /// The same, the reply going into [target]; returns its length.
  int listRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_list, target, request);

  /// A batch of [list] on another thread.
  Future<List<Scalars>> listMany(List<WithList> requests) =>
      $many(_list, requests, Scalars.messageType);

  /// A batch of [listSync].
  List<Scalars> listManySync(List<WithList> requests) =>
      $manySync(_list, requests, Scalars.messageType);

  /// Nor is it in the reply.
  Future<WithList> listBack(Scalars request) =>
      $wire(_listBack, request, WithList());

  /// The same on this thread, which it blocks.
  WithList listBackSync(Scalars request) {
    final $call = this.$call;
    request.$write($call.begin(_listBack));
    return WithList()..$merge($call.send(_listBack, $options));
  }

  /// The same, the reply going into a message that the caller has.
  WithList listBackIntoSync(WithList target, Scalars request) {
    final $call = this.$call;
    request.$write($call.begin(_listBack));
    final $reply = $call.send(_listBack, $options);
    return target..clear()..$merge($reply);
  }

  /// [listBack] with request and reply in wire format.
  Future<Uint8List> listBackRaw(Uint8List request) => $raw(_listBack, request);

  /// [listBackSync] with request and reply in wire format.
  Uint8List listBackRawSync(Uint8List request) => $rawSync(_listBack, request);

  /// The same, the reply going into [target]; returns its length.
  int listBackRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_listBack, target, request);

  /// A batch of [listBack] on another thread.
  Future<List<WithList>> listBackMany(List<Scalars> requests) =>
      $many(_listBack, requests, WithList.messageType);

  /// A batch of [listBackSync].
  List<WithList> listBackManySync(List<Scalars> requests) =>
      $manySync(_listBack, requests, WithList.messageType);

  /// Nor a oneof, a map, a message.
  Future<Nothing> oneof(WithOneof request) => $wire(_oneof, request, Nothing());

  /// The same on this thread, which it blocks.
  Nothing oneofSync(WithOneof request) {
    final $call = this.$call;
    request.$write($call.begin(_oneof));
    return Nothing()..$merge($call.send(_oneof, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Nothing oneofIntoSync(Nothing target, WithOneof request) {
    final $call = this.$call;
    request.$write($call.begin(_oneof));
    final $reply = $call.send(_oneof, $options);
    return target..clear()..$merge($reply);
  }

  /// [oneof] with request and reply in wire format.
  Future<Uint8List> oneofRaw(Uint8List request) => $raw(_oneof, request);

  /// [oneofSync] with request and reply in wire format.
  Uint8List oneofRawSync(Uint8List request) => $rawSync(_oneof, request);

  /// The same, the reply going into [target]; returns its length.
  int oneofRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_oneof, target, request);

  /// A batch of [oneof] on another thread.
  Future<List<Nothing>> oneofMany(List<WithOneof> requests) =>
      $many(_oneof, requests, Nothing.messageType);

  /// A batch of [oneofSync].
  List<Nothing> oneofManySync(List<WithOneof> requests) =>
      $manySync(_oneof, requests, Nothing.messageType);

  /// `flat.v1.Crossing/Map`.
  Future<Nothing> map(WithMap request) => $wire(_map, request, Nothing());

  /// The same on this thread, which it blocks.
  Nothing mapSync(WithMap request) {
    final $call = this.$call;
    request.$write($call.begin(_map));
    return Nothing()..$merge($call.send(_map, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Nothing mapIntoSync(Nothing target, WithMap request) {
    final $call = this.$call;
    request.$write($call.begin(_map));
    final $reply = $call.send(_map, $options);
    return target..clear()..$merge($reply);
  }

  /// [map] with request and reply in wire format.
  Future<Uint8List> mapRaw(Uint8List request) => $raw(_map, request);

  /// [mapSync] with request and reply in wire format.
  Uint8List mapRawSync(Uint8List request) => $rawSync(_map, request);

  /// The same, the reply going into [target]; returns its length.
  int mapRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_map, target, request);

  /// A batch of [map] on another thread.
  Future<List<Nothing>> mapMany(List<WithMap> requests) =>
      $many(_map, requests, Nothing.messageType);

  /// A batch of [mapSync].
  List<Nothing> mapManySync(List<WithMap> requests) =>
      $manySync(_map, requests, Nothing.messageType);

  /// `flat.v1.Crossing/Message`.
  Future<Nothing> message(WithMessage request) =>
      $wire(_message, request, Nothing());

  /// The same on this thread, which it blocks.
  Nothing messageSync(WithMessage request) {
    final $call = this.$call;
    request.$write($call.begin(_message));
    return Nothing()..$merge($call.send(_message, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Nothing messageIntoSync(Nothing target, WithMessage request) {
    final $call = this.$call;
    request.$write($call.begin(_message));
    final $reply = $call.send(_message, $options);
    return target..clear()..$merge($reply);
  }

  /// [message] with request and reply in wire format.
  Future<Uint8List> messageRaw(Uint8List request) => $raw(_message, request);

  /// [messageSync] with request and reply in wire format.
  Uint8List messageRawSync(Uint8List request) => $rawSync(_message, request);

  /// The same, the reply going into [target]; returns its length.
  int messageRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_message, target, request);

  /// A batch of [message] on another thread.
  Future<List<Nothing>> messageMany(List<WithMessage> requests) =>
      $many(_message, requests, Nothing.messageType);

  /// A batch of [messageSync].
  List<Nothing> messageManySync(List<WithMessage> requests) =>
      $manySync(_message, requests, Nothing.messageType);

  /// Marked as blocking.
  Future<void> sleep({
    double first = 0.0,
    Kind kind = Kind.unspecified,
    double small = 0.0,
    int fixed = 0,
    bool middle = false,
    int last = 0,
  }) async {
    if (_sleep.flat == null) {
      await $wire(
        _sleep,
        Scalars(
          first: first,
          kind: kind,
          small: small,
          fixed: fixed,
          middle: middle,
          last: last,
        ),
        Nothing(),
      );
      return;
    }
    return $away(($call) async {
      final $words = $call.words;
      $call.doubles[$sw.Call.request] = first;
      $words[$sw.Call.request + 1] = $sw.asInt32(
        kind.number,
        'flat.v1.Scalars.kind',
      );
      $call.floats[2 * ($sw.Call.request + 2)] = small;
      $words[$sw.Call.request + 3] = $sw.asUint32(
        fixed,
        'flat.v1.Scalars.fixed',
      );
      $words[$sw.Call.request + 4] = middle ? 1 : 0;
      $words[$sw.Call.request + 5] = last;
      await $call.runAway(
        _sleep.flatAddress,
        $options,
        $call.requestAddress,
        $call.replyAddress,
      );
    });
  }

  /// The same on this thread, which it blocks.
  void sleepSync({
    double first = 0.0,
    Kind kind = Kind.unspecified,
    double small = 0.0,
    int fixed = 0,
    bool middle = false,
    int last = 0,
  }) {
    final $flat = _sleep.flat;
    if ($flat == null) {
      $wireSync(
        _sleep,
        Scalars(
          first: first,
          kind: kind,
          small: small,
          fixed: fixed,
          middle: middle,
          last: last,
        ),
        Nothing(),
      );
      return;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.doubles[$sw.Call.request] = first;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      kind.number,
      'flat.v1.Scalars.kind',
    );
    $call.floats[2 * ($sw.Call.request + 2)] = small;
    $words[$sw.Call.request + 3] = $sw.asUint32(fixed, 'flat.v1.Scalars.fixed');
    $words[$sw.Call.request + 4] = middle ? 1 : 0;
    $words[$sw.Call.request + 5] = last;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
  }

  /// [sleep] with request and reply in wire format.
  Future<Uint8List> sleepRaw(Uint8List request) => $raw(_sleep, request);

  /// [sleepSync] with request and reply in wire format.
  Uint8List sleepRawSync(Uint8List request) => $rawSync(_sleep, request);

  /// The same, the reply going into [target]; returns its length.
  int sleepRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_sleep, target, request);

  /// A batch of [sleep] on another thread.
  Future<List<void>> sleepMany(List<ScalarsItem> items) async {
    if (_sleep.flatMany != null) {
      return $batch(_sleep, ($batch) => _$sleepItems($batch, items));
    }
    final $requests = _$sleepRequests(items);
    final $replies = await $many(_sleep, $requests, Nothing.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [sleepSync].
  List<void> sleepManySync(List<ScalarsItem> items) {
    if (_sleep.flatMany != null) {
      return $batchSync(_sleep, ($batch) => _$sleepItems($batch, items));
    }
    final $requests = _$sleepRequests(items);
    final $replies = $manySync(_sleep, $requests, Nothing.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Scalars> _$sleepRequests(List<ScalarsItem> $items) =>
      [
        for (final $item in $items) Scalars(
          first: $item.first,
          kind: $item.kind,
          small: $item.small,
          fixed: $item.fixed,
          middle: $item.middle,
          last: $item.last,
        ),
      ];

  List<void> Function() _$sleepItems(
    $sw.Batch $batch,
    List<ScalarsItem> $items,
  ) {
    $batch.start(_sleep, $items.length, 6, 29);
    final $c0 = $batch.doubles();
    final $c1 = $batch.int32s();
    final $c2 = $batch.floats();
    final $c3 = $batch.uint32s();
    final $c4 = $batch.bools();
    final $c5 = $batch.int64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item.first;
      $c1[$i] = $sw.asInt32($item.kind.number, 'flat.v1.Scalars.kind');
      $c2[$i] = $item.small;
      $c3[$i] = $sw.asUint32($item.fixed, 'flat.v1.Scalars.fixed');
      $c4[$i] = $item.middle ? 1 : 0;
      $c5[$i] = $item.last;
    }
    $batch.startReply();
    return () => $batch.each<void>(($i) => null);
  }

  /// A batch of [sleep] on another thread, as columns.
  Future<void> sleepColumns({
    required Float64List first,
    required Int32List kind,
    required Float32List small,
    required Uint32List fixed,
    required Uint8List middle,
    required Int64List last,
  }) =>
      $batch(
        _sleep,
        ($batch) => _$sleepColumns(
          $batch,
          first,
          kind,
          small,
          fixed,
          middle,
          last,
        ),
      );

  /// A batch of [sleepSync] as columns: one list a field, in which one element stands for all items.
  void sleepColumnsSync({
    required Float64List first,
    required Int32List kind,
    required Float32List small,
    required Uint32List fixed,
    required Uint8List middle,
    required Int64List last,
  }) =>
      $batchSync(
        _sleep,
        ($batch) => _$sleepColumns(
          $batch,
          first,
          kind,
          small,
          fixed,
          middle,
          last,
        ),
      );

  void Function() _$sleepColumns(
    $sw.Batch $batch,
    Float64List first,
    Int32List kind,
    Float32List small,
    Uint32List fixed,
    Uint8List middle,
    Int64List last,
  ) {
    $batch.start(
      _sleep,
      $sw.countOf(
        [
          ('flat.v1.Scalars.first', first.length),
          ('flat.v1.Scalars.kind', kind.length),
          ('flat.v1.Scalars.small', small.length),
          ('flat.v1.Scalars.fixed', fixed.length),
          ('flat.v1.Scalars.middle', middle.length),
          ('flat.v1.Scalars.last', last.length),
        ],
      ),
      6,
      29,
    );
    $batch.putDoubles(first);
    $batch.putInt32s(kind);
    $batch.putFloats(small);
    $batch.putUint32s(fixed);
    $batch.putBools(middle);
    $batch.putInt64s(last);
    $batch.startReply();
    return () => $batch.checked(null);
  }
}
