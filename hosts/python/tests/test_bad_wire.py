"""Bytes that are not a message: the same refusal from the decoder here and from the library."""

from __future__ import annotations

import random

import pytest
import shortwire
from gen.shortwire_test_v1 import Empty, Feature, Repeated, Scalars, StringValue
from shortwire import decode, encode

BAD = {
    "truncated varint": "1880",
    "a varint is longer than 10 bytes": "18" + "ff" * 10 + "01",
    "truncated double": "0900000000",
    "truncated float": "150000",
    "length beyond the end": "7205616263",
    "length of 2 GiB": "72ffffffff0761",
    "length of 2**63": "72" + "80" * 9 + "01",
    "wire type 6": "0e",
    "wire type 7": "0f",
    "field number 0": "0001",
    "group that nobody opened": "0c",
    "group that never ends": "a301",
    "group that ends as another": "a301ac01",
    "tag too long": "ffffffffff01",
    "invalid UTF-8": "7202c328",
    "overlong UTF-8": "7202c080",
    "surrogate in UTF-8": "7203eda080",
}


@pytest.mark.parametrize("case", BAD)
def test_bad_bytes_are_refused_by_both_sides(feature: Feature, case: str) -> None:
    data = bytes.fromhex(BAD[case])
    with pytest.raises(shortwire.InvalidArgument, match=r"not a valid shortwire\.test\.v1\.Scalars"):
        decode(Scalars, data)
    with pytest.raises(shortwire.InvalidArgument):
        feature.echo_scalars_raw(data)


def test_the_message_tells_where(feature: Feature) -> None:
    with pytest.raises(shortwire.InvalidArgument, match="at byte 3"):
        decode(Scalars, bytes.fromhex("18012080"))
    with pytest.raises(shortwire.InvalidArgument, match=r"StringValue\.value is not UTF-8"):
        decode(StringValue, b"\x0a\x01\xff")


def test_varints_of_ten_bytes_are_read() -> None:
    assert decode(Scalars, bytes.fromhex("20" + "ff" * 9 + "01")).int64_value == -1
    assert decode(Scalars, bytes.fromhex("18" + "ff" * 9 + "01")).int32_value == -1
    assert decode(Scalars, bytes.fromhex("68" + "80" * 9 + "01")).bool_value is True


def test_what_is_no_buffer_is_refused(feature: Feature) -> None:
    with pytest.raises(TypeError, match="bytes or another buffer"):
        decode(Scalars, "text")
    with pytest.raises(TypeError, match="bytes or another buffer, not str"):
        feature.echo_scalars_raw("text")
    with pytest.raises(TypeError, match="not a message class"):
        decode(int, b"")
    with pytest.raises(TypeError, match="not a message class"):
        encode(5)


def test_any_bytes_decode_or_are_refused() -> None:
    """Whatever decodes is written again as something that decodes to the same."""
    rng = random.Random(7)
    seed = encode(
        Repeated(int64s=[1, 300], strings=["ab"], messages=[Scalars(int32_value=1, string_value="x")])
    )
    for _ in range(3000):
        data = bytearray(seed if rng.random() < 0.7 else rng.randbytes(rng.randrange(40)))
        for _ in range(rng.randrange(4)):
            if data:
                data[rng.randrange(len(data))] = rng.randrange(256)
        for message_class in (Repeated, Scalars, Empty):
            try:
                message = decode(message_class, data)
            except shortwire.InvalidArgument:
                continue
            again = encode(message)
            assert encode(decode(message_class, again)) == again


def test_refusals_leave_nothing_behind(feature: Feature, no_growth) -> None:
    data = encode(Repeated(messages=[Scalars(string_value="x" * 100)] * 5)) + b"\x08"

    def refused() -> None:
        with pytest.raises(shortwire.InvalidArgument):
            decode(Repeated, data)

    no_growth(refused)
