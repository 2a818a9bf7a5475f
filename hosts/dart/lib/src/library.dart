import 'dart:convert';
import 'dart:ffi';
import 'dart:io';
import 'dart:typed_data';

import 'abi.dart' as abi;
import 'exception.dart';
import 'file_kind.dart';

/// A loaded library: its table, its schema. It stays loaded until the process ends.
///
/// Clients open one by themselves; this is for those who want to look at it.
final class Library {
  Library._(this.path, this.table);

  /// Loads the library at a path, or of a name that the dynamic linker finds. Blocks while it is loaded.
  factory Library.open(String path) {
    // The linker would map a library that was cut off, and the process would die of it.
    if (lookAtFile(path) case CutOffFile() || SpecialFile()) {
      throw _refusal(path, '');
    }
    final DynamicLibrary handle;
    try {
      handle = DynamicLibrary.open(_here(path));
    } on ArgumentError catch (error) {
      throw _refusal(path, '${error.message}');
    }
    return Library._(path, _checked(path, handle));
  }

  /// As it was given.
  final String path;

  /// What the library exports.
  final Pointer<abi.Abi> table;

  /// Who made its table, such as `shortwire 0.1.0 (rust)`.
  String get runtime => textAt(table.ref.runtime);

  /// Its schema: a `google.protobuf.FileDescriptorSet` with comments, imports included.
  Uint8List get schema => Uint8List.fromList(
      table.ref.schema.asTypedList(table.ref.schemaLength));

  /// Full names of its methods.
  List<String> get methods => [
        for (var i = 0; i < table.ref.methodCount; i++)
          textAt(table.ref.methods[i].name),
      ];

  /// The method of that id; null if there is none.
  abi.AbiMethod? method(int id) {
    final methods = table.ref.methods;
    var low = 0;
    var high = table.ref.methodCount;
    while (low < high) {
      final middle = low + high >> 1;
      final found = methods[middle];
      if (found.id == id) return found;
      if (_isBefore(found.id, id)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return null;
  }
}

/// Ids are unsigned; flipping the first bit makes signed numbers order as they do.
bool _isBefore(int a, int b) => a ^ 1 << 63 < b ^ 1 << 63;

/// Text that ends with a zero.
String textAt(Pointer<Uint8> text) {
  if (text == nullptr) return '';
  var length = 0;
  while (text[length] != 0) {
    length++;
  }
  return utf8.decode(text.asTypedList(length), allowMalformed: true);
}

/// The dynamic linker takes a name without a slash for one to search for; a file of that name here comes first.
String _here(String path) =>
    path.contains('/') || !FileSystemEntity.isFileSync(path)
        ? path
        : './$path';

Pointer<abi.Abi> _checked(String path, DynamicLibrary handle) {
  if (!handle.providesSymbol(abi.abiSymbol)) {
    final later = _laterVersion(handle);
    if (later != null) throw _otherVersion(path, later);
    throw ShortwireException(
        Code.failedPrecondition,
        '$path is a shared library, but does not export ${abi.abiSymbol}: '
        'it was not made with Shortwire, or with a version of another contract\n'
        '  help: `nm -D $path | grep shortwire_abi` shows which it has; '
        'services are exported with shortwire::export!');
  }
  final entry = handle.lookupFunction<Pointer<abi.Abi> Function(),
      Pointer<abi.Abi> Function()>(abi.abiSymbol);
  final table = entry();
  final version = table == nullptr ? 0 : table.ref.abiVersion;
  if (version != abi.abiVersion) {
    throw _otherVersion(path, version);
  }
  if (table.ref.size < sizeOf<abi.Abi>()) {
    final runtime = table.ref.size >= 16 ? textAt(table.ref.runtime) : '';
    throw ShortwireException(
        Code.failedPrecondition,
        'the table of $path (runtime ${runtime.isEmpty ? 'unknown' : runtime}) has ${table.ref.size} bytes, '
        'at least ${sizeOf<abi.Abi>()} are needed\n'
        '  help: build the library again; `shortwire inspect $path` shows its version');
  }
  if (_defectOf(table.ref) case final defect?) {
    throw ShortwireException(Code.failedPrecondition,
        'the table of $path breaks the contract: $defect\n  help: build the library again');
  }
  return table;
}

/// What the contract promises and a table does not keep.
String? _defectOf(abi.Abi table) {
  if (table.instanceNew == nullptr ||
      table.instanceFree == nullptr ||
      table.release == nullptr) {
    return 'it lacks instance_new, instance_free or release';
  }
  if (table.runtime == nullptr ||
      table.methods == nullptr && table.methodCount != 0) {
    return 'a pointer in it is NULL';
  }
  for (var i = 0; i < table.methodCount; i++) {
    final method = table.methods[i];
    if (method.name == nullptr ||
        method.wire == nullptr ||
        method.wireMany == nullptr) {
      return 'a method lacks its name or its wire entries';
    }
    if (i != 0 && !_isBefore(table.methods[i - 1].id, method.id)) {
      return 'its methods are not sorted by id';
    }
  }
  return null;
}

/// The version of a library that has the symbol of a later contract in place of this one's.
int? _laterVersion(DynamicLibrary handle) {
  for (var version = abi.abiVersion + 1; version <= abi.abiVersion + 8; version++) {
    if (handle.providesSymbol('shortwire_abi_v$version')) return version;
  }
  return null;
}

ShortwireException _otherVersion(String path, int version) => ShortwireException(
    Code.failedPrecondition,
    "$path has version $version of Shortwire's contract, this program version ${abi.abiVersion}\n"
    '  help: build the older of the two again with the newer Shortwire; '
    "`shortwire inspect $path` shows the library's");

/// Why the dynamic linker refused a path, from what is there.
ShortwireException _refusal(String path, String problem) {
  // Dart puts a sentence of its own in front of the linker's.
  final start = problem.indexOf("': ");
  final reason = start < 0 ? problem : problem.substring(start + 3);
  final (code, message) = switch (lookAtFile(path)) {
    MissingFile() when !path.contains('/') => (
        Code.notFound,
        'there is no library $path in the current directory or where the dynamic linker looks ($reason)\n'
            '  help: give a path, such as ./$path, or add its directory to LD_LIBRARY_PATH'
      ),
    MissingFile() => (
        Code.notFound,
        'there is no file $path\n'
            '  help: build the library (`cargo build --release` puts it into target/release) and give its path'
      ),
    UnreadableFile() => (
        Code.permissionDenied,
        '$path cannot be read: $reason\n  help: look at `ls -l $path`'
      ),
    DirectoryFile() => (
        Code.invalidArgument,
        '$path is a directory\n'
            '  help: give the path of the library in it; `ls $path/*.so` lists them'
      ),
    SpecialFile() => (
        Code.invalidArgument,
        '$path is no file but a pipe, socket or device\n'
            '  help: give the path of the library'
      ),
    CutOffFile() => (
        Code.invalidArgument,
        '$path is a shared library that was cut off: its last bytes are missing\n'
            '  help: copy or build it again'
      ),
    EmptyFile() => (
        Code.invalidArgument,
        '$path is empty\n  help: build the library again'
      ),
    OtherMachineFile(:final machine) => (
        Code.failedPrecondition,
        '$path is built for $machine, this process runs on $thisMachine\n'
            "  help: build the library for this machine; `rustc -vV` shows the host's target"
      ),
    OtherFile(:final description) => (
        Code.invalidArgument,
        '$path is no shared library: it is $description\n'
            '  help: `file $path` tells more; build the library with crate-type = ["cdylib"]'
      ),
    LibraryFile() => (
        Code.failedPrecondition,
        'the dynamic linker refuses $path: $reason\n'
            '  help: `ldd $path` shows what it needs and does not find'
      ),
  };
  return ShortwireException(code, message);
}
