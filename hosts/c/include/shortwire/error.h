/* Why something failed: a code, a message for people, typed details for programs.
 *
 * Threads   An error belongs to one thread at a time.
 * Memory    An error owns its text and keeps the memory for the next failure; sw_error_free() ends that.
 */
#ifndef SHORTWIRE_ERROR_H
#define SHORTWIRE_ERROR_H

#include <stdbool.h>
#include <stddef.h>

#include "shortwire.h"
#include "shortwire/attributes.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Start with SW_ERROR_INIT. What it says holds after a function that was given it returned anything but
 * SW_OK, until it is given to another one. */
typedef struct sw_error_t {
  sw_code_e code;
  const char *message; /* cause and way out; NULL if nothing failed yet */
  size_t message_len;  /* its length: a service may have put zero bytes into it */
  sw_bytes_t status;   /* shortwire.v1.Status as the library sent it; empty if the failure is on this side */
  char *memory;        /* owned */
  size_t cap;
} sw_error_t;

#define SW_ERROR_INIT SW_ZERO

/* Gives back the memory; the error may be used again. NULL is allowed. */
void sw_error_free(sw_error_t *error);

/* gRPC's name of a code, such as "INVALID_ARGUMENT"; "UNKNOWN" for a number that is none. Static. */
const char *sw_code_name(sw_code_e code);

/* Finds the first detail of a type by its full name, such as "calculator.v1.DivisionError" (the generated
 * headers have a constant for each). True if there is one: then `value` is that message in wire format,
 * borrowed from the error. False also if an argument is NULL. */
bool sw_error_detail(const sw_error_t *error, const char *full_name, sw_bytes_t *value);

/* Number of details, and the one at a position: its type URL and its value, borrowed. */
size_t sw_error_detail_count(const sw_error_t *error);
bool sw_error_detail_at(const sw_error_t *error, size_t position, sw_bytes_t *type_url, sw_bytes_t *value);

/* Fills an error, which may be NULL, and returns the code. May allocate; without memory the message says so.
 */
SW_COLD sw_code_e sw_error_set(sw_error_t *error, sw_code_e code, const char *format, ...) SW_PRINTF(3, 4);

/* The same from what a library sent with a code: a shortwire.v1.Status, which is copied. */
SW_COLD sw_code_e sw_error_set_status(sw_error_t *error, sw_code_e code, sw_bytes_t status);

/* Tells that a pointer which `function` needs is NULL; returns SW_INVALID_ARGUMENT. */
SW_COLD sw_code_e sw_error_set_null(sw_error_t *error, const char *function);

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_ERROR_H */
