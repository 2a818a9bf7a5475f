package engine;

import calculator.v1.BinaryOp;
import calculator.v1.Calculator;
import calculator.v1.Value;
import complex_data.v1.ComplexCalculationRequest;
import complex_data.v1.ComplexCalculationResponse;
import complex_data.v1.ComplexCalculationResponse.Result;
import complex_data.v1.ComplexData;
import complex_data.v1.ComplexDataOperation;
import complex_data.v1.ComplexDataResult;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import shortwire.Column;

/** With the generated client. */
final class ByShortwire {
  private ByShortwire() {}

  static Arm arm(String library, Request request) {
    return switch (request.scenario()) {
      case "add", "add-latency" -> add(Input.of(request), Calculator.open(library));
      case "process" -> process(Input.of(request), ComplexData.open(library));
      case "ladder" -> wholeCall(Input.of(request), ComplexData.open(library));
      case "columns" -> columns(Calculator.open(library), request.size());
      case "items" -> items(Calculator.open(library), request.size());
      case "aggregate" -> aggregate(ComplexData.open(library), request.size());
      case "encode" -> encode(request.size());
      case "decode" -> decode(request.size());
      default -> throw request.unknown();
    };
  }

  private static Arm add(Input input, Calculator calculator) {
    return new Arm(
        () -> input.sums(calculator::add),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += calculator.add(input.a(), input.b());
          return sum;
        });
  }

  private static ComplexCalculationRequest small(long a, long b) {
    return new ComplexCalculationRequest(
        new ComplexCalculationRequest.Operation.Add(new BinaryOp(a, b)));
  }

  private static long value(ComplexCalculationResponse response) {
    return ((Result.Value) response.result()).value();
  }

  private static Arm process(Input input, ComplexData service) {
    ComplexCalculationRequest request = small(input.a(), input.b());
    return new Arm(
        () -> input.sums((a, b) -> value(service.process(small(a, b)))),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += value(service.process(request));
          return sum;
        });
  }

  /** With a request made anew for each call. */
  static Arm built(String library, Request request) {
    if (!request.scenario().equals("process")) throw request.unknown();
    Input input = Input.of(request);
    ComplexData service = ComplexData.open(library);
    return new Arm(
        () -> input.sums((a, b) -> value(service.process(small(a, b)))),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            sum += value(service.process(small(input.a(), input.b())));
          }
          return sum;
        });
  }

  /** Into a builder that exists. */
  static Arm into(String library, Request request) {
    if (!request.scenario().equals("process")) throw request.unknown();
    Input input = Input.of(request);
    ComplexData service = ComplexData.open(library);
    ComplexCalculationRequest small = small(input.a(), input.b());
    ComplexCalculationResponse.Builder into = ComplexCalculationResponse.builder();
    return new Arm(
        () -> input.sums((a, b) -> value(service.processInto(small(a, b), into).build())),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            sum += ((Result.Value) service.processInto(small, into).result()).value();
          }
          return sum;
        });
  }

  private static Arm wholeCall(Input input, ComplexData service) {
    return new Arm(
        () -> Long.toString(value(service.process(small(input.a(), input.b())))),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            sum += value(service.process(small(input.a(), input.b())));
          }
          return sum;
        });
  }

  private static Arm columns(Calculator calculator, int size) {
    long[] a = Input.left(size);
    long[] b = Input.right(size);
    long[] sums = new long[size];
    return new Arm(
        () -> Input.join(calculator.addMany(a, b)),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            calculator.addMany(Column.of(a), Column.of(b), Column.of(sums));
            sum += sums[size - 1];
          }
          return sum;
        });
  }

  /** Over native memory. */
  static Arm segments(String library, Request request) {
    if (!request.scenario().equals("columns")) throw request.unknown();
    int size = request.size();
    Calculator calculator = Calculator.open(library);
    Arena arena = Arena.global();
    Column<long[]> a = Column.longs(arena.allocateFrom(ValueLayout.JAVA_LONG, Input.left(size)));
    Column<long[]> b = Column.longs(arena.allocateFrom(ValueLayout.JAVA_LONG, Input.right(size)));
    MemorySegment sums = arena.allocate(ValueLayout.JAVA_LONG, size);
    Column<long[]> into = Column.longs(sums);
    return new Arm(
        () -> {
          calculator.addMany(a, b, into);
          return Input.join(sums.toArray(ValueLayout.JAVA_LONG));
        },
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            calculator.addMany(a, b, into);
            sum += sums.getAtIndex(ValueLayout.JAVA_LONG, size - 1);
          }
          return sum;
        });
  }

  private static Arm items(Calculator calculator, int size) {
    long[] a = Input.left(size);
    long[] b = Input.right(size);
    List<BinaryOp> items =
        IntStream.range(0, size).mapToObj(i -> new BinaryOp(a[i], b[i])).toList();
    return new Arm(
        () -> Input.join(calculator.addMany(items).stream().mapToLong(Value::value).toArray()),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += calculator.addMany(items).get(size - 1).value();
          return sum;
        });
  }

  private static Arm aggregate(ComplexData service, int size) {
    ComplexDataOperation batch = Transactions.request(size);
    return new Arm(
        () -> tell(size, service.aggregate(batch)),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            ComplexDataResult result = service.aggregate(batch);
            sum += result.transactionCount() + Math.round(result.totalAmount() * 100);
          }
          return sum;
        });
  }

  private static String tell(int size, ComplexDataResult result) {
    String stats =
        result.stats().entrySet().stream()
            .map(entry -> entry.getKey() + "=" + entry.getValue())
            .sorted()
            .collect(Collectors.joining(" "));
    return String.join(
        " ",
        Input.fnv1a(Transactions.encoded(size)),
        Long.toString(result.transactionCount()),
        Long.toString(Math.round(result.totalAmount() * 100)),
        stats);
  }

  private static Arm encode(int size) {
    ComplexDataOperation batch = Transactions.request(size);
    return new Arm(
        () -> Input.weight(batch.encode()),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += batch.encode().length;
          return sum;
        });
  }

  private static Arm decode(int size) {
    byte[] message = Transactions.encoded(size);
    return new Arm(
        () -> {
          ComplexDataOperation read = ComplexDataOperation.decode(message);
          return read.data().transactions().size() + " " + Input.weight(read.encode());
        },
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            sum += ComplexDataOperation.decode(message).data().transactions().size();
          }
          return sum;
        });
  }
}
