import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import shortwire.BatchException;
import shortwire.Bytes;
import shortwire.CallOptions;
import shortwire.Cancellation;
import shortwire.Column;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.Options;
import shortwire.ShortwireException;
import shortwire.test.v1.BytesValue;
import shortwire.test.v1.Color;
import shortwire.test.v1.FailDetail;
import shortwire.test.v1.Feature;
import shortwire.test.v1.Scalars;
import shortwire.test.v1.StringValue;
import shortwire.test.v1.Tree;

/** The testee of the Java host: does what conformance/README.md says, generically over methods and messages. */
final class Testee {
  private static final String PACKAGE = "shortwire.test.v1.";

  /** Replies that go into the caller's memory fit into this. */
  private static final int LARGEST_INTO = 1 << 20;

  private Feature client;

  public static void main(String[] arguments) throws IOException {
    Testee testee = new Testee();
    BufferedReader commands = new BufferedReader(new InputStreamReader(System.in));
    for (String line; (line = commands.readLine()) != null; ) {
      String[] words = line.split(" ");
      System.out.println(answer(() -> testee.run(words)));
    }
  }

  /** A line of the protocol from what something returns or throws. */
  private static String answer(Callable<String> command) {
    try {
      return command.call();
    } catch (Throwable thrown) {
      Throwable failed = thrown instanceof InvocationTargetException ? thrown.getCause() : thrown;
      if (failed instanceof ShortwireException error) return "error " + told(error, " ");
      return "raised " + failed.getClass().getSimpleName();
    }
  }

  private static String told(ShortwireException error, String separator) {
    String detail =
        error.detail(FailDetail.TYPE).map(found -> hexed(found.encode())).orElse("none");
    byte[] message = error.getMessage().getBytes(StandardCharsets.UTF_8);
    return String.join(
        separator, Integer.toString(error.getCode().number()), hexed(message), detail);
  }

  private String run(String[] words) throws Exception {
    return switch (words[0]) {
      case "hello" -> "ok 1";
      case "open" -> open(words);
      case "close" -> close();
      case "call" -> call(words);
      case "many" -> many(words);
      case "codec" -> ok(decoded(Class.forName(PACKAGE + words[1]), words[2]));
      case "read" -> "ok " + read(decoded(Scalars.class, words[1]));
      case "write" -> ok(written(words));
      case "bad" -> bad(words[1]);
      default -> throw new IllegalArgumentException(words[0]);
    };
  }

  private String open(String[] words) {
    close();
    Options options = Options.DEFAULT;
    for (String word : Arrays.asList(words).subList(2, words.length)) {
      long value = Long.parseLong(word.substring(word.indexOf('=') + 1));
      options =
          word.startsWith("max_depth")
              ? options.withMaxDepth((int) value)
              : options.withMaxMessageBytes(value);
    }
    client = Feature.open(words[1], options);
    return "ok";
  }

  private String close() {
    if (client != null) client.close();
    return "ok";
  }

  private String call(String[] words) throws Exception {
    Feature view = client;
    for (String word : Arrays.asList(words).subList(4, words.length)) {
      view = view.with(with(view.options(), word));
    }
    String name = named(words[1]);
    if (words[2].equals("raw")) {
      Method raw = Feature.class.getMethod(name + "Raw", byte[].class);
      return "ok " + hexed((byte[]) raw.invoke(view, (Object) unhexed(words[3])));
    }
    Method typed = typed(name);
    Message request = decoded(typed.getParameterTypes()[0], words[3]);
    if (words[2].equals("typed")) return ok((Message) typed.invoke(view, request));
    Object builder = typed.getReturnType().getMethod("builder").invoke(null);
    if (words[2].equals("into")) {
      MemorySegment reply = inMemory(view, name, request);
      if (reply != null) return ok(new BytesValue(Bytes.of(reply.toArray(ValueLayout.JAVA_BYTE))));
      builder
          .getClass()
          .getMethod("unknownFields", Bytes.class)
          .invoke(builder, Bytes.utf8("left"));
    }
    Feature.class
        .getMethod(name + "Into", request.getClass(), builder.getClass())
        .invoke(view, request, builder);
    return ok((Message) builder.getClass().getMethod("build").invoke(builder));
  }

  /** The reply of a method that can put it into a segment: text and bytes are the same on the wire. */
  private static MemorySegment inMemory(Feature view, String name, Message request) {
    MemorySegment memory = MemorySegment.ofArray(new byte[LARGEST_INTO]);
    return switch (name) {
      case "echoString" -> view.echoStringInto(((StringValue) request).value(), memory);
      case "echoBytes" -> view.echoBytesInto(((BytesValue) request).value().toArray(), memory);
      default -> null;
    };
  }

  private static CallOptions with(CallOptions options, String word) {
    if (!word.equals("cancelled")) {
      long millis = Long.parseLong(word.substring(word.indexOf('=') + 1));
      return options.withTimeout(Duration.ofMillis(millis));
    }
    Cancellation cancellation = new Cancellation();
    cancellation.cancel();
    return options.withCancellation(cancellation);
  }

  private String many(String[] words) throws Exception {
    Method typed = typed(named(words[1]));
    List<Message> items = new ArrayList<>();
    for (int i = 3; i < words.length; i++) {
      items.add(decoded(typed.getParameterTypes()[0], words[i]));
    }
    // Without a field there is no column that could tell how many items there are, or what came of
    // them.
    boolean hasColumns =
        fields(typed.getParameterTypes()[0]).length > 0 && fields(typed.getReturnType()).length > 0;
    if (words[2].equals("columns") && hasColumns) return columns(typed, items);
    Method many = Feature.class.getMethod(typed.getName() + "Many", List.class);
    try {
      return outcomes((List<?>) many.invoke(client, items), Map.of());
    } catch (InvocationTargetException failed) {
      if (!(failed.getCause() instanceof BatchException batch)) throw failed;
      return outcomes((List<?>) batch.getResults(), batch.getErrors());
    }
  }

  /** A column a field, each over an array. Columns do not tell absent from zero. */
  private String columns(Method typed, List<Message> items) throws Exception {
    RecordComponent[] request = fields(typed.getParameterTypes()[0]);
    RecordComponent[] reply = fields(typed.getReturnType());
    if (Stream.of(request).anyMatch(field -> array(field, 1) == null)) return "skip";
    List<Object> columns = new ArrayList<>();
    for (RecordComponent field : request) {
      Object array = array(field, items.size());
      for (int i = 0; i < items.size(); i++) {
        Array.set(array, i, element(field.getAccessor().invoke(items.get(i))));
      }
      columns.add(array);
    }
    for (RecordComponent field : reply) columns.add(array(field, items.size()));
    Class<?>[] parameters = new Class<?>[columns.size()];
    Arrays.fill(parameters, Column.class);
    Method many = Feature.class.getMethod(typed.getName() + "Many", parameters);
    Map<Integer, ShortwireException> failures = Map.of();
    try {
      many.invoke(client, columns.stream().map(Column::of).toArray());
    } catch (InvocationTargetException failed) {
      if (!(failed.getCause() instanceof BatchException batch)) throw failed;
      failures = batch.getErrors();
    }
    List<Message> replies = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      Object[] values = new Object[reply.length];
      for (int field = 0; field < reply.length; field++) {
        values[field] = value(reply[field], Array.get(columns.get(request.length + field), i));
      }
      replies.add(message(typed.getReturnType(), values));
    }
    return outcomes(replies, failures);
  }

  private static String outcomes(List<?> replies, Map<Integer, ShortwireException> failures) {
    return IntStream.range(0, replies.size())
        .mapToObj(
            i ->
                failures.containsKey(i)
                    ? told(failures.get(i), ":")
                    : hexed(((Message) replies.get(i)).encode()))
        .collect(Collectors.joining(" ", "ok ", ""));
  }

  /** The array that holds a column; null for a field that can be absent. */
  private static Object array(RecordComponent field, int size) {
    Class<?> type = field.getType();
    if (type.isPrimitive() || type == String.class) return Array.newInstance(type, size);
    if (type == Bytes.class) return new byte[size][];
    return type == Color.class ? new int[size] : null;
  }

  private static Object element(Object value) {
    return switch (value) {
      case Bytes bytes -> bytes.toArray();
      case Color color -> color.number();
      default -> value;
    };
  }

  private static Object value(RecordComponent field, Object element) {
    if (field.getType() == Bytes.class) return Bytes.wrap((byte[]) element);
    return field.getType() == Color.class ? Color.of((Integer) element) : element;
  }

  private static Message message(Class<?> type, Object[] values)
      throws ReflectiveOperationException {
    Class<?>[] types =
        Stream.of(fields(type)).map(RecordComponent::getType).toArray(Class<?>[]::new);
    return (Message) type.getConstructor(types).newInstance(values);
  }

  private static Message decoded(Class<?> message, String word)
      throws ReflectiveOperationException {
    return ((MessageType<?>) message.getField("TYPE").get(null)).decode(unhexed(word));
  }

  /** A method in Java, by its name in the schema. */
  private static String named(String method) {
    return method.substring(0, 1).toLowerCase() + method.substring(1);
  }

  /** The form of a method that takes a message. */
  private static Method typed(String name) {
    return Arrays.stream(Feature.class.getMethods())
        .filter(method -> method.getName().equals(name) && method.getParameterCount() == 1)
        .filter(method -> Message.class.isAssignableFrom(method.getParameterTypes()[0]))
        .findFirst()
        .orElseThrow();
  }

  /** The components of a message class that are fields. */
  private static RecordComponent[] fields(Class<?> message) {
    RecordComponent[] all = message.getRecordComponents();
    return Arrays.copyOf(all, all.length - 1);
  }

  private static String read(Message scalars) throws ReflectiveOperationException {
    List<String> shown = new ArrayList<>();
    for (RecordComponent field : fields(Scalars.class)) {
      shown.add(shown(field, field.getAccessor().invoke(scalars)));
    }
    return String.join(" ", shown);
  }

  private static boolean isUnsigned(RecordComponent field) {
    return field.getName().startsWith("u") || field.getName().startsWith("f");
  }

  private static String shown(RecordComponent field, Object value) {
    return switch (value) {
      case Bytes bytes -> hexed(bytes.toArray());
      case String text -> hexed(text.getBytes(StandardCharsets.UTF_8));
      case Double number -> "%016x".formatted(Double.doubleToRawLongBits(number));
      case Float number -> "%08x".formatted(Float.floatToRawIntBits(number));
      case Color color -> Integer.toString(color.number());
      case Integer number when isUnsigned(field) -> Integer.toUnsignedString(number);
      case Long number when isUnsigned(field) -> Long.toUnsignedString(number);
      default -> value.toString();
    };
  }

  private static Message written(String[] words) throws ReflectiveOperationException {
    RecordComponent[] fields = fields(Scalars.class);
    Object[] values = new Object[fields.length];
    for (int i = 0; i < values.length; i++) values[i] = parsed(fields[i], words[i + 1]);
    return message(Scalars.class, values);
  }

  private static Object parsed(RecordComponent field, String word) {
    return switch (field.getType().getSimpleName()) {
      case "double" -> Double.longBitsToDouble(Long.parseUnsignedLong(word, 16));
      case "float" -> Float.intBitsToFloat(Integer.parseUnsignedInt(word, 16));
      case "boolean" -> word.equals("true");
      case "String" -> new String(unhexed(word), StandardCharsets.UTF_8);
      case "Bytes" -> Bytes.wrap(unhexed(word));
      case "Color" -> Color.of(Integer.parseInt(word));
      case "int" -> isUnsigned(field) ? Integer.parseUnsignedInt(word) : Integer.parseInt(word);
      default -> isUnsigned(field) ? Long.parseUnsignedLong(word) : Long.parseLong(word);
    };
  }

  private String bad(String name) throws Exception {
    return switch (name) {
      case "lone-surrogate" -> "ok " + client.echoString("\ud800");
      case "null-request" -> "ok " + client.echoTree((Tree) null);
      case "null-string" -> "ok " + client.echoString((String) null);
      case "null-path" -> "ok " + Feature.open(null);
      case "close-during-call" -> closeDuringCall();
      case "forgotten" -> forgotten();
      default -> "skip";
    };
  }

  private String closeDuringCall() throws InterruptedException {
    CountDownLatch isUnderWay = new CountDownLatch(1);
    Feature slow = client;
    CompletableFuture<String> outcome =
        CompletableFuture.supplyAsync(
            () -> {
              isUnderWay.countDown();
              return answer(() -> "ok " + slow.slow(50));
            });
    isUnderWay.await();
    client.close();
    return outcome.join();
  }

  private static String forgotten() throws InterruptedException {
    BlockingQueue<String> warnings = new LinkedBlockingQueue<>();
    Logger logger = Logger.getLogger("shortwire");
    logger.setFilter(
        told -> {
          warnings.add(MessageFormat.format(told.getMessage(), told.getParameters()));
          return false;
        });
    Feature.open("./libfeature_service.so");
    String warning = null;
    for (int i = 0; i < 100 && warning == null; i++) {
      System.gc();
      warning = warnings.poll(100, TimeUnit.MILLISECONDS);
    }
    return "ok " + hexed(String.valueOf(warning).getBytes(StandardCharsets.UTF_8));
  }

  private static String ok(Message reply) {
    return "ok " + hexed(reply.encode());
  }

  private static String hexed(byte[] bytes) {
    return bytes.length == 0 ? "-" : HexFormat.of().formatHex(bytes);
  }

  private static byte[] unhexed(String word) {
    return word.equals("-") ? new byte[0] : HexFormat.of().parseHex(word);
  }
}
