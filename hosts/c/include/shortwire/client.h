/* What generated clients are made of: the one header that generated code includes. */
#ifndef SHORTWIRE_CLIENT_H
#define SHORTWIRE_CLIENT_H

#include <math.h>

#include "shortwire.h"
#include "shortwire/arena.h"
#include "shortwire/attributes.h"
#include "shortwire/call.h"
#include "shortwire/error.h"
#include "shortwire/frame.h"
#include "shortwire/library.h"
#include "shortwire/map.h"
#include "shortwire/reader.h"
#include "shortwire/writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Text of a NUL-terminated string, which stays borrowed; empty for NULL. */
static inline sw_bytes_t sw_text(const char *text) {
  sw_bytes_t bytes = {(const uint8_t *)text, text != NULL ? strlen(text) : 0};
  return bytes;
}

/* Static text or bytes of a known length. */
static inline sw_bytes_t sw_literal(const char *text, size_t len) {
  sw_bytes_t bytes = {(const uint8_t *)text, len};
  return bytes;
}

static inline bool sw_bytes_equal(sw_bytes_t a, sw_bytes_t b) {
  return a.len == b.len && (a.len == 0 || memcmp(a.data, b.data, a.len) == 0);
}

/* Whether bytes are those of a NUL-terminated string. */
static inline bool sw_text_equals(sw_bytes_t bytes, const char *text) {
  return text != NULL && sw_bytes_equal(bytes, sw_text(text));
}

/* For printf("%.*s"): length and address. */
#define SW_PRINT(bytes) (int)(bytes).len, (const char *)(bytes).data

/* A method as a client was generated to know it. */
typedef struct sw_method_info_t {
  uint64_t id;
  uint64_t shape;   /* 0 if it is not flat */
  const char *name; /* full name */
} sw_method_info_t;

/* A method as the library has it. */
typedef struct sw_entry_t {
  const sw_method_t *method; /* NULL if the library does not have it, or the client is closed */
  sw_flat_fn flat;           /* NULL unless both sides agree on the shape */
  sw_flat_many_fn flat_many; /* the same */
} sw_entry_t;

/* What all clients have in common. */
typedef struct sw_client_t {
  sw_instance_t *instance;       /* NULL if closed */
  const sw_library_t *library;   /* NULL if it never was open */
  const sw_abi_t *abi;           /* the library's table */
  const sw_method_info_t *infos; /* methods of the service */
  uint32_t max_depth;
  size_t max_message_bytes;
  bool joined; /* the instance is another client's */
} sw_client_t;

/* ---- For generated code ---- */

/* Loads a library, starts an instance and looks the methods up. On failure the client is closed. */
sw_code_e sw_client_open(const char *path, const sw_options_t *options, const sw_method_info_t *infos,
                         size_t count, sw_client_t *client, sw_entry_t *entries, sw_error_t *error);

/* The same on the instance of another client, which stays that client's. */
sw_code_e sw_client_join(const sw_client_t *other, const sw_method_info_t *infos, size_t count,
                         sw_client_t *client, sw_entry_t *entries, sw_error_t *error);

/* Ends the instance, unless it was joined. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. Does nothing to a client that is closed. */
void sw_client_close(sw_client_t *client, sw_entry_t *entries, size_t count);

/* Whether method `index` can be called: all pointers there, client open, method in the library, call there.
 */
sw_code_e sw_client_check(const sw_client_t *client, const sw_entry_t *entry, size_t index,
                          const void *request, const void *reply, sw_call_t *call);

/* Tells that method `index` was called after the client was closed; returns SW_FAILED_PRECONDITION. */
SW_COLD sw_code_e sw_client_closed(const sw_client_t *client, size_t index, sw_error_t *error);

/* Starts a wire call: where the request is written. NULL without memory, which sw_client_send() tells. */
static inline uint8_t *sw_client_begin(const sw_client_t *client, sw_call_t *call) {
  call->writer.max_depth = client->max_depth;
  call->writer.max_bytes = client->max_message_bytes;
  sw_arena_reset(&call->arena);
  return sw_writer_start(&call->writer);
}

/* Ends the request that `p` is the start of, sends it, and starts reading the reply. `many` sends a batch. */
sw_code_e sw_client_send(const sw_client_t *client, const sw_entry_t *entry, size_t index, bool many,
                         const uint8_t *p, sw_call_t *call, sw_reader_t *reader);

/* Sends a request that is in wire format already. */
sw_code_e sw_client_send_raw(const sw_client_t *client, const sw_entry_t *entry, size_t index,
                             sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call);

/* Tells that a reply is not what the schema says; returns SW_DATA_LOSS. */
SW_COLD sw_code_e sw_client_bad_reply(const sw_client_t *client, size_t index, const sw_reader_t *reader,
                                      sw_call_t *call);

/* Tells that a batch has fewer replies than requests; returns SW_DATA_LOSS. */
SW_COLD sw_code_e sw_client_short_reply(const sw_client_t *client, const sw_entry_t *entry, size_t item,
                                        size_t count, sw_call_t *call);

/* Tells why a direct call did not put its reply into the caller's memory, and gives the library's memory
 * back. */
SW_COLD sw_code_e sw_client_not_into(const sw_client_t *client, int32_t code, sw_buffer_t *buffer,
                                     sw_bytes_t *reply, sw_call_t *call);

/* Runs a batch of flat calls. */
sw_code_e sw_client_columns(const sw_client_t *client, const sw_entry_t *entry, size_t count,
                            const sw_column_t *request, const sw_column_t *reply, int32_t *codes,
                            sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_CLIENT_H */
