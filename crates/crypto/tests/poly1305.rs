//! Poly1305 against published vectors, another implementation, and itself: whole, in pieces, changed.

mod support;

use hex_literal::hex;
use shortwire_crypto::{Error, Poly1305};
use support::Sequence;

const SUBMISSION: &[u8] = b"Any submission to the IETF intended by the Contributor for publication as all or part of an IETF \
Internet-Draft or RFC and any statement made within the context of an IETF activity is considered an \"IETF Contribution\". \
Such statements include oral statements in IETF sessions, as well as written and electronic communications made at any time \
or place, which are addressed to";

const JABBERWOCKY: &[u8] =
    b"'Twas brillig, and the slithy toves\nDid gyre and gimble in the wabe:\nAll mimsy were the borogoves,\n\
And the mome raths outgrabe.";

struct Vector {
    r: [u8; 16],
    s: [u8; 16],
    message: &'static [u8],
    tag: [u8; 16],
}

impl Vector {
    fn key(&self) -> [u8; 32] {
        [self.r, self.s].concat().try_into().expect("two halves")
    }
}

/// RFC 8439, section 2.5.2, and all of appendix A.3.
const RFC_8439: [Vector; 12] = [
    Vector {
        r: hex!("85d6be7857556d337f4452fe42d506a8"),
        s: hex!("0103808afb0db2fd4abff6af4149f51b"),
        message: b"Cryptographic Forum Research Group",
        tag: hex!("a8061dc1305136c6c22b8baf0c0127a9"),
    },
    Vector { r: [0; 16], s: [0; 16], message: &[0; 64], tag: [0; 16] },
    Vector {
        r: [0; 16],
        s: hex!("36e5f6b5c5e06070f0efca96227a863e"),
        message: SUBMISSION,
        tag: hex!("36e5f6b5c5e06070f0efca96227a863e"),
    },
    Vector {
        r: hex!("36e5f6b5c5e06070f0efca96227a863e"),
        s: [0; 16],
        message: SUBMISSION,
        tag: hex!("f3477e7cd95417af89a6b8794c310cf0"),
    },
    Vector {
        r: hex!("1c9240a5eb55d38af333888604f6b5f0"),
        s: hex!("473917c1402b80099dca5cbc207075c0"),
        message: JABBERWOCKY,
        tag: hex!("4541669a7eaaee61e708dc7cbcc5eb62"),
    },
    Vector { r: number(2), s: [0; 16], message: &[0xff; 16], tag: number(3) },
    Vector { r: number(2), s: [0xff; 16], message: &number(2), tag: number(3) },
    Vector {
        r: number(1),
        s: [0; 16],
        message: &hex!(
            "ffffffffffffffffffffffffffffffff"
            "f0ffffffffffffffffffffffffffffff"
            "11000000000000000000000000000000"
        ),
        tag: number(5),
    },
    Vector {
        r: number(1),
        s: [0; 16],
        message: &hex!(
            "ffffffffffffffffffffffffffffffff"
            "fbfefefefefefefefefefefefefefefe"
            "01010101010101010101010101010101"
        ),
        tag: number(0),
    },
    Vector {
        r: number(2),
        s: [0; 16],
        message: &hex!("fdffffffffffffffffffffffffffffff"),
        tag: hex!("faffffffffffffffffffffffffffffff"),
    },
    Vector {
        r: hex!("01000000000000000400000000000000"),
        s: [0; 16],
        message: &hex!(
            "e33594d7505e43b90000000000000000"
            "3394d7505e4379cd0100000000000000"
            "00000000000000000000000000000000"
            "01000000000000000000000000000000"
        ),
        tag: hex!("14000000000000005500000000000000"),
    },
    Vector {
        r: hex!("01000000000000000400000000000000"),
        s: [0; 16],
        message: &hex!(
            "e33594d7505e43b90000000000000000"
            "3394d7505e4379cd0100000000000000"
            "00000000000000000000000000000000"
        ),
        tag: hex!("13000000000000000000000000000000"),
    },
];

const fn number(lowest: u8) -> [u8; 16] {
    let mut bytes = [0; 16];
    bytes[0] = lowest;
    bytes
}

#[test]
fn rfc_8439() {
    for (number, vector) in RFC_8439.iter().enumerate() {
        assert_eq!(Poly1305::tag(&vector.key(), vector.message), vector.tag, "vector {number}");
        assert_eq!(Poly1305::verify(&vector.key(), vector.message, &vector.tag), Ok(()), "vector {number}");
    }
}

/// "Cryptography in NaCl", section 9.
#[test]
fn the_paper_of_nacl() {
    let key = hex!("eea6a7251c1e72916d11c2cb214d3c252539121d8e234e652d651fa4c8cff880");
    let message = hex!(
        "8e993b9f48681273c29650ba32fc76ce48332ea7164d96a4476fb8c531a1186a"
        "c0dfc17c98dce87b4da7f011ec48c97271d2c20f9b928fe2270d6fb863d51738"
        "b48eeee314a7cc8ab932164548e526ae90224368517acfeabd6bb3732bc0e9da"
        "99832b61ca01b6de56244a9e88d5f9b37973f622a43d14a6599b1f654cb45a74e355a5"
    );
    assert_eq!(Poly1305::tag(&key, &message), hex!("f3ffc7703f9400e52a7dfb4b3d3305d9"));
}

#[test]
fn every_length_agrees_with_another_implementation() {
    let mut random = Sequence::new(1);
    let message = random.bytes(5000);
    for length in (0..1100).chain([2047, 2048, 4095, 4096, 5000]) {
        let key = random.array();
        let message = &message[..length];
        assert_eq!(Poly1305::tag(&key, message), other(&key, message), "{length} bytes");
    }
}

/// Where numbers are largest, carries that are lost show.
#[test]
fn the_largest_numbers_agree_with_another_implementation() {
    for length in (0..1100).chain([65536]) {
        let (key, message) = ([0xff; 32], vec![0xff; length]);
        assert_eq!(Poly1305::tag(&key, &message), other(&key, &message), "{length} bytes");
    }
}

fn other(key: &[u8; 32], message: &[u8]) -> [u8; 16] {
    let mut tag = [0; 16];
    dryoc::classic::crypto_onetimeauth::crypto_onetimeauth(&mut tag, message, key);
    tag
}

#[test]
fn pieces_come_to_the_whole() {
    let mut random = Sequence::new(2);
    for length in [0, 1, 15, 16, 17, 100, 1000, 5000] {
        let (key, message) = (random.array(), random.bytes(length));
        let tag = Poly1305::tag(&key, &message);
        for longest in [1, 3, 16, 33, 600, 3000] {
            let mut mac = Poly1305::new(&key);
            let mut rest = &message[..];
            while !rest.is_empty() {
                let (piece, after) = rest.split_at(rest.len().min(random.number() as usize % (longest + 1)));
                mac.update(piece);
                rest = after;
            }
            assert_eq!(mac.finalize(), tag, "{length} bytes in pieces of up to {longest}");
        }
    }
}

#[test]
fn what_was_changed_is_not_authentic() {
    let mut random = Sequence::new(3);
    let (key, message) = (random.array(), random.bytes(100));
    let tag = Poly1305::tag(&key, &message);
    let mut mac = Poly1305::new(&key);
    mac.update(&message);
    assert_eq!(mac.finalize_and_verify(&tag), Ok(()));

    for bit in 0..8 * message.len() {
        let mut message = message.clone();
        message[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(
            Poly1305::verify(&key, &message, &tag),
            Err(Error::NotAuthentic),
            "bit {bit} of the message"
        );
    }
    for bit in 0..8 * tag.len() {
        let mut tag = tag;
        tag[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(Poly1305::verify(&key, &message, &tag), Err(Error::NotAuthentic), "bit {bit} of the tag");
    }
    for length in 0..message.len() {
        let shorter = &message[..length];
        assert_eq!(
            Poly1305::verify(&key, shorter, &tag),
            Err(Error::NotAuthentic),
            "the first {length} bytes"
        );
    }
}

#[test]
fn debug_output_has_no_key() {
    assert_eq!(format!("{:?}", Poly1305::new(&[7; 32])), "Poly1305");
}
