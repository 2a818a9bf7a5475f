#include "feature.hpp"

namespace {

void refuses(const Feature &feature, std::string_view why) {
  shortwire::call call;
  CHECK(!feature.is_open());
  CHECK_FAILS(feature.try_echo_int64({}), code::failed_precondition, why);
  CHECK_FAILS(feature.try_echo_int64({}, call), code::failed_precondition, why);
  CHECK_FAILS(feature.try_echo_tree({}, call), code::failed_precondition, why);
  CHECK_FAILS(feature.try_echo_tree_raw({}, call), code::failed_precondition, why);
  Int64Value number;
  Tree tree;
  CHECK_FAILS(feature.try_echo_int64_into({}, number, call), code::failed_precondition, why);
  CHECK_FAILS(feature.try_echo_tree_into({}, tree, call), code::failed_precondition, why);
  CHECK_FAILS(feature.try_echo_int64_many({&number, 1}, {&number, 1}, call), code::failed_precondition, why);
  CHECK_FAILS(feature.try_echo_tree_many({&tree, 1}, {&tree, 1}, call), code::failed_precondition, why);
  std::array<std::int64_t, 2> column = {};
  CHECK_FAILS(feature.try_echo_int64_columns({.value = column}, {.value = column}, call),
              code::failed_precondition, why);
}

}  // namespace

TEST(closed_client) {
  Feature feature = open_feature();
  CHECK(feature.is_open());
  feature.close();
  refuses(feature, "was closed");
  feature.close();
  refuses(Feature(), "not open");

  // A client that was moved from is none; one that is assigned to ends what it was.
  feature = open_feature();
  Feature taken = std::move(feature);
  refuses(feature, "not open");
  VALUE(taken.try_echo_int64({}));
  taken = open_feature();
  CHECK_EQUAL(VALUE(taken.try_count({})).value, 1);

  // So are calls, arenas and writers.
  shortwire::call call;
  CHECK_EQUAL(VALUE(taken.try_echo_string({.value = "before"}, call)).value, "before");
  shortwire::call moved = std::move(call);
  CHECK_EQUAL(VALUE(taken.try_echo_string({.value = "after"}, moved)).value, "after");
  CHECK_EQUAL(VALUE(taken.try_echo_string({.value = "again"}, call)).value, "again");
}
