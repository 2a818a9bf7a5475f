#include <chrono>
#include <stop_token>
#include <thread>

#include "feature.hpp"

using namespace std::chrono_literals;

namespace {

constexpr SlowRequest a_minute = {.milliseconds = 60000};
constexpr SlowRequest a_moment = {.milliseconds = 1};

void deadlines(const Feature &feature) {
  shortwire::call call;
  VALUE(feature.try_slow(a_moment, call));
  call.expires_after(20ms);
  CHECK_FAILS(feature.try_slow(a_minute, call), code::deadline_exceeded);
  CHECK_FAILS(feature.try_slow_raw(literal("\010\340\324\003"), call), code::deadline_exceeded);
  shortwire::call moved = std::move(call);
  CHECK_FAILS(feature.try_slow(a_minute, moved), code::deadline_exceeded);
  moved.expires_never();
  VALUE(feature.try_slow(a_moment, moved));
  moved.expires_at(std::chrono::steady_clock::now() - 1s);
  CHECK_FAILS(feature.try_slow(a_moment, moved), code::deadline_exceeded);
  moved.expires_at({});
  CHECK_FAILS(feature.try_slow(a_moment, moved), code::deadline_exceeded);
  moved.expires_after(std::chrono::nanoseconds::max());
  VALUE(feature.try_slow(a_moment, moved));
}

void cancellation(const Feature &feature) {
  shortwire::call call;
  std::stop_source source;
  call.stop_with(source.get_token());
  VALUE(feature.try_slow(a_moment, call));
  shortwire::call moved = std::move(call);
  std::thread other([&] { source.request_stop(); });
  CHECK_FAILS(feature.try_slow(a_minute, moved), code::cancelled);
  other.join();
  CHECK_FAILS(feature.try_slow(a_moment, moved), code::cancelled);
  moved.stop_with(std::stop_source().get_token());
  VALUE(feature.try_slow(a_moment, moved));
  moved.stop_with({});
  VALUE(feature.try_slow(a_moment, moved));
}

void metadata(const Feature &feature) {
  shortwire::call call;
  VALUE(call.try_add_metadata("tenant", "blue"));
  VALUE(call.try_add_metadata("trace-bin", literal("\0\1")));
  CHECK_FAILS(call.try_add_metadata("\377", "value"), code::invalid_argument, "UTF-8");
  VALUE(feature.try_slow(a_moment, call));
  const sw_bytes_t sent = call.raw()->context->metadata;
  CHECK_EQUAL(bytes(reinterpret_cast<const std::byte *>(sent.data), sent.len),
              literal("\x0a\x0f\x0a\x09trace-bin\x12\x02\0\1\x0a\x0e\x0a\x06tenant\x12\x04"
                      "blue"));
  call.clear_metadata();
  VALUE(call.try_add_metadata("only", "one"));
  CHECK_EQUAL(call.raw()->context->metadata.len, 13);
}

}  // namespace

TEST(context) {
  const Feature feature = open_feature();
  deadlines(feature);
  cancellation(feature);
  metadata(feature);
}
