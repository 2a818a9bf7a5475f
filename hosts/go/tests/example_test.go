package tests

import (
	"context"
	"errors"
	"fmt"
	"log"
	"time"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	calculatorv1 "github.com/shortwire/shortwire/examples/calculator/go/gen/calculator/v1"
	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func Example() {
	calc, err := calculatorv1.OpenCalculator(library("libcalculator.so"))
	if err != nil {
		log.Fatal(err)
	}
	defer calc.Close()
	sum, err := calc.Add(context.Background(), &calculatorv1.BinaryOp{A: 40, B: 2})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(sum.Value)
	// Output: 42
}

// The caller's objects are used again and again: no call allocates.
func Example_into() {
	calc, err := calculatorv1.OpenCalculator(library("libcalculator.so"))
	if err != nil {
		log.Fatal(err)
	}
	defer calc.Close()
	var request calculatorv1.BinaryOp
	var reply calculatorv1.Value
	for request.A = range 3 {
		if err := calc.AddInto(ctx, &request, &reply); err != nil {
			log.Fatal(err)
		}
		fmt.Println(reply.Value)
	}
	// Output:
	// 0
	// 1
	// 2
}

func Example_batch() {
	calc, err := calculatorv1.OpenCalculator(library("libcalculator.so"))
	if err != nil {
		log.Fatal(err)
	}
	defer calc.Close()
	var quotients calculatorv1.ValueColumns
	err = calc.DivideColumns(ctx, &calculatorv1.BinaryOpColumns{A: []int64{6, 1, -9}, B: []int64{3, 0, 3}}, &quotients)
	var batch *shortwire.BatchError
	if errors.As(err, &batch) {
		for _, item := range batch.Items {
			fmt.Println("item", item.Index, item.Err.Code)
		}
	}
	fmt.Println(quotients.Value[0], quotients.Value[2])
	// Output:
	// item 1 INVALID_ARGUMENT
	// 2 -3
}

func Example_errors() {
	calc, err := calculatorv1.OpenCalculator(library("libcalculator.so"))
	if err != nil {
		log.Fatal(err)
	}
	defer calc.Close()
	_, err = calc.Divide(ctx, &calculatorv1.BinaryOp{A: 1})
	var failure *shortwire.Error
	var detail calculatorv1.DivisionError
	if errors.As(err, &failure) && failure.Detail(&detail) {
		fmt.Println(failure.Code, detail.Dividend, detail.Divisor)
	}
	fmt.Println(errors.Is(err, shortwire.InvalidArgument))
	// Output:
	// INVALID_ARGUMENT 1 0
	// true
}

func Example_context() {
	feature, err := testv1.OpenFeature(library("libfeature_service.so"), shortwire.WithMaxMessageBytes(1<<20))
	if err != nil {
		log.Fatal(err)
	}
	defer feature.Close()
	ctx := shortwire.WithMetadata(context.Background(), "tenant", "blue")
	ctx, cancel := context.WithTimeout(ctx, 10*time.Millisecond)
	defer cancel()
	_, err = feature.Slow(ctx, &testv1.SlowRequest{Milliseconds: 60_000})
	fmt.Println(errors.Is(err, context.DeadlineExceeded))
	// Output: true
}

func Example_messages() {
	choice := &testv1.Choice{Number: shortwire.Some(int64(0)), After: "x"}
	data, err := choice.MarshalBinary()
	if err != nil {
		log.Fatal(err)
	}
	var read testv1.Choice
	if err := read.UnmarshalBinary(data); err != nil {
		log.Fatal(err)
	}
	switch read.WhichChoice() {
	case testv1.ChoiceChoiceNumber:
		fmt.Println("number", read.Number.Value, read.Text.Set)
	}
	// Output: number 0 false
}
