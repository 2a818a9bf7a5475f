// Made by shortwire gen from maps.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// Maps with every kind of key and value, and oneofs with every kind of member.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// `maps.v1.Color`.
final class Color extends $sw.ProtoEnum {
  const Color._(super.number, super.name);

  /// `COLOR_UNSPECIFIED`.
  static const unspecified = Color._(0, 'COLOR_UNSPECIFIED');

  /// `COLOR_RED`.
  static const red = Color._(1, 'COLOR_RED');

  /// `COLOR_ROUGE`.
  static const rouge = red;

  /// `COLOR_NEGATIVE`.
  static const negative = Color._(-1, 'COLOR_NEGATIVE');

  /// All that the schema names.
  static const values = [
    unspecified,
    red,
    negative,
  ];

  /// The value of a number, whether the schema names it or not.
  static Color of(int number) => switch (number) {
        0 => unspecified,
        1 => red,
        -1 => negative,
        _ => Color._(number, null),
      };
}

/// `maps.v1.Everything`.
final class Everything extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Everything({
    Map<int, double>? a,
    Map<int, double>? b,
    Map<int, int>? c,
    Map<int, int>? d,
    Map<int, int>? e,
    Map<int, int>? f,
    Map<int, int>? g,
    Map<int, int>? h,
    Map<int, int>? i,
    Map<int, int>? j,
    Map<bool, bool>? k,
    Map<String, String>? l,
    Map<String, Uint8List>? m,
    Map<String, Color>? n,
    Map<String, Choice>? o,
  })  : _a = a,
        _b = b,
        _c = c,
        _d = d,
        _e = e,
        _f = f,
        _g = g,
        _h = h,
        _i = i,
        _j = j,
        _k = k,
        _l = l,
        _m = m,
        _n = n,
        _o = o;

  /// Reads one in wire format.
  factory Everything.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Everything>(
    'maps.v1.Everything',
    Everything.new,
    [
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
      'g',
      'h',
      'i',
      'j',
      'k',
      'l',
      'm',
      'n',
      'o',
    ],
  );

  Map<int, double>? _a;

  /// `a`.
  Map<int, double> get a => _a ??= {};
  set a(Map<int, double> $value) => _a = $value;

  Map<int, double>? _b;

  /// `b`.
  Map<int, double> get b => _b ??= {};
  set b(Map<int, double> $value) => _b = $value;

  Map<int, int>? _c;

  /// `c`.
  Map<int, int> get c => _c ??= {};
  set c(Map<int, int> $value) => _c = $value;

  Map<int, int>? _d;

  /// `d`.
  Map<int, int> get d => _d ??= {};
  set d(Map<int, int> $value) => _d = $value;

  Map<int, int>? _e;

  /// `e`.
  Map<int, int> get e => _e ??= {};
  set e(Map<int, int> $value) => _e = $value;

  Map<int, int>? _f;

  /// `f`.
  Map<int, int> get f => _f ??= {};
  set f(Map<int, int> $value) => _f = $value;

  Map<int, int>? _g;

  /// `g`.
  Map<int, int> get g => _g ??= {};
  set g(Map<int, int> $value) => _g = $value;

  Map<int, int>? _h;

  /// `h`.
  Map<int, int> get h => _h ??= {};
  set h(Map<int, int> $value) => _h = $value;

  Map<int, int>? _i;

  /// `i`.
  Map<int, int> get i => _i ??= {};
  set i(Map<int, int> $value) => _i = $value;

  Map<int, int>? _j;

  /// `j`.
  Map<int, int> get j => _j ??= {};
  set j(Map<int, int> $value) => _j = $value;

  Map<bool, bool>? _k;

  /// `k`.
  Map<bool, bool> get k => _k ??= {};
  set k(Map<bool, bool> $value) => _k = $value;

  Map<String, String>? _l;

  /// `l`.
  Map<String, String> get l => _l ??= {};
  set l(Map<String, String> $value) => _l = $value;

  Map<String, Uint8List>? _m;

  /// `m`.
  Map<String, Uint8List> get m => _m ??= {};
  set m(Map<String, Uint8List> $value) => _m = $value;

  Map<String, Color>? _n;

  /// `n`.
  Map<String, Color> get n => _n ??= {};
  set n(Map<String, Color> $value) => _n = $value;

  Map<String, Choice>? _o;

  /// `o`.
  Map<String, Choice> get o => _o ??= {};
  set o(Map<String, Choice> $value) => _o = $value;

  @override
  $sw.MessageType<Everything> get $type => messageType;

  @override
  List<Object?> get $values => [
        _a ?? const {},
        _b ?? const {},
        _c ?? const {},
        _d ?? const {},
        _e ?? const {},
        _f ?? const {},
        _g ?? const {},
        _h ?? const {},
        _i ?? const {},
        _j ?? const {},
        _k ?? const {},
        _l ?? const {},
        _m ?? const {},
        _n ?? const {},
        _o ?? const {},
      ];

  @override
  void clear() {
    $unknown = null;
    _a = null;
    _b = null;
    _c = null;
    _d = null;
    _e = null;
    _f = null;
    _g = null;
    _h = null;
    _i = null;
    _j = null;
    _k = null;
    _l = null;
    _m = null;
    _n = null;
    _o = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_o case final $v? when $v.isNotEmpty) {
      final List<String> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('maps.v1.Everything.o');
        $w.message($v[$key]!, 0x12, 'maps.v1.Everything.o');
        $w.string($key, 0x0a, 'maps.v1.Everything.o');
        $w.close($before, 0x7a);
      }
    }
    if (_n case final $v? when $v.isNotEmpty) {
      final List<String> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('maps.v1.Everything.n');
        $w.int32($v[$key]!.number, 0x10, 'maps.v1.Everything.n');
        $w.string($key, 0x0a, 'maps.v1.Everything.n');
        $w.close($before, 0x72);
      }
    }
    if (_m case final $v? when $v.isNotEmpty) {
      final List<String> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('maps.v1.Everything.m');
        $w.bytes($v[$key]!, 0x12);
        $w.string($key, 0x0a, 'maps.v1.Everything.m');
        $w.close($before, 0x6a);
      }
    }
    if (_l case final $v? when $v.isNotEmpty) {
      final List<String> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('maps.v1.Everything.l');
        $w.string($v[$key]!, 0x12, 'maps.v1.Everything.l');
        $w.string($key, 0x0a, 'maps.v1.Everything.l');
        $w.close($before, 0x62);
      }
    }
    if (_k case final $v? when $v.isNotEmpty) {
      final List<bool> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('maps.v1.Everything.k');
        $w.boolean($v[$key]!, 0x10);
        $w.boolean($key, 0x08);
        $w.close($before, 0x5a);
      }
    }
    if (_j case final $v? when $v.isNotEmpty) {
      final List<int> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('maps.v1.Everything.j');
        $w.fixed64($v[$key]!, 0x11);
        $w.fixed64($key, 0x09);
        $w.close($before, 0x52);
      }
    }
    if (_i case final $v? when $v.isNotEmpty) {
      final List<int> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('maps.v1.Everything.i');
        $w.fixed32($v[$key]!, 0x15, 'maps.v1.Everything.i');
        $w.sfixed32($key, 0x0d, 'maps.v1.Everything.i');
        $w.close($before, 0x4a);
      }
    }
    if (_h case final $v? when $v.isNotEmpty) {
      final List<int> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('maps.v1.Everything.h');
        $w.sint64($v[$key]!, 0x10);
        $w.fixed64($key, 0x09);
        $w.close($before, 0x42);
      }
    }
    if (_g case final $v? when $v.isNotEmpty) {
      final List<int> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('maps.v1.Everything.g');
        $w.sint32($v[$key]!, 0x10, 'maps.v1.Everything.g');
        $w.fixed32($key, 0x0d, 'maps.v1.Everything.g');
        $w.close($before, 0x3a);
      }
    }
    if (_f case final $v? when $v.isNotEmpty) {
      final List<int> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('maps.v1.Everything.f');
        $w.varint($v[$key]!, 0x10);
        $w.sint64($key, 0x08);
        $w.close($before, 0x32);
      }
    }
    if (_e case final $v? when $v.isNotEmpty) {
      final List<int> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('maps.v1.Everything.e');
        $w.uint32($v[$key]!, 0x10, 'maps.v1.Everything.e');
        $w.sint32($key, 0x08, 'maps.v1.Everything.e');
        $w.close($before, 0x2a);
      }
    }
    if (_d case final $v? when $v.isNotEmpty) {
      final List<int> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('maps.v1.Everything.d');
        $w.varint($v[$key]!, 0x10);
        $w.varint($key, 0x08);
        $w.close($before, 0x22);
      }
    }
    if (_c case final $v? when $v.isNotEmpty) {
      final List<int> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('maps.v1.Everything.c');
        $w.int32($v[$key]!, 0x10, 'maps.v1.Everything.c');
        $w.uint32($key, 0x08, 'maps.v1.Everything.c');
        $w.close($before, 0x1a);
      }
    }
    if (_b case final $v? when $v.isNotEmpty) {
      final List<int> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('maps.v1.Everything.b');
        $w.float($v[$key]!, 0x15);
        $w.varint($key, 0x08);
        $w.close($before, 0x12);
      }
    }
    if (_a case final $v? when $v.isNotEmpty) {
      final List<int> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('maps.v1.Everything.a');
        $w.float64($v[$key]!, 0x11);
        $w.int32($key, 0x08, 'maps.v1.Everything.a');
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
          final $end = $r.enter('maps.v1.Everything.a');
          var $key = 0;
          var $value = 0.0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x08:
                $key = $r.int32('maps.v1.Everything.a');
              case 0x11:
                $value = $r.float64('maps.v1.Everything.a');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_a ??= {})[$key] = $value;
        case 0x12:
          final $end = $r.enter('maps.v1.Everything.b');
          var $key = 0;
          var $value = 0.0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x08:
                $key = $r.varint('maps.v1.Everything.b');
              case 0x15:
                $value = $r.float('maps.v1.Everything.b');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_b ??= {})[$key] = $value;
        case 0x1a:
          final $end = $r.enter('maps.v1.Everything.c');
          var $key = 0;
          var $value = 0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x08:
                $key = $r.uint32('maps.v1.Everything.c');
              case 0x10:
                $value = $r.int32('maps.v1.Everything.c');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_c ??= {})[$key] = $value;
        case 0x22:
          final $end = $r.enter('maps.v1.Everything.d');
          var $key = 0;
          var $value = 0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x08:
                $key = $r.varint('maps.v1.Everything.d');
              case 0x10:
                $value = $r.varint('maps.v1.Everything.d');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_d ??= {})[$key] = $value;
        case 0x2a:
          final $end = $r.enter('maps.v1.Everything.e');
          var $key = 0;
          var $value = 0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x08:
                $key = $r.sint32('maps.v1.Everything.e');
              case 0x10:
                $value = $r.uint32('maps.v1.Everything.e');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_e ??= {})[$key] = $value;
        case 0x32:
          final $end = $r.enter('maps.v1.Everything.f');
          var $key = 0;
          var $value = 0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x08:
                $key = $r.sint64('maps.v1.Everything.f');
              case 0x10:
                $value = $r.varint('maps.v1.Everything.f');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_f ??= {})[$key] = $value;
        case 0x3a:
          final $end = $r.enter('maps.v1.Everything.g');
          var $key = 0;
          var $value = 0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0d:
                $key = $r.fixed32('maps.v1.Everything.g');
              case 0x10:
                $value = $r.sint32('maps.v1.Everything.g');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_g ??= {})[$key] = $value;
        case 0x42:
          final $end = $r.enter('maps.v1.Everything.h');
          var $key = 0;
          var $value = 0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x09:
                $key = $r.fixed64('maps.v1.Everything.h');
              case 0x10:
                $value = $r.sint64('maps.v1.Everything.h');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_h ??= {})[$key] = $value;
        case 0x4a:
          final $end = $r.enter('maps.v1.Everything.i');
          var $key = 0;
          var $value = 0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0d:
                $key = $r.sfixed32('maps.v1.Everything.i');
              case 0x15:
                $value = $r.fixed32('maps.v1.Everything.i');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_i ??= {})[$key] = $value;
        case 0x52:
          final $end = $r.enter('maps.v1.Everything.j');
          var $key = 0;
          var $value = 0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x09:
                $key = $r.fixed64('maps.v1.Everything.j');
              case 0x11:
                $value = $r.fixed64('maps.v1.Everything.j');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_j ??= {})[$key] = $value;
        case 0x5a:
          final $end = $r.enter('maps.v1.Everything.k');
          var $key = false;
          var $value = false;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x08:
                $key = $r.boolean('maps.v1.Everything.k');
              case 0x10:
                $value = $r.boolean('maps.v1.Everything.k');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_k ??= {})[$key] = $value;
        case 0x62:
          final $end = $r.enter('maps.v1.Everything.l');
          var $key = '';
          var $value = '';
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0a:
                $key = $r.string('maps.v1.Everything.l');
              case 0x12:
                $value = $r.string('maps.v1.Everything.l');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_l ??= {})[$key] = $value;
        case 0x6a:
          final $end = $r.enter('maps.v1.Everything.m');
          var $key = '';
          var $value = $sw.noBytes;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0a:
                $key = $r.string('maps.v1.Everything.m');
              case 0x12:
                $value = $r.bytes('maps.v1.Everything.m');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_m ??= {})[$key] = $value;
        case 0x72:
          final $end = $r.enter('maps.v1.Everything.n');
          var $key = '';
          var $value = Color.unspecified;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0a:
                $key = $r.string('maps.v1.Everything.n');
              case 0x10:
                $value = Color.of($r.int32('maps.v1.Everything.n'));
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_n ??= {})[$key] = $value;
        case 0x7a:
          final $end = $r.enter('maps.v1.Everything.o');
          var $key = '';
          final $value = Choice();
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0a:
                $key = $r.string('maps.v1.Everything.o');
              case 0x12:
                final $valueEnd = $r.enter('maps.v1.Everything.o');
                $value.$merge($r);
                $r.leave($valueEnd);
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_o ??= {})[$key] = $value;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Which member of `first` a [Choice] has.
enum ChoiceFirst {
  /// [Choice.number].
  number,

  /// [Choice.text].
  text,

  /// [Choice.data].
  data,

  /// [Choice.color].
  color,

  /// [Choice.message].
  message,

  /// None.
  notSet,
}

/// Which member of `second` a [Choice] has.
enum ChoiceSecond {
  /// [Choice.yes].
  yes,

  /// [Choice.much].
  much,

  /// None.
  notSet,
}

/// Which member of `third` a [Choice] has.
enum ChoiceThird {
  /// [Choice.only].
  only,

  /// None.
  notSet,
}

/// `maps.v1.Choice`.
final class Choice extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Choice({
    this.number,
    this.text,
    this.data,
    this.color,
    this.message,
    this.yes,
    this.much,
    this.only,
  });

  /// Reads one in wire format.
  factory Choice.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Choice>(
    'maps.v1.Choice',
    Choice.new,
    [
      'number',
      'text',
      'data',
      'color',
      'message',
      'yes',
      'much',
      'only',
    ],
  );

  /// `number`.
  int? number;

  /// `text`.
  String? text;

  /// `data`.
  Uint8List? data;

  /// `color`.
  Color? color;

  /// `message`.
  Everything? message;

  /// `yes`.
  bool? yes;

  /// `much`.
  double? much;

  /// `only`.
  int? only;

  /// Which member of `first` is there.
  ChoiceFirst get whichFirst {
    if (number != null) return ChoiceFirst.number;
    if (text != null) return ChoiceFirst.text;
    if (data != null) return ChoiceFirst.data;
    if (color != null) return ChoiceFirst.color;
    if (message != null) return ChoiceFirst.message;
    return ChoiceFirst.notSet;
  }

  void _clearFirst() {
    number = null;
    text = null;
    data = null;
    color = null;
    message = null;
  }

  /// Which member of `second` is there.
  ChoiceSecond get whichSecond {
    if (yes != null) return ChoiceSecond.yes;
    if (much != null) return ChoiceSecond.much;
    return ChoiceSecond.notSet;
  }

  void _clearSecond() {
    yes = null;
    much = null;
  }

  /// Which member of `third` is there.
  ChoiceThird get whichThird {
    if (only != null) return ChoiceThird.only;
    return ChoiceThird.notSet;
  }

  void _clearThird() {
    only = null;
  }

  @override
  $sw.MessageType<Choice> get $type => messageType;

  @override
  List<Object?> get $values => [
        number,
        text,
        data,
        color,
        message,
        yes,
        much,
        only,
      ];

  @override
  void clear() {
    $unknown = null;
    number = null;
    text = null;
    data = null;
    color = null;
    message = null;
    yes = null;
    much = null;
    only = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    var $oneof0 = false;
    var $oneof1 = false;
    if (only case final $v?) {
      $w.fixed64($v, 0xfffffff9);
    }
    if (much case final $v?) {
      if ($oneof1) $w.severalOf('maps.v1.Choice.second');
      $oneof1 = true;
      $w.float64($v, 0x39);
    }
    if (yes case final $v?) {
      if ($oneof1) $w.severalOf('maps.v1.Choice.second');
      $oneof1 = true;
      $w.boolean($v, 0x30);
    }
    if (message case final $v?) {
      if ($oneof0) $w.severalOf('maps.v1.Choice.first');
      $oneof0 = true;
      $w.message($v, 0x2a, 'maps.v1.Choice.message');
    }
    if (color case final $v?) {
      if ($oneof0) $w.severalOf('maps.v1.Choice.first');
      $oneof0 = true;
      $w.int32($v.number, 0x20, 'maps.v1.Choice.color');
    }
    if (data case final $v?) {
      if ($oneof0) $w.severalOf('maps.v1.Choice.first');
      $oneof0 = true;
      $w.bytes($v, 0x1a);
    }
    if (text case final $v?) {
      if ($oneof0) $w.severalOf('maps.v1.Choice.first');
      $oneof0 = true;
      $w.string($v, 0x12, 'maps.v1.Choice.text');
    }
    if (number case final $v?) {
      if ($oneof0) $w.severalOf('maps.v1.Choice.first');
      $oneof0 = true;
      $w.int32($v, 0x08, 'maps.v1.Choice.number');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          _clearFirst();
          number = $r.int32('maps.v1.Choice.number');
        case 0x12:
          _clearFirst();
          text = $r.string('maps.v1.Choice.text');
        case 0x1a:
          _clearFirst();
          data = $r.bytes('maps.v1.Choice.data');
        case 0x20:
          _clearFirst();
          color = Color.of($r.int32('maps.v1.Choice.color'));
        case 0x2a:
          final $message = message ?? Everything();
          final $end = $r.enter('maps.v1.Choice.message');
          $message.$merge($r);
          $r.leave($end);
          _clearFirst();
          message = $message;
        case 0x30:
          _clearSecond();
          yes = $r.boolean('maps.v1.Choice.yes');
        case 0x39:
          _clearSecond();
          much = $r.float64('maps.v1.Choice.much');
        case 0xfffffff9:
          _clearThird();
          only = $r.fixed64('maps.v1.Choice.only');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A client of `maps.v1.Maps`.
final class Maps extends $sw.Client {
  Maps._($sw.Session $session, [$sw.CallOptions? $options])
      : _echo = $session.method(_$echo),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Maps.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Maps._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Maps.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Maps withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Maps._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$echo = $sw.MethodInfo('maps.v1.Maps/Echo', 0x7f95c0977b5a8d0a);

  final $sw.Method _echo;

  /// `maps.v1.Maps/Echo`.
  Future<Choice> echo(Everything request) => $wire(_echo, request, Choice());

  /// The same on this thread, which it blocks.
  Choice echoSync(Everything request) {
    final $call = this.$call;
    request.$write($call.begin(_echo));
    return Choice()..$merge($call.send(_echo, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Choice echoIntoSync(Choice target, Everything request) {
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
  Future<List<Choice>> echoMany(List<Everything> requests) =>
      $many(_echo, requests, Choice.messageType);

  /// A batch of [echoSync].
  List<Choice> echoManySync(List<Everything> requests) =>
      $manySync(_echo, requests, Choice.messageType);
}
