"""The stubs say what is there, and a type checker understands calls."""

from __future__ import annotations

import inspect
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from gen.calculator_v1 import Calculator
from gen.shortwire_test_v1 import Feature

HERE = Path(__file__).parent
EXAMPLE = HERE.parents[2] / "examples" / "calculator" / "python"

PROGRAM = """
import shortwire
from gen.shortwire_test_v1 import Choice, Color, Feature, Scalars

feature = Feature.open("library")
reveal_type(feature.echo_int64(value=1))
reveal_type(feature.echo_int64_many([1, (2,)]))
reveal_type(feature.echo_presence(number=None))
reveal_type(feature.echo_choice(Choice(number=1)))
reveal_type(feature.echo_choice(text="x").number)
color: Color | int = feature.echo_enum(Color.RED)
reveal_type(feature.echo_bytes(bytearray(b"x")))
reveal_type(feature.with_options(timeout=1.0, cancellation=shortwire.Cancellation()))
reveal_type(feature.echo_choice(text="x", into=Choice()))
feature.echo_int64("wrong")
feature.echo_choice(5)
Scalars(int32_value="wrong")
"""

EXPECTED = [
    'Revealed type is "int"',
    'Revealed type is "list[int]"',
    'Revealed type is "gen.shortwire_test_v1.Presence"',
    'Revealed type is "gen.shortwire_test_v1.Choice"',
    'Revealed type is "int | None"',
    'Revealed type is "bytes"',
    'Revealed type is "gen.shortwire_test_v1.Feature"',
    'Revealed type is "gen.shortwire_test_v1.Choice"',
    'error: Argument 1 to "echo_int64" of "Feature" has incompatible type "str"',
    'error: No overload variant of "echo_choice" of "Feature" matches argument type "int"',
    'error: Argument "int32_value" to "Scalars" has incompatible type "str"',
]


def mypy(arguments: list[str], folder: Path, *, module: str = "mypy") -> str:
    environment = {"MYPYPATH": f"{HERE}:{EXAMPLE}", "PYTHONPATH": f"{HERE}:{EXAMPLE}", "PATH": ""}
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        env=environment,
    )
    return done.stdout + done.stderr


def test_calls_have_types(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    told = mypy(["--strict", "--cache-dir", str(tmp_path / "cache"), "program.py"], tmp_path)
    for line in EXPECTED:
        assert line in told, told
    assert told.count("error:") == 3, told


def test_the_package_itself_has_types(tmp_path: Path) -> None:
    told = mypy(["--strict", "--cache-dir", str(tmp_path / "cache"), "-p", "shortwire"], tmp_path)
    assert "Success" in told, told


@pytest.mark.parametrize(
    "module", ["shortwire", "gen.shortwire_test_v1", "gen.calculator_v1", "gen.complex_data_v1"]
)
def test_stubs_match_what_is_there(tmp_path: Path, module: str) -> None:
    allowed = tmp_path / "allowed"
    # What helpers are called is no business of users.
    allowed.write_text(
        ".*\\.__match_args__\n.*\\.__init__\n.*\\._[a-z].*\n.*\\._sw_service\n.*\\.__slots__\n.*\\.__replace__\n.*\\.__dataclass.*\n"
    )
    told = mypy(
        ["--allowlist", str(allowed), "--ignore-unused-allowlist", "--ignore-positional-only", module],
        tmp_path,
        module="mypy.stubtest",
    )
    assert "Success" in told, told


def test_methods_tell_their_signature(calc: Calculator, feature: Feature) -> None:
    def signature(method: Callable[..., Any]) -> str:
        return str(inspect.signature(method))

    assert signature(calc.add) == "(a=0, b=0)"
    assert signature(Calculator.add) == "(self, /, a=0, b=0)"
    assert signature(calc.add_raw) == "(request, /)"
    assert signature(calc.add_many) == "(items=Ellipsis, /, *, a=Ellipsis, b=Ellipsis, out=None)"
    assert (
        signature(calc.calculate) == "(request=Ellipsis, /, *, add=None, subtract=None, multiply=None, divide=None, into=None)"
    )
    assert signature(calc.calculate_many) == "(items, /)"
    assert signature(feature.echo_string) == "(value='')"
    assert signature(feature.echo_presence).startswith("(number=None, text=None")
    assert signature(feature.nothing) == "()"
    assert calc.add.__doc__ == "Sum of a and b, saturating."
    for name, method in vars(Feature).items():
        if not name.startswith("_"):
            inspect.signature(method)


@pytest.mark.parametrize("folder", [HERE / "gen", EXAMPLE / "gen"])
def test_generated_code_is_as_the_formatter_leaves_it(folder: Path) -> None:
    files = sorted(str(path) for path in folder.glob("*.py*") if path.suffix in (".py", ".pyi"))
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "format", "--isolated", "--diff", *files],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
