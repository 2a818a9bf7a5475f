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

/// A file without contents.
final class EmptyFile extends FileKind {}

/// A library for this machine.
final class LibraryFile extends FileKind {}

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
      return MissingFile();
    case FileSystemEntityType.directory:
      return DirectoryFile();
    default:
      try {
        final file = File(path).openSync();
        final head = file.readSync(20);
        file.closeSync();
        return _kindOf(head);
      } on FileSystemException {
        return UnreadableFile();
      }
  }
}

/// The machine that this process runs on.
String get thisMachine => switch (Abi.current()) {
      Abi.linuxX64 || Abi.macosX64 => 'x86_64',
      Abi.linuxArm64 || Abi.macosArm64 => 'aarch64',
      Abi.linuxRiscv64 => 'riscv64',
      _ => 'this machine',
    };

FileKind _kindOf(Uint8List head) {
  if (head.isEmpty) return EmptyFile();
  if (head.length == 20 && _begins(head, '\x7fELF')) return _kindOfElf(head);
  for (final (start, description) in _known) {
    if (_begins(head, start)) return OtherFile(description);
  }
  return OtherFile('not in a format that is known here');
}

FileKind _kindOfElf(Uint8List head) {
  final is64Bit = head[4] == 2;
  final isBigEndian = head[5] == 2;
  final machine = ByteData.sublistView(head)
      .getUint16(18, isBigEndian ? Endian.big : Endian.little);
  final name = _machineName(machine, is64Bit);
  return name == thisMachine ? LibraryFile() : OtherMachineFile(name);
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
