/* What is timed. */
#ifndef ARM_H
#define ARM_H

#include <stdint.h>
#include <stdio.h>

enum { SIZE_COUNT = 3 };

/* Sizes of the batches, in operations and in transactions. */
extern const size_t SIZES[SIZE_COUNT];

/* What the program is told when it is started. */
typedef struct setup_t {
  const char *library;
  const char *raw_library;
  int64_t a, b;
} setup_t;

/* One timed stretch. */
typedef struct sample_t {
  uint64_t ns;
  int64_t fold; /* the wrapping sum of the outcomes */
} sample_t;

/* One way of doing one thing. */
typedef struct arm_t {
  char name[40]; /* the operation, a slash, and by whom */
  void *state;
  void (*answer)(void *state, FILE *out);       /* does it and tells the whole outcome */
  sample_t (*run)(void *state, uint64_t count); /* does it so many times */
} arm_t;

/* Adds arms, to at most 64. */
typedef struct arms_t {
  arm_t all[64];
  size_t count;
} arms_t;

void add_arm(arms_t *arms, const char *name, void *state, void (*answer)(void *, FILE *),
             sample_t (*run)(void *, uint64_t));

/* The same with the size in the name: "columns/raw" becomes "columns-10/raw". */
void add_sized_arm(arms_t *arms, const char *name, size_t size, void *state, void (*answer)(void *, FILE *),
                   sample_t (*run)(void *, uint64_t));

void add_arms_by_hand(arms_t *arms, const setup_t *setup);
void add_arms_by_shortwire(arms_t *arms, const setup_t *setup);

/* From opening a library to its first reply: nanoseconds, and the reply in `fold`. */
sample_t start_by_hand(const setup_t *setup);
sample_t start_by_shortwire(const setup_t *setup);

/* CLOCK_MONOTONIC in nanoseconds. */
uint64_t now_ns(void);

/* Memory, or the end of the program. */
void *allocate(size_t size);

/* Tells what is wrong and ends the program. */
_Noreturn void fail(const char *what, const char *why);

/* Operands whose sums are told before anything is timed. */
enum { PAIR_COUNT = 6 };
extern const int64_t PAIRS[PAIR_COUNT][2];

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

/* Defines `run`, which calls `once(state)` so many times; it returns its outcome as one number. An eighth
 * beforehand brings code and data back into the caches after other arms had them. */
#define DEFINE_RUN(run, once)                                           \
  static sample_t run(void *state, uint64_t count) {                    \
    for (uint64_t i = 0; i < count / 8 + 1; i++) (void)once(state);     \
    uint64_t fold = 0, started = now_ns();                              \
    for (uint64_t i = 0; i < count; i++) fold += (uint64_t)once(state); \
    return (sample_t){now_ns() - started, (int64_t)fold};               \
  }

#endif /* ARM_H */
