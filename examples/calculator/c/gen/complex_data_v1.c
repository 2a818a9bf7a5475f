/* Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit. */
/* clang-format off */
#include "complex_data_v1.h"

uint8_t *complex_data_v1_address_write(const complex_data_v1_address_t *restrict message, uint8_t *p,
                                       sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 26);
  if (p == NULL) return NULL;
  if (sw_double_set(message->longitude)) p = sw_put_tag(sw_put_double(p, message->longitude), 0x39);
  if (sw_double_set(message->latitude)) p = sw_put_tag(sw_put_double(p, message->latitude), 0x31);
  if (message->country.len != 0) {
    p = sw_write_string(w, p, message->country);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.Address.country");
    p = sw_put_tag(p, 0x2a);
  }
  if (message->zip_code.len != 0) {
    p = sw_write_string(w, p, message->zip_code);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.Address.zip_code");
    p = sw_put_tag(p, 0x22);
  }
  if (message->state.len != 0) {
    p = sw_write_string(w, p, message->state);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.Address.state");
    p = sw_put_tag(p, 0x1a);
  }
  if (message->city.len != 0) {
    p = sw_write_string(w, p, message->city);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.Address.city");
    p = sw_put_tag(p, 0x12);
  }
  if (message->street.len != 0) {
    p = sw_write_string(w, p, message->street);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.Address.street");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *complex_data_v1_address_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            complex_data_v1_address_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_string(p, end, r, &message->street);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Address.street");
        continue;
      }
      case 0x12: {
        p = sw_get_string(p, end, r, &message->city);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Address.city");
        continue;
      }
      case 0x1a: {
        p = sw_get_string(p, end, r, &message->state);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Address.state");
        continue;
      }
      case 0x22: {
        p = sw_get_string(p, end, r, &message->zip_code);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Address.zip_code");
        continue;
      }
      case 0x2a: {
        p = sw_get_string(p, end, r, &message->country);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Address.country");
        continue;
      }
      case 0x31: {
        p = sw_get_fixed64(p, end, r, &message->latitude);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Address.latitude");
        continue;
      }
      case 0x39: {
        p = sw_get_fixed64(p, end, r, &message->longitude);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Address.longitude");
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

const uint8_t *complex_data_v1_address_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             const complex_data_v1_address_t **message) {
  complex_data_v1_address_t *target = (complex_data_v1_address_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (complex_data_v1_address_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    complex_data_v1_address_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = complex_data_v1_address_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *complex_data_v1_address_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              uint32_t tag, const complex_data_v1_address_t **items,
                                              size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  complex_data_v1_address_t *list =
      (complex_data_v1_address_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    complex_data_v1_address_init(&list[*count]);
    p = complex_data_v1_address_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e complex_data_v1_address_encode(const complex_data_v1_address_t *message, sw_writer_t *writer,
                                         sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "complex_data_v1_address_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = complex_data_v1_address_write(message, p, writer);
  return sw_writer_finish(writer, p, COMPLEX_DATA_V1_ADDRESS_NAME, bytes, error);
}

sw_code_e complex_data_v1_address_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                         complex_data_v1_address_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "complex_data_v1_address_decode");
  complex_data_v1_address_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (complex_data_v1_address_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, COMPLEX_DATA_V1_ADDRESS_NAME, error);
}

uint8_t *complex_data_v1_person_write(const complex_data_v1_person_t *restrict message, uint8_t *p,
                                      sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->metadata_count != 0) {
    if (message->metadata == NULL) return sw_writer_fail_null(w, "complex_data.v1.Person.metadata");
    for (size_t i = message->metadata_count; i-- > 0;) {
      const complex_data_v1_person_metadata_entry_t *entry = &message->metadata[i];
      size_t entry_before = sw_written(w, p);
      p = sw_write_string(w, p, entry->value);
      if (p == NULL) return sw_writer_in(w, "complex_data.v1.Person.metadata");
      p = sw_put_tag(p, 0x12);
      p = sw_write_string(w, p, entry->key);
      if (p == NULL) return sw_writer_in(w, "complex_data.v1.Person.metadata");
      p = sw_put_tag(p, 0x0a);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x4a);
    }
  }
  if (message->phone_numbers_count != 0) {
    if (message->phone_numbers == NULL) return sw_writer_fail_null(w, "complex_data.v1.Person.phone_numbers");
    for (size_t i = message->phone_numbers_count; i-- > 0;) {
      p = sw_write_string(w, p, message->phone_numbers[i]);
      if (p == NULL) return sw_writer_in(w, "complex_data.v1.Person.phone_numbers");
      p = sw_put_tag(p, 0x42);
    }
  }
  if (message->work_address != NULL) {
    size_t before = sw_written(w, p);
    p = complex_data_v1_address_write(message->work_address, p, w);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.Person.work_address");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x3a);
  }
  if (message->home_address != NULL) {
    size_t before = sw_written(w, p);
    p = complex_data_v1_address_write(message->home_address, p, w);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.Person.home_address");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x32);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->age != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->age), 0x28);
  if (message->email.len != 0) {
    p = sw_write_string(w, p, message->email);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.Person.email");
    p = sw_put_tag(p, 0x22);
  }
  if (message->last_name.len != 0) {
    p = sw_write_string(w, p, message->last_name);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.Person.last_name");
    p = sw_put_tag(p, 0x1a);
  }
  if (message->first_name.len != 0) {
    p = sw_write_string(w, p, message->first_name);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.Person.first_name");
    p = sw_put_tag(p, 0x12);
  }
  if (message->id.len != 0) {
    p = sw_write_string(w, p, message->id);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.Person.id");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

static const uint8_t *complex_data_v1_person_metadata_entry_read(const uint8_t *p, const uint8_t *end,
                                                                 sw_reader_t *r,
                                                                 complex_data_v1_person_t *message) {
  size_t run = sw_count_run(p, end, 0x4a);
  complex_data_v1_person_metadata_entry_t *list = (complex_data_v1_person_metadata_entry_t *)sw_list_grow(
      r->arena, message->metadata, message->metadata_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->metadata = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    complex_data_v1_person_metadata_entry_t *entry = &list[message->metadata_count];
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
    message->metadata_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x4a) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const complex_data_v1_person_metadata_entry_t *complex_data_v1_person_find_metadata(
    const complex_data_v1_person_t *message, sw_bytes_t key) {
  if (message == NULL || message->metadata == NULL) return NULL;
  for (size_t i = message->metadata_count; i-- > 0;) {
    if (sw_bytes_equal(message->metadata[i].key, key)) return &message->metadata[i];
  }
  return NULL;
}

const uint8_t *complex_data_v1_person_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           complex_data_v1_person_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_string(p, end, r, &message->id);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Person.id");
        continue;
      }
      case 0x12: {
        p = sw_get_string(p, end, r, &message->first_name);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Person.first_name");
        continue;
      }
      case 0x1a: {
        p = sw_get_string(p, end, r, &message->last_name);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Person.last_name");
        continue;
      }
      case 0x22: {
        p = sw_get_string(p, end, r, &message->email);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Person.email");
        continue;
      }
      case 0x28: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "complex_data.v1.Person.age");
        message->age = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x32: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "complex_data.v1.Person.home_address");
        p = complex_data_v1_address_merge(length.p, length.p + length.value, r, &message->home_address);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Person.home_address");
        continue;
      }
      case 0x3a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "complex_data.v1.Person.work_address");
        p = complex_data_v1_address_merge(length.p, length.p + length.value, r, &message->work_address);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Person.work_address");
        continue;
      }
      case 0x42: {
        p = sw_get_strings(p, end, r, 0x42, &message->phone_numbers, &message->phone_numbers_count);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Person.phone_numbers");
        continue;
      }
      case 0x4a: {
        p = complex_data_v1_person_metadata_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Person.metadata");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->metadata_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->metadata, &message->metadata_count, sizeof *message->metadata, SW_MAP_KEY_TEXT, sizeof message->metadata->key, r->arena))
    return sw_reader_fail_memory(r, p);
  return p;
}

const uint8_t *complex_data_v1_person_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            const complex_data_v1_person_t **message) {
  complex_data_v1_person_t *target = (complex_data_v1_person_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (complex_data_v1_person_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    complex_data_v1_person_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = complex_data_v1_person_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *complex_data_v1_person_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             uint32_t tag, const complex_data_v1_person_t **items,
                                             size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  complex_data_v1_person_t *list =
      (complex_data_v1_person_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    complex_data_v1_person_init(&list[*count]);
    p = complex_data_v1_person_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e complex_data_v1_person_encode(const complex_data_v1_person_t *message, sw_writer_t *writer,
                                        sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "complex_data_v1_person_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = complex_data_v1_person_write(message, p, writer);
  return sw_writer_finish(writer, p, COMPLEX_DATA_V1_PERSON_NAME, bytes, error);
}

sw_code_e complex_data_v1_person_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                        complex_data_v1_person_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "complex_data_v1_person_decode");
  complex_data_v1_person_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (complex_data_v1_person_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, COMPLEX_DATA_V1_PERSON_NAME, error);
}

uint8_t *complex_data_v1_transaction_write(const complex_data_v1_transaction_t *restrict message, uint8_t *p,
                                           sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->fees_count != 0) {
    if (message->fees == NULL) return sw_writer_fail_null(w, "complex_data.v1.Transaction.fees");
    for (size_t i = message->fees_count; i-- > 0;) {
      const complex_data_v1_transaction_fees_entry_t *entry = &message->fees[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 13);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_double(p, entry->value), 0x11);
      p = sw_write_string(w, p, entry->key);
      if (p == NULL) return sw_writer_in(w, "complex_data.v1.Transaction.fees");
      p = sw_put_tag(p, 0x0a);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x42);
    }
  }
  if (message->tags_count != 0) {
    if (message->tags == NULL) return sw_writer_fail_null(w, "complex_data.v1.Transaction.tags");
    for (size_t i = message->tags_count; i-- > 0;) {
      p = sw_write_string(w, p, message->tags[i]);
      if (p == NULL) return sw_writer_in(w, "complex_data.v1.Transaction.tags");
      p = sw_put_tag(p, 0x3a);
    }
  }
  if (message->receiver != NULL) {
    size_t before = sw_written(w, p);
    p = complex_data_v1_person_write(message->receiver, p, w);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.Transaction.receiver");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x32);
  }
  if (message->sender != NULL) {
    size_t before = sw_written(w, p);
    p = complex_data_v1_person_write(message->sender, p, w);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.Transaction.sender");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x2a);
  }
  if (message->currency.len != 0) {
    p = sw_write_string(w, p, message->currency);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.Transaction.currency");
    p = sw_put_tag(p, 0x22);
  }
  p = sw_reserve(w, p, 28);
  if (p == NULL) return NULL;
  if (sw_double_set(message->amount)) p = sw_put_tag(sw_put_double(p, message->amount), 0x19);
  if (message->timestamp != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->timestamp), 0x10);
  if (message->transaction_id.len != 0) {
    p = sw_write_string(w, p, message->transaction_id);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.Transaction.transaction_id");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

static const uint8_t *complex_data_v1_transaction_fees_entry_read(const uint8_t *p, const uint8_t *end,
                                                                  sw_reader_t *r,
                                                                  complex_data_v1_transaction_t *message) {
  size_t run = sw_count_run(p, end, 0x42);
  complex_data_v1_transaction_fees_entry_t *list = (complex_data_v1_transaction_fees_entry_t *)sw_list_grow(
      r->arena, message->fees, message->fees_count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->fees = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    complex_data_v1_transaction_fees_entry_t *entry = &list[message->fees_count];
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
    message->fees_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x42) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const complex_data_v1_transaction_fees_entry_t *complex_data_v1_transaction_find_fees(
    const complex_data_v1_transaction_t *message, sw_bytes_t key) {
  if (message == NULL || message->fees == NULL) return NULL;
  for (size_t i = message->fees_count; i-- > 0;) {
    if (sw_bytes_equal(message->fees[i].key, key)) return &message->fees[i];
  }
  return NULL;
}

const uint8_t *complex_data_v1_transaction_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                complex_data_v1_transaction_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_string(p, end, r, &message->transaction_id);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Transaction.transaction_id");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "complex_data.v1.Transaction.timestamp");
        message->timestamp = (int64_t)value.value;
        p = value.p;
        continue;
      }
      case 0x19: {
        p = sw_get_fixed64(p, end, r, &message->amount);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Transaction.amount");
        continue;
      }
      case 0x22: {
        p = sw_get_string(p, end, r, &message->currency);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Transaction.currency");
        continue;
      }
      case 0x2a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "complex_data.v1.Transaction.sender");
        p = complex_data_v1_person_merge(length.p, length.p + length.value, r, &message->sender);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Transaction.sender");
        continue;
      }
      case 0x32: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "complex_data.v1.Transaction.receiver");
        p = complex_data_v1_person_merge(length.p, length.p + length.value, r, &message->receiver);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Transaction.receiver");
        continue;
      }
      case 0x3a: {
        p = sw_get_strings(p, end, r, 0x3a, &message->tags, &message->tags_count);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Transaction.tags");
        continue;
      }
      case 0x42: {
        p = complex_data_v1_transaction_fees_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.Transaction.fees");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->fees_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->fees, &message->fees_count, sizeof *message->fees, SW_MAP_KEY_TEXT, sizeof message->fees->key, r->arena))
    return sw_reader_fail_memory(r, p);
  return p;
}

const uint8_t *complex_data_v1_transaction_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 const complex_data_v1_transaction_t **message) {
  complex_data_v1_transaction_t *target = (complex_data_v1_transaction_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (complex_data_v1_transaction_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    complex_data_v1_transaction_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = complex_data_v1_transaction_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *complex_data_v1_transaction_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  uint32_t tag, const complex_data_v1_transaction_t **items,
                                                  size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  complex_data_v1_transaction_t *list =
      (complex_data_v1_transaction_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    complex_data_v1_transaction_init(&list[*count]);
    p = complex_data_v1_transaction_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e complex_data_v1_transaction_encode(const complex_data_v1_transaction_t *message,
                                             sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "complex_data_v1_transaction_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = complex_data_v1_transaction_write(message, p, writer);
  return sw_writer_finish(writer, p, COMPLEX_DATA_V1_TRANSACTION_NAME, bytes, error);
}

sw_code_e complex_data_v1_transaction_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                             complex_data_v1_transaction_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "complex_data_v1_transaction_decode");
  complex_data_v1_transaction_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (complex_data_v1_transaction_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, COMPLEX_DATA_V1_TRANSACTION_NAME, error);
}

uint8_t *complex_data_v1_data_batch_write(const complex_data_v1_data_batch_t *restrict message, uint8_t *p,
                                          sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 30);
  if (p == NULL) return NULL;
  if (message->created_at != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->created_at), 0x18);
  if (message->batch_id != 0) p = sw_put_tag(sw_put_varint(p, (uint64_t)message->batch_id), 0x10);
  if (message->transactions_count != 0) {
    if (message->transactions == NULL)
      return sw_writer_fail_null(w, "complex_data.v1.DataBatch.transactions");
    for (size_t i = message->transactions_count; i-- > 0;) {
      size_t before = sw_written(w, p);
      p = complex_data_v1_transaction_write(&message->transactions[i], p, w);
      if (p == NULL) return sw_writer_in(w, "complex_data.v1.DataBatch.transactions");
      p = sw_write_length(w, p, before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x0a);
    }
  }
  return p;
}

const uint8_t *complex_data_v1_data_batch_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               complex_data_v1_data_batch_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = complex_data_v1_transaction_append(p, end, r, 0x0a, &message->transactions,
                                               &message->transactions_count);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.DataBatch.transactions");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "complex_data.v1.DataBatch.batch_id");
        message->batch_id = (int64_t)value.value;
        p = value.p;
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "complex_data.v1.DataBatch.created_at");
        message->created_at = (int64_t)value.value;
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

const uint8_t *complex_data_v1_data_batch_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const complex_data_v1_data_batch_t **message) {
  complex_data_v1_data_batch_t *target = (complex_data_v1_data_batch_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (complex_data_v1_data_batch_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    complex_data_v1_data_batch_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = complex_data_v1_data_batch_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *complex_data_v1_data_batch_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const complex_data_v1_data_batch_t **items,
                                                 size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  complex_data_v1_data_batch_t *list =
      (complex_data_v1_data_batch_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    complex_data_v1_data_batch_init(&list[*count]);
    p = complex_data_v1_data_batch_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e complex_data_v1_data_batch_encode(const complex_data_v1_data_batch_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "complex_data_v1_data_batch_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = complex_data_v1_data_batch_write(message, p, writer);
  return sw_writer_finish(writer, p, COMPLEX_DATA_V1_DATA_BATCH_NAME, bytes, error);
}

sw_code_e complex_data_v1_data_batch_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            complex_data_v1_data_batch_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "complex_data_v1_data_batch_decode");
  complex_data_v1_data_batch_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (complex_data_v1_data_batch_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, COMPLEX_DATA_V1_DATA_BATCH_NAME, error);
}

uint8_t *complex_data_v1_complex_calculation_request_write(
    const complex_data_v1_complex_calculation_request_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->operation_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_COMPLEX) {
    size_t before = sw_written(w, p);
    if (message->operation.complex != NULL)
      p = complex_data_v1_complex_data_operation_write(message->operation.complex, p, w);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.ComplexCalculationRequest.complex");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x32);
  }
  if (message->operation_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_BATCH) {
    size_t before = sw_written(w, p);
    if (message->operation.batch != NULL)
      p = complex_data_v1_batch_operation_write(message->operation.batch, p, w);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.ComplexCalculationRequest.batch");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x2a);
  }
  if (message->operation_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_DIVIDE) {
    size_t before = sw_written(w, p);
    if (message->operation.divide != NULL) p = calculator_v1_binary_op_write(message->operation.divide, p, w);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.ComplexCalculationRequest.divide");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x22);
  }
  if (message->operation_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_MULTIPLY) {
    size_t before = sw_written(w, p);
    if (message->operation.multiply != NULL)
      p = calculator_v1_binary_op_write(message->operation.multiply, p, w);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.ComplexCalculationRequest.multiply");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x1a);
  }
  if (message->operation_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_SUBTRACT) {
    size_t before = sw_written(w, p);
    if (message->operation.subtract != NULL)
      p = calculator_v1_binary_op_write(message->operation.subtract, p, w);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.ComplexCalculationRequest.subtract");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x12);
  }
  if (message->operation_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_ADD) {
    size_t before = sw_written(w, p);
    if (message->operation.add != NULL) p = calculator_v1_binary_op_write(message->operation.add, p, w);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.ComplexCalculationRequest.add");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *complex_data_v1_complex_calculation_request_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    complex_data_v1_complex_calculation_request_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        if (!(message->operation_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_ADD))
          message->operation.add = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationRequest.add");
        p = calculator_v1_binary_op_merge(length.p, length.p + length.value, r, &message->operation.add);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationRequest.add");
        message->operation_case = COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_ADD;
        continue;
      }
      case 0x12: {
        if (!(message->operation_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_SUBTRACT))
          message->operation.subtract = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationRequest.subtract");
        p = calculator_v1_binary_op_merge(length.p, length.p + length.value, r, &message->operation.subtract);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationRequest.subtract");
        message->operation_case = COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_SUBTRACT;
        continue;
      }
      case 0x1a: {
        if (!(message->operation_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_MULTIPLY))
          message->operation.multiply = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationRequest.multiply");
        p = calculator_v1_binary_op_merge(length.p, length.p + length.value, r, &message->operation.multiply);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationRequest.multiply");
        message->operation_case = COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_MULTIPLY;
        continue;
      }
      case 0x22: {
        if (!(message->operation_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_DIVIDE))
          message->operation.divide = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationRequest.divide");
        p = calculator_v1_binary_op_merge(length.p, length.p + length.value, r, &message->operation.divide);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationRequest.divide");
        message->operation_case = COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_DIVIDE;
        continue;
      }
      case 0x2a: {
        if (!(message->operation_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_BATCH))
          message->operation.batch = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationRequest.batch");
        p = complex_data_v1_batch_operation_merge(length.p, length.p + length.value, r,
                                                  &message->operation.batch);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationRequest.batch");
        message->operation_case = COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_BATCH;
        continue;
      }
      case 0x32: {
        if (!(message->operation_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_COMPLEX))
          message->operation.complex = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationRequest.complex");
        p = complex_data_v1_complex_data_operation_merge(length.p, length.p + length.value, r,
                                                         &message->operation.complex);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationRequest.complex");
        message->operation_case = COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_OPERATION_COMPLEX;
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

const uint8_t *complex_data_v1_complex_calculation_request_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const complex_data_v1_complex_calculation_request_t **message) {
  complex_data_v1_complex_calculation_request_t *target =
      (complex_data_v1_complex_calculation_request_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (complex_data_v1_complex_calculation_request_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    complex_data_v1_complex_calculation_request_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = complex_data_v1_complex_calculation_request_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *complex_data_v1_complex_calculation_request_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const complex_data_v1_complex_calculation_request_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  complex_data_v1_complex_calculation_request_t *list =
      (complex_data_v1_complex_calculation_request_t *)sw_list_grow(r->arena, *items, *count, run,
                                                                    sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    complex_data_v1_complex_calculation_request_init(&list[*count]);
    p = complex_data_v1_complex_calculation_request_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e complex_data_v1_complex_calculation_request_encode(
    const complex_data_v1_complex_calculation_request_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "complex_data_v1_complex_calculation_request_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = complex_data_v1_complex_calculation_request_write(message, p, writer);
  return sw_writer_finish(writer, p, COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_NAME, bytes, error);
}

sw_code_e complex_data_v1_complex_calculation_request_decode(
    sw_bytes_t bytes, sw_arena_t *arena, complex_data_v1_complex_calculation_request_t *message,
    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "complex_data_v1_complex_calculation_request_decode");
  complex_data_v1_complex_calculation_request_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (complex_data_v1_complex_calculation_request_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, COMPLEX_DATA_V1_COMPLEX_CALCULATION_REQUEST_NAME, error);
}

uint8_t *complex_data_v1_batch_operation_write(const complex_data_v1_batch_operation_t *restrict message,
                                               uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->operations_count != 0) {
    if (message->operations == NULL)
      return sw_writer_fail_null(w, "complex_data.v1.BatchOperation.operations");
    for (size_t i = message->operations_count; i-- > 0;) {
      size_t before = sw_written(w, p);
      p = calculator_v1_binary_op_write(&message->operations[i], p, w);
      if (p == NULL) return sw_writer_in(w, "complex_data.v1.BatchOperation.operations");
      p = sw_write_length(w, p, before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x0a);
    }
  }
  return p;
}

const uint8_t *complex_data_v1_batch_operation_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    complex_data_v1_batch_operation_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = calculator_v1_binary_op_append(p, end, r, 0x0a, &message->operations, &message->operations_count);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.BatchOperation.operations");
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

const uint8_t *complex_data_v1_batch_operation_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     const complex_data_v1_batch_operation_t **message) {
  complex_data_v1_batch_operation_t *target = (complex_data_v1_batch_operation_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (complex_data_v1_batch_operation_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    complex_data_v1_batch_operation_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = complex_data_v1_batch_operation_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *complex_data_v1_batch_operation_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                      uint32_t tag,
                                                      const complex_data_v1_batch_operation_t **items,
                                                      size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  complex_data_v1_batch_operation_t *list =
      (complex_data_v1_batch_operation_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    complex_data_v1_batch_operation_init(&list[*count]);
    p = complex_data_v1_batch_operation_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e complex_data_v1_batch_operation_encode(const complex_data_v1_batch_operation_t *message,
                                                 sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "complex_data_v1_batch_operation_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = complex_data_v1_batch_operation_write(message, p, writer);
  return sw_writer_finish(writer, p, COMPLEX_DATA_V1_BATCH_OPERATION_NAME, bytes, error);
}

sw_code_e complex_data_v1_batch_operation_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                 complex_data_v1_batch_operation_t *message,
                                                 sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "complex_data_v1_batch_operation_decode");
  complex_data_v1_batch_operation_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (complex_data_v1_batch_operation_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, COMPLEX_DATA_V1_BATCH_OPERATION_NAME, error);
}

uint8_t *complex_data_v1_complex_data_operation_write(
    const complex_data_v1_complex_data_operation_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->operation_type.len != 0) {
    p = sw_write_string(w, p, message->operation_type);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.ComplexDataOperation.operation_type");
    p = sw_put_tag(p, 0x12);
  }
  if (message->data != NULL) {
    size_t before = sw_written(w, p);
    p = complex_data_v1_data_batch_write(message->data, p, w);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.ComplexDataOperation.data");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *complex_data_v1_complex_data_operation_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, complex_data_v1_complex_data_operation_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexDataOperation.data");
        p = complex_data_v1_data_batch_merge(length.p, length.p + length.value, r, &message->data);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexDataOperation.data");
        continue;
      }
      case 0x12: {
        p = sw_get_string(p, end, r, &message->operation_type);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexDataOperation.operation_type");
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

const uint8_t *complex_data_v1_complex_data_operation_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const complex_data_v1_complex_data_operation_t **message) {
  complex_data_v1_complex_data_operation_t *target =
      (complex_data_v1_complex_data_operation_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (complex_data_v1_complex_data_operation_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    complex_data_v1_complex_data_operation_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = complex_data_v1_complex_data_operation_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *complex_data_v1_complex_data_operation_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const complex_data_v1_complex_data_operation_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  complex_data_v1_complex_data_operation_t *list =
      (complex_data_v1_complex_data_operation_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    complex_data_v1_complex_data_operation_init(&list[*count]);
    p = complex_data_v1_complex_data_operation_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e complex_data_v1_complex_data_operation_encode(
    const complex_data_v1_complex_data_operation_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "complex_data_v1_complex_data_operation_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = complex_data_v1_complex_data_operation_write(message, p, writer);
  return sw_writer_finish(writer, p, COMPLEX_DATA_V1_COMPLEX_DATA_OPERATION_NAME, bytes, error);
}

sw_code_e complex_data_v1_complex_data_operation_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                        complex_data_v1_complex_data_operation_t *message,
                                                        sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "complex_data_v1_complex_data_operation_decode");
  complex_data_v1_complex_data_operation_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (complex_data_v1_complex_data_operation_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, COMPLEX_DATA_V1_COMPLEX_DATA_OPERATION_NAME, error);
}

uint8_t *complex_data_v1_complex_calculation_response_write(
    const complex_data_v1_complex_calculation_response_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->result_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_COMPLEX_RESULT) {
    size_t before = sw_written(w, p);
    if (message->result.complex_result != NULL)
      p = complex_data_v1_complex_data_result_write(message->result.complex_result, p, w);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.ComplexCalculationResponse.complex_result");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x22);
  }
  if (message->result_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_BATCH_RESULT) {
    size_t before = sw_written(w, p);
    if (message->result.batch_result != NULL)
      p = complex_data_v1_batch_result_write(message->result.batch_result, p, w);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.ComplexCalculationResponse.batch_result");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x1a);
  }
  if (message->result_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_ERROR) {
    size_t before = sw_written(w, p);
    if (message->result.error != NULL) p = calculator_v1_error_result_write(message->result.error, p, w);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.ComplexCalculationResponse.error");
    p = sw_write_length(w, p, before);
    if (p == NULL) return NULL;
    p = sw_put_tag(p, 0x12);
  }
  p = sw_reserve(w, p, 15);
  if (p == NULL) return NULL;
  if (message->result_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_VALUE)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)message->result.value), 0x08);
  return p;
}

const uint8_t *complex_data_v1_complex_calculation_response_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    complex_data_v1_complex_calculation_response_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationResponse.value");
        message->result.value = (int64_t)value.value;
        p = value.p;
        message->result_case = COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_VALUE;
        continue;
      }
      case 0x12: {
        if (!(message->result_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_ERROR))
          message->result.error = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationResponse.error");
        p = calculator_v1_error_result_merge(length.p, length.p + length.value, r, &message->result.error);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationResponse.error");
        message->result_case = COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_ERROR;
        continue;
      }
      case 0x1a: {
        if (!(message->result_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_BATCH_RESULT))
          message->result.batch_result = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL)
          return sw_reader_in(r, "complex_data.v1.ComplexCalculationResponse.batch_result");
        p = complex_data_v1_batch_result_merge(length.p, length.p + length.value, r,
                                               &message->result.batch_result);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationResponse.batch_result");
        message->result_case = COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_BATCH_RESULT;
        continue;
      }
      case 0x22: {
        if (!(message->result_case == COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_COMPLEX_RESULT))
          message->result.complex_result = NULL;
        sw_varint_t length = sw_get_length(p, end, r);
        if (length.p == NULL)
          return sw_reader_in(r, "complex_data.v1.ComplexCalculationResponse.complex_result");
        p = complex_data_v1_complex_data_result_merge(length.p, length.p + length.value, r,
                                                      &message->result.complex_result);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexCalculationResponse.complex_result");
        message->result_case = COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_RESULT_COMPLEX_RESULT;
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

const uint8_t *complex_data_v1_complex_calculation_response_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const complex_data_v1_complex_calculation_response_t **message) {
  complex_data_v1_complex_calculation_response_t *target =
      (complex_data_v1_complex_calculation_response_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (complex_data_v1_complex_calculation_response_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    complex_data_v1_complex_calculation_response_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = complex_data_v1_complex_calculation_response_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *complex_data_v1_complex_calculation_response_append(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
    const complex_data_v1_complex_calculation_response_t **items, size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  complex_data_v1_complex_calculation_response_t *list =
      (complex_data_v1_complex_calculation_response_t *)sw_list_grow(r->arena, *items, *count, run,
                                                                     sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    complex_data_v1_complex_calculation_response_init(&list[*count]);
    p = complex_data_v1_complex_calculation_response_read(length.p, length.p + length.value, r,
                                                          &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e complex_data_v1_complex_calculation_response_encode(
    const complex_data_v1_complex_calculation_response_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
    sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "complex_data_v1_complex_calculation_response_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = complex_data_v1_complex_calculation_response_write(message, p, writer);
  return sw_writer_finish(writer, p, COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_NAME, bytes, error);
}

sw_code_e complex_data_v1_complex_calculation_response_decode(
    sw_bytes_t bytes, sw_arena_t *arena, complex_data_v1_complex_calculation_response_t *message,
    sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "complex_data_v1_complex_calculation_response_decode");
  complex_data_v1_complex_calculation_response_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (complex_data_v1_complex_calculation_response_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, COMPLEX_DATA_V1_COMPLEX_CALCULATION_RESPONSE_NAME, error);
}

uint8_t *complex_data_v1_batch_result_write(const complex_data_v1_batch_result_t *restrict message,
                                            uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  p = sw_reserve(w, p, 30);
  if (p == NULL) return NULL;
  if (message->error_count != 0)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->error_count), 0x18);
  if (message->success_count != 0)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->success_count), 0x10);
  if (message->values_count != 0) {
    if (message->values == NULL) return sw_writer_fail_null(w, "complex_data.v1.BatchResult.values");
    p = sw_write_packed_int64(w, p, message->values, message->values_count);
    if (p == NULL) return sw_writer_in(w, "complex_data.v1.BatchResult.values");
    p = sw_put_tag(p, 0x0a);
  }
  return p;
}

const uint8_t *complex_data_v1_batch_result_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 complex_data_v1_batch_result_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x0a: {
        p = sw_get_packed_int64(p, end, r, &message->values, &message->values_count);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.BatchResult.values");
        continue;
      }
      case 0x08: {
        p = sw_get_unpacked_int64(p, end, r, &message->values, &message->values_count);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.BatchResult.values");
        continue;
      }
      case 0x10: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "complex_data.v1.BatchResult.success_count");
        message->success_count = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "complex_data.v1.BatchResult.error_count");
        message->error_count = (int32_t)(uint32_t)value.value;
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

const uint8_t *complex_data_v1_batch_result_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  const complex_data_v1_batch_result_t **message) {
  complex_data_v1_batch_result_t *target = (complex_data_v1_batch_result_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (complex_data_v1_batch_result_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    complex_data_v1_batch_result_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = complex_data_v1_batch_result_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *complex_data_v1_batch_result_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   uint32_t tag, const complex_data_v1_batch_result_t **items,
                                                   size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  complex_data_v1_batch_result_t *list =
      (complex_data_v1_batch_result_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    complex_data_v1_batch_result_init(&list[*count]);
    p = complex_data_v1_batch_result_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e complex_data_v1_batch_result_encode(const complex_data_v1_batch_result_t *message,
                                              sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "complex_data_v1_batch_result_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = complex_data_v1_batch_result_write(message, p, writer);
  return sw_writer_finish(writer, p, COMPLEX_DATA_V1_BATCH_RESULT_NAME, bytes, error);
}

sw_code_e complex_data_v1_batch_result_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                              complex_data_v1_batch_result_t *message, sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "complex_data_v1_batch_result_decode");
  complex_data_v1_batch_result_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (complex_data_v1_batch_result_read(reader.begin, reader.end, &reader, message) != NULL) return SW_OK;
  return sw_reader_error(&reader, COMPLEX_DATA_V1_BATCH_RESULT_NAME, error);
}

uint8_t *complex_data_v1_complex_data_result_write(
    const complex_data_v1_complex_data_result_t *restrict message, uint8_t *p, sw_writer_t *w) {
  if (message->unknown.len != 0) {
    p = sw_write_raw(w, p, message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->stats_count != 0) {
    if (message->stats == NULL) return sw_writer_fail_null(w, "complex_data.v1.ComplexDataResult.stats");
    for (size_t i = message->stats_count; i-- > 0;) {
      const complex_data_v1_complex_data_result_stats_entry_t *entry = &message->stats[i];
      size_t entry_before = sw_written(w, p);
      p = sw_reserve(w, p, 15);
      if (p == NULL) return NULL;
      p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)entry->value), 0x10);
      p = sw_write_string(w, p, entry->key);
      if (p == NULL) return sw_writer_in(w, "complex_data.v1.ComplexDataResult.stats");
      p = sw_put_tag(p, 0x0a);
      p = sw_write_length(w, p, entry_before);
      if (p == NULL) return NULL;
      p = sw_put_tag(p, 0x22);
    }
  }
  p = sw_reserve(w, p, 43);
  if (p == NULL) return NULL;
  if (message->processing_time_ns != 0)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)message->processing_time_ns), 0x18);
  if (sw_double_set(message->total_amount)) p = sw_put_tag(sw_put_double(p, message->total_amount), 0x11);
  if (message->transaction_count != 0)
    p = sw_put_tag(sw_put_varint(p, (uint64_t)(int64_t)message->transaction_count), 0x08);
  return p;
}

static const uint8_t *complex_data_v1_complex_data_result_stats_entry_read(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r, complex_data_v1_complex_data_result_t *message) {
  size_t run = sw_count_run(p, end, 0x22);
  complex_data_v1_complex_data_result_stats_entry_t *list =
      (complex_data_v1_complex_data_result_stats_entry_t *)sw_list_grow(r->arena, message->stats,
                                                                        message->stats_count, run,
                                                                        sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  message->stats = list;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    const uint8_t *stop = length.p + length.value;
    complex_data_v1_complex_data_result_stats_entry_t *entry = &list[message->stats_count];
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
    message->stats_count++;
    r->depth++;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, 0x22) : NULL;
    if (next == NULL) return p;
    p = next;
  }
}

const complex_data_v1_complex_data_result_stats_entry_t *complex_data_v1_complex_data_result_find_stats(
    const complex_data_v1_complex_data_result_t *message, sw_bytes_t key) {
  if (message == NULL || message->stats == NULL) return NULL;
  for (size_t i = message->stats_count; i-- > 0;) {
    if (sw_bytes_equal(message->stats[i].key, key)) return &message->stats[i];
  }
  return NULL;
}

const uint8_t *complex_data_v1_complex_data_result_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                        complex_data_v1_complex_data_result_t *message) {
  while (p < end) {
    const uint8_t *start = p;
    sw_varint_t tag = sw_get_tag(p, end, r);
    if (tag.p == NULL) return NULL;
    p = tag.p;
    switch (tag.value) {
      case 0x08: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexDataResult.transaction_count");
        message->transaction_count = (int32_t)(uint32_t)value.value;
        p = value.p;
        continue;
      }
      case 0x11: {
        p = sw_get_fixed64(p, end, r, &message->total_amount);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexDataResult.total_amount");
        continue;
      }
      case 0x18: {
        sw_varint_t value = sw_get_varint(p, end, r);
        if (value.p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexDataResult.processing_time_ns");
        message->processing_time_ns = (int64_t)value.value;
        p = value.p;
        continue;
      }
      case 0x22: {
        p = complex_data_v1_complex_data_result_stats_entry_read(p, end, r, message);
        if (p == NULL) return sw_reader_in(r, "complex_data.v1.ComplexDataResult.stats");
        continue;
      }
      default:
        break;
    }
    p = sw_keep_unknown(start, p, end, r, (uint32_t)tag.value, &message->unknown);
    if (p == NULL) return NULL;
  }
  if (message->stats_count > 1 && !sw_map_keep_last((void *)(uintptr_t)message->stats, &message->stats_count, sizeof *message->stats, SW_MAP_KEY_TEXT, sizeof message->stats->key, r->arena))
    return sw_reader_fail_memory(r, p);
  return p;
}

const uint8_t *complex_data_v1_complex_data_result_merge(
    const uint8_t *p, const uint8_t *end, sw_reader_t *r,
    const complex_data_v1_complex_data_result_t **message) {
  complex_data_v1_complex_data_result_t *target =
      (complex_data_v1_complex_data_result_t *)(uintptr_t)*message;
  if (target == NULL) {
    target = (complex_data_v1_complex_data_result_t *)sw_arena_alloc(r->arena, sizeof *target);
    if (target == NULL) return sw_reader_fail_memory(r, p);
    complex_data_v1_complex_data_result_init(target);
    *message = target;
  }
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  p = complex_data_v1_complex_data_result_read(p, end, r, target);
  r->depth++;
  return p;
}

const uint8_t *complex_data_v1_complex_data_result_append(const uint8_t *p, const uint8_t *end,
                                                          sw_reader_t *r, uint32_t tag,
                                                          const complex_data_v1_complex_data_result_t **items,
                                                          size_t *count) {
  size_t run = sw_count_run(p, end, tag);
  complex_data_v1_complex_data_result_t *list =
      (complex_data_v1_complex_data_result_t *)sw_list_grow(r->arena, *items, *count, run, sizeof *list);
  if (list == NULL) return sw_reader_fail_memory(r, p);
  *items = list;
  if (r->depth == 0) return sw_reader_fail_depth(r, p);
  r->depth--;
  for (;;) {
    sw_varint_t length = sw_get_length(p, end, r);
    if (length.p == NULL) return NULL;
    complex_data_v1_complex_data_result_init(&list[*count]);
    p = complex_data_v1_complex_data_result_read(length.p, length.p + length.value, r, &list[*count]);
    if (p == NULL) return NULL;
    ++*count;
    const uint8_t *next = --run != 0 ? sw_match_tag(p, end, tag) : NULL;
    if (next == NULL) break;
    p = next;
  }
  r->depth++;
  return p;
}

sw_code_e complex_data_v1_complex_data_result_encode(const complex_data_v1_complex_data_result_t *message,
                                                     sw_writer_t *writer, sw_bytes_t *bytes,
                                                     sw_error_t *error) {
  if (message == NULL || writer == NULL || bytes == NULL)
    return sw_error_set_null(error, "complex_data_v1_complex_data_result_encode");
  uint8_t *p = sw_writer_start(writer);
  if (p != NULL) p = complex_data_v1_complex_data_result_write(message, p, writer);
  return sw_writer_finish(writer, p, COMPLEX_DATA_V1_COMPLEX_DATA_RESULT_NAME, bytes, error);
}

sw_code_e complex_data_v1_complex_data_result_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                     complex_data_v1_complex_data_result_t *message,
                                                     sw_error_t *error) {
  sw_reader_t reader;
  if (arena == NULL || message == NULL || (bytes.data == NULL && bytes.len != 0))
    return sw_error_set_null(error, "complex_data_v1_complex_data_result_decode");
  complex_data_v1_complex_data_result_init(message);
  sw_reader_start(&reader, bytes, arena, SW_DEFAULT_MAX_DEPTH);
  if (complex_data_v1_complex_data_result_read(reader.begin, reader.end, &reader, message) != NULL)
    return SW_OK;
  return sw_reader_error(&reader, COMPLEX_DATA_V1_COMPLEX_DATA_RESULT_NAME, error);
}

static const sw_method_info_t complex_data_v1_complex_data_methods[] = {
    {UINT64_C(0x851bbab84bc121b7), 0, "complex_data.v1.ComplexData/Process"},
    {UINT64_C(0x53a04bb7ffca45a8), 0, "complex_data.v1.ComplexData/AddAll"},
    {UINT64_C(0xb4332cc3431b6289), 0, "complex_data.v1.ComplexData/Aggregate"},
};

sw_code_e complex_data_v1_complex_data_open(const char *path, const sw_options_t *options,
                                            complex_data_v1_complex_data_t *client, sw_error_t *error) {
  if (path == NULL || client == NULL) return sw_error_set_null(error, "complex_data_v1_complex_data_open");
  return sw_client_open(path, options, complex_data_v1_complex_data_methods, 3, &client->base,
                        client->methods, error);
}

sw_code_e complex_data_v1_complex_data_join(const sw_client_t *other, complex_data_v1_complex_data_t *client,
                                            sw_error_t *error) {
  if (other == NULL || client == NULL) return sw_error_set_null(error, "complex_data_v1_complex_data_join");
  return sw_client_join(other, complex_data_v1_complex_data_methods, 3, &client->base, client->methods,
                        error);
}

void complex_data_v1_complex_data_close(complex_data_v1_complex_data_t *client) {
  if (client != NULL) sw_client_close(&client->base, client->methods, 3);
}

sw_code_e complex_data_v1_complex_data_process_raw(const complex_data_v1_complex_data_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
}

sw_code_e complex_data_v1_complex_data_process(const complex_data_v1_complex_data_t *client,
                                               const complex_data_v1_complex_calculation_request_t *request,
                                               complex_data_v1_complex_calculation_response_t *reply,
                                               sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = complex_data_v1_complex_calculation_request_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[0], 0, false, p, call, &reader);
  if (code != SW_OK) return code;
  complex_data_v1_complex_calculation_response_init(reply);
  if (complex_data_v1_complex_calculation_response_read(reader.begin, reader.end, &reader, reply) != NULL)
    return SW_OK;
  return sw_client_bad_reply(&client->base, 0, &reader, call);
}

sw_code_e complex_data_v1_complex_data_process_many(
    const complex_data_v1_complex_data_t *client, size_t count,
    const complex_data_v1_complex_calculation_request_t *requests,
    complex_data_v1_complex_calculation_response_t *replies, int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[0] : NULL, 0, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = complex_data_v1_complex_calculation_request_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[0], 0, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    complex_data_v1_complex_calculation_response_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[0], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (complex_data_v1_complex_calculation_response_read(frame.body.data, frame.body.data + frame.body.len,
                                                          &reader, &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 0, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e complex_data_v1_complex_data_add_all_raw(const complex_data_v1_complex_data_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
}

sw_code_e complex_data_v1_complex_data_add_all(const complex_data_v1_complex_data_t *client,
                                               const complex_data_v1_batch_operation_t *request,
                                               complex_data_v1_batch_result_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = complex_data_v1_batch_operation_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[1], 1, false, p, call, &reader);
  if (code != SW_OK) return code;
  complex_data_v1_batch_result_init(reply);
  if (complex_data_v1_batch_result_read(reader.begin, reader.end, &reader, reply) != NULL) return SW_OK;
  return sw_client_bad_reply(&client->base, 1, &reader, call);
}

sw_code_e complex_data_v1_complex_data_add_all_many(const complex_data_v1_complex_data_t *client,
                                                    size_t count,
                                                    const complex_data_v1_batch_operation_t *requests,
                                                    complex_data_v1_batch_result_t *replies, int32_t *codes,
                                                    sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[1] : NULL, 1, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = complex_data_v1_batch_operation_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[1], 1, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    complex_data_v1_batch_result_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[1], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (complex_data_v1_batch_result_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                          &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 1, &reader, call);
    }
  }
  return SW_OK;
}

sw_code_e complex_data_v1_complex_data_aggregate_raw(const complex_data_v1_complex_data_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  return sw_client_send_raw(client != NULL ? &client->base : NULL,
                            client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
}

sw_code_e complex_data_v1_complex_data_aggregate(const complex_data_v1_complex_data_t *client,
                                                 const complex_data_v1_complex_data_operation_t *request,
                                                 complex_data_v1_complex_data_result_t *reply,
                                                 sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, request, reply, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  if (p != NULL) p = complex_data_v1_complex_data_operation_write(request, p, &call->writer);
  code = sw_client_send(&client->base, &client->methods[2], 2, false, p, call, &reader);
  if (code != SW_OK) return code;
  complex_data_v1_complex_data_result_init(reply);
  if (complex_data_v1_complex_data_result_read(reader.begin, reader.end, &reader, reply) != NULL)
    return SW_OK;
  return sw_client_bad_reply(&client->base, 2, &reader, call);
}

sw_code_e complex_data_v1_complex_data_aggregate_many(
    const complex_data_v1_complex_data_t *client, size_t count,
    const complex_data_v1_complex_data_operation_t *requests, complex_data_v1_complex_data_result_t *replies,
    int32_t *codes, sw_call_t *call) {
  sw_code_e code = sw_client_check(client != NULL ? &client->base : NULL,
                                   client != NULL ? &client->methods[2] : NULL, 2, requests, replies, call);
  if (code != SW_OK) return code;
  sw_reader_t reader;
  uint8_t *p = sw_client_begin(&client->base, call);
  for (size_t i = count; p != NULL && i-- > 0;) {
    size_t before = sw_written(&call->writer, p);
    p = complex_data_v1_complex_data_operation_write(&requests[i], p, &call->writer);
    if (p != NULL) p = sw_write_length(&call->writer, p, before);
  }
  code = sw_client_send(&client->base, &client->methods[2], 2, true, p, call, &reader);
  if (code != SW_OK) return code;
  sw_frame_t frame = {reader.begin, reader.end, SW_OK, {NULL, 0}};
  for (size_t i = 0; i < count; i++) {
    complex_data_v1_complex_data_result_init(&replies[i]);
    if (!sw_frame_next(&frame))
      return sw_client_short_reply(&client->base, &client->methods[2], i, count, call);
    if (codes != NULL) codes[i] = (int32_t)frame.code;
    if (frame.code != SW_OK || frame.body.len == 0) continue;
    if (complex_data_v1_complex_data_result_read(frame.body.data, frame.body.data + frame.body.len, &reader,
                                                 &replies[i]) == NULL) {
      return sw_client_bad_reply(&client->base, 2, &reader, call);
    }
  }
  return SW_OK;
}
