"""Writes the C source of the module rival_cffi: raw_add() by cffi in its API mode.

Usage: ``python emit.py FILE``.
"""

import sys

from cffi import FFI

builder = FFI()
builder.cdef("int64_t raw_add(int64_t a, int64_t b);")
builder.set_source("rival_cffi", '#include "raw.h"')
builder.emit_c_code(sys.argv[1])
