package tests

import (
	"testing"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

// echoes calls in slots and in wire format.
func echoes(t *testing.T, feature *testv1.Feature) map[string]func(*testv1.Presence) *testv1.Presence {
	return map[string]func(*testv1.Presence) *testv1.Presence{
		"slots": func(request *testv1.Presence) *testv1.Presence {
			reply := &testv1.Presence{Number: shortwire.Some(int64(99)), Text: shortwire.Some("stale"), Data: shortwire.Some([]byte("stale"))}
			check(t, feature.EchoPresenceInto(ctx, request, reply))
			return reply
		},
		"wire": func(request *testv1.Presence) *testv1.Presence {
			raw, err := feature.EchoPresenceRaw(ctx, []byte(encoded(t, request)), nil)
			check(t, err)
			reply := &testv1.Presence{Number: shortwire.Some(int64(99))}
			check(t, reply.UnmarshalBinary(raw))
			return reply
		},
	}
}

func TestAbsentIsNotZero(t *testing.T) {
	for name, echo := range echoes(t, openFeature(t)) {
		t.Run(name, func(t *testing.T) {
			reply := echo(&testv1.Presence{Plain: 7})
			if reply.Number.Set || reply.Text.Set || reply.Data.Set || reply.Flag.Set || reply.Color.Set || reply.Real.Set {
				t.Errorf("something is there: %+v", reply)
			}
			equal(t, reply.Plain, 7)
			equal(t, reply.Number.Or(-1), -1)

			reply = echo(&testv1.Presence{
				Number: shortwire.Some(int64(0)), Text: shortwire.Some(""), Data: shortwire.Some([]byte(nil)),
				Flag: shortwire.Some(false), Color: shortwire.Some(testv1.ColorUnspecified), Real: shortwire.Some(0.0),
			})
			if !reply.Number.Set || !reply.Text.Set || !reply.Data.Set || !reply.Flag.Set || !reply.Color.Set || !reply.Real.Set {
				t.Errorf("something is absent: %+v", reply)
			}
			equal(t, reply.Number.Or(-1), 0)

			reply = echo(&testv1.Presence{Text: shortwire.Some("here"), Real: shortwire.Some(2.5), Data: shortwire.Some([]byte{1})})
			equal(t, reply.Text, shortwire.Some("here"))
			equal(t, reply.Real, shortwire.Some(2.5))
			equal(t, string(reply.Data.Value), "\x01")
			equal(t, reply.Number.Set, false)
		})
	}
}
