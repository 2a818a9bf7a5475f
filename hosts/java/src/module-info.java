/**
 * Calls services in native libraries at the cost of a function call.
 *
 * <p>{@link shortwire} is for people, {@link shortwire.gen.v1} for the code that {@code shortwire
 * gen} writes.
 */
module shortwire {
  exports shortwire;
  exports shortwire.crypto;
  exports shortwire.gen.v1;
}
