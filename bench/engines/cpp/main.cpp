// The C++ engine: calls the calculator's library with the generated client, and does the same by hand.
//
// It speaks the protocol of bench/engines/README.md. Usage: engine-cpp LIBRARY RAW_LIBRARY
#include <dlfcn.h>
#include <malloc.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <map>

#include "arm.hpp"
#include "line.hpp"

namespace {

/// The clock, the median cost of reading it, and the smallest step it was seen to make.
std::string hello() {
  std::vector<std::int64_t> steps(10001);
  std::int64_t last = now_ns();
  for (std::int64_t &step : steps) {
    const std::int64_t now = now_ns();
    step = now - last;
    last = now;
  }
  std::ranges::sort(steps);
  const auto tick = *std::ranges::upper_bound(steps, 0);
  return R"({"protocol":1,"timer":"steady_clock","timer_ns":)" + std::to_string(steps[steps.size() / 2]) +
         R"(,"tick_ns":)" + std::to_string(tick) + "}";
}

std::string told(const sample &measured, std::uint64_t calls) {
  const std::string count = std::to_string(calls);
  return "{\"ns\":" + std::to_string(measured.ns) + ",\"calls\":" + count + ",\"checked\":" + count +
         ",\"sum\":" + std::to_string(measured.sum) + "}";
}

subject subject_of(const line &request) {
  return {request.text("arm"), request.text("scenario"),
          request.text("by"),  static_cast<std::size_t>(request.number("size")),
          request.number("a"), request.number("b")};
}

arm new_arm(const setup &given, const subject &wanted) {
  std::optional<arm> found;
  if (wanted.by == "raw" || wanted.by == "copy") {
    found = by_hand(given, wanted);
  } else if (wanted.by.starts_with("shortwire")) {
    found = by_shortwire(given, wanted);
  } else if (wanted.by == "protobuf") {
    found = by_protobuf(wanted);
  } else {
    found = of_ladder(given, wanted);
  }
  if (!found) throw std::runtime_error("this engine has no " + wanted.scenario + " by " + wanted.by);
  return *found;
}

std::string stamps(const arm &one, const line &request) {
  std::vector<stamp> taken(static_cast<std::size_t>(request.number("n")));
  const std::int64_t sum = one.stamps(taken, request.number("interval_ns"));
  std::ofstream file(request.text("file"), std::ios::binary);
  file.write(reinterpret_cast<const char *>(taken.data()),
             static_cast<std::streamsize>(taken.size() * sizeof(stamp)));
  file.close();
  if (!file) throw std::runtime_error(request.text("file") + " cannot be written");
  return "{\"calls\":" + std::to_string(taken.size()) + ",\"sum\":" + std::to_string(sum) + "}";
}

/// Heap allocations of the process, its libraries' included, while it does so many calls; needs
/// liballocations.so preloaded.
std::string allocations(const arm &one, std::uint64_t count) {
  const auto so_far = reinterpret_cast<std::uint64_t (*)()>(dlsym(RTLD_DEFAULT, "allocation_count"));
  if (so_far == nullptr) throw std::runtime_error("liballocations.so is not preloaded");
  const std::uint64_t before = so_far();
  one.run(count);
  return "{\"allocations\":" + std::to_string(so_far() - before) + "}";
}

std::string answer(const setup &given, std::map<std::string, arm> &arms, const line &request) {
  const std::string op = request.text("op");
  if (op == "hello") return hello();
  const subject wanted = subject_of(request);
  if (op == "start") {
    return told(wanted.by == "raw" ? start_by_hand(given, wanted) : start_by_shortwire(given, wanted), 1);
  }
  if (op == "prepare") {
    const arm &one = arms[wanted.arm] = new_arm(given, wanted);
    const std::string outcome = one.answer();
    const std::string hash = fnv1a(std::as_bytes(std::span(outcome)));
    return "{\"hash\":\"" + hash + "\",\"checksum\":" + std::to_string(one.once()) + "}";
  }
  const auto found = arms.find(wanted.arm);
  if (found == arms.end()) throw std::runtime_error(wanted.arm + " was not prepared");
  const auto count = static_cast<std::uint64_t>(request.number("n"));
  if (op == "run") return told(found->second.run(count), count);
  if (op == "stamps") return stamps(found->second, request);
  if (op == "allocations") return allocations(found->second, count);
  throw std::runtime_error(op + " is not understood");
}

/// Why there is no answer, in the words of the protocol.
std::string refusal(const char *kind, const std::exception &reason) {
  std::string text = reason.what();
  std::ranges::replace(text, '"', '\'');
  std::ranges::replace(text, '\\', '/');
  std::ranges::replace(text, '\n', ' ');
  return std::string("{\"") + kind + "\":\"" + text + "\"}";
}

}  // namespace

int main(int argc, char **argv) {
  if (argc != 3) {
    std::cerr << "usage: engine-cpp LIBRARY RAW_LIBRARY" << std::endl;
    return 1;
  }
  // Else the strings that libprotobuf frees after each message go back to the system, which costs it three
  // times as much.
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
  const setup given = {argv[1], argv[2]};
  std::map<std::string, arm> arms;
  for (std::string text; std::getline(std::cin, text);) {
    try {
      text = answer(given, arms, line(text));
    } catch (const absent &reason) {
      text = refusal("absent", reason);
    } catch (const std::exception &reason) {
      text = refusal("error", reason);
    }
    std::cout << text << std::endl;
  }
}
