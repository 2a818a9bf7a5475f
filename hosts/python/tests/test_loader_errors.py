"""Files that are no library, or not one that can be called."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
import shortwire
from gen.calculator_v1 import Calculator


def compiled(folder: Path, source: str) -> str:
    (folder / "library.c").write_text(source)
    path = folder / "library.so"
    subprocess.run(["cc", "-shared", "-fPIC", str(folder / "library.c"), "-o", str(path)], check=True)
    return str(path)


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(shortwire.NotFound, match="nowhere.so") as caught:
        Calculator.open(tmp_path / "nowhere.so")
    assert isinstance(caught.value, LookupError)


def test_a_file_that_is_no_library(tmp_path: Path) -> None:
    path = tmp_path / "text.so"
    path.write_text("not a library")
    with pytest.raises(shortwire.Error, match=r"text\.so"):
        Calculator.open(path)


@pytest.mark.parametrize("size", [40, 100, 5000, 100_000])
def test_a_library_that_was_cut_off(tmp_path: Path, calculator_library: str, size: int) -> None:
    path = tmp_path / "part.so"
    path.write_bytes(Path(calculator_library).read_bytes()[:size])
    with pytest.raises(shortwire.InvalidArgument, match=r"part\.so is a shared library that was cut off"):
        Calculator.open(path)


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe.so"
    os.mkfifo(path)
    with pytest.raises(shortwire.InvalidArgument, match="pipe"):
        Calculator.open(path)


def test_a_library_for_another_machine(tmp_path: Path, calculator_library: str) -> None:
    head = bytearray(Path(calculator_library).read_bytes())
    head[18:20] = (0xF3).to_bytes(2, "little")  # e_machine: RISC-V
    path = tmp_path / "foreign.so"
    path.write_bytes(head)
    with pytest.raises(shortwire.Error, match=r"foreign\.so"):
        Calculator.open(path)


def test_a_library_without_the_symbol(tmp_path: Path) -> None:
    path = compiled(tmp_path, "int answer(void) { return 42; }")
    with pytest.raises(shortwire.FailedPrecondition, match="does not export shortwire_abi_v1"):
        Calculator.open(path)


def test_a_library_of_another_contract(tmp_path: Path) -> None:
    path = compiled(
        tmp_path,
        "static unsigned table[64] = {7, sizeof table}; void *shortwire_abi_v1(void) { return table; }",
    )
    with pytest.raises(shortwire.FailedPrecondition, match="version 7.*version 1"):
        Calculator.open(path)


def test_paths_of_the_wrong_type() -> None:
    with pytest.raises(TypeError):
        Calculator.open(5)
    with pytest.raises(TypeError):
        Calculator("not a library")
