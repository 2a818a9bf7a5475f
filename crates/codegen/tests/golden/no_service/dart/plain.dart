// Made by shortwire gen from messages.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// Messages only, in a package of one name.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// `plain.Point`.
final class Point extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Point({this.x = 0.0, this.y = 0.0});

  /// Reads one in wire format.
  factory Point.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Point>(
    'plain.Point',
    Point.new,
    [
      'x',
      'y',
    ],
  );

  /// `x`.
  double x;

  /// `y`.
  double y;

  @override
  $sw.MessageType<Point> get $type => messageType;

  @override
  List<Object?> get $values => [
        x,
        y,
      ];

  @override
  void clear() {
    $unknown = null;
    x = 0.0;
    y = 0.0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if ($sw.isSet(y)) $w.float64(y, 0x11);
    if ($sw.isSet(x)) $w.float64(x, 0x09);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x09:
          x = $r.float64('plain.Point.x');
        case 0x11:
          y = $r.float64('plain.Point.y');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `plain.Line`.
final class Line extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Line({List<Point>? points})
      : _points = points;

  /// Reads one in wire format.
  factory Line.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Line>(
    'plain.Line',
    Line.new,
    [
      'points',
    ],
  );

  List<Point>? _points;

  /// `points`.
  List<Point> get points => _points ??= [];
  set points(List<Point> $value) => _points = $value;

  @override
  $sw.MessageType<Line> get $type => messageType;

  @override
  List<Object?> get $values => [
        _points ?? const [],
      ];

  @override
  void clear() {
    $unknown = null;
    _points = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_points case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.message($v[$i], 0x0a, 'plain.Line.points');
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
          final $message = Point();
          final $end = $r.enter('plain.Line.points');
          $message.$merge($r);
          $r.leave($end);
          (_points ??= []).add($message);
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}
