#include "feature.h"

static void refuses(const feature_t *feature, const char *why) {
  sw_call_t call = SW_CALL_INIT;
  MSG(int64_value_t) number, numbers[2] = {{0}};
  MSG(tree_t) tree;
  sw_bytes_t bytes;
  int64_t column[2] = {0};
  CHECK_CODE(FEATURE(echo_int64)(feature, &NEW(int64_value, 0), &number, NULL), SW_FAILED_PRECONDITION);
  CHECK_CODE(FEATURE(echo_int64)(feature, &NEW(int64_value, 0), &number, &call), SW_FAILED_PRECONDITION);
  CHECK_SAYS(&call.error, why);
  CHECK_CODE(FEATURE(echo_tree)(feature, &NEW(tree, 0), &tree, &call), SW_FAILED_PRECONDITION);
  CHECK_CODE(FEATURE(echo_tree_raw)(feature, sw_text(""), &bytes, &call), SW_FAILED_PRECONDITION);
  CHECK_CODE(FEATURE(echo_int64_many)(feature, 2, numbers, numbers, NULL, &call), SW_FAILED_PRECONDITION);
  CHECK_CODE(FEATURE(echo_int64_columns)(feature, 2, &(MSG(int64_value_columns_t)){column},
                                         &(MSG(int64_value_out_columns_t)){column}, NULL, &call),
             SW_FAILED_PRECONDITION);
  CHECK_CODE(FEATURE(echo_tree_many)(feature, 1, &tree, &tree, NULL, &call), SW_FAILED_PRECONDITION);
  sw_call_free(&call);
}

void closed_client(void) {
  feature_t feature = open_feature(NULL);
  FEATURE(close)(&feature);
  refuses(&feature, "was closed");
  FEATURE(close)(&feature);
  FEATURE(close)(NULL);
  feature_t never = SW_ZERO;
  refuses(&never, "not open");
  FEATURE(close)(&never);
}
