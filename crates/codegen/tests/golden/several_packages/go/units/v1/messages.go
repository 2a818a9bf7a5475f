// Made by shortwire gen from units/money.proto. Do not edit.

// Package unitsv1 holds the messages and clients of units.v1.
package unitsv1

import (
	"strconv"

	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Currency is units.v1.Currency in the schema. Other numbers may occur.
type Currency int32

// Values of units.v1.Currency.
const (
	CurrencyUnspecified Currency = 0
	CurrencyEur         Currency = 978
)

// Known reports whether the schema has a name for e.
func (e Currency) Known() bool {
	switch e {
	case CurrencyUnspecified, CurrencyEur:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e Currency) String() string {
	switch e {
	case CurrencyUnspecified:
		return "CURRENCY_UNSPECIFIED"
	case CurrencyEur:
		return "CURRENCY_EUR"
	}
	return strconv.Itoa(int(e))
}

// Money is units.v1.Money in the schema.
type Money struct {
	Units    int64
	Currency Currency

	unknown []byte
}

// FullName returns "units.v1.Money".
func (*Money) FullName() string {
	return "units.v1.Money"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Money) Reset() {
	*m = Money{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Money) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Money) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Money) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Money) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "units.v1.Money", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Money) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "units.v1.Money", data)
}

// WriteWire is for generated code.
func (m *Money) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 30)
	if m.Currency != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Currency)), 0x10)
	}
	if m.Units != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Units)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *Money) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("units.v1.Money.units")
			}
			m.Units, p = int64(value), next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("units.v1.Money.currency")
			}
			m.Currency, p = Currency(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// MoneyColumns holds the fields of many messages, a slice each.
type MoneyColumns struct {
	Units    []int64
	Currency []Currency
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *MoneyColumns) CheckColumns() (int, error) {
	count := len(c.Units)
	if len(c.Currency) != count {
		return 0, wire.UnequalColumns("units.v1.Money.currency", len(c.Currency), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *MoneyColumns) ResizeColumns(count int) {
	c.Units = wire.Resize(c.Units, count)
	c.Currency = wire.Resize(c.Currency, count)
}

// ToRows returns the messages one by one.
func (c *MoneyColumns) ToRows() []Money {
	rows := make([]Money, len(c.Units))
	for i := range rows {
		rows[i].Units = c.Units[i]
		rows[i].Currency = c.Currency[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *MoneyColumns) FromRows(rows []Money) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Units[i] = row.Units
		c.Currency[i] = row.Currency
	}
}
