/* How calls end whose replies are copied out of memory of the call. For the other headers. */
#ifndef SHORTWIRE_CRYPTO_ENDING_H
#define SHORTWIRE_CRYPTO_ENDING_H

#include "shortwire_crypto_v1.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Frees `own`; what it tells of a failure goes to the caller's call, unless that is NULL. */
sw_code_e sw_crypto_end(sw_code_e code, sw_call_t *own, sw_call_t *call);

/* The same after the keys of a pair went to the caller, 32 bytes each. Clears them in the memory of `own`. */
sw_code_e sw_crypto_end_pair(sw_code_e code, const shortwire_crypto_v1_key_pair_t *pair, void *private_key,
                             void *public_key, sw_call_t *own, sw_call_t *call);

#ifdef __cplusplus
}
#endif

#endif /* SHORTWIRE_CRYPTO_ENDING_H */
