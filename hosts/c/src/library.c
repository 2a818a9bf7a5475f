#define _POSIX_C_SOURCE 200809L
#include "shortwire/library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "file_kind.h"

/* All libraries that were opened. They are never closed, so they are never removed. */
typedef struct loaded_t {
  sw_library_t library;
  void *handle;
  struct loaded_t *next;
} loaded_t;

static loaded_t *all_loaded;
static pthread_mutex_t all_loaded_lock = PTHREAD_MUTEX_INITIALIZER;

/* Why dlopen() refused a path, from what is there. */
static sw_code_e explain_refusal(const char *path, const char *reason, sw_error_t *error) {
  sw_file_t file = sw_file_look(path);
  switch (file.kind) {
    case SW_FILE_MISSING:
      if (strchr(path, '/') == NULL) {
        return sw_error_set(
            error, SW_NOT_FOUND,
            "there is no library %s in the current directory or where the dynamic linker looks (%s)\n"
            "  help: give a path, such as ./%s, or add its directory to LD_LIBRARY_PATH",
            path, reason, path);
      }
      return sw_error_set(
          error, SW_NOT_FOUND,
          "there is no file %s\n  help: build the library (`cargo build --release` puts it into "
          "target/release) and give its path",
          path);
    case SW_FILE_UNREADABLE:
      return sw_error_set(error, SW_PERMISSION_DENIED, "%s cannot be read: %s\n  help: look at `ls -l %s`",
                          path, reason, path);
    case SW_FILE_DIRECTORY:
      return sw_error_set(
          error, SW_INVALID_ARGUMENT,
          "%s is a directory\n  help: give the path of the library in it; `ls %s/*.so` lists them", path,
          path);
    case SW_FILE_SPECIAL:
      return sw_error_set(error, SW_INVALID_ARGUMENT,
                          "%s is no file but a pipe, socket or device\n  help: give the path of the library",
                          path);
    case SW_FILE_CUT_OFF:
      return sw_error_set(
          error, SW_INVALID_ARGUMENT,
          "%s is a shared library that was cut off: its last bytes are missing\n"
          "  help: copy or build it again",
          path);
    case SW_FILE_EMPTY:
      return sw_error_set(error, SW_INVALID_ARGUMENT, "%s is empty\n  help: build the library again", path);
    case SW_FILE_OTHER_MACHINE:
      return sw_error_set(
          error, SW_FAILED_PRECONDITION,
          "%s is built for %s, this process runs on %s\n  help: build the library for this machine; "
          "`rustc -vV` shows the host's target",
          path, file.description, sw_this_machine());
    case SW_FILE_OTHER:
      return sw_error_set(
          error, SW_INVALID_ARGUMENT,
          "%s is no shared library: it is %s\n  help: `file %s` tells more; build the library with "
          "crate-type = [\"cdylib\"]",
          path, file.description, path);
    case SW_FILE_LIBRARY:
      break;
  }
  return sw_error_set(
      error, SW_FAILED_PRECONDITION,
      "the dynamic linker refuses %s: %s\n  help: `ldd %s` shows what it needs and does not find", path,
      reason, path);
}

static bool is_before(const sw_method_t *a, const sw_method_t *b) {
  return a->id < b->id;
}

/* What in a table breaks the contract that clients rely on; NULL if nothing does. */
static const char *defect_of(const sw_abi_t *table) {
  if (table->instance_new == NULL || table->instance_free == NULL || table->release == NULL) {
    return "it lacks instance_new, instance_free or release";
  }
  if (table->runtime == NULL || (table->methods == NULL && table->method_count != 0)) {
    return "a pointer in it is NULL";
  }
  for (size_t i = 0; i < table->method_count; i++) {
    const sw_method_t *method = &table->methods[i];
    if (method->name == NULL || method->wire == NULL || method->wire_many == NULL) {
      return "a method lacks its name or its wire entries";
    }
    if (i != 0 && !is_before(method - 1, method)) return "its methods are not sorted by id";
  }
  return NULL;
}

/* The version of a library that has the symbol of a later contract in place of this one's; 0 if it has none. */
static unsigned later_version(void *handle) {
  for (unsigned version = SW_ABI_VERSION + 1; version <= SW_ABI_VERSION + 8; version++) {
    char symbol[32];
    snprintf(symbol, sizeof symbol, "shortwire_abi_v%u", version);
    if (dlsym(handle, symbol) != NULL) return version;
  }
  return 0;
}

static sw_code_e other_version(const char *path, unsigned version, sw_error_t *error) {
  return sw_error_set(
      error, SW_FAILED_PRECONDITION,
      "%s has version %u of Shortwire's contract, this program version %u\n"
      "  help: build the older of the two again with the newer Shortwire; `shortwire inspect %s` shows the "
      "library's",
      path, version, SW_ABI_VERSION, path);
}

static sw_code_e check_abi(const char *path, void *handle, const sw_abi_t **abi, sw_error_t *error) {
  /* ISO C has no cast from an object pointer to a function pointer; POSIX says that they have one
   * representation. */
  void *symbol = dlsym(handle, SW_ABI_SYMBOL);
  if (symbol == NULL) {
    unsigned version = later_version(handle);
    if (version != 0) return other_version(path, version, error);
    return sw_error_set(
        error, SW_FAILED_PRECONDITION,
        "%s is a shared library, but does not export " SW_ABI_SYMBOL
        ": it was not made with Shortwire, or with a version of another contract\n"
        "  help: `nm -D %s | grep shortwire_abi` shows which it has; services are exported with "
        "shortwire::export!",
        path, path);
  }
  sw_abi_fn entry;
  memcpy(&entry, &symbol, sizeof entry);
  const sw_abi_t *table = entry();
  if (table == NULL || table->abi_version != SW_ABI_VERSION) {
    return other_version(path, table != NULL ? table->abi_version : 0, error);
  }
  if (table->size < sizeof *table) {
    bool has_runtime = table->size >= offsetof(sw_abi_t, schema_hash) && table->runtime != NULL;
    return sw_error_set(error, SW_FAILED_PRECONDITION,
                        "the table of %s (runtime %s) has %u bytes, at least %zu are needed\n"
                        "  help: build the library again; `shortwire inspect %s` shows its version",
                        path, has_runtime ? table->runtime : "unknown", table->size, sizeof *table, path);
  }
  const char *defect = defect_of(table);
  if (defect != NULL) {
    return sw_error_set(error, SW_FAILED_PRECONDITION,
                        "the table of %s breaks the contract: %s\n  help: build the library again", path,
                        defect);
  }
  *abi = table;
  return SW_OK;
}

/* The library behind a handle of dlopen(), which gives one file one handle. */
static sw_code_e remember(const char *path, void *handle, const sw_library_t **library, sw_error_t *error) {
  for (loaded_t *loaded = all_loaded; loaded != NULL; loaded = loaded->next) {
    if (loaded->handle != handle) continue;
    *library = &loaded->library;
    return SW_OK;
  }
  const sw_abi_t *abi = NULL;
  sw_code_e code = check_abi(path, handle, &abi, error);
  if (code != SW_OK) return code;
  loaded_t *loaded = (loaded_t *)malloc(sizeof *loaded);
  char *copy = strdup(path);
  if (loaded == NULL || copy == NULL) {
    free(loaded);
    free(copy);
    return sw_error_set(error, SW_RESOURCE_EXHAUSTED, "there is no memory to load %s", path);
  }
  *loaded = (loaded_t){.library = {.path = copy, .abi = abi}, .handle = handle, .next = all_loaded};
  all_loaded = loaded;
  *library = &loaded->library;
  return SW_OK;
}

/* Whether dlopen() may have a look: it would wait for a pipe for ever, and the process would die of a library
 * that was cut off. */
static bool is_safe_to_load(const char *path) {
  sw_file_kind_e kind = sw_file_look(path).kind;
  return kind != SW_FILE_SPECIAL && kind != SW_FILE_CUT_OFF;
}

/* dlopen() takes a name without a slash for one to search for; a file of that name here comes first. */
static void *load(const char *path) {
  if (strchr(path, '/') != NULL || access(path, F_OK) != 0) return dlopen(path, RTLD_NOW | RTLD_LOCAL);
  size_t len = strlen(path);
  char *here = (char *)malloc(len + 3);
  if (here == NULL) return NULL;
  memcpy(here, "./", 2);
  memcpy(here + 2, path, len + 1);
  void *handle = dlopen(here, RTLD_NOW | RTLD_LOCAL);
  free(here);
  return handle;
}

sw_code_e sw_library_open(const char *path, const sw_library_t **library, sw_error_t *error) {
  if (path == NULL || library == NULL) {
    return sw_error_set(error, SW_INVALID_ARGUMENT, "sw_library_open: %s is NULL",
                        path == NULL ? "path" : "library");
  }
  *library = NULL;
  pthread_mutex_lock(&all_loaded_lock);
  void *handle = is_safe_to_load(path) ? load(path) : NULL;
  sw_code_e code;
  if (handle != NULL) {
    code = remember(path, handle, library, error);
  } else {
    const char *reason = dlerror();
    code = explain_refusal(path, reason != NULL ? reason : "no reason was given", error);
  }
  pthread_mutex_unlock(&all_loaded_lock);
  return code;
}

const sw_method_t *sw_library_method(const sw_library_t *library, uint64_t id) {
  if (library == NULL) return NULL;
  const sw_method_t *methods = library->abi->methods;
  size_t low = 0, high = library->abi->method_count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (methods[middle].id == id) return &methods[middle];
    if (methods[middle].id < id) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return NULL;
}
