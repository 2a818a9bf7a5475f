/* The raw boundary of Java as it was before FFM: JNI by hand, for the class engine.ByJni. */
#include <jni.h>

#include "raw.h"

JNIEXPORT jlong JNICALL Java_engine_ByJni_add(JNIEnv *env, jclass class, jlong a, jlong b) {
  (void)env, (void)class;
  return raw_add(a, b);
}

JNIEXPORT void JNICALL Java_engine_ByJni_addColumns(JNIEnv *env, jclass class, jlongArray a, jlongArray b,
                                                    jlongArray sums) {
  (void)class;
  jsize count = (*env)->GetArrayLength(env, sums);
  if ((*env)->GetArrayLength(env, a) != count || (*env)->GetArrayLength(env, b) != count) {
    jclass refused = (*env)->FindClass(env, "java/lang/IllegalArgumentException");
    (*env)->ThrowNew(env, refused, "addColumns() takes three arrays of one length");
    return;
  }
  int64_t *left = (*env)->GetPrimitiveArrayCritical(env, a, NULL);
  int64_t *right = (*env)->GetPrimitiveArrayCritical(env, b, NULL);
  int64_t *into = (*env)->GetPrimitiveArrayCritical(env, sums, NULL);
  if (left != NULL && right != NULL && into != NULL) raw_add_columns(left, right, into, (size_t)count);
  if (into != NULL) (*env)->ReleasePrimitiveArrayCritical(env, sums, into, 0);
  if (right != NULL) (*env)->ReleasePrimitiveArrayCritical(env, b, right, JNI_ABORT);
  if (left != NULL) (*env)->ReleasePrimitiveArrayCritical(env, a, left, JNI_ABORT);
}
