import 'dart:ffi';
import 'dart:typed_data';

import 'abi.dart';
import 'exception.dart';
import 'limits.dart';
import 'memory.dart';
import 'reader.dart';

/// `sw_buffer_t`: where a library writes what has no fixed size.
///
/// The memory is ours as long as the output fits; else it is the library's, until [recycle].
final class Output implements Finalizable {
  /// For outputs of the library with that table.
  Output(Pointer<Abi> table)
      : this._(table.ref.release.asFunction(isLeaf: true),
            NativeBytes(_allWords * 8, zeroed: true), NativeBytes(_smallest));

  Output._(this._release, this._struct, this._memory)
      : _words = _struct.pointer.cast() {
    _offer(_memory);
  }

  static const _smallest = 1024;

  /// Replies beyond this stay in the library's memory, so that they do not stay for ever.
  static const _largestKept = 16 << 20;

  static const _base = 0;
  static const _cap = 1;
  static const _data = 2;
  static const _len = 3;
  static const _owned = 4;
  static const _allWords = 6;

  final void Function(int) _release;
  final NativeBytes _struct;
  final Pointer<Int64> _words;
  NativeBytes _memory;

  /// The library's memory, if the output did not fit into ours.
  NativeView? _lent;

  /// Of the struct.
  int get address => _struct.address;

  /// Where the output lies.
  int get start => _words[_data];

  /// Its size in bytes.
  int get length => _words[_len];

  /// Makes the output empty and its memory available again. A reply that did not fit makes ours larger.
  @pragma('vm:prefer-inline')
  void recycle() {
    if (_words[_owned] != 0) _recycle();
    _words[_len] = 0;
  }

  void _recycle() {
    final wanted = length * 2;
    _lent = null;
    _release(address);
    if (wanted <= _memory.size || wanted > _largestKept) return;
    final old = _memory;
    _offer(NativeBytes(wanted));
    old.free();
  }

  void _offer(NativeBytes memory) {
    _memory = memory;
    _words[_base] = memory.address;
    _words[_cap] = memory.size;
  }

  /// Starts reading the output as a message.
  Reader read(Reader reader, String what,
      {String Function()? origin, int maxDepth = defaultMaxDepth}) {
    final memory = _memoryOf(start);
    final length = this.length;
    return reader
      ..start(memory, length == 0 ? 0 : start - memory.address, length, what,
          origin: origin, maxDepth: maxDepth);
  }

  /// Text in the output, which the library promises to be UTF-8.
  String text(int address, int length) {
    if (length == 0) return '';
    final memory = _memoryOf(address);
    return (_texts..start(memory, address - memory.address, length, 'text'))
        .rest();
  }

  /// Bytes in the output, copied.
  Uint8List bytes(int address, int length) {
    final bytes = Uint8List(length);
    bytesInto(address, length, bytes);
    return bytes;
  }

  /// The same into [target]; returns their number.
  int bytesInto(int address, int length, Uint8List target) {
    if (length > target.length) {
      throw ShortwireException(
          Code.resourceExhausted,
          'the reply has $length bytes, more than the ${target.length} it is to be written into');
    }
    if (length == 0) return 0;
    final memory = _memoryOf(address);
    target.setRange(0, length, memory.list, address - memory.address);
    return length;
  }

  /// The output as a whole, copied.
  Uint8List get all => bytes(start, length);

  NativeView _memoryOf(int address) {
    final offset = address - _memory.address;
    if (offset >= 0 && offset < _memory.size || length == 0) return _memory;
    return _lent ??= NativeView(Pointer.fromAddress(start), length);
  }
}

final _texts = Reader();
