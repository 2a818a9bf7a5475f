package wire

import (
	"unsafe"
)

const highBits = 0x8080808080808080

// copyASCII copies text, word by word, and reports whether all of it is ASCII. Words that overlap cover any length.
func copyASCII(to []byte, text string) bool {
	n := len(text)
	if n < 4 {
		copy(to, text)
		return n == 0 || (text[0]|text[n/2]|text[n-1]) < 0x80
	}
	from, into := unsafe.Pointer(unsafe.StringData(text)), unsafe.Pointer(unsafe.SliceData(to[:n]))
	if n < 8 {
		first, last := load32(from, 0), load32(from, n-4)
		store32(into, 0, first)
		store32(into, n-4, last)
		return (first|last)&(highBits>>32) == 0
	}
	last := load64(from, n-8)
	seen := last
	for i := 0; i < n-8; i += 8 {
		word := load64(from, i)
		store64(into, i, word)
		seen |= word
	}
	store64(into, n-8, last)
	return seen&highBits == 0
}

// isASCII reports whether all bytes are ASCII.
func isASCII(text []byte) bool {
	n := len(text)
	if n < 4 {
		return n == 0 || (text[0]|text[n/2]|text[n-1]) < 0x80
	}
	from := unsafe.Pointer(unsafe.SliceData(text))
	if n < 8 {
		return (load32(from, 0)|load32(from, n-4))&(highBits>>32) == 0
	}
	seen := load64(from, n-8)
	for i := 0; i < n-8; i += 8 {
		seen |= load64(from, i)
	}
	return seen&highBits == 0
}

func load32(from unsafe.Pointer, at int) uint32 { return *(*uint32)(unsafe.Add(from, at)) }
func load64(from unsafe.Pointer, at int) uint64 { return *(*uint64)(unsafe.Add(from, at)) }

func store32(into unsafe.Pointer, at int, word uint32) { *(*uint32)(unsafe.Add(into, at)) = word }
func store64(into unsafe.Pointer, at int, word uint64) { *(*uint64)(unsafe.Add(into, at)) = word }
