"""A panic is an error; the next call gets a new service."""

from __future__ import annotations

import pytest
import shortwire
from gen.shortwire_test_v1 import Feature


def test_a_panic_is_internal_and_the_process_lives(feature: Feature) -> None:
    before = [feature.count() for _ in range(3)]
    assert before == sorted(before)
    with pytest.raises(shortwire.Internal, match="told to") as caught:
        feature.panic("told to")
    assert "shortwire.test.v1.Feature/Panic" in caught.value.message
    assert isinstance(caught.value, RuntimeError)
    assert feature.count() <= before[0]
    assert feature.echo_int64(1) == 1


def test_panics_in_a_batch_are_told_by_item(feature: Feature) -> None:
    with pytest.raises(shortwire.BatchError) as caught:
        feature.panic_many(["one", "two"])
    assert sorted(caught.value.errors) == [0, 1]
    assert all(isinstance(error, shortwire.Internal) for error in caught.value.errors.values())
