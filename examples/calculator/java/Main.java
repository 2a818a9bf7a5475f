import calculator.v1.BinaryOp;
import calculator.v1.Calculator;
import calculator.v1.DivisionError;
import calculator.v1.Value;
import complex_data.v1.ComplexCalculationRequest;
import complex_data.v1.ComplexCalculationResponse.Result;
import complex_data.v1.ComplexData;
import complex_data.v1.ComplexDataOperation;
import complex_data.v1.ComplexDataResult;
import complex_data.v1.DataBatch;
import complex_data.v1.Transaction;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import shortwire.ShortwireException;

/** Calls the calculator library from Java: java Main PATH/TO/libcalculator.so */
final class Main {
  public static void main(String[] arguments) {
    try (Calculator calculator = Calculator.open(arguments[0])) {
      System.out.println("40 + 2 = " + calculator.add(40, 2));
      List<BinaryOp> pairs = List.of(new BinaryOp(1, 2), new BinaryOp(3, 4), new BinaryOp(5, 6));
      System.out.println("pairs: " + calculator.addMany(pairs).stream().map(Value::value).toList());
      long[] sums = calculator.addMany(new long[] {1, 2, 3}, new long[] {10, 10, 10});
      System.out.println("columns: " + Arrays.toString(sums));
      System.out.println("a future: " + calculator.async().add(40, 2).join());
      try {
        calculator.divide(1, 0);
      } catch (ShortwireException failure) {
        System.out.println(
            "1 / 0: " + failure.getMessage() + " " + failure.detail(DivisionError.TYPE));
      }
    }

    try (ComplexData service = ComplexData.open(arguments[0])) {
      BinaryOp pair = new BinaryOp(40, 2);
      Result result =
          service
              .process(
                  new ComplexCalculationRequest(new ComplexCalculationRequest.Operation.Add(pair)))
              .result();
      String told =
          switch (result) {
            case Result.Value(long value) -> Long.toString(value);
            case Result other -> other.toString();
          };
      System.out.println("process: " + told);

      List<Transaction> transactions =
          IntStream.range(0, 1000).mapToObj(Main::transaction).toList();
      ComplexDataResult reply =
          service.aggregate(new ComplexDataOperation(new DataBatch(transactions, 1, 0), "sum"));
      System.out.println(
          "aggregate: %d transactions, %s %s"
              .formatted(reply.transactionCount(), reply.totalAmount(), reply.stats()));
    }
  }

  private static Transaction transaction(int number) {
    return Transaction.builder()
        .transactionId("T" + number)
        .amount(number * 1.5)
        .currency("EUR")
        .build();
  }
}
