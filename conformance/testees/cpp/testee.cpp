// The testee of the C++ host: does what conformance/README.md says.
#include "testee.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <iostream>
#include <sstream>
#include <stop_token>

Feature client;
shortwire::arena arena;
shortwire::writer writer;

std::string hex(shortwire::bytes data) {
  if (data.empty()) return "-";
  std::string digits;
  for (const std::byte byte : data) {
    for (const unsigned digit :
         {std::to_integer<unsigned>(byte >> 4), std::to_integer<unsigned>(byte & std::byte(15))}) {
      digits += "0123456789abcdef"[digit];
    }
  }
  return digits;
}

std::string told(const shortwire::error &error, char separator) {
  const auto detail = error.detail<FailDetail>(arena);
  return std::to_string(static_cast<int>(error.code())) + separator +
         hex(shortwire::as_bytes(error.message())) + separator + (detail ? encoded(*detail).value() : "none");
}

namespace {

template <class Number>
Number number(std::string_view digits, int base = 10) {
  Number value = {};
  std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
  return value;
}

std::vector<std::byte> unhex(std::string_view word) {
  std::vector<std::byte> data;
  for (std::size_t i = 0; i + 1 < word.size(); i += 2)
    data.push_back(std::byte(number<std::uint8_t>(word.substr(i, 2), 16)));
  return data;
}

/// What comes behind `=`, if a word begins with a name.
std::optional<std::uint64_t> option(words given, std::string_view name) {
  for (const std::string &word : given) {
    if (word.starts_with(name))
      return number<std::uint64_t>(std::string_view(word).substr(word.find('=') + 1));
  }
  return std::nullopt;
}

answer open(words given) {
  client.close();
  auto opened = Feature::try_open(
      given[0], {.max_depth = static_cast<std::uint32_t>(option(given, "max_depth").value_or(0)),
                 .max_message_bytes = option(given, "max_message_bytes").value_or(0)});
  if (!opened) return shortwire::failure(opened.error());
  client = std::move(*opened);
  return std::string();
}

const method *find_method(std::string_view name) {
  return std::ranges::find(methods(), name, &method::name).base();
}

answer call(words given) {
  // Kept from call to call, as users do: its memory is used again.
  static shortwire::call memory;
  memory.expires_never();
  memory.stop_with({});
  if (const auto milliseconds = option(given.subspan(3), "timeout_ms")) {
    memory.expires_after(std::chrono::milliseconds(*milliseconds));
  } else if (given.size() > 3) {
    std::stop_source source;
    source.request_stop();
    memory.stop_with(source.get_token());
  }
  return find_method(given[0])->call(given[1], unhex(given[2]), memory);
}

answer many(words given) {
  std::vector<std::vector<std::byte>> memory;
  for (const std::string &word : given.subspan(2)) memory.push_back(unhex(word));
  const std::vector<shortwire::bytes> items(memory.begin(), memory.end());
  return find_method(given[0])->many(given[1], items);
}

answer run_codec(words given) {
  const auto found = std::ranges::find(codecs(), given[0], &codec::name);
  if (found == codecs().end()) return std::nullopt;
  return found->run(unhex(given[1]));
}

answer read(words given) {
  const auto data = unhex(given[0]);
  const auto decoded = shortwire::try_decode<Scalars>(data, arena);
  if (!decoded) return shortwire::failure(decoded.error());
  const Scalars &m = *decoded;
  char floats[32];
  std::snprintf(floats, sizeof floats, "%016llx %08x",
                static_cast<unsigned long long>(std::bit_cast<std::uint64_t>(m.double_value)),
                std::bit_cast<std::uint32_t>(m.float_value));
  std::ostringstream out;
  out << floats << ' ' << m.int32_value << ' ' << m.int64_value << ' ' << m.uint32_value << ' '
      << m.uint64_value << ' ' << m.sint32_value << ' ' << m.sint64_value << ' ' << m.fixed32_value << ' '
      << m.fixed64_value << ' ' << m.sfixed32_value << ' ' << m.sfixed64_value << ' '
      << (m.bool_value ? "true" : "false") << ' ' << hex(shortwire::as_bytes(m.string_value)) << ' '
      << hex(m.bytes_value) << ' ' << static_cast<std::int32_t>(m.enum_value);
  return out.str();
}

answer write(words given) {
  const auto text = unhex(given[13]), data = unhex(given[14]);
  return encoded(Scalars{
      .double_value = std::bit_cast<double>(number<std::uint64_t>(given[0], 16)),
      .float_value = std::bit_cast<float>(number<std::uint32_t>(given[1], 16)),
      .int32_value = number<std::int32_t>(given[2]),
      .int64_value = number<std::int64_t>(given[3]),
      .uint32_value = number<std::uint32_t>(given[4]),
      .uint64_value = number<std::uint64_t>(given[5]),
      .sint32_value = number<std::int32_t>(given[6]),
      .sint64_value = number<std::int64_t>(given[7]),
      .fixed32_value = number<std::uint32_t>(given[8]),
      .fixed64_value = number<std::uint64_t>(given[9]),
      .sfixed32_value = number<std::int32_t>(given[10]),
      .sfixed64_value = number<std::int64_t>(given[11]),
      .bool_value = given[12] == "true",
      .string_value = shortwire::as_text(text),
      .bytes_value = data,
      .enum_value = static_cast<Color>(number<std::int32_t>(given[15])),
  });
}

answer misuse(std::string_view what) {
  shortwire::call memory;
  if (what == "invalid-utf8" || what == "lone-surrogate") {
    const auto reply =
        client.try_echo_string({.value = what == "invalid-utf8" ? "\xff" : "\xed\xa0\x80"}, memory);
    if (!reply) return shortwire::failure(reply.error());
    return encoded(*reply);
  }
  if (what != "fork") return std::nullopt;
  int ends[2];
  if (pipe(ends) != 0) return std::nullopt;
  if (fork() == 0) {
    const auto reply = client.try_echo_int32({.value = 1});
    const std::string line = reply ? "ok" : "error " + told(reply.error(), ' ');
    _exit(::write(ends[1], line.data(), line.size()) < 0);
  }
  wait(nullptr);
  char line[4096];
  const ssize_t size = ::read(ends[0], line, sizeof line);
  close(ends[0]);
  close(ends[1]);
  std::cout << std::string_view(line, size > 0 ? static_cast<std::size_t>(size) : 0) << std::endl;
  return std::string();
}

answer answer_to(words given) {
  const std::string &command = given[0];
  if (command == "hello") return std::string("1");
  if (command == "open") return open(given.subspan(1));
  if (command == "close") return client.close(), std::string();
  if (command == "call") return call(given.subspan(1));
  if (command == "many") return many(given.subspan(1));
  if (command == "codec") return run_codec(given.subspan(1));
  if (command == "read") return read(given.subspan(1));
  if (command == "write") return write(given.subspan(1));
  return misuse(given[1]);
}

}  // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream stream(line);
    std::vector<std::string> given;
    for (std::string word; stream >> word;) given.push_back(word);
    arena.reset();
    const answer outcome = answer_to(given);
    if (line == "bad fork") continue;
    if (!outcome) {
      std::cout << "skip" << std::endl;
    } else if (!outcome->has_value()) {
      std::cout << "error " << told(outcome->error(), ' ') << std::endl;
    } else {
      std::cout << "ok" << ((*outcome)->empty() ? "" : " ") << **outcome << std::endl;
    }
  }
}
