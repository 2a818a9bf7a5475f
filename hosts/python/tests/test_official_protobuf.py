"""Random messages against the official protobuf package: what one writes the other reads, and the same again."""

from __future__ import annotations

import dataclasses
import random
import struct
from typing import Any

import pytest
from gen import shortwire_test_v1 as ours
from shortwire import Message, decode, encode

CLASSES = ["Scalars", "Presence", "Repeated", "Unpacked", "Maps", "Choice", "Nested", "Tree", "Version2"]


def value(rng: random.Random, field: Any, depth: int) -> Any:
    kind = field.cpp_type
    if kind == field.CPPTYPE_MESSAGE:
        return None
    if kind == field.CPPTYPE_STRING:
        if field.type == field.TYPE_BYTES:
            return rng.randbytes(rng.choice([0, 1, 5, 200]))
        return "".join(rng.choice("aé日🦀\0 z") for _ in range(rng.choice([0, 1, 5, 100])))
    if kind == field.CPPTYPE_BOOL:
        return rng.random() < 0.5
    if kind == field.CPPTYPE_ENUM:
        return rng.choice([0, 1, 2, -3, 77, -(2**31)])
    if kind == field.CPPTYPE_DOUBLE:
        return rng.choice([0.0, -0.0, 1.5, 1e308, float("inf"), rng.random()])
    if kind == field.CPPTYPE_FLOAT:
        return struct.unpack("f", struct.pack("f", rng.choice([0.0, -0.0, 0.1, -1e30])))[0]
    bits = 64 if kind in (field.CPPTYPE_INT64, field.CPPTYPE_UINT64) else 32
    signed = kind in (field.CPPTYPE_INT32, field.CPPTYPE_INT64)
    number = rng.getrandbits(rng.choice([1, 7, 8, 14, 31, bits]))
    number %= 2 ** (bits - 1) if signed else 2**bits
    return -number - 1 if signed and rng.random() < 0.5 else number


def fill(rng: random.Random, message: Any, depth: int = 0) -> None:
    """Gives a message of the official package random fields."""
    for field in message.DESCRIPTOR.fields:
        if rng.random() < 0.4 or (depth > 3 and field.message_type):
            continue
        target = getattr(message, field.name)
        if field.message_type and field.message_type.GetOptions().map_entry:
            key_field, value_field = field.message_type.fields
            for _ in range(rng.randrange(4)):
                key = value(rng, key_field, depth)
                if value_field.message_type:
                    fill(rng, target[key], depth + 1)
                else:
                    target[key] = value(rng, value_field, depth)
        elif field.is_repeated:
            for _ in range(rng.choice([0, 1, 3])):
                if field.message_type:
                    fill(rng, target.add(), depth + 1)
                else:
                    target.append(value(rng, field, depth))
        elif field.message_type:
            target.SetInParent()
            fill(rng, target, depth + 1)
        else:
            setattr(message, field.name, value(rng, field, depth))


def same(mine: Message, theirs: Any) -> None:
    """Asserts that both hold the same, field by field."""
    for slot, field in zip(
        dataclasses.fields(mine), sorted(theirs.DESCRIPTOR.fields, key=lambda f: f.number), strict=True
    ):
        own, other = getattr(mine, slot.name), getattr(theirs, field.name)
        if field.message_type and field.message_type.GetOptions().map_entry:
            assert own.keys() == set(other)
            for key, item in own.items():
                same_value(item, other[key])
        elif field.is_repeated:
            assert len(own) == len(other)
            for left, right in zip(own, other, strict=True):
                same_value(left, right)
        elif field.has_presence and not theirs.HasField(field.name):
            assert own is None
        else:
            same_value(own, other)


def same_value(own: Any, other: Any) -> None:
    if isinstance(own, Message):
        same(own, other)
    elif isinstance(own, float):
        assert struct.pack("d", own) == struct.pack("d", other)
    else:
        assert own == other


@pytest.mark.parametrize("name", CLASSES)
def test_random_messages_mean_the_same_to_both(pb: Any, name: str) -> None:
    rng = random.Random(name)
    message_class = getattr(ours, name)
    for _ in range(150):
        theirs = getattr(pb, name)()
        fill(rng, theirs)
        mine = decode(message_class, theirs.SerializeToString())
        same(mine, theirs)
        back = type(theirs).FromString(encode(mine))
        assert back == theirs
        assert decode(message_class, encode(mine)) == mine


@pytest.mark.parametrize("name", ["Scalars", "Repeated", "Choice", "Nested", "Tree"])
def test_bytes_are_the_same_where_order_is_given(pb: Any, name: str) -> None:
    rng = random.Random(name)
    for _ in range(50):
        theirs = getattr(pb, name)()
        fill(rng, theirs)
        data = theirs.SerializeToString(deterministic=True)
        assert encode(decode(getattr(ours, name), data)) == data


def test_random_messages_cross(pb: Any, feature: ours.Feature) -> None:
    echoes = {
        "Scalars": None,
        "Repeated": feature.echo_repeated,
        "Maps": feature.echo_maps,
        "Choice": feature.echo_choice,
        "Nested": feature.echo_nested,
        "Tree": feature.echo_tree,
    }
    rng = random.Random(11)
    for name, echo in echoes.items():
        for _ in range(40):
            theirs = getattr(pb, name)()
            fill(rng, theirs)
            mine = decode(getattr(ours, name), theirs.SerializeToString())
            if echo is None:
                arguments = {field.name: getattr(mine, field.name) for field in dataclasses.fields(mine)}
                assert feature.echo_scalars(**arguments) == mine
                assert feature.echo_scalars_many([mine]) == [mine]
            else:
                assert echo(mine) == mine
