package tests

import (
	"testing"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func TestUnknownFieldsAreKeptAndWrittenLast(t *testing.T) {
	wire := "\x92\x03\x01x" + "\x08\x05" + "\xa3\x03\x08\x01\xa4\x03" + "\x99\x03\x01\x02\x03\x04\x05\x06\x07\x08"
	var m testv1.Int64Value
	check(t, m.UnmarshalBinary([]byte(wire)))
	equal(t, m.Value, 5)
	equal(t, encoded(t, &m), "\x08\x05"+"\x92\x03\x01x"+"\xa3\x03\x08\x01\xa4\x03"+"\x99\x03\x01\x02\x03\x04\x05\x06\x07\x08")
	equal(t, len(m.UnknownFields()), len(wire)-2)

	feature := openFeature(t)
	raw, err := feature.EchoTreeRaw(ctx, []byte(wire), nil)
	check(t, err)
	var tree testv1.Tree
	check(t, tree.UnmarshalBinary(raw))
	equal(t, string(tree.UnknownFields()), string(m.UnknownFields()))
	reply, err := feature.EchoTree(ctx, &tree)
	check(t, err)
	equal(t, string(reply.UnknownFields()), string(m.UnknownFields()))
}

func TestAnotherWireTypeIsAnUnknownField(t *testing.T) {
	var m testv1.Int64Value
	check(t, m.UnmarshalBinary([]byte("\x0a\x01x")))
	equal(t, m.Value, 0)
	equal(t, string(m.UnknownFields()), "\x0a\x01x")
	m.SetUnknownFields(nil)
	equal(t, encoded(t, &m), "")
}

func TestAMessageIsEmptiedBeforeItIsRead(t *testing.T) {
	m := scalars()
	m.SetUnknownFields([]byte{0xa0, 6, 1})
	check(t, m.UnmarshalBinary([]byte{0x18, 1}))
	equal(t, encoded(t, m), "\x18\x01")
}
