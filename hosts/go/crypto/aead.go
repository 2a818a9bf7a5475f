package crypto

import (
	"crypto/cipher"
	"fmt"
	"runtime"

	cryptov1 "github.com/shortwire/shortwire/hosts/go/internal/gen/shortwire/crypto/v1"
)

// AEAD encrypts with a key of 32 bytes, and authenticates data beside the message. It is a [cipher.AEAD]. A nonce must never be
// used twice with a key.
type AEAD struct {
	key       *Key
	algorithm cryptov1.AeadAlgorithm
	nonceSize int
}

var _ cipher.AEAD = (*AEAD)(nil)

// NewXChaCha20Poly1305 returns the cipher whose nonces of 24 bytes may be random.
func NewXChaCha20Poly1305(key *Key) *AEAD {
	return &AEAD{key, cryptov1.AeadAlgorithmXchacha20Poly1305, 24}
}

// NewChaCha20Poly1305 returns the cipher of RFC 8439, whose nonces of 12 bytes are too short to be random: count them.
func NewChaCha20Poly1305(key *Key) *AEAD {
	return &AEAD{key, cryptov1.AeadAlgorithmChacha20Poly1305, 12}
}

// NonceSize returns the bytes of a nonce.
func (a *AEAD) NonceSize() int { return a.nonceSize }

// Overhead returns how much longer than its message a sealed one is.
func (a *AEAD) Overhead() int { return TagSize }

// Seal appends the encrypted plaintext and the tag to dst. It panics if the nonce has a wrong length, or the key was closed.
func (a *AEAD) Seal(dst, nonce, plaintext, additionalData []byte) []byte {
	dst, behind := room(dst, len(plaintext)+TagSize)
	request := a.request(nonce, plaintext, additionalData)
	written, err := a.key.services.aead.SealTo(background, &request, behind)
	runtime.KeepAlive(a)
	if err != nil {
		panic(fmt.Sprintf("crypto: %v", err))
	}
	return dst[:len(dst)+len(written)]
}

// Open appends what Seal was given to dst. The error is ErrNotAuthentic if anything of it, or the additional data, is another.
func (a *AEAD) Open(dst, nonce, ciphertext, additionalData []byte) ([]byte, error) {
	dst, behind := room(dst, len(ciphertext)-TagSize)
	request := a.request(nonce, ciphertext, additionalData)
	written, err := a.key.services.aead.UnsealTo(background, &request, behind)
	runtime.KeepAlive(a)
	return ended(dst, written, err)
}

func (a *AEAD) request(nonce, message, additionalData []byte) cryptov1.AeadRequest {
	return cryptov1.AeadRequest{
		Handle: a.key.handle, Nonce: nonce, Message: message, AssociatedData: additionalData, Algorithm: a.algorithm,
	}
}
