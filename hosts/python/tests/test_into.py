"""Replies that go into a message which is there."""

from __future__ import annotations

import pytest
import shortwire
from gen.calculator_v1 import BinaryOp, Calculator, CalculatorRequest, CalculatorResponse
from gen.shortwire_test_v1 import Feature, Presence, Tree
from shortwire import decode, unknown_fields


def test_a_wire_reply_goes_into_a_message(calc: Calculator) -> None:
    reply = CalculatorResponse(error=None)
    assert calc.calculate(CalculatorRequest(add=BinaryOp(40, 2)), into=reply) is reply
    assert reply == CalculatorResponse(value=42)
    assert calc.calculate(into=reply, add=BinaryOp(1, 2)) is reply
    assert calc.calculate(add=BinaryOp(2, 2), into=reply) is reply
    assert reply.value == 4


def test_so_does_a_flat_one_of_several_fields(feature: Feature) -> None:
    reply = Presence(number=1, text="before")
    assert feature.echo_presence(number=5, into=reply) is reply
    assert reply == Presence(number=5)
    assert feature.echo_presence(into=reply) is reply
    assert reply == Presence()


def test_nothing_is_left_of_what_it_held(feature: Feature) -> None:
    reply = decode(Tree, b"\x08\x05\xf8\x07\x01")
    reply.left = Tree(value=1)
    assert unknown_fields(reply)
    feature.echo_tree(Tree(value=2, right=Tree(value=3)), into=reply)
    assert reply == Tree(value=2, right=Tree(value=3))
    assert not unknown_fields(reply)


def test_request_and_reply_may_be_one(feature: Feature) -> None:
    tree = Tree(value=1, left=Tree(value=2))
    assert feature.echo_tree(tree, into=tree) is tree
    assert tree == Tree(value=1, left=Tree(value=2))


def test_none_is_the_default(feature: Feature) -> None:
    assert feature.echo_tree(Tree(value=1), into=None) == Tree(value=1)


def test_a_call_that_fails_changes_nothing(feature: Feature, calc: Calculator) -> None:
    reply = Tree(value=7)
    with pytest.raises(TypeError, match="takes a shortwire.test.v1.Tree, not int"):
        feature.echo_tree(5, into=reply)  # type: ignore[call-overload]
    with pytest.raises(shortwire.DeadlineExceeded):
        feature.with_options(timeout=0).echo_tree(Tree(), into=reply)
    assert reply == Tree(value=7)


def test_it_has_to_be_a_message_of_the_reply(feature: Feature) -> None:
    with pytest.raises(TypeError, match=r"into of .*EchoTree takes a shortwire.test.v1.Tree, not Presence"):
        feature.echo_tree(Tree(), into=Presence())  # type: ignore[call-overload]


def test_bare_values_have_no_such_form(calc: Calculator) -> None:
    with pytest.raises(TypeError, match="has no field .into."):
        calc.add(1, 2, into=None)  # type: ignore[call-arg]


def test_it_leaves_nothing_behind(feature: Feature, no_growth) -> None:
    reply = Tree()
    request = Tree(value=1, left=Tree(value=2))
    no_growth(lambda: feature.echo_tree(request, into=reply))
