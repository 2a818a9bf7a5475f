/* Which client each thread is calling, so that one that is closed ends when its last call has ended.
 *
 * A thread that calls notes it in a seat of its own, with plain stores; whoever closes makes all threads agree
 * on what was stored (membarrier) and then looks into every seat. So a call pays no atomic instruction, which
 * two counters would cost it, and threads do not share a cache line.
 */
#ifndef SHORTWIRE_SEATS_H
#define SHORTWIRE_SEATS_H

#include <stdbool.h>
#include <stddef.h>

#include "shortwire/attributes.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct sw_seat_t {
  const void *occupied_by; /* what its thread is inside of, or NULL */
  const void *thread;      /* whose it is, or NULL */
  struct sw_seat_t *next;
  bool lent;    /* for one call, because the thread is in another */
  bool careful; /* it is lent, or the system has no membarrier: then calls order their stores themselves */
} sw_seat_t;

extern __thread sw_seat_t *sw_own_seat;

/* Gives the thread a seat until it ends, or one more until it leaves that. NULL without memory. */
SW_COLD sw_seat_t *sw_seat_take(void);

/* What is to be done beside the stores at a careful seat. */
SW_COLD void sw_seat_entered(void);
SW_COLD void sw_seat_left(sw_seat_t *seat);

/* After this, a thread either has been seen in its seat or sees what was stored before. */
void sw_seats_agree(void);

/* Whether a thread is inside of `what`. */
bool sw_seats_hold(const void *what);

/* Notes that this thread is inside of `what`, until it leaves the seat. NULL without memory. */
SW_INLINE sw_seat_t *sw_seat_enter(const void *what) {
  sw_seat_t *seat = sw_own_seat;
  if (SW_UNLIKELY(seat == NULL || seat->occupied_by != NULL)) {
    seat = sw_seat_take();
    if (seat == NULL) return NULL;
  }
  __atomic_store_n(&seat->occupied_by, what, __ATOMIC_RELAXED);
  if (SW_UNLIKELY(seat->careful)) sw_seat_entered();
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  return seat;
}

SW_INLINE void sw_seat_leave(sw_seat_t *seat) {
  __atomic_store_n(&seat->occupied_by, NULL, __ATOMIC_RELEASE);
  if (SW_UNLIKELY(seat->careful)) sw_seat_left(seat);
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
}

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_SEATS_H */
