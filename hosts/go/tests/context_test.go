package tests

import (
	"context"
	"errors"
	"testing"
	"time"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

const forever = 60000

// slow calls in slots and in wire format.
func slow(t *testing.T) map[string]func(context.Context, uint32) error {
	feature := openFeature(t)
	return map[string]func(context.Context, uint32) error{
		"slots": func(ctx context.Context, milliseconds uint32) error {
			_, err := feature.Slow(ctx, &testv1.SlowRequest{Milliseconds: milliseconds})
			return err
		},
		"wire": func(ctx context.Context, milliseconds uint32) error {
			_, err := feature.SlowRaw(ctx, []byte(encoded(t, &testv1.SlowRequest{Milliseconds: milliseconds})), nil)
			return err
		},
	}
}

func TestADeadlineReachesTheLibrary(t *testing.T) {
	for name, call := range slow(t) {
		t.Run(name, func(t *testing.T) {
			check(t, call(ctx, 1))
			ctx, cancel := context.WithTimeout(ctx, 20*time.Millisecond)
			defer cancel()
			err := call(ctx, forever)
			fails(t, err, shortwire.DeadlineExceeded)
			equal(t, errors.Is(err, context.DeadlineExceeded), true)
			fails(t, call(ctx, 1), shortwire.DeadlineExceeded, "before the call")
		})
	}
}

func TestACancellationReachesTheLibrary(t *testing.T) {
	for name, call := range slow(t) {
		t.Run(name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(ctx)
			time.AfterFunc(20*time.Millisecond, cancel)
			err := call(ctx, forever)
			fails(t, err, shortwire.Canceled)
			equal(t, errors.Is(err, context.Canceled), true)
			fails(t, call(ctx, 1), shortwire.Canceled, "before the call")
		})
	}
}

func TestACancellationReachesABatch(t *testing.T) {
	feature := openFeature(t)
	ctx, cancel := context.WithCancel(ctx)
	time.AfterFunc(20*time.Millisecond, cancel)
	err := feature.SlowColumns(ctx, &testv1.SlowRequestColumns{Milliseconds: []uint32{forever, forever}}, new(testv1.SlowRequestColumns))
	equal(t, errors.Is(err, shortwire.Canceled), true)
}

func TestMetadataTravels(t *testing.T) {
	ctx := shortwire.WithMetadata(ctx, "tenant", "blue")
	ctx = shortwire.WithMetadata(ctx, "trace-bin", "\x00\x01", "tenant", "green")
	for _, call := range slow(t) {
		check(t, call(ctx, 1))
	}
	defer func() {
		equal(t, recover() != nil, true)
	}()
	shortwire.WithMetadata(ctx, "alone")
}
