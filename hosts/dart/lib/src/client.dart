import 'dart:typed_data';

import 'batch.dart';
import 'call.dart';
import 'context.dart';
import 'exception.dart';
import 'library.dart';
import 'message.dart';
import 'reader.dart';
import 'session.dart';
import 'status.dart';
import 'writer.dart';

/// What all generated clients have in common.
///
/// A client belongs to the isolate that opened it; every isolate may open its own. Of each method there is a form that
/// blocks (`addSync`) and one that returns a `Future` (`add`); the second runs methods that may block on another thread.
abstract base class Client {
  /// On a session, with the options of all its calls.
  Client(this.$session, [this.$options]) : $call = $session.call;

  /// The open library.
  final Session $session;

  /// What travels beside calls; null for nothing.
  final CallOptions? $options;

  /// Memory of the calls on this isolate's thread.
  final Call $call;

  /// The library it calls.
  Library get library => $session.library;

  /// Whether it was closed.
  bool get isClosed => $session.isClosed;

  /// Ends the service. Calls under way on other threads finish first, later ones fail with
  /// [Code.failedPrecondition]. May be called again. All that `withOptions` made are closed with it.
  void close() => $session.close();

  /// The same as [close].
  void dispose() => close();

  /// A call on another thread, which has memory of its own.
  Future<T> $away<T>(Future<T> Function(Call call) body) async {
    final call = $session.borrow();
    try {
      return await body(call);
    } finally {
      $session.giveBack(call);
    }
  }

  /// A call with request and reply in wire format.
  Uint8List $rawSync(Method method, Uint8List request) {
    _sendRaw(method, request);
    return $call.output.all;
  }

  /// The same into [target]; returns the length.
  int $rawIntoSync(Method method, Uint8List target, Uint8List request) {
    _sendRaw(method, request);
    final output = $call.output;
    return output.bytesInto(output.start, output.length, target);
  }

  /// The same on another thread.
  Future<Uint8List> $raw(Method method, Uint8List request) =>
      $away((call) async {
        final writer = call.begin(method)..raw(request);
        await call.runAway(method.wireAddress, $options, writer.address, writer.written);
        return call.output.all;
      });

  /// What the library makes of the request, its size included, is its own to say.
  void _sendRaw(Method method, Uint8List request) {
    final writer = $call.begin(method)..raw(request);
    $call.sendBytes(method.wire!, $options, writer.address, writer.written);
  }

  /// A call with messages, whatever the shapes.
  R $wireSync<R extends Message>(Method method, Message request, R reply) {
    request.$write($call.begin(method));
    return reply..$merge($call.send(method, $options));
  }

  /// The same on another thread.
  Future<R> $wire<R extends Message>(
          Method method, Message request, R reply) =>
      $away((call) async {
        request.$write(call.begin(method));
        return reply..$merge(await call.sendAway(method, $options));
      });

  /// A batch of flat calls. [put] fills the request's columns and tells how to take the replies.
  T $batchSync<T>(Method method, T Function() Function(Batch) put) {
    final take = put($call.batch);
    $call.batch.run(method, $options);
    return take();
  }

  /// The same on another thread.
  Future<T> $batch<T>(Method method, T Function() Function(Batch) put) =>
      $away((call) async {
        final take = put(call.batch);
        await call.batch.runAway(method, $options);
        return take();
      });

  /// A batch of messages.
  List<R> $manySync<R extends Message>(
      Method method, List<Message> requests, MessageType<R> type) {
    _writeFrames($call.begin(method), requests);
    final replies = $call.sendMany(method, $options);
    return _readFrames(method, replies, requests.length, type);
  }

  /// The same on another thread.
  Future<List<R>> $many<R extends Message>(
          Method method, List<Message> requests, MessageType<R> type) =>
      $away((call) async {
        _writeFrames(call.begin(method), requests);
        final replies = await call.sendManyAway(method, $options);
        return _readFrames(method, replies, requests.length, type);
      });
}

void _writeFrames(Writer writer, List<Message> requests) {
  for (var i = requests.length - 1; i >= 0; i--) {
    final before = writer.written;
    requests[i].$write(writer);
    writer.length(before, 0);
  }
}

List<R> _readFrames<R extends Message>(
    Method method, Reader reader, int count, MessageType<R> type) {
  final replies = List<R?>.filled(count, null);
  final failures = <int, ShortwireException>{};
  for (var i = 0; i < count; i++) {
    if (reader.at == reader.end) {
      throw ShortwireException(Code.dataLoss,
          '${method.origin()}: the batch of $count has $i replies');
    }
    final code = reader.varint('code of item $i');
    final outer = reader.run('item $i');
    if (code == 0) {
      replies[i] = type.create()..$merge(reader);
    } else {
      failures[i] = readStatus(reader, code);
    }
    reader.end = outer;
  }
  if (failures.isNotEmpty) throw BatchException(replies, failures);
  return replies.cast();
}
