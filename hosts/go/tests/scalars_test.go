package tests

import (
	"math"
	"testing"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func TestIntegersKeepTheirEnds(t *testing.T) {
	feature := openFeature(t)
	for _, value := range []int64{0, 1, -1, 127, 128, math.MaxInt32, math.MinInt32, math.MaxInt64, math.MinInt64} {
		for _, echo := range []func(int64) (int64, error){
			func(v int64) (int64, error) {
				reply, err := feature.EchoInt64(ctx, &testv1.Int64Value{Value: v})
				return reply.Value, err
			},
			func(v int64) (int64, error) {
				reply, err := feature.EchoSint64(ctx, &testv1.Sint64Value{Value: v})
				return reply.Value, err
			},
			func(v int64) (int64, error) {
				reply, err := feature.EchoSfixed64(ctx, &testv1.Sfixed64Value{Value: v})
				return reply.Value, err
			},
			func(v int64) (int64, error) {
				reply, err := feature.EchoUint64(ctx, &testv1.Uint64Value{Value: uint64(v)})
				return int64(reply.Value), err
			},
			func(v int64) (int64, error) {
				reply, err := feature.EchoFixed64(ctx, &testv1.Fixed64Value{Value: uint64(v)})
				return int64(reply.Value), err
			},
		} {
			got, err := echo(value)
			check(t, err)
			equal(t, got, value)
		}
	}
	for _, value := range []int32{0, 1, -1, math.MaxInt32, math.MinInt32} {
		for _, echo := range []func(int32) (int32, error){
			func(v int32) (int32, error) {
				reply, err := feature.EchoInt32(ctx, &testv1.Int32Value{Value: v})
				return reply.Value, err
			},
			func(v int32) (int32, error) {
				reply, err := feature.EchoSint32(ctx, &testv1.Sint32Value{Value: v})
				return reply.Value, err
			},
			func(v int32) (int32, error) {
				reply, err := feature.EchoSfixed32(ctx, &testv1.Sfixed32Value{Value: v})
				return reply.Value, err
			},
			func(v int32) (int32, error) {
				reply, err := feature.EchoUint32(ctx, &testv1.Uint32Value{Value: uint32(v)})
				return int32(reply.Value), err
			},
			func(v int32) (int32, error) {
				reply, err := feature.EchoFixed32(ctx, &testv1.Fixed32Value{Value: uint32(v)})
				return int32(reply.Value), err
			},
		} {
			got, err := echo(value)
			check(t, err)
			equal(t, got, value)
		}
	}
}

func TestFloatsKeepTheirBits(t *testing.T) {
	feature := openFeature(t)
	negativeZero := math.Copysign(0, -1)
	for _, value := range []float64{0, negativeZero, 1.5, math.Inf(1), math.Inf(-1), math.NaN(), math.MaxFloat64, 5e-324} {
		double, err := feature.EchoDouble(ctx, &testv1.DoubleValue{Value: value})
		check(t, err)
		equal(t, math.Float64bits(double.Value), math.Float64bits(value))
		float, err := feature.EchoFloat(ctx, &testv1.FloatValue{Value: float32(value)})
		check(t, err)
		equal(t, math.Float32bits(float.Value), math.Float32bits(float32(value)))
	}
	// Negative zero is not the default, so it is written.
	equal(t, encoded(t, &testv1.DoubleValue{Value: negativeZero}), "\x09\x00\x00\x00\x00\x00\x00\x00\x80")
	equal(t, encoded(t, &testv1.DoubleValue{}), "")
}

func TestBoolsAndEnums(t *testing.T) {
	feature := openFeature(t)
	for _, value := range []bool{true, false} {
		reply, err := feature.EchoBool(ctx, &testv1.BoolValue{Value: value})
		check(t, err)
		equal(t, reply.Value, value)
	}
	// A number that the schema does not name is a value like all others.
	for _, value := range []testv1.Color{testv1.ColorRed, testv1.ColorBlue, 77} {
		reply, err := feature.EchoEnum(ctx, &testv1.EnumValue{Value: value})
		check(t, err)
		equal(t, reply.Value, value)
	}
	equal(t, testv1.ColorBlue.String(), "COLOR_BLUE")
	equal(t, testv1.Color(77).String(), "77")
	equal(t, testv1.Color(77).Known(), false)
}

func scalars() *testv1.Scalars {
	return &testv1.Scalars{
		DoubleValue: -1.25, FloatValue: 2.5, Int32Value: -3, Int64Value: math.MinInt64, Uint32Value: math.MaxUint32,
		Uint64Value: math.MaxUint64, Sint32Value: math.MinInt32, Sint64Value: math.MinInt64, Fixed32Value: 9,
		Fixed64Value: 10, Sfixed32Value: -11, Sfixed64Value: -12, BoolValue: true, StringValue: "grüße",
		BytesValue: []byte{0, 255}, EnumValue: testv1.ColorBlue,
	}
}

func TestAllAtOnceInSlotsAndInWireFormat(t *testing.T) {
	feature := openFeature(t)
	request := scalars()
	flat, err := feature.EchoScalars(ctx, request)
	check(t, err)
	equal(t, encoded(t, flat), encoded(t, request))
	raw, err := feature.EchoScalarsRaw(ctx, []byte(encoded(t, request)), nil)
	check(t, err)
	equal(t, string(raw), encoded(t, request))
	var decoded testv1.Scalars
	check(t, decoded.UnmarshalBinary(raw))
	equal(t, decoded.StringValue, request.StringValue)
	equal(t, decoded.Sint32Value, request.Sint32Value)
}
