#include <sys/wait.h>
#include <unistd.h>

#include "feature.h"

/* A child does not get at the parent's instance, is told so, and can open its own. */
void forks(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  MSG(int64_value_t) number;
  CHECK_OK(&call, FEATURE(echo_int64)(&feature, &NEW(int64_value, .value = 1), &number, &call));
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    failures = 0;
    CHECK_CODE(FEATURE(echo_int64)(&feature, &NEW(int64_value, .value = 2), &number, &call),
               SW_FAILED_PRECONDITION);
    char pid[32];
    snprintf(pid, sizeof pid, "%d", (int)getppid());
    CHECK_SAYS(&call.error, pid);
    feature_t own = open_feature(NULL);
    CHECK_OK(&call, FEATURE(echo_int64)(&own, &NEW(int64_value, .value = 3), &number, &call));
    CHECK_INT(number.value, 3);
    _exit(failures != 0);
  }
  int status = 0;
  CHECK(child > 0 && waitpid(child, &status, 0) == child);
  CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  CHECK_OK(&call, FEATURE(echo_int64)(&feature, &NEW(int64_value, .value = 4), &number, &call));
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
