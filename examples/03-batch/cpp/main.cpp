// Many calls in one crossing: main PATH/TO/libcalculator.so
#include <array>
#include <iostream>
#include <numeric>
#include <vector>

#include "calculator_v1.hpp"

using calculator::v1::BinaryOp;
using calculator::v1::Calculator;
using calculator::v1::Value;

int main(int argc, char **argv) {
  const auto calculator = Calculator::open(argc > 1 ? argv[1] : "./libcalculator.so");
  shortwire::call call;

  // An array for each field, or one value for all.
  const std::array<std::int64_t, 3> a = {1, 2, 3};
  std::array<std::int64_t, 3> sums;
  calculator.add_columns({.a = a, .b = 10}, {.value = sums}, call);
  std::cout << "columns: " << sums[0] << " " << sums[1] << " " << sums[2] << "\n";

  // An array of requests. Each item has its own outcome.
  const std::array<BinaryOp, 3> operands = {BinaryOp{.a = 6, .b = 3}, {.a = 1, .b = 0}, {.a = -9, .b = 3}};
  std::array<Value, 3> quotients;
  calculator.divide_many(operands, quotients, call);
  std::cout << "items:";
  for (std::size_t i = 0; i < quotients.size(); i++) {
    if (const auto error = call.item_error(i)) {
      std::cout << " " << shortwire::name(error->code());
    } else {
      std::cout << " " << quotients[i].value;
    }
  }
  std::cout << "\n";

  std::vector<std::int64_t> numbers(1001), products(1001);
  std::iota(numbers.begin(), numbers.end(), 0);
  calculator.multiply_columns({.a = numbers, .b = 1}, {.value = products}, call);
  std::cout << "a thousand: " << std::accumulate(products.begin(), products.end(), std::int64_t(0)) << "\n";
}
