package shortwire.start;

/**
 * What {@code java -jar shortwire.jar} runs: says whether this Java can run the rest. Compiled for older
 * ones, which would refuse the other classes by their version and not say what to do.
 */
public final class Start {
  private static final int OLDEST = 22;
  private static final int EXIT_ENVIRONMENT = 4;

  private Start() {}

  /** Prints the answer, and exits with 4 if it is no. */
  public static void main(String[] arguments) {
    String running = "Java " + Runtime.version() + " in " + System.getProperty("java.home");
    if (Runtime.version().feature() >= OLDEST) {
      System.out.println("Shortwire runs on " + running);
      return;
    }
    System.err.println("error: Shortwire needs Java " + OLDEST + " or later, this is " + running);
    System.err.println(
        "  help: run with a newer one (`ls /usr/lib/jvm` shows what is installed, Temurin 25 is at"
            + " https://adoptium.net), or set JAVA_HOME to it");
    System.exit(EXIT_ENVIRONMENT);
  }
}
