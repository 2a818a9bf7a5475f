/// The payload: batches of transactions, the same ones in every host.
library;

import '../../../examples/calculator/dart/gen/complex_data_v1.dart';

const _currencies = ['USD', 'EUR', 'GBP', 'JPY'];
const _firstNames = ['Alice', 'Bruno', 'Chloe', 'David'];
const _lastNames = ['Anderson', 'Bergmann', 'Castillo', 'Dumoulin'];
const _cities = [('Berlin', 'DE'), ('Lisbon', 'PT'), ('Madrid', 'ES'), ('Dublin', 'IE')];
const _epochMs = 1700000000000;

/// A request for `Aggregate` with so many transactions.
ComplexDataOperation request(int count) => ComplexDataOperation(
      data: DataBatch(
        transactions: [for (var i = 0; i < count; i++) _transaction(i)],
        batchId: 1,
        createdAt: _epochMs,
      ),
      operationType: 'aggregate',
    );

Transaction _transaction(int i) => Transaction(
      transactionId: 'TXN-${_padded(i, 6)}',
      timestamp: _epochMs + i,
      amount: 10 + i * 0.25,
      currency: _currencies[i % 4],
      sender: _person(2 * i),
      receiver: _person(2 * i + 1),
      tags: [i.isEven ? 'web' : 'pos', 'emea', 'loyalty'],
      fees: {'card': 0.25, 'fx': 0.5, 'wire': 1.25},
    );

Person _person(int k) => Person(
      id: 'P-${_padded(k, 6)}',
      firstName: _firstNames[k % 4],
      lastName: _lastNames[k ~/ 4 % 4],
      email: '${_firstNames[k % 4]}.${_padded(k, 6)}@example.com',
      age: 20 + k % 50,
      homeAddress: _address(k),
      phoneNumbers: ['+1-555-${_padded(k % 10000, 4)}'],
      metadata: {'tier': 'gold'},
    );

Address _address(int k) {
  final (city, country) = _cities[k % 4];
  return Address(
    street: '${_padded(k % 1000, 3)} Market St',
    city: city,
    state: 'ST',
    zipCode: _padded(k % 100000, 5),
    country: country,
    latitude: 40 + (k % 100) * 0.25,
    longitude: -8 - (k % 100) * 0.5,
  );
}

String _padded(int number, int width) => '$number'.padLeft(width, '0');
