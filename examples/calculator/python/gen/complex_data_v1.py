# Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.
"""Nested records of a payment system: addresses in persons in transactions in batches."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

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
    street: str = ""
    city: str = ""
    state: str = ""
    zip_code: str = ""
    country: str = ""
    latitude: float = 0.0
    longitude: float = 0.0


@_dataclasses.dataclass(slots=True)
class Person(_sw.Message):
    id: str = ""
    first_name: str = ""
    last_name: str = ""
    email: str = ""
    age: int = 0
    home_address: Address | None = None
    work_address: Address | None = None
    phone_numbers: list[str] = _sw.repeated()
    metadata: dict[str, str] = _sw.mapping()


@_dataclasses.dataclass(slots=True)
class Transaction(_sw.Message):
    transaction_id: str = ""
    timestamp: int = 0
    amount: float = 0.0
    currency: str = ""
    sender: Person | None = None
    receiver: Person | None = None
    tags: list[str] = _sw.repeated()
    fees: dict[str, float] = _sw.mapping()


@_dataclasses.dataclass(slots=True)
class DataBatch(_sw.Message):
    transactions: list[Transaction] = _sw.repeated()
    batch_id: int = 0
    created_at: int = 0


@_dataclasses.dataclass(slots=True)
class ComplexCalculationRequest(_sw.Message):
    """A superset of calculator.v1.CalculatorRequest on the wire.

    At most one of these is set (operation): add, subtract, multiply, divide, batch, complex.
    """

    add: _calculator_v1.BinaryOp | None = None
    subtract: _calculator_v1.BinaryOp | None = None
    multiply: _calculator_v1.BinaryOp | None = None
    divide: _calculator_v1.BinaryOp | None = None
    batch: BatchOperation | None = None
    complex: ComplexDataOperation | None = None


@_dataclasses.dataclass(slots=True)
class BatchOperation(_sw.Message):
    operations: list[_calculator_v1.BinaryOp] = _sw.repeated()


@_dataclasses.dataclass(slots=True)
class ComplexDataOperation(_sw.Message):
    data: DataBatch | None = None
    operation_type: str = ""


@_dataclasses.dataclass(slots=True)
class ComplexCalculationResponse(_sw.Message):
    """At most one of these is set (result): value, error, batch_result, complex_result."""

    value: int | None = None
    error: _calculator_v1.ErrorResult | None = None
    batch_result: BatchResult | None = None
    complex_result: ComplexDataResult | None = None


@_dataclasses.dataclass(slots=True)
class BatchResult(_sw.Message):
    values: list[int] = _sw.repeated()
    success_count: int = 0
    error_count: int = 0


@_dataclasses.dataclass(slots=True)
class ComplexDataResult(_sw.Message):
    transaction_count: int = 0
    total_amount: float = 0.0
    processing_time_ns: int = 0
    stats: dict[str, int] = _sw.mapping()
    """Transactions per currency under its name, per tag under `tag_` and its name."""


class ComplexData(_sw.Client):
    """Calculations over single operations, lists of operations and batches of transactions."""

    __slots__ = ()


_sw.describe(
    (
        Address,
        "complex_data.v1.Address",
        [
            (1, "street", "implicit", "string"),
            (2, "city", "implicit", "string"),
            (3, "state", "implicit", "string"),
            (4, "zip_code", "implicit", "string"),
            (5, "country", "implicit", "string"),
            (6, "latitude", "implicit", "double"),
            (7, "longitude", "implicit", "double"),
        ],
    ),
    (
        Person,
        "complex_data.v1.Person",
        [
            (1, "id", "implicit", "string"),
            (2, "first_name", "implicit", "string"),
            (3, "last_name", "implicit", "string"),
            (4, "email", "implicit", "string"),
            (5, "age", "implicit", "int32"),
            (6, "home_address", "explicit", "message", Address),
            (7, "work_address", "explicit", "message", Address),
            (8, "phone_numbers", "repeated", "string"),
            (9, "metadata", "map", "string string"),
        ],
    ),
    (
        Transaction,
        "complex_data.v1.Transaction",
        [
            (1, "transaction_id", "implicit", "string"),
            (2, "timestamp", "implicit", "int64"),
            (3, "amount", "implicit", "double"),
            (4, "currency", "implicit", "string"),
            (5, "sender", "explicit", "message", Person),
            (6, "receiver", "explicit", "message", Person),
            (7, "tags", "repeated", "string"),
            (8, "fees", "map", "string double"),
        ],
    ),
    (
        DataBatch,
        "complex_data.v1.DataBatch",
        [
            (1, "transactions", "repeated", "message", Transaction),
            (2, "batch_id", "implicit", "int64"),
            (3, "created_at", "implicit", "int64"),
        ],
    ),
    (
        ComplexCalculationRequest,
        "complex_data.v1.ComplexCalculationRequest",
        [
            (1, "add", "oneof", "message", _calculator_v1.BinaryOp, "operation"),
            (2, "subtract", "oneof", "message", _calculator_v1.BinaryOp, "operation"),
            (3, "multiply", "oneof", "message", _calculator_v1.BinaryOp, "operation"),
            (4, "divide", "oneof", "message", _calculator_v1.BinaryOp, "operation"),
            (5, "batch", "oneof", "message", BatchOperation, "operation"),
            (6, "complex", "oneof", "message", ComplexDataOperation, "operation"),
        ],
    ),
    (
        BatchOperation,
        "complex_data.v1.BatchOperation",
        [
            (1, "operations", "repeated", "message", _calculator_v1.BinaryOp),
        ],
    ),
    (
        ComplexDataOperation,
        "complex_data.v1.ComplexDataOperation",
        [
            (1, "data", "explicit", "message", DataBatch),
            (2, "operation_type", "implicit", "string"),
        ],
    ),
    (
        ComplexCalculationResponse,
        "complex_data.v1.ComplexCalculationResponse",
        [
            (1, "value", "oneof", "int64", None, "result"),
            (2, "error", "oneof", "message", _calculator_v1.ErrorResult, "result"),
            (3, "batch_result", "oneof", "message", BatchResult, "result"),
            (4, "complex_result", "oneof", "message", ComplexDataResult, "result"),
        ],
    ),
    (
        BatchResult,
        "complex_data.v1.BatchResult",
        [
            (1, "values", "packed", "int64"),
            (2, "success_count", "implicit", "int32"),
            (3, "error_count", "implicit", "int32"),
        ],
    ),
    (
        ComplexDataResult,
        "complex_data.v1.ComplexDataResult",
        [
            (1, "transaction_count", "implicit", "int32"),
            (2, "total_amount", "implicit", "double"),
            (3, "processing_time_ns", "implicit", "int64"),
            (4, "stats", "map", "string int32"),
        ],
    ),
)
_sw.bind(
    ComplexData,
    "complex_data.v1.ComplexData",
    [
        (
            "process",
            "Process",
            ComplexCalculationRequest,
            ComplexCalculationResponse,
            0,
            False,
            "process_raw",
            "process_many",
            "Whichever operation the request holds; failures come in the reply as ErrorResult.",
        ),
        (
            "add_all",
            "AddAll",
            BatchOperation,
            BatchResult,
            0,
            False,
            "add_all_raw",
            "add_all_many",
            "The sum of each pair, saturating.",
        ),
        (
            "aggregate",
            "Aggregate",
            ComplexDataOperation,
            ComplexDataResult,
            0,
            False,
            "aggregate_raw",
            "aggregate_many",
            "Count, total and statistics of a batch of transactions. INVALID_ARGUMENT without a batch.",
        ),
    ],
)
