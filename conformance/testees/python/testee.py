"""The testee of the Python host: does what conformance/README.md says, generically over methods and messages."""

from __future__ import annotations

import dataclasses
import gc
import inspect
import os
import struct
import sys
import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import shortwire
import shortwire_test_v1 as generated
from google.protobuf.descriptor_pb2 import FileDescriptorSet
from shortwire_test_v1 import FailDetail, Feature, Scalars

LIBRARY = "./libfeature_service.so"
REALS = {"double_value": ">d", "float_value": ">f"}

with shortwire.Library(LIBRARY) as library:
    services = [service for file in FileDescriptorSet.FromString(library.schema).file for service in file.service]

# The classes of a method's request and reply.
METHODS = {
    method.name: [getattr(generated, name.rpartition(".")[2]) for name in (method.input_type, method.output_type)]
    for service in services
    for method in service.method
}


class Testee:
    """Commands: each returns the words of its answer, or None for what the host does not have."""

    client: Feature | None = None

    def hello(self) -> list[str]:
        return ["1"]

    def open(self, path: str, *options: str) -> list[str]:
        self.close()
        self.client = Feature.open(path, **{name: int(value) for name, value in (word.split("=") for word in options)})
        return []

    def close(self) -> list[str]:
        if self.client is not None:
            self.client.close()
        return []

    def call(self, method: str, form: str, request: str, *options: str) -> list[str] | None:
        request_class, reply_class = METHODS[method]
        client = self.client.with_options(**dict(map(option, options))) if options else self.client
        if form == "raw":
            return [hexed(getattr(client, snake(method) + "_raw")(unhexed(request)))]
        run = getattr(client, snake(method))
        takes = inspect.signature(run).parameters
        if form == "wire" or (form == "into" and "into" not in takes):
            return None
        message = shortwire.decode(request_class, unhexed(request))
        into = {"into": reply_class()} if form == "into" else {}
        reply = run(message, **into) if "request" in takes else run(**fields(message), **into)
        return [written(reply_class, into.get("into", reply))]

    def many(self, method: str, form: str, *requests: str) -> list[str]:
        request_class, reply_class = METHODS[method]
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
            ":".join(failure(errors[i])) if i in errors else written(reply_class, reply)
            for i, reply in enumerate(replies)
        ]

    def codec(self, message: str, data: str) -> list[str]:
        return [hexed(shortwire.encode(shortwire.decode(getattr(generated, message), unhexed(data))))]

    def read(self, data: str) -> list[str]:
        return [shown(name, value) for name, value in fields(shortwire.decode(Scalars, unhexed(data))).items()]

    def write(self, *words: str) -> list[str]:
        named = zip(names(Scalars), words, strict=True)
        return [hexed(shortwire.encode(Scalars(**{name: parsed(name, word) for name, word in named})))]

    def bad(self, case: str) -> list[str] | str | None:
        return BAD[case](self.client) if case in BAD else None


def close_during_call(client: Feature) -> list[str]:
    with ThreadPoolExecutor() as threads:
        call = threads.submit(client.slow, 50)
        client.close()
        return [str(call.result())]


def forgotten(_: Feature) -> list[str]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        Feature.open(LIBRARY)
        gc.collect()
    return [hexed(str(caught[0].message))]


def fork(client: Feature) -> str:
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writer, answer(lambda: [str(client.echo_int32(1))]).encode())
        os._exit(0)
    os.waitpid(child, 0)
    return os.read(reader, 10_000).decode()


BAD: dict[str, Callable[[Feature], object]] = {
    "int32-above": lambda client: client.echo_int32(2**31),
    "int64-above": lambda client: client.echo_int64(2**63),
    "uint32-negative": lambda client: client.echo_uint32(-1),
    "uint64-negative": lambda client: client.echo_uint64(-1),
    "lone-surrogate": lambda client: client.echo_string("\ud800"),
    "null-request": lambda client: client.echo_tree(None),
    "null-string": lambda client: client.echo_string(None),
    "null-path": lambda client: Feature.open(None),
    "wrong-type": lambda client: client.echo_int32("1"),
    "close-during-call": close_during_call,
    "forgotten": forgotten,
    "fork": fork,
}


def option(word: str) -> tuple[str, object]:
    if word.startswith("timeout_ms="):
        return "timeout", int(word.partition("=")[2]) / 1000
    cancellation = shortwire.Cancellation()
    cancellation.cancel()
    return "cancellation", cancellation


def names(message_class: type[shortwire.Message]) -> list[str]:
    return [field.name for field in dataclasses.fields(message_class)]


def fields(message: shortwire.Message) -> dict[str, object]:
    return {name: getattr(message, name) for name in names(type(message))}


def written(reply_class: type[shortwire.Message], reply: object) -> str:
    if isinstance(reply, dict):
        reply = reply_class(**reply)
    elif not isinstance(reply, reply_class):
        reply = reply_class() if reply is None else reply_class(reply)
    return hexed(shortwire.encode(reply))


def shown(name: str, value: object) -> str:
    if name in REALS:
        return struct.pack(REALS[name], value).hex()
    if isinstance(value, str | bytes):
        return hexed(value)
    return str(value).lower() if isinstance(value, bool) else str(int(value))


def parsed(name: str, word: str) -> object:
    if name in REALS:
        return struct.unpack(REALS[name], bytes.fromhex(word))[0]
    match name:
        case "bool_value":
            return word == "true"
        case "string_value":
            return unhexed(word).decode()
        case "bytes_value":
            return unhexed(word)
    return int(word)


def hexed(data: str | bytes) -> str:
    return (data.encode() if isinstance(data, str) else data).hex() or "-"


def unhexed(word: str) -> bytes:
    return bytes.fromhex(word.removeprefix("-"))


def snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


def failure(error: shortwire.Error) -> list[str]:
    detail = error.detail(FailDetail)
    return [str(int(error.code)), hexed(error.message), "none" if detail is None else hexed(shortwire.encode(detail))]


def answer(run: Callable[[], list[str] | str | None]) -> str:
    """A line of the protocol from what something returns or raises."""
    try:
        words = run()
    except shortwire.Error as error:
        return " ".join(["error", *failure(error)])
    except Exception as error:
        return f"raised {type(error).__name__}"
    return "skip" if words is None else words if isinstance(words, str) else " ".join(["ok", *words])


testee = Testee()
for line in sys.stdin:
    command, *words = line.split()
    print(answer(lambda: getattr(testee, command)(*words)), flush=True)
