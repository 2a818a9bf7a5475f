package tests

import (
	"context"
	"errors"
	"math"
	"strings"
	"testing"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	calculatorv1 "github.com/shortwire/shortwire/examples/calculator/go/gen/calculator/v1"
	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func TestEveryCode(t *testing.T) {
	feature := openFeature(t)
	for code := shortwire.Canceled; code <= shortwire.Unauthenticated; code++ {
		_, err := feature.Fail(ctx, &testv1.FailRequest{Code: int32(code), Message: "because", Detail: int64(code) * 10})
		failure := fails(t, err, code)
		equal(t, failure.Message, "because")
		equal(t, err.Error(), code.String()+": because")
		equal(t, shortwire.CodeOf(err), code)
		equal(t, errors.Is(err, shortwire.Code(int32(code)%16+1)), false)
		equal(t, len(failure.Details), 1)
		equal(t, failure.Details[0].TypeURL, "type.googleapis.com/shortwire.test.v1.FailDetail")
		var detail testv1.FailDetail
		equal(t, failure.Detail(&detail), true)
		equal(t, detail.Number, int64(code)*10)
		equal(t, failure.Detail(new(testv1.Empty)), false)
	}
	equal(t, shortwire.CodeOf(nil), shortwire.OK)
	equal(t, shortwire.CodeOf(errors.New("another")), shortwire.Unknown)
	equal(t, shortwire.Canceled.String(), "CANCELLED")
}

func TestErrorsOfContextsAreTheirs(t *testing.T) {
	equal(t, errors.Is(&shortwire.Error{Code: shortwire.Canceled}, context.Canceled), true)
	equal(t, errors.Is(&shortwire.Error{Code: shortwire.DeadlineExceeded}, context.DeadlineExceeded), true)
	equal(t, errors.Is(&shortwire.Error{Code: shortwire.NotFound}, context.Canceled), false)
}

func TestLongMessages(t *testing.T) {
	feature := openFeature(t)
	text := strings.Repeat("x", 100000)
	_, err := feature.Fail(ctx, &testv1.FailRequest{Code: 3, Message: text})
	equal(t, fails(t, err, shortwire.InvalidArgument).Message, text)
	_, err = feature.FailRaw(ctx, []byte(encoded(t, &testv1.FailRequest{Code: 5, Message: text})), nil)
	equal(t, fails(t, err, shortwire.NotFound).Message, text)
}

func TestArithmetic(t *testing.T) {
	calc := openCalculator(t)
	_, err := calc.Divide(ctx, &calculatorv1.BinaryOp{A: 1})
	var detail calculatorv1.DivisionError
	equal(t, fails(t, err, shortwire.InvalidArgument, "division by zero").Detail(&detail), true)
	equal(t, detail.Dividend, 1)
	_, err = calc.Divide(ctx, &calculatorv1.BinaryOp{A: math.MinInt64, B: -1})
	equal(t, fails(t, err, shortwire.OutOfRange).Detail(&detail), true)
	equal(t, detail.Dividend, math.MinInt64)
	equal(t, detail.Divisor, -1)
}
