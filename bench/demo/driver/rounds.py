"""Interleaved rounds: in each, every arm of every host runs for about as long, in an order drawn anew."""

import random
from collections import defaultdict
from contextlib import ExitStack
from dataclasses import dataclass, field

from .cases import Case
from .expected import Expected
from .worker import Absent, Worker

Arm = tuple[str, str]
"""Host and name. The name with `again` after it is the same arm once more."""

AGAIN = " again"


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    processes: int
    """Fresh processes of each host, one after another."""
    rounds: int
    """Rounds in each of them."""
    stretch_ns: int
    """How long an arm runs in a round."""
    starts: int
    """Fresh processes that start a library."""


FULL = Effort(processes=5, rounds=12, stretch_ns=2_000_000, starts=15)
QUICK = Effort(processes=1, rounds=3, stretch_ns=200_000, starts=2)


@dataclass
class Measured:
    """Nanoseconds a call by arm, one a round; arms that were wrong or absent have none."""

    rounds: dict[Arm, list[float]] = field(default_factory=lambda: defaultdict(list))
    wrong: dict[Arm, str] = field(default_factory=dict)
    absent: dict[Arm, str] = field(default_factory=dict)
    allocations: dict[Arm, float] = field(default_factory=dict)

    def complete(self, arm: Arm) -> bool:
        return arm in self.rounds and arm not in self.wrong


class Measurement:
    """Runs what there is to run. `spawn(host, **options)` starts a program, `say` hears how far it is."""

    def __init__(
        self, cases: list[Case], expected: Expected, effort: Effort, spawn, seed: int, say=str
    ) -> None:
        self._cases = cases
        self._expected = expected
        self._effort = effort
        self._spawn = spawn
        self._random = random.Random(seed)
        self._say = say
        self.measured = Measured()

    def run(self) -> Measured:
        self._count_allocations()
        for number in range(self._effort.processes):
            self._say(f"measuring in process {number + 1} of {self._effort.processes}")
            self._rounds_in_fresh_processes()
        self._say("starting libraries")
        self._starts()
        return self.measured

    def _rounds_in_fresh_processes(self) -> None:
        hosts = {case.host for case in self._cases}
        with ExitStack() as stack:
            workers = {host: stack.enter_context(self._spawn(host)) for host in sorted(hosts)}
            counts = {}
            for host, name in self._arms():
                if self._check(workers[host], name):
                    counts[host, name] = self._calibrate(workers[host], name)
            for case in self._cases:
                self._check_request(workers[case.host], case)
            schedule = [arm for arm in counts if arm not in self.measured.wrong]
            schedule += [(host, name + AGAIN) for host, name in self._twice() if (host, name) in counts]
            for _ in range(self._effort.rounds):
                self._random.shuffle(schedule)
                for host, name in schedule:
                    self._time(workers[host], name, counts[host, name.removesuffix(AGAIN)])

    def _arms(self) -> list[Arm]:
        """Those of all cases that run in rounds, each once."""
        return list(
            dict.fromkeys(
                (case.host, name) for case in self._cases if not case.is_start for name in case.arms
            )
        )

    def _twice(self) -> list[Arm]:
        """One arm a host, to run twice in each round: how far it is from itself is what nobody can tell."""
        return list({case.host: (case.host, case.floor) for case in reversed(self._cases)}.values())

    def _check(self, worker: Worker, name: str) -> bool:
        """Whether the arm is there and its whole answer is right."""
        operation = name.split("/")[0]
        try:
            answer = worker.answer(name)
        except Absent as absent:
            self.measured.absent[worker.host, name] = str(absent)
            return False
        wanted = self._expected.answer(operation)
        if answer != wanted:
            self.measured.wrong[worker.host, name] = f"answered {_short(answer)}; right is {_short(wanted)}"
        return answer == wanted

    def _check_request(self, worker: Worker, case: Case) -> None:
        """A case whose request differs from that of the other hosts is wrong, whatever the answer."""
        name = f"request-{case.transactions}/shortwire"
        if case.transactions and not self._check(worker, name):
            arm = (worker.host, name)
            self.measured.wrong[worker.host, case.ours] = (
                f"{name}: {(self.measured.wrong | self.measured.absent)[arm]}"
            )

    def _calibrate(self, worker: Worker, name: str) -> int:
        """How many calls make a stretch."""
        count = 1
        while (
            each := self._checked_run(worker, name, count)
        ) * count < self._effort.stretch_ns / 4 and count < 1 << 30:
            count *= 4
        return max(1, round(self._effort.stretch_ns / each))

    def _time(self, worker: Worker, name: str, count: int) -> None:
        each = self._checked_run(worker, name.removesuffix(AGAIN), count)
        self.measured.rounds[worker.host, name].append(each)

    def _checked_run(self, worker: Worker, name: str, count: int) -> float:
        """Nanoseconds a call."""
        sample = worker.run(name, count)
        wanted = self._expected.fold(name.split("/")[0], sample.checked)
        if sample.checked < 1 or sample.fold != wanted:
            self.measured.wrong[worker.host, name] = (
                f"the sum of {sample.checked} answers was {sample.fold}; right is {wanted}"
            )
        return sample.ns / sample.calls

    def _count_allocations(self) -> None:
        calls = 1000
        for case in self._cases:
            if case.counted:
                with self._spawn(case.host, counting=True) as worker:
                    self.measured.allocations[case.host, case.ours] = (
                        worker.allocations(case.ours, calls) / calls
                    )

    def _starts(self) -> None:
        arms = [(case.host, name) for case in self._cases if case.is_start for name in case.arms]
        for _ in range(self._effort.starts):
            self._random.shuffle(arms)
            for host, name in arms:
                with self._spawn(host) as worker:
                    sample = worker.start(name.split("/")[1])
                self.measured.rounds[host, name].append(sample.ns)
                if sample.fold != self._expected.one("start"):
                    self.measured.wrong[host, name] = f"the first reply was {sample.fold}"


def _short(text: str) -> str:
    return text if len(text) <= 80 else f"{text[:80]}..."
