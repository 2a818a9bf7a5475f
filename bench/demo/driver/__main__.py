"""Calls the calculator from every host, checks every answer, and prints the cost beside the raw boundary."""

import argparse
import json
import os
import sys
import time
from functools import partial
from pathlib import Path

from . import cases, machine, record, rounds, table
from .expected import Expected
from .worker import Worker, WorkerFailed

ROOT = Path(__file__).resolve().parents[3]
DEMO = ROOT / "bench" / "demo"
TARGET = ROOT / "target"
BUILT = TARGET / "demo"
LIBRARY = TARGET / "release" / "libcalculator.so"
RECORDS = ROOT / "bench" / "records"
BEGIN, END = "<!-- begin: made by the demo -->", "<!-- end: made by the demo -->"


def main() -> int:
    arguments = _arguments()
    if arguments.report:
        return _report(arguments.report, arguments)
    plan = cases.load(DEMO, arguments.hosts)
    effort = rounds.QUICK if arguments.quick else rounds.FULL
    core = machine.a_core()
    header = machine.fingerprint(
        arguments.command or ["python3", "-m", "driver", *sys.argv[1:]], plan.hosts, [LIBRARY], core
    )
    seed = int.from_bytes(os.urandom(4))
    started = time.monotonic()
    measurement = rounds.Measurement(
        plan.cases, Expected(plan), effort, partial(_spawn, plan, core), seed, _say
    )
    try:
        measured = measurement.run()
    except WorkerFailed as failure:
        print(f"error: {failure}; what it said is above", file=sys.stderr)
        return 1
    header |= {
        "quick": arguments.quick,
        "seed": seed,
        "seconds": round(time.monotonic() - started, 1),
        "processes": effort.processes,
        "rounds": effort.processes * effort.rounds,
        "stretch_ns": effort.stretch_ns,
        "starts": effort.starts,
        "operands": plan.operands,
        "against_itself": record.against_itself(measured),
    }
    rows = record.rows(plan, measured)
    result = {"header": header, "rows": rows, "rounds_ns": record.rounds(measured)}
    (TARGET / "demo.json").write_text(json.dumps(rows, indent=1) + "\n")
    (TARGET / "demo-record.json").write_text(record.text(result))
    _show(result, arguments)
    for (host, name), why in measured.wrong.items():
        print(f"WRONG ANSWER  {host}: {name}: {why}", file=sys.stderr)
    if measured.wrong or not all(row["checked"] for row in rows):
        return 1
    return _publish(result) if arguments.publish else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/demo", description=__doc__)
    parser.add_argument(
        "--hosts",
        metavar="HOST,...",
        type=lambda names: names.split(","),
        help="which programs to run or rows to show (all)",
    )
    parser.add_argument("--quick", action="store_true", help="a look that proves the answers, not the times")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--publish", action="store_true", help="keep the result in bench/records")
    parser.add_argument("--report", type=Path, metavar="RECORD", help="measure nothing, show that record")
    parser.add_argument(
        "--cases",
        metavar="TEXT",
        action="append",
        help="show only cases with that text in their names; may be given again (all)",
    )
    parser.add_argument(
        "--splice", type=Path, metavar="FILE", help="put the table between the marks of that file"
    )
    parser.add_argument("--command", action="append", help=argparse.SUPPRESS)
    return parser.parse_args()


def _report(path: Path, arguments: argparse.Namespace) -> int:
    _show(json.loads(path.read_text()), arguments)
    return 0


def _say(what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)


def _publish(result: dict) -> int:
    reason = record.objection(result["header"])
    if reason:
        print(f"not published: {reason}", file=sys.stderr)
        return 3
    path = RECORDS / record.name(result["header"])
    path.write_text(record.text(result))
    print(f"published {path.relative_to(ROOT)}", file=sys.stderr)
    return 0


def _show(result: dict, arguments: argparse.Namespace) -> None:
    hosts = cases.load(DEMO, arguments.hosts).hosts
    names = {host.key: host.name for host in hosts}
    wanted = arguments.cases or [""]
    shown = [
        row for row in result["rows"] if row["host"] in names and any(text in row["case"] for text in wanted)
    ]
    result = result | {"rows": shown}
    if arguments.splice:
        _splice(arguments.splice, table.markdown(result, names))
    elif arguments.markdown:
        print(table.markdown(result, names), end="")
    else:
        colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ
        print(table.terminal(result, names, colour), end="")


def _splice(path: Path, text: str) -> None:
    before, begin, rest = path.read_text().partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"error: {path} has no lines `{BEGIN}` and `{END}` to put the table between")
    path.write_text(f"{before}{BEGIN}\n{text}{END}{after}")


def _spawn(plan: cases.Plan, core: int | None, host: str, counting: bool = False) -> Worker:
    (program,) = (each.program for each in plan.hosts if each.key == host)
    command = [part.format(library=LIBRARY, built=BUILT) for part in program]
    preload = str(BUILT / "liballocations.so") if counting else None
    return Worker(host, [*command, *map(str, plan.operands)], core, preload)


if __name__ == "__main__":
    sys.exit(main())
