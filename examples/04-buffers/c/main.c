/* Whose memory calls use: main PATH/TO/libpixels.so */
#include <inttypes.h>
#include <stdio.h>

#include "pixels_v1.h"

static void show(const char *what, sw_bytes_t bytes) {
  printf("%s:", what);
  for (size_t i = 0; i < bytes.len; i++) printf(" %02x", bytes.data[i]);
  printf("\n");
}

/* A request points to its bytes: nothing is copied. */
static sw_code_e sum(const pixels_v1_pixels_t *pixels, sw_bytes_t data, sw_call_t *call) {
  pixels_v1_total_t total;
  sw_code_e code = pixels_v1_pixels_sum(pixels, &(pixels_v1_image_t){.data = data}, &total, call);
  if (code == SW_OK) printf("sum of a slice: %" PRIu64 "\n", total.value);
  return code;
}

/* A reply lies in the memory of the call: the next one overwrites it, and after a few nothing is allocated. */
static sw_code_e invert(const pixels_v1_pixels_t *pixels, sw_bytes_t data, const char *what, sw_call_t *call) {
  pixels_v1_image_t image;
  sw_code_e code = pixels_v1_pixels_invert(pixels, &(pixels_v1_image_t){.data = data}, &image, call);
  if (code == SW_OK) show(what, image.data);
  return code;
}

/* Batches read columns and write into the caller's. */
static sw_code_e columns(const pixels_v1_pixels_t *pixels, sw_call_t *call) {
  sw_bytes_t images[] = {sw_literal("\1\2", 2), sw_literal("\3\4", 2), sw_literal("\5\6", 2)};
  uint64_t totals[3];
  pixels_v1_image_columns_t in = {.data = images};
  pixels_v1_total_out_columns_t out = {.value = totals};
  sw_code_e code = pixels_v1_pixels_sum_columns(pixels, 3, &in, &out, NULL, call);
  if (code != SW_OK) return code;
  printf("sums into our column: %" PRIu64 " %" PRIu64 " %" PRIu64 "\n", totals[0], totals[1], totals[2]);
  return SW_OK;
}

int main(int argc, char **argv) {
  const char *library = argc > 1 ? argv[1] : "./libpixels.so";
  const uint8_t data[] = {0, 1, 2, 3, 4, 5, 6, 7};
  sw_call_t call = SW_CALL_INIT;
  pixels_v1_pixels_t pixels;
  sw_code_e code = pixels_v1_pixels_open(library, NULL, &pixels, &call.error);
  if (code == SW_OK) code = sum(&pixels, (sw_bytes_t){data + 2, 3}, &call);
  if (code == SW_OK) code = invert(&pixels, (sw_bytes_t){data, 4}, "inverted", &call);
  if (code == SW_OK) {
    code = invert(&pixels, (sw_bytes_t){data + 4, 4}, "inverted again, into the same memory", &call);
  }
  if (code == SW_OK) code = columns(&pixels, &call);
  if (code != SW_OK) fprintf(stderr, "%s\n", call.error.message);
  pixels_v1_pixels_close(&pixels);
  sw_call_free(&call);
  return code != SW_OK;
}
