# Made by shortwire gen from greeter/v1/greeter.proto. Do not edit.
"""The smallest service: one method, one string each way."""

import builtins as _builtins
import collections.abc as _abc
import dataclasses as _dataclasses
import enum as _enum
import typing as _typing

from shortwire import gen_v1 as _sw
from typing_extensions import Buffer as _Buffer

__all__ = [
    "GreetReply",
    "GreetRequest",
    "Greeter",
]

@_dataclasses.dataclass(slots=True)
class GreetRequest(_sw.Message):
    name: str = ...

@_dataclasses.dataclass(slots=True)
class GreetReply(_sw.Message):
    greeting: str = ...

class Greeter(_sw.Client):
    def greet(
        self,
        name: str = ...,
    ) -> str:
        """Greets whom it is told to."""

    def greet_raw(self, request: _Buffer, /) -> bytes: ...
    @_typing.overload
    def greet_many(
        self,
        items: _abc.Iterable[GreetRequest | tuple[str] | str],
        /,
    ) -> list[str]: ...
    @_typing.overload
    def greet_many(
        self,
        *,
        name: _sw.Column[str] = ...,
        out: _typing.Any = ...,
    ) -> _typing.Any: ...
