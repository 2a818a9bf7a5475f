package demo;

import calculator.v1.CalculatorOuterClass.BinaryOp;
import com.google.protobuf.InvalidProtocolBufferException;
import complex_data.v1.ComplexData;
import complex_data.v1.ComplexDataOuterClass.ComplexCalculationRequest;
import complex_data.v1.ComplexDataOuterClass.ComplexCalculationResponse;
import complex_data.v1.ComplexDataOuterClass.ComplexDataOperation;
import java.util.Map;

/** With protobuf-java, and our call between bytes. */
final class ByProtobuf {
  private ByProtobuf() {}

  static void arms(Setup setup, Map<String, Arm> arms) {
    arms.put("process/protobuf", process(setup, ComplexData.open(setup.library())));
    arms.put("encode-1000/protobuf", encode(1000));
    arms.put("decode-1000/protobuf", decode(1000));
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

  private static Arm process(Setup setup, ComplexData service) {
    return new Arm(
        () -> Setup.ofPairs((a, b) -> process(service, a, b)),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += process(service, setup.a(), setup.b());
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
    ComplexDataOperation batch = parse(Transactions.request(size).encode());
    return new Arm(
        () -> Integer.toString(batch.toByteArray().length),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += batch.toByteArray().length;
          return sum;
        });
  }

  private static Arm decode(int size) {
    byte[] message = Transactions.request(size).encode();
    return new Arm(
        () -> Integer.toString(parse(message).getData().getTransactionsCount()),
        count -> {
          long sum = 0;
          for (long i = 0; i < count; i++) sum += parse(message).getData().getTransactionsCount();
          return sum;
        });
  }
}
