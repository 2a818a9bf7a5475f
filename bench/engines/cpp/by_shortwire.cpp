// With the generated client.
#include <algorithm>
#include <memory>

#include "arm.hpp"
#include "calculator_v1.hpp"
#include "complex_data_v1.hpp"
#include "transactions.hpp"

using calculator::v1::BinaryOp;
using calculator::v1::Calculator;
using calculator::v1::Value;
using namespace complex_data::v1;

namespace {

std::int64_t process(const ComplexData &service, shortwire::call &call, std::int64_t a, std::int64_t b) {
  const BinaryOp op = {.a = a, .b = b};
  const auto reply = service.process({.operation = ComplexCalculationRequest::add{&op}}, call);
  return std::get<ComplexCalculationResponse::value>(reply.result).value;
}

std::int64_t cents(const ComplexDataResult &reply) {
  return static_cast<std::int64_t>(reply.total_amount * 100.0);
}

std::string told(const ComplexDataResult &reply) {
  std::vector<shortwire::entry<std::string_view, std::int32_t>> stats(reply.stats.begin(), reply.stats.end());
  std::ranges::sort(stats, {}, &shortwire::entry<std::string_view, std::int32_t>::key);
  std::string text = std::to_string(reply.transaction_count) + " " + std::to_string(cents(reply));
  for (const auto &[name, count] : stats) text += " " + std::string(name) + "=" + std::to_string(count);
  return text;
}

/// Size and FNV-1a hash, which have to be the same in all hosts.
std::string told(shortwire::bytes encoded) {
  std::uint64_t hash = UINT64_C(0xcbf29ce484222325);
  for (const std::byte byte : encoded)
    hash = (hash ^ std::to_integer<std::uint64_t>(byte)) * UINT64_C(0x100000001b3);
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
  return std::to_string(encoded.size()) + " " + digits;
}

/// What the arms of one size hold; they live as long as the program.
struct batch {
  columns lists;
  std::vector<BinaryOp> requests;
  std::vector<Value> replies;
  const ComplexDataOperation &operation;
  std::vector<std::byte> encoded;
  shortwire::writer writer;
  shortwire::arena arena;

  explicit batch(std::size_t size)
      : lists(size),
        requests(size),
        replies(size),
        operation(new_transactions(size)),
        encoded(encoded_transactions(size)) {
    for (std::size_t i = 0; i < size; i++) requests[i] = {.a = lists.a[i], .b = lists.b[i]};
  }
};

void add_batch_arms(arms &all, std::size_t size, const Calculator *calculator, const ComplexData *service,
                    shortwire::call *call) {
  auto *of = new batch(size);
  const auto add_columns = [=] {
    of->lists.sums.back() = 0;
    calculator->add_columns({.a = of->lists.a, .b = of->lists.b}, {.value = of->lists.sums}, *call);
    return of->lists.sums.back();
  };
  add_arm(all, sized("columns/shortwire", size), add_columns, [=] {
    add_columns();
    return joined(of->lists.sums, [](std::int64_t sum) { return sum; });
  });

  const auto add_items = [=] {
    of->replies.back().value = 0;
    calculator->add_many(of->requests, of->replies, *call);
    return of->replies.back().value;
  };
  add_arm(all, sized("items/shortwire", size), add_items, [=] {
    add_items();
    return joined(of->replies, [](const Value &reply) { return reply.value; });
  });

  const auto aggregate = [=] {
    const auto reply = service->aggregate(of->operation, *call);
    return reply.transaction_count + cents(reply);
  };
  add_arm(all, sized("aggregate/shortwire", size), aggregate,
          [=] { return told(service->aggregate(of->operation, *call)); });

  const auto encode = [=] {
    return static_cast<std::int64_t>(shortwire::encode(of->operation, of->writer).size());
  };
  add_arm(all, sized("encode/shortwire", size), encode, [=] { return std::to_string(encode()); });

  const auto decode = [=] {
    of->arena.reset();
    const auto decoded = shortwire::decode<ComplexDataOperation>(of->encoded, of->arena);
    return static_cast<std::int64_t>(decoded.data->transactions.size());
  };
  add_arm(all, sized("decode/shortwire", size), decode, [=] { return std::to_string(decode()); });
  add_arm(all, sized("request/shortwire", size), encode, [=] { return told(shortwire::bytes(of->encoded)); });
}

}  // namespace

sample start_by_shortwire(const setup &given) {
  const std::int64_t started = now_ns();
  const auto calculator = Calculator::open(given.library);
  const std::int64_t sum = calculator.add({.a = given.a, .b = given.b}).value;
  return {now_ns() - started, sum};
}

void add_arms_by_shortwire(arms &all, const setup &given) {
  const auto *calculator = new Calculator(Calculator::open(given.library));
  const auto *service = new ComplexData(ComplexData::open(given.library));
  auto *call = new shortwire::call();
  const auto a = given.a, b = given.b;
  add_arm(
      all, "add/shortwire", [=] { return calculator->add({.a = opaque(a), .b = opaque(b)}, *call).value; },
      [=] {
        return joined(pairs, [&](const auto &pair) {
          return calculator->add({.a = pair[0], .b = pair[1]}, *call).value;
        });
      });
  add_arm(
      all, "add/shortwire-plain", [=] { return calculator->add({.a = opaque(a), .b = opaque(b)}).value; },
      [=] {
        return joined(pairs,
                      [&](const auto &pair) { return calculator->add({.a = pair[0], .b = pair[1]}).value; });
      });
  add_arm(
      all, "process/shortwire", [=] { return process(*service, *call, opaque(a), opaque(b)); },
      [=] {
        return joined(pairs, [&](const auto &pair) { return process(*service, *call, pair[0], pair[1]); });
      });
  for (const std::size_t size : sizes) add_batch_arms(all, size, calculator, service, call);
}
