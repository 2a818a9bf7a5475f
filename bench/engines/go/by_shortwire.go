package main

import (
	"context"

	calculatorv1 "github.com/shortwire/shortwire/examples/calculator/go/gen/calculator/v1"
	complexdatav1 "github.com/shortwire/shortwire/examples/calculator/go/gen/complex_data/v1"
)

var background = context.Background()

// byShortwire calls with the generated client, into replies that exist.
func byShortwire(where setup, s subject) arm {
	calculator, err := calculatorv1.OpenCalculator(where.library)
	check(err)
	data := complexdatav1.NewComplexData(calculator.Library())
	switch s.Scenario {
	case "add", "add-latency":
		return sum(s, addingInto(calculator))
	case "process":
		return sum(s, processing(data))
	case "ladder":
		return one(s, processing(data))
	case "columns":
		return addColumns(calculator, s.Size)
	case "items":
		return addItems(calculator, s.Size)
	case "aggregate":
		return aggregate(data, s.Size)
	case "encode":
		return encode(s.Size)
	case "decode":
		return decode(s.Size)
	}
	return unknown(s)
}

// byShortwireNew does so with requests and replies that are made anew for each call.
func byShortwireNew(where setup, s subject) arm {
	calculator, err := calculatorv1.OpenCalculator(where.library)
	check(err)
	data := complexdatav1.NewComplexData(calculator.Library())
	switch s.Scenario {
	case "add":
		return sum(s, func(a, b int64) int64 {
			reply, err := calculator.Add(background, &calculatorv1.BinaryOp{A: a, B: b})
			check(err)
			return reply.Value
		})
	case "process":
		return sum(s, func(a, b int64) int64 {
			request := &complexdatav1.ComplexCalculationRequest{Add: &calculatorv1.BinaryOp{A: a, B: b}}
			reply, err := data.Process(background, request)
			check(err)
			return reply.Value.Value
		})
	}
	return unknown(s)
}

func addingInto(calculator *calculatorv1.Calculator) func(a, b int64) int64 {
	var request calculatorv1.BinaryOp
	var reply calculatorv1.Value
	return func(a, b int64) int64 {
		request.A, request.B = a, b
		check(calculator.AddInto(background, &request, &reply))
		return reply.Value
	}
}

func processing(data *complexdatav1.ComplexData) func(a, b int64) int64 {
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
	return batch(sums, func() { check(calculator.AddColumns(background, request, reply)) })
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
	return arm{once: once, outcome: func() string {
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
	return aggregation(n, func() (int32, float64, map[string]int32) {
		check(data.AggregateInto(background, request, &reply))
		return reply.TransactionCount, reply.TotalAmount, reply.Stats
	})
}

func encode(n int) arm {
	request := transactions(n)
	var memory []byte
	return encoder(func() []byte {
		var err error
		memory, err = request.AppendBinary(memory[:0])
		check(err)
		return memory
	})
}

func decode(n int) arm {
	message := encoded(n)
	var request complexdatav1.ComplexDataOperation
	return decoder(func() int64 {
		request = complexdatav1.ComplexDataOperation{}
		check(request.UnmarshalBinary(message))
		return int64(len(request.Data.Transactions))
	}, func() []byte {
		message, err := request.MarshalBinary()
		check(err)
		return message
	})
}
