// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.
package complex_data.v1;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import shortwire.BatchException;
import shortwire.CallOptions;
import shortwire.Client;
import shortwire.Library;
import shortwire.Options;
import shortwire.ShortwireException;
import shortwire.gen.v1.Call;
import shortwire.gen.v1.Entry;
import shortwire.gen.v1.Futures;
import shortwire.gen.v1.MethodInfo;
import shortwire.gen.v1.WireException;

/** Calculations over single operations, lists of operations and batches of transactions. */
public final class ComplexData extends Client {
  private static final MethodInfo PROCESS =
      new MethodInfo("complex_data.v1.ComplexData/Process", 0x851bbab84bc121b7L, 0);
  private static final MethodInfo ADD_ALL =
      new MethodInfo("complex_data.v1.ComplexData/AddAll", 0x53a04bb7ffca45a8L, 0);
  private static final MethodInfo AGGREGATE =
      new MethodInfo("complex_data.v1.ComplexData/Aggregate", 0xb4332cc3431b6289L, 0);

  private final Entry process;
  private final Entry addAll;
  private final Entry aggregate;

  private ComplexData(Library library, boolean ownsLibrary) {
    super(library, ownsLibrary);
    process = entry(PROCESS);
    addAll = entry(ADD_ALL);
    aggregate = entry(AGGREGATE);
  }

  private ComplexData(ComplexData origin, CallOptions options) {
    super(origin, options);
    process = origin.process;
    addAll = origin.addAll;
    aggregate = origin.aggregate;
  }

  /**
   * Loads a library, starts its service, and closes both with the client. See {@link #open(String,
   * Options)}.
   */
  public static ComplexData open(String path) {
    return open(path, Options.DEFAULT);
  }

  /**
   * Loads a library and starts its service, and closes it with the client.
   *
   * @throws ShortwireException if there is no such library, or if it cannot be used; the
   *     message names the cause and the way out
   */
  public static ComplexData open(String path, Options options) {
    return new ComplexData(Library.open(path, options), true);
  }

  /** A client of a library that others may use too. Closing it leaves the library open. */
  public static ComplexData on(Library library) {
    return new ComplexData(library, false);
  }

  @Override
  public ComplexData with(CallOptions options) {
    return new ComplexData(this, options);
  }

  /** The same calls as futures, made on threads of their own. */
  public Async async() {
    return async(Futures.threads());
  }

  /** The same calls as futures, made by an executor. Blocking calls hold its threads. */
  public Async async(Executor executor) {
    return new Async(this, executor);
  }

  /** Whichever operation the request holds; failures come in the reply as ErrorResult. */
  public ComplexCalculationResponse process(ComplexCalculationRequest request) {
    return processInto(request, ComplexCalculationResponse.builder()).build();
  }

  /**
   * As {@code process}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public ComplexCalculationResponse.Builder processInto(
      ComplexCalculationRequest request, ComplexCalculationResponse.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.process;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code process}, between bytes in wire format. */
  public byte[] processRaw(byte[] request) {
    return raw(this.process, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment processRaw(MemorySegment request, MemorySegment into) {
    return raw(this.process, request, into);
  }

  /**
   * A batch of {@code process} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<ComplexCalculationResponse> processMany(List<ComplexCalculationRequest> items) {
    return manyByWire(this.process, items, ComplexCalculationResponse::read);
  }

  /** The sum of each pair, saturating. */
  public BatchResult addAll(BatchOperation request) {
    return addAllInto(request, BatchResult.builder()).build();
  }

  /**
   * As {@code addAll}, but reads the reply into a builder that is used again. Calls in wire format.
   */
  public BatchResult.Builder addAllInto(BatchOperation request, BatchResult.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.addAll;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code addAll}, between bytes in wire format. */
  public byte[] addAllRaw(byte[] request) {
    return raw(this.addAll, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment addAllRaw(MemorySegment request, MemorySegment into) {
    return raw(this.addAll, request, into);
  }

  /**
   * A batch of {@code addAll} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<BatchResult> addAllMany(List<BatchOperation> items) {
    return manyByWire(this.addAll, items, BatchResult::read);
  }

  /** Count, total and statistics of a batch of transactions. INVALID_ARGUMENT without a batch. */
  public ComplexDataResult aggregate(ComplexDataOperation request) {
    return aggregateInto(request, ComplexDataResult.builder()).build();
  }

  /**
   * As {@code aggregate}, but reads the reply into a builder that is used again. Calls in wire
   * format.
   */
  public ComplexDataResult.Builder aggregateInto(
      ComplexDataOperation request, ComplexDataResult.Builder into) {
    Objects.requireNonNull(request, "request");
    into.clear();
    Entry _entry = this.aggregate;
    Call _call = beginWire(_entry);
    try {
      return into.merge(send(_call, _entry, request.write(_call.writer(), start(_call))));
    } catch (WireException _problem) {
      throw explain(_call, _entry, _problem);
    } finally {
      end(_call);
    }
  }

  /** As {@code aggregate}, between bytes in wire format. */
  public byte[] aggregateRaw(byte[] request) {
    return raw(this.aggregate, request);
  }

  /**
   * The same between segments; native ones cross without a copy. Returns the part that the reply
   * fills.
   */
  public MemorySegment aggregateRaw(MemorySegment request, MemorySegment into) {
    return raw(this.aggregate, request, into);
  }

  /**
   * A batch of {@code aggregate} in one call.
   *
   * @throws BatchException if items failed; it has the results of the others
   */
  public List<ComplexDataResult> aggregateMany(List<ComplexDataOperation> items) {
    return manyByWire(this.aggregate, items, ComplexDataResult::read);
  }

  /** The client's calls as futures. Cancelling a future cancels its call. */
  public static final class Async {
    private final ComplexData client;
    private final Executor executor;

    private Async(ComplexData client, Executor executor) {
      this.client = client;
      this.executor = executor;
    }

    /** Whichever operation the request holds; failures come in the reply as ErrorResult. */
    public CompletableFuture<ComplexCalculationResponse> process(
        ComplexCalculationRequest request) {
      return Futures.submit(client, executor, _client -> _client.process(request));
    }

    /** The sum of each pair, saturating. */
    public CompletableFuture<BatchResult> addAll(BatchOperation request) {
      return Futures.submit(client, executor, _client -> _client.addAll(request));
    }

    /** Count, total and statistics of a batch of transactions. INVALID_ARGUMENT without a batch. */
    public CompletableFuture<ComplexDataResult> aggregate(ComplexDataOperation request) {
      return Futures.submit(client, executor, _client -> _client.aggregate(request));
    }
  }
}
