"""Fixtures: the two example libraries and clients of them."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE))
sys.path.insert(0, str(ROOT / "examples" / "calculator" / "python"))
# Both folders hold generated modules in a package `gen`; a package without __init__ may span folders.


def library(name: str) -> str:
    """Path of a built library: in SHORTWIRE_LIBRARIES, or the newest of the build's folders."""
    folder = os.environ.get("SHORTWIRE_LIBRARIES")
    folders = [Path(folder)] if folder else [ROOT / "target" / "release", ROOT / "target" / "debug"]
    suffix = ".dylib" if sys.platform == "darwin" else ".so"
    found = [path for path in (folder / f"lib{name}{suffix}" for folder in folders) if path.exists()]
    if not found:
        pytest.exit(f"lib{name}{suffix} is not built; run: cargo build --release -p {name.replace('_', '-')}")
    return str(max(found, key=lambda path: path.stat().st_mtime))


@pytest.fixture(scope="session")
def calculator_library() -> str:
    return library("calculator")


@pytest.fixture(scope="session")
def feature_library() -> str:
    return library("feature_service")


@pytest.fixture(scope="session")
def crypto_library() -> str:
    return library("shortwire_crypto")


@pytest.fixture
def calc(calculator_library: str) -> Iterator[object]:
    from gen.calculator_v1 import Calculator

    with Calculator.open(calculator_library) as client:
        yield client


@pytest.fixture
def complex_data(calculator_library: str) -> Iterator[object]:
    from gen.complex_data_v1 import ComplexData

    with ComplexData.open(calculator_library) as client:
        yield client


@pytest.fixture
def feature(feature_library: str) -> Iterator[object]:
    from gen.shortwire_test_v1 import Feature

    with Feature.open(feature_library) as client:
        yield client


@pytest.fixture(scope="session")
def pb(tmp_path_factory: pytest.TempPathFactory) -> object:
    """The feature service's messages as the official protobuf package has them."""
    from grpc_tools import protoc

    out = tmp_path_factory.mktemp("pb")
    include = Path(protoc.__file__).parent / "_proto"
    files = ["shortwire/test/v1/feature.proto", "shortwire/v1/options.proto"]
    arguments = [
        "protoc",
        f"-I{ROOT / 'proto'}",
        f"-I{include}",
        f"--descriptor_set_out={out / 'set'}",
        "--include_imports",
    ]
    assert protoc.main([*arguments, *files]) == 0

    from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

    pool = descriptor_pool.DescriptorPool()
    for file in descriptor_pb2.FileDescriptorSet.FromString((out / "set").read_bytes()).file:
        pool.Add(file)

    class Messages:
        def __getattr__(self, name: str) -> type:
            return message_factory.GetMessageClass(pool.FindMessageTypeByName(f"shortwire.test.v1.{name}"))

    return Messages()


@pytest.fixture
def no_growth() -> Callable[[Callable[[], object]], None]:
    """Runs something many times and asserts that neither memory nor references to None pile up."""

    def check(run: Callable[[], object]) -> None:
        def rounds(count: int) -> tuple[int, int]:
            for _ in range(count):
                run()
            gc.collect()
            return sys.getallocatedblocks(), sys.getrefcount(None)

        rounds(200)
        blocks, references = rounds(1)
        blocks_after, references_after = rounds(1000)
        # Caches of the interpreter come and go; a leak of one object a call would be a thousand.
        assert blocks_after - blocks < 200
        if sys.version_info < (3, 12):  # from then on None is not counted
            assert abs(references_after - references) < 200

    return check
