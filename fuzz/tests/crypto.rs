//! Stream ciphers with whatever they may be given, compared with another implementation.

use bolero::check;
use chacha20::cipher::{KeyIvInit, StreamCipherSeek};
use shortwire_crypto::hazmat::{ChaCha20, Message, StreamCipher, Text, XSalsa20};
use shortwire_fuzz::{Entropy, TEST_TIME};

/// Longer than what any kernel does at once.
const LONGEST: usize = 5000;

struct Case<const NONCE: usize> {
    key: [u8; 32],
    nonce: [u8; NONCE],
    counter: u64,
    text: Vec<u8>,
}

impl<const NONCE: usize> Case<NONCE> {
    fn new(entropy: &mut Entropy<'_>) -> Self {
        let key = std::array::from_fn(|_| entropy.byte());
        let nonce = std::array::from_fn(|_| entropy.byte());
        let counter = entropy.bits() % (1 << 31);
        let length = entropy.bits() as usize % LONGEST;
        let first = entropy.byte();
        let text = (0..length).map(|index| first.wrapping_add(index as u8)).collect();
        Self { key, nonce, counter, text }
    }

    fn expected<R: KeyIvInit + StreamCipherSeek + chacha20::cipher::StreamCipher>(&self) -> Vec<u8> {
        let mut text = self.text.clone();
        let mut cipher = R::new_from_slices(&self.key, &self.nonce).expect("of their lengths");
        cipher.seek(self.counter * 64);
        cipher.apply_keystream(&mut text);
        text
    }
}

fn agree<C, R, const NONCE: usize>(entropy: &mut Entropy<'_>)
where
    C: StreamCipher<Nonce = [u8; NONCE]>,
    R: KeyIvInit + StreamCipherSeek + chacha20::cipher::StreamCipher,
{
    let count = 1 + entropy.below(20);
    let cases: Vec<Case<NONCE>> = (0..count).map(|_| Case::new(entropy)).collect();
    let mut together: Vec<Vec<u8>> = cases.iter().map(|case| case.text.clone()).collect();
    let message = |(case, text)| {
        let Case { key, nonce, counter, .. }: &Case<NONCE> = case;
        let text: &mut Vec<u8> = text;
        Message::<C> { key, nonce, counter: *counter, text: Text::in_place(text) }
    };
    let mut messages: Vec<Message<'_, C>> = cases.iter().zip(&mut together).map(message).collect();
    C::apply_many(&mut messages).expect("there is stream");
    for (case, together) in cases.iter().zip(&together) {
        let expected = case.expected::<R>();
        assert!(*together == expected, "{} bytes from block {} among others", case.text.len(), case.counter);
        let mut alone = vec![0; case.text.len()];
        C::apply(&case.key, &case.nonce, case.counter, &case.text, &mut alone).expect("there is stream");
        assert!(alone == expected, "{} bytes from block {}", case.text.len(), case.counter);
    }
}

#[test]
fn streams() {
    check!().with_test_time(TEST_TIME).for_each(|input: &[u8]| {
        let mut entropy = Entropy::new(input);
        match entropy.below(2) {
            0 => agree::<ChaCha20, chacha20::ChaCha20, 12>(&mut entropy),
            _ => agree::<XSalsa20, salsa20::XSalsa20, 24>(&mut entropy),
        }
    });
}
