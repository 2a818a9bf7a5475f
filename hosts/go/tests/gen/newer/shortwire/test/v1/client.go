// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.

package testv1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Feature is a client of shortwire.test.v1.Feature. Any number of goroutines may use it.
type Feature struct {
	library *shortwire.Library
	methods [6]shortwire.Method
}

var featureMethods = [6]shortwire.MethodInfo{
	{Name: "shortwire.test.v1.Feature/EchoInt64", ID: 0x4f9e788d37bd9cde, Shape: 0xed9b55dad205c0a8},
	{Name: "shortwire.test.v1.Feature/EchoString", ID: 0x453d3c1aefaaf2d6, Shape: 0},
	{Name: "shortwire.test.v1.Feature/EchoTree", ID: 0x80daf78d67e8358f, Shape: 0},
	{Name: "shortwire.test.v1.Feature/EchoNested", ID: 0xf3912845b4146198, Shape: 0x2455fadc4a1f1ed8},
	{Name: "shortwire.test.v1.Feature/Added", ID: 0xc552f12b23c4c190, Shape: 0x1c1fde38e4f88c12},
	{Name: "shortwire.test.v1.Feature/AddedTree", ID: 0x3b9665a9e6c47878, Shape: 0},
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

// EchoInt64: Has a field here that the library does not know.
func (c *Feature) EchoInt64(ctx context.Context, req *Int64Value) (*Int64Value, error) {
	out := new(Int64Value)
	if err := c.EchoInt64Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoInt64Into is EchoInt64 with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoInt64Into(ctx context.Context, req *Int64Value, out *Int64Value) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.echoInt64ByWire(ctx, req, out)
	}
	var in [3]uint64
	var slots [3]uint64
	var texts shortwire.Texts
	in[0] = uint64(req.Value)
	texts.AddString(in[:], 1, req.Unit)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = int64(slots[0])
	out.Unit = string(reply.Text((*[2]uint64)(slots[1:])))
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoInt64ByWire(ctx context.Context, req *Int64Value, out *Int64Value) error {
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

// EchoInt64Raw is EchoInt64 in wire format. The reply is appended to dst.
func (c *Feature) EchoInt64Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// EchoInt64Many calls EchoInt64 for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoInt64Many(ctx context.Context, reqs []Int64Value, dst []Int64Value) ([]Int64Value, error) {
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

// EchoInt64Columns calls EchoInt64 for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoInt64Columns(ctx context.Context, req *Int64ValueColumns, out *Int64ValueColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.EchoInt64Many(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoString: Has a list here, so that it is not flat any more.
func (c *Feature) EchoString(ctx context.Context, req *StringValue) (*StringValue, error) {
	out := new(StringValue)
	if err := c.EchoStringInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoStringInto is EchoString with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoStringInto(ctx context.Context, req *StringValue, out *StringValue) error {
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

// EchoStringRaw is EchoString in wire format. The reply is appended to dst.
func (c *Feature) EchoStringRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// EchoStringMany calls EchoString for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoStringMany(ctx context.Context, reqs []StringValue, dst []StringValue) ([]StringValue, error) {
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

// EchoTree: Has fields here that the library does not know.
func (c *Feature) EchoTree(ctx context.Context, req *Tree) (*Tree, error) {
	out := new(Tree)
	if err := c.EchoTreeInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoTreeInto is EchoTree with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoTreeInto(ctx context.Context, req *Tree, out *Tree) error {
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

// EchoTreeRaw is EchoTree in wire format. The reply is appended to dst.
func (c *Feature) EchoTreeRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// EchoTreeMany calls EchoTree for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoTreeMany(ctx context.Context, reqs []Tree, dst []Tree) ([]Tree, error) {
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

// EchoNested: Has another type here: not a change that protobuf allows.
func (c *Feature) EchoNested(ctx context.Context, req *Nested) (*Nested, error) {
	out := new(Nested)
	if err := c.EchoNestedInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoNestedInto is EchoNested with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoNestedInto(ctx context.Context, req *Nested, out *Nested) error {
	if c == nil || req == nil || out == nil || !c.methods[3].Flat() {
		return c.echoNestedByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddString(in[:], 0, req.Inner)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[3].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Inner = string(reply.Text((*[2]uint64)(slots[0:])))
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoNestedByWire(ctx context.Context, req *Nested, out *Nested) error {
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

// EchoNestedRaw is EchoNested in wire format. The reply is appended to dst.
func (c *Feature) EchoNestedRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(3).Raw(ctx, req, dst)
}

// EchoNestedMany calls EchoNested for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoNestedMany(ctx context.Context, reqs []Nested, dst []Nested) ([]Nested, error) {
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

// EchoNestedColumns calls EchoNested for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoNestedColumns(ctx context.Context, req *NestedColumns, out *NestedColumns) error {
	method := c.method(3)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.EchoNestedMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Added: Does not exist in the library.
func (c *Feature) Added(ctx context.Context, req *Int64Value) (*Int64Value, error) {
	out := new(Int64Value)
	if err := c.AddedInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// AddedInto is Added with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) AddedInto(ctx context.Context, req *Int64Value, out *Int64Value) error {
	if c == nil || req == nil || out == nil || !c.methods[4].Flat() {
		return c.addedByWire(ctx, req, out)
	}
	var in [3]uint64
	var slots [3]uint64
	var texts shortwire.Texts
	in[0] = uint64(req.Value)
	texts.AddString(in[:], 1, req.Unit)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[4].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = int64(slots[0])
	out.Unit = string(reply.Text((*[2]uint64)(slots[1:])))
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) addedByWire(ctx context.Context, req *Int64Value, out *Int64Value) error {
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

// AddedRaw is Added in wire format. The reply is appended to dst.
func (c *Feature) AddedRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(4).Raw(ctx, req, dst)
}

// AddedMany calls Added for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) AddedMany(ctx context.Context, reqs []Int64Value, dst []Int64Value) ([]Int64Value, error) {
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

// AddedColumns calls Added for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) AddedColumns(ctx context.Context, req *Int64ValueColumns, out *Int64ValueColumns) error {
	method := c.method(4)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.AddedMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// AddedTree: Does not exist in the library, and is not flat.
func (c *Feature) AddedTree(ctx context.Context, req *Tree) (*Tree, error) {
	out := new(Tree)
	if err := c.AddedTreeInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// AddedTreeInto is AddedTree with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) AddedTreeInto(ctx context.Context, req *Tree, out *Tree) error {
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

// AddedTreeRaw is AddedTree in wire format. The reply is appended to dst.
func (c *Feature) AddedTreeRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(5).Raw(ctx, req, dst)
}

// AddedTreeMany calls AddedTree for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) AddedTreeMany(ctx context.Context, reqs []Tree, dst []Tree) ([]Tree, error) {
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
