// Made by shortwire gen from legacy.proto. Do not edit.
// clang-format off

// What only proto2 has.
#ifndef SHORTWIRE_TEST_LEGACY_V1_HPP
#define SHORTWIRE_TEST_LEGACY_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace shortwire::test::legacy::v1 {

/// Values of shortwire.test.legacy.v1.Level. Other numbers may occur.
enum class Level : std::int32_t {
  low = 1,
  high = 2,
};

struct Required;
struct Defaults;
struct Groups;
struct GroupsSingle;
struct GroupsMany;
struct Closed;
struct Unchecked;
struct Holder;

/// shortwire.test.legacy.v1.Required
struct Required {
  std::optional<std::int32_t> number = {};
  std::optional<std::string_view> text = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// shortwire.test.legacy.v1.Defaults
struct Defaults {
  std::optional<std::int32_t> number = {};
  std::optional<std::string_view> text = {};
  std::optional<shortwire::bytes> data = {};
  std::optional<Level> level = {};
  std::optional<double> limit = {};
  std::optional<bool> flag = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// What an absent `number` stands for.
  static constexpr std::int32_t number_default = -7;
  /// What an absent `text` stands for.
  static constexpr std::string_view text_default = {"don\047t", 5};
  /// What an absent `data` stands for.
  static constexpr std::string_view data_default = {"\000\377", 2};
  /// What an absent `level` stands for.
  static constexpr Level level_default = Level{2};
  /// What an absent `limit` stands for.
  static constexpr double limit_default = std::numeric_limits<double>::infinity();
  /// What an absent `flag` stands for.
  static constexpr bool flag_default = true;
};

/// shortwire.test.legacy.v1.Groups
struct Groups {
  const GroupsSingle *single = {};
  std::span<const GroupsMany> many = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// shortwire.test.legacy.v1.Groups.Single
struct GroupsSingle {
  std::optional<std::int32_t> number = {};
  const Groups *inner = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// shortwire.test.legacy.v1.Groups.Many
struct GroupsMany {
  std::optional<std::string_view> text = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// shortwire.test.legacy.v1.Closed
struct Closed {
  using chosen = shortwire::alternative<5, Level>;
  using other = shortwire::alternative<6, std::string_view>;

  std::optional<Level> level = {};
  std::span<const Level> levels = {};
  std::span<const Level> packed = {};
  std::span<const shortwire::entry<std::string_view, Level>> by_name = {};
  std::variant<std::monostate, chosen, other> choice = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// A string here may hold anything.
struct Unchecked {
  std::optional<std::string_view> text = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// Holds messages with required fields in every way.
struct Holder {
  using chosen = shortwire::alternative<3, const Required *>;

  const Required *one = {};
  std::span<const Required> many = {};
  std::variant<std::monostate, chosen> choice = {};
  std::span<const shortwire::entry<std::string_view, Required>> by_name = {};
  const ::shortwire::test::legacy::v1::Holder *deeper = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

}  // namespace shortwire::test::legacy::v1

namespace shortwire {

template <>
struct enumeration<::shortwire::test::legacy::v1::Level> {
  using type = ::shortwire::test::legacy::v1::Level;
  static constexpr type first = type{1};
  static constexpr std::string_view name(type value) noexcept {
    switch (value) {
      case type::low:
        return "LOW";
      case type::high:
        return "HIGH";
      default:
        return {};
    }
  }
};

template <>
struct description<::shortwire::test::legacy::v1::Required> {
  using type = ::shortwire::test::legacy::v1::Required;
  static constexpr std::string_view name = "shortwire.test.legacy.v1.Required";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = true;
  using fields = schema::fields<
      schema::field<1, "number", schema::required<schema::int32>, &type::number>,
      schema::field<2, "text", schema::unchecked_text, &type::text>>;
};

template <>
struct description<::shortwire::test::legacy::v1::Defaults> {
  using type = ::shortwire::test::legacy::v1::Defaults;
  static constexpr std::string_view name = "shortwire.test.legacy.v1.Defaults";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "number", schema::int32, &type::number>,
      schema::field<2, "text", schema::unchecked_text, &type::text>,
      schema::field<3, "data", schema::blob, &type::data>,
      schema::field<4, "level", schema::closed<::shortwire::test::legacy::v1::Level>, &type::level>,
      schema::field<5, "limit", schema::float64, &type::limit>,
      schema::field<6, "flag", schema::boolean, &type::flag>>;
};

template <>
struct description<::shortwire::test::legacy::v1::Groups> {
  using type = ::shortwire::test::legacy::v1::Groups;
  static constexpr std::string_view name = "shortwire.test.legacy.v1.Groups";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "single", schema::group<::shortwire::test::legacy::v1::GroupsSingle>, &type::single>,
      schema::field<3, "many", schema::group<::shortwire::test::legacy::v1::GroupsMany>, &type::many>>;
};

template <>
struct description<::shortwire::test::legacy::v1::GroupsSingle> {
  using type = ::shortwire::test::legacy::v1::GroupsSingle;
  static constexpr std::string_view name = "shortwire.test.legacy.v1.Groups.Single";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "number", schema::int32, &type::number>,
      schema::field<2, "inner", schema::nested<::shortwire::test::legacy::v1::Groups>, &type::inner>>;
};

template <>
struct description<::shortwire::test::legacy::v1::GroupsMany> {
  using type = ::shortwire::test::legacy::v1::GroupsMany;
  static constexpr std::string_view name = "shortwire.test.legacy.v1.Groups.Many";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "text", schema::unchecked_text, &type::text>>;
};

template <>
struct description<::shortwire::test::legacy::v1::Closed> {
  using type = ::shortwire::test::legacy::v1::Closed;
  static constexpr std::string_view name = "shortwire.test.legacy.v1.Closed";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "level", schema::closed<::shortwire::test::legacy::v1::Level>, &type::level>,
      schema::field<2, "levels", schema::closed<::shortwire::test::legacy::v1::Level>, &type::levels>,
      schema::field<3, "packed", schema::packed<schema::closed<::shortwire::test::legacy::v1::Level>>,
          &type::packed>,
      schema::field<4, "by_name", schema::map<schema::unchecked_text,
          schema::closed<::shortwire::test::legacy::v1::Level>>, &type::by_name>,
      schema::choice<5, "chosen", schema::closed<::shortwire::test::legacy::v1::Level>, &type::choice,
          type::chosen>,
      schema::choice<6, "other", schema::unchecked_text, &type::choice, type::other>>;
};

template <>
struct description<::shortwire::test::legacy::v1::Unchecked> {
  using type = ::shortwire::test::legacy::v1::Unchecked;
  static constexpr std::string_view name = "shortwire.test.legacy.v1.Unchecked";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "text", schema::unchecked_text, &type::text>>;
};

template <>
struct description<::shortwire::test::legacy::v1::Holder> {
  using type = ::shortwire::test::legacy::v1::Holder;
  static constexpr std::string_view name = "shortwire.test.legacy.v1.Holder";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = true;
  using fields = schema::fields<
      schema::field<1, "one", schema::nested<::shortwire::test::legacy::v1::Required>, &type::one>,
      schema::field<2, "many", schema::nested<::shortwire::test::legacy::v1::Required>, &type::many>,
      schema::choice<3, "chosen", schema::nested<::shortwire::test::legacy::v1::Required>, &type::choice,
          type::chosen>,
      schema::field<4, "by_name", schema::map<schema::unchecked_text,
          schema::nested<::shortwire::test::legacy::v1::Required>>, &type::by_name>,
      schema::field<5, "deeper", schema::nested<::shortwire::test::legacy::v1::Holder>, &type::deeper>>;
};

}  // namespace shortwire

#endif  // SHORTWIRE_TEST_LEGACY_V1_HPP
