package wire

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/bits"
	"unicode/utf8"

	shortwire "github.com/shortwire/shortwire/hosts/go"
)

// Reader reads a message. Generated code carries the place of the next byte as p and gets it back from each method; -1 means
// that the reader holds an error.
//
// Strings of a message share copies of its bytes, in pieces of a few kilobytes: one allocation for many strings, and
// no string keeps more than its piece.
type Reader struct {
	data     []byte
	kept     string
	keptFrom int
	depth    int
	problem  string
	field    string
	where    int
}

// Start begins with a message that nests at most maxDepth deep. data is not used after reading has ended.
func (r *Reader) Start(data []byte, maxDepth int) {
	*r = Reader{data: data, depth: maxDepth}
}

// Len returns the size of what is read.
func (r *Reader) Len() int { return len(r.data) }

// Tag reads a tag. p is before end.
func (r *Reader) Tag(p, end int) (uint32, int) {
	if c := r.data[p]; c-8 < 0x78 {
		return uint32(c), p + 1
	}
	return r.longTag(p, end)
}

func (r *Reader) longTag(p, end int) (uint32, int) {
	tag, next := r.Varint(p, end)
	switch {
	case next < 0:
		return 0, -1
	case tag > math.MaxUint32:
		return 0, r.fail(p, "a field number is larger than protobuf allows")
	case tag>>3 == 0:
		return 0, r.fail(p, "a field has number 0, which protobuf does not allow")
	}
	return uint32(tag), next
}

// Varint reads a number.
func (r *Reader) Varint(p, end int) (uint64, int) {
	if p < end {
		if c := r.data[p]; c < 0x80 {
			return uint64(c), p + 1
		}
	}
	return r.longVarint(p, end)
}

// longVarint gathers seven bits of each byte of a word, where there is one.
func (r *Reader) longVarint(p, end int) (value uint64, next int) {
	if end-p >= 8 {
		word := binary.LittleEndian.Uint64(r.data[p:])
		if last := ^word & highBits; last != 0 {
			size := bits.TrailingZeros64(last)/8 + 1
			word &= ^uint64(0) >> (64 - 8*size)
			word = word&0x007f007f007f007f | word>>1&0x3f803f803f803f80
			word = word&0x00003fff00003fff | word>>2&0x0fffc0000fffc000
			word = word&0x000000000fffffff | word>>4&0x00fffffff0000000
			return word, p + size
		}
	}
	data := r.data[p:end]
	for i, c := range data {
		if i == MaxVarintBytes {
			return 0, r.fail(p, "a varint is longer than 10 bytes")
		}
		value |= uint64(c&0x7f) << (7 * i)
		if c < 0x80 {
			return value, p + i + 1
		}
	}
	if len(data) == MaxVarintBytes {
		return 0, r.fail(p, "a varint is longer than 10 bytes")
	}
	return 0, r.fail(p, "the bytes end in the middle of a value")
}

// Fixed32 reads four bytes.
func (r *Reader) Fixed32(p, end int) (uint32, int) {
	if end-p < 4 {
		return 0, r.fail(p, "the bytes end in the middle of a value")
	}
	return binary.LittleEndian.Uint32(r.data[p:]), p + 4
}

// Fixed64 reads eight bytes.
func (r *Reader) Fixed64(p, end int) (uint64, int) {
	if end-p < 8 {
		return 0, r.fail(p, "the bytes end in the middle of a value")
	}
	return binary.LittleEndian.Uint64(r.data[p:]), p + 8
}

// Float reads four bytes.
func (r *Reader) Float(p, end int) (float32, int) {
	bits, p := r.Fixed32(p, end)
	return math.Float32frombits(bits), p
}

// Double reads eight bytes.
func (r *Reader) Double(p, end int) (float64, int) {
	bits, p := r.Fixed64(p, end)
	return math.Float64frombits(bits), p
}

// Length reads a length, which is found to be within the message.
func (r *Reader) Length(p, end int) (length, next int) {
	if p < end {
		if c := int(r.data[p]); c < 0x80 && c < end-p {
			return c, p + 1
		}
	}
	return r.longLength(p, end)
}

func (r *Reader) longLength(p, end int) (length, next int) {
	value, next := r.Varint(p, end)
	if next >= 0 && value > uint64(end-next) {
		next = r.fail(next, "a length goes beyond the end of the message")
	}
	return int(value), next
}

// String reads text, which is refused if it is not UTF-8.
func (r *Reader) String(p, end int) (string, int) {
	length, p := r.Length(p, end)
	if p < 0 {
		return "", p
	}
	if text := r.data[p : p+length]; !isASCII(text) && !utf8.Valid(text) {
		return "", r.fail(p+validUpTo(text), "a string is not UTF-8")
	}
	return r.keep(p, length), p + length
}

// Text reads text without a look at it.
func (r *Reader) Text(p, end int) (string, int) {
	length, p := r.Length(p, end)
	if p < 0 {
		return "", p
	}
	return r.keep(p, length), p + length
}

// Bytes reads bytes into the memory of before, if they fit there.
func (r *Reader) Bytes(before []byte, p, end int) ([]byte, int) {
	length, p := r.Length(p, end)
	if p < 0 {
		return before, p
	}
	if cap(before) == 0 {
		before = make([]byte, 0, length)
	}
	return append(before[:0], r.data[p:p+length]...), p + length
}

// keep returns a string of its own.
func (r *Reader) keep(p, length int) string {
	at := p - r.keptFrom
	if at < 0 || at+length > len(r.kept) {
		if length == 0 {
			return ""
		}
		r.keepMore(p, length)
		at = 0
	}
	return r.kept[at : at+length]
}

func (r *Reader) keepMore(p, length int) {
	const piece = 4 << 10
	size := length
	if length < piece/2 {
		size = min(len(r.data)-p, piece)
	}
	r.kept, r.keptFrom = string(r.data[p:p+size]), p
}

// Message reads a nested message into m.
func (r *Reader) Message(m Readable, p, end int) int {
	length, p := r.Length(p, end)
	if p < 0 {
		return -1
	}
	if r.depth == 0 {
		return r.tooDeep(p)
	}
	r.depth--
	p = m.ReadWire(r, p, p+length)
	r.depth++
	return p
}

// Enter goes into a map entry: its length was read. Leave ends it.
func (r *Reader) Enter(p, end int) (stop, next int) {
	length, p := r.Length(p, end)
	if p < 0 {
		return 0, -1
	}
	if r.depth == 0 {
		return 0, r.tooDeep(p)
	}
	r.depth--
	return p + length, p
}

// Leave ends a map entry.
func (r *Reader) Leave() { r.depth++ }

// Group reads a group into m, whose start tag was read.
func (r *Reader) Group(m Readable, p, end int, tag uint32) int {
	stop, next := r.group(p, end, tag)
	if next < 0 {
		return -1
	}
	r.depth--
	p = m.ReadWire(r, p, stop)
	r.depth++
	if p < 0 {
		return -1
	}
	return next
}

// group finds the place of a group's end tag, and that after it.
func (r *Reader) group(p, end int, start uint32) (stop, next int) {
	if r.depth == 0 {
		return 0, r.tooDeep(p)
	}
	r.depth--
	for p < end {
		tag, next := r.Tag(p, end)
		if next < 0 {
			return 0, -1
		}
		if tag == start+1 {
			r.depth++
			return p, next
		}
		if p = r.Skip(next, end, tag); p < 0 {
			return 0, -1
		}
	}
	return 0, r.fail(p, "a group does not end")
}

// Skip passes over a field whose tag was read.
func (r *Reader) Skip(p, end int, tag uint32) int {
	switch tag & 7 {
	case 0:
		_, p = r.Varint(p, end)
	case 1:
		_, p = r.Fixed64(p, end)
	case 2:
		var length int
		if length, p = r.Length(p, end); p >= 0 {
			p += length
		}
	case 3:
		_, p = r.group(p, end, tag)
	case 4:
		p = r.fail(p, "a group ends that did not begin")
	case 5:
		_, p = r.Fixed32(p, end)
	default:
		p = r.fail(p, "a field has a wire type that protobuf does not know")
	}
	return p
}

// Unknown passes over a field that the schema does not name, or not with this wire type, and adds it to unknown.
func (r *Reader) Unknown(unknown *[]byte, start, p, end int, tag uint32) int {
	if p = r.Skip(p, end, tag); p >= 0 {
		*unknown = append(*unknown, r.data[start:p]...)
	}
	return p
}

// Keep adds bytes of the message to unknown.
func (r *Reader) Keep(unknown *[]byte, start, stop int) {
	*unknown = append(*unknown, r.data[start:stop]...)
}

// KeepVarint adds a number to unknown that a closed enum does not have.
func KeepVarint(unknown *[]byte, tag uint32, value uint64) {
	*unknown = binary.AppendUvarint(binary.AppendUvarint(*unknown, uint64(tag)), value)
}

// Run counts how many length-delimited fields of one tag follow one another from p, where the length of the first is.
func (r *Reader) Run(p, end int, tag uint32) int {
	probe := Reader{data: r.data}
	for count := 1; ; count++ {
		length, next := probe.Length(p, end)
		if next < 0 || next+length >= end {
			return count
		}
		found, next := probe.Tag(next+length, end)
		if next < 0 || found != tag {
			return count
		}
		p = next
	}
}

// Missing tells that a required field is not there.
func (r *Reader) Missing(p int, field string) int {
	r.fail(p, "a required field is missing")
	return r.In(field)
}

// In names the field that an error concerns, innermost first.
func (r *Reader) In(field string) int {
	if r.field == "" {
		r.field = field
	}
	return -1
}

func (r *Reader) tooDeep(p int) int {
	return r.fail(p, "messages are nested deeper than allowed; see WithMaxDepth")
}

func (r *Reader) fail(where int, problem string) int {
	if r.problem == "" {
		r.problem, r.where = problem, where
	}
	return -1
}

// Err tells what went wrong with a message.
func (r *Reader) Err(message string) error {
	field := ""
	if r.field != "" {
		field = ", field " + r.field
	}
	return &shortwire.Error{Code: shortwire.InvalidArgument, Message: fmt.Sprintf(
		"not a valid %s: %s (byte %d of %d%s)", message, r.problem, r.where, len(r.data), field)}
}

func validUpTo(text []byte) (valid int) {
	for {
		r, size := utf8.DecodeRune(text[valid:])
		if r == utf8.RuneError && size <= 1 {
			return valid
		}
		valid += size
	}
}
