"""By PyO3, ctypes and UniFFI."""

import ctypes
import importlib

from arm import Absent, Arm, pair
from setup import Setup


def arms(setup: Setup) -> dict[str, Arm | Absent]:
    library = ctypes.CDLL(str(setup.built / "libraw.so"))
    library.raw_add.argtypes = [ctypes.c_int64, ctypes.c_int64]
    library.raw_add.restype = ctypes.c_int64
    return {
        "add/ctypes": pair(setup, library.raw_add, "library.raw_add(a, b)", "result", library=library),
        "add/pyo3": module(setup, "rival_pyo3"),
        "add/uniffi": module(setup, "rival_uniffi"),
    }


def module(setup: Setup, name: str) -> Arm | Absent:
    """The function `add` of a module, if that was built."""
    try:
        imported = importlib.import_module(name)
    except ImportError as error:
        return Absent(f"not built: {error}")
    return pair(setup, imported.add, "module.add(a, b)", "result", module=imported)
