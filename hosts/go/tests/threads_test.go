package tests

import (
	"fmt"
	"sync"
	"testing"

	calculatorv1 "github.com/shortwire/shortwire/examples/calculator/go/gen/calculator/v1"
	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func TestManyGoroutinesCallOneClient(t *testing.T) {
	feature, calc := openFeature(t), openCalculator(t)
	var callers sync.WaitGroup
	for g := range 16 {
		callers.Add(1)
		go func() {
			defer callers.Done()
			for i := range 300 {
				text := fmt.Sprintf("%d of %d", i, g)
				echoed, err := feature.EchoString(ctx, &testv1.StringValue{Value: text})
				check(t, err)
				equal(t, echoed.Value, text)
				sum, err := calc.Add(ctx, &calculatorv1.BinaryOp{A: int64(i), B: int64(g)})
				check(t, err)
				equal(t, sum.Value, int64(i+g))
				tree, err := feature.EchoTree(ctx, &testv1.Tree{Left: &testv1.Tree{Value: int64(i)}})
				check(t, err)
				equal(t, tree.Left.Value, int64(i))
				_, err = calc.Divide(ctx, &calculatorv1.BinaryOp{A: int64(g)})
				equal(t, err != nil, true)
			}
		}()
	}
	callers.Wait()
}
