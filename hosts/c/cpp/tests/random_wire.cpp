#include <algorithm>

#include "feature.hpp"
#include "random_fields.hpp"

// Random fields under the numbers of real ones, encoded well and badly, go through this codec and through the
// library's: both must take or refuse them, and what both write again must be the same bytes.

namespace {

shortwire::arena arena;
shortwire::writer writer;

template <class Message>
std::size_t taken(const Feature &feature, raw_form method, bytes encoded, shortwire::call &call) {
  arena.reset();
  const auto mine = shortwire::try_decode<Message>(encoded, arena);
  const auto theirs = (feature.*method)(encoded, call);
  CHECK_EQUAL(mine.has_value(), theirs.has_value());
  if (mine && theirs) CHECK_EQUAL(VALUE(shortwire::try_encode(*mine, writer)), *theirs);
  return mine.has_value();
}

}  // namespace

TEST(random_wire) {
  const Feature feature = open_feature();
  shortwire::call call;
  random_fields generate;
  std::size_t good = 0;
  const int before = failures;
  constexpr std::size_t rounds = 20000;
  for (std::size_t round = 0; round < rounds && failures < before + 10; round++) {
    const auto numbers = generate.fields(4);
    const bytes encoded = std::as_bytes(std::span(numbers));
    good += taken<Scalars>(feature, &Feature::try_echo_scalars_raw, encoded, call);
    good += taken<Presence>(feature, &Feature::try_echo_presence_raw, encoded, call);
    good += taken<Repeated>(feature, &Feature::try_echo_repeated_raw, encoded, call);
    good += taken<Unpacked>(feature, &Feature::try_echo_unpacked_raw, encoded, call);
    good += taken<Maps>(feature, &Feature::try_echo_maps_raw, encoded, call);
    good += taken<Choice>(feature, &Feature::try_echo_choice_raw, encoded, call);
    good += taken<Nested>(feature, &Feature::try_echo_nested_raw, encoded, call);
    good += taken<Tree>(feature, &Feature::try_echo_tree_raw, encoded, call);
    good += taken<StringValue>(feature, &Feature::try_echo_string_raw, encoded, call);
  }
  CHECK(good > rounds);
}
