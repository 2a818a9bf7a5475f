package shortwire

import (
	"context"
	"runtime"
	"unsafe"
)

// MaxColumns is the number of columns that request and reply may have together to cross as columns.
const MaxColumns = 8

// Columns are the fields of a batch, those of the request first. Generated code adds them in the order of their numbers.
type Columns struct {
	// Count is the number of items.
	Count   int
	inputs  uint32
	outputs uint32
	strides [MaxColumns]int64
	data    [MaxColumns]*byte
}

// AddInput adds a field of the request: item is the first message, value its field.
func AddInput[M, T any](c *Columns, item *M, value *T) {
	c.add(unsafe.Pointer(value), unsafe.Sizeof(*item))
	c.inputs++
}

// AddOutput adds a field of the reply, after those of the request.
func AddOutput[M, T any](c *Columns, item *M, value *T) {
	c.add(unsafe.Pointer(value), unsafe.Sizeof(*item))
	c.outputs++
}

// AddColumnInput adds a field of the request whose values lie side by side.
func AddColumnInput[T any](c *Columns, column []T) { AddInput(c, &column[0], &column[0]) }

// AddColumnOutput adds such a field of the reply.
func AddColumnOutput[T any](c *Columns, column []T) { AddOutput(c, &column[0], &column[0]) }

func (c *Columns) add(value unsafe.Pointer, stride uintptr) {
	i := c.inputs + c.outputs
	c.strides[i] = int64(stride)
	c.data[i] = (*byte)(value)
}

// CallColumns calls once for each item of a batch of numbers. The error is a [*BatchError] if some items failed. The
// method is Flat.
func (m *Method) CallColumns(ctx context.Context, columns *Columns) error {
	a, err := accompany(ctx)
	if err != nil {
		return err
	}
	var failures output
	code := callColumns(m.library.native, m.native, columns, &failures, &a)
	a.end()
	runtime.KeepAlive(m.library)
	if code != 0 {
		return m.failed(code, &failures)
	}
	if failures.len == 0 {
		return nil
	}
	items := itemsOf(bytesOf(&failures))
	release(m.library.table, &failures)
	return &BatchError{Items: items, Count: columns.Count}
}
