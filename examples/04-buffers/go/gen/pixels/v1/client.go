// Made by shortwire gen from pixels/v1/pixels.proto. Do not edit.

package pixelsv1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Pixels is a client of pixels.v1.Pixels. Any number of goroutines may use it.
type Pixels struct {
	library *shortwire.Library
	methods [2]shortwire.Method
}

var pixelsMethods = [2]shortwire.MethodInfo{
	{Name: "pixels.v1.Pixels/Invert", ID: 0x879630de9eaed7df, Shape: 0xf919cefd963fb317},
	{Name: "pixels.v1.Pixels/Sum", ID: 0xd542dcc9b21e4d7a, Shape: 0xfd8b7a5babe9ae95},
}

// OpenPixels loads a library and starts an instance of its service, which ends with Close.
func OpenPixels(path string, options ...shortwire.Option) (*Pixels, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewPixels(library), nil
}

// NewPixels returns a client of an open library, which other clients may use as well.
func NewPixels(library *shortwire.Library) *Pixels {
	c := &Pixels{library: library}
	for i := range pixelsMethods {
		c.methods[i] = library.Method(&pixelsMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Pixels) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Pixels) Library() *shortwire.Library {
	return c.library
}

func (c *Pixels) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Invert: Turns every byte b into 255 - b.
func (c *Pixels) Invert(ctx context.Context, req *Image) (*Image, error) {
	out := new(Image)
	if err := c.InvertInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// InvertInto is Invert with the reply in a message of the caller's, whose memory is used again.
func (c *Pixels) InvertInto(ctx context.Context, req *Image, out *Image) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.invertByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Data)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Data = append(out.Data[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Pixels) invertByWire(ctx context.Context, req *Image, out *Image) error {
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

// InvertRaw is Invert in wire format. The reply is appended to dst.
func (c *Pixels) InvertRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// InvertMany calls Invert for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Pixels) InvertMany(ctx context.Context, reqs []Image, dst []Image) ([]Image, error) {
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

// InvertColumns calls Invert for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Pixels) InvertColumns(ctx context.Context, req *ImageColumns, out *ImageColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.InvertMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Sum: Adds up all bytes.
func (c *Pixels) Sum(ctx context.Context, req *Image) (*Total, error) {
	out := new(Total)
	if err := c.SumInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SumInto is Sum with the reply in a message of the caller's, whose memory is used again.
func (c *Pixels) SumInto(ctx context.Context, req *Image, out *Total) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.sumByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [1]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Data)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = slots[0]
	out.SetUnknownFields(nil)
	return nil
}

func (c *Pixels) sumByWire(ctx context.Context, req *Image, out *Total) error {
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

// SumRaw is Sum in wire format. The reply is appended to dst.
func (c *Pixels) SumRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// SumMany calls Sum for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Pixels) SumMany(ctx context.Context, reqs []Image, dst []Total) ([]Total, error) {
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

// SumColumns calls Sum for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Pixels) SumColumns(ctx context.Context, req *ImageColumns, out *TotalColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.SumMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}
