/* Calls in wire format on threads of libuv's pool. */
#ifndef SHORTWIRE_NODE_ASYNC_H
#define SHORTWIRE_NODE_ASYNC_H

#include "area.h"

/* start(callback, cancel, metadata): begins the call that the control words describe, and copies its request.
 * `callback(code, reply)` follows on this thread, `reply` being an ArrayBuffer. `cancel` is a Uint32Array of
 * one element, or undefined; the library sees what is written there while the call runs. The outcome in
 * WORD_CODE is SW_OK if it was begun. */
napi_value async_start(napi_env env, napi_callback_info info);

#endif /* SHORTWIRE_NODE_ASYNC_H */
