package main

import "github.com/ebitengine/purego"

// byPurego calls the C library without cgo, by functions that purego makes.
func byPurego(where setup, s subject) arm {
	library := openPurego(where)
	var add func(a, b int64) int64
	purego.RegisterLibFunc(&add, library, "raw_add")
	var addColumns func(a, b, sums *int64, n int)
	purego.RegisterLibFunc(&addColumns, library, "raw_add_columns")
	switch s.Scenario {
	case "add", "add-latency":
		return sum(s, add)
	case "columns":
		a, b, sums := columns(s.Size)
		return batch(sums, func() { addColumns(&a[0], &b[0], &sums[0], len(sums)) })
	}
	return unknown(s)
}

// byPuregoSyscall does so by its function that takes and returns words, which needs no reflection.
func byPuregoSyscall(where setup, s subject) arm {
	rawAdd, err := purego.Dlsym(openPurego(where), "raw_add")
	check(err)
	if s.Scenario != "add" {
		return unknown(s)
	}
	return sum(s, func(a, b int64) int64 {
		reply, _, _ := purego.SyscallN(rawAdd, uintptr(a), uintptr(b))
		return int64(reply)
	})
}

func openPurego(where setup) uintptr {
	library, err := purego.Dlopen(where.rawLibrary, purego.RTLD_NOW|purego.RTLD_LOCAL)
	check(err)
	return library
}
