/* The addon: what src/native.ts declares. */
#include <stdlib.h>

#include "area.h"
#include "async.h"
#include "call.h"
#include "client.h"
#include "columns.h"

static const struct {
  const char *name;
  napi_callback function;
} FUNCTIONS[] = {
    {"bindMemory", area_bind_memory},
    {"takeReply", area_take_reply},
    {"flat", call_flat},
    {"direct", call_direct},
    {"wire", call_wire},
    {"columns", columns_run},
    {"start", async_start},
    {"open", client_open},
    {"describe", client_describe},
    {"bind", client_bind},
    {"close", client_close},
};

static void end_area(napi_env env, void *data, void *hint) {
  (void)env;
  (void)hint;
  area_drop((area_t *)data);
}

NAPI_MODULE_INIT() {
  area_t *area = (area_t *)calloc(1, sizeof *area);
  if (area == NULL || napi_set_instance_data(env, area, end_area, NULL) != napi_ok) {
    free(area);
    napi_throw_error(env, NULL, "there is no memory for the addon");
    return NULL;
  }
  area->users = 1;
  for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++) {
    napi_value function;
    napi_create_function(env, FUNCTIONS[i].name, NAPI_AUTO_LENGTH, FUNCTIONS[i].function, NULL, &function);
    napi_set_named_property(env, exports, FUNCTIONS[i].name, function);
  }
  return exports;
}
