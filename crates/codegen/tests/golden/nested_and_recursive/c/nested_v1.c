/* Made by shortwire gen from nested.proto. Do not edit. */
/* clang-format off */
#include "nested_v1.h"

const char *nested_v1_outer_inner_kind_name(nested_v1_outer_inner_kind_e value) {
  switch (value) {
    case NESTED_V1_OUTER_INNER_KIND_UNSPECIFIED:
      return "KIND_UNSPECIFIED";
    case NESTED_V1_OUTER_INNER_KIND_LEAF:
      return "KIND_LEAF";
    default:
      return NULL;
  }
}

uint8_t *nested_v1_outer_write(const nested_v1_outer_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->kinds_count != 0) {
    if (message->kinds == NULL) return sw_writer_fail_null(w, "nested.v1.Outer.kinds");
    p = sw_write_packed_int32(w, p, message->kinds, message->kinds_count);
    if (p == NULL) return sw_writer_in(w, "nested.v1.Outer.kinds");
    p = sw_put_tag(p, 0x1a);
  }
  if (message->shortcut != NULL) {
    size_t before = sw_written(w, p);
    p = nested_v1_outer_inner_innermost_write(message->shortcut, p, w);
    if (p == NULL) return sw_writer_in(w, "nested.v1.Outer.shortcut");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x12);
  }
  if (message->inner != NULL) {
    size_t before = sw_written(w, p);
    if (w->depth-- == 0) return sw_writer_fail_depth(w);
    p = nested_v1_outer_inner_write(message->inner, p, w);
    if (p == NULL) return sw_writer_in(w, "nested.v1.Outer.inner");
    w->depth++;
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *nested_v1_outer_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    nested_v1_outer_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "nested.v1.Outer.inner");
        p = nested_v1_outer_inner_merge(length.p, length.p + length.value, r, &message->inner);
        if (p == NULL) return sw_reader_in(r, "nested.v1.Outer.inner");
        continue;
      }
      case 0x12: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "nested.v1.Outer.shortcut");
        p = nested_v1_outer_inner_innermost_merge(length.p, length.p + length.value, r, &message->shortcut);
        if (p == NULL) return sw_reader_in(r, "nested.v1.Outer.shortcut");
        continue;
      }
      case 0x1a: {
        p = sw_get_packed_int32(p, end, r, &message->kinds, &message->kinds_count);
        if (p == NULL) return sw_reader_in(r, "nested.v1.Outer.kinds");
        continue;
      }
      case 0x18: {
        p = sw_get_unpacked_int32(p, end, r, &message->kinds, &message->kinds_count);
        if (p == NULL) return sw_reader_in(r, "nested.v1.Outer.kinds");
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

const uint8_t *nested_v1_outer_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     const nested_v1_outer_t **message) {
  nested_v1_outer_t *target = (nested_v1_outer_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (nested_v1_outer_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    nested_v1_outer_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = nested_v1_outer_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *nested_v1_outer_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                      const nested_v1_outer_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  nested_v1_outer_t *list = (nested_v1_outer_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    nested_v1_outer_init(&list[*count]);
    p = nested_v1_outer_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e nested_v1_outer_encode(const nested_v1_outer_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                 sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "nested_v1_outer_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = nested_v1_outer_write(message, p, writer);
  return sw_writer_finish(writer, p, NESTED_V1_OUTER_NAME, bytes, error);
}

sw_code_e nested_v1_outer_decode(sw_bytes_t bytes, sw_arena_t *arena, nested_v1_outer_t *message,
                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "nested_v1_outer_decode");
  nested_v1_outer_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (nested_v1_outer_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, NESTED_V1_OUTER_NAME, error);
}

uint8_t *nested_v1_outer_inner_write(const nested_v1_outer_inner_t *restrict message, uint8_t *p,
                                     sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->around_count != 0) {
    if (message->around == NULL) return sw_writer_fail_null(w, "nested.v1.Outer.Inner.around");
    for (size_t i = message->around_count; i-- > 0;) {
      size_t before = sw_written(w, p);
      if (w->depth-- == 0) return sw_writer_fail_depth(w);
      p = nested_v1_outer_write(&message->around[i], p, w);
      if (p == NULL) return sw_writer_in(w, "nested.v1.Outer.Inner.around");
      w->depth++;
      p = sw_write_length(w, p, before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x1a);
    }
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->kind != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->kind), 0x10);
  if (message->innermost != NULL) {
    size_t before = sw_written(w, p);
    p = nested_v1_outer_inner_innermost_write(message->innermost, p, w);
    if (p == NULL) return sw_writer_in(w, "nested.v1.Outer.Inner.innermost");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *nested_v1_outer_inner_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                          nested_v1_outer_inner_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "nested.v1.Outer.Inner.innermost");
        p = nested_v1_outer_inner_innermost_merge(length.p, length.p + length.value, r, &message->innermost);
        if (p == NULL) return sw_reader_in(r, "nested.v1.Outer.Inner.innermost");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "nested.v1.Outer.Inner.kind");
        message->kind = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x1a: {
        p = nested_v1_outer_append(p, end, r, 0x1a, &message->around, &message->around_count);
        if (p == NULL) return sw_reader_in(r, "nested.v1.Outer.Inner.around");
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

const uint8_t *nested_v1_outer_inner_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           const nested_v1_outer_inner_t **message) {
  nested_v1_outer_inner_t *target = (nested_v1_outer_inner_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (nested_v1_outer_inner_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    nested_v1_outer_inner_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = nested_v1_outer_inner_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *nested_v1_outer_inner_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            uint32_t tag, const nested_v1_outer_inner_t **items,
                                            size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  nested_v1_outer_inner_t *list =
      (nested_v1_outer_inner_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    nested_v1_outer_inner_init(&list[*count]);
    p = nested_v1_outer_inner_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e nested_v1_outer_inner_encode(const nested_v1_outer_inner_t *message, sw_writer_t *writer,
                                       sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "nested_v1_outer_inner_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = nested_v1_outer_inner_write(message, p, writer);
  return sw_writer_finish(writer, p, NESTED_V1_OUTER_INNER_NAME, bytes, error);
}

sw_code_e nested_v1_outer_inner_decode(sw_bytes_t bytes, sw_arena_t *arena, nested_v1_outer_inner_t *message,
                                       sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "nested_v1_outer_inner_decode");
  nested_v1_outer_inner_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (nested_v1_outer_inner_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, NESTED_V1_OUTER_INNER_NAME, error);
}

uint8_t *nested_v1_outer_inner_innermost_write(const nested_v1_outer_inner_innermost_t *restrict message,
                                               uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->name.len != 0) {
    p = sw_write_string(w, p, message->name);
    if (p == NULL) return sw_writer_in(w, "nested.v1.Outer.Inner.Innermost.name");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *nested_v1_outer_inner_innermost_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    nested_v1_outer_inner_innermost_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_string(p, end, r, &message->name);
        if (p == NULL) return sw_reader_in(r, "nested.v1.Outer.Inner.Innermost.name");
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

const uint8_t *nested_v1_outer_inner_innermost_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const nested_v1_outer_inner_innermost_t **message) {
  nested_v1_outer_inner_innermost_t *target = (nested_v1_outer_inner_innermost_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (nested_v1_outer_inner_innermost_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    nested_v1_outer_inner_innermost_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = nested_v1_outer_inner_innermost_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *nested_v1_outer_inner_innermost_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const nested_v1_outer_inner_innermost_t **items,
                                                      size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  nested_v1_outer_inner_innermost_t *list =
      (nested_v1_outer_inner_innermost_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    nested_v1_outer_inner_innermost_init(&list[*count]);
    p = nested_v1_outer_inner_innermost_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e nested_v1_outer_inner_innermost_encode(const nested_v1_outer_inner_innermost_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "nested_v1_outer_inner_innermost_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = nested_v1_outer_inner_innermost_write(message, p, writer);
  return sw_writer_finish(writer, p, NESTED_V1_OUTER_INNER_INNERMOST_NAME, bytes, error);
}

sw_code_e nested_v1_outer_inner_innermost_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 nested_v1_outer_inner_innermost_t *message,
                                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "nested_v1_outer_inner_innermost_decode");
  nested_v1_outer_inner_innermost_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (nested_v1_outer_inner_innermost_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, NESTED_V1_OUTER_INNER_INNERMOST_NAME, error);
}

uint8_t *nested_v1_node_write(const nested_v1_node_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->way_case == NESTED_V1_NODE_WAY_RIGHT) {
    size_t before = sw_written(w, p);
    if (w->depth-- == 0) return sw_writer_fail_depth(w);
    if (message->way.right != NULL) p = nested_v1_detour_write(message->way.right, p, w);
    if (p == NULL) return sw_writer_in(w, "nested.v1.Node.right");
    w->depth++;
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x2a);
  }
  if (message->way_case == NESTED_V1_NODE_WAY_LEFT) {
    size_t before = sw_written(w, p);
    if (w->depth-- == 0) return sw_writer_fail_depth(w);
    if (message->way.left != NULL) p = nested_v1_node_write(message->way.left, p, w);
    if (p == NULL) return sw_writer_in(w, "nested.v1.Node.left");
    w->depth++;
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x22);
  }
  if (message->named_count != 0) {
    if (message->named == NULL) return sw_writer_fail_null(w, "nested.v1.Node.named");
    for (size_t i = message->named_count; i-- > 0;) {
      const nested_v1_node_named_entry_t *entry = &message->named[i];
      size_t entry_before = sw_written(w, p);
      size_t before = sw_written(w, p);
      if (w->depth-- == 0) return sw_writer_fail_depth(w);
      if (entry->value != NULL) p = nested_v1_node_write(entry->value, p, w);
      if (p == NULL) return sw_writer_in(w, "nested.v1.Node.named");
      w->depth++;
      p = sw_write_length(w, p, before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x12);
      p = sw_write_string(w, p, entry->key);
      if (p == NULL) return sw_writer_in(w, "nested.v1.Node.named");
      p = sw_put_tag(p, 0x0a);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x1a);
    }
  }
  if (message->children_count != 0) {
    if (message->children == NULL) return sw_writer_fail_null(w, "nested.v1.Node.children");
    for (size_t i = message->children_count; i-- > 0;) {
      size_t before = sw_written(w, p);
      if (w->depth-- == 0) return sw_writer_fail_depth(w);
      p = nested_v1_node_write(&message->children[i], p, w);
      if (p == NULL) return sw_writer_in(w, "nested.v1.Node.children");
      w->depth++;
      p = sw_write_length(w, p, before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x12);
    }
  }
  if (message->next != NULL) {
    size_t before = sw_written(w, p);
    if (w->depth-- == 0) return sw_writer_fail_depth(w);
    p = nested_v1_node_write(message->next, p, w);
    if (p == NULL) return sw_writer_in(w, "nested.v1.Node.next");
    w->depth++;
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

static const uint8_t *nested_v1_node_named_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      nested_v1_node_t *message) {
  size_t run = sw_count_run(p, end, 0x1a);
  nested_v1_node_named_entry_t *list = (nested_v1_node_named_entry_t *)sw_list_grow(r->arena, message->named,
                                                                                    message->named_count, run,
                                                                                    sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->named = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    nested_v1_node_named_entry_t *entry = &list[message->named_count];
    memset(entry, 0, sizeof *entry);
    if (r->depth == 0) return sw_reader_fail_depth(r, p);
    r->depth--;
    for (p = length.p; p < stop;) {
      sw_varint_t tag = sw_get_tag(p, stop, r);
      if (tag.p == NULL) return NULL;
      p = tag.p;
      switch (tag.value) {
        case 0x0a: {
          p = sw_get_string(p, stop, r, &entry->key);
          if (p == NULL) return NULL;
          continue;
        }
        case 0x12: {
          sw_varint_t part = sw_get_length(p, stop, r);
          if (part.p == NULL) return NULL;
          p = nested_v1_node_merge(part.p, part.p + part.value, r, &entry->value);
          if (p == NULL) return NULL;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    if (entry->value == NULL && nested_v1_node_merge(stop, stop, r, &entry->value) == NULL) return NULL;
    message->named_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x1a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const nested_v1_node_named_entry_t *nested_v1_node_find_named(const nested_v1_node_t *message,
                                                              sw_bytes_t key) {
  if (message == NULL || message->named == NULL) return NULL;
  for (size_t i = message->named_count; i-- > 0;) {
    if (sw_bytes_equal(message->named[i].key, key)) return &message->named[i];
  }
  return NULL;
}

const uint8_t *nested_v1_node_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                   nested_v1_node_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "nested.v1.Node.next");
        p = nested_v1_node_merge(length.p, length.p + length.value, r, &message->next);
        if (p == NULL) return sw_reader_in(r, "nested.v1.Node.next");
        continue;
      }
      case 0x12: {
        p = nested_v1_node_append(p, end, r, 0x12, &message->children, &message->children_count);
        if (p == NULL) return sw_reader_in(r, "nested.v1.Node.children");
        continue;
      }
      case 0x1a: {
        p = nested_v1_node_named_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "nested.v1.Node.named");
        continue;
      }
      case 0x22: {
        if (!(message->way_case == NESTED_V1_NODE_WAY_LEFT)) message->way.left = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "nested.v1.Node.left");
        p = nested_v1_node_merge(length.p, length.p + length.value, r, &message->way.left);
        if (p == NULL) return sw_reader_in(r, "nested.v1.Node.left");
        message->way_case = NESTED_V1_NODE_WAY_LEFT;
        continue;
      }
      case 0x2a: {
        if (!(message->way_case == NESTED_V1_NODE_WAY_RIGHT)) message->way.right = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "nested.v1.Node.right");
        p = nested_v1_detour_merge(length.p, length.p + length.value, r, &message->way.right);
        if (p == NULL) return sw_reader_in(r, "nested.v1.Node.right");
        message->way_case = NESTED_V1_NODE_WAY_RIGHT;
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->named_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->named, &message->named_count, sizeof *message->named, SW_MAP_KEY_TEXT, sizeof message->named->key, r->arena))
    return sw_reader_fail_memory(r, p);
  return p;
}

const uint8_t *nested_v1_node_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    const nested_v1_node_t **message) {
  nested_v1_node_t *target = (nested_v1_node_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (nested_v1_node_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    nested_v1_node_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = nested_v1_node_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *nested_v1_node_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                     const nested_v1_node_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  nested_v1_node_t *list = (nested_v1_node_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    nested_v1_node_init(&list[*count]);
    p = nested_v1_node_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e nested_v1_node_encode(const nested_v1_node_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "nested_v1_node_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = nested_v1_node_write(message, p, writer);
  return sw_writer_finish(writer, p, NESTED_V1_NODE_NAME, bytes, error);
}

sw_code_e nested_v1_node_decode(sw_bytes_t bytes, sw_arena_t *arena, nested_v1_node_t *message,
                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "nested_v1_node_decode");
  nested_v1_node_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (nested_v1_node_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, NESTED_V1_NODE_NAME, error);
}

uint8_t *nested_v1_detour_write(const nested_v1_detour_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->back != NULL) {
    size_t before = sw_written(w, p);
    if (w->depth-- == 0) return sw_writer_fail_depth(w);
    p = nested_v1_node_write(message->back, p, w);
    if (p == NULL) return sw_writer_in(w, "nested.v1.Detour.back");
    w->depth++;
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *nested_v1_detour_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     nested_v1_detour_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "nested.v1.Detour.back");
        p = nested_v1_node_merge(length.p, length.p + length.value, r, &message->back);
        if (p == NULL) return sw_reader_in(r, "nested.v1.Detour.back");
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

const uint8_t *nested_v1_detour_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      const nested_v1_detour_t **message) {
  nested_v1_detour_t *target = (nested_v1_detour_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (nested_v1_detour_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    nested_v1_detour_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = nested_v1_detour_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *nested_v1_detour_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                       const nested_v1_detour_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  nested_v1_detour_t *list = (nested_v1_detour_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    nested_v1_detour_init(&list[*count]);
    p = nested_v1_detour_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e nested_v1_detour_encode(const nested_v1_detour_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                  sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "nested_v1_detour_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = nested_v1_detour_write(message, p, writer);
  return sw_writer_finish(writer, p, NESTED_V1_DETOUR_NAME, bytes, error);
}

sw_code_e nested_v1_detour_decode(sw_bytes_t bytes, sw_arena_t *arena, nested_v1_detour_t *message,
                                  sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "nested_v1_detour_decode");
  nested_v1_detour_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (nested_v1_detour_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, NESTED_V1_DETOUR_NAME, error);
}

static const sw_method_info_t nested_v1_nesting_methods[] = {
    {UINT64_C(0x84d14da5adf90223), 0, "nested.v1.Nesting/Walk"},
};

sw_code_e nested_v1_nesting_open(const char *path, const sw_options_t *options, nested_v1_nesting_t *client,
                                 sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "nested_v1_nesting_open");
  return sw_client_open(path, options, nested_v1_nesting_methods, 1, &client->base, client->methods, error);
}

sw_code_e nested_v1_nesting_join(const sw_client_t *other, nested_v1_nesting_t *client, sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "nested_v1_nesting_join");
  return sw_client_join(other, nested_v1_nesting_methods, 1, &client->base, client->methods, error);
}

void nested_v1_nesting_close(nested_v1_nesting_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 1);
}

sw_code_e nested_v1_nesting_walk_raw(const nested_v1_nesting_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                     sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e nested_v1_nesting_walk(const nested_v1_nesting_t *client, const nested_v1_node_t *request,
                                 nested_v1_outer_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = nested_v1_node_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  nested_v1_outer_init(reply);
  if (nested_v1_outer_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

sw_code_e nested_v1_nesting_walk_many(const nested_v1_nesting_t *client, size_t count,
                                      const nested_v1_node_t *requests, nested_v1_outer_t *replies,
                                      int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = nested_v1_node_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    nested_v1_outer_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (nested_v1_outer_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                             &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}
