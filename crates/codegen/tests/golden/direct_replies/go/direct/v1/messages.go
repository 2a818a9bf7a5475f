// Made by shortwire gen from direct.proto. Do not edit.

// Package directv1: Replies that their service writes where the caller wants them.
package directv1

import (
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// SealRequest is direct.v1.SealRequest in the schema.
type SealRequest struct {
	Key     []byte
	Counter uint64
	Message []byte

	unknown []byte
}

// FullName returns "direct.v1.SealRequest".
func (*SealRequest) FullName() string {
	return "direct.v1.SealRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *SealRequest) Reset() {
	*m = SealRequest{Key: m.Key[:0], Message: m.Message[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *SealRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *SealRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *SealRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *SealRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "direct.v1.SealRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *SealRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "direct.v1.SealRequest", data)
}

// WriteWire is for generated code.
func (m *SealRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Message) != 0 {
		p = w.Bytes(p, m.Message, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Counter != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Counter), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *SealRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("direct.v1.SealRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("direct.v1.SealRequest.counter")
			}
			m.Counter, p = value, next
			continue
		case 0x1a:
			value, next := r.Bytes(m.Message, p, end)
			if next < 0 {
				return r.In("direct.v1.SealRequest.message")
			}
			m.Message, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// SealRequestColumns holds the fields of many messages, a slice each.
type SealRequestColumns struct {
	Key     [][]byte
	Counter []uint64
	Message [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *SealRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Counter) != count {
		return 0, wire.UnequalColumns("direct.v1.SealRequest.counter", len(c.Counter), count)
	}
	if len(c.Message) != count {
		return 0, wire.UnequalColumns("direct.v1.SealRequest.message", len(c.Message), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *SealRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Counter = wire.Resize(c.Counter, count)
	c.Message = wire.Resize(c.Message, count)
}

// ToRows returns the messages one by one.
func (c *SealRequestColumns) ToRows() []SealRequest {
	rows := make([]SealRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Counter = c.Counter[i]
		rows[i].Message = c.Message[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *SealRequestColumns) FromRows(rows []SealRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Counter[i] = row.Counter
		c.Message[i] = row.Message
	}
}

// Sealed is direct.v1.Sealed in the schema.
type Sealed struct {
	Value []byte

	unknown []byte
}

// FullName returns "direct.v1.Sealed".
func (*Sealed) FullName() string {
	return "direct.v1.Sealed"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Sealed) Reset() {
	*m = Sealed{Value: m.Value[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Sealed) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Sealed) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Sealed) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Sealed) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "direct.v1.Sealed", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Sealed) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "direct.v1.Sealed", data)
}

// WriteWire is for generated code.
func (m *Sealed) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Value) != 0 {
		p = w.Bytes(p, m.Value, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *Sealed) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Value, p, end)
			if next < 0 {
				return r.In("direct.v1.Sealed.value")
			}
			m.Value, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// SealedColumns holds the fields of many messages, a slice each.
type SealedColumns struct {
	Value [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *SealedColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *SealedColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *SealedColumns) ToRows() []Sealed {
	rows := make([]Sealed, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *SealedColumns) FromRows(rows []Sealed) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// Size is direct.v1.Size in the schema.
type Size struct {
	Size uint64

	unknown []byte
}

// FullName returns "direct.v1.Size".
func (*Size) FullName() string {
	return "direct.v1.Size"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Size) Reset() {
	*m = Size{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Size) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Size) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Size) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Size) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "direct.v1.Size", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Size) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "direct.v1.Size", data)
}

// WriteWire is for generated code.
func (m *Size) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Size != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Size), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *Size) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("direct.v1.Size.size")
			}
			m.Size, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// SizeColumns holds the fields of many messages, a slice each.
type SizeColumns struct {
	Size []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *SizeColumns) CheckColumns() (int, error) {
	count := len(c.Size)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *SizeColumns) ResizeColumns(count int) {
	c.Size = wire.Resize(c.Size, count)
}

// ToRows returns the messages one by one.
func (c *SizeColumns) ToRows() []Size {
	rows := make([]Size, len(c.Size))
	for i := range rows {
		rows[i].Size = c.Size[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *SizeColumns) FromRows(rows []Size) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Size[i] = row.Size
	}
}
