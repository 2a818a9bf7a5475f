// A small call put together from its parts, a rung at a time.
#include "arm.hpp"
#include "complex_data_v1.hpp"

extern "C" {
#include "ladder.h"
}

using calculator::v1::BinaryOp;
using namespace complex_data::v1;

namespace {

/// A function that takes a request and room for a reply.
using step = decltype(&ladder_reply);
using room = std::array<std::uint8_t, LADDER_ROOM>;

/// Encodes a request and calls a step of the library.
std::size_t call(step function, shortwire::writer &writer, std::int64_t a, std::int64_t b, room &reply) {
  const BinaryOp op = {.a = a, .b = b};
  const ComplexCalculationRequest message = {.operation = ComplexCalculationRequest::add{&op}};
  const shortwire::bytes request = shortwire::encode(message, writer);
  return function(reinterpret_cast<const std::uint8_t *>(request.data()), request.size(), reply.data());
}

std::int64_t decoded(const room &reply, std::size_t size, shortwire::arena &arena) {
  arena.reset();
  const auto bytes = std::as_bytes(std::span(reply).last(size));
  const auto message = shortwire::decode<ComplexCalculationResponse>(bytes, arena);
  return std::get<ComplexCalculationResponse::value>(message.result).value;
}

}  // namespace

std::optional<arm> of_ladder(const setup &given, const subject &wanted) {
  const loaded library(given.raw_library);
  const std::int64_t sum = wanted.a + wanted.b;
  const std::string &rung = wanted.by;
  if (rung == "loop") return new_rung(wanted, [=](std::int64_t, std::int64_t) { return opaque(sum); });
  if (rung == "empty") {
    decltype(&ladder_nothing) nothing;
    library.find("ladder_nothing", nothing);
    return new_rung(wanted, [=](std::int64_t, std::int64_t) {
      nothing();
      return opaque(sum);
    });
  }
  step function;
  if (rung == "args") {
    library.find("ladder_args", function);
    return new_rung(wanted, [=](std::int64_t, std::int64_t) {
      room reply;
      return opaque(sum) + static_cast<std::int64_t>(function(nullptr, 0, reply.data()));
    });
  }
  auto *writer = new shortwire::writer();
  if (rung == "encode" || rung == "decode" || rung == "work") {
    library.find(rung == "encode"   ? "ladder_args"
                 : rung == "decode" ? "ladder_decode"
                                    : "ladder_work",
                 function);
    return new_rung(wanted, [=](std::int64_t a, std::int64_t b) {
      room reply;
      return opaque(sum) + static_cast<std::int64_t>(call(function, *writer, a, b, reply));
    });
  }
  if (rung != "reply") return std::nullopt;
  library.find("ladder_reply", function);
  auto *arena = new shortwire::arena();
  return new_rung(wanted, [=](std::int64_t a, std::int64_t b) {
    room reply;
    const std::size_t size = call(function, *writer, a, b, reply);
    return decoded(reply, size, *arena);
  });
}
