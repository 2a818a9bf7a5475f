"""Oneofs: at most one member, on the way out and on the way in."""

from __future__ import annotations

import pytest
import shortwire
from gen.shortwire_test_v1 import Choice, Color, Empty, Feature, Scalars
from shortwire import decode, encode, which_oneof

MEMBERS = {
    "number": 0,
    "text": "",
    "data": b"",
    "color": Color.UNSPECIFIED,
    "message": Scalars(),
    "nothing": Empty(),
    "flag": False,
    "real": 0.0,
}


@pytest.mark.parametrize("member", MEMBERS)
def test_a_member_that_is_zero_is_still_there(feature: Feature, member: str) -> None:
    message = Choice(**{member: MEMBERS[member]}, after="end")
    reply = feature.echo_choice(message)
    assert reply == message
    assert which_oneof(reply, "choice") == member


def test_no_member_at_all(feature: Feature) -> None:
    assert feature.echo_choice() == Choice()
    assert which_oneof(Choice(), "choice") is None


def test_two_members_are_refused_and_both_named(feature: Feature) -> None:
    with pytest.raises(
        shortwire.InvalidArgument,
        match=r"number and flag are set, but only one member of the oneof shortwire\.test\.v1\.Choice\.choice",
    ):
        feature.echo_choice(number=1, flag=True)


def test_the_last_member_on_the_wire_wins() -> None:
    both = encode(Choice(number=5)) + encode(Choice(text="later"))
    assert decode(Choice, both) == Choice(text="later")
    merged = encode(Choice(message=Scalars(int32_value=1))) + encode(Choice(message=Scalars(int64_value=2)))
    assert decode(Choice, merged) == Choice(message=Scalars(int32_value=1, int64_value=2))


def test_asking_for_a_oneof_that_is_none() -> None:
    with pytest.raises(ValueError, match="no oneof"):
        which_oneof(Choice(), "after")
