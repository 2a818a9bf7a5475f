/* By a C library written by hand, through function pointers: the raw boundary. */
#include <dlfcn.h>
#include <stdlib.h>
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

sample_t start_by_hand(const setup_t *setup, const subject_t *subject) {
  uint64_t started = now_ns();
  int64_t sum = open_raw(setup->raw_library).add(subject->a, subject->b);
  return (sample_t){now_ns() - started, sum};
}

/* ---- single ---- */

typedef struct adder_t {
  raw_t raw;
  pair_t pair;
} adder_t;

static int64_t add(void *state, int64_t a, int64_t b) {
  return ((const adder_t *)state)->raw.add(a, b);
}

static int64_t add_once(void *state) {
  const adder_t *adder = state;
  return adder->raw.add(opaque(adder->pair.a), opaque(adder->pair.b));
}

static void tell_add(void *state, FILE *out) {
  tell_sums_of_pairs(add, state, ((const adder_t *)state)->pair, out);
}

DEFINE_WORK(adding, tell_add, add_once)

/* ComplexCalculationRequest{add} by a codec that knows this one message. */
static int64_t process(void *state, int64_t a, int64_t b) {
  const raw_t *raw = &((const adder_t *)state)->raw;
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

static int64_t process_once(void *state) {
  const adder_t *adder = state;
  return process(state, opaque(adder->pair.a), opaque(adder->pair.b));
}

static void tell_process(void *state, FILE *out) {
  tell_sums_of_pairs(process, state, ((const adder_t *)state)->pair, out);
}

DEFINE_WORK(processing, tell_process, process_once)

/* ---- columns ---- */

typedef struct add_columns_t {
  raw_t raw;
  columns_t columns;
} add_columns_t;

static int64_t columns_once(void *state) {
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

DEFINE_WORK(adding_columns, tell_columns, columns_once)

/* ---- one copy of a message ---- */

typedef struct copy_t {
  raw_t raw;
  const uint8_t *message;
  uint8_t *memory;
  size_t len;
  char *outcome; /* what it would be, and as one number: asked of another arm beforehand */
  int64_t number;
} copy_t;

static int64_t copy_once(void *state) {
  const copy_t *copy = state;
  size_t copied = copy->raw.copy(copy->message, copy->len, copy->memory);
  return copy->number + (int64_t)copied - (int64_t)copy->len;
}

static void tell_copy(void *state, FILE *out) {
  const copy_t *copy = state;
  (void)copy_once(state);
  if (memcmp(copy->message, copy->memory, copy->len) != 0) fail("raw_copy", "the copy is another message");
  fputs(copy->outcome, out);
}

DEFINE_WORK(copying, tell_copy, copy_once)

static arm_t new_copy(const setup_t *setup, const subject_t *subject, raw_t raw) {
  arm_t known = arm_by_shortwire(setup, subject);
  if (known.work == NULL) return known;
  copy_t *copy = allocate(sizeof *copy);
  *copy = (copy_t){.raw = raw, .outcome = told(&known), .number = known.work->once(known.state)};
  copy->message = encoded_transactions(subject->size, &copy->len);
  copy->memory = allocate(copy->len);
  return (arm_t){&copying, copy};
}

arm_t arm_by_hand(const setup_t *setup, const subject_t *subject) {
  raw_t raw = open_raw(setup->raw_library);
  const char *scenario = subject->scenario;
  if (is(subject->by, "copy")) return new_copy(setup, subject, raw);
  if (is(scenario, "columns") || is(scenario, "items")) {
    add_columns_t *columns = allocate(sizeof *columns);
    *columns = (add_columns_t){raw, new_columns(subject->size)};
    return (arm_t){&adding_columns, columns};
  }
  adder_t *adder = allocate(sizeof *adder);
  *adder = (adder_t){raw, {subject->a, subject->b}};
  if (is(scenario, "add") || is(scenario, "add-latency")) return (arm_t){&adding, adder};
  if (is(scenario, "process")) return (arm_t){&processing, adder};
  return (arm_t){NULL, NULL};
}
