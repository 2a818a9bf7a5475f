package main

import (
	"context"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	calculatorv1 "github.com/shortwire/shortwire/examples/calculator/go/gen/calculator/v1"
	complexdatav1 "github.com/shortwire/shortwire/examples/calculator/go/gen/complex_data/v1"
)

var background = context.Background()

// byShortwire calls with the generated client.
func byShortwire(s setup) []arm {
	calculator, err := calculatorv1.OpenCalculator(s.library)
	check(err)
	data := complexdatav1.NewComplexData(calculator.Library())
	arms := []arm{
		sum("add/shortwire", s, adder(s)),
		sum("add-new/shortwire", s, func(a, b int64) int64 {
			reply, err := calculator.Add(background, &calculatorv1.BinaryOp{A: a, B: b})
			check(err)
			return reply.Value
		}),
		sum("process/shortwire", s, processor(data)),
	}
	for _, n := range sizes {
		arms = append(arms, addColumns(calculator, n), addItems(calculator, n), aggregate(data, n), request(n), encode(n), decode(n))
	}
	return arms
}

func adder(s setup) func(a, b int64) int64 {
	calculator, err := calculatorv1.OpenCalculator(s.library)
	check(err)
	var request calculatorv1.BinaryOp
	var reply calculatorv1.Value
	return func(a, b int64) int64 {
		request.A, request.B = a, b
		check(calculator.AddInto(background, &request, &reply))
		return reply.Value
	}
}

func processor(data *complexdatav1.ComplexData) func(a, b int64) int64 {
	request := &complexdatav1.ComplexCalculationRequest{Add: new(calculatorv1.BinaryOp)}
	var reply complexdatav1.ComplexCalculationResponse
	return func(a, b int64) int64 {
		request.Add.A, request.Add.B = a, b
		check(data.ProcessInto(background, request, &reply))
		return reply.Value.Value
	}
}

func addColumns(calculator *calculatorv1.Calculator, n int) arm {
	a, b, sums := columns(n)
	request, reply := &calculatorv1.BinaryOpColumns{A: a, B: b}, &calculatorv1.ValueColumns{Value: sums}
	once := func() int64 {
		reply.Value[n-1] = 0
		check(calculator.AddColumns(background, request, reply))
		return reply.Value[n-1]
	}
	return arm{name: sized("columns/shortwire", n), once: once, answer: func() string {
		once()
		return joined(reply.Value)
	}}
}

func addItems(calculator *calculatorv1.Calculator, n int) arm {
	a, b, sums := columns(n)
	requests, replies := make([]calculatorv1.BinaryOp, n), []calculatorv1.Value(nil)
	for i := range requests {
		requests[i] = calculatorv1.BinaryOp{A: a[i], B: b[i]}
	}
	once := func() int64 {
		var err error
		replies, err = calculator.AddMany(background, requests, replies[:0])
		check(err)
		return replies[n-1].Value
	}
	return arm{name: sized("items/shortwire", n), once: once, answer: func() string {
		once()
		for i, reply := range replies {
			sums[i] = reply.Value
		}
		return joined(sums)
	}}
}

func aggregate(data *complexdatav1.ComplexData, n int) arm {
	request := transactions(n)
	var reply complexdatav1.ComplexDataResult
	cents := func() int64 { return int64(reply.TotalAmount * 100) }
	once := func() int64 {
		check(data.AggregateInto(background, request, &reply))
		return int64(reply.TransactionCount) + cents()
	}
	return arm{name: sized("aggregate/shortwire", n), once: once, answer: func() string {
		once()
		var stats []string
		for name, count := range reply.Stats {
			stats = append(stats, fmt.Sprintf("%s=%d", name, count))
		}
		slices.Sort(stats)
		return fmt.Sprintf("%d %d %s", reply.TransactionCount, cents(), strings.Join(stats, " "))
	}}
}

// request tells size and FNV-1a hash of the encoded request, which have to be the same in all hosts.
func request(n int) arm {
	message, err := transactions(n).MarshalBinary()
	check(err)
	hash := fnv.New64a()
	hash.Write(message)
	return arm{name: sized("request/shortwire", n), answer: func() string {
		return fmt.Sprintf("%d %016x", len(message), hash.Sum64())
	}, once: func() int64 { return int64(len(message)) }}
}

func encode(n int) arm {
	request := transactions(n)
	var memory []byte
	return size(sized("encode/shortwire", n), func() int64 {
		var err error
		memory, err = request.AppendBinary(memory[:0])
		check(err)
		return int64(len(memory))
	})
}

func decode(n int) arm {
	message, err := transactions(n).MarshalBinary()
	check(err)
	return size(sized("decode/shortwire", n), func() int64 {
		var request complexdatav1.ComplexDataOperation
		check(request.UnmarshalBinary(message))
		return int64(len(request.Data.Transactions))
	})
}
