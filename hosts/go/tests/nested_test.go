package tests

import (
	"testing"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func TestNestedMessages(t *testing.T) {
	feature := openFeature(t)
	request := &testv1.Nested{
		Inner:  &testv1.NestedInner{Number: -1, Kind: testv1.NestedInnerKindLeaf},
		Inners: []testv1.NestedInner{{Number: 1}, {}, {Kind: 9}},
		Kind:   testv1.NestedInnerKindLeaf,
	}
	reply, err := feature.EchoNested(ctx, request)
	check(t, err)
	equal(t, encoded(t, reply), encoded(t, request))
	equal(t, reply.Inner.Number, -1)
	equal(t, reply.Inners[2].Kind, testv1.NestedInnerKind(9))

	// An empty message is not an absent one.
	reply, err = feature.EchoNested(ctx, &testv1.Nested{Inner: &testv1.NestedInner{}})
	check(t, err)
	equal(t, reply.Inner != nil, true)
	reply, err = feature.EchoNested(ctx, &testv1.Nested{})
	check(t, err)
	equal(t, reply.Inner == nil, true)
}

func TestMessagesThatComeTwiceMerge(t *testing.T) {
	var m testv1.Nested
	check(t, m.UnmarshalBinary([]byte("\x0a\x02\x08\x05\x0a\x02\x10\x01")))
	equal(t, m.Inner.Number, 5)
	equal(t, m.Inner.Kind, testv1.NestedInnerKindLeaf)
}
