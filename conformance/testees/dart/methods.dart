import 'dart:typed_data';

import 'package:shortwire/shortwire.dart';

import '../../../hosts/dart/tests/gen/shortwire_test_v1.dart';

/// What a user would write to call a method, in every form that it has.
final class Method<Q extends Message, V> {
  Method(this.type, this._typed, this._raw, this._many, this._wrap,
      {List<V> Function(Feature, List<Q>)? columns,
      Message Function(Feature, Q)? into})
      : _columns = columns,
        _into = into;

  final MessageType<Q> type;
  final Message Function(Feature, Q) _typed;
  final Uint8List Function(Uint8List) Function(Feature) _raw;
  final List<V> Function(Feature, List<Q>) _many;
  final Message Function(V) _wrap;
  final List<V> Function(Feature, List<Q>)? _columns;
  final Message Function(Feature, Q)? _into;

  /// The reply to one call; null if there is no such form.
  Uint8List? call(Feature feature, String form, Uint8List request) =>
      switch (form) {
        'typed' => _typed(feature, type.decode(request)).encode(),
        'raw' => _raw(feature)(request),
        'into' => _into?.call(feature, type.decode(request)).encode(),
        _ => null,
      };

  /// The same for a batch: a reply or an error each.
  List<Object>? many(Feature feature, String form, List<Uint8List> requests) {
    final run = form == 'columns' ? _columns : _many;
    if (run == null) return null;
    final messages = requests.map(type.decode).toList();
    try {
      return [for (final value in run(feature, messages)) _wrap(value).encode()];
    } on BatchException catch (batch) {
      final results = batch.results as List<Object?>;
      return [
        for (final (i, value) in results.indexed)
          batch.errors[i] ?? _wrap(value as V).encode(),
      ];
    }
  }
}

/// Every method of the feature service.
final methods = <String, Method<Message, Object?>>{
  'EchoDouble': Method<DoubleValue, double>(
    DoubleValue.messageType,
    (f, m) => DoubleValue(value: f.echoDoubleSync(value: m.value)),
    (f) => f.echoDoubleRawSync,
    (f, all) => f.echoDoubleManySync(all.map((m) => m.value).toList()),
    (value) => DoubleValue(value: value),
    columns: (f, all) => f.echoDoubleColumnsSync(
        value: Float64List.fromList(all.map((m) => m.value).toList())),
  ),
  'EchoFloat': Method<FloatValue, double>(
    FloatValue.messageType,
    (f, m) => FloatValue(value: f.echoFloatSync(value: m.value)),
    (f) => f.echoFloatRawSync,
    (f, all) => f.echoFloatManySync(all.map((m) => m.value).toList()),
    (value) => FloatValue(value: value),
    columns: (f, all) => f.echoFloatColumnsSync(
        value: Float32List.fromList(all.map((m) => m.value).toList())),
  ),
  'EchoInt32': Method<Int32Value, int>(
    Int32Value.messageType,
    (f, m) => Int32Value(value: f.echoInt32Sync(value: m.value)),
    (f) => f.echoInt32RawSync,
    (f, all) => f.echoInt32ManySync(all.map((m) => m.value).toList()),
    (value) => Int32Value(value: value),
    columns: (f, all) => f.echoInt32ColumnsSync(
        value: Int32List.fromList(all.map((m) => m.value).toList())),
  ),
  'EchoInt64': Method<Int64Value, int>(
    Int64Value.messageType,
    (f, m) => Int64Value(value: f.echoInt64Sync(value: m.value)),
    (f) => f.echoInt64RawSync,
    (f, all) => f.echoInt64ManySync(all.map((m) => m.value).toList()),
    (value) => Int64Value(value: value),
    columns: (f, all) => f.echoInt64ColumnsSync(
        value: Int64List.fromList(all.map((m) => m.value).toList())),
  ),
  'EchoUint32': Method<Uint32Value, int>(
    Uint32Value.messageType,
    (f, m) => Uint32Value(value: f.echoUint32Sync(value: m.value)),
    (f) => f.echoUint32RawSync,
    (f, all) => f.echoUint32ManySync(all.map((m) => m.value).toList()),
    (value) => Uint32Value(value: value),
    columns: (f, all) => f.echoUint32ColumnsSync(
        value: Uint32List.fromList(all.map((m) => m.value).toList())),
  ),
  'EchoUint64': Method<Uint64Value, int>(
    Uint64Value.messageType,
    (f, m) => Uint64Value(value: f.echoUint64Sync(value: m.value)),
    (f) => f.echoUint64RawSync,
    (f, all) => f.echoUint64ManySync(all.map((m) => m.value).toList()),
    (value) => Uint64Value(value: value),
    columns: (f, all) => f.echoUint64ColumnsSync(
        value: Uint64List.fromList(all.map((m) => m.value).toList())),
  ),
  'EchoSint32': Method<Sint32Value, int>(
    Sint32Value.messageType,
    (f, m) => Sint32Value(value: f.echoSint32Sync(value: m.value)),
    (f) => f.echoSint32RawSync,
    (f, all) => f.echoSint32ManySync(all.map((m) => m.value).toList()),
    (value) => Sint32Value(value: value),
    columns: (f, all) => f.echoSint32ColumnsSync(
        value: Int32List.fromList(all.map((m) => m.value).toList())),
  ),
  'EchoSint64': Method<Sint64Value, int>(
    Sint64Value.messageType,
    (f, m) => Sint64Value(value: f.echoSint64Sync(value: m.value)),
    (f) => f.echoSint64RawSync,
    (f, all) => f.echoSint64ManySync(all.map((m) => m.value).toList()),
    (value) => Sint64Value(value: value),
    columns: (f, all) => f.echoSint64ColumnsSync(
        value: Int64List.fromList(all.map((m) => m.value).toList())),
  ),
  'EchoFixed32': Method<Fixed32Value, int>(
    Fixed32Value.messageType,
    (f, m) => Fixed32Value(value: f.echoFixed32Sync(value: m.value)),
    (f) => f.echoFixed32RawSync,
    (f, all) => f.echoFixed32ManySync(all.map((m) => m.value).toList()),
    (value) => Fixed32Value(value: value),
    columns: (f, all) => f.echoFixed32ColumnsSync(
        value: Uint32List.fromList(all.map((m) => m.value).toList())),
  ),
  'EchoFixed64': Method<Fixed64Value, int>(
    Fixed64Value.messageType,
    (f, m) => Fixed64Value(value: f.echoFixed64Sync(value: m.value)),
    (f) => f.echoFixed64RawSync,
    (f, all) => f.echoFixed64ManySync(all.map((m) => m.value).toList()),
    (value) => Fixed64Value(value: value),
    columns: (f, all) => f.echoFixed64ColumnsSync(
        value: Uint64List.fromList(all.map((m) => m.value).toList())),
  ),
  'EchoSfixed32': Method<Sfixed32Value, int>(
    Sfixed32Value.messageType,
    (f, m) => Sfixed32Value(value: f.echoSfixed32Sync(value: m.value)),
    (f) => f.echoSfixed32RawSync,
    (f, all) => f.echoSfixed32ManySync(all.map((m) => m.value).toList()),
    (value) => Sfixed32Value(value: value),
    columns: (f, all) => f.echoSfixed32ColumnsSync(
        value: Int32List.fromList(all.map((m) => m.value).toList())),
  ),
  'EchoSfixed64': Method<Sfixed64Value, int>(
    Sfixed64Value.messageType,
    (f, m) => Sfixed64Value(value: f.echoSfixed64Sync(value: m.value)),
    (f) => f.echoSfixed64RawSync,
    (f, all) => f.echoSfixed64ManySync(all.map((m) => m.value).toList()),
    (value) => Sfixed64Value(value: value),
    columns: (f, all) => f.echoSfixed64ColumnsSync(
        value: Int64List.fromList(all.map((m) => m.value).toList())),
  ),
  'EchoBool': Method<BoolValue, bool>(
    BoolValue.messageType,
    (f, m) => BoolValue(value: f.echoBoolSync(value: m.value)),
    (f) => f.echoBoolRawSync,
    (f, all) => f.echoBoolManySync(all.map((m) => m.value).toList()),
    (value) => BoolValue(value: value),
    columns: (f, all) => f
        .echoBoolColumnsSync(
            value: Uint8List.fromList([for (final m in all) m.value ? 1 : 0]))
        .map((value) => value != 0)
        .toList(),
  ),
  'EchoEnum': Method<EnumValue, Color>(
    EnumValue.messageType,
    (f, m) => EnumValue(value: f.echoEnumSync(value: m.value)),
    (f) => f.echoEnumRawSync,
    (f, all) => f.echoEnumManySync(all.map((m) => m.value).toList()),
    (value) => EnumValue(value: value),
    columns: (f, all) => f
        .echoEnumColumnsSync(
            value: Int32List.fromList([for (final m in all) m.value.number]))
        .map(Color.of)
        .toList(),
  ),
  'EchoString': Method<StringValue, String>(
    StringValue.messageType,
    (f, m) => StringValue(value: f.echoStringSync(value: m.value)),
    (f) => f.echoStringRawSync,
    (f, all) => f.echoStringManySync(all.map((m) => m.value).toList()),
    (value) => StringValue(value: value),
    columns: (f, all) =>
        f.echoStringColumnsSync(value: all.map((m) => m.value).toList()),
  ),
  'EchoBytes': Method<BytesValue, Uint8List>(
    BytesValue.messageType,
    (f, m) => BytesValue(value: f.echoBytesSync(value: m.value)),
    (f) => f.echoBytesRawSync,
    (f, all) => f.echoBytesManySync(all.map((m) => m.value).toList()),
    (value) => BytesValue(value: value),
    columns: (f, all) =>
        f.echoBytesColumnsSync(value: all.map((m) => m.value).toList()),
    into: (f, m) {
      final target = Uint8List(m.value.length);
      final length = f.echoBytesIntoSync(target, value: m.value);
      return BytesValue(value: Uint8List.sublistView(target, 0, length));
    },
  ),
  'Large': Method<SizeRequest, Uint8List>(
    SizeRequest.messageType,
    (f, m) => BytesValue(value: f.largeSync(size: m.size)),
    (f) => f.largeRawSync,
    (f, all) => f.largeManySync(all.map((m) => m.size).toList()),
    (value) => BytesValue(value: value),
    columns: (f, all) => f.largeColumnsSync(
        size: Uint64List.fromList(all.map((m) => m.size).toList())),
    into: (f, m) {
      final target = Uint8List(m.size);
      final length = f.largeIntoSync(target, size: m.size);
      return BytesValue(value: Uint8List.sublistView(target, 0, length));
    },
  ),
  'Measure': Method<BytesValue, int>(
    BytesValue.messageType,
    (f, m) => Uint64Value(value: f.measureSync(value: m.value)),
    (f) => f.measureRawSync,
    (f, all) => f.measureManySync(all.map((m) => m.value).toList()),
    (value) => Uint64Value(value: value),
    columns: (f, all) =>
        f.measureColumnsSync(value: all.map((m) => m.value).toList()),
  ),
  'Slow': Method<SlowRequest, int>(
    SlowRequest.messageType,
    (f, m) => SlowRequest(milliseconds: f.slowSync(milliseconds: m.milliseconds)),
    (f) => f.slowRawSync,
    (f, all) => f.slowManySync(all.map((m) => m.milliseconds).toList()),
    (value) => SlowRequest(milliseconds: value),
    columns: (f, all) => f.slowColumnsSync(
        milliseconds:
            Uint32List.fromList(all.map((m) => m.milliseconds).toList())),
  ),
  'Nothing': Method<Empty, void>(
    Empty.messageType,
    (f, m) {
      f.nothingSync();
      return Empty();
    },
    (f) => f.nothingRawSync,
    (f, all) => f.nothingManySync([for (final _ in all) ()]),
    (_) => Empty(),
  ),
  'Panic': Method<StringValue, void>(
    StringValue.messageType,
    (f, m) {
      f.panicSync(value: m.value);
      return Empty();
    },
    (f) => f.panicRawSync,
    (f, all) => f.panicManySync([for (final m in all) m.value]),
    (_) => Empty(),
  ),
  'Fail': Method<FailRequest, void>(
    FailRequest.messageType,
    (f, m) {
      f.failSync(code: m.code, message: m.message, detail: m.detail);
      return Empty();
    },
    (f) => f.failRawSync,
    (f, all) => f.failManySync([for (final m in all) (code: m.code, message: m.message, detail: m.detail)]),
    (_) => Empty(),
  ),
  'Count': Method<Empty, int>(
    Empty.messageType,
    (f, _) => Uint64Value(value: f.countSync()),
    (f) => f.countRawSync,
    (f, all) => f.countManySync([for (final _ in all) ()]),
    (value) => Uint64Value(value: value),
  ),
  'EchoScalars': Method<Scalars, Scalars>(
    Scalars.messageType,
    (f, m) => f.echoScalarsSync(
      doubleValue: m.doubleValue,
      floatValue: m.floatValue,
      int32Value: m.int32Value,
      int64Value: m.int64Value,
      uint32Value: m.uint32Value,
      uint64Value: m.uint64Value,
      sint32Value: m.sint32Value,
      sint64Value: m.sint64Value,
      fixed32Value: m.fixed32Value,
      fixed64Value: m.fixed64Value,
      sfixed32Value: m.sfixed32Value,
      sfixed64Value: m.sfixed64Value,
      boolValue: m.boolValue,
      stringValue: m.stringValue,
      bytesValue: m.bytesValue,
      enumValue: m.enumValue,
    ),
    (f) => f.echoScalarsRawSync,
    (f, all) => f.echoScalarsManySync([
      for (final m in all)
        (
          doubleValue: m.doubleValue,
          floatValue: m.floatValue,
          int32Value: m.int32Value,
          int64Value: m.int64Value,
          uint32Value: m.uint32Value,
          uint64Value: m.uint64Value,
          sint32Value: m.sint32Value,
          sint64Value: m.sint64Value,
          fixed32Value: m.fixed32Value,
          fixed64Value: m.fixed64Value,
          sfixed32Value: m.sfixed32Value,
          sfixed64Value: m.sfixed64Value,
          boolValue: m.boolValue,
          stringValue: m.stringValue,
          bytesValue: m.bytesValue,
          enumValue: m.enumValue,
        ),
    ]),
    (reply) => reply,
    columns: (f, all) {
      final columns = f.echoScalarsColumnsSync(
        doubleValue: Float64List.fromList([for (final m in all) m.doubleValue]),
        floatValue: Float32List.fromList([for (final m in all) m.floatValue]),
        int32Value: Int32List.fromList([for (final m in all) m.int32Value]),
        int64Value: Int64List.fromList([for (final m in all) m.int64Value]),
        uint32Value: Uint32List.fromList([for (final m in all) m.uint32Value]),
        uint64Value: Uint64List.fromList([for (final m in all) m.uint64Value]),
        sint32Value: Int32List.fromList([for (final m in all) m.sint32Value]),
        sint64Value: Int64List.fromList([for (final m in all) m.sint64Value]),
        fixed32Value: Uint32List.fromList([for (final m in all) m.fixed32Value]),
        fixed64Value: Uint64List.fromList([for (final m in all) m.fixed64Value]),
        sfixed32Value: Int32List.fromList([for (final m in all) m.sfixed32Value]),
        sfixed64Value: Int64List.fromList([for (final m in all) m.sfixed64Value]),
        boolValue: Uint8List.fromList([for (final m in all) m.boolValue ? 1 : 0]),
        stringValue: [for (final m in all) m.stringValue],
        bytesValue: [for (final m in all) m.bytesValue],
        enumValue: Int32List.fromList([for (final m in all) m.enumValue.number]),
      );
      return [
        for (var i = 0; i < all.length; i++)
          Scalars(
            doubleValue: columns.doubleValue[i],
            floatValue: columns.floatValue[i],
            int32Value: columns.int32Value[i],
            int64Value: columns.int64Value[i],
            uint32Value: columns.uint32Value[i],
            uint64Value: columns.uint64Value[i],
            sint32Value: columns.sint32Value[i],
            sint64Value: columns.sint64Value[i],
            fixed32Value: columns.fixed32Value[i],
            fixed64Value: columns.fixed64Value[i],
            sfixed32Value: columns.sfixed32Value[i],
            sfixed64Value: columns.sfixed64Value[i],
            boolValue: columns.boolValue[i] != 0,
            stringValue: columns.stringValue[i],
            bytesValue: columns.bytesValue[i],
            enumValue: Color.of(columns.enumValue[i]),
          ),
      ];
    },
    into: (f, m) => f.echoScalarsIntoSync(
      Scalars(),
      doubleValue: m.doubleValue,
      floatValue: m.floatValue,
      int32Value: m.int32Value,
      int64Value: m.int64Value,
      uint32Value: m.uint32Value,
      uint64Value: m.uint64Value,
      sint32Value: m.sint32Value,
      sint64Value: m.sint64Value,
      fixed32Value: m.fixed32Value,
      fixed64Value: m.fixed64Value,
      sfixed32Value: m.sfixed32Value,
      sfixed64Value: m.sfixed64Value,
      boolValue: m.boolValue,
      stringValue: m.stringValue,
      bytesValue: m.bytesValue,
      enumValue: m.enumValue,
    ),
  ),
  'EchoPresence': Method<Presence, Presence>(
    Presence.messageType,
    (f, m) => f.echoPresenceSync(
      number: m.number,
      text: m.text,
      data: m.data,
      flag: m.flag,
      color: m.color,
      real: m.real,
      plain: m.plain,
    ),
    (f) => f.echoPresenceRawSync,
    (f, all) => f.echoPresenceManySync([
      for (final m in all)
        (
          number: m.number,
          text: m.text,
          data: m.data,
          flag: m.flag,
          color: m.color,
          real: m.real,
          plain: m.plain,
        ),
    ]),
    (reply) => reply,
    columns: (f, all) {
      final columns = f.echoPresenceColumnsSync(
        number: [for (final m in all) m.number],
        text: [for (final m in all) m.text],
        data: [for (final m in all) m.data],
        flag: [for (final m in all) m.flag],
        color: [for (final m in all) m.color],
        real: [for (final m in all) m.real],
        plain: Int64List.fromList([for (final m in all) m.plain]),
      );
      return [
        for (var i = 0; i < all.length; i++)
          Presence(
            number: columns.number[i],
            text: columns.text[i],
            data: columns.data[i],
            flag: columns.flag[i],
            color: columns.color[i],
            real: columns.real[i],
            plain: columns.plain[i],
          ),
      ];
    },
    into: (f, m) => f.echoPresenceIntoSync(
      Presence(),
      number: m.number,
      text: m.text,
      data: m.data,
      flag: m.flag,
      color: m.color,
      real: m.real,
      plain: m.plain,
    ),
  ),
  'EchoRepeated': Method<Repeated, Repeated>(
    Repeated.messageType,
    (f, m) => f.echoRepeatedSync(m),
    (f) => f.echoRepeatedRawSync,
    (f, all) => f.echoRepeatedManySync(all),
    (reply) => reply,
    into: (f, m) => f.echoRepeatedIntoSync(Repeated(), m),
  ),
  'EchoUnpacked': Method<Unpacked, Unpacked>(
    Unpacked.messageType,
    (f, m) => f.echoUnpackedSync(m),
    (f) => f.echoUnpackedRawSync,
    (f, all) => f.echoUnpackedManySync(all),
    (reply) => reply,
    into: (f, m) => f.echoUnpackedIntoSync(Unpacked(), m),
  ),
  'EchoMaps': Method<Maps, Maps>(
    Maps.messageType,
    (f, m) => f.echoMapsSync(m),
    (f) => f.echoMapsRawSync,
    (f, all) => f.echoMapsManySync(all),
    (reply) => reply,
    into: (f, m) => f.echoMapsIntoSync(Maps(), m),
  ),
  'EchoChoice': Method<Choice, Choice>(
    Choice.messageType,
    (f, m) => f.echoChoiceSync(m),
    (f) => f.echoChoiceRawSync,
    (f, all) => f.echoChoiceManySync(all),
    (reply) => reply,
    into: (f, m) => f.echoChoiceIntoSync(Choice(), m),
  ),
  'EchoNested': Method<Nested, Nested>(
    Nested.messageType,
    (f, m) => f.echoNestedSync(m),
    (f) => f.echoNestedRawSync,
    (f, all) => f.echoNestedManySync(all),
    (reply) => reply,
    into: (f, m) => f.echoNestedIntoSync(Nested(), m),
  ),
  'EchoTree': Method<Tree, Tree>(
    Tree.messageType,
    (f, m) => f.echoTreeSync(m),
    (f) => f.echoTreeRawSync,
    (f, all) => f.echoTreeManySync(all),
    (reply) => reply,
    into: (f, m) => f.echoTreeIntoSync(Tree(), m),
  ),
  'Newer': Method<Version1, Version2>(
    Version1.messageType,
    (f, m) => f.newerSync(m),
    (f) => f.newerRawSync,
    (f, all) => f.newerManySync(all),
    (reply) => reply,
    into: (f, m) => f.newerIntoSync(Version2(), m),
  ),
  'Older': Method<Version2, Version1>(
    Version2.messageType,
    (f, m) => f.olderSync(m),
    (f) => f.olderRawSync,
    (f, all) => f.olderManySync(all),
    (reply) => reply,
    into: (f, m) => f.olderIntoSync(Version1(), m),
  ),
};
