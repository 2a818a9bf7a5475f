package tests

import (
	"testing"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func TestMembersOfAOneof(t *testing.T) {
	feature := openFeature(t)
	for want, request := range map[testv1.ChoiceChoice]*testv1.Choice{
		testv1.ChoiceChoiceNotSet:  {After: "x"},
		testv1.ChoiceChoiceNumber:  {Number: shortwire.Some(int64(0)), After: "x"},
		testv1.ChoiceChoiceText:    {Text: shortwire.Some("text")},
		testv1.ChoiceChoiceData:    {Data: shortwire.Some([]byte{1, 2})},
		testv1.ChoiceChoiceColor:   {Color: shortwire.Some(testv1.ColorBlue)},
		testv1.ChoiceChoiceMessage: {Message: &testv1.Scalars{Int32Value: 3}},
		testv1.ChoiceChoiceNothing: {Nothing: &testv1.Empty{}},
		testv1.ChoiceChoiceFlag:    {Flag: shortwire.Some(false)},
		testv1.ChoiceChoiceReal:    {Real: shortwire.Some(1.5)},
	} {
		reply, err := feature.EchoChoice(ctx, request)
		check(t, err)
		equal(t, reply.WhichChoice(), want)
		equal(t, encoded(t, reply), encoded(t, request))
	}
}

func TestTheLastMemberWins(t *testing.T) {
	var m testv1.Choice
	check(t, m.UnmarshalBinary([]byte("\x08\x05\x12\x01a\x38\x01")))
	equal(t, m.WhichChoice(), testv1.ChoiceChoiceFlag)
	equal(t, m.Number.Set || m.Text.Set, false)

	// A message that comes twice in a row merges, one that comes after another member does not.
	check(t, m.UnmarshalBinary([]byte("\x2a\x02\x18\x07\x2a\x02\x20\x08")))
	equal(t, m.Message.Int32Value, 7)
	equal(t, m.Message.Int64Value, 8)
	check(t, m.UnmarshalBinary([]byte("\x2a\x02\x18\x07\x08\x01\x2a\x02\x20\x08")))
	equal(t, m.Message.Int32Value, 0)
	equal(t, m.Message.Int64Value, 8)
}

func TestTwoMembersAreRefused(t *testing.T) {
	_, err := (&testv1.Choice{Number: shortwire.Some(int64(1)), Flag: shortwire.Some(true)}).MarshalBinary()
	fails(t, err, shortwire.InvalidArgument, "more than one member", "shortwire.test.v1.Choice.choice")
}
