"""Lists: every element type, packed and not, and what else can be given."""

from __future__ import annotations

import pytest
import shortwire
from gen.shortwire_test_v1 import Color, Feature, Repeated, Scalars, Unpacked
from shortwire import decode, encode

FULL = Repeated(
    doubles=[0.0, -0.0, 1.5],
    floats=[0.5],
    int32s=[0, -1, 2**31 - 1],
    int64s=[-(2**63), 2**63 - 1],
    uint32s=[2**32 - 1],
    uint64s=[2**64 - 1, 0],
    sint32s=[-(2**31)],
    sint64s=[-(2**63)],
    fixed32s=[1],
    fixed64s=[2],
    sfixed32s=[-3],
    sfixed64s=[-4],
    bools=[True, False, True],
    strings=["", "a", "ü"],
    blobs=[b"", b"\0"],
    colors=[Color.RED, 99, Color.UNSPECIFIED],
    messages=[Scalars(), Scalars(int32_value=1)],
)


def test_every_element_type(feature: Feature) -> None:
    assert feature.echo_repeated(FULL) == FULL
    assert feature.echo_repeated() == Repeated()


def test_unpacked_lists(feature: Feature, pb) -> None:
    message = Unpacked(int64s=[1, 2, -3], doubles=[0.5, 0.0], colors=[Color.BLUE])
    assert feature.echo_unpacked(message) == message
    assert (
        encode(message) == pb.Unpacked(int64s=[1, 2, -3], doubles=[0.5, 0.0], colors=[-3]).SerializeToString()
    )


def test_both_forms_are_read(pb) -> None:
    packed = bytes.fromhex("0a03010203")
    unpacked = bytes.fromhex("080108020803")
    assert decode(Unpacked, packed).int64s == decode(Unpacked, unpacked).int64s == [1, 2, 3]
    assert decode(Repeated, bytes.fromhex("20012004 22020203".replace(" ", ""))).int64s == [1, 4, 2, 3]


def test_other_sequences_are_taken(feature: Feature) -> None:
    assert feature.echo_repeated(int64s=(1, 2)).int64s == [1, 2]
    assert feature.echo_repeated(int64s=(n for n in range(3))).int64s == [0, 1, 2]
    numpy = pytest.importorskip("numpy")
    assert feature.echo_repeated(int64s=numpy.arange(3), doubles=numpy.ones(2)).doubles == [1.0, 1.0]


def test_what_is_no_list_is_refused(feature: Feature) -> None:
    for value in ("text", 5, None, {"a": 1}):
        with pytest.raises(TypeError, match=r"Repeated\.strings \(repeated string\) takes a list"):
            feature.echo_repeated(strings=value)
    with pytest.raises(TypeError, match=r"Repeated\.int64s \(int64\) takes an int, not str"):
        feature.echo_repeated(int64s=[1, "2"])
    with pytest.raises(TypeError, match=r"Repeated\.messages .* takes shortwire\.test\.v1\.Scalars, not int"):
        feature.echo_repeated(messages=[5])
    with pytest.raises(shortwire.InvalidArgument, match=r"Repeated\.uint32s .* = -1 is out of range"):
        feature.echo_repeated(uint32s=[-1])


def test_a_list_that_shrinks_while_it_is_read_harms_nothing() -> None:
    values: list[object] = []

    class Shrinks:
        def __index__(self) -> int:
            values.clear()
            return 7

    values.extend([1] * 100 + [Shrinks()])
    assert decode(Repeated, encode(Repeated(int64s=values))).int64s == [7]  # type: ignore[arg-type]


def test_calls_leave_nothing_behind(feature: Feature, no_growth) -> None:
    no_growth(lambda: feature.echo_repeated(FULL))
