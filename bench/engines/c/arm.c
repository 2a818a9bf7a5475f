#include "arm.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

uint64_t now_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

uint64_t wait_until(uint64_t when_ns) {
  /* Spins for the last stretch, because sleepers wake up late; but whoever spins all the time is the one that
   * a busy machine interrupts. */
  const uint64_t spun_ns = 80000;
  uint64_t now;
  while ((now = now_ns()) < when_ns) {
    if (when_ns - now <= spun_ns) continue;
    uint64_t slept_ns = when_ns - now - spun_ns;
    nanosleep(&(struct timespec){(time_t)(slept_ns / 1000000000), (long)(slept_ns % 1000000000)}, NULL);
  }
  return now;
}

void *allocate(size_t size) {
  void *memory = calloc(1, size);
  if (memory == NULL) fail("memory", "there is no more of it");
  return memory;
}

void fail(const char *what, const char *why) {
  fprintf(stderr, "error: %s: %s\n", what, why);
  exit(1);
}

bool is(const char *text, const char *other) {
  return strcmp(text, other) == 0;
}

char *told(const arm_t *arm) {
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  if (out == NULL) fail("memory", "there is no more of it");
  arm->work->tell(arm->state, out);
  fclose(out);
  return text;
}

uint64_t fnv1a(const void *data, size_t len) {
  const uint8_t *bytes = data;
  uint64_t hash = UINT64_C(0xcbf29ce484222325);
  for (size_t i = 0; i < len; i++) hash = (hash ^ bytes[i]) * UINT64_C(0x100000001b3);
  return hash;
}

void tell_weight(const uint8_t *bytes, size_t len, FILE *out) {
  uint64_t sum = 0;
  for (size_t i = 0; i < len; i++) sum += bytes[i];
  fprintf(out, "%zu %" PRIu64, len, sum);
}

void tell_sums_of_pairs(int64_t (*add)(void *, int64_t, int64_t), void *state, pair_t last, FILE *out) {
  const pair_t pairs[] = {{40, 2}, {-1, 1}, {0, 0}, {INT64_MAX, 1}, {INT64_MIN, -1}, last};
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
    fprintf(out, i == 0 ? "%" PRId64 : " %" PRId64, add(state, pairs[i].a, pairs[i].b));
  }
}

columns_t new_columns(size_t count) {
  columns_t columns = {count, allocate(count * 8), allocate(count * 8), allocate(count * 8)};
  for (size_t i = 0; i < count; i++) {
    columns.a[i] = (int64_t)i * 1000003 - 500000;
    columns.b[i] = (int64_t)i * 7;
  }
  return columns;
}

void tell_sums(const columns_t *columns, FILE *out) {
  for (size_t i = 0; i < columns->count; i++)
    fprintf(out, i == 0 ? "%" PRId64 : " %" PRId64, columns->sums[i]);
}
