// Made by shortwire gen from direct.proto. Do not edit.

package directv1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Sealer is a client of direct.v1.Sealer. Any number of goroutines may use it.
type Sealer struct {
	library *shortwire.Library
	methods [5]shortwire.Method
}

var sealerMethods = [5]shortwire.MethodInfo{
	{Name: "direct.v1.Sealer/Seal", ID: 0x80b16e07bf618757, Shape: 0x78ab36481ff7fa73},
	{Name: "direct.v1.Sealer/Random", ID: 0x3721296361d33d45, Shape: 0x61f0793e3e1fd203},
	{Name: "direct.v1.Sealer/Derive", ID: 0x1e18f11199876e01, Shape: 0xe2562c326393c184},
	{Name: "direct.v1.Sealer/SealInto", ID: 0x3541eb721cefcab5, Shape: 0x93f0595b51300baf},
	{Name: "direct.v1.Sealer/SealMany", ID: 0x488c1c535bfea650, Shape: 0xca33dd4b4e6b6d26},
}

// OpenSealer loads a library and starts an instance of its service, which ends with Close.
func OpenSealer(path string, options ...shortwire.Option) (*Sealer, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewSealer(library), nil
}

// NewSealer returns a client of an open library, which other clients may use as well.
func NewSealer(library *shortwire.Library) *Sealer {
	c := &Sealer{library: library}
	for i := range sealerMethods {
		c.methods[i] = library.Method(&sealerMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Sealer) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Sealer) Library() *shortwire.Library {
	return c.library
}

func (c *Sealer) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Seal: May be written over the message.
func (c *Sealer) Seal(ctx context.Context, req *SealRequest) (*Sealed, error) {
	out := new(Sealed)
	if err := c.SealInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SealInto is Seal with the reply in a message of the caller's, whose memory is used again.
func (c *Sealer) SealInto(ctx context.Context, req *SealRequest, out *Sealed) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.sealByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Counter
	texts.AddBytes(in[:], 3, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Sealer) sealByWire(ctx context.Context, req *SealRequest, out *Sealed) error {
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

// SealTo is Seal with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Message of the request may lie in memory, and nothing else of it.
func (c *Sealer) SealTo(ctx context.Context, req *SealRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[0].Flat() {
		var out Sealed
		if err := c.sealByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Counter
	texts.AddBytes(in[:], 3, req.Message)
	return c.methods[0].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// SealRaw is Seal in wire format. The reply is appended to dst.
func (c *Sealer) SealRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// SealMany calls Seal for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Sealer) SealMany(ctx context.Context, reqs []SealRequest, dst []Sealed) ([]Sealed, error) {
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

// SealColumns calls Seal for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Sealer) SealColumns(ctx context.Context, req *SealRequestColumns, out *SealedColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.SealMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Random: Has nothing to be written over.
func (c *Sealer) Random(ctx context.Context, req *Size) (*Sealed, error) {
	out := new(Sealed)
	if err := c.RandomInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// RandomInto is Random with the reply in a message of the caller's, whose memory is used again.
func (c *Sealer) RandomInto(ctx context.Context, req *Size, out *Sealed) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.randomByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	in[0] = req.Size
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Sealer) randomByWire(ctx context.Context, req *Size, out *Sealed) error {
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

// RandomTo is Random with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Sealer) RandomTo(ctx context.Context, req *Size, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[1].Flat() {
		var out Sealed
		if err := c.randomByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [1]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	in[0] = req.Size
	return c.methods[1].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// RandomRaw is Random in wire format. The reply is appended to dst.
func (c *Sealer) RandomRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// RandomMany calls Random for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Sealer) RandomMany(ctx context.Context, reqs []Size, dst []Sealed) ([]Sealed, error) {
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

// RandomColumns calls Random for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Sealer) RandomColumns(ctx context.Context, req *SizeColumns, out *SealedColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.RandomMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Derive: Takes its time.
func (c *Sealer) Derive(ctx context.Context, req *SealRequest) (*Sealed, error) {
	out := new(Sealed)
	if err := c.DeriveInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// DeriveInto is Derive with the reply in a message of the caller's, whose memory is used again.
func (c *Sealer) DeriveInto(ctx context.Context, req *SealRequest, out *Sealed) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.deriveByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Counter
	texts.AddBytes(in[:], 3, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[2].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Sealer) deriveByWire(ctx context.Context, req *SealRequest, out *Sealed) error {
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

// DeriveTo is Derive with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Sealer) DeriveTo(ctx context.Context, req *SealRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[2].Flat() {
		var out Sealed
		if err := c.deriveByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Counter
	texts.AddBytes(in[:], 3, req.Message)
	return c.methods[2].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// DeriveRaw is Derive in wire format. The reply is appended to dst.
func (c *Sealer) DeriveRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// DeriveMany calls Derive for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Sealer) DeriveMany(ctx context.Context, reqs []SealRequest, dst []Sealed) ([]Sealed, error) {
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

// DeriveColumns calls Derive for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Sealer) DeriveColumns(ctx context.Context, req *SealRequestColumns, out *SealedColumns) error {
	method := c.method(2)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.DeriveMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// SealInto_: Would be named as a form of Seal is.
func (c *Sealer) SealInto_(ctx context.Context, req *Size) (*Size, error) {
	out := new(Size)
	if err := c.SealInto_Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SealInto_Into is SealInto_ with the reply in a message of the caller's, whose memory is used again.
func (c *Sealer) SealInto_Into(ctx context.Context, req *Size, out *Size) error {
	if c == nil || req == nil || out == nil || !c.methods[3].Flat() {
		return c.sealInto_ByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = req.Size
	if err := c.methods[3].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Size = slots[0]
	out.SetUnknownFields(nil)
	return nil
}

func (c *Sealer) sealInto_ByWire(ctx context.Context, req *Size, out *Size) error {
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

// SealInto_Raw is SealInto_ in wire format. The reply is appended to dst.
func (c *Sealer) SealInto_Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(3).Raw(ctx, req, dst)
}

// SealInto_Many calls SealInto_ for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Sealer) SealInto_Many(ctx context.Context, reqs []Size, dst []Size) ([]Size, error) {
	if c == nil || len(reqs) == 0 || !c.methods[3].Flat() {
		return c.sealInto_ManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Size)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Size)
	return wire.Batch(dst, all, c.methods[3].CallColumns(ctx, &columns))
}

func (c *Sealer) sealInto_ManyByWire(ctx context.Context, reqs []Size, dst []Size) ([]Size, error) {
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

// SealInto_Columns calls SealInto_ for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Sealer) SealInto_Columns(ctx context.Context, req *SizeColumns, out *SizeColumns) error {
	method := c.method(3)
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
		shortwire.AddColumnInput(&columns, req.Size)
		shortwire.AddColumnOutput(&columns, out.Size)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.sealInto_ManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// SealMany_ calls direct.v1.Sealer/SealMany.
func (c *Sealer) SealMany_(ctx context.Context, req *Size) (*Size, error) {
	out := new(Size)
	if err := c.SealMany_Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SealMany_Into is SealMany_ with the reply in a message of the caller's, whose memory is used again.
func (c *Sealer) SealMany_Into(ctx context.Context, req *Size, out *Size) error {
	if c == nil || req == nil || out == nil || !c.methods[4].Flat() {
		return c.sealMany_ByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [1]uint64
	in[0] = req.Size
	if err := c.methods[4].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Size = slots[0]
	out.SetUnknownFields(nil)
	return nil
}

func (c *Sealer) sealMany_ByWire(ctx context.Context, req *Size, out *Size) error {
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

// SealMany_Raw is SealMany_ in wire format. The reply is appended to dst.
func (c *Sealer) SealMany_Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(4).Raw(ctx, req, dst)
}

// SealMany_Many calls SealMany_ for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Sealer) SealMany_Many(ctx context.Context, reqs []Size, dst []Size) ([]Size, error) {
	if c == nil || len(reqs) == 0 || !c.methods[4].Flat() {
		return c.sealMany_ManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Size)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Size)
	return wire.Batch(dst, all, c.methods[4].CallColumns(ctx, &columns))
}

func (c *Sealer) sealMany_ManyByWire(ctx context.Context, reqs []Size, dst []Size) ([]Size, error) {
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

// SealMany_Columns calls SealMany_ for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Sealer) SealMany_Columns(ctx context.Context, req *SizeColumns, out *SizeColumns) error {
	method := c.method(4)
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
		shortwire.AddColumnInput(&columns, req.Size)
		shortwire.AddColumnOutput(&columns, out.Size)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.sealMany_ManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}
