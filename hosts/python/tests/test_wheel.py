"""The wheel is complete: it installs into an empty environment, and what is generated runs there."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[2]

PROGRAM = """
import sys
import calculator_v1, shortwire

with calculator_v1.Calculator.open(sys.argv[1]) as calculator:
    print(calculator.add(40, 2), shortwire.__file__)
"""


def run(*command: str | Path, **environment: str) -> str:
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, env={**os.environ, **environment}
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_installs_into_an_empty_environment(tmp_path: Path, calculator_library: str) -> None:
    # In a folder of its own: maturin and cargo's plain builds would each compile what the other's options outdated.
    cargo = ["--release", "--offline", "--locked", "--target-dir", ROOT / "target" / "wheel"]
    to = ["--manifest-path", ROOT / "hosts" / "python" / "Cargo.toml", "--out", tmp_path / "wheels"]
    run(sys.executable, "-m", "maturin", "build", *cargo, *to)
    (wheel,) = (tmp_path / "wheels").glob("*.whl")

    venv.create(tmp_path / "empty", with_pip=False)
    python = tmp_path / "empty" / "bin" / "python"
    install = ["install", "--quiet", "--no-index", "--no-deps", wheel]
    run(sys.executable, "-m", "pip", "--python", python, *install)

    gen = ROOT / "examples" / "calculator" / "python" / "gen"
    told = run(python, "-c", PROGRAM, calculator_library, PYTHONPATH=str(gen)).split()
    assert told[0] == "42"
    assert Path(told[1]).is_relative_to(tmp_path / "empty"), told
