/* What belongs to a call: deadline, cancel word and metadata on the way in; the error and the memory of the
 * reply on the way out.
 *
 * Threads   A call belongs to one thread at a time. A client may be used with many of them at once.
 * Memory    What a reply points to lies in the call and is valid until the call is used again or freed. Keep
 * two replies at a time by using two calls. Cost      Used again and again, a call stops allocating as soon
 * as its memory fits the largest message.
 */
#ifndef SHORTWIRE_CALL_H
#define SHORTWIRE_CALL_H

#include "shortwire.h"
#include "shortwire/arena.h"
#include "shortwire/attributes.h"
#include "shortwire/error.h"
#include "shortwire/writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Start with SW_CALL_INIT, or with sw_call_on() to get replies into memory of your own; end with
 * sw_call_free(). */
typedef struct sw_call_t {
  const sw_context_t *context; /* in: deadline, cancel word, metadata; NULL for none. Borrowed */
  sw_error_t error;            /* out: after a function returned anything but SW_OK */
  sw_buffer_t reply;           /* memory of the reply, then of items of a batch */
  sw_buffer_t failures;        /* shortwire.v1.BatchStatus of a batch of flat calls */
  sw_bytes_t frames;           /* replies of a batch of wire calls, statuses among them */
  sw_arena_t arena;            /* lists and nested messages of the reply */
  sw_writer_t writer;          /* the request in wire format */
  const sw_abi_t *abi;         /* whose memory the buffers hold */
  bool borrowed;               /* the memory of the reply is the caller's and does not grow */
} sw_call_t;

#define SW_CALL_INIT SW_ZERO

/* A call whose replies go into `memory` as long as they fit; what does not lies in memory of the library's.
 */
sw_call_t sw_call_on(void *memory, size_t size);

/* Gives back all memory but the caller's; the call may be used again. NULL is allowed. */
void sw_call_free(sw_call_t *call);

/* After a batch: why the item at `index` failed, into `error`. Returns its code, SW_OK if it succeeded. */
sw_code_e sw_call_item_error(const sw_call_t *call, size_t index, sw_error_t *error);

/* How many items of the last batch failed. Walks over all replies of a wire batch. */
size_t sw_call_failed_items(const sw_call_t *call);

/* A context with nothing in it. */
#define SW_CONTEXT_INIT {(uint32_t)sizeof(sw_context_t), 0, 0, NULL, {NULL, 0}}

/* The deadline that is so many milliseconds from now, for sw_context_t.deadline_ns. */
int64_t sw_deadline_in_ms(uint32_t milliseconds);

/* Adds a pair to metadata that `writer` holds, for sw_context_t.metadata, which is set to what it holds now.
 * Names are lower-case ASCII; those that end in "-bin" carry bytes, all others text. `*metadata` must be
 * empty or come from the same writer. */
sw_code_e sw_metadata_add(sw_writer_t *writer, const char *name, sw_bytes_t value, sw_bytes_t *metadata);

/* ---- For generated code ---- */

/* Makes the memory of the last reply available again. */
SW_NOINLINE void sw_call_recycle(sw_call_t *call);

/* Where variable-sized output of a call goes; NULL without a call. */
SW_INLINE sw_buffer_t *sw_call_begin(sw_call_t *call, const sw_abi_t *abi) {
  if (call == NULL) return NULL;
  if (SW_UNLIKELY(call->reply.base == NULL || call->reply.owned != NULL || call->failures.len != 0)) {
    sw_call_recycle(call);
  }
  call->abi = abi;
  return &call->reply;
}

SW_INLINE const sw_context_t *sw_call_context(const sw_call_t *call) {
  return call != NULL ? call->context : NULL;
}

/* Tells why a call failed that left a status in its buffer; returns the code. */
SW_COLD sw_code_e sw_call_failed(sw_call_t *call, int32_t code);

/* Tells that an argument is NULL; returns SW_INVALID_ARGUMENT. `call` may be NULL. */
SW_COLD sw_code_e sw_call_null_argument(sw_call_t *call, const char *method, const char *argument);

/* Tells that a reply of `size` bytes does not fit into the caller's `room`; returns SW_RESOURCE_EXHAUSTED.
 * `call` may be NULL. */
SW_COLD sw_code_e sw_call_no_room(sw_call_t *call, size_t size, size_t room);

/* Copies a reply's bytes into the caller's memory, if they fit there. */
sw_code_e sw_call_copy_into(sw_call_t *call, sw_bytes_t bytes, void *memory, size_t room, sw_bytes_t *copy);

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_CALL_H */
