package crypto

import (
	"runtime"

	cryptov1 "github.com/shortwire/shortwire/hosts/go/internal/gen/shortwire/crypto/v1"
)

// SignatureSize is that of Ed25519 in bytes.
const SignatureSize = 64

// SigningKey makes Ed25519 signatures (RFC 8032).
type SigningKey struct{ key *Key }

// NewSigningKey returns the key of a seed of 32 bytes.
func NewSigningKey(seed []byte) (*SigningKey, error) {
	key, err := store(seed, cryptov1.KeyKindSigning)
	if err != nil {
		return nil, err
	}
	return &SigningKey{key}, nil
}

// GenerateSigningKey makes a key that nobody has seen.
func GenerateSigningKey() (*SigningKey, error) {
	key, err := generate(cryptov1.KeyKindSigning)
	if err != nil {
		return nil, err
	}
	return &SigningKey{key}, nil
}

// Key returns what it signs with.
func (k *SigningKey) Key() *Key { return k.key }

// Close clears the key. The error is always nil.
func (k *SigningKey) Close() error { return k.key.Close() }

// Public returns the public key, of 32 bytes.
func (k *SigningKey) Public() ([]byte, error) {
	reply, err := k.key.services.sign.PublicKey(background, &cryptov1.KeyedRequest{Handle: k.key.handle})
	runtime.KeepAlive(k)
	if err != nil {
		return nil, err
	}
	return reply.Value, nil
}

// Sign appends the signature of a message, 64 bytes, to dst.
func (k *SigningKey) Sign(dst, message []byte) ([]byte, error) {
	dst, behind := room(dst, SignatureSize)
	written, err := k.key.services.sign.SignTo(background, &cryptov1.KeyedRequest{Handle: k.key.handle, Message: message}, behind)
	runtime.KeepAlive(k)
	return ended(dst, written, err)
}

// VerifyKey checks Ed25519 signatures.
type VerifyKey struct{ key *Key }

// NewVerifyKey returns the key of a public key of 32 bytes.
func NewVerifyKey(publicKey []byte) (*VerifyKey, error) {
	key, err := store(publicKey, cryptov1.KeyKindVerifying)
	if err != nil {
		return nil, err
	}
	return &VerifyKey{key}, nil
}

// Close gives the key up. The error is always nil.
func (k *VerifyKey) Close() error { return k.key.Close() }

// Verify returns nil if the signature is the message's, else ErrNotAuthentic. Keys and signatures that are not canonical, or of
// low order, are not authentic.
func (k *VerifyKey) Verify(message, signature []byte) error {
	request := cryptov1.VerifyRequest{Handle: k.key.handle, Message: message, Signature: signature}
	var reply cryptov1.Empty
	err := k.key.services.sign.VerifyInto(background, &request, &reply)
	runtime.KeepAlive(k)
	return explained(err)
}

// Exchange returns the secret of 32 bytes that two key pairs of X25519 share (RFC 7748). Hash it before it is used as a key:
// [HKDF]. A public key of low order is INVALID_ARGUMENT.
func Exchange(privateKey, publicKey []byte) ([]byte, error) {
	s, err := current()
	if err != nil {
		return nil, err
	}
	reply, err := s.exchange.Shared(background, &cryptov1.ExchangeRequest{Key: privateKey, PublicKey: publicKey})
	if err != nil {
		return nil, err
	}
	return reply.Value, nil
}
