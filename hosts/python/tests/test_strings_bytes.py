"""Text and bytes: what is accepted, what is refused, and sizes that need memory of the library."""

from __future__ import annotations

import array

import pytest
import shortwire
from gen.shortwire_test_v1 import Feature, Repeated


@pytest.mark.parametrize("text", ["", "a", "ascii", "grüße", "日本語", "🦀", "a\0b", "x" * 2000, "ü" * 2000])
def test_text_crosses_unchanged(feature: Feature, text: str) -> None:
    assert feature.echo_string(text) == text
    assert feature.echo_repeated(strings=[text]).strings == [text]


@pytest.mark.parametrize("text", ["\ud800", "ok\udfff!", "🦀\ud83e"])
def test_lone_surrogates_name_field_and_position(feature: Feature, text: str) -> None:
    position = next(i for i, c in enumerate(text) if 0xD800 <= ord(c) < 0xE000)
    for call in (lambda: feature.echo_string(text), lambda: feature.echo_repeated(strings=[text])):
        with pytest.raises(
            shortwire.InvalidArgument, match=rf"lone surrogate at position {position}"
        ) as caught:
            call()
        assert "string" in caught.value.message


def test_any_buffer_is_taken_for_bytes(feature: Feature) -> None:
    data = bytes(range(256))
    buffers = [data, bytearray(data), memoryview(data), array.array("B", data), memoryview(data)[:]]
    for buffer in buffers:
        assert feature.echo_bytes(buffer) == data
        assert feature.echo_repeated(blobs=[buffer]).blobs == [data]
    assert feature.echo_bytes(memoryview(data)[::-2]) == data[::-2]
    numpy = pytest.importorskip("numpy")
    assert feature.echo_bytes(numpy.frombuffer(data, dtype="u1")) == data


def test_a_buffer_is_free_again_after_the_call(feature: Feature) -> None:
    data = bytearray(b"abc")
    feature.echo_bytes(data)
    data.extend(b"def")
    with pytest.raises(TypeError):
        feature.echo_scalars(bytes_value=data, string_value=5)
    data.extend(b"ghi")
    assert feature.echo_bytes(data) == b"abcdefghi"


def test_text_is_not_bytes(feature: Feature) -> None:
    with pytest.raises(TypeError, match="takes bytes or another buffer, not str"):
        feature.echo_bytes("text")
    with pytest.raises(TypeError, match="takes a str, not bytes"):
        feature.echo_string(b"bytes")


@pytest.mark.parametrize("size", [0, 1, 1023, 1024, 1025, 65536])
def test_replies_of_every_size(feature: Feature, size: int) -> None:
    assert feature.large(size) == bytes(i % 251 for i in range(size))
    assert feature.measure(bytes(size)) == size


def test_calls_leave_nothing_behind(feature: Feature, no_growth) -> None:
    no_growth(lambda: feature.echo_string("ü" * 3000))
    no_growth(lambda: feature.echo_bytes(bytearray(3000)))
