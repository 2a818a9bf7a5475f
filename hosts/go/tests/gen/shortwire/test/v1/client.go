// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.

package testv1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Feature is a client of shortwire.test.v1.Feature. Any number of goroutines may use it.
//
// Echo methods return what they were given.
type Feature struct {
	library *shortwire.Library
	methods [37]shortwire.Method
}

var featureMethods = [37]shortwire.MethodInfo{
	{Name: "shortwire.test.v1.Feature/EchoDouble", ID: 0xb05bd2e85980973e, Shape: 0x039f8b4715e4e666},
	{Name: "shortwire.test.v1.Feature/EchoFloat", ID: 0x8855edc900416697, Shape: 0xfbb3d5d2cc761b17},
	{Name: "shortwire.test.v1.Feature/EchoInt32", ID: 0x4faf7c8d37cc16dd, Shape: 0x83828a8e4f1dbbf9},
	{Name: "shortwire.test.v1.Feature/EchoInt64", ID: 0x4f9e788d37bd9cde, Shape: 0xc1b88543f2dd4026},
	{Name: "shortwire.test.v1.Feature/EchoUint32", ID: 0x1dc266afe12c8bae, Shape: 0xfb99a6783061f086},
	{Name: "shortwire.test.v1.Feature/EchoUint64", ID: 0x1dd35eafe13af149, Shape: 0xa8eeab3cde491543},
	{Name: "shortwire.test.v1.Feature/EchoSint32", ID: 0x4b13374955427c3c, Shape: 0xf8b822feddac83ec},
	{Name: "shortwire.test.v1.Feature/EchoSint64", ID: 0x4b2433495550e8a3, Shape: 0x7ecb42176ef5dabd},
	{Name: "shortwire.test.v1.Feature/EchoFixed32", ID: 0x5bc80adc40b37462, Shape: 0x1cb5231d26cd80e2},
	{Name: "shortwire.test.v1.Feature/EchoFixed64", ID: 0x5bbe1adc40ab3b0d, Shape: 0x1bf7cb5d04962401},
	{Name: "shortwire.test.v1.Feature/EchoSfixed32", ID: 0x764df578c8cb2ebb, Shape: 0x7c2659736d7c4d01},
	{Name: "shortwire.test.v1.Feature/EchoSfixed64", ID: 0x76586578c8d44190, Shape: 0x7a8a0ca43378b2dc},
	{Name: "shortwire.test.v1.Feature/EchoBool", ID: 0x704cebe097d25f07, Shape: 0xb660d40e2568e8c5},
	{Name: "shortwire.test.v1.Feature/EchoEnum", ID: 0x98efa60a4bd7844a, Shape: 0x1ad9c229684d230a},
	{Name: "shortwire.test.v1.Feature/EchoString", ID: 0x453d3c1aefaaf2d6, Shape: 0x04061fff958b02fe},
	{Name: "shortwire.test.v1.Feature/EchoBytes", ID: 0xe2f03c193c5250a6, Shape: 0xbf06747d83cfd1fe},
	{Name: "shortwire.test.v1.Feature/EchoScalars", ID: 0x9ca41d4287cfe204, Shape: 0x9954fc03860a109c},
	{Name: "shortwire.test.v1.Feature/EchoPresence", ID: 0x5d13082e3e857b32, Shape: 0xa0931f1d24b27eee},
	{Name: "shortwire.test.v1.Feature/Nothing", ID: 0xf8750c56052ec1ab, Shape: 0x936476bccd70cffb},
	{Name: "shortwire.test.v1.Feature/EchoRepeated", ID: 0xbb7567e71580bcb5, Shape: 0},
	{Name: "shortwire.test.v1.Feature/EchoUnpacked", ID: 0x5ecce6e67f243c3c, Shape: 0},
	{Name: "shortwire.test.v1.Feature/EchoMaps", ID: 0x4ad9e74cd16621b0, Shape: 0},
	{Name: "shortwire.test.v1.Feature/EchoChoice", ID: 0x62e5011ceeac1b20, Shape: 0},
	{Name: "shortwire.test.v1.Feature/EchoNested", ID: 0xf3912845b4146198, Shape: 0},
	{Name: "shortwire.test.v1.Feature/EchoTree", ID: 0x80daf78d67e8358f, Shape: 0},
	{Name: "shortwire.test.v1.Feature/Newer", ID: 0x222fa082137ed99b, Shape: 0},
	{Name: "shortwire.test.v1.Feature/Older", ID: 0x5ef98ad2f607cc94, Shape: 0},
	{Name: "shortwire.test.v1.Feature/Large", ID: 0xf1c072b8fcec438d, Shape: 0x2b75bacb81edba78},
	{Name: "shortwire.test.v1.Feature/Fill", ID: 0x2a278ee4ce8e555f, Shape: 0x65a82da139015b75},
	{Name: "shortwire.test.v1.Feature/Wrap", ID: 0xabeae8742ab83fe6, Shape: 0xa530680edd1b6d16},
	{Name: "shortwire.test.v1.Feature/Unwrap", ID: 0x651e38586bf48dc9, Shape: 0x5a675376e4f4bcee},
	{Name: "shortwire.test.v1.Feature/Gather", ID: 0x017b8e39282b71d1, Shape: 0x8db699467c5a9c20},
	{Name: "shortwire.test.v1.Feature/Measure", ID: 0x583611cca7b191de, Shape: 0x873c9797df05c319},
	{Name: "shortwire.test.v1.Feature/Fail", ID: 0x7240f8e4f8305f02, Shape: 0xa34e8c0b4287d1b8},
	{Name: "shortwire.test.v1.Feature/Panic", ID: 0xa4b7698d352dc661, Shape: 0xeacad9bc83a0212f},
	{Name: "shortwire.test.v1.Feature/Count", ID: 0xcc3d69e65341b5e9, Shape: 0xecd5544659ad30a0},
	{Name: "shortwire.test.v1.Feature/Slow", ID: 0x7022c1553cad6173, Shape: 0x4d0f687e60e461f7},
}

// OpenFeature loads a library and starts an instance of its service, which ends with Close.
func OpenFeature(path string, options ...shortwire.Option) (*Feature, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewFeature(library), nil
}

// NewFeature returns a client of an open library, which other clients may use as well.
func NewFeature(library *shortwire.Library) *Feature {
	c := &Feature{library: library}
	for i := range featureMethods {
		c.methods[i] = library.Method(&featureMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Feature) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Feature) Library() *shortwire.Library {
	return c.library
}

func (c *Feature) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// EchoDouble: Flat: scalars.
func (c *Feature) EchoDouble(ctx context.Context, req *DoubleValue) (*DoubleValue, error) {
	out := new(DoubleValue)
	if err := c.EchoDoubleInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoDoubleInto is EchoDouble with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoDoubleInto(ctx context.Context, req *DoubleValue, out *DoubleValue) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.echoDoubleByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = wire.DoubleBits(req.Value)
	if err := c.methods[0].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = wire.DoubleOf(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoDoubleByWire(ctx context.Context, req *DoubleValue, out *DoubleValue) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoDoubleRaw is EchoDouble in wire format. The reply is appended to dst.
func (c *Feature) EchoDoubleRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// EchoDoubleMany calls EchoDouble for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoDoubleMany(ctx context.Context, reqs []DoubleValue, dst []DoubleValue) ([]DoubleValue, error) {
	if c == nil || len(reqs) == 0 || !c.methods[0].Flat() {
		return c.echoDoubleManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[0].CallColumns(ctx, &columns))
}

func (c *Feature) echoDoubleManyByWire(ctx context.Context, reqs []DoubleValue, dst []DoubleValue) ([]DoubleValue, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoDoubleColumns calls EchoDouble for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoDoubleColumns(ctx context.Context, req *DoubleValueColumns, out *DoubleValueColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.echoDoubleManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoFloat calls shortwire.test.v1.Feature/EchoFloat.
func (c *Feature) EchoFloat(ctx context.Context, req *FloatValue) (*FloatValue, error) {
	out := new(FloatValue)
	if err := c.EchoFloatInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoFloatInto is EchoFloat with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoFloatInto(ctx context.Context, req *FloatValue, out *FloatValue) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.echoFloatByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = wire.FloatBits(req.Value)
	if err := c.methods[1].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = wire.FloatOf(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoFloatByWire(ctx context.Context, req *FloatValue, out *FloatValue) error {
	call, err := wire.Begin(c.method(1), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoFloatRaw is EchoFloat in wire format. The reply is appended to dst.
func (c *Feature) EchoFloatRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// EchoFloatMany calls EchoFloat for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoFloatMany(ctx context.Context, reqs []FloatValue, dst []FloatValue) ([]FloatValue, error) {
	if c == nil || len(reqs) == 0 || !c.methods[1].Flat() {
		return c.echoFloatManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[1].CallColumns(ctx, &columns))
}

func (c *Feature) echoFloatManyByWire(ctx context.Context, reqs []FloatValue, dst []FloatValue) ([]FloatValue, error) {
	call, err := wire.Begin(c.method(1), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoFloatColumns calls EchoFloat for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoFloatColumns(ctx context.Context, req *FloatValueColumns, out *FloatValueColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.echoFloatManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoInt32 calls shortwire.test.v1.Feature/EchoInt32.
func (c *Feature) EchoInt32(ctx context.Context, req *Int32Value) (*Int32Value, error) {
	out := new(Int32Value)
	if err := c.EchoInt32Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoInt32Into is EchoInt32 with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoInt32Into(ctx context.Context, req *Int32Value, out *Int32Value) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.echoInt32ByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = uint64(req.Value)
	if err := c.methods[2].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = int32(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoInt32ByWire(ctx context.Context, req *Int32Value, out *Int32Value) error {
	call, err := wire.Begin(c.method(2), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoInt32Raw is EchoInt32 in wire format. The reply is appended to dst.
func (c *Feature) EchoInt32Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// EchoInt32Many calls EchoInt32 for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoInt32Many(ctx context.Context, reqs []Int32Value, dst []Int32Value) ([]Int32Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[2].Flat() {
		return c.echoInt32ManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[2].CallColumns(ctx, &columns))
}

func (c *Feature) echoInt32ManyByWire(ctx context.Context, reqs []Int32Value, dst []Int32Value) ([]Int32Value, error) {
	call, err := wire.Begin(c.method(2), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoInt32Columns calls EchoInt32 for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoInt32Columns(ctx context.Context, req *Int32ValueColumns, out *Int32ValueColumns) error {
	method := c.method(2)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.echoInt32ManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoInt64 calls shortwire.test.v1.Feature/EchoInt64.
func (c *Feature) EchoInt64(ctx context.Context, req *Int64Value) (*Int64Value, error) {
	out := new(Int64Value)
	if err := c.EchoInt64Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoInt64Into is EchoInt64 with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoInt64Into(ctx context.Context, req *Int64Value, out *Int64Value) error {
	if c == nil || req == nil || out == nil || !c.methods[3].Flat() {
		return c.echoInt64ByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = uint64(req.Value)
	if err := c.methods[3].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = int64(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoInt64ByWire(ctx context.Context, req *Int64Value, out *Int64Value) error {
	call, err := wire.Begin(c.method(3), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoInt64Raw is EchoInt64 in wire format. The reply is appended to dst.
func (c *Feature) EchoInt64Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(3).Raw(ctx, req, dst)
}

// EchoInt64Many calls EchoInt64 for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoInt64Many(ctx context.Context, reqs []Int64Value, dst []Int64Value) ([]Int64Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[3].Flat() {
		return c.echoInt64ManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[3].CallColumns(ctx, &columns))
}

func (c *Feature) echoInt64ManyByWire(ctx context.Context, reqs []Int64Value, dst []Int64Value) ([]Int64Value, error) {
	call, err := wire.Begin(c.method(3), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoInt64Columns calls EchoInt64 for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoInt64Columns(ctx context.Context, req *Int64ValueColumns, out *Int64ValueColumns) error {
	method := c.method(3)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.echoInt64ManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoUint32 calls shortwire.test.v1.Feature/EchoUint32.
func (c *Feature) EchoUint32(ctx context.Context, req *Uint32Value) (*Uint32Value, error) {
	out := new(Uint32Value)
	if err := c.EchoUint32Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoUint32Into is EchoUint32 with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoUint32Into(ctx context.Context, req *Uint32Value, out *Uint32Value) error {
	if c == nil || req == nil || out == nil || !c.methods[4].Flat() {
		return c.echoUint32ByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = uint64(req.Value)
	if err := c.methods[4].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = uint32(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoUint32ByWire(ctx context.Context, req *Uint32Value, out *Uint32Value) error {
	call, err := wire.Begin(c.method(4), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoUint32Raw is EchoUint32 in wire format. The reply is appended to dst.
func (c *Feature) EchoUint32Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(4).Raw(ctx, req, dst)
}

// EchoUint32Many calls EchoUint32 for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoUint32Many(ctx context.Context, reqs []Uint32Value, dst []Uint32Value) ([]Uint32Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[4].Flat() {
		return c.echoUint32ManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[4].CallColumns(ctx, &columns))
}

func (c *Feature) echoUint32ManyByWire(ctx context.Context, reqs []Uint32Value, dst []Uint32Value) ([]Uint32Value, error) {
	call, err := wire.Begin(c.method(4), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoUint32Columns calls EchoUint32 for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoUint32Columns(ctx context.Context, req *Uint32ValueColumns, out *Uint32ValueColumns) error {
	method := c.method(4)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.echoUint32ManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoUint64 calls shortwire.test.v1.Feature/EchoUint64.
func (c *Feature) EchoUint64(ctx context.Context, req *Uint64Value) (*Uint64Value, error) {
	out := new(Uint64Value)
	if err := c.EchoUint64Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoUint64Into is EchoUint64 with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoUint64Into(ctx context.Context, req *Uint64Value, out *Uint64Value) error {
	if c == nil || req == nil || out == nil || !c.methods[5].Flat() {
		return c.echoUint64ByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = req.Value
	if err := c.methods[5].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = slots[0]
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoUint64ByWire(ctx context.Context, req *Uint64Value, out *Uint64Value) error {
	call, err := wire.Begin(c.method(5), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoUint64Raw is EchoUint64 in wire format. The reply is appended to dst.
func (c *Feature) EchoUint64Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(5).Raw(ctx, req, dst)
}

// EchoUint64Many calls EchoUint64 for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoUint64Many(ctx context.Context, reqs []Uint64Value, dst []Uint64Value) ([]Uint64Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[5].Flat() {
		return c.echoUint64ManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[5].CallColumns(ctx, &columns))
}

func (c *Feature) echoUint64ManyByWire(ctx context.Context, reqs []Uint64Value, dst []Uint64Value) ([]Uint64Value, error) {
	call, err := wire.Begin(c.method(5), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoUint64Columns calls EchoUint64 for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoUint64Columns(ctx context.Context, req *Uint64ValueColumns, out *Uint64ValueColumns) error {
	method := c.method(5)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.echoUint64ManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoSint32 calls shortwire.test.v1.Feature/EchoSint32.
func (c *Feature) EchoSint32(ctx context.Context, req *Sint32Value) (*Sint32Value, error) {
	out := new(Sint32Value)
	if err := c.EchoSint32Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoSint32Into is EchoSint32 with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoSint32Into(ctx context.Context, req *Sint32Value, out *Sint32Value) error {
	if c == nil || req == nil || out == nil || !c.methods[6].Flat() {
		return c.echoSint32ByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = uint64(req.Value)
	if err := c.methods[6].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = int32(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoSint32ByWire(ctx context.Context, req *Sint32Value, out *Sint32Value) error {
	call, err := wire.Begin(c.method(6), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoSint32Raw is EchoSint32 in wire format. The reply is appended to dst.
func (c *Feature) EchoSint32Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(6).Raw(ctx, req, dst)
}

// EchoSint32Many calls EchoSint32 for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoSint32Many(ctx context.Context, reqs []Sint32Value, dst []Sint32Value) ([]Sint32Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[6].Flat() {
		return c.echoSint32ManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[6].CallColumns(ctx, &columns))
}

func (c *Feature) echoSint32ManyByWire(ctx context.Context, reqs []Sint32Value, dst []Sint32Value) ([]Sint32Value, error) {
	call, err := wire.Begin(c.method(6), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoSint32Columns calls EchoSint32 for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoSint32Columns(ctx context.Context, req *Sint32ValueColumns, out *Sint32ValueColumns) error {
	method := c.method(6)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.echoSint32ManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoSint64 calls shortwire.test.v1.Feature/EchoSint64.
func (c *Feature) EchoSint64(ctx context.Context, req *Sint64Value) (*Sint64Value, error) {
	out := new(Sint64Value)
	if err := c.EchoSint64Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoSint64Into is EchoSint64 with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoSint64Into(ctx context.Context, req *Sint64Value, out *Sint64Value) error {
	if c == nil || req == nil || out == nil || !c.methods[7].Flat() {
		return c.echoSint64ByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = uint64(req.Value)
	if err := c.methods[7].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = int64(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoSint64ByWire(ctx context.Context, req *Sint64Value, out *Sint64Value) error {
	call, err := wire.Begin(c.method(7), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoSint64Raw is EchoSint64 in wire format. The reply is appended to dst.
func (c *Feature) EchoSint64Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(7).Raw(ctx, req, dst)
}

// EchoSint64Many calls EchoSint64 for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoSint64Many(ctx context.Context, reqs []Sint64Value, dst []Sint64Value) ([]Sint64Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[7].Flat() {
		return c.echoSint64ManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[7].CallColumns(ctx, &columns))
}

func (c *Feature) echoSint64ManyByWire(ctx context.Context, reqs []Sint64Value, dst []Sint64Value) ([]Sint64Value, error) {
	call, err := wire.Begin(c.method(7), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoSint64Columns calls EchoSint64 for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoSint64Columns(ctx context.Context, req *Sint64ValueColumns, out *Sint64ValueColumns) error {
	method := c.method(7)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.echoSint64ManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoFixed32 calls shortwire.test.v1.Feature/EchoFixed32.
func (c *Feature) EchoFixed32(ctx context.Context, req *Fixed32Value) (*Fixed32Value, error) {
	out := new(Fixed32Value)
	if err := c.EchoFixed32Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoFixed32Into is EchoFixed32 with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoFixed32Into(ctx context.Context, req *Fixed32Value, out *Fixed32Value) error {
	if c == nil || req == nil || out == nil || !c.methods[8].Flat() {
		return c.echoFixed32ByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = uint64(req.Value)
	if err := c.methods[8].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = uint32(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoFixed32ByWire(ctx context.Context, req *Fixed32Value, out *Fixed32Value) error {
	call, err := wire.Begin(c.method(8), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoFixed32Raw is EchoFixed32 in wire format. The reply is appended to dst.
func (c *Feature) EchoFixed32Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(8).Raw(ctx, req, dst)
}

// EchoFixed32Many calls EchoFixed32 for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoFixed32Many(ctx context.Context, reqs []Fixed32Value, dst []Fixed32Value) ([]Fixed32Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[8].Flat() {
		return c.echoFixed32ManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[8].CallColumns(ctx, &columns))
}

func (c *Feature) echoFixed32ManyByWire(ctx context.Context, reqs []Fixed32Value, dst []Fixed32Value) ([]Fixed32Value, error) {
	call, err := wire.Begin(c.method(8), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoFixed32Columns calls EchoFixed32 for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoFixed32Columns(ctx context.Context, req *Fixed32ValueColumns, out *Fixed32ValueColumns) error {
	method := c.method(8)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.echoFixed32ManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoFixed64 calls shortwire.test.v1.Feature/EchoFixed64.
func (c *Feature) EchoFixed64(ctx context.Context, req *Fixed64Value) (*Fixed64Value, error) {
	out := new(Fixed64Value)
	if err := c.EchoFixed64Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoFixed64Into is EchoFixed64 with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoFixed64Into(ctx context.Context, req *Fixed64Value, out *Fixed64Value) error {
	if c == nil || req == nil || out == nil || !c.methods[9].Flat() {
		return c.echoFixed64ByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = req.Value
	if err := c.methods[9].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = slots[0]
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoFixed64ByWire(ctx context.Context, req *Fixed64Value, out *Fixed64Value) error {
	call, err := wire.Begin(c.method(9), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoFixed64Raw is EchoFixed64 in wire format. The reply is appended to dst.
func (c *Feature) EchoFixed64Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(9).Raw(ctx, req, dst)
}

// EchoFixed64Many calls EchoFixed64 for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoFixed64Many(ctx context.Context, reqs []Fixed64Value, dst []Fixed64Value) ([]Fixed64Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[9].Flat() {
		return c.echoFixed64ManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[9].CallColumns(ctx, &columns))
}

func (c *Feature) echoFixed64ManyByWire(ctx context.Context, reqs []Fixed64Value, dst []Fixed64Value) ([]Fixed64Value, error) {
	call, err := wire.Begin(c.method(9), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoFixed64Columns calls EchoFixed64 for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoFixed64Columns(ctx context.Context, req *Fixed64ValueColumns, out *Fixed64ValueColumns) error {
	method := c.method(9)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.echoFixed64ManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoSfixed32 calls shortwire.test.v1.Feature/EchoSfixed32.
func (c *Feature) EchoSfixed32(ctx context.Context, req *Sfixed32Value) (*Sfixed32Value, error) {
	out := new(Sfixed32Value)
	if err := c.EchoSfixed32Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoSfixed32Into is EchoSfixed32 with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoSfixed32Into(ctx context.Context, req *Sfixed32Value, out *Sfixed32Value) error {
	if c == nil || req == nil || out == nil || !c.methods[10].Flat() {
		return c.echoSfixed32ByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = uint64(req.Value)
	if err := c.methods[10].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = int32(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoSfixed32ByWire(ctx context.Context, req *Sfixed32Value, out *Sfixed32Value) error {
	call, err := wire.Begin(c.method(10), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoSfixed32Raw is EchoSfixed32 in wire format. The reply is appended to dst.
func (c *Feature) EchoSfixed32Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(10).Raw(ctx, req, dst)
}

// EchoSfixed32Many calls EchoSfixed32 for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoSfixed32Many(ctx context.Context, reqs []Sfixed32Value, dst []Sfixed32Value) ([]Sfixed32Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[10].Flat() {
		return c.echoSfixed32ManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[10].CallColumns(ctx, &columns))
}

func (c *Feature) echoSfixed32ManyByWire(ctx context.Context, reqs []Sfixed32Value, dst []Sfixed32Value) ([]Sfixed32Value, error) {
	call, err := wire.Begin(c.method(10), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoSfixed32Columns calls EchoSfixed32 for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoSfixed32Columns(ctx context.Context, req *Sfixed32ValueColumns, out *Sfixed32ValueColumns) error {
	method := c.method(10)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.echoSfixed32ManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoSfixed64 calls shortwire.test.v1.Feature/EchoSfixed64.
func (c *Feature) EchoSfixed64(ctx context.Context, req *Sfixed64Value) (*Sfixed64Value, error) {
	out := new(Sfixed64Value)
	if err := c.EchoSfixed64Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoSfixed64Into is EchoSfixed64 with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoSfixed64Into(ctx context.Context, req *Sfixed64Value, out *Sfixed64Value) error {
	if c == nil || req == nil || out == nil || !c.methods[11].Flat() {
		return c.echoSfixed64ByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = uint64(req.Value)
	if err := c.methods[11].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = int64(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoSfixed64ByWire(ctx context.Context, req *Sfixed64Value, out *Sfixed64Value) error {
	call, err := wire.Begin(c.method(11), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoSfixed64Raw is EchoSfixed64 in wire format. The reply is appended to dst.
func (c *Feature) EchoSfixed64Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(11).Raw(ctx, req, dst)
}

// EchoSfixed64Many calls EchoSfixed64 for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoSfixed64Many(ctx context.Context, reqs []Sfixed64Value, dst []Sfixed64Value) ([]Sfixed64Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[11].Flat() {
		return c.echoSfixed64ManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[11].CallColumns(ctx, &columns))
}

func (c *Feature) echoSfixed64ManyByWire(ctx context.Context, reqs []Sfixed64Value, dst []Sfixed64Value) ([]Sfixed64Value, error) {
	call, err := wire.Begin(c.method(11), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoSfixed64Columns calls EchoSfixed64 for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoSfixed64Columns(ctx context.Context, req *Sfixed64ValueColumns, out *Sfixed64ValueColumns) error {
	method := c.method(11)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.echoSfixed64ManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoBool calls shortwire.test.v1.Feature/EchoBool.
func (c *Feature) EchoBool(ctx context.Context, req *BoolValue) (*BoolValue, error) {
	out := new(BoolValue)
	if err := c.EchoBoolInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoBoolInto is EchoBool with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoBoolInto(ctx context.Context, req *BoolValue, out *BoolValue) error {
	if c == nil || req == nil || out == nil || !c.methods[12].Flat() {
		return c.echoBoolByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = wire.Bool(req.Value)
	if err := c.methods[12].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = slots[0] != 0
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoBoolByWire(ctx context.Context, req *BoolValue, out *BoolValue) error {
	call, err := wire.Begin(c.method(12), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoBoolRaw is EchoBool in wire format. The reply is appended to dst.
func (c *Feature) EchoBoolRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(12).Raw(ctx, req, dst)
}

// EchoBoolMany calls EchoBool for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoBoolMany(ctx context.Context, reqs []BoolValue, dst []BoolValue) ([]BoolValue, error) {
	if c == nil || len(reqs) == 0 || !c.methods[12].Flat() {
		return c.echoBoolManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[12].CallColumns(ctx, &columns))
}

func (c *Feature) echoBoolManyByWire(ctx context.Context, reqs []BoolValue, dst []BoolValue) ([]BoolValue, error) {
	call, err := wire.Begin(c.method(12), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoBoolColumns calls EchoBool for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoBoolColumns(ctx context.Context, req *BoolValueColumns, out *BoolValueColumns) error {
	method := c.method(12)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.echoBoolManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoEnum calls shortwire.test.v1.Feature/EchoEnum.
func (c *Feature) EchoEnum(ctx context.Context, req *EnumValue) (*EnumValue, error) {
	out := new(EnumValue)
	if err := c.EchoEnumInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoEnumInto is EchoEnum with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoEnumInto(ctx context.Context, req *EnumValue, out *EnumValue) error {
	if c == nil || req == nil || out == nil || !c.methods[13].Flat() {
		return c.echoEnumByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = uint64(req.Value)
	if err := c.methods[13].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = Color(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoEnumByWire(ctx context.Context, req *EnumValue, out *EnumValue) error {
	call, err := wire.Begin(c.method(13), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoEnumRaw is EchoEnum in wire format. The reply is appended to dst.
func (c *Feature) EchoEnumRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(13).Raw(ctx, req, dst)
}

// EchoEnumMany calls EchoEnum for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoEnumMany(ctx context.Context, reqs []EnumValue, dst []EnumValue) ([]EnumValue, error) {
	if c == nil || len(reqs) == 0 || !c.methods[13].Flat() {
		return c.echoEnumManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[13].CallColumns(ctx, &columns))
}

func (c *Feature) echoEnumManyByWire(ctx context.Context, reqs []EnumValue, dst []EnumValue) ([]EnumValue, error) {
	call, err := wire.Begin(c.method(13), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoEnumColumns calls EchoEnum for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoEnumColumns(ctx context.Context, req *EnumValueColumns, out *EnumValueColumns) error {
	method := c.method(13)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.echoEnumManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoString: Flat: strings and bytes, several at once, presence, nothing.
func (c *Feature) EchoString(ctx context.Context, req *StringValue) (*StringValue, error) {
	out := new(StringValue)
	if err := c.EchoStringInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoStringInto is EchoString with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoStringInto(ctx context.Context, req *StringValue, out *StringValue) error {
	if c == nil || req == nil || out == nil || !c.methods[14].Flat() {
		return c.echoStringByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddString(in[:], 0, req.Value)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[14].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = string(reply.Text((*[2]uint64)(slots[0:])))
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoStringByWire(ctx context.Context, req *StringValue, out *StringValue) error {
	call, err := wire.Begin(c.method(14), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoStringRaw is EchoString in wire format. The reply is appended to dst.
func (c *Feature) EchoStringRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(14).Raw(ctx, req, dst)
}

// EchoStringMany calls EchoString for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoStringMany(ctx context.Context, reqs []StringValue, dst []StringValue) ([]StringValue, error) {
	call, err := wire.Begin(c.method(14), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoStringColumns calls EchoString for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoStringColumns(ctx context.Context, req *StringValueColumns, out *StringValueColumns) error {
	method := c.method(14)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.EchoStringMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoBytes calls shortwire.test.v1.Feature/EchoBytes.
func (c *Feature) EchoBytes(ctx context.Context, req *BytesValue) (*BytesValue, error) {
	out := new(BytesValue)
	if err := c.EchoBytesInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoBytesInto is EchoBytes with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoBytesInto(ctx context.Context, req *BytesValue, out *BytesValue) error {
	if c == nil || req == nil || out == nil || !c.methods[15].Flat() {
		return c.echoBytesByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Value)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[15].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoBytesByWire(ctx context.Context, req *BytesValue, out *BytesValue) error {
	call, err := wire.Begin(c.method(15), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoBytesRaw is EchoBytes in wire format. The reply is appended to dst.
func (c *Feature) EchoBytesRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(15).Raw(ctx, req, dst)
}

// EchoBytesMany calls EchoBytes for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoBytesMany(ctx context.Context, reqs []BytesValue, dst []BytesValue) ([]BytesValue, error) {
	call, err := wire.Begin(c.method(15), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoBytesColumns calls EchoBytes for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoBytesColumns(ctx context.Context, req *BytesValueColumns, out *BytesValueColumns) error {
	method := c.method(15)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.EchoBytesMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoScalars calls shortwire.test.v1.Feature/EchoScalars.
func (c *Feature) EchoScalars(ctx context.Context, req *Scalars) (*Scalars, error) {
	out := new(Scalars)
	if err := c.EchoScalarsInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoScalarsInto is EchoScalars with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoScalarsInto(ctx context.Context, req *Scalars, out *Scalars) error {
	if c == nil || req == nil || out == nil || !c.methods[16].Flat() {
		return c.echoScalarsByWire(ctx, req, out)
	}
	var in [18]uint64
	var slots [18]uint64
	var texts shortwire.Texts
	in[0] = wire.DoubleBits(req.DoubleValue)
	in[1] = wire.FloatBits(req.FloatValue)
	in[2] = uint64(req.Int32Value)
	in[3] = uint64(req.Int64Value)
	in[4] = uint64(req.Uint32Value)
	in[5] = req.Uint64Value
	in[6] = uint64(req.Sint32Value)
	in[7] = uint64(req.Sint64Value)
	in[8] = uint64(req.Fixed32Value)
	in[9] = req.Fixed64Value
	in[10] = uint64(req.Sfixed32Value)
	in[11] = uint64(req.Sfixed64Value)
	in[12] = wire.Bool(req.BoolValue)
	texts.AddString(in[:], 13, req.StringValue)
	texts.AddBytes(in[:], 15, req.BytesValue)
	in[17] = uint64(req.EnumValue)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[16].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.DoubleValue = wire.DoubleOf(slots[0])
	out.FloatValue = wire.FloatOf(slots[1])
	out.Int32Value = int32(slots[2])
	out.Int64Value = int64(slots[3])
	out.Uint32Value = uint32(slots[4])
	out.Uint64Value = slots[5]
	out.Sint32Value = int32(slots[6])
	out.Sint64Value = int64(slots[7])
	out.Fixed32Value = uint32(slots[8])
	out.Fixed64Value = slots[9]
	out.Sfixed32Value = int32(slots[10])
	out.Sfixed64Value = int64(slots[11])
	out.BoolValue = slots[12] != 0
	out.StringValue = string(reply.Text((*[2]uint64)(slots[13:])))
	out.BytesValue = append(out.BytesValue[:0], reply.Text((*[2]uint64)(slots[15:]))...)
	out.EnumValue = Color(slots[17])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoScalarsByWire(ctx context.Context, req *Scalars, out *Scalars) error {
	call, err := wire.Begin(c.method(16), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoScalarsRaw is EchoScalars in wire format. The reply is appended to dst.
func (c *Feature) EchoScalarsRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(16).Raw(ctx, req, dst)
}

// EchoScalarsMany calls EchoScalars for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoScalarsMany(ctx context.Context, reqs []Scalars, dst []Scalars) ([]Scalars, error) {
	call, err := wire.Begin(c.method(16), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoScalarsColumns calls EchoScalars for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoScalarsColumns(ctx context.Context, req *ScalarsColumns, out *ScalarsColumns) error {
	method := c.method(16)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.EchoScalarsMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoPresence calls shortwire.test.v1.Feature/EchoPresence.
func (c *Feature) EchoPresence(ctx context.Context, req *Presence) (*Presence, error) {
	out := new(Presence)
	if err := c.EchoPresenceInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoPresenceInto is EchoPresence with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoPresenceInto(ctx context.Context, req *Presence, out *Presence) error {
	if c == nil || req == nil || out == nil || !c.methods[17].Flat() {
		return c.echoPresenceByWire(ctx, req, out)
	}
	var in [10]uint64
	var slots [10]uint64
	var texts shortwire.Texts
	in[0] = wire.Bool(req.Number.Set) | wire.Bool(req.Text.Set)<<1 | wire.Bool(req.Data.Set)<<2 | wire.Bool(req.Flag.Set)<<3 | wire.Bool(req.Color.Set)<<4 | wire.Bool(req.Real.Set)<<5
	in[1] = uint64(req.Number.Value)
	texts.AddString(in[:], 2, req.Text.Value)
	texts.AddBytes(in[:], 4, req.Data.Value)
	in[6] = wire.Bool(req.Flag.Value)
	in[7] = uint64(req.Color.Value)
	in[8] = wire.DoubleBits(req.Real.Value)
	in[9] = uint64(req.Plain)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[17].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Number = shortwire.Optional[int64]{}
	if slots[0]>>0&1 != 0 {
		out.Number = shortwire.Some(int64(slots[1]))
	}
	out.Text = shortwire.Optional[string]{}
	if slots[0]>>1&1 != 0 {
		out.Text = shortwire.Some(string(reply.Text((*[2]uint64)(slots[2:]))))
	}
	out.Data = shortwire.Optional[[]byte]{}
	if slots[0]>>2&1 != 0 {
		out.Data = shortwire.Some(append([]byte{}, reply.Text((*[2]uint64)(slots[4:]))...))
	}
	out.Flag = shortwire.Optional[bool]{}
	if slots[0]>>3&1 != 0 {
		out.Flag = shortwire.Some(slots[6] != 0)
	}
	out.Color = shortwire.Optional[Color]{}
	if slots[0]>>4&1 != 0 {
		out.Color = shortwire.Some(Color(slots[7]))
	}
	out.Real = shortwire.Optional[float64]{}
	if slots[0]>>5&1 != 0 {
		out.Real = shortwire.Some(wire.DoubleOf(slots[8]))
	}
	out.Plain = int64(slots[9])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoPresenceByWire(ctx context.Context, req *Presence, out *Presence) error {
	call, err := wire.Begin(c.method(17), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoPresenceRaw is EchoPresence in wire format. The reply is appended to dst.
func (c *Feature) EchoPresenceRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(17).Raw(ctx, req, dst)
}

// EchoPresenceMany calls EchoPresence for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoPresenceMany(ctx context.Context, reqs []Presence, dst []Presence) ([]Presence, error) {
	call, err := wire.Begin(c.method(17), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoPresenceColumns calls EchoPresence for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoPresenceColumns(ctx context.Context, req *PresenceColumns, out *PresenceColumns) error {
	method := c.method(17)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.EchoPresenceMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Nothing calls shortwire.test.v1.Feature/Nothing.
func (c *Feature) Nothing(ctx context.Context, req *Empty) (*Empty, error) {
	out := new(Empty)
	if err := c.NothingInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// NothingInto is Nothing with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) NothingInto(ctx context.Context, req *Empty, out *Empty) error {
	if c == nil || req == nil || out == nil || !c.methods[18].Flat() {
		return c.nothingByWire(ctx, req, out)
	}
	if err := c.methods[18].CallFlat(ctx, nil, nil); err != nil {
		return err
	}
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) nothingByWire(ctx context.Context, req *Empty, out *Empty) error {
	call, err := wire.Begin(c.method(18), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// NothingRaw is Nothing in wire format. The reply is appended to dst.
func (c *Feature) NothingRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(18).Raw(ctx, req, dst)
}

// NothingMany calls Nothing for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) NothingMany(ctx context.Context, reqs []Empty, dst []Empty) ([]Empty, error) {
	if c == nil || len(reqs) == 0 || !c.methods[18].Flat() {
		return c.nothingManyByWire(ctx, reqs, dst)
	}
	all, _ := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	return wire.Batch(dst, all, c.methods[18].CallColumns(ctx, &columns))
}

func (c *Feature) nothingManyByWire(ctx context.Context, reqs []Empty, dst []Empty) ([]Empty, error) {
	call, err := wire.Begin(c.method(18), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoRepeated: Wire: structure.
func (c *Feature) EchoRepeated(ctx context.Context, req *Repeated) (*Repeated, error) {
	out := new(Repeated)
	if err := c.EchoRepeatedInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoRepeatedInto is EchoRepeated with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoRepeatedInto(ctx context.Context, req *Repeated, out *Repeated) error {
	call, err := wire.Begin(c.method(19), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoRepeatedRaw is EchoRepeated in wire format. The reply is appended to dst.
func (c *Feature) EchoRepeatedRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(19).Raw(ctx, req, dst)
}

// EchoRepeatedMany calls EchoRepeated for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoRepeatedMany(ctx context.Context, reqs []Repeated, dst []Repeated) ([]Repeated, error) {
	call, err := wire.Begin(c.method(19), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoUnpacked calls shortwire.test.v1.Feature/EchoUnpacked.
func (c *Feature) EchoUnpacked(ctx context.Context, req *Unpacked) (*Unpacked, error) {
	out := new(Unpacked)
	if err := c.EchoUnpackedInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoUnpackedInto is EchoUnpacked with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoUnpackedInto(ctx context.Context, req *Unpacked, out *Unpacked) error {
	call, err := wire.Begin(c.method(20), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoUnpackedRaw is EchoUnpacked in wire format. The reply is appended to dst.
func (c *Feature) EchoUnpackedRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(20).Raw(ctx, req, dst)
}

// EchoUnpackedMany calls EchoUnpacked for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoUnpackedMany(ctx context.Context, reqs []Unpacked, dst []Unpacked) ([]Unpacked, error) {
	call, err := wire.Begin(c.method(20), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoMaps calls shortwire.test.v1.Feature/EchoMaps.
func (c *Feature) EchoMaps(ctx context.Context, req *Maps) (*Maps, error) {
	out := new(Maps)
	if err := c.EchoMapsInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoMapsInto is EchoMaps with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoMapsInto(ctx context.Context, req *Maps, out *Maps) error {
	call, err := wire.Begin(c.method(21), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoMapsRaw is EchoMaps in wire format. The reply is appended to dst.
func (c *Feature) EchoMapsRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(21).Raw(ctx, req, dst)
}

// EchoMapsMany calls EchoMaps for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoMapsMany(ctx context.Context, reqs []Maps, dst []Maps) ([]Maps, error) {
	call, err := wire.Begin(c.method(21), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoChoice calls shortwire.test.v1.Feature/EchoChoice.
func (c *Feature) EchoChoice(ctx context.Context, req *Choice) (*Choice, error) {
	out := new(Choice)
	if err := c.EchoChoiceInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoChoiceInto is EchoChoice with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoChoiceInto(ctx context.Context, req *Choice, out *Choice) error {
	call, err := wire.Begin(c.method(22), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoChoiceRaw is EchoChoice in wire format. The reply is appended to dst.
func (c *Feature) EchoChoiceRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(22).Raw(ctx, req, dst)
}

// EchoChoiceMany calls EchoChoice for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoChoiceMany(ctx context.Context, reqs []Choice, dst []Choice) ([]Choice, error) {
	call, err := wire.Begin(c.method(22), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoNested calls shortwire.test.v1.Feature/EchoNested.
func (c *Feature) EchoNested(ctx context.Context, req *Nested) (*Nested, error) {
	out := new(Nested)
	if err := c.EchoNestedInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoNestedInto is EchoNested with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoNestedInto(ctx context.Context, req *Nested, out *Nested) error {
	call, err := wire.Begin(c.method(23), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoNestedRaw is EchoNested in wire format. The reply is appended to dst.
func (c *Feature) EchoNestedRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(23).Raw(ctx, req, dst)
}

// EchoNestedMany calls EchoNested for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoNestedMany(ctx context.Context, reqs []Nested, dst []Nested) ([]Nested, error) {
	call, err := wire.Begin(c.method(23), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EchoTree calls shortwire.test.v1.Feature/EchoTree.
func (c *Feature) EchoTree(ctx context.Context, req *Tree) (*Tree, error) {
	out := new(Tree)
	if err := c.EchoTreeInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoTreeInto is EchoTree with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoTreeInto(ctx context.Context, req *Tree, out *Tree) error {
	call, err := wire.Begin(c.method(24), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EchoTreeRaw is EchoTree in wire format. The reply is appended to dst.
func (c *Feature) EchoTreeRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(24).Raw(ctx, req, dst)
}

// EchoTreeMany calls EchoTree for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoTreeMany(ctx context.Context, reqs []Tree, dst []Tree) ([]Tree, error) {
	call, err := wire.Begin(c.method(24), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Newer: Wire: a reply with a field that the request does not have, and the other way round.
func (c *Feature) Newer(ctx context.Context, req *Version1) (*Version2, error) {
	out := new(Version2)
	if err := c.NewerInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// NewerInto is Newer with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) NewerInto(ctx context.Context, req *Version1, out *Version2) error {
	call, err := wire.Begin(c.method(25), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// NewerRaw is Newer in wire format. The reply is appended to dst.
func (c *Feature) NewerRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(25).Raw(ctx, req, dst)
}

// NewerMany calls Newer for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) NewerMany(ctx context.Context, reqs []Version1, dst []Version2) ([]Version2, error) {
	call, err := wire.Begin(c.method(25), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Older calls shortwire.test.v1.Feature/Older.
func (c *Feature) Older(ctx context.Context, req *Version2) (*Version1, error) {
	out := new(Version1)
	if err := c.OlderInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// OlderInto is Older with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) OlderInto(ctx context.Context, req *Version2, out *Version1) error {
	call, err := wire.Begin(c.method(26), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// OlderRaw is Older in wire format. The reply is appended to dst.
func (c *Feature) OlderRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(26).Raw(ctx, req, dst)
}

// OlderMany calls Older for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) OlderMany(ctx context.Context, reqs []Version2, dst []Version1) ([]Version1, error) {
	call, err := wire.Begin(c.method(26), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Large: `size` bytes, byte i being i modulo 251.
func (c *Feature) Large(ctx context.Context, req *SizeRequest) (*BytesValue, error) {
	out := new(BytesValue)
	if err := c.LargeInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// LargeInto is Large with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) LargeInto(ctx context.Context, req *SizeRequest, out *BytesValue) error {
	if c == nil || req == nil || out == nil || !c.methods[27].Flat() {
		return c.largeByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	in[0] = req.Size
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[27].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) largeByWire(ctx context.Context, req *SizeRequest, out *BytesValue) error {
	call, err := wire.Begin(c.method(27), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// LargeRaw is Large in wire format. The reply is appended to dst.
func (c *Feature) LargeRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(27).Raw(ctx, req, dst)
}

// LargeMany calls Large for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) LargeMany(ctx context.Context, reqs []SizeRequest, dst []BytesValue) ([]BytesValue, error) {
	call, err := wire.Begin(c.method(27), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// LargeColumns calls Large for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) LargeColumns(ctx context.Context, req *SizeRequestColumns, out *BytesValueColumns) error {
	method := c.method(27)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.LargeMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Fill: `size` bytes as Large has them, written by the service straight to where the caller wants them.
func (c *Feature) Fill(ctx context.Context, req *SizeRequest) (*BytesValue, error) {
	out := new(BytesValue)
	if err := c.FillInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// FillInto is Fill with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) FillInto(ctx context.Context, req *SizeRequest, out *BytesValue) error {
	if c == nil || req == nil || out == nil || !c.methods[28].Flat() {
		return c.fillByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	in[0] = req.Size
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[28].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) fillByWire(ctx context.Context, req *SizeRequest, out *BytesValue) error {
	call, err := wire.Begin(c.method(28), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// FillTo is Fill with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Feature) FillTo(ctx context.Context, req *SizeRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[28].Flat() {
		var out BytesValue
		if err := c.fillByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [1]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	in[0] = req.Size
	return c.methods[28].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// FillRaw is Fill in wire format. The reply is appended to dst.
func (c *Feature) FillRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(28).Raw(ctx, req, dst)
}

// FillMany calls Fill for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) FillMany(ctx context.Context, reqs []SizeRequest, dst []BytesValue) ([]BytesValue, error) {
	call, err := wire.Begin(c.method(28), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// FillColumns calls Fill for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) FillColumns(ctx context.Context, req *SizeRequestColumns, out *BytesValueColumns) error {
	method := c.method(28)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.FillMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Wrap: Head, then the bytes of data, each with all bits turned over, then tail. May be written over data.
// Fails with INVALID_ARGUMENT if data begins with byte 255.
func (c *Feature) Wrap(ctx context.Context, req *WrapRequest) (*BytesValue, error) {
	out := new(BytesValue)
	if err := c.WrapInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// WrapInto is Wrap with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) WrapInto(ctx context.Context, req *WrapRequest, out *BytesValue) error {
	if c == nil || req == nil || out == nil || !c.methods[29].Flat() {
		return c.wrapByWire(ctx, req, out)
	}
	var in [6]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Head)
	texts.AddBytes(in[:], 2, req.Data)
	texts.AddBytes(in[:], 4, req.Tail)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[29].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) wrapByWire(ctx context.Context, req *WrapRequest, out *BytesValue) error {
	call, err := wire.Begin(c.method(29), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// WrapTo is Wrap with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Data of the request may lie in memory, and nothing else of it.
func (c *Feature) WrapTo(ctx context.Context, req *WrapRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[29].Flat() {
		var out BytesValue
		if err := c.wrapByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [6]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Head)
	texts.AddBytes(in[:], 2, req.Data)
	texts.AddBytes(in[:], 4, req.Tail)
	return c.methods[29].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// WrapRaw is Wrap in wire format. The reply is appended to dst.
func (c *Feature) WrapRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(29).Raw(ctx, req, dst)
}

// WrapMany calls Wrap for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) WrapMany(ctx context.Context, reqs []WrapRequest, dst []BytesValue) ([]BytesValue, error) {
	call, err := wire.Begin(c.method(29), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// WrapColumns calls Wrap for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) WrapColumns(ctx context.Context, req *WrapRequestColumns, out *BytesValueColumns) error {
	method := c.method(29)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.WrapMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Unwrap: What data has behind its first `head` bytes and before its last `tail` bytes, each with all bits turned over.
func (c *Feature) Unwrap(ctx context.Context, req *UnwrapRequest) (*BytesValue, error) {
	out := new(BytesValue)
	if err := c.UnwrapInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// UnwrapInto is Unwrap with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) UnwrapInto(ctx context.Context, req *UnwrapRequest, out *BytesValue) error {
	if c == nil || req == nil || out == nil || !c.methods[30].Flat() {
		return c.unwrapByWire(ctx, req, out)
	}
	var in [4]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Data)
	in[2] = req.Head
	in[3] = req.Tail
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[30].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) unwrapByWire(ctx context.Context, req *UnwrapRequest, out *BytesValue) error {
	call, err := wire.Begin(c.method(30), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// UnwrapTo is Unwrap with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Data of the request may lie in memory, and nothing else of it.
func (c *Feature) UnwrapTo(ctx context.Context, req *UnwrapRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[30].Flat() {
		var out BytesValue
		if err := c.unwrapByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [4]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Data)
	in[2] = req.Head
	in[3] = req.Tail
	return c.methods[30].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// UnwrapRaw is Unwrap in wire format. The reply is appended to dst.
func (c *Feature) UnwrapRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(30).Raw(ctx, req, dst)
}

// UnwrapMany calls Unwrap for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) UnwrapMany(ctx context.Context, reqs []UnwrapRequest, dst []BytesValue) ([]BytesValue, error) {
	call, err := wire.Begin(c.method(30), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// UnwrapColumns calls Unwrap for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) UnwrapColumns(ctx context.Context, req *UnwrapRequestColumns, out *BytesValueColumns) error {
	method := c.method(30)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.UnwrapMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Gather: Each item's number, its position, and how many items there are: the service answers batches itself, from
// the last item to the first. Items whose number is negative fail with INVALID_ARGUMENT; a batch with number 13
// panics when it gets there.
func (c *Feature) Gather(ctx context.Context, req *Int64Value) (*Gathered, error) {
	out := new(Gathered)
	if err := c.GatherInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// GatherInto is Gather with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) GatherInto(ctx context.Context, req *Int64Value, out *Gathered) error {
	if c == nil || req == nil || out == nil || !c.methods[31].Flat() {
		return c.gatherByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [3]uint64
	in[0] = uint64(req.Value)
	if err := c.methods[31].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Number = int64(slots[0])
	out.Position = slots[1]
	out.Count = slots[2]
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) gatherByWire(ctx context.Context, req *Int64Value, out *Gathered) error {
	call, err := wire.Begin(c.method(31), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// GatherRaw is Gather in wire format. The reply is appended to dst.
func (c *Feature) GatherRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(31).Raw(ctx, req, dst)
}

// GatherMany calls Gather for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) GatherMany(ctx context.Context, reqs []Int64Value, dst []Gathered) ([]Gathered, error) {
	if c == nil || len(reqs) == 0 || !c.methods[31].Flat() {
		return c.gatherManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Number)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Position)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Count)
	return wire.Batch(dst, all, c.methods[31].CallColumns(ctx, &columns))
}

func (c *Feature) gatherManyByWire(ctx context.Context, reqs []Int64Value, dst []Gathered) ([]Gathered, error) {
	call, err := wire.Begin(c.method(31), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// GatherColumns calls Gather for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) GatherColumns(ctx context.Context, req *Int64ValueColumns, out *GatheredColumns) error {
	method := c.method(31)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Number)
		shortwire.AddColumnOutput(&columns, out.Position)
		shortwire.AddColumnOutput(&columns, out.Count)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.gatherManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Measure: Length of the bytes given.
func (c *Feature) Measure(ctx context.Context, req *BytesValue) (*Uint64Value, error) {
	out := new(Uint64Value)
	if err := c.MeasureInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// MeasureInto is Measure with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) MeasureInto(ctx context.Context, req *BytesValue, out *Uint64Value) error {
	if c == nil || req == nil || out == nil || !c.methods[32].Flat() {
		return c.measureByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [1]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Value)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[32].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = slots[0]
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) measureByWire(ctx context.Context, req *BytesValue, out *Uint64Value) error {
	call, err := wire.Begin(c.method(32), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// MeasureRaw is Measure in wire format. The reply is appended to dst.
func (c *Feature) MeasureRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(32).Raw(ctx, req, dst)
}

// MeasureMany calls Measure for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) MeasureMany(ctx context.Context, reqs []BytesValue, dst []Uint64Value) ([]Uint64Value, error) {
	call, err := wire.Begin(c.method(32), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// MeasureColumns calls Measure for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) MeasureColumns(ctx context.Context, req *BytesValueColumns, out *Uint64ValueColumns) error {
	method := c.method(32)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.MeasureMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Fail: Fails with the code, message and detail asked for.
func (c *Feature) Fail(ctx context.Context, req *FailRequest) (*Empty, error) {
	out := new(Empty)
	if err := c.FailInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// FailInto is Fail with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) FailInto(ctx context.Context, req *FailRequest, out *Empty) error {
	if c == nil || req == nil || out == nil || !c.methods[33].Flat() {
		return c.failByWire(ctx, req, out)
	}
	var in [4]uint64
	var texts shortwire.Texts
	in[0] = uint64(req.Code)
	texts.AddString(in[:], 1, req.Message)
	in[3] = uint64(req.Detail)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[33].CallTexts(ctx, &in[0], nil, &texts, reply); err != nil {
		return err
	}
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) failByWire(ctx context.Context, req *FailRequest, out *Empty) error {
	call, err := wire.Begin(c.method(33), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// FailRaw is Fail in wire format. The reply is appended to dst.
func (c *Feature) FailRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(33).Raw(ctx, req, dst)
}

// FailMany calls Fail for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) FailMany(ctx context.Context, reqs []FailRequest, dst []Empty) ([]Empty, error) {
	call, err := wire.Begin(c.method(33), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Panic: Panics with the message given.
func (c *Feature) Panic(ctx context.Context, req *StringValue) (*Empty, error) {
	out := new(Empty)
	if err := c.PanicInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// PanicInto is Panic with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) PanicInto(ctx context.Context, req *StringValue, out *Empty) error {
	if c == nil || req == nil || out == nil || !c.methods[34].Flat() {
		return c.panicByWire(ctx, req, out)
	}
	var in [2]uint64
	var texts shortwire.Texts
	texts.AddString(in[:], 0, req.Value)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[34].CallTexts(ctx, &in[0], nil, &texts, reply); err != nil {
		return err
	}
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) panicByWire(ctx context.Context, req *StringValue, out *Empty) error {
	call, err := wire.Begin(c.method(34), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// PanicRaw is Panic in wire format. The reply is appended to dst.
func (c *Feature) PanicRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(34).Raw(ctx, req, dst)
}

// PanicMany calls Panic for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) PanicMany(ctx context.Context, reqs []StringValue, dst []Empty) ([]Empty, error) {
	call, err := wire.Begin(c.method(34), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Count: Number of calls this instance has answered: starts again at 1 once a panic has replaced it.
func (c *Feature) Count(ctx context.Context, req *Empty) (*Uint64Value, error) {
	out := new(Uint64Value)
	if err := c.CountInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// CountInto is Count with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) CountInto(ctx context.Context, req *Empty, out *Uint64Value) error {
	if c == nil || req == nil || out == nil || !c.methods[35].Flat() {
		return c.countByWire(ctx, req, out)
	}
	var slots [1]uint64
	if err := c.methods[35].CallFlat(ctx, nil, &slots[0]); err != nil {
		return err
	}
	out.Value = slots[0]
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) countByWire(ctx context.Context, req *Empty, out *Uint64Value) error {
	call, err := wire.Begin(c.method(35), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// CountRaw is Count in wire format. The reply is appended to dst.
func (c *Feature) CountRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(35).Raw(ctx, req, dst)
}

// CountMany calls Count for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) CountMany(ctx context.Context, reqs []Empty, dst []Uint64Value) ([]Uint64Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[35].Flat() {
		return c.countManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[35].CallColumns(ctx, &columns))
}

func (c *Feature) countManyByWire(ctx context.Context, reqs []Empty, dst []Uint64Value) ([]Uint64Value, error) {
	call, err := wire.Begin(c.method(35), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Slow: Sleeps, then returns the time asked for. Ends early with CANCELLED or DEADLINE_EXCEEDED.
func (c *Feature) Slow(ctx context.Context, req *SlowRequest) (*SlowRequest, error) {
	out := new(SlowRequest)
	if err := c.SlowInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SlowInto is Slow with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) SlowInto(ctx context.Context, req *SlowRequest, out *SlowRequest) error {
	if c == nil || req == nil || out == nil || !c.methods[36].Flat() {
		return c.slowByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = uint64(req.Milliseconds)
	if err := c.methods[36].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Milliseconds = uint32(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) slowByWire(ctx context.Context, req *SlowRequest, out *SlowRequest) error {
	call, err := wire.Begin(c.method(36), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// SlowRaw is Slow in wire format. The reply is appended to dst.
func (c *Feature) SlowRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(36).Raw(ctx, req, dst)
}

// SlowMany calls Slow for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) SlowMany(ctx context.Context, reqs []SlowRequest, dst []SlowRequest) ([]SlowRequest, error) {
	if c == nil || len(reqs) == 0 || !c.methods[36].Flat() {
		return c.slowManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Milliseconds)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Milliseconds)
	return wire.Batch(dst, all, c.methods[36].CallColumns(ctx, &columns))
}

func (c *Feature) slowManyByWire(ctx context.Context, reqs []SlowRequest, dst []SlowRequest) ([]SlowRequest, error) {
	call, err := wire.Begin(c.method(36), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// SlowColumns calls Slow for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) SlowColumns(ctx context.Context, req *SlowRequestColumns, out *SlowRequestColumns) error {
	method := c.method(36)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Milliseconds)
		shortwire.AddColumnOutput(&columns, out.Milliseconds)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.slowManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}
