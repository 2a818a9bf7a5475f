// Made by shortwire gen from keywords.proto. Do not edit.

package keywordsv1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Match is a client of keywords.v1.Match. Any number of goroutines may use it.
type Match struct {
	library *shortwire.Library
	methods [3]shortwire.Method
}

var matchMethods = [3]shortwire.MethodInfo{
	{Name: "keywords.v1.Match/Await", ID: 0xaf66bfbfa1175daa, Shape: 0x06d41a0a02c79aee},
	{Name: "keywords.v1.Match/Return", ID: 0x6508b95089c1e766, Shape: 0},
	{Name: "keywords.v1.Match/Class", ID: 0x413f9f835fbc2b78, Shape: 0},
}

// OpenMatch loads a library and starts an instance of its service, which ends with Close.
func OpenMatch(path string, options ...shortwire.Option) (*Match, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewMatch(library), nil
}

// NewMatch returns a client of an open library, which other clients may use as well.
func NewMatch(library *shortwire.Library) *Match {
	c := &Match{library: library}
	for i := range matchMethods {
		c.methods[i] = library.Method(&matchMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Match) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Match) Library() *shortwire.Library {
	return c.library
}

func (c *Match) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Await calls keywords.v1.Match/Await.
func (c *Match) Await(ctx context.Context, req *Type) (*Type, error) {
	out := new(Type)
	if err := c.AwaitInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// AwaitInto is Await with the reply in a message of the caller's, whose memory is used again.
func (c *Match) AwaitInto(ctx context.Context, req *Type, out *Type) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.awaitByWire(ctx, req, out)
	}
	var in [9]uint64
	var slots [9]uint64
	var texts shortwire.Texts
	in[0] = uint64(req.Fn)
	in[1] = uint64(req.Class)
	in[2] = uint64(req.Int)
	in[3] = uint64(req.Lambda)
	in[4] = uint64(req.Self)
	in[5] = uint64(req.None)
	texts.AddString(in[:], 6, req.Def)
	in[8] = wire.Bool(req.Register)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Fn = int32(slots[0])
	out.Class = int32(slots[1])
	out.Int = int32(slots[2])
	out.Lambda = int32(slots[3])
	out.Self = int32(slots[4])
	out.None = int32(slots[5])
	out.Def = string(reply.Text((*[2]uint64)(slots[6:])))
	out.Register = slots[8] != 0
	out.SetUnknownFields(nil)
	return nil
}

func (c *Match) awaitByWire(ctx context.Context, req *Type, out *Type) error {
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

// AwaitRaw is Await in wire format. The reply is appended to dst.
func (c *Match) AwaitRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// AwaitMany calls Await for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Match) AwaitMany(ctx context.Context, reqs []Type, dst []Type) ([]Type, error) {
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

// AwaitColumns calls Await for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Match) AwaitColumns(ctx context.Context, req *TypeColumns, out *TypeColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.AwaitMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Return calls keywords.v1.Match/Return.
func (c *Match) Return(ctx context.Context, req *Self) (*Self, error) {
	out := new(Self)
	if err := c.ReturnInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// ReturnInto is Return with the reply in a message of the caller's, whose memory is used again.
func (c *Match) ReturnInto(ctx context.Context, req *Self, out *Self) error {
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

// ReturnRaw is Return in wire format. The reply is appended to dst.
func (c *Match) ReturnRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// ReturnMany calls Return for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Match) ReturnMany(ctx context.Context, reqs []Self, dst []Self) ([]Self, error) {
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

// Class calls keywords.v1.Match/Class.
func (c *Match) Class(ctx context.Context, req *Type) (*Self, error) {
	out := new(Self)
	if err := c.ClassInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// ClassInto is Class with the reply in a message of the caller's, whose memory is used again.
func (c *Match) ClassInto(ctx context.Context, req *Type, out *Self) error {
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

// ClassRaw is Class in wire format. The reply is appended to dst.
func (c *Match) ClassRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// ClassMany calls Class for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Match) ClassMany(ctx context.Context, reqs []Type, dst []Self) ([]Self, error) {
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
