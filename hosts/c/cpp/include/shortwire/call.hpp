// What belongs to a call: deadline, cancellation and metadata on the way in, memory of the reply on the way
// out.
#ifndef SHORTWIRE_CALL_HPP
#define SHORTWIRE_CALL_HPP

#include <atomic>
#include <chrono>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

#include "shortwire/call.h"
#include "shortwire/error.hpp"
#include "shortwire/memory.hpp"
#include "shortwire/result.hpp"
#include "shortwire/types.hpp"

namespace shortwire {

/// The memory of calls, and what goes with them. Make one a thread and use it again and again: after warm-up
/// nothing allocates.
///
/// Threads: belongs to one thread at a time; a client may be used with many calls at once.
/// Memory: strings, lists and messages of a reply lie in the call, until it is used again or goes away. Keep
/// two replies at a time by using two calls.
class call {
 public:
  call() noexcept = default;
  /// Replies go into memory of the caller's as long as they fit.
  explicit call(std::span<std::byte> memory) noexcept : raw_(sw_call_on(memory.data(), memory.size())) {}
  call(call &&other) noexcept : raw_(std::exchange(other.raw_, sw_call_t{})), sent_(std::move(other.sent_)) {}
  call &operator=(call &&other) noexcept {
    std::swap(raw_, other.raw_);
    std::swap(sent_, other.sent_);
    return *this;
  }
  ~call() {
    sw_call_free(&raw_);
  }

  /// From now on calls give up at a time: DEADLINE_EXCEEDED.
  void expires_at(std::chrono::steady_clock::time_point deadline) {
    using std::chrono::nanoseconds;
    const auto since_start = std::chrono::duration_cast<nanoseconds>(deadline.time_since_epoch()).count();
    sent().context.deadline_ns = since_start > 0 ? since_start : 1;
  }
  /// From now on calls give up so long from now, not from when they start.
  void expires_after(std::chrono::nanoseconds duration) {
    const auto now = std::chrono::steady_clock::now();
    const auto longest = std::chrono::steady_clock::time_point::max() - now;
    duration < longest ? expires_at(now + duration) : expires_never();
  }
  /// From now on calls have no deadline.
  void expires_never() {
    sent().context.deadline_ns = 0;
  }

#if defined(__cpp_lib_jthread)
  /// From now on calls end as CANCELLED once a stop is requested, those that are under way then too. An empty
  /// token ends that. Allocates the first time.
  void stop_with(std::stop_token token) {
    state &to = sent();
    to.stop.reset();
    std::atomic_ref(to.stopped).store(0, std::memory_order_relaxed);
    to.context.cancel = token.stop_possible() ? &to.stopped : nullptr;
    if (token.stop_possible()) to.stop.emplace(std::move(token), request_stop{&to.stopped});
  }
#endif

  /// Adds text to the metadata of calls from now on. Names are lower-case ASCII; INVALID_ARGUMENT if one is
  /// not UTF-8.
  result<void> try_add_metadata(const std::string &name, std::string_view value) {
    return add(name, internal::raw_of(value));
  }
  /// Adds bytes; the name has to end in "-bin".
  result<void> try_add_metadata(const std::string &name, bytes value) {
    return add(name, internal::raw_of(value));
  }
#if SHORTWIRE_EXCEPTIONS
  void add_metadata(const std::string &name, std::string_view value) {
    try_add_metadata(name, value).value();
  }
  void add_metadata(const std::string &name, bytes value) {
    try_add_metadata(name, value).value();
  }
#endif
  /// From now on calls have no metadata.
  void clear_metadata() {
    sent().context.metadata = {};
  }

  /// After a batch: why an item failed; nothing if it succeeded.
  std::optional<error> item_error(std::size_t index) const {
    sw_error_t told = {};
    if (sw_call_item_error(&raw_, index, &told) == SW_OK) return std::nullopt;
    return error(told);
  }

  /// The call of the C host.
  sw_call_t *raw() noexcept {
    return &raw_;
  }

 private:
  struct request_stop {
    std::uint32_t *stopped;
    void operator()() const noexcept {
      std::atomic_ref(*stopped).store(1, std::memory_order_release);
    }
  };

  /// Stays where it is when the call moves.
  struct state {
    sw_context_t context = SW_CONTEXT_INIT;
    alignas(std::atomic_ref<std::uint32_t>::required_alignment) std::uint32_t stopped = 0;
    writer metadata;
#if defined(__cpp_lib_jthread)
    std::optional<std::stop_callback<request_stop>> stop;
#endif
  };

  state &sent() {
    if (sent_ == nullptr) {
      sent_ = std::make_unique<state>();
      raw_.context = &sent_->context;
    }
    return *sent_;
  }

  result<void> add(const std::string &name, sw_bytes_t value) {
    sw_bytes_t &metadata = sent().context.metadata;
    const sw_bytes_t before = metadata;
    const sw_code_e code = sw_metadata_add(sent().metadata.raw(), name.c_str(), value, &metadata);
    if (code == SW_OK) return {};
    metadata = before;
    sw_error_t told = {};
    sw_error_set(&told, code, "metadata: a name is not UTF-8, or all of it together is too large");
    return failure(told);
  }

  sw_call_t raw_ = {};
  std::unique_ptr<state> sent_;
};

}  // namespace shortwire

#endif  // SHORTWIRE_CALL_HPP
