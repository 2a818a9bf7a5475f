/* Made by shortwire gen from maps.proto. Do not edit. */
/* clang-format off */

/* Maps with every kind of key and value, and oneofs with every kind of member. */
#ifndef MAPS_V1_H
#define MAPS_V1_H

#include "shortwire/client.h"

typedef int32_t maps_v1_color_e;
typedef struct maps_v1_everything_t maps_v1_everything_t;
typedef struct maps_v1_choice_t maps_v1_choice_t;

#ifdef __cplusplus
extern "C" {
#endif

/* Values of maps.v1.Color. Other numbers may occur. */
enum {
  MAPS_V1_COLOR_UNSPECIFIED = 0,
  MAPS_V1_COLOR_RED = 1,
  MAPS_V1_COLOR_ROUGE = 1,
  MAPS_V1_COLOR_NEGATIVE = -1
};

/* The name in the schema of a value, or NULL. Static. */
const char *maps_v1_color_name(maps_v1_color_e value);

/* An entry of maps.v1.Everything.a. Of equal keys the last one counts: decoded maps have no others. */
typedef struct maps_v1_everything_a_entry_t {
  int32_t key;
  double value;
} maps_v1_everything_a_entry_t;

/* An entry of maps.v1.Everything.b. Of equal keys the last one counts: decoded maps have no others. */
typedef struct maps_v1_everything_b_entry_t {
  int64_t key;
  float value;
} maps_v1_everything_b_entry_t;

/* An entry of maps.v1.Everything.c. Of equal keys the last one counts: decoded maps have no others. */
typedef struct maps_v1_everything_c_entry_t {
  uint32_t key;
  int32_t value;
} maps_v1_everything_c_entry_t;

/* An entry of maps.v1.Everything.d. Of equal keys the last one counts: decoded maps have no others. */
typedef struct maps_v1_everything_d_entry_t {
  uint64_t key;
  int64_t value;
} maps_v1_everything_d_entry_t;

/* An entry of maps.v1.Everything.e. Of equal keys the last one counts: decoded maps have no others. */
typedef struct maps_v1_everything_e_entry_t {
  int32_t key;
  uint32_t value;
} maps_v1_everything_e_entry_t;

/* An entry of maps.v1.Everything.f. Of equal keys the last one counts: decoded maps have no others. */
typedef struct maps_v1_everything_f_entry_t {
  int64_t key;
  uint64_t value;
} maps_v1_everything_f_entry_t;

/* An entry of maps.v1.Everything.g. Of equal keys the last one counts: decoded maps have no others. */
typedef struct maps_v1_everything_g_entry_t {
  uint32_t key;
  int32_t value;
} maps_v1_everything_g_entry_t;

/* An entry of maps.v1.Everything.h. Of equal keys the last one counts: decoded maps have no others. */
typedef struct maps_v1_everything_h_entry_t {
  uint64_t key;
  int64_t value;
} maps_v1_everything_h_entry_t;

/* An entry of maps.v1.Everything.i. Of equal keys the last one counts: decoded maps have no others. */
typedef struct maps_v1_everything_i_entry_t {
  int32_t key;
  uint32_t value;
} maps_v1_everything_i_entry_t;

/* An entry of maps.v1.Everything.j. Of equal keys the last one counts: decoded maps have no others. */
typedef struct maps_v1_everything_j_entry_t {
  int64_t key;
  uint64_t value;
} maps_v1_everything_j_entry_t;

/* An entry of maps.v1.Everything.k. Of equal keys the last one counts: decoded maps have no others. */
typedef struct maps_v1_everything_k_entry_t {
  bool key;
  bool value;
} maps_v1_everything_k_entry_t;

/* An entry of maps.v1.Everything.l. Of equal keys the last one counts: decoded maps have no others. */
typedef struct maps_v1_everything_l_entry_t {
  sw_bytes_t key;
  sw_bytes_t value;
} maps_v1_everything_l_entry_t;

/* An entry of maps.v1.Everything.m. Of equal keys the last one counts: decoded maps have no others. */
typedef struct maps_v1_everything_m_entry_t {
  sw_bytes_t key;
  sw_bytes_t value;
} maps_v1_everything_m_entry_t;

/* An entry of maps.v1.Everything.n. Of equal keys the last one counts: decoded maps have no others. */
typedef struct maps_v1_everything_n_entry_t {
  sw_bytes_t key;
  maps_v1_color_e value;
} maps_v1_everything_n_entry_t;

/* An entry of maps.v1.Everything.o. Of equal keys the last one counts: decoded maps have no others. */
typedef struct maps_v1_everything_o_entry_t {
  sw_bytes_t key;
  const maps_v1_choice_t *value;
} maps_v1_everything_o_entry_t;

struct maps_v1_everything_t {
  const maps_v1_everything_a_entry_t *a;
  size_t a_count;
  const maps_v1_everything_b_entry_t *b;
  size_t b_count;
  const maps_v1_everything_c_entry_t *c;
  size_t c_count;
  const maps_v1_everything_d_entry_t *d;
  size_t d_count;
  const maps_v1_everything_e_entry_t *e;
  size_t e_count;
  const maps_v1_everything_f_entry_t *f;
  size_t f_count;
  const maps_v1_everything_g_entry_t *g;
  size_t g_count;
  const maps_v1_everything_h_entry_t *h;
  size_t h_count;
  const maps_v1_everything_i_entry_t *i;
  size_t i_count;
  const maps_v1_everything_j_entry_t *j;
  size_t j_count;
  const maps_v1_everything_k_entry_t *k;
  size_t k_count;
  const maps_v1_everything_l_entry_t *l;
  size_t l_count;
  const maps_v1_everything_m_entry_t *m;
  size_t m_count;
  const maps_v1_everything_n_entry_t *n;
  size_t n_count;
  const maps_v1_everything_o_entry_t *o;
  size_t o_count;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define MAPS_V1_EVERYTHING_NAME "maps.v1.Everything"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void maps_v1_everything_init(maps_v1_everything_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e maps_v1_everything_encode(const maps_v1_everything_t *message, sw_writer_t *writer,
                                    sw_bytes_t *bytes, sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e maps_v1_everything_decode(sw_bytes_t bytes, sw_arena_t *arena, maps_v1_everything_t *message,
                                    sw_error_t *error);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const maps_v1_everything_a_entry_t *maps_v1_everything_find_a(const maps_v1_everything_t *message,
                                                              int32_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const maps_v1_everything_b_entry_t *maps_v1_everything_find_b(const maps_v1_everything_t *message,
                                                              int64_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const maps_v1_everything_c_entry_t *maps_v1_everything_find_c(const maps_v1_everything_t *message,
                                                              uint32_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const maps_v1_everything_d_entry_t *maps_v1_everything_find_d(const maps_v1_everything_t *message,
                                                              uint64_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const maps_v1_everything_e_entry_t *maps_v1_everything_find_e(const maps_v1_everything_t *message,
                                                              int32_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const maps_v1_everything_f_entry_t *maps_v1_everything_find_f(const maps_v1_everything_t *message,
                                                              int64_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const maps_v1_everything_g_entry_t *maps_v1_everything_find_g(const maps_v1_everything_t *message,
                                                              uint32_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const maps_v1_everything_h_entry_t *maps_v1_everything_find_h(const maps_v1_everything_t *message,
                                                              uint64_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const maps_v1_everything_i_entry_t *maps_v1_everything_find_i(const maps_v1_everything_t *message,
                                                              int32_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const maps_v1_everything_j_entry_t *maps_v1_everything_find_j(const maps_v1_everything_t *message,
                                                              int64_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const maps_v1_everything_k_entry_t *maps_v1_everything_find_k(const maps_v1_everything_t *message, bool key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const maps_v1_everything_l_entry_t *maps_v1_everything_find_l(const maps_v1_everything_t *message,
                                                              sw_bytes_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const maps_v1_everything_m_entry_t *maps_v1_everything_find_m(const maps_v1_everything_t *message,
                                                              sw_bytes_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const maps_v1_everything_n_entry_t *maps_v1_everything_find_n(const maps_v1_everything_t *message,
                                                              sw_bytes_t key);

/* The entry of a key, or NULL. Compares with one entry after the other. */
const maps_v1_everything_o_entry_t *maps_v1_everything_find_o(const maps_v1_everything_t *message,
                                                              sw_bytes_t key);

/* For generated code. */
uint8_t *maps_v1_everything_write(const maps_v1_everything_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *maps_v1_everything_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                       maps_v1_everything_t *message);
const uint8_t *maps_v1_everything_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                        const maps_v1_everything_t **message);
const uint8_t *maps_v1_everything_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                         const maps_v1_everything_t **items, size_t *count);

/* Which member of maps.v1.Choice.first is there; numbered as the fields are. */
typedef enum maps_v1_choice_first_e {
  MAPS_V1_CHOICE_FIRST_NOT_SET = 0,
  MAPS_V1_CHOICE_FIRST_NUMBER = 1,
  MAPS_V1_CHOICE_FIRST_TEXT = 2,
  MAPS_V1_CHOICE_FIRST_DATA = 3,
  MAPS_V1_CHOICE_FIRST_COLOR = 4,
  MAPS_V1_CHOICE_FIRST_MESSAGE = 5
} maps_v1_choice_first_e;

/* Which member of maps.v1.Choice.second is there; numbered as the fields are. */
typedef enum maps_v1_choice_second_e {
  MAPS_V1_CHOICE_SECOND_NOT_SET = 0,
  MAPS_V1_CHOICE_SECOND_YES = 6,
  MAPS_V1_CHOICE_SECOND_MUCH = 7
} maps_v1_choice_second_e;

/* Which member of maps.v1.Choice.third is there; numbered as the fields are. */
typedef enum maps_v1_choice_third_e {
  MAPS_V1_CHOICE_THIRD_NOT_SET = 0,
  MAPS_V1_CHOICE_THIRD_ONLY = 536870911
} maps_v1_choice_third_e;

struct maps_v1_choice_t {
  maps_v1_choice_first_e first_case;
  union {
    int32_t number;
    sw_bytes_t text;
    sw_bytes_t data;
    maps_v1_color_e color;
    const maps_v1_everything_t *message;
  } first;
  maps_v1_choice_second_e second_case;
  union {
    bool yes;
    double much;
  } second;
  /* A oneof with a single member. */
  maps_v1_choice_third_e third_case;
  union {
    uint64_t only;
  } third;
  sw_bytes_t unknown; /* fields that the schema does not name, in wire format */
};

/* Full name, as details of errors carry it. */
#define MAPS_V1_CHOICE_NAME "maps.v1.Choice"

/* Makes all fields absent. Initialising a message with zeros does the same. */
static inline void maps_v1_choice_init(maps_v1_choice_t *message) {
  memset(message, 0, sizeof *message);
}

/* Writes a message. `bytes` lie in the writer, valid until it is used again. */
sw_code_e maps_v1_choice_encode(const maps_v1_choice_t *message, sw_writer_t *writer, sw_bytes_t *bytes,
                                sw_error_t *error);

/* Reads a message, which then borrows from `bytes` and lies in the arena. */
sw_code_e maps_v1_choice_decode(sw_bytes_t bytes, sw_arena_t *arena, maps_v1_choice_t *message,
                                sw_error_t *error);

/* For generated code. */
uint8_t *maps_v1_choice_write(const maps_v1_choice_t *message, uint8_t *p, sw_writer_t *w);
const uint8_t *maps_v1_choice_read(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                   maps_v1_choice_t *message);
const uint8_t *maps_v1_choice_merge(const uint8_t *p, const uint8_t *end, sw_reader_t *r,
                                    const maps_v1_choice_t **message);
const uint8_t *maps_v1_choice_append(const uint8_t *p, const uint8_t *end, sw_reader_t *r, uint32_t tag,
                                     const maps_v1_choice_t **items, size_t *count);

/* Client of maps.v1.Maps. */
typedef struct maps_v1_maps_t {
  sw_client_t base;
  sw_entry_t methods[1];
} maps_v1_maps_t;

/* Loads a library and starts an instance of its service. `options` may be NULL. A client that failed to open
 * is closed. */
sw_code_e maps_v1_maps_open(const char *path, const sw_options_t *options, maps_v1_maps_t *client,
                            sw_error_t *error);

/* The same on the instance of another client, which has to stay open as long as this one: what a library
 * keeps for
 * one service of an instance is there for the others. */
sw_code_e maps_v1_maps_join(const sw_client_t *other, maps_v1_maps_t *client, sw_error_t *error);

/* Ends the instance, unless the client joined another's. No call may be under way; calls that follow are
 * SW_FAILED_PRECONDITION. NULL and a client that is closed are allowed. */
void maps_v1_maps_close(maps_v1_maps_t *client);

/* maps.v1.Maps/Echo in wire format. The reply lies in the call. */
sw_code_e maps_v1_maps_echo_raw(const maps_v1_maps_t *client, sw_bytes_t request, sw_bytes_t *reply,
                                sw_call_t *call);

sw_code_e maps_v1_maps_echo(const maps_v1_maps_t *client, const maps_v1_everything_t *request,
                            maps_v1_choice_t *reply, sw_call_t *call);

/* maps.v1.Maps/Echo for `count` requests at once. SW_OK if the batch ran, whatever became of its items:
 * `codes` (or NULL) takes the outcome of each, sw_call_item_error() tells why one failed. */
sw_code_e maps_v1_maps_echo_many(const maps_v1_maps_t *client, size_t count,
                                 const maps_v1_everything_t *requests, maps_v1_choice_t *replies,
                                 int32_t *codes, sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* MAPS_V1_H */
