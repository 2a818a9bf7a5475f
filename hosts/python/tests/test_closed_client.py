"""Closing clients and libraries, sharing them, and calling them afterwards."""

from __future__ import annotations

import copy
import gc
import pickle
import warnings
import weakref

import pytest
import shortwire
from gen.calculator_v1 import BinaryOp, Calculator
from gen.complex_data_v1 import ComplexData


def assert_closed(client: Calculator) -> None:
    calls = [
        lambda: client.add(1, 2),
        lambda: client.add(a=1),
        lambda: client.calculate(add=BinaryOp(1, 2)),
        lambda: client.add_raw(b""),
        lambda: client.add_many([(1, 2)]),
        lambda: client.add_many(a=[1], b=2),
        lambda: client.calculate_many([]),
    ]
    for call in calls:
        with pytest.raises(shortwire.FailedPrecondition, match=r"was closed at .*test_closed_client\.py:\d+"):
            call()
    assert client.closed


def test_with_closes_and_closing_twice_is_allowed(calculator_library: str) -> None:
    with Calculator.open(calculator_library) as client:
        assert client.add(40, 2) == 42
        assert not client.closed
        client.close()
        assert_closed(client)
    client.close()
    assert_closed(client)
    assert repr(client).endswith("(closed)")


def test_clients_share_a_library(calculator_library: str) -> None:
    with shortwire.Library(calculator_library) as library:
        first, second, other = Calculator(library), Calculator(library), ComplexData(library)
        first.close()
        assert_closed(first)
        assert second.add(1, 2) == 3
        assert other.process(add=BinaryOp(1, 2)).value == 3
        assert not library.closed
    assert library.closed
    assert_closed(second)


def test_views_with_options_end_with_their_library(calculator_library: str) -> None:
    client = Calculator.open(calculator_library)
    view = client.with_options(timeout=60)
    assert type(view) is Calculator
    assert view.add(1, 2) == 3
    view.close()
    assert client.add(1, 2) == 3
    view = client.with_options(timeout=60)
    client.close()
    assert_closed(view)
    with pytest.raises(shortwire.FailedPrecondition, match="closed at"):
        client.with_options()


def test_a_view_keeps_the_library_that_its_client_opened(calculator_library: str) -> None:
    view = Calculator.open(calculator_library).with_options(timeout=60)
    gc.collect()
    assert view.add(1, 2) == 3
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)  # nobody is left who could close it
        del view


def test_a_library_tells_what_it_has(calculator_library: str) -> None:
    with shortwire.Library(calculator_library) as library:
        assert str(library.path) == calculator_library
        assert library.runtime.startswith("shortwire ")
        assert "calculator.v1.Calculator/Add" in library.methods
        assert b"calculator.proto" in library.schema


def test_clients_are_not_copied_but_may_be_referred_to_weakly(calc: Calculator) -> None:
    for action in (lambda: pickle.dumps(calc), lambda: copy.copy(calc)):
        with pytest.raises(TypeError, match="cannot be pickled"):
            action()
    assert weakref.ref(calc)() is calc


def test_a_class_may_be_derived_from(calculator_library: str) -> None:
    class Loud(Calculator):
        def add_up(self, *values: int) -> int:
            total = 0
            for value in values:
                total = self.add(total, value)
            return total

    with Loud.open(calculator_library) as client:
        assert isinstance(client, Loud)
        assert client.add_up(1, 2, 3) == 6


def test_the_base_class_has_no_service(calculator_library: str) -> None:
    with pytest.raises(TypeError, match="no service of its own"):
        shortwire.Client.open(calculator_library)
