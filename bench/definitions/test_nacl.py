"""That nacl.toml says what the specifications say, and nacl.py what others have published.

Run: ``python3 -m unittest discover bench/definitions``.
"""

import hashlib
import hmac
import tomllib
import unittest
from pathlib import Path

import nacl


class Nacl(unittest.TestCase):
    def test_answers_are_those_of_the_specifications(self) -> None:
        table = tomllib.loads(Path(__file__).with_name("nacl.toml").read_text())
        self.assertEqual({scenario["id"] for scenario in table["scenario"]}, nacl.OPERATIONS.keys())
        for scenario in table["scenario"]:
            # The greatest size takes seconds for each, and `python3 bench/definitions/nacl.py` prints it.
            for case in scenario["case"][:2]:
                size = case.get("size", 0)
                with self.subTest(scenario=scenario["id"], size=size):
                    self.assertEqual((case["hash"], case["checksum"]), nacl.answer(scenario["id"], size))
            self.assertTrue(all(case.get("bytes") == case.get("size") for case in scenario["case"]))

    def test_hashes_are_those_of_the_standard_library(self) -> None:
        for size in 0, 3, 64, 111, 112, 127, 128, 129, 1000:
            message = nacl.made(size, 7)
            self.assertEqual(nacl.SHA256.digest(message), hashlib.sha256(message).digest())
            self.assertEqual(nacl.SHA512.digest(message), hashlib.sha512(message).digest())
            self.assertEqual(nacl.blake2b(message), hashlib.blake2b(message).digest())
            self.assertEqual(
                nacl.hmac(nacl.SHA512, nacl.KEY, message), hmac.digest(nacl.KEY, message, "sha512")
            )

    def test_keys_are_those_of_cryptography_in_nacl(self) -> None:
        # Sections 2, 5 and 8 of the paper, and RFC 7748, section 6.1.
        alice = bytes.fromhex("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a")
        bob = bytes.fromhex("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f")
        shared = nacl.x25519(alice, bob)
        self.assertEqual(shared.hex(), "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
        first = nacl.core_hsalsa20(shared, bytes(16))
        self.assertEqual(first.hex(), "1b27556473e985d462cd51197a9a46c76009549eac6474f206c4ee0844f68389")
        self.assertEqual(nacl.beforenm(bob, alice), first)

    def test_poly1305_is_that_of_the_rfc(self) -> None:
        # RFC 8439, section 2.5.2.
        key = bytes.fromhex("85d6be7857556d337f4452fe42d506a80103808afb0db2fd4abff6af4149f51b")
        tag = nacl.onetimeauth(b"Cryptographic Forum Research Group", key)
        self.assertEqual(tag.hex(), "a8061dc1305136c6c22b8baf0c0127a9")

    def test_signatures_are_those_of_the_rfc(self) -> None:
        # RFC 8032, section 7.1, test 1.
        seed = bytes.fromhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
        public = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
        self.assertEqual(nacl.sign_public(seed).hex(), public)
        self.assertEqual(
            nacl.sign(b"", seed).hex(),
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555"
            "fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
        )

    def test_salsa20_is_that_of_its_author(self) -> None:
        # "Salsa20 specification", section 9, the expansion of 32 bytes.
        key = bytes([*range(1, 17), *range(201, 217)])
        block = nacl.core_salsa20(key, bytes(range(101, 117)))
        self.assertEqual(block[:8], bytes([69, 37, 68, 39, 41, 15, 107, 193]))


if __name__ == "__main__":
    unittest.main()
