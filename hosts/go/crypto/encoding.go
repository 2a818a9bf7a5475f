package crypto

import (
	cryptov1 "github.com/shortwire/shortwire/hosts/go/internal/gen/shortwire/crypto/v1"
)

// Format is how bytes are written as text, in constant time.
type Format int32

// The formats.
const (
	// Base16 is lower case; reading takes upper case and a leading 0x too.
	Base16 = Format(cryptov1.TextFormatBase16)
	// Base32 is in the alphabet of Bech32.
	Base32 = Format(cryptov1.TextFormatBase32)
	// Bech32 (BIP 173) has a human-readable prefix, such as ed25519_pk.
	Bech32 = Format(cryptov1.TextFormatBech32)
)

// Encode returns data as text. The prefix is for Bech32.
func (f Format) Encode(data []byte, prefix string) (string, error) {
	s, err := current()
	if err != nil {
		return "", err
	}
	reply, err := s.encoding.Encode(background, &cryptov1.EncodeRequest{Data: data, Format: cryptov1.TextFormat(f), Prefix: prefix})
	if err != nil {
		return "", err
	}
	return reply.Value, nil
}

// Decode returns the bytes of a text. INVALID_ARGUMENT says what is wrong with it, and where.
func (f Format) Decode(text, prefix string) ([]byte, error) {
	s, err := current()
	if err != nil {
		return nil, err
	}
	reply, err := s.encoding.Decode(background, &cryptov1.DecodeRequest{Text: text, Format: cryptov1.TextFormat(f), Prefix: prefix})
	if err != nil {
		return nil, err
	}
	return reply.Value, nil
}

// Random fills memory with random bytes of the operating system.
func Random(memory []byte) error {
	s, err := current()
	if err == nil {
		_, err = s.random.FillTo(background, &cryptov1.RandomRequest{Size: uint64(len(memory))}, memory)
	}
	return err
}

// Equal reports whether two secrets are equal, in a time that does not tell where they differ.
func Equal(a, b []byte) (bool, error) {
	s, err := current()
	if err != nil {
		return false, err
	}
	var reply cryptov1.CompareReply
	err = s.comparison.EqualInto(background, &cryptov1.CompareRequest{A: a, B: b}, &reply)
	return reply.IsEqual, err
}
