/* An operation of NaCl, and who does it. */
#ifndef NACL_H
#define NACL_H

#include "arm.h"

/* What goes in, and where the outcome goes; a state of arms. */
typedef struct nacl_t nacl_t;
struct nacl_t {
  size_t size;         /* of the message */
  uint8_t *message;
  uint8_t key[32], nonce[24], alice[32], bob[32], bob_public[32], input[16];
  uint8_t *made;       /* what is opened or compared: made beforehand */
  uint8_t shared[32];  /* agreed on beforehand */
  uint8_t signing[64]; /* Alice's seed and public key */
  uint8_t *out;
  size_t out_size;
  void (*once)(nacl_t *nacl);
  void *kept; /* what a library keeps from call to call */
};

/* What comes out where only right or wrong does. */
static inline void put_right(nacl_t *nacl, bool right) {
  nacl->out[0] = right;
  nacl->out_size = 8;
}

arm_t nacl_by_libsodium(nacl_t *nacl, const char *scenario);
arm_t nacl_by_openssl(nacl_t *nacl, const char *scenario);

/* An arm of it, which calls `once`. */
arm_t nacl_arm(nacl_t *nacl);

/* Room for the outcome of any operation over a message, and for what is made of one beforehand. */
enum { NACL_MORE = 96 };

#endif /* NACL_H */
