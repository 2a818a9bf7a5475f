package main

import (
	"crypto/ecdh"
	"crypto/ed25519"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/sha512"
	"crypto/subtle"
	"encoding/binary"
	"hash"

	"golang.org/x/crypto/blake2b"
	"golang.org/x/crypto/nacl/box"
	"golang.org/x/crypto/nacl/secretbox"
	"golang.org/x/crypto/poly1305"
	"golang.org/x/crypto/salsa20"
	"golang.org/x/crypto/salsa20/salsa"
)

// naclInput is what goes into operations of NaCl, as the definition makes it.
type naclInput struct {
	message                  []byte
	key, alice, bob          [32]byte
	nonce                    [24]byte
	input                    [16]byte
	bobPublic                [32]byte
	aliceSecret              *ecdh.PrivateKey
	bobKey                   *ecdh.PublicKey
	signing                  ed25519.PrivateKey
	shared                   [32]byte
	out                      []byte
	sealed, signature, other []byte
}

func newNaclInput(s subject) *naclInput {
	n := &naclInput{message: made(s.Size, 1), out: make([]byte, s.Size+box.Overhead+64)}
	copy(n.key[:], made(32, 2))
	copy(n.nonce[:], made(24, 3))
	copy(n.alice[:], made(32, 4))
	copy(n.bob[:], made(32, 5))
	copy(n.input[:], made(16, 6))
	n.other = made(32, 2)
	bob, err := ecdh.X25519().NewPrivateKey(n.bob[:])
	check(err)
	n.bobKey = bob.PublicKey()
	copy(n.bobPublic[:], n.bobKey.Bytes())
	n.aliceSecret, err = ecdh.X25519().NewPrivateKey(n.alice[:])
	check(err)
	n.signing = ed25519.NewKeyFromSeed(n.alice[:])
	box.Precompute(&n.shared, &n.bobPublic, &n.alice)
	return n
}

func made(size int, seed uint32) []byte {
	bytes := make([]byte, size)
	for i := range bytes {
		seed = 1664525*seed + 1013904223
		bytes[i] = byte(seed >> 24)
	}
	return bytes
}

var yes, no = []byte{1, 0, 0, 0, 0, 0, 0, 0}, make([]byte, 8)

// right is what comes out where something is right or wrong.
func right(isRight bool) []byte {
	if isRight {
		return yes
	}
	return no
}

// opened is what comes out of a box, or nothing.
func opened(message []byte, ok bool) []byte {
	if !ok {
		return no
	}
	return message
}

// byNacl (in no file *_nacl.go, which Go builds for the system of that name only) does an operation of NaCl by the standard library and x/crypto.
func byNacl(_ setup, s subject) arm {
	n := newNaclInput(s)
	n.sealed = secretbox.Seal(nil, n.message, &n.nonce, &n.key)
	boxed := box.Seal(nil, n.message, &n.nonce, &n.bobPublic, &n.alice)
	n.signature = ed25519.Sign(n.signing, n.message)
	verifying := n.signing.Public().(ed25519.PublicKey)
	var tag [16]byte
	poly1305.Sum(&tag, n.message, &n.key)
	var counter [16]byte
	copy(counter[:8], n.nonce[:8])
	zeros := make([]byte, s.Size)
	out := n.out[:s.Size]
	operations := map[string]func() []byte{
		"sha256":      func() []byte { return sum256(n.message, n.out) },
		"sha512":      func() []byte { return sum512(n.message, n.out) },
		"blake2b":     func() []byte { return sumBlake2b(n.message, n.out) },
		"hmac-sha256": func() []byte { return authenticated(sha256.New, n) },
		"hmac-sha512": func() []byte { return authenticated(sha512.New, n) },
		"onetimeauth": func() []byte {
			poly1305.Sum((*[16]byte)(n.out), n.message, &n.key)
			return n.out[:16]
		},
		"onetimeauth-verify": func() []byte { return right(poly1305.Verify(&tag, n.message, &n.key)) },
		"stream":             func() []byte { salsa20.XORKeyStream(out, zeros, n.nonce[:], &n.key); return out },
		"stream-xor":         func() []byte { salsa20.XORKeyStream(out, n.message, n.nonce[:], &n.key); return out },
		"stream-salsa20": func() []byte {
			block := counter
			salsa.XORKeyStream(out, zeros, &block, &n.key)
			return out
		},
		"stream-salsa20-xor": func() []byte {
			block := counter
			salsa.XORKeyStream(out, n.message, &block, &n.key)
			return out
		},
		"secretbox":        func() []byte { return secretbox.Seal(n.out[:0], n.message, &n.nonce, &n.key) },
		"secretbox-open":   func() []byte { return opened(secretbox.Open(n.out[:0], n.sealed, &n.nonce, &n.key)) },
		"box":              func() []byte { return box.Seal(n.out[:0], n.message, &n.nonce, &n.bobPublic, &n.alice) },
		"box-open":         func() []byte { return opened(box.Open(n.out[:0], boxed, &n.nonce, &n.bobPublic, &n.alice)) },
		"box-afternm":      func() []byte { return box.SealAfterPrecomputation(n.out[:0], n.message, &n.nonce, &n.shared) },
		"box-open-afternm": func() []byte { return opened(box.OpenAfterPrecomputation(n.out[:0], boxed, &n.nonce, &n.shared)) },
		"sign":             func() []byte { return ed25519.Sign(n.signing, n.message) },
		"verify":           func() []byte { return right(ed25519.Verify(verifying, n.message, n.signature)) },
		"box-beforenm": func() []byte {
			box.Precompute((*[32]byte)(n.out), &n.bobPublic, &n.alice)
			return n.out[:32]
		},
		"scalarmult": func() []byte {
			shared, err := n.aliceSecret.ECDH(n.bobKey)
			check(err)
			return shared
		},
		"scalarmult-base": func() []byte {
			secret, err := ecdh.X25519().NewPrivateKey(n.alice[:])
			check(err)
			return secret.PublicKey().Bytes()
		},
		"sign-keypair": func() []byte { return ed25519.NewKeyFromSeed(n.alice[:])[32:] },
		"core-hsalsa20": func() []byte {
			salsa.HSalsa20((*[32]byte)(n.out), &n.input, &n.key, &salsa.Sigma)
			return n.out[:32]
		},
		"verify-16": func() []byte { return right(subtle.ConstantTimeCompare(n.key[:16], n.other[:16]) == 1) },
		"verify-32": func() []byte { return right(subtle.ConstantTimeCompare(n.key[:], n.other) == 1) },
	}
	once, ok := operations[s.Scenario]
	if !ok {
		return unknown(s)
	}
	return arm{
		outcome: func() string { return fnv1a(once()) },
		once:    func() int64 { return int64(binary.LittleEndian.Uint64(once())) },
	}
}

func sum256(message, out []byte) []byte {
	sum := sha256.Sum256(message)
	return append(out[:0], sum[:]...)
}

func sum512(message, out []byte) []byte {
	sum := sha512.Sum512(message)
	return append(out[:0], sum[:]...)
}

func sumBlake2b(message, out []byte) []byte {
	sum := blake2b.Sum512(message)
	return append(out[:0], sum[:]...)
}

func authenticated(digest func() hash.Hash, n *naclInput) []byte {
	mac := hmac.New(digest, n.key[:])
	mac.Write(n.message)
	return mac.Sum(n.out[:0])
}
