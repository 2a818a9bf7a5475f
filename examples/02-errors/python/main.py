"""Failures and their typed details: python main.py PATH/TO/libcalculator.so"""

import sys

import shortwire
from gen.calculator_v1 import Calculator, DivisionError

with Calculator.open(sys.argv[1]) as calc:
    print("7 / 2 =", calc.divide(7, 2))

    # Each of gRPC's codes is a class, which is also the builtin one that means the same: here ValueError.
    try:
        calc.divide(1, 0)
    except shortwire.InvalidArgument as error:
        print(f"1 / 0: {error.code.name}: {error.message}")
        detail = error.detail(DivisionError)
        print(f"dividend {detail.dividend}, divisor {detail.divisor}")

    try:
        Calculator.open("./no/such/library.so")
    except LookupError as error:
        print(f"no library: {error.code.name}")

    try:
        calc.with_options(timeout=0).divide(7, 2)
    except TimeoutError as error:
        print(f"too late: {error.code.name}")
