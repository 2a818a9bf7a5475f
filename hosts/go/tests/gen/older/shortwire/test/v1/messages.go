// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.

// Package testv1: The feature service as it was before it grew: what an old client was generated from.
package testv1

import (
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Scalars is shortwire.test.v1.Scalars in the schema.
type Scalars struct {
	DoubleValue float64
	StringValue string

	unknown []byte
}

// FullName returns "shortwire.test.v1.Scalars".
func (*Scalars) FullName() string {
	return "shortwire.test.v1.Scalars"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Scalars) Reset() {
	*m = Scalars{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Scalars) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Scalars) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Scalars) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Scalars) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Scalars", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Scalars) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Scalars", data)
}

var scalarsFields = wire.Fields{Message: "shortwire.test.v1.Scalars", Names: map[uint32]string{1: "double_value", 14: "string_value"}}

// WriteWire is for generated code.
func (m *Scalars) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.StringValue != "" {
		p = w.String(p, m.StringValue, 0x72)
	}
	p = w.Reserve(p, 13)
	if !wire.IsZero(m.DoubleValue) {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.DoubleValue), 0x09)
	}
	if w.Failed() {
		w.Blame(&scalarsFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Scalars) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.Scalars.double_value")
			}
			m.DoubleValue, p = value, next
			continue
		case 0x72:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.string_value")
			}
			m.StringValue, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// ScalarsColumns holds the fields of many messages, a slice each.
type ScalarsColumns struct {
	DoubleValue []float64
	StringValue []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *ScalarsColumns) CheckColumns() (int, error) {
	count := len(c.DoubleValue)
	if len(c.StringValue) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.string_value", len(c.StringValue), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *ScalarsColumns) ResizeColumns(count int) {
	c.DoubleValue = wire.Resize(c.DoubleValue, count)
	c.StringValue = wire.Resize(c.StringValue, count)
}

// ToRows returns the messages one by one.
func (c *ScalarsColumns) ToRows() []Scalars {
	rows := make([]Scalars, len(c.DoubleValue))
	for i := range rows {
		rows[i].DoubleValue = c.DoubleValue[i]
		rows[i].StringValue = c.StringValue[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *ScalarsColumns) FromRows(rows []Scalars) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.DoubleValue[i] = row.DoubleValue
		c.StringValue[i] = row.StringValue
	}
}

// Presence is shortwire.test.v1.Presence in the schema.
type Presence struct {
	Number int64
	Text   string

	unknown []byte
}

// FullName returns "shortwire.test.v1.Presence".
func (*Presence) FullName() string {
	return "shortwire.test.v1.Presence"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Presence) Reset() {
	*m = Presence{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Presence) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Presence) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Presence) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Presence) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Presence", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Presence) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Presence", data)
}

var presenceFields = wire.Fields{Message: "shortwire.test.v1.Presence", Names: map[uint32]string{1: "number", 2: "text"}}

// WriteWire is for generated code.
func (m *Presence) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Text != "" {
		p = w.String(p, m.Text, 0x12)
	}
	p = w.Reserve(p, 15)
	if m.Number != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Number)), 0x08)
	}
	if w.Failed() {
		w.Blame(&presenceFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Presence) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.Presence.number")
			}
			m.Number, p = int64(value), next
			continue
		case 0x12:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Presence.text")
			}
			m.Text, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// PresenceColumns holds the fields of many messages, a slice each.
type PresenceColumns struct {
	Number []int64
	Text   []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *PresenceColumns) CheckColumns() (int, error) {
	count := len(c.Number)
	if len(c.Text) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Presence.text", len(c.Text), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *PresenceColumns) ResizeColumns(count int) {
	c.Number = wire.Resize(c.Number, count)
	c.Text = wire.Resize(c.Text, count)
}

// ToRows returns the messages one by one.
func (c *PresenceColumns) ToRows() []Presence {
	rows := make([]Presence, len(c.Number))
	for i := range rows {
		rows[i].Number = c.Number[i]
		rows[i].Text = c.Text[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *PresenceColumns) FromRows(rows []Presence) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Number[i] = row.Number
		c.Text[i] = row.Text
	}
}

// Int64Value is shortwire.test.v1.Int64Value in the schema.
type Int64Value struct {
	Value int64

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

// WriteWire is for generated code.
func (m *Int64Value) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Value)), 0x08)
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
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Int64ValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Int64ValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *Int64ValueColumns) ToRows() []Int64Value {
	rows := make([]Int64Value, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Int64ValueColumns) FromRows(rows []Int64Value) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// Version1 is shortwire.test.v1.Version1 in the schema.
type Version1 struct {
	Name string

	unknown []byte
}

// FullName returns "shortwire.test.v1.Version1".
func (*Version1) FullName() string {
	return "shortwire.test.v1.Version1"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Version1) Reset() {
	*m = Version1{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Version1) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Version1) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Version1) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Version1) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Version1", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Version1) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Version1", data)
}

var version1Fields = wire.Fields{Message: "shortwire.test.v1.Version1", Names: map[uint32]string{1: "name"}}

// WriteWire is for generated code.
func (m *Version1) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Name != "" {
		p = w.String(p, m.Name, 0x0a)
	}
	if w.Failed() {
		w.Blame(&version1Fields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Version1) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.Version1.name")
			}
			m.Name, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Version1Columns holds the fields of many messages, a slice each.
type Version1Columns struct {
	Name []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Version1Columns) CheckColumns() (int, error) {
	count := len(c.Name)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Version1Columns) ResizeColumns(count int) {
	c.Name = wire.Resize(c.Name, count)
}

// ToRows returns the messages one by one.
func (c *Version1Columns) ToRows() []Version1 {
	rows := make([]Version1, len(c.Name))
	for i := range rows {
		rows[i].Name = c.Name[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Version1Columns) FromRows(rows []Version1) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Name[i] = row.Name
	}
}

// Version2 is shortwire.test.v1.Version2 in the schema.
type Version2 struct {
	Name string

	unknown []byte
}

// FullName returns "shortwire.test.v1.Version2".
func (*Version2) FullName() string {
	return "shortwire.test.v1.Version2"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Version2) Reset() {
	*m = Version2{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Version2) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Version2) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Version2) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Version2) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Version2", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Version2) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Version2", data)
}

var version2Fields = wire.Fields{Message: "shortwire.test.v1.Version2", Names: map[uint32]string{1: "name"}}

// WriteWire is for generated code.
func (m *Version2) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Name != "" {
		p = w.String(p, m.Name, 0x0a)
	}
	if w.Failed() {
		w.Blame(&version2Fields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Version2) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.Version2.name")
			}
			m.Name, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Version2Columns holds the fields of many messages, a slice each.
type Version2Columns struct {
	Name []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Version2Columns) CheckColumns() (int, error) {
	count := len(c.Name)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Version2Columns) ResizeColumns(count int) {
	c.Name = wire.Resize(c.Name, count)
}

// ToRows returns the messages one by one.
func (c *Version2Columns) ToRows() []Version2 {
	rows := make([]Version2, len(c.Name))
	for i := range rows {
		rows[i].Name = c.Name[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Version2Columns) FromRows(rows []Version2) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Name[i] = row.Name
	}
}

// Tree is shortwire.test.v1.Tree in the schema.
type Tree struct {
	Left *Tree

	unknown []byte
}

// FullName returns "shortwire.test.v1.Tree".
func (*Tree) FullName() string {
	return "shortwire.test.v1.Tree"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Tree) Reset() {
	*m = Tree{unknown: m.unknown[:0]}
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

var treeFields = wire.Fields{Message: "shortwire.test.v1.Tree", Names: map[uint32]string{2: "left"}}

// WriteWire is for generated code.
func (m *Tree) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Left != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Left.WriteWire(w, p), before, 0x12)
		}
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
		case 0x12:
			if m.Left == nil {
				m.Left = new(Tree)
			}
			if p = r.Message(m.Left, p, end); p < 0 {
				return r.In("shortwire.test.v1.Tree.left")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}
