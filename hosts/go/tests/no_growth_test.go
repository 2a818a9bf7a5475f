package tests

import (
	"context"
	"runtime"
	"testing"

	calculatorv1 "github.com/shortwire/shortwire/examples/calculator/go/gen/calculator/v1"
	complexdatav1 "github.com/shortwire/shortwire/examples/calculator/go/gen/complex_data/v1"
	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

// What a call allocates on Go's heap once its memory is there.
func TestAllocations(t *testing.T) {
	calc, feature := openCalculator(t), openFeature(t)
	complexData := complexdatav1.NewComplexData(calc.Library())
	deadline, cancel := context.WithCancel(ctx)
	defer cancel()

	request := &complexdatav1.ComplexCalculationRequest{Add: &calculatorv1.BinaryOp{A: 123456789, B: 987654321}}
	var response complexdatav1.ComplexCalculationResponse
	var value calculatorv1.Value
	var bytes testv1.BytesValue
	var text testv1.StringValue
	columns := &calculatorv1.BinaryOpColumns{A: make([]int64, 100), B: make([]int64, 100)}
	var sums calculatorv1.ValueColumns
	items := make([]calculatorv1.BinaryOp, 100)
	var values []calculatorv1.Value
	raw := make([]byte, 0, 100)

	for _, c := range []struct {
		name  string
		limit float64
		call  func() error
	}{
		{"flat", 0, func() error { return calc.AddInto(ctx, &calculatorv1.BinaryOp{A: 1, B: 2}, &value) }},
		{"wire", 0, func() error { return complexData.ProcessInto(ctx, request, &response) }},
		{"bytes", 0, func() error { return feature.EchoBytesInto(ctx, &testv1.BytesValue{Value: raw[:10]}, &bytes) }},
		{"string", 1, func() error { return feature.EchoStringInto(ctx, &testv1.StringValue{Value: "0123456789"}, &text) }},
		{"raw", 0, func() (err error) { raw, err = calc.AddRaw(ctx, []byte{8, 1}, raw[:0]); return err }},
		{"columns", 0, func() error { return calc.AddColumns(ctx, columns, &sums) }},
		{"items", 0, func() (err error) { values, err = calc.AddMany(ctx, items, values[:0]); return err }},
		{"reply made anew", 1, func() error { _, err := calc.Add(ctx, &calculatorv1.BinaryOp{A: 1}); return err }},
		{"with cancellation", 6, func() error { return calc.AddInto(deadline, &calculatorv1.BinaryOp{A: 1}, &value) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			allocations := testing.AllocsPerRun(1000, func() { check(t, c.call()) })
			if allocations > c.limit {
				t.Errorf("%v allocations a call, at most %v are expected", allocations, c.limit)
			}
		})
	}
}

// Ten million calls, failures among them, leave the heap as it was.
func TestTheHeapDoesNotGrow(t *testing.T) {
	calc, feature := openCalculator(t), openFeature(t)
	var value calculatorv1.Value
	tree := &testv1.Tree{Left: &testv1.Tree{Value: 1}}
	var echoed testv1.Tree
	calls := 10_000_000
	if testing.Short() {
		calls = 50_000
	}
	run := func(calls int) {
		for i := range calls {
			if err := calc.AddInto(ctx, &calculatorv1.BinaryOp{A: int64(i)}, &value); err != nil {
				t.Fatal(err)
			}
			if i%1000 == 0 {
				check(t, feature.EchoTreeInto(ctx, tree, &echoed))
				if calc.DivideInto(ctx, &calculatorv1.BinaryOp{A: 1}, &value) == nil {
					t.Fatal("a division by zero succeeded")
				}
			}
		}
	}
	run(50_000)
	before := heap()
	run(calls)
	if after := heap(); after > before+1<<20 {
		t.Errorf("the heap grew from %d to %d bytes", before, after)
	}
}

func heap() uint64 {
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}
