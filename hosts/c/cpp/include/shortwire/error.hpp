// Why something failed: a code, a message for people, typed details for programs.
#ifndef SHORTWIRE_ERROR_HPP
#define SHORTWIRE_ERROR_HPP

#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "shortwire/memory.hpp"
#include "shortwire/error.h"
#include "shortwire/types.hpp"

namespace shortwire {

/// Outcome of a call: gRPC's codes under gRPC's numbers.
enum class code : std::int32_t {
  ok = 0,
  cancelled = 1,
  unknown = 2,
  invalid_argument = 3,
  deadline_exceeded = 4,
  not_found = 5,
  already_exists = 6,
  permission_denied = 7,
  resource_exhausted = 8,
  failed_precondition = 9,
  aborted = 10,
  out_of_range = 11,
  unimplemented = 12,
  internal = 13,
  unavailable = 14,
  data_loss = 15,
  unauthenticated = 16,
};

/// gRPC's name of a code, such as "INVALID_ARGUMENT".
inline std::string_view name(code value) noexcept {
  return sw_code_name(static_cast<sw_code_e>(value));
}

/// A detail of an error as it was sent: what type it is of, and the message in wire format.
struct detail_view {
  std::string_view type_url;
  bytes value;
};

/// A failure. Results hold one, and functions that throw throw it.
///
/// Copies share what they tell, which never changes: threads may hold copies of the same error.
class error : public std::exception {
 public:
  /// One of gRPC's codes, never `code::ok`.
  shortwire::code code() const noexcept {
    return static_cast<shortwire::code>(told_->code);
  }
  /// Cause and way out.
  std::string_view message() const noexcept {
    return {told_->message, told_->message_len};
  }
  /// The same as far as to its first NUL.
  const char *what() const noexcept override {
    return told_->message;
  }

  /// The first detail of a message type, decoded; it borrows from this error and from the arena. Nothing if
  /// there is none, or none that decodes.
  template <class Message>
  std::optional<Message> detail(arena &memory) const;

  /// Number of details, whatever their types.
  std::size_t detail_count() const noexcept {
    return sw_error_detail_count(told_.get());
  }
  /// The detail at a position below `detail_count()`.
  detail_view detail_at(std::size_t position) const noexcept {
    sw_bytes_t url = {}, value = {};
    sw_error_detail_at(told_.get(), position, &url, &value);
    return {internal::text_of(url), internal::bytes_of(value)};
  }

  /// Takes what the C host told of a failure, and leaves nothing there. Allocates.
  explicit error(sw_error_t &told)
      : told_(std::shared_ptr<sw_error_t>(new sw_error_t(std::exchange(told, sw_error_t{})), release())) {}

 private:
  struct release {
    void operator()(sw_error_t *told) const noexcept {
      sw_error_free(told);
      delete told;
    }
  };

  std::shared_ptr<const sw_error_t> told_;
};

}  // namespace shortwire

#endif  // SHORTWIRE_ERROR_HPP
