// What the lab says: JSON objects on one line, whose keys are unique and whose texts have no escapes.
#ifndef LINE_HPP
#define LINE_HPP

#include <cstdint>
#include <cstdlib>
#include <string>

class line {
 public:
  explicit line(std::string text) : text_(std::move(text)) {}

  /// The number with that key; 0 if there is none.
  std::int64_t number(const std::string &key) const {
    return std::strtoll(value(key), nullptr, 10);
  }

  /// The text with that key; empty if there is none.
  std::string text(const std::string &key) const {
    const std::string rest = value(key);
    return rest.starts_with('"') ? rest.substr(1, rest.find('"', 1) - 1) : "";
  }

 private:
  /// What follows `"key":`, or nothing.
  const char *value(const std::string &key) const {
    const std::string quoted = '"' + key + "\":";
    const auto found = text_.find(quoted);
    return found == std::string::npos ? "" : text_.c_str() + found + quoted.size();
  }

  std::string text_;
};

#endif  // LINE_HPP
