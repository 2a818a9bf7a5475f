// A client of a newer schema than the library's: a program of its own, because its names are those of the
// other tests.
#include "feature.hpp"

TEST(evolution_newer) {
  const Feature feature = open_feature();
  shortwire::call call;

  // A field that the library does not know comes back, because it keeps what it does not know.
  const auto number = VALUE(feature.try_echo_int64({.value = 5, .unit = "km"}, call));
  CHECK_EQUAL(number.value, 5);
  CHECK_EQUAL(number.unit, "km");

  const std::string_view more[] = {"a", "b"};
  const auto text = VALUE(feature.try_echo_string({.value = "t", .more = more}, call));
  CHECK_EQUAL(text.value, "t");
  CHECK_EQUAL(text.more.size(), 2);

  const shortwire::entry<std::string_view, std::int64_t> weights[] = {{"w", 3}};
  const Tree left = {.label = "left"};
  const auto tree = VALUE(feature.try_echo_tree({.left = &left, .weights = weights}, call));
  CHECK_EQUAL(tree.left->label, "left");
  CHECK_EQUAL(*shortwire::find(tree.weights, "w"), 3);

  // What protobuf does not allow is named.
  CHECK_FAILS(feature.try_echo_nested({.inner = "\x07"}, call), code::invalid_argument, "shortwire inspect");

  for (const auto *says : {"shortwire.test.v1.Feature/Added", "libfeature_service.so", "shortwire inspect"}) {
    CHECK_FAILS(feature.try_added({.value = 1}, call), code::unimplemented, says);
  }
  CHECK_FAILS(feature.try_added_tree({}, call), code::unimplemented);
}
