#include "calculator_v1.hpp"
#include "feature.hpp"

namespace {

void every_code(const Feature &feature) {
  shortwire::call call;
  shortwire::arena arena;
  for (std::int32_t number = 1; number <= 16; number++) {
    const auto result = feature.try_fail({.code = number, .message = "because", .detail = number * 10}, call);
    CHECK_EQUAL(result.code(), static_cast<code>(number));
    CHECK(!result);
    const shortwire::error &error = result.error();
    CHECK_EQUAL(error.message(), "because");
    CHECK_EQUAL(error.detail<FailDetail>(arena)->number, number * 10);
    CHECK(!error.detail<Empty>(arena));
    CHECK_EQUAL(error.detail_count(), 1);
    CHECK_EQUAL(error.detail_at(0).type_url, "type.googleapis.com/shortwire.test.v1.FailDetail");
    CHECK(error.detail_at(1).type_url.empty());
  }
}

/// An error outlives what it came from; its copies tell the same.
void kept(const Feature &feature) {
  std::vector<shortwire::error> errors;
  {
    shortwire::call call;
    for (const char *message : {"first", "second"}) {
      errors.push_back(feature.try_fail({.code = 5, .message = message}, call).error());
    }
    errors.push_back(feature.try_fail({.code = 5, .message = "without memory of the call's"}).error());
  }
  const shortwire::error copy = errors[1];
  errors.clear();
  CHECK_EQUAL(copy.message(), "second");
  CHECK_EQUAL(std::string_view(copy.what()), "second");
}

void arithmetic() {
  using namespace calculator::v1;
  const auto calculator = VALUE(Calculator::try_open(library_dir + "/libcalculator.so"));
  shortwire::arena arena;
  const auto by_zero = calculator.try_divide({.a = 1, .b = 0});
  CHECK_FAILS(by_zero, code::invalid_argument, "division by zero");
  CHECK_EQUAL(by_zero.error().detail<DivisionError>(arena)->dividend, 1);
  const auto beyond = calculator.try_divide({.a = INT64_MIN, .b = -1});
  CHECK_FAILS(beyond, code::out_of_range);
  CHECK_EQUAL(beyond.error().detail<DivisionError>(arena)->divisor, -1);
}

void results() {
  shortwire::result<int> number = 5;
  CHECK(number && number.has_value() && *number == 5 && number.value() == 5);
  CHECK_EQUAL(number.code(), code::ok);
  shortwire::result<int> moved = std::move(number);
  CHECK_EQUAL(std::move(moved).value_or(7), 5);
  CHECK(shortwire::result<void>().has_value());
  shortwire::library none;
  auto missing = shortwire::library::try_open("/no/such/file.so");
  CHECK_FAILS(missing, code::not_found);
  shortwire::result<int> converted = shortwire::failure(missing.error());
  CHECK_EQUAL(converted.error().message(), missing.error().message());
  CHECK_EQUAL(std::move(converted).value_or(7), 7);
}

}  // namespace

TEST(errors) {
  const Feature feature = open_feature();
  every_code(feature);
  kept(feature);
  const std::string text(100000, 'x');
  shortwire::call call;
  CHECK_FAILS(feature.try_fail({.code = 3, .message = text}, call), code::invalid_argument, text);
  CHECK_FAILS(feature.try_fail({.code = 3, .message = text}), code::invalid_argument, text);
  arithmetic();
  results();
  CHECK_EQUAL(shortwire::name(code::unauthenticated), "UNAUTHENTICATED");
  CHECK_EQUAL(shortwire::name(code{99}), "UNKNOWN");
}
