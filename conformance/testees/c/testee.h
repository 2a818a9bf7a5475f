/* What the parts of the C host's testee share. */
#ifndef TESTEE_H
#define TESTEE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shortwire_test_v1.h"

#define MSG(name) shortwire_test_v1_##name
#define FEATURE(name) shortwire_test_v1_feature_##name
#define IS(word, text) (strcmp(word, text) == 0)

/* The most items of a batch. */
enum { MOST_ITEMS = 16 };

/* What a function here returns if the host does not have what is asked for. */
enum { SKIP = -1 };

extern FEATURE(t) client;
extern sw_call_t call;
extern sw_arena_t arena;
extern sw_writer_t writer;

/* A method and how it is called: each function returns a sw_code_e, the error being in `call`, or SKIP. */
typedef struct testee_method_t {
  const char *name;
  int (*call)(const char *form, sw_bytes_t data, sw_bytes_t *reply);
  int (*many)(const char *form, size_t count, const sw_bytes_t *items);
} testee_method_t;

/* Ends with an entry without a name. */
extern const testee_method_t testee_methods[];

/* A message: decodes and encodes. */
typedef struct testee_message_t {
  const char *name;
  int (*codec)(sw_bytes_t data, sw_bytes_t *encoded);
} testee_message_t;

/* Ends with an entry without a name. */
extern const testee_message_t testee_messages[];

/* Writes and reads the 16 values of `Scalars`, each as one word. */
int testee_read(sw_bytes_t data);
int testee_write(char **words, sw_bytes_t *encoded);

/* Words of the protocol. The bytes of an unhexed word take its place. */
void print_hex(sw_bytes_t bytes);
void print_error(const sw_error_t *error, char separator);
sw_bytes_t unhex(char *word);

#endif /* TESTEE_H */
