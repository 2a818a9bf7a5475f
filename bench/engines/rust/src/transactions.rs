//! The payload: batches of transactions, the same ones in every host.

use shortwire::wire::{self, Map};

use crate::r#gen::complex_data_v1::{Address, ComplexDataOperation, DataBatch, Person, Transaction};

const CURRENCIES: [&str; 4] = ["USD", "EUR", "GBP", "JPY"];
const FIRST_NAMES: [&str; 4] = ["Alice", "Bruno", "Chloe", "David"];
const LAST_NAMES: [&str; 4] = ["Anderson", "Bergmann", "Castillo", "Dumoulin"];
const CITIES: [(&str, &str); 4] = [("Berlin", "DE"), ("Lisbon", "PT"), ("Madrid", "ES"), ("Dublin", "IE")];
const EPOCH_MS: i64 = 1_700_000_000_000;

/// A request for `Aggregate` with so many transactions.
pub fn request(count: usize) -> ComplexDataOperation<'static> {
    let batch = DataBatch {
        transactions: (0..count).map(transaction).collect(),
        batch_id: 1,
        created_at: EPOCH_MS,
        ..Default::default()
    };
    ComplexDataOperation { data: Some(batch), operation_type: "aggregate".into(), ..Default::default() }
}

/// The same in wire format.
pub fn encoded(count: usize) -> Vec<u8> {
    wire::encode(&request(count))
}

fn transaction(i: usize) -> Transaction<'static> {
    let channel = if i.is_multiple_of(2) { "web" } else { "pos" };
    let fees = [("card", 0.25), ("fx", 0.5), ("wire", 1.25)];
    Transaction {
        transaction_id: format!("TXN-{i:06}").into(),
        timestamp: EPOCH_MS + i as i64,
        amount: 10.0 + i as f64 * 0.25,
        currency: CURRENCIES[i % 4].into(),
        sender: Some(person(2 * i)),
        receiver: Some(person(2 * i + 1)),
        tags: [channel, "emea", "loyalty"].map(Into::into).into(),
        fees: fees.map(|(name, fee)| (name.into(), fee)).into_iter().collect(),
        ..Default::default()
    }
}

fn person(k: usize) -> Person<'static> {
    let first_name = FIRST_NAMES[k % 4];
    Person {
        id: format!("P-{k:06}").into(),
        first_name: first_name.into(),
        last_name: LAST_NAMES[k / 4 % 4].into(),
        email: format!("{first_name}.{k:06}@example.com").into(),
        age: 20 + (k % 50) as i32,
        home_address: Some(address(k)),
        phone_numbers: vec![format!("+1-555-{:04}", k % 10_000).into()],
        metadata: Map::from_iter([("tier".into(), "gold".into())]),
        ..Default::default()
    }
}

fn address(k: usize) -> Address<'static> {
    let (city, country) = CITIES[k % 4];
    Address {
        street: format!("{:03} Market St", k % 1000).into(),
        city: city.into(),
        state: "ST".into(),
        zip_code: format!("{:05}", k % 100_000).into(),
        country: country.into(),
        latitude: 40.0 + (k % 100) as f64 * 0.25,
        longitude: -8.0 - (k % 100) as f64 * 0.5,
        ..Default::default()
    }
}
