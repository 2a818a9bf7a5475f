// What is timed.
#ifndef ARM_HPP
#define ARM_HPP

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Sizes of the batches, in operations and in transactions.
inline constexpr std::array<std::size_t, 3> sizes = {10, 100, 1000};

/// Operands whose sums are told before anything is timed.
inline constexpr std::array<std::array<std::int64_t, 2>, 6> pairs = {
    {{40, 2}, {-1, 1}, {0, 0}, {INT64_MAX, 1}, {INT64_MIN, -1}, {123456789, 987654321}}};

/// What the program is told when it is started.
struct setup {
  std::string library;
  std::string raw_library;
  std::int64_t a, b;
};

/// One timed stretch.
struct sample {
  std::int64_t ns;
  std::int64_t fold;  // the wrapping sum of the outcomes
};

/// One way of doing one thing.
struct arm {
  std::string name;                          // the operation, a slash, and by whom
  std::function<std::string()> answer;       // does it and tells the whole outcome
  std::function<sample(std::uint64_t)> run;  // does it so many times
};

using arms = std::vector<arm>;

/// Tells what is wrong and ends the program.
[[noreturn]] void fail(std::string_view what, std::string_view why);

inline std::int64_t now_ns() {
  using namespace std::chrono;
  return duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count();
}

/// Keeps the compiler from knowing a value, so that nothing is computed beforehand.
template <class T>
T opaque(T value) {
  __asm__ volatile("" : "+r"(value));
  return value;
}

/// Adds an arm that calls `once`, which returns its outcome as one number. An eighth beforehand brings code
/// and data back into the caches after other arms had them.
template <class Once, class Answer>
void add_arm(arms &all, std::string name, Once once, Answer answer) {
  const auto run = [once](std::uint64_t count) mutable {
    for (std::uint64_t i = 0; i < count / 8 + 1; i++) static_cast<void>(opaque(once()));
    std::uint64_t fold = 0;
    const std::int64_t started = now_ns();
    for (std::uint64_t i = 0; i < count; i++) fold += static_cast<std::uint64_t>(once());
    return sample{now_ns() - started, static_cast<std::int64_t>(fold)};
  };
  all.push_back({std::move(name), answer, run});
}

/// "columns/raw" and 10 to "columns-10/raw".
inline std::string sized(std::string_view name, std::size_t size) {
  const auto slash = name.find('/');
  return std::string(name.substr(0, slash)) + "-" + std::to_string(size) + std::string(name.substr(slash));
}

/// The outcomes of a function for all pairs, or the elements of a list.
template <class List, class Number>
std::string joined(const List &list, const Number &number) {
  std::string text;
  for (const auto &item : list) text += (text.empty() ? "" : " ") + std::to_string(number(item));
  return text;
}

/// Two columns to add, and where their sums go.
struct columns {
  std::vector<std::int64_t> a, b, sums;

  explicit columns(std::size_t count) : a(count), b(count), sums(count) {
    for (std::size_t i = 0; i < count; i++) {
      a[i] = static_cast<std::int64_t>(i) * 1000003 - 500000;
      b[i] = static_cast<std::int64_t>(i) * 7;
    }
  }
};

void add_arms_by_hand(arms &all, const setup &given);
void add_arms_by_shortwire(arms &all, const setup &given);
void add_arms_by_protobuf(arms &all, const setup &given);

/// From opening a library to its first reply.
sample start_by_hand(const setup &given);
sample start_by_shortwire(const setup &given);

#endif  // ARM_HPP
