package crypto

import (
	"runtime"
	"sync/atomic"

	cryptov1 "github.com/shortwire/shortwire/hosts/go/internal/gen/shortwire/crypto/v1"
)

// Key is a key in the library, which clears it when it is closed, or collected.
type Key struct {
	services *services
	handle   uint64
	closed   atomic.Bool
	cleanup  runtime.Cleanup
}

// NewKey copies a key into the library. Clear your own copy.
func NewKey(key []byte) (*Key, error) { return store(key, cryptov1.KeyKindUnspecified) }

// GenerateKey makes a key of 32 random bytes that nobody has seen.
func GenerateKey() (*Key, error) { return generate(cryptov1.KeyKindUnspecified) }

func store(key []byte, kind cryptov1.KeyKind) (*Key, error) {
	s, err := current()
	if err != nil {
		return nil, err
	}
	var reply cryptov1.KeyHandle
	if err := s.keys.StoreInto(background, &cryptov1.StoreKeyRequest{Key: key, Kind: kind}, &reply); err != nil {
		return nil, err
	}
	return newKey(s, reply.Handle), nil
}

func generate(kind cryptov1.KeyKind) (*Key, error) {
	s, err := current()
	if err != nil {
		return nil, err
	}
	reply, err := s.keys.Generate(background, &cryptov1.GenerateKeyRequest{Kind: kind})
	if err != nil {
		return nil, err
	}
	return newKey(s, reply.Handle), nil
}

func newKey(s *services, handle uint64) *Key {
	key := &Key{services: s, handle: handle}
	key.cleanup = runtime.AddCleanup(key, func(handle uint64) { discard(s, handle) }, handle)
	return key
}

func discard(s *services, handle uint64) {
	// A library that was closed has cleared its keys.
	_, _ = s.keys.Discard(background, &cryptov1.KeyHandle{Handle: handle})
}

// Reveal returns its bytes, of a signing key its seed.
func (k *Key) Reveal() ([]byte, error) {
	reply, err := k.services.keys.Reveal(background, &cryptov1.KeyHandle{Handle: k.handle})
	runtime.KeepAlive(k)
	if err != nil {
		return nil, err
	}
	return reply.Value, nil
}

// Close clears it, once calls that use it are done; later ones fail with FAILED_PRECONDITION. Closing again does nothing. The
// error is always nil.
func (k *Key) Close() error {
	if !k.closed.Swap(true) {
		k.cleanup.Stop()
		discard(k.services, k.handle)
	}
	return nil
}
