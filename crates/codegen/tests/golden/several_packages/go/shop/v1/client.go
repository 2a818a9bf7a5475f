// Made by shortwire gen from shop/order.proto. Do not edit.

package shopv1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"

	unitsv1 "example.com/golden/several_packages/go/units/v1"
)

// Shop is a client of shop.v1.Shop. Any number of goroutines may use it.
type Shop struct {
	library *shortwire.Library
	methods [2]shortwire.Method
}

var shopMethods = [2]shortwire.MethodInfo{
	{Name: "shop.v1.Shop/Price", ID: 0x1b00791ca45cf77c, Shape: 0},
	{Name: "shop.v1.Shop/Convert", ID: 0x92c2f4595d7438ee, Shape: 0x0612f9dfbd238a20},
}

// OpenShop loads a library and starts an instance of its service, which ends with Close.
func OpenShop(path string, options ...shortwire.Option) (*Shop, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewShop(library), nil
}

// NewShop returns a client of an open library, which other clients may use as well.
func NewShop(library *shortwire.Library) *Shop {
	c := &Shop{library: library}
	for i := range shopMethods {
		c.methods[i] = library.Method(&shopMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Shop) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Shop) Library() *shortwire.Library {
	return c.library
}

func (c *Shop) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Price calls shop.v1.Shop/Price.
func (c *Shop) Price(ctx context.Context, req *Order) (*unitsv1.Money, error) {
	out := new(unitsv1.Money)
	if err := c.PriceInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// PriceInto is Price with the reply in a message of the caller's, whose memory is used again.
func (c *Shop) PriceInto(ctx context.Context, req *Order, out *unitsv1.Money) error {
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

// PriceRaw is Price in wire format. The reply is appended to dst.
func (c *Shop) PriceRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// PriceMany calls Price for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Shop) PriceMany(ctx context.Context, reqs []Order, dst []unitsv1.Money) ([]unitsv1.Money, error) {
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

// Convert calls shop.v1.Shop/Convert.
func (c *Shop) Convert(ctx context.Context, req *unitsv1.Money) (*unitsv1.Money, error) {
	out := new(unitsv1.Money)
	if err := c.ConvertInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// ConvertInto is Convert with the reply in a message of the caller's, whose memory is used again.
func (c *Shop) ConvertInto(ctx context.Context, req *unitsv1.Money, out *unitsv1.Money) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.convertByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [2]uint64
	in[0] = uint64(req.Units)
	in[1] = uint64(req.Currency)
	if err := c.methods[1].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Units = int64(slots[0])
	out.Currency = unitsv1.Currency(slots[1])
	out.SetUnknownFields(nil)
	return nil
}

func (c *Shop) convertByWire(ctx context.Context, req *unitsv1.Money, out *unitsv1.Money) error {
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

// ConvertRaw is Convert in wire format. The reply is appended to dst.
func (c *Shop) ConvertRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// ConvertMany calls Convert for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Shop) ConvertMany(ctx context.Context, reqs []unitsv1.Money, dst []unitsv1.Money) ([]unitsv1.Money, error) {
	if c == nil || len(reqs) == 0 || !c.methods[1].Flat() {
		return c.convertManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Units)
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Currency)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Units)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Currency)
	return wire.Batch(dst, all, c.methods[1].CallColumns(ctx, &columns))
}

func (c *Shop) convertManyByWire(ctx context.Context, reqs []unitsv1.Money, dst []unitsv1.Money) ([]unitsv1.Money, error) {
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

// ConvertColumns calls Convert for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Shop) ConvertColumns(ctx context.Context, req *unitsv1.MoneyColumns, out *unitsv1.MoneyColumns) error {
	method := c.method(1)
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
		shortwire.AddColumnInput(&columns, req.Units)
		shortwire.AddColumnInput(&columns, req.Currency)
		shortwire.AddColumnOutput(&columns, out.Units)
		shortwire.AddColumnOutput(&columns, out.Currency)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.convertManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}
