// Made by shortwire gen from messages.proto. Do not edit.

// Package plain: Messages only, in a package of one name.
package plain

import (
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Point is plain.Point in the schema.
type Point struct {
	X float64
	Y float64

	unknown []byte
}

// FullName returns "plain.Point".
func (*Point) FullName() string {
	return "plain.Point"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Point) Reset() {
	*m = Point{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Point) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Point) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Point) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Point) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "plain.Point", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Point) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "plain.Point", data)
}

// WriteWire is for generated code.
func (m *Point) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 26)
	if !wire.IsZero(m.Y) {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.Y), 0x11)
	}
	if !wire.IsZero(m.X) {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.X), 0x09)
	}
	return p
}

// ReadWire is for generated code.
func (m *Point) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x09:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("plain.Point.x")
			}
			m.X, p = value, next
			continue
		case 0x11:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("plain.Point.y")
			}
			m.Y, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// PointColumns holds the fields of many messages, a slice each.
type PointColumns struct {
	X []float64
	Y []float64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *PointColumns) CheckColumns() (int, error) {
	count := len(c.X)
	if len(c.Y) != count {
		return 0, wire.UnequalColumns("plain.Point.y", len(c.Y), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *PointColumns) ResizeColumns(count int) {
	c.X = wire.Resize(c.X, count)
	c.Y = wire.Resize(c.Y, count)
}

// ToRows returns the messages one by one.
func (c *PointColumns) ToRows() []Point {
	rows := make([]Point, len(c.X))
	for i := range rows {
		rows[i].X = c.X[i]
		rows[i].Y = c.Y[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *PointColumns) FromRows(rows []Point) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.X[i] = row.X
		c.Y[i] = row.Y
	}
}

// Line is plain.Line in the schema.
type Line struct {
	Points []Point

	unknown []byte
}

// FullName returns "plain.Line".
func (*Line) FullName() string {
	return "plain.Line"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Line) Reset() {
	*m = Line{Points: m.Points[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Line) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Line) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Line) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Line) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "plain.Line", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Line) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "plain.Line", data)
}

var lineFields = wire.Fields{Message: "plain.Line", Names: map[uint32]string{1: "points"}}

// WriteWire is for generated code.
func (m *Line) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	for i := len(m.Points) - 1; i >= 0; i-- {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Points[i].WriteWire(w, p), before, 0x0a)
		}
	}
	if w.Failed() {
		w.Blame(&lineFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Line) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			m.Points, p = wire.AppendMessages(r, m.Points, p, end, 0x0a)
			if p < 0 {
				return r.In("plain.Line.points")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}
