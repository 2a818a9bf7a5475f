#include "feature.hpp"

#if SHORTWIRE_EXCEPTIONS

#include <thread>

namespace {

template <class Call>
void throws(code expected, const Call &call) {
  try {
    call();
    CHECK(!"it throws");
  } catch (const std::exception &exception) {
    const auto &error = dynamic_cast<const shortwire::error &>(exception);
    CHECK_EQUAL(error.code(), expected);
    CHECK(error.what()[0] != 0);
  }
}

}  // namespace

// Each function that returns an error has one beside it that throws it.
TEST(exceptions) {
  const Feature feature = Feature::open(feature_library());
  shortwire::call call;
  CHECK_EQUAL(feature.echo_int64({.value = 5}).value, 5);
  CHECK_EQUAL(feature.echo_string({.value = "s"}, call).value, "s");
  CHECK_EQUAL(feature.echo_tree({.value = 6}, call).value, 6);
  CHECK_EQUAL(feature.echo_tree_raw(literal("\010\007"), call), literal("\010\007"));
  Tree tree;
  feature.echo_tree_into({.value = 8}, tree, call);
  CHECK_EQUAL(tree.value, 8);
  std::vector<Int64Value> numbers = {{.value = 1}, {.value = 2}}, replies(2);
  CHECK_EQUAL(feature.echo_int64_many(numbers, replies, call), 0);
  std::vector<std::int64_t> column = {3, 4}, copy(2);
  CHECK_EQUAL(feature.echo_int64_columns({.value = column}, {.value = copy}, call), 0);
  CHECK_EQUAL(copy[1], 4);
  CHECK_EQUAL(shortwire::library::open(feature_library()).path(), feature_library());

  throws(code::not_found, [] { Feature::open("/no/such/file.so"); });
  throws(code::not_found, [] { shortwire::library::open("/no/such/file.so"); });
  throws(code::aborted, [&] { feature.fail({.code = 10, .message = "no"}); });
  throws(code::aborted, [&] { feature.fail({.code = 10, .message = "no"}, call); });
  throws(code::invalid_argument, [&] { feature.echo_tree_raw(literal("\377"), call); });
  throws(code::invalid_argument, [&] { feature.echo_int64_many(numbers, {}, call); });
  throws(code::invalid_argument, [&] { call.add_metadata("\377", "value"); });
  shortwire::arena arena;
  shortwire::writer writer;
  throws(code::invalid_argument, [&] { shortwire::decode<Tree>(literal("\377"), arena); });
  throws(code::invalid_argument, [&] { shortwire::encode(StringValue{.value = "\377"}, writer); });

  // An exception may be looked at in another thread.
  std::exception_ptr caught;
  try {
    feature.fail({.code = 7, .message = "from there", .detail = 9}, call);
  } catch (...) {
    caught = std::current_exception();
  }
  std::thread([&] {
    try {
      std::rethrow_exception(caught);
    } catch (const shortwire::error &error) {
      shortwire::arena own;
      CHECK_EQUAL(error.message(), "from there");
      CHECK_EQUAL(error.detail<FailDetail>(own)->number, 9);
    }
  }).join();
}

#endif
