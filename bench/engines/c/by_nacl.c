/* An operation of NaCl: what goes into it. Libraries have files of their own. */
#include "nacl.h"

#include <inttypes.h>
#include <string.h>

static void make(uint8_t *bytes, size_t size, uint32_t seed) {
  for (size_t i = 0; i < size; i++) {
    seed = 1664525 * seed + 1013904223;
    bytes[i] = (uint8_t)(seed >> 24);
  }
}

static nacl_t *new_nacl(const subject_t *subject) {
  nacl_t *nacl = allocate(sizeof *nacl);
  /* `hashblocks` takes eight blocks. */
  nacl->size = is(subject->scenario, "hashblocks") ? 1024 : subject->size;
  nacl->message = allocate(nacl->size + 1);
  nacl->made = allocate(nacl->size + NACL_MORE);
  nacl->out = allocate(nacl->size + NACL_MORE);
  make(nacl->message, nacl->size, 1);
  make(nacl->key, sizeof nacl->key, 2);
  make(nacl->nonce, sizeof nacl->nonce, 3);
  make(nacl->alice, sizeof nacl->alice, 4);
  make(nacl->bob, sizeof nacl->bob, 5);
  make(nacl->input, sizeof nacl->input, 6);
  return nacl;
}

static int64_t once(void *state) {
  nacl_t *nacl = state;
  int64_t number;
  /* The compiler must take what goes in for new each time. */
  __asm__ volatile("" ::: "memory");
  nacl->once(nacl);
  memcpy(&number, nacl->out, sizeof number);
  return number;
}

static void tell(void *state, FILE *out) {
  const nacl_t *nacl = state;
  (void)once(state);
  fprintf(out, "%016" PRIx64, fnv1a(nacl->out, nacl->out_size));
}

DEFINE_WORK(operation, tell, once)

arm_t nacl_arm(nacl_t *nacl) {
  return nacl->once == NULL ? (arm_t){NULL} : (arm_t){.work = &operation, .state = nacl};
}

arm_t arm_by_nacl(const subject_t *subject) {
  nacl_t *nacl = new_nacl(subject);
  if (is(subject->by, "libsodium")) return nacl_by_libsodium(nacl, subject->scenario);
  if (is(subject->by, "openssl")) return nacl_by_openssl(nacl, subject->scenario);
  return (arm_t){NULL};
}
