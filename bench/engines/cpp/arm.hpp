// What is timed.
#ifndef ARM_HPP
#define ARM_HPP

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// What the program is told when it is started.
struct setup {
  std::string library;
  std::string raw_library;
};

/// One arm as the lab asks for it: a scenario in a size, done by an implementation.
struct subject {
  std::string arm, scenario, by;
  std::size_t size;
  std::int64_t a, b;
};

/// Many calls.
struct sample {
  std::int64_t ns;
  std::int64_t sum;  // the wrapping sum of the outcomes
};

/// When a call should have started, when it started and when it ended, in nanoseconds since the first should
/// have started.
struct stamp {
  std::int64_t scheduled, started, ended;
};

/// One way of doing one thing.
struct arm {
  std::function<std::string()> answer;       // does it and tells the whole outcome
  std::function<std::int64_t()> once;        // does it and returns the outcome as one number
  std::function<sample(std::uint64_t)> run;  // does it so many times
  /// Does it as often as there is room, one call an interval, and returns the sum; a call that is late starts
  /// at once.
  std::function<std::int64_t(std::span<stamp>, std::int64_t)> stamps;
};

/// An arm that cannot be had on this machine, and why.
struct absent : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline std::int64_t now_ns() {
  using namespace std::chrono;
  return duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count();
}

/// Waits until the clock says so, and returns what it says then.
std::int64_t wait_until(std::int64_t when_ns);

/// Keeps the compiler from knowing a value, so that nothing is computed beforehand.
template <class T>
T opaque(T value) {
  __asm__ volatile("" : "+r"(value));
  return value;
}

/// An arm that calls `once`, which returns its outcome as one number. An eighth beforehand brings code and
/// data back into the caches after other arms had them.
template <class Once, class Answer>
arm new_arm(Once once, Answer answer) {
  const auto run = [once](std::uint64_t count) mutable {
    for (std::uint64_t i = 0; i < count / 8 + 1; i++) static_cast<void>(opaque(once()));
    std::uint64_t sum = 0;
    const std::int64_t started = now_ns();
    for (std::uint64_t i = 0; i < count; i++) sum += static_cast<std::uint64_t>(once());
    return sample{now_ns() - started, static_cast<std::int64_t>(sum)};
  };
  const auto stamps = [once](std::span<stamp> room, std::int64_t interval_ns) mutable {
    std::uint64_t sum = 0;
    const std::int64_t started = now_ns();
    std::int64_t scheduled = 0;
    for (auto &[due, begun, ended] : room) {
      due = scheduled;
      begun = wait_until(started + due) - started;
      sum += static_cast<std::uint64_t>(once());
      ended = now_ns() - started;
      scheduled += interval_ns;
    }
    return static_cast<std::int64_t>(sum);
  };
  return {answer, once, run, stamps};
}

/// The outcomes of a function for all elements of a list.
template <class List, class Number>
std::string joined(const List &list, const Number &number) {
  std::string text;
  for (const auto &item : list) text += (text.empty() ? "" : " ") + std::to_string(number(item));
  return text;
}

/// An arm that adds the input's operands. Its outcome is the sums of some pairs and of those.
template <class Add>
arm new_sum(const subject &wanted, Add add) {
  const auto a = wanted.a, b = wanted.b;
  return new_arm([=] { return add(opaque(a), opaque(b)); },
                 [=] {
                   const std::array<std::array<std::int64_t, 2>, 6> pairs = {
                       {{40, 2}, {-1, 1}, {0, 0}, {INT64_MAX, 1}, {INT64_MIN, -1}, {a, b}}};
                   return joined(pairs, [&](const auto &pair) { return add(pair[0], pair[1]); });
                 });
}

/// An arm of the ladder: from the input's operands to their sum.
template <class Climb>
arm new_rung(const subject &wanted, Climb climb) {
  const auto a = wanted.a, b = wanted.b;
  const auto once = [=] { return climb(opaque(a), opaque(b)); };
  return new_arm(once, [=] { return std::to_string(once()); });
}

/// Length and sum of the bytes.
std::string weight(std::span<const std::byte> bytes);

/// FNV-1a in 64 bits, in 16 hexadecimal digits.
std::string fnv1a(std::span<const std::byte> bytes);

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

/// A library that is loaded and stays so.
class loaded {
 public:
  explicit loaded(const std::string &path);

  template <class Function>
  void find(const char *name, Function &function) const {
    function = reinterpret_cast<Function>(symbol(name));
  }

 private:
  void *symbol(const char *name) const;

  void *library_;
};

/// An arm, unless this program does not know how to do it. What arms hold lives as long as the program.
std::optional<arm> by_hand(const setup &given, const subject &wanted);
std::optional<arm> by_shortwire(const setup &given, const subject &wanted);
std::optional<arm> by_protobuf(const subject &wanted);
std::optional<arm> of_ladder(const setup &given, const subject &wanted);

/// From opening a library to its first reply.
sample start_by_hand(const setup &given, const subject &wanted);
sample start_by_shortwire(const setup &given, const subject &wanted);

#endif  // ARM_HPP
