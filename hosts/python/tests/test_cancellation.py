"""Giving calls up that are under way."""

from __future__ import annotations

import asyncio
import threading

import pytest
from gen.shortwire_test_v1 import Feature, Tree
from shortwire import Cancellation, Cancelled


def test_a_call_that_is_under_way_ends(feature: Feature) -> None:
    cancellation = Cancellation()
    other = threading.Thread(target=cancellation.cancel)
    # The call gives the other thread its first chance to run.
    view = feature.with_options(cancellation=cancellation)
    other.start()
    with pytest.raises(Cancelled):
        view.slow(60_000)
    other.join()
    assert cancellation.cancelled
    assert repr(cancellation) == "Cancellation(cancelled)"


def test_later_calls_end_too_and_others_go_on(feature: Feature) -> None:
    cancellation = Cancellation()
    view = feature.with_options(cancellation=cancellation)
    assert view.slow(0) == 0
    assert view.echo_tree(value=1) == Tree(value=1)
    cancellation.cancel()
    cancellation.cancel()
    with pytest.raises(Cancelled):
        view.slow(0)
    with pytest.raises(Cancelled):
        view.echo_tree(value=1)
    with pytest.raises(Cancelled):
        view.with_options(timeout=60).slow(0)
    assert feature.slow(0) == 0
    assert feature.with_options(cancellation=Cancellation()).slow(0) == 0


def test_views_keep_what_cancels_them(feature: Feature) -> None:
    view = feature.with_options(cancellation=Cancellation())
    assert view.slow(0) == 0


def test_a_task_that_is_cancelled_gives_its_call_up(feature: Feature) -> None:
    started = threading.Event()

    def slow(cancellation: Cancellation) -> int:
        started.set()
        return feature.with_options(cancellation=cancellation).slow(60_000)

    async def call() -> None:
        cancellation = Cancellation()
        running = asyncio.ensure_future(asyncio.to_thread(slow, cancellation))
        try:
            await asyncio.shield(running)
        except asyncio.CancelledError:
            cancellation.cancel()
            with pytest.raises(Cancelled):
                await running
            raise

    async def main() -> None:
        task = asyncio.create_task(call())
        await asyncio.to_thread(started.wait)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())
