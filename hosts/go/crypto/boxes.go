package crypto

import (
	"runtime"

	cryptov1 "github.com/shortwire/shortwire/hosts/go/internal/gen/shortwire/crypto/v1"
)

// Sizes of boxes in bytes.
const (
	// KeySize is that of all keys for ciphers and curves.
	KeySize = 32
	// NonceSize is that of a secret box.
	NonceSize = 24
	// TagSize is how much longer than its message a box of Seal is.
	TagSize = 16
	// Overhead is the same of Encrypt.
	Overhead = NonceSize + TagSize
	// SealedBoxOverhead is the same of EncryptTo.
	SealedBoxOverhead = 48
)

// SecretBox encrypts with a key of 32 bytes that two parties share: NaCl's crypto_secretbox.
type SecretBox struct{ key *Key }

// NewSecretBox returns the box of a key, which it copies into the library.
func NewSecretBox(key []byte) (*SecretBox, error) { return boxOf(NewKey(key)) }

// GenerateSecretBox returns the box of a new key, which nobody has seen.
func GenerateSecretBox() (*SecretBox, error) { return boxOf(GenerateKey()) }

// NewBox returns the box of one's own private key and a peer's public one, NaCl's crypto_box: the key they share is computed
// once, here. A public key of low order is INVALID_ARGUMENT.
func NewBox(privateKey, publicKey []byte) (*SecretBox, error) {
	s, err := current()
	if err != nil {
		return nil, err
	}
	reply, err := s.box.PrecomputeHandle(background, &cryptov1.BoxRequest{Key: privateKey, PublicKey: publicKey})
	if err != nil {
		return nil, err
	}
	return boxOf(newKey(s, reply.Handle), nil)
}

func boxOf(key *Key, err error) (*SecretBox, error) {
	if err != nil {
		return nil, err
	}
	return &SecretBox{key}, nil
}

// Key returns its key.
func (b *SecretBox) Key() *Key { return b.key }

// Close clears its key. The error is always nil.
func (b *SecretBox) Close() error { return b.key.Close() }

// Encrypt appends a random nonce, the tag and the encrypted message to dst. Nothing moves if the message lies Overhead bytes behind
// the end of dst.
func (b *SecretBox) Encrypt(dst, message []byte) ([]byte, error) {
	dst, behind := room(dst, len(message)+Overhead)
	request := cryptov1.KeyedRequest{Handle: b.key.handle, Message: message}
	written, err := b.key.services.secretBox.EncryptTo(background, &request, behind)
	runtime.KeepAlive(b)
	return ended(dst, written, err)
}

// Decrypt appends what Encrypt was given to dst. The error is ErrNotAuthentic if it was changed.
func (b *SecretBox) Decrypt(dst, box []byte) ([]byte, error) {
	dst, behind := room(dst, len(box)-Overhead)
	request := cryptov1.KeyedRequest{Handle: b.key.handle, Message: box}
	written, err := b.key.services.secretBox.DecryptTo(background, &request, behind)
	runtime.KeepAlive(b)
	return ended(dst, written, err)
}

// Seal appends the tag and the encrypted message to dst. The nonce has 24 bytes and must never be used again with the key: that
// gives both messages away.
func (b *SecretBox) Seal(dst, nonce, message []byte) ([]byte, error) {
	dst, behind := room(dst, len(message)+TagSize)
	request := cryptov1.NonceRequest{Handle: b.key.handle, Nonce: nonce, Message: message}
	written, err := b.key.services.secretBox.SealTo(background, &request, behind)
	runtime.KeepAlive(b)
	return ended(dst, written, err)
}

// Unseal appends what Seal was given to dst.
func (b *SecretBox) Unseal(dst, nonce, box []byte) ([]byte, error) {
	dst, behind := room(dst, len(box)-TagSize)
	request := cryptov1.NonceRequest{Handle: b.key.handle, Nonce: nonce, Message: box}
	written, err := b.key.services.secretBox.UnsealTo(background, &request, behind)
	runtime.KeepAlive(b)
	return ended(dst, written, err)
}

// EncryptMany encrypts many messages in one call.
func (b *SecretBox) EncryptMany(messages [][]byte) ([][]byte, error) {
	requests := make([]cryptov1.KeyedRequest, len(messages))
	for i, message := range messages {
		requests[i].Handle, requests[i].Message = b.key.handle, message
	}
	replies, err := b.key.services.secretBox.EncryptMany(background, requests, nil)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, err
	}
	return values(replies), nil
}

func values(replies []cryptov1.Bytes) [][]byte {
	all := make([][]byte, len(replies))
	for i := range replies {
		all[i] = replies[i].Value
	}
	return all
}

// KeyPair is a private key and its public key, 32 bytes each.
type KeyPair struct{ Private, Public []byte }

// GenerateKeyPair makes a key pair of X25519, for boxes and for [Exchange].
func GenerateKeyPair() (*KeyPair, error) {
	s, err := current()
	if err != nil {
		return nil, err
	}
	pair, err := s.exchange.Generate(background, &cryptov1.Empty{})
	if err != nil {
		return nil, err
	}
	return &KeyPair{pair.PrivateKey, pair.PublicKey}, nil
}

// NewKeyPair returns the key pair of a private key.
func NewKeyPair(privateKey []byte) (*KeyPair, error) {
	s, err := current()
	if err != nil {
		return nil, err
	}
	reply, err := s.exchange.PublicKey(background, &cryptov1.KeyedRequest{Key: privateKey})
	if err != nil {
		return nil, err
	}
	return &KeyPair{privateKey, reply.Value}, nil
}

// EncryptTo appends a sealed box for the owner of a public key to dst, by somebody who stays unknown. The
// message may not lie in the capacity of dst.
func EncryptTo(dst, publicKey, message []byte) ([]byte, error) {
	s, err := current()
	if err != nil {
		return nil, err
	}
	dst, behind := room(dst, len(message)+SealedBoxOverhead)
	written, err := s.sealedBox.SealTo(background, &cryptov1.SealedBoxRequest{PublicKey: publicKey, Message: message}, behind)
	return ended(dst, written, err)
}

// DecryptFrom appends what EncryptTo was given to dst, in whose capacity the box may not lie.
func DecryptFrom(dst, privateKey, box []byte) ([]byte, error) {
	s, err := current()
	if err != nil {
		return nil, err
	}
	dst, behind := room(dst, len(box)-SealedBoxOverhead)
	written, err := s.sealedBox.UnsealTo(background, &cryptov1.KeyedRequest{Key: privateKey, Message: box}, behind)
	return ended(dst, written, err)
}
