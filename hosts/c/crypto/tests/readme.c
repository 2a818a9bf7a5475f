/* The program of ../README.md. */
#include "crypto.h"

static sw_code_e example(sw_call_t *call) {
  sw_key_t key;
  sw_code_e code = sw_key_generate(&crypto, SW_KEY_SECRET, &key, call);
  if (code != SW_OK) return code;

  uint8_t memory[64];
  memcpy(memory + SW_SECRET_BOX_OVERHEAD, "meet me at noon", 15);
  sw_bytes_t message = {memory + SW_SECRET_BOX_OVERHEAD, 15}, box;
  code = sw_secret_box_encrypt(&crypto, key, message, sw_memory(memory, sizeof memory), &box, call);
  if (code == SW_OK) {
    code = sw_secret_box_decrypt(&crypto, key, box, sw_memory(memory, sizeof memory), &message, call);
    if (code == SW_NOT_AUTHENTIC) fprintf(stderr, "somebody changed it\n");
  }
  if (code == SW_OK) CHECK_TEXT(message, "meet me at noon");
  sw_key_close(&crypto, &key, NULL);
  return code;
}

void readme(void) {
  sw_call_t call = SW_CALL_INIT;
  CHECK_OK(&call, example(&call));
  sw_call_free(&call);
}
