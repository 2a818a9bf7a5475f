/* Calls the greeter from C: main PATH/TO/libgreeter.so */
#include <stdio.h>

#include "greeter_v1.h"

int main(int argc, char **argv) {
  const char *library = argc > 1 ? argv[1] : "./libgreeter.so";
  sw_call_t call = SW_CALL_INIT;
  greeter_v1_greeter_t greeter;
  if (greeter_v1_greeter_open(library, NULL, &greeter, &call.error) != SW_OK) {
    fprintf(stderr, "%s\n", call.error.message);
    return 1;
  }

  greeter_v1_greet_request_t request = {.name = sw_text("world")};
  greeter_v1_greet_reply_t reply;
  sw_code_e code = greeter_v1_greeter_greet(&greeter, &request, &reply, &call);
  if (code == SW_OK) {
    /* The reply lies in the call, until that is used again. */
    printf("%.*s\n", SW_PRINT(reply.greeting));
  } else {
    fprintf(stderr, "%s\n", call.error.message);
  }
  greeter_v1_greeter_close(&greeter);
  sw_call_free(&call);
  return code != SW_OK;
}
