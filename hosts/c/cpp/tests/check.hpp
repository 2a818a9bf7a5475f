// Checks that count failures and go on.
#ifndef CHECK_HPP
#define CHECK_HPP

#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <type_traits>

#include "shortwire/client.hpp"

/// Where the libraries under test are, and what the build made for tests.
extern std::string library_dir, fixture_dir;
extern int failures;

/// Heap allocations of this process so far, those of loaded libraries included; 0 where they are not counted.
extern "C" std::size_t allocations(void);

/// Registers a test that main() runs.
struct test {
  const char *name;
  void (*run)();
  test *next;
  test(const char *name, void (*run)());
};

#define TEST(name)                                    \
  static void name##_test();                          \
  static const test name##_entry(#name, name##_test); \
  static void name##_test()

void not_so(const char *file, int line, const std::string &what);

inline std::string shown(std::string_view text) {
  return "\"" + std::string(text) + "\"";
}
inline std::string shown(shortwire::code code) {
  return std::string(shortwire::name(code));
}
template <class T>
requires std::is_arithmetic_v<T> std::string shown(T number) {
  return std::to_string(number);
}
template <class T>
requires(std::is_enum_v<T>) std::string shown(T value) {
  return std::to_string(static_cast<std::int64_t>(value));
}

/// What two sides of a comparison are compared as.
template <class T>
decltype(auto) comparable(const T &value) {
  if constexpr (std::is_same_v<T, shortwire::bytes>) {
    return shortwire::as_text(value);
  } else if constexpr (std::is_convertible_v<T, std::string_view>) {
    return std::string_view(value);
  } else {
    return (value);
  }
}

template <class Actual, class Expected>
void check_equal(const char *file, int line, const char *what, const Actual &actual,
                 const Expected &expected) {
  const auto &left = comparable(actual);
  const auto &right = comparable(expected);
  using type = std::remove_cvref_t<decltype(left)>;
  if (left == static_cast<type>(right)) return;
  not_so(file, line, std::string(what) + " is " + shown(left) + ", not " + shown(static_cast<type>(right)));
}

/// The value of a result; reports an error and gives an empty value in its place.
template <class T>
T value_of(const char *file, int line, const char *what, shortwire::result<T> result) {
  if (result) return std::move(*result);
  not_so(file, line, std::string(what) + ": " + shown(result.code()) + ": " + result.error().what());
  return T();
}
inline void value_of(const char *file, int line, const char *what, const shortwire::result<void> &result) {
  if (!result) not_so(file, line, std::string(what) + ": " + result.error().what());
}

/// Expects an error whose message holds a text.
template <class Result>
void check_fails(const char *file, int line, const char *what, const Result &result, shortwire::code code,
                 std::string_view says = "") {
  check_equal(file, line, what, result.code(), code);
  if (result.has_value() || result.error().message().find(says) != std::string_view::npos) return;
  not_so(file, line,
         std::string(what) + " says\n    " + result.error().what() + "\n  and not\n    " + std::string(says));
}

#define CHECK(condition) \
  if (!(condition)) not_so(__FILE__, __LINE__, "not so: " #condition)
#define CHECK_EQUAL(actual, expected) check_equal(__FILE__, __LINE__, #actual, actual, expected)
#define VALUE(result) value_of(__FILE__, __LINE__, #result, result)
#define CHECK_FAILS(result, ...) check_fails(__FILE__, __LINE__, #result, result, __VA_ARGS__)

#endif  // CHECK_HPP
