#include "client.h"

#include <stdlib.h>
#include <string.h>

#include "shortwire/error.h"

enum { LONGEST_PATH = 4096 };

static void end_service(instance_t *instance) {
  if (instance->service == NULL) return;
  instance->library->abi->instance_free(instance->service);
  instance->service = NULL;
}

void instance_drop(instance_t *instance) {
  instance->references--;
  if (instance->references == 0 || (instance->references == 1 && instance->is_closed)) end_service(instance);
  if (instance->references == 0) free(instance);
}

/* After this no entry calls the instance; what is under way on other threads finishes. */
static void shut_entries(area_t *area, const instance_t *instance) {
  for (uint32_t i = 0; i < area->entry_count; i++) {
    if (area->entries[i].owner == instance) area->entries[i].service = NULL;
  }
}

static void collected(napi_env env, void *data, void *hint) {
  (void)env;
  (void)hint;
  instance_t *instance = (instance_t *)data;
  area_t *area = instance->area;
  shut_entries(area, instance);
  for (uint32_t i = 0; i < area->entry_count; i++) {
    if (area->entries[i].owner == instance) area->entries[i].owner = NULL;
  }
  instance_drop(instance);
  area_drop(area);
}

static napi_value throw(napi_env env, sw_error_t *error) {
  napi_throw_error(env, sw_code_name(error->code), error->message);
  sw_error_free(error);
  return NULL;
}

napi_value client_open(napi_env env, napi_callback_info info) {
  napi_value arguments[3];
  arguments_of(env, info, 3, arguments);
  char path[LONGEST_PATH];
  size_t len = 0;
  napi_get_value_string_utf8(env, arguments[0], path, sizeof path, &len);
  double max_bytes = 0;
  sw_options_t options = {.size = sizeof options};
  napi_get_value_double(env, arguments[1], &max_bytes);
  napi_get_value_uint32(env, arguments[2], &options.max_depth);
  options.max_message_bytes = (uint64_t)max_bytes;

  sw_error_t error = SW_ERROR_INIT;
  const sw_library_t *library = NULL;
  if (sw_library_open(path, &library, &error) != SW_OK) return throw(env, &error);
  sw_buffer_t status = SW_ZERO;
  sw_instance_t *service = NULL;
  int32_t code = library->abi->instance_new(&options, &service, &status);
  if (code != SW_OK) {
    sw_error_set_status(&error, (sw_code_e)code, (sw_bytes_t){status.data, status.len});
    library->abi->release(&status);
    return throw(env, &error);
  }
  instance_t *instance = (instance_t *)malloc(sizeof *instance);
  napi_value external = NULL;
  if (instance != NULL) *instance = (instance_t){area_of(env), library, service, 1, false};
  if (instance == NULL || napi_create_external(env, instance, collected, NULL, &external) != napi_ok) {
    library->abi->instance_free(service);
    free(instance);
    napi_throw_error(env, "RESOURCE_EXHAUSTED", "there is no memory for another client");
    return NULL;
  }
  instance->area->users++;
  return external;
}

static instance_t *instance_argument(napi_env env, napi_value value) {
  void *instance = NULL;
  if (napi_get_value_external(env, value, &instance) != napi_ok) return NULL;
  return (instance_t *)instance;
}

napi_value client_describe(napi_env env, napi_callback_info info) {
  napi_value external, result, part;
  arguments_of(env, info, 1, &external);
  const instance_t *instance = instance_argument(env, external);
  if (instance == NULL) return NULL;
  const sw_abi_t *abi = instance->library->abi;
  napi_create_array_with_length(env, 2, &result);
  napi_create_string_utf8(env, abi->runtime, NAPI_AUTO_LENGTH, &part);
  napi_set_element(env, result, 0, part);
  part = copy_of(env, abi->schema.data, abi->schema.len);
  if (part != NULL) napi_set_element(env, result, 1, part);
  return result;
}

/* The start of so many entries in a row that are free, made at the end if there are none. */
static bool reserve(area_t *area, uint32_t wanted, uint32_t *first) {
  uint32_t run = 0;
  for (uint32_t i = 0; i < area->entry_count; i++) {
    run = area->entries[i].owner == NULL ? run + 1 : 0;
    if (run != wanted) continue;
    *first = i + 1 - wanted;
    return true;
  }
  *first = area->entry_count;
  entry_t *entries = (entry_t *)realloc(area->entries, (area->entry_count + wanted) * sizeof *entries);
  if (entries == NULL) return false;
  area->entries = entries;
  area->entry_count += wanted;
  return true;
}

static const uint8_t *read_slots(const uint8_t *layout, bytes_slots_t *fields) {
  fields->count = *layout++;
  memcpy(fields->slots, layout, fields->count);
  return layout + fields->count;
}

napi_value client_bind(napi_env env, napi_callback_info info) {
  napi_value arguments[3], result;
  arguments_of(env, info, 3, arguments);
  area_t *area = area_of(env);
  instance_t *instance = instance_argument(env, arguments[0]);
  const uint8_t *ids, *layout;
  size_t ids_len, layout_len;
  if (instance == NULL || !bytes_of(env, arguments[1], &ids, &ids_len) ||
      !bytes_of(env, arguments[2], &layout, &layout_len)) {
    return NULL;
  }
  uint32_t first, count = (uint32_t)(ids_len / 16);
  if (!reserve(area, count, &first)) {
    napi_throw_error(env, "RESOURCE_EXHAUSTED", "there is no memory for another client");
    return NULL;
  }
  for (uint32_t i = 0; i < count; i++) {
    uint64_t id_and_shape[2];
    memcpy(id_and_shape, ids + 16 * i, 16);
    const sw_method_t *method = sw_library_method(instance->library, id_and_shape[0]);
    bool is_flat = method != NULL && id_and_shape[1] != 0 && method->shape == id_and_shape[1];
    entry_t *entry = &area->entries[first + i];
    *entry = (entry_t){.owner = instance,
                       .service = instance->service,
                       .method = method,
                       .flat = is_flat ? method->flat : NULL,
                       .flat_many = is_flat ? method->flat_many : NULL};
    layout = read_slots(read_slots(layout, &entry->request_bytes), &entry->reply_bytes);
  }
  napi_create_uint32(env, first, &result);
  return result;
}

napi_value client_close(napi_env env, napi_callback_info info) {
  napi_value external;
  arguments_of(env, info, 1, &external);
  instance_t *instance = instance_argument(env, external);
  if (instance == NULL) return NULL;
  shut_entries(area_of(env), instance);
  instance->is_closed = true;
  if (instance->references == 1) end_service(instance);
  return NULL;
}
