import 'dart:ffi';
import 'dart:typed_data';

import 'call.dart';
import 'context.dart';
import 'exception.dart';
import 'helpers.dart';
import 'memory.dart';
import 'output.dart';
import 'reader.dart';
import 'session.dart';
import 'status.dart';
import 'utf8.dart';

/// The columns of a batch of flat calls, in native memory: `sw_batch_t` and what it points to.
///
/// [start] it, add the request's columns in the order of their fields, call [startReply], add those of the reply, [run] it,
/// and read the reply's columns.
final class Batch implements Finalizable {
  /// For batches of a call.
  Batch(this._call);

  /// Words of `sw_batch_t`, which lies before all columns.
  static const _count = 0;
  static const _request = 1;
  static const _reply = 2;
  static const _spill = 4;
  static const _errors = 5;
  static const _structWords = 6;

  /// Words of `sw_column_t`.
  static const _columnWords = 2;

  /// Memory beyond this is not kept for the next batch.
  static const _largestKept = 16 << 20;

  final Call _call;
  NativeBytes _memory = NativeBytes(4096);
  late Pointer<Int64> _words;
  final List<NativeBytes> _texts = [];

  /// Place of the next column's description, as a word, and of its elements, as a byte.
  int _nextColumn = 0;
  int _nextElement = 0;

  /// Number of items.
  int count = 0;

  /// Why items failed, by their position.
  Map<int, ShortwireException> failures = const {};

  /// Starts a batch of [count] items with that many columns, whose elements take [itemBytes] together.
  void start(Method method, int count, int columns, int itemBytes) {
    if (method.flatMany == null) throw _call.session.notBatchable(method);
    _end();
    this.count = count;
    final head = (_structWords + columns * _columnWords) * 8;
    final size = head + count * itemBytes + columns * 8;
    if (size > _memory.size) {
      _memory.free();
      _memory = NativeBytes(size);
    }
    _words = _memory.pointer.cast();
    _nextColumn = _structWords;
    _nextElement = head;
    _words[_count] = count;
    _words[_request] = _memory.address + _structWords * 8;
    _words[_spill] = _call.outputAddress;
    _words[_errors] = _call.failures.address;
    _words[_errors - 2] = 0; // No codes: failures say more.
  }

  /// The columns that follow are the reply's.
  void startReply() => _words[_reply] = _memory.address + _nextColumn * 8;

  /// The columns that follow, one each: to be filled before [run], or read after it.
  Int64List int64s() => _column(8).cast<Int64>().asTypedList(count);

  /// The same for uint64 and fixed64, and for the masks of messages with fields that track presence.
  Uint64List uint64s() => _column(8).cast<Uint64>().asTypedList(count);

  /// The same for int32, sint32, sfixed32 and enums.
  Int32List int32s() => _column(4).cast<Int32>().asTypedList(count);

  /// The same for uint32 and fixed32.
  Uint32List uint32s() => _column(4).cast<Uint32>().asTypedList(count);

  /// The same for bool.
  Uint8List bools() => _column(1).asTypedList(count);

  /// The same for float.
  Float32List floats() => _column(4).cast<Float>().asTypedList(count);

  /// The same for double.
  Float64List doubles() => _column(8).cast<Double>().asTypedList(count);

  /// The same for string and bytes: pairs of address and length.
  Int64List pairs() => _column(16).cast<Int64>().asTypedList(count * 2);

  /// Copies a column, or lets its one element stand for all.
  void putInt64s(Int64List values) =>
      int64s().setRange(0, _filled(values), values);

  /// The same.
  void putUint64s(Uint64List values) =>
      uint64s().setRange(0, _filled(values), values);

  /// The same.
  void putInt32s(Int32List values) =>
      int32s().setRange(0, _filled(values), values);

  /// The same.
  void putUint32s(Uint32List values) =>
      uint32s().setRange(0, _filled(values), values);

  /// The same.
  void putBools(Uint8List values) => bools().setRange(0, _filled(values), values);

  /// The same.
  void putFloats(Float32List values) =>
      floats().setRange(0, _filled(values), values);

  /// The same.
  void putDoubles(Float64List values) =>
      doubles().setRange(0, _filled(values), values);

  /// The same. What is null is left empty.
  void putTexts(List<String?> values, String field) {
    final pairs = this.pairs();
    var size = 0;
    for (final value in values) {
      if (value != null) size += value.length * 3;
    }
    final texts = _textMemory(size);
    var start = 0;
    for (var i = 0; i < _filled(values); i++) {
      final end = utf8Into(values[i] ?? '', texts, start, field);
      pairs[2 * i] = texts.address + start;
      pairs[2 * i + 1] = end - start;
      start = end;
    }
  }

  /// The same.
  void putBlobs(List<Uint8List?> values) {
    final pairs = this.pairs();
    var size = 0;
    for (final value in values) {
      size += value?.length ?? 0;
    }
    final blobs = _textMemory(size);
    var start = 0;
    for (var i = 0; i < _filled(values); i++) {
      final value = values[i] ?? Uint8List(0);
      blobs.list.setRange(start, start + value.length, value);
      pairs[2 * i] = blobs.address + start;
      pairs[2 * i + 1] = value.length;
      start += value.length;
    }
  }

  /// Runs it. [failures] has the items that failed.
  void run(Method method, CallOptions? options) {
    _prepare();
    _finish(method.flatMany!(
        _call.instance, _call.context(options), _memory.address));
  }

  /// The same on another thread.
  Future<void> runAway(Method method, CallOptions? options) async {
    _prepare();
    _finish(await Helpers.run(method.flatManyAddress, _call.instance,
        _call.context(options), _memory.address));
  }

  /// The text of item [i] in a column of the reply.
  String textAt(Int64List pairs, int i) =>
      _call.output.text(pairs[2 * i], pairs[2 * i + 1]);

  /// The bytes of item [i] in a column of the reply.
  Uint8List blobAt(Int64List pairs, int i) =>
      _call.output.bytes(pairs[2 * i], pairs[2 * i + 1]);

  /// What a batch of columns gave, unless items failed.
  T checked<T>(T results) =>
      failures.isEmpty ? results : throw BatchException(results, failures);

  /// Refuses a list for a column of the reply, if one was [given], that has not an element for each item.
  void fit(List<Object?>? given, String field) {
    if (given == null || given.length == count) return;
    throw ShortwireException(Code.invalidArgument,
        'the list for $field is to have $count elements, not ${given.length}');
  }

  /// A column of the reply, copied to [given].
  T copy<E, T extends List<E>>(T given, List<E> column) =>
      given..setRange(0, count, column);

  /// A column of the reply whose elements are no plain numbers, copied to [given] or a new list.
  List<T> list<T>(List<T>? given, T Function(int i) element) {
    if (given == null) return List.generate(count, element, growable: false);
    for (var i = 0; i < count; i++) {
      given[i] = element(i);
    }
    return given;
  }

  /// A list of the items' results, in which those of failed ones are null; throws if there are any.
  List<T> each<T>(T Function(int i) result) {
    if (failures.isEmpty) return List.generate(count, result, growable: false);
    throw BatchException([
      for (var i = 0; i < count; i++)
        failures.containsKey(i) ? null : result(i),
    ], failures);
  }

  Pointer<Uint8> _column(int elementSize) {
    final first = _nextElement;
    _words[_nextColumn] = _memory.address + first;
    _words[_nextColumn + 1] = elementSize;
    _nextColumn += _columnWords;
    // Elements are aligned to their size.
    _nextElement = first + count * elementSize + 7 & ~7;
    return Pointer.fromAddress(_memory.address + first);
  }

  /// How many elements to fill: all, or the first one of a column that repeats it, if there are items.
  int _filled(List<Object?> values) {
    if (values.length == count || count == 0) return count;
    _words[_nextColumn - 1] = 0;
    return 1;
  }

  NativeBytes _textMemory(int size) {
    final memory = NativeBytes(size == 0 ? 1 : size);
    _texts.add(memory);
    return memory;
  }

  void _prepare() {
    _call.output.recycle();
    _call.failures.recycle();
    failures = const {};
  }

  void _finish(int code) {
    final errors = _call.failures;
    if (code != 0) {
      throw readStatus(errors.read(Reader(), 'status'), code);
    }
    if (errors.length != 0) {
      failures = readBatchStatus(errors.read(Reader(), 'status'));
    }
  }

  void _end() {
    for (final memory in _texts) {
      memory.free();
    }
    _texts.clear();
    if (_memory.size > _largestKept) {
      _memory.free();
      _memory = NativeBytes(4096);
    }
  }
}

/// Number of items that columns have which are [named] with their lengths; one element stands for all.
int countOf(List<(String, int)> named) {
  var (first, count) = named.first;
  for (final (name, length) in named.skip(1)) {
    if (length == count || length == 1) continue;
    if (count != 1) {
      throw ShortwireException(Code.invalidArgument,
          '$first has $count values, $name has $length');
    }
    (first, count) = (name, length);
  }
  return count;
}

/// Sets [bit] in the masks of the items that have a value; one element stands for all.
void mark(Uint64List masks, int bit, List<Object?> values) {
  for (var i = 0; i < masks.length; i++) {
    if (values[values.length == 1 ? 0 : i] != null) masks[i] |= bit;
  }
}
