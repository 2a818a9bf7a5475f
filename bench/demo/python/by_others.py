"""By PyO3, ctypes and UniFFI."""

import ctypes
import importlib

from arm import Absent, Arm, pair
from setup import Setup


def arms(setup: Setup) -> dict[str, Arm | Absent]:
    raw = ctypes.CDLL(str(setup.built / "libraw.so")).raw_add
    raw.argtypes = [ctypes.c_int64, ctypes.c_int64]
    raw.restype = ctypes.c_int64
    return {
        "add/ctypes": pair(setup, raw, "add(a, b)", add=raw),
        "add/pyo3": module(setup, "rival_pyo3"),
        "add/uniffi": module(setup, "rival_uniffi"),
    }


def module(setup: Setup, name: str) -> Arm | Absent:
    """The function `add` of a module, if that was built."""
    try:
        add = importlib.import_module(name).add
    except ImportError as error:
        return Absent(f"not built: {error}")
    return pair(setup, add, "add(a, b)", add=add)
