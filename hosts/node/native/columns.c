#include "columns.h"

#include <stdlib.h>
#include <string.h>

#include "call.h"

enum { MAX_COLUMNS = 65 };

/* The columns of one message, and what of their memory is to be freed. */
typedef struct table_t {
  uint32_t count;
  sw_column_t columns[MAX_COLUMNS];
  sw_bytes_t *texts[MAX_COLUMNS];
} table_t;

static void free_table(table_t *table) {
  for (uint32_t i = 0; i < table->count; i++) free(table->texts[i]);
}

static bool text_table(table_t *table, uint32_t column, size_t count) {
  sw_bytes_t *texts = (sw_bytes_t *)calloc(count != 0 ? count : 1, sizeof *texts);
  table->texts[column] = texts;
  table->columns[column] = (sw_column_t){texts, (ptrdiff_t)sizeof *texts};
  return texts != NULL;
}

/* A pair of bytes and ends. */
static bool read_texts(napi_env env, napi_value pair, table_t *table, uint32_t column, size_t count) {
  napi_value part;
  const uint8_t *bytes, *ends;
  size_t bytes_len, ends_len;
  if (napi_get_element(env, pair, 0, &part) != napi_ok || !bytes_of(env, part, &bytes, &bytes_len))
    return false;
  if (napi_get_element(env, pair, 1, &part) != napi_ok || !bytes_of(env, part, &ends, &ends_len))
    return false;
  size_t found = ends_len / sizeof(uint32_t);
  if ((found != count && found != 1) || !text_table(table, column, found)) return false;
  uint32_t start = 0, end;
  for (size_t i = 0; i < found; i++, start = end) {
    memcpy(&end, ends + i * sizeof end, sizeof end);
    if (end < start || end > bytes_len) return false;
    table->texts[column][i] = (sw_bytes_t){bytes + start, end - start};
  }
  if (found != count) table->columns[column].stride = 0;
  return true;
}

static bool read_column(napi_env env, napi_value value, table_t *table, uint32_t column, size_t count) {
  bool is_pair = false;
  napi_is_array(env, value, &is_pair);
  if (is_pair) return read_texts(env, value, table, column, count);
  napi_typedarray_type type;
  size_t len;
  void *data = NULL;
  static const ptrdiff_t sizes[] = {1, 1, 1, 2, 2, 4, 4, 4, 8, 8, 8};
  if (napi_get_typedarray_info(env, value, &type, &len, &data, NULL, NULL) != napi_ok) return false;
  if ((len != count && len != 1) || (size_t)type >= sizeof sizes / sizeof *sizes) return false;
  static uint64_t nothing;
  table->columns[column] = (sw_column_t){data != NULL ? data : &nothing, len == count ? sizes[type] : 0};
  return true;
}

static bool read_table(napi_env env, napi_value list, table_t *table, size_t count, bool is_reply) {
  if (napi_get_array_length(env, list, &table->count) != napi_ok || table->count > MAX_COLUMNS) {
    table->count = 0;
    return false;
  }
  for (uint32_t i = 0; i < table->count; i++) {
    napi_value value;
    napi_valuetype type = napi_undefined;
    if (napi_get_element(env, list, i, &value) != napi_ok) return false;
    napi_typeof(env, value, &type);
    if (is_reply && type == napi_undefined ? !text_table(table, i, count)
                                           : !read_column(env, value, table, i, count)) {
      return false;
    }
  }
  return true;
}

/* Puts the strings or bytes of a reply column into JavaScript's memory, as a pair. */
static bool give_texts(napi_env env, napi_value list, const table_t *table, uint32_t column, size_t count) {
  const sw_bytes_t *texts = table->texts[column];
  size_t total = 0;
  for (size_t i = 0; i < count; i++) total += texts[i].len;
  void *bytes = NULL, *ends = NULL;
  napi_value pair, bytes_buffer, ends_buffer;
  if (total > UINT32_MAX || napi_create_arraybuffer(env, total, &bytes, &bytes_buffer) != napi_ok ||
      napi_create_arraybuffer(env, count * sizeof(uint32_t), &ends, &ends_buffer) != napi_ok) {
    return false;
  }
  uint32_t end = 0;
  for (size_t i = 0; i < count; i++) {
    if (texts[i].len != 0) memcpy((uint8_t *)bytes + end, texts[i].data, texts[i].len);
    end += (uint32_t)texts[i].len;
    memcpy((uint8_t *)ends + i * sizeof end, &end, sizeof end);
  }
  napi_create_array_with_length(env, 2, &pair);
  napi_set_element(env, pair, 0, bytes_buffer);
  napi_set_element(env, pair, 1, ends_buffer);
  return napi_set_element(env, list, column, pair) == napi_ok;
}

napi_value columns_run(napi_env env, napi_callback_info info) {
  napi_value arguments[4], failures = NULL;
  arguments_of(env, info, 4, arguments);
  area_t *area = area_of(env);
  entry_t *entry = call_entry(area);
  if (entry == NULL) return NULL;
  if (entry->flat_many == NULL) {
    area->words[WORD_CODE] = NOT_FLAT;
    return NULL;
  }
  uint32_t count = 0;
  napi_get_value_uint32(env, arguments[0], &count);
  sw_context_t memory;
  const sw_context_t *context = area_context(env, area, arguments[3], &memory);
  table_t request = {0}, reply = {0};
  area->words[WORD_CODE] = NOT_IN_MEMORY;
  if (read_table(env, arguments[1], &request, count, false) &&
      read_table(env, arguments[2], &reply, count, true)) {
    const sw_abi_t *abi = entry->owner->library->abi;
    sw_buffer_t errors = SW_ZERO;
    area_release_reply(area);
    area->owner_of_reply = abi;
    sw_batch_t batch = {count, request.columns, reply.columns, NULL, &area->reply, &errors};
    area->words[WORD_CODE] = entry->flat_many(entry->service, context, &batch);
    bool is_run = area->words[WORD_CODE] == SW_OK;
    for (uint32_t i = 0; is_run && i < reply.count; i++) {
      if (reply.texts[i] != NULL) give_texts(env, arguments[2], &reply, i, count);
    }
    if (!is_run || errors.len != 0) failures = copy_of(env, errors.data, errors.len);
    abi->release(&errors);
    area_release_reply(area);
  }
  free_table(&request);
  free_table(&reply);
  return failures;
}
