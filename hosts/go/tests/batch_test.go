package tests

import (
	"errors"
	"testing"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	calculatorv1 "github.com/shortwire/shortwire/examples/calculator/go/gen/calculator/v1"
	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

// Item 500 fails; the others do not mind.
func TestColumns(t *testing.T) {
	calc := openCalculator(t)
	const count = 1000
	request := &calculatorv1.BinaryOpColumns{A: make([]int64, count), B: make([]int64, count)}
	for i := range count {
		request.A[i], request.B[i] = int64(i)*6, 3
	}
	request.B[500] = 0
	var reply calculatorv1.ValueColumns
	failure := failedItems(t, calc.DivideColumns(ctx, request, &reply), 500)
	var detail calculatorv1.DivisionError
	equal(t, failure.Items[0].Err.Detail(&detail), true)
	equal(t, detail.Dividend, 3000)
	for i := range count {
		if i != 500 {
			equal(t, reply.Value[i], int64(i)*2)
		}
	}
	memory := &reply.Value[0]
	check(t, calc.AddColumns(ctx, request, &reply))
	equal(t, reply.Value[500], 3000)
	equal(t, &reply.Value[0], memory)
	check(t, calc.AddColumns(ctx, new(calculatorv1.BinaryOpColumns), &reply))
	equal(t, len(reply.Value), 0)
}

// failedItems expects a failure of these items and no others.
func failedItems(t *testing.T, err error, indices ...int) *shortwire.BatchError {
	t.Helper()
	var batch *shortwire.BatchError
	if !errors.As(err, &batch) {
		t.Fatalf("got %v", err)
	}
	equal(t, len(batch.Items), len(indices))
	for i, index := range indices {
		equal(t, batch.Items[i].Index, index)
		fails(t, batch.Items[i].Err, shortwire.InvalidArgument, "division by zero")
	}
	equal(t, errors.Is(err, shortwire.InvalidArgument), true)
	return batch
}

func TestColumnsOfDifferentLengths(t *testing.T) {
	calc := openCalculator(t)
	err := calc.AddColumns(ctx, &calculatorv1.BinaryOpColumns{A: []int64{1, 2}, B: []int64{1}}, new(calculatorv1.ValueColumns))
	fails(t, err, shortwire.InvalidArgument, "calculator.v1.BinaryOp.b", "1 elements", "2")
}

func TestItems(t *testing.T) {
	calc := openCalculator(t)
	requests := []calculatorv1.BinaryOp{{A: 6, B: 2}, {A: 1}, {A: -9, B: 3}, {A: 2}}
	before := []calculatorv1.Value{{Value: 99}}
	replies, err := calc.DivideMany(ctx, requests, before)
	batch := failedItems(t, err, 1, 3)
	equal(t, batch.Count, 4)
	equal(t, err.Error(), "2 of 4 items failed, first item 1: INVALID_ARGUMENT: "+batch.Items[0].Err.Message)
	for i, want := range []int64{99, 3, 0, -3, 0} {
		equal(t, replies[i].Value, want)
	}
	replies, err = calc.AddMany(ctx, requests, replies[:0])
	check(t, err)
	equal(t, len(replies), 4)
	equal(t, replies[3].Value, 2)
	replies, err = calc.AddMany(ctx, nil, replies[:0])
	check(t, err)
	equal(t, len(replies), 0)
}

func TestItemsWithTextsAndPresence(t *testing.T) {
	feature := openFeature(t)
	replies, err := feature.EchoPresenceMany(ctx, []testv1.Presence{
		{Text: shortwire.Some("one"), Plain: 1}, {Number: shortwire.Some(int64(0))}, {Real: shortwire.Some(0.5)},
	}, nil)
	check(t, err)
	equal(t, replies[0].Text, shortwire.Some("one"))
	equal(t, replies[0].Plain, 1)
	equal(t, replies[1].Number, shortwire.Some(int64(0)))
	equal(t, replies[1].Text.Set, false)
	equal(t, replies[2].Real.Value, 0.5)

	texts := &testv1.StringValueColumns{Value: []string{"a", "", "a longer one than the others"}}
	var echoed testv1.StringValueColumns
	check(t, feature.EchoStringColumns(ctx, texts, &echoed))
	for i := range texts.Value {
		equal(t, echoed.Value[i], texts.Value[i])
	}

	request := &testv1.PresenceColumns{
		Present: []uint64{1, 1 << 3}, Number: []int64{7, 0}, Text: make([]string, 2), Data: make([][]byte, 2),
		Flag: []bool{false, true}, Color: make([]testv1.Color, 2), Real: make([]float64, 2), Plain: []int64{0, 5},
	}
	var reply testv1.PresenceColumns
	check(t, feature.EchoPresenceColumns(ctx, request, &reply))
	equal(t, reply.Present[0], request.Present[0])
	equal(t, reply.Present[1], request.Present[1])
	equal(t, reply.Number[0], 7)
	equal(t, reply.Flag[1], true)
	equal(t, reply.Plain[1], 5)
}

func TestItemsOfMessages(t *testing.T) {
	feature := openFeature(t)
	requests := []testv1.Tree{{Value: 1}, {}, {Left: &testv1.Tree{Value: 9}}}
	var replies []testv1.Tree
	for range 2 {
		var err error
		replies, err = feature.EchoTreeMany(ctx, requests, replies[:0])
		check(t, err)
		equal(t, len(replies), 3)
		equal(t, replies[0].Value, 1)
		equal(t, replies[1].Left == nil, true)
		equal(t, replies[2].Left.Value, 9)
	}
	_, err := feature.EchoTreeMany(ctx, []testv1.Tree{{}, *chain(101)}, nil)
	fails(t, err, shortwire.InvalidArgument, "nested")
}

func TestItemsThatFailInWireFormat(t *testing.T) {
	feature := openFeature(t)
	replies, err := feature.FailMany(ctx, []testv1.FailRequest{{Code: 5, Message: "a", Detail: 1}, {Code: 9, Message: "b"}}, nil)
	var batch *shortwire.BatchError
	equal(t, errors.As(err, &batch), true)
	equal(t, len(replies), 2)
	equal(t, batch.Items[0].Err.Message, "a")
	equal(t, batch.Items[1].Err.Code, shortwire.FailedPrecondition)
	equal(t, errors.Is(err, shortwire.NotFound) && errors.Is(err, shortwire.FailedPrecondition), true)
	var detail testv1.FailDetail
	equal(t, batch.Items[0].Err.Detail(&detail), true)
	equal(t, detail.Number, 1)
}
