#include "file_kind.h"

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* Source: the e_machine numbers of <elf.h>. */
enum {
  ELF_386 = 3,
  ELF_PPC64 = 21,
  ELF_S390 = 22,
  ELF_ARM = 40,
  ELF_X86_64 = 62,
  ELF_AARCH64 = 183,
  ELF_RISCV = 243,
  ELF_LOONGARCH = 258
};

/* As many bytes of a file as are looked at: an Elf64_Ehdr, of which those up to the machine tell whose it is. */
enum { HEAD_BYTES = 64, ELF_MACHINE_END = 20 };

static const char *machine_name(unsigned machine, bool is_64_bit) {
  switch (machine) {
    case ELF_386:
      return "x86 (32 bits)";
    case ELF_PPC64:
      return "powerpc64";
    case ELF_S390:
      return "s390x";
    case ELF_ARM:
      return "arm (32 bits)";
    case ELF_X86_64:
      return is_64_bit ? "x86_64" : "x32";
    case ELF_AARCH64:
      return "aarch64";
    case ELF_RISCV:
      return is_64_bit ? "riscv64" : "riscv32";
    case ELF_LOONGARCH:
      return "loongarch";
    default:
      return "a machine with an unfamiliar number";
  }
}

const char *sw_this_machine(void) {
#if defined(__x86_64__)
  return "x86_64";
#elif defined(__aarch64__)
  return "aarch64";
#elif defined(__riscv) && __riscv_xlen == 64
  return "riscv64";
#elif defined(__i386__)
  return "x86 (32 bits)";
#elif defined(__arm__)
  return "arm (32 bits)";
#else
  return "this machine";
#endif
}

/* Whether parts that a library of this machine wants mapped lie beyond the end of its file. Source: Elf64_Ehdr
 * and Elf64_Phdr of <elf.h>; other libraries are left to the linker. */
static bool is_cut_off(FILE *file, const uint8_t *head, uint64_t size) {
  enum { PART_SIZE = 56, PART_IS_LOADED = 1 };
  uint64_t parts;
  uint16_t part_size, count;
  memcpy(&parts, head + 32, sizeof parts);
  memcpy(&part_size, head + 54, sizeof part_size);
  memcpy(&count, head + 56, sizeof count);
  if (part_size != PART_SIZE) return false;
  if (parts > size || (uint64_t)count * PART_SIZE > size - parts) return true;
  if (fseek(file, (long)parts, SEEK_SET) != 0) return false;
  for (unsigned i = 0; i < count; i++) {
    uint8_t part[PART_SIZE];
    uint32_t type;
    uint64_t offset, length;
    if (fread(part, 1, sizeof part, file) != sizeof part) return true;
    memcpy(&type, part, sizeof type);
    memcpy(&offset, part + 8, sizeof offset);
    memcpy(&length, part + 32, sizeof length);
    if (type == PART_IS_LOADED && (offset > size || length > size - offset)) return true;
  }
  return false;
}

static sw_file_t look_at_elf(FILE *file, const uint8_t *head, size_t len, uint64_t size) {
  bool is_64_bit = head[4] == 2;
  bool is_big_endian = head[5] == 2;
  unsigned machine =
      is_big_endian ? (unsigned)(head[18] << 8 | head[19]) : (unsigned)(head[19] << 8 | head[18]);
  const char *name = machine_name(machine, is_64_bit);
  if (strcmp(name, sw_this_machine()) != 0) return (sw_file_t){SW_FILE_OTHER_MACHINE, name};
  bool cut_off = is_64_bit && (len < HEAD_BYTES || is_cut_off(file, head, size));
  return (sw_file_t){cut_off ? SW_FILE_CUT_OFF : SW_FILE_LIBRARY, name};
}

static const struct {
  const char *start;
  size_t len;
  const char *description;
} KNOWN[] = {
    {"!<arch>\n", 8, "a static library (ar archive); link with it, or build a cdylib instead"},
    {"MZ", 2, "a Windows library or program"},
    {"\xcf\xfa\xed\xfe", 4, "a macOS library or program"},
    {"\xca\xfe\xba\xbe", 4, "a macOS universal library or a Java class"},
    {"#!", 2, "a script"},
    {"\0asm", 4, "a WebAssembly module"},
    {"/* GNU ld script", 16, "a linker script; open the library that it names"},
};

static sw_file_t look_into(FILE *file, uint64_t size) {
  uint8_t head[HEAD_BYTES] = {0};
  size_t len = fread(head, 1, sizeof head, file);
  if (len == 0) return (sw_file_t){SW_FILE_EMPTY, ""};
  if (len >= ELF_MACHINE_END && memcmp(head, "\177ELF", 4) == 0) return look_at_elf(file, head, len, size);
  for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++) {
    if (len >= KNOWN[i].len && memcmp(head, KNOWN[i].start, KNOWN[i].len) == 0) {
      return (sw_file_t){SW_FILE_OTHER, KNOWN[i].description};
    }
  }
  return (sw_file_t){SW_FILE_OTHER, "not in a format that is known here"};
}

sw_file_t sw_file_look(const char *path) {
  struct stat info;
  if (stat(path, &info) != 0) {
    bool missing = errno == ENOENT || errno == ENOTDIR;
    return (sw_file_t){missing ? SW_FILE_MISSING : SW_FILE_UNREADABLE, ""};
  }
  if (S_ISDIR(info.st_mode)) return (sw_file_t){SW_FILE_DIRECTORY, ""};
  if (!S_ISREG(info.st_mode)) return (sw_file_t){SW_FILE_SPECIAL, ""};
  FILE *file = fopen(path, "rb");
  if (file == NULL) return (sw_file_t){SW_FILE_UNREADABLE, ""};
  sw_file_t found = look_into(file, (uint64_t)info.st_size);
  fclose(file);
  return found;
}
