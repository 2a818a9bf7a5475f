#include "call.h"

#include <string.h>

entry_t *call_entry(area_t *area) {
  uint32_t index = (uint32_t)area->words[WORD_ENTRY];
  entry_t *entry = index < area->entry_count ? &area->entries[index] : NULL;
  if (SW_UNLIKELY(entry == NULL || entry->service == NULL)) {
    area->words[WORD_CODE] = NOT_OPEN;
    return NULL;
  }
  if (SW_UNLIKELY(entry->method == NULL)) {
    area->words[WORD_CODE] = NOT_THERE;
    return NULL;
  }
  return entry;
}

/* The arguments that JavaScript says there are. Most calls have none, and asking costs. */
static size_t take_arguments(napi_env env, napi_callback_info info, area_t *area, napi_value *arguments) {
  size_t count = (size_t)area->words[WORD_ARGUMENTS];
  if (SW_LIKELY(count == 0)) return 0;
  area->words[WORD_ARGUMENTS] = 0;
  if (count > MAX_ARGUMENTS) count = MAX_ARGUMENTS;
  arguments_of(env, info, count, arguments);
  return count;
}

/* Tells JavaScript where the output lies. */
static void tell_reply(area_t *area, const sw_abi_t *abi) {
  sw_buffer_t *reply = &area->reply;
  area->words[WORD_REPLY_LEN] = (int32_t)(uint32_t)reply->len;
  bool is_inside = reply->owned == NULL &&
                   (reply->len == 0 ||
                    (reply->data >= reply->base && reply->data + reply->len <= reply->base + reply->cap));
  area->words[WORD_REPLY_TOO_BIG] = !is_inside;
  area->words[WORD_REPLY_AT] = is_inside && reply->len != 0 ? (int32_t)(reply->data - reply->base) : 0;
  area->owner_of_reply = abi;
}

/* Bytes of the request's memory, or of the next argument, or from `beside` on, unless that is NULL. */
static bool request_bytes(napi_env env, area_t *area, uint32_t from_end, size_t len, napi_value **next,
                          napi_value *end, const uint8_t *beside, sw_bytes_t *bytes) {
  if (from_end == IN_ARGUMENT) {
    if (beside != NULL) {
      *bytes = (sw_bytes_t){beside, len};
      return true;
    }
    return *next < end && bytes_of(env, *(*next)++, &bytes->data, &bytes->len) && bytes->len == len;
  }
  if (from_end > area->request.size || len > from_end) return false;
  *bytes = (sw_bytes_t){area->request.data + area->request.size - from_end, len};
  return true;
}

/* Distances in the slots of strings and bytes become addresses. */
static bool place_request(napi_env env, area_t *area, const bytes_slots_t *fields, sw_slot_t *slots,
                          napi_value *next, napi_value *end, const uint8_t *beside) {
  for (uint8_t i = 0; i < fields->count; i++) {
    sw_slot_t *slot = &slots[fields->slots[i]];
    sw_bytes_t bytes;
    if (!request_bytes(env, area, (uint32_t)slot[0].u64, (size_t)slot[1].u64, &next, end, beside,
                       &bytes))
      return false;
    slot[0].data = bytes.data;
  }
  return true;
}

/* Addresses become offsets from the start of the reply, wherever it lies. */
static void place_reply(const area_t *area, const bytes_slots_t *fields, sw_slot_t *slots) {
  for (uint8_t i = 0; i < fields->count; i++) {
    sw_slot_t *slot = &slots[fields->slots[i]];
    slot[0].u64 = slot[1].u64 == 0 ? 0 : (uint64_t)(slot[0].data - area->reply.data);
  }
}

napi_value call_flat(napi_env env, napi_callback_info info) {
  area_t *area = area_of(env);
  entry_t *entry = call_entry(area);
  if (SW_UNLIKELY(entry == NULL)) return NULL;
  if (SW_UNLIKELY(entry->flat == NULL)) {
    area->words[WORD_CODE] = NOT_FLAT;
    return NULL;
  }
  napi_value arguments[MAX_ARGUMENTS];
  size_t count = take_arguments(env, info, area, arguments);
  sw_context_t memory;
  const sw_context_t *context = area_context(env, area, count != 0 ? arguments[0] : NULL, &memory);
  napi_value *next = arguments + (context != NULL && count != 0);
  sw_slot_t *request = (sw_slot_t *)(void *)(area->block.data + REQUEST_SLOTS_AT);
  sw_slot_t *reply = (sw_slot_t *)(void *)(area->block.data + REPLY_SLOTS_AT);
  if (!place_request(env, area, &entry->request_bytes, request, next, arguments + count, NULL)) {
    area->words[WORD_CODE] = NOT_IN_MEMORY;
    return NULL;
  }
  area_release_reply(area);
  int32_t code = entry->flat(entry->service, context, request, reply, &area->reply);
  area->words[WORD_CODE] = code;
  if (SW_UNLIKELY(code != SW_OK || entry->reply_bytes.count != 0)) {
    tell_reply(area, entry->owner->library->abi);
    if (code == SW_OK) place_reply(area, &entry->reply_bytes, reply);
  }
  return NULL;
}

/* Brings the reply to the start of the output, if it fits there. A failure is left where takeReply() finds it. */
static void settle_output(area_t *area, const sw_abi_t *abi, int32_t code, sw_buffer_t *output) {
  area->words[WORD_CODE] = code;
  if (SW_LIKELY(code == SW_OK && output->owned == NULL)) {
    if (output->data != output->base && output->len != 0) memmove(output->base, output->data, output->len);
    area->words[WORD_REPLY_TOO_BIG] = 0;
    area->words[WORD_REPLY_LEN] = (int32_t)(uint32_t)output->len;
    return;
  }
  area->reply.data = output->data;
  area->reply.len = output->len;
  area->reply.owned = output->owned;
  area->reply.owned_cap = output->owned_cap;
  tell_reply(area, abi);
  if (code == SW_OK) area_release_reply(area);
}

napi_value call_direct(napi_env env, napi_callback_info info) {
  area_t *area = area_of(env);
  entry_t *entry = call_entry(area);
  if (SW_UNLIKELY(entry == NULL)) return NULL;
  if (SW_UNLIKELY(entry->flat == NULL)) {
    area->words[WORD_CODE] = NOT_FLAT;
    return NULL;
  }
  napi_value arguments[MAX_ARGUMENTS + 1];
  size_t count = 1 + (size_t)area->words[WORD_ARGUMENTS];
  area->words[WORD_ARGUMENTS] = 0;
  if (count > MAX_ARGUMENTS + 1) count = MAX_ARGUMENTS + 1;
  arguments_of(env, info, count, arguments);
  sw_context_t memory;
  const sw_context_t *context = area_context(env, area, count > 1 ? arguments[1] : NULL, &memory);
  napi_value *next = arguments + 1 + (context != NULL && count > 1);
  sw_slot_t *request = (sw_slot_t *)(void *)(area->block.data + REQUEST_SLOTS_AT);
  sw_slot_t *reply = (sw_slot_t *)(void *)(area->block.data + REPLY_SLOTS_AT);
  const uint8_t *base;
  size_t cap;
  bool is_beside = area->words[WORD_IS_BESIDE] != 0;
  area->words[WORD_IS_BESIDE] = 0;
  if (!bytes_of(env, arguments[0], &base, &cap) ||
      !place_request(env, area, &entry->request_bytes, request, next, arguments + count,
                     is_beside ? base + area->words[WORD_BESIDE] : NULL)) {
    area->words[WORD_CODE] = NOT_IN_MEMORY;
    return NULL;
  }
  area_release_reply(area);
  sw_buffer_t output = {.base = (uint8_t *)(uintptr_t)base, .cap = cap};
  int32_t code = entry->flat(entry->service, context, request, reply, &output);
  settle_output(area, entry->owner->library->abi, code, &output);
  return NULL;
}

napi_value call_wire(napi_env env, napi_callback_info info) {
  area_t *area = area_of(env);
  entry_t *entry = call_entry(area);
  if (SW_UNLIKELY(entry == NULL)) return NULL;
  napi_value arguments[MAX_ARGUMENTS];
  size_t count = take_arguments(env, info, area, arguments);
  sw_context_t memory;
  const sw_context_t *context = area_context(env, area, count != 0 ? arguments[0] : NULL, &memory);
  napi_value *next = arguments + (context != NULL && count != 0);
  sw_bytes_t request;
  if (!request_bytes(env, area, (uint32_t)area->words[WORD_REQUEST_FROM_END],
                     (uint32_t)area->words[WORD_REQUEST_LEN], &next, arguments + count, NULL,
                     &request)) {
    area->words[WORD_CODE] = NOT_IN_MEMORY;
    return NULL;
  }
  area_release_reply(area);
  sw_wire_fn function = area->words[WORD_MANY] != 0 ? entry->method->wire_many : entry->method->wire;
  area->words[WORD_CODE] = function(entry->service, context, request.data, request.len, &area->reply);
  tell_reply(area, entry->owner->library->abi);
  return NULL;
}
