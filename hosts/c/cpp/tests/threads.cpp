#include <atomic>
#include <memory>
#include <thread>

#include "feature.hpp"

namespace {

/// Whether calls with a thread's own memory give right answers.
std::size_t wrong_answers(const Feature &feature) {
  shortwire::call call;
  std::size_t wrong = 0;
  for (std::int64_t i = 0; i < 2000; i++) {
    const auto number = feature.try_echo_int64({.value = i});
    wrong += !number || number->value != i;
    const auto text = feature.try_echo_string({.value = "shared"}, call);
    wrong += !text || text->value != "shared";
    const Tree left = {.value = i};
    const auto tree = feature.try_echo_tree({.left = &left}, call);
    wrong += !tree || tree->left->value != i;
  }
  return wrong;
}

}  // namespace

// One client, a call for each thread. The client ends with the last thread that has a share of it.
TEST(threads) {
  auto feature = std::make_shared<Feature>(open_feature());
  std::atomic<std::size_t> wrong = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; i++) {
    threads.emplace_back([own = feature, &wrong] { wrong += wrong_answers(*own); });
  }
  feature.reset();
  for (std::thread &thread : threads) thread.join();
  CHECK_EQUAL(wrong.load(), 0);
}
