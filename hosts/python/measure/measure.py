"""Measures calls from Python beside their floors, in one process, interleaved, and prints medians and ratios.

    taskset -c 1 python measure.py LIBCALCULATOR [ROUNDS]

Rows of one group are compared with the group's first row, the floor: a hand-written extension function for single calls
and batches, the protobuf package's own build and encode for messages. Nothing is asserted about time.
"""

from __future__ import annotations

import importlib.util
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

HERE = Path(__file__).parent
EXAMPLE = HERE.parents[2] / "examples" / "calculator"
sys.path.insert(0, str(EXAMPLE / "python"))

from gen.calculator_v1 import BinaryOp, Calculator  # noqa: E402
from gen.complex_data_v1 import (  # noqa: E402
    Address,
    ComplexCalculationRequest,
    ComplexData,
    ComplexDataOperation,
    DataBatch,
    Person,
    Transaction,
)


def compiled_floor(folder: Path) -> ModuleType:
    """The C extension beside this file."""
    target = folder / ("floor" + sysconfig.get_config_var("EXT_SUFFIX"))
    include = sysconfig.get_path("include")
    subprocess.run(
        ["cc", "-O2", "-shared", "-fPIC", f"-I{include}", str(HERE / "floor.c"), "-o", str(target)],
        check=True,
    )
    spec = importlib.util.spec_from_file_location("floor", target)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled_protobuf(folder: Path) -> Any:
    """The schema's module for the protobuf package."""
    from grpc_tools import protoc

    files = ["calculator/v1/calculator.proto", "complex_data/v1/complex_data.proto"]
    assert protoc.main(["protoc", f"-I{EXAMPLE / 'proto'}", f"--python_out={folder}", *files]) == 0
    sys.path.insert(0, str(folder))
    import complex_data.v1.complex_data_pb2 as module

    return module


def transactions(m: Any, count: int) -> list[Any]:
    """Transactions of about 400 bytes each, made of the classes of `m`."""

    def address(n: int) -> Any:
        return m.Address(
            street=f"{n} Main Street", city="Springfield", state="IL", zip_code=f"{n:05}", country="US",
            latitude=39.78 + n, longitude=-89.65,
        )  # fmt: skip

    def person(n: int, name: str) -> Any:
        return m.Person(
            id=f"P{n:06}", first_name=name, last_name="Example", email=f"{name}.{n}@example.com", age=20 + n % 50,
            home_address=address(n), phone_numbers=["+1-555-0100"], metadata={"tier": "gold", "lang": "en", "ref": str(n)},
        )  # fmt: skip

    return [
        m.Transaction(
            transaction_id=f"T{n:08}",
            timestamp=1_700_000_000 + n,
            amount=n * 1.25,
            currency=("EUR", "USD", "CHF")[n % 3],
            sender=person(n, "alice"),
            receiver=person(n + 1, "robert"),
            tags=["retail", "online", "card"],
            fees={"network": 0.1, "service": 0.25},
        )  # fmt: skip
        for n in range(count)
    ]


class Ours:
    """The generated classes under the names the protobuf module has them."""

    Address, Person, Transaction = Address, Person, Transaction


def measure(rows: dict[str, tuple[Callable[[int], None], int]], rounds: int) -> dict[str, float]:
    """Median nanoseconds of each row; a row runs its own loop of so many repetitions."""
    times: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(rounds):
        for name, (run, count) in rows.items():
            start = time.perf_counter_ns()
            run(count)
            times[name].append((time.perf_counter_ns() - start) / count)
    return {name: statistics.median(of) for name, of in times.items()}


def empty(count: int) -> None:
    for _ in range(count):
        pass


def single_calls(calc: Calculator, floor: ModuleType) -> dict[str, tuple[Callable[[int], None], int]]:
    a, b = 123_456_789, 987_654_321

    def hand_written(count: int) -> None:
        add = floor.add
        for _ in range(count):
            add(a, b)

    def positional(count: int) -> None:
        for _ in range(count):
            calc.add(a, b)

    def by_name(count: int) -> None:
        for _ in range(count):
            calc.add(a=a, b=b)

    def raw(count: int) -> None:
        request = b"\x08\x28\x10\x02"
        for _ in range(count):
            calc.add_raw(request)

    return {
        "C extension add(a, b)": (hand_written, 20_000),
        "calc.add(a, b)": (positional, 20_000),
        "calc.add(a=a, b=b)": (by_name, 20_000),
        "calc.add_raw(bytes)": (raw, 20_000),
    }


def batches(calc: Calculator, floor: ModuleType) -> dict[str, tuple[Callable[[int], None], int]]:
    import numpy

    a, b = numpy.arange(1000), numpy.arange(1000) * 3
    out = numpy.empty(1000, dtype=numpy.int64)
    pairs = [(n + 1000, n * 3) for n in range(1000)]

    def loop(count: int) -> None:
        add = floor.add
        for _ in range(count // 1000):
            [add(x, y) for x, y in pairs]

    def items(count: int) -> None:
        for _ in range(count // 1000):
            calc.add_many(pairs)

    def columns(count: int) -> None:
        for _ in range(count // 1000):
            calc.add_many(a=a, b=b)

    def into(count: int) -> None:
        for _ in range(count // 1000):
            calc.add_many(a=a, b=b, out=out)

    def numpy_itself(count: int) -> None:
        for _ in range(count // 1000):
            a + b

    return {
        "C extension in a loop": (loop, 20_000),
        "add_many of 1000 tuples": (items, 20_000),
        "add_many of 1000, NumPy": (columns, 200_000),
        "add_many of 1000, NumPy, out=": (into, 200_000),
        "NumPy a + b itself": (numpy_itself, 200_000),
    }


def small_messages(data: ComplexData, pb: Any) -> dict[str, tuple[Callable[[int], None], int]]:
    import calculator.v1.calculator_pb2 as calc_pb

    a, b = 123_456_789, 987_654_321
    ready = ComplexCalculationRequest(add=BinaryOp(a=a, b=b))

    def official(count: int) -> None:
        for _ in range(count):
            pb.ComplexCalculationRequest(add=calc_pb.BinaryOp(a=a, b=b)).SerializeToString()

    def built(count: int) -> None:
        for _ in range(count):
            data.process(ComplexCalculationRequest(add=BinaryOp(a=a, b=b)))

    def called(count: int) -> None:
        for _ in range(count):
            data.process(ready)

    return {
        "protobuf: build + encode": (official, 5_000),
        "build + call + reply": (built, 5_000),
        "call + reply": (called, 5_000),
    }


def large_messages(data: ComplexData, pb: Any) -> dict[str, tuple[Callable[[int], None], int]]:
    batch = ComplexDataOperation(
        data=DataBatch(transactions=transactions(Ours, 1000)), operation_type="aggregate"
    )

    def official(count: int) -> None:
        for _ in range(count):
            pb.DataBatch(transactions=transactions(pb, 1000)).SerializeToString()

    def built(count: int) -> None:
        for _ in range(count):
            data.aggregate(data=DataBatch(transactions=transactions(Ours, 1000)), operation_type="aggregate")

    def called(count: int) -> None:
        for _ in range(count):
            data.aggregate(batch)

    return {
        "protobuf: build + encode": (official, 1),
        "build + call + reply": (built, 1),
        "call + reply": (called, 1),
    }


def show(title: str, figures: dict[str, float], loop: float) -> None:
    print(f"\n{title}")
    floor = None
    for name, time_ns in figures.items():
        time_ns -= loop
        floor = floor or time_ns
        print(f"  {name:32} {time_ns:14,.1f} ns   {time_ns / floor:8.3f}")


def main() -> None:
    library, rounds = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 25
    with (
        tempfile.TemporaryDirectory() as name,
        Calculator.open(library) as calc,
        ComplexData.open(library) as data,
    ):
        folder = Path(name)
        floor, pb = compiled_floor(folder), compiled_protobuf(folder)
        loop = measure({"loop": (empty, 20_000)}, rounds)["loop"]
        show("single calls", measure(single_calls(calc, floor), rounds), loop)
        show("batches, an operation", measure(batches(calc, floor), rounds), 0)
        show("one small message", measure(small_messages(data, pb), rounds), loop)
        show("1000 transactions", measure(large_messages(data, pb), max(rounds // 3, 3)), 0)


if __name__ == "__main__":
    main()
