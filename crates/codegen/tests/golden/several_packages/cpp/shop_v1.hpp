// Made by shortwire gen from shop/order.proto. Do not edit.
// clang-format off

// A service over messages of another package.
#ifndef SHOP_V1_HPP
#define SHOP_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"
#include "units_v1.hpp"

namespace shop::v1 {

struct Order;

/// shop.v1.Order
struct Order {
  std::string_view item = {};
  const ::units::v1::Money *limit = {};
  ::units::v1::Currency preferred = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

}  // namespace shop::v1

namespace shortwire {

template <>
struct description<::shop::v1::Order> {
  using type = ::shop::v1::Order;
  static constexpr std::string_view name = "shop.v1.Order";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "item", schema::text, &type::item>,
      schema::field<2, "limit", schema::nested<::units::v1::Money>, &type::limit>,
      schema::field<3, "preferred", schema::open<::units::v1::Currency>, &type::preferred>>;
};

}  // namespace shortwire

namespace shop::v1 {

/// Client of shop.v1.Shop.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class Shop {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  Shop() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<Shop> try_open(const std::string &path, const shortwire::options &options = {}) {
    shortwire::result<Shop> opened;
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

  /// shop.v1.Shop/Price
  shortwire::result<::units::v1::Money> try_price(const Order &request, shortwire::call &call) const {
    return shortwire_connection.wire<::units::v1::Money>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_price_into(const Order &request, ::units::v1::Money &reply,
                                         shortwire::call &call) const {
    return shortwire_connection.wire_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_price_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_price_many(std::span<const Order> requests,
                                                std::span<::units::v1::Money> replies, shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(0, requests, replies, call, codes);
  }

  /// shop.v1.Shop/Convert
  shortwire::result<::units::v1::Money> try_convert(const ::units::v1::Money &request) const {
    return shortwire_connection.flat<::units::v1::Money>(1, request);
  }
  shortwire::result<::units::v1::Money> try_convert(const ::units::v1::Money &request,
                                                    shortwire::call &call) const {
    return shortwire_connection.flat<::units::v1::Money>(1, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_convert_into(const ::units::v1::Money &request, ::units::v1::Money &reply,
                                           shortwire::call &call) const {
    return shortwire_connection.flat_into(1, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_convert_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(1, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_convert_many(std::span<const ::units::v1::Money> requests,
                                                  std::span<::units::v1::Money> replies,
                                                  shortwire::call &call,
                                                  std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(1, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_convert_columns(const ::units::v1::Money::columns &request,
                                                     const ::units::v1::Money::out_columns &reply,
                                                     shortwire::call &call,
                                                     std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<::units::v1::Money, ::units::v1::Money>(1, request, reply, call,
                                                                                codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Shop open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  ::units::v1::Money price(const Order &request, shortwire::call &call) const {
    return try_price(request, call).value();
  }
  void price_into(const Order &request, ::units::v1::Money &reply, shortwire::call &call) const {
    try_price_into(request, reply, call).value();
  }
  shortwire::bytes price_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_price_raw(request, call).value();
  }
  std::size_t price_many(std::span<const Order> requests, std::span<::units::v1::Money> replies,
                         shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_price_many(requests, replies, call, codes).value();
  }

  ::units::v1::Money convert(const ::units::v1::Money &request) const {
    return try_convert(request).value();
  }
  ::units::v1::Money convert(const ::units::v1::Money &request, shortwire::call &call) const {
    return try_convert(request, call).value();
  }
  void convert_into(const ::units::v1::Money &request, ::units::v1::Money &reply,
                    shortwire::call &call) const {
    try_convert_into(request, reply, call).value();
  }
  shortwire::bytes convert_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_convert_raw(request, call).value();
  }
  std::size_t convert_many(std::span<const ::units::v1::Money> requests,
                           std::span<::units::v1::Money> replies, shortwire::call &call,
                           std::span<shortwire::code> codes = {}) const {
    return try_convert_many(requests, replies, call, codes).value();
  }
  std::size_t convert_columns(const ::units::v1::Money::columns &request,
                              const ::units::v1::Money::out_columns &reply, shortwire::call &call,
                              std::span<shortwire::code> codes = {}) const {
    return try_convert_columns(request, reply, call, codes).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0x1b00791ca45cf77c), 0, "shop.v1.Shop/Price"},
      {UINT64_C(0x92c2f4595d7438ee), UINT64_C(0x0612f9dfbd238a20), "shop.v1.Shop/Convert"},
  };
  shortwire::internal::connection<2> shortwire_connection;
};

}  // namespace shop::v1

#endif  // SHOP_V1_HPP
