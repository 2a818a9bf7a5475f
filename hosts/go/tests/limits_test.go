package tests

import (
	"testing"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func TestMessagesHaveALimit(t *testing.T) {
	feature := openFeature(t, shortwire.WithMaxMessageBytes(1000))
	_, err := feature.Measure(ctx, &testv1.BytesValue{Value: make([]byte, 990)})
	check(t, err)
	_, err = feature.Measure(ctx, &testv1.BytesValue{Value: make([]byte, 2000)})
	fails(t, err, shortwire.ResourceExhausted, "max_message_bytes")
	_, err = feature.EchoTree(ctx, &testv1.Tree{Children: make([]testv1.Tree, 600)})
	fails(t, err, shortwire.ResourceExhausted, "max_message_bytes", "EchoTree")
	_, err = feature.Large(ctx, &testv1.SizeRequest{Size: 2000})
	fails(t, err, shortwire.ResourceExhausted)
	_, err = feature.LargeRaw(ctx, []byte(encoded(t, &testv1.SizeRequest{Size: 2000})), nil)
	fails(t, err, shortwire.ResourceExhausted)

	_, err = testv1.OpenFeature(library("libfeature_service.so"), shortwire.WithMaxMessageBytes(1<<40))
	fails(t, err, shortwire.InvalidArgument)
}
