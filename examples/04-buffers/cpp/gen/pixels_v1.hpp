// Made by shortwire gen from pixels/v1/pixels.proto. Do not edit.
// clang-format off

// Calls that carry bytes, to show whose memory they use.
#ifndef PIXELS_V1_HPP
#define PIXELS_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace pixels::v1 {

struct Image;
struct Total;

/// pixels.v1.Image
struct Image {
  shortwire::bytes data = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<shortwire::bytes> data = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<shortwire::bytes> data = {};
  };
};

/// pixels.v1.Total
struct Total {
  std::uint64_t value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::uint64_t> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::uint64_t> value = {};
  };
};

}  // namespace pixels::v1

namespace shortwire {

template <>
struct description<::pixels::v1::Image> {
  using type = ::pixels::v1::Image;
  static constexpr std::string_view name = "pixels.v1.Image";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "data", schema::blob, &type::data>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.data);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.data);
  }
};

template <>
struct description<::pixels::v1::Total> {
  using type = ::pixels::v1::Total;
  static constexpr std::string_view name = "pixels.v1.Total";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::uint64, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

}  // namespace shortwire

namespace pixels::v1 {

/// Client of pixels.v1.Pixels.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class Pixels {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  Pixels() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<Pixels> try_open(const std::string &path, const shortwire::options &options = {}) {
    shortwire::result<Pixels> opened;
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

  /// Turns every byte b into 255 - b.
  shortwire::result<Image> try_invert(const Image &request, shortwire::call &call) const {
    return shortwire_connection.flat<Image>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_invert_into(const Image &request, Image &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_invert_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_invert_many(std::span<const Image> requests, std::span<Image> replies,
                                                 shortwire::call &call,
                                                 std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(0, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_invert_columns(const Image::columns &request,
                                                    const Image::out_columns &reply, shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Image, Image>(0, request, reply, call, codes);
  }

  /// Adds up all bytes.
  shortwire::result<Total> try_sum(const Image &request) const {
    return shortwire_connection.flat<Total>(1, request);
  }
  shortwire::result<Total> try_sum(const Image &request, shortwire::call &call) const {
    return shortwire_connection.flat<Total>(1, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_sum_into(const Image &request, Total &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(1, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_sum_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(1, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_sum_many(std::span<const Image> requests, std::span<Total> replies,
                                              shortwire::call &call,
                                              std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(1, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_sum_columns(const Image::columns &request,
                                                 const Total::out_columns &reply, shortwire::call &call,
                                                 std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Image, Total>(1, request, reply, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Pixels open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  /// Turns every byte b into 255 - b.
  Image invert(const Image &request, shortwire::call &call) const {
    return try_invert(request, call).value();
  }
  void invert_into(const Image &request, Image &reply, shortwire::call &call) const {
    try_invert_into(request, reply, call).value();
  }
  shortwire::bytes invert_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_invert_raw(request, call).value();
  }
  std::size_t invert_many(std::span<const Image> requests, std::span<Image> replies, shortwire::call &call,
                          std::span<shortwire::code> codes = {}) const {
    return try_invert_many(requests, replies, call, codes).value();
  }
  std::size_t invert_columns(const Image::columns &request, const Image::out_columns &reply,
                             shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_invert_columns(request, reply, call, codes).value();
  }

  /// Adds up all bytes.
  Total sum(const Image &request) const {
    return try_sum(request).value();
  }
  Total sum(const Image &request, shortwire::call &call) const {
    return try_sum(request, call).value();
  }
  void sum_into(const Image &request, Total &reply, shortwire::call &call) const {
    try_sum_into(request, reply, call).value();
  }
  shortwire::bytes sum_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_sum_raw(request, call).value();
  }
  std::size_t sum_many(std::span<const Image> requests, std::span<Total> replies, shortwire::call &call,
                       std::span<shortwire::code> codes = {}) const {
    return try_sum_many(requests, replies, call, codes).value();
  }
  std::size_t sum_columns(const Image::columns &request, const Total::out_columns &reply,
                          shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_sum_columns(request, reply, call, codes).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0x879630de9eaed7df), UINT64_C(0xf919cefd963fb317), "pixels.v1.Pixels/Invert"},
      {UINT64_C(0xd542dcc9b21e4d7a), UINT64_C(0xfd8b7a5babe9ae95), "pixels.v1.Pixels/Sum"},
  };
  shortwire::internal::connection<2> shortwire_connection;
};

}  // namespace pixels::v1

#endif  // PIXELS_V1_HPP
