// What generated clients are made of: the one header that generated code includes.
#ifndef SHORTWIRE_CLIENT_HPP
#define SHORTWIRE_CLIENT_HPP

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>

#include "shortwire/call.hpp"
#include "shortwire/client.h"
#include "shortwire/columns.hpp"
#include "shortwire/decode.hpp"
#include "shortwire/encode.hpp"
#include "shortwire/library.hpp"
#include "shortwire/seats.h"
#include "shortwire/slots.hpp"

namespace shortwire {

/// What a client allows; 0 stands for the default.
struct options {
  /// Nesting of messages; default 100.
  std::uint32_t max_depth = 0;
  /// Size of one request or reply; default 256 MiB, at most 2 GiB - 1.
  std::uint64_t max_message_bytes = 0;
};

namespace internal {

/// A service in a library: an instance, and its methods as the library has them. Closed when it goes away.
///
/// All but `open_` and `instance_` stays as it is from when it was opened: calls read it while others close.
template <std::size_t Count>
class connection {
 public:
  connection() noexcept = default;
  connection(connection &&other) noexcept {
    swap(other);
  }
  connection &operator=(connection &&other) noexcept {
    swap(other);
    return *this;
  }
  ~connection() {
    end();
  }

  result<void> open(const std::string &path, const options &limits, const sw_method_info_t *infos) {
    const sw_options_t raw = {sizeof(sw_options_t), limits.max_depth, limits.max_message_bytes};
    sw_error_t told = {};
    if (sw_client_open(path.c_str(), &raw, infos, Count, &base_, entries_.data(), &told) != SW_OK) {
      return failure(told);
    }
    instance_ = base_.instance;
    open_ = true;
    return {};
  }
  /// Calls that are under way finish; the last of them ends the instance.
  void close() noexcept {
    if (open_.exchange(false)) end_if_left();
  }
  bool is_open() const noexcept {
    return open_;
  }

  /// A flat call without memory: its reply has no text and no bytes.
  template <class Reply, class Request>
  result<Reply> flat(std::size_t index, const Request &request) const {
    if (entries_[index].flat == nullptr) [[unlikely]]
      return wire_without_call<Reply>(index, request);
    sw_buffer_t status = {};
    slots<Reply> out;
    const std::int32_t code = cross(index, request, out, nullptr, &status);
    if (code != SW_OK) [[unlikely]]
      return refused(index, code, status);
    Reply reply;
    take_slots(out, reply);
    return reply;
  }

  /// A flat call.
  template <class Reply, class Request>
  result<Reply> flat(std::size_t index, const Request &request, call &with) const {
    if (entries_[index].flat == nullptr) [[unlikely]]
      return wire<Reply>(index, request, with);
    slots<Reply> out;
    const std::int32_t code = cross(index, request, out, with);
    if (code != SW_OK) [[unlikely]]
      return refused(index, code, with);
    Reply reply;
    take_slots(out, reply);
    return reply;
  }

  /// The same into a reply that is there.
  template <class Reply, class Request>
  result<void> flat_into(std::size_t index, const Request &request, Reply &reply, call &with) const {
    if (entries_[index].flat == nullptr) [[unlikely]]
      return wire_into(index, request, reply, with);
    slots<Reply> out;
    const std::int32_t code = cross(index, request, out, with);
    if (code != SW_OK) [[unlikely]]
      return refused(index, code, with);
    reply = {};
    take_slots(out, reply);
    return {};
  }

  /// A call in wire format.
  template <class Reply, class Request>
  [[gnu::noinline]] result<Reply> wire(std::size_t index, const Request &request, call &with) const {
    result<Reply> reply;
    if (exchange(index, request, *reply, with) != SW_OK) [[unlikely]]
      return failure(with.raw()->error);
    return reply;
  }

  /// The same into a reply that is there.
  template <class Reply, class Request>
  [[gnu::noinline]] result<void> wire_into(std::size_t index, const Request &request, Reply &reply,
                                           call &with) const {
    if (exchange(index, request, reply, with) != SW_OK) [[unlikely]]
      return failure(with.raw()->error);
    return {};
  }

  /// A call of bytes that are in wire format already.
  result<bytes> raw(std::size_t index, bytes request, call &with) const {
    sw_bytes_t reply = {};
    sw_call_t *raw = with.raw();
    const sw_code_e code = cross_wire(index, raw, [&] {
      return sw_client_send_raw(&base_, &entries_[index], index, raw_of(request), &reply, raw);
    });
    if (code != SW_OK) return failure(raw->error);
    return bytes_of(reply);
  }

  /// A batch in wire format: how many items failed.
  template <class Request, class Reply>
  result<std::size_t> wire_many(std::size_t index, std::span<const Request> requests,
                                std::span<Reply> replies, call &with, std::span<code> codes) const {
    if (!check_many(index, requests.size(), replies.size() == requests.size(), with, codes))
      return failure(with.raw()->error);
    sw_call_t *raw = with.raw();
    sw_reader_t reader;
    std::uint8_t *p = sw_client_begin(&base_, raw);
    for (std::size_t i = requests.size(); p != nullptr && i-- > 0;) {
      const std::size_t before = sw_written(&raw->writer, p);
      p = write(requests[i], p, &raw->writer);
      if (p != nullptr) p = sw_write_length(&raw->writer, p, before);
    }
    if (send(index, true, p, raw, reader) != SW_OK) return failure(raw->error);
    sw_frame_t frame = {reader.begin, reader.end, SW_OK, {}};
    std::size_t failed = 0;
    for (std::size_t i = 0; i < requests.size(); i++) {
      replies[i] = {};
      if (!sw_frame_next(&frame)) {
        sw_client_short_reply(&base_, &entries_[index], i, requests.size(), raw);
        return failure(raw->error);
      }
      if (!codes.empty()) codes[i] = static_cast<code>(frame.code);
      failed += frame.code != SW_OK;
      if (frame.code != SW_OK) continue;
      const bytes body = bytes_of(frame.body);
      sw_reader_t item = reader;
      const auto *begin = body.empty() ? reader.begin : frame.body.data;
      if (!read_whole(&item, begin, begin + body.size(), replies[i])) {
        sw_client_bad_reply(&base_, index, &item, raw);
        return failure(raw->error);
      }
    }
    return failed;
  }

  /// A batch of flat calls out of messages.
  template <class Request, class Reply>
  result<std::size_t> flat_many(std::size_t index, std::span<const Request> requests,
                                std::span<Reply> replies, call &with, std::span<code> codes) const {
    if (entries_[index].flat_many == nullptr || requests.empty()) {
      return wire_many(index, requests, replies, with, codes);
    }
    if (!check_many(index, requests.size(), replies.size() == requests.size(), with, codes))
      return failure(with.raw()->error);
    sw_call_t *raw = with.raw();
    sw_arena_reset(&raw->arena);
    raw_columns<Request> in;
    raw_columns<Reply> out;
    std::fill(replies.begin(), replies.end(), Reply());
    if (!gather(requests, raw, in) || !open_messages(replies, raw, out)) return no_memory();
    if (!run(index, requests.size(), in.data(), out.data(), codes, raw)) return failure(raw->error);
    close_messages(replies, out);
    return failed_items(raw);
  }

  /// A batch of flat calls out of columns: as many as the first column of the replies has elements.
  template <class Request, class Reply, class In, class Out>
  result<std::size_t> columns(std::size_t index, const In &request, const Out &reply, call &with,
                              std::span<code> codes) const {
    const auto in = description<Request>::tie(request);
    const auto out = description<Reply>::tie(reply);
    const std::size_t count = std::get<0>(out).size();
    const bool fits =
        std::apply([&](const auto &...values) { return (values.covers(count) && ...); }, in) &&
        std::apply([&](const auto &...values) { return ((values.size() == count) && ...); }, out);
    if (!check_many(index, count, fits, with, codes)) return failure(with.raw()->error);
    if (entries_[index].flat_many == nullptr) {
      return wire_columns<Request, Reply>(index, count, in, out, with, codes);
    }
    sw_call_t *raw = with.raw();
    sw_arena_reset(&raw->arena);
    raw_columns<Request> raw_in;
    raw_columns<Reply> raw_out;
    const auto convert_in = [&](const auto &...values) {
      std::size_t at = 0;
      return (to_column(values, raw, raw_in[at++]) && ...);
    };
    const auto open_out = [&](const auto &...values) {
      std::size_t at = 0;
      return (open_column(values, raw, raw_out[at++]) && ...);
    };
    const auto close_out = [&](const auto &...values) {
      std::size_t at = 0;
      (close_column(values, raw_out[at++]), ...);
    };
    if (!std::apply(convert_in, in) || !std::apply(open_out, out)) return no_memory();
    if (!run(index, count, raw_in.data(), raw_out.data(), codes, raw)) return failure(raw->error);
    std::apply(close_out, out);
    return failed_items(raw);
  }

 private:
  /// A call inside of the library: while there are any the instance stays.
  class visit {
   public:
    explicit visit(const connection &host) noexcept : host_(host), seat_(sw_seat_enter(&host)) {}
    visit(const visit &) = delete;
    ~visit() {
      if (seat_ == nullptr) [[unlikely]]
        return;
      sw_seat_leave(seat_);
      if (!host_.open_.load(std::memory_order_relaxed)) [[unlikely]]
        host_.end_if_left();
    }
    /// Whether it may call.
    bool welcome() const noexcept {
      return seat_ != nullptr && host_.open_.load(std::memory_order_relaxed);
    }

   private:
    const connection &host_;
    sw_seat_t *seat_;
  };

  /// What `cross` says where a visit may not call: no code of the library's.
  static constexpr std::int32_t not_welcome = -1;

  /// Tells why.
  [[gnu::cold, gnu::noinline]] sw_code_e turned_away(std::size_t index, sw_error_t &told) const {
    if (!open_) return sw_client_closed(&base_, index, &told);
    return sw_error_set(&told, SW_RESOURCE_EXHAUSTED, "there is no memory for a thread that calls");
  }

  /// Ends the instance, unless that was done.
  void end() const noexcept {
    if (sw_instance_t *instance = instance_.exchange(nullptr)) base_.abi->instance_free(instance);
  }
  /// The same once nobody is inside: whoever comes out last finds nobody.
  [[gnu::cold, gnu::noinline]] void end_if_left() const noexcept {
    sw_seats_agree();
    if (!sw_seats_hold(this)) end();
  }

  void swap(connection &other) noexcept {
    std::swap(base_, other.base_);
    std::swap(entries_, other.entries_);
    instance_ = other.instance_.exchange(instance_);
    open_ = other.open_.exchange(open_);
  }

  /// What a flat call without memory does where it cannot use slots.
  template <class Reply, class Request>
  [[gnu::cold, gnu::noinline]] result<Reply> wire_without_call(std::size_t index,
                                                               const Request &request) const {
    call own;
    return wire<Reply>(index, request, own);
  }

  /// Crosses by slots.
  template <class Reply, class Request>
  std::int32_t cross(std::size_t index, const Request &request, Reply &out, const sw_context_t *context,
                     sw_buffer_t *memory) const {
    slots<Request> in;
    fill_slots(request, in);
    const visit here(*this);
    if (!here.welcome()) [[unlikely]]
      return not_welcome;
    return entries_[index].flat(base_.instance, context, in.data(), out.data(), memory);
  }
  template <class Reply, class Request>
  std::int32_t cross(std::size_t index, const Request &request, Reply &out, call &with) const {
    sw_call_t *raw = with.raw();
    return cross(index, request, out, raw->context, sw_call_begin(raw, base_.abi));
  }

  /// Crosses in any other way.
  template <class Crossing>
  sw_code_e cross_wire(std::size_t index, sw_call_t *call, Crossing crossing) const {
    const visit here(*this);
    if (here.welcome() || base_.library == nullptr) [[likely]]
      return crossing();
    return turned_away(index, call->error);
  }
  sw_code_e send(std::size_t index, bool many, const std::uint8_t *p, sw_call_t *call,
                 sw_reader_t &reader) const {
    return cross_wire(index, call, [&] {
      return sw_client_send(&base_, &entries_[index], index, many, p, call, &reader);
    });
  }

  /// Crosses in wire format, and reads the reply.
  template <class Reply, class Request>
  sw_code_e exchange(std::size_t index, const Request &request, Reply &reply, call &with) const {
    sw_call_t *raw = with.raw();
    sw_reader_t reader;
    sw_code_e code = sw_client_check(&base_, &entries_[index], index, &request, &reply, raw);
    if (code != SW_OK) [[unlikely]]
      return code;
    std::uint8_t *p = sw_client_begin(&base_, raw);
    if (p != nullptr) p = write(request, p, &raw->writer);
    code = send(index, false, p, raw, reader);
    if (code != SW_OK) [[unlikely]]
      return code;
    reply = {};
    if (read_whole(&reader, reader.begin, reader.end, reply)) return SW_OK;
    return sw_client_bad_reply(&base_, index, &reader, raw);
  }

  /// Why a flat call failed.
  [[gnu::cold, gnu::noinline]] failure refused(std::size_t index, std::int32_t code, call &with) const {
    if (code == not_welcome) {
      turned_away(index, with.raw()->error);
    } else {
      sw_call_failed(with.raw(), code);
    }
    return failure(with.raw()->error);
  }
  [[gnu::cold, gnu::noinline]] failure refused(std::size_t index, std::int32_t code,
                                               sw_buffer_t &status) const {
    sw_error_t told = {};
    if (code == not_welcome) {
      turned_away(index, told);
      return failure(told);
    }
    const bool known = code > SW_OK && code <= SW_UNAUTHENTICATED;
    sw_error_set_status(&told, known ? static_cast<sw_code_e>(code) : SW_UNKNOWN, {status.data, status.len});
    base_.abi->release(&status);
    return failure(told);
  }

  [[gnu::cold, gnu::noinline]] static failure no_memory() {
    sw_error_t told = {};
    sw_error_set(&told, SW_RESOURCE_EXHAUSTED, "there is no memory for the batch");
    return failure(told);
  }

  /// Whether a batch can be run; if not the call tells why.
  bool check_many(std::size_t index, std::size_t count, bool fits, call &with,
                  std::span<const code> codes) const {
    if (sw_client_check(&base_, &entries_[index], index, this, this, with.raw()) != SW_OK) return false;
    if (fits && (codes.empty() || codes.size() == count)) return true;
    sw_error_set(
        &with.raw()->error, SW_INVALID_ARGUMENT,
        "%s: a batch of %zu needs as many elements in every column, in `replies` and, unless it is empty, "
        "in `codes`",
        base_.infos[index].name, count);
    return false;
  }

  /// How many items of a flat batch failed.
  static std::size_t failed_items(const sw_call_t *raw) noexcept {
    return raw->failures.len == 0 ? 0 : sw_call_failed_items(raw);
  }

  bool run(std::size_t index, std::size_t count, const sw_column_t *in, const sw_column_t *out,
           std::span<code> codes, sw_call_t *raw) const {
    auto *outcomes = reinterpret_cast<std::int32_t *>(codes.data());
    return cross_wire(index, raw, [&] {
             return sw_client_columns(&base_, &entries_[index], count, in, out, outcomes, raw);
           }) == SW_OK;
  }

  /// What `columns` does where library and client were made from different versions of the messages.
  template <class Request, class Reply, class In, class Out>
  result<std::size_t> wire_columns(std::size_t index, std::size_t count, const In &request, const Out &reply,
                                   call &with, std::span<code> codes) const {
    arena rows;
    auto *requests = static_cast<Request *>(sw_list_grow(rows.raw(), nullptr, 0, count, sizeof(Request)));
    auto *replies = static_cast<Reply *>(sw_list_grow(rows.raw(), nullptr, 0, count, sizeof(Reply)));
    if (requests == nullptr || replies == nullptr) return no_memory();
    constexpr std::make_index_sequence<description<Request>::fields::count> in_fields;
    constexpr std::make_index_sequence<description<Reply>::fields::count> out_fields;
    for (std::size_t i = 0; i < count; i++) {
      std::construct_at(requests + i, row<Request>(request, i, in_fields));
      std::construct_at(replies + i);
    }
    auto failed =
        wire_many(index, std::span<const Request>(requests, count), std::span(replies, count), with, codes);
    for (std::size_t i = 0; failed && i < count; i++) spread_row(replies[i], reply, i, out_fields);
    return failed;
  }

  sw_client_t base_ = {};
  std::array<sw_entry_t, Count> entries_ = {};
  /// What is to be ended, until it was.
  mutable std::atomic<sw_instance_t *> instance_ = nullptr;
  std::atomic<bool> open_ = false;
};

}  // namespace internal

}  // namespace shortwire

#endif  // SHORTWIRE_CLIENT_HPP
