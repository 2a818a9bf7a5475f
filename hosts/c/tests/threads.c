#include <pthread.h>

#include "feature.h"

enum { THREADS = 8, ROUNDS = 2000 };

static void *work(void *argument) {
  const feature_t *feature = (const feature_t *)argument;
  sw_call_t call = SW_CALL_INIT;
  size_t wrong = 0;
  for (int64_t i = 0; i < ROUNDS; i++) {
    MSG(int64_value_t) number;
    MSG(string_value_t) text;
    MSG(tree_t) left = {.value = i}, tree;
    wrong += FEATURE(echo_int64)(feature, &NEW(int64_value, .value = i), &number, NULL) != SW_OK ||
             number.value != i;
    wrong += FEATURE(echo_string)(feature, &NEW(string_value, .value = sw_text("shared")), &text, &call) !=
                 SW_OK ||
             !sw_text_equals(text.value, "shared");
    wrong += FEATURE(echo_tree)(feature, &NEW(tree, .left = &left), &tree, &call) != SW_OK ||
             tree.left->value != i;
  }
  sw_call_free(&call);
  return (void *)(uintptr_t)wrong;
}

/* One client, a call for each thread. */
void threads(void) {
  feature_t feature = open_feature(NULL);
  pthread_t all[THREADS];
  for (int i = 0; i < THREADS; i++) CHECK_INT(pthread_create(&all[i], NULL, work, &feature), 0);
  for (int i = 0; i < THREADS; i++) {
    void *wrong = NULL;
    pthread_join(all[i], &wrong);
    CHECK(wrong == NULL);
  }
  FEATURE(close)(&feature);
}
