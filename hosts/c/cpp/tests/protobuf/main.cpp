// Random fields go through this codec and through libprotobuf's: both must take or refuse them, and what both
// write again must be the same bytes.
#include <cstdio>
#include <string>

#include "../random_fields.hpp"
#include "rival.pb.h"
#include "shortwire_test_v1.hpp"

namespace ours = shortwire::test::v1;

namespace {

int failures = 0;
std::size_t taken = 0;

template <class Ours, class Theirs>
void compare(const std::vector<std::uint8_t> &encoded) {
  static shortwire::arena arena;
  static shortwire::writer writer;
  arena.reset();
  const auto mine = shortwire::try_decode<Ours>(std::as_bytes(std::span(encoded)), arena);
  Theirs theirs;
  const bool accepted = theirs.ParseFromArray(encoded.data(), static_cast<int>(encoded.size()));
  // There the bits of a tag beyond the 32nd are dropped.
  if (!mine && mine.error().message().find("larger than protobuf allows") != std::string_view::npos) return;
  const auto name = std::string(shortwire::description<Ours>::name);
  if (mine.has_value() != accepted) {
    std::fprintf(stderr, "%s: %s here, %s there\n", name.c_str(), mine ? "right" : mine.error().what(),
                 accepted ? "right" : "refused");
    failures++;
  } else if (mine &&
             shortwire::as_text(*shortwire::try_encode(*mine, writer)) != theirs.SerializeAsString()) {
    std::fprintf(stderr, "%s: other bytes than there\n", name.c_str());
    failures++;
  }
  taken += accepted;
}

}  // namespace

int main() {
  // libprotobuf says on its own what text is not UTF-8.
  google::protobuf::SetLogHandler(nullptr);
  random_fields generate;
  constexpr std::size_t rounds = 20000;
  for (std::size_t round = 0; round < rounds && failures < 10; round++) {
    const auto encoded = generate.fields(4);
    compare<ours::Scalars, rival::v1::Scalars>(encoded);
    compare<ours::Presence, rival::v1::Presence>(encoded);
    compare<ours::Repeated, rival::v1::Repeated>(encoded);
    compare<ours::Unpacked, rival::v1::Unpacked>(encoded);
    compare<ours::Choice, rival::v1::Choice>(encoded);
    compare<ours::Nested, rival::v1::Nested>(encoded);
    compare<ours::Tree, rival::v1::Tree>(encoded);
  }
  std::printf("%s libprotobuf, %zu messages\n", failures == 0 ? "ok    " : "FAILED", taken);
  return failures != 0 || taken < rounds;
}
