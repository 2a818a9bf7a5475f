# Made by shortwire gen from units/money.proto. Do not edit.
import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

__all__ = [
    "Currency",
    "Money",
]

class Currency(_enum.IntEnum):
    UNSPECIFIED = 0
    EUR = 978

@_dataclasses.dataclass(slots=True)
class Money(_sw.Message):
    units: int = ...
    currency: Currency | int = ...
