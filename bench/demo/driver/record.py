"""The result as data."""

import json
import re
from dataclasses import asdict

from .cases import Case, Plan
from .numbers import Estimate
from .rounds import AGAIN, Arm, Measured

WORST_TWIN = 0.05
"""How far an arm may be from itself in a result that becomes a record."""


def rows(plan: Plan, measured: Measured) -> list[dict]:
    """One row a case. Times are nanoseconds per operation; a row that is not `checked` has none."""
    return [_row(plan, case, measured) for case in plan.cases]


def against_itself(measured: Measured) -> dict[str, dict]:
    """By host: one arm beside itself. A quiet machine says 1, and the interval how well it can tell."""
    twins = [(host, name) for host, name in measured.rounds if name.endswith(AGAIN)]
    return {
        host: asdict(_ratio(measured, (host, name), (host, name.removesuffix(AGAIN)))) for host, name in twins
    }


def rounds(measured: Measured) -> dict[str, list[float]]:
    """Every round of every arm, in nanoseconds a call."""
    return {
        f"{host}: {name}": [float(f"{ns:.5g}") for ns in values]
        for (host, name), values in measured.rounds.items()
    }


def text(result: dict) -> str:
    """The whole result as JSON, with a line for each row and for each arm's rounds."""
    header = json.dumps(result["header"], indent=1)
    rows = ",\n".join(map(json.dumps, result["rows"]))
    arms = ",\n".join(
        f"{json.dumps(arm)}: {json.dumps(values)}" for arm, values in result["rounds_ns"].items()
    )
    return f'{{"header": {header},\n"rows": [\n{rows}\n],\n"rounds_ns": {{\n{arms}\n}}}}\n'


def name(header: dict) -> str:
    """The name of a record's file."""
    processor = re.sub(r"[^a-z0-9]+", "-", header["cpu"].lower()).strip("-")
    return f"{header['date'][:10]}-{processor}-{header['revision'][:10]}.json"


def objection(header: dict) -> str | None:
    """Why a result may not become a record."""
    if header["quick"]:
        return "a quick run says nothing about times"
    if header["dirty"]:
        return "the tree has changes that no revision names; commit them first"
    for host, twin in header["against_itself"].items():
        if abs(twin["value"] - 1) > WORST_TWIN:
            times = f"{twin['value']:.3f} times as long as itself"
            return f"in {host} a function took {times}; wait for a quieter machine"
    return None


def _row(plan: Plan, case: Case, measured: Measured) -> dict:
    ours, floor = (case.host, case.ours), (case.host, case.floor)
    row = {"host": case.host, "case": case.case, "ns": None, "floor_ns": None, "ratio": None}
    row["checked"] = measured.complete(ours) and measured.complete(floor)
    if not row["checked"]:
        reasons = measured.wrong | measured.absent
        row["why"] = "; ".join(
            f"{arm[1]}: {reasons.get(arm, 'not run')}" for arm in (ours, floor) if arm in reasons
        )
        return row
    time, ratio = _time(measured, ours, case), _ratio(measured, ours, floor)
    floor_time = _time(measured, floor, case)
    row |= {
        "ns": time.value,
        "floor_ns": floor_time.value,
        "ratio": ratio.value,
        "low": time.low,
        "high": time.high,
        "floor_low": floor_time.low,
        "floor_high": floor_time.high,
        "ratio_low": ratio.low,
        "ratio_high": ratio.high,
        "n": time.n,
        "per": "operation" if case.operations > 1 else "call",
        "floor": case.floor_is,
    }
    if case.transactions:
        row["bytes"] = int(plan.requests[case.transactions].split()[0])
        row["mb_per_s"] = row["bytes"] / time.value * 1000
    if case.counted:
        row["allocations"] = measured.allocations.get(ours)
    row["beside"] = [_beside(case, who, name, measured) for who, name in case.beside.items()]
    return row


def _beside(case: Case, who: str, name: str, measured: Measured) -> dict:
    arm, ours = (case.host, name), (case.host, case.ours)
    if not measured.complete(arm):
        reason = (measured.wrong | measured.absent).get(arm, "not run")
        return {"who": who, "ns": None, "checked": False, "why": reason}
    time, ratio = _time(measured, arm, case), _ratio(measured, arm, ours)
    return {
        "who": who,
        "ns": time.value,
        "checked": True,
        "low": time.low,
        "high": time.high,
        "times_ours": ratio.value,
        "times_ours_low": ratio.low,
        "times_ours_high": ratio.high,
    }


def _time(measured: Measured, arm: Arm, case: Case) -> Estimate:
    return Estimate.of([ns / case.operations for ns in measured.rounds[arm]])


def _ratio(measured: Measured, arm: Arm, other: Arm) -> Estimate:
    """Of the two times of each round, so that whatever slows a round down slows both."""
    pairs = zip(measured.rounds[arm], measured.rounds[other], strict=True)
    return Estimate.of([ours / theirs for ours, theirs in pairs])
