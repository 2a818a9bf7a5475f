/* Batches of flat calls over columns. */
#ifndef SHORTWIRE_NODE_COLUMNS_H
#define SHORTWIRE_NODE_COLUMNS_H

#include "area.h"

/* columns(count, request, reply, metadata): runs WORD_ENTRY once an item.
 *
 * `request` and `reply` are arrays with a typed array a column, a column of masks first where the message
 * tracks presence. One element in a request column stands for all. A column of strings or bytes is a pair:
 * the bytes of all items, and a Uint32Array of where each ends; in `reply` it is undefined, and such a pair
 * is put there. Returns undefined if no item failed, else an ArrayBuffer: a BatchStatus if WORD_CODE is
 * SW_OK, a Status otherwise. */
napi_value columns_run(napi_env env, napi_callback_info info);

#endif /* SHORTWIRE_NODE_COLUMNS_H */
