/* A client of a newer schema than the library's: a program of its own, because its names are those of the
 * other tests. */
#include "feature.h"

void evolution(void);

void evolution(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;

  /* A field that the library does not know comes back, because it keeps what it does not know. */
  MSG(int64_value_t) number;
  CHECK_OK(&call, FEATURE(echo_int64)(&feature, &NEW(int64_value, .value = 5, .unit = sw_text("km")), &number,
                                      &call));
  CHECK_INT(number.value, 5);
  CHECK_TEXT(number.unit, "km");

  sw_bytes_t more[] = {sw_text("a"), sw_text("b")};
  MSG(string_value_t) text;
  CHECK_OK(&call, FEATURE(echo_string)(
                      &feature, &NEW(string_value, .value = sw_text("t"), .more = more, .more_count = 2),
                      &text, &call));
  CHECK_TEXT(text.value, "t");
  CHECK_INT(text.more_count, 2);

  MSG(tree_weights_entry_t) weights[] = {{sw_text("w"), 3}};
  MSG(tree_t) left = {.label = sw_text("left")}, tree;
  CHECK_OK(&call,
           FEATURE(echo_tree)(&feature, &NEW(tree, .left = &left, .weights = weights, .weights_count = 1),
                              &tree, &call));
  CHECK_TEXT(tree.left->label, "left");
  CHECK_INT(MSG(tree_find_weights)(&tree, sw_text("w"))->value, 3);

  /* What protobuf does not allow is named. */
  MSG(nested_t) nested;
  CHECK_CODE(FEATURE(echo_nested)(&feature, &NEW(nested, .inner = sw_text("\x07")), &nested, &call),
             SW_INVALID_ARGUMENT);
  CHECK_SAYS(&call.error, "shortwire inspect");

  CHECK_CODE(FEATURE(added)(&feature, &NEW(int64_value, .value = 1), &number, &call), SW_UNIMPLEMENTED);
  CHECK_SAYS(&call.error, "shortwire.test.v1.Feature/Added");
  CHECK_SAYS(&call.error, "libfeature_service.so");
  CHECK_CODE(FEATURE(added)(&feature, &NEW(int64_value, .value = 1), &number, NULL), SW_UNIMPLEMENTED);
  CHECK_CODE(FEATURE(added_tree)(&feature, &NEW(tree, 0), &tree, &call), SW_UNIMPLEMENTED);
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
