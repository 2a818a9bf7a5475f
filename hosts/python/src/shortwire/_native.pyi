import os
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, TypeVar, final

from typing_extensions import Buffer, Self

from shortwire.message import Message

_Message = TypeVar("_Message", bound=Message)

@final
class Library:
    """The running service of a native library. Clients made from one library share it and what state it has."""

    def __new__(
        cls,
        path: str | os.PathLike[str],
        *,
        max_message_bytes: int | None = None,
        max_depth: int | None = None,
    ) -> Self:
        """Loads the library at `path` and starts its service."""

    @property
    def path(self) -> os.PathLike[str]:
        """Where it was loaded from."""

    @property
    def runtime(self) -> str:
        """Who made its table, such as `shortwire 0.1.0 (rust)`."""

    @property
    def schema(self) -> bytes:
        """Its schema: a serialised `google.protobuf.FileDescriptorSet`."""

    @property
    def methods(self) -> list[str]:
        """The full names of its methods."""

    @property
    def closed(self) -> bool:
        """Whether `close` was called."""

    def close(self) -> None:
        """Ends the service, after the calls that are under way. Later calls raise `FailedPrecondition`. May be called twice."""

    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        exception_type: type[BaseException] | None = None,
        exception: BaseException | None = None,
        traceback: TracebackType | None = None,
        /,
    ) -> None: ...

@final
class Cancellation:
    """Gives up the calls of the clients that it was handed to, those under way too: they raise `Cancelled`.

    May be used from any thread.
    """

    def __new__(cls) -> Self:
        """One that has not been cancelled."""

    def cancel(self) -> None:
        """Gives the calls up, for good. May be called twice."""

    @property
    def cancelled(self) -> bool:
        """Whether `cancel` was called."""

class Client:
    """A typed client of one service. Generated classes derive from it. May be used from any thread."""

    def __new__(cls, library: Library) -> Self:
        """Calls the running service of `library`, which others may share; it stays open when the client is closed."""

    @classmethod
    def open(
        cls,
        path: str | os.PathLike[str],
        *,
        max_message_bytes: int | None = None,
        max_depth: int | None = None,
    ) -> Self:
        """Loads the library at `path` and starts its service, which ends when the client is closed."""

    def with_options(
        self,
        *,
        timeout: float | None = None,
        metadata: Mapping[str, str | bytes] | None = None,
        cancellation: Cancellation | None = None,
    ) -> Self:
        """The same client, its calls given a time limit in seconds, metadata and a way to cancel them.

        Shares library and service.
        """

    @property
    def closed(self) -> bool:
        """Whether calls raise because the client or its library was closed."""

    def close(self) -> None:
        """Ends the client, and its library if `open` made it. Calls under way finish. May be called twice."""

    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        exception_type: type[BaseException] | None = None,
        exception: BaseException | None = None,
        traceback: TracebackType | None = None,
        /,
    ) -> None: ...

def encode(message: Message, /) -> bytes:
    """The message in protobuf wire format."""

def decode(message_class: type[_Message], data: Buffer, /) -> _Message:
    """Reads a message of `message_class` from protobuf wire format in any buffer."""

def which_oneof(message: Message, oneof: str, /) -> str | None:
    """Name of the member of `oneof` that is set, or `None`."""

def full_name(message_class: type[Message], /) -> str:
    """The protobuf name of a message class, such as `calculator.v1.BinaryOp`."""

def describe(*messages: tuple[type[Message], str, Sequence[tuple[Any, ...]]]) -> None:
    """Compiles the classes of a generated module."""

def bind(class_: type[Client], service_name: str, methods: Sequence[tuple[Any, ...]]) -> None:
    """Gives a generated client class its methods."""
