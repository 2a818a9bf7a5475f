use shortwire_crypto::encoding::{base16, base32};
use shortwire_crypto::valgrind;
use shortwire_crypto::x25519::PrivateKey;
use shortwire_crypto::{Secret, constant_time};

use crate::{secret, shows_nothing};

#[test]
fn comparisons() {
    for (a, b) in [(secret::<64>(), secret()), (secret(), [0; 64])] {
        shows_nothing(|| constant_time::equal(&a, &b));
        shows_nothing(|| constant_time::equal_slices(&a, &b));
        shows_nothing(|| Secret::from(&a) == Secret::from(&b));
    }
}

#[test]
fn encoding() {
    let mut text = [0; 64];
    shows_nothing(|| base16::encode_into(&secret::<32>(), &mut text));
    shows_nothing(|| base32::encode_into(&secret::<32>(), &mut text));
    shows_nothing(|| base16::encode(&secret::<32>()));
    shows_nothing(|| PrivateKey::from_bytes(&secret()).to_bech32());
}

/// What is told of a text is whether it is right.
#[test]
fn decoding() {
    let mut bytes = [0; 32];
    let mut text = base16::encode(&[0xa5; 32]).into_bytes();
    valgrind::secret(&mut text);
    let text = str_of(&text);
    shows_nothing(|| base16::decode_into(text, &mut bytes));
    let mut text = base32::encode(&[0x5a; 32]).into_bytes();
    valgrind::secret(&mut text);
    shows_nothing(|| base32::decode_into(str_of(&text), &mut bytes));
    let key = PrivateKey::from_bytes(&[0x77; 32]).to_bech32();
    let prefix = key.find('1').expect("a separator") + 1;
    let mut text = key.into_bytes();
    valgrind::secret(&mut text[prefix..]);
    shows_nothing(|| PrivateKey::from_bech32(str_of(&text)).is_ok());
}

/// Text that a check would have to look at.
fn str_of(text: &[u8]) -> &str {
    // SAFETY: it was a `String`, and only memcheck's notes about it have changed.
    unsafe { str::from_utf8_unchecked(text) }
}
