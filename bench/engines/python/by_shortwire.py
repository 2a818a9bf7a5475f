"""With the generated client."""

import numpy
from arm import Arm, fnv1a, join, operands, pair, weight
from gen.calculator_v1 import BinaryOp, Calculator
from gen.complex_data_v1 import ComplexCalculationRequest, ComplexData, ComplexDataOperation
from shortwire import decode, encode
from subject import Setup, Subject
from transactions import request


def arm(setup: Setup, subject: Subject) -> Arm | None:
    match subject.scenario:
        case "add" | "add-latency":
            calculator = Calculator.open(setup.library)
            return pair(subject, calculator.add, "calc.add(a, b)", calc=calculator)
        case "add-keyword":
            calculator = Calculator.open(setup.library)

            def add(a: int, b: int) -> int:
                return calculator.add(a=a, b=b)

            return pair(subject, add, "calc.add(a=a, b=b)", calc=calculator)
        case "process":
            return process(ComplexData.open(setup.library), subject)
        case "columns":
            return columns(Calculator.open(setup.library), subject.size)
        case "items":
            return items(Calculator.open(setup.library), subject.size)
        case "aggregate":
            return aggregate(ComplexData.open(setup.library), subject.size)
        case "encode":
            batch = request(subject.size)
            return Arm(
                lambda: weight(encode(batch)),
                "result = encode(batch)",
                "len(result)",
                encode=encode,
                batch=batch,
            )
        case "decode":
            return decoding(subject.size)
    return None


def addition(a: int, b: int) -> ComplexCalculationRequest:
    return ComplexCalculationRequest(add=BinaryOp(a=a, b=b))


def process(service: ComplexData, subject: Subject) -> Arm:
    def once(a: int, b: int) -> int | None:
        return service.process(addition(a, b)).value

    if subject.by == "shortwire-built":
        return pair(
            subject,
            once,
            "service.process(ComplexCalculationRequest(add=BinaryOp(a=a, b=b)))",
            "result.value",
            service=service,
            ComplexCalculationRequest=ComplexCalculationRequest,
            BinaryOp=BinaryOp,
        )
    small = addition(*subject.operands)
    return pair(subject, once, "service.process(small)", "result.value", service=service, small=small)


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


def aggregate(service: ComplexData, size: int) -> Arm:
    batch = request(size)

    def answer() -> str:
        result = service.aggregate(batch)
        stats = sorted(f"{name}={count}" for name, count in result.stats.items())
        cents = round(result.total_amount * 100)
        return " ".join([fnv1a(encode(batch)), str(result.transaction_count), str(cents), *stats])

    return Arm(
        answer,
        "result = service.aggregate(batch)",
        "result.transaction_count + round(result.total_amount * 100)",
        service=service,
        batch=batch,
    )


def decoding(size: int) -> Arm:
    message = encode(request(size))

    def answer() -> str:
        decoded = decode(ComplexDataOperation, message)
        return f"{len(decoded.data.transactions)} {weight(encode(decoded))}"

    return Arm(
        answer,
        "result = decode(ComplexDataOperation, message)",
        "len(result.data.transactions)",
        decode=decode,
        ComplexDataOperation=ComplexDataOperation,
        message=message,
    )
