// Runs all tests: main LIBRARY_DIR FIXTURE_DIR [TEST...].
#include <algorithm>
#include <span>

#include "check.hpp"

std::string library_dir, fixture_dir;
int failures;

static test *first;

test::test(const char *test_name, void (*test_run)()) : name(test_name), run(test_run), next(first) {
  first = this;
}

void not_so(const char *file, int line, const std::string &what) {
  failures++;
  std::fprintf(stderr, "%s:%d: %s\n", file, line, what.c_str());
}

int main(int argc, char **argv) {
  if (argc < 3) {
    std::fprintf(stderr, "usage: %s LIBRARY_DIR FIXTURE_DIR [TEST...]\n", argv[0]);
    return 2;
  }
  library_dir = argv[1];
  fixture_dir = argv[2];
  const std::span<char *> wanted(argv + 3, argv + argc);
  int failed = 0, run = 0;
  for (const test *one = first; one != nullptr; one = one->next) {
    const auto is_it = [&](const char *name) { return std::string_view(name) == one->name; };
    if (!wanted.empty() && std::none_of(wanted.begin(), wanted.end(), is_it)) continue;
    const int before = failures;
    one->run();
    run++;
    failed += failures != before;
    std::printf("%s %s\n", failures == before ? "ok    " : "FAILED", one->name);
  }
  std::printf("%d of %d passed\n", run - failed, run);
  return failed != 0 || run == 0;
}
