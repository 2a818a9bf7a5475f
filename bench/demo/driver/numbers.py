"""Medians and their intervals."""

from dataclasses import dataclass
from math import comb
from statistics import median


@dataclass(frozen=True)
class Estimate:
    """A median, and between which of the values it lies with 95 % confidence."""

    value: float
    low: float
    high: float
    n: int

    @classmethod
    def of(cls, values: list[float]) -> "Estimate":
        ordered = sorted(values)
        rank = _rank(len(ordered))
        return cls(median(ordered), ordered[rank], ordered[-1 - rank], len(ordered))


def _rank(n: int) -> int:
    """The largest rank r (from 0) for which the values of ranks r and n-1-r enclose the median at 95 %.

    How many values lie below the median is a matter of n coin tosses, whatever their distribution.
    With fewer than six values no pair reaches 95 %: then it is the least and the greatest.
    """
    rank, outside = 0, 2 / 2**n
    while (outside := outside + 2 * comb(n, rank + 1) / 2**n) <= 0.05:
        rank += 1
    return rank
