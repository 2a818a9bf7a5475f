import 'dart:ffi';
import 'dart:io';
import 'dart:typed_data';

/// What stands at a path, as far as it matters to somebody who wants to load it.
sealed class FileKind {}

/// Nothing stands there.
final class MissingFile extends FileKind {}

/// Something that may not be read.
final class UnreadableFile extends FileKind {}

/// A directory.
final class DirectoryFile extends FileKind {}

/// A pipe, a socket or a device.
final class SpecialFile extends FileKind {}

/// A file without contents.
final class EmptyFile extends FileKind {}

/// A library for this machine.
final class LibraryFile extends FileKind {}

/// The same without its end, which would be mapped beyond the file.
final class CutOffFile extends FileKind {}

/// A library for another machine.
final class OtherMachineFile extends FileKind {
  /// For [machine].
  OtherMachineFile(this.machine);

  /// Its name.
  final String machine;
}

/// Something else.
final class OtherFile extends FileKind {
  /// Which is described so.
  OtherFile(this.description);

  /// What it is.
  final String description;
}

/// Looks at a path.
FileKind lookAtFile(String path) {
  switch (FileSystemEntity.typeSync(path)) {
    case FileSystemEntityType.notFound:
      return _opens(path) ? SpecialFile() : MissingFile();
    case FileSystemEntityType.directory:
      return DirectoryFile();
    case FileSystemEntityType.file:
      try {
        return _lookInto(File(path).openSync());
      } on FileSystemException {
        return UnreadableFile();
      }
    default:
      return SpecialFile();
  }
}

/// Devices are not found by their type, but they open.
bool _opens(String path) {
  try {
    File(path).openSync().closeSync();
    return true;
  } on FileSystemException {
    return false;
  }
}

/// The machine that this process runs on.
String get thisMachine => switch (Abi.current()) {
      Abi.linuxX64 || Abi.macosX64 => 'x86_64',
      Abi.linuxArm64 || Abi.macosArm64 => 'aarch64',
      Abi.linuxRiscv64 => 'riscv64',
      _ => 'this machine',
    };

FileKind _lookInto(RandomAccessFile file) {
  try {
    final head = file.readSync(_headBytes);
    if (head.isEmpty) return EmptyFile();
    if (head.length >= _machineEnd && _begins(head, '\x7fELF')) {
      return _kindOfElf(file, head);
    }
    for (final (start, description) in _known) {
      if (_begins(head, start)) return OtherFile(description);
    }
    return OtherFile('not in a format that is known here');
  } finally {
    file.closeSync();
  }
}

/// Sizes of parts of `Elf64_Ehdr` and `Elf64_Phdr` in `elf.h`.
const _machineEnd = 20;
const _headBytes = 64;
const _partBytes = 56;

FileKind _kindOfElf(RandomAccessFile file, Uint8List head) {
  final is64Bit = head[4] == 2;
  final isBigEndian = head[5] == 2;
  final machine = ByteData.sublistView(head)
      .getUint16(18, isBigEndian ? Endian.big : Endian.little);
  final name = _machineName(machine, is64Bit);
  if (name != thisMachine) return OtherMachineFile(name);
  final isCutOff = is64Bit && (head.length < _headBytes || _isCutOff(file, head));
  return isCutOff ? CutOffFile() : LibraryFile();
}

/// Whether parts that a library of this machine wants mapped lie beyond the end of its file.
bool _isCutOff(RandomAccessFile file, Uint8List head) {
  const isLoaded = 1;
  final size = file.lengthSync();
  final fields = ByteData.sublistView(head);
  final parts = fields.getUint64(32, Endian.host);
  final count = fields.getUint16(56, Endian.host);
  if (fields.getUint16(54, Endian.host) != _partBytes) return false;
  if (parts < 0 || parts > size || count * _partBytes > size - parts) return true;
  file.setPositionSync(parts);
  for (var i = 0; i < count; i++) {
    final part = ByteData.sublistView(file.readSync(_partBytes));
    final offset = part.getUint64(8, Endian.host);
    final length = part.getUint64(32, Endian.host);
    if (part.getUint32(0, Endian.host) != isLoaded) continue;
    // Numbers beyond 2^63 are negative.
    if (offset < 0 || length < 0 || offset > size || length > size - offset) {
      return true;
    }
  }
  return false;
}

bool _begins(Uint8List head, String start) =>
    head.length >= start.length &&
    String.fromCharCodes(head, 0, start.length) == start;

/// Source: the `e_machine` numbers of `elf.h`.
String _machineName(int machine, bool is64Bit) => switch (machine) {
      3 => 'x86 (32 bits)',
      21 => 'powerpc64',
      22 => 's390x',
      40 => 'arm (32 bits)',
      62 => is64Bit ? 'x86_64' : 'x32',
      183 => 'aarch64',
      243 => is64Bit ? 'riscv64' : 'riscv32',
      258 => 'loongarch',
      _ => 'a machine with an unfamiliar number',
    };

const _known = [
  (
    '!<arch>\n',
    'a static library (ar archive); link with it, or build a cdylib instead'
  ),
  ('MZ', 'a Windows library or program'),
  ('\xcf\xfa\xed\xfe', 'a macOS library or program'),
  ('\xca\xfe\xba\xbe', 'a macOS universal library or a Java class'),
  ('#!', 'a script'),
  ('\x00asm', 'a WebAssembly module'),
  ('/* GNU ld script', 'a linker script; open the library that it names'),
];
