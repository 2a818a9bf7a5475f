#include "shortwire/error.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "shortwire/reader.h"

static const char OUT_OF_MEMORY[] = "the call failed, and there is no memory to tell why";

const char *sw_code_name(sw_code_e code) {
  static const char *const names[] = {
      "OK",        "CANCELLED",       "UNKNOWN",           "INVALID_ARGUMENT",   "DEADLINE_EXCEEDED",
      "NOT_FOUND", "ALREADY_EXISTS",  "PERMISSION_DENIED", "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION",
      "ABORTED",   "OUT_OF_RANGE",    "UNIMPLEMENTED",     "INTERNAL",           "UNAVAILABLE",
      "DATA_LOSS", "UNAUTHENTICATED",
  };
  return (size_t)code < sizeof names / sizeof *names ? names[code] : "UNKNOWN";
}

void sw_error_free(sw_error_t *error) {
  if (error == NULL) return;
  free(error->memory);
  *error = (sw_error_t)SW_ERROR_INIT;
}

/* Memory for `size` bytes, the old contents lost. */
static char *room(sw_error_t *error, size_t size) {
  enum { SMALLEST = 256 };
  if (size <= error->cap) return error->memory;
  size_t capacity = size > SMALLEST ? size : SMALLEST;
  free(error->memory);
  error->memory = (char *)malloc(capacity);
  error->cap = error->memory != NULL ? capacity : 0;
  return error->memory;
}

static void without_memory(sw_error_t *error) {
  error->message = OUT_OF_MEMORY;
  error->message_len = sizeof OUT_OF_MEMORY - 1;
  error->status = (sw_bytes_t){NULL, 0};
}

sw_code_e sw_error_set(sw_error_t *error, sw_code_e code, const char *format, ...) {
  if (error == NULL) return code;
  error->code = code;
  without_memory(error);
  va_list arguments;
  va_start(arguments, format);
  va_list again;
  va_copy(again, arguments);
  int length = vsnprintf(NULL, 0, format, arguments);
  char *text = length >= 0 ? room(error, (size_t)length + 1) : NULL;
  if (text != NULL) {
    vsnprintf(text, (size_t)length + 1, format, again);
    error->message = text;
    error->message_len = (size_t)length;
  }
  va_end(again);
  va_end(arguments);
  return code;
}

sw_code_e sw_error_set_null(sw_error_t *error, const char *function) {
  return sw_error_set(error, SW_INVALID_ARGUMENT,
                      "%s: a pointer is NULL that may not be; its header says which may", function);
}

/* Reads the next field of a status or a detail; false at the end or if the bytes are not protobuf. */
static bool next_field(const uint8_t **p, const uint8_t *end, uint32_t *tag, sw_bytes_t *value) {
  sw_reader_t reader;
  sw_reader_start(&reader, (sw_bytes_t){*p, (size_t)(end - *p)}, NULL, SW_DEFAULT_MAX_DEPTH);
  if (*p >= end) return false;
  sw_varint_t read = sw_get_tag(*p, end, &reader);
  if (read.p == NULL) return false;
  *tag = (uint32_t)read.value;
  *p = (*tag & 7) == 2 ? sw_get_bytes(read.p, end, &reader, value) : sw_skip(read.p, end, &reader, *tag);
  return *p != NULL;
}

enum {
  STATUS_MESSAGE = 2 << 3 | 2,
  STATUS_DETAILS = 3 << 3 | 2,
  ANY_TYPE_URL = 1 << 3 | 2,
  ANY_VALUE = 2 << 3 | 2
};

sw_code_e sw_error_set_status(sw_error_t *error, sw_code_e code, sw_bytes_t status) {
  if (error == NULL) return code;
  sw_bytes_t message = {NULL, 0};
  const uint8_t *p = status.data;
  uint32_t tag;
  sw_bytes_t value = {NULL, 0};
  while (p != NULL && next_field(&p, status.data + status.len, &tag, &value)) {
    if (tag == STATUS_MESSAGE) message = value;
  }
  if (status.len == 0) return sw_error_set(error, code, "%s, with nothing more to say", sw_code_name(code));
  error->code = code;
  char *text = room(error, message.len + 1 + status.len);
  if (text == NULL) {
    without_memory(error);
    return code;
  }
  if (message.len != 0) memcpy(text, message.data, message.len);
  text[message.len] = 0;
  memcpy(text + message.len + 1, status.data, status.len);
  error->message = text;
  error->message_len = message.len;
  error->status = (sw_bytes_t){(const uint8_t *)text + message.len + 1, status.len};
  return code;
}

/* The detail at a position; without `type_url` only counts. */
static size_t walk_details(const sw_error_t *error, size_t position, sw_bytes_t *type_url,
                           sw_bytes_t *value) {
  size_t seen = 0;
  const uint8_t *p = error->status.data;
  uint32_t tag;
  sw_bytes_t any = {NULL, 0};
  while (p != NULL && next_field(&p, error->status.data + error->status.len, &tag, &any)) {
    if (tag != STATUS_DETAILS || seen++ != position) continue;
    const uint8_t *q = any.data;
    sw_bytes_t part = {NULL, 0};
    while (q != NULL && next_field(&q, any.data + any.len, &tag, &part)) {
      if (tag == ANY_TYPE_URL) *type_url = part;
      if (tag == ANY_VALUE) *value = part;
    }
  }
  return seen;
}

size_t sw_error_detail_count(const sw_error_t *error) {
  sw_bytes_t unused;
  return error != NULL ? walk_details(error, SIZE_MAX, &unused, &unused) : 0;
}

bool sw_error_detail_at(const sw_error_t *error, size_t position, sw_bytes_t *type_url, sw_bytes_t *value) {
  if (error == NULL || type_url == NULL || value == NULL) return false;
  *type_url = *value = (sw_bytes_t){NULL, 0};
  return walk_details(error, position, type_url, value) > position;
}

bool sw_error_detail(const sw_error_t *error, const char *full_name, sw_bytes_t *value) {
  if (error == NULL || full_name == NULL || value == NULL) return false;
  size_t len = strlen(full_name);
  sw_bytes_t type_url;
  for (size_t i = 0; sw_error_detail_at(error, i, &type_url, value); i++) {
    size_t start = type_url.len - len;
    bool named = type_url.len > len && type_url.data[start - 1] == '/' &&
                 memcmp(type_url.data + start, full_name, len) == 0;
    if (named) return true;
  }
  return false;
}
