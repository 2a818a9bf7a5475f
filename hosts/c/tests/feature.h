/* The feature service under short names. */
#ifndef FEATURE_H
#define FEATURE_H

#include "check.h"
#include "shortwire_test_v1.h"

#define MSG(name) shortwire_test_v1_##name
#define FEATURE(name) shortwire_test_v1_feature_##name
#define NEW(message, ...) \
  (MSG(message##_t)) {    \
    __VA_ARGS__           \
  }

typedef FEATURE(t) feature_t;

/* A client of the feature service; ends the program if there is none. */
feature_t open_feature(const sw_options_t *options);

#endif /* FEATURE_H */
