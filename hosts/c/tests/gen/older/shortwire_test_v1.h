/* Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit. */
/* clang-format off */

/* The feature service as it was before it grew: what an old client was generated from. */
#ifndef SHORTWIRE_TEST_V1_H
#define SHORTWIRE_TEST_V1_H

#include "shortwire/client.h"

typedef struct shortwire_test_v1_scalars_t shortwire_test_v1_scalars_t;
typedef struct shortwire_test_v1_presence_t shortwire_test_v1_presence_t;
typedef struct shortwire_test_v1_int64_value_t shortwire_test_v1_int64_value_t;
typedef struct shortwire_test_v1_version1_t shortwire_test_v1_version1_t;
typedef struct shortwire_test_v1_version2_t shortwire_test_v1_version2_t;
typedef struct shortwire_test_v1_tree_t shortwire_test_v1_tree_t;

#ifdef __cplusplus
extern "C" {
#endif

struct shortwire_test_v1_scalars_t {
  double double_value;
  sw_bytes_t string_value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_SCALARS_NAME "shortwire.test.v1.Scalars"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_scalars_init(shortwire_test_v1_scalars_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_scalars_encode(const shortwire_test_v1_scalars_t *message, sw_writer_t *writer,
                                           sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_scalars_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                           shortwire_test_v1_scalars_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_scalars_write(const shortwire_test_v1_scalars_t *message, uint8_t *p,
                                         sw_writer_t *w);
const uint8_t *shortwire_test_v1_scalars_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              shortwire_test_v1_scalars_t *message);
const uint8_t *shortwire_test_v1_scalars_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               const shortwire_test_v1_scalars_t **message);
const uint8_t *shortwire_test_v1_scalars_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                uint32_t tag, const shortwire_test_v1_scalars_t **items,
                                                size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_scalars_columns_t {
  const double *double_value;
  const sw_bytes_t *string_value;
} shortwire_test_v1_scalars_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_scalars_out_columns_t {
  double *double_value;
  sw_bytes_t *string_value;
} shortwire_test_v1_scalars_out_columns_t;

struct shortwire_test_v1_presence_t {
  int64_t number;
  sw_bytes_t text;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_PRESENCE_NAME "shortwire.test.v1.Presence"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_presence_init(shortwire_test_v1_presence_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_presence_encode(const shortwire_test_v1_presence_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_presence_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            shortwire_test_v1_presence_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_presence_write(const shortwire_test_v1_presence_t *message, uint8_t *p,
                                          sw_writer_t *w);
const uint8_t *shortwire_test_v1_presence_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               shortwire_test_v1_presence_t *message);
const uint8_t *shortwire_test_v1_presence_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const shortwire_test_v1_presence_t **message);
const uint8_t *shortwire_test_v1_presence_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const shortwire_test_v1_presence_t **items,
                                                 size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_presence_columns_t {
  const int64_t *number;
  const sw_bytes_t *text;
} shortwire_test_v1_presence_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_presence_out_columns_t {
  int64_t *number;
  sw_bytes_t *text;
} shortwire_test_v1_presence_out_columns_t;

struct shortwire_test_v1_int64_value_t {
  int64_t value;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_INT64_VALUE_NAME "shortwire.test.v1.Int64Value"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_int64_value_init(shortwire_test_v1_int64_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_int64_value_encode(const shortwire_test_v1_int64_value_t *message,
                                               sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_int64_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                               shortwire_test_v1_int64_value_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_int64_value_write(const shortwire_test_v1_int64_value_t *message, uint8_t *p,
                                             sw_writer_t *w);
const uint8_t *shortwire_test_v1_int64_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                  shortwire_test_v1_int64_value_t *message);
const uint8_t *shortwire_test_v1_int64_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   const shortwire_test_v1_int64_value_t **message);
const uint8_t *shortwire_test_v1_int64_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    uint32_t tag,
                                                    const shortwire_test_v1_int64_value_t **items,
                                                    size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_int64_value_columns_t {
  const int64_t *value;
} shortwire_test_v1_int64_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_int64_value_out_columns_t {
  int64_t *value;
} shortwire_test_v1_int64_value_out_columns_t;

struct shortwire_test_v1_version1_t {
  sw_bytes_t name;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_VERSION1_NAME "shortwire.test.v1.Version1"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_version1_init(shortwire_test_v1_version1_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_version1_encode(const shortwire_test_v1_version1_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_version1_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            shortwire_test_v1_version1_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_version1_write(const shortwire_test_v1_version1_t *message, uint8_t *p,
                                          sw_writer_t *w);
const uint8_t *shortwire_test_v1_version1_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               shortwire_test_v1_version1_t *message);
const uint8_t *shortwire_test_v1_version1_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const shortwire_test_v1_version1_t **message);
const uint8_t *shortwire_test_v1_version1_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const shortwire_test_v1_version1_t **items,
                                                 size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_version1_columns_t {
  const sw_bytes_t *name;
} shortwire_test_v1_version1_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_version1_out_columns_t {
  sw_bytes_t *name;
} shortwire_test_v1_version1_out_columns_t;

struct shortwire_test_v1_version2_t {
  sw_bytes_t name;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_VERSION2_NAME "shortwire.test.v1.Version2"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_version2_init(shortwire_test_v1_version2_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_version2_encode(const shortwire_test_v1_version2_t *message, sw_writer_t *writer,
                                            sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_version2_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                            shortwire_test_v1_version2_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_version2_write(const shortwire_test_v1_version2_t *message, uint8_t *p,
                                          sw_writer_t *w);
const uint8_t *shortwire_test_v1_version2_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               shortwire_test_v1_version2_t *message);
const uint8_t *shortwire_test_v1_version2_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                const shortwire_test_v1_version2_t **message);
const uint8_t *shortwire_test_v1_version2_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                 uint32_t tag, const shortwire_test_v1_version2_t **items,
                                                 size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_version2_columns_t {
  const sw_bytes_t *name;
} shortwire_test_v1_version2_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_version2_out_columns_t {
  sw_bytes_t *name;
} shortwire_test_v1_version2_out_columns_t;

struct shortwire_test_v1_tree_t {
  const shortwire_test_v1_tree_t *left;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_TREE_NAME "shortwire.test.v1.Tree"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_tree_init(shortwire_test_v1_tree_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_tree_encode(const shortwire_test_v1_tree_t *message, sw_writer_t *writer,
                                        sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_tree_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                        shortwire_test_v1_tree_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_tree_write(const shortwire_test_v1_tree_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_test_v1_tree_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           shortwire_test_v1_tree_t *message);
const uint8_t *shortwire_test_v1_tree_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            const shortwire_test_v1_tree_t **message);
const uint8_t *shortwire_test_v1_tree_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             uint32_t tag, const shortwire_test_v1_tree_t **items,
                                             size_t *count);

/* Client of shortwire.test.v1.Feature. */
typedef struct shortwire_test_v1_feature_t {
  sw_client_t base;
  sw_entry_t methods[5];
} shortwire_test_v1_feature_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e shortwire_test_v1_feature_open(const char *path, const sw_options_t *options,
                                         shortwire_test_v1_feature_t *client, sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e shortwire_test_v1_feature_join(const sw_client_t *other, shortwire_test_v1_feature_t *client,
                                         sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void shortwire_test_v1_feature_close(shortwire_test_v1_feature_t *client);

/* shortwire.test.v1.Feature/EchoScalars in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_scalars_raw(const shortwire_test_v1_feature_t *client,
                                                     sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoScalars in wire format: what shortwire_test_v1_feature_echo_scalars() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_scalars_wire(const shortwire_test_v1_feature_t *client,
                                                      const shortwire_test_v1_scalars_t *request,
                                                      shortwire_test_v1_scalars_t *reply, sw_call_t *call);

/* Flat here and there, with fewer fields here. */
static inline sw_code_e shortwire_test_v1_feature_echo_scalars(const shortwire_test_v1_feature_t *client,
                                                               const shortwire_test_v1_scalars_t *request,
                                                               shortwire_test_v1_scalars_t *reply,
                                                               sw_call_t *call) {
  sw_slot_t in[3];
  sw_slot_t out[3];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return shortwire_test_v1_feature_echo_scalars_wire(client, request, reply, call);
  }
  in[0].f64 = request->double_value;
  in[1].data = request->string_value.data;
  in[2].u64 = request->string_value.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->double_value = out[0].f64;
  reply->string_value.data = out[1].data;
  reply->string_value.len = (size_t)out[2].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoScalars for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_scalars_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                      const shortwire_test_v1_scalars_t *requests,
                                                      shortwire_test_v1_scalars_t *replies, int32_t *codes,
                                                      sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_scalars_columns(const shortwire_test_v1_feature_t *client,
                                                         size_t count,
                                                         const shortwire_test_v1_scalars_columns_t *request,
                                                         const shortwire_test_v1_scalars_out_columns_t *reply,
                                                         int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoPresence in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_presence_raw(const shortwire_test_v1_feature_t *client,
                                                      sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoPresence in wire format: what shortwire_test_v1_feature_echo_presence() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_presence_wire(const shortwire_test_v1_feature_t *client,
                                                       const shortwire_test_v1_presence_t *request,
                                                       shortwire_test_v1_presence_t *reply, sw_call_t *call);

/* Flat here; there the fields became optional. */
static inline sw_code_e shortwire_test_v1_feature_echo_presence(const shortwire_test_v1_feature_t *client,
                                                                const shortwire_test_v1_presence_t *request,
                                                                shortwire_test_v1_presence_t *reply,
                                                                sw_call_t *call) {
  sw_slot_t in[3];
  sw_slot_t out[3];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[1].flat == NULL)) {
    return shortwire_test_v1_feature_echo_presence_wire(client, request, reply, call);
  }
  in[0].i64 = request->number;
  in[1].data = request->text.data;
  in[2].u64 = request->text.len;
  int32_t code = client->methods[1].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->number = out[0].i64;
  reply->text.data = out[1].data;
  reply->text.len = (size_t)out[2].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoPresence for `count` requests at once. SW_OK if the batch ran, whatever
 * became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_presence_many(const shortwire_test_v1_feature_t *client,
                                                       size_t count,
                                                       const shortwire_test_v1_presence_t *requests,
                                                       shortwire_test_v1_presence_t *replies, int32_t *codes,
                                                       sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_presence_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_presence_columns_t *request,
    const shortwire_test_v1_presence_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoInt64 in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_int64_raw(const shortwire_test_v1_feature_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoInt64 in wire format: what shortwire_test_v1_feature_echo_int64() does where
 * it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_int64_wire(const shortwire_test_v1_feature_t *client,
                                                    const shortwire_test_v1_int64_value_t *request,
                                                    shortwire_test_v1_int64_value_t *reply, sw_call_t *call);

/* As it is there. */
static inline sw_code_e shortwire_test_v1_feature_echo_int64(const shortwire_test_v1_feature_t *client,
                                                             const shortwire_test_v1_int64_value_t *request,
                                                             shortwire_test_v1_int64_value_t *reply,
                                                             sw_call_t *call) {
  sw_slot_t in[1];
  sw_slot_t out[1];
  if (SW_UNLIKELY(client == NULL || request == NULL || reply == NULL || client->methods[2].flat == NULL)) {
    return shortwire_test_v1_feature_echo_int64_wire(client, request, reply, call);
  }
  in[0].i64 = request->value;
  int32_t code = client->methods[2].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].i64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoInt64 for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_int64_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                    const shortwire_test_v1_int64_value_t *requests,
                                                    shortwire_test_v1_int64_value_t *replies, int32_t *codes,
                                                    sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_int64_columns(
    const shortwire_test_v1_feature_t *client, size_t count,
    const shortwire_test_v1_int64_value_columns_t *request,
    const shortwire_test_v1_int64_value_out_columns_t *reply, int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/Newer in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_newer_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/Newer in wire format: what shortwire_test_v1_feature_newer() does where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_newer_wire(const shortwire_test_v1_feature_t *client,
                                               const shortwire_test_v1_version1_t *request,
                                               shortwire_test_v1_version2_t *reply, sw_call_t *call);

/* Wire there; flat here, where the reply has not grown yet. */
static inline sw_code_e shortwire_test_v1_feature_newer(const shortwire_test_v1_feature_t *client,
                                                        const shortwire_test_v1_version1_t *request,
                                                        shortwire_test_v1_version2_t *reply,
                                                        sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[3].flat == NULL)) {
    return shortwire_test_v1_feature_newer_wire(client, request, reply, call);
  }
  in[0].data = request->name.data;
  in[1].u64 = request->name.len;
  int32_t code = client->methods[3].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->name.data = out[0].data;
  reply->name.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/Newer for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_newer_many(const shortwire_test_v1_feature_t *client, size_t count,
                                               const shortwire_test_v1_version1_t *requests,
                                               shortwire_test_v1_version2_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_newer_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                  const shortwire_test_v1_version1_columns_t *request,
                                                  const shortwire_test_v1_version2_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoTree in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_tree_raw(const shortwire_test_v1_feature_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* Its request has lost a field here. */
sw_code_e shortwire_test_v1_feature_echo_tree(const shortwire_test_v1_feature_t *client,
                                              const shortwire_test_v1_tree_t *request,
                                              shortwire_test_v1_tree_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoTree for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_tree_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                   const shortwire_test_v1_tree_t *requests,
                                                   shortwire_test_v1_tree_t *replies, int32_t *codes,
                                                   sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_TEST_V1_H */
