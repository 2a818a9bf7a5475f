package tests

import (
	"testing"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func TestNilArguments(t *testing.T) {
	feature := openFeature(t)
	_, err := feature.EchoInt64(ctx, nil)
	fails(t, err, shortwire.InvalidArgument, "shortwire.test.v1.Feature/EchoInt64: request is nil")
	fails(t, feature.EchoInt64Into(ctx, &testv1.Int64Value{}, nil), shortwire.InvalidArgument, "reply is nil")
	_, err = feature.EchoTree(ctx, nil)
	fails(t, err, shortwire.InvalidArgument, "shortwire.test.v1.Feature/EchoTree: request is nil")
	fails(t, feature.EchoTreeInto(ctx, &testv1.Tree{}, nil), shortwire.InvalidArgument, "reply is nil")
	_, err = feature.EchoString(ctx, nil)
	fails(t, err, shortwire.InvalidArgument, "request is nil")
	fails(t, feature.EchoInt64Columns(ctx, nil, nil), shortwire.InvalidArgument, "request is nil")
	fails(t, feature.EchoInt64Columns(ctx, new(testv1.Int64ValueColumns), nil), shortwire.InvalidArgument, "reply is nil")
}

func TestANilContextIsAnEmptyOne(t *testing.T) {
	feature := openFeature(t)
	reply, err := feature.EchoInt64(nil, &testv1.Int64Value{Value: 5})
	check(t, err)
	equal(t, reply.Value, 5)
	tree, err := feature.EchoTree(nil, &testv1.Tree{Value: 6})
	check(t, err)
	equal(t, tree.Value, 6)
	_, err = feature.EchoStringMany(nil, make([]testv1.StringValue, 2), nil)
	check(t, err)
}

func TestNilClients(t *testing.T) {
	var feature *testv1.Feature
	_, err := feature.EchoInt64(ctx, &testv1.Int64Value{})
	fails(t, err, shortwire.FailedPrecondition, "not open")
	_, err = feature.EchoTreeRaw(ctx, nil, nil)
	fails(t, err, shortwire.FailedPrecondition, "not open")
	_, err = new(testv1.Feature).EchoTree(ctx, &testv1.Tree{})
	fails(t, err, shortwire.FailedPrecondition, "not open")
	check(t, feature.Close())
	check(t, new(testv1.Feature).Close())
}
