package wire

import (
	"errors"
	"fmt"
	"slices"

	shortwire "github.com/shortwire/shortwire/hosts/go"
)

// CheckBatch tells why a method cannot be called, if it cannot, or which argument is nil.
func CheckBatch(m *shortwire.Method, requestIsNil, replyIsNil bool) error {
	switch {
	case requestIsNil:
		return m.Check("request")
	case replyIsNil:
		return m.Check("reply")
	}
	return m.Check("")
}

// CopyTo copies a reply's bytes into memory of the caller's.
func CopyTo(memory, reply []byte) ([]byte, error) {
	if len(reply) > len(memory) {
		return nil, shortwire.NoRoom(len(reply), len(memory))
	}
	return memory[:copy(memory, reply)], nil
}

// Extend appends count empty messages, whose memory is used again if there is some.
func Extend[T any, M interface {
	*T
	Readable
}](dst []T, count int) (all, added []T) {
	before := len(dst)
	all = slices.Grow(dst, count)[:before+count]
	added = all[before:]
	for i := range added {
		M(&added[i]).Reset()
	}
	return all, added
}

// Batch returns all replies of a batch that was run, and what there was before if it was not.
func Batch[T any](before, all []T, err error) ([]T, error) {
	if err != nil && !IsBatchError(err) {
		return before, err
	}
	return all, err
}

// IsBatchError reports whether a batch was run, and some items failed.
func IsBatchError(err error) bool {
	var batch *shortwire.BatchError
	return errors.As(err, &batch)
}

// Resize returns a column of that length, in the memory that is there if it is enough.
func Resize[T any](column []T, count int) []T {
	if cap(column) < count {
		return make([]T, count)
	}
	return column[:count]
}

// UnequalColumns tells that a column is not as long as the first.
func UnequalColumns(field string, length, count int) error {
	return &shortwire.Error{Code: shortwire.InvalidArgument, Message: fmt.Sprintf(
		"the column of %s has %d elements, the first column %d; all have to be as long", field, length, count)}
}
