#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "feature.h"

static void refused(const char *path, sw_code_e code, const char *says) {
  sw_error_t error = SW_ERROR_INIT;
  const sw_library_t *library = NULL;
  CHECK_CODE(sw_library_open(path, &library, &error), code);
  CHECK(library == NULL);
  CHECK_SAYS(&error, says);
  CHECK_SAYS(&error, "help:");
  CHECK_SAYS(&error, path);
  sw_error_free(&error);
}

/* The first bytes of a library, as a download that broke leaves them. */
static void cut_off(size_t size) {
  const char *path = path_in(fixture_dir, "cut_off.so");
  uint8_t *bytes = (uint8_t *)malloc(size);
  FILE *whole = fopen(path_in(library_dir, "libcalculator.so"), "rb"), *part = fopen(path, "wb");
  CHECK(whole != NULL && part != NULL && bytes != NULL);
  CHECK_INT(fread(bytes, 1, size, whole), size);
  CHECK_INT(fwrite(bytes, 1, size, part), size);
  fclose(whole);
  fclose(part);
  free(bytes);
  refused(path, SW_INVALID_ARGUMENT, "cut off");
}

static void special_files(void) {
  const char *path = path_in(fixture_dir, "pipe.so");
  unlink(path);
  CHECK_INT(mkfifo(path, 0600), 0);
  refused(path, SW_INVALID_ARGUMENT, "pipe");
  refused("/dev/null", SW_INVALID_ARGUMENT, "device");
}

void loader_errors(void) {
  cut_off(40);
  cut_off(100);
  cut_off(5000);
  cut_off(100000);
  special_files();
  refused(path_in(fixture_dir, "missing.so"), SW_NOT_FOUND, "there is no file");
  refused("libno_such_library_anywhere.so", SW_NOT_FOUND, "LD_LIBRARY_PATH");
  refused(fixture_dir, SW_INVALID_ARGUMENT, "is a directory");
  refused(path_in(fixture_dir, "empty.so"), SW_INVALID_ARGUMENT, "is empty");
  refused(path_in(fixture_dir, "text.so"), SW_INVALID_ARGUMENT, "no shared library");
  refused(path_in(fixture_dir, "archive.a"), SW_INVALID_ARGUMENT, "static library");
  refused(path_in(fixture_dir, "other_machine.so"), SW_FAILED_PRECONDITION, "s390x");
  refused(path_in(fixture_dir, "libno_symbol.so"), SW_FAILED_PRECONDITION, SW_ABI_SYMBOL);
  refused(path_in(fixture_dir, "libother_version.so"), SW_FAILED_PRECONDITION, "version 7");
  refused(path_in(fixture_dir, "liblater_symbol.so"), SW_FAILED_PRECONDITION,
          "version 2 of Shortwire's contract, this program version 1");
  refused(path_in(fixture_dir, "libshort_table.so"), SW_FAILED_PRECONDITION, "shortwire 0.0.1 (test)");
  refused(path_in(fixture_dir, "libtiny_table.so"), SW_FAILED_PRECONDITION, "runtime unknown");
  refused(path_in(fixture_dir, "libunsorted.so"), SW_FAILED_PRECONDITION, "sorted");
  refused(path_in(fixture_dir, "libno_functions.so"), SW_FAILED_PRECONDITION, "instance_new");

  /* Without an error to fill, and again: the same library. */
  const sw_library_t *first, *second;
  CHECK_CODE(sw_library_open(path_in(fixture_dir, "missing.so"), &first, NULL), SW_NOT_FOUND);
  CHECK_CODE(sw_library_open(path_in(library_dir, "libfeature_service.so"), &first, NULL), SW_OK);
  CHECK_CODE(sw_library_open(path_in(library_dir, "libfeature_service.so"), &second, NULL), SW_OK);
  CHECK(first == second);
  CHECK(sw_library_method(first, 42) == NULL);
  CHECK(sw_library_method(first, first->abi->methods[0].id) == &first->abi->methods[0]);

  /* A client of a library that has other services. */
  feature_t feature;
  sw_call_t call = SW_CALL_INIT;
  MSG(int64_value_t) number;
  CHECK_OK(&call, FEATURE(open)(path_in(library_dir, "libcalculator.so"), NULL, &feature, &call.error));
  CHECK_CODE(FEATURE(echo_int64)(&feature, &NEW(int64_value, 0), &number, &call), SW_UNIMPLEMENTED);
  CHECK_SAYS(&call.error, "shortwire.test.v1.Feature/EchoInt64");
  CHECK_SAYS(&call.error, "libcalculator.so");
  CHECK_SAYS(&call.error, "shortwire inspect");
  FEATURE(close)(&feature);
  sw_call_free(&call);
}
