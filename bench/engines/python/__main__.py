"""The demo's Python program: calls the calculator's library, and does the same by other means.

It does what the driver says on standard input; bench/README.md has the words.
Usage: ``python bench/demo/python LIBRARY BUILT A B``; BUILT is the folder of all that stands beside it.
"""

import ctypes
import sys
from pathlib import Path

from arm import Absent, Arm
from setup import Setup

ROOT = Path(__file__).resolve().parents[3]


def main() -> None:
    library, built, a, b = sys.argv[1:]
    sys.path += [str(ROOT / "examples" / "calculator" / "python"), built]
    setup = Setup(library=library, built=Path(built), operands=(int(a), int(b)))
    arms: dict[str, Arm | Absent] = {}
    for line in sys.stdin:
        command, name, *arguments = line.split()
        if command == "start":
            print(start(setup, name), flush=True)
            continue
        if not arms:
            arms = every(setup)
        print(answer(arms.get(name, Absent("this program does not know it")), command, arguments), flush=True)


def start(setup: Setup, who: str) -> str:
    import start

    return start.measure(setup, who)


def every(setup: Setup) -> dict[str, Arm | Absent]:
    """All arms by name."""
    import by_hand
    import by_others
    import by_protobuf
    import by_shortwire

    modules = by_shortwire, by_hand, by_others, by_protobuf
    return {name: arm for module in modules for name, arm in module.arms(setup).items()}


def answer(arm: Arm | Absent, command: str, arguments: list[str]) -> str:
    match arm, command, arguments:
        case Absent(reason), _, _:
            return f"absent {reason}"
        case _, "answer", []:
            return arm.answer()
        case _, "run", [count]:
            return arm.run(int(count))
        case _, "allocations", [count]:
            return str(allocations(arm, int(count)))
    raise ValueError(f"not understood: {command} {arguments}")


def allocations(arm: Arm, count: int) -> int:
    """Heap allocations of the process in so many calls; needs liballocations.so preloaded."""
    so_far = ctypes.CDLL(None).allocation_count
    so_far.restype = ctypes.c_uint64
    arm.run(count)
    before = so_far()
    arm.run(count)
    return so_far() - before


main()
