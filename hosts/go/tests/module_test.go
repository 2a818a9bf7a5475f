package tests

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const otherModule = `module example.com/application

go 1.24

require github.com/shortwire/shortwire/hosts/go v0.0.0

replace github.com/shortwire/shortwire/hosts/go => %s
`

const otherProgram = `package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"example.com/application/calculatorv1"
)

func main() {
	calculator, err := calculatorv1.OpenCalculator(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	defer calculator.Close()
	sum, err := calculator.Add(context.Background(), &calculatorv1.BinaryOp{A: 40, B: 2})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(sum.Value)
}
`

func TestAnotherModuleRequiresTheHostAndNothingElse(t *testing.T) {
	host, err := filepath.Abs("..")
	check(t, err)
	calculator, err := filepath.Abs(library("libcalculator.so"))
	check(t, err)
	module := t.TempDir()
	check(t, os.WriteFile(filepath.Join(module, "go.mod"), fmt.Appendf(nil, otherModule, host), 0o644))
	check(t, os.WriteFile(filepath.Join(module, "main.go"), []byte(otherProgram), 0o644))
	generated := os.DirFS(filepath.Join(host, "../../examples/calculator/go/gen/calculator/v1"))
	check(t, os.CopyFS(filepath.Join(module, "calculatorv1"), generated))

	run := func(name string, arguments ...string) string {
		command := exec.Command(name, arguments...)
		command.Dir = module
		command.Env = append(os.Environ(), "CGO_ENABLED=1", "GOPROXY=off", "GOWORK=off", "GOFLAGS=-mod=readonly")
		printed, err := command.CombinedOutput()
		if err != nil {
			t.Fatalf("%s %s: %v\n%s", name, strings.Join(arguments, " "), err, printed)
		}
		return string(printed)
	}
	run("go", "build", "-o", "application", ".")
	equal(t, run("./application", calculator), "42\n")
}
