"""Calls the calculator library from Python: python main.py PATH/TO/libcalculator.so"""

import sys

import shortwire
from gen.calculator_v1 import BinaryOp, Calculator, DivisionError
from gen.complex_data_v1 import ComplexData, ComplexDataOperation, DataBatch, Transaction


def main(library: str) -> None:
    with Calculator.open(library) as calc:
        print("40 + 2 =", calc.add(a=40, b=2))
        print("pairs:", calc.add_many([(1, 2), (3, 4), (5, 6)]))
        print("columns:", calc.add_many(a=[1, 2, 3], b=10))
        try:
            calc.divide(1, 0)
        except shortwire.InvalidArgument as error:
            print("1 / 0:", error.message, error.detail(DivisionError))

    with ComplexData.open(library) as data:
        print("process:", data.process(add=BinaryOp(a=40, b=2)).value)
        transactions = [Transaction(transaction_id=f"T{n}", amount=n * 1.5, currency="EUR") for n in range(1000)]
        reply = data.aggregate(ComplexDataOperation(data=DataBatch(transactions=transactions), operation_type="sum"))
        print("aggregate:", reply.transaction_count, "transactions,", reply.total_amount, reply.stats)


if __name__ == "__main__":
    main(sys.argv[1])
