#define _POSIX_C_SOURCE 200809L
#include "shortwire/call.h"

#include <stdlib.h>
#include <time.h>

#include "shortwire/frame.h"
#include "shortwire/reader.h"

enum { SMALLEST_REPLY = 1024, LARGEST_KEPT = 16 << 20 };

static void release(const sw_abi_t *abi, sw_buffer_t *buffer) {
  if (buffer->owned != NULL) abi->release(buffer);
  buffer->data = NULL;
  buffer->len = 0;
}

/* Gives the library's memory back, and makes the own memory large enough for what did not fit this time. Huge
 * replies stay in memory of the library, so that they do not stay for ever. */
static void recycle(const sw_abi_t *abi, sw_buffer_t *buffer, bool borrowed) {
  size_t wanted = buffer->base == NULL ? SMALLEST_REPLY : buffer->owned != NULL ? buffer->len * 2 : 0;
  release(abi, buffer);
  if (borrowed || wanted <= buffer->cap || wanted > LARGEST_KEPT) return;
  uint8_t *larger = (uint8_t *)malloc(wanted);
  if (larger == NULL) return;
  free(buffer->base);
  buffer->base = larger;
  buffer->cap = wanted;
}

void sw_call_recycle(sw_call_t *call) {
  recycle(call->abi, &call->reply, call->borrowed);
  recycle(call->abi, &call->failures, false);
}

sw_call_t sw_call_on(void *memory, size_t size) {
  sw_call_t call = SW_CALL_INIT;
  call.borrowed = memory != NULL;
  call.reply.base = (uint8_t *)memory;
  call.reply.cap = memory != NULL ? size : 0;
  return call;
}

void sw_call_free(sw_call_t *call) {
  if (call == NULL) return;
  release(call->abi, &call->reply);
  release(call->abi, &call->failures);
  if (!call->borrowed) free(call->reply.base);
  free(call->failures.base);
  sw_arena_free(&call->arena);
  sw_writer_free(&call->writer);
  sw_error_free(&call->error);
  const sw_context_t *context = call->context;
  *call = call->borrowed ? sw_call_on(call->reply.base, call->reply.cap) : (sw_call_t)SW_CALL_INIT;
  call->context = context;
}

sw_code_e sw_call_failed(sw_call_t *call, int32_t code) {
  sw_code_e known = code > SW_OK && code <= SW_UNAUTHENTICATED ? (sw_code_e)code : SW_UNKNOWN;
  if (call == NULL) return known;
  return sw_error_set_status(&call->error, known, (sw_bytes_t){call->reply.data, call->reply.len});
}

sw_code_e sw_call_null_argument(sw_call_t *call, const char *method, const char *argument) {
  return sw_error_set(call != NULL ? &call->error : NULL, SW_INVALID_ARGUMENT, "%s: %s is NULL", method,
                      argument);
}

sw_code_e sw_call_no_room(sw_call_t *call, size_t size, size_t room) {
  return sw_error_set(call != NULL ? &call->error : NULL, SW_RESOURCE_EXHAUSTED,
                      "the reply has %zu bytes, and there is memory for %zu; bring more", size, room);
}

sw_code_e sw_call_copy_into(sw_call_t *call, sw_bytes_t bytes, void *memory, size_t room, sw_bytes_t *copy) {
  if (bytes.len > room) return sw_call_no_room(call, bytes.len, room);
  if (bytes.len != 0) memmove(memory, bytes.data, bytes.len);
  *copy = (sw_bytes_t){(const uint8_t *)memory, bytes.len};
  return SW_OK;
}

/* Tag of the failed items in a shortwire.v1.BatchStatus. */
enum { FAILED = 1 << 3 | 2 };

/* Finds an item in a shortwire.v1.BatchStatus. */
static bool find_failure(sw_bytes_t failures, size_t index, sw_bytes_t *status) {
  enum { INDEX = 1 << 3, STATUS = 2 << 3 | 2 };
  sw_reader_t reader;
  sw_reader_start(&reader, failures, NULL, SW_DEFAULT_MAX_DEPTH);
  for (const uint8_t *p = reader.begin; p != NULL && p < reader.end;) {
    sw_varint_t tag = sw_get_tag(p, reader.end, &reader);
    if (tag.p == NULL) return false;
    if (tag.value != FAILED) {
      p = sw_skip(tag.p, reader.end, &reader, (uint32_t)tag.value);
      continue;
    }
    sw_bytes_t item;
    p = sw_get_bytes(tag.p, reader.end, &reader, &item);
    if (p == NULL) return false;
    uint64_t found = 0;
    *status = (sw_bytes_t){NULL, 0};
    for (const uint8_t *q = item.data; q != NULL && q < item.data + item.len;) {
      tag = sw_get_tag(q, item.data + item.len, &reader);
      if (tag.p == NULL) return false;
      if (tag.value == INDEX) {
        sw_varint_t value = sw_get_varint(tag.p, item.data + item.len, &reader);
        found = value.value;
        q = value.p;
      } else if (tag.value == STATUS) {
        q = sw_get_bytes(tag.p, item.data + item.len, &reader, status);
      } else {
        q = sw_skip(tag.p, item.data + item.len, &reader, (uint32_t)tag.value);
      }
    }
    if (found == index) return true;
  }
  return false;
}

/* The code in a shortwire.v1.Status. */
static sw_code_e code_of(sw_bytes_t status) {
  enum { CODE = 1 << 3 };
  sw_reader_t reader;
  sw_reader_start(&reader, status, NULL, SW_DEFAULT_MAX_DEPTH);
  for (const uint8_t *p = reader.begin; p != NULL && p < reader.end;) {
    sw_varint_t tag = sw_get_tag(p, reader.end, &reader);
    if (tag.p == NULL) break;
    if (tag.value == CODE) {
      uint64_t code = sw_get_varint(tag.p, reader.end, &reader).value;
      return code <= SW_UNAUTHENTICATED ? (sw_code_e)code : SW_UNKNOWN;
    }
    p = sw_skip(tag.p, reader.end, &reader, (uint32_t)tag.value);
  }
  return SW_UNKNOWN;
}

sw_code_e sw_call_item_error(const sw_call_t *call, size_t index, sw_error_t *error) {
  if (call == NULL) return sw_error_set(error, SW_INVALID_ARGUMENT, "sw_call_item_error: call is NULL");
  sw_bytes_t status;
  if (call->failures.len != 0) {
    sw_bytes_t failures = {call->failures.data, call->failures.len};
    if (!find_failure(failures, index, &status)) return SW_OK;
    return sw_error_set_status(error, code_of(status), status);
  }
  sw_frame_t frame = {call->frames.data, call->frames.data + call->frames.len, SW_OK, {NULL, 0}};
  for (size_t i = 0; sw_frame_next(&frame); i++) {
    if (i == index) return frame.code != SW_OK ? sw_error_set_status(error, frame.code, frame.body) : SW_OK;
  }
  return SW_OK;
}

size_t sw_call_failed_items(const sw_call_t *call) {
  size_t failed = 0;
  if (call == NULL) return 0;
  sw_frame_t frame = {call->frames.data, call->frames.data + call->frames.len, SW_OK, {NULL, 0}};
  while (sw_frame_next(&frame)) failed += frame.code != SW_OK;
  sw_reader_t reader;
  sw_reader_start(&reader, (sw_bytes_t){call->failures.data, call->failures.len}, NULL, SW_DEFAULT_MAX_DEPTH);
  for (const uint8_t *p = reader.begin; p != NULL && p < reader.end;) {
    sw_varint_t tag = sw_get_tag(p, reader.end, &reader);
    if (tag.p == NULL) break;
    failed += tag.value == FAILED;
    p = sw_skip(tag.p, reader.end, &reader, (uint32_t)tag.value);
  }
  return failed;
}

int64_t sw_deadline_in_ms(uint32_t milliseconds) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec + (int64_t)milliseconds * 1000000;
}

sw_code_e sw_metadata_add(sw_writer_t *writer, const char *name, sw_bytes_t value, sw_bytes_t *metadata) {
  enum { ENTRIES = 1 << 3 | 2, NAME = 1 << 3 | 2, VALUE = 2 << 3 | 2 };
  if (writer == NULL || name == NULL || metadata == NULL) return SW_INVALID_ARGUMENT;
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL && metadata->len != 0) p -= metadata->len;
  size_t before = metadata->len;
  if (p != NULL) p = sw_write_bytes(writer, p, value);
  if (p != NULL)
    p = sw_write_string(writer, sw_put_tag(p, VALUE), (sw_bytes_t){(const uint8_t *)name, strlen(name)});
  if (p != NULL) p = sw_write_length(writer, sw_put_tag(p, NAME), before);
  if (p != NULL) p = sw_put_tag(p, ENTRIES);
  return sw_writer_finish(writer, p, "metadata", metadata, NULL);
}
