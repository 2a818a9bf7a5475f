package demo;

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
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import shortwire.Column;

/** With the generated client. */
final class ByShortwire {
  private ByShortwire() {}

  static void arms(Setup setup, Map<String, Arm> arms) {
    Calculator calculator = Calculator.open(setup.library());
    ComplexData service = ComplexData.open(setup.library());
    arms.put("add/shortwire", add(setup, calculator));
    arms.put("process/shortwire", process(setup, service));
    arms.put("process/shortwire-built", processBuilt(setup, service));
    arms.put("process/shortwire-into", processInto(setup, service));
    for (int size : Setup.SIZES) {
      arms.put("columns-" + size + "/shortwire", columns(calculator, size));
      arms.put("columns-" + size + "/segments", segments(calculator, size));
      arms.put("items-" + size + "/shortwire", items(calculator, size));
      arms.put("aggregate-" + size + "/shortwire", aggregate(service, size));
      arms.put("request-" + size + "/shortwire", request(size));
    }
    arms.put("encode-1000/shortwire", encode(1000));
    arms.put("decode-1000/shortwire", decode(1000));
  }

  private static Arm add(Setup setup, Calculator calculator) {
    return new Arm(
        () -> Setup.ofPairs(calculator::add),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += calculator.add(setup.a(), setup.b());
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

  private static Arm process(Setup setup, ComplexData service) {
    ComplexCalculationRequest request = small(setup.a(), setup.b());
    return new Arm(
        () -> Setup.ofPairs((a, b) -> value(service.process(small(a, b)))),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += value(service.process(request));
          return sum;
        });
  }

  private static Arm processBuilt(Setup setup, ComplexData service) {
    return new Arm(
        () -> Setup.ofPairs((a, b) -> value(service.process(small(a, b)))),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            sum += value(service.process(small(setup.a(), setup.b())));
          }
          return sum;
        });
  }

  private static Arm processInto(Setup setup, ComplexData service) {
    ComplexCalculationRequest request = small(setup.a(), setup.b());
    ComplexCalculationResponse.Builder into = ComplexCalculationResponse.builder();
    return new Arm(
        () -> Setup.ofPairs((a, b) -> value(service.processInto(small(a, b), into).build())),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            sum += ((Result.Value) service.processInto(request, into).result()).value();
          }
          return sum;
        });
  }

  private static Arm columns(Calculator calculator, int size) {
    long[] a = Setup.left(size);
    long[] b = Setup.right(size);
    long[] sums = new long[size];
    return new Arm(
        () -> Setup.join(calculator.addMany(a, b)),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            calculator.addMany(Column.of(a), Column.of(b), Column.of(sums));
            sum += sums[size - 1];
          }
          return sum;
        });
  }

  private static Arm segments(Calculator calculator, int size) {
    Arena arena = Arena.global();
    Column<long[]> a = Column.longs(arena.allocateFrom(ValueLayout.JAVA_LONG, Setup.left(size)));
    Column<long[]> b = Column.longs(arena.allocateFrom(ValueLayout.JAVA_LONG, Setup.right(size)));
    MemorySegment sums = arena.allocate(ValueLayout.JAVA_LONG, size);
    Column<long[]> into = Column.longs(sums);
    return new Arm(
        () -> {
          calculator.addMany(a, b, into);
          return Setup.join(sums.toArray(ValueLayout.JAVA_LONG));
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
    long[] a = Setup.left(size);
    long[] b = Setup.right(size);
    List<BinaryOp> items =
        IntStream.range(0, size).mapToObj(i -> new BinaryOp(a[i], b[i])).toList();
    return new Arm(
        () -> Setup.join(calculator.addMany(items).stream().mapToLong(Value::value).toArray()),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += calculator.addMany(items).get(size - 1).value();
          return sum;
        });
  }

  private static Arm aggregate(ComplexData service, int size) {
    ComplexDataOperation batch = Transactions.request(size);
    return new Arm(
        () -> tell(service.aggregate(batch)),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            ComplexDataResult result = service.aggregate(batch);
            sum += result.transactionCount() + Math.round(result.totalAmount() * 100);
          }
          return sum;
        });
  }

  /** The result of Aggregate in the words of bench/README.md. */
  private static String tell(ComplexDataResult result) {
    String stats =
        result.stats().entrySet().stream()
            .map(entry -> entry.getKey() + "=" + entry.getValue())
            .sorted()
            .collect(Collectors.joining(" "));
    return result.transactionCount() + " " + Math.round(result.totalAmount() * 100) + " " + stats;
  }

  /** Size and FNV-1a hash of the request, which have to be the same in all hosts. */
  private static Arm request(int size) {
    byte[] message = Transactions.request(size).encode();
    return new Arm(
        () -> {
          long hash = 0xcbf29ce484222325L;
          for (byte b : message) hash = (hash ^ (b & 0xff)) * 0x100000001b3L;
          return "%d %016x".formatted(message.length, hash);
        },
        count -> count * message.length);
  }

  private static Arm encode(int size) {
    ComplexDataOperation batch = Transactions.request(size);
    return new Arm(
        () -> Integer.toString(batch.encode().length),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += batch.encode().length;
          return sum;
        });
  }

  private static Arm decode(int size) {
    byte[] message = Transactions.request(size).encode();
    return new Arm(
        () -> Integer.toString(ComplexDataOperation.decode(message).data().transactions().size()),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) {
            sum += ComplexDataOperation.decode(message).data().transactions().size();
          }
          return sum;
        });
  }
}
