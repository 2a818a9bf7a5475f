// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.

// Package testv1: The feature service as it may become: what a client newer than the library was generated from.
package testv1

import (
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Int64Value is shortwire.test.v1.Int64Value in the schema.
type Int64Value struct {
	Value int64
	Unit  string

	unknown []byte
}

// FullName returns "shortwire.test.v1.Int64Value".
func (*Int64Value) FullName() string {
	return "shortwire.test.v1.Int64Value"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Int64Value) Reset() {
	*m = Int64Value{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Int64Value) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Int64Value) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Int64Value) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Int64Value) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Int64Value", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Int64Value) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Int64Value", data)
}

var int64ValueFields = wire.Fields{Message: "shortwire.test.v1.Int64Value", Names: map[uint32]string{1: "value", 2: "unit"}}

// WriteWire is for generated code.
func (m *Int64Value) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Unit != "" {
		p = w.String(p, m.Unit, 0x12)
	}
	p = w.Reserve(p, 15)
	if m.Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Value)), 0x08)
	}
	if w.Failed() {
		w.Blame(&int64ValueFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Int64Value) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.Int64Value.value")
			}
			m.Value, p = int64(value), next
			continue
		case 0x12:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Int64Value.unit")
			}
			m.Unit, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Int64ValueColumns holds the fields of many messages, a slice each.
type Int64ValueColumns struct {
	Value []int64
	Unit  []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Int64ValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	if len(c.Unit) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Int64Value.unit", len(c.Unit), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Int64ValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
	c.Unit = wire.Resize(c.Unit, count)
}

// ToRows returns the messages one by one.
func (c *Int64ValueColumns) ToRows() []Int64Value {
	rows := make([]Int64Value, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
		rows[i].Unit = c.Unit[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Int64ValueColumns) FromRows(rows []Int64Value) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
		c.Unit[i] = row.Unit
	}
}

// StringValue is shortwire.test.v1.StringValue in the schema.
type StringValue struct {
	Value string
	More  []string

	unknown []byte
}

// FullName returns "shortwire.test.v1.StringValue".
func (*StringValue) FullName() string {
	return "shortwire.test.v1.StringValue"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *StringValue) Reset() {
	*m = StringValue{More: m.More[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *StringValue) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *StringValue) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *StringValue) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *StringValue) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.StringValue", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *StringValue) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.StringValue", data)
}

var stringValueFields = wire.Fields{Message: "shortwire.test.v1.StringValue", Names: map[uint32]string{1: "value", 2: "more"}}

// WriteWire is for generated code.
func (m *StringValue) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	for i := len(m.More) - 1; i >= 0; i-- {
		p = w.String(p, m.More[i], 0x12)
	}
	if m.Value != "" {
		p = w.String(p, m.Value, 0x0a)
	}
	if w.Failed() {
		w.Blame(&stringValueFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *StringValue) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.StringValue.value")
			}
			m.Value, p = value, next
			continue
		case 0x12:
			m.More, p = wire.AppendStrings(r, m.More, p, end, 0x12)
			if p < 0 {
				return r.In("shortwire.test.v1.StringValue.more")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Tree is shortwire.test.v1.Tree in the schema.
type Tree struct {
	Value   int64
	Left    *Tree
	Label   string
	Weights map[string]int64

	unknown []byte
}

// FullName returns "shortwire.test.v1.Tree".
func (*Tree) FullName() string {
	return "shortwire.test.v1.Tree"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Tree) Reset() {
	clear(m.Weights)
	*m = Tree{Weights: m.Weights, unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Tree) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Tree) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Tree) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Tree) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Tree", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Tree) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Tree", data)
}

var treeFields = wire.Fields{Message: "shortwire.test.v1.Tree", Names: map[uint32]string{1: "value", 2: "left", 100: "label", 101: "weights"}}

// WriteWire is for generated code.
func (m *Tree) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Weights) != 0 {
		var room [8]wire.Entry[string, int64]
		entries := wire.Entries(room[:0], m.Weights)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Value)), 0x10)
			p = w.String(p, entry.Key, 0x0a)
			p = w.Delimit(p, entryBefore, 0x32a)
		}
	}
	if m.Label != "" {
		p = w.String(p, m.Label, 0x322)
	}
	if m.Left != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Left.WriteWire(w, p), before, 0x12)
		}
	}
	p = w.Reserve(p, 15)
	if m.Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Value)), 0x08)
	}
	if w.Failed() {
		w.Blame(&treeFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Tree) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.Tree.value")
			}
			m.Value, p = int64(value), next
			continue
		case 0x12:
			if m.Left == nil {
				m.Left = new(Tree)
			}
			if p = r.Message(m.Left, p, end); p < 0 {
				return r.In("shortwire.test.v1.Tree.left")
			}
			continue
		case 0x322:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Tree.label")
			}
			m.Label, p = value, next
			continue
		case 0x32a:
			if p = m.readWeights(r, p, end); p < 0 {
				return r.In("shortwire.test.v1.Tree.weights")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

func (m *Tree) readWeights(r *wire.Reader, p, end int) int {
	if m.Weights == nil {
		m.Weights = make(map[string]int64, r.Run(p, end, 0x32a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key string
	var value int64
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			key, p = r.String(p, stop)
		case 0x10:
			read, next := r.Varint(p, stop)
			value, p = int64(read), next
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.Weights[key] = value
	return p
}

// Nested is shortwire.test.v1.Nested in the schema.
type Nested struct {
	Inner string

	unknown []byte
}

// FullName returns "shortwire.test.v1.Nested".
func (*Nested) FullName() string {
	return "shortwire.test.v1.Nested"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Nested) Reset() {
	*m = Nested{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Nested) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Nested) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Nested) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Nested) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Nested", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Nested) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Nested", data)
}

var nestedFields = wire.Fields{Message: "shortwire.test.v1.Nested", Names: map[uint32]string{1: "inner"}}

// WriteWire is for generated code.
func (m *Nested) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Inner != "" {
		p = w.String(p, m.Inner, 0x0a)
	}
	if w.Failed() {
		w.Blame(&nestedFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Nested) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.Nested.inner")
			}
			m.Inner, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// NestedColumns holds the fields of many messages, a slice each.
type NestedColumns struct {
	Inner []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *NestedColumns) CheckColumns() (int, error) {
	count := len(c.Inner)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *NestedColumns) ResizeColumns(count int) {
	c.Inner = wire.Resize(c.Inner, count)
}

// ToRows returns the messages one by one.
func (c *NestedColumns) ToRows() []Nested {
	rows := make([]Nested, len(c.Inner))
	for i := range rows {
		rows[i].Inner = c.Inner[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *NestedColumns) FromRows(rows []Nested) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Inner[i] = row.Inner
	}
}
