#include <stdlib.h>

#include "feature.h"

enum { LARGE = 64 << 20 };

void large(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  static const uint64_t sizes[] = {0, 1, 1023, 1024, 65536, LARGE, 3};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    for (int wire = 0; wire < 2; wire++) {
      MSG(size_request_t) request = {.size = sizes[i]};
      MSG(bytes_value_t) reply;
      CHECK_OK(&call, wire ? FEATURE(large_wire)(&feature, &request, &reply, &call)
                           : FEATURE(large)(&feature, &request, &reply, &call));
      CHECK_INT(reply.value.len, sizes[i]);
      bool right = true;
      for (size_t at = 0; at < reply.value.len; at += 4093) right = right && reply.value.data[at] == at % 251;
      CHECK(right);
    }
  }
  uint8_t *memory = (uint8_t *)calloc(LARGE, 1);
  MSG(bytes_value_t) request = {.value = {memory, LARGE}};
  MSG(uint64_value_t) length;
  CHECK_OK(&call, FEATURE(measure)(&feature, &request, &length, &call));
  CHECK_INT(length.value, LARGE);
  CHECK_OK(&call, FEATURE(measure_wire)(&feature, &request, &length, &call));
  CHECK_INT(length.value, LARGE);
  free(memory);
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
