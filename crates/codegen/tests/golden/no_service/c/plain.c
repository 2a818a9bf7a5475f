/* Made by shortwire gen from messages.proto. Do not edit. */
/* clang-format off */
#include "plain.h"

uint8_t *plain_point_write(const plain_point_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 26);
  if (p == NULL) return NULL;
  if (sw_double_set(message->y)) p = sw_put_tag(sw_put_double(p, message->y), 0x11);
  if (sw_double_set(message->x)) p = sw_put_tag(sw_put_double(p, message->x), 0x09);
  return p;
}

const uint8_t *plain_point_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                plain_point_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x09: {
        p = sw_get_fixed64(p, end, r, &message->x);
        if (p == NULL) return sw_reader_in(r, "plain.Point.x");
        continue;
      }
      case 0x11: {
        p = sw_get_fixed64(p, end, r, &message->y);
        if (p == NULL) return sw_reader_in(r, "plain.Point.y");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *plain_point_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                 const plain_point_t **message) {
  plain_point_t *target = (plain_point_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (plain_point_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    plain_point_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = plain_point_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *plain_point_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                  const plain_point_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  plain_point_t *list = (plain_point_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    plain_point_init(&list[*count]);
    p = plain_point_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e plain_point_encode(const plain_point_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                             sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "plain_point_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = plain_point_write(message, p, writer);
  return sw_writer_finish(writer, p, PLAIN_POINT_NAME, bytes, error);
}

sw_code_e plain_point_decode(sw_bytes_t bytes, sw_arena_t *arena, plain_point_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "plain_point_decode");
  plain_point_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (plain_point_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, PLAIN_POINT_NAME, error);
}

uint8_t *plain_line_write(const plain_line_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->points_count != 0) {
    if (message->points == NULL) return sw_writer_fail_null(w, "plain.Line.points");
    for (size_t i = message->points_count; i-- > 0;) {
      size_t before = sw_written(w, p);
      p = plain_point_write(&message->points[i], p, w);
      if (p == NULL) return sw_writer_in(w, "plain.Line.points");
      p = sw_write_length(w, p, before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x0a);
    }
  }
  return p;
}

const uint8_t *plain_line_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r, plain_line_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = plain_point_append(p, end, r, 0x0a, &message->points, &message->points_count);
        if (p == NULL) return sw_reader_in(r, "plain.Line.points");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  return p;
}

const uint8_t *plain_line_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                const plain_line_t **message) {
  plain_line_t *target = (plain_line_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (plain_line_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    plain_line_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = plain_line_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *plain_line_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                 const plain_line_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  plain_line_t *list = (plain_line_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    plain_line_init(&list[*count]);
    p = plain_line_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e plain_line_encode(const plain_line_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                            sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "plain_line_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = plain_line_write(message, p, writer);
  return sw_writer_finish(writer, p, PLAIN_LINE_NAME, bytes, error);
}

sw_code_e plain_line_decode(sw_bytes_t bytes, sw_arena_t *arena, plain_line_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "plain_line_decode");
  plain_line_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (plain_line_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, PLAIN_LINE_NAME, error);
}
