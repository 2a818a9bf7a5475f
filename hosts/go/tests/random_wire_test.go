package tests

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protodesc"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/types/descriptorpb"
	"google.golang.org/protobuf/types/dynamicpb"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

// Random messages, most of them nearly right, go through this codec, through the library's and through the official one: all
// must take or refuse them, and agree on what they mean.
func TestRandomMessages(t *testing.T) {
	feature := openFeature(t)
	official := messagesOf(t, feature.Library().Schema())
	rounds := 4000
	if testing.Short() {
		rounds = 500
	}
	random := generator{rand.New(rand.NewPCG(1, 2))}
	taken := 0
	for range rounds {
		wire := random.fields(4)
		for _, subject := range []struct {
			echo    func([]byte) ([]byte, error)
			message message
		}{
			{echo(feature.EchoScalarsRaw), new(testv1.Scalars)},
			{echo(feature.EchoPresenceRaw), new(testv1.Presence)},
			{echo(feature.EchoRepeatedRaw), new(testv1.Repeated)},
			{echo(feature.EchoUnpackedRaw), new(testv1.Unpacked)},
			{echo(feature.EchoChoiceRaw), new(testv1.Choice)},
			{echo(feature.EchoNestedRaw), new(testv1.Nested)},
			{echo(feature.EchoTreeRaw), new(testv1.Tree)},
			{echo(feature.EchoStringRaw), new(testv1.StringValue)},
		} {
			ok, err := agree(official, subject.message, subject.echo, wire)
			if err != nil {
				t.Fatalf("%s %x: %v", subject.message.FullName(), wire, err)
			}
			if ok {
				taken++
			}
		}
	}
	if taken < rounds {
		t.Errorf("only %d messages were taken", taken)
	}
}

// Maps have no order, so the library's bytes are read again; and the official package panics at maps that are damaged in
// some ways.
func TestRandomMaps(t *testing.T) {
	feature := openFeature(t)
	random := generator{rand.New(rand.NewPCG(3, 4))}
	for range 2000 {
		wire := random.fields(3)
		var here, there testv1.Maps
		err := here.UnmarshalBinary(wire)
		echoed, refusal := feature.EchoMapsRaw(ctx, wire, nil)
		if (err == nil) != (refusal == nil) {
			t.Fatalf("%x: %v here, %v in the library", wire, err, refusal)
		}
		if err == nil {
			check(t, there.UnmarshalBinary(echoed))
			equal(t, encoded(t, &there), encoded(t, &here))
		}
	}
}

type message interface {
	shortwire.Message
	MarshalBinary() ([]byte, error)
}

func echo(raw func(c context.Context, request, dst []byte) ([]byte, error)) func([]byte) ([]byte, error) {
	return func(request []byte) ([]byte, error) { return raw(ctx, request, nil) }
}

// agree reports whether the bytes are a message, if all are of one mind.
func agree(official map[string]protoreflect.MessageDescriptor, m message, echo func([]byte) ([]byte, error), wire []byte) (bool, error) {
	theirs := dynamicpb.NewMessage(official[m.FullName()])
	here := m.UnmarshalBinary(wire)
	echoed, there := echo(wire)
	if (here == nil) != (there == nil) {
		return false, fmt.Errorf("%v here, %v in the library", here, there)
	}
	officially := proto.Unmarshal(wire, theirs)
	if here != nil && officially == nil {
		return false, fmt.Errorf("%v here, right officially", here)
	}
	// The official package also refuses a varint whose tenth byte has more than one bit.
	if here != nil || officially != nil {
		return false, nil
	}
	again, err := m.MarshalBinary()
	if err != nil {
		return false, err
	}
	if string(again) != string(echoed) {
		return false, fmt.Errorf("%x here, %x in the library", again, echoed)
	}
	for _, bytes := range [][]byte{again, echoed} {
		reread := dynamicpb.NewMessage(official[m.FullName()])
		if err := proto.Unmarshal(bytes, reread); err != nil {
			return false, err
		}
		if !proto.Equal(reread, theirs) && !hasNaN(wire) {
			return false, errors.New("what is written again means something else")
		}
	}
	return true, nil
}

// messagesOf makes official messages of a schema.
func messagesOf(t *testing.T, schema string) map[string]protoreflect.MessageDescriptor {
	var set descriptorpb.FileDescriptorSet
	check(t, proto.Unmarshal([]byte(schema), &set))
	for _, file := range set.File {
		// Libraries keep the comments and drop the positions, without which this package does not take it.
		file.SourceCodeInfo = nil
	}
	files, err := protodesc.NewFiles(&set)
	check(t, err)
	found := make(map[string]protoreflect.MessageDescriptor)
	files.RangeFilesByPackage("shortwire.test.v1", func(file protoreflect.FileDescriptor) bool {
		for i := range file.Messages().Len() {
			found[string(file.Messages().Get(i).FullName())] = file.Messages().Get(i)
		}
		return true
	})
	return found
}

type generator struct{ *rand.Rand }

func (g generator) anyValue() uint64 { return g.Uint64() >> g.IntN(64) }

func (g generator) fields(depth int) (out []byte) {
	for range g.IntN(6) {
		number := uint64(1 + g.IntN(19))
		switch kind := g.IntN(8); {
		case kind < 2:
			out = binary.AppendUvarint(binary.AppendUvarint(out, number<<3), g.anyValue())
		case kind == 2:
			out = binary.LittleEndian.AppendUint64(binary.AppendUvarint(out, number<<3|1), g.Uint64())
		case kind == 3:
			out = binary.LittleEndian.AppendUint32(binary.AppendUvarint(out, number<<3|5), g.Uint32())
		case kind == 4 && depth > 0:
			out = binary.AppendUvarint(out, number<<3|3)
			out = binary.AppendUvarint(append(out, g.fields(depth-1)...), number<<3|4)
		default:
			content := g.content(depth)
			length := uint64(len(content))
			if g.IntN(500) == 0 {
				length += uint64(g.IntN(3))
			}
			out = binary.AppendUvarint(binary.AppendUvarint(out, number<<3|2), length)
			out = append(out, content...)
		}
	}
	if g.IntN(400) == 0 {
		out = append(out, byte(g.IntN(256)))
	}
	return out
}

func (g generator) content(depth int) (out []byte) {
	switch kind := g.IntN(4); {
	case kind == 0 && depth > 0:
		return g.fields(depth - 1)
	case kind == 1:
		for range g.IntN(6) {
			out = binary.AppendUvarint(out, g.anyValue())
		}
	case kind == 2:
		out = make([]byte, g.IntN(4)*8)
		for i := range out {
			out[i] = byte(g.Uint32())
		}
	default:
		pieces := []string{"a", "zz", "é", "€", "😀", "0123456789", "\xff"}
		for range g.IntN(5) {
			piece := g.IntN(len(pieces)*50) % (len(pieces)*50 - 49)
			out = append(out, pieces[piece/50]...)
		}
	}
	return out
}

// hasNaN reports whether the bytes may hold a NaN, which is not equal to itself.
func hasNaN(wire []byte) bool {
	for _, c := range wire {
		if c&0x7f == 0x7f {
			return true
		}
	}
	return false
}
