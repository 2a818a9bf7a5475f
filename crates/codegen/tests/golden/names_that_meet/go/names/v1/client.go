// Made by shortwire gen from names.proto. Do not edit.

package namesv1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Client is a client of names.v1.Client. Any number of goroutines may use it.
type Client struct {
	library *shortwire.Library
	methods [7]shortwire.Method
}

var clientMethods = [7]shortwire.MethodInfo{
	{Name: "names.v1.Client/Open", ID: 0x3e73d43315680ccc, Shape: 0xa7024521ccf2b066},
	{Name: "names.v1.Client/New", ID: 0xab216110946eb28a, Shape: 0x313d61b6b69aa71c},
	{Name: "names.v1.Client/With", ID: 0x2e80d5fcd4661e24, Shape: 0x666412077acd84be},
	{Name: "names.v1.Client/Target", ID: 0xda3b32eceeab2b95, Shape: 0xff13579de569fdf3},
	{Name: "names.v1.Client/Close", ID: 0xd4812a0245af8570, Shape: 0x58d4404a99052f0a},
	{Name: "names.v1.Client/Add", ID: 0x098d1310c9ab7cb7, Shape: 0xd7872cd6c1b0a3d5},
	{Name: "names.v1.Client/AddMany", ID: 0x6384e2e86d1a8870, Shape: 0xa0cdc0f4a7b9fa0a},
}

// OpenClient loads a library and starts an instance of its service, which ends with Close.
func OpenClient(path string, options ...shortwire.Option) (*Client, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewClient(library), nil
}

// NewClient returns a client of an open library, which other clients may use as well.
func NewClient(library *shortwire.Library) *Client {
	c := &Client{library: library}
	for i := range clientMethods {
		c.methods[i] = library.Method(&clientMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Client) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Client) Library() *shortwire.Library {
	return c.library
}

func (c *Client) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Open calls names.v1.Client/Open.
func (c *Client) Open(ctx context.Context, req *Reader) (*Reader, error) {
	out := new(Reader)
	if err := c.OpenInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// OpenInto is Open with the reply in a message of the caller's, whose memory is used again.
func (c *Client) OpenInto(ctx context.Context, req *Reader, out *Reader) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.openByWire(ctx, req, out)
	}
	var in [16]uint64
	var slots [16]uint64
	var texts shortwire.Texts
	in[0] = wire.Bool(req.Mask.Set)
	in[1] = uint64(req.Reader)
	in[2] = uint64(req.Writer)
	in[3] = uint64(req.Tag)
	texts.AddString(in[:], 4, req.Value)
	texts.AddBytes(in[:], 6, req.Request)
	in[8] = uint64(req.Reply)
	in[9] = wire.Bool(req.Context)
	in[10] = wire.DoubleBits(req.Scratch)
	in[11] = uint64(req.Len)
	in[12] = uint64(req.Mask.Value)
	in[13] = uint64(req.Source)
	in[14] = uint64(req.Sink)
	in[15] = uint64(req.Formatter)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Reader = int32(slots[1])
	out.Writer = int32(slots[2])
	out.Tag = int32(slots[3])
	out.Value = string(reply.Text((*[2]uint64)(slots[4:])))
	out.Request = append(out.Request[:0], reply.Text((*[2]uint64)(slots[6:]))...)
	out.Reply = int64(slots[8])
	out.Context = slots[9] != 0
	out.Scratch = wire.DoubleOf(slots[10])
	out.Len = uint32(slots[11])
	out.Mask = shortwire.Optional[int32]{}
	if slots[0]>>0&1 != 0 {
		out.Mask = shortwire.Some(int32(slots[12]))
	}
	out.Source = int32(slots[13])
	out.Sink = int32(slots[14])
	out.Formatter = int32(slots[15])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Client) openByWire(ctx context.Context, req *Reader, out *Reader) error {
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

// OpenRaw is Open in wire format. The reply is appended to dst.
func (c *Client) OpenRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// OpenMany calls Open for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Client) OpenMany(ctx context.Context, reqs []Reader, dst []Reader) ([]Reader, error) {
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

// OpenColumns calls Open for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Client) OpenColumns(ctx context.Context, req *ReaderColumns, out *ReaderColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.OpenMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// New calls names.v1.Client/New.
func (c *Client) New(ctx context.Context, req *Reader) (*Reader, error) {
	out := new(Reader)
	if err := c.NewInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// NewInto is New with the reply in a message of the caller's, whose memory is used again.
func (c *Client) NewInto(ctx context.Context, req *Reader, out *Reader) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.newByWire(ctx, req, out)
	}
	var in [16]uint64
	var slots [16]uint64
	var texts shortwire.Texts
	in[0] = wire.Bool(req.Mask.Set)
	in[1] = uint64(req.Reader)
	in[2] = uint64(req.Writer)
	in[3] = uint64(req.Tag)
	texts.AddString(in[:], 4, req.Value)
	texts.AddBytes(in[:], 6, req.Request)
	in[8] = uint64(req.Reply)
	in[9] = wire.Bool(req.Context)
	in[10] = wire.DoubleBits(req.Scratch)
	in[11] = uint64(req.Len)
	in[12] = uint64(req.Mask.Value)
	in[13] = uint64(req.Source)
	in[14] = uint64(req.Sink)
	in[15] = uint64(req.Formatter)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Reader = int32(slots[1])
	out.Writer = int32(slots[2])
	out.Tag = int32(slots[3])
	out.Value = string(reply.Text((*[2]uint64)(slots[4:])))
	out.Request = append(out.Request[:0], reply.Text((*[2]uint64)(slots[6:]))...)
	out.Reply = int64(slots[8])
	out.Context = slots[9] != 0
	out.Scratch = wire.DoubleOf(slots[10])
	out.Len = uint32(slots[11])
	out.Mask = shortwire.Optional[int32]{}
	if slots[0]>>0&1 != 0 {
		out.Mask = shortwire.Some(int32(slots[12]))
	}
	out.Source = int32(slots[13])
	out.Sink = int32(slots[14])
	out.Formatter = int32(slots[15])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Client) newByWire(ctx context.Context, req *Reader, out *Reader) error {
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

// NewRaw is New in wire format. The reply is appended to dst.
func (c *Client) NewRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// NewMany calls New for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Client) NewMany(ctx context.Context, reqs []Reader, dst []Reader) ([]Reader, error) {
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

// NewColumns calls New for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Client) NewColumns(ctx context.Context, req *ReaderColumns, out *ReaderColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.NewMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// With calls names.v1.Client/With.
func (c *Client) With(ctx context.Context, req *Reader) (*Reader, error) {
	out := new(Reader)
	if err := c.WithInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// WithInto is With with the reply in a message of the caller's, whose memory is used again.
func (c *Client) WithInto(ctx context.Context, req *Reader, out *Reader) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.withByWire(ctx, req, out)
	}
	var in [16]uint64
	var slots [16]uint64
	var texts shortwire.Texts
	in[0] = wire.Bool(req.Mask.Set)
	in[1] = uint64(req.Reader)
	in[2] = uint64(req.Writer)
	in[3] = uint64(req.Tag)
	texts.AddString(in[:], 4, req.Value)
	texts.AddBytes(in[:], 6, req.Request)
	in[8] = uint64(req.Reply)
	in[9] = wire.Bool(req.Context)
	in[10] = wire.DoubleBits(req.Scratch)
	in[11] = uint64(req.Len)
	in[12] = uint64(req.Mask.Value)
	in[13] = uint64(req.Source)
	in[14] = uint64(req.Sink)
	in[15] = uint64(req.Formatter)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[2].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Reader = int32(slots[1])
	out.Writer = int32(slots[2])
	out.Tag = int32(slots[3])
	out.Value = string(reply.Text((*[2]uint64)(slots[4:])))
	out.Request = append(out.Request[:0], reply.Text((*[2]uint64)(slots[6:]))...)
	out.Reply = int64(slots[8])
	out.Context = slots[9] != 0
	out.Scratch = wire.DoubleOf(slots[10])
	out.Len = uint32(slots[11])
	out.Mask = shortwire.Optional[int32]{}
	if slots[0]>>0&1 != 0 {
		out.Mask = shortwire.Some(int32(slots[12]))
	}
	out.Source = int32(slots[13])
	out.Sink = int32(slots[14])
	out.Formatter = int32(slots[15])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Client) withByWire(ctx context.Context, req *Reader, out *Reader) error {
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

// WithRaw is With in wire format. The reply is appended to dst.
func (c *Client) WithRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// WithMany calls With for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Client) WithMany(ctx context.Context, reqs []Reader, dst []Reader) ([]Reader, error) {
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

// WithColumns calls With for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Client) WithColumns(ctx context.Context, req *ReaderColumns, out *ReaderColumns) error {
	method := c.method(2)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.WithMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Target calls names.v1.Client/Target.
func (c *Client) Target(ctx context.Context, req *Reader) (*Reader, error) {
	out := new(Reader)
	if err := c.TargetInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// TargetInto is Target with the reply in a message of the caller's, whose memory is used again.
func (c *Client) TargetInto(ctx context.Context, req *Reader, out *Reader) error {
	if c == nil || req == nil || out == nil || !c.methods[3].Flat() {
		return c.targetByWire(ctx, req, out)
	}
	var in [16]uint64
	var slots [16]uint64
	var texts shortwire.Texts
	in[0] = wire.Bool(req.Mask.Set)
	in[1] = uint64(req.Reader)
	in[2] = uint64(req.Writer)
	in[3] = uint64(req.Tag)
	texts.AddString(in[:], 4, req.Value)
	texts.AddBytes(in[:], 6, req.Request)
	in[8] = uint64(req.Reply)
	in[9] = wire.Bool(req.Context)
	in[10] = wire.DoubleBits(req.Scratch)
	in[11] = uint64(req.Len)
	in[12] = uint64(req.Mask.Value)
	in[13] = uint64(req.Source)
	in[14] = uint64(req.Sink)
	in[15] = uint64(req.Formatter)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[3].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Reader = int32(slots[1])
	out.Writer = int32(slots[2])
	out.Tag = int32(slots[3])
	out.Value = string(reply.Text((*[2]uint64)(slots[4:])))
	out.Request = append(out.Request[:0], reply.Text((*[2]uint64)(slots[6:]))...)
	out.Reply = int64(slots[8])
	out.Context = slots[9] != 0
	out.Scratch = wire.DoubleOf(slots[10])
	out.Len = uint32(slots[11])
	out.Mask = shortwire.Optional[int32]{}
	if slots[0]>>0&1 != 0 {
		out.Mask = shortwire.Some(int32(slots[12]))
	}
	out.Source = int32(slots[13])
	out.Sink = int32(slots[14])
	out.Formatter = int32(slots[15])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Client) targetByWire(ctx context.Context, req *Reader, out *Reader) error {
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

// TargetRaw is Target in wire format. The reply is appended to dst.
func (c *Client) TargetRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(3).Raw(ctx, req, dst)
}

// TargetMany calls Target for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Client) TargetMany(ctx context.Context, reqs []Reader, dst []Reader) ([]Reader, error) {
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

// TargetColumns calls Target for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Client) TargetColumns(ctx context.Context, req *ReaderColumns, out *ReaderColumns) error {
	method := c.method(3)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.TargetMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Close_ calls names.v1.Client/Close.
func (c *Client) Close_(ctx context.Context, req *Reader) (*Reader, error) {
	out := new(Reader)
	if err := c.Close_Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// Close_Into is Close_ with the reply in a message of the caller's, whose memory is used again.
func (c *Client) Close_Into(ctx context.Context, req *Reader, out *Reader) error {
	if c == nil || req == nil || out == nil || !c.methods[4].Flat() {
		return c.close_ByWire(ctx, req, out)
	}
	var in [16]uint64
	var slots [16]uint64
	var texts shortwire.Texts
	in[0] = wire.Bool(req.Mask.Set)
	in[1] = uint64(req.Reader)
	in[2] = uint64(req.Writer)
	in[3] = uint64(req.Tag)
	texts.AddString(in[:], 4, req.Value)
	texts.AddBytes(in[:], 6, req.Request)
	in[8] = uint64(req.Reply)
	in[9] = wire.Bool(req.Context)
	in[10] = wire.DoubleBits(req.Scratch)
	in[11] = uint64(req.Len)
	in[12] = uint64(req.Mask.Value)
	in[13] = uint64(req.Source)
	in[14] = uint64(req.Sink)
	in[15] = uint64(req.Formatter)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[4].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Reader = int32(slots[1])
	out.Writer = int32(slots[2])
	out.Tag = int32(slots[3])
	out.Value = string(reply.Text((*[2]uint64)(slots[4:])))
	out.Request = append(out.Request[:0], reply.Text((*[2]uint64)(slots[6:]))...)
	out.Reply = int64(slots[8])
	out.Context = slots[9] != 0
	out.Scratch = wire.DoubleOf(slots[10])
	out.Len = uint32(slots[11])
	out.Mask = shortwire.Optional[int32]{}
	if slots[0]>>0&1 != 0 {
		out.Mask = shortwire.Some(int32(slots[12]))
	}
	out.Source = int32(slots[13])
	out.Sink = int32(slots[14])
	out.Formatter = int32(slots[15])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Client) close_ByWire(ctx context.Context, req *Reader, out *Reader) error {
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

// Close_Raw is Close_ in wire format. The reply is appended to dst.
func (c *Client) Close_Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(4).Raw(ctx, req, dst)
}

// Close_Many calls Close_ for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Client) Close_Many(ctx context.Context, reqs []Reader, dst []Reader) ([]Reader, error) {
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

// Close_Columns calls Close_ for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Client) Close_Columns(ctx context.Context, req *ReaderColumns, out *ReaderColumns) error {
	method := c.method(4)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.Close_Many(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Add calls names.v1.Client/Add.
func (c *Client) Add(ctx context.Context, req *Reader) (*Reader, error) {
	out := new(Reader)
	if err := c.AddInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// AddInto is Add with the reply in a message of the caller's, whose memory is used again.
func (c *Client) AddInto(ctx context.Context, req *Reader, out *Reader) error {
	if c == nil || req == nil || out == nil || !c.methods[5].Flat() {
		return c.addByWire(ctx, req, out)
	}
	var in [16]uint64
	var slots [16]uint64
	var texts shortwire.Texts
	in[0] = wire.Bool(req.Mask.Set)
	in[1] = uint64(req.Reader)
	in[2] = uint64(req.Writer)
	in[3] = uint64(req.Tag)
	texts.AddString(in[:], 4, req.Value)
	texts.AddBytes(in[:], 6, req.Request)
	in[8] = uint64(req.Reply)
	in[9] = wire.Bool(req.Context)
	in[10] = wire.DoubleBits(req.Scratch)
	in[11] = uint64(req.Len)
	in[12] = uint64(req.Mask.Value)
	in[13] = uint64(req.Source)
	in[14] = uint64(req.Sink)
	in[15] = uint64(req.Formatter)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[5].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Reader = int32(slots[1])
	out.Writer = int32(slots[2])
	out.Tag = int32(slots[3])
	out.Value = string(reply.Text((*[2]uint64)(slots[4:])))
	out.Request = append(out.Request[:0], reply.Text((*[2]uint64)(slots[6:]))...)
	out.Reply = int64(slots[8])
	out.Context = slots[9] != 0
	out.Scratch = wire.DoubleOf(slots[10])
	out.Len = uint32(slots[11])
	out.Mask = shortwire.Optional[int32]{}
	if slots[0]>>0&1 != 0 {
		out.Mask = shortwire.Some(int32(slots[12]))
	}
	out.Source = int32(slots[13])
	out.Sink = int32(slots[14])
	out.Formatter = int32(slots[15])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Client) addByWire(ctx context.Context, req *Reader, out *Reader) error {
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

// AddRaw is Add in wire format. The reply is appended to dst.
func (c *Client) AddRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(5).Raw(ctx, req, dst)
}

// AddMany calls Add for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Client) AddMany(ctx context.Context, reqs []Reader, dst []Reader) ([]Reader, error) {
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

// AddColumns calls Add for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Client) AddColumns(ctx context.Context, req *ReaderColumns, out *ReaderColumns) error {
	method := c.method(5)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.AddMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// AddMany_ calls names.v1.Client/AddMany.
func (c *Client) AddMany_(ctx context.Context, req *Reader) (*Reader, error) {
	out := new(Reader)
	if err := c.AddMany_Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// AddMany_Into is AddMany_ with the reply in a message of the caller's, whose memory is used again.
func (c *Client) AddMany_Into(ctx context.Context, req *Reader, out *Reader) error {
	if c == nil || req == nil || out == nil || !c.methods[6].Flat() {
		return c.addMany_ByWire(ctx, req, out)
	}
	var in [16]uint64
	var slots [16]uint64
	var texts shortwire.Texts
	in[0] = wire.Bool(req.Mask.Set)
	in[1] = uint64(req.Reader)
	in[2] = uint64(req.Writer)
	in[3] = uint64(req.Tag)
	texts.AddString(in[:], 4, req.Value)
	texts.AddBytes(in[:], 6, req.Request)
	in[8] = uint64(req.Reply)
	in[9] = wire.Bool(req.Context)
	in[10] = wire.DoubleBits(req.Scratch)
	in[11] = uint64(req.Len)
	in[12] = uint64(req.Mask.Value)
	in[13] = uint64(req.Source)
	in[14] = uint64(req.Sink)
	in[15] = uint64(req.Formatter)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[6].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Reader = int32(slots[1])
	out.Writer = int32(slots[2])
	out.Tag = int32(slots[3])
	out.Value = string(reply.Text((*[2]uint64)(slots[4:])))
	out.Request = append(out.Request[:0], reply.Text((*[2]uint64)(slots[6:]))...)
	out.Reply = int64(slots[8])
	out.Context = slots[9] != 0
	out.Scratch = wire.DoubleOf(slots[10])
	out.Len = uint32(slots[11])
	out.Mask = shortwire.Optional[int32]{}
	if slots[0]>>0&1 != 0 {
		out.Mask = shortwire.Some(int32(slots[12]))
	}
	out.Source = int32(slots[13])
	out.Sink = int32(slots[14])
	out.Formatter = int32(slots[15])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Client) addMany_ByWire(ctx context.Context, req *Reader, out *Reader) error {
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

// AddMany_Raw is AddMany_ in wire format. The reply is appended to dst.
func (c *Client) AddMany_Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(6).Raw(ctx, req, dst)
}

// AddMany_Many calls AddMany_ for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Client) AddMany_Many(ctx context.Context, reqs []Reader, dst []Reader) ([]Reader, error) {
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

// AddMany_Columns calls AddMany_ for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Client) AddMany_Columns(ctx context.Context, req *ReaderColumns, out *ReaderColumns) error {
	method := c.method(6)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.AddMany_Many(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// S is a client of names.v1.S. Any number of goroutines may use it.
//
// The letter that generated code calls services by, and methods of traits that everything has.
type S struct {
	library *shortwire.Library
	methods [3]shortwire.Method
}

var sMethods = [3]shortwire.MethodInfo{
	{Name: "names.v1.S/S", ID: 0x7af01145ce72cfcf, Shape: 0x0d303003baf5c52f},
	{Name: "names.v1.S/Clone", ID: 0x682936455eeb7ec3, Shape: 0},
	{Name: "names.v1.S/Default", ID: 0xb3f7e47ebe88334b, Shape: 0xfc45384a900ef80b},
}

// OpenS loads a library and starts an instance of its service, which ends with Close.
func OpenS(path string, options ...shortwire.Option) (*S, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewS(library), nil
}

// NewS returns a client of an open library, which other clients may use as well.
func NewS(library *shortwire.Library) *S {
	c := &S{library: library}
	for i := range sMethods {
		c.methods[i] = library.Method(&sMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *S) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *S) Library() *shortwire.Library {
	return c.library
}

func (c *S) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// S calls names.v1.S/S.
func (c *S) S(ctx context.Context, req *U64) (*U64, error) {
	out := new(U64)
	if err := c.SInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SInto is S with the reply in a message of the caller's, whose memory is used again.
func (c *S) SInto(ctx context.Context, req *U64, out *U64) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.sByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [2]uint64
	in[0] = wire.Bool(req.Value.Set)
	in[1] = req.Value.Value
	if err := c.methods[0].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = shortwire.Optional[uint64]{}
	if slots[0]>>0&1 != 0 {
		out.Value = shortwire.Some(slots[1])
	}
	out.SetUnknownFields(nil)
	return nil
}

func (c *S) sByWire(ctx context.Context, req *U64, out *U64) error {
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

// SRaw is S in wire format. The reply is appended to dst.
func (c *S) SRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// SMany calls S for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *S) SMany(ctx context.Context, reqs []U64, dst []U64) ([]U64, error) {
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

// SColumns calls S for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *S) SColumns(ctx context.Context, req *U64Columns, out *U64Columns) error {
	method := c.method(0)
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
		shortwire.AddColumnInput(&columns, req.Present)
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Present)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.SMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Clone calls names.v1.S/Clone.
func (c *S) Clone(ctx context.Context, req *I32) (*I32, error) {
	out := new(I32)
	if err := c.CloneInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// CloneInto is Clone with the reply in a message of the caller's, whose memory is used again.
func (c *S) CloneInto(ctx context.Context, req *I32, out *I32) error {
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

// CloneRaw is Clone in wire format. The reply is appended to dst.
func (c *S) CloneRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// CloneMany calls Clone for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *S) CloneMany(ctx context.Context, reqs []I32, dst []I32) ([]I32, error) {
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

// Default calls names.v1.S/Default.
func (c *S) Default(ctx context.Context, req *U64) (*U64, error) {
	out := new(U64)
	if err := c.DefaultInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// DefaultInto is Default with the reply in a message of the caller's, whose memory is used again.
func (c *S) DefaultInto(ctx context.Context, req *U64, out *U64) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.defaultByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [2]uint64
	in[0] = wire.Bool(req.Value.Set)
	in[1] = req.Value.Value
	if err := c.methods[2].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Value = shortwire.Optional[uint64]{}
	if slots[0]>>0&1 != 0 {
		out.Value = shortwire.Some(slots[1])
	}
	out.SetUnknownFields(nil)
	return nil
}

func (c *S) defaultByWire(ctx context.Context, req *U64, out *U64) error {
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

// DefaultRaw is Default in wire format. The reply is appended to dst.
func (c *S) DefaultRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// DefaultMany calls Default for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *S) DefaultMany(ctx context.Context, reqs []U64, dst []U64) ([]U64, error) {
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

// DefaultColumns calls Default for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *S) DefaultColumns(ctx context.Context, req *U64Columns, out *U64Columns) error {
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
		shortwire.AddColumnInput(&columns, req.Present)
		shortwire.AddColumnInput(&columns, req.Value)
		shortwire.AddColumnOutput(&columns, out.Present)
		shortwire.AddColumnOutput(&columns, out.Value)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.DefaultMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Nothing is a client of names.v1.Nothing. Any number of goroutines may use it.
//
// A service without methods.
type Nothing struct {
	library *shortwire.Library
	methods [0]shortwire.Method
}

// OpenNothing loads a library and starts an instance of its service, which ends with Close.
func OpenNothing(path string, options ...shortwire.Option) (*Nothing, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewNothing(library), nil
}

// NewNothing returns a client of an open library, which other clients may use as well.
func NewNothing(library *shortwire.Library) *Nothing {
	c := &Nothing{library: library}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Nothing) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Nothing) Library() *shortwire.Library {
	return c.library
}
