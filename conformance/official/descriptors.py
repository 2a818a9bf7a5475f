"""Compiles the suite's messages: descriptors.py INCLUDE OUTPUT

Takes from them what Shortwire refuses with a clear error, and what leaves no trace in wire format: the option that makes a
message a message set (its fields are unknown ones then, and are kept), and names of an enum that differ in case only.
"""

import importlib.resources
import sys

from google.protobuf import descriptor_pb2
from grpc_tools import protoc

FILES = [
    "conformance/conformance.proto",
    "google/protobuf/test_messages_proto2.proto",
    "google/protobuf/test_messages_proto3.proto",
    "google/protobuf/test_messages_proto2_editions.proto",
    "google/protobuf/test_messages_proto3_editions.proto",
    "google/protobuf/test_messages_edition2023.proto",
]


def main(include: str, output: str) -> None:
    well_known = importlib.resources.files("grpc_tools") / "_proto"
    arguments = ["protoc", f"-I{include}", f"-I{well_known}", f"--descriptor_set_out={output}", "--include_imports"]
    if protoc.main([*arguments, *FILES]) != 0:
        sys.exit("the suite's messages do not compile")
    with open(output, "rb") as file:
        descriptors = descriptor_pb2.FileDescriptorSet.FromString(file.read())
    for file in descriptors.file:
        simplify(file)
    with open(output, "wb") as file:
        file.write(descriptors.SerializeToString())


def simplify(scope: descriptor_pb2.FileDescriptorProto | descriptor_pb2.DescriptorProto) -> None:
    is_file = isinstance(scope, descriptor_pb2.FileDescriptorProto)
    keep(scope.extension, lambda extension: not extension.extendee.endswith("MessageSetCorrect"))
    for message in scope.message_type if is_file else scope.nested_type:
        if message.options.message_set_wire_format:
            message.options.ClearField("message_set_wire_format")
            del message.extension_range[:]
        simplify(message)
    for enum in scope.enum_type:
        seen: set[str] = set()
        keep(enum.value, lambda value: not (value.name.upper() in seen or seen.add(value.name.upper())))


def keep(items: list, wanted: object) -> None:
    kept = [item for item in items if wanted(item)]
    del items[:]
    items.extend(kept)


main(*sys.argv[1:])
