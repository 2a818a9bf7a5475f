"""A message by ChaCha20, or many: in plain Python, by cryptography, and a copy of the outcome beside them."""

import struct
from array import array
from collections.abc import Callable
from functools import cache

from arm import Arm, fnv1a
from subject import Absent, Subject

KEY = bytes(range(32))
NONCE = bytes.fromhex("000000000000004a00000000")
COUNTER = 1
BLOCK = 64


def arm(subject: Subject) -> Arm | None:
    given = messages(subject)
    match subject.by:
        case "plain":
            return encrypting("encrypt(message, ciphertext, nonce)", given, encrypt=encrypt)
        case "copy":
            for message, ciphertext, nonce in given:
                encrypt(message, ciphertext, nonce)
            known = [(bytes(ciphertext), ciphertext, nonce) for _, ciphertext, nonce in given]
            return encrypting("ciphertext[:] = message", known)
        case "cryptography":
            return encrypting(
                "encryptor(nonce).update_into(message, ciphertext)",
                given,
                encryptor=encryptor(),
            )
    return None


Part = tuple[memoryview | bytes, memoryview, bytes]
"""A message, where its ciphertext goes, and its nonce."""


def messages(subject: Subject) -> list[Part]:
    """One message, or many that follow each other."""
    size, count = subject.size, subject.input.get("count", 1)
    message, ciphertext = (
        memoryview(made(size * count, subject.input["seed"])),
        memoryview(bytearray(size * count)),
    )
    return [
        (message[at : at + size], ciphertext[at : at + size], struct.pack("<I", at // size) + NONCE[4:])
        for at in range(0, size * count, size)
    ]


def encrypting(statement: str, parts: list[Part], **names: object) -> Arm:
    """An arm that does the statement with each part, and tells the ciphertexts after it."""

    def answer() -> str:
        arm.once()
        return fnv1a(b"".join(ciphertext for _, ciphertext, _ in parts))

    message, ciphertext, nonce = parts[-1]
    end = struct.Struct("<q").unpack_from
    number = "end(last, len(last) - 8)[0]"
    names = {"last": ciphertext, "end": end, **names}
    if len(parts) == 1:
        arm = Arm(answer, statement, number, message=message, ciphertext=ciphertext, nonce=nonce, **names)
    else:
        loop = f"for message, ciphertext, nonce in parts: {statement}"
        arm = Arm(answer, loop, number, parts=parts, **names)
    return arm


def made(size: int, seed: int) -> bytes:
    """The message that the definition describes."""
    message = bytearray()
    for _ in range(size):
        seed = (1664525 * seed + 1013904223) % 2**32
        message.append(seed >> 24)
    return bytes(message)


def encryptor() -> Callable:
    """Makes a context of cryptography, whose nonce begins with the counter. None can be used again."""
    try:
        from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
    except ImportError as error:
        raise Absent(f"not installed: {error}") from error
    counter = COUNTER.to_bytes(4, "little")
    return lambda nonce: Cipher(algorithms.ChaCha20(KEY, counter + nonce), mode=None).encryptor()


# Plain Python. An integer holds one word of many blocks, 64 bits apart, so that one operation of the
# interpreter does them all: sums and rotated words have room above their 32 bits, and `low` cuts it off.

AT_ONCE = 1024
"""Blocks; more of them leave the processor's nearer caches."""


def encrypt(message: memoryview, ciphertext: memoryview, nonce: bytes) -> None:
    counter = COUNTER
    for begin in range(0, len(message), AT_ONCE * BLOCK):
        part = message[begin : begin + AT_ONCE * BLOCK]
        size = len(part)
        key_stream = blocks(size // BLOCK, counter, nonce)
        xored = int.from_bytes(part, "little") ^ int.from_bytes(key_stream, "little")
        ciphertext[begin : begin + size] = xored.to_bytes(size, "little")
        counter += size // BLOCK


@cache
def lanes(count: int) -> tuple[int, int]:
    """1 in every lane, and the lane's number in every lane."""
    return tuple(int.from_bytes(array("Q", lane), "little") for lane in ([1] * count, range(count)))


def blocks(count: int, counter: int, nonce: bytes) -> array:
    """The key stream of so many blocks."""
    one, numbers = lanes(count)
    low = one * 0xFFFFFFFF
    words = struct.unpack("<16I", b"expand 32-byte k" + KEY + struct.pack("<I", counter) + nonce)
    initial = [one * word for word in words]
    initial[12] = initial[12] + numbers & low
    x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15 = initial

    def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
        a = a + b & low
        d ^= a
        d = (d << 16 | d >> 16) & low
        c = c + d & low
        b ^= c
        b = (b << 12 | b >> 20) & low
        a = a + b & low
        d ^= a
        d = (d << 8 | d >> 24) & low
        c = c + d & low
        b ^= c
        b = (b << 7 | b >> 25) & low
        return a, b, c, d

    for _ in range(10):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)

    key_stream = array("I", bytes(count * BLOCK))
    mixed = x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15
    for position, (word, before) in enumerate(zip(mixed, initial, strict=True)):
        spread = array("I", (word + before & low).to_bytes(8 * count, "little"))
        key_stream[position::16] = spread[::2]
    return key_stream
