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
	methods [5]shortwire.Method
}

var featureMethods = [5]shortwire.MethodInfo{
	{Name: "shortwire.test.v1.Feature/EchoScalars", ID: 0x9ca41d4287cfe204, Shape: 0x20add50e04d88c64},
	{Name: "shortwire.test.v1.Feature/EchoPresence", ID: 0x5d13082e3e857b32, Shape: 0xab57b4589028b69c},
	{Name: "shortwire.test.v1.Feature/EchoInt64", ID: 0x4f9e788d37bd9cde, Shape: 0xc1b88543f2dd4026},
	{Name: "shortwire.test.v1.Feature/Newer", ID: 0x222fa082137ed99b, Shape: 0x95786d18684e60f3},
	{Name: "shortwire.test.v1.Feature/EchoTree", ID: 0x80daf78d67e8358f, Shape: 0},
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

// EchoScalars: Flat here and there, with fewer fields here.
func (c *Feature) EchoScalars(ctx context.Context, req *Scalars) (*Scalars, error) {
	out := new(Scalars)
	if err := c.EchoScalarsInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoScalarsInto is EchoScalars with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoScalarsInto(ctx context.Context, req *Scalars, out *Scalars) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.echoScalarsByWire(ctx, req, out)
	}
	var in [3]uint64
	var slots [3]uint64
	var texts shortwire.Texts
	in[0] = wire.DoubleBits(req.DoubleValue)
	texts.AddString(in[:], 1, req.StringValue)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.DoubleValue = wire.DoubleOf(slots[0])
	out.StringValue = string(reply.Text((*[2]uint64)(slots[1:])))
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoScalarsByWire(ctx context.Context, req *Scalars, out *Scalars) error {
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

// EchoScalarsRaw is EchoScalars in wire format. The reply is appended to dst.
func (c *Feature) EchoScalarsRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// EchoScalarsMany calls EchoScalars for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoScalarsMany(ctx context.Context, reqs []Scalars, dst []Scalars) ([]Scalars, error) {
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

// EchoScalarsColumns calls EchoScalars for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoScalarsColumns(ctx context.Context, req *ScalarsColumns, out *ScalarsColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.EchoScalarsMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoPresence: Flat here; there the fields became optional.
func (c *Feature) EchoPresence(ctx context.Context, req *Presence) (*Presence, error) {
	out := new(Presence)
	if err := c.EchoPresenceInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoPresenceInto is EchoPresence with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoPresenceInto(ctx context.Context, req *Presence, out *Presence) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.echoPresenceByWire(ctx, req, out)
	}
	var in [3]uint64
	var slots [3]uint64
	var texts shortwire.Texts
	in[0] = uint64(req.Number)
	texts.AddString(in[:], 1, req.Text)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Number = int64(slots[0])
	out.Text = string(reply.Text((*[2]uint64)(slots[1:])))
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoPresenceByWire(ctx context.Context, req *Presence, out *Presence) error {
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

// EchoPresenceRaw is EchoPresence in wire format. The reply is appended to dst.
func (c *Feature) EchoPresenceRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// EchoPresenceMany calls EchoPresence for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoPresenceMany(ctx context.Context, reqs []Presence, dst []Presence) ([]Presence, error) {
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

// EchoPresenceColumns calls EchoPresence for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoPresenceColumns(ctx context.Context, req *PresenceColumns, out *PresenceColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.EchoPresenceMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoInt64: As it is there.
func (c *Feature) EchoInt64(ctx context.Context, req *Int64Value) (*Int64Value, error) {
	out := new(Int64Value)
	if err := c.EchoInt64Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoInt64Into is EchoInt64 with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoInt64Into(ctx context.Context, req *Int64Value, out *Int64Value) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.echoInt64ByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = uint64(req.Value)
	if err := c.methods[2].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = int64(slots[0])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) echoInt64ByWire(ctx context.Context, req *Int64Value, out *Int64Value) error {
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

// EchoInt64Raw is EchoInt64 in wire format. The reply is appended to dst.
func (c *Feature) EchoInt64Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// EchoInt64Many calls EchoInt64 for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoInt64Many(ctx context.Context, reqs []Int64Value, dst []Int64Value) ([]Int64Value, error) {
	if c == nil || len(reqs) == 0 || !c.methods[2].Flat() {
		return c.echoInt64ManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Value)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Value)
	return wire.Batch(dst, all, c.methods[2].CallColumns(ctx, &columns))
}

func (c *Feature) echoInt64ManyByWire(ctx context.Context, reqs []Int64Value, dst []Int64Value) ([]Int64Value, error) {
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

// EchoInt64Columns calls EchoInt64 for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) EchoInt64Columns(ctx context.Context, req *Int64ValueColumns, out *Int64ValueColumns) error {
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
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.echoInt64ManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Newer: Wire there; flat here, where the reply has not grown yet.
func (c *Feature) Newer(ctx context.Context, req *Version1) (*Version2, error) {
	out := new(Version2)
	if err := c.NewerInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// NewerInto is Newer with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) NewerInto(ctx context.Context, req *Version1, out *Version2) error {
	if c == nil || req == nil || out == nil || !c.methods[3].Flat() {
		return c.newerByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddString(in[:], 0, req.Name)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[3].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Name = string(reply.Text((*[2]uint64)(slots[0:])))
	out.SetUnknownFields(nil)
	return nil
}

func (c *Feature) newerByWire(ctx context.Context, req *Version1, out *Version2) error {
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

// NewerRaw is Newer in wire format. The reply is appended to dst.
func (c *Feature) NewerRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(3).Raw(ctx, req, dst)
}

// NewerMany calls Newer for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) NewerMany(ctx context.Context, reqs []Version1, dst []Version2) ([]Version2, error) {
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

// NewerColumns calls Newer for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Feature) NewerColumns(ctx context.Context, req *Version1Columns, out *Version2Columns) error {
	method := c.method(3)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.NewerMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// EchoTree: Its request has lost a field here.
func (c *Feature) EchoTree(ctx context.Context, req *Tree) (*Tree, error) {
	out := new(Tree)
	if err := c.EchoTreeInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EchoTreeInto is EchoTree with the reply in a message of the caller's, whose memory is used again.
func (c *Feature) EchoTreeInto(ctx context.Context, req *Tree, out *Tree) error {
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

// EchoTreeRaw is EchoTree in wire format. The reply is appended to dst.
func (c *Feature) EchoTreeRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(4).Raw(ctx, req, dst)
}

// EchoTreeMany calls EchoTree for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Feature) EchoTreeMany(ctx context.Context, reqs []Tree, dst []Tree) ([]Tree, error) {
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
