/* What check.h and feature.h declare. */
#include <stdlib.h>

#include "feature.h"

const char *library_dir, *fixture_dir;
int failures;

const char *path_in(const char *directory, const char *name) {
  static char paths[4][4096];
  static int next;
  char *path = paths[next++ % 4];
  snprintf(path, sizeof *paths, "%s/%s", directory, name);
  return path;
}

void check_says(const char *file, int line, const sw_error_t *error, const char *part) {
  if (error->message != NULL && strstr(error->message, part) != NULL) return;
  failures++;
  fprintf(stderr, "%s:%d: the message says\n    %s\n  and not\n    %s\n", file, line,
          error->message != NULL ? error->message : "nothing", part);
}

feature_t open_feature(const sw_options_t *options) {
  feature_t feature;
  sw_error_t error = SW_ERROR_INIT;
  if (FEATURE(open)(path_in(library_dir, "libfeature_service.so"), options, &feature, &error) != SW_OK) {
    fprintf(stderr, "%s\n", error.message);
    exit(2);
  }
  return feature;
}
