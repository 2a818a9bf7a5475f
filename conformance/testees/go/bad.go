package main

import (
	"bytes"
	"context"
	"log/slog"
	"runtime"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func (t *testee) bad(words []string) (string, error) {
	ctx := context.Background()
	switch words[0] {
	case "invalid-utf8":
		_, err := t.feature.EchoString(ctx, &testv1.StringValue{Value: "\xff"})
		return "", err
	case "null-request":
		_, err := t.feature.EchoTree(ctx, nil)
		return "", err
	case "close-during-call":
		return t.closeDuringCall(ctx)
	case "forgotten":
		return forgotten()
	}
	// The compiler refuses it.
	return "", errSkip
}

func (t *testee) closeDuringCall(ctx context.Context) (string, error) {
	calls := runtime.NumCgoCall()
	done := make(chan error)
	go func() {
		_, err := t.feature.Slow(ctx, &testv1.SlowRequest{Milliseconds: 50})
		done <- err
	}()
	for runtime.NumCgoCall() == calls {
		runtime.Gosched()
	}
	t.feature.Close()
	return "50", <-done
}

// warnings hands on what the collector's goroutine logs.
type warnings chan []byte

func (w warnings) Write(text []byte) (int, error) {
	w <- bytes.Clone(text)
	return len(text), nil
}

func forgotten() (string, error) {
	warned := make(warnings, 1)
	logger := slog.New(slog.NewTextHandler(warned, nil))
	if _, err := testv1.OpenFeature("./libfeature_service.so", shortwire.WithLogger(logger)); err != nil {
		return "", err
	}
	for {
		runtime.GC()
		select {
		case text := <-warned:
			return hexed(text), nil
		default:
		}
	}
}
