#include "feature.h"

void null_arguments(void) {
  feature_t feature = open_feature(NULL);
  const char *path = path_in(library_dir, "libfeature_service.so");
  sw_call_t call = SW_CALL_INIT;
  MSG(int64_value_t) number = SW_ZERO;
  MSG(string_value_t) text = SW_ZERO;
  MSG(tree_t) tree = SW_ZERO;
  sw_bytes_t bytes;
  int64_t column[1] = {0};
  MSG(int64_value_columns_t) in = {column}, no_in = {NULL};
  MSG(int64_value_out_columns_t) out = {column}, no_out = {NULL};
  feature_t *none = NULL;

#define REFUSED(expression) CHECK_CODE(expression, SW_INVALID_ARGUMENT)
  REFUSED(FEATURE(open)(NULL, NULL, &feature, NULL));
  REFUSED(FEATURE(open)(path, NULL, NULL, &call.error));
  REFUSED(FEATURE(echo_int64)(none, &number, &number, &call));
  REFUSED(FEATURE(echo_int64)(&feature, NULL, &number, &call));
  CHECK_SAYS(&call.error, "request is NULL");
  REFUSED(FEATURE(echo_int64)(&feature, &number, NULL, &call));
  CHECK_SAYS(&call.error, "reply is NULL");
  REFUSED(FEATURE(echo_int64)(&feature, NULL, &number, NULL));
  REFUSED(FEATURE(echo_string)(&feature, &text, &text, NULL));
  REFUSED(FEATURE(echo_tree)(none, &tree, &tree, &call));
  REFUSED(FEATURE(echo_tree)(&feature, NULL, &tree, &call));
  REFUSED(FEATURE(echo_tree)(&feature, &tree, NULL, &call));
  REFUSED(FEATURE(echo_tree)(&feature, &tree, &tree, NULL));
  REFUSED(FEATURE(echo_tree_raw)(none, sw_text(""), &bytes, &call));
  REFUSED(FEATURE(echo_tree_raw)(&feature, sw_text(""), NULL, &call));
  REFUSED(FEATURE(echo_tree_raw)(&feature, (sw_bytes_t){NULL, 3}, &bytes, &call));
  REFUSED(FEATURE(echo_int64_many)(&feature, 1, NULL, &number, NULL, &call));
  REFUSED(FEATURE(echo_int64_many)(&feature, 1, &number, NULL, NULL, &call));
  REFUSED(FEATURE(echo_int64_columns)(&feature, 1, NULL, &out, NULL, &call));
  REFUSED(FEATURE(echo_int64_columns)(&feature, 1, &no_in, &out, NULL, &call));
  CHECK_SAYS(&call.error, "request->value");
  REFUSED(FEATURE(echo_int64_columns)(&feature, 1, &in, &no_out, NULL, &call));
  REFUSED(FEATURE(echo_int64_columns)(&feature, 1, &in, &out, NULL, NULL));
  REFUSED(FEATURE(echo_string)(&feature, &NEW(string_value, .value = {NULL, 3}), &text, &call));
  REFUSED(FEATURE(echo_string_wire)(&feature, &NEW(string_value, .value = {NULL, 3}), &text, &call));
  REFUSED(FEATURE(echo_tree)(&feature, &NEW(tree, .children_count = 3), &tree, &call));
  CHECK_SAYS(&call.error, "Tree.children");
  REFUSED(MSG(tree_decode)((sw_bytes_t){NULL, 3}, &call.arena, &tree, NULL));
  REFUSED(MSG(tree_decode)(sw_text(""), NULL, &tree, NULL));
  REFUSED(MSG(tree_decode)(sw_text(""), &call.arena, NULL, NULL));
  REFUSED(MSG(tree_encode)(NULL, &call.writer, &bytes, NULL));
  REFUSED(MSG(tree_encode)(&tree, NULL, &bytes, NULL));
  REFUSED(MSG(tree_encode)(&tree, &call.writer, NULL, NULL));
  REFUSED(sw_library_open(NULL, NULL, &call.error));
  REFUSED(sw_call_item_error(NULL, 0, NULL));
#undef REFUSED
  CHECK(!sw_error_detail(NULL, "x", &bytes));
  CHECK(!sw_error_detail(&call.error, NULL, &bytes));
  CHECK_INT(sw_error_detail_count(NULL), 0);
  CHECK(sw_library_method(NULL, 1) == NULL);
  CHECK(MSG(maps_find_strings)(NULL, sw_text("")) == NULL);
  sw_call_free(NULL);
  sw_error_free(NULL);
  sw_arena_free(NULL);
  sw_arena_reset(NULL);
  sw_writer_free(NULL);
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
