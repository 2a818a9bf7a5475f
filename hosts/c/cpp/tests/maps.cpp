#include "feature.hpp"

namespace {

using shortwire::entry;
using shortwire::find;

void echo(const Feature &feature, shortwire::call &call) {
  const entry<std::string_view, std::string_view> strings[] = {{"a", "1"}, {"b", ""}};
  const entry<std::int32_t, std::int64_t> int32s[] = {{-1, INT64_MIN}, {0, 0}};
  const entry<bool, Color> colors[] = {{true, Color::green}};
  const entry<std::string_view, Scalars> messages[] = {{"x", {.int64_value = 5}}, {"empty", {}}};
  const entry<std::int64_t, bool> flags[] = {{-9, true}};
  const Maps reply = VALUE(feature.try_echo_maps(
      {.strings = strings, .int32s = int32s, .colors = colors, .messages = messages, .flags = flags}, call));
  CHECK_EQUAL(reply.strings.size(), 2);
  CHECK_EQUAL(*find(reply.strings, "a"), "1");
  CHECK_EQUAL(*find(reply.strings, "b"), "");
  CHECK(find(reply.strings, "c") == nullptr);
  CHECK_EQUAL(*find(reply.int32s, -1), INT64_MIN);
  CHECK_EQUAL(*find(reply.colors, true), Color::green);
  CHECK(find(reply.colors, false) == nullptr);
  CHECK_EQUAL(find(reply.messages, "x")->int64_value, 5);
  CHECK_EQUAL(find(reply.messages, "empty")->int64_value, 0);
  for (const auto &[key, value] : reply.flags) CHECK(key == -9 && value);
}

/// An entry may come without its key or value, with fields nobody knows, and twice: then the last one counts,
/// in the place of the first.
void odd_entries() {
  shortwire::arena arena;
  const auto map = VALUE(shortwire::try_decode<Maps>(
      wire<0x0a, 3, 0x0a, 1, 'k', 0x0a, 0, 0x0a, 8, 0x18, 1, 0x12, 1, 'v', 0x0a, 1, 'k', 0x32, 2, 0x0a, 0>(),
      arena));
  CHECK_EQUAL(map.strings.size(), 2);
  CHECK_EQUAL(map.strings[0].key, "k");
  CHECK_EQUAL(map.strings[0].value, "v");
  CHECK_EQUAL(map.strings[1].key, "");
  CHECK_EQUAL(*find(map.strings, ""), "");
  CHECK(find(map.messages, "") != nullptr);
}

/// The same among thousands.
void many_entries() {
  constexpr std::int32_t count = 5000;
  std::vector<entry<std::int32_t, std::int64_t>> numbers;
  std::vector<std::string> names(count);
  std::vector<entry<std::string_view, std::string_view>> texts;
  for (std::int32_t round = 0; round < 2; round++) {
    for (std::int32_t i = 0; i < count; i++) {
      names[static_cast<std::size_t>(i)] = "key " + std::to_string(i);
      numbers.push_back({i * 7919, round * 10 + i});
      texts.push_back({names[static_cast<std::size_t>(i)], round == 0 ? "first" : "second"});
    }
  }
  shortwire::arena arena;
  shortwire::writer writer;
  const bytes encoded = VALUE(shortwire::try_encode(Maps{.strings = texts, .int32s = numbers}, writer));
  const auto read = VALUE(shortwire::try_decode<Maps>(encoded, arena));
  CHECK_EQUAL(read.int32s.size(), count);
  CHECK_EQUAL(read.strings.size(), count);
  for (std::size_t i = 0; i < read.int32s.size() && i < read.strings.size(); i++) {
    CHECK(read.int32s[i].key == numbers[i].key && read.int32s[i].value == numbers[i].value + 10);
    CHECK(read.strings[i].key == texts[i].key && read.strings[i].value == "second");
  }
}

}  // namespace

TEST(maps) {
  const Feature feature = open_feature();
  shortwire::call call;
  echo(feature, call);
  odd_entries();
  many_entries();
}
