"""Calls services in native libraries at the cost of a function call.

A library is opened through a client class that ``shortwire gen`` made from its schema::

    from gen.calculator_v1 import Calculator

    with Calculator.open("./libcalculator.so") as calc:
        calc.add(a=40, b=2)
"""

from shortwire._native import Cancellation, Client, Library, decode, encode, full_name, which_oneof
from shortwire.errors import (
    Aborted,
    AlreadyExists,
    BatchError,
    Cancelled,
    Code,
    DataLoss,
    DeadlineExceeded,
    Error,
    FailedPrecondition,
    Internal,
    InvalidArgument,
    NotFound,
    OutOfRange,
    PermissionDenied,
    ResourceExhausted,
    Unauthenticated,
    Unavailable,
    Unimplemented,
    Unknown,
)
from shortwire.message import Message, unknown_fields

__all__ = [
    "Aborted",
    "AlreadyExists",
    "BatchError",
    "Cancellation",
    "Cancelled",
    "Client",
    "Code",
    "DataLoss",
    "DeadlineExceeded",
    "Error",
    "FailedPrecondition",
    "Internal",
    "InvalidArgument",
    "Library",
    "Message",
    "NotFound",
    "OutOfRange",
    "PermissionDenied",
    "ResourceExhausted",
    "Unauthenticated",
    "Unavailable",
    "Unimplemented",
    "Unknown",
    "decode",
    "encode",
    "full_name",
    "unknown_fields",
    "which_oneof",
]
