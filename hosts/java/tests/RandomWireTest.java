import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.DynamicMessage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import shortwire.Library;
import shortwire.MessageType;
import shortwire.test.v1.Choice;
import shortwire.test.v1.Maps;
import shortwire.test.v1.Nested;
import shortwire.test.v1.Presence;
import shortwire.test.v1.Repeated;
import shortwire.test.v1.Scalars;
import shortwire.test.v1.Tree;
import shortwire.test.v1.Unpacked;

/** Random messages, made and compared by the official package from the schema that the library carries. */
class RandomWireTest {
  private static final int ROUNDS = 300;

  @Test
  void whatTheOfficialPackageWritesComesBackTheSame() throws Exception {
    Map<String, FileDescriptor> files = files();
    Random random = new Random(11);
    List<MessageType<?>> types =
        List.of(
            Scalars.TYPE,
            Presence.TYPE,
            Repeated.TYPE,
            Unpacked.TYPE,
            Maps.TYPE,
            Choice.TYPE,
            Nested.TYPE,
            Tree.TYPE);
    for (MessageType<?> type : types) {
      String name = type.fullName().replace("shortwire.test.v1.", "");
      Descriptor descriptor =
          files.get("shortwire/test/v1/feature.proto").findMessageTypeByName(name);
      for (int round = 0; round < ROUNDS; round++) {
        DynamicMessage theirs = message(random, descriptor, 4);
        byte[] ours = type.decode(theirs.toByteArray()).encode();
        assertEquals(theirs, DynamicMessage.parseFrom(descriptor, ours));
        assertArrayEquals(ours, type.decode(ours).encode());
      }
    }
  }

  private static Map<String, FileDescriptor> files() throws Exception {
    Map<String, FileDescriptor> files = new HashMap<>();
    try (Library library = Library.open(Support.FEATURE)) {
      for (FileDescriptorProto file : FileDescriptorSet.parseFrom(library.schema()).getFileList()) {
        FileDescriptor[] imports =
            file.getDependencyList().stream().map(files::get).toArray(FileDescriptor[]::new);
        files.put(file.getName(), FileDescriptor.buildFrom(file, imports));
      }
    }
    return files;
  }

  private static DynamicMessage message(Random random, Descriptor type, int depth) {
    DynamicMessage.Builder message = DynamicMessage.newBuilder(type);
    for (FieldDescriptor field : type.getFields()) {
      boolean isMessage = field.getJavaType() == FieldDescriptor.JavaType.MESSAGE;
      if (random.nextInt(3) == 0 || isMessage && depth == 0) continue;
      if (!field.isRepeated()) {
        message.setField(field, value(random, field, depth));
        continue;
      }
      for (int i = random.nextInt(3); i > 0; i--) {
        // Keys that come twice would be merged by one side only when it compares.
        if (field.isMapField() && message.getRepeatedFieldCount(field) > 0) break;
        message.addRepeatedField(field, value(random, field, depth));
      }
    }
    return message.build();
  }

  private static Object value(Random random, FieldDescriptor field, int depth) {
    return switch (field.getJavaType()) {
      case INT -> random.nextBoolean() ? random.nextInt() : random.nextInt(3) - 1;
      case LONG -> random.nextBoolean() ? random.nextLong() : random.nextInt(300);
      case FLOAT -> random.nextFloat();
      case DOUBLE -> random.nextDouble() - 0.5;
      case BOOLEAN -> random.nextBoolean();
      case STRING -> text(random);
      case BYTE_STRING -> ByteString.copyFromUtf8(text(random));
      case ENUM -> field.getEnumType().findValueByNumberCreatingIfUnknown(random.nextInt(6));
      case MESSAGE -> entry(random, field, depth);
    };
  }

  /** A map's entry has both parts: one that is left out is not there for the official package either. */
  private static Object entry(Random random, FieldDescriptor field, int depth) {
    if (!field.isMapField()) return message(random, field.getMessageType(), depth - 1);
    DynamicMessage.Builder entry = DynamicMessage.newBuilder(field.getMessageType());
    for (FieldDescriptor part : field.getMessageType().getFields()) {
      entry.setField(part, value(random, part, depth));
    }
    return entry.build();
  }

  private static String text(Random random) {
    return random
        .ints(random.nextInt(40), 0, 0x2_0000)
        .map(c -> Character.isSurrogate((char) c) ? '?' : c)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
