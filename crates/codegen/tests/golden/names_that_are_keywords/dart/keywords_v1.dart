// Made by shortwire gen from keywords.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// Names that are keywords of some host.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// The fields of `keywords.v1.Type` as item of a batch.
typedef Type_Item = ({
  int fn,
  int class_,
  int int_,
  int lambda,
  int self,
  int none,
  String def,
  bool register,
});

/// The fields of `keywords.v1.Type` as columns of a batch.
typedef Type_Columns = ({
  Int32List fn,
  Int32List class_,
  Int32List int_,
  Int32List lambda,
  Int32List self,
  Int32List none,
  List<String> def,
  Uint8List register,
});

/// `keywords.v1.Async`.
final class Async extends $sw.ProtoEnum {
  const Async._(super.number, super.name);

  /// `ASYNC_UNSPECIFIED`.
  static const unspecified = Async._(0, 'ASYNC_UNSPECIFIED');

  /// `ASYNC_TRUE`.
  static const true_ = Async._(1, 'ASYNC_TRUE');

  /// `ASYNC_SELF`.
  static const self = Async._(2, 'ASYNC_SELF');

  /// All that the schema names.
  static const values = [
    unspecified,
    true_,
    self,
  ];

  /// The value of a number, whether the schema names it or not.
  static Async of(int number) => switch (number) {
        0 => unspecified,
        1 => true_,
        2 => self,
        _ => Async._(number, null),
      };
}

/// `keywords.v1.Type`.
final class Type_ extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Type_({
    this.fn = 0,
    this.class_ = 0,
    this.int_ = 0,
    this.lambda = 0,
    this.self = 0,
    this.none = 0,
    this.def = '',
    this.register = false,
  });

  /// Reads one in wire format.
  factory Type_.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Type_>(
    'keywords.v1.Type',
    Type_.new,
    [
      'fn',
      'class',
      'int',
      'lambda',
      'self',
      'None',
      'def',
      'register',
    ],
  );

  /// `fn`.
  int fn;

  /// `class`.
  int class_;

  /// `int`.
  int int_;

  /// `lambda`.
  int lambda;

  /// `self`.
  int self;

  /// `None`.
  int none;

  /// `def`.
  String def;

  /// `register`.
  bool register;

  @override
  $sw.MessageType<Type_> get $type => messageType;

  @override
  List<Object?> get $values => [
        fn,
        class_,
        int_,
        lambda,
        self,
        none,
        def,
        register,
      ];

  @override
  void clear() {
    $unknown = null;
    fn = 0;
    class_ = 0;
    int_ = 0;
    lambda = 0;
    self = 0;
    none = 0;
    def = '';
    register = false;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (register) $w.boolean(register, 0x40);
    if (def.isNotEmpty) $w.string(def, 0x3a, 'keywords.v1.Type.def');
    if (none != 0) $w.int32(none, 0x30, 'keywords.v1.Type.None');
    if (self != 0) $w.int32(self, 0x28, 'keywords.v1.Type.self');
    if (lambda != 0) $w.int32(lambda, 0x20, 'keywords.v1.Type.lambda');
    if (int_ != 0) $w.int32(int_, 0x18, 'keywords.v1.Type.int');
    if (class_ != 0) $w.int32(class_, 0x10, 'keywords.v1.Type.class');
    if (fn != 0) $w.int32(fn, 0x08, 'keywords.v1.Type.fn');
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          fn = $r.int32('keywords.v1.Type.fn');
        case 0x10:
          class_ = $r.int32('keywords.v1.Type.class');
        case 0x18:
          int_ = $r.int32('keywords.v1.Type.int');
        case 0x20:
          lambda = $r.int32('keywords.v1.Type.lambda');
        case 0x28:
          self = $r.int32('keywords.v1.Type.self');
        case 0x30:
          none = $r.int32('keywords.v1.Type.None');
        case 0x3a:
          def = $r.string('keywords.v1.Type.def');
        case 0x40:
          register = $r.boolean('keywords.v1.Type.register');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Which member of `match` a [Self] has.
enum SelfMatch {
  /// [Self.async].
  async,

  /// [Self.yield_].
  yield_,

  /// [Self.type].
  type,

  /// None.
  notSet,
}

/// `keywords.v1.Self`.
final class Self extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Self({this.async, this.yield_, this.type, List<Async>? import})
      : _import = import;

  /// Reads one in wire format.
  factory Self.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Self>(
    'keywords.v1.Self',
    Self.new,
    [
      'async',
      'yield',
      'type',
      'import',
    ],
  );

  /// `async`.
  int? async;

  /// `yield`.
  String? yield_;

  /// `type`.
  Type_? type;

  List<Async>? _import;

  /// `import`.
  List<Async> get import => _import ??= [];
  set import(List<Async> $value) => _import = $value;

  /// Which member of `match` is there.
  SelfMatch get whichMatch {
    if (async != null) return SelfMatch.async;
    if (yield_ != null) return SelfMatch.yield_;
    if (type != null) return SelfMatch.type;
    return SelfMatch.notSet;
  }

  void _clearMatch() {
    async = null;
    yield_ = null;
    type = null;
  }

  @override
  $sw.MessageType<Self> get $type => messageType;

  @override
  List<Object?> get $values => [
        async,
        yield_,
        type,
        _import ?? const [],
      ];

  @override
  void clear() {
    $unknown = null;
    async = null;
    yield_ = null;
    type = null;
    _import = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    var $oneof0 = false;
    if (_import case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.int32($v[$i].number, 0, 'keywords.v1.Self.import');
      }
      $w.length($before, 0x22);
    }
    if (type case final $v?) {
      if ($oneof0) $w.severalOf('keywords.v1.Self.match');
      $oneof0 = true;
      $w.message($v, 0x1a, 'keywords.v1.Self.type');
    }
    if (yield_ case final $v?) {
      if ($oneof0) $w.severalOf('keywords.v1.Self.match');
      $oneof0 = true;
      $w.string($v, 0x12, 'keywords.v1.Self.yield');
    }
    if (async case final $v?) {
      if ($oneof0) $w.severalOf('keywords.v1.Self.match');
      $oneof0 = true;
      $w.int32($v, 0x08, 'keywords.v1.Self.async');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          _clearMatch();
          async = $r.int32('keywords.v1.Self.async');
        case 0x12:
          _clearMatch();
          yield_ = $r.string('keywords.v1.Self.yield');
        case 0x1a:
          final $message = type ?? Type_();
          final $end = $r.enter('keywords.v1.Self.type');
          $message.$merge($r);
          $r.leave($end);
          _clearMatch();
          type = $message;
        case 0x22:
          final $end = $r.run('keywords.v1.Self.import');
          final $list = _import ??= [];
          while ($r.at < $r.end) {
            $list.add(Async.of($r.int32('keywords.v1.Self.import')));
          }
          $r.end = $end;
        case 0x20:
          (_import ??= []).add(Async.of($r.int32('keywords.v1.Self.import')));
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Names that macros, types and keywords of C and C++ have.
final class Headers extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Headers({
    this.iNT32MAX = 0,
    this.sIZEMAX = 0,
    this.iNFINITY = 0.0,
    this.mPI = 0.0,
    this.int32T = 0,
    this.swBytesT = '',
    List<int>? sWINLINE,
    this.atomic = false,
    this.staticAssert,
    this.coAwait = 0,
    this.errno = 0,
    this.mAX = 0,
  })  : _sWINLINE = sWINLINE;

  /// Reads one in wire format.
  factory Headers.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Headers>(
    'keywords.v1.Headers',
    Headers.new,
    [
      'INT32_MAX',
      'SIZE_MAX',
      'INFINITY',
      'M_PI',
      'int32_t',
      'sw_bytes_t',
      'SW_INLINE',
      '_Atomic',
      '_Static_assert',
      'co_await',
      'errno',
      'MAX',
    ],
  );

  /// `INT32_MAX`.
  int iNT32MAX;

  /// `SIZE_MAX`.
  int sIZEMAX;

  /// `INFINITY`.
  double iNFINITY;

  /// `M_PI`.
  double mPI;

  /// `int32_t`.
  int int32T;

  /// `sw_bytes_t`.
  String swBytesT;

  List<int>? _sWINLINE;

  /// `SW_INLINE`.
  List<int> get sWINLINE => _sWINLINE ??= [];
  set sWINLINE(List<int> $value) => _sWINLINE = $value;

  /// `_Atomic`.
  bool atomic;

  /// `_Static_assert`.
  bool? staticAssert;

  /// `co_await`.
  int coAwait;

  /// `errno`.
  int errno;

  /// `MAX`.
  int mAX;

  @override
  $sw.MessageType<Headers> get $type => messageType;

  @override
  List<Object?> get $values => [
        iNT32MAX,
        sIZEMAX,
        iNFINITY,
        mPI,
        int32T,
        swBytesT,
        _sWINLINE ?? const [],
        atomic,
        staticAssert,
        coAwait,
        errno,
        mAX,
      ];

  @override
  void clear() {
    $unknown = null;
    iNT32MAX = 0;
    sIZEMAX = 0;
    iNFINITY = 0.0;
    mPI = 0.0;
    int32T = 0;
    swBytesT = '';
    _sWINLINE = null;
    atomic = false;
    staticAssert = null;
    coAwait = 0;
    errno = 0;
    mAX = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (mAX != 0) $w.int32(mAX, 0x60, 'keywords.v1.Headers.MAX');
    if (errno != 0) $w.int32(errno, 0x58, 'keywords.v1.Headers.errno');
    if (coAwait != 0) $w.int32(coAwait, 0x50, 'keywords.v1.Headers.co_await');
    if (staticAssert case final $v?) {
      $w.boolean($v, 0x48);
    }
    if (atomic) $w.boolean(atomic, 0x40);
    if (_sWINLINE case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.int32($v[$i], 0, 'keywords.v1.Headers.SW_INLINE');
      }
      $w.length($before, 0x3a);
    }
    if (swBytesT.isNotEmpty) {
      $w.string(swBytesT, 0x32, 'keywords.v1.Headers.sw_bytes_t');
    }
    if (int32T != 0) $w.int32(int32T, 0x28, 'keywords.v1.Headers.int32_t');
    if ($sw.isSet(mPI)) $w.float64(mPI, 0x21);
    if ($sw.isSet(iNFINITY)) $w.float64(iNFINITY, 0x19);
    if (sIZEMAX != 0) $w.uint32(sIZEMAX, 0x10, 'keywords.v1.Headers.SIZE_MAX');
    if (iNT32MAX != 0) {
      $w.int32(iNT32MAX, 0x08, 'keywords.v1.Headers.INT32_MAX');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          iNT32MAX = $r.int32('keywords.v1.Headers.INT32_MAX');
        case 0x10:
          sIZEMAX = $r.uint32('keywords.v1.Headers.SIZE_MAX');
        case 0x19:
          iNFINITY = $r.float64('keywords.v1.Headers.INFINITY');
        case 0x21:
          mPI = $r.float64('keywords.v1.Headers.M_PI');
        case 0x28:
          int32T = $r.int32('keywords.v1.Headers.int32_t');
        case 0x32:
          swBytesT = $r.string('keywords.v1.Headers.sw_bytes_t');
        case 0x3a:
          final $end = $r.run('keywords.v1.Headers.SW_INLINE');
          final $list = _sWINLINE ??= [];
          while ($r.at < $r.end) {
            $list.add($r.int32('keywords.v1.Headers.SW_INLINE'));
          }
          $r.end = $end;
        case 0x38:
          (_sWINLINE ??= []).add($r.int32('keywords.v1.Headers.SW_INLINE'));
        case 0x40:
          atomic = $r.boolean('keywords.v1.Headers._Atomic');
        case 0x48:
          staticAssert = $r.boolean('keywords.v1.Headers._Static_assert');
        case 0x50:
          coAwait = $r.int32('keywords.v1.Headers.co_await');
        case 0x58:
          errno = $r.int32('keywords.v1.Headers.errno');
        case 0x60:
          mAX = $r.int32('keywords.v1.Headers.MAX');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A client of `keywords.v1.Match`.
final class Match extends $sw.Client {
  Match._($sw.Session $session, [$sw.CallOptions? $options])
      : _await_ = $session.method(_$await_),
        _return_ = $session.method(_$return_),
        _class_ = $session.method(_$class_),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Match.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Match._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Match.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Match withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Match._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$await_ = $sw.MethodInfo(
    'keywords.v1.Match/Await',
    0xaf66bfbfa1175daa,
    shape: 0x06d41a0a02c79aee,
  );
  static const _$return_ = $sw.MethodInfo(
    'keywords.v1.Match/Return',
    0x6508b95089c1e766,
  );
  static const _$class_ = $sw.MethodInfo(
    'keywords.v1.Match/Class',
    0x413f9f835fbc2b78,
  );

  final $sw.Method _await_;
  final $sw.Method _return_;
  final $sw.Method _class_;

  /// `keywords.v1.Match/Await`.
  Future<Type_> await_({
    int fn = 0,
    int class_ = 0,
    int int_ = 0,
    int lambda = 0,
    int self = 0,
    int none = 0,
    String def = '',
    bool register = false,
  }) async =>
      awaitSync(
        fn: fn,
        class_: class_,
        int_: int_,
        lambda: lambda,
        self: self,
        none: none,
        def: def,
        register: register,
      );

  /// The same on this thread, which it blocks.
  Type_ awaitSync({
    int fn = 0,
    int class_ = 0,
    int int_ = 0,
    int lambda = 0,
    int self = 0,
    int none = 0,
    String def = '',
    bool register = false,
  }) {
    final $flat = _await_.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _await_,
        Type_(fn: fn, class_: class_, int_: int_, lambda: lambda, self: self, none: none, def: def, register: register),
        Type_(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(def.length * 3);
    $words[$sw.Call.request] = $sw.asInt32(fn, 'keywords.v1.Type.fn');
    $words[$sw.Call.request + 1] = $sw.asInt32(
      class_,
      'keywords.v1.Type.class',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(int_, 'keywords.v1.Type.int');
    $words[$sw.Call.request + 3] = $sw.asInt32(
      lambda,
      'keywords.v1.Type.lambda',
    );
    $words[$sw.Call.request + 4] = $sw.asInt32(self, 'keywords.v1.Type.self');
    $words[$sw.Call.request + 5] = $sw.asInt32(none, 'keywords.v1.Type.None');
    $call.putText($sw.Call.request + 6, def, 'keywords.v1.Type.def');
    $words[$sw.Call.request + 8] = register ? 1 : 0;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return Type_(fn: $words[$sw.Call.reply], class_: $words[$sw.Call.reply + 1], int_: $words[$sw.Call.reply + 2], lambda: $words[$sw.Call.reply + 3], self: $words[$sw.Call.reply + 4], none: $words[$sw.Call.reply + 5], def: $call.takeText($sw.Call.reply + 6), register: $words[$sw.Call.reply + 8] != 0);
  }

  /// The same, the reply going into what the caller has.
  Type_ awaitIntoSync(
    Type_ $target, {
    int fn = 0,
    int class_ = 0,
    int int_ = 0,
    int lambda = 0,
    int self = 0,
    int none = 0,
    String def = '',
    bool register = false,
  }) {
    final $flat = _await_.flat;
    if ($flat == null) {
      return $wireSync(
        _await_,
        Type_(fn: fn, class_: class_, int_: int_, lambda: lambda, self: self, none: none, def: def, register: register),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(def.length * 3);
    $words[$sw.Call.request] = $sw.asInt32(fn, 'keywords.v1.Type.fn');
    $words[$sw.Call.request + 1] = $sw.asInt32(
      class_,
      'keywords.v1.Type.class',
    );
    $words[$sw.Call.request + 2] = $sw.asInt32(int_, 'keywords.v1.Type.int');
    $words[$sw.Call.request + 3] = $sw.asInt32(
      lambda,
      'keywords.v1.Type.lambda',
    );
    $words[$sw.Call.request + 4] = $sw.asInt32(self, 'keywords.v1.Type.self');
    $words[$sw.Call.request + 5] = $sw.asInt32(none, 'keywords.v1.Type.None');
    $call.putText($sw.Call.request + 6, def, 'keywords.v1.Type.def');
    $words[$sw.Call.request + 8] = register ? 1 : 0;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    $target.fn = $words[$sw.Call.reply];
    $target.class_ = $words[$sw.Call.reply + 1];
    $target.int_ = $words[$sw.Call.reply + 2];
    $target.lambda = $words[$sw.Call.reply + 3];
    $target.self = $words[$sw.Call.reply + 4];
    $target.none = $words[$sw.Call.reply + 5];
    $target.def = $call.takeText($sw.Call.reply + 6);
    $target.register = $words[$sw.Call.reply + 8] != 0;
    return $target;
  }

  /// [await_] with request and reply in wire format.
  Future<Uint8List> awaitRaw(Uint8List request) => $raw(_await_, request);

  /// [awaitSync] with request and reply in wire format.
  Uint8List awaitRawSync(Uint8List request) => $rawSync(_await_, request);

  /// The same, the reply going into [target]; returns its length.
  int awaitRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_await_, target, request);

  /// A batch of [await_] on another thread.
  Future<List<Type_>> awaitMany(List<Type_Item> items) async {
    if (_await_.flatMany != null) {
      return $batch(_await_, ($batch) => _$await_Items($batch, items));
    }
    final $requests = _$await_Requests(items);
    final $replies = await $many(_await_, $requests, Type_.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [awaitSync].
  List<Type_> awaitManySync(List<Type_Item> items) {
    if (_await_.flatMany != null) {
      return $batchSync(_await_, ($batch) => _$await_Items($batch, items));
    }
    final $requests = _$await_Requests(items);
    final $replies = $manySync(_await_, $requests, Type_.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Type_> _$await_Requests(List<Type_Item> $items) =>
      [
        for (final $item in $items) Type_(fn: $item.fn, class_: $item.class_, int_: $item.int_, lambda: $item.lambda, self: $item.self, none: $item.none, def: $item.def, register: $item.register),
      ];

  List<Type_> Function() _$await_Items(
    $sw.Batch $batch,
    List<Type_Item> $items,
  ) {
    $batch.start(_await_, $items.length, 16, 82);
    final $c0 = $batch.int32s();
    final $c1 = $batch.int32s();
    final $c2 = $batch.int32s();
    final $c3 = $batch.int32s();
    final $c4 = $batch.int32s();
    final $c5 = $batch.int32s();
    $batch.putTexts(
      [for (final $item in $items) $item.def],
      'keywords.v1.Type.def',
    );
    final $c7 = $batch.bools();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $sw.asInt32($item.fn, 'keywords.v1.Type.fn');
      $c1[$i] = $sw.asInt32($item.class_, 'keywords.v1.Type.class');
      $c2[$i] = $sw.asInt32($item.int_, 'keywords.v1.Type.int');
      $c3[$i] = $sw.asInt32($item.lambda, 'keywords.v1.Type.lambda');
      $c4[$i] = $sw.asInt32($item.self, 'keywords.v1.Type.self');
      $c5[$i] = $sw.asInt32($item.none, 'keywords.v1.Type.None');
      $c7[$i] = $item.register ? 1 : 0;
    }
    $batch.startReply();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.int32s();
    final $r4 = $batch.int32s();
    final $r5 = $batch.int32s();
    final $r6 = $batch.pairs();
    final $r7 = $batch.bools();
    return () => $batch.each<Type_>(
      (
        $i,
      ) => Type_(fn: $r0[$i], class_: $r1[$i], int_: $r2[$i], lambda: $r3[$i], self: $r4[$i], none: $r5[$i], def: $batch.textAt($r6, $i), register: $r7[$i] != 0),
    );
  }

  /// A batch of [await_] on another thread, as columns.
  Future<Type_Columns> awaitColumns({
    required Int32List fn,
    required Int32List class_,
    required Int32List int_,
    required Int32List lambda,
    required Int32List self,
    required Int32List none,
    required List<String> def,
    required Uint8List register,
    Type_Columns? into,
  }) =>
      $batch(
        _await_,
        ($batch) => _$await_Columns(
          $batch,
          fn,
          class_,
          int_,
          lambda,
          self,
          none,
          def,
          register,
          into,
        ),
      );

  /// A batch of [awaitSync] as columns: one list a field, in which one element stands for all items.
  Type_Columns awaitColumnsSync({
    required Int32List fn,
    required Int32List class_,
    required Int32List int_,
    required Int32List lambda,
    required Int32List self,
    required Int32List none,
    required List<String> def,
    required Uint8List register,
    Type_Columns? into,
  }) =>
      $batchSync(
        _await_,
        ($batch) => _$await_Columns(
          $batch,
          fn,
          class_,
          int_,
          lambda,
          self,
          none,
          def,
          register,
          into,
        ),
      );

  Type_Columns Function() _$await_Columns(
    $sw.Batch $batch,
    Int32List fn,
    Int32List class_,
    Int32List int_,
    Int32List lambda,
    Int32List self,
    Int32List none,
    List<String> def,
    Uint8List register,
    Type_Columns? into,
  ) {
    $batch.start(
      _await_,
      $sw.countOf(
        [
          ('keywords.v1.Type.fn', fn.length),
          ('keywords.v1.Type.class', class_.length),
          ('keywords.v1.Type.int', int_.length),
          ('keywords.v1.Type.lambda', lambda.length),
          ('keywords.v1.Type.self', self.length),
          ('keywords.v1.Type.None', none.length),
          ('keywords.v1.Type.def', def.length),
          ('keywords.v1.Type.register', register.length),
        ],
      ),
      16,
      82,
    );
    $batch.fit(into?.fn, 'keywords.v1.Type.fn');
    $batch.fit(into?.class_, 'keywords.v1.Type.class');
    $batch.fit(into?.int_, 'keywords.v1.Type.int');
    $batch.fit(into?.lambda, 'keywords.v1.Type.lambda');
    $batch.fit(into?.self, 'keywords.v1.Type.self');
    $batch.fit(into?.none, 'keywords.v1.Type.None');
    $batch.fit(into?.def, 'keywords.v1.Type.def');
    $batch.fit(into?.register, 'keywords.v1.Type.register');
    $batch.putInt32s(fn);
    $batch.putInt32s(class_);
    $batch.putInt32s(int_);
    $batch.putInt32s(lambda);
    $batch.putInt32s(self);
    $batch.putInt32s(none);
    $batch.putTexts(def, 'keywords.v1.Type.def');
    $batch.putBools(register);
    $batch.startReply();
    final $r0 = $batch.int32s();
    final $r1 = $batch.int32s();
    final $r2 = $batch.int32s();
    final $r3 = $batch.int32s();
    final $r4 = $batch.int32s();
    final $r5 = $batch.int32s();
    final $r6 = $batch.pairs();
    final $r7 = $batch.bools();
    return () => $batch.checked(
      (
        fn: $batch.copy(into?.fn ?? Int32List($batch.count), $r0),
        class_: $batch.copy(into?.class_ ?? Int32List($batch.count), $r1),
        int_: $batch.copy(into?.int_ ?? Int32List($batch.count), $r2),
        lambda: $batch.copy(into?.lambda ?? Int32List($batch.count), $r3),
        self: $batch.copy(into?.self ?? Int32List($batch.count), $r4),
        none: $batch.copy(into?.none ?? Int32List($batch.count), $r5),
        def: $batch.list(into?.def, ($i) => $batch.textAt($r6, $i)),
        register: $batch.copy(into?.register ?? Uint8List($batch.count), $r7),
      ),
    );
  }

  /// `keywords.v1.Match/Return`.
  Future<Self> return_(Self request) => $wire(_return_, request, Self());

  /// The same on this thread, which it blocks.
  Self returnSync(Self request) {
    final $call = this.$call;
    request.$write($call.begin(_return_));
    return Self()..$merge($call.send(_return_, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Self returnIntoSync(Self target, Self request) {
    final $call = this.$call;
    request.$write($call.begin(_return_));
    final $reply = $call.send(_return_, $options);
    return target..clear()..$merge($reply);
  }

  /// [return_] with request and reply in wire format.
  Future<Uint8List> returnRaw(Uint8List request) => $raw(_return_, request);

  /// [returnSync] with request and reply in wire format.
  Uint8List returnRawSync(Uint8List request) => $rawSync(_return_, request);

  /// The same, the reply going into [target]; returns its length.
  int returnRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_return_, target, request);

  /// A batch of [return_] on another thread.
  Future<List<Self>> returnMany(List<Self> requests) =>
      $many(_return_, requests, Self.messageType);

  /// A batch of [returnSync].
  List<Self> returnManySync(List<Self> requests) =>
      $manySync(_return_, requests, Self.messageType);

  /// `keywords.v1.Match/Class`.
  Future<Self> class_(Type_ request) => $wire(_class_, request, Self());

  /// The same on this thread, which it blocks.
  Self classSync(Type_ request) {
    final $call = this.$call;
    request.$write($call.begin(_class_));
    return Self()..$merge($call.send(_class_, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Self classIntoSync(Self target, Type_ request) {
    final $call = this.$call;
    request.$write($call.begin(_class_));
    final $reply = $call.send(_class_, $options);
    return target..clear()..$merge($reply);
  }

  /// [class_] with request and reply in wire format.
  Future<Uint8List> classRaw(Uint8List request) => $raw(_class_, request);

  /// [classSync] with request and reply in wire format.
  Uint8List classRawSync(Uint8List request) => $rawSync(_class_, request);

  /// The same, the reply going into [target]; returns its length.
  int classRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_class_, target, request);

  /// A batch of [class_] on another thread.
  Future<List<Self>> classMany(List<Type_> requests) =>
      $many(_class_, requests, Self.messageType);

  /// A batch of [classSync].
  List<Self> classManySync(List<Type_> requests) =>
      $manySync(_class_, requests, Self.messageType);
}
