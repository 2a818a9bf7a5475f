package main

import (
	"bytes"
	"context"
	"log/slog"
	"runtime"
	"sync"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func (t *testee) bad(words []string) ([]string, error) {
	ctx := context.Background()
	switch words[0] {
	case "invalid-utf8":
		_, err := t.feature.EchoString(ctx, &testv1.StringValue{Value: "\xff"})
		return nil, err
	case "null-request":
		_, err := t.feature.EchoTree(ctx, nil)
		return nil, err
	case "close-during-call":
		return t.closeDuringCall(ctx)
	case "forgotten":
		return forgotten()
	}
	// The compiler refuses it.
	return nil, errSkip
}

func (t *testee) closeDuringCall(ctx context.Context) ([]string, error) {
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
	return []string{"50"}, <-done
}

// log is written by the collector's goroutine.
type log struct {
	mutex sync.Mutex
	text  bytes.Buffer
}

func (l *log) Write(p []byte) (int, error) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.text.Write(p)
}

func (l *log) bytes() []byte {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return bytes.Clone(l.text.Bytes())
}

func forgotten() ([]string, error) {
	l := new(log)
	logger := slog.New(slog.NewTextHandler(l, nil))
	if _, err := testv1.OpenFeature("./libfeature_service.so", shortwire.WithLogger(logger)); err != nil {
		return nil, err
	}
	for len(l.bytes()) == 0 {
		runtime.GC()
	}
	return []string{hexed(l.bytes())}, nil
}
