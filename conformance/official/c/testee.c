/* Answers the official conformance suite with the C host's codec. */
#include <stdio.h>
#include <stdlib.h>

#include "conformance.h"
#include "protobuf_test_messages_editions.h"
#include "protobuf_test_messages_editions_proto2.h"
#include "protobuf_test_messages_editions_proto3.h"
#include "protobuf_test_messages_proto2.h"
#include "protobuf_test_messages_proto3.h"

#define RESULT(name) CONFORMANCE_CONFORMANCE_RESPONSE_RESULT_##name

static sw_arena_t arena;
static sw_writer_t payload_writer, response_writer;
static sw_error_t error;

/* What reading a message and writing it again comes to. */
typedef struct outcome_t {
  conformance_conformance_response_result_e result;
  sw_bytes_t payload;
} outcome_t;

#define CODEC(message_type)                                                                           \
  static outcome_t message_type(sw_bytes_t bytes) {                                                   \
    outcome_t outcome = {RESULT(PROTOBUF_PAYLOAD), {NULL, 0}};                                        \
    message_type##_t message;                                                                         \
    if (message_type##_decode(bytes, &arena, &message, &error) != SW_OK) {                            \
      outcome.result = RESULT(PARSE_ERROR);                                                           \
    } else if (message_type##_encode(&message, &payload_writer, &outcome.payload, &error) != SW_OK) { \
      outcome.result = RESULT(SERIALIZE_ERROR);                                                       \
    }                                                                                                 \
    return outcome;                                                                                   \
  }

CODEC(protobuf_test_messages_editions_test_all_types_edition2023)
CODEC(protobuf_test_messages_editions_proto2_test_all_types_proto2)
CODEC(protobuf_test_messages_editions_proto3_test_all_types_proto3)
CODEC(protobuf_test_messages_proto2_test_all_types_proto2)
CODEC(protobuf_test_messages_proto3_test_all_types_proto3)

static const struct {
  const char *name;
  outcome_t (*codec)(sw_bytes_t bytes);
} MESSAGES[] = {
    {"protobuf_test_messages.editions.TestAllTypesEdition2023",
     protobuf_test_messages_editions_test_all_types_edition2023},
    {"protobuf_test_messages.editions.proto2.TestAllTypesProto2",
     protobuf_test_messages_editions_proto2_test_all_types_proto2},
    {"protobuf_test_messages.editions.proto3.TestAllTypesProto3",
     protobuf_test_messages_editions_proto3_test_all_types_proto3},
    {"protobuf_test_messages.proto2.TestAllTypesProto2", protobuf_test_messages_proto2_test_all_types_proto2},
    {"protobuf_test_messages.proto3.TestAllTypesProto3", protobuf_test_messages_proto3_test_all_types_proto3},
};

static conformance_conformance_response_t answer(const conformance_conformance_request_t *request) {
  conformance_conformance_response_t response = {.result_case = RESULT(PROTOBUF_PAYLOAD)};
  if (sw_text_equals(request->message_type, "conformance.FailureSet")) return response;
  if (request->payload_case != CONFORMANCE_CONFORMANCE_REQUEST_PAYLOAD_PROTOBUF_PAYLOAD ||
      request->requested_output_format != CONFORMANCE_WIRE_FORMAT_PROTOBUF) {
    response.result_case = RESULT(SKIPPED);
    response.result.skipped = sw_text("only the binary format is offered");
    return response;
  }
  response.result_case = RESULT(RUNTIME_ERROR);
  response.result.runtime_error = sw_text("there is no such message");
  for (size_t i = 0; i < sizeof MESSAGES / sizeof *MESSAGES; i++) {
    if (!sw_text_equals(request->message_type, MESSAGES[i].name)) continue;
    outcome_t outcome = MESSAGES[i].codec(request->payload.protobuf_payload);
    response.result_case = outcome.result;
    if (outcome.result == RESULT(PROTOBUF_PAYLOAD)) {
      response.result.protobuf_payload = outcome.payload;
    } else {
      /* Both errors are strings and lie at the same place. */
      response.result.parse_error = sw_text(error.message);
    }
  }
  return response;
}

int main(void) {
  uint8_t size[4];
  while (fread(size, sizeof size, 1, stdin) == 1) {
    sw_bytes_t bytes = {NULL, size[0] | size[1] << 8 | size[2] << 16 | (size_t)size[3] << 24};
    uint8_t *memory = (uint8_t *)malloc(bytes.len + 1);
    bytes.data = memory;
    if (memory == NULL || fread(memory, 1, bytes.len, stdin) != bytes.len) return 1;
    sw_arena_reset(&arena);
    conformance_conformance_request_t request;
    if (conformance_conformance_request_decode(bytes, &arena, &request, &error) != SW_OK) return 1;
    conformance_conformance_response_t response = answer(&request);
    sw_bytes_t encoded;
    if (conformance_conformance_response_encode(&response, &response_writer, &encoded, &error) != SW_OK)
      return 1;
    for (int i = 0; i < 4; i++) size[i] = (uint8_t)(encoded.len >> (8 * i));
    fwrite(size, sizeof size, 1, stdout);
    fwrite(encoded.data, 1, encoded.len, stdout);
    fflush(stdout);
    free(memory);
  }
  return 0;
}
