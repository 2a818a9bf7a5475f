// A client of an older schema than the library's: a program of its own, because its names are those of the
// other tests.
#include "feature.hpp"

TEST(evolution_older) {
  const Feature feature = open_feature();
  shortwire::call call;

  // Fewer fields here: another shape, so wire, and what comes back beyond them is kept.
  const auto scalars = VALUE(feature.try_echo_scalars(
      {.double_value = 1.5, .string_value = "x", .unknown = literal("\030\007")}, call));
  CHECK_EQUAL(scalars.double_value, 1.5);
  CHECK_EQUAL(scalars.string_value, "x");
  CHECK_EQUAL(scalars.unknown, literal("\030\007"));

  // There the fields track presence.
  CHECK_EQUAL(VALUE(feature.try_echo_presence({.number = 6}, call)).number, 6);
  CHECK_EQUAL(VALUE(feature.try_echo_int64({.value = 6})).value, 6);

  // A reply that has grown.
  const auto newer = VALUE(feature.try_newer({.name = "n"}, call));
  CHECK_EQUAL(newer.name, "n");
  CHECK(!newer.unknown.empty());
  const Version1 names[] = {{.name = "a"}, {.name = "b"}};
  Version2 replies[2];
  CHECK_EQUAL(VALUE(feature.try_newer_many(names, replies, call)), 0);
  CHECK_EQUAL(replies[1].name, "b");
  const std::array<std::string_view, 2> in = {"a", "b"};
  std::array<std::string_view, 2> out;
  CHECK_EQUAL(VALUE(feature.try_newer_columns({.name = in}, {.name = out}, call)), 0);
  CHECK_EQUAL(out[1], "b");
}
