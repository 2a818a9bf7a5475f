#include "feature.hpp"

TEST(oneof) {
  const Feature feature = open_feature();
  shortwire::call call;
  const auto echo = [&](const Choice &request) { return VALUE(feature.try_echo_choice(request, call)); };
  const Scalars scalars = {.int32_value = 8};
  const Empty empty;
  CHECK_EQUAL(std::get<Choice::number>(echo({.choice = Choice::number{0}}).choice).value, 0);
  CHECK_EQUAL(*std::get<Choice::text>(echo({.choice = Choice::text{""}}).choice), "");
  CHECK_EQUAL(*std::get<Choice::data>(echo({.choice = Choice::data{literal("\0")}}).choice), literal("\0"));
  CHECK_EQUAL(*std::get<Choice::color>(echo({.choice = Choice::color{Color::blue}}).choice), Color::blue);
  CHECK_EQUAL(std::get<Choice::message>(echo({.choice = Choice::message{&scalars}}).choice)->int32_value, 8);
  CHECK(std::get<Choice::nothing>(echo({.choice = Choice::nothing{&empty}}).choice).value != nullptr);
  CHECK(!*std::get<Choice::flag>(echo({.choice = Choice::flag{false}}).choice));
  CHECK_EQUAL(*std::get<Choice::real>(echo({.choice = Choice::real{0.5}, .after = "x"}).choice), 0.5);
  CHECK(std::holds_alternative<std::monostate>(echo({}).choice));

  // A message that is chosen and null is an empty one.
  CHECK(std::get<Choice::message>(echo({.choice = Choice::message{}}).choice).value != nullptr);

  // The last one counts; pieces of one message are merged, but not across another member.
  shortwire::arena arena;
  const auto decode = [&](bytes encoded) { return VALUE(shortwire::try_decode<Choice>(encoded, arena)); };
  CHECK_EQUAL(*std::get<Choice::text>(decode(wire<0x08, 5, 0x12, 1, 't'>()).choice), "t");
  const Choice merged = decode(wire<0x2a, 2, 0x18, 1, 0x2a, 2, 0x28, 2>());
  CHECK_EQUAL(std::get<Choice::message>(merged.choice)->int32_value, 1);
  CHECK_EQUAL(std::get<Choice::message>(merged.choice)->uint32_value, 2);
  const Choice apart = decode(wire<0x2a, 2, 0x18, 1, 0x08, 1, 0x2a, 2, 0x28, 2>());
  CHECK_EQUAL(std::get<Choice::message>(apart.choice)->int32_value, 0);
  CHECK_EQUAL(std::get<Choice::message>(apart.choice)->uint32_value, 2);
}
