"""By an extension module written by hand in C: the raw boundary."""

import numpy
import raw
from arm import Arm, join, operands, pair
from gen.calculator_v1 import BinaryOp
from gen.complex_data_v1 import ComplexCalculationRequest, ComplexCalculationResponse
from setup import SIZES, Setup
from shortwire import decode, encode
from transactions import request


def arms(setup: Setup) -> dict[str, Arm]:
    def process(a: int, b: int) -> int | None:
        reply = raw.process(encode(ComplexCalculationRequest(add=BinaryOp(a=a, b=b))))
        return decode(ComplexCalculationResponse, reply).value

    a, b = setup.operands
    found = {
        "add/raw": pair(setup, raw.add, "raw.add(a, b)", "result", raw=raw),
        "process/raw": pair(
            setup,
            process,
            "raw.process(message)",
            "decode(ComplexCalculationResponse, result).value",
            raw=raw,
            message=encode(ComplexCalculationRequest(add=BinaryOp(a=a, b=b))),
            decode=decode,
            ComplexCalculationResponse=ComplexCalculationResponse,
        ),
    }
    for size in SIZES:
        found[f"columns-{size}/raw"] = columns(size)
        found[f"items-{size}/raw"] = items(size)
        found[f"copy-{size}/raw"] = copy(size)
    return found


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


def copy(size: int) -> Arm:
    message = encode(request(size))

    def answer() -> str:
        copied = raw.copy(message)
        return str(len(copied)) if copied == message else "another message"

    return Arm(answer, "result = raw.copy(message)", "len(result)", raw=raw, message=message)
