#define _GNU_SOURCE
#include "seats.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
#endif

/* Source: <linux/membarrier.h>, which old systems do not have. */
enum { QUERY = 0, PRIVATE_EXPEDITED = 1 << 3, REGISTER_PRIVATE_EXPEDITED = 1 << 4 };

_Thread_local seat_t *own_seat;
bool seats_need_fences;

/* All seats there ever were: those of threads that have ended are taken again. */
static _Atomic(seat_t *) all_seats;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t at_thread_end;

static long membarrier(int command) {
#if defined(SYS_membarrier)
  return syscall(SYS_membarrier, command, 0, 0);
#else
  (void)command;
  return -1;
#endif
}

static void give_back(void *seat) {
  atomic_store(&((seat_t *)seat)->taken, false);
}

static void prepare(void) {
  long commands = membarrier(QUERY);
  seats_need_fences = commands < 0 || (commands & PRIVATE_EXPEDITED) == 0;
  pthread_key_create(&at_thread_end, give_back);
}

static seat_t *seat_left_by_another(void) {
  for (seat_t *seat = atomic_load(&all_seats); seat != NULL; seat = seat->next) {
    bool free = false;
    if (atomic_compare_exchange_strong(&seat->taken, &free, true)) return seat;
  }
  return NULL;
}

static seat_t *new_seat(void) {
  /* A cache line of its own. */
  seat_t *seat = aligned_alloc(64, 64);
  if (seat == NULL) return NULL;
  atomic_init(&seat->occupied_by, NULL);
  atomic_init(&seat->taken, true);
  seat->next = atomic_load(&all_seats);
  while (!atomic_compare_exchange_weak(&all_seats, &seat->next, seat)) {
  }
  return seat;
}

seat_t *seat_take(void) {
  pthread_once(&once, prepare);
  seat_t *seat = seat_left_by_another();
  if (seat == NULL) seat = new_seat();
  if (seat != NULL) pthread_setspecific(at_thread_end, seat);
  own_seat = seat;
  return seat;
}

void seats_agree(void) {
  pthread_once(&once, prepare);
  atomic_thread_fence(memory_order_seq_cst);
  if (seats_need_fences) return;
  /* Registering takes milliseconds the first time: whoever closes waits for it, not whoever opens. */
  membarrier(REGISTER_PRIVATE_EXPEDITED);
  membarrier(PRIVATE_EXPEDITED);
}

bool seats_hold(const void *what) {
  for (seat_t *seat = atomic_load(&all_seats); seat != NULL; seat = seat->next) {
    if (atomic_load(&seat->occupied_by) == what) return true;
  }
  return false;
}
