// Made by shortwire gen from flat.proto. Do not edit.

package flatv1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Crossing is a client of flat.v1.Crossing. Any number of goroutines may use it.
type Crossing struct {
	library *shortwire.Library
	methods [9]shortwire.Method
}

var crossingMethods = [9]shortwire.MethodInfo{
	{Name: "flat.v1.Crossing/Flat", ID: 0xf4f92d0e96af1fb5, Shape: 0x3905bd17b327a835},
	{Name: "flat.v1.Crossing/Empty", ID: 0xa5f00eaed81791f7, Shape: 0xa7f6e7cca633c2b7},
	{Name: "flat.v1.Crossing/Texts", ID: 0x6362d72e9d9d6efe, Shape: 0x5800bd662abef2e6},
	{Name: "flat.v1.Crossing/List", ID: 0x5f6f64620cc48b2e, Shape: 0},
	{Name: "flat.v1.Crossing/ListBack", ID: 0x8d2347d2940695ed, Shape: 0},
	{Name: "flat.v1.Crossing/Oneof", ID: 0x317ec5d2bf19d47b, Shape: 0},
	{Name: "flat.v1.Crossing/Map", ID: 0x8a93b72ebe0ff69c, Shape: 0},
	{Name: "flat.v1.Crossing/Message", ID: 0x57782739644dba19, Shape: 0},
	{Name: "flat.v1.Crossing/Sleep", ID: 0x72eca1935ad0da75, Shape: 0x4d2dfc810fb40605},
}

// OpenCrossing loads a library and starts an instance of its service, which ends with Close.
func OpenCrossing(path string, options ...shortwire.Option) (*Crossing, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewCrossing(library), nil
}

// NewCrossing returns a client of an open library, which other clients may use as well.
func NewCrossing(library *shortwire.Library) *Crossing {
	c := &Crossing{library: library}
	for i := range crossingMethods {
		c.methods[i] = library.Method(&crossingMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Crossing) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Crossing) Library() *shortwire.Library {
	return c.library
}

func (c *Crossing) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Flat: Scalars only.
func (c *Crossing) Flat(ctx context.Context, req *Scalars) (*Scalars, error) {
	out := new(Scalars)
	if err := c.FlatInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// FlatInto is Flat with the reply in a message of the caller's, whose memory is used again.
func (c *Crossing) FlatInto(ctx context.Context, req *Scalars, out *Scalars) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.flatByWire(ctx, req, out)
	}
	var in [6]uint64
	var slots [6]uint64
	in[0] = wire.DoubleBits(req.First)
	in[1] = uint64(req.Kind)
	in[2] = wire.FloatBits(req.Small)
	in[3] = uint64(req.Fixed)
	in[4] = wire.Bool(req.Middle)
	in[5] = uint64(req.Last)
	if err := c.methods[0].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.First = wire.DoubleOf(slots[0])
	out.Kind = Kind(slots[1])
	out.Small = wire.FloatOf(slots[2])
	out.Fixed = uint32(slots[3])
	out.Middle = slots[4] != 0
	out.Last = int64(slots[5])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Crossing) flatByWire(ctx context.Context, req *Scalars, out *Scalars) error {
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

// FlatRaw is Flat in wire format. The reply is appended to dst.
func (c *Crossing) FlatRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// FlatMany calls Flat for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Crossing) FlatMany(ctx context.Context, reqs []Scalars, dst []Scalars) ([]Scalars, error) {
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

// FlatColumns calls Flat for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Crossing) FlatColumns(ctx context.Context, req *ScalarsColumns, out *ScalarsColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.FlatMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Empty: Nothing at all.
func (c *Crossing) Empty(ctx context.Context, req *Nothing) (*Nothing, error) {
	out := new(Nothing)
	if err := c.EmptyInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EmptyInto is Empty with the reply in a message of the caller's, whose memory is used again.
func (c *Crossing) EmptyInto(ctx context.Context, req *Nothing, out *Nothing) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.emptyByWire(ctx, req, out)
	}
	if err := c.methods[1].CallFlat(ctx, nil, nil); err != nil {
		return err
	}
	out.SetUnknownFields(nil)
	return nil
}

func (c *Crossing) emptyByWire(ctx context.Context, req *Nothing, out *Nothing) error {
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

// EmptyRaw is Empty in wire format. The reply is appended to dst.
func (c *Crossing) EmptyRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// EmptyMany calls Empty for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Crossing) EmptyMany(ctx context.Context, reqs []Nothing, dst []Nothing) ([]Nothing, error) {
	if c == nil || len(reqs) == 0 || !c.methods[1].Flat() {
		return c.emptyManyByWire(ctx, reqs, dst)
	}
	all, _ := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	return wire.Batch(dst, all, c.methods[1].CallColumns(ctx, &columns))
}

func (c *Crossing) emptyManyByWire(ctx context.Context, reqs []Nothing, dst []Nothing) ([]Nothing, error) {
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

// Texts: Strings, bytes and presence are flat too.
func (c *Crossing) Texts(ctx context.Context, req *Texts) (*Texts, error) {
	out := new(Texts)
	if err := c.TextsInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// TextsInto is Texts with the reply in a message of the caller's, whose memory is used again.
func (c *Crossing) TextsInto(ctx context.Context, req *Texts, out *Texts) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.textsByWire(ctx, req, out)
	}
	var in [6]uint64
	var slots [6]uint64
	var texts shortwire.Texts
	in[0] = wire.Bool(req.Data.Set) | wire.Bool(req.Kind.Set)<<1
	texts.AddString(in[:], 1, req.Text)
	texts.AddBytes(in[:], 3, req.Data.Value)
	in[5] = uint64(req.Kind.Value)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[2].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Text = string(reply.Text((*[2]uint64)(slots[1:])))
	out.Data = shortwire.Optional[[]byte]{}
	if slots[0]>>0&1 != 0 {
		out.Data = shortwire.Some(append([]byte{}, reply.Text((*[2]uint64)(slots[3:]))...))
	}
	out.Kind = shortwire.Optional[Kind]{}
	if slots[0]>>1&1 != 0 {
		out.Kind = shortwire.Some(Kind(slots[5]))
	}
	out.SetUnknownFields(nil)
	return nil
}

func (c *Crossing) textsByWire(ctx context.Context, req *Texts, out *Texts) error {
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

// TextsRaw is Texts in wire format. The reply is appended to dst.
func (c *Crossing) TextsRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// TextsMany calls Texts for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Crossing) TextsMany(ctx context.Context, reqs []Texts, dst []Texts) ([]Texts, error) {
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

// TextsColumns calls Texts for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Crossing) TextsColumns(ctx context.Context, req *TextsColumns, out *TextsColumns) error {
	method := c.method(2)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.TextsMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// List: A list is not.
func (c *Crossing) List(ctx context.Context, req *WithList) (*Scalars, error) {
	out := new(Scalars)
	if err := c.ListInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// ListInto is List with the reply in a message of the caller's, whose memory is used again.
func (c *Crossing) ListInto(ctx context.Context, req *WithList, out *Scalars) error {
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

// ListRaw is List in wire format. The reply is appended to dst.
func (c *Crossing) ListRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(3).Raw(ctx, req, dst)
}

// ListMany calls List for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Crossing) ListMany(ctx context.Context, reqs []WithList, dst []Scalars) ([]Scalars, error) {
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

// ListBack: Nor is it in the reply.
func (c *Crossing) ListBack(ctx context.Context, req *Scalars) (*WithList, error) {
	out := new(WithList)
	if err := c.ListBackInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// ListBackInto is ListBack with the reply in a message of the caller's, whose memory is used again.
func (c *Crossing) ListBackInto(ctx context.Context, req *Scalars, out *WithList) error {
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

// ListBackRaw is ListBack in wire format. The reply is appended to dst.
func (c *Crossing) ListBackRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(4).Raw(ctx, req, dst)
}

// ListBackMany calls ListBack for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Crossing) ListBackMany(ctx context.Context, reqs []Scalars, dst []WithList) ([]WithList, error) {
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

// Oneof: Nor a oneof, a map, a message.
func (c *Crossing) Oneof(ctx context.Context, req *WithOneof) (*Nothing, error) {
	out := new(Nothing)
	if err := c.OneofInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// OneofInto is Oneof with the reply in a message of the caller's, whose memory is used again.
func (c *Crossing) OneofInto(ctx context.Context, req *WithOneof, out *Nothing) error {
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

// OneofRaw is Oneof in wire format. The reply is appended to dst.
func (c *Crossing) OneofRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(5).Raw(ctx, req, dst)
}

// OneofMany calls Oneof for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Crossing) OneofMany(ctx context.Context, reqs []WithOneof, dst []Nothing) ([]Nothing, error) {
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

// Map calls flat.v1.Crossing/Map.
func (c *Crossing) Map(ctx context.Context, req *WithMap) (*Nothing, error) {
	out := new(Nothing)
	if err := c.MapInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// MapInto is Map with the reply in a message of the caller's, whose memory is used again.
func (c *Crossing) MapInto(ctx context.Context, req *WithMap, out *Nothing) error {
	call, err := wire.Begin(c.method(6), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// MapRaw is Map in wire format. The reply is appended to dst.
func (c *Crossing) MapRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(6).Raw(ctx, req, dst)
}

// MapMany calls Map for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Crossing) MapMany(ctx context.Context, reqs []WithMap, dst []Nothing) ([]Nothing, error) {
	call, err := wire.Begin(c.method(6), false, false)
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

// Message calls flat.v1.Crossing/Message.
func (c *Crossing) Message(ctx context.Context, req *WithMessage) (*Nothing, error) {
	out := new(Nothing)
	if err := c.MessageInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// MessageInto is Message with the reply in a message of the caller's, whose memory is used again.
func (c *Crossing) MessageInto(ctx context.Context, req *WithMessage, out *Nothing) error {
	call, err := wire.Begin(c.method(7), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// MessageRaw is Message in wire format. The reply is appended to dst.
func (c *Crossing) MessageRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(7).Raw(ctx, req, dst)
}

// MessageMany calls Message for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Crossing) MessageMany(ctx context.Context, reqs []WithMessage, dst []Nothing) ([]Nothing, error) {
	call, err := wire.Begin(c.method(7), false, false)
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

// Sleep: Marked as blocking.
func (c *Crossing) Sleep(ctx context.Context, req *Scalars) (*Nothing, error) {
	out := new(Nothing)
	if err := c.SleepInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SleepInto is Sleep with the reply in a message of the caller's, whose memory is used again.
func (c *Crossing) SleepInto(ctx context.Context, req *Scalars, out *Nothing) error {
	if c == nil || req == nil || out == nil || !c.methods[8].Flat() {
		return c.sleepByWire(ctx, req, out)
	}
	var in [6]uint64
	in[0] = wire.DoubleBits(req.First)
	in[1] = uint64(req.Kind)
	in[2] = wire.FloatBits(req.Small)
	in[3] = uint64(req.Fixed)
	in[4] = wire.Bool(req.Middle)
	in[5] = uint64(req.Last)
	if err := c.methods[8].CallFlat(ctx, &in[0], nil); err != nil {
		return err
	}
	out.SetUnknownFields(nil)
	return nil
}

func (c *Crossing) sleepByWire(ctx context.Context, req *Scalars, out *Nothing) error {
	call, err := wire.Begin(c.method(8), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// SleepRaw is Sleep in wire format. The reply is appended to dst.
func (c *Crossing) SleepRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(8).Raw(ctx, req, dst)
}

// SleepMany calls Sleep for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Crossing) SleepMany(ctx context.Context, reqs []Scalars, dst []Nothing) ([]Nothing, error) {
	if c == nil || len(reqs) == 0 || !c.methods[8].Flat() {
		return c.sleepManyByWire(ctx, reqs, dst)
	}
	all, _ := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].First)
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Kind)
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Small)
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Fixed)
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Middle)
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Last)
	return wire.Batch(dst, all, c.methods[8].CallColumns(ctx, &columns))
}

func (c *Crossing) sleepManyByWire(ctx context.Context, reqs []Scalars, dst []Nothing) ([]Nothing, error) {
	call, err := wire.Begin(c.method(8), false, false)
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
