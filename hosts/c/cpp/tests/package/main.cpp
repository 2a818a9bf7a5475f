// Adds two numbers: consumer LIBRARY.
#include <cstdio>

#include "calculator_v1.hpp"

int main(int argc, char **argv) {
  const auto calculator = calculator::v1::Calculator::try_open(argc > 1 ? argv[1] : "libcalculator.so");
  if (!calculator) {
    std::fprintf(stderr, "%s\n", calculator.error().what());
    return 1;
  }
  return calculator->try_add({.a = 40, .b = 2})->value == 42 ? 0 : 1;
}
