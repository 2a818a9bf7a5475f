// The demo's C++ program: calls the calculator's library with the generated client, and does the same by
// hand.
//
// It does what the driver says on standard input; bench/README.md has the words.
// Usage: demo-cpp LIBRARY RAW_LIBRARY A B
#include <dlfcn.h>
#include <malloc.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <sstream>

#include "arm.hpp"

void fail(std::string_view what, std::string_view why) {
  std::cerr << "error: " << what << ": " << why << std::endl;
  std::exit(1);
}

/// Heap allocations of the process, its libraries' included, in so many calls; needs liballocations.so
/// preloaded.
static std::uint64_t allocations(const arm &one, std::uint64_t count) {
  const auto so_far = reinterpret_cast<std::uint64_t (*)()>(dlsym(RTLD_DEFAULT, "allocation_count"));
  if (so_far == nullptr) fail("liballocations.so", "is not preloaded");
  one.run(count);
  const std::uint64_t before = so_far();
  one.run(count);
  return so_far() - before;
}

static std::string answer(const setup &given, arms &all, const std::string &command, const std::string &name,
                          std::uint64_t count) {
  if (command == "start") {
    const sample measured = name == "raw" ? start_by_hand(given) : start_by_shortwire(given);
    return std::to_string(measured.ns) + " 1 1 " + std::to_string(measured.fold);
  }
  if (all.empty()) {
    add_arms_by_shortwire(all, given);
    add_arms_by_hand(all, given);
    add_arms_by_protobuf(all, given);
  }
  const auto one = std::find_if(all.begin(), all.end(), [&](const arm &each) { return each.name == name; });
  if (one == all.end()) return "absent this program has no " + name;
  if (command == "answer") return one->answer();
  if (command == "allocations") return std::to_string(allocations(*one, count));
  if (command != "run") fail("not understood", command);
  const sample measured = one->run(count);
  const std::string times = std::to_string(count);
  return std::to_string(measured.ns) + " " + times + " " + times + " " + std::to_string(measured.fold);
}

int main(int argc, char **argv) {
  if (argc != 5) fail("usage", "demo-cpp LIBRARY RAW_LIBRARY A B");
  // Else the strings that libprotobuf frees after each message go back to the system, which costs it three
  // times as much.
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
  const setup given = {argv[1], argv[2], std::stoll(argv[3]), std::stoll(argv[4])};
  arms all;
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::string command, name;
    std::uint64_t count = 1;
    if (!(words >> command >> name)) fail("not understood", line);
    words >> count;
    std::cout << answer(given, all, command, name, count) << std::endl;
  }
}
