"""The result to look at: in a terminal of 100 columns, or as Markdown."""

import re
from collections.abc import Iterator
from textwrap import wrap

WIDTHS = (45, 12, 14, 9, 16)
HEADINGS = ("", "Shortwire", "raw boundary", "ratio", "95 % of ratio")


def terminal(record: dict, names: dict[str, str], colour: bool) -> str:
    """The table in at most 100 columns, with the hosts in the order of their names. Rows beside Shortwire say how many times its time they take."""
    paint = _Paint(colour)
    lines = [paint.dim(line) for part in _heading(record["header"]) for line in wrap(part, 100)]
    lines += ["", paint.bold(_columns(HEADINGS))]
    for host, name in names.items():
        rows = [row for row in record["rows"] if row["host"] == host]
        if rows:
            lines.append(paint.bold(name))
        for row in rows:
            lines += _terminal_row(row, paint)
    lines += ["", *(paint.dim(line) for note in _notes(record, names) for line in wrap(note, 100))]
    return "\n".join(lines) + "\n"


def markdown(record: dict, names: dict[str, str]) -> str:
    """The same as Markdown, headed by where it was measured and followed by the command that made it."""
    header = record["header"]
    lines = [" · ".join(_heading(header)) + ".", ""]
    lines += ["| | Shortwire | raw boundary | ratio | 95 % of ratio |", "|---|--:|--:|--:|--:|"]
    for host, name in names.items():
        rows = [row for row in record["rows"] if row["host"] == host]
        if rows:
            lines.append(f"| **{name}** | | | | |")
        for row in rows:
            lines.append(f"| {' | '.join(_cells(row))} |")
            lines += [f"| &emsp;{' | '.join(_beside_cells(beside))} |" for beside in row.get("beside", [])]
    lines += [
        "",
        *(f"{note}  " for note in _notes(record, names)),
        f"Made by `{' '.join(header['command'])}`.",
    ]
    return "\n".join(lines) + "\n"


def _terminal_row(row: dict, paint: "_Paint") -> Iterator[str]:
    line = _columns(["  " + _cells(row)[0], *_cells(row)[1:]])
    if row["checked"]:
        yield line
    else:
        yield paint.red(line)
        yield paint.red(f"    {row['why']}"[:100])
    for beside in row.get("beside", []):
        cells = _beside_cells(beside)
        yield paint.dim(_columns(["    " + cells[0], *cells[1:]]))


def _cells(row: dict) -> list[str]:
    if not row["checked"]:
        return [row["case"], "no number", "", "", ""]
    per = "/op" if row["per"] == "operation" else ""
    size = f" ({row['bytes'] / 1000:.0f} kB)" if "bytes" in row else ""
    interval = f"{_ratio(row['ratio_low'])} - {_ratio(row['ratio_high'])}"
    return [
        row["case"] + size,
        time(row["ns"]) + per,
        time(row["floor_ns"]) + per,
        _ratio(row["ratio"]) + "x",
        interval,
    ]


def _beside_cells(beside: dict) -> list[str]:
    if not beside["checked"]:
        return [beside["who"], "no number", beside["why"][:45], "", ""]
    interval = f"{_ratio(beside['times_ours_low'])} - {_ratio(beside['times_ours_high'])}"
    return [beside["who"], time(beside["ns"]), "", f"{_ratio(beside['times_ours'])}x ours", interval]


def _heading(header: dict) -> list[str]:
    machine = f"{header['cpu']}, {header['cores']} cores{', virtual' if header['virtual_machine'] else ''}"
    revision = header["revision"][:10] + ("+changes" if header["dirty"] else "")
    return [
        f"{machine} · {header['kernel']}",
        " · ".join(re.sub(r" *\([^)]*\)", "", version) for version in header["runtimes"].values()),
        f"{header['date'][:16].replace('T', ' ')} UTC · revision {revision}"
        + (" · exploratory" if header["quick"] else ""),
    ]


def _notes(record: dict, names: dict[str, str]) -> Iterator[str]:
    header = record["header"]
    rounds = f"{header['rounds']} interleaved rounds in {header['processes']} processes a host"
    yield f"Medians of {rounds}; every answer checked."
    yield "Ratio: to the raw boundary, or of what stands beside to Shortwire ('ours'), of times of one round."
    yield "What the raw boundary is in each case: bench/METHODOLOGY.md."
    counted = [row for row in record["rows"] if row.get("allocations") is not None]
    if counted:
        counts = ", ".join(f"{names[row['host']]} {row['case']} {row['allocations']:g}" for row in counted)
        yield f"Heap allocations a call after warm-up: {counts}."
    twins = [
        f"{names[host]} {twin['value']:.2f}x ({twin['low']:.2f} - {twin['high']:.2f})"
        for host, twin in sorted(header["against_itself"].items())
        if any(row["host"] == host for row in record["rows"])
    ]
    yield f"The same function beside itself: {', '.join(twins)}."


def time(ns: float) -> str:
    """Three digits and a unit."""
    for limit, divisor, unit in ((1e3, 1, "ns"), (1e6, 1e3, "us"), (1e9, 1e6, "ms")):
        if ns < limit:
            return f"{_three(ns / divisor)} {unit}"
    return f"{_three(ns / 1e9)} s"


def _three(value: float) -> str:
    return f"{value:.2f}" if value < 10 else f"{value:.1f}" if value < 100 else f"{value:.0f}"


def _ratio(value: float) -> str:
    return f"{value:.2f}" if value < 100 else f"{value:.0f}"


def _columns(cells) -> str:
    first, *others = cells
    line = first.ljust(WIDTHS[0]) + "".join(
        cell.rjust(width) for cell, width in zip(others, WIDTHS[1:], strict=True)
    )
    return line.rstrip()


class _Paint:
    def __init__(self, colour: bool) -> None:
        self._colour = colour

    def bold(self, text: str) -> str:
        return self._in("1", text)

    def dim(self, text: str) -> str:
        return self._in("2", text)

    def red(self, text: str) -> str:
        return self._in("31", text)

    def _in(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self._colour else text
