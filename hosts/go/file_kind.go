package shortwire

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"os"
	"runtime"
	"strings"
)

// explainRefusal tells why dlopen refused a path, from what is there. reason is what the system said.
func explainRefusal(path, reason string) *Error {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist) && !strings.Contains(path, "/"):
		return errorf(NotFound, "there is no library %[1]s in the current directory or where the dynamic linker looks (%[2]s)\n"+
			"  help: give a path, such as ./%[1]s, or add its directory to LD_LIBRARY_PATH", path, reason)
	case errors.Is(err, fs.ErrNotExist), err != nil && strings.Contains(err.Error(), "not a directory"):
		return errorf(NotFound, "there is no file %s\n"+
			"  help: build the library (`cargo build --release` puts it into target/release) and give its path", path)
	case err != nil:
		return unreadable(path, reason)
	case info.IsDir():
		return errorf(InvalidArgument, "%[1]s is a directory\n"+
			"  help: give the path of the library in it; `ls %[1]s/*.so` lists them", path)
	}
	head, err := firstBytes(path)
	switch {
	case err != nil:
		return unreadable(path, reason)
	case len(head) == 0:
		return errorf(InvalidArgument, "%s is empty\n  help: build the library again", path)
	case len(head) < 20 || !bytes.HasPrefix(head, []byte("\x7fELF")):
		return errorf(InvalidArgument, "%[1]s is no shared library: it is %[2]s\n"+
			"  help: `file %[1]s` tells more; build the library with crate-type = [\"cdylib\"]", path, formatOf(head))
	}
	if machine := machineOf(head); machine != thisMachine() {
		return errorf(FailedPrecondition, "%s is built for %s, this process runs on %s\n"+
			"  help: build the library for this machine; `rustc -vV` shows the host's target", path, machine, thisMachine())
	}
	return errorf(FailedPrecondition, "the dynamic linker refuses %[1]s: %[2]s\n"+
		"  help: `ldd %[1]s` shows what it needs and does not find", path, reason)
}

func unreadable(path, reason string) *Error {
	return errorf(PermissionDenied, "%[1]s cannot be read: %[2]s\n  help: look at `ls -l %[1]s`", path, reason)
}

func firstBytes(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	head := make([]byte, 20)
	n, err := io.ReadFull(file, head)
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		err = nil
	}
	return head[:n], err
}

// machineOf reads the header of an ELF file. Source: the e_machine numbers of <elf.h>.
func machineOf(head []byte) string {
	var order binary.ByteOrder = binary.LittleEndian
	if head[5] == 2 {
		order = binary.BigEndian
	}
	is64Bit := head[4] == 2
	switch order.Uint16(head[18:]) {
	case 3:
		return "x86 (32 bits)"
	case 21:
		return "powerpc64"
	case 22:
		return "s390x"
	case 40:
		return "arm (32 bits)"
	case 62:
		if is64Bit {
			return "x86_64"
		}
		return "x32"
	case 183:
		return "aarch64"
	case 243:
		if is64Bit {
			return "riscv64"
		}
		return "riscv32"
	case 258:
		return "loongarch"
	}
	return "a machine with an unfamiliar number"
}

func thisMachine() string {
	switch runtime.GOARCH {
	case "amd64":
		return "x86_64"
	case "arm64":
		return "aarch64"
	case "riscv64":
		return "riscv64"
	case "386":
		return "x86 (32 bits)"
	case "arm":
		return "arm (32 bits)"
	case "ppc64", "ppc64le":
		return "powerpc64"
	case "s390x":
		return "s390x"
	case "loong64":
		return "loongarch"
	}
	return "this machine"
}

func formatOf(head []byte) string {
	for _, known := range []struct{ start, description string }{
		{"!<arch>\n", "a static library (ar archive); link with it, or build a cdylib instead"},
		{"MZ", "a Windows library or program"},
		{"\xcf\xfa\xed\xfe", "a macOS library or program"},
		{"\xca\xfe\xba\xbe", "a macOS universal library or a Java class"},
		{"#!", "a script"},
		{"\x00asm", "a WebAssembly module"},
		{"/* GNU ld script", "a linker script; open the library that it names"},
	} {
		if bytes.HasPrefix(head, []byte(known.start)) {
			return known.description
		}
	}
	return "not in a format that is known here"
}
