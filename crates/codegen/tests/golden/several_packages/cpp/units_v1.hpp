// Made by shortwire gen from units/money.proto. Do not edit.
// clang-format off
#ifndef UNITS_V1_HPP
#define UNITS_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace units::v1 {

/// Values of units.v1.Currency. Other numbers may occur.
enum class Currency : std::int32_t {
  unspecified = 0,
  eur = 978,
};

struct Money;

/// units.v1.Money
struct Money {
  std::int64_t units = {};
  Currency currency = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int64_t> units = {};
    shortwire::column<Currency> currency = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int64_t> units = {};
    std::span<Currency> currency = {};
  };
};

}  // namespace units::v1

namespace shortwire {

template <>
struct enumeration<::units::v1::Currency> {
  using type = ::units::v1::Currency;
  static constexpr type first = type{0};
  static constexpr std::string_view name(type value) noexcept {
    switch (value) {
      case type::unspecified:
        return "CURRENCY_UNSPECIFIED";
      case type::eur:
        return "CURRENCY_EUR";
      default:
        return {};
    }
  }
};

template <>
struct description<::units::v1::Money> {
  using type = ::units::v1::Money;
  static constexpr std::string_view name = "units.v1.Money";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "units", schema::int64, &type::units>,
      schema::field<2, "currency", schema::open<::units::v1::Currency>, &type::currency>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.units, columns.currency);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.units, columns.currency);
  }
};

}  // namespace shortwire

#endif  // UNITS_V1_HPP
