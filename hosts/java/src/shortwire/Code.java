package shortwire;

/** Why a call failed: gRPC's codes under gRPC's numbers. */
public enum Code {
  /** The caller gave up. */
  CANCELLED(1),
  /** Nothing more is known. */
  UNKNOWN(2),
  /** The request makes no sense, whatever the state of the service. */
  INVALID_ARGUMENT(3),
  /** The deadline passed before the call was done. */
  DEADLINE_EXCEEDED(4),
  /** What was asked for is not there. */
  NOT_FOUND(5),
  /** What was to be made is there already. */
  ALREADY_EXISTS(6),
  /** The caller may not do this. */
  PERMISSION_DENIED(7),
  /** Something ran out: memory, a limit, a quota. */
  RESOURCE_EXHAUSTED(8),
  /** The service, the client or the library is not in the state that this needs. */
  FAILED_PRECONDITION(9),
  /** Something else got in between; the whole may be tried again. */
  ABORTED(10),
  /** A value lies beyond what is possible in this state. */
  OUT_OF_RANGE(11),
  /** The library does not have the method. */
  UNIMPLEMENTED(12),
  /** A defect of the service, such as a panic. */
  INTERNAL(13),
  /** Not now; the same call may be tried again. */
  UNAVAILABLE(14),
  /** Data is lost or damaged. */
  DATA_LOSS(15),
  /** Nobody knows who calls. */
  UNAUTHENTICATED(16);

  private static final Code[] BY_NUMBER = values();

  private final int number;

  Code(int number) {
    this.number = number;
  }

  /** Its number in gRPC. */
  public int number() {
    return number;
  }

  /** The code of that number; {@link #UNKNOWN} for numbers that gRPC does not have. */
  public static Code of(int number) {
    return number >= 1 && number <= BY_NUMBER.length ? BY_NUMBER[number - 1] : UNKNOWN;
  }
}
