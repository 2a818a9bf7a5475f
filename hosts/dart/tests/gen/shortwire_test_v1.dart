// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// One method for each thing that can cross the boundary, for the tests of every host.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// The fields of `shortwire.test.v1.Scalars` as item of a batch.
typedef ScalarsItem = ({
  double doubleValue,
  double floatValue,
  int int32Value,
  int int64Value,
  int uint32Value,
  int uint64Value,
  int sint32Value,
  int sint64Value,
  int fixed32Value,
  int fixed64Value,
  int sfixed32Value,
  int sfixed64Value,
  bool boolValue,
  String stringValue,
  Uint8List bytesValue,
  Color enumValue,
});

/// The fields of `shortwire.test.v1.Scalars` as columns of a batch.
typedef ScalarsColumns = ({
  Float64List doubleValue,
  Float32List floatValue,
  Int32List int32Value,
  Int64List int64Value,
  Uint32List uint32Value,
  Uint64List uint64Value,
  Int32List sint32Value,
  Int64List sint64Value,
  Uint32List fixed32Value,
  Uint64List fixed64Value,
  Int32List sfixed32Value,
  Int64List sfixed64Value,
  Uint8List boolValue,
  List<String> stringValue,
  List<Uint8List> bytesValue,
  Int32List enumValue,
});

/// The fields of `shortwire.test.v1.Presence` as item of a batch.
typedef PresenceItem = ({
  int? number,
  String? text,
  Uint8List? data,
  bool? flag,
  Color? color,
  double? real,
  int plain,
});

/// The fields of `shortwire.test.v1.Presence` as columns of a batch.
typedef PresenceColumns = ({
  List<int?> number,
  List<String?> text,
  List<Uint8List?> data,
  List<bool?> flag,
  List<Color?> color,
  List<double?> real,
  Int64List plain,
});

/// The fields of `shortwire.test.v1.WrapRequest` as item of a batch.
typedef WrapRequestItem = ({Uint8List head, Uint8List data, Uint8List tail});

/// The fields of `shortwire.test.v1.UnwrapRequest` as item of a batch.
typedef UnwrapRequestItem = ({Uint8List data, int head, int tail});

/// The fields of `shortwire.test.v1.Gathered` as columns of a batch.
typedef GatheredColumns = ({
  Int64List number,
  Uint64List position,
  Uint64List count,
});

/// The fields of `shortwire.test.v1.FailRequest` as item of a batch.
typedef FailRequestItem = ({int code, String message, int detail});

/// `shortwire.test.v1.Nested.Inner.Kind`.
final class NestedInnerKind extends $sw.ProtoEnum {
  const NestedInnerKind._(super.number, super.name);

  /// `KIND_UNSPECIFIED`.
  static const unspecified = NestedInnerKind._(0, 'KIND_UNSPECIFIED');

  /// `KIND_LEAF`.
  static const leaf = NestedInnerKind._(1, 'KIND_LEAF');

  /// All that the schema names.
  static const values = [
    unspecified,
    leaf,
  ];

  /// The value of a number, whether the schema names it or not.
  static NestedInnerKind of(int number) => switch (number) {
        0 => unspecified,
        1 => leaf,
        _ => NestedInnerKind._(number, null),
      };
}

/// `shortwire.test.v1.Color`.
final class Color extends $sw.ProtoEnum {
  const Color._(super.number, super.name);

  /// `COLOR_UNSPECIFIED`.
  static const unspecified = Color._(0, 'COLOR_UNSPECIFIED');

  /// `COLOR_RED`.
  static const red = Color._(1, 'COLOR_RED');

  /// `COLOR_GREEN`.
  static const green = Color._(2, 'COLOR_GREEN');

  /// `COLOR_BLUE`.
  static const blue = Color._(-3, 'COLOR_BLUE');

  /// All that the schema names.
  static const values = [
    unspecified,
    red,
    green,
    blue,
  ];

  /// The value of a number, whether the schema names it or not.
  static Color of(int number) => switch (number) {
        0 => unspecified,
        1 => red,
        2 => green,
        -3 => blue,
        _ => Color._(number, null),
      };
}

/// `shortwire.test.v1.DoubleValue`.
final class DoubleValue extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  DoubleValue({this.value = 0.0});

  /// Reads one in wire format.
  factory DoubleValue.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<DoubleValue>(
    'shortwire.test.v1.DoubleValue',
    DoubleValue.new,
    [
      'value',
    ],
  );

  /// `value`.
  double value;

  @override
  $sw.MessageType<DoubleValue> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
      ];

  @override
  void clear() {
    $unknown = null;
    value = 0.0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if ($sw.isSet(value)) $w.float64(value, 0x09);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x09:
          value = $r.float64('shortwire.test.v1.DoubleValue.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.FloatValue`.
final class FloatValue extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  FloatValue({this.value = 0.0});

  /// Reads one in wire format.
  factory FloatValue.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<FloatValue>(
    'shortwire.test.v1.FloatValue',
    FloatValue.new,
    [
      'value',
    ],
  );

  /// `value`.
  double value;

  @override
  $sw.MessageType<FloatValue> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
      ];

  @override
  void clear() {
    $unknown = null;
    value = 0.0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if ($sw.isSet(value)) $w.float(value, 0x0d);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0d:
          value = $r.float('shortwire.test.v1.FloatValue.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Int32Value`.
final class Int32Value extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Int32Value({this.value = 0});

  /// Reads one in wire format.
  factory Int32Value.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Int32Value>(
    'shortwire.test.v1.Int32Value',
    Int32Value.new,
    [
      'value',
    ],
  );

  /// `value`.
  int value;

  @override
  $sw.MessageType<Int32Value> get $type => messageType;

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
    if (value != 0) $w.int32(value, 0x08, 'shortwire.test.v1.Int32Value.value');
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          value = $r.int32('shortwire.test.v1.Int32Value.value');
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

/// `shortwire.test.v1.Uint32Value`.
final class Uint32Value extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Uint32Value({this.value = 0});

  /// Reads one in wire format.
  factory Uint32Value.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Uint32Value>(
    'shortwire.test.v1.Uint32Value',
    Uint32Value.new,
    [
      'value',
    ],
  );

  /// `value`.
  int value;

  @override
  $sw.MessageType<Uint32Value> get $type => messageType;

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
    if (value != 0) {
      $w.uint32(value, 0x08, 'shortwire.test.v1.Uint32Value.value');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          value = $r.uint32('shortwire.test.v1.Uint32Value.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Uint64Value`.
final class Uint64Value extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Uint64Value({this.value = 0});

  /// Reads one in wire format.
  factory Uint64Value.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Uint64Value>(
    'shortwire.test.v1.Uint64Value',
    Uint64Value.new,
    [
      'value',
    ],
  );

  /// `value`.
  int value;

  @override
  $sw.MessageType<Uint64Value> get $type => messageType;

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
          value = $r.varint('shortwire.test.v1.Uint64Value.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Sint32Value`.
final class Sint32Value extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Sint32Value({this.value = 0});

  /// Reads one in wire format.
  factory Sint32Value.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Sint32Value>(
    'shortwire.test.v1.Sint32Value',
    Sint32Value.new,
    [
      'value',
    ],
  );

  /// `value`.
  int value;

  @override
  $sw.MessageType<Sint32Value> get $type => messageType;

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
    if (value != 0) {
      $w.sint32(value, 0x08, 'shortwire.test.v1.Sint32Value.value');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          value = $r.sint32('shortwire.test.v1.Sint32Value.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Sint64Value`.
final class Sint64Value extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Sint64Value({this.value = 0});

  /// Reads one in wire format.
  factory Sint64Value.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Sint64Value>(
    'shortwire.test.v1.Sint64Value',
    Sint64Value.new,
    [
      'value',
    ],
  );

  /// `value`.
  int value;

  @override
  $sw.MessageType<Sint64Value> get $type => messageType;

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
    if (value != 0) $w.sint64(value, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          value = $r.sint64('shortwire.test.v1.Sint64Value.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Fixed32Value`.
final class Fixed32Value extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Fixed32Value({this.value = 0});

  /// Reads one in wire format.
  factory Fixed32Value.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Fixed32Value>(
    'shortwire.test.v1.Fixed32Value',
    Fixed32Value.new,
    [
      'value',
    ],
  );

  /// `value`.
  int value;

  @override
  $sw.MessageType<Fixed32Value> get $type => messageType;

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
    if (value != 0) {
      $w.fixed32(value, 0x0d, 'shortwire.test.v1.Fixed32Value.value');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0d:
          value = $r.fixed32('shortwire.test.v1.Fixed32Value.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Fixed64Value`.
final class Fixed64Value extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Fixed64Value({this.value = 0});

  /// Reads one in wire format.
  factory Fixed64Value.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Fixed64Value>(
    'shortwire.test.v1.Fixed64Value',
    Fixed64Value.new,
    [
      'value',
    ],
  );

  /// `value`.
  int value;

  @override
  $sw.MessageType<Fixed64Value> get $type => messageType;

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
    if (value != 0) $w.fixed64(value, 0x09);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x09:
          value = $r.fixed64('shortwire.test.v1.Fixed64Value.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Sfixed32Value`.
final class Sfixed32Value extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Sfixed32Value({this.value = 0});

  /// Reads one in wire format.
  factory Sfixed32Value.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Sfixed32Value>(
    'shortwire.test.v1.Sfixed32Value',
    Sfixed32Value.new,
    [
      'value',
    ],
  );

  /// `value`.
  int value;

  @override
  $sw.MessageType<Sfixed32Value> get $type => messageType;

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
    if (value != 0) {
      $w.sfixed32(value, 0x0d, 'shortwire.test.v1.Sfixed32Value.value');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0d:
          value = $r.sfixed32('shortwire.test.v1.Sfixed32Value.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Sfixed64Value`.
final class Sfixed64Value extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Sfixed64Value({this.value = 0});

  /// Reads one in wire format.
  factory Sfixed64Value.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Sfixed64Value>(
    'shortwire.test.v1.Sfixed64Value',
    Sfixed64Value.new,
    [
      'value',
    ],
  );

  /// `value`.
  int value;

  @override
  $sw.MessageType<Sfixed64Value> get $type => messageType;

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
    if (value != 0) $w.fixed64(value, 0x09);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x09:
          value = $r.fixed64('shortwire.test.v1.Sfixed64Value.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.BoolValue`.
final class BoolValue extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  BoolValue({this.value = false});

  /// Reads one in wire format.
  factory BoolValue.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<BoolValue>(
    'shortwire.test.v1.BoolValue',
    BoolValue.new,
    [
      'value',
    ],
  );

  /// `value`.
  bool value;

  @override
  $sw.MessageType<BoolValue> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
      ];

  @override
  void clear() {
    $unknown = null;
    value = false;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (value) $w.boolean(value, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          value = $r.boolean('shortwire.test.v1.BoolValue.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.StringValue`.
final class StringValue extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  StringValue({this.value = ''});

  /// Reads one in wire format.
  factory StringValue.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<StringValue>(
    'shortwire.test.v1.StringValue',
    StringValue.new,
    [
      'value',
    ],
  );

  /// `value`.
  String value;

  @override
  $sw.MessageType<StringValue> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
      ];

  @override
  void clear() {
    $unknown = null;
    value = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
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
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.BytesValue`.
final class BytesValue extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  BytesValue({Uint8List? value})
      : value = value ?? $sw.noBytes;

  /// Reads one in wire format.
  factory BytesValue.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<BytesValue>(
    'shortwire.test.v1.BytesValue',
    BytesValue.new,
    [
      'value',
    ],
  );

  /// `value`.
  Uint8List value;

  @override
  $sw.MessageType<BytesValue> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
      ];

  @override
  void clear() {
    $unknown = null;
    value = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (value.isNotEmpty) $w.bytes(value, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          value = $r.bytes('shortwire.test.v1.BytesValue.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.EnumValue`.
final class EnumValue extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  EnumValue({this.value = Color.unspecified});

  /// Reads one in wire format.
  factory EnumValue.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<EnumValue>(
    'shortwire.test.v1.EnumValue',
    EnumValue.new,
    [
      'value',
    ],
  );

  /// `value`.
  Color value;

  @override
  $sw.MessageType<EnumValue> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
      ];

  @override
  void clear() {
    $unknown = null;
    value = Color.unspecified;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (value.number != 0) {
      $w.int32(value.number, 0x08, 'shortwire.test.v1.EnumValue.value');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          value = Color.of($r.int32('shortwire.test.v1.EnumValue.value'));
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Empty`.
final class Empty extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Empty();

  /// Reads one in wire format.
  factory Empty.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Empty>(
    'shortwire.test.v1.Empty',
    Empty.new,
    [],
  );

  @override
  $sw.MessageType<Empty> get $type => messageType;

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

/// Every singular type at once.
final class Scalars extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Scalars({
    this.doubleValue = 0.0,
    this.floatValue = 0.0,
    this.int32Value = 0,
    this.int64Value = 0,
    this.uint32Value = 0,
    this.uint64Value = 0,
    this.sint32Value = 0,
    this.sint64Value = 0,
    this.fixed32Value = 0,
    this.fixed64Value = 0,
    this.sfixed32Value = 0,
    this.sfixed64Value = 0,
    this.boolValue = false,
    this.stringValue = '',
    Uint8List? bytesValue,
    this.enumValue = Color.unspecified,
  })  : bytesValue = bytesValue ?? $sw.noBytes;

  /// Reads one in wire format.
  factory Scalars.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Scalars>(
    'shortwire.test.v1.Scalars',
    Scalars.new,
    [
      'double_value',
      'float_value',
      'int32_value',
      'int64_value',
      'uint32_value',
      'uint64_value',
      'sint32_value',
      'sint64_value',
      'fixed32_value',
      'fixed64_value',
      'sfixed32_value',
      'sfixed64_value',
      'bool_value',
      'string_value',
      'bytes_value',
      'enum_value',
    ],
  );

  /// `double_value`.
  double doubleValue;

  /// `float_value`.
  double floatValue;

  /// `int32_value`.
  int int32Value;

  /// `int64_value`.
  int int64Value;

  /// `uint32_value`.
  int uint32Value;

  /// `uint64_value`.
  int uint64Value;

  /// `sint32_value`.
  int sint32Value;

  /// `sint64_value`.
  int sint64Value;

  /// `fixed32_value`.
  int fixed32Value;

  /// `fixed64_value`.
  int fixed64Value;

  /// `sfixed32_value`.
  int sfixed32Value;

  /// `sfixed64_value`.
  int sfixed64Value;

  /// `bool_value`.
  bool boolValue;

  /// `string_value`.
  String stringValue;

  /// `bytes_value`.
  Uint8List bytesValue;

  /// `enum_value`.
  Color enumValue;

  @override
  $sw.MessageType<Scalars> get $type => messageType;

  @override
  List<Object?> get $values => [
        doubleValue,
        floatValue,
        int32Value,
        int64Value,
        uint32Value,
        uint64Value,
        sint32Value,
        sint64Value,
        fixed32Value,
        fixed64Value,
        sfixed32Value,
        sfixed64Value,
        boolValue,
        stringValue,
        bytesValue,
        enumValue,
      ];

  @override
  void clear() {
    $unknown = null;
    doubleValue = 0.0;
    floatValue = 0.0;
    int32Value = 0;
    int64Value = 0;
    uint32Value = 0;
    uint64Value = 0;
    sint32Value = 0;
    sint64Value = 0;
    fixed32Value = 0;
    fixed64Value = 0;
    sfixed32Value = 0;
    sfixed64Value = 0;
    boolValue = false;
    stringValue = '';
    bytesValue = $sw.noBytes;
    enumValue = Color.unspecified;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (enumValue.number != 0) {
      $w.int32(enumValue.number, 0x80, 'shortwire.test.v1.Scalars.enum_value');
    }
    if (bytesValue.isNotEmpty) $w.bytes(bytesValue, 0x7a);
    if (stringValue.isNotEmpty) {
      $w.string(stringValue, 0x72, 'shortwire.test.v1.Scalars.string_value');
    }
    if (boolValue) $w.boolean(boolValue, 0x68);
    if (sfixed64Value != 0) $w.fixed64(sfixed64Value, 0x61);
    if (sfixed32Value != 0) {
      $w.sfixed32(
        sfixed32Value,
        0x5d,
        'shortwire.test.v1.Scalars.sfixed32_value',
      );
    }
    if (fixed64Value != 0) $w.fixed64(fixed64Value, 0x51);
    if (fixed32Value != 0) {
      $w.fixed32(fixed32Value, 0x4d, 'shortwire.test.v1.Scalars.fixed32_value');
    }
    if (sint64Value != 0) $w.sint64(sint64Value, 0x40);
    if (sint32Value != 0) {
      $w.sint32(sint32Value, 0x38, 'shortwire.test.v1.Scalars.sint32_value');
    }
    if (uint64Value != 0) $w.varint(uint64Value, 0x30);
    if (uint32Value != 0) {
      $w.uint32(uint32Value, 0x28, 'shortwire.test.v1.Scalars.uint32_value');
    }
    if (int64Value != 0) $w.varint(int64Value, 0x20);
    if (int32Value != 0) {
      $w.int32(int32Value, 0x18, 'shortwire.test.v1.Scalars.int32_value');
    }
    if ($sw.isSet(floatValue)) $w.float(floatValue, 0x15);
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
        case 0x15:
          floatValue = $r.float('shortwire.test.v1.Scalars.float_value');
        case 0x18:
          int32Value = $r.int32('shortwire.test.v1.Scalars.int32_value');
        case 0x20:
          int64Value = $r.varint('shortwire.test.v1.Scalars.int64_value');
        case 0x28:
          uint32Value = $r.uint32('shortwire.test.v1.Scalars.uint32_value');
        case 0x30:
          uint64Value = $r.varint('shortwire.test.v1.Scalars.uint64_value');
        case 0x38:
          sint32Value = $r.sint32('shortwire.test.v1.Scalars.sint32_value');
        case 0x40:
          sint64Value = $r.sint64('shortwire.test.v1.Scalars.sint64_value');
        case 0x4d:
          fixed32Value = $r.fixed32('shortwire.test.v1.Scalars.fixed32_value');
        case 0x51:
          fixed64Value = $r.fixed64('shortwire.test.v1.Scalars.fixed64_value');
        case 0x5d:
          sfixed32Value = $r.sfixed32(
            'shortwire.test.v1.Scalars.sfixed32_value',
          );
        case 0x61:
          sfixed64Value = $r.fixed64(
            'shortwire.test.v1.Scalars.sfixed64_value',
          );
        case 0x68:
          boolValue = $r.boolean('shortwire.test.v1.Scalars.bool_value');
        case 0x72:
          stringValue = $r.string('shortwire.test.v1.Scalars.string_value');
        case 0x7a:
          bytesValue = $r.bytes('shortwire.test.v1.Scalars.bytes_value');
        case 0x80:
          enumValue = Color.of(
            $r.int32('shortwire.test.v1.Scalars.enum_value'),
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Absent is not the same as zero.
final class Presence extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Presence({
    this.number,
    this.text,
    this.data,
    this.flag,
    this.color,
    this.real,
    this.plain = 0,
  });

  /// Reads one in wire format.
  factory Presence.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Presence>(
    'shortwire.test.v1.Presence',
    Presence.new,
    [
      'number',
      'text',
      'data',
      'flag',
      'color',
      'real',
      'plain',
    ],
  );

  /// `number`.
  int? number;

  /// `text`.
  String? text;

  /// `data`.
  Uint8List? data;

  /// `flag`.
  bool? flag;

  /// `color`.
  Color? color;

  /// `real`.
  double? real;

  /// `plain`.
  int plain;

  @override
  $sw.MessageType<Presence> get $type => messageType;

  @override
  List<Object?> get $values => [
        number,
        text,
        data,
        flag,
        color,
        real,
        plain,
      ];

  @override
  void clear() {
    $unknown = null;
    number = null;
    text = null;
    data = null;
    flag = null;
    color = null;
    real = null;
    plain = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (plain != 0) $w.varint(plain, 0x38);
    if (real case final $v?) {
      $w.float64($v, 0x31);
    }
    if (color case final $v?) {
      $w.int32($v.number, 0x28, 'shortwire.test.v1.Presence.color');
    }
    if (flag case final $v?) {
      $w.boolean($v, 0x20);
    }
    if (data case final $v?) {
      $w.bytes($v, 0x1a);
    }
    if (text case final $v?) {
      $w.string($v, 0x12, 'shortwire.test.v1.Presence.text');
    }
    if (number case final $v?) {
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
          number = $r.varint('shortwire.test.v1.Presence.number');
        case 0x12:
          text = $r.string('shortwire.test.v1.Presence.text');
        case 0x1a:
          data = $r.bytes('shortwire.test.v1.Presence.data');
        case 0x20:
          flag = $r.boolean('shortwire.test.v1.Presence.flag');
        case 0x28:
          color = Color.of($r.int32('shortwire.test.v1.Presence.color'));
        case 0x31:
          real = $r.float64('shortwire.test.v1.Presence.real');
        case 0x38:
          plain = $r.varint('shortwire.test.v1.Presence.plain');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Numbers and enums are packed here.
final class Repeated extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Repeated({
    List<double>? doubles,
    List<double>? floats,
    List<int>? int32s,
    List<int>? int64s,
    List<int>? uint32s,
    List<int>? uint64s,
    List<int>? sint32s,
    List<int>? sint64s,
    List<int>? fixed32s,
    List<int>? fixed64s,
    List<int>? sfixed32s,
    List<int>? sfixed64s,
    List<bool>? bools,
    List<String>? strings,
    List<Uint8List>? blobs,
    List<Color>? colors,
    List<Scalars>? messages,
  })  : _doubles = doubles,
        _floats = floats,
        _int32s = int32s,
        _int64s = int64s,
        _uint32s = uint32s,
        _uint64s = uint64s,
        _sint32s = sint32s,
        _sint64s = sint64s,
        _fixed32s = fixed32s,
        _fixed64s = fixed64s,
        _sfixed32s = sfixed32s,
        _sfixed64s = sfixed64s,
        _bools = bools,
        _strings = strings,
        _blobs = blobs,
        _colors = colors,
        _messages = messages;

  /// Reads one in wire format.
  factory Repeated.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Repeated>(
    'shortwire.test.v1.Repeated',
    Repeated.new,
    [
      'doubles',
      'floats',
      'int32s',
      'int64s',
      'uint32s',
      'uint64s',
      'sint32s',
      'sint64s',
      'fixed32s',
      'fixed64s',
      'sfixed32s',
      'sfixed64s',
      'bools',
      'strings',
      'blobs',
      'colors',
      'messages',
    ],
  );

  List<double>? _doubles;

  /// `doubles`.
  List<double> get doubles => _doubles ??= [];
  set doubles(List<double> $value) => _doubles = $value;

  List<double>? _floats;

  /// `floats`.
  List<double> get floats => _floats ??= [];
  set floats(List<double> $value) => _floats = $value;

  List<int>? _int32s;

  /// `int32s`.
  List<int> get int32s => _int32s ??= [];
  set int32s(List<int> $value) => _int32s = $value;

  List<int>? _int64s;

  /// `int64s`.
  List<int> get int64s => _int64s ??= [];
  set int64s(List<int> $value) => _int64s = $value;

  List<int>? _uint32s;

  /// `uint32s`.
  List<int> get uint32s => _uint32s ??= [];
  set uint32s(List<int> $value) => _uint32s = $value;

  List<int>? _uint64s;

  /// `uint64s`.
  List<int> get uint64s => _uint64s ??= [];
  set uint64s(List<int> $value) => _uint64s = $value;

  List<int>? _sint32s;

  /// `sint32s`.
  List<int> get sint32s => _sint32s ??= [];
  set sint32s(List<int> $value) => _sint32s = $value;

  List<int>? _sint64s;

  /// `sint64s`.
  List<int> get sint64s => _sint64s ??= [];
  set sint64s(List<int> $value) => _sint64s = $value;

  List<int>? _fixed32s;

  /// `fixed32s`.
  List<int> get fixed32s => _fixed32s ??= [];
  set fixed32s(List<int> $value) => _fixed32s = $value;

  List<int>? _fixed64s;

  /// `fixed64s`.
  List<int> get fixed64s => _fixed64s ??= [];
  set fixed64s(List<int> $value) => _fixed64s = $value;

  List<int>? _sfixed32s;

  /// `sfixed32s`.
  List<int> get sfixed32s => _sfixed32s ??= [];
  set sfixed32s(List<int> $value) => _sfixed32s = $value;

  List<int>? _sfixed64s;

  /// `sfixed64s`.
  List<int> get sfixed64s => _sfixed64s ??= [];
  set sfixed64s(List<int> $value) => _sfixed64s = $value;

  List<bool>? _bools;

  /// `bools`.
  List<bool> get bools => _bools ??= [];
  set bools(List<bool> $value) => _bools = $value;

  List<String>? _strings;

  /// `strings`.
  List<String> get strings => _strings ??= [];
  set strings(List<String> $value) => _strings = $value;

  List<Uint8List>? _blobs;

  /// `blobs`.
  List<Uint8List> get blobs => _blobs ??= [];
  set blobs(List<Uint8List> $value) => _blobs = $value;

  List<Color>? _colors;

  /// `colors`.
  List<Color> get colors => _colors ??= [];
  set colors(List<Color> $value) => _colors = $value;

  List<Scalars>? _messages;

  /// `messages`.
  List<Scalars> get messages => _messages ??= [];
  set messages(List<Scalars> $value) => _messages = $value;

  @override
  $sw.MessageType<Repeated> get $type => messageType;

  @override
  List<Object?> get $values => [
        _doubles ?? const [],
        _floats ?? const [],
        _int32s ?? const [],
        _int64s ?? const [],
        _uint32s ?? const [],
        _uint64s ?? const [],
        _sint32s ?? const [],
        _sint64s ?? const [],
        _fixed32s ?? const [],
        _fixed64s ?? const [],
        _sfixed32s ?? const [],
        _sfixed64s ?? const [],
        _bools ?? const [],
        _strings ?? const [],
        _blobs ?? const [],
        _colors ?? const [],
        _messages ?? const [],
      ];

  @override
  void clear() {
    $unknown = null;
    _doubles = null;
    _floats = null;
    _int32s = null;
    _int64s = null;
    _uint32s = null;
    _uint64s = null;
    _sint32s = null;
    _sint64s = null;
    _fixed32s = null;
    _fixed64s = null;
    _sfixed32s = null;
    _sfixed64s = null;
    _bools = null;
    _strings = null;
    _blobs = null;
    _colors = null;
    _messages = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_messages case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.message($v[$i], 0x8a, 'shortwire.test.v1.Repeated.messages');
      }
    }
    if (_colors case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.int32($v[$i].number, 0, 'shortwire.test.v1.Repeated.colors');
      }
      $w.length($before, 0x82);
    }
    if (_blobs case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.bytes($v[$i], 0x7a);
      }
    }
    if (_strings case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.string($v[$i], 0x72, 'shortwire.test.v1.Repeated.strings');
      }
    }
    if (_bools case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.boolean($v[$i], 0);
      }
      $w.length($before, 0x6a);
    }
    if (_sfixed64s case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.fixed64($v[$i], 0);
      }
      $w.length($before, 0x62);
    }
    if (_sfixed32s case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.sfixed32($v[$i], 0, 'shortwire.test.v1.Repeated.sfixed32s');
      }
      $w.length($before, 0x5a);
    }
    if (_fixed64s case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.fixed64($v[$i], 0);
      }
      $w.length($before, 0x52);
    }
    if (_fixed32s case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.fixed32($v[$i], 0, 'shortwire.test.v1.Repeated.fixed32s');
      }
      $w.length($before, 0x4a);
    }
    if (_sint64s case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.sint64($v[$i], 0);
      }
      $w.length($before, 0x42);
    }
    if (_sint32s case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.sint32($v[$i], 0, 'shortwire.test.v1.Repeated.sint32s');
      }
      $w.length($before, 0x3a);
    }
    if (_uint64s case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.varint($v[$i], 0);
      }
      $w.length($before, 0x32);
    }
    if (_uint32s case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.uint32($v[$i], 0, 'shortwire.test.v1.Repeated.uint32s');
      }
      $w.length($before, 0x2a);
    }
    if (_int64s case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.varint($v[$i], 0);
      }
      $w.length($before, 0x22);
    }
    if (_int32s case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.int32($v[$i], 0, 'shortwire.test.v1.Repeated.int32s');
      }
      $w.length($before, 0x1a);
    }
    if (_floats case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.float($v[$i], 0);
      }
      $w.length($before, 0x12);
    }
    if (_doubles case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.float64($v[$i], 0);
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
          final $end = $r.run('shortwire.test.v1.Repeated.doubles');
          final $list = _doubles ??= [];
          while ($r.at < $r.end) {
            $list.add($r.float64('shortwire.test.v1.Repeated.doubles'));
          }
          $r.end = $end;
        case 0x09:
          (_doubles ??= []).add(
            $r.float64('shortwire.test.v1.Repeated.doubles'),
          );
        case 0x12:
          final $end = $r.run('shortwire.test.v1.Repeated.floats');
          final $list = _floats ??= [];
          while ($r.at < $r.end) {
            $list.add($r.float('shortwire.test.v1.Repeated.floats'));
          }
          $r.end = $end;
        case 0x15:
          (_floats ??= []).add($r.float('shortwire.test.v1.Repeated.floats'));
        case 0x1a:
          final $end = $r.run('shortwire.test.v1.Repeated.int32s');
          final $list = _int32s ??= [];
          while ($r.at < $r.end) {
            $list.add($r.int32('shortwire.test.v1.Repeated.int32s'));
          }
          $r.end = $end;
        case 0x18:
          (_int32s ??= []).add($r.int32('shortwire.test.v1.Repeated.int32s'));
        case 0x22:
          final $end = $r.run('shortwire.test.v1.Repeated.int64s');
          final $list = _int64s ??= [];
          while ($r.at < $r.end) {
            $list.add($r.varint('shortwire.test.v1.Repeated.int64s'));
          }
          $r.end = $end;
        case 0x20:
          (_int64s ??= []).add($r.varint('shortwire.test.v1.Repeated.int64s'));
        case 0x2a:
          final $end = $r.run('shortwire.test.v1.Repeated.uint32s');
          final $list = _uint32s ??= [];
          while ($r.at < $r.end) {
            $list.add($r.uint32('shortwire.test.v1.Repeated.uint32s'));
          }
          $r.end = $end;
        case 0x28:
          (_uint32s ??= []).add(
            $r.uint32('shortwire.test.v1.Repeated.uint32s'),
          );
        case 0x32:
          final $end = $r.run('shortwire.test.v1.Repeated.uint64s');
          final $list = _uint64s ??= [];
          while ($r.at < $r.end) {
            $list.add($r.varint('shortwire.test.v1.Repeated.uint64s'));
          }
          $r.end = $end;
        case 0x30:
          (_uint64s ??= []).add(
            $r.varint('shortwire.test.v1.Repeated.uint64s'),
          );
        case 0x3a:
          final $end = $r.run('shortwire.test.v1.Repeated.sint32s');
          final $list = _sint32s ??= [];
          while ($r.at < $r.end) {
            $list.add($r.sint32('shortwire.test.v1.Repeated.sint32s'));
          }
          $r.end = $end;
        case 0x38:
          (_sint32s ??= []).add(
            $r.sint32('shortwire.test.v1.Repeated.sint32s'),
          );
        case 0x42:
          final $end = $r.run('shortwire.test.v1.Repeated.sint64s');
          final $list = _sint64s ??= [];
          while ($r.at < $r.end) {
            $list.add($r.sint64('shortwire.test.v1.Repeated.sint64s'));
          }
          $r.end = $end;
        case 0x40:
          (_sint64s ??= []).add(
            $r.sint64('shortwire.test.v1.Repeated.sint64s'),
          );
        case 0x4a:
          final $end = $r.run('shortwire.test.v1.Repeated.fixed32s');
          final $list = _fixed32s ??= [];
          while ($r.at < $r.end) {
            $list.add($r.fixed32('shortwire.test.v1.Repeated.fixed32s'));
          }
          $r.end = $end;
        case 0x4d:
          (_fixed32s ??= []).add(
            $r.fixed32('shortwire.test.v1.Repeated.fixed32s'),
          );
        case 0x52:
          final $end = $r.run('shortwire.test.v1.Repeated.fixed64s');
          final $list = _fixed64s ??= [];
          while ($r.at < $r.end) {
            $list.add($r.fixed64('shortwire.test.v1.Repeated.fixed64s'));
          }
          $r.end = $end;
        case 0x51:
          (_fixed64s ??= []).add(
            $r.fixed64('shortwire.test.v1.Repeated.fixed64s'),
          );
        case 0x5a:
          final $end = $r.run('shortwire.test.v1.Repeated.sfixed32s');
          final $list = _sfixed32s ??= [];
          while ($r.at < $r.end) {
            $list.add($r.sfixed32('shortwire.test.v1.Repeated.sfixed32s'));
          }
          $r.end = $end;
        case 0x5d:
          (_sfixed32s ??= []).add(
            $r.sfixed32('shortwire.test.v1.Repeated.sfixed32s'),
          );
        case 0x62:
          final $end = $r.run('shortwire.test.v1.Repeated.sfixed64s');
          final $list = _sfixed64s ??= [];
          while ($r.at < $r.end) {
            $list.add($r.fixed64('shortwire.test.v1.Repeated.sfixed64s'));
          }
          $r.end = $end;
        case 0x61:
          (_sfixed64s ??= []).add(
            $r.fixed64('shortwire.test.v1.Repeated.sfixed64s'),
          );
        case 0x6a:
          final $end = $r.run('shortwire.test.v1.Repeated.bools');
          final $list = _bools ??= [];
          while ($r.at < $r.end) {
            $list.add($r.boolean('shortwire.test.v1.Repeated.bools'));
          }
          $r.end = $end;
        case 0x68:
          (_bools ??= []).add($r.boolean('shortwire.test.v1.Repeated.bools'));
        case 0x72:
          (_strings ??= []).add(
            $r.string('shortwire.test.v1.Repeated.strings'),
          );
        case 0x7a:
          (_blobs ??= []).add($r.bytes('shortwire.test.v1.Repeated.blobs'));
        case 0x82:
          final $end = $r.run('shortwire.test.v1.Repeated.colors');
          final $list = _colors ??= [];
          while ($r.at < $r.end) {
            $list.add(Color.of($r.int32('shortwire.test.v1.Repeated.colors')));
          }
          $r.end = $end;
        case 0x80:
          (_colors ??= []).add(
            Color.of($r.int32('shortwire.test.v1.Repeated.colors')),
          );
        case 0x8a:
          final $message = Scalars();
          final $end = $r.enter('shortwire.test.v1.Repeated.messages');
          $message.$merge($r);
          $r.leave($end);
          (_messages ??= []).add($message);
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// The same without packing.
final class Unpacked extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Unpacked({List<int>? int64s, List<double>? doubles, List<Color>? colors})
      : _int64s = int64s,
        _doubles = doubles,
        _colors = colors;

  /// Reads one in wire format.
  factory Unpacked.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Unpacked>(
    'shortwire.test.v1.Unpacked',
    Unpacked.new,
    [
      'int64s',
      'doubles',
      'colors',
    ],
  );

  List<int>? _int64s;

  /// `int64s`.
  List<int> get int64s => _int64s ??= [];
  set int64s(List<int> $value) => _int64s = $value;

  List<double>? _doubles;

  /// `doubles`.
  List<double> get doubles => _doubles ??= [];
  set doubles(List<double> $value) => _doubles = $value;

  List<Color>? _colors;

  /// `colors`.
  List<Color> get colors => _colors ??= [];
  set colors(List<Color> $value) => _colors = $value;

  @override
  $sw.MessageType<Unpacked> get $type => messageType;

  @override
  List<Object?> get $values => [
        _int64s ?? const [],
        _doubles ?? const [],
        _colors ?? const [],
      ];

  @override
  void clear() {
    $unknown = null;
    _int64s = null;
    _doubles = null;
    _colors = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_colors case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.int32($v[$i].number, 0x18, 'shortwire.test.v1.Unpacked.colors');
      }
    }
    if (_doubles case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.float64($v[$i], 0x11);
      }
    }
    if (_int64s case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.varint($v[$i], 0x08);
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
          final $end = $r.run('shortwire.test.v1.Unpacked.int64s');
          final $list = _int64s ??= [];
          while ($r.at < $r.end) {
            $list.add($r.varint('shortwire.test.v1.Unpacked.int64s'));
          }
          $r.end = $end;
        case 0x08:
          (_int64s ??= []).add($r.varint('shortwire.test.v1.Unpacked.int64s'));
        case 0x12:
          final $end = $r.run('shortwire.test.v1.Unpacked.doubles');
          final $list = _doubles ??= [];
          while ($r.at < $r.end) {
            $list.add($r.float64('shortwire.test.v1.Unpacked.doubles'));
          }
          $r.end = $end;
        case 0x11:
          (_doubles ??= []).add(
            $r.float64('shortwire.test.v1.Unpacked.doubles'),
          );
        case 0x1a:
          final $end = $r.run('shortwire.test.v1.Unpacked.colors');
          final $list = _colors ??= [];
          while ($r.at < $r.end) {
            $list.add(Color.of($r.int32('shortwire.test.v1.Unpacked.colors')));
          }
          $r.end = $end;
        case 0x18:
          (_colors ??= []).add(
            Color.of($r.int32('shortwire.test.v1.Unpacked.colors')),
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Maps`.
final class Maps extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Maps({
    Map<String, String>? strings,
    Map<String, double>? doubles,
    Map<int, int>? int32s,
    Map<int, Uint8List>? blobs,
    Map<bool, Color>? colors,
    Map<String, Scalars>? messages,
    Map<int, bool>? flags,
  })  : _strings = strings,
        _doubles = doubles,
        _int32s = int32s,
        _blobs = blobs,
        _colors = colors,
        _messages = messages,
        _flags = flags;

  /// Reads one in wire format.
  factory Maps.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Maps>(
    'shortwire.test.v1.Maps',
    Maps.new,
    [
      'strings',
      'doubles',
      'int32s',
      'blobs',
      'colors',
      'messages',
      'flags',
    ],
  );

  Map<String, String>? _strings;

  /// `strings`.
  Map<String, String> get strings => _strings ??= {};
  set strings(Map<String, String> $value) => _strings = $value;

  Map<String, double>? _doubles;

  /// `doubles`.
  Map<String, double> get doubles => _doubles ??= {};
  set doubles(Map<String, double> $value) => _doubles = $value;

  Map<int, int>? _int32s;

  /// `int32s`.
  Map<int, int> get int32s => _int32s ??= {};
  set int32s(Map<int, int> $value) => _int32s = $value;

  Map<int, Uint8List>? _blobs;

  /// `blobs`.
  Map<int, Uint8List> get blobs => _blobs ??= {};
  set blobs(Map<int, Uint8List> $value) => _blobs = $value;

  Map<bool, Color>? _colors;

  /// `colors`.
  Map<bool, Color> get colors => _colors ??= {};
  set colors(Map<bool, Color> $value) => _colors = $value;

  Map<String, Scalars>? _messages;

  /// `messages`.
  Map<String, Scalars> get messages => _messages ??= {};
  set messages(Map<String, Scalars> $value) => _messages = $value;

  Map<int, bool>? _flags;

  /// `flags`.
  Map<int, bool> get flags => _flags ??= {};
  set flags(Map<int, bool> $value) => _flags = $value;

  @override
  $sw.MessageType<Maps> get $type => messageType;

  @override
  List<Object?> get $values => [
        _strings ?? const {},
        _doubles ?? const {},
        _int32s ?? const {},
        _blobs ?? const {},
        _colors ?? const {},
        _messages ?? const {},
        _flags ?? const {},
      ];

  @override
  void clear() {
    $unknown = null;
    _strings = null;
    _doubles = null;
    _int32s = null;
    _blobs = null;
    _colors = null;
    _messages = null;
    _flags = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_flags case final $v? when $v.isNotEmpty) {
      final List<int> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('shortwire.test.v1.Maps.flags');
        $w.boolean($v[$key]!, 0x10);
        $w.fixed64($key, 0x09);
        $w.close($before, 0x3a);
      }
    }
    if (_messages case final $v? when $v.isNotEmpty) {
      final List<String> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('shortwire.test.v1.Maps.messages');
        $w.message($v[$key]!, 0x12, 'shortwire.test.v1.Maps.messages');
        $w.string($key, 0x0a, 'shortwire.test.v1.Maps.messages');
        $w.close($before, 0x32);
      }
    }
    if (_colors case final $v? when $v.isNotEmpty) {
      final List<bool> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('shortwire.test.v1.Maps.colors');
        $w.int32($v[$key]!.number, 0x10, 'shortwire.test.v1.Maps.colors');
        $w.boolean($key, 0x08);
        $w.close($before, 0x2a);
      }
    }
    if (_blobs case final $v? when $v.isNotEmpty) {
      final List<int> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('shortwire.test.v1.Maps.blobs');
        $w.bytes($v[$key]!, 0x12);
        $w.varint($key, 0x08);
        $w.close($before, 0x22);
      }
    }
    if (_int32s case final $v? when $v.isNotEmpty) {
      final List<int> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('shortwire.test.v1.Maps.int32s');
        $w.varint($v[$key]!, 0x10);
        $w.int32($key, 0x08, 'shortwire.test.v1.Maps.int32s');
        $w.close($before, 0x1a);
      }
    }
    if (_doubles case final $v? when $v.isNotEmpty) {
      final List<String> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('shortwire.test.v1.Maps.doubles');
        $w.float64($v[$key]!, 0x11);
        $w.string($key, 0x0a, 'shortwire.test.v1.Maps.doubles');
        $w.close($before, 0x12);
      }
    }
    if (_strings case final $v? when $v.isNotEmpty) {
      final List<String> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('shortwire.test.v1.Maps.strings');
        $w.string($v[$key]!, 0x12, 'shortwire.test.v1.Maps.strings');
        $w.string($key, 0x0a, 'shortwire.test.v1.Maps.strings');
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
          final $end = $r.enter('shortwire.test.v1.Maps.strings');
          var $key = '';
          var $value = '';
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0a:
                $key = $r.string('shortwire.test.v1.Maps.strings');
              case 0x12:
                $value = $r.string('shortwire.test.v1.Maps.strings');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_strings ??= {})[$key] = $value;
        case 0x12:
          final $end = $r.enter('shortwire.test.v1.Maps.doubles');
          var $key = '';
          var $value = 0.0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0a:
                $key = $r.string('shortwire.test.v1.Maps.doubles');
              case 0x11:
                $value = $r.float64('shortwire.test.v1.Maps.doubles');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_doubles ??= {})[$key] = $value;
        case 0x1a:
          final $end = $r.enter('shortwire.test.v1.Maps.int32s');
          var $key = 0;
          var $value = 0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x08:
                $key = $r.int32('shortwire.test.v1.Maps.int32s');
              case 0x10:
                $value = $r.varint('shortwire.test.v1.Maps.int32s');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_int32s ??= {})[$key] = $value;
        case 0x22:
          final $end = $r.enter('shortwire.test.v1.Maps.blobs');
          var $key = 0;
          var $value = $sw.noBytes;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x08:
                $key = $r.varint('shortwire.test.v1.Maps.blobs');
              case 0x12:
                $value = $r.bytes('shortwire.test.v1.Maps.blobs');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_blobs ??= {})[$key] = $value;
        case 0x2a:
          final $end = $r.enter('shortwire.test.v1.Maps.colors');
          var $key = false;
          var $value = Color.unspecified;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x08:
                $key = $r.boolean('shortwire.test.v1.Maps.colors');
              case 0x10:
                $value = Color.of($r.int32('shortwire.test.v1.Maps.colors'));
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_colors ??= {})[$key] = $value;
        case 0x32:
          final $end = $r.enter('shortwire.test.v1.Maps.messages');
          var $key = '';
          final $value = Scalars();
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0a:
                $key = $r.string('shortwire.test.v1.Maps.messages');
              case 0x12:
                final $valueEnd = $r.enter('shortwire.test.v1.Maps.messages');
                $value.$merge($r);
                $r.leave($valueEnd);
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_messages ??= {})[$key] = $value;
        case 0x3a:
          final $end = $r.enter('shortwire.test.v1.Maps.flags');
          var $key = 0;
          var $value = false;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x09:
                $key = $r.fixed64('shortwire.test.v1.Maps.flags');
              case 0x10:
                $value = $r.boolean('shortwire.test.v1.Maps.flags');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_flags ??= {})[$key] = $value;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Which member of `choice` a [Choice] has.
enum ChoiceChoice {
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

  /// [Choice.nothing].
  nothing,

  /// [Choice.flag].
  flag,

  /// [Choice.real].
  real,

  /// None.
  notSet,
}

/// `shortwire.test.v1.Choice`.
final class Choice extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Choice({
    this.number,
    this.text,
    this.data,
    this.color,
    this.message,
    this.nothing,
    this.flag,
    this.real,
    this.after = '',
  });

  /// Reads one in wire format.
  factory Choice.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Choice>(
    'shortwire.test.v1.Choice',
    Choice.new,
    [
      'number',
      'text',
      'data',
      'color',
      'message',
      'nothing',
      'flag',
      'real',
      'after',
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
  Scalars? message;

  /// `nothing`.
  Empty? nothing;

  /// `flag`.
  bool? flag;

  /// `real`.
  double? real;

  /// `after`.
  String after;

  /// Which member of `choice` is there.
  ChoiceChoice get whichChoice {
    if (number != null) return ChoiceChoice.number;
    if (text != null) return ChoiceChoice.text;
    if (data != null) return ChoiceChoice.data;
    if (color != null) return ChoiceChoice.color;
    if (message != null) return ChoiceChoice.message;
    if (nothing != null) return ChoiceChoice.nothing;
    if (flag != null) return ChoiceChoice.flag;
    if (real != null) return ChoiceChoice.real;
    return ChoiceChoice.notSet;
  }

  void _clearChoice() {
    number = null;
    text = null;
    data = null;
    color = null;
    message = null;
    nothing = null;
    flag = null;
    real = null;
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
        nothing,
        flag,
        real,
        after,
      ];

  @override
  void clear() {
    $unknown = null;
    number = null;
    text = null;
    data = null;
    color = null;
    message = null;
    nothing = null;
    flag = null;
    real = null;
    after = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    var $oneof0 = false;
    if (after.isNotEmpty) {
      $w.string(after, 0x7a, 'shortwire.test.v1.Choice.after');
    }
    if (real case final $v?) {
      if ($oneof0) $w.severalOf('shortwire.test.v1.Choice.choice');
      $oneof0 = true;
      $w.float64($v, 0x41);
    }
    if (flag case final $v?) {
      if ($oneof0) $w.severalOf('shortwire.test.v1.Choice.choice');
      $oneof0 = true;
      $w.boolean($v, 0x38);
    }
    if (nothing case final $v?) {
      if ($oneof0) $w.severalOf('shortwire.test.v1.Choice.choice');
      $oneof0 = true;
      $w.message($v, 0x32, 'shortwire.test.v1.Choice.nothing');
    }
    if (message case final $v?) {
      if ($oneof0) $w.severalOf('shortwire.test.v1.Choice.choice');
      $oneof0 = true;
      $w.message($v, 0x2a, 'shortwire.test.v1.Choice.message');
    }
    if (color case final $v?) {
      if ($oneof0) $w.severalOf('shortwire.test.v1.Choice.choice');
      $oneof0 = true;
      $w.int32($v.number, 0x20, 'shortwire.test.v1.Choice.color');
    }
    if (data case final $v?) {
      if ($oneof0) $w.severalOf('shortwire.test.v1.Choice.choice');
      $oneof0 = true;
      $w.bytes($v, 0x1a);
    }
    if (text case final $v?) {
      if ($oneof0) $w.severalOf('shortwire.test.v1.Choice.choice');
      $oneof0 = true;
      $w.string($v, 0x12, 'shortwire.test.v1.Choice.text');
    }
    if (number case final $v?) {
      if ($oneof0) $w.severalOf('shortwire.test.v1.Choice.choice');
      $oneof0 = true;
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
          _clearChoice();
          number = $r.varint('shortwire.test.v1.Choice.number');
        case 0x12:
          _clearChoice();
          text = $r.string('shortwire.test.v1.Choice.text');
        case 0x1a:
          _clearChoice();
          data = $r.bytes('shortwire.test.v1.Choice.data');
        case 0x20:
          _clearChoice();
          color = Color.of($r.int32('shortwire.test.v1.Choice.color'));
        case 0x2a:
          final $message = message ?? Scalars();
          final $end = $r.enter('shortwire.test.v1.Choice.message');
          $message.$merge($r);
          $r.leave($end);
          _clearChoice();
          message = $message;
        case 0x32:
          final $message = nothing ?? Empty();
          final $end = $r.enter('shortwire.test.v1.Choice.nothing');
          $message.$merge($r);
          $r.leave($end);
          _clearChoice();
          nothing = $message;
        case 0x38:
          _clearChoice();
          flag = $r.boolean('shortwire.test.v1.Choice.flag');
        case 0x41:
          _clearChoice();
          real = $r.float64('shortwire.test.v1.Choice.real');
        case 0x7a:
          after = $r.string('shortwire.test.v1.Choice.after');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Nested`.
final class Nested extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Nested({
    this.inner,
    List<NestedInner>? inners,
    this.kind = NestedInnerKind.unspecified,
  })  : _inners = inners;

  /// Reads one in wire format.
  factory Nested.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Nested>(
    'shortwire.test.v1.Nested',
    Nested.new,
    [
      'inner',
      'inners',
      'kind',
    ],
  );

  /// `inner`.
  NestedInner? inner;

  List<NestedInner>? _inners;

  /// `inners`.
  List<NestedInner> get inners => _inners ??= [];
  set inners(List<NestedInner> $value) => _inners = $value;

  /// `kind`.
  NestedInnerKind kind;

  @override
  $sw.MessageType<Nested> get $type => messageType;

  @override
  List<Object?> get $values => [
        inner,
        _inners ?? const [],
        kind,
      ];

  @override
  void clear() {
    $unknown = null;
    inner = null;
    _inners = null;
    kind = NestedInnerKind.unspecified;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (kind.number != 0) {
      $w.int32(kind.number, 0x18, 'shortwire.test.v1.Nested.kind');
    }
    if (_inners case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.message($v[$i], 0x12, 'shortwire.test.v1.Nested.inners');
      }
    }
    if (inner case final $v?) {
      $w.message($v, 0x0a, 'shortwire.test.v1.Nested.inner');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $message = inner ?? NestedInner();
          final $end = $r.enter('shortwire.test.v1.Nested.inner');
          $message.$merge($r);
          $r.leave($end);
          inner = $message;
        case 0x12:
          final $message = NestedInner();
          final $end = $r.enter('shortwire.test.v1.Nested.inners');
          $message.$merge($r);
          $r.leave($end);
          (_inners ??= []).add($message);
        case 0x18:
          kind = NestedInnerKind.of($r.int32('shortwire.test.v1.Nested.kind'));
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.Nested.Inner`.
final class NestedInner extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  NestedInner({this.number = 0, this.kind = NestedInnerKind.unspecified});

  /// Reads one in wire format.
  factory NestedInner.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<NestedInner>(
    'shortwire.test.v1.Nested.Inner',
    NestedInner.new,
    [
      'number',
      'kind',
    ],
  );

  /// `number`.
  int number;

  /// `kind`.
  NestedInnerKind kind;

  @override
  $sw.MessageType<NestedInner> get $type => messageType;

  @override
  List<Object?> get $values => [
        number,
        kind,
      ];

  @override
  void clear() {
    $unknown = null;
    number = 0;
    kind = NestedInnerKind.unspecified;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (kind.number != 0) {
      $w.int32(kind.number, 0x10, 'shortwire.test.v1.Nested.Inner.kind');
    }
    if (number != 0) {
      $w.int32(number, 0x08, 'shortwire.test.v1.Nested.Inner.number');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          number = $r.int32('shortwire.test.v1.Nested.Inner.number');
        case 0x10:
          kind = NestedInnerKind.of(
            $r.int32('shortwire.test.v1.Nested.Inner.kind'),
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Contains itself.
final class Tree extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Tree({this.value = 0, this.left, this.right, List<Tree>? children})
      : _children = children;

  /// Reads one in wire format.
  factory Tree.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Tree>(
    'shortwire.test.v1.Tree',
    Tree.new,
    [
      'value',
      'left',
      'right',
      'children',
    ],
  );

  /// `value`.
  int value;

  /// `left`.
  Tree? left;

  /// `right`.
  Tree? right;

  List<Tree>? _children;

  /// `children`.
  List<Tree> get children => _children ??= [];
  set children(List<Tree> $value) => _children = $value;

  @override
  $sw.MessageType<Tree> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
        left,
        right,
        _children ?? const [],
      ];

  @override
  void clear() {
    $unknown = null;
    value = 0;
    left = null;
    right = null;
    _children = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_children case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.message($v[$i], 0x22, 'shortwire.test.v1.Tree.children');
      }
    }
    if (right case final $v?) {
      $w.message($v, 0x1a, 'shortwire.test.v1.Tree.right');
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
        case 0x1a:
          final $message = right ?? Tree();
          final $end = $r.enter('shortwire.test.v1.Tree.right');
          $message.$merge($r);
          $r.leave($end);
          right = $message;
        case 0x22:
          final $message = Tree();
          final $end = $r.enter('shortwire.test.v1.Tree.children');
          $message.$merge($r);
          $r.leave($end);
          (_children ??= []).add($message);
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A message before and after its schema grew.
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
  Version2({this.name = '', List<int>? added, this.origin})
      : _added = added;

  /// Reads one in wire format.
  factory Version2.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Version2>(
    'shortwire.test.v1.Version2',
    Version2.new,
    [
      'name',
      'added',
      'origin',
    ],
  );

  /// `name`.
  String name;

  List<int>? _added;

  /// `added`.
  List<int> get added => _added ??= [];
  set added(List<int> $value) => _added = $value;

  /// `origin`.
  Version1? origin;

  @override
  $sw.MessageType<Version2> get $type => messageType;

  @override
  List<Object?> get $values => [
        name,
        _added ?? const [],
        origin,
      ];

  @override
  void clear() {
    $unknown = null;
    name = '';
    _added = null;
    origin = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (origin case final $v?) {
      $w.message($v, 0x1a, 'shortwire.test.v1.Version2.origin');
    }
    if (_added case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.varint($v[$i], 0);
      }
      $w.length($before, 0x12);
    }
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
        case 0x12:
          final $end = $r.run('shortwire.test.v1.Version2.added');
          final $list = _added ??= [];
          while ($r.at < $r.end) {
            $list.add($r.varint('shortwire.test.v1.Version2.added'));
          }
          $r.end = $end;
        case 0x10:
          (_added ??= []).add($r.varint('shortwire.test.v1.Version2.added'));
        case 0x1a:
          final $message = origin ?? Version1();
          final $end = $r.enter('shortwire.test.v1.Version2.origin');
          $message.$merge($r);
          $r.leave($end);
          origin = $message;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.SizeRequest`.
final class SizeRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  SizeRequest({this.size = 0});

  /// Reads one in wire format.
  factory SizeRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<SizeRequest>(
    'shortwire.test.v1.SizeRequest',
    SizeRequest.new,
    [
      'size',
    ],
  );

  /// `size`.
  int size;

  @override
  $sw.MessageType<SizeRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        size,
      ];

  @override
  void clear() {
    $unknown = null;
    size = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (size != 0) $w.varint(size, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          size = $r.varint('shortwire.test.v1.SizeRequest.size');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.WrapRequest`.
final class WrapRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  WrapRequest({Uint8List? head, Uint8List? data, Uint8List? tail})
      : head = head ?? $sw.noBytes,
        data = data ?? $sw.noBytes,
        tail = tail ?? $sw.noBytes;

  /// Reads one in wire format.
  factory WrapRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<WrapRequest>(
    'shortwire.test.v1.WrapRequest',
    WrapRequest.new,
    [
      'head',
      'data',
      'tail',
    ],
  );

  /// `head`.
  Uint8List head;

  /// `data`.
  Uint8List data;

  /// `tail`.
  Uint8List tail;

  @override
  $sw.MessageType<WrapRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        head,
        data,
        tail,
      ];

  @override
  void clear() {
    $unknown = null;
    head = $sw.noBytes;
    data = $sw.noBytes;
    tail = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (tail.isNotEmpty) $w.bytes(tail, 0x1a);
    if (data.isNotEmpty) $w.bytes(data, 0x12);
    if (head.isNotEmpty) $w.bytes(head, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          head = $r.bytes('shortwire.test.v1.WrapRequest.head');
        case 0x12:
          data = $r.bytes('shortwire.test.v1.WrapRequest.data');
        case 0x1a:
          tail = $r.bytes('shortwire.test.v1.WrapRequest.tail');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.UnwrapRequest`.
final class UnwrapRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  UnwrapRequest({Uint8List? data, this.head = 0, this.tail = 0})
      : data = data ?? $sw.noBytes;

  /// Reads one in wire format.
  factory UnwrapRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<UnwrapRequest>(
    'shortwire.test.v1.UnwrapRequest',
    UnwrapRequest.new,
    [
      'data',
      'head',
      'tail',
    ],
  );

  /// `data`.
  Uint8List data;

  /// `head`.
  int head;

  /// `tail`.
  int tail;

  @override
  $sw.MessageType<UnwrapRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        data,
        head,
        tail,
      ];

  @override
  void clear() {
    $unknown = null;
    data = $sw.noBytes;
    head = 0;
    tail = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (tail != 0) $w.varint(tail, 0x18);
    if (head != 0) $w.varint(head, 0x10);
    if (data.isNotEmpty) $w.bytes(data, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          data = $r.bytes('shortwire.test.v1.UnwrapRequest.data');
        case 0x10:
          head = $r.varint('shortwire.test.v1.UnwrapRequest.head');
        case 0x18:
          tail = $r.varint('shortwire.test.v1.UnwrapRequest.tail');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// What Gather says of an item; called alone, it is the only one.
final class Gathered extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Gathered({this.number = 0, this.position = 0, this.count = 0});

  /// Reads one in wire format.
  factory Gathered.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Gathered>(
    'shortwire.test.v1.Gathered',
    Gathered.new,
    [
      'number',
      'position',
      'count',
    ],
  );

  /// `number`.
  int number;

  /// `position`.
  int position;

  /// `count`.
  int count;

  @override
  $sw.MessageType<Gathered> get $type => messageType;

  @override
  List<Object?> get $values => [
        number,
        position,
        count,
      ];

  @override
  void clear() {
    $unknown = null;
    number = 0;
    position = 0;
    count = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (count != 0) $w.varint(count, 0x18);
    if (position != 0) $w.varint(position, 0x10);
    if (number != 0) $w.varint(number, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          number = $r.varint('shortwire.test.v1.Gathered.number');
        case 0x10:
          position = $r.varint('shortwire.test.v1.Gathered.position');
        case 0x18:
          count = $r.varint('shortwire.test.v1.Gathered.count');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.FailRequest`.
final class FailRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  FailRequest({this.code = 0, this.message = '', this.detail = 0});

  /// Reads one in wire format.
  factory FailRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<FailRequest>(
    'shortwire.test.v1.FailRequest',
    FailRequest.new,
    [
      'code',
      'message',
      'detail',
    ],
  );

  /// `code`.
  int code;

  /// `message`.
  String message;

  /// Sent back as a typed FailDetail.
  int detail;

  @override
  $sw.MessageType<FailRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        code,
        message,
        detail,
      ];

  @override
  void clear() {
    $unknown = null;
    code = 0;
    message = '';
    detail = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (detail != 0) $w.varint(detail, 0x18);
    if (message.isNotEmpty) {
      $w.string(message, 0x12, 'shortwire.test.v1.FailRequest.message');
    }
    if (code != 0) $w.int32(code, 0x08, 'shortwire.test.v1.FailRequest.code');
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          code = $r.int32('shortwire.test.v1.FailRequest.code');
        case 0x12:
          message = $r.string('shortwire.test.v1.FailRequest.message');
        case 0x18:
          detail = $r.varint('shortwire.test.v1.FailRequest.detail');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// The typed detail of Fail.
final class FailDetail extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  FailDetail({this.number = 0});

  /// Reads one in wire format.
  factory FailDetail.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<FailDetail>(
    'shortwire.test.v1.FailDetail',
    FailDetail.new,
    [
      'number',
    ],
  );

  /// `number`.
  int number;

  @override
  $sw.MessageType<FailDetail> get $type => messageType;

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
    if (number != 0) $w.varint(number, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          number = $r.varint('shortwire.test.v1.FailDetail.number');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `shortwire.test.v1.SlowRequest`.
final class SlowRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  SlowRequest({this.milliseconds = 0});

  /// Reads one in wire format.
  factory SlowRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<SlowRequest>(
    'shortwire.test.v1.SlowRequest',
    SlowRequest.new,
    [
      'milliseconds',
    ],
  );

  /// `milliseconds`.
  int milliseconds;

  @override
  $sw.MessageType<SlowRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        milliseconds,
      ];

  @override
  void clear() {
    $unknown = null;
    milliseconds = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (milliseconds != 0) {
      $w.uint32(
        milliseconds,
        0x08,
        'shortwire.test.v1.SlowRequest.milliseconds',
      );
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          milliseconds = $r.uint32(
            'shortwire.test.v1.SlowRequest.milliseconds',
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Echo methods return what they were given.
final class Feature extends $sw.Client {
  Feature._($sw.Session $session, [$sw.CallOptions? $options])
      : _echoDouble = $session.method(_$echoDouble),
        _echoFloat = $session.method(_$echoFloat),
        _echoInt32 = $session.method(_$echoInt32),
        _echoInt64 = $session.method(_$echoInt64),
        _echoUint32 = $session.method(_$echoUint32),
        _echoUint64 = $session.method(_$echoUint64),
        _echoSint32 = $session.method(_$echoSint32),
        _echoSint64 = $session.method(_$echoSint64),
        _echoFixed32 = $session.method(_$echoFixed32),
        _echoFixed64 = $session.method(_$echoFixed64),
        _echoSfixed32 = $session.method(_$echoSfixed32),
        _echoSfixed64 = $session.method(_$echoSfixed64),
        _echoBool = $session.method(_$echoBool),
        _echoEnum = $session.method(_$echoEnum),
        _echoString = $session.method(_$echoString),
        _echoBytes = $session.method(_$echoBytes),
        _echoScalars = $session.method(_$echoScalars),
        _echoPresence = $session.method(_$echoPresence),
        _nothing = $session.method(_$nothing),
        _echoRepeated = $session.method(_$echoRepeated),
        _echoUnpacked = $session.method(_$echoUnpacked),
        _echoMaps = $session.method(_$echoMaps),
        _echoChoice = $session.method(_$echoChoice),
        _echoNested = $session.method(_$echoNested),
        _echoTree = $session.method(_$echoTree),
        _newer = $session.method(_$newer),
        _older = $session.method(_$older),
        _large = $session.method(_$large),
        _fill = $session.method(_$fill),
        _wrap = $session.method(_$wrap),
        _unwrap = $session.method(_$unwrap),
        _gather = $session.method(_$gather),
        _measure = $session.method(_$measure),
        _fail = $session.method(_$fail),
        _panic = $session.method(_$panic),
        _count = $session.method(_$count),
        _slow = $session.method(_$slow),
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

  static const _$echoDouble = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoDouble',
    0xb05bd2e85980973e,
    shape: 0x039f8b4715e4e666,
  );
  static const _$echoFloat = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoFloat',
    0x8855edc900416697,
    shape: 0xfbb3d5d2cc761b17,
  );
  static const _$echoInt32 = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoInt32',
    0x4faf7c8d37cc16dd,
    shape: 0x83828a8e4f1dbbf9,
  );
  static const _$echoInt64 = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoInt64',
    0x4f9e788d37bd9cde,
    shape: 0xc1b88543f2dd4026,
  );
  static const _$echoUint32 = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoUint32',
    0x1dc266afe12c8bae,
    shape: 0xfb99a6783061f086,
  );
  static const _$echoUint64 = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoUint64',
    0x1dd35eafe13af149,
    shape: 0xa8eeab3cde491543,
  );
  static const _$echoSint32 = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoSint32',
    0x4b13374955427c3c,
    shape: 0xf8b822feddac83ec,
  );
  static const _$echoSint64 = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoSint64',
    0x4b2433495550e8a3,
    shape: 0x7ecb42176ef5dabd,
  );
  static const _$echoFixed32 = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoFixed32',
    0x5bc80adc40b37462,
    shape: 0x1cb5231d26cd80e2,
  );
  static const _$echoFixed64 = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoFixed64',
    0x5bbe1adc40ab3b0d,
    shape: 0x1bf7cb5d04962401,
  );
  static const _$echoSfixed32 = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoSfixed32',
    0x764df578c8cb2ebb,
    shape: 0x7c2659736d7c4d01,
  );
  static const _$echoSfixed64 = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoSfixed64',
    0x76586578c8d44190,
    shape: 0x7a8a0ca43378b2dc,
  );
  static const _$echoBool = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoBool',
    0x704cebe097d25f07,
    shape: 0xb660d40e2568e8c5,
  );
  static const _$echoEnum = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoEnum',
    0x98efa60a4bd7844a,
    shape: 0x1ad9c229684d230a,
  );
  static const _$echoString = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoString',
    0x453d3c1aefaaf2d6,
    shape: 0x04061fff958b02fe,
  );
  static const _$echoBytes = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoBytes',
    0xe2f03c193c5250a6,
    shape: 0xbf06747d83cfd1fe,
  );
  static const _$echoScalars = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoScalars',
    0x9ca41d4287cfe204,
    shape: 0x9954fc03860a109c,
  );
  static const _$echoPresence = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoPresence',
    0x5d13082e3e857b32,
    shape: 0xa0931f1d24b27eee,
  );
  static const _$nothing = $sw.MethodInfo(
    'shortwire.test.v1.Feature/Nothing',
    0xf8750c56052ec1ab,
    shape: 0x936476bccd70cffb,
  );
  static const _$echoRepeated = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoRepeated',
    0xbb7567e71580bcb5,
  );
  static const _$echoUnpacked = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoUnpacked',
    0x5ecce6e67f243c3c,
  );
  static const _$echoMaps = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoMaps',
    0x4ad9e74cd16621b0,
  );
  static const _$echoChoice = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoChoice',
    0x62e5011ceeac1b20,
  );
  static const _$echoNested = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoNested',
    0xf3912845b4146198,
  );
  static const _$echoTree = $sw.MethodInfo(
    'shortwire.test.v1.Feature/EchoTree',
    0x80daf78d67e8358f,
  );
  static const _$newer = $sw.MethodInfo(
    'shortwire.test.v1.Feature/Newer',
    0x222fa082137ed99b,
  );
  static const _$older = $sw.MethodInfo(
    'shortwire.test.v1.Feature/Older',
    0x5ef98ad2f607cc94,
  );
  static const _$large = $sw.MethodInfo(
    'shortwire.test.v1.Feature/Large',
    0xf1c072b8fcec438d,
    shape: 0x2b75bacb81edba78,
  );
  static const _$fill = $sw.MethodInfo(
    'shortwire.test.v1.Feature/Fill',
    0x2a278ee4ce8e555f,
    shape: 0x65a82da139015b75,
  );
  static const _$wrap = $sw.MethodInfo(
    'shortwire.test.v1.Feature/Wrap',
    0xabeae8742ab83fe6,
    shape: 0xa530680edd1b6d16,
  );
  static const _$unwrap = $sw.MethodInfo(
    'shortwire.test.v1.Feature/Unwrap',
    0x651e38586bf48dc9,
    shape: 0x5a675376e4f4bcee,
  );
  static const _$gather = $sw.MethodInfo(
    'shortwire.test.v1.Feature/Gather',
    0x017b8e39282b71d1,
    shape: 0x8db699467c5a9c20,
  );
  static const _$measure = $sw.MethodInfo(
    'shortwire.test.v1.Feature/Measure',
    0x583611cca7b191de,
    shape: 0x873c9797df05c319,
  );
  static const _$fail = $sw.MethodInfo(
    'shortwire.test.v1.Feature/Fail',
    0x7240f8e4f8305f02,
    shape: 0xa34e8c0b4287d1b8,
  );
  static const _$panic = $sw.MethodInfo(
    'shortwire.test.v1.Feature/Panic',
    0xa4b7698d352dc661,
    shape: 0xeacad9bc83a0212f,
  );
  static const _$count = $sw.MethodInfo(
    'shortwire.test.v1.Feature/Count',
    0xcc3d69e65341b5e9,
    shape: 0xecd5544659ad30a0,
  );
  static const _$slow = $sw.MethodInfo(
    'shortwire.test.v1.Feature/Slow',
    0x7022c1553cad6173,
    shape: 0x4d0f687e60e461f7,
    isBlocking: true,
  );

  final $sw.Method _echoDouble;
  final $sw.Method _echoFloat;
  final $sw.Method _echoInt32;
  final $sw.Method _echoInt64;
  final $sw.Method _echoUint32;
  final $sw.Method _echoUint64;
  final $sw.Method _echoSint32;
  final $sw.Method _echoSint64;
  final $sw.Method _echoFixed32;
  final $sw.Method _echoFixed64;
  final $sw.Method _echoSfixed32;
  final $sw.Method _echoSfixed64;
  final $sw.Method _echoBool;
  final $sw.Method _echoEnum;
  final $sw.Method _echoString;
  final $sw.Method _echoBytes;
  final $sw.Method _echoScalars;
  final $sw.Method _echoPresence;
  final $sw.Method _nothing;
  final $sw.Method _echoRepeated;
  final $sw.Method _echoUnpacked;
  final $sw.Method _echoMaps;
  final $sw.Method _echoChoice;
  final $sw.Method _echoNested;
  final $sw.Method _echoTree;
  final $sw.Method _newer;
  final $sw.Method _older;
  final $sw.Method _large;
  final $sw.Method _fill;
  final $sw.Method _wrap;
  final $sw.Method _unwrap;
  final $sw.Method _gather;
  final $sw.Method _measure;
  final $sw.Method _fail;
  final $sw.Method _panic;
  final $sw.Method _count;
  final $sw.Method _slow;

  /// Flat: scalars.
  Future<double> echoDouble({double value = 0.0}) async =>
      echoDoubleSync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  double echoDoubleSync({double value = 0.0}) {
    final $flat = _echoDouble.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoDouble,
        DoubleValue(value: value),
        DoubleValue(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.doubles[$sw.Call.request] = value;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.doubles[$sw.Call.reply];
  }

  /// [echoDouble] with request and reply in wire format.
  Future<Uint8List> echoDoubleRaw(Uint8List request) =>
      $raw(_echoDouble, request);

  /// [echoDoubleSync] with request and reply in wire format.
  Uint8List echoDoubleRawSync(Uint8List request) =>
      $rawSync(_echoDouble, request);

  /// The same, the reply going into [target]; returns its length.
  int echoDoubleRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoDouble, target, request);

  /// A batch of [echoDouble] on another thread.
  Future<List<double>> echoDoubleMany(List<double> items) async {
    if (_echoDouble.flatMany != null) {
      return $batch(_echoDouble, ($batch) => _$echoDoubleItems($batch, items));
    }
    final $requests = _$echoDoubleRequests(items);
    final $replies = await $many(
      _echoDouble,
      $requests,
      DoubleValue.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoDoubleSync].
  List<double> echoDoubleManySync(List<double> items) {
    if (_echoDouble.flatMany != null) {
      return $batchSync(
        _echoDouble,
        ($batch) => _$echoDoubleItems($batch, items),
      );
    }
    final $requests = _$echoDoubleRequests(items);
    final $replies = $manySync(_echoDouble, $requests, DoubleValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<DoubleValue> _$echoDoubleRequests(List<double> $items) =>
      [for (final $item in $items) DoubleValue(value: $item)];

  List<double> Function() _$echoDoubleItems(
    $sw.Batch $batch,
    List<double> $items,
  ) {
    $batch.start(_echoDouble, $items.length, 2, 16);
    final $c0 = $batch.doubles();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.doubles();
    return () => $batch.each<double>(($i) => $r0[$i]);
  }

  /// A batch of [echoDouble] on another thread, as columns.
  Future<Float64List> echoDoubleColumns({
    required Float64List value,
    Float64List? into,
  }) =>
      $batch(_echoDouble, ($batch) => _$echoDoubleColumns($batch, value, into));

  /// A batch of [echoDoubleSync] as columns: one list a field, in which one element stands for all items.
  Float64List echoDoubleColumnsSync({
    required Float64List value,
    Float64List? into,
  }) =>
      $batchSync(
        _echoDouble,
        ($batch) => _$echoDoubleColumns($batch, value, into),
      );

  Float64List Function() _$echoDoubleColumns(
    $sw.Batch $batch,
    Float64List value,
    Float64List? into,
  ) {
    $batch.start(
      _echoDouble,
      $sw.countOf([('shortwire.test.v1.DoubleValue.value', value.length)]),
      2,
      16,
    );
    $batch.fit(into, 'shortwire.test.v1.DoubleValue.value');
    $batch.putDoubles(value);
    $batch.startReply();
    final $r0 = $batch.doubles();
    return () => $batch.checked(
      $batch.copy(into ?? Float64List($batch.count), $r0),
    );
  }

  /// `shortwire.test.v1.Feature/EchoFloat`.
  Future<double> echoFloat({double value = 0.0}) async =>
      echoFloatSync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  double echoFloatSync({double value = 0.0}) {
    final $flat = _echoFloat.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoFloat,
        FloatValue(value: value),
        FloatValue(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.floats[2 * ($sw.Call.request)] = value;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.floats[2 * ($sw.Call.reply)];
  }

  /// [echoFloat] with request and reply in wire format.
  Future<Uint8List> echoFloatRaw(Uint8List request) =>
      $raw(_echoFloat, request);

  /// [echoFloatSync] with request and reply in wire format.
  Uint8List echoFloatRawSync(Uint8List request) =>
      $rawSync(_echoFloat, request);

  /// The same, the reply going into [target]; returns its length.
  int echoFloatRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoFloat, target, request);

  /// A batch of [echoFloat] on another thread.
  Future<List<double>> echoFloatMany(List<double> items) async {
    if (_echoFloat.flatMany != null) {
      return $batch(_echoFloat, ($batch) => _$echoFloatItems($batch, items));
    }
    final $requests = _$echoFloatRequests(items);
    final $replies = await $many(_echoFloat, $requests, FloatValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoFloatSync].
  List<double> echoFloatManySync(List<double> items) {
    if (_echoFloat.flatMany != null) {
      return $batchSync(
        _echoFloat,
        ($batch) => _$echoFloatItems($batch, items),
      );
    }
    final $requests = _$echoFloatRequests(items);
    final $replies = $manySync(_echoFloat, $requests, FloatValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<FloatValue> _$echoFloatRequests(List<double> $items) =>
      [for (final $item in $items) FloatValue(value: $item)];

  List<double> Function() _$echoFloatItems(
    $sw.Batch $batch,
    List<double> $items,
  ) {
    $batch.start(_echoFloat, $items.length, 2, 8);
    final $c0 = $batch.floats();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.floats();
    return () => $batch.each<double>(($i) => $r0[$i]);
  }

  /// A batch of [echoFloat] on another thread, as columns.
  Future<Float32List> echoFloatColumns({
    required Float32List value,
    Float32List? into,
  }) =>
      $batch(_echoFloat, ($batch) => _$echoFloatColumns($batch, value, into));

  /// A batch of [echoFloatSync] as columns: one list a field, in which one element stands for all items.
  Float32List echoFloatColumnsSync({
    required Float32List value,
    Float32List? into,
  }) =>
      $batchSync(
        _echoFloat,
        ($batch) => _$echoFloatColumns($batch, value, into),
      );

  Float32List Function() _$echoFloatColumns(
    $sw.Batch $batch,
    Float32List value,
    Float32List? into,
  ) {
    $batch.start(
      _echoFloat,
      $sw.countOf([('shortwire.test.v1.FloatValue.value', value.length)]),
      2,
      8,
    );
    $batch.fit(into, 'shortwire.test.v1.FloatValue.value');
    $batch.putFloats(value);
    $batch.startReply();
    final $r0 = $batch.floats();
    return () => $batch.checked(
      $batch.copy(into ?? Float32List($batch.count), $r0),
    );
  }

  /// `shortwire.test.v1.Feature/EchoInt32`.
  Future<int> echoInt32({int value = 0}) async => echoInt32Sync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int echoInt32Sync({int value = 0}) {
    final $flat = _echoInt32.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoInt32,
        Int32Value(value: value),
        Int32Value(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = $sw.asInt32(
      value,
      'shortwire.test.v1.Int32Value.value',
    );
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

  /// [echoInt32] with request and reply in wire format.
  Future<Uint8List> echoInt32Raw(Uint8List request) =>
      $raw(_echoInt32, request);

  /// [echoInt32Sync] with request and reply in wire format.
  Uint8List echoInt32RawSync(Uint8List request) =>
      $rawSync(_echoInt32, request);

  /// The same, the reply going into [target]; returns its length.
  int echoInt32RawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoInt32, target, request);

  /// A batch of [echoInt32] on another thread.
  Future<List<int>> echoInt32Many(List<int> items) async {
    if (_echoInt32.flatMany != null) {
      return $batch(_echoInt32, ($batch) => _$echoInt32Items($batch, items));
    }
    final $requests = _$echoInt32Requests(items);
    final $replies = await $many(_echoInt32, $requests, Int32Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoInt32Sync].
  List<int> echoInt32ManySync(List<int> items) {
    if (_echoInt32.flatMany != null) {
      return $batchSync(
        _echoInt32,
        ($batch) => _$echoInt32Items($batch, items),
      );
    }
    final $requests = _$echoInt32Requests(items);
    final $replies = $manySync(_echoInt32, $requests, Int32Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<Int32Value> _$echoInt32Requests(List<int> $items) =>
      [for (final $item in $items) Int32Value(value: $item)];

  List<int> Function() _$echoInt32Items($sw.Batch $batch, List<int> $items) {
    $batch.start(_echoInt32, $items.length, 2, 8);
    final $c0 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $sw.asInt32($item, 'shortwire.test.v1.Int32Value.value');
    }
    $batch.startReply();
    final $r0 = $batch.int32s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [echoInt32] on another thread, as columns.
  Future<Int32List> echoInt32Columns({
    required Int32List value,
    Int32List? into,
  }) =>
      $batch(_echoInt32, ($batch) => _$echoInt32Columns($batch, value, into));

  /// A batch of [echoInt32Sync] as columns: one list a field, in which one element stands for all items.
  Int32List echoInt32ColumnsSync({required Int32List value, Int32List? into}) =>
      $batchSync(
        _echoInt32,
        ($batch) => _$echoInt32Columns($batch, value, into),
      );

  Int32List Function() _$echoInt32Columns(
    $sw.Batch $batch,
    Int32List value,
    Int32List? into,
  ) {
    $batch.start(
      _echoInt32,
      $sw.countOf([('shortwire.test.v1.Int32Value.value', value.length)]),
      2,
      8,
    );
    $batch.fit(into, 'shortwire.test.v1.Int32Value.value');
    $batch.putInt32s(value);
    $batch.startReply();
    final $r0 = $batch.int32s();
    return () => $batch.checked(
      $batch.copy(into ?? Int32List($batch.count), $r0),
    );
  }

  /// `shortwire.test.v1.Feature/EchoInt64`.
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

  /// `shortwire.test.v1.Feature/EchoUint32`.
  Future<int> echoUint32({int value = 0}) async => echoUint32Sync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int echoUint32Sync({int value = 0}) {
    final $flat = _echoUint32.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoUint32,
        Uint32Value(value: value),
        Uint32Value(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = $sw.asUint32(
      value,
      'shortwire.test.v1.Uint32Value.value',
    );
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

  /// [echoUint32] with request and reply in wire format.
  Future<Uint8List> echoUint32Raw(Uint8List request) =>
      $raw(_echoUint32, request);

  /// [echoUint32Sync] with request and reply in wire format.
  Uint8List echoUint32RawSync(Uint8List request) =>
      $rawSync(_echoUint32, request);

  /// The same, the reply going into [target]; returns its length.
  int echoUint32RawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoUint32, target, request);

  /// A batch of [echoUint32] on another thread.
  Future<List<int>> echoUint32Many(List<int> items) async {
    if (_echoUint32.flatMany != null) {
      return $batch(_echoUint32, ($batch) => _$echoUint32Items($batch, items));
    }
    final $requests = _$echoUint32Requests(items);
    final $replies = await $many(
      _echoUint32,
      $requests,
      Uint32Value.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoUint32Sync].
  List<int> echoUint32ManySync(List<int> items) {
    if (_echoUint32.flatMany != null) {
      return $batchSync(
        _echoUint32,
        ($batch) => _$echoUint32Items($batch, items),
      );
    }
    final $requests = _$echoUint32Requests(items);
    final $replies = $manySync(_echoUint32, $requests, Uint32Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<Uint32Value> _$echoUint32Requests(List<int> $items) =>
      [for (final $item in $items) Uint32Value(value: $item)];

  List<int> Function() _$echoUint32Items($sw.Batch $batch, List<int> $items) {
    $batch.start(_echoUint32, $items.length, 2, 8);
    final $c0 = $batch.uint32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $sw.asUint32($item, 'shortwire.test.v1.Uint32Value.value');
    }
    $batch.startReply();
    final $r0 = $batch.uint32s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [echoUint32] on another thread, as columns.
  Future<Uint32List> echoUint32Columns({
    required Uint32List value,
    Uint32List? into,
  }) =>
      $batch(_echoUint32, ($batch) => _$echoUint32Columns($batch, value, into));

  /// A batch of [echoUint32Sync] as columns: one list a field, in which one element stands for all items.
  Uint32List echoUint32ColumnsSync({
    required Uint32List value,
    Uint32List? into,
  }) =>
      $batchSync(
        _echoUint32,
        ($batch) => _$echoUint32Columns($batch, value, into),
      );

  Uint32List Function() _$echoUint32Columns(
    $sw.Batch $batch,
    Uint32List value,
    Uint32List? into,
  ) {
    $batch.start(
      _echoUint32,
      $sw.countOf([('shortwire.test.v1.Uint32Value.value', value.length)]),
      2,
      8,
    );
    $batch.fit(into, 'shortwire.test.v1.Uint32Value.value');
    $batch.putUint32s(value);
    $batch.startReply();
    final $r0 = $batch.uint32s();
    return () => $batch.checked(
      $batch.copy(into ?? Uint32List($batch.count), $r0),
    );
  }

  /// `shortwire.test.v1.Feature/EchoUint64`.
  Future<int> echoUint64({int value = 0}) async => echoUint64Sync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int echoUint64Sync({int value = 0}) {
    final $flat = _echoUint64.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoUint64,
        Uint64Value(value: value),
        Uint64Value(),
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

  /// [echoUint64] with request and reply in wire format.
  Future<Uint8List> echoUint64Raw(Uint8List request) =>
      $raw(_echoUint64, request);

  /// [echoUint64Sync] with request and reply in wire format.
  Uint8List echoUint64RawSync(Uint8List request) =>
      $rawSync(_echoUint64, request);

  /// The same, the reply going into [target]; returns its length.
  int echoUint64RawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoUint64, target, request);

  /// A batch of [echoUint64] on another thread.
  Future<List<int>> echoUint64Many(List<int> items) async {
    if (_echoUint64.flatMany != null) {
      return $batch(_echoUint64, ($batch) => _$echoUint64Items($batch, items));
    }
    final $requests = _$echoUint64Requests(items);
    final $replies = await $many(
      _echoUint64,
      $requests,
      Uint64Value.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoUint64Sync].
  List<int> echoUint64ManySync(List<int> items) {
    if (_echoUint64.flatMany != null) {
      return $batchSync(
        _echoUint64,
        ($batch) => _$echoUint64Items($batch, items),
      );
    }
    final $requests = _$echoUint64Requests(items);
    final $replies = $manySync(_echoUint64, $requests, Uint64Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<Uint64Value> _$echoUint64Requests(List<int> $items) =>
      [for (final $item in $items) Uint64Value(value: $item)];

  List<int> Function() _$echoUint64Items($sw.Batch $batch, List<int> $items) {
    $batch.start(_echoUint64, $items.length, 2, 16);
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [echoUint64] on another thread, as columns.
  Future<Uint64List> echoUint64Columns({
    required Uint64List value,
    Uint64List? into,
  }) =>
      $batch(_echoUint64, ($batch) => _$echoUint64Columns($batch, value, into));

  /// A batch of [echoUint64Sync] as columns: one list a field, in which one element stands for all items.
  Uint64List echoUint64ColumnsSync({
    required Uint64List value,
    Uint64List? into,
  }) =>
      $batchSync(
        _echoUint64,
        ($batch) => _$echoUint64Columns($batch, value, into),
      );

  Uint64List Function() _$echoUint64Columns(
    $sw.Batch $batch,
    Uint64List value,
    Uint64List? into,
  ) {
    $batch.start(
      _echoUint64,
      $sw.countOf([('shortwire.test.v1.Uint64Value.value', value.length)]),
      2,
      16,
    );
    $batch.fit(into, 'shortwire.test.v1.Uint64Value.value');
    $batch.putUint64s(value);
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.checked(
      $batch.copy(into ?? Uint64List($batch.count), $r0),
    );
  }

  /// `shortwire.test.v1.Feature/EchoSint32`.
  Future<int> echoSint32({int value = 0}) async => echoSint32Sync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int echoSint32Sync({int value = 0}) {
    final $flat = _echoSint32.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoSint32,
        Sint32Value(value: value),
        Sint32Value(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = $sw.asInt32(
      value,
      'shortwire.test.v1.Sint32Value.value',
    );
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

  /// [echoSint32] with request and reply in wire format.
  Future<Uint8List> echoSint32Raw(Uint8List request) =>
      $raw(_echoSint32, request);

  /// [echoSint32Sync] with request and reply in wire format.
  Uint8List echoSint32RawSync(Uint8List request) =>
      $rawSync(_echoSint32, request);

  /// The same, the reply going into [target]; returns its length.
  int echoSint32RawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoSint32, target, request);

  /// A batch of [echoSint32] on another thread.
  Future<List<int>> echoSint32Many(List<int> items) async {
    if (_echoSint32.flatMany != null) {
      return $batch(_echoSint32, ($batch) => _$echoSint32Items($batch, items));
    }
    final $requests = _$echoSint32Requests(items);
    final $replies = await $many(
      _echoSint32,
      $requests,
      Sint32Value.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoSint32Sync].
  List<int> echoSint32ManySync(List<int> items) {
    if (_echoSint32.flatMany != null) {
      return $batchSync(
        _echoSint32,
        ($batch) => _$echoSint32Items($batch, items),
      );
    }
    final $requests = _$echoSint32Requests(items);
    final $replies = $manySync(_echoSint32, $requests, Sint32Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<Sint32Value> _$echoSint32Requests(List<int> $items) =>
      [for (final $item in $items) Sint32Value(value: $item)];

  List<int> Function() _$echoSint32Items($sw.Batch $batch, List<int> $items) {
    $batch.start(_echoSint32, $items.length, 2, 8);
    final $c0 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $sw.asInt32($item, 'shortwire.test.v1.Sint32Value.value');
    }
    $batch.startReply();
    final $r0 = $batch.int32s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [echoSint32] on another thread, as columns.
  Future<Int32List> echoSint32Columns({
    required Int32List value,
    Int32List? into,
  }) =>
      $batch(_echoSint32, ($batch) => _$echoSint32Columns($batch, value, into));

  /// A batch of [echoSint32Sync] as columns: one list a field, in which one element stands for all items.
  Int32List echoSint32ColumnsSync({
    required Int32List value,
    Int32List? into,
  }) =>
      $batchSync(
        _echoSint32,
        ($batch) => _$echoSint32Columns($batch, value, into),
      );

  Int32List Function() _$echoSint32Columns(
    $sw.Batch $batch,
    Int32List value,
    Int32List? into,
  ) {
    $batch.start(
      _echoSint32,
      $sw.countOf([('shortwire.test.v1.Sint32Value.value', value.length)]),
      2,
      8,
    );
    $batch.fit(into, 'shortwire.test.v1.Sint32Value.value');
    $batch.putInt32s(value);
    $batch.startReply();
    final $r0 = $batch.int32s();
    return () => $batch.checked(
      $batch.copy(into ?? Int32List($batch.count), $r0),
    );
  }

  /// `shortwire.test.v1.Feature/EchoSint64`.
  Future<int> echoSint64({int value = 0}) async => echoSint64Sync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int echoSint64Sync({int value = 0}) {
    final $flat = _echoSint64.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoSint64,
        Sint64Value(value: value),
        Sint64Value(),
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

  /// [echoSint64] with request and reply in wire format.
  Future<Uint8List> echoSint64Raw(Uint8List request) =>
      $raw(_echoSint64, request);

  /// [echoSint64Sync] with request and reply in wire format.
  Uint8List echoSint64RawSync(Uint8List request) =>
      $rawSync(_echoSint64, request);

  /// The same, the reply going into [target]; returns its length.
  int echoSint64RawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoSint64, target, request);

  /// A batch of [echoSint64] on another thread.
  Future<List<int>> echoSint64Many(List<int> items) async {
    if (_echoSint64.flatMany != null) {
      return $batch(_echoSint64, ($batch) => _$echoSint64Items($batch, items));
    }
    final $requests = _$echoSint64Requests(items);
    final $replies = await $many(
      _echoSint64,
      $requests,
      Sint64Value.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoSint64Sync].
  List<int> echoSint64ManySync(List<int> items) {
    if (_echoSint64.flatMany != null) {
      return $batchSync(
        _echoSint64,
        ($batch) => _$echoSint64Items($batch, items),
      );
    }
    final $requests = _$echoSint64Requests(items);
    final $replies = $manySync(_echoSint64, $requests, Sint64Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<Sint64Value> _$echoSint64Requests(List<int> $items) =>
      [for (final $item in $items) Sint64Value(value: $item)];

  List<int> Function() _$echoSint64Items($sw.Batch $batch, List<int> $items) {
    $batch.start(_echoSint64, $items.length, 2, 16);
    final $c0 = $batch.int64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.int64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [echoSint64] on another thread, as columns.
  Future<Int64List> echoSint64Columns({
    required Int64List value,
    Int64List? into,
  }) =>
      $batch(_echoSint64, ($batch) => _$echoSint64Columns($batch, value, into));

  /// A batch of [echoSint64Sync] as columns: one list a field, in which one element stands for all items.
  Int64List echoSint64ColumnsSync({
    required Int64List value,
    Int64List? into,
  }) =>
      $batchSync(
        _echoSint64,
        ($batch) => _$echoSint64Columns($batch, value, into),
      );

  Int64List Function() _$echoSint64Columns(
    $sw.Batch $batch,
    Int64List value,
    Int64List? into,
  ) {
    $batch.start(
      _echoSint64,
      $sw.countOf([('shortwire.test.v1.Sint64Value.value', value.length)]),
      2,
      16,
    );
    $batch.fit(into, 'shortwire.test.v1.Sint64Value.value');
    $batch.putInt64s(value);
    $batch.startReply();
    final $r0 = $batch.int64s();
    return () => $batch.checked(
      $batch.copy(into ?? Int64List($batch.count), $r0),
    );
  }

  /// `shortwire.test.v1.Feature/EchoFixed32`.
  Future<int> echoFixed32({int value = 0}) async =>
      echoFixed32Sync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int echoFixed32Sync({int value = 0}) {
    final $flat = _echoFixed32.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoFixed32,
        Fixed32Value(value: value),
        Fixed32Value(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = $sw.asUint32(
      value,
      'shortwire.test.v1.Fixed32Value.value',
    );
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

  /// [echoFixed32] with request and reply in wire format.
  Future<Uint8List> echoFixed32Raw(Uint8List request) =>
      $raw(_echoFixed32, request);

  /// [echoFixed32Sync] with request and reply in wire format.
  Uint8List echoFixed32RawSync(Uint8List request) =>
      $rawSync(_echoFixed32, request);

  /// The same, the reply going into [target]; returns its length.
  int echoFixed32RawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoFixed32, target, request);

  /// A batch of [echoFixed32] on another thread.
  Future<List<int>> echoFixed32Many(List<int> items) async {
    if (_echoFixed32.flatMany != null) {
      return $batch(
        _echoFixed32,
        ($batch) => _$echoFixed32Items($batch, items),
      );
    }
    final $requests = _$echoFixed32Requests(items);
    final $replies = await $many(
      _echoFixed32,
      $requests,
      Fixed32Value.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoFixed32Sync].
  List<int> echoFixed32ManySync(List<int> items) {
    if (_echoFixed32.flatMany != null) {
      return $batchSync(
        _echoFixed32,
        ($batch) => _$echoFixed32Items($batch, items),
      );
    }
    final $requests = _$echoFixed32Requests(items);
    final $replies = $manySync(
      _echoFixed32,
      $requests,
      Fixed32Value.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  List<Fixed32Value> _$echoFixed32Requests(List<int> $items) =>
      [for (final $item in $items) Fixed32Value(value: $item)];

  List<int> Function() _$echoFixed32Items($sw.Batch $batch, List<int> $items) {
    $batch.start(_echoFixed32, $items.length, 2, 8);
    final $c0 = $batch.uint32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $sw.asUint32($item, 'shortwire.test.v1.Fixed32Value.value');
    }
    $batch.startReply();
    final $r0 = $batch.uint32s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [echoFixed32] on another thread, as columns.
  Future<Uint32List> echoFixed32Columns({
    required Uint32List value,
    Uint32List? into,
  }) =>
      $batch(
        _echoFixed32,
        ($batch) => _$echoFixed32Columns($batch, value, into),
      );

  /// A batch of [echoFixed32Sync] as columns: one list a field, in which one element stands for all items.
  Uint32List echoFixed32ColumnsSync({
    required Uint32List value,
    Uint32List? into,
  }) =>
      $batchSync(
        _echoFixed32,
        ($batch) => _$echoFixed32Columns($batch, value, into),
      );

  Uint32List Function() _$echoFixed32Columns(
    $sw.Batch $batch,
    Uint32List value,
    Uint32List? into,
  ) {
    $batch.start(
      _echoFixed32,
      $sw.countOf([('shortwire.test.v1.Fixed32Value.value', value.length)]),
      2,
      8,
    );
    $batch.fit(into, 'shortwire.test.v1.Fixed32Value.value');
    $batch.putUint32s(value);
    $batch.startReply();
    final $r0 = $batch.uint32s();
    return () => $batch.checked(
      $batch.copy(into ?? Uint32List($batch.count), $r0),
    );
  }

  /// `shortwire.test.v1.Feature/EchoFixed64`.
  Future<int> echoFixed64({int value = 0}) async =>
      echoFixed64Sync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int echoFixed64Sync({int value = 0}) {
    final $flat = _echoFixed64.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoFixed64,
        Fixed64Value(value: value),
        Fixed64Value(),
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

  /// [echoFixed64] with request and reply in wire format.
  Future<Uint8List> echoFixed64Raw(Uint8List request) =>
      $raw(_echoFixed64, request);

  /// [echoFixed64Sync] with request and reply in wire format.
  Uint8List echoFixed64RawSync(Uint8List request) =>
      $rawSync(_echoFixed64, request);

  /// The same, the reply going into [target]; returns its length.
  int echoFixed64RawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoFixed64, target, request);

  /// A batch of [echoFixed64] on another thread.
  Future<List<int>> echoFixed64Many(List<int> items) async {
    if (_echoFixed64.flatMany != null) {
      return $batch(
        _echoFixed64,
        ($batch) => _$echoFixed64Items($batch, items),
      );
    }
    final $requests = _$echoFixed64Requests(items);
    final $replies = await $many(
      _echoFixed64,
      $requests,
      Fixed64Value.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoFixed64Sync].
  List<int> echoFixed64ManySync(List<int> items) {
    if (_echoFixed64.flatMany != null) {
      return $batchSync(
        _echoFixed64,
        ($batch) => _$echoFixed64Items($batch, items),
      );
    }
    final $requests = _$echoFixed64Requests(items);
    final $replies = $manySync(
      _echoFixed64,
      $requests,
      Fixed64Value.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  List<Fixed64Value> _$echoFixed64Requests(List<int> $items) =>
      [for (final $item in $items) Fixed64Value(value: $item)];

  List<int> Function() _$echoFixed64Items($sw.Batch $batch, List<int> $items) {
    $batch.start(_echoFixed64, $items.length, 2, 16);
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [echoFixed64] on another thread, as columns.
  Future<Uint64List> echoFixed64Columns({
    required Uint64List value,
    Uint64List? into,
  }) =>
      $batch(
        _echoFixed64,
        ($batch) => _$echoFixed64Columns($batch, value, into),
      );

  /// A batch of [echoFixed64Sync] as columns: one list a field, in which one element stands for all items.
  Uint64List echoFixed64ColumnsSync({
    required Uint64List value,
    Uint64List? into,
  }) =>
      $batchSync(
        _echoFixed64,
        ($batch) => _$echoFixed64Columns($batch, value, into),
      );

  Uint64List Function() _$echoFixed64Columns(
    $sw.Batch $batch,
    Uint64List value,
    Uint64List? into,
  ) {
    $batch.start(
      _echoFixed64,
      $sw.countOf([('shortwire.test.v1.Fixed64Value.value', value.length)]),
      2,
      16,
    );
    $batch.fit(into, 'shortwire.test.v1.Fixed64Value.value');
    $batch.putUint64s(value);
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.checked(
      $batch.copy(into ?? Uint64List($batch.count), $r0),
    );
  }

  /// `shortwire.test.v1.Feature/EchoSfixed32`.
  Future<int> echoSfixed32({int value = 0}) async =>
      echoSfixed32Sync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int echoSfixed32Sync({int value = 0}) {
    final $flat = _echoSfixed32.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoSfixed32,
        Sfixed32Value(value: value),
        Sfixed32Value(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = $sw.asInt32(
      value,
      'shortwire.test.v1.Sfixed32Value.value',
    );
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

  /// [echoSfixed32] with request and reply in wire format.
  Future<Uint8List> echoSfixed32Raw(Uint8List request) =>
      $raw(_echoSfixed32, request);

  /// [echoSfixed32Sync] with request and reply in wire format.
  Uint8List echoSfixed32RawSync(Uint8List request) =>
      $rawSync(_echoSfixed32, request);

  /// The same, the reply going into [target]; returns its length.
  int echoSfixed32RawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoSfixed32, target, request);

  /// A batch of [echoSfixed32] on another thread.
  Future<List<int>> echoSfixed32Many(List<int> items) async {
    if (_echoSfixed32.flatMany != null) {
      return $batch(
        _echoSfixed32,
        ($batch) => _$echoSfixed32Items($batch, items),
      );
    }
    final $requests = _$echoSfixed32Requests(items);
    final $replies = await $many(
      _echoSfixed32,
      $requests,
      Sfixed32Value.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoSfixed32Sync].
  List<int> echoSfixed32ManySync(List<int> items) {
    if (_echoSfixed32.flatMany != null) {
      return $batchSync(
        _echoSfixed32,
        ($batch) => _$echoSfixed32Items($batch, items),
      );
    }
    final $requests = _$echoSfixed32Requests(items);
    final $replies = $manySync(
      _echoSfixed32,
      $requests,
      Sfixed32Value.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  List<Sfixed32Value> _$echoSfixed32Requests(List<int> $items) =>
      [for (final $item in $items) Sfixed32Value(value: $item)];

  List<int> Function() _$echoSfixed32Items($sw.Batch $batch, List<int> $items) {
    $batch.start(_echoSfixed32, $items.length, 2, 8);
    final $c0 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $sw.asInt32($item, 'shortwire.test.v1.Sfixed32Value.value');
    }
    $batch.startReply();
    final $r0 = $batch.int32s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [echoSfixed32] on another thread, as columns.
  Future<Int32List> echoSfixed32Columns({
    required Int32List value,
    Int32List? into,
  }) =>
      $batch(
        _echoSfixed32,
        ($batch) => _$echoSfixed32Columns($batch, value, into),
      );

  /// A batch of [echoSfixed32Sync] as columns: one list a field, in which one element stands for all items.
  Int32List echoSfixed32ColumnsSync({
    required Int32List value,
    Int32List? into,
  }) =>
      $batchSync(
        _echoSfixed32,
        ($batch) => _$echoSfixed32Columns($batch, value, into),
      );

  Int32List Function() _$echoSfixed32Columns(
    $sw.Batch $batch,
    Int32List value,
    Int32List? into,
  ) {
    $batch.start(
      _echoSfixed32,
      $sw.countOf([('shortwire.test.v1.Sfixed32Value.value', value.length)]),
      2,
      8,
    );
    $batch.fit(into, 'shortwire.test.v1.Sfixed32Value.value');
    $batch.putInt32s(value);
    $batch.startReply();
    final $r0 = $batch.int32s();
    return () => $batch.checked(
      $batch.copy(into ?? Int32List($batch.count), $r0),
    );
  }

  /// `shortwire.test.v1.Feature/EchoSfixed64`.
  Future<int> echoSfixed64({int value = 0}) async =>
      echoSfixed64Sync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int echoSfixed64Sync({int value = 0}) {
    final $flat = _echoSfixed64.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoSfixed64,
        Sfixed64Value(value: value),
        Sfixed64Value(),
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

  /// [echoSfixed64] with request and reply in wire format.
  Future<Uint8List> echoSfixed64Raw(Uint8List request) =>
      $raw(_echoSfixed64, request);

  /// [echoSfixed64Sync] with request and reply in wire format.
  Uint8List echoSfixed64RawSync(Uint8List request) =>
      $rawSync(_echoSfixed64, request);

  /// The same, the reply going into [target]; returns its length.
  int echoSfixed64RawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoSfixed64, target, request);

  /// A batch of [echoSfixed64] on another thread.
  Future<List<int>> echoSfixed64Many(List<int> items) async {
    if (_echoSfixed64.flatMany != null) {
      return $batch(
        _echoSfixed64,
        ($batch) => _$echoSfixed64Items($batch, items),
      );
    }
    final $requests = _$echoSfixed64Requests(items);
    final $replies = await $many(
      _echoSfixed64,
      $requests,
      Sfixed64Value.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoSfixed64Sync].
  List<int> echoSfixed64ManySync(List<int> items) {
    if (_echoSfixed64.flatMany != null) {
      return $batchSync(
        _echoSfixed64,
        ($batch) => _$echoSfixed64Items($batch, items),
      );
    }
    final $requests = _$echoSfixed64Requests(items);
    final $replies = $manySync(
      _echoSfixed64,
      $requests,
      Sfixed64Value.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  List<Sfixed64Value> _$echoSfixed64Requests(List<int> $items) =>
      [for (final $item in $items) Sfixed64Value(value: $item)];

  List<int> Function() _$echoSfixed64Items($sw.Batch $batch, List<int> $items) {
    $batch.start(_echoSfixed64, $items.length, 2, 16);
    final $c0 = $batch.int64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.int64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [echoSfixed64] on another thread, as columns.
  Future<Int64List> echoSfixed64Columns({
    required Int64List value,
    Int64List? into,
  }) =>
      $batch(
        _echoSfixed64,
        ($batch) => _$echoSfixed64Columns($batch, value, into),
      );

  /// A batch of [echoSfixed64Sync] as columns: one list a field, in which one element stands for all items.
  Int64List echoSfixed64ColumnsSync({
    required Int64List value,
    Int64List? into,
  }) =>
      $batchSync(
        _echoSfixed64,
        ($batch) => _$echoSfixed64Columns($batch, value, into),
      );

  Int64List Function() _$echoSfixed64Columns(
    $sw.Batch $batch,
    Int64List value,
    Int64List? into,
  ) {
    $batch.start(
      _echoSfixed64,
      $sw.countOf([('shortwire.test.v1.Sfixed64Value.value', value.length)]),
      2,
      16,
    );
    $batch.fit(into, 'shortwire.test.v1.Sfixed64Value.value');
    $batch.putInt64s(value);
    $batch.startReply();
    final $r0 = $batch.int64s();
    return () => $batch.checked(
      $batch.copy(into ?? Int64List($batch.count), $r0),
    );
  }

  /// `shortwire.test.v1.Feature/EchoBool`.
  Future<bool> echoBool({bool value = false}) async =>
      echoBoolSync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  bool echoBoolSync({bool value = false}) {
    final $flat = _echoBool.flat;
    if ($flat == null) {
      final $reply = $wireSync(_echoBool, BoolValue(value: value), BoolValue());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = value ? 1 : 0;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $words[$sw.Call.reply] != 0;
  }

  /// [echoBool] with request and reply in wire format.
  Future<Uint8List> echoBoolRaw(Uint8List request) => $raw(_echoBool, request);

  /// [echoBoolSync] with request and reply in wire format.
  Uint8List echoBoolRawSync(Uint8List request) => $rawSync(_echoBool, request);

  /// The same, the reply going into [target]; returns its length.
  int echoBoolRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoBool, target, request);

  /// A batch of [echoBool] on another thread.
  Future<List<bool>> echoBoolMany(List<bool> items) async {
    if (_echoBool.flatMany != null) {
      return $batch(_echoBool, ($batch) => _$echoBoolItems($batch, items));
    }
    final $requests = _$echoBoolRequests(items);
    final $replies = await $many(_echoBool, $requests, BoolValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoBoolSync].
  List<bool> echoBoolManySync(List<bool> items) {
    if (_echoBool.flatMany != null) {
      return $batchSync(_echoBool, ($batch) => _$echoBoolItems($batch, items));
    }
    final $requests = _$echoBoolRequests(items);
    final $replies = $manySync(_echoBool, $requests, BoolValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<BoolValue> _$echoBoolRequests(List<bool> $items) =>
      [for (final $item in $items) BoolValue(value: $item)];

  List<bool> Function() _$echoBoolItems($sw.Batch $batch, List<bool> $items) {
    $batch.start(_echoBool, $items.length, 2, 2);
    final $c0 = $batch.bools();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item ? 1 : 0;
    }
    $batch.startReply();
    final $r0 = $batch.bools();
    return () => $batch.each<bool>(($i) => $r0[$i] != 0);
  }

  /// A batch of [echoBool] on another thread, as columns.
  Future<Uint8List> echoBoolColumns({
    required Uint8List value,
    Uint8List? into,
  }) =>
      $batch(_echoBool, ($batch) => _$echoBoolColumns($batch, value, into));

  /// A batch of [echoBoolSync] as columns: one list a field, in which one element stands for all items.
  Uint8List echoBoolColumnsSync({required Uint8List value, Uint8List? into}) =>
      $batchSync(_echoBool, ($batch) => _$echoBoolColumns($batch, value, into));

  Uint8List Function() _$echoBoolColumns(
    $sw.Batch $batch,
    Uint8List value,
    Uint8List? into,
  ) {
    $batch.start(
      _echoBool,
      $sw.countOf([('shortwire.test.v1.BoolValue.value', value.length)]),
      2,
      2,
    );
    $batch.fit(into, 'shortwire.test.v1.BoolValue.value');
    $batch.putBools(value);
    $batch.startReply();
    final $r0 = $batch.bools();
    return () => $batch.checked(
      $batch.copy(into ?? Uint8List($batch.count), $r0),
    );
  }

  /// `shortwire.test.v1.Feature/EchoEnum`.
  Future<Color> echoEnum({Color value = Color.unspecified}) async =>
      echoEnumSync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  Color echoEnumSync({Color value = Color.unspecified}) {
    final $flat = _echoEnum.flat;
    if ($flat == null) {
      final $reply = $wireSync(_echoEnum, EnumValue(value: value), EnumValue());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = $sw.asInt32(
      value.number,
      'shortwire.test.v1.EnumValue.value',
    );
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return Color.of($words[$sw.Call.reply]);
  }

  /// [echoEnum] with request and reply in wire format.
  Future<Uint8List> echoEnumRaw(Uint8List request) => $raw(_echoEnum, request);

  /// [echoEnumSync] with request and reply in wire format.
  Uint8List echoEnumRawSync(Uint8List request) => $rawSync(_echoEnum, request);

  /// The same, the reply going into [target]; returns its length.
  int echoEnumRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoEnum, target, request);

  /// A batch of [echoEnum] on another thread.
  Future<List<Color>> echoEnumMany(List<Color> items) async {
    if (_echoEnum.flatMany != null) {
      return $batch(_echoEnum, ($batch) => _$echoEnumItems($batch, items));
    }
    final $requests = _$echoEnumRequests(items);
    final $replies = await $many(_echoEnum, $requests, EnumValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoEnumSync].
  List<Color> echoEnumManySync(List<Color> items) {
    if (_echoEnum.flatMany != null) {
      return $batchSync(_echoEnum, ($batch) => _$echoEnumItems($batch, items));
    }
    final $requests = _$echoEnumRequests(items);
    final $replies = $manySync(_echoEnum, $requests, EnumValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<EnumValue> _$echoEnumRequests(List<Color> $items) =>
      [for (final $item in $items) EnumValue(value: $item)];

  List<Color> Function() _$echoEnumItems($sw.Batch $batch, List<Color> $items) {
    $batch.start(_echoEnum, $items.length, 2, 8);
    final $c0 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $sw.asInt32($item.number, 'shortwire.test.v1.EnumValue.value');
    }
    $batch.startReply();
    final $r0 = $batch.int32s();
    return () => $batch.each<Color>(($i) => Color.of($r0[$i]));
  }

  /// A batch of [echoEnum] on another thread, as columns.
  Future<Int32List> echoEnumColumns({
    required Int32List value,
    Int32List? into,
  }) =>
      $batch(_echoEnum, ($batch) => _$echoEnumColumns($batch, value, into));

  /// A batch of [echoEnumSync] as columns: one list a field, in which one element stands for all items.
  Int32List echoEnumColumnsSync({required Int32List value, Int32List? into}) =>
      $batchSync(_echoEnum, ($batch) => _$echoEnumColumns($batch, value, into));

  Int32List Function() _$echoEnumColumns(
    $sw.Batch $batch,
    Int32List value,
    Int32List? into,
  ) {
    $batch.start(
      _echoEnum,
      $sw.countOf([('shortwire.test.v1.EnumValue.value', value.length)]),
      2,
      8,
    );
    $batch.fit(into, 'shortwire.test.v1.EnumValue.value');
    $batch.putInt32s(value);
    $batch.startReply();
    final $r0 = $batch.int32s();
    return () => $batch.checked(
      $batch.copy(into ?? Int32List($batch.count), $r0),
    );
  }

  /// Flat: strings and bytes, several at once, presence, nothing.
  Future<String> echoString({String value = ''}) async =>
      echoStringSync(value: value);

  /// The same on this thread, which it blocks.
  String echoStringSync({String value = ''}) {
    final $flat = _echoString.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoString,
        StringValue(value: value),
        StringValue(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3);
    $call.putText(
      $sw.Call.request,
      value,
      'shortwire.test.v1.StringValue.value',
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
    return $call.takeText($sw.Call.reply);
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
  Future<List<String>> echoStringMany(List<String> items) async {
    if (_echoString.flatMany != null) {
      return $batch(_echoString, ($batch) => _$echoStringItems($batch, items));
    }
    final $requests = _$echoStringRequests(items);
    final $replies = await $many(
      _echoString,
      $requests,
      StringValue.messageType,
    );
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoStringSync].
  List<String> echoStringManySync(List<String> items) {
    if (_echoString.flatMany != null) {
      return $batchSync(
        _echoString,
        ($batch) => _$echoStringItems($batch, items),
      );
    }
    final $requests = _$echoStringRequests(items);
    final $replies = $manySync(_echoString, $requests, StringValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<StringValue> _$echoStringRequests(List<String> $items) =>
      [for (final $item in $items) StringValue(value: $item)];

  List<String> Function() _$echoStringItems(
    $sw.Batch $batch,
    List<String> $items,
  ) {
    $batch.start(_echoString, $items.length, 2, 32);
    $batch.putTexts(
      [for (final $item in $items) $item],
      'shortwire.test.v1.StringValue.value',
    );
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<String>(($i) => $batch.textAt($r0, $i));
  }

  /// A batch of [echoString] on another thread, as columns.
  Future<List<String>> echoStringColumns({
    required List<String> value,
    List<String>? into,
  }) =>
      $batch(_echoString, ($batch) => _$echoStringColumns($batch, value, into));

  /// A batch of [echoStringSync] as columns: one list a field, in which one element stands for all items.
  List<String> echoStringColumnsSync({
    required List<String> value,
    List<String>? into,
  }) =>
      $batchSync(
        _echoString,
        ($batch) => _$echoStringColumns($batch, value, into),
      );

  List<String> Function() _$echoStringColumns(
    $sw.Batch $batch,
    List<String> value,
    List<String>? into,
  ) {
    $batch.start(
      _echoString,
      $sw.countOf([('shortwire.test.v1.StringValue.value', value.length)]),
      2,
      32,
    );
    $batch.fit(into, 'shortwire.test.v1.StringValue.value');
    $batch.putTexts(value, 'shortwire.test.v1.StringValue.value');
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.textAt($r0, $i)),
    );
  }

  /// `shortwire.test.v1.Feature/EchoBytes`.
  Future<Uint8List> echoBytes({Uint8List? value}) async =>
      echoBytesSync(value: value);

  /// The same on this thread, which it blocks.
  Uint8List echoBytesSync({Uint8List? value}) {
    final $flat = _echoBytes.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoBytes,
        BytesValue(value: value),
        BytesValue(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((value?.length ?? 0));
    $call.putBytes($sw.Call.request, value ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int echoBytesIntoSync(Uint8List $target, {Uint8List? value}) {
    final $flat = _echoBytes.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoBytes,
        BytesValue(value: value),
        BytesValue(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((value?.length ?? 0));
    $call.putBytes($sw.Call.request, value ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [echoBytes] with request and reply in wire format.
  Future<Uint8List> echoBytesRaw(Uint8List request) =>
      $raw(_echoBytes, request);

  /// [echoBytesSync] with request and reply in wire format.
  Uint8List echoBytesRawSync(Uint8List request) =>
      $rawSync(_echoBytes, request);

  /// The same, the reply going into [target]; returns its length.
  int echoBytesRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoBytes, target, request);

  /// A batch of [echoBytes] on another thread.
  Future<List<Uint8List>> echoBytesMany(List<Uint8List> items) async {
    if (_echoBytes.flatMany != null) {
      return $batch(_echoBytes, ($batch) => _$echoBytesItems($batch, items));
    }
    final $requests = _$echoBytesRequests(items);
    final $replies = await $many(_echoBytes, $requests, BytesValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [echoBytesSync].
  List<Uint8List> echoBytesManySync(List<Uint8List> items) {
    if (_echoBytes.flatMany != null) {
      return $batchSync(
        _echoBytes,
        ($batch) => _$echoBytesItems($batch, items),
      );
    }
    final $requests = _$echoBytesRequests(items);
    final $replies = $manySync(_echoBytes, $requests, BytesValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<BytesValue> _$echoBytesRequests(List<Uint8List> $items) =>
      [for (final $item in $items) BytesValue(value: $item)];

  List<Uint8List> Function() _$echoBytesItems(
    $sw.Batch $batch,
    List<Uint8List> $items,
  ) {
    $batch.start(_echoBytes, $items.length, 2, 32);
    $batch.putBlobs([for (final $item in $items) $item]);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [echoBytes] on another thread, as columns.
  Future<List<Uint8List>> echoBytesColumns({
    required List<Uint8List> value,
    List<Uint8List>? into,
  }) =>
      $batch(_echoBytes, ($batch) => _$echoBytesColumns($batch, value, into));

  /// A batch of [echoBytesSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> echoBytesColumnsSync({
    required List<Uint8List> value,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _echoBytes,
        ($batch) => _$echoBytesColumns($batch, value, into),
      );

  List<Uint8List> Function() _$echoBytesColumns(
    $sw.Batch $batch,
    List<Uint8List> value,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _echoBytes,
      $sw.countOf([('shortwire.test.v1.BytesValue.value', value.length)]),
      2,
      32,
    );
    $batch.fit(into, 'shortwire.test.v1.BytesValue.value');
    $batch.putBlobs(value);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// `shortwire.test.v1.Feature/EchoScalars`.
  Future<Scalars> echoScalars({
    double doubleValue = 0.0,
    double floatValue = 0.0,
    int int32Value = 0,
    int int64Value = 0,
    int uint32Value = 0,
    int uint64Value = 0,
    int sint32Value = 0,
    int sint64Value = 0,
    int fixed32Value = 0,
    int fixed64Value = 0,
    int sfixed32Value = 0,
    int sfixed64Value = 0,
    bool boolValue = false,
    String stringValue = '',
    Uint8List? bytesValue,
    Color enumValue = Color.unspecified,
  }) async =>
      echoScalarsSync(
        doubleValue: doubleValue,
        floatValue: floatValue,
        int32Value: int32Value,
        int64Value: int64Value,
        uint32Value: uint32Value,
        uint64Value: uint64Value,
        sint32Value: sint32Value,
        sint64Value: sint64Value,
        fixed32Value: fixed32Value,
        fixed64Value: fixed64Value,
        sfixed32Value: sfixed32Value,
        sfixed64Value: sfixed64Value,
        boolValue: boolValue,
        stringValue: stringValue,
        bytesValue: bytesValue,
        enumValue: enumValue,
      );

  /// The same on this thread, which it blocks.
  Scalars echoScalarsSync({
    double doubleValue = 0.0,
    double floatValue = 0.0,
    int int32Value = 0,
    int int64Value = 0,
    int uint32Value = 0,
    int uint64Value = 0,
    int sint32Value = 0,
    int sint64Value = 0,
    int fixed32Value = 0,
    int fixed64Value = 0,
    int sfixed32Value = 0,
    int sfixed64Value = 0,
    bool boolValue = false,
    String stringValue = '',
    Uint8List? bytesValue,
    Color enumValue = Color.unspecified,
  }) {
    final $flat = _echoScalars.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoScalars,
        Scalars(
          doubleValue: doubleValue,
          floatValue: floatValue,
          int32Value: int32Value,
          int64Value: int64Value,
          uint32Value: uint32Value,
          uint64Value: uint64Value,
          sint32Value: sint32Value,
          sint64Value: sint64Value,
          fixed32Value: fixed32Value,
          fixed64Value: fixed64Value,
          sfixed32Value: sfixed32Value,
          sfixed64Value: sfixed64Value,
          boolValue: boolValue,
          stringValue: stringValue,
          bytesValue: bytesValue,
          enumValue: enumValue,
        ),
        Scalars(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(stringValue.length * 3 + (bytesValue?.length ?? 0));
    $call.doubles[$sw.Call.request] = doubleValue;
    $call.floats[2 * ($sw.Call.request + 1)] = floatValue;
    $words[$sw.Call.request + 2] = $sw.asInt32(
      int32Value,
      'shortwire.test.v1.Scalars.int32_value',
    );
    $words[$sw.Call.request + 3] = int64Value;
    $words[$sw.Call.request + 4] = $sw.asUint32(
      uint32Value,
      'shortwire.test.v1.Scalars.uint32_value',
    );
    $words[$sw.Call.request + 5] = uint64Value;
    $words[$sw.Call.request + 6] = $sw.asInt32(
      sint32Value,
      'shortwire.test.v1.Scalars.sint32_value',
    );
    $words[$sw.Call.request + 7] = sint64Value;
    $words[$sw.Call.request + 8] = $sw.asUint32(
      fixed32Value,
      'shortwire.test.v1.Scalars.fixed32_value',
    );
    $words[$sw.Call.request + 9] = fixed64Value;
    $words[$sw.Call.request + 10] = $sw.asInt32(
      sfixed32Value,
      'shortwire.test.v1.Scalars.sfixed32_value',
    );
    $words[$sw.Call.request + 11] = sfixed64Value;
    $words[$sw.Call.request + 12] = boolValue ? 1 : 0;
    $call.putText(
      $sw.Call.request + 13,
      stringValue,
      'shortwire.test.v1.Scalars.string_value',
    );
    $call.putBytes($sw.Call.request + 15, bytesValue ?? $sw.noBytes);
    $words[$sw.Call.request + 17] = $sw.asInt32(
      enumValue.number,
      'shortwire.test.v1.Scalars.enum_value',
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
      floatValue: $call.floats[2 * ($sw.Call.reply + 1)],
      int32Value: $words[$sw.Call.reply + 2],
      int64Value: $words[$sw.Call.reply + 3],
      uint32Value: $words[$sw.Call.reply + 4],
      uint64Value: $words[$sw.Call.reply + 5],
      sint32Value: $words[$sw.Call.reply + 6],
      sint64Value: $words[$sw.Call.reply + 7],
      fixed32Value: $words[$sw.Call.reply + 8],
      fixed64Value: $words[$sw.Call.reply + 9],
      sfixed32Value: $words[$sw.Call.reply + 10],
      sfixed64Value: $words[$sw.Call.reply + 11],
      boolValue: $words[$sw.Call.reply + 12] != 0,
      stringValue: $call.takeText($sw.Call.reply + 13),
      bytesValue: $call.takeBytes($sw.Call.reply + 15),
      enumValue: Color.of($words[$sw.Call.reply + 17]),
    );
  }

  /// The same, the reply going into what the caller has.
  Scalars echoScalarsIntoSync(
    Scalars $target, {
    double doubleValue = 0.0,
    double floatValue = 0.0,
    int int32Value = 0,
    int int64Value = 0,
    int uint32Value = 0,
    int uint64Value = 0,
    int sint32Value = 0,
    int sint64Value = 0,
    int fixed32Value = 0,
    int fixed64Value = 0,
    int sfixed32Value = 0,
    int sfixed64Value = 0,
    bool boolValue = false,
    String stringValue = '',
    Uint8List? bytesValue,
    Color enumValue = Color.unspecified,
  }) {
    final $flat = _echoScalars.flat;
    if ($flat == null) {
      return $wireSync(
        _echoScalars,
        Scalars(
          doubleValue: doubleValue,
          floatValue: floatValue,
          int32Value: int32Value,
          int64Value: int64Value,
          uint32Value: uint32Value,
          uint64Value: uint64Value,
          sint32Value: sint32Value,
          sint64Value: sint64Value,
          fixed32Value: fixed32Value,
          fixed64Value: fixed64Value,
          sfixed32Value: sfixed32Value,
          sfixed64Value: sfixed64Value,
          boolValue: boolValue,
          stringValue: stringValue,
          bytesValue: bytesValue,
          enumValue: enumValue,
        ),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(stringValue.length * 3 + (bytesValue?.length ?? 0));
    $call.doubles[$sw.Call.request] = doubleValue;
    $call.floats[2 * ($sw.Call.request + 1)] = floatValue;
    $words[$sw.Call.request + 2] = $sw.asInt32(
      int32Value,
      'shortwire.test.v1.Scalars.int32_value',
    );
    $words[$sw.Call.request + 3] = int64Value;
    $words[$sw.Call.request + 4] = $sw.asUint32(
      uint32Value,
      'shortwire.test.v1.Scalars.uint32_value',
    );
    $words[$sw.Call.request + 5] = uint64Value;
    $words[$sw.Call.request + 6] = $sw.asInt32(
      sint32Value,
      'shortwire.test.v1.Scalars.sint32_value',
    );
    $words[$sw.Call.request + 7] = sint64Value;
    $words[$sw.Call.request + 8] = $sw.asUint32(
      fixed32Value,
      'shortwire.test.v1.Scalars.fixed32_value',
    );
    $words[$sw.Call.request + 9] = fixed64Value;
    $words[$sw.Call.request + 10] = $sw.asInt32(
      sfixed32Value,
      'shortwire.test.v1.Scalars.sfixed32_value',
    );
    $words[$sw.Call.request + 11] = sfixed64Value;
    $words[$sw.Call.request + 12] = boolValue ? 1 : 0;
    $call.putText(
      $sw.Call.request + 13,
      stringValue,
      'shortwire.test.v1.Scalars.string_value',
    );
    $call.putBytes($sw.Call.request + 15, bytesValue ?? $sw.noBytes);
    $words[$sw.Call.request + 17] = $sw.asInt32(
      enumValue.number,
      'shortwire.test.v1.Scalars.enum_value',
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
    $target.floatValue = $call.floats[2 * ($sw.Call.reply + 1)];
    $target.int32Value = $words[$sw.Call.reply + 2];
    $target.int64Value = $words[$sw.Call.reply + 3];
    $target.uint32Value = $words[$sw.Call.reply + 4];
    $target.uint64Value = $words[$sw.Call.reply + 5];
    $target.sint32Value = $words[$sw.Call.reply + 6];
    $target.sint64Value = $words[$sw.Call.reply + 7];
    $target.fixed32Value = $words[$sw.Call.reply + 8];
    $target.fixed64Value = $words[$sw.Call.reply + 9];
    $target.sfixed32Value = $words[$sw.Call.reply + 10];
    $target.sfixed64Value = $words[$sw.Call.reply + 11];
    $target.boolValue = $words[$sw.Call.reply + 12] != 0;
    $target.stringValue = $call.takeText($sw.Call.reply + 13);
    $target.bytesValue = $call.takeBytes($sw.Call.reply + 15);
    $target.enumValue = Color.of($words[$sw.Call.reply + 17]);
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
          floatValue: $item.floatValue,
          int32Value: $item.int32Value,
          int64Value: $item.int64Value,
          uint32Value: $item.uint32Value,
          uint64Value: $item.uint64Value,
          sint32Value: $item.sint32Value,
          sint64Value: $item.sint64Value,
          fixed32Value: $item.fixed32Value,
          fixed64Value: $item.fixed64Value,
          sfixed32Value: $item.sfixed32Value,
          sfixed64Value: $item.sfixed64Value,
          boolValue: $item.boolValue,
          stringValue: $item.stringValue,
          bytesValue: $item.bytesValue,
          enumValue: $item.enumValue,
        ),
      ];

  List<Scalars> Function() _$echoScalarsItems(
    $sw.Batch $batch,
    List<ScalarsItem> $items,
  ) {
    $batch.start(_echoScalars, $items.length, 32, 218);
    final $c0 = $batch.doubles();
    final $c1 = $batch.floats();
    final $c2 = $batch.int32s();
    final $c3 = $batch.int64s();
    final $c4 = $batch.uint32s();
    final $c5 = $batch.uint64s();
    final $c6 = $batch.int32s();
    final $c7 = $batch.int64s();
    final $c8 = $batch.uint32s();
    final $c9 = $batch.uint64s();
    final $c10 = $batch.int32s();
    final $c11 = $batch.int64s();
    final $c12 = $batch.bools();
    $batch.putTexts(
      [for (final $item in $items) $item.stringValue],
      'shortwire.test.v1.Scalars.string_value',
    );
    $batch.putBlobs([for (final $item in $items) $item.bytesValue]);
    final $c15 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item.doubleValue;
      $c1[$i] = $item.floatValue;
      $c2[$i] = $sw.asInt32(
        $item.int32Value,
        'shortwire.test.v1.Scalars.int32_value',
      );
      $c3[$i] = $item.int64Value;
      $c4[$i] = $sw.asUint32(
        $item.uint32Value,
        'shortwire.test.v1.Scalars.uint32_value',
      );
      $c5[$i] = $item.uint64Value;
      $c6[$i] = $sw.asInt32(
        $item.sint32Value,
        'shortwire.test.v1.Scalars.sint32_value',
      );
      $c7[$i] = $item.sint64Value;
      $c8[$i] = $sw.asUint32(
        $item.fixed32Value,
        'shortwire.test.v1.Scalars.fixed32_value',
      );
      $c9[$i] = $item.fixed64Value;
      $c10[$i] = $sw.asInt32(
        $item.sfixed32Value,
        'shortwire.test.v1.Scalars.sfixed32_value',
      );
      $c11[$i] = $item.sfixed64Value;
      $c12[$i] = $item.boolValue ? 1 : 0;
      $c15[$i] = $sw.asInt32(
        $item.enumValue.number,
        'shortwire.test.v1.Scalars.enum_value',
      );
    }
    $batch.startReply();
    final $r0 = $batch.doubles();
    final $r1 = $batch.floats();
    final $r2 = $batch.int32s();
    final $r3 = $batch.int64s();
    final $r4 = $batch.uint32s();
    final $r5 = $batch.uint64s();
    final $r6 = $batch.int32s();
    final $r7 = $batch.int64s();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.uint64s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int64s();
    final $r12 = $batch.bools();
    final $r13 = $batch.pairs();
    final $r14 = $batch.pairs();
    final $r15 = $batch.int32s();
    return () => $batch.each<Scalars>(
      ($i) => Scalars(
        doubleValue: $r0[$i],
        floatValue: $r1[$i],
        int32Value: $r2[$i],
        int64Value: $r3[$i],
        uint32Value: $r4[$i],
        uint64Value: $r5[$i],
        sint32Value: $r6[$i],
        sint64Value: $r7[$i],
        fixed32Value: $r8[$i],
        fixed64Value: $r9[$i],
        sfixed32Value: $r10[$i],
        sfixed64Value: $r11[$i],
        boolValue: $r12[$i] != 0,
        stringValue: $batch.textAt($r13, $i),
        bytesValue: $batch.blobAt($r14, $i),
        enumValue: Color.of($r15[$i]),
      ),
    );
  }

  /// A batch of [echoScalars] on another thread, as columns.
  Future<ScalarsColumns> echoScalarsColumns({
    required Float64List doubleValue,
    required Float32List floatValue,
    required Int32List int32Value,
    required Int64List int64Value,
    required Uint32List uint32Value,
    required Uint64List uint64Value,
    required Int32List sint32Value,
    required Int64List sint64Value,
    required Uint32List fixed32Value,
    required Uint64List fixed64Value,
    required Int32List sfixed32Value,
    required Int64List sfixed64Value,
    required Uint8List boolValue,
    required List<String> stringValue,
    required List<Uint8List> bytesValue,
    required Int32List enumValue,
    ScalarsColumns? into,
  }) =>
      $batch(
        _echoScalars,
        ($batch) => _$echoScalarsColumns(
          $batch,
          doubleValue,
          floatValue,
          int32Value,
          int64Value,
          uint32Value,
          uint64Value,
          sint32Value,
          sint64Value,
          fixed32Value,
          fixed64Value,
          sfixed32Value,
          sfixed64Value,
          boolValue,
          stringValue,
          bytesValue,
          enumValue,
          into,
        ),
      );

  /// A batch of [echoScalarsSync] as columns: one list a field, in which one element stands for all items.
  ScalarsColumns echoScalarsColumnsSync({
    required Float64List doubleValue,
    required Float32List floatValue,
    required Int32List int32Value,
    required Int64List int64Value,
    required Uint32List uint32Value,
    required Uint64List uint64Value,
    required Int32List sint32Value,
    required Int64List sint64Value,
    required Uint32List fixed32Value,
    required Uint64List fixed64Value,
    required Int32List sfixed32Value,
    required Int64List sfixed64Value,
    required Uint8List boolValue,
    required List<String> stringValue,
    required List<Uint8List> bytesValue,
    required Int32List enumValue,
    ScalarsColumns? into,
  }) =>
      $batchSync(
        _echoScalars,
        ($batch) => _$echoScalarsColumns(
          $batch,
          doubleValue,
          floatValue,
          int32Value,
          int64Value,
          uint32Value,
          uint64Value,
          sint32Value,
          sint64Value,
          fixed32Value,
          fixed64Value,
          sfixed32Value,
          sfixed64Value,
          boolValue,
          stringValue,
          bytesValue,
          enumValue,
          into,
        ),
      );

  ScalarsColumns Function() _$echoScalarsColumns(
    $sw.Batch $batch,
    Float64List doubleValue,
    Float32List floatValue,
    Int32List int32Value,
    Int64List int64Value,
    Uint32List uint32Value,
    Uint64List uint64Value,
    Int32List sint32Value,
    Int64List sint64Value,
    Uint32List fixed32Value,
    Uint64List fixed64Value,
    Int32List sfixed32Value,
    Int64List sfixed64Value,
    Uint8List boolValue,
    List<String> stringValue,
    List<Uint8List> bytesValue,
    Int32List enumValue,
    ScalarsColumns? into,
  ) {
    $batch.start(
      _echoScalars,
      $sw.countOf(
        [
          ('shortwire.test.v1.Scalars.double_value', doubleValue.length),
          ('shortwire.test.v1.Scalars.float_value', floatValue.length),
          ('shortwire.test.v1.Scalars.int32_value', int32Value.length),
          ('shortwire.test.v1.Scalars.int64_value', int64Value.length),
          ('shortwire.test.v1.Scalars.uint32_value', uint32Value.length),
          ('shortwire.test.v1.Scalars.uint64_value', uint64Value.length),
          ('shortwire.test.v1.Scalars.sint32_value', sint32Value.length),
          ('shortwire.test.v1.Scalars.sint64_value', sint64Value.length),
          ('shortwire.test.v1.Scalars.fixed32_value', fixed32Value.length),
          ('shortwire.test.v1.Scalars.fixed64_value', fixed64Value.length),
          ('shortwire.test.v1.Scalars.sfixed32_value', sfixed32Value.length),
          ('shortwire.test.v1.Scalars.sfixed64_value', sfixed64Value.length),
          ('shortwire.test.v1.Scalars.bool_value', boolValue.length),
          ('shortwire.test.v1.Scalars.string_value', stringValue.length),
          ('shortwire.test.v1.Scalars.bytes_value', bytesValue.length),
          ('shortwire.test.v1.Scalars.enum_value', enumValue.length),
        ],
      ),
      32,
      218,
    );
    $batch.fit(into?.doubleValue, 'shortwire.test.v1.Scalars.double_value');
    $batch.fit(into?.floatValue, 'shortwire.test.v1.Scalars.float_value');
    $batch.fit(into?.int32Value, 'shortwire.test.v1.Scalars.int32_value');
    $batch.fit(into?.int64Value, 'shortwire.test.v1.Scalars.int64_value');
    $batch.fit(into?.uint32Value, 'shortwire.test.v1.Scalars.uint32_value');
    $batch.fit(into?.uint64Value, 'shortwire.test.v1.Scalars.uint64_value');
    $batch.fit(into?.sint32Value, 'shortwire.test.v1.Scalars.sint32_value');
    $batch.fit(into?.sint64Value, 'shortwire.test.v1.Scalars.sint64_value');
    $batch.fit(into?.fixed32Value, 'shortwire.test.v1.Scalars.fixed32_value');
    $batch.fit(into?.fixed64Value, 'shortwire.test.v1.Scalars.fixed64_value');
    $batch.fit(into?.sfixed32Value, 'shortwire.test.v1.Scalars.sfixed32_value');
    $batch.fit(into?.sfixed64Value, 'shortwire.test.v1.Scalars.sfixed64_value');
    $batch.fit(into?.boolValue, 'shortwire.test.v1.Scalars.bool_value');
    $batch.fit(into?.stringValue, 'shortwire.test.v1.Scalars.string_value');
    $batch.fit(into?.bytesValue, 'shortwire.test.v1.Scalars.bytes_value');
    $batch.fit(into?.enumValue, 'shortwire.test.v1.Scalars.enum_value');
    $batch.putDoubles(doubleValue);
    $batch.putFloats(floatValue);
    $batch.putInt32s(int32Value);
    $batch.putInt64s(int64Value);
    $batch.putUint32s(uint32Value);
    $batch.putUint64s(uint64Value);
    $batch.putInt32s(sint32Value);
    $batch.putInt64s(sint64Value);
    $batch.putUint32s(fixed32Value);
    $batch.putUint64s(fixed64Value);
    $batch.putInt32s(sfixed32Value);
    $batch.putInt64s(sfixed64Value);
    $batch.putBools(boolValue);
    $batch.putTexts(stringValue, 'shortwire.test.v1.Scalars.string_value');
    $batch.putBlobs(bytesValue);
    $batch.putInt32s(enumValue);
    $batch.startReply();
    final $r0 = $batch.doubles();
    final $r1 = $batch.floats();
    final $r2 = $batch.int32s();
    final $r3 = $batch.int64s();
    final $r4 = $batch.uint32s();
    final $r5 = $batch.uint64s();
    final $r6 = $batch.int32s();
    final $r7 = $batch.int64s();
    final $r8 = $batch.uint32s();
    final $r9 = $batch.uint64s();
    final $r10 = $batch.int32s();
    final $r11 = $batch.int64s();
    final $r12 = $batch.bools();
    final $r13 = $batch.pairs();
    final $r14 = $batch.pairs();
    final $r15 = $batch.int32s();
    return () => $batch.checked(
      (
        doubleValue: $batch.copy(
          into?.doubleValue ?? Float64List($batch.count),
          $r0,
        ),
        floatValue: $batch.copy(
          into?.floatValue ?? Float32List($batch.count),
          $r1,
        ),
        int32Value: $batch.copy(
          into?.int32Value ?? Int32List($batch.count),
          $r2,
        ),
        int64Value: $batch.copy(
          into?.int64Value ?? Int64List($batch.count),
          $r3,
        ),
        uint32Value: $batch.copy(
          into?.uint32Value ?? Uint32List($batch.count),
          $r4,
        ),
        uint64Value: $batch.copy(
          into?.uint64Value ?? Uint64List($batch.count),
          $r5,
        ),
        sint32Value: $batch.copy(
          into?.sint32Value ?? Int32List($batch.count),
          $r6,
        ),
        sint64Value: $batch.copy(
          into?.sint64Value ?? Int64List($batch.count),
          $r7,
        ),
        fixed32Value: $batch.copy(
          into?.fixed32Value ?? Uint32List($batch.count),
          $r8,
        ),
        fixed64Value: $batch.copy(
          into?.fixed64Value ?? Uint64List($batch.count),
          $r9,
        ),
        sfixed32Value: $batch.copy(
          into?.sfixed32Value ?? Int32List($batch.count),
          $r10,
        ),
        sfixed64Value: $batch.copy(
          into?.sfixed64Value ?? Int64List($batch.count),
          $r11,
        ),
        boolValue: $batch.copy(
          into?.boolValue ?? Uint8List($batch.count),
          $r12,
        ),
        stringValue: $batch.list(
          into?.stringValue,
          ($i) => $batch.textAt($r13, $i),
        ),
        bytesValue: $batch.list(
          into?.bytesValue,
          ($i) => $batch.blobAt($r14, $i),
        ),
        enumValue: $batch.copy(
          into?.enumValue ?? Int32List($batch.count),
          $r15,
        ),
      ),
    );
  }

  /// `shortwire.test.v1.Feature/EchoPresence`.
  Future<Presence> echoPresence({
    int? number,
    String? text,
    Uint8List? data,
    bool? flag,
    Color? color,
    double? real,
    int plain = 0,
  }) async =>
      echoPresenceSync(
        number: number,
        text: text,
        data: data,
        flag: flag,
        color: color,
        real: real,
        plain: plain,
      );

  /// The same on this thread, which it blocks.
  Presence echoPresenceSync({
    int? number,
    String? text,
    Uint8List? data,
    bool? flag,
    Color? color,
    double? real,
    int plain = 0,
  }) {
    final $flat = _echoPresence.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _echoPresence,
        Presence(
          number: number,
          text: text,
          data: data,
          flag: flag,
          color: color,
          real: real,
          plain: plain,
        ),
        Presence(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((text?.length ?? 0) * 3 + (data?.length ?? 0));
    var $present = 0;
    if (number != null) {
      $present |= 1;
      $words[$sw.Call.request + 1] = number;
    }
    if (text != null) {
      $present |= 2;
      $call.putText(
        $sw.Call.request + 2,
        text,
        'shortwire.test.v1.Presence.text',
      );
    }
    if (data != null) {
      $present |= 4;
      $call.putBytes($sw.Call.request + 4, data);
    }
    if (flag != null) {
      $present |= 8;
      $words[$sw.Call.request + 6] = flag ? 1 : 0;
    }
    if (color != null) {
      $present |= 16;
      $words[$sw.Call.request + 7] = $sw.asInt32(
        color.number,
        'shortwire.test.v1.Presence.color',
      );
    }
    if (real != null) {
      $present |= 32;
      $call.doubles[$sw.Call.request + 8] = real;
    }
    $words[$sw.Call.request + 9] = plain;
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
    return Presence(
      number: $words[$sw.Call.reply] & 1 == 0
          ? null
          : $words[$sw.Call.reply + 1],
      text: $words[$sw.Call.reply] & 2 == 0
          ? null
          : $call.takeText($sw.Call.reply + 2),
      data: $words[$sw.Call.reply] & 4 == 0
          ? null
          : $call.takeBytes($sw.Call.reply + 4),
      flag: $words[$sw.Call.reply] & 8 == 0
          ? null
          : $words[$sw.Call.reply + 6] != 0,
      color: $words[$sw.Call.reply] & 16 == 0
          ? null
          : Color.of($words[$sw.Call.reply + 7]),
      real: $words[$sw.Call.reply] & 32 == 0
          ? null
          : $call.doubles[$sw.Call.reply + 8],
      plain: $words[$sw.Call.reply + 9],
    );
  }

  /// The same, the reply going into what the caller has.
  Presence echoPresenceIntoSync(
    Presence $target, {
    int? number,
    String? text,
    Uint8List? data,
    bool? flag,
    Color? color,
    double? real,
    int plain = 0,
  }) {
    final $flat = _echoPresence.flat;
    if ($flat == null) {
      return $wireSync(
        _echoPresence,
        Presence(
          number: number,
          text: text,
          data: data,
          flag: flag,
          color: color,
          real: real,
          plain: plain,
        ),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((text?.length ?? 0) * 3 + (data?.length ?? 0));
    var $present = 0;
    if (number != null) {
      $present |= 1;
      $words[$sw.Call.request + 1] = number;
    }
    if (text != null) {
      $present |= 2;
      $call.putText(
        $sw.Call.request + 2,
        text,
        'shortwire.test.v1.Presence.text',
      );
    }
    if (data != null) {
      $present |= 4;
      $call.putBytes($sw.Call.request + 4, data);
    }
    if (flag != null) {
      $present |= 8;
      $words[$sw.Call.request + 6] = flag ? 1 : 0;
    }
    if (color != null) {
      $present |= 16;
      $words[$sw.Call.request + 7] = $sw.asInt32(
        color.number,
        'shortwire.test.v1.Presence.color',
      );
    }
    if (real != null) {
      $present |= 32;
      $call.doubles[$sw.Call.request + 8] = real;
    }
    $words[$sw.Call.request + 9] = plain;
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
    $target.number =
        $words[$sw.Call.reply] & 1 == 0 ? null : $words[$sw.Call.reply + 1];
    $target.text =
        $words[$sw.Call.reply] & 2 == 0
            ? null
            : $call.takeText($sw.Call.reply + 2);
    $target.data =
        $words[$sw.Call.reply] & 4 == 0
            ? null
            : $call.takeBytes($sw.Call.reply + 4);
    $target.flag =
        $words[$sw.Call.reply] & 8 == 0
            ? null
            : $words[$sw.Call.reply + 6] != 0;
    $target.color =
        $words[$sw.Call.reply] & 16 == 0
            ? null
            : Color.of($words[$sw.Call.reply + 7]);
    $target.real =
        $words[$sw.Call.reply] & 32 == 0
            ? null
            : $call.doubles[$sw.Call.reply + 8];
    $target.plain = $words[$sw.Call.reply + 9];
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
          data: $item.data,
          flag: $item.flag,
          color: $item.color,
          real: $item.real,
          plain: $item.plain,
        ),
      ];

  List<Presence> Function() _$echoPresenceItems(
    $sw.Batch $batch,
    List<PresenceItem> $items,
  ) {
    $batch.start(_echoPresence, $items.length, 16, 138);
    final $masks = $batch.uint64s();
    final $c0 = $batch.int64s();
    $batch.putTexts(
      [for (final $item in $items) $item.text],
      'shortwire.test.v1.Presence.text',
    );
    $batch.putBlobs([for (final $item in $items) $item.data]);
    final $c3 = $batch.bools();
    final $c4 = $batch.int32s();
    final $c5 = $batch.doubles();
    final $c6 = $batch.int64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      var $mask = 0;
      if ($item.number case final $v?) {
        $mask |= 1;
        $c0[$i] = $v;
      }
      if ($item.text != null) $mask |= 2;
      if ($item.data != null) $mask |= 4;
      if ($item.flag case final $v?) {
        $mask |= 8;
        $c3[$i] = $v ? 1 : 0;
      }
      if ($item.color case final $v?) {
        $mask |= 16;
        $c4[$i] = $sw.asInt32($v.number, 'shortwire.test.v1.Presence.color');
      }
      if ($item.real case final $v?) {
        $mask |= 32;
        $c5[$i] = $v;
      }
      $c6[$i] = $item.plain;
      $masks[$i] = $mask;
    }
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int64s();
    final $r1 = $batch.pairs();
    final $r2 = $batch.pairs();
    final $r3 = $batch.bools();
    final $r4 = $batch.int32s();
    final $r5 = $batch.doubles();
    final $r6 = $batch.int64s();
    return () => $batch.each<Presence>(
      ($i) => Presence(
        number: $present[$i] & 1 == 0 ? null : $r0[$i],
        text: $present[$i] & 2 == 0 ? null : $batch.textAt($r1, $i),
        data: $present[$i] & 4 == 0 ? null : $batch.blobAt($r2, $i),
        flag: $present[$i] & 8 == 0 ? null : $r3[$i] != 0,
        color: $present[$i] & 16 == 0 ? null : Color.of($r4[$i]),
        real: $present[$i] & 32 == 0 ? null : $r5[$i],
        plain: $r6[$i],
      ),
    );
  }

  /// A batch of [echoPresence] on another thread, as columns.
  Future<PresenceColumns> echoPresenceColumns({
    required List<int?> number,
    required List<String?> text,
    required List<Uint8List?> data,
    required List<bool?> flag,
    required List<Color?> color,
    required List<double?> real,
    required Int64List plain,
    PresenceColumns? into,
  }) =>
      $batch(
        _echoPresence,
        ($batch) => _$echoPresenceColumns(
          $batch,
          number,
          text,
          data,
          flag,
          color,
          real,
          plain,
          into,
        ),
      );

  /// A batch of [echoPresenceSync] as columns: one list a field, in which one element stands for all items.
  PresenceColumns echoPresenceColumnsSync({
    required List<int?> number,
    required List<String?> text,
    required List<Uint8List?> data,
    required List<bool?> flag,
    required List<Color?> color,
    required List<double?> real,
    required Int64List plain,
    PresenceColumns? into,
  }) =>
      $batchSync(
        _echoPresence,
        ($batch) => _$echoPresenceColumns(
          $batch,
          number,
          text,
          data,
          flag,
          color,
          real,
          plain,
          into,
        ),
      );

  PresenceColumns Function() _$echoPresenceColumns(
    $sw.Batch $batch,
    List<int?> number,
    List<String?> text,
    List<Uint8List?> data,
    List<bool?> flag,
    List<Color?> color,
    List<double?> real,
    Int64List plain,
    PresenceColumns? into,
  ) {
    $batch.start(
      _echoPresence,
      $sw.countOf(
        [
          ('shortwire.test.v1.Presence.number', number.length),
          ('shortwire.test.v1.Presence.text', text.length),
          ('shortwire.test.v1.Presence.data', data.length),
          ('shortwire.test.v1.Presence.flag', flag.length),
          ('shortwire.test.v1.Presence.color', color.length),
          ('shortwire.test.v1.Presence.real', real.length),
          ('shortwire.test.v1.Presence.plain', plain.length),
        ],
      ),
      16,
      138,
    );
    $batch.fit(into?.number, 'shortwire.test.v1.Presence.number');
    $batch.fit(into?.text, 'shortwire.test.v1.Presence.text');
    $batch.fit(into?.data, 'shortwire.test.v1.Presence.data');
    $batch.fit(into?.flag, 'shortwire.test.v1.Presence.flag');
    $batch.fit(into?.color, 'shortwire.test.v1.Presence.color');
    $batch.fit(into?.real, 'shortwire.test.v1.Presence.real');
    $batch.fit(into?.plain, 'shortwire.test.v1.Presence.plain');
    final $masks = $batch.uint64s();
    $masks.fillRange(0, $batch.count, 0);
    $sw.mark($masks, 1, number);
    final $c0 = $batch.int64s();
    for (var $i = 0; $i < $batch.count; $i++) {
      final $v = number[number.length == 1 ? 0 : $i];
      if ($v != null) $c0[$i] = $v;
    }
    $sw.mark($masks, 2, text);
    $batch.putTexts(text, 'shortwire.test.v1.Presence.text');
    $sw.mark($masks, 4, data);
    $batch.putBlobs(data);
    $sw.mark($masks, 8, flag);
    final $c3 = $batch.bools();
    for (var $i = 0; $i < $batch.count; $i++) {
      final $v = flag[flag.length == 1 ? 0 : $i];
      if ($v != null) $c3[$i] = $v ? 1 : 0;
    }
    $sw.mark($masks, 16, color);
    final $c4 = $batch.int32s();
    for (var $i = 0; $i < $batch.count; $i++) {
      final $v = color[color.length == 1 ? 0 : $i];
      if ($v != null) {
        $c4[$i] = $sw.asInt32($v.number, 'shortwire.test.v1.Presence.color');
      }
    }
    $sw.mark($masks, 32, real);
    final $c5 = $batch.doubles();
    for (var $i = 0; $i < $batch.count; $i++) {
      final $v = real[real.length == 1 ? 0 : $i];
      if ($v != null) $c5[$i] = $v;
    }
    $batch.putInt64s(plain);
    $batch.startReply();
    final $present = $batch.uint64s();
    final $r0 = $batch.int64s();
    final $r1 = $batch.pairs();
    final $r2 = $batch.pairs();
    final $r3 = $batch.bools();
    final $r4 = $batch.int32s();
    final $r5 = $batch.doubles();
    final $r6 = $batch.int64s();
    return () => $batch.checked(
      (
        number: $batch.list(
          into?.number,
          ($i) => $present[$i] & 1 == 0 ? null : $r0[$i],
        ),
        text: $batch.list(
          into?.text,
          ($i) => $present[$i] & 2 == 0 ? null : $batch.textAt($r1, $i),
        ),
        data: $batch.list(
          into?.data,
          ($i) => $present[$i] & 4 == 0 ? null : $batch.blobAt($r2, $i),
        ),
        flag: $batch.list(
          into?.flag,
          ($i) => $present[$i] & 8 == 0 ? null : $r3[$i] != 0,
        ),
        color: $batch.list(
          into?.color,
          ($i) => $present[$i] & 16 == 0 ? null : Color.of($r4[$i]),
        ),
        real: $batch.list(
          into?.real,
          ($i) => $present[$i] & 32 == 0 ? null : $r5[$i],
        ),
        plain: $batch.copy(into?.plain ?? Int64List($batch.count), $r6),
      ),
    );
  }

  /// `shortwire.test.v1.Feature/Nothing`.
  Future<void> nothing() async => nothingSync();

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  void nothingSync() {
    final $flat = _nothing.flat;
    if ($flat == null) {
      $wireSync(_nothing, Empty(), Empty());
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

  /// [nothing] with request and reply in wire format.
  Future<Uint8List> nothingRaw(Uint8List request) => $raw(_nothing, request);

  /// [nothingSync] with request and reply in wire format.
  Uint8List nothingRawSync(Uint8List request) => $rawSync(_nothing, request);

  /// The same, the reply going into [target]; returns its length.
  int nothingRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_nothing, target, request);

  /// A batch of [nothing] on another thread.
  Future<List<void>> nothingMany(List<()> items) async {
    if (_nothing.flatMany != null) {
      return $batch(_nothing, ($batch) => _$nothingItems($batch, items));
    }
    final $requests = _$nothingRequests(items);
    final $replies = await $many(_nothing, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [nothingSync].
  List<void> nothingManySync(List<()> items) {
    if (_nothing.flatMany != null) {
      return $batchSync(_nothing, ($batch) => _$nothingItems($batch, items));
    }
    final $requests = _$nothingRequests(items);
    final $replies = $manySync(_nothing, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Empty> _$nothingRequests(List<()> $items) =>
      [for (final $item in $items) Empty()];

  List<void> Function() _$nothingItems($sw.Batch $batch, List<()> $items) {
    $batch.start(_nothing, $items.length, 0, 0);
    $batch.startReply();
    return () => $batch.each<void>(($i) => null);
  }

  /// Wire: structure.
  Future<Repeated> echoRepeated(Repeated request) =>
      $wire(_echoRepeated, request, Repeated());

  /// The same on this thread, which it blocks.
  Repeated echoRepeatedSync(Repeated request) {
    final $call = this.$call;
    request.$write($call.begin(_echoRepeated));
    return Repeated()..$merge($call.send(_echoRepeated, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Repeated echoRepeatedIntoSync(Repeated target, Repeated request) {
    final $call = this.$call;
    request.$write($call.begin(_echoRepeated));
    final $reply = $call.send(_echoRepeated, $options);
    return target..clear()..$merge($reply);
  }

  /// [echoRepeated] with request and reply in wire format.
  Future<Uint8List> echoRepeatedRaw(Uint8List request) =>
      $raw(_echoRepeated, request);

  /// [echoRepeatedSync] with request and reply in wire format.
  Uint8List echoRepeatedRawSync(Uint8List request) =>
      $rawSync(_echoRepeated, request);

  /// The same, the reply going into [target]; returns its length.
  int echoRepeatedRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoRepeated, target, request);

  /// A batch of [echoRepeated] on another thread.
  Future<List<Repeated>> echoRepeatedMany(List<Repeated> requests) =>
      $many(_echoRepeated, requests, Repeated.messageType);

  /// A batch of [echoRepeatedSync].
  List<Repeated> echoRepeatedManySync(List<Repeated> requests) =>
      $manySync(_echoRepeated, requests, Repeated.messageType);

  /// `shortwire.test.v1.Feature/EchoUnpacked`.
  Future<Unpacked> echoUnpacked(Unpacked request) =>
      $wire(_echoUnpacked, request, Unpacked());

  /// The same on this thread, which it blocks.
  Unpacked echoUnpackedSync(Unpacked request) {
    final $call = this.$call;
    request.$write($call.begin(_echoUnpacked));
    return Unpacked()..$merge($call.send(_echoUnpacked, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Unpacked echoUnpackedIntoSync(Unpacked target, Unpacked request) {
    final $call = this.$call;
    request.$write($call.begin(_echoUnpacked));
    final $reply = $call.send(_echoUnpacked, $options);
    return target..clear()..$merge($reply);
  }

  /// [echoUnpacked] with request and reply in wire format.
  Future<Uint8List> echoUnpackedRaw(Uint8List request) =>
      $raw(_echoUnpacked, request);

  /// [echoUnpackedSync] with request and reply in wire format.
  Uint8List echoUnpackedRawSync(Uint8List request) =>
      $rawSync(_echoUnpacked, request);

  /// The same, the reply going into [target]; returns its length.
  int echoUnpackedRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoUnpacked, target, request);

  /// A batch of [echoUnpacked] on another thread.
  Future<List<Unpacked>> echoUnpackedMany(List<Unpacked> requests) =>
      $many(_echoUnpacked, requests, Unpacked.messageType);

  /// A batch of [echoUnpackedSync].
  List<Unpacked> echoUnpackedManySync(List<Unpacked> requests) =>
      $manySync(_echoUnpacked, requests, Unpacked.messageType);

  /// `shortwire.test.v1.Feature/EchoMaps`.
  Future<Maps> echoMaps(Maps request) => $wire(_echoMaps, request, Maps());

  /// The same on this thread, which it blocks.
  Maps echoMapsSync(Maps request) {
    final $call = this.$call;
    request.$write($call.begin(_echoMaps));
    return Maps()..$merge($call.send(_echoMaps, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Maps echoMapsIntoSync(Maps target, Maps request) {
    final $call = this.$call;
    request.$write($call.begin(_echoMaps));
    final $reply = $call.send(_echoMaps, $options);
    return target..clear()..$merge($reply);
  }

  /// [echoMaps] with request and reply in wire format.
  Future<Uint8List> echoMapsRaw(Uint8List request) => $raw(_echoMaps, request);

  /// [echoMapsSync] with request and reply in wire format.
  Uint8List echoMapsRawSync(Uint8List request) => $rawSync(_echoMaps, request);

  /// The same, the reply going into [target]; returns its length.
  int echoMapsRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoMaps, target, request);

  /// A batch of [echoMaps] on another thread.
  Future<List<Maps>> echoMapsMany(List<Maps> requests) =>
      $many(_echoMaps, requests, Maps.messageType);

  /// A batch of [echoMapsSync].
  List<Maps> echoMapsManySync(List<Maps> requests) =>
      $manySync(_echoMaps, requests, Maps.messageType);

  /// `shortwire.test.v1.Feature/EchoChoice`.
  Future<Choice> echoChoice(Choice request) =>
      $wire(_echoChoice, request, Choice());

  /// The same on this thread, which it blocks.
  Choice echoChoiceSync(Choice request) {
    final $call = this.$call;
    request.$write($call.begin(_echoChoice));
    return Choice()..$merge($call.send(_echoChoice, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Choice echoChoiceIntoSync(Choice target, Choice request) {
    final $call = this.$call;
    request.$write($call.begin(_echoChoice));
    final $reply = $call.send(_echoChoice, $options);
    return target..clear()..$merge($reply);
  }

  /// [echoChoice] with request and reply in wire format.
  Future<Uint8List> echoChoiceRaw(Uint8List request) =>
      $raw(_echoChoice, request);

  /// [echoChoiceSync] with request and reply in wire format.
  Uint8List echoChoiceRawSync(Uint8List request) =>
      $rawSync(_echoChoice, request);

  /// The same, the reply going into [target]; returns its length.
  int echoChoiceRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_echoChoice, target, request);

  /// A batch of [echoChoice] on another thread.
  Future<List<Choice>> echoChoiceMany(List<Choice> requests) =>
      $many(_echoChoice, requests, Choice.messageType);

  /// A batch of [echoChoiceSync].
  List<Choice> echoChoiceManySync(List<Choice> requests) =>
      $manySync(_echoChoice, requests, Choice.messageType);

  /// `shortwire.test.v1.Feature/EchoNested`.
  Future<Nested> echoNested(Nested request) =>
      $wire(_echoNested, request, Nested());

  /// The same on this thread, which it blocks.
  Nested echoNestedSync(Nested request) {
    final $call = this.$call;
    request.$write($call.begin(_echoNested));
    return Nested()..$merge($call.send(_echoNested, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Nested echoNestedIntoSync(Nested target, Nested request) {
    final $call = this.$call;
    request.$write($call.begin(_echoNested));
    final $reply = $call.send(_echoNested, $options);
    return target..clear()..$merge($reply);
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
  Future<List<Nested>> echoNestedMany(List<Nested> requests) =>
      $many(_echoNested, requests, Nested.messageType);

  /// A batch of [echoNestedSync].
  List<Nested> echoNestedManySync(List<Nested> requests) =>
      $manySync(_echoNested, requests, Nested.messageType);

  /// `shortwire.test.v1.Feature/EchoTree`.
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

  /// Wire: a reply with a field that the request does not have, and the other way round.
  Future<Version2> newer(Version1 request) =>
      $wire(_newer, request, Version2());

  /// The same on this thread, which it blocks.
  Version2 newerSync(Version1 request) {
    final $call = this.$call;
    request.$write($call.begin(_newer));
    return Version2()..$merge($call.send(_newer, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Version2 newerIntoSync(Version2 target, Version1 request) {
    final $call = this.$call;
    request.$write($call.begin(_newer));
    final $reply = $call.send(_newer, $options);
    return target..clear()..$merge($reply);
  }

  /// [newer] with request and reply in wire format.
  Future<Uint8List> newerRaw(Uint8List request) => $raw(_newer, request);

  /// [newerSync] with request and reply in wire format.
  Uint8List newerRawSync(Uint8List request) => $rawSync(_newer, request);

  /// The same, the reply going into [target]; returns its length.
  int newerRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_newer, target, request);

  /// A batch of [newer] on another thread.
  Future<List<Version2>> newerMany(List<Version1> requests) =>
      $many(_newer, requests, Version2.messageType);

  /// A batch of [newerSync].
  List<Version2> newerManySync(List<Version1> requests) =>
      $manySync(_newer, requests, Version2.messageType);

  /// `shortwire.test.v1.Feature/Older`.
  Future<Version1> older(Version2 request) =>
      $wire(_older, request, Version1());

  /// The same on this thread, which it blocks.
  Version1 olderSync(Version2 request) {
    final $call = this.$call;
    request.$write($call.begin(_older));
    return Version1()..$merge($call.send(_older, $options));
  }

  /// The same, the reply going into a message that the caller has.
  Version1 olderIntoSync(Version1 target, Version2 request) {
    final $call = this.$call;
    request.$write($call.begin(_older));
    final $reply = $call.send(_older, $options);
    return target..clear()..$merge($reply);
  }

  /// [older] with request and reply in wire format.
  Future<Uint8List> olderRaw(Uint8List request) => $raw(_older, request);

  /// [olderSync] with request and reply in wire format.
  Uint8List olderRawSync(Uint8List request) => $rawSync(_older, request);

  /// The same, the reply going into [target]; returns its length.
  int olderRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_older, target, request);

  /// A batch of [older] on another thread.
  Future<List<Version1>> olderMany(List<Version2> requests) =>
      $many(_older, requests, Version1.messageType);

  /// A batch of [olderSync].
  List<Version1> olderManySync(List<Version2> requests) =>
      $manySync(_older, requests, Version1.messageType);

  /// `size` bytes, byte i being i modulo 251.
  Future<Uint8List> large({int size = 0}) async => largeSync(size: size);

  /// The same on this thread, which it blocks.
  Uint8List largeSync({int size = 0}) {
    final $flat = _large.flat;
    if ($flat == null) {
      final $reply = $wireSync(_large, SizeRequest(size: size), BytesValue());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = size;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int largeIntoSync(Uint8List $target, {int size = 0}) {
    final $flat = _large.flat;
    if ($flat == null) {
      final $reply = $wireSync(_large, SizeRequest(size: size), BytesValue());
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = size;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [large] with request and reply in wire format.
  Future<Uint8List> largeRaw(Uint8List request) => $raw(_large, request);

  /// [largeSync] with request and reply in wire format.
  Uint8List largeRawSync(Uint8List request) => $rawSync(_large, request);

  /// The same, the reply going into [target]; returns its length.
  int largeRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_large, target, request);

  /// A batch of [large] on another thread.
  Future<List<Uint8List>> largeMany(List<int> items) async {
    if (_large.flatMany != null) {
      return $batch(_large, ($batch) => _$largeItems($batch, items));
    }
    final $requests = _$largeRequests(items);
    final $replies = await $many(_large, $requests, BytesValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [largeSync].
  List<Uint8List> largeManySync(List<int> items) {
    if (_large.flatMany != null) {
      return $batchSync(_large, ($batch) => _$largeItems($batch, items));
    }
    final $requests = _$largeRequests(items);
    final $replies = $manySync(_large, $requests, BytesValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<SizeRequest> _$largeRequests(List<int> $items) =>
      [for (final $item in $items) SizeRequest(size: $item)];

  List<Uint8List> Function() _$largeItems($sw.Batch $batch, List<int> $items) {
    $batch.start(_large, $items.length, 2, 24);
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [large] on another thread, as columns.
  Future<List<Uint8List>> largeColumns({
    required Uint64List size,
    List<Uint8List>? into,
  }) =>
      $batch(_large, ($batch) => _$largeColumns($batch, size, into));

  /// A batch of [largeSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> largeColumnsSync({
    required Uint64List size,
    List<Uint8List>? into,
  }) =>
      $batchSync(_large, ($batch) => _$largeColumns($batch, size, into));

  List<Uint8List> Function() _$largeColumns(
    $sw.Batch $batch,
    Uint64List size,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _large,
      $sw.countOf([('shortwire.test.v1.SizeRequest.size', size.length)]),
      2,
      24,
    );
    $batch.fit(into, 'shortwire.test.v1.BytesValue.value');
    $batch.putUint64s(size);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// `size` bytes as Large has them, written by the service straight to where the caller wants them.
  Future<Uint8List> fill({int size = 0}) async => fillSync(size: size);

  /// The same on this thread, which it blocks.
  Uint8List fillSync({int size = 0}) {
    final $flat = _fill.flat;
    if ($flat == null) {
      final $reply = $wireSync(_fill, SizeRequest(size: size), BytesValue());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = size;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int fillIntoSync(Uint8List $target, {int size = 0}) {
    final $flat = _fill.flat;
    if ($flat == null) {
      final $reply = $wireSync(_fill, SizeRequest(size: size), BytesValue());
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = size;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [fill] with request and reply in wire format.
  Future<Uint8List> fillRaw(Uint8List request) => $raw(_fill, request);

  /// [fillSync] with request and reply in wire format.
  Uint8List fillRawSync(Uint8List request) => $rawSync(_fill, request);

  /// The same, the reply going into [target]; returns its length.
  int fillRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_fill, target, request);

  /// A batch of [fill] on another thread.
  Future<List<Uint8List>> fillMany(List<int> items) async {
    if (_fill.flatMany != null) {
      return $batch(_fill, ($batch) => _$fillItems($batch, items));
    }
    final $requests = _$fillRequests(items);
    final $replies = await $many(_fill, $requests, BytesValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [fillSync].
  List<Uint8List> fillManySync(List<int> items) {
    if (_fill.flatMany != null) {
      return $batchSync(_fill, ($batch) => _$fillItems($batch, items));
    }
    final $requests = _$fillRequests(items);
    final $replies = $manySync(_fill, $requests, BytesValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<SizeRequest> _$fillRequests(List<int> $items) =>
      [for (final $item in $items) SizeRequest(size: $item)];

  List<Uint8List> Function() _$fillItems($sw.Batch $batch, List<int> $items) {
    $batch.start(_fill, $items.length, 2, 24);
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [fill] on another thread, as columns.
  Future<List<Uint8List>> fillColumns({
    required Uint64List size,
    List<Uint8List>? into,
  }) =>
      $batch(_fill, ($batch) => _$fillColumns($batch, size, into));

  /// A batch of [fillSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> fillColumnsSync({
    required Uint64List size,
    List<Uint8List>? into,
  }) =>
      $batchSync(_fill, ($batch) => _$fillColumns($batch, size, into));

  List<Uint8List> Function() _$fillColumns(
    $sw.Batch $batch,
    Uint64List size,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _fill,
      $sw.countOf([('shortwire.test.v1.SizeRequest.size', size.length)]),
      2,
      24,
    );
    $batch.fit(into, 'shortwire.test.v1.BytesValue.value');
    $batch.putUint64s(size);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// Head, then the bytes of data, each with all bits turned over, then tail. May be written over data.
  /// Fails with INVALID_ARGUMENT if data begins with byte 255.
  Future<Uint8List> wrap({
    Uint8List? head,
    Uint8List? data,
    Uint8List? tail,
  }) async =>
      wrapSync(head: head, data: data, tail: tail);

  /// The same on this thread, which it blocks.
  Uint8List wrapSync({Uint8List? head, Uint8List? data, Uint8List? tail}) {
    final $flat = _wrap.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _wrap,
        WrapRequest(head: head, data: data, tail: tail),
        BytesValue(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((head?.length ?? 0) + (data?.length ?? 0) + (tail?.length ?? 0));
    $call.putBytes($sw.Call.request, head ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 2, data ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 4, tail ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int wrapIntoSync(
    Uint8List $target, {
    Uint8List? head,
    Uint8List? data,
    Uint8List? tail,
  }) {
    final $flat = _wrap.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _wrap,
        WrapRequest(head: head, data: data, tail: tail),
        BytesValue(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((head?.length ?? 0) + (data?.length ?? 0) + (tail?.length ?? 0));
    $call.putBytes($sw.Call.request, head ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 2, data ?? $sw.noBytes);
    $call.putBytes($sw.Call.request + 4, tail ?? $sw.noBytes);
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [wrap] with request and reply in wire format.
  Future<Uint8List> wrapRaw(Uint8List request) => $raw(_wrap, request);

  /// [wrapSync] with request and reply in wire format.
  Uint8List wrapRawSync(Uint8List request) => $rawSync(_wrap, request);

  /// The same, the reply going into [target]; returns its length.
  int wrapRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_wrap, target, request);

  /// A batch of [wrap] on another thread.
  Future<List<Uint8List>> wrapMany(List<WrapRequestItem> items) async {
    if (_wrap.flatMany != null) {
      return $batch(_wrap, ($batch) => _$wrapItems($batch, items));
    }
    final $requests = _$wrapRequests(items);
    final $replies = await $many(_wrap, $requests, BytesValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [wrapSync].
  List<Uint8List> wrapManySync(List<WrapRequestItem> items) {
    if (_wrap.flatMany != null) {
      return $batchSync(_wrap, ($batch) => _$wrapItems($batch, items));
    }
    final $requests = _$wrapRequests(items);
    final $replies = $manySync(_wrap, $requests, BytesValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<WrapRequest> _$wrapRequests(List<WrapRequestItem> $items) =>
      [
        for (final $item in $items) WrapRequest(
          head: $item.head,
          data: $item.data,
          tail: $item.tail,
        ),
      ];

  List<Uint8List> Function() _$wrapItems(
    $sw.Batch $batch,
    List<WrapRequestItem> $items,
  ) {
    $batch.start(_wrap, $items.length, 4, 64);
    $batch.putBlobs([for (final $item in $items) $item.head]);
    $batch.putBlobs([for (final $item in $items) $item.data]);
    $batch.putBlobs([for (final $item in $items) $item.tail]);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [wrap] on another thread, as columns.
  Future<List<Uint8List>> wrapColumns({
    required List<Uint8List> head,
    required List<Uint8List> data,
    required List<Uint8List> tail,
    List<Uint8List>? into,
  }) =>
      $batch(_wrap, ($batch) => _$wrapColumns($batch, head, data, tail, into));

  /// A batch of [wrapSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> wrapColumnsSync({
    required List<Uint8List> head,
    required List<Uint8List> data,
    required List<Uint8List> tail,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _wrap,
        ($batch) => _$wrapColumns($batch, head, data, tail, into),
      );

  List<Uint8List> Function() _$wrapColumns(
    $sw.Batch $batch,
    List<Uint8List> head,
    List<Uint8List> data,
    List<Uint8List> tail,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _wrap,
      $sw.countOf(
        [
          ('shortwire.test.v1.WrapRequest.head', head.length),
          ('shortwire.test.v1.WrapRequest.data', data.length),
          ('shortwire.test.v1.WrapRequest.tail', tail.length),
        ],
      ),
      4,
      64,
    );
    $batch.fit(into, 'shortwire.test.v1.BytesValue.value');
    $batch.putBlobs(head);
    $batch.putBlobs(data);
    $batch.putBlobs(tail);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// What data has behind its first `head` bytes and before its last `tail` bytes, each with all bits turned over.
  Future<Uint8List> unwrap({
    Uint8List? data,
    int head = 0,
    int tail = 0,
  }) async =>
      unwrapSync(data: data, head: head, tail: tail);

  /// The same on this thread, which it blocks.
  Uint8List unwrapSync({Uint8List? data, int head = 0, int tail = 0}) {
    final $flat = _unwrap.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _unwrap,
        UnwrapRequest(data: data, head: head, tail: tail),
        BytesValue(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((data?.length ?? 0));
    $call.putBytes($sw.Call.request, data ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = head;
    $words[$sw.Call.request + 3] = tail;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytes($sw.Call.reply);
  }

  /// The same, the reply going into what the caller has.
  int unwrapIntoSync(
    Uint8List $target, {
    Uint8List? data,
    int head = 0,
    int tail = 0,
  }) {
    final $flat = _unwrap.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _unwrap,
        UnwrapRequest(data: data, head: head, tail: tail),
        BytesValue(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((data?.length ?? 0));
    $call.putBytes($sw.Call.request, data ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = head;
    $words[$sw.Call.request + 3] = tail;
    $call.output.recycle();
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $call.takeBytesInto($sw.Call.reply, $target);
  }

  /// [unwrap] with request and reply in wire format.
  Future<Uint8List> unwrapRaw(Uint8List request) => $raw(_unwrap, request);

  /// [unwrapSync] with request and reply in wire format.
  Uint8List unwrapRawSync(Uint8List request) => $rawSync(_unwrap, request);

  /// The same, the reply going into [target]; returns its length.
  int unwrapRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_unwrap, target, request);

  /// A batch of [unwrap] on another thread.
  Future<List<Uint8List>> unwrapMany(List<UnwrapRequestItem> items) async {
    if (_unwrap.flatMany != null) {
      return $batch(_unwrap, ($batch) => _$unwrapItems($batch, items));
    }
    final $requests = _$unwrapRequests(items);
    final $replies = await $many(_unwrap, $requests, BytesValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [unwrapSync].
  List<Uint8List> unwrapManySync(List<UnwrapRequestItem> items) {
    if (_unwrap.flatMany != null) {
      return $batchSync(_unwrap, ($batch) => _$unwrapItems($batch, items));
    }
    final $requests = _$unwrapRequests(items);
    final $replies = $manySync(_unwrap, $requests, BytesValue.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<UnwrapRequest> _$unwrapRequests(List<UnwrapRequestItem> $items) =>
      [
        for (final $item in $items) UnwrapRequest(
          data: $item.data,
          head: $item.head,
          tail: $item.tail,
        ),
      ];

  List<Uint8List> Function() _$unwrapItems(
    $sw.Batch $batch,
    List<UnwrapRequestItem> $items,
  ) {
    $batch.start(_unwrap, $items.length, 4, 48);
    $batch.putBlobs([for (final $item in $items) $item.data]);
    final $c1 = $batch.uint64s();
    final $c2 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.head;
      $c2[$i] = $item.tail;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [unwrap] on another thread, as columns.
  Future<List<Uint8List>> unwrapColumns({
    required List<Uint8List> data,
    required Uint64List head,
    required Uint64List tail,
    List<Uint8List>? into,
  }) =>
      $batch(
        _unwrap,
        ($batch) => _$unwrapColumns($batch, data, head, tail, into),
      );

  /// A batch of [unwrapSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> unwrapColumnsSync({
    required List<Uint8List> data,
    required Uint64List head,
    required Uint64List tail,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _unwrap,
        ($batch) => _$unwrapColumns($batch, data, head, tail, into),
      );

  List<Uint8List> Function() _$unwrapColumns(
    $sw.Batch $batch,
    List<Uint8List> data,
    Uint64List head,
    Uint64List tail,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _unwrap,
      $sw.countOf(
        [
          ('shortwire.test.v1.UnwrapRequest.data', data.length),
          ('shortwire.test.v1.UnwrapRequest.head', head.length),
          ('shortwire.test.v1.UnwrapRequest.tail', tail.length),
        ],
      ),
      4,
      48,
    );
    $batch.fit(into, 'shortwire.test.v1.BytesValue.value');
    $batch.putBlobs(data);
    $batch.putUint64s(head);
    $batch.putUint64s(tail);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// Each item's number, its position, and how many items there are: the service answers batches itself, from
  /// the last item to the first. Items whose number is negative fail with INVALID_ARGUMENT; a batch with number 13
  /// panics when it gets there.
  Future<Gathered> gather({int value = 0}) async => gatherSync(value: value);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  Gathered gatherSync({int value = 0}) {
    final $flat = _gather.flat;
    if ($flat == null) {
      final $reply = $wireSync(_gather, Int64Value(value: value), Gathered());
      return $reply;
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
    return Gathered(
      number: $words[$sw.Call.reply],
      position: $words[$sw.Call.reply + 1],
      count: $words[$sw.Call.reply + 2],
    );
  }

  /// The same, the reply going into what the caller has.
  Gathered gatherIntoSync(Gathered $target, {int value = 0}) {
    final $flat = _gather.flat;
    if ($flat == null) {
      return $wireSync(_gather, Int64Value(value: value), $target..clear());
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = value;
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
    $target.position = $words[$sw.Call.reply + 1];
    $target.count = $words[$sw.Call.reply + 2];
    return $target;
  }

  /// [gather] with request and reply in wire format.
  Future<Uint8List> gatherRaw(Uint8List request) => $raw(_gather, request);

  /// [gatherSync] with request and reply in wire format.
  Uint8List gatherRawSync(Uint8List request) => $rawSync(_gather, request);

  /// The same, the reply going into [target]; returns its length.
  int gatherRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_gather, target, request);

  /// A batch of [gather] on another thread.
  Future<List<Gathered>> gatherMany(List<int> items) async {
    if (_gather.flatMany != null) {
      return $batch(_gather, ($batch) => _$gatherItems($batch, items));
    }
    final $requests = _$gatherRequests(items);
    final $replies = await $many(_gather, $requests, Gathered.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [gatherSync].
  List<Gathered> gatherManySync(List<int> items) {
    if (_gather.flatMany != null) {
      return $batchSync(_gather, ($batch) => _$gatherItems($batch, items));
    }
    final $requests = _$gatherRequests(items);
    final $replies = $manySync(_gather, $requests, Gathered.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<Int64Value> _$gatherRequests(List<int> $items) =>
      [for (final $item in $items) Int64Value(value: $item)];

  List<Gathered> Function() _$gatherItems($sw.Batch $batch, List<int> $items) {
    $batch.start(_gather, $items.length, 4, 32);
    final $c0 = $batch.int64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.int64s();
    final $r1 = $batch.uint64s();
    final $r2 = $batch.uint64s();
    return () => $batch.each<Gathered>(
      ($i) => Gathered(number: $r0[$i], position: $r1[$i], count: $r2[$i]),
    );
  }

  /// A batch of [gather] on another thread, as columns.
  Future<GatheredColumns> gatherColumns({
    required Int64List value,
    GatheredColumns? into,
  }) =>
      $batch(_gather, ($batch) => _$gatherColumns($batch, value, into));

  /// A batch of [gatherSync] as columns: one list a field, in which one element stands for all items.
  GatheredColumns gatherColumnsSync({
    required Int64List value,
    GatheredColumns? into,
  }) =>
      $batchSync(_gather, ($batch) => _$gatherColumns($batch, value, into));

  GatheredColumns Function() _$gatherColumns(
    $sw.Batch $batch,
    Int64List value,
    GatheredColumns? into,
  ) {
    $batch.start(
      _gather,
      $sw.countOf([('shortwire.test.v1.Int64Value.value', value.length)]),
      4,
      32,
    );
    $batch.fit(into?.number, 'shortwire.test.v1.Gathered.number');
    $batch.fit(into?.position, 'shortwire.test.v1.Gathered.position');
    $batch.fit(into?.count, 'shortwire.test.v1.Gathered.count');
    $batch.putInt64s(value);
    $batch.startReply();
    final $r0 = $batch.int64s();
    final $r1 = $batch.uint64s();
    final $r2 = $batch.uint64s();
    return () => $batch.checked(
      (
        number: $batch.copy(into?.number ?? Int64List($batch.count), $r0),
        position: $batch.copy(into?.position ?? Uint64List($batch.count), $r1),
        count: $batch.copy(into?.count ?? Uint64List($batch.count), $r2),
      ),
    );
  }

  /// Length of the bytes given.
  Future<int> measure({Uint8List? value}) async => measureSync(value: value);

  /// The same on this thread, which it blocks.
  int measureSync({Uint8List? value}) {
    final $flat = _measure.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _measure,
        BytesValue(value: value),
        Uint64Value(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((value?.length ?? 0));
    $call.putBytes($sw.Call.request, value ?? $sw.noBytes);
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

  /// [measure] with request and reply in wire format.
  Future<Uint8List> measureRaw(Uint8List request) => $raw(_measure, request);

  /// [measureSync] with request and reply in wire format.
  Uint8List measureRawSync(Uint8List request) => $rawSync(_measure, request);

  /// The same, the reply going into [target]; returns its length.
  int measureRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_measure, target, request);

  /// A batch of [measure] on another thread.
  Future<List<int>> measureMany(List<Uint8List> items) async {
    if (_measure.flatMany != null) {
      return $batch(_measure, ($batch) => _$measureItems($batch, items));
    }
    final $requests = _$measureRequests(items);
    final $replies = await $many(_measure, $requests, Uint64Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [measureSync].
  List<int> measureManySync(List<Uint8List> items) {
    if (_measure.flatMany != null) {
      return $batchSync(_measure, ($batch) => _$measureItems($batch, items));
    }
    final $requests = _$measureRequests(items);
    final $replies = $manySync(_measure, $requests, Uint64Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<BytesValue> _$measureRequests(List<Uint8List> $items) =>
      [for (final $item in $items) BytesValue(value: $item)];

  List<int> Function() _$measureItems(
    $sw.Batch $batch,
    List<Uint8List> $items,
  ) {
    $batch.start(_measure, $items.length, 2, 24);
    $batch.putBlobs([for (final $item in $items) $item]);
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [measure] on another thread, as columns.
  Future<Uint64List> measureColumns({
    required List<Uint8List> value,
    Uint64List? into,
  }) =>
      $batch(_measure, ($batch) => _$measureColumns($batch, value, into));

  /// A batch of [measureSync] as columns: one list a field, in which one element stands for all items.
  Uint64List measureColumnsSync({
    required List<Uint8List> value,
    Uint64List? into,
  }) =>
      $batchSync(_measure, ($batch) => _$measureColumns($batch, value, into));

  Uint64List Function() _$measureColumns(
    $sw.Batch $batch,
    List<Uint8List> value,
    Uint64List? into,
  ) {
    $batch.start(
      _measure,
      $sw.countOf([('shortwire.test.v1.BytesValue.value', value.length)]),
      2,
      24,
    );
    $batch.fit(into, 'shortwire.test.v1.Uint64Value.value');
    $batch.putBlobs(value);
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.checked(
      $batch.copy(into ?? Uint64List($batch.count), $r0),
    );
  }

  /// Fails with the code, message and detail asked for.
  Future<void> fail({
    int code = 0,
    String message = '',
    int detail = 0,
  }) async =>
      failSync(code: code, message: message, detail: detail);

  /// The same on this thread, which it blocks.
  void failSync({int code = 0, String message = '', int detail = 0}) {
    final $flat = _fail.flat;
    if ($flat == null) {
      $wireSync(
        _fail,
        FailRequest(code: code, message: message, detail: detail),
        Empty(),
      );
      return;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(message.length * 3);
    $words[$sw.Call.request] = $sw.asInt32(
      code,
      'shortwire.test.v1.FailRequest.code',
    );
    $call.putText(
      $sw.Call.request + 1,
      message,
      'shortwire.test.v1.FailRequest.message',
    );
    $words[$sw.Call.request + 3] = detail;
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
  }

  /// [fail] with request and reply in wire format.
  Future<Uint8List> failRaw(Uint8List request) => $raw(_fail, request);

  /// [failSync] with request and reply in wire format.
  Uint8List failRawSync(Uint8List request) => $rawSync(_fail, request);

  /// The same, the reply going into [target]; returns its length.
  int failRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_fail, target, request);

  /// A batch of [fail] on another thread.
  Future<List<void>> failMany(List<FailRequestItem> items) async {
    if (_fail.flatMany != null) {
      return $batch(_fail, ($batch) => _$failItems($batch, items));
    }
    final $requests = _$failRequests(items);
    final $replies = await $many(_fail, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [failSync].
  List<void> failManySync(List<FailRequestItem> items) {
    if (_fail.flatMany != null) {
      return $batchSync(_fail, ($batch) => _$failItems($batch, items));
    }
    final $requests = _$failRequests(items);
    final $replies = $manySync(_fail, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<FailRequest> _$failRequests(List<FailRequestItem> $items) =>
      [
        for (final $item in $items) FailRequest(
          code: $item.code,
          message: $item.message,
          detail: $item.detail,
        ),
      ];

  List<void> Function() _$failItems(
    $sw.Batch $batch,
    List<FailRequestItem> $items,
  ) {
    $batch.start(_fail, $items.length, 3, 28);
    final $c0 = $batch.int32s();
    $batch.putTexts(
      [for (final $item in $items) $item.message],
      'shortwire.test.v1.FailRequest.message',
    );
    final $c2 = $batch.int64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $sw.asInt32($item.code, 'shortwire.test.v1.FailRequest.code');
      $c2[$i] = $item.detail;
    }
    $batch.startReply();
    return () => $batch.each<void>(($i) => null);
  }

  /// A batch of [fail] on another thread, as columns.
  Future<void> failColumns({
    required Int32List code,
    required List<String> message,
    required Int64List detail,
  }) =>
      $batch(_fail, ($batch) => _$failColumns($batch, code, message, detail));

  /// A batch of [failSync] as columns: one list a field, in which one element stands for all items.
  void failColumnsSync({
    required Int32List code,
    required List<String> message,
    required Int64List detail,
  }) =>
      $batchSync(
        _fail,
        ($batch) => _$failColumns($batch, code, message, detail),
      );

  void Function() _$failColumns(
    $sw.Batch $batch,
    Int32List code,
    List<String> message,
    Int64List detail,
  ) {
    $batch.start(
      _fail,
      $sw.countOf(
        [
          ('shortwire.test.v1.FailRequest.code', code.length),
          ('shortwire.test.v1.FailRequest.message', message.length),
          ('shortwire.test.v1.FailRequest.detail', detail.length),
        ],
      ),
      3,
      28,
    );
    $batch.putInt32s(code);
    $batch.putTexts(message, 'shortwire.test.v1.FailRequest.message');
    $batch.putInt64s(detail);
    $batch.startReply();
    return () => $batch.checked(null);
  }

  /// Panics with the message given.
  Future<void> panic({String value = ''}) async => panicSync(value: value);

  /// The same on this thread, which it blocks.
  void panicSync({String value = ''}) {
    final $flat = _panic.flat;
    if ($flat == null) {
      $wireSync(_panic, StringValue(value: value), Empty());
      return;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(value.length * 3);
    $call.putText(
      $sw.Call.request,
      value,
      'shortwire.test.v1.StringValue.value',
    );
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
  }

  /// [panic] with request and reply in wire format.
  Future<Uint8List> panicRaw(Uint8List request) => $raw(_panic, request);

  /// [panicSync] with request and reply in wire format.
  Uint8List panicRawSync(Uint8List request) => $rawSync(_panic, request);

  /// The same, the reply going into [target]; returns its length.
  int panicRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_panic, target, request);

  /// A batch of [panic] on another thread.
  Future<List<void>> panicMany(List<String> items) async {
    if (_panic.flatMany != null) {
      return $batch(_panic, ($batch) => _$panicItems($batch, items));
    }
    final $requests = _$panicRequests(items);
    final $replies = await $many(_panic, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [panicSync].
  List<void> panicManySync(List<String> items) {
    if (_panic.flatMany != null) {
      return $batchSync(_panic, ($batch) => _$panicItems($batch, items));
    }
    final $requests = _$panicRequests(items);
    final $replies = $manySync(_panic, $requests, Empty.messageType);
    return [for (final $reply in $replies) $reply];
  }

  List<StringValue> _$panicRequests(List<String> $items) =>
      [for (final $item in $items) StringValue(value: $item)];

  List<void> Function() _$panicItems($sw.Batch $batch, List<String> $items) {
    $batch.start(_panic, $items.length, 1, 16);
    $batch.putTexts(
      [for (final $item in $items) $item],
      'shortwire.test.v1.StringValue.value',
    );
    $batch.startReply();
    return () => $batch.each<void>(($i) => null);
  }

  /// A batch of [panic] on another thread, as columns.
  Future<void> panicColumns({required List<String> value}) =>
      $batch(_panic, ($batch) => _$panicColumns($batch, value));

  /// A batch of [panicSync] as columns: one list a field, in which one element stands for all items.
  void panicColumnsSync({required List<String> value}) =>
      $batchSync(_panic, ($batch) => _$panicColumns($batch, value));

  void Function() _$panicColumns($sw.Batch $batch, List<String> value) {
    $batch.start(
      _panic,
      $sw.countOf([('shortwire.test.v1.StringValue.value', value.length)]),
      1,
      16,
    );
    $batch.putTexts(value, 'shortwire.test.v1.StringValue.value');
    $batch.startReply();
    return () => $batch.checked(null);
  }

  /// Number of calls this instance has answered: starts again at 1 once a panic has replaced it.
  Future<int> count() async => countSync();

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int countSync() {
    final $flat = _count.flat;
    if ($flat == null) {
      final $reply = $wireSync(_count, Empty(), Uint64Value());
      return $reply.value;
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
    return $words[$sw.Call.reply];
  }

  /// [count] with request and reply in wire format.
  Future<Uint8List> countRaw(Uint8List request) => $raw(_count, request);

  /// [countSync] with request and reply in wire format.
  Uint8List countRawSync(Uint8List request) => $rawSync(_count, request);

  /// The same, the reply going into [target]; returns its length.
  int countRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_count, target, request);

  /// A batch of [count] on another thread.
  Future<List<int>> countMany(List<()> items) async {
    if (_count.flatMany != null) {
      return $batch(_count, ($batch) => _$countItems($batch, items));
    }
    final $requests = _$countRequests(items);
    final $replies = await $many(_count, $requests, Uint64Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [countSync].
  List<int> countManySync(List<()> items) {
    if (_count.flatMany != null) {
      return $batchSync(_count, ($batch) => _$countItems($batch, items));
    }
    final $requests = _$countRequests(items);
    final $replies = $manySync(_count, $requests, Uint64Value.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<Empty> _$countRequests(List<()> $items) =>
      [for (final $item in $items) Empty()];

  List<int> Function() _$countItems($sw.Batch $batch, List<()> $items) {
    $batch.start(_count, $items.length, 1, 8);
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// Sleeps, then returns the time asked for. Ends early with CANCELLED or DEADLINE_EXCEEDED.
  Future<int> slow({int milliseconds = 0}) async {
    if (_slow.flat == null) {
      final $reply = await $wire(
        _slow,
        SlowRequest(milliseconds: milliseconds),
        SlowRequest(),
      );
      return $reply.milliseconds;
    }
    return $away(($call) async {
      final $words = $call.words;
      $words[$sw.Call.request] = $sw.asUint32(
        milliseconds,
        'shortwire.test.v1.SlowRequest.milliseconds',
      );
      await $call.runAway(
        _slow.flatAddress,
        $options,
        $call.requestAddress,
        $call.replyAddress,
      );
      return $words[$sw.Call.reply];
    });
  }

  /// The same on this thread, which it blocks.
  int slowSync({int milliseconds = 0}) {
    final $flat = _slow.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _slow,
        SlowRequest(milliseconds: milliseconds),
        SlowRequest(),
      );
      return $reply.milliseconds;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = $sw.asUint32(
      milliseconds,
      'shortwire.test.v1.SlowRequest.milliseconds',
    );
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

  /// [slow] with request and reply in wire format.
  Future<Uint8List> slowRaw(Uint8List request) => $raw(_slow, request);

  /// [slowSync] with request and reply in wire format.
  Uint8List slowRawSync(Uint8List request) => $rawSync(_slow, request);

  /// The same, the reply going into [target]; returns its length.
  int slowRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_slow, target, request);

  /// A batch of [slow] on another thread.
  Future<List<int>> slowMany(List<int> items) async {
    if (_slow.flatMany != null) {
      return $batch(_slow, ($batch) => _$slowItems($batch, items));
    }
    final $requests = _$slowRequests(items);
    final $replies = await $many(_slow, $requests, SlowRequest.messageType);
    return [for (final $reply in $replies) $reply.milliseconds];
  }

  /// A batch of [slowSync].
  List<int> slowManySync(List<int> items) {
    if (_slow.flatMany != null) {
      return $batchSync(_slow, ($batch) => _$slowItems($batch, items));
    }
    final $requests = _$slowRequests(items);
    final $replies = $manySync(_slow, $requests, SlowRequest.messageType);
    return [for (final $reply in $replies) $reply.milliseconds];
  }

  List<SlowRequest> _$slowRequests(List<int> $items) =>
      [for (final $item in $items) SlowRequest(milliseconds: $item)];

  List<int> Function() _$slowItems($sw.Batch $batch, List<int> $items) {
    $batch.start(_slow, $items.length, 2, 8);
    final $c0 = $batch.uint32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $sw.asUint32(
        $item,
        'shortwire.test.v1.SlowRequest.milliseconds',
      );
    }
    $batch.startReply();
    final $r0 = $batch.uint32s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [slow] on another thread, as columns.
  Future<Uint32List> slowColumns({
    required Uint32List milliseconds,
    Uint32List? into,
  }) =>
      $batch(_slow, ($batch) => _$slowColumns($batch, milliseconds, into));

  /// A batch of [slowSync] as columns: one list a field, in which one element stands for all items.
  Uint32List slowColumnsSync({
    required Uint32List milliseconds,
    Uint32List? into,
  }) =>
      $batchSync(_slow, ($batch) => _$slowColumns($batch, milliseconds, into));

  Uint32List Function() _$slowColumns(
    $sw.Batch $batch,
    Uint32List milliseconds,
    Uint32List? into,
  ) {
    $batch.start(
      _slow,
      $sw.countOf(
        [('shortwire.test.v1.SlowRequest.milliseconds', milliseconds.length)],
      ),
      2,
      8,
    );
    $batch.fit(into, 'shortwire.test.v1.SlowRequest.milliseconds');
    $batch.putUint32s(milliseconds);
    $batch.startReply();
    final $r0 = $batch.uint32s();
    return () => $batch.checked(
      $batch.copy(into ?? Uint32List($batch.count), $r0),
    );
  }
}
