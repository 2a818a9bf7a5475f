#include <bit>
#include <cmath>
#include <limits>

#include "feature.hpp"

namespace {

/// Each value comes back the same through slots and through the wire.
template <class Message, class T>
void echo(const Feature &feature, shortwire::result<Message> (Feature::*method)(const Message &) const,
          raw_form raw, std::initializer_list<T> values) {
  shortwire::call call;
  shortwire::arena arena;
  const auto same = [](T a, T b) {
    if constexpr (std::is_floating_point_v<T>) {
      return (std::isnan(a) && std::isnan(b)) || (a == b && std::signbit(a) == std::signbit(b));
    } else {
      return a == b;
    }
  };
  for (const T value : values) {
    const Message request = {.value = value};
    CHECK(same(VALUE((feature.*method)(request)).value, value));
    CHECK(same(VALUE(by_wire<Message>(feature, raw, request, call, arena)).value, value));
  }
}

void check_extremes(const Scalars &reply) {
  CHECK(std::signbit(reply.double_value) && reply.double_value == 0);
  CHECK_EQUAL(reply.float_value, std::numeric_limits<float>::max());
  CHECK_EQUAL(reply.int32_value, INT32_MIN);
  CHECK_EQUAL(reply.int64_value, INT64_MIN);
  CHECK_EQUAL(reply.uint32_value, UINT32_MAX);
  CHECK_EQUAL(reply.uint64_value, UINT64_MAX);
  CHECK_EQUAL(reply.sint32_value, INT32_MIN);
  CHECK_EQUAL(reply.sint64_value, INT64_MIN);
  CHECK_EQUAL(reply.fixed32_value, UINT32_MAX);
  CHECK_EQUAL(reply.fixed64_value, UINT64_MAX);
  CHECK_EQUAL(reply.sfixed32_value, -1);
  CHECK_EQUAL(reply.sfixed64_value, -1);
  CHECK(reply.bool_value);
  CHECK_EQUAL(reply.string_value, "text");
  CHECK_EQUAL(reply.bytes_value, literal("\0\377"));
  CHECK_EQUAL(reply.enum_value, Color::blue);
}

void all_in_one_message(const Feature &feature) {
  const Scalars request = {
      .double_value = -0.0,
      .float_value = std::numeric_limits<float>::max(),
      .int32_value = INT32_MIN,
      .int64_value = INT64_MIN,
      .uint32_value = UINT32_MAX,
      .uint64_value = UINT64_MAX,
      .sint32_value = INT32_MIN,
      .sint64_value = INT64_MIN,
      .fixed32_value = UINT32_MAX,
      .fixed64_value = UINT64_MAX,
      .sfixed32_value = -1,
      .sfixed64_value = -1,
      .bool_value = true,
      .string_value = "text",
      .bytes_value = literal("\0\377"),
      .enum_value = Color::blue,
  };
  shortwire::call call;
  shortwire::arena arena;
  check_extremes(VALUE(feature.try_echo_scalars(request, call)));
  check_extremes(VALUE(by_wire<Scalars>(feature, &Feature::try_echo_scalars_raw, request, call, arena)));
  Scalars reply = {.int32_value = 7};
  VALUE(feature.try_echo_scalars_into(request, reply, call));
  check_extremes(reply);
}

}  // namespace

TEST(scalars) {
  const Feature feature = open_feature();
  using f = Feature;
  constexpr double infinity = std::numeric_limits<double>::infinity();
  constexpr auto infinity_f = std::numeric_limits<float>::infinity();
  echo(feature, &f::try_echo_double, &f::try_echo_double_raw,
       {0.0, 1.5, -0.0, infinity, -infinity, std::nan(""), 5e-324, 1.7976931348623157e308});
  echo(feature, &f::try_echo_float, &f::try_echo_float_raw,
       {0.0f, 1.5f, -0.0f, infinity_f, -infinity_f, std::nanf(""), 1e-45f});
  echo(feature, &f::try_echo_int32, &f::try_echo_int32_raw, {0, 1, -1, 127, 128, INT32_MIN, INT32_MAX});
  echo<Int64Value, std::int64_t>(feature, &f::try_echo_int64, &f::try_echo_int64_raw,
                                 {0, 1, -1, 16383, 16384, INT64_MIN, INT64_MAX});
  echo(feature, &f::try_echo_uint32, &f::try_echo_uint32_raw, {0u, 1u, 1u << 31, UINT32_MAX});
  echo<Uint64Value, std::uint64_t>(feature, &f::try_echo_uint64, &f::try_echo_uint64_raw,
                                   {0, 1, std::uint64_t(1) << 63, UINT64_MAX});
  echo(feature, &f::try_echo_sint32, &f::try_echo_sint32_raw, {0, 1, -1, INT32_MIN, INT32_MAX});
  echo<Sint64Value, std::int64_t>(feature, &f::try_echo_sint64, &f::try_echo_sint64_raw,
                                  {0, 1, -1, INT64_MIN, INT64_MAX});
  echo(feature, &f::try_echo_fixed32, &f::try_echo_fixed32_raw, {0u, 1u, UINT32_MAX});
  echo<Fixed64Value, std::uint64_t>(feature, &f::try_echo_fixed64, &f::try_echo_fixed64_raw,
                                    {0, 1, UINT64_MAX});
  echo(feature, &f::try_echo_sfixed32, &f::try_echo_sfixed32_raw, {0, -1, INT32_MIN, INT32_MAX});
  echo<Sfixed64Value, std::int64_t>(feature, &f::try_echo_sfixed64, &f::try_echo_sfixed64_raw,
                                    {0, -1, INT64_MIN, INT64_MAX});
  echo(feature, &f::try_echo_bool, &f::try_echo_bool_raw, {false, true});
  echo(feature, &f::try_echo_enum, &f::try_echo_enum_raw,
       {Color::unspecified, Color::red, Color::blue, Color{77}, Color{INT32_MIN}});
  all_in_one_message(feature);

  CHECK_EQUAL(shortwire::name(Color::red), "COLOR_RED");
  CHECK(shortwire::name(Color{77}).empty());
  VALUE(feature.try_nothing({}));
}
