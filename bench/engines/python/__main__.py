"""The Python engine: calls the calculator's library, and does the same by other means.

It speaks the protocol of bench/engines/README.md.
Usage: ``python bench/engines/python LIBRARY BUILT``; BUILT is the folder of all that stands beside it.
"""

import json
import sys
from itertools import pairwise
from pathlib import Path
from time import perf_counter_ns
from typing import Any

from subject import Absent, Setup, Subject

ROOT = Path(__file__).resolve().parents[3]


def main() -> None:
    library, built = sys.argv[1:]
    sys.path += [str(ROOT / "examples" / "calculator" / "python"), built]
    setup = Setup(library=library, built=Path(built))
    arms: dict = {}
    for line in sys.stdin:
        request = json.loads(line)
        try:
            reply = answer(setup, arms, request.pop("op"), request)
        except Absent as reason:
            reply = {"absent": str(reason)}
        except Exception as error:
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)


def answer(setup: Setup, arms: dict, op: str, request: dict) -> dict:
    match op:
        case "hello":
            return hello()
        case "start":
            # Imported here, because a fresh process must not have loaded more than the arm needs.
            import start

            return start.measure(setup, Subject(**request))
        case "prepare":
            from every import new_arm

            arm = arms[request["arm"]] = new_arm(setup, Subject(**request))
            return arm.prepared()
        case "run":
            return arms[request["arm"]].run(request["n"])
        case "allocations":
            return {"allocations": allocations(arms[request["arm"]], request["n"])}
        case "stamps":
            return arms[request["arm"]].stamps(request["n"], request["interval_ns"], request["file"])
    raise ValueError(f"{op} is not understood")


def allocations(arm: Any, count: int) -> int:
    """Heap allocations of the process, its libraries' included, while it does so many calls."""
    # Imported here, because a fresh process must not have loaded more than the arm needs.
    import ctypes

    so_far = getattr(ctypes.CDLL(None), "allocation_count", None)
    if so_far is None:
        raise Absent("liballocations.so is not preloaded")
    so_far.restype = ctypes.c_uint64
    before = so_far()
    arm.run(count)
    return so_far() - before


def hello() -> dict:
    """The clock, the median cost of reading it, and the smallest step it was seen to make."""
    readings = [perf_counter_ns() for _ in range(10_001)]
    steps = sorted(after - before for before, after in pairwise(readings))
    tick = next(step for step in steps if step > 0)
    return {
        "protocol": 1,
        "timer": "perf_counter_ns",
        "timer_ns": steps[len(steps) // 2],
        "tick_ns": tick,
    }


main()
