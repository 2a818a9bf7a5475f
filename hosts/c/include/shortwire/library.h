/* Loads native libraries.
 *
 * Threads   All functions may be called from any thread.
 * Memory    A library stays loaded until the process ends: its code may be running in another thread, and its
 * table is referred to by every client. Opening it again gives the same library. There is nothing to free.
 */
#ifndef SHORTWIRE_LIBRARY_H
#define SHORTWIRE_LIBRARY_H

#include "shortwire.h"
#include "shortwire/error.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A loaded library. */
typedef struct sw_library_t {
  const char *path;    /* as it was opened, for messages */
  const sw_abi_t *abi; /* its table */
} sw_library_t;

/* Loads the library at a path, or by its bare name if `path` has no slash and no such file is in the current
 * directory: then the dynamic linker looks where it always does.
 *
 * Blocks on the file system; allocates. On failure `*library` is NULL and the code is
 *   SW_NOT_FOUND            there is no such file
 *   SW_INVALID_ARGUMENT     it is a directory, or no shared library; or an argument is NULL
 *   SW_FAILED_PRECONDITION  a library for another machine, without Shortwire's symbol, of another version of
 * the contract, or one that the dynamic linker refuses (something it needs is missing) with a message that
 * names the file, what it is, and what to do. */
sw_code_e sw_library_open(const char *path, const sw_library_t **library, sw_error_t *error);

/* The method with an id, or NULL. Does not allocate: looks it up in the sorted table. */
const sw_method_t *sw_library_method(const sw_library_t *library, uint64_t id);

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_LIBRARY_H */
