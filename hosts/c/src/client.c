#include "shortwire/client.h"

#include <string.h>

static uint32_t depth_of(const sw_options_t *options) {
  return options != NULL && options->max_depth != 0 ? options->max_depth : SW_DEFAULT_MAX_DEPTH;
}

static size_t bytes_of(const sw_options_t *options) {
  return options != NULL && options->max_message_bytes != 0 ? (size_t)options->max_message_bytes
                                                            : SW_DEFAULT_MAX_MESSAGE_BYTES;
}

static sw_code_e start_instance(sw_client_t *client, const sw_options_t *options, sw_error_t *error) {
  sw_buffer_t status = SW_ZERO;
  int32_t code = client->abi->instance_new(options, &client->instance, &status);
  if (code == SW_OK) return SW_OK;
  client->instance = NULL;
  sw_code_e known = code > SW_OK && code <= SW_UNAUTHENTICATED ? (sw_code_e)code : SW_UNKNOWN;
  sw_error_set_status(error, known, (sw_bytes_t){status.data, status.len});
  client->abi->release(&status);
  return known;
}

/* Finds what the library has of the methods. */
static void look_up(const sw_client_t *client, const sw_method_info_t *infos, size_t count,
                    sw_entry_t *entries) {
  for (size_t i = 0; i < count; i++) {
    const sw_method_t *method = sw_library_method(client->library, infos[i].id);
    entries[i].method = method;
    if (method == NULL || infos[i].shape == 0 || method->shape != infos[i].shape) continue;
    entries[i].flat = method->flat;
    entries[i].flat_many = method->flat_many;
  }
}

sw_code_e sw_client_open(const char *path, const sw_options_t *options, const sw_method_info_t *infos,
                         size_t count, sw_client_t *client, sw_entry_t *entries, sw_error_t *error) {
  *client = (sw_client_t)SW_ZERO;
  memset(entries, 0, count * sizeof *entries);
  client->infos = infos;
  client->max_depth = depth_of(options);
  client->max_message_bytes = bytes_of(options);
  sw_code_e code = sw_library_open(path, &client->library, error);
  if (code != SW_OK) return code;
  client->abi = client->library->abi;
  code = start_instance(client, options, error);
  if (code != SW_OK) return code;
  look_up(client, infos, count, entries);
  return SW_OK;
}

sw_code_e sw_client_join(const sw_client_t *other, const sw_method_info_t *infos, size_t count,
                         sw_client_t *client, sw_entry_t *entries, sw_error_t *error) {
  memset(entries, 0, count * sizeof *entries);
  *client = *other;
  client->infos = infos;
  client->joined = true;
  if (other->instance == NULL) {
    return sw_error_set(error, SW_FAILED_PRECONDITION, "the client to join is not open; open it first");
  }
  look_up(client, infos, count, entries);
  return SW_OK;
}

void sw_client_close(sw_client_t *client, sw_entry_t *entries, size_t count) {
  if (client->instance == NULL) return;
  if (!client->joined) client->abi->instance_free(client->instance);
  client->instance = NULL;
  memset(entries, 0, count * sizeof *entries);
}

static sw_error_t *error_of(sw_call_t *call) {
  return call != NULL ? &call->error : NULL;
}

sw_code_e sw_client_closed(const sw_client_t *client, size_t index, sw_error_t *error) {
  return sw_error_set(error, SW_FAILED_PRECONDITION, "%s: the client of %s was closed; open it again",
                      client->infos[index].name, client->library->path);
}

static sw_code_e not_callable(const sw_client_t *client, size_t index, sw_call_t *call) {
  if (client->library == NULL) {
    return sw_error_set(error_of(call), SW_FAILED_PRECONDITION,
                        "the client is not open; open it with the _open function of its service");
  }
  if (client->instance == NULL) return sw_client_closed(client, index, error_of(call));
  const char *name = client->infos[index].name;
  const char *path = client->library->path;
  return sw_error_set(
      error_of(call), SW_UNIMPLEMENTED,
      "%s does not have %s; it was built with %s\n  help: `shortwire inspect %s` shows what it has; "
      "build it again from the schema of this client",
      path, name, client->abi->runtime, path);
}

sw_code_e sw_client_check(const sw_client_t *client, const sw_entry_t *entry, size_t index,
                          const void *request, const void *reply, sw_call_t *call) {
  if (client == NULL) return sw_error_set(error_of(call), SW_INVALID_ARGUMENT, "client is NULL");
  if (entry->method == NULL) return not_callable(client, index, call);
  const char *name = client->infos[index].name;
  if (request == NULL) return sw_call_null_argument(call, name, "request");
  if (reply == NULL) return sw_call_null_argument(call, name, "reply");
  if (call == NULL) return sw_call_null_argument(call, name, "call");
  return SW_OK;
}

static sw_code_e send(const sw_client_t *client, sw_wire_fn function, sw_bytes_t request, sw_call_t *call) {
  static const uint8_t nothing = 0;
  sw_buffer_t *reply = sw_call_begin(call, client->abi);
  const uint8_t *data = request.data != NULL ? request.data : &nothing;
  int32_t code = function(client->instance, call->context, data, request.len, reply);
  return SW_LIKELY(code == SW_OK) ? SW_OK : sw_call_failed(call, code);
}

sw_code_e sw_client_send(const sw_client_t *client, const sw_entry_t *entry, size_t index, bool many,
                         const uint8_t *p, sw_call_t *call, sw_reader_t *reader) {
  sw_bytes_t request;
  sw_code_e code = sw_writer_finish(&call->writer, p, client->infos[index].name, &request, &call->error);
  if (SW_UNLIKELY(code != SW_OK)) return code;
  code = send(client, many ? entry->method->wire_many : entry->method->wire, request, call);
  if (SW_UNLIKELY(code != SW_OK)) return code;
  sw_bytes_t reply = {call->reply.data, call->reply.len};
  sw_reader_start(reader, reply, &call->arena, client->max_depth);
  if (many) call->frames = reply;
  return SW_OK;
}

sw_code_e sw_client_send_raw(const sw_client_t *client, const sw_entry_t *entry, size_t index,
                             sw_bytes_t request, sw_bytes_t *reply, sw_call_t *call) {
  sw_code_e code = sw_client_check(client, entry, index, &request, reply, call);
  if (code != SW_OK) return code;
  if (request.data == NULL && request.len != 0) {
    return sw_call_null_argument(call, client->infos[index].name, "request.data");
  }
  code = send(client, entry->method->wire, request, call);
  *reply = code == SW_OK ? (sw_bytes_t){call->reply.data, call->reply.len} : (sw_bytes_t){NULL, 0};
  return code;
}

sw_code_e sw_client_bad_reply(const sw_client_t *client, size_t index, const sw_reader_t *reader,
                              sw_call_t *call) {
  sw_error_t cause = SW_ERROR_INIT;
  sw_reader_error(reader, "reply", &cause);
  sw_error_set(&call->error, SW_DATA_LOSS, "%s of %s (%s): %s", client->infos[index].name,
               client->library->path, client->abi->runtime, cause.message);
  sw_error_free(&cause);
  return SW_DATA_LOSS;
}

sw_code_e sw_client_short_reply(const sw_client_t *client, const sw_entry_t *entry, size_t item, size_t count,
                                sw_call_t *call) {
  return sw_error_set(&call->error, SW_DATA_LOSS, "%s of %s (%s): the batch of %zu has %zu replies",
                      entry->method->name, client->library->path, client->abi->runtime, count, item);
}

sw_code_e sw_client_not_into(const sw_client_t *client, int32_t code, sw_buffer_t *buffer, sw_bytes_t *reply,
                             sw_call_t *call) {
  *reply = (sw_bytes_t){NULL, 0};
  sw_code_e known = code >= SW_OK && code <= SW_UNAUTHENTICATED ? (sw_code_e)code : SW_UNKNOWN;
  if (code == SW_OK) {
    known = sw_call_no_room(call, buffer->len, buffer->cap);
  } else if (call != NULL) {
    sw_error_set_status(&call->error, known, (sw_bytes_t){buffer->data, buffer->len});
  }
  client->abi->release(buffer);
  return known;
}

sw_code_e sw_client_columns(const sw_client_t *client, const sw_entry_t *entry, size_t count,
                            const sw_column_t *request, const sw_column_t *reply, int32_t *codes,
                            sw_call_t *call) {
  sw_buffer_t *spill = sw_call_begin(call, client->abi);
  sw_batch_t batch = {count, request, reply, codes, spill, &call->failures};
  call->frames = (sw_bytes_t){NULL, 0};
  call->failures.len = 0;
  int32_t code = entry->flat_many(client->instance, call->context, &batch);
  if (SW_LIKELY(code == SW_OK)) return SW_OK;
  sw_code_e known = code > SW_OK && code <= SW_UNAUTHENTICATED ? (sw_code_e)code : SW_UNKNOWN;
  sw_error_set_status(&call->error, known, (sw_bytes_t){call->failures.data, call->failures.len});
  sw_call_recycle(call);
  return known;
}
