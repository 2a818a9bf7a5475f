#include "async.h"

#include <stdlib.h>
#include <string.h>

#include "call.h"
#include "client.h"

/* A call under way. Between queueing and completion only the pool's thread touches `reply` and `code`. */
typedef struct work_t {
  napi_async_work handle;
  napi_ref callback;
  napi_ref cancel; /* keeps the word in memory; NULL if there is none */
  instance_t *instance;
  sw_instance_t *service;
  sw_wire_fn function;
  const sw_context_t *context; /* NULL or &memory */
  sw_context_t memory;
  sw_buffer_t reply;
  int32_t code;
  size_t request_len;
  size_t metadata_len;
  uint8_t bytes[]; /* request, then metadata */
} work_t;

static void execute(napi_env env, void *data) {
  (void)env;
  work_t *work = (work_t *)data;
  work->code = work->function(work->service, work->context, work->bytes, work->request_len, &work->reply);
}

static void forget(napi_env env, work_t *work) {
  work->instance->library->abi->release(&work->reply);
  if (work->callback != NULL) napi_delete_reference(env, work->callback);
  if (work->cancel != NULL) napi_delete_reference(env, work->cancel);
  if (work->handle != NULL) napi_delete_async_work(env, work->handle);
  instance_drop(work->instance);
  free(work);
}

static void complete(napi_env env, napi_status status, void *data) {
  work_t *work = (work_t *)data;
  napi_value callback, receiver, arguments[2];
  int32_t code = status == napi_ok ? work->code : SW_CANCELLED;
  bool is_told = napi_get_reference_value(env, work->callback, &callback) == napi_ok &&
                 napi_get_undefined(env, &receiver) == napi_ok &&
                 napi_create_int32(env, code, &arguments[0]) == napi_ok &&
                 (arguments[1] = copy_of(env, work->reply.data, work->reply.len)) != NULL;
  forget(env, work);
  if (is_told) napi_call_function(env, receiver, callback, 2, arguments, NULL);
}

static work_t *new_work(const entry_t *entry, const sw_context_t *context, sw_bytes_t request, bool is_many) {
  size_t metadata_len = context != NULL ? context->metadata.len : 0;
  work_t *work = (work_t *)malloc(sizeof *work + request.len + metadata_len);
  if (work == NULL) return NULL;
  memset(work, 0, sizeof *work);
  work->instance = entry->owner;
  work->service = entry->service;
  work->function = is_many ? entry->method->wire_many : entry->method->wire;
  work->request_len = request.len;
  work->metadata_len = metadata_len;
  if (request.len != 0) memcpy(work->bytes, request.data, request.len);
  if (context != NULL) {
    work->memory = *context;
    work->context = &work->memory;
    if (metadata_len != 0) memcpy(work->bytes + request.len, context->metadata.data, metadata_len);
    work->memory.metadata = (sw_bytes_t){work->bytes + request.len, metadata_len};
  }
  work->instance->references++;
  return work;
}

/* The word the library looks at lies in JavaScript's memory, which the reference keeps. */
static void watch(napi_env env, work_t *work, napi_value cancel) {
  const uint8_t *word;
  size_t len;
  if (work->context == NULL || !bytes_of(env, cancel, &word, &len) || len != sizeof(uint32_t)) return;
  napi_create_reference(env, cancel, 1, &work->cancel);
  work->memory.cancel = (const uint32_t *)(const void *)word;
}

napi_value async_start(napi_env env, napi_callback_info info) {
  napi_value arguments[3], name;
  arguments_of(env, info, 3, arguments);
  area_t *area = area_of(env);
  entry_t *entry = call_entry(area);
  if (entry == NULL) return NULL;
  sw_context_t memory;
  const sw_context_t *context = area_context(env, area, arguments[2], &memory);
  uint32_t len = (uint32_t)area->words[WORD_REQUEST_LEN];
  area->words[WORD_CODE] = NOT_IN_MEMORY;
  if (len > area->request.size) return NULL;
  sw_bytes_t request = {area->request.data + area->request.size - len, len};
  work_t *work = new_work(entry, context, request, area->words[WORD_MANY] != 0);
  area->words[WORD_CODE] = SW_RESOURCE_EXHAUSTED;
  if (work == NULL) return NULL;
  watch(env, work, arguments[1]);
  if (napi_create_string_latin1(env, "shortwire", NAPI_AUTO_LENGTH, &name) != napi_ok ||
      napi_create_reference(env, arguments[0], 1, &work->callback) != napi_ok ||
      napi_create_async_work(env, NULL, name, execute, complete, work, &work->handle) != napi_ok ||
      napi_queue_async_work(env, work->handle) != napi_ok) {
    forget(env, work);
    return NULL;
  }
  area->words[WORD_CODE] = SW_OK;
  return NULL;
}
