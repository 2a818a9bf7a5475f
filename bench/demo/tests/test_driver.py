"""What the driver does with right, wrong and missing answers.

Run: ``python3 -m unittest discover bench/demo/tests``.
"""

import sys
import unittest
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from driver import record, rounds, table
from driver.cases import Case, Plan
from driver.expected import Expected
from driver.numbers import Estimate
from driver.worker import Worker, WorkerFailed

OPERANDS = (123_456_789, 987_654_321)
RIGHT = "42 0 0 9223372036854775807 -9223372036854775808 1111111110"
PROGRAM = """
import sys
for line in sys.stdin:
    command, name, *rest = line.split()
    if command == "answer":
        print({answers!r}.get(name, "absent it was not built"), flush=True)
    elif command == "run":
        count = int(rest[0])
        print(count * 10, count, count, count * {folds!r}.get(name, 1111111110), flush=True)
    else:
        sys.exit(3)
"""


def measure(answers: dict[str, str], folds: dict[str, int] | None = None, transactions: int = 0) -> dict:
    """The only row of a quick measurement of a program that says these things."""
    beside = {"another": "add/other"}
    case = Case("rust", "one", "add/shortwire", "add/raw", "by hand", 1, transactions, beside=beside)
    plan = Plan(OPERANDS, {10: "3933 d6b506855ee71393"}, [], [case])
    program = [sys.executable, "-c", PROGRAM.format(answers=answers, folds=folds or {})]
    effort = rounds.Effort(processes=1, rounds=6, stretch_ns=1000, starts=0)
    spawn = partial(Worker, command=program)
    (row,) = record.rows(plan, rounds.Measurement(plan.cases, Expected(plan), effort, spawn, seed=1).run())
    return row


class Answers(unittest.TestCase):
    def test_right_answers_get_numbers(self) -> None:
        row = measure({"add/shortwire": RIGHT, "add/raw": RIGHT, "add/other": RIGHT})
        self.assertTrue(row["checked"])
        self.assertEqual((row["ns"], row["floor_ns"], row["ratio"], row["n"]), (10.0, 10.0, 1.0, 6))
        self.assertEqual(row["beside"][0]["times_ours"], 1.0)

    def test_wrong_answer_gets_no_number(self) -> None:
        row = measure({"add/shortwire": "43 0 0 0 0 0", "add/raw": RIGHT, "add/other": RIGHT})
        self.assertEqual((row["checked"], row["ns"]), (False, None))
        self.assertIn("answered 43", row["why"])

    def test_wrong_answer_while_timed_gets_no_number(self) -> None:
        row = measure(
            {"add/shortwire": RIGHT, "add/raw": RIGHT, "add/other": RIGHT}, folds={"add/shortwire": 7}
        )
        self.assertEqual((row["checked"], row["ns"]), (False, None))
        self.assertIn("right is", row["why"])

    def test_rival_that_is_wrong_or_absent_costs_only_its_own_number(self) -> None:
        for answers in ({"add/other": "wrong"}, {}):
            row = measure({"add/shortwire": RIGHT, "add/raw": RIGHT} | answers)
            self.assertTrue(row["checked"])
            self.assertIsNone(row["beside"][0]["ns"])

    def test_request_that_is_not_that_of_the_other_hosts_gets_no_number(self) -> None:
        answers = {"add/shortwire": RIGHT, "add/raw": RIGHT, "request-10/shortwire": "3934 0000000000000000"}
        self.assertIn("request-10/shortwire: answered 3934", measure(answers, transactions=10)["why"])
        answers["request-10/shortwire"] = "3933 d6b506855ee71393"
        self.assertTrue(measure(answers, transactions=10)["checked"])

    def test_program_that_ends_is_named(self) -> None:
        said = "the c program ended at `start shortwire` with exit code 3"
        program = [sys.executable, "-c", "import sys; sys.exit(3)"]
        with Worker("c", program) as worker, self.assertRaisesRegex(WorkerFailed, said):
            worker.start("shortwire")


class Numbers(unittest.TestCase):
    def test_interval_of_the_median(self) -> None:
        # Tables of order statistics give the 2nd and 9th of 10 values, and the 6th and 15th of 20.
        self.assertEqual(Estimate.of(list(range(1, 11))), Estimate(5.5, 2, 9, 10))
        self.assertEqual(Estimate.of(list(range(1, 21))), Estimate(10.5, 6, 15, 20))
        self.assertEqual(Estimate.of([3.0, 1.0, 2.0]), Estimate(2.0, 1.0, 3.0, 3))

    def test_sum_of_answers_wraps_as_in_64_bits(self) -> None:
        expected = Expected(Plan((2**62, 0), {}, [], []))
        self.assertEqual(expected.fold("add", 3), -(2**62))


class Records(unittest.TestCase):
    def test_only_a_full_run_of_a_named_revision_on_a_quiet_machine_is_published(self) -> None:
        good = {"quick": False, "dirty": False, "against_itself": {"c": {"value": 1.01}}}
        self.assertIsNone(record.objection(good))
        self.assertIn("quick", record.objection(good | {"quick": True}))
        self.assertIn("commit", record.objection(good | {"dirty": True}))
        self.assertIn(
            "in c a function took 0.900", record.objection(good | {"against_itself": {"c": {"value": 0.9}}})
        )


class Table(unittest.TestCase):
    def test_fits_into_100_columns(self) -> None:
        rows = [measure({"add/shortwire": RIGHT, "add/raw": RIGHT, "add/other": RIGHT}), measure({})]
        runtimes = {
            "rust": "rustc 1.95.0 (59807616e 2026-04-14)",
            "c": "cc (Debian) 12.2.0",
            "python": "Python 3.11.7",
        }
        header = {
            "cpu": "A processor with a long name @ 2.50GHz", "cores": 64, "virtual_machine": True,
            "kernel": "Linux 6.18.44", "runtimes": runtimes, "date": "2026-11-21T05:34:00+00:00",
            "revision": "b54af27" * 6, "dirty": True, "quick": True, "rounds": 60, "processes": 5,
            "against_itself": {"rust": {"value": 1.0, "low": 0.99, "high": 1.01}},
        }  # fmt: skip
        lines = table.terminal({"header": header, "rows": rows}, {"rust": "Rust"}, colour=False).splitlines()
        self.assertLessEqual(max(map(len, lines)), 100)
        self.assertIn("no number", "".join(lines))

    def test_times_have_three_digits(self) -> None:
        self.assertEqual(
            [table.time(ns) for ns in (1.234, 43.21, 999, 1500, 2.5e6)],
            ["1.23 ns", "43.2 ns", "999 ns", "1.50 us", "2.50 ms"],
        )


if __name__ == "__main__":
    unittest.main()
