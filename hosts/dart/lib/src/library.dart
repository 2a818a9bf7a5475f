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
      // Ids are unsigned; flipping the first bit makes signed numbers order as they do.
      if (found.id ^ _firstBit < id ^ _firstBit) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return null;
  }
}

const _firstBit = 1 << 63;

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
    throw ShortwireException(
        Code.failedPrecondition,
        "$path has version $version of Shortwire's contract, this program version ${abi.abiVersion}\n"
        '  help: build the older of the two again with the newer Shortwire; '
        "`shortwire inspect $path` shows the library's");
  }
  if (table.ref.size < sizeOf<abi.Abi>()) {
    throw ShortwireException(
        Code.failedPrecondition,
        'the table of $path (runtime ${textAt(table.ref.runtime)}) has ${table.ref.size} bytes, '
        'at least ${sizeOf<abi.Abi>()} are needed\n'
        '  help: build the library again; `shortwire inspect $path` shows its version');
  }
  return table;
}

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
