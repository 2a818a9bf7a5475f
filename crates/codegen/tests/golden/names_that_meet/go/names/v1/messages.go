// Made by shortwire gen from names.proto. Do not edit.

// Package namesv1: Names that generated code has uses for itself.
package namesv1

import (
	"strconv"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Some: Types called like what Rust names without a path.
type Some int32

// Values of names.v1.Some.
const (
	SomeName    Some = 0
	SomeIsKnown Some = 1
)

// Known reports whether the schema has a name for e.
func (e Some) Known() bool {
	switch e {
	case SomeName, SomeIsKnown:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e Some) String() string {
	switch e {
	case SomeName:
		return "name"
	case SomeIsKnown:
		return "is_known"
	}
	return strconv.Itoa(int(e))
}

// Ok is names.v1.Ok in the schema. Other numbers may occur.
type Ok int32

// Values of names.v1.Ok.
const (
	OkYes Ok = 0
)

// Known reports whether the schema has a name for e.
func (e Ok) Known() bool {
	switch e {
	case OkYes:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e Ok) String() string {
	switch e {
	case OkYes:
		return "OK_YES"
	}
	return strconv.Itoa(int(e))
}

// Reader: Fields called like what the code that reads and writes them uses.
type Reader struct {
	Reader    int32
	Writer    int32
	Tag       int32
	Value     string
	Request   []byte
	Reply     int64
	Context   bool
	Scratch   float64
	Len       uint32
	Mask      shortwire.Optional[int32]
	Source    int32
	Sink      int32
	Formatter int32

	unknown []byte
}

// FullName returns "names.v1.Reader".
func (*Reader) FullName() string {
	return "names.v1.Reader"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Reader) Reset() {
	*m = Reader{Request: m.Request[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Reader) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Reader) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Reader) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Reader) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "names.v1.Reader", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Reader) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "names.v1.Reader", data)
}

var readerFields = wire.Fields{Message: "names.v1.Reader", Names: map[uint32]string{1: "reader", 2: "writer", 3: "tag", 4: "value", 5: "request", 6: "reply", 7: "context", 8: "scratch", 9: "len", 10: "mask", 11: "source", 12: "sink", 13: "formatter"}}

// WriteWire is for generated code.
func (m *Reader) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 104)
	if m.Formatter != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Formatter)), 0x68)
	}
	if m.Sink != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Sink)), 0x60)
	}
	if m.Source != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Source)), 0x58)
	}
	if m.Mask.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Mask.Value)), 0x50)
	}
	if m.Len != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Len)), 0x48)
	}
	if !wire.IsZero(m.Scratch) {
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.Scratch), 0x41)
	}
	if m.Context {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.Context)), 0x38)
	}
	if m.Reply != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Reply)), 0x30)
	}
	if len(m.Request) != 0 {
		p = w.Bytes(p, m.Request, 0x2a)
	}
	if m.Value != "" {
		p = w.String(p, m.Value, 0x22)
	}
	p = w.Reserve(p, 45)
	if m.Tag != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Tag)), 0x18)
	}
	if m.Writer != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Writer)), 0x10)
	}
	if m.Reader != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Reader)), 0x08)
	}
	if w.Failed() {
		w.Blame(&readerFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Reader) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("names.v1.Reader.reader")
			}
			m.Reader, p = int32(value), next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("names.v1.Reader.writer")
			}
			m.Writer, p = int32(value), next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("names.v1.Reader.tag")
			}
			m.Tag, p = int32(value), next
			continue
		case 0x22:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("names.v1.Reader.value")
			}
			m.Value, p = value, next
			continue
		case 0x2a:
			value, next := r.Bytes(m.Request, p, end)
			if next < 0 {
				return r.In("names.v1.Reader.request")
			}
			m.Request, p = value, next
			continue
		case 0x30:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("names.v1.Reader.reply")
			}
			m.Reply, p = int64(value), next
			continue
		case 0x38:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("names.v1.Reader.context")
			}
			m.Context, p = value != 0, next
			continue
		case 0x41:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("names.v1.Reader.scratch")
			}
			m.Scratch, p = value, next
			continue
		case 0x48:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("names.v1.Reader.len")
			}
			m.Len, p = uint32(value), next
			continue
		case 0x50:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("names.v1.Reader.mask")
			}
			m.Mask, p = shortwire.Some(int32(value)), next
			continue
		case 0x58:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("names.v1.Reader.source")
			}
			m.Source, p = int32(value), next
			continue
		case 0x60:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("names.v1.Reader.sink")
			}
			m.Sink, p = int32(value), next
			continue
		case 0x68:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("names.v1.Reader.formatter")
			}
			m.Formatter, p = int32(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// ReaderColumns holds the fields of many messages, a slice each.
type ReaderColumns struct {
	// Present has bit i set if the i-th field that tracks presence is there.
	Present   []uint64
	Reader    []int32
	Writer    []int32
	Tag       []int32
	Value     []string
	Request   [][]byte
	Reply     []int64
	Context   []bool
	Scratch   []float64
	Len       []uint32
	Mask      []int32
	Source    []int32
	Sink      []int32
	Formatter []int32
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *ReaderColumns) CheckColumns() (int, error) {
	count := len(c.Present)
	if len(c.Reader) != count {
		return 0, wire.UnequalColumns("names.v1.Reader.reader", len(c.Reader), count)
	}
	if len(c.Writer) != count {
		return 0, wire.UnequalColumns("names.v1.Reader.writer", len(c.Writer), count)
	}
	if len(c.Tag) != count {
		return 0, wire.UnequalColumns("names.v1.Reader.tag", len(c.Tag), count)
	}
	if len(c.Value) != count {
		return 0, wire.UnequalColumns("names.v1.Reader.value", len(c.Value), count)
	}
	if len(c.Request) != count {
		return 0, wire.UnequalColumns("names.v1.Reader.request", len(c.Request), count)
	}
	if len(c.Reply) != count {
		return 0, wire.UnequalColumns("names.v1.Reader.reply", len(c.Reply), count)
	}
	if len(c.Context) != count {
		return 0, wire.UnequalColumns("names.v1.Reader.context", len(c.Context), count)
	}
	if len(c.Scratch) != count {
		return 0, wire.UnequalColumns("names.v1.Reader.scratch", len(c.Scratch), count)
	}
	if len(c.Len) != count {
		return 0, wire.UnequalColumns("names.v1.Reader.len", len(c.Len), count)
	}
	if len(c.Mask) != count {
		return 0, wire.UnequalColumns("names.v1.Reader.mask", len(c.Mask), count)
	}
	if len(c.Source) != count {
		return 0, wire.UnequalColumns("names.v1.Reader.source", len(c.Source), count)
	}
	if len(c.Sink) != count {
		return 0, wire.UnequalColumns("names.v1.Reader.sink", len(c.Sink), count)
	}
	if len(c.Formatter) != count {
		return 0, wire.UnequalColumns("names.v1.Reader.formatter", len(c.Formatter), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *ReaderColumns) ResizeColumns(count int) {
	c.Present = wire.Resize(c.Present, count)
	c.Reader = wire.Resize(c.Reader, count)
	c.Writer = wire.Resize(c.Writer, count)
	c.Tag = wire.Resize(c.Tag, count)
	c.Value = wire.Resize(c.Value, count)
	c.Request = wire.Resize(c.Request, count)
	c.Reply = wire.Resize(c.Reply, count)
	c.Context = wire.Resize(c.Context, count)
	c.Scratch = wire.Resize(c.Scratch, count)
	c.Len = wire.Resize(c.Len, count)
	c.Mask = wire.Resize(c.Mask, count)
	c.Source = wire.Resize(c.Source, count)
	c.Sink = wire.Resize(c.Sink, count)
	c.Formatter = wire.Resize(c.Formatter, count)
}

// ToRows returns the messages one by one.
func (c *ReaderColumns) ToRows() []Reader {
	rows := make([]Reader, len(c.Present))
	for i := range rows {
		rows[i].Reader = c.Reader[i]
		rows[i].Writer = c.Writer[i]
		rows[i].Tag = c.Tag[i]
		rows[i].Value = c.Value[i]
		rows[i].Request = c.Request[i]
		rows[i].Reply = c.Reply[i]
		rows[i].Context = c.Context[i]
		rows[i].Scratch = c.Scratch[i]
		rows[i].Len = c.Len[i]
		if c.Present[i]>>0&1 != 0 {
			rows[i].Mask = shortwire.Some(c.Mask[i])
		}
		rows[i].Source = c.Source[i]
		rows[i].Sink = c.Sink[i]
		rows[i].Formatter = c.Formatter[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *ReaderColumns) FromRows(rows []Reader) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Present[i] = 0
		c.Reader[i] = row.Reader
		c.Writer[i] = row.Writer
		c.Tag[i] = row.Tag
		c.Value[i] = row.Value
		c.Request[i] = row.Request
		c.Reply[i] = row.Reply
		c.Context[i] = row.Context
		c.Scratch[i] = row.Scratch
		c.Len[i] = row.Len
		c.Present[i] |= wire.Bool(row.Mask.Set) << 0
		c.Mask[i] = row.Mask.Value
		c.Source[i] = row.Source
		c.Sink[i] = row.Sink
		c.Formatter[i] = row.Formatter
	}
}

// Option is names.v1.Option in the schema.
type Option struct {
	Option *Result
	Vec    *Vec

	unknown []byte
}

// FullName returns "names.v1.Option".
func (*Option) FullName() string {
	return "names.v1.Option"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Option) Reset() {
	*m = Option{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Option) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Option) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Option) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Option) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "names.v1.Option", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Option) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "names.v1.Option", data)
}

var optionFields = wire.Fields{Message: "names.v1.Option", Names: map[uint32]string{1: "option", 2: "vec"}}

// WriteWire is for generated code.
func (m *Option) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Vec != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Vec.WriteWire(w, p), before, 0x12)
		}
	}
	if m.Option != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Option.WriteWire(w, p), before, 0x0a)
		}
	}
	if w.Failed() {
		w.Blame(&optionFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Option) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			if m.Option == nil {
				m.Option = new(Result)
			}
			if p = r.Message(m.Option, p, end); p < 0 {
				return r.In("names.v1.Option.option")
			}
			continue
		case 0x12:
			if m.Vec == nil {
				m.Vec = new(Vec)
			}
			if p = r.Message(m.Vec, p, end); p < 0 {
				return r.In("names.v1.Option.vec")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Result is names.v1.Result in the schema.
type Result struct {
	String string

	unknown []byte
}

// FullName returns "names.v1.Result".
func (*Result) FullName() string {
	return "names.v1.Result"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Result) Reset() {
	*m = Result{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Result) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Result) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Result) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Result) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "names.v1.Result", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Result) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "names.v1.Result", data)
}

var resultFields = wire.Fields{Message: "names.v1.Result", Names: map[uint32]string{1: "string"}}

// WriteWire is for generated code.
func (m *Result) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.String != "" {
		p = w.String(p, m.String, 0x0a)
	}
	if w.Failed() {
		w.Blame(&resultFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Result) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("names.v1.Result.string")
			}
			m.String, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// ResultColumns holds the fields of many messages, a slice each.
type ResultColumns struct {
	String []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *ResultColumns) CheckColumns() (int, error) {
	count := len(c.String)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *ResultColumns) ResizeColumns(count int) {
	c.String = wire.Resize(c.String, count)
}

// ToRows returns the messages one by one.
func (c *ResultColumns) ToRows() []Result {
	rows := make([]Result, len(c.String))
	for i := range rows {
		rows[i].String = c.String[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *ResultColumns) FromRows(rows []Result) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.String[i] = row.String
	}
}

// Vec is names.v1.Vec in the schema.
type Vec struct {
	Box []Box

	unknown []byte
}

// FullName returns "names.v1.Vec".
func (*Vec) FullName() string {
	return "names.v1.Vec"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Vec) Reset() {
	*m = Vec{Box: m.Box[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Vec) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Vec) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Vec) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Vec) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "names.v1.Vec", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Vec) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "names.v1.Vec", data)
}

var vecFields = wire.Fields{Message: "names.v1.Vec", Names: map[uint32]string{1: "box"}}

// WriteWire is for generated code.
func (m *Vec) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	for i := len(m.Box) - 1; i >= 0; i-- {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Box[i].WriteWire(w, p), before, 0x0a)
		}
	}
	if w.Failed() {
		w.Blame(&vecFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Vec) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			m.Box, p = wire.AppendMessages(r, m.Box, p, end, 0x0a)
			if p < 0 {
				return r.In("names.v1.Vec.box")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Box is names.v1.Box in the schema.
type Box struct {
	Bool bool

	unknown []byte
}

// FullName returns "names.v1.Box".
func (*Box) FullName() string {
	return "names.v1.Box"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Box) Reset() {
	*m = Box{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Box) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Box) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Box) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Box) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "names.v1.Box", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Box) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "names.v1.Box", data)
}

// WriteWire is for generated code.
func (m *Box) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 6)
	if m.Bool {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.Bool)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *Box) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("names.v1.Box.bool")
			}
			m.Bool, p = value != 0, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// BoxColumns holds the fields of many messages, a slice each.
type BoxColumns struct {
	Bool []bool
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *BoxColumns) CheckColumns() (int, error) {
	count := len(c.Bool)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *BoxColumns) ResizeColumns(count int) {
	c.Bool = wire.Resize(c.Bool, count)
}

// ToRows returns the messages one by one.
func (c *BoxColumns) ToRows() []Box {
	rows := make([]Box, len(c.Bool))
	for i := range rows {
		rows[i].Bool = c.Bool[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *BoxColumns) FromRows(rows []Box) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Bool[i] = row.Bool
	}
}

// I32 is names.v1.i32 in the schema.
type I32 struct {
	U64     *U64
	Some    shortwire.Optional[Some]
	Unknown int32
	// In the oneof _choice.
	X1 shortwire.Optional[bool]
	// In the oneof _choice.
	Str shortwire.Optional[Ok]

	unknown []byte
}

// I32Choice tells which member of names.v1.i32._choice is set. Numbered as the fields are.
type I32Choice int32

// Members of names.v1.i32._choice.
const (
	I32ChoiceNotSet I32Choice = 0
	I32ChoiceX1     I32Choice = 4
	I32ChoiceStr    I32Choice = 5
)

// WhichChoice returns which member of names.v1.i32._choice is set, the first of them if several are.
func (m *I32) WhichChoice() I32Choice {
	switch {
	case m.X1.Set:
		return I32ChoiceX1
	case m.Str.Set:
		return I32ChoiceStr
	}
	return I32ChoiceNotSet
}

func (m *I32) clearChoice() {
	m.X1 = shortwire.Optional[bool]{}
	m.Str = shortwire.Optional[Ok]{}
}

// FullName returns "names.v1.i32".
func (*I32) FullName() string {
	return "names.v1.i32"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *I32) Reset() {
	*m = I32{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *I32) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *I32) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *I32) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *I32) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "names.v1.i32", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *I32) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "names.v1.i32", data)
}

var i32Fields = wire.Fields{Message: "names.v1.i32", Names: map[uint32]string{1: "u64", 2: "some", 3: "_unknown", 4: "_1", 5: "str"}}

// WriteWire is for generated code.
func (m *I32) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	members0 := 0
	p = w.Reserve(p, 51)
	if m.Str.Set {
		members0++
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Str.Value)), 0x28)
	}
	if m.X1.Set {
		members0++
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.X1.Value)), 0x20)
	}
	if m.Unknown != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Unknown)), 0x18)
	}
	if m.Some.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Some.Value)), 0x10)
	}
	if m.U64 != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.U64.WriteWire(w, p), before, 0x0a)
		}
	}
	if members0 > 1 {
		w.TwoMembers("names.v1.i32._choice")
	}
	if w.Failed() {
		w.Blame(&i32Fields)
	}
	return p
}

// ReadWire is for generated code.
func (m *I32) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			if m.U64 == nil {
				m.U64 = new(U64)
			}
			if p = r.Message(m.U64, p, end); p < 0 {
				return r.In("names.v1.i32.u64")
			}
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("names.v1.i32.some")
			}
			m.Some, p = shortwire.Some(Some(value)), next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("names.v1.i32._unknown")
			}
			m.Unknown, p = int32(value), next
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("names.v1.i32._1")
			}
			m.clearChoice()
			m.X1, p = shortwire.Some(value != 0), next
			continue
		case 0x28:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("names.v1.i32.str")
			}
			m.clearChoice()
			m.Str, p = shortwire.Some(Ok(value)), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// U64 is names.v1.u64 in the schema.
type U64 struct {
	Value shortwire.Optional[uint64]

	unknown []byte
}

// FullName returns "names.v1.u64".
func (*U64) FullName() string {
	return "names.v1.u64"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *U64) Reset() {
	*m = U64{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *U64) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *U64) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *U64) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *U64) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "names.v1.u64", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *U64) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "names.v1.u64", data)
}

// WriteWire is for generated code.
func (m *U64) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Value.Set {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Value.Value), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *U64) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("names.v1.u64.value")
			}
			m.Value, p = shortwire.Some(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// U64Columns holds the fields of many messages, a slice each.
type U64Columns struct {
	// Present has bit i set if the i-th field that tracks presence is there.
	Present []uint64
	Value   []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *U64Columns) CheckColumns() (int, error) {
	count := len(c.Present)
	if len(c.Value) != count {
		return 0, wire.UnequalColumns("names.v1.u64.value", len(c.Value), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *U64Columns) ResizeColumns(count int) {
	c.Present = wire.Resize(c.Present, count)
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *U64Columns) ToRows() []U64 {
	rows := make([]U64, len(c.Present))
	for i := range rows {
		if c.Present[i]>>0&1 != 0 {
			rows[i].Value = shortwire.Some(c.Value[i])
		}
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *U64Columns) FromRows(rows []U64) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Present[i] = 0
		c.Present[i] |= wire.Bool(row.Value.Set) << 0
		c.Value[i] = row.Value.Value
	}
}
