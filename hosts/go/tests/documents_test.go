package tests

import (
	"os"
	"testing"
)

func TestTheContractIsTheOneOfTheCHost(t *testing.T) {
	own, err := os.ReadFile("../shortwire.h")
	check(t, err)
	contract, err := os.ReadFile("../../c/include/shortwire.h")
	check(t, err)
	if string(own) != string(contract) {
		t.Error("hosts/go/shortwire.h is another file than hosts/c/include/shortwire.h; copy it")
	}
}
