package tests

import (
	"math"
	"testing"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	legacyv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/legacy/v1"
)

func TestRequiredFields(t *testing.T) {
	_, err := new(legacyv1.Required).MarshalBinary()
	fails(t, err, shortwire.InvalidArgument, "Required.number", "not set")
	var m legacyv1.Required
	fails(t, m.UnmarshalBinary([]byte("\x12\x01x")), shortwire.InvalidArgument, "Required.number", "missing")
	check(t, m.UnmarshalBinary([]byte("\x08\x00")))
	equal(t, m.Number, shortwire.Some(int32(0)))
	equal(t, encoded(t, &m), "\x08\x00")
}

func TestDefaults(t *testing.T) {
	var m legacyv1.Defaults
	check(t, m.UnmarshalBinary(nil))
	equal(t, m.Number.Set, false)
	equal(t, m.Number.Or(legacyv1.DefaultDefaultsNumber()), -7)
	equal(t, legacyv1.DefaultDefaultsText(), "don't")
	equal(t, string(legacyv1.DefaultDefaultsData()), "\x00\xff")
	equal(t, legacyv1.DefaultDefaultsLevel(), legacyv1.LevelHigh)
	equal(t, math.IsInf(legacyv1.DefaultDefaultsLimit(), 1), true)
	equal(t, legacyv1.DefaultDefaultsFlag(), true)
}

func TestGroups(t *testing.T) {
	m := &legacyv1.Groups{
		Single: &legacyv1.GroupsSingle{Number: shortwire.Some(int32(5)), Inner: &legacyv1.Groups{}},
		Many:   []legacyv1.GroupsMany{{Text: shortwire.Some("a")}, {}},
	}
	wire := "\x0b\x08\x05\x12\x00\x0c\x1b\x0a\x01a\x1c\x1b\x1c"
	equal(t, encoded(t, m), wire)
	var read legacyv1.Groups
	check(t, read.UnmarshalBinary([]byte(wire)))
	equal(t, encoded(t, &read), wire)
	equal(t, read.Single.Number.Value, 5)
	equal(t, len(read.Many), 2)
	fails(t, read.UnmarshalBinary([]byte("\x0b\x08\x05")), shortwire.InvalidArgument, "does not end")
}

func TestClosedEnums(t *testing.T) {
	var m legacyv1.Closed
	// 9 is no level: alone, in a list, packed, in a map, in a oneof.
	check(t, m.UnmarshalBinary([]byte("\x08\x09\x10\x01\x10\x09\x1a\x03\x02\x09\x01\x22\x05\x0a\x01a\x10\x09\x22\x05\x0a\x01b\x10\x02\x28\x09")))
	equal(t, m.Level.Set, false)
	equal(t, len(m.Levels), 1)
	equal(t, len(m.Packed), 2)
	equal(t, len(m.ByName), 1)
	equal(t, m.ByName["b"], legacyv1.LevelHigh)
	equal(t, m.WhichChoice(), legacyv1.ClosedChoiceNotSet)
	equal(t, string(m.UnknownFields()), "\x08\x09\x10\x09\x18\x09\x22\x05\x0a\x01a\x10\x09\x28\x09")
	// An entry without a value has the first level.
	check(t, m.UnmarshalBinary([]byte("\x22\x03\x0a\x01c")))
	equal(t, m.ByName["c"], legacyv1.LevelLow)
}

func TestTextThatIsNotChecked(t *testing.T) {
	var m legacyv1.Unchecked
	check(t, m.UnmarshalBinary([]byte("\x0a\x01\xff")))
	equal(t, m.Text, shortwire.Some("\xff"))
	equal(t, encoded(t, &m), "\x0a\x01\xff")
}
