"""The testee of the Python host: does what conformance/README.md says, generically over methods and messages."""

from __future__ import annotations

import dataclasses
import functools
import gc
import os
import struct
import sys
import threading
import warnings
from collections.abc import Callable

import shortwire
import shortwire_test_v1 as generated
from shortwire_test_v1 import FailDetail, Feature, Scalars

LIBRARY = "./libfeature_service.so"

# What methods take and return that are not called after their messages.
TYPES = {
    "Nothing": (generated.Empty, generated.Empty),
    "Newer": (generated.Version1, generated.Version2),
    "Older": (generated.Version2, generated.Version1),
    "Large": (generated.SizeRequest, generated.BytesValue),
    "Measure": (generated.BytesValue, generated.Uint64Value),
    "Fail": (generated.FailRequest, generated.Empty),
    "Panic": (generated.StringValue, generated.Empty),
    "Count": (generated.Empty, generated.Uint64Value),
    "Slow": (generated.SlowRequest, generated.SlowRequest),
}

WIRE = {
    "EchoRepeated", "EchoUnpacked", "EchoMaps", "EchoChoice", "EchoNested", "EchoTree", "Newer", "Older",
}  # fmt: skip


def types(method: str) -> tuple[type[shortwire.Message], type[shortwire.Message]]:
    name = method.removeprefix("Echo")
    echoed = getattr(generated, name, None) or getattr(generated, name + "Value", None)
    return TYPES.get(method) or (echoed, echoed)


def hexed(data: bytes) -> str:
    return data.hex() or "-"


def unhexed(word: str) -> bytes:
    return b"" if word == "-" else bytes.fromhex(word)


def snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


def failure(error: shortwire.Error) -> list[str]:
    detail = error.detail(FailDetail)
    shown = "none" if detail is None else hexed(shortwire.encode(detail))
    return [str(int(error.code)), hexed(error.message.encode()), shown]


class Testee:
    def __init__(self) -> None:
        self.client: Feature | None = None

    def hello(self) -> list[str]:
        return ["1"]

    def open(self, path: str, *options: str) -> list[str]:
        self.close()
        named = {name: int(value) for name, value in (option.split("=") for option in options)}
        self.client = Feature.open(path, **named)
        return []

    def close(self) -> list[str]:
        if self.client is not None:
            self.client.close()
        return []

    def call(self, method: str, form: str, request: str, *options: str) -> list[str] | None:
        client = self.client
        for name, _, value in (option.partition("=") for option in options):
            if name == "cancelled":
                return None
            client = client.with_options(timeout=int(value) / 1000)
        data = unhexed(request)
        if form == "raw":
            return [hexed(getattr(client, snake(method) + "_raw")(data))]
        if form != "typed":
            return None
        message = shortwire.decode(types(method)[0], data)
        run = getattr(client, snake(method))
        return [written(method, run(message) if method in WIRE else run(**fields(message)))]

    def many(self, method: str, form: str, *requests: str) -> list[str]:
        request_class = types(method)[0]
        messages = [shortwire.decode(request_class, unhexed(request)) for request in requests]
        run = getattr(self.client, snake(method) + "_many")
        columns = {name: [getattr(message, name) for message in messages] for name in names(request_class)}
        try:
            # Without a field there is no column that could tell how many items there are.
            replies, errors = run(**columns) if form == "columns" and columns else run(messages), {}
        except shortwire.BatchError as batch:
            replies, errors = batch.results, batch.errors
        if replies is None:  # messages without fields have no columns
            replies = [None] * len(messages)
        elif isinstance(replies, dict):
            replies = [dict(zip(replies, row, strict=True)) for row in zip(*replies.values(), strict=True)]
        return [
            ":".join(failure(errors[i])) if i in errors else written(method, reply)
            for i, reply in enumerate(replies)
        ]

    def codec(self, message: str, data: str) -> list[str]:
        return [hexed(shortwire.encode(shortwire.decode(getattr(generated, message), unhexed(data))))]

    def read(self, data: str) -> list[str]:
        return [shown(name, value) for name, value in fields(shortwire.decode(Scalars, unhexed(data))).items()]

    def write(self, *values: str) -> list[str]:
        named = zip(names(Scalars), values, strict=True)
        return [hexed(shortwire.encode(Scalars(**{name: parsed(name, value) for name, value in named})))]

    def bad(self, case: str) -> list[str] | None:
        return [str(CALLS[case](self.client))] if case in CALLS else None


def names(message_class: type[shortwire.Message]) -> list[str]:
    return [field.name for field in dataclasses.fields(message_class)]


def fields(message: shortwire.Message) -> dict[str, object]:
    return {name: getattr(message, name) for name in names(type(message))}


def written(method: str, reply: object) -> str:
    reply_class = types(method)[1]
    if reply is None:
        reply = reply_class()
    elif isinstance(reply, dict):
        reply = reply_class(**reply)
    elif not isinstance(reply, reply_class):
        reply = reply_class(reply)
    return hexed(shortwire.encode(reply))


def shown(name: str, value: object) -> str:
    if isinstance(value, bytes):
        return hexed(value)
    if isinstance(value, str):
        return hexed(value.encode())
    if isinstance(value, float):
        return struct.pack(">f" if name == "float_value" else ">d", value).hex()
    return str(value).lower() if isinstance(value, bool) else str(int(value))


def parsed(name: str, value: str) -> object:
    match name.removesuffix("_value"):
        case "double":
            return struct.unpack(">d", bytes.fromhex(value))[0]
        case "float":
            return struct.unpack(">f", bytes.fromhex(value))[0]
        case "bool":
            return value == "true"
        case "string":
            return unhexed(value).decode()
        case "bytes":
            return unhexed(value)
    return int(value)


def answer(run: Callable[[], list[str] | None]) -> str:
    """A line of the protocol from what something returns or raises."""
    try:
        words = run()
    except shortwire.Error as error:
        return " ".join(["error", *failure(error)])
    except Exception as error:
        return f"raised {type(error).__name__}"
    return "skip" if words is None else " ".join(["ok", *words])


def close_during_call(client: Feature) -> str:
    outcome: list[str] = []
    thread = threading.Thread(target=lambda: outcome.append(answer(lambda: [str(client.slow(50))])))
    thread.start()
    client.close()
    thread.join()
    return outcome[0]


def forgotten(_: Feature) -> str:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        Feature.open(LIBRARY)
        gc.collect()
    return "ok " + hexed(str(caught[0].message).encode())


def fork(client: Feature) -> str:
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writer, answer(lambda: [str(client.echo_int32(1))]).encode())
        os._exit(0)
    os.waitpid(child, 0)
    return os.read(reader, 10_000).decode()


# What raises or returns by itself.
CALLS: dict[str, Callable[[Feature], object]] = {
    "int32-above": lambda client: client.echo_int32(2**31),
    "int64-above": lambda client: client.echo_int64(2**63),
    "uint32-negative": lambda client: client.echo_uint32(-1),
    "uint64-negative": lambda client: client.echo_uint64(-1),
    "lone-surrogate": lambda client: client.echo_string("\ud800"),
    "null-request": lambda client: client.echo_tree(None),
    "null-string": lambda client: client.echo_string(None),
    "null-path": lambda client: Feature.open(None),
    "wrong-type": lambda client: client.echo_int32("1"),
}

# What tells itself what came of it.
STORIES = {"close-during-call": close_during_call, "forgotten": forgotten, "fork": fork}


def main() -> None:
    testee = Testee()
    for line in sys.stdin:
        command, *words = line.split()
        if command == "bad" and words[0] in STORIES:
            print(STORIES[words[0]](testee.client), flush=True)
        else:
            print(answer(functools.partial(getattr(testee, command), *words)), flush=True)


main()
