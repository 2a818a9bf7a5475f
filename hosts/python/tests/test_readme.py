"""The snippets of the README and the example program run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
EXAMPLE = HERE.parents[2] / "examples" / "calculator" / "python" / "main.py"


def test_snippets_run_one_after_another(calculator_library: str, crypto_library: str) -> None:
    snippets = re.findall(r"```python\n(.*?)```", (HERE.parent / "README.md").read_text(), re.DOTALL)
    assert len(snippets) >= 5
    names: dict[str, object] = {"library": calculator_library, "crypto_library": crypto_library}
    for number, snippet in enumerate(snippets, 1):
        exec(compile(snippet, f"README.md, snippet {number}", "exec"), names)


@pytest.mark.parametrize("options", [[], ["-X", "dev", "-W", "error"]])
def test_the_example_runs(calculator_library: str, options: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, *options, str(EXAMPLE), calculator_library], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "40 + 2 = 42" in done.stdout
    assert "1000 transactions, 749250.0" in done.stdout
    assert done.stderr == ""
