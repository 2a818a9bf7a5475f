package engine;

/** Through JNI: functions that bench/rivals/raw/jni.c has by hand. */
final class ByJni {
  /** The property that says where the library is. */
  static final String LIBRARY = "engine.jni.library";

  static {
    System.load(System.getProperty(LIBRARY));
  }

  private ByJni() {}

  static native long add(long a, long b);

  private static native void addColumns(long[] a, long[] b, long[] sums);

  static Arm arm(Request request) {
    return switch (request.scenario()) {
      case "add", "add-latency" -> add(Input.of(request));
      case "columns" -> columns(request.size());
      default -> throw request.unknown();
    };
  }

  private static Arm add(Input input) {
    return new Arm(
        () -> input.sums(ByJni::add),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += add(input.a(), input.b());
          return sum;
        });
  }

  private static Arm columns(int size) {
    long[] a = Input.left(size);
    long[] b = Input.right(size);
    long[] sums = new long[size];
    return new Arm(
        () -> {
          addColumns(a, b, sums);
          return Input.join(sums);
        },
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            addColumns(a, b, sums);
            sum += sums[size - 1];
          }
          return sum;
        });
  }
}
