/* Runs all tests: main LIBRARY_DIR FIXTURE_DIR [TEST...]. */
#include "check.h"

#define TESTS(X)                                                                                        \
  X(scalars)                                                                                            \
  X(strings_bytes)                                                                                      \
  X(presence) X(repeated) X(maps) X(oneof) X(nested) X(recursion) X(unknown_fields) X(legacy) X(errors) \
      X(panics) X(large) X(limits) X(threads) X(closed_client) X(loader_errors) X(bad_wire)             \
          X(null_arguments) X(batch) X(direct) X(context) X(forks) X(zero_allocations) X(random_wire)

#define DECLARE(name) void name(void);
TESTS(DECLARE)

#define ENTRY(name) {#name, name},
static const struct {
  const char *name;
  void (*run)(void);
} tests[] = {TESTS(ENTRY)};

static int wanted(const char *name, int argc, char **argv) {
  if (argc <= 3) return 1;
  for (int i = 3; i < argc; i++) {
    if (strcmp(argv[i], name) == 0) return 1;
  }
  return 0;
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: %s LIBRARY_DIR FIXTURE_DIR [TEST...]\n", argv[0]);
    return 2;
  }
  library_dir = argv[1];
  fixture_dir = argv[2];
  int failed = 0, run = 0;
  for (size_t i = 0; i < sizeof tests / sizeof *tests; i++) {
    if (!wanted(tests[i].name, argc, argv)) continue;
    int before = failures;
    tests[i].run();
    run++;
    failed += failures != before;
    printf("%s %s\n", failures == before ? "ok    " : "FAILED", tests[i].name);
  }
  printf("%d of %d passed\n", run - failed, run);
  return failed != 0 || run == 0;
}
