"""Failures: a class for each code, typed details, nothing left behind."""

from __future__ import annotations

import pickle

import pytest
import shortwire
from gen.calculator_v1 import Calculator, DivisionError, ErrorResult
from gen.shortwire_test_v1 import Empty, FailDetail, Feature

BUILTINS = {
    "INVALID_ARGUMENT": ValueError,
    "DEADLINE_EXCEEDED": TimeoutError,
    "NOT_FOUND": LookupError,
    "PERMISSION_DENIED": PermissionError,
    "FAILED_PRECONDITION": RuntimeError,
    "OUT_OF_RANGE": ValueError,
    "UNIMPLEMENTED": NotImplementedError,
    "INTERNAL": RuntimeError,
    "UNAVAILABLE": ConnectionError,
    "UNAUTHENTICATED": PermissionError,
}


@pytest.mark.parametrize("code", shortwire.Code)
def test_every_code_has_its_class(feature: Feature, code: shortwire.Code) -> None:
    with pytest.raises(shortwire.Error) as caught:
        feature.fail(code, "what happened", 42)
    error = caught.value
    assert type(error).__name__ == "".join(word.capitalize() for word in code.name.split("_"))
    assert error.code is code
    assert error.message == "what happened"
    assert str(error) == f"{code.name}: what happened"
    assert isinstance(error, BUILTINS.get(code.name, shortwire.Error))
    assert error.detail(FailDetail) == FailDetail(number=42)
    assert error.detail(Empty) is None
    copied = pickle.loads(pickle.dumps(error))
    assert (type(copied), copied.message, copied.details) == (type(error), error.message, error.details)


def test_a_code_that_is_none_of_grpcs_is_unknown(feature: Feature) -> None:
    with pytest.raises(shortwire.Unknown):
        feature.fail(99, "strange", 0)


def test_division_errors_carry_their_operands(calc: Calculator) -> None:
    with pytest.raises(shortwire.InvalidArgument) as caught:
        calc.divide(7, 0)
    assert caught.value.detail(DivisionError) == DivisionError(dividend=7, divisor=0)
    assert caught.value.detail(ErrorResult) is None
    with pytest.raises(shortwire.OutOfRange) as caught_range:
        calc.divide(-(2**63), -1)
    assert caught_range.value.detail(DivisionError) == DivisionError(dividend=-(2**63), divisor=-1)


def test_results_saturate(calc: Calculator) -> None:
    assert calc.add(2**63 - 1, 1) == 2**63 - 1
    assert calc.multiply(-(2**63), 2) == -(2**63)


def test_options_carry_a_deadline(feature: Feature) -> None:
    assert feature.with_options(timeout=60).slow(0) == 0
    with pytest.raises(TimeoutError) as caught:
        feature.with_options(timeout=0.0).slow(60_000)
    assert isinstance(caught.value, shortwire.DeadlineExceeded)
    with pytest.raises(shortwire.DeadlineExceeded):
        feature.with_options(timeout=0).echo_int64(1)
    with pytest.raises(shortwire.InvalidArgument, match="timeout = -1"):
        feature.with_options(timeout=-1)
    with_metadata = feature.with_options(metadata={"trace": "abc", "key-bin": b"\0"})
    assert with_metadata.echo_int64(5) == 5
    assert with_metadata.echo_unpacked(int64s=[1]).int64s == [1]
    assert with_metadata.echo_int64_many([1, 2]) == [1, 2]


def test_failures_leave_nothing_behind(feature: Feature, no_growth) -> None:
    def fails() -> None:
        with pytest.raises(shortwire.NotFound):
            feature.fail(5, "gone", 1)

    def out_of_range() -> None:
        with pytest.raises(shortwire.InvalidArgument):
            feature.echo_uint32(-1)

    no_growth(fails)
    no_growth(out_of_range)
