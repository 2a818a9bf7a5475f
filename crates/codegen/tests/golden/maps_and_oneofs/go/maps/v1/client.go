// Made by shortwire gen from maps.proto. Do not edit.

package mapsv1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Maps is a client of maps.v1.Maps. Any number of goroutines may use it.
type Maps struct {
	library *shortwire.Library
	methods [1]shortwire.Method
}

var mapsMethods = [1]shortwire.MethodInfo{
	{Name: "maps.v1.Maps/Echo", ID: 0x7f95c0977b5a8d0a, Shape: 0},
}

// OpenMaps loads a library and starts an instance of its service, which ends with Close.
func OpenMaps(path string, options ...shortwire.Option) (*Maps, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewMaps(library), nil
}

// NewMaps returns a client of an open library, which other clients may use as well.
func NewMaps(library *shortwire.Library) *Maps {
	c := &Maps{library: library}
	for i := range mapsMethods {
		c.methods[i] = library.Method(&mapsMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Maps) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Maps) Library() *shortwire.Library {
	return c.library
}

func (c *Maps) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Echo calls maps.v1.Maps/Echo.
func (c *Maps) Echo(ctx context.Context, req *Everything) (*Choice, error) {
	out := new(Choice)
	if err := c.EchoInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoInto is Echo with the reply in a message of the caller's, whose memory is used again.
func (c *Maps) EchoInto(ctx context.Context, req *Everything, out *Choice) error {
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
func (c *Maps) EchoRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// EchoMany calls Echo for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Maps) EchoMany(ctx context.Context, reqs []Everything, dst []Choice) ([]Choice, error) {
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
