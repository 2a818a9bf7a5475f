package engine;

import calculator.v1.CalculatorOuterClass.BinaryOp;
import com.google.protobuf.InvalidProtocolBufferException;
import complex_data.v1.ComplexData;
import complex_data.v1.ComplexDataOuterClass.ComplexCalculationRequest;
import complex_data.v1.ComplexDataOuterClass.ComplexCalculationResponse;
import complex_data.v1.ComplexDataOuterClass.ComplexDataOperation;

/** With protobuf-java, and our call between bytes. */
final class ByProtobuf {
  private ByProtobuf() {}

  static Arm arm(String library, Request request) {
    return switch (request.scenario()) {
      case "process" -> process(Input.of(request), ComplexData.open(library));
      case "encode" -> encode(request.size());
      case "decode" -> decode(request.size());
      default -> throw request.unknown();
    };
  }

  private static long process(ComplexData service, long a, long b) {
    ComplexCalculationRequest request =
        ComplexCalculationRequest.newBuilder()
            .setAdd(BinaryOp.newBuilder().setA(a).setB(b))
            .build();
    try {
      return ComplexCalculationResponse.parseFrom(service.processRaw(request.toByteArray()))
          .getValue();
    } catch (InvalidProtocolBufferException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static Arm process(Input input, ComplexData service) {
    return new Arm(
        () -> input.sums((a, b) -> process(service, a, b)),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += process(service, input.a(), input.b());
          return sum;
        });
  }

  private static ComplexDataOperation parse(byte[] message) {
    try {
      return ComplexDataOperation.parseFrom(message);
    } catch (InvalidProtocolBufferException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Of a message that exists; it remembers the sizes of its parts from the first time on. */
  private static Arm encode(int size) {
    ComplexDataOperation batch = parse(Transactions.encoded(size));
    return new Arm(
        () -> Input.weight(batch.toByteArray()),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += batch.toByteArray().length;
          return sum;
        });
  }

  private static Arm decode(int size) {
    byte[] message = Transactions.encoded(size);
    return new Arm(
        () -> {
          ComplexDataOperation read = parse(message);
          return read.getData().getTransactionsCount() + " " + Input.weight(read.toByteArray());
        },
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += parse(message).getData().getTransactionsCount();
          return sum;
        });
  }
}
