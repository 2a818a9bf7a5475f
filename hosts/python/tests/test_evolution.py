"""Clients of an older or newer schema than the library's: what protobuf allows works, the rest is named."""

from __future__ import annotations

import array
import dataclasses

import pytest
import shortwire
from gen import calculator_v1
from gen.calculator_v1 import BinaryOp, Value
from gen.shortwire_test_v1 import Feature, Version1, Version2
from shortwire import gen_v1


@dataclasses.dataclass(slots=True)
class NewerOp(gen_v1.Message):
    a: int = 0
    b: int = 0
    rounding: str = ""


class NewerCalculator(gen_v1.Client):
    __slots__ = ()


gen_v1.describe(
    (
        NewerOp,
        "calculator.v1.BinaryOp",
        [(1, "a", "implicit", "int64"), (2, "b", "implicit", "int64"), (3, "rounding", "implicit", "string")],
    )
)
gen_v1.bind(
    NewerCalculator,
    "calculator.v1.Calculator",
    [
        ("add", "Add", NewerOp, Value, 0x1234, False, "add_raw", "add_many", ""),
        ("power", "Power", BinaryOp, Value, 0x5678, False, "power_raw", "power_many", "Not in the library."),
        (
            "root",
            "Root",
            BinaryOp,
            Value,
            0,
            False,
            "root_raw",
            "root_many",
            "Not in the library, wire only.",
        ),
    ],
)


def test_replies_with_fields_the_client_does_not_know(feature: Feature) -> None:
    assert feature.newer(name="n").name == "n"
    assert feature.older(Version2(name="n", added=[1])).name == "n"
    assert isinstance(feature.newer(Version1()), Version2)


def test_a_method_of_another_shape_goes_by_wire(calculator_library: str) -> None:
    with NewerCalculator.open(calculator_library) as client:
        assert client.add(40, 2) == 42
        assert client.add(a=40, b=2, rounding="up") == 42
        assert client.add_many([(1, 2, ""), NewerOp(3, 4)]) == [3, 7]
        with pytest.raises(TypeError, match="no field"):
            client.add(c=1)
        with pytest.raises(shortwire.FailedPrecondition, match="other fields.*pass a list of items"):
            client.add_many(a=array.array("q", [1]), b=2)


def test_a_method_that_the_library_lacks_is_named(calculator_library: str) -> None:
    with NewerCalculator.open(calculator_library) as client:
        calls = [
            lambda: client.power(2, 3),
            lambda: client.power_many([(2, 3)]),
            lambda: client.power_many(a=[1], b=[2]),
            lambda: client.power_raw(b""),
            lambda: client.root(a=1),
            lambda: client.root_many([BinaryOp()]),
        ]
        for call in calls:
            with pytest.raises(shortwire.Unimplemented) as caught:
                call()
            message = caught.value.message
            assert "calculator.v1.Calculator/" in message
            assert calculator_library in message
            assert f"shortwire inspect {calculator_library}" in message
            assert isinstance(caught.value, NotImplementedError)
        assert client.add(1, 1) == 2


def test_a_client_of_another_service_opens_and_names_what_is_missing(feature_library: str) -> None:
    with calculator_v1.Calculator.open(feature_library) as client:
        with pytest.raises(shortwire.Unimplemented, match="calculator.v1.Calculator/Add"):
            client.add(1, 2)
