import 'dart:ffi';
import 'dart:io';

import 'abi.dart';
import 'call.dart';
import 'exception.dart';
import 'library.dart';
import 'limits.dart';
import 'memory.dart';
import 'output.dart';
import 'reader.dart';
import 'status.dart';

/// A method as a client was generated to know it.
final class MethodInfo {
  /// For generated code.
  const MethodInfo(this.name, this.id, {this.shape = 0, this.isBlocking = false});

  /// Full name, such as `calculator.v1.Calculator/Add`.
  final String name;

  /// FNV-1a 64 of [name].
  final int id;

  /// Hash of names, numbers and types; 0 if the method is not flat.
  final int shape;

  /// The schema marks it as blocking.
  final bool isBlocking;
}

/// A method as the library of a session has it. Its functions are null if it has none, or the session is closed.
final class Method {
  Method._(this.session, this.info);

  /// Where it is called.
  final Session session;

  /// What the client knows of it.
  final MethodInfo info;

  /// The flat entry, if both sides agree on the shape.
  CallFunction? flat;

  /// The flat entry for batches, under the same condition.
  ManyCallFunction? flatMany;

  /// The entry for wire format.
  CallFunction? wire;

  /// The entry for batches in wire format.
  CallFunction? wireMany;

  /// The addresses of these, for other threads.
  int flatAddress = 0, flatManyAddress = 0, wireAddress = 0, wireManyAddress = 0;

  /// Which library a reply came from.
  late final String Function() origin = () =>
      '${info.name} of ${session.library.path} (${session.library.runtime})';

  void _bind(AbiMethod found) {
    wireAddress = found.wire.address;
    wireManyAddress = found.wireMany.address;
    // Calls that may block let the others of this process collect garbage meanwhile.
    wire = found.wire.asFunction();
    wireMany = found.wireMany.asFunction();
    if (info.shape == 0 || found.shape != info.shape || found.flat == nullptr) {
      return;
    }
    flatAddress = found.flat.address;
    flatManyAddress = found.flatMany.address;
    flat = info.isBlocking
        ? found.flat.asFunction()
        : found.flat.asFunction(isLeaf: true);
    flatMany = found.flatMany.asFunction();
  }

  void _unbind() {
    flat = wire = wireMany = null;
    flatMany = null;
  }
}

/// An open library with an instance of its service, and what calls on it need. It belongs to one isolate.
final class Session implements Finalizable {
  /// Loads the library at [path] and starts an instance. 0 stands for the default of a limit.
  factory Session.open(String path, {int maxMessageBytes = 0, int maxDepth = 0}) {
    final library = Library.open(path);
    final instance = _start(library, maxMessageBytes, maxDepth);
    return Session._(library, instance, maxMessageBytes, maxDepth);
  }

  Session._(this.library, this.instance, int maxMessageBytes, int maxDepth)
      : maxMessageBytes =
            maxMessageBytes != 0 ? maxMessageBytes : defaultMaxMessageBytes,
        maxDepth = maxDepth != 0 ? maxDepth : defaultMaxDepth {
    _finalizer.attach(this, Pointer.fromAddress(instance), detach: this);
    if (debugMode) {
      _leaks.attach(this, '${library.path}, opened at\n${StackTrace.current}',
          detach: this);
    }
  }

  /// What was loaded.
  final Library library;

  /// `sw_instance_t *`.
  final int instance;

  /// Size that messages may have.
  final int maxMessageBytes;

  /// Nesting that messages may have.
  final int maxDepth;

  final Map<MethodInfo, Method> _methods = Map.identity();

  /// For the calls of this isolate's own thread: they follow one another.
  late final Call call = Call(this);

  /// For calls on other threads, which are several at a time.
  final List<Call> _idle = [];
  int _away = 0;
  bool _isClosed = false;
  bool _hasEnded = false;

  late final NativeFinalizer _finalizer =
      _finalizers[library.table.address] ??=
          NativeFinalizer(library.table.ref.instanceFree);

  /// Whether it was closed.
  bool get isClosed => _isClosed;

  /// Looks a method up.
  Method method(MethodInfo info) => _methods[info] ??= _looked(info);

  Method _looked(MethodInfo info) {
    final method = Method._(this, info);
    final found = library.method(info.id);
    if (found != null && !_isClosed) method._bind(found);
    return method;
  }

  /// Memory for a call on another thread; [giveBack] wants it when the call has ended.
  Call borrow() {
    _away++;
    return _idle.isEmpty ? Call(this) : _idle.removeLast();
  }

  /// Takes back what [borrow] gave. The last one ends a session that was closed meanwhile.
  void giveBack(Call call) {
    _away--;
    _idle.add(call);
    if (_isClosed && _away == 0) _end();
  }

  /// Ends the session. Calls under way on other threads finish first, later ones fail. May be called again.
  void close() {
    if (_isClosed) return;
    _isClosed = true;
    _leaks.detach(this);
    for (final method in _methods.values) {
      method._unbind();
    }
    if (_away == 0) _end();
  }

  void _end() {
    if (_hasEnded) return;
    _hasEnded = true;
    _finalizer.detach(this);
    library.table.ref.instanceFree
        .asFunction<void Function(Pointer<Void>)>()(Pointer.fromAddress(instance));
  }

  /// Why a method has no functions.
  ShortwireException notCallable(Method method) {
    final path = library.path;
    if (_isClosed) {
      return ShortwireException(Code.failedPrecondition,
          '${method.info.name}: the client of $path was closed; open it again');
    }
    return ShortwireException(
        Code.unimplemented,
        '$path does not have ${method.info.name}; it was built with ${library.runtime}\n'
        '  help: `shortwire inspect $path` shows what it has; build it again from the schema of this client');
  }

  /// Why a method has no batch of columns.
  ShortwireException notBatchable(Method method) => method.wire == null
      ? notCallable(method)
      : ShortwireException(
          Code.failedPrecondition,
          '${method.info.name}: ${library.path} and this client were made from different versions of its messages, '
          'so it takes no columns\n'
          '  help: send the batch as items, or generate the client again from `shortwire gen --from-library ${library.path}`');
}

/// Whether sessions that nobody closes are told of.
final bool debugMode = switch (Platform.environment['SHORTWIRE_DEBUG']) {
  null || '' || '0' => false,
  _ => true,
};

/// Takes warnings: clients that were collected without having been closed, if the environment has `SHORTWIRE_DEBUG=1`.
/// They go to the standard error output unless this is set.
void Function(String warning) onWarning = stderr.writeln;

final Finalizer<String> _leaks = Finalizer((opened) => onWarning(
    'warning: a Shortwire client was collected without close(): $opened'));

final Map<int, NativeFinalizer> _finalizers = {};

int _start(Library library, int maxMessageBytes, int maxDepth) {
  final memory = NativeBytes(sizeOf<InstanceOptions>() + 8, zeroed: true);
  final options = memory.pointer.cast<InstanceOptions>();
  options.ref
    ..size = sizeOf<InstanceOptions>()
    ..maxDepth = maxDepth
    ..maxMessageBytes = maxMessageBytes;
  final instance = Pointer<IntPtr>.fromAddress(
      memory.address + sizeOf<InstanceOptions>());
  final status = Output(library.table);
  final code = library.table.ref.instanceNew
          .asFunction<int Function(Pointer<InstanceOptions>, Pointer<IntPtr>, Pointer<Int64>)>()(
      options, instance, Pointer.fromAddress(status.address));
  if (code != 0) {
    final error = readStatus(status.read(Reader(), 'status'), code);
    status.recycle();
    throw error;
  }
  return instance.value;
}
