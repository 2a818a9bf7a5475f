// By a C library written by hand, through function pointers: the raw boundary.
#include <dlfcn.h>

#include <cstring>
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
    void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) fail(path, dlerror());
    find(library, "raw_add", add);
    find(library, "raw_add_columns", add_columns);
    find(library, "raw_process", process);
    find(library, "raw_copy", copy);
  }

 private:
  template <class Function>
  static void find(void *library, const char *name, Function &function) {
    function = reinterpret_cast<Function>(dlsym(library, name));
    if (function == nullptr) fail(name, "the raw library does not have it");
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
    fail("raw_process", "its reply is not valid");
  }
  return static_cast<std::int64_t>(sum);
}

}  // namespace

sample start_by_hand(const setup &given) {
  const std::int64_t started = now_ns();
  const std::int64_t sum = raw_library(given.raw_library).add(given.a, given.b);
  return {now_ns() - started, sum};
}

void add_arms_by_hand(arms &all, const setup &given) {
  const raw_library raw(given.raw_library);
  const auto [library, raw_path, a, b] = given;
  add_arm(
      all, "add/raw", [=] { return raw.add(opaque(a), opaque(b)); },
      [=] { return joined(pairs, [&](const auto &pair) { return raw.add(pair[0], pair[1]); }); });
  add_arm(
      all, "process/raw", [=] { return process(raw, opaque(a), opaque(b)); },
      [=] { return joined(pairs, [&](const auto &pair) { return process(raw, pair[0], pair[1]); }); });
  for (const std::size_t size : sizes) {
    const auto lists = std::make_shared<columns>(size);
    const auto once = [=, to = lists.get()] {
      to->sums.back() = 0;
      raw.add_columns(to->a.data(), to->b.data(), to->sums.data(), size);
      return to->sums.back();
    };
    add_arm(all, sized("columns/raw", size), once, [=] {
      once();
      return joined(lists->sums, [](std::int64_t sum) { return sum; });
    });

    const auto message = std::make_shared<std::vector<std::byte>>(encoded_transactions(size));
    const auto memory = std::make_shared<std::vector<std::byte>>(message->size());
    const auto copy = [=, from = message.get(), to = memory.get()] {
      const auto *bytes = reinterpret_cast<const std::uint8_t *>(from->data());
      return static_cast<std::int64_t>(
          raw.copy(bytes, from->size(), reinterpret_cast<std::uint8_t *>(to->data())));
    };
    add_arm(all, sized("copy/raw", size), copy, [=] {
      const std::int64_t copied = copy();
      if (*message != *memory) fail("raw_copy", "the copy is another message");
      return std::to_string(copied);
    });
  }
}
