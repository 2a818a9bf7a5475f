// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.

package complexdatav1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// ComplexData is a client of complex_data.v1.ComplexData. Any number of goroutines may use it.
//
// Calculations over single operations, lists of operations and batches of transactions.
type ComplexData struct {
	library *shortwire.Library
	methods [3]shortwire.Method
}

var complexDataMethods = [3]shortwire.MethodInfo{
	{Name: "complex_data.v1.ComplexData/Process", ID: 0x851bbab84bc121b7, Shape: 0},
	{Name: "complex_data.v1.ComplexData/AddAll", ID: 0x53a04bb7ffca45a8, Shape: 0},
	{Name: "complex_data.v1.ComplexData/Aggregate", ID: 0xb4332cc3431b6289, Shape: 0},
}

// OpenComplexData loads a library and starts an instance of its service, which ends with Close.
func OpenComplexData(path string, options ...shortwire.Option) (*ComplexData, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewComplexData(library), nil
}

// NewComplexData returns a client of an open library, which other clients may use as well.
func NewComplexData(library *shortwire.Library) *ComplexData {
	c := &ComplexData{library: library}
	for i := range complexDataMethods {
		c.methods[i] = library.Method(&complexDataMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *ComplexData) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *ComplexData) Library() *shortwire.Library {
	return c.library
}

func (c *ComplexData) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Process: Whichever operation the request holds; failures come in the reply as ErrorResult.
func (c *ComplexData) Process(ctx context.Context, req *ComplexCalculationRequest) (*ComplexCalculationResponse, error) {
	out := new(ComplexCalculationResponse)
	if err := c.ProcessInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// ProcessInto is Process with the reply in a message of the caller's, whose memory is used again.
func (c *ComplexData) ProcessInto(ctx context.Context, req *ComplexCalculationRequest, out *ComplexCalculationResponse) error {
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

// ProcessRaw is Process in wire format. The reply is appended to dst.
func (c *ComplexData) ProcessRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// ProcessMany calls Process for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *ComplexData) ProcessMany(ctx context.Context, reqs []ComplexCalculationRequest, dst []ComplexCalculationResponse) ([]ComplexCalculationResponse, error) {
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

// AddAll: The sum of each pair, saturating.
func (c *ComplexData) AddAll(ctx context.Context, req *BatchOperation) (*BatchResult, error) {
	out := new(BatchResult)
	if err := c.AddAllInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// AddAllInto is AddAll with the reply in a message of the caller's, whose memory is used again.
func (c *ComplexData) AddAllInto(ctx context.Context, req *BatchOperation, out *BatchResult) error {
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

// AddAllRaw is AddAll in wire format. The reply is appended to dst.
func (c *ComplexData) AddAllRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// AddAllMany calls AddAll for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *ComplexData) AddAllMany(ctx context.Context, reqs []BatchOperation, dst []BatchResult) ([]BatchResult, error) {
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

// Aggregate: Count, total and statistics of a batch of transactions. INVALID_ARGUMENT without a batch.
func (c *ComplexData) Aggregate(ctx context.Context, req *ComplexDataOperation) (*ComplexDataResult, error) {
	out := new(ComplexDataResult)
	if err := c.AggregateInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// AggregateInto is Aggregate with the reply in a message of the caller's, whose memory is used again.
func (c *ComplexData) AggregateInto(ctx context.Context, req *ComplexDataOperation, out *ComplexDataResult) error {
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

// AggregateRaw is Aggregate in wire format. The reply is appended to dst.
func (c *ComplexData) AggregateRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// AggregateMany calls Aggregate for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *ComplexData) AggregateMany(ctx context.Context, reqs []ComplexDataOperation, dst []ComplexDataResult) ([]ComplexDataResult, error) {
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
