package shortwire

import (
	"context"
	"runtime"
	"unsafe"
)

// MethodInfo says which method of a library is meant, and the shape that its slots have here. Generated code has one for
// each method.
type MethodInfo struct {
	// Name is the full name, such as "calculator.v1.Calculator/Add".
	Name string
	// ID is the FNV-1a hash of the name.
	ID uint64
	// Shape is the hash of names, numbers and types of the fields, or 0 if the method is always called in wire format.
	Shape uint64
}

// Method is a method of an open library. Generated clients hold one for each of theirs; the zero value is one of no library.
// A method that the library does not have fails when it is called, with UNIMPLEMENTED.
type Method struct {
	library *Library
	info    *MethodInfo
	native  *nativeMethod
	flat    bool
}

// Method looks a method up.
func (l *Library) Method(info *MethodInfo) Method {
	native, shape := find(l.table, info.ID)
	return Method{library: l, info: info, native: native, flat: shape != 0 && shape == info.Shape}
}

// Name returns the full name of the method.
func (m *Method) Name() string { return m.info.Name }

// Flat reports whether the library has the method in the shape that it has here, so that it can be called with slots.
func (m *Method) Flat() bool { return m.flat }

// Limits returns how deep messages may be nested, and how large they may be.
func (m *Method) Limits() (maxDepth int, maxBytes int) {
	s := &m.library.settings
	return int(s.maxDepth), int(min(s.maxMessageBytes, LimitMessageBytes))
}

// Check tells why the method cannot be called, if it cannot, or that an argument is nil.
func (m *Method) Check(nilArgument string) error {
	switch {
	case m.library == nil:
		return errorf(FailedPrecondition, "the client is not open; open it with the Open function of its service")
	case m.library.closed.Load():
		return m.closed()
	case m.native == nil:
		return errorf(Unimplemented, "%[1]s does not have %[2]s; it was built with %[3]s\n"+
			"  help: `shortwire inspect %[1]s` shows what it has; build it again from the schema of this client",
			m.library.path, m.info.Name, m.library.runtime)
	case nilArgument != "":
		return errorf(InvalidArgument, "%s: %s is nil", m.info.Name, nilArgument)
	}
	return nil
}

func (m *Method) closed() *Error {
	return errorf(FailedPrecondition, "%s: the client of %s was closed; open it again", m.info.Name, m.library.path)
}

// CallFlat calls with the request's numbers in the slots at in, and has those of the reply written to out. The method is Flat.
func (m *Method) CallFlat(ctx context.Context, in, out *uint64) error {
	if !isEmpty(ctx) {
		return m.callFlatIn(ctx, in, out)
	}
	var status output
	code := callFlat(m.library.native, m.native, in, out, &status)
	runtime.KeepAlive(m.library)
	if code != 0 {
		return m.failed(code, &status)
	}
	return nil
}

func (m *Method) callFlatIn(ctx context.Context, in, out *uint64) error {
	a, err := accompany(ctx)
	if err != nil {
		return err
	}
	var status output
	code := callFlatAny(m.library.native, m.native, in, out, &Texts{}, nil, &status, &a)
	a.end()
	runtime.KeepAlive(m.library)
	if code != 0 {
		return m.failed(code, &status)
	}
	return nil
}

// MaxTexts is the number of strings and bytes that a request in slots may have.
const MaxTexts = 4

// Texts are the strings and bytes of a request, whose addresses cross as arguments: they may not lie in memory of Go that C
// gets to see.
type Texts struct {
	data   [MaxTexts]*byte
	count  uint32
	places uint32
}

// AddString puts a string into the slots from place on.
func (t *Texts) AddString(in []uint64, place int, text string) {
	t.add(in, place, unsafe.StringData(text), len(text))
}

// AddBytes puts bytes into the slots from place on.
func (t *Texts) AddBytes(in []uint64, place int, data []byte) {
	t.add(in, place, unsafe.SliceData(data), len(data))
}

func (t *Texts) add(in []uint64, place int, data *byte, length int) {
	in[place+1] = uint64(length)
	t.data[t.count&3] = data
	t.places |= uint32(place) << (8 * t.count)
	t.count++
}

// CallTexts calls with strings or bytes in the request or the reply. The method is Flat.
func (m *Method) CallTexts(ctx context.Context, in, out *uint64, texts *Texts, reply *Reply) error {
	a, err := accompany(ctx)
	if err != nil {
		return err
	}
	code := callFlatAny(m.library.native, m.native, in, out, texts, reply.room(), &reply.output, &a)
	return m.ended(code, &a, reply)
}

// CallDirect calls a method whose service writes the reply, one field of bytes, into memory, and returns where it lies there. The
// method is Flat.
func (m *Method) CallDirect(ctx context.Context, in, out *uint64, texts *Texts, memory []byte) ([]byte, error) {
	a, err := accompany(ctx)
	if err != nil {
		return nil, err
	}
	var reply output
	code := callFlatAny(m.library.native, m.native, in, out, texts, memory, &reply, &a)
	a.end()
	runtime.KeepAlive(m.library)
	switch {
	case code != 0:
		return nil, m.failed(code, &reply)
	case reply.owned != 0:
		length := int(reply.len)
		release(m.library.table, &reply)
		return nil, NoRoom(length, len(memory))
	case reply.len == 0:
		return memory[:0], nil
	}
	return memory[reply.offset:][:reply.len], nil
}

// NoRoom tells that a reply is longer than the caller's memory for it.
func NoRoom(length, room int) *Error {
	return errorf(ResourceExhausted, "the reply has %d bytes, and there is memory for %d; bring more", length, room)
}

// CallWire calls with a request in wire format, or with frames of many.
func (m *Method) CallWire(ctx context.Context, many bool, request []byte, reply *Reply) error {
	a, err := accompany(ctx)
	if err != nil {
		return err
	}
	code := callWire(m.library.native, m.native, many, request, reply.room(), &reply.output, &a)
	return m.ended(code, &a, reply)
}

func (m *Method) ended(code int32, a *accompaniment, reply *Reply) error {
	a.end()
	runtime.KeepAlive(m.library)
	reply.table = m.library.table
	if code != 0 {
		return m.failed(code, &reply.output)
	}
	return nil
}

// Raw calls with a request in wire format and appends the reply in wire format to dst.
func (m *Method) Raw(ctx context.Context, request, dst []byte) ([]byte, error) {
	if err := m.Check(""); err != nil {
		return dst, err
	}
	reply := TakeReply()
	defer reply.Close()
	if err := m.CallWire(ctx, false, request, reply); err != nil {
		return dst, err
	}
	return append(dst, reply.Bytes()...), nil
}

// Failed makes an error of a status that came in a frame of a batch.
func (m *Method) Failed(code uint64, status []byte) *Error {
	return errorOf(Code(code).known(), status)
}

// BadReply tells that a reply is not what the schema says.
func (m *Method) BadReply(cause error) error {
	message := cause.Error()
	if failure, ok := cause.(*Error); ok {
		message = failure.Message
	}
	return errorf(DataLoss, "%s of %s (%s): %s", m.info.Name, m.library.path, m.library.runtime, message)
}

// ShortReply tells that a batch has fewer replies than requests.
func (m *Method) ShortReply(got, want int) error {
	return errorf(DataLoss, "%s of %s (%s): the batch of %d has %d replies", m.info.Name, m.library.path, m.library.runtime, want, got)
}

func (m *Method) failed(code int32, status *output) error {
	switch code {
	case outcomeClosed:
		return m.closed()
	case outcomeNoMemory:
		return errorf(ResourceExhausted, "%s: there is no memory for the call", m.info.Name)
	}
	return takeError(m.library.table, Code(code), status)
}
