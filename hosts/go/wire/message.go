package wire

import (
	"sync"

	shortwire "github.com/shortwire/shortwire/hosts/go"
)

var writers = sync.Pool{New: func() any { return new(Writer) }}

// BeginAppend takes a writer for a message that EndAppend puts behind other bytes.
func BeginAppend() (w *Writer, p int) {
	w = writers.Get().(*Writer)
	return w, w.Start(shortwire.DefaultMaxDepth)
}

// EndAppend appends a message that was written from p on to dst.
func EndAppend(w *Writer, p int, message string, dst []byte) ([]byte, error) {
	err := w.Finish(p, message, shortwire.LimitMessageBytes)
	if err == nil {
		dst = append(dst, w.buf[p:]...)
	}
	if len(w.buf) > largestKept {
		w.buf = nil
	}
	writers.Put(w)
	return dst, err
}

// Unmarshal reads data into a message, which is emptied before.
func Unmarshal(m Readable, name string, data []byte) error {
	m.Reset()
	var r Reader
	r.Start(data, shortwire.DefaultMaxDepth)
	if m.ReadWire(&r, 0, len(data)) < 0 {
		return r.Err(name)
	}
	return nil
}
