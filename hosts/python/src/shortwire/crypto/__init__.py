"""Cryptography: the NaCl suite and what is expected beside it, with kernels assembled for the processor they run on.

::

    from shortwire.crypto import SecretBox

    with SecretBox.generate() as box:
        assert box.decrypt(box.encrypt(b"meet me at noon")) == b"meet me at noon"

Keys stay in the library, which clears them when their object is closed or collected. Whatever is not authentic raises
:class:`AuthenticationError`, and nothing of it is released; lengths that are wrong raise :class:`shortwire.InvalidArgument`,
a ``ValueError``. Everything may be used from any thread. Functions that end in ``_into`` write to memory of the caller's,
such as a ``bytearray`` or a ``memoryview``, which may be that of their argument, and return the size: they copy nothing and
allocate nothing.
"""

from shortwire.crypto._library import use
from shortwire.crypto.boxes import Aead, Algorithm, AuthenticationError, Box, SealedBox, SecretBox
from shortwire.crypto.chunks import ChunkOpener, ChunkSealer
from shortwire.crypto.derivation import argon2id, hkdf, pbkdf2
from shortwire.crypto.encoding import Format, decode, encode, equal, random_bytes, random_into
from shortwire.crypto.exchange import PrivateKey
from shortwire.crypto.hashes import (
    Hasher,
    blake2b,
    hmac_sha256,
    hmac_sha512,
    sha256,
    sha256_many,
    sha512,
    sha512_many,
    verify_hmac,
)
from shortwire.crypto.keys import Key
from shortwire.crypto.signatures import SigningKey, VerifyKey

__all__ = [
    "Aead",
    "Algorithm",
    "AuthenticationError",
    "Box",
    "ChunkOpener",
    "ChunkSealer",
    "Format",
    "Hasher",
    "Key",
    "PrivateKey",
    "SealedBox",
    "SecretBox",
    "SigningKey",
    "VerifyKey",
    "argon2id",
    "blake2b",
    "decode",
    "encode",
    "equal",
    "hkdf",
    "hmac_sha256",
    "hmac_sha512",
    "pbkdf2",
    "random_bytes",
    "random_into",
    "sha256",
    "sha256_many",
    "sha512",
    "sha512_many",
    "use",
    "verify_hmac",
]
