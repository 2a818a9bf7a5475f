// Made by shortwire gen from pixels/v1/pixels.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// Calls that carry bytes, to show whose memory they use.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// `pixels.v1.Image`.
final class Image extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Image({Uint8List? data})
      : data = data ?? $sw.noBytes;

  /// Reads one in wire format.
  factory Image.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Image>(
    'pixels.v1.Image',
    Image.new,
    [
      'data',
    ],
  );

  /// `data`.
  Uint8List data;

  @override
  $sw.MessageType<Image> get $type => messageType;

  @override
  List<Object?> get $values => [
        data,
      ];

  @override
  void clear() {
    $unknown = null;
    data = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (data.isNotEmpty) $w.bytes(data, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          data = $r.bytes('pixels.v1.Image.data');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `pixels.v1.Total`.
final class Total extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Total({this.value = 0});

  /// Reads one in wire format.
  factory Total.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Total>(
    'pixels.v1.Total',
    Total.new,
    [
      'value',
    ],
  );

  /// `value`.
  int value;

  @override
  $sw.MessageType<Total> get $type => messageType;

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
          value = $r.varint('pixels.v1.Total.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A client of `pixels.v1.Pixels`.
final class Pixels extends $sw.Client {
  Pixels._($sw.Session $session, [$sw.CallOptions? $options])
      : _invert = $session.method(_$invert),
        _sum = $session.method(_$sum),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Pixels.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Pixels._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Pixels.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Pixels withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Pixels._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$invert = $sw.MethodInfo(
    'pixels.v1.Pixels/Invert',
    0x879630de9eaed7df,
    shape: 0xf919cefd963fb317,
  );
  static const _$sum = $sw.MethodInfo(
    'pixels.v1.Pixels/Sum',
    0xd542dcc9b21e4d7a,
    shape: 0xfd8b7a5babe9ae95,
  );

  final $sw.Method _invert;
  final $sw.Method _sum;

  /// Turns every byte b into 255 - b.
  Future<Uint8List> invert({Uint8List? data}) async => invertSync(data: data);

  /// The same on this thread, which it blocks.
  Uint8List invertSync({Uint8List? data}) {
    final $flat = _invert.flat;
    if ($flat == null) {
      final $reply = $wireSync(_invert, Image(data: data), Image());
      return $reply.data;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((data?.length ?? 0));
    $call.putBytes($sw.Call.request, data ?? $sw.noBytes);
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
  int invertIntoSync(Uint8List $target, {Uint8List? data}) {
    final $flat = _invert.flat;
    if ($flat == null) {
      final $reply = $wireSync(_invert, Image(data: data), Image());
      return $sw.copyInto($reply.data, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((data?.length ?? 0));
    $call.putBytes($sw.Call.request, data ?? $sw.noBytes);
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

  /// [invert] with request and reply in wire format.
  Future<Uint8List> invertRaw(Uint8List request) => $raw(_invert, request);

  /// [invertSync] with request and reply in wire format.
  Uint8List invertRawSync(Uint8List request) => $rawSync(_invert, request);

  /// The same, the reply going into [target]; returns its length.
  int invertRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_invert, target, request);

  /// A batch of [invert] on another thread.
  Future<List<Uint8List>> invertMany(List<Uint8List> items) async {
    if (_invert.flatMany != null) {
      return $batch(_invert, ($batch) => _$invertItems($batch, items));
    }
    final $requests = _$invertRequests(items);
    final $replies = await $many(_invert, $requests, Image.messageType);
    return [for (final $reply in $replies) $reply.data];
  }

  /// A batch of [invertSync].
  List<Uint8List> invertManySync(List<Uint8List> items) {
    if (_invert.flatMany != null) {
      return $batchSync(_invert, ($batch) => _$invertItems($batch, items));
    }
    final $requests = _$invertRequests(items);
    final $replies = $manySync(_invert, $requests, Image.messageType);
    return [for (final $reply in $replies) $reply.data];
  }

  List<Image> _$invertRequests(List<Uint8List> $items) =>
      [for (final $item in $items) Image(data: $item)];

  List<Uint8List> Function() _$invertItems(
    $sw.Batch $batch,
    List<Uint8List> $items,
  ) {
    $batch.start(_invert, $items.length, 2, 32);
    $batch.putBlobs([for (final $item in $items) $item]);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [invert] on another thread, as columns.
  Future<List<Uint8List>> invertColumns({
    required List<Uint8List> data,
    List<Uint8List>? into,
  }) =>
      $batch(_invert, ($batch) => _$invertColumns($batch, data, into));

  /// A batch of [invertSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> invertColumnsSync({
    required List<Uint8List> data,
    List<Uint8List>? into,
  }) =>
      $batchSync(_invert, ($batch) => _$invertColumns($batch, data, into));

  List<Uint8List> Function() _$invertColumns(
    $sw.Batch $batch,
    List<Uint8List> data,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _invert,
      $sw.countOf([('pixels.v1.Image.data', data.length)]),
      2,
      32,
    );
    $batch.fit(into, 'pixels.v1.Image.data');
    $batch.putBlobs(data);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// Adds up all bytes.
  Future<int> sum({Uint8List? data}) async => sumSync(data: data);

  /// The same on this thread, which it blocks.
  int sumSync({Uint8List? data}) {
    final $flat = _sum.flat;
    if ($flat == null) {
      final $reply = $wireSync(_sum, Image(data: data), Total());
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((data?.length ?? 0));
    $call.putBytes($sw.Call.request, data ?? $sw.noBytes);
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

  /// [sum] with request and reply in wire format.
  Future<Uint8List> sumRaw(Uint8List request) => $raw(_sum, request);

  /// [sumSync] with request and reply in wire format.
  Uint8List sumRawSync(Uint8List request) => $rawSync(_sum, request);

  /// The same, the reply going into [target]; returns its length.
  int sumRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_sum, target, request);

  /// A batch of [sum] on another thread.
  Future<List<int>> sumMany(List<Uint8List> items) async {
    if (_sum.flatMany != null) {
      return $batch(_sum, ($batch) => _$sumItems($batch, items));
    }
    final $requests = _$sumRequests(items);
    final $replies = await $many(_sum, $requests, Total.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [sumSync].
  List<int> sumManySync(List<Uint8List> items) {
    if (_sum.flatMany != null) {
      return $batchSync(_sum, ($batch) => _$sumItems($batch, items));
    }
    final $requests = _$sumRequests(items);
    final $replies = $manySync(_sum, $requests, Total.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<Image> _$sumRequests(List<Uint8List> $items) =>
      [for (final $item in $items) Image(data: $item)];

  List<int> Function() _$sumItems($sw.Batch $batch, List<Uint8List> $items) {
    $batch.start(_sum, $items.length, 2, 24);
    $batch.putBlobs([for (final $item in $items) $item]);
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [sum] on another thread, as columns.
  Future<Uint64List> sumColumns({
    required List<Uint8List> data,
    Uint64List? into,
  }) =>
      $batch(_sum, ($batch) => _$sumColumns($batch, data, into));

  /// A batch of [sumSync] as columns: one list a field, in which one element stands for all items.
  Uint64List sumColumnsSync({
    required List<Uint8List> data,
    Uint64List? into,
  }) =>
      $batchSync(_sum, ($batch) => _$sumColumns($batch, data, into));

  Uint64List Function() _$sumColumns(
    $sw.Batch $batch,
    List<Uint8List> data,
    Uint64List? into,
  ) {
    $batch.start(
      _sum,
      $sw.countOf([('pixels.v1.Image.data', data.length)]),
      2,
      24,
    );
    $batch.fit(into, 'pixels.v1.Total.value');
    $batch.putBlobs(data);
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.checked(
      $batch.copy(into ?? Uint64List($batch.count), $r0),
    );
  }
}
