import calculator.v1.Calculator;
import calculator.v1.DivisionError;
import java.time.Duration;
import shortwire.CallOptions;
import shortwire.ShortwireException;

/** Failures and their typed details: java Main PATH/TO/libcalculator.so */
final class Main {
  public static void main(String[] arguments) {
    try (Calculator calculator = Calculator.open(arguments[0])) {
      System.out.println("7 / 2 = " + calculator.divide(7, 2));

      // There is one class of failures; its code tells them apart.
      try {
        calculator.divide(1, 0);
      } catch (ShortwireException failure) {
        System.out.println("1 / 0: " + failure.getCode() + ": " + failure.getMessage());
        DivisionError detail = failure.detail(DivisionError.TYPE).orElseThrow();
        System.out.println("dividend " + detail.dividend() + ", divisor " + detail.divisor());
      }

      try {
        Calculator.open("./no/such/library.so");
      } catch (ShortwireException failure) {
        System.out.println("no library: " + failure.getCode());
      }

      Calculator late = calculator.with(CallOptions.NONE.withTimeout(Duration.ZERO));
      try {
        late.divide(7, 2);
      } catch (ShortwireException failure) {
        System.out.println("too late: " + failure.getCode());
      }
    }
  }
}
