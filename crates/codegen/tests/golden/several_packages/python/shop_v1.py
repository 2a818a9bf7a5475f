# Made by shortwire gen from shop/order.proto. Do not edit.
"""A service over messages of another package."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

from . import units_v1 as _units_v1

__all__ = [
    "Order",
    "Shop",
]


@_dataclasses.dataclass(slots=True)
class Order(_sw.Message):
    item: str = ""
    limit: _units_v1.Money | None = None
    preferred: _units_v1.Currency | int = _units_v1.Currency.UNSPECIFIED


class Shop(_sw.Client):
    __slots__ = ()


_sw.describe(
    (
        Order,
        "shop.v1.Order",
        [
            (1, "item", "implicit", "string"),
            (2, "limit", "explicit", "message", _units_v1.Money),
            (3, "preferred", "implicit", "enum", _units_v1.Currency),
        ],
    ),
)
_sw.bind(
    Shop,
    "shop.v1.Shop",
    [
        (
            "price",
            "Price",
            Order,
            _units_v1.Money,
            0,
            False,
            "price_raw",
            "price_many",
            "",
        ),
        (
            "convert",
            "Convert",
            _units_v1.Money,
            _units_v1.Money,
            0x0612F9DFBD238A20,
            False,
            "convert_raw",
            "convert_many",
            "",
        ),
    ],
)
