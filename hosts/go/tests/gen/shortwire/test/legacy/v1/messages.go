// Made by shortwire gen from legacy.proto. Do not edit.

// Package legacyv1: What only proto2 has.
package legacyv1

import (
	"strconv"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Level is shortwire.test.legacy.v1.Level in the schema. Other numbers may occur.
type Level int32

// Values of shortwire.test.legacy.v1.Level.
const (
	LevelLow  Level = 1
	LevelHigh Level = 2
)

// Known reports whether the schema has a name for e.
func (e Level) Known() bool {
	switch e {
	case LevelLow, LevelHigh:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e Level) String() string {
	switch e {
	case LevelLow:
		return "LOW"
	case LevelHigh:
		return "HIGH"
	}
	return strconv.Itoa(int(e))
}

// Required is shortwire.test.legacy.v1.Required in the schema.
type Required struct {
	Number shortwire.Optional[int32]
	Text   shortwire.Optional[string]

	unknown []byte
}

// FullName returns "shortwire.test.legacy.v1.Required".
func (*Required) FullName() string {
	return "shortwire.test.legacy.v1.Required"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Required) Reset() {
	*m = Required{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Required) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Required) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Required) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Required) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.legacy.v1.Required", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Required) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.legacy.v1.Required", data)
}

var requiredFields = wire.Fields{Message: "shortwire.test.legacy.v1.Required", Names: map[uint32]string{1: "number", 2: "text"}}

// WriteWire is for generated code.
func (m *Required) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Text.Set {
		p = w.Text(p, m.Text.Value, 0x12)
	}
	p = w.Reserve(p, 15)
	if m.Number.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Number.Value)), 0x08)
	} else {
		w.Missing(1)
	}
	if w.Failed() {
		w.Blame(&requiredFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Required) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.legacy.v1.Required.number")
			}
			m.Number, p = shortwire.Some(int32(value)), next
			continue
		case 0x12:
			value, next := r.Text(p, end)
			if next < 0 {
				return r.In("shortwire.test.legacy.v1.Required.text")
			}
			m.Text, p = shortwire.Some(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	if !m.Number.Set {
		return r.Missing(p, "shortwire.test.legacy.v1.Required.number")
	}
	return p
}

// Defaults is shortwire.test.legacy.v1.Defaults in the schema.
type Defaults struct {
	Number shortwire.Optional[int32]
	Text   shortwire.Optional[string]
	Data   shortwire.Optional[[]byte]
	Level  shortwire.Optional[Level]
	Limit  shortwire.Optional[float64]
	Flag   shortwire.Optional[bool]

	unknown []byte
}

// DefaultDefaultsNumber returns what shortwire.test.legacy.v1.Defaults.number stands for if it is absent.
func DefaultDefaultsNumber() int32 {
	return int32(-7)
}

// DefaultDefaultsText returns what shortwire.test.legacy.v1.Defaults.text stands for if it is absent.
func DefaultDefaultsText() string {
	return "don't"
}

// DefaultDefaultsData returns what shortwire.test.legacy.v1.Defaults.data stands for if it is absent.
func DefaultDefaultsData() []byte {
	return []byte("\x00\xff")
}

// DefaultDefaultsLevel returns what shortwire.test.legacy.v1.Defaults.level stands for if it is absent.
func DefaultDefaultsLevel() Level {
	return Level(2)
}

// DefaultDefaultsLimit returns what shortwire.test.legacy.v1.Defaults.limit stands for if it is absent.
func DefaultDefaultsLimit() float64 {
	return float64(wire.Inf)
}

// DefaultDefaultsFlag returns what shortwire.test.legacy.v1.Defaults.flag stands for if it is absent.
func DefaultDefaultsFlag() bool {
	return true
}

// FullName returns "shortwire.test.legacy.v1.Defaults".
func (*Defaults) FullName() string {
	return "shortwire.test.legacy.v1.Defaults"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Defaults) Reset() {
	*m = Defaults{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Defaults) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Defaults) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Defaults) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Defaults) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.legacy.v1.Defaults", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Defaults) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.legacy.v1.Defaults", data)
}

// WriteWire is for generated code.
func (m *Defaults) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 34)
	if m.Flag.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.Flag.Value)), 0x30)
	}
	if m.Limit.Set {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.Limit.Value), 0x29)
	}
	if m.Level.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Level.Value)), 0x20)
	}
	if m.Data.Set {
		p = w.Bytes(p, m.Data.Value, 0x1a)
	}
	if m.Text.Set {
		p = w.Text(p, m.Text.Value, 0x12)
	}
	p = w.Reserve(p, 15)
	if m.Number.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Number.Value)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *Defaults) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.legacy.v1.Defaults.number")
			}
			m.Number, p = shortwire.Some(int32(value)), next
			continue
		case 0x12:
			value, next := r.Text(p, end)
			if next < 0 {
				return r.In("shortwire.test.legacy.v1.Defaults.text")
			}
			m.Text, p = shortwire.Some(value), next
			continue
		case 0x1a:
			value, next := r.Bytes(nil, p, end)
			if next < 0 {
				return r.In("shortwire.test.legacy.v1.Defaults.data")
			}
			m.Data, p = shortwire.Some(value), next
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.legacy.v1.Defaults.level")
			}
			if !Level(value).Known() {
				wire.KeepVarint(&m.unknown, 0x20, value)
				p = next
				continue
			}
			m.Level, p = shortwire.Some(Level(value)), next
			continue
		case 0x29:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("shortwire.test.legacy.v1.Defaults.limit")
			}
			m.Limit, p = shortwire.Some(value), next
			continue
		case 0x30:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.legacy.v1.Defaults.flag")
			}
			m.Flag, p = shortwire.Some(value != 0), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Groups is shortwire.test.legacy.v1.Groups in the schema.
type Groups struct {
	Single *GroupsSingle
	Many   []GroupsMany

	unknown []byte
}

// FullName returns "shortwire.test.legacy.v1.Groups".
func (*Groups) FullName() string {
	return "shortwire.test.legacy.v1.Groups"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Groups) Reset() {
	*m = Groups{Many: m.Many[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Groups) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Groups) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Groups) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Groups) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.legacy.v1.Groups", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Groups) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.legacy.v1.Groups", data)
}

var groupsFields = wire.Fields{Message: "shortwire.test.legacy.v1.Groups", Names: map[uint32]string{1: "single", 3: "many"}}

// WriteWire is for generated code.
func (m *Groups) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	for i := len(m.Many) - 1; i >= 0; i-- {
		var entered bool
		if p, entered = w.EnterGroup(p, 0x1b); entered {
			p = w.LeaveGroup(m.Many[i].WriteWire(w, p), 0x1b)
		}
	}
	if m.Single != nil {
		var entered bool
		if p, entered = w.EnterGroup(p, 0x0b); entered {
			p = w.LeaveGroup(m.Single.WriteWire(w, p), 0x0b)
		}
	}
	if w.Failed() {
		w.Blame(&groupsFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Groups) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0b:
			if m.Single == nil {
				m.Single = new(GroupsSingle)
			}
			if p = r.Group(m.Single, p, end, tag); p < 0 {
				return r.In("shortwire.test.legacy.v1.Groups.single")
			}
			continue
		case 0x1b:
			m.Many, p = wire.AppendGroup(r, m.Many, p, end, 0x1b)
			if p < 0 {
				return r.In("shortwire.test.legacy.v1.Groups.many")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// GroupsSingle is shortwire.test.legacy.v1.Groups.Single in the schema.
type GroupsSingle struct {
	Number shortwire.Optional[int32]
	Inner  *Groups

	unknown []byte
}

// FullName returns "shortwire.test.legacy.v1.Groups.Single".
func (*GroupsSingle) FullName() string {
	return "shortwire.test.legacy.v1.Groups.Single"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *GroupsSingle) Reset() {
	*m = GroupsSingle{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *GroupsSingle) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *GroupsSingle) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *GroupsSingle) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *GroupsSingle) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.legacy.v1.Groups.Single", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *GroupsSingle) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.legacy.v1.Groups.Single", data)
}

var groupsSingleFields = wire.Fields{Message: "shortwire.test.legacy.v1.Groups.Single", Names: map[uint32]string{1: "number", 2: "inner"}}

// WriteWire is for generated code.
func (m *GroupsSingle) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Inner != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Inner.WriteWire(w, p), before, 0x12)
		}
	}
	p = w.Reserve(p, 15)
	if m.Number.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Number.Value)), 0x08)
	}
	if w.Failed() {
		w.Blame(&groupsSingleFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *GroupsSingle) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.legacy.v1.Groups.Single.number")
			}
			m.Number, p = shortwire.Some(int32(value)), next
			continue
		case 0x12:
			if m.Inner == nil {
				m.Inner = new(Groups)
			}
			if p = r.Message(m.Inner, p, end); p < 0 {
				return r.In("shortwire.test.legacy.v1.Groups.Single.inner")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// GroupsMany is shortwire.test.legacy.v1.Groups.Many in the schema.
type GroupsMany struct {
	Text shortwire.Optional[string]

	unknown []byte
}

// FullName returns "shortwire.test.legacy.v1.Groups.Many".
func (*GroupsMany) FullName() string {
	return "shortwire.test.legacy.v1.Groups.Many"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *GroupsMany) Reset() {
	*m = GroupsMany{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *GroupsMany) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *GroupsMany) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *GroupsMany) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *GroupsMany) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.legacy.v1.Groups.Many", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *GroupsMany) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.legacy.v1.Groups.Many", data)
}

// WriteWire is for generated code.
func (m *GroupsMany) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Text.Set {
		p = w.Text(p, m.Text.Value, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *GroupsMany) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.legacy.v1.Groups.Many.text")
			}
			m.Text, p = shortwire.Some(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Closed is shortwire.test.legacy.v1.Closed in the schema.
type Closed struct {
	Level  shortwire.Optional[Level]
	Levels []Level
	Packed []Level
	ByName map[string]Level
	// In the oneof choice.
	Chosen shortwire.Optional[Level]
	// In the oneof choice.
	Other shortwire.Optional[string]

	unknown []byte
}

// DefaultClosedLevel returns what shortwire.test.legacy.v1.Closed.level stands for if it is absent.
func DefaultClosedLevel() Level {
	return Level(1)
}

// DefaultClosedChosen returns what shortwire.test.legacy.v1.Closed.chosen stands for if it is absent.
func DefaultClosedChosen() Level {
	return Level(1)
}

// ClosedChoice tells which member of shortwire.test.legacy.v1.Closed.choice is set. Numbered as the fields are.
type ClosedChoice int32

// Members of shortwire.test.legacy.v1.Closed.choice.
const (
	ClosedChoiceNotSet ClosedChoice = 0
	ClosedChoiceChosen ClosedChoice = 5
	ClosedChoiceOther  ClosedChoice = 6
)

// WhichChoice returns which member of shortwire.test.legacy.v1.Closed.choice is set, the first of them if several are.
func (m *Closed) WhichChoice() ClosedChoice {
	switch {
	case m.Chosen.Set:
		return ClosedChoiceChosen
	case m.Other.Set:
		return ClosedChoiceOther
	}
	return ClosedChoiceNotSet
}

func (m *Closed) clearChoice() {
	m.Chosen = shortwire.Optional[Level]{}
	m.Other = shortwire.Optional[string]{}
}

// FullName returns "shortwire.test.legacy.v1.Closed".
func (*Closed) FullName() string {
	return "shortwire.test.legacy.v1.Closed"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Closed) Reset() {
	clear(m.ByName)
	*m = Closed{Levels: m.Levels[:0], Packed: m.Packed[:0], ByName: m.ByName, unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Closed) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Closed) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Closed) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Closed) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.legacy.v1.Closed", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Closed) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.legacy.v1.Closed", data)
}

var closedFields = wire.Fields{Message: "shortwire.test.legacy.v1.Closed", Names: map[uint32]string{1: "level", 2: "levels", 3: "packed", 4: "by_name", 5: "chosen", 6: "other"}}

// WriteWire is for generated code.
func (m *Closed) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	members0 := 0
	if m.Other.Set {
		members0++
		p = w.Text(p, m.Other.Value, 0x32)
	}
	p = w.Reserve(p, 15)
	if m.Chosen.Set {
		members0++
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Chosen.Value)), 0x28)
	}
	if len(m.ByName) != 0 {
		var room [8]wire.Entry[string, Level]
		entries := wire.Entries(room[:0], m.ByName)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Value)), 0x10)
			p = w.Text(p, entry.Key, 0x0a)
			p = w.Delimit(p, entryBefore, 0x22)
		}
	}
	if len(m.Packed) != 0 {
		p = wire.PackedIntegers(w, p, m.Packed, 0x1a)
	}
	for i := len(m.Levels) - 1; i >= 0; i-- {
		p = w.Reserve(p, 15)
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Levels[i])), 0x10)
	}
	p = w.Reserve(p, 15)
	if m.Level.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Level.Value)), 0x08)
	}
	if members0 > 1 {
		w.TwoMembers("shortwire.test.legacy.v1.Closed.choice")
	}
	if w.Failed() {
		w.Blame(&closedFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Closed) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.legacy.v1.Closed.level")
			}
			if !Level(value).Known() {
				wire.KeepVarint(&m.unknown, 0x08, value)
				p = next
				continue
			}
			m.Level, p = shortwire.Some(Level(value)), next
			continue
		case 0x12:
			length, stop := r.Length(p, end)
			if stop < 0 {
				return r.In("shortwire.test.legacy.v1.Closed.levels")
			}
			for p, stop = stop, stop+length; p < stop; {
				value, next := r.Varint(p, stop)
				if next < 0 {
					return r.In("shortwire.test.legacy.v1.Closed.levels")
				}
				if !Level(value).Known() {
					wire.KeepVarint(&m.unknown, 0x10, value)
					p = next
					continue
				}
				m.Levels, p = append(m.Levels, Level(value)), next
			}
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.legacy.v1.Closed.levels")
			}
			if !Level(value).Known() {
				wire.KeepVarint(&m.unknown, 0x10, value)
				p = next
				continue
			}
			m.Levels, p = append(m.Levels, Level(value)), next
			continue
		case 0x1a:
			length, stop := r.Length(p, end)
			if stop < 0 {
				return r.In("shortwire.test.legacy.v1.Closed.packed")
			}
			for p, stop = stop, stop+length; p < stop; {
				value, next := r.Varint(p, stop)
				if next < 0 {
					return r.In("shortwire.test.legacy.v1.Closed.packed")
				}
				if !Level(value).Known() {
					wire.KeepVarint(&m.unknown, 0x18, value)
					p = next
					continue
				}
				m.Packed, p = append(m.Packed, Level(value)), next
			}
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.legacy.v1.Closed.packed")
			}
			if !Level(value).Known() {
				wire.KeepVarint(&m.unknown, 0x18, value)
				p = next
				continue
			}
			m.Packed, p = append(m.Packed, Level(value)), next
			continue
		case 0x22:
			if p = m.readByName(r, start, p, end); p < 0 {
				return r.In("shortwire.test.legacy.v1.Closed.by_name")
			}
			continue
		case 0x28:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.test.legacy.v1.Closed.chosen")
			}
			if !Level(value).Known() {
				wire.KeepVarint(&m.unknown, 0x28, value)
				p = next
				continue
			}
			m.clearChoice()
			m.Chosen, p = shortwire.Some(Level(value)), next
			continue
		case 0x32:
			value, next := r.Text(p, end)
			if next < 0 {
				return r.In("shortwire.test.legacy.v1.Closed.other")
			}
			m.clearChoice()
			m.Other, p = shortwire.Some(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

func (m *Closed) readByName(r *wire.Reader, start, p, end int) int {
	if m.ByName == nil {
		m.ByName = make(map[string]Level, r.Run(p, end, 0x22))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key string
	value := Level(1)
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			key, p = r.Text(p, stop)
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
	m.ByName[key] = value
	return p
}

// Unchecked: A string here may hold anything.
type Unchecked struct {
	Text shortwire.Optional[string]

	unknown []byte
}

// FullName returns "shortwire.test.legacy.v1.Unchecked".
func (*Unchecked) FullName() string {
	return "shortwire.test.legacy.v1.Unchecked"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Unchecked) Reset() {
	*m = Unchecked{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Unchecked) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Unchecked) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Unchecked) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Unchecked) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.legacy.v1.Unchecked", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Unchecked) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.legacy.v1.Unchecked", data)
}

// WriteWire is for generated code.
func (m *Unchecked) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Text.Set {
		p = w.Text(p, m.Text.Value, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *Unchecked) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("shortwire.test.legacy.v1.Unchecked.text")
			}
			m.Text, p = shortwire.Some(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Holder: Holds messages with required fields in every way.
type Holder struct {
	One  *Required
	Many []Required
	// In the oneof choice.
	Chosen *Required
	ByName map[string]*Required
	Deeper *Holder

	unknown []byte
}

// HolderChoice tells which member of shortwire.test.legacy.v1.Holder.choice is set. Numbered as the fields are.
type HolderChoice int32

// Members of shortwire.test.legacy.v1.Holder.choice.
const (
	HolderChoiceNotSet HolderChoice = 0
	HolderChoiceChosen HolderChoice = 3
)

// WhichChoice returns which member of shortwire.test.legacy.v1.Holder.choice is set, the first of them if several are.
func (m *Holder) WhichChoice() HolderChoice {
	switch {
	case m.Chosen != nil:
		return HolderChoiceChosen
	}
	return HolderChoiceNotSet
}

// FullName returns "shortwire.test.legacy.v1.Holder".
func (*Holder) FullName() string {
	return "shortwire.test.legacy.v1.Holder"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Holder) Reset() {
	clear(m.ByName)
	*m = Holder{Many: m.Many[:0], ByName: m.ByName, unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Holder) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Holder) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Holder) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Holder) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.test.legacy.v1.Holder", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Holder) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.test.legacy.v1.Holder", data)
}

var holderFields = wire.Fields{Message: "shortwire.test.legacy.v1.Holder", Names: map[uint32]string{1: "one", 2: "many", 3: "chosen", 4: "by_name", 5: "deeper"}}

// WriteWire is for generated code.
func (m *Holder) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Deeper != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Deeper.WriteWire(w, p), before, 0x2a)
		}
	}
	if len(m.ByName) != 0 {
		var room [8]wire.Entry[string, *Required]
		entries := wire.Entries(room[:0], m.ByName)
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
			p = w.Text(p, entry.Key, 0x0a)
			p = w.Delimit(p, entryBefore, 0x22)
		}
	}
	if m.Chosen != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Chosen.WriteWire(w, p), before, 0x1a)
		}
	}
	for i := len(m.Many) - 1; i >= 0; i-- {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Many[i].WriteWire(w, p), before, 0x12)
		}
	}
	if m.One != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.One.WriteWire(w, p), before, 0x0a)
		}
	}
	if w.Failed() {
		w.Blame(&holderFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Holder) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			if m.One == nil {
				m.One = new(Required)
			}
			if p = r.Message(m.One, p, end); p < 0 {
				return r.In("shortwire.test.legacy.v1.Holder.one")
			}
			continue
		case 0x12:
			m.Many, p = wire.AppendMessages(r, m.Many, p, end, 0x12)
			if p < 0 {
				return r.In("shortwire.test.legacy.v1.Holder.many")
			}
			continue
		case 0x1a:
			if m.Chosen == nil {
				m.Chosen = new(Required)
			}
			if p = r.Message(m.Chosen, p, end); p < 0 {
				return r.In("shortwire.test.legacy.v1.Holder.chosen")
			}
			continue
		case 0x22:
			if p = m.readByName(r, p, end); p < 0 {
				return r.In("shortwire.test.legacy.v1.Holder.by_name")
			}
			continue
		case 0x2a:
			if m.Deeper == nil {
				m.Deeper = new(Holder)
			}
			if p = r.Message(m.Deeper, p, end); p < 0 {
				return r.In("shortwire.test.legacy.v1.Holder.deeper")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

func (m *Holder) readByName(r *wire.Reader, p, end int) int {
	if m.ByName == nil {
		m.ByName = make(map[string]*Required, r.Run(p, end, 0x22))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key string
	value := new(Required)
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			key, p = r.Text(p, stop)
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
	m.ByName[key] = value
	return p
}
