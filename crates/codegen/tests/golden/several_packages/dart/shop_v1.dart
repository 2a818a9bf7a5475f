// Made by shortwire gen from shop/order.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// A service over messages of another package.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

import 'units_v1.dart' as $units_v1;

/// The fields of `units.v1.Money` as item of a batch.
typedef MoneyItem = ({int units, $units_v1.Currency currency});

/// The fields of `units.v1.Money` as columns of a batch.
typedef MoneyColumns = ({Int64List units, Int32List currency});

/// `shop.v1.Order`.
final class Order extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Order({
    this.item = '',
    this.limit,
    this.preferred = $units_v1.Currency.unspecified,
  });

  /// Reads one in wire format.
  factory Order.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Order>(
    'shop.v1.Order',
    Order.new,
    [
      'item',
      'limit',
      'preferred',
    ],
  );

  /// `item`.
  String item;

  /// `limit`.
  $units_v1.Money? limit;

  /// `preferred`.
  $units_v1.Currency preferred;

  @override
  $sw.MessageType<Order> get $type => messageType;

  @override
  List<Object?> get $values => [
        item,
        limit,
        preferred,
      ];

  @override
  void clear() {
    $unknown = null;
    item = '';
    limit = null;
    preferred = $units_v1.Currency.unspecified;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (preferred.number != 0) {
      $w.int32(preferred.number, 0x18, 'shop.v1.Order.preferred');
    }
    if (limit case final $v?) {
      $w.message($v, 0x12, 'shop.v1.Order.limit');
    }
    if (item.isNotEmpty) $w.string(item, 0x0a, 'shop.v1.Order.item');
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          item = $r.string('shop.v1.Order.item');
        case 0x12:
          final $message = limit ?? $units_v1.Money();
          final $end = $r.enter('shop.v1.Order.limit');
          $message.$merge($r);
          $r.leave($end);
          limit = $message;
        case 0x18:
          preferred = $units_v1.Currency.of(
            $r.int32('shop.v1.Order.preferred'),
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A client of `shop.v1.Shop`.
final class Shop extends $sw.Client {
  Shop._($sw.Session $session, [$sw.CallOptions? $options])
      : _price = $session.method(_$price),
        _convert = $session.method(_$convert),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Shop.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Shop._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Shop.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Shop withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Shop._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$price = $sw.MethodInfo(
    'shop.v1.Shop/Price',
    0x1b00791ca45cf77c,
  );
  static const _$convert = $sw.MethodInfo(
    'shop.v1.Shop/Convert',
    0x92c2f4595d7438ee,
    shape: 0x0612f9dfbd238a20,
  );

  final $sw.Method _price;
  final $sw.Method _convert;

  /// `shop.v1.Shop/Price`.
  Future<$units_v1.Money> price(Order request) =>
      $wire(_price, request, $units_v1.Money());

  /// The same on this thread, which it blocks.
  $units_v1.Money priceSync(Order request) {
    final $call = this.$call;
    request.$write($call.begin(_price));
    return $units_v1.Money()..$merge($call.send(_price, $options));
  }

  /// The same, the reply going into a message that the caller has.
  $units_v1.Money priceIntoSync($units_v1.Money target, Order request) {
    final $call = this.$call;
    request.$write($call.begin(_price));
    final $reply = $call.send(_price, $options);
    return target..clear()..$merge($reply);
  }

  /// [price] with request and reply in wire format.
  Future<Uint8List> priceRaw(Uint8List request) => $raw(_price, request);

  /// [priceSync] with request and reply in wire format.
  Uint8List priceRawSync(Uint8List request) => $rawSync(_price, request);

  /// The same, the reply going into [target]; returns its length.
  int priceRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_price, target, request);

  /// A batch of [price] on another thread.
  Future<List<$units_v1.Money>> priceMany(List<Order> requests) =>
      $many(_price, requests, $units_v1.Money.messageType);

  /// A batch of [priceSync].
  List<$units_v1.Money> priceManySync(List<Order> requests) =>
      $manySync(_price, requests, $units_v1.Money.messageType);

  /// `shop.v1.Shop/Convert`.
  Future<$units_v1.Money> convert({
    int units = 0,
    $units_v1.Currency currency = $units_v1.Currency.unspecified,
  }) async =>
      convertSync(units: units, currency: currency);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  $units_v1.Money convertSync({
    int units = 0,
    $units_v1.Currency currency = $units_v1.Currency.unspecified,
  }) {
    final $flat = _convert.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _convert,
        $units_v1.Money(units: units, currency: currency),
        $units_v1.Money(),
      );
      return $reply;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = units;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      currency.number,
      'units.v1.Money.currency',
    );
    final $code = $flat(
      $call.instance,
      $call.context($options),
      $call.requestAddress,
      $call.replyAddress,
      $call.outputAddress,
    );
    if ($code != 0) $call.fail($code);
    return $units_v1.Money(
      units: $words[$sw.Call.reply],
      currency: $units_v1.Currency.of($words[$sw.Call.reply + 1]),
    );
  }

  /// The same, the reply going into what the caller has.
  $units_v1.Money convertIntoSync(
    $units_v1.Money $target, {
    int units = 0,
    $units_v1.Currency currency = $units_v1.Currency.unspecified,
  }) {
    final $flat = _convert.flat;
    if ($flat == null) {
      return $wireSync(
        _convert,
        $units_v1.Money(units: units, currency: currency),
        $target..clear(),
      );
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = units;
    $words[$sw.Call.request + 1] = $sw.asInt32(
      currency.number,
      'units.v1.Money.currency',
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
    $target.units = $words[$sw.Call.reply];
    $target.currency = $units_v1.Currency.of($words[$sw.Call.reply + 1]);
    return $target;
  }

  /// [convert] with request and reply in wire format.
  Future<Uint8List> convertRaw(Uint8List request) => $raw(_convert, request);

  /// [convertSync] with request and reply in wire format.
  Uint8List convertRawSync(Uint8List request) => $rawSync(_convert, request);

  /// The same, the reply going into [target]; returns its length.
  int convertRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_convert, target, request);

  /// A batch of [convert] on another thread.
  Future<List<$units_v1.Money>> convertMany(List<MoneyItem> items) async {
    if (_convert.flatMany != null) {
      return $batch(_convert, ($batch) => _$convertItems($batch, items));
    }
    final $requests = _$convertRequests(items);
    final $replies = await $many(
      _convert,
      $requests,
      $units_v1.Money.messageType,
    );
    return [for (final $reply in $replies) $reply];
  }

  /// A batch of [convertSync].
  List<$units_v1.Money> convertManySync(List<MoneyItem> items) {
    if (_convert.flatMany != null) {
      return $batchSync(_convert, ($batch) => _$convertItems($batch, items));
    }
    final $requests = _$convertRequests(items);
    final $replies = $manySync(
      _convert,
      $requests,
      $units_v1.Money.messageType,
    );
    return [for (final $reply in $replies) $reply];
  }

  List<$units_v1.Money> _$convertRequests(List<MoneyItem> $items) =>
      [
        for (final $item in $items) $units_v1.Money(
          units: $item.units,
          currency: $item.currency,
        ),
      ];

  List<$units_v1.Money> Function() _$convertItems(
    $sw.Batch $batch,
    List<MoneyItem> $items,
  ) {
    $batch.start(_convert, $items.length, 4, 24);
    final $c0 = $batch.int64s();
    final $c1 = $batch.int32s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item.units;
      $c1[$i] = $sw.asInt32($item.currency.number, 'units.v1.Money.currency');
    }
    $batch.startReply();
    final $r0 = $batch.int64s();
    final $r1 = $batch.int32s();
    return () => $batch.each<$units_v1.Money>(
      ($i) => $units_v1.Money(
        units: $r0[$i],
        currency: $units_v1.Currency.of($r1[$i]),
      ),
    );
  }

  /// A batch of [convert] on another thread, as columns.
  Future<MoneyColumns> convertColumns({
    required Int64List units,
    required Int32List currency,
    MoneyColumns? into,
  }) =>
      $batch(
        _convert,
        ($batch) => _$convertColumns($batch, units, currency, into),
      );

  /// A batch of [convertSync] as columns: one list a field, in which one element stands for all items.
  MoneyColumns convertColumnsSync({
    required Int64List units,
    required Int32List currency,
    MoneyColumns? into,
  }) =>
      $batchSync(
        _convert,
        ($batch) => _$convertColumns($batch, units, currency, into),
      );

  MoneyColumns Function() _$convertColumns(
    $sw.Batch $batch,
    Int64List units,
    Int32List currency,
    MoneyColumns? into,
  ) {
    $batch.start(
      _convert,
      $sw.countOf(
        [
          ('units.v1.Money.units', units.length),
          ('units.v1.Money.currency', currency.length),
        ],
      ),
      4,
      24,
    );
    $batch.fit(into?.units, 'units.v1.Money.units');
    $batch.fit(into?.currency, 'units.v1.Money.currency');
    $batch.putInt64s(units);
    $batch.putInt32s(currency);
    $batch.startReply();
    final $r0 = $batch.int64s();
    final $r1 = $batch.int32s();
    return () => $batch.checked(
      (
        units: $batch.copy(into?.units ?? Int64List($batch.count), $r0),
        currency: $batch.copy(into?.currency ?? Int32List($batch.count), $r1),
      ),
    );
  }
}
