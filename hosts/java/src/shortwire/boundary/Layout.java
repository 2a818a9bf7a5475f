package shortwire.boundary;

/** Where the fields of {@code shortwire.h}'s structs lie, on machines with 64 bits. */
public final class Layout {
  /** {@code sw_abi_t}. */
  static final int ABI_VERSION = 0;

  static final int ABI_SIZE = 4;
  static final int ABI_RUNTIME = 8;
  static final int ABI_SCHEMA = 24;
  static final int ABI_SCHEMA_LEN = 32;
  static final int ABI_METHODS = 40;
  static final int ABI_METHOD_COUNT = 48;
  static final int ABI_INSTANCE_NEW = 56;
  static final int ABI_INSTANCE_FREE = 64;
  static final int ABI_RELEASE = 72;
  static final int SIZE_OF_ABI = 80;

  /** {@code sw_method_t}. */
  static final int METHOD_ID = 0;

  static final int METHOD_SHAPE = 8;
  static final int METHOD_NAME = 16;
  static final int METHOD_FLAT = 32;
  static final int METHOD_FLAT_MANY = 40;
  static final int METHOD_WIRE = 48;
  static final int METHOD_WIRE_MANY = 56;
  static final int SIZE_OF_METHOD = 64;

  /** {@code sw_options_t}. */
  static final int OPTIONS_SIZE = 0;

  static final int OPTIONS_MAX_DEPTH = 4;
  static final int OPTIONS_MAX_MESSAGE_BYTES = 8;
  static final int SIZE_OF_OPTIONS = 16;

  /** {@code sw_buffer_t}. */
  public static final int BUFFER_BASE = 0;

  public static final int BUFFER_CAP = 8;
  public static final int BUFFER_DATA = 16;
  public static final int BUFFER_LEN = 24;
  public static final int BUFFER_OWNED = 32;
  public static final int SIZE_OF_BUFFER = 48;

  /** {@code sw_context_t}. */
  public static final int CONTEXT_SIZE = 0;

  public static final int CONTEXT_DEADLINE = 8;
  public static final int CONTEXT_CANCEL = 16;
  public static final int CONTEXT_METADATA = 24;
  public static final int CONTEXT_METADATA_LEN = 32;
  public static final int SIZE_OF_CONTEXT = 40;

  /** {@code sw_batch_t}. */
  public static final int BATCH_COUNT = 0;

  public static final int BATCH_REQUEST = 8;
  public static final int BATCH_REPLY = 16;
  public static final int BATCH_CODES = 24;
  public static final int BATCH_SPILL = 32;
  public static final int BATCH_ERRORS = 40;
  public static final int SIZE_OF_BATCH = 48;

  /** {@code sw_column_t}, and {@code sw_bytes_t}. */
  public static final int SIZE_OF_COLUMN = 16;

  /** {@code sw_slot_t}. */
  public static final int SIZE_OF_SLOT = 8;

  private Layout() {}
}
