// With libprotobuf, where it was there when this was built: the codec alone, no call.
#include "arm.hpp"

#ifndef WITH_PROTOBUF

std::optional<arm> by_protobuf(const subject &) {
  throw absent(
      "protoc and libprotobuf were not here when the engine was built; apt install protobuf-compiler "
      "libprotobuf-dev");
}

#else

#include <google/protobuf/arena.h>

#include "complex_data/v1/complex_data.pb.h"
#include "transactions.hpp"

namespace {

using google::protobuf::Arena;
using rival::complex_data::v1::ComplexCalculationRequest;
using rival::complex_data::v1::ComplexCalculationResponse;
using rival::complex_data::v1::ComplexDataOperation;

/// What the small call costs on both sides without the call: both messages built on an arena, encoded and
/// decoded.
class small_call {
 public:
  std::int64_t run(std::int64_t a, std::int64_t b) {
    arena_.Reset();
    auto *request = Arena::CreateMessage<ComplexCalculationRequest>(&arena_);
    request->mutable_add()->set_a(a);
    request->mutable_add()->set_b(b);
    const std::size_t size = request->ByteSizeLong();
    request->SerializeWithCachedSizesToArray(memory_);
    auto *there = Arena::CreateMessage<ComplexCalculationRequest>(&arena_);
    there->ParseFromArray(memory_, static_cast<int>(size));
    std::int64_t sum;
    if (__builtin_add_overflow(there->add().a(), there->add().b(), &sum)) sum = a < 0 ? INT64_MIN : INT64_MAX;
    auto *reply = Arena::CreateMessage<ComplexCalculationResponse>(&arena_);
    reply->set_value(sum);
    const std::size_t reply_size = reply->ByteSizeLong();
    reply->SerializeWithCachedSizesToArray(memory_);
    auto *here = Arena::CreateMessage<ComplexCalculationResponse>(&arena_);
    here->ParseFromArray(memory_, static_cast<int>(reply_size));
    return here->value();
  }

 private:
  Arena arena_;
  std::uint8_t memory_[64];
};

arm encode(std::size_t size) {
  const auto encoded = encoded_transactions(size);
  auto *message = Arena::CreateMessage<ComplexDataOperation>(new Arena());
  message->ParseFromArray(encoded.data(), static_cast<int>(encoded.size()));
  auto *memory = new std::vector<std::uint8_t>(encoded.size());
  const auto once = [=] {
    const std::size_t written = message->ByteSizeLong();
    message->SerializeWithCachedSizesToArray(memory->data());
    return static_cast<std::int64_t>(written);
  };
  return new_arm(once, [=] {
    once();
    return weight(std::as_bytes(std::span(*memory)));
  });
}

arm decode(std::size_t size) {
  const auto *encoded = new std::vector<std::byte>(encoded_transactions(size));
  // Its arena has room for the whole message from the start, as ours has after the first time.
  google::protobuf::ArenaOptions options;
  options.initial_block_size = 16 * encoded->size();
  options.initial_block = new char[options.initial_block_size];
  auto *arena = new Arena(options);
  const auto decoded = [=] {
    arena->Reset();
    auto *message = Arena::CreateMessage<ComplexDataOperation>(arena);
    message->ParseFromArray(encoded->data(), static_cast<int>(encoded->size()));
    return message;
  };
  const auto count = [](const auto *message) {
    return static_cast<std::int64_t>(message->data().transactions_size());
  };
  return new_arm([=] { return count(decoded()); },
                 [=] {
                   const auto *message = decoded();
                   const std::string again = message->SerializeAsString();
                   return std::to_string(count(message)) + " " + weight(std::as_bytes(std::span(again)));
                 });
}

}  // namespace

std::optional<arm> by_protobuf(const subject &wanted) {
  if (wanted.scenario == "process") {
    auto *small = new small_call();
    return new_sum(wanted, [=](std::int64_t a, std::int64_t b) { return small->run(a, b); });
  }
  if (wanted.scenario == "encode") return encode(wanted.size);
  if (wanted.scenario == "decode") return decode(wanted.size);
  return std::nullopt;
}

#endif
