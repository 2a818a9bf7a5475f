// The calculator, called from Go. Run it as `go run . path/to/libcalculator.so`.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	calculatorv1 "github.com/shortwire/shortwire/examples/calculator/go/gen/calculator/v1"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: go run . path/to/libcalculator.so")
		os.Exit(2)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "error:", err)
		os.Exit(1)
	}
}

func run(library string) error {
	calc, err := calculatorv1.OpenCalculator(library)
	if err != nil {
		return err
	}
	defer calc.Close()
	ctx := context.Background()

	sum, err := calc.Add(ctx, &calculatorv1.BinaryOp{A: 40, B: 2})
	if err != nil {
		return err
	}
	fmt.Println("40 + 2 =", sum.Value)
	return nil
}

var _ = errors.As
var _ = shortwire.OK
