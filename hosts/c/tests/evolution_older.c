/* A client of an older schema than the library's: a program of its own, because its names are those of the
 * other tests. */
#include "feature.h"

void evolution(void);

void evolution(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;

  /* Fewer fields here: another shape, so wire, and what comes back beyond them is kept. */
  MSG(scalars_t)
  scalars = {.double_value = 1.5, .string_value = sw_text("x"), .unknown = sw_literal("\030\007", 2)},
  scalars_reply;
  CHECK(feature.methods[0].method != NULL && feature.methods[0].flat == NULL);
  CHECK_OK(&call, FEATURE(echo_scalars)(&feature, &scalars, &scalars_reply, &call));
  CHECK(scalars_reply.double_value == 1.5);
  CHECK_TEXT(scalars_reply.string_value, "x");
  CHECK(sw_bytes_equal(scalars_reply.unknown, sw_literal("\030\007", 2)));

  /* There the fields track presence. */
  MSG(presence_t) presence = {.number = 5}, presence_reply;
  CHECK_OK(&call, FEATURE(echo_presence)(&feature, &presence, &presence_reply, &call));
  CHECK_INT(presence_reply.number, 5);

  CHECK(feature.methods[2].flat != NULL);
  MSG(int64_value_t) number;
  CHECK_OK(&call, FEATURE(echo_int64)(&feature, &NEW(int64_value, .value = 6), &number, NULL));
  CHECK_INT(number.value, 6);

  /* A reply that has grown. */
  MSG(version2_t) newer;
  CHECK_OK(&call, FEATURE(newer)(&feature, &NEW(version1, .name = sw_text("n")), &newer, &call));
  CHECK_TEXT(newer.name, "n");
  CHECK(newer.unknown.len != 0);
  MSG(version1_t) names[] = {{.name = sw_text("a")}, {.name = sw_text("b")}};
  MSG(version2_t) replies[2];
  CHECK_OK(&call, FEATURE(newer_many)(&feature, 2, names, replies, NULL, &call));
  CHECK_TEXT(replies[1].name, "b");
  sw_bytes_t in[] = {sw_text("a"), sw_text("b")}, out[2];
  CHECK_OK(&call, FEATURE(newer_columns)(&feature, 2, &(MSG(version1_columns_t)){in},
                                         &(MSG(version2_out_columns_t)){out}, NULL, &call));
  CHECK_TEXT(out[1], "b");
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
