package wire

import (
	"encoding/binary"
	"math"
	"math/bits"
)

// The functions named Put write before p, where room was reserved.

// PutVarint writes a number of up to ten bytes.
func PutVarint(buf []byte, p int, value uint64) int {
	if value < 0x80 {
		p--
		buf[p] = byte(value)
		return p
	}
	return putLongVarint(buf, p, value)
}

// putLongVarint spreads seven bits to a byte in a word, instead of byte by byte. What the word has too much goes to free
// room: at least ten bytes were reserved.
func putLongVarint(buf []byte, p int, value uint64) int {
	size := (bits.Len64(value)*9 + 64) / 64
	if size <= 8 {
		word := value&0x000000000fffffff | value&0x00fffffff0000000<<4
		word = word&0x00003fff00003fff | word&0x0fffc0000fffc000<<2
		word = word&0x007f007f007f007f | word&0x3f803f803f803f80<<1
		word |= highBits & (1<<(8*size-8) - 1)
		binary.LittleEndian.PutUint64(buf[p-8:], word<<(64-8*size))
		return p - size
	}
	p -= size
	out := buf[p : p+size]
	last := len(out) - 1
	for i := range out[:last] {
		out[i] = byte(value) | 0x80
		value >>= 7
	}
	out[last] = byte(value)
	return p
}

// PutTag writes a tag, which folds to stores of constants.
func PutTag(buf []byte, p int, tag uint32) int {
	if tag < 0x80 {
		p--
		buf[p] = byte(tag)
		return p
	}
	return putLongTag(buf, p, tag)
}

func putLongTag(buf []byte, p int, tag uint32) int {
	p -= (bits.Len32(tag)*9 + 64) / 64
	binary.PutUvarint(buf[p:], uint64(tag))
	return p
}

// PutFixed32 writes four bytes.
func PutFixed32(buf []byte, p int, value uint32) int {
	p -= 4
	binary.LittleEndian.PutUint32(buf[p:], value)
	return p
}

// PutFixed64 writes eight bytes.
func PutFixed64(buf []byte, p int, value uint64) int {
	p -= 8
	binary.LittleEndian.PutUint64(buf[p:], value)
	return p
}

// PutFloat writes four bytes.
func PutFloat(buf []byte, p int, value float32) int {
	return PutFixed32(buf, p, math.Float32bits(value))
}

// PutDouble writes eight bytes.
func PutDouble(buf []byte, p int, value float64) int {
	return PutFixed64(buf, p, math.Float64bits(value))
}

// Bool returns the number that stands for a bool.
func Bool(value bool) uint64 {
	if value {
		return 1
	}
	return 0
}

// Zigzag32 returns the number that a sint32 is written as.
func Zigzag32(value int32) uint64 { return uint64(uint32(value)<<1 ^ uint32(value>>31)) }

// Zigzag64 returns the number that a sint64 is written as.
func Zigzag64(value int64) uint64 { return uint64(value)<<1 ^ uint64(value>>63) }

// Unzigzag32 is the inverse of Zigzag32.
func Unzigzag32(value uint64) int32 {
	low := uint32(value)
	return int32(low>>1) ^ -int32(low&1)
}

// Unzigzag64 is the inverse of Zigzag64.
func Unzigzag64(value uint64) int64 { return int64(value>>1) ^ -int64(value&1) }

// IsZero reports whether a floating-point field without presence is left out: only positive zero is.
func IsZero(value float64) bool { return math.Float64bits(value) == 0 }

// IsZeroFloat is IsZero for float.
func IsZeroFloat(value float32) bool { return math.Float32bits(value) == 0 }

// Inf and NaN are defaults that a schema can ask for.
var (
	Inf = math.Inf(1)
	NaN = math.NaN()
)

// IsTrue is the inverse of Bool.
func IsTrue(value uint64) bool { return value != 0 }
