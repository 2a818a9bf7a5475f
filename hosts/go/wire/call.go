package wire

import (
	"context"
	"sync"

	shortwire "github.com/shortwire/shortwire/hosts/go"
)

// Call is a call in wire format: the memory of its request and of its reply, which serves call after call.
type Call struct {
	// Writer takes the request.
	Writer Writer
	// Reader has the reply.
	Reader Reader
	method *shortwire.Method
	reply  shortwire.Reply
	frames []byte
}

const largestKept = 16 << 20

var calls = sync.Pool{New: func() any { return new(Call) }}

// Begin starts a call of a method, unless it cannot be called or an argument is nil. The caller writes the request from
// Start on, sends it, reads the reply and ends the call.
func Begin(m *shortwire.Method, requestIsNil, replyIsNil bool) (*Call, error) {
	if err := CheckBatch(m, requestIsNil, replyIsNil); err != nil {
		return nil, err
	}
	call := calls.Get().(*Call)
	call.method = m
	return call, nil
}

// Start begins to write a request.
func (c *Call) Start() int {
	maxDepth, _ := c.method.Limits()
	return c.Writer.Start(maxDepth)
}

// Send calls the library with the request from p on, or with frames of many. A failure ends the call.
func (c *Call) Send(ctx context.Context, many bool, p int) error {
	maxDepth, maxBytes := c.method.Limits()
	err := c.Writer.Finish(p, c.method.Name(), maxBytes)
	if err == nil {
		err = c.method.CallWire(ctx, many, c.Writer.buf[p:], &c.reply)
	}
	if err != nil {
		c.giveBack()
		return err
	}
	c.frames = c.reply.Bytes()
	c.Reader.Start(c.frames, maxDepth)
	return nil
}

// End ends a call whose reply was read until p.
func (c *Call) End(p int) error {
	var err error
	if p < 0 {
		err = c.method.BadReply(c.Reader.Err("reply"))
	}
	c.reply.Release()
	c.giveBack()
	return err
}

func (c *Call) giveBack() {
	if len(c.Writer.buf) > largestKept {
		c.Writer.buf = nil
	}
	c.Reader = Reader{}
	c.frames = nil
	calls.Put(c)
}

// Frame writes the length of a request in a batch, before which so much had been written.
func (c *Call) Frame(p, before int) int {
	length := c.Writer.Written(p) - before
	p = c.Writer.Reserve(p, MaxVarintBytes)
	return PutVarint(c.Writer.buf, p, uint64(length))
}

// Items goes over the replies of a batch of so many, reads each with read, and ends the call. The error is a
// [*shortwire.BatchError] if some items failed.
func (c *Call) Items(count int, read func(i, p, end int) int) error {
	maxDepth, _ := c.method.Limits()
	var failures []shortwire.ItemError
	r := &c.Reader
	p := 0
	for i := range count {
		code, next := r.Varint(p, len(r.data))
		length, next := r.lengthAfter(next)
		if next < 0 {
			c.reply.Release()
			err := c.method.ShortReply(i, count)
			c.giveBack()
			return err
		}
		p = next + length
		if code != 0 {
			status := r.data[next:p]
			failures = append(failures, shortwire.ItemError{Index: i, Err: c.method.Failed(code, status)})
			continue
		}
		r.depth = maxDepth
		if read(i, next, p) < 0 {
			return c.End(-1)
		}
	}
	err := c.End(0)
	if err == nil && failures != nil {
		err = &shortwire.BatchError{Items: failures, Count: count}
	}
	return err
}

func (r *Reader) lengthAfter(p int) (length, next int) {
	if p < 0 {
		return 0, -1
	}
	return r.Length(p, len(r.data))
}
