"""What is right for chacha20.toml, computed from RFC 8439 as it is written down there.

`python3 bench/definitions/chacha20.py` prints the hash and the checksum of each case.
"""

import struct
import tomllib
from pathlib import Path

from expected import fnv1a

KEY = bytes(range(32))
NONCE = bytes.fromhex("000000000000004a00000000")
COUNTER = 1


def main() -> None:
    table = tomllib.loads(Path(__file__).with_suffix(".toml").read_text())
    for scenario in table["scenario"]:
        for case in scenario["case"]:
            print(f"{scenario['id']}@{case['size']}", *answer(case["size"], **scenario["input"]))


def answer(size: int, seed: int, count: int = 1) -> tuple[str, int]:
    """The hash of the whole outcome, and the outcome of one timed call as one number."""
    messages = message(count * size, seed)
    parts = (
        encrypt(KEY, COUNTER, struct.pack("<I", i) + NONCE[4:], messages[i * size : (i + 1) * size])
        for i in range(count)
    )
    ciphertext = b"".join(parts)
    return fnv1a(fnv1a(ciphertext).encode()), struct.unpack("<q", ciphertext[-8:])[0]


def message(size: int, seed: int) -> bytes:
    made = bytearray()
    for _ in range(size):
        seed = (1664525 * seed + 1013904223) % 2**32
        made.append(seed >> 24)
    return bytes(made)


def encrypt(key: bytes, counter: int, nonce: bytes, plaintext: bytes) -> bytes:
    """Section 2.4."""
    ciphertext = bytearray()
    for begin in range(0, len(plaintext), 64):
        key_stream = block(key, counter + begin // 64, nonce)
        ciphertext += bytes(a ^ b for a, b in zip(plaintext[begin : begin + 64], key_stream, strict=False))
    return bytes(ciphertext)


def block(key: bytes, counter: int, nonce: bytes) -> bytes:
    """Section 2.3."""
    initial = [
        *struct.unpack("<4I", b"expand 32-byte k"),
        *struct.unpack("<8I", key),
        counter,
        *struct.unpack("<3I", nonce),
    ]
    state = initial.copy()
    for _ in range(10):
        for column in range(4):
            quarter_round(state, column, column + 4, column + 8, column + 12)
        for diagonal in range(4):
            quarter_round(
                state, diagonal, 4 + (diagonal + 1) % 4, 8 + (diagonal + 2) % 4, 12 + (diagonal + 3) % 4
            )
    return struct.pack("<16I", *((a + b) % 2**32 for a, b in zip(state, initial, strict=True)))


def quarter_round(state: list[int], a: int, b: int, c: int, d: int) -> None:
    """Section 2.1."""
    for to, other, changed, distance in (a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7):
        state[to] = (state[to] + state[other]) % 2**32
        state[changed] = rotated(state[changed] ^ state[to], distance)


def rotated(word: int, distance: int) -> int:
    return (word << distance | word >> (32 - distance)) % 2**32


if __name__ == "__main__":
    main()
