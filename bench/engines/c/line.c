#include "line.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What follows `"key":`, or nothing. */
static const char *value_in(const char *line, const char *key) {
  char quoted[40];
  snprintf(quoted, sizeof quoted, "\"%s\":", key);
  const char *found = strstr(line, quoted);
  return found == NULL ? "" : found + strlen(quoted);
}

int64_t number_in(const char *line, const char *key) {
  return strtoll(value_in(line, key), NULL, 10);
}

void text_in(const char *line, const char *key, char *text, size_t size) {
  const char *value = value_in(line, key);
  const char *begin = *value == '"' ? value + 1 : "";
  snprintf(text, size, "%.*s", (int)strcspn(begin, "\""), begin);
}
