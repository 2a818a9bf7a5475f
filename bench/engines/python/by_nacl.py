"""Operations of NaCl: by libsodium through PyNaCl, by the standard library, and by cryptography."""

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from arm import Arm, fnv1a
from by_chacha20 import made
from subject import Absent, Subject

RIGHT = (1).to_bytes(8, "little")
"""What stands for a comparison that found no difference."""


@dataclass(frozen=True)
class Given:
    """What goes in, as the definition makes it."""

    size: int

    @cached_property
    def message(self) -> bytes:
        return made(self.size, 1)

    key = made(32, 2)
    nonce = made(24, 3)
    alice = made(32, 4)
    bob = made(32, 5)


def arm(subject: Subject) -> Arm | None:
    given = Given(subject.size)
    ways = {"libsodium": by_libsodium, "hashlib": by_hashlib, "cryptography": by_cryptography}
    try:
        made = ways[subject.by](subject.scenario, given)
    except ImportError as error:
        raise Absent(f"not installed: {error}") from error
    if made is None:
        return None
    expression, names = made
    return operation(expression, given, **names)


def operation(expression: str, given: Given, **names: Any) -> Arm:
    """An arm whose outcome is what the expression is: bytes, or whether something is right."""

    def answer() -> str:
        outcome = eval(expression, {}, names)
        return fnv1a(RIGHT if outcome is True else outcome)

    names = {"message": given.message, "key": given.key, "nonce": given.nonce, **names}
    is_right = eval(expression, {}, names) is True
    number = "int(result)" if is_right else 'int.from_bytes(result[:8], "little", signed=True)'
    return Arm(answer, f"result = {expression}", number, **names)


Made = tuple[str, dict[str, Any]] | None


def by_libsodium(scenario: str, given: Given) -> Made:
    """PyNaCl's bindings, which have libsodium's names, and the classes that it is known for."""
    import nacl.bindings as sodium
    from nacl.public import Box, PrivateKey
    from nacl.secret import SecretBox
    from nacl.signing import SigningKey

    key, nonce, alice = given.key, given.nonce, given.alice
    secret = PrivateKey(alice)
    bob = PrivateKey(given.bob).public_key
    signing = SigningKey(alice)
    signature = signing.sign(given.message).signature
    box = Box(secret, bob)
    names = {
        "sodium": sodium,
        "alice": alice,
        "public": bytes(bob),
        "secret": secret,
        "bob": bob,
        "Box": Box,
        "SecretBox": SecretBox,
        "box": box,
        "signing": signing,
        "verifying": signing.verify_key,
        "signature": signature,
        "sealed": SecretBox(key).encrypt(given.message, nonce).ciphertext,
        "boxed": box.encrypt(given.message, nonce).ciphertext,
        "other": bytes(bytearray(key)),
    }
    expressions = {
        "sha256": "sodium.crypto_hash_sha256(message)",
        "sha512": "sodium.crypto_hash_sha512(message)",
        "blake2b": "sodium.crypto_generichash_blake2b_salt_personal(message, digest_size=64)",
        "secretbox": "SecretBox(key).encrypt(message, nonce).ciphertext",
        "secretbox-open": "SecretBox(key).decrypt(sealed, nonce)",
        "box": "Box(secret, bob).encrypt(message, nonce).ciphertext",
        "box-open": "Box(secret, bob).decrypt(boxed, nonce)",
        "box-afternm": "box.encrypt(message, nonce).ciphertext",
        "box-open-afternm": "box.decrypt(boxed, nonce)",
        "sign": "signing.sign(message).signature",
        "verify": "verifying.verify(message, signature) is not None",
        "box-beforenm": "sodium.crypto_box_beforenm(public, alice)",
        "scalarmult": "sodium.crypto_scalarmult(alice, public)",
        "scalarmult-base": "sodium.crypto_scalarmult_base(alice)",
        "sign-keypair": "sodium.crypto_sign_seed_keypair(alice)[0]",
        "verify-32": "sodium.sodium_memcmp(key, other)",
    }
    return (expressions[scenario], names) if scenario in expressions else None


def by_hashlib(scenario: str, given: Given) -> Made:
    """The standard library: hashlib, and hmac's functions."""
    names = {"hashlib": hashlib, "hmac": hmac, "other": bytes(bytearray(given.key))}
    expressions = {
        "sha256": "hashlib.sha256(message).digest()",
        "sha512": "hashlib.sha512(message).digest()",
        "blake2b": "hashlib.blake2b(message).digest()",
        "hmac-sha256": 'hmac.digest(key, message, "sha256")',
        "hmac-sha512": 'hmac.digest(key, message, "sha512")',
        "verify-32": "hmac.compare_digest(key, other)",
    }
    return (expressions[scenario], names) if scenario in expressions else None


def by_cryptography(scenario: str, given: Given) -> Made:
    """cryptography, with keys that are used again."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
    from cryptography.hazmat.primitives.hmac import HMAC
    from cryptography.hazmat.primitives.poly1305 import Poly1305

    def hashed(algorithm: hashes.HashAlgorithm) -> Callable[[bytes], bytes]:
        def once(message: bytes) -> bytes:
            context = hashes.Hash(algorithm)
            context.update(message)
            return context.finalize()

        return once

    def authenticated(algorithm: hashes.HashAlgorithm) -> Callable[[bytes, bytes], bytes]:
        def once(key: bytes, message: bytes) -> bytes:
            context = HMAC(key, algorithm)
            context.update(message)
            return context.finalize()

        return once

    signing = Ed25519PrivateKey.from_private_bytes(given.alice)
    names: dict[str, Any] = {
        "sha256": hashed(hashes.SHA256()),
        "sha512": hashed(hashes.SHA512()),
        "blake2b": hashed(hashes.BLAKE2b(64)),
        "hmac_sha256": authenticated(hashes.SHA256()),
        "hmac_sha512": authenticated(hashes.SHA512()),
        "Poly1305": Poly1305,
        "tag": Poly1305.generate_tag(given.key, given.message),
        "Ed25519PrivateKey": Ed25519PrivateKey,
        "X25519PrivateKey": X25519PrivateKey,
        "alice": given.alice,
        "signing": signing,
        "verifying": signing.public_key(),
        "signature": signing.sign(given.message),
        "secret": X25519PrivateKey.from_private_bytes(given.alice),
        "bob": X25519PrivateKey.from_private_bytes(given.bob).public_key(),
    }
    expressions = {
        "sha256": "sha256(message)",
        "sha512": "sha512(message)",
        "blake2b": "blake2b(message)",
        "hmac-sha256": "hmac_sha256(key, message)",
        "hmac-sha512": "hmac_sha512(key, message)",
        "onetimeauth": "Poly1305.generate_tag(key, message)",
        # Nothing but an exception tells that it is wrong.
        "onetimeauth-verify": "Poly1305.verify_tag(key, message, tag) is None",
        "sign": "signing.sign(message)",
        "verify": "verifying.verify(signature, message) is None",
        "scalarmult": "secret.exchange(bob)",
        "scalarmult-base": "X25519PrivateKey.from_private_bytes(alice).public_key().public_bytes_raw()",
        "sign-keypair": "Ed25519PrivateKey.from_private_bytes(alice).public_key().public_bytes_raw()",
    }
    return (expressions[scenario], names) if scenario in expressions else None
