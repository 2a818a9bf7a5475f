package tests

import (
	"testing"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func TestMapsOfAllTypes(t *testing.T) {
	feature := openFeature(t)
	request := &testv1.Maps{
		Strings:  map[string]string{"a": "1", "": "empty", "ü": ""},
		Doubles:  map[string]float64{"half": 0.5},
		Int32s:   map[int32]int64{-1: 1, 0: 0, 7: -7},
		Blobs:    map[uint64][]byte{1 << 63: {1}, 0: nil},
		Colors:   map[bool]testv1.Color{true: testv1.ColorBlue, false: 77},
		Messages: map[string]*testv1.Scalars{"one": {Int64Value: 1}, "nil": nil},
		Flags:    map[int64]bool{-9: true},
	}
	var reply testv1.Maps
	for range 2 {
		check(t, feature.EchoMapsInto(ctx, request, &reply))
		equal(t, encoded(t, &reply), encoded(t, request))
		equal(t, reply.Strings["ü"], "")
		equal(t, reply.Int32s[7], -7)
		equal(t, reply.Colors[false], testv1.Color(77))
		equal(t, reply.Messages["one"].Int64Value, 1)
		equal(t, encoded(t, reply.Messages["nil"]), "")
		equal(t, len(reply.Blobs), 2)
	}
	check(t, feature.EchoMapsInto(ctx, new(testv1.Maps), &reply))
	equal(t, len(reply.Strings)+len(reply.Messages), 0)
}

func TestEntriesAreWrittenByKey(t *testing.T) {
	m := &testv1.Maps{Int32s: make(map[int32]int64)}
	for i := range int32(20) {
		m.Int32s[i-10] = 0
	}
	first := encoded(t, m)
	for range 20 {
		equal(t, encoded(t, m), first)
	}
	equal(t, encoded(t, &testv1.Maps{Strings: map[string]string{"b": "", "a": ""}}), "\x0a\x05\x0a\x01a\x12\x00\x0a\x05\x0a\x01b\x12\x00")
}

func TestEntriesThatLackParts(t *testing.T) {
	var m testv1.Maps
	// No key; no value; nothing; a key twice; a field that no entry has; the same key again.
	check(t, m.UnmarshalBinary([]byte("\x1a\x02\x10\x05\x1a\x02\x08\x07\x1a\x00\x1a\x06\x08\x01\x08\x02\x10\x09\x1a\x06\x18\x01\x08\x03\x10\x04\x1a\x04\x08\x07\x10\x08\x32\x03\x0a\x01x")))
	equal(t, len(m.Int32s), 4)
	equal(t, m.Int32s[0], 0)
	equal(t, m.Int32s[2], 9)
	equal(t, m.Int32s[3], 4)
	equal(t, m.Int32s[7], 8)
	if m.Messages["x"] == nil {
		t.Error("an entry without a value has an empty message")
	}
}
