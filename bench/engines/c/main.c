/* The C engine: calls the calculator's library with the generated client, and does the same by hand.
 *
 * It speaks the protocol of bench/engines/README.md. Usage: engine-c LIBRARY RAW_LIBRARY */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "arm.h"
#include "line.h"

/* The arms that are ready. */
typedef struct ready_t {
  struct ready_t *next;
  char name[96];
  arm_t arm;
} ready_t;

static void answer(const setup_t *setup, ready_t **ready, const char *line);
static void hello(void);
static subject_t subject_in(const char *line);
static void prepare(const setup_t *setup, ready_t **ready, const subject_t *subject);
static void start(const setup_t *setup, const subject_t *subject);
static void stamps(const arm_t *arm, uint64_t count, uint64_t interval_ns, const char *file);
static void allocations(const arm_t *arm, uint64_t count);

int main(int argc, char **argv) {
  if (argc != 3) fail("usage", "engine-c LIBRARY RAW_LIBRARY");
  setup_t setup = {argv[1], argv[2]};
  ready_t *ready = NULL;
  char line[4096];
  while (fgets(line, sizeof line, stdin) != NULL) {
    answer(&setup, &ready, line);
    putchar('\n');
    fflush(stdout);
  }
  return 0;
}

static void answer(const setup_t *setup, ready_t **ready, const char *line) {
  char op[16], file[1024];
  text_in(line, "op", op, sizeof op);
  subject_t subject = subject_in(line);
  if (is(op, "hello")) {
    hello();
    return;
  }
  if (is(op, "prepare")) {
    prepare(setup, ready, &subject);
    return;
  }
  if (is(op, "start")) {
    start(setup, &subject);
    return;
  }
  const ready_t *found = *ready;
  while (found != NULL && !is(found->name, subject.arm)) found = found->next;
  uint64_t count = (uint64_t)number_in(line, "n");
  if (found == NULL) {
    printf("{\"error\":\"%s was not prepared\"}", subject.arm);
  } else if (is(op, "run")) {
    sample_t sample = found->arm.work->run(found->arm.state, count);
    printf("{\"ns\":%" PRIu64 ",\"calls\":%" PRIu64 ",\"checked\":%" PRIu64 ",\"sum\":%" PRId64 "}",
           sample.ns, count, count, sample.sum);
  } else if (is(op, "stamps")) {
    text_in(line, "file", file, sizeof file);
    stamps(&found->arm, count, (uint64_t)number_in(line, "interval_ns"), file);
  } else if (is(op, "allocations")) {
    allocations(&found->arm, count);
  } else {
    printf("{\"error\":\"%s is not understood\"}", op);
  }
}

static int compare_numbers(const void *a, const void *b) {
  uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
  return (left > right) - (left < right);
}

/* The clock, the median cost of reading it, and the smallest step it was seen to make. */
static void hello(void) {
  enum { READINGS = 10001 };
  static uint64_t steps[READINGS];
  uint64_t last = now_ns();
  for (size_t i = 0; i < READINGS; i++) {
    uint64_t now = now_ns();
    steps[i] = now - last;
    last = now;
  }
  qsort(steps, READINGS, sizeof *steps, compare_numbers);
  const uint64_t *tick = steps;
  while (*tick == 0) tick++;
  printf("{\"protocol\":1,\"timer\":\"clock_gettime\",\"timer_ns\":%" PRIu64 ",\"tick_ns\":%" PRIu64 "}",
         steps[READINGS / 2], *tick);
}

static subject_t subject_in(const char *line) {
  subject_t subject = {.size = (size_t)number_in(line, "size"),
                       .a = number_in(line, "a"),
                       .b = number_in(line, "b"),
                       .seed = (uint32_t)number_in(line, "seed"),
                       .count = (uint32_t)number_in(line, "count")};
  text_in(line, "arm", subject.arm, sizeof subject.arm);
  text_in(line, "scenario", subject.scenario, sizeof subject.scenario);
  text_in(line, "by", subject.by, sizeof subject.by);
  return subject;
}

static arm_t new_arm(const setup_t *setup, const subject_t *subject) {
  if (is(subject->scenario, "chacha20") || is(subject->scenario, "many")) return arm_by_chacha20(subject);
  if (is(subject->by, "libsodium") || is(subject->by, "openssl")) return arm_by_nacl(subject);
  if (is(subject->by, "raw") || is(subject->by, "copy")) return arm_by_hand(setup, subject);
  if (strncmp(subject->by, "shortwire", 9) == 0) return arm_by_shortwire(setup, subject);
  return arm_of_ladder(setup, subject);
}

static void prepare(const setup_t *setup, ready_t **ready, const subject_t *subject) {
  ready_t *added = allocate(sizeof *added);
  added->arm = new_arm(setup, subject);
  if (added->arm.absent != NULL) {
    printf("{\"absent\":\"%s\"}", added->arm.absent);
    return;
  }
  if (added->arm.wrong != NULL) {
    printf("{\"error\":\"%s: %s\"}", subject->arm, added->arm.wrong);
    return;
  }
  if (added->arm.work == NULL) {
    printf("{\"error\":\"this engine has no %s by %s\"}", subject->scenario, subject->by);
    return;
  }
  snprintf(added->name, sizeof added->name, "%s", subject->arm);
  added->next = *ready;
  *ready = added;
  char *outcome = told(&added->arm);
  printf("{\"hash\":\"%016" PRIx64 "\",\"checksum\":%" PRId64 "}", fnv1a(outcome, strlen(outcome)),
         added->arm.work->once(added->arm.state));
  free(outcome);
}

static void start(const setup_t *setup, const subject_t *subject) {
  sample_t sample =
      is(subject->by, "raw") ? start_by_hand(setup, subject) : start_by_shortwire(setup, subject);
  printf("{\"ns\":%" PRIu64 ",\"calls\":1,\"checked\":1,\"sum\":%" PRId64 "}", sample.ns, sample.sum);
}

static void stamps(const arm_t *arm, uint64_t count, uint64_t interval_ns, const char *file) {
  stamp_t *taken = allocate(count * sizeof *taken);
  int64_t sum = arm->work->stamps(arm->state, count, interval_ns, taken);
  FILE *out = fopen(file, "wb");
  size_t written = out == NULL ? 0 : fwrite(taken, sizeof *taken, count, out);
  if (out != NULL && fclose(out) == 0 && written == count) {
    printf("{\"calls\":%" PRIu64 ",\"sum\":%" PRId64 "}", count, sum);
  } else {
    printf("{\"error\":\"%s cannot be written\"}", file);
  }
  free(taken);
}

/* Heap allocations of the process, its libraries' included, while it does so many calls; needs
 * liballocations.so preloaded. */
static void allocations(const arm_t *arm, uint64_t count) {
  uint64_t (*so_far)(void);
  *(void **)&so_far = dlsym(RTLD_DEFAULT, "allocation_count");
  if (so_far == NULL) {
    printf("{\"error\":\"liballocations.so is not preloaded\"}");
    return;
  }
  uint64_t before = so_far();
  arm->work->run(arm->state, count);
  printf("{\"allocations\":%" PRIu64 "}", so_far() - before);
}
