/* A small call put together from its parts, a rung at a time. */
#include "ladder.h"

#include <dlfcn.h>
#include <inttypes.h>

#include "arm.h"
#include "complex_data_v1.h"

/* A function that takes a request and room for a reply. */
typedef size_t (*step_t)(const uint8_t *request, size_t len, uint8_t *reply);

typedef struct ladder_t {
  pair_t pair;
  int64_t sum; /* for rungs that do not compute it yet */
  void (*nothing)(void);
  step_t step;
  sw_writer_t writer;
  sw_arena_t arena;
} ladder_t;

/* The operands, which all rungs read. */
static inline pair_t operands(const ladder_t *ladder) {
  return (pair_t){opaque(ladder->pair.a), opaque(ladder->pair.b)};
}

static int64_t loop_once(void *state) {
  const ladder_t *ladder = state;
  (void)operands(ladder);
  return opaque(ladder->sum);
}

static int64_t empty_once(void *state) {
  const ladder_t *ladder = state;
  (void)operands(ladder);
  ladder->nothing();
  return opaque(ladder->sum);
}

static int64_t args_once(void *state) {
  const ladder_t *ladder = state;
  uint8_t reply[LADDER_ROOM];
  (void)operands(ladder);
  return opaque(ladder->sum) + (int64_t)ladder->step(NULL, 0, reply);
}

/* Encodes the request and calls the step; returns the length of the reply. */
static inline size_t call(ladder_t *ladder, uint8_t *reply) {
  pair_t pair = operands(ladder);
  calculator_v1_binary_op_t op = {.a = pair.a, .b = pair.b};
  complex_data_v1_complex_calculation_request_t request = {
      .operation_case = COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_ADD, .operation.add = &op};
  sw_bytes_t bytes;
  if (complex_data_v1_complex_calculation_request_encode(&request, &ladder->writer, &bytes, NULL) != SW_OK) {
    fail("the request", "cannot be encoded");
  }
  return ladder->step(bytes.data, bytes.len, reply);
}

static int64_t step_once(void *state) {
  ladder_t *ladder = state;
  uint8_t reply[LADDER_ROOM];
  return opaque(ladder->sum) + (int64_t)call(ladder, reply);
}

static int64_t reply_once(void *state) {
  ladder_t *ladder = state;
  uint8_t reply[LADDER_ROOM];
  size_t len = call(ladder, reply);
  complex_data_v1_complex_calculation_response_t message;
  sw_arena_reset(&ladder->arena);
  if (complex_data_v1_complex_calculation_response_decode((sw_bytes_t){reply + LADDER_ROOM - len, len},
                                                          &ladder->arena, &message, NULL) != SW_OK ||
      message.result_case != COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_VALUE) {
    fail("the reply", "is no value");
  }
  return message.result.value;
}

#define DEFINE_RUNG(rung)                           \
  static void tell_##rung(void *state, FILE *out) { \
    fprintf(out, "%" PRId64, rung##_once(state));   \
  }                                                 \
  DEFINE_WORK(rung, tell_##rung, rung##_once)

DEFINE_RUNG(loop)
DEFINE_RUNG(empty)
DEFINE_RUNG(args)
DEFINE_RUNG(step)
DEFINE_RUNG(reply)

arm_t arm_of_ladder(const setup_t *setup, const subject_t *subject) {
  static const struct {
    const char *rung;
    const work_t *work;
    const char *function;
  } rungs[] = {
      {"loop", &loop, "ladder_nothing"}, {"empty", &empty, "ladder_nothing"}, {"args", &args, "ladder_args"},
      {"encode", &step, "ladder_args"},  {"decode", &step, "ladder_decode"},  {"work", &step, "ladder_work"},
      {"reply", &reply, "ladder_reply"},
  };
  void *library = dlopen(setup->raw_library, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) fail(setup->raw_library, dlerror());
  for (size_t i = 0; i < sizeof rungs / sizeof *rungs; i++) {
    if (!is(subject->by, rungs[i].rung)) continue;
    ladder_t *ladder = allocate(sizeof *ladder);
    ladder->pair = (pair_t){subject->a, subject->b};
    ladder->sum = subject->a + subject->b;
    *(void **)&ladder->nothing = dlsym(library, "ladder_nothing");
    *(void **)&ladder->step = dlsym(library, rungs[i].function);
    if (ladder->step == NULL) fail(rungs[i].function, "the raw library does not have it");
    return (arm_t){rungs[i].work, ladder};
  }
  return (arm_t){NULL, NULL};
}
