package main

import (
	"fmt"
	"hash/fnv"
	"math"
	"slices"
	"strings"
)

// setup is where the libraries are, and a server of gRPC.
type setup struct{ library, rawLibrary, grpcServer string }

// subject is what is to be done, and by whom.
type subject struct {
	Scenario, By string
	Size         int
	Input        struct {
		A, B  int64
		Seed  uint32
		Count int
	}
}

// arm is one way of doing one thing.
type arm struct {
	// outcome does it and tells the whole outcome.
	outcome func() string
	// once does it and tells the outcome as one number.
	once func() int64
}

// ways has for each implementation what makes its arms.
var ways = map[string]func(setup, subject) arm{
	"shortwire":      byShortwire,
	"shortwire-new":  byShortwireNew,
	"raw":            byRaw,
	"copy":           byCopy,
	"x-crypto":       byNacl,
	"purego":         byPurego,
	"purego-syscall": byPuregoSyscall,
	"grpc":           byGrpc,
	"protobuf":       byProtobuf,
	"vtprotobuf":     byVtprotobuf,

	"loop":   byLadder,
	"empty":  byLadder,
	"args":   byLadder,
	"encode": byLadder,
	"decode": byLadder,
	"work":   byLadder,
	"reply":  byLadder,
}

func armOf(where setup, s subject) arm {
	if s.Scenario == "chacha20" || s.Scenario == "many" {
		return byChacha20(s)
	}
	if way, ok := ways[s.By]; ok {
		return way(where, s)
	}
	return unknown(s)
}

// unknown is how a way answers to a scenario that it does not know.
func unknown(s subject) arm { panic(fmt.Sprintf("this engine has no %s by %s", s.Scenario, s.By)) }

// sum is an arm that adds two numbers.
func sum(s subject, add func(a, b int64) int64) arm {
	operands := &s.Input
	pairs := [][2]int64{{40, 2}, {-1, 1}, {0, 0}, {math.MaxInt64, 1}, {math.MinInt64, -1}, {operands.A, operands.B}}
	return arm{
		outcome: func() string {
			var sums []int64
			for _, pair := range pairs {
				sums = append(sums, add(pair[0], pair[1]))
			}
			return joined(sums)
		},
		once: func() int64 { return add(operands.A, operands.B) },
	}
}

// one is an arm that adds up one pair only.
func one(s subject, add func(a, b int64) int64) arm {
	operands := &s.Input
	once := func() int64 { return add(operands.A, operands.B) }
	return arm{once: once, outcome: func() string { return fmt.Sprint(once()) }}
}

// batch is an arm that adds columns up into sums.
func batch(sums []int64, add func()) arm {
	last := &sums[len(sums)-1]
	once := func() int64 {
		*last = 0
		add()
		return *last
	}
	return arm{once: once, outcome: func() string {
		once()
		return joined(sums)
	}}
}

// aggregation is an arm that aggregates transactions.
func aggregation(size int, aggregate func() (count int32, total float64, stats map[string]int32)) arm {
	cents := func(total float64) int64 { return int64(math.Round(total * 100)) }
	return arm{
		outcome: func() string {
			count, total, stats := aggregate()
			var named []string
			for name, number := range stats {
				named = append(named, fmt.Sprintf("%s=%d", name, number))
			}
			slices.Sort(named)
			return fmt.Sprint(fnv1a(encoded(size)), " ", count, cents(total), " ", strings.Join(named, " "))
		},
		once: func() int64 {
			count, total, _ := aggregate()
			return int64(count) + cents(total)
		},
	}
}

// encoder is an arm whose outcome is a message in its bytes.
func encoder(encode func() []byte) arm {
	return arm{
		outcome: func() string { return weight(encode()) },
		once:    func() int64 { return int64(len(encode())) },
	}
}

// decoder is an arm that tells how many transactions it has read; encoded encodes what it has read last.
func decoder(decode func() int64, encoded func() []byte) arm {
	return arm{once: decode, outcome: func() string { return fmt.Sprint(decode(), " ", weight(encoded())) }}
}

// columns returns two columns to add, and where their sums go.
func columns(count int) (a, b, sums []int64) {
	a, b, sums = make([]int64, count), make([]int64, count), make([]int64, count)
	for i := range count {
		a[i], b[i] = int64(i)*1000003-500000, int64(i)*7
	}
	return a, b, sums
}

// weight tells what bytes are without regard to their order.
func weight(message []byte) string {
	total := 0
	for _, b := range message {
		total += int(b)
	}
	return fmt.Sprint(len(message), total)
}

func fnv1a(data []byte) string {
	hash := fnv.New64a()
	hash.Write(data)
	return fmt.Sprintf("%016x", hash.Sum64())
}

func joined(numbers []int64) string { return strings.Trim(fmt.Sprint(numbers), "[]") }
