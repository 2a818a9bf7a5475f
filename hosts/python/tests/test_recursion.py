"""Messages that contain themselves, to the limit and beyond."""

from __future__ import annotations

import pytest
import shortwire
from gen.shortwire_test_v1 import Feature, Tree
from shortwire import decode, encode


def chain(depth: int) -> Tree:
    tree = Tree(value=depth)
    for level in range(depth - 1, -1, -1):
        tree = Tree(value=level, left=tree)
    return tree


def test_trees_cross(feature: Feature) -> None:
    tree = Tree(value=1, left=Tree(value=2), right=Tree(value=3, children=[Tree(value=4), Tree()]))
    assert feature.echo_tree(tree) == tree
    assert feature.echo_tree(chain(99)) == chain(99)


def test_nesting_beyond_the_limit_is_refused_before_the_call(feature: Feature) -> None:
    with pytest.raises(shortwire.InvalidArgument, match="max_depth"):
        feature.echo_tree(chain(101))


def test_a_message_that_contains_itself_is_refused(feature: Feature) -> None:
    tree = Tree()
    tree.left = tree
    with pytest.raises(shortwire.InvalidArgument, match="contains itself"):
        feature.echo_tree(tree)
    tree.left = None


def test_a_depth_bomb_is_refused_by_both_sides(feature: Feature) -> None:
    bomb = b""
    for _ in range(2000):
        length = len(bomb)
        varint = bytes([length & 0x7F | 0x80, length >> 7]) if length > 127 else bytes([length])
        bomb = b"\x12" + varint + bomb
    with pytest.raises(shortwire.InvalidArgument, match="nested deeper"):
        decode(Tree, bomb)
    with pytest.raises(shortwire.InvalidArgument, match="max_depth"):
        feature.echo_tree_raw(bomb)


def test_the_limit_can_be_set(feature_library: str) -> None:
    with Feature.open(feature_library, max_depth=10) as shallow:
        assert shallow.echo_tree(chain(9)) == chain(9)
        with pytest.raises(shortwire.InvalidArgument):
            shallow.echo_tree(chain(11))
    with Feature.open(feature_library, max_depth=500) as deep:
        reply = deep.echo_tree(chain(400))
        assert encode_depth(reply) == 400
    for depth in (0, 1001):
        with pytest.raises(shortwire.InvalidArgument, match="max_depth"):
            Feature.open(feature_library, max_depth=depth)


def encode_depth(tree: Tree) -> int:
    depth = 0
    node: Tree | None = tree.left
    while node is not None:
        depth, node = depth + 1, node.left
    return depth


def test_encode_and_decode_agree_on_the_limit() -> None:
    assert decode(Tree, encode(chain(100))) == chain(100)
