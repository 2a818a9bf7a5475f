"""Batches: items, columns of every family, replies into given memory, failures by item."""

from __future__ import annotations

import array

import pytest
import shortwire
from gen.calculator_v1 import BinaryOp, Calculator, CalculatorRequest, DivisionError
from gen.shortwire_test_v1 import Color, Feature, Scalars, Tree


def test_items_are_tuples_messages_or_bare_values(calc: Calculator, feature: Feature) -> None:
    assert calc.add_many([(1, 2), BinaryOp(3, 4), (2**62, -(2**61))]) == [3, 7, 2**61]
    assert calc.add_many(((n, n) for n in range(3))) == [0, 2, 4]
    assert calc.add_many([]) == calc.add_many(()) == []
    assert feature.echo_string_many(["a", "ü", ("b",)]) == ["a", "ü", "b"]
    assert feature.echo_bytes_many([b"x", bytearray(b"y"), memoryview(b"z")]) == [b"x", b"y", b"z"]
    assert feature.echo_bool_many([True, False]) == [True, False]
    assert feature.echo_enum_many([Color.RED, 99]) == [Color.RED, 99]
    assert feature.nothing_many([(), ()]) == [None, None]


def test_items_of_wire_methods_are_requests(calc: Calculator, feature: Feature) -> None:
    replies = calc.calculate_many([CalculatorRequest(add=BinaryOp(n, 1)) for n in range(100)])
    assert [reply.value for reply in replies] == list(range(1, 101))
    assert feature.echo_tree_many([Tree(value=1), Tree(left=Tree())]) == [Tree(value=1), Tree(left=Tree())]
    assert feature.echo_tree_many([]) == []


def test_items_that_do_not_fit_are_named(calc: Calculator) -> None:
    with pytest.raises(TypeError, match="item 1 of the batch of calculator.v1.Calculator/Add has 3 values"):
        calc.add_many([(1, 2), (1, 2, 3)])
    with pytest.raises(
        TypeError, match="item 0 .* is to be a tuple of 2 values or a calculator.v1.BinaryOp, not int"
    ):
        calc.add_many([5])
    with pytest.raises(TypeError, match=r"BinaryOp\.b \(int64\) takes an int, not str"):
        calc.add_many([(1, "2")])
    with pytest.raises(TypeError, match="takes a calculator.v1.CalculatorRequest, not BinaryOp"):
        calc.calculate_many([BinaryOp()])
    for arguments in ((5,), ([], []), ()):
        with pytest.raises(TypeError):
            calc.add_many(*arguments)
    with pytest.raises(TypeError, match="do not fit into columns"):
        calc.calculate_many(add=[BinaryOp()])


def test_columns_return_the_family_they_were_given(calc: Calculator) -> None:
    assert calc.add_many(a=[1, 2], b=(3, 4)) == [4, 6]
    sums = calc.add_many(a=array.array("q", [1, 2]), b=[3, 4])
    assert sums == array.array("q", [4, 6])
    assert calc.add_many(a=memoryview(array.array("q", [1, 2])), b=1) == array.array("q", [2, 3])
    assert calc.add_many(a=[1, 2]) == [1, 2]
    assert calc.add_many(a=[], b=[]) == []
    numpy = pytest.importorskip("numpy")
    sums = calc.add_many(a=numpy.arange(5), b=[5] * 5)
    assert type(sums) is numpy.ndarray
    assert sums.tolist() == [5, 6, 7, 8, 9]
    assert calc.add_many(a=numpy.arange(0), b=numpy.arange(0)).tolist() == []


def test_arrays_of_any_layout(calc: Calculator) -> None:
    numpy = pytest.importorskip("numpy")
    table = numpy.arange(20).reshape(10, 2)
    expected = (table[:, 0] + table[:, 1]).tolist()
    assert calc.add_many(a=table[:, 0], b=table[:, 1]).tolist() == expected
    assert calc.add_many(a=table[::-1, 0], b=0).tolist() == table[::-1, 0].tolist()
    for dtype in ("i1", "i4", "u2", ">i8", "u8"):
        assert calc.add_many(a=numpy.arange(3, dtype=dtype), b=1).tolist() == [1, 2, 3]
    packed = numpy.zeros(3, dtype=[("flag", "u1"), ("a", "i8")])
    packed["a"] = [1, 2, 3]
    assert calc.add_many(a=packed["a"], b=1).tolist() == [2, 3, 4]
    assert calc.add_many(a=numpy.int64(5), b=numpy.arange(2)).tolist() == [5, 6]
    with pytest.raises(shortwire.InvalidArgument, match="2 dimensions"):
        calc.add_many(a=table, b=1)
    with pytest.raises(TypeError, match=r"BinaryOp\.a \(int64\) takes an int"):
        calc.add_many(a=numpy.ones(3), b=1)
    with pytest.raises(shortwire.InvalidArgument, match="out of range"):
        calc.add_many(a=numpy.array([2**64 - 1], dtype="u8"), b=1)


def test_every_type_of_column(feature: Feature) -> None:
    numpy = pytest.importorskip("numpy")
    columns = feature.echo_scalars_many(
        double_value=numpy.array([0.5, 1.5]),
        float_value=numpy.array([0.25, -1], dtype="f4"),
        int32_value=numpy.array([-1, 2], dtype="i4"),
        uint32_value=numpy.array([1, 2**32 - 1], dtype="u4"),
        uint64_value=numpy.array([1, 2**64 - 1], dtype="u8"),
        bool_value=numpy.array([True, False]),
        enum_value=numpy.array([1, 2], dtype="i4"),
        string_value=["a", "ü"],
        bytes_value=b"same",
    )
    assert columns["double_value"].tolist() == [0.5, 1.5]
    assert columns["float_value"].dtype == numpy.float32
    assert columns["uint64_value"].tolist() == [1, 2**64 - 1]
    assert columns["bool_value"].tolist() == [True, False]
    assert columns["enum_value"].tolist() == [1, 2]
    assert columns["string_value"] == ["a", "ü"]
    assert columns["bytes_value"] == [b"same"] * 2
    assert columns["fixed64_value"].tolist() == [0, 0]
    assert feature.echo_enum_many(value=[1, 77]) == [Color.RED, 77]
    assert feature.echo_bool_many(value=array.array("b", [])) == []


def test_columns_that_do_not_agree_are_named(calc: Calculator) -> None:
    with pytest.raises(
        shortwire.InvalidArgument, match=r"BinaryOp\.a has 2 values, calculator\.v1\.BinaryOp\.b has 3"
    ):
        calc.add_many(a=[1, 2], b=[1, 2, 3])
    with pytest.raises(TypeError, match="at least one column"):
        calc.add_many(a=1, b=2)
    with pytest.raises(TypeError, match='no field "c"; it has a, b'):
        calc.add_many(a=[1], c=[2])


def test_results_into_given_memory(calc: Calculator, feature: Feature) -> None:
    out = array.array("q", [0, 0])
    assert calc.add_many(a=[1, 2], b=3, out=out) is out
    assert out == array.array("q", [4, 5])
    numpy = pytest.importorskip("numpy")
    strided = numpy.zeros(4, dtype="i8")[::2]
    assert calc.add_many(a=numpy.arange(2), b=1, out=strided) is strided
    assert strided.tolist() == [1, 2]
    doubles = numpy.zeros(2)
    columns = feature.echo_scalars_many(double_value=[0.5, 1.5], out={"double_value": doubles})
    assert columns["double_value"] is doubles
    assert doubles.tolist() == [0.5, 1.5]
    for wrong in (array.array("i", [0, 0]), array.array("q", [0])):
        with pytest.raises(
            shortwire.InvalidArgument, match="out for value is to be a writable array of 2 int64"
        ):
            calc.add_many(a=[1, 2], b=3, out=wrong)
    with pytest.raises(TypeError, match="not list"):
        calc.add_many(a=[1, 2], b=3, out=[0, 0])
    with pytest.raises((BufferError, ValueError, TypeError)):
        calc.add_many(a=[1], b=3, out=memoryview(array.array("q", [0])).toreadonly())


def test_failing_items_are_told_and_the_others_have_results(calc: Calculator) -> None:
    with pytest.raises(
        shortwire.BatchError, match="2 items of the batch failed; the first is item 1: INVALID_ARGUMENT"
    ) as caught:
        calc.divide_many([(6, 3), (1, 0), (9, 3), (-(2**63), -1)])
    assert caught.value.results == [2, None, 3, None]
    errors = caught.value.errors
    assert {index: type(error) for index, error in errors.items()} == {
        1: shortwire.InvalidArgument,
        3: shortwire.OutOfRange,
    }
    assert errors[1].detail(DivisionError) == DivisionError(dividend=1, divisor=0)
    with pytest.raises(shortwire.BatchError) as caught:
        calc.divide_many(a=array.array("q", [6, 1]), b=array.array("q", [3, 0]))
    assert caught.value.results == array.array("q", [2, 0])
    with pytest.raises(shortwire.BatchError) as caught:
        calc.divide_many(a=[6, 1], b=[3, 0])
    assert caught.value.results == [2, None]


def test_failing_frames_of_wire_methods(feature: Feature) -> None:
    from gen.shortwire_test_v1 import StringValue

    with pytest.raises(shortwire.BatchError) as caught:
        feature.panic_many([StringValue("one")])
    assert caught.value.results == [None]


def test_a_list_that_changes_while_it_is_read(feature: Feature) -> None:
    items: list[object] = []

    class Clears:
        def __index__(self) -> int:
            items.clear()
            return 1

    items.extend([(Clears(),), (2,)])
    with pytest.raises(TypeError, match="changed while"):
        feature.echo_int64_many(items)


def test_batches_leave_nothing_behind(calc: Calculator, feature: Feature, no_growth) -> None:
    numpy = pytest.importorskip("numpy")
    a = numpy.arange(10) + 2**40
    no_growth(lambda: calc.add_many(a=a, b=a))
    no_growth(lambda: calc.add_many([(2**40, n) for n in range(10)]))
    no_growth(lambda: calc.calculate_many([CalculatorRequest(add=BinaryOp(2**40, 1))] * 3))
    no_growth(lambda: feature.echo_string_many(value=["x" * 50, "y" * 50]))
    no_growth(lambda: feature.echo_scalars_many([Scalars(string_value="x" * 50)]))

    def fails() -> None:
        with pytest.raises(shortwire.BatchError):
            calc.divide_many([(1, 0)])

    no_growth(fails)
