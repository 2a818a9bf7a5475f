"""What is right for nacl.toml, computed from the specifications as they are written down there.

SHA-2 from FIPS 180-4, BLAKE2b from RFC 7693, HMAC from RFC 2104, X25519 from RFC 7748, Ed25519 from RFC 8032,
Poly1305 from RFC 8439, Salsa20 from its author's specification (2005), HSalsa20 and XSalsa20 from "Extending
the Salsa20 nonce" (2011), boxes from "Cryptography in NaCl" (2009).

`python3 bench/definitions/nacl.py` prints the hash and the checksum of each case.
"""

import struct
import tomllib
from collections.abc import Callable
from functools import cache
from math import isqrt
from pathlib import Path

from chacha20 import message as made
from expected import fnv1a

# What goes in, each from a seed of its own.
KEY, NONCE, ALICE, BOB, INPUT = made(32, 2), made(24, 3), made(32, 4), made(32, 5), made(16, 6)


def main() -> None:
    table = tomllib.loads(Path(__file__).with_suffix(".toml").read_text())
    for scenario in table["scenario"]:
        for case in scenario["case"]:
            size = case.get("size", 0)
            print(f"{scenario['id']}@{size}", *answer(scenario["id"], size))


def answer(scenario: str, size: int) -> tuple[str, int]:
    """The hash of the whole outcome, and the outcome of one timed call as one number."""
    outcome = OPERATIONS[scenario](made(size, 1))
    return fnv1a(fnv1a(outcome).encode()), struct.unpack("<q", outcome[:8])[0]


RIGHT = struct.pack("<q", 1)
"""What stands for a comparison that found no difference."""


# SHA-2, FIPS 180-4


def primes(count: int) -> list[int]:
    found: list[int] = []
    candidate = 2
    while len(found) < count:
        if all(candidate % prime for prime in found):
            found.append(candidate)
        candidate += 1
    return found


def cube_root(number: int) -> int:
    root = 1 << (number.bit_length() // 3 + 1)
    while root**3 > number:
        root = (2 * root + number // root**2) // 3
    return root


class Sha2:
    """One of the two word sizes, with the rotations of its functions."""

    def __init__(self, bits: int, rounds: int, sums: list, schedule: list) -> None:
        self.bits, self.rounds = bits, rounds
        self.sums, self.schedule = sums, schedule
        self.low = 2**bits - 1
        # The first bits of the fractional parts of roots of primes (5.3 and 4.2).
        self.initial = [isqrt(prime << 2 * bits) & self.low for prime in primes(8)]
        self.constants = [cube_root(prime << 3 * bits) & self.low for prime in primes(rounds)]

    def digest(self, message: bytes) -> bytes:
        block, size = 2 * self.bits, len(message)
        length = (8 * size).to_bytes(self.bits // 4, "big")
        zeros = -(size + 1 + len(length)) % block
        return self.packed(self.blocks(self.initial, message + b"\x80" + bytes(zeros) + length))

    def packed(self, state: list[int]) -> bytes:
        return b"".join(word.to_bytes(self.bits // 8, "big") for word in state)

    def blocks(self, state: list[int], message: bytes) -> list[int]:
        """The state after whole blocks (6.2.2, 6.4.2)."""
        low, bits = self.low, self.bits
        (a0, a1, a2), (e0, e1, e2) = self.sums
        (r0, r1, s0), (r2, r3, s1) = self.schedule

        def rotated(x: int, distance: int) -> int:
            return (x >> distance | x << (bits - distance)) & low

        letter = "I" if bits == 32 else "Q"
        for begin in range(0, len(message), 2 * bits):
            words = list(struct.unpack(f">16{letter}", message[begin : begin + 2 * bits]))
            for t in range(16, self.rounds):
                x, y = words[t - 15], words[t - 2]
                early = rotated(x, r0) ^ rotated(x, r1) ^ x >> s0
                late = rotated(y, r2) ^ rotated(y, r3) ^ y >> s1
                words.append(late + words[t - 7] + early + words[t - 16] & low)
            a, b, c, d, e, f, g, h = state
            for constant, word in zip(self.constants, words, strict=True):
                sum1 = rotated(e, e0) ^ rotated(e, e1) ^ rotated(e, e2)
                first = h + sum1 + (e & f ^ ~e & g) + constant + word
                sum0 = rotated(a, a0) ^ rotated(a, a1) ^ rotated(a, a2)
                second = sum0 + (a & b ^ a & c ^ b & c)
                a, b, c, d, e, f, g, h = first + second & low, a, b, c, d + first & low, e, f, g
            state = [old + new & low for old, new in zip(state, (a, b, c, d, e, f, g, h), strict=True)]
        return state


SHA256 = Sha2(32, 64, [(2, 13, 22), (6, 11, 25)], [(7, 18, 3), (17, 19, 10)])
SHA512 = Sha2(64, 80, [(28, 34, 39), (14, 18, 41)], [(1, 8, 7), (19, 61, 6)])


def hmac(sha: Sha2, key: bytes, message: bytes) -> bytes:
    """RFC 2104, for keys no longer than a block."""
    padded = key.ljust(2 * sha.bits, b"\0")
    inner = sha.digest(bytes(byte ^ 0x36 for byte in padded) + message)
    return sha.digest(bytes(byte ^ 0x5C for byte in padded) + inner)


# BLAKE2b, RFC 7693

SIGMA = [
    "0123456789abcdef",
    "ea489fd61c02b753",
    "b8c052fdae367194",
    "7931dcbe265a40f8",
    "905724afe1bc683d",
    "2c6a0b834d75fe19",
    "c51fed4a0763928b",
    "db7ec13950f4862a",
    "6fe9b308c2d714a5",
    "a2847615fb9e3cd0",
]
"""Section 2.7: the words of each round, as hexadecimal digits; rounds 10 and 11 are 0 and 1 again."""


def blake2b(message: bytes, size: int = 64) -> bytes:
    iv = SHA512.initial
    state = iv.copy()
    state[0] ^= 0x01010000 ^ size
    low = 2**64 - 1
    padded = message + bytes(-len(message) % 128 or (0 if message else 128))
    for begin in range(0, len(padded), 128):
        words = struct.unpack("<16Q", padded[begin : begin + 128])
        count = min(begin + 128, len(message))
        v = state + iv
        v[12] ^= count
        if begin + 128 == len(padded):
            v[14] ^= low
        for number in range(12):
            chosen = [words[int(digit, 16)] for digit in SIGMA[number % 10]]
            for i, (a, b, c, d) in enumerate(MIXED):
                x, y = chosen[2 * i], chosen[2 * i + 1]
                va, vb, vc, vd = v[a], v[b], v[c], v[d]
                va = va + vb + x & low
                vd ^= va
                vd = (vd >> 32 | vd << 32) & low
                vc = vc + vd & low
                vb ^= vc
                vb = (vb >> 24 | vb << 40) & low
                va = va + vb + y & low
                vd ^= va
                vd = (vd >> 16 | vd << 48) & low
                vc = vc + vd & low
                vb ^= vc
                v[a], v[b], v[c], v[d] = va, (vb >> 63 | vb << 1) & low, vc, vd
        state = [state[i] ^ v[i] ^ v[i + 8] for i in range(8)]
    return struct.pack("<8Q", *state)[:size]


MIXED = [
    *((i, i + 4, i + 8, i + 12) for i in range(4)),
    *((i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4) for i in range(4)),
]


# Salsa20 and what is made of it


def salsa20_rounds(state: list[int]) -> list[int]:
    x = state.copy()
    low = 2**32 - 1
    columns = [(5 * i % 16, (5 * i + 4) % 16, (5 * i + 8) % 16, (5 * i + 12) % 16) for i in range(4)]
    rows = [(5 * i, 4 * i + (i + 1) % 4, 4 * i + (i + 2) % 4, 4 * i + (i + 3) % 4) for i in range(4)]
    for _ in range(10):
        for a, b, c, d in columns + rows:
            for to, first, second, distance in (b, a, d, 7), (c, b, a, 9), (d, c, b, 13), (a, d, c, 18):
                total = x[first] + x[second] & low
                x[to] ^= (total << distance | total >> (32 - distance)) & low
    return x


def salsa20_state(key: bytes, block_input: bytes) -> list[int]:
    constants = struct.unpack("<4I", b"expand 32-byte k")
    k, n = struct.unpack("<8I", key), struct.unpack("<4I", block_input)
    return [constants[0], *k[:4], constants[1], *n, constants[2], *k[4:], constants[3]]


def core_salsa20(key: bytes, block_input: bytes) -> bytes:
    state = salsa20_state(key, block_input)
    mixed = salsa20_rounds(state)
    return struct.pack("<16I", *(a + b & 0xFFFFFFFF for a, b in zip(state, mixed, strict=True)))


def core_hsalsa20(key: bytes, block_input: bytes) -> bytes:
    mixed = salsa20_rounds(salsa20_state(key, block_input))
    return struct.pack("<8I", *(mixed[i] for i in (0, 5, 10, 15, 6, 7, 8, 9)))


@cache
def stream_salsa20(size: int, nonce: bytes, key: bytes) -> bytes:
    blocks = (core_salsa20(key, nonce + struct.pack("<Q", i)) for i in range(-(-size // 64)))
    return b"".join(blocks)[:size]


def stream(size: int, nonce: bytes, key: bytes) -> bytes:
    """XSalsa20."""
    return stream_salsa20(size, nonce[16:], core_hsalsa20(key, nonce[:16]))


def xored(a: bytes, b: bytes) -> bytes:
    return bytes(x ^ y for x, y in zip(a, b, strict=True))


# Poly1305, RFC 8439, section 2.5


def onetimeauth(message: bytes, key: bytes) -> bytes:
    r = int.from_bytes(key[:16], "little") & 0x0FFFFFFC0FFFFFFC0FFFFFFC0FFFFFFF
    total = 0
    for begin in range(0, len(message), 16):
        part = message[begin : begin + 16] + b"\1"
        total = (total + int.from_bytes(part, "little")) * r % (2**130 - 5)
    return (total + int.from_bytes(key[16:], "little") & 2**128 - 1).to_bytes(16, "little")


# Boxes


def secretbox(message: bytes, nonce: bytes, key: bytes) -> bytes:
    key_stream = stream(32 + len(message), nonce, key)
    ciphertext = xored(message, key_stream[32:])
    return onetimeauth(ciphertext, key_stream[:32]) + ciphertext


def beforenm(public: bytes, secret: bytes) -> bytes:
    return core_hsalsa20(x25519(secret, public), bytes(16))


# X25519, RFC 7748, section 5

P = 2**255 - 19
BASE = (9).to_bytes(32, "little")


def x25519(scalar: bytes, point: bytes) -> bytes:
    k = clamped(scalar)
    u = int.from_bytes(point, "little") % 2**255
    x2, z2, x3, z3, swap = 1, 0, u, 1, 0
    for t in reversed(range(255)):
        bit = k >> t & 1
        if swap ^ bit:
            x2, x3, z2, z3 = x3, x2, z3, z2
        swap = bit
        a, b, c, d = x2 + z2, x2 - z2, x3 + z3, x3 - z3
        aa, bb, da, cb = a * a, b * b, d * a, c * b
        e = aa - bb
        x3, z3 = (da + cb) ** 2 % P, u * (da - cb) ** 2 % P
        x2, z2 = aa * bb % P, e * (aa + 121665 * e) % P
    if swap:
        x2, z2 = x3, z3
    return (x2 * pow(z2, P - 2, P) % P).to_bytes(32, "little")


def clamped(scalar: bytes) -> int:
    return int.from_bytes(scalar, "little") & 2**254 - 8 | 2**254


# Ed25519, RFC 8032, section 5.1

D = -121665 * pow(121666, P - 2, P) % P
ORDER = 2**252 + 27742317777372353535851937790883648493

Point = tuple[int, int, int, int]


def recovered(y: int) -> int:
    """The even x to a y."""
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P)
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    return x if x % 2 == 0 else P - x


BASE_Y = 4 * pow(5, P - 2, P) % P
BASE_POINT = (recovered(BASE_Y), BASE_Y, 1, recovered(BASE_Y) * BASE_Y % P)


def added(p: Point, q: Point) -> Point:
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % P, (p[1] + p[0]) * (q[1] + q[0]) % P
    c, d = 2 * p[3] * q[3] * D % P, 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def multiplied(scalar: int, point: Point) -> Point:
    product = (0, 1, 1, 0)
    while scalar:
        if scalar & 1:
            product = added(product, point)
        point = added(point, point)
        scalar >>= 1
    return product


def compressed(point: Point) -> bytes:
    inverse = pow(point[2], P - 2, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def sign_public(seed: bytes) -> bytes:
    return compressed(multiplied(clamped(SHA512.digest(seed)[:32]), BASE_POINT))


def sign(message: bytes, seed: bytes) -> bytes:
    digest = SHA512.digest(seed)
    public = sign_public(seed)
    r = int.from_bytes(SHA512.digest(digest[32:] + message), "little") % ORDER
    point = compressed(multiplied(r, BASE_POINT))
    k = int.from_bytes(SHA512.digest(point + public + message), "little") % ORDER
    return point + ((r + k * clamped(digest[:32])) % ORDER).to_bytes(32, "little")


# What nacl.toml asks for.

BOB_PUBLIC = x25519(BOB, BASE)
SHARED = beforenm(BOB_PUBLIC, ALICE)

OPERATIONS: dict[str, Callable[[bytes], bytes]] = {
    "sha256": SHA256.digest,
    "sha512": SHA512.digest,
    "blake2b": blake2b,
    "hmac-sha256": lambda message: hmac(SHA256, KEY, message),
    "hmac-sha512": lambda message: hmac(SHA512, KEY, message),
    "onetimeauth": lambda message: onetimeauth(message, KEY),
    "onetimeauth-verify": lambda message: RIGHT,
    "stream": lambda message: stream(len(message), NONCE, KEY),
    "stream-xor": lambda message: xored(message, stream(len(message), NONCE, KEY)),
    "stream-salsa20": lambda message: stream_salsa20(len(message), NONCE[:8], KEY),
    "stream-salsa20-xor": lambda message: xored(message, stream_salsa20(len(message), NONCE[:8], KEY)),
    "secretbox": lambda message: secretbox(message, NONCE, KEY),
    "secretbox-open": lambda message: message,
    "box": lambda message: secretbox(message, NONCE, SHARED),
    "box-open": lambda message: message,
    "box-afternm": lambda message: secretbox(message, NONCE, SHARED),
    "box-open-afternm": lambda message: message,
    "sign": lambda message: sign(message, ALICE),
    "verify": lambda message: RIGHT,
    "box-beforenm": lambda _: SHARED,
    "scalarmult": lambda _: x25519(ALICE, BOB_PUBLIC),
    "scalarmult-base": lambda _: x25519(ALICE, BASE),
    "sign-keypair": lambda _: sign_public(ALICE),
    "core-salsa20": lambda _: core_salsa20(KEY, INPUT),
    "core-hsalsa20": lambda _: core_hsalsa20(KEY, INPUT),
    "hashblocks": lambda _: SHA512.packed(SHA512.blocks(SHA512.initial, made(1024, 1))),
    "verify-16": lambda _: RIGHT,
    "verify-32": lambda _: RIGHT,
    "verify-64": lambda _: RIGHT,
}


if __name__ == "__main__":
    main()
