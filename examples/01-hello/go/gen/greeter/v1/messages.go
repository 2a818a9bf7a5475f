// Made by shortwire gen from greeter/v1/greeter.proto. Do not edit.

// Package greeterv1: The smallest service: one method, one string each way.
package greeterv1

import (
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// GreetRequest is greeter.v1.GreetRequest in the schema.
type GreetRequest struct {
	Name string

	unknown []byte
}

// FullName returns "greeter.v1.GreetRequest".
func (*GreetRequest) FullName() string {
	return "greeter.v1.GreetRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *GreetRequest) Reset() {
	*m = GreetRequest{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *GreetRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *GreetRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *GreetRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *GreetRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "greeter.v1.GreetRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *GreetRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "greeter.v1.GreetRequest", data)
}

var greetRequestFields = wire.Fields{Message: "greeter.v1.GreetRequest", Names: map[uint32]string{1: "name"}}

// WriteWire is for generated code.
func (m *GreetRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Name != "" {
		p = w.String(p, m.Name, 0x0a)
	}
	if w.Failed() {
		w.Blame(&greetRequestFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *GreetRequest) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("greeter.v1.GreetRequest.name")
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

// GreetRequestColumns holds the fields of many messages, a slice each.
type GreetRequestColumns struct {
	Name []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *GreetRequestColumns) CheckColumns() (int, error) {
	count := len(c.Name)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *GreetRequestColumns) ResizeColumns(count int) {
	c.Name = wire.Resize(c.Name, count)
}

// ToRows returns the messages one by one.
func (c *GreetRequestColumns) ToRows() []GreetRequest {
	rows := make([]GreetRequest, len(c.Name))
	for i := range rows {
		rows[i].Name = c.Name[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *GreetRequestColumns) FromRows(rows []GreetRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Name[i] = row.Name
	}
}

// GreetReply is greeter.v1.GreetReply in the schema.
type GreetReply struct {
	Greeting string

	unknown []byte
}

// FullName returns "greeter.v1.GreetReply".
func (*GreetReply) FullName() string {
	return "greeter.v1.GreetReply"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *GreetReply) Reset() {
	*m = GreetReply{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *GreetReply) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *GreetReply) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *GreetReply) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *GreetReply) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "greeter.v1.GreetReply", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *GreetReply) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "greeter.v1.GreetReply", data)
}

var greetReplyFields = wire.Fields{Message: "greeter.v1.GreetReply", Names: map[uint32]string{1: "greeting"}}

// WriteWire is for generated code.
func (m *GreetReply) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Greeting != "" {
		p = w.String(p, m.Greeting, 0x0a)
	}
	if w.Failed() {
		w.Blame(&greetReplyFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *GreetReply) ReadWire(r *wire.Reader, p, end int) int {
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
				return r.In("greeter.v1.GreetReply.greeting")
			}
			m.Greeting, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// GreetReplyColumns holds the fields of many messages, a slice each.
type GreetReplyColumns struct {
	Greeting []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *GreetReplyColumns) CheckColumns() (int, error) {
	count := len(c.Greeting)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *GreetReplyColumns) ResizeColumns(count int) {
	c.Greeting = wire.Resize(c.Greeting, count)
}

// ToRows returns the messages one by one.
func (c *GreetReplyColumns) ToRows() []GreetReply {
	rows := make([]GreetReply, len(c.Greeting))
	for i := range rows {
		rows[i].Greeting = c.Greeting[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *GreetReplyColumns) FromRows(rows []GreetReply) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Greeting[i] = row.Greeting
	}
}
