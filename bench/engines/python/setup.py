"""What the program is told when it is started."""

from dataclasses import dataclass
from pathlib import Path

SIZES = (10, 100, 1000)


@dataclass(frozen=True)
class Setup:
    library: str
    built: Path
    operands: tuple[int, int]
