package tests

import (
	"strings"
	"testing"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func TestTextsComeBackAsTheyWere(t *testing.T) {
	feature := openFeature(t)
	for _, text := range []string{"", "a", "abc", "abcd", "abcdefg", "abcdefgh", "grüße", "日本語", "\x00", "😀", strings.Repeat("ä", 5000)} {
		flat, err := feature.EchoString(ctx, &testv1.StringValue{Value: text})
		check(t, err)
		equal(t, flat.Value, text)
		raw, err := feature.EchoStringRaw(ctx, []byte(encoded(t, &testv1.StringValue{Value: text})), nil)
		check(t, err)
		var decoded testv1.StringValue
		check(t, decoded.UnmarshalBinary(raw))
		equal(t, decoded.Value, text)
		bytes, err := feature.EchoBytes(ctx, &testv1.BytesValue{Value: []byte(text)})
		check(t, err)
		equal(t, string(bytes.Value), text)
	}
}

func TestTextThatIsNoUTF8IsRefused(t *testing.T) {
	feature := openFeature(t)
	for _, text := range []string{"\xff", "abc\xc3", "ab\xed\xa0\x80", "\xc0\x80", "0123456789\xf5", "\xf4\x90\x80\x80"} {
		_, err := feature.EchoString(ctx, &testv1.StringValue{Value: text})
		fails(t, err, shortwire.InvalidArgument, "UTF-8", "bytes field")
		_, err = (&testv1.StringValue{Value: text}).MarshalBinary()
		fails(t, err, shortwire.InvalidArgument, "shortwire.test.v1.StringValue.value", "not UTF-8", "bytes")
		wire := append([]byte{0x0a, byte(len(text))}, text...)
		fails(t, new(testv1.StringValue).UnmarshalBinary(wire), shortwire.InvalidArgument, "not UTF-8", "StringValue.value")
		_, err = feature.EchoStringRaw(ctx, wire, nil)
		fails(t, err, shortwire.InvalidArgument, "UTF-8")
		reply, err := feature.EchoBytes(ctx, &testv1.BytesValue{Value: []byte(text)})
		check(t, err)
		equal(t, string(reply.Value), text)
	}
}

func TestBytesOfAReplyUseTheMemoryThatIsThere(t *testing.T) {
	feature := openFeature(t)
	out := testv1.BytesValue{Value: make([]byte, 0, 100)}
	memory := &out.Value[:1][0]
	check(t, feature.EchoBytesInto(ctx, &testv1.BytesValue{Value: []byte("abc")}, &out))
	equal(t, string(out.Value), "abc")
	equal(t, &out.Value[0], memory)
	check(t, out.UnmarshalBinary([]byte("\x0a\x02xy")))
	equal(t, string(out.Value), "xy")
	equal(t, &out.Value[0], memory)
}

func TestStringsDoNotChangeWithTheBytesTheyCameFrom(t *testing.T) {
	wire := []byte("\x0a\x03abc")
	var message testv1.StringValue
	check(t, message.UnmarshalBinary(wire))
	wire[2] = 'x'
	equal(t, message.Value, "abc")
}

func TestRawRepliesAreAppended(t *testing.T) {
	feature := openFeature(t)
	reply, err := feature.EchoInt64Raw(ctx, []byte{8, 7}, []byte("before "))
	check(t, err)
	equal(t, string(reply), "before \x08\x07")
	reply, err = feature.EchoInt64Raw(ctx, nil, nil)
	check(t, err)
	equal(t, len(reply), 0)
	reply, err = feature.EchoInt64Raw(ctx, []byte{8}, []byte("kept"))
	fails(t, err, shortwire.InvalidArgument)
	equal(t, string(reply), "kept")
}
