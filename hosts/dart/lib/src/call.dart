import 'dart:ffi';
import 'dart:typed_data';

import 'abi.dart';
import 'batch.dart';
import 'context.dart';
import 'exception.dart';
import 'helpers.dart';
import 'memory.dart';
import 'output.dart';
import 'reader.dart';
import 'session.dart';
import 'status.dart';
import 'utf8.dart';
import 'writer.dart';

/// The memory that one call at a time needs. It is kept from call to call, so that calls stop allocating native memory as
/// soon as it fits the largest message.
final class Call implements Finalizable {
  /// For calls on a session.
  Call(Session session)
      : this._(session, NativeBytes(_allWords * 8, zeroed: true),
            Output(session.library.table));

  // What calls need is all final and set here: a `late` field is checked whenever it is read.
  Call._(this.session, this._block, this.output)
      : instance = session.instance,
        words = _block.pointer.cast(),
        doubles = _block.pointer.cast(),
        floats = _block.pointer.cast(),
        requestAddress = _block.address + request * 8,
        replyAddress = _block.address + reply * 8,
        outputAddress = output.address {
    writer
      ..maxDepth = session.maxDepth
      ..maxMessageBytes = session.maxMessageBytes;
  }

  /// Words of [_block] and where they begin.
  static const _contextWord = 0;
  static const _contextWords = 5;

  /// The first slot of a request among [words].
  static const request = _contextWord + _contextWords;

  /// The most slots a message has: two each for 64 fields, and the mask.
  static const _mostSlots = 129;

  /// The first slot of a reply among [words].
  static const reply = request + _mostSlots;

  static const _allWords = reply + _mostSlots;

  /// Whose calls these are.
  final Session session;

  final NativeBytes _block;

  /// The instance, as functions take it.
  final int instance;

  /// Where the library writes replies of variable size, and statuses.
  final Output output;

  /// Where it writes which items of a batch failed.
  late final Output failures = Output(session.library.table);

  /// The slots: [request] and [reply] say where.
  final Pointer<Int64> words;

  /// The same for double.
  final Pointer<Double> doubles;

  /// The same for float, at twice the place.
  final Pointer<Float> floats;

  /// Slots of the request, as functions take them.
  final int requestAddress;

  /// Slots of the reply, as functions take them.
  final int replyAddress;

  /// `sw_buffer_t` of [output], as functions take it.
  final int outputAddress;

  late final int _contextAddress = _block.address + _contextWord * 8;

  /// Where requests are written.
  final Writer writer = Writer();

  final Reader _reader = Reader();

  NativeBytes _text = NativeBytes(256);
  int _textEnd = 0;

  /// Columns of a batch.
  late final Batch batch = Batch(this);

  /// Whose memory native code was told of: it has to stay.
  // ignore: unused_field
  CallOptions? _options;

  /// `sw_context_t` for a call that starts now, as functions take it; 0 for none.
  @pragma('vm:prefer-inline')
  int context(CallOptions? options) =>
      options == null ? 0 : _contextFor(options);

  int _contextFor(CallOptions options) {
    _options = options;
    final metadata = options.metadata;
    words[_contextWord] = _contextWords * 8;
    words[_contextWord + 1] = options.deadline;
    words[_contextWord + 2] = options.cancel?.address ?? 0;
    words[_contextWord + 3] = metadata?.address ?? 0;
    words[_contextWord + 4] = metadata?.size ?? 0;
    return _contextAddress;
  }

  /// Makes room for [size] bytes of texts and bytes of a flat request: [putText] and [putBytes] take it.
  void room(int size) {
    _textEnd = 0;
    if (size <= _text.size) return;
    _text.free();
    _text = NativeBytes(size);
  }

  /// Puts a text into two slots.
  void putText(int slot, String text, String field) =>
      _putRange(slot, utf8Into(text, _text, _textEnd, field));

  /// Puts bytes into two slots.
  void putBytes(int slot, Uint8List bytes) {
    _text.list.setRange(_textEnd, _textEnd + bytes.length, bytes);
    _putRange(slot, _textEnd + bytes.length);
  }

  void _putRange(int slot, int end) {
    words[slot] = _text.address + _textEnd;
    words[slot + 1] = end - _textEnd;
    _textEnd = end;
  }

  /// The text of two slots of a reply.
  String takeText(int slot) => output.text(words[slot], words[slot + 1]);

  /// The bytes of two slots of a reply, copied.
  Uint8List takeBytes(int slot) => output.bytes(words[slot], words[slot + 1]);

  /// The same into [target]; returns their number.
  int takeBytesInto(int slot, Uint8List target) =>
      output.bytesInto(words[slot], words[slot + 1], target);

  /// Starts writing a request.
  Writer begin(Method method) {
    if (method.wire == null) throw session.notCallable(method);
    return writer..start(method.info.name);
  }

  /// Sends the request that was written; returns a reader on the reply.
  Reader send(Method method, CallOptions? options) {
    writer.finish();
    sendBytes(method.wire!, options, writer.address, writer.written);
    return _replyOf(method);
  }

  /// The same on another thread.
  Future<Reader> sendAway(Method method, CallOptions? options) async {
    writer.finish();
    await runAway(
        method.wireAddress, options, writer.address, writer.written);
    return _replyOf(method);
  }

  /// Sends a batch, which was written in frames; returns a reader on the frames of the reply.
  Reader sendMany(Method method, CallOptions? options) {
    writer.finish();
    sendBytes(method.wireMany!, options, writer.address, writer.written);
    return _replyOf(method);
  }

  /// The same on another thread.
  Future<Reader> sendManyAway(Method method, CallOptions? options) async {
    writer.finish();
    await runAway(
        method.wireManyAddress, options, writer.address, writer.written);
    return _replyOf(method);
  }

  /// Calls a function that takes bytes. The reply is in [output].
  @pragma('vm:prefer-inline')
  void sendBytes(
      CallFunction function, CallOptions? options, int address, int length) {
    output.recycle();
    final code =
        function(instance, context(options), address, length, outputAddress);
    if (code != 0) fail(code);
  }

  /// Calls a function on another thread, with the two words that its request and reply are given by.
  Future<void> runAway(
      int function, CallOptions? options, int request, int reply) async {
    output.recycle();
    final code = await Helpers.run(
        function, instance, context(options), request, reply, outputAddress);
    if (code != 0) fail(code);
  }

  Reader _replyOf(Method method) => output.read(_reader, 'reply',
      origin: method.origin, maxDepth: session.maxDepth);

  /// Throws what the library wrote about a call that failed.
  Never fail(int code) {
    final error = readStatus(output.read(_reader, 'status'), code);
    output.recycle();
    throw error;
  }
}
