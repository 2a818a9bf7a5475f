// Made by shortwire gen from comments.proto. Do not edit.
// clang-format off

// The file's own comment.
//
// In two paragraphs.
#ifndef COMMENTS_V1_HPP
#define COMMENTS_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace comments::v1 {

/// An enum with <html> & entities.
enum class Kind : std::int32_t {
  /// None.
  unspecified = 0,
  old = 1,
};

struct Thing;
struct Old;

/// A comment
/// in block form.
struct Thing {
  /// Before the field.
  std::int32_t number = {};
  /// @deprecated
  std::string_view old_name = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int32_t> number = {};
    shortwire::column<std::string_view> old_name = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int32_t> number = {};
    std::span<std::string_view> old_name = {};
  };
};

/// Gone soon.
/// @deprecated
struct Old {
  std::int32_t number = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int32_t> number = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int32_t> number = {};
  };
};

}  // namespace comments::v1

namespace shortwire {

template <>
struct enumeration<::comments::v1::Kind> {
  using type = ::comments::v1::Kind;
  static constexpr type first = type{0};
  static constexpr std::string_view name(type value) noexcept {
    switch (value) {
      case type::unspecified:
        return "KIND_UNSPECIFIED";
      case type::old:
        return "KIND_OLD";
      default:
        return {};
    }
  }
};

template <>
struct description<::comments::v1::Thing> {
  using type = ::comments::v1::Thing;
  static constexpr std::string_view name = "comments.v1.Thing";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "number", schema::int32, &type::number>,
      schema::field<2, "old_name", schema::text, &type::old_name>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.number, columns.old_name);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.number, columns.old_name);
  }
};

template <>
struct description<::comments::v1::Old> {
  using type = ::comments::v1::Old;
  static constexpr std::string_view name = "comments.v1.Old";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "number", schema::int32, &type::number>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.number);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.number);
  }
};

}  // namespace shortwire

namespace comments::v1 {

/// A service with */ and /* and """ and \ and ``` and {{ braces }} in its comment.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class Commented {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  Commented() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<Commented> try_open(const std::string &path,
                                               const shortwire::options &options = {}) {
    shortwire::result<Commented> opened;
    const auto outcome = opened->shortwire_connection.open(path, options, shortwire_methods);
    if (!outcome) return shortwire::failure(outcome.error());
    return opened;
  }
  /// Ends the instance, as the destructor does. Calls that are under way finish, and the last of them ends
  /// it; calls that follow are FAILED_PRECONDITION.
  void close() noexcept {
    shortwire_connection.close();
  }
  bool is_open() const noexcept {
    return shortwire_connection.is_open();
  }

  /// A method.
  ///
  ///   An indented line.
  shortwire::result<Thing> try_do_(const Thing &request, shortwire::call &call) const {
    return shortwire_connection.flat<Thing>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_do__into(const Thing &request, Thing &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_do__raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_do__many(std::span<const Thing> requests, std::span<Thing> replies,
                                              shortwire::call &call,
                                              std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(0, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_do__columns(const Thing::columns &request,
                                                 const Thing::out_columns &reply, shortwire::call &call,
                                                 std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Thing, Thing>(0, request, reply, call, codes);
  }

  /// Better not.
  [[deprecated]] shortwire::result<Old> try_do_not(const Old &request) const {
    return shortwire_connection.flat<Old>(1, request);
  }
  [[deprecated]] shortwire::result<Old> try_do_not(const Old &request, shortwire::call &call) const {
    return shortwire_connection.flat<Old>(1, request, call);
  }
  /// The same into a reply of the caller's.
  [[deprecated]] shortwire::result<void> try_do_not_into(const Old &request, Old &reply,
                                                         shortwire::call &call) const {
    return shortwire_connection.flat_into(1, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  [[deprecated]] shortwire::result<shortwire::bytes> try_do_not_raw(shortwire::bytes request,
                                                                    shortwire::call &call) const {
    return shortwire_connection.raw(1, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  [[deprecated]] shortwire::result<std::size_t> try_do_not_many(
      std::span<const Old> requests, std::span<Old> replies, shortwire::call &call,
      std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(1, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  [[deprecated]] shortwire::result<std::size_t> try_do_not_columns(
      const Old::columns &request, const Old::out_columns &reply, shortwire::call &call,
      std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Old, Old>(1, request, reply, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Commented open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  /// A method.
  ///
  ///   An indented line.
  Thing do_(const Thing &request, shortwire::call &call) const {
    return try_do_(request, call).value();
  }
  void do__into(const Thing &request, Thing &reply, shortwire::call &call) const {
    try_do__into(request, reply, call).value();
  }
  shortwire::bytes do__raw(shortwire::bytes request, shortwire::call &call) const {
    return try_do__raw(request, call).value();
  }
  std::size_t do__many(std::span<const Thing> requests, std::span<Thing> replies, shortwire::call &call,
                       std::span<shortwire::code> codes = {}) const {
    return try_do__many(requests, replies, call, codes).value();
  }
  std::size_t do__columns(const Thing::columns &request, const Thing::out_columns &reply,
                          shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_do__columns(request, reply, call, codes).value();
  }

  /// Better not.
  [[deprecated]] Old do_not(const Old &request) const {
    return try_do_not(request).value();
  }
  [[deprecated]] Old do_not(const Old &request, shortwire::call &call) const {
    return try_do_not(request, call).value();
  }
  [[deprecated]] void do_not_into(const Old &request, Old &reply, shortwire::call &call) const {
    try_do_not_into(request, reply, call).value();
  }
  [[deprecated]] shortwire::bytes do_not_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_do_not_raw(request, call).value();
  }
  [[deprecated]] std::size_t do_not_many(std::span<const Old> requests, std::span<Old> replies,
                                         shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_do_not_many(requests, replies, call, codes).value();
  }
  [[deprecated]] std::size_t do_not_columns(const Old::columns &request, const Old::out_columns &reply,
                                            shortwire::call &call,
                                            std::span<shortwire::code> codes = {}) const {
    return try_do_not_columns(request, reply, call, codes).value();
  }

#pragma GCC diagnostic pop
#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0xd3de9080464208e4), UINT64_C(0x8c0517427ded0964), "comments.v1.Commented/Do"},
      {UINT64_C(0x7faced1ceb9872f5), UINT64_C(0xa29fba54abbdb531), "comments.v1.Commented/DoNot"},
  };
  shortwire::internal::connection<2> shortwire_connection;
};

}  // namespace comments::v1

#endif  // COMMENTS_V1_HPP
