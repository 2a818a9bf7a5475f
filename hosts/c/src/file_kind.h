/* What a file is that is to be loaded, or that the dynamic linker refused. */
#ifndef SHORTWIRE_FILE_KIND_H
#define SHORTWIRE_FILE_KIND_H

#include <stdint.h>

typedef enum sw_file_kind_e {
  SW_FILE_MISSING,
  SW_FILE_UNREADABLE,
  SW_FILE_DIRECTORY,
  SW_FILE_SPECIAL, /* a pipe, a socket or a device */
  SW_FILE_EMPTY,
  SW_FILE_LIBRARY,       /* an ELF library for this machine */
  SW_FILE_CUT_OFF,       /* the same without its end, which would be mapped beyond the file */
  SW_FILE_OTHER_MACHINE, /* an ELF file for another one */
  SW_FILE_OTHER          /* anything else */
} sw_file_kind_e;

typedef struct sw_file_t {
  sw_file_kind_e kind;
  const char *description; /* such as "a static library (ar archive)" or "aarch64"; static */
} sw_file_t;

/* Looks at the first bytes of a file, and at where its parts end if it is a library. */
sw_file_t sw_file_look(const char *path);

/* The machine this was compiled for, such as "x86_64". */
const char *sw_this_machine(void);

#endif /* SHORTWIRE_FILE_KIND_H */
