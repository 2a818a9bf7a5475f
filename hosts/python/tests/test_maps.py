"""Maps: every key type, order, and what else can be given."""

from __future__ import annotations

import collections
import types

import pytest
from gen.shortwire_test_v1 import Color, Feature, Maps, Scalars
from shortwire import decode, encode

FULL = Maps(
    strings={"b": "2", "a": "1", "": ""},
    doubles={"x": 0.0, "y": -1.5},
    int32s={-1: 2**40, 0: 0},
    blobs={2**64 - 1: b"\0", 0: b""},
    colors={True: Color.RED, False: 5},
    messages={"m": Scalars(int32_value=5), "empty": Scalars()},
    flags={-(2**63): True, 1: False},
)


def test_every_key_type_in_the_order_of_the_dict(feature: Feature) -> None:
    reply = feature.echo_maps(FULL)
    assert reply == FULL
    assert list(decode(Maps, encode(FULL)).strings) == ["b", "a", ""]


def test_entries_without_key_or_value_have_their_defaults(pb) -> None:
    assert decode(Maps, bytes.fromhex("0a00")).strings == {"": ""}
    assert decode(Maps, bytes.fromhex("3200")).messages == {"": Scalars()}
    assert decode(Maps, bytes.fromhex("2a020801")).colors == {True: Color.UNSPECIFIED}


def test_the_last_entry_of_a_key_wins() -> None:
    one, two = Maps(strings={"k": "1"}), Maps(strings={"k": "2"})
    assert decode(Maps, encode(one) + encode(two)) == two


def test_other_mappings_are_taken(feature: Feature) -> None:
    expected = Maps(strings={"a": "1"})
    for mapping in (
        collections.OrderedDict(a="1"),
        types.MappingProxyType({"a": "1"}),
        collections.ChainMap({"a": "1"}),
    ):
        assert feature.echo_maps(strings=mapping) == expected


def test_what_is_no_mapping_is_refused(feature: Feature) -> None:
    with pytest.raises(TypeError, match=r"Maps\.strings \(map\) takes a dict, not list"):
        feature.echo_maps(strings=[("a", "b")])
    with pytest.raises(TypeError, match=r"Maps\.strings"):
        feature.echo_maps(strings={1: "a"})


def test_calls_leave_nothing_behind(feature: Feature, no_growth) -> None:
    no_growth(lambda: feature.echo_maps(FULL))
