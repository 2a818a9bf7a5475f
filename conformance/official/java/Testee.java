import conformance.ConformanceRequest;
import conformance.ConformanceResponse;
import conformance.ConformanceResponse.Result;
import conformance.FailureSet;
import conformance.WireFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import protobuf_test_messages.editions.TestAllTypesEdition2023;
import protobuf_test_messages.editions.proto3.TestAllTypesProto3;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;

/** Answers the official conformance suite with the Java host's codec. */
final class Testee {
  private static final Map<String, MessageType<?>> TYPES =
      Stream.of(
              FailureSet.TYPE,
              TestAllTypesEdition2023.TYPE,
              TestAllTypesProto3.TYPE,
              protobuf_test_messages.editions.proto2.TestAllTypesProto2.TYPE,
              protobuf_test_messages.proto2.TestAllTypesProto2.TYPE,
              protobuf_test_messages.proto3.TestAllTypesProto3.TYPE)
          .collect(Collectors.toMap(MessageType::fullName, Function.identity()));

  public static void main(String[] arguments) throws IOException {
    InputStream input = System.in;
    PrintStream output = System.out;
    ByteBuffer size = ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN);
    while (input.readNBytes(size.array(), 0, 4) == 4) {
      byte[] request = input.readNBytes(size.getInt(0));
      byte[] response =
          new ConformanceResponse(answer(ConformanceRequest.decode(request))).encode();
      output.write(size.putInt(0, response.length).array());
      output.write(response);
      output.flush();
    }
  }

  private static Result answer(ConformanceRequest request) {
    if (request.messageType().equals(FailureSet.TYPE.fullName())) {
      return new Result.ProtobufPayload(Bytes.EMPTY);
    }
    if (!(request.payload() instanceof ConformanceRequest.Payload.ProtobufPayload payload)
        || request.requestedOutputFormat() != WireFormat.PROTOBUF) {
      return new Result.Skipped("only the binary format is offered");
    }
    Message message;
    try {
      message = TYPES.get(request.messageType()).decode(payload.value());
    } catch (ShortwireException error) {
      return new Result.ParseError(error.getMessage());
    }
    try {
      return new Result.ProtobufPayload(Bytes.wrap(message.encode()));
    } catch (ShortwireException error) {
      return new Result.SerializeError(error.getMessage());
    }
  }
}
