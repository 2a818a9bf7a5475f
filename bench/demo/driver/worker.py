"""One host's program: a process that does what it is told, one line a command, one line an answer."""

import os
import subprocess
from dataclasses import dataclass


class WorkerFailed(Exception):
    """A program ended or said something that makes no sense."""


class Absent(Exception):
    """A program does not have an arm, and says why."""


@dataclass(frozen=True)
class Sample:
    ns: int
    calls: int
    checked: int
    """How many outcomes went into `fold`: all, or the last one where adding them up would take time."""
    fold: int
    """Their sum in 64 bits, each outcome as one number."""


class Worker:
    """A running program. Use it in a `with` statement."""

    def __init__(
        self, host: str, command: list[str], core: int | None = None, preload: str | None = None
    ) -> None:
        self.host = host
        environment = dict(os.environ)
        if preload is not None:
            environment["LD_PRELOAD"] = preload
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, env=environment
        )
        if core is not None:
            os.sched_setaffinity(self._process.pid, {core})

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def answer(self, arm: str) -> str:
        """The whole outcome of doing it once."""
        return self._ask(f"answer {arm}")

    def run(self, arm: str, count: int) -> Sample:
        """Does it about `count` times."""
        return self._sample(f"run {arm} {count}")

    def start(self, who: str) -> Sample:
        """From opening the library to its first reply; once a process."""
        return self._sample(f"start {who}")

    def allocations(self, arm: str, count: int) -> int:
        """Heap allocations in `count` calls."""
        return int(self._ask(f"allocations {arm} {count}"))

    def _sample(self, line: str) -> Sample:
        return Sample(*map(int, self._ask(line).split()))

    def _ask(self, line: str) -> str:
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
            reply = self._process.stdout.readline()
        except BrokenPipeError:
            reply = ""
        if not reply:
            raise WorkerFailed(
                f"the {self.host} program ended at `{line}` with exit code {self._process.wait()}"
            )
        if reply.startswith("absent "):
            raise Absent(reply.removeprefix("absent ").strip())
        return reply.strip()
