// Failures and their typed details: go run . PATH/TO/libcalculator.so
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"
	"time"

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

	quotient, err := calc.Divide(ctx, &calculatorv1.BinaryOp{A: 7, B: 2})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("7 / 2 =", quotient.Value)

	// Every failure is a *shortwire.Error with code, message and details.
	_, err = calc.Divide(ctx, &calculatorv1.BinaryOp{A: 1, B: 0})
	var failure *shortwire.Error
	if errors.As(err, &failure) {
		fmt.Printf("1 / 0: %v: %s\n", failure.Code, failure.Message)
		var detail calculatorv1.DivisionError
		if failure.Detail(&detail) {
			fmt.Printf("dividend %d, divisor %d\n", detail.Dividend, detail.Divisor)
		}
	}

	// Codes are errors to compare with.
	if _, err = calculatorv1.OpenCalculator("./no/such/library.so"); errors.Is(err, shortwire.NotFound) {
		fmt.Println("no library:", shortwire.CodeOf(err))
	}

	// What ends a context is an error of package context too.
	late, cancel := context.WithDeadline(ctx, time.Now().Add(-time.Second))
	defer cancel()
	if _, err = calc.Divide(late, &calculatorv1.BinaryOp{A: 7, B: 2}); errors.Is(err, context.DeadlineExceeded) {
		fmt.Println("too late:", shortwire.CodeOf(err))
	}
}
