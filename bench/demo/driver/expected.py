"""What the answers must be, computed from the definitions of the operations and nothing that is measured."""

from .cases import Plan

LEAST, GREATEST = -(2**63), 2**63 - 1
PAIRS = [(40, 2), (-1, 1), (0, 0), (GREATEST, 1), (LEAST, -1), (123_456_789, 987_654_321)]


class Expected:
    """Answers by operation: the part of an arm's name before the slash."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan

    def answer(self, operation: str) -> str:
        """The whole outcome, as workers tell it."""
        kind, size = _split(operation)
        if kind in ("add", "process"):
            return _join(saturating_sum(a, b) for a, b in PAIRS)
        if kind in ("columns", "items"):
            return _join(_sums(size))
        if kind == "aggregate":
            return _aggregate(size)
        if kind == "request":
            return self._plan.requests[size]
        return str(self.one(operation))

    def one(self, operation: str) -> int:
        """The outcome of the timed call as one number."""
        kind, size = _split(operation)
        if kind in ("add", "process", "start"):
            return saturating_sum(*self._plan.operands)
        if kind in ("columns", "items"):
            return _sums(size)[-1]
        if kind == "aggregate":
            return size + _cents(size)
        if kind in ("copy", "encode", "request"):
            return int(self._plan.requests[size].split()[0])
        if kind == "decode":
            return size
        raise ValueError(f"nothing is known of the operation {operation}")

    def fold(self, operation: str, count: int) -> int:
        """The sum of `count` outcomes in 64 bits."""
        return (count * self.one(operation) + 2**63) % 2**64 - 2**63


def saturating_sum(a: int, b: int) -> int:
    return max(LEAST, min(GREATEST, a + b))


def _split(operation: str) -> tuple[str, int]:
    kind, _, detail = operation.partition("-")
    return kind, int(detail) if detail.isdigit() else 0


def _sums(count: int) -> list[int]:
    return [saturating_sum(i * 1_000_003 - 500_000, i * 7) for i in range(count)]


def _cents(count: int) -> int:
    return sum(1000 + 25 * i for i in range(count))


def _aggregate(count: int) -> str:
    stats = {"tag_emea": count, "tag_loyalty": count, "tag_web": (count + 1) // 2, "tag_pos": count // 2}
    for i in range(count):
        currency = ("USD", "EUR", "GBP", "JPY")[i % 4]
        stats[currency] = stats.get(currency, 0) + 1
    return " ".join(
        [f"{count} {_cents(count)}", *sorted(f"{name}={number}" for name, number in stats.items())]
    )


def _join(numbers) -> str:
    return " ".join(map(str, numbers))
