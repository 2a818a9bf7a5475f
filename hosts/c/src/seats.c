#define _GNU_SOURCE
#include "shortwire/seats.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
#endif

/* Source: <linux/membarrier.h>, which old systems do not have. */
enum { QUERY = 0, PRIVATE_EXPEDITED = 1 << 3, REGISTER_PRIVATE_EXPEDITED = 1 << 4 };

__thread sw_seat_t *sw_own_seat;

/* The system has no membarrier. */
static bool needs_fences;

/* All seats there ever were: those of threads that have ended are taken again. */
static sw_seat_t *all_seats;

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

/* The address of a thread's variable is its name: a child process keeps that of the thread that forked. */
static const void *this_thread(void) {
  return &sw_own_seat;
}

static sw_seat_t *first_seat(void) {
  return __atomic_load_n(&all_seats, __ATOMIC_ACQUIRE);
}

static void give_back(sw_seat_t *seat) {
  __atomic_store_n(&seat->thread, NULL, __ATOMIC_RELEASE);
}

static void leave_for_good(void *seat) {
  sw_own_seat = NULL;
  give_back((sw_seat_t *)seat);
}

/* In a child process there are no other threads, wherever they sat. */
static void keep_own_seats(void) {
  for (sw_seat_t *seat = first_seat(); seat != NULL; seat = seat->next) {
    if (seat->thread == this_thread()) continue;
    seat->occupied_by = NULL;
    seat->thread = NULL;
  }
}

static void prepare(void) {
  long commands = membarrier(QUERY);
  needs_fences = commands < 0 || (commands & PRIVATE_EXPEDITED) == 0;
  pthread_key_create(&at_thread_end, leave_for_good);
  pthread_atfork(NULL, NULL, keep_own_seats);
}

static sw_seat_t *seat_left_by_another(void) {
  for (sw_seat_t *seat = first_seat(); seat != NULL; seat = seat->next) {
    const void *nobody = NULL;
    if (__atomic_compare_exchange_n(&seat->thread, &nobody, this_thread(), false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_RELAXED)) {
      return seat;
    }
  }
  return NULL;
}

static sw_seat_t *new_seat(void) {
  /* A cache line of its own. */
  sw_seat_t *seat = (sw_seat_t *)aligned_alloc(64, 64);
  if (seat == NULL) return NULL;
  *seat = (sw_seat_t){.thread = this_thread(), .next = first_seat()};
  while (!__atomic_compare_exchange_n(&all_seats, &seat->next, seat, true, __ATOMIC_ACQ_REL,
                                      __ATOMIC_ACQUIRE)) {
  }
  return seat;
}

sw_seat_t *sw_seat_take(void) {
  pthread_once(&once, prepare);
  sw_seat_t *seat = seat_left_by_another();
  if (seat == NULL) seat = new_seat();
  if (seat == NULL) return NULL;
  seat->lent = sw_own_seat != NULL;
  seat->careful = seat->lent || needs_fences;
  if (seat->lent) return seat;
  pthread_setspecific(at_thread_end, seat);
  sw_own_seat = seat;
  return seat;
}

void sw_seat_entered(void) {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

void sw_seat_left(sw_seat_t *seat) {
  if (seat->lent) give_back(seat);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

void sw_seats_agree(void) {
  pthread_once(&once, prepare);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  if (needs_fences) return;
  /* Registering takes milliseconds the first time: whoever closes waits for it, not whoever opens. */
  membarrier(REGISTER_PRIVATE_EXPEDITED);
  membarrier(PRIVATE_EXPEDITED);
}

bool sw_seats_hold(const void *what) {
  for (sw_seat_t *seat = first_seat(); seat != NULL; seat = seat->next) {
    if (__atomic_load_n(&seat->occupied_by, __ATOMIC_ACQUIRE) == what) return true;
  }
  return false;
}
