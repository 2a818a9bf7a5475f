// Made by shortwire gen from keywords.proto. Do not edit.
// clang-format off

// Names that are keywords of some host.
#ifndef KEYWORDS_V1_HPP
#define KEYWORDS_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace keywords::v1 {

/// Values of keywords.v1.Async. Other numbers may occur.
enum class Async : std::int32_t {
  unspecified = 0,
  true_ = 1,
  self = 2,
};

struct Type;
struct Self;
struct Headers;

/// keywords.v1.Type
struct Type {
  std::int32_t fn = {};
  std::int32_t class_ = {};
  std::int32_t int_ = {};
  std::int32_t lambda = {};
  std::int32_t self = {};
  std::int32_t None = {};
  std::string_view def = {};
  bool register_ = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int32_t> fn = {};
    shortwire::column<std::int32_t> class_ = {};
    shortwire::column<std::int32_t> int_ = {};
    shortwire::column<std::int32_t> lambda = {};
    shortwire::column<std::int32_t> self = {};
    shortwire::column<std::int32_t> None = {};
    shortwire::column<std::string_view> def = {};
    shortwire::column<bool> register_ = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int32_t> fn = {};
    std::span<std::int32_t> class_ = {};
    std::span<std::int32_t> int_ = {};
    std::span<std::int32_t> lambda = {};
    std::span<std::int32_t> self = {};
    std::span<std::int32_t> None = {};
    std::span<std::string_view> def = {};
    std::span<bool> register_ = {};
  };
};

/// keywords.v1.Self
struct Self {
  using async = shortwire::alternative<1, std::int32_t>;
  using yield = shortwire::alternative<2, std::string_view>;
  using type = shortwire::alternative<3, const Type *>;

  std::variant<std::monostate, async, yield, type> match = {};
  std::span<const Async> import = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// Names that macros, types and keywords of C and C++ have.
struct Headers {
  std::int32_t INT32_MAX_ = {};
  std::uint32_t SIZE_MAX_ = {};
  double INFINITY_ = {};
  double M_PI_ = {};
  std::int32_t int32_t_ = {};
  std::string_view sw_bytes_t_ = {};
  std::span<const std::int32_t> SW_INLINE_ = {};
  bool _Atomic_ = {};
  std::optional<bool> _Static_assert_ = {};
  std::int32_t co_await_ = {};
  std::int32_t errno_ = {};
  std::int32_t MAX = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

}  // namespace keywords::v1

namespace shortwire {

template <>
struct enumeration<::keywords::v1::Async> {
  using type = ::keywords::v1::Async;
  static constexpr type first = type{0};
  static constexpr std::string_view name(type value) noexcept {
    switch (value) {
      case type::unspecified:
        return "ASYNC_UNSPECIFIED";
      case type::true_:
        return "ASYNC_TRUE";
      case type::self:
        return "ASYNC_SELF";
      default:
        return {};
    }
  }
};

template <>
struct description<::keywords::v1::Type> {
  using type = ::keywords::v1::Type;
  static constexpr std::string_view name = "keywords.v1.Type";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "fn", schema::int32, &type::fn>,
      schema::field<2, "class", schema::int32, &type::class_>,
      schema::field<3, "int", schema::int32, &type::int_>,
      schema::field<4, "lambda", schema::int32, &type::lambda>,
      schema::field<5, "self", schema::int32, &type::self>,
      schema::field<6, "None", schema::int32, &type::None>,
      schema::field<7, "def", schema::text, &type::def>,
      schema::field<8, "register", schema::boolean, &type::register_>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.fn, columns.class_, columns.int_, columns.lambda, columns.self, columns.None,
                    columns.def, columns.register_);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.fn, columns.class_, columns.int_, columns.lambda, columns.self, columns.None,
                    columns.def, columns.register_);
  }
};

template <>
struct description<::keywords::v1::Self> {
  using type = ::keywords::v1::Self;
  static constexpr std::string_view name = "keywords.v1.Self";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::choice<1, "async", schema::int32, &type::match, type::async>,
      schema::choice<2, "yield", schema::text, &type::match, type::yield>,
      schema::choice<3, "type", schema::nested<::keywords::v1::Type>, &type::match, type::type>,
      schema::field<4, "import", schema::packed<schema::open<::keywords::v1::Async>>, &type::import>>;
};

template <>
struct description<::keywords::v1::Headers> {
  using type = ::keywords::v1::Headers;
  static constexpr std::string_view name = "keywords.v1.Headers";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "INT32_MAX", schema::int32, &type::INT32_MAX_>,
      schema::field<2, "SIZE_MAX", schema::uint32, &type::SIZE_MAX_>,
      schema::field<3, "INFINITY", schema::float64, &type::INFINITY_>,
      schema::field<4, "M_PI", schema::float64, &type::M_PI_>,
      schema::field<5, "int32_t", schema::int32, &type::int32_t_>,
      schema::field<6, "sw_bytes_t", schema::text, &type::sw_bytes_t_>,
      schema::field<7, "SW_INLINE", schema::packed<schema::int32>, &type::SW_INLINE_>,
      schema::field<8, "_Atomic", schema::boolean, &type::_Atomic_>,
      schema::field<9, "_Static_assert", schema::boolean, &type::_Static_assert_>,
      schema::field<10, "co_await", schema::int32, &type::co_await_>,
      schema::field<11, "errno", schema::int32, &type::errno_>,
      schema::field<12, "MAX", schema::int32, &type::MAX>>;
};

}  // namespace shortwire

namespace keywords::v1 {

/// Client of keywords.v1.Match.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class Match {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  Match() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<Match> try_open(const std::string &path, const shortwire::options &options = {}) {
    shortwire::result<Match> opened;
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

  /// keywords.v1.Match/Await
  shortwire::result<Type> try_await(const Type &request, shortwire::call &call) const {
    return shortwire_connection.flat<Type>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_await_into(const Type &request, Type &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_await_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_await_many(std::span<const Type> requests, std::span<Type> replies,
                                                shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(0, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_await_columns(const Type::columns &request,
                                                   const Type::out_columns &reply, shortwire::call &call,
                                                   std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Type, Type>(0, request, reply, call, codes);
  }

  /// keywords.v1.Match/Return
  shortwire::result<Self> try_return_(const Self &request, shortwire::call &call) const {
    return shortwire_connection.wire<Self>(1, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_return__into(const Self &request, Self &reply, shortwire::call &call) const {
    return shortwire_connection.wire_into(1, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_return__raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(1, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_return__many(std::span<const Self> requests, std::span<Self> replies,
                                                  shortwire::call &call,
                                                  std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(1, requests, replies, call, codes);
  }

  /// keywords.v1.Match/Class
  shortwire::result<Self> try_class_(const Type &request, shortwire::call &call) const {
    return shortwire_connection.wire<Self>(2, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_class__into(const Type &request, Self &reply, shortwire::call &call) const {
    return shortwire_connection.wire_into(2, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_class__raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(2, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_class__many(std::span<const Type> requests, std::span<Self> replies,
                                                 shortwire::call &call,
                                                 std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(2, requests, replies, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Match open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  Type await(const Type &request, shortwire::call &call) const {
    return try_await(request, call).value();
  }
  void await_into(const Type &request, Type &reply, shortwire::call &call) const {
    try_await_into(request, reply, call).value();
  }
  shortwire::bytes await_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_await_raw(request, call).value();
  }
  std::size_t await_many(std::span<const Type> requests, std::span<Type> replies, shortwire::call &call,
                         std::span<shortwire::code> codes = {}) const {
    return try_await_many(requests, replies, call, codes).value();
  }
  std::size_t await_columns(const Type::columns &request, const Type::out_columns &reply,
                            shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_await_columns(request, reply, call, codes).value();
  }

  Self return_(const Self &request, shortwire::call &call) const {
    return try_return_(request, call).value();
  }
  void return__into(const Self &request, Self &reply, shortwire::call &call) const {
    try_return__into(request, reply, call).value();
  }
  shortwire::bytes return__raw(shortwire::bytes request, shortwire::call &call) const {
    return try_return__raw(request, call).value();
  }
  std::size_t return__many(std::span<const Self> requests, std::span<Self> replies, shortwire::call &call,
                           std::span<shortwire::code> codes = {}) const {
    return try_return__many(requests, replies, call, codes).value();
  }

  Self class_(const Type &request, shortwire::call &call) const {
    return try_class_(request, call).value();
  }
  void class__into(const Type &request, Self &reply, shortwire::call &call) const {
    try_class__into(request, reply, call).value();
  }
  shortwire::bytes class__raw(shortwire::bytes request, shortwire::call &call) const {
    return try_class__raw(request, call).value();
  }
  std::size_t class__many(std::span<const Type> requests, std::span<Self> replies, shortwire::call &call,
                          std::span<shortwire::code> codes = {}) const {
    return try_class__many(requests, replies, call, codes).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0xaf66bfbfa1175daa), UINT64_C(0x06d41a0a02c79aee), "keywords.v1.Match/Await"},
      {UINT64_C(0x6508b95089c1e766), 0, "keywords.v1.Match/Return"},
      {UINT64_C(0x413f9f835fbc2b78), 0, "keywords.v1.Match/Class"},
  };
  shortwire::internal::connection<3> shortwire_connection;
};

}  // namespace keywords::v1

#endif  // KEYWORDS_V1_HPP
