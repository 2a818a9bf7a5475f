"""That the tables say what their operations are defined to do.

Run: ``python3 -m unittest discover bench/definitions``.
"""

import tomllib
import unittest
from pathlib import Path

import expected


class Call(unittest.TestCase):
    def test_answers_are_those_of_the_definitions(self) -> None:
        table = tomllib.loads(Path(__file__).with_name("call.toml").read_text())
        for scenario in table["scenario"]:
            for case in scenario["case"]:
                size = case.get("size", 0)
                with self.subTest(scenario=scenario["id"], size=size):
                    wanted = expected.answer(scenario["id"], size, scenario.get("input", {}))
                    self.assertEqual((case["hash"], case["checksum"]), wanted)
                    if "bytes" in case:
                        self.assertEqual(case["bytes"], len(expected.request(size)))

    def test_hash_is_the_well_known_one(self) -> None:
        # From the test vectors of the FNV authors.
        self.assertEqual(expected.fnv1a(b""), "cbf29ce484222325")
        self.assertEqual(expected.fnv1a(b"foobar"), "85944171f73967e8")


if __name__ == "__main__":
    unittest.main()
