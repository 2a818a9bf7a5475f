/* Calls of every method, and the codec of every message. */
#include "testee.h"

/* Prints the items of a batch that ran. */
#define PRINT_ITEMS(reply_type)                                              \
  printf("ok");                                                              \
  for (size_t i = 0; i < count; i++) {                                       \
    sw_bytes_t encoded;                                                      \
    sw_error_t error = SW_ERROR_INIT;                                        \
    printf(" ");                                                             \
    if (sw_call_item_error(&call, i, &error) != SW_OK) {                     \
      print_error(&error, ':');                                              \
    } else {                                                                 \
      MSG(reply_type##_encode)(&replies[i], &writer, &encoded, &call.error); \
      print_hex(encoded);                                                    \
    }                                                                        \
    sw_error_free(&error);                                                   \
  }                                                                          \
  return SW_OK

/* A method. `WIRE` says whether it has a form of its own for wire format, `COLUMNS` runs a batch of columns.
 */
#define METHOD(name, request_type, reply_type, WIRE, COLUMNS)                             \
  static int call_##name(const char *form, sw_bytes_t data, sw_bytes_t *encoded) {        \
    MSG(request_type##_t) request;                                                        \
    MSG(reply_type##_t) reply;                                                            \
    if (IS(form, "raw")) return FEATURE(name##_raw)(&client, data, encoded, &call);       \
    int code = MSG(request_type##_decode)(data, &arena, &request, &call.error);           \
    if (code != SW_OK) return code;                                                       \
    if (IS(form, "wire")) {                                                               \
      code = WIRE(name);                                                                  \
    } else {                                                                              \
      /* "typed" starts without memory, "into" uses that of the calls before. */          \
      if (IS(form, "typed")) sw_call_free(&call);                                         \
      code = FEATURE(name)(&client, &request, &reply, &call);                             \
    }                                                                                     \
    if (code != SW_OK) return code;                                                       \
    return (int)MSG(reply_type##_encode)(&reply, &writer, encoded, &call.error);          \
  }                                                                                       \
  static int many_##name(const char *form, size_t count, const sw_bytes_t *items) {       \
    static MSG(request_type##_t) requests[MOST_ITEMS];                                    \
    static MSG(reply_type##_t) replies[MOST_ITEMS];                                       \
    int32_t codes[MOST_ITEMS];                                                            \
    for (size_t i = 0; i < count; i++) {                                                  \
      int code = MSG(request_type##_decode)(items[i], &arena, &requests[i], &call.error); \
      if (code != SW_OK) return code;                                                     \
    }                                                                                     \
    int code;                                                                             \
    if (IS(form, "columns")) {                                                            \
      COLUMNS(name, request_type, reply_type)                                             \
    } else {                                                                              \
      code = FEATURE(name##_many)(&client, count, requests, replies, codes, &call);       \
    }                                                                                     \
    if (code != SW_OK) return code;                                                       \
    PRINT_ITEMS(reply_type);                                                              \
  }

#define HAS_WIRE(name) FEATURE(name##_wire)(&client, &request, &reply, &call)
#define IS_WIRE(name) SKIP

#define NO_COLUMNS(name, request_type, reply_type) return SKIP;

/* A column to be read, of one field of the requests, and one to be written. */
#define GATHER(field)                                                   \
  __typeof__(requests[0].field) in_##field[MOST_ITEMS];                 \
  for (size_t i = 0; i < count; i++) in_##field[i] = requests[i].field; \
  in.field = in_##field;
#define ROOM(field)                                     \
  __typeof__(replies[0].field) out_##field[MOST_ITEMS]; \
  out.field = out_##field;
#define SCATTER(field) \
  for (size_t i = 0; i < count; i++) replies[i].field = out_##field[i];

#define COLUMNS_OF(name, request_type, reply_type, GATHER_ALL, ROOM_FOR_ALL, SCATTER_ALL)          \
  MSG(request_type##_columns_t) in;                                                                \
  MSG(reply_type##_out_columns_t) out;                                                             \
  memset(replies, 0, sizeof replies);                                                              \
  GATHER_ALL ROOM_FOR_ALL code = FEATURE(name##_columns)(&client, count, &in, &out, codes, &call); \
  SCATTER_ALL

#define VALUE_COLUMNS(name, request_type, reply_type) \
  COLUMNS_OF(name, request_type, reply_type, GATHER(value), ROOM(value), SCATTER(value))
#define LARGE_COLUMNS(name, request_type, reply_type) \
  COLUMNS_OF(name, request_type, reply_type, GATHER(size), ROOM(value), SCATTER(value))
#define GATHERED(F) F(number) F(position) F(count)
#define GATHERED_COLUMNS(name, request_type, reply_type) \
  COLUMNS_OF(name, request_type, reply_type, GATHER(value), GATHERED(ROOM), GATHERED(SCATTER))
#define SLOW_COLUMNS(name, request_type, reply_type) \
  COLUMNS_OF(name, request_type, reply_type, GATHER(milliseconds), ROOM(milliseconds), SCATTER(milliseconds))

#define SCALARS(F)                                                                                        \
  F(double_value)                                                                                         \
  F(float_value) F(int32_value) F(int64_value) F(uint32_value) F(uint64_value) F(sint32_value)            \
      F(sint64_value) F(fixed32_value) F(fixed64_value) F(sfixed32_value) F(sfixed64_value) F(bool_value) \
          F(string_value) F(bytes_value) F(enum_value)
#define SCALARS_COLUMNS(name, request_type, reply_type) \
  COLUMNS_OF(name, request_type, reply_type, SCALARS(GATHER), SCALARS(ROOM), SCALARS(SCATTER))

#define PRESENT(F, field, FIELD) F(field, SHORTWIRE_TEST_V1_PRESENCE_HAS_##FIELD)
#define PRESENCE_MASKS(F)                                                                       \
  PRESENT(F, number, NUMBER)                                                                    \
  PRESENT(F, text, TEXT) PRESENT(F, data, DATA) PRESENT(F, flag, FLAG) PRESENT(F, color, COLOR) \
      PRESENT(F, real, REAL)
#define PRESENCE(F) F(number) F(text) F(data) F(flag) F(color) F(real) F(plain)
#define ADD_BIT(field, bit) present[i] |= requests[i].has_##field ? (bit) : 0;
#define TAKE_BIT(field, bit) replies[i].has_##field = (present_out[i] & (bit)) != 0;
#define PRESENCE_COLUMNS(name, request_type, reply_type)                                     \
  uint64_t present[MOST_ITEMS] = {0}, present_out[MOST_ITEMS];                               \
  for (size_t i = 0; i < count; i++) {                                                       \
    PRESENCE_MASKS(ADD_BIT)                                                                  \
  }                                                                                          \
  COLUMNS_OF(name, request_type, reply_type, in.present = present;                           \
             PRESENCE(GATHER), out.present = present_out; PRESENCE(ROOM), PRESENCE(SCATTER)) \
  for (size_t i = 0; i < count; i++) {                                                       \
    PRESENCE_MASKS(TAKE_BIT)                                                                 \
  }

#define METHODS(M)                                                                        \
  M(EchoDouble, echo_double, double_value, double_value, HAS_WIRE, VALUE_COLUMNS)         \
  M(EchoFloat, echo_float, float_value, float_value, HAS_WIRE, VALUE_COLUMNS)             \
  M(EchoInt32, echo_int32, int32_value, int32_value, HAS_WIRE, VALUE_COLUMNS)             \
  M(EchoInt64, echo_int64, int64_value, int64_value, HAS_WIRE, VALUE_COLUMNS)             \
  M(EchoUint32, echo_uint32, uint32_value, uint32_value, HAS_WIRE, VALUE_COLUMNS)         \
  M(EchoUint64, echo_uint64, uint64_value, uint64_value, HAS_WIRE, VALUE_COLUMNS)         \
  M(EchoSint32, echo_sint32, sint32_value, sint32_value, HAS_WIRE, VALUE_COLUMNS)         \
  M(EchoSint64, echo_sint64, sint64_value, sint64_value, HAS_WIRE, VALUE_COLUMNS)         \
  M(EchoFixed32, echo_fixed32, fixed32_value, fixed32_value, HAS_WIRE, VALUE_COLUMNS)     \
  M(EchoFixed64, echo_fixed64, fixed64_value, fixed64_value, HAS_WIRE, VALUE_COLUMNS)     \
  M(EchoSfixed32, echo_sfixed32, sfixed32_value, sfixed32_value, HAS_WIRE, VALUE_COLUMNS) \
  M(EchoSfixed64, echo_sfixed64, sfixed64_value, sfixed64_value, HAS_WIRE, VALUE_COLUMNS) \
  M(EchoBool, echo_bool, bool_value, bool_value, HAS_WIRE, VALUE_COLUMNS)                 \
  M(EchoEnum, echo_enum, enum_value, enum_value, HAS_WIRE, VALUE_COLUMNS)                 \
  M(EchoString, echo_string, string_value, string_value, HAS_WIRE, VALUE_COLUMNS)         \
  M(EchoBytes, echo_bytes, bytes_value, bytes_value, HAS_WIRE, VALUE_COLUMNS)             \
  M(EchoScalars, echo_scalars, scalars, scalars, HAS_WIRE, SCALARS_COLUMNS)               \
  M(EchoPresence, echo_presence, presence, presence, HAS_WIRE, PRESENCE_COLUMNS)          \
  M(Nothing, nothing, empty, empty, HAS_WIRE, NO_COLUMNS)                                 \
  M(EchoRepeated, echo_repeated, repeated, repeated, IS_WIRE, NO_COLUMNS)                 \
  M(EchoUnpacked, echo_unpacked, unpacked, unpacked, IS_WIRE, NO_COLUMNS)                 \
  M(EchoMaps, echo_maps, maps, maps, IS_WIRE, NO_COLUMNS)                                 \
  M(EchoChoice, echo_choice, choice, choice, IS_WIRE, NO_COLUMNS)                         \
  M(EchoNested, echo_nested, nested, nested, IS_WIRE, NO_COLUMNS)                         \
  M(EchoTree, echo_tree, tree, tree, IS_WIRE, NO_COLUMNS)                                 \
  M(Newer, newer, version1, version2, IS_WIRE, NO_COLUMNS)                                \
  M(Older, older, version2, version1, IS_WIRE, NO_COLUMNS)                                \
  M(Large, large, size_request, bytes_value, HAS_WIRE, LARGE_COLUMNS)                     \
  M(Fill, fill, size_request, bytes_value, HAS_WIRE, LARGE_COLUMNS)                       \
  M(Wrap, wrap, wrap_request, bytes_value, HAS_WIRE, NO_COLUMNS)                          \
  M(Unwrap, unwrap, unwrap_request, bytes_value, HAS_WIRE, NO_COLUMNS)                    \
  M(Gather, gather, int64_value, gathered, HAS_WIRE, GATHERED_COLUMNS)                    \
  M(Measure, measure, bytes_value, uint64_value, HAS_WIRE, VALUE_COLUMNS)                 \
  M(Fail, fail, fail_request, empty, HAS_WIRE, NO_COLUMNS)                                \
  M(Panic, panic, string_value, empty, HAS_WIRE, NO_COLUMNS)                              \
  M(Count, count, empty, uint64_value, HAS_WIRE, NO_COLUMNS)                              \
  M(Slow, slow, slow_request, slow_request, HAS_WIRE, SLOW_COLUMNS)

#define DEFINE(Name, name, request_type, reply_type, WIRE, COLUMNS) \
  METHOD(name, request_type, reply_type, WIRE, COLUMNS)
METHODS(DEFINE)

#define ENTRY(Name, name, request_type, reply_type, WIRE, COLUMNS) {#Name, call_##name, many_##name},
const testee_method_t testee_methods[] = {METHODS(ENTRY){NULL, NULL, NULL}};

#define MESSAGES(M)                                                                                      \
  M(DoubleValue, double_value)                                                                           \
  M(FloatValue, float_value) M(Int32Value, int32_value) M(Int64Value, int64_value)                       \
      M(Uint32Value, uint32_value) M(Uint64Value, uint64_value) M(Sint32Value, sint32_value)             \
          M(Sint64Value, sint64_value) M(Fixed32Value, fixed32_value) M(Fixed64Value, fixed64_value)     \
              M(Sfixed32Value, sfixed32_value) M(Sfixed64Value, sfixed64_value) M(BoolValue, bool_value) \
                  M(StringValue, string_value) M(BytesValue, bytes_value) M(EnumValue, enum_value)       \
                      M(Empty, empty) M(Scalars, scalars) M(Presence, presence) M(Repeated, repeated)    \
                          M(Unpacked, unpacked) M(Maps, maps) M(Choice, choice) M(Nested, nested)        \
                              M(Tree, tree) M(Version1, version1) M(Version2, version2)                  \
                                  M(SizeRequest, size_request) M(WrapRequest, wrap_request)              \
                                      M(UnwrapRequest, unwrap_request) M(Gathered, gathered)             \
                                          M(FailRequest, fail_request) M(SlowRequest, slow_request)

#define CODEC(Name, name)                                                    \
  static int codec_##name(sw_bytes_t data, sw_bytes_t *encoded) {            \
    MSG(name##_t) message;                                                   \
    int code = MSG(name##_decode)(data, &arena, &message, &call.error);      \
    if (code != SW_OK) return code;                                          \
    return (int)MSG(name##_encode)(&message, &writer, encoded, &call.error); \
  }
MESSAGES(CODEC)

#define MESSAGE_ENTRY(Name, name) {#Name, codec_##name},
const testee_message_t testee_messages[] = {MESSAGES(MESSAGE_ENTRY){NULL, NULL}};
