/* Frames of a batch: varint length, message on the way in; varint code, varint length, message or status on
 * the way out. */
#ifndef SHORTWIRE_FRAME_H
#define SHORTWIRE_FRAME_H

#include "shortwire/reader.h"
#include "shortwire/writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The frame that was read last, and where the others start. */
typedef struct sw_frame_t {
  const uint8_t *p;
  const uint8_t *end;
  sw_code_e code;
  sw_bytes_t body;
} sw_frame_t;

/* Reads the next frame; false at the end, or if what follows is none. */
static inline bool sw_frame_next(sw_frame_t *frame) {
  sw_reader_t reader;
  if (frame->p >= frame->end) return false;
  sw_reader_start(&reader, frame->body, NULL, 0);
  sw_varint_t code = sw_get_varint(frame->p, frame->end, &reader);
  if (code.p == NULL) return false;
  frame->code = code.value <= SW_UNAUTHENTICATED ? (sw_code_e)code.value : SW_UNKNOWN;
  frame->p = sw_get_bytes(code.p, frame->end, &reader, &frame->body);
  return frame->p != NULL;
}

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_FRAME_H */
