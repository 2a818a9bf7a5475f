package main

import (
	"google.golang.org/protobuf/proto"

	"github.com/shortwire/shortwire/bench/demo/go/pb/complexdatapb"
)

// byProtobuf encodes and decodes with the official package, and with vtprotobuf, which checks no UTF-8. Their code in pb is made
// by `make -C bench/demo/go pb`.
func byProtobuf(setup) []arm {
	var arms []arm
	for _, n := range sizes {
		message, err := transactions(n).MarshalBinary()
		check(err)
		request := new(complexdatapb.ComplexDataOperation)
		check(proto.Unmarshal(message, request))
		memory := make([]byte, 2*len(message))
		arms = append(arms,
			size(sized("encode/protobuf", n), func() int64 {
				written, err := proto.MarshalOptions{}.MarshalAppend(memory[:0], request)
				check(err)
				return int64(len(written))
			}),
			size(sized("decode/protobuf", n), func() int64 {
				read := new(complexdatapb.ComplexDataOperation)
				check(proto.Unmarshal(message, read))
				return int64(len(read.Data.Transactions))
			}),
			size(sized("encode/vtprotobuf", n), func() int64 {
				written, err := request.MarshalToSizedBufferVT(memory[:request.SizeVT()])
				check(err)
				return int64(written)
			}),
			size(sized("decode/vtprotobuf", n), func() int64 {
				read := new(complexdatapb.ComplexDataOperation)
				check(read.UnmarshalVT(message))
				return int64(len(read.Data.Transactions))
			}))
	}
	return arms
}
