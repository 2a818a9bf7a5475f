// Made by shortwire gen from names.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// Names that generated code has uses for itself.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// The fields of `names.v1.Reader` as item of a batch.
typedef ReaderItem = ({
  int reader,
  int writer,
  int tag,
  String value,
  Uint8List request,
  int reply,
  bool context,
  double scratch,
  int len,
  int? mask,
  int source,
  int sink,
  int formatter,
});

/// The fields of `names.v1.Reader` as columns of a batch.
typedef ReaderColumns = ({
  Int32List reader,
  Int32List writer,
  Int32List tag,
  List<String> value,
  List<Uint8List> request,
  Int64List reply,
  Uint8List context,
  Float64List scratch,
  Uint32List len,
  List<int?> mask,
  Int32List source,
  Int32List sink,
  Int32List formatter,
});

/// Types called like what Rust names without a path.
final class Some extends $sw.ProtoEnum {
  const Some._(super.number, super.name);

  /// `name`.
  static const name_ = Some._(0, 'name');

  /// `is_known`.
  static const isKnown = Some._(1, 'is_known');

  /// All that the schema names.
  static const values = [
    name_,
    isKnown,
  ];

  /// The value of a number, whether the schema names it or not.
  static Some of(int number) => switch (number) {
        0 => name_,
        1 => isKnown,
        _ => Some._(number, null),
      };
}

/// `names.v1.Ok`.
final class Ok extends $sw.ProtoEnum {
  const Ok._(super.number, super.name);

  /// `OK_YES`.
  static const yes = Ok._(0, 'OK_YES');

  /// All that the schema names.
  static const values = [
    yes,
  ];

  /// The value of a number, whether the schema names it or not.
  static Ok of(int number) => switch (number) {
        0 => yes,
        _ => Ok._(number, null),
      };
}

/// Fields called like what the code that reads and writes them uses.
final class Reader extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Reader({
    this.reader = 0,
    this.writer = 0,
    this.tag = 0,
    this.value = '',
    Uint8List? request,
    this.reply = 0,
    this.context = false,
    this.scratch = 0.0,
    this.len = 0,
    this.mask,
    this.source = 0,
    this.sink = 0,
    this.formatter = 0,
  })  : request = request ?? $sw.noBytes;

  /// Reads one in wire format.
  factory Reader.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Reader>(
    'names.v1.Reader',
    Reader.new,
    [
      'reader',
      'writer',
      'tag',
      'value',
      'request',
      'reply',
      'context',
      'scratch',
      'len',
      'mask',
      'source',
      'sink',
      'formatter',
    ],
  );

  /// `reader`.
  int reader;

  /// `writer`.
  int writer;

  /// `tag`.
  int tag;

  /// `value`.
  String value;

  /// `request`.
  Uint8List request;

  /// `reply`.
  int reply;

  /// `context`.
  bool context;

  /// `scratch`.
  double scratch;

  /// `len`.
  int len;

  /// `mask`.
  int? mask;

  /// `source`.
  int source;

  /// `sink`.
  int sink;

  /// `formatter`.
  int formatter;

  @override
  $sw.MessageType<Reader> get $type => messageType;

  @override
  List<Object?> get $values => [
        reader,
        writer,
        tag,
        value,
        request,
        reply,
        context,
        scratch,
        len,
        mask,
        source,
        sink,
        formatter,
      ];

  @override
  void clear() {
    $unknown = null;
    reader = 0;
    writer = 0;
    tag = 0;
    value = '';
    request = $sw.noBytes;
    reply = 0;
    context = false;
    scratch = 0.0;
    len = 0;
    mask = null;
    source = 0;
    sink = 0;
    formatter = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (formatter != 0) $w.int32(formatter, 0x68, 'names.v1.Reader.formatter');
    if (sink != 0) $w.int32(sink, 0x60, 'names.v1.Reader.sink');
    if (source != 0) $w.int32(source, 0x58, 'names.v1.Reader.source');
    if (mask case final $v?) {
      $w.int32($v, 0x50, 'names.v1.Reader.mask');
    }
    if (len != 0) $w.uint32(len, 0x48, 'names.v1.Reader.len');
    if ($sw.isSet(scratch)) $w.float64(scratch, 0x41);
    if (context) $w.boolean(context, 0x38);
    if (reply != 0) $w.varint(reply, 0x30);
    if (request.isNotEmpty) $w.bytes(request, 0x2a);
    if (value.isNotEmpty) $w.string(value, 0x22, 'names.v1.Reader.value');
    if (tag != 0) $w.int32(tag, 0x18, 'names.v1.Reader.tag');
    if (writer != 0) $w.int32(writer, 0x10, 'names.v1.Reader.writer');
    if (reader != 0) $w.int32(reader, 0x08, 'names.v1.Reader.reader');
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          reader = $r.int32('names.v1.Reader.reader');
        case 0x10:
          writer = $r.int32('names.v1.Reader.writer');
        case 0x18:
          tag = $r.int32('names.v1.Reader.tag');
        case 0x22:
          value = $r.string('names.v1.Reader.value');
        case 0x2a:
          request = $r.bytes('names.v1.Reader.request');
        case 0x30:
          reply = $r.varint('names.v1.Reader.reply');
        case 0x38:
          context = $r.boolean('names.v1.Reader.context');
        case 0x41:
          scratch = $r.float64('names.v1.Reader.scratch');
        case 0x48:
          len = $r.uint32('names.v1.Reader.len');
        case 0x50:
          mask = $r.int32('names.v1.Reader.mask');
        case 0x58:
          source = $r.int32('names.v1.Reader.source');
        case 0x60:
          sink = $r.int32('names.v1.Reader.sink');
        case 0x68:
          formatter = $r.int32('names.v1.Reader.formatter');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `names.v1.Option`.
final class Option extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Option({this.option, this.vec});

  /// Reads one in wire format.
  factory Option.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Option>(
    'names.v1.Option',
    Option.new,
    [
      'option',
      'vec',
    ],
  );

  /// `option`.
  Result? option;

  /// `vec`.
  Vec? vec;

  @override
  $sw.MessageType<Option> get $type => messageType;

  @override
  List<Object?> get $values => [
        option,
        vec,
      ];

  @override
  void clear() {
    $unknown = null;
    option = null;
    vec = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (vec case final $v?) {
      $w.message($v, 0x12, 'names.v1.Option.vec');
    }
    if (option case final $v?) {
      $w.message($v, 0x0a, 'names.v1.Option.option');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $message = option ?? Result();
          final $end = $r.enter('names.v1.Option.option');
          $message.$merge($r);
          $r.leave($end);
          option = $message;
        case 0x12:
          final $message = vec ?? Vec();
          final $end = $r.enter('names.v1.Option.vec');
          $message.$merge($r);
          $r.leave($end);
          vec = $message;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `names.v1.Result`.
final class Result extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Result({this.string = ''});

  /// Reads one in wire format.
  factory Result.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Result>(
    'names.v1.Result',
    Result.new,
    [
      'string',
    ],
  );

  /// `string`.
  String string;

  @override
  $sw.MessageType<Result> get $type => messageType;

  @override
  List<Object?> get $values => [
        string,
      ];

  @override
  void clear() {
    $unknown = null;
    string = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (string.isNotEmpty) $w.string(string, 0x0a, 'names.v1.Result.string');
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          string = $r.string('names.v1.Result.string');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `names.v1.Vec`.
final class Vec extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Vec({List<Box>? box})
      : _box = box;

  /// Reads one in wire format.
  factory Vec.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Vec>(
    'names.v1.Vec',
    Vec.new,
    [
      'box',
    ],
  );

  List<Box>? _box;

  /// `box`.
  List<Box> get box => _box ??= [];
  set box(List<Box> $value) => _box = $value;

  @override
  $sw.MessageType<Vec> get $type => messageType;

  @override
  List<Object?> get $values => [
        _box ?? const [],
      ];

  @override
  void clear() {
    $unknown = null;
    _box = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_box case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.message($v[$i], 0x0a, 'names.v1.Vec.box');
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
          final $message = Box();
          final $end = $r.enter('names.v1.Vec.box');
          $message.$merge($r);
          $r.leave($end);
          (_box ??= []).add($message);
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `names.v1.Box`.
final class Box extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Box({this.bool_ = false});

  /// Reads one in wire format.
  factory Box.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Box>(
    'names.v1.Box',
    Box.new,
    [
      'bool',
    ],
  );

  /// `bool`.
  bool bool_;

  @override
  $sw.MessageType<Box> get $type => messageType;

  @override
  List<Object?> get $values => [
        bool_,
      ];

  @override
  void clear() {
    $unknown = null;
    bool_ = false;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (bool_) $w.boolean(bool_, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          bool_ = $r.boolean('names.v1.Box.bool');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Which member of `_choice` a [i32] has.
enum i32Choice {
  /// [i32.f1].
  f1,

  /// [i32.str].
  str,

  /// None.
  notSet,
}

/// `names.v1.i32`.
final class i32 extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  i32({this.u64_, this.some, this.unknown = 0, this.f1, this.str});

  /// Reads one in wire format.
  factory i32.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<i32>(
    'names.v1.i32',
    i32.new,
    [
      'u64',
      'some',
      '_unknown',
      '_1',
      'str',
    ],
  );

  /// `u64`.
  u64? u64_;

  /// `some`.
  Some? some;

  /// `_unknown`.
  int unknown;

  /// `_1`.
  bool? f1;

  /// `str`.
  Ok? str;

  /// Which member of `_choice` is there.
  i32Choice get whichChoice {
    if (f1 != null) return i32Choice.f1;
    if (str != null) return i32Choice.str;
    return i32Choice.notSet;
  }

  void _clearChoice() {
    f1 = null;
    str = null;
  }

  @override
  $sw.MessageType<i32> get $type => messageType;

  @override
  List<Object?> get $values => [
        u64_,
        some,
        unknown,
        f1,
        str,
      ];

  @override
  void clear() {
    $unknown = null;
    u64_ = null;
    some = null;
    unknown = 0;
    f1 = null;
    str = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    var $oneof0 = false;
    if (str case final $v?) {
      if ($oneof0) $w.severalOf('names.v1.i32._choice');
      $oneof0 = true;
      $w.int32($v.number, 0x28, 'names.v1.i32.str');
    }
    if (f1 case final $v?) {
      if ($oneof0) $w.severalOf('names.v1.i32._choice');
      $oneof0 = true;
      $w.boolean($v, 0x20);
    }
    if (unknown != 0) $w.int32(unknown, 0x18, 'names.v1.i32._unknown');
    if (some case final $v?) {
      $w.int32($v.number, 0x10, 'names.v1.i32.some');
    }
    if (u64_ case final $v?) {
      $w.message($v, 0x0a, 'names.v1.i32.u64');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $message = u64_ ?? u64();
          final $end = $r.enter('names.v1.i32.u64');
          $message.$merge($r);
          $r.leave($end);
          u64_ = $message;
        case 0x10:
          some = Some.of($r.int32('names.v1.i32.some'));
        case 0x18:
          unknown = $r.int32('names.v1.i32._unknown');
        case 0x20:
          _clearChoice();
          f1 = $r.boolean('names.v1.i32._1');
        case 0x28:
          _clearChoice();
          str = Ok.of($r.int32('names.v1.i32.str'));
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `names.v1.u64`.
final class u64 extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  u64({this.value});

  /// Reads one in wire format.
  factory u64.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<u64>(
    'names.v1.u64',
    u64.new,
    [
      'value',
    ],
  );

  /// `value`.
  int? value;

  @override
  $sw.MessageType<u64> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
      ];

  @override
  void clear() {
    $unknown = null;
    value = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (value case final $v?) {
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
          value = $r.varint('names.v1.u64.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A client of `names.v1.Client`.
final class Client extends $sw.Client {
  Client._($sw.Session $session, [$sw.CallOptions? $options])
      : _open_ = $session.method(_$open_),
        _new_ = $session.method(_$new_),
        _with_ = $session.method(_$with_),
        _target = $session.method(_$target),
        _close_ = $session.method(_$close_),
        _add = $session.method(_$add),
        _addMany = $session.method(_$addMany),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Client.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Client._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Client.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Client withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Client._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$open_ = $sw.MethodInfo(
    'names.v1.Client/Open',
    0x3e73d43315680ccc,
    shape: 0xa7024521ccf2b066,
  );
  static const _$new_ = $sw.MethodInfo(
    'names.v1.Client/New',
    0xab216110946eb28a,
    shape: 0x313d61b6b69aa71c,
  );
  static const _$with_ = $sw.MethodInfo(
    'names.v1.Client/With',
    0x2e80d5fcd4661e24,
    shape: 0x666412077acd84be,
  );
  static const _$target = $sw.MethodInfo(
    'names.v1.Client/Target',
    0xda3b32eceeab2b95,
    shape: 0xff13579de569fdf3,
  );
  static const _$close_ = $sw.MethodInfo(
    'names.v1.Client/Close',
    0xd4812a0245af8570,
    shape: 0x58d4404a99052f0a,
  );
  static const _$add = $sw.MethodInfo(
    'names.v1.Client/Add',
    0x098d1310c9ab7cb7,
    shape: 0xd7872cd6c1b0a3d5,
  );
  static const _$addMany = $sw.MethodInfo(
    'names.v1.Client/AddMany',
    0x6384e2e86d1a8870,
    shape: 0xa0cdc0f4a7b9fa0a,
  );

  final $sw.Method _open_;
  final $sw.Method _new_;
  final $sw.Method _with_;
  final $sw.Method _target;
  final $sw.Method _close_;
  final $sw.Method _add;
  final $sw.Method _addMany;

  /// `names.v1.Client/Open`.
  Future<Reader> open_({
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) async =>
      openSync(
        reader: reader,
        writer: writer,
        tag: tag,
        value: value,
        request: request,
        reply: reply,
        context: context,
        scratch: scratch,
        len: len,
        mask: mask,
        source: source,
        sink: sink,
        formatter: formatter,
      );

  /// The same on this thread, which it blocks.
  Reader openSync({
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) {
    final $flat = _open_.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _open_,
        Reader(
          reader: reader,
          writer: writer,
          tag: tag,
          value: value,
          request: request,
          reply: reply,
          context: context,
          scratch: scratch,
          len: len,
          mask: mask,
          source: source,
          sink: sink,
          formatter: formatter,
        ),
        Reader(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3 + (request?.length ?? 0));
    var $present = 0;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      reader,
      'names.v1.Reader.reader',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      writer,
      'names.v1.Reader.writer',
    );
    $words[$sw.Call.request + 3] = $sw.asInt32(tag, 'names.v1.Reader.tag');
    $call.putText($sw.Call.request + 4, value, 'names.v1.Reader.value');
    $call.putBytes($sw.Call.request + 6, request ?? $sw.noBytes);
    $words[$sw.Call.request + 8] = reply;
    $words[$sw.Call.request + 9] = context ? 1 : 0;
    $call.doubles[$sw.Call.request + 10] = scratch;
    $words[$sw.Call.request + 11] = $sw.asUint32(len, 'names.v1.Reader.len');
    if (mask != null) {
      $present |= 1;
      $words[$sw.Call.request + 12] = $sw.asInt32(mask, 'names.v1.Reader.mask');
    }
    $words[$sw.Call.request + 13] = $sw.asInt32(
      source,
      'names.v1.Reader.source',
    );
    $words[$sw.Call.request + 14] = $sw.asInt32(sink, 'names.v1.Reader.sink');
    $words[$sw.Call.request + 15] = $sw.asInt32(
      formatter,
      'names.v1.Reader.formatter',
    );
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
    return Reader(
      reader: $words[$sw.Call.reply + 1],
      writer: $words[$sw.Call.reply + 2],
      tag: $words[$sw.Call.reply + 3],
      value: $call.takeText($sw.Call.reply + 4),
      request: $call.takeBytes($sw.Call.reply + 6),
      reply: $words[$sw.Call.reply + 8],
      context: $words[$sw.Call.reply + 9] != 0,
      scratch: $call.doubles[$sw.Call.reply + 10],
      len: $words[$sw.Call.reply + 11],
      mask: $words[$sw.Call.reply] & 1 == 0
          ? null
          : $words[$sw.Call.reply + 12],
      source: $words[$sw.Call.reply + 13],
      sink: $words[$sw.Call.reply + 14],
      formatter: $words[$sw.Call.reply + 15],
    );
  }

  /// The same, the reply going into what the caller has.
  Reader openIntoSync(
    Reader $target, {
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) {
    final $flat = _open_.flat;
    if ($flat == null) {
      return $wireSync(
        _open_,
        Reader(
          reader: reader,
          writer: writer,
          tag: tag,
          value: value,
          request: request,
          reply: reply,
          context: context,
          scratch: scratch,
          len: len,
          mask: mask,
          source: source,
          sink: sink,
          formatter: formatter,
        ),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3 + (request?.length ?? 0));
    var $present = 0;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      reader,
      'names.v1.Reader.reader',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      writer,
      'names.v1.Reader.writer',
    );
    $words[$sw.Call.request + 3] = $sw.asInt32(tag, 'names.v1.Reader.tag');
    $call.putText($sw.Call.request + 4, value, 'names.v1.Reader.value');
    $call.putBytes($sw.Call.request + 6, request ?? $sw.noBytes);
    $words[$sw.Call.request + 8] = reply;
    $words[$sw.Call.request + 9] = context ? 1 : 0;
    $call.doubles[$sw.Call.request + 10] = scratch;
    $words[$sw.Call.request + 11] = $sw.asUint32(len, 'names.v1.Reader.len');
    if (mask != null) {
      $present |= 1;
      $words[$sw.Call.request + 12] = $sw.asInt32(mask, 'names.v1.Reader.mask');
    }
    $words[$sw.Call.request + 13] = $sw.asInt32(
      source,
      'names.v1.Reader.source',
    );
    $words[$sw.Call.request + 14] = $sw.asInt32(sink, 'names.v1.Reader.sink');
    $words[$sw.Call.request + 15] = $sw.asInt32(
      formatter,
      'names.v1.Reader.formatter',
    );
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
    $target.reader = $words[$sw.Call.reply + 1];
    $target.writer = $words[$sw.Call.reply + 2];
    $target.tag = $words[$sw.Call.reply + 3];
    $target.value = $call.takeText($sw.Call.reply + 4);
    $target.request = $call.takeBytes($sw.Call.reply + 6);
    $target.reply = $words[$sw.Call.reply + 8];
    $target.context = $words[$sw.Call.reply + 9] != 0;
    $target.scratch = $call.doubles[$sw.Call.reply + 10];
    $target.len = $words[$sw.Call.reply + 11];
    $target.mask =
        $words[$sw.Call.reply] & 1 == 0 ? null : $words[$sw.Call.reply + 12];
    $target.source = $words[$sw.Call.reply + 13];
    $target.sink = $words[$sw.Call.reply + 14];
    $target.formatter = $words[$sw.Call.reply + 15];
    return $target;
  }

  /// [open_] with request and reply in wire format.
  Future<Uint8List> openRaw(Uint8List request) => $raw(_open_, request);

  /// [openSync] with request and reply in wire format.
  Uint8List openRawSync(Uint8List request) => $rawSync(_open_, request);

  /// The same, the reply going into [target]; returns its length.
  int openRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_open_, target, request);

  /// A batch of [open_] on another thread.
  Future<List<Reader>> openMany(List<ReaderItem> items) async {
    if (_open_.flatMany != null) {
      return $batch(_open_, ($batch) => _$open_Items($batch, items));
    }
    final $requests = _$open_Requests(items);
    final $replies = await $many(_open_, $requests, Reader.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [openSync].
  List<Reader> openManySync(List<ReaderItem> items) {
    if (_open_.flatMany != null) {
      return $batchSync(_open_, ($batch) => _$open_Items($batch, items));
    }
    final $requests = _$open_Requests(items);
    final $replies = $manySync(_open_, $requests, Reader.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Reader> _$open_Requests(List<ReaderItem> $items) =>
      [
        for (final $item in $items) Reader(
          reader: $item.reader,
          writer: $item.writer,
          tag: $item.tag,
          value: $item.value,
          request: $item.request,
          reply: $item.reply,
          context: $item.context,
          scratch: $item.scratch,
          len: $item.len,
          mask: $item.mask,
          source: $item.source,
          sink: $item.sink,
          formatter: $item.formatter,
        ),
      ];

  List<Reader> Function() _$open_Items(
    $sw.Batch $batch,
    List<ReaderItem> $items,
  ) {
    $batch.start(_open_, $items.length, 28, 178);
    final $masks = $batch.uint64s();
    final $c0 = $batch.int32s();
    final $c1 = $batch.int32s();
    final $c2 = $batch.int32s();
    $batch.putTexts(
      [for (final $item in $items) $item.value],
      'names.v1.Reader.value',
    );
    $batch.putBlobs([for (final $item in $items) $item.request]);
    final $c5 = $batch.int64s();
    final $c6 = $batch.bools();
    final $c7 = $batch.doubles();
    final $c8 = $batch.uint32s();
    final $c9 = $batch.int32s();
    final $c10 = $batch.int32s();
    final $c11 = $batch.int32s();
    final $c12 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      var $mask = 0;
      $c0[$i] = $sw.asInt32($item.reader, 'names.v1.Reader.reader');
      $c1[$i] = $sw.asInt32($item.writer, 'names.v1.Reader.writer');
      $c2[$i] = $sw.asInt32($item.tag, 'names.v1.Reader.tag');
      $c5[$i] = $item.reply;
      $c6[$i] = $item.context ? 1 : 0;
      $c7[$i] = $item.scratch;
      $c8[$i] = $sw.asUint32($item.len, 'names.v1.Reader.len');
      if ($item.mask case final $v?) {
        $mask |= 1;
        $c9[$i] = $sw.asInt32($v, 'names.v1.Reader.mask');
      }
      $c10[$i] = $sw.asInt32($item.source, 'names.v1.Reader.source');
      $c11[$i] = $sw.asInt32($item.sink, 'names.v1.Reader.sink');
      $c12[$i] = $sw.asInt32($item.formatter, 'names.v1.Reader.formatter');
      $masks[$i] = $mask;
    }
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.pairs();
    final $r4 = $batch.pairs();
    final $r5 = $batch.int64s();
    final $r6 = $batch.bools();
    final $r7 = $batch.doubles();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.int32s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int32s();
    final $r12 = $batch.int32s();
    return () => $batch.each<Reader>(
      ($i) => Reader(
        reader: $r0[$i],
        writer: $r1[$i],
        tag: $r2[$i],
        value: $batch.textAt($r3, $i),
        request: $batch.blobAt($r4, $i),
        reply: $r5[$i],
        context: $r6[$i] != 0,
        scratch: $r7[$i],
        len: $r8[$i],
        mask: $present[$i] & 1 == 0 ? null : $r9[$i],
        source: $r10[$i],
        sink: $r11[$i],
        formatter: $r12[$i],
      ),
    );
  }

  /// A batch of [open_] on another thread, as columns.
  Future<ReaderColumns> openColumns({
    required Int32List reader,
    required Int32List writer,
    required Int32List tag,
    required List<String> value,
    required List<Uint8List> request,
    required Int64List reply,
    required Uint8List context,
    required Float64List scratch,
    required Uint32List len,
    required List<int?> mask,
    required Int32List source,
    required Int32List sink,
    required Int32List formatter,
    ReaderColumns? into,
  }) =>
      $batch(
        _open_,
        ($batch) => _$open_Columns(
          $batch,
          reader,
          writer,
          tag,
          value,
          request,
          reply,
          context,
          scratch,
          len,
          mask,
          source,
          sink,
          formatter,
          into,
        ),
      );

  /// A batch of [openSync] as columns: one list a field, in which one element stands for all items.
  ReaderColumns openColumnsSync({
    required Int32List reader,
    required Int32List writer,
    required Int32List tag,
    required List<String> value,
    required List<Uint8List> request,
    required Int64List reply,
    required Uint8List context,
    required Float64List scratch,
    required Uint32List len,
    required List<int?> mask,
    required Int32List source,
    required Int32List sink,
    required Int32List formatter,
    ReaderColumns? into,
  }) =>
      $batchSync(
        _open_,
        ($batch) => _$open_Columns(
          $batch,
          reader,
          writer,
          tag,
          value,
          request,
          reply,
          context,
          scratch,
          len,
          mask,
          source,
          sink,
          formatter,
          into,
        ),
      );

  ReaderColumns Function() _$open_Columns(
    $sw.Batch $batch,
    Int32List reader,
    Int32List writer,
    Int32List tag,
    List<String> value,
    List<Uint8List> request,
    Int64List reply,
    Uint8List context,
    Float64List scratch,
    Uint32List len,
    List<int?> mask,
    Int32List source,
    Int32List sink,
    Int32List formatter,
    ReaderColumns? into,
  ) {
    $batch.start(
      _open_,
      $sw.countOf(
        [
          ('names.v1.Reader.reader', reader.length),
          ('names.v1.Reader.writer', writer.length),
          ('names.v1.Reader.tag', tag.length),
          ('names.v1.Reader.value', value.length),
          ('names.v1.Reader.request', request.length),
          ('names.v1.Reader.reply', reply.length),
          ('names.v1.Reader.context', context.length),
          ('names.v1.Reader.scratch', scratch.length),
          ('names.v1.Reader.len', len.length),
          ('names.v1.Reader.mask', mask.length),
          ('names.v1.Reader.source', source.length),
          ('names.v1.Reader.sink', sink.length),
          ('names.v1.Reader.formatter', formatter.length),
        ],
      ),
      28,
      178,
    );
    $batch.fit(into?.reader, 'names.v1.Reader.reader');
    $batch.fit(into?.writer, 'names.v1.Reader.writer');
    $batch.fit(into?.tag, 'names.v1.Reader.tag');
    $batch.fit(into?.value, 'names.v1.Reader.value');
    $batch.fit(into?.request, 'names.v1.Reader.request');
    $batch.fit(into?.reply, 'names.v1.Reader.reply');
    $batch.fit(into?.context, 'names.v1.Reader.context');
    $batch.fit(into?.scratch, 'names.v1.Reader.scratch');
    $batch.fit(into?.len, 'names.v1.Reader.len');
    $batch.fit(into?.mask, 'names.v1.Reader.mask');
    $batch.fit(into?.source, 'names.v1.Reader.source');
    $batch.fit(into?.sink, 'names.v1.Reader.sink');
    $batch.fit(into?.formatter, 'names.v1.Reader.formatter');
    final $masks = $batch.uint64s();
    $masks.fillRange(0, $batch.count, 0);
    $batch.putInt32s(reader);
    $batch.putInt32s(writer);
    $batch.putInt32s(tag);
    $batch.putTexts(value, 'names.v1.Reader.value');
    $batch.putBlobs(request);
    $batch.putInt64s(reply);
    $batch.putBools(context);
    $batch.putDoubles(scratch);
    $batch.putUint32s(len);
    $sw.mark($masks, 1, mask);
    final $c9 = $batch.int32s();
    for (var $i = 0; $i < $batch.count; $i++) {
      final $v = mask[mask.length == 1 ? 0 : $i];
      if ($v != null) $c9[$i] = $sw.asInt32($v, 'names.v1.Reader.mask');
    }
    $batch.putInt32s(source);
    $batch.putInt32s(sink);
    $batch.putInt32s(formatter);
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.pairs();
    final $r4 = $batch.pairs();
    final $r5 = $batch.int64s();
    final $r6 = $batch.bools();
    final $r7 = $batch.doubles();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.int32s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int32s();
    final $r12 = $batch.int32s();
    return () => $batch.checked(
      (
        reader: $batch.copy(into?.reader ?? Int32List($batch.count), $r0),
        writer: $batch.copy(into?.writer ?? Int32List($batch.count), $r1),
        tag: $batch.copy(into?.tag ?? Int32List($batch.count), $r2),
        value: $batch.list(into?.value, ($i) => $batch.textAt($r3, $i)),
        request: $batch.list(into?.request, ($i) => $batch.blobAt($r4, $i)),
        reply: $batch.copy(into?.reply ?? Int64List($batch.count), $r5),
        context: $batch.copy(into?.context ?? Uint8List($batch.count), $r6),
        scratch: $batch.copy(into?.scratch ?? Float64List($batch.count), $r7),
        len: $batch.copy(into?.len ?? Uint32List($batch.count), $r8),
        mask: $batch.list(
          into?.mask,
          ($i) => $present[$i] & 1 == 0 ? null : $r9[$i],
        ),
        source: $batch.copy(into?.source ?? Int32List($batch.count), $r10),
        sink: $batch.copy(into?.sink ?? Int32List($batch.count), $r11),
        formatter: $batch.copy(
          into?.formatter ?? Int32List($batch.count),
          $r12,
        ),
      ),
    );
  }

  /// `names.v1.Client/New`.
  Future<Reader> new_({
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) async =>
      newSync(
        reader: reader,
        writer: writer,
        tag: tag,
        value: value,
        request: request,
        reply: reply,
        context: context,
        scratch: scratch,
        len: len,
        mask: mask,
        source: source,
        sink: sink,
        formatter: formatter,
      );

  /// The same on this thread, which it blocks.
  Reader newSync({
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) {
    final $flat = _new_.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _new_,
        Reader(
          reader: reader,
          writer: writer,
          tag: tag,
          value: value,
          request: request,
          reply: reply,
          context: context,
          scratch: scratch,
          len: len,
          mask: mask,
          source: source,
          sink: sink,
          formatter: formatter,
        ),
        Reader(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3 + (request?.length ?? 0));
    var $present = 0;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      reader,
      'names.v1.Reader.reader',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      writer,
      'names.v1.Reader.writer',
    );
    $words[$sw.Call.request + 3] = $sw.asInt32(tag, 'names.v1.Reader.tag');
    $call.putText($sw.Call.request + 4, value, 'names.v1.Reader.value');
    $call.putBytes($sw.Call.request + 6, request ?? $sw.noBytes);
    $words[$sw.Call.request + 8] = reply;
    $words[$sw.Call.request + 9] = context ? 1 : 0;
    $call.doubles[$sw.Call.request + 10] = scratch;
    $words[$sw.Call.request + 11] = $sw.asUint32(len, 'names.v1.Reader.len');
    if (mask != null) {
      $present |= 1;
      $words[$sw.Call.request + 12] = $sw.asInt32(mask, 'names.v1.Reader.mask');
    }
    $words[$sw.Call.request + 13] = $sw.asInt32(
      source,
      'names.v1.Reader.source',
    );
    $words[$sw.Call.request + 14] = $sw.asInt32(sink, 'names.v1.Reader.sink');
    $words[$sw.Call.request + 15] = $sw.asInt32(
      formatter,
      'names.v1.Reader.formatter',
    );
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
    return Reader(
      reader: $words[$sw.Call.reply + 1],
      writer: $words[$sw.Call.reply + 2],
      tag: $words[$sw.Call.reply + 3],
      value: $call.takeText($sw.Call.reply + 4),
      request: $call.takeBytes($sw.Call.reply + 6),
      reply: $words[$sw.Call.reply + 8],
      context: $words[$sw.Call.reply + 9] != 0,
      scratch: $call.doubles[$sw.Call.reply + 10],
      len: $words[$sw.Call.reply + 11],
      mask: $words[$sw.Call.reply] & 1 == 0
          ? null
          : $words[$sw.Call.reply + 12],
      source: $words[$sw.Call.reply + 13],
      sink: $words[$sw.Call.reply + 14],
      formatter: $words[$sw.Call.reply + 15],
    );
  }

  /// The same, the reply going into what the caller has.
  Reader newIntoSync(
    Reader $target, {
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) {
    final $flat = _new_.flat;
    if ($flat == null) {
      return $wireSync(
        _new_,
        Reader(
          reader: reader,
          writer: writer,
          tag: tag,
          value: value,
          request: request,
          reply: reply,
          context: context,
          scratch: scratch,
          len: len,
          mask: mask,
          source: source,
          sink: sink,
          formatter: formatter,
        ),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3 + (request?.length ?? 0));
    var $present = 0;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      reader,
      'names.v1.Reader.reader',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      writer,
      'names.v1.Reader.writer',
    );
    $words[$sw.Call.request + 3] = $sw.asInt32(tag, 'names.v1.Reader.tag');
    $call.putText($sw.Call.request + 4, value, 'names.v1.Reader.value');
    $call.putBytes($sw.Call.request + 6, request ?? $sw.noBytes);
    $words[$sw.Call.request + 8] = reply;
    $words[$sw.Call.request + 9] = context ? 1 : 0;
    $call.doubles[$sw.Call.request + 10] = scratch;
    $words[$sw.Call.request + 11] = $sw.asUint32(len, 'names.v1.Reader.len');
    if (mask != null) {
      $present |= 1;
      $words[$sw.Call.request + 12] = $sw.asInt32(mask, 'names.v1.Reader.mask');
    }
    $words[$sw.Call.request + 13] = $sw.asInt32(
      source,
      'names.v1.Reader.source',
    );
    $words[$sw.Call.request + 14] = $sw.asInt32(sink, 'names.v1.Reader.sink');
    $words[$sw.Call.request + 15] = $sw.asInt32(
      formatter,
      'names.v1.Reader.formatter',
    );
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
    $target.reader = $words[$sw.Call.reply + 1];
    $target.writer = $words[$sw.Call.reply + 2];
    $target.tag = $words[$sw.Call.reply + 3];
    $target.value = $call.takeText($sw.Call.reply + 4);
    $target.request = $call.takeBytes($sw.Call.reply + 6);
    $target.reply = $words[$sw.Call.reply + 8];
    $target.context = $words[$sw.Call.reply + 9] != 0;
    $target.scratch = $call.doubles[$sw.Call.reply + 10];
    $target.len = $words[$sw.Call.reply + 11];
    $target.mask =
        $words[$sw.Call.reply] & 1 == 0 ? null : $words[$sw.Call.reply + 12];
    $target.source = $words[$sw.Call.reply + 13];
    $target.sink = $words[$sw.Call.reply + 14];
    $target.formatter = $words[$sw.Call.reply + 15];
    return $target;
  }

  /// [new_] with request and reply in wire format.
  Future<Uint8List> newRaw(Uint8List request) => $raw(_new_, request);

  /// [newSync] with request and reply in wire format.
  Uint8List newRawSync(Uint8List request) => $rawSync(_new_, request);

  /// The same, the reply going into [target]; returns its length.
  int newRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_new_, target, request);

  /// A batch of [new_] on another thread.
  Future<List<Reader>> newMany(List<ReaderItem> items) async {
    if (_new_.flatMany != null) {
      return $batch(_new_, ($batch) => _$new_Items($batch, items));
    }
    final $requests = _$new_Requests(items);
    final $replies = await $many(_new_, $requests, Reader.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [newSync].
  List<Reader> newManySync(List<ReaderItem> items) {
    if (_new_.flatMany != null) {
      return $batchSync(_new_, ($batch) => _$new_Items($batch, items));
    }
    final $requests = _$new_Requests(items);
    final $replies = $manySync(_new_, $requests, Reader.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Reader> _$new_Requests(List<ReaderItem> $items) =>
      [
        for (final $item in $items) Reader(
          reader: $item.reader,
          writer: $item.writer,
          tag: $item.tag,
          value: $item.value,
          request: $item.request,
          reply: $item.reply,
          context: $item.context,
          scratch: $item.scratch,
          len: $item.len,
          mask: $item.mask,
          source: $item.source,
          sink: $item.sink,
          formatter: $item.formatter,
        ),
      ];

  List<Reader> Function() _$new_Items(
    $sw.Batch $batch,
    List<ReaderItem> $items,
  ) {
    $batch.start(_new_, $items.length, 28, 178);
    final $masks = $batch.uint64s();
    final $c0 = $batch.int32s();
    final $c1 = $batch.int32s();
    final $c2 = $batch.int32s();
    $batch.putTexts(
      [for (final $item in $items) $item.value],
      'names.v1.Reader.value',
    );
    $batch.putBlobs([for (final $item in $items) $item.request]);
    final $c5 = $batch.int64s();
    final $c6 = $batch.bools();
    final $c7 = $batch.doubles();
    final $c8 = $batch.uint32s();
    final $c9 = $batch.int32s();
    final $c10 = $batch.int32s();
    final $c11 = $batch.int32s();
    final $c12 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      var $mask = 0;
      $c0[$i] = $sw.asInt32($item.reader, 'names.v1.Reader.reader');
      $c1[$i] = $sw.asInt32($item.writer, 'names.v1.Reader.writer');
      $c2[$i] = $sw.asInt32($item.tag, 'names.v1.Reader.tag');
      $c5[$i] = $item.reply;
      $c6[$i] = $item.context ? 1 : 0;
      $c7[$i] = $item.scratch;
      $c8[$i] = $sw.asUint32($item.len, 'names.v1.Reader.len');
      if ($item.mask case final $v?) {
        $mask |= 1;
        $c9[$i] = $sw.asInt32($v, 'names.v1.Reader.mask');
      }
      $c10[$i] = $sw.asInt32($item.source, 'names.v1.Reader.source');
      $c11[$i] = $sw.asInt32($item.sink, 'names.v1.Reader.sink');
      $c12[$i] = $sw.asInt32($item.formatter, 'names.v1.Reader.formatter');
      $masks[$i] = $mask;
    }
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.pairs();
    final $r4 = $batch.pairs();
    final $r5 = $batch.int64s();
    final $r6 = $batch.bools();
    final $r7 = $batch.doubles();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.int32s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int32s();
    final $r12 = $batch.int32s();
    return () => $batch.each<Reader>(
      ($i) => Reader(
        reader: $r0[$i],
        writer: $r1[$i],
        tag: $r2[$i],
        value: $batch.textAt($r3, $i),
        request: $batch.blobAt($r4, $i),
        reply: $r5[$i],
        context: $r6[$i] != 0,
        scratch: $r7[$i],
        len: $r8[$i],
        mask: $present[$i] & 1 == 0 ? null : $r9[$i],
        source: $r10[$i],
        sink: $r11[$i],
        formatter: $r12[$i],
      ),
    );
  }

  /// A batch of [new_] on another thread, as columns.
  Future<ReaderColumns> newColumns({
    required Int32List reader,
    required Int32List writer,
    required Int32List tag,
    required List<String> value,
    required List<Uint8List> request,
    required Int64List reply,
    required Uint8List context,
    required Float64List scratch,
    required Uint32List len,
    required List<int?> mask,
    required Int32List source,
    required Int32List sink,
    required Int32List formatter,
    ReaderColumns? into,
  }) =>
      $batch(
        _new_,
        ($batch) => _$new_Columns(
          $batch,
          reader,
          writer,
          tag,
          value,
          request,
          reply,
          context,
          scratch,
          len,
          mask,
          source,
          sink,
          formatter,
          into,
        ),
      );

  /// A batch of [newSync] as columns: one list a field, in which one element stands for all items.
  ReaderColumns newColumnsSync({
    required Int32List reader,
    required Int32List writer,
    required Int32List tag,
    required List<String> value,
    required List<Uint8List> request,
    required Int64List reply,
    required Uint8List context,
    required Float64List scratch,
    required Uint32List len,
    required List<int?> mask,
    required Int32List source,
    required Int32List sink,
    required Int32List formatter,
    ReaderColumns? into,
  }) =>
      $batchSync(
        _new_,
        ($batch) => _$new_Columns(
          $batch,
          reader,
          writer,
          tag,
          value,
          request,
          reply,
          context,
          scratch,
          len,
          mask,
          source,
          sink,
          formatter,
          into,
        ),
      );

  ReaderColumns Function() _$new_Columns(
    $sw.Batch $batch,
    Int32List reader,
    Int32List writer,
    Int32List tag,
    List<String> value,
    List<Uint8List> request,
    Int64List reply,
    Uint8List context,
    Float64List scratch,
    Uint32List len,
    List<int?> mask,
    Int32List source,
    Int32List sink,
    Int32List formatter,
    ReaderColumns? into,
  ) {
    $batch.start(
      _new_,
      $sw.countOf(
        [
          ('names.v1.Reader.reader', reader.length),
          ('names.v1.Reader.writer', writer.length),
          ('names.v1.Reader.tag', tag.length),
          ('names.v1.Reader.value', value.length),
          ('names.v1.Reader.request', request.length),
          ('names.v1.Reader.reply', reply.length),
          ('names.v1.Reader.context', context.length),
          ('names.v1.Reader.scratch', scratch.length),
          ('names.v1.Reader.len', len.length),
          ('names.v1.Reader.mask', mask.length),
          ('names.v1.Reader.source', source.length),
          ('names.v1.Reader.sink', sink.length),
          ('names.v1.Reader.formatter', formatter.length),
        ],
      ),
      28,
      178,
    );
    $batch.fit(into?.reader, 'names.v1.Reader.reader');
    $batch.fit(into?.writer, 'names.v1.Reader.writer');
    $batch.fit(into?.tag, 'names.v1.Reader.tag');
    $batch.fit(into?.value, 'names.v1.Reader.value');
    $batch.fit(into?.request, 'names.v1.Reader.request');
    $batch.fit(into?.reply, 'names.v1.Reader.reply');
    $batch.fit(into?.context, 'names.v1.Reader.context');
    $batch.fit(into?.scratch, 'names.v1.Reader.scratch');
    $batch.fit(into?.len, 'names.v1.Reader.len');
    $batch.fit(into?.mask, 'names.v1.Reader.mask');
    $batch.fit(into?.source, 'names.v1.Reader.source');
    $batch.fit(into?.sink, 'names.v1.Reader.sink');
    $batch.fit(into?.formatter, 'names.v1.Reader.formatter');
    final $masks = $batch.uint64s();
    $masks.fillRange(0, $batch.count, 0);
    $batch.putInt32s(reader);
    $batch.putInt32s(writer);
    $batch.putInt32s(tag);
    $batch.putTexts(value, 'names.v1.Reader.value');
    $batch.putBlobs(request);
    $batch.putInt64s(reply);
    $batch.putBools(context);
    $batch.putDoubles(scratch);
    $batch.putUint32s(len);
    $sw.mark($masks, 1, mask);
    final $c9 = $batch.int32s();
    for (var $i = 0; $i < $batch.count; $i++) {
      final $v = mask[mask.length == 1 ? 0 : $i];
      if ($v != null) $c9[$i] = $sw.asInt32($v, 'names.v1.Reader.mask');
    }
    $batch.putInt32s(source);
    $batch.putInt32s(sink);
    $batch.putInt32s(formatter);
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.pairs();
    final $r4 = $batch.pairs();
    final $r5 = $batch.int64s();
    final $r6 = $batch.bools();
    final $r7 = $batch.doubles();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.int32s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int32s();
    final $r12 = $batch.int32s();
    return () => $batch.checked(
      (
        reader: $batch.copy(into?.reader ?? Int32List($batch.count), $r0),
        writer: $batch.copy(into?.writer ?? Int32List($batch.count), $r1),
        tag: $batch.copy(into?.tag ?? Int32List($batch.count), $r2),
        value: $batch.list(into?.value, ($i) => $batch.textAt($r3, $i)),
        request: $batch.list(into?.request, ($i) => $batch.blobAt($r4, $i)),
        reply: $batch.copy(into?.reply ?? Int64List($batch.count), $r5),
        context: $batch.copy(into?.context ?? Uint8List($batch.count), $r6),
        scratch: $batch.copy(into?.scratch ?? Float64List($batch.count), $r7),
        len: $batch.copy(into?.len ?? Uint32List($batch.count), $r8),
        mask: $batch.list(
          into?.mask,
          ($i) => $present[$i] & 1 == 0 ? null : $r9[$i],
        ),
        source: $batch.copy(into?.source ?? Int32List($batch.count), $r10),
        sink: $batch.copy(into?.sink ?? Int32List($batch.count), $r11),
        formatter: $batch.copy(
          into?.formatter ?? Int32List($batch.count),
          $r12,
        ),
      ),
    );
  }

  /// `names.v1.Client/With`.
  Future<Reader> with_({
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) async =>
      withSync(
        reader: reader,
        writer: writer,
        tag: tag,
        value: value,
        request: request,
        reply: reply,
        context: context,
        scratch: scratch,
        len: len,
        mask: mask,
        source: source,
        sink: sink,
        formatter: formatter,
      );

  /// The same on this thread, which it blocks.
  Reader withSync({
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) {
    final $flat = _with_.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _with_,
        Reader(
          reader: reader,
          writer: writer,
          tag: tag,
          value: value,
          request: request,
          reply: reply,
          context: context,
          scratch: scratch,
          len: len,
          mask: mask,
          source: source,
          sink: sink,
          formatter: formatter,
        ),
        Reader(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3 + (request?.length ?? 0));
    var $present = 0;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      reader,
      'names.v1.Reader.reader',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      writer,
      'names.v1.Reader.writer',
    );
    $words[$sw.Call.request + 3] = $sw.asInt32(tag, 'names.v1.Reader.tag');
    $call.putText($sw.Call.request + 4, value, 'names.v1.Reader.value');
    $call.putBytes($sw.Call.request + 6, request ?? $sw.noBytes);
    $words[$sw.Call.request + 8] = reply;
    $words[$sw.Call.request + 9] = context ? 1 : 0;
    $call.doubles[$sw.Call.request + 10] = scratch;
    $words[$sw.Call.request + 11] = $sw.asUint32(len, 'names.v1.Reader.len');
    if (mask != null) {
      $present |= 1;
      $words[$sw.Call.request + 12] = $sw.asInt32(mask, 'names.v1.Reader.mask');
    }
    $words[$sw.Call.request + 13] = $sw.asInt32(
      source,
      'names.v1.Reader.source',
    );
    $words[$sw.Call.request + 14] = $sw.asInt32(sink, 'names.v1.Reader.sink');
    $words[$sw.Call.request + 15] = $sw.asInt32(
      formatter,
      'names.v1.Reader.formatter',
    );
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
    return Reader(
      reader: $words[$sw.Call.reply + 1],
      writer: $words[$sw.Call.reply + 2],
      tag: $words[$sw.Call.reply + 3],
      value: $call.takeText($sw.Call.reply + 4),
      request: $call.takeBytes($sw.Call.reply + 6),
      reply: $words[$sw.Call.reply + 8],
      context: $words[$sw.Call.reply + 9] != 0,
      scratch: $call.doubles[$sw.Call.reply + 10],
      len: $words[$sw.Call.reply + 11],
      mask: $words[$sw.Call.reply] & 1 == 0
          ? null
          : $words[$sw.Call.reply + 12],
      source: $words[$sw.Call.reply + 13],
      sink: $words[$sw.Call.reply + 14],
      formatter: $words[$sw.Call.reply + 15],
    );
  }

  /// The same, the reply going into what the caller has.
  Reader withIntoSync(
    Reader $target, {
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) {
    final $flat = _with_.flat;
    if ($flat == null) {
      return $wireSync(
        _with_,
        Reader(
          reader: reader,
          writer: writer,
          tag: tag,
          value: value,
          request: request,
          reply: reply,
          context: context,
          scratch: scratch,
          len: len,
          mask: mask,
          source: source,
          sink: sink,
          formatter: formatter,
        ),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3 + (request?.length ?? 0));
    var $present = 0;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      reader,
      'names.v1.Reader.reader',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      writer,
      'names.v1.Reader.writer',
    );
    $words[$sw.Call.request + 3] = $sw.asInt32(tag, 'names.v1.Reader.tag');
    $call.putText($sw.Call.request + 4, value, 'names.v1.Reader.value');
    $call.putBytes($sw.Call.request + 6, request ?? $sw.noBytes);
    $words[$sw.Call.request + 8] = reply;
    $words[$sw.Call.request + 9] = context ? 1 : 0;
    $call.doubles[$sw.Call.request + 10] = scratch;
    $words[$sw.Call.request + 11] = $sw.asUint32(len, 'names.v1.Reader.len');
    if (mask != null) {
      $present |= 1;
      $words[$sw.Call.request + 12] = $sw.asInt32(mask, 'names.v1.Reader.mask');
    }
    $words[$sw.Call.request + 13] = $sw.asInt32(
      source,
      'names.v1.Reader.source',
    );
    $words[$sw.Call.request + 14] = $sw.asInt32(sink, 'names.v1.Reader.sink');
    $words[$sw.Call.request + 15] = $sw.asInt32(
      formatter,
      'names.v1.Reader.formatter',
    );
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
    $target.reader = $words[$sw.Call.reply + 1];
    $target.writer = $words[$sw.Call.reply + 2];
    $target.tag = $words[$sw.Call.reply + 3];
    $target.value = $call.takeText($sw.Call.reply + 4);
    $target.request = $call.takeBytes($sw.Call.reply + 6);
    $target.reply = $words[$sw.Call.reply + 8];
    $target.context = $words[$sw.Call.reply + 9] != 0;
    $target.scratch = $call.doubles[$sw.Call.reply + 10];
    $target.len = $words[$sw.Call.reply + 11];
    $target.mask =
        $words[$sw.Call.reply] & 1 == 0 ? null : $words[$sw.Call.reply + 12];
    $target.source = $words[$sw.Call.reply + 13];
    $target.sink = $words[$sw.Call.reply + 14];
    $target.formatter = $words[$sw.Call.reply + 15];
    return $target;
  }

  /// [with_] with request and reply in wire format.
  Future<Uint8List> withRaw(Uint8List request) => $raw(_with_, request);

  /// [withSync] with request and reply in wire format.
  Uint8List withRawSync(Uint8List request) => $rawSync(_with_, request);

  /// The same, the reply going into [target]; returns its length.
  int withRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_with_, target, request);

  /// A batch of [with_] on another thread.
  Future<List<Reader>> withMany(List<ReaderItem> items) async {
    if (_with_.flatMany != null) {
      return $batch(_with_, ($batch) => _$with_Items($batch, items));
    }
    final $requests = _$with_Requests(items);
    final $replies = await $many(_with_, $requests, Reader.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [withSync].
  List<Reader> withManySync(List<ReaderItem> items) {
    if (_with_.flatMany != null) {
      return $batchSync(_with_, ($batch) => _$with_Items($batch, items));
    }
    final $requests = _$with_Requests(items);
    final $replies = $manySync(_with_, $requests, Reader.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Reader> _$with_Requests(List<ReaderItem> $items) =>
      [
        for (final $item in $items) Reader(
          reader: $item.reader,
          writer: $item.writer,
          tag: $item.tag,
          value: $item.value,
          request: $item.request,
          reply: $item.reply,
          context: $item.context,
          scratch: $item.scratch,
          len: $item.len,
          mask: $item.mask,
          source: $item.source,
          sink: $item.sink,
          formatter: $item.formatter,
        ),
      ];

  List<Reader> Function() _$with_Items(
    $sw.Batch $batch,
    List<ReaderItem> $items,
  ) {
    $batch.start(_with_, $items.length, 28, 178);
    final $masks = $batch.uint64s();
    final $c0 = $batch.int32s();
    final $c1 = $batch.int32s();
    final $c2 = $batch.int32s();
    $batch.putTexts(
      [for (final $item in $items) $item.value],
      'names.v1.Reader.value',
    );
    $batch.putBlobs([for (final $item in $items) $item.request]);
    final $c5 = $batch.int64s();
    final $c6 = $batch.bools();
    final $c7 = $batch.doubles();
    final $c8 = $batch.uint32s();
    final $c9 = $batch.int32s();
    final $c10 = $batch.int32s();
    final $c11 = $batch.int32s();
    final $c12 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      var $mask = 0;
      $c0[$i] = $sw.asInt32($item.reader, 'names.v1.Reader.reader');
      $c1[$i] = $sw.asInt32($item.writer, 'names.v1.Reader.writer');
      $c2[$i] = $sw.asInt32($item.tag, 'names.v1.Reader.tag');
      $c5[$i] = $item.reply;
      $c6[$i] = $item.context ? 1 : 0;
      $c7[$i] = $item.scratch;
      $c8[$i] = $sw.asUint32($item.len, 'names.v1.Reader.len');
      if ($item.mask case final $v?) {
        $mask |= 1;
        $c9[$i] = $sw.asInt32($v, 'names.v1.Reader.mask');
      }
      $c10[$i] = $sw.asInt32($item.source, 'names.v1.Reader.source');
      $c11[$i] = $sw.asInt32($item.sink, 'names.v1.Reader.sink');
      $c12[$i] = $sw.asInt32($item.formatter, 'names.v1.Reader.formatter');
      $masks[$i] = $mask;
    }
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.pairs();
    final $r4 = $batch.pairs();
    final $r5 = $batch.int64s();
    final $r6 = $batch.bools();
    final $r7 = $batch.doubles();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.int32s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int32s();
    final $r12 = $batch.int32s();
    return () => $batch.each<Reader>(
      ($i) => Reader(
        reader: $r0[$i],
        writer: $r1[$i],
        tag: $r2[$i],
        value: $batch.textAt($r3, $i),
        request: $batch.blobAt($r4, $i),
        reply: $r5[$i],
        context: $r6[$i] != 0,
        scratch: $r7[$i],
        len: $r8[$i],
        mask: $present[$i] & 1 == 0 ? null : $r9[$i],
        source: $r10[$i],
        sink: $r11[$i],
        formatter: $r12[$i],
      ),
    );
  }

  /// A batch of [with_] on another thread, as columns.
  Future<ReaderColumns> withColumns({
    required Int32List reader,
    required Int32List writer,
    required Int32List tag,
    required List<String> value,
    required List<Uint8List> request,
    required Int64List reply,
    required Uint8List context,
    required Float64List scratch,
    required Uint32List len,
    required List<int?> mask,
    required Int32List source,
    required Int32List sink,
    required Int32List formatter,
    ReaderColumns? into,
  }) =>
      $batch(
        _with_,
        ($batch) => _$with_Columns(
          $batch,
          reader,
          writer,
          tag,
          value,
          request,
          reply,
          context,
          scratch,
          len,
          mask,
          source,
          sink,
          formatter,
          into,
        ),
      );

  /// A batch of [withSync] as columns: one list a field, in which one element stands for all items.
  ReaderColumns withColumnsSync({
    required Int32List reader,
    required Int32List writer,
    required Int32List tag,
    required List<String> value,
    required List<Uint8List> request,
    required Int64List reply,
    required Uint8List context,
    required Float64List scratch,
    required Uint32List len,
    required List<int?> mask,
    required Int32List source,
    required Int32List sink,
    required Int32List formatter,
    ReaderColumns? into,
  }) =>
      $batchSync(
        _with_,
        ($batch) => _$with_Columns(
          $batch,
          reader,
          writer,
          tag,
          value,
          request,
          reply,
          context,
          scratch,
          len,
          mask,
          source,
          sink,
          formatter,
          into,
        ),
      );

  ReaderColumns Function() _$with_Columns(
    $sw.Batch $batch,
    Int32List reader,
    Int32List writer,
    Int32List tag,
    List<String> value,
    List<Uint8List> request,
    Int64List reply,
    Uint8List context,
    Float64List scratch,
    Uint32List len,
    List<int?> mask,
    Int32List source,
    Int32List sink,
    Int32List formatter,
    ReaderColumns? into,
  ) {
    $batch.start(
      _with_,
      $sw.countOf(
        [
          ('names.v1.Reader.reader', reader.length),
          ('names.v1.Reader.writer', writer.length),
          ('names.v1.Reader.tag', tag.length),
          ('names.v1.Reader.value', value.length),
          ('names.v1.Reader.request', request.length),
          ('names.v1.Reader.reply', reply.length),
          ('names.v1.Reader.context', context.length),
          ('names.v1.Reader.scratch', scratch.length),
          ('names.v1.Reader.len', len.length),
          ('names.v1.Reader.mask', mask.length),
          ('names.v1.Reader.source', source.length),
          ('names.v1.Reader.sink', sink.length),
          ('names.v1.Reader.formatter', formatter.length),
        ],
      ),
      28,
      178,
    );
    $batch.fit(into?.reader, 'names.v1.Reader.reader');
    $batch.fit(into?.writer, 'names.v1.Reader.writer');
    $batch.fit(into?.tag, 'names.v1.Reader.tag');
    $batch.fit(into?.value, 'names.v1.Reader.value');
    $batch.fit(into?.request, 'names.v1.Reader.request');
    $batch.fit(into?.reply, 'names.v1.Reader.reply');
    $batch.fit(into?.context, 'names.v1.Reader.context');
    $batch.fit(into?.scratch, 'names.v1.Reader.scratch');
    $batch.fit(into?.len, 'names.v1.Reader.len');
    $batch.fit(into?.mask, 'names.v1.Reader.mask');
    $batch.fit(into?.source, 'names.v1.Reader.source');
    $batch.fit(into?.sink, 'names.v1.Reader.sink');
    $batch.fit(into?.formatter, 'names.v1.Reader.formatter');
    final $masks = $batch.uint64s();
    $masks.fillRange(0, $batch.count, 0);
    $batch.putInt32s(reader);
    $batch.putInt32s(writer);
    $batch.putInt32s(tag);
    $batch.putTexts(value, 'names.v1.Reader.value');
    $batch.putBlobs(request);
    $batch.putInt64s(reply);
    $batch.putBools(context);
    $batch.putDoubles(scratch);
    $batch.putUint32s(len);
    $sw.mark($masks, 1, mask);
    final $c9 = $batch.int32s();
    for (var $i = 0; $i < $batch.count; $i++) {
      final $v = mask[mask.length == 1 ? 0 : $i];
      if ($v != null) $c9[$i] = $sw.asInt32($v, 'names.v1.Reader.mask');
    }
    $batch.putInt32s(source);
    $batch.putInt32s(sink);
    $batch.putInt32s(formatter);
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.pairs();
    final $r4 = $batch.pairs();
    final $r5 = $batch.int64s();
    final $r6 = $batch.bools();
    final $r7 = $batch.doubles();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.int32s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int32s();
    final $r12 = $batch.int32s();
    return () => $batch.checked(
      (
        reader: $batch.copy(into?.reader ?? Int32List($batch.count), $r0),
        writer: $batch.copy(into?.writer ?? Int32List($batch.count), $r1),
        tag: $batch.copy(into?.tag ?? Int32List($batch.count), $r2),
        value: $batch.list(into?.value, ($i) => $batch.textAt($r3, $i)),
        request: $batch.list(into?.request, ($i) => $batch.blobAt($r4, $i)),
        reply: $batch.copy(into?.reply ?? Int64List($batch.count), $r5),
        context: $batch.copy(into?.context ?? Uint8List($batch.count), $r6),
        scratch: $batch.copy(into?.scratch ?? Float64List($batch.count), $r7),
        len: $batch.copy(into?.len ?? Uint32List($batch.count), $r8),
        mask: $batch.list(
          into?.mask,
          ($i) => $present[$i] & 1 == 0 ? null : $r9[$i],
        ),
        source: $batch.copy(into?.source ?? Int32List($batch.count), $r10),
        sink: $batch.copy(into?.sink ?? Int32List($batch.count), $r11),
        formatter: $batch.copy(
          into?.formatter ?? Int32List($batch.count),
          $r12,
        ),
      ),
    );
  }

  /// `names.v1.Client/Target`.
  Future<Reader> target({
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) async =>
      targetSync(
        reader: reader,
        writer: writer,
        tag: tag,
        value: value,
        request: request,
        reply: reply,
        context: context,
        scratch: scratch,
        len: len,
        mask: mask,
        source: source,
        sink: sink,
        formatter: formatter,
      );

  /// The same on this thread, which it blocks.
  Reader targetSync({
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) {
    final $flat = _target.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _target,
        Reader(
          reader: reader,
          writer: writer,
          tag: tag,
          value: value,
          request: request,
          reply: reply,
          context: context,
          scratch: scratch,
          len: len,
          mask: mask,
          source: source,
          sink: sink,
          formatter: formatter,
        ),
        Reader(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3 + (request?.length ?? 0));
    var $present = 0;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      reader,
      'names.v1.Reader.reader',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      writer,
      'names.v1.Reader.writer',
    );
    $words[$sw.Call.request + 3] = $sw.asInt32(tag, 'names.v1.Reader.tag');
    $call.putText($sw.Call.request + 4, value, 'names.v1.Reader.value');
    $call.putBytes($sw.Call.request + 6, request ?? $sw.noBytes);
    $words[$sw.Call.request + 8] = reply;
    $words[$sw.Call.request + 9] = context ? 1 : 0;
    $call.doubles[$sw.Call.request + 10] = scratch;
    $words[$sw.Call.request + 11] = $sw.asUint32(len, 'names.v1.Reader.len');
    if (mask != null) {
      $present |= 1;
      $words[$sw.Call.request + 12] = $sw.asInt32(mask, 'names.v1.Reader.mask');
    }
    $words[$sw.Call.request + 13] = $sw.asInt32(
      source,
      'names.v1.Reader.source',
    );
    $words[$sw.Call.request + 14] = $sw.asInt32(sink, 'names.v1.Reader.sink');
    $words[$sw.Call.request + 15] = $sw.asInt32(
      formatter,
      'names.v1.Reader.formatter',
    );
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
    return Reader(
      reader: $words[$sw.Call.reply + 1],
      writer: $words[$sw.Call.reply + 2],
      tag: $words[$sw.Call.reply + 3],
      value: $call.takeText($sw.Call.reply + 4),
      request: $call.takeBytes($sw.Call.reply + 6),
      reply: $words[$sw.Call.reply + 8],
      context: $words[$sw.Call.reply + 9] != 0,
      scratch: $call.doubles[$sw.Call.reply + 10],
      len: $words[$sw.Call.reply + 11],
      mask: $words[$sw.Call.reply] & 1 == 0
          ? null
          : $words[$sw.Call.reply + 12],
      source: $words[$sw.Call.reply + 13],
      sink: $words[$sw.Call.reply + 14],
      formatter: $words[$sw.Call.reply + 15],
    );
  }

  /// The same, the reply going into what the caller has.
  Reader targetIntoSync(
    Reader $target, {
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) {
    final $flat = _target.flat;
    if ($flat == null) {
      return $wireSync(
        _target,
        Reader(
          reader: reader,
          writer: writer,
          tag: tag,
          value: value,
          request: request,
          reply: reply,
          context: context,
          scratch: scratch,
          len: len,
          mask: mask,
          source: source,
          sink: sink,
          formatter: formatter,
        ),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3 + (request?.length ?? 0));
    var $present = 0;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      reader,
      'names.v1.Reader.reader',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      writer,
      'names.v1.Reader.writer',
    );
    $words[$sw.Call.request + 3] = $sw.asInt32(tag, 'names.v1.Reader.tag');
    $call.putText($sw.Call.request + 4, value, 'names.v1.Reader.value');
    $call.putBytes($sw.Call.request + 6, request ?? $sw.noBytes);
    $words[$sw.Call.request + 8] = reply;
    $words[$sw.Call.request + 9] = context ? 1 : 0;
    $call.doubles[$sw.Call.request + 10] = scratch;
    $words[$sw.Call.request + 11] = $sw.asUint32(len, 'names.v1.Reader.len');
    if (mask != null) {
      $present |= 1;
      $words[$sw.Call.request + 12] = $sw.asInt32(mask, 'names.v1.Reader.mask');
    }
    $words[$sw.Call.request + 13] = $sw.asInt32(
      source,
      'names.v1.Reader.source',
    );
    $words[$sw.Call.request + 14] = $sw.asInt32(sink, 'names.v1.Reader.sink');
    $words[$sw.Call.request + 15] = $sw.asInt32(
      formatter,
      'names.v1.Reader.formatter',
    );
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
    $target.reader = $words[$sw.Call.reply + 1];
    $target.writer = $words[$sw.Call.reply + 2];
    $target.tag = $words[$sw.Call.reply + 3];
    $target.value = $call.takeText($sw.Call.reply + 4);
    $target.request = $call.takeBytes($sw.Call.reply + 6);
    $target.reply = $words[$sw.Call.reply + 8];
    $target.context = $words[$sw.Call.reply + 9] != 0;
    $target.scratch = $call.doubles[$sw.Call.reply + 10];
    $target.len = $words[$sw.Call.reply + 11];
    $target.mask =
        $words[$sw.Call.reply] & 1 == 0 ? null : $words[$sw.Call.reply + 12];
    $target.source = $words[$sw.Call.reply + 13];
    $target.sink = $words[$sw.Call.reply + 14];
    $target.formatter = $words[$sw.Call.reply + 15];
    return $target;
  }

  /// [target] with request and reply in wire format.
  Future<Uint8List> targetRaw(Uint8List request) => $raw(_target, request);

  /// [targetSync] with request and reply in wire format.
  Uint8List targetRawSync(Uint8List request) => $rawSync(_target, request);

  /// The same, the reply going into [target]; returns its length.
  int targetRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_target, target, request);

  /// A batch of [target] on another thread.
  Future<List<Reader>> targetMany(List<ReaderItem> items) async {
    if (_target.flatMany != null) {
      return $batch(_target, ($batch) => _$targetItems($batch, items));
    }
    final $requests = _$targetRequests(items);
    final $replies = await $many(_target, $requests, Reader.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [targetSync].
  List<Reader> targetManySync(List<ReaderItem> items) {
    if (_target.flatMany != null) {
      return $batchSync(_target, ($batch) => _$targetItems($batch, items));
    }
    final $requests = _$targetRequests(items);
    final $replies = $manySync(_target, $requests, Reader.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Reader> _$targetRequests(List<ReaderItem> $items) =>
      [
        for (final $item in $items) Reader(
          reader: $item.reader,
          writer: $item.writer,
          tag: $item.tag,
          value: $item.value,
          request: $item.request,
          reply: $item.reply,
          context: $item.context,
          scratch: $item.scratch,
          len: $item.len,
          mask: $item.mask,
          source: $item.source,
          sink: $item.sink,
          formatter: $item.formatter,
        ),
      ];

  List<Reader> Function() _$targetItems(
    $sw.Batch $batch,
    List<ReaderItem> $items,
  ) {
    $batch.start(_target, $items.length, 28, 178);
    final $masks = $batch.uint64s();
    final $c0 = $batch.int32s();
    final $c1 = $batch.int32s();
    final $c2 = $batch.int32s();
    $batch.putTexts(
      [for (final $item in $items) $item.value],
      'names.v1.Reader.value',
    );
    $batch.putBlobs([for (final $item in $items) $item.request]);
    final $c5 = $batch.int64s();
    final $c6 = $batch.bools();
    final $c7 = $batch.doubles();
    final $c8 = $batch.uint32s();
    final $c9 = $batch.int32s();
    final $c10 = $batch.int32s();
    final $c11 = $batch.int32s();
    final $c12 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      var $mask = 0;
      $c0[$i] = $sw.asInt32($item.reader, 'names.v1.Reader.reader');
      $c1[$i] = $sw.asInt32($item.writer, 'names.v1.Reader.writer');
      $c2[$i] = $sw.asInt32($item.tag, 'names.v1.Reader.tag');
      $c5[$i] = $item.reply;
      $c6[$i] = $item.context ? 1 : 0;
      $c7[$i] = $item.scratch;
      $c8[$i] = $sw.asUint32($item.len, 'names.v1.Reader.len');
      if ($item.mask case final $v?) {
        $mask |= 1;
        $c9[$i] = $sw.asInt32($v, 'names.v1.Reader.mask');
      }
      $c10[$i] = $sw.asInt32($item.source, 'names.v1.Reader.source');
      $c11[$i] = $sw.asInt32($item.sink, 'names.v1.Reader.sink');
      $c12[$i] = $sw.asInt32($item.formatter, 'names.v1.Reader.formatter');
      $masks[$i] = $mask;
    }
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.pairs();
    final $r4 = $batch.pairs();
    final $r5 = $batch.int64s();
    final $r6 = $batch.bools();
    final $r7 = $batch.doubles();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.int32s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int32s();
    final $r12 = $batch.int32s();
    return () => $batch.each<Reader>(
      ($i) => Reader(
        reader: $r0[$i],
        writer: $r1[$i],
        tag: $r2[$i],
        value: $batch.textAt($r3, $i),
        request: $batch.blobAt($r4, $i),
        reply: $r5[$i],
        context: $r6[$i] != 0,
        scratch: $r7[$i],
        len: $r8[$i],
        mask: $present[$i] & 1 == 0 ? null : $r9[$i],
        source: $r10[$i],
        sink: $r11[$i],
        formatter: $r12[$i],
      ),
    );
  }

  /// A batch of [target] on another thread, as columns.
  Future<ReaderColumns> targetColumns({
    required Int32List reader,
    required Int32List writer,
    required Int32List tag,
    required List<String> value,
    required List<Uint8List> request,
    required Int64List reply,
    required Uint8List context,
    required Float64List scratch,
    required Uint32List len,
    required List<int?> mask,
    required Int32List source,
    required Int32List sink,
    required Int32List formatter,
    ReaderColumns? into,
  }) =>
      $batch(
        _target,
        ($batch) => _$targetColumns(
          $batch,
          reader,
          writer,
          tag,
          value,
          request,
          reply,
          context,
          scratch,
          len,
          mask,
          source,
          sink,
          formatter,
          into,
        ),
      );

  /// A batch of [targetSync] as columns: one list a field, in which one element stands for all items.
  ReaderColumns targetColumnsSync({
    required Int32List reader,
    required Int32List writer,
    required Int32List tag,
    required List<String> value,
    required List<Uint8List> request,
    required Int64List reply,
    required Uint8List context,
    required Float64List scratch,
    required Uint32List len,
    required List<int?> mask,
    required Int32List source,
    required Int32List sink,
    required Int32List formatter,
    ReaderColumns? into,
  }) =>
      $batchSync(
        _target,
        ($batch) => _$targetColumns(
          $batch,
          reader,
          writer,
          tag,
          value,
          request,
          reply,
          context,
          scratch,
          len,
          mask,
          source,
          sink,
          formatter,
          into,
        ),
      );

  ReaderColumns Function() _$targetColumns(
    $sw.Batch $batch,
    Int32List reader,
    Int32List writer,
    Int32List tag,
    List<String> value,
    List<Uint8List> request,
    Int64List reply,
    Uint8List context,
    Float64List scratch,
    Uint32List len,
    List<int?> mask,
    Int32List source,
    Int32List sink,
    Int32List formatter,
    ReaderColumns? into,
  ) {
    $batch.start(
      _target,
      $sw.countOf(
        [
          ('names.v1.Reader.reader', reader.length),
          ('names.v1.Reader.writer', writer.length),
          ('names.v1.Reader.tag', tag.length),
          ('names.v1.Reader.value', value.length),
          ('names.v1.Reader.request', request.length),
          ('names.v1.Reader.reply', reply.length),
          ('names.v1.Reader.context', context.length),
          ('names.v1.Reader.scratch', scratch.length),
          ('names.v1.Reader.len', len.length),
          ('names.v1.Reader.mask', mask.length),
          ('names.v1.Reader.source', source.length),
          ('names.v1.Reader.sink', sink.length),
          ('names.v1.Reader.formatter', formatter.length),
        ],
      ),
      28,
      178,
    );
    $batch.fit(into?.reader, 'names.v1.Reader.reader');
    $batch.fit(into?.writer, 'names.v1.Reader.writer');
    $batch.fit(into?.tag, 'names.v1.Reader.tag');
    $batch.fit(into?.value, 'names.v1.Reader.value');
    $batch.fit(into?.request, 'names.v1.Reader.request');
    $batch.fit(into?.reply, 'names.v1.Reader.reply');
    $batch.fit(into?.context, 'names.v1.Reader.context');
    $batch.fit(into?.scratch, 'names.v1.Reader.scratch');
    $batch.fit(into?.len, 'names.v1.Reader.len');
    $batch.fit(into?.mask, 'names.v1.Reader.mask');
    $batch.fit(into?.source, 'names.v1.Reader.source');
    $batch.fit(into?.sink, 'names.v1.Reader.sink');
    $batch.fit(into?.formatter, 'names.v1.Reader.formatter');
    final $masks = $batch.uint64s();
    $masks.fillRange(0, $batch.count, 0);
    $batch.putInt32s(reader);
    $batch.putInt32s(writer);
    $batch.putInt32s(tag);
    $batch.putTexts(value, 'names.v1.Reader.value');
    $batch.putBlobs(request);
    $batch.putInt64s(reply);
    $batch.putBools(context);
    $batch.putDoubles(scratch);
    $batch.putUint32s(len);
    $sw.mark($masks, 1, mask);
    final $c9 = $batch.int32s();
    for (var $i = 0; $i < $batch.count; $i++) {
      final $v = mask[mask.length == 1 ? 0 : $i];
      if ($v != null) $c9[$i] = $sw.asInt32($v, 'names.v1.Reader.mask');
    }
    $batch.putInt32s(source);
    $batch.putInt32s(sink);
    $batch.putInt32s(formatter);
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.pairs();
    final $r4 = $batch.pairs();
    final $r5 = $batch.int64s();
    final $r6 = $batch.bools();
    final $r7 = $batch.doubles();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.int32s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int32s();
    final $r12 = $batch.int32s();
    return () => $batch.checked(
      (
        reader: $batch.copy(into?.reader ?? Int32List($batch.count), $r0),
        writer: $batch.copy(into?.writer ?? Int32List($batch.count), $r1),
        tag: $batch.copy(into?.tag ?? Int32List($batch.count), $r2),
        value: $batch.list(into?.value, ($i) => $batch.textAt($r3, $i)),
        request: $batch.list(into?.request, ($i) => $batch.blobAt($r4, $i)),
        reply: $batch.copy(into?.reply ?? Int64List($batch.count), $r5),
        context: $batch.copy(into?.context ?? Uint8List($batch.count), $r6),
        scratch: $batch.copy(into?.scratch ?? Float64List($batch.count), $r7),
        len: $batch.copy(into?.len ?? Uint32List($batch.count), $r8),
        mask: $batch.list(
          into?.mask,
          ($i) => $present[$i] & 1 == 0 ? null : $r9[$i],
        ),
        source: $batch.copy(into?.source ?? Int32List($batch.count), $r10),
        sink: $batch.copy(into?.sink ?? Int32List($batch.count), $r11),
        formatter: $batch.copy(
          into?.formatter ?? Int32List($batch.count),
          $r12,
        ),
      ),
    );
  }

  /// `names.v1.Client/Close`.
  Future<Reader> close_({
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) async =>
      closeSync(
        reader: reader,
        writer: writer,
        tag: tag,
        value: value,
        request: request,
        reply: reply,
        context: context,
        scratch: scratch,
        len: len,
        mask: mask,
        source: source,
        sink: sink,
        formatter: formatter,
      );

  /// The same on this thread, which it blocks.
  Reader closeSync({
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) {
    final $flat = _close_.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _close_,
        Reader(
          reader: reader,
          writer: writer,
          tag: tag,
          value: value,
          request: request,
          reply: reply,
          context: context,
          scratch: scratch,
          len: len,
          mask: mask,
          source: source,
          sink: sink,
          formatter: formatter,
        ),
        Reader(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3 + (request?.length ?? 0));
    var $present = 0;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      reader,
      'names.v1.Reader.reader',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      writer,
      'names.v1.Reader.writer',
    );
    $words[$sw.Call.request + 3] = $sw.asInt32(tag, 'names.v1.Reader.tag');
    $call.putText($sw.Call.request + 4, value, 'names.v1.Reader.value');
    $call.putBytes($sw.Call.request + 6, request ?? $sw.noBytes);
    $words[$sw.Call.request + 8] = reply;
    $words[$sw.Call.request + 9] = context ? 1 : 0;
    $call.doubles[$sw.Call.request + 10] = scratch;
    $words[$sw.Call.request + 11] = $sw.asUint32(len, 'names.v1.Reader.len');
    if (mask != null) {
      $present |= 1;
      $words[$sw.Call.request + 12] = $sw.asInt32(mask, 'names.v1.Reader.mask');
    }
    $words[$sw.Call.request + 13] = $sw.asInt32(
      source,
      'names.v1.Reader.source',
    );
    $words[$sw.Call.request + 14] = $sw.asInt32(sink, 'names.v1.Reader.sink');
    $words[$sw.Call.request + 15] = $sw.asInt32(
      formatter,
      'names.v1.Reader.formatter',
    );
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
    return Reader(
      reader: $words[$sw.Call.reply + 1],
      writer: $words[$sw.Call.reply + 2],
      tag: $words[$sw.Call.reply + 3],
      value: $call.takeText($sw.Call.reply + 4),
      request: $call.takeBytes($sw.Call.reply + 6),
      reply: $words[$sw.Call.reply + 8],
      context: $words[$sw.Call.reply + 9] != 0,
      scratch: $call.doubles[$sw.Call.reply + 10],
      len: $words[$sw.Call.reply + 11],
      mask: $words[$sw.Call.reply] & 1 == 0
          ? null
          : $words[$sw.Call.reply + 12],
      source: $words[$sw.Call.reply + 13],
      sink: $words[$sw.Call.reply + 14],
      formatter: $words[$sw.Call.reply + 15],
    );
  }

  /// The same, the reply going into what the caller has.
  Reader closeIntoSync(
    Reader $target, {
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) {
    final $flat = _close_.flat;
    if ($flat == null) {
      return $wireSync(
        _close_,
        Reader(
          reader: reader,
          writer: writer,
          tag: tag,
          value: value,
          request: request,
          reply: reply,
          context: context,
          scratch: scratch,
          len: len,
          mask: mask,
          source: source,
          sink: sink,
          formatter: formatter,
        ),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3 + (request?.length ?? 0));
    var $present = 0;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      reader,
      'names.v1.Reader.reader',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      writer,
      'names.v1.Reader.writer',
    );
    $words[$sw.Call.request + 3] = $sw.asInt32(tag, 'names.v1.Reader.tag');
    $call.putText($sw.Call.request + 4, value, 'names.v1.Reader.value');
    $call.putBytes($sw.Call.request + 6, request ?? $sw.noBytes);
    $words[$sw.Call.request + 8] = reply;
    $words[$sw.Call.request + 9] = context ? 1 : 0;
    $call.doubles[$sw.Call.request + 10] = scratch;
    $words[$sw.Call.request + 11] = $sw.asUint32(len, 'names.v1.Reader.len');
    if (mask != null) {
      $present |= 1;
      $words[$sw.Call.request + 12] = $sw.asInt32(mask, 'names.v1.Reader.mask');
    }
    $words[$sw.Call.request + 13] = $sw.asInt32(
      source,
      'names.v1.Reader.source',
    );
    $words[$sw.Call.request + 14] = $sw.asInt32(sink, 'names.v1.Reader.sink');
    $words[$sw.Call.request + 15] = $sw.asInt32(
      formatter,
      'names.v1.Reader.formatter',
    );
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
    $target.reader = $words[$sw.Call.reply + 1];
    $target.writer = $words[$sw.Call.reply + 2];
    $target.tag = $words[$sw.Call.reply + 3];
    $target.value = $call.takeText($sw.Call.reply + 4);
    $target.request = $call.takeBytes($sw.Call.reply + 6);
    $target.reply = $words[$sw.Call.reply + 8];
    $target.context = $words[$sw.Call.reply + 9] != 0;
    $target.scratch = $call.doubles[$sw.Call.reply + 10];
    $target.len = $words[$sw.Call.reply + 11];
    $target.mask =
        $words[$sw.Call.reply] & 1 == 0 ? null : $words[$sw.Call.reply + 12];
    $target.source = $words[$sw.Call.reply + 13];
    $target.sink = $words[$sw.Call.reply + 14];
    $target.formatter = $words[$sw.Call.reply + 15];
    return $target;
  }

  /// [close_] with request and reply in wire format.
  Future<Uint8List> closeRaw(Uint8List request) => $raw(_close_, request);

  /// [closeSync] with request and reply in wire format.
  Uint8List closeRawSync(Uint8List request) => $rawSync(_close_, request);

  /// The same, the reply going into [target]; returns its length.
  int closeRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_close_, target, request);

  /// A batch of [close_] on another thread.
  Future<List<Reader>> closeMany(List<ReaderItem> items) async {
    if (_close_.flatMany != null) {
      return $batch(_close_, ($batch) => _$close_Items($batch, items));
    }
    final $requests = _$close_Requests(items);
    final $replies = await $many(_close_, $requests, Reader.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [closeSync].
  List<Reader> closeManySync(List<ReaderItem> items) {
    if (_close_.flatMany != null) {
      return $batchSync(_close_, ($batch) => _$close_Items($batch, items));
    }
    final $requests = _$close_Requests(items);
    final $replies = $manySync(_close_, $requests, Reader.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Reader> _$close_Requests(List<ReaderItem> $items) =>
      [
        for (final $item in $items) Reader(
          reader: $item.reader,
          writer: $item.writer,
          tag: $item.tag,
          value: $item.value,
          request: $item.request,
          reply: $item.reply,
          context: $item.context,
          scratch: $item.scratch,
          len: $item.len,
          mask: $item.mask,
          source: $item.source,
          sink: $item.sink,
          formatter: $item.formatter,
        ),
      ];

  List<Reader> Function() _$close_Items(
    $sw.Batch $batch,
    List<ReaderItem> $items,
  ) {
    $batch.start(_close_, $items.length, 28, 178);
    final $masks = $batch.uint64s();
    final $c0 = $batch.int32s();
    final $c1 = $batch.int32s();
    final $c2 = $batch.int32s();
    $batch.putTexts(
      [for (final $item in $items) $item.value],
      'names.v1.Reader.value',
    );
    $batch.putBlobs([for (final $item in $items) $item.request]);
    final $c5 = $batch.int64s();
    final $c6 = $batch.bools();
    final $c7 = $batch.doubles();
    final $c8 = $batch.uint32s();
    final $c9 = $batch.int32s();
    final $c10 = $batch.int32s();
    final $c11 = $batch.int32s();
    final $c12 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      var $mask = 0;
      $c0[$i] = $sw.asInt32($item.reader, 'names.v1.Reader.reader');
      $c1[$i] = $sw.asInt32($item.writer, 'names.v1.Reader.writer');
      $c2[$i] = $sw.asInt32($item.tag, 'names.v1.Reader.tag');
      $c5[$i] = $item.reply;
      $c6[$i] = $item.context ? 1 : 0;
      $c7[$i] = $item.scratch;
      $c8[$i] = $sw.asUint32($item.len, 'names.v1.Reader.len');
      if ($item.mask case final $v?) {
        $mask |= 1;
        $c9[$i] = $sw.asInt32($v, 'names.v1.Reader.mask');
      }
      $c10[$i] = $sw.asInt32($item.source, 'names.v1.Reader.source');
      $c11[$i] = $sw.asInt32($item.sink, 'names.v1.Reader.sink');
      $c12[$i] = $sw.asInt32($item.formatter, 'names.v1.Reader.formatter');
      $masks[$i] = $mask;
    }
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.pairs();
    final $r4 = $batch.pairs();
    final $r5 = $batch.int64s();
    final $r6 = $batch.bools();
    final $r7 = $batch.doubles();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.int32s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int32s();
    final $r12 = $batch.int32s();
    return () => $batch.each<Reader>(
      ($i) => Reader(
        reader: $r0[$i],
        writer: $r1[$i],
        tag: $r2[$i],
        value: $batch.textAt($r3, $i),
        request: $batch.blobAt($r4, $i),
        reply: $r5[$i],
        context: $r6[$i] != 0,
        scratch: $r7[$i],
        len: $r8[$i],
        mask: $present[$i] & 1 == 0 ? null : $r9[$i],
        source: $r10[$i],
        sink: $r11[$i],
        formatter: $r12[$i],
      ),
    );
  }

  /// A batch of [close_] on another thread, as columns.
  Future<ReaderColumns> closeColumns({
    required Int32List reader,
    required Int32List writer,
    required Int32List tag,
    required List<String> value,
    required List<Uint8List> request,
    required Int64List reply,
    required Uint8List context,
    required Float64List scratch,
    required Uint32List len,
    required List<int?> mask,
    required Int32List source,
    required Int32List sink,
    required Int32List formatter,
    ReaderColumns? into,
  }) =>
      $batch(
        _close_,
        ($batch) => _$close_Columns(
          $batch,
          reader,
          writer,
          tag,
          value,
          request,
          reply,
          context,
          scratch,
          len,
          mask,
          source,
          sink,
          formatter,
          into,
        ),
      );

  /// A batch of [closeSync] as columns: one list a field, in which one element stands for all items.
  ReaderColumns closeColumnsSync({
    required Int32List reader,
    required Int32List writer,
    required Int32List tag,
    required List<String> value,
    required List<Uint8List> request,
    required Int64List reply,
    required Uint8List context,
    required Float64List scratch,
    required Uint32List len,
    required List<int?> mask,
    required Int32List source,
    required Int32List sink,
    required Int32List formatter,
    ReaderColumns? into,
  }) =>
      $batchSync(
        _close_,
        ($batch) => _$close_Columns(
          $batch,
          reader,
          writer,
          tag,
          value,
          request,
          reply,
          context,
          scratch,
          len,
          mask,
          source,
          sink,
          formatter,
          into,
        ),
      );

  ReaderColumns Function() _$close_Columns(
    $sw.Batch $batch,
    Int32List reader,
    Int32List writer,
    Int32List tag,
    List<String> value,
    List<Uint8List> request,
    Int64List reply,
    Uint8List context,
    Float64List scratch,
    Uint32List len,
    List<int?> mask,
    Int32List source,
    Int32List sink,
    Int32List formatter,
    ReaderColumns? into,
  ) {
    $batch.start(
      _close_,
      $sw.countOf(
        [
          ('names.v1.Reader.reader', reader.length),
          ('names.v1.Reader.writer', writer.length),
          ('names.v1.Reader.tag', tag.length),
          ('names.v1.Reader.value', value.length),
          ('names.v1.Reader.request', request.length),
          ('names.v1.Reader.reply', reply.length),
          ('names.v1.Reader.context', context.length),
          ('names.v1.Reader.scratch', scratch.length),
          ('names.v1.Reader.len', len.length),
          ('names.v1.Reader.mask', mask.length),
          ('names.v1.Reader.source', source.length),
          ('names.v1.Reader.sink', sink.length),
          ('names.v1.Reader.formatter', formatter.length),
        ],
      ),
      28,
      178,
    );
    $batch.fit(into?.reader, 'names.v1.Reader.reader');
    $batch.fit(into?.writer, 'names.v1.Reader.writer');
    $batch.fit(into?.tag, 'names.v1.Reader.tag');
    $batch.fit(into?.value, 'names.v1.Reader.value');
    $batch.fit(into?.request, 'names.v1.Reader.request');
    $batch.fit(into?.reply, 'names.v1.Reader.reply');
    $batch.fit(into?.context, 'names.v1.Reader.context');
    $batch.fit(into?.scratch, 'names.v1.Reader.scratch');
    $batch.fit(into?.len, 'names.v1.Reader.len');
    $batch.fit(into?.mask, 'names.v1.Reader.mask');
    $batch.fit(into?.source, 'names.v1.Reader.source');
    $batch.fit(into?.sink, 'names.v1.Reader.sink');
    $batch.fit(into?.formatter, 'names.v1.Reader.formatter');
    final $masks = $batch.uint64s();
    $masks.fillRange(0, $batch.count, 0);
    $batch.putInt32s(reader);
    $batch.putInt32s(writer);
    $batch.putInt32s(tag);
    $batch.putTexts(value, 'names.v1.Reader.value');
    $batch.putBlobs(request);
    $batch.putInt64s(reply);
    $batch.putBools(context);
    $batch.putDoubles(scratch);
    $batch.putUint32s(len);
    $sw.mark($masks, 1, mask);
    final $c9 = $batch.int32s();
    for (var $i = 0; $i < $batch.count; $i++) {
      final $v = mask[mask.length == 1 ? 0 : $i];
      if ($v != null) $c9[$i] = $sw.asInt32($v, 'names.v1.Reader.mask');
    }
    $batch.putInt32s(source);
    $batch.putInt32s(sink);
    $batch.putInt32s(formatter);
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.pairs();
    final $r4 = $batch.pairs();
    final $r5 = $batch.int64s();
    final $r6 = $batch.bools();
    final $r7 = $batch.doubles();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.int32s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int32s();
    final $r12 = $batch.int32s();
    return () => $batch.checked(
      (
        reader: $batch.copy(into?.reader ?? Int32List($batch.count), $r0),
        writer: $batch.copy(into?.writer ?? Int32List($batch.count), $r1),
        tag: $batch.copy(into?.tag ?? Int32List($batch.count), $r2),
        value: $batch.list(into?.value, ($i) => $batch.textAt($r3, $i)),
        request: $batch.list(into?.request, ($i) => $batch.blobAt($r4, $i)),
        reply: $batch.copy(into?.reply ?? Int64List($batch.count), $r5),
        context: $batch.copy(into?.context ?? Uint8List($batch.count), $r6),
        scratch: $batch.copy(into?.scratch ?? Float64List($batch.count), $r7),
        len: $batch.copy(into?.len ?? Uint32List($batch.count), $r8),
        mask: $batch.list(
          into?.mask,
          ($i) => $present[$i] & 1 == 0 ? null : $r9[$i],
        ),
        source: $batch.copy(into?.source ?? Int32List($batch.count), $r10),
        sink: $batch.copy(into?.sink ?? Int32List($batch.count), $r11),
        formatter: $batch.copy(
          into?.formatter ?? Int32List($batch.count),
          $r12,
        ),
      ),
    );
  }

  /// `names.v1.Client/Add`.
  Future<Reader> add({
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) async =>
      addSync(
        reader: reader,
        writer: writer,
        tag: tag,
        value: value,
        request: request,
        reply: reply,
        context: context,
        scratch: scratch,
        len: len,
        mask: mask,
        source: source,
        sink: sink,
        formatter: formatter,
      );

  /// The same on this thread, which it blocks.
  Reader addSync({
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) {
    final $flat = _add.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _add,
        Reader(
          reader: reader,
          writer: writer,
          tag: tag,
          value: value,
          request: request,
          reply: reply,
          context: context,
          scratch: scratch,
          len: len,
          mask: mask,
          source: source,
          sink: sink,
          formatter: formatter,
        ),
        Reader(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3 + (request?.length ?? 0));
    var $present = 0;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      reader,
      'names.v1.Reader.reader',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      writer,
      'names.v1.Reader.writer',
    );
    $words[$sw.Call.request + 3] = $sw.asInt32(tag, 'names.v1.Reader.tag');
    $call.putText($sw.Call.request + 4, value, 'names.v1.Reader.value');
    $call.putBytes($sw.Call.request + 6, request ?? $sw.noBytes);
    $words[$sw.Call.request + 8] = reply;
    $words[$sw.Call.request + 9] = context ? 1 : 0;
    $call.doubles[$sw.Call.request + 10] = scratch;
    $words[$sw.Call.request + 11] = $sw.asUint32(len, 'names.v1.Reader.len');
    if (mask != null) {
      $present |= 1;
      $words[$sw.Call.request + 12] = $sw.asInt32(mask, 'names.v1.Reader.mask');
    }
    $words[$sw.Call.request + 13] = $sw.asInt32(
      source,
      'names.v1.Reader.source',
    );
    $words[$sw.Call.request + 14] = $sw.asInt32(sink, 'names.v1.Reader.sink');
    $words[$sw.Call.request + 15] = $sw.asInt32(
      formatter,
      'names.v1.Reader.formatter',
    );
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
    return Reader(
      reader: $words[$sw.Call.reply + 1],
      writer: $words[$sw.Call.reply + 2],
      tag: $words[$sw.Call.reply + 3],
      value: $call.takeText($sw.Call.reply + 4),
      request: $call.takeBytes($sw.Call.reply + 6),
      reply: $words[$sw.Call.reply + 8],
      context: $words[$sw.Call.reply + 9] != 0,
      scratch: $call.doubles[$sw.Call.reply + 10],
      len: $words[$sw.Call.reply + 11],
      mask: $words[$sw.Call.reply] & 1 == 0
          ? null
          : $words[$sw.Call.reply + 12],
      source: $words[$sw.Call.reply + 13],
      sink: $words[$sw.Call.reply + 14],
      formatter: $words[$sw.Call.reply + 15],
    );
  }

  /// The same, the reply going into what the caller has.
  Reader addIntoSync(
    Reader $target, {
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) {
    final $flat = _add.flat;
    if ($flat == null) {
      return $wireSync(
        _add,
        Reader(
          reader: reader,
          writer: writer,
          tag: tag,
          value: value,
          request: request,
          reply: reply,
          context: context,
          scratch: scratch,
          len: len,
          mask: mask,
          source: source,
          sink: sink,
          formatter: formatter,
        ),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3 + (request?.length ?? 0));
    var $present = 0;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      reader,
      'names.v1.Reader.reader',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      writer,
      'names.v1.Reader.writer',
    );
    $words[$sw.Call.request + 3] = $sw.asInt32(tag, 'names.v1.Reader.tag');
    $call.putText($sw.Call.request + 4, value, 'names.v1.Reader.value');
    $call.putBytes($sw.Call.request + 6, request ?? $sw.noBytes);
    $words[$sw.Call.request + 8] = reply;
    $words[$sw.Call.request + 9] = context ? 1 : 0;
    $call.doubles[$sw.Call.request + 10] = scratch;
    $words[$sw.Call.request + 11] = $sw.asUint32(len, 'names.v1.Reader.len');
    if (mask != null) {
      $present |= 1;
      $words[$sw.Call.request + 12] = $sw.asInt32(mask, 'names.v1.Reader.mask');
    }
    $words[$sw.Call.request + 13] = $sw.asInt32(
      source,
      'names.v1.Reader.source',
    );
    $words[$sw.Call.request + 14] = $sw.asInt32(sink, 'names.v1.Reader.sink');
    $words[$sw.Call.request + 15] = $sw.asInt32(
      formatter,
      'names.v1.Reader.formatter',
    );
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
    $target.reader = $words[$sw.Call.reply + 1];
    $target.writer = $words[$sw.Call.reply + 2];
    $target.tag = $words[$sw.Call.reply + 3];
    $target.value = $call.takeText($sw.Call.reply + 4);
    $target.request = $call.takeBytes($sw.Call.reply + 6);
    $target.reply = $words[$sw.Call.reply + 8];
    $target.context = $words[$sw.Call.reply + 9] != 0;
    $target.scratch = $call.doubles[$sw.Call.reply + 10];
    $target.len = $words[$sw.Call.reply + 11];
    $target.mask =
        $words[$sw.Call.reply] & 1 == 0 ? null : $words[$sw.Call.reply + 12];
    $target.source = $words[$sw.Call.reply + 13];
    $target.sink = $words[$sw.Call.reply + 14];
    $target.formatter = $words[$sw.Call.reply + 15];
    return $target;
  }

  /// [add] with request and reply in wire format.
  Future<Uint8List> addRaw(Uint8List request) => $raw(_add, request);

  /// [addSync] with request and reply in wire format.
  Uint8List addRawSync(Uint8List request) => $rawSync(_add, request);

  /// The same, the reply going into [target]; returns its length.
  int addRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_add, target, request);

  /// A batch of [add] on another thread.
  Future<List<Reader>> addMany_(List<ReaderItem> items) async {
    if (_add.flatMany != null) {
      return $batch(_add, ($batch) => _$addItems($batch, items));
    }
    final $requests = _$addRequests(items);
    final $replies = await $many(_add, $requests, Reader.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [addSync].
  List<Reader> addManySync(List<ReaderItem> items) {
    if (_add.flatMany != null) {
      return $batchSync(_add, ($batch) => _$addItems($batch, items));
    }
    final $requests = _$addRequests(items);
    final $replies = $manySync(_add, $requests, Reader.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Reader> _$addRequests(List<ReaderItem> $items) =>
      [
        for (final $item in $items) Reader(
          reader: $item.reader,
          writer: $item.writer,
          tag: $item.tag,
          value: $item.value,
          request: $item.request,
          reply: $item.reply,
          context: $item.context,
          scratch: $item.scratch,
          len: $item.len,
          mask: $item.mask,
          source: $item.source,
          sink: $item.sink,
          formatter: $item.formatter,
        ),
      ];

  List<Reader> Function() _$addItems(
    $sw.Batch $batch,
    List<ReaderItem> $items,
  ) {
    $batch.start(_add, $items.length, 28, 178);
    final $masks = $batch.uint64s();
    final $c0 = $batch.int32s();
    final $c1 = $batch.int32s();
    final $c2 = $batch.int32s();
    $batch.putTexts(
      [for (final $item in $items) $item.value],
      'names.v1.Reader.value',
    );
    $batch.putBlobs([for (final $item in $items) $item.request]);
    final $c5 = $batch.int64s();
    final $c6 = $batch.bools();
    final $c7 = $batch.doubles();
    final $c8 = $batch.uint32s();
    final $c9 = $batch.int32s();
    final $c10 = $batch.int32s();
    final $c11 = $batch.int32s();
    final $c12 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      var $mask = 0;
      $c0[$i] = $sw.asInt32($item.reader, 'names.v1.Reader.reader');
      $c1[$i] = $sw.asInt32($item.writer, 'names.v1.Reader.writer');
      $c2[$i] = $sw.asInt32($item.tag, 'names.v1.Reader.tag');
      $c5[$i] = $item.reply;
      $c6[$i] = $item.context ? 1 : 0;
      $c7[$i] = $item.scratch;
      $c8[$i] = $sw.asUint32($item.len, 'names.v1.Reader.len');
      if ($item.mask case final $v?) {
        $mask |= 1;
        $c9[$i] = $sw.asInt32($v, 'names.v1.Reader.mask');
      }
      $c10[$i] = $sw.asInt32($item.source, 'names.v1.Reader.source');
      $c11[$i] = $sw.asInt32($item.sink, 'names.v1.Reader.sink');
      $c12[$i] = $sw.asInt32($item.formatter, 'names.v1.Reader.formatter');
      $masks[$i] = $mask;
    }
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.pairs();
    final $r4 = $batch.pairs();
    final $r5 = $batch.int64s();
    final $r6 = $batch.bools();
    final $r7 = $batch.doubles();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.int32s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int32s();
    final $r12 = $batch.int32s();
    return () => $batch.each<Reader>(
      ($i) => Reader(
        reader: $r0[$i],
        writer: $r1[$i],
        tag: $r2[$i],
        value: $batch.textAt($r3, $i),
        request: $batch.blobAt($r4, $i),
        reply: $r5[$i],
        context: $r6[$i] != 0,
        scratch: $r7[$i],
        len: $r8[$i],
        mask: $present[$i] & 1 == 0 ? null : $r9[$i],
        source: $r10[$i],
        sink: $r11[$i],
        formatter: $r12[$i],
      ),
    );
  }

  /// A batch of [add] on another thread, as columns.
  Future<ReaderColumns> addColumns({
    required Int32List reader,
    required Int32List writer,
    required Int32List tag,
    required List<String> value,
    required List<Uint8List> request,
    required Int64List reply,
    required Uint8List context,
    required Float64List scratch,
    required Uint32List len,
    required List<int?> mask,
    required Int32List source,
    required Int32List sink,
    required Int32List formatter,
    ReaderColumns? into,
  }) =>
      $batch(
        _add,
        ($batch) => _$addColumns(
          $batch,
          reader,
          writer,
          tag,
          value,
          request,
          reply,
          context,
          scratch,
          len,
          mask,
          source,
          sink,
          formatter,
          into,
        ),
      );

  /// A batch of [addSync] as columns: one list a field, in which one element stands for all items.
  ReaderColumns addColumnsSync({
    required Int32List reader,
    required Int32List writer,
    required Int32List tag,
    required List<String> value,
    required List<Uint8List> request,
    required Int64List reply,
    required Uint8List context,
    required Float64List scratch,
    required Uint32List len,
    required List<int?> mask,
    required Int32List source,
    required Int32List sink,
    required Int32List formatter,
    ReaderColumns? into,
  }) =>
      $batchSync(
        _add,
        ($batch) => _$addColumns(
          $batch,
          reader,
          writer,
          tag,
          value,
          request,
          reply,
          context,
          scratch,
          len,
          mask,
          source,
          sink,
          formatter,
          into,
        ),
      );

  ReaderColumns Function() _$addColumns(
    $sw.Batch $batch,
    Int32List reader,
    Int32List writer,
    Int32List tag,
    List<String> value,
    List<Uint8List> request,
    Int64List reply,
    Uint8List context,
    Float64List scratch,
    Uint32List len,
    List<int?> mask,
    Int32List source,
    Int32List sink,
    Int32List formatter,
    ReaderColumns? into,
  ) {
    $batch.start(
      _add,
      $sw.countOf(
        [
          ('names.v1.Reader.reader', reader.length),
          ('names.v1.Reader.writer', writer.length),
          ('names.v1.Reader.tag', tag.length),
          ('names.v1.Reader.value', value.length),
          ('names.v1.Reader.request', request.length),
          ('names.v1.Reader.reply', reply.length),
          ('names.v1.Reader.context', context.length),
          ('names.v1.Reader.scratch', scratch.length),
          ('names.v1.Reader.len', len.length),
          ('names.v1.Reader.mask', mask.length),
          ('names.v1.Reader.source', source.length),
          ('names.v1.Reader.sink', sink.length),
          ('names.v1.Reader.formatter', formatter.length),
        ],
      ),
      28,
      178,
    );
    $batch.fit(into?.reader, 'names.v1.Reader.reader');
    $batch.fit(into?.writer, 'names.v1.Reader.writer');
    $batch.fit(into?.tag, 'names.v1.Reader.tag');
    $batch.fit(into?.value, 'names.v1.Reader.value');
    $batch.fit(into?.request, 'names.v1.Reader.request');
    $batch.fit(into?.reply, 'names.v1.Reader.reply');
    $batch.fit(into?.context, 'names.v1.Reader.context');
    $batch.fit(into?.scratch, 'names.v1.Reader.scratch');
    $batch.fit(into?.len, 'names.v1.Reader.len');
    $batch.fit(into?.mask, 'names.v1.Reader.mask');
    $batch.fit(into?.source, 'names.v1.Reader.source');
    $batch.fit(into?.sink, 'names.v1.Reader.sink');
    $batch.fit(into?.formatter, 'names.v1.Reader.formatter');
    final $masks = $batch.uint64s();
    $masks.fillRange(0, $batch.count, 0);
    $batch.putInt32s(reader);
    $batch.putInt32s(writer);
    $batch.putInt32s(tag);
    $batch.putTexts(value, 'names.v1.Reader.value');
    $batch.putBlobs(request);
    $batch.putInt64s(reply);
    $batch.putBools(context);
    $batch.putDoubles(scratch);
    $batch.putUint32s(len);
    $sw.mark($masks, 1, mask);
    final $c9 = $batch.int32s();
    for (var $i = 0; $i < $batch.count; $i++) {
      final $v = mask[mask.length == 1 ? 0 : $i];
      if ($v != null) $c9[$i] = $sw.asInt32($v, 'names.v1.Reader.mask');
    }
    $batch.putInt32s(source);
    $batch.putInt32s(sink);
    $batch.putInt32s(formatter);
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.pairs();
    final $r4 = $batch.pairs();
    final $r5 = $batch.int64s();
    final $r6 = $batch.bools();
    final $r7 = $batch.doubles();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.int32s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int32s();
    final $r12 = $batch.int32s();
    return () => $batch.checked(
      (
        reader: $batch.copy(into?.reader ?? Int32List($batch.count), $r0),
        writer: $batch.copy(into?.writer ?? Int32List($batch.count), $r1),
        tag: $batch.copy(into?.tag ?? Int32List($batch.count), $r2),
        value: $batch.list(into?.value, ($i) => $batch.textAt($r3, $i)),
        request: $batch.list(into?.request, ($i) => $batch.blobAt($r4, $i)),
        reply: $batch.copy(into?.reply ?? Int64List($batch.count), $r5),
        context: $batch.copy(into?.context ?? Uint8List($batch.count), $r6),
        scratch: $batch.copy(into?.scratch ?? Float64List($batch.count), $r7),
        len: $batch.copy(into?.len ?? Uint32List($batch.count), $r8),
        mask: $batch.list(
          into?.mask,
          ($i) => $present[$i] & 1 == 0 ? null : $r9[$i],
        ),
        source: $batch.copy(into?.source ?? Int32List($batch.count), $r10),
        sink: $batch.copy(into?.sink ?? Int32List($batch.count), $r11),
        formatter: $batch.copy(
          into?.formatter ?? Int32List($batch.count),
          $r12,
        ),
      ),
    );
  }

  /// `names.v1.Client/AddMany`.
  Future<Reader> addMany({
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) async =>
      addManySync_(reader: reader, writer: writer, tag: tag, value: value, request: request, reply: reply, context: context, scratch: scratch, len: len, mask: mask, source: source, sink: sink, formatter: formatter);

  /// The same on this thread, which it blocks.
  Reader addManySync_({
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) {
    final $flat = _addMany.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _addMany,
        Reader(
          reader: reader,
          writer: writer,
          tag: tag,
          value: value,
          request: request,
          reply: reply,
          context: context,
          scratch: scratch,
          len: len,
          mask: mask,
          source: source,
          sink: sink,
          formatter: formatter,
        ),
        Reader(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3 + (request?.length ?? 0));
    var $present = 0;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      reader,
      'names.v1.Reader.reader',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      writer,
      'names.v1.Reader.writer',
    );
    $words[$sw.Call.request + 3] = $sw.asInt32(tag, 'names.v1.Reader.tag');
    $call.putText($sw.Call.request + 4, value, 'names.v1.Reader.value');
    $call.putBytes($sw.Call.request + 6, request ?? $sw.noBytes);
    $words[$sw.Call.request + 8] = reply;
    $words[$sw.Call.request + 9] = context ? 1 : 0;
    $call.doubles[$sw.Call.request + 10] = scratch;
    $words[$sw.Call.request + 11] = $sw.asUint32(len, 'names.v1.Reader.len');
    if (mask != null) {
      $present |= 1;
      $words[$sw.Call.request + 12] = $sw.asInt32(mask, 'names.v1.Reader.mask');
    }
    $words[$sw.Call.request + 13] = $sw.asInt32(
      source,
      'names.v1.Reader.source',
    );
    $words[$sw.Call.request + 14] = $sw.asInt32(sink, 'names.v1.Reader.sink');
    $words[$sw.Call.request + 15] = $sw.asInt32(
      formatter,
      'names.v1.Reader.formatter',
    );
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
    return Reader(
      reader: $words[$sw.Call.reply + 1],
      writer: $words[$sw.Call.reply + 2],
      tag: $words[$sw.Call.reply + 3],
      value: $call.takeText($sw.Call.reply + 4),
      request: $call.takeBytes($sw.Call.reply + 6),
      reply: $words[$sw.Call.reply + 8],
      context: $words[$sw.Call.reply + 9] != 0,
      scratch: $call.doubles[$sw.Call.reply + 10],
      len: $words[$sw.Call.reply + 11],
      mask: $words[$sw.Call.reply] & 1 == 0
          ? null
          : $words[$sw.Call.reply + 12],
      source: $words[$sw.Call.reply + 13],
      sink: $words[$sw.Call.reply + 14],
      formatter: $words[$sw.Call.reply + 15],
    );
  }

  /// The same, the reply going into what the caller has.
  Reader addManyIntoSync(
    Reader $target, {
    int reader = 0,
    int writer = 0,
    int tag = 0,
    String value = '',
    Uint8List? request,
    int reply = 0,
    bool context = false,
    double scratch = 0.0,
    int len = 0,
    int? mask,
    int source = 0,
    int sink = 0,
    int formatter = 0,
  }) {
    final $flat = _addMany.flat;
    if ($flat == null) {
      return $wireSync(
        _addMany,
        Reader(
          reader: reader,
          writer: writer,
          tag: tag,
          value: value,
          request: request,
          reply: reply,
          context: context,
          scratch: scratch,
          len: len,
          mask: mask,
          source: source,
          sink: sink,
          formatter: formatter,
        ),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3 + (request?.length ?? 0));
    var $present = 0;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      reader,
      'names.v1.Reader.reader',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(
      writer,
      'names.v1.Reader.writer',
    );
    $words[$sw.Call.request + 3] = $sw.asInt32(tag, 'names.v1.Reader.tag');
    $call.putText($sw.Call.request + 4, value, 'names.v1.Reader.value');
    $call.putBytes($sw.Call.request + 6, request ?? $sw.noBytes);
    $words[$sw.Call.request + 8] = reply;
    $words[$sw.Call.request + 9] = context ? 1 : 0;
    $call.doubles[$sw.Call.request + 10] = scratch;
    $words[$sw.Call.request + 11] = $sw.asUint32(len, 'names.v1.Reader.len');
    if (mask != null) {
      $present |= 1;
      $words[$sw.Call.request + 12] = $sw.asInt32(mask, 'names.v1.Reader.mask');
    }
    $words[$sw.Call.request + 13] = $sw.asInt32(
      source,
      'names.v1.Reader.source',
    );
    $words[$sw.Call.request + 14] = $sw.asInt32(sink, 'names.v1.Reader.sink');
    $words[$sw.Call.request + 15] = $sw.asInt32(
      formatter,
      'names.v1.Reader.formatter',
    );
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
    $target.reader = $words[$sw.Call.reply + 1];
    $target.writer = $words[$sw.Call.reply + 2];
    $target.tag = $words[$sw.Call.reply + 3];
    $target.value = $call.takeText($sw.Call.reply + 4);
    $target.request = $call.takeBytes($sw.Call.reply + 6);
    $target.reply = $words[$sw.Call.reply + 8];
    $target.context = $words[$sw.Call.reply + 9] != 0;
    $target.scratch = $call.doubles[$sw.Call.reply + 10];
    $target.len = $words[$sw.Call.reply + 11];
    $target.mask =
        $words[$sw.Call.reply] & 1 == 0 ? null : $words[$sw.Call.reply + 12];
    $target.source = $words[$sw.Call.reply + 13];
    $target.sink = $words[$sw.Call.reply + 14];
    $target.formatter = $words[$sw.Call.reply + 15];
    return $target;
  }

  /// [addMany] with request and reply in wire format.
  Future<Uint8List> addManyRaw(Uint8List request) => $raw(_addMany, request);

  /// [addManySync_] with request and reply in wire format.
  Uint8List addManyRawSync(Uint8List request) => $rawSync(_addMany, request);

  /// The same, the reply going into [target]; returns its length.
  int addManyRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_addMany, target, request);

  /// A batch of [addMany] on another thread.
  Future<List<Reader>> addManyMany(List<ReaderItem> items) async {
    if (_addMany.flatMany != null) {
      return $batch(_addMany, ($batch) => _$addManyItems($batch, items));
    }
    final $requests = _$addManyRequests(items);
    final $replies = await $many(_addMany, $requests, Reader.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [addManySync_].
  List<Reader> addManyManySync(List<ReaderItem> items) {
    if (_addMany.flatMany != null) {
      return $batchSync(_addMany, ($batch) => _$addManyItems($batch, items));
    }
    final $requests = _$addManyRequests(items);
    final $replies = $manySync(_addMany, $requests, Reader.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Reader> _$addManyRequests(List<ReaderItem> $items) =>
      [
        for (final $item in $items) Reader(
          reader: $item.reader,
          writer: $item.writer,
          tag: $item.tag,
          value: $item.value,
          request: $item.request,
          reply: $item.reply,
          context: $item.context,
          scratch: $item.scratch,
          len: $item.len,
          mask: $item.mask,
          source: $item.source,
          sink: $item.sink,
          formatter: $item.formatter,
        ),
      ];

  List<Reader> Function() _$addManyItems(
    $sw.Batch $batch,
    List<ReaderItem> $items,
  ) {
    $batch.start(_addMany, $items.length, 28, 178);
    final $masks = $batch.uint64s();
    final $c0 = $batch.int32s();
    final $c1 = $batch.int32s();
    final $c2 = $batch.int32s();
    $batch.putTexts(
      [for (final $item in $items) $item.value],
      'names.v1.Reader.value',
    );
    $batch.putBlobs([for (final $item in $items) $item.request]);
    final $c5 = $batch.int64s();
    final $c6 = $batch.bools();
    final $c7 = $batch.doubles();
    final $c8 = $batch.uint32s();
    final $c9 = $batch.int32s();
    final $c10 = $batch.int32s();
    final $c11 = $batch.int32s();
    final $c12 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      var $mask = 0;
      $c0[$i] = $sw.asInt32($item.reader, 'names.v1.Reader.reader');
      $c1[$i] = $sw.asInt32($item.writer, 'names.v1.Reader.writer');
      $c2[$i] = $sw.asInt32($item.tag, 'names.v1.Reader.tag');
      $c5[$i] = $item.reply;
      $c6[$i] = $item.context ? 1 : 0;
      $c7[$i] = $item.scratch;
      $c8[$i] = $sw.asUint32($item.len, 'names.v1.Reader.len');
      if ($item.mask case final $v?) {
        $mask |= 1;
        $c9[$i] = $sw.asInt32($v, 'names.v1.Reader.mask');
      }
      $c10[$i] = $sw.asInt32($item.source, 'names.v1.Reader.source');
      $c11[$i] = $sw.asInt32($item.sink, 'names.v1.Reader.sink');
      $c12[$i] = $sw.asInt32($item.formatter, 'names.v1.Reader.formatter');
      $masks[$i] = $mask;
    }
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.pairs();
    final $r4 = $batch.pairs();
    final $r5 = $batch.int64s();
    final $r6 = $batch.bools();
    final $r7 = $batch.doubles();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.int32s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int32s();
    final $r12 = $batch.int32s();
    return () => $batch.each<Reader>(
      ($i) => Reader(
        reader: $r0[$i],
        writer: $r1[$i],
        tag: $r2[$i],
        value: $batch.textAt($r3, $i),
        request: $batch.blobAt($r4, $i),
        reply: $r5[$i],
        context: $r6[$i] != 0,
        scratch: $r7[$i],
        len: $r8[$i],
        mask: $present[$i] & 1 == 0 ? null : $r9[$i],
        source: $r10[$i],
        sink: $r11[$i],
        formatter: $r12[$i],
      ),
    );
  }

  /// A batch of [addMany] on another thread, as columns.
  Future<ReaderColumns> addManyColumns({
    required Int32List reader,
    required Int32List writer,
    required Int32List tag,
    required List<String> value,
    required List<Uint8List> request,
    required Int64List reply,
    required Uint8List context,
    required Float64List scratch,
    required Uint32List len,
    required List<int?> mask,
    required Int32List source,
    required Int32List sink,
    required Int32List formatter,
    ReaderColumns? into,
  }) =>
      $batch(
        _addMany,
        ($batch) => _$addManyColumns(
          $batch,
          reader,
          writer,
          tag,
          value,
          request,
          reply,
          context,
          scratch,
          len,
          mask,
          source,
          sink,
          formatter,
          into,
        ),
      );

  /// A batch of [addManySync_] as columns: one list a field, in which one element stands for all items.
  ReaderColumns addManyColumnsSync({
    required Int32List reader,
    required Int32List writer,
    required Int32List tag,
    required List<String> value,
    required List<Uint8List> request,
    required Int64List reply,
    required Uint8List context,
    required Float64List scratch,
    required Uint32List len,
    required List<int?> mask,
    required Int32List source,
    required Int32List sink,
    required Int32List formatter,
    ReaderColumns? into,
  }) =>
      $batchSync(
        _addMany,
        ($batch) => _$addManyColumns(
          $batch,
          reader,
          writer,
          tag,
          value,
          request,
          reply,
          context,
          scratch,
          len,
          mask,
          source,
          sink,
          formatter,
          into,
        ),
      );

  ReaderColumns Function() _$addManyColumns(
    $sw.Batch $batch,
    Int32List reader,
    Int32List writer,
    Int32List tag,
    List<String> value,
    List<Uint8List> request,
    Int64List reply,
    Uint8List context,
    Float64List scratch,
    Uint32List len,
    List<int?> mask,
    Int32List source,
    Int32List sink,
    Int32List formatter,
    ReaderColumns? into,
  ) {
    $batch.start(
      _addMany,
      $sw.countOf(
        [
          ('names.v1.Reader.reader', reader.length),
          ('names.v1.Reader.writer', writer.length),
          ('names.v1.Reader.tag', tag.length),
          ('names.v1.Reader.value', value.length),
          ('names.v1.Reader.request', request.length),
          ('names.v1.Reader.reply', reply.length),
          ('names.v1.Reader.context', context.length),
          ('names.v1.Reader.scratch', scratch.length),
          ('names.v1.Reader.len', len.length),
          ('names.v1.Reader.mask', mask.length),
          ('names.v1.Reader.source', source.length),
          ('names.v1.Reader.sink', sink.length),
          ('names.v1.Reader.formatter', formatter.length),
        ],
      ),
      28,
      178,
    );
    $batch.fit(into?.reader, 'names.v1.Reader.reader');
    $batch.fit(into?.writer, 'names.v1.Reader.writer');
    $batch.fit(into?.tag, 'names.v1.Reader.tag');
    $batch.fit(into?.value, 'names.v1.Reader.value');
    $batch.fit(into?.request, 'names.v1.Reader.request');
    $batch.fit(into?.reply, 'names.v1.Reader.reply');
    $batch.fit(into?.context, 'names.v1.Reader.context');
    $batch.fit(into?.scratch, 'names.v1.Reader.scratch');
    $batch.fit(into?.len, 'names.v1.Reader.len');
    $batch.fit(into?.mask, 'names.v1.Reader.mask');
    $batch.fit(into?.source, 'names.v1.Reader.source');
    $batch.fit(into?.sink, 'names.v1.Reader.sink');
    $batch.fit(into?.formatter, 'names.v1.Reader.formatter');
    final $masks = $batch.uint64s();
    $masks.fillRange(0, $batch.count, 0);
    $batch.putInt32s(reader);
    $batch.putInt32s(writer);
    $batch.putInt32s(tag);
    $batch.putTexts(value, 'names.v1.Reader.value');
    $batch.putBlobs(request);
    $batch.putInt64s(reply);
    $batch.putBools(context);
    $batch.putDoubles(scratch);
    $batch.putUint32s(len);
    $sw.mark($masks, 1, mask);
    final $c9 = $batch.int32s();
    for (var $i = 0; $i < $batch.count; $i++) {
      final $v = mask[mask.length == 1 ? 0 : $i];
      if ($v != null) $c9[$i] = $sw.asInt32($v, 'names.v1.Reader.mask');
    }
    $batch.putInt32s(source);
    $batch.putInt32s(sink);
    $batch.putInt32s(formatter);
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.pairs();
    final $r4 = $batch.pairs();
    final $r5 = $batch.int64s();
    final $r6 = $batch.bools();
    final $r7 = $batch.doubles();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.int32s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int32s();
    final $r12 = $batch.int32s();
    return () => $batch.checked(
      (
        reader: $batch.copy(into?.reader ?? Int32List($batch.count), $r0),
        writer: $batch.copy(into?.writer ?? Int32List($batch.count), $r1),
        tag: $batch.copy(into?.tag ?? Int32List($batch.count), $r2),
        value: $batch.list(into?.value, ($i) => $batch.textAt($r3, $i)),
        request: $batch.list(into?.request, ($i) => $batch.blobAt($r4, $i)),
        reply: $batch.copy(into?.reply ?? Int64List($batch.count), $r5),
        context: $batch.copy(into?.context ?? Uint8List($batch.count), $r6),
        scratch: $batch.copy(into?.scratch ?? Float64List($batch.count), $r7),
        len: $batch.copy(into?.len ?? Uint32List($batch.count), $r8),
        mask: $batch.list(
          into?.mask,
          ($i) => $present[$i] & 1 == 0 ? null : $r9[$i],
        ),
        source: $batch.copy(into?.source ?? Int32List($batch.count), $r10),
        sink: $batch.copy(into?.sink ?? Int32List($batch.count), $r11),
        formatter: $batch.copy(
          into?.formatter ?? Int32List($batch.count),
          $r12,
        ),
      ),
    );
  }
}

/// The letter that generated code calls services by, and methods of traits that everything has.
final class S extends $sw.Client {
  S._($sw.Session $session, [$sw.CallOptions? $options])
      : _s = $session.method(_$s),
        _clone = $session.method(_$clone),
        _default_ = $session.method(_$default_),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory S.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      S._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  S.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  S withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      S._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$s = $sw.MethodInfo(
    'names.v1.S/S',
    0x7af01145ce72cfcf,
    shape: 0x0d303003baf5c52f,
  );
  static const _$clone = $sw.MethodInfo('names.v1.S/Clone', 0x682936455eeb7ec3);
  static const _$default_ = $sw.MethodInfo(
    'names.v1.S/Default',
    0xb3f7e47ebe88334b,
    shape: 0xfc45384a900ef80b,
  );

  final $sw.Method _s;
  final $sw.Method _clone;
  final $sw.Method _default_;

  /// `names.v1.S/S`.
  Future<int?> s({int? value}) async => sSync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int? sSync({int? value}) {
    final $flat = _s.flat;
    if ($flat == null) {
      final $reply = $wireSync(_s, u64(value: value), u64());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    var $present = 0;
    if (value != null) {
      $present |= 1;
      $words[$sw.Call.request + 1] = value;
    }
    $words[$sw.Call.request] = $present;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $words[$sw.Call.reply] & 1 == 0 ? null : $words[$sw.Call.reply + 1];
  }

  /// [s] with request and reply in wire format.
  Future<Uint8List> sRaw(Uint8List request) => $raw(_s, request);

  /// [sSync] with request and reply in wire format.
  Uint8List sRawSync(Uint8List request) => $rawSync(_s, request);

  /// The same, the reply going into [target]; returns its length.
  int sRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_s, target, request);

  /// A batch of [s] on another thread.
  Future<List<int?>> sMany(List<int?> items) async {
    if (_s.flatMany != null) {
      return $batch(_s, ($batch) => _$sItems($batch, items));
    }
    final $requests = _$sRequests(items);
    final $replies = await $many(_s, $requests, u64.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [sSync].
  List<int?> sManySync(List<int?> items) {
    if (_s.flatMany != null) {
      return $batchSync(_s, ($batch) => _$sItems($batch, items));
    }
    final $requests = _$sRequests(items);
    final $replies = $manySync(_s, $requests, u64.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<u64> _$sRequests(List<int?> $items) =>
      [for (final $item in $items) u64(value: $item)];

  List<int?> Function() _$sItems($sw.Batch $batch, List<int?> $items) {
    $batch.start(_s, $items.length, 4, 32);
    final $masks = $batch.uint64s();
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      var $mask = 0;
      if ($item case final $v?) {
        $mask |= 1;
        $c0[$i] = $v;
      }
      $masks[$i] = $mask;
    }
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.uint64s();
    return () => $batch.each<int?>(
      ($i) => $present[$i] & 1 == 0 ? null : $r0[$i],
    );
  }

  /// A batch of [s] on another thread, as columns.
  Future<List<int?>> sColumns({required List<int?> value, List<int?>? into}) =>
      $batch(_s, ($batch) => _$sColumns($batch, value, into));

  /// A batch of [sSync] as columns: one list a field, in which one element stands for all items.
  List<int?> sColumnsSync({required List<int?> value, List<int?>? into}) =>
      $batchSync(_s, ($batch) => _$sColumns($batch, value, into));

  List<int?> Function() _$sColumns(
    $sw.Batch $batch,
    List<int?> value,
    List<int?>? into,
  ) {
    $batch.start(
      _s,
      $sw.countOf([('names.v1.u64.value', value.length)]),
      4,
      32,
    );
    $batch.fit(into, 'names.v1.u64.value');
    final $masks = $batch.uint64s();
    $masks.fillRange(0, $batch.count, 0);
    $sw.mark($masks, 1, value);
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $batch.count; $i++) {
      final $v = value[value.length == 1 ? 0 : $i];
      if ($v != null) $c0[$i] = $v;
    }
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.uint64s();
    return () => $batch.checked(
      $batch.list(into, ($i) => $present[$i] & 1 == 0 ? null : $r0[$i]),
    );
  }

  /// `names.v1.S/Clone`.
  Future<i32> clone(i32 request) => $wire(_clone, request, i32());

  /// The same on this thread, which it blocks.
  i32 cloneSync(i32 request) {
    final $call = this.$call;
    request.$write($call.begin(_clone));
    return i32()..$merge($call.send(_clone, $options));
  }

  /// The same, the reply going into a message that the caller has.
  i32 cloneIntoSync(i32 target, i32 request) {
    final $call = this.$call;
    request.$write($call.begin(_clone));
    final $reply = $call.send(_clone, $options);
    return target..clear()..$merge($reply);
  }

  /// [clone] with request and reply in wire format.
  Future<Uint8List> cloneRaw(Uint8List request) => $raw(_clone, request);

  /// [cloneSync] with request and reply in wire format.
  Uint8List cloneRawSync(Uint8List request) => $rawSync(_clone, request);

  /// The same, the reply going into [target]; returns its length.
  int cloneRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_clone, target, request);

  /// A batch of [clone] on another thread.
  Future<List<i32>> cloneMany(List<i32> requests) =>
      $many(_clone, requests, i32.messageType);

  /// A batch of [cloneSync].
  List<i32> cloneManySync(List<i32> requests) =>
      $manySync(_clone, requests, i32.messageType);

  /// `names.v1.S/Default`.
  Future<int?> default_({int? value}) async => defaultSync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int? defaultSync({int? value}) {
    final $flat = _default_.flat;
    if ($flat == null) {
      final $reply = $wireSync(_default_, u64(value: value), u64());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    var $present = 0;
    if (value != null) {
      $present |= 1;
      $words[$sw.Call.request + 1] = value;
    }
    $words[$sw.Call.request] = $present;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $words[$sw.Call.reply] & 1 == 0 ? null : $words[$sw.Call.reply + 1];
  }

  /// [default_] with request and reply in wire format.
  Future<Uint8List> defaultRaw(Uint8List request) => $raw(_default_, request);

  /// [defaultSync] with request and reply in wire format.
  Uint8List defaultRawSync(Uint8List request) => $rawSync(_default_, request);

  /// The same, the reply going into [target]; returns its length.
  int defaultRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_default_, target, request);

  /// A batch of [default_] on another thread.
  Future<List<int?>> defaultMany(List<int?> items) async {
    if (_default_.flatMany != null) {
      return $batch(_default_, ($batch) => _$default_Items($batch, items));
    }
    final $requests = _$default_Requests(items);
    final $replies = await $many(_default_, $requests, u64.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [defaultSync].
  List<int?> defaultManySync(List<int?> items) {
    if (_default_.flatMany != null) {
      return $batchSync(_default_, ($batch) => _$default_Items($batch, items));
    }
    final $requests = _$default_Requests(items);
    final $replies = $manySync(_default_, $requests, u64.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<u64> _$default_Requests(List<int?> $items) =>
      [for (final $item in $items) u64(value: $item)];

  List<int?> Function() _$default_Items($sw.Batch $batch, List<int?> $items) {
    $batch.start(_default_, $items.length, 4, 32);
    final $masks = $batch.uint64s();
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      var $mask = 0;
      if ($item case final $v?) {
        $mask |= 1;
        $c0[$i] = $v;
      }
      $masks[$i] = $mask;
    }
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.uint64s();
    return () => $batch.each<int?>(
      ($i) => $present[$i] & 1 == 0 ? null : $r0[$i],
    );
  }

  /// A batch of [default_] on another thread, as columns.
  Future<List<int?>> defaultColumns({
    required List<int?> value,
    List<int?>? into,
  }) =>
      $batch(_default_, ($batch) => _$default_Columns($batch, value, into));

  /// A batch of [defaultSync] as columns: one list a field, in which one element stands for all items.
  List<int?> defaultColumnsSync({
    required List<int?> value,
    List<int?>? into,
  }) =>
      $batchSync(_default_, ($batch) => _$default_Columns($batch, value, into));

  List<int?> Function() _$default_Columns(
    $sw.Batch $batch,
    List<int?> value,
    List<int?>? into,
  ) {
    $batch.start(
      _default_,
      $sw.countOf([('names.v1.u64.value', value.length)]),
      4,
      32,
    );
    $batch.fit(into, 'names.v1.u64.value');
    final $masks = $batch.uint64s();
    $masks.fillRange(0, $batch.count, 0);
    $sw.mark($masks, 1, value);
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $batch.count; $i++) {
      final $v = value[value.length == 1 ? 0 : $i];
      if ($v != null) $c0[$i] = $v;
    }
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.uint64s();
    return () => $batch.checked(
      $batch.list(into, ($i) => $present[$i] & 1 == 0 ? null : $r0[$i]),
    );
  }
}

/// A service without methods.
final class Nothing extends $sw.Client {
  Nothing._($sw.Session $session, [$sw.CallOptions? $options])
      : super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Nothing.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Nothing._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Nothing.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Nothing withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Nothing._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

}
