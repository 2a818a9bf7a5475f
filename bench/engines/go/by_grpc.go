package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/protobuf/proto"

	"github.com/shortwire/shortwire/bench/engines/go/pb/calculatorpb"
	"github.com/shortwire/shortwire/bench/engines/go/pb/complexdatapb"
)

// byGrpc calls a server in a process of its own over a Unix socket, into replies that exist.
func byGrpc(where setup, s subject) arm {
	calls := connection(where)
	switch s.Scenario {
	case "add", "add-latency":
		request, reply := new(calculatorpb.BinaryOp), new(calculatorpb.Value)
		return sum(s, func(a, b int64) int64 {
			request.A, request.B = a, b
			check(calls.Invoke(background, "/calculator.v1.Calculator/Add", request, reply))
			return reply.Value
		})
	case "process":
		operands, reply := new(calculatorpb.BinaryOp), new(complexdatapb.ComplexCalculationResponse)
		request := &complexdatapb.ComplexCalculationRequest{
			Operation: &complexdatapb.ComplexCalculationRequest_Add{Add: operands},
		}
		return sum(s, func(a, b int64) int64 {
			operands.A, operands.B = a, b
			check(calls.Invoke(background, "/complex_data.v1.ComplexData/Process", request, reply))
			return reply.GetValue()
		})
	case "aggregate":
		request, reply := new(complexdatapb.ComplexDataOperation), new(complexdatapb.ComplexDataResult)
		check(proto.Unmarshal(encoded(s.Size), request))
		return aggregation(s.Size, func() (count int32, total float64, stats map[string]int32) {
			check(calls.Invoke(background, "/complex_data.v1.ComplexData/Aggregate", request, reply))
			return reply.TransactionCount, reply.TotalAmount, reply.Stats
		})
	}
	return unknown(s)
}

// server ends when its input does: with this process, or if nothing here held it any more.
var server *exec.Cmd
var connected *grpc.ClientConn

// connection starts the server and connects to it, once.
func connection(where setup) *grpc.ClientConn {
	if connected != nil {
		return connected
	}
	socket := filepath.Join(os.TempDir(), fmt.Sprintf("engine-go-%d.socket", os.Getpid()))
	server = exec.Command(where.grpcServer, socket)
	server.Stderr = os.Stderr
	_, err := server.StdinPipe()
	check(err)
	output, err := server.StdoutPipe()
	check(err)
	check(server.Start())
	_, err = bufio.NewReader(output).ReadString('\n')
	check(err)
	connected, err = grpc.NewClient("unix:"+socket, grpc.WithTransportCredentials(insecure.NewCredentials()))
	check(err)
	return connected
}
