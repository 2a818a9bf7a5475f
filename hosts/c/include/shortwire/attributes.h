/* What the compiler is told beyond C11. */
#ifndef SHORTWIRE_ATTRIBUTES_H
#define SHORTWIRE_ATTRIBUTES_H

#if defined(__GNUC__)
#define SW_LIKELY(condition) __builtin_expect(!!(condition), 1)
#define SW_UNLIKELY(condition) __builtin_expect(!!(condition), 0)
#define SW_COLD __attribute__((cold, noinline))
#define SW_NOINLINE __attribute__((noinline))
#define SW_INLINE static inline __attribute__((always_inline))
#define SW_PRINTF(position, first) __attribute__((format(printf, position, first)))
#else
#define SW_LIKELY(condition) (condition)
#define SW_UNLIKELY(condition) (condition)
#define SW_COLD
#define SW_NOINLINE
#define SW_INLINE static inline
#define SW_PRINTF(position, first)
#endif

/* Initialiser of a struct that starts as all zeros. */
#ifdef __cplusplus
#define SW_ZERO \
  {}
#else
#define SW_ZERO {0}
#endif

#endif /* SHORTWIRE_ATTRIBUTES_H */
