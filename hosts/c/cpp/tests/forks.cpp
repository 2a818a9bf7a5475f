#include <sys/wait.h>
#include <unistd.h>

#include "feature.hpp"

// A child does not get at the parent's instance, is told so, and can open its own.
TEST(forks) {
  const Feature feature = open_feature();
  VALUE(feature.try_echo_int64({.value = 1}));
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) {
    failures = 0;
    CHECK_FAILS(feature.try_echo_int64({.value = 2}), code::failed_precondition, std::to_string(getppid()));
    CHECK_EQUAL(VALUE(open_feature().try_echo_int64({.value = 3})).value, 3);
    _exit(failures != 0);
  }
  int status = 0;
  CHECK(child > 0 && waitpid(child, &status, 0) == child);
  CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  VALUE(feature.try_echo_int64({.value = 4}));
}
