use shortwire_crypto::hazmat::{ChaCha20, Salsa20, StreamCipher, XChaCha20, XSalsa20, hchacha20, hsalsa20};

use crate::{secret, shows_nothing};

/// Lengths for all classes of kernels, and tails.
const LENGTHS: [usize; 9] = [0, 1, 63, 64, 200, 256, 500, 1024, 3000];

fn cipher<C: StreamCipher>(nonce: C::Nonce) {
    let key = secret();
    let mut data = secret::<3000>();
    for length in LENGTHS {
        shows_nothing(|| C::apply_in_place(&key, &nonce, 1, &mut data[..length]));
    }
}

#[test]
fn ciphers() {
    cipher::<ChaCha20>([1; 12]);
    cipher::<XChaCha20>([2; 24]);
    cipher::<Salsa20>([3; 8]);
    cipher::<XSalsa20>([4; 24]);
}

#[test]
fn subkeys() {
    shows_nothing(|| (hchacha20(&secret(), &[5; 16]), hsalsa20(&secret(), &[0; 16])));
}
