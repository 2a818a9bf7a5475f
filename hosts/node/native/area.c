#include "area.h"

#include <stdlib.h>
#include <string.h>

area_t *area_of(napi_env env) {
  void *area = NULL;
  napi_get_instance_data(env, &area);
  return (area_t *)area;
}

static void bind(napi_env env, napi_value buffer, memory_t *memory) {
  bool is_buffer = false;
  napi_is_arraybuffer(env, buffer, &is_buffer);
  if (!is_buffer) return;
  if (memory->keeper != NULL) napi_delete_reference(env, memory->keeper);
  void *data = NULL;
  napi_get_arraybuffer_info(env, buffer, &data, &memory->size);
  napi_create_reference(env, buffer, 1, &memory->keeper);
  memory->data = (uint8_t *)data;
}

napi_value area_bind_memory(napi_env env, napi_callback_info info) {
  napi_value arguments[3];
  arguments_of(env, info, 3, arguments);
  area_t *area = area_of(env);
  bind(env, arguments[0], &area->block);
  bind(env, arguments[1], &area->request);
  bind(env, arguments[2], &area->reply_memory);
  area->words = (int32_t *)(void *)area->block.data;
  area->reply.base = area->reply_memory.data;
  area->reply.cap = area->reply_memory.size;
  return NULL;
}

void area_drop(area_t *area) {
  if (--area->users != 0) return;
  area_release_reply(area);
  free(area->entries);
  free(area);
}

void area_release_reply(area_t *area) {
  if (area->reply.owned != NULL) area->owner_of_reply->release(&area->reply);
}

napi_value area_take_reply(napi_env env, napi_callback_info info) {
  (void)info;
  area_t *area = area_of(env);
  napi_value copy = copy_of(env, area->reply.data, area->reply.len);
  area_release_reply(area);
  return copy;
}

bool bytes_of(napi_env env, napi_value value, const uint8_t **data, size_t *len) {
  static const uint8_t nothing = 0;
  napi_typedarray_type type;
  size_t count;
  void *memory = NULL;
  /* Says so itself if it is no typed array. */
  if (napi_get_typedarray_info(env, value, &type, &count, &memory, NULL, NULL) != napi_ok) return false;
  static const uint8_t sizes[] = {1, 1, 1, 2, 2, 4, 4, 4, 8, 8, 8};
  *len = (size_t)type < sizeof sizes ? count * sizes[type] : count;
  *data = memory != NULL ? (const uint8_t *)memory : &nothing;
  return true;
}

napi_value copy_of(napi_env env, const void *data, size_t len) {
  void *memory = NULL;
  napi_value buffer = NULL;
  if (napi_create_arraybuffer(env, len, &memory, &buffer) != napi_ok) return NULL;
  if (len != 0) memcpy(memory, data, len);
  return buffer;
}

void arguments_of(napi_env env, napi_callback_info info, size_t count, napi_value *arguments) {
  napi_get_cb_info(env, info, &count, arguments, NULL, NULL);
}

const sw_context_t *area_context(napi_env env, area_t *area, napi_value metadata, sw_context_t *context) {
  if (area->words[WORD_HAS_CONTEXT] == 0) return NULL;
  area->words[WORD_HAS_CONTEXT] = 0;
  *context = (sw_context_t){.size = (uint32_t)sizeof *context};
  memcpy(&context->deadline_ns, &area->words[WORD_DEADLINE], sizeof context->deadline_ns);
  if (metadata != NULL) bytes_of(env, metadata, &context->metadata.data, &context->metadata.len);
  return context;
}
