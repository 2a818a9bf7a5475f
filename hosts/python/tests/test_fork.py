"""A library does not survive a fork; the child is told, and can open it again."""

from __future__ import annotations

import os
import sys

import pytest
import shortwire
from gen.calculator_v1 import BinaryOp, Calculator

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork on this system")


def in_child(run) -> int:
    """Exit code of a child that runs `run` and asserts."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            run()
            code = 0
        except BaseException:
            import traceback

            traceback.print_exc()
            sys.stderr.flush()
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def test_a_call_in_the_child_names_both_processes(calc: Calculator, calculator_library: str) -> None:
    parent = os.getpid()
    assert calc.add(1, 2) == 3

    def child() -> None:
        for call in (
            lambda: calc.add(1, 2),
            lambda: calc.calculate(add=BinaryOp(1, 2)),
            lambda: calc.add_raw(b""),
            lambda: calc.add_many([(1, 2)]),
        ):
            with pytest.raises(shortwire.FailedPrecondition) as caught:
                call()
            assert str(parent) in caught.value.message
            assert str(os.getpid()) in caught.value.message
        calc.close()
        with Calculator.open(calculator_library) as fresh:
            assert fresh.add(1, 2) == 3

    assert in_child(child) == 0
    assert calc.add(1, 2) == 3
