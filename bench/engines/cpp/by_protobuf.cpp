// With libprotobuf, where it was there when this was built: the codec alone, no call.
#include "arm.hpp"

#ifndef WITH_PROTOBUF

void add_arms_by_protobuf(arms &, const setup &) {}

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

}  // namespace

void add_arms_by_protobuf(arms &all, const setup &given) {
  auto *small = new small_call();
  const auto a = given.a, b = given.b;
  add_arm(
      all, "process/protobuf", [=] { return small->run(opaque(a), opaque(b)); },
      [=] { return joined(pairs, [&](const auto &pair) { return small->run(pair[0], pair[1]); }); });

  for (const std::size_t size : sizes) {
    const auto *encoded = new std::vector<std::byte>(encoded_transactions(size));
    const int length = static_cast<int>(encoded->size());
    const auto *message = [&] {
      auto *parsed = Arena::CreateMessage<ComplexDataOperation>(new Arena());
      parsed->ParseFromArray(encoded->data(), length);
      return parsed;
    }();
    auto *memory = new std::vector<std::uint8_t>(encoded->size());
    const auto encode = [=] {
      const std::size_t written = message->ByteSizeLong();
      message->SerializeWithCachedSizesToArray(memory->data());
      return static_cast<std::int64_t>(written);
    };
    add_arm(all, sized("encode/protobuf", size), encode, [=] { return std::to_string(encode()); });

    // Its arena has room for the whole message from the start, as ours has after the first time.
    google::protobuf::ArenaOptions options;
    options.initial_block_size = 16 * encoded->size();
    options.initial_block = new char[options.initial_block_size];
    auto *arena = new Arena(options);
    const auto decode = [=] {
      arena->Reset();
      auto *decoded = Arena::CreateMessage<ComplexDataOperation>(arena);
      decoded->ParseFromArray(encoded->data(), length);
      return static_cast<std::int64_t>(decoded->data().transactions_size());
    };
    add_arm(all, sized("decode/protobuf", size), decode, [=] { return std::to_string(decode()); });
  }
}

#endif
