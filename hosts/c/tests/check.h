/* Checks that count failures and go on, and what all tests of the feature service share. */
#ifndef CHECK_H
#define CHECK_H

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "shortwire/client.h"

/* Where the libraries under test are, and what the build made for tests. */
extern const char *library_dir;
extern const char *fixture_dir;
extern int failures;

/* A path in one of them; valid until the next but three. */
const char *path_in(const char *directory, const char *name);

/* Heap allocations of this process so far, those of loaded libraries included; 0 where they are not counted.
 */
size_t allocations(void);

#define CHECK(condition)                                                      \
  do {                                                                        \
    if (!(condition)) {                                                       \
      failures++;                                                             \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
    }                                                                         \
  } while (0)

#define CHECK_INT(actual, expected)                                                                    \
  do {                                                                                                 \
    long long check_a = (long long)(actual), check_e = (long long)(expected);                          \
    if (check_a != check_e) {                                                                          \
      failures++;                                                                                      \
      fprintf(stderr, "%s:%d: %s is %lld, not %lld\n", __FILE__, __LINE__, #actual, check_a, check_e); \
    }                                                                                                  \
  } while (0)

#define CHECK_CODE(actual, expected)                                                                   \
  do {                                                                                                 \
    sw_code_e check_a = (actual);                                                                      \
    if (check_a != (expected)) {                                                                       \
      failures++;                                                                                      \
      fprintf(stderr, "%s:%d: %s is %s, not %s\n", __FILE__, __LINE__, #actual, sw_code_name(check_a), \
              #expected);                                                                              \
    }                                                                                                  \
  } while (0)

#define CHECK_OK(call_, expression)                                                                  \
  do {                                                                                               \
    sw_code_e check_a = (expression);                                                                \
    if (check_a != SW_OK) {                                                                          \
      failures++;                                                                                    \
      fprintf(stderr, "%s:%d: %s: %s: %s\n", __FILE__, __LINE__, #expression, sw_code_name(check_a), \
              (call_)->error.message);                                                               \
    }                                                                                                \
  } while (0)

#define CHECK_TEXT(bytes, expected) CHECK(sw_text_equals(bytes, expected))
#define CHECK_SAYS(error, part) check_says(__FILE__, __LINE__, error, part)

void check_says(const char *file, int line, const sw_error_t *error, const char *part);

#endif /* CHECK_H */
