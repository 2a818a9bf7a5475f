#include <float.h>
#include <math.h>

#include "feature.h"

/* Each value comes back the same through slots and through the wire. */
#define ECHO(method, message, values_type, ...)                                  \
  do {                                                                           \
    static const values_type values[] = {__VA_ARGS__};                           \
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {                \
      MSG(message##_t) request = {.value = values[i]}, flat, wire;               \
      CHECK_OK(&call, FEATURE(method)(&feature, &request, &flat, NULL));         \
      CHECK(memcmp(&flat.value, &values[i], sizeof *values) == 0);               \
      CHECK_OK(&call, FEATURE(method##_wire)(&feature, &request, &wire, &call)); \
      CHECK(memcmp(&wire.value, &values[i], sizeof *values) == 0);               \
    }                                                                            \
  } while (0)

static void all_in_one_message(const feature_t *feature, sw_call_t *call) {
  MSG(scalars_t)
  request = {.double_value = -0.0,
             .float_value = FLT_MAX,
             .int32_value = INT32_MIN,
             .int64_value = INT64_MIN,
             .uint32_value = UINT32_MAX,
             .uint64_value = UINT64_MAX,
             .sint32_value = INT32_MIN,
             .sint64_value = INT64_MIN,
             .fixed32_value = UINT32_MAX,
             .fixed64_value = UINT64_MAX,
             .sfixed32_value = -1,
             .sfixed64_value = -1,
             .bool_value = true,
             .string_value = sw_text("text"),
             .bytes_value = sw_literal("\0\377", 2),
             .enum_value = SHORTWIRE_TEST_V1_COLOR_BLUE};
  for (int wire = 0; wire < 2; wire++) {
    MSG(scalars_t) reply;
    CHECK_OK(call, wire ? FEATURE(echo_scalars_wire)(feature, &request, &reply, call)
                        : FEATURE(echo_scalars)(feature, &request, &reply, call));
    CHECK(signbit(reply.double_value) && reply.double_value == 0);
    CHECK(reply.float_value == FLT_MAX);
    CHECK_INT(reply.int32_value, INT32_MIN);
    CHECK_INT(reply.int64_value, INT64_MIN);
    CHECK_INT(reply.uint32_value, UINT32_MAX);
    CHECK(reply.uint64_value == UINT64_MAX);
    CHECK_INT(reply.sint32_value, INT32_MIN);
    CHECK_INT(reply.sint64_value, INT64_MIN);
    CHECK_INT(reply.fixed32_value, UINT32_MAX);
    CHECK(reply.fixed64_value == UINT64_MAX);
    CHECK_INT(reply.sfixed32_value, -1);
    CHECK_INT(reply.sfixed64_value, -1);
    CHECK(reply.bool_value);
    CHECK_TEXT(reply.string_value, "text");
    CHECK(sw_bytes_equal(reply.bytes_value, sw_literal("\0\377", 2)));
    CHECK_INT(reply.enum_value, -3);
  }
}

void scalars(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  ECHO(echo_double, double_value, double, 0, 1.5, -0.0, INFINITY, -INFINITY, NAN, DBL_MIN, DBL_MAX,
       DBL_TRUE_MIN);
  ECHO(echo_float, float_value, float, 0, 1.5f, -0.0f, INFINITY, -INFINITY, NAN, FLT_MIN, FLT_MAX,
       FLT_TRUE_MIN);
  ECHO(echo_int32, int32_value, int32_t, 0, 1, -1, 127, 128, INT32_MIN, INT32_MAX);
  ECHO(echo_int64, int64_value, int64_t, 0, 1, -1, 16383, 16384, INT64_MIN, INT64_MAX);
  ECHO(echo_uint32, uint32_value, uint32_t, 0, 1, 1u << 31, UINT32_MAX);
  ECHO(echo_uint64, uint64_value, uint64_t, 0, 1, UINT64_C(1) << 63, UINT64_MAX);
  ECHO(echo_sint32, sint32_value, int32_t, 0, 1, -1, INT32_MIN, INT32_MAX);
  ECHO(echo_sint64, sint64_value, int64_t, 0, 1, -1, INT64_MIN, INT64_MAX);
  ECHO(echo_fixed32, fixed32_value, uint32_t, 0, 1, UINT32_MAX);
  ECHO(echo_fixed64, fixed64_value, uint64_t, 0, 1, UINT64_MAX);
  ECHO(echo_sfixed32, sfixed32_value, int32_t, 0, -1, INT32_MIN, INT32_MAX);
  ECHO(echo_sfixed64, sfixed64_value, int64_t, 0, -1, INT64_MIN, INT64_MAX);
  ECHO(echo_bool, bool_value, bool, false, true);
  ECHO(echo_enum, enum_value, int32_t, 0, 1, -3, 77, INT32_MIN);
  all_in_one_message(&feature, &call);

  CHECK(strcmp(shortwire_test_v1_color_name(SHORTWIRE_TEST_V1_COLOR_RED), "COLOR_RED") == 0);
  CHECK(shortwire_test_v1_color_name(77) == NULL);
  MSG(empty_t) nothing = SW_ZERO, reply;
  CHECK_OK(&call, FEATURE(nothing)(&feature, &nothing, &reply, NULL));
  CHECK_OK(&call, FEATURE(nothing_wire)(&feature, &nothing, &reply, &call));
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
