#include "feature.h"

void context(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  MSG(slow_request_t) reply;
  sw_context_t context = SW_CONTEXT_INIT;
  call.context = &context;
  CHECK_OK(&call, FEATURE(slow)(&feature, &NEW(slow_request, .milliseconds = 1), &reply, &call));

  context.deadline_ns = sw_deadline_in_ms(20);
  CHECK_CODE(FEATURE(slow)(&feature, &NEW(slow_request, .milliseconds = 60000), &reply, &call),
             SW_DEADLINE_EXCEEDED);
  CHECK_CODE(FEATURE(slow_wire)(&feature, &NEW(slow_request, .milliseconds = 60000), &reply, &call),
             SW_DEADLINE_EXCEEDED);

  uint32_t cancelled = 1;
  context.deadline_ns = 0;
  context.cancel = &cancelled;
  CHECK_CODE(FEATURE(slow)(&feature, &NEW(slow_request, .milliseconds = 60000), &reply, &call), SW_CANCELLED);

  /* Metadata is a message like any other: two pairs, read back by hand. */
  sw_writer_t writer = SW_WRITER_INIT;
  context.cancel = NULL;
  CHECK_CODE(sw_metadata_add(&writer, "tenant", sw_text("blue"), &context.metadata), SW_OK);
  CHECK_CODE(sw_metadata_add(&writer, "trace-bin", sw_literal("\0\1", 2), &context.metadata), SW_OK);
  static const char expected[] =
      "\x0a\x0f\x0a\x09trace-bin\x12\x02\0\1\x0a\x0e\x0a\x06tenant\x12\x04"
      "blue";
  CHECK(sw_bytes_equal(context.metadata, sw_literal(expected, sizeof expected - 1)));
  CHECK_OK(&call, FEATURE(slow)(&feature, &NEW(slow_request, .milliseconds = 1), &reply, &call));
  sw_writer_free(&writer);
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
