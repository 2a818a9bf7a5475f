package wire

import (
	"math"
	"unsafe"
)

// DoubleBits returns the slot that holds a double.
func DoubleBits(value float64) uint64 { return math.Float64bits(value) }

// DoubleOf is the inverse of DoubleBits.
func DoubleOf(slot uint64) float64 { return math.Float64frombits(slot) }

// FloatBits returns the slot that holds a float: its first four bytes.
func FloatBits(value float32) (slot uint64) {
	*(*float32)(unsafe.Pointer(&slot)) = value
	return slot
}

// FloatOf is the inverse of FloatBits.
func FloatOf(slot uint64) float32 { return *(*float32)(unsafe.Pointer(&slot)) }
