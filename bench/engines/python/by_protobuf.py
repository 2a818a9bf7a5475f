"""With the official protobuf package, whose messages are made from the schema that the library carries."""

import raw
from arm import Arm, pair, weight
from gen import complex_data_v1
from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from google.protobuf.internal import api_implementation
from shortwire import Library, encode
from subject import Absent, Setup, Subject
from transactions import request


def arm(setup: Setup, subject: Subject) -> Arm | None:
    if api_implementation.Type() != "upb":
        raise Absent("the protobuf package runs without its native half")
    messages = Messages(setup.library)
    match subject.scenario, subject.by:
        case "process", _:
            return process(subject, messages)
        case "encode", "protobuf-build":
            batch = request(subject.size)
            return Arm(
                lambda: weight(messages.request(batch).SerializeToString()),
                "result = build(batch).SerializeToString()",
                "len(result)",
                build=messages.request,
                batch=batch,
            )
        case "encode", "protobuf":
            built = messages.request(request(subject.size))
            return Arm(
                lambda: weight(built.SerializeToString()),
                "result = built.SerializeToString()",
                "len(result)",
                built=built,
            )
        case "decode", "protobuf":
            return decoding(messages, encode(request(subject.size)))
    return None


def process(subject: Subject, messages: "Messages") -> Arm | None:
    """ComplexCalculationRequest{add}: built in the two ways there are, and the whole call by hand."""
    Request, Response, BinaryOp = messages.small_request, messages.small_response, messages.binary_op
    decode = Response.FromString

    def by_keyword(a: int, b: int) -> bytes:
        return Request(add=BinaryOp(a=a, b=b)).SerializeToString()

    def by_assignment(a: int, b: int) -> bytes:
        request = Request()
        add = request.add
        add.a = a
        add.b = b
        return request.SerializeToString()

    def whole(a: int, b: int) -> int:
        return decode(raw.process(by_assignment(a, b))).value

    if subject.by == "protobuf-whole":
        return pair(subject, whole, "whole(a, b)", whole=whole)
    build = by_keyword if subject.by == "protobuf" else by_assignment
    return pair(
        subject,
        lambda a, b: decode(raw.process(build(a, b) or b"\n\0")).value,
        "build(a, b)",
        "decode(process(result)).value",
        build=build,
        decode=decode,
        process=raw.process,
    )


def decoding(messages: "Messages", message: bytes) -> Arm:
    decode = messages.operation.FromString

    def answer() -> str:
        decoded = decode(message)
        return f"{len(decoded.data.transactions)} {weight(decoded.SerializeToString())}"

    return Arm(
        answer,
        "result = decode(message)",
        "len(result.data.transactions)",
        decode=decode,
        message=message,
    )


class Messages:
    """The package's classes for the calculator's messages, and how to fill them from ours."""

    def __init__(self, path: str) -> None:
        pool = descriptor_pool.DescriptorPool()
        with Library(path) as library:
            for file in descriptor_pb2.FileDescriptorSet.FromString(library.schema).file:
                pool.Add(file)

        def message(name: str):
            return message_factory.GetMessageClass(pool.FindMessageTypeByName(name))

        self.binary_op = message("calculator.v1.BinaryOp")
        self.small_request = message("complex_data.v1.ComplexCalculationRequest")
        self.small_response = message("complex_data.v1.ComplexCalculationResponse")
        self.operation = message("complex_data.v1.ComplexDataOperation")

    def request(self, ours: complex_data_v1.ComplexDataOperation):
        """Fills in place, which is the package's fastest way: messages given as keywords are copied."""
        request = self.operation(operation_type=ours.operation_type)
        batch = request.data
        batch.batch_id = ours.data.batch_id
        batch.created_at = ours.data.created_at
        add = batch.transactions.add
        for transaction in ours.data.transactions:
            fill_transaction(add(), transaction)
        return request


def fill_transaction(to, ours: complex_data_v1.Transaction) -> None:
    to.transaction_id = ours.transaction_id
    to.timestamp = ours.timestamp
    to.amount = ours.amount
    to.currency = ours.currency
    fill_person(to.sender, ours.sender)
    fill_person(to.receiver, ours.receiver)
    to.tags.extend(ours.tags)
    to.fees.update(ours.fees)


def fill_person(to, ours: complex_data_v1.Person) -> None:
    to.id = ours.id
    to.first_name = ours.first_name
    to.last_name = ours.last_name
    to.email = ours.email
    to.age = ours.age
    fill_address(to.home_address, ours.home_address)
    to.phone_numbers.extend(ours.phone_numbers)
    to.metadata.update(ours.metadata)


def fill_address(to, ours: complex_data_v1.Address) -> None:
    to.street = ours.street
    to.city = ours.city
    to.state = ours.state
    to.zip_code = ours.zip_code
    to.country = ours.country
    to.latitude = ours.latitude
    to.longitude = ours.longitude
