"""Absent is not the same as zero."""

from __future__ import annotations

from gen.shortwire_test_v1 import Color, Feature, Presence
from shortwire import decode, encode


def test_absent_fields_stay_absent(feature: Feature) -> None:
    assert feature.echo_presence() == Presence()
    assert feature.echo_presence(None, None, None, None, None, None) == Presence()


def test_zeros_that_are_there_stay_there(feature: Feature) -> None:
    zeros = Presence(number=0, text="", data=b"", flag=False, color=Color.UNSPECIFIED, real=0.0)
    assert feature.echo_presence(number=0, text="", data=b"", flag=False, color=0, real=0.0) == zeros
    assert decode(Presence, encode(zeros)) == zeros
    assert len(encode(zeros)) == 6 * 2 + 7


def test_each_field_on_its_own(feature: Feature) -> None:
    for name, value in {
        "number": -1,
        "text": "t",
        "data": b"d",
        "flag": True,
        "color": Color.BLUE,
        "real": -0.5,
        "plain": 9,
    }.items():
        assert feature.echo_presence(**{name: value}) == Presence(**{name: value})
        assert feature.echo_presence_many([Presence(**{name: value})]) == [Presence(**{name: value})]


def test_presence_by_row_in_batches(feature: Feature) -> None:
    items = [(1, None, b"x", None, Color.RED, None, 0), (None, "t", None, True, None, 0.0, 5)]
    assert feature.echo_presence_many(items) == [Presence(*item) for item in items]
    columns = feature.echo_presence_many(number=[1, None, 3], text="same", plain=7)
    assert columns["number"] == [1, None, 3]
    assert columns["text"] == ["same"] * 3
    assert columns["plain"] == [7] * 3
    assert columns["flag"] == [None] * 3
