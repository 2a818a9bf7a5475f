// Made by shortwire gen from units/money.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// `units.v1.Currency`.
final class Currency extends $sw.ProtoEnum {
  const Currency._(super.number, super.name);

  /// `CURRENCY_UNSPECIFIED`.
  static const unspecified = Currency._(0, 'CURRENCY_UNSPECIFIED');

  /// `CURRENCY_EUR`.
  static const eur = Currency._(978, 'CURRENCY_EUR');

  /// All that the schema names.
  static const values = [
    unspecified,
    eur,
  ];

  /// The value of a number, whether the schema names it or not.
  static Currency of(int number) => switch (number) {
        0 => unspecified,
        978 => eur,
        _ => Currency._(number, null),
      };
}

/// `units.v1.Money`.
final class Money extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Money({this.units = 0, this.currency = Currency.unspecified});

  /// Reads one in wire format.
  factory Money.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Money>(
    'units.v1.Money',
    Money.new,
    [
      'units',
      'currency',
    ],
  );

  /// `units`.
  int units;

  /// `currency`.
  Currency currency;

  @override
  $sw.MessageType<Money> get $type => messageType;

  @override
  List<Object?> get $values => [
        units,
        currency,
      ];

  @override
  void clear() {
    $unknown = null;
    units = 0;
    currency = Currency.unspecified;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (currency.number != 0) {
      $w.int32(currency.number, 0x10, 'units.v1.Money.currency');
    }
    if (units != 0) $w.varint(units, 0x08);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          units = $r.varint('units.v1.Money.units');
        case 0x10:
          currency = Currency.of($r.int32('units.v1.Money.currency'));
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}
