// Made by shortwire gen from calculator/v1/calculator.proto. Do not edit.

package calculatorv1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Calculator is a client of calculator.v1.Calculator. Any number of goroutines may use it.
//
// Arithmetic on 64-bit integers. Results beyond the range saturate.
type Calculator struct {
	library *shortwire.Library
	methods [5]shortwire.Method
}

var calculatorMethods = [5]shortwire.MethodInfo{
	{Name: "calculator.v1.Calculator/Add", ID: 0xf7084c2c429c4a26, Shape: 0x1c6796d96fade5e1},
	{Name: "calculator.v1.Calculator/Subtract", ID: 0x25c7b429e24e9d17, Shape: 0xd09387b32487d150},
	{Name: "calculator.v1.Calculator/Multiply", ID: 0x1cc97edbe6d9e92b, Shape: 0x036a291571642c6c},
	{Name: "calculator.v1.Calculator/Divide", ID: 0x39e1a83eb85c124a, Shape: 0x56650c01d1aa05dd},
	{Name: "calculator.v1.Calculator/Calculate", ID: 0x1c135818efc1b879, Shape: 0},
}

// OpenCalculator loads a library and starts an instance of its service, which ends with Close.
func OpenCalculator(path string, options ...shortwire.Option) (*Calculator, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewCalculator(library), nil
}

// NewCalculator returns a client of an open library, which other clients may use as well.
func NewCalculator(library *shortwire.Library) *Calculator {
	c := &Calculator{library: library}
	for i := range calculatorMethods {
		c.methods[i] = library.Method(&calculatorMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Calculator) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Calculator) Library() *shortwire.Library {
	return c.library
}

func (c *Calculator) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Add: Sum of a and b, saturating.
func (c *Calculator) Add(ctx context.Context, req *BinaryOp) (*Value, error) {
	out := new(Value)
	if err := c.AddInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// AddInto is Add with the reply in a message of the caller's, whose memory is used again.
func (c *Calculator) AddInto(ctx context.Context, req *BinaryOp, out *Value) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.addByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [1]uint64
	in[0] = uint64(req.A)
	in[1] = uint64(req.B)
	if err := c.methods[0].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = int64(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Calculator) addByWire(ctx context.Context, req *BinaryOp, out *Value) error {
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

// AddRaw is Add in wire format. The reply is appended to dst.
func (c *Calculator) AddRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// AddMany calls Add for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Calculator) AddMany(ctx context.Context, reqs []BinaryOp, dst []Value) ([]Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[0].Flat() {
		return c.addManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].A)
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].B)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[0].CallColumns(ctx, &columns))
}

func (c *Calculator) addManyByWire(ctx context.Context, reqs []BinaryOp, dst []Value) ([]Value, error) {
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

// AddColumns calls Add for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Calculator) AddColumns(ctx context.Context, req *BinaryOpColumns, out *ValueColumns) error {
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
		shortwire.AddColumnInput(&columns, req.A)
		shortwire.AddColumnInput(&columns, req.B)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.addManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Subtract: Difference of a and b, saturating.
func (c *Calculator) Subtract(ctx context.Context, req *BinaryOp) (*Value, error) {
	out := new(Value)
	if err := c.SubtractInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SubtractInto is Subtract with the reply in a message of the caller's, whose memory is used again.
func (c *Calculator) SubtractInto(ctx context.Context, req *BinaryOp, out *Value) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.subtractByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [1]uint64
	in[0] = uint64(req.A)
	in[1] = uint64(req.B)
	if err := c.methods[1].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = int64(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Calculator) subtractByWire(ctx context.Context, req *BinaryOp, out *Value) error {
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

// SubtractRaw is Subtract in wire format. The reply is appended to dst.
func (c *Calculator) SubtractRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// SubtractMany calls Subtract for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Calculator) SubtractMany(ctx context.Context, reqs []BinaryOp, dst []Value) ([]Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[1].Flat() {
		return c.subtractManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].A)
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].B)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[1].CallColumns(ctx, &columns))
}

func (c *Calculator) subtractManyByWire(ctx context.Context, reqs []BinaryOp, dst []Value) ([]Value, error) {
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

// SubtractColumns calls Subtract for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Calculator) SubtractColumns(ctx context.Context, req *BinaryOpColumns, out *ValueColumns) error {
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
		shortwire.AddColumnInput(&columns, req.A)
		shortwire.AddColumnInput(&columns, req.B)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.subtractManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Multiply: Product of a and b, saturating.
func (c *Calculator) Multiply(ctx context.Context, req *BinaryOp) (*Value, error) {
	out := new(Value)
	if err := c.MultiplyInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// MultiplyInto is Multiply with the reply in a message of the caller's, whose memory is used again.
func (c *Calculator) MultiplyInto(ctx context.Context, req *BinaryOp, out *Value) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.multiplyByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [1]uint64
	in[0] = uint64(req.A)
	in[1] = uint64(req.B)
	if err := c.methods[2].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = int64(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Calculator) multiplyByWire(ctx context.Context, req *BinaryOp, out *Value) error {
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

// MultiplyRaw is Multiply in wire format. The reply is appended to dst.
func (c *Calculator) MultiplyRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// MultiplyMany calls Multiply for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Calculator) MultiplyMany(ctx context.Context, reqs []BinaryOp, dst []Value) ([]Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[2].Flat() {
		return c.multiplyManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].A)
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].B)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[2].CallColumns(ctx, &columns))
}

func (c *Calculator) multiplyManyByWire(ctx context.Context, reqs []BinaryOp, dst []Value) ([]Value, error) {
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

// MultiplyColumns calls Multiply for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Calculator) MultiplyColumns(ctx context.Context, req *BinaryOpColumns, out *ValueColumns) error {
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
		shortwire.AddColumnInput(&columns, req.A)
		shortwire.AddColumnInput(&columns, req.B)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.multiplyManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Divide: Quotient of a and b, rounded towards zero. INVALID_ARGUMENT with a DivisionError detail if b is 0,
// OUT_OF_RANGE with the same detail for the least integer divided by -1.
func (c *Calculator) Divide(ctx context.Context, req *BinaryOp) (*Value, error) {
	out := new(Value)
	if err := c.DivideInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// DivideInto is Divide with the reply in a message of the caller's, whose memory is used again.
func (c *Calculator) DivideInto(ctx context.Context, req *BinaryOp, out *Value) error {
	if c == nil || req == nil || out == nil || !c.methods[3].Flat() {
		return c.divideByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [1]uint64
	in[0] = uint64(req.A)
	in[1] = uint64(req.B)
	if err := c.methods[3].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = int64(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Calculator) divideByWire(ctx context.Context, req *BinaryOp, out *Value) error {
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

// DivideRaw is Divide in wire format. The reply is appended to dst.
func (c *Calculator) DivideRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(3).Raw(ctx, req, dst)
}

// DivideMany calls Divide for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Calculator) DivideMany(ctx context.Context, reqs []BinaryOp, dst []Value) ([]Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[3].Flat() {
		return c.divideManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].A)
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].B)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[3].CallColumns(ctx, &columns))
}

func (c *Calculator) divideManyByWire(ctx context.Context, reqs []BinaryOp, dst []Value) ([]Value, error) {
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

// DivideColumns calls Divide for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Calculator) DivideColumns(ctx context.Context, req *BinaryOpColumns, out *ValueColumns) error {
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
		shortwire.AddColumnInput(&columns, req.A)
		shortwire.AddColumnInput(&columns, req.B)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.divideManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Calculate: Whichever operation the request holds; failures come in the reply as ErrorResult.
func (c *Calculator) Calculate(ctx context.Context, req *CalculatorRequest) (*CalculatorResponse, error) {
	out := new(CalculatorResponse)
	if err := c.CalculateInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// CalculateInto is Calculate with the reply in a message of the caller's, whose memory is used again.
func (c *Calculator) CalculateInto(ctx context.Context, req *CalculatorRequest, out *CalculatorResponse) error {
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

// CalculateRaw is Calculate in wire format. The reply is appended to dst.
func (c *Calculator) CalculateRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(4).Raw(ctx, req, dst)
}

// CalculateMany calls Calculate for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Calculator) CalculateMany(ctx context.Context, reqs []CalculatorRequest, dst []CalculatorResponse) ([]CalculatorResponse, error) {
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
