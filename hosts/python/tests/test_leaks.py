"""Clients that nobody closed: told in debug mode, with the place where they were opened; silent otherwise."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import gc, sys
sys.path[:0] = {paths!r}
from gen.calculator_v1 import Calculator
import shortwire
client = Calculator.open({library!r})
client.add(1, 2)
{rest}
"""


def run(library: str, rest: str, *options: str, **environment: str) -> str:
    paths = [path for path in sys.path if "hosts/python" in path or "examples/calculator" in path]
    program = PROGRAM.format(paths=paths, library=library, rest=rest)
    variables = {
        key: value for key, value in os.environ.items() if key not in ("PYTHONDEVMODE", "SHORTWIRE_DEBUG")
    }
    done = subprocess.run(
        [sys.executable, *options, "-c", program], capture_output=True, text=True, env=variables | environment
    )
    assert done.returncode == 0, done.stderr
    return done.stderr


@pytest.mark.parametrize("options", [("-X", "dev"), ("-W", "default")])
def test_a_leaked_client_is_told_with_its_place(calculator_library: str, options: tuple[str, ...]) -> None:
    told = run(calculator_library, "del client; gc.collect()", *options, SHORTWIRE_DEBUG="1")
    assert "ResourceWarning: unclosed library" in told
    assert Path(calculator_library).name in told
    assert "opened at <string>:6" in told


def test_one_that_lives_to_the_end_is_told_too(calculator_library: str) -> None:
    assert "opened at <string>:6" in run(calculator_library, "", "-X", "dev")


@pytest.mark.parametrize(
    "rest", ["client.close()", "with client: pass", "client.with_options(timeout=1); client.close()"]
)
def test_a_closed_one_is_not(calculator_library: str, rest: str) -> None:
    assert run(calculator_library, rest, "-X", "dev") == ""


def test_without_debug_mode_it_just_ends(calculator_library: str) -> None:
    assert run(calculator_library, "del client; gc.collect()", "-W", "default") == ""


def test_opening_and_closing_leaves_nothing_behind(calculator_library: str, no_growth) -> None:
    from gen.calculator_v1 import Calculator

    def once() -> None:
        with Calculator.open(calculator_library) as client:
            client.add(1, 2)

    no_growth(once)
