package tests

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func TestCallsAfterClose(t *testing.T) {
	feature := openFeature(t)
	check(t, feature.Close())
	check(t, feature.Close())
	_, err := feature.EchoInt64(ctx, &testv1.Int64Value{})
	fails(t, err, shortwire.FailedPrecondition, "was closed", "libfeature_service.so", "EchoInt64")
	_, err = feature.EchoString(ctx, &testv1.StringValue{Value: "x"})
	fails(t, err, shortwire.FailedPrecondition, "was closed")
	_, err = feature.EchoTree(ctx, &testv1.Tree{})
	fails(t, err, shortwire.FailedPrecondition, "was closed")
	_, err = feature.EchoTreeRaw(ctx, nil, nil)
	fails(t, err, shortwire.FailedPrecondition, "was closed")
	_, err = feature.EchoInt64Many(ctx, make([]testv1.Int64Value, 2), nil)
	fails(t, err, shortwire.FailedPrecondition, "was closed")
	err = feature.EchoInt64Columns(ctx, &testv1.Int64ValueColumns{Value: []int64{1}}, new(testv1.Int64ValueColumns))
	fails(t, err, shortwire.FailedPrecondition, "was closed")
	var closer io.Closer = feature
	check(t, closer.Close())
}

func TestClientsOfOneLibraryCloseTogether(t *testing.T) {
	lib, err := shortwire.Open(library("libfeature_service.so"))
	check(t, err)
	first, second := testv1.NewFeature(lib), testv1.NewFeature(lib)
	one, err := first.Count(ctx, &testv1.Empty{})
	check(t, err)
	two, err := second.Count(ctx, &testv1.Empty{})
	check(t, err)
	equal(t, two.Value, one.Value+1)
	check(t, lib.Close())
	_, err = second.Count(ctx, &testv1.Empty{})
	fails(t, err, shortwire.FailedPrecondition, "was closed")
}

// Calls under way finish; calls that come later are refused.
func TestCloseWhileOthersCall(t *testing.T) {
	for range 50 {
		feature := openFeature(t)
		var callers sync.WaitGroup
		started := make(chan struct{}, 4)
		for i := range 4 {
			callers.Add(1)
			go func() {
				defer callers.Done()
				for n := 0; ; n++ {
					var err error
					if i%2 == 0 {
						_, err = feature.EchoInt64(ctx, &testv1.Int64Value{Value: int64(n)})
					} else {
						_, err = feature.EchoTree(ctx, &testv1.Tree{Value: int64(n)})
					}
					if n == 10 {
						started <- struct{}{}
					}
					if err != nil {
						fails(t, err, shortwire.FailedPrecondition, "was closed")
						return
					}
				}
			}()
		}
		for range 4 {
			<-started
		}
		check(t, feature.Close())
		callers.Wait()
	}
}

// Close does not wait for a call under way, and does not end the service below it.
func TestACallUnderWayOutlivesClose(t *testing.T) {
	for range 100 {
		feature := openFeature(t)
		ctx, cancel := context.WithCancel(ctx)
		calls := runtime.NumCgoCall()
		done := make(chan error)
		go func() {
			_, err := feature.Slow(ctx, &testv1.SlowRequest{Milliseconds: forever})
			done <- err
		}()
		for runtime.NumCgoCall() == calls {
			runtime.Gosched()
		}
		check(t, feature.Close())
		cancel()
		err := <-done
		if errors.Is(err, shortwire.Canceled) {
			return
		}
		// It had not quite begun.
		fails(t, err, shortwire.FailedPrecondition, "was closed")
	}
	t.Error("no call was ever under way")
}

// The log may be written while it is read.
type logged struct {
	mutex sync.Mutex
	text  bytes.Buffer
}

func (l *logged) Write(p []byte) (int, error) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.text.Write(p)
}

func (l *logged) String() string {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.text.String()
}

// collect runs the collector until the log says something, or gives up.
func collect(l *logged) string {
	for deadline := time.Now().Add(10 * time.Second); time.Now().Before(deadline) && l.String() == ""; {
		runtime.GC()
		runtime.Gosched()
	}
	return l.String()
}

func TestALibraryThatNobodyClosedIsReported(t *testing.T) {
	var l logged
	logger := slog.New(slog.NewTextHandler(&l, nil))
	func() {
		feature, err := testv1.OpenFeature(library("libfeature_service.so"), shortwire.WithLogger(logger))
		check(t, err)
		_, err = feature.Count(ctx, &testv1.Empty{})
		check(t, err)
	}()
	said := collect(&l)
	for _, text := range []string{"was not closed", "libfeature_service.so", "closed_client_test.go"} {
		if !strings.Contains(said, text) {
			t.Errorf("%q does not say %q", said, text)
		}
	}
}

func TestALibraryThatWasClosedIsNot(t *testing.T) {
	var closed, left logged
	func() {
		first, err := shortwire.Open(library("libfeature_service.so"), shortwire.WithLogger(slog.New(slog.NewTextHandler(&closed, nil))))
		check(t, err)
		check(t, first.Close())
		_, err = shortwire.Open(library("libfeature_service.so"), shortwire.WithLogger(slog.New(slog.NewTextHandler(&left, nil))))
		check(t, err)
	}()
	collect(&left)
	equal(t, closed.String(), "")
}

func TestTheEnvironmentAsksForReports(t *testing.T) {
	if os.Getenv("SHORTWIRE_DEBUG") == "1" {
		var l logged
		slog.SetDefault(slog.New(slog.NewTextHandler(&l, nil)))
		func() {
			_, err := shortwire.Open(library("libfeature_service.so"))
			check(t, err)
		}()
		if !strings.Contains(collect(&l), "was not closed") {
			t.Error("nothing was reported")
		}
		return
	}
	again := exec.Command(os.Args[0], "-test.run=^TestTheEnvironmentAsksForReports$")
	again.Env = append(os.Environ(), "SHORTWIRE_DEBUG=1")
	if output, err := again.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, output)
	}
}
