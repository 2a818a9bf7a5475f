# Made by shortwire gen from greeter/v1/greeter.proto. Do not edit.
"""The smallest service: one method, one string each way."""

from __future__ import annotations

import dataclasses as _dataclasses
import enum as _enum

from shortwire import gen_v1 as _sw

__all__ = [
    "GreetReply",
    "GreetRequest",
    "Greeter",
]


@_dataclasses.dataclass(slots=True)
class GreetRequest(_sw.Message):
    name: str = ""


@_dataclasses.dataclass(slots=True)
class GreetReply(_sw.Message):
    greeting: str = ""


class Greeter(_sw.Client):
    __slots__ = ()


_sw.describe(
    (
        GreetRequest,
        "greeter.v1.GreetRequest",
        [
            (1, "name", "implicit", "string"),
        ],
    ),
    (
        GreetReply,
        "greeter.v1.GreetReply",
        [
            (1, "greeting", "implicit", "string"),
        ],
    ),
)
_sw.bind(
    Greeter,
    "greeter.v1.Greeter",
    [
        (
            "greet",
            "Greet",
            GreetRequest,
            GreetReply,
            0xCCDE38EE951FA732,
            False,
            "greet_raw",
            "greet_many",
            "Greets whom it is told to.",
        ),
    ],
)
