// Made by shortwire gen from presence.proto. Do not edit.

package presencev1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Presence is a client of presence.v1.Presence. Any number of goroutines may use it.
type Presence struct {
	library *shortwire.Library
	methods [2]shortwire.Method
}

var presenceMethods = [2]shortwire.MethodInfo{
	{Name: "presence.v1.Presence/Echo", ID: 0xc852cf406b81168a, Shape: 0},
	{Name: "presence.v1.Presence/Lists", ID: 0xde3d44deec9005f8, Shape: 0},
}

// OpenPresence loads a library and starts an instance of its service, which ends with Close.
func OpenPresence(path string, options ...shortwire.Option) (*Presence, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewPresence(library), nil
}

// NewPresence returns a client of an open library, which other clients may use as well.
func NewPresence(library *shortwire.Library) *Presence {
	c := &Presence{library: library}
	for i := range presenceMethods {
		c.methods[i] = library.Method(&presenceMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Presence) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Presence) Library() *shortwire.Library {
	return c.library
}

func (c *Presence) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Echo calls presence.v1.Presence/Echo.
func (c *Presence) Echo(ctx context.Context, req *Fields) (*Fields, error) {
	out := new(Fields)
	if err := c.EchoInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoInto is Echo with the reply in a message of the caller's, whose memory is used again.
func (c *Presence) EchoInto(ctx context.Context, req *Fields, out *Fields) error {
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

// EchoRaw is Echo in wire format. The reply is appended to dst.
func (c *Presence) EchoRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// EchoMany calls Echo for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Presence) EchoMany(ctx context.Context, reqs []Fields, dst []Fields) ([]Fields, error) {
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

// Lists calls presence.v1.Presence/Lists.
func (c *Presence) Lists(ctx context.Context, req *Rest) (*Rest, error) {
	out := new(Rest)
	if err := c.ListsInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// ListsInto is Lists with the reply in a message of the caller's, whose memory is used again.
func (c *Presence) ListsInto(ctx context.Context, req *Rest, out *Rest) error {
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

// ListsRaw is Lists in wire format. The reply is appended to dst.
func (c *Presence) ListsRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// ListsMany calls Lists for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Presence) ListsMany(ctx context.Context, reqs []Rest, dst []Rest) ([]Rest, error) {
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
