package tests

import (
	"bytes"
	"encoding/binary"
	"testing"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func TestBytesThatAreNoMessageAreRefused(t *testing.T) {
	feature := openFeature(t)
	for _, bad := range []struct{ wire, says string }{
		{"\x18", "end in the middle"},
		{"\x18\xff\xff", "end in the middle"},
		{"\x18\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", "longer than 10 bytes"},
		{"\x1a\x02\x80\x80", "end in the middle"},
		{"\x0a\x071234567", "end in the middle"},
		{"\x72\x05abc", "beyond the end"},
		{"\x72\xff\xff\xff\xff\x07", "beyond the end"},
		{"\x72\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", "beyond the end"},
		{"\x72\x01\xff", "Repeated.strings"},
		{"\x8a\x01\x03\x72\x01\xff", "Scalars.string_value"},
		{"\x02\x00", "number 0"},
		{"\x06", "number 0"},
		{"\x1e\x00", "wire type"},
		{"\x1f\x00", "wire type"},
		{"\xfb\x01", "does not end"},
		{"\xfc\x01", "did not begin"},
		{"\xfb\x01\xf4\x01", "did not begin"},
		{"\xf8\xff\xff\xff\xff\x7f\x01", "field number"},
	} {
		fails(t, new(testv1.Repeated).UnmarshalBinary([]byte(bad.wire)), shortwire.InvalidArgument, bad.says)
		_, err := feature.EchoRepeatedRaw(ctx, []byte(bad.wire), nil)
		fails(t, err, shortwire.InvalidArgument)
	}
}

// Every prefix and every changed byte of a good message is a message or an error.
func TestDamageDoesNoHarm(t *testing.T) {
	good := []byte(encoded(t, &testv1.Repeated{
		Int32s: []int32{1, 300, -1}, Strings: []string{"a", "bc"}, Doubles: []float64{1},
		Messages: []testv1.Scalars{{Int32Value: -5, StringValue: "text é"}, {DoubleValue: 1}},
	}))
	var m testv1.Repeated
	for length := range good {
		m.UnmarshalBinary(bytes.Clone(good[:length]))
	}
	for at := range good {
		for value := range 256 {
			damaged := bytes.Clone(good)
			damaged[at] = byte(value)
			m.UnmarshalBinary(damaged)
		}
	}
}

// 50,000 messages in each other.
func TestDepthBombs(t *testing.T) {
	feature := openFeature(t)
	var bomb []byte
	for range 50000 {
		head := binary.AppendUvarint([]byte{0x12}, uint64(len(bomb)))
		if bomb = append(head, bomb...); len(bomb) > 1<<17 {
			break
		}
	}
	fails(t, new(testv1.Tree).UnmarshalBinary(bomb), shortwire.InvalidArgument, "nested deeper")
	_, err := feature.EchoTreeRaw(ctx, bomb, nil)
	fails(t, err, shortwire.InvalidArgument, "max_depth")
	groups := bytes.Repeat([]byte{0x7b}, 100000)
	fails(t, new(testv1.Tree).UnmarshalBinary(groups), shortwire.InvalidArgument, "nested deeper")
}
