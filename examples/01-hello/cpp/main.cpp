// Calls the greeter from C++: main PATH/TO/libgreeter.so
#include <iostream>

#include "greeter_v1.hpp"

int main(int argc, char **argv) {
  try {
    const auto greeter = greeter::v1::Greeter::open(argc > 1 ? argv[1] : "./libgreeter.so");
    shortwire::call call;
    // The reply lies in the call, until that is used again.
    std::cout << greeter.greet({.name = "world"}, call).greeting << "\n";
  } catch (const shortwire::error &error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
}
