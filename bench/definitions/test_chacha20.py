"""That chacha20.toml says what RFC 8439 says.

Run: ``python3 -m unittest discover bench/definitions``.
"""

import tomllib
import unittest
from pathlib import Path

import chacha20


class Chacha20(unittest.TestCase):
    def test_answers_are_those_of_the_definition(self) -> None:
        table = tomllib.loads(Path(__file__).with_name("chacha20.toml").read_text())
        for scenario in table["scenario"]:
            for case in scenario["case"]:
                with self.subTest(scenario=scenario["id"], size=case["size"]):
                    wanted = chacha20.answer(case["size"], **scenario["input"])
                    self.assertEqual((case["hash"], case["checksum"]), wanted)
                    self.assertEqual(case["bytes"], case["size"] * case.get("operations", 1))

    def test_cipher_is_that_of_the_rfc(self) -> None:
        # RFC 8439, section 2.4.2.
        plaintext = (
            b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
            b"sunscreen would be it."
        )
        ciphertext = bytes.fromhex(
            "6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b"
            "f91b65c5524733ab8f593dabcd62b3571639d624e65152ab8f530c359f0861d8"
            "07ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab7793736"
            "5af90bbf74a35be6b40b8eedf2785e42874d"
        )
        encrypted = chacha20.encrypt(chacha20.KEY, chacha20.COUNTER, chacha20.NONCE, plaintext)
        self.assertEqual(encrypted, ciphertext)

    def test_message_is_the_one_that_was_seeded(self) -> None:
        made = 1015568748, 1586005467, 2165703038
        self.assertEqual(chacha20.message(3, 1), bytes(x >> 24 for x in made))


if __name__ == "__main__":
    unittest.main()
