# Made by shortwire gen from units/money.proto. Do not edit.
from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

__all__ = [
    "Currency",
    "Money",
]


class Currency(_enum.IntEnum):
    UNSPECIFIED = 0
    EUR = 978


@_dataclasses.dataclass(slots=True)
class Money(_sw.Message):
    units: int = 0
    currency: Currency | int = Currency.UNSPECIFIED


_sw.describe(
    (
        Money,
        "units.v1.Money",
        [
            (1, "units", "implicit", "int64"),
            (2, "currency", "implicit", "enum", Currency),
        ],
    ),
)
