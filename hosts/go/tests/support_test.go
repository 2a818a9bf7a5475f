// Package tests has one file for each feature, named as in the other hosts.
package tests

import (
	"context"
	"encoding"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	calculatorv1 "github.com/shortwire/shortwire/examples/calculator/go/gen/calculator/v1"
	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

var ctx = context.Background()

// library returns the path of a library, which SHORTWIRE_LIBRARIES has the directory of.
func library(name string) string {
	directory := os.Getenv("SHORTWIRE_LIBRARIES")
	if directory == "" {
		directory = "../../../target/release"
	}
	return filepath.Join(directory, name)
}

func openFeature(t testing.TB, options ...shortwire.Option) *testv1.Feature {
	t.Helper()
	feature, err := testv1.OpenFeature(library("libfeature_service.so"), options...)
	check(t, err)
	t.Cleanup(func() { feature.Close() })
	return feature
}

func openCalculator(t testing.TB) *calculatorv1.Calculator {
	t.Helper()
	calculator, err := calculatorv1.OpenCalculator(library("libcalculator.so"))
	check(t, err)
	t.Cleanup(func() { calculator.Close() })
	return calculator
}

func check(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func equal[T comparable](t testing.TB, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

// fails expects an error of that code whose message has all of these texts, and returns it.
func fails(t testing.TB, err error, code shortwire.Code, says ...string) *shortwire.Error {
	t.Helper()
	var failure *shortwire.Error
	if !errors.As(err, &failure) {
		t.Fatalf("got %v, want %v", err, code)
	}
	if !errors.Is(err, code) || failure.Code != code {
		t.Fatalf("got %v, want %v", err, code)
	}
	for _, text := range says {
		if !strings.Contains(failure.Message, text) {
			t.Errorf("%q does not say %q", failure.Message, text)
		}
	}
	return failure
}

// encoded returns a message in wire format.
func encoded(t testing.TB, m encoding.BinaryMarshaler) string {
	t.Helper()
	bytes, err := m.MarshalBinary()
	check(t, err)
	return string(bytes)
}
