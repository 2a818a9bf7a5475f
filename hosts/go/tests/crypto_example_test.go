package tests

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/shortwire/shortwire/hosts/go/crypto"
)

func meetAtNoon() error {
	box, err := crypto.GenerateSecretBox() // the key stays in the library
	if err != nil {
		return err
	}
	defer box.Close() // clears it
	memory := make([]byte, 0, 1024)
	sealed, err := box.Encrypt(memory, []byte("meet me at noon"))
	if err != nil {
		return err
	}
	opened, err := box.Decrypt(sealed[:0], sealed) // in place
	if errors.Is(err, crypto.ErrNotAuthentic) {
		return fmt.Errorf("somebody changed it: %w", err)
	}
	fmt.Printf("%s\n", opened)
	return err
}

func Example_secretBox() {
	if err := crypto.Use(filepath.Join(os.Getenv("SHORTWIRE_LIBRARIES"), "libshortwire_crypto.so")); err != nil {
		fmt.Println(err)
	}
	if err := meetAtNoon(); err != nil {
		fmt.Println(err)
	}
	// Output: meet me at noon
}
