/* By a C library written by hand, through function pointers: the raw boundary. */
#include <dlfcn.h>
#include <inttypes.h>
#include <string.h>

#include "arm.h"
#include "raw.h"
#include "transactions.h"

typedef struct raw_t {
  int64_t (*add)(int64_t a, int64_t b);
  void (*add_columns)(const int64_t *a, const int64_t *b, int64_t *sums, size_t count);
  size_t (*process)(const uint8_t *request, size_t len, uint8_t *reply);
  size_t (*copy)(const uint8_t *from, size_t len, uint8_t *to);
} raw_t;

static void *symbol(void *library, const char *name) {
  void *found = dlsym(library, name);
  if (found == NULL) fail(name, "the raw library does not have it");
  return found;
}

static raw_t open_raw(const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) fail(path, dlerror());
  raw_t raw;
  *(void **)&raw.add = symbol(library, "raw_add");
  *(void **)&raw.add_columns = symbol(library, "raw_add_columns");
  *(void **)&raw.process = symbol(library, "raw_process");
  *(void **)&raw.copy = symbol(library, "raw_copy");
  return raw;
}

sample_t start_by_hand(const setup_t *setup) {
  uint64_t started = now_ns();
  int64_t sum = open_raw(setup->raw_library).add(setup->a, setup->b);
  return (sample_t){now_ns() - started, sum};
}

/* ---- single ---- */

typedef struct pair_t {
  raw_t raw;
  int64_t a, b;
} pair_t;

static inline int64_t add_once(void *state) {
  const pair_t *pair = state;
  return pair->raw.add(opaque(pair->a), opaque(pair->b));
}

static void tell_add(void *state, FILE *out) {
  const pair_t *pair = state;
  for (size_t i = 0; i < PAIR_COUNT; i++) {
    fprintf(out, i == 0 ? "%" PRId64 : " %" PRId64, pair->raw.add(PAIRS[i][0], PAIRS[i][1]));
  }
}

DEFINE_RUN(run_add, add_once)

/* ComplexCalculationRequest{add} by a codec that knows this one message. */
static inline int64_t process(const raw_t *raw, int64_t a, int64_t b) {
  uint8_t request[24], reply[11];
  uint8_t *p = request + 2;
  if (a != 0) {
    *p++ = 0x08;
    p = raw_put_varint(p, (uint64_t)a);
  }
  if (b != 0) {
    *p++ = 0x10;
    p = raw_put_varint(p, (uint64_t)b);
  }
  request[0] = 0x0a;
  request[1] = (uint8_t)(p - request - 2);
  size_t len = raw->process(request, (size_t)(p - request), reply);
  uint64_t sum;
  if (len < 2 || reply[0] != 0x08 || raw_take_varint(reply + 1, reply + len, &sum) != reply + len) {
    fail("raw_process", "its reply is not valid");
  }
  return (int64_t)sum;
}

static inline int64_t process_once(void *state) {
  const pair_t *pair = state;
  return process(&pair->raw, opaque(pair->a), opaque(pair->b));
}

static void tell_process(void *state, FILE *out) {
  const pair_t *pair = state;
  for (size_t i = 0; i < PAIR_COUNT; i++) {
    fprintf(out, i == 0 ? "%" PRId64 : " %" PRId64, process(&pair->raw, PAIRS[i][0], PAIRS[i][1]));
  }
}

DEFINE_RUN(run_process, process_once)

/* ---- columns ---- */

typedef struct add_columns_t {
  raw_t raw;
  columns_t columns;
} add_columns_t;

static inline int64_t columns_once(void *state) {
  const add_columns_t *add = state;
  const columns_t *columns = &add->columns;
  columns->sums[columns->count - 1] = 0;
  add->raw.add_columns(columns->a, columns->b, columns->sums, columns->count);
  return columns->sums[columns->count - 1];
}

static void tell_columns(void *state, FILE *out) {
  (void)columns_once(state);
  tell_sums(&((const add_columns_t *)state)->columns, out);
}

DEFINE_RUN(run_columns, columns_once)

/* ---- one copy of a message ---- */

typedef struct copy_t {
  raw_t raw;
  const uint8_t *message;
  uint8_t *memory;
  size_t len;
} copy_t;

static inline int64_t copy_once(void *state) {
  const copy_t *copy = state;
  return (int64_t)copy->raw.copy(copy->message, copy->len, copy->memory);
}

static void tell_copy(void *state, FILE *out) {
  const copy_t *copy = state;
  int64_t len = copy_once(state);
  if (memcmp(copy->message, copy->memory, copy->len) != 0) fail("raw_copy", "the copy is another message");
  fprintf(out, "%" PRId64, len);
}

DEFINE_RUN(run_copy, copy_once)

void add_arms_by_hand(arms_t *arms, const setup_t *setup) {
  raw_t raw = open_raw(setup->raw_library);
  pair_t *pair = allocate(sizeof *pair);
  *pair = (pair_t){raw, setup->a, setup->b};
  add_arm(arms, "add/raw", pair, tell_add, run_add);
  add_arm(arms, "process/raw", pair, tell_process, run_process);
  for (size_t i = 0; i < SIZE_COUNT; i++) {
    add_columns_t *columns = allocate(sizeof *columns);
    *columns = (add_columns_t){raw, new_columns(SIZES[i])};
    add_sized_arm(arms, "columns/raw", SIZES[i], columns, tell_columns, run_columns);
    copy_t *copy = allocate(sizeof *copy);
    *copy = (copy_t){.raw = raw};
    copy->message = encoded_transactions(SIZES[i], &copy->len);
    copy->memory = allocate(copy->len);
    add_sized_arm(arms, "copy/raw", SIZES[i], copy, tell_copy, run_copy);
  }
}
