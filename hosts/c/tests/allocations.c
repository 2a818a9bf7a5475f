/* Counts heap allocations by standing in front of the C library's, for loaded libraries too. Sanitizers do
 * that themselves, so there is no count with them. */
#include "check.h"

#ifdef COUNT_ALLOCATIONS
#include <errno.h>
#include <stdatomic.h>

static atomic_size_t count;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t items, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  atomic_fetch_add(&count, 1);
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  atomic_fetch_add(&count, 1);
  return __libc_calloc(items, size);
}

void *realloc(void *memory, size_t size) {
  atomic_fetch_add(&count, 1);
  return __libc_realloc(memory, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  atomic_fetch_add(&count, 1);
  *memory = __libc_memalign(alignment, size);
  return *memory != NULL ? 0 : ENOMEM;
}

size_t allocations(void) {
  return atomic_load(&count);
}
#else
size_t allocations(void) {
  return 0;
}
#endif
