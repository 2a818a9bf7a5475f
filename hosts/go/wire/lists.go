package wire

import (
	"slices"
	"unsafe"
)

// Integer is a number that is written as a varint. Enums are among them.
type Integer interface {
	~int32 | ~int64 | ~uint32 | ~uint64
}

// Fixed is a number of fixed size.
type Fixed interface {
	int32 | int64 | uint32 | uint64 | float32 | float64
}

// AppendMessages reads the message at p and all that follow under the same tag.
func AppendMessages[T any, M interface {
	*T
	Readable
}](r *Reader, list []T, p, end int, tag uint32) ([]T, int) {
	run := r.Run(p, end, tag)
	list = slices.Grow(list, run)
	for {
		list = list[:len(list)+1]
		item := M(&list[len(list)-1])
		item.Reset()
		if p = r.Message(item, p, end); p < 0 {
			return list, -1
		}
		if run--; run == 0 {
			return list, p
		}
		_, p = r.Tag(p, end)
	}
}

// AppendGroup reads a group whose start tag was read.
func AppendGroup[T any, M interface {
	*T
	Readable
}](r *Reader, list []T, p, end int, tag uint32) ([]T, int) {
	list = slices.Grow(list, 1)
	list = list[:len(list)+1]
	item := M(&list[len(list)-1])
	item.Reset()
	return list, r.Group(item, p, end, tag)
}

// AppendStrings reads the text at p and all that follow under the same tag.
func AppendStrings(r *Reader, list []string, p, end int, tag uint32) ([]string, int) {
	run := r.Run(p, end, tag)
	list = slices.Grow(list, run)
	for {
		text, next := r.String(p, end)
		if next < 0 {
			return list, -1
		}
		list, p = append(list, text), next
		if run--; run == 0 {
			return list, p
		}
		_, p = r.Tag(p, end)
	}
}

// AppendTexts is AppendStrings without a look at the texts.
func AppendTexts(r *Reader, list []string, p, end int) ([]string, int) {
	text, p := r.Text(p, end)
	return append(list, text), p
}

// AppendBytes reads one element of a list of bytes.
func AppendBytes(r *Reader, list [][]byte, p, end int) ([][]byte, int) {
	data, p := r.Bytes(nil, p, end)
	return append(list, data), p
}

// packedVarints returns where a packed list ends, and how many numbers it has: every byte without the high bit ends one.
func (r *Reader) packedVarints(p, end int) (count, stop, next int) {
	length, p := r.Length(p, end)
	if p < 0 {
		return 0, 0, -1
	}
	for _, c := range r.data[p : p+length] {
		count += int(^c >> 7)
	}
	return count, p + length, p
}

// AppendPacked reads a packed list of numbers. Each is what convert makes of its varint.
func AppendPacked[T any](r *Reader, list []T, p, end int, convert func(uint64) T) ([]T, int) {
	count, stop, p := r.packedVarints(p, end)
	if p < 0 {
		return list, -1
	}
	list = slices.Grow(list, count)
	for p < stop {
		value, next := r.Varint(p, stop)
		if next < 0 {
			return list, -1
		}
		list, p = append(list, convert(value)), next
	}
	return list, p
}

// AppendPackedIntegers reads a packed list of numbers that are not zigzag.
func AppendPackedIntegers[T Integer](r *Reader, list []T, p, end int) ([]T, int) {
	count, stop, p := r.packedVarints(p, end)
	if p < 0 {
		return list, -1
	}
	list = slices.Grow(list, count)
	for p < stop {
		value, next := r.Varint(p, stop)
		if next < 0 {
			return list, -1
		}
		list, p = append(list, T(value)), next
	}
	return list, p
}

// AppendPackedFixed reads a packed list of numbers of fixed size.
func AppendPackedFixed[T Fixed](r *Reader, list []T, p, end int) ([]T, int) {
	length, p := r.Length(p, end)
	if p < 0 {
		return list, -1
	}
	size := int(unsafe.Sizeof(*new(T)))
	count := length / size
	if count*size != length {
		return list, r.fail(p+count*size, "the bytes end in the middle of a value")
	}
	before := len(list)
	list = slices.Grow(list, count)[:before+count]
	copyFixed(memoryOf(list[before:]), r.data[p:p+length], size)
	return list, p + length
}

// PackedIntegers writes a packed list of numbers that are not zigzag.
func PackedIntegers[T Integer](w *Writer, p int, list []T, tag uint32) int {
	before := w.Written(p)
	for i := len(list) - 1; i >= 0; i-- {
		p = w.Reserve(p, MaxVarintBytes)
		p = PutVarint(w.buf, p, uint64(list[i]))
	}
	return w.Delimit(p, before, tag)
}

// Packed writes a packed list of numbers. convert makes a varint of each.
func Packed[T any](w *Writer, p int, list []T, tag uint32, convert func(T) uint64) int {
	before := w.Written(p)
	for i := len(list) - 1; i >= 0; i-- {
		p = w.Reserve(p, MaxVarintBytes)
		p = PutVarint(w.buf, p, convert(list[i]))
	}
	return w.Delimit(p, before, tag)
}

// PackedFixed writes a packed list of numbers of fixed size.
func PackedFixed[T Fixed](w *Writer, p int, list []T, tag uint32) int {
	memory := memoryOf(list)
	before := w.Written(p)
	p = w.Reserve(p, len(memory)) - len(memory)
	copyFixed(w.buf[p:p+len(memory)], memory, int(unsafe.Sizeof(*new(T))))
	return w.Delimit(p, before, tag)
}

// memoryOf returns the bytes that numbers lie in.
func memoryOf[T Fixed](list []T) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(list))), len(list)*int(unsafe.Sizeof(*new(T))))
}

// copyFixed copies numbers between memory and wire format, which are the same where the machine is little-endian.
func copyFixed(to, from []byte, size int) {
	copy(to, from)
	if isLittleEndian {
		return
	}
	for ; len(to) != 0; to = to[size:] {
		slices.Reverse(to[:size])
	}
}

var isLittleEndian = func() bool {
	word := uint16(1)
	return *(*byte)(unsafe.Pointer(&word)) == 1
}()
