package main

// #cgo CFLAGS: -O3 -I${SRCDIR}/../../rivals/raw
// #cgo LDFLAGS: -ldl
// #cgo noescape add
// #cgo nocallback add
// #cgo noescape process
// #cgo nocallback process
// #cgo noescape add_columns
// #cgo nocallback add_columns
// #cgo noescape copy_bytes
// #cgo nocallback copy_bytes
// #include <dlfcn.h>
// #include <stdlib.h>
// #include "raw.h"
//
// static int64_t (*raw_add_)(int64_t, int64_t);
// static void (*raw_add_columns_)(const int64_t *, const int64_t *, int64_t *, size_t);
// static size_t (*raw_process_)(const uint8_t *, size_t, uint8_t *);
// static size_t (*raw_copy_)(const uint8_t *, size_t, uint8_t *);
//
// static int open_raw(const char *path) {
//   void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
//   if (library == NULL) return 0;
//   *(void **)&raw_add_ = dlsym(library, "raw_add");
//   *(void **)&raw_add_columns_ = dlsym(library, "raw_add_columns");
//   *(void **)&raw_process_ = dlsym(library, "raw_process");
//   *(void **)&raw_copy_ = dlsym(library, "raw_copy");
//   return raw_add_ != NULL && raw_add_columns_ != NULL && raw_process_ != NULL && raw_copy_ != NULL;
// }
// static int64_t add(int64_t a, int64_t b) { return raw_add_(a, b); }
// static void add_columns(const int64_t *a, const int64_t *b, int64_t *sums, size_t n) { raw_add_columns_(a, b, sums, n); }
// static size_t process(const uint8_t *request, size_t n, uint8_t *reply) { return raw_process_(request, n, reply); }
// static size_t copy_bytes(const uint8_t *from, size_t n, uint8_t *to) { return raw_copy_(from, n, to); }
import "C"

import (
	"bytes"
	"encoding/binary"
	"unsafe"
)

// byRaw calls a C library written by hand by cgo: the raw boundary.
func byRaw(where setup, s subject) arm {
	openRaw(where)
	switch s.Scenario {
	case "add", "add-latency":
		return sum(s, rawAdd)
	case "process":
		return sum(s, rawProcess)
	case "columns", "items":
		a, b, sums := columns(s.Size)
		return batch(sums, func() {
			C.add_columns((*C.int64_t)(&a[0]), (*C.int64_t)(&b[0]), (*C.int64_t)(&sums[0]), C.size_t(len(sums)))
		})
	}
	return unknown(s)
}

// byCopy copies the encoded request and does nothing else; the outcome is what others have found.
func byCopy(where setup, s subject) arm {
	openRaw(where)
	known := byShortwire(where, s)
	number := known.once()
	message := encoded(s.Size)
	memory := make([]byte, len(message))
	once := func() int64 {
		if rawCopy(message, memory) != len(message) {
			return -1
		}
		return number
	}
	return arm{once: once, outcome: func() string {
		once()
		if !bytes.Equal(message, memory) {
			panic("raw_copy: the copy is another message")
		}
		return known.outcome()
	}}
}

func openRaw(where setup) {
	path := C.CString(where.rawLibrary)
	defer C.free(unsafe.Pointer(path))
	if C.open_raw(path) == 0 {
		panic("cannot open " + where.rawLibrary)
	}
}

func rawCopy(from, to []byte) int {
	return int(C.copy_bytes((*C.uint8_t)(&from[0]), C.size_t(len(from)), (*C.uint8_t)(&to[0])))
}

func rawAdd(a, b int64) int64 { return int64(C.add(C.int64_t(a), C.int64_t(b))) }

// rawProcess is ComplexCalculationRequest{add} by a codec that knows this one message.
func rawProcess(a, b int64) int64 {
	var memory [24]byte
	var reply [11]byte
	request := memory[:2]
	if a != 0 {
		request = binary.AppendUvarint(append(request, 0x08), uint64(a))
	}
	if b != 0 {
		request = binary.AppendUvarint(append(request, 0x10), uint64(b))
	}
	request[0], request[1] = 0x0a, byte(len(request)-2)
	n := C.process((*C.uint8_t)(&request[0]), C.size_t(len(request)), (*C.uint8_t)(&reply[0]))
	sum, read := binary.Uvarint(reply[1:n])
	if reply[0] != 0x08 || read != int(n)-1 {
		panic("raw_process: its reply is not valid")
	}
	return int64(sum)
}
