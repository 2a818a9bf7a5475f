// Made by shortwire gen from maps.proto. Do not edit.

// Package mapsv1: Maps with every kind of key and value, and oneofs with every kind of member.
package mapsv1

import (
	"strconv"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Color is maps.v1.Color in the schema. Other numbers may occur.
type Color int32

// Values of maps.v1.Color.
const (
	ColorUnspecified Color = 0
	ColorRed         Color = 1
	ColorRouge       Color = 1
	ColorNegative    Color = -1
)

// Known reports whether the schema has a name for e.
func (e Color) Known() bool {
	switch e {
	case ColorUnspecified, ColorRed, ColorNegative:
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
	case ColorNegative:
		return "COLOR_NEGATIVE"
	}
	return strconv.Itoa(int(e))
}

// Everything is maps.v1.Everything in the schema.
type Everything struct {
	A map[int32]float64
	B map[int64]float32
	C map[uint32]int32
	D map[uint64]int64
	E map[int32]uint32
	F map[int64]uint64
	G map[uint32]int32
	H map[uint64]int64
	I map[int32]uint32
	J map[int64]uint64
	K map[bool]bool
	L map[string]string
	M map[string][]byte
	N map[string]Color
	O map[string]*Choice

	unknown []byte
}

// FullName returns "maps.v1.Everything".
func (*Everything) FullName() string {
	return "maps.v1.Everything"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Everything) Reset() {
	clear(m.A)
	clear(m.B)
	clear(m.C)
	clear(m.D)
	clear(m.E)
	clear(m.F)
	clear(m.G)
	clear(m.H)
	clear(m.I)
	clear(m.J)
	clear(m.K)
	clear(m.L)
	clear(m.M)
	clear(m.N)
	clear(m.O)
	*m = Everything{A: m.A, B: m.B, C: m.C, D: m.D, E: m.E, F: m.F, G: m.G, H: m.H, I: m.I, J: m.J, K: m.K, L: m.L, M: m.M, N: m.N, O: m.O, unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Everything) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Everything) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Everything) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Everything) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "maps.v1.Everything", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Everything) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "maps.v1.Everything", data)
}

var everythingFields = wire.Fields{Message: "maps.v1.Everything", Names: map[uint32]string{1: "a", 2: "b", 3: "c", 4: "d", 5: "e", 6: "f", 7: "g", 8: "h", 9: "i", 10: "j", 11: "k", 12: "l", 13: "m", 14: "n", 15: "o"}}

// WriteWire is for generated code.
func (m *Everything) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.O) != 0 {
		var room [8]wire.Entry[string, *Choice]
		entries := wire.Entries(room[:0], m.O)
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
			p = w.Delimit(p, entryBefore, 0x7a)
		}
	}
	if len(m.N) != 0 {
		var room [8]wire.Entry[string, Color]
		entries := wire.Entries(room[:0], m.N)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Value)), 0x10)
			p = w.String(p, entry.Key, 0x0a)
			p = w.Delimit(p, entryBefore, 0x72)
		}
	}
	if len(m.M) != 0 {
		var room [8]wire.Entry[string, []byte]
		entries := wire.Entries(room[:0], m.M)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Bytes(p, entry.Value, 0x12)
			p = w.String(p, entry.Key, 0x0a)
			p = w.Delimit(p, entryBefore, 0x6a)
		}
	}
	if len(m.L) != 0 {
		var room [8]wire.Entry[string, string]
		entries := wire.Entries(room[:0], m.L)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.String(p, entry.Value, 0x12)
			p = w.String(p, entry.Key, 0x0a)
			p = w.Delimit(p, entryBefore, 0x62)
		}
	}
	if len(m.K) != 0 {
		var room [8]wire.Entry[bool, bool]
		entries := wire.BoolEntries(room[:0], m.K)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 6)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(entry.Value)), 0x10)
			p = w.Reserve(p, 6)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(entry.Key)), 0x08)
			p = w.Delimit(p, entryBefore, 0x5a)
		}
	}
	if len(m.J) != 0 {
		var room [8]wire.Entry[int64, uint64]
		entries := wire.Entries(room[:0], m.J)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 13)
			p = wire.PutTag(w.Buf(), wire.PutFixed64(w.Buf(), p, entry.Value), 0x11)
			p = w.Reserve(p, 13)
			p = wire.PutTag(w.Buf(), wire.PutFixed64(w.Buf(), p, uint64(entry.Key)), 0x09)
			p = w.Delimit(p, entryBefore, 0x52)
		}
	}
	if len(m.I) != 0 {
		var room [8]wire.Entry[int32, uint32]
		entries := wire.Entries(room[:0], m.I)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 9)
			p = wire.PutTag(w.Buf(), wire.PutFixed32(w.Buf(), p, entry.Value), 0x15)
			p = w.Reserve(p, 9)
			p = wire.PutTag(w.Buf(), wire.PutFixed32(w.Buf(), p, uint32(entry.Key)), 0x0d)
			p = w.Delimit(p, entryBefore, 0x4a)
		}
	}
	if len(m.H) != 0 {
		var room [8]wire.Entry[uint64, int64]
		entries := wire.Entries(room[:0], m.H)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Zigzag64(entry.Value)), 0x10)
			p = w.Reserve(p, 13)
			p = wire.PutTag(w.Buf(), wire.PutFixed64(w.Buf(), p, entry.Key), 0x09)
			p = w.Delimit(p, entryBefore, 0x42)
		}
	}
	if len(m.G) != 0 {
		var room [8]wire.Entry[uint32, int32]
		entries := wire.Entries(room[:0], m.G)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 10)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Zigzag32(entry.Value)), 0x10)
			p = w.Reserve(p, 9)
			p = wire.PutTag(w.Buf(), wire.PutFixed32(w.Buf(), p, entry.Key), 0x0d)
			p = w.Delimit(p, entryBefore, 0x3a)
		}
	}
	if len(m.F) != 0 {
		var room [8]wire.Entry[int64, uint64]
		entries := wire.Entries(room[:0], m.F)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, entry.Value), 0x10)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Zigzag64(entry.Key)), 0x08)
			p = w.Delimit(p, entryBefore, 0x32)
		}
	}
	if len(m.E) != 0 {
		var room [8]wire.Entry[int32, uint32]
		entries := wire.Entries(room[:0], m.E)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 10)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Value)), 0x10)
			p = w.Reserve(p, 10)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Zigzag32(entry.Key)), 0x08)
			p = w.Delimit(p, entryBefore, 0x2a)
		}
	}
	if len(m.D) != 0 {
		var room [8]wire.Entry[uint64, int64]
		entries := wire.Entries(room[:0], m.D)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Value)), 0x10)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, entry.Key), 0x08)
			p = w.Delimit(p, entryBefore, 0x22)
		}
	}
	if len(m.C) != 0 {
		var room [8]wire.Entry[uint32, int32]
		entries := wire.Entries(room[:0], m.C)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Value)), 0x10)
			p = w.Reserve(p, 10)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Key)), 0x08)
			p = w.Delimit(p, entryBefore, 0x1a)
		}
	}
	if len(m.B) != 0 {
		var room [8]wire.Entry[int64, float32]
		entries := wire.Entries(room[:0], m.B)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 9)
			p = wire.PutTag(w.Buf(), wire.PutFloat(w.Buf(), p, entry.Value), 0x15)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Key)), 0x08)
			p = w.Delimit(p, entryBefore, 0x12)
		}
	}
	if len(m.A) != 0 {
		var room [8]wire.Entry[int32, float64]
		entries := wire.Entries(room[:0], m.A)
		for i := len(entries) - 1; i >= 0; i-- {
			entry := &entries[i]
			entryBefore := w.Written(p)
			p = w.Reserve(p, 13)
			p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, entry.Value), 0x11)
			p = w.Reserve(p, 15)
			p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(entry.Key)), 0x08)
			p = w.Delimit(p, entryBefore, 0x0a)
		}
	}
	if w.Failed() {
		w.Blame(&everythingFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Everything) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			if p = m.readA(r, p, end); p < 0 {
				return r.In("maps.v1.Everything.a")
			}
			continue
		case 0x12:
			if p = m.readB(r, p, end); p < 0 {
				return r.In("maps.v1.Everything.b")
			}
			continue
		case 0x1a:
			if p = m.readC(r, p, end); p < 0 {
				return r.In("maps.v1.Everything.c")
			}
			continue
		case 0x22:
			if p = m.readD(r, p, end); p < 0 {
				return r.In("maps.v1.Everything.d")
			}
			continue
		case 0x2a:
			if p = m.readE(r, p, end); p < 0 {
				return r.In("maps.v1.Everything.e")
			}
			continue
		case 0x32:
			if p = m.readF(r, p, end); p < 0 {
				return r.In("maps.v1.Everything.f")
			}
			continue
		case 0x3a:
			if p = m.readG(r, p, end); p < 0 {
				return r.In("maps.v1.Everything.g")
			}
			continue
		case 0x42:
			if p = m.readH(r, p, end); p < 0 {
				return r.In("maps.v1.Everything.h")
			}
			continue
		case 0x4a:
			if p = m.readI(r, p, end); p < 0 {
				return r.In("maps.v1.Everything.i")
			}
			continue
		case 0x52:
			if p = m.readJ(r, p, end); p < 0 {
				return r.In("maps.v1.Everything.j")
			}
			continue
		case 0x5a:
			if p = m.readK(r, p, end); p < 0 {
				return r.In("maps.v1.Everything.k")
			}
			continue
		case 0x62:
			if p = m.readL(r, p, end); p < 0 {
				return r.In("maps.v1.Everything.l")
			}
			continue
		case 0x6a:
			if p = m.readM(r, p, end); p < 0 {
				return r.In("maps.v1.Everything.m")
			}
			continue
		case 0x72:
			if p = m.readN(r, p, end); p < 0 {
				return r.In("maps.v1.Everything.n")
			}
			continue
		case 0x7a:
			if p = m.readO(r, p, end); p < 0 {
				return r.In("maps.v1.Everything.o")
			}
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

func (m *Everything) readA(r *wire.Reader, p, end int) int {
	if m.A == nil {
		m.A = make(map[int32]float64, r.Run(p, end, 0x0a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key int32
	var value float64
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			read, next := r.Varint(p, stop)
			key, p = int32(read), next
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
	m.A[key] = value
	return p
}

func (m *Everything) readB(r *wire.Reader, p, end int) int {
	if m.B == nil {
		m.B = make(map[int64]float32, r.Run(p, end, 0x12))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key int64
	var value float32
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			read, next := r.Varint(p, stop)
			key, p = int64(read), next
		case 0x15:
			value, p = r.Float(p, stop)
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.B[key] = value
	return p
}

func (m *Everything) readC(r *wire.Reader, p, end int) int {
	if m.C == nil {
		m.C = make(map[uint32]int32, r.Run(p, end, 0x1a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key uint32
	var value int32
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			read, next := r.Varint(p, stop)
			key, p = uint32(read), next
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
	m.C[key] = value
	return p
}

func (m *Everything) readD(r *wire.Reader, p, end int) int {
	if m.D == nil {
		m.D = make(map[uint64]int64, r.Run(p, end, 0x22))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key uint64
	var value int64
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			key, p = r.Varint(p, stop)
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
	m.D[key] = value
	return p
}

func (m *Everything) readE(r *wire.Reader, p, end int) int {
	if m.E == nil {
		m.E = make(map[int32]uint32, r.Run(p, end, 0x2a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key int32
	var value uint32
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			read, next := r.Varint(p, stop)
			key, p = wire.Unzigzag32(read), next
		case 0x10:
			read, next := r.Varint(p, stop)
			value, p = uint32(read), next
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.E[key] = value
	return p
}

func (m *Everything) readF(r *wire.Reader, p, end int) int {
	if m.F == nil {
		m.F = make(map[int64]uint64, r.Run(p, end, 0x32))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key int64
	var value uint64
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			read, next := r.Varint(p, stop)
			key, p = wire.Unzigzag64(read), next
		case 0x10:
			value, p = r.Varint(p, stop)
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.F[key] = value
	return p
}

func (m *Everything) readG(r *wire.Reader, p, end int) int {
	if m.G == nil {
		m.G = make(map[uint32]int32, r.Run(p, end, 0x3a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key uint32
	var value int32
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x0d:
			key, p = r.Fixed32(p, stop)
		case 0x10:
			read, next := r.Varint(p, stop)
			value, p = wire.Unzigzag32(read), next
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.G[key] = value
	return p
}

func (m *Everything) readH(r *wire.Reader, p, end int) int {
	if m.H == nil {
		m.H = make(map[uint64]int64, r.Run(p, end, 0x42))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key uint64
	var value int64
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x09:
			key, p = r.Fixed64(p, stop)
		case 0x10:
			read, next := r.Varint(p, stop)
			value, p = wire.Unzigzag64(read), next
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.H[key] = value
	return p
}

func (m *Everything) readI(r *wire.Reader, p, end int) int {
	if m.I == nil {
		m.I = make(map[int32]uint32, r.Run(p, end, 0x4a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key int32
	var value uint32
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x0d:
			read, next := r.Fixed32(p, stop)
			key, p = int32(read), next
		case 0x15:
			value, p = r.Fixed32(p, stop)
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.I[key] = value
	return p
}

func (m *Everything) readJ(r *wire.Reader, p, end int) int {
	if m.J == nil {
		m.J = make(map[int64]uint64, r.Run(p, end, 0x52))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key int64
	var value uint64
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x09:
			read, next := r.Fixed64(p, stop)
			key, p = int64(read), next
		case 0x11:
			value, p = r.Fixed64(p, stop)
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.J[key] = value
	return p
}

func (m *Everything) readK(r *wire.Reader, p, end int) int {
	if m.K == nil {
		m.K = make(map[bool]bool, r.Run(p, end, 0x5a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key bool
	var value bool
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
			value, p = read != 0, next
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.K[key] = value
	return p
}

func (m *Everything) readL(r *wire.Reader, p, end int) int {
	if m.L == nil {
		m.L = make(map[string]string, r.Run(p, end, 0x62))
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
	m.L[key] = value
	return p
}

func (m *Everything) readM(r *wire.Reader, p, end int) int {
	if m.M == nil {
		m.M = make(map[string][]byte, r.Run(p, end, 0x6a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key string
	var value []byte
	for p < stop {
		var tag uint32
		if tag, p = r.Tag(p, stop); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			key, p = r.String(p, stop)
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
	m.M[key] = value
	return p
}

func (m *Everything) readN(r *wire.Reader, p, end int) int {
	if m.N == nil {
		m.N = make(map[string]Color, r.Run(p, end, 0x72))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key string
	var value Color
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
			value, p = Color(read), next
		default:
			p = r.Skip(p, stop, tag)
		}
		if p < 0 {
			return -1
		}
	}
	r.Leave()
	m.N[key] = value
	return p
}

func (m *Everything) readO(r *wire.Reader, p, end int) int {
	if m.O == nil {
		m.O = make(map[string]*Choice, r.Run(p, end, 0x7a))
	}
	stop, p := r.Enter(p, end)
	if p < 0 {
		return -1
	}
	var key string
	value := new(Choice)
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
	m.O[key] = value
	return p
}

// Choice is maps.v1.Choice in the schema.
type Choice struct {
	// In the oneof first.
	Number shortwire.Optional[int32]
	// In the oneof first.
	Text shortwire.Optional[string]
	// In the oneof first.
	Data shortwire.Optional[[]byte]
	// In the oneof first.
	Color shortwire.Optional[Color]
	// In the oneof first.
	Message *Everything
	// In the oneof second.
	Yes shortwire.Optional[bool]
	// In the oneof second.
	Much shortwire.Optional[float64]
	// In the oneof third.
	Only shortwire.Optional[uint64]

	unknown []byte
}

// ChoiceFirst tells which member of maps.v1.Choice.first is set. Numbered as the fields are.
type ChoiceFirst int32

// Members of maps.v1.Choice.first.
const (
	ChoiceFirstNotSet  ChoiceFirst = 0
	ChoiceFirstNumber  ChoiceFirst = 1
	ChoiceFirstText    ChoiceFirst = 2
	ChoiceFirstData    ChoiceFirst = 3
	ChoiceFirstColor   ChoiceFirst = 4
	ChoiceFirstMessage ChoiceFirst = 5
)

// WhichFirst returns which member of maps.v1.Choice.first is set, the first of them if several are.
func (m *Choice) WhichFirst() ChoiceFirst {
	switch {
	case m.Number.Set:
		return ChoiceFirstNumber
	case m.Text.Set:
		return ChoiceFirstText
	case m.Data.Set:
		return ChoiceFirstData
	case m.Color.Set:
		return ChoiceFirstColor
	case m.Message != nil:
		return ChoiceFirstMessage
	}
	return ChoiceFirstNotSet
}

func (m *Choice) clearFirst() {
	m.Number = shortwire.Optional[int32]{}
	m.Text = shortwire.Optional[string]{}
	m.Data = shortwire.Optional[[]byte]{}
	m.Color = shortwire.Optional[Color]{}
	m.Message = nil
}

// ChoiceSecond tells which member of maps.v1.Choice.second is set. Numbered as the fields are.
type ChoiceSecond int32

// Members of maps.v1.Choice.second.
const (
	ChoiceSecondNotSet ChoiceSecond = 0
	ChoiceSecondYes    ChoiceSecond = 6
	ChoiceSecondMuch   ChoiceSecond = 7
)

// WhichSecond returns which member of maps.v1.Choice.second is set, the first of them if several are.
func (m *Choice) WhichSecond() ChoiceSecond {
	switch {
	case m.Yes.Set:
		return ChoiceSecondYes
	case m.Much.Set:
		return ChoiceSecondMuch
	}
	return ChoiceSecondNotSet
}

func (m *Choice) clearSecond() {
	m.Yes = shortwire.Optional[bool]{}
	m.Much = shortwire.Optional[float64]{}
}

// ChoiceThird tells which member of maps.v1.Choice.third is set. Numbered as the fields are.
type ChoiceThird int32

// Members of maps.v1.Choice.third.
const (
	ChoiceThirdNotSet ChoiceThird = 0
	ChoiceThirdOnly   ChoiceThird = 536870911
)

// WhichThird returns which member of maps.v1.Choice.third is set, the first of them if several are.
func (m *Choice) WhichThird() ChoiceThird {
	switch {
	case m.Only.Set:
		return ChoiceThirdOnly
	}
	return ChoiceThirdNotSet
}

// FullName returns "maps.v1.Choice".
func (*Choice) FullName() string {
	return "maps.v1.Choice"
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
	return wire.EndAppend(w, m.WriteWire(w, p), "maps.v1.Choice", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Choice) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "maps.v1.Choice", data)
}

var choiceFields = wire.Fields{Message: "maps.v1.Choice", Names: map[uint32]string{1: "number", 2: "text", 3: "data", 4: "color", 5: "message", 6: "yes", 7: "much", 536870911: "only"}}

// WriteWire is for generated code.
func (m *Choice) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	members0 := 0
	members1 := 0
	p = w.Reserve(p, 32)
	if m.Only.Set {
		p = wire.PutTag(w.Buf(), wire.PutFixed64(w.Buf(), p, m.Only.Value), 0xfffffff9)
	}
	if m.Much.Set {
		members1++
		p = wire.PutTag(w.Buf(), wire.PutDouble(w.Buf(), p, m.Much.Value), 0x39)
	}
	if m.Yes.Set {
		members1++
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.Yes.Value)), 0x30)
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
		w.TwoMembers("maps.v1.Choice.first")
	}
	if members1 > 1 {
		w.TwoMembers("maps.v1.Choice.second")
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
				return r.In("maps.v1.Choice.number")
			}
			m.clearFirst()
			m.Number, p = shortwire.Some(int32(value)), next
			continue
		case 0x12:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("maps.v1.Choice.text")
			}
			m.clearFirst()
			m.Text, p = shortwire.Some(value), next
			continue
		case 0x1a:
			value, next := r.Bytes(nil, p, end)
			if next < 0 {
				return r.In("maps.v1.Choice.data")
			}
			m.clearFirst()
			m.Data, p = shortwire.Some(value), next
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("maps.v1.Choice.color")
			}
			m.clearFirst()
			m.Color, p = shortwire.Some(Color(value)), next
			continue
		case 0x2a:
			if m.Message == nil {
				m.clearFirst()
				m.Message = new(Everything)
			}
			if p = r.Message(m.Message, p, end); p < 0 {
				return r.In("maps.v1.Choice.message")
			}
			continue
		case 0x30:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("maps.v1.Choice.yes")
			}
			m.clearSecond()
			m.Yes, p = shortwire.Some(value != 0), next
			continue
		case 0x39:
			value, next := r.Double(p, end)
			if next < 0 {
				return r.In("maps.v1.Choice.much")
			}
			m.clearSecond()
			m.Much, p = shortwire.Some(value), next
			continue
		case 0xfffffff9:
			value, next := r.Fixed64(p, end)
			if next < 0 {
				return r.In("maps.v1.Choice.only")
			}
			m.Only, p = shortwire.Some(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}
