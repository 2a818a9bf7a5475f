// Made by shortwire gen from presence.proto. Do not edit.

// Package presencev1: Everything proto2 has and proto3 has not.
package presencev1

import (
	"strconv"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Level: Closed: numbers that are not named here are unknown fields.
type Level int32

// Values of presence.v1.Level.
const (
	LevelLow  Level = 1
	LevelHigh Level = 2
	LevelTop  Level = 2147483647
)

// Known reports whether the schema has a name for e.
func (e Level) Known() bool {
	switch e {
	case LevelLow, LevelHigh, LevelTop:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e Level) String() string {
	switch e {
	case LevelLow:
		return "LEVEL_LOW"
	case LevelHigh:
		return "LEVEL_HIGH"
	case LevelTop:
		return "LEVEL_TOP"
	}
	return strconv.Itoa(int(e))
}

// Fields is presence.v1.Fields in the schema.
type Fields struct {
	Must     shortwire.Optional[int32]
	May      shortwire.Optional[int32]
	Number   shortwire.Optional[int64]
	Text     shortwire.Optional[string]
	Data     shortwire.Optional[[]byte]
	Flag     shortwire.Optional[bool]
	Real     shortwire.Optional[float64]
	Infinite shortwire.Optional[float32]
	None     shortwire.Optional[float64]
	Level    shortwire.Optional[Level]
	Most     shortwire.Optional[uint64]

	unknown []byte
}

// DefaultFieldsNumber returns what presence.v1.Fields.number stands for if it is absent.
func DefaultFieldsNumber() int64 {
	return int64(-42)
}

// DefaultFieldsText returns what presence.v1.Fields.text stands for if it is absent.
func DefaultFieldsText() string {
	return "a \"quoted\" text\x0a"
}

// DefaultFieldsData returns what presence.v1.Fields.data stands for if it is absent.
func DefaultFieldsData() []byte {
	return []byte("\x00\xff")
}

// DefaultFieldsFlag returns what presence.v1.Fields.flag stands for if it is absent.
func DefaultFieldsFlag() bool {
	return true
}

// DefaultFieldsReal returns what presence.v1.Fields.real stands for if it is absent.
func DefaultFieldsReal() float64 {
	return float64(1.5)
}

// DefaultFieldsInfinite returns what presence.v1.Fields.infinite stands for if it is absent.
func DefaultFieldsInfinite() float32 {
	return float32(-wire.Inf)
}

// DefaultFieldsNone returns what presence.v1.Fields.none stands for if it is absent.
func DefaultFieldsNone() float64 {
	return float64(wire.NaN)
}

// DefaultFieldsLevel returns what presence.v1.Fields.level stands for if it is absent.
func DefaultFieldsLevel() Level {
	return Level(2)
}

// DefaultFieldsMost returns what presence.v1.Fields.most stands for if it is absent.
func DefaultFieldsMost() uint64 {
	return uint64(18446744073709551615)
}

// FullName returns "presence.v1.Fields".
func (*Fields) FullName() string {
	return "presence.v1.Fields"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Fields) Reset() {
	*m = Fields{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Fields) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Fields) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Fields) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Fields) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "presence.v1.Fields", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Fields) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "presence.v1.Fields", data)
}

var fieldsFields = wire.Fields{Message: "presence.v1.Fields", Names: map[uint32]string{1: "must", 2: "may", 3: "number", 4: "text", 5: "data", 6: "flag", 7: "real", 8: "infinite", 9: "none", 10: "level", 11: "most"}}

// WriteWire is for generated code.
func (m *Fields) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 71)
	if m.Most.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Most.Value), 0x58)
	}
	if m.Level.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Level.Value)), 0x50)
	}
	if m.None.Set {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.None.Value), 0x49)
	}
	if m.Infinite.Set {
		p = wire.PutTag(w.Buf(), wire.PutFloat(w.Buf(), p, m.Infinite.Value), 0x45)
	}
	if m.Real.Set {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.Real.Value), 0x39)
	}
	if m.Flag.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.Flag.Value)), 0x30)
	}
	if m.Data.Set {
		p = w.Bytes(p, m.Data.Value, 0x2a)
	}
	if m.Text.Set {
		p = w.Text(p, m.Text.Value, 0x22)
	}
	p = w.Reserve(p, 45)
	if m.Number.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Number.Value)), 0x18)
	}
	if m.May.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.May.Value)), 0x10)
	}
	if m.Must.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Must.Value)), 0x08)
	} else {
		w.Missing(1)
	}
	if w.Failed() {
		w.Blame(&fieldsFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Fields) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("presence.v1.Fields.must")
			}
			m.Must, p = shortwire.Some(int32(value)), next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("presence.v1.Fields.may")
			}
			m.May, p = shortwire.Some(int32(value)), next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("presence.v1.Fields.number")
			}
			m.Number, p = shortwire.Some(int64(value)), next
			continue
		case 0x22:
			value, next := r.Text(p, end)
			if next < 0 {
				return r.In("presence.v1.Fields.text")
			}
			m.Text, p = shortwire.Some(value), next
			continue
		case 0x2a:
			value, next := r.Bytes(nil, p, end)
			if next < 0 {
				return r.In("presence.v1.Fields.data")
			}
			m.Data, p = shortwire.Some(value), next
			continue
		case 0x30:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("presence.v1.Fields.flag")
			}
			m.Flag, p = shortwire.Some(value != 0), next
			continue
		case 0x39:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("presence.v1.Fields.real")
			}
			m.Real, p = shortwire.Some(value), next
			continue
		case 0x45:
			value, next := r.Float(p, end)
			if next < 0 {
				return r.In("presence.v1.Fields.infinite")
			}
			m.Infinite, p = shortwire.Some(value), next
			continue
		case 0x49:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("presence.v1.Fields.none")
			}
			m.None, p = shortwire.Some(value), next
			continue
		case 0x50:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("presence.v1.Fields.level")
			}
			if !Level(value).Known() {
				wire.KeepVarint(&m.unknown, 0x50, value)
				p = next
				continue
			}
			m.Level, p = shortwire.Some(Level(value)), next
			continue
		case 0x58:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("presence.v1.Fields.most")
			}
			m.Most, p = shortwire.Some(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	if !m.Must.Set {
		return r.Missing(p, "presence.v1.Fields.must")
	}
	return p
}

// Rest is presence.v1.Rest in the schema.
type Rest struct {
	Unpacked []int32
	Packed   []int32
	Levels   []Level
	Inside   *RestInside
	Many     []RestMany
	// In the oneof choice.
	Level shortwire.Optional[Level]
	// In the oneof choice.
	Fields   *Fields
	ByNumber map[int32]Level

	unknown []byte
}

// DefaultRestLevel returns what presence.v1.Rest.level stands for if it is absent.
func DefaultRestLevel() Level {
	return Level(1)
}

// RestChoice tells which member of presence.v1.Rest.choice is set. Numbered as the fields are.
type RestChoice int32

// Members of presence.v1.Rest.choice.
const (
	RestChoiceNotSet RestChoice = 0
	RestChoiceLevel  RestChoice = 6
	RestChoiceFields RestChoice = 7
)

// WhichChoice returns which member of presence.v1.Rest.choice is set, the first of them if several are.
func (m *Rest) WhichChoice() RestChoice {
	switch {
	case m.Level.Set:
		return RestChoiceLevel
	case m.Fields != nil:
		return RestChoiceFields
	}
	return RestChoiceNotSet
}

func (m *Rest) clearChoice() {
	m.Level = shortwire.Optional[Level]{}
	m.Fields = nil
}

// FullName returns "presence.v1.Rest".
func (*Rest) FullName() string {
	return "presence.v1.Rest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Rest) Reset() {
	clear(m.ByNumber)
	*m = Rest{Unpacked: m.Unpacked[:0], Packed: m.Packed[:0], Levels: m.Levels[:0], Many: m.Many[:0], ByNumber: m.ByNumber, unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Rest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Rest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Rest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Rest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "presence.v1.Rest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Rest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "presence.v1.Rest", data)
}

var restFields = wire.Fields{Message: "presence.v1.Rest", Names: map[uint32]string{1: "unpacked", 2: "packed", 3: "levels", 4: "inside", 5: "many", 6: "level", 7: "fields", 8: "by_number"}}

// WriteWire is for generated code.
func (m *Rest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	members0 := 0
	if len(m.ByNumber) != 0 {
		var room [8]wire.Entry[int32, Level]
		entries := wire.Entries(room[:0], m.ByNumber)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Value)), 0x10)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Key)), 0x08)
			p = w.Delimit(p, entryBefore, 0x42)
		}
	}
	if m.Fields != nil {
		members0++
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Fields.WriteWire(w, p), before, 0x3a)
		}
	}
	p = w.Reserve(p, 15)
	if m.Level.Set {
		members0++
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Level.Value)), 0x30)
	}
	for i := len(m.Many) - 1; i >= 0; i-- {
		var entered bool
		if p, entered = w.EnterGroup(p, 0x2b); entered {
			p = w.LeaveGroup(m.Many[i].WriteWire(w, p), 0x2b)
		}
	}
	if m.Inside != nil {
		var entered bool
		if p, entered = w.EnterGroup(p, 0x23); entered {
			p = w.LeaveGroup(m.Inside.WriteWire(w, p), 0x23)
		}
	}
	if len(m.Levels) != 0 {
		p = wire.PackedIntegers(w, p, m.Levels, 0x1a)
	}
	if len(m.Packed) != 0 {
		p = wire.PackedIntegers(w, p, m.Packed, 0x12)
	}
	for i := len(m.Unpacked) - 1; i >= 0; i-- {
		p = w.Reserve(p, 15)
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Unpacked[i])), 0x08)
	}
	if members0 > 1 {
		w.TwoMembers("presence.v1.Rest.choice")
	}
	if w.Failed() {
		w.Blame(&restFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Rest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			m.Unpacked, p = wire.AppendPackedIntegers(r, m.Unpacked, p, end)
			if p < 0 {
				return r.In("presence.v1.Rest.unpacked")
			}
			continue
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("presence.v1.Rest.unpacked")
			}
			m.Unpacked, p = append(m.Unpacked, int32(value)), next
			continue
		case 0x12:
			m.Packed, p = wire.AppendPackedIntegers(r, m.Packed, p, end)
			if p < 0 {
				return r.In("presence.v1.Rest.packed")
			}
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("presence.v1.Rest.packed")
			}
			m.Packed, p = append(m.Packed, int32(value)), next
			continue
		case 0x1a:
			length, stop := r.Length(p, end)
			if stop < 0 {
				return r.In("presence.v1.Rest.levels")
			}
			for p, stop = stop, stop+length; p < stop; {
				value, next := r.Varint(p, stop)
				if next < 0 {
					return r.In("presence.v1.Rest.levels")
				}
				if !Level(value).Known() {
					wire.KeepVarint(&m.unknown, 0x18, value)
					p = next
					continue
				}
				m.Levels, p = append(m.Levels, Level(value)), next
			}
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("presence.v1.Rest.levels")
			}
			if !Level(value).Known() {
				wire.KeepVarint(&m.unknown, 0x18, value)
				p = next
				continue
			}
			m.Levels, p = append(m.Levels, Level(value)), next
			continue
		case 0x23:
			if m.Inside == nil {
				m.Inside = new(RestInside)
			}
			if p = r.Group(m.Inside, p, end, tag); p < 0 {
				return r.In("presence.v1.Rest.inside")
			}
			continue
		case 0x2b:
			m.Many, p = wire.AppendGroup(r, m.Many, p, end, 0x2b)
			if p < 0 {
				return r.In("presence.v1.Rest.many")
			}
			continue
		case 0x30:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("presence.v1.Rest.level")
			}
			if !Level(value).Known() {
				wire.KeepVarint(&m.unknown, 0x30, value)
				p = next
				continue
			}
			m.clearChoice()
			m.Level, p = shortwire.Some(Level(value)), next
			continue
		case 0x3a:
			if m.Fields == nil {
				m.clearChoice()
				m.Fields = new(Fields)
			}
			if p = r.Message(m.Fields, p, end); p < 0 {
				return r.In("presence.v1.Rest.fields")
			}
			continue
		case 0x42:
			if p = m.readByNumber(r, start, p, end); p < 0 {
				return r.In("presence.v1.Rest.by_number")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

func (m *Rest) readByNumber(r *wire.Reader, start, p, end int) int {
	if m.ByNumber == nil {
		m.ByNumber = make(map[int32]Level, r.Run(p, end, 0x42))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key int32
	value := Level(1)
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
			value, p = Level(read), next
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	if !value.Known() {
		r.Keep(&m.unknown, start, p)
		return p
	}
	m.ByNumber[key] = value
	return p
}

// RestInside is presence.v1.Rest.Inside in the schema.
type RestInside struct {
	Name shortwire.Optional[string]

	unknown []byte
}

// FullName returns "presence.v1.Rest.Inside".
func (*RestInside) FullName() string {
	return "presence.v1.Rest.Inside"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *RestInside) Reset() {
	*m = RestInside{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *RestInside) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *RestInside) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *RestInside) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *RestInside) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "presence.v1.Rest.Inside", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *RestInside) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "presence.v1.Rest.Inside", data)
}

var restInsideFields = wire.Fields{Message: "presence.v1.Rest.Inside", Names: map[uint32]string{1: "name"}}

// WriteWire is for generated code.
func (m *RestInside) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Name.Set {
		p = w.Text(p, m.Name.Value, 0x0a)
	} else {
		w.Missing(1)
	}
	if w.Failed() {
		w.Blame(&restInsideFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *RestInside) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Text(p, end)
			if next < 0 {
				return r.In("presence.v1.Rest.Inside.name")
			}
			m.Name, p = shortwire.Some(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	if !m.Name.Set {
		return r.Missing(p, "presence.v1.Rest.Inside.name")
	}
	return p
}

// RestMany is presence.v1.Rest.Many in the schema.
type RestMany struct {
	Number shortwire.Optional[int32]

	unknown []byte
}

// FullName returns "presence.v1.Rest.Many".
func (*RestMany) FullName() string {
	return "presence.v1.Rest.Many"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *RestMany) Reset() {
	*m = RestMany{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *RestMany) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *RestMany) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *RestMany) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *RestMany) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "presence.v1.Rest.Many", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *RestMany) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "presence.v1.Rest.Many", data)
}

// WriteWire is for generated code.
func (m *RestMany) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Number.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Number.Value)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *RestMany) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("presence.v1.Rest.Many.number")
			}
			m.Number, p = shortwire.Some(int32(value)), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// RestManyColumns holds the fields of many messages, a slice each.
type RestManyColumns struct {
	// Present has bit i set if the i-th field that tracks presence is there.
	Present []uint64
	Number  []int32
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *RestManyColumns) CheckColumns() (int, error) {
	count := len(c.Present)
	if len(c.Number) != count {
		return 0, wire.UnequalColumns("presence.v1.Rest.Many.number", len(c.Number), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *RestManyColumns) ResizeColumns(count int) {
	c.Present = wire.Resize(c.Present, count)
	c.Number = wire.Resize(c.Number, count)
}

// ToRows returns the messages one by one.
func (c *RestManyColumns) ToRows() []RestMany {
	rows := make([]RestMany, len(c.Present))
	for i := range rows {
		if c.Present[i]>>0&1 != 0 {
			rows[i].Number = shortwire.Some(c.Number[i])
		}
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *RestManyColumns) FromRows(rows []RestMany) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Present[i] = 0
		c.Present[i] |= wire.Bool(row.Number.Set) << 0
		c.Number[i] = row.Number.Value
	}
}
