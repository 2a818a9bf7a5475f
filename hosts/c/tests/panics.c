#include "feature.h"

/* A panic is an error of that call; the next one finds a new service. */
void panics(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  MSG(uint64_value_t) count;
  MSG(empty_t) reply;
  CHECK_OK(&call, FEATURE(count)(&feature, &NEW(empty, 0), &count, &call));
  CHECK_OK(&call, FEATURE(count)(&feature, &NEW(empty, 0), &count, &call));
  CHECK_INT(count.value, 2);
  CHECK_CODE(FEATURE(panic)(&feature, &NEW(string_value, .value = sw_text("ouch")), &reply, &call),
             SW_INTERNAL);
  CHECK_SAYS(&call.error, "ouch");
  CHECK_OK(&call, FEATURE(count)(&feature, &NEW(empty, 0), &count, &call));
  CHECK_INT(count.value, 1);
  CHECK_CODE(FEATURE(panic_wire)(&feature, &NEW(string_value, .value = sw_text("again")), &reply, &call),
             SW_INTERNAL);
  CHECK_SAYS(&call.error, "again");
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
