// Made by shortwire gen from greeter/v1/greeter.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// The smallest service: one method, one string each way.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

/// `greeter.v1.GreetRequest`.
final class GreetRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  GreetRequest({this.name = ''});

  /// Reads one in wire format.
  factory GreetRequest.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<GreetRequest>(
    'greeter.v1.GreetRequest',
    GreetRequest.new,
    [
      'name',
    ],
  );

  /// `name`.
  String name;

  @override
  $sw.MessageType<GreetRequest> get $type => messageType;

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
    if (name.isNotEmpty) $w.string(name, 0x0a, 'greeter.v1.GreetRequest.name');
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          name = $r.string('greeter.v1.GreetRequest.name');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `greeter.v1.GreetReply`.
final class GreetReply extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  GreetReply({this.greeting = ''});

  /// Reads one in wire format.
  factory GreetReply.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<GreetReply>(
    'greeter.v1.GreetReply',
    GreetReply.new,
    [
      'greeting',
    ],
  );

  /// `greeting`.
  String greeting;

  @override
  $sw.MessageType<GreetReply> get $type => messageType;

  @override
  List<Object?> get $values => [
        greeting,
      ];

  @override
  void clear() {
    $unknown = null;
    greeting = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (greeting.isNotEmpty) {
      $w.string(greeting, 0x0a, 'greeter.v1.GreetReply.greeting');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          greeting = $r.string('greeter.v1.GreetReply.greeting');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// A client of `greeter.v1.Greeter`.
final class Greeter extends $sw.Client {
  Greeter._($sw.Session $session, [$sw.CallOptions? $options])
      : _greet = $session.method(_$greet),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory Greeter.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      Greeter._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  Greeter.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  Greeter withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      Greeter._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$greet = $sw.MethodInfo(
    'greeter.v1.Greeter/Greet',
    0x1c3066ce5e546bfa,
    shape: 0xccde38ee951fa732,
  );

  final $sw.Method _greet;

  /// Greets whom it is told to.
  Future<String> greet({String name = ''}) async => greetSync(name: name);

  /// The same on this thread, which it blocks.
  String greetSync({String name = ''}) {
    final $flat = _greet.flat;
    if ($flat == null) {
      final $reply = $wireSync(_greet, GreetRequest(name: name), GreetReply());
      return $reply.greeting;
    }
    final $call = this.$call;
    final $words = $call.words;
    $call.room(name.length * 3);
    $call.putText($sw.Call.request, name, 'greeter.v1.GreetRequest.name');
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

  /// [greet] with request and reply in wire format.
  Future<Uint8List> greetRaw(Uint8List request) => $raw(_greet, request);

  /// [greetSync] with request and reply in wire format.
  Uint8List greetRawSync(Uint8List request) => $rawSync(_greet, request);

  /// The same, the reply going into [target]; returns its length.
  int greetRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_greet, target, request);

  /// A batch of [greet] on another thread.
  Future<List<String>> greetMany(List<String> items) async {
    if (_greet.flatMany != null) {
      return $batch(_greet, ($batch) => _$greetItems($batch, items));
    }
    final $requests = _$greetRequests(items);
    final $replies = await $many(_greet, $requests, GreetReply.messageType);
    return [for (final $reply in $replies) $reply.greeting];
  }

  /// A batch of [greetSync].
  List<String> greetManySync(List<String> items) {
    if (_greet.flatMany != null) {
      return $batchSync(_greet, ($batch) => _$greetItems($batch, items));
    }
    final $requests = _$greetRequests(items);
    final $replies = $manySync(_greet, $requests, GreetReply.messageType);
    return [for (final $reply in $replies) $reply.greeting];
  }

  List<GreetRequest> _$greetRequests(List<String> $items) =>
      [for (final $item in $items) GreetRequest(name: $item)];

  List<String> Function() _$greetItems($sw.Batch $batch, List<String> $items) {
    $batch.start(_greet, $items.length, 2, 32);
    $batch.putTexts(
      [for (final $item in $items) $item],
      'greeter.v1.GreetRequest.name',
    );
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.each<String>(($i) => $batch.textAt($r0, $i));
  }

  /// A batch of [greet] on another thread, as columns.
  Future<List<String>> greetColumns({
    required List<String> name,
    List<String>? into,
  }) =>
      $batch(_greet, ($batch) => _$greetColumns($batch, name, into));

  /// A batch of [greetSync] as columns: one list a field, in which one element stands for all items.
  List<String> greetColumnsSync({
    required List<String> name,
    List<String>? into,
  }) =>
      $batchSync(_greet, ($batch) => _$greetColumns($batch, name, into));

  List<String> Function() _$greetColumns(
    $sw.Batch $batch,
    List<String> name,
    List<String>? into,
  ) {
    $batch.start(
      _greet,
      $sw.countOf([('greeter.v1.GreetRequest.name', name.length)]),
      2,
      32,
    );
    $batch.fit(into, 'greeter.v1.GreetReply.greeting');
    $batch.putTexts(name, 'greeter.v1.GreetRequest.name');
    $batch.startReply();
    final $r0 = $batch.pairs();
    return () => $batch.checked(
      $batch.list(into, ($i) => $batch.textAt($r0, $i)),
    );
  }
}
