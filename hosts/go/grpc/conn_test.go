package grpc_test

import (
	"context"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"testing"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/types/known/emptypb"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	shortwiregrpc "github.com/shortwire/shortwire/hosts/go/grpc"

	// Made by protoc-gen-go and protoc-gen-go-grpc; see makestub.
	"github.com/shortwire/shortwire/hosts/go/grpc/internal/calculatorpb"
)

var ctx = context.Background()

func libraryPath() string {
	directory := os.Getenv("SHORTWIRE_LIBRARIES")
	if directory == "" {
		directory = "../../../target/release"
	}
	return filepath.Join(directory, "libcalculator.so")
}

func open(t *testing.T) *shortwiregrpc.Conn {
	library, err := shortwire.Open(libraryPath())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { library.Close() })
	return shortwiregrpc.NewConn(library)
}

func ExampleNewConn() {
	library, err := shortwire.Open(libraryPath())
	if err != nil {
		log.Fatal(err)
	}
	defer library.Close()
	client := calculatorpb.NewCalculatorClient(shortwiregrpc.NewConn(library))
	sum, err := client.Add(context.Background(), &calculatorpb.BinaryOp{A: 40, B: 2})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(sum.Value)
	// Output: 42
}

func TestAStubCallsTheLibrary(t *testing.T) {
	client := calculatorpb.NewCalculatorClient(open(t))
	ctx := metadata.AppendToOutgoingContext(ctx, "tenant", "blue", "trace-bin", "\x00\x01")
	header, trailer := metadata.MD{"stale": nil}, metadata.MD{"stale": nil}
	response, err := client.Calculate(ctx, &calculatorpb.CalculatorRequest{
		Operation: &calculatorpb.CalculatorRequest_Multiply{Multiply: &calculatorpb.BinaryOp{A: 6, B: 7}},
	}, grpc.Header(&header), grpc.Trailer(&trailer))
	if err != nil || response.GetValue() != 42 || len(header)+len(trailer) != 0 {
		t.Errorf("got %v, %v, %v, %v", response, err, header, trailer)
	}
}

func TestErrorsAreStatuses(t *testing.T) {
	client := calculatorpb.NewCalculatorClient(open(t))
	_, err := client.Divide(ctx, &calculatorpb.BinaryOp{A: 1})
	failure := status.Convert(err)
	if failure.Code() != codes.InvalidArgument || len(failure.Details()) != 1 {
		t.Fatalf("got %v", err)
	}
	detail, ok := failure.Details()[0].(*calculatorpb.DivisionError)
	if !ok || detail.Dividend != 1 {
		t.Errorf("got the detail %v", failure.Details()[0])
	}
}

func TestDeadlinesAndCancellation(t *testing.T) {
	client := calculatorpb.NewCalculatorClient(open(t))
	late, cancel := context.WithDeadline(ctx, time.Now().Add(-time.Second))
	defer cancel()
	if _, err := client.Add(late, &calculatorpb.BinaryOp{}); status.Code(err) != codes.DeadlineExceeded {
		t.Errorf("got %v", err)
	}
	cancelled, cancel := context.WithCancel(ctx)
	cancel()
	if _, err := client.Add(cancelled, &calculatorpb.BinaryOp{}); status.Code(err) != codes.Canceled {
		t.Errorf("got %v", err)
	}
}

func TestWhatALibraryDoesNotHave(t *testing.T) {
	conn := open(t)
	err := conn.Invoke(ctx, "/no.Such/Method", new(emptypb.Empty), new(emptypb.Empty))
	if status.Code(err) != codes.Unimplemented {
		t.Errorf("got %v", err)
	}
	if _, err := conn.NewStream(ctx, new(grpc.StreamDesc), "/no.Such/Stream"); status.Code(err) != codes.Unimplemented {
		t.Errorf("got %v", err)
	}
	if err := conn.Invoke(ctx, "/calculator.v1.Calculator/Add", "no message", new(emptypb.Empty)); status.Code(err) != codes.Internal {
		t.Errorf("got %v", err)
	}
}
