// A value, or why there is none: std::expected for C++20, which also works without exceptions.
#ifndef SHORTWIRE_RESULT_HPP
#define SHORTWIRE_RESULT_HPP

#include <cstdlib>
#include <memory>
#include <type_traits>
#include <utility>
#include <variant>

#include "shortwire/error.hpp"

// Whether the functions that throw are there: those whose names do not begin with `try_`.
#if defined(__cpp_exceptions)
#define SHORTWIRE_EXCEPTIONS 1
#else
#define SHORTWIRE_EXCEPTIONS 0
#endif

namespace shortwire {

/// What failed; converts to any result.
class [[nodiscard]] failure {
 public:
  /// Takes what the C host told, and leaves nothing there. Allocates.
  [[gnu::cold, gnu::noinline]] explicit failure(sw_error_t &told) : error_(new shortwire::error(told)) {}
  /// The same failure for another result.
  [[gnu::cold, gnu::noinline]] explicit failure(const shortwire::error &error)
      : error_(new shortwire::error(error)) {}

 private:
  template <class T>
  friend class result;

  shortwire::error *error_;
};

/// A value, or the error in its place.
template <class T>
class [[nodiscard]] result {
 public:
  using value_type = T;

  /// A value that is all zeros.
  constexpr result() noexcept(std::is_nothrow_default_constructible_v<T>) = default;
  /// A value.
  constexpr result(T value) noexcept(std::is_nothrow_move_constructible_v<T>) : value_(std::move(value)) {}
  /// An error.
  result(failure failed) noexcept : error_(failed.error_) {}
  constexpr result(result &&other) noexcept
      : value_(std::move(other.value_)), error_(std::exchange(other.error_, nullptr)) {}
  constexpr result &operator=(result &&other) noexcept {
    std::swap(value_, other.value_);
    std::swap(error_, other.error_);
    return *this;
  }
  constexpr ~result() {
    if (error_ != nullptr) [[unlikely]]
      discard(error_);
  }

  /// Whether there is a value.
  constexpr bool has_value() const noexcept {
    return error_ == nullptr;
  }
  constexpr explicit operator bool() const noexcept {
    return has_value();
  }

  /// The value, which has to be there.
  constexpr T &operator*() &noexcept {
    return value_;
  }
  constexpr const T &operator*() const &noexcept {
    return value_;
  }
  constexpr T &&operator*() &&noexcept {
    return std::move(value_);
  }
  constexpr T *operator->() noexcept {
    return &value_;
  }
  constexpr const T *operator->() const noexcept {
    return &value_;
  }

  /// The value, or the error thrown. Without exceptions an error here ends the program.
  constexpr T &value() & {
    check();
    return value_;
  }
  constexpr const T &value() const & {
    check();
    return value_;
  }
  constexpr T &&value() && {
    check();
    return std::move(value_);
  }
  /// The value, or another one in its place.
  template <class Other>
  constexpr T value_or(Other &&other) && {
    return has_value() ? std::move(value_) : static_cast<T>(std::forward<Other>(other));
  }

  /// The error, which has to be there.
  constexpr const shortwire::error &error() const noexcept {
    return *error_;
  }
  /// `code::ok` if there is a value.
  constexpr shortwire::code code() const noexcept {
    return has_value() ? code::ok : error_->code();
  }

 private:
  constexpr void check() const {
    if (error_ != nullptr) [[unlikely]]
      raise(*error_);
  }
  [[gnu::cold, gnu::noinline]] static void discard(shortwire::error *error) noexcept {
    delete error;
  }
  [[noreturn, gnu::cold, gnu::noinline]] static void raise(const shortwire::error &error) {
#if SHORTWIRE_EXCEPTIONS
    throw shortwire::error(error);
#else
    static_cast<void>(error);
    std::abort();
#endif
  }

  T value_ = {};
  shortwire::error *error_ = nullptr;
};

/// Success, or an error.
template <>
class [[nodiscard]] result<void> : private result<std::monostate> {
  using base = result<std::monostate>;

 public:
  using value_type = void;

  constexpr result() noexcept = default;
  result(failure failed) noexcept : base(failed) {}
  using base::code;
  using base::error;
  using base::has_value;
  using base::operator bool;

  /// Nothing, or the error thrown. Without exceptions an error here ends the program.
  constexpr void value() const {
    static_cast<void>(base::value());
  }
};

}  // namespace shortwire

#endif  // SHORTWIRE_RESULT_HPP
