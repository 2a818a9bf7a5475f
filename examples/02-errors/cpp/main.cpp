// Failures and their typed details: main PATH/TO/libcalculator.so
#include <chrono>
#include <iostream>

#include "calculator_v1.hpp"

using calculator::v1::Calculator;
using calculator::v1::DivisionError;

int main(int argc, char **argv) {
  const auto calculator = Calculator::open(argc > 1 ? argv[1] : "./libcalculator.so");
  std::cout << "7 / 2 = " << calculator.divide({.a = 7, .b = 2}).value << "\n";

  // A failure has one of gRPC's codes, a message for people and typed details
  // for programs.
  try {
    calculator.divide({.a = 1, .b = 0});
  } catch (const shortwire::error &error) {
    std::cout << "1 / 0: " << shortwire::name(error.code()) << ": " << error.message() << "\n";
    shortwire::arena memory;
    if (const auto detail = error.detail<DivisionError>(memory)) {
      std::cout << "dividend " << detail->dividend << ", divisor " << detail->divisor << "\n";
    }
  }

  // The same without exceptions: each function has one beside it that returns
  // what the other throws.
  const auto missing = Calculator::try_open("./no/such/library.so");
  std::cout << "no library: " << shortwire::name(missing.code()) << "\n";

  shortwire::call hurried;
  hurried.expires_after(std::chrono::milliseconds(0));
  const auto late = calculator.try_divide({.a = 1, .b = 1}, hurried);
  std::cout << "too late: " << shortwire::name(late.code()) << "\n";
}
