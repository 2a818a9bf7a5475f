"""The base of generated message classes."""

from __future__ import annotations

__all__ = ["Message", "unknown_fields"]


class Message:
    """A protobuf message: a dataclass with a slot a field, and one for fields that its schema does not name.

    It has no methods, so that no field can clash with one: see ``encode``, ``decode``, ``which_oneof`` and
    ``unknown_fields`` of the package.
    """

    __slots__ = ("_sw_unknown",)

    _sw_unknown: bytes


def unknown_fields(message: Message, /) -> bytes:
    """The fields that were read but that the message's schema does not name, in wire format.

    They are written again with the message and copied with it; equality does not look at them.
    """
    return getattr(message, "_sw_unknown", b"")
