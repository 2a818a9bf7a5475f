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

arm add_columns(const Calculator *calculator, shortwire::call *call, std::size_t size) {
  auto *lists = new columns(size);
  const auto once = [=] {
    lists->sums.back() = 0;
    calculator->add_columns({.a = lists->a, .b = lists->b}, {.value = lists->sums}, *call);
    return lists->sums.back();
  };
  return new_arm(once, [=] {
    once();
    return joined(lists->sums, [](std::int64_t sum) { return sum; });
  });
}

arm add_items(const Calculator *calculator, shortwire::call *call, std::size_t size) {
  const columns lists(size);
  auto *requests = new std::vector<BinaryOp>(size);
  auto *replies = new std::vector<Value>(size);
  for (std::size_t i = 0; i < size; i++) (*requests)[i] = {.a = lists.a[i], .b = lists.b[i]};
  const auto once = [=] {
    replies->back().value = 0;
    calculator->add_many(*requests, *replies, *call);
    return replies->back().value;
  };
  return new_arm(once, [=] {
    once();
    return joined(*replies, [](const Value &reply) { return reply.value; });
  });
}

/// With `call`, or with a new one each time if that is null.
arm aggregate(const ComplexData *service, shortwire::call *call, std::size_t size) {
  const auto &request = new_transactions(size);
  const auto answer = [=, &request, hash = fnv1a(encoded_transactions(size))] {
    shortwire::call anew;
    return hash + " " + told(service->aggregate(request, anew));
  };
  const auto once = [=, &request](shortwire::call &used) {
    const auto reply = service->aggregate(request, used);
    return reply.transaction_count + cents(reply);
  };
  if (call != nullptr) return new_arm([=] { return once(*call); }, answer);
  return new_arm(
      [=] {
        shortwire::call anew;
        return once(anew);
      },
      answer);
}

arm encode(std::size_t size) {
  const auto &message = new_transactions(size);
  auto *writer = new shortwire::writer();
  return new_arm(
      [=, &message] { return static_cast<std::int64_t>(shortwire::encode(message, *writer).size()); },
      [=, &message] { return weight(shortwire::encode(message, *writer)); });
}

arm decode(std::size_t size) {
  const auto *encoded = new std::vector<std::byte>(encoded_transactions(size));
  auto *arena = new shortwire::arena();
  const auto decoded = [=] {
    arena->reset();
    return shortwire::decode<ComplexDataOperation>(*encoded, *arena);
  };
  const auto count = [](const ComplexDataOperation &message) {
    return static_cast<std::int64_t>(message.data->transactions.size());
  };
  return new_arm([=] { return count(decoded()); },
                 [=] {
                   shortwire::writer writer;
                   const auto message = decoded();
                   return std::to_string(count(message)) + " " + weight(shortwire::encode(message, writer));
                 });
}

}  // namespace

sample start_by_shortwire(const setup &given, const subject &wanted) {
  const std::int64_t started = now_ns();
  const auto calculator = Calculator::open(given.library);
  const std::int64_t sum = calculator.add({.a = wanted.a, .b = wanted.b}).value;
  return {now_ns() - started, sum};
}

std::optional<arm> by_shortwire(const setup &given, const subject &wanted) {
  const auto *calculator = new Calculator(Calculator::open(given.library));
  const auto *service = new ComplexData(ComplexData::open(given.library));
  auto *call = wanted.by == "shortwire-new" ? nullptr : new shortwire::call();
  const auto add = [=](std::int64_t a, std::int64_t b) {
    return calculator->add({.a = a, .b = b}, *call).value;
  };
  const auto add_plain = [=](std::int64_t a, std::int64_t b) {
    return calculator->add({.a = a, .b = b}).value;
  };
  const auto process_again = [=](std::int64_t a, std::int64_t b) { return process(*service, *call, a, b); };
  const auto process_anew = [=](std::int64_t a, std::int64_t b) {
    shortwire::call anew;
    return process(*service, anew, a, b);
  };
  const std::string &scenario = wanted.scenario;
  if (scenario == "add" && wanted.by == "shortwire-plain") return new_sum(wanted, add_plain);
  if (scenario == "add" || scenario == "add-latency") return new_sum(wanted, add);
  if (scenario == "process" && call == nullptr) return new_sum(wanted, process_anew);
  if (scenario == "process") return new_sum(wanted, process_again);
  if (scenario == "ladder") return new_rung(wanted, process_again);
  if (scenario == "columns") return add_columns(calculator, call, wanted.size);
  if (scenario == "items") return add_items(calculator, call, wanted.size);
  if (scenario == "aggregate") return aggregate(service, call, wanted.size);
  if (scenario == "encode") return encode(wanted.size);
  if (scenario == "decode") return decode(wanted.size);
  return std::nullopt;
}
