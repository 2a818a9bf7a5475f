/* What an environment (the main thread or a worker) shares with its JavaScript: memory both sides know, so
 * that a call passes no arguments and returns no value.
 *
 *   block    fixed, BLOCK_BYTES: control words, then the slots of flat calls. src/area.ts has the same
 * numbers request  what calls send, written back to front; grows reply    where libraries write; grows
 *
 * Everything here belongs to the one thread of its environment, except what async.c says. */
#ifndef SHORTWIRE_NODE_AREA_H
#define SHORTWIRE_NODE_AREA_H

#include <node_api.h>
#include <stdbool.h>
#include <stdint.h>

#include "shortwire.h"
#include "shortwire/attributes.h"
#include "shortwire/library.h"

/* Control words, as indices into int32. */
enum {
  WORD_CODE,             /* out: outcome, sw_code_e or NOT_FLAT, NOT_THERE, NOT_OPEN */
  WORD_ENTRY,            /* in: which method of which client */
  WORD_REQUEST_FROM_END, /* in: how far before the end of its memory the request begins, or IN_ARGUMENT */
  WORD_REQUEST_LEN,      /* in */
  WORD_REPLY_AT,         /* out: offset of the reply in its memory */
  WORD_REPLY_LEN,        /* out */
  WORD_REPLY_TOO_BIG,    /* out: it did not fit; takeReply() has it */
  WORD_ARGUMENTS,        /* in: how many arguments to look at; set to 0 by the call */
  WORD_HAS_CONTEXT,  /* in: WORD_DEADLINE counts, and the first argument is metadata; set to 0 by the call */
  WORD_MANY,         /* in: a batch of frames */
  WORD_BESIDE,       /* in: how far the bytes IN_ARGUMENT begin behind the output, WORD_IS_BESIDE being 1 */
  WORD_IS_BESIDE,    /* in: they are in the same memory, and no argument; set to 0 by the call */
  WORD_DEADLINE = 12 /* in: two words, int64: sw_context_t.deadline_ns */
};

/* Outcomes beyond those of gRPC. */
enum { NOT_FLAT = -1, NOT_THERE = -2, NOT_OPEN = -3, NOT_IN_MEMORY = -4 };

enum {
  REQUEST_SLOTS_AT = 64,
  MAX_SLOTS = 129,
  REPLY_SLOTS_AT = 1152,
  BLOCK_BYTES = 2304,
  MAX_BYTES_FIELDS = 64,
  MAX_ARGUMENTS = MAX_BYTES_FIELDS + 1
};

/* In place of a distance: the bytes are those of the next argument. */
#define IN_ARGUMENT UINT32_MAX

typedef struct area_t area_t;

/* A running service. Freed when its client is gone and no call is under way. */
typedef struct instance_t {
  area_t *area;
  const sw_library_t *library;
  sw_instance_t *service; /* NULL when ended */
  uint32_t references;    /* its client, and calls on other threads */
  bool is_closed;         /* ends when no call is under way */
} instance_t;

/* Which slots of a message hold the address of strings or bytes. */
typedef struct bytes_slots_t {
  uint8_t count;
  uint8_t slots[MAX_BYTES_FIELDS];
} bytes_slots_t;

/* A method of a client. */
typedef struct entry_t {
  instance_t *owner; /* NULL if free */
  sw_instance_t *service;
  const sw_method_t *method; /* NULL if the library does not have it */
  sw_flat_fn flat;           /* NULL unless both sides agree on the shape */
  sw_flat_many_fn flat_many;
  bytes_slots_t request_bytes;
  bytes_slots_t reply_bytes;
} entry_t;

/* Memory of an ArrayBuffer that is kept alive. */
typedef struct memory_t {
  napi_ref keeper;
  uint8_t *data;
  size_t size;
} memory_t;

struct area_t {
  uint32_t users; /* the environment, and every instance that may still be collected */
  int32_t *words;
  memory_t block;
  memory_t request;
  sw_buffer_t reply;
  memory_t reply_memory;
  const sw_abi_t *owner_of_reply; /* whose memory reply.owned is */
  entry_t *entries;
  uint32_t entry_count;
};

/* The area of the environment. */
area_t *area_of(napi_env env);

/* bindMemory(block, request, reply): each an ArrayBuffer, or undefined to leave it as it is. */
napi_value area_bind_memory(napi_env env, napi_callback_info info);

/* takeReply(): the reply that did not fit, as an ArrayBuffer. */
napi_value area_take_reply(napi_env env, napi_callback_info info);

/* One user less; the last one frees it. */
void area_drop(area_t *area);

/* Gives back what a library left in its own memory. */
void area_release_reply(area_t *area);

/* The bytes of a Uint8Array (or another typed array, whose size is then `*len` bytes). */
bool bytes_of(napi_env env, napi_value value, const uint8_t **data, size_t *len);

/* A new ArrayBuffer with a copy; NULL with an exception pending if there is no memory. */
napi_value copy_of(napi_env env, const void *data, size_t len);

/* The arguments of a call; those not given are undefined. */
void arguments_of(napi_env env, napi_callback_info info, size_t count, napi_value *arguments);

/* Takes the context out of the control words. `metadata` is the argument for it; NULL if there is none. */
const sw_context_t *area_context(napi_env env, area_t *area, napi_value metadata, sw_context_t *context);

#endif /* SHORTWIRE_NODE_AREA_H */
