//! Many messages in one call come to what they come to one by one.

mod support;

use shortwire_crypto::hazmat::Text;
use shortwire_crypto::{ChaCha20Poly1305, Envelope, Error, Poly1305, SecretBox, XChaCha20Poly1305};
use support::Sequence;

#[test]
fn tags() {
    let mut random = Sequence::new(41);
    for count in (0..20).chain([100]) {
        for longest in [20, 100, 700] {
            let keys: Vec<[u8; 32]> = (0..count).map(|_| random.array()).collect();
            let length = |random: &mut Sequence| random.number() as usize % longest;
            let mut messages = Vec::new();
            for _ in 0..count {
                let length = length(&mut random);
                messages.push(random.bytes(length));
            }
            let list: Vec<_> = keys.iter().zip(messages.iter().map(Vec::as_slice)).collect();
            let mut tags = vec![[0; 16]; count];
            assert_eq!(Poly1305::tag_many(&list, &mut tags), Ok(()));
            for (tag, (key, message)) in tags.iter().zip(&list) {
                assert_eq!(*tag, Poly1305::tag(key, message), "{} bytes of {count} messages", message.len());
            }
        }
    }
    assert!(matches!(Poly1305::tag_many(&[(&[0; 32], b"")], &mut []), Err(Error::Length { .. })));
}

/// What a message is encrypted with.
struct Case<const N: usize> {
    key: [u8; 32],
    nonce: [u8; N],
    associated: Vec<u8>,
    message: Vec<u8>,
}

/// Short ones, and among them some that are too long to share vectors, or have much associated data.
fn cases<const N: usize>(random: &mut Sequence, count: usize) -> Vec<Case<N>> {
    (0..count)
        .map(|index| Case {
            key: random.array(),
            nonce: random.array(),
            associated: random.bytes(if index % 11 == 10 { 300 } else { index % 65 }),
            message: random.bytes(if index % 13 == 12 { 3000 } else { index * 7 % 260 }),
        })
        .collect()
}

macro_rules! many_come_to_what_one_comes_to {
    ($name:ident, $cipher:ty, $nonce:literal) => {
        #[test]
        fn $name() {
            let mut random = Sequence::new(42);
            for count in [0, 1, 2, 3, 15, 16, 17, 40, 100] {
                let cases = cases::<$nonce>(&mut random, count);
                let mut outputs: Vec<Vec<u8>> =
                    cases.iter().map(|case| vec![0; case.message.len()]).collect();
                let mut envelopes: Vec<_> = cases
                    .iter()
                    .zip(&mut outputs)
                    .map(|(case, output)| {
                        let text = Text::new(&case.message, output).expect("they are as long");
                        Envelope::new(&case.key, &case.nonce, text).associated(&case.associated)
                    })
                    .collect();
                <$cipher>::encrypt_many(&mut envelopes);
                assert!(envelopes.iter().all(|envelope| envelope.result == Ok(())));
                let mut tags: Vec<_> = envelopes.iter().map(|envelope| envelope.tag).collect();
                drop(envelopes);
                for ((case, output), tag) in cases.iter().zip(&outputs).zip(&tags) {
                    let sealed =
                        <$cipher>::new(&case.key).encrypt(&case.nonce, &case.associated, &case.message);
                    assert_eq!(sealed, Ok([&output[..], tag].concat()), "{} bytes", case.message.len());
                }

                // Every third one is changed: it alone is refused, and stays as it is.
                let sealed = outputs.clone();
                for tag in tags.iter_mut().step_by(3) {
                    tag[7] ^= 1;
                }
                let mut envelopes: Vec<_> = cases
                    .iter()
                    .zip(&mut outputs)
                    .zip(&tags)
                    .map(|((case, output), tag)| {
                        let envelope = Envelope::new(&case.key, &case.nonce, Text::in_place(output));
                        envelope.associated(&case.associated).tag(*tag)
                    })
                    .collect();
                <$cipher>::decrypt_many(&mut envelopes);
                let results: Vec<_> = envelopes.iter().map(|envelope| envelope.result).collect();
                drop(envelopes);
                for (index, result) in results.into_iter().enumerate() {
                    if index % 3 == 0 {
                        assert_eq!(result, Err(Error::NotAuthentic), "message {index} of {count}");
                        assert!(outputs[index] == sealed[index], "message {index} of {count} was touched");
                    } else {
                        assert_eq!(result, Ok(()), "message {index} of {count}");
                        assert!(outputs[index] == cases[index].message, "message {index} of {count}");
                    }
                }
            }
        }
    };
}

many_come_to_what_one_comes_to!(chacha20_poly1305, ChaCha20Poly1305, 12);
many_come_to_what_one_comes_to!(xchacha20_poly1305, XChaCha20Poly1305, 24);

#[test]
fn secret_boxes() {
    let mut random = Sequence::new(43);
    let cases = cases::<24>(&mut random, 50);
    let mut data: Vec<Vec<u8>> = cases.iter().map(|case| case.message.clone()).collect();
    let mut envelopes = Vec::new();
    for (case, data) in cases.iter().zip(&mut data) {
        envelopes.push(Envelope::new(&case.key, &case.nonce, Text::in_place(data)));
    }
    SecretBox::encrypt_many(&mut envelopes);
    let tags: Vec<_> = envelopes.iter().map(|envelope| (envelope.result, envelope.tag)).collect();
    drop(envelopes);
    for ((case, data), (result, tag)) in cases.iter().zip(&data).zip(&tags) {
        assert_eq!(*result, Ok(()));
        assert_eq!(SecretBox::new(&case.key).encrypt(&case.nonce, &case.message), [tag, &data[..]].concat());
    }

    let mut envelopes = Vec::new();
    for ((case, data), (_, tag)) in cases.iter().zip(&mut data).zip(&tags) {
        envelopes.push(Envelope::new(&case.key, &case.nonce, Text::in_place(data)).tag(*tag));
    }
    SecretBox::decrypt_many(&mut envelopes);
    assert!(envelopes.iter().all(|envelope| envelope.result == Ok(())));
    drop(envelopes);
    assert!(cases.iter().zip(&data).all(|(case, data)| case.message == *data));
}

#[test]
fn a_secret_box_has_no_associated_data() {
    let mut data = [[1; 10]; 3];
    let mut envelopes: Vec<_> = data
        .iter_mut()
        .map(|data| Envelope::new(&[2; 32], &[3; 24], Text::in_place(data)).associated(b"something"))
        .collect();
    SecretBox::encrypt_many(&mut envelopes);
    assert!(envelopes.iter().all(|envelope| matches!(envelope.result, Err(Error::Parameter { .. }))));
    drop(envelopes);
    assert_eq!(data, [[1; 10]; 3]);
}
