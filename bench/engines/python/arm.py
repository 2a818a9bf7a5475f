"""What is timed."""

from array import array
from collections.abc import Callable, Iterable
from itertools import repeat
from time import perf_counter_ns, sleep
from typing import Any

from subject import Subject

PAIRS = [(40, 2), (-1, 1), (0, 0), (2**63 - 1, 1), (-(2**63), -1)]
"""What is added before the operands of the input, to see that it is right."""

UNROLLED = 20
"""How often a short statement stands in its loop, so that the loop itself costs nothing."""

LOOPS = """
def run(rounds, {names}):
    started = clock()
    for _ in repeat(None, rounds):
{body}
    return clock() - started, {number}

def stamps(count, interval_ns, times, {names}):
    total = 0
    started = clock()
    for i in range(count):
        times[3 * i] = scheduled = i * interval_ns
        times[3 * i + 1] = wait_until(started + scheduled) - started
        {statement}
        times[3 * i + 2] = clock() - started
        total += {number}
    return total
"""


SPUN_NS = 80_000
"""The last stretch of a wait is spun, because sleepers wake up late; but whoever spins all the time is what a
busy machine interrupts."""


def wait_until(when_ns: int) -> int:
    """Returns what the clock says then."""
    while (now := perf_counter_ns()) < when_ns:
        if when_ns - now > SPUN_NS:
            sleep((when_ns - now - SPUN_NS) / 1e9)
    return now


class Arm:
    """One way of doing one thing.

    `statement` does it once, in the words that a caller would write, and may assign `result`; `number` is an
    expression for its outcome as one number; `names` are the variables that both use, as locals of the loop.
    `answer` does it and tells the whole outcome.
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
        source = LOOPS.format(names=", ".join(names), body=body, statement=statement, number=number)
        scope: dict[str, Any] = {"clock": perf_counter_ns, "repeat": repeat, "wait_until": wait_until}
        exec(compile(source, f"<{statement}>", "exec"), scope)
        self._run, self._stamps = scope["run"], scope["stamps"]
        self._values = tuple(names.values())

    def once(self) -> int:
        """Does it and tells the outcome as one number."""
        _, outcome = self._run(1, *self._values)
        return int(outcome)

    def prepared(self) -> dict:
        return {"hash": fnv1a(self.answer().encode()), "checksum": self.once()}

    def run(self, count: int) -> dict:
        """Does it about so many times. The last outcome is checked: adding all up would be timed."""
        rounds = max(1, round(count / self._unrolled))
        # An eighth beforehand brings code and data back into the caches after other arms had them.
        self._run(max(1, rounds // 8), *self._values)
        ns, last = self._run(rounds, *self._values)
        return {"ns": ns, "calls": rounds * self._unrolled, "checked": 1, "sum": int(last)}

    def stamps(self, count: int, interval_ns: int, file: str) -> dict:
        """Does it so many times, one call an interval; a call that is late starts at once."""
        times = array("q", bytes(24 * count))
        total = self._stamps(count, interval_ns, times, *self._values)
        with open(file, "wb") as out:
            times.tofile(out)
        return {"calls": count, "sum": (int(total) + 2**63) % 2**64 - 2**63}


def pair(
    subject: Subject, once: Callable[[int, int], int], statement: str, number: str = "result", /, **names: Any
) -> Arm:
    """An operation on two numbers, which the statement calls `a` and `b`."""
    a, b = subject.operands
    return Arm(
        lambda: join(once(a, b) for a, b in [*PAIRS, subject.operands]),
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


def join(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def weight(message: bytes) -> str:
    """Length and sum of the bytes."""
    return f"{len(message)} {sum(message)}"


def fnv1a(data: bytes) -> str:
    """FNV-1a in 64 bits, as the lab writes it."""
    hash = 0xCBF29CE484222325
    for byte in data:
        hash = (hash ^ byte) * 0x100000001B3 % 2**64
    return f"{hash:016x}"
