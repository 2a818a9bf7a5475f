// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.

// Package cryptov1: Keys, and the messages that all services of this package share.
//
// Wherever a key is wanted, a request takes its bytes (`key`) or a handle (`handle`, which goes first unless it is 0). Bytes
// cross on every call; a handle keeps them in the library, prepared for use, and clears them when it is discarded.
//
// Failures: arguments of a wrong length are INVALID_ARGUMENT and say which length is right. Whatever is not authentic (a
// box, a tag, a signature) is UNAUTHENTICATED with the detail NotAuthentic, and nothing more is told; no plaintext is
// released. A handle that was discarded is FAILED_PRECONDITION, one that never was NOT_FOUND. A message that is too long for
// its nonce, or a counter that would start over, is OUT_OF_RANGE.
package cryptov1

import (
	"strconv"

	"github.com/shortwire/shortwire/hosts/go/wire"
)

// KeyKind: What a key is prepared for.
type KeyKind int32

// Values of shortwire.crypto.v1.KeyKind.
const (
	// Secret bytes for ciphers, MACs, key derivation and X25519: 1 to 4,096 of them.
	KeyKindUnspecified KeyKind = 0
	// An Ed25519 signing key: a seed of 32 bytes, or the 64 that NaCl has, seed and public key. Its public key is computed
	// once, here, and not for every signature.
	KeyKindSigning KeyKind = 1
	// An extended Ed25519 key of 64 bytes, or 96 with its public key.
	KeyKindExtendedSigning KeyKind = 2
	// An Ed25519 public key of 32 bytes, decompressed once.
	KeyKindVerifying KeyKind = 3
)

// Known reports whether the schema has a name for e.
func (e KeyKind) Known() bool {
	switch e {
	case KeyKindUnspecified, KeyKindSigning, KeyKindExtendedSigning, KeyKindVerifying:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e KeyKind) String() string {
	switch e {
	case KeyKindUnspecified:
		return "KEY_KIND_UNSPECIFIED"
	case KeyKindSigning:
		return "KEY_KIND_SIGNING"
	case KeyKindExtendedSigning:
		return "KEY_KIND_EXTENDED_SIGNING"
	case KeyKindVerifying:
		return "KEY_KIND_VERIFYING"
	}
	return strconv.Itoa(int(e))
}

// AeadAlgorithm is shortwire.crypto.v1.AeadAlgorithm in the schema. Other numbers may occur.
type AeadAlgorithm int32

// Values of shortwire.crypto.v1.AeadAlgorithm.
const (
	// Nonces of 24 bytes, which may be random. Messages up to 256 GiB.
	AeadAlgorithmXchacha20Poly1305 AeadAlgorithm = 0
	// Nonces of 12 bytes: count them, they are too short to be random. Messages up to 256 GiB - 64 bytes.
	AeadAlgorithmChacha20Poly1305 AeadAlgorithm = 1
)

// Known reports whether the schema has a name for e.
func (e AeadAlgorithm) Known() bool {
	switch e {
	case AeadAlgorithmXchacha20Poly1305, AeadAlgorithmChacha20Poly1305:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e AeadAlgorithm) String() string {
	switch e {
	case AeadAlgorithmXchacha20Poly1305:
		return "AEAD_ALGORITHM_XCHACHA20_POLY1305"
	case AeadAlgorithmChacha20Poly1305:
		return "AEAD_ALGORITHM_CHACHA20_POLY1305"
	}
	return strconv.Itoa(int(e))
}

// TextFormat is shortwire.crypto.v1.TextFormat in the schema. Other numbers may occur.
type TextFormat int32

// Values of shortwire.crypto.v1.TextFormat.
const (
	// Hexadecimal, lower case; decoding takes upper case and a leading 0x too.
	TextFormatBase16 TextFormat = 0
	// Base32 in the alphabet of Bech32.
	TextFormatBase32 TextFormat = 1
	// Bech32 (BIP 173) with a human-readable prefix: keys have x25519_sk, x25519_pk, ed25519_sk, ed25519_pk and ed25519e_sk.
	TextFormatBech32 TextFormat = 2
)

// Known reports whether the schema has a name for e.
func (e TextFormat) Known() bool {
	switch e {
	case TextFormatBase16, TextFormatBase32, TextFormatBech32:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e TextFormat) String() string {
	switch e {
	case TextFormatBase16:
		return "TEXT_FORMAT_BASE16"
	case TextFormatBase32:
		return "TEXT_FORMAT_BASE32"
	case TextFormatBech32:
		return "TEXT_FORMAT_BECH32"
	}
	return strconv.Itoa(int(e))
}

// HashAlgorithm is shortwire.crypto.v1.HashAlgorithm in the schema. Other numbers may occur.
type HashAlgorithm int32

// Values of shortwire.crypto.v1.HashAlgorithm.
const (
	HashAlgorithmSha256     HashAlgorithm = 0
	HashAlgorithmSha512     HashAlgorithm = 1
	HashAlgorithmBlake2b    HashAlgorithm = 2
	HashAlgorithmHmacSha256 HashAlgorithm = 3
	HashAlgorithmHmacSha512 HashAlgorithm = 4
	HashAlgorithmPoly1305   HashAlgorithm = 5
)

// Known reports whether the schema has a name for e.
func (e HashAlgorithm) Known() bool {
	switch e {
	case HashAlgorithmSha256, HashAlgorithmSha512, HashAlgorithmBlake2b, HashAlgorithmHmacSha256, HashAlgorithmHmacSha512, HashAlgorithmPoly1305:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e HashAlgorithm) String() string {
	switch e {
	case HashAlgorithmSha256:
		return "HASH_ALGORITHM_SHA256"
	case HashAlgorithmSha512:
		return "HASH_ALGORITHM_SHA512"
	case HashAlgorithmBlake2b:
		return "HASH_ALGORITHM_BLAKE2B"
	case HashAlgorithmHmacSha256:
		return "HASH_ALGORITHM_HMAC_SHA256"
	case HashAlgorithmHmacSha512:
		return "HASH_ALGORITHM_HMAC_SHA512"
	case HashAlgorithmPoly1305:
		return "HASH_ALGORITHM_POLY1305"
	}
	return strconv.Itoa(int(e))
}

// MacAlgorithm is shortwire.crypto.v1.MacAlgorithm in the schema. Other numbers may occur.
type MacAlgorithm int32

// Values of shortwire.crypto.v1.MacAlgorithm.
const (
	MacAlgorithmHmacSha256 MacAlgorithm = 0
	MacAlgorithmHmacSha512 MacAlgorithm = 1
	MacAlgorithmPoly1305   MacAlgorithm = 2
)

// Known reports whether the schema has a name for e.
func (e MacAlgorithm) Known() bool {
	switch e {
	case MacAlgorithmHmacSha256, MacAlgorithmHmacSha512, MacAlgorithmPoly1305:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e MacAlgorithm) String() string {
	switch e {
	case MacAlgorithmHmacSha256:
		return "MAC_ALGORITHM_HMAC_SHA256"
	case MacAlgorithmHmacSha512:
		return "MAC_ALGORITHM_HMAC_SHA512"
	case MacAlgorithmPoly1305:
		return "MAC_ALGORITHM_POLY1305"
	}
	return strconv.Itoa(int(e))
}

// KdfHash is shortwire.crypto.v1.KdfHash in the schema. Other numbers may occur.
type KdfHash int32

// Values of shortwire.crypto.v1.KdfHash.
const (
	KdfHashSha256 KdfHash = 0
	KdfHashSha512 KdfHash = 1
)

// Known reports whether the schema has a name for e.
func (e KdfHash) Known() bool {
	switch e {
	case KdfHashSha256, KdfHashSha512:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e KdfHash) String() string {
	switch e {
	case KdfHashSha256:
		return "KDF_HASH_SHA256"
	case KdfHashSha512:
		return "KDF_HASH_SHA512"
	}
	return strconv.Itoa(int(e))
}

// StreamAlgorithm is shortwire.crypto.v1.StreamAlgorithm in the schema. Other numbers may occur.
type StreamAlgorithm int32

// Values of shortwire.crypto.v1.StreamAlgorithm.
const (
	// Keys of 32 bytes, nonces of 24, which may be random.
	StreamAlgorithmXchacha20 StreamAlgorithm = 0
	// RFC 8439: nonces of 12 bytes, a counter of 32 bits.
	StreamAlgorithmChacha20 StreamAlgorithm = 1
	// Nonces of 8 bytes, a counter of 64 bits.
	StreamAlgorithmChacha20Original StreamAlgorithm = 2
	// Nonces of 24 bytes.
	StreamAlgorithmXsalsa20 StreamAlgorithm = 3
	// Nonces of 8 bytes.
	StreamAlgorithmSalsa20 StreamAlgorithm = 4
	// As CHACHA20, with 12 and 8 rounds.
	StreamAlgorithmChacha12 StreamAlgorithm = 5
	StreamAlgorithmChacha8  StreamAlgorithm = 6
)

// Known reports whether the schema has a name for e.
func (e StreamAlgorithm) Known() bool {
	switch e {
	case StreamAlgorithmXchacha20, StreamAlgorithmChacha20, StreamAlgorithmChacha20Original, StreamAlgorithmXsalsa20, StreamAlgorithmSalsa20, StreamAlgorithmChacha12, StreamAlgorithmChacha8:
		return true
	}
	return false
}

// String returns the name of e in the schema, or its number.
func (e StreamAlgorithm) String() string {
	switch e {
	case StreamAlgorithmXchacha20:
		return "STREAM_ALGORITHM_XCHACHA20"
	case StreamAlgorithmChacha20:
		return "STREAM_ALGORITHM_CHACHA20"
	case StreamAlgorithmChacha20Original:
		return "STREAM_ALGORITHM_CHACHA20_ORIGINAL"
	case StreamAlgorithmXsalsa20:
		return "STREAM_ALGORITHM_XSALSA20"
	case StreamAlgorithmSalsa20:
		return "STREAM_ALGORITHM_SALSA20"
	case StreamAlgorithmChacha12:
		return "STREAM_ALGORITHM_CHACHA12"
	case StreamAlgorithmChacha8:
		return "STREAM_ALGORITHM_CHACHA8"
	}
	return strconv.Itoa(int(e))
}

// StoreKeyRequest is shortwire.crypto.v1.StoreKeyRequest in the schema.
type StoreKeyRequest struct {
	Key  []byte
	Kind KeyKind

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.StoreKeyRequest".
func (*StoreKeyRequest) FullName() string {
	return "shortwire.crypto.v1.StoreKeyRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *StoreKeyRequest) Reset() {
	*m = StoreKeyRequest{Key: m.Key[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *StoreKeyRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *StoreKeyRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *StoreKeyRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *StoreKeyRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.StoreKeyRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *StoreKeyRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.StoreKeyRequest", data)
}

// WriteWire is for generated code.
func (m *StoreKeyRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Kind != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Kind)), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *StoreKeyRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.StoreKeyRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.StoreKeyRequest.kind")
			}
			m.Kind, p = KeyKind(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// StoreKeyRequestColumns holds the fields of many messages, a slice each.
type StoreKeyRequestColumns struct {
	Key  [][]byte
	Kind []KeyKind
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *StoreKeyRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Kind) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.StoreKeyRequest.kind", len(c.Kind), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *StoreKeyRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Kind = wire.Resize(c.Kind, count)
}

// ToRows returns the messages one by one.
func (c *StoreKeyRequestColumns) ToRows() []StoreKeyRequest {
	rows := make([]StoreKeyRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Kind = c.Kind[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *StoreKeyRequestColumns) FromRows(rows []StoreKeyRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Kind[i] = row.Kind
	}
}

// GenerateKeyRequest is shortwire.crypto.v1.GenerateKeyRequest in the schema.
type GenerateKeyRequest struct {
	// Bytes: 32 for all ciphers and curves here. 0 is 32.
	Size uint32
	// Unspecified or signing.
	Kind KeyKind

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.GenerateKeyRequest".
func (*GenerateKeyRequest) FullName() string {
	return "shortwire.crypto.v1.GenerateKeyRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *GenerateKeyRequest) Reset() {
	*m = GenerateKeyRequest{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *GenerateKeyRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *GenerateKeyRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *GenerateKeyRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *GenerateKeyRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.GenerateKeyRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *GenerateKeyRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.GenerateKeyRequest", data)
}

// WriteWire is for generated code.
func (m *GenerateKeyRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 25)
	if m.Kind != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Kind)), 0x10)
	}
	if m.Size != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Size)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *GenerateKeyRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.GenerateKeyRequest.size")
			}
			m.Size, p = uint32(value), next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.GenerateKeyRequest.kind")
			}
			m.Kind, p = KeyKind(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// GenerateKeyRequestColumns holds the fields of many messages, a slice each.
type GenerateKeyRequestColumns struct {
	Size []uint32
	Kind []KeyKind
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *GenerateKeyRequestColumns) CheckColumns() (int, error) {
	count := len(c.Size)
	if len(c.Kind) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.GenerateKeyRequest.kind", len(c.Kind), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *GenerateKeyRequestColumns) ResizeColumns(count int) {
	c.Size = wire.Resize(c.Size, count)
	c.Kind = wire.Resize(c.Kind, count)
}

// ToRows returns the messages one by one.
func (c *GenerateKeyRequestColumns) ToRows() []GenerateKeyRequest {
	rows := make([]GenerateKeyRequest, len(c.Size))
	for i := range rows {
		rows[i].Size = c.Size[i]
		rows[i].Kind = c.Kind[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *GenerateKeyRequestColumns) FromRows(rows []GenerateKeyRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Size[i] = row.Size
		c.Kind[i] = row.Kind
	}
}

// KeyHandle: A key in the library. 0 is none.
type KeyHandle struct {
	Handle uint64

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.KeyHandle".
func (*KeyHandle) FullName() string {
	return "shortwire.crypto.v1.KeyHandle"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *KeyHandle) Reset() {
	*m = KeyHandle{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *KeyHandle) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *KeyHandle) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *KeyHandle) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *KeyHandle) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.KeyHandle", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *KeyHandle) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.KeyHandle", data)
}

// WriteWire is for generated code.
func (m *KeyHandle) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *KeyHandle) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.KeyHandle.handle")
			}
			m.Handle, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// KeyHandleColumns holds the fields of many messages, a slice each.
type KeyHandleColumns struct {
	Handle []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *KeyHandleColumns) CheckColumns() (int, error) {
	count := len(c.Handle)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *KeyHandleColumns) ResizeColumns(count int) {
	c.Handle = wire.Resize(c.Handle, count)
}

// ToRows returns the messages one by one.
func (c *KeyHandleColumns) ToRows() []KeyHandle {
	rows := make([]KeyHandle, len(c.Handle))
	for i := range rows {
		rows[i].Handle = c.Handle[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *KeyHandleColumns) FromRows(rows []KeyHandle) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Handle[i] = row.Handle
	}
}

// Bytes, and nothing else.
type Bytes struct {
	Value []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.Bytes".
func (*Bytes) FullName() string {
	return "shortwire.crypto.v1.Bytes"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Bytes) Reset() {
	*m = Bytes{Value: m.Value[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Bytes) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Bytes) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Bytes) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Bytes) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.Bytes", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Bytes) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.Bytes", data)
}

// WriteWire is for generated code.
func (m *Bytes) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Value) != 0 {
		p = w.Bytes(p, m.Value, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *Bytes) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Value, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Bytes.value")
			}
			m.Value, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// BytesColumns holds the fields of many messages, a slice each.
type BytesColumns struct {
	Value [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *BytesColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *BytesColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *BytesColumns) ToRows() []Bytes {
	rows := make([]Bytes, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *BytesColumns) FromRows(rows []Bytes) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// Empty is shortwire.crypto.v1.Empty in the schema.
type Empty struct {
	unknown []byte
}

// FullName returns "shortwire.crypto.v1.Empty".
func (*Empty) FullName() string {
	return "shortwire.crypto.v1.Empty"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Empty) Reset() {
	*m = Empty{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Empty) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Empty) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Empty) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Empty) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.Empty", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Empty) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.Empty", data)
}

// WriteWire is for generated code.
func (m *Empty) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	return p
}

// ReadWire is for generated code.
func (m *Empty) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// KeyPair: A private key and its public key.
type KeyPair struct {
	PrivateKey []byte
	PublicKey  []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.KeyPair".
func (*KeyPair) FullName() string {
	return "shortwire.crypto.v1.KeyPair"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *KeyPair) Reset() {
	*m = KeyPair{PrivateKey: m.PrivateKey[:0], PublicKey: m.PublicKey[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *KeyPair) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *KeyPair) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *KeyPair) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *KeyPair) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.KeyPair", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *KeyPair) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.KeyPair", data)
}

// WriteWire is for generated code.
func (m *KeyPair) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.PublicKey) != 0 {
		p = w.Bytes(p, m.PublicKey, 0x12)
	}
	if len(m.PrivateKey) != 0 {
		p = w.Bytes(p, m.PrivateKey, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *KeyPair) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.PrivateKey, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.KeyPair.private_key")
			}
			m.PrivateKey, p = value, next
			continue
		case 0x12:
			value, next := r.Bytes(m.PublicKey, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.KeyPair.public_key")
			}
			m.PublicKey, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// KeyPairColumns holds the fields of many messages, a slice each.
type KeyPairColumns struct {
	PrivateKey [][]byte
	PublicKey  [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *KeyPairColumns) CheckColumns() (int, error) {
	count := len(c.PrivateKey)
	if len(c.PublicKey) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.KeyPair.public_key", len(c.PublicKey), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *KeyPairColumns) ResizeColumns(count int) {
	c.PrivateKey = wire.Resize(c.PrivateKey, count)
	c.PublicKey = wire.Resize(c.PublicKey, count)
}

// ToRows returns the messages one by one.
func (c *KeyPairColumns) ToRows() []KeyPair {
	rows := make([]KeyPair, len(c.PrivateKey))
	for i := range rows {
		rows[i].PrivateKey = c.PrivateKey[i]
		rows[i].PublicKey = c.PublicKey[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *KeyPairColumns) FromRows(rows []KeyPair) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.PrivateKey[i] = row.PrivateKey
		c.PublicKey[i] = row.PublicKey
	}
}

// NotAuthentic: Detail of a failure: the message, its nonce or the key is not the one that it was made with.
type NotAuthentic struct {
	unknown []byte
}

// FullName returns "shortwire.crypto.v1.NotAuthentic".
func (*NotAuthentic) FullName() string {
	return "shortwire.crypto.v1.NotAuthentic"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *NotAuthentic) Reset() {
	*m = NotAuthentic{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *NotAuthentic) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *NotAuthentic) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *NotAuthentic) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *NotAuthentic) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.NotAuthentic", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *NotAuthentic) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.NotAuthentic", data)
}

// WriteWire is for generated code.
func (m *NotAuthentic) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	return p
}

// ReadWire is for generated code.
func (m *NotAuthentic) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// KeyedRequest: A key, and what to do it to.
type KeyedRequest struct {
	Key     []byte
	Handle  uint64
	Message []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.KeyedRequest".
func (*KeyedRequest) FullName() string {
	return "shortwire.crypto.v1.KeyedRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *KeyedRequest) Reset() {
	*m = KeyedRequest{Key: m.Key[:0], Message: m.Message[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *KeyedRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *KeyedRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *KeyedRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *KeyedRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.KeyedRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *KeyedRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.KeyedRequest", data)
}

// WriteWire is for generated code.
func (m *KeyedRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Message) != 0 {
		p = w.Bytes(p, m.Message, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *KeyedRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.KeyedRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.KeyedRequest.handle")
			}
			m.Handle, p = value, next
			continue
		case 0x1a:
			value, next := r.Bytes(m.Message, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.KeyedRequest.message")
			}
			m.Message, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// KeyedRequestColumns holds the fields of many messages, a slice each.
type KeyedRequestColumns struct {
	Key     [][]byte
	Handle  []uint64
	Message [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *KeyedRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Handle) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.KeyedRequest.handle", len(c.Handle), count)
	}
	if len(c.Message) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.KeyedRequest.message", len(c.Message), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *KeyedRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Handle = wire.Resize(c.Handle, count)
	c.Message = wire.Resize(c.Message, count)
}

// ToRows returns the messages one by one.
func (c *KeyedRequestColumns) ToRows() []KeyedRequest {
	rows := make([]KeyedRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Handle = c.Handle[i]
		rows[i].Message = c.Message[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *KeyedRequestColumns) FromRows(rows []KeyedRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Handle[i] = row.Handle
		c.Message[i] = row.Message
	}
}

// NonceRequest: A key, a nonce that was never used with it before, and a message.
type NonceRequest struct {
	Key     []byte
	Handle  uint64
	Nonce   []byte
	Message []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.NonceRequest".
func (*NonceRequest) FullName() string {
	return "shortwire.crypto.v1.NonceRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *NonceRequest) Reset() {
	*m = NonceRequest{Key: m.Key[:0], Nonce: m.Nonce[:0], Message: m.Message[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *NonceRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *NonceRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *NonceRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *NonceRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.NonceRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *NonceRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.NonceRequest", data)
}

// WriteWire is for generated code.
func (m *NonceRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Message) != 0 {
		p = w.Bytes(p, m.Message, 0x22)
	}
	if len(m.Nonce) != 0 {
		p = w.Bytes(p, m.Nonce, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *NonceRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.NonceRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.NonceRequest.handle")
			}
			m.Handle, p = value, next
			continue
		case 0x1a:
			value, next := r.Bytes(m.Nonce, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.NonceRequest.nonce")
			}
			m.Nonce, p = value, next
			continue
		case 0x22:
			value, next := r.Bytes(m.Message, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.NonceRequest.message")
			}
			m.Message, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// NonceRequestColumns holds the fields of many messages, a slice each.
type NonceRequestColumns struct {
	Key     [][]byte
	Handle  []uint64
	Nonce   [][]byte
	Message [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *NonceRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Handle) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.NonceRequest.handle", len(c.Handle), count)
	}
	if len(c.Nonce) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.NonceRequest.nonce", len(c.Nonce), count)
	}
	if len(c.Message) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.NonceRequest.message", len(c.Message), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *NonceRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Handle = wire.Resize(c.Handle, count)
	c.Nonce = wire.Resize(c.Nonce, count)
	c.Message = wire.Resize(c.Message, count)
}

// ToRows returns the messages one by one.
func (c *NonceRequestColumns) ToRows() []NonceRequest {
	rows := make([]NonceRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Handle = c.Handle[i]
		rows[i].Nonce = c.Nonce[i]
		rows[i].Message = c.Message[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *NonceRequestColumns) FromRows(rows []NonceRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Handle[i] = row.Handle
		c.Nonce[i] = row.Nonce
		c.Message[i] = row.Message
	}
}

// AeadRequest is shortwire.crypto.v1.AeadRequest in the schema.
type AeadRequest struct {
	Key    []byte
	Handle uint64
	// Never used with this key before.
	Nonce   []byte
	Message []byte
	// What is authenticated and not encrypted.
	AssociatedData []byte
	Algorithm      AeadAlgorithm

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.AeadRequest".
func (*AeadRequest) FullName() string {
	return "shortwire.crypto.v1.AeadRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *AeadRequest) Reset() {
	*m = AeadRequest{Key: m.Key[:0], Nonce: m.Nonce[:0], Message: m.Message[:0], AssociatedData: m.AssociatedData[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *AeadRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *AeadRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *AeadRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *AeadRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.AeadRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *AeadRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.AeadRequest", data)
}

// WriteWire is for generated code.
func (m *AeadRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Algorithm != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Algorithm)), 0x30)
	}
	if len(m.AssociatedData) != 0 {
		p = w.Bytes(p, m.AssociatedData, 0x2a)
	}
	if len(m.Message) != 0 {
		p = w.Bytes(p, m.Message, 0x22)
	}
	if len(m.Nonce) != 0 {
		p = w.Bytes(p, m.Nonce, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *AeadRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.AeadRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.AeadRequest.handle")
			}
			m.Handle, p = value, next
			continue
		case 0x1a:
			value, next := r.Bytes(m.Nonce, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.AeadRequest.nonce")
			}
			m.Nonce, p = value, next
			continue
		case 0x22:
			value, next := r.Bytes(m.Message, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.AeadRequest.message")
			}
			m.Message, p = value, next
			continue
		case 0x2a:
			value, next := r.Bytes(m.AssociatedData, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.AeadRequest.associated_data")
			}
			m.AssociatedData, p = value, next
			continue
		case 0x30:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.AeadRequest.algorithm")
			}
			m.Algorithm, p = AeadAlgorithm(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// AeadRequestColumns holds the fields of many messages, a slice each.
type AeadRequestColumns struct {
	Key            [][]byte
	Handle         []uint64
	Nonce          [][]byte
	Message        [][]byte
	AssociatedData [][]byte
	Algorithm      []AeadAlgorithm
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *AeadRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Handle) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.AeadRequest.handle", len(c.Handle), count)
	}
	if len(c.Nonce) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.AeadRequest.nonce", len(c.Nonce), count)
	}
	if len(c.Message) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.AeadRequest.message", len(c.Message), count)
	}
	if len(c.AssociatedData) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.AeadRequest.associated_data", len(c.AssociatedData), count)
	}
	if len(c.Algorithm) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.AeadRequest.algorithm", len(c.Algorithm), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *AeadRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Handle = wire.Resize(c.Handle, count)
	c.Nonce = wire.Resize(c.Nonce, count)
	c.Message = wire.Resize(c.Message, count)
	c.AssociatedData = wire.Resize(c.AssociatedData, count)
	c.Algorithm = wire.Resize(c.Algorithm, count)
}

// ToRows returns the messages one by one.
func (c *AeadRequestColumns) ToRows() []AeadRequest {
	rows := make([]AeadRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Handle = c.Handle[i]
		rows[i].Nonce = c.Nonce[i]
		rows[i].Message = c.Message[i]
		rows[i].AssociatedData = c.AssociatedData[i]
		rows[i].Algorithm = c.Algorithm[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *AeadRequestColumns) FromRows(rows []AeadRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Handle[i] = row.Handle
		c.Nonce[i] = row.Nonce
		c.Message[i] = row.Message
		c.AssociatedData[i] = row.AssociatedData
		c.Algorithm[i] = row.Algorithm
	}
}

// StartSealingRequest is shortwire.crypto.v1.StartSealingRequest in the schema.
type StartSealingRequest struct {
	Key    []byte
	Handle uint64

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.StartSealingRequest".
func (*StartSealingRequest) FullName() string {
	return "shortwire.crypto.v1.StartSealingRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *StartSealingRequest) Reset() {
	*m = StartSealingRequest{Key: m.Key[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *StartSealingRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *StartSealingRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *StartSealingRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *StartSealingRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.StartSealingRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *StartSealingRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.StartSealingRequest", data)
}

// WriteWire is for generated code.
func (m *StartSealingRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *StartSealingRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.StartSealingRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.StartSealingRequest.handle")
			}
			m.Handle, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// StartSealingRequestColumns holds the fields of many messages, a slice each.
type StartSealingRequestColumns struct {
	Key    [][]byte
	Handle []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *StartSealingRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Handle) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.StartSealingRequest.handle", len(c.Handle), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *StartSealingRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Handle = wire.Resize(c.Handle, count)
}

// ToRows returns the messages one by one.
func (c *StartSealingRequestColumns) ToRows() []StartSealingRequest {
	rows := make([]StartSealingRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Handle = c.Handle[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *StartSealingRequestColumns) FromRows(rows []StartSealingRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Handle[i] = row.Handle
	}
}

// SealingHandle is shortwire.crypto.v1.SealingHandle in the schema.
type SealingHandle struct {
	Stream uint64
	Header []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.SealingHandle".
func (*SealingHandle) FullName() string {
	return "shortwire.crypto.v1.SealingHandle"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *SealingHandle) Reset() {
	*m = SealingHandle{Header: m.Header[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *SealingHandle) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *SealingHandle) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *SealingHandle) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *SealingHandle) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.SealingHandle", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *SealingHandle) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.SealingHandle", data)
}

// WriteWire is for generated code.
func (m *SealingHandle) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Header) != 0 {
		p = w.Bytes(p, m.Header, 0x12)
	}
	p = w.Reserve(p, 15)
	if m.Stream != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Stream), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *SealingHandle) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.SealingHandle.stream")
			}
			m.Stream, p = value, next
			continue
		case 0x12:
			value, next := r.Bytes(m.Header, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.SealingHandle.header")
			}
			m.Header, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// SealingHandleColumns holds the fields of many messages, a slice each.
type SealingHandleColumns struct {
	Stream []uint64
	Header [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *SealingHandleColumns) CheckColumns() (int, error) {
	count := len(c.Stream)
	if len(c.Header) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.SealingHandle.header", len(c.Header), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *SealingHandleColumns) ResizeColumns(count int) {
	c.Stream = wire.Resize(c.Stream, count)
	c.Header = wire.Resize(c.Header, count)
}

// ToRows returns the messages one by one.
func (c *SealingHandleColumns) ToRows() []SealingHandle {
	rows := make([]SealingHandle, len(c.Stream))
	for i := range rows {
		rows[i].Stream = c.Stream[i]
		rows[i].Header = c.Header[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *SealingHandleColumns) FromRows(rows []SealingHandle) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Stream[i] = row.Stream
		c.Header[i] = row.Header
	}
}

// StartOpeningRequest is shortwire.crypto.v1.StartOpeningRequest in the schema.
type StartOpeningRequest struct {
	Key    []byte
	Handle uint64
	Header []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.StartOpeningRequest".
func (*StartOpeningRequest) FullName() string {
	return "shortwire.crypto.v1.StartOpeningRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *StartOpeningRequest) Reset() {
	*m = StartOpeningRequest{Key: m.Key[:0], Header: m.Header[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *StartOpeningRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *StartOpeningRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *StartOpeningRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *StartOpeningRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.StartOpeningRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *StartOpeningRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.StartOpeningRequest", data)
}

// WriteWire is for generated code.
func (m *StartOpeningRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Header) != 0 {
		p = w.Bytes(p, m.Header, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *StartOpeningRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.StartOpeningRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.StartOpeningRequest.handle")
			}
			m.Handle, p = value, next
			continue
		case 0x1a:
			value, next := r.Bytes(m.Header, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.StartOpeningRequest.header")
			}
			m.Header, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// StartOpeningRequestColumns holds the fields of many messages, a slice each.
type StartOpeningRequestColumns struct {
	Key    [][]byte
	Handle []uint64
	Header [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *StartOpeningRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Handle) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.StartOpeningRequest.handle", len(c.Handle), count)
	}
	if len(c.Header) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.StartOpeningRequest.header", len(c.Header), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *StartOpeningRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Handle = wire.Resize(c.Handle, count)
	c.Header = wire.Resize(c.Header, count)
}

// ToRows returns the messages one by one.
func (c *StartOpeningRequestColumns) ToRows() []StartOpeningRequest {
	rows := make([]StartOpeningRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Handle = c.Handle[i]
		rows[i].Header = c.Header[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *StartOpeningRequestColumns) FromRows(rows []StartOpeningRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Handle[i] = row.Handle
		c.Header[i] = row.Header
	}
}

// OpeningHandle is shortwire.crypto.v1.OpeningHandle in the schema.
type OpeningHandle struct {
	Stream uint64

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.OpeningHandle".
func (*OpeningHandle) FullName() string {
	return "shortwire.crypto.v1.OpeningHandle"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *OpeningHandle) Reset() {
	*m = OpeningHandle{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *OpeningHandle) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *OpeningHandle) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *OpeningHandle) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *OpeningHandle) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.OpeningHandle", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *OpeningHandle) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.OpeningHandle", data)
}

// WriteWire is for generated code.
func (m *OpeningHandle) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Stream != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Stream), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *OpeningHandle) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.OpeningHandle.stream")
			}
			m.Stream, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// OpeningHandleColumns holds the fields of many messages, a slice each.
type OpeningHandleColumns struct {
	Stream []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *OpeningHandleColumns) CheckColumns() (int, error) {
	count := len(c.Stream)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *OpeningHandleColumns) ResizeColumns(count int) {
	c.Stream = wire.Resize(c.Stream, count)
}

// ToRows returns the messages one by one.
func (c *OpeningHandleColumns) ToRows() []OpeningHandle {
	rows := make([]OpeningHandle, len(c.Stream))
	for i := range rows {
		rows[i].Stream = c.Stream[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *OpeningHandleColumns) FromRows(rows []OpeningHandle) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Stream[i] = row.Stream
	}
}

// ChunkedHandle is shortwire.crypto.v1.ChunkedHandle in the schema.
type ChunkedHandle struct {
	Stream uint64

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.ChunkedHandle".
func (*ChunkedHandle) FullName() string {
	return "shortwire.crypto.v1.ChunkedHandle"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *ChunkedHandle) Reset() {
	*m = ChunkedHandle{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *ChunkedHandle) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *ChunkedHandle) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *ChunkedHandle) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *ChunkedHandle) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.ChunkedHandle", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *ChunkedHandle) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.ChunkedHandle", data)
}

// WriteWire is for generated code.
func (m *ChunkedHandle) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Stream != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Stream), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *ChunkedHandle) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.ChunkedHandle.stream")
			}
			m.Stream, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// ChunkedHandleColumns holds the fields of many messages, a slice each.
type ChunkedHandleColumns struct {
	Stream []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *ChunkedHandleColumns) CheckColumns() (int, error) {
	count := len(c.Stream)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *ChunkedHandleColumns) ResizeColumns(count int) {
	c.Stream = wire.Resize(c.Stream, count)
}

// ToRows returns the messages one by one.
func (c *ChunkedHandleColumns) ToRows() []ChunkedHandle {
	rows := make([]ChunkedHandle, len(c.Stream))
	for i := range rows {
		rows[i].Stream = c.Stream[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *ChunkedHandleColumns) FromRows(rows []ChunkedHandle) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Stream[i] = row.Stream
	}
}

// ChunkRequest is shortwire.crypto.v1.ChunkRequest in the schema.
type ChunkRequest struct {
	Stream         uint64
	Chunk          []byte
	IsLast         bool
	AssociatedData []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.ChunkRequest".
func (*ChunkRequest) FullName() string {
	return "shortwire.crypto.v1.ChunkRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *ChunkRequest) Reset() {
	*m = ChunkRequest{Chunk: m.Chunk[:0], AssociatedData: m.AssociatedData[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *ChunkRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *ChunkRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *ChunkRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *ChunkRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.ChunkRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *ChunkRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.ChunkRequest", data)
}

// WriteWire is for generated code.
func (m *ChunkRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.AssociatedData) != 0 {
		p = w.Bytes(p, m.AssociatedData, 0x22)
	}
	p = w.Reserve(p, 6)
	if m.IsLast {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.IsLast)), 0x18)
	}
	if len(m.Chunk) != 0 {
		p = w.Bytes(p, m.Chunk, 0x12)
	}
	p = w.Reserve(p, 15)
	if m.Stream != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Stream), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *ChunkRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.ChunkRequest.stream")
			}
			m.Stream, p = value, next
			continue
		case 0x12:
			value, next := r.Bytes(m.Chunk, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.ChunkRequest.chunk")
			}
			m.Chunk, p = value, next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.ChunkRequest.is_last")
			}
			m.IsLast, p = value != 0, next
			continue
		case 0x22:
			value, next := r.Bytes(m.AssociatedData, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.ChunkRequest.associated_data")
			}
			m.AssociatedData, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// ChunkRequestColumns holds the fields of many messages, a slice each.
type ChunkRequestColumns struct {
	Stream         []uint64
	Chunk          [][]byte
	IsLast         []bool
	AssociatedData [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *ChunkRequestColumns) CheckColumns() (int, error) {
	count := len(c.Stream)
	if len(c.Chunk) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.ChunkRequest.chunk", len(c.Chunk), count)
	}
	if len(c.IsLast) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.ChunkRequest.is_last", len(c.IsLast), count)
	}
	if len(c.AssociatedData) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.ChunkRequest.associated_data", len(c.AssociatedData), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *ChunkRequestColumns) ResizeColumns(count int) {
	c.Stream = wire.Resize(c.Stream, count)
	c.Chunk = wire.Resize(c.Chunk, count)
	c.IsLast = wire.Resize(c.IsLast, count)
	c.AssociatedData = wire.Resize(c.AssociatedData, count)
}

// ToRows returns the messages one by one.
func (c *ChunkRequestColumns) ToRows() []ChunkRequest {
	rows := make([]ChunkRequest, len(c.Stream))
	for i := range rows {
		rows[i].Stream = c.Stream[i]
		rows[i].Chunk = c.Chunk[i]
		rows[i].IsLast = c.IsLast[i]
		rows[i].AssociatedData = c.AssociatedData[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *ChunkRequestColumns) FromRows(rows []ChunkRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Stream[i] = row.Stream
		c.Chunk[i] = row.Chunk
		c.IsLast[i] = row.IsLast
		c.AssociatedData[i] = row.AssociatedData
	}
}

// EncodeRequest is shortwire.crypto.v1.EncodeRequest in the schema.
type EncodeRequest struct {
	Data   []byte
	Format TextFormat
	// For Bech32.
	Prefix string

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.EncodeRequest".
func (*EncodeRequest) FullName() string {
	return "shortwire.crypto.v1.EncodeRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *EncodeRequest) Reset() {
	*m = EncodeRequest{Data: m.Data[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *EncodeRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *EncodeRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *EncodeRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *EncodeRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.EncodeRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *EncodeRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.EncodeRequest", data)
}

var encodeRequestFields = wire.Fields{Message: "shortwire.crypto.v1.EncodeRequest", Names: map[uint32]string{1: "data", 2: "format", 3: "prefix"}}

// WriteWire is for generated code.
func (m *EncodeRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Prefix != "" {
		p = w.String(p, m.Prefix, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Format != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Format)), 0x10)
	}
	if len(m.Data) != 0 {
		p = w.Bytes(p, m.Data, 0x0a)
	}
	if w.Failed() {
		w.Blame(&encodeRequestFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *EncodeRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Data, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.EncodeRequest.data")
			}
			m.Data, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.EncodeRequest.format")
			}
			m.Format, p = TextFormat(value), next
			continue
		case 0x1a:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.EncodeRequest.prefix")
			}
			m.Prefix, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// EncodeRequestColumns holds the fields of many messages, a slice each.
type EncodeRequestColumns struct {
	Data   [][]byte
	Format []TextFormat
	Prefix []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *EncodeRequestColumns) CheckColumns() (int, error) {
	count := len(c.Data)
	if len(c.Format) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.EncodeRequest.format", len(c.Format), count)
	}
	if len(c.Prefix) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.EncodeRequest.prefix", len(c.Prefix), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *EncodeRequestColumns) ResizeColumns(count int) {
	c.Data = wire.Resize(c.Data, count)
	c.Format = wire.Resize(c.Format, count)
	c.Prefix = wire.Resize(c.Prefix, count)
}

// ToRows returns the messages one by one.
func (c *EncodeRequestColumns) ToRows() []EncodeRequest {
	rows := make([]EncodeRequest, len(c.Data))
	for i := range rows {
		rows[i].Data = c.Data[i]
		rows[i].Format = c.Format[i]
		rows[i].Prefix = c.Prefix[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *EncodeRequestColumns) FromRows(rows []EncodeRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Data[i] = row.Data
		c.Format[i] = row.Format
		c.Prefix[i] = row.Prefix
	}
}

// DecodeRequest is shortwire.crypto.v1.DecodeRequest in the schema.
type DecodeRequest struct {
	Text   string
	Format TextFormat
	// For Bech32: another prefix is an error.
	Prefix string

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.DecodeRequest".
func (*DecodeRequest) FullName() string {
	return "shortwire.crypto.v1.DecodeRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *DecodeRequest) Reset() {
	*m = DecodeRequest{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *DecodeRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *DecodeRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *DecodeRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *DecodeRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.DecodeRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *DecodeRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.DecodeRequest", data)
}

var decodeRequestFields = wire.Fields{Message: "shortwire.crypto.v1.DecodeRequest", Names: map[uint32]string{1: "text", 2: "format", 3: "prefix"}}

// WriteWire is for generated code.
func (m *DecodeRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Prefix != "" {
		p = w.String(p, m.Prefix, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Format != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Format)), 0x10)
	}
	if m.Text != "" {
		p = w.String(p, m.Text, 0x0a)
	}
	if w.Failed() {
		w.Blame(&decodeRequestFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *DecodeRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.DecodeRequest.text")
			}
			m.Text, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.DecodeRequest.format")
			}
			m.Format, p = TextFormat(value), next
			continue
		case 0x1a:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.DecodeRequest.prefix")
			}
			m.Prefix, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// DecodeRequestColumns holds the fields of many messages, a slice each.
type DecodeRequestColumns struct {
	Text   []string
	Format []TextFormat
	Prefix []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *DecodeRequestColumns) CheckColumns() (int, error) {
	count := len(c.Text)
	if len(c.Format) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.DecodeRequest.format", len(c.Format), count)
	}
	if len(c.Prefix) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.DecodeRequest.prefix", len(c.Prefix), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *DecodeRequestColumns) ResizeColumns(count int) {
	c.Text = wire.Resize(c.Text, count)
	c.Format = wire.Resize(c.Format, count)
	c.Prefix = wire.Resize(c.Prefix, count)
}

// ToRows returns the messages one by one.
func (c *DecodeRequestColumns) ToRows() []DecodeRequest {
	rows := make([]DecodeRequest, len(c.Text))
	for i := range rows {
		rows[i].Text = c.Text[i]
		rows[i].Format = c.Format[i]
		rows[i].Prefix = c.Prefix[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *DecodeRequestColumns) FromRows(rows []DecodeRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Text[i] = row.Text
		c.Format[i] = row.Format
		c.Prefix[i] = row.Prefix
	}
}

// Text is shortwire.crypto.v1.Text in the schema.
type Text struct {
	Value string

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.Text".
func (*Text) FullName() string {
	return "shortwire.crypto.v1.Text"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Text) Reset() {
	*m = Text{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Text) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Text) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Text) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Text) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.Text", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Text) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.Text", data)
}

var textFields = wire.Fields{Message: "shortwire.crypto.v1.Text", Names: map[uint32]string{1: "value"}}

// WriteWire is for generated code.
func (m *Text) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if m.Value != "" {
		p = w.String(p, m.Value, 0x0a)
	}
	if w.Failed() {
		w.Blame(&textFields)
	}
	return p
}

// ReadWire is for generated code.
func (m *Text) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.String(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Text.value")
			}
			m.Value, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// TextColumns holds the fields of many messages, a slice each.
type TextColumns struct {
	Value []string
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *TextColumns) CheckColumns() (int, error) {
	count := len(c.Value)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *TextColumns) ResizeColumns(count int) {
	c.Value = wire.Resize(c.Value, count)
}

// ToRows returns the messages one by one.
func (c *TextColumns) ToRows() []Text {
	rows := make([]Text, len(c.Value))
	for i := range rows {
		rows[i].Value = c.Value[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *TextColumns) FromRows(rows []Text) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Value[i] = row.Value
	}
}

// RandomRequest is shortwire.crypto.v1.RandomRequest in the schema.
type RandomRequest struct {
	Size uint64

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.RandomRequest".
func (*RandomRequest) FullName() string {
	return "shortwire.crypto.v1.RandomRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *RandomRequest) Reset() {
	*m = RandomRequest{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *RandomRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *RandomRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *RandomRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *RandomRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.RandomRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *RandomRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.RandomRequest", data)
}

// WriteWire is for generated code.
func (m *RandomRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Size != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Size), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *RandomRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.RandomRequest.size")
			}
			m.Size, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// RandomRequestColumns holds the fields of many messages, a slice each.
type RandomRequestColumns struct {
	Size []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *RandomRequestColumns) CheckColumns() (int, error) {
	count := len(c.Size)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *RandomRequestColumns) ResizeColumns(count int) {
	c.Size = wire.Resize(c.Size, count)
}

// ToRows returns the messages one by one.
func (c *RandomRequestColumns) ToRows() []RandomRequest {
	rows := make([]RandomRequest, len(c.Size))
	for i := range rows {
		rows[i].Size = c.Size[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *RandomRequestColumns) FromRows(rows []RandomRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Size[i] = row.Size
	}
}

// CompareRequest is shortwire.crypto.v1.CompareRequest in the schema.
type CompareRequest struct {
	A []byte
	B []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.CompareRequest".
func (*CompareRequest) FullName() string {
	return "shortwire.crypto.v1.CompareRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *CompareRequest) Reset() {
	*m = CompareRequest{A: m.A[:0], B: m.B[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *CompareRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *CompareRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *CompareRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *CompareRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.CompareRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *CompareRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.CompareRequest", data)
}

// WriteWire is for generated code.
func (m *CompareRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.B) != 0 {
		p = w.Bytes(p, m.B, 0x12)
	}
	if len(m.A) != 0 {
		p = w.Bytes(p, m.A, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *CompareRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.A, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.CompareRequest.a")
			}
			m.A, p = value, next
			continue
		case 0x12:
			value, next := r.Bytes(m.B, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.CompareRequest.b")
			}
			m.B, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// CompareRequestColumns holds the fields of many messages, a slice each.
type CompareRequestColumns struct {
	A [][]byte
	B [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *CompareRequestColumns) CheckColumns() (int, error) {
	count := len(c.A)
	if len(c.B) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.CompareRequest.b", len(c.B), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *CompareRequestColumns) ResizeColumns(count int) {
	c.A = wire.Resize(c.A, count)
	c.B = wire.Resize(c.B, count)
}

// ToRows returns the messages one by one.
func (c *CompareRequestColumns) ToRows() []CompareRequest {
	rows := make([]CompareRequest, len(c.A))
	for i := range rows {
		rows[i].A = c.A[i]
		rows[i].B = c.B[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *CompareRequestColumns) FromRows(rows []CompareRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.A[i] = row.A
		c.B[i] = row.B
	}
}

// CompareReply is shortwire.crypto.v1.CompareReply in the schema.
type CompareReply struct {
	IsEqual bool

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.CompareReply".
func (*CompareReply) FullName() string {
	return "shortwire.crypto.v1.CompareReply"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *CompareReply) Reset() {
	*m = CompareReply{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *CompareReply) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *CompareReply) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *CompareReply) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *CompareReply) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.CompareReply", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *CompareReply) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.CompareReply", data)
}

// WriteWire is for generated code.
func (m *CompareReply) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 6)
	if m.IsEqual {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.IsEqual)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *CompareReply) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.CompareReply.is_equal")
			}
			m.IsEqual, p = value != 0, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// CompareReplyColumns holds the fields of many messages, a slice each.
type CompareReplyColumns struct {
	IsEqual []bool
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *CompareReplyColumns) CheckColumns() (int, error) {
	count := len(c.IsEqual)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *CompareReplyColumns) ResizeColumns(count int) {
	c.IsEqual = wire.Resize(c.IsEqual, count)
}

// ToRows returns the messages one by one.
func (c *CompareReplyColumns) ToRows() []CompareReply {
	rows := make([]CompareReply, len(c.IsEqual))
	for i := range rows {
		rows[i].IsEqual = c.IsEqual[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *CompareReplyColumns) FromRows(rows []CompareReply) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.IsEqual[i] = row.IsEqual
	}
}

// Blake2bRequest is shortwire.crypto.v1.Blake2bRequest in the schema.
type Blake2bRequest struct {
	Message []byte
	// Bytes of the digest, 1 to 64; 0 is 64.
	Length uint32
	// Up to 64 bytes: makes it a MAC.
	Key []byte
	// Up to 16 bytes each; shorter ones have zeros behind.
	Salt            []byte
	Personalisation []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.Blake2bRequest".
func (*Blake2bRequest) FullName() string {
	return "shortwire.crypto.v1.Blake2bRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Blake2bRequest) Reset() {
	*m = Blake2bRequest{Message: m.Message[:0], Key: m.Key[:0], Salt: m.Salt[:0], Personalisation: m.Personalisation[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Blake2bRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Blake2bRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Blake2bRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Blake2bRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.Blake2bRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Blake2bRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.Blake2bRequest", data)
}

// WriteWire is for generated code.
func (m *Blake2bRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Personalisation) != 0 {
		p = w.Bytes(p, m.Personalisation, 0x2a)
	}
	if len(m.Salt) != 0 {
		p = w.Bytes(p, m.Salt, 0x22)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x1a)
	}
	p = w.Reserve(p, 10)
	if m.Length != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Length)), 0x10)
	}
	if len(m.Message) != 0 {
		p = w.Bytes(p, m.Message, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *Blake2bRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Message, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Blake2bRequest.message")
			}
			m.Message, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Blake2bRequest.length")
			}
			m.Length, p = uint32(value), next
			continue
		case 0x1a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Blake2bRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x22:
			value, next := r.Bytes(m.Salt, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Blake2bRequest.salt")
			}
			m.Salt, p = value, next
			continue
		case 0x2a:
			value, next := r.Bytes(m.Personalisation, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Blake2bRequest.personalisation")
			}
			m.Personalisation, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Blake2bRequestColumns holds the fields of many messages, a slice each.
type Blake2bRequestColumns struct {
	Message         [][]byte
	Length          []uint32
	Key             [][]byte
	Salt            [][]byte
	Personalisation [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Blake2bRequestColumns) CheckColumns() (int, error) {
	count := len(c.Message)
	if len(c.Length) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.Blake2bRequest.length", len(c.Length), count)
	}
	if len(c.Key) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.Blake2bRequest.key", len(c.Key), count)
	}
	if len(c.Salt) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.Blake2bRequest.salt", len(c.Salt), count)
	}
	if len(c.Personalisation) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.Blake2bRequest.personalisation", len(c.Personalisation), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Blake2bRequestColumns) ResizeColumns(count int) {
	c.Message = wire.Resize(c.Message, count)
	c.Length = wire.Resize(c.Length, count)
	c.Key = wire.Resize(c.Key, count)
	c.Salt = wire.Resize(c.Salt, count)
	c.Personalisation = wire.Resize(c.Personalisation, count)
}

// ToRows returns the messages one by one.
func (c *Blake2bRequestColumns) ToRows() []Blake2bRequest {
	rows := make([]Blake2bRequest, len(c.Message))
	for i := range rows {
		rows[i].Message = c.Message[i]
		rows[i].Length = c.Length[i]
		rows[i].Key = c.Key[i]
		rows[i].Salt = c.Salt[i]
		rows[i].Personalisation = c.Personalisation[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Blake2bRequestColumns) FromRows(rows []Blake2bRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Message[i] = row.Message
		c.Length[i] = row.Length
		c.Key[i] = row.Key
		c.Salt[i] = row.Salt
		c.Personalisation[i] = row.Personalisation
	}
}

// StartHashRequest is shortwire.crypto.v1.StartHashRequest in the schema.
type StartHashRequest struct {
	Algorithm HashAlgorithm
	// For HMAC, Poly1305 and BLAKE2b.
	Key    []byte
	Handle uint64
	// For BLAKE2b, as in Blake2bRequest.
	Length          uint32
	Salt            []byte
	Personalisation []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.StartHashRequest".
func (*StartHashRequest) FullName() string {
	return "shortwire.crypto.v1.StartHashRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *StartHashRequest) Reset() {
	*m = StartHashRequest{Key: m.Key[:0], Salt: m.Salt[:0], Personalisation: m.Personalisation[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *StartHashRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *StartHashRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *StartHashRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *StartHashRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.StartHashRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *StartHashRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.StartHashRequest", data)
}

// WriteWire is for generated code.
func (m *StartHashRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Personalisation) != 0 {
		p = w.Bytes(p, m.Personalisation, 0x32)
	}
	if len(m.Salt) != 0 {
		p = w.Bytes(p, m.Salt, 0x2a)
	}
	p = w.Reserve(p, 25)
	if m.Length != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Length)), 0x20)
	}
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x18)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x12)
	}
	p = w.Reserve(p, 15)
	if m.Algorithm != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Algorithm)), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *StartHashRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.StartHashRequest.algorithm")
			}
			m.Algorithm, p = HashAlgorithm(value), next
			continue
		case 0x12:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.StartHashRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.StartHashRequest.handle")
			}
			m.Handle, p = value, next
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.StartHashRequest.length")
			}
			m.Length, p = uint32(value), next
			continue
		case 0x2a:
			value, next := r.Bytes(m.Salt, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.StartHashRequest.salt")
			}
			m.Salt, p = value, next
			continue
		case 0x32:
			value, next := r.Bytes(m.Personalisation, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.StartHashRequest.personalisation")
			}
			m.Personalisation, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// StartHashRequestColumns holds the fields of many messages, a slice each.
type StartHashRequestColumns struct {
	Algorithm       []HashAlgorithm
	Key             [][]byte
	Handle          []uint64
	Length          []uint32
	Salt            [][]byte
	Personalisation [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *StartHashRequestColumns) CheckColumns() (int, error) {
	count := len(c.Algorithm)
	if len(c.Key) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.StartHashRequest.key", len(c.Key), count)
	}
	if len(c.Handle) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.StartHashRequest.handle", len(c.Handle), count)
	}
	if len(c.Length) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.StartHashRequest.length", len(c.Length), count)
	}
	if len(c.Salt) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.StartHashRequest.salt", len(c.Salt), count)
	}
	if len(c.Personalisation) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.StartHashRequest.personalisation", len(c.Personalisation), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *StartHashRequestColumns) ResizeColumns(count int) {
	c.Algorithm = wire.Resize(c.Algorithm, count)
	c.Key = wire.Resize(c.Key, count)
	c.Handle = wire.Resize(c.Handle, count)
	c.Length = wire.Resize(c.Length, count)
	c.Salt = wire.Resize(c.Salt, count)
	c.Personalisation = wire.Resize(c.Personalisation, count)
}

// ToRows returns the messages one by one.
func (c *StartHashRequestColumns) ToRows() []StartHashRequest {
	rows := make([]StartHashRequest, len(c.Algorithm))
	for i := range rows {
		rows[i].Algorithm = c.Algorithm[i]
		rows[i].Key = c.Key[i]
		rows[i].Handle = c.Handle[i]
		rows[i].Length = c.Length[i]
		rows[i].Salt = c.Salt[i]
		rows[i].Personalisation = c.Personalisation[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *StartHashRequestColumns) FromRows(rows []StartHashRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Algorithm[i] = row.Algorithm
		c.Key[i] = row.Key
		c.Handle[i] = row.Handle
		c.Length[i] = row.Length
		c.Salt[i] = row.Salt
		c.Personalisation[i] = row.Personalisation
	}
}

// HashHandle is shortwire.crypto.v1.HashHandle in the schema.
type HashHandle struct {
	Stream uint64

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.HashHandle".
func (*HashHandle) FullName() string {
	return "shortwire.crypto.v1.HashHandle"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *HashHandle) Reset() {
	*m = HashHandle{unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *HashHandle) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *HashHandle) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *HashHandle) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *HashHandle) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.HashHandle", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *HashHandle) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.HashHandle", data)
}

// WriteWire is for generated code.
func (m *HashHandle) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Stream != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Stream), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *HashHandle) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.HashHandle.stream")
			}
			m.Stream, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// HashHandleColumns holds the fields of many messages, a slice each.
type HashHandleColumns struct {
	Stream []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *HashHandleColumns) CheckColumns() (int, error) {
	count := len(c.Stream)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *HashHandleColumns) ResizeColumns(count int) {
	c.Stream = wire.Resize(c.Stream, count)
}

// ToRows returns the messages one by one.
func (c *HashHandleColumns) ToRows() []HashHandle {
	rows := make([]HashHandle, len(c.Stream))
	for i := range rows {
		rows[i].Stream = c.Stream[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *HashHandleColumns) FromRows(rows []HashHandle) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Stream[i] = row.Stream
	}
}

// UpdateHashRequest is shortwire.crypto.v1.UpdateHashRequest in the schema.
type UpdateHashRequest struct {
	Stream uint64
	Data   []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.UpdateHashRequest".
func (*UpdateHashRequest) FullName() string {
	return "shortwire.crypto.v1.UpdateHashRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *UpdateHashRequest) Reset() {
	*m = UpdateHashRequest{Data: m.Data[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *UpdateHashRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *UpdateHashRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *UpdateHashRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *UpdateHashRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.UpdateHashRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *UpdateHashRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.UpdateHashRequest", data)
}

// WriteWire is for generated code.
func (m *UpdateHashRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Data) != 0 {
		p = w.Bytes(p, m.Data, 0x12)
	}
	p = w.Reserve(p, 15)
	if m.Stream != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Stream), 0x08)
	}
	return p
}

// ReadWire is for generated code.
func (m *UpdateHashRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x08:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.UpdateHashRequest.stream")
			}
			m.Stream, p = value, next
			continue
		case 0x12:
			value, next := r.Bytes(m.Data, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.UpdateHashRequest.data")
			}
			m.Data, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// UpdateHashRequestColumns holds the fields of many messages, a slice each.
type UpdateHashRequestColumns struct {
	Stream []uint64
	Data   [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *UpdateHashRequestColumns) CheckColumns() (int, error) {
	count := len(c.Stream)
	if len(c.Data) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.UpdateHashRequest.data", len(c.Data), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *UpdateHashRequestColumns) ResizeColumns(count int) {
	c.Stream = wire.Resize(c.Stream, count)
	c.Data = wire.Resize(c.Data, count)
}

// ToRows returns the messages one by one.
func (c *UpdateHashRequestColumns) ToRows() []UpdateHashRequest {
	rows := make([]UpdateHashRequest, len(c.Stream))
	for i := range rows {
		rows[i].Stream = c.Stream[i]
		rows[i].Data = c.Data[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *UpdateHashRequestColumns) FromRows(rows []UpdateHashRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Stream[i] = row.Stream
		c.Data[i] = row.Data
	}
}

// MacRequest is shortwire.crypto.v1.MacRequest in the schema.
type MacRequest struct {
	Key       []byte
	Handle    uint64
	Message   []byte
	Algorithm MacAlgorithm

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.MacRequest".
func (*MacRequest) FullName() string {
	return "shortwire.crypto.v1.MacRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *MacRequest) Reset() {
	*m = MacRequest{Key: m.Key[:0], Message: m.Message[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *MacRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *MacRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *MacRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *MacRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.MacRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *MacRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.MacRequest", data)
}

// WriteWire is for generated code.
func (m *MacRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Algorithm != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Algorithm)), 0x20)
	}
	if len(m.Message) != 0 {
		p = w.Bytes(p, m.Message, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *MacRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.MacRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.MacRequest.handle")
			}
			m.Handle, p = value, next
			continue
		case 0x1a:
			value, next := r.Bytes(m.Message, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.MacRequest.message")
			}
			m.Message, p = value, next
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.MacRequest.algorithm")
			}
			m.Algorithm, p = MacAlgorithm(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// MacRequestColumns holds the fields of many messages, a slice each.
type MacRequestColumns struct {
	Key       [][]byte
	Handle    []uint64
	Message   [][]byte
	Algorithm []MacAlgorithm
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *MacRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Handle) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.MacRequest.handle", len(c.Handle), count)
	}
	if len(c.Message) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.MacRequest.message", len(c.Message), count)
	}
	if len(c.Algorithm) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.MacRequest.algorithm", len(c.Algorithm), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *MacRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Handle = wire.Resize(c.Handle, count)
	c.Message = wire.Resize(c.Message, count)
	c.Algorithm = wire.Resize(c.Algorithm, count)
}

// ToRows returns the messages one by one.
func (c *MacRequestColumns) ToRows() []MacRequest {
	rows := make([]MacRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Handle = c.Handle[i]
		rows[i].Message = c.Message[i]
		rows[i].Algorithm = c.Algorithm[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *MacRequestColumns) FromRows(rows []MacRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Handle[i] = row.Handle
		c.Message[i] = row.Message
		c.Algorithm[i] = row.Algorithm
	}
}

// VerifyMacRequest is shortwire.crypto.v1.VerifyMacRequest in the schema.
type VerifyMacRequest struct {
	Key       []byte
	Handle    uint64
	Message   []byte
	Algorithm MacAlgorithm
	Tag       []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.VerifyMacRequest".
func (*VerifyMacRequest) FullName() string {
	return "shortwire.crypto.v1.VerifyMacRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *VerifyMacRequest) Reset() {
	*m = VerifyMacRequest{Key: m.Key[:0], Message: m.Message[:0], Tag: m.Tag[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *VerifyMacRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *VerifyMacRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *VerifyMacRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *VerifyMacRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.VerifyMacRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *VerifyMacRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.VerifyMacRequest", data)
}

// WriteWire is for generated code.
func (m *VerifyMacRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Tag) != 0 {
		p = w.Bytes(p, m.Tag, 0x2a)
	}
	p = w.Reserve(p, 15)
	if m.Algorithm != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Algorithm)), 0x20)
	}
	if len(m.Message) != 0 {
		p = w.Bytes(p, m.Message, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *VerifyMacRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.VerifyMacRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.VerifyMacRequest.handle")
			}
			m.Handle, p = value, next
			continue
		case 0x1a:
			value, next := r.Bytes(m.Message, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.VerifyMacRequest.message")
			}
			m.Message, p = value, next
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.VerifyMacRequest.algorithm")
			}
			m.Algorithm, p = MacAlgorithm(value), next
			continue
		case 0x2a:
			value, next := r.Bytes(m.Tag, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.VerifyMacRequest.tag")
			}
			m.Tag, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// VerifyMacRequestColumns holds the fields of many messages, a slice each.
type VerifyMacRequestColumns struct {
	Key       [][]byte
	Handle    []uint64
	Message   [][]byte
	Algorithm []MacAlgorithm
	Tag       [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *VerifyMacRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Handle) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.VerifyMacRequest.handle", len(c.Handle), count)
	}
	if len(c.Message) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.VerifyMacRequest.message", len(c.Message), count)
	}
	if len(c.Algorithm) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.VerifyMacRequest.algorithm", len(c.Algorithm), count)
	}
	if len(c.Tag) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.VerifyMacRequest.tag", len(c.Tag), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *VerifyMacRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Handle = wire.Resize(c.Handle, count)
	c.Message = wire.Resize(c.Message, count)
	c.Algorithm = wire.Resize(c.Algorithm, count)
	c.Tag = wire.Resize(c.Tag, count)
}

// ToRows returns the messages one by one.
func (c *VerifyMacRequestColumns) ToRows() []VerifyMacRequest {
	rows := make([]VerifyMacRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Handle = c.Handle[i]
		rows[i].Message = c.Message[i]
		rows[i].Algorithm = c.Algorithm[i]
		rows[i].Tag = c.Tag[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *VerifyMacRequestColumns) FromRows(rows []VerifyMacRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Handle[i] = row.Handle
		c.Message[i] = row.Message
		c.Algorithm[i] = row.Algorithm
		c.Tag[i] = row.Tag
	}
}

// HkdfRequest is shortwire.crypto.v1.HkdfRequest in the schema.
type HkdfRequest struct {
	// The secret, or a handle of it.
	Key    []byte
	Handle uint64
	Salt   []byte
	Info   []byte
	// Bytes to derive: up to 255 digests.
	Length uint32
	Hash   KdfHash

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.HkdfRequest".
func (*HkdfRequest) FullName() string {
	return "shortwire.crypto.v1.HkdfRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *HkdfRequest) Reset() {
	*m = HkdfRequest{Key: m.Key[:0], Salt: m.Salt[:0], Info: m.Info[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *HkdfRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *HkdfRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *HkdfRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *HkdfRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.HkdfRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *HkdfRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.HkdfRequest", data)
}

// WriteWire is for generated code.
func (m *HkdfRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 25)
	if m.Hash != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Hash)), 0x30)
	}
	if m.Length != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Length)), 0x28)
	}
	if len(m.Info) != 0 {
		p = w.Bytes(p, m.Info, 0x22)
	}
	if len(m.Salt) != 0 {
		p = w.Bytes(p, m.Salt, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *HkdfRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.HkdfRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.HkdfRequest.handle")
			}
			m.Handle, p = value, next
			continue
		case 0x1a:
			value, next := r.Bytes(m.Salt, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.HkdfRequest.salt")
			}
			m.Salt, p = value, next
			continue
		case 0x22:
			value, next := r.Bytes(m.Info, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.HkdfRequest.info")
			}
			m.Info, p = value, next
			continue
		case 0x28:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.HkdfRequest.length")
			}
			m.Length, p = uint32(value), next
			continue
		case 0x30:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.HkdfRequest.hash")
			}
			m.Hash, p = KdfHash(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// HkdfRequestColumns holds the fields of many messages, a slice each.
type HkdfRequestColumns struct {
	Key    [][]byte
	Handle []uint64
	Salt   [][]byte
	Info   [][]byte
	Length []uint32
	Hash   []KdfHash
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *HkdfRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Handle) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.HkdfRequest.handle", len(c.Handle), count)
	}
	if len(c.Salt) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.HkdfRequest.salt", len(c.Salt), count)
	}
	if len(c.Info) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.HkdfRequest.info", len(c.Info), count)
	}
	if len(c.Length) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.HkdfRequest.length", len(c.Length), count)
	}
	if len(c.Hash) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.HkdfRequest.hash", len(c.Hash), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *HkdfRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Handle = wire.Resize(c.Handle, count)
	c.Salt = wire.Resize(c.Salt, count)
	c.Info = wire.Resize(c.Info, count)
	c.Length = wire.Resize(c.Length, count)
	c.Hash = wire.Resize(c.Hash, count)
}

// ToRows returns the messages one by one.
func (c *HkdfRequestColumns) ToRows() []HkdfRequest {
	rows := make([]HkdfRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Handle = c.Handle[i]
		rows[i].Salt = c.Salt[i]
		rows[i].Info = c.Info[i]
		rows[i].Length = c.Length[i]
		rows[i].Hash = c.Hash[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *HkdfRequestColumns) FromRows(rows []HkdfRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Handle[i] = row.Handle
		c.Salt[i] = row.Salt
		c.Info[i] = row.Info
		c.Length[i] = row.Length
		c.Hash[i] = row.Hash
	}
}

// Pbkdf2Request is shortwire.crypto.v1.Pbkdf2Request in the schema.
type Pbkdf2Request struct {
	Password   []byte
	Salt       []byte
	Iterations uint32
	Length     uint32
	Hash       KdfHash

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.Pbkdf2Request".
func (*Pbkdf2Request) FullName() string {
	return "shortwire.crypto.v1.Pbkdf2Request"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Pbkdf2Request) Reset() {
	*m = Pbkdf2Request{Password: m.Password[:0], Salt: m.Salt[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Pbkdf2Request) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Pbkdf2Request) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Pbkdf2Request) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Pbkdf2Request) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.Pbkdf2Request", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Pbkdf2Request) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.Pbkdf2Request", data)
}

// WriteWire is for generated code.
func (m *Pbkdf2Request) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 35)
	if m.Hash != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Hash)), 0x28)
	}
	if m.Length != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Length)), 0x20)
	}
	if m.Iterations != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Iterations)), 0x18)
	}
	if len(m.Salt) != 0 {
		p = w.Bytes(p, m.Salt, 0x12)
	}
	if len(m.Password) != 0 {
		p = w.Bytes(p, m.Password, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *Pbkdf2Request) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Password, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Pbkdf2Request.password")
			}
			m.Password, p = value, next
			continue
		case 0x12:
			value, next := r.Bytes(m.Salt, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Pbkdf2Request.salt")
			}
			m.Salt, p = value, next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Pbkdf2Request.iterations")
			}
			m.Iterations, p = uint32(value), next
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Pbkdf2Request.length")
			}
			m.Length, p = uint32(value), next
			continue
		case 0x28:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Pbkdf2Request.hash")
			}
			m.Hash, p = KdfHash(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Pbkdf2RequestColumns holds the fields of many messages, a slice each.
type Pbkdf2RequestColumns struct {
	Password   [][]byte
	Salt       [][]byte
	Iterations []uint32
	Length     []uint32
	Hash       []KdfHash
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Pbkdf2RequestColumns) CheckColumns() (int, error) {
	count := len(c.Password)
	if len(c.Salt) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.Pbkdf2Request.salt", len(c.Salt), count)
	}
	if len(c.Iterations) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.Pbkdf2Request.iterations", len(c.Iterations), count)
	}
	if len(c.Length) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.Pbkdf2Request.length", len(c.Length), count)
	}
	if len(c.Hash) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.Pbkdf2Request.hash", len(c.Hash), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Pbkdf2RequestColumns) ResizeColumns(count int) {
	c.Password = wire.Resize(c.Password, count)
	c.Salt = wire.Resize(c.Salt, count)
	c.Iterations = wire.Resize(c.Iterations, count)
	c.Length = wire.Resize(c.Length, count)
	c.Hash = wire.Resize(c.Hash, count)
}

// ToRows returns the messages one by one.
func (c *Pbkdf2RequestColumns) ToRows() []Pbkdf2Request {
	rows := make([]Pbkdf2Request, len(c.Password))
	for i := range rows {
		rows[i].Password = c.Password[i]
		rows[i].Salt = c.Salt[i]
		rows[i].Iterations = c.Iterations[i]
		rows[i].Length = c.Length[i]
		rows[i].Hash = c.Hash[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Pbkdf2RequestColumns) FromRows(rows []Pbkdf2Request) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Password[i] = row.Password
		c.Salt[i] = row.Salt
		c.Iterations[i] = row.Iterations
		c.Length[i] = row.Length
		c.Hash[i] = row.Hash
	}
}

// Argon2idRequest is shortwire.crypto.v1.Argon2idRequest in the schema.
type Argon2idRequest struct {
	Password []byte
	// At least 8 bytes.
	Salt []byte
	// 4 to 2^32 - 1.
	Length uint32
	// KiB of memory; 0 is 65,536.
	Memory uint32
	// 0 is 3.
	Passes uint32
	// 0 is 4.
	Lanes          uint32
	Secret         []byte
	AssociatedData []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.Argon2idRequest".
func (*Argon2idRequest) FullName() string {
	return "shortwire.crypto.v1.Argon2idRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *Argon2idRequest) Reset() {
	*m = Argon2idRequest{Password: m.Password[:0], Salt: m.Salt[:0], Secret: m.Secret[:0], AssociatedData: m.AssociatedData[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *Argon2idRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *Argon2idRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *Argon2idRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *Argon2idRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.Argon2idRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *Argon2idRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.Argon2idRequest", data)
}

// WriteWire is for generated code.
func (m *Argon2idRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.AssociatedData) != 0 {
		p = w.Bytes(p, m.AssociatedData, 0x42)
	}
	if len(m.Secret) != 0 {
		p = w.Bytes(p, m.Secret, 0x3a)
	}
	p = w.Reserve(p, 40)
	if m.Lanes != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Lanes)), 0x30)
	}
	if m.Passes != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Passes)), 0x28)
	}
	if m.Memory != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Memory)), 0x20)
	}
	if m.Length != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Length)), 0x18)
	}
	if len(m.Salt) != 0 {
		p = w.Bytes(p, m.Salt, 0x12)
	}
	if len(m.Password) != 0 {
		p = w.Bytes(p, m.Password, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *Argon2idRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Password, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Argon2idRequest.password")
			}
			m.Password, p = value, next
			continue
		case 0x12:
			value, next := r.Bytes(m.Salt, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Argon2idRequest.salt")
			}
			m.Salt, p = value, next
			continue
		case 0x18:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Argon2idRequest.length")
			}
			m.Length, p = uint32(value), next
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Argon2idRequest.memory")
			}
			m.Memory, p = uint32(value), next
			continue
		case 0x28:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Argon2idRequest.passes")
			}
			m.Passes, p = uint32(value), next
			continue
		case 0x30:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Argon2idRequest.lanes")
			}
			m.Lanes, p = uint32(value), next
			continue
		case 0x3a:
			value, next := r.Bytes(m.Secret, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Argon2idRequest.secret")
			}
			m.Secret, p = value, next
			continue
		case 0x42:
			value, next := r.Bytes(m.AssociatedData, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.Argon2idRequest.associated_data")
			}
			m.AssociatedData, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// Argon2idRequestColumns holds the fields of many messages, a slice each.
type Argon2idRequestColumns struct {
	Password       [][]byte
	Salt           [][]byte
	Length         []uint32
	Memory         []uint32
	Passes         []uint32
	Lanes          []uint32
	Secret         [][]byte
	AssociatedData [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *Argon2idRequestColumns) CheckColumns() (int, error) {
	count := len(c.Password)
	if len(c.Salt) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.Argon2idRequest.salt", len(c.Salt), count)
	}
	if len(c.Length) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.Argon2idRequest.length", len(c.Length), count)
	}
	if len(c.Memory) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.Argon2idRequest.memory", len(c.Memory), count)
	}
	if len(c.Passes) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.Argon2idRequest.passes", len(c.Passes), count)
	}
	if len(c.Lanes) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.Argon2idRequest.lanes", len(c.Lanes), count)
	}
	if len(c.Secret) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.Argon2idRequest.secret", len(c.Secret), count)
	}
	if len(c.AssociatedData) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.Argon2idRequest.associated_data", len(c.AssociatedData), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *Argon2idRequestColumns) ResizeColumns(count int) {
	c.Password = wire.Resize(c.Password, count)
	c.Salt = wire.Resize(c.Salt, count)
	c.Length = wire.Resize(c.Length, count)
	c.Memory = wire.Resize(c.Memory, count)
	c.Passes = wire.Resize(c.Passes, count)
	c.Lanes = wire.Resize(c.Lanes, count)
	c.Secret = wire.Resize(c.Secret, count)
	c.AssociatedData = wire.Resize(c.AssociatedData, count)
}

// ToRows returns the messages one by one.
func (c *Argon2idRequestColumns) ToRows() []Argon2idRequest {
	rows := make([]Argon2idRequest, len(c.Password))
	for i := range rows {
		rows[i].Password = c.Password[i]
		rows[i].Salt = c.Salt[i]
		rows[i].Length = c.Length[i]
		rows[i].Memory = c.Memory[i]
		rows[i].Passes = c.Passes[i]
		rows[i].Lanes = c.Lanes[i]
		rows[i].Secret = c.Secret[i]
		rows[i].AssociatedData = c.AssociatedData[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *Argon2idRequestColumns) FromRows(rows []Argon2idRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Password[i] = row.Password
		c.Salt[i] = row.Salt
		c.Length[i] = row.Length
		c.Memory[i] = row.Memory
		c.Passes[i] = row.Passes
		c.Lanes[i] = row.Lanes
		c.Secret[i] = row.Secret
		c.AssociatedData[i] = row.AssociatedData
	}
}

// BoxRequest is shortwire.crypto.v1.BoxRequest in the schema.
type BoxRequest struct {
	// One's own private key, or its handle.
	Key    []byte
	Handle uint64
	// The peer's public key.
	PublicKey []byte
	// 24 bytes, never used with these keys before.
	Nonce   []byte
	Message []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.BoxRequest".
func (*BoxRequest) FullName() string {
	return "shortwire.crypto.v1.BoxRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *BoxRequest) Reset() {
	*m = BoxRequest{Key: m.Key[:0], PublicKey: m.PublicKey[:0], Nonce: m.Nonce[:0], Message: m.Message[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *BoxRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *BoxRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *BoxRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *BoxRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.BoxRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *BoxRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.BoxRequest", data)
}

// WriteWire is for generated code.
func (m *BoxRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Message) != 0 {
		p = w.Bytes(p, m.Message, 0x2a)
	}
	if len(m.Nonce) != 0 {
		p = w.Bytes(p, m.Nonce, 0x22)
	}
	if len(m.PublicKey) != 0 {
		p = w.Bytes(p, m.PublicKey, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *BoxRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.BoxRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.BoxRequest.handle")
			}
			m.Handle, p = value, next
			continue
		case 0x1a:
			value, next := r.Bytes(m.PublicKey, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.BoxRequest.public_key")
			}
			m.PublicKey, p = value, next
			continue
		case 0x22:
			value, next := r.Bytes(m.Nonce, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.BoxRequest.nonce")
			}
			m.Nonce, p = value, next
			continue
		case 0x2a:
			value, next := r.Bytes(m.Message, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.BoxRequest.message")
			}
			m.Message, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// BoxRequestColumns holds the fields of many messages, a slice each.
type BoxRequestColumns struct {
	Key       [][]byte
	Handle    []uint64
	PublicKey [][]byte
	Nonce     [][]byte
	Message   [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *BoxRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Handle) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.BoxRequest.handle", len(c.Handle), count)
	}
	if len(c.PublicKey) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.BoxRequest.public_key", len(c.PublicKey), count)
	}
	if len(c.Nonce) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.BoxRequest.nonce", len(c.Nonce), count)
	}
	if len(c.Message) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.BoxRequest.message", len(c.Message), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *BoxRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Handle = wire.Resize(c.Handle, count)
	c.PublicKey = wire.Resize(c.PublicKey, count)
	c.Nonce = wire.Resize(c.Nonce, count)
	c.Message = wire.Resize(c.Message, count)
}

// ToRows returns the messages one by one.
func (c *BoxRequestColumns) ToRows() []BoxRequest {
	rows := make([]BoxRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Handle = c.Handle[i]
		rows[i].PublicKey = c.PublicKey[i]
		rows[i].Nonce = c.Nonce[i]
		rows[i].Message = c.Message[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *BoxRequestColumns) FromRows(rows []BoxRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Handle[i] = row.Handle
		c.PublicKey[i] = row.PublicKey
		c.Nonce[i] = row.Nonce
		c.Message[i] = row.Message
	}
}

// SealedBoxRequest is shortwire.crypto.v1.SealedBoxRequest in the schema.
type SealedBoxRequest struct {
	PublicKey []byte
	Message   []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.SealedBoxRequest".
func (*SealedBoxRequest) FullName() string {
	return "shortwire.crypto.v1.SealedBoxRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *SealedBoxRequest) Reset() {
	*m = SealedBoxRequest{PublicKey: m.PublicKey[:0], Message: m.Message[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *SealedBoxRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *SealedBoxRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *SealedBoxRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *SealedBoxRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.SealedBoxRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *SealedBoxRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.SealedBoxRequest", data)
}

// WriteWire is for generated code.
func (m *SealedBoxRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Message) != 0 {
		p = w.Bytes(p, m.Message, 0x12)
	}
	if len(m.PublicKey) != 0 {
		p = w.Bytes(p, m.PublicKey, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *SealedBoxRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.PublicKey, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.SealedBoxRequest.public_key")
			}
			m.PublicKey, p = value, next
			continue
		case 0x12:
			value, next := r.Bytes(m.Message, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.SealedBoxRequest.message")
			}
			m.Message, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// SealedBoxRequestColumns holds the fields of many messages, a slice each.
type SealedBoxRequestColumns struct {
	PublicKey [][]byte
	Message   [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *SealedBoxRequestColumns) CheckColumns() (int, error) {
	count := len(c.PublicKey)
	if len(c.Message) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.SealedBoxRequest.message", len(c.Message), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *SealedBoxRequestColumns) ResizeColumns(count int) {
	c.PublicKey = wire.Resize(c.PublicKey, count)
	c.Message = wire.Resize(c.Message, count)
}

// ToRows returns the messages one by one.
func (c *SealedBoxRequestColumns) ToRows() []SealedBoxRequest {
	rows := make([]SealedBoxRequest, len(c.PublicKey))
	for i := range rows {
		rows[i].PublicKey = c.PublicKey[i]
		rows[i].Message = c.Message[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *SealedBoxRequestColumns) FromRows(rows []SealedBoxRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.PublicKey[i] = row.PublicKey
		c.Message[i] = row.Message
	}
}

// SeedRequest is shortwire.crypto.v1.SeedRequest in the schema.
type SeedRequest struct {
	Seed []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.SeedRequest".
func (*SeedRequest) FullName() string {
	return "shortwire.crypto.v1.SeedRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *SeedRequest) Reset() {
	*m = SeedRequest{Seed: m.Seed[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *SeedRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *SeedRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *SeedRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *SeedRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.SeedRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *SeedRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.SeedRequest", data)
}

// WriteWire is for generated code.
func (m *SeedRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Seed) != 0 {
		p = w.Bytes(p, m.Seed, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *SeedRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Seed, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.SeedRequest.seed")
			}
			m.Seed, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// SeedRequestColumns holds the fields of many messages, a slice each.
type SeedRequestColumns struct {
	Seed [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *SeedRequestColumns) CheckColumns() (int, error) {
	count := len(c.Seed)
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *SeedRequestColumns) ResizeColumns(count int) {
	c.Seed = wire.Resize(c.Seed, count)
}

// ToRows returns the messages one by one.
func (c *SeedRequestColumns) ToRows() []SeedRequest {
	rows := make([]SeedRequest, len(c.Seed))
	for i := range rows {
		rows[i].Seed = c.Seed[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *SeedRequestColumns) FromRows(rows []SeedRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Seed[i] = row.Seed
	}
}

// VerifyRequest is shortwire.crypto.v1.VerifyRequest in the schema.
type VerifyRequest struct {
	// The public key, or a handle of it.
	Key    []byte
	Handle uint64
	// 64 bytes; none for OpenCombined.
	Signature []byte
	Message   []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.VerifyRequest".
func (*VerifyRequest) FullName() string {
	return "shortwire.crypto.v1.VerifyRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *VerifyRequest) Reset() {
	*m = VerifyRequest{Key: m.Key[:0], Signature: m.Signature[:0], Message: m.Message[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *VerifyRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *VerifyRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *VerifyRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *VerifyRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.VerifyRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *VerifyRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.VerifyRequest", data)
}

// WriteWire is for generated code.
func (m *VerifyRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.Message) != 0 {
		p = w.Bytes(p, m.Message, 0x22)
	}
	if len(m.Signature) != 0 {
		p = w.Bytes(p, m.Signature, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *VerifyRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.VerifyRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.VerifyRequest.handle")
			}
			m.Handle, p = value, next
			continue
		case 0x1a:
			value, next := r.Bytes(m.Signature, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.VerifyRequest.signature")
			}
			m.Signature, p = value, next
			continue
		case 0x22:
			value, next := r.Bytes(m.Message, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.VerifyRequest.message")
			}
			m.Message, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// VerifyRequestColumns holds the fields of many messages, a slice each.
type VerifyRequestColumns struct {
	Key       [][]byte
	Handle    []uint64
	Signature [][]byte
	Message   [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *VerifyRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Handle) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.VerifyRequest.handle", len(c.Handle), count)
	}
	if len(c.Signature) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.VerifyRequest.signature", len(c.Signature), count)
	}
	if len(c.Message) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.VerifyRequest.message", len(c.Message), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *VerifyRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Handle = wire.Resize(c.Handle, count)
	c.Signature = wire.Resize(c.Signature, count)
	c.Message = wire.Resize(c.Message, count)
}

// ToRows returns the messages one by one.
func (c *VerifyRequestColumns) ToRows() []VerifyRequest {
	rows := make([]VerifyRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Handle = c.Handle[i]
		rows[i].Signature = c.Signature[i]
		rows[i].Message = c.Message[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *VerifyRequestColumns) FromRows(rows []VerifyRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Handle[i] = row.Handle
		c.Signature[i] = row.Signature
		c.Message[i] = row.Message
	}
}

// FromExchangeRequest is shortwire.crypto.v1.FromExchangeRequest in the schema.
type FromExchangeRequest struct {
	PublicKey  []byte
	IsNegative bool

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.FromExchangeRequest".
func (*FromExchangeRequest) FullName() string {
	return "shortwire.crypto.v1.FromExchangeRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *FromExchangeRequest) Reset() {
	*m = FromExchangeRequest{PublicKey: m.PublicKey[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *FromExchangeRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *FromExchangeRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *FromExchangeRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *FromExchangeRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.FromExchangeRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *FromExchangeRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.FromExchangeRequest", data)
}

// WriteWire is for generated code.
func (m *FromExchangeRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 6)
	if m.IsNegative {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, wire.Bool(m.IsNegative)), 0x10)
	}
	if len(m.PublicKey) != 0 {
		p = w.Bytes(p, m.PublicKey, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *FromExchangeRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.PublicKey, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.FromExchangeRequest.public_key")
			}
			m.PublicKey, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.FromExchangeRequest.is_negative")
			}
			m.IsNegative, p = value != 0, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// FromExchangeRequestColumns holds the fields of many messages, a slice each.
type FromExchangeRequestColumns struct {
	PublicKey  [][]byte
	IsNegative []bool
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *FromExchangeRequestColumns) CheckColumns() (int, error) {
	count := len(c.PublicKey)
	if len(c.IsNegative) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.FromExchangeRequest.is_negative", len(c.IsNegative), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *FromExchangeRequestColumns) ResizeColumns(count int) {
	c.PublicKey = wire.Resize(c.PublicKey, count)
	c.IsNegative = wire.Resize(c.IsNegative, count)
}

// ToRows returns the messages one by one.
func (c *FromExchangeRequestColumns) ToRows() []FromExchangeRequest {
	rows := make([]FromExchangeRequest, len(c.PublicKey))
	for i := range rows {
		rows[i].PublicKey = c.PublicKey[i]
		rows[i].IsNegative = c.IsNegative[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *FromExchangeRequestColumns) FromRows(rows []FromExchangeRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.PublicKey[i] = row.PublicKey
		c.IsNegative[i] = row.IsNegative
	}
}

// ExchangeRequest is shortwire.crypto.v1.ExchangeRequest in the schema.
type ExchangeRequest struct {
	// One's own private key, or its handle.
	Key       []byte
	Handle    uint64
	PublicKey []byte

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.ExchangeRequest".
func (*ExchangeRequest) FullName() string {
	return "shortwire.crypto.v1.ExchangeRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *ExchangeRequest) Reset() {
	*m = ExchangeRequest{Key: m.Key[:0], PublicKey: m.PublicKey[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *ExchangeRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *ExchangeRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *ExchangeRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *ExchangeRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.ExchangeRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *ExchangeRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.ExchangeRequest", data)
}

// WriteWire is for generated code.
func (m *ExchangeRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	if len(m.PublicKey) != 0 {
		p = w.Bytes(p, m.PublicKey, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *ExchangeRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.ExchangeRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.ExchangeRequest.handle")
			}
			m.Handle, p = value, next
			continue
		case 0x1a:
			value, next := r.Bytes(m.PublicKey, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.ExchangeRequest.public_key")
			}
			m.PublicKey, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// ExchangeRequestColumns holds the fields of many messages, a slice each.
type ExchangeRequestColumns struct {
	Key       [][]byte
	Handle    []uint64
	PublicKey [][]byte
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *ExchangeRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Handle) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.ExchangeRequest.handle", len(c.Handle), count)
	}
	if len(c.PublicKey) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.ExchangeRequest.public_key", len(c.PublicKey), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *ExchangeRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Handle = wire.Resize(c.Handle, count)
	c.PublicKey = wire.Resize(c.PublicKey, count)
}

// ToRows returns the messages one by one.
func (c *ExchangeRequestColumns) ToRows() []ExchangeRequest {
	rows := make([]ExchangeRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Handle = c.Handle[i]
		rows[i].PublicKey = c.PublicKey[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *ExchangeRequestColumns) FromRows(rows []ExchangeRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Handle[i] = row.Handle
		c.PublicKey[i] = row.PublicKey
	}
}

// XorRequest is shortwire.crypto.v1.XorRequest in the schema.
type XorRequest struct {
	Key       []byte
	Handle    uint64
	Nonce     []byte
	Message   []byte
	Algorithm StreamAlgorithm
	// The block of 64 bytes that the stream begins with.
	Counter uint64

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.XorRequest".
func (*XorRequest) FullName() string {
	return "shortwire.crypto.v1.XorRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *XorRequest) Reset() {
	*m = XorRequest{Key: m.Key[:0], Nonce: m.Nonce[:0], Message: m.Message[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *XorRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *XorRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *XorRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *XorRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.XorRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *XorRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.XorRequest", data)
}

// WriteWire is for generated code.
func (m *XorRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 30)
	if m.Counter != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Counter), 0x30)
	}
	if m.Algorithm != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Algorithm)), 0x28)
	}
	if len(m.Message) != 0 {
		p = w.Bytes(p, m.Message, 0x22)
	}
	if len(m.Nonce) != 0 {
		p = w.Bytes(p, m.Nonce, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *XorRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.XorRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.XorRequest.handle")
			}
			m.Handle, p = value, next
			continue
		case 0x1a:
			value, next := r.Bytes(m.Nonce, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.XorRequest.nonce")
			}
			m.Nonce, p = value, next
			continue
		case 0x22:
			value, next := r.Bytes(m.Message, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.XorRequest.message")
			}
			m.Message, p = value, next
			continue
		case 0x28:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.XorRequest.algorithm")
			}
			m.Algorithm, p = StreamAlgorithm(value), next
			continue
		case 0x30:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.XorRequest.counter")
			}
			m.Counter, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// XorRequestColumns holds the fields of many messages, a slice each.
type XorRequestColumns struct {
	Key       [][]byte
	Handle    []uint64
	Nonce     [][]byte
	Message   [][]byte
	Algorithm []StreamAlgorithm
	Counter   []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *XorRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Handle) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.XorRequest.handle", len(c.Handle), count)
	}
	if len(c.Nonce) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.XorRequest.nonce", len(c.Nonce), count)
	}
	if len(c.Message) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.XorRequest.message", len(c.Message), count)
	}
	if len(c.Algorithm) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.XorRequest.algorithm", len(c.Algorithm), count)
	}
	if len(c.Counter) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.XorRequest.counter", len(c.Counter), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *XorRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Handle = wire.Resize(c.Handle, count)
	c.Nonce = wire.Resize(c.Nonce, count)
	c.Message = wire.Resize(c.Message, count)
	c.Algorithm = wire.Resize(c.Algorithm, count)
	c.Counter = wire.Resize(c.Counter, count)
}

// ToRows returns the messages one by one.
func (c *XorRequestColumns) ToRows() []XorRequest {
	rows := make([]XorRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Handle = c.Handle[i]
		rows[i].Nonce = c.Nonce[i]
		rows[i].Message = c.Message[i]
		rows[i].Algorithm = c.Algorithm[i]
		rows[i].Counter = c.Counter[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *XorRequestColumns) FromRows(rows []XorRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Handle[i] = row.Handle
		c.Nonce[i] = row.Nonce
		c.Message[i] = row.Message
		c.Algorithm[i] = row.Algorithm
		c.Counter[i] = row.Counter
	}
}

// KeyStreamRequest is shortwire.crypto.v1.KeyStreamRequest in the schema.
type KeyStreamRequest struct {
	Key       []byte
	Handle    uint64
	Nonce     []byte
	Algorithm StreamAlgorithm
	Counter   uint64
	Size      uint64

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.KeyStreamRequest".
func (*KeyStreamRequest) FullName() string {
	return "shortwire.crypto.v1.KeyStreamRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *KeyStreamRequest) Reset() {
	*m = KeyStreamRequest{Key: m.Key[:0], Nonce: m.Nonce[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *KeyStreamRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *KeyStreamRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *KeyStreamRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *KeyStreamRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.KeyStreamRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *KeyStreamRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.KeyStreamRequest", data)
}

// WriteWire is for generated code.
func (m *KeyStreamRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 45)
	if m.Size != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Size), 0x30)
	}
	if m.Counter != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Counter), 0x28)
	}
	if m.Algorithm != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Algorithm)), 0x20)
	}
	if len(m.Nonce) != 0 {
		p = w.Bytes(p, m.Nonce, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *KeyStreamRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.KeyStreamRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.KeyStreamRequest.handle")
			}
			m.Handle, p = value, next
			continue
		case 0x1a:
			value, next := r.Bytes(m.Nonce, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.KeyStreamRequest.nonce")
			}
			m.Nonce, p = value, next
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.KeyStreamRequest.algorithm")
			}
			m.Algorithm, p = StreamAlgorithm(value), next
			continue
		case 0x28:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.KeyStreamRequest.counter")
			}
			m.Counter, p = value, next
			continue
		case 0x30:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.KeyStreamRequest.size")
			}
			m.Size, p = value, next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// KeyStreamRequestColumns holds the fields of many messages, a slice each.
type KeyStreamRequestColumns struct {
	Key       [][]byte
	Handle    []uint64
	Nonce     [][]byte
	Algorithm []StreamAlgorithm
	Counter   []uint64
	Size      []uint64
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *KeyStreamRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Handle) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.KeyStreamRequest.handle", len(c.Handle), count)
	}
	if len(c.Nonce) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.KeyStreamRequest.nonce", len(c.Nonce), count)
	}
	if len(c.Algorithm) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.KeyStreamRequest.algorithm", len(c.Algorithm), count)
	}
	if len(c.Counter) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.KeyStreamRequest.counter", len(c.Counter), count)
	}
	if len(c.Size) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.KeyStreamRequest.size", len(c.Size), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *KeyStreamRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Handle = wire.Resize(c.Handle, count)
	c.Nonce = wire.Resize(c.Nonce, count)
	c.Algorithm = wire.Resize(c.Algorithm, count)
	c.Counter = wire.Resize(c.Counter, count)
	c.Size = wire.Resize(c.Size, count)
}

// ToRows returns the messages one by one.
func (c *KeyStreamRequestColumns) ToRows() []KeyStreamRequest {
	rows := make([]KeyStreamRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Handle = c.Handle[i]
		rows[i].Nonce = c.Nonce[i]
		rows[i].Algorithm = c.Algorithm[i]
		rows[i].Counter = c.Counter[i]
		rows[i].Size = c.Size[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *KeyStreamRequestColumns) FromRows(rows []KeyStreamRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Handle[i] = row.Handle
		c.Nonce[i] = row.Nonce
		c.Algorithm[i] = row.Algorithm
		c.Counter[i] = row.Counter
		c.Size[i] = row.Size
	}
}

// DeriveRequest is shortwire.crypto.v1.DeriveRequest in the schema.
type DeriveRequest struct {
	Key    []byte
	Handle uint64
	// 16 bytes.
	Input []byte
	// XChaCha20 (HChaCha20) or XSalsa20 (HSalsa20).
	Algorithm StreamAlgorithm

	unknown []byte
}

// FullName returns "shortwire.crypto.v1.DeriveRequest".
func (*DeriveRequest) FullName() string {
	return "shortwire.crypto.v1.DeriveRequest"
}

// Reset empties m. Lists, maps and bytes keep their memory for what is read next.
func (m *DeriveRequest) Reset() {
	*m = DeriveRequest{Key: m.Key[:0], Input: m.Input[:0], unknown: m.unknown[:0]}
}

// UnknownFields returns the fields that were read and that the schema does not name, in wire format. They are written
// again after all others.
func (m *DeriveRequest) UnknownFields() []byte {
	return m.unknown
}

// SetUnknownFields replaces them. fields is kept, and must be in wire format.
func (m *DeriveRequest) SetUnknownFields(fields []byte) {
	m.unknown = fields
}

// MarshalBinary returns m in protobuf wire format.
func (m *DeriveRequest) MarshalBinary() ([]byte, error) {
	return m.AppendBinary(nil)
}

// AppendBinary appends m in protobuf wire format to dst.
func (m *DeriveRequest) AppendBinary(dst []byte) ([]byte, error) {
	w, p := wire.BeginAppend()
	return wire.EndAppend(w, m.WriteWire(w, p), "shortwire.crypto.v1.DeriveRequest", dst)
}

// UnmarshalBinary reads m, which is emptied before, from protobuf wire format.
func (m *DeriveRequest) UnmarshalBinary(data []byte) error {
	return wire.Unmarshal(m, "shortwire.crypto.v1.DeriveRequest", data)
}

// WriteWire is for generated code.
func (m *DeriveRequest) WriteWire(w *wire.Writer, p int) int {
	if len(m.unknown) != 0 {
		p = w.Raw(p, m.unknown)
	}
	p = w.Reserve(p, 15)
	if m.Algorithm != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, uint64(m.Algorithm)), 0x20)
	}
	if len(m.Input) != 0 {
		p = w.Bytes(p, m.Input, 0x1a)
	}
	p = w.Reserve(p, 15)
	if m.Handle != 0 {
		p = wire.PutTag(w.Buf(), wire.PutVarint(w.Buf(), p, m.Handle), 0x10)
	}
	if len(m.Key) != 0 {
		p = w.Bytes(p, m.Key, 0x0a)
	}
	return p
}

// ReadWire is for generated code.
func (m *DeriveRequest) ReadWire(r *wire.Reader, p, end int) int {
	for p < end {
		start := p
		var tag uint32
		if tag, p = r.Tag(p, end); p < 0 {
			return -1
		}
		switch tag {
		case 0x0a:
			value, next := r.Bytes(m.Key, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.DeriveRequest.key")
			}
			m.Key, p = value, next
			continue
		case 0x10:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.DeriveRequest.handle")
			}
			m.Handle, p = value, next
			continue
		case 0x1a:
			value, next := r.Bytes(m.Input, p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.DeriveRequest.input")
			}
			m.Input, p = value, next
			continue
		case 0x20:
			value, next := r.Varint(p, end)
			if next < 0 {
				return r.In("shortwire.crypto.v1.DeriveRequest.algorithm")
			}
			m.Algorithm, p = StreamAlgorithm(value), next
			continue
		}
		if p = r.Unknown(&m.unknown, start, p, end, tag); p < 0 {
			return -1
		}
	}
	return p
}

// DeriveRequestColumns holds the fields of many messages, a slice each.
type DeriveRequestColumns struct {
	Key       [][]byte
	Handle    []uint64
	Input     [][]byte
	Algorithm []StreamAlgorithm
}

// CheckColumns returns how many messages there are. All slices must be as long as the first.
func (c *DeriveRequestColumns) CheckColumns() (int, error) {
	count := len(c.Key)
	if len(c.Handle) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.DeriveRequest.handle", len(c.Handle), count)
	}
	if len(c.Input) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.DeriveRequest.input", len(c.Input), count)
	}
	if len(c.Algorithm) != count {
		return 0, wire.UnequalColumns("shortwire.crypto.v1.DeriveRequest.algorithm", len(c.Algorithm), count)
	}
	return count, nil
}

// ResizeColumns makes room for count messages, in the memory that is there if it is enough.
func (c *DeriveRequestColumns) ResizeColumns(count int) {
	c.Key = wire.Resize(c.Key, count)
	c.Handle = wire.Resize(c.Handle, count)
	c.Input = wire.Resize(c.Input, count)
	c.Algorithm = wire.Resize(c.Algorithm, count)
}

// ToRows returns the messages one by one.
func (c *DeriveRequestColumns) ToRows() []DeriveRequest {
	rows := make([]DeriveRequest, len(c.Key))
	for i := range rows {
		rows[i].Key = c.Key[i]
		rows[i].Handle = c.Handle[i]
		rows[i].Input = c.Input[i]
		rows[i].Algorithm = c.Algorithm[i]
	}
	return rows
}

// FromRows takes the messages' fields.
func (c *DeriveRequestColumns) FromRows(rows []DeriveRequest) {
	c.ResizeColumns(len(rows))
	for i := range rows {
		row := &rows[i]
		c.Key[i] = row.Key
		c.Handle[i] = row.Handle
		c.Input[i] = row.Input
		c.Algorithm[i] = row.Algorithm
	}
}
