// Made by shortwire gen from flat.proto. Do not edit.

// Package flatv1: What decides how a method crosses.
package flatv1

import (
	"strconv"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Kind is flat.v1.Kind in the schema. Other numbers may occur.
type Kind int32

// Values of flat.v1.Kind.
const (
	KindUnspecified Kind = 0
)

// Known reports whether the schema has a name for e.
func (e Kind) Known() bool {
	switch e {
	case KindUnspecified:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e Kind) String() string {
	switch e {
	case KindUnspecified:
		return "KIND_UNSPECIFIED"
	}
	return strconv.Itoa(int(e))
}

// Nothing is flat.v1.Nothing in the schema.
type Nothing struct {
	unknown []byte
}

// FullName returns "flat.v1.Nothing".
func (*Nothing) FullName() string {
	return "flat.v1.Nothing"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Nothing) Reset() {
	*m = Nothing{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Nothing) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Nothing) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Nothing) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Nothing) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "flat.v1.Nothing", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Nothing) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "flat.v1.Nothing", data)
}

// WriteWire is for generated code.
func (m *Nothing) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	return p
}

// ReadWire is for generated code.
func (m *Nothing) ReadWire(r *wire.Reader, p, end int) int {
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

// Scalars: Fields out of order: slots go by number.
type Scalars struct {
	First  float64
	Kind   Kind
	Small  float32
	Fixed  uint32
	Middle bool
	Last   int64

	unknown []byte
}

// FullName returns "flat.v1.Scalars".
func (*Scalars) FullName() string {
	return "flat.v1.Scalars"
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
	return wire.EndAppend(w, m.WriteWire(w, p), "flat.v1.Scalars", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Scalars) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "flat.v1.Scalars", data)
}

// WriteWire is for generated code.
func (m *Scalars) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 67)
	if m.Last != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Last)), 0x48)
	}
	if m.Middle {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.Middle)), 0x28)
	}
	if m.Fixed != 0 {
		p = wire.PutTag(w.Buf(), wire.PutFixed32(w.Buf(), p, m.Fixed), 0x25)
	}
	if !wire.IsZeroFloat(m.Small) {
		p = wire.PutTag(w.Buf(), wire.PutFloat(w.Buf(), p, m.Small), 0x1d)
	}
	if m.Kind != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Kind)), 0x10)
	}
	if !wire.IsZero(m.First) {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.First), 0x09)
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
				return r.In("flat.v1.Scalars.first")
			}
			m.First, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("flat.v1.Scalars.kind")
			}
			m.Kind, p = Kind(value), next
			continue
		case 0x1d:
			value, next := r.Float(p, end)
			if next < 0 {
				return r.In("flat.v1.Scalars.small")
			}
			m.Small, p = value, next
			continue
		case 0x25:
			value, next := r.Fixed32(p, end)
			if next < 0 {
				return r.In("flat.v1.Scalars.fixed")
			}
			m.Fixed, p = value, next
			continue
		case 0x28:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("flat.v1.Scalars.middle")
			}
			m.Middle, p = value != 0, next
			continue
		case 0x48:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("flat.v1.Scalars.last")
			}
			m.Last, p = int64(value), next
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
	First  []float64
	Kind   []Kind
	Small  []float32
	Fixed  []uint32
	Middle []bool
	Last   []int64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *ScalarsColumns) CheckColumns() (int, error) {
	count := len(c.First)
	if len(c.Kind) != count {
		return 0, wire.UnequalColumns("flat.v1.Scalars.kind", len(c.Kind), count)
	}
	if len(c.Small) != count {
		return 0, wire.UnequalColumns("flat.v1.Scalars.small", len(c.Small), count)
	}
	if len(c.Fixed) != count {
		return 0, wire.UnequalColumns("flat.v1.Scalars.fixed", len(c.Fixed), count)
	}
	if len(c.Middle) != count {
		return 0, wire.UnequalColumns("flat.v1.Scalars.middle", len(c.Middle), count)
	}
	if len(c.Last) != count {
		return 0, wire.UnequalColumns("flat.v1.Scalars.last", len(c.Last), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *ScalarsColumns) ResizeColumns(count int) {
	c.First = wire.Resize(c.First, count)
	c.Kind = wire.Resize(c.Kind, count)
	c.Small = wire.Resize(c.Small, count)
	c.Fixed = wire.Resize(c.Fixed, count)
	c.Middle = wire.Resize(c.Middle, count)
	c.Last = wire.Resize(c.Last, count)
}

// ToRows returns the messages one by one.
func (c *ScalarsColumns) ToRows() []Scalars {
	rows := make([]Scalars, len(c.First))
	for i := range rows {
		rows[i].First = c.First[i]
		rows[i].Kind = c.Kind[i]
		rows[i].Small = c.Small[i]
		rows[i].Fixed = c.Fixed[i]
		rows[i].Middle = c.Middle[i]
		rows[i].Last = c.Last[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *ScalarsColumns) FromRows(rows []Scalars) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.First[i] = row.First
		c.Kind[i] = row.Kind
		c.Small[i] = row.Small
		c.Fixed[i] = row.Fixed
		c.Middle[i] = row.Middle
		c.Last[i] = row.Last
	}
}

// Texts is flat.v1.Texts in the schema.
type Texts struct {
	Text string
	Data shortwire.Optional[[]byte]
	Kind shortwire.Optional[Kind]

	unknown []byte
}

// FullName returns "flat.v1.Texts".
func (*Texts) FullName() string {
	return "flat.v1.Texts"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Texts) Reset() {
	*m = Texts{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Texts) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Texts) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Texts) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Texts) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "flat.v1.Texts", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Texts) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "flat.v1.Texts", data)
}

var textsFields = wire.Fields{Message: "flat.v1.Texts", Names: map[uint32]string{1: "text", 2: "data", 3: "kind"}}

// WriteWire is for generated code.
func (m *Texts) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Kind.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Kind.Value)), 0x18)
	}
	if m.Data.Set {
		p = w.Bytes(p, m.Data.Value, 0x12)
	}
	if m.Text != "" {
		p = w.String(p, m.Text, 0x0a)
	}
	if w.Failed() {
		w.Blame(&textsFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Texts) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("flat.v1.Texts.text")
			}
			m.Text, p = value, next
			continue
		case 0x12:
			value, next := r.Bytes(nil, p, end)
			if next < 0 {
				return r.In("flat.v1.Texts.data")
			}
			m.Data, p = shortwire.Some(value), next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("flat.v1.Texts.kind")
			}
			m.Kind, p = shortwire.Some(Kind(value)), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// TextsColumns holds the fields of many messages, a slice each.
type TextsColumns struct {
	// Present has bit i set if the i-th field that tracks presence is there.
	Present []uint64
	Text    []string
	Data    [][]byte
	Kind    []Kind
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *TextsColumns) CheckColumns() (int, error) {
	count := len(c.Present)
	if len(c.Text) != count {
		return 0, wire.UnequalColumns("flat.v1.Texts.text", len(c.Text), count)
	}
	if len(c.Data) != count {
		return 0, wire.UnequalColumns("flat.v1.Texts.data", len(c.Data), count)
	}
	if len(c.Kind) != count {
		return 0, wire.UnequalColumns("flat.v1.Texts.kind", len(c.Kind), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *TextsColumns) ResizeColumns(count int) {
	c.Present = wire.Resize(c.Present, count)
	c.Text = wire.Resize(c.Text, count)
	c.Data = wire.Resize(c.Data, count)
	c.Kind = wire.Resize(c.Kind, count)
}

// ToRows returns the messages one by one.
func (c *TextsColumns) ToRows() []Texts {
	rows := make([]Texts, len(c.Present))
	for i := range rows {
		rows[i].Text = c.Text[i]
		if c.Present[i]>>0&1 != 0 {
			rows[i].Data = shortwire.Some(c.Data[i])
		}
		if c.Present[i]>>1&1 != 0 {
			rows[i].Kind = shortwire.Some(c.Kind[i])
		}
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *TextsColumns) FromRows(rows []Texts) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Present[i] = 0
		c.Text[i] = row.Text
		c.Present[i] |= wire.Bool(row.Data.Set) << 0
		c.Data[i] = row.Data.Value
		c.Present[i] |= wire.Bool(row.Kind.Set) << 1
		c.Kind[i] = row.Kind.Value
	}
}

// WithList is flat.v1.WithList in the schema.
type WithList struct {
	List []int32

	unknown []byte
}

// FullName returns "flat.v1.WithList".
func (*WithList) FullName() string {
	return "flat.v1.WithList"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *WithList) Reset() {
	*m = WithList{List: m.List[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *WithList) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *WithList) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *WithList) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *WithList) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "flat.v1.WithList", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *WithList) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "flat.v1.WithList", data)
}

// WriteWire is for generated code.
func (m *WithList) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.List) != 0 {
		p = wire.PackedIntegers(w, p, m.List, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *WithList) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			m.List, p = wire.AppendPackedIntegers(r, m.List, p, end)
			if p < 0 {
				return r.In("flat.v1.WithList.list")
			}
			continue
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("flat.v1.WithList.list")
			}
			m.List, p = append(m.List, int32(value)), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// WithOneof is flat.v1.WithOneof in the schema.
type WithOneof struct {
	// In the oneof one.
	Of shortwire.Optional[int32]

	unknown []byte
}

// WithOneofOne tells which member of flat.v1.WithOneof.one is set. Numbered as the fields are.
type WithOneofOne int32

// Members of flat.v1.WithOneof.one.
const (
	WithOneofOneNotSet WithOneofOne = 0
	WithOneofOneOf     WithOneofOne = 1
)

// WhichOne returns which member of flat.v1.WithOneof.one is set, the first of them if several are.
func (m *WithOneof) WhichOne() WithOneofOne {
	switch {
	case m.Of.Set:
		return WithOneofOneOf
	}
	return WithOneofOneNotSet
}

// FullName returns "flat.v1.WithOneof".
func (*WithOneof) FullName() string {
	return "flat.v1.WithOneof"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *WithOneof) Reset() {
	*m = WithOneof{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *WithOneof) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *WithOneof) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *WithOneof) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *WithOneof) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "flat.v1.WithOneof", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *WithOneof) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "flat.v1.WithOneof", data)
}

// WriteWire is for generated code.
func (m *WithOneof) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Of.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Of.Value)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *WithOneof) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("flat.v1.WithOneof.of")
			}
			m.Of, p = shortwire.Some(int32(value)), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// WithMap is flat.v1.WithMap in the schema.
type WithMap struct {
	Map map[int32]int32

	unknown []byte
}

// FullName returns "flat.v1.WithMap".
func (*WithMap) FullName() string {
	return "flat.v1.WithMap"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *WithMap) Reset() {
	clear(m.Map)
	*m = WithMap{Map: m.Map, unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *WithMap) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *WithMap) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *WithMap) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *WithMap) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "flat.v1.WithMap", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *WithMap) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "flat.v1.WithMap", data)
}

// WriteWire is for generated code.
func (m *WithMap) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Map) != 0 {
		var room [8]wire.Entry[int32, int32]
		entries := wire.Entries(room[:0], m.Map)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Value)), 0x10)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Key)), 0x08)
			p = w.Delimit(p, entryBefore, 0x0a)
		}
	}
	return p
}

// ReadWire is for generated code.
func (m *WithMap) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			if p = m.readMap(r, p, end); p < 0 {
				return r.In("flat.v1.WithMap.map")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

func (m *WithMap) readMap(r *wire.Reader, p, end int) int {
	if m.Map == nil {
		m.Map = make(map[int32]int32, r.Run(p, end, 0x0a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key int32
	var value int32
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
			value, p = int32(read), next
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.Map[key] = value
	return p
}

// WithMessage is flat.v1.WithMessage in the schema.
type WithMessage struct {
	Nothing *Nothing

	unknown []byte
}

// FullName returns "flat.v1.WithMessage".
func (*WithMessage) FullName() string {
	return "flat.v1.WithMessage"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *WithMessage) Reset() {
	*m = WithMessage{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *WithMessage) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *WithMessage) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *WithMessage) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *WithMessage) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "flat.v1.WithMessage", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *WithMessage) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "flat.v1.WithMessage", data)
}

var withMessageFields = wire.Fields{Message: "flat.v1.WithMessage", Names: map[uint32]string{1: "nothing"}}

// WriteWire is for generated code.
func (m *WithMessage) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Nothing != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Nothing.WriteWire(w, p), before, 0x0a)
		}
	}
	if w.Failed() {
		w.Blame(&withMessageFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *WithMessage) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			if m.Nothing == nil {
				m.Nothing = new(Nothing)
			}
			if p = r.Message(m.Nothing, p, end); p < 0 {
				return r.In("flat.v1.WithMessage.nothing")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}
