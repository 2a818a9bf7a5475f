// Package wire reads and writes messages in protobuf wire format, for generated code.
//
// What is here may change with the generator. Users call MarshalBinary, AppendBinary and UnmarshalBinary of the messages.
package wire

// MaxTagBytes and MaxVarintBytes are the most room that a tag and a number take.
const (
	MaxTagBytes    = 5
	MaxVarintBytes = 10
)

// Readable is a message that can be read.
type Readable interface {
	// ReadWire merges the fields between p and end into the message. It returns end, or -1 if the reader holds an error.
	ReadWire(r *Reader, p, end int) int
	// Reset empties the message.
	Reset()
}
