"""Answers the official conformance suite with the Python host's codec."""

import sys

import shortwire
from messages import protobuf_test_messages_editions as editions
from messages import protobuf_test_messages_editions_proto2 as editions_proto2
from messages import protobuf_test_messages_editions_proto3 as editions_proto3
from messages import protobuf_test_messages_proto2 as proto2
from messages import protobuf_test_messages_proto3 as proto3
from messages.conformance import ConformanceRequest, ConformanceResponse, FailureSet, WireFormat

MESSAGES = {
    shortwire.full_name(message): message
    for message in (
        FailureSet,
        editions.TestAllTypesEdition2023,
        editions_proto2.TestAllTypesProto2,
        editions_proto3.TestAllTypesProto3,
        proto2.TestAllTypesProto2,
        proto3.TestAllTypesProto3,
    )
}


def answer(request: ConformanceRequest) -> ConformanceResponse:
    if request.message_type == "conformance.FailureSet":
        return ConformanceResponse(protobuf_payload=b"")
    if request.protobuf_payload is None or request.requested_output_format != WireFormat.PROTOBUF:
        return ConformanceResponse(skipped="only the binary format is offered")
    try:
        message = shortwire.decode(MESSAGES[request.message_type], request.protobuf_payload)
    except shortwire.InvalidArgument as error:
        return ConformanceResponse(parse_error=error.message)
    try:
        return ConformanceResponse(protobuf_payload=shortwire.encode(message))
    except shortwire.InvalidArgument as error:
        return ConformanceResponse(serialize_error=error.message)


def main() -> None:
    while size := sys.stdin.buffer.read(4):
        request = shortwire.decode(ConformanceRequest, sys.stdin.buffer.read(int.from_bytes(size, "little")))
        response = shortwire.encode(answer(request))
        sys.stdout.buffer.write(len(response).to_bytes(4, "little") + response)
        sys.stdout.buffer.flush()


main()
