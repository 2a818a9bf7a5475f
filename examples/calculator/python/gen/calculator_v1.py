# Made by shortwire gen from calculator/v1/calculator.proto. Do not edit.
"""Integer arithmetic, in the shape of one request with a oneof and in the shape of one method an operation."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

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

    a: int = 0
    b: int = 0


@_dataclasses.dataclass(slots=True)
class Value(_sw.Message):
    """One result."""

    value: int = 0


@_dataclasses.dataclass(slots=True)
class CalculatorRequest(_sw.Message):
    """One operation and its operands.

    At most one of these is set (operation): add, subtract, multiply, divide.
    """

    add: BinaryOp | None = None
    subtract: BinaryOp | None = None
    multiply: BinaryOp | None = None
    divide: BinaryOp | None = None


@_dataclasses.dataclass(slots=True)
class CalculatorResponse(_sw.Message):
    """The result of one operation, or why there is none.

    At most one of these is set (result): value, error.
    """

    value: int | None = None
    error: ErrorResult | None = None


@_dataclasses.dataclass(slots=True)
class ErrorResult(_sw.Message):
    """A failure told in the reply itself."""

    message: str = ""


@_dataclasses.dataclass(slots=True)
class DivisionError(_sw.Message):
    """Detail of a failed division: its operands."""

    dividend: int = 0
    divisor: int = 0


class Calculator(_sw.Client):
    """Arithmetic on 64-bit integers. Results beyond the range saturate."""

    __slots__ = ()


_sw.describe(
    (
        BinaryOp,
        "calculator.v1.BinaryOp",
        [
            (1, "a", "implicit", "int64"),
            (2, "b", "implicit", "int64"),
        ],
    ),
    (
        Value,
        "calculator.v1.Value",
        [
            (1, "value", "implicit", "int64"),
        ],
    ),
    (
        CalculatorRequest,
        "calculator.v1.CalculatorRequest",
        [
            (1, "add", "oneof", "message", BinaryOp, "operation"),
            (2, "subtract", "oneof", "message", BinaryOp, "operation"),
            (3, "multiply", "oneof", "message", BinaryOp, "operation"),
            (4, "divide", "oneof", "message", BinaryOp, "operation"),
        ],
    ),
    (
        CalculatorResponse,
        "calculator.v1.CalculatorResponse",
        [
            (1, "value", "oneof", "int64", None, "result"),
            (2, "error", "oneof", "message", ErrorResult, "result"),
        ],
    ),
    (
        ErrorResult,
        "calculator.v1.ErrorResult",
        [
            (1, "message", "implicit", "string"),
        ],
    ),
    (
        DivisionError,
        "calculator.v1.DivisionError",
        [
            (1, "dividend", "implicit", "int64"),
            (2, "divisor", "implicit", "int64"),
        ],
    ),
)
_sw.bind(
    Calculator,
    "calculator.v1.Calculator",
    [
        (
            "add",
            "Add",
            BinaryOp,
            Value,
            0x1C6796D96FADE5E1,
            False,
            "add_raw",
            "add_many",
            "Sum of a and b, saturating.",
        ),
        (
            "subtract",
            "Subtract",
            BinaryOp,
            Value,
            0xD09387B32487D150,
            False,
            "subtract_raw",
            "subtract_many",
            "Difference of a and b, saturating.",
        ),
        (
            "multiply",
            "Multiply",
            BinaryOp,
            Value,
            0x036A291571642C6C,
            False,
            "multiply_raw",
            "multiply_many",
            "Product of a and b, saturating.",
        ),
        (
            "divide",
            "Divide",
            BinaryOp,
            Value,
            0x56650C01D1AA05DD,
            False,
            "divide_raw",
            "divide_many",
            "Quotient of a and b, rounded towards zero. INVALID_ARGUMENT with a DivisionError detail if b is 0,\nOUT_OF_RANGE with the same detail for the least integer divided by -1.",
        ),
        (
            "calculate",
            "Calculate",
            CalculatorRequest,
            CalculatorResponse,
            0,
            False,
            "calculate_raw",
            "calculate_many",
            "Whichever operation the request holds; failures come in the reply as ErrorResult.",
        ),
    ],
)
