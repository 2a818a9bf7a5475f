// Package grpc lets clients that protoc-gen-go-grpc generated call a library in the same process: a [Conn] takes the place
// of a grpc.ClientConn, and stubs, interceptors and everything built on them work unchanged.
//
//	library, err := shortwire.Open("./libcalculator.so")
//	client := calculatorpb.NewCalculatorClient(grpc.NewConn(library))
//
// It is a module of its own, so that the host itself depends on nothing.
package grpc

import (
	"context"
	"errors"
	"strings"

	spb "google.golang.org/genproto/googleapis/rpc/status"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/encoding"
	"google.golang.org/grpc/encoding/proto"
	"google.golang.org/grpc/mem"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/peer"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/types/known/anypb"

	shortwire "github.com/shortwire/shortwire/hosts/go"
)

// Conn calls an open library. Any number of goroutines may use it; the library is closed by whoever opened it.
type Conn struct {
	library *shortwire.Library
}

var _ grpc.ClientConnInterface = (*Conn)(nil)

// NewConn returns a connection to an open library.
func NewConn(library *shortwire.Library) *Conn { return &Conn{library} }

// Invoke calls a unary method, whose full name is "/package.Service/Method". Metadata of the outgoing context travels with
// the call; options that ask for headers, trailers or the peer get empty ones, and those about transport mean nothing here.
// Errors are status errors with their details.
func (c *Conn) Invoke(ctx context.Context, method string, args, reply any, options ...grpc.CallOption) error {
	codec := encoding.GetCodecV2(proto.Name)
	for _, option := range options {
		switch option := option.(type) {
		case grpc.ForceCodecV2CallOption:
			codec = option.CodecV2
		case grpc.HeaderCallOption:
			*option.HeaderAddr = metadata.MD{}
		case grpc.TrailerCallOption:
			*option.TrailerAddr = metadata.MD{}
		case grpc.PeerCallOption:
			*option.PeerAddr = peer.Peer{}
		}
	}
	request, err := codec.Marshal(args)
	if err != nil {
		return status.Errorf(codes.Internal, "%s: the request cannot be encoded: %v", method, err)
	}
	defer request.Free()
	bytes, err := c.library.Invoke(withMetadata(ctx), strings.TrimPrefix(method, "/"), request.Materialize(), nil)
	if err != nil {
		return statusOf(err)
	}
	if err := codec.Unmarshal(mem.BufferSlice{mem.SliceBuffer(bytes)}, reply); err != nil {
		return status.Errorf(codes.Internal, "%s: the reply cannot be decoded: %v", method, err)
	}
	return nil
}

// NewStream fails with codes.Unimplemented: libraries have no streaming methods.
func (c *Conn) NewStream(_ context.Context, _ *grpc.StreamDesc, method string, _ ...grpc.CallOption) (grpc.ClientStream, error) {
	return nil, status.Errorf(codes.Unimplemented, "%s: streams cannot be called in a library yet", method)
}

// withMetadata hands over what the context carries for gRPC.
func withMetadata(ctx context.Context) context.Context {
	outgoing, ok := metadata.FromOutgoingContext(ctx)
	if !ok {
		return ctx
	}
	var pairs []string
	for name, values := range outgoing {
		for _, value := range values {
			pairs = append(pairs, name, value)
		}
	}
	return shortwire.WithMetadata(ctx, pairs...)
}

func statusOf(err error) error {
	var failure *shortwire.Error
	if !errors.As(err, &failure) {
		return status.FromContextError(err).Err()
	}
	told := &spb.Status{Code: int32(failure.Code), Message: failure.Message}
	for _, detail := range failure.Details {
		told.Details = append(told.Details, &anypb.Any{TypeUrl: detail.TypeURL, Value: detail.Value})
	}
	return status.ErrorProto(told)
}
