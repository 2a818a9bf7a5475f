"""Nothing, and 64 MiB of it, through every way of calling."""

from __future__ import annotations

from gen.shortwire_test_v1 import BytesValue, Feature, Repeated
from shortwire import decode, encode

SIZE = 64 << 20


def test_nothing(feature: Feature) -> None:
    assert feature.nothing() is None
    assert feature.nothing_raw(b"") == b""
    assert feature.echo_bytes(b"") == b""
    assert feature.large(0) == b""


def test_sixty_four_mebibytes_as_slots(feature: Feature) -> None:
    data = bytes(SIZE)
    assert feature.measure(data) == SIZE
    assert feature.echo_bytes(data) == data
    assert len(feature.large(SIZE)) == SIZE


def test_sixty_four_mebibytes_by_wire(feature: Feature) -> None:
    data = bytes(SIZE)
    assert feature.echo_repeated(blobs=[data]).blobs == [data]
    raw = encode(BytesValue(value=data))
    assert decode(BytesValue, feature.echo_bytes_raw(raw)).value == data
    assert decode(Repeated, encode(Repeated(blobs=[data]))).blobs[0] == data


def test_lists_of_a_million(feature: Feature) -> None:
    values = list(range(-500_000, 500_000))
    assert feature.echo_unpacked(int64s=values).int64s == values
    assert feature.echo_repeated(sint64s=values).sint64s == values
