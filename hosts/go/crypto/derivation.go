package crypto

import (
	"fmt"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	cryptov1 "github.com/shortwire/shortwire/hosts/go/internal/gen/shortwire/crypto/v1"
)

// HKDF derives length bytes of a secret, such as what [Exchange] returns (RFC 5869): up to 255 digests of SHA256 or SHA512.
func HKDF(hash Algorithm, secret, salt, info []byte, length int) ([]byte, error) {
	s, kdf, err := derivation(hash)
	if err != nil {
		return nil, err
	}
	memory := make([]byte, length)
	request := cryptov1.HkdfRequest{Key: secret, Salt: salt, Info: info, Length: uint32(length), Hash: kdf}
	return s.kdf.HkdfTo(background, &request, memory)
}

// PBKDF2 derives length bytes of a password with HMAC of SHA256 or SHA512 (RFC 8018). For what exists; new things use [Argon2id].
func PBKDF2(hash Algorithm, password, salt []byte, iterations uint32, length int) ([]byte, error) {
	s, kdf, err := derivation(hash)
	if err != nil {
		return nil, err
	}
	request := cryptov1.Pbkdf2Request{
		Password: password, Salt: salt, Iterations: iterations, Length: uint32(length), Hash: kdf,
	}
	reply, err := s.kdf.Pbkdf2(background, &request)
	if err != nil {
		return nil, err
	}
	return reply.Value, nil
}

func derivation(hash Algorithm) (*services, cryptov1.KdfHash, error) {
	if hash != SHA256 && hash != SHA512 {
		return nil, 0, &shortwire.Error{
			Code: shortwire.InvalidArgument, Message: fmt.Sprintf("keys are derived with SHA256 or SHA512, not with algorithm %d", hash),
		}
	}
	s, err := current()
	return s, cryptov1.KdfHash(hash), err
}

// Argon2id is what Argon2id (RFC 9106) takes beside password and salt. Zeros are what the RFC recommends where memory is short:
// 64 MiB, 3 passes, 4 lanes.
type Argon2id struct {
	// Memory is in KiB.
	Memory, Passes, Lanes  uint32
	Secret, AssociatedData []byte
}

// Key derives length bytes, at least 4, of a password and a salt of at least 8. It takes long and allocates the memory that it is
// told to.
func (a *Argon2id) Key(password, salt []byte, length int) ([]byte, error) {
	s, err := current()
	if err != nil {
		return nil, err
	}
	request := cryptov1.Argon2idRequest{
		Password: password, Salt: salt, Length: uint32(length), Memory: a.Memory, Passes: a.Passes, Lanes: a.Lanes,
		Secret: a.Secret, AssociatedData: a.AssociatedData,
	}
	reply, err := s.kdf.Argon2id(background, &request)
	if err != nil {
		return nil, err
	}
	return reply.Value, nil
}
