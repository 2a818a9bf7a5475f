"""Many calls in one crossing: python main.py PATH/TO/libcalculator.so"""

import array
import sys

import shortwire
from gen.calculator_v1 import Calculator

with Calculator.open(sys.argv[1]) as calc:
    # A column for each field; one value stands for all.
    print("columns:", *calc.add_many(a=[1, 2, 3], b=10))

    # A list of requests. Each item has its own outcome.
    try:
        calc.divide_many([(6, 3), (1, 0), (-9, 3)])
    except shortwire.BatchError as batch:
        outcomes = [batch.errors[i].code.name if i in batch.errors else value for i, value in enumerate(batch.results)]
        print("items:", *outcomes)

    # Arrays cross without a copy, NumPy's too.
    numbers = array.array("q", range(1001))
    print("a thousand:", sum(calc.multiply_many(a=numbers, b=1)))
