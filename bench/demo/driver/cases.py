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
class Plan:
    operands: tuple[int, int]
    requests: dict[int, str]
    """Size in bytes and FNV-1a hash of the request with so many transactions."""
    cases: list[Case]


def load(path: Path, hosts: list[str]) -> Plan:
    """The plan of a file, for these hosts only."""
    document = json.loads(path.read_text())
    return Plan(
        operands=tuple(document["operands"]),
        requests={int(size): text for size, text in document["requests"].items()},
        cases=[Case(host=host, **case) for host in hosts for case in document["hosts"][host]],
    )
