// The feature service under short names.
#ifndef FEATURE_HPP
#define FEATURE_HPP

#include <array>
#include <vector>

#include "check.hpp"
#include "shortwire_test_v1.hpp"

using namespace shortwire::test::v1;
using shortwire::bytes;
using shortwire::code;

inline std::string feature_library() {
  return library_dir + "/libfeature_service.so";
}

/// A client of the feature service.
inline Feature open_feature(const shortwire::options &options = {}) {
  return VALUE(Feature::try_open(feature_library(), options));
}

/// A method's raw form, as a pointer to a member.
using raw_form = shortwire::result<bytes> (Feature::*)(bytes, shortwire::call &) const;

/// A call in wire format, whatever the shapes: encoded, sent as bytes, decoded.
template <class Reply, class Request>
shortwire::result<Reply> by_wire(const Feature &feature, raw_form method, const Request &request,
                                 shortwire::call &call, shortwire::arena &arena) {
  shortwire::writer writer;
  auto encoded = shortwire::try_encode(request, writer);
  if (!encoded) return shortwire::failure(encoded.error());
  auto reply = (feature.*method)(*encoded, call);
  if (!reply) return shortwire::failure(reply.error());
  return shortwire::try_decode<Reply>(*reply, arena);
}

template <std::uint8_t... Numbers>
inline constexpr std::array<std::uint8_t, sizeof...(Numbers)> numbers = {Numbers...};

/// Bytes given as numbers, which last.
template <std::uint8_t... Numbers>
bytes wire() {
  return std::as_bytes(std::span(numbers<Numbers...>));
}

/// Bytes given as a literal, without the NUL at its end.
template <std::size_t Size>
bytes literal(const char (&text)[Size]) {
  return shortwire::as_bytes({text, Size - 1});
}

template <class A, class B>
bool same_items(const A &a, const B &b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const auto &x, const auto &y) { return comparable(x) == comparable(y); });
}

#endif  // FEATURE_HPP
