import calculator.v1.BinaryOp;
import calculator.v1.Calculator;
import calculator.v1.Value;
import java.util.List;
import java.util.stream.LongStream;
import shortwire.BatchException;
import shortwire.Column;

/** Many calls in one crossing: java Main PATH/TO/libcalculator.so */
final class Main {
  public static void main(String[] arguments) {
    try (Calculator calculator = Calculator.open(arguments[0])) {
      // A column for each field; one element stands for all.
      long[] sums = new long[3];
      calculator.addMany(
          Column.of(new long[] {1, 2, 3}), Column.all(new long[] {10}), Column.of(sums));
      System.out.println("columns: " + sums[0] + " " + sums[1] + " " + sums[2]);

      // A list of requests. Each item has its own outcome.
      List<BinaryOp> items = List.of(new BinaryOp(6, 3), new BinaryOp(1, 0), new BinaryOp(-9, 3));
      try {
        calculator.divideMany(items);
      } catch (BatchException failures) {
        StringBuilder outcomes = new StringBuilder();
        List<?> results = (List<?>) failures.getResults();
        for (int i = 0; i < items.size(); i++) {
          Object outcome =
              results.get(i) instanceof Value quotient
                  ? quotient.value()
                  : failures.getErrors().get(i).getCode();
          outcomes.append(' ').append(outcome);
        }
        System.out.println("items:" + outcomes);
      }

      // Arrays in, an array out.
      long[] numbers = LongStream.rangeClosed(0, 1000).toArray();
      long[] ones = LongStream.generate(() -> 1).limit(numbers.length).toArray();
      long[] products = calculator.multiplyMany(numbers, ones);
      System.out.println("a thousand: " + LongStream.of(products).sum());
    }
  }
}
