# Made by shortwire gen from calculator/v1/calculator.proto. Do not edit.
"""Integer arithmetic, in the shape of one request with a oneof and in the shape of one method an operation."""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

__all__ = [
    "BinaryOp",
    "Calculator",
    "CalculatorRequest",
    "CalculatorResponse",
    "DivisionError",
    "ErrorResult",
    "Value",
]

@_dataclasses.dataclass(slots=True)
class BinaryOp(_sw.Message):
    """Two operands."""

    a: int = ...
    b: int = ...

@_dataclasses.dataclass(slots=True)
class Value(_sw.Message):
    """One result."""

    value: int = ...

@_dataclasses.dataclass(slots=True)
class CalculatorRequest(_sw.Message):
    """One operation and its operands.

    At most one of these is set (operation): add, subtract, multiply, divide.
    """

    add: BinaryOp | None = ...
    subtract: BinaryOp | None = ...
    multiply: BinaryOp | None = ...
    divide: BinaryOp | None = ...

@_dataclasses.dataclass(slots=True)
class CalculatorResponse(_sw.Message):
    """The result of one operation, or why there is none.

    At most one of these is set (result): value, error.
    """

    value: int | None = ...
    error: ErrorResult | None = ...

@_dataclasses.dataclass(slots=True)
class ErrorResult(_sw.Message):
    """A failure told in the reply itself."""

    message: str = ...

@_dataclasses.dataclass(slots=True)
class DivisionError(_sw.Message):
    """Detail of a failed division: its operands."""

    dividend: int = ...
    divisor: int = ...

class Calculator(_sw.Client):
    """Arithmetic on 64-bit integers. Results beyond the range saturate."""

    def add(
        self,
        a: int = ...,
        b: int = ...,
    ) -> int:
        """Sum of a and b, saturating."""

    def add_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def add_many(
        self,
        items: _abc.Iterable[BinaryOp | tuple[int, int]],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def add_many(
        self,
        *,
        a: _sw.Column[int] = ...,
        b: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def subtract(
        self,
        a: int = ...,
        b: int = ...,
    ) -> int:
        """Difference of a and b, saturating."""

    def subtract_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def subtract_many(
        self,
        items: _abc.Iterable[BinaryOp | tuple[int, int]],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def subtract_many(
        self,
        *,
        a: _sw.Column[int] = ...,
        b: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def multiply(
        self,
        a: int = ...,
        b: int = ...,
    ) -> int:
        """Product of a and b, saturating."""

    def multiply_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def multiply_many(
        self,
        items: _abc.Iterable[BinaryOp | tuple[int, int]],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def multiply_many(
        self,
        *,
        a: _sw.Column[int] = ...,
        b: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    def divide(
        self,
        a: int = ...,
        b: int = ...,
    ) -> int:
        """Quotient of a and b, rounded towards zero. INVALID_ARGUMENT with a DivisionError detail if b is 0,
        OUT_OF_RANGE with the same detail for the least integer divided by -1.
        """

    def divide_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def divide_many(
        self,
        items: _abc.Iterable[BinaryOp | tuple[int, int]],
        /,
    ) -> list[int]: ...
    @_typing.overload
    def divide_many(
        self,
        *,
        a: _sw.Column[int] = ...,
        b: _sw.Column[int] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
    @_typing.overload
    def calculate(
        self,
        request: CalculatorRequest,
        /,
        *,
        into: CalculatorResponse | None = ...,
    ) -> CalculatorResponse:
        """Whichever operation the request holds; failures come in the reply as ErrorResult."""

    @_typing.overload
    def calculate(
        self,
        *,
        add: BinaryOp | None = ...,
        subtract: BinaryOp | None = ...,
        multiply: BinaryOp | None = ...,
        divide: BinaryOp | None = ...,
        into: CalculatorResponse | None = ...,
    ) -> CalculatorResponse: ...
    def calculate_raw(self, request: _Buffer, /) -> bytes: ...
    def calculate_many(
        self,
        items: _abc.Iterable[CalculatorRequest],
        /,
    ) -> list[CalculatorResponse]: ...
