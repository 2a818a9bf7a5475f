/* Replies that the service writes where the caller wants them, perhaps over what they are made of. */
#include "feature.h"

void direct(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  sw_bytes_t reply;
  uint8_t memory[16];

  memset(memory, 9, sizeof memory);
  CHECK_OK(&call,
           FEATURE(fill_into)(&feature, &NEW(size_request, .size = 5), memory, sizeof memory, &reply, NULL));
  CHECK(reply.data == memory && reply.len == 5 && memory[4] == 4 && memory[5] == 9);
  CHECK_CODE(
      FEATURE(fill_into)(&feature, &NEW(size_request, .size = 17), memory, sizeof memory, &reply, &call),
      SW_RESOURCE_EXHAUSTED);
  CHECK_SAYS(&call.error, "the reply has 17 bytes, and there is memory for 16; bring more");
  CHECK_INT(reply.len, 0);
  CHECK_CODE(
      FEATURE(fill_into)(&feature, &NEW(size_request, .size = 17), memory, sizeof memory, &reply, NULL),
      SW_RESOURCE_EXHAUSTED);

  /* Over the input, wherever it lies; the wire form gives the same. */
  for (size_t at = 0; at < 8; at++) {
    memcpy(memory + at, "\0\1\2", 3);
    MSG(wrap_request_t)
    request = {.head = sw_text("ab"), .data = {memory + at, 3}, .tail = sw_text("c")};
    CHECK_OK(&call, FEATURE(wrap_into)(&feature, &request, memory, sizeof memory, &reply, NULL));
    CHECK(sw_bytes_equal(reply, sw_literal("ab\377\376\375c", 6)));
    CHECK(reply.data >= memory && reply.data < memory + sizeof memory);
    memcpy(memory + at, "\0\1\2", 3);
    CHECK_OK(&call, FEATURE(wrap_into_wire)(&feature, &request, memory, sizeof memory, &reply, NULL));
    CHECK(sw_bytes_equal(reply, sw_literal("ab\377\376\375c", 6)));
  }
  MSG(wrap_request_t) refused = {.data = {(const uint8_t *)"\377", 1}};
  CHECK_CODE(FEATURE(wrap_into)(&feature, &refused, memory, sizeof memory, &reply, &call),
             SW_INVALID_ARGUMENT);
  CHECK_SAYS(&call.error, "data begins with byte 255");
  CHECK_CODE(FEATURE(wrap_into)(&feature, NULL, memory, sizeof memory, &reply, &call), SW_INVALID_ARGUMENT);

  /* Two clients on one instance: it ends with the one that opened it. */
  feature_t joined;
  CHECK_OK(&call, FEATURE(join)(&feature.base, &joined, &call.error));
  CHECK_OK(&call,
           FEATURE(fill_into)(&joined, &NEW(size_request, .size = 1), memory, sizeof memory, &reply, &call));
  FEATURE(close)(&joined);
  CHECK_CODE(FEATURE(fill_into)(&joined, &NEW(size_request, .size = 1), memory, sizeof memory, &reply, &call),
             SW_FAILED_PRECONDITION);
  CHECK_OK(&call,
           FEATURE(fill_into)(&feature, &NEW(size_request, .size = 1), memory, sizeof memory, &reply, &call));
  FEATURE(close)(&feature);
  CHECK_CODE(FEATURE(join)(&feature.base, &joined, &call.error), SW_FAILED_PRECONDITION);
  sw_call_free(&call);
}
