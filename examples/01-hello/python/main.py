"""Calls the greeter from Python: python main.py PATH/TO/libgreeter.so"""

import sys

from gen.greeter_v1 import Greeter

with Greeter.open(sys.argv[1]) as greeter:
    print(greeter.greet(name="world"))
