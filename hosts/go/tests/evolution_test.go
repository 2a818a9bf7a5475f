package tests

import (
	"testing"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	newer "github.com/shortwire/shortwire/hosts/go/tests/gen/newer/shortwire/test/v1"
	older "github.com/shortwire/shortwire/hosts/go/tests/gen/older/shortwire/test/v1"
)

func TestAClientOfANewerSchema(t *testing.T) {
	feature, err := newer.OpenFeature(library("libfeature_service.so"))
	check(t, err)
	defer feature.Close()

	// A field that the library does not know comes back, because it keeps what it does not know.
	number, err := feature.EchoInt64(ctx, &newer.Int64Value{Value: 5, Unit: "km"})
	check(t, err)
	equal(t, number.Value, 5)
	equal(t, number.Unit, "km")
	text, err := feature.EchoString(ctx, &newer.StringValue{Value: "t", More: []string{"a", "b"}})
	check(t, err)
	equal(t, len(text.More), 2)
	tree, err := feature.EchoTree(ctx, &newer.Tree{Left: &newer.Tree{Label: "left"}, Weights: map[string]int64{"w": 3}})
	check(t, err)
	equal(t, tree.Left.Label, "left")
	equal(t, tree.Weights["w"], 3)

	// What protobuf does not allow is named.
	_, err = feature.EchoNested(ctx, &newer.Nested{Inner: "\x07"})
	fails(t, err, shortwire.InvalidArgument, "shortwire inspect")
	_, err = feature.Added(ctx, &newer.Int64Value{Value: 1})
	fails(t, err, shortwire.Unimplemented, "shortwire.test.v1.Feature/Added", "libfeature_service.so")
	_, err = feature.AddedTree(ctx, &newer.Tree{})
	fails(t, err, shortwire.Unimplemented)
}

func TestAClientOfAnOlderSchema(t *testing.T) {
	feature, err := older.OpenFeature(library("libfeature_service.so"))
	check(t, err)
	defer feature.Close()

	// Fewer fields here: another shape, so wire, and what comes back beyond them is kept.
	scalars := &older.Scalars{DoubleValue: 1.5, StringValue: "x"}
	scalars.SetUnknownFields([]byte("\x18\x07"))
	reply, err := feature.EchoScalars(ctx, scalars)
	check(t, err)
	equal(t, reply.StringValue, "x")
	equal(t, string(reply.UnknownFields()), "\x18\x07")

	// There the fields track presence.
	presence, err := feature.EchoPresence(ctx, &older.Presence{Number: 5})
	check(t, err)
	equal(t, presence.Number, 5)

	// A reply that has grown.
	grown, err := feature.Newer(ctx, &older.Version1{Name: "n"})
	check(t, err)
	equal(t, grown.Name, "n")
	equal(t, len(grown.UnknownFields()) != 0, true)
	many, err := feature.NewerMany(ctx, []older.Version1{{Name: "a"}, {Name: "b"}}, nil)
	check(t, err)
	equal(t, many[1].Name, "b")
	var columns older.Version2Columns
	check(t, feature.NewerColumns(ctx, &older.Version1Columns{Name: []string{"a", "b"}}, &columns))
	equal(t, columns.Name[1], "b")
}
