// Made by shortwire gen from greeter/v1/greeter.proto. Do not edit.

package greeterv1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Greeter is a client of greeter.v1.Greeter. Any number of goroutines may use it.
type Greeter struct {
	library *shortwire.Library
	methods [1]shortwire.Method
}

var greeterMethods = [1]shortwire.MethodInfo{
	{Name: "greeter.v1.Greeter/Greet", ID: 0x1c3066ce5e546bfa, Shape: 0xccde38ee951fa732},
}

// OpenGreeter loads a library and starts an instance of its service, which ends with Close.
func OpenGreeter(path string, options ...shortwire.Option) (*Greeter, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewGreeter(library), nil
}

// NewGreeter returns a client of an open library, which other clients may use as well.
func NewGreeter(library *shortwire.Library) *Greeter {
	c := &Greeter{library: library}
	for i := range greeterMethods {
		c.methods[i] = library.Method(&greeterMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Greeter) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Greeter) Library() *shortwire.Library {
	return c.library
}

func (c *Greeter) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Greet: Greets whom it is told to.
func (c *Greeter) Greet(ctx context.Context, req *GreetRequest) (*GreetReply, error) {
	out := new(GreetReply)
	if err := c.GreetInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// GreetInto is Greet with the reply in a message of the caller's, whose memory is used again.
func (c *Greeter) GreetInto(ctx context.Context, req *GreetRequest, out *GreetReply) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.greetByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddString(in[:], 0, req.Name)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Greeting = string(reply.Text((*[2]uint64)(slots[0:])))
	out.SetUnknownFields(nil)
	return nil
}

func (c *Greeter) greetByWire(ctx context.Context, req *GreetRequest, out *GreetReply) error {
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

// GreetRaw is Greet in wire format. The reply is appended to dst.
func (c *Greeter) GreetRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// GreetMany calls Greet for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Greeter) GreetMany(ctx context.Context, reqs []GreetRequest, dst []GreetReply) ([]GreetReply, error) {
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

// GreetColumns calls Greet for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Greeter) GreetColumns(ctx context.Context, req *GreetRequestColumns, out *GreetReplyColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.GreetMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}
