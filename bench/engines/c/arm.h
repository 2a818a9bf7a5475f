/* What is timed. */
#ifndef ARM_H
#define ARM_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* What the program is told when it is started. */
typedef struct setup_t {
  const char *library;
  const char *raw_library;
} setup_t;

/* One arm as the lab asks for it: a scenario in a size, done by an implementation. */
typedef struct subject_t {
  char arm[96];
  char scenario[32];
  char by[32];
  size_t size;
  int64_t a, b;
  uint32_t seed, count;
} subject_t;

/* Many calls. */
typedef struct sample_t {
  uint64_t ns;
  int64_t sum; /* the wrapping sum of the outcomes */
} sample_t;

/* When a call should have started, when it started and when it ended, in nanoseconds since the first should have
 * started. */
typedef struct stamp_t {
  uint64_t scheduled, started, ended;
} stamp_t;

/* How a thing is done. */
typedef struct work_t {
  void (*tell)(void *state, FILE *out);         /* does it and tells the whole outcome */
  int64_t (*once)(void *state);                 /* does it and returns the outcome as one number */
  sample_t (*run)(void *state, uint64_t count); /* does it so many times */
  /* Does it so many times, one call an interval, and returns the sum; a call that is late starts at once. */
  int64_t (*stamps)(void *state, uint64_t count, uint64_t interval_ns, stamp_t *stamps);
} work_t;

/* One way of doing one thing. */
typedef struct arm_t {
  const work_t *work; /* NULL if the program does not know how */
  void *state;
  const char *absent; /* why it cannot be had here, if it cannot */
  const char *wrong;  /* what is wrong with what was asked for, if something is */
} arm_t;

arm_t arm_by_chacha20(const subject_t *subject);
arm_t arm_by_nacl(const subject_t *subject);
arm_t arm_by_hand(const setup_t *setup, const subject_t *subject);
arm_t arm_by_shortwire(const setup_t *setup, const subject_t *subject);
arm_t arm_of_ladder(const setup_t *setup, const subject_t *subject);

/* From opening a library to its first reply: nanoseconds, and the reply as the sum. */
sample_t start_by_hand(const setup_t *setup, const subject_t *subject);
sample_t start_by_shortwire(const setup_t *setup, const subject_t *subject);

/* CLOCK_MONOTONIC in nanoseconds. */
uint64_t now_ns(void);

/* Waits until CLOCK_MONOTONIC says so, and returns what it says then. */
uint64_t wait_until(uint64_t when_ns);

/* Memory, or the end of the program. */
void *allocate(size_t size);

/* Tells what is wrong and ends the program. */
_Noreturn void fail(const char *what, const char *why);

bool is(const char *text, const char *other);

/* The whole outcome as text, in memory of its own. */
char *told(const arm_t *arm);

/* FNV-1a in 64 bits. */
uint64_t fnv1a(const void *data, size_t len);

/* Tells length and sum of the bytes. */
void tell_weight(const uint8_t *bytes, size_t len, FILE *out);

/* Two operands. */
typedef struct pair_t {
  int64_t a, b;
} pair_t;

/* Tells the sums of the pairs that scenarios with operands begin with, and of `last`. */
void tell_sums_of_pairs(int64_t (*add)(void *state, int64_t a, int64_t b), void *state, pair_t last,
                        FILE *out);

/* Two columns to add, and where their sums go. */
typedef struct columns_t {
  size_t count;
  int64_t *a, *b, *sums;
} columns_t;

columns_t new_columns(size_t count);
void tell_sums(const columns_t *columns, FILE *out);

/* Keeps the compiler from knowing a value, so that nothing is computed beforehand. */
static inline int64_t opaque(int64_t value) {
  __asm__ volatile("" : "+r"(value));
  return value;
}

/* Defines `work`, which is told by `tell(state, out)` and done by `once(state)`. An eighth beforehand brings
 * code and data back into the caches after other arms had them. */
#define DEFINE_WORK(work, tell, once)                                                                \
  static sample_t work##_run(void *state, uint64_t count) {                                          \
    for (uint64_t i = 0; i < count / 8 + 1; i++) (void)once(state);                                  \
    uint64_t sum = 0, started = now_ns();                                                            \
    for (uint64_t i = 0; i < count; i++) sum += (uint64_t)once(state);                               \
    return (sample_t){now_ns() - started, (int64_t)sum};                                             \
  }                                                                                                  \
  static int64_t work##_stamps(void *state, uint64_t count, uint64_t interval_ns, stamp_t *stamps) { \
    uint64_t sum = 0, started = now_ns();                                                            \
    for (uint64_t i = 0; i < count; i++) {                                                           \
      stamps[i].scheduled = i * interval_ns;                                                         \
      stamps[i].started = wait_until(started + stamps[i].scheduled) - started;                       \
      sum += (uint64_t)once(state);                                                                  \
      stamps[i].ended = now_ns() - started;                                                          \
    }                                                                                                \
    return (int64_t)sum;                                                                             \
  }                                                                                                  \
  static const work_t work = {tell, once, work##_run, work##_stamps};

#endif /* ARM_H */
