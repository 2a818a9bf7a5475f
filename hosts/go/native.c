#define _POSIX_C_SOURCE 200809L
#include "native.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "seats.h"
#include "shortwire.h"

typedef struct library_t {
  const sw_abi_t *abi;
  sw_instance_t *instance;
  atomic_bool closed;
} library_t;

/* ---- loading ---- */

/* dlopen() takes a name without a slash for one to search for; a file of that name here comes first. */
static void *open_handle(const char *path) {
  if (strchr(path, '/') != NULL || access(path, F_OK) != 0) return dlopen(path, RTLD_NOW | RTLD_LOCAL);
  size_t len = strlen(path);
  char *here = malloc(len + 3);
  if (here == NULL) return NULL;
  memcpy(here, "./", 2);
  memcpy(here + 2, path, len + 1);
  void *handle = dlopen(here, RTLD_NOW | RTLD_LOCAL);
  free(here);
  return handle;
}

/* What in a table breaks the contract that clients rely on; NULL if nothing does. */
static const char *defect_of(const sw_abi_t *table) {
  if (table->instance_new == NULL || table->instance_free == NULL || table->release == NULL) {
    return "it lacks instance_new, instance_free or release";
  }
  if (table->runtime == NULL || (table->methods == NULL && table->method_count != 0)) return "a pointer in it is NULL";
  for (size_t i = 0; i < table->method_count; i++) {
    const sw_method_t *method = &table->methods[i];
    if (method->name == NULL || method->wire == NULL || method->wire_many == NULL) {
      return "a method lacks its name or its wire entries";
    }
    if (i != 0 && method[-1].id >= method->id) return "its methods are not sorted by id";
  }
  return NULL;
}

void shortwire_load(const char *path, shortwire_loaded *loaded) {
  memset(loaded, 0, sizeof *loaded);
  loaded->least_size = sizeof(sw_abi_t);
  void *handle = open_handle(path);
  if (handle == NULL) {
    const char *reason = dlerror();
    loaded->refusal = (uintptr_t)strdup(reason != NULL ? reason : "no reason was given");
    return;
  }
  /* ISO C has no cast from an object pointer to a function pointer; POSIX says that they have one representation. */
  void *symbol = dlsym(handle, SW_ABI_SYMBOL);
  if (symbol == NULL) return;
  loaded->has_symbol = 1;
  sw_abi_fn entry;
  memcpy(&entry, &symbol, sizeof entry);
  const sw_abi_t *table = entry();
  if (table == NULL) return;
  loaded->abi_version = table->abi_version;
  if (table->abi_version != SW_ABI_VERSION) return;
  loaded->size = table->size;
  if (table->size >= offsetof(sw_abi_t, schema_hash)) loaded->runtime = (uintptr_t)table->runtime;
  if (table->size < sizeof *table) return;
  loaded->table = (uintptr_t)table;
  loaded->defect = (uintptr_t)defect_of(table);
}

void shortwire_tell(const shortwire_table *table, shortwire_about *about) {
  const sw_abi_t *abi = (const sw_abi_t *)table;
  about->runtime = (uintptr_t)abi->runtime;
  about->schema = (uintptr_t)abi->schema.data;
  about->schema_len = abi->schema.len;
}

const shortwire_method *shortwire_find(const shortwire_table *table, uint64_t id, uint64_t *shape) {
  const sw_abi_t *abi = (const sw_abi_t *)table;
  size_t low = 0, high = abi->method_count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    const sw_method_t *method = &abi->methods[middle];
    if (method->id == id) {
      *shape = method->flat != NULL && method->flat_many != NULL ? method->shape : 0;
      return (const shortwire_method *)method;
    }
    if (method->id < id) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return NULL;
}

/* ---- instances ---- */

static shortwire_output output_of(const sw_buffer_t *buffer) {
  size_t offset = (uintptr_t)buffer->data - (uintptr_t)buffer->base;
  return (shortwire_output){(uintptr_t)buffer->data, offset, buffer->len, (uintptr_t)buffer->owned, buffer->owned_cap};
}

shortwire_library *shortwire_start(const shortwire_table *table, uint32_t max_depth, uint64_t max_message_bytes,
                                   int32_t *code, shortwire_output *status) {
  library_t *library = calloc(1, sizeof *library);
  if (library == NULL) return NULL;
  library->abi = (const sw_abi_t *)table;
  sw_options_t options = {sizeof options, max_depth, max_message_bytes};
  sw_buffer_t buffer = {0};
  *code = library->abi->instance_new(&options, &library->instance, &buffer);
  if (*code == SW_OK) return (shortwire_library *)library;
  *status = output_of(&buffer);
  free(library);
  return NULL;
}

static pthread_mutex_t ending = PTHREAD_MUTEX_INITIALIZER;

/* Ends the instance of a closed library if nobody is inside; whoever comes out last finds nobody. */
static void end_if_left(library_t *library) {
  seats_agree();
  pthread_mutex_lock(&ending);
  sw_instance_t *instance = NULL;
  if (!seats_hold(library)) {
    instance = library->instance;
    library->instance = NULL;
  }
  pthread_mutex_unlock(&ending);
  library->abi->instance_free(instance);
}

uint32_t shortwire_stop(shortwire_library *handle) {
  library_t *library = (library_t *)handle;
  if (atomic_exchange(&library->closed, true)) return 0;
  end_if_left(library);
  return 1;
}

void shortwire_free(shortwire_library *library) {
  free(library);
}

void shortwire_release(const shortwire_table *table, shortwire_output *output) {
  sw_buffer_t buffer = {.owned = (void *)output->owned, .owned_cap = output->owned_cap};
  ((const sw_abi_t *)table)->release(&buffer);
}

/* ---- calls ---- */

static inline void leave(library_t *library) {
  seat_leave();
  if (__builtin_expect(atomic_load_explicit(&library->closed, memory_order_relaxed), 0)) end_if_left(library);
}

/* SW_OK, or why nobody may come in. */
static inline int32_t enter(library_t *library) {
  if (!seat_enter(library)) return SHORTWIRE_NO_MEMORY;
  if (__builtin_expect(!atomic_load_explicit(&library->closed, memory_order_acquire), 1)) return SW_OK;
  leave(library);
  return SHORTWIRE_CLOSED;
}

static const sw_context_t *context_of(sw_context_t *context, SHORTWIRE_CONTEXT) {
  if (timeout_ns == 0 && cancel == NULL && metadata_len == 0) return NULL;
  *context = (sw_context_t){.size = sizeof *context, .cancel = cancel, .metadata = {metadata, metadata_len}};
  if (timeout_ns != 0) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    context->deadline_ns = (int64_t)now.tv_sec * 1000000000 + now.tv_nsec + timeout_ns;
  }
  return context;
}

#define CONTEXT context_of(&(sw_context_t){0}, timeout_ns, cancel, metadata, metadata_len)

int32_t shortwire_flat(shortwire_library *handle, const shortwire_method *method, const uint64_t *in, uint64_t *out,
                       shortwire_output *status) {
  library_t *library = (library_t *)handle;
  int32_t code = enter(library);
  if (__builtin_expect(code != SW_OK, 0)) return code;
  sw_buffer_t spill = {0};
  code = ((const sw_method_t *)method)->flat(library->instance, NULL, (const sw_slot_t *)in, (sw_slot_t *)out, &spill);
  leave(library);
  if (__builtin_expect(code != SW_OK, 0)) *status = output_of(&spill);
  return code;
}

int32_t shortwire_flat_any(shortwire_library *handle, const shortwire_method *method, uint64_t *in, uint64_t *out,
                           uint32_t texts, uint32_t places, const uint8_t *text0, const uint8_t *text1,
                           const uint8_t *text2, const uint8_t *text3, uint8_t *base, size_t cap,
                           shortwire_output *output, SHORTWIRE_CONTEXT) {
  library_t *library = (library_t *)handle;
  const uint8_t *const text[] = {text0, text1, text2, text3};
  sw_slot_t *request = (sw_slot_t *)in;
  for (uint32_t i = 0; i < texts; i++) request[places >> 8 * i & 0xff].data = text[i];
  int32_t code = enter(library);
  if (__builtin_expect(code != SW_OK, 0)) return code;
  sw_buffer_t spill = {.base = base, .cap = cap};
  code = ((const sw_method_t *)method)->flat(library->instance, CONTEXT, request, (sw_slot_t *)out, &spill);
  leave(library);
  *output = output_of(&spill);
  return code;
}

int32_t shortwire_wire(shortwire_library *handle, const shortwire_method *method, uint32_t many,
                       const uint8_t *request, size_t request_len, uint8_t *base, size_t cap, shortwire_output *output,
                       SHORTWIRE_CONTEXT) {
  library_t *library = (library_t *)handle;
  static const uint8_t nothing = 0;
  int32_t code = enter(library);
  if (__builtin_expect(code != SW_OK, 0)) return code;
  const sw_method_t *entry = (const sw_method_t *)method;
  sw_buffer_t reply = {.base = base, .cap = cap};
  code = (many ? entry->wire_many : entry->wire)(library->instance, CONTEXT, request != NULL ? request : &nothing,
                                                 request_len, &reply);
  leave(library);
  *output = output_of(&reply);
  return code;
}

int32_t shortwire_columns(shortwire_library *handle, const shortwire_method *method, size_t count, uint32_t inputs,
                          uint32_t outputs, const int64_t *strides, uint8_t *column0, uint8_t *column1,
                          uint8_t *column2, uint8_t *column3, uint8_t *column4, uint8_t *column5, uint8_t *column6,
                          uint8_t *column7, shortwire_output *failures, SHORTWIRE_CONTEXT) {
  library_t *library = (library_t *)handle;
  uint8_t *const data[] = {column0, column1, column2, column3, column4, column5, column6, column7};
  sw_column_t columns[sizeof data / sizeof *data];
  for (uint32_t i = 0; i < inputs + outputs; i++) columns[i] = (sw_column_t){data[i], (ptrdiff_t)strides[i]};
  int32_t code = enter(library);
  if (__builtin_expect(code != SW_OK, 0)) return code;
  sw_buffer_t errors = {0};
  sw_batch_t batch = {.count = count, .request = columns, .reply = columns + inputs, .errors = &errors};
  code = ((const sw_method_t *)method)->flat_many(library->instance, CONTEXT, &batch);
  leave(library);
  *failures = output_of(&errors);
  return code;
}
