// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.
//
// ignore_for_file: camel_case_types, constant_identifier_names
// ignore_for_file: deprecated_member_use_from_same_package
// ignore_for_file: non_constant_identifier_names, unused_import

/// Nested records of a payment system: addresses in persons in transactions in batches.
library;

import 'dart:typed_data';

import 'package:shortwire/gen_v1.dart' as $sw;

import 'calculator_v1.dart' as $calculator_v1;

/// `complex_data.v1.Address`.
final class Address extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Address({
    this.street = '',
    this.city = '',
    this.state = '',
    this.zipCode = '',
    this.country = '',
    this.latitude = 0.0,
    this.longitude = 0.0,
  });

  /// Reads one in wire format.
  factory Address.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Address>(
    'complex_data.v1.Address',
    Address.new,
    [
      'street',
      'city',
      'state',
      'zip_code',
      'country',
      'latitude',
      'longitude',
    ],
  );

  /// `street`.
  String street;

  /// `city`.
  String city;

  /// `state`.
  String state;

  /// `zip_code`.
  String zipCode;

  /// `country`.
  String country;

  /// `latitude`.
  double latitude;

  /// `longitude`.
  double longitude;

  @override
  $sw.MessageType<Address> get $type => messageType;

  @override
  List<Object?> get $values => [
        street,
        city,
        state,
        zipCode,
        country,
        latitude,
        longitude,
      ];

  @override
  void clear() {
    $unknown = null;
    street = '';
    city = '';
    state = '';
    zipCode = '';
    country = '';
    latitude = 0.0;
    longitude = 0.0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if ($sw.isSet(longitude)) $w.float64(longitude, 0x39);
    if ($sw.isSet(latitude)) $w.float64(latitude, 0x31);
    if (country.isNotEmpty) {
      $w.string(country, 0x2a, 'complex_data.v1.Address.country');
    }
    if (zipCode.isNotEmpty) {
      $w.string(zipCode, 0x22, 'complex_data.v1.Address.zip_code');
    }
    if (state.isNotEmpty) {
      $w.string(state, 0x1a, 'complex_data.v1.Address.state');
    }
    if (city.isNotEmpty) $w.string(city, 0x12, 'complex_data.v1.Address.city');
    if (street.isNotEmpty) {
      $w.string(street, 0x0a, 'complex_data.v1.Address.street');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          street = $r.string('complex_data.v1.Address.street');
        case 0x12:
          city = $r.string('complex_data.v1.Address.city');
        case 0x1a:
          state = $r.string('complex_data.v1.Address.state');
        case 0x22:
          zipCode = $r.string('complex_data.v1.Address.zip_code');
        case 0x2a:
          country = $r.string('complex_data.v1.Address.country');
        case 0x31:
          latitude = $r.float64('complex_data.v1.Address.latitude');
        case 0x39:
          longitude = $r.float64('complex_data.v1.Address.longitude');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `complex_data.v1.Person`.
final class Person extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Person({
    this.id = '',
    this.firstName = '',
    this.lastName = '',
    this.email = '',
    this.age = 0,
    this.homeAddress,
    this.workAddress,
    List<String>? phoneNumbers,
    Map<String, String>? metadata,
  })  : _phoneNumbers = phoneNumbers,
        _metadata = metadata;

  /// Reads one in wire format.
  factory Person.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Person>(
    'complex_data.v1.Person',
    Person.new,
    [
      'id',
      'first_name',
      'last_name',
      'email',
      'age',
      'home_address',
      'work_address',
      'phone_numbers',
      'metadata',
    ],
  );

  /// `id`.
  String id;

  /// `first_name`.
  String firstName;

  /// `last_name`.
  String lastName;

  /// `email`.
  String email;

  /// `age`.
  int age;

  /// `home_address`.
  Address? homeAddress;

  /// `work_address`.
  Address? workAddress;

  List<String>? _phoneNumbers;

  /// `phone_numbers`.
  List<String> get phoneNumbers => _phoneNumbers ??= [];
  set phoneNumbers(List<String> $value) => _phoneNumbers = $value;

  Map<String, String>? _metadata;

  /// `metadata`.
  Map<String, String> get metadata => _metadata ??= {};
  set metadata(Map<String, String> $value) => _metadata = $value;

  @override
  $sw.MessageType<Person> get $type => messageType;

  @override
  List<Object?> get $values => [
        id,
        firstName,
        lastName,
        email,
        age,
        homeAddress,
        workAddress,
        _phoneNumbers ?? const [],
        _metadata ?? const {},
      ];

  @override
  void clear() {
    $unknown = null;
    id = '';
    firstName = '';
    lastName = '';
    email = '';
    age = 0;
    homeAddress = null;
    workAddress = null;
    _phoneNumbers = null;
    _metadata = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_metadata case final $v? when $v.isNotEmpty) {
      final List<String> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('complex_data.v1.Person.metadata');
        $w.string($v[$key]!, 0x12, 'complex_data.v1.Person.metadata');
        $w.string($key, 0x0a, 'complex_data.v1.Person.metadata');
        $w.close($before, 0x4a);
      }
    }
    if (_phoneNumbers case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.string($v[$i], 0x42, 'complex_data.v1.Person.phone_numbers');
      }
    }
    if (workAddress case final $v?) {
      $w.message($v, 0x3a, 'complex_data.v1.Person.work_address');
    }
    if (homeAddress case final $v?) {
      $w.message($v, 0x32, 'complex_data.v1.Person.home_address');
    }
    if (age != 0) $w.int32(age, 0x28, 'complex_data.v1.Person.age');
    if (email.isNotEmpty) {
      $w.string(email, 0x22, 'complex_data.v1.Person.email');
    }
    if (lastName.isNotEmpty) {
      $w.string(lastName, 0x1a, 'complex_data.v1.Person.last_name');
    }
    if (firstName.isNotEmpty) {
      $w.string(firstName, 0x12, 'complex_data.v1.Person.first_name');
    }
    if (id.isNotEmpty) $w.string(id, 0x0a, 'complex_data.v1.Person.id');
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          id = $r.string('complex_data.v1.Person.id');
        case 0x12:
          firstName = $r.string('complex_data.v1.Person.first_name');
        case 0x1a:
          lastName = $r.string('complex_data.v1.Person.last_name');
        case 0x22:
          email = $r.string('complex_data.v1.Person.email');
        case 0x28:
          age = $r.int32('complex_data.v1.Person.age');
        case 0x32:
          final $message = homeAddress ?? Address();
          final $end = $r.enter('complex_data.v1.Person.home_address');
          $message.$merge($r);
          $r.leave($end);
          homeAddress = $message;
        case 0x3a:
          final $message = workAddress ?? Address();
          final $end = $r.enter('complex_data.v1.Person.work_address');
          $message.$merge($r);
          $r.leave($end);
          workAddress = $message;
        case 0x42:
          (_phoneNumbers ??= []).add(
            $r.string('complex_data.v1.Person.phone_numbers'),
          );
        case 0x4a:
          final $end = $r.enter('complex_data.v1.Person.metadata');
          var $key = '';
          var $value = '';
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0a:
                $key = $r.string('complex_data.v1.Person.metadata');
              case 0x12:
                $value = $r.string('complex_data.v1.Person.metadata');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_metadata ??= {})[$key] = $value;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `complex_data.v1.Transaction`.
final class Transaction extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  Transaction({
    this.transactionId = '',
    this.timestamp = 0,
    this.amount = 0.0,
    this.currency = '',
    this.sender,
    this.receiver,
    List<String>? tags,
    Map<String, double>? fees,
  })  : _tags = tags,
        _fees = fees;

  /// Reads one in wire format.
  factory Transaction.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<Transaction>(
    'complex_data.v1.Transaction',
    Transaction.new,
    [
      'transaction_id',
      'timestamp',
      'amount',
      'currency',
      'sender',
      'receiver',
      'tags',
      'fees',
    ],
  );

  /// `transaction_id`.
  String transactionId;

  /// `timestamp`.
  int timestamp;

  /// `amount`.
  double amount;

  /// `currency`.
  String currency;

  /// `sender`.
  Person? sender;

  /// `receiver`.
  Person? receiver;

  List<String>? _tags;

  /// `tags`.
  List<String> get tags => _tags ??= [];
  set tags(List<String> $value) => _tags = $value;

  Map<String, double>? _fees;

  /// `fees`.
  Map<String, double> get fees => _fees ??= {};
  set fees(Map<String, double> $value) => _fees = $value;

  @override
  $sw.MessageType<Transaction> get $type => messageType;

  @override
  List<Object?> get $values => [
        transactionId,
        timestamp,
        amount,
        currency,
        sender,
        receiver,
        _tags ?? const [],
        _fees ?? const {},
      ];

  @override
  void clear() {
    $unknown = null;
    transactionId = '';
    timestamp = 0;
    amount = 0.0;
    currency = '';
    sender = null;
    receiver = null;
    _tags = null;
    _fees = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_fees case final $v? when $v.isNotEmpty) {
      final List<String> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('complex_data.v1.Transaction.fees');
        $w.float64($v[$key]!, 0x11);
        $w.string($key, 0x0a, 'complex_data.v1.Transaction.fees');
        $w.close($before, 0x42);
      }
    }
    if (_tags case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.string($v[$i], 0x3a, 'complex_data.v1.Transaction.tags');
      }
    }
    if (receiver case final $v?) {
      $w.message($v, 0x32, 'complex_data.v1.Transaction.receiver');
    }
    if (sender case final $v?) {
      $w.message($v, 0x2a, 'complex_data.v1.Transaction.sender');
    }
    if (currency.isNotEmpty) {
      $w.string(currency, 0x22, 'complex_data.v1.Transaction.currency');
    }
    if ($sw.isSet(amount)) $w.float64(amount, 0x19);
    if (timestamp != 0) $w.varint(timestamp, 0x10);
    if (transactionId.isNotEmpty) {
      $w.string(
        transactionId,
        0x0a,
        'complex_data.v1.Transaction.transaction_id',
      );
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          transactionId = $r.string(
            'complex_data.v1.Transaction.transaction_id',
          );
        case 0x10:
          timestamp = $r.varint('complex_data.v1.Transaction.timestamp');
        case 0x19:
          amount = $r.float64('complex_data.v1.Transaction.amount');
        case 0x22:
          currency = $r.string('complex_data.v1.Transaction.currency');
        case 0x2a:
          final $message = sender ?? Person();
          final $end = $r.enter('complex_data.v1.Transaction.sender');
          $message.$merge($r);
          $r.leave($end);
          sender = $message;
        case 0x32:
          final $message = receiver ?? Person();
          final $end = $r.enter('complex_data.v1.Transaction.receiver');
          $message.$merge($r);
          $r.leave($end);
          receiver = $message;
        case 0x3a:
          (_tags ??= []).add($r.string('complex_data.v1.Transaction.tags'));
        case 0x42:
          final $end = $r.enter('complex_data.v1.Transaction.fees');
          var $key = '';
          var $value = 0.0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0a:
                $key = $r.string('complex_data.v1.Transaction.fees');
              case 0x11:
                $value = $r.float64('complex_data.v1.Transaction.fees');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_fees ??= {})[$key] = $value;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `complex_data.v1.DataBatch`.
final class DataBatch extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  DataBatch({
    List<Transaction>? transactions,
    this.batchId = 0,
    this.createdAt = 0,
  })  : _transactions = transactions;

  /// Reads one in wire format.
  factory DataBatch.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<DataBatch>(
    'complex_data.v1.DataBatch',
    DataBatch.new,
    [
      'transactions',
      'batch_id',
      'created_at',
    ],
  );

  List<Transaction>? _transactions;

  /// `transactions`.
  List<Transaction> get transactions => _transactions ??= [];
  set transactions(List<Transaction> $value) => _transactions = $value;

  /// `batch_id`.
  int batchId;

  /// `created_at`.
  int createdAt;

  @override
  $sw.MessageType<DataBatch> get $type => messageType;

  @override
  List<Object?> get $values => [
        _transactions ?? const [],
        batchId,
        createdAt,
      ];

  @override
  void clear() {
    $unknown = null;
    _transactions = null;
    batchId = 0;
    createdAt = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (createdAt != 0) $w.varint(createdAt, 0x18);
    if (batchId != 0) $w.varint(batchId, 0x10);
    if (_transactions case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.message($v[$i], 0x0a, 'complex_data.v1.DataBatch.transactions');
      }
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $message = Transaction();
          final $end = $r.enter('complex_data.v1.DataBatch.transactions');
          $message.$merge($r);
          $r.leave($end);
          (_transactions ??= []).add($message);
        case 0x10:
          batchId = $r.varint('complex_data.v1.DataBatch.batch_id');
        case 0x18:
          createdAt = $r.varint('complex_data.v1.DataBatch.created_at');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Which member of `operation` a [ComplexCalculationRequest] has.
enum ComplexCalculationRequestOperation {
  /// [ComplexCalculationRequest.add].
  add,

  /// [ComplexCalculationRequest.subtract].
  subtract,

  /// [ComplexCalculationRequest.multiply].
  multiply,

  /// [ComplexCalculationRequest.divide].
  divide,

  /// [ComplexCalculationRequest.batch].
  batch,

  /// [ComplexCalculationRequest.complex].
  complex,

  /// None.
  notSet,
}

/// A superset of calculator.v1.CalculatorRequest on the wire.
final class ComplexCalculationRequest extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  ComplexCalculationRequest({
    this.add,
    this.subtract,
    this.multiply,
    this.divide,
    this.batch,
    this.complex,
  });

  /// Reads one in wire format.
  factory ComplexCalculationRequest.decode(Uint8List bytes) =>
      messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<ComplexCalculationRequest>(
    'complex_data.v1.ComplexCalculationRequest',
    ComplexCalculationRequest.new,
    [
      'add',
      'subtract',
      'multiply',
      'divide',
      'batch',
      'complex',
    ],
  );

  /// `add`.
  $calculator_v1.BinaryOp? add;

  /// `subtract`.
  $calculator_v1.BinaryOp? subtract;

  /// `multiply`.
  $calculator_v1.BinaryOp? multiply;

  /// `divide`.
  $calculator_v1.BinaryOp? divide;

  /// `batch`.
  BatchOperation? batch;

  /// `complex`.
  ComplexDataOperation? complex;

  /// Which member of `operation` is there.
  ComplexCalculationRequestOperation get whichOperation {
    if (add != null) return ComplexCalculationRequestOperation.add;
    if (subtract != null) return ComplexCalculationRequestOperation.subtract;
    if (multiply != null) return ComplexCalculationRequestOperation.multiply;
    if (divide != null) return ComplexCalculationRequestOperation.divide;
    if (batch != null) return ComplexCalculationRequestOperation.batch;
    if (complex != null) return ComplexCalculationRequestOperation.complex;
    return ComplexCalculationRequestOperation.notSet;
  }

  void _clearOperation() {
    add = null;
    subtract = null;
    multiply = null;
    divide = null;
    batch = null;
    complex = null;
  }

  @override
  $sw.MessageType<ComplexCalculationRequest> get $type => messageType;

  @override
  List<Object?> get $values => [
        add,
        subtract,
        multiply,
        divide,
        batch,
        complex,
      ];

  @override
  void clear() {
    $unknown = null;
    add = null;
    subtract = null;
    multiply = null;
    divide = null;
    batch = null;
    complex = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    var $oneof0 = false;
    if (complex case final $v?) {
      if ($oneof0) {
        $w.severalOf('complex_data.v1.ComplexCalculationRequest.operation');
      }
      $oneof0 = true;
      $w.message($v, 0x32, 'complex_data.v1.ComplexCalculationRequest.complex');
    }
    if (batch case final $v?) {
      if ($oneof0) {
        $w.severalOf('complex_data.v1.ComplexCalculationRequest.operation');
      }
      $oneof0 = true;
      $w.message($v, 0x2a, 'complex_data.v1.ComplexCalculationRequest.batch');
    }
    if (divide case final $v?) {
      if ($oneof0) {
        $w.severalOf('complex_data.v1.ComplexCalculationRequest.operation');
      }
      $oneof0 = true;
      $w.message($v, 0x22, 'complex_data.v1.ComplexCalculationRequest.divide');
    }
    if (multiply case final $v?) {
      if ($oneof0) {
        $w.severalOf('complex_data.v1.ComplexCalculationRequest.operation');
      }
      $oneof0 = true;
      $w.message(
        $v,
        0x1a,
        'complex_data.v1.ComplexCalculationRequest.multiply',
      );
    }
    if (subtract case final $v?) {
      if ($oneof0) {
        $w.severalOf('complex_data.v1.ComplexCalculationRequest.operation');
      }
      $oneof0 = true;
      $w.message(
        $v,
        0x12,
        'complex_data.v1.ComplexCalculationRequest.subtract',
      );
    }
    if (add case final $v?) {
      if ($oneof0) {
        $w.severalOf('complex_data.v1.ComplexCalculationRequest.operation');
      }
      $oneof0 = true;
      $w.message($v, 0x0a, 'complex_data.v1.ComplexCalculationRequest.add');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $message = add ?? $calculator_v1.BinaryOp();
          final $end = $r.enter(
            'complex_data.v1.ComplexCalculationRequest.add',
          );
          $message.$merge($r);
          $r.leave($end);
          _clearOperation();
          add = $message;
        case 0x12:
          final $message = subtract ?? $calculator_v1.BinaryOp();
          final $end = $r.enter(
            'complex_data.v1.ComplexCalculationRequest.subtract',
          );
          $message.$merge($r);
          $r.leave($end);
          _clearOperation();
          subtract = $message;
        case 0x1a:
          final $message = multiply ?? $calculator_v1.BinaryOp();
          final $end = $r.enter(
            'complex_data.v1.ComplexCalculationRequest.multiply',
          );
          $message.$merge($r);
          $r.leave($end);
          _clearOperation();
          multiply = $message;
        case 0x22:
          final $message = divide ?? $calculator_v1.BinaryOp();
          final $end = $r.enter(
            'complex_data.v1.ComplexCalculationRequest.divide',
          );
          $message.$merge($r);
          $r.leave($end);
          _clearOperation();
          divide = $message;
        case 0x2a:
          final $message = batch ?? BatchOperation();
          final $end = $r.enter(
            'complex_data.v1.ComplexCalculationRequest.batch',
          );
          $message.$merge($r);
          $r.leave($end);
          _clearOperation();
          batch = $message;
        case 0x32:
          final $message = complex ?? ComplexDataOperation();
          final $end = $r.enter(
            'complex_data.v1.ComplexCalculationRequest.complex',
          );
          $message.$merge($r);
          $r.leave($end);
          _clearOperation();
          complex = $message;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `complex_data.v1.BatchOperation`.
final class BatchOperation extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  BatchOperation({List<$calculator_v1.BinaryOp>? operations})
      : _operations = operations;

  /// Reads one in wire format.
  factory BatchOperation.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<BatchOperation>(
    'complex_data.v1.BatchOperation',
    BatchOperation.new,
    [
      'operations',
    ],
  );

  List<$calculator_v1.BinaryOp>? _operations;

  /// `operations`.
  List<$calculator_v1.BinaryOp> get operations => _operations ??= [];
  set operations(List<$calculator_v1.BinaryOp> $value) => _operations = $value;

  @override
  $sw.MessageType<BatchOperation> get $type => messageType;

  @override
  List<Object?> get $values => [
        _operations ?? const [],
      ];

  @override
  void clear() {
    $unknown = null;
    _operations = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_operations case final $v? when $v.isNotEmpty) {
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.message($v[$i], 0x0a, 'complex_data.v1.BatchOperation.operations');
      }
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $message = $calculator_v1.BinaryOp();
          final $end = $r.enter('complex_data.v1.BatchOperation.operations');
          $message.$merge($r);
          $r.leave($end);
          (_operations ??= []).add($message);
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `complex_data.v1.ComplexDataOperation`.
final class ComplexDataOperation extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  ComplexDataOperation({this.data, this.operationType = ''});

  /// Reads one in wire format.
  factory ComplexDataOperation.decode(Uint8List bytes) =>
      messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<ComplexDataOperation>(
    'complex_data.v1.ComplexDataOperation',
    ComplexDataOperation.new,
    [
      'data',
      'operation_type',
    ],
  );

  /// `data`.
  DataBatch? data;

  /// `operation_type`.
  String operationType;

  @override
  $sw.MessageType<ComplexDataOperation> get $type => messageType;

  @override
  List<Object?> get $values => [
        data,
        operationType,
      ];

  @override
  void clear() {
    $unknown = null;
    data = null;
    operationType = '';
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (operationType.isNotEmpty) {
      $w.string(
        operationType,
        0x12,
        'complex_data.v1.ComplexDataOperation.operation_type',
      );
    }
    if (data case final $v?) {
      $w.message($v, 0x0a, 'complex_data.v1.ComplexDataOperation.data');
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $message = data ?? DataBatch();
          final $end = $r.enter('complex_data.v1.ComplexDataOperation.data');
          $message.$merge($r);
          $r.leave($end);
          data = $message;
        case 0x12:
          operationType = $r.string(
            'complex_data.v1.ComplexDataOperation.operation_type',
          );
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Which member of `result` a [ComplexCalculationResponse] has.
enum ComplexCalculationResponseResult {
  /// [ComplexCalculationResponse.value].
  value,

  /// [ComplexCalculationResponse.error].
  error,

  /// [ComplexCalculationResponse.batchResult].
  batchResult,

  /// [ComplexCalculationResponse.complexResult].
  complexResult,

  /// None.
  notSet,
}

/// `complex_data.v1.ComplexCalculationResponse`.
final class ComplexCalculationResponse extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  ComplexCalculationResponse({
    this.value,
    this.error,
    this.batchResult,
    this.complexResult,
  });

  /// Reads one in wire format.
  factory ComplexCalculationResponse.decode(Uint8List bytes) =>
      messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<ComplexCalculationResponse>(
    'complex_data.v1.ComplexCalculationResponse',
    ComplexCalculationResponse.new,
    [
      'value',
      'error',
      'batch_result',
      'complex_result',
    ],
  );

  /// `value`.
  int? value;

  /// `error`.
  $calculator_v1.ErrorResult? error;

  /// `batch_result`.
  BatchResult? batchResult;

  /// `complex_result`.
  ComplexDataResult? complexResult;

  /// Which member of `result` is there.
  ComplexCalculationResponseResult get whichResult {
    if (value != null) return ComplexCalculationResponseResult.value;
    if (error != null) return ComplexCalculationResponseResult.error;
    if (batchResult != null) {
      return ComplexCalculationResponseResult.batchResult;
    }
    if (complexResult != null) {
      return ComplexCalculationResponseResult.complexResult;
    }
    return ComplexCalculationResponseResult.notSet;
  }

  void _clearResult() {
    value = null;
    error = null;
    batchResult = null;
    complexResult = null;
  }

  @override
  $sw.MessageType<ComplexCalculationResponse> get $type => messageType;

  @override
  List<Object?> get $values => [
        value,
        error,
        batchResult,
        complexResult,
      ];

  @override
  void clear() {
    $unknown = null;
    value = null;
    error = null;
    batchResult = null;
    complexResult = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    var $oneof0 = false;
    if (complexResult case final $v?) {
      if ($oneof0) {
        $w.severalOf('complex_data.v1.ComplexCalculationResponse.result');
      }
      $oneof0 = true;
      $w.message(
        $v,
        0x22,
        'complex_data.v1.ComplexCalculationResponse.complex_result',
      );
    }
    if (batchResult case final $v?) {
      if ($oneof0) {
        $w.severalOf('complex_data.v1.ComplexCalculationResponse.result');
      }
      $oneof0 = true;
      $w.message(
        $v,
        0x1a,
        'complex_data.v1.ComplexCalculationResponse.batch_result',
      );
    }
    if (error case final $v?) {
      if ($oneof0) {
        $w.severalOf('complex_data.v1.ComplexCalculationResponse.result');
      }
      $oneof0 = true;
      $w.message($v, 0x12, 'complex_data.v1.ComplexCalculationResponse.error');
    }
    if (value case final $v?) {
      if ($oneof0) {
        $w.severalOf('complex_data.v1.ComplexCalculationResponse.result');
      }
      $oneof0 = true;
      $w.varint($v, 0x08);
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          _clearResult();
          value = $r.varint('complex_data.v1.ComplexCalculationResponse.value');
        case 0x12:
          final $message = error ?? $calculator_v1.ErrorResult();
          final $end = $r.enter(
            'complex_data.v1.ComplexCalculationResponse.error',
          );
          $message.$merge($r);
          $r.leave($end);
          _clearResult();
          error = $message;
        case 0x1a:
          final $message = batchResult ?? BatchResult();
          final $end = $r.enter(
            'complex_data.v1.ComplexCalculationResponse.batch_result',
          );
          $message.$merge($r);
          $r.leave($end);
          _clearResult();
          batchResult = $message;
        case 0x22:
          final $message = complexResult ?? ComplexDataResult();
          final $end = $r.enter(
            'complex_data.v1.ComplexCalculationResponse.complex_result',
          );
          $message.$merge($r);
          $r.leave($end);
          _clearResult();
          complexResult = $message;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `complex_data.v1.BatchResult`.
final class BatchResult extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  BatchResult({List<int>? values, this.successCount = 0, this.errorCount = 0})
      : _values = values;

  /// Reads one in wire format.
  factory BatchResult.decode(Uint8List bytes) => messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<BatchResult>(
    'complex_data.v1.BatchResult',
    BatchResult.new,
    [
      'values',
      'success_count',
      'error_count',
    ],
  );

  List<int>? _values;

  /// `values`.
  List<int> get values => _values ??= [];
  set values(List<int> $value) => _values = $value;

  /// `success_count`.
  int successCount;

  /// `error_count`.
  int errorCount;

  @override
  $sw.MessageType<BatchResult> get $type => messageType;

  @override
  List<Object?> get $values => [
        _values ?? const [],
        successCount,
        errorCount,
      ];

  @override
  void clear() {
    $unknown = null;
    _values = null;
    successCount = 0;
    errorCount = 0;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (errorCount != 0) {
      $w.int32(errorCount, 0x18, 'complex_data.v1.BatchResult.error_count');
    }
    if (successCount != 0) {
      $w.int32(successCount, 0x10, 'complex_data.v1.BatchResult.success_count');
    }
    if (_values case final $v? when $v.isNotEmpty) {
      final $before = $w.written;
      for (var $i = $v.length - 1; $i >= 0; $i--) {
        $w.varint($v[$i], 0);
      }
      $w.length($before, 0x0a);
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x0a:
          final $end = $r.run('complex_data.v1.BatchResult.values');
          final $list = _values ??= [];
          while ($r.at < $r.end) {
            $list.add($r.varint('complex_data.v1.BatchResult.values'));
          }
          $r.end = $end;
        case 0x08:
          (_values ??= []).add($r.varint('complex_data.v1.BatchResult.values'));
        case 0x10:
          successCount = $r.int32('complex_data.v1.BatchResult.success_count');
        case 0x18:
          errorCount = $r.int32('complex_data.v1.BatchResult.error_count');
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// `complex_data.v1.ComplexDataResult`.
final class ComplexDataResult extends $sw.Message {
  /// Makes one. What is left out is zero, empty or absent.
  ComplexDataResult({
    this.transactionCount = 0,
    this.totalAmount = 0.0,
    this.processingTimeNs = 0,
    Map<String, int>? stats,
  })  : _stats = stats;

  /// Reads one in wire format.
  factory ComplexDataResult.decode(Uint8List bytes) =>
      messageType.decode(bytes);

  /// What there is to know of the type.
  static const messageType = $sw.MessageType<ComplexDataResult>(
    'complex_data.v1.ComplexDataResult',
    ComplexDataResult.new,
    [
      'transaction_count',
      'total_amount',
      'processing_time_ns',
      'stats',
    ],
  );

  /// `transaction_count`.
  int transactionCount;

  /// `total_amount`.
  double totalAmount;

  /// `processing_time_ns`.
  int processingTimeNs;

  Map<String, int>? _stats;

  /// Transactions per currency under its name, per tag under `tag_` and its name.
  Map<String, int> get stats => _stats ??= {};
  set stats(Map<String, int> $value) => _stats = $value;

  @override
  $sw.MessageType<ComplexDataResult> get $type => messageType;

  @override
  List<Object?> get $values => [
        transactionCount,
        totalAmount,
        processingTimeNs,
        _stats ?? const {},
      ];

  @override
  void clear() {
    $unknown = null;
    transactionCount = 0;
    totalAmount = 0.0;
    processingTimeNs = 0;
    _stats = null;
  }

  @override
  void $write($sw.Writer $w) {
    if ($unknown case final $v?) $w.raw($v);
    if (_stats case final $v? when $v.isNotEmpty) {
      final List<String> $keys = $v.keys.toList(growable: false);
      for (var $i = $keys.length - 1; $i >= 0; $i--) {
        final $key = $keys[$i];
        final $before = $w.open('complex_data.v1.ComplexDataResult.stats');
        $w.int32($v[$key]!, 0x10, 'complex_data.v1.ComplexDataResult.stats');
        $w.string($key, 0x0a, 'complex_data.v1.ComplexDataResult.stats');
        $w.close($before, 0x22);
      }
    }
    if (processingTimeNs != 0) $w.varint(processingTimeNs, 0x18);
    if ($sw.isSet(totalAmount)) $w.float64(totalAmount, 0x11);
    if (transactionCount != 0) {
      $w.int32(
        transactionCount,
        0x08,
        'complex_data.v1.ComplexDataResult.transaction_count',
      );
    }
  }

  @override
  void $merge($sw.Reader $r) {
    while ($r.at < $r.end) {
      final $start = $r.at;
      final $tag = $r.tag();
      switch ($tag) {
        case 0x08:
          transactionCount = $r.int32(
            'complex_data.v1.ComplexDataResult.transaction_count',
          );
        case 0x11:
          totalAmount = $r.float64(
            'complex_data.v1.ComplexDataResult.total_amount',
          );
        case 0x18:
          processingTimeNs = $r.varint(
            'complex_data.v1.ComplexDataResult.processing_time_ns',
          );
        case 0x22:
          final $end = $r.enter('complex_data.v1.ComplexDataResult.stats');
          var $key = '';
          var $value = 0;
          while ($r.at < $r.end) {
            final $tag = $r.tag();
            switch ($tag) {
              case 0x0a:
                $key = $r.string('complex_data.v1.ComplexDataResult.stats');
              case 0x10:
                $value = $r.int32('complex_data.v1.ComplexDataResult.stats');
              default:
                $r.skip($tag);
            }
          }
          $r.leave($end);
          (_stats ??= {})[$key] = $value;
        default:
          $unknown = $r.keep($start, $tag, $unknown);
      }
    }
  }
}

/// Calculations over single operations, lists of operations and batches of transactions.
final class ComplexData extends $sw.Client {
  ComplexData._($sw.Session $session, [$sw.CallOptions? $options])
      : _process = $session.method(_$process),
        _addAll = $session.method(_$addAll),
        _aggregate = $session.method(_$aggregate),
        super($session, $options);

  /// Loads the library at [path] and starts a service of its own. Blocks while
  /// it is loaded.
  factory ComplexData.open(
    String path, {
    int maxMessageBytes = 0,
    int maxDepth = 0,
  }) =>
      ComplexData._($sw.Session.open(
        path,
        maxMessageBytes: maxMessageBytes,
        maxDepth: maxDepth,
      ));

  /// On the library and the instance of another client, of the same service or of another, and closed with it.
  ComplexData.on($sw.Client other) : this._(other.$session);

  /// The same service with these beside each of its calls. A [timeout] counts
  /// from the start of each call; [metadata] are texts, bytes, or lists of them.
  ComplexData withOptions({
    Duration? timeout,
    $sw.CancelToken? cancel,
    Map<String, Object> metadata = const {},
  }) =>
      ComplexData._(
        $session,
        $sw.CallOptions(timeout: timeout, cancel: cancel, metadata: metadata),
      );

  static const _$process = $sw.MethodInfo(
    'complex_data.v1.ComplexData/Process',
    0x851bbab84bc121b7,
  );
  static const _$addAll = $sw.MethodInfo(
    'complex_data.v1.ComplexData/AddAll',
    0x53a04bb7ffca45a8,
  );
  static const _$aggregate = $sw.MethodInfo(
    'complex_data.v1.ComplexData/Aggregate',
    0xb4332cc3431b6289,
  );

  final $sw.Method _process;
  final $sw.Method _addAll;
  final $sw.Method _aggregate;

  /// Whichever operation the request holds; failures come in the reply as ErrorResult.
  Future<ComplexCalculationResponse> process(
    ComplexCalculationRequest request,
  ) =>
      $wire(_process, request, ComplexCalculationResponse());

  /// The same on this thread, which it blocks.
  ComplexCalculationResponse processSync(ComplexCalculationRequest request) {
    final $call = this.$call;
    request.$write($call.begin(_process));
    return ComplexCalculationResponse()..$merge($call.send(_process, $options));
  }

  /// The same, the reply going into a message that the caller has.
  ComplexCalculationResponse processIntoSync(
    ComplexCalculationResponse target,
    ComplexCalculationRequest request,
  ) {
    final $call = this.$call;
    request.$write($call.begin(_process));
    final $reply = $call.send(_process, $options);
    return target..clear()..$merge($reply);
  }

  /// [process] with request and reply in wire format.
  Future<Uint8List> processRaw(Uint8List request) => $raw(_process, request);

  /// [processSync] with request and reply in wire format.
  Uint8List processRawSync(Uint8List request) => $rawSync(_process, request);

  /// The same, the reply going into [target]; returns its length.
  int processRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_process, target, request);

  /// A batch of [process] on another thread.
  Future<List<ComplexCalculationResponse>> processMany(
    List<ComplexCalculationRequest> requests,
  ) =>
      $many(_process, requests, ComplexCalculationResponse.messageType);

  /// A batch of [processSync].
  List<ComplexCalculationResponse> processManySync(
    List<ComplexCalculationRequest> requests,
  ) =>
      $manySync(_process, requests, ComplexCalculationResponse.messageType);

  /// The sum of each pair, saturating.
  Future<BatchResult> addAll(BatchOperation request) =>
      $wire(_addAll, request, BatchResult());

  /// The same on this thread, which it blocks.
  BatchResult addAllSync(BatchOperation request) {
    final $call = this.$call;
    request.$write($call.begin(_addAll));
    return BatchResult()..$merge($call.send(_addAll, $options));
  }

  /// The same, the reply going into a message that the caller has.
  BatchResult addAllIntoSync(BatchResult target, BatchOperation request) {
    final $call = this.$call;
    request.$write($call.begin(_addAll));
    final $reply = $call.send(_addAll, $options);
    return target..clear()..$merge($reply);
  }

  /// [addAll] with request and reply in wire format.
  Future<Uint8List> addAllRaw(Uint8List request) => $raw(_addAll, request);

  /// [addAllSync] with request and reply in wire format.
  Uint8List addAllRawSync(Uint8List request) => $rawSync(_addAll, request);

  /// The same, the reply going into [target]; returns its length.
  int addAllRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_addAll, target, request);

  /// A batch of [addAll] on another thread.
  Future<List<BatchResult>> addAllMany(List<BatchOperation> requests) =>
      $many(_addAll, requests, BatchResult.messageType);

  /// A batch of [addAllSync].
  List<BatchResult> addAllManySync(List<BatchOperation> requests) =>
      $manySync(_addAll, requests, BatchResult.messageType);

  /// Count, total and statistics of a batch of transactions. INVALID_ARGUMENT without a batch.
  Future<ComplexDataResult> aggregate(ComplexDataOperation request) =>
      $wire(_aggregate, request, ComplexDataResult());

  /// The same on this thread, which it blocks.
  ComplexDataResult aggregateSync(ComplexDataOperation request) {
    final $call = this.$call;
    request.$write($call.begin(_aggregate));
    return ComplexDataResult()..$merge($call.send(_aggregate, $options));
  }

  /// The same, the reply going into a message that the caller has.
  ComplexDataResult aggregateIntoSync(
    ComplexDataResult target,
    ComplexDataOperation request,
  ) {
    final $call = this.$call;
    request.$write($call.begin(_aggregate));
    final $reply = $call.send(_aggregate, $options);
    return target..clear()..$merge($reply);
  }

  /// [aggregate] with request and reply in wire format.
  Future<Uint8List> aggregateRaw(Uint8List request) =>
      $raw(_aggregate, request);

  /// [aggregateSync] with request and reply in wire format.
  Uint8List aggregateRawSync(Uint8List request) =>
      $rawSync(_aggregate, request);

  /// The same, the reply going into [target]; returns its length.
  int aggregateRawIntoSync(Uint8List target, Uint8List request) =>
      $rawIntoSync(_aggregate, target, request);

  /// A batch of [aggregate] on another thread.
  Future<List<ComplexDataResult>> aggregateMany(
    List<ComplexDataOperation> requests,
  ) =>
      $many(_aggregate, requests, ComplexDataResult.messageType);

  /// A batch of [aggregateSync].
  List<ComplexDataResult> aggregateManySync(
    List<ComplexDataOperation> requests,
  ) =>
      $manySync(_aggregate, requests, ComplexDataResult.messageType);
}
