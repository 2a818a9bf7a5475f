// The demo's Go program: calls the calculator's library with the generated client, and does the same by hand and with others'
// codecs.
//
// It does what the driver says on standard input; bench/README.md has the words.
// Usage: demo-go LIBRARY RAW_LIBRARY A B
package main

import (
	"bufio"
	"fmt"
	"log"
	"os"
	"strconv"
	"strings"
	"time"
)

func main() {
	if len(os.Args) != 5 {
		log.Fatal("usage: demo-go LIBRARY RAW_LIBRARY A B")
	}
	s := setup{library: os.Args[1], rawLibrary: os.Args[2], a: number(os.Args[3]), b: number(os.Args[4])}
	var arms map[string]arm
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		words := strings.Fields(lines.Text())
		if words[0] == "start" {
			fmt.Println(start(s, words[1]))
			continue
		}
		if arms == nil {
			arms = armsOf(byShortwire(s), byHand(s), byProtobuf(s))
		}
		a, ok := arms[words[1]]
		switch {
		case !ok:
			fmt.Println("absent this program has no", words[1])
		case words[0] == "answer":
			fmt.Println(a.answer())
		case words[0] == "run":
			fmt.Println(a.run(number(words[2])))
		default:
			log.Fatal("not understood: ", lines.Text())
		}
	}
}

// start tells how long it takes from opening a library to its first reply.
func start(s setup, who string) string {
	started := time.Now()
	var sum int64
	if who == "raw" {
		openRaw(s.rawLibrary)
		sum = rawAdd(s.a, s.b)
	} else {
		sum = adder(s)(s.a, s.b)
	}
	return fmt.Sprint(time.Since(started).Nanoseconds(), " 1 1 ", sum)
}

func number(word string) int64 {
	value, err := strconv.ParseInt(word, 10, 64)
	check(err)
	return value
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
