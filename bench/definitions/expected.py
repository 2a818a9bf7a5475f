"""What is right, computed from the definitions of the operations and nothing that is measured.

`python3 bench/definitions/expected.py` prints the hash and the checksum of each case of call.toml.
"""

import struct
import sys
import tomllib
from pathlib import Path

LEAST, GREATEST = -(2**63), 2**63 - 1
PAIRS = [(40, 2), (-1, 1), (0, 0), (GREATEST, 1), (LEAST, -1)]


def main() -> None:
    table = tomllib.loads(Path(__file__).with_name("call.toml").read_text())
    for scenario in table["scenario"]:
        for case in scenario["case"]:
            size = case.get("size", 0)
            print(f"{scenario['id']}@{size}", *answer(scenario["id"], size, scenario.get("input", {})))


def answer(scenario: str, size: int, given: dict) -> tuple[str, int]:
    """The hash of the whole outcome, and the outcome of one timed call as one number."""
    text, number = outcome(scenario, size, given)
    return fnv1a(text.encode()), number


def outcome(scenario: str, size: int, given: dict) -> tuple[str, int]:
    """The whole outcome as engines write it down, and that of one timed call as one number."""
    match scenario:
        case "add" | "add-keyword" | "add-latency" | "process":
            pair = given["a"], given["b"]
            return joined(saturating_sum(a, b) for a, b in [*PAIRS, pair]), saturating_sum(*pair)
        case "ladder" | "start":
            one = saturating_sum(given["a"], given["b"])
            return str(one), one
        case "columns" | "items":
            sums = [saturating_sum(i * 1_000_003 - 500_000, i * 7) for i in range(size)]
            return joined(sums), sums[-1]
        case "aggregate":
            return f"{request_hash(size)} {size} {cents(size)} {statistics(size)}", size + cents(size)
        case "encode":
            return weight(size), len(request(size))
        case "decode":
            return f"{size} {weight(size)}", size
    sys.exit(f"error: nothing is known of the scenario {scenario}")


def saturating_sum(a: int, b: int) -> int:
    return max(LEAST, min(GREATEST, a + b))


def cents(count: int) -> int:
    return sum(1000 + 25 * i for i in range(count))


def statistics(count: int) -> str:
    stats = {"tag_emea": count, "tag_loyalty": count, "tag_web": (count + 1) // 2, "tag_pos": count // 2}
    for i in range(count):
        stats[CURRENCIES[i % 4]] = stats.get(CURRENCIES[i % 4], 0) + 1
    return " ".join(sorted(f"{name}={number}" for name, number in stats.items()))


def request_hash(count: int) -> str:
    return fnv1a(request(count))


def weight(count: int) -> str:
    """Length and sum of the bytes: the same in whatever order a codec writes the entries of maps."""
    return f"{len(request(count))} {sum(request(count))}"


def fnv1a(data: bytes) -> str:
    hash = 0xCBF29CE484222325
    for byte in data:
        hash = (hash ^ byte) * 0x100000001B3 % 2**64
    return f"{hash:016x}"


def joined(numbers) -> str:
    return " ".join(map(str, numbers))


# The request of Aggregate in protobuf, written by hand from the schema.

CURRENCIES = "USD", "EUR", "GBP", "JPY"
FIRST_NAMES = "Alice", "Bruno", "Chloe", "David"
LAST_NAMES = "Anderson", "Bergmann", "Castillo", "Dumoulin"
CITIES = ("Berlin", "DE"), ("Lisbon", "PT"), ("Madrid", "ES"), ("Dublin", "IE")
EPOCH_MS = 1_700_000_000_000


def request(count: int) -> bytes:
    batch = b"".join(field(1, transaction(i)) for i in range(count)) + field(2, 1) + field(3, EPOCH_MS)
    return field(1, batch) + field(2, "aggregate")


def transaction(i: int) -> bytes:
    tags = ["web" if i % 2 == 0 else "pos", "emea", "loyalty"]
    fees = [("card", 0.25), ("fx", 0.5), ("wire", 1.25)]
    return b"".join(
        [
            field(1, f"TXN-{i:06}"),
            field(2, EPOCH_MS + i),
            field(3, 10.0 + i * 0.25),
            field(4, CURRENCIES[i % 4]),
            field(5, person(2 * i)),
            field(6, person(2 * i + 1)),
            *(field(7, tag) for tag in tags),
            *(field(8, field(1, name) + field(2, fee)) for name, fee in fees),
        ]
    )


def person(k: int) -> bytes:
    first_name = FIRST_NAMES[k % 4]
    return b"".join(
        [
            field(1, f"P-{k:06}"),
            field(2, first_name),
            field(3, LAST_NAMES[k // 4 % 4]),
            field(4, f"{first_name}.{k:06}@example.com"),
            field(5, 20 + k % 50),
            field(6, address(k)),
            field(8, f"+1-555-{k % 10_000:04}"),
            field(9, field(1, "tier") + field(2, "gold")),
        ]
    )


def address(k: int) -> bytes:
    city, country = CITIES[k % 4]
    texts = [f"{k % 1000:03} Market St", city, "ST", f"{k % 100_000:05}", country]
    places = field(6, 40.0 + (k % 100) * 0.25) + field(7, -8.0 - (k % 100) * 0.5)
    return b"".join(field(number, text) for number, text in enumerate(texts, 1)) + places


def field(number: int, value: int | float | str | bytes) -> bytes:
    match value:
        case int():
            return varint(number << 3) + varint(value)
        case float():
            return varint(number << 3 | 1) + struct.pack("<d", value)
        case str():
            return field(number, value.encode())
    return varint(number << 3 | 2) + varint(len(value)) + value


def varint(value: int) -> bytes:
    if value < 0x80:
        return bytes([value])
    return bytes([value & 0x7F | 0x80]) + varint(value >> 7)


if __name__ == "__main__":
    main()
