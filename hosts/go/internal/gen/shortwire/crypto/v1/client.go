// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.

package cryptov1

import (
	"context"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/wire"
)

// Keys is a client of shortwire.crypto.v1.Keys. Any number of goroutines may use it.
//
// Keys that stay in the library. May be used by many calls at a time; discarding one waits for those under way.
type Keys struct {
	library *shortwire.Library
	methods [4]shortwire.Method
}

var keysMethods = [4]shortwire.MethodInfo{
	{Name: "shortwire.crypto.v1.Keys/Store", ID: 0x0d1360ae8928cfce, Shape: 0x82f869cc1910728a},
	{Name: "shortwire.crypto.v1.Keys/Generate", ID: 0xe4d3bd34889927b2, Shape: 0xcd66b5b1bb4cf766},
	{Name: "shortwire.crypto.v1.Keys/Reveal", ID: 0x28f2c9e4a84ab9f0, Shape: 0xf45119265e81e95a},
	{Name: "shortwire.crypto.v1.Keys/Discard", ID: 0x4038f567bf09d141, Shape: 0xe0c6e62873a08396},
}

// OpenKeys loads a library and starts an instance of its service, which ends with Close.
func OpenKeys(path string, options ...shortwire.Option) (*Keys, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewKeys(library), nil
}

// NewKeys returns a client of an open library, which other clients may use as well.
func NewKeys(library *shortwire.Library) *Keys {
	c := &Keys{library: library}
	for i := range keysMethods {
		c.methods[i] = library.Method(&keysMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Keys) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Keys) Library() *shortwire.Library {
	return c.library
}

func (c *Keys) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Store: Copies a key into the library. Clear your own copy then.
func (c *Keys) Store(ctx context.Context, req *StoreKeyRequest) (*KeyHandle, error) {
	out := new(KeyHandle)
	if err := c.StoreInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// StoreInto is Store with the reply in a message of the caller's, whose memory is used again.
func (c *Keys) StoreInto(ctx context.Context, req *StoreKeyRequest, out *KeyHandle) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.storeByWire(ctx, req, out)
	}
	var in [3]uint64
	var slots [1]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = uint64(req.Kind)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Handle = slots[0]
	out.SetUnknownFields(nil)
	return nil
}

func (c *Keys) storeByWire(ctx context.Context, req *StoreKeyRequest, out *KeyHandle) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// StoreRaw is Store in wire format. The reply is appended to dst.
func (c *Keys) StoreRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// StoreMany calls Store for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Keys) StoreMany(ctx context.Context, reqs []StoreKeyRequest, dst []KeyHandle) ([]KeyHandle, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// StoreColumns calls Store for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Keys) StoreColumns(ctx context.Context, req *StoreKeyRequestColumns, out *KeyHandleColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.StoreMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Generate: Makes a key of random bytes that nobody has seen.
func (c *Keys) Generate(ctx context.Context, req *GenerateKeyRequest) (*KeyHandle, error) {
	out := new(KeyHandle)
	if err := c.GenerateInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// GenerateInto is Generate with the reply in a message of the caller's, whose memory is used again.
func (c *Keys) GenerateInto(ctx context.Context, req *GenerateKeyRequest, out *KeyHandle) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.generateByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [1]uint64
	in[0] = uint64(req.Size)
	in[1] = uint64(req.Kind)
	if err := c.methods[1].CallFlat(ctx, &in[0], &slots[0]); err != nil {
		return err
	}
	out.Handle = slots[0]
	out.SetUnknownFields(nil)
	return nil
}

func (c *Keys) generateByWire(ctx context.Context, req *GenerateKeyRequest, out *KeyHandle) error {
	call, err := wire.Begin(c.method(1), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// GenerateRaw is Generate in wire format. The reply is appended to dst.
func (c *Keys) GenerateRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// GenerateMany calls Generate for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Keys) GenerateMany(ctx context.Context, reqs []GenerateKeyRequest, dst []KeyHandle) ([]KeyHandle, error) {
	if c == nil || len(reqs) == 0 || !c.methods[1].Flat() {
		return c.generateManyByWire(ctx, reqs, dst)
	}
	all, replies := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Size)
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Kind)
	shortwire.AddOutput(&columns, &replies[0], &replies[0].Handle)
	return wire.Batch(dst, all, c.methods[1].CallColumns(ctx, &columns))
}

func (c *Keys) generateManyByWire(ctx context.Context, reqs []GenerateKeyRequest, dst []KeyHandle) ([]KeyHandle, error) {
	call, err := wire.Begin(c.method(1), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// GenerateColumns calls Generate for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Keys) GenerateColumns(ctx context.Context, req *GenerateKeyRequestColumns, out *KeyHandleColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	count, err := req.CheckColumns()
	if err != nil {
		return err
	}
	if method.Flat() && count != 0 {
		out.ResizeColumns(count)
		columns := shortwire.Columns{Count: count}
		shortwire.AddColumnInput(&columns, req.Size)
		shortwire.AddColumnInput(&columns, req.Kind)
		shortwire.AddColumnOutput(&columns, out.Handle)
		return method.CallColumns(ctx, &columns)
	}
	rows, err := c.generateManyByWire(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Reveal: The bytes of a key: a seed of signing keys, else what was stored.
func (c *Keys) Reveal(ctx context.Context, req *KeyHandle) (*Bytes, error) {
	out := new(Bytes)
	if err := c.RevealInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// RevealInto is Reveal with the reply in a message of the caller's, whose memory is used again.
func (c *Keys) RevealInto(ctx context.Context, req *KeyHandle, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.revealByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	in[0] = req.Handle
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[2].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Keys) revealByWire(ctx context.Context, req *KeyHandle, out *Bytes) error {
	call, err := wire.Begin(c.method(2), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// RevealTo is Reveal with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Keys) RevealTo(ctx context.Context, req *KeyHandle, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[2].Flat() {
		var out Bytes
		if err := c.revealByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [1]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	in[0] = req.Handle
	return c.methods[2].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// RevealRaw is Reveal in wire format. The reply is appended to dst.
func (c *Keys) RevealRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// RevealMany calls Reveal for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Keys) RevealMany(ctx context.Context, reqs []KeyHandle, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(2), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// RevealColumns calls Reveal for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Keys) RevealColumns(ctx context.Context, req *KeyHandleColumns, out *BytesColumns) error {
	method := c.method(2)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.RevealMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Discard: Clears a key and gives its handle up. Discarding it again is FAILED_PRECONDITION.
func (c *Keys) Discard(ctx context.Context, req *KeyHandle) (*Empty, error) {
	out := new(Empty)
	if err := c.DiscardInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// DiscardInto is Discard with the reply in a message of the caller's, whose memory is used again.
func (c *Keys) DiscardInto(ctx context.Context, req *KeyHandle, out *Empty) error {
	if c == nil || req == nil || out == nil || !c.methods[3].Flat() {
		return c.discardByWire(ctx, req, out)
	}
	var in [1]uint64
	in[0] = req.Handle
	if err := c.methods[3].CallFlat(ctx, &in[0], nil); err != nil {
		return err
	}
	out.SetUnknownFields(nil)
	return nil
}

func (c *Keys) discardByWire(ctx context.Context, req *KeyHandle, out *Empty) error {
	call, err := wire.Begin(c.method(3), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// DiscardRaw is Discard in wire format. The reply is appended to dst.
func (c *Keys) DiscardRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(3).Raw(ctx, req, dst)
}

// DiscardMany calls Discard for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Keys) DiscardMany(ctx context.Context, reqs []KeyHandle, dst []Empty) ([]Empty, error) {
	if c == nil || len(reqs) == 0 || !c.methods[3].Flat() {
		return c.discardManyByWire(ctx, reqs, dst)
	}
	all, _ := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Handle)
	return wire.Batch(dst, all, c.methods[3].CallColumns(ctx, &columns))
}

func (c *Keys) discardManyByWire(ctx context.Context, reqs []KeyHandle, dst []Empty) ([]Empty, error) {
	call, err := wire.Begin(c.method(3), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Aead is a client of shortwire.crypto.v1.Aead. Any number of goroutines may use it.
//
// ChaCha20-Poly1305 (RFC 8439) and XChaCha20-Poly1305, with keys of 32 bytes.
type Aead struct {
	library *shortwire.Library
	methods [2]shortwire.Method
}

var aeadMethods = [2]shortwire.MethodInfo{
	{Name: "shortwire.crypto.v1.Aead/Seal", ID: 0x12cfb588fca711ed, Shape: 0x345b308c797198b2},
	{Name: "shortwire.crypto.v1.Aead/Unseal", ID: 0xf52f4732770872a6, Shape: 0xba045fa9a540b291},
}

// OpenAead loads a library and starts an instance of its service, which ends with Close.
func OpenAead(path string, options ...shortwire.Option) (*Aead, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewAead(library), nil
}

// NewAead returns a client of an open library, which other clients may use as well.
func NewAead(library *shortwire.Library) *Aead {
	c := &Aead{library: library}
	for i := range aeadMethods {
		c.methods[i] = library.Method(&aeadMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Aead) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Aead) Library() *shortwire.Library {
	return c.library
}

func (c *Aead) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Seal: The encrypted message, then the tag of 16 bytes. In place, nothing moves.
func (c *Aead) Seal(ctx context.Context, req *AeadRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.SealInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SealInto is Seal with the reply in a message of the caller's, whose memory is used again.
func (c *Aead) SealInto(ctx context.Context, req *AeadRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.sealByWire(ctx, req, out)
	}
	var in [10]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Nonce)
	texts.AddBytes(in[:], 5, req.Message)
	texts.AddBytes(in[:], 7, req.AssociatedData)
	in[9] = uint64(req.Algorithm)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Aead) sealByWire(ctx context.Context, req *AeadRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// SealTo is Seal with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Message of the request may lie in memory, and nothing else of it.
func (c *Aead) SealTo(ctx context.Context, req *AeadRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[0].Flat() {
		var out Bytes
		if err := c.sealByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [10]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Nonce)
	texts.AddBytes(in[:], 5, req.Message)
	texts.AddBytes(in[:], 7, req.AssociatedData)
	in[9] = uint64(req.Algorithm)
	return c.methods[0].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// SealRaw is Seal in wire format. The reply is appended to dst.
func (c *Aead) SealRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// SealMany calls Seal for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Aead) SealMany(ctx context.Context, reqs []AeadRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// SealColumns calls Seal for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Aead) SealColumns(ctx context.Context, req *AeadRequestColumns, out *BytesColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.SealMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Unseal: What Seal was given; the associated data has to be the same.
func (c *Aead) Unseal(ctx context.Context, req *AeadRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.UnsealInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// UnsealInto is Unseal with the reply in a message of the caller's, whose memory is used again.
func (c *Aead) UnsealInto(ctx context.Context, req *AeadRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.unsealByWire(ctx, req, out)
	}
	var in [10]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Nonce)
	texts.AddBytes(in[:], 5, req.Message)
	texts.AddBytes(in[:], 7, req.AssociatedData)
	in[9] = uint64(req.Algorithm)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Aead) unsealByWire(ctx context.Context, req *AeadRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(1), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// UnsealTo is Unseal with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Message of the request may lie in memory, and nothing else of it.
func (c *Aead) UnsealTo(ctx context.Context, req *AeadRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[1].Flat() {
		var out Bytes
		if err := c.unsealByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [10]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Nonce)
	texts.AddBytes(in[:], 5, req.Message)
	texts.AddBytes(in[:], 7, req.AssociatedData)
	in[9] = uint64(req.Algorithm)
	return c.methods[1].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// UnsealRaw is Unseal in wire format. The reply is appended to dst.
func (c *Aead) UnsealRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// UnsealMany calls Unseal for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Aead) UnsealMany(ctx context.Context, reqs []AeadRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(1), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// UnsealColumns calls Unseal for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Aead) UnsealColumns(ctx context.Context, req *AeadRequestColumns, out *BytesColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.UnsealMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// ChunkedAead is a client of shortwire.crypto.v1.ChunkedAead. Any number of goroutines may use it.
//
// Encryption of what does not fit into memory, chunk by chunk; chunks that are missing, repeated, in another order or cut
// off at the end are not authentic. libsodium's secretstream_xchacha20poly1305 reads and writes the same. One thread at a
// time uses a handle; others wait.
type ChunkedAead struct {
	library *shortwire.Library
	methods [5]shortwire.Method
}

var chunkedAeadMethods = [5]shortwire.MethodInfo{
	{Name: "shortwire.crypto.v1.ChunkedAead/StartSealing", ID: 0x0550ecd66b469f2b, Shape: 0x746276b244a5040d},
	{Name: "shortwire.crypto.v1.ChunkedAead/SealChunk", ID: 0x1828242688289dae, Shape: 0xa802de7bdd3ea1d9},
	{Name: "shortwire.crypto.v1.ChunkedAead/StartOpening", ID: 0xa3795fe7e3dfb18c, Shape: 0x81587b7b18875e65},
	{Name: "shortwire.crypto.v1.ChunkedAead/OpenChunk", ID: 0x03d51300c1df4595, Shape: 0x619a68101757ca4a},
	{Name: "shortwire.crypto.v1.ChunkedAead/Discard", ID: 0x2d08fca75e10872a, Shape: 0xbd47c5a05d355de1},
}

// OpenChunkedAead loads a library and starts an instance of its service, which ends with Close.
func OpenChunkedAead(path string, options ...shortwire.Option) (*ChunkedAead, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewChunkedAead(library), nil
}

// NewChunkedAead returns a client of an open library, which other clients may use as well.
func NewChunkedAead(library *shortwire.Library) *ChunkedAead {
	c := &ChunkedAead{library: library}
	for i := range chunkedAeadMethods {
		c.methods[i] = library.Method(&chunkedAeadMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *ChunkedAead) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *ChunkedAead) Library() *shortwire.Library {
	return c.library
}

func (c *ChunkedAead) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// StartSealing: Starts encrypting with a key of 32 bytes. The header has to be stored in front of the chunks.
func (c *ChunkedAead) StartSealing(ctx context.Context, req *StartSealingRequest) (*SealingHandle, error) {
	out := new(SealingHandle)
	if err := c.StartSealingInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// StartSealingInto is StartSealing with the reply in a message of the caller's, whose memory is used again.
func (c *ChunkedAead) StartSealingInto(ctx context.Context, req *StartSealingRequest, out *SealingHandle) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.startSealingByWire(ctx, req, out)
	}
	var in [3]uint64
	var slots [3]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Stream = slots[0]
	out.Header = append(out.Header[:0], reply.Text((*[2]uint64)(slots[1:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *ChunkedAead) startSealingByWire(ctx context.Context, req *StartSealingRequest, out *SealingHandle) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// StartSealingRaw is StartSealing in wire format. The reply is appended to dst.
func (c *ChunkedAead) StartSealingRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// StartSealingMany calls StartSealing for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *ChunkedAead) StartSealingMany(ctx context.Context, reqs []StartSealingRequest, dst []SealingHandle) ([]SealingHandle, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// StartSealingColumns calls StartSealing for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *ChunkedAead) StartSealingColumns(ctx context.Context, req *StartSealingRequestColumns, out *SealingHandleColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.StartSealingMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// SealChunk: The encrypted chunk, 17 bytes longer: a byte that says whether it is the last one in front, a tag behind. In place if it
// lies one byte behind the start of the output. After the last chunk the handle is discarded.
func (c *ChunkedAead) SealChunk(ctx context.Context, req *ChunkRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.SealChunkInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SealChunkInto is SealChunk with the reply in a message of the caller's, whose memory is used again.
func (c *ChunkedAead) SealChunkInto(ctx context.Context, req *ChunkRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.sealChunkByWire(ctx, req, out)
	}
	var in [6]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	in[0] = req.Stream
	texts.AddBytes(in[:], 1, req.Chunk)
	in[3] = wire.Bool(req.IsLast)
	texts.AddBytes(in[:], 4, req.AssociatedData)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *ChunkedAead) sealChunkByWire(ctx context.Context, req *ChunkRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(1), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// SealChunkTo is SealChunk with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Chunk of the request may lie in memory, and nothing else of it.
func (c *ChunkedAead) SealChunkTo(ctx context.Context, req *ChunkRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[1].Flat() {
		var out Bytes
		if err := c.sealChunkByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [6]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	in[0] = req.Stream
	texts.AddBytes(in[:], 1, req.Chunk)
	in[3] = wire.Bool(req.IsLast)
	texts.AddBytes(in[:], 4, req.AssociatedData)
	return c.methods[1].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// SealChunkRaw is SealChunk in wire format. The reply is appended to dst.
func (c *ChunkedAead) SealChunkRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// SealChunkMany calls SealChunk for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *ChunkedAead) SealChunkMany(ctx context.Context, reqs []ChunkRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(1), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// SealChunkColumns calls SealChunk for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *ChunkedAead) SealChunkColumns(ctx context.Context, req *ChunkRequestColumns, out *BytesColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.SealChunkMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// StartOpening: Starts decrypting what begins with that header.
func (c *ChunkedAead) StartOpening(ctx context.Context, req *StartOpeningRequest) (*OpeningHandle, error) {
	out := new(OpeningHandle)
	if err := c.StartOpeningInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// StartOpeningInto is StartOpening with the reply in a message of the caller's, whose memory is used again.
func (c *ChunkedAead) StartOpeningInto(ctx context.Context, req *StartOpeningRequest, out *OpeningHandle) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.startOpeningByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [1]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Header)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[2].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Stream = slots[0]
	out.SetUnknownFields(nil)
	return nil
}

func (c *ChunkedAead) startOpeningByWire(ctx context.Context, req *StartOpeningRequest, out *OpeningHandle) error {
	call, err := wire.Begin(c.method(2), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// StartOpeningRaw is StartOpening in wire format. The reply is appended to dst.
func (c *ChunkedAead) StartOpeningRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// StartOpeningMany calls StartOpening for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *ChunkedAead) StartOpeningMany(ctx context.Context, reqs []StartOpeningRequest, dst []OpeningHandle) ([]OpeningHandle, error) {
	call, err := wire.Begin(c.method(2), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// StartOpeningColumns calls StartOpening for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *ChunkedAead) StartOpeningColumns(ctx context.Context, req *StartOpeningRequestColumns, out *OpeningHandleColumns) error {
	method := c.method(2)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.StartOpeningMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// OpenChunk: What SealChunk was given. Was the last chunk the last one that was sealed? If it is not marked so on both sides, it is
// not authentic.
func (c *ChunkedAead) OpenChunk(ctx context.Context, req *ChunkRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.OpenChunkInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// OpenChunkInto is OpenChunk with the reply in a message of the caller's, whose memory is used again.
func (c *ChunkedAead) OpenChunkInto(ctx context.Context, req *ChunkRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[3].Flat() {
		return c.openChunkByWire(ctx, req, out)
	}
	var in [6]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	in[0] = req.Stream
	texts.AddBytes(in[:], 1, req.Chunk)
	in[3] = wire.Bool(req.IsLast)
	texts.AddBytes(in[:], 4, req.AssociatedData)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[3].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *ChunkedAead) openChunkByWire(ctx context.Context, req *ChunkRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(3), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// OpenChunkTo is OpenChunk with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Chunk of the request may lie in memory, and nothing else of it.
func (c *ChunkedAead) OpenChunkTo(ctx context.Context, req *ChunkRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[3].Flat() {
		var out Bytes
		if err := c.openChunkByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [6]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	in[0] = req.Stream
	texts.AddBytes(in[:], 1, req.Chunk)
	in[3] = wire.Bool(req.IsLast)
	texts.AddBytes(in[:], 4, req.AssociatedData)
	return c.methods[3].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// OpenChunkRaw is OpenChunk in wire format. The reply is appended to dst.
func (c *ChunkedAead) OpenChunkRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(3).Raw(ctx, req, dst)
}

// OpenChunkMany calls OpenChunk for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *ChunkedAead) OpenChunkMany(ctx context.Context, reqs []ChunkRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(3), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// OpenChunkColumns calls OpenChunk for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *ChunkedAead) OpenChunkColumns(ctx context.Context, req *ChunkRequestColumns, out *BytesColumns) error {
	method := c.method(3)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.OpenChunkMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Discard: Gives a handle up before the last chunk.
func (c *ChunkedAead) Discard(ctx context.Context, req *ChunkedHandle) (*Empty, error) {
	out := new(Empty)
	if err := c.DiscardInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// DiscardInto is Discard with the reply in a message of the caller's, whose memory is used again.
func (c *ChunkedAead) DiscardInto(ctx context.Context, req *ChunkedHandle, out *Empty) error {
	if c == nil || req == nil || out == nil || !c.methods[4].Flat() {
		return c.discardByWire(ctx, req, out)
	}
	var in [1]uint64
	in[0] = req.Stream
	if err := c.methods[4].CallFlat(ctx, &in[0], nil); err != nil {
		return err
	}
	out.SetUnknownFields(nil)
	return nil
}

func (c *ChunkedAead) discardByWire(ctx context.Context, req *ChunkedHandle, out *Empty) error {
	call, err := wire.Begin(c.method(4), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// DiscardRaw is Discard in wire format. The reply is appended to dst.
func (c *ChunkedAead) DiscardRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(4).Raw(ctx, req, dst)
}

// DiscardMany calls Discard for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *ChunkedAead) DiscardMany(ctx context.Context, reqs []ChunkedHandle, dst []Empty) ([]Empty, error) {
	if c == nil || len(reqs) == 0 || !c.methods[4].Flat() {
		return c.discardManyByWire(ctx, reqs, dst)
	}
	all, _ := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Stream)
	return wire.Batch(dst, all, c.methods[4].CallColumns(ctx, &columns))
}

func (c *ChunkedAead) discardManyByWire(ctx context.Context, reqs []ChunkedHandle, dst []Empty) ([]Empty, error) {
	call, err := wire.Begin(c.method(4), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Encoding is a client of shortwire.crypto.v1.Encoding. Any number of goroutines may use it.
//
// Bytes as text, in constant time where they are secret.
type Encoding struct {
	library *shortwire.Library
	methods [2]shortwire.Method
}

var encodingMethods = [2]shortwire.MethodInfo{
	{Name: "shortwire.crypto.v1.Encoding/Encode", ID: 0x6b5c990a533739a8, Shape: 0xff909e8af35a8715},
	{Name: "shortwire.crypto.v1.Encoding/Decode", ID: 0x6fef0e659dafbf34, Shape: 0xdd0f96b11ad31f67},
}

// OpenEncoding loads a library and starts an instance of its service, which ends with Close.
func OpenEncoding(path string, options ...shortwire.Option) (*Encoding, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewEncoding(library), nil
}

// NewEncoding returns a client of an open library, which other clients may use as well.
func NewEncoding(library *shortwire.Library) *Encoding {
	c := &Encoding{library: library}
	for i := range encodingMethods {
		c.methods[i] = library.Method(&encodingMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Encoding) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Encoding) Library() *shortwire.Library {
	return c.library
}

func (c *Encoding) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Encode calls shortwire.crypto.v1.Encoding/Encode.
func (c *Encoding) Encode(ctx context.Context, req *EncodeRequest) (*Text, error) {
	out := new(Text)
	if err := c.EncodeInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EncodeInto is Encode with the reply in a message of the caller's, whose memory is used again.
func (c *Encoding) EncodeInto(ctx context.Context, req *EncodeRequest, out *Text) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.encodeByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Data)
	in[2] = uint64(req.Format)
	texts.AddString(in[:], 3, req.Prefix)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = string(reply.Text((*[2]uint64)(slots[0:])))
	out.SetUnknownFields(nil)
	return nil
}

func (c *Encoding) encodeByWire(ctx context.Context, req *EncodeRequest, out *Text) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EncodeRaw is Encode in wire format. The reply is appended to dst.
func (c *Encoding) EncodeRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// EncodeMany calls Encode for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Encoding) EncodeMany(ctx context.Context, reqs []EncodeRequest, dst []Text) ([]Text, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EncodeColumns calls Encode for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Encoding) EncodeColumns(ctx context.Context, req *EncodeRequestColumns, out *TextColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.EncodeMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Decode: INVALID_ARGUMENT says what is wrong, and where.
func (c *Encoding) Decode(ctx context.Context, req *DecodeRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.DecodeInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// DecodeInto is Decode with the reply in a message of the caller's, whose memory is used again.
func (c *Encoding) DecodeInto(ctx context.Context, req *DecodeRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.decodeByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddString(in[:], 0, req.Text)
	in[2] = uint64(req.Format)
	texts.AddString(in[:], 3, req.Prefix)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Encoding) decodeByWire(ctx context.Context, req *DecodeRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(1), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// DecodeRaw is Decode in wire format. The reply is appended to dst.
func (c *Encoding) DecodeRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// DecodeMany calls Decode for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Encoding) DecodeMany(ctx context.Context, reqs []DecodeRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(1), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// DecodeColumns calls Decode for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Encoding) DecodeColumns(ctx context.Context, req *DecodeRequestColumns, out *BytesColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.DecodeMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Random is a client of shortwire.crypto.v1.Random. Any number of goroutines may use it.
//
// Random bytes of the operating system.
type Random struct {
	library *shortwire.Library
	methods [1]shortwire.Method
}

var randomMethods = [1]shortwire.MethodInfo{
	{Name: "shortwire.crypto.v1.Random/Fill", ID: 0x6e6a1a012e3b486d, Shape: 0xe703688e95e3159b},
}

// OpenRandom loads a library and starts an instance of its service, which ends with Close.
func OpenRandom(path string, options ...shortwire.Option) (*Random, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewRandom(library), nil
}

// NewRandom returns a client of an open library, which other clients may use as well.
func NewRandom(library *shortwire.Library) *Random {
	c := &Random{library: library}
	for i := range randomMethods {
		c.methods[i] = library.Method(&randomMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Random) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Random) Library() *shortwire.Library {
	return c.library
}

func (c *Random) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Fill calls shortwire.crypto.v1.Random/Fill.
func (c *Random) Fill(ctx context.Context, req *RandomRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.FillInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// FillInto is Fill with the reply in a message of the caller's, whose memory is used again.
func (c *Random) FillInto(ctx context.Context, req *RandomRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.fillByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	in[0] = req.Size
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Random) fillByWire(ctx context.Context, req *RandomRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// FillTo is Fill with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Random) FillTo(ctx context.Context, req *RandomRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[0].Flat() {
		var out Bytes
		if err := c.fillByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [1]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	in[0] = req.Size
	return c.methods[0].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// FillRaw is Fill in wire format. The reply is appended to dst.
func (c *Random) FillRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// FillMany calls Fill for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Random) FillMany(ctx context.Context, reqs []RandomRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// FillColumns calls Fill for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Random) FillColumns(ctx context.Context, req *RandomRequestColumns, out *BytesColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.FillMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Compare is a client of shortwire.crypto.v1.Compare. Any number of goroutines may use it.
//
// Comparing secrets.
type Compare struct {
	library *shortwire.Library
	methods [1]shortwire.Method
}

var compareMethods = [1]shortwire.MethodInfo{
	{Name: "shortwire.crypto.v1.Compare/Equal", ID: 0x7dde6c52026018c4, Shape: 0x781ab406e05b93bc},
}

// OpenCompare loads a library and starts an instance of its service, which ends with Close.
func OpenCompare(path string, options ...shortwire.Option) (*Compare, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewCompare(library), nil
}

// NewCompare returns a client of an open library, which other clients may use as well.
func NewCompare(library *shortwire.Library) *Compare {
	c := &Compare{library: library}
	for i := range compareMethods {
		c.methods[i] = library.Method(&compareMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Compare) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Compare) Library() *shortwire.Library {
	return c.library
}

func (c *Compare) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Equal: Whether two byte strings are equal; takes the same time wherever they differ. Other lengths are not equal.
func (c *Compare) Equal(ctx context.Context, req *CompareRequest) (*CompareReply, error) {
	out := new(CompareReply)
	if err := c.EqualInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EqualInto is Equal with the reply in a message of the caller's, whose memory is used again.
func (c *Compare) EqualInto(ctx context.Context, req *CompareRequest, out *CompareReply) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.equalByWire(ctx, req, out)
	}
	var in [4]uint64
	var slots [1]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.A)
	texts.AddBytes(in[:], 2, req.B)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.IsEqual = slots[0] != 0
	out.SetUnknownFields(nil)
	return nil
}

func (c *Compare) equalByWire(ctx context.Context, req *CompareRequest, out *CompareReply) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EqualRaw is Equal in wire format. The reply is appended to dst.
func (c *Compare) EqualRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// EqualMany calls Equal for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Compare) EqualMany(ctx context.Context, reqs []CompareRequest, dst []CompareReply) ([]CompareReply, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EqualColumns calls Equal for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Compare) EqualColumns(ctx context.Context, req *CompareRequestColumns, out *CompareReplyColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.EqualMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Hash is a client of shortwire.crypto.v1.Hash. Any number of goroutines may use it.
//
// SHA-2 and BLAKE2b. In batches, messages are hashed side by side in vector lanes.
type Hash struct {
	library *shortwire.Library
	methods [7]shortwire.Method
}

var hashMethods = [7]shortwire.MethodInfo{
	{Name: "shortwire.crypto.v1.Hash/Sha256", ID: 0xb7ada81262543c7e, Shape: 0x6bbb3dfe270732b5},
	{Name: "shortwire.crypto.v1.Hash/Sha512", ID: 0xc0bd5712679346b7, Shape: 0x5369945ec8188cca},
	{Name: "shortwire.crypto.v1.Hash/Blake2b", ID: 0x95d22ae356c3eece, Shape: 0x95b838022c41fd77},
	{Name: "shortwire.crypto.v1.Hash/Start", ID: 0x78a8fed544987aab, Shape: 0x4927b674f17d4a94},
	{Name: "shortwire.crypto.v1.Hash/Update", ID: 0xa970a31b1aa5c5c8, Shape: 0x3e4dcd319d9a70c2},
	{Name: "shortwire.crypto.v1.Hash/Finish", ID: 0x81d0681bea28e4d6, Shape: 0xd88b24263effc320},
	{Name: "shortwire.crypto.v1.Hash/Discard", ID: 0xf06da5b3a055ef5d, Shape: 0xc72ec9ba43347a9a},
}

// OpenHash loads a library and starts an instance of its service, which ends with Close.
func OpenHash(path string, options ...shortwire.Option) (*Hash, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewHash(library), nil
}

// NewHash returns a client of an open library, which other clients may use as well.
func NewHash(library *shortwire.Library) *Hash {
	c := &Hash{library: library}
	for i := range hashMethods {
		c.methods[i] = library.Method(&hashMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Hash) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Hash) Library() *shortwire.Library {
	return c.library
}

func (c *Hash) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Sha256 calls shortwire.crypto.v1.Hash/Sha256.
func (c *Hash) Sha256(ctx context.Context, req *Bytes) (*Bytes, error) {
	out := new(Bytes)
	if err := c.Sha256Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// Sha256Into is Sha256 with the reply in a message of the caller's, whose memory is used again.
func (c *Hash) Sha256Into(ctx context.Context, req *Bytes, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.sha256ByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Value)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Hash) sha256ByWire(ctx context.Context, req *Bytes, out *Bytes) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// Sha256To is Sha256 with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Hash) Sha256To(ctx context.Context, req *Bytes, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[0].Flat() {
		var out Bytes
		if err := c.sha256ByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [2]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Value)
	return c.methods[0].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// Sha256Raw is Sha256 in wire format. The reply is appended to dst.
func (c *Hash) Sha256Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// Sha256Many calls Sha256 for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Hash) Sha256Many(ctx context.Context, reqs []Bytes, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Sha256Columns calls Sha256 for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Hash) Sha256Columns(ctx context.Context, req *BytesColumns, out *BytesColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.Sha256Many(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Sha512 calls shortwire.crypto.v1.Hash/Sha512.
func (c *Hash) Sha512(ctx context.Context, req *Bytes) (*Bytes, error) {
	out := new(Bytes)
	if err := c.Sha512Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// Sha512Into is Sha512 with the reply in a message of the caller's, whose memory is used again.
func (c *Hash) Sha512Into(ctx context.Context, req *Bytes, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.sha512ByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Value)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Hash) sha512ByWire(ctx context.Context, req *Bytes, out *Bytes) error {
	call, err := wire.Begin(c.method(1), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// Sha512To is Sha512 with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Hash) Sha512To(ctx context.Context, req *Bytes, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[1].Flat() {
		var out Bytes
		if err := c.sha512ByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [2]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Value)
	return c.methods[1].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// Sha512Raw is Sha512 in wire format. The reply is appended to dst.
func (c *Hash) Sha512Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// Sha512Many calls Sha512 for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Hash) Sha512Many(ctx context.Context, reqs []Bytes, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(1), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Sha512Columns calls Sha512 for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Hash) Sha512Columns(ctx context.Context, req *BytesColumns, out *BytesColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.Sha512Many(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Blake2b calls shortwire.crypto.v1.Hash/Blake2b.
func (c *Hash) Blake2b(ctx context.Context, req *Blake2bRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.Blake2bInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// Blake2bInto is Blake2b with the reply in a message of the caller's, whose memory is used again.
func (c *Hash) Blake2bInto(ctx context.Context, req *Blake2bRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.blake2bByWire(ctx, req, out)
	}
	var in [9]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Message)
	in[2] = uint64(req.Length)
	texts.AddBytes(in[:], 3, req.Key)
	texts.AddBytes(in[:], 5, req.Salt)
	texts.AddBytes(in[:], 7, req.Personalisation)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[2].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Hash) blake2bByWire(ctx context.Context, req *Blake2bRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(2), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// Blake2bTo is Blake2b with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Hash) Blake2bTo(ctx context.Context, req *Blake2bRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[2].Flat() {
		var out Bytes
		if err := c.blake2bByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [9]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Message)
	in[2] = uint64(req.Length)
	texts.AddBytes(in[:], 3, req.Key)
	texts.AddBytes(in[:], 5, req.Salt)
	texts.AddBytes(in[:], 7, req.Personalisation)
	return c.methods[2].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// Blake2bRaw is Blake2b in wire format. The reply is appended to dst.
func (c *Hash) Blake2bRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// Blake2bMany calls Blake2b for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Hash) Blake2bMany(ctx context.Context, reqs []Blake2bRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(2), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Blake2bColumns calls Blake2b for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Hash) Blake2bColumns(ctx context.Context, req *Blake2bRequestColumns, out *BytesColumns) error {
	method := c.method(2)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.Blake2bMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Start: Starts a hash of what comes in pieces. One thread at a time uses a handle; others wait.
func (c *Hash) Start(ctx context.Context, req *StartHashRequest) (*HashHandle, error) {
	out := new(HashHandle)
	if err := c.StartInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// StartInto is Start with the reply in a message of the caller's, whose memory is used again.
func (c *Hash) StartInto(ctx context.Context, req *StartHashRequest, out *HashHandle) error {
	if c == nil || req == nil || out == nil || !c.methods[3].Flat() {
		return c.startByWire(ctx, req, out)
	}
	var in [9]uint64
	var slots [1]uint64
	var texts shortwire.Texts
	in[0] = uint64(req.Algorithm)
	texts.AddBytes(in[:], 1, req.Key)
	in[3] = req.Handle
	in[4] = uint64(req.Length)
	texts.AddBytes(in[:], 5, req.Salt)
	texts.AddBytes(in[:], 7, req.Personalisation)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[3].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Stream = slots[0]
	out.SetUnknownFields(nil)
	return nil
}

func (c *Hash) startByWire(ctx context.Context, req *StartHashRequest, out *HashHandle) error {
	call, err := wire.Begin(c.method(3), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// StartRaw is Start in wire format. The reply is appended to dst.
func (c *Hash) StartRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(3).Raw(ctx, req, dst)
}

// StartMany calls Start for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Hash) StartMany(ctx context.Context, reqs []StartHashRequest, dst []HashHandle) ([]HashHandle, error) {
	call, err := wire.Begin(c.method(3), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// StartColumns calls Start for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Hash) StartColumns(ctx context.Context, req *StartHashRequestColumns, out *HashHandleColumns) error {
	method := c.method(3)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.StartMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Update: Adds a piece.
func (c *Hash) Update(ctx context.Context, req *UpdateHashRequest) (*Empty, error) {
	out := new(Empty)
	if err := c.UpdateInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// UpdateInto is Update with the reply in a message of the caller's, whose memory is used again.
func (c *Hash) UpdateInto(ctx context.Context, req *UpdateHashRequest, out *Empty) error {
	if c == nil || req == nil || out == nil || !c.methods[4].Flat() {
		return c.updateByWire(ctx, req, out)
	}
	var in [3]uint64
	var texts shortwire.Texts
	in[0] = req.Stream
	texts.AddBytes(in[:], 1, req.Data)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[4].CallTexts(ctx, &in[0], nil, &texts, reply); err != nil {
		return err
	}
	out.SetUnknownFields(nil)
	return nil
}

func (c *Hash) updateByWire(ctx context.Context, req *UpdateHashRequest, out *Empty) error {
	call, err := wire.Begin(c.method(4), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// UpdateRaw is Update in wire format. The reply is appended to dst.
func (c *Hash) UpdateRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(4).Raw(ctx, req, dst)
}

// UpdateMany calls Update for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Hash) UpdateMany(ctx context.Context, reqs []UpdateHashRequest, dst []Empty) ([]Empty, error) {
	call, err := wire.Begin(c.method(4), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Finish: The digest, or tag; discards the handle.
func (c *Hash) Finish(ctx context.Context, req *HashHandle) (*Bytes, error) {
	out := new(Bytes)
	if err := c.FinishInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// FinishInto is Finish with the reply in a message of the caller's, whose memory is used again.
func (c *Hash) FinishInto(ctx context.Context, req *HashHandle, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[5].Flat() {
		return c.finishByWire(ctx, req, out)
	}
	var in [1]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	in[0] = req.Stream
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[5].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Hash) finishByWire(ctx context.Context, req *HashHandle, out *Bytes) error {
	call, err := wire.Begin(c.method(5), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// FinishTo is Finish with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Hash) FinishTo(ctx context.Context, req *HashHandle, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[5].Flat() {
		var out Bytes
		if err := c.finishByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [1]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	in[0] = req.Stream
	return c.methods[5].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// FinishRaw is Finish in wire format. The reply is appended to dst.
func (c *Hash) FinishRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(5).Raw(ctx, req, dst)
}

// FinishMany calls Finish for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Hash) FinishMany(ctx context.Context, reqs []HashHandle, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(5), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// FinishColumns calls Finish for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Hash) FinishColumns(ctx context.Context, req *HashHandleColumns, out *BytesColumns) error {
	method := c.method(5)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.FinishMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Discard: Gives a handle up.
func (c *Hash) Discard(ctx context.Context, req *HashHandle) (*Empty, error) {
	out := new(Empty)
	if err := c.DiscardInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// DiscardInto is Discard with the reply in a message of the caller's, whose memory is used again.
func (c *Hash) DiscardInto(ctx context.Context, req *HashHandle, out *Empty) error {
	if c == nil || req == nil || out == nil || !c.methods[6].Flat() {
		return c.discardByWire(ctx, req, out)
	}
	var in [1]uint64
	in[0] = req.Stream
	if err := c.methods[6].CallFlat(ctx, &in[0], nil); err != nil {
		return err
	}
	out.SetUnknownFields(nil)
	return nil
}

func (c *Hash) discardByWire(ctx context.Context, req *HashHandle, out *Empty) error {
	call, err := wire.Begin(c.method(6), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// DiscardRaw is Discard in wire format. The reply is appended to dst.
func (c *Hash) DiscardRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(6).Raw(ctx, req, dst)
}

// DiscardMany calls Discard for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Hash) DiscardMany(ctx context.Context, reqs []HashHandle, dst []Empty) ([]Empty, error) {
	if c == nil || len(reqs) == 0 || !c.methods[6].Flat() {
		return c.discardManyByWire(ctx, reqs, dst)
	}
	all, _ := wire.Extend(dst, len(reqs))
	columns := shortwire.Columns{Count: len(reqs)}
	shortwire.AddInput(&columns, &reqs[0], &reqs[0].Stream)
	return wire.Batch(dst, all, c.methods[6].CallColumns(ctx, &columns))
}

func (c *Hash) discardManyByWire(ctx context.Context, reqs []HashHandle, dst []Empty) ([]Empty, error) {
	call, err := wire.Begin(c.method(6), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Mac is a client of shortwire.crypto.v1.Mac. Any number of goroutines may use it.
//
// Message authentication codes.
type Mac struct {
	library *shortwire.Library
	methods [2]shortwire.Method
}

var macMethods = [2]shortwire.MethodInfo{
	{Name: "shortwire.crypto.v1.Mac/Tag", ID: 0x96eaff633a5a9910, Shape: 0x3bf8f38276586780},
	{Name: "shortwire.crypto.v1.Mac/Verify", ID: 0x139424dd5273b46d, Shape: 0xf3df0ebc786789ac},
}

// OpenMac loads a library and starts an instance of its service, which ends with Close.
func OpenMac(path string, options ...shortwire.Option) (*Mac, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewMac(library), nil
}

// NewMac returns a client of an open library, which other clients may use as well.
func NewMac(library *shortwire.Library) *Mac {
	c := &Mac{library: library}
	for i := range macMethods {
		c.methods[i] = library.Method(&macMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Mac) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Mac) Library() *shortwire.Library {
	return c.library
}

func (c *Mac) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Tag: The tag: 32 bytes of HMAC-SHA-256, 64 of HMAC-SHA-512, 16 of Poly1305, whose key may be used for one message only.
func (c *Mac) Tag(ctx context.Context, req *MacRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.TagInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// TagInto is Tag with the reply in a message of the caller's, whose memory is used again.
func (c *Mac) TagInto(ctx context.Context, req *MacRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.tagByWire(ctx, req, out)
	}
	var in [6]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	in[5] = uint64(req.Algorithm)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Mac) tagByWire(ctx context.Context, req *MacRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// TagTo is Tag with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Mac) TagTo(ctx context.Context, req *MacRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[0].Flat() {
		var out Bytes
		if err := c.tagByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [6]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	in[5] = uint64(req.Algorithm)
	return c.methods[0].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// TagRaw is Tag in wire format. The reply is appended to dst.
func (c *Mac) TagRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// TagMany calls Tag for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Mac) TagMany(ctx context.Context, reqs []MacRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// TagColumns calls Tag for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Mac) TagColumns(ctx context.Context, req *MacRequestColumns, out *BytesColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.TagMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Verify: Whether a tag is the message's. Takes the same time wherever they differ.
func (c *Mac) Verify(ctx context.Context, req *VerifyMacRequest) (*Empty, error) {
	out := new(Empty)
	if err := c.VerifyInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// VerifyInto is Verify with the reply in a message of the caller's, whose memory is used again.
func (c *Mac) VerifyInto(ctx context.Context, req *VerifyMacRequest, out *Empty) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.verifyByWire(ctx, req, out)
	}
	var in [8]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	in[5] = uint64(req.Algorithm)
	texts.AddBytes(in[:], 6, req.Tag)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], nil, &texts, reply); err != nil {
		return err
	}
	out.SetUnknownFields(nil)
	return nil
}

func (c *Mac) verifyByWire(ctx context.Context, req *VerifyMacRequest, out *Empty) error {
	call, err := wire.Begin(c.method(1), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// VerifyRaw is Verify in wire format. The reply is appended to dst.
func (c *Mac) VerifyRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// VerifyMany calls Verify for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Mac) VerifyMany(ctx context.Context, reqs []VerifyMacRequest, dst []Empty) ([]Empty, error) {
	call, err := wire.Begin(c.method(1), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Kdf is a client of shortwire.crypto.v1.Kdf. Any number of goroutines may use it.
//
// Keys from keys, and keys from passwords.
type Kdf struct {
	library *shortwire.Library
	methods [3]shortwire.Method
}

var kdfMethods = [3]shortwire.MethodInfo{
	{Name: "shortwire.crypto.v1.Kdf/Hkdf", ID: 0xda46912e5a6ef153, Shape: 0x06b2ff1b5b3d31e0},
	{Name: "shortwire.crypto.v1.Kdf/Pbkdf2", ID: 0x78e6cb9f05eb7c1d, Shape: 0x612e92d083597490},
	{Name: "shortwire.crypto.v1.Kdf/Argon2id", ID: 0xc3b7c89f0d79fda0, Shape: 0x0b8f988e5d03b2cd},
}

// OpenKdf loads a library and starts an instance of its service, which ends with Close.
func OpenKdf(path string, options ...shortwire.Option) (*Kdf, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewKdf(library), nil
}

// NewKdf returns a client of an open library, which other clients may use as well.
func NewKdf(library *shortwire.Library) *Kdf {
	c := &Kdf{library: library}
	for i := range kdfMethods {
		c.methods[i] = library.Method(&kdfMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Kdf) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Kdf) Library() *shortwire.Library {
	return c.library
}

func (c *Kdf) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Hkdf: HKDF (RFC 5869): extract and expand.
func (c *Kdf) Hkdf(ctx context.Context, req *HkdfRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.HkdfInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// HkdfInto is Hkdf with the reply in a message of the caller's, whose memory is used again.
func (c *Kdf) HkdfInto(ctx context.Context, req *HkdfRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.hkdfByWire(ctx, req, out)
	}
	var in [9]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Salt)
	texts.AddBytes(in[:], 5, req.Info)
	in[7] = uint64(req.Length)
	in[8] = uint64(req.Hash)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Kdf) hkdfByWire(ctx context.Context, req *HkdfRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// HkdfTo is Hkdf with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Kdf) HkdfTo(ctx context.Context, req *HkdfRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[0].Flat() {
		var out Bytes
		if err := c.hkdfByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [9]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Salt)
	texts.AddBytes(in[:], 5, req.Info)
	in[7] = uint64(req.Length)
	in[8] = uint64(req.Hash)
	return c.methods[0].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// HkdfRaw is Hkdf in wire format. The reply is appended to dst.
func (c *Kdf) HkdfRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// HkdfMany calls Hkdf for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Kdf) HkdfMany(ctx context.Context, reqs []HkdfRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// HkdfColumns calls Hkdf for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Kdf) HkdfColumns(ctx context.Context, req *HkdfRequestColumns, out *BytesColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.HkdfMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Pbkdf2: PBKDF2 with HMAC (RFC 8018). For what exists; new things use Argon2id.
func (c *Kdf) Pbkdf2(ctx context.Context, req *Pbkdf2Request) (*Bytes, error) {
	out := new(Bytes)
	if err := c.Pbkdf2Into(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// Pbkdf2Into is Pbkdf2 with the reply in a message of the caller's, whose memory is used again.
func (c *Kdf) Pbkdf2Into(ctx context.Context, req *Pbkdf2Request, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.pbkdf2ByWire(ctx, req, out)
	}
	var in [7]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Password)
	texts.AddBytes(in[:], 2, req.Salt)
	in[4] = uint64(req.Iterations)
	in[5] = uint64(req.Length)
	in[6] = uint64(req.Hash)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Kdf) pbkdf2ByWire(ctx context.Context, req *Pbkdf2Request, out *Bytes) error {
	call, err := wire.Begin(c.method(1), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// Pbkdf2To is Pbkdf2 with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Kdf) Pbkdf2To(ctx context.Context, req *Pbkdf2Request, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[1].Flat() {
		var out Bytes
		if err := c.pbkdf2ByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [7]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Password)
	texts.AddBytes(in[:], 2, req.Salt)
	in[4] = uint64(req.Iterations)
	in[5] = uint64(req.Length)
	in[6] = uint64(req.Hash)
	return c.methods[1].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// Pbkdf2Raw is Pbkdf2 in wire format. The reply is appended to dst.
func (c *Kdf) Pbkdf2Raw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// Pbkdf2Many calls Pbkdf2 for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Kdf) Pbkdf2Many(ctx context.Context, reqs []Pbkdf2Request, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(1), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Pbkdf2Columns calls Pbkdf2 for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Kdf) Pbkdf2Columns(ctx context.Context, req *Pbkdf2RequestColumns, out *BytesColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.Pbkdf2Many(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Argon2id: Argon2id (RFC 9106). Allocates the memory that it is told to.
func (c *Kdf) Argon2id(ctx context.Context, req *Argon2idRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.Argon2idInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// Argon2idInto is Argon2id with the reply in a message of the caller's, whose memory is used again.
func (c *Kdf) Argon2idInto(ctx context.Context, req *Argon2idRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.argon2idByWire(ctx, req, out)
	}
	var in [12]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Password)
	texts.AddBytes(in[:], 2, req.Salt)
	in[4] = uint64(req.Length)
	in[5] = uint64(req.Memory)
	in[6] = uint64(req.Passes)
	in[7] = uint64(req.Lanes)
	texts.AddBytes(in[:], 8, req.Secret)
	texts.AddBytes(in[:], 10, req.AssociatedData)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[2].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Kdf) argon2idByWire(ctx context.Context, req *Argon2idRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(2), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// Argon2idTo is Argon2id with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Kdf) Argon2idTo(ctx context.Context, req *Argon2idRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[2].Flat() {
		var out Bytes
		if err := c.argon2idByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [12]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Password)
	texts.AddBytes(in[:], 2, req.Salt)
	in[4] = uint64(req.Length)
	in[5] = uint64(req.Memory)
	in[6] = uint64(req.Passes)
	in[7] = uint64(req.Lanes)
	texts.AddBytes(in[:], 8, req.Secret)
	texts.AddBytes(in[:], 10, req.AssociatedData)
	return c.methods[2].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// Argon2idRaw is Argon2id in wire format. The reply is appended to dst.
func (c *Kdf) Argon2idRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// Argon2idMany calls Argon2id for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Kdf) Argon2idMany(ctx context.Context, reqs []Argon2idRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(2), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// Argon2idColumns calls Argon2id for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Kdf) Argon2idColumns(ctx context.Context, req *Argon2idRequestColumns, out *BytesColumns) error {
	method := c.method(2)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.Argon2idMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// SecretBox is a client of shortwire.crypto.v1.SecretBox. Any number of goroutines may use it.
//
// Authenticated encryption with a key of 32 bytes: XSalsa20 and Poly1305, NaCl's crypto_secretbox.
//
// A nonce has 24 bytes, enough to be random. All methods work in place: seal and encrypt move nothing if the message lies 16,
// or 40, bytes behind the start of the output; unseal and decrypt if the output starts as far behind the start of the box.
type SecretBox struct {
	library *shortwire.Library
	methods [4]shortwire.Method
}

var secretBoxMethods = [4]shortwire.MethodInfo{
	{Name: "shortwire.crypto.v1.SecretBox/Seal", ID: 0x42e5a2d7296413cf, Shape: 0x17f545bbae3b61bf},
	{Name: "shortwire.crypto.v1.SecretBox/Unseal", ID: 0xeb5533582e22a6cc, Shape: 0x6d774d569a1794f6},
	{Name: "shortwire.crypto.v1.SecretBox/Encrypt", ID: 0xb65594a7962588ab, Shape: 0xe7806d703be11807},
	{Name: "shortwire.crypto.v1.SecretBox/Decrypt", ID: 0x5df5a128337617df, Shape: 0x3f703d4491bcac3b},
}

// OpenSecretBox loads a library and starts an instance of its service, which ends with Close.
func OpenSecretBox(path string, options ...shortwire.Option) (*SecretBox, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewSecretBox(library), nil
}

// NewSecretBox returns a client of an open library, which other clients may use as well.
func NewSecretBox(library *shortwire.Library) *SecretBox {
	c := &SecretBox{library: library}
	for i := range secretBoxMethods {
		c.methods[i] = library.Method(&secretBoxMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *SecretBox) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *SecretBox) Library() *shortwire.Library {
	return c.library
}

func (c *SecretBox) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Seal: The tag of 16 bytes, then the encrypted message.
func (c *SecretBox) Seal(ctx context.Context, req *NonceRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.SealInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SealInto is Seal with the reply in a message of the caller's, whose memory is used again.
func (c *SecretBox) SealInto(ctx context.Context, req *NonceRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.sealByWire(ctx, req, out)
	}
	var in [7]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Nonce)
	texts.AddBytes(in[:], 5, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *SecretBox) sealByWire(ctx context.Context, req *NonceRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// SealTo is Seal with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Message of the request may lie in memory, and nothing else of it.
func (c *SecretBox) SealTo(ctx context.Context, req *NonceRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[0].Flat() {
		var out Bytes
		if err := c.sealByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [7]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Nonce)
	texts.AddBytes(in[:], 5, req.Message)
	return c.methods[0].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// SealRaw is Seal in wire format. The reply is appended to dst.
func (c *SecretBox) SealRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// SealMany calls Seal for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *SecretBox) SealMany(ctx context.Context, reqs []NonceRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// SealColumns calls Seal for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *SecretBox) SealColumns(ctx context.Context, req *NonceRequestColumns, out *BytesColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.SealMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Unseal: What Seal was given.
func (c *SecretBox) Unseal(ctx context.Context, req *NonceRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.UnsealInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// UnsealInto is Unseal with the reply in a message of the caller's, whose memory is used again.
func (c *SecretBox) UnsealInto(ctx context.Context, req *NonceRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.unsealByWire(ctx, req, out)
	}
	var in [7]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Nonce)
	texts.AddBytes(in[:], 5, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *SecretBox) unsealByWire(ctx context.Context, req *NonceRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(1), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// UnsealTo is Unseal with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Message of the request may lie in memory, and nothing else of it.
func (c *SecretBox) UnsealTo(ctx context.Context, req *NonceRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[1].Flat() {
		var out Bytes
		if err := c.unsealByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [7]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Nonce)
	texts.AddBytes(in[:], 5, req.Message)
	return c.methods[1].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// UnsealRaw is Unseal in wire format. The reply is appended to dst.
func (c *SecretBox) UnsealRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// UnsealMany calls Unseal for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *SecretBox) UnsealMany(ctx context.Context, reqs []NonceRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(1), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// UnsealColumns calls Unseal for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *SecretBox) UnsealColumns(ctx context.Context, req *NonceRequestColumns, out *BytesColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.UnsealMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Encrypt: A random nonce of 24 bytes, then what Seal makes with it.
func (c *SecretBox) Encrypt(ctx context.Context, req *KeyedRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.EncryptInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// EncryptInto is Encrypt with the reply in a message of the caller's, whose memory is used again.
func (c *SecretBox) EncryptInto(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.encryptByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[2].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *SecretBox) encryptByWire(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(2), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// EncryptTo is Encrypt with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Message of the request may lie in memory, and nothing else of it.
func (c *SecretBox) EncryptTo(ctx context.Context, req *KeyedRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[2].Flat() {
		var out Bytes
		if err := c.encryptByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	return c.methods[2].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// EncryptRaw is Encrypt in wire format. The reply is appended to dst.
func (c *SecretBox) EncryptRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// EncryptMany calls Encrypt for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *SecretBox) EncryptMany(ctx context.Context, reqs []KeyedRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(2), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// EncryptColumns calls Encrypt for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *SecretBox) EncryptColumns(ctx context.Context, req *KeyedRequestColumns, out *BytesColumns) error {
	method := c.method(2)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.EncryptMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Decrypt: What Encrypt was given.
func (c *SecretBox) Decrypt(ctx context.Context, req *KeyedRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.DecryptInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// DecryptInto is Decrypt with the reply in a message of the caller's, whose memory is used again.
func (c *SecretBox) DecryptInto(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[3].Flat() {
		return c.decryptByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[3].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *SecretBox) decryptByWire(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(3), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// DecryptTo is Decrypt with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Message of the request may lie in memory, and nothing else of it.
func (c *SecretBox) DecryptTo(ctx context.Context, req *KeyedRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[3].Flat() {
		var out Bytes
		if err := c.decryptByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	return c.methods[3].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// DecryptRaw is Decrypt in wire format. The reply is appended to dst.
func (c *SecretBox) DecryptRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(3).Raw(ctx, req, dst)
}

// DecryptMany calls Decrypt for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *SecretBox) DecryptMany(ctx context.Context, reqs []KeyedRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(3), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// DecryptColumns calls Decrypt for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *SecretBox) DecryptColumns(ctx context.Context, req *KeyedRequestColumns, out *BytesColumns) error {
	method := c.method(3)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.DecryptMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Box is a client of shortwire.crypto.v1.Box. Any number of goroutines may use it.
//
// Authenticated encryption between two key pairs of X25519: NaCl's crypto_box. Who talks to the same peer more than once
// computes the shared key once (Precompute) and uses SecretBox.
type Box struct {
	library *shortwire.Library
	methods [6]shortwire.Method
}

var boxMethods = [6]shortwire.MethodInfo{
	{Name: "shortwire.crypto.v1.Box/Generate", ID: 0x06aa262533c02f31, Shape: 0x2471704a187ccdb6},
	{Name: "shortwire.crypto.v1.Box/PublicKey", ID: 0x7ffc2ac64ca77ece, Shape: 0x147ca3c62ee589e3},
	{Name: "shortwire.crypto.v1.Box/Precompute", ID: 0xb4c678e340bef350, Shape: 0x41a3bd764ce9a448},
	{Name: "shortwire.crypto.v1.Box/PrecomputeHandle", ID: 0xe84911e14ad69bf6, Shape: 0x0b396a96e5363f42},
	{Name: "shortwire.crypto.v1.Box/Seal", ID: 0x006cf2faa38db5ab, Shape: 0x8fcd55c128c404fa},
	{Name: "shortwire.crypto.v1.Box/Unseal", ID: 0x403811cd7602a648, Shape: 0x3385164dcc7d19df},
}

// OpenBox loads a library and starts an instance of its service, which ends with Close.
func OpenBox(path string, options ...shortwire.Option) (*Box, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewBox(library), nil
}

// NewBox returns a client of an open library, which other clients may use as well.
func NewBox(library *shortwire.Library) *Box {
	c := &Box{library: library}
	for i := range boxMethods {
		c.methods[i] = library.Method(&boxMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Box) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Box) Library() *shortwire.Library {
	return c.library
}

func (c *Box) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Generate: A new key pair, of random bytes.
func (c *Box) Generate(ctx context.Context, req *Empty) (*KeyPair, error) {
	out := new(KeyPair)
	if err := c.GenerateInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// GenerateInto is Generate with the reply in a message of the caller's, whose memory is used again.
func (c *Box) GenerateInto(ctx context.Context, req *Empty, out *KeyPair) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.generateByWire(ctx, req, out)
	}
	var slots [4]uint64
	var texts shortwire.Texts
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, nil, &slots[0], &texts, reply); err != nil {
		return err
	}
	out.PrivateKey = append(out.PrivateKey[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.PublicKey = append(out.PublicKey[:0], reply.Text((*[2]uint64)(slots[2:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Box) generateByWire(ctx context.Context, req *Empty, out *KeyPair) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// GenerateRaw is Generate in wire format. The reply is appended to dst.
func (c *Box) GenerateRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// GenerateMany calls Generate for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Box) GenerateMany(ctx context.Context, reqs []Empty, dst []KeyPair) ([]KeyPair, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// PublicKey: The public key of a private one.
func (c *Box) PublicKey(ctx context.Context, req *KeyedRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.PublicKeyInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// PublicKeyInto is PublicKey with the reply in a message of the caller's, whose memory is used again.
func (c *Box) PublicKeyInto(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.publicKeyByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Box) publicKeyByWire(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(1), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// PublicKeyTo is PublicKey with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Box) PublicKeyTo(ctx context.Context, req *KeyedRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[1].Flat() {
		var out Bytes
		if err := c.publicKeyByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	return c.methods[1].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// PublicKeyRaw is PublicKey in wire format. The reply is appended to dst.
func (c *Box) PublicKeyRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// PublicKeyMany calls PublicKey for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Box) PublicKeyMany(ctx context.Context, reqs []KeyedRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(1), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// PublicKeyColumns calls PublicKey for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Box) PublicKeyColumns(ctx context.Context, req *KeyedRequestColumns, out *BytesColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.PublicKeyMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Precompute: The key of 32 bytes that both sides share, for SecretBox. A public key of low order is INVALID_ARGUMENT.
func (c *Box) Precompute(ctx context.Context, req *BoxRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.PrecomputeInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// PrecomputeInto is Precompute with the reply in a message of the caller's, whose memory is used again.
func (c *Box) PrecomputeInto(ctx context.Context, req *BoxRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.precomputeByWire(ctx, req, out)
	}
	var in [9]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.PublicKey)
	texts.AddBytes(in[:], 5, req.Nonce)
	texts.AddBytes(in[:], 7, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[2].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Box) precomputeByWire(ctx context.Context, req *BoxRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(2), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// PrecomputeTo is Precompute with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Box) PrecomputeTo(ctx context.Context, req *BoxRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[2].Flat() {
		var out Bytes
		if err := c.precomputeByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [9]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.PublicKey)
	texts.AddBytes(in[:], 5, req.Nonce)
	texts.AddBytes(in[:], 7, req.Message)
	return c.methods[2].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// PrecomputeRaw is Precompute in wire format. The reply is appended to dst.
func (c *Box) PrecomputeRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// PrecomputeMany calls Precompute for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Box) PrecomputeMany(ctx context.Context, reqs []BoxRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(2), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// PrecomputeColumns calls Precompute for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Box) PrecomputeColumns(ctx context.Context, req *BoxRequestColumns, out *BytesColumns) error {
	method := c.method(2)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.PrecomputeMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// PrecomputeHandle: The same, kept in the library.
func (c *Box) PrecomputeHandle(ctx context.Context, req *BoxRequest) (*KeyHandle, error) {
	out := new(KeyHandle)
	if err := c.PrecomputeHandleInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// PrecomputeHandleInto is PrecomputeHandle with the reply in a message of the caller's, whose memory is used again.
func (c *Box) PrecomputeHandleInto(ctx context.Context, req *BoxRequest, out *KeyHandle) error {
	if c == nil || req == nil || out == nil || !c.methods[3].Flat() {
		return c.precomputeHandleByWire(ctx, req, out)
	}
	var in [9]uint64
	var slots [1]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.PublicKey)
	texts.AddBytes(in[:], 5, req.Nonce)
	texts.AddBytes(in[:], 7, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[3].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Handle = slots[0]
	out.SetUnknownFields(nil)
	return nil
}

func (c *Box) precomputeHandleByWire(ctx context.Context, req *BoxRequest, out *KeyHandle) error {
	call, err := wire.Begin(c.method(3), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// PrecomputeHandleRaw is PrecomputeHandle in wire format. The reply is appended to dst.
func (c *Box) PrecomputeHandleRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(3).Raw(ctx, req, dst)
}

// PrecomputeHandleMany calls PrecomputeHandle for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Box) PrecomputeHandleMany(ctx context.Context, reqs []BoxRequest, dst []KeyHandle) ([]KeyHandle, error) {
	call, err := wire.Begin(c.method(3), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// PrecomputeHandleColumns calls PrecomputeHandle for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Box) PrecomputeHandleColumns(ctx context.Context, req *BoxRequestColumns, out *KeyHandleColumns) error {
	method := c.method(3)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.PrecomputeHandleMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Seal: The tag of 16 bytes, then the encrypted message.
func (c *Box) Seal(ctx context.Context, req *BoxRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.SealInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SealInto is Seal with the reply in a message of the caller's, whose memory is used again.
func (c *Box) SealInto(ctx context.Context, req *BoxRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[4].Flat() {
		return c.sealByWire(ctx, req, out)
	}
	var in [9]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.PublicKey)
	texts.AddBytes(in[:], 5, req.Nonce)
	texts.AddBytes(in[:], 7, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[4].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Box) sealByWire(ctx context.Context, req *BoxRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(4), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// SealTo is Seal with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Message of the request may lie in memory, and nothing else of it.
func (c *Box) SealTo(ctx context.Context, req *BoxRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[4].Flat() {
		var out Bytes
		if err := c.sealByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [9]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.PublicKey)
	texts.AddBytes(in[:], 5, req.Nonce)
	texts.AddBytes(in[:], 7, req.Message)
	return c.methods[4].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// SealRaw is Seal in wire format. The reply is appended to dst.
func (c *Box) SealRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(4).Raw(ctx, req, dst)
}

// SealMany calls Seal for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Box) SealMany(ctx context.Context, reqs []BoxRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(4), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// SealColumns calls Seal for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Box) SealColumns(ctx context.Context, req *BoxRequestColumns, out *BytesColumns) error {
	method := c.method(4)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.SealMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Unseal: What the other side's Seal was given.
func (c *Box) Unseal(ctx context.Context, req *BoxRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.UnsealInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// UnsealInto is Unseal with the reply in a message of the caller's, whose memory is used again.
func (c *Box) UnsealInto(ctx context.Context, req *BoxRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[5].Flat() {
		return c.unsealByWire(ctx, req, out)
	}
	var in [9]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.PublicKey)
	texts.AddBytes(in[:], 5, req.Nonce)
	texts.AddBytes(in[:], 7, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[5].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Box) unsealByWire(ctx context.Context, req *BoxRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(5), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// UnsealTo is Unseal with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Message of the request may lie in memory, and nothing else of it.
func (c *Box) UnsealTo(ctx context.Context, req *BoxRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[5].Flat() {
		var out Bytes
		if err := c.unsealByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [9]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.PublicKey)
	texts.AddBytes(in[:], 5, req.Nonce)
	texts.AddBytes(in[:], 7, req.Message)
	return c.methods[5].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// UnsealRaw is Unseal in wire format. The reply is appended to dst.
func (c *Box) UnsealRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(5).Raw(ctx, req, dst)
}

// UnsealMany calls Unseal for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Box) UnsealMany(ctx context.Context, reqs []BoxRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(5), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// UnsealColumns calls Unseal for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Box) UnsealColumns(ctx context.Context, req *BoxRequestColumns, out *BytesColumns) error {
	method := c.method(5)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.UnsealMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// SealedBox is a client of shortwire.crypto.v1.SealedBox. Any number of goroutines may use it.
//
// Encryption to a public key by somebody who stays unknown: NaCl's sealed boxes.
type SealedBox struct {
	library *shortwire.Library
	methods [2]shortwire.Method
}

var sealedBoxMethods = [2]shortwire.MethodInfo{
	{Name: "shortwire.crypto.v1.SealedBox/Seal", ID: 0x884dce69e9f13efb, Shape: 0x5124d5c2417daf8f},
	{Name: "shortwire.crypto.v1.SealedBox/Unseal", ID: 0xdbc656202e59fff8, Shape: 0xe307fc1f8dead82d},
}

// OpenSealedBox loads a library and starts an instance of its service, which ends with Close.
func OpenSealedBox(path string, options ...shortwire.Option) (*SealedBox, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewSealedBox(library), nil
}

// NewSealedBox returns a client of an open library, which other clients may use as well.
func NewSealedBox(library *shortwire.Library) *SealedBox {
	c := &SealedBox{library: library}
	for i := range sealedBoxMethods {
		c.methods[i] = library.Method(&sealedBoxMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *SealedBox) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *SealedBox) Library() *shortwire.Library {
	return c.library
}

func (c *SealedBox) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Seal: A public key that was made for this message, then the box: 48 bytes more than the message.
func (c *SealedBox) Seal(ctx context.Context, req *SealedBoxRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.SealInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SealInto is Seal with the reply in a message of the caller's, whose memory is used again.
func (c *SealedBox) SealInto(ctx context.Context, req *SealedBoxRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.sealByWire(ctx, req, out)
	}
	var in [4]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.PublicKey)
	texts.AddBytes(in[:], 2, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *SealedBox) sealByWire(ctx context.Context, req *SealedBoxRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// SealTo is Seal with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *SealedBox) SealTo(ctx context.Context, req *SealedBoxRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[0].Flat() {
		var out Bytes
		if err := c.sealByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [4]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.PublicKey)
	texts.AddBytes(in[:], 2, req.Message)
	return c.methods[0].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// SealRaw is Seal in wire format. The reply is appended to dst.
func (c *SealedBox) SealRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// SealMany calls Seal for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *SealedBox) SealMany(ctx context.Context, reqs []SealedBoxRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// SealColumns calls Seal for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *SealedBox) SealColumns(ctx context.Context, req *SealedBoxRequestColumns, out *BytesColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.SealMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Unseal: What Seal was given. `key` or `handle` is the private key of the public one it was sealed to.
func (c *SealedBox) Unseal(ctx context.Context, req *KeyedRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.UnsealInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// UnsealInto is Unseal with the reply in a message of the caller's, whose memory is used again.
func (c *SealedBox) UnsealInto(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.unsealByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *SealedBox) unsealByWire(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(1), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// UnsealTo is Unseal with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *SealedBox) UnsealTo(ctx context.Context, req *KeyedRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[1].Flat() {
		var out Bytes
		if err := c.unsealByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	return c.methods[1].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// UnsealRaw is Unseal in wire format. The reply is appended to dst.
func (c *SealedBox) UnsealRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// UnsealMany calls Unseal for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *SealedBox) UnsealMany(ctx context.Context, reqs []KeyedRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(1), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// UnsealColumns calls Unseal for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *SealedBox) UnsealColumns(ctx context.Context, req *KeyedRequestColumns, out *BytesColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.UnsealMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Sign is a client of shortwire.crypto.v1.Sign. Any number of goroutines may use it.
//
// Ed25519 (RFC 8032). A signing key is its seed of 32 bytes, or seed and public key (64); a handle of it signs twice as fast,
// because the public key is computed once.
type Sign struct {
	library *shortwire.Library
	methods [9]shortwire.Method
}

var signMethods = [9]shortwire.MethodInfo{
	{Name: "shortwire.crypto.v1.Sign/Generate", ID: 0xd5fcf223553c86c9, Shape: 0x8161fa39c1d9323a},
	{Name: "shortwire.crypto.v1.Sign/PublicKey", ID: 0xfdab6a72a93904a6, Shape: 0x34c7341e451257ab},
	{Name: "shortwire.crypto.v1.Sign/Sign", ID: 0x4fcc9d20560f31e3, Shape: 0xcb19924cecc98a36},
	{Name: "shortwire.crypto.v1.Sign/SignCombined", ID: 0x4dadbf3e68c31710, Shape: 0x6e0f53ea9b49e2b2},
	{Name: "shortwire.crypto.v1.Sign/Verify", ID: 0xe236b16246ee1a77, Shape: 0xee9e43f781cd48bc},
	{Name: "shortwire.crypto.v1.Sign/OpenCombined", ID: 0x2f73ba7f86230385, Shape: 0x0b51a384f5cc5c45},
	{Name: "shortwire.crypto.v1.Sign/ToExchangePrivate", ID: 0xfa1a8ee49974b441, Shape: 0x6269703377a50d44},
	{Name: "shortwire.crypto.v1.Sign/ToExchangePublic", ID: 0xcb65caea0dcb515b, Shape: 0x17ce551719bf1bfe},
	{Name: "shortwire.crypto.v1.Sign/FromExchangePublic", ID: 0x713713a81ebeadde, Shape: 0xa5016e31e229a28d},
}

// OpenSign loads a library and starts an instance of its service, which ends with Close.
func OpenSign(path string, options ...shortwire.Option) (*Sign, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewSign(library), nil
}

// NewSign returns a client of an open library, which other clients may use as well.
func NewSign(library *shortwire.Library) *Sign {
	c := &Sign{library: library}
	for i := range signMethods {
		c.methods[i] = library.Method(&signMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Sign) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Sign) Library() *shortwire.Library {
	return c.library
}

func (c *Sign) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Generate: A new signing key: `key` is the seed, or empty for a random one. The private key is the seed.
func (c *Sign) Generate(ctx context.Context, req *SeedRequest) (*KeyPair, error) {
	out := new(KeyPair)
	if err := c.GenerateInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// GenerateInto is Generate with the reply in a message of the caller's, whose memory is used again.
func (c *Sign) GenerateInto(ctx context.Context, req *SeedRequest, out *KeyPair) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.generateByWire(ctx, req, out)
	}
	var in [2]uint64
	var slots [4]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Seed)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.PrivateKey = append(out.PrivateKey[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.PublicKey = append(out.PublicKey[:0], reply.Text((*[2]uint64)(slots[2:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Sign) generateByWire(ctx context.Context, req *SeedRequest, out *KeyPair) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// GenerateRaw is Generate in wire format. The reply is appended to dst.
func (c *Sign) GenerateRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// GenerateMany calls Generate for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Sign) GenerateMany(ctx context.Context, reqs []SeedRequest, dst []KeyPair) ([]KeyPair, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// GenerateColumns calls Generate for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Sign) GenerateColumns(ctx context.Context, req *SeedRequestColumns, out *KeyPairColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.GenerateMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// PublicKey: The public key of a signing key.
func (c *Sign) PublicKey(ctx context.Context, req *KeyedRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.PublicKeyInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// PublicKeyInto is PublicKey with the reply in a message of the caller's, whose memory is used again.
func (c *Sign) PublicKeyInto(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.publicKeyByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Sign) publicKeyByWire(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(1), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// PublicKeyTo is PublicKey with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Sign) PublicKeyTo(ctx context.Context, req *KeyedRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[1].Flat() {
		var out Bytes
		if err := c.publicKeyByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	return c.methods[1].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// PublicKeyRaw is PublicKey in wire format. The reply is appended to dst.
func (c *Sign) PublicKeyRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// PublicKeyMany calls PublicKey for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Sign) PublicKeyMany(ctx context.Context, reqs []KeyedRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(1), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// PublicKeyColumns calls PublicKey for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Sign) PublicKeyColumns(ctx context.Context, req *KeyedRequestColumns, out *BytesColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.PublicKeyMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Sign: The signature of 64 bytes.
func (c *Sign) Sign(ctx context.Context, req *KeyedRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.SignInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SignInto is Sign with the reply in a message of the caller's, whose memory is used again.
func (c *Sign) SignInto(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.signByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[2].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Sign) signByWire(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(2), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// SignTo is Sign with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Sign) SignTo(ctx context.Context, req *KeyedRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[2].Flat() {
		var out Bytes
		if err := c.signByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	return c.methods[2].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// SignRaw is Sign in wire format. The reply is appended to dst.
func (c *Sign) SignRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// SignMany calls Sign for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Sign) SignMany(ctx context.Context, reqs []KeyedRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(2), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// SignColumns calls Sign for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Sign) SignColumns(ctx context.Context, req *KeyedRequestColumns, out *BytesColumns) error {
	method := c.method(2)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.SignMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// SignCombined: The signature, then the message. In place, nothing moves if the message lies 64 bytes behind the start of the output.
func (c *Sign) SignCombined(ctx context.Context, req *KeyedRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.SignCombinedInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SignCombinedInto is SignCombined with the reply in a message of the caller's, whose memory is used again.
func (c *Sign) SignCombinedInto(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[3].Flat() {
		return c.signCombinedByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[3].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Sign) signCombinedByWire(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(3), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// SignCombinedTo is SignCombined with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Message of the request may lie in memory, and nothing else of it.
func (c *Sign) SignCombinedTo(ctx context.Context, req *KeyedRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[3].Flat() {
		var out Bytes
		if err := c.signCombinedByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	return c.methods[3].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// SignCombinedRaw is SignCombined in wire format. The reply is appended to dst.
func (c *Sign) SignCombinedRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(3).Raw(ctx, req, dst)
}

// SignCombinedMany calls SignCombined for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Sign) SignCombinedMany(ctx context.Context, reqs []KeyedRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(3), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// SignCombinedColumns calls SignCombined for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Sign) SignCombinedColumns(ctx context.Context, req *KeyedRequestColumns, out *BytesColumns) error {
	method := c.method(3)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.SignCombinedMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Verify: Whether a signature is the message's. Strict: keys and signatures that are not canonical or of low order are not
// authentic. In batches, signatures are checked together, which takes half the time.
func (c *Sign) Verify(ctx context.Context, req *VerifyRequest) (*Empty, error) {
	out := new(Empty)
	if err := c.VerifyInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// VerifyInto is Verify with the reply in a message of the caller's, whose memory is used again.
func (c *Sign) VerifyInto(ctx context.Context, req *VerifyRequest, out *Empty) error {
	if c == nil || req == nil || out == nil || !c.methods[4].Flat() {
		return c.verifyByWire(ctx, req, out)
	}
	var in [7]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Signature)
	texts.AddBytes(in[:], 5, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[4].CallTexts(ctx, &in[0], nil, &texts, reply); err != nil {
		return err
	}
	out.SetUnknownFields(nil)
	return nil
}

func (c *Sign) verifyByWire(ctx context.Context, req *VerifyRequest, out *Empty) error {
	call, err := wire.Begin(c.method(4), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// VerifyRaw is Verify in wire format. The reply is appended to dst.
func (c *Sign) VerifyRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(4).Raw(ctx, req, dst)
}

// VerifyMany calls Verify for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Sign) VerifyMany(ctx context.Context, reqs []VerifyRequest, dst []Empty) ([]Empty, error) {
	call, err := wire.Begin(c.method(4), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// OpenCombined: The message of a signature with its message, if that is authentic.
func (c *Sign) OpenCombined(ctx context.Context, req *VerifyRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.OpenCombinedInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// OpenCombinedInto is OpenCombined with the reply in a message of the caller's, whose memory is used again.
func (c *Sign) OpenCombinedInto(ctx context.Context, req *VerifyRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[5].Flat() {
		return c.openCombinedByWire(ctx, req, out)
	}
	var in [7]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Signature)
	texts.AddBytes(in[:], 5, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[5].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Sign) openCombinedByWire(ctx context.Context, req *VerifyRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(5), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// OpenCombinedTo is OpenCombined with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Message of the request may lie in memory, and nothing else of it.
func (c *Sign) OpenCombinedTo(ctx context.Context, req *VerifyRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[5].Flat() {
		var out Bytes
		if err := c.openCombinedByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [7]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Signature)
	texts.AddBytes(in[:], 5, req.Message)
	return c.methods[5].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// OpenCombinedRaw is OpenCombined in wire format. The reply is appended to dst.
func (c *Sign) OpenCombinedRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(5).Raw(ctx, req, dst)
}

// OpenCombinedMany calls OpenCombined for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Sign) OpenCombinedMany(ctx context.Context, reqs []VerifyRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(5), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// OpenCombinedColumns calls OpenCombined for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Sign) OpenCombinedColumns(ctx context.Context, req *VerifyRequestColumns, out *BytesColumns) error {
	method := c.method(5)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.OpenCombinedMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// ToExchangePrivate: The X25519 private key of a signing key.
func (c *Sign) ToExchangePrivate(ctx context.Context, req *KeyedRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.ToExchangePrivateInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// ToExchangePrivateInto is ToExchangePrivate with the reply in a message of the caller's, whose memory is used again.
func (c *Sign) ToExchangePrivateInto(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[6].Flat() {
		return c.toExchangePrivateByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[6].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Sign) toExchangePrivateByWire(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(6), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// ToExchangePrivateTo is ToExchangePrivate with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Sign) ToExchangePrivateTo(ctx context.Context, req *KeyedRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[6].Flat() {
		var out Bytes
		if err := c.toExchangePrivateByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	return c.methods[6].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// ToExchangePrivateRaw is ToExchangePrivate in wire format. The reply is appended to dst.
func (c *Sign) ToExchangePrivateRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(6).Raw(ctx, req, dst)
}

// ToExchangePrivateMany calls ToExchangePrivate for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Sign) ToExchangePrivateMany(ctx context.Context, reqs []KeyedRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(6), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// ToExchangePrivateColumns calls ToExchangePrivate for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Sign) ToExchangePrivateColumns(ctx context.Context, req *KeyedRequestColumns, out *BytesColumns) error {
	method := c.method(6)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.ToExchangePrivateMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// ToExchangePublic: The X25519 public key of a verifying key.
func (c *Sign) ToExchangePublic(ctx context.Context, req *KeyedRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.ToExchangePublicInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// ToExchangePublicInto is ToExchangePublic with the reply in a message of the caller's, whose memory is used again.
func (c *Sign) ToExchangePublicInto(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[7].Flat() {
		return c.toExchangePublicByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[7].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Sign) toExchangePublicByWire(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(7), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// ToExchangePublicTo is ToExchangePublic with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Sign) ToExchangePublicTo(ctx context.Context, req *KeyedRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[7].Flat() {
		var out Bytes
		if err := c.toExchangePublicByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	return c.methods[7].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// ToExchangePublicRaw is ToExchangePublic in wire format. The reply is appended to dst.
func (c *Sign) ToExchangePublicRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(7).Raw(ctx, req, dst)
}

// ToExchangePublicMany calls ToExchangePublic for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Sign) ToExchangePublicMany(ctx context.Context, reqs []KeyedRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(7), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// ToExchangePublicColumns calls ToExchangePublic for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Sign) ToExchangePublicColumns(ctx context.Context, req *KeyedRequestColumns, out *BytesColumns) error {
	method := c.method(7)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.ToExchangePublicMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// FromExchangePublic: The verifying key of an X25519 public key; there are two, which differ in the sign of a coordinate.
func (c *Sign) FromExchangePublic(ctx context.Context, req *FromExchangeRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.FromExchangePublicInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// FromExchangePublicInto is FromExchangePublic with the reply in a message of the caller's, whose memory is used again.
func (c *Sign) FromExchangePublicInto(ctx context.Context, req *FromExchangeRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[8].Flat() {
		return c.fromExchangePublicByWire(ctx, req, out)
	}
	var in [3]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.PublicKey)
	in[2] = wire.Bool(req.IsNegative)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[8].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Sign) fromExchangePublicByWire(ctx context.Context, req *FromExchangeRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(8), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// FromExchangePublicTo is FromExchangePublic with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Sign) FromExchangePublicTo(ctx context.Context, req *FromExchangeRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[8].Flat() {
		var out Bytes
		if err := c.fromExchangePublicByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [3]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.PublicKey)
	in[2] = wire.Bool(req.IsNegative)
	return c.methods[8].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// FromExchangePublicRaw is FromExchangePublic in wire format. The reply is appended to dst.
func (c *Sign) FromExchangePublicRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(8).Raw(ctx, req, dst)
}

// FromExchangePublicMany calls FromExchangePublic for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Sign) FromExchangePublicMany(ctx context.Context, reqs []FromExchangeRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(8), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// FromExchangePublicColumns calls FromExchangePublic for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Sign) FromExchangePublicColumns(ctx context.Context, req *FromExchangeRequestColumns, out *BytesColumns) error {
	method := c.method(8)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.FromExchangePublicMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Exchange is a client of shortwire.crypto.v1.Exchange. Any number of goroutines may use it.
//
// X25519 (RFC 7748).
type Exchange struct {
	library *shortwire.Library
	methods [3]shortwire.Method
}

var exchangeMethods = [3]shortwire.MethodInfo{
	{Name: "shortwire.crypto.v1.Exchange/Generate", ID: 0x5d8e09ffd6d68b65, Shape: 0xb4687d69f60424ea},
	{Name: "shortwire.crypto.v1.Exchange/PublicKey", ID: 0x9ea3f2c520a391e2, Shape: 0x7d11f1658574df8f},
	{Name: "shortwire.crypto.v1.Exchange/Shared", ID: 0x6f12d65ac8f7b467, Shape: 0xb4d65c112c4aca62},
}

// OpenExchange loads a library and starts an instance of its service, which ends with Close.
func OpenExchange(path string, options ...shortwire.Option) (*Exchange, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewExchange(library), nil
}

// NewExchange returns a client of an open library, which other clients may use as well.
func NewExchange(library *shortwire.Library) *Exchange {
	c := &Exchange{library: library}
	for i := range exchangeMethods {
		c.methods[i] = library.Method(&exchangeMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Exchange) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Exchange) Library() *shortwire.Library {
	return c.library
}

func (c *Exchange) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Generate: A new key pair, of random bytes.
func (c *Exchange) Generate(ctx context.Context, req *Empty) (*KeyPair, error) {
	out := new(KeyPair)
	if err := c.GenerateInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// GenerateInto is Generate with the reply in a message of the caller's, whose memory is used again.
func (c *Exchange) GenerateInto(ctx context.Context, req *Empty, out *KeyPair) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.generateByWire(ctx, req, out)
	}
	var slots [4]uint64
	var texts shortwire.Texts
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, nil, &slots[0], &texts, reply); err != nil {
		return err
	}
	out.PrivateKey = append(out.PrivateKey[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.PublicKey = append(out.PublicKey[:0], reply.Text((*[2]uint64)(slots[2:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Exchange) generateByWire(ctx context.Context, req *Empty, out *KeyPair) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// GenerateRaw is Generate in wire format. The reply is appended to dst.
func (c *Exchange) GenerateRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// GenerateMany calls Generate for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Exchange) GenerateMany(ctx context.Context, reqs []Empty, dst []KeyPair) ([]KeyPair, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// PublicKey: The public key of a private one.
func (c *Exchange) PublicKey(ctx context.Context, req *KeyedRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.PublicKeyInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// PublicKeyInto is PublicKey with the reply in a message of the caller's, whose memory is used again.
func (c *Exchange) PublicKeyInto(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.publicKeyByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Exchange) publicKeyByWire(ctx context.Context, req *KeyedRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(1), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// PublicKeyTo is PublicKey with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Exchange) PublicKeyTo(ctx context.Context, req *KeyedRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[1].Flat() {
		var out Bytes
		if err := c.publicKeyByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Message)
	return c.methods[1].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// PublicKeyRaw is PublicKey in wire format. The reply is appended to dst.
func (c *Exchange) PublicKeyRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// PublicKeyMany calls PublicKey for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Exchange) PublicKeyMany(ctx context.Context, reqs []KeyedRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(1), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// PublicKeyColumns calls PublicKey for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Exchange) PublicKeyColumns(ctx context.Context, req *KeyedRequestColumns, out *BytesColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.PublicKeyMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Shared: The secret of 32 bytes that both sides share. Hash it before it is used as a key (Kdf.Hkdf). A public key of low order
// is INVALID_ARGUMENT.
func (c *Exchange) Shared(ctx context.Context, req *ExchangeRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.SharedInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// SharedInto is Shared with the reply in a message of the caller's, whose memory is used again.
func (c *Exchange) SharedInto(ctx context.Context, req *ExchangeRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.sharedByWire(ctx, req, out)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.PublicKey)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[2].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Exchange) sharedByWire(ctx context.Context, req *ExchangeRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(2), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// SharedTo is Shared with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Exchange) SharedTo(ctx context.Context, req *ExchangeRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[2].Flat() {
		var out Bytes
		if err := c.sharedByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [5]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.PublicKey)
	return c.methods[2].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// SharedRaw is Shared in wire format. The reply is appended to dst.
func (c *Exchange) SharedRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// SharedMany calls Shared for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Exchange) SharedMany(ctx context.Context, reqs []ExchangeRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(2), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// SharedColumns calls Shared for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Exchange) SharedColumns(ctx context.Context, req *ExchangeRequestColumns, out *BytesColumns) error {
	method := c.method(2)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.SharedMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Stream is a client of shortwire.crypto.v1.Stream. Any number of goroutines may use it.
//
// Hazardous material: see above.
type Stream struct {
	library *shortwire.Library
	methods [3]shortwire.Method
}

var streamMethods = [3]shortwire.MethodInfo{
	{Name: "shortwire.crypto.v1.Stream/Xor", ID: 0xbfa97d6395dd3e3a, Shape: 0x0282e6d34c2e26a4},
	{Name: "shortwire.crypto.v1.Stream/Generate", ID: 0x852bf0a6f22b9f0e, Shape: 0x18aedbb414a5bab9},
	{Name: "shortwire.crypto.v1.Stream/Derive", ID: 0x9453c1fecba8d782, Shape: 0xa85b85ea14758c7e},
}

// OpenStream loads a library and starts an instance of its service, which ends with Close.
func OpenStream(path string, options ...shortwire.Option) (*Stream, error) {
	library, err := shortwire.Open(path, options...)
	if err != nil {
		return nil, err
	}
	return NewStream(library), nil
}

// NewStream returns a client of an open library, which other clients may use as well.
func NewStream(library *shortwire.Library) *Stream {
	c := &Stream{library: library}
	for i := range streamMethods {
		c.methods[i] = library.Method(&streamMethods[i])
	}
	return c
}

// Close closes the library, for all clients that use it.
func (c *Stream) Close() error {
	if c == nil {
		return nil
	}
	return c.library.Close()
}

// Library returns the library that is called.
func (c *Stream) Library() *shortwire.Library {
	return c.library
}

func (c *Stream) method(i int) *shortwire.Method {
	if c == nil {
		return new(shortwire.Method)
	}
	return &c.methods[i]
}

// Xor: The message XORed with the key stream: encrypts and decrypts. In place, nothing moves. In batches, messages with keys,
// nonces and counters of their own are done side by side in vector lanes.
func (c *Stream) Xor(ctx context.Context, req *XorRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.XorInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// XorInto is Xor with the reply in a message of the caller's, whose memory is used again.
func (c *Stream) XorInto(ctx context.Context, req *XorRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[0].Flat() {
		return c.xorByWire(ctx, req, out)
	}
	var in [9]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Nonce)
	texts.AddBytes(in[:], 5, req.Message)
	in[7] = uint64(req.Algorithm)
	in[8] = req.Counter
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[0].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Stream) xorByWire(ctx context.Context, req *XorRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(0), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// XorTo is Xor with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Message of the request may lie in memory, and nothing else of it.
func (c *Stream) XorTo(ctx context.Context, req *XorRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[0].Flat() {
		var out Bytes
		if err := c.xorByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [9]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Nonce)
	texts.AddBytes(in[:], 5, req.Message)
	in[7] = uint64(req.Algorithm)
	in[8] = req.Counter
	return c.methods[0].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// XorRaw is Xor in wire format. The reply is appended to dst.
func (c *Stream) XorRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(0).Raw(ctx, req, dst)
}

// XorMany calls Xor for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Stream) XorMany(ctx context.Context, reqs []XorRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(0), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// XorColumns calls Xor for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Stream) XorColumns(ctx context.Context, req *XorRequestColumns, out *BytesColumns) error {
	method := c.method(0)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.XorMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Generate: So many bytes of the key stream.
func (c *Stream) Generate(ctx context.Context, req *KeyStreamRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.GenerateInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// GenerateInto is Generate with the reply in a message of the caller's, whose memory is used again.
func (c *Stream) GenerateInto(ctx context.Context, req *KeyStreamRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[1].Flat() {
		return c.generateByWire(ctx, req, out)
	}
	var in [8]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Nonce)
	in[5] = uint64(req.Algorithm)
	in[6] = req.Counter
	in[7] = req.Size
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[1].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Stream) generateByWire(ctx context.Context, req *KeyStreamRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(1), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// GenerateTo is Generate with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Stream) GenerateTo(ctx context.Context, req *KeyStreamRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[1].Flat() {
		var out Bytes
		if err := c.generateByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [8]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Nonce)
	in[5] = uint64(req.Algorithm)
	in[6] = req.Counter
	in[7] = req.Size
	return c.methods[1].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// GenerateRaw is Generate in wire format. The reply is appended to dst.
func (c *Stream) GenerateRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(1).Raw(ctx, req, dst)
}

// GenerateMany calls Generate for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Stream) GenerateMany(ctx context.Context, reqs []KeyStreamRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(1), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// GenerateColumns calls Generate for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Stream) GenerateColumns(ctx context.Context, req *KeyStreamRequestColumns, out *BytesColumns) error {
	method := c.method(1)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.GenerateMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}

// Derive: HSalsa20 or HChaCha20 of a key and 16 bytes: another key.
func (c *Stream) Derive(ctx context.Context, req *DeriveRequest) (*Bytes, error) {
	out := new(Bytes)
	if err := c.DeriveInto(ctx, req, out); err != nil {
		return nil, err
	}
	return out, nil
}

// DeriveInto is Derive with the reply in a message of the caller's, whose memory is used again.
func (c *Stream) DeriveInto(ctx context.Context, req *DeriveRequest, out *Bytes) error {
	if c == nil || req == nil || out == nil || !c.methods[2].Flat() {
		return c.deriveByWire(ctx, req, out)
	}
	var in [6]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Input)
	in[5] = uint64(req.Algorithm)
	reply := shortwire.TakeReply()
	defer reply.Close()
	if err := c.methods[2].CallTexts(ctx, &in[0], &slots[0], &texts, reply); err != nil {
		return err
	}
	out.Value = append(out.Value[:0], reply.Text((*[2]uint64)(slots[0:]))...)
	out.SetUnknownFields(nil)
	return nil
}

func (c *Stream) deriveByWire(ctx context.Context, req *DeriveRequest, out *Bytes) error {
	call, err := wire.Begin(c.method(2), req == nil, out == nil)
	if err != nil {
		return err
	}
	if err := call.Send(ctx, false, req.WriteWire(&call.Writer, call.Start())); err != nil {
		return err
	}
	out.Reset()
	return call.End(out.ReadWire(&call.Reader, 0, call.Reader.Len()))
}

// DeriveTo is Derive with the reply, which is one field of bytes, in memory of the caller's, where the service
// writes it: the result is where it lies there. Copies and allocates nothing. A reply that is longer than memory is
// RESOURCE_EXHAUSTED.
// Nothing of the request may lie in memory.
func (c *Stream) DeriveTo(ctx context.Context, req *DeriveRequest, memory []byte) ([]byte, error) {
	if c == nil || req == nil || !c.methods[2].Flat() {
		var out Bytes
		if err := c.deriveByWire(ctx, req, &out); err != nil {
			return nil, err
		}
		return wire.CopyTo(memory, out.Value)
	}
	var in [6]uint64
	var slots [2]uint64
	var texts shortwire.Texts
	texts.AddBytes(in[:], 0, req.Key)
	in[2] = req.Handle
	texts.AddBytes(in[:], 3, req.Input)
	in[5] = uint64(req.Algorithm)
	return c.methods[2].CallDirect(ctx, &in[0], &slots[0], &texts, memory)
}

// DeriveRaw is Derive in wire format. The reply is appended to dst.
func (c *Stream) DeriveRaw(ctx context.Context, req, dst []byte) ([]byte, error) {
	return c.method(2).Raw(ctx, req, dst)
}

// DeriveMany calls Derive for each request and appends the replies to dst. If some fail, the error is a
// [*shortwire.BatchError], and their replies are empty.
func (c *Stream) DeriveMany(ctx context.Context, reqs []DeriveRequest, dst []Bytes) ([]Bytes, error) {
	call, err := wire.Begin(c.method(2), false, false)
	if err != nil {
		return dst, err
	}
	p := call.Start()
	for i := len(reqs) - 1; i >= 0; i-- {
		before := call.Writer.Written(p)
		p = call.Frame(reqs[i].WriteWire(&call.Writer, p), before)
	}
	if err := call.Send(ctx, true, p); err != nil {
		return dst, err
	}
	all, replies := wire.Extend(dst, len(reqs))
	return wire.Batch(dst, all, call.Items(len(reqs), func(i, p, end int) int {
		return replies[i].ReadWire(&call.Reader, p, end)
	}))
}

// DeriveColumns calls Derive for many requests whose fields lie in a slice each, and resizes those of the replies. It is
// the fastest form. If some fail, the error is a [*shortwire.BatchError].
func (c *Stream) DeriveColumns(ctx context.Context, req *DeriveRequestColumns, out *BytesColumns) error {
	method := c.method(2)
	if err := wire.CheckBatch(method, req == nil, out == nil); err != nil {
		return err
	}
	if _, err := req.CheckColumns(); err != nil {
		return err
	}
	rows, err := c.DeriveMany(ctx, req.ToRows(), nil)
	if err == nil || wire.IsBatchError(err) {
		out.FromRows(rows)
	}
	return err
}
