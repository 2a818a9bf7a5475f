"""What only proto2 has: closed enums, groups and required fields."""

from __future__ import annotations

import pytest
import shortwire
from gen.shortwire_test_legacy_v1 import Closed, Defaults, Groups, GroupsMany, GroupsSingle, Level, Required
from shortwire import decode, encode, unknown_fields


def test_required_fields_are_asked_for_both_ways() -> None:
    with pytest.raises(shortwire.InvalidArgument, match=r"Required\.number is missing"):
        decode(Required, b"\x12\x01x")
    with pytest.raises(shortwire.InvalidArgument, match=r"Required\.number"):
        encode(Required(text="x"))
    assert decode(Required, b"\x08\x00") == Required(number=0)


def test_numbers_that_a_closed_enum_does_not_have_are_unknown_fields() -> None:
    data = bytes.fromhex("0802 0809 1001 1009 1a03010802 2205 0a016b1009 2205 0a016c1002 2809")
    message = decode(Closed, data)
    assert message.level is Level.HIGH
    assert message.levels == [Level.LOW]
    assert message.packed == [Level.LOW, Level.HIGH]
    assert message.by_name == {"l": Level.HIGH}
    assert message.chosen is None
    assert unknown_fields(message) == bytes.fromhex("0809 1009 1808 2205 0a016b1009 2809")


def test_entries_without_a_value_have_the_number_declared_first() -> None:
    message = decode(Closed, bytes.fromhex("22030a0161"))
    assert message.by_name == {"a": Level.LOW}
    assert decode(Closed, encode(message)) == message


def test_groups_nest() -> None:
    message = Groups(
        single=GroupsSingle(number=300, inner=Groups(single=GroupsSingle(number=5))),
        many=[GroupsMany(text="a"), GroupsMany()],
    )
    assert encode(message) == bytes.fromhex("0b08ac02 1204 0b08050c 0c 1b0a01611c 1b1c")
    assert decode(Groups, encode(message)) == message


@pytest.mark.parametrize("end", ["0c", "8c00", "8c808000"])
def test_groups_end_however_their_end_tag_is_written(end: str) -> None:
    assert decode(Groups, bytes.fromhex(f"0b0805 {end} 1b1c")) == Groups(
        single=GroupsSingle(number=5), many=[GroupsMany()]
    )


@pytest.mark.parametrize("data", ["0b0805", "0b14", "0c"])
def test_groups_must_be_closed(data: str) -> None:
    with pytest.raises(shortwire.InvalidArgument, match="a group (does not end|ends that did not begin)"):
        decode(Groups, bytes.fromhex(data))


def test_absent_fields_are_none_whatever_their_default() -> None:
    message = decode(Defaults, b"")
    assert message.number is None
    assert encode(message) == b""
