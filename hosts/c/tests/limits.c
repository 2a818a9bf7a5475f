#include "feature.h"

void limits(void) {
  sw_options_t small = {.size = sizeof small, .max_message_bytes = 1000};
  feature_t feature = open_feature(&small);
  sw_call_t call = SW_CALL_INIT;
  uint8_t memory[2000] = {0};
  MSG(uint64_value_t) length;
  MSG(bytes_value_t) reply;
  CHECK_OK(&call, FEATURE(measure_wire)(&feature, &NEW(bytes_value, .value = {memory, 990}), &length, &call));
  CHECK_CODE(FEATURE(measure_wire)(&feature, &NEW(bytes_value, .value = {memory, 2000}), &length, &call),
             SW_RESOURCE_EXHAUSTED);
  CHECK_SAYS(&call.error, "max_message_bytes");
  CHECK_CODE(FEATURE(measure)(&feature, &NEW(bytes_value, .value = {memory, 2000}), &length, &call),
             SW_RESOURCE_EXHAUSTED);
  CHECK_CODE(FEATURE(large_wire)(&feature, &NEW(size_request, .size = 2000), &reply, &call),
             SW_RESOURCE_EXHAUSTED);
  FEATURE(close)(&feature);

  sw_options_t too_large = {.size = sizeof too_large, .max_message_bytes = UINT64_C(1) << 40};
  CHECK_CODE(FEATURE(open)(path_in(library_dir, "libfeature_service.so"), &too_large, &feature, &call.error),
             SW_INVALID_ARGUMENT);

  /* Memory of the caller's own is never left. */
  uint8_t room[64];
  sw_writer_t writer = sw_writer_on(room + 8, 40);
  sw_bytes_t bytes;
  memset(room, 0xee, sizeof room);
  CHECK_CODE(MSG(bytes_value_encode)(&NEW(bytes_value, .value = {memory, 20}), &writer, &bytes, &call.error),
             SW_OK);
  CHECK(bytes.data >= room + 8 && bytes.data + bytes.len == room + 48);
  CHECK_CODE(MSG(bytes_value_encode)(&NEW(bytes_value, .value = {memory, 60}), &writer, &bytes, &call.error),
             SW_RESOURCE_EXHAUSTED);
  CHECK(room[7] == 0xee && room[48] == 0xee);
  writer = sw_writer_on(NULL, 0);
  CHECK_CODE(MSG(empty_encode)(&NEW(empty, 0), &writer, &bytes, &call.error), SW_OK);
  CHECK_INT(bytes.len, 0);
  sw_call_free(&call);
}
