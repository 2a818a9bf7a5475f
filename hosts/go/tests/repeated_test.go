package tests

import (
	"math"
	"testing"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func lists(n int) *testv1.Repeated {
	m := new(testv1.Repeated)
	for i := range n {
		m.Doubles = append(m.Doubles, float64(i)/2)
		m.Floats = append(m.Floats, float32(i))
		m.Int32s = append(m.Int32s, int32(-i))
		m.Int64s = append(m.Int64s, math.MinInt64+int64(i))
		m.Uint32s = append(m.Uint32s, math.MaxUint32-uint32(i))
		m.Uint64s = append(m.Uint64s, math.MaxUint64-uint64(i))
		m.Sint32s = append(m.Sint32s, int32(-i))
		m.Sint64s = append(m.Sint64s, int64(-i))
		m.Fixed32s = append(m.Fixed32s, uint32(i))
		m.Fixed64s = append(m.Fixed64s, uint64(i))
		m.Sfixed32s = append(m.Sfixed32s, int32(-i))
		m.Sfixed64s = append(m.Sfixed64s, int64(-i))
		m.Bools = append(m.Bools, i%2 == 0)
		m.Strings = append(m.Strings, "text"[:i%5])
		m.Blobs = append(m.Blobs, make([]byte, i%3))
		m.Colors = append(m.Colors, testv1.ColorBlue)
		m.Messages = append(m.Messages, testv1.Scalars{Int64Value: int64(i), StringValue: "s"})
	}
	return m
}

func TestListsOfAllTypes(t *testing.T) {
	feature := openFeature(t)
	var reply testv1.Repeated
	for _, n := range []int{0, 1, 2, 1000, 3} {
		request := lists(n)
		check(t, feature.EchoRepeatedInto(ctx, request, &reply))
		equal(t, encoded(t, &reply), encoded(t, request))
		equal(t, len(reply.Messages), n)
		equal(t, len(reply.Bools), n)
	}
}

func TestPackedAndUnpackedAreBothRead(t *testing.T) {
	feature := openFeature(t)
	request := &testv1.Unpacked{Int64s: []int64{1, -1, 300}, Doubles: []float64{0.5}, Colors: []testv1.Color{testv1.ColorRed, 77}}
	reply, err := feature.EchoUnpacked(ctx, request)
	check(t, err)
	equal(t, encoded(t, reply), encoded(t, request))
	equal(t, encoded(t, request)[:2], "\x08\x01")

	var packed testv1.Unpacked
	check(t, packed.UnmarshalBinary([]byte("\x0a\x02\x01\x02\x08\x03\x0a\x00\x11\x00\x00\x00\x00\x00\x00\xe0\x3f\x1a\x01\x02")))
	equal(t, len(packed.Int64s), 3)
	equal(t, packed.Int64s[2], 3)
	equal(t, packed.Doubles[0], 0.5)
	equal(t, packed.Colors[0], testv1.ColorGreen)

	var unpacked testv1.Repeated
	check(t, unpacked.UnmarshalBinary([]byte("\x38\x01\x38\x02\x0d\x00\x00\x00\x00\x68\x01")))
	equal(t, len(unpacked.Sint32s), 2)
	equal(t, unpacked.Sint32s[0], -1)
	equal(t, unpacked.Bools[0], true)
}

func TestListsThatOtherFieldsInterrupt(t *testing.T) {
	var m testv1.Repeated
	check(t, m.UnmarshalBinary([]byte("\x72\x01a\x68\x01\x72\x01b\x8a\x01\x00\x72\x01c\x8a\x01\x02\x20\x05")))
	equal(t, len(m.Strings), 3)
	equal(t, m.Strings[2], "c")
	equal(t, len(m.Messages), 2)
	equal(t, m.Messages[1].Int64Value, 5)
}
