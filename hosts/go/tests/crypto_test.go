package tests

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	shortwire "github.com/shortwire/shortwire/hosts/go"
	"github.com/shortwire/shortwire/hosts/go/crypto"
)

// openCrypto has the library under test called.
func openCrypto(t testing.TB) {
	t.Helper()
	must(t, crypto.Use(filepath.Join(os.Getenv("SHORTWIRE_LIBRARIES"), "libshortwire_crypto.so")))
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// get returns what a function does that does not fail.
func get[T any](t testing.TB) func(T, error) T {
	return func(value T, err error) T {
		t.Helper()
		must(t, err)
		return value
	}
}

// knownAnswer is a line of the answers that every host is held against.
type knownAnswer struct {
	t      *testing.T
	values map[string]string
}

func (a knownAnswer) of(name string) []byte {
	return get[[]byte](a.t)(hex.DecodeString(a.values[name]))
}

func (a knownAnswer) number(name string) uint32 {
	return uint32(get[uint64](a.t)(strconv.ParseUint(a.values[name], 10, 32)))
}

func (a knownAnswer) same(name string) func([]byte, error) {
	return func(actual []byte, err error) {
		a.t.Helper()
		must(a.t, err)
		if !bytes.Equal(actual, a.of(name)) {
			a.t.Errorf("%s is %x, not %s", name, actual, a.values[name])
		}
	}
}

func TestCryptoKnownAnswers(t *testing.T) {
	openCrypto(t)
	file := get[*os.File](t)(os.Open("../../../conformance/vectors/crypto/known_answers.txt"))
	defer file.Close()
	count := 0
	for lines := bufio.NewScanner(file); lines.Scan(); {
		words := strings.Split(lines.Text(), " ")
		if words[0] == "#" {
			continue
		}
		values := map[string]string{}
		for _, word := range words[1:] {
			name, value, _ := strings.Cut(word, "=")
			values[name] = value
		}
		count++
		t.Run(words[0], func(t *testing.T) { checkKnownAnswer(words[0], knownAnswer{t, values}) })
	}
	if count < 40 {
		t.Errorf("there are %d answers", count)
	}
}

func checkKnownAnswer(operation string, a knownAnswer) {
	t := a.t
	switch operation {
	case "box":
		own := get[*crypto.KeyPair](t)(crypto.NewKeyPair(a.of("private")))
		peer := get[*crypto.KeyPair](t)(crypto.NewKeyPair(a.of("peer")))
		from := get[*crypto.SecretBox](t)(crypto.NewBox(own.Private, peer.Public))
		to := get[*crypto.SecretBox](t)(crypto.NewBox(peer.Private, own.Public))
		a.same("shared")(from.Key().Reveal())
		a.same("box")(from.Seal(nil, a.of("nonce"), a.of("message")))
		a.same("message")(to.Unseal(nil, a.of("nonce"), a.of("box")))
	case "sealed_box":
		pair := get[*crypto.KeyPair](t)(crypto.NewKeyPair(a.of("private")))
		a.same("message")(crypto.DecryptFrom(nil, pair.Private, a.of("box")))
		sealed := get[[]byte](t)(crypto.EncryptTo(nil, pair.Public, a.of("message")))
		a.same("message")(crypto.DecryptFrom(nil, pair.Private, sealed))
	case "secret_box":
		box := get[*crypto.SecretBox](t)(crypto.NewSecretBox(a.of("key")))
		defer box.Close()
		a.same("box")(box.Seal(nil, a.of("nonce"), a.of("message")))
		a.same("message")(box.Unseal(nil, a.of("nonce"), a.of("box")))
	case "chacha20_poly1305", "xchacha20_poly1305":
		key := get[*crypto.Key](t)(crypto.NewKey(a.of("key")))
		aead := crypto.NewChaCha20Poly1305(key)
		if operation == "xchacha20_poly1305" {
			aead = crypto.NewXChaCha20Poly1305(key)
		}
		a.same("sealed")(aead.Seal(nil, a.of("nonce"), a.of("message"), a.of("associated_data")), nil)
		a.same("message")(aead.Open(nil, a.of("nonce"), a.of("sealed"), a.of("associated_data")))
	case "chacha20":
		key := get[*crypto.Key](t)(crypto.NewKey(a.of("key")))
		memory := a.of("message")
		a.same("output")(crypto.HazmatChaCha20.XOR(memory[:0], key, a.of("nonce"), uint64(a.number("counter")), memory))
	case "ed25519":
		key := get[*crypto.SigningKey](t)(crypto.NewSigningKey(a.of("seed")))
		a.same("public")(key.Public())
		a.same("signature")(key.Sign(nil, a.of("message")))
		verify := get[*crypto.VerifyKey](t)(crypto.NewVerifyKey(a.of("public")))
		must(t, verify.Verify(a.of("message"), a.of("signature")))
	case "x25519":
		a.same("shared")(crypto.Exchange(a.of("private"), a.of("public")))
	case "sha256":
		digest, err := crypto.Sum256(a.of("message"))
		a.same("digest")(digest[:], err)
		a.same("digest")(inPieces(t, crypto.SHA256, nil, a.of("message")))
	case "sha512":
		digest, err := crypto.Sum512(a.of("message"))
		a.same("digest")(digest[:], err)
		a.same("digest")(inPieces(t, crypto.SHA512, nil, a.of("message")))
	case "blake2b":
		with := crypto.Blake2b{
			Size: len(a.of("digest")), Key: a.of("key"), Salt: a.of("salt"), Personalisation: a.of("personalisation"),
		}
		a.same("digest")(with.Sum(nil, a.of("message")))
	case "hmac_sha256", "hmac_sha512":
		algorithm := crypto.HMACSHA256
		if operation == "hmac_sha512" {
			algorithm = crypto.HMACSHA512
		}
		a.same("tag")(crypto.HMAC(algorithm, nil, a.of("key"), a.of("message")))
		a.same("tag")(inPieces(t, algorithm, a.of("key"), a.of("message")))
		must(t, crypto.VerifyHMAC(algorithm, a.of("key"), a.of("message"), a.of("tag")))
	case "hkdf_sha256":
		a.same("key")(crypto.HKDF(crypto.SHA256, a.of("secret"), a.of("salt"), a.of("info"), len(a.of("key"))))
	case "pbkdf2_sha256", "pbkdf2_sha512":
		hash := crypto.SHA256
		if operation == "pbkdf2_sha512" {
			hash = crypto.SHA512
		}
		a.same("key")(crypto.PBKDF2(hash, a.of("password"), a.of("salt"), a.number("iterations"), len(a.of("key"))))
	case "argon2id":
		with := crypto.Argon2id{
			Memory: a.number("memory"), Passes: a.number("passes"), Lanes: a.number("lanes"),
			Secret: a.of("secret"), AssociatedData: a.of("associated_data"),
		}
		a.same("key")(with.Key(a.of("password"), a.of("salt"), len(a.of("key"))))
	case "base16", "bech32":
		format := crypto.Base16
		if operation == "bech32" {
			format = crypto.Bech32
		}
		text, err := format.Encode(a.of("data"), string(a.of("prefix")))
		a.same("text")([]byte(text), err)
		a.same("data")(format.Decode(text, string(a.of("prefix"))))
	default:
		t.Errorf("nothing answers %s", operation)
	}
}

func inPieces(t *testing.T, algorithm crypto.Algorithm, key, message []byte) ([]byte, error) {
	hasher := get[*crypto.Hasher](t)(crypto.NewHasher(algorithm, key))
	defer hasher.Close()
	for _, piece := range [][]byte{message[:len(message)/2], message[len(message)/2:]} {
		get[int](t)(hasher.Write(piece))
	}
	return hasher.Digest(nil)
}

func wantCode(t *testing.T, err error, code shortwire.Code) {
	t.Helper()
	var told *shortwire.Error
	if !errors.As(err, &told) || told.Code != code {
		t.Errorf("the error is %v, not %v", err, code)
	}
}

func TestCryptoInPlaceAndTampering(t *testing.T) {
	openCrypto(t)
	box := get[*crypto.SecretBox](t)(crypto.GenerateSecretBox())
	defer box.Close()
	for at := range 60 {
		memory := make([]byte, 120)
		copy(memory[at:], "in place")
		sealed := get[[]byte](t)(box.Encrypt(memory[:0], memory[at:at+8]))
		if &sealed[0] != &memory[0] {
			t.Error("the box is not where it was to be written")
		}
		if opened := get[[]byte](t)(box.Decrypt(sealed[:0], sealed)); string(opened) != "in place" {
			t.Errorf("%q", opened)
		}
	}
	sealed := get[[]byte](t)(box.Encrypt([]byte("header"), []byte("message")))
	if opened := get[[]byte](t)(box.Decrypt([]byte("> "), sealed[6:])); string(opened) != "> message" {
		t.Errorf("%q", opened)
	}
	for i := range sealed[6:] {
		changed := bytes.Clone(sealed[6:])
		changed[i] ^= 4
		_, err := box.Decrypt(nil, changed)
		if !errors.Is(err, crypto.ErrNotAuthentic) {
			t.Errorf("byte %d: %v", i, err)
		}
		wantCode(t, err, shortwire.Unauthenticated)
	}
	for _, short := range [][]byte{nil, make([]byte, 39)} {
		if _, err := box.Decrypt(nil, short); !errors.Is(err, crypto.ErrNotAuthentic) {
			t.Error(err)
		}
	}
	empty := get[[]byte](t)(box.Encrypt(nil, nil))
	if opened := get[[]byte](t)(box.Decrypt(nil, empty)); len(opened) != 0 {
		t.Errorf("%q", opened)
	}
	signing := get[*crypto.SigningKey](t)(crypto.GenerateSigningKey())
	signature := get[[]byte](t)(signing.Sign(nil, []byte("signed")))
	verify := get[*crypto.VerifyKey](t)(crypto.NewVerifyKey(get[[]byte](t)(signing.Public())))
	if err := verify.Verify([]byte("singed"), signature); !errors.Is(err, crypto.ErrNotAuthentic) {
		t.Error(err)
	}
	if err := crypto.VerifyHMAC(crypto.HMACSHA256, []byte("key"), nil, make([]byte, 32)); !errors.Is(err, crypto.ErrNotAuthentic) {
		t.Error(err)
	}
}

func TestCryptoLengthsAndClosedKeys(t *testing.T) {
	openCrypto(t)
	box := get[*crypto.SecretBox](t)(crypto.GenerateSecretBox())
	for _, length := range []int{0, 12, 23, 25} {
		_, err := box.Seal(nil, make([]byte, length), []byte("message"))
		wantCode(t, err, shortwire.InvalidArgument)
	}
	wrong := get[*crypto.SecretBox](t)(crypto.NewSecretBox(make([]byte, 31)))
	_, err := wrong.Encrypt(nil, nil)
	wantCode(t, err, shortwire.InvalidArgument)
	_, err = crypto.Exchange(make([]byte, 32), make([]byte, 32))
	wantCode(t, err, shortwire.InvalidArgument)

	must(t, box.Close())
	must(t, box.Close())
	_, err = box.Encrypt(nil, nil)
	wantCode(t, err, shortwire.FailedPrecondition)
	wantCode(t, crypto.Use("/nowhere.so"), shortwire.NotFound)

	hasher := get[*crypto.Hasher](t)(crypto.NewHasher(crypto.SHA256, nil))
	get[[]byte](t)(hasher.Digest(nil))
	_, err = hasher.Write([]byte("more"))
	wantCode(t, err, shortwire.FailedPrecondition)
	if same := get[bool](t)(crypto.Equal([]byte("same"), []byte("some"))); same {
		t.Error("they are equal")
	}
}

func TestCryptoFromManyGoroutines(t *testing.T) {
	openCrypto(t)
	box := get[*crypto.SecretBox](t)(crypto.GenerateSecretBox())
	defer box.Close()
	var all sync.WaitGroup
	for worker := range 4 {
		all.Add(1)
		go func() {
			defer all.Done()
			for i := range 300 {
				message := bytes.Repeat([]byte{byte(worker)}, i)
				sealed, err := box.Encrypt(nil, message)
				if err != nil {
					t.Error(err)
					return
				}
				if opened, err := box.Decrypt(sealed[:0], sealed); err != nil || !bytes.Equal(opened, message) {
					t.Errorf("%v %x", err, opened)
					return
				}
			}
		}()
	}
	all.Wait()
	messages := [][]byte{nil, []byte("one"), make([]byte, 1000)}
	digests := get[[][]byte](t)(crypto.Sum256Many(messages))
	for i, message := range messages {
		if digest := get[[32]byte](t)(crypto.Sum256(message)); !bytes.Equal(digests[i], digest[:]) {
			t.Errorf("message %d", i)
		}
	}
	for i, sealed := range get[[][]byte](t)(box.EncryptMany(messages)) {
		if opened := get[[]byte](t)(box.Decrypt(nil, sealed)); !bytes.Equal(opened, messages[i]) {
			t.Errorf("message %d", i)
		}
	}
}

func TestCryptoAllocatesNothingInPlace(t *testing.T) {
	openCrypto(t)
	box := get[*crypto.SecretBox](t)(crypto.GenerateSecretBox())
	defer box.Close()
	memory := make([]byte, 128)
	allocations := testing.AllocsPerRun(100, func() {
		sealed, err := box.Encrypt(memory[:0], memory[crypto.Overhead:][:64])
		if err == nil {
			_, err = box.Decrypt(sealed[:0], sealed)
		}
		must(t, err)
	})
	if allocations != 0 {
		t.Errorf("%v allocations", allocations)
	}
}

func BenchmarkCryptoSecretBoxInPlace(b *testing.B) {
	openCrypto(b)
	box := get[*crypto.SecretBox](b)(crypto.GenerateSecretBox())
	defer box.Close()
	for _, size := range []int{64, 65536} {
		b.Run(strconv.Itoa(size), func(b *testing.B) {
			memory := make([]byte, size+crypto.Overhead)
			b.SetBytes(int64(size))
			for range b.N {
				if _, err := box.Encrypt(memory[:0], memory[crypto.Overhead:][:size]); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
