/* Which library each thread is calling, so that a library that is closed ends when its last call has ended.
 *
 * A thread that calls notes it in its own seat, with plain stores; whoever closes makes all threads agree on what was
 * stored (membarrier) and then looks into every seat. So a call pays no atomic instruction, which two counters would
 * cost it, and threads do not share a cache line. */
#ifndef SEATS_H
#define SEATS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct seat_t {
  _Atomic(const void *) occupied_by; /* what its thread is inside of, or NULL */
  atomic_bool taken;                 /* by a thread that lives */
  struct seat_t *next;
} seat_t;

extern _Thread_local seat_t *own_seat;

/* The system has no membarrier: calls order their stores themselves. */
extern bool seats_need_fences;

/* Gives the thread a seat, until it ends. NULL without memory. */
seat_t *seat_take(void);

/* After this, a thread either has been seen in its seat or sees what was stored before. */
void seats_agree(void);

/* Whether a thread is inside of `what`. */
bool seats_hold(const void *what);

static inline void seat_fence(void) {
  if (__builtin_expect(seats_need_fences, 0)) {
    atomic_thread_fence(memory_order_seq_cst);
  } else {
    atomic_signal_fence(memory_order_seq_cst);
  }
}

/* Notes that this thread is inside of `what`; false without memory. */
static inline bool seat_enter(const void *what) {
  seat_t *seat = own_seat != NULL ? own_seat : seat_take();
  if (__builtin_expect(seat == NULL, 0)) return false;
  atomic_store_explicit(&seat->occupied_by, what, memory_order_relaxed);
  seat_fence();
  return true;
}

static inline void seat_leave(void) {
  atomic_store_explicit(&own_seat->occupied_by, NULL, memory_order_release);
  seat_fence();
}

#endif /* SEATS_H */
