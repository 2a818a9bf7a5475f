/* Made by shortwire gen from maps.proto. Do not edit. */
/* clang-format off */
#include "maps_v1.h"

const char *maps_v1_color_name(maps_v1_color_e value) {
  switch (value) {
    case MAPS_V1_COLOR_UNSPECIFIED:
      return "COLOR_UNSPECIFIED";
    case MAPS_V1_COLOR_RED:
      return "COLOR_RED";
    case MAPS_V1_COLOR_NEGATIVE:
      return "COLOR_NEGATIVE";
    default:
      return NULL;
  }
}

uint8_t *maps_v1_everything_write(const maps_v1_everything_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->o_count != 0) {
    if (message->o == NULL) return sw_writer_fail_null(w, "maps.v1.Everything.o");
    for (size_t i = message->o_count; i-- > 0;) {
      const maps_v1_everything_o_entry_t *entry = &message->o[i];
      size_t entry_before = sw_written(w, p);
      size_t before = sw_written(w, p);
      if (w->depth-- == 0) return sw_writer_fail_depth(w);
      if (entry->value != NULL) p = maps_v1_choice_write(entry->value, p, w);
      if (p == NULL) return sw_writer_in(w, "maps.v1.Everything.o");
      w->depth++;
      p = sw_write_length(w, p, before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x12);
      p = sw_write_string(w, p, entry->key);
      if (p == NULL) return sw_writer_in(w, "maps.v1.Everything.o");
      p = sw_put_tag(p, 0x0a);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x7a);
    }
  }
  if (message->n_count != 0) {
    if (message->n == NULL) return sw_writer_fail_null(w, "maps.v1.Everything.n");
    for (size_t i = message->n_count; i-- > 0;) {
      const maps_v1_everything_n_entry_t *entry = &message->n[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)entry->value), 0x10);
      p = sw_write_string(w, p, entry->key);
      if (p == NULL) return sw_writer_in(w, "maps.v1.Everything.n");
      p = sw_put_tag(p, 0x0a);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x72);
    }
  }
  if (message->m_count != 0) {
    if (message->m == NULL) return sw_writer_fail_null(w, "maps.v1.Everything.m");
    for (size_t i = message->m_count; i-- > 0;) {
      const maps_v1_everything_m_entry_t *entry = &message->m[i];
      size_t entry_before = sw_written(w, p);
      p = sw_write_bytes(w, p, entry->value);
      if (p == NULL) return sw_writer_in(w, "maps.v1.Everything.m");
      p = sw_put_tag(p, 0x12);
      p = sw_write_string(w, p, entry->key);
      if (p == NULL) return sw_writer_in(w, "maps.v1.Everything.m");
      p = sw_put_tag(p, 0x0a);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x6a);
    }
  }
  if (message->l_count != 0) {
    if (message->l == NULL) return sw_writer_fail_null(w, "maps.v1.Everything.l");
    for (size_t i = message->l_count; i-- > 0;) {
      const maps_v1_everything_l_entry_t *entry = &message->l[i];
      size_t entry_before = sw_written(w, p);
      p = sw_write_string(w, p, entry->value);
      if (p == NULL) return sw_writer_in(w, "maps.v1.Everything.l");
      p = sw_put_tag(p, 0x12);
      p = sw_write_string(w, p, entry->key);
      if (p == NULL) return sw_writer_in(w, "maps.v1.Everything.l");
      p = sw_put_tag(p, 0x0a);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x62);
    }
  }
  if (message->k_count != 0) {
    if (message->k == NULL) return sw_writer_fail_null(w, "maps.v1.Everything.k");
    for (size_t i = message->k_count; i-- > 0;) {
      const maps_v1_everything_k_entry_t *entry = &message->k[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 6);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, entry->value), 0x10);
      p = sw_reserve(w, p, 6);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, entry->key), 0x08);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x5a);
    }
  }
  if (message->j_count != 0) {
    if (message->j == NULL) return sw_writer_fail_null(w, "maps.v1.Everything.j");
    for (size_t i = message->j_count; i-- > 0;) {
      const maps_v1_everything_j_entry_t *entry = &message->j[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 13);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_fixed64(p, entry->value), 0x11);
      p = sw_reserve(w, p, 13);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_fixed64(p, (uint64_t)entry->key), 0x09);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x52);
    }
  }
  if (message->i_count != 0) {
    if (message->i == NULL) return sw_writer_fail_null(w, "maps.v1.Everything.i");
    for (size_t i = message->i_count; i-- > 0;) {
      const maps_v1_everything_i_entry_t *entry = &message->i[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 9);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_fixed32(p, entry->value), 0x15);
      p = sw_reserve(w, p, 9);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_fixed32(p, (uint32_t)entry->key), 0x0d);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x4a);
    }
  }
  if (message->h_count != 0) {
    if (message->h == NULL) return sw_writer_fail_null(w, "maps.v1.Everything.h");
    for (size_t i = message->h_count; i-- > 0;) {
      const maps_v1_everything_h_entry_t *entry = &message->h[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, sw_zigzag64(entry->value)), 0x10);
      p = sw_reserve(w, p, 13);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_fixed64(p, entry->key), 0x09);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x42);
    }
  }
  if (message->g_count != 0) {
    if (message->g == NULL) return sw_writer_fail_null(w, "maps.v1.Everything.g");
    for (size_t i = message->g_count; i-- > 0;) {
      const maps_v1_everything_g_entry_t *entry = &message->g[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 10);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, sw_zigzag32(entry->value)), 0x10);
      p = sw_reserve(w, p, 9);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_fixed32(p, entry->key), 0x0d);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x3a);
    }
  }
  if (message->f_count != 0) {
    if (message->f == NULL) return sw_writer_fail_null(w, "maps.v1.Everything.f");
    for (size_t i = message->f_count; i-- > 0;) {
      const maps_v1_everything_f_entry_t *entry = &message->f[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, entry->value), 0x10);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, sw_zigzag64(entry->key)), 0x08);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x32);
    }
  }
  if (message->e_count != 0) {
    if (message->e == NULL) return sw_writer_fail_null(w, "maps.v1.Everything.e");
    for (size_t i = message->e_count; i-- > 0;) {
      const maps_v1_everything_e_entry_t *entry = &message->e[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 10);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, entry->value), 0x10);
      p = sw_reserve(w, p, 10);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, sw_zigzag32(entry->key)), 0x08);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x2a);
    }
  }
  if (message->d_count != 0) {
    if (message->d == NULL) return sw_writer_fail_null(w, "maps.v1.Everything.d");
    for (size_t i = message->d_count; i-- > 0;) {
      const maps_v1_everything_d_entry_t *entry = &message->d[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)entry->value), 0x10);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, entry->key), 0x08);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x22);
    }
  }
  if (message->c_count != 0) {
    if (message->c == NULL) return sw_writer_fail_null(w, "maps.v1.Everything.c");
    for (size_t i = message->c_count; i-- > 0;) {
      const maps_v1_everything_c_entry_t *entry = &message->c[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)entry->value), 0x10);
      p = sw_reserve(w, p, 10);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, entry->key), 0x08);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x1a);
    }
  }
  if (message->b_count != 0) {
    if (message->b == NULL) return sw_writer_fail_null(w, "maps.v1.Everything.b");
    for (size_t i = message->b_count; i-- > 0;) {
      const maps_v1_everything_b_entry_t *entry = &message->b[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 9);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_float(p, entry->value), 0x15);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)entry->key), 0x08);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x12);
    }
  }
  if (message->a_count != 0) {
    if (message->a == NULL) return sw_writer_fail_null(w, "maps.v1.Everything.a");
    for (size_t i = message->a_count; i-- > 0;) {
      const maps_v1_everything_a_entry_t *entry = &message->a[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 13);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_double(p, entry->value), 0x11);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)entry->key), 0x08);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x0a);
    }
  }
  return p;
}

static const uint8_t *maps_v1_everything_a_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      maps_v1_everything_t *message) {
  size_t run = sw_count_run(p, end, 0x0a);
  maps_v1_everything_a_entry_t *list =
      (maps_v1_everything_a_entry_t *)sw_list_grow(r->arena, message->a, message->a_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->a = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    maps_v1_everything_a_entry_t *entry = &list[message->a_count];
    memset(entry, 0, sizeof *entry);
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
        case 0x11: {
          p = sw_get_fixed64(p, stop, r, &entry->value);
          if (p == NULL) return NULL;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->a_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x0a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const maps_v1_everything_a_entry_t *maps_v1_everything_find_a(const maps_v1_everything_t *message,
                                                              int32_t key) {
  if (message == NULL || message->a == NULL) return NULL;
  for (size_t i = message->a_count; i-- > 0;) {
    if (message->a[i].key == key) return &message->a[i];
  }
  return NULL;
}

static const uint8_t *maps_v1_everything_b_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      maps_v1_everything_t *message) {
  size_t run = sw_count_run(p, end, 0x12);
  maps_v1_everything_b_entry_t *list =
      (maps_v1_everything_b_entry_t *)sw_list_grow(r->arena, message->b, message->b_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->b = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    maps_v1_everything_b_entry_t *entry = &list[message->b_count];
    memset(entry, 0, sizeof *entry);
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
          entry->key = (int64_t)part.value;
          p = part.p;
          continue;
        }
        case 0x15: {
          p = sw_get_fixed32(p, stop, r, &entry->value);
          if (p == NULL) return NULL;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->b_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x12) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const maps_v1_everything_b_entry_t *maps_v1_everything_find_b(const maps_v1_everything_t *message,
                                                              int64_t key) {
  if (message == NULL || message->b == NULL) return NULL;
  for (size_t i = message->b_count; i-- > 0;) {
    if (message->b[i].key == key) return &message->b[i];
  }
  return NULL;
}

static const uint8_t *maps_v1_everything_c_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      maps_v1_everything_t *message) {
  size_t run = sw_count_run(p, end, 0x1a);
  maps_v1_everything_c_entry_t *list =
      (maps_v1_everything_c_entry_t *)sw_list_grow(r->arena, message->c, message->c_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->c = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    maps_v1_everything_c_entry_t *entry = &list[message->c_count];
    memset(entry, 0, sizeof *entry);
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
          entry->key = (uint32_t)part.value;
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
    message->c_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x1a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const maps_v1_everything_c_entry_t *maps_v1_everything_find_c(const maps_v1_everything_t *message,
                                                              uint32_t key) {
  if (message == NULL || message->c == NULL) return NULL;
  for (size_t i = message->c_count; i-- > 0;) {
    if (message->c[i].key == key) return &message->c[i];
  }
  return NULL;
}

static const uint8_t *maps_v1_everything_d_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      maps_v1_everything_t *message) {
  size_t run = sw_count_run(p, end, 0x22);
  maps_v1_everything_d_entry_t *list =
      (maps_v1_everything_d_entry_t *)sw_list_grow(r->arena, message->d, message->d_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->d = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    maps_v1_everything_d_entry_t *entry = &list[message->d_count];
    memset(entry, 0, sizeof *entry);
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
          entry->key = part.value;
          p = part.p;
          continue;
        }
        case 0x10: {
          sw_varint_t part = sw_get_varint(p, stop, r);
          if (part.p == NULL) return NULL;
          entry->value = (int64_t)part.value;
          p = part.p;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->d_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x22) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const maps_v1_everything_d_entry_t *maps_v1_everything_find_d(const maps_v1_everything_t *message,
                                                              uint64_t key) {
  if (message == NULL || message->d == NULL) return NULL;
  for (size_t i = message->d_count; i-- > 0;) {
    if (message->d[i].key == key) return &message->d[i];
  }
  return NULL;
}

static const uint8_t *maps_v1_everything_e_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      maps_v1_everything_t *message) {
  size_t run = sw_count_run(p, end, 0x2a);
  maps_v1_everything_e_entry_t *list =
      (maps_v1_everything_e_entry_t *)sw_list_grow(r->arena, message->e, message->e_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->e = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    maps_v1_everything_e_entry_t *entry = &list[message->e_count];
    memset(entry, 0, sizeof *entry);
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
          entry->key = sw_unzigzag32(part.value);
          p = part.p;
          continue;
        }
        case 0x10: {
          sw_varint_t part = sw_get_varint(p, stop, r);
          if (part.p == NULL) return NULL;
          entry->value = (uint32_t)part.value;
          p = part.p;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->e_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x2a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const maps_v1_everything_e_entry_t *maps_v1_everything_find_e(const maps_v1_everything_t *message,
                                                              int32_t key) {
  if (message == NULL || message->e == NULL) return NULL;
  for (size_t i = message->e_count; i-- > 0;) {
    if (message->e[i].key == key) return &message->e[i];
  }
  return NULL;
}

static const uint8_t *maps_v1_everything_f_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      maps_v1_everything_t *message) {
  size_t run = sw_count_run(p, end, 0x32);
  maps_v1_everything_f_entry_t *list =
      (maps_v1_everything_f_entry_t *)sw_list_grow(r->arena, message->f, message->f_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->f = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    maps_v1_everything_f_entry_t *entry = &list[message->f_count];
    memset(entry, 0, sizeof *entry);
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
          entry->key = sw_unzigzag64(part.value);
          p = part.p;
          continue;
        }
        case 0x10: {
          sw_varint_t part = sw_get_varint(p, stop, r);
          if (part.p == NULL) return NULL;
          entry->value = part.value;
          p = part.p;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->f_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x32) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const maps_v1_everything_f_entry_t *maps_v1_everything_find_f(const maps_v1_everything_t *message,
                                                              int64_t key) {
  if (message == NULL || message->f == NULL) return NULL;
  for (size_t i = message->f_count; i-- > 0;) {
    if (message->f[i].key == key) return &message->f[i];
  }
  return NULL;
}

static const uint8_t *maps_v1_everything_g_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      maps_v1_everything_t *message) {
  size_t run = sw_count_run(p, end, 0x3a);
  maps_v1_everything_g_entry_t *list =
      (maps_v1_everything_g_entry_t *)sw_list_grow(r->arena, message->g, message->g_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->g = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    maps_v1_everything_g_entry_t *entry = &list[message->g_count];
    memset(entry, 0, sizeof *entry);
    if (r->depth == 0) return sw_reader_fail_depth(r, p);
    r->depth--;
    for (p = length.p; p < stop;) {
      sw_varint_t tag = sw_get_tag(p, stop, r);
      if (tag.p == NULL) return NULL;
      p = tag.p;
      switch (tag.value) {
        case 0x0d: {
          p = sw_get_fixed32(p, stop, r, &entry->key);
          if (p == NULL) return NULL;
          continue;
        }
        case 0x10: {
          sw_varint_t part = sw_get_varint(p, stop, r);
          if (part.p == NULL) return NULL;
          entry->value = sw_unzigzag32(part.value);
          p = part.p;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->g_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x3a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const maps_v1_everything_g_entry_t *maps_v1_everything_find_g(const maps_v1_everything_t *message,
                                                              uint32_t key) {
  if (message == NULL || message->g == NULL) return NULL;
  for (size_t i = message->g_count; i-- > 0;) {
    if (message->g[i].key == key) return &message->g[i];
  }
  return NULL;
}

static const uint8_t *maps_v1_everything_h_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      maps_v1_everything_t *message) {
  size_t run = sw_count_run(p, end, 0x42);
  maps_v1_everything_h_entry_t *list =
      (maps_v1_everything_h_entry_t *)sw_list_grow(r->arena, message->h, message->h_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->h = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    maps_v1_everything_h_entry_t *entry = &list[message->h_count];
    memset(entry, 0, sizeof *entry);
    if (r->depth == 0) return sw_reader_fail_depth(r, p);
    r->depth--;
    for (p = length.p; p < stop;) {
      sw_varint_t tag = sw_get_tag(p, stop, r);
      if (tag.p == NULL) return NULL;
      p = tag.p;
      switch (tag.value) {
        case 0x09: {
          p = sw_get_fixed64(p, stop, r, &entry->key);
          if (p == NULL) return NULL;
          continue;
        }
        case 0x10: {
          sw_varint_t part = sw_get_varint(p, stop, r);
          if (part.p == NULL) return NULL;
          entry->value = sw_unzigzag64(part.value);
          p = part.p;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->h_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x42) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const maps_v1_everything_h_entry_t *maps_v1_everything_find_h(const maps_v1_everything_t *message,
                                                              uint64_t key) {
  if (message == NULL || message->h == NULL) return NULL;
  for (size_t i = message->h_count; i-- > 0;) {
    if (message->h[i].key == key) return &message->h[i];
  }
  return NULL;
}

static const uint8_t *maps_v1_everything_i_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      maps_v1_everything_t *message) {
  size_t run = sw_count_run(p, end, 0x4a);
  maps_v1_everything_i_entry_t *list =
      (maps_v1_everything_i_entry_t *)sw_list_grow(r->arena, message->i, message->i_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->i = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    maps_v1_everything_i_entry_t *entry = &list[message->i_count];
    memset(entry, 0, sizeof *entry);
    if (r->depth == 0) return sw_reader_fail_depth(r, p);
    r->depth--;
    for (p = length.p; p < stop;) {
      sw_varint_t tag = sw_get_tag(p, stop, r);
      if (tag.p == NULL) return NULL;
      p = tag.p;
      switch (tag.value) {
        case 0x0d: {
          p = sw_get_fixed32(p, stop, r, &entry->key);
          if (p == NULL) return NULL;
          continue;
        }
        case 0x15: {
          p = sw_get_fixed32(p, stop, r, &entry->value);
          if (p == NULL) return NULL;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->i_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x4a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const maps_v1_everything_i_entry_t *maps_v1_everything_find_i(const maps_v1_everything_t *message,
                                                              int32_t key) {
  if (message == NULL || message->i == NULL) return NULL;
  for (size_t i = message->i_count; i-- > 0;) {
    if (message->i[i].key == key) return &message->i[i];
  }
  return NULL;
}

static const uint8_t *maps_v1_everything_j_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      maps_v1_everything_t *message) {
  size_t run = sw_count_run(p, end, 0x52);
  maps_v1_everything_j_entry_t *list =
      (maps_v1_everything_j_entry_t *)sw_list_grow(r->arena, message->j, message->j_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->j = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    maps_v1_everything_j_entry_t *entry = &list[message->j_count];
    memset(entry, 0, sizeof *entry);
    if (r->depth == 0) return sw_reader_fail_depth(r, p);
    r->depth--;
    for (p = length.p; p < stop;) {
      sw_varint_t tag = sw_get_tag(p, stop, r);
      if (tag.p == NULL) return NULL;
      p = tag.p;
      switch (tag.value) {
        case 0x09: {
          p = sw_get_fixed64(p, stop, r, &entry->key);
          if (p == NULL) return NULL;
          continue;
        }
        case 0x11: {
          p = sw_get_fixed64(p, stop, r, &entry->value);
          if (p == NULL) return NULL;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->j_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x52) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const maps_v1_everything_j_entry_t *maps_v1_everything_find_j(const maps_v1_everything_t *message,
                                                              int64_t key) {
  if (message == NULL || message->j == NULL) return NULL;
  for (size_t i = message->j_count; i-- > 0;) {
    if (message->j[i].key == key) return &message->j[i];
  }
  return NULL;
}

static const uint8_t *maps_v1_everything_k_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      maps_v1_everything_t *message) {
  size_t run = sw_count_run(p, end, 0x5a);
  maps_v1_everything_k_entry_t *list =
      (maps_v1_everything_k_entry_t *)sw_list_grow(r->arena, message->k, message->k_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->k = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    maps_v1_everything_k_entry_t *entry = &list[message->k_count];
    memset(entry, 0, sizeof *entry);
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
          entry->key = part.value != 0;
          p = part.p;
          continue;
        }
        case 0x10: {
          sw_varint_t part = sw_get_varint(p, stop, r);
          if (part.p == NULL) return NULL;
          entry->value = part.value != 0;
          p = part.p;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->k_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x5a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const maps_v1_everything_k_entry_t *maps_v1_everything_find_k(const maps_v1_everything_t *message, bool key) {
  if (message == NULL || message->k == NULL) return NULL;
  for (size_t i = message->k_count; i-- > 0;) {
    if (message->k[i].key == key) return &message->k[i];
  }
  return NULL;
}

static const uint8_t *maps_v1_everything_l_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      maps_v1_everything_t *message) {
  size_t run = sw_count_run(p, end, 0x62);
  maps_v1_everything_l_entry_t *list =
      (maps_v1_everything_l_entry_t *)sw_list_grow(r->arena, message->l, message->l_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->l = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    maps_v1_everything_l_entry_t *entry = &list[message->l_count];
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
          p = sw_get_string(p, stop, r, &entry->value);
          if (p == NULL) return NULL;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->l_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x62) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const maps_v1_everything_l_entry_t *maps_v1_everything_find_l(const maps_v1_everything_t *message,
                                                              sw_bytes_t key) {
  if (message == NULL || message->l == NULL) return NULL;
  for (size_t i = message->l_count; i-- > 0;) {
    if (sw_bytes_equal(message->l[i].key, key)) return &message->l[i];
  }
  return NULL;
}

static const uint8_t *maps_v1_everything_m_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      maps_v1_everything_t *message) {
  size_t run = sw_count_run(p, end, 0x6a);
  maps_v1_everything_m_entry_t *list =
      (maps_v1_everything_m_entry_t *)sw_list_grow(r->arena, message->m, message->m_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->m = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    maps_v1_everything_m_entry_t *entry = &list[message->m_count];
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
          p = sw_get_bytes(p, stop, r, &entry->value);
          if (p == NULL) return NULL;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    message->m_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x6a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const maps_v1_everything_m_entry_t *maps_v1_everything_find_m(const maps_v1_everything_t *message,
                                                              sw_bytes_t key) {
  if (message == NULL || message->m == NULL) return NULL;
  for (size_t i = message->m_count; i-- > 0;) {
    if (sw_bytes_equal(message->m[i].key, key)) return &message->m[i];
  }
  return NULL;
}

static const uint8_t *maps_v1_everything_n_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      maps_v1_everything_t *message) {
  size_t run = sw_count_run(p, end, 0x72);
  maps_v1_everything_n_entry_t *list =
      (maps_v1_everything_n_entry_t *)sw_list_grow(r->arena, message->n, message->n_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->n = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    maps_v1_everything_n_entry_t *entry = &list[message->n_count];
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
    message->n_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x72) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const maps_v1_everything_n_entry_t *maps_v1_everything_find_n(const maps_v1_everything_t *message,
                                                              sw_bytes_t key) {
  if (message == NULL || message->n == NULL) return NULL;
  for (size_t i = message->n_count; i-- > 0;) {
    if (sw_bytes_equal(message->n[i].key, key)) return &message->n[i];
  }
  return NULL;
}

static const uint8_t *maps_v1_everything_o_entry_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      maps_v1_everything_t *message) {
  size_t run = sw_count_run(p, end, 0x7a);
  maps_v1_everything_o_entry_t *list =
      (maps_v1_everything_o_entry_t *)sw_list_grow(r->arena, message->o, message->o_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->o = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    maps_v1_everything_o_entry_t *entry = &list[message->o_count];
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
          p = maps_v1_choice_merge(part.p, part.p + part.value, r, &entry->value);
          if (p == NULL) return NULL;
          continue;
        }
        default:
          p = sw_skip(p, stop, r, (uint32_t)tag.value);
          if (p == NULL) return NULL;
      }
    }
    if (entry->value == NULL && maps_v1_choice_merge(stop, stop, r, &entry->value) == NULL) return NULL;
    message->o_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x7a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const maps_v1_everything_o_entry_t *maps_v1_everything_find_o(const maps_v1_everything_t *message,
                                                              sw_bytes_t key) {
  if (message == NULL || message->o == NULL) return NULL;
  for (size_t i = message->o_count; i-- > 0;) {
    if (sw_bytes_equal(message->o[i].key, key)) return &message->o[i];
  }
  return NULL;
}

const uint8_t *maps_v1_everything_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                       maps_v1_everything_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = maps_v1_everything_a_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Everything.a");
        continue;
      }
      case 0x12: {
        p = maps_v1_everything_b_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Everything.b");
        continue;
      }
      case 0x1a: {
        p = maps_v1_everything_c_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Everything.c");
        continue;
      }
      case 0x22: {
        p = maps_v1_everything_d_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Everything.d");
        continue;
      }
      case 0x2a: {
        p = maps_v1_everything_e_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Everything.e");
        continue;
      }
      case 0x32: {
        p = maps_v1_everything_f_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Everything.f");
        continue;
      }
      case 0x3a: {
        p = maps_v1_everything_g_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Everything.g");
        continue;
      }
      case 0x42: {
        p = maps_v1_everything_h_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Everything.h");
        continue;
      }
      case 0x4a: {
        p = maps_v1_everything_i_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Everything.i");
        continue;
      }
      case 0x52: {
        p = maps_v1_everything_j_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Everything.j");
        continue;
      }
      case 0x5a: {
        p = maps_v1_everything_k_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Everything.k");
        continue;
      }
      case 0x62: {
        p = maps_v1_everything_l_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Everything.l");
        continue;
      }
      case 0x6a: {
        p = maps_v1_everything_m_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Everything.m");
        continue;
      }
      case 0x72: {
        p = maps_v1_everything_n_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Everything.n");
        continue;
      }
      case 0x7a: {
        p = maps_v1_everything_o_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Everything.o");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->a_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->a, &message->a_count, sizeof *message->a, SW_MAP_KEY_NUMBER, sizeof message->a->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->b_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->b, &message->b_count, sizeof *message->b, SW_MAP_KEY_NUMBER, sizeof message->b->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->c_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->c, &message->c_count, sizeof *message->c, SW_MAP_KEY_NUMBER, sizeof message->c->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->d_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->d, &message->d_count, sizeof *message->d, SW_MAP_KEY_NUMBER, sizeof message->d->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->e_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->e, &message->e_count, sizeof *message->e, SW_MAP_KEY_NUMBER, sizeof message->e->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->f_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->f, &message->f_count, sizeof *message->f, SW_MAP_KEY_NUMBER, sizeof message->f->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->g_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->g, &message->g_count, sizeof *message->g, SW_MAP_KEY_NUMBER, sizeof message->g->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->h_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->h, &message->h_count, sizeof *message->h, SW_MAP_KEY_NUMBER, sizeof message->h->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->i_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->i, &message->i_count, sizeof *message->i, SW_MAP_KEY_NUMBER, sizeof message->i->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->j_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->j, &message->j_count, sizeof *message->j, SW_MAP_KEY_NUMBER, sizeof message->j->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->k_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->k, &message->k_count, sizeof *message->k, SW_MAP_KEY_NUMBER, sizeof message->k->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->l_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->l, &message->l_count, sizeof *message->l, SW_MAP_KEY_TEXT, sizeof message->l->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->m_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->m, &message->m_count, sizeof *message->m, SW_MAP_KEY_TEXT, sizeof message->m->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->n_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->n, &message->n_count, sizeof *message->n, SW_MAP_KEY_TEXT, sizeof message->n->key, r->arena))
    return sw_reader_fail_memory(r, p);
  if (message->o_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->o, &message->o_count, sizeof *message->o, SW_MAP_KEY_TEXT, sizeof message->o->key, r->arena))
    return sw_reader_fail_memory(r, p);
  return p;
}

const uint8_t *maps_v1_everything_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                        const maps_v1_everything_t **message) {
  maps_v1_everything_t *target = (maps_v1_everything_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (maps_v1_everything_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    maps_v1_everything_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = maps_v1_everything_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *maps_v1_everything_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                         const maps_v1_everything_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  maps_v1_everything_t *list =
      (maps_v1_everything_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    maps_v1_everything_init(&list[*count]);
    p = maps_v1_everything_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e maps_v1_everything_encode(const maps_v1_everything_t *message, sw_writer_t *writer,
                                    sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "maps_v1_everything_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = maps_v1_everything_write(message, p, writer);
  return sw_writer_finish(writer, p, MAPS_V1_EVERYTHING_NAME, bytes, error);
}

sw_code_e maps_v1_everything_decode(sw_bytes_t bytes, sw_arena_t *arena, maps_v1_everything_t *message,
                                    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "maps_v1_everything_decode");
  maps_v1_everything_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (maps_v1_everything_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, MAPS_V1_EVERYTHING_NAME, error);
}

uint8_t *maps_v1_choice_write(const maps_v1_choice_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 32);
  if (p == NULL) return NULL;
  if (message->third_case == MAPS_V1_CHOICE_THIRD_ONLY)
    p = sw_put_tag(sw_put_fixed64(p, message->third.only), 0xfffffff9);
  if (message->second_case == MAPS_V1_CHOICE_SECOND_MUCH)
    p = sw_put_tag(sw_put_double(p, message->second.much), 0x39);
  if (message->second_case == MAPS_V1_CHOICE_SECOND_YES)
    p = sw_put_tag(sw_put_varint(p, message->second.yes), 0x30);
  if (message->first_case == MAPS_V1_CHOICE_FIRST_MESSAGE) {
    size_t before = sw_written(w, p);
    if (w->depth-- == 0) return sw_writer_fail_depth(w);
    if (message->first.message != NULL) p = maps_v1_everything_write(message->first.message, p, w);
    if (p == NULL) return sw_writer_in(w, "maps.v1.Choice.message");
    w->depth++;
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x2a);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->first_case == MAPS_V1_CHOICE_FIRST_COLOR)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->first.color), 0x20);
  if (message->first_case == MAPS_V1_CHOICE_FIRST_DATA) {
    p = sw_write_bytes(w, p, message->first.data);
    if (p == NULL) return sw_writer_in(w, "maps.v1.Choice.data");
    p = sw_put_tag(p, 0x1a);
  }
  if (message->first_case == MAPS_V1_CHOICE_FIRST_TEXT) {
    p = sw_write_string(w, p, message->first.text);
    if (p == NULL) return sw_writer_in(w, "maps.v1.Choice.text");
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->first_case == MAPS_V1_CHOICE_FIRST_NUMBER)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->first.number), 0x08);
  return p;
}

const uint8_t *maps_v1_choice_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                   maps_v1_choice_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "maps.v1.Choice.number");
        message->first.number = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->first_case = MAPS_V1_CHOICE_FIRST_NUMBER;
        continue;
      }
      case 0x12: {
        p = sw_get_string(p, end, r, &message->first.text);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Choice.text");
        message->first_case = MAPS_V1_CHOICE_FIRST_TEXT;
        continue;
      }
      case 0x1a: {
        p = sw_get_bytes(p, end, r, &message->first.data);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Choice.data");
        message->first_case = MAPS_V1_CHOICE_FIRST_DATA;
        continue;
      }
      case 0x20: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "maps.v1.Choice.color");
        message->first.color = (int32_t)(uint32_t)value.value;
        p = value.p;
        message->first_case = MAPS_V1_CHOICE_FIRST_COLOR;
        continue;
      }
      case 0x2a: {
        if (!(message->first_case == MAPS_V1_CHOICE_FIRST_MESSAGE)) message->first.message = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "maps.v1.Choice.message");
        p = maps_v1_everything_merge(length.p, length.p + length.value, r, &message->first.message);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Choice.message");
        message->first_case = MAPS_V1_CHOICE_FIRST_MESSAGE;
        continue;
      }
      case 0x30: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "maps.v1.Choice.yes");
        message->second.yes = value.value != 0;
        p = value.p;
        message->second_case = MAPS_V1_CHOICE_SECOND_YES;
        continue;
      }
      case 0x39: {
        p = sw_get_fixed64(p, end, r, &message->second.much);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Choice.much");
        message->second_case = MAPS_V1_CHOICE_SECOND_MUCH;
        continue;
      }
      case 0xfffffff9: {
        p = sw_get_fixed64(p, end, r, &message->third.only);
        if (p == NULL) return sw_reader_in(r, "maps.v1.Choice.only");
        message->third_case = MAPS_V1_CHOICE_THIRD_ONLY;
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

const uint8_t *maps_v1_choice_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    const maps_v1_choice_t **message) {
  maps_v1_choice_t *target = (maps_v1_choice_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (maps_v1_choice_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    maps_v1_choice_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = maps_v1_choice_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *maps_v1_choice_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                     const maps_v1_choice_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  maps_v1_choice_t *list = (maps_v1_choice_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    maps_v1_choice_init(&list[*count]);
    p = maps_v1_choice_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e maps_v1_choice_encode(const maps_v1_choice_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "maps_v1_choice_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = maps_v1_choice_write(message, p, writer);
  return sw_writer_finish(writer, p, MAPS_V1_CHOICE_NAME, bytes, error);
}

sw_code_e maps_v1_choice_decode(sw_bytes_t bytes, sw_arena_t *arena, maps_v1_choice_t *message,
                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "maps_v1_choice_decode");
  maps_v1_choice_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (maps_v1_choice_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, MAPS_V1_CHOICE_NAME, error);
}

static const sw_method_info_t maps_v1_maps_methods[] = {
    {UINT64_C(0x7f95c0977b5a8d0a), 0, "maps.v1.Maps/Echo"},
};

sw_code_e maps_v1_maps_open(const char *path, const sw_options_t *options, maps_v1_maps_t *client,
                            sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "maps_v1_maps_open");
  return sw_client_open(path, options, maps_v1_maps_methods, 1, &client->base, client->methods, error);
}

sw_code_e maps_v1_maps_join(const sw_client_t *other, maps_v1_maps_t *client, sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "maps_v1_maps_join");
  return sw_client_join(other, maps_v1_maps_methods, 1, &client->base, client->methods, error);
}

void maps_v1_maps_close(maps_v1_maps_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 1);
}

sw_code_e maps_v1_maps_echo_raw(const maps_v1_maps_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e maps_v1_maps_echo(const maps_v1_maps_t *client, const maps_v1_everything_t *request,
                            maps_v1_choice_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = maps_v1_everything_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  maps_v1_choice_init(reply);
  if (maps_v1_choice_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

sw_code_e maps_v1_maps_echo_many(const maps_v1_maps_t *client, size_t count,
                                 const maps_v1_everything_t *requests, maps_v1_choice_t *replies,
                                 int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = maps_v1_everything_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    maps_v1_choice_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (maps_v1_choice_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                            &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}
