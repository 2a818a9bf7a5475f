"""By an extension module written by hand in C: the raw boundary."""

import by_shortwire
import numpy
import raw
from arm import Arm, join, operands, pair
from by_shortwire import addition
from gen.complex_data_v1 import ComplexCalculationResponse
from shortwire import decode, encode
from subject import Setup, Subject
from transactions import request


def arm(setup: Setup, subject: Subject) -> Arm | None:
    if subject.by == "copy":
        return copy(subject.size, by_shortwire.arm(setup, subject))
    match subject.scenario:
        case "add" | "add-keyword" | "add-latency":
            return pair(subject, raw.add, "raw.add(a, b)", raw=raw)
        case "process":
            return process(subject)
        case "columns":
            return columns(subject.size)
        case "items":
            return items(subject.size)
    return None


def process(subject: Subject) -> Arm:
    def once(a: int, b: int) -> int | None:
        return decode(ComplexCalculationResponse, raw.process(encode(addition(a, b)))).value

    return pair(
        subject,
        once,
        "raw.process(message)",
        "decode(ComplexCalculationResponse, result).value",
        raw=raw,
        message=encode(addition(*subject.operands)),
        decode=decode,
        ComplexCalculationResponse=ComplexCalculationResponse,
    )


def columns(size: int) -> Arm:
    a, b = (numpy.array(column, dtype=numpy.int64) for column in operands(size))
    sums = numpy.zeros(size, dtype=numpy.int64)

    def answer() -> str:
        raw.add_columns(a, b, sums)
        return join(sums)

    return Arm(answer, "raw.add_columns(a, b, sums)", "sums[-1]", raw=raw, a=a, b=b, sums=sums)


def items(size: int) -> Arm:
    pairs = list(zip(*operands(size), strict=True))
    return Arm(
        lambda: join(raw.add_items(pairs)), "sums = raw.add_items(pairs)", "sums[-1]", raw=raw, pairs=pairs
    )


def copy(size: int, known: Arm | None) -> Arm | None:
    """One copy of the encoded request. What would be the outcome is asked of another arm beforehand."""
    if known is None:
        return None
    message = encode(request(size))

    def answer() -> str:
        if raw.copy(message) != message:
            raise ValueError("the copy is another message")
        return known.answer()

    return Arm(
        answer,
        "result = raw.copy(message)",
        "number + len(result) - len(message)",
        raw=raw,
        message=message,
        number=known.once(),
    )
