"""What the program is asked for."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Setup:
    """What it is told when it is started."""

    library: str
    built: Path


@dataclass(frozen=True)
class Subject:
    """One arm: a scenario in a size, done by an implementation."""

    arm: str
    scenario: str
    size: int
    by: str
    input: dict[str, int]

    @property
    def operands(self) -> tuple[int, int]:
        return self.input["a"], self.input["b"]


class Absent(Exception):
    """An arm that cannot be had here, and why."""
