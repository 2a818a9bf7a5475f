#include <cmath>

#include "feature.hpp"
#include "shortwire_test_legacy_v1.hpp"

namespace {

using namespace shortwire::test::legacy::v1;

shortwire::arena arena;
shortwire::writer writer;

template <class Message>
auto decode(bytes encoded) {
  return shortwire::try_decode<Message>(encoded, arena);
}

void required() {
  constexpr auto name = "shortwire.test.legacy.v1.Required.number";
  CHECK_FAILS(shortwire::try_encode(Required{.text = "x"}, writer), code::invalid_argument, name);
  CHECK_FAILS(decode<Required>(literal("\022\001x")), code::invalid_argument, name);
  const auto message = VALUE(decode<Required>(literal("\010\000")));
  CHECK(message.number.has_value() && !message.text.has_value());
}

/// What one piece of a message lacks may come in another.
void required_in_pieces() {
  constexpr auto name = "shortwire.test.legacy.v1.Required.number";
  const auto message = VALUE(decode<Holder>(wire<0x0a, 3, 0x12, 1, 'x', 0x0a, 2, 0x08, 5>()));
  CHECK(message.one->number == 5 && message.one->text == "x");
  CHECK_FAILS(decode<Holder>(wire<0x0a, 3, 0x12, 1, 'x'>()), code::invalid_argument, name);
  CHECK_FAILS(decode<Holder>(wire<0x12, 2, 0x08, 1, 0x12, 0>()), code::invalid_argument, name);
  CHECK_FAILS(decode<Holder>(wire<0x1a, 0>()), code::invalid_argument, name);
  CHECK_FAILS(decode<Holder>(wire<0x22, 3, 0x0a, 1, 'k'>()), code::invalid_argument, name);
  CHECK_FAILS(decode<Holder>(wire<0x2a, 2, 0x0a, 0>()), code::invalid_argument, name);
  CHECK_FAILS(shortwire::try_encode(Holder{.one = message.one, .many = std::array{Required{}}}, writer),
              code::invalid_argument, name);
}

void defaults() {
  const auto message = VALUE(decode<Defaults>({}));
  CHECK(!message.number && !message.flag);
  CHECK_EQUAL(message.number.value_or(Defaults::number_default), -7);
  CHECK_EQUAL(message.text.value_or(Defaults::text_default), "don't");
  CHECK_EQUAL(Defaults::data_default, std::string_view("\0\377", 2));
  CHECK_EQUAL(Defaults::level_default, Level::high);
  CHECK(std::isinf(Defaults::limit_default) && Defaults::flag_default);
  CHECK_EQUAL(VALUE(shortwire::try_encode(message, writer)).size(), 0);
}

void groups() {
  const GroupsSingle inner = {.number = 5};
  const Groups nested = {.single = &inner};
  const GroupsSingle single = {.number = 300, .inner = &nested};
  const GroupsMany many[] = {{.text = "a"}, {}};
  const bytes encoded = VALUE(shortwire::try_encode(Groups{.single = &single, .many = many}, writer));
  const bytes expected =
      wire<0x0b, 0x08, 0xac, 2, 0x12, 4, 0x0b, 0x08, 5, 0x0c, 0x0c, 0x1b, 0x0a, 1, 'a', 0x1c, 0x1b, 0x1c>();
  CHECK_EQUAL(encoded, expected);
  const auto copy = VALUE(decode<Groups>(encoded));
  CHECK(copy.single->number == 300 && copy.single->inner->single->number == 5);
  CHECK_EQUAL(copy.many.size(), 2);
  CHECK(copy.many[0].text == "a");
  CHECK_FAILS(decode<Groups>(literal("\013\010\005")), code::invalid_argument);
  CHECK_FAILS(decode<Groups>(literal("\013\024")), code::invalid_argument);
  CHECK_FAILS(decode<Groups>(literal("\014")), code::invalid_argument);
}

/// Numbers that a closed enum does not have are unknown fields, wherever they stand.
void closed_enums() {
  const auto message =
      VALUE(decode<Closed>(wire<0x08, 2, 0x08, 9, 0x10, 1, 0x10, 9, 0x1a, 3, 1, 8, 2, 0x22, 5, 0x0a, 1, 'k',
                                0x10, 9, 0x22, 5, 0x0a, 1, 'l', 0x10, 2, 0x28, 9, 0x22, 0>()));
  CHECK(message.level == Level::high);
  CHECK(same_items(message.levels, std::array{Level::low}));
  CHECK(same_items(message.packed, std::array{Level::low, Level::high}));
  CHECK_EQUAL(message.by_name.size(), 2);
  CHECK_EQUAL(message.by_name[0].value, Level::high);
  CHECK_EQUAL(message.by_name[1].value, Level::low);
  CHECK(std::holds_alternative<std::monostate>(message.choice));
  const bytes unknown = wire<0x08, 9, 0x10, 9, 0x18, 8, 0x22, 5, 0x0a, 1, 'k', 0x10, 9, 0x28, 9>();
  CHECK_EQUAL(message.unknown, unknown);
}

}  // namespace

TEST(legacy) {
  required();
  required_in_pieces();
  defaults();
  groups();
  closed_enums();
  CHECK_EQUAL(*VALUE(decode<Unchecked>(literal("\012\001\377"))).text, "\377");
}
