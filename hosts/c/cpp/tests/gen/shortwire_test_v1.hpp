// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.
// clang-format off

// One method for each thing that can cross the boundary, for the tests of every host.
#ifndef SHORTWIRE_TEST_V1_HPP
#define SHORTWIRE_TEST_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace shortwire::test::v1 {

/// Values of shortwire.test.v1.Nested.Inner.Kind. Other numbers may occur.
enum class NestedInnerKind : std::int32_t {
  unspecified = 0,
  leaf = 1,
};

/// Values of shortwire.test.v1.Color. Other numbers may occur.
enum class Color : std::int32_t {
  unspecified = 0,
  red = 1,
  green = 2,
  blue = -3,
};

struct DoubleValue;
struct FloatValue;
struct Int32Value;
struct Int64Value;
struct Uint32Value;
struct Uint64Value;
struct Sint32Value;
struct Sint64Value;
struct Fixed32Value;
struct Fixed64Value;
struct Sfixed32Value;
struct Sfixed64Value;
struct BoolValue;
struct StringValue;
struct BytesValue;
struct EnumValue;
struct Empty;
struct Scalars;
struct Presence;
struct Repeated;
struct Unpacked;
struct Maps;
struct Choice;
struct Nested;
struct NestedInner;
struct Tree;
struct Version1;
struct Version2;
struct SizeRequest;
struct WrapRequest;
struct UnwrapRequest;
struct Gathered;
struct FailRequest;
struct FailDetail;
struct SlowRequest;

/// shortwire.test.v1.DoubleValue
struct DoubleValue {
  double value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<double> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<double> value = {};
  };
};

/// shortwire.test.v1.FloatValue
struct FloatValue {
  float value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<float> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<float> value = {};
  };
};

/// shortwire.test.v1.Int32Value
struct Int32Value {
  std::int32_t value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int32_t> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int32_t> value = {};
  };
};

/// shortwire.test.v1.Int64Value
struct Int64Value {
  std::int64_t value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int64_t> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int64_t> value = {};
  };
};

/// shortwire.test.v1.Uint32Value
struct Uint32Value {
  std::uint32_t value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::uint32_t> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::uint32_t> value = {};
  };
};

/// shortwire.test.v1.Uint64Value
struct Uint64Value {
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

/// shortwire.test.v1.Sint32Value
struct Sint32Value {
  std::int32_t value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int32_t> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int32_t> value = {};
  };
};

/// shortwire.test.v1.Sint64Value
struct Sint64Value {
  std::int64_t value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int64_t> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int64_t> value = {};
  };
};

/// shortwire.test.v1.Fixed32Value
struct Fixed32Value {
  std::uint32_t value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::uint32_t> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::uint32_t> value = {};
  };
};

/// shortwire.test.v1.Fixed64Value
struct Fixed64Value {
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

/// shortwire.test.v1.Sfixed32Value
struct Sfixed32Value {
  std::int32_t value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int32_t> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int32_t> value = {};
  };
};

/// shortwire.test.v1.Sfixed64Value
struct Sfixed64Value {
  std::int64_t value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int64_t> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int64_t> value = {};
  };
};

/// shortwire.test.v1.BoolValue
struct BoolValue {
  bool value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<bool> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<bool> value = {};
  };
};

/// shortwire.test.v1.StringValue
struct StringValue {
  std::string_view value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::string_view> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::string_view> value = {};
  };
};

/// shortwire.test.v1.BytesValue
struct BytesValue {
  shortwire::bytes value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<shortwire::bytes> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<shortwire::bytes> value = {};
  };
};

/// shortwire.test.v1.EnumValue
struct EnumValue {
  Color value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<Color> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<Color> value = {};
  };
};

/// shortwire.test.v1.Empty
struct Empty {
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// Every singular type at once.
struct Scalars {
  double double_value = {};
  float float_value = {};
  std::int32_t int32_value = {};
  std::int64_t int64_value = {};
  std::uint32_t uint32_value = {};
  std::uint64_t uint64_value = {};
  std::int32_t sint32_value = {};
  std::int64_t sint64_value = {};
  std::uint32_t fixed32_value = {};
  std::uint64_t fixed64_value = {};
  std::int32_t sfixed32_value = {};
  std::int64_t sfixed64_value = {};
  bool bool_value = {};
  std::string_view string_value = {};
  shortwire::bytes bytes_value = {};
  Color enum_value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<double> double_value = {};
    shortwire::column<float> float_value = {};
    shortwire::column<std::int32_t> int32_value = {};
    shortwire::column<std::int64_t> int64_value = {};
    shortwire::column<std::uint32_t> uint32_value = {};
    shortwire::column<std::uint64_t> uint64_value = {};
    shortwire::column<std::int32_t> sint32_value = {};
    shortwire::column<std::int64_t> sint64_value = {};
    shortwire::column<std::uint32_t> fixed32_value = {};
    shortwire::column<std::uint64_t> fixed64_value = {};
    shortwire::column<std::int32_t> sfixed32_value = {};
    shortwire::column<std::int64_t> sfixed64_value = {};
    shortwire::column<bool> bool_value = {};
    shortwire::column<std::string_view> string_value = {};
    shortwire::column<shortwire::bytes> bytes_value = {};
    shortwire::column<Color> enum_value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<double> double_value = {};
    std::span<float> float_value = {};
    std::span<std::int32_t> int32_value = {};
    std::span<std::int64_t> int64_value = {};
    std::span<std::uint32_t> uint32_value = {};
    std::span<std::uint64_t> uint64_value = {};
    std::span<std::int32_t> sint32_value = {};
    std::span<std::int64_t> sint64_value = {};
    std::span<std::uint32_t> fixed32_value = {};
    std::span<std::uint64_t> fixed64_value = {};
    std::span<std::int32_t> sfixed32_value = {};
    std::span<std::int64_t> sfixed64_value = {};
    std::span<bool> bool_value = {};
    std::span<std::string_view> string_value = {};
    std::span<shortwire::bytes> bytes_value = {};
    std::span<Color> enum_value = {};
  };
};

/// Absent is not the same as zero.
struct Presence {
  std::optional<std::int64_t> number = {};
  std::optional<std::string_view> text = {};
  std::optional<shortwire::bytes> data = {};
  std::optional<bool> flag = {};
  std::optional<Color> color = {};
  std::optional<double> real = {};
  std::int64_t plain = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// Bit of `number` in columns of presence.
  static constexpr std::uint64_t has_number = std::uint64_t(1) << 0;
  /// Bit of `text` in columns of presence.
  static constexpr std::uint64_t has_text = std::uint64_t(1) << 1;
  /// Bit of `data` in columns of presence.
  static constexpr std::uint64_t has_data = std::uint64_t(1) << 2;
  /// Bit of `flag` in columns of presence.
  static constexpr std::uint64_t has_flag = std::uint64_t(1) << 3;
  /// Bit of `color` in columns of presence.
  static constexpr std::uint64_t has_color = std::uint64_t(1) << 4;
  /// Bit of `real` in columns of presence.
  static constexpr std::uint64_t has_real = std::uint64_t(1) << 5;

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::uint64_t> present = {};
    shortwire::column<std::int64_t> number = {};
    shortwire::column<std::string_view> text = {};
    shortwire::column<shortwire::bytes> data = {};
    shortwire::column<bool> flag = {};
    shortwire::column<Color> color = {};
    shortwire::column<double> real = {};
    shortwire::column<std::int64_t> plain = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::uint64_t> present = {};
    std::span<std::int64_t> number = {};
    std::span<std::string_view> text = {};
    std::span<shortwire::bytes> data = {};
    std::span<bool> flag = {};
    std::span<Color> color = {};
    std::span<double> real = {};
    std::span<std::int64_t> plain = {};
  };
};

/// Numbers and enums are packed here.
struct Repeated {
  std::span<const double> doubles = {};
  std::span<const float> floats = {};
  std::span<const std::int32_t> int32s = {};
  std::span<const std::int64_t> int64s = {};
  std::span<const std::uint32_t> uint32s = {};
  std::span<const std::uint64_t> uint64s = {};
  std::span<const std::int32_t> sint32s = {};
  std::span<const std::int64_t> sint64s = {};
  std::span<const std::uint32_t> fixed32s = {};
  std::span<const std::uint64_t> fixed64s = {};
  std::span<const std::int32_t> sfixed32s = {};
  std::span<const std::int64_t> sfixed64s = {};
  std::span<const bool> bools = {};
  std::span<const std::string_view> strings = {};
  std::span<const shortwire::bytes> blobs = {};
  std::span<const Color> colors = {};
  std::span<const Scalars> messages = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// The same without packing.
struct Unpacked {
  std::span<const std::int64_t> int64s = {};
  std::span<const double> doubles = {};
  std::span<const Color> colors = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// shortwire.test.v1.Maps
struct Maps {
  std::span<const shortwire::entry<std::string_view, std::string_view>> strings = {};
  std::span<const shortwire::entry<std::string_view, double>> doubles = {};
  std::span<const shortwire::entry<std::int32_t, std::int64_t>> int32s = {};
  std::span<const shortwire::entry<std::uint64_t, shortwire::bytes>> blobs = {};
  std::span<const shortwire::entry<bool, Color>> colors = {};
  std::span<const shortwire::entry<std::string_view, Scalars>> messages = {};
  std::span<const shortwire::entry<std::int64_t, bool>> flags = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// shortwire.test.v1.Choice
struct Choice {
  using number = shortwire::alternative<1, std::int64_t>;
  using text = shortwire::alternative<2, std::string_view>;
  using data = shortwire::alternative<3, shortwire::bytes>;
  using color = shortwire::alternative<4, Color>;
  using message = shortwire::alternative<5, const Scalars *>;
  using nothing = shortwire::alternative<6, const Empty *>;
  using flag = shortwire::alternative<7, bool>;
  using real = shortwire::alternative<8, double>;

  std::variant<std::monostate, number, text, data, color, message, nothing, flag, real> choice = {};
  std::string_view after = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// shortwire.test.v1.Nested
struct Nested {
  const NestedInner *inner = {};
  std::span<const NestedInner> inners = {};
  NestedInnerKind kind = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// shortwire.test.v1.Nested.Inner
struct NestedInner {
  std::int32_t number = {};
  NestedInnerKind kind = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int32_t> number = {};
    shortwire::column<NestedInnerKind> kind = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int32_t> number = {};
    std::span<NestedInnerKind> kind = {};
  };
};

/// Contains itself.
struct Tree {
  std::int64_t value = {};
  const ::shortwire::test::v1::Tree *left = {};
  const ::shortwire::test::v1::Tree *right = {};
  std::span<const ::shortwire::test::v1::Tree> children = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// A message before and after its schema grew.
struct Version1 {
  std::string_view name = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::string_view> name = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::string_view> name = {};
  };
};

/// shortwire.test.v1.Version2
struct Version2 {
  std::string_view name = {};
  std::span<const std::int64_t> added = {};
  const Version1 *origin = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};
};

/// shortwire.test.v1.SizeRequest
struct SizeRequest {
  std::uint64_t size = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::uint64_t> size = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::uint64_t> size = {};
  };
};

/// shortwire.test.v1.WrapRequest
struct WrapRequest {
  shortwire::bytes head = {};
  shortwire::bytes data = {};
  shortwire::bytes tail = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<shortwire::bytes> head = {};
    shortwire::column<shortwire::bytes> data = {};
    shortwire::column<shortwire::bytes> tail = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<shortwire::bytes> head = {};
    std::span<shortwire::bytes> data = {};
    std::span<shortwire::bytes> tail = {};
  };
};

/// shortwire.test.v1.UnwrapRequest
struct UnwrapRequest {
  shortwire::bytes data = {};
  std::uint64_t head = {};
  std::uint64_t tail = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<shortwire::bytes> data = {};
    shortwire::column<std::uint64_t> head = {};
    shortwire::column<std::uint64_t> tail = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<shortwire::bytes> data = {};
    std::span<std::uint64_t> head = {};
    std::span<std::uint64_t> tail = {};
  };
};

/// What Gather says of an item; called alone, it is the only one.
struct Gathered {
  std::int64_t number = {};
  std::uint64_t position = {};
  std::uint64_t count = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int64_t> number = {};
    shortwire::column<std::uint64_t> position = {};
    shortwire::column<std::uint64_t> count = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int64_t> number = {};
    std::span<std::uint64_t> position = {};
    std::span<std::uint64_t> count = {};
  };
};

/// shortwire.test.v1.FailRequest
struct FailRequest {
  std::int32_t code = {};
  std::string_view message = {};
  /// Sent back as a typed FailDetail.
  std::int64_t detail = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int32_t> code = {};
    shortwire::column<std::string_view> message = {};
    shortwire::column<std::int64_t> detail = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int32_t> code = {};
    std::span<std::string_view> message = {};
    std::span<std::int64_t> detail = {};
  };
};

/// The typed detail of Fail.
struct FailDetail {
  std::int64_t number = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::int64_t> number = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::int64_t> number = {};
  };
};

/// shortwire.test.v1.SlowRequest
struct SlowRequest {
  std::uint32_t milliseconds = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::uint32_t> milliseconds = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::uint32_t> milliseconds = {};
  };
};

}  // namespace shortwire::test::v1

namespace shortwire {

template <>
struct enumeration<::shortwire::test::v1::NestedInnerKind> {
  using type = ::shortwire::test::v1::NestedInnerKind;
  static constexpr type first = type{0};
  static constexpr std::string_view name(type value) noexcept {
    switch (value) {
      case type::unspecified:
        return "KIND_UNSPECIFIED";
      case type::leaf:
        return "KIND_LEAF";
      default:
        return {};
    }
  }
};

template <>
struct enumeration<::shortwire::test::v1::Color> {
  using type = ::shortwire::test::v1::Color;
  static constexpr type first = type{0};
  static constexpr std::string_view name(type value) noexcept {
    switch (value) {
      case type::unspecified:
        return "COLOR_UNSPECIFIED";
      case type::red:
        return "COLOR_RED";
      case type::green:
        return "COLOR_GREEN";
      case type::blue:
        return "COLOR_BLUE";
      default:
        return {};
    }
  }
};

template <>
struct description<::shortwire::test::v1::DoubleValue> {
  using type = ::shortwire::test::v1::DoubleValue;
  static constexpr std::string_view name = "shortwire.test.v1.DoubleValue";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::float64, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::shortwire::test::v1::FloatValue> {
  using type = ::shortwire::test::v1::FloatValue;
  static constexpr std::string_view name = "shortwire.test.v1.FloatValue";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::float32, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::shortwire::test::v1::Int32Value> {
  using type = ::shortwire::test::v1::Int32Value;
  static constexpr std::string_view name = "shortwire.test.v1.Int32Value";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::int32, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::shortwire::test::v1::Int64Value> {
  using type = ::shortwire::test::v1::Int64Value;
  static constexpr std::string_view name = "shortwire.test.v1.Int64Value";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::int64, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::shortwire::test::v1::Uint32Value> {
  using type = ::shortwire::test::v1::Uint32Value;
  static constexpr std::string_view name = "shortwire.test.v1.Uint32Value";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::uint32, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::shortwire::test::v1::Uint64Value> {
  using type = ::shortwire::test::v1::Uint64Value;
  static constexpr std::string_view name = "shortwire.test.v1.Uint64Value";
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

template <>
struct description<::shortwire::test::v1::Sint32Value> {
  using type = ::shortwire::test::v1::Sint32Value;
  static constexpr std::string_view name = "shortwire.test.v1.Sint32Value";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::sint32, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::shortwire::test::v1::Sint64Value> {
  using type = ::shortwire::test::v1::Sint64Value;
  static constexpr std::string_view name = "shortwire.test.v1.Sint64Value";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::sint64, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::shortwire::test::v1::Fixed32Value> {
  using type = ::shortwire::test::v1::Fixed32Value;
  static constexpr std::string_view name = "shortwire.test.v1.Fixed32Value";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::fixed32, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::shortwire::test::v1::Fixed64Value> {
  using type = ::shortwire::test::v1::Fixed64Value;
  static constexpr std::string_view name = "shortwire.test.v1.Fixed64Value";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::fixed64, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::shortwire::test::v1::Sfixed32Value> {
  using type = ::shortwire::test::v1::Sfixed32Value;
  static constexpr std::string_view name = "shortwire.test.v1.Sfixed32Value";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::sfixed32, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::shortwire::test::v1::Sfixed64Value> {
  using type = ::shortwire::test::v1::Sfixed64Value;
  static constexpr std::string_view name = "shortwire.test.v1.Sfixed64Value";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::sfixed64, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::shortwire::test::v1::BoolValue> {
  using type = ::shortwire::test::v1::BoolValue;
  static constexpr std::string_view name = "shortwire.test.v1.BoolValue";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::boolean, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::shortwire::test::v1::StringValue> {
  using type = ::shortwire::test::v1::StringValue;
  static constexpr std::string_view name = "shortwire.test.v1.StringValue";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::text, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::shortwire::test::v1::BytesValue> {
  using type = ::shortwire::test::v1::BytesValue;
  static constexpr std::string_view name = "shortwire.test.v1.BytesValue";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::blob, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::shortwire::test::v1::EnumValue> {
  using type = ::shortwire::test::v1::EnumValue;
  static constexpr std::string_view name = "shortwire.test.v1.EnumValue";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::open<::shortwire::test::v1::Color>, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::shortwire::test::v1::Empty> {
  using type = ::shortwire::test::v1::Empty;
  static constexpr std::string_view name = "shortwire.test.v1.Empty";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<>;
};

template <>
struct description<::shortwire::test::v1::Scalars> {
  using type = ::shortwire::test::v1::Scalars;
  static constexpr std::string_view name = "shortwire.test.v1.Scalars";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "double_value", schema::float64, &type::double_value>,
      schema::field<2, "float_value", schema::float32, &type::float_value>,
      schema::field<3, "int32_value", schema::int32, &type::int32_value>,
      schema::field<4, "int64_value", schema::int64, &type::int64_value>,
      schema::field<5, "uint32_value", schema::uint32, &type::uint32_value>,
      schema::field<6, "uint64_value", schema::uint64, &type::uint64_value>,
      schema::field<7, "sint32_value", schema::sint32, &type::sint32_value>,
      schema::field<8, "sint64_value", schema::sint64, &type::sint64_value>,
      schema::field<9, "fixed32_value", schema::fixed32, &type::fixed32_value>,
      schema::field<10, "fixed64_value", schema::fixed64, &type::fixed64_value>,
      schema::field<11, "sfixed32_value", schema::sfixed32, &type::sfixed32_value>,
      schema::field<12, "sfixed64_value", schema::sfixed64, &type::sfixed64_value>,
      schema::field<13, "bool_value", schema::boolean, &type::bool_value>,
      schema::field<14, "string_value", schema::text, &type::string_value>,
      schema::field<15, "bytes_value", schema::blob, &type::bytes_value>,
      schema::field<16, "enum_value", schema::open<::shortwire::test::v1::Color>, &type::enum_value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.double_value, columns.float_value, columns.int32_value, columns.int64_value,
                    columns.uint32_value, columns.uint64_value, columns.sint32_value, columns.sint64_value,
                    columns.fixed32_value, columns.fixed64_value, columns.sfixed32_value,
                    columns.sfixed64_value, columns.bool_value, columns.string_value, columns.bytes_value,
                    columns.enum_value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.double_value, columns.float_value, columns.int32_value, columns.int64_value,
                    columns.uint32_value, columns.uint64_value, columns.sint32_value, columns.sint64_value,
                    columns.fixed32_value, columns.fixed64_value, columns.sfixed32_value,
                    columns.sfixed64_value, columns.bool_value, columns.string_value, columns.bytes_value,
                    columns.enum_value);
  }
};

template <>
struct description<::shortwire::test::v1::Presence> {
  using type = ::shortwire::test::v1::Presence;
  static constexpr std::string_view name = "shortwire.test.v1.Presence";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "number", schema::int64, &type::number>,
      schema::field<2, "text", schema::text, &type::text>,
      schema::field<3, "data", schema::blob, &type::data>,
      schema::field<4, "flag", schema::boolean, &type::flag>,
      schema::field<5, "color", schema::open<::shortwire::test::v1::Color>, &type::color>,
      schema::field<6, "real", schema::float64, &type::real>,
      schema::field<7, "plain", schema::int64, &type::plain>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.present, columns.number, columns.text, columns.data, columns.flag, columns.color,
                    columns.real, columns.plain);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.present, columns.number, columns.text, columns.data, columns.flag, columns.color,
                    columns.real, columns.plain);
  }
};

template <>
struct description<::shortwire::test::v1::Repeated> {
  using type = ::shortwire::test::v1::Repeated;
  static constexpr std::string_view name = "shortwire.test.v1.Repeated";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "doubles", schema::packed<schema::float64>, &type::doubles>,
      schema::field<2, "floats", schema::packed<schema::float32>, &type::floats>,
      schema::field<3, "int32s", schema::packed<schema::int32>, &type::int32s>,
      schema::field<4, "int64s", schema::packed<schema::int64>, &type::int64s>,
      schema::field<5, "uint32s", schema::packed<schema::uint32>, &type::uint32s>,
      schema::field<6, "uint64s", schema::packed<schema::uint64>, &type::uint64s>,
      schema::field<7, "sint32s", schema::packed<schema::sint32>, &type::sint32s>,
      schema::field<8, "sint64s", schema::packed<schema::sint64>, &type::sint64s>,
      schema::field<9, "fixed32s", schema::packed<schema::fixed32>, &type::fixed32s>,
      schema::field<10, "fixed64s", schema::packed<schema::fixed64>, &type::fixed64s>,
      schema::field<11, "sfixed32s", schema::packed<schema::sfixed32>, &type::sfixed32s>,
      schema::field<12, "sfixed64s", schema::packed<schema::sfixed64>, &type::sfixed64s>,
      schema::field<13, "bools", schema::packed<schema::boolean>, &type::bools>,
      schema::field<14, "strings", schema::text, &type::strings>,
      schema::field<15, "blobs", schema::blob, &type::blobs>,
      schema::field<16, "colors", schema::packed<schema::open<::shortwire::test::v1::Color>>, &type::colors>,
      schema::field<17, "messages", schema::nested<::shortwire::test::v1::Scalars>, &type::messages>>;
};

template <>
struct description<::shortwire::test::v1::Unpacked> {
  using type = ::shortwire::test::v1::Unpacked;
  static constexpr std::string_view name = "shortwire.test.v1.Unpacked";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "int64s", schema::int64, &type::int64s>,
      schema::field<2, "doubles", schema::float64, &type::doubles>,
      schema::field<3, "colors", schema::open<::shortwire::test::v1::Color>, &type::colors>>;
};

template <>
struct description<::shortwire::test::v1::Maps> {
  using type = ::shortwire::test::v1::Maps;
  static constexpr std::string_view name = "shortwire.test.v1.Maps";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "strings", schema::map<schema::text, schema::text>, &type::strings>,
      schema::field<2, "doubles", schema::map<schema::text, schema::float64>, &type::doubles>,
      schema::field<3, "int32s", schema::map<schema::int32, schema::int64>, &type::int32s>,
      schema::field<4, "blobs", schema::map<schema::uint64, schema::blob>, &type::blobs>,
      schema::field<5, "colors", schema::map<schema::boolean, schema::open<::shortwire::test::v1::Color>>,
          &type::colors>,
      schema::field<6, "messages", schema::map<schema::text, schema::nested<::shortwire::test::v1::Scalars>>,
          &type::messages>,
      schema::field<7, "flags", schema::map<schema::sfixed64, schema::boolean>, &type::flags>>;
};

template <>
struct description<::shortwire::test::v1::Choice> {
  using type = ::shortwire::test::v1::Choice;
  static constexpr std::string_view name = "shortwire.test.v1.Choice";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::choice<1, "number", schema::int64, &type::choice, type::number>,
      schema::choice<2, "text", schema::text, &type::choice, type::text>,
      schema::choice<3, "data", schema::blob, &type::choice, type::data>,
      schema::choice<4, "color", schema::open<::shortwire::test::v1::Color>, &type::choice, type::color>,
      schema::choice<5, "message", schema::nested<::shortwire::test::v1::Scalars>, &type::choice,
          type::message>,
      schema::choice<6, "nothing", schema::nested<::shortwire::test::v1::Empty>, &type::choice,
          type::nothing>,
      schema::choice<7, "flag", schema::boolean, &type::choice, type::flag>,
      schema::choice<8, "real", schema::float64, &type::choice, type::real>,
      schema::field<15, "after", schema::text, &type::after>>;
};

template <>
struct description<::shortwire::test::v1::Nested> {
  using type = ::shortwire::test::v1::Nested;
  static constexpr std::string_view name = "shortwire.test.v1.Nested";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "inner", schema::nested<::shortwire::test::v1::NestedInner>, &type::inner>,
      schema::field<2, "inners", schema::nested<::shortwire::test::v1::NestedInner>, &type::inners>,
      schema::field<3, "kind", schema::open<::shortwire::test::v1::NestedInnerKind>, &type::kind>>;
};

template <>
struct description<::shortwire::test::v1::NestedInner> {
  using type = ::shortwire::test::v1::NestedInner;
  static constexpr std::string_view name = "shortwire.test.v1.Nested.Inner";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "number", schema::int32, &type::number>,
      schema::field<2, "kind", schema::open<::shortwire::test::v1::NestedInnerKind>, &type::kind>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.number, columns.kind);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.number, columns.kind);
  }
};

template <>
struct description<::shortwire::test::v1::Tree> {
  using type = ::shortwire::test::v1::Tree;
  static constexpr std::string_view name = "shortwire.test.v1.Tree";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::int64, &type::value>,
      schema::field<2, "left", schema::nested<::shortwire::test::v1::Tree>, &type::left>,
      schema::field<3, "right", schema::nested<::shortwire::test::v1::Tree>, &type::right>,
      schema::field<4, "children", schema::nested<::shortwire::test::v1::Tree>, &type::children>>;
};

template <>
struct description<::shortwire::test::v1::Version1> {
  using type = ::shortwire::test::v1::Version1;
  static constexpr std::string_view name = "shortwire.test.v1.Version1";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "name", schema::text, &type::name>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.name);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.name);
  }
};

template <>
struct description<::shortwire::test::v1::Version2> {
  using type = ::shortwire::test::v1::Version2;
  static constexpr std::string_view name = "shortwire.test.v1.Version2";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "name", schema::text, &type::name>,
      schema::field<2, "added", schema::packed<schema::int64>, &type::added>,
      schema::field<3, "origin", schema::nested<::shortwire::test::v1::Version1>, &type::origin>>;
};

template <>
struct description<::shortwire::test::v1::SizeRequest> {
  using type = ::shortwire::test::v1::SizeRequest;
  static constexpr std::string_view name = "shortwire.test.v1.SizeRequest";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "size", schema::uint64, &type::size>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.size);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.size);
  }
};

template <>
struct description<::shortwire::test::v1::WrapRequest> {
  using type = ::shortwire::test::v1::WrapRequest;
  static constexpr std::string_view name = "shortwire.test.v1.WrapRequest";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "head", schema::blob, &type::head>,
      schema::field<2, "data", schema::blob, &type::data>,
      schema::field<3, "tail", schema::blob, &type::tail>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.head, columns.data, columns.tail);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.head, columns.data, columns.tail);
  }
};

template <>
struct description<::shortwire::test::v1::UnwrapRequest> {
  using type = ::shortwire::test::v1::UnwrapRequest;
  static constexpr std::string_view name = "shortwire.test.v1.UnwrapRequest";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "data", schema::blob, &type::data>,
      schema::field<2, "head", schema::uint64, &type::head>,
      schema::field<3, "tail", schema::uint64, &type::tail>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.data, columns.head, columns.tail);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.data, columns.head, columns.tail);
  }
};

template <>
struct description<::shortwire::test::v1::Gathered> {
  using type = ::shortwire::test::v1::Gathered;
  static constexpr std::string_view name = "shortwire.test.v1.Gathered";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "number", schema::int64, &type::number>,
      schema::field<2, "position", schema::uint64, &type::position>,
      schema::field<3, "count", schema::uint64, &type::count>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.number, columns.position, columns.count);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.number, columns.position, columns.count);
  }
};

template <>
struct description<::shortwire::test::v1::FailRequest> {
  using type = ::shortwire::test::v1::FailRequest;
  static constexpr std::string_view name = "shortwire.test.v1.FailRequest";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "code", schema::int32, &type::code>,
      schema::field<2, "message", schema::text, &type::message>,
      schema::field<3, "detail", schema::int64, &type::detail>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.code, columns.message, columns.detail);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.code, columns.message, columns.detail);
  }
};

template <>
struct description<::shortwire::test::v1::FailDetail> {
  using type = ::shortwire::test::v1::FailDetail;
  static constexpr std::string_view name = "shortwire.test.v1.FailDetail";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "number", schema::int64, &type::number>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.number);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.number);
  }
};

template <>
struct description<::shortwire::test::v1::SlowRequest> {
  using type = ::shortwire::test::v1::SlowRequest;
  static constexpr std::string_view name = "shortwire.test.v1.SlowRequest";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "milliseconds", schema::uint32, &type::milliseconds>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.milliseconds);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.milliseconds);
  }
};

}  // namespace shortwire

namespace shortwire::test::v1 {

/// Echo methods return what they were given.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class Feature {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  Feature() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<Feature> try_open(const std::string &path,
                                             const shortwire::options &options = {}) {
    shortwire::result<Feature> opened;
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

  /// Flat: scalars.
  shortwire::result<DoubleValue> try_echo_double(const DoubleValue &request) const {
    return shortwire_connection.flat<DoubleValue>(0, request);
  }
  shortwire::result<DoubleValue> try_echo_double(const DoubleValue &request, shortwire::call &call) const {
    return shortwire_connection.flat<DoubleValue>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_double_into(const DoubleValue &request, DoubleValue &reply,
                                               shortwire::call &call) const {
    return shortwire_connection.flat_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_double_raw(shortwire::bytes request,
                                                          shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_double_many(std::span<const DoubleValue> requests,
                                                      std::span<DoubleValue> replies, shortwire::call &call,
                                                      std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(0, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_double_columns(const DoubleValue::columns &request,
                                                         const DoubleValue::out_columns &reply,
                                                         shortwire::call &call,
                                                         std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<DoubleValue, DoubleValue>(0, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoFloat
  shortwire::result<FloatValue> try_echo_float(const FloatValue &request) const {
    return shortwire_connection.flat<FloatValue>(1, request);
  }
  shortwire::result<FloatValue> try_echo_float(const FloatValue &request, shortwire::call &call) const {
    return shortwire_connection.flat<FloatValue>(1, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_float_into(const FloatValue &request, FloatValue &reply,
                                              shortwire::call &call) const {
    return shortwire_connection.flat_into(1, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_float_raw(shortwire::bytes request,
                                                         shortwire::call &call) const {
    return shortwire_connection.raw(1, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_float_many(std::span<const FloatValue> requests,
                                                     std::span<FloatValue> replies, shortwire::call &call,
                                                     std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(1, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_float_columns(const FloatValue::columns &request,
                                                        const FloatValue::out_columns &reply,
                                                        shortwire::call &call,
                                                        std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<FloatValue, FloatValue>(1, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoInt32
  shortwire::result<Int32Value> try_echo_int32(const Int32Value &request) const {
    return shortwire_connection.flat<Int32Value>(2, request);
  }
  shortwire::result<Int32Value> try_echo_int32(const Int32Value &request, shortwire::call &call) const {
    return shortwire_connection.flat<Int32Value>(2, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_int32_into(const Int32Value &request, Int32Value &reply,
                                              shortwire::call &call) const {
    return shortwire_connection.flat_into(2, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_int32_raw(shortwire::bytes request,
                                                         shortwire::call &call) const {
    return shortwire_connection.raw(2, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_int32_many(std::span<const Int32Value> requests,
                                                     std::span<Int32Value> replies, shortwire::call &call,
                                                     std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(2, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_int32_columns(const Int32Value::columns &request,
                                                        const Int32Value::out_columns &reply,
                                                        shortwire::call &call,
                                                        std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Int32Value, Int32Value>(2, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoInt64
  shortwire::result<Int64Value> try_echo_int64(const Int64Value &request) const {
    return shortwire_connection.flat<Int64Value>(3, request);
  }
  shortwire::result<Int64Value> try_echo_int64(const Int64Value &request, shortwire::call &call) const {
    return shortwire_connection.flat<Int64Value>(3, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_int64_into(const Int64Value &request, Int64Value &reply,
                                              shortwire::call &call) const {
    return shortwire_connection.flat_into(3, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_int64_raw(shortwire::bytes request,
                                                         shortwire::call &call) const {
    return shortwire_connection.raw(3, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_int64_many(std::span<const Int64Value> requests,
                                                     std::span<Int64Value> replies, shortwire::call &call,
                                                     std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(3, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_int64_columns(const Int64Value::columns &request,
                                                        const Int64Value::out_columns &reply,
                                                        shortwire::call &call,
                                                        std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Int64Value, Int64Value>(3, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoUint32
  shortwire::result<Uint32Value> try_echo_uint32(const Uint32Value &request) const {
    return shortwire_connection.flat<Uint32Value>(4, request);
  }
  shortwire::result<Uint32Value> try_echo_uint32(const Uint32Value &request, shortwire::call &call) const {
    return shortwire_connection.flat<Uint32Value>(4, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_uint32_into(const Uint32Value &request, Uint32Value &reply,
                                               shortwire::call &call) const {
    return shortwire_connection.flat_into(4, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_uint32_raw(shortwire::bytes request,
                                                          shortwire::call &call) const {
    return shortwire_connection.raw(4, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_uint32_many(std::span<const Uint32Value> requests,
                                                      std::span<Uint32Value> replies, shortwire::call &call,
                                                      std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(4, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_uint32_columns(const Uint32Value::columns &request,
                                                         const Uint32Value::out_columns &reply,
                                                         shortwire::call &call,
                                                         std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Uint32Value, Uint32Value>(4, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoUint64
  shortwire::result<Uint64Value> try_echo_uint64(const Uint64Value &request) const {
    return shortwire_connection.flat<Uint64Value>(5, request);
  }
  shortwire::result<Uint64Value> try_echo_uint64(const Uint64Value &request, shortwire::call &call) const {
    return shortwire_connection.flat<Uint64Value>(5, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_uint64_into(const Uint64Value &request, Uint64Value &reply,
                                               shortwire::call &call) const {
    return shortwire_connection.flat_into(5, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_uint64_raw(shortwire::bytes request,
                                                          shortwire::call &call) const {
    return shortwire_connection.raw(5, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_uint64_many(std::span<const Uint64Value> requests,
                                                      std::span<Uint64Value> replies, shortwire::call &call,
                                                      std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(5, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_uint64_columns(const Uint64Value::columns &request,
                                                         const Uint64Value::out_columns &reply,
                                                         shortwire::call &call,
                                                         std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Uint64Value, Uint64Value>(5, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoSint32
  shortwire::result<Sint32Value> try_echo_sint32(const Sint32Value &request) const {
    return shortwire_connection.flat<Sint32Value>(6, request);
  }
  shortwire::result<Sint32Value> try_echo_sint32(const Sint32Value &request, shortwire::call &call) const {
    return shortwire_connection.flat<Sint32Value>(6, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_sint32_into(const Sint32Value &request, Sint32Value &reply,
                                               shortwire::call &call) const {
    return shortwire_connection.flat_into(6, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_sint32_raw(shortwire::bytes request,
                                                          shortwire::call &call) const {
    return shortwire_connection.raw(6, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_sint32_many(std::span<const Sint32Value> requests,
                                                      std::span<Sint32Value> replies, shortwire::call &call,
                                                      std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(6, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_sint32_columns(const Sint32Value::columns &request,
                                                         const Sint32Value::out_columns &reply,
                                                         shortwire::call &call,
                                                         std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Sint32Value, Sint32Value>(6, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoSint64
  shortwire::result<Sint64Value> try_echo_sint64(const Sint64Value &request) const {
    return shortwire_connection.flat<Sint64Value>(7, request);
  }
  shortwire::result<Sint64Value> try_echo_sint64(const Sint64Value &request, shortwire::call &call) const {
    return shortwire_connection.flat<Sint64Value>(7, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_sint64_into(const Sint64Value &request, Sint64Value &reply,
                                               shortwire::call &call) const {
    return shortwire_connection.flat_into(7, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_sint64_raw(shortwire::bytes request,
                                                          shortwire::call &call) const {
    return shortwire_connection.raw(7, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_sint64_many(std::span<const Sint64Value> requests,
                                                      std::span<Sint64Value> replies, shortwire::call &call,
                                                      std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(7, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_sint64_columns(const Sint64Value::columns &request,
                                                         const Sint64Value::out_columns &reply,
                                                         shortwire::call &call,
                                                         std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Sint64Value, Sint64Value>(7, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoFixed32
  shortwire::result<Fixed32Value> try_echo_fixed32(const Fixed32Value &request) const {
    return shortwire_connection.flat<Fixed32Value>(8, request);
  }
  shortwire::result<Fixed32Value> try_echo_fixed32(const Fixed32Value &request, shortwire::call &call) const {
    return shortwire_connection.flat<Fixed32Value>(8, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_fixed32_into(const Fixed32Value &request, Fixed32Value &reply,
                                                shortwire::call &call) const {
    return shortwire_connection.flat_into(8, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_fixed32_raw(shortwire::bytes request,
                                                           shortwire::call &call) const {
    return shortwire_connection.raw(8, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_fixed32_many(std::span<const Fixed32Value> requests,
                                                       std::span<Fixed32Value> replies, shortwire::call &call,
                                                       std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(8, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_fixed32_columns(const Fixed32Value::columns &request,
                                                          const Fixed32Value::out_columns &reply,
                                                          shortwire::call &call,
                                                          std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Fixed32Value, Fixed32Value>(8, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoFixed64
  shortwire::result<Fixed64Value> try_echo_fixed64(const Fixed64Value &request) const {
    return shortwire_connection.flat<Fixed64Value>(9, request);
  }
  shortwire::result<Fixed64Value> try_echo_fixed64(const Fixed64Value &request, shortwire::call &call) const {
    return shortwire_connection.flat<Fixed64Value>(9, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_fixed64_into(const Fixed64Value &request, Fixed64Value &reply,
                                                shortwire::call &call) const {
    return shortwire_connection.flat_into(9, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_fixed64_raw(shortwire::bytes request,
                                                           shortwire::call &call) const {
    return shortwire_connection.raw(9, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_fixed64_many(std::span<const Fixed64Value> requests,
                                                       std::span<Fixed64Value> replies, shortwire::call &call,
                                                       std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(9, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_fixed64_columns(const Fixed64Value::columns &request,
                                                          const Fixed64Value::out_columns &reply,
                                                          shortwire::call &call,
                                                          std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Fixed64Value, Fixed64Value>(9, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoSfixed32
  shortwire::result<Sfixed32Value> try_echo_sfixed32(const Sfixed32Value &request) const {
    return shortwire_connection.flat<Sfixed32Value>(10, request);
  }
  shortwire::result<Sfixed32Value> try_echo_sfixed32(const Sfixed32Value &request,
                                                     shortwire::call &call) const {
    return shortwire_connection.flat<Sfixed32Value>(10, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_sfixed32_into(const Sfixed32Value &request, Sfixed32Value &reply,
                                                 shortwire::call &call) const {
    return shortwire_connection.flat_into(10, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_sfixed32_raw(shortwire::bytes request,
                                                            shortwire::call &call) const {
    return shortwire_connection.raw(10, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_sfixed32_many(std::span<const Sfixed32Value> requests,
                                                        std::span<Sfixed32Value> replies,
                                                        shortwire::call &call,
                                                        std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(10, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_sfixed32_columns(const Sfixed32Value::columns &request,
                                                           const Sfixed32Value::out_columns &reply,
                                                           shortwire::call &call,
                                                           std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Sfixed32Value, Sfixed32Value>(10, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoSfixed64
  shortwire::result<Sfixed64Value> try_echo_sfixed64(const Sfixed64Value &request) const {
    return shortwire_connection.flat<Sfixed64Value>(11, request);
  }
  shortwire::result<Sfixed64Value> try_echo_sfixed64(const Sfixed64Value &request,
                                                     shortwire::call &call) const {
    return shortwire_connection.flat<Sfixed64Value>(11, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_sfixed64_into(const Sfixed64Value &request, Sfixed64Value &reply,
                                                 shortwire::call &call) const {
    return shortwire_connection.flat_into(11, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_sfixed64_raw(shortwire::bytes request,
                                                            shortwire::call &call) const {
    return shortwire_connection.raw(11, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_sfixed64_many(std::span<const Sfixed64Value> requests,
                                                        std::span<Sfixed64Value> replies,
                                                        shortwire::call &call,
                                                        std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(11, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_sfixed64_columns(const Sfixed64Value::columns &request,
                                                           const Sfixed64Value::out_columns &reply,
                                                           shortwire::call &call,
                                                           std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Sfixed64Value, Sfixed64Value>(11, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoBool
  shortwire::result<BoolValue> try_echo_bool(const BoolValue &request) const {
    return shortwire_connection.flat<BoolValue>(12, request);
  }
  shortwire::result<BoolValue> try_echo_bool(const BoolValue &request, shortwire::call &call) const {
    return shortwire_connection.flat<BoolValue>(12, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_bool_into(const BoolValue &request, BoolValue &reply,
                                             shortwire::call &call) const {
    return shortwire_connection.flat_into(12, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_bool_raw(shortwire::bytes request,
                                                        shortwire::call &call) const {
    return shortwire_connection.raw(12, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_bool_many(std::span<const BoolValue> requests,
                                                    std::span<BoolValue> replies, shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(12, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_bool_columns(const BoolValue::columns &request,
                                                       const BoolValue::out_columns &reply,
                                                       shortwire::call &call,
                                                       std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<BoolValue, BoolValue>(12, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoEnum
  shortwire::result<EnumValue> try_echo_enum(const EnumValue &request) const {
    return shortwire_connection.flat<EnumValue>(13, request);
  }
  shortwire::result<EnumValue> try_echo_enum(const EnumValue &request, shortwire::call &call) const {
    return shortwire_connection.flat<EnumValue>(13, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_enum_into(const EnumValue &request, EnumValue &reply,
                                             shortwire::call &call) const {
    return shortwire_connection.flat_into(13, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_enum_raw(shortwire::bytes request,
                                                        shortwire::call &call) const {
    return shortwire_connection.raw(13, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_enum_many(std::span<const EnumValue> requests,
                                                    std::span<EnumValue> replies, shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(13, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_enum_columns(const EnumValue::columns &request,
                                                       const EnumValue::out_columns &reply,
                                                       shortwire::call &call,
                                                       std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<EnumValue, EnumValue>(13, request, reply, call, codes);
  }

  /// Flat: strings and bytes, several at once, presence, nothing.
  shortwire::result<StringValue> try_echo_string(const StringValue &request, shortwire::call &call) const {
    return shortwire_connection.flat<StringValue>(14, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_string_into(const StringValue &request, StringValue &reply,
                                               shortwire::call &call) const {
    return shortwire_connection.flat_into(14, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_string_raw(shortwire::bytes request,
                                                          shortwire::call &call) const {
    return shortwire_connection.raw(14, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_string_many(std::span<const StringValue> requests,
                                                      std::span<StringValue> replies, shortwire::call &call,
                                                      std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(14, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_string_columns(const StringValue::columns &request,
                                                         const StringValue::out_columns &reply,
                                                         shortwire::call &call,
                                                         std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<StringValue, StringValue>(14, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoBytes
  shortwire::result<BytesValue> try_echo_bytes(const BytesValue &request, shortwire::call &call) const {
    return shortwire_connection.flat<BytesValue>(15, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_bytes_into(const BytesValue &request, BytesValue &reply,
                                              shortwire::call &call) const {
    return shortwire_connection.flat_into(15, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_bytes_raw(shortwire::bytes request,
                                                         shortwire::call &call) const {
    return shortwire_connection.raw(15, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_bytes_many(std::span<const BytesValue> requests,
                                                     std::span<BytesValue> replies, shortwire::call &call,
                                                     std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(15, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_bytes_columns(const BytesValue::columns &request,
                                                        const BytesValue::out_columns &reply,
                                                        shortwire::call &call,
                                                        std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<BytesValue, BytesValue>(15, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoScalars
  shortwire::result<Scalars> try_echo_scalars(const Scalars &request, shortwire::call &call) const {
    return shortwire_connection.flat<Scalars>(16, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_scalars_into(const Scalars &request, Scalars &reply,
                                                shortwire::call &call) const {
    return shortwire_connection.flat_into(16, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_scalars_raw(shortwire::bytes request,
                                                           shortwire::call &call) const {
    return shortwire_connection.raw(16, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_scalars_many(std::span<const Scalars> requests,
                                                       std::span<Scalars> replies, shortwire::call &call,
                                                       std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(16, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_scalars_columns(const Scalars::columns &request,
                                                          const Scalars::out_columns &reply,
                                                          shortwire::call &call,
                                                          std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Scalars, Scalars>(16, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoPresence
  shortwire::result<Presence> try_echo_presence(const Presence &request, shortwire::call &call) const {
    return shortwire_connection.flat<Presence>(17, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_presence_into(const Presence &request, Presence &reply,
                                                 shortwire::call &call) const {
    return shortwire_connection.flat_into(17, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_presence_raw(shortwire::bytes request,
                                                            shortwire::call &call) const {
    return shortwire_connection.raw(17, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_presence_many(std::span<const Presence> requests,
                                                        std::span<Presence> replies, shortwire::call &call,
                                                        std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(17, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_echo_presence_columns(const Presence::columns &request,
                                                           const Presence::out_columns &reply,
                                                           shortwire::call &call,
                                                           std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Presence, Presence>(17, request, reply, call, codes);
  }

  /// shortwire.test.v1.Feature/Nothing
  shortwire::result<Empty> try_nothing(const Empty &request) const {
    return shortwire_connection.flat<Empty>(18, request);
  }
  shortwire::result<Empty> try_nothing(const Empty &request, shortwire::call &call) const {
    return shortwire_connection.flat<Empty>(18, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_nothing_into(const Empty &request, Empty &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(18, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_nothing_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(18, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_nothing_many(std::span<const Empty> requests, std::span<Empty> replies,
                                                  shortwire::call &call,
                                                  std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(18, requests, replies, call, codes);
  }

  /// Wire: structure.
  shortwire::result<Repeated> try_echo_repeated(const Repeated &request, shortwire::call &call) const {
    return shortwire_connection.wire<Repeated>(19, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_repeated_into(const Repeated &request, Repeated &reply,
                                                 shortwire::call &call) const {
    return shortwire_connection.wire_into(19, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_repeated_raw(shortwire::bytes request,
                                                            shortwire::call &call) const {
    return shortwire_connection.raw(19, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_repeated_many(std::span<const Repeated> requests,
                                                        std::span<Repeated> replies, shortwire::call &call,
                                                        std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(19, requests, replies, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoUnpacked
  shortwire::result<Unpacked> try_echo_unpacked(const Unpacked &request, shortwire::call &call) const {
    return shortwire_connection.wire<Unpacked>(20, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_unpacked_into(const Unpacked &request, Unpacked &reply,
                                                 shortwire::call &call) const {
    return shortwire_connection.wire_into(20, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_unpacked_raw(shortwire::bytes request,
                                                            shortwire::call &call) const {
    return shortwire_connection.raw(20, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_unpacked_many(std::span<const Unpacked> requests,
                                                        std::span<Unpacked> replies, shortwire::call &call,
                                                        std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(20, requests, replies, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoMaps
  shortwire::result<Maps> try_echo_maps(const Maps &request, shortwire::call &call) const {
    return shortwire_connection.wire<Maps>(21, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_maps_into(const Maps &request, Maps &reply, shortwire::call &call) const {
    return shortwire_connection.wire_into(21, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_maps_raw(shortwire::bytes request,
                                                        shortwire::call &call) const {
    return shortwire_connection.raw(21, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_maps_many(std::span<const Maps> requests, std::span<Maps> replies,
                                                    shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(21, requests, replies, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoChoice
  shortwire::result<Choice> try_echo_choice(const Choice &request, shortwire::call &call) const {
    return shortwire_connection.wire<Choice>(22, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_choice_into(const Choice &request, Choice &reply,
                                               shortwire::call &call) const {
    return shortwire_connection.wire_into(22, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_choice_raw(shortwire::bytes request,
                                                          shortwire::call &call) const {
    return shortwire_connection.raw(22, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_choice_many(std::span<const Choice> requests,
                                                      std::span<Choice> replies, shortwire::call &call,
                                                      std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(22, requests, replies, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoNested
  shortwire::result<Nested> try_echo_nested(const Nested &request, shortwire::call &call) const {
    return shortwire_connection.wire<Nested>(23, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_nested_into(const Nested &request, Nested &reply,
                                               shortwire::call &call) const {
    return shortwire_connection.wire_into(23, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_nested_raw(shortwire::bytes request,
                                                          shortwire::call &call) const {
    return shortwire_connection.raw(23, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_nested_many(std::span<const Nested> requests,
                                                      std::span<Nested> replies, shortwire::call &call,
                                                      std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(23, requests, replies, call, codes);
  }

  /// shortwire.test.v1.Feature/EchoTree
  shortwire::result<Tree> try_echo_tree(const Tree &request, shortwire::call &call) const {
    return shortwire_connection.wire<Tree>(24, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_echo_tree_into(const Tree &request, Tree &reply, shortwire::call &call) const {
    return shortwire_connection.wire_into(24, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_echo_tree_raw(shortwire::bytes request,
                                                        shortwire::call &call) const {
    return shortwire_connection.raw(24, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_echo_tree_many(std::span<const Tree> requests, std::span<Tree> replies,
                                                    shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(24, requests, replies, call, codes);
  }

  /// Wire: a reply with a field that the request does not have, and the other way round.
  shortwire::result<Version2> try_newer(const Version1 &request, shortwire::call &call) const {
    return shortwire_connection.wire<Version2>(25, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_newer_into(const Version1 &request, Version2 &reply,
                                         shortwire::call &call) const {
    return shortwire_connection.wire_into(25, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_newer_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(25, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_newer_many(std::span<const Version1> requests,
                                                std::span<Version2> replies, shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(25, requests, replies, call, codes);
  }

  /// shortwire.test.v1.Feature/Older
  shortwire::result<Version1> try_older(const Version2 &request, shortwire::call &call) const {
    return shortwire_connection.wire<Version1>(26, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_older_into(const Version2 &request, Version1 &reply,
                                         shortwire::call &call) const {
    return shortwire_connection.wire_into(26, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_older_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(26, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_older_many(std::span<const Version2> requests,
                                                std::span<Version1> replies, shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.wire_many(26, requests, replies, call, codes);
  }

  /// `size` bytes, byte i being i modulo 251.
  shortwire::result<BytesValue> try_large(const SizeRequest &request, shortwire::call &call) const {
    return shortwire_connection.flat<BytesValue>(27, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_large_into(const SizeRequest &request, BytesValue &reply,
                                         shortwire::call &call) const {
    return shortwire_connection.flat_into(27, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_large_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(27, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_large_many(std::span<const SizeRequest> requests,
                                                std::span<BytesValue> replies, shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(27, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_large_columns(const SizeRequest::columns &request,
                                                   const BytesValue::out_columns &reply,
                                                   shortwire::call &call,
                                                   std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<SizeRequest, BytesValue>(27, request, reply, call, codes);
  }

  /// `size` bytes as Large has them, written by the service straight to where the caller wants them.
  shortwire::result<BytesValue> try_fill(const SizeRequest &request, shortwire::call &call) const {
    return shortwire_connection.flat<BytesValue>(28, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_fill_into(const SizeRequest &request, BytesValue &reply,
                                        shortwire::call &call) const {
    return shortwire_connection.flat_into(28, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_fill_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(28, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_fill_many(std::span<const SizeRequest> requests,
                                               std::span<BytesValue> replies, shortwire::call &call,
                                               std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(28, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_fill_columns(const SizeRequest::columns &request,
                                                  const BytesValue::out_columns &reply, shortwire::call &call,
                                                  std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<SizeRequest, BytesValue>(28, request, reply, call, codes);
  }

  /// Head, then the bytes of data, each with all bits turned over, then tail. May be written over data.
  /// Fails with INVALID_ARGUMENT if data begins with byte 255.
  shortwire::result<BytesValue> try_wrap(const WrapRequest &request, shortwire::call &call) const {
    return shortwire_connection.flat<BytesValue>(29, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_wrap_into(const WrapRequest &request, BytesValue &reply,
                                        shortwire::call &call) const {
    return shortwire_connection.flat_into(29, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_wrap_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(29, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_wrap_many(std::span<const WrapRequest> requests,
                                               std::span<BytesValue> replies, shortwire::call &call,
                                               std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(29, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_wrap_columns(const WrapRequest::columns &request,
                                                  const BytesValue::out_columns &reply, shortwire::call &call,
                                                  std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<WrapRequest, BytesValue>(29, request, reply, call, codes);
  }

  /// What data has behind its first `head` bytes and before its last `tail` bytes, each with all bits turned
  /// over.
  shortwire::result<BytesValue> try_unwrap(const UnwrapRequest &request, shortwire::call &call) const {
    return shortwire_connection.flat<BytesValue>(30, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_unwrap_into(const UnwrapRequest &request, BytesValue &reply,
                                          shortwire::call &call) const {
    return shortwire_connection.flat_into(30, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_unwrap_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(30, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_unwrap_many(std::span<const UnwrapRequest> requests,
                                                 std::span<BytesValue> replies, shortwire::call &call,
                                                 std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(30, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_unwrap_columns(const UnwrapRequest::columns &request,
                                                    const BytesValue::out_columns &reply,
                                                    shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<UnwrapRequest, BytesValue>(30, request, reply, call, codes);
  }

  /// Each item's number, its position, and how many items there are: the service answers batches itself, from
  /// the last item to the first. Items whose number is negative fail with INVALID_ARGUMENT; a batch with
  /// number 13
  /// panics when it gets there.
  shortwire::result<Gathered> try_gather(const Int64Value &request) const {
    return shortwire_connection.flat<Gathered>(31, request);
  }
  shortwire::result<Gathered> try_gather(const Int64Value &request, shortwire::call &call) const {
    return shortwire_connection.flat<Gathered>(31, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_gather_into(const Int64Value &request, Gathered &reply,
                                          shortwire::call &call) const {
    return shortwire_connection.flat_into(31, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_gather_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(31, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_gather_many(std::span<const Int64Value> requests,
                                                 std::span<Gathered> replies, shortwire::call &call,
                                                 std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(31, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_gather_columns(const Int64Value::columns &request,
                                                    const Gathered::out_columns &reply, shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Int64Value, Gathered>(31, request, reply, call, codes);
  }

  /// Length of the bytes given.
  shortwire::result<Uint64Value> try_measure(const BytesValue &request) const {
    return shortwire_connection.flat<Uint64Value>(32, request);
  }
  shortwire::result<Uint64Value> try_measure(const BytesValue &request, shortwire::call &call) const {
    return shortwire_connection.flat<Uint64Value>(32, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_measure_into(const BytesValue &request, Uint64Value &reply,
                                           shortwire::call &call) const {
    return shortwire_connection.flat_into(32, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_measure_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(32, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_measure_many(std::span<const BytesValue> requests,
                                                  std::span<Uint64Value> replies, shortwire::call &call,
                                                  std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(32, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_measure_columns(const BytesValue::columns &request,
                                                     const Uint64Value::out_columns &reply,
                                                     shortwire::call &call,
                                                     std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<BytesValue, Uint64Value>(32, request, reply, call, codes);
  }

  /// Fails with the code, message and detail asked for.
  shortwire::result<Empty> try_fail(const FailRequest &request) const {
    return shortwire_connection.flat<Empty>(33, request);
  }
  shortwire::result<Empty> try_fail(const FailRequest &request, shortwire::call &call) const {
    return shortwire_connection.flat<Empty>(33, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_fail_into(const FailRequest &request, Empty &reply,
                                        shortwire::call &call) const {
    return shortwire_connection.flat_into(33, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_fail_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(33, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_fail_many(std::span<const FailRequest> requests,
                                               std::span<Empty> replies, shortwire::call &call,
                                               std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(33, requests, replies, call, codes);
  }

  /// Panics with the message given.
  shortwire::result<Empty> try_panic(const StringValue &request) const {
    return shortwire_connection.flat<Empty>(34, request);
  }
  shortwire::result<Empty> try_panic(const StringValue &request, shortwire::call &call) const {
    return shortwire_connection.flat<Empty>(34, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_panic_into(const StringValue &request, Empty &reply,
                                         shortwire::call &call) const {
    return shortwire_connection.flat_into(34, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_panic_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(34, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_panic_many(std::span<const StringValue> requests,
                                                std::span<Empty> replies, shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(34, requests, replies, call, codes);
  }

  /// Number of calls this instance has answered: starts again at 1 once a panic has replaced it.
  shortwire::result<Uint64Value> try_count(const Empty &request) const {
    return shortwire_connection.flat<Uint64Value>(35, request);
  }
  shortwire::result<Uint64Value> try_count(const Empty &request, shortwire::call &call) const {
    return shortwire_connection.flat<Uint64Value>(35, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_count_into(const Empty &request, Uint64Value &reply,
                                         shortwire::call &call) const {
    return shortwire_connection.flat_into(35, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_count_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(35, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_count_many(std::span<const Empty> requests,
                                                std::span<Uint64Value> replies, shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(35, requests, replies, call, codes);
  }

  /// Sleeps, then returns the time asked for. Ends early with CANCELLED or DEADLINE_EXCEEDED.
  shortwire::result<SlowRequest> try_slow(const SlowRequest &request) const {
    return shortwire_connection.flat<SlowRequest>(36, request);
  }
  shortwire::result<SlowRequest> try_slow(const SlowRequest &request, shortwire::call &call) const {
    return shortwire_connection.flat<SlowRequest>(36, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_slow_into(const SlowRequest &request, SlowRequest &reply,
                                        shortwire::call &call) const {
    return shortwire_connection.flat_into(36, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_slow_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(36, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_slow_many(std::span<const SlowRequest> requests,
                                               std::span<SlowRequest> replies, shortwire::call &call,
                                               std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(36, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_slow_columns(const SlowRequest::columns &request,
                                                  const SlowRequest::out_columns &reply,
                                                  shortwire::call &call,
                                                  std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<SlowRequest, SlowRequest>(36, request, reply, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Feature open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  /// Flat: scalars.
  DoubleValue echo_double(const DoubleValue &request) const {
    return try_echo_double(request).value();
  }
  DoubleValue echo_double(const DoubleValue &request, shortwire::call &call) const {
    return try_echo_double(request, call).value();
  }
  void echo_double_into(const DoubleValue &request, DoubleValue &reply, shortwire::call &call) const {
    try_echo_double_into(request, reply, call).value();
  }
  shortwire::bytes echo_double_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_double_raw(request, call).value();
  }
  std::size_t echo_double_many(std::span<const DoubleValue> requests, std::span<DoubleValue> replies,
                               shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_double_many(requests, replies, call, codes).value();
  }
  std::size_t echo_double_columns(const DoubleValue::columns &request, const DoubleValue::out_columns &reply,
                                  shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_double_columns(request, reply, call, codes).value();
  }

  FloatValue echo_float(const FloatValue &request) const {
    return try_echo_float(request).value();
  }
  FloatValue echo_float(const FloatValue &request, shortwire::call &call) const {
    return try_echo_float(request, call).value();
  }
  void echo_float_into(const FloatValue &request, FloatValue &reply, shortwire::call &call) const {
    try_echo_float_into(request, reply, call).value();
  }
  shortwire::bytes echo_float_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_float_raw(request, call).value();
  }
  std::size_t echo_float_many(std::span<const FloatValue> requests, std::span<FloatValue> replies,
                              shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_float_many(requests, replies, call, codes).value();
  }
  std::size_t echo_float_columns(const FloatValue::columns &request, const FloatValue::out_columns &reply,
                                 shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_float_columns(request, reply, call, codes).value();
  }

  Int32Value echo_int32(const Int32Value &request) const {
    return try_echo_int32(request).value();
  }
  Int32Value echo_int32(const Int32Value &request, shortwire::call &call) const {
    return try_echo_int32(request, call).value();
  }
  void echo_int32_into(const Int32Value &request, Int32Value &reply, shortwire::call &call) const {
    try_echo_int32_into(request, reply, call).value();
  }
  shortwire::bytes echo_int32_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_int32_raw(request, call).value();
  }
  std::size_t echo_int32_many(std::span<const Int32Value> requests, std::span<Int32Value> replies,
                              shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_int32_many(requests, replies, call, codes).value();
  }
  std::size_t echo_int32_columns(const Int32Value::columns &request, const Int32Value::out_columns &reply,
                                 shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_int32_columns(request, reply, call, codes).value();
  }

  Int64Value echo_int64(const Int64Value &request) const {
    return try_echo_int64(request).value();
  }
  Int64Value echo_int64(const Int64Value &request, shortwire::call &call) const {
    return try_echo_int64(request, call).value();
  }
  void echo_int64_into(const Int64Value &request, Int64Value &reply, shortwire::call &call) const {
    try_echo_int64_into(request, reply, call).value();
  }
  shortwire::bytes echo_int64_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_int64_raw(request, call).value();
  }
  std::size_t echo_int64_many(std::span<const Int64Value> requests, std::span<Int64Value> replies,
                              shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_int64_many(requests, replies, call, codes).value();
  }
  std::size_t echo_int64_columns(const Int64Value::columns &request, const Int64Value::out_columns &reply,
                                 shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_int64_columns(request, reply, call, codes).value();
  }

  Uint32Value echo_uint32(const Uint32Value &request) const {
    return try_echo_uint32(request).value();
  }
  Uint32Value echo_uint32(const Uint32Value &request, shortwire::call &call) const {
    return try_echo_uint32(request, call).value();
  }
  void echo_uint32_into(const Uint32Value &request, Uint32Value &reply, shortwire::call &call) const {
    try_echo_uint32_into(request, reply, call).value();
  }
  shortwire::bytes echo_uint32_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_uint32_raw(request, call).value();
  }
  std::size_t echo_uint32_many(std::span<const Uint32Value> requests, std::span<Uint32Value> replies,
                               shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_uint32_many(requests, replies, call, codes).value();
  }
  std::size_t echo_uint32_columns(const Uint32Value::columns &request, const Uint32Value::out_columns &reply,
                                  shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_uint32_columns(request, reply, call, codes).value();
  }

  Uint64Value echo_uint64(const Uint64Value &request) const {
    return try_echo_uint64(request).value();
  }
  Uint64Value echo_uint64(const Uint64Value &request, shortwire::call &call) const {
    return try_echo_uint64(request, call).value();
  }
  void echo_uint64_into(const Uint64Value &request, Uint64Value &reply, shortwire::call &call) const {
    try_echo_uint64_into(request, reply, call).value();
  }
  shortwire::bytes echo_uint64_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_uint64_raw(request, call).value();
  }
  std::size_t echo_uint64_many(std::span<const Uint64Value> requests, std::span<Uint64Value> replies,
                               shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_uint64_many(requests, replies, call, codes).value();
  }
  std::size_t echo_uint64_columns(const Uint64Value::columns &request, const Uint64Value::out_columns &reply,
                                  shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_uint64_columns(request, reply, call, codes).value();
  }

  Sint32Value echo_sint32(const Sint32Value &request) const {
    return try_echo_sint32(request).value();
  }
  Sint32Value echo_sint32(const Sint32Value &request, shortwire::call &call) const {
    return try_echo_sint32(request, call).value();
  }
  void echo_sint32_into(const Sint32Value &request, Sint32Value &reply, shortwire::call &call) const {
    try_echo_sint32_into(request, reply, call).value();
  }
  shortwire::bytes echo_sint32_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_sint32_raw(request, call).value();
  }
  std::size_t echo_sint32_many(std::span<const Sint32Value> requests, std::span<Sint32Value> replies,
                               shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_sint32_many(requests, replies, call, codes).value();
  }
  std::size_t echo_sint32_columns(const Sint32Value::columns &request, const Sint32Value::out_columns &reply,
                                  shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_sint32_columns(request, reply, call, codes).value();
  }

  Sint64Value echo_sint64(const Sint64Value &request) const {
    return try_echo_sint64(request).value();
  }
  Sint64Value echo_sint64(const Sint64Value &request, shortwire::call &call) const {
    return try_echo_sint64(request, call).value();
  }
  void echo_sint64_into(const Sint64Value &request, Sint64Value &reply, shortwire::call &call) const {
    try_echo_sint64_into(request, reply, call).value();
  }
  shortwire::bytes echo_sint64_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_sint64_raw(request, call).value();
  }
  std::size_t echo_sint64_many(std::span<const Sint64Value> requests, std::span<Sint64Value> replies,
                               shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_sint64_many(requests, replies, call, codes).value();
  }
  std::size_t echo_sint64_columns(const Sint64Value::columns &request, const Sint64Value::out_columns &reply,
                                  shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_sint64_columns(request, reply, call, codes).value();
  }

  Fixed32Value echo_fixed32(const Fixed32Value &request) const {
    return try_echo_fixed32(request).value();
  }
  Fixed32Value echo_fixed32(const Fixed32Value &request, shortwire::call &call) const {
    return try_echo_fixed32(request, call).value();
  }
  void echo_fixed32_into(const Fixed32Value &request, Fixed32Value &reply, shortwire::call &call) const {
    try_echo_fixed32_into(request, reply, call).value();
  }
  shortwire::bytes echo_fixed32_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_fixed32_raw(request, call).value();
  }
  std::size_t echo_fixed32_many(std::span<const Fixed32Value> requests, std::span<Fixed32Value> replies,
                                shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_fixed32_many(requests, replies, call, codes).value();
  }
  std::size_t echo_fixed32_columns(const Fixed32Value::columns &request,
                                   const Fixed32Value::out_columns &reply, shortwire::call &call,
                                   std::span<shortwire::code> codes = {}) const {
    return try_echo_fixed32_columns(request, reply, call, codes).value();
  }

  Fixed64Value echo_fixed64(const Fixed64Value &request) const {
    return try_echo_fixed64(request).value();
  }
  Fixed64Value echo_fixed64(const Fixed64Value &request, shortwire::call &call) const {
    return try_echo_fixed64(request, call).value();
  }
  void echo_fixed64_into(const Fixed64Value &request, Fixed64Value &reply, shortwire::call &call) const {
    try_echo_fixed64_into(request, reply, call).value();
  }
  shortwire::bytes echo_fixed64_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_fixed64_raw(request, call).value();
  }
  std::size_t echo_fixed64_many(std::span<const Fixed64Value> requests, std::span<Fixed64Value> replies,
                                shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_fixed64_many(requests, replies, call, codes).value();
  }
  std::size_t echo_fixed64_columns(const Fixed64Value::columns &request,
                                   const Fixed64Value::out_columns &reply, shortwire::call &call,
                                   std::span<shortwire::code> codes = {}) const {
    return try_echo_fixed64_columns(request, reply, call, codes).value();
  }

  Sfixed32Value echo_sfixed32(const Sfixed32Value &request) const {
    return try_echo_sfixed32(request).value();
  }
  Sfixed32Value echo_sfixed32(const Sfixed32Value &request, shortwire::call &call) const {
    return try_echo_sfixed32(request, call).value();
  }
  void echo_sfixed32_into(const Sfixed32Value &request, Sfixed32Value &reply, shortwire::call &call) const {
    try_echo_sfixed32_into(request, reply, call).value();
  }
  shortwire::bytes echo_sfixed32_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_sfixed32_raw(request, call).value();
  }
  std::size_t echo_sfixed32_many(std::span<const Sfixed32Value> requests, std::span<Sfixed32Value> replies,
                                 shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_sfixed32_many(requests, replies, call, codes).value();
  }
  std::size_t echo_sfixed32_columns(const Sfixed32Value::columns &request,
                                    const Sfixed32Value::out_columns &reply, shortwire::call &call,
                                    std::span<shortwire::code> codes = {}) const {
    return try_echo_sfixed32_columns(request, reply, call, codes).value();
  }

  Sfixed64Value echo_sfixed64(const Sfixed64Value &request) const {
    return try_echo_sfixed64(request).value();
  }
  Sfixed64Value echo_sfixed64(const Sfixed64Value &request, shortwire::call &call) const {
    return try_echo_sfixed64(request, call).value();
  }
  void echo_sfixed64_into(const Sfixed64Value &request, Sfixed64Value &reply, shortwire::call &call) const {
    try_echo_sfixed64_into(request, reply, call).value();
  }
  shortwire::bytes echo_sfixed64_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_sfixed64_raw(request, call).value();
  }
  std::size_t echo_sfixed64_many(std::span<const Sfixed64Value> requests, std::span<Sfixed64Value> replies,
                                 shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_sfixed64_many(requests, replies, call, codes).value();
  }
  std::size_t echo_sfixed64_columns(const Sfixed64Value::columns &request,
                                    const Sfixed64Value::out_columns &reply, shortwire::call &call,
                                    std::span<shortwire::code> codes = {}) const {
    return try_echo_sfixed64_columns(request, reply, call, codes).value();
  }

  BoolValue echo_bool(const BoolValue &request) const {
    return try_echo_bool(request).value();
  }
  BoolValue echo_bool(const BoolValue &request, shortwire::call &call) const {
    return try_echo_bool(request, call).value();
  }
  void echo_bool_into(const BoolValue &request, BoolValue &reply, shortwire::call &call) const {
    try_echo_bool_into(request, reply, call).value();
  }
  shortwire::bytes echo_bool_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_bool_raw(request, call).value();
  }
  std::size_t echo_bool_many(std::span<const BoolValue> requests, std::span<BoolValue> replies,
                             shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_bool_many(requests, replies, call, codes).value();
  }
  std::size_t echo_bool_columns(const BoolValue::columns &request, const BoolValue::out_columns &reply,
                                shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_bool_columns(request, reply, call, codes).value();
  }

  EnumValue echo_enum(const EnumValue &request) const {
    return try_echo_enum(request).value();
  }
  EnumValue echo_enum(const EnumValue &request, shortwire::call &call) const {
    return try_echo_enum(request, call).value();
  }
  void echo_enum_into(const EnumValue &request, EnumValue &reply, shortwire::call &call) const {
    try_echo_enum_into(request, reply, call).value();
  }
  shortwire::bytes echo_enum_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_enum_raw(request, call).value();
  }
  std::size_t echo_enum_many(std::span<const EnumValue> requests, std::span<EnumValue> replies,
                             shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_enum_many(requests, replies, call, codes).value();
  }
  std::size_t echo_enum_columns(const EnumValue::columns &request, const EnumValue::out_columns &reply,
                                shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_enum_columns(request, reply, call, codes).value();
  }

  /// Flat: strings and bytes, several at once, presence, nothing.
  StringValue echo_string(const StringValue &request, shortwire::call &call) const {
    return try_echo_string(request, call).value();
  }
  void echo_string_into(const StringValue &request, StringValue &reply, shortwire::call &call) const {
    try_echo_string_into(request, reply, call).value();
  }
  shortwire::bytes echo_string_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_string_raw(request, call).value();
  }
  std::size_t echo_string_many(std::span<const StringValue> requests, std::span<StringValue> replies,
                               shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_string_many(requests, replies, call, codes).value();
  }
  std::size_t echo_string_columns(const StringValue::columns &request, const StringValue::out_columns &reply,
                                  shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_string_columns(request, reply, call, codes).value();
  }

  BytesValue echo_bytes(const BytesValue &request, shortwire::call &call) const {
    return try_echo_bytes(request, call).value();
  }
  void echo_bytes_into(const BytesValue &request, BytesValue &reply, shortwire::call &call) const {
    try_echo_bytes_into(request, reply, call).value();
  }
  shortwire::bytes echo_bytes_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_bytes_raw(request, call).value();
  }
  std::size_t echo_bytes_many(std::span<const BytesValue> requests, std::span<BytesValue> replies,
                              shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_bytes_many(requests, replies, call, codes).value();
  }
  std::size_t echo_bytes_columns(const BytesValue::columns &request, const BytesValue::out_columns &reply,
                                 shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_bytes_columns(request, reply, call, codes).value();
  }

  Scalars echo_scalars(const Scalars &request, shortwire::call &call) const {
    return try_echo_scalars(request, call).value();
  }
  void echo_scalars_into(const Scalars &request, Scalars &reply, shortwire::call &call) const {
    try_echo_scalars_into(request, reply, call).value();
  }
  shortwire::bytes echo_scalars_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_scalars_raw(request, call).value();
  }
  std::size_t echo_scalars_many(std::span<const Scalars> requests, std::span<Scalars> replies,
                                shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_scalars_many(requests, replies, call, codes).value();
  }
  std::size_t echo_scalars_columns(const Scalars::columns &request, const Scalars::out_columns &reply,
                                   shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_scalars_columns(request, reply, call, codes).value();
  }

  Presence echo_presence(const Presence &request, shortwire::call &call) const {
    return try_echo_presence(request, call).value();
  }
  void echo_presence_into(const Presence &request, Presence &reply, shortwire::call &call) const {
    try_echo_presence_into(request, reply, call).value();
  }
  shortwire::bytes echo_presence_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_presence_raw(request, call).value();
  }
  std::size_t echo_presence_many(std::span<const Presence> requests, std::span<Presence> replies,
                                 shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_presence_many(requests, replies, call, codes).value();
  }
  std::size_t echo_presence_columns(const Presence::columns &request, const Presence::out_columns &reply,
                                    shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_presence_columns(request, reply, call, codes).value();
  }

  Empty nothing(const Empty &request) const {
    return try_nothing(request).value();
  }
  Empty nothing(const Empty &request, shortwire::call &call) const {
    return try_nothing(request, call).value();
  }
  void nothing_into(const Empty &request, Empty &reply, shortwire::call &call) const {
    try_nothing_into(request, reply, call).value();
  }
  shortwire::bytes nothing_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_nothing_raw(request, call).value();
  }
  std::size_t nothing_many(std::span<const Empty> requests, std::span<Empty> replies, shortwire::call &call,
                           std::span<shortwire::code> codes = {}) const {
    return try_nothing_many(requests, replies, call, codes).value();
  }

  /// Wire: structure.
  Repeated echo_repeated(const Repeated &request, shortwire::call &call) const {
    return try_echo_repeated(request, call).value();
  }
  void echo_repeated_into(const Repeated &request, Repeated &reply, shortwire::call &call) const {
    try_echo_repeated_into(request, reply, call).value();
  }
  shortwire::bytes echo_repeated_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_repeated_raw(request, call).value();
  }
  std::size_t echo_repeated_many(std::span<const Repeated> requests, std::span<Repeated> replies,
                                 shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_repeated_many(requests, replies, call, codes).value();
  }

  Unpacked echo_unpacked(const Unpacked &request, shortwire::call &call) const {
    return try_echo_unpacked(request, call).value();
  }
  void echo_unpacked_into(const Unpacked &request, Unpacked &reply, shortwire::call &call) const {
    try_echo_unpacked_into(request, reply, call).value();
  }
  shortwire::bytes echo_unpacked_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_unpacked_raw(request, call).value();
  }
  std::size_t echo_unpacked_many(std::span<const Unpacked> requests, std::span<Unpacked> replies,
                                 shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_unpacked_many(requests, replies, call, codes).value();
  }

  Maps echo_maps(const Maps &request, shortwire::call &call) const {
    return try_echo_maps(request, call).value();
  }
  void echo_maps_into(const Maps &request, Maps &reply, shortwire::call &call) const {
    try_echo_maps_into(request, reply, call).value();
  }
  shortwire::bytes echo_maps_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_maps_raw(request, call).value();
  }
  std::size_t echo_maps_many(std::span<const Maps> requests, std::span<Maps> replies, shortwire::call &call,
                             std::span<shortwire::code> codes = {}) const {
    return try_echo_maps_many(requests, replies, call, codes).value();
  }

  Choice echo_choice(const Choice &request, shortwire::call &call) const {
    return try_echo_choice(request, call).value();
  }
  void echo_choice_into(const Choice &request, Choice &reply, shortwire::call &call) const {
    try_echo_choice_into(request, reply, call).value();
  }
  shortwire::bytes echo_choice_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_choice_raw(request, call).value();
  }
  std::size_t echo_choice_many(std::span<const Choice> requests, std::span<Choice> replies,
                               shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_choice_many(requests, replies, call, codes).value();
  }

  Nested echo_nested(const Nested &request, shortwire::call &call) const {
    return try_echo_nested(request, call).value();
  }
  void echo_nested_into(const Nested &request, Nested &reply, shortwire::call &call) const {
    try_echo_nested_into(request, reply, call).value();
  }
  shortwire::bytes echo_nested_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_nested_raw(request, call).value();
  }
  std::size_t echo_nested_many(std::span<const Nested> requests, std::span<Nested> replies,
                               shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_echo_nested_many(requests, replies, call, codes).value();
  }

  Tree echo_tree(const Tree &request, shortwire::call &call) const {
    return try_echo_tree(request, call).value();
  }
  void echo_tree_into(const Tree &request, Tree &reply, shortwire::call &call) const {
    try_echo_tree_into(request, reply, call).value();
  }
  shortwire::bytes echo_tree_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_echo_tree_raw(request, call).value();
  }
  std::size_t echo_tree_many(std::span<const Tree> requests, std::span<Tree> replies, shortwire::call &call,
                             std::span<shortwire::code> codes = {}) const {
    return try_echo_tree_many(requests, replies, call, codes).value();
  }

  /// Wire: a reply with a field that the request does not have, and the other way round.
  Version2 newer(const Version1 &request, shortwire::call &call) const {
    return try_newer(request, call).value();
  }
  void newer_into(const Version1 &request, Version2 &reply, shortwire::call &call) const {
    try_newer_into(request, reply, call).value();
  }
  shortwire::bytes newer_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_newer_raw(request, call).value();
  }
  std::size_t newer_many(std::span<const Version1> requests, std::span<Version2> replies,
                         shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_newer_many(requests, replies, call, codes).value();
  }

  Version1 older(const Version2 &request, shortwire::call &call) const {
    return try_older(request, call).value();
  }
  void older_into(const Version2 &request, Version1 &reply, shortwire::call &call) const {
    try_older_into(request, reply, call).value();
  }
  shortwire::bytes older_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_older_raw(request, call).value();
  }
  std::size_t older_many(std::span<const Version2> requests, std::span<Version1> replies,
                         shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_older_many(requests, replies, call, codes).value();
  }

  /// `size` bytes, byte i being i modulo 251.
  BytesValue large(const SizeRequest &request, shortwire::call &call) const {
    return try_large(request, call).value();
  }
  void large_into(const SizeRequest &request, BytesValue &reply, shortwire::call &call) const {
    try_large_into(request, reply, call).value();
  }
  shortwire::bytes large_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_large_raw(request, call).value();
  }
  std::size_t large_many(std::span<const SizeRequest> requests, std::span<BytesValue> replies,
                         shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_large_many(requests, replies, call, codes).value();
  }
  std::size_t large_columns(const SizeRequest::columns &request, const BytesValue::out_columns &reply,
                            shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_large_columns(request, reply, call, codes).value();
  }

  /// `size` bytes as Large has them, written by the service straight to where the caller wants them.
  BytesValue fill(const SizeRequest &request, shortwire::call &call) const {
    return try_fill(request, call).value();
  }
  void fill_into(const SizeRequest &request, BytesValue &reply, shortwire::call &call) const {
    try_fill_into(request, reply, call).value();
  }
  shortwire::bytes fill_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_fill_raw(request, call).value();
  }
  std::size_t fill_many(std::span<const SizeRequest> requests, std::span<BytesValue> replies,
                        shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_fill_many(requests, replies, call, codes).value();
  }
  std::size_t fill_columns(const SizeRequest::columns &request, const BytesValue::out_columns &reply,
                           shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_fill_columns(request, reply, call, codes).value();
  }

  /// Head, then the bytes of data, each with all bits turned over, then tail. May be written over data.
  /// Fails with INVALID_ARGUMENT if data begins with byte 255.
  BytesValue wrap(const WrapRequest &request, shortwire::call &call) const {
    return try_wrap(request, call).value();
  }
  void wrap_into(const WrapRequest &request, BytesValue &reply, shortwire::call &call) const {
    try_wrap_into(request, reply, call).value();
  }
  shortwire::bytes wrap_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_wrap_raw(request, call).value();
  }
  std::size_t wrap_many(std::span<const WrapRequest> requests, std::span<BytesValue> replies,
                        shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_wrap_many(requests, replies, call, codes).value();
  }
  std::size_t wrap_columns(const WrapRequest::columns &request, const BytesValue::out_columns &reply,
                           shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_wrap_columns(request, reply, call, codes).value();
  }

  /// What data has behind its first `head` bytes and before its last `tail` bytes, each with all bits turned
  /// over.
  BytesValue unwrap(const UnwrapRequest &request, shortwire::call &call) const {
    return try_unwrap(request, call).value();
  }
  void unwrap_into(const UnwrapRequest &request, BytesValue &reply, shortwire::call &call) const {
    try_unwrap_into(request, reply, call).value();
  }
  shortwire::bytes unwrap_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_unwrap_raw(request, call).value();
  }
  std::size_t unwrap_many(std::span<const UnwrapRequest> requests, std::span<BytesValue> replies,
                          shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_unwrap_many(requests, replies, call, codes).value();
  }
  std::size_t unwrap_columns(const UnwrapRequest::columns &request, const BytesValue::out_columns &reply,
                             shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_unwrap_columns(request, reply, call, codes).value();
  }

  /// Each item's number, its position, and how many items there are: the service answers batches itself, from
  /// the last item to the first. Items whose number is negative fail with INVALID_ARGUMENT; a batch with
  /// number 13
  /// panics when it gets there.
  Gathered gather(const Int64Value &request) const {
    return try_gather(request).value();
  }
  Gathered gather(const Int64Value &request, shortwire::call &call) const {
    return try_gather(request, call).value();
  }
  void gather_into(const Int64Value &request, Gathered &reply, shortwire::call &call) const {
    try_gather_into(request, reply, call).value();
  }
  shortwire::bytes gather_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_gather_raw(request, call).value();
  }
  std::size_t gather_many(std::span<const Int64Value> requests, std::span<Gathered> replies,
                          shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_gather_many(requests, replies, call, codes).value();
  }
  std::size_t gather_columns(const Int64Value::columns &request, const Gathered::out_columns &reply,
                             shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_gather_columns(request, reply, call, codes).value();
  }

  /// Length of the bytes given.
  Uint64Value measure(const BytesValue &request) const {
    return try_measure(request).value();
  }
  Uint64Value measure(const BytesValue &request, shortwire::call &call) const {
    return try_measure(request, call).value();
  }
  void measure_into(const BytesValue &request, Uint64Value &reply, shortwire::call &call) const {
    try_measure_into(request, reply, call).value();
  }
  shortwire::bytes measure_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_measure_raw(request, call).value();
  }
  std::size_t measure_many(std::span<const BytesValue> requests, std::span<Uint64Value> replies,
                           shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_measure_many(requests, replies, call, codes).value();
  }
  std::size_t measure_columns(const BytesValue::columns &request, const Uint64Value::out_columns &reply,
                              shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_measure_columns(request, reply, call, codes).value();
  }

  /// Fails with the code, message and detail asked for.
  Empty fail(const FailRequest &request) const {
    return try_fail(request).value();
  }
  Empty fail(const FailRequest &request, shortwire::call &call) const {
    return try_fail(request, call).value();
  }
  void fail_into(const FailRequest &request, Empty &reply, shortwire::call &call) const {
    try_fail_into(request, reply, call).value();
  }
  shortwire::bytes fail_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_fail_raw(request, call).value();
  }
  std::size_t fail_many(std::span<const FailRequest> requests, std::span<Empty> replies,
                        shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_fail_many(requests, replies, call, codes).value();
  }

  /// Panics with the message given.
  Empty panic(const StringValue &request) const {
    return try_panic(request).value();
  }
  Empty panic(const StringValue &request, shortwire::call &call) const {
    return try_panic(request, call).value();
  }
  void panic_into(const StringValue &request, Empty &reply, shortwire::call &call) const {
    try_panic_into(request, reply, call).value();
  }
  shortwire::bytes panic_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_panic_raw(request, call).value();
  }
  std::size_t panic_many(std::span<const StringValue> requests, std::span<Empty> replies,
                         shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_panic_many(requests, replies, call, codes).value();
  }

  /// Number of calls this instance has answered: starts again at 1 once a panic has replaced it.
  Uint64Value count(const Empty &request) const {
    return try_count(request).value();
  }
  Uint64Value count(const Empty &request, shortwire::call &call) const {
    return try_count(request, call).value();
  }
  void count_into(const Empty &request, Uint64Value &reply, shortwire::call &call) const {
    try_count_into(request, reply, call).value();
  }
  shortwire::bytes count_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_count_raw(request, call).value();
  }
  std::size_t count_many(std::span<const Empty> requests, std::span<Uint64Value> replies,
                         shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_count_many(requests, replies, call, codes).value();
  }

  /// Sleeps, then returns the time asked for. Ends early with CANCELLED or DEADLINE_EXCEEDED.
  SlowRequest slow(const SlowRequest &request) const {
    return try_slow(request).value();
  }
  SlowRequest slow(const SlowRequest &request, shortwire::call &call) const {
    return try_slow(request, call).value();
  }
  void slow_into(const SlowRequest &request, SlowRequest &reply, shortwire::call &call) const {
    try_slow_into(request, reply, call).value();
  }
  shortwire::bytes slow_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_slow_raw(request, call).value();
  }
  std::size_t slow_many(std::span<const SlowRequest> requests, std::span<SlowRequest> replies,
                        shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_slow_many(requests, replies, call, codes).value();
  }
  std::size_t slow_columns(const SlowRequest::columns &request, const SlowRequest::out_columns &reply,
                           shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_slow_columns(request, reply, call, codes).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0xb05bd2e85980973e), UINT64_C(0x039f8b4715e4e666), "shortwire.test.v1.Feature/EchoDouble"},
      {UINT64_C(0x8855edc900416697), UINT64_C(0xfbb3d5d2cc761b17), "shortwire.test.v1.Feature/EchoFloat"},
      {UINT64_C(0x4faf7c8d37cc16dd), UINT64_C(0x83828a8e4f1dbbf9), "shortwire.test.v1.Feature/EchoInt32"},
      {UINT64_C(0x4f9e788d37bd9cde), UINT64_C(0xc1b88543f2dd4026), "shortwire.test.v1.Feature/EchoInt64"},
      {UINT64_C(0x1dc266afe12c8bae), UINT64_C(0xfb99a6783061f086), "shortwire.test.v1.Feature/EchoUint32"},
      {UINT64_C(0x1dd35eafe13af149), UINT64_C(0xa8eeab3cde491543), "shortwire.test.v1.Feature/EchoUint64"},
      {UINT64_C(0x4b13374955427c3c), UINT64_C(0xf8b822feddac83ec), "shortwire.test.v1.Feature/EchoSint32"},
      {UINT64_C(0x4b2433495550e8a3), UINT64_C(0x7ecb42176ef5dabd), "shortwire.test.v1.Feature/EchoSint64"},
      {UINT64_C(0x5bc80adc40b37462), UINT64_C(0x1cb5231d26cd80e2), "shortwire.test.v1.Feature/EchoFixed32"},
      {UINT64_C(0x5bbe1adc40ab3b0d), UINT64_C(0x1bf7cb5d04962401), "shortwire.test.v1.Feature/EchoFixed64"},
      {UINT64_C(0x764df578c8cb2ebb), UINT64_C(0x7c2659736d7c4d01), "shortwire.test.v1.Feature/EchoSfixed32"},
      {UINT64_C(0x76586578c8d44190), UINT64_C(0x7a8a0ca43378b2dc), "shortwire.test.v1.Feature/EchoSfixed64"},
      {UINT64_C(0x704cebe097d25f07), UINT64_C(0xb660d40e2568e8c5), "shortwire.test.v1.Feature/EchoBool"},
      {UINT64_C(0x98efa60a4bd7844a), UINT64_C(0x1ad9c229684d230a), "shortwire.test.v1.Feature/EchoEnum"},
      {UINT64_C(0x453d3c1aefaaf2d6), UINT64_C(0x04061fff958b02fe), "shortwire.test.v1.Feature/EchoString"},
      {UINT64_C(0xe2f03c193c5250a6), UINT64_C(0xbf06747d83cfd1fe), "shortwire.test.v1.Feature/EchoBytes"},
      {UINT64_C(0x9ca41d4287cfe204), UINT64_C(0x9954fc03860a109c), "shortwire.test.v1.Feature/EchoScalars"},
      {UINT64_C(0x5d13082e3e857b32), UINT64_C(0xa0931f1d24b27eee), "shortwire.test.v1.Feature/EchoPresence"},
      {UINT64_C(0xf8750c56052ec1ab), UINT64_C(0x936476bccd70cffb), "shortwire.test.v1.Feature/Nothing"},
      {UINT64_C(0xbb7567e71580bcb5), 0, "shortwire.test.v1.Feature/EchoRepeated"},
      {UINT64_C(0x5ecce6e67f243c3c), 0, "shortwire.test.v1.Feature/EchoUnpacked"},
      {UINT64_C(0x4ad9e74cd16621b0), 0, "shortwire.test.v1.Feature/EchoMaps"},
      {UINT64_C(0x62e5011ceeac1b20), 0, "shortwire.test.v1.Feature/EchoChoice"},
      {UINT64_C(0xf3912845b4146198), 0, "shortwire.test.v1.Feature/EchoNested"},
      {UINT64_C(0x80daf78d67e8358f), 0, "shortwire.test.v1.Feature/EchoTree"},
      {UINT64_C(0x222fa082137ed99b), 0, "shortwire.test.v1.Feature/Newer"},
      {UINT64_C(0x5ef98ad2f607cc94), 0, "shortwire.test.v1.Feature/Older"},
      {UINT64_C(0xf1c072b8fcec438d), UINT64_C(0x2b75bacb81edba78), "shortwire.test.v1.Feature/Large"},
      {UINT64_C(0x2a278ee4ce8e555f), UINT64_C(0x65a82da139015b75), "shortwire.test.v1.Feature/Fill"},
      {UINT64_C(0xabeae8742ab83fe6), UINT64_C(0xa530680edd1b6d16), "shortwire.test.v1.Feature/Wrap"},
      {UINT64_C(0x651e38586bf48dc9), UINT64_C(0x5a675376e4f4bcee), "shortwire.test.v1.Feature/Unwrap"},
      {UINT64_C(0x017b8e39282b71d1), UINT64_C(0x8db699467c5a9c20), "shortwire.test.v1.Feature/Gather"},
      {UINT64_C(0x583611cca7b191de), UINT64_C(0x873c9797df05c319), "shortwire.test.v1.Feature/Measure"},
      {UINT64_C(0x7240f8e4f8305f02), UINT64_C(0xa34e8c0b4287d1b8), "shortwire.test.v1.Feature/Fail"},
      {UINT64_C(0xa4b7698d352dc661), UINT64_C(0xeacad9bc83a0212f), "shortwire.test.v1.Feature/Panic"},
      {UINT64_C(0xcc3d69e65341b5e9), UINT64_C(0xecd5544659ad30a0), "shortwire.test.v1.Feature/Count"},
      {UINT64_C(0x7022c1553cad6173), UINT64_C(0x4d0f687e60e461f7), "shortwire.test.v1.Feature/Slow"},
  };
  shortwire::internal::connection<37> shortwire_connection;
};

}  // namespace shortwire::test::v1

#endif  // SHORTWIRE_TEST_V1_HPP
