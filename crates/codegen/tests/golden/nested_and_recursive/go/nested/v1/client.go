// Made by shortwire gen from nested.proto. Do not edit.

package nestedv1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Nesting is a client of nested.v1.Nesting. Any number of goroutines may use it.
type Nesting struct {
	library *shortwire.Library
	methods [1]shortwire.Method
}

var nestingMethods = [1]shortwire.MethodInfo{
	{Name: "nested.v1.Nesting/Walk", ID: 0x84d14da5adf90223, Shape: 0},
}

// OpenNesting loads a library and starts an instance of its service, which ends with Close.
func OpenNesting(path string, options ...shortwire.Option) (*Nesting, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewNesting(library), nil
}

// NewNesting returns a client of an open library, which other clients may use as well.
func NewNesting(library *shortwire.Library) *Nesting {
	c := &Nesting{library: library}
	for i := range nestingMethods {
		c.methods[i] = library.Method(&nestingMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Nesting) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Nesting) Library() *shortwire.Library {
	return c.library
}

func (c *Nesting) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Walk calls nested.v1.Nesting/Walk.
func (c *Nesting) Walk(ctx context.Context, req *Node) (*Outer, error) {
	out := new(Outer)
	if err := c.WalkInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// WalkInto is Walk with the reply in a message of the caller's, whose memory is used again.
func (c *Nesting) WalkInto(ctx context.Context, req *Node, out *Outer) error {
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

// WalkRaw is Walk in wire format. The reply is appended to dst.
func (c *Nesting) WalkRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// WalkMany calls Walk for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Nesting) WalkMany(ctx context.Context, reqs []Node, dst []Outer) ([]Outer, error) {
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
