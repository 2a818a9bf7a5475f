// Made by shortwire gen from names.proto. Do not edit.
// clang-format off

// Names that generated code has uses for itself.
#ifndef NAMES_V1_HPP
#define NAMES_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace names::v1 {

/// Types called like what Rust names without a path.
enum class Some : std::int32_t {
  name = 0,
  is_known = 1,
};

/// Values of names.v1.Ok. Other numbers may occur.
enum class Ok : std::int32_t {
  yes = 0,
};

struct Reader;
struct Option;
struct Result;
struct Vec;
struct Box;
struct i32;
struct u64;

/// Fields called like what the code that reads and writes them uses.
struct Reader {
  std::int32_t reader = {};
  std::int32_t writer = {};
  std::int32_t tag = {};
  std::string_view value = {};
  shortwire::bytes request = {};
  std::int64_t reply = {};
  bool context = {};
  double scratch = {};
  std::uint32_t len = {};
  std::optional<std::int32_t> mask = {};
  std::int32_t source = {};
  std::int32_t sink = {};
  std::int32_t formatter = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// Bit of `mask` in columns of presence.
  static constexpr std::uint64_t has_mask = std::uint64_t(1) << 0;

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::uint64_t> present = {};
    shortwire::column<std::int32_t> reader = {};
    shortwire::column<std::int32_t> writer = {};
    shortwire::column<std::int32_t> tag = {};
    shortwire::column<std::string_view> value = {};
    shortwire::column<shortwire::bytes> request = {};
    shortwire::column<std::int64_t> reply = {};
    shortwire::column<bool> context = {};
    shortwire::column<double> scratch = {};
    shortwire::column<std::uint32_t> len = {};
    shortwire::column<std::int32_t> mask = {};
    shortwire::column<std::int32_t> source = {};
    shortwire::column<std::int32_t> sink = {};
    shortwire::column<std::int32_t> formatter = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::uint64_t> present = {};
    std::span<std::int32_t> reader = {};
    std::span<std::int32_t> writer = {};
    std::span<std::int32_t> tag = {};
    std::span<std::string_view> value = {};
    std::span<shortwire::bytes> request = {};
    std::span<std::int64_t> reply = {};
    std::span<bool> context = {};
    std::span<double> scratch = {};
    std::span<std::uint32_t> len = {};
    std::span<std::int32_t> mask = {};
    std::span<std::int32_t> source = {};
    std::span<std::int32_t> sink = {};
    std::span<std::int32_t> formatter = {};
  };
};

/// names.v1.Option
struct Option {
  const Result *option = {};
  const Vec *vec = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// names.v1.Result
struct Result {
  std::string_view string = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::string_view> string = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::string_view> string = {};
  };
};

/// names.v1.Vec
struct Vec {
  std::span<const Box> box = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// names.v1.Box
struct Box {
  bool bool_ = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<bool> bool_ = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<bool> bool_ = {};
  };
};

/// names.v1.i32
struct i32 {
  using _1 = shortwire::alternative<4, bool>;
  using str = shortwire::alternative<5, Ok>;

  const ::names::v1::u64 *u64 = {};
  std::optional<Some> some = {};
  std::int32_t _unknown = {};
  std::variant<std::monostate, _1, str> _choice = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// names.v1.u64
struct u64 {
  std::optional<std::uint64_t> value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// Bit of `value` in columns of presence.
  static constexpr std::uint64_t has_value = std::uint64_t(1) << 0;

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::uint64_t> present = {};
    shortwire::column<std::uint64_t> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::uint64_t> present = {};
    std::span<std::uint64_t> value = {};
  };
};

}  // namespace names::v1

namespace shortwire {

template <>
struct enumeration<::names::v1::Some> {
  using type = ::names::v1::Some;
  static constexpr type first = type{0};
  static constexpr std::string_view name(type value) noexcept {
    switch (value) {
      case type::name:
        return "name";
      case type::is_known:
        return "is_known";
      default:
        return {};
    }
  }
};

template <>
struct enumeration<::names::v1::Ok> {
  using type = ::names::v1::Ok;
  static constexpr type first = type{0};
  static constexpr std::string_view name(type value) noexcept {
    switch (value) {
      case type::yes:
        return "OK_YES";
      default:
        return {};
    }
  }
};

template <>
struct description<::names::v1::Reader> {
  using type = ::names::v1::Reader;
  static constexpr std::string_view name = "names.v1.Reader";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "reader", schema::int32, &type::reader>,
      schema::field<2, "writer", schema::int32, &type::writer>,
      schema::field<3, "tag", schema::int32, &type::tag>,
      schema::field<4, "value", schema::text, &type::value>,
      schema::field<5, "request", schema::blob, &type::request>,
      schema::field<6, "reply", schema::int64, &type::reply>,
      schema::field<7, "context", schema::boolean, &type::context>,
      schema::field<8, "scratch", schema::float64, &type::scratch>,
      schema::field<9, "len", schema::uint32, &type::len>,
      schema::field<10, "mask", schema::int32, &type::mask>,
      schema::field<11, "source", schema::int32, &type::source>,
      schema::field<12, "sink", schema::int32, &type::sink>,
      schema::field<13, "formatter", schema::int32, &type::formatter>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.present, columns.reader, columns.writer, columns.tag, columns.value,
                    columns.request, columns.reply, columns.context, columns.scratch, columns.len,
                    columns.mask, columns.source, columns.sink, columns.formatter);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.present, columns.reader, columns.writer, columns.tag, columns.value,
                    columns.request, columns.reply, columns.context, columns.scratch, columns.len,
                    columns.mask, columns.source, columns.sink, columns.formatter);
  }
};

template <>
struct description<::names::v1::Option> {
  using type = ::names::v1::Option;
  static constexpr std::string_view name = "names.v1.Option";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "option", schema::nested<::names::v1::Result>, &type::option>,
      schema::field<2, "vec", schema::nested<::names::v1::Vec>, &type::vec>>;
};

template <>
struct description<::names::v1::Result> {
  using type = ::names::v1::Result;
  static constexpr std::string_view name = "names.v1.Result";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "string", schema::text, &type::string>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.string);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.string);
  }
};

template <>
struct description<::names::v1::Vec> {
  using type = ::names::v1::Vec;
  static constexpr std::string_view name = "names.v1.Vec";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "box", schema::nested<::names::v1::Box>, &type::box>>;
};

template <>
struct description<::names::v1::Box> {
  using type = ::names::v1::Box;
  static constexpr std::string_view name = "names.v1.Box";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "bool", schema::boolean, &type::bool_>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.bool_);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.bool_);
  }
};

template <>
struct description<::names::v1::i32> {
  using type = ::names::v1::i32;
  static constexpr std::string_view name = "names.v1.i32";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "u64", schema::nested<::names::v1::u64>, &type::u64>,
      schema::field<2, "some", schema::open<::names::v1::Some>, &type::some>,
      schema::field<3, "_unknown", schema::int32, &type::_unknown>,
      schema::choice<4, "_1", schema::boolean, &type::_choice, type::_1>,
      schema::choice<5, "str", schema::open<::names::v1::Ok>, &type::_choice, type::str>>;
};

template <>
struct description<::names::v1::u64> {
  using type = ::names::v1::u64;
  static constexpr std::string_view name = "names.v1.u64";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::uint64, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.present, columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.present, columns.value);
  }
};

}  // namespace shortwire

namespace names::v1 {

/// Client of names.v1.Client.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class Client {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  Client() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<Client> try_open(const std::string &path, const shortwire::options &options = {}) {
    shortwire::result<Client> opened;
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

  /// names.v1.Client/Open
  shortwire::result<Reader> try_open_(const Reader &request, shortwire::call &call) const {
    return shortwire_connection.flat<Reader>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_open__into(const Reader &request, Reader &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_open__raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_open__many(std::span<const Reader> requests, std::span<Reader> replies,
                                                shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(0, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_open__columns(const Reader::columns &request,
                                                   const Reader::out_columns &reply, shortwire::call &call,
                                                   std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Reader, Reader>(0, request, reply, call, codes);
  }

  /// names.v1.Client/New
  shortwire::result<Reader> try_new_(const Reader &request, shortwire::call &call) const {
    return shortwire_connection.flat<Reader>(1, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_new__into(const Reader &request, Reader &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(1, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_new__raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(1, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_new__many(std::span<const Reader> requests, std::span<Reader> replies,
                                               shortwire::call &call,
                                               std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(1, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_new__columns(const Reader::columns &request,
                                                  const Reader::out_columns &reply, shortwire::call &call,
                                                  std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Reader, Reader>(1, request, reply, call, codes);
  }

  /// names.v1.Client/With
  shortwire::result<Reader> try_with(const Reader &request, shortwire::call &call) const {
    return shortwire_connection.flat<Reader>(2, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_with_into(const Reader &request, Reader &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(2, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_with_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(2, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_with_many(std::span<const Reader> requests, std::span<Reader> replies,
                                               shortwire::call &call,
                                               std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(2, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_with_columns(const Reader::columns &request,
                                                  const Reader::out_columns &reply, shortwire::call &call,
                                                  std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Reader, Reader>(2, request, reply, call, codes);
  }

  /// names.v1.Client/Target
  shortwire::result<Reader> try_target(const Reader &request, shortwire::call &call) const {
    return shortwire_connection.flat<Reader>(3, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_target_into(const Reader &request, Reader &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(3, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_target_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(3, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_target_many(std::span<const Reader> requests, std::span<Reader> replies,
                                                 shortwire::call &call,
                                                 std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(3, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_target_columns(const Reader::columns &request,
                                                    const Reader::out_columns &reply, shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Reader, Reader>(3, request, reply, call, codes);
  }

  /// names.v1.Client/Close
  shortwire::result<Reader> try_close_(const Reader &request, shortwire::call &call) const {
    return shortwire_connection.flat<Reader>(4, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_close__into(const Reader &request, Reader &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(4, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_close__raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(4, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_close__many(std::span<const Reader> requests, std::span<Reader> replies,
                                                 shortwire::call &call,
                                                 std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(4, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_close__columns(const Reader::columns &request,
                                                    const Reader::out_columns &reply, shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Reader, Reader>(4, request, reply, call, codes);
  }

  /// names.v1.Client/Add
  shortwire::result<Reader> try_add(const Reader &request, shortwire::call &call) const {
    return shortwire_connection.flat<Reader>(5, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_add_into(const Reader &request, Reader &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(5, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_add_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(5, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_add_many(std::span<const Reader> requests, std::span<Reader> replies,
                                              shortwire::call &call,
                                              std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(5, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_add_columns(const Reader::columns &request,
                                                 const Reader::out_columns &reply, shortwire::call &call,
                                                 std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Reader, Reader>(5, request, reply, call, codes);
  }

  /// names.v1.Client/AddMany
  shortwire::result<Reader> try_add_many_(const Reader &request, shortwire::call &call) const {
    return shortwire_connection.flat<Reader>(6, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_add_many__into(const Reader &request, Reader &reply,
                                             shortwire::call &call) const {
    return shortwire_connection.flat_into(6, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_add_many__raw(shortwire::bytes request,
                                                        shortwire::call &call) const {
    return shortwire_connection.raw(6, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_add_many__many(std::span<const Reader> requests,
                                                    std::span<Reader> replies, shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(6, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_add_many__columns(const Reader::columns &request,
                                                       const Reader::out_columns &reply,
                                                       shortwire::call &call,
                                                       std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Reader, Reader>(6, request, reply, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Client open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  Reader open_(const Reader &request, shortwire::call &call) const {
    return try_open_(request, call).value();
  }
  void open__into(const Reader &request, Reader &reply, shortwire::call &call) const {
    try_open__into(request, reply, call).value();
  }
  shortwire::bytes open__raw(shortwire::bytes request, shortwire::call &call) const {
    return try_open__raw(request, call).value();
  }
  std::size_t open__many(std::span<const Reader> requests, std::span<Reader> replies, shortwire::call &call,
                         std::span<shortwire::code> codes = {}) const {
    return try_open__many(requests, replies, call, codes).value();
  }
  std::size_t open__columns(const Reader::columns &request, const Reader::out_columns &reply,
                            shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_open__columns(request, reply, call, codes).value();
  }

  Reader new_(const Reader &request, shortwire::call &call) const {
    return try_new_(request, call).value();
  }
  void new__into(const Reader &request, Reader &reply, shortwire::call &call) const {
    try_new__into(request, reply, call).value();
  }
  shortwire::bytes new__raw(shortwire::bytes request, shortwire::call &call) const {
    return try_new__raw(request, call).value();
  }
  std::size_t new__many(std::span<const Reader> requests, std::span<Reader> replies, shortwire::call &call,
                        std::span<shortwire::code> codes = {}) const {
    return try_new__many(requests, replies, call, codes).value();
  }
  std::size_t new__columns(const Reader::columns &request, const Reader::out_columns &reply,
                           shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_new__columns(request, reply, call, codes).value();
  }

  Reader with(const Reader &request, shortwire::call &call) const {
    return try_with(request, call).value();
  }
  void with_into(const Reader &request, Reader &reply, shortwire::call &call) const {
    try_with_into(request, reply, call).value();
  }
  shortwire::bytes with_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_with_raw(request, call).value();
  }
  std::size_t with_many(std::span<const Reader> requests, std::span<Reader> replies, shortwire::call &call,
                        std::span<shortwire::code> codes = {}) const {
    return try_with_many(requests, replies, call, codes).value();
  }
  std::size_t with_columns(const Reader::columns &request, const Reader::out_columns &reply,
                           shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_with_columns(request, reply, call, codes).value();
  }

  Reader target(const Reader &request, shortwire::call &call) const {
    return try_target(request, call).value();
  }
  void target_into(const Reader &request, Reader &reply, shortwire::call &call) const {
    try_target_into(request, reply, call).value();
  }
  shortwire::bytes target_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_target_raw(request, call).value();
  }
  std::size_t target_many(std::span<const Reader> requests, std::span<Reader> replies, shortwire::call &call,
                          std::span<shortwire::code> codes = {}) const {
    return try_target_many(requests, replies, call, codes).value();
  }
  std::size_t target_columns(const Reader::columns &request, const Reader::out_columns &reply,
                             shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_target_columns(request, reply, call, codes).value();
  }

  Reader close_(const Reader &request, shortwire::call &call) const {
    return try_close_(request, call).value();
  }
  void close__into(const Reader &request, Reader &reply, shortwire::call &call) const {
    try_close__into(request, reply, call).value();
  }
  shortwire::bytes close__raw(shortwire::bytes request, shortwire::call &call) const {
    return try_close__raw(request, call).value();
  }
  std::size_t close__many(std::span<const Reader> requests, std::span<Reader> replies, shortwire::call &call,
                          std::span<shortwire::code> codes = {}) const {
    return try_close__many(requests, replies, call, codes).value();
  }
  std::size_t close__columns(const Reader::columns &request, const Reader::out_columns &reply,
                             shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_close__columns(request, reply, call, codes).value();
  }

  Reader add(const Reader &request, shortwire::call &call) const {
    return try_add(request, call).value();
  }
  void add_into(const Reader &request, Reader &reply, shortwire::call &call) const {
    try_add_into(request, reply, call).value();
  }
  shortwire::bytes add_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_add_raw(request, call).value();
  }
  std::size_t add_many(std::span<const Reader> requests, std::span<Reader> replies, shortwire::call &call,
                       std::span<shortwire::code> codes = {}) const {
    return try_add_many(requests, replies, call, codes).value();
  }
  std::size_t add_columns(const Reader::columns &request, const Reader::out_columns &reply,
                          shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_add_columns(request, reply, call, codes).value();
  }

  Reader add_many_(const Reader &request, shortwire::call &call) const {
    return try_add_many_(request, call).value();
  }
  void add_many__into(const Reader &request, Reader &reply, shortwire::call &call) const {
    try_add_many__into(request, reply, call).value();
  }
  shortwire::bytes add_many__raw(shortwire::bytes request, shortwire::call &call) const {
    return try_add_many__raw(request, call).value();
  }
  std::size_t add_many__many(std::span<const Reader> requests, std::span<Reader> replies,
                             shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_add_many__many(requests, replies, call, codes).value();
  }
  std::size_t add_many__columns(const Reader::columns &request, const Reader::out_columns &reply,
                                shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_add_many__columns(request, reply, call, codes).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0x3e73d43315680ccc), UINT64_C(0xa7024521ccf2b066), "names.v1.Client/Open"},
      {UINT64_C(0xab216110946eb28a), UINT64_C(0x313d61b6b69aa71c), "names.v1.Client/New"},
      {UINT64_C(0x2e80d5fcd4661e24), UINT64_C(0x666412077acd84be), "names.v1.Client/With"},
      {UINT64_C(0xda3b32eceeab2b95), UINT64_C(0xff13579de569fdf3), "names.v1.Client/Target"},
      {UINT64_C(0xd4812a0245af8570), UINT64_C(0x58d4404a99052f0a), "names.v1.Client/Close"},
      {UINT64_C(0x098d1310c9ab7cb7), UINT64_C(0xd7872cd6c1b0a3d5), "names.v1.Client/Add"},
      {UINT64_C(0x6384e2e86d1a8870), UINT64_C(0xa0cdc0f4a7b9fa0a), "names.v1.Client/AddMany"},
  };
  shortwire::internal::connection<7> shortwire_connection;
};

/// The letter that generated code calls services by, and methods of traits that everything has.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class S {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  S() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<S> try_open(const std::string &path, const shortwire::options &options = {}) {
    shortwire::result<S> opened;
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

  /// names.v1.S/S
  shortwire::result<u64> try_s(const u64 &request) const {
    return shortwire_connection.flat<u64>(0, request);
  }
  shortwire::result<u64> try_s(const u64 &request, shortwire::call &call) const {
    return shortwire_connection.flat<u64>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_s_into(const u64 &request, u64 &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_s_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_s_many(std::span<const u64> requests, std::span<u64> replies,
                                            shortwire::call &call,
                                            std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(0, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_s_columns(const u64::columns &request, const u64::out_columns &reply,
                                               shortwire::call &call,
                                               std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<u64, u64>(0, request, reply, call, codes);
  }

  /// names.v1.S/Clone
  shortwire::result<i32> try_clone(const i32 &request, shortwire::call &call) const {
    return shortwire_connection.wire<i32>(1, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_clone_into(const i32 &request, i32 &reply, shortwire::call &call) const {
    return shortwire_connection.wire_into(1, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_clone_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(1, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_clone_many(std::span<const i32> requests, std::span<i32> replies,
                                                shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(1, requests, replies, call, codes);
  }

  /// names.v1.S/Default
  shortwire::result<u64> try_default_(const u64 &request) const {
    return shortwire_connection.flat<u64>(2, request);
  }
  shortwire::result<u64> try_default_(const u64 &request, shortwire::call &call) const {
    return shortwire_connection.flat<u64>(2, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_default__into(const u64 &request, u64 &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(2, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_default__raw(shortwire::bytes request,
                                                       shortwire::call &call) const {
    return shortwire_connection.raw(2, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_default__many(std::span<const u64> requests, std::span<u64> replies,
                                                   shortwire::call &call,
                                                   std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(2, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_default__columns(const u64::columns &request,
                                                      const u64::out_columns &reply, shortwire::call &call,
                                                      std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<u64, u64>(2, request, reply, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static S open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  u64 s(const u64 &request) const {
    return try_s(request).value();
  }
  u64 s(const u64 &request, shortwire::call &call) const {
    return try_s(request, call).value();
  }
  void s_into(const u64 &request, u64 &reply, shortwire::call &call) const {
    try_s_into(request, reply, call).value();
  }
  shortwire::bytes s_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_s_raw(request, call).value();
  }
  std::size_t s_many(std::span<const u64> requests, std::span<u64> replies, shortwire::call &call,
                     std::span<shortwire::code> codes = {}) const {
    return try_s_many(requests, replies, call, codes).value();
  }
  std::size_t s_columns(const u64::columns &request, const u64::out_columns &reply, shortwire::call &call,
                        std::span<shortwire::code> codes = {}) const {
    return try_s_columns(request, reply, call, codes).value();
  }

  i32 clone(const i32 &request, shortwire::call &call) const {
    return try_clone(request, call).value();
  }
  void clone_into(const i32 &request, i32 &reply, shortwire::call &call) const {
    try_clone_into(request, reply, call).value();
  }
  shortwire::bytes clone_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_clone_raw(request, call).value();
  }
  std::size_t clone_many(std::span<const i32> requests, std::span<i32> replies, shortwire::call &call,
                         std::span<shortwire::code> codes = {}) const {
    return try_clone_many(requests, replies, call, codes).value();
  }

  u64 default_(const u64 &request) const {
    return try_default_(request).value();
  }
  u64 default_(const u64 &request, shortwire::call &call) const {
    return try_default_(request, call).value();
  }
  void default__into(const u64 &request, u64 &reply, shortwire::call &call) const {
    try_default__into(request, reply, call).value();
  }
  shortwire::bytes default__raw(shortwire::bytes request, shortwire::call &call) const {
    return try_default__raw(request, call).value();
  }
  std::size_t default__many(std::span<const u64> requests, std::span<u64> replies, shortwire::call &call,
                            std::span<shortwire::code> codes = {}) const {
    return try_default__many(requests, replies, call, codes).value();
  }
  std::size_t default__columns(const u64::columns &request, const u64::out_columns &reply,
                               shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_default__columns(request, reply, call, codes).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0x7af01145ce72cfcf), UINT64_C(0x0d303003baf5c52f), "names.v1.S/S"},
      {UINT64_C(0x682936455eeb7ec3), 0, "names.v1.S/Clone"},
      {UINT64_C(0xb3f7e47ebe88334b), UINT64_C(0xfc45384a900ef80b), "names.v1.S/Default"},
  };
  shortwire::internal::connection<3> shortwire_connection;
};

/// A service without methods.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class Nothing {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  Nothing() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<Nothing> try_open(const std::string &path,
                                             const shortwire::options &options = {}) {
    shortwire::result<Nothing> opened;
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

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Nothing open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {},
  };
  shortwire::internal::connection<0> shortwire_connection;
};

}  // namespace names::v1

#endif  // NAMES_V1_HPP
