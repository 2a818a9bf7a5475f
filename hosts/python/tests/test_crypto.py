"""The names that Python has for the crypto services."""

from __future__ import annotations

import gc
import json
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shortwire
from shortwire import crypto
from shortwire.crypto import AuthenticationError, hazmat
from shortwire.crypto._library import client
from shortwire.crypto.gen.shortwire_crypto_v1 import ChunkedAead, Keys

KNOWN = Path(__file__).resolve().parents[3] / "conformance" / "vectors" / "crypto" / "known_answers.txt"
KEY = bytes(range(32))
NONCE = bytes(24)


@pytest.fixture(autouse=True)
def library(crypto_library: str) -> None:
    crypto.use(crypto_library)


def known(operation: str) -> Iterator[dict[str, str]]:
    lines = [line.split(" ") for line in KNOWN.read_text().splitlines()]
    found = [dict(part.split("=", 1) for part in rest) for name, *rest in lines if name == operation]
    assert found, f"no known answers of {operation}"
    return iter(found)


def b(text: str) -> bytes:
    return bytes.fromhex(text)


@pytest.mark.parametrize("operation", ["chacha20_poly1305", "xchacha20_poly1305"])
def test_known_answers_of_aeads(operation: str) -> None:
    for v in known(operation):
        algorithm = crypto.Algorithm[operation.upper()]
        with crypto.Aead(b(v["key"]), algorithm) as aead:
            nonce, associated = b(v["nonce"]), b(v["associated_data"])
            assert aead.seal(nonce, b(v["message"]), associated) == b(v["sealed"])
            assert aead.unseal(nonce, b(v["sealed"]), associated) == b(v["message"])
            with pytest.raises(AuthenticationError):
                aead.unseal(nonce, b(v["sealed"]), associated + b"x")


def test_known_answers_of_boxes() -> None:
    for v in known("box"):
        with crypto.Box(b(v["private"]), crypto.Box.public_key(b(v["peer"]))) as box:
            assert box.key.reveal() == b(v["shared"])
            assert box.seal(b(v["nonce"]), b(v["message"])) == b(v["box"])
            assert box.unseal(b(v["nonce"]), b(v["box"])) == b(v["message"])
    for v in known("sealed_box"):
        assert crypto.SealedBox.decrypt(b(v["private"]), b(v["box"])) == b(v["message"])
    private, public = crypto.Box.key_pair()
    assert crypto.Box.public_key(private) == public
    assert crypto.SealedBox.decrypt(private, crypto.SealedBox.encrypt(public, b"x")) == b"x"
    for forged in [b"", bytes(47), bytes(48), bytes(100)]:
        with pytest.raises(AuthenticationError):
            crypto.SealedBox.decrypt(private, forged)


def test_chunks_that_libsodium_encrypted() -> None:
    vectors = KNOWN.parents[3] / "crates" / "crypto" / "tests" / "vectors" / "secretstream.json"
    for v in json.loads(vectors.read_text())["streams"]:
        with crypto.ChunkOpener(b(v["key"]), b(v["header"])) as opener:
            for chunk in v["chunks"]:
                last, associated = chunk["mark"] == 3, b(chunk["associated"])
                message = opener.unseal(b(chunk["chunk"]), last=last, associated_data=associated)
                assert message == b(chunk["message"])


def test_chunks_in_order_and_nothing_else() -> None:
    with crypto.Key(KEY) as key:
        sealer = crypto.ChunkSealer(key)
        memory = bytearray(17 + 1000)
        memory[1:1001] = b"x" * 1000
        assert sealer.seal_into(memoryview(memory)[1:1001], memory) == len(memory)
        first, last = bytes(memory), sealer.seal(b"end", last=True)
        with pytest.raises(shortwire.FailedPrecondition, match="discarded"):
            sealer.seal(b"more")
        opener = crypto.ChunkOpener(key, sealer.header)
        for wrong in [last, first[:-1], bytes([first[0] ^ 1]) + first[1:], b""]:
            with pytest.raises(AuthenticationError):
                opener.unseal(wrong)
        size = opener.unseal_into(memory, memoryview(memory)[1:])
        assert bytes(memory[1 : 1 + size]) == b"x" * 1000
        with pytest.raises(AuthenticationError):
            crypto.ChunkOpener(key, sealer.header).unseal(first, last=True)
        assert opener.unseal(last, last=True) == b"end"
    stream = client(ChunkedAead).start_opening(KEY, 0, bytes(24))
    with pytest.raises(shortwire.InvalidArgument, match="for opening"):
        client(ChunkedAead).seal_chunk(stream, b"x")


def test_known_answers_of_streams() -> None:
    for v in known("chacha20"):
        with hazmat.StreamCipher(b(v["key"]), hazmat.Algorithm.CHACHA20) as cipher:
            assert cipher.xor(b(v["nonce"]), b(v["message"]), int(v["counter"])) == b(v["output"])


def test_known_answers_of_signatures_and_key_exchange() -> None:
    for v in known("ed25519"):
        with crypto.SigningKey(b(v["seed"])) as key:
            assert key.verify_key.public == b(v["public"])
            assert key.sign(b(v["message"])) == b(v["signature"])
            assert key.verify_key.open_combined(key.sign_combined(b(v["message"]))) == b(v["message"])
            with pytest.raises(AuthenticationError):
                key.verify_key.verify(b(v["message"]) + b"x", b(v["signature"]))
    for v in known("x25519"):
        assert crypto.PrivateKey(b(v["private"])).exchange(b(v["public"])) == b(v["shared"])
    with pytest.raises(shortwire.InvalidArgument, match="low order"):
        crypto.PrivateKey(KEY).exchange(bytes(32))


def test_known_answers_of_hashes() -> None:
    for name in ["sha256", "sha512"]:
        for v in known(name):
            message = b(v["message"])
            assert getattr(crypto, name)(message) == b(v["digest"])
            assert crypto.Hasher(name).update(message[:3]).update(message[3:]).digest() == b(v["digest"])
    for v in known("blake2b"):
        digest = b(v["digest"])
        parameters = {name: b(v[name]) for name in ["key", "salt", "personalisation"]}
        assert crypto.blake2b(b(v["message"]), size=len(digest), **parameters) == digest
    for name in ["hmac_sha256", "hmac_sha512"]:
        for v in known(name):
            tag = b(v["tag"])
            assert getattr(crypto, name)(b(v["key"]), b(v["message"]))[: len(tag)] == tag


def test_known_answers_of_key_derivation() -> None:
    for v in known("hkdf_sha256"):
        key = b(v["key"])
        assert crypto.hkdf(b(v["secret"]), len(key), salt=b(v["salt"]), info=b(v["info"])) == key
    for v in known("pbkdf2_sha256"):
        key = b(v["key"])
        assert crypto.pbkdf2(b(v["password"]), b(v["salt"]), int(v["iterations"]), len(key)) == key
    for v in known("argon2id"):
        key = b(v["key"])
        prices = {name: int(v[name]) for name in ["memory", "passes", "lanes"]}
        extra = {name: b(v[name]) for name in ["secret", "associated_data"]}
        assert crypto.argon2id(b(v["password"]), b(v["salt"]), len(key), **prices, **extra) == key


def test_known_answers_of_encodings() -> None:
    for v in known("bech32"):
        prefix, text = b(v["prefix"]).decode(), b(v["text"]).decode()
        assert crypto.encode(b(v["data"]), crypto.Format.BECH32, prefix=prefix) == text
        assert crypto.decode(text, crypto.Format.BECH32, prefix=prefix) == b(v["data"])
    assert crypto.decode("0x00FF10") == b"\x00\xff\x10"
    with pytest.raises(shortwire.InvalidArgument, match="at byte 2"):
        crypto.decode("00zz")


@pytest.mark.parametrize("size", [0, 1, 15, 16, 64, 4096, 65536, 300_000])
def test_secret_boxes_of_any_size(size: int) -> None:
    message = os.urandom(size)
    with crypto.SecretBox(KEY) as box:
        assert box.decrypt(box.encrypt(message)) == message
        sealed = box.seal(NONCE, message)
        assert len(sealed) == size + 16
        assert box.unseal(NONCE, sealed) == message
        output = bytearray(size + 16)
        assert box.seal_into(NONCE, message, output) == len(output)
        assert output == sealed


@pytest.mark.parametrize("shift", [0, 3, 16, 40])
def test_in_place_wherever_the_message_lies(shift: int) -> None:
    message = os.urandom(1000)
    memory = bytearray(1100)
    memory[shift : shift + 1000] = message
    with crypto.SecretBox(KEY) as box:
        size = box.seal_into(NONCE, memoryview(memory)[shift : shift + 1000], memory)
        assert memory[:size] == box.seal(NONCE, message)
        assert box.unseal_into(NONCE, memoryview(memory)[:size], memory) == 1000
        assert memory[:1000] == message
        with pytest.raises(shortwire.InvalidArgument, match="overlaps"):
            box.seal_into(memoryview(memory)[:24], message, memory)


def test_a_failure_leaves_the_memory_alone() -> None:
    memory = bytearray(os.urandom(100))
    before = bytes(memory)
    with crypto.SecretBox(KEY) as box:
        with pytest.raises(AuthenticationError) as failure:
            box.unseal_into(NONCE, memory, memoryview(memory)[16:])
        assert memory == before
        assert isinstance(failure.value, PermissionError)
        assert failure.value.code is shortwire.Code.UNAUTHENTICATED


def test_memory_has_to_be_there() -> None:
    with crypto.SecretBox(KEY) as box:
        with pytest.raises(shortwire.ResourceExhausted, match="116 bytes, and there is memory for 115"):
            box.seal_into(NONCE, bytes(100), bytearray(115))
        with pytest.raises(TypeError, match="may be written to"):
            box.seal_into(NONCE, b"", bytes(16))


@pytest.mark.parametrize(
    "call",
    [
        lambda: crypto.SecretBox(bytes(31)).seal(NONCE, b""),
        lambda: crypto.SecretBox(KEY).seal(bytes(23), b""),
        lambda: crypto.Aead(KEY).seal(bytes(12), b""),
        lambda: crypto.SigningKey(bytes(33)),
        lambda: crypto.VerifyKey(bytes(31)),
        lambda: crypto.PrivateKey(KEY).exchange(bytes(33)),
        lambda: crypto.blake2b(b"", size=65),
        lambda: crypto.hkdf(KEY, 255 * 32 + 1),
    ],
)
def test_wrong_lengths_say_what_is_right(call: Callable[[], object]) -> None:
    with pytest.raises(shortwire.InvalidArgument, match="bytes"):
        call()


def test_a_counter_that_would_start_over_is_an_error() -> None:
    with hazmat.StreamCipher(KEY, hazmat.Algorithm.CHACHA20) as cipher:
        cipher.xor(bytes(12), bytes(64), 2**32 - 1)
        with pytest.raises(shortwire.OutOfRange):
            cipher.xor(bytes(12), bytes(65), 2**32 - 1)


def test_closed_keys_say_so() -> None:
    box = crypto.SecretBox(KEY)
    box.close()
    box.close()
    with pytest.raises(shortwire.FailedPrecondition, match="discarded"):
        box.seal(NONCE, b"")
    hasher = crypto.Hasher("sha256")
    hasher.digest()
    with pytest.raises(shortwire.FailedPrecondition, match="discarded"):
        hasher.update(b"")


def test_collected_keys_are_cleared() -> None:
    key = crypto.Key(KEY)
    handle = key.handle
    del key
    gc.collect()
    with pytest.raises(shortwire.FailedPrecondition, match="discarded"):
        client(Keys).reveal(handle)


def test_many_messages_in_one_call() -> None:
    sizes = [0, 1, 64, 65, 1000, 64]
    messages = [os.urandom(size) for size in sizes]
    keys = [os.urandom(32) for _ in sizes]
    nonces = [os.urandom(12) for _ in sizes]
    counters = list(range(len(sizes)))
    chacha = hazmat.Algorithm.CHACHA20
    together = hazmat.xor_many(keys, nonces, messages, chacha, counters)
    alone = [
        hazmat.StreamCipher(key, chacha).xor(nonce, message, counter)
        for key, nonce, message, counter in zip(keys, nonces, messages, counters, strict=True)
    ]
    assert together == alone
    with pytest.raises(shortwire.BatchError) as batch:
        hazmat.xor_many(keys[:3], [nonces[0], b"short", nonces[2]], messages[:3], chacha)
    assert list(batch.value.errors) == [1]
    assert isinstance(batch.value.errors[1], shortwire.InvalidArgument)


def test_many_hashes_in_one_call() -> None:
    messages = [os.urandom(size) for size in [0, 1, 55, 64, 1000] * 10]
    assert crypto.sha256_many(messages) == [crypto.sha256(message) for message in messages]
    assert crypto.sha512_many(messages) == [crypto.sha512(message) for message in messages]
    assert crypto.sha256_many([]) == []


def test_from_many_threads() -> None:
    box = crypto.SecretBox(KEY)
    message = os.urandom(300_000)
    sealed = box.seal(NONCE, message)
    failures: list[BaseException] = []

    def work() -> None:
        try:
            for _ in range(20):
                assert box.unseal(NONCE, sealed) == message
                output = bytearray(len(sealed))
                box.seal_into(NONCE, message, output)
                assert output == sealed
                crypto.Key.generate().close()
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_the_child_of_a_fork_opens_the_library_again(
    crypto_library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHORTWIRE_CRYPTO_LIBRARY", crypto_library)
    digest = crypto.sha256(b"abc")
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writing, crypto.sha256(b"abc"))
        os._exit(0)
    os.waitpid(child, 0)
    assert os.read(reading, 32) == digest


def test_without_a_library_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    from shortwire.crypto import _library

    monkeypatch.delenv("SHORTWIRE_CRYPTO_LIBRARY", raising=False)
    monkeypatch.setattr(_library, "_NAME", "no such file")
    with pytest.raises(shortwire.NotFound, match="SHORTWIRE_CRYPTO_LIBRARY"):
        _library._path()
