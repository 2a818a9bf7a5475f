/* Made by shortwire gen from presence.proto. Do not edit. */
/* clang-format off */
#include "presence_v1.h"

const char *presence_v1_level_name(presence_v1_level_e value) {
  switch (value) {
    case PRESENCE_V1_LEVEL_LOW:
      return "LEVEL_LOW";
    case PRESENCE_V1_LEVEL_HIGH:
      return "LEVEL_HIGH";
    case PRESENCE_V1_LEVEL_TOP:
      return "LEVEL_TOP";
    default:
      return NULL;
  }
}

uint8_t *presence_v1_fields_write(const presence_v1_fields_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 71);
  if (p == NULL) return NULL;
  if (message->has_most) p = sw_put_tag(sw_put_varint(p, message->most), 0x58);
  if (message->has_level) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->level), 0x50);
  if (message->has_none) p = sw_put_tag(sw_put_double(p, message->none), 0x49);
  if (message->has_infinite) p = sw_put_tag(sw_put_float(p, message->infinite), 0x45);
  if (message->has_real) p = sw_put_tag(sw_put_double(p, message->real), 0x39);
  if (message->has_flag) p = sw_put_tag(sw_put_varint(p, message->flag), 0x30);
  if (message->has_data) {
    p = sw_write_bytes(w, p, message->data);
    if (p == NULL) return sw_writer_in(w, "presence.v1.Fields.data");
    p = sw_put_tag(p, 0x2a);
  }
  if (message->has_text) {
    p = sw_write_bytes(w, p, message->text);
    if (p == NULL) return sw_writer_in(w, "presence.v1.Fields.text");
    p = sw_put_tag(p, 0x22);
  }
  p = sw_reserve(w, p, 45);
  if (p == NULL) return NULL;
  if (message->has_number) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->number), 0x18);
  if (message->has_may) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->may), 0x10);
  if (!(message->has_must)) return sw_writer_fail_missing(w, "presence.v1.Fields.must");
  if (message->has_must) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->must), 0x08);
  return p;
}

const uint8_t *presence_v1_fields_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                       presence_v1_fields_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "presence.v1.Fields.must");
        message->must = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->has_must = true;
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "presence.v1.Fields.may");
        message->may = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->has_may = true;
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "presence.v1.Fields.number");
        message->number = (int64_t)value.value;
        p = value.p;
        message->has_number = true;
        continue;
      }
      case 0x22: {
        p = sw_get_bytes(p, end, r, &message->text);
        if (p == NULL) return sw_reader_in(r, "presence.v1.Fields.text");
        message->has_text = true;
        continue;
      }
      case 0x2a: {
        p = sw_get_bytes(p, end, r, &message->data);
        if (p == NULL) return sw_reader_in(r, "presence.v1.Fields.data");
        message->has_data = true;
        continue;
      }
      case 0x30: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "presence.v1.Fields.flag");
        message->flag = value.value != 0;
        p = value.p;
        message->has_flag = true;
        continue;
      }
      case 0x39: {
        p = sw_get_fixed64(p, end, r, &message->real);
        if (p == NULL) return sw_reader_in(r, "presence.v1.Fields.real");
        message->has_real = true;
        continue;
      }
      case 0x45: {
        p = sw_get_fixed32(p, end, r, &message->infinite);
        if (p == NULL) return sw_reader_in(r, "presence.v1.Fields.infinite");
        message->has_infinite = true;
        continue;
      }
      case 0x49: {
        p = sw_get_fixed64(p, end, r, &message->none);
        if (p == NULL) return sw_reader_in(r, "presence.v1.Fields.none");
        message->has_none = true;
        continue;
      }
      case 0x50: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "presence.v1.Fields.level");
        if (presence_v1_level_name((int32_t)(uint32_t)value.value) == NULL) {
          p = sw_keep_varint(value.p, r, 0x50, value.value, &message->unknown);
          if (p == NULL) return NULL;
          continue;
        }
        message->level = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->has_level = true;
        continue;
      }
      case 0x58: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "presence.v1.Fields.most");
        message->most = value.value;
        p = value.p;
        message->has_most = true;
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

const char *presence_v1_fields_missing(const presence_v1_fields_t *message) {
  if (!(message->has_must)) return "presence.v1.Fields.must";
  return NULL;
}

const uint8_t *presence_v1_fields_read_whole(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             presence_v1_fields_t *message) {
  p = presence_v1_fields_read(p, end, r, message);
  const char *missing = p != NULL ? presence_v1_fields_missing(message) : NULL;
  return missing != NULL ? sw_reader_fail_missing(r, p, missing) : p;
}

const uint8_t *presence_v1_fields_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                        const presence_v1_fields_t **message) {
  presence_v1_fields_t *target = (presence_v1_fields_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (presence_v1_fields_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    presence_v1_fields_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = presence_v1_fields_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *presence_v1_fields_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                         const presence_v1_fields_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  presence_v1_fields_t *list =
      (presence_v1_fields_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    presence_v1_fields_init(&list[*count]);
    p = presence_v1_fields_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e presence_v1_fields_encode(const presence_v1_fields_t *message, sw_writer_t *writer,
                                    sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "presence_v1_fields_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = presence_v1_fields_write(message, p, writer);
  return sw_writer_finish(writer, p, PRESENCE_V1_FIELDS_NAME, bytes, error);
}

sw_code_e presence_v1_fields_decode(sw_bytes_t bytes, sw_arena_t *arena, presence_v1_fields_t *message,
                                    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "presence_v1_fields_decode");
  presence_v1_fields_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (presence_v1_fields_read_whole(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, PRESENCE_V1_FIELDS_NAME, error);
}

uint8_t *presence_v1_rest_write(const presence_v1_rest_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->by_number_count != 0) {
    if (message->by_number == NULL) return sw_writer_fail_null(w, "presence.v1.Rest.by_number");
    for (size_t i = message->by_number_count; i-- > 0;) {
      const presence_v1_rest_by_number_entry_t *entry = &message->by_number[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)entry->value), 0x10);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)entry->key), 0x08);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x42);
    }
  }
  if (message->choice_case == PRESENCE_V1_REST_CHOICE_FIELDS) {
    size_t before = sw_written(w, p);
    if (message->choice.fields != NULL) p = presence_v1_fields_write(message->choice.fields, p, w);
    if (p == NULL) return sw_writer_in(w, "presence.v1.Rest.fields");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x3a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->choice_case == PRESENCE_V1_REST_CHOICE_LEVEL)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->choice.level), 0x30);
  if (message->many_count != 0) {
    if (message->many == NULL) return sw_writer_fail_null(w, "presence.v1.Rest.many");
    for (size_t i = message->many_count; i-- > 0;) {
      p = sw_reserve(w, p, 5);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x2c);
      p = presence_v1_rest_many_write(&message->many[i], p, w);
      if (p == NULL) return sw_writer_in(w, "presence.v1.Rest.many");
      p = sw_reserve(w, p, 5);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x2b);
    }
  }
  if (message->inside != NULL) {
    p = sw_reserve(w, p, 5);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x24);
    p = presence_v1_rest_inside_write(message->inside, p, w);
    if (p == NULL) return sw_writer_in(w, "presence.v1.Rest.inside");
    p = sw_reserve(w, p, 5);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x23);
  }
  if (message->levels_count != 0) {
    if (message->levels == NULL) return sw_writer_fail_null(w, "presence.v1.Rest.levels");
    p = sw_write_packed_int32(w, p, message->levels, message->levels_count);
    if (p == NULL) return sw_writer_in(w, "presence.v1.Rest.levels");
    p = sw_put_tag(p, 0x1a);
  }
  if (message->packed_count != 0) {
    if (message->packed == NULL) return sw_writer_fail_null(w, "presence.v1.Rest.packed");
    p = sw_write_packed_int32(w, p, message->packed, message->packed_count);
    if (p == NULL) return sw_writer_in(w, "presence.v1.Rest.packed");
    p = sw_put_tag(p, 0x12);
  }
  if (message->unpacked_count != 0) {
    if (message->unpacked == NULL) return sw_writer_fail_null(w, "presence.v1.Rest.unpacked");
    for (size_t i = message->unpacked_count; i-- > 0;) {
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->unpacked[i]), 0x08);
    }
  }
  return p;
}

static const uint8_t *presence_v1_rest_by_number_entry_read(const uint8_t *start, const uint8_t *p,
                                                            const uint8_t *end, sw_reader_t *r,
                                                            presence_v1_rest_t *message) {
  size_t run = sw_count_run(p, end, 0x42);
  presence_v1_rest_by_number_entry_t *list = (presence_v1_rest_by_number_entry_t *)sw_list_grow(
      r->arena, message->by_number, message->by_number_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->by_number = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    presence_v1_rest_by_number_entry_t *entry = &list[message->by_number_count];
    memset(entry, 0, sizeof *entry);
    entry->value = 1;
    if (r->depth == 0) return sw_reader_fail_depth(r, p);
    r->depth--;
    for (p = length.p; p < stop;) {
      sw_varint_t tag = sw_get_tag(p, stop, r);
      if (tag.p == NULL) return NULL;
      p = tag.p;
      switch (tag.value) {
        case 0x08: {
          sw_varint_t part = sw_get_varint(p, stop, r);
          if (part.p == NULL) return NULL;
          entry->key = (int32_t)(uint32_t)part.value;
          p = part.p;
          continue;
        }
        case 0x10: {
          sw_varint_t part = sw_get_varint(p, stop, r);
          if (part.p == NULL) return NULL;
          entry->value = (int32_t)(uint32_t)part.value;
          p = part.p;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    if (presence_v1_level_name(entry->value) == NULL) {
      if (!sw_keep_run(r, start, stop, &message->unknown)) return sw_reader_fail_memory(r, p);
    } else {
      message->by_number_count++;
    }
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x42) : NULL;
    if (next == NULL) return p;
    start = p;
    p = next;
  }
}

const presence_v1_rest_by_number_entry_t *presence_v1_rest_find_by_number(const presence_v1_rest_t *message,
                                                                          int32_t key) {
  if (message == NULL || message->by_number == NULL) return NULL;
  for (size_t i = message->by_number_count; i-- > 0;) {
    if (message->by_number[i].key == key) return &message->by_number[i];
  }
  return NULL;
}

const uint8_t *presence_v1_rest_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                     presence_v1_rest_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_packed_int32(p, end, r, &message->unpacked, &message->unpacked_count);
        if (p == NULL) return sw_reader_in(r, "presence.v1.Rest.unpacked");
        continue;
      }
      case 0x08: {
        p = sw_get_unpacked_int32(p, end, r, &message->unpacked, &message->unpacked_count);
        if (p == NULL) return sw_reader_in(r, "presence.v1.Rest.unpacked");
        continue;
      }
      case 0x12: {
        p = sw_get_packed_int32(p, end, r, &message->packed, &message->packed_count);
        if (p == NULL) return sw_reader_in(r, "presence.v1.Rest.packed");
        continue;
      }
      case 0x10: {
        p = sw_get_unpacked_int32(p, end, r, &message->packed, &message->packed_count);
        if (p == NULL) return sw_reader_in(r, "presence.v1.Rest.packed");
        continue;
      }
      case 0x1a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "presence.v1.Rest.levels");
        const uint8_t *stop = length.p + length.value;
        for (p = length.p; p < stop;) {
          sw_varint_t value = sw_get_varint(p, stop, r);
          if (value.p == NULL) return sw_reader_in(r, "presence.v1.Rest.levels");
          if (presence_v1_level_name((int32_t)(uint32_t)value.value) == NULL) {
            p = sw_keep_varint(value.p, r, 0x18, value.value, &message->unknown);
            if (p == NULL) return NULL;
            continue;
          }
          presence_v1_level_e *list = (presence_v1_level_e *)sw_list_push(r->arena, message->levels,
                                                                          message->levels_count,
                                                                          sizeof *list);
          if (list == NULL) return sw_reader_fail_memory(r, p);
          list[message->levels_count++] = (int32_t)(uint32_t)value.value;
          message->levels = list;
          p = value.p;
        }
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "presence.v1.Rest.levels");
        if (presence_v1_level_name((int32_t)(uint32_t)value.value) == NULL) {
          p = sw_keep_varint(value.p, r, 0x18, value.value, &message->unknown);
          if (p == NULL) return NULL;
          continue;
        }
        presence_v1_level_e *list = (presence_v1_level_e *)sw_list_push(r->arena, message->levels,
                                                                        message->levels_count, sizeof *list);
        if (list == NULL) return sw_reader_fail_memory(r, p);
        list[message->levels_count++] = (int32_t)(uint32_t)value.value;
        message->levels = list;
        p = value.p;
        continue;
      }
      case 0x23: {
        const uint8_t *stop;
        const uint8_t *next = sw_get_group(p, end, r, 0x23, &stop);
        if (next == NULL) return sw_reader_in(r, "presence.v1.Rest.inside");
        p = presence_v1_rest_inside_merge(p, stop, r, &message->inside);
        if (p == NULL) return sw_reader_in(r, "presence.v1.Rest.inside");
        p = next;
        continue;
      }
      case 0x2b: {
        const uint8_t *stop;
        const uint8_t *next = sw_get_group(p, end, r, 0x2b, &stop);
        if (next == NULL) return sw_reader_in(r, "presence.v1.Rest.many");
        presence_v1_rest_many_t *list = (presence_v1_rest_many_t *)sw_list_push(r->arena, message->many,
                                                                                message->many_count,
                                                                                sizeof *list);
        if (list == NULL) return sw_reader_fail_memory(r, p);
        presence_v1_rest_many_init(&list[message->many_count]);
        const presence_v1_rest_many_t *item = &list[message->many_count];
        p = presence_v1_rest_many_merge(p, stop, r, &item);
        if (p == NULL) return sw_reader_in(r, "presence.v1.Rest.many");
        message->many = list;
        message->many_count++;
        p = next;
        continue;
      }
      case 0x30: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "presence.v1.Rest.level");
        if (presence_v1_level_name((int32_t)(uint32_t)value.value) == NULL) {
          p = sw_keep_varint(value.p, r, 0x30, value.value, &message->unknown);
          if (p == NULL) return NULL;
          continue;
        }
        message->choice.level = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->choice_case = PRESENCE_V1_REST_CHOICE_LEVEL;
        continue;
      }
      case 0x3a: {
        if (!(message->choice_case == PRESENCE_V1_REST_CHOICE_FIELDS)) message->choice.fields = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "presence.v1.Rest.fields");
        p = presence_v1_fields_merge(length.p, length.p + length.value, r, &message->choice.fields);
        if (p == NULL) return sw_reader_in(r, "presence.v1.Rest.fields");
        message->choice_case = PRESENCE_V1_REST_CHOICE_FIELDS;
        continue;
      }
      case 0x42: {
        p = presence_v1_rest_by_number_entry_read(start, p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "presence.v1.Rest.by_number");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->by_number_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->by_number, &message->by_number_count, sizeof *message->by_number, SW_MAP_KEY_NUMBER, sizeof message->by_number->key, r->arena))
    return sw_reader_fail_memory(r, p);
  return p;
}

const char *presence_v1_rest_missing(const presence_v1_rest_t *message) {
  if (message->inside != NULL) {
    const char *missing = presence_v1_rest_inside_missing(message->inside);
    if (missing != NULL) return missing;
  }
  if (message->choice_case == PRESENCE_V1_REST_CHOICE_FIELDS && message->choice.fields != NULL) {
    const char *missing = presence_v1_fields_missing(message->choice.fields);
    if (missing != NULL) return missing;
  }
  return NULL;
}

const uint8_t *presence_v1_rest_read_whole(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           presence_v1_rest_t *message) {
  p = presence_v1_rest_read(p, end, r, message);
  const char *missing = p != NULL ? presence_v1_rest_missing(message) : NULL;
  return missing != NULL ? sw_reader_fail_missing(r, p, missing) : p;
}

const uint8_t *presence_v1_rest_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                      const presence_v1_rest_t **message) {
  presence_v1_rest_t *target = (presence_v1_rest_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (presence_v1_rest_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    presence_v1_rest_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = presence_v1_rest_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *presence_v1_rest_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                       const presence_v1_rest_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  presence_v1_rest_t *list = (presence_v1_rest_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    presence_v1_rest_init(&list[*count]);
    p = presence_v1_rest_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e presence_v1_rest_encode(const presence_v1_rest_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                  sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "presence_v1_rest_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = presence_v1_rest_write(message, p, writer);
  return sw_writer_finish(writer, p, PRESENCE_V1_REST_NAME, bytes, error);
}

sw_code_e presence_v1_rest_decode(sw_bytes_t bytes, sw_arena_t *arena, presence_v1_rest_t *message,
                                  sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "presence_v1_rest_decode");
  presence_v1_rest_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (presence_v1_rest_read_whole(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, PRESENCE_V1_REST_NAME, error);
}

uint8_t *presence_v1_rest_inside_write(const presence_v1_rest_inside_t *restrict message, uint8_t *p,
                                       sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (!(message->has_name)) return sw_writer_fail_missing(w, "presence.v1.Rest.Inside.name");
  if (message->has_name) {
    p = sw_write_bytes(w, p, message->name);
    if (p == NULL) return sw_writer_in(w, "presence.v1.Rest.Inside.name");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *presence_v1_rest_inside_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            presence_v1_rest_inside_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_bytes(p, end, r, &message->name);
        if (p == NULL) return sw_reader_in(r, "presence.v1.Rest.Inside.name");
        message->has_name = true;
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

const char *presence_v1_rest_inside_missing(const presence_v1_rest_inside_t *message) {
  if (!(message->has_name)) return "presence.v1.Rest.Inside.name";
  return NULL;
}

const uint8_t *presence_v1_rest_inside_read_whole(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  presence_v1_rest_inside_t *message) {
  p = presence_v1_rest_inside_read(p, end, r, message);
  const char *missing = p != NULL ? presence_v1_rest_inside_missing(message) : NULL;
  return missing != NULL ? sw_reader_fail_missing(r, p, missing) : p;
}

const uint8_t *presence_v1_rest_inside_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             const presence_v1_rest_inside_t **message) {
  presence_v1_rest_inside_t *target = (presence_v1_rest_inside_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (presence_v1_rest_inside_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    presence_v1_rest_inside_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = presence_v1_rest_inside_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *presence_v1_rest_inside_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              uint32_t tag, const presence_v1_rest_inside_t **items,
                                              size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  presence_v1_rest_inside_t *list =
      (presence_v1_rest_inside_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    presence_v1_rest_inside_init(&list[*count]);
    p = presence_v1_rest_inside_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e presence_v1_rest_inside_encode(const presence_v1_rest_inside_t *message, sw_writer_t *writer,
                                         sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "presence_v1_rest_inside_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = presence_v1_rest_inside_write(message, p, writer);
  return sw_writer_finish(writer, p, PRESENCE_V1_REST_INSIDE_NAME, bytes, error);
}

sw_code_e presence_v1_rest_inside_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                         presence_v1_rest_inside_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "presence_v1_rest_inside_decode");
  presence_v1_rest_inside_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (presence_v1_rest_inside_read_whole(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, PRESENCE_V1_REST_INSIDE_NAME, error);
}

uint8_t *presence_v1_rest_many_write(const presence_v1_rest_many_t *restrict message, uint8_t *p,
                                     sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->has_number) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->number), 0x08);
  return p;
}

const uint8_t *presence_v1_rest_many_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                          presence_v1_rest_many_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "presence.v1.Rest.Many.number");
        message->number = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->has_number = true;
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

const uint8_t *presence_v1_rest_many_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           const presence_v1_rest_many_t **message) {
  presence_v1_rest_many_t *target = (presence_v1_rest_many_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (presence_v1_rest_many_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    presence_v1_rest_many_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = presence_v1_rest_many_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *presence_v1_rest_many_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            uint32_t tag, const presence_v1_rest_many_t **items,
                                            size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  presence_v1_rest_many_t *list =
      (presence_v1_rest_many_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    presence_v1_rest_many_init(&list[*count]);
    p = presence_v1_rest_many_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e presence_v1_rest_many_encode(const presence_v1_rest_many_t *message, sw_writer_t *writer,
                                       sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "presence_v1_rest_many_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = presence_v1_rest_many_write(message, p, writer);
  return sw_writer_finish(writer, p, PRESENCE_V1_REST_MANY_NAME, bytes, error);
}

sw_code_e presence_v1_rest_many_decode(sw_bytes_t bytes, sw_arena_t *arena, presence_v1_rest_many_t *message,
                                       sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "presence_v1_rest_many_decode");
  presence_v1_rest_many_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (presence_v1_rest_many_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, PRESENCE_V1_REST_MANY_NAME, error);
}

static const sw_method_info_t presence_v1_presence_methods[] = {
    {UINT64_C(0xc852cf406b81168a), 0, "presence.v1.Presence/Echo"},
    {UINT64_C(0xde3d44deec9005f8), 0, "presence.v1.Presence/Lists"},
};

sw_code_e presence_v1_presence_open(const char *path, const sw_options_t *options,
                                    presence_v1_presence_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "presence_v1_presence_open");
  return sw_client_open(path, options, presence_v1_presence_methods, 2, &client->base, client->methods,
                        error);
}

sw_code_e presence_v1_presence_join(const sw_client_t *other, presence_v1_presence_t *client,
                                    sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "presence_v1_presence_join");
  return sw_client_join(other, presence_v1_presence_methods, 2, &client->base, client->methods, error);
}

void presence_v1_presence_close(presence_v1_presence_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 2);
}

sw_code_e presence_v1_presence_echo_raw(const presence_v1_presence_t *client, sw_bytes_t request,
                                        sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e presence_v1_presence_echo(const presence_v1_presence_t *client, const presence_v1_fields_t *request,
                                    presence_v1_fields_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = presence_v1_fields_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  presence_v1_fields_init(reply);
  if (presence_v1_fields_read_whole(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

sw_code_e presence_v1_presence_echo_many(const presence_v1_presence_t *client, size_t count,
                                         const presence_v1_fields_t *requests, presence_v1_fields_t *replies,
                                         int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = presence_v1_fields_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    presence_v1_fields_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (presence_v1_fields_read_whole(frame.body.data, frame.body.data + frame.body.len, &reader,
                                      &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e presence_v1_presence_lists_raw(const presence_v1_presence_t *client, sw_bytes_t request,
                                         sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e presence_v1_presence_lists(const presence_v1_presence_t *client, const presence_v1_rest_t *request,
                                     presence_v1_rest_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = presence_v1_rest_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  presence_v1_rest_init(reply);
  if (presence_v1_rest_read_whole(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e presence_v1_presence_lists_many(const presence_v1_presence_t *client, size_t count,
                                          const presence_v1_rest_t *requests, presence_v1_rest_t *replies,
                                          int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = presence_v1_rest_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    presence_v1_rest_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (presence_v1_rest_read_whole(frame.body.data, frame.body.data + frame.body.len, &reader,
                                    &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}
