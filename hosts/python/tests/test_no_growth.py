"""Memory over ten million calls."""

from __future__ import annotations

import gc
import itertools
import resource
import sys

from gen.calculator_v1 import BinaryOp, Calculator, CalculatorRequest

CALLS = 10_000_000

#: Of memory that the process holds more of at its end; one byte lost in each call would be ten times that.
ALLOWED_KIB = 1024


def test_ten_million_calls(calc: Calculator) -> None:
    """Nine of ten are flat, the others in wire format: both in a few seconds."""
    request = CalculatorRequest(add=BinaryOp(2**40, 2))

    def call(times: int) -> None:
        for _ in itertools.repeat(None, times):
            for _ in range(9):
                calc.add(a=2**40, b=2)
            calc.calculate(request)

    call(20_000)
    gc.collect()
    blocks, held = sys.getallocatedblocks(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    call(CALLS // 10)
    gc.collect()
    assert sys.getallocatedblocks() - blocks < 200
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - held < ALLOWED_KIB
