// Made by shortwire gen from messages.proto. Do not edit.
// clang-format off

// Messages only, in a package of one name.
#ifndef PLAIN_HPP
#define PLAIN_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace plain {

struct Point;
struct Line;

/// plain.Point
struct Point {
  double x = {};
  double y = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<double> x = {};
    shortwire::column<double> y = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<double> x = {};
    std::span<double> y = {};
  };
};

/// plain.Line
struct Line {
  std::span<const Point> points = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

}  // namespace plain

namespace shortwire {

template <>
struct description<::plain::Point> {
  using type = ::plain::Point;
  static constexpr std::string_view name = "plain.Point";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "x", schema::float64, &type::x>,
      schema::field<2, "y", schema::float64, &type::y>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.x, columns.y);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.x, columns.y);
  }
};

template <>
struct description<::plain::Line> {
  using type = ::plain::Line;
  static constexpr std::string_view name = "plain.Line";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "points", schema::nested<::plain::Point>, &type::points>>;
};

}  // namespace shortwire

#endif  // PLAIN_HPP
