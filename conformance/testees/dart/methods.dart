import 'dart:mirrors';
import 'dart:typed_data';

import 'package:shortwire/shortwire.dart';

import '../../../hosts/dart/tests/gen/shortwire_test_v1.dart';

/// What methods take and return that are not called after their messages.
const _others = {
  'Nothing': (Empty, Empty),
  'Newer': (Version1, Version2),
  'Older': (Version2, Version1),
  'Large': (SizeRequest, BytesValue),
  'Fill': (SizeRequest, BytesValue),
  'Wrap': (WrapRequest, BytesValue),
  'Unwrap': (UnwrapRequest, BytesValue),
  'Gather': (Int64Value, Gathered),
  'Measure': (BytesValue, Uint64Value),
  'Fail': (FailRequest, Empty),
  'Panic': (StringValue, Empty),
  'Count': (Empty, Uint64Value),
  'Slow': (SlowRequest, SlowRequest),
};

/// Replies that go into the caller's memory fit into this.
const _largestInto = 1 << 20;

final _generated = (reflectClass(Feature).owner as LibraryMirror).declarations;

/// A message of the type that has this name.
Message decode(String name, Uint8List data) => _decode(_class(name), data);

Message _decode(ClassMirror type, Uint8List data) =>
    type.newInstance(#decode, [data]).reflectee as Message;

ClassMirror _class(String name) => _generated[Symbol(name)] as ClassMirror;

/// A method of the feature service, called as its users would write it, in every form that it has.
final class Method {
  /// The method of that name in the schema.
  Method(String name)
      : _base = name[0].toLowerCase() + name.substring(1),
        _types = switch (_others[name]) {
          (final request, final reply) =>
            (reflectClass(request), reflectClass(reply)),
          null => (_echoed(name.substring(4)), _echoed(name.substring(4))),
        };

  final String _base;
  final (ClassMirror, ClassMirror) _types;

  static ClassMirror _echoed(String name) =>
      _class(_generated.containsKey(Symbol(name)) ? name : '${name}Value');

  /// The reply to one call; null if there is no such form.
  Uint8List? call(Feature feature, String form, Uint8List request) =>
      switch (form) {
        'typed' => _typed(feature, request),
        'raw' => _invoke(feature, 'RawSync', [request]) as Uint8List,
        'into' when _form('IntoSync') != null => _into(feature, request),
        _ => null,
      };

  /// The same for a batch: a reply or an error each.
  List<Object>? many(Feature feature, String form, List<Uint8List> requests) {
    final hasColumns = _names(_types.$2).isNotEmpty && _form('ColumnsSync') != null;
    if (form == 'columns' && !hasColumns) return null;
    final messages = requests.map(_decoded).toList();
    try {
      final replies = form == 'columns'
          ? _columns(feature, messages)
          : _invoke(feature, 'ManySync', [_items(messages)]) as List;
      return [for (final reply in replies) _message(reply).encode()];
    } on BatchException catch (batch) {
      return [
        for (final (i, reply) in (batch.results as List).indexed)
          batch.errors[i] ?? _message(reply).encode(),
      ];
    }
  }

  MethodMirror? _form(String suffix) =>
      reflectClass(Feature).declarations[Symbol('$_base$suffix')] as MethodMirror?;

  Object? _invoke(Feature feature, String suffix, List<Object?> positional,
          [Map<Symbol, Object?> named = const {}]) =>
      reflect(feature)
          .invoke(Symbol('$_base$suffix'), positional, named)
          .reflectee;

  Message _decoded(Uint8List data) => _decode(_types.$1, data);

  /// Whether it takes the fields of its request.
  bool get _isFlat => _form('Sync')!.parameters.every((p) => p.isNamed);

  Uint8List _typed(Feature feature, Uint8List data) {
    final request = _decoded(data);
    final reply = _isFlat
        ? _invoke(feature, 'Sync', [], _fields(request))
        : _invoke(feature, 'Sync', [request]);
    return _message(reply).encode();
  }

  Uint8List _into(Feature feature, Uint8List data) {
    final request = _decoded(data);
    final type = _form('IntoSync')!.parameters.first.type as ClassMirror;
    final isBytes = type.reflectedType == Uint8List;
    final target = isBytes
        ? Uint8List(_largestInto)
        : type.newInstance(Symbol.empty, []).reflectee;
    final reply = _isFlat
        ? _invoke(feature, 'IntoSync', [target], _fields(request))
        : _invoke(feature, 'IntoSync', [target, request]);
    final result = isBytes
        ? Uint8List.sublistView(target as Uint8List, 0, reply as int)
        : reply;
    return _message(result).encode();
  }

  /// The list that a batch takes: of requests, of their only fields, or of records.
  List<Object?> _items(List<Message> messages) {
    final items = messages.map(
      (message) => switch (message) {
        FailRequest m => (code: m.code, message: m.message, detail: m.detail),
        WrapRequest m => (head: m.head, data: m.data, tail: m.tail),
        UnwrapRequest m => (data: m.data, head: m.head, tail: m.tail),
        Scalars m => _scalarsItem(m),
        Presence m => _presenceItem(m),
        _ when !_isFlat => message,
        Empty() => (),
        _ => _fields(message).values.single,
      },
    );
    return _list(_form('ManySync')!.parameters.single.type, items);
  }

  /// A batch of columns, and its replies as rows.
  List<Object?> _columns(Feature feature, List<Message> messages) {
    final rows = messages.map(_fields).toList();
    final form = _form('ColumnsSync')!;
    final columns = {
      for (final column in form.parameters.where((p) => p.simpleName != #into))
        column.simpleName:
            _list(column.type, rows.map((row) => row[column.simpleName])),
    };
    final result = _invoke(feature, 'ColumnsSync', [], columns);
    final names = _names(_types.$2);
    return [
      for (var i = 0; i < messages.length; i++)
        _types.$2.newInstance(Symbol.empty, [], {
          for (final MapEntry(key: name, value: type) in names.entries)
            name: _element(
                type,
                names.length == 1
                    ? result
                    : reflect(result).getField(name).reflectee,
                i),
        }).reflectee,
    ];
  }

  /// What a call returned, as the message that it stands for.
  Message _message(Object? reply) {
    if (reply is Message) return reply;
    final names = _names(_types.$2).keys;
    return _types.$2.newInstance(Symbol.empty, [],
        {for (final name in names) name: reply}).reflectee as Message;
  }
}

/// The fields of a message class and their types.
Map<Symbol, TypeMirror> _names(ClassMirror type) => {
      for (final field
          in (type.declarations[type.simpleName] as MethodMirror).parameters)
        field.simpleName: field.type,
    };

Map<Symbol, Object?> _fields(Message message) => {
      for (final name in _names(reflect(message).type).keys)
        name: reflect(message).getField(name).reflectee,
    };

/// A list of the type that a parameter has.
List<Object?> _list(TypeMirror type, Iterable<Object?> values) {
  if (type.typeArguments.isNotEmpty) {
    return (type as ClassMirror).newInstance(#from, [values]).reflectee as List;
  }
  final list = (type as ClassMirror).newInstance(Symbol.empty, [values.length]).reflectee as List;
  for (final (i, value) in values.indexed) {
    list[i] = switch (value) {
      final bool flag => flag ? 1 : 0,
      final ProtoEnum named => named.number,
      _ => value,
    };
  }
  return list;
}

/// An element of a column as the field's type.
Object? _element(TypeMirror type, Object? column, int i) {
  final value = (column as List)[i];
  if (type.reflectedType == bool && value is int) return value != 0;
  if (type.reflectedType == Color && value is int) return Color.of(value);
  return value;
}

// There is no reflection that makes a record.

ScalarsItem _scalarsItem(Scalars m) => (
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
    );

PresenceItem _presenceItem(Presence m) => (
      number: m.number,
      text: m.text,
      data: m.data,
      flag: m.flag,
      color: m.color,
      real: m.real,
      plain: m.plain,
    );
