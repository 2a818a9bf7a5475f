package main

import (
	"encoding/binary"
	"os"
	"runtime"
	"slices"
	"syscall"
	"time"
)

// greeting says which clock is read, what a reading costs, and the smallest step seen.
type greeting struct {
	Protocol int     `json:"protocol"`
	Timer    string  `json:"timer"`
	TimerNs  float64 `json:"timer_ns"`
	TickNs   int64   `json:"tick_ns"`
}

// prepared is what an arm's outcome is, whole and as one number.
type prepared struct {
	Hash     string `json:"hash"`
	Checksum int64  `json:"checksum"`
}

// sample is a timed stretch.
type sample struct {
	Ns      int64 `json:"ns"`
	Calls   int64 `json:"calls"`
	Checked int64 `json:"checked"`
	Sum     int64 `json:"sum"`
}

// allocated is what calls allocated.
type allocated struct {
	Allocations uint64 `json:"allocations"`
	Bytes       uint64 `json:"bytes"`
}

// stamped says what the file of stamps is about.
type stamped struct {
	Calls int64 `json:"calls"`
	Sum   int64 `json:"sum"`
}

func hello() greeting {
	const times, readings = 101, 1000
	var costs []float64
	tick := int64(time.Second)
	for range times {
		started := time.Now()
		before := time.Duration(0)
		for range readings {
			now := time.Since(started)
			if step := int64(now - before); step > 0 {
				tick = min(tick, step)
			}
			before = now
		}
		costs = append(costs, float64(before)/readings)
	}
	slices.Sort(costs)
	return greeting{Protocol: 1, Timer: "time.Now", TimerNs: costs[times/2], TickNs: tick}
}

// run does it count times. An eighth beforehand brings code and data back into the caches after other arms had them.
func (a arm) run(count int64) sample {
	for range count/8 + 1 {
		a.once()
	}
	sum := int64(0)
	started := time.Now()
	for range count {
		sum += a.once()
	}
	return sample{Ns: time.Since(started).Nanoseconds(), Calls: count, Checked: count, Sum: sum}
}

// allocations counts what Go allocates while it does that.
func (a arm) allocations(count int64) allocated {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	a.run(count)
	runtime.ReadMemStats(&after)
	return allocated{Allocations: after.Mallocs - before.Mallocs, Bytes: after.TotalAlloc - before.TotalAlloc}
}

// stamps does it count times, at an interval, and writes when each call was due, when it began and when it ended.
func (a arm) stamps(count, interval int64, file string) stamped {
	stamps := make([]int64, 3*count)
	for i := range count {
		stamps[3*i] = i * interval
	}
	sum := int64(0)
	started := time.Now()
	for i := range count {
		stamps[3*i+1] = int64(waitUntil(started, time.Duration(stamps[3*i])))
		sum += a.once()
		stamps[3*i+2] = int64(time.Since(started))
	}
	bytes, err := binary.Append(make([]byte, 0, 24*count), binary.LittleEndian, stamps)
	check(err)
	check(os.WriteFile(file, bytes, 0o644))
	return stamped{Calls: count, Sum: sum}
}

// spun is the last stretch of a wait, which is spun because sleepers wake up late. Whoever spins all the time is what a
// busy machine interrupts.
const spun = 80 * time.Microsecond

// waitUntil waits until that much time has passed, and returns how much it is then. It asks the kernel, because time.Sleep may
// oversleep by a millisecond.
func waitUntil(started time.Time, due time.Duration) time.Duration {
	for {
		passed := time.Since(started)
		if passed >= due {
			return passed
		}
		if left := due - passed; left > spun {
			ts := syscall.NsecToTimespec(int64(left - spun))
			_ = syscall.Nanosleep(&ts, nil)
		}
	}
}
