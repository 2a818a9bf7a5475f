// Made by shortwire gen from nested.proto. Do not edit.

// Package nestedv1: Types within types, and types that contain themselves.
package nestedv1

import (
	"strconv"

	"github.com/shortwire/shortwire/hosts/go/wire"
)

// OuterInnerKind is nested.v1.Outer.Inner.Kind in the schema. Other numbers may occur.
type OuterInnerKind int32

// Values of nested.v1.Outer.Inner.Kind.
const (
	OuterInnerKindUnspecified OuterInnerKind = 0
	OuterInnerKindLeaf        OuterInnerKind = 1
)

// Known reports whether the schema has a name for e.
func (e OuterInnerKind) Known() bool {
	switch e {
	case OuterInnerKindUnspecified, OuterInnerKindLeaf:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e OuterInnerKind) String() string {
	switch e {
	case OuterInnerKindUnspecified:
		return "KIND_UNSPECIFIED"
	case OuterInnerKindLeaf:
		return "KIND_LEAF"
	}
	return strconv.Itoa(int(e))
}

// Outer is nested.v1.Outer in the schema.
type Outer struct {
	Inner    *OuterInner
	Shortcut *OuterInnerInnermost
	Kinds    []OuterInnerKind

	unknown []byte
}

// FullName returns "nested.v1.Outer".
func (*Outer) FullName() string {
	return "nested.v1.Outer"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Outer) Reset() {
	*m = Outer{Kinds: m.Kinds[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Outer) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Outer) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Outer) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Outer) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "nested.v1.Outer", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Outer) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "nested.v1.Outer", data)
}

var outerFields = wire.Fields{Message: "nested.v1.Outer", Names: map[uint32]string{1: "inner", 2: "shortcut", 3: "kinds"}}

// WriteWire is for generated code.
func (m *Outer) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Kinds) != 0 {
		p = wire.PackedIntegers(w, p, m.Kinds, 0x1a)
	}
	if m.Shortcut != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Shortcut.WriteWire(w, p), before, 0x12)
		}
	}
	if m.Inner != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Inner.WriteWire(w, p), before, 0x0a)
		}
	}
	if w.Failed() {
		w.Blame(&outerFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Outer) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			if m.Inner == nil {
				m.Inner = new(OuterInner)
			}
			if p = r.Message(m.Inner, p, end); p < 0 {
				return r.In("nested.v1.Outer.inner")
			}
			continue
		case 0x12:
			if m.Shortcut == nil {
				m.Shortcut = new(OuterInnerInnermost)
			}
			if p = r.Message(m.Shortcut, p, end); p < 0 {
				return r.In("nested.v1.Outer.shortcut")
			}
			continue
		case 0x1a:
			m.Kinds, p = wire.AppendPackedIntegers(r, m.Kinds, p, end)
			if p < 0 {
				return r.In("nested.v1.Outer.kinds")
			}
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("nested.v1.Outer.kinds")
			}
			m.Kinds, p = append(m.Kinds, OuterInnerKind(value)), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// OuterInner is nested.v1.Outer.Inner in the schema.
type OuterInner struct {
	Innermost *OuterInnerInnermost
	Kind      OuterInnerKind
	Around    []Outer

	unknown []byte
}

// FullName returns "nested.v1.Outer.Inner".
func (*OuterInner) FullName() string {
	return "nested.v1.Outer.Inner"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *OuterInner) Reset() {
	*m = OuterInner{Around: m.Around[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *OuterInner) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *OuterInner) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *OuterInner) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *OuterInner) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "nested.v1.Outer.Inner", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *OuterInner) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "nested.v1.Outer.Inner", data)
}

var outerInnerFields = wire.Fields{Message: "nested.v1.Outer.Inner", Names: map[uint32]string{1: "innermost", 2: "kind", 3: "around"}}

// WriteWire is for generated code.
func (m *OuterInner) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	for i := len(m.Around) - 1; i >= 0; i-- {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Around[i].WriteWire(w, p), before, 0x1a)
		}
	}
	p = w.Reserve(p, 15)
	if m.Kind != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Kind)), 0x10)
	}
	if m.Innermost != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Innermost.WriteWire(w, p), before, 0x0a)
		}
	}
	if w.Failed() {
		w.Blame(&outerInnerFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *OuterInner) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			if m.Innermost == nil {
				m.Innermost = new(OuterInnerInnermost)
			}
			if p = r.Message(m.Innermost, p, end); p < 0 {
				return r.In("nested.v1.Outer.Inner.innermost")
			}
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("nested.v1.Outer.Inner.kind")
			}
			m.Kind, p = OuterInnerKind(value), next
			continue
		case 0x1a:
			m.Around, p = wire.AppendMessages(r, m.Around, p, end, 0x1a)
			if p < 0 {
				return r.In("nested.v1.Outer.Inner.around")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// OuterInnerInnermost is nested.v1.Outer.Inner.Innermost in the schema.
type OuterInnerInnermost struct {
	Name string

	unknown []byte
}

// FullName returns "nested.v1.Outer.Inner.Innermost".
func (*OuterInnerInnermost) FullName() string {
	return "nested.v1.Outer.Inner.Innermost"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *OuterInnerInnermost) Reset() {
	*m = OuterInnerInnermost{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *OuterInnerInnermost) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *OuterInnerInnermost) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *OuterInnerInnermost) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *OuterInnerInnermost) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "nested.v1.Outer.Inner.Innermost", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *OuterInnerInnermost) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "nested.v1.Outer.Inner.Innermost", data)
}

var outerInnerInnermostFields = wire.Fields{Message: "nested.v1.Outer.Inner.Innermost", Names: map[uint32]string{1: "name"}}

// WriteWire is for generated code.
func (m *OuterInnerInnermost) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Name != "" {
		p = w.String(p, m.Name, 0x0a)
	}
	if w.Failed() {
		w.Blame(&outerInnerInnermostFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *OuterInnerInnermost) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("nested.v1.Outer.Inner.Innermost.name")
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

// OuterInnerInnermostColumns holds the fields of many messages, a slice each.
type OuterInnerInnermostColumns struct {
	Name []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *OuterInnerInnermostColumns) CheckColumns() (int, error) {
	count := len(c.Name)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *OuterInnerInnermostColumns) ResizeColumns(count int) {
	c.Name = wire.Resize(c.Name, count)
}

// ToRows returns the messages one by one.
func (c *OuterInnerInnermostColumns) ToRows() []OuterInnerInnermost {
	rows := make([]OuterInnerInnermost, len(c.Name))
	for i := range rows {
		rows[i].Name = c.Name[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *OuterInnerInnermostColumns) FromRows(rows []OuterInnerInnermost) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Name[i] = row.Name
	}
}

// Node: Contains itself directly, in a list, in a map, in a oneof, and by way of another.
type Node struct {
	Next     *Node
	Children []Node
	Named    map[string]*Node
	// In the oneof way.
	Left *Node
	// In the oneof way.
	Right *Detour

	unknown []byte
}

// NodeWay tells which member of nested.v1.Node.way is set. Numbered as the fields are.
type NodeWay int32

// Members of nested.v1.Node.way.
const (
	NodeWayNotSet NodeWay = 0
	NodeWayLeft   NodeWay = 4
	NodeWayRight  NodeWay = 5
)

// WhichWay returns which member of nested.v1.Node.way is set, the first of them if several are.
func (m *Node) WhichWay() NodeWay {
	switch {
	case m.Left != nil:
		return NodeWayLeft
	case m.Right != nil:
		return NodeWayRight
	}
	return NodeWayNotSet
}

func (m *Node) clearWay() {
	m.Left = nil
	m.Right = nil
}

// FullName returns "nested.v1.Node".
func (*Node) FullName() string {
	return "nested.v1.Node"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Node) Reset() {
	clear(m.Named)
	*m = Node{Children: m.Children[:0], Named: m.Named, unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Node) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Node) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Node) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Node) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "nested.v1.Node", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Node) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "nested.v1.Node", data)
}

var nodeFields = wire.Fields{Message: "nested.v1.Node", Names: map[uint32]string{1: "next", 2: "children", 3: "named", 4: "left", 5: "right"}}

// WriteWire is for generated code.
func (m *Node) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	members0 := 0
	if m.Right != nil {
		members0++
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Right.WriteWire(w, p), before, 0x2a)
		}
	}
	if m.Left != nil {
		members0++
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Left.WriteWire(w, p), before, 0x22)
		}
	}
	if len(m.Named) != 0 {
		var room [8]wire.Entry[string, *Node]
		entries := wire.Entries(room[:0], m.Named)
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
			p = w.Delimit(p, entryBefore, 0x1a)
		}
	}
	for i := len(m.Children) - 1; i >= 0; i-- {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Children[i].WriteWire(w, p), before, 0x12)
		}
	}
	if m.Next != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Next.WriteWire(w, p), before, 0x0a)
		}
	}
	if members0 > 1 {
		w.TwoMembers("nested.v1.Node.way")
	}
	if w.Failed() {
		w.Blame(&nodeFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Node) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			if m.Next == nil {
				m.Next = new(Node)
			}
			if p = r.Message(m.Next, p, end); p < 0 {
				return r.In("nested.v1.Node.next")
			}
			continue
		case 0x12:
			m.Children, p = wire.AppendMessages(r, m.Children, p, end, 0x12)
			if p < 0 {
				return r.In("nested.v1.Node.children")
			}
			continue
		case 0x1a:
			if p = m.readNamed(r, p, end); p < 0 {
				return r.In("nested.v1.Node.named")
			}
			continue
		case 0x22:
			if m.Left == nil {
				m.clearWay()
				m.Left = new(Node)
			}
			if p = r.Message(m.Left, p, end); p < 0 {
				return r.In("nested.v1.Node.left")
			}
			continue
		case 0x2a:
			if m.Right == nil {
				m.clearWay()
				m.Right = new(Detour)
			}
			if p = r.Message(m.Right, p, end); p < 0 {
				return r.In("nested.v1.Node.right")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

func (m *Node) readNamed(r *wire.Reader, p, end int) int {
	if m.Named == nil {
		m.Named = make(map[string]*Node, r.Run(p, end, 0x1a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key string
	value := new(Node)
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
	m.Named[key] = value
	return p
}

// Detour is nested.v1.Detour in the schema.
type Detour struct {
	Back *Node

	unknown []byte
}

// FullName returns "nested.v1.Detour".
func (*Detour) FullName() string {
	return "nested.v1.Detour"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Detour) Reset() {
	*m = Detour{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Detour) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Detour) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Detour) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Detour) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "nested.v1.Detour", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Detour) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "nested.v1.Detour", data)
}

var detourFields = wire.Fields{Message: "nested.v1.Detour", Names: map[uint32]string{1: "back"}}

// WriteWire is for generated code.
func (m *Detour) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Back != nil {
		if w.Enter() {
			before := w.Written(p)
			p = w.Leave(m.Back.WriteWire(w, p), before, 0x0a)
		}
	}
	if w.Failed() {
		w.Blame(&detourFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Detour) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			if m.Back == nil {
				m.Back = new(Node)
			}
			if p = r.Message(m.Back, p, end); p < 0 {
				return r.In("nested.v1.Detour.back")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}
