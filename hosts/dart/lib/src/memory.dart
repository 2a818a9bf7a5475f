import 'dart:ffi';
import 'dart:typed_data';

final _process = DynamicLibrary.process();

final _malloc =
    _process.lookupFunction<IntPtr Function(Size), int Function(int)>('malloc', isLeaf: true);

final _calloc = _process
    .lookupFunction<IntPtr Function(Size, Size), int Function(int, int)>('calloc', isLeaf: true);

final _free =
    _process.lookup<NativeFunction<Void Function(Pointer<Void>)>>('free');

final _freeNow = _free.asFunction<void Function(Pointer<Void>)>(isLeaf: true);

final _finalizer = NativeFinalizer(_free);

/// Memory outside Dart's heap: [pointer] is for single bytes (no bounds are checked, so callers do), [list] for runs
/// of them, [data] for numbers at any place.
base class NativeView {
  /// [size] bytes from [pointer] on, which somebody else keeps.
  NativeView(this.pointer, this.size)
      : address = pointer.address,
        list = pointer.asTypedList(size),
        data = ByteData.sublistView(pointer.asTypedList(size));

  /// The first byte.
  final Pointer<Uint8> pointer;

  /// Number of bytes.
  final int size;

  /// All of it.
  final Uint8List list;

  /// All of it.
  final ByteData data;

  /// Where it lies.
  final int address;
}

/// Memory of our own. It goes with this object, or earlier with [free].
final class NativeBytes extends NativeView implements Finalizable {
  /// [size] bytes of anything, or of zeros.
  NativeBytes(int size, {bool zeroed = false})
      : super(
            Pointer.fromAddress(zeroed ? _calloc(1, size) : _malloc(size)),
            size) {
    if (pointer == nullptr) throw OutOfMemoryError();
    _finalizer.attach(this, pointer.cast(), detach: this, externalSize: size);
  }

  /// Gives it back. It must not be used any more.
  void free() {
    _finalizer.detach(this);
    _freeNow(pointer.cast());
  }
}
