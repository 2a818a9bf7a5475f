// Answers the official conformance suite with the C++ host's codec.
#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "conformance.hpp"
#include "protobuf_test_messages_editions.hpp"
#include "protobuf_test_messages_editions_proto2.hpp"
#include "protobuf_test_messages_editions_proto3.hpp"
#include "protobuf_test_messages_proto2.hpp"
#include "protobuf_test_messages_proto3.hpp"

namespace {

using conformance::ConformanceRequest;
using conformance::ConformanceResponse;

shortwire::arena arena;
shortwire::writer payload_writer, response_writer;
/// What an answer borrows its text from.
std::string problem;

/// Reads a message and writes it again.
template <class Message>
ConformanceResponse again(shortwire::bytes payload) {
  const auto message = shortwire::try_decode<Message>(payload, arena);
  if (!message) {
    problem = message.error().message();
    return {.result = ConformanceResponse::parse_error{problem}};
  }
  const auto encoded = shortwire::try_encode(*message, payload_writer);
  if (!encoded) {
    problem = encoded.error().message();
    return {.result = ConformanceResponse::serialize_error{problem}};
  }
  return {.result = ConformanceResponse::protobuf_payload{*encoded}};
}

struct codec {
  std::string_view name;
  ConformanceResponse (*again)(shortwire::bytes payload);
};

template <class Message>
constexpr codec of = {shortwire::description<Message>::name, again<Message>};

constexpr codec codecs[] = {
    of<protobuf_test_messages::editions::TestAllTypesEdition2023>,
    of<protobuf_test_messages::editions::proto2::TestAllTypesProto2>,
    of<protobuf_test_messages::editions::proto3::TestAllTypesProto3>,
    of<protobuf_test_messages::proto2::TestAllTypesProto2>,
    of<protobuf_test_messages::proto3::TestAllTypesProto3>,
};

ConformanceResponse answer(const ConformanceRequest &request) {
  if (request.message_type == shortwire::description<conformance::FailureSet>::name)
    return {.result = ConformanceResponse::protobuf_payload{}};
  const auto *payload = std::get_if<ConformanceRequest::protobuf_payload>(&request.payload);
  if (payload == nullptr || request.requested_output_format != conformance::WireFormat::protobuf)
    return {.result = ConformanceResponse::skipped{"only the binary format is offered"}};
  const auto *codec = std::ranges::find(codecs, request.message_type, &codec::name);
  if (codec == std::end(codecs))
    return {.result = ConformanceResponse::runtime_error{"there is no such message"}};
  return codec->again(payload->value);
}

}  // namespace

int main() {
  for (std::array<unsigned char, 4> size; std::fread(size.data(), size.size(), 1, stdin) == 1;) {
    std::vector<std::byte> data(size[0] | size[1] << 8 | size[2] << 16 | std::size_t{size[3]} << 24);
    if (std::fread(data.data(), 1, data.size(), stdin) != data.size()) return 1;
    arena.reset();
    const auto request = shortwire::decode<ConformanceRequest>(data, arena);
    const auto response = shortwire::encode(answer(request), response_writer);
    for (std::size_t i = 0; i < size.size(); i++)
      size[i] = static_cast<unsigned char>(response.size() >> 8 * i);
    std::fwrite(size.data(), 1, size.size(), stdout);
    std::fwrite(response.data(), 1, response.size(), stdout);
    std::fflush(stdout);
  }
}
