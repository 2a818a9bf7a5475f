// Made by shortwire gen from nested.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// Types within types, and types that contain themselves.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// `nested.v1.Outer.Inner.Kind`.
final class OuterInnerKind extends $sw.ProtoEnum {
  const OuterInnerKind._(super.number, super.name);

  /// `KIND_UNSPECIFIED`.
  static const unspecified = OuterInnerKind._(0, 'KIND_UNSPECIFIED');

  /// `KIND_LEAF`.
  static const leaf = OuterInnerKind._(1, 'KIND_LEAF');

  /// All that the schema names.
  static const values = [
    unspecified,
    leaf,
  ];

  /// The value of a number, whether the schema names it or not.
  static OuterInnerKind of(int number) => switch (number) {
        0 => unspecified,
        1 => leaf,
        _ => OuterInnerKind._(number, null),
      };
}

/// `nested.v1.Outer`.
final class Outer extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Outer({this.inner, this.shortcut, List<OuterInnerKind>? kinds})
      : _kinds = kinds;

  /// Reads one in wire format.
  factory Outer.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Outer>(
    'nested.v1.Outer',
    Outer.new,
    [
      'inner',
      'shortcut',
      'kinds',
    ],
  );

  /// `inner`.
  OuterInner? inner;

  /// `shortcut`.
  OuterInnerInnermost? shortcut;

  List<OuterInnerKind>? _kinds;

  /// `kinds`.
  List<OuterInnerKind> get kinds => _kinds ??= [];
  set kinds(List<OuterInnerKind> $value) => _kinds = $value;

  @override
  $sw.MessageType<Outer> get $type => messageType;

  @override
  List<Object?> get $values => [
        inner,
        shortcut,
        _kinds ?? const [],
      ];

  @override
  void clear() {
    $unknown = null;
    inner = null;
    shortcut = null;
    _kinds = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_kinds case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.int32($v[$i].number, 0, 'nested.v1.Outer.kinds');
      }
      $w.length($before, 0x1a);
    }
    if (shortcut case final $v?) {
      $w.message($v, 0x12, 'nested.v1.Outer.shortcut');
    }
    if (inner case final $v?) {
      $w.message($v, 0x0a, 'nested.v1.Outer.inner');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $message = inner ?? OuterInner();
          final $end = $r.enter('nested.v1.Outer.inner');
          $message.$merge($r);
          $r.leave($end);
          inner = $message;
        case 0x12:
          final $message = shortcut ?? OuterInnerInnermost();
          final $end = $r.enter('nested.v1.Outer.shortcut');
          $message.$merge($r);
          $r.leave($end);
          shortcut = $message;
        case 0x1a:
          final $end = $r.run('nested.v1.Outer.kinds');
          final $list = _kinds ??= [];
          while ($r.at < $r.end) {
            $list.add(OuterInnerKind.of($r.int32('nested.v1.Outer.kinds')));
          }
          $r.end = $end;
        case 0x18:
          (_kinds ??= []).add(
            OuterInnerKind.of($r.int32('nested.v1.Outer.kinds')),
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `nested.v1.Outer.Inner`.
final class OuterInner extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  OuterInner({
    this.innermost,
    this.kind = OuterInnerKind.unspecified,
    List<Outer>? around,
  })  : _around = around;

  /// Reads one in wire format.
  factory OuterInner.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<OuterInner>(
    'nested.v1.Outer.Inner',
    OuterInner.new,
    [
      'innermost',
      'kind',
      'around',
    ],
  );

  /// `innermost`.
  OuterInnerInnermost? innermost;

  /// `kind`.
  OuterInnerKind kind;

  List<Outer>? _around;

  /// `around`.
  List<Outer> get around => _around ??= [];
  set around(List<Outer> $value) => _around = $value;

  @override
  $sw.MessageType<OuterInner> get $type => messageType;

  @override
  List<Object?> get $values => [
        innermost,
        kind,
        _around ?? const [],
      ];

  @override
  void clear() {
    $unknown = null;
    innermost = null;
    kind = OuterInnerKind.unspecified;
    _around = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_around case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.message($v[$i], 0x1a, 'nested.v1.Outer.Inner.around');
      }
    }
    if (kind.number != 0) {
      $w.int32(kind.number, 0x10, 'nested.v1.Outer.Inner.kind');
    }
    if (innermost case final $v?) {
      $w.message($v, 0x0a, 'nested.v1.Outer.Inner.innermost');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $message = innermost ?? OuterInnerInnermost();
          final $end = $r.enter('nested.v1.Outer.Inner.innermost');
          $message.$merge($r);
          $r.leave($end);
          innermost = $message;
        case 0x10:
          kind = OuterInnerKind.of($r.int32('nested.v1.Outer.Inner.kind'));
        case 0x1a:
          final $message = Outer();
          final $end = $r.enter('nested.v1.Outer.Inner.around');
          $message.$merge($r);
          $r.leave($end);
          (_around ??= []).add($message);
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `nested.v1.Outer.Inner.Innermost`.
final class OuterInnerInnermost extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  OuterInnerInnermost({this.name = ''});

  /// Reads one in wire format.
  factory OuterInnerInnermost.decode(Uint8List bytes) =>
      messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<OuterInnerInnermost>(
    'nested.v1.Outer.Inner.Innermost',
    OuterInnerInnermost.new,
    [
      'name',
    ],
  );

  /// `name`.
  String name;

  @override
  $sw.MessageType<OuterInnerInnermost> get $type => messageType;

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
      $w.string(name, 0x0a, 'nested.v1.Outer.Inner.Innermost.name');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          name = $r.string('nested.v1.Outer.Inner.Innermost.name');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Which member of `way` a [Node] has.
enum NodeWay {
  /// [Node.left].
  left,

  /// [Node.right].
  right,

  /// None.
  notSet,
}

/// Contains itself directly, in a list, in a map, in a oneof, and by way of another.
final class Node extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Node({
    this.next,
    List<Node>? children,
    Map<String, Node>? named,
    this.left,
    this.right,
  })  : _children = children,
        _named = named;

  /// Reads one in wire format.
  factory Node.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Node>(
    'nested.v1.Node',
    Node.new,
    [
      'next',
      'children',
      'named',
      'left',
      'right',
    ],
  );

  /// `next`.
  Node? next;

  List<Node>? _children;

  /// `children`.
  List<Node> get children => _children ??= [];
  set children(List<Node> $value) => _children = $value;

  Map<String, Node>? _named;

  /// `named`.
  Map<String, Node> get named => _named ??= {};
  set named(Map<String, Node> $value) => _named = $value;

  /// `left`.
  Node? left;

  /// `right`.
  Detour? right;

  /// Which member of `way` is there.
  NodeWay get whichWay {
    if (left != null) return NodeWay.left;
    if (right != null) return NodeWay.right;
    return NodeWay.notSet;
  }

  void _clearWay() {
    left = null;
    right = null;
  }

  @override
  $sw.MessageType<Node> get $type => messageType;

  @override
  List<Object?> get $values => [
        next,
        _children ?? const [],
        _named ?? const {},
        left,
        right,
      ];

  @override
  void clear() {
    $unknown = null;
    next = null;
    _children = null;
    _named = null;
    left = null;
    right = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    var $oneof0 = false;
    if (right case final $v?) {
      if ($oneof0) $w.severalOf('nested.v1.Node.way');
      $oneof0 = true;
      $w.message($v, 0x2a, 'nested.v1.Node.right');
    }
    if (left case final $v?) {
      if ($oneof0) $w.severalOf('nested.v1.Node.way');
      $oneof0 = true;
      $w.message($v, 0x22, 'nested.v1.Node.left');
    }
    if (_named case final $v? when $v.isNotEmpty) {
      final List<String> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('nested.v1.Node.named');
        $w.message($v[$key]!, 0x12, 'nested.v1.Node.named');
        $w.string($key, 0x0a, 'nested.v1.Node.named');
        $w.close($before, 0x1a);
      }
    }
    if (_children case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.message($v[$i], 0x12, 'nested.v1.Node.children');
      }
    }
    if (next case final $v?) {
      $w.message($v, 0x0a, 'nested.v1.Node.next');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $message = next ?? Node();
          final $end = $r.enter('nested.v1.Node.next');
          $message.$merge($r);
          $r.leave($end);
          next = $message;
        case 0x12:
          final $message = Node();
          final $end = $r.enter('nested.v1.Node.children');
          $message.$merge($r);
          $r.leave($end);
          (_children ??= []).add($message);
        case 0x1a:
          final $end = $r.enter('nested.v1.Node.named');
          var $key = '';
          final $value = Node();
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0a:
                $key = $r.string('nested.v1.Node.named');
              case 0x12:
                final $valueEnd = $r.enter('nested.v1.Node.named');
                $value.$merge($r);
                $r.leave($valueEnd);
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_named ??= {})[$key] = $value;
        case 0x22:
          final $message = left ?? Node();
          final $end = $r.enter('nested.v1.Node.left');
          $message.$merge($r);
          $r.leave($end);
          _clearWay();
          left = $message;
        case 0x2a:
          final $message = right ?? Detour();
          final $end = $r.enter('nested.v1.Node.right');
          $message.$merge($r);
          $r.leave($end);
          _clearWay();
          right = $message;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `nested.v1.Detour`.
final class Detour extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Detour({this.back});

  /// Reads one in wire format.
  factory Detour.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Detour>(
    'nested.v1.Detour',
    Detour.new,
    [
      'back',
    ],
  );

  /// `back`.
  Node? back;

  @override
  $sw.MessageType<Detour> get $type => messageType;

  @override
  List<Object?> get $values => [
        back,
      ];

  @override
  void clear() {
    $unknown = null;
    back = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (back case final $v?) {
      $w.message($v, 0x0a, 'nested.v1.Detour.back');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $message = back ?? Node();
          final $end = $r.enter('nested.v1.Detour.back');
          $message.$merge($r);
          $r.leave($end);
          back = $message;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A client of `nested.v1.Nesting`.
final class Nesting extends $sw.Client {
  Nesting._($sw.Session $session, [$sw.CallOptions? $options])
      : _walk = $session.method(_$walk),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Nesting.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Nesting._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Nesting.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Nesting withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Nesting._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$walk = $sw.MethodInfo(
    'nested.v1.Nesting/Walk',
    0x84d14da5adf90223,
  );

  final $sw.Method _walk;

  /// `nested.v1.Nesting/Walk`.
  Future<Outer> walk(Node request) => $wire(_walk, request, Outer());

  /// The same on this thread, which it blocks.
  Outer walkSync(Node request) {
    final $call = this.$call;
    request.$write($call.begin(_walk));
    return Outer()..$merge($call.send(_walk, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Outer walkIntoSync(Outer target, Node request) {
    final $call = this.$call;
    request.$write($call.begin(_walk));
    final $reply = $call.send(_walk, $options);
    return target..clear()..$merge($reply);
  }

  /// [walk] with request and reply in wire format.
  Future<Uint8List> walkRaw(Uint8List request) => $raw(_walk, request);

  /// [walkSync] with request and reply in wire format.
  Uint8List walkRawSync(Uint8List request) => $rawSync(_walk, request);

  /// The same, the reply going into [target]; returns its length.
  int walkRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_walk, target, request);

  /// A batch of [walk] on another thread.
  Future<List<Outer>> walkMany(List<Node> requests) =>
      $many(_walk, requests, Outer.messageType);

  /// A batch of [walkSync].
  List<Outer> walkManySync(List<Node> requests) =>
      $manySync(_walk, requests, Outer.messageType);
}
