#include <algorithm>

#include "feature.hpp"

namespace {

void refused(const std::string &path, code expected, std::string_view says) {
  const auto library = shortwire::library::try_open(path);
  CHECK_FAILS(library, expected, says);
  CHECK_FAILS(library, expected, "help:");
  CHECK_FAILS(library, expected, path);
  CHECK_FAILS(Feature::try_open(path), expected, says);
}

}  // namespace

TEST(loader_errors) {
  const std::string fixtures = fixture_dir + "/";
  refused(fixtures + "missing.so", code::not_found, "there is no file");
  refused("libno_such_library_anywhere.so", code::not_found, "LD_LIBRARY_PATH");
  refused(fixture_dir, code::invalid_argument, "is a directory");
  refused(fixtures + "empty.so", code::invalid_argument, "is empty");
  refused(fixtures + "text.so", code::invalid_argument, "no shared library");
  refused(fixtures + "archive.a", code::invalid_argument, "static library");
  refused(fixtures + "other_machine.so", code::failed_precondition, "s390x");
  refused(fixtures + "libno_symbol.so", code::failed_precondition, SW_ABI_SYMBOL);
  refused(fixtures + "libother_version.so", code::failed_precondition, "version 7");
  refused(fixtures + "liblater_symbol.so", code::failed_precondition, "version 2 of Shortwire's contract");
  refused(fixtures + "libshort_table.so", code::failed_precondition, "shortwire 0.0.1 (test)");

  const auto library = VALUE(shortwire::library::try_open(feature_library()));
  CHECK_EQUAL(library.path(), feature_library());
  CHECK(library.runtime().starts_with("shortwire "));
  CHECK(!library.schema().empty());
  const auto is_echo = [](const sw_method_t &method) {
    return std::string_view(method.name) == "shortwire.test.v1.Feature/EchoTree";
  };
  CHECK(std::any_of(library.methods().begin(), library.methods().end(), is_echo));

  // A client of a library that has other services.
  const auto other = VALUE(Feature::try_open(library_dir + "/libcalculator.so"));
  for (const auto *says : {"shortwire.test.v1.Feature/EchoInt64", "libcalculator.so", "shortwire inspect"}) {
    CHECK_FAILS(other.try_echo_int64({}), code::unimplemented, says);
  }
}
