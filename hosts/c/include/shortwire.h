/* Shortwire: the boundary between a host and a native library, version 1.
 *
 * A library exports one symbol, shortwire_abi_v1, which returns a table. Everything else is reached from there.
 * This header is the contract: whatever is not said here is not promised. docs/abi.md tells the reasons.
 *
 * Threads   Every function may be called from any thread, and on one instance from many at a time,
 *           unless its comment says otherwise. An sw_buffer belongs to one call at a time.
 * Memory    Whatever the host passes in is borrowed until the function returns. Whatever comes back lies in
 *           memory the host brought or in library memory that the sw_buffer names and release() takes back.
 *           Memory for output may not overlap what else a call is given, slots and columns excepted, and the one
 *           field that the schema lets lie there (sw_flat_fn).
 * Errors    A call returns SW_OK or one of gRPC's codes. It never unwinds and never aborts the process;
 *           a panic in a service is SW_INTERNAL.
 * Numbers   All integers in structs are in the byte order of the machine.
 */
#ifndef SHORTWIRE_H
#define SHORTWIRE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this contract: the suffix of the exported symbol and the first field of its table. */
#define SW_ABI_VERSION 1u

/* The one name a library exports. */
#define SW_ABI_SYMBOL "shortwire_abi_v1"

/* Outcome of a call: gRPC's codes under gRPC's numbers. */
typedef enum sw_code_e {
  SW_OK = 0,
  SW_CANCELLED = 1,
  SW_UNKNOWN = 2,
  SW_INVALID_ARGUMENT = 3,
  SW_DEADLINE_EXCEEDED = 4,
  SW_NOT_FOUND = 5,
  SW_ALREADY_EXISTS = 6,
  SW_PERMISSION_DENIED = 7,
  SW_RESOURCE_EXHAUSTED = 8,
  SW_FAILED_PRECONDITION = 9,
  SW_ABORTED = 10,
  SW_OUT_OF_RANGE = 11,
  SW_UNIMPLEMENTED = 12,
  SW_INTERNAL = 13,
  SW_UNAVAILABLE = 14,
  SW_DATA_LOSS = 15,
  SW_UNAUTHENTICATED = 16
} sw_code_e;

/* Borrowed bytes, or text in UTF-8 without a terminator. `data` may be NULL only if `len` is 0. */
typedef struct sw_bytes_t {
  const uint8_t *data;
  size_t len;
} sw_bytes_t;

/* Where variable-sized output goes. The host sets `base` and `cap` once and may use the buffer for call after call;
 * the library never changes them.
 *
 * After a call, `data` and `len` are the output. It lies inside [base, base + cap) if it fits there, not necessarily at
 * its start. If not, it lies in memory of the library: then `owned` is not NULL and the host gives it back with
 * release() when it has read the output, before the buffer's next use. A flat call that succeeds and has no strings or
 * bytes to return is the one that does not touch its buffer. */
typedef struct sw_buffer_t {
  uint8_t *base;       /* host's memory, or NULL */
  size_t cap;          /* its size in bytes, 0 if NULL */
  const uint8_t *data; /* output: first byte */
  size_t len;          /* output: size in bytes */
  void *owned;         /* output: library memory to release, or NULL */
  size_t owned_cap;    /* output: its size, for release() */
} sw_buffer_t;

/* One argument or result of a flat call, 8 bytes.
 *
 * The slots of a message are those of its fields in the order of their numbers:
 *   int32 sint32 sfixed32 int64 sint64 sfixed64 enum    `i64`, sign-extended
 *   uint32 fixed32 uint64 fixed64                       `u64`, zero-extended
 *   bool                                                `u64`, 0 or 1
 *   float                                               `f32`, the other four bytes ignored
 *   double                                              `f64`
 *   string bytes                                        two slots: `data`, then `u64` for the length
 * If any field of the message tracks presence, one slot comes before all others: its `u64` has bit i set if the i-th
 * field that tracks presence (by number) is there. The slots of an absent field are ignored. */
typedef union sw_slot_t {
  int64_t i64;
  uint64_t u64;
  double f64;
  float f32;
  const uint8_t *data;
} sw_slot_t;

/* One field of all the items of a batch. Element i lies at `data` + i * `stride`; in requests 0 repeats one element for
 * all.
 *   int32 sint32 sfixed32 enum   int32_t      uint32 fixed32   uint32_t
 *   int64 sint64 sfixed64        int64_t      uint64 fixed64   uint64_t
 *   bool                         uint8_t      float, double    as in C
 *   string bytes                 sw_bytes_t
 * If any field tracks presence, a column of uint64_t masks comes before all others, as in sw_slot_t.
 * Elements must be aligned to their size, sw_bytes_t to 8 bytes. Contiguous columns (stride = element size) are the fast ones. */
typedef struct sw_column_t {
  void *data;
  ptrdiff_t stride;
} sw_column_t;

/* A batch of flat calls. */
typedef struct sw_batch_t {
  size_t count;               /* items */
  const sw_column_t *request; /* one a request field */
  const sw_column_t *reply;   /* one a reply field; their memory is the host's, `count` elements each */
  int32_t *codes;             /* `count` sw_code_e, one an item, or NULL */
  sw_buffer_t *spill;         /* strings and bytes of the replies, to which reply columns point; NULL if there are none */
  sw_buffer_t *errors;        /* shortwire.v1.BatchStatus, len 0 if every item succeeded; or NULL. Once the caller has
                                 given up, all items that are left fail: the first of them tells why, the others have
                                 the code alone */
} sw_batch_t;

/* What travels beside a call. NULL in its place means: no deadline, never cancelled, no metadata.
 * A `size` smaller than that of version 1 is SW_INVALID_ARGUMENT. */
typedef struct sw_context_t {
  uint32_t size;          /* sizeof(sw_context_t) in the caller's version */
  uint32_t reserved;      /* 0 */
  int64_t deadline_ns;    /* CLOCK_MONOTONIC at which the caller gives up, 0 for never */
  const uint32_t *cancel; /* becomes non-zero when the caller gives up; may change during the call; or NULL */
  sw_bytes_t metadata;    /* shortwire.v1.Metadata */
} sw_context_t;

/* A running service. Opaque. */
typedef struct sw_instance_t sw_instance_t;

/* Calls a method with its fields as slots.
 * On SW_OK the reply's slots are written; strings and bytes among them point into `spill`, which is left as it was if the
 * reply's type has none.
 * On any other code `spill` holds a shortwire.v1.Status and the reply's slots are not written.
 * `spill` may be NULL for methods whose reply has no strings or bytes: then a failure has a code and no message.
 *
 * A method that the schema marks as `direct` or `in_place` replies with one field of bytes, which the service writes to
 * the start of `base` without a detour, if it fits there; a failure's Status lies in library memory, never in `base`.
 * If it is marked as `in_place`, the field of the request that the schema names may overlap [base, base + cap), and the
 * reply takes its place: nothing moves if that place is within [base, base + cap), else it is moved to `base`. So `data`
 * is `base` unless the two overlap. Other fields that overlap are SW_INVALID_ARGUMENT. */
typedef int32_t (*sw_flat_fn)(sw_instance_t *instance, const sw_context_t *context, const sw_slot_t *request,
                              sw_slot_t *reply, sw_buffer_t *spill);

/* Calls a method once for each item. Returns SW_OK if the batch was run, whatever became of its items; anything else
 * means that no item ran, and `errors` then holds a shortwire.v1.Status. */
typedef int32_t (*sw_flat_many_fn)(sw_instance_t *instance, const sw_context_t *context, const sw_batch_t *batch);

/* Calls a method with its request in protobuf wire format.
 * `reply` holds the reply message on SW_OK, else a shortwire.v1.Status. It may not be NULL. */
typedef int32_t (*sw_wire_fn)(sw_instance_t *instance, const sw_context_t *context, const uint8_t *request,
                              size_t request_len, sw_buffer_t *reply);

/* Calls a method once for each frame of the request: frame = varint length, message.
 * `reply` holds as many frames on SW_OK: frame = varint code, varint length, message (code 0) or shortwire.v1.Status.
 * Once the caller has given up, all frames that are left fail as in sw_batch_t.
 * Any other code means that no item ran, and `reply` holds a Status. */
typedef sw_wire_fn sw_wire_many_fn;

/* Bits of sw_method_t.flags. */
enum {
  SW_METHOD_FLAT = 1u,    /* `flat` and `flat_many` are there */
  SW_METHOD_BLOCKING = 2u /* the schema marks it as blocking */
};

/* One method of a library. */
typedef struct sw_method_t {
  uint64_t id;                /* FNV-1a 64 of the full name, "package.Service/Method" */
  uint64_t shape;             /* hash of name, field numbers and types: equal on both sides or flat must not be used */
  const char *name;           /* the full name */
  uint32_t flags;             /* SW_METHOD_* */
  uint16_t request_slots;     /* flat: slots of the request */
  uint16_t reply_slots;       /* flat: slots of the reply */
  sw_flat_fn flat;            /* or NULL */
  sw_flat_many_fn flat_many;  /* or NULL */
  sw_wire_fn wire;            /* never NULL */
  sw_wire_many_fn wire_many;  /* never NULL */
} sw_method_t;

/* What an instance allows. 0 in a field means its default.
 * A `size` smaller than that of version 1 is SW_INVALID_ARGUMENT. */
typedef struct sw_options_t {
  uint32_t size;              /* sizeof(sw_options_t) in the caller's version */
  uint32_t max_depth;         /* nesting of messages; default 100, at most 1000 */
  uint64_t max_message_bytes; /* size of one request or reply; default 256 MiB, at most 2 GiB - 1 */
} sw_options_t;

/* What a library exports. Static: valid as long as the library is loaded. */
typedef struct sw_abi_t {
  uint32_t abi_version;         /* SW_ABI_VERSION */
  uint32_t size;                /* sizeof(sw_abi_t) in the library's version; later versions only append */
  const char *runtime;          /* who made the table, such as "shortwire 0.1.0 (rust)" */
  uint64_t schema_hash;         /* FNV-1a 64 of `schema` */
  sw_bytes_t schema;            /* google.protobuf.FileDescriptorSet with comments, imports included */
  const sw_method_t *methods;   /* sorted by id */
  size_t method_count;

  /* Makes an instance; `options` may be NULL. On failure `*instance` is NULL and `status`, unless NULL, holds a
   * shortwire.v1.Status. */
  int32_t (*instance_new)(const sw_options_t *options, sw_instance_t **instance, sw_buffer_t *status);

  /* Ends an instance. NULL is allowed. The caller sees to it that no call is under way on it. */
  void (*instance_free)(sw_instance_t *instance);

  /* Gives back what `buffer->owned` names, if anything, and sets it to NULL. NULL is allowed. */
  void (*release)(sw_buffer_t *buffer);
} sw_abi_t;

/* The type of the exported symbol. */
typedef const sw_abi_t *(*sw_abi_fn)(void);

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_H */
