package crypto

import (
	"io"
	"runtime"

	cryptov1 "github.com/shortwire/shortwire/hosts/go/internal/gen/shortwire/crypto/v1"
)

// Algorithm is a hash, or HMAC with it.
type Algorithm int32

// The algorithms, and the bytes of their digests.
const (
	SHA256     = Algorithm(cryptov1.HashAlgorithmSha256)     // 32
	SHA512     = Algorithm(cryptov1.HashAlgorithmSha512)     // 64
	HMACSHA256 = Algorithm(cryptov1.HashAlgorithmHmacSha256) // 32
	HMACSHA512 = Algorithm(cryptov1.HashAlgorithmHmacSha512) // 64
	BLAKE2b    = Algorithm(cryptov1.HashAlgorithmBlake2b)    // 64
)

// Sum256 returns the SHA-256 of a message.
func Sum256(message []byte) (digest [32]byte, err error) {
	s, err := current()
	if err == nil {
		_, err = s.hash.Sha256To(background, &cryptov1.Bytes{Value: message}, digest[:])
	}
	return digest, err
}

// Sum512 returns the SHA-512 of a message.
func Sum512(message []byte) (digest [64]byte, err error) {
	s, err := current()
	if err == nil {
		_, err = s.hash.Sha512To(background, &cryptov1.Bytes{Value: message}, digest[:])
	}
	return digest, err
}

// Sum256Many returns the SHA-256 of many messages, which are hashed side by side.
func Sum256Many(messages [][]byte) ([][]byte, error) {
	s, err := current()
	if err != nil {
		return nil, err
	}
	requests := make([]cryptov1.Bytes, len(messages))
	for i, message := range messages {
		requests[i].Value = message
	}
	replies, err := s.hash.Sha256Many(background, requests, nil)
	if err != nil {
		return nil, err
	}
	return values(replies), nil
}

// Blake2b is what BLAKE2b (RFC 7693) takes beside a message.
type Blake2b struct {
	// Size is that of the digest, 1 to 64 bytes; 0 is 64.
	Size int
	// Key has up to 64 bytes, and makes it a MAC.
	Key []byte
	// Salt and Personalisation have up to 16 bytes each.
	Salt, Personalisation []byte
}

// Sum appends the digest of a message to dst.
func (b *Blake2b) Sum(dst, message []byte) ([]byte, error) {
	s, err := current()
	if err != nil {
		return nil, err
	}
	dst, behind := room(dst, 64)
	request := cryptov1.Blake2bRequest{
		Message: message, Length: uint32(b.Size), Key: b.Key, Salt: b.Salt, Personalisation: b.Personalisation,
	}
	written, err := s.hash.Blake2bTo(background, &request, behind)
	return ended(dst, written, err)
}

// HMAC appends the tag of a message to dst: HMACSHA256 or HMACSHA512 (RFC 2104).
func HMAC(algorithm Algorithm, dst, key, message []byte) ([]byte, error) {
	s, err := current()
	if err != nil {
		return nil, err
	}
	dst, behind := room(dst, 64)
	request := cryptov1.MacRequest{Key: key, Message: message, Algorithm: mac(algorithm)}
	written, err := s.mac.TagTo(background, &request, behind)
	return ended(dst, written, err)
}

// VerifyHMAC returns nil if the tag is the message's, else ErrNotAuthentic. Takes the same time wherever they differ.
func VerifyHMAC(algorithm Algorithm, key, message, tag []byte) error {
	s, err := current()
	if err != nil {
		return err
	}
	request := cryptov1.VerifyMacRequest{Key: key, Message: message, Tag: tag, Algorithm: mac(algorithm)}
	_, err = s.mac.Verify(background, &request)
	return explained(err)
}

// mac is the number of HMAC among MACs.
func mac(algorithm Algorithm) cryptov1.MacAlgorithm {
	return cryptov1.MacAlgorithm(algorithm - HMACSHA256)
}

// Hasher is a hash of what comes in pieces: an [io.Writer]. One goroutine at a time uses it.
type Hasher struct {
	services *services
	stream   uint64
	cleanup  runtime.Cleanup
}

var _ io.WriteCloser = (*Hasher)(nil)

// NewHasher starts a hash, or HMAC with a key.
func NewHasher(algorithm Algorithm, key []byte) (*Hasher, error) {
	s, err := current()
	if err != nil {
		return nil, err
	}
	request := cryptov1.StartHashRequest{Algorithm: cryptov1.HashAlgorithm(algorithm), Key: key}
	reply, err := s.hash.Start(background, &request)
	if err != nil {
		return nil, err
	}
	h := &Hasher{services: s, stream: reply.Stream}
	h.cleanup = runtime.AddCleanup(h, func(stream uint64) {
		_, _ = s.hash.Discard(background, &cryptov1.HashHandle{Stream: stream})
	}, reply.Stream)
	return h, nil
}

// Write adds a piece.
func (h *Hasher) Write(data []byte) (int, error) {
	var reply cryptov1.Empty
	err := h.services.hash.UpdateInto(background, &cryptov1.UpdateHashRequest{Stream: h.stream, Data: data}, &reply)
	runtime.KeepAlive(h)
	if err != nil {
		return 0, err
	}
	return len(data), nil
}

// Digest appends the digest, or tag, to dst. It ends the hash: what follows is FAILED_PRECONDITION.
func (h *Hasher) Digest(dst []byte) ([]byte, error) {
	dst, behind := room(dst, 64)
	written, err := h.services.hash.FinishTo(background, &cryptov1.HashHandle{Stream: h.stream}, behind)
	h.cleanup.Stop()
	runtime.KeepAlive(h)
	return ended(dst, written, err)
}

// Close gives the hash up, unless it has ended. The error is always nil.
func (h *Hasher) Close() error {
	h.cleanup.Stop()
	_, _ = h.services.hash.Discard(background, &cryptov1.HashHandle{Stream: h.stream})
	return nil
}
