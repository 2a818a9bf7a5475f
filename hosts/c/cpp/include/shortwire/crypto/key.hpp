// The crypto library, and keys that stay in it.
#ifndef SHORTWIRE_CRYPTO_KEY_HPP
#define SHORTWIRE_CRYPTO_KEY_HPP

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "shortwire/error.hpp"
#include "shortwire/memory.hpp"
#include "shortwire/result.hpp"
#include "shortwire/types.hpp"
#include "shortwire_crypto.h"

namespace shortwire::crypto {

/// A box, a tag or a signature is not what its key made. Nothing more is told. What functions that throw
/// throw in place of an error of `code::unauthenticated`.
class not_authentic : public error {
 public:
  explicit not_authentic(const error &told) : error(told) {}
};

/// Memory that output is written to; the input of a function may lie in it.
using memory = std::span<std::byte>;

namespace internal {

using shortwire::internal::bytes_of;
using shortwire::internal::raw_of;

/// An opened library; those who hold it keep it open.
class library {
 public:
  explicit library(const char *path) : opened_(sw_crypto_open(path, &raw_, &told_) == SW_OK) {}
  library(const library &) = delete;
  ~library() {
    sw_crypto_close(&raw_);
    sw_error_free(&told_);
  }
  bool opened() const noexcept {
    return opened_;
  }
  /// Why it is not.
  sw_code_e tell(sw_error_t *error) const {
    return sw_error_set(error, told_.code, "%s", told_.message);
  }
  const sw_crypto_t *raw() const noexcept {
    return &raw_;
  }

 private:
  sw_crypto_t raw_ = {};
  sw_error_t told_ = {};
  bool opened_;
};

/// The library that is called, and what guards it.
struct shared_library {
  std::mutex guard;
  std::shared_ptr<const library> opened;
};
inline shared_library &shared() {
  static shared_library only;
  return only;
}
inline std::shared_ptr<const library> current() {
  shared_library &only = shared();
  const std::lock_guard lock(only.guard);
  if (only.opened == nullptr || !only.opened->opened()) only.opened = std::make_shared<library>(nullptr);
  return only.opened;
}
/// The same for functions that have no key to remember it by.
inline const sw_crypto_t *once() {
  static const std::shared_ptr<const library> kept = current();
  return kept->raw();
}

/// Why a call failed.
[[gnu::cold, gnu::noinline]] inline failure refused(sw_call_t &call) {
  const std::shared_ptr<const library> called = current();
  if (!called->opened()) called->tell(&call.error);
  return failure(call.error);
}

/// Calls a function of the C face, whose last argument is a call; what `produce` makes of its outcome.
template <class Function, class Produce>
auto attempt(Function function, Produce produce) -> result<decltype(produce())> {
  sw_call_t call = {};
  const sw_code_e code = function(&call);
  if (code == SW_OK) [[likely]]
    return produce();
  return refused(call);
}
/// The same for functions with nothing to tell.
template <class Function>
result<void> attempt(Function function) {
  sw_call_t call = {};
  if (function(&call) == SW_OK) [[likely]]
    return {};
  return refused(call);
}
/// The same for functions that write output.
template <class Function>
result<bytes> write(memory into, Function function) {
  sw_bytes_t output = {};
  const sw_memory_t raw = {into.data(), into.size()};
  return attempt([&](sw_call_t *call) { return function(raw, &output, call); },
                 [&] { return bytes_of(output); });
}

#if SHORTWIRE_EXCEPTIONS
template <class T>
T value_of(result<T> outcome) {
  if (outcome.code() == code::unauthenticated) throw not_authentic(outcome.error());
  if constexpr (std::is_void_v<T>) {
    outcome.value();
  } else {
    return std::move(outcome).value();
  }
}

/// Output in memory of its own, of `most` bytes or fewer.
template <class Write>
std::vector<std::byte> collect(std::size_t most, Write write) {
  std::vector<std::byte> output(most);
  const bytes written = value_of(write(memory(output)));
  if (!written.empty() && written.data() != output.data())
    std::copy(written.begin(), written.end(), output.begin());
  output.resize(written.size());
  return output;
}

/// The same of a size that is fixed.
template <std::size_t Size, class Write>
std::array<std::byte, Size> collect_array(Write write) {
  std::array<std::byte, Size> output;
  value_of(write(memory(output)));
  return output;
}
#endif

}  // namespace internal

/// Has the library at a path called from now on, by whatever is made later. Without it, the first use opens
/// what `SHORTWIRE_CRYPTO_LIBRARY` names, or else libshortwire_crypto.so where the dynamic linker looks.
inline result<void> try_use(const std::string &path) {
  auto opened = std::make_shared<internal::library>(path.c_str());
  if (!opened->opened()) {
    sw_error_t told = {};
    opened->tell(&told);
    return failure(told);
  }
  internal::shared_library &only = internal::shared();
  const std::lock_guard lock(only.guard);
  only.opened = std::move(opened);
  return {};
}

/// What a key is prepared for.
enum class key_kind {
  secret = SW_KEY_SECRET,
  signing = SW_KEY_SIGNING,
  extended_signing = SW_KEY_EXTENDED_SIGNING,
  verifying = SW_KEY_VERIFYING,
};

/// A key that stays in the library, which clears it when it is closed or goes away.
///
/// Threads: any number may use it at a time; nobody may when it is moved or destroyed.
class key {
 public:
  /// No key: calls with it are INVALID_ARGUMENT.
  key() noexcept = default;
  key(key &&other) noexcept {
    swap(other);
  }
  key &operator=(key &&other) noexcept {
    swap(other);
    return *this;
  }
  ~key() {
    close();
  }

  /// Copies a key into the library. Clear your own copy.
  static result<key> try_store(bytes data, key_kind kind = key_kind::secret) {
    return make([&](const sw_crypto_t *crypto, sw_key_t *raw, sw_call_t *call) {
      return sw_key_store(crypto, static_cast<sw_key_kind_e>(kind), internal::raw_of(data), raw, call);
    });
  }
  /// Makes a key of 32 random bytes that nobody has seen.
  static result<key> try_generate(key_kind kind = key_kind::secret) {
    return make([&](const sw_crypto_t *crypto, sw_key_t *raw, sw_call_t *call) {
      return sw_key_generate(crypto, static_cast<sw_key_kind_e>(kind), raw, call);
    });
  }
  /// Its bytes, of a signing key its seed, at the start of `into`.
  result<bytes> try_reveal_into(memory into) const {
    return internal::write(into, [&](sw_memory_t out, sw_bytes_t *output, sw_call_t *call) {
      return sw_key_reveal(crypto(), raw_, out, output, call);
    });
  }
  /// Clears it. May be called twice.
  void close() noexcept {
    if (raw_.handle != 0) sw_key_close(crypto(), &raw_, nullptr);
  }

#if SHORTWIRE_EXCEPTIONS
  static key store(bytes data, key_kind kind = key_kind::secret) {
    return internal::value_of(try_store(data, kind));
  }
  static key generate(key_kind kind = key_kind::secret) {
    return internal::value_of(try_generate(kind));
  }
  std::vector<std::byte> reveal() const {
    return internal::collect(4096, [&](memory into) { return try_reveal_into(into); });
  }
#endif

  /// The key of the C face.
  const sw_key_t &raw() const noexcept {
    return raw_;
  }
  /// The library it is in.
  const sw_crypto_t *crypto() const {
    return library_ != nullptr ? library_->raw() : internal::once();
  }

  /// A key that a function of the C face makes.
  template <class Function>
  static result<key> make(Function function) {
    key made;
    made.library_ = internal::current();
    const auto outcome =
        internal::attempt([&](sw_call_t *call) { return function(made.crypto(), &made.raw_, call); });
    if (!outcome) return failure(outcome.error());
    return made;
  }

 private:
  void swap(key &other) noexcept {
    std::swap(raw_, other.raw_);
    std::swap(library_, other.library_);
  }

  sw_key_t raw_ = {};
  std::shared_ptr<const internal::library> library_;
};

}  // namespace shortwire::crypto

#endif  // SHORTWIRE_CRYPTO_KEY_HPP
