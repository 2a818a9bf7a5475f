"""Calls from many threads, and closing while they are under way."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
import shortwire
from gen.calculator_v1 import BinaryOp, Calculator
from gen.complex_data_v1 import ComplexData
from gen.shortwire_test_v1 import Feature


def together(count: int, run: Callable[[int], None]) -> None:
    """Runs in so many threads that start at once; raises what any of them raised."""
    barrier, failures = threading.Barrier(count), []

    def start(index: int) -> None:
        barrier.wait()
        try:
            run(index)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=start, args=(index,)) for index in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def test_one_client_in_many_threads(calc: Calculator, complex_data: ComplexData) -> None:
    def run(index: int) -> None:
        for n in range(300):
            assert calc.add(n, index) == n + index
            assert complex_data.process(add=BinaryOp(n, index)).value == n + index
            assert calc.add_many([(n, index)] * 10) == [n + index] * 10
            assert calc.add_many(a=[n] * 10, b=index) == [n + index] * 10

    together(8, run)


def test_closing_while_others_call(calculator_library: str) -> None:
    for _ in range(20):
        client = ComplexData.open(calculator_library)
        closed = threading.Event()

        def run(index: int, client: ComplexData = client, closed: threading.Event = closed) -> None:
            if index == 0:
                client.close()
                closed.set()
                return
            try:
                while True:
                    assert client.process(add=BinaryOp(1, 2)).value == 3
            except shortwire.FailedPrecondition as error:
                closed.wait()
                assert "was closed at" in error.message

        together(4, run)


def test_blocking_methods_let_others_run(feature: Feature) -> None:
    """A call that waits holds no lock: another thread makes progress and the deadline ends the wait."""
    progressed = threading.Event()

    def run(index: int) -> None:
        if index == 0:
            # Without the GIL released this would wait for its whole time before the other thread could run.
            with pytest.raises(shortwire.DeadlineExceeded):
                while not progressed.is_set():
                    feature.with_options(timeout=0.01).slow(60_000)
                raise shortwire.DeadlineExceeded("others ran")
        else:
            feature.echo_int64(1)
            progressed.set()

    together(2, run)
