use shortwire_crypto::boxes::{self, Box};
use shortwire_crypto::x25519::{PrivateKey, PublicKey, scalarmult_base};
use shortwire_crypto::{ChaCha20Poly1305, Poly1305, SecretBox, XChaCha20Poly1305};

use crate::{secret, shows_nothing};

/// Lengths for all classes of kernels, and tails.
const LENGTHS: [usize; 6] = [0, 1, 64, 500, 1024, 3000];

#[test]
fn secret_boxes() {
    let message = secret::<3000>();
    for length in LENGTHS {
        let sealed = shows_nothing(|| SecretBox::new(&secret()).encrypt(&[1; 24], &message[..length]));
        shows_nothing(|| SecretBox::new(&secret()).decrypt(&[1; 24], &sealed)).expect("authentic");
        shows_nothing(|| SecretBox::new(&secret()).decrypt(&[2; 24], &sealed)).expect_err("another nonce");
    }
}

#[test]
fn authenticated_encryption() {
    let message = secret::<3000>();
    for length in LENGTHS {
        let message = &message[..length];
        let key = ChaCha20Poly1305::new(&secret());
        let sealed = shows_nothing(|| key.encrypt(&[1; 12], b"associated", message)).expect("a length");
        shows_nothing(|| key.decrypt(&[1; 12], b"associated", &sealed)).expect("authentic");
        shows_nothing(|| key.decrypt(&[1; 12], b"other", &sealed)).expect_err("something else");
        let key = XChaCha20Poly1305::new(&secret());
        shows_nothing(|| key.encrypt(&[1; 24], b"", message)).expect("a length");
    }
}

#[test]
fn one_time_tags() {
    let message = secret::<3000>();
    for length in LENGTHS {
        shows_nothing(|| Poly1305::tag(&secret(), &message[..length]));
    }
}

#[test]
fn boxes_of_key_pairs() {
    let theirs = PublicKey::from_bytes(&scalarmult_base(&[5; 32]));
    let sealed = shows_nothing(|| {
        let mine = PrivateKey::from_bytes(&secret());
        Box::new(&mine, &theirs).expect("a good key").encrypt(&[3; 24], &secret::<100>())
    });
    assert_eq!(sealed.len(), 116);
    let sealed = shows_nothing(|| boxes::seal(&theirs, &secret::<100>())).expect("a good key");
    let mut mine = [5; 32];
    shortwire_crypto::valgrind::secret(&mut mine);
    shows_nothing(|| boxes::open(&PrivateKey::from_bytes(&mine), &sealed)).expect("authentic");
}
