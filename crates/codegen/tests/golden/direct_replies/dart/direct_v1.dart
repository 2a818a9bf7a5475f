// Made by shortwire gen from direct.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// Replies that their service writes where the caller wants them.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// The fields of `direct.v1.SealRequest` as item of a batch.
typedef SealRequestItem = ({Uint8List key, int counter, Uint8List message});

/// `direct.v1.SealRequest`.
final class SealRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  SealRequest({Uint8List? key, this.counter = 0, Uint8List? message})
      : key = key ?? $sw.noBytes,
        message = message ?? $sw.noBytes;

  /// Reads one in wire format.
  factory SealRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<SealRequest>(
    'direct.v1.SealRequest',
    SealRequest.new,
    [
      'key',
      'counter',
      'message',
    ],
  );

  /// `key`.
  Uint8List key;

  /// `counter`.
  int counter;

  /// `message`.
  Uint8List message;

  @override
  $sw.MessageType<SealRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        key,
        counter,
        message,
      ];

  @override
  void clear() {
    $unknown = null;
    key = $sw.noBytes;
    counter = 0;
    message = $sw.noBytes;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (message.isNotEmpty) $w.bytes(message, 0x1a);
    if (counter != 0) $w.varint(counter, 0x10);
    if (key.isNotEmpty) $w.bytes(key, 0x0a);
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          key = $r.bytes('direct.v1.SealRequest.key');
        case 0x10:
          counter = $r.varint('direct.v1.SealRequest.counter');
        case 0x1a:
          message = $r.bytes('direct.v1.SealRequest.message');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `direct.v1.Sealed`.
final class Sealed extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Sealed({Uint8List? value})
      : value = value ?? $sw.noBytes;

  /// Reads one in wire format.
  factory Sealed.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Sealed>(
    'direct.v1.Sealed',
    Sealed.new,
    [
      'value',
    ],
  );

  /// `value`.
  Uint8List value;

  @override
  $sw.MessageType<Sealed> get $type => messageType;

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
          value = $r.bytes('direct.v1.Sealed.value');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `direct.v1.Size`.
final class Size extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Size({this.size = 0});

  /// Reads one in wire format.
  factory Size.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Size>(
    'direct.v1.Size',
    Size.new,
    [
      'size',
    ],
  );

  /// `size`.
  int size;

  @override
  $sw.MessageType<Size> get $type => messageType;

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
          size = $r.varint('direct.v1.Size.size');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A client of `direct.v1.Sealer`.
final class Sealer extends $sw.Client {
  Sealer._($sw.Session $session, [$sw.CallOptions? $options])
      : _seal = $session.method(_$seal),
        _random = $session.method(_$random),
        _derive = $session.method(_$derive),
        _sealInto = $session.method(_$sealInto),
        _sealMany = $session.method(_$sealMany),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Sealer.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Sealer._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Sealer.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Sealer withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Sealer._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$seal = $sw.MethodInfo(
    'direct.v1.Sealer/Seal',
    0x80b16e07bf618757,
    shape: 0x78ab36481ff7fa73,
  );
  static const _$random = $sw.MethodInfo(
    'direct.v1.Sealer/Random',
    0x3721296361d33d45,
    shape: 0x61f0793e3e1fd203,
  );
  static const _$derive = $sw.MethodInfo(
    'direct.v1.Sealer/Derive',
    0x1e18f11199876e01,
    shape: 0xe2562c326393c184,
    isBlocking: true,
  );
  static const _$sealInto = $sw.MethodInfo(
    'direct.v1.Sealer/SealInto',
    0x3541eb721cefcab5,
    shape: 0x93f0595b51300baf,
  );
  static const _$sealMany = $sw.MethodInfo(
    'direct.v1.Sealer/SealMany',
    0x488c1c535bfea650,
    shape: 0xca33dd4b4e6b6d26,
  );

  final $sw.Method _seal;
  final $sw.Method _random;
  final $sw.Method _derive;
  final $sw.Method _sealInto;
  final $sw.Method _sealMany;

  /// May be written over the message.
  Future<Uint8List> seal({
    Uint8List? key,
    int counter = 0,
    Uint8List? message,
  }) async =>
      sealSync(key: key, counter: counter, message: message);

  /// The same on this thread, which it blocks.
  Uint8List sealSync({Uint8List? key, int counter = 0, Uint8List? message}) {
    final $flat = _seal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _seal,
        SealRequest(key: key, counter: counter, message: message),
        Sealed(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = counter;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
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
  int sealIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int counter = 0,
    Uint8List? message,
  }) {
    final $flat = _seal.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _seal,
        SealRequest(key: key, counter: counter, message: message),
        Sealed(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = counter;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
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

  /// [seal] with request and reply in wire format.
  Future<Uint8List> sealRaw(Uint8List request) => $raw(_seal, request);

  /// [sealSync] with request and reply in wire format.
  Uint8List sealRawSync(Uint8List request) => $rawSync(_seal, request);

  /// The same, the reply going into [target]; returns its length.
  int sealRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_seal, target, request);

  /// A batch of [seal] on another thread.
  Future<List<Uint8List>> sealMany_(List<SealRequestItem> items) async {
    if (_seal.flatMany != null) {
      return $batch(_seal, ($batch) => _$sealItems($batch, items));
    }
    final $requests = _$sealRequests(items);
    final $replies = await $many(_seal, $requests, Sealed.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [sealSync].
  List<Uint8List> sealManySync(List<SealRequestItem> items) {
    if (_seal.flatMany != null) {
      return $batchSync(_seal, ($batch) => _$sealItems($batch, items));
    }
    final $requests = _$sealRequests(items);
    final $replies = $manySync(_seal, $requests, Sealed.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<SealRequest> _$sealRequests(List<SealRequestItem> $items) =>
      [
        for (final $item in $items) SealRequest(
          key: $item.key,
          counter: $item.counter,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$sealItems(
    $sw.Batch $batch,
    List<SealRequestItem> $items,
  ) {
    $batch.start(_seal, $items.length, 4, 56);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.counter;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [seal] on another thread, as columns.
  Future<List<Uint8List>> sealColumns({
    required List<Uint8List> key,
    required Uint64List counter,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _seal,
        ($batch) => _$sealColumns($batch, key, counter, message, into),
      );

  /// A batch of [sealSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> sealColumnsSync({
    required List<Uint8List> key,
    required Uint64List counter,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _seal,
        ($batch) => _$sealColumns($batch, key, counter, message, into),
      );

  List<Uint8List> Function() _$sealColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List counter,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _seal,
      $sw.countOf(
        [
          ('direct.v1.SealRequest.key', key.length),
          ('direct.v1.SealRequest.counter', counter.length),
          ('direct.v1.SealRequest.message', message.length),
        ],
      ),
      4,
      56,
    );
    $batch.fit(into, 'direct.v1.Sealed.value');
    $batch.putBlobs(key);
    $batch.putUint64s(counter);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// Has nothing to be written over.
  Future<Uint8List> random({int size = 0}) async => randomSync(size: size);

  /// The same on this thread, which it blocks.
  Uint8List randomSync({int size = 0}) {
    final $flat = _random.flat;
    if ($flat == null) {
      final $reply = $wireSync(_random, Size(size: size), Sealed());
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
  int randomIntoSync(Uint8List $target, {int size = 0}) {
    final $flat = _random.flat;
    if ($flat == null) {
      final $reply = $wireSync(_random, Size(size: size), Sealed());
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

  /// [random] with request and reply in wire format.
  Future<Uint8List> randomRaw(Uint8List request) => $raw(_random, request);

  /// [randomSync] with request and reply in wire format.
  Uint8List randomRawSync(Uint8List request) => $rawSync(_random, request);

  /// The same, the reply going into [target]; returns its length.
  int randomRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_random, target, request);

  /// A batch of [random] on another thread.
  Future<List<Uint8List>> randomMany(List<int> items) async {
    if (_random.flatMany != null) {
      return $batch(_random, ($batch) => _$randomItems($batch, items));
    }
    final $requests = _$randomRequests(items);
    final $replies = await $many(_random, $requests, Sealed.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [randomSync].
  List<Uint8List> randomManySync(List<int> items) {
    if (_random.flatMany != null) {
      return $batchSync(_random, ($batch) => _$randomItems($batch, items));
    }
    final $requests = _$randomRequests(items);
    final $replies = $manySync(_random, $requests, Sealed.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<Size> _$randomRequests(List<int> $items) =>
      [for (final $item in $items) Size(size: $item)];

  List<Uint8List> Function() _$randomItems($sw.Batch $batch, List<int> $items) {
    $batch.start(_random, $items.length, 2, 24);
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [random] on another thread, as columns.
  Future<List<Uint8List>> randomColumns({
    required Uint64List size,
    List<Uint8List>? into,
  }) =>
      $batch(_random, ($batch) => _$randomColumns($batch, size, into));

  /// A batch of [randomSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> randomColumnsSync({
    required Uint64List size,
    List<Uint8List>? into,
  }) =>
      $batchSync(_random, ($batch) => _$randomColumns($batch, size, into));

  List<Uint8List> Function() _$randomColumns(
    $sw.Batch $batch,
    Uint64List size,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _random,
      $sw.countOf([('direct.v1.Size.size', size.length)]),
      2,
      24,
    );
    $batch.fit(into, 'direct.v1.Sealed.value');
    $batch.putUint64s(size);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// Takes its time.
  Future<Uint8List> derive({
    Uint8List? key,
    int counter = 0,
    Uint8List? message,
  }) async {
    if (_derive.flat == null) {
      final $reply = await $wire(
        _derive,
        SealRequest(key: key, counter: counter, message: message),
        Sealed(),
      );
      return $reply.value;
    }
    return $away(($call) async {
      final $words = $call.words;
      $call.room((key?.length ?? 0) + (message?.length ?? 0));
      $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
      $words[$sw.Call.request + 2] = counter;
      $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
      await $call.runAway(
        _derive.flatAddress,
        $options,
        $call.requestAddress,
        $call.replyAddress,
      );
      return $call.takeBytes($sw.Call.reply);
    });
  }

  /// The same on this thread, which it blocks.
  Uint8List deriveSync({Uint8List? key, int counter = 0, Uint8List? message}) {
    final $flat = _derive.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _derive,
        SealRequest(key: key, counter: counter, message: message),
        Sealed(),
      );
      return $reply.value;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = counter;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
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
  int deriveIntoSync(
    Uint8List $target, {
    Uint8List? key,
    int counter = 0,
    Uint8List? message,
  }) {
    final $flat = _derive.flat;
    if ($flat == null) {
      final $reply = $wireSync(
        _derive,
        SealRequest(key: key, counter: counter, message: message),
        Sealed(),
      );
      return $sw.copyInto($reply.value, $target);
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room((key?.length ?? 0) + (message?.length ?? 0));
    $call.putBytes($sw.Call.request, key ?? $sw.noBytes);
    $words[$sw.Call.request + 2] = counter;
    $call.putBytes($sw.Call.request + 3, message ?? $sw.noBytes);
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

  /// [derive] with request and reply in wire format.
  Future<Uint8List> deriveRaw(Uint8List request) => $raw(_derive, request);

  /// [deriveSync] with request and reply in wire format.
  Uint8List deriveRawSync(Uint8List request) => $rawSync(_derive, request);

  /// The same, the reply going into [target]; returns its length.
  int deriveRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_derive, target, request);

  /// A batch of [derive] on another thread.
  Future<List<Uint8List>> deriveMany(List<SealRequestItem> items) async {
    if (_derive.flatMany != null) {
      return $batch(_derive, ($batch) => _$deriveItems($batch, items));
    }
    final $requests = _$deriveRequests(items);
    final $replies = await $many(_derive, $requests, Sealed.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  /// A batch of [deriveSync].
  List<Uint8List> deriveManySync(List<SealRequestItem> items) {
    if (_derive.flatMany != null) {
      return $batchSync(_derive, ($batch) => _$deriveItems($batch, items));
    }
    final $requests = _$deriveRequests(items);
    final $replies = $manySync(_derive, $requests, Sealed.messageType);
    return [for (final $reply in $replies) $reply.value];
  }

  List<SealRequest> _$deriveRequests(List<SealRequestItem> $items) =>
      [
        for (final $item in $items) SealRequest(
          key: $item.key,
          counter: $item.counter,
          message: $item.message,
        ),
      ];

  List<Uint8List> Function() _$deriveItems(
    $sw.Batch $batch,
    List<SealRequestItem> $items,
  ) {
    $batch.start(_derive, $items.length, 4, 56);
    $batch.putBlobs([for (final $item in $items) $item.key]);
    final $c1 = $batch.uint64s();
    $batch.putBlobs([for (final $item in $items) $item.message]);
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c1[$i] = $item.counter;
    }
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<Uint8List>(($i) => $batch.blobAt($r0, $i));
  }

  /// A batch of [derive] on another thread, as columns.
  Future<List<Uint8List>> deriveColumns({
    required List<Uint8List> key,
    required Uint64List counter,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batch(
        _derive,
        ($batch) => _$deriveColumns($batch, key, counter, message, into),
      );

  /// A batch of [deriveSync] as columns: one list a field, in which one element stands for all items.
  List<Uint8List> deriveColumnsSync({
    required List<Uint8List> key,
    required Uint64List counter,
    required List<Uint8List> message,
    List<Uint8List>? into,
  }) =>
      $batchSync(
        _derive,
        ($batch) => _$deriveColumns($batch, key, counter, message, into),
      );

  List<Uint8List> Function() _$deriveColumns(
    $sw.Batch $batch,
    List<Uint8List> key,
    Uint64List counter,
    List<Uint8List> message,
    List<Uint8List>? into,
  ) {
    $batch.start(
      _derive,
      $sw.countOf(
        [
          ('direct.v1.SealRequest.key', key.length),
          ('direct.v1.SealRequest.counter', counter.length),
          ('direct.v1.SealRequest.message', message.length),
        ],
      ),
      4,
      56,
    );
    $batch.fit(into, 'direct.v1.Sealed.value');
    $batch.putBlobs(key);
    $batch.putUint64s(counter);
    $batch.putBlobs(message);
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.blobAt($r0, $i)),
    );
  }

  /// Would be named as a form of Seal is.
  Future<int> sealInto({int size = 0}) async => sealIntoSync_(size: size);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int sealIntoSync_({int size = 0}) {
    final $flat = _sealInto.flat;
    if ($flat == null) {
      final $reply = $wireSync(_sealInto, Size(size: size), Size());
      return $reply.size;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = size;
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

  /// [sealInto] with request and reply in wire format.
  Future<Uint8List> sealIntoRaw(Uint8List request) => $raw(_sealInto, request);

  /// [sealIntoSync_] with request and reply in wire format.
  Uint8List sealIntoRawSync(Uint8List request) => $rawSync(_sealInto, request);

  /// The same, the reply going into [target]; returns its length.
  int sealIntoRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_sealInto, target, request);

  /// A batch of [sealInto] on another thread.
  Future<List<int>> sealIntoMany(List<int> items) async {
    if (_sealInto.flatMany != null) {
      return $batch(_sealInto, ($batch) => _$sealIntoItems($batch, items));
    }
    final $requests = _$sealIntoRequests(items);
    final $replies = await $many(_sealInto, $requests, Size.messageType);
    return [for (final $reply in $replies) $reply.size];
  }

  /// A batch of [sealIntoSync_].
  List<int> sealIntoManySync(List<int> items) {
    if (_sealInto.flatMany != null) {
      return $batchSync(_sealInto, ($batch) => _$sealIntoItems($batch, items));
    }
    final $requests = _$sealIntoRequests(items);
    final $replies = $manySync(_sealInto, $requests, Size.messageType);
    return [for (final $reply in $replies) $reply.size];
  }

  List<Size> _$sealIntoRequests(List<int> $items) =>
      [for (final $item in $items) Size(size: $item)];

  List<int> Function() _$sealIntoItems($sw.Batch $batch, List<int> $items) {
    $batch.start(_sealInto, $items.length, 2, 16);
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [sealInto] on another thread, as columns.
  Future<Uint64List> sealIntoColumns({
    required Uint64List size,
    Uint64List? into,
  }) =>
      $batch(_sealInto, ($batch) => _$sealIntoColumns($batch, size, into));

  /// A batch of [sealIntoSync_] as columns: one list a field, in which one element stands for all items.
  Uint64List sealIntoColumnsSync({
    required Uint64List size,
    Uint64List? into,
  }) =>
      $batchSync(_sealInto, ($batch) => _$sealIntoColumns($batch, size, into));

  Uint64List Function() _$sealIntoColumns(
    $sw.Batch $batch,
    Uint64List size,
    Uint64List? into,
  ) {
    $batch.start(
      _sealInto,
      $sw.countOf([('direct.v1.Size.size', size.length)]),
      2,
      16,
    );
    $batch.fit(into, 'direct.v1.Size.size');
    $batch.putUint64s(size);
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.checked(
      $batch.copy(into ?? Uint64List($batch.count), $r0),
    );
  }

  /// `direct.v1.Sealer/SealMany`.
  Future<int> sealMany({int size = 0}) async => sealManySync_(size: size);

  /// The same on this thread, which it blocks.
  @pragma('vm:prefer-inline')
  int sealManySync_({int size = 0}) {
    final $flat = _sealMany.flat;
    if ($flat == null) {
      final $reply = $wireSync(_sealMany, Size(size: size), Size());
      return $reply.size;
    }
    final $call = this.$call;
    final $words = $call.words;
    $words[$sw.Call.request] = size;
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

  /// [sealMany] with request and reply in wire format.
  Future<Uint8List> sealManyRaw(Uint8List request) => $raw(_sealMany, request);

  /// [sealManySync_] with request and reply in wire format.
  Uint8List sealManyRawSync(Uint8List request) => $rawSync(_sealMany, request);

  /// The same, the reply going into [target]; returns its length.
  int sealManyRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_sealMany, target, request);

  /// A batch of [sealMany] on another thread.
  Future<List<int>> sealManyMany(List<int> items) async {
    if (_sealMany.flatMany != null) {
      return $batch(_sealMany, ($batch) => _$sealManyItems($batch, items));
    }
    final $requests = _$sealManyRequests(items);
    final $replies = await $many(_sealMany, $requests, Size.messageType);
    return [for (final $reply in $replies) $reply.size];
  }

  /// A batch of [sealManySync_].
  List<int> sealManyManySync(List<int> items) {
    if (_sealMany.flatMany != null) {
      return $batchSync(_sealMany, ($batch) => _$sealManyItems($batch, items));
    }
    final $requests = _$sealManyRequests(items);
    final $replies = $manySync(_sealMany, $requests, Size.messageType);
    return [for (final $reply in $replies) $reply.size];
  }

  List<Size> _$sealManyRequests(List<int> $items) =>
      [for (final $item in $items) Size(size: $item)];

  List<int> Function() _$sealManyItems($sw.Batch $batch, List<int> $items) {
    $batch.start(_sealMany, $items.length, 2, 16);
    final $c0 = $batch.uint64s();
    for (var $i = 0; $i < $items.length; $i++) {
      final $item = $items[$i];
      $c0[$i] = $item;
    }
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.each<int>(($i) => $r0[$i]);
  }

  /// A batch of [sealMany] on another thread, as columns.
  Future<Uint64List> sealManyColumns({
    required Uint64List size,
    Uint64List? into,
  }) =>
      $batch(_sealMany, ($batch) => _$sealManyColumns($batch, size, into));

  /// A batch of [sealManySync_] as columns: one list a field, in which one element stands for all items.
  Uint64List sealManyColumnsSync({
    required Uint64List size,
    Uint64List? into,
  }) =>
      $batchSync(_sealMany, ($batch) => _$sealManyColumns($batch, size, into));

  Uint64List Function() _$sealManyColumns(
    $sw.Batch $batch,
    Uint64List size,
    Uint64List? into,
  ) {
    $batch.start(
      _sealMany,
      $sw.countOf([('direct.v1.Size.size', size.length)]),
      2,
      16,
    );
    $batch.fit(into, 'direct.v1.Size.size');
    $batch.putUint64s(size);
    $batch.startReply();
    final $r0 = $batch.uint64s();
    return () => $batch.checked(
      $batch.copy(into ?? Uint64List($batch.count), $r0),
    );
  }
}
