package shortwire

// #cgo LDFLAGS: -ldl -lpthread
// #cgo noescape shortwire_flat
// #cgo nocallback shortwire_flat
// #cgo noescape shortwire_flat_any
// #cgo nocallback shortwire_flat_any
// #cgo noescape shortwire_wire
// #cgo nocallback shortwire_wire
// #cgo noescape shortwire_columns
// #cgo nocallback shortwire_columns
// #cgo noescape shortwire_release
// #cgo nocallback shortwire_release
// #include <stdlib.h>
// #include "native.h"
import "C"

import (
	"unsafe"
)

// Everything that crosses is in this file. Addresses that libraries hand over are numbers in Go, and turned into slices
// only here, because they lie in memory that the collector does not know.

type (
	nativeTable   = C.shortwire_table
	nativeLibrary = C.shortwire_library
	nativeMethod  = C.shortwire_method
	output        = C.shortwire_output
)

// Outcomes that are not the library's.
const (
	outcomeClosed   = C.SHORTWIRE_CLOSED
	outcomeNoMemory = C.SHORTWIRE_NO_MEMORY
)

const (
	contractVersion = 1
	contractSymbol  = "shortwire_abi_v1"
)

func load(path string) (*nativeTable, error) {
	if danger := dangerOf(path); danger != nil {
		return nil, danger
	}
	cPath := C.CString(path)
	defer C.free(unsafe.Pointer(cPath))
	var loaded C.shortwire_loaded
	C.shortwire_load(cPath, &loaded)
	switch {
	case loaded.refusal != 0:
		defer C.free(address(loaded.refusal))
		return nil, explainRefusal(path, C.GoString((*C.char)(address(loaded.refusal))))
	case loaded.has_symbol == 0:
		return nil, errorf(FailedPrecondition, "%[1]s is a shared library, but does not export "+contractSymbol+
			": it was not made with Shortwire, or with a version of another contract\n"+
			"  help: `nm -D %[1]s | grep shortwire_abi` shows which it has; services are exported with "+
			"shortwire::export!", path)
	case loaded.abi_version != contractVersion:
		return nil, errorf(FailedPrecondition, "%[1]s has version %[2]d of Shortwire's contract, this program version %[3]d\n"+
			"  help: build the older of the two again with the newer Shortwire; `shortwire inspect %[1]s` shows the "+
			"library's", path, uint32(loaded.abi_version), contractVersion)
	case loaded.table == 0:
		return nil, errorf(FailedPrecondition, "the table of %[1]s (runtime %[2]s) has %[3]d bytes, at least %[4]d are needed\n"+
			"  help: build the library again; `shortwire inspect %[1]s` shows its version",
			path, runtimeOf(&loaded), uint32(loaded.size), uint32(loaded.least_size))
	case loaded.defect != 0:
		return nil, errorf(FailedPrecondition, "the table of %s breaks the contract: %s\n  help: build the library again",
			path, C.GoString((*C.char)(address(loaded.defect))))
	}
	return (*nativeTable)(address(loaded.table)), nil
}

func runtimeOf(loaded *C.shortwire_loaded) string {
	if loaded.runtime == 0 {
		return "unknown"
	}
	return C.GoString((*C.char)(address(loaded.runtime)))
}

// about returns what a library says of itself, which stays where it is until the process ends.
func about(table *nativeTable) (runtimeName, schema string) {
	var told C.shortwire_about
	C.shortwire_tell(table, &told)
	return C.GoString((*C.char)(address(told.runtime))),
		unsafe.String((*byte)(address(told.schema)), int(told.schema_len))
}

func start(table *nativeTable, s settings) (*nativeLibrary, error) {
	var code C.int32_t
	var status output
	library := C.shortwire_start(table, C.uint32_t(s.maxDepth), C.uint64_t(s.maxMessageBytes), &code, &status)
	if library != nil {
		return library, nil
	}
	if code == 0 {
		return nil, errorf(ResourceExhausted, "there is no memory for the library")
	}
	return nil, takeError(table, Code(code), &status)
}

func stop(library *nativeLibrary) (wasOpen bool) { return C.shortwire_stop(library) != 0 }

func free(library *nativeLibrary) { C.shortwire_free(library) }

func find(table *nativeTable, id uint64) (method *nativeMethod, shape uint64) {
	method = C.shortwire_find(table, C.uint64_t(id), (*C.uint64_t)(&shape))
	return method, shape
}

// callFlat calls with numbers in slots, beside which nothing travels. The status is there if the outcome is not 0.
func callFlat(library *nativeLibrary, method *nativeMethod, in, out *uint64, status *output) int32 {
	return int32(C.shortwire_flat(library, method, (*C.uint64_t)(in), (*C.uint64_t)(out), status))
}

// callFlatAny calls with slots, of which those in places are to hold the addresses of texts.
func callFlatAny(library *nativeLibrary, method *nativeMethod, in, out *uint64, texts *Texts, memory []byte,
	reply *output, a *accompaniment) int32 {
	return int32(C.shortwire_flat_any(library, method, (*C.uint64_t)(in), (*C.uint64_t)(out),
		C.uint32_t(texts.count), C.uint32_t(texts.places),
		(*C.uint8_t)(texts.data[0]), (*C.uint8_t)(texts.data[1]), (*C.uint8_t)(texts.data[2]), (*C.uint8_t)(texts.data[3]),
		first(memory), C.size_t(len(memory)), reply,
		C.int64_t(a.timeout), (*C.uint32_t)(a.cancel), first(a.metadata), C.size_t(len(a.metadata))))
}

// callWire calls in wire format. The reply lies in memory, or in the library's until it is released.
func callWire(library *nativeLibrary, method *nativeMethod, many bool, request, memory []byte, reply *output,
	a *accompaniment) int32 {
	var isMany C.uint32_t
	if many {
		isMany = 1
	}
	return int32(C.shortwire_wire(library, method, isMany, first(request), C.size_t(len(request)),
		first(memory), C.size_t(len(memory)), reply,
		C.int64_t(a.timeout), (*C.uint32_t)(a.cancel), first(a.metadata), C.size_t(len(a.metadata))))
}

func callColumns(library *nativeLibrary, method *nativeMethod, columns *Columns, failures *output,
	a *accompaniment) int32 {
	data := &columns.data
	return int32(C.shortwire_columns(library, method, C.size_t(columns.Count),
		C.uint32_t(columns.inputs), C.uint32_t(columns.outputs), (*C.int64_t)(&columns.strides[0]),
		(*C.uint8_t)(data[0]), (*C.uint8_t)(data[1]), (*C.uint8_t)(data[2]), (*C.uint8_t)(data[3]),
		(*C.uint8_t)(data[4]), (*C.uint8_t)(data[5]), (*C.uint8_t)(data[6]), (*C.uint8_t)(data[7]), failures,
		C.int64_t(a.timeout), (*C.uint32_t)(a.cancel), first(a.metadata), C.size_t(len(a.metadata))))
}

// bytesOf returns what an output names. It is valid until the output is released and its memory is used again.
func bytesOf(o *output) []byte {
	if o.len == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(address(o.data)), int(o.len))
}

// release gives the library's memory back, if the output lies there.
func release(table *nativeTable, o *output) {
	if o.owned != 0 {
		C.shortwire_release(table, o)
		o.owned = 0
	}
}

// takeError makes an error of a status and releases it.
func takeError(table *nativeTable, code Code, status *output) *Error {
	failure := errorOf(code.known(), bytesOf(status))
	release(table, status)
	return failure
}

func first(data []byte) *C.uint8_t { return (*C.uint8_t)(unsafe.SliceData(data)) }

// address turns a number that C gave into the address that it is.
func address(number C.uintptr_t) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&number)) }

// textAt returns the bytes whose address and length are in two slots of a reply.
func textAt(slots *[2]uint64) []byte {
	if slots[1] == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(*(*unsafe.Pointer)(unsafe.Pointer(slots))), int(slots[1]))
}
