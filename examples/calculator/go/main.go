// Calls the calculator library from Go: go run . PATH/TO/libcalculator.so
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	calculatorv1 "github.com/shortwire/shortwire/examples/calculator/go/gen/calculator/v1"
	complexdatav1 "github.com/shortwire/shortwire/examples/calculator/go/gen/complex_data/v1"
)

func main() {
	if len(os.Args) != 2 {
		log.Fatal("usage: go run . PATH/TO/libcalculator.so")
	}
	library, err := shortwire.Open(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	defer library.Close()
	ctx := context.Background()
	if err := calculate(ctx, calculatorv1.NewCalculator(library)); err != nil {
		log.Fatal(err)
	}
	if err := aggregate(ctx, complexdatav1.NewComplexData(library)); err != nil {
		log.Fatal(err)
	}
}

func calculate(ctx context.Context, calc *calculatorv1.Calculator) error {
	sum, err := calc.Add(ctx, &calculatorv1.BinaryOp{A: 40, B: 2})
	if err != nil {
		return err
	}
	fmt.Println("40 + 2 =", sum.Value)

	sums, err := calc.AddMany(ctx, []calculatorv1.BinaryOp{{A: 1, B: 2}, {A: 3, B: 4}, {A: 5, B: 6}}, nil)
	if err != nil {
		return err
	}
	fmt.Println("pairs:", sums[0].Value, sums[1].Value, sums[2].Value)

	var columns calculatorv1.ValueColumns
	if err := calc.AddColumns(ctx, &calculatorv1.BinaryOpColumns{A: []int64{1, 2, 3}, B: []int64{10, 10, 10}}, &columns); err != nil {
		return err
	}
	fmt.Println("columns:", columns.Value)

	_, err = calc.Divide(ctx, &calculatorv1.BinaryOp{A: 1})
	var failure *shortwire.Error
	var detail calculatorv1.DivisionError
	if errors.As(err, &failure) && failure.Detail(&detail) {
		fmt.Printf("1 / 0: %s (dividend %d, divisor %d)\n", failure.Message, detail.Dividend, detail.Divisor)
	}
	return nil
}

func aggregate(ctx context.Context, data *complexdatav1.ComplexData) error {
	processed, err := data.Process(ctx, &complexdatav1.ComplexCalculationRequest{Add: &calculatorv1.BinaryOp{A: 40, B: 2}})
	if err != nil {
		return err
	}
	fmt.Println("process:", processed.Value.Value)

	batch := &complexdatav1.DataBatch{Transactions: make([]complexdatav1.Transaction, 1000)}
	for i := range batch.Transactions {
		batch.Transactions[i] = complexdatav1.Transaction{TransactionId: fmt.Sprint("T", i), Amount: float64(i) * 1.5, Currency: "EUR"}
	}
	reply, err := data.Aggregate(ctx, &complexdatav1.ComplexDataOperation{Data: batch, OperationType: "sum"})
	if err != nil {
		return err
	}
	fmt.Println("aggregate:", reply.TransactionCount, "transactions,", reply.TotalAmount, reply.Stats)
	return nil
}
