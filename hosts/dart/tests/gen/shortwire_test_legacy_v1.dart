// Made by shortwire gen from legacy.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// What only proto2 has.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// `shortwire.test.legacy.v1.Level`.
final class Level extends $sw.ProtoEnum {
  const Level._(super.number, super.name);

  /// `LOW`.
  static const low = Level._(1, 'LOW');

  /// `HIGH`.
  static const high = Level._(2, 'HIGH');

  /// All that the schema names.
  static const values = [
    low,
    high,
  ];

  /// The value of a number, whether the schema names it or not.
  static Level of(int number) => switch (number) {
        1 => low,
        2 => high,
        _ => Level._(number, null),
      };
}

/// `shortwire.test.legacy.v1.Required`.
final class Required extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Required({this.number, this.text});

  /// Reads one in wire format.
  factory Required.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Required>(
    'shortwire.test.legacy.v1.Required',
    Required.new,
    [
      'number',
      'text',
    ],
  );

  /// `number`.
  int? number;

  /// `text`.
  String? text;

  @override
  $sw.MessageType<Required> get $type => messageType;

  @override
  List<Object?> get $values => [
        number,
        text,
      ];

  @override
  void clear() {
    $unknown = null;
    number = null;
    text = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (text case final $v?) {
      $w.string($v, 0x12, 'shortwire.test.legacy.v1.Required.text');
    }
    if (number == null) $w.missing('shortwire.test.legacy.v1.Required.number');
    if (number case final $v?) {
      $w.int32($v, 0x08, 'shortwire.test.legacy.v1.Required.number');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          number = $r.int32('shortwire.test.legacy.v1.Required.number');
        case 0x12:
          text = $r.looseString('shortwire.test.legacy.v1.Required.text');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
    if (number == null) $r.missing('shortwire.test.legacy.v1.Required.number');
  }
}

/// `shortwire.test.legacy.v1.Defaults`.
final class Defaults extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Defaults({
    this.number,
    this.text,
    this.data,
    this.level,
    this.limit,
    this.flag,
  });

  /// Reads one in wire format.
  factory Defaults.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Defaults>(
    'shortwire.test.legacy.v1.Defaults',
    Defaults.new,
    [
      'number',
      'text',
      'data',
      'level',
      'limit',
      'flag',
    ],
  );

  /// `number`.
  ///
  /// Absent, it stands for `-7`.
  int? number;

  /// `text`.
  ///
  /// Absent, it stands for `don't`.
  String? text;

  /// `data`.
  ///
  /// Absent, it stands for `\000\377`.
  Uint8List? data;

  /// `level`.
  ///
  /// Absent, it stands for `HIGH`.
  Level? level;

  /// `limit`.
  ///
  /// Absent, it stands for `inf`.
  double? limit;

  /// `flag`.
  ///
  /// Absent, it stands for `true`.
  bool? flag;

  @override
  $sw.MessageType<Defaults> get $type => messageType;

  @override
  List<Object?> get $values => [
        number,
        text,
        data,
        level,
        limit,
        flag,
      ];

  @override
  void clear() {
    $unknown = null;
    number = null;
    text = null;
    data = null;
    level = null;
    limit = null;
    flag = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (flag case final $v?) {
      $w.boolean($v, 0x30);
    }
    if (limit case final $v?) {
      $w.float64($v, 0x29);
    }
    if (level case final $v?) {
      $w.int32($v.number, 0x20, 'shortwire.test.legacy.v1.Defaults.level');
    }
    if (data case final $v?) {
      $w.bytes($v, 0x1a);
    }
    if (text case final $v?) {
      $w.string($v, 0x12, 'shortwire.test.legacy.v1.Defaults.text');
    }
    if (number case final $v?) {
      $w.int32($v, 0x08, 'shortwire.test.legacy.v1.Defaults.number');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          number = $r.int32('shortwire.test.legacy.v1.Defaults.number');
        case 0x12:
          text = $r.looseString('shortwire.test.legacy.v1.Defaults.text');
        case 0x1a:
          data = $r.bytes('shortwire.test.legacy.v1.Defaults.data');
        case 0x20:
          final $number = Level.of(
            $r.int32('shortwire.test.legacy.v1.Defaults.level'),
          );
          if ($number.name == null) {
            $unknown = $r.keepNumber(0x20, $number.number, $unknown);
          } else {
            level = $number;
          }
        case 0x29:
          limit = $r.float64('shortwire.test.legacy.v1.Defaults.limit');
        case 0x30:
          flag = $r.boolean('shortwire.test.legacy.v1.Defaults.flag');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.legacy.v1.Groups`.
final class Groups extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Groups({this.single, List<GroupsMany>? many})
      : _many = many;

  /// Reads one in wire format.
  factory Groups.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Groups>(
    'shortwire.test.legacy.v1.Groups',
    Groups.new,
    [
      'single',
      'many',
    ],
  );

  /// `single`.
  GroupsSingle? single;

  List<GroupsMany>? _many;

  /// `many`.
  List<GroupsMany> get many => _many ??= [];
  set many(List<GroupsMany> $value) => _many = $value;

  @override
  $sw.MessageType<Groups> get $type => messageType;

  @override
  List<Object?> get $values => [
        single,
        _many ?? const [],
      ];

  @override
  void clear() {
    $unknown = null;
    single = null;
    _many = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_many case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.group($v[$i], 0x1b, 'shortwire.test.legacy.v1.Groups.many');
      }
    }
    if (single case final $v?) {
      $w.group($v, 0x0b, 'shortwire.test.legacy.v1.Groups.single');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0b:
          final $message = single ?? GroupsSingle();
          final $end = $r.enterGroup(
            0x0b,
            'shortwire.test.legacy.v1.Groups.single',
          );
          $message.$merge($r);
          $r.leaveGroup($end);
          single = $message;
        case 0x1b:
          final $message = GroupsMany();
          final $end = $r.enterGroup(
            0x1b,
            'shortwire.test.legacy.v1.Groups.many',
          );
          $message.$merge($r);
          $r.leaveGroup($end);
          (_many ??= []).add($message);
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.legacy.v1.Groups.Single`.
final class GroupsSingle extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  GroupsSingle({this.number, this.inner});

  /// Reads one in wire format.
  factory GroupsSingle.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<GroupsSingle>(
    'shortwire.test.legacy.v1.Groups.Single',
    GroupsSingle.new,
    [
      'number',
      'inner',
    ],
  );

  /// `number`.
  int? number;

  /// `inner`.
  Groups? inner;

  @override
  $sw.MessageType<GroupsSingle> get $type => messageType;

  @override
  List<Object?> get $values => [
        number,
        inner,
      ];

  @override
  void clear() {
    $unknown = null;
    number = null;
    inner = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (inner case final $v?) {
      $w.message($v, 0x12, 'shortwire.test.legacy.v1.Groups.Single.inner');
    }
    if (number case final $v?) {
      $w.int32($v, 0x08, 'shortwire.test.legacy.v1.Groups.Single.number');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          number = $r.int32('shortwire.test.legacy.v1.Groups.Single.number');
        case 0x12:
          final $message = inner ?? Groups();
          final $end = $r.enter('shortwire.test.legacy.v1.Groups.Single.inner');
          $message.$merge($r);
          $r.leave($end);
          inner = $message;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.legacy.v1.Groups.Many`.
final class GroupsMany extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  GroupsMany({this.text});

  /// Reads one in wire format.
  factory GroupsMany.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<GroupsMany>(
    'shortwire.test.legacy.v1.Groups.Many',
    GroupsMany.new,
    [
      'text',
    ],
  );

  /// `text`.
  String? text;

  @override
  $sw.MessageType<GroupsMany> get $type => messageType;

  @override
  List<Object?> get $values => [
        text,
      ];

  @override
  void clear() {
    $unknown = null;
    text = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (text case final $v?) {
      $w.string($v, 0x0a, 'shortwire.test.legacy.v1.Groups.Many.text');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          text = $r.looseString('shortwire.test.legacy.v1.Groups.Many.text');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Which member of `choice` a [Closed] has.
enum ClosedChoice {
  /// [Closed.chosen].
  chosen,

  /// [Closed.other].
  other,

  /// None.
  notSet,
}

/// `shortwire.test.legacy.v1.Closed`.
final class Closed extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Closed({
    this.level,
    List<Level>? levels,
    List<Level>? packed,
    Map<String, Level>? byName,
    this.chosen,
    this.other,
  })  : _levels = levels,
        _packed = packed,
        _byName = byName;

  /// Reads one in wire format.
  factory Closed.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Closed>(
    'shortwire.test.legacy.v1.Closed',
    Closed.new,
    [
      'level',
      'levels',
      'packed',
      'by_name',
      'chosen',
      'other',
    ],
  );

  /// `level`.
  Level? level;

  List<Level>? _levels;

  /// `levels`.
  List<Level> get levels => _levels ??= [];
  set levels(List<Level> $value) => _levels = $value;

  List<Level>? _packed;

  /// `packed`.
  List<Level> get packed => _packed ??= [];
  set packed(List<Level> $value) => _packed = $value;

  Map<String, Level>? _byName;

  /// `by_name`.
  Map<String, Level> get byName => _byName ??= {};
  set byName(Map<String, Level> $value) => _byName = $value;

  /// `chosen`.
  Level? chosen;

  /// `other`.
  String? other;

  /// Which member of `choice` is there.
  ClosedChoice get whichChoice {
    if (chosen != null) return ClosedChoice.chosen;
    if (other != null) return ClosedChoice.other;
    return ClosedChoice.notSet;
  }

  void _clearChoice() {
    chosen = null;
    other = null;
  }

  @override
  $sw.MessageType<Closed> get $type => messageType;

  @override
  List<Object?> get $values => [
        level,
        _levels ?? const [],
        _packed ?? const [],
        _byName ?? const {},
        chosen,
        other,
      ];

  @override
  void clear() {
    $unknown = null;
    level = null;
    _levels = null;
    _packed = null;
    _byName = null;
    chosen = null;
    other = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    var $oneof0 = false;
    if (other case final $v?) {
      if ($oneof0) $w.severalOf('shortwire.test.legacy.v1.Closed.choice');
      $oneof0 = true;
      $w.string($v, 0x32, 'shortwire.test.legacy.v1.Closed.other');
    }
    if (chosen case final $v?) {
      if ($oneof0) $w.severalOf('shortwire.test.legacy.v1.Closed.choice');
      $oneof0 = true;
      $w.int32($v.number, 0x28, 'shortwire.test.legacy.v1.Closed.chosen');
    }
    if (_byName case final $v? when $v.isNotEmpty) {
      final List<String> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('shortwire.test.legacy.v1.Closed.by_name');
        $w.int32(
          $v[$key]!.number,
          0x10,
          'shortwire.test.legacy.v1.Closed.by_name',
        );
        $w.string($key, 0x0a, 'shortwire.test.legacy.v1.Closed.by_name');
        $w.close($before, 0x22);
      }
    }
    if (_packed case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.int32($v[$i].number, 0, 'shortwire.test.legacy.v1.Closed.packed');
      }
      $w.length($before, 0x1a);
    }
    if (_levels case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.int32($v[$i].number, 0x10, 'shortwire.test.legacy.v1.Closed.levels');
      }
    }
    if (level case final $v?) {
      $w.int32($v.number, 0x08, 'shortwire.test.legacy.v1.Closed.level');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          final $number = Level.of(
            $r.int32('shortwire.test.legacy.v1.Closed.level'),
          );
          if ($number.name == null) {
            $unknown = $r.keepNumber(0x08, $number.number, $unknown);
          } else {
            level = $number;
          }
        case 0x12:
          final $end = $r.run('shortwire.test.legacy.v1.Closed.levels');
          final $list = _levels ??= [];
          while ($r.at < $r.end) {
            final $number = Level.of(
              $r.int32('shortwire.test.legacy.v1.Closed.levels'),
            );
            if ($number.name == null) {
              $unknown = $r.keepNumber(0x10, $number.number, $unknown);
            } else {
              $list.add($number);
            }
          }
          $r.end = $end;
        case 0x10:
          final $number = Level.of(
            $r.int32('shortwire.test.legacy.v1.Closed.levels'),
          );
          if ($number.name == null) {
            $unknown = $r.keepNumber(0x10, $number.number, $unknown);
          } else {
            (_levels ??= []).add($number);
          }
        case 0x1a:
          final $end = $r.run('shortwire.test.legacy.v1.Closed.packed');
          final $list = _packed ??= [];
          while ($r.at < $r.end) {
            final $number = Level.of(
              $r.int32('shortwire.test.legacy.v1.Closed.packed'),
            );
            if ($number.name == null) {
              $unknown = $r.keepNumber(0x18, $number.number, $unknown);
            } else {
              $list.add($number);
            }
          }
          $r.end = $end;
        case 0x18:
          final $number = Level.of(
            $r.int32('shortwire.test.legacy.v1.Closed.packed'),
          );
          if ($number.name == null) {
            $unknown = $r.keepNumber(0x18, $number.number, $unknown);
          } else {
            (_packed ??= []).add($number);
          }
        case 0x22:
          final $end = $r.enter('shortwire.test.legacy.v1.Closed.by_name');
          var $key = '';
          var $value = Level.low;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0a:
                $key = $r.looseString(
                  'shortwire.test.legacy.v1.Closed.by_name',
                );
              case 0x10:
                $value = Level.of(
                  $r.int32('shortwire.test.legacy.v1.Closed.by_name'),
                );
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          if ($value.name == null) {
            $unknown = $r.keepRun($start, $unknown);
          } else {
            (_byName ??= {})[$key] = $value;
          }
        case 0x28:
          final $number = Level.of(
            $r.int32('shortwire.test.legacy.v1.Closed.chosen'),
          );
          if ($number.name == null) {
            $unknown = $r.keepNumber(0x28, $number.number, $unknown);
          } else {
            _clearChoice();
            chosen = $number;
          }
        case 0x32:
          _clearChoice();
          other = $r.looseString('shortwire.test.legacy.v1.Closed.other');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A string here may hold anything.
final class Unchecked extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Unchecked({this.text});

  /// Reads one in wire format.
  factory Unchecked.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Unchecked>(
    'shortwire.test.legacy.v1.Unchecked',
    Unchecked.new,
    [
      'text',
    ],
  );

  /// `text`.
  String? text;

  @override
  $sw.MessageType<Unchecked> get $type => messageType;

  @override
  List<Object?> get $values => [
        text,
      ];

  @override
  void clear() {
    $unknown = null;
    text = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (text case final $v?) {
      $w.string($v, 0x0a, 'shortwire.test.legacy.v1.Unchecked.text');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          text = $r.looseString('shortwire.test.legacy.v1.Unchecked.text');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Which member of `choice` a [Holder] has.
enum HolderChoice {
  /// [Holder.chosen].
  chosen,

  /// None.
  notSet,
}

/// Holds messages with required fields in every way.
final class Holder extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Holder({
    this.one,
    List<Required>? many,
    this.chosen,
    Map<String, Required>? byName,
    this.deeper,
  })  : _many = many,
        _byName = byName;

  /// Reads one in wire format.
  factory Holder.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Holder>(
    'shortwire.test.legacy.v1.Holder',
    Holder.new,
    [
      'one',
      'many',
      'chosen',
      'by_name',
      'deeper',
    ],
  );

  /// `one`.
  Required? one;

  List<Required>? _many;

  /// `many`.
  List<Required> get many => _many ??= [];
  set many(List<Required> $value) => _many = $value;

  /// `chosen`.
  Required? chosen;

  Map<String, Required>? _byName;

  /// `by_name`.
  Map<String, Required> get byName => _byName ??= {};
  set byName(Map<String, Required> $value) => _byName = $value;

  /// `deeper`.
  Holder? deeper;

  /// Which member of `choice` is there.
  HolderChoice get whichChoice {
    if (chosen != null) return HolderChoice.chosen;
    return HolderChoice.notSet;
  }

  void _clearChoice() {
    chosen = null;
  }

  @override
  $sw.MessageType<Holder> get $type => messageType;

  @override
  List<Object?> get $values => [
        one,
        _many ?? const [],
        chosen,
        _byName ?? const {},
        deeper,
      ];

  @override
  void clear() {
    $unknown = null;
    one = null;
    _many = null;
    chosen = null;
    _byName = null;
    deeper = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (deeper case final $v?) {
      $w.message($v, 0x2a, 'shortwire.test.legacy.v1.Holder.deeper');
    }
    if (_byName case final $v? when $v.isNotEmpty) {
      final List<String> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('shortwire.test.legacy.v1.Holder.by_name');
        $w.message($v[$key]!, 0x12, 'shortwire.test.legacy.v1.Holder.by_name');
        $w.string($key, 0x0a, 'shortwire.test.legacy.v1.Holder.by_name');
        $w.close($before, 0x22);
      }
    }
    if (chosen case final $v?) {
      $w.message($v, 0x1a, 'shortwire.test.legacy.v1.Holder.chosen');
    }
    if (_many case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.message($v[$i], 0x12, 'shortwire.test.legacy.v1.Holder.many');
      }
    }
    if (one case final $v?) {
      $w.message($v, 0x0a, 'shortwire.test.legacy.v1.Holder.one');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $message = one ?? Required();
          final $end = $r.enter('shortwire.test.legacy.v1.Holder.one');
          $message.$merge($r);
          $r.leave($end);
          one = $message;
        case 0x12:
          final $message = Required();
          final $end = $r.enter('shortwire.test.legacy.v1.Holder.many');
          $message.$merge($r);
          $r.leave($end);
          (_many ??= []).add($message);
        case 0x1a:
          final $message = chosen ?? Required();
          final $end = $r.enter('shortwire.test.legacy.v1.Holder.chosen');
          $message.$merge($r);
          $r.leave($end);
          _clearChoice();
          chosen = $message;
        case 0x22:
          final $end = $r.enter('shortwire.test.legacy.v1.Holder.by_name');
          var $key = '';
          final $value = Required();
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0a:
                $key = $r.looseString(
                  'shortwire.test.legacy.v1.Holder.by_name',
                );
              case 0x12:
                final $valueEnd = $r.enter(
                  'shortwire.test.legacy.v1.Holder.by_name',
                );
                $value.$merge($r);
                $r.leave($valueEnd);
              default:
                $r.skip($tag);
            }
          }
          $value.$merge($r);
          $r.leave($end);
          (_byName ??= {})[$key] = $value;
        case 0x2a:
          final $message = deeper ?? Holder();
          final $end = $r.enter('shortwire.test.legacy.v1.Holder.deeper');
          $message.$merge($r);
          $r.leave($end);
          deeper = $message;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}
