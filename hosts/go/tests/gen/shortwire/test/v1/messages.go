// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.

// Package testv1: One method for each thing that can cross the boundary, for the tests of every host.
package testv1

import (
	"strconv"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// NestedInnerKind is shortwire.test.v1.Nested.Inner.Kind in the schema. Other numbers may occur.
type NestedInnerKind int32

// Values of shortwire.test.v1.Nested.Inner.Kind.
const (
	NestedInnerKindUnspecified NestedInnerKind = 0
	NestedInnerKindLeaf        NestedInnerKind = 1
)

// Known reports whether the schema has a name for e.
func (e NestedInnerKind) Known() bool {
	switch e {
	case NestedInnerKindUnspecified, NestedInnerKindLeaf:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e NestedInnerKind) String() string {
	switch e {
	case NestedInnerKindUnspecified:
		return "KIND_UNSPECIFIED"
	case NestedInnerKindLeaf:
		return "KIND_LEAF"
	}
	return strconv.Itoa(int(e))
}

// Color is shortwire.test.v1.Color in the schema. Other numbers may occur.
type Color int32

// Values of shortwire.test.v1.Color.
const (
	ColorUnspecified Color = 0
	ColorRed         Color = 1
	ColorGreen       Color = 2
	ColorBlue        Color = -3
)

// Known reports whether the schema has a name for e.
func (e Color) Known() bool {
	switch e {
	case ColorUnspecified, ColorRed, ColorGreen, ColorBlue:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e Color) String() string {
	switch e {
	case ColorUnspecified:
		return "COLOR_UNSPECIFIED"
	case ColorRed:
		return "COLOR_RED"
	case ColorGreen:
		return "COLOR_GREEN"
	case ColorBlue:
		return "COLOR_BLUE"
	}
	return strconv.Itoa(int(e))
}

// DoubleValue is shortwire.test.v1.DoubleValue in the schema.
type DoubleValue struct {
	Value float64

	unknown []byte
}

// FullName returns "shortwire.test.v1.DoubleValue".
func (*DoubleValue) FullName() string {
	return "shortwire.test.v1.DoubleValue"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *DoubleValue) Reset() {
	*m = DoubleValue{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *DoubleValue) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *DoubleValue) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *DoubleValue) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *DoubleValue) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.DoubleValue", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *DoubleValue) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.DoubleValue", data)
}

// WriteWire is for generated code.
func (m *DoubleValue) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 13)
	if !wire.IsZero(m.Value) {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.Value), 0x09)
	}
	return p
}

// ReadWire is for generated code.
func (m *DoubleValue) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.DoubleValue.value")
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

// DoubleValueColumns holds the fields of many messages, a slice each.
type DoubleValueColumns struct {
	Value []float64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *DoubleValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *DoubleValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *DoubleValueColumns) ToRows() []DoubleValue {
	rows := make([]DoubleValue, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *DoubleValueColumns) FromRows(rows []DoubleValue) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// FloatValue is shortwire.test.v1.FloatValue in the schema.
type FloatValue struct {
	Value float32

	unknown []byte
}

// FullName returns "shortwire.test.v1.FloatValue".
func (*FloatValue) FullName() string {
	return "shortwire.test.v1.FloatValue"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *FloatValue) Reset() {
	*m = FloatValue{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *FloatValue) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *FloatValue) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *FloatValue) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *FloatValue) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.FloatValue", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *FloatValue) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.FloatValue", data)
}

// WriteWire is for generated code.
func (m *FloatValue) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 9)
	if !wire.IsZeroFloat(m.Value) {
		p = wire.PutTag(w.Buf(), wire.PutFloat(w.Buf(), p, m.Value), 0x0d)
	}
	return p
}

// ReadWire is for generated code.
func (m *FloatValue) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0d:
			value, next := r.Float(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.FloatValue.value")
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

// FloatValueColumns holds the fields of many messages, a slice each.
type FloatValueColumns struct {
	Value []float32
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *FloatValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *FloatValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *FloatValueColumns) ToRows() []FloatValue {
	rows := make([]FloatValue, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *FloatValueColumns) FromRows(rows []FloatValue) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// Int32Value is shortwire.test.v1.Int32Value in the schema.
type Int32Value struct {
	Value int32

	unknown []byte
}

// FullName returns "shortwire.test.v1.Int32Value".
func (*Int32Value) FullName() string {
	return "shortwire.test.v1.Int32Value"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Int32Value) Reset() {
	*m = Int32Value{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Int32Value) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Int32Value) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Int32Value) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Int32Value) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Int32Value", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Int32Value) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Int32Value", data)
}

// WriteWire is for generated code.
func (m *Int32Value) WriteWire(w *wire.Writer, p int) int {
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
func (m *Int32Value) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.Int32Value.value")
			}
			m.Value, p = int32(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Int32ValueColumns holds the fields of many messages, a slice each.
type Int32ValueColumns struct {
	Value []int32
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Int32ValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Int32ValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *Int32ValueColumns) ToRows() []Int32Value {
	rows := make([]Int32Value, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Int32ValueColumns) FromRows(rows []Int32Value) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
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

// Uint32Value is shortwire.test.v1.Uint32Value in the schema.
type Uint32Value struct {
	Value uint32

	unknown []byte
}

// FullName returns "shortwire.test.v1.Uint32Value".
func (*Uint32Value) FullName() string {
	return "shortwire.test.v1.Uint32Value"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Uint32Value) Reset() {
	*m = Uint32Value{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Uint32Value) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Uint32Value) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Uint32Value) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Uint32Value) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Uint32Value", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Uint32Value) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Uint32Value", data)
}

// WriteWire is for generated code.
func (m *Uint32Value) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 10)
	if m.Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Value)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *Uint32Value) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.Uint32Value.value")
			}
			m.Value, p = uint32(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Uint32ValueColumns holds the fields of many messages, a slice each.
type Uint32ValueColumns struct {
	Value []uint32
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Uint32ValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Uint32ValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *Uint32ValueColumns) ToRows() []Uint32Value {
	rows := make([]Uint32Value, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Uint32ValueColumns) FromRows(rows []Uint32Value) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// Uint64Value is shortwire.test.v1.Uint64Value in the schema.
type Uint64Value struct {
	Value uint64

	unknown []byte
}

// FullName returns "shortwire.test.v1.Uint64Value".
func (*Uint64Value) FullName() string {
	return "shortwire.test.v1.Uint64Value"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Uint64Value) Reset() {
	*m = Uint64Value{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Uint64Value) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Uint64Value) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Uint64Value) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Uint64Value) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Uint64Value", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Uint64Value) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Uint64Value", data)
}

// WriteWire is for generated code.
func (m *Uint64Value) WriteWire(w *wire.Writer, p int) int {
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
func (m *Uint64Value) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.Uint64Value.value")
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

// Uint64ValueColumns holds the fields of many messages, a slice each.
type Uint64ValueColumns struct {
	Value []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Uint64ValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Uint64ValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *Uint64ValueColumns) ToRows() []Uint64Value {
	rows := make([]Uint64Value, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Uint64ValueColumns) FromRows(rows []Uint64Value) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// Sint32Value is shortwire.test.v1.Sint32Value in the schema.
type Sint32Value struct {
	Value int32

	unknown []byte
}

// FullName returns "shortwire.test.v1.Sint32Value".
func (*Sint32Value) FullName() string {
	return "shortwire.test.v1.Sint32Value"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Sint32Value) Reset() {
	*m = Sint32Value{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Sint32Value) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Sint32Value) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Sint32Value) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Sint32Value) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Sint32Value", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Sint32Value) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Sint32Value", data)
}

// WriteWire is for generated code.
func (m *Sint32Value) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 10)
	if m.Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Zigzag32(m.Value)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *Sint32Value) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.Sint32Value.value")
			}
			m.Value, p = wire.Unzigzag32(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Sint32ValueColumns holds the fields of many messages, a slice each.
type Sint32ValueColumns struct {
	Value []int32
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Sint32ValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Sint32ValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *Sint32ValueColumns) ToRows() []Sint32Value {
	rows := make([]Sint32Value, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Sint32ValueColumns) FromRows(rows []Sint32Value) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// Sint64Value is shortwire.test.v1.Sint64Value in the schema.
type Sint64Value struct {
	Value int64

	unknown []byte
}

// FullName returns "shortwire.test.v1.Sint64Value".
func (*Sint64Value) FullName() string {
	return "shortwire.test.v1.Sint64Value"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Sint64Value) Reset() {
	*m = Sint64Value{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Sint64Value) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Sint64Value) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Sint64Value) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Sint64Value) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Sint64Value", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Sint64Value) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Sint64Value", data)
}

// WriteWire is for generated code.
func (m *Sint64Value) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Zigzag64(m.Value)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *Sint64Value) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.Sint64Value.value")
			}
			m.Value, p = wire.Unzigzag64(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Sint64ValueColumns holds the fields of many messages, a slice each.
type Sint64ValueColumns struct {
	Value []int64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Sint64ValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Sint64ValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *Sint64ValueColumns) ToRows() []Sint64Value {
	rows := make([]Sint64Value, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Sint64ValueColumns) FromRows(rows []Sint64Value) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// Fixed32Value is shortwire.test.v1.Fixed32Value in the schema.
type Fixed32Value struct {
	Value uint32

	unknown []byte
}

// FullName returns "shortwire.test.v1.Fixed32Value".
func (*Fixed32Value) FullName() string {
	return "shortwire.test.v1.Fixed32Value"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Fixed32Value) Reset() {
	*m = Fixed32Value{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Fixed32Value) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Fixed32Value) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Fixed32Value) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Fixed32Value) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Fixed32Value", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Fixed32Value) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Fixed32Value", data)
}

// WriteWire is for generated code.
func (m *Fixed32Value) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 9)
	if m.Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutFixed32(w.Buf(), p, m.Value), 0x0d)
	}
	return p
}

// ReadWire is for generated code.
func (m *Fixed32Value) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0d:
			value, next := r.Fixed32(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Fixed32Value.value")
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

// Fixed32ValueColumns holds the fields of many messages, a slice each.
type Fixed32ValueColumns struct {
	Value []uint32
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Fixed32ValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Fixed32ValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *Fixed32ValueColumns) ToRows() []Fixed32Value {
	rows := make([]Fixed32Value, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Fixed32ValueColumns) FromRows(rows []Fixed32Value) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// Fixed64Value is shortwire.test.v1.Fixed64Value in the schema.
type Fixed64Value struct {
	Value uint64

	unknown []byte
}

// FullName returns "shortwire.test.v1.Fixed64Value".
func (*Fixed64Value) FullName() string {
	return "shortwire.test.v1.Fixed64Value"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Fixed64Value) Reset() {
	*m = Fixed64Value{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Fixed64Value) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Fixed64Value) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Fixed64Value) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Fixed64Value) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Fixed64Value", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Fixed64Value) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Fixed64Value", data)
}

// WriteWire is for generated code.
func (m *Fixed64Value) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 13)
	if m.Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutFixed64(w.Buf(), p, m.Value), 0x09)
	}
	return p
}

// ReadWire is for generated code.
func (m *Fixed64Value) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x09:
			value, next := r.Fixed64(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Fixed64Value.value")
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

// Fixed64ValueColumns holds the fields of many messages, a slice each.
type Fixed64ValueColumns struct {
	Value []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Fixed64ValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Fixed64ValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *Fixed64ValueColumns) ToRows() []Fixed64Value {
	rows := make([]Fixed64Value, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Fixed64ValueColumns) FromRows(rows []Fixed64Value) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// Sfixed32Value is shortwire.test.v1.Sfixed32Value in the schema.
type Sfixed32Value struct {
	Value int32

	unknown []byte
}

// FullName returns "shortwire.test.v1.Sfixed32Value".
func (*Sfixed32Value) FullName() string {
	return "shortwire.test.v1.Sfixed32Value"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Sfixed32Value) Reset() {
	*m = Sfixed32Value{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Sfixed32Value) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Sfixed32Value) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Sfixed32Value) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Sfixed32Value) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Sfixed32Value", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Sfixed32Value) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Sfixed32Value", data)
}

// WriteWire is for generated code.
func (m *Sfixed32Value) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 9)
	if m.Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutFixed32(w.Buf(), p, uint32(m.Value)), 0x0d)
	}
	return p
}

// ReadWire is for generated code.
func (m *Sfixed32Value) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0d:
			value, next := r.Fixed32(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Sfixed32Value.value")
			}
			m.Value, p = int32(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Sfixed32ValueColumns holds the fields of many messages, a slice each.
type Sfixed32ValueColumns struct {
	Value []int32
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Sfixed32ValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Sfixed32ValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *Sfixed32ValueColumns) ToRows() []Sfixed32Value {
	rows := make([]Sfixed32Value, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Sfixed32ValueColumns) FromRows(rows []Sfixed32Value) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// Sfixed64Value is shortwire.test.v1.Sfixed64Value in the schema.
type Sfixed64Value struct {
	Value int64

	unknown []byte
}

// FullName returns "shortwire.test.v1.Sfixed64Value".
func (*Sfixed64Value) FullName() string {
	return "shortwire.test.v1.Sfixed64Value"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Sfixed64Value) Reset() {
	*m = Sfixed64Value{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Sfixed64Value) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Sfixed64Value) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Sfixed64Value) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Sfixed64Value) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Sfixed64Value", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Sfixed64Value) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Sfixed64Value", data)
}

// WriteWire is for generated code.
func (m *Sfixed64Value) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 13)
	if m.Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutFixed64(w.Buf(), p, uint64(m.Value)), 0x09)
	}
	return p
}

// ReadWire is for generated code.
func (m *Sfixed64Value) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x09:
			value, next := r.Fixed64(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Sfixed64Value.value")
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

// Sfixed64ValueColumns holds the fields of many messages, a slice each.
type Sfixed64ValueColumns struct {
	Value []int64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Sfixed64ValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Sfixed64ValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *Sfixed64ValueColumns) ToRows() []Sfixed64Value {
	rows := make([]Sfixed64Value, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Sfixed64ValueColumns) FromRows(rows []Sfixed64Value) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// BoolValue is shortwire.test.v1.BoolValue in the schema.
type BoolValue struct {
	Value bool

	unknown []byte
}

// FullName returns "shortwire.test.v1.BoolValue".
func (*BoolValue) FullName() string {
	return "shortwire.test.v1.BoolValue"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *BoolValue) Reset() {
	*m = BoolValue{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *BoolValue) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *BoolValue) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *BoolValue) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *BoolValue) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.BoolValue", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *BoolValue) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.BoolValue", data)
}

// WriteWire is for generated code.
func (m *BoolValue) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 6)
	if m.Value {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.Value)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *BoolValue) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.BoolValue.value")
			}
			m.Value, p = value != 0, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// BoolValueColumns holds the fields of many messages, a slice each.
type BoolValueColumns struct {
	Value []bool
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *BoolValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *BoolValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *BoolValueColumns) ToRows() []BoolValue {
	rows := make([]BoolValue, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *BoolValueColumns) FromRows(rows []BoolValue) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// StringValue is shortwire.test.v1.StringValue in the schema.
type StringValue struct {
	Value string

	unknown []byte
}

// FullName returns "shortwire.test.v1.StringValue".
func (*StringValue) FullName() string {
	return "shortwire.test.v1.StringValue"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *StringValue) Reset() {
	*m = StringValue{unknown: m.unknown[:0]}
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

var stringValueFields = wire.Fields{Message: "shortwire.test.v1.StringValue", Names: map[uint32]string{1: "value"}}

// WriteWire is for generated code.
func (m *StringValue) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
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
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// StringValueColumns holds the fields of many messages, a slice each.
type StringValueColumns struct {
	Value []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *StringValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *StringValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *StringValueColumns) ToRows() []StringValue {
	rows := make([]StringValue, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *StringValueColumns) FromRows(rows []StringValue) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// BytesValue is shortwire.test.v1.BytesValue in the schema.
type BytesValue struct {
	Value []byte

	unknown []byte
}

// FullName returns "shortwire.test.v1.BytesValue".
func (*BytesValue) FullName() string {
	return "shortwire.test.v1.BytesValue"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *BytesValue) Reset() {
	*m = BytesValue{Value: m.Value[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *BytesValue) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *BytesValue) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *BytesValue) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *BytesValue) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.BytesValue", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *BytesValue) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.BytesValue", data)
}

// WriteWire is for generated code.
func (m *BytesValue) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Value) != 0 {
		p = w.Bytes(p, m.Value, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *BytesValue) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.BytesValue.value")
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

// BytesValueColumns holds the fields of many messages, a slice each.
type BytesValueColumns struct {
	Value [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *BytesValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *BytesValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *BytesValueColumns) ToRows() []BytesValue {
	rows := make([]BytesValue, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *BytesValueColumns) FromRows(rows []BytesValue) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// EnumValue is shortwire.test.v1.EnumValue in the schema.
type EnumValue struct {
	Value Color

	unknown []byte
}

// FullName returns "shortwire.test.v1.EnumValue".
func (*EnumValue) FullName() string {
	return "shortwire.test.v1.EnumValue"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *EnumValue) Reset() {
	*m = EnumValue{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *EnumValue) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *EnumValue) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *EnumValue) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *EnumValue) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.EnumValue", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *EnumValue) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.EnumValue", data)
}

// WriteWire is for generated code.
func (m *EnumValue) WriteWire(w *wire.Writer, p int) int {
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
func (m *EnumValue) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.EnumValue.value")
			}
			m.Value, p = Color(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// EnumValueColumns holds the fields of many messages, a slice each.
type EnumValueColumns struct {
	Value []Color
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *EnumValueColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *EnumValueColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *EnumValueColumns) ToRows() []EnumValue {
	rows := make([]EnumValue, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *EnumValueColumns) FromRows(rows []EnumValue) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// Empty is shortwire.test.v1.Empty in the schema.
type Empty struct {
	unknown []byte
}

// FullName returns "shortwire.test.v1.Empty".
func (*Empty) FullName() string {
	return "shortwire.test.v1.Empty"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Empty) Reset() {
	*m = Empty{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Empty) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Empty) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Empty) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Empty) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Empty", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Empty) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Empty", data)
}

// WriteWire is for generated code.
func (m *Empty) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	return p
}

// ReadWire is for generated code.
func (m *Empty) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Scalars: Every singular type at once.
type Scalars struct {
	DoubleValue   float64
	FloatValue    float32
	Int32Value    int32
	Int64Value    int64
	Uint32Value   uint32
	Uint64Value   uint64
	Sint32Value   int32
	Sint64Value   int64
	Fixed32Value  uint32
	Fixed64Value  uint64
	Sfixed32Value int32
	Sfixed64Value int64
	BoolValue     bool
	StringValue   string
	BytesValue    []byte
	EnumValue     Color

	unknown []byte
}

// FullName returns "shortwire.test.v1.Scalars".
func (*Scalars) FullName() string {
	return "shortwire.test.v1.Scalars"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Scalars) Reset() {
	*m = Scalars{BytesValue: m.BytesValue[:0], unknown: m.unknown[:0]}
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

var scalarsFields = wire.Fields{Message: "shortwire.test.v1.Scalars", Names: map[uint32]string{1: "double_value", 2: "float_value", 3: "int32_value", 4: "int64_value", 5: "uint32_value", 6: "uint64_value", 7: "sint32_value", 8: "sint64_value", 9: "fixed32_value", 10: "fixed64_value", 11: "sfixed32_value", 12: "sfixed64_value", 13: "bool_value", 14: "string_value", 15: "bytes_value", 16: "enum_value"}}

// WriteWire is for generated code.
func (m *Scalars) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.EnumValue != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.EnumValue)), 0x80)
	}
	if len(m.BytesValue) != 0 {
		p = w.Bytes(p, m.BytesValue, 0x7a)
	}
	if m.StringValue != "" {
		p = w.String(p, m.StringValue, 0x72)
	}
	p = w.Reserve(p, 152)
	if m.BoolValue {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.BoolValue)), 0x68)
	}
	if m.Sfixed64Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutFixed64(w.Buf(), p, uint64(m.Sfixed64Value)), 0x61)
	}
	if m.Sfixed32Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutFixed32(w.Buf(), p, uint32(m.Sfixed32Value)), 0x5d)
	}
	if m.Fixed64Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutFixed64(w.Buf(), p, m.Fixed64Value), 0x51)
	}
	if m.Fixed32Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutFixed32(w.Buf(), p, m.Fixed32Value), 0x4d)
	}
	if m.Sint64Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Zigzag64(m.Sint64Value)), 0x40)
	}
	if m.Sint32Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Zigzag32(m.Sint32Value)), 0x38)
	}
	if m.Uint64Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Uint64Value), 0x30)
	}
	if m.Uint32Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Uint32Value)), 0x28)
	}
	if m.Int64Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Int64Value)), 0x20)
	}
	if m.Int32Value != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Int32Value)), 0x18)
	}
	if !wire.IsZeroFloat(m.FloatValue) {
		p = wire.PutTag(w.Buf(), wire.PutFloat(w.Buf(), p, m.FloatValue), 0x15)
	}
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
		case 0x15:
			value, next := r.Float(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.float_value")
			}
			m.FloatValue, p = value, next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.int32_value")
			}
			m.Int32Value, p = int32(value), next
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.int64_value")
			}
			m.Int64Value, p = int64(value), next
			continue
		case 0x28:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.uint32_value")
			}
			m.Uint32Value, p = uint32(value), next
			continue
		case 0x30:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.uint64_value")
			}
			m.Uint64Value, p = value, next
			continue
		case 0x38:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.sint32_value")
			}
			m.Sint32Value, p = wire.Unzigzag32(value), next
			continue
		case 0x40:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.sint64_value")
			}
			m.Sint64Value, p = wire.Unzigzag64(value), next
			continue
		case 0x4d:
			value, next := r.Fixed32(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.fixed32_value")
			}
			m.Fixed32Value, p = value, next
			continue
		case 0x51:
			value, next := r.Fixed64(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.fixed64_value")
			}
			m.Fixed64Value, p = value, next
			continue
		case 0x5d:
			value, next := r.Fixed32(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.sfixed32_value")
			}
			m.Sfixed32Value, p = int32(value), next
			continue
		case 0x61:
			value, next := r.Fixed64(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.sfixed64_value")
			}
			m.Sfixed64Value, p = int64(value), next
			continue
		case 0x68:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.bool_value")
			}
			m.BoolValue, p = value != 0, next
			continue
		case 0x72:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.string_value")
			}
			m.StringValue, p = value, next
			continue
		case 0x7a:
			value, next := r.Bytes(m.BytesValue, p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.bytes_value")
			}
			m.BytesValue, p = value, next
			continue
		case 0x80:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Scalars.enum_value")
			}
			m.EnumValue, p = Color(value), next
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
	DoubleValue   []float64
	FloatValue    []float32
	Int32Value    []int32
	Int64Value    []int64
	Uint32Value   []uint32
	Uint64Value   []uint64
	Sint32Value   []int32
	Sint64Value   []int64
	Fixed32Value  []uint32
	Fixed64Value  []uint64
	Sfixed32Value []int32
	Sfixed64Value []int64
	BoolValue     []bool
	StringValue   []string
	BytesValue    [][]byte
	EnumValue     []Color
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *ScalarsColumns) CheckColumns() (int, error) {
	count := len(c.DoubleValue)
	if len(c.FloatValue) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.float_value", len(c.FloatValue), count)
	}
	if len(c.Int32Value) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.int32_value", len(c.Int32Value), count)
	}
	if len(c.Int64Value) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.int64_value", len(c.Int64Value), count)
	}
	if len(c.Uint32Value) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.uint32_value", len(c.Uint32Value), count)
	}
	if len(c.Uint64Value) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.uint64_value", len(c.Uint64Value), count)
	}
	if len(c.Sint32Value) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.sint32_value", len(c.Sint32Value), count)
	}
	if len(c.Sint64Value) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.sint64_value", len(c.Sint64Value), count)
	}
	if len(c.Fixed32Value) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.fixed32_value", len(c.Fixed32Value), count)
	}
	if len(c.Fixed64Value) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.fixed64_value", len(c.Fixed64Value), count)
	}
	if len(c.Sfixed32Value) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.sfixed32_value", len(c.Sfixed32Value), count)
	}
	if len(c.Sfixed64Value) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.sfixed64_value", len(c.Sfixed64Value), count)
	}
	if len(c.BoolValue) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.bool_value", len(c.BoolValue), count)
	}
	if len(c.StringValue) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.string_value", len(c.StringValue), count)
	}
	if len(c.BytesValue) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.bytes_value", len(c.BytesValue), count)
	}
	if len(c.EnumValue) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Scalars.enum_value", len(c.EnumValue), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *ScalarsColumns) ResizeColumns(count int) {
	c.DoubleValue = wire.Resize(c.DoubleValue, count)
	c.FloatValue = wire.Resize(c.FloatValue, count)
	c.Int32Value = wire.Resize(c.Int32Value, count)
	c.Int64Value = wire.Resize(c.Int64Value, count)
	c.Uint32Value = wire.Resize(c.Uint32Value, count)
	c.Uint64Value = wire.Resize(c.Uint64Value, count)
	c.Sint32Value = wire.Resize(c.Sint32Value, count)
	c.Sint64Value = wire.Resize(c.Sint64Value, count)
	c.Fixed32Value = wire.Resize(c.Fixed32Value, count)
	c.Fixed64Value = wire.Resize(c.Fixed64Value, count)
	c.Sfixed32Value = wire.Resize(c.Sfixed32Value, count)
	c.Sfixed64Value = wire.Resize(c.Sfixed64Value, count)
	c.BoolValue = wire.Resize(c.BoolValue, count)
	c.StringValue = wire.Resize(c.StringValue, count)
	c.BytesValue = wire.Resize(c.BytesValue, count)
	c.EnumValue = wire.Resize(c.EnumValue, count)
}

// ToRows returns the messages one by one.
func (c *ScalarsColumns) ToRows() []Scalars {
	rows := make([]Scalars, len(c.DoubleValue))
	for i := range rows {
		rows[i].DoubleValue = c.DoubleValue[i]
		rows[i].FloatValue = c.FloatValue[i]
		rows[i].Int32Value = c.Int32Value[i]
		rows[i].Int64Value = c.Int64Value[i]
		rows[i].Uint32Value = c.Uint32Value[i]
		rows[i].Uint64Value = c.Uint64Value[i]
		rows[i].Sint32Value = c.Sint32Value[i]
		rows[i].Sint64Value = c.Sint64Value[i]
		rows[i].Fixed32Value = c.Fixed32Value[i]
		rows[i].Fixed64Value = c.Fixed64Value[i]
		rows[i].Sfixed32Value = c.Sfixed32Value[i]
		rows[i].Sfixed64Value = c.Sfixed64Value[i]
		rows[i].BoolValue = c.BoolValue[i]
		rows[i].StringValue = c.StringValue[i]
		rows[i].BytesValue = c.BytesValue[i]
		rows[i].EnumValue = c.EnumValue[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *ScalarsColumns) FromRows(rows []Scalars) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.DoubleValue[i] = row.DoubleValue
		c.FloatValue[i] = row.FloatValue
		c.Int32Value[i] = row.Int32Value
		c.Int64Value[i] = row.Int64Value
		c.Uint32Value[i] = row.Uint32Value
		c.Uint64Value[i] = row.Uint64Value
		c.Sint32Value[i] = row.Sint32Value
		c.Sint64Value[i] = row.Sint64Value
		c.Fixed32Value[i] = row.Fixed32Value
		c.Fixed64Value[i] = row.Fixed64Value
		c.Sfixed32Value[i] = row.Sfixed32Value
		c.Sfixed64Value[i] = row.Sfixed64Value
		c.BoolValue[i] = row.BoolValue
		c.StringValue[i] = row.StringValue
		c.BytesValue[i] = row.BytesValue
		c.EnumValue[i] = row.EnumValue
	}
}

// Presence: Absent is not the same as zero.
type Presence struct {
	Number shortwire.Optional[int64]
	Text   shortwire.Optional[string]
	Data   shortwire.Optional[[]byte]
	Flag   shortwire.Optional[bool]
	Color  shortwire.Optional[Color]
	Real   shortwire.Optional[float64]
	Plain  int64

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

var presenceFields = wire.Fields{Message: "shortwire.test.v1.Presence", Names: map[uint32]string{1: "number", 2: "text", 3: "data", 4: "flag", 5: "color", 6: "real", 7: "plain"}}

// WriteWire is for generated code.
func (m *Presence) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 49)
	if m.Plain != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Plain)), 0x38)
	}
	if m.Real.Set {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.Real.Value), 0x31)
	}
	if m.Color.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Color.Value)), 0x28)
	}
	if m.Flag.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.Flag.Value)), 0x20)
	}
	if m.Data.Set {
		p = w.Bytes(p, m.Data.Value, 0x1a)
	}
	if m.Text.Set {
		p = w.String(p, m.Text.Value, 0x12)
	}
	p = w.Reserve(p, 15)
	if m.Number.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Number.Value)), 0x08)
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
			m.Number, p = shortwire.Some(int64(value)), next
			continue
		case 0x12:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Presence.text")
			}
			m.Text, p = shortwire.Some(value), next
			continue
		case 0x1a:
			value, next := r.Bytes(nil, p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Presence.data")
			}
			m.Data, p = shortwire.Some(value), next
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Presence.flag")
			}
			m.Flag, p = shortwire.Some(value != 0), next
			continue
		case 0x28:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Presence.color")
			}
			m.Color, p = shortwire.Some(Color(value)), next
			continue
		case 0x31:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Presence.real")
			}
			m.Real, p = shortwire.Some(value), next
			continue
		case 0x38:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Presence.plain")
			}
			m.Plain, p = int64(value), next
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
	// Present has bit i set if the i-th field that tracks presence is there.
	Present []uint64
	Number  []int64
	Text    []string
	Data    [][]byte
	Flag    []bool
	Color   []Color
	Real    []float64
	Plain   []int64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *PresenceColumns) CheckColumns() (int, error) {
	count := len(c.Present)
	if len(c.Number) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Presence.number", len(c.Number), count)
	}
	if len(c.Text) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Presence.text", len(c.Text), count)
	}
	if len(c.Data) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Presence.data", len(c.Data), count)
	}
	if len(c.Flag) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Presence.flag", len(c.Flag), count)
	}
	if len(c.Color) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Presence.color", len(c.Color), count)
	}
	if len(c.Real) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Presence.real", len(c.Real), count)
	}
	if len(c.Plain) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Presence.plain", len(c.Plain), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *PresenceColumns) ResizeColumns(count int) {
	c.Present = wire.Resize(c.Present, count)
	c.Number = wire.Resize(c.Number, count)
	c.Text = wire.Resize(c.Text, count)
	c.Data = wire.Resize(c.Data, count)
	c.Flag = wire.Resize(c.Flag, count)
	c.Color = wire.Resize(c.Color, count)
	c.Real = wire.Resize(c.Real, count)
	c.Plain = wire.Resize(c.Plain, count)
}

// ToRows returns the messages one by one.
func (c *PresenceColumns) ToRows() []Presence {
	rows := make([]Presence, len(c.Present))
	for i := range rows {
		if c.Present[i]>>0&1 != 0 {
			rows[i].Number = shortwire.Some(c.Number[i])
		}
		if c.Present[i]>>1&1 != 0 {
			rows[i].Text = shortwire.Some(c.Text[i])
		}
		if c.Present[i]>>2&1 != 0 {
			rows[i].Data = shortwire.Some(c.Data[i])
		}
		if c.Present[i]>>3&1 != 0 {
			rows[i].Flag = shortwire.Some(c.Flag[i])
		}
		if c.Present[i]>>4&1 != 0 {
			rows[i].Color = shortwire.Some(c.Color[i])
		}
		if c.Present[i]>>5&1 != 0 {
			rows[i].Real = shortwire.Some(c.Real[i])
		}
		rows[i].Plain = c.Plain[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *PresenceColumns) FromRows(rows []Presence) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Present[i] = 0
		c.Present[i] |= wire.Bool(row.Number.Set) << 0
		c.Number[i] = row.Number.Value
		c.Present[i] |= wire.Bool(row.Text.Set) << 1
		c.Text[i] = row.Text.Value
		c.Present[i] |= wire.Bool(row.Data.Set) << 2
		c.Data[i] = row.Data.Value
		c.Present[i] |= wire.Bool(row.Flag.Set) << 3
		c.Flag[i] = row.Flag.Value
		c.Present[i] |= wire.Bool(row.Color.Set) << 4
		c.Color[i] = row.Color.Value
		c.Present[i] |= wire.Bool(row.Real.Set) << 5
		c.Real[i] = row.Real.Value
		c.Plain[i] = row.Plain
	}
}

// Repeated: Numbers and enums are packed here.
type Repeated struct {
	Doubles   []float64
	Floats    []float32
	Int32s    []int32
	Int64s    []int64
	Uint32s   []uint32
	Uint64s   []uint64
	Sint32s   []int32
	Sint64s   []int64
	Fixed32s  []uint32
	Fixed64s  []uint64
	Sfixed32s []int32
	Sfixed64s []int64
	Bools     []bool
	Strings   []string
	Blobs     [][]byte
	Colors    []Color
	Messages  []Scalars

	unknown []byte
}

// FullName returns "shortwire.test.v1.Repeated".
func (*Repeated) FullName() string {
	return "shortwire.test.v1.Repeated"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Repeated) Reset() {
	*m = Repeated{Doubles: m.Doubles[:0], Floats: m.Floats[:0], Int32s: m.Int32s[:0], Int64s: m.Int64s[:0], Uint32s: m.Uint32s[:0], Uint64s: m.Uint64s[:0], Sint32s: m.Sint32s[:0], Sint64s: m.Sint64s[:0], Fixed32s: m.Fixed32s[:0], Fixed64s: m.Fixed64s[:0], Sfixed32s: m.Sfixed32s[:0], Sfixed64s: m.Sfixed64s[:0], Bools: m.Bools[:0], Strings: m.Strings[:0], Blobs: m.Blobs[:0], Colors: m.Colors[:0], Messages: m.Messages[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Repeated) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Repeated) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Repeated) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Repeated) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Repeated", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Repeated) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Repeated", data)
}

var repeatedFields = wire.Fields{Message: "shortwire.test.v1.Repeated", Names: map[uint32]string{1: "doubles", 2: "floats", 3: "int32s", 4: "int64s", 5: "uint32s", 6: "uint64s", 7: "sint32s", 8: "sint64s", 9: "fixed32s", 10: "fixed64s", 11: "sfixed32s", 12: "sfixed64s", 13: "bools", 14: "strings", 15: "blobs", 16: "colors", 17: "messages"}}

// WriteWire is for generated code.
func (m *Repeated) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	for i := len(m.Messages) - 1; i >= 0; i-- {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Messages[i].WriteWire(w, p), before, 0x8a)
		}
	}
	if len(m.Colors) != 0 {
		p = wire.PackedIntegers(w, p, m.Colors, 0x82)
	}
	for i := len(m.Blobs) - 1; i >= 0; i-- {
		p = w.Bytes(p, m.Blobs[i], 0x7a)
	}
	for i := len(m.Strings) - 1; i >= 0; i-- {
		p = w.String(p, m.Strings[i], 0x72)
	}
	if len(m.Bools) != 0 {
		p = wire.Packed(w, p, m.Bools, 0x6a, wire.Bool)
	}
	if len(m.Sfixed64s) != 0 {
		p = wire.PackedFixed(w, p, m.Sfixed64s, 0x62)
	}
	if len(m.Sfixed32s) != 0 {
		p = wire.PackedFixed(w, p, m.Sfixed32s, 0x5a)
	}
	if len(m.Fixed64s) != 0 {
		p = wire.PackedFixed(w, p, m.Fixed64s, 0x52)
	}
	if len(m.Fixed32s) != 0 {
		p = wire.PackedFixed(w, p, m.Fixed32s, 0x4a)
	}
	if len(m.Sint64s) != 0 {
		p = wire.Packed(w, p, m.Sint64s, 0x42, wire.Zigzag64)
	}
	if len(m.Sint32s) != 0 {
		p = wire.Packed(w, p, m.Sint32s, 0x3a, wire.Zigzag32)
	}
	if len(m.Uint64s) != 0 {
		p = wire.PackedIntegers(w, p, m.Uint64s, 0x32)
	}
	if len(m.Uint32s) != 0 {
		p = wire.PackedIntegers(w, p, m.Uint32s, 0x2a)
	}
	if len(m.Int64s) != 0 {
		p = wire.PackedIntegers(w, p, m.Int64s, 0x22)
	}
	if len(m.Int32s) != 0 {
		p = wire.PackedIntegers(w, p, m.Int32s, 0x1a)
	}
	if len(m.Floats) != 0 {
		p = wire.PackedFixed(w, p, m.Floats, 0x12)
	}
	if len(m.Doubles) != 0 {
		p = wire.PackedFixed(w, p, m.Doubles, 0x0a)
	}
	if w.Failed() {
		w.Blame(&repeatedFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Repeated) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			m.Doubles, p = wire.AppendPackedFixed(r, m.Doubles, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.doubles")
			}
			continue
		case 0x09:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Repeated.doubles")
			}
			m.Doubles, p = append(m.Doubles, value), next
			continue
		case 0x12:
			m.Floats, p = wire.AppendPackedFixed(r, m.Floats, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.floats")
			}
			continue
		case 0x15:
			value, next := r.Float(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Repeated.floats")
			}
			m.Floats, p = append(m.Floats, value), next
			continue
		case 0x1a:
			m.Int32s, p = wire.AppendPackedIntegers(r, m.Int32s, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.int32s")
			}
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Repeated.int32s")
			}
			m.Int32s, p = append(m.Int32s, int32(value)), next
			continue
		case 0x22:
			m.Int64s, p = wire.AppendPackedIntegers(r, m.Int64s, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.int64s")
			}
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Repeated.int64s")
			}
			m.Int64s, p = append(m.Int64s, int64(value)), next
			continue
		case 0x2a:
			m.Uint32s, p = wire.AppendPackedIntegers(r, m.Uint32s, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.uint32s")
			}
			continue
		case 0x28:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Repeated.uint32s")
			}
			m.Uint32s, p = append(m.Uint32s, uint32(value)), next
			continue
		case 0x32:
			m.Uint64s, p = wire.AppendPackedIntegers(r, m.Uint64s, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.uint64s")
			}
			continue
		case 0x30:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Repeated.uint64s")
			}
			m.Uint64s, p = append(m.Uint64s, value), next
			continue
		case 0x3a:
			m.Sint32s, p = wire.AppendPacked(r, m.Sint32s, p, end, wire.Unzigzag32)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.sint32s")
			}
			continue
		case 0x38:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Repeated.sint32s")
			}
			m.Sint32s, p = append(m.Sint32s, wire.Unzigzag32(value)), next
			continue
		case 0x42:
			m.Sint64s, p = wire.AppendPacked(r, m.Sint64s, p, end, wire.Unzigzag64)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.sint64s")
			}
			continue
		case 0x40:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Repeated.sint64s")
			}
			m.Sint64s, p = append(m.Sint64s, wire.Unzigzag64(value)), next
			continue
		case 0x4a:
			m.Fixed32s, p = wire.AppendPackedFixed(r, m.Fixed32s, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.fixed32s")
			}
			continue
		case 0x4d:
			value, next := r.Fixed32(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Repeated.fixed32s")
			}
			m.Fixed32s, p = append(m.Fixed32s, value), next
			continue
		case 0x52:
			m.Fixed64s, p = wire.AppendPackedFixed(r, m.Fixed64s, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.fixed64s")
			}
			continue
		case 0x51:
			value, next := r.Fixed64(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Repeated.fixed64s")
			}
			m.Fixed64s, p = append(m.Fixed64s, value), next
			continue
		case 0x5a:
			m.Sfixed32s, p = wire.AppendPackedFixed(r, m.Sfixed32s, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.sfixed32s")
			}
			continue
		case 0x5d:
			value, next := r.Fixed32(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Repeated.sfixed32s")
			}
			m.Sfixed32s, p = append(m.Sfixed32s, int32(value)), next
			continue
		case 0x62:
			m.Sfixed64s, p = wire.AppendPackedFixed(r, m.Sfixed64s, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.sfixed64s")
			}
			continue
		case 0x61:
			value, next := r.Fixed64(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Repeated.sfixed64s")
			}
			m.Sfixed64s, p = append(m.Sfixed64s, int64(value)), next
			continue
		case 0x6a:
			m.Bools, p = wire.AppendPacked(r, m.Bools, p, end, wire.IsTrue)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.bools")
			}
			continue
		case 0x68:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Repeated.bools")
			}
			m.Bools, p = append(m.Bools, value != 0), next
			continue
		case 0x72:
			m.Strings, p = wire.AppendStrings(r, m.Strings, p, end, 0x72)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.strings")
			}
			continue
		case 0x7a:
			m.Blobs, p = wire.AppendBytes(r, m.Blobs, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.blobs")
			}
			continue
		case 0x82:
			m.Colors, p = wire.AppendPackedIntegers(r, m.Colors, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.colors")
			}
			continue
		case 0x80:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Repeated.colors")
			}
			m.Colors, p = append(m.Colors, Color(value)), next
			continue
		case 0x8a:
			m.Messages, p = wire.AppendMessages(r, m.Messages, p, end, 0x8a)
			if p < 0 {
				return r.In("shortwire.test.v1.Repeated.messages")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Unpacked: The same without packing.
type Unpacked struct {
	Int64s  []int64
	Doubles []float64
	Colors  []Color

	unknown []byte
}

// FullName returns "shortwire.test.v1.Unpacked".
func (*Unpacked) FullName() string {
	return "shortwire.test.v1.Unpacked"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Unpacked) Reset() {
	*m = Unpacked{Int64s: m.Int64s[:0], Doubles: m.Doubles[:0], Colors: m.Colors[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Unpacked) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Unpacked) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Unpacked) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Unpacked) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Unpacked", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Unpacked) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Unpacked", data)
}

// WriteWire is for generated code.
func (m *Unpacked) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	for i := len(m.Colors) - 1; i >= 0; i-- {
		p = w.Reserve(p, 15)
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Colors[i])), 0x18)
	}
	for i := len(m.Doubles) - 1; i >= 0; i-- {
		p = w.Reserve(p, 13)
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.Doubles[i]), 0x11)
	}
	for i := len(m.Int64s) - 1; i >= 0; i-- {
		p = w.Reserve(p, 15)
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Int64s[i])), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *Unpacked) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			m.Int64s, p = wire.AppendPackedIntegers(r, m.Int64s, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Unpacked.int64s")
			}
			continue
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Unpacked.int64s")
			}
			m.Int64s, p = append(m.Int64s, int64(value)), next
			continue
		case 0x12:
			m.Doubles, p = wire.AppendPackedFixed(r, m.Doubles, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Unpacked.doubles")
			}
			continue
		case 0x11:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Unpacked.doubles")
			}
			m.Doubles, p = append(m.Doubles, value), next
			continue
		case 0x1a:
			m.Colors, p = wire.AppendPackedIntegers(r, m.Colors, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Unpacked.colors")
			}
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Unpacked.colors")
			}
			m.Colors, p = append(m.Colors, Color(value)), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Maps is shortwire.test.v1.Maps in the schema.
type Maps struct {
	Strings  map[string]string
	Doubles  map[string]float64
	Int32s   map[int32]int64
	Blobs    map[uint64][]byte
	Colors   map[bool]Color
	Messages map[string]*Scalars
	Flags    map[int64]bool

	unknown []byte
}

// FullName returns "shortwire.test.v1.Maps".
func (*Maps) FullName() string {
	return "shortwire.test.v1.Maps"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Maps) Reset() {
	clear(m.Strings)
	clear(m.Doubles)
	clear(m.Int32s)
	clear(m.Blobs)
	clear(m.Colors)
	clear(m.Messages)
	clear(m.Flags)
	*m = Maps{Strings: m.Strings, Doubles: m.Doubles, Int32s: m.Int32s, Blobs: m.Blobs, Colors: m.Colors, Messages: m.Messages, Flags: m.Flags, unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Maps) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Maps) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Maps) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Maps) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Maps", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Maps) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Maps", data)
}

var mapsFields = wire.Fields{Message: "shortwire.test.v1.Maps", Names: map[uint32]string{1: "strings", 2: "doubles", 3: "int32s", 4: "blobs", 5: "colors", 6: "messages", 7: "flags"}}

// WriteWire is for generated code.
func (m *Maps) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Flags) != 0 {
		var room [8]wire.Entry[int64, bool]
		entries := wire.Entries(room[:0], m.Flags)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 6)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(entry.Value)), 0x10)
			p = w.Reserve(p, 13)
			p = wire.PutTag(w.Buf(), wire.PutFixed64(w.Buf(), p, uint64(entry.Key)), 0x09)
			p = w.Delimit(p, entryBefore, 0x3a)
		}
	}
	if len(m.Messages) != 0 {
		var room [8]wire.Entry[string, *Scalars]
		entries := wire.Entries(room[:0], m.Messages)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			if entry.Value != nil {
				if w.Enter() {
					before := w.Written(p)
					p = w.Leave(entry.Value.WriteWire(w, p), before, 0x12)
				}
			} else {
				p = w.Bytes(p, nil, 0x12)
			}
			p = w.String(p, entry.Key, 0x0a)
			p = w.Delimit(p, entryBefore, 0x32)
		}
	}
	if len(m.Colors) != 0 {
		var room [8]wire.Entry[bool, Color]
		entries := wire.BoolEntries(room[:0], m.Colors)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Value)), 0x10)
			p = w.Reserve(p, 6)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(entry.Key)), 0x08)
			p = w.Delimit(p, entryBefore, 0x2a)
		}
	}
	if len(m.Blobs) != 0 {
		var room [8]wire.Entry[uint64, []byte]
		entries := wire.Entries(room[:0], m.Blobs)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Bytes(p, entry.Value, 0x12)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, entry.Key), 0x08)
			p = w.Delimit(p, entryBefore, 0x22)
		}
	}
	if len(m.Int32s) != 0 {
		var room [8]wire.Entry[int32, int64]
		entries := wire.Entries(room[:0], m.Int32s)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Value)), 0x10)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Key)), 0x08)
			p = w.Delimit(p, entryBefore, 0x1a)
		}
	}
	if len(m.Doubles) != 0 {
		var room [8]wire.Entry[string, float64]
		entries := wire.Entries(room[:0], m.Doubles)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 13)
			p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, entry.Value), 0x11)
			p = w.String(p, entry.Key, 0x0a)
			p = w.Delimit(p, entryBefore, 0x12)
		}
	}
	if len(m.Strings) != 0 {
		var room [8]wire.Entry[string, string]
		entries := wire.Entries(room[:0], m.Strings)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.String(p, entry.Value, 0x12)
			p = w.String(p, entry.Key, 0x0a)
			p = w.Delimit(p, entryBefore, 0x0a)
		}
	}
	if w.Failed() {
		w.Blame(&mapsFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Maps) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			if p = m.readStrings(r, p, end); p < 0 {
				return r.In("shortwire.test.v1.Maps.strings")
			}
			continue
		case 0x12:
			if p = m.readDoubles(r, p, end); p < 0 {
				return r.In("shortwire.test.v1.Maps.doubles")
			}
			continue
		case 0x1a:
			if p = m.readInt32s(r, p, end); p < 0 {
				return r.In("shortwire.test.v1.Maps.int32s")
			}
			continue
		case 0x22:
			if p = m.readBlobs(r, p, end); p < 0 {
				return r.In("shortwire.test.v1.Maps.blobs")
			}
			continue
		case 0x2a:
			if p = m.readColors(r, p, end); p < 0 {
				return r.In("shortwire.test.v1.Maps.colors")
			}
			continue
		case 0x32:
			if p = m.readMessages(r, p, end); p < 0 {
				return r.In("shortwire.test.v1.Maps.messages")
			}
			continue
		case 0x3a:
			if p = m.readFlags(r, p, end); p < 0 {
				return r.In("shortwire.test.v1.Maps.flags")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

func (m *Maps) readStrings(r *wire.Reader, p, end int) int {
	if m.Strings == nil {
		m.Strings = make(map[string]string, r.Run(p, end, 0x0a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key string
	var value string
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			key, p = r.String(p, stop)
		case 0x12:
			value, p = r.String(p, stop)
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.Strings[key] = value
	return p
}

func (m *Maps) readDoubles(r *wire.Reader, p, end int) int {
	if m.Doubles == nil {
		m.Doubles = make(map[string]float64, r.Run(p, end, 0x12))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key string
	var value float64
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			key, p = r.String(p, stop)
		case 0x11:
			value, p = r.Double(p, stop)
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.Doubles[key] = value
	return p
}

func (m *Maps) readInt32s(r *wire.Reader, p, end int) int {
	if m.Int32s == nil {
		m.Int32s = make(map[int32]int64, r.Run(p, end, 0x1a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key int32
	var value int64
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			read, next := r.Varint(p, stop)
			key, p = int32(read), next
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
	m.Int32s[key] = value
	return p
}

func (m *Maps) readBlobs(r *wire.Reader, p, end int) int {
	if m.Blobs == nil {
		m.Blobs = make(map[uint64][]byte, r.Run(p, end, 0x22))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key uint64
	var value []byte
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			key, p = r.Varint(p, stop)
		case 0x12:
			value, p = r.Bytes(value, p, stop)
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.Blobs[key] = value
	return p
}

func (m *Maps) readColors(r *wire.Reader, p, end int) int {
	if m.Colors == nil {
		m.Colors = make(map[bool]Color, r.Run(p, end, 0x2a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key bool
	var value Color
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			read, next := r.Varint(p, stop)
			key, p = read != 0, next
		case 0x10:
			read, next := r.Varint(p, stop)
			value, p = Color(read), next
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.Colors[key] = value
	return p
}

func (m *Maps) readMessages(r *wire.Reader, p, end int) int {
	if m.Messages == nil {
		m.Messages = make(map[string]*Scalars, r.Run(p, end, 0x32))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key string
	value := new(Scalars)
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			key, p = r.String(p, stop)
		case 0x12:
			p = r.Message(value, p, stop)
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.Messages[key] = value
	return p
}

func (m *Maps) readFlags(r *wire.Reader, p, end int) int {
	if m.Flags == nil {
		m.Flags = make(map[int64]bool, r.Run(p, end, 0x3a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key int64
	var value bool
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x09:
			read, next := r.Fixed64(p, stop)
			key, p = int64(read), next
		case 0x10:
			read, next := r.Varint(p, stop)
			value, p = read != 0, next
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.Flags[key] = value
	return p
}

// Choice is shortwire.test.v1.Choice in the schema.
type Choice struct {
	// In the oneof choice.
	Number shortwire.Optional[int64]
	// In the oneof choice.
	Text shortwire.Optional[string]
	// In the oneof choice.
	Data shortwire.Optional[[]byte]
	// In the oneof choice.
	Color shortwire.Optional[Color]
	// In the oneof choice.
	Message *Scalars
	// In the oneof choice.
	Nothing *Empty
	// In the oneof choice.
	Flag shortwire.Optional[bool]
	// In the oneof choice.
	Real  shortwire.Optional[float64]
	After string

	unknown []byte
}

// ChoiceChoice tells which member of shortwire.test.v1.Choice.choice is set. Numbered as the fields are.
type ChoiceChoice int32

// Members of shortwire.test.v1.Choice.choice.
const (
	ChoiceChoiceNotSet  ChoiceChoice = 0
	ChoiceChoiceNumber  ChoiceChoice = 1
	ChoiceChoiceText    ChoiceChoice = 2
	ChoiceChoiceData    ChoiceChoice = 3
	ChoiceChoiceColor   ChoiceChoice = 4
	ChoiceChoiceMessage ChoiceChoice = 5
	ChoiceChoiceNothing ChoiceChoice = 6
	ChoiceChoiceFlag    ChoiceChoice = 7
	ChoiceChoiceReal    ChoiceChoice = 8
)

// WhichChoice returns which member of shortwire.test.v1.Choice.choice is set, the first of them if several are.
func (m *Choice) WhichChoice() ChoiceChoice {
	switch {
	case m.Number.Set:
		return ChoiceChoiceNumber
	case m.Text.Set:
		return ChoiceChoiceText
	case m.Data.Set:
		return ChoiceChoiceData
	case m.Color.Set:
		return ChoiceChoiceColor
	case m.Message != nil:
		return ChoiceChoiceMessage
	case m.Nothing != nil:
		return ChoiceChoiceNothing
	case m.Flag.Set:
		return ChoiceChoiceFlag
	case m.Real.Set:
		return ChoiceChoiceReal
	}
	return ChoiceChoiceNotSet
}

func (m *Choice) clearChoice() {
	m.Number = shortwire.Optional[int64]{}
	m.Text = shortwire.Optional[string]{}
	m.Data = shortwire.Optional[[]byte]{}
	m.Color = shortwire.Optional[Color]{}
	m.Message = nil
	m.Nothing = nil
	m.Flag = shortwire.Optional[bool]{}
	m.Real = shortwire.Optional[float64]{}
}

// FullName returns "shortwire.test.v1.Choice".
func (*Choice) FullName() string {
	return "shortwire.test.v1.Choice"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Choice) Reset() {
	*m = Choice{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Choice) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Choice) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Choice) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Choice) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Choice", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Choice) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Choice", data)
}

var choiceFields = wire.Fields{Message: "shortwire.test.v1.Choice", Names: map[uint32]string{1: "number", 2: "text", 3: "data", 4: "color", 5: "message", 6: "nothing", 7: "flag", 8: "real", 15: "after"}}

// WriteWire is for generated code.
func (m *Choice) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	members0 := 0
	if m.After != "" {
		p = w.String(p, m.After, 0x7a)
	}
	p = w.Reserve(p, 19)
	if m.Real.Set {
		members0++
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.Real.Value), 0x41)
	}
	if m.Flag.Set {
		members0++
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.Flag.Value)), 0x38)
	}
	if m.Nothing != nil {
		members0++
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Nothing.WriteWire(w, p), before, 0x32)
		}
	}
	if m.Message != nil {
		members0++
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Message.WriteWire(w, p), before, 0x2a)
		}
	}
	p = w.Reserve(p, 15)
	if m.Color.Set {
		members0++
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Color.Value)), 0x20)
	}
	if m.Data.Set {
		members0++
		p = w.Bytes(p, m.Data.Value, 0x1a)
	}
	if m.Text.Set {
		members0++
		p = w.String(p, m.Text.Value, 0x12)
	}
	p = w.Reserve(p, 15)
	if m.Number.Set {
		members0++
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Number.Value)), 0x08)
	}
	if members0 > 1 {
		w.TwoMembers("shortwire.test.v1.Choice.choice")
	}
	if w.Failed() {
		w.Blame(&choiceFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Choice) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.Choice.number")
			}
			m.clearChoice()
			m.Number, p = shortwire.Some(int64(value)), next
			continue
		case 0x12:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Choice.text")
			}
			m.clearChoice()
			m.Text, p = shortwire.Some(value), next
			continue
		case 0x1a:
			value, next := r.Bytes(nil, p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Choice.data")
			}
			m.clearChoice()
			m.Data, p = shortwire.Some(value), next
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Choice.color")
			}
			m.clearChoice()
			m.Color, p = shortwire.Some(Color(value)), next
			continue
		case 0x2a:
			if m.Message == nil {
				m.clearChoice()
				m.Message = new(Scalars)
			}
			if p = r.Message(m.Message, p, end); p < 0 {
				return r.In("shortwire.test.v1.Choice.message")
			}
			continue
		case 0x32:
			if m.Nothing == nil {
				m.clearChoice()
				m.Nothing = new(Empty)
			}
			if p = r.Message(m.Nothing, p, end); p < 0 {
				return r.In("shortwire.test.v1.Choice.nothing")
			}
			continue
		case 0x38:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Choice.flag")
			}
			m.clearChoice()
			m.Flag, p = shortwire.Some(value != 0), next
			continue
		case 0x41:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Choice.real")
			}
			m.clearChoice()
			m.Real, p = shortwire.Some(value), next
			continue
		case 0x7a:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Choice.after")
			}
			m.After, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Nested is shortwire.test.v1.Nested in the schema.
type Nested struct {
	Inner  *NestedInner
	Inners []NestedInner
	Kind   NestedInnerKind

	unknown []byte
}

// FullName returns "shortwire.test.v1.Nested".
func (*Nested) FullName() string {
	return "shortwire.test.v1.Nested"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Nested) Reset() {
	*m = Nested{Inners: m.Inners[:0], unknown: m.unknown[:0]}
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

var nestedFields = wire.Fields{Message: "shortwire.test.v1.Nested", Names: map[uint32]string{1: "inner", 2: "inners", 3: "kind"}}

// WriteWire is for generated code.
func (m *Nested) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Kind != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Kind)), 0x18)
	}
	for i := len(m.Inners) - 1; i >= 0; i-- {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Inners[i].WriteWire(w, p), before, 0x12)
		}
	}
	if m.Inner != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Inner.WriteWire(w, p), before, 0x0a)
		}
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
			if m.Inner == nil {
				m.Inner = new(NestedInner)
			}
			if p = r.Message(m.Inner, p, end); p < 0 {
				return r.In("shortwire.test.v1.Nested.inner")
			}
			continue
		case 0x12:
			m.Inners, p = wire.AppendMessages(r, m.Inners, p, end, 0x12)
			if p < 0 {
				return r.In("shortwire.test.v1.Nested.inners")
			}
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Nested.kind")
			}
			m.Kind, p = NestedInnerKind(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// NestedInner is shortwire.test.v1.Nested.Inner in the schema.
type NestedInner struct {
	Number int32
	Kind   NestedInnerKind

	unknown []byte
}

// FullName returns "shortwire.test.v1.Nested.Inner".
func (*NestedInner) FullName() string {
	return "shortwire.test.v1.Nested.Inner"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *NestedInner) Reset() {
	*m = NestedInner{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *NestedInner) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *NestedInner) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *NestedInner) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *NestedInner) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Nested.Inner", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *NestedInner) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Nested.Inner", data)
}

// WriteWire is for generated code.
func (m *NestedInner) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 30)
	if m.Kind != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Kind)), 0x10)
	}
	if m.Number != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Number)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *NestedInner) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.Nested.Inner.number")
			}
			m.Number, p = int32(value), next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Nested.Inner.kind")
			}
			m.Kind, p = NestedInnerKind(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// NestedInnerColumns holds the fields of many messages, a slice each.
type NestedInnerColumns struct {
	Number []int32
	Kind   []NestedInnerKind
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *NestedInnerColumns) CheckColumns() (int, error) {
	count := len(c.Number)
	if len(c.Kind) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Nested.Inner.kind", len(c.Kind), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *NestedInnerColumns) ResizeColumns(count int) {
	c.Number = wire.Resize(c.Number, count)
	c.Kind = wire.Resize(c.Kind, count)
}

// ToRows returns the messages one by one.
func (c *NestedInnerColumns) ToRows() []NestedInner {
	rows := make([]NestedInner, len(c.Number))
	for i := range rows {
		rows[i].Number = c.Number[i]
		rows[i].Kind = c.Kind[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *NestedInnerColumns) FromRows(rows []NestedInner) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Number[i] = row.Number
		c.Kind[i] = row.Kind
	}
}

// Tree: Contains itself.
type Tree struct {
	Value    int64
	Left     *Tree
	Right    *Tree
	Children []Tree

	unknown []byte
}

// FullName returns "shortwire.test.v1.Tree".
func (*Tree) FullName() string {
	return "shortwire.test.v1.Tree"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Tree) Reset() {
	*m = Tree{Children: m.Children[:0], unknown: m.unknown[:0]}
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

var treeFields = wire.Fields{Message: "shortwire.test.v1.Tree", Names: map[uint32]string{1: "value", 2: "left", 3: "right", 4: "children"}}

// WriteWire is for generated code.
func (m *Tree) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	for i := len(m.Children) - 1; i >= 0; i-- {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Children[i].WriteWire(w, p), before, 0x22)
		}
	}
	if m.Right != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Right.WriteWire(w, p), before, 0x1a)
		}
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
		case 0x1a:
			if m.Right == nil {
				m.Right = new(Tree)
			}
			if p = r.Message(m.Right, p, end); p < 0 {
				return r.In("shortwire.test.v1.Tree.right")
			}
			continue
		case 0x22:
			m.Children, p = wire.AppendMessages(r, m.Children, p, end, 0x22)
			if p < 0 {
				return r.In("shortwire.test.v1.Tree.children")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Version1: A message before and after its schema grew.
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
	Name   string
	Added  []int64
	Origin *Version1

	unknown []byte
}

// FullName returns "shortwire.test.v1.Version2".
func (*Version2) FullName() string {
	return "shortwire.test.v1.Version2"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Version2) Reset() {
	*m = Version2{Added: m.Added[:0], unknown: m.unknown[:0]}
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

var version2Fields = wire.Fields{Message: "shortwire.test.v1.Version2", Names: map[uint32]string{1: "name", 2: "added", 3: "origin"}}

// WriteWire is for generated code.
func (m *Version2) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Origin != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Origin.WriteWire(w, p), before, 0x1a)
		}
	}
	if len(m.Added) != 0 {
		p = wire.PackedIntegers(w, p, m.Added, 0x12)
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
		case 0x12:
			m.Added, p = wire.AppendPackedIntegers(r, m.Added, p, end)
			if p < 0 {
				return r.In("shortwire.test.v1.Version2.added")
			}
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Version2.added")
			}
			m.Added, p = append(m.Added, int64(value)), next
			continue
		case 0x1a:
			if m.Origin == nil {
				m.Origin = new(Version1)
			}
			if p = r.Message(m.Origin, p, end); p < 0 {
				return r.In("shortwire.test.v1.Version2.origin")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// SizeRequest is shortwire.test.v1.SizeRequest in the schema.
type SizeRequest struct {
	Size uint64

	unknown []byte
}

// FullName returns "shortwire.test.v1.SizeRequest".
func (*SizeRequest) FullName() string {
	return "shortwire.test.v1.SizeRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *SizeRequest) Reset() {
	*m = SizeRequest{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *SizeRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *SizeRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *SizeRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *SizeRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.SizeRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *SizeRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.SizeRequest", data)
}

// WriteWire is for generated code.
func (m *SizeRequest) WriteWire(w *wire.Writer, p int) int {
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
func (m *SizeRequest) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.SizeRequest.size")
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

// SizeRequestColumns holds the fields of many messages, a slice each.
type SizeRequestColumns struct {
	Size []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *SizeRequestColumns) CheckColumns() (int, error) {
	count := len(c.Size)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *SizeRequestColumns) ResizeColumns(count int) {
	c.Size = wire.Resize(c.Size, count)
}

// ToRows returns the messages one by one.
func (c *SizeRequestColumns) ToRows() []SizeRequest {
	rows := make([]SizeRequest, len(c.Size))
	for i := range rows {
		rows[i].Size = c.Size[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *SizeRequestColumns) FromRows(rows []SizeRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Size[i] = row.Size
	}
}

// WrapRequest is shortwire.test.v1.WrapRequest in the schema.
type WrapRequest struct {
	Head []byte
	Data []byte
	Tail []byte

	unknown []byte
}

// FullName returns "shortwire.test.v1.WrapRequest".
func (*WrapRequest) FullName() string {
	return "shortwire.test.v1.WrapRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *WrapRequest) Reset() {
	*m = WrapRequest{Head: m.Head[:0], Data: m.Data[:0], Tail: m.Tail[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *WrapRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *WrapRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *WrapRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *WrapRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.WrapRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *WrapRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.WrapRequest", data)
}

// WriteWire is for generated code.
func (m *WrapRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Tail) != 0 {
		p = w.Bytes(p, m.Tail, 0x1a)
	}
	if len(m.Data) != 0 {
		p = w.Bytes(p, m.Data, 0x12)
	}
	if len(m.Head) != 0 {
		p = w.Bytes(p, m.Head, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *WrapRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Head, p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.WrapRequest.head")
			}
			m.Head, p = value, next
			continue
		case 0x12:
			value, next := r.Bytes(m.Data, p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.WrapRequest.data")
			}
			m.Data, p = value, next
			continue
		case 0x1a:
			value, next := r.Bytes(m.Tail, p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.WrapRequest.tail")
			}
			m.Tail, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// WrapRequestColumns holds the fields of many messages, a slice each.
type WrapRequestColumns struct {
	Head [][]byte
	Data [][]byte
	Tail [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *WrapRequestColumns) CheckColumns() (int, error) {
	count := len(c.Head)
	if len(c.Data) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.WrapRequest.data", len(c.Data), count)
	}
	if len(c.Tail) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.WrapRequest.tail", len(c.Tail), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *WrapRequestColumns) ResizeColumns(count int) {
	c.Head = wire.Resize(c.Head, count)
	c.Data = wire.Resize(c.Data, count)
	c.Tail = wire.Resize(c.Tail, count)
}

// ToRows returns the messages one by one.
func (c *WrapRequestColumns) ToRows() []WrapRequest {
	rows := make([]WrapRequest, len(c.Head))
	for i := range rows {
		rows[i].Head = c.Head[i]
		rows[i].Data = c.Data[i]
		rows[i].Tail = c.Tail[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *WrapRequestColumns) FromRows(rows []WrapRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Head[i] = row.Head
		c.Data[i] = row.Data
		c.Tail[i] = row.Tail
	}
}

// UnwrapRequest is shortwire.test.v1.UnwrapRequest in the schema.
type UnwrapRequest struct {
	Data []byte
	Head uint64
	Tail uint64

	unknown []byte
}

// FullName returns "shortwire.test.v1.UnwrapRequest".
func (*UnwrapRequest) FullName() string {
	return "shortwire.test.v1.UnwrapRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *UnwrapRequest) Reset() {
	*m = UnwrapRequest{Data: m.Data[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *UnwrapRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *UnwrapRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *UnwrapRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *UnwrapRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.UnwrapRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *UnwrapRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.UnwrapRequest", data)
}

// WriteWire is for generated code.
func (m *UnwrapRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 30)
	if m.Tail != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Tail), 0x18)
	}
	if m.Head != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Head), 0x10)
	}
	if len(m.Data) != 0 {
		p = w.Bytes(p, m.Data, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *UnwrapRequest) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.UnwrapRequest.data")
			}
			m.Data, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.UnwrapRequest.head")
			}
			m.Head, p = value, next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.UnwrapRequest.tail")
			}
			m.Tail, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// UnwrapRequestColumns holds the fields of many messages, a slice each.
type UnwrapRequestColumns struct {
	Data [][]byte
	Head []uint64
	Tail []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *UnwrapRequestColumns) CheckColumns() (int, error) {
	count := len(c.Data)
	if len(c.Head) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.UnwrapRequest.head", len(c.Head), count)
	}
	if len(c.Tail) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.UnwrapRequest.tail", len(c.Tail), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *UnwrapRequestColumns) ResizeColumns(count int) {
	c.Data = wire.Resize(c.Data, count)
	c.Head = wire.Resize(c.Head, count)
	c.Tail = wire.Resize(c.Tail, count)
}

// ToRows returns the messages one by one.
func (c *UnwrapRequestColumns) ToRows() []UnwrapRequest {
	rows := make([]UnwrapRequest, len(c.Data))
	for i := range rows {
		rows[i].Data = c.Data[i]
		rows[i].Head = c.Head[i]
		rows[i].Tail = c.Tail[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *UnwrapRequestColumns) FromRows(rows []UnwrapRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Data[i] = row.Data
		c.Head[i] = row.Head
		c.Tail[i] = row.Tail
	}
}

// Gathered: What Gather says of an item; called alone, it is the only one.
type Gathered struct {
	Number   int64
	Position uint64
	Count    uint64

	unknown []byte
}

// FullName returns "shortwire.test.v1.Gathered".
func (*Gathered) FullName() string {
	return "shortwire.test.v1.Gathered"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Gathered) Reset() {
	*m = Gathered{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Gathered) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Gathered) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Gathered) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Gathered) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.Gathered", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Gathered) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.Gathered", data)
}

// WriteWire is for generated code.
func (m *Gathered) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 45)
	if m.Count != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Count), 0x18)
	}
	if m.Position != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Position), 0x10)
	}
	if m.Number != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Number)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *Gathered) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.Gathered.number")
			}
			m.Number, p = int64(value), next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Gathered.position")
			}
			m.Position, p = value, next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.Gathered.count")
			}
			m.Count, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// GatheredColumns holds the fields of many messages, a slice each.
type GatheredColumns struct {
	Number   []int64
	Position []uint64
	Count    []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *GatheredColumns) CheckColumns() (int, error) {
	count := len(c.Number)
	if len(c.Position) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Gathered.position", len(c.Position), count)
	}
	if len(c.Count) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.Gathered.count", len(c.Count), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *GatheredColumns) ResizeColumns(count int) {
	c.Number = wire.Resize(c.Number, count)
	c.Position = wire.Resize(c.Position, count)
	c.Count = wire.Resize(c.Count, count)
}

// ToRows returns the messages one by one.
func (c *GatheredColumns) ToRows() []Gathered {
	rows := make([]Gathered, len(c.Number))
	for i := range rows {
		rows[i].Number = c.Number[i]
		rows[i].Position = c.Position[i]
		rows[i].Count = c.Count[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *GatheredColumns) FromRows(rows []Gathered) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Number[i] = row.Number
		c.Position[i] = row.Position
		c.Count[i] = row.Count
	}
}

// FailRequest is shortwire.test.v1.FailRequest in the schema.
type FailRequest struct {
	Code    int32
	Message string
	// Sent back as a typed FailDetail.
	Detail int64

	unknown []byte
}

// FullName returns "shortwire.test.v1.FailRequest".
func (*FailRequest) FullName() string {
	return "shortwire.test.v1.FailRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *FailRequest) Reset() {
	*m = FailRequest{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *FailRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *FailRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *FailRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *FailRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.FailRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *FailRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.FailRequest", data)
}

var failRequestFields = wire.Fields{Message: "shortwire.test.v1.FailRequest", Names: map[uint32]string{1: "code", 2: "message", 3: "detail"}}

// WriteWire is for generated code.
func (m *FailRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Detail != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Detail)), 0x18)
	}
	if m.Message != "" {
		p = w.String(p, m.Message, 0x12)
	}
	p = w.Reserve(p, 15)
	if m.Code != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Code)), 0x08)
	}
	if w.Failed() {
		w.Blame(&failRequestFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *FailRequest) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.FailRequest.code")
			}
			m.Code, p = int32(value), next
			continue
		case 0x12:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.FailRequest.message")
			}
			m.Message, p = value, next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.v1.FailRequest.detail")
			}
			m.Detail, p = int64(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// FailRequestColumns holds the fields of many messages, a slice each.
type FailRequestColumns struct {
	Code    []int32
	Message []string
	Detail  []int64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *FailRequestColumns) CheckColumns() (int, error) {
	count := len(c.Code)
	if len(c.Message) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.FailRequest.message", len(c.Message), count)
	}
	if len(c.Detail) != count {
		return 0, wire.UnequalColumns("shortwire.test.v1.FailRequest.detail", len(c.Detail), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *FailRequestColumns) ResizeColumns(count int) {
	c.Code = wire.Resize(c.Code, count)
	c.Message = wire.Resize(c.Message, count)
	c.Detail = wire.Resize(c.Detail, count)
}

// ToRows returns the messages one by one.
func (c *FailRequestColumns) ToRows() []FailRequest {
	rows := make([]FailRequest, len(c.Code))
	for i := range rows {
		rows[i].Code = c.Code[i]
		rows[i].Message = c.Message[i]
		rows[i].Detail = c.Detail[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *FailRequestColumns) FromRows(rows []FailRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Code[i] = row.Code
		c.Message[i] = row.Message
		c.Detail[i] = row.Detail
	}
}

// FailDetail: The typed detail of Fail.
type FailDetail struct {
	Number int64

	unknown []byte
}

// FullName returns "shortwire.test.v1.FailDetail".
func (*FailDetail) FullName() string {
	return "shortwire.test.v1.FailDetail"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *FailDetail) Reset() {
	*m = FailDetail{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *FailDetail) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *FailDetail) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *FailDetail) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *FailDetail) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.FailDetail", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *FailDetail) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.FailDetail", data)
}

// WriteWire is for generated code.
func (m *FailDetail) WriteWire(w *wire.Writer, p int) int {
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
func (m *FailDetail) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.FailDetail.number")
			}
			m.Number, p = int64(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// FailDetailColumns holds the fields of many messages, a slice each.
type FailDetailColumns struct {
	Number []int64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *FailDetailColumns) CheckColumns() (int, error) {
	count := len(c.Number)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *FailDetailColumns) ResizeColumns(count int) {
	c.Number = wire.Resize(c.Number, count)
}

// ToRows returns the messages one by one.
func (c *FailDetailColumns) ToRows() []FailDetail {
	rows := make([]FailDetail, len(c.Number))
	for i := range rows {
		rows[i].Number = c.Number[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *FailDetailColumns) FromRows(rows []FailDetail) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Number[i] = row.Number
	}
}

// SlowRequest is shortwire.test.v1.SlowRequest in the schema.
type SlowRequest struct {
	Milliseconds uint32

	unknown []byte
}

// FullName returns "shortwire.test.v1.SlowRequest".
func (*SlowRequest) FullName() string {
	return "shortwire.test.v1.SlowRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *SlowRequest) Reset() {
	*m = SlowRequest{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *SlowRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *SlowRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *SlowRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *SlowRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.v1.SlowRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *SlowRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.v1.SlowRequest", data)
}

// WriteWire is for generated code.
func (m *SlowRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 10)
	if m.Milliseconds != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Milliseconds)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *SlowRequest) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.v1.SlowRequest.milliseconds")
			}
			m.Milliseconds, p = uint32(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// SlowRequestColumns holds the fields of many messages, a slice each.
type SlowRequestColumns struct {
	Milliseconds []uint32
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *SlowRequestColumns) CheckColumns() (int, error) {
	count := len(c.Milliseconds)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *SlowRequestColumns) ResizeColumns(count int) {
	c.Milliseconds = wire.Resize(c.Milliseconds, count)
}

// ToRows returns the messages one by one.
func (c *SlowRequestColumns) ToRows() []SlowRequest {
	rows := make([]SlowRequest, len(c.Milliseconds))
	for i := range rows {
		rows[i].Milliseconds = c.Milliseconds[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *SlowRequestColumns) FromRows(rows []SlowRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Milliseconds[i] = row.Milliseconds
	}
}
