"""Numbers, bools and enums in flat calls: every type, its edges, and what does not fit."""

from __future__ import annotations

import math
import struct

import pytest
import shortwire
from gen.shortwire_test_v1 import Color, Feature, Scalars

INTEGERS = {
    "int32": (-(2**31), 2**31 - 1),
    "int64": (-(2**63), 2**63 - 1),
    "uint32": (0, 2**32 - 1),
    "uint64": (0, 2**64 - 1),
    "sint32": (-(2**31), 2**31 - 1),
    "sint64": (-(2**63), 2**63 - 1),
    "fixed32": (0, 2**32 - 1),
    "fixed64": (0, 2**64 - 1),
    "sfixed32": (-(2**31), 2**31 - 1),
    "sfixed64": (-(2**63), 2**63 - 1),
}


@pytest.mark.parametrize("kind", INTEGERS)
def test_integers_cross_unchanged_up_to_their_edges(feature: Feature, kind: str) -> None:
    echo = getattr(feature, f"echo_{kind}")
    least, most = INTEGERS[kind]
    around = {
        0,
        1,
        2**15,
        2**29,
        2**30 - 1,
        2**30,
        2**31 - 1,
        2**31,
        2**32,
        2**60 - 1,
        2**60,
        2**61,
        2**62,
        least,
        most,
    }
    for value in sorted(around | {-n for n in around}):
        if least <= value <= most:
            assert echo(value) == value
            assert echo(value=value) == value


@pytest.mark.parametrize("kind", INTEGERS)
def test_integers_out_of_range_name_field_value_and_range(feature: Feature, kind: str) -> None:
    echo = getattr(feature, f"echo_{kind}")
    for value in (INTEGERS[kind][0] - 1, INTEGERS[kind][1] + 1, 2**100, -(2**100)):
        with pytest.raises(shortwire.InvalidArgument) as caught:
            echo(value)
        assert f"{kind.capitalize()}Value.value" in caught.value.message
        assert str(value) in caught.value.message
        assert "2**" in caught.value.message
        assert isinstance(caught.value, ValueError)


def test_floats_cross_bit_for_bit(feature: Feature) -> None:
    for value in (0.0, -0.0, 1.5, -1e308, 5e-324, math.inf, -math.inf):
        assert struct.pack("d", feature.echo_double(value)) == struct.pack("d", value)
    assert math.isnan(feature.echo_double(math.nan))
    assert math.isnan(feature.echo_float(math.nan))
    assert feature.echo_float(0.1) == struct.unpack("f", struct.pack("f", 0.1))[0]
    assert feature.echo_float(1e300) == math.inf


def test_ints_and_numpy_numbers_are_taken_where_they_mean_the_same(feature: Feature) -> None:
    numpy = pytest.importorskip("numpy")
    assert feature.echo_double(3) == 3.0
    assert feature.echo_int32(numpy.int16(-5)) == -5
    assert feature.echo_uint64(numpy.uint64(2**64 - 1)) == 2**64 - 1
    assert feature.echo_double(numpy.float32(0.5)) == 0.5
    assert feature.echo_int64(True) == 1


def test_bools_are_true_or_false_and_nothing_else(feature: Feature) -> None:
    assert feature.echo_bool(True) is True
    assert feature.echo_bool(False) is False
    for value in (1, 0, "yes", None):
        with pytest.raises(TypeError, match=r"BoolValue\.value \(bool\) takes True or False"):
            feature.echo_bool(value)


def test_enums_are_members_and_unknown_numbers_stay_numbers(feature: Feature) -> None:
    assert feature.echo_enum(Color.RED) is Color.RED
    assert feature.echo_enum(Color.BLUE) is Color.BLUE
    assert feature.echo_enum(1) is Color.RED
    assert feature.echo_enum(77) == 77
    assert type(feature.echo_enum(77)) is int
    assert feature.echo_enum() is Color.UNSPECIFIED


@pytest.mark.parametrize(
    ("method", "value"),
    [
        ("echo_int64", "1"),
        ("echo_int64", 1.0),
        ("echo_int64", None),
        ("echo_double", "1"),
        ("echo_uint32", b"1"),
    ],
)
def test_wrong_types_name_the_argument(feature: Feature, method: str, value: object) -> None:
    with pytest.raises(TypeError, match=r"Value\.value .* not " + type(value).__name__):
        getattr(feature, method)(value)


def test_arguments_by_position_by_name_and_left_out(feature: Feature) -> None:
    assert feature.echo_scalars() == Scalars()
    reply = feature.echo_scalars(1.5, 2.5, -3, string_value="text", bool_value=True)
    assert reply == Scalars(
        double_value=1.5, float_value=2.5, int32_value=-3, string_value="text", bool_value=True
    )
    names = {"".join(["bool", "_value"]): True}  # a name that is not interned
    assert feature.echo_scalars(**names).bool_value is True


def test_arguments_that_do_not_fit_the_signature(feature: Feature) -> None:
    with pytest.raises(TypeError, match='no field "valeu"; it has value'):
        feature.echo_int64(valeu=1)
    with pytest.raises(TypeError, match="given twice"):
        feature.echo_int64(1, value=1)
    with pytest.raises(TypeError, match="at most 1 arguments, not 2"):
        feature.echo_int64(1, 2)
    with pytest.raises(TypeError, match="doesn't apply to a 'int' object"):
        Feature.echo_int64(3)
    with pytest.raises(TypeError, match="needs an argument"):
        Feature.echo_int64()


def test_methods_tell_their_names_and_docs(feature: Feature) -> None:
    assert feature.echo_int64.__name__ == "echo_int64"
    assert Feature.slow.__doc__.startswith("Sleeps")
    echo = feature.echo_int64
    assert echo(5) == 5


def test_calls_leave_nothing_behind(feature: Feature, no_growth) -> None:
    no_growth(lambda: feature.echo_int64(2**40))
    no_growth(lambda: feature.echo_scalars(double_value=1.5, string_value="x" * 50, bytes_value=b"y" * 50))

    def wrong() -> None:
        with pytest.raises(TypeError):
            feature.echo_int64("x")

    no_growth(wrong)
