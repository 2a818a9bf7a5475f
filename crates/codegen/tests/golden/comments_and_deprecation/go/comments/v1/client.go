// Made by shortwire gen from comments.proto. Do not edit.

package commentsv1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Commented is a client of comments.v1.Commented. Any number of goroutines may use it.
//
// A service with */ and /* and """ and \ and ``` and {{ braces }} in its comment.
type Commented struct {
	library *shortwire.Library
	methods [2]shortwire.Method
}

var commentedMethods = [2]shortwire.MethodInfo{
	{Name: "comments.v1.Commented/Do", ID: 0xd3de9080464208e4, Shape: 0x8c0517427ded0964},
	{Name: "comments.v1.Commented/DoNot", ID: 0x7faced1ceb9872f5, Shape: 0xa29fba54abbdb531},
}

// OpenCommented loads a library and starts an instance of its service, which ends with Close.
func OpenCommented(path string, options ...shortwire.Option) (*Commented, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewCommented(library), nil
}

// NewCommented returns a client of an open library, which other clients may use as well.
func NewCommented(library *shortwire.Library) *Commented {
	c := &Commented{library: library}
	for i := range commentedMethods {
		c.methods[i] = library.Method(&commentedMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Commented) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Commented) Library() *shortwire.Library {
	return c.library
}

func (c *Commented) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Do: A method.
//
//	An indented line.
func (c *Commented) Do(ctx context.Context, req *Thing) (*Thing, error) {
	out := new(Thing)
	if err := c.DoInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// DoInto is Do with the reply in a message of the caller's, whose memory is used again.
func (c *Commented) DoInto(ctx context.Context, req *Thing, out *Thing) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.doByWire(ctx, req, out)
	}
	var in [3]uint64
	var slots [3]uint64
	var texts shortwire.Texts
	in[0] = uint64(req.Number)
	texts.AddString(in[:], 1, req.OldName)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Number = int32(slots[0])
	out.OldName = string(reply.Text((*[2]uint64)(slots[1:])))
	out.SetUnknownFields(nil)
	return nil
}

func (c *Commented) doByWire(ctx context.Context, req *Thing, out *Thing) error {
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

// DoRaw is Do in wire format. The reply is appended to dst.
func (c *Commented) DoRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// DoMany calls Do for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Commented) DoMany(ctx context.Context, reqs []Thing, dst []Thing) ([]Thing, error) {
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

// DoColumns calls Do for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Commented) DoColumns(ctx context.Context, req *ThingColumns, out *ThingColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.DoMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// DoNot: Better not.
//
// Deprecated: marked as such in the schema.
func (c *Commented) DoNot(ctx context.Context, req *Old) (*Old, error) {
	out := new(Old)
	if err := c.DoNotInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// DoNotInto is DoNot with the reply in a message of the caller's, whose memory is used again.
func (c *Commented) DoNotInto(ctx context.Context, req *Old, out *Old) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.doNotByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = uint64(req.Number)
	if err := c.methods[1].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Number = int32(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Commented) doNotByWire(ctx context.Context, req *Old, out *Old) error {
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

// DoNotRaw is DoNot in wire format. The reply is appended to dst.
func (c *Commented) DoNotRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// DoNotMany calls DoNot for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Commented) DoNotMany(ctx context.Context, reqs []Old, dst []Old) ([]Old, error) {
	if c == nil || len(reqs) == 0 || !c.methods[1].Flat() {
		return c.doNotManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Number)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Number)
	return wire.Batch(dst, all, c.methods[1].CallColumns(ctx, &columns))
}

func (c *Commented) doNotManyByWire(ctx context.Context, reqs []Old, dst []Old) ([]Old, error) {
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

// DoNotColumns calls DoNot for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Commented) DoNotColumns(ctx context.Context, req *OldColumns, out *OldColumns) error {
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
		shortwire.AddColumnInput(&columns, req.Number)
		shortwire.AddColumnOutput(&columns, out.Number)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.doNotManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}
