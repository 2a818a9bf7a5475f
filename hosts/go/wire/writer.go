package wire

import (
	"fmt"
	"math"
	"unicode/utf8"

	shortwire "github.com/shortwire/shortwire/hosts/go"
)

// Writer writes a message back to front: the length of a nested message is known when it is reached, so one pass into one
// buffer is enough. Generated code carries the place of the last byte written as p and gets it back from each method.
//
// A writer that failed goes on, which costs less than asking after each field, and tells at the end.
type Writer struct {
	buf     []byte
	depth   int
	problem string
	number  uint32
	field   string
}

// Fields names the fields of a message, for errors.
type Fields struct {
	// Message is the full name of the message.
	Message string
	// Names are those of the fields, by number.
	Names map[uint32]string
}

// Start begins a message, which may be nested maxDepth deep.
func (w *Writer) Start(maxDepth int) int {
	w.depth = maxDepth
	w.problem = ""
	w.field = ""
	return len(w.buf)
}

// Buf returns the memory that is written to, until the next method that may reserve.
func (w *Writer) Buf() []byte { return w.buf }

// Reserve makes room for size bytes before p.
func (w *Writer) Reserve(p, size int) int {
	if p >= size {
		return p
	}
	return w.grow(p, size)
}

func (w *Writer) grow(p, size int) int {
	const smallest = 256
	written := len(w.buf) - p
	larger := make([]byte, max(2*len(w.buf), written+size, smallest))
	moved := len(larger) - written
	copy(larger[moved:], w.buf[p:])
	w.buf = larger
	return moved
}

// Written returns how much has been written, which stays right when the memory moves.
func (w *Writer) Written(p int) int { return len(w.buf) - p }

// Enter goes into a nested message, which Leave or LeaveGroup ends if there is one.
func (w *Writer) Enter() bool {
	w.depth--
	return w.depth >= 0 || w.tooDeep()
}

func (w *Writer) tooDeep() bool {
	w.depth++
	w.fail(0, "messages are nested deeper than allowed; see WithMaxDepth")
	return false
}

// Leave writes length and tag of the nested message before which so much had been written.
func (w *Writer) Leave(p, before int, tag uint32) int {
	w.depth++
	return w.Delimit(p, before, tag)
}

// Delimit writes the length of what was written since, and its tag.
func (w *Writer) Delimit(p, before int, tag uint32) int {
	length := w.Written(p) - before
	p = w.Reserve(p, MaxVarintBytes+MaxTagBytes)
	return PutTag(w.buf, PutVarint(w.buf, p, uint64(length)), tag)
}

// EnterGroup writes the end tag of a group and goes into it.
func (w *Writer) EnterGroup(p int, tag uint32) (int, bool) {
	p = w.Reserve(p, MaxTagBytes)
	return PutTag(w.buf, p, tag+1), w.Enter()
}

// LeaveGroup writes the start tag of a group.
func (w *Writer) LeaveGroup(p int, tag uint32) int {
	w.depth++
	p = w.Reserve(p, MaxTagBytes)
	return PutTag(w.buf, p, tag)
}

// Raw writes fields that are in wire format already.
func (w *Writer) Raw(p int, fields []byte) int {
	p = w.Reserve(p, len(fields)) - len(fields)
	copy(w.buf[p:], fields)
	return p
}

// String writes text, which is refused if it is not UTF-8.
func (w *Writer) String(p int, text string, tag uint32) int {
	p = w.Reserve(p, len(text)+MaxVarintBytes+MaxTagBytes) - len(text)
	if !copyASCII(w.buf[p:p+len(text)], text) && !utf8.ValidString(text) {
		w.fail(tag>>3, "the text is not UTF-8; use a field of type bytes for other data")
	}
	p = PutVarint(w.buf, p, uint64(len(text)))
	return PutTag(w.buf, p, tag)
}

// Text writes text without a look at it.
func (w *Writer) Text(p int, text string, tag uint32) int {
	p = w.Reserve(p, len(text)+MaxVarintBytes+MaxTagBytes) - len(text)
	copy(w.buf[p:], text)
	p = PutVarint(w.buf, p, uint64(len(text)))
	return PutTag(w.buf, p, tag)
}

// Bytes writes bytes.
func (w *Writer) Bytes(p int, data []byte, tag uint32) int {
	p = w.Reserve(p, len(data)+MaxVarintBytes+MaxTagBytes) - len(data)
	copy(w.buf[p:], data)
	p = PutVarint(w.buf, p, uint64(len(data)))
	return PutTag(w.buf, p, tag)
}

// Missing notes that a required field is not set.
func (w *Writer) Missing(number uint32) { w.fail(number, "a required field is not set") }

// TwoMembers notes that more than one member of a oneof is set.
func (w *Writer) TwoMembers(oneof string) {
	w.fail(0, "more than one member of the oneof "+oneof+" is set")
}

func (w *Writer) fail(number uint32, problem string) {
	if w.problem == "" {
		w.problem, w.number = problem, number
	}
	// Nothing nested is entered any more: a message that contains itself twice would take for ever.
	w.depth = math.MinInt32
}

// Failed reports whether there is an error that no field is blamed for yet.
func (w *Writer) Failed() bool { return w.problem != "" && w.field == "" }

// Blame names the field that an error concerns.
func (w *Writer) Blame(fields *Fields) {
	w.field = fields.Message
	if name, ok := fields.Names[w.number]; ok {
		w.field += "." + name
	}
}

// Finish tells what went wrong with a message of which so much was written, if anything.
func (w *Writer) Finish(p int, message string, maxBytes int) error {
	if w.problem != "" {
		return &shortwire.Error{Code: shortwire.InvalidArgument,
			Message: fmt.Sprintf("%s cannot be encoded, field %s: %s", message, w.field, w.problem)}
	}
	if written := w.Written(p); written > maxBytes {
		return &shortwire.Error{Code: shortwire.ResourceExhausted, Message: fmt.Sprintf(
			"%s takes %d bytes, more than the %d a message may have; raise max_message_bytes (at most 2 GiB - 1) or send it in parts",
			message, written, maxBytes)}
	}
	return nil
}
