"""Failures of calls: one exception class for each of gRPC's codes.

Every class also derives from the builtin exception that means the same, where there is one, so that code which knows
nothing of Shortwire can catch it:

====================  =======================
``InvalidArgument``   ``ValueError``
``DeadlineExceeded``  ``TimeoutError``
``NotFound``          ``LookupError``
``PermissionDenied``  ``PermissionError``
``FailedPrecondition``  ``RuntimeError``
``OutOfRange``        ``ValueError``
``Unimplemented``     ``NotImplementedError``
``Internal``          ``RuntimeError``
``Unavailable``       ``ConnectionError``
``Unauthenticated``   ``PermissionError``
====================  =======================

The others have no such counterpart. ``ResourceExhausted`` is no ``MemoryError``: it tells of a limit or a quota.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from shortwire import _native
from shortwire.message import Message

__all__ = [
    "Aborted",
    "AlreadyExists",
    "BatchError",
    "Cancelled",
    "Code",
    "DataLoss",
    "DeadlineExceeded",
    "Error",
    "FailedPrecondition",
    "Internal",
    "InvalidArgument",
    "NotFound",
    "OutOfRange",
    "PermissionDenied",
    "ResourceExhausted",
    "Unauthenticated",
    "Unavailable",
    "Unimplemented",
    "Unknown",
]

_Detail = TypeVar("_Detail", bound=Message)


class Code(enum.IntEnum):
    """Why a call failed: gRPC's codes under gRPC's numbers."""

    CANCELLED = 1
    UNKNOWN = 2
    INVALID_ARGUMENT = 3
    DEADLINE_EXCEEDED = 4
    NOT_FOUND = 5
    ALREADY_EXISTS = 6
    PERMISSION_DENIED = 7
    RESOURCE_EXHAUSTED = 8
    FAILED_PRECONDITION = 9
    ABORTED = 10
    OUT_OF_RANGE = 11
    UNIMPLEMENTED = 12
    INTERNAL = 13
    UNAVAILABLE = 14
    DATA_LOSS = 15
    UNAUTHENTICATED = 16


class Error(Exception):
    """A call that failed."""

    code: ClassVar[Code] = Code.UNKNOWN

    message: str
    """Cause and way out."""

    details: Sequence[tuple[str, bytes]]
    """Type URL and serialised message of each detail, as ``google.protobuf.Any`` has them."""

    def __init__(self, message: str = "", details: Sequence[tuple[str, bytes]] = ()) -> None:
        super().__init__(message)
        self.message = message
        self.details = tuple(details)

    def detail(self, message_class: type[_Detail]) -> _Detail | None:
        """The first detail of that class, or ``None`` if there is none."""
        wanted = _native.full_name(message_class)
        for type_url, value in self.details:
            if type_url.rsplit("/", 1)[-1] == wanted:
                return _native.decode(message_class, value)
        return None

    def __str__(self) -> str:
        return f"{self.code.name}: {self.message}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.details)


class Cancelled(Error):
    """The caller gave up."""

    code = Code.CANCELLED


class Unknown(Error):
    """A failure that fits no other class."""

    code = Code.UNKNOWN


class InvalidArgument(Error, ValueError):
    """The request is wrong whatever the state of the service."""

    code = Code.INVALID_ARGUMENT


class DeadlineExceeded(Error, TimeoutError):
    """The time limit passed before the work was done."""

    code = Code.DEADLINE_EXCEEDED


class NotFound(Error, LookupError):
    """Something that was asked for does not exist."""

    code = Code.NOT_FOUND


class AlreadyExists(Error):
    """Something that was to be made exists already."""

    code = Code.ALREADY_EXISTS


class PermissionDenied(Error, PermissionError):
    """The caller may not do this."""

    code = Code.PERMISSION_DENIED


class ResourceExhausted(Error):
    """A limit was reached: size, depth, memory, quota."""

    code = Code.RESOURCE_EXHAUSTED


class FailedPrecondition(Error, RuntimeError):
    """The service or the client is not in the state that the call needs."""

    code = Code.FAILED_PRECONDITION


class Aborted(Error):
    """The work was given up because of others; trying again may help."""

    code = Code.ABORTED


class OutOfRange(Error, ValueError):
    """The request goes beyond what is there."""

    code = Code.OUT_OF_RANGE


class Unimplemented(Error, NotImplementedError):
    """The library does not have the method."""

    code = Code.UNIMPLEMENTED


class Internal(Error, RuntimeError):
    """A defect of the service, such as a panic."""

    code = Code.INTERNAL


class Unavailable(Error, ConnectionError):
    """The service cannot be reached now; trying again may help."""

    code = Code.UNAVAILABLE


class DataLoss(Error):
    """Data was lost or damaged beyond repair."""

    code = Code.DATA_LOSS


class Unauthenticated(Error, PermissionError):
    """The caller has not shown who it is."""

    code = Code.UNAUTHENTICATED


class BatchError(Exception):
    """Some items of a batch failed; the others have results.

    Not an ``Error``: its items may have failed for different reasons.
    """

    results: Any
    """What the batch would have returned; ``None`` in the place of a failed item in a list, zero in an array."""

    errors: Mapping[int, Error]
    """The failures by position in the batch."""

    def __init__(self, results: Any, errors: Mapping[int, Error]) -> None:
        first = min(errors, default=0)
        super().__init__(
            f"{len(errors)} items of the batch failed; the first is item {first}: {errors.get(first)}"
        )
        self.results = results
        self.errors = errors

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.results, self.errors)


_CLASSES: dict[int, type[Error]] = {
    error.code: error
    for error in (
        Cancelled,
        Unknown,
        InvalidArgument,
        DeadlineExceeded,
        NotFound,
        AlreadyExists,
        PermissionDenied,
        ResourceExhausted,
        FailedPrecondition,
        Aborted,
        OutOfRange,
        Unimplemented,
        Internal,
        Unavailable,
        DataLoss,
        Unauthenticated,
    )
}


def from_status(code: int, message: str, details: Sequence[tuple[str, bytes]]) -> Error:
    """The exception that stands for a status. Called by the native half."""
    return _CLASSES.get(code, Unknown)(message, details)
