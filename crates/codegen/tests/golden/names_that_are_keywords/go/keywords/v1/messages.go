// Made by shortwire gen from keywords.proto. Do not edit.

// Package keywordsv1: Names that are keywords of some host.
package keywordsv1

import (
	"strconv"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Async is keywords.v1.Async in the schema. Other numbers may occur.
type Async int32

// Values of keywords.v1.Async.
const (
	AsyncUnspecified Async = 0
	AsyncTrue        Async = 1
	AsyncSelf        Async = 2
)

// Known reports whether the schema has a name for e.
func (e Async) Known() bool {
	switch e {
	case AsyncUnspecified, AsyncTrue, AsyncSelf:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e Async) String() string {
	switch e {
	case AsyncUnspecified:
		return "ASYNC_UNSPECIFIED"
	case AsyncTrue:
		return "ASYNC_TRUE"
	case AsyncSelf:
		return "ASYNC_SELF"
	}
	return strconv.Itoa(int(e))
}

// Type is keywords.v1.Type in the schema.
type Type struct {
	Fn       int32
	Class    int32
	Int      int32
	Lambda   int32
	Self     int32
	None     int32
	Def      string
	Register bool

	unknown []byte
}

// FullName returns "keywords.v1.Type".
func (*Type) FullName() string {
	return "keywords.v1.Type"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Type) Reset() {
	*m = Type{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Type) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Type) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Type) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Type) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "keywords.v1.Type", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Type) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "keywords.v1.Type", data)
}

var typeFields = wire.Fields{Message: "keywords.v1.Type", Names: map[uint32]string{1: "fn", 2: "class", 3: "int", 4: "lambda", 5: "self", 6: "None", 7: "def", 8: "register"}}

// WriteWire is for generated code.
func (m *Type) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 6)
	if m.Register {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.Register)), 0x40)
	}
	if m.Def != "" {
		p = w.String(p, m.Def, 0x3a)
	}
	p = w.Reserve(p, 90)
	if m.None != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.None)), 0x30)
	}
	if m.Self != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Self)), 0x28)
	}
	if m.Lambda != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Lambda)), 0x20)
	}
	if m.Int != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Int)), 0x18)
	}
	if m.Class != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Class)), 0x10)
	}
	if m.Fn != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Fn)), 0x08)
	}
	if w.Failed() {
		w.Blame(&typeFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Type) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("keywords.v1.Type.fn")
			}
			m.Fn, p = int32(value), next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("keywords.v1.Type.class")
			}
			m.Class, p = int32(value), next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("keywords.v1.Type.int")
			}
			m.Int, p = int32(value), next
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("keywords.v1.Type.lambda")
			}
			m.Lambda, p = int32(value), next
			continue
		case 0x28:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("keywords.v1.Type.self")
			}
			m.Self, p = int32(value), next
			continue
		case 0x30:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("keywords.v1.Type.None")
			}
			m.None, p = int32(value), next
			continue
		case 0x3a:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("keywords.v1.Type.def")
			}
			m.Def, p = value, next
			continue
		case 0x40:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("keywords.v1.Type.register")
			}
			m.Register, p = value != 0, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// TypeColumns holds the fields of many messages, a slice each.
type TypeColumns struct {
	Fn       []int32
	Class    []int32
	Int      []int32
	Lambda   []int32
	Self     []int32
	None     []int32
	Def      []string
	Register []bool
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *TypeColumns) CheckColumns() (int, error) {
	count := len(c.Fn)
	if len(c.Class) != count {
		return 0, wire.UnequalColumns("keywords.v1.Type.class", len(c.Class), count)
	}
	if len(c.Int) != count {
		return 0, wire.UnequalColumns("keywords.v1.Type.int", len(c.Int), count)
	}
	if len(c.Lambda) != count {
		return 0, wire.UnequalColumns("keywords.v1.Type.lambda", len(c.Lambda), count)
	}
	if len(c.Self) != count {
		return 0, wire.UnequalColumns("keywords.v1.Type.self", len(c.Self), count)
	}
	if len(c.None) != count {
		return 0, wire.UnequalColumns("keywords.v1.Type.None", len(c.None), count)
	}
	if len(c.Def) != count {
		return 0, wire.UnequalColumns("keywords.v1.Type.def", len(c.Def), count)
	}
	if len(c.Register) != count {
		return 0, wire.UnequalColumns("keywords.v1.Type.register", len(c.Register), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *TypeColumns) ResizeColumns(count int) {
	c.Fn = wire.Resize(c.Fn, count)
	c.Class = wire.Resize(c.Class, count)
	c.Int = wire.Resize(c.Int, count)
	c.Lambda = wire.Resize(c.Lambda, count)
	c.Self = wire.Resize(c.Self, count)
	c.None = wire.Resize(c.None, count)
	c.Def = wire.Resize(c.Def, count)
	c.Register = wire.Resize(c.Register, count)
}

// ToRows returns the messages one by one.
func (c *TypeColumns) ToRows() []Type {
	rows := make([]Type, len(c.Fn))
	for i := range rows {
		rows[i].Fn = c.Fn[i]
		rows[i].Class = c.Class[i]
		rows[i].Int = c.Int[i]
		rows[i].Lambda = c.Lambda[i]
		rows[i].Self = c.Self[i]
		rows[i].None = c.None[i]
		rows[i].Def = c.Def[i]
		rows[i].Register = c.Register[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *TypeColumns) FromRows(rows []Type) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Fn[i] = row.Fn
		c.Class[i] = row.Class
		c.Int[i] = row.Int
		c.Lambda[i] = row.Lambda
		c.Self[i] = row.Self
		c.None[i] = row.None
		c.Def[i] = row.Def
		c.Register[i] = row.Register
	}
}

// Self is keywords.v1.Self in the schema.
type Self struct {
	// In the oneof match.
	Async shortwire.Optional[int32]
	// In the oneof match.
	Yield shortwire.Optional[string]
	// In the oneof match.
	Type   *Type
	Import []Async

	unknown []byte
}

// SelfMatch tells which member of keywords.v1.Self.match is set. Numbered as the fields are.
type SelfMatch int32

// Members of keywords.v1.Self.match.
const (
	SelfMatchNotSet SelfMatch = 0
	SelfMatchAsync  SelfMatch = 1
	SelfMatchYield  SelfMatch = 2
	SelfMatchType   SelfMatch = 3
)

// WhichMatch returns which member of keywords.v1.Self.match is set, the first of them if several are.
func (m *Self) WhichMatch() SelfMatch {
	switch {
	case m.Async.Set:
		return SelfMatchAsync
	case m.Yield.Set:
		return SelfMatchYield
	case m.Type != nil:
		return SelfMatchType
	}
	return SelfMatchNotSet
}

func (m *Self) clearMatch() {
	m.Async = shortwire.Optional[int32]{}
	m.Yield = shortwire.Optional[string]{}
	m.Type = nil
}

// FullName returns "keywords.v1.Self".
func (*Self) FullName() string {
	return "keywords.v1.Self"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Self) Reset() {
	*m = Self{Import: m.Import[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Self) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Self) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Self) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Self) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "keywords.v1.Self", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Self) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "keywords.v1.Self", data)
}

var selfFields = wire.Fields{Message: "keywords.v1.Self", Names: map[uint32]string{1: "async", 2: "yield", 3: "type", 4: "import"}}

// WriteWire is for generated code.
func (m *Self) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	members0 := 0
	if len(m.Import) != 0 {
		p = wire.PackedIntegers(w, p, m.Import, 0x22)
	}
	if m.Type != nil {
		members0++
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Type.WriteWire(w, p), before, 0x1a)
		}
	}
	if m.Yield.Set {
		members0++
		p = w.String(p, m.Yield.Value, 0x12)
	}
	p = w.Reserve(p, 15)
	if m.Async.Set {
		members0++
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Async.Value)), 0x08)
	}
	if members0 > 1 {
		w.TwoMembers("keywords.v1.Self.match")
	}
	if w.Failed() {
		w.Blame(&selfFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Self) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("keywords.v1.Self.async")
			}
			m.clearMatch()
			m.Async, p = shortwire.Some(int32(value)), next
			continue
		case 0x12:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("keywords.v1.Self.yield")
			}
			m.clearMatch()
			m.Yield, p = shortwire.Some(value), next
			continue
		case 0x1a:
			if m.Type == nil {
				m.clearMatch()
				m.Type = new(Type)
			}
			if p = r.Message(m.Type, p, end); p < 0 {
				return r.In("keywords.v1.Self.type")
			}
			continue
		case 0x22:
			m.Import, p = wire.AppendPackedIntegers(r, m.Import, p, end)
			if p < 0 {
				return r.In("keywords.v1.Self.import")
			}
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("keywords.v1.Self.import")
			}
			m.Import, p = append(m.Import, Async(value)), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Headers: Names that macros, types and keywords of C and C++ have.
type Headers struct {
	INT32MAX     int32
	SIZEMAX      uint32
	INFINITY     float64
	MPI          float64
	Int32T       int32
	SwBytesT     string
	SWINLINE     []int32
	Atomic       bool
	StaticAssert shortwire.Optional[bool]
	CoAwait      int32
	Errno        int32
	MAX          int32

	unknown []byte
}

// FullName returns "keywords.v1.Headers".
func (*Headers) FullName() string {
	return "keywords.v1.Headers"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Headers) Reset() {
	*m = Headers{SWINLINE: m.SWINLINE[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Headers) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Headers) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Headers) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Headers) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "keywords.v1.Headers", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Headers) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "keywords.v1.Headers", data)
}

var headersFields = wire.Fields{Message: "keywords.v1.Headers", Names: map[uint32]string{1: "INT32_MAX", 2: "SIZE_MAX", 3: "INFINITY", 4: "M_PI", 5: "int32_t", 6: "sw_bytes_t", 7: "SW_INLINE", 8: "_Atomic", 9: "_Static_assert", 10: "co_await", 11: "errno", 12: "MAX"}}

// WriteWire is for generated code.
func (m *Headers) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 57)
	if m.MAX != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.MAX)), 0x60)
	}
	if m.Errno != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Errno)), 0x58)
	}
	if m.CoAwait != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.CoAwait)), 0x50)
	}
	if m.StaticAssert.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.StaticAssert.Value)), 0x48)
	}
	if m.Atomic {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.Atomic)), 0x40)
	}
	if len(m.SWINLINE) != 0 {
		p = wire.PackedIntegers(w, p, m.SWINLINE, 0x3a)
	}
	if m.SwBytesT != "" {
		p = w.String(p, m.SwBytesT, 0x32)
	}
	p = w.Reserve(p, 66)
	if m.Int32T != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Int32T)), 0x28)
	}
	if !wire.IsZero(m.MPI) {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.MPI), 0x21)
	}
	if !wire.IsZero(m.INFINITY) {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.INFINITY), 0x19)
	}
	if m.SIZEMAX != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.SIZEMAX)), 0x10)
	}
	if m.INT32MAX != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.INT32MAX)), 0x08)
	}
	if w.Failed() {
		w.Blame(&headersFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Headers) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("keywords.v1.Headers.INT32_MAX")
			}
			m.INT32MAX, p = int32(value), next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("keywords.v1.Headers.SIZE_MAX")
			}
			m.SIZEMAX, p = uint32(value), next
			continue
		case 0x19:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("keywords.v1.Headers.INFINITY")
			}
			m.INFINITY, p = value, next
			continue
		case 0x21:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("keywords.v1.Headers.M_PI")
			}
			m.MPI, p = value, next
			continue
		case 0x28:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("keywords.v1.Headers.int32_t")
			}
			m.Int32T, p = int32(value), next
			continue
		case 0x32:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("keywords.v1.Headers.sw_bytes_t")
			}
			m.SwBytesT, p = value, next
			continue
		case 0x3a:
			m.SWINLINE, p = wire.AppendPackedIntegers(r, m.SWINLINE, p, end)
			if p < 0 {
				return r.In("keywords.v1.Headers.SW_INLINE")
			}
			continue
		case 0x38:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("keywords.v1.Headers.SW_INLINE")
			}
			m.SWINLINE, p = append(m.SWINLINE, int32(value)), next
			continue
		case 0x40:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("keywords.v1.Headers._Atomic")
			}
			m.Atomic, p = value != 0, next
			continue
		case 0x48:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("keywords.v1.Headers._Static_assert")
			}
			m.StaticAssert, p = shortwire.Some(value != 0), next
			continue
		case 0x50:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("keywords.v1.Headers.co_await")
			}
			m.CoAwait, p = int32(value), next
			continue
		case 0x58:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("keywords.v1.Headers.errno")
			}
			m.Errno, p = int32(value), next
			continue
		case 0x60:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("keywords.v1.Headers.MAX")
			}
			m.MAX, p = int32(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}
