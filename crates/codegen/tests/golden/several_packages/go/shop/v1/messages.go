// Made by shortwire gen from shop/order.proto. Do not edit.

// Package shopv1: A service over messages of another package.
package shopv1

import (
	"github.com/shortwire/shortwire/hosts/go/wire"

	unitsv1 "example.com/golden/several_packages/go/units/v1"
)

// Order is shop.v1.Order in the schema.
type Order struct {
	Item      string
	Limit     *unitsv1.Money
	Preferred unitsv1.Currency

	unknown []byte
}

// FullName returns "shop.v1.Order".
func (*Order) FullName() string {
	return "shop.v1.Order"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Order) Reset() {
	*m = Order{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Order) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Order) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Order) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Order) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shop.v1.Order", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Order) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shop.v1.Order", data)
}

var orderFields = wire.Fields{Message: "shop.v1.Order", Names: map[uint32]string{1: "item", 2: "limit", 3: "preferred"}}

// WriteWire is for generated code.
func (m *Order) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Preferred != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Preferred)), 0x18)
	}
	if m.Limit != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Limit.WriteWire(w, p), before, 0x12)
		}
	}
	if m.Item != "" {
		p = w.String(p, m.Item, 0x0a)
	}
	if w.Failed() {
		w.Blame(&orderFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Order) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("shop.v1.Order.item")
			}
			m.Item, p = value, next
			continue
		case 0x12:
			if m.Limit == nil {
				m.Limit = new(unitsv1.Money)
			}
			if p = r.Message(m.Limit, p, end); p < 0 {
				return r.In("shop.v1.Order.limit")
			}
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shop.v1.Order.preferred")
			}
			m.Preferred, p = unitsv1.Currency(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}
