package shortwire

import (
	"context"
	"encoding/binary"
	"sync/atomic"
	"time"
)

// WithMetadata returns a context whose calls carry pairs of name and value, after those that ctx carries already. Names are
// lower-case ASCII, as in gRPC; those that end in "-bin" carry any bytes, all others text. It panics if the last name has no value.
func WithMetadata(ctx context.Context, pairs ...string) context.Context {
	if len(pairs)%2 != 0 {
		panic("shortwire: WithMetadata: the last name has no value")
	}
	encoded, _ := ctx.Value(metadataKey{}).([]byte)
	encoded = encoded[:len(encoded):len(encoded)]
	for i := 0; i < len(pairs); i += 2 {
		entry := appendText(appendText(nil, 1, pairs[i]), 2, pairs[i+1])
		encoded = appendText(encoded, 1, string(entry))
	}
	return context.WithValue(ctx, metadataKey{}, encoded)
}

// metadataKey is where a context keeps a shortwire.v1.Metadata in wire format.
type metadataKey struct{}

func appendText(message []byte, number uint64, text string) []byte {
	message = binary.AppendUvarint(message, number<<3|2)
	message = binary.AppendUvarint(message, uint64(len(text)))
	return append(message, text...)
}

// accompaniment is what of a context a library gets to see. The zero value is that of an empty context.
type accompaniment struct {
	timeout  time.Duration
	cancel   *uint32
	metadata []byte
	stop     func() bool
}

// isEmpty reports whether ctx has nothing to say, without asking it.
func isEmpty(ctx context.Context) bool {
	return ctx == nil || ctx == context.Background()
}

// accompany finds out what travels beside a call. The caller calls end after it. A context that is done already
// is an error.
func accompany(ctx context.Context) (a accompaniment, err error) {
	if isEmpty(ctx) {
		return a, nil
	}
	a.metadata, _ = ctx.Value(metadataKey{}).([]byte)
	if ctx.Done() == nil {
		return a, nil
	}
	if err := ctx.Err(); err != nil {
		return a, contextError(err)
	}
	if deadline, ok := ctx.Deadline(); ok {
		if a.timeout = time.Until(deadline); a.timeout <= 0 {
			return a, contextError(context.DeadlineExceeded)
		}
	}
	word := new(uint32)
	a.cancel = word
	a.stop = context.AfterFunc(ctx, func() {
		// A deadline the library sees by itself, and calls it by its name.
		if ctx.Err() != context.DeadlineExceeded {
			atomic.StoreUint32(word, 1)
		}
	})
	return a, nil
}

func (a *accompaniment) end() {
	if a.stop != nil {
		a.stop()
	}
}

func contextError(err error) *Error {
	if err == context.DeadlineExceeded {
		return errorf(DeadlineExceeded, "the deadline had passed before the call")
	}
	return errorf(Canceled, "the context was cancelled before the call")
}
