package main

import (
	"encoding/binary"
	"math/bits"

	"golang.org/x/crypto/chacha20"
)

// The key, the nonce and the counter of RFC 8439, section 2.4.2.
var (
	chachaKey = [32]byte{
		0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
		16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
	}
	chachaNonce = [12]byte{7: 0x4a}
)

const (
	chachaCounter = 1
	chachaBlock   = 64
)

// byChacha20 encrypts a message, or many that follow each other: in plain Go, or by x/crypto; or copies what is known to be
// the ciphertext.
func byChacha20(s subject) arm {
	messages := messageOf(s)
	ciphertexts := make([]byte, len(messages))
	switch s.By {
	case "plain":
		return encrypting(s, ciphertexts, messages, encrypt)
	case "copy":
		known := make([]byte, len(messages))
		encrypting(s, known, messages, encrypt).once()
		return encrypting(s, ciphertexts, known, func(to, from []byte, _ *[12]byte) { copy(to, from) })
	case "x-crypto":
		return encrypting(s, ciphertexts, messages, func(to, from []byte, nonce *[12]byte) {
			cipher, err := chacha20.NewUnauthenticatedCipher(chachaKey[:], nonce[:])
			check(err)
			cipher.SetCounter(chachaCounter)
			cipher.XORKeyStream(to, from)
		})
	}
	return unknown(s)
}

// encrypting is an arm that tells the ciphertexts.
func encrypting(s subject, ciphertexts, messages []byte, encrypt func(to, from []byte, nonce *[12]byte)) arm {
	last := ciphertexts[len(ciphertexts)-8:]
	once := func() int64 {
		nonce := chachaNonce
		for i := 0; i*s.Size < len(messages); i++ {
			binary.LittleEndian.PutUint32(nonce[:], uint32(i))
			encrypt(ciphertexts[i*s.Size:(i+1)*s.Size], messages[i*s.Size:(i+1)*s.Size], &nonce)
		}
		return int64(binary.LittleEndian.Uint64(last))
	}
	return arm{once: once, outcome: func() string {
		once()
		return fnv1a(ciphertexts)
	}}
}

func messageOf(s subject) []byte { return made(s.Size*max(1, s.Input.Count), s.Input.Seed) }

// encrypt is ChaCha20 for whole blocks.
func encrypt(ciphertext, message []byte, nonce *[12]byte) {
	state := initialState(nonce)
	for len(message) >= chachaBlock {
		xorBlock((*[chachaBlock]byte)(ciphertext), (*[chachaBlock]byte)(message), &state)
		ciphertext, message = ciphertext[chachaBlock:], message[chachaBlock:]
		state[12]++
	}
}

func initialState(nonce *[12]byte) (state [16]uint32) {
	constants := "expand 32-byte k"
	for i := range 4 {
		state[i] = binary.LittleEndian.Uint32([]byte(constants[4*i : 4*i+4]))
	}
	for i := range 8 {
		state[4+i] = binary.LittleEndian.Uint32(chachaKey[4*i:])
	}
	state[12] = chachaCounter
	for i := range 3 {
		state[13+i] = binary.LittleEndian.Uint32(nonce[4*i:])
	}
	return state
}

func xorBlock(to, from *[chachaBlock]byte, state *[16]uint32) {
	x0, x1, x2, x3 := state[0], state[1], state[2], state[3]
	x4, x5, x6, x7 := state[4], state[5], state[6], state[7]
	x8, x9, x10, x11 := state[8], state[9], state[10], state[11]
	x12, x13, x14, x15 := state[12], state[13], state[14], state[15]
	for range 10 {
		x0, x4, x8, x12 = quarterRound(x0, x4, x8, x12)
		x1, x5, x9, x13 = quarterRound(x1, x5, x9, x13)
		x2, x6, x10, x14 = quarterRound(x2, x6, x10, x14)
		x3, x7, x11, x15 = quarterRound(x3, x7, x11, x15)
		x0, x5, x10, x15 = quarterRound(x0, x5, x10, x15)
		x1, x6, x11, x12 = quarterRound(x1, x6, x11, x12)
		x2, x7, x8, x13 = quarterRound(x2, x7, x8, x13)
		x3, x4, x9, x14 = quarterRound(x3, x4, x9, x14)
	}
	for i, word := range [16]uint32{x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15} {
		binary.LittleEndian.PutUint32(to[4*i:], binary.LittleEndian.Uint32(from[4*i:])^(word+state[i]))
	}
}

func quarterRound(a, b, c, d uint32) (uint32, uint32, uint32, uint32) {
	a += b
	d = bits.RotateLeft32(d^a, 16)
	c += d
	b = bits.RotateLeft32(b^c, 12)
	a += b
	d = bits.RotateLeft32(d^a, 8)
	c += d
	b = bits.RotateLeft32(b^c, 7)
	return a, b, c, d
}
