"""From opening a library to its first reply, once a process."""

from time import perf_counter_ns

from setup import Setup


def measure(setup: Setup, who: str) -> str:
    """Nanoseconds, and the reply."""
    a, b = setup.operands
    if who == "shortwire":
        from gen.calculator_v1 import Calculator

        started = perf_counter_ns()
        reply = Calculator.open(setup.library).add(a=a, b=b)
    else:
        started = perf_counter_ns()
        import raw

        reply = raw.add(a, b)
    return f"{perf_counter_ns() - started} 1 1 {reply}"
