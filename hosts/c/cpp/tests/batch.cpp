#include "calculator_v1.hpp"
#include "feature.hpp"

namespace {

using calculator::v1::BinaryOp;
using calculator::v1::Calculator;
using calculator::v1::DivisionError;
using calculator::v1::Value;

constexpr std::size_t count = 1000;

/// Item 500 fails; the others do not mind.
void columns(const Calculator &calculator, shortwire::call &call) {
  std::vector<std::int64_t> a(count), b(count, 3), quotients(count);
  std::vector<code> codes(count);
  for (std::size_t i = 0; i < count; i++) a[i] = static_cast<std::int64_t>(i) * 6;
  b[500] = 0;
  CHECK_EQUAL(VALUE(calculator.try_divide_columns({.a = a, .b = b}, {.value = quotients}, call, codes)), 1);
  for (std::size_t i = 0; i < count; i++) {
    CHECK_EQUAL(codes[i], i == 500 ? code::invalid_argument : code::ok);
    if (i != 500) CHECK_EQUAL(quotients[i], i * 2);
  }
  CHECK(!call.item_error(499));
  const auto error = call.item_error(500);
  CHECK(error && error->code() == code::invalid_argument);
  CHECK(error->message().find("division by zero") != std::string_view::npos);
  shortwire::arena arena;
  CHECK_EQUAL(error->detail<DivisionError>(arena)->dividend, 3000);

  // One value for all, and none.
  CHECK_EQUAL(VALUE(calculator.try_add_columns({.a = a, .b = 1}, {.value = quotients}, call)), 0);
  CHECK_EQUAL(quotients[999], 5995);
  CHECK(!call.item_error(500));
  const std::array<std::int64_t, 2> two = {1, 2};
  std::array<std::int64_t, 2> sums;
  CHECK_EQUAL(VALUE(calculator.try_add_columns({.a = two}, {.value = sums}, call)), 0);
  CHECK_EQUAL(sums[1], 2);
  CHECK_EQUAL(VALUE(calculator.try_add_columns({}, {}, call)), 0);
}

void items(const Calculator &calculator, shortwire::call &call) {
  std::vector<BinaryOp> requests(count);
  std::vector<Value> replies(count, Value{.value = 77});
  std::vector<code> codes(count);
  for (std::size_t i = 0; i < count; i++) {
    requests[i] = {.a = static_cast<std::int64_t>(i), .b = static_cast<std::int64_t>(i) % 10};
  }
  CHECK_EQUAL(VALUE(calculator.try_divide_many(requests, replies, call, codes)), count / 10);
  for (std::size_t i = 0; i < count; i++) {
    CHECK_EQUAL(codes[i], i % 10 == 0 ? code::invalid_argument : code::ok);
    CHECK_EQUAL(replies[i].value, i % 10 == 0 ? 0 : i / (i % 10));
  }
  CHECK_EQUAL(call.item_error(20)->code(), code::invalid_argument);
}

void texts_and_presence(const Feature &feature, shortwire::call &call) {
  const Presence requests[] = {{.text = "one", .plain = 1}, {.number = 0}, {.real = 0.5}};
  Presence replies[3] = {{.flag = true}, {}, {}};
  CHECK_EQUAL(VALUE(feature.try_echo_presence_many(requests, replies, call)), 0);
  CHECK(replies[0].text == "one" && !replies[0].number && !replies[0].flag);
  CHECK_EQUAL(replies[0].plain, 1);
  CHECK(replies[1].number == 0 && !replies[1].text);
  CHECK(replies[2].real == 0.5);

  const std::array<std::string_view, 3> in = {"a", "", "a longer one than the others"};
  std::array<std::string_view, 3> out;
  CHECK_EQUAL(VALUE(feature.try_echo_string_columns({.value = in}, {.value = out}, call)), 0);
  CHECK(in == out);
  CHECK_EQUAL(
      VALUE(feature.try_echo_string_columns({.value = std::string_view("all")}, {.value = out}, call)), 0);
  CHECK_EQUAL(out[2], "all");
  const StringValue texts[] = {{.value = "x"}, {.value = "yz"}};
  StringValue copies[2];
  CHECK_EQUAL(VALUE(feature.try_echo_string_many(texts, copies, call)), 0);
  CHECK_EQUAL(copies[1].value, "yz");

  const std::array<std::uint64_t, 2> present = {Presence::has_number,
                                                Presence::has_flag | Presence::has_color};
  const std::array<std::int64_t, 2> numbers = {7, 0};
  const std::array flags = {false, true};
  std::array<std::uint64_t, 2> present_out;
  std::array<std::int64_t, 2> numbers_out, plain;
  std::array<std::string_view, 2> text;
  std::array<bytes, 2> data;
  std::array<bool, 2> flags_out;
  std::array<Color, 2> colors;
  std::array<double, 2> reals;
  const Presence::out_columns reply = {.present = present_out,
                                       .number = numbers_out,
                                       .text = text,
                                       .data = data,
                                       .flag = flags_out,
                                       .color = colors,
                                       .real = reals,
                                       .plain = plain};
  CHECK_EQUAL(VALUE(feature.try_echo_presence_columns(
                  {.present = present, .number = numbers, .flag = flags, .color = Color::blue}, reply, call)),
              0);
  CHECK(present == present_out);
  CHECK_EQUAL(numbers_out[0], 7);
  CHECK(flags_out[1]);
  CHECK_EQUAL(colors[1], Color::blue);
}

void messages(const Feature &feature, shortwire::call &call) {
  const Tree left = {.value = 9};
  const Tree requests[] = {{.value = 1}, {}, {.left = &left}};
  Tree replies[3];
  std::array<code, 3> codes;
  codes.fill(code::unknown);
  CHECK_EQUAL(VALUE(feature.try_echo_tree_many(requests, replies, call, codes)), 0);
  CHECK_EQUAL(replies[0].value, 1);
  CHECK_EQUAL(replies[1].value, 0);
  CHECK_EQUAL(replies[2].left->value, 9);
  CHECK((codes == std::array{code::ok, code::ok, code::ok}));
  CHECK_EQUAL(VALUE(feature.try_echo_tree_many({}, {}, call)), 0);
}

/// Everything in a batch has its length.
void sizes(const Feature &feature, const Calculator &calculator, shortwire::call &call) {
  std::array<std::int64_t, 2> two = {};
  std::array<std::int64_t, 3> three = {};
  std::array<Tree, 2> trees;
  std::array<Tree, 3> more;
  std::array<code, 1> codes;
  const std::string_view says = "a batch of";
  CHECK_FAILS(calculator.try_add_columns({.a = two, .b = three}, {.value = two}, call),
              code::invalid_argument, says);
  CHECK_FAILS(calculator.try_add_columns({.a = three}, {.value = two}, call), code::invalid_argument, says);
  CHECK_FAILS(calculator.try_add_columns({.a = two}, {.value = two}, call, codes), code::invalid_argument,
              says);
  CHECK_FAILS(feature.try_echo_tree_many(trees, more, call), code::invalid_argument, says);
  CHECK_FAILS(feature.try_echo_tree_many(more, trees, call), code::invalid_argument, says);
  CHECK_FAILS(feature.try_echo_tree_many(trees, trees, call, codes), code::invalid_argument, says);
}

}  // namespace

TEST(batch) {
  const Feature feature = open_feature();
  const auto calculator = VALUE(Calculator::try_open(library_dir + "/libcalculator.so"));
  shortwire::call call;
  columns(calculator, call);
  items(calculator, call);
  texts_and_presence(feature, call);
  messages(feature, call);
  sizes(feature, calculator, call);
}
