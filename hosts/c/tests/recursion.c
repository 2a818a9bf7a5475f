#include "feature.h"

enum { MOST = 400 };

/* A tree with `depth` levels of messages below the root. */
static const MSG(tree_t) * chain(MSG(tree_t) * trees, int depth) {
  memset(trees, 0, MOST * sizeof *trees);
  for (int i = 0; i < depth; i++) {
    trees[i].left = &trees[i + 1];
    trees[i].value = i;
  }
  return trees;
}

static int levels(const MSG(tree_t) * tree) {
  int count = 0;
  while (tree->left != NULL) {
    tree = tree->left;
    count++;
  }
  return count;
}

void recursion(void) {
  feature_t feature = open_feature(NULL);
  sw_call_t call = SW_CALL_INIT;
  static MSG(tree_t) trees[MOST];
  MSG(tree_t) reply;
  CHECK_OK(&call, FEATURE(echo_tree)(&feature, chain(trees, 99), &reply, &call));
  CHECK_INT(levels(&reply), 99);
  CHECK_CODE(FEATURE(echo_tree)(&feature, chain(trees, 101), &reply, &call), SW_INVALID_ARGUMENT);
  CHECK_SAYS(&call.error, "max_depth");

  sw_options_t bottomless = {.size = sizeof bottomless, .max_depth = 1001};
  feature_t none;
  sw_error_t error = SW_ERROR_INIT;
  CHECK_CODE(FEATURE(open)(path_in(library_dir, "libfeature_service.so"), &bottomless, &none, &error),
             SW_INVALID_ARGUMENT);
  CHECK_SAYS(&error, "use at most 1000");
  sw_error_free(&error);

  sw_options_t deep = {.size = sizeof deep, .max_depth = 300};
  feature_t deeper = open_feature(&deep);
  CHECK_OK(&call, FEATURE(echo_tree)(&deeper, chain(trees, 250), &reply, &call));
  CHECK_INT(levels(&reply), 250);
  FEATURE(close)(&deeper);

  /* A message that contains itself ends in an error, not in a stack overflow. */
  MSG(tree_t) loop = {.value = 1};
  loop.right = &loop;
  CHECK_CODE(FEATURE(echo_tree)(&feature, &loop, &reply, &call), SW_INVALID_ARGUMENT);
  MSG(tree_t) list = {.children_count = 1};
  list.children = &list;
  CHECK_CODE(FEATURE(echo_tree)(&feature, &list, &reply, &call), SW_INVALID_ARGUMENT);

  MSG(tree_t) children[] = {{.value = 1}, {.value = 2, .children = trees, .children_count = 3}};
  chain(trees, 0);
  CHECK_OK(&call, FEATURE(echo_tree)(&feature, &NEW(tree, .children = children, .children_count = 2), &reply,
                                     &call));
  CHECK_INT(reply.children_count, 2);
  CHECK_INT(reply.children[1].children_count, 3);
  sw_call_free(&call);
  FEATURE(close)(&feature);
}
