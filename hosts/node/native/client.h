/* Libraries and the methods of clients. */
#ifndef SHORTWIRE_NODE_CLIENT_H
#define SHORTWIRE_NODE_CLIENT_H

#include "area.h"

/* open(path, maxMessageBytes, maxDepth): an instance, which closes when it is collected. Throws an Error
 * whose `code` is the name of a code. */
napi_value client_open(napi_env env, napi_callback_info info);

/* describe(instance): [runtime, schema as an ArrayBuffer]. */
napi_value client_describe(napi_env env, napi_callback_info info);

/* bind(instance, ids, layout): the index of the first of consecutive entries, one a method. `ids` is a
 * BigUint64Array of id and shape (0 for methods that are not flat); `layout` a Uint8Array with, a method, the
 * number and indices of the request's slots of strings and bytes, then those of the reply. */
napi_value client_bind(napi_env env, napi_callback_info info);

/* close(instance): ends the service when no call is under way on it. */
napi_value client_close(napi_env env, napi_callback_info info);

/* One call less is under way. */
void instance_drop(instance_t *instance);

#endif /* SHORTWIRE_NODE_CLIENT_H */
