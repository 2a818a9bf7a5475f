"""What is timed."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import repeat
from time import perf_counter_ns
from typing import Any

from setup import Setup

PAIRS = [(40, 2), (-1, 1), (0, 0), (2**63 - 1, 1), (-(2**63), -1), (123_456_789, 987_654_321)]

UNROLLED = 20
"""How often a short statement stands in its loop, so that the loop itself costs nothing."""

LOOP = """
def loop(rounds, {names}):
    started = clock()
    for _ in repeat(None, rounds):
{body}
    return clock() - started, {number}
"""


@dataclass(frozen=True)
class Absent:
    """An arm that cannot be run here, and why."""

    reason: str


class Arm:
    """One way of doing one thing.

    `statement` does it once, in the words that a caller would write, and may assign `result`; `number` is an
    expression for its outcome as one number; `names` are the variables that both use, as locals of the loop.
    """

    def __init__(
        self,
        answer: Callable[[], str],
        statement: str,
        number: str = "result",
        unrolled: int = 1,
        /,
        **names: Any,
    ) -> None:
        self.answer = answer
        self._unrolled = unrolled
        body = "\n".join([f"        {statement}"] * unrolled)
        source = LOOP.format(names=", ".join(names), body=body, number=number)
        scope: dict[str, Any] = {"clock": perf_counter_ns, "repeat": repeat}
        exec(compile(source, f"<{statement}>", "exec"), scope)
        self._loop = scope["loop"]
        self._values = tuple(names.values())

    def run(self, count: int) -> str:
        """Does it about so many times; tells nanoseconds, calls, and the outcome of the last call."""
        rounds = max(1, round(count / self._unrolled))
        # An eighth beforehand brings code and data back into the caches after other arms had them.
        self._loop(max(1, rounds // 8), *self._values)
        ns, last = self._loop(rounds, *self._values)
        return f"{ns} {rounds * self._unrolled} 1 {last}"


def pair(
    setup: Setup, once: Callable[[int, int], int], statement: str, number: str = "result", /, **names: Any
) -> Arm:
    """An operation on two numbers, which the statement calls `a` and `b`."""
    a, b = setup.operands
    return Arm(
        lambda: join(once(a, b) for a, b in PAIRS),
        f"result = {statement}",
        number,
        UNROLLED,
        a=a,
        b=b,
        **names,
    )


def operands(count: int) -> tuple[list[int], list[int]]:
    """Two columns to add."""
    return [i * 1_000_003 - 500_000 for i in range(count)], [i * 7 for i in range(count)]


def join(numbers) -> str:
    return " ".join(map(str, numbers))
