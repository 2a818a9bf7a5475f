#include "feature.h"

static sw_code_e echo(int wire, const feature_t *feature, const MSG(presence_t) * request,
                      MSG(presence_t) * reply, sw_call_t *call) {
  return wire ? FEATURE(echo_presence_wire)(feature, request, reply, call)
              : FEATURE(echo_presence)(feature, request, reply, call);
}

void presence(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  for (int wire = 0; wire < 2; wire++) {
    MSG(presence_t) reply;
    memset(&reply, 0x55, sizeof reply);
    CHECK_OK(&call, echo(wire, &feature, &NEW(presence, .plain = 7), &reply, &call));
    CHECK(!reply.has_number && !reply.has_text && !reply.has_data && !reply.has_flag && !reply.has_color &&
          !reply.has_real);
    CHECK_INT(reply.number, 0);
    CHECK_INT(reply.text.len, 0);
    CHECK_INT(reply.plain, 7);

    MSG(presence_t)
    zeros = {.has_number = true,
             .has_text = true,
             .has_data = true,
             .has_flag = true,
             .has_color = true,
             .has_real = true};
    CHECK_OK(&call, echo(wire, &feature, &zeros, &reply, &call));
    CHECK(reply.has_number && reply.has_text && reply.has_data && reply.has_flag && reply.has_color &&
          reply.has_real);

    MSG(presence_t) some = {.has_text = true, .text = sw_text("here"), .has_real = true, .real = 2.5};
    CHECK_OK(&call, echo(wire, &feature, &some, &reply, &call));
    CHECK(!reply.has_number && reply.has_text && !reply.has_data && reply.has_real);
    CHECK_TEXT(reply.text, "here");
    CHECK(reply.real == 2.5);
  }
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
