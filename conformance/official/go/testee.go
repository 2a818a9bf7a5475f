// The testee of the official conformance suite: answers it with the Go host's codec.
package main

import (
	"encoding/binary"
	"io"
	"log"
	"os"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	"github.com/shortwire/shortwire/conformance/official/go/messages/conformance"
	"github.com/shortwire/shortwire/conformance/official/go/messages/protobuf_test_messages/editions"
	editionsproto2 "github.com/shortwire/shortwire/conformance/official/go/messages/protobuf_test_messages/editions/proto2"
	editionsproto3 "github.com/shortwire/shortwire/conformance/official/go/messages/protobuf_test_messages/editions/proto3"
	"github.com/shortwire/shortwire/conformance/official/go/messages/protobuf_test_messages/proto2"
	"github.com/shortwire/shortwire/conformance/official/go/messages/protobuf_test_messages/proto3"
)

func main() {
	var size [4]byte
	for {
		if _, err := io.ReadFull(os.Stdin, size[:]); err == io.EOF {
			return
		} else if err != nil {
			log.Fatal(err)
		}
		if err := serve(int(binary.LittleEndian.Uint32(size[:]))); err != nil {
			log.Fatal(err)
		}
	}
}

// serve answers a request of so many bytes.
func serve(size int) error {
	data := make([]byte, size)
	if _, err := io.ReadFull(os.Stdin, data); err != nil {
		return err
	}
	var request conformance.ConformanceRequest
	if err := request.UnmarshalBinary(data); err != nil {
		return err
	}
	response, err := answer(&request).MarshalBinary()
	if err != nil {
		return err
	}
	_, err = os.Stdout.Write(append(binary.LittleEndian.AppendUint32(nil, uint32(len(response))), response...))
	return err
}

func answer(request *conformance.ConformanceRequest) *conformance.ConformanceResponse {
	if request.MessageType == (*conformance.FailureSet).FullName(nil) {
		return &conformance.ConformanceResponse{ProtobufPayload: shortwire.Some([]byte(nil))}
	}
	if !request.ProtobufPayload.Set || request.RequestedOutputFormat != conformance.WireFormatProtobuf {
		return &conformance.ConformanceResponse{Skipped: shortwire.Some("only the binary format is offered")}
	}
	message := empty(request.MessageType)
	if err := message.UnmarshalBinary(request.ProtobufPayload.Value); err != nil {
		return &conformance.ConformanceResponse{ParseError: shortwire.Some(err.Error())}
	}
	payload, err := message.AppendBinary(nil)
	if err != nil {
		return &conformance.ConformanceResponse{SerializeError: shortwire.Some(err.Error())}
	}
	return &conformance.ConformanceResponse{ProtobufPayload: shortwire.Some(payload)}
}

// empty returns a new message of a type of the suite.
func empty(name string) shortwire.Message {
	for _, message := range []shortwire.Message{
		new(editions.TestAllTypesEdition2023),
		new(editionsproto2.TestAllTypesProto2),
		new(editionsproto3.TestAllTypesProto3),
		new(proto2.TestAllTypesProto2),
		new(proto3.TestAllTypesProto3),
	} {
		if message.FullName() == name {
			return message
		}
	}
	log.Fatalf("there is no message %s", name)
	return nil
}
