// What the parts of the C++ host's testee share.
#ifndef TESTEE_HPP
#define TESTEE_HPP

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shortwire_test_v1.hpp"

using namespace shortwire::test::v1;
using words = std::span<const std::string>;

/// What comes after `ok`, or the error. Nothing if the host does not have what
/// is asked for.
using answer = std::optional<shortwire::result<std::string>>;

extern Feature client;
extern shortwire::arena arena;
extern shortwire::writer writer;

/// A method and how it is called.
struct method {
  std::string_view name;
  answer (*call)(std::string_view form, shortwire::bytes request, shortwire::call &call);
  answer (*many)(std::string_view form, std::span<const shortwire::bytes> requests);
};

/// A message: decodes and encodes.
struct codec {
  std::string_view name;
  answer (*run)(shortwire::bytes message);
};

std::span<const method> methods();
std::span<const codec> codecs();

/// Words of the protocol.
std::string hex(shortwire::bytes data);
std::string told(const shortwire::error &error, char separator);

/// A message in hex digits.
template <class Message>
shortwire::result<std::string> encoded(const Message &message) {
  const auto data = shortwire::try_encode(message, writer);
  if (!data) return shortwire::failure(data.error());
  return hex(*data);
}

#endif  // TESTEE_HPP
