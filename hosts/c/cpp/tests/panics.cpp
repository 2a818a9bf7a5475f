#include "feature.hpp"

// A panic is an error of that call; the next one finds a new service.
TEST(panics) {
  const Feature feature = open_feature();
  shortwire::call call;
  VALUE(feature.try_count({}));
  CHECK_EQUAL(VALUE(feature.try_count({})).value, 2);
  CHECK_FAILS(feature.try_panic({.value = "ouch"}), code::internal, "ouch");
  CHECK_EQUAL(VALUE(feature.try_count({}, call)).value, 1);
  CHECK_FAILS(feature.try_panic({.value = "again"}, call), code::internal, "again");
  CHECK_FAILS(feature.try_panic_raw(literal("\012\006thrice"), call), code::internal, "thrice");
}
