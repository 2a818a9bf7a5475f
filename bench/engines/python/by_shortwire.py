"""With the generated client."""

import numpy
from arm import Arm, join, operands, pair
from gen.calculator_v1 import BinaryOp, Calculator
from gen.complex_data_v1 import ComplexCalculationRequest, ComplexData, ComplexDataResult
from setup import SIZES, Setup
from shortwire import encode
from transactions import request


def arms(setup: Setup) -> dict[str, Arm]:
    calculator = Calculator.open(setup.library)
    complex_data = ComplexData.open(setup.library)
    a, b = setup.operands

    def add_by_keyword(a: int, b: int) -> int:
        return calculator.add(a=a, b=b)

    def process_pair(a: int, b: int) -> int | None:
        return complex_data.process(ComplexCalculationRequest(add=BinaryOp(a=a, b=b))).value

    small = ComplexCalculationRequest(add=BinaryOp(a=a, b=b))
    found = {
        "add/shortwire": pair(setup, calculator.add, "calc.add(a, b)", "result", calc=calculator),
        "add-keyword/shortwire": pair(setup, add_by_keyword, "calc.add(a=a, b=b)", "result", calc=calculator),
        "process/shortwire": pair(
            setup, process_pair, "service.process(small)", "result.value", service=complex_data, small=small
        ),
        "process/shortwire-built": pair(
            setup,
            process_pair,
            "service.process(ComplexCalculationRequest(add=BinaryOp(a=a, b=b)))",
            "result.value",
            service=complex_data,
            ComplexCalculationRequest=ComplexCalculationRequest,
            BinaryOp=BinaryOp,
        ),
    }
    for size in SIZES:
        found[f"columns-{size}/shortwire"] = columns(calculator, size)
        found[f"items-{size}/shortwire"] = items(calculator, size)
        found[f"aggregate-{size}/shortwire"] = aggregate(complex_data, size)
        found[f"request-{size}/shortwire"] = fingerprint(size)
    return found


def columns(calculator: Calculator, size: int) -> Arm:
    a, b = (numpy.array(column, dtype=numpy.int64) for column in operands(size))
    sums = numpy.zeros(size, dtype=numpy.int64)

    def answer() -> str:
        return join(calculator.add_many(a=a, b=b, out=sums))

    return Arm(answer, "calc.add_many(a=a, b=b, out=sums)", "sums[-1]", calc=calculator, a=a, b=b, sums=sums)


def items(calculator: Calculator, size: int) -> Arm:
    pairs = list(zip(*operands(size), strict=True))
    return Arm(
        lambda: join(calculator.add_many(pairs)),
        "sums = calc.add_many(pairs)",
        "sums[-1]",
        calc=calculator,
        pairs=pairs,
    )


def aggregate(complex_data: ComplexData, size: int) -> Arm:
    batch = request(size)

    def answer() -> str:
        return tell(complex_data.aggregate(batch))

    return Arm(
        answer,
        "result = service.aggregate(batch)",
        "result.transaction_count + round(result.total_amount * 100)",
        service=complex_data,
        batch=batch,
    )


def tell(result: ComplexDataResult) -> str:
    """The result of Aggregate in the words of bench/README.md."""
    stats = sorted(f"{name}={count}" for name, count in result.stats.items())
    return " ".join([str(result.transaction_count), str(round(result.total_amount * 100)), *stats])


def fingerprint(size: int) -> Arm:
    """Size and FNV-1a hash of the request, which have to be the same in all hosts."""
    message = encode(request(size))

    def answer() -> str:
        hash = 0xCBF29CE484222325
        for byte in message:
            hash = (hash ^ byte) * 0x100000001B3 % 2**64
        return f"{len(message)} {hash:016x}"

    return Arm(answer, "pass", "len(message)", message=message)
