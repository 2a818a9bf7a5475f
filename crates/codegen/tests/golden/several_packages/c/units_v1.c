/* Made by shortwire gen from units/money.proto. Do not edit. */
/* clang-format off */
#include "units_v1.h"

const char *units_v1_currency_name(units_v1_currency_e value) {
  switch (value) {
    case UNITS_V1_CURRENCY_UNSPECIFIED:
      return "CURRENCY_UNSPECIFIED";
    case UNITS_V1_CURRENCY_EUR:
      return "CURRENCY_EUR";
    default:
      return NULL;
  }
}

uint8_t *units_v1_money_write(const units_v1_money_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 30);
  if (p == NULL) return NULL;
  if (message->currency != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->currency), 0x10);
  if (message->units != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->units), 0x08);
  return p;
}

const uint8_t *units_v1_money_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                   units_v1_money_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "units.v1.Money.units");
        message->units = (int64_t)value.value;
        p = value.p;
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "units.v1.Money.currency");
        message->currency = (int32_t)(uint32_t)value.value;
        p = value.p;
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

const uint8_t *units_v1_money_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    const units_v1_money_t **message) {
  units_v1_money_t *target = (units_v1_money_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (units_v1_money_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    units_v1_money_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = units_v1_money_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *units_v1_money_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                     const units_v1_money_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  units_v1_money_t *list = (units_v1_money_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    units_v1_money_init(&list[*count]);
    p = units_v1_money_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e units_v1_money_encode(const units_v1_money_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "units_v1_money_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = units_v1_money_write(message, p, writer);
  return sw_writer_finish(writer, p, UNITS_V1_MONEY_NAME, bytes, error);
}

sw_code_e units_v1_money_decode(sw_bytes_t bytes, sw_arena_t *arena, units_v1_money_t *message,
                                sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "units_v1_money_decode");
  units_v1_money_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (units_v1_money_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, UNITS_V1_MONEY_NAME, error);
}
