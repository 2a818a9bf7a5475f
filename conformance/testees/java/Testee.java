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
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
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
  private static final String SKIP = "skip";
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

  private interface Command {
    String run() throws Throwable;
  }

  /** A line of the protocol from what something returns or throws. */
  private static String answer(Command command) {
    try {
      return command.run();
    } catch (InvocationTargetException failed) {
      return failure(failed.getCause());
    } catch (Throwable failed) {
      return failure(failed);
    }
  }

  private static String failure(Throwable failed) {
    if (failed instanceof ShortwireException error) return "error " + told(error, " ");
    return "raised " + failed.getClass().getSimpleName();
  }

  private static String told(ShortwireException error, String separator) {
    String detail =
        error.detail(FailDetail.TYPE).map(found -> hexed(found.encode())).orElse("none");
    byte[] message = error.getMessage().getBytes(StandardCharsets.UTF_8);
    return String.join(
        separator, Integer.toString(error.getCode().number()), hexed(message), detail);
  }

  private String run(String[] words) throws Throwable {
    return switch (words[0]) {
      case "hello" -> "ok 1";
      case "open" -> open(words);
      case "close" -> close();
      case "call" -> call(words);
      case "many" -> many(words);
      case "codec" -> "ok " + hexed(type(words[1]).decode(unhexed(words[2])).encode());
      case "read" -> "ok " + read(Scalars.decode(unhexed(words[1])));
      case "write" -> "ok " + hexed(written(words).encode());
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

  private String call(String[] words) throws Throwable {
    Feature view = client;
    for (String word : Arrays.asList(words).subList(4, words.length)) {
      view = view.with(with(view.options(), word));
    }
    byte[] data = unhexed(words[3]);
    String name = words[1].substring(0, 1).toLowerCase() + words[1].substring(1);
    if (words[2].equals("raw")) {
      return "ok " + hexed((byte[]) find(name + "Raw", byte[].class).invoke(view, (Object) data));
    }
    Method typed = typed(name);
    Class<?> builder = Class.forName(typed.getReturnType().getName() + "$Builder");
    Message request = typeOf(typed.getParameterTypes()[0]).decode(data);
    Method into = find(name + "Into", typed.getParameterTypes()[0], builder);
    return switch (words[2]) {
      case "typed" -> "ok " + hexed(((Message) typed.invoke(view, request)).encode());
      case "wire" -> "ok " + hexed(built(into.invoke(view, request, fresh(typed.getReturnType()))));
      default -> intoMemory(view, name, request, into, typed);
    };
  }

  /** Bytes and text into a segment, all else into a builder that has been used. */
  private static String intoMemory(
      Feature view, String name, Message request, Method into, Method typed) throws Throwable {
    Object[] values = components(request);
    Class<?> only = values.length == 1 ? values[0].getClass() : null;
    boolean isEcho = name.equals("echoString") || name.equals("echoBytes");
    if (isEcho) {
      Object value = values[0] instanceof Bytes bytes ? bytes.toArray() : values[0];
      Class<?> parameter = only == Bytes.class ? byte[].class : only;
      MemorySegment memory = MemorySegment.ofArray(new byte[LARGEST_INTO]);
      Method method = find(name + "Into", parameter, MemorySegment.class);
      MemorySegment reply = (MemorySegment) method.invoke(view, value, memory);
      byte[] bytes = reply.toArray(ValueLayout.JAVA_BYTE);
      Message message =
          only == Bytes.class
              ? new BytesValue(Bytes.of(bytes))
              : new StringValue(new String(bytes, StandardCharsets.UTF_8));
      return "ok " + hexed(message.encode());
    }
    Object builder = fresh(typed.getReturnType());
    builder.getClass().getMethod("unknownFields", Bytes.class).invoke(builder, Bytes.utf8("left"));
    return "ok " + hexed(built(into.invoke(view, request, builder)));
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

  private String many(String[] words) throws Throwable {
    String name = words[1].substring(0, 1).toLowerCase() + words[1].substring(1);
    Method typed = typed(name);
    MessageType<?> type = typeOf(typed.getParameterTypes()[0]);
    List<Message> items = new ArrayList<>();
    for (int i = 3; i < words.length; i++) items.add(type.decode(unhexed(words[i])));
    // Without a field there is no column that could tell how many items there are, or what came of
    // them.
    boolean hasColumns =
        fields(typed.getParameterTypes()[0]).length > 0 && fields(typed.getReturnType()).length > 0;
    if (words[2].equals("columns") && hasColumns) return columns(name, typed, items);
    try {
      List<?> replies = (List<?>) find(name + "Many", List.class).invoke(client, items);
      return "ok " + joined(replies.stream().map(reply -> hexed(((Message) reply).encode())));
    } catch (InvocationTargetException failed) {
      if (!(failed.getCause() instanceof BatchException batch)) throw failed;
      return outcomes(batch, (List<?>) batch.getResults());
    }
  }

  /** A column a field, each over an array. Columns do not tell absent from zero. */
  private String columns(String name, Method typed, List<Message> items) throws Throwable {
    RecordComponent[] request = fields(typed.getParameterTypes()[0]);
    RecordComponent[] reply = fields(typed.getReturnType());
    if (Stream.of(request).anyMatch(field -> array(field, 1) == null)) return SKIP;
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
    Method many = find(name + "Many", parameters);
    BatchException failures = null;
    try {
      many.invoke(client, columns.stream().map(Column::of).toArray());
    } catch (InvocationTargetException failed) {
      if (!(failed.getCause() instanceof BatchException batch)) throw failed;
      failures = batch;
    }
    List<Message> replies = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      Object[] values = new Object[reply.length];
      for (int field = 0; field < reply.length; field++) {
        values[field] = value(reply[field], Array.get(columns.get(request.length + field), i));
      }
      replies.add(message(typed.getReturnType(), reply, values));
    }
    return failures != null
        ? outcomes(failures, replies)
        : "ok " + joined(replies.stream().map(message -> hexed(message.encode())));
  }

  private static String outcomes(BatchException batch, List<?> replies) {
    Stream<String> told =
        IntStream.range(0, replies.size())
            .mapToObj(
                i ->
                    batch.getErrors().containsKey(i)
                        ? told(batch.getErrors().get(i), ":")
                        : hexed(((Message) replies.get(i)).encode()));
    return "ok " + joined(told);
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

  private static Message message(Class<?> type, RecordComponent[] fields, Object[] values)
      throws ReflectiveOperationException {
    Class<?>[] types = Stream.of(fields).map(RecordComponent::getType).toArray(Class<?>[]::new);
    return (Message) type.getConstructor(types).newInstance(values);
  }

  private static Method typed(String name) {
    return Arrays.stream(Feature.class.getMethods())
        .filter(method -> method.getName().equals(name) && method.getParameterCount() == 1)
        .filter(method -> Message.class.isAssignableFrom(method.getParameterTypes()[0]))
        .findFirst()
        .orElseThrow();
  }

  private static Method find(String name, Class<?>... parameters) throws NoSuchMethodException {
    return Feature.class.getMethod(name, parameters);
  }

  private static MessageType<?> typeOf(Class<?> message) throws ReflectiveOperationException {
    return (MessageType<?>) message.getField("TYPE").get(null);
  }

  private static MessageType<?> type(String name) throws ReflectiveOperationException {
    return typeOf(Class.forName(PACKAGE + name));
  }

  private static Object fresh(Class<?> message) throws ReflectiveOperationException {
    return message.getMethod("builder").invoke(null);
  }

  private static byte[] built(Object builder) throws ReflectiveOperationException {
    return ((Message) builder.getClass().getMethod("build").invoke(builder)).encode();
  }

  /** The components of a message class that are fields. */
  private static RecordComponent[] fields(Class<?> message) {
    RecordComponent[] all = message.getRecordComponents();
    return Arrays.copyOf(all, all.length - 1);
  }

  private static Object[] components(Message message) throws ReflectiveOperationException {
    RecordComponent[] fields = fields(message.getClass());
    Object[] values = new Object[fields.length];
    for (int i = 0; i < values.length; i++) values[i] = fields[i].getAccessor().invoke(message);
    return values;
  }

  private static String read(Scalars scalars) throws ReflectiveOperationException {
    RecordComponent[] fields = fields(Scalars.class);
    Object[] values = components(scalars);
    return joined(IntStream.range(0, values.length).mapToObj(i -> shown(fields[i], values[i])));
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
    return message(Scalars.class, fields, values);
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

  private String bad(String name) throws Throwable {
    return switch (name) {
      case "lone-surrogate" -> "ok " + client.echoString("\ud800");
      case "null-request" -> "ok " + client.echoTree((Tree) null);
      case "null-string" -> "ok " + client.echoString((String) null);
      case "null-path" -> "ok " + Feature.open(null);
      case "close-during-call" -> closeDuringCall();
      case "forgotten" -> forgotten();
      default -> SKIP;
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
    logger.setUseParentHandlers(false);
    logger.addHandler(
        new Handler() {
          @Override
          public void publish(LogRecord told) {
            warnings.add(MessageFormat.format(told.getMessage(), told.getParameters()));
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        });
    Feature.open("./libfeature_service.so");
    String warning = null;
    for (int i = 0; i < 100 && warning == null; i++) {
      System.gc();
      warning = warnings.poll(100, TimeUnit.MILLISECONDS);
    }
    return "ok " + hexed(String.valueOf(warning).getBytes(StandardCharsets.UTF_8));
  }

  private static String joined(Stream<String> words) {
    return words.collect(Collectors.joining(" "));
  }

  private static String hexed(byte[] bytes) {
    return bytes.length == 0 ? "-" : HexFormat.of().formatHex(bytes);
  }

  private static byte[] unhexed(String word) {
    return word.equals("-") ? new byte[0] : HexFormat.of().parseHex(word);
  }
}
