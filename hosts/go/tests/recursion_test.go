package tests

import (
	"testing"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

// chain returns a tree with so many levels of messages below the root.
func chain(levels int) *testv1.Tree {
	tree := &testv1.Tree{}
	for i := range levels {
		tree = &testv1.Tree{Value: int64(i), Left: tree}
	}
	return tree
}

func levels(tree *testv1.Tree) (count int) {
	for ; tree.Left != nil; tree = tree.Left {
		count++
	}
	return count
}

func TestNestingHasALimit(t *testing.T) {
	feature := openFeature(t)
	reply, err := feature.EchoTree(ctx, chain(99))
	check(t, err)
	equal(t, levels(reply), 99)
	_, err = feature.EchoTree(ctx, chain(101))
	fails(t, err, shortwire.InvalidArgument, "nested deeper than allowed", "WithMaxDepth")

	deeper := openFeature(t, shortwire.WithMaxDepth(300))
	reply, err = deeper.EchoTree(ctx, chain(250))
	check(t, err)
	equal(t, levels(reply), 250)
}

func TestAMessageThatContainsItselfIsAnError(t *testing.T) {
	feature := openFeature(t)
	loop := &testv1.Tree{Value: 1}
	loop.Left, loop.Right = loop, loop
	_, err := feature.EchoTree(ctx, loop)
	fails(t, err, shortwire.InvalidArgument, "nested")
	list := &testv1.Tree{Children: make([]testv1.Tree, 2)}
	list.Children[0].Children, list.Children[1].Children = list.Children, list.Children
	_, err = feature.EchoTree(ctx, list)
	fails(t, err, shortwire.InvalidArgument, "nested")
}

func TestTreesInLists(t *testing.T) {
	feature := openFeature(t)
	request := &testv1.Tree{Children: []testv1.Tree{{Value: 1}, {Value: 2, Children: make([]testv1.Tree, 3)}}}
	reply, err := feature.EchoTree(ctx, request)
	check(t, err)
	equal(t, len(reply.Children), 2)
	equal(t, len(reply.Children[1].Children), 3)
}
