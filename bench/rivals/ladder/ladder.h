/* The library's part of a small call, a step at a time: what the rungs of the scenario `ladder` call. Each
 * function does all that the one before it does and one thing more. */
#ifndef LADDER_H
#define LADDER_H

#include <stddef.h>
#include <stdint.h>

/* What the reply to an addition takes at most. */
enum { LADDER_ROOM = 11 };

/* Nothing. */
void ladder_nothing(void);

/* Takes a complex_data.v1.ComplexCalculationRequest in wire format and room of LADDER_ROOM bytes for a reply.
 * Returns 0. */
size_t ladder_args(const uint8_t *request, size_t len, uint8_t *reply);

/* Decodes the request with the library's codec. Returns 0. */
size_t ladder_decode(const uint8_t *request, size_t len, uint8_t *reply);

/* Has the service compute the reply. Returns 0. */
size_t ladder_work(const uint8_t *request, size_t len, uint8_t *reply);

/* Encodes the reply with the library's codec, into the last bytes of the room. Returns its length; 0 if the
 * request is not valid. */
size_t ladder_reply(const uint8_t *request, size_t len, uint8_t *reply);

#endif /* LADDER_H */
