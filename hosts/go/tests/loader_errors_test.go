package tests

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"

	shortwire "github.com/shortwire/shortwire/hosts/go"

	testv1 "github.com/shortwire/shortwire/hosts/go/tests/gen/shortwire/test/v1"
)

func TestFilesThatAreNoLibrary(t *testing.T) {
	directory := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(directory, name)
		check(t, os.WriteFile(path, []byte(text), 0o600))
		return path
	}
	build := func(name string) string {
		path := filepath.Join(directory, "lib"+name+".so")
		output, err := exec.Command("cc", "-shared", "-fPIC", "-I..", "-o", path, "../../c/tests/fixtures/"+name+".c").CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %s", err, output)
		}
		return path
	}
	whole, err := os.ReadFile(library("libcalculator.so"))
	check(t, err)
	// The first bytes of a library, as a download that broke leaves them.
	cutOff := func(size int) string { return write(fmt.Sprintf("cut_off_%d.so", size), string(whole[:size])) }
	pipe := filepath.Join(directory, "pipe.so")
	check(t, syscall.Mkfifo(pipe, 0o600))
	// The header of an ELF file for s390x, which is big-endian.
	otherMachine := "\x7fELF\x02\x02\x01" + string(make([]byte, 9)) + "\x00\x03\x00\x16" + string(make([]byte, 60))
	for _, bad := range []struct {
		path string
		code shortwire.Code
		says string
	}{
		{filepath.Join(directory, "missing.so"), shortwire.NotFound, "there is no file"},
		{"libno_such_library_anywhere.so", shortwire.NotFound, "LD_LIBRARY_PATH"},
		{directory, shortwire.InvalidArgument, "is a directory"},
		{write("empty.so", ""), shortwire.InvalidArgument, "is empty"},
		{write("text.so", "some text that is long enough to be a header"), shortwire.InvalidArgument, "no shared library"},
		{write("archive.a", "!<arch>\nand so on, and so on"), shortwire.InvalidArgument, "static library"},
		{write("other_machine.so", otherMachine), shortwire.FailedPrecondition, "s390x"},
		{build("no_symbol"), shortwire.FailedPrecondition, "shortwire_abi_v1"},
		{build("other_version"), shortwire.FailedPrecondition, "version 7"},
		{build("short_table"), shortwire.FailedPrecondition, "shortwire 0.0.1 (test)"},
		{build("tiny_table"), shortwire.FailedPrecondition, "runtime unknown"},
		{build("unsorted"), shortwire.FailedPrecondition, "sorted"},
		{build("no_functions"), shortwire.FailedPrecondition, "instance_new"},
		{cutOff(40), shortwire.InvalidArgument, "cut off"},
		{cutOff(100), shortwire.InvalidArgument, "cut off"},
		{cutOff(5000), shortwire.InvalidArgument, "cut off"},
		{cutOff(100000), shortwire.InvalidArgument, "cut off"},
		{pipe, shortwire.InvalidArgument, "pipe"},
		{"/dev/null", shortwire.InvalidArgument, "device"},
	} {
		library, err := shortwire.Open(bad.path)
		fails(t, err, bad.code, bad.says, "help:", bad.path)
		equal(t, library == nil, true)
	}
}

func TestALibraryOfOtherServices(t *testing.T) {
	feature, err := testv1.OpenFeature(library("libcalculator.so"))
	check(t, err)
	defer feature.Close()
	says := []string{"shortwire.test.v1.Feature/EchoInt64", "libcalculator.so", "shortwire inspect", "shortwire 0."}
	_, err = feature.EchoInt64(ctx, &testv1.Int64Value{})
	fails(t, err, shortwire.Unimplemented, says...)
	_, err = feature.EchoInt64Raw(ctx, nil, nil)
	fails(t, err, shortwire.Unimplemented, says...)
	_, err = feature.EchoInt64Many(ctx, make([]testv1.Int64Value, 2), nil)
	fails(t, err, shortwire.Unimplemented, says...)
	err = feature.EchoInt64Columns(ctx, &testv1.Int64ValueColumns{Value: []int64{1}}, new(testv1.Int64ValueColumns))
	fails(t, err, shortwire.Unimplemented, says...)
	_, err = feature.EchoTree(ctx, &testv1.Tree{})
	fails(t, err, shortwire.Unimplemented, "EchoTree")
}

func TestALibraryTellsOfItself(t *testing.T) {
	lib := openFeature(t).Library()
	equal(t, lib.Path(), library("libfeature_service.so"))
	equal(t, lib.Runtime()[:10], "shortwire ")
	equal(t, len(lib.Schema()) > 1000, true)
	reply, err := lib.Invoke(ctx, "shortwire.test.v1.Feature/EchoInt64", []byte{8, 5}, nil)
	check(t, err)
	equal(t, string(reply), "\x08\x05")
	_, err = lib.Invoke(ctx, "no.Such/Method", nil, nil)
	fails(t, err, shortwire.Unimplemented, "no.Such/Method")
}
