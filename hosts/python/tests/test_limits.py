"""The limit of a message's size, settable, with an error that names it. Depth is in test_recursion.py."""

from __future__ import annotations

import pytest
import shortwire
from gen.shortwire_test_v1 import Feature


def test_requests_and_replies_beyond_the_limit(feature_library: str) -> None:
    with Feature.open(feature_library, max_message_bytes=1000) as feature:
        assert feature.echo_repeated(blobs=[bytes(900)]).blobs == [bytes(900)]
        for call in (
            lambda: feature.echo_repeated(blobs=[bytes(1100)]),
            lambda: feature.echo_bytes_raw(bytes(1100)),
            lambda: feature.large(1100),
            lambda: feature.measure(bytes(1100)),
        ):
            with pytest.raises(shortwire.ResourceExhausted, match="1000|max_message_bytes"):
                call()
        assert feature.echo_int64(1) == 1


@pytest.mark.parametrize("limit", [0, 2**31])
def test_limits_that_are_none(feature_library: str, limit: int) -> None:
    with pytest.raises(shortwire.InvalidArgument, match="max_message_bytes"):
        Feature.open(feature_library, max_message_bytes=limit)
