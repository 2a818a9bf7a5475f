/// The boundary as `shortwire.h` states it, for 64-bit machines.
library;

import 'dart:ffi';

/// The version of the contract that this host speaks.
const abiVersion = 1;

/// The one name a library exports.
const abiSymbol = 'shortwire_abi_v1';

/// `sw_flat_fn` and `sw_wire_fn` alike: five words in, a code out.
typedef NativeCall = Int32 Function(IntPtr, IntPtr, IntPtr, IntPtr, IntPtr);

/// The same as Dart calls it.
typedef CallFunction = int Function(int, int, int, int, int);

/// `sw_flat_many_fn`: instance, context, batch.
typedef NativeManyCall = Int32 Function(IntPtr, IntPtr, IntPtr);

/// The same as Dart calls it.
typedef ManyCallFunction = int Function(int, int, int);

/// `sw_abi_t`: what a library exports.
final class Abi extends Struct {
  @Uint32()
  external int abiVersion;
  @Uint32()
  external int size;
  external Pointer<Uint8> runtime;
  @Uint64()
  external int schemaHash;
  external Pointer<Uint8> schema;
  @Size()
  external int schemaLength;
  external Pointer<AbiMethod> methods;
  @Size()
  external int methodCount;
  external Pointer<NativeFunction<Int32 Function(Pointer<InstanceOptions>, Pointer<IntPtr>, Pointer<Int64>)>>
      instanceNew;
  external Pointer<NativeFunction<Void Function(Pointer<Void>)>> instanceFree;
  external Pointer<NativeFunction<Void Function(IntPtr)>> release;
}

/// `sw_method_t`: one method of a library.
final class AbiMethod extends Struct {
  @Uint64()
  external int id;
  @Uint64()
  external int shape;
  external Pointer<Uint8> name;
  @Uint32()
  external int flags;
  @Uint16()
  external int requestSlots;
  @Uint16()
  external int replySlots;
  external Pointer<NativeFunction<NativeCall>> flat;
  external Pointer<NativeFunction<NativeManyCall>> flatMany;
  external Pointer<NativeFunction<NativeCall>> wire;
  external Pointer<NativeFunction<NativeCall>> wireMany;
}

/// `sw_options_t`: what an instance allows.
final class InstanceOptions extends Struct {
  @Uint32()
  external int size;
  @Uint32()
  external int maxDepth;
  @Uint64()
  external int maxMessageBytes;
}
