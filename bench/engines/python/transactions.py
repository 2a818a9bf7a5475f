"""The payload: batches of transactions, the same ones in every host."""

from gen.complex_data_v1 import Address, ComplexDataOperation, DataBatch, Person, Transaction

CURRENCIES = "USD", "EUR", "GBP", "JPY"
FIRST_NAMES = "Alice", "Bruno", "Chloe", "David"
LAST_NAMES = "Anderson", "Bergmann", "Castillo", "Dumoulin"
CITIES = ("Berlin", "DE"), ("Lisbon", "PT"), ("Madrid", "ES"), ("Dublin", "IE")
EPOCH_MS = 1_700_000_000_000


def request(count: int) -> ComplexDataOperation:
    """A request for `Aggregate` with so many transactions."""
    transactions = [transaction(i) for i in range(count)]
    batch = DataBatch(transactions=transactions, batch_id=1, created_at=EPOCH_MS)
    return ComplexDataOperation(data=batch, operation_type="aggregate")


def transaction(i: int) -> Transaction:
    return Transaction(
        transaction_id=f"TXN-{i:06}",
        timestamp=EPOCH_MS + i,
        amount=10.0 + i * 0.25,
        currency=CURRENCIES[i % 4],
        sender=person(2 * i),
        receiver=person(2 * i + 1),
        tags=["web" if i % 2 == 0 else "pos", "emea", "loyalty"],
        fees={"card": 0.25, "fx": 0.5, "wire": 1.25},
    )


def person(k: int) -> Person:
    first_name = FIRST_NAMES[k % 4]
    return Person(
        id=f"P-{k:06}",
        first_name=first_name,
        last_name=LAST_NAMES[k // 4 % 4],
        email=f"{first_name}.{k:06}@example.com",
        age=20 + k % 50,
        home_address=address(k),
        phone_numbers=[f"+1-555-{k % 10_000:04}"],
        metadata={"tier": "gold"},
    )


def address(k: int) -> Address:
    city, country = CITIES[k % 4]
    return Address(
        street=f"{k % 1000:03} Market St",
        city=city,
        state="ST",
        zip_code=f"{k % 100_000:05}",
        country=country,
        latitude=40.0 + (k % 100) * 0.25,
        longitude=-8.0 - (k % 100) * 0.5,
    )
