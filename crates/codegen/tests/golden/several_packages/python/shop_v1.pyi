# Made by shortwire gen from shop/order.proto. Do not edit.
"""A service over messages of another package."""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

from . import units_v1 as _units_v1

__all__ = [
    "Order",
    "Shop",
]

@_dataclasses.dataclass(slots=True)
class Order(_sw.Message):
    item: str = ...
    limit: _units_v1.Money | None = ...
    preferred: _units_v1.Currency | int = ...

class Shop(_sw.Client):
    @_typing.overload
    def price(
        self,
        request: Order,
        /,
        *,
        into: _units_v1.Money | None = ...,
    ) -> _units_v1.Money: ...
    @_typing.overload
    def price(
        self,
        *,
        item: str = ...,
        limit: _units_v1.Money | None = ...,
        preferred: _units_v1.Currency | int = ...,
        into: _units_v1.Money | None = ...,
    ) -> _units_v1.Money: ...
    def price_raw(self, request: _Buffer, /) -> bytes: ...
    def price_many(
        self,
        items: _abc.Iterable[Order],
        /,
    ) -> list[_units_v1.Money]: ...
    def convert(
        self,
        units: int = ...,
        currency: _units_v1.Currency | int = ...,
        *,
        into: _units_v1.Money | None = ...,
    ) -> _units_v1.Money: ...
    def convert_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def convert_many(
        self,
        items: _abc.Iterable[_units_v1.Money | tuple[int, _units_v1.Currency | int]],
        /,
    ) -> list[_units_v1.Money]: ...
    @_typing.overload
    def convert_many(
        self,
        *,
        units: _sw.Column[int] = ...,
        currency: _sw.Column[_units_v1.Currency | int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
