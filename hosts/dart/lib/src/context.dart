import 'dart:convert';
import 'dart:ffi';
import 'dart:io';
import 'dart:typed_data';

import 'memory.dart';
import 'writer.dart';

/// Tells calls that their caller gave up. One token may be given to many calls.
///
/// Native code sees it while it runs; a method that looks at it ends early with [Code.cancelled]. In the `Sync`
/// forms nothing else of this isolate runs, so a token has to be cancelled before the call.
final class CancelToken {
  final NativeBytes _word = NativeBytes(4, zeroed: true);

  /// Where the word lies that native code looks at.
  int get address => _word.address;

  /// Whether it was cancelled.
  bool get isCancelled => _word.data.getUint32(0, Endian.host) != 0;

  /// Gives up: calls under way are told, later ones fail at once.
  void cancel() => _word.data.setUint32(0, 1, Endian.host);
}

/// What travels beside calls. Made by `withOptions` of a client.
final class CallOptions {
  /// Values of [metadata] are texts, bytes (under names that end in `-bin`), or lists of them.
  CallOptions({this.timeout, this.cancel, Map<String, Object> metadata = const {}})
      : metadata = _encoded(metadata);

  /// How long a call may take, counted from its start.
  final Duration? timeout;

  /// Ends calls early.
  final CancelToken? cancel;

  /// `shortwire.v1.Metadata` in wire format.
  final NativeBytes? metadata;

  /// When a call that starts now gives up; 0 for never.
  int get deadline => switch (timeout) {
        null => 0,
        final timeout => _now() + timeout.inMicroseconds * 1000,
      };

  static NativeBytes? _encoded(Map<String, Object> metadata) {
    if (metadata.isEmpty) return null;
    final pairs = [
      for (final MapEntry(:key, :value) in metadata.entries)
        if (value is List && value is! Uint8List)
          for (final one in value) (key, one as Object)
        else
          (key, value),
    ];
    final writer = Writer()..start('shortwire.v1.Metadata');
    for (final (name, value) in pairs.reversed) {
      _check(name, value);
      final before = writer.open('shortwire.v1.Metadata.entries');
      writer
        ..bytes(value is String ? utf8.encode(value) : value as Uint8List, 0x12)
        ..string(name, 0x0a, 'shortwire.v1.MetadataEntry.name')
        ..close(before, 0x0a);
    }
    writer.finish();
    final bytes = writer.view;
    return NativeBytes(bytes.length)..list.setAll(0, bytes);
  }

  static void _check(String name, Object value) {
    if (!RegExp(r'^[0-9a-z_.-]+$').hasMatch(name)) {
      throw ArgumentError.value(name, 'metadata',
          'names have lower-case ASCII letters, digits and _ . - only');
    }
    if (name.endsWith('-bin') ? value is! Uint8List : value is! String) {
      throw ArgumentError.value(value, name,
          'names that end in -bin carry a Uint8List, all others a String');
    }
  }
}

/// Nanoseconds of CLOCK_MONOTONIC.
int _now() {
  _clockGettime(_clockMonotonic, _timespec.address);
  return _timespec.data.getInt64(0, Endian.host) * 1000000000 +
      _timespec.data.getInt64(8, Endian.host);
}

final _timespec = NativeBytes(16);
final _clockMonotonic = Platform.isMacOS ? 6 : 1;
final _clockGettime = DynamicLibrary.process().lookupFunction<
    Int32 Function(Int32, IntPtr),
    int Function(int, int)>('clock_gettime', isLeaf: true);
