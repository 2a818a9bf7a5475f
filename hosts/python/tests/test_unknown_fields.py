"""Fields that a schema does not name are kept, copied and written again."""

from __future__ import annotations

import copy
import pickle

from gen.shortwire_test_v1 import Empty, Version1, Version2
from shortwire import decode, encode, unknown_fields

NEWER = Version2(name="n", added=[1, 2], origin=Version1(name="o"))


def test_unknown_fields_survive_an_older_schema() -> None:
    older = decode(Version1, encode(NEWER))
    assert older.name == "n"
    assert unknown_fields(older) == encode(Version2(added=NEWER.added, origin=NEWER.origin))
    assert decode(Version2, encode(older)) == NEWER


def test_unknown_fields_are_copied() -> None:
    older = decode(Version1, encode(NEWER))
    for copied in (copy.copy(older), copy.deepcopy(older), pickle.loads(pickle.dumps(older))):
        assert unknown_fields(copied) == unknown_fields(older)


def test_messages_without_them_have_none() -> None:
    assert unknown_fields(Version1()) == b""
    assert unknown_fields(decode(Version1, b"")) == b""


def test_every_wire_type_is_kept() -> None:
    data = bytes.fromhex("0801 1102030405060708 09 1a0161 23 2801 24 2d01020304".replace(" ", ""))
    assert encode(decode(Empty, data)) == data


def test_a_known_field_of_another_wire_type_is_unknown() -> None:
    data = b"\x08\x05"  # field 1 as a varint; the schema has a string
    message = decode(Version1, data)
    assert message == Version1()
    assert encode(message) == data
