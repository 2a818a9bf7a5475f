// Package crypto has NaCl's boxes, authenticated encryption, signatures, key exchange, hashes and key derivation of
// Shortwire's crypto library, with kernels assembled for the processor they run on.
//
//	box, err := crypto.GenerateSecretBox()
//	if err != nil {
//		return err
//	}
//	defer box.Close()
//	sealed, err := box.Encrypt(nil, message)
//
// Keys stay in the library, which clears them when they are closed or collected. What is not authentic is
// [ErrNotAuthentic], and nothing of it is released; a wrong length is an error of [shortwire.InvalidArgument]. Functions with
// dst append to it, as append does: with capacity enough they allocate nothing, and the library writes straight to it. Their
// message may lie in that capacity. Any number of goroutines may use a key.
package crypto

import (
	"context"
	"errors"
	"os"
	"slices"
	"sync/atomic"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	cryptov1 "github.com/shortwire/shortwire/hosts/go/internal/gen/shortwire/crypto/v1"
)

// ErrNotAuthentic is what errors are for errors.Is if a box, a tag or a signature is not what its key made, or was changed since.
var ErrNotAuthentic = errors.New("it is not authentic")

// notAuthentic is an error of the library that is ErrNotAuthentic too.
type notAuthentic struct{ told *shortwire.Error }

func (e notAuthentic) Error() string        { return e.told.Error() }
func (e notAuthentic) Is(target error) bool { return target == ErrNotAuthentic }
func (e notAuthentic) Unwrap() error        { return e.told }

// services are those of an open library, on one instance: a key is there for all of them.
type services struct {
	library    *shortwire.Library
	keys       *cryptov1.Keys
	secretBox  *cryptov1.SecretBox
	box        *cryptov1.Box
	sealedBox  *cryptov1.SealedBox
	aead       *cryptov1.Aead
	sign       *cryptov1.Sign
	exchange   *cryptov1.Exchange
	hash       *cryptov1.Hash
	mac        *cryptov1.Mac
	kdf        *cryptov1.Kdf
	stream     *cryptov1.Stream
	encoding   *cryptov1.Encoding
	random     *cryptov1.Random
	comparison *cryptov1.Compare
}

var opened atomic.Pointer[services]

// Use has the library at path called from now on, by whatever is made later. Without it, the first use opens the file that
// SHORTWIRE_CRYPTO_LIBRARY names, or else libshortwire_crypto.so where the dynamic linker looks.
func Use(path string) error {
	s, err := open(path)
	if err == nil {
		opened.Store(s)
	}
	return err
}

func current() (*services, error) {
	if s := opened.Load(); s != nil {
		return s, nil
	}
	path := os.Getenv("SHORTWIRE_CRYPTO_LIBRARY")
	if path == "" {
		path = "libshortwire_crypto.so"
	}
	s, err := open(path)
	if err != nil {
		return nil, err
	}
	if !opened.CompareAndSwap(nil, s) {
		_ = s.library.Close()
	}
	return opened.Load(), nil
}

func open(path string) (*services, error) {
	library, err := shortwire.Open(path)
	if err != nil {
		return nil, err
	}
	return &services{
		library:    library,
		keys:       cryptov1.NewKeys(library),
		secretBox:  cryptov1.NewSecretBox(library),
		box:        cryptov1.NewBox(library),
		sealedBox:  cryptov1.NewSealedBox(library),
		aead:       cryptov1.NewAead(library),
		sign:       cryptov1.NewSign(library),
		exchange:   cryptov1.NewExchange(library),
		hash:       cryptov1.NewHash(library),
		mac:        cryptov1.NewMac(library),
		kdf:        cryptov1.NewKdf(library),
		stream:     cryptov1.NewStream(library),
		encoding:   cryptov1.NewEncoding(library),
		random:     cryptov1.NewRandom(library),
		comparison: cryptov1.NewCompare(library),
	}, nil
}

// background is what travels beside calls: nothing.
var background = context.Background()

// room returns dst with capacity for size bytes more, and the memory behind its end.
func room(dst []byte, size int) (grown, behind []byte) {
	grown = slices.Grow(dst, max(size, 0))
	return grown, grown[len(dst):][:max(size, 0)]
}

// ended returns dst with what a call wrote behind its end.
func ended(dst, written []byte, err error) ([]byte, error) {
	if err != nil {
		return nil, explained(err)
	}
	return dst[:len(dst)+len(written)], nil
}

// explained makes errors of what is not authentic tell so.
func explained(err error) error {
	var told *shortwire.Error
	if errors.As(err, &told) && told.Code == shortwire.Unauthenticated {
		return notAuthentic{told}
	}
	return err
}
