package tests

import (
	"testing"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

// A panic is an error of that call; the next one finds a new service.
func TestPanics(t *testing.T) {
	feature := openFeature(t)
	count := func() uint64 {
		reply, err := feature.Count(ctx, &testv1.Empty{})
		check(t, err)
		return reply.Value
	}
	equal(t, count(), 1)
	equal(t, count(), 2)
	_, err := feature.Panic(ctx, &testv1.StringValue{Value: "ouch"})
	fails(t, err, shortwire.Internal, "ouch")
	equal(t, count(), 1)
	_, err = feature.PanicRaw(ctx, []byte("\x0a\x05again"), nil)
	fails(t, err, shortwire.Internal, "again")
	equal(t, count(), 1)
}
