// Made by shortwire gen from greeter/v1/greeter.proto. Do not edit.
// clang-format off

// The smallest service: one method, one string each way.
#ifndef GREETER_V1_HPP
#define GREETER_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace greeter::v1 {

struct GreetRequest;
struct GreetReply;

/// greeter.v1.GreetRequest
struct GreetRequest {
  std::string_view name = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::string_view> name = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::string_view> name = {};
  };
};

/// greeter.v1.GreetReply
struct GreetReply {
  std::string_view greeting = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::string_view> greeting = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::string_view> greeting = {};
  };
};

}  // namespace greeter::v1

namespace shortwire {

template <>
struct description<::greeter::v1::GreetRequest> {
  using type = ::greeter::v1::GreetRequest;
  static constexpr std::string_view name = "greeter.v1.GreetRequest";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "name", schema::text, &type::name>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.name);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.name);
  }
};

template <>
struct description<::greeter::v1::GreetReply> {
  using type = ::greeter::v1::GreetReply;
  static constexpr std::string_view name = "greeter.v1.GreetReply";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "greeting", schema::text, &type::greeting>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.greeting);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.greeting);
  }
};

}  // namespace shortwire

namespace greeter::v1 {

/// Client of greeter.v1.Greeter.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class Greeter {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  Greeter() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<Greeter> try_open(const std::string &path,
                                             const shortwire::options &options = {}) {
    shortwire::result<Greeter> opened;
    const auto outcome = opened->shortwire_connection.open(path, options, shortwire_methods);
    if (!outcome) return shortwire::failure(outcome.error());
    return opened;
  }
  /// Ends the instance, as the destructor does. Calls that are under way finish, and the last of them ends
  /// it; calls that follow are FAILED_PRECONDITION.
  void close() noexcept {
    shortwire_connection.close();
  }
  bool is_open() const noexcept {
    return shortwire_connection.is_open();
  }

  /// Greets whom it is told to.
  shortwire::result<GreetReply> try_greet(const GreetRequest &request, shortwire::call &call) const {
    return shortwire_connection.flat<GreetReply>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_greet_into(const GreetRequest &request, GreetReply &reply,
                                         shortwire::call &call) const {
    return shortwire_connection.flat_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_greet_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_greet_many(std::span<const GreetRequest> requests,
                                                std::span<GreetReply> replies, shortwire::call &call,
                                                std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(0, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_greet_columns(const GreetRequest::columns &request,
                                                   const GreetReply::out_columns &reply,
                                                   shortwire::call &call,
                                                   std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<GreetRequest, GreetReply>(0, request, reply, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Greeter open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  /// Greets whom it is told to.
  GreetReply greet(const GreetRequest &request, shortwire::call &call) const {
    return try_greet(request, call).value();
  }
  void greet_into(const GreetRequest &request, GreetReply &reply, shortwire::call &call) const {
    try_greet_into(request, reply, call).value();
  }
  shortwire::bytes greet_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_greet_raw(request, call).value();
  }
  std::size_t greet_many(std::span<const GreetRequest> requests, std::span<GreetReply> replies,
                         shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_greet_many(requests, replies, call, codes).value();
  }
  std::size_t greet_columns(const GreetRequest::columns &request, const GreetReply::out_columns &reply,
                            shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_greet_columns(request, reply, call, codes).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0x1c3066ce5e546bfa), UINT64_C(0xccde38ee951fa732), "greeter.v1.Greeter/Greet"},
  };
  shortwire::internal::connection<1> shortwire_connection;
};

}  // namespace greeter::v1

#endif  // GREETER_V1_HPP
