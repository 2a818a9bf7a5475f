// Made by shortwire gen from direct.proto. Do not edit.
// clang-format off

// Replies that their service writes where the caller wants them.
#ifndef DIRECT_V1_HPP
#define DIRECT_V1_HPP

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "shortwire/client.hpp"

namespace direct::v1 {

struct SealRequest;
struct Sealed;
struct Size;

/// direct.v1.SealRequest
struct SealRequest {
  shortwire::bytes key = {};
  std::uint64_t counter = {};
  shortwire::bytes message = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<shortwire::bytes> key = {};
    shortwire::column<std::uint64_t> counter = {};
    shortwire::column<shortwire::bytes> message = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<shortwire::bytes> key = {};
    std::span<std::uint64_t> counter = {};
    std::span<shortwire::bytes> message = {};
  };
};

/// direct.v1.Sealed
struct Sealed {
  shortwire::bytes value = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<shortwire::bytes> value = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<shortwire::bytes> value = {};
  };
};

/// direct.v1.Size
struct Size {
  std::uint64_t size = {};
  /// Fields that the schema does not name, in wire format.
  shortwire::bytes unknown = {};

  /// The fields of the requests of a batch: an array each, or one value for all.
  struct columns {
    shortwire::column<std::uint64_t> size = {};
  };

  /// The fields of the replies of a batch: an array each, to be written.
  struct out_columns {
    std::span<std::uint64_t> size = {};
  };
};

}  // namespace direct::v1

namespace shortwire {

template <>
struct description<::direct::v1::SealRequest> {
  using type = ::direct::v1::SealRequest;
  static constexpr std::string_view name = "direct.v1.SealRequest";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "key", schema::blob, &type::key>,
      schema::field<2, "counter", schema::uint64, &type::counter>,
      schema::field<3, "message", schema::blob, &type::message>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.key, columns.counter, columns.message);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.key, columns.counter, columns.message);
  }
};

template <>
struct description<::direct::v1::Sealed> {
  using type = ::direct::v1::Sealed;
  static constexpr std::string_view name = "direct.v1.Sealed";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "value", schema::blob, &type::value>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.value);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.value);
  }
};

template <>
struct description<::direct::v1::Size> {
  using type = ::direct::v1::Size;
  static constexpr std::string_view name = "direct.v1.Size";
  static constexpr auto unknown = &type::unknown;
  static constexpr bool has_required = false;
  using fields = schema::fields<
      schema::field<1, "size", schema::uint64, &type::size>>;
  static auto tie(const type::columns &columns) {
    return std::tie(columns.size);
  }
  static auto tie(const type::out_columns &columns) {
    return std::tie(columns.size);
  }
};

}  // namespace shortwire

namespace direct::v1 {

/// Client of direct.v1.Sealer.
///
/// Threads: any number may call at a time, each with a `shortwire::call` of its own, and close the client
/// meanwhile. No call may be under way when it is moved or destroyed: share it by `std::shared_ptr`.
class Sealer {
 public:
  /// No client: its calls are FAILED_PRECONDITION.
  Sealer() noexcept = default;

  /// Loads a library and starts an instance of its service. Blocks on the file system; allocates.
  static shortwire::result<Sealer> try_open(const std::string &path, const shortwire::options &options = {}) {
    shortwire::result<Sealer> opened;
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

  /// May be written over the message.
  shortwire::result<Sealed> try_seal(const SealRequest &request, shortwire::call &call) const {
    return shortwire_connection.flat<Sealed>(0, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_seal_into(const SealRequest &request, Sealed &reply,
                                        shortwire::call &call) const {
    return shortwire_connection.flat_into(0, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_seal_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(0, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_seal_many(std::span<const SealRequest> requests,
                                               std::span<Sealed> replies, shortwire::call &call,
                                               std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(0, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_seal_columns(const SealRequest::columns &request,
                                                  const Sealed::out_columns &reply, shortwire::call &call,
                                                  std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<SealRequest, Sealed>(0, request, reply, call, codes);
  }

  /// Has nothing to be written over.
  shortwire::result<Sealed> try_random(const Size &request, shortwire::call &call) const {
    return shortwire_connection.flat<Sealed>(1, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_random_into(const Size &request, Sealed &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(1, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_random_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(1, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_random_many(std::span<const Size> requests, std::span<Sealed> replies,
                                                 shortwire::call &call,
                                                 std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(1, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_random_columns(const Size::columns &request,
                                                    const Sealed::out_columns &reply, shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Size, Sealed>(1, request, reply, call, codes);
  }

  /// Takes its time.
  shortwire::result<Sealed> try_derive(const SealRequest &request, shortwire::call &call) const {
    return shortwire_connection.flat<Sealed>(2, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_derive_into(const SealRequest &request, Sealed &reply,
                                          shortwire::call &call) const {
    return shortwire_connection.flat_into(2, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_derive_raw(shortwire::bytes request, shortwire::call &call) const {
    return shortwire_connection.raw(2, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_derive_many(std::span<const SealRequest> requests,
                                                 std::span<Sealed> replies, shortwire::call &call,
                                                 std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(2, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_derive_columns(const SealRequest::columns &request,
                                                    const Sealed::out_columns &reply, shortwire::call &call,
                                                    std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<SealRequest, Sealed>(2, request, reply, call, codes);
  }

  /// Would be named as a form of Seal is.
  shortwire::result<Size> try_seal_into_(const Size &request) const {
    return shortwire_connection.flat<Size>(3, request);
  }
  shortwire::result<Size> try_seal_into_(const Size &request, shortwire::call &call) const {
    return shortwire_connection.flat<Size>(3, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_seal_into__into(const Size &request, Size &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(3, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_seal_into__raw(shortwire::bytes request,
                                                         shortwire::call &call) const {
    return shortwire_connection.raw(3, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_seal_into__many(std::span<const Size> requests, std::span<Size> replies,
                                                     shortwire::call &call,
                                                     std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(3, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_seal_into__columns(const Size::columns &request,
                                                        const Size::out_columns &reply, shortwire::call &call,
                                                        std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Size, Size>(3, request, reply, call, codes);
  }

  /// direct.v1.Sealer/SealMany
  shortwire::result<Size> try_seal_many_(const Size &request) const {
    return shortwire_connection.flat<Size>(4, request);
  }
  shortwire::result<Size> try_seal_many_(const Size &request, shortwire::call &call) const {
    return shortwire_connection.flat<Size>(4, request, call);
  }
  /// The same into a reply of the caller's.
  shortwire::result<void> try_seal_many__into(const Size &request, Size &reply, shortwire::call &call) const {
    return shortwire_connection.flat_into(4, request, reply, call);
  }
  /// The same in wire format. The reply lies in the call.
  shortwire::result<shortwire::bytes> try_seal_many__raw(shortwire::bytes request,
                                                         shortwire::call &call) const {
    return shortwire_connection.raw(4, request, call);
  }
  /// The same for many requests at once: how many of them failed. `codes`, unless it is empty, takes the
  /// outcome of each; `call.item_error()` tells why one failed.
  shortwire::result<std::size_t> try_seal_many__many(std::span<const Size> requests, std::span<Size> replies,
                                                     shortwire::call &call,
                                                     std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.flat_many(4, requests, replies, call, codes);
  }
  /// The same with an array for each field: the fastest form.
  shortwire::result<std::size_t> try_seal_many__columns(const Size::columns &request,
                                                        const Size::out_columns &reply, shortwire::call &call,
                                                        std::span<shortwire::code> codes = {}) const {
    return shortwire_connection.columns<Size, Size>(4, request, reply, call, codes);
  }

#if SHORTWIRE_EXCEPTIONS
  // The same functions, which throw `shortwire::error` instead of returning one.

  static Sealer open(const std::string &path, const shortwire::options &options = {}) {
    return try_open(path, options).value();
  }

  /// May be written over the message.
  Sealed seal(const SealRequest &request, shortwire::call &call) const {
    return try_seal(request, call).value();
  }
  void seal_into(const SealRequest &request, Sealed &reply, shortwire::call &call) const {
    try_seal_into(request, reply, call).value();
  }
  shortwire::bytes seal_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_seal_raw(request, call).value();
  }
  std::size_t seal_many(std::span<const SealRequest> requests, std::span<Sealed> replies,
                        shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_seal_many(requests, replies, call, codes).value();
  }
  std::size_t seal_columns(const SealRequest::columns &request, const Sealed::out_columns &reply,
                           shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_seal_columns(request, reply, call, codes).value();
  }

  /// Has nothing to be written over.
  Sealed random(const Size &request, shortwire::call &call) const {
    return try_random(request, call).value();
  }
  void random_into(const Size &request, Sealed &reply, shortwire::call &call) const {
    try_random_into(request, reply, call).value();
  }
  shortwire::bytes random_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_random_raw(request, call).value();
  }
  std::size_t random_many(std::span<const Size> requests, std::span<Sealed> replies, shortwire::call &call,
                          std::span<shortwire::code> codes = {}) const {
    return try_random_many(requests, replies, call, codes).value();
  }
  std::size_t random_columns(const Size::columns &request, const Sealed::out_columns &reply,
                             shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_random_columns(request, reply, call, codes).value();
  }

  /// Takes its time.
  Sealed derive(const SealRequest &request, shortwire::call &call) const {
    return try_derive(request, call).value();
  }
  void derive_into(const SealRequest &request, Sealed &reply, shortwire::call &call) const {
    try_derive_into(request, reply, call).value();
  }
  shortwire::bytes derive_raw(shortwire::bytes request, shortwire::call &call) const {
    return try_derive_raw(request, call).value();
  }
  std::size_t derive_many(std::span<const SealRequest> requests, std::span<Sealed> replies,
                          shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_derive_many(requests, replies, call, codes).value();
  }
  std::size_t derive_columns(const SealRequest::columns &request, const Sealed::out_columns &reply,
                             shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_derive_columns(request, reply, call, codes).value();
  }

  /// Would be named as a form of Seal is.
  Size seal_into_(const Size &request) const {
    return try_seal_into_(request).value();
  }
  Size seal_into_(const Size &request, shortwire::call &call) const {
    return try_seal_into_(request, call).value();
  }
  void seal_into__into(const Size &request, Size &reply, shortwire::call &call) const {
    try_seal_into__into(request, reply, call).value();
  }
  shortwire::bytes seal_into__raw(shortwire::bytes request, shortwire::call &call) const {
    return try_seal_into__raw(request, call).value();
  }
  std::size_t seal_into__many(std::span<const Size> requests, std::span<Size> replies, shortwire::call &call,
                              std::span<shortwire::code> codes = {}) const {
    return try_seal_into__many(requests, replies, call, codes).value();
  }
  std::size_t seal_into__columns(const Size::columns &request, const Size::out_columns &reply,
                                 shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_seal_into__columns(request, reply, call, codes).value();
  }

  Size seal_many_(const Size &request) const {
    return try_seal_many_(request).value();
  }
  Size seal_many_(const Size &request, shortwire::call &call) const {
    return try_seal_many_(request, call).value();
  }
  void seal_many__into(const Size &request, Size &reply, shortwire::call &call) const {
    try_seal_many__into(request, reply, call).value();
  }
  shortwire::bytes seal_many__raw(shortwire::bytes request, shortwire::call &call) const {
    return try_seal_many__raw(request, call).value();
  }
  std::size_t seal_many__many(std::span<const Size> requests, std::span<Size> replies, shortwire::call &call,
                              std::span<shortwire::code> codes = {}) const {
    return try_seal_many__many(requests, replies, call, codes).value();
  }
  std::size_t seal_many__columns(const Size::columns &request, const Size::out_columns &reply,
                                 shortwire::call &call, std::span<shortwire::code> codes = {}) const {
    return try_seal_many__columns(request, reply, call, codes).value();
  }

#endif

 private:
  static constexpr sw_method_info_t shortwire_methods[] = {
      {UINT64_C(0x80b16e07bf618757), UINT64_C(0x78ab36481ff7fa73), "direct.v1.Sealer/Seal"},
      {UINT64_C(0x3721296361d33d45), UINT64_C(0x61f0793e3e1fd203), "direct.v1.Sealer/Random"},
      {UINT64_C(0x1e18f11199876e01), UINT64_C(0xe2562c326393c184), "direct.v1.Sealer/Derive"},
      {UINT64_C(0x3541eb721cefcab5), UINT64_C(0x93f0595b51300baf), "direct.v1.Sealer/SealInto"},
      {UINT64_C(0x488c1c535bfea650), UINT64_C(0xca33dd4b4e6b6d26), "direct.v1.Sealer/SealMany"},
  };
  shortwire::internal::connection<5> shortwire_connection;
};

}  // namespace direct::v1

#endif  // DIRECT_V1_HPP
