package main

import (
	"time"

	calculatorv1 "github.com/shortwire/shortwire/examples/calculator/go/gen/calculator/v1"
)

// start tells how long it takes from opening a library to its first outcome.
func start(where setup, s subject) sample {
	started := time.Now()
	var sum int64
	switch s.By {
	case "shortwire":
		calculator, err := calculatorv1.OpenCalculator(where.library)
		check(err)
		sum = addingInto(calculator)(s.Input.A, s.Input.B)
	case "raw":
		openRaw(where)
		sum = rawAdd(s.Input.A, s.Input.B)
	default:
		unknown(s)
	}
	return sample{Ns: time.Since(started).Nanoseconds(), Calls: 1, Checked: 1, Sum: sum}
}
