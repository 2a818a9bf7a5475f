// Made by shortwire gen from presence.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// Everything proto2 has and proto3 has not.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// Closed: numbers that are not named here are unknown fields.
final class Level extends $sw.ProtoEnum {
  const Level._(super.number, super.name);

  /// `LEVEL_LOW`.
  static const low = Level._(1, 'LEVEL_LOW');

  /// `LEVEL_HIGH`.
  static const high = Level._(2, 'LEVEL_HIGH');

  /// `LEVEL_TOP`.
  static const top = Level._(2147483647, 'LEVEL_TOP');

  /// All that the schema names.
  static const values = [
    low,
    high,
    top,
  ];

  /// The value of a number, whether the schema names it or not.
  static Level of(int number) => switch (number) {
        1 => low,
        2 => high,
        2147483647 => top,
        _ => Level._(number, null),
      };
}

/// `presence.v1.Fields`.
final class Fields extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Fields({
    this.must,
    this.may,
    this.number,
    this.text,
    this.data,
    this.flag,
    this.real,
    this.infinite,
    this.none,
    this.level,
    this.most,
  });

  /// Reads one in wire format.
  factory Fields.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Fields>(
    'presence.v1.Fields',
    Fields.new,
    [
      'must',
      'may',
      'number',
      'text',
      'data',
      'flag',
      'real',
      'infinite',
      'none',
      'level',
      'most',
    ],
  );

  /// `must`.
  int? must;

  /// `may`.
  int? may;

  /// `number`.
  ///
  /// Absent, it stands for `-42`.
  int? number;

  /// `text`.
  ///
  /// Absent, it stands for `a "quoted" text
  /// `.
  String? text;

  /// `data`.
  ///
  /// Absent, it stands for `\000\377`.
  Uint8List? data;

  /// `flag`.
  ///
  /// Absent, it stands for `true`.
  bool? flag;

  /// `real`.
  ///
  /// Absent, it stands for `1.5`.
  double? real;

  /// `infinite`.
  ///
  /// Absent, it stands for `-inf`.
  double? infinite;

  /// `none`.
  ///
  /// Absent, it stands for `nan`.
  double? none;

  /// `level`.
  ///
  /// Absent, it stands for `LEVEL_HIGH`.
  Level? level;

  /// `most`.
  ///
  /// Absent, it stands for `18446744073709551615`.
  int? most;

  @override
  $sw.MessageType<Fields> get $type => messageType;

  @override
  List<Object?> get $values => [
        must,
        may,
        number,
        text,
        data,
        flag,
        real,
        infinite,
        none,
        level,
        most,
      ];

  @override
  void clear() {
    $unknown = null;
    must = null;
    may = null;
    number = null;
    text = null;
    data = null;
    flag = null;
    real = null;
    infinite = null;
    none = null;
    level = null;
    most = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (most case final $v?) {
      $w.varint($v, 0x58);
    }
    if (level case final $v?) {
      $w.int32($v.number, 0x50, 'presence.v1.Fields.level');
    }
    if (none case final $v?) {
      $w.float64($v, 0x49);
    }
    if (infinite case final $v?) {
      $w.float($v, 0x45);
    }
    if (real case final $v?) {
      $w.float64($v, 0x39);
    }
    if (flag case final $v?) {
      $w.boolean($v, 0x30);
    }
    if (data case final $v?) {
      $w.bytes($v, 0x2a);
    }
    if (text case final $v?) {
      $w.string($v, 0x22, 'presence.v1.Fields.text');
    }
    if (number case final $v?) {
      $w.varint($v, 0x18);
    }
    if (may case final $v?) {
      $w.int32($v, 0x10, 'presence.v1.Fields.may');
    }
    if (must == null) $w.missing('presence.v1.Fields.must');
    if (must case final $v?) {
      $w.int32($v, 0x08, 'presence.v1.Fields.must');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          must = $r.int32('presence.v1.Fields.must');
        case 0x10:
          may = $r.int32('presence.v1.Fields.may');
        case 0x18:
          number = $r.varint('presence.v1.Fields.number');
        case 0x22:
          text = $r.looseString('presence.v1.Fields.text');
        case 0x2a:
          data = $r.bytes('presence.v1.Fields.data');
        case 0x30:
          flag = $r.boolean('presence.v1.Fields.flag');
        case 0x39:
          real = $r.float64('presence.v1.Fields.real');
        case 0x45:
          infinite = $r.float('presence.v1.Fields.infinite');
        case 0x49:
          none = $r.float64('presence.v1.Fields.none');
        case 0x50:
          final $number = Level.of($r.int32('presence.v1.Fields.level'));
          if ($number.name == null) {
            $unknown = $r.keepNumber(0x50, $number.number, $unknown);
          } else {
            level = $number;
          }
        case 0x58:
          most = $r.varint('presence.v1.Fields.most');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
    if (must == null) $r.missing('presence.v1.Fields.must');
  }
}

/// Which member of `choice` a [Rest] has.
enum RestChoice {
  /// [Rest.level].
  level,

  /// [Rest.fields].
  fields,

  /// None.
  notSet,
}

/// `presence.v1.Rest`.
final class Rest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Rest({
    List<int>? unpacked,
    List<int>? packed,
    List<Level>? levels,
    this.inside,
    List<RestMany>? many,
    this.level,
    this.fields,
    Map<int, Level>? byNumber,
  })  : _unpacked = unpacked,
        _packed = packed,
        _levels = levels,
        _many = many,
        _byNumber = byNumber;

  /// Reads one in wire format.
  factory Rest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Rest>(
    'presence.v1.Rest',
    Rest.new,
    [
      'unpacked',
      'packed',
      'levels',
      'inside',
      'many',
      'level',
      'fields',
      'by_number',
    ],
  );

  List<int>? _unpacked;

  /// `unpacked`.
  List<int> get unpacked => _unpacked ??= [];
  set unpacked(List<int> $value) => _unpacked = $value;

  List<int>? _packed;

  /// `packed`.
  List<int> get packed => _packed ??= [];
  set packed(List<int> $value) => _packed = $value;

  List<Level>? _levels;

  /// `levels`.
  List<Level> get levels => _levels ??= [];
  set levels(List<Level> $value) => _levels = $value;

  /// `inside`.
  RestInside? inside;

  List<RestMany>? _many;

  /// `many`.
  List<RestMany> get many => _many ??= [];
  set many(List<RestMany> $value) => _many = $value;

  /// `level`.
  Level? level;

  /// `fields`.
  Fields? fields;

  Map<int, Level>? _byNumber;

  /// `by_number`.
  Map<int, Level> get byNumber => _byNumber ??= {};
  set byNumber(Map<int, Level> $value) => _byNumber = $value;

  /// Which member of `choice` is there.
  RestChoice get whichChoice {
    if (level != null) return RestChoice.level;
    if (fields != null) return RestChoice.fields;
    return RestChoice.notSet;
  }

  void _clearChoice() {
    level = null;
    fields = null;
  }

  @override
  $sw.MessageType<Rest> get $type => messageType;

  @override
  List<Object?> get $values => [
        _unpacked ?? const [],
        _packed ?? const [],
        _levels ?? const [],
        inside,
        _many ?? const [],
        level,
        fields,
        _byNumber ?? const {},
      ];

  @override
  void clear() {
    $unknown = null;
    _unpacked = null;
    _packed = null;
    _levels = null;
    inside = null;
    _many = null;
    level = null;
    fields = null;
    _byNumber = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    var $oneof0 = false;
    if (_byNumber case final $v? when $v.isNotEmpty) {
      final List<int> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('presence.v1.Rest.by_number');
        $w.int32($v[$key]!.number, 0x10, 'presence.v1.Rest.by_number');
        $w.int32($key, 0x08, 'presence.v1.Rest.by_number');
        $w.close($before, 0x42);
      }
    }
    if (fields case final $v?) {
      if ($oneof0) $w.severalOf('presence.v1.Rest.choice');
      $oneof0 = true;
      $w.message($v, 0x3a, 'presence.v1.Rest.fields');
    }
    if (level case final $v?) {
      if ($oneof0) $w.severalOf('presence.v1.Rest.choice');
      $oneof0 = true;
      $w.int32($v.number, 0x30, 'presence.v1.Rest.level');
    }
    if (_many case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.group($v[$i], 0x2b, 'presence.v1.Rest.many');
      }
    }
    if (inside case final $v?) {
      $w.group($v, 0x23, 'presence.v1.Rest.inside');
    }
    if (_levels case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.int32($v[$i].number, 0, 'presence.v1.Rest.levels');
      }
      $w.length($before, 0x1a);
    }
    if (_packed case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.int32($v[$i], 0, 'presence.v1.Rest.packed');
      }
      $w.length($before, 0x12);
    }
    if (_unpacked case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.int32($v[$i], 0x08, 'presence.v1.Rest.unpacked');
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
          final $end = $r.run('presence.v1.Rest.unpacked');
          final $list = _unpacked ??= [];
          while ($r.at < $r.end) {
            $list.add($r.int32('presence.v1.Rest.unpacked'));
          }
          $r.end = $end;
        case 0x08:
          (_unpacked ??= []).add($r.int32('presence.v1.Rest.unpacked'));
        case 0x12:
          final $end = $r.run('presence.v1.Rest.packed');
          final $list = _packed ??= [];
          while ($r.at < $r.end) {
            $list.add($r.int32('presence.v1.Rest.packed'));
          }
          $r.end = $end;
        case 0x10:
          (_packed ??= []).add($r.int32('presence.v1.Rest.packed'));
        case 0x1a:
          final $end = $r.run('presence.v1.Rest.levels');
          final $list = _levels ??= [];
          while ($r.at < $r.end) {
            final $number = Level.of($r.int32('presence.v1.Rest.levels'));
            if ($number.name == null) {
              $unknown = $r.keepNumber(0x18, $number.number, $unknown);
            } else {
              $list.add($number);
            }
          }
          $r.end = $end;
        case 0x18:
          final $number = Level.of($r.int32('presence.v1.Rest.levels'));
          if ($number.name == null) {
            $unknown = $r.keepNumber(0x18, $number.number, $unknown);
          } else {
            (_levels ??= []).add($number);
          }
        case 0x23:
          final $message = inside ?? RestInside();
          final $end = $r.enterGroup(0x23, 'presence.v1.Rest.inside');
          $message.$merge($r);
          $r.leaveGroup($end);
          inside = $message;
        case 0x2b:
          final $message = RestMany();
          final $end = $r.enterGroup(0x2b, 'presence.v1.Rest.many');
          $message.$merge($r);
          $r.leaveGroup($end);
          (_many ??= []).add($message);
        case 0x30:
          final $number = Level.of($r.int32('presence.v1.Rest.level'));
          if ($number.name == null) {
            $unknown = $r.keepNumber(0x30, $number.number, $unknown);
          } else {
            _clearChoice();
            level = $number;
          }
        case 0x3a:
          final $message = fields ?? Fields();
          final $end = $r.enter('presence.v1.Rest.fields');
          $message.$merge($r);
          $r.leave($end);
          _clearChoice();
          fields = $message;
        case 0x42:
          final $end = $r.enter('presence.v1.Rest.by_number');
          var $key = 0;
          var $value = Level.low;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x08:
                $key = $r.int32('presence.v1.Rest.by_number');
              case 0x10:
                $value = Level.of($r.int32('presence.v1.Rest.by_number'));
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          if ($value.name == null) {
            $unknown = $r.keepRun($start, $unknown);
          } else {
            (_byNumber ??= {})[$key] = $value;
          }
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `presence.v1.Rest.Inside`.
final class RestInside extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  RestInside({this.name});

  /// Reads one in wire format.
  factory RestInside.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<RestInside>(
    'presence.v1.Rest.Inside',
    RestInside.new,
    [
      'name',
    ],
  );

  /// `name`.
  String? name;

  @override
  $sw.MessageType<RestInside> get $type => messageType;

  @override
  List<Object?> get $values => [
        name,
      ];

  @override
  void clear() {
    $unknown = null;
    name = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (name == null) $w.missing('presence.v1.Rest.Inside.name');
    if (name case final $v?) {
      $w.string($v, 0x0a, 'presence.v1.Rest.Inside.name');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          name = $r.looseString('presence.v1.Rest.Inside.name');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
    if (name == null) $r.missing('presence.v1.Rest.Inside.name');
  }
}

/// `presence.v1.Rest.Many`.
final class RestMany extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  RestMany({this.number});

  /// Reads one in wire format.
  factory RestMany.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<RestMany>(
    'presence.v1.Rest.Many',
    RestMany.new,
    [
      'number',
    ],
  );

  /// `number`.
  int? number;

  @override
  $sw.MessageType<RestMany> get $type => messageType;

  @override
  List<Object?> get $values => [
        number,
      ];

  @override
  void clear() {
    $unknown = null;
    number = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (number case final $v?) {
      $w.int32($v, 0x08, 'presence.v1.Rest.Many.number');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          number = $r.int32('presence.v1.Rest.Many.number');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A client of `presence.v1.Presence`.
final class Presence extends $sw.Client {
  Presence._($sw.Session $session, [$sw.CallOptions? $options])
      : _echo = $session.method(_$echo),
        _lists = $session.method(_$lists),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Presence.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Presence._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Presence.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Presence withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Presence._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$echo = $sw.MethodInfo(
    'presence.v1.Presence/Echo',
    0xc852cf406b81168a,
  );
  static const _$lists = $sw.MethodInfo(
    'presence.v1.Presence/Lists',
    0xde3d44deec9005f8,
  );

  final $sw.Method _echo;
  final $sw.Method _lists;

  /// `presence.v1.Presence/Echo`.
  Future<Fields> echo(Fields request) => $wire(_echo, request, Fields());

  /// The same on this thread, which it blocks.
  Fields echoSync(Fields request) {
    final $call = this.$call;
    request.$write($call.begin(_echo));
    return Fields()..$merge($call.send(_echo, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Fields echoIntoSync(Fields target, Fields request) {
    final $call = this.$call;
    request.$write($call.begin(_echo));
    final $reply = $call.send(_echo, $options);
    return target..clear()..$merge($reply);
  }

  /// [echo] with request and reply in wire format.
  Future<Uint8List> echoRaw(Uint8List request) => $raw(_echo, request);

  /// [echoSync] with request and reply in wire format.
  Uint8List echoRawSync(Uint8List request) => $rawSync(_echo, request);

  /// The same, the reply going into [target]; returns its length.
  int echoRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echo, target, request);

  /// A batch of [echo] on another thread.
  Future<List<Fields>> echoMany(List<Fields> requests) =>
      $many(_echo, requests, Fields.messageType);

  /// A batch of [echoSync].
  List<Fields> echoManySync(List<Fields> requests) =>
      $manySync(_echo, requests, Fields.messageType);

  /// `presence.v1.Presence/Lists`.
  Future<Rest> lists(Rest request) => $wire(_lists, request, Rest());

  /// The same on this thread, which it blocks.
  Rest listsSync(Rest request) {
    final $call = this.$call;
    request.$write($call.begin(_lists));
    return Rest()..$merge($call.send(_lists, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Rest listsIntoSync(Rest target, Rest request) {
    final $call = this.$call;
    request.$write($call.begin(_lists));
    final $reply = $call.send(_lists, $options);
    return target..clear()..$merge($reply);
  }

  /// [lists] with request and reply in wire format.
  Future<Uint8List> listsRaw(Uint8List request) => $raw(_lists, request);

  /// [listsSync] with request and reply in wire format.
  Uint8List listsRawSync(Uint8List request) => $rawSync(_lists, request);

  /// The same, the reply going into [target]; returns its length.
  int listsRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_lists, target, request);

  /// A batch of [lists] on another thread.
  Future<List<Rest>> listsMany(List<Rest> requests) =>
      $many(_lists, requests, Rest.messageType);

  /// A batch of [listsSync].
  List<Rest> listsManySync(List<Rest> requests) =>
      $manySync(_lists, requests, Rest.messageType);
}
