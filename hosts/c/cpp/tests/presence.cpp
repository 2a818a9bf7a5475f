#include "feature.hpp"

namespace {

void check_same(const Presence &a, const Presence &b) {
  CHECK(a.number == b.number && a.text == b.text && a.flag == b.flag && a.color == b.color &&
        a.real == b.real);
  CHECK(a.data.has_value() == b.data.has_value());
  if (a.data && b.data) CHECK_EQUAL(*a.data, *b.data);
  CHECK_EQUAL(a.plain, b.plain);
}

}  // namespace

// Absent is not zero, in slots and in wire format.
TEST(presence) {
  const Feature feature = open_feature();
  shortwire::call call;
  shortwire::arena arena;
  const Presence requests[] = {
      {},
      {.number = 0, .text = "", .data = bytes(), .flag = false, .color = Color::unspecified, .real = 0.0},
      {.number = -1,
       .text = "t",
       .data = literal("\0"),
       .flag = true,
       .color = Color::blue,
       .real = 0.5,
       .plain = 3},
      {.text = "only"},
  };
  for (const Presence &request : requests) {
    check_same(VALUE(feature.try_echo_presence(request, call)), request);
    check_same(VALUE(by_wire<Presence>(feature, &Feature::try_echo_presence_raw, request, call, arena)),
               request);
  }

  // A reply that is used again keeps nothing of what it was.
  Presence reply = requests[2];
  VALUE(feature.try_echo_presence_into({}, reply, call));
  check_same(reply, {});
}
