import 'dart:typed_data';

import 'message.dart';

/// Why a call failed: gRPC's codes under gRPC's numbers.
enum Code {
  /// The caller gave up.
  cancelled('CANCELLED'),

  /// A failure that fits no other code.
  unknown('UNKNOWN'),

  /// The request is wrong whatever the state of the service.
  invalidArgument('INVALID_ARGUMENT'),

  /// The time limit passed before the work was done.
  deadlineExceeded('DEADLINE_EXCEEDED'),

  /// Something that was asked for does not exist.
  notFound('NOT_FOUND'),

  /// Something that was to be made exists already.
  alreadyExists('ALREADY_EXISTS'),

  /// The caller may not do this.
  permissionDenied('PERMISSION_DENIED'),

  /// A limit was reached: size, depth, memory, quota.
  resourceExhausted('RESOURCE_EXHAUSTED'),

  /// The service or the client is not in the state that the call needs.
  failedPrecondition('FAILED_PRECONDITION'),

  /// The work was given up because of others; trying again may help.
  aborted('ABORTED'),

  /// The request goes beyond what is there.
  outOfRange('OUT_OF_RANGE'),

  /// The library does not have the method.
  unimplemented('UNIMPLEMENTED'),

  /// A defect of the service, such as a panic.
  internal('INTERNAL'),

  /// The service cannot be reached now; trying again may help.
  unavailable('UNAVAILABLE'),

  /// Data was lost or damaged beyond repair.
  dataLoss('DATA_LOSS'),

  /// The caller has not shown who it is.
  unauthenticated('UNAUTHENTICATED');

  const Code(this.protoName);

  /// gRPC's name, such as `INVALID_ARGUMENT`.
  final String protoName;

  /// gRPC's number, 1 to 16.
  int get number => index + 1;

  /// The code of a number; [unknown] for a number that is none.
  static Code of(int number) => number >= 1 && number <= values.length
      ? values[number - 1]
      : unknown;
}

/// A detail of a failure, as `google.protobuf.Any` has it.
typedef Detail = ({String typeUrl, Uint8List value});

/// A call that failed, or something that could not be opened, encoded or decoded.
class ShortwireException implements Exception {
  /// With what a service or this host has to say.
  const ShortwireException(this.code, this.message, [this.details = const []]);

  /// Which of gRPC's 16 kinds of failure it is.
  final Code code;

  /// Cause and way out, for a developer to read.
  final String message;

  /// Messages that a program can act on, as the service declares them.
  final List<Detail> details;

  /// The first detail of a type, decoded, or null if there is none:
  /// `error.detail(DivisionError.messageType)`.
  T? detail<T extends Message>(MessageType<T> type) {
    for (final (:typeUrl, :value) in details) {
      if (typeUrl.substring(typeUrl.lastIndexOf('/') + 1) == type.fullName) {
        return type.decode(value);
      }
    }
    return null;
  }

  @override
  String toString() => '${code.protoName}: $message';
}

/// A batch of which some items failed.
final class BatchException<T> extends ShortwireException {
  /// With the failures by position.
  BatchException(this.results, this.errors)
      : super(
            errors.values.first.code,
            '${errors.length} item${errors.length == 1 ? '' : 's'} of the batch failed; '
            'the first is item ${errors.keys.first}: ${errors.values.first}');

  /// What the batch returns if nothing fails. In the place of a failed item a list has null, a column 0.
  final T results;

  /// Why items failed, by their position, in ascending order.
  final Map<int, ShortwireException> errors;
}
