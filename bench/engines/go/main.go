// The engine of Go: calls the calculator's library with the generated client, and does the same by other means.
//
// It does what the lab says on standard input; bench/engines/README.md has the words.
// Usage: engine-go LIBRARY RAW_LIBRARY GRPC_SERVER
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
)

func main() {
	if len(os.Args) != 4 {
		log.Fatal("usage: engine-go LIBRARY RAW_LIBRARY GRPC_SERVER")
	}
	e := engine{setup: setup{library: os.Args[1], rawLibrary: os.Args[2], grpcServer: os.Args[3]}, arms: make(map[string]arm)}
	requests, answers := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		var r request
		if err := requests.Decode(&r); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			log.Fatal(err)
		}
		if err := answers.Encode(e.answer(r)); err != nil {
			log.Fatal(err)
		}
	}
}

// request is a line from the lab.
type request struct {
	Op, Arm string
	subject
	N          int64
	IntervalNs int64 `json:"interval_ns"`
	File       string
}

// engine is the arms that have been prepared.
type engine struct {
	setup
	arms map[string]arm
}

// answer does what is asked. What it returns becomes a line of JSON.
func (e engine) answer(r request) (answer any) {
	defer func() {
		if reason := recover(); reason != nil {
			answer = map[string]string{"error": fmt.Sprint(reason)}
		}
	}()
	switch r.Op {
	case "hello":
		return hello()
	case "start":
		return start(e.setup, r.subject)
	case "prepare":
		a := armOf(e.setup, r.subject)
		e.arms[r.Arm] = a
		return prepared{Hash: fnv1a([]byte(a.outcome())), Checksum: a.once()}
	}
	a, ok := e.arms[r.Arm]
	switch {
	case ok && r.Op == "run":
		return a.run(r.N)
	case ok && r.Op == "allocations":
		return a.allocations(r.N)
	case ok && r.Op == "stamps":
		return a.stamps(r.N, r.IntervalNs, r.File)
	}
	panic(fmt.Sprintf("this engine cannot %s %s", r.Op, r.Arm))
}

// check panics with an error, which becomes the answer to the lab.
func check(err error) {
	if err != nil {
		panic(err)
	}
}
