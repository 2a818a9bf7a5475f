// Made by shortwire gen from pixels/v1/pixels.proto. Do not edit.

// Package pixelsv1: Calls that carry bytes, to show whose memory they use.
package pixelsv1

import (
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Image is pixels.v1.Image in the schema.
type Image struct {
	Data []byte

	unknown []byte
}

// FullName returns "pixels.v1.Image".
func (*Image) FullName() string {
	return "pixels.v1.Image"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Image) Reset() {
	*m = Image{Data: m.Data[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Image) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Image) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Image) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Image) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "pixels.v1.Image", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Image) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "pixels.v1.Image", data)
}

// WriteWire is for generated code.
func (m *Image) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Data) != 0 {
		p = w.Bytes(p, m.Data, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *Image) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Data, p, end)
			if next < 0 {
				return r.In("pixels.v1.Image.data")
			}
			m.Data, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// ImageColumns holds the fields of many messages, a slice each.
type ImageColumns struct {
	Data [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *ImageColumns) CheckColumns() (int, error) {
	count := len(c.Data)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *ImageColumns) ResizeColumns(count int) {
	c.Data = wire.Resize(c.Data, count)
}

// ToRows returns the messages one by one.
func (c *ImageColumns) ToRows() []Image {
	rows := make([]Image, len(c.Data))
	for i := range rows {
		rows[i].Data = c.Data[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *ImageColumns) FromRows(rows []Image) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Data[i] = row.Data
	}
}

// Total is pixels.v1.Total in the schema.
type Total struct {
	Value uint64

	unknown []byte
}

// FullName returns "pixels.v1.Total".
func (*Total) FullName() string {
	return "pixels.v1.Total"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Total) Reset() {
	*m = Total{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Total) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Total) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Total) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Total) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "pixels.v1.Total", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Total) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "pixels.v1.Total", data)
}

// WriteWire is for generated code.
func (m *Total) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Value), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *Total) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("pixels.v1.Total.value")
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

// TotalColumns holds the fields of many messages, a slice each.
type TotalColumns struct {
	Value []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *TotalColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *TotalColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *TotalColumns) ToRows() []Total {
	rows := make([]Total, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *TotalColumns) FromRows(rows []Total) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}
