package main

import (
	"google.golang.org/protobuf/proto"

	"github.com/shortwire/shortwire/bench/engines/go/pb/complexdatapb"
)

// byProtobuf encodes and decodes with the official package. Its code in pb is made by `make -C bench/engines/go pb`.
func byProtobuf(_ setup, s subject) arm {
	message := encoded(s.Size)
	request := new(complexdatapb.ComplexDataOperation)
	check(proto.Unmarshal(message, request))
	memory := make([]byte, 0, 2*len(message))
	encode := func() []byte {
		written, err := proto.MarshalOptions{}.MarshalAppend(memory, request)
		check(err)
		return written
	}
	switch s.Scenario {
	case "encode":
		return encoder(encode)
	case "decode":
		return decoder(func() int64 {
			request = new(complexdatapb.ComplexDataOperation)
			check(proto.Unmarshal(message, request))
			return int64(len(request.Data.Transactions))
		}, encode)
	}
	return unknown(s)
}

// byVtprotobuf does so with vtprotobuf, which checks no UTF-8.
func byVtprotobuf(_ setup, s subject) arm {
	message := encoded(s.Size)
	request := new(complexdatapb.ComplexDataOperation)
	check(request.UnmarshalVT(message))
	memory := make([]byte, 2*len(message))
	encode := func() []byte {
		size := request.SizeVT()
		written, err := request.MarshalToSizedBufferVT(memory[:size])
		check(err)
		return memory[size-written : size]
	}
	switch s.Scenario {
	case "encode":
		return encoder(encode)
	case "decode":
		return decoder(func() int64 {
			request = new(complexdatapb.ComplexDataOperation)
			check(request.UnmarshalVT(message))
			return int64(len(request.Data.Transactions))
		}, encode)
	}
	return unknown(s)
}
