/* Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit. */
/* clang-format off */

/* The feature service as it may become: what a client newer than the library was generated from. */
#ifndef SHORTWIRE_TEST_V1_H
#define SHORTWIRE_TEST_V1_H

#include "shortwire/client.h"

typedef struct shortwire_test_v1_int64_value_t shortwire_test_v1_int64_value_t;
typedef struct shortwire_test_v1_string_value_t shortwire_test_v1_string_value_t;
typedef struct shortwire_test_v1_tree_t shortwire_test_v1_tree_t;
typedef struct shortwire_test_v1_nested_t shortwire_test_v1_nested_t;

#ifdef __cplusplus
extern "C" {
#endif

struct shortwire_test_v1_int64_value_t {
  int64_t value;
  sw_bytes_t unit;
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
  const sw_bytes_t *unit;
} shortwire_test_v1_int64_value_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_int64_value_out_columns_t {
  int64_t *value;
  sw_bytes_t *unit;
} shortwire_test_v1_int64_value_out_columns_t;

struct shortwire_test_v1_string_value_t {
  sw_bytes_t value;
  const sw_bytes_t *more;
  size_t more_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_STRING_VALUE_NAME "shortwire.test.v1.StringValue"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_string_value_init(shortwire_test_v1_string_value_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_string_value_encode(const shortwire_test_v1_string_value_t *message,
                                                sw_writer_t *writer, sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_string_value_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                                shortwire_test_v1_string_value_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_string_value_write(const shortwire_test_v1_string_value_t *message, uint8_t *p,
                                              sw_writer_t *w);
const uint8_t *shortwire_test_v1_string_value_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                   shortwire_test_v1_string_value_t *message);
const uint8_t *shortwire_test_v1_string_value_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                    const shortwire_test_v1_string_value_t **message);
const uint8_t *shortwire_test_v1_string_value_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                                     uint32_t tag,
                                                     const shortwire_test_v1_string_value_t **items,
                                                     size_t *count);

/* An entry of shortwire.test.v1.Tree.weights. Of equal keys the last one counts: decoded maps have no
 * others. */
typedef struct shortwire_test_v1_tree_weights_entry_t {
  sw_bytes_t key;
  int64_t value;
} shortwire_test_v1_tree_weights_entry_t;

struct shortwire_test_v1_tree_t {
  int64_t value;
  const shortwire_test_v1_tree_t *left;
  sw_bytes_t label;
  const shortwire_test_v1_tree_weights_entry_t *weights;
  size_t weights_count;
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

/* The entry of a key, or NULL. Compares with one entry after the other. */
const shortwire_test_v1_tree_weights_entry_t *shortwire_test_v1_tree_find_weights(
    const shortwire_test_v1_tree_t *message, sw_bytes_t key);

/* For generated code. */
uint8_t *shortwire_test_v1_tree_write(const shortwire_test_v1_tree_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *shortwire_test_v1_tree_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                           shortwire_test_v1_tree_t *message);
const uint8_t *shortwire_test_v1_tree_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                            const shortwire_test_v1_tree_t **message);
const uint8_t *shortwire_test_v1_tree_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             uint32_t tag, const shortwire_test_v1_tree_t **items,
                                             size_t *count);

struct shortwire_test_v1_nested_t {
  sw_bytes_t inner;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define SHORTWIRE_TEST_V1_NESTED_NAME "shortwire.test.v1.Nested"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void shortwire_test_v1_nested_init(shortwire_test_v1_nested_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e shortwire_test_v1_nested_encode(const shortwire_test_v1_nested_t *message, sw_writer_t *writer,
                                          sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e shortwire_test_v1_nested_decode(sw_bytes_t bytes, sw_arena_t *arena,
                                          shortwire_test_v1_nested_t *message, sw_error_t *error);

/* For generated code. */
uint8_t *shortwire_test_v1_nested_write(const shortwire_test_v1_nested_t *message, uint8_t *p,
                                        sw_writer_t *w);
const uint8_t *shortwire_test_v1_nested_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                             shortwire_test_v1_nested_t *message);
const uint8_t *shortwire_test_v1_nested_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                              const shortwire_test_v1_nested_t **message);
const uint8_t *shortwire_test_v1_nested_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                               uint32_t tag, const shortwire_test_v1_nested_t **items,
                                               size_t *count);

/* Fields of many messages: an array each. */
typedef struct shortwire_test_v1_nested_columns_t {
  const sw_bytes_t *inner;
} shortwire_test_v1_nested_columns_t;

/* The same to be written. */
typedef struct shortwire_test_v1_nested_out_columns_t {
  sw_bytes_t *inner;
} shortwire_test_v1_nested_out_columns_t;

/* Client of shortwire.test.v1.Feature. */
typedef struct shortwire_test_v1_feature_t {
  sw_client_t base;
  sw_entry_t methods[6];
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

/* shortwire.test.v1.Feature/EchoInt64 in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_int64_raw(const shortwire_test_v1_feature_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoInt64 in wire format: what shortwire_test_v1_feature_echo_int64() does where
 * it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_int64_wire(const shortwire_test_v1_feature_t *client,
                                                    const shortwire_test_v1_int64_value_t *request,
                                                    shortwire_test_v1_int64_value_t *reply, sw_call_t *call);

/* Has a field here that the library does not know. */
static inline sw_code_e shortwire_test_v1_feature_echo_int64(const shortwire_test_v1_feature_t *client,
                                                             const shortwire_test_v1_int64_value_t *request,
                                                             shortwire_test_v1_int64_value_t *reply,
                                                             sw_call_t *call) {
  sw_slot_t in[3];
  sw_slot_t out[3];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[0].flat == NULL)) {
    return shortwire_test_v1_feature_echo_int64_wire(client, request, reply, call);
  }
  in[0].i64 = request->value;
  in[1].data = request->unit.data;
  in[2].u64 = request->unit.len;
  int32_t code = client->methods[0].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].i64;
  reply->unit.data = out[1].data;
  reply->unit.len = (size_t)out[2].u64;
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

/* shortwire.test.v1.Feature/EchoString in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_string_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* Has a list here, so that it is not flat any more. */
sw_code_e shortwire_test_v1_feature_echo_string(const shortwire_test_v1_feature_t *client,
                                                const shortwire_test_v1_string_value_t *request,
                                                shortwire_test_v1_string_value_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoString for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_string_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_string_value_t *requests,
                                                     shortwire_test_v1_string_value_t *replies,
                                                     int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoTree in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_tree_raw(const shortwire_test_v1_feature_t *client,
                                                  sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* Has fields here that the library does not know. */
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

/* shortwire.test.v1.Feature/EchoNested in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_echo_nested_raw(const shortwire_test_v1_feature_t *client,
                                                    sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/EchoNested in wire format: what shortwire_test_v1_feature_echo_nested() does
 * where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_echo_nested_wire(const shortwire_test_v1_feature_t *client,
                                                     const shortwire_test_v1_nested_t *request,
                                                     shortwire_test_v1_nested_t *reply, sw_call_t *call);

/* Has another type here: not a change that protobuf allows. */
static inline sw_code_e shortwire_test_v1_feature_echo_nested(const shortwire_test_v1_feature_t *client,
                                                              const shortwire_test_v1_nested_t *request,
                                                              shortwire_test_v1_nested_t *reply,
                                                              sw_call_t *call) {
  sw_slot_t in[2];
  sw_slot_t out[2];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[3].flat == NULL)) {
    return shortwire_test_v1_feature_echo_nested_wire(client, request, reply, call);
  }
  in[0].data = request->inner.data;
  in[1].u64 = request->inner.len;
  int32_t code = client->methods[3].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->inner.data = out[0].data;
  reply->inner.len = (size_t)out[1].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/EchoNested for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_echo_nested_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                     const shortwire_test_v1_nested_t *requests,
                                                     shortwire_test_v1_nested_t *replies, int32_t *codes,
                                                     sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_echo_nested_columns(const shortwire_test_v1_feature_t *client,
                                                        size_t count,
                                                        const shortwire_test_v1_nested_columns_t *request,
                                                        const shortwire_test_v1_nested_out_columns_t *reply,
                                                        int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/Added in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_added_raw(const shortwire_test_v1_feature_t *client, sw_bytes_t request,
                                              sw_bytes_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/Added in wire format: what shortwire_test_v1_feature_added() does where it cannot
 * use slots. */
sw_code_e shortwire_test_v1_feature_added_wire(const shortwire_test_v1_feature_t *client,
                                               const shortwire_test_v1_int64_value_t *request,
                                               shortwire_test_v1_int64_value_t *reply, sw_call_t *call);

/* Does not exist in the library. */
static inline sw_code_e shortwire_test_v1_feature_added(const shortwire_test_v1_feature_t *client,
                                                        const shortwire_test_v1_int64_value_t *request,
                                                        shortwire_test_v1_int64_value_t *reply,
                                                        sw_call_t *call) {
  sw_slot_t in[3];
  sw_slot_t out[3];
  if (SW_UNLIKELY(
      client == NULL || request == NULL || reply == NULL || call == NULL ||
      client->methods[4].flat == NULL)) {
    return shortwire_test_v1_feature_added_wire(client, request, reply, call);
  }
  in[0].i64 = request->value;
  in[1].data = request->unit.data;
  in[2].u64 = request->unit.len;
  int32_t code = client->methods[4].flat(client->base.instance, sw_call_context(call), in, out,
                                         sw_call_begin(call, client->base.abi));
  if (SW_UNLIKELY(code != SW_OK)) return sw_call_failed(call, code);
  reply->value = out[0].i64;
  reply->unit.data = out[1].data;
  reply->unit.len = (size_t)out[2].u64;
  reply->unknown = sw_literal("", 0);
  return SW_OK;
}

/* shortwire.test.v1.Feature/Added for `count` requests at once. SW_OK if the batch ran, whatever became of
 * its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_added_many(const shortwire_test_v1_feature_t *client, size_t count,
                                               const shortwire_test_v1_int64_value_t *requests,
                                               shortwire_test_v1_int64_value_t *replies, int32_t *codes,
                                               sw_call_t *call);

/* The same with an array for each field, `count` elements long: the fastest form. */
sw_code_e shortwire_test_v1_feature_added_columns(const shortwire_test_v1_feature_t *client, size_t count,
                                                  const shortwire_test_v1_int64_value_columns_t *request,
                                                  const shortwire_test_v1_int64_value_out_columns_t *reply,
                                                  int32_t *codes, sw_call_t *call);

/* shortwire.test.v1.Feature/AddedTree in wire format. The reply lies in the call. */
sw_code_e shortwire_test_v1_feature_added_tree_raw(const shortwire_test_v1_feature_t *client,
                                                   sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* Does not exist in the library, and is not flat. */
sw_code_e shortwire_test_v1_feature_added_tree(const shortwire_test_v1_feature_t *client,
                                               const shortwire_test_v1_tree_t *request,
                                               shortwire_test_v1_tree_t *reply, sw_call_t *call);

/* shortwire.test.v1.Feature/AddedTree for `count` requests at once. SW_OK if the batch ran, whatever became
 * of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e shortwire_test_v1_feature_added_tree_many(const shortwire_test_v1_feature_t *client, size_t count,
                                                    const shortwire_test_v1_tree_t *requests,
                                                    shortwire_test_v1_tree_t *replies, int32_t *codes,
                                                    sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_TEST_V1_H */
