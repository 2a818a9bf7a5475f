/* What Go calls: each function is one crossing. Structs of the boundary stay on the C side, so that no memory of Go
 * that is handed over holds an address: only arguments do. */
#ifndef NATIVE_H
#define NATIVE_H

#include <stddef.h>
#include <stdint.h>

/* An open library with its instance; the table of a library, and one method in it, as shortwire.h has them. Opaque, but not
 * incomplete: cgo would look for addresses of Go in what it knows nothing of, at each call. */
typedef struct shortwire_library {
  uint8_t opaque;
} shortwire_library;
typedef struct shortwire_table {
  uint8_t opaque;
} shortwire_table;
typedef struct shortwire_method {
  uint8_t opaque;
} shortwire_method;

/* Outcomes that are not the library's. */
enum { SHORTWIRE_CLOSED = -1, SHORTWIRE_NO_MEMORY = -2 };

/* Where output of variable size lies: sw_buffer_t without what the caller knows. Addresses are numbers here, because
 * Go's collector has nothing to do with them. */
typedef struct shortwire_output {
  uintptr_t data;
  size_t offset; /* of the data in the caller's memory, if it lies there */
  size_t len;
  uintptr_t owned;
  size_t owned_cap;
} shortwire_output;

/* What dlopen() and the table say of a file. */
typedef struct shortwire_loaded {
  uintptr_t table;      /* 0 if it is too small */
  uintptr_t refusal;    /* what dlerror() says, to be freed; 0 if there is a handle */
  uintptr_t runtime;    /* its runtime, 0 if the table has none */
  uintptr_t defect;     /* what in it breaks the contract, 0 if nothing does */
  uint32_t has_symbol;
  uint32_t abi_version; /* 0 if there is no table */
  uint32_t size, least_size;
} shortwire_loaded;

void shortwire_load(const char *path, shortwire_loaded *loaded);

/* What a table says of itself. */
typedef struct shortwire_about {
  uintptr_t runtime;
  uintptr_t schema;
  size_t schema_len;
} shortwire_about;

void shortwire_tell(const shortwire_table *table, shortwire_about *about);

/* The method of that id, or NULL; `*shape` is 0 if it cannot be called with slots. */
const shortwire_method *shortwire_find(const shortwire_table *table, uint64_t id, uint64_t *shape);

/* Starts an instance. The result is NULL if there is no memory for it, or if `*code` is not 0. */
shortwire_library *shortwire_start(const shortwire_table *table, uint32_t max_depth, uint64_t max_message_bytes,
                                   int32_t *code, shortwire_output *status);

/* Lets nobody in any more; the instance ends with the last call on it. Returns whether it was open until now. */
uint32_t shortwire_stop(shortwire_library *library);

/* After shortwire_stop(), when nobody can call any more. */
void shortwire_free(shortwire_library *library);

/* Gives memory back that an output names. */
void shortwire_release(const shortwire_table *table, shortwire_output *output);

/* What travels beside a call. `timeout_ns` is 0 for none; `cancel` and `metadata` may be NULL. */
#define SHORTWIRE_CONTEXT \
  int64_t timeout_ns, const uint32_t *cancel, const uint8_t *metadata, size_t metadata_len

/* A flat call of numbers without a context. `status` is written if the call fails. */
int32_t shortwire_flat(shortwire_library *library, const shortwire_method *method, const uint64_t *in, uint64_t *out,
                       shortwire_output *status);

/* Any flat call. The strings and bytes of the request are `text0` to `text3`, and `places` has the slot of each, eight
 * bits each. */
int32_t shortwire_flat_any(shortwire_library *library, const shortwire_method *method, uint64_t *in, uint64_t *out,
                           uint32_t texts, uint32_t places, const uint8_t *text0, const uint8_t *text1,
                           const uint8_t *text2, const uint8_t *text3, uint8_t *base, size_t cap,
                           shortwire_output *output, SHORTWIRE_CONTEXT);

/* A call in wire format, of one message or of frames. */
int32_t shortwire_wire(shortwire_library *library, const shortwire_method *method, uint32_t many,
                       const uint8_t *request, size_t request_len, uint8_t *base, size_t cap, shortwire_output *output,
                       SHORTWIRE_CONTEXT);

/* A batch of flat calls of numbers: `inputs` columns of the request, then `outputs` of the reply, with a stride each. */
int32_t shortwire_columns(shortwire_library *library, const shortwire_method *method, size_t count, uint32_t inputs,
                          uint32_t outputs, const int64_t *strides, uint8_t *column0, uint8_t *column1,
                          uint8_t *column2, uint8_t *column3, uint8_t *column4, uint8_t *column5, uint8_t *column6,
                          uint8_t *column7, shortwire_output *failures, SHORTWIRE_CONTEXT);

#endif /* NATIVE_H */
