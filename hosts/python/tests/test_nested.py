"""Messages in messages, and messages as Python objects."""

from __future__ import annotations

import copy
import dataclasses
import pickle

import pytest
from gen.shortwire_test_v1 import Feature, Nested, NestedInner, NestedInnerKind, Scalars
from shortwire import decode, encode, full_name

FULL = Nested(
    inner=NestedInner(number=1, kind=NestedInnerKind.LEAF),
    inners=[NestedInner(number=2), NestedInner()],
    kind=NestedInnerKind.LEAF,
)


def test_nested_messages_cross(feature: Feature) -> None:
    assert feature.echo_nested(FULL) == FULL
    assert feature.echo_nested() == Nested()
    assert feature.echo_nested(inner=NestedInner()) == Nested(inner=NestedInner())


def test_fields_that_come_twice_are_merged() -> None:
    one, two = Nested(inner=NestedInner(number=7)), Nested(inner=NestedInner(kind=NestedInnerKind.LEAF))
    assert decode(Nested, encode(one) + encode(two)).inner == NestedInner(number=7, kind=NestedInnerKind.LEAF)


def test_messages_are_dataclasses() -> None:
    assert dataclasses.asdict(FULL)["inner"]["number"] == 1
    assert dataclasses.replace(FULL, kind=0).kind == 0
    assert [field.name for field in dataclasses.fields(NestedInner)] == ["number", "kind"]
    assert repr(NestedInner(number=1)) == "NestedInner(number=1, kind=<NestedInnerKind.UNSPECIFIED: 0>)"
    assert copy.deepcopy(FULL) == FULL
    assert pickle.loads(pickle.dumps(FULL)) == FULL
    assert full_name(NestedInner) == "shortwire.test.v1.Nested.Inner"
    match NestedInner(5, NestedInnerKind.LEAF):
        case NestedInner(number, kind):
            assert (number, kind) == (5, NestedInnerKind.LEAF)


def test_every_message_has_lists_of_its_own() -> None:
    first, second = Nested(), Nested()
    first.inners.append(NestedInner())
    assert second.inners == []


def test_a_class_may_be_derived_from() -> None:
    class Better(NestedInner):
        def __init__(self, number: int) -> None:
            super().__init__(number=number * 2)

    assert decode(NestedInner, encode(Better(4))).number == 8
    assert decode(Nested, encode(Nested(inner=Better(4)))).inner == NestedInner(number=8)


def test_constructors_refuse_what_the_class_does_not_have() -> None:
    with pytest.raises(TypeError, match='no field "numbr"; it has number, kind'):
        NestedInner(numbr=1)
    with pytest.raises(TypeError, match="at most 2 values, not 3"):
        NestedInner(1, 2, 3)
    with pytest.raises(TypeError, match="given twice"):
        NestedInner(1, number=2)


def test_a_slot_that_was_deleted_is_absent(feature: Feature) -> None:
    message = Scalars(int32_value=1, string_value="x")
    del message.int32_value
    assert decode(Scalars, encode(message)) == Scalars(string_value="x")
    assert feature.echo_scalars_many([message]) == [Scalars(string_value="x")]


def test_messages_leave_nothing_behind(feature: Feature, no_growth) -> None:
    no_growth(lambda: feature.echo_nested(FULL))
    no_growth(lambda: decode(Nested, encode(FULL)))
    no_growth(lambda: Nested(inner=NestedInner(number=3)))
