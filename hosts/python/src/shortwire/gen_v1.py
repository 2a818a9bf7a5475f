"""What generated modules import, and nothing else does. Kept compatible as long as generated code may need it."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar, Union

from shortwire._native import Client, bind, describe
from shortwire.message import Message

__all__ = ["Client", "Column", "Message", "bind", "describe", "mapping", "repeated"]

_Value = TypeVar("_Value")

#: One argument of a batch: values in a list or in anything with the buffer protocol (``array.array``, a NumPy array,
#: ``memoryview``), or one value for all items. The buffer protocol has no type of its own before Python 3.12.
Column: TypeAlias = Union[Sequence[_Value], _Value, Any]


def repeated() -> list[Any]:
    """A field that is an empty list unless it is given."""
    return dataclasses.field(default_factory=list)


def mapping() -> dict[Any, Any]:
    """A field that is an empty dict unless it is given."""
    return dataclasses.field(default_factory=dict)
