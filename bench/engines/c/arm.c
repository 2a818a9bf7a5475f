#include "arm.h"

#include <inttypes.h>
#include <stdlib.h>
#include <time.h>

const size_t SIZES[SIZE_COUNT] = {10, 100, 1000};

const int64_t PAIRS[PAIR_COUNT][2] = {{40, 2},        {-1, 1},         {0, 0},
                                      {INT64_MAX, 1}, {INT64_MIN, -1}, {123456789, 987654321}};

void add_arm(arms_t *arms, const char *name, void *state, void (*answer)(void *, FILE *),
             sample_t (*run)(void *, uint64_t)) {
  if (arms->count == sizeof arms->all / sizeof arms->all[0]) fail(name, "is one arm too many");
  arm_t *arm = &arms->all[arms->count++];
  snprintf(arm->name, sizeof arm->name, "%s", name);
  arm->state = state;
  arm->answer = answer;
  arm->run = run;
}

void add_sized_arm(arms_t *arms, const char *name, size_t size, void *state, void (*answer)(void *, FILE *),
                   sample_t (*run)(void *, uint64_t)) {
  char sized[40];
  const char *slash = name;
  while (*slash != '/') slash++;
  snprintf(sized, sizeof sized, "%.*s-%zu%s", (int)(slash - name), name, size, slash);
  add_arm(arms, sized, state, answer, run);
}

uint64_t now_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
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
