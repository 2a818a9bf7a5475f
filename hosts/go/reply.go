package shortwire

import "sync"

// Reply is where strings, bytes and messages of replies lie until they are taken out. It keeps its memory from call to call.
type Reply struct {
	memory []byte
	output output
	table  *nativeTable
}

const (
	smallestReply = 1 << 10
	largestKept   = 16 << 20
)

var replies = sync.Pool{New: func() any { return new(Reply) }}

// TakeReply returns a reply that nobody uses. Close puts it back.
func TakeReply() *Reply { return replies.Get().(*Reply) }

// Close ends the use of a reply that came from TakeReply.
func (r *Reply) Close() {
	r.Release()
	replies.Put(r)
}

// Text returns the bytes in two slots of a reply, valid until the reply is released.
func (r *Reply) Text(slots *[2]uint64) []byte { return textAt(slots) }

// Bytes returns a reply in wire format, valid until the reply is released.
func (r *Reply) Bytes() []byte { return bytesOf(&r.output) }

// Release gives back what the library lent, and makes room for replies like one that did not fit. Huge ones go on
// lying in the library's memory, so that they do not stay for ever.
func (r *Reply) Release() {
	if r.output.owned == 0 {
		return
	}
	if size := 2 * int(r.output.len); size > len(r.memory) && size <= largestKept {
		r.memory = make([]byte, size)
	}
	release(r.table, &r.output)
}

func (r *Reply) room() []byte {
	if r.memory == nil {
		r.memory = make([]byte, smallestReply)
	}
	return r.memory
}
