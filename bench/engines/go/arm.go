package main

import (
	"fmt"
	"math"
	"strings"
	"time"
)

// setup is what the program is told when it is started.
type setup struct {
	library, rawLibrary string
	a, b                int64
}

// arm is one way of doing one thing.
type arm struct {
	// name is the operation, a slash, and by whom.
	name string
	// answer does it and tells the whole outcome.
	answer func() string
	// once does it and tells the outcome as one number.
	once func() int64
}

// sizes of the batches, in operations and in transactions.
var sizes = []int{10, 100, 1000}

// pairs are operands whose sums are told before anything is timed.
var pairs = [][2]int64{{40, 2}, {-1, 1}, {0, 0}, {math.MaxInt64, 1}, {math.MinInt64, -1}, {123456789, 987654321}}

func armsOf(lists ...[]arm) map[string]arm {
	all := make(map[string]arm)
	for _, list := range lists {
		for _, a := range list {
			all[a.name] = a
		}
	}
	return all
}

// run does it count times. An eighth beforehand brings code and data back into the caches after other arms had them.
func (a arm) run(count int64) string {
	for range count/8 + 1 {
		a.once()
	}
	fold := int64(0)
	started := time.Now()
	for range count {
		fold += a.once()
	}
	return fmt.Sprint(time.Since(started).Nanoseconds(), count, count, fold)
}

// sum is an arm that adds two numbers.
func sum(name string, s setup, add func(a, b int64) int64) arm {
	operands := &s
	return arm{
		name: name,
		answer: func() string {
			var sums []int64
			for _, pair := range pairs {
				sums = append(sums, add(pair[0], pair[1]))
			}
			return joined(sums)
		},
		once: func() int64 { return add(operands.a, operands.b) },
	}
}

// size is an arm whose whole outcome is one number.
func size(name string, once func() int64) arm {
	return arm{name: name, answer: func() string { return fmt.Sprint(once()) }, once: once}
}

// sized names an arm of a size: "columns/raw" becomes "columns-10/raw".
func sized(name string, n int) string { return strings.Replace(name, "/", fmt.Sprintf("-%d/", n), 1) }

// columns returns two columns to add, and where their sums go.
func columns(count int) (a, b, sums []int64) {
	a, b, sums = make([]int64, count), make([]int64, count), make([]int64, count)
	for i := range count {
		a[i], b[i] = int64(i)*1000003-500000, int64(i)*7
	}
	return a, b, sums
}

func joined(numbers []int64) string { return strings.Trim(fmt.Sprint(numbers), "[]") }
