package main

// #cgo CFLAGS: -O3
// #cgo LDFLAGS: -ldl
// #cgo noescape nothing
// #cgo nocallback nothing
// #cgo noescape rung
// #cgo nocallback rung
// #include <dlfcn.h>
// #include <stdint.h>
// #include <stdlib.h>
//
// static uintptr_t function_of(const char *path, const char *name) {
//   void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
//   return library == NULL ? 0 : (uintptr_t)dlsym(library, name);
// }
// static void nothing(uintptr_t function) { ((void (*)(void))function)(); }
// static size_t rung(uintptr_t function, const uint8_t *request, size_t n, uint8_t *reply) {
//   return ((size_t (*)(const uint8_t *, size_t, uint8_t *))function)(request, n, reply);
// }
import "C"

import (
	"unsafe"

	calculatorv1 "github.com/shortwire/shortwire/examples/calculator/go/gen/calculator/v1"
	complexdatav1 "github.com/shortwire/shortwire/examples/calculator/go/gen/complex_data/v1"
)

// byLadder does a small call from its parts, up to the one that the rung is named after; through cgo.
func byLadder(where setup, s subject) arm {
	known := s.Input.A + s.Input.B
	fromMemory := func(reply []byte) int64 { return known + int64(len(reply)) }
	switch s.By {
	case "loop":
		return one(s, func(_, _ int64) int64 { return known })
	case "empty":
		function := ladderFunction(where, "nothing")
		return one(s, func(_, _ int64) int64 {
			C.nothing(function)
			return known
		})
	case "args":
		function := ladderFunction(where, "args")
		var reply [11]byte
		return one(s, func(_, _ int64) int64 {
			return known + int64(C.rung(function, nil, 0, (*C.uint8_t)(&reply[0])))
		})
	case "encode":
		return one(s, climbing(ladderFunction(where, "args"), fromMemory))
	case "decode", "work":
		return one(s, climbing(ladderFunction(where, s.By), fromMemory))
	case "reply":
		var response complexdatav1.ComplexCalculationResponse
		return one(s, climbing(ladderFunction(where, "reply"), func(reply []byte) int64 {
			check(response.UnmarshalBinary(reply))
			return response.Value.Value
		}))
	}
	return unknown(s)
}

// climbing encodes a request, calls a function with it, and takes the sum from the reply.
func climbing(function C.uintptr_t, sum func(reply []byte) int64) func(a, b int64) int64 {
	request := &complexdatav1.ComplexCalculationRequest{Add: new(calculatorv1.BinaryOp)}
	memory := make([]byte, 0, 32)
	var reply [11]byte
	return func(a, b int64) int64 {
		request.Add.A, request.Add.B = a, b
		message, err := request.AppendBinary(memory)
		check(err)
		n := C.rung(function, (*C.uint8_t)(&message[0]), C.size_t(len(message)), (*C.uint8_t)(&reply[0]))
		return sum(reply[len(reply)-int(n):])
	}
}

func ladderFunction(where setup, name string) C.uintptr_t {
	path, symbol := C.CString(where.rawLibrary), C.CString("ladder_"+name)
	defer C.free(unsafe.Pointer(path))
	defer C.free(unsafe.Pointer(symbol))
	function := C.function_of(path, symbol)
	if function == 0 {
		panic("cannot find ladder_" + name)
	}
	return function
}
