package crypto

import (
	"runtime"

	cryptov1 "github.com/shortwire/shortwire/hosts/go/internal/gen/shortwire/crypto/v1"
)

// HazmatStream is hazardous material: a stream cipher by itself, for protocols that need it raw.
//
// It hides a message and does not protect it: whoever changes the encrypted bytes changes the message in the same places, and
// nobody notices. A nonce used twice with a key gives both messages away. Use [SecretBox] or [AEAD] unless a protocol says
// otherwise.
type HazmatStream int32

// The ciphers, and the bytes of their nonces.
const (
	HazmatXChaCha20        = HazmatStream(cryptov1.StreamAlgorithmXchacha20)        // 24
	HazmatChaCha20         = HazmatStream(cryptov1.StreamAlgorithmChacha20)         // 12, a counter of 32 bits
	HazmatChaCha20Original = HazmatStream(cryptov1.StreamAlgorithmChacha20Original) // 8, a counter of 64 bits
	HazmatXSalsa20         = HazmatStream(cryptov1.StreamAlgorithmXsalsa20)         // 24
	HazmatSalsa20          = HazmatStream(cryptov1.StreamAlgorithmSalsa20)          // 8
	HazmatChaCha12         = HazmatStream(cryptov1.StreamAlgorithmChacha12)         // 12
	HazmatChaCha8          = HazmatStream(cryptov1.StreamAlgorithmChacha8)          // 12
)

// XOR appends the message XORed with the key stream, from a block of 64 bytes on, to dst: it encrypts and decrypts. In place,
// with message[:0] for dst, nothing moves.
func (c HazmatStream) XOR(dst []byte, key *Key, nonce []byte, counter uint64, message []byte) ([]byte, error) {
	dst, behind := room(dst, len(message))
	request := cryptov1.XorRequest{
		Handle: key.handle, Nonce: nonce, Counter: counter, Message: message, Algorithm: cryptov1.StreamAlgorithm(c),
	}
	written, err := key.services.stream.XorTo(background, &request, behind)
	runtime.KeepAlive(key)
	return ended(dst, written, err)
}
