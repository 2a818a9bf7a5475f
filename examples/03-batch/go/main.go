// Many calls in one crossing: go run . PATH/TO/libcalculator.so
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	calculatorv1 "github.com/shortwire/shortwire/examples/calculator/go/gen/calculator/v1"
)

func main() {
	calc, err := calculatorv1.OpenCalculator(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	defer calc.Close()
	ctx := context.Background()

	// A slice for each field. They cross without a copy.
	var sums calculatorv1.ValueColumns
	if err := calc.AddColumns(ctx, &calculatorv1.BinaryOpColumns{A: []int64{1, 2, 3}, B: []int64{10, 10, 10}}, &sums); err != nil {
		log.Fatal(err)
	}
	fmt.Println("columns:", sums.Value[0], sums.Value[1], sums.Value[2])

	// A slice of requests. Each item has its own outcome.
	quotients, err := calc.DivideMany(ctx, []calculatorv1.BinaryOp{{A: 6, B: 3}, {A: 1, B: 0}, {A: -9, B: 3}}, nil)
	failed := make(map[int]shortwire.Code)
	var batch *shortwire.BatchError
	if errors.As(err, &batch) {
		for _, item := range batch.Items {
			failed[item.Index] = item.Err.Code
		}
	}
	fmt.Print("items:")
	for i, quotient := range quotients {
		if code, ok := failed[i]; ok {
			fmt.Print(" ", code)
		} else {
			fmt.Print(" ", quotient.Value)
		}
	}
	fmt.Println()

	// The memory of a reply is used again.
	thousand := &calculatorv1.BinaryOpColumns{A: make([]int64, 1001), B: make([]int64, 1001)}
	for i := range thousand.A {
		thousand.A[i], thousand.B[i] = int64(i), 1
	}
	if err := calc.MultiplyColumns(ctx, thousand, &sums); err != nil {
		log.Fatal(err)
	}
	total := int64(0)
	for _, value := range sums.Value {
		total += value
	}
	fmt.Println("a thousand:", total)
}
