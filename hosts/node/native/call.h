/* Calls on the thread of JavaScript. */
#ifndef SHORTWIRE_NODE_CALL_H
#define SHORTWIRE_NODE_CALL_H

#include "area.h"

/* flat(...arguments): request slots in the block, reply slots in the block. Slots of strings and bytes hold
 * an offset into the request or reply memory, or IN_ARGUMENT. */
napi_value call_flat(napi_env env, napi_callback_info info);

/* direct(output, ...arguments): as flat, of a method that replies with one field of bytes, which go to the start of a
 * Uint8Array. Whether they fit is told by WORD_REPLY_TOO_BIG, their number by WORD_REPLY_LEN. */
napi_value call_direct(napi_env env, napi_callback_info info);

/* wire(...arguments): request and reply in wire format, a frame each with WORD_MANY. */
napi_value call_wire(napi_env env, napi_callback_info info);

/* The method WORD_ENTRY names, if it can be called; else WORD_CODE says why not. */
entry_t *call_entry(area_t *area);

#endif /* SHORTWIRE_NODE_CALL_H */
