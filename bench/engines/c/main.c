/* The demo's C program: calls the calculator's library with the generated client, and does the same by hand.
 *
 * It does what the driver says on standard input; bench/README.md has the words.
 * Usage: demo-c LIBRARY RAW_LIBRARY A B */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "arm.h"

static void answer(const setup_t *setup, arms_t *arms, const char *command, const char *name, uint64_t count);
static void start(const setup_t *setup, const char *who);
static uint64_t allocations(const arm_t *arm, uint64_t count);

int main(int argc, char **argv) {
  if (argc != 5) fail("usage", "demo-c LIBRARY RAW_LIBRARY A B");
  setup_t setup = {argv[1], argv[2], strtoll(argv[3], NULL, 10), strtoll(argv[4], NULL, 10)};
  arms_t *arms = allocate(sizeof *arms);
  char line[128], command[32], name[64];
  while (fgets(line, sizeof line, stdin) != NULL) {
    uint64_t count = 1;
    if (sscanf(line, "%31s %63s %" SCNu64, command, name, &count) < 2) fail("not understood", line);
    answer(&setup, arms, command, name, count);
    putchar('\n');
    fflush(stdout);
  }
  return 0;
}

static void answer(const setup_t *setup, arms_t *arms, const char *command, const char *name,
                   uint64_t count) {
  if (strcmp(command, "start") == 0) {
    start(setup, name);
    return;
  }
  if (arms->count == 0) {
    add_arms_by_shortwire(arms, setup);
    add_arms_by_hand(arms, setup);
  }
  const arm_t *arm = arms->all, *end = arms->all + arms->count;
  while (arm < end && strcmp(arm->name, name) != 0) arm++;
  if (arm == end) {
    printf("absent this program has no %s", name);
  } else if (strcmp(command, "answer") == 0) {
    arm->answer(arm->state, stdout);
  } else if (strcmp(command, "run") == 0) {
    sample_t sample = arm->run(arm->state, count);
    printf("%" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRId64, sample.ns, count, count, sample.fold);
  } else if (strcmp(command, "allocations") == 0) {
    printf("%" PRIu64, allocations(arm, count));
  } else {
    fail("not understood", command);
  }
}

static void start(const setup_t *setup, const char *who) {
  sample_t sample = strcmp(who, "raw") == 0 ? start_by_hand(setup) : start_by_shortwire(setup);
  printf("%" PRIu64 " 1 1 %" PRId64, sample.ns, sample.fold);
}

/* Heap allocations of the process, its libraries' included, in so many calls; needs liballocations.so
 * preloaded. */
static uint64_t allocations(const arm_t *arm, uint64_t count) {
  uint64_t (*so_far)(void);
  *(void **)&so_far = dlsym(RTLD_DEFAULT, "allocation_count");
  if (so_far == NULL) fail("liballocations.so", "is not preloaded");
  arm->run(arm->state, count);
  uint64_t before = so_far();
  arm->run(arm->state, count);
  return so_far() - before;
}
