// Loaded libraries.
#ifndef SHORTWIRE_LIBRARY_HPP
#define SHORTWIRE_LIBRARY_HPP

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "shortwire/library.h"
#include "shortwire/result.hpp"

namespace shortwire {

/// A library without a client: what it says of itself. A handle to copy; libraries stay loaded until the
/// process ends, and opening one again gives the same.
class library {
 public:
  /// Loads the library at a path; by its bare name if there is no such file in the current directory.
  ///
  /// Blocks on the file system; allocates. NOT_FOUND if there is no file; INVALID_ARGUMENT if it is no shared
  /// library; FAILED_PRECONDITION if it is for another machine, does not speak Shortwire or needs something
  /// that is missing.
  static result<library> try_open(const std::string &path) {
    library opened;
    sw_error_t told = {};
    if (sw_library_open(path.c_str(), &opened.raw_, &told) != SW_OK) return failure(told);
    return opened;
  }
#if SHORTWIRE_EXCEPTIONS
  static library open(const std::string &path) {
    return try_open(path).value();
  }
#endif

  /// No library.
  library() noexcept = default;

  /// As it was opened.
  std::string_view path() const noexcept {
    return raw_->path;
  }
  /// Who made its table, such as "shortwire 0.1.0 (rust)".
  std::string_view runtime() const noexcept {
    return raw_->abi->runtime;
  }
  /// Its schema: a google.protobuf.FileDescriptorSet with comments, imports included.
  bytes schema() const noexcept {
    return internal::bytes_of(raw_->abi->schema);
  }
  /// Its methods, sorted by id.
  std::span<const sw_method_t> methods() const noexcept {
    return {raw_->abi->methods, raw_->abi->method_count};
  }

 private:
  const sw_library_t *raw_ = nullptr;
};

}  // namespace shortwire

#endif  // SHORTWIRE_LIBRARY_HPP
