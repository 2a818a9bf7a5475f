/* Counts heap allocations of a whole process, of the libraries it loads too: to be preloaded. For glibc. */
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static uint64_t count;

/* Allocations so far. Programs look this name up to learn that they are being counted. */
uint64_t allocation_count(void) {
  return __atomic_load_n(&count, __ATOMIC_RELAXED);
}

static void counted(void) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
}

void *malloc(size_t size) {
  counted();
  return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
  counted();
  return __libc_calloc(items, size);
}

void *realloc(void *memory, size_t size) {
  counted();
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  counted();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  counted();
  *memory = __libc_memalign(alignment, size);
  return *memory == NULL ? ENOMEM : 0;
}
