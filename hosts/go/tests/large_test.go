package tests

import (
	"testing"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func TestLargeBytes(t *testing.T) {
	feature := openFeature(t)
	const large = 64 << 20
	var out testv1.BytesValue
	for _, size := range []uint64{0, 1, 1023, 1024, 65536, large, 3} {
		check(t, feature.LargeInto(ctx, &testv1.SizeRequest{Size: size}, &out))
		verify(t, out.Value, size)
		raw, err := feature.LargeRaw(ctx, []byte(encoded(t, &testv1.SizeRequest{Size: size})), nil)
		check(t, err)
		check(t, out.UnmarshalBinary(raw))
		verify(t, out.Value, size)
	}
	request := &testv1.BytesValue{Value: make([]byte, large)}
	length, err := feature.Measure(ctx, request)
	check(t, err)
	equal(t, length.Value, large)
	raw, err := feature.MeasureRaw(ctx, []byte(encoded(t, request)), nil)
	check(t, err)
	check(t, length.UnmarshalBinary(raw))
	equal(t, length.Value, large)
}

func verify(t *testing.T, data []byte, size uint64) {
	t.Helper()
	equal(t, uint64(len(data)), size)
	for at := 0; at < len(data); at += 4093 {
		if int(data[at]) != at%251 {
			t.Fatalf("byte %d is %d", at, data[at])
		}
	}
}
