// Calls the calculator and the payment service from C++. `make -C hosts/c/cpp
// example` builds and runs it.
#include <array>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

#include "calculator_v1.hpp"
#include "complex_data_v1.hpp"

using calculator::v1::Calculator;
using calculator::v1::DivisionError;
using complex_data::v1::ComplexData;
using complex_data::v1::DataBatch;
using complex_data::v1::Person;
using complex_data::v1::Transaction;

// One call, one that fails with a typed detail, and a thousand at once.
static void calculate(const Calculator &calculator, shortwire::call &call) {
  std::cout << "40 + 2 = " << calculator.add({.a = 40, .b = 2}).value << "\n";

  try {
    calculator.divide({.a = 40, .b = 0});
  } catch (const shortwire::error &error) {
    std::cout << "40 / 0 = " << shortwire::name(error.code()) << ": " << error.message() << "\n";
    shortwire::arena memory;
    if (const auto division = error.detail<DivisionError>(memory)) {
      std::cout << "         dividend " << division->dividend << ", divisor " << division->divisor << "\n";
    }
  }

  std::vector<std::int64_t> a(1000), sums(1000);
  std::iota(a.begin(), a.end(), 0);
  calculator.add_columns({.a = a, .b = 1000}, {.value = sums}, call);
  std::cout << a.back() << " + 1000 = " << sums.back() << ", the last of 1000\n";
}

// Nested messages: nothing is copied, pointers do.
static void aggregate(const ComplexData &payments, shortwire::call &call) {
  const Person ada = {.id = "p1", .first_name = "Ada", .age = 36};
  const std::array<std::string_view, 2> tags = {"rent", "monthly"};
  const std::array transactions = {
      Transaction{.transaction_id = "t1", .amount = 1200.5, .currency = "EUR", .sender = &ada, .tags = tags},
      Transaction{.transaction_id = "t2", .amount = 99.5, .currency = "EUR", .receiver = &ada},
  };
  const DataBatch batch = {.transactions = transactions};
  const auto result = payments.aggregate({.data = &batch}, call);
  std::cout << result.transaction_count << " transactions, " << result.total_amount << " in total\n";
  for (const auto &[key, value] : result.stats) std::cout << "  " << key << ": " << value << "\n";
}

int main(int argc, char **argv) {
  const std::string path = argc > 1 ? argv[1] : "./libcalculator.so";
  try {
    shortwire::call call;
    calculate(Calculator::open(path), call);
    aggregate(ComplexData::open(path), call);
  } catch (const shortwire::error &error) {
    std::cerr << shortwire::name(error.code()) << ": " << error.message() << "\n";
    return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}
