"""Whose memory calls use: python main.py PATH/TO/libpixels.so"""

import array
import sys

from gen.pixels_v1 import Pixels

with Pixels.open(sys.argv[1]) as pixels:
    data = bytearray(range(8))

    # Any buffer is taken as bytes and read where it is: bytes, bytearray, memoryview, NumPy arrays.
    print("sum of a slice:", pixels.sum(memoryview(data)[2:5]))

    # Replies are bytes objects; put them where they are wanted.
    image = bytearray(4)
    image[:] = pixels.invert(data[:4])
    print("inverted:", image.hex(" "))
    image[:] = pixels.invert(data[4:])
    print("inverted again, into the same memory:", image.hex(" "))

    # Columns are written into the caller's array.
    totals = array.array("Q", [0, 0, 0])
    pixels.sum_many(data=[b"\1\2", b"\3\4", b"\5\6"], out=totals)
    print("sums into our column:", *totals)
