// By a C library written by hand, through function pointers: the raw boundary.
#include <memory>

#include "arm.hpp"
#include "transactions.hpp"

extern "C" {
#include "raw.h"
}

namespace {

struct raw_library {
  decltype(&raw_add) add;
  decltype(&raw_add_columns) add_columns;
  decltype(&raw_process) process;
  decltype(&raw_copy) copy;

  explicit raw_library(const std::string &path) {
    const loaded library(path);
    library.find("raw_add", add);
    library.find("raw_add_columns", add_columns);
    library.find("raw_process", process);
    library.find("raw_copy", copy);
  }
};

/// ComplexCalculationRequest{add} by a codec that knows this one message.
std::int64_t process(const raw_library &raw, std::int64_t a, std::int64_t b) {
  std::uint8_t request[24], reply[11];
  std::uint8_t *p = request + 2;
  if (a != 0) {
    *p++ = 0x08;
    p = raw_put_varint(p, static_cast<std::uint64_t>(a));
  }
  if (b != 0) {
    *p++ = 0x10;
    p = raw_put_varint(p, static_cast<std::uint64_t>(b));
  }
  request[0] = 0x0a;
  request[1] = static_cast<std::uint8_t>(p - request - 2);
  const std::size_t size = raw.process(request, static_cast<std::size_t>(p - request), reply);
  std::uint64_t sum;
  if (size < 2 || reply[0] != 0x08 || raw_take_varint(reply + 1, reply + size, &sum) != reply + size) {
    throw std::runtime_error("the reply of raw_process is not valid");
  }
  return static_cast<std::int64_t>(sum);
}

arm add_columns(const raw_library &raw, std::size_t size) {
  const auto lists = std::make_shared<columns>(size);
  const auto once = [=, to = lists.get()] {
    to->sums.back() = 0;
    raw.add_columns(to->a.data(), to->b.data(), to->sums.data(), size);
    return to->sums.back();
  };
  return new_arm(once, [=] {
    once();
    return joined(lists->sums, [](std::int64_t sum) { return sum; });
  });
}

/// One copy of the encoded request. What would be the outcome is asked of another arm beforehand.
arm copy(const raw_library &raw, std::size_t size, const arm &known) {
  const auto message = std::make_shared<std::vector<std::byte>>(encoded_transactions(size));
  const auto memory = std::make_shared<std::vector<std::byte>>(message->size());
  const std::int64_t number = known.once();
  const auto once = [=, from = message.get(), to = memory.get()] {
    const auto *bytes = reinterpret_cast<const std::uint8_t *>(from->data());
    const auto copied = raw.copy(bytes, from->size(), reinterpret_cast<std::uint8_t *>(to->data()));
    return number + static_cast<std::int64_t>(copied) - static_cast<std::int64_t>(from->size());
  };
  return new_arm(once, [=, outcome = known.answer()] {
    once();
    if (*message != *memory) throw std::runtime_error("the copy is another message");
    return outcome;
  });
}

}  // namespace

sample start_by_hand(const setup &given, const subject &wanted) {
  const std::int64_t started = now_ns();
  const std::int64_t sum = raw_library(given.raw_library).add(wanted.a, wanted.b);
  return {now_ns() - started, sum};
}

std::optional<arm> by_hand(const setup &given, const subject &wanted) {
  const raw_library raw(given.raw_library);
  const std::string &scenario = wanted.scenario;
  if (wanted.by == "copy") {
    const auto known = by_shortwire(given, wanted);
    return known ? std::optional(copy(raw, wanted.size, *known)) : std::nullopt;
  }
  if (scenario == "add" || scenario == "add-latency") return new_sum(wanted, raw.add);
  if (scenario == "process") {
    return new_sum(wanted, [=](std::int64_t a, std::int64_t b) { return process(raw, a, b); });
  }
  if (scenario == "columns" || scenario == "items") return add_columns(raw, wanted.size);
  return std::nullopt;
}
