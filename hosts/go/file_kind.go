package shortwire

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"os"
	"runtime"
	"strings"
	"syscall"
)

// dangerOf tells why a path must not be given to dlopen, which would wait for a pipe for ever, and of a library that was cut
// off the process would die; nil if it may have a look.
func dangerOf(path string) *Error {
	info, err := os.Stat(path)
	if err != nil || info.IsDir() {
		return nil
	}
	if !info.Mode().IsRegular() {
		return errorf(InvalidArgument, "%s is no file but a pipe, socket or device\n  help: give the path of the library", path)
	}
	if isCutOff(path, info.Size()) {
		return errorf(InvalidArgument, "%s is a shared library that was cut off: its last bytes are missing\n"+
			"  help: copy or build it again", path)
	}
	return nil
}

// isCutOff reports whether parts that a library of this machine wants mapped lie beyond the end of its file. Other libraries
// are left to the linker.
func isCutOff(path string, size int64) bool {
	head, err := firstBytes(path, elfHeader)
	if err != nil || len(head) < elfMachineEnd || !bytes.HasPrefix(head, elfMagic) || machineOf(head) != thisMachine() || head[4] != 2 {
		return false
	}
	if len(head) < elfHeader {
		return true
	}
	var header elf.Header64
	binary.Decode(head, binary.NativeEndian, &header)
	file, err := os.Open(path)
	if err != nil || int(header.Phentsize) != binary.Size(elf.Prog64{}) {
		return false
	}
	defer file.Close()
	parts := make([]elf.Prog64, header.Phnum)
	if binary.Read(io.NewSectionReader(file, int64(header.Phoff), size), binary.NativeEndian, parts) != nil {
		return true
	}
	for _, part := range parts {
		if elf.ProgType(part.Type) == elf.PT_LOAD && (part.Off > uint64(size) || part.Filesz > uint64(size)-part.Off) {
			return true
		}
	}
	return false
}

// explainRefusal tells why dlopen refused a path, from what is there. reason is what the system said.
func explainRefusal(path, reason string) *Error {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist) && !strings.Contains(path, "/"):
		return errorf(NotFound, "there is no library %[1]s in the current directory or where the dynamic linker looks (%[2]s)\n"+
			"  help: give a path, such as ./%[1]s, or add its directory to LD_LIBRARY_PATH", path, reason)
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR):
		return errorf(NotFound, "there is no file %s\n"+
			"  help: build the library (`cargo build --release` puts it into target/release) and give its path", path)
	case err != nil:
		return unreadable(path, reason)
	case info.IsDir():
		return errorf(InvalidArgument, "%[1]s is a directory\n"+
			"  help: give the path of the library in it; `ls %[1]s/*.so` lists them", path)
	}
	head, err := firstBytes(path, elfMachineEnd)
	switch {
	case err != nil:
		return unreadable(path, reason)
	case len(head) == 0:
		return errorf(InvalidArgument, "%s is empty\n  help: build the library again", path)
	case len(head) < elfMachineEnd || !bytes.HasPrefix(head, elfMagic):
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

// The header of a library in ELF of 64 bits, and its part that tells the machine.
const (
	elfHeader     = 64
	elfMachineEnd = 20
)

var elfMagic = []byte("\x7fELF")

func unreadable(path, reason string) *Error {
	return errorf(PermissionDenied, "%[1]s cannot be read: %[2]s\n  help: look at `ls -l %[1]s`", path, reason)
}

func firstBytes(path string, most int) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	head := make([]byte, most)
	n, err := io.ReadFull(file, head)
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		err = nil
	}
	return head[:n], err
}

// machineOf reads the header of an ELF file.
func machineOf(head []byte) string {
	var order binary.ByteOrder = binary.LittleEndian
	if head[5] == 2 {
		order = binary.BigEndian
	}
	is64Bit := head[4] == 2
	switch elf.Machine(order.Uint16(head[18:])) {
	case elf.EM_386:
		return "x86 (32 bits)"
	case elf.EM_PPC64:
		return "powerpc64"
	case elf.EM_S390:
		return "s390x"
	case elf.EM_ARM:
		return "arm (32 bits)"
	case elf.EM_X86_64:
		if is64Bit {
			return "x86_64"
		}
		return "x32"
	case elf.EM_AARCH64:
		return "aarch64"
	case elf.EM_RISCV:
		if is64Bit {
			return "riscv64"
		}
		return "riscv32"
	case elf.EM_LOONGARCH:
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
