/* Runs all tests: main LIBRARY_DIR KNOWN_ANSWERS. */
#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>

#include "crypto.h"

#define TESTS(X) \
  X(known_answers) X(in_place) X(lengths) X(tampering) X(keys) X(batch) X(threads) X(readme) X(no_allocations)

#define DECLARE(name) void name(void);
TESTS(DECLARE)

#define ENTRY(name) {#name, name},
static const struct {
  const char *name;
  void (*run)(void);
} tests[] = {TESTS(ENTRY)};

const char *library_dir, *answers_path;
int failures;
sw_crypto_t crypto;

void check_says(const char *file, int line, const sw_error_t *error, const char *part) {
  if (error->message != NULL && strstr(error->message, part) != NULL) return;
  failures++;
  fprintf(stderr, "%s:%d: the message says\n    %s\n  and not\n    %s\n", file, line,
          error->message != NULL ? error->message : "nothing", part);
}

int main(int argc, char **argv) {
  if (argc != 3) {
    fprintf(stderr, "usage: %s LIBRARY_DIR KNOWN_ANSWERS\n", argv[0]);
    return 2;
  }
  library_dir = argv[1];
  answers_path = argv[2];
  char path[4096];
  snprintf(path, sizeof path, "%s/libshortwire_crypto.so", library_dir);
  setenv(SW_CRYPTO_LIBRARY_VARIABLE, path, 1);
  sw_error_t error = SW_ERROR_INIT;
  if (sw_crypto_open(NULL, &crypto, &error) != SW_OK) {
    fprintf(stderr, "%s\n", error.message);
    return 2;
  }
  int failed = 0;
  for (size_t i = 0; i < sizeof tests / sizeof *tests; i++) {
    int before = failures;
    tests[i].run();
    failed += failures != before;
    printf("%s crypto: %s\n", failures == before ? "ok    " : "FAILED", tests[i].name);
  }
  sw_crypto_close(&crypto);
  sw_error_free(&error);
  return failed != 0;
}
