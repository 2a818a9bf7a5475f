# Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.
"""Nested records of a payment system: addresses in persons in transactions in batches."""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

from . import calculator_v1 as _calculator_v1

__all__ = [
    "Address",
    "BatchOperation",
    "BatchResult",
    "ComplexCalculationRequest",
    "ComplexCalculationResponse",
    "ComplexData",
    "ComplexDataOperation",
    "ComplexDataResult",
    "DataBatch",
    "Person",
    "Transaction",
]

@_dataclasses.dataclass(slots=True)
class Address(_sw.Message):
    street: str = ...
    city: str = ...
    state: str = ...
    zip_code: str = ...
    country: str = ...
    latitude: float = ...
    longitude: float = ...

@_dataclasses.dataclass(slots=True)
class Person(_sw.Message):
    id: str = ...
    first_name: str = ...
    last_name: str = ...
    email: str = ...
    age: int = ...
    home_address: Address | None = ...
    work_address: Address | None = ...
    phone_numbers: list[str] = ...
    metadata: dict[str, str] = ...

@_dataclasses.dataclass(slots=True)
class Transaction(_sw.Message):
    transaction_id: str = ...
    timestamp: int = ...
    amount: float = ...
    currency: str = ...
    sender: Person | None = ...
    receiver: Person | None = ...
    tags: list[str] = ...
    fees: dict[str, float] = ...

@_dataclasses.dataclass(slots=True)
class DataBatch(_sw.Message):
    transactions: list[Transaction] = ...
    batch_id: int = ...
    created_at: int = ...

@_dataclasses.dataclass(slots=True)
class ComplexCalculationRequest(_sw.Message):
    """A superset of calculator.v1.CalculatorRequest on the wire.

    At most one of these is set (operation): add, subtract, multiply, divide, batch, complex.
    """

    add: _calculator_v1.BinaryOp | None = ...
    subtract: _calculator_v1.BinaryOp | None = ...
    multiply: _calculator_v1.BinaryOp | None = ...
    divide: _calculator_v1.BinaryOp | None = ...
    batch: BatchOperation | None = ...
    complex: ComplexDataOperation | None = ...

@_dataclasses.dataclass(slots=True)
class BatchOperation(_sw.Message):
    operations: list[_calculator_v1.BinaryOp] = ...

@_dataclasses.dataclass(slots=True)
class ComplexDataOperation(_sw.Message):
    data: DataBatch | None = ...
    operation_type: str = ...

@_dataclasses.dataclass(slots=True)
class ComplexCalculationResponse(_sw.Message):
    """At most one of these is set (result): value, error, batch_result, complex_result."""

    value: int | None = ...
    error: _calculator_v1.ErrorResult | None = ...
    batch_result: BatchResult | None = ...
    complex_result: ComplexDataResult | None = ...

@_dataclasses.dataclass(slots=True)
class BatchResult(_sw.Message):
    values: list[int] = ...
    success_count: int = ...
    error_count: int = ...

@_dataclasses.dataclass(slots=True)
class ComplexDataResult(_sw.Message):
    transaction_count: int = ...
    total_amount: float = ...
    processing_time_ns: int = ...
    stats: dict[str, int] = ...
    """Transactions per currency under its name, per tag under `tag_` and its name."""

class ComplexData(_sw.Client):
    """Calculations over single operations, lists of operations and batches of transactions."""

    @_typing.overload
    def process(
        self,
        request: ComplexCalculationRequest,
        /,
        *,
        into: ComplexCalculationResponse | None = ...,
    ) -> ComplexCalculationResponse:
        """Whichever operation the request holds; failures come in the reply as ErrorResult."""

    @_typing.overload
    def process(
        self,
        *,
        add: _calculator_v1.BinaryOp | None = ...,
        subtract: _calculator_v1.BinaryOp | None = ...,
        multiply: _calculator_v1.BinaryOp | None = ...,
        divide: _calculator_v1.BinaryOp | None = ...,
        batch: BatchOperation | None = ...,
        complex: ComplexDataOperation | None = ...,
        into: ComplexCalculationResponse | None = ...,
    ) -> ComplexCalculationResponse: ...
    def process_raw(self, request: _Buffer, /) -> bytes: ...
    def process_many(
        self,
        items: _abc.Iterable[ComplexCalculationRequest],
        /,
    ) -> list[ComplexCalculationResponse]: ...
    @_typing.overload
    def add_all(
        self,
        request: BatchOperation,
        /,
        *,
        into: BatchResult | None = ...,
    ) -> BatchResult:
        """The sum of each pair, saturating."""

    @_typing.overload
    def add_all(
        self,
        *,
        operations: list[_calculator_v1.BinaryOp] = ...,
        into: BatchResult | None = ...,
    ) -> BatchResult: ...
    def add_all_raw(self, request: _Buffer, /) -> bytes: ...
    def add_all_many(
        self,
        items: _abc.Iterable[BatchOperation],
        /,
    ) -> list[BatchResult]: ...
    @_typing.overload
    def aggregate(
        self,
        request: ComplexDataOperation,
        /,
        *,
        into: ComplexDataResult | None = ...,
    ) -> ComplexDataResult:
        """Count, total and statistics of a batch of transactions. INVALID_ARGUMENT without a batch."""

    @_typing.overload
    def aggregate(
        self,
        *,
        data: DataBatch | None = ...,
        operation_type: str = ...,
        into: ComplexDataResult | None = ...,
    ) -> ComplexDataResult: ...
    def aggregate_raw(self, request: _Buffer, /) -> bytes: ...
    def aggregate_many(
        self,
        items: _abc.Iterable[ComplexDataOperation],
        /,
    ) -> list[ComplexDataResult]: ...
