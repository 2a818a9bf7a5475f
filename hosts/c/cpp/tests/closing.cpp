#include <atomic>
#include <stop_token>
#include <thread>

#include "feature.hpp"

namespace {

/// Whether a call was answered rightly, or told that the client was closed.
template <class Reply>
bool fair(const shortwire::result<Reply> &reply) {
  return reply || (reply.code() == code::failed_precondition &&
                   reply.error().message().find("was closed") != std::string_view::npos);
}

/// Calls in every way until the client is closed; how many answers were neither right nor that it is.
std::size_t call_until_closed(const Feature &feature, std::atomic<int> &calling) {
  shortwire::call call;
  std::size_t unfair = 0;
  std::array<std::int64_t, 3> column = {1, 2, 3};
  std::array<Int64Value, 3> numbers = {};
  std::array<Tree, 3> trees = {};
  for (bool announced = false; feature.is_open(); announced = true) {
    const auto number = feature.try_echo_int64({.value = 5});
    unfair += !fair(number) || (number && number->value != 5);
    const auto text = feature.try_echo_string({.value = "text"}, call);
    unfair += !fair(text) || (text && text->value != "text");
    unfair += !fair(feature.try_echo_tree({.value = 1}, call));
    unfair += !fair(feature.try_echo_tree_raw({}, call));
    unfair += !fair(feature.try_echo_int64_many(numbers, numbers, call));
    unfair += !fair(feature.try_echo_tree_many(trees, trees, call));
    unfair += !fair(feature.try_echo_int64_columns({.value = column}, {.value = column}, call));
    if (!announced) calling++;
  }
  return unfair;
}

/// Closes during a call of a library that tells whether its instance was ended too early.
template <class Calling>
void ends_after(Calling calling) {
  Feature feature = VALUE(Feature::try_open(fixture_dir + "/libpatient.so"));
  shortwire::call call;
  std::stop_source source;
  call.stop_with(source.get_token());
  std::atomic<sw_seat_t *> seat = nullptr;
  std::atomic<bool> done = false;
  std::thread caller([&] {
    // A call makes the thread take its seat.
    shortwire::call cancelled;
    std::stop_source before;
    before.request_stop();
    cancelled.stop_with(before.get_token());
    CHECK_EQUAL(calling(feature, cancelled), code::cancelled);
    seat = sw_own_seat;
    CHECK_EQUAL(calling(feature, call), code::cancelled);
    done = true;
  });
  const auto inside = [&] {
    return seat != nullptr && __atomic_load_n(&seat.load()->occupied_by, __ATOMIC_ACQUIRE) != nullptr;
  };
  while (!done && !inside()) {
    std::this_thread::yield();
  }
  feature.close();
  shortwire::call late;
  CHECK_EQUAL(calling(feature, late), code::failed_precondition);
  source.request_stop();
  caller.join();
}

}  // namespace

// Whoever calls meanwhile gets an answer, or is told.
TEST(closing_while_others_call) {
  for (int round = 0; round < 20; round++) {
    Feature feature = open_feature();
    std::atomic<std::size_t> unfair = 0;
    std::atomic<int> calling = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++) {
      threads.emplace_back([&] { unfair += call_until_closed(feature, calling); });
    }
    while (calling < 4) std::this_thread::yield();
    std::thread other([&] { feature.close(); });
    feature.close();
    other.join();
    for (std::thread &thread : threads) thread.join();
    CHECK_EQUAL(unfair.load(), 0);
    CHECK_FAILS(feature.try_echo_int64({}), code::failed_precondition, "was closed");
  }
}

// A call that is under way is not cut off: its instance lives until it returns.
TEST(closing_during_a_long_call) {
  ends_after([](const Feature &feature, shortwire::call &call) {
    return feature.try_slow({}, call).code();
  });
  ends_after([](const Feature &feature, shortwire::call &call) {
    return feature.try_slow_raw({}, call).code();
  });
  ends_after([](const Feature &feature, shortwire::call &call) {
    std::array<SlowRequest, 1> items = {};
    return feature.try_slow_many(items, items, call).code();
  });
}

// A thread that is inside of one client calls another: both are held.
TEST(closing_nested_calls) {
  int outer = 0, inner = 0;
  sw_seat_t *first = sw_seat_enter(&outer);
  sw_seat_t *second = sw_seat_enter(&inner);
  CHECK(sw_seats_hold(&outer) && sw_seats_hold(&inner));
  sw_seat_leave(second);
  CHECK(sw_seats_hold(&outer) && !sw_seats_hold(&inner));
  sw_seat_leave(first);
  CHECK(!sw_seats_hold(&outer));
  CHECK(sw_seat_enter(&inner) == first);
  sw_seat_leave(first);
}
