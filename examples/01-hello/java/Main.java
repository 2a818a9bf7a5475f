import greeter.v1.Greeter;

/** Calls the greeter from Java: java Main PATH/TO/libgreeter.so */
final class Main {
  public static void main(String[] arguments) {
    try (Greeter greeter = Greeter.open(arguments[0])) {
      System.out.println(greeter.greet("world"));
    }
  }
}
