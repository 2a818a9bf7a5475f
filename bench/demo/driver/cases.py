"""What is measured."""

import json
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Case:
    """One row: what Shortwire does, and by what other means the same is done beside it."""

    host: str
    case: str
    ours: str
    floor: str
    floor_is: str
    operations: int = 1
    """How many operations one call holds; times are told per operation."""
    transactions: int = 0
    """How many transactions the request holds."""
    counted: bool = False
    """Whether heap allocations are counted."""
    beside: dict[str, str] = field(default_factory=dict)

    @property
    def arms(self) -> list[str]:
        return [self.ours, self.floor, *self.beside.values()]

    @property
    def is_start(self) -> bool:
        return self.ours.startswith("start/")


@dataclass(frozen=True)
class Host:
    """One program."""

    key: str
    name: str
    program: list[str]
    """Its command; `{library}` and `{built}` stand for the library to call and the folder of all that stands beside it."""
    version: list[str]
    """The command that tells, in its first line, what compiles or runs it."""


@dataclass(frozen=True)
class Plan:
    operands: tuple[int, int]
    requests: dict[int, str]
    """Size in bytes and FNV-1a hash of the request with so many transactions."""
    hosts: list[Host]
    cases: list[Case]


def load(folder: Path, chosen: list[str] | None) -> Plan:
    """The plan of a folder, for these hosts only or for all."""
    plan = json.loads((folder / "plan.json").read_text())
    hosts, cases = [], []
    for key in [key for key in plan["hosts"] if chosen is None or key in chosen]:
        document = json.loads((folder / key / "host.json").read_text())
        cases += [Case(host=key, **case) for case in document.pop("cases")]
        hosts.append(Host(key=key, **document))
    return Plan(
        operands=tuple(plan["operands"]),
        requests={int(size): text for size, text in plan["requests"].items()},
        hosts=hosts,
        cases=cases,
    )
