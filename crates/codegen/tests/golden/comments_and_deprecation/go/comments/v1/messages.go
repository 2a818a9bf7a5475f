// Made by shortwire gen from comments.proto. Do not edit.

// Package commentsv1: The file's own comment.
//
// In two paragraphs.
package commentsv1

import (
	"strconv"

	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Kind: An enum with <html> & entities.
type Kind int32

// Values of comments.v1.Kind.
const (
	// None.
	KindUnspecified Kind = 0
	KindOld         Kind = 1
)

// Known reports whether the schema has a name for e.
func (e Kind) Known() bool {
	switch e {
	case KindUnspecified, KindOld:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e Kind) String() string {
	switch e {
	case KindUnspecified:
		return "KIND_UNSPECIFIED"
	case KindOld:
		return "KIND_OLD"
	}
	return strconv.Itoa(int(e))
}

// Thing: A comment
// in block form.
type Thing struct {
	// Before the field.
	Number int32
	// Deprecated: marked as such in the schema.
	OldName string

	unknown []byte
}

// FullName returns "comments.v1.Thing".
func (*Thing) FullName() string {
	return "comments.v1.Thing"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Thing) Reset() {
	*m = Thing{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Thing) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Thing) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Thing) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Thing) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "comments.v1.Thing", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Thing) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "comments.v1.Thing", data)
}

var thingFields = wire.Fields{Message: "comments.v1.Thing", Names: map[uint32]string{1: "number", 2: "old_name"}}

// WriteWire is for generated code.
func (m *Thing) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.OldName != "" {
		p = w.String(p, m.OldName, 0x12)
	}
	p = w.Reserve(p, 15)
	if m.Number != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Number)), 0x08)
	}
	if w.Failed() {
		w.Blame(&thingFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Thing) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("comments.v1.Thing.number")
			}
			m.Number, p = int32(value), next
			continue
		case 0x12:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("comments.v1.Thing.old_name")
			}
			m.OldName, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// ThingColumns holds the fields of many messages, a slice each.
type ThingColumns struct {
	Number  []int32
	OldName []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *ThingColumns) CheckColumns() (int, error) {
	count := len(c.Number)
	if len(c.OldName) != count {
		return 0, wire.UnequalColumns("comments.v1.Thing.old_name", len(c.OldName), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *ThingColumns) ResizeColumns(count int) {
	c.Number = wire.Resize(c.Number, count)
	c.OldName = wire.Resize(c.OldName, count)
}

// ToRows returns the messages one by one.
func (c *ThingColumns) ToRows() []Thing {
	rows := make([]Thing, len(c.Number))
	for i := range rows {
		rows[i].Number = c.Number[i]
		rows[i].OldName = c.OldName[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *ThingColumns) FromRows(rows []Thing) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Number[i] = row.Number
		c.OldName[i] = row.OldName
	}
}

// Old: Gone soon.
//
// Deprecated: marked as such in the schema.
type Old struct {
	Number int32

	unknown []byte
}

// FullName returns "comments.v1.Old".
func (*Old) FullName() string {
	return "comments.v1.Old"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Old) Reset() {
	*m = Old{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Old) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Old) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Old) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Old) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "comments.v1.Old", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Old) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "comments.v1.Old", data)
}

// WriteWire is for generated code.
func (m *Old) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Number != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Number)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *Old) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("comments.v1.Old.number")
			}
			m.Number, p = int32(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// OldColumns holds the fields of many messages, a slice each.
type OldColumns struct {
	Number []int32
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *OldColumns) CheckColumns() (int, error) {
	count := len(c.Number)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *OldColumns) ResizeColumns(count int) {
	c.Number = wire.Resize(c.Number, count)
}

// ToRows returns the messages one by one.
func (c *OldColumns) ToRows() []Old {
	rows := make([]Old, len(c.Number))
	for i := range rows {
		rows[i].Number = c.Number[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *OldColumns) FromRows(rows []Old) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Number[i] = row.Number
	}
}
