/* The raw boundary of Node.js: an addon written by hand on the Node-API. */
#include <node_api.h>
#include <string.h>

#include "../ladder/ladder.h"
#include "raw.h"

static void arguments(napi_env env, napi_callback_info info, size_t count, napi_value *values) {
  napi_get_cb_info(env, info, &count, values, NULL, NULL);
}

static void *bytes(napi_env env, napi_value value, size_t *count) {
  void *data = NULL;
  napi_get_typedarray_info(env, value, NULL, count, &data, NULL, NULL);
  return data;
}

static napi_value add(napi_env env, napi_callback_info info) {
  napi_value values[2], sum;
  int64_t a = 0, b = 0;
  arguments(env, info, 2, values);
  if (napi_get_value_int64(env, values[0], &a) != napi_ok ||
      napi_get_value_int64(env, values[1], &b) != napi_ok) {
    napi_throw_type_error(env, NULL, "add() takes two numbers");
    return NULL;
  }
  napi_create_int64(env, raw_add(a, b), &sum);
  return sum;
}

static napi_value add_bigint(napi_env env, napi_callback_info info) {
  napi_value values[2], sum;
  int64_t a = 0, b = 0;
  bool fits_a = false, fits_b = false;
  arguments(env, info, 2, values);
  if (napi_get_value_bigint_int64(env, values[0], &a, &fits_a) != napi_ok ||
      napi_get_value_bigint_int64(env, values[1], &b, &fits_b) != napi_ok || !fits_a || !fits_b) {
    napi_throw_type_error(env, NULL, "addBigint() takes two bigints of 64 bits");
    return NULL;
  }
  napi_create_bigint_int64(env, raw_add(a, b), &sum);
  return sum;
}

static napi_value add_columns(napi_env env, napi_callback_info info) {
  napi_value values[3];
  size_t counts[3] = {0, 0, 0};
  void *columns[3];
  arguments(env, info, 3, values);
  for (int i = 0; i < 3; i++) columns[i] = bytes(env, values[i], &counts[i]);
  if (counts[0] != counts[1] || counts[0] != counts[2]) {
    napi_throw_type_error(env, NULL, "addColumns() takes three BigInt64Arrays of one length");
    return NULL;
  }
  raw_add_columns(columns[0], columns[1], columns[2], counts[0]);
  return NULL;
}

/* Bytes of the caller's for the request, bytes of the caller's for the reply; returns how many. */
static napi_value process(napi_env env, napi_callback_info info) {
  napi_value values[2], result;
  size_t len = 0, room = 0;
  arguments(env, info, 2, values);
  uint8_t *request = bytes(env, values[0], &len);
  uint8_t *reply = bytes(env, values[1], &room);
  napi_create_uint32(env, room < 11 ? 0 : (uint32_t)raw_process(request, len, reply), &result);
  return result;
}

static napi_value copy(napi_env env, napi_callback_info info) {
  napi_value values[2], result;
  size_t len = 0, room = 0;
  arguments(env, info, 2, values);
  uint8_t *from = bytes(env, values[0], &len);
  uint8_t *to = bytes(env, values[1], &room);
  napi_create_uint32(env, room < len ? 0 : (uint32_t)raw_copy(from, len, to), &result);
  return result;
}

static napi_value nothing(napi_env env, napi_callback_info info) {
  (void)env, (void)info;
  ladder_nothing();
  return NULL;
}

/* Memory of the caller's that all rungs of the ladder work in: a request that starts there, and room for a reply. */
static uint8_t *ladder_request, *ladder_room;

static napi_value lend(napi_env env, napi_callback_info info) {
  napi_value values[2];
  size_t count = 0;
  napi_ref kept;
  arguments(env, info, 2, values);
  ladder_request = bytes(env, values[0], &count);
  ladder_room = bytes(env, values[1], &count);
  for (int i = 0; i < 2; i++) napi_create_reference(env, values[i], 1, &kept);
  return NULL;
}

/* A rung: takes the length of the request and returns what the rung does. */
static napi_value climb(napi_env env, napi_callback_info info,
                        size_t (*rung)(const uint8_t *request, size_t len, uint8_t *reply)) {
  napi_value value, result;
  uint32_t len = 0;
  arguments(env, info, 1, &value);
  napi_get_value_uint32(env, value, &len);
  napi_create_uint32(env, (uint32_t)rung(ladder_request, len, ladder_room), &result);
  return result;
}

static napi_value args(napi_env env, napi_callback_info info) {
  return climb(env, info, ladder_args);
}

static napi_value decode(napi_env env, napi_callback_info info) {
  return climb(env, info, ladder_decode);
}

static napi_value work(napi_env env, napi_callback_info info) {
  return climb(env, info, ladder_work);
}

static napi_value reply(napi_env env, napi_callback_info info) {
  return climb(env, info, ladder_reply);
}

NAPI_MODULE_INIT() {
  static const struct {
    const char *name;
    napi_callback function;
  } functions[] = {
      {"add", add},   {"addBigint", add_bigint}, {"addColumns", add_columns}, {"process", process},
      {"copy", copy}, {"lend", lend},            {"nothing", nothing},        {"args", args},
      {"work", work}, {"decode", decode},        {"reply", reply},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    napi_value function;
    napi_create_function(env, functions[i].name, NAPI_AUTO_LENGTH, functions[i].function, NULL, &function);
    napi_set_named_property(env, exports, functions[i].name, function);
  }
  return exports;
}
