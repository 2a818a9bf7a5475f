"""By PyO3, cffi, ctypes and UniFFI."""

import ctypes
import importlib
from types import ModuleType

from arm import Arm, pair
from subject import Absent, Setup, Subject


def arm(setup: Setup, subject: Subject) -> Arm | None:
    match subject.scenario, subject.by:
        case "add", "ctypes":
            library = ctypes.CDLL(str(setup.built / "libraw.so"))
            library.raw_add.argtypes = [ctypes.c_int64, ctypes.c_int64]
            library.raw_add.restype = ctypes.c_int64
            return pair(subject, library.raw_add, "library.raw_add(a, b)", library=library)
        case "add", "cffi":
            lib = module("rival_cffi").lib
            return pair(subject, lib.raw_add, "lib.raw_add(a, b)", lib=lib)
        case "add", "pyo3" | "uniffi":
            found = module(f"rival_{subject.by}")
            return pair(subject, found.add, "module.add(a, b)", module=found)
    return None


def module(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise Absent(f"not built: {error}") from error
