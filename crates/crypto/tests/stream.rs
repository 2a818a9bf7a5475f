//! The stream ciphers against published vectors and another implementation, by whichever kernels are chosen here.

mod support;

use chacha20::cipher::{KeyIvInit, StreamCipherSeek};
use hex_literal::hex;
use shortwire_crypto::hazmat::*;
use shortwire_crypto::{Error, Sha256};
use support::Sequence;

/// 0 1 2 3 ...
fn counted<const N: usize>() -> [u8; N] {
    std::array::from_fn(|index| index as u8)
}

#[test]
fn chacha20_of_rfc_8439() {
    // Section 2.3.2.
    let mut block = [0; 64];
    ChaCha20::key_stream(&counted(), &hex!("000000090000004a00000000"), 1, &mut block)
        .expect("there is stream");
    assert_eq!(
        block,
        hex!(
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
        )
    );
    // Section 2.4.2.
    let mut text = *b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen \
would be it.";
    ChaCha20::apply_in_place(&counted(), &hex!("000000000000004a00000000"), 1, &mut text)
        .expect("there is stream");
    assert_eq!(
        text[..],
        hex!(
            "6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b"
            "f91b65c5524733ab8f593dabcd62b3571639d624e65152ab8f530c359f0861d8"
            "07ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab7793736"
            "5af90bbf74a35be6b40b8eedf2785e42874d"
        )
    );
    // Appendix A.1, vectors 1 to 5.
    let key_of_ones = hex!("0000000000000000000000000000000000000000000000000000000000000001");
    let key_with_ff = hex!("00ff000000000000000000000000000000000000000000000000000000000000");
    for (key, nonce, counter, expected) in [
        (
            [0; 32],
            [0; 12],
            0,
            hex!(
                "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
            ),
        ),
        (
            [0; 32],
            [0; 12],
            1,
            hex!(
                "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
                "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"
            ),
        ),
        (
            key_of_ones,
            [0; 12],
            1,
            hex!(
                "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
                "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0"
            ),
        ),
        (
            key_with_ff,
            [0; 12],
            2,
            hex!(
                "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
                "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096"
            ),
        ),
        (
            [0; 32],
            hex!("000000000000000000000002"),
            0,
            hex!(
                "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
                "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d"
            ),
        ),
    ] {
        ChaCha20::key_stream(&key, &nonce, counter, &mut block).expect("there is stream");
        assert_eq!(block, expected);
    }
}

#[test]
fn xchacha20_of_the_draft() {
    // Section 2.2.1.
    assert_eq!(
        hchacha20(&counted(), &hex!("000000090000004a0000000031415927")),
        hex!("82413b4227b27bfed30e42508a877d73a0f9e4d58a74a853c12ec41326d3ecdc")
    );
    // Appendix A.3.2, the block that begins at 1.
    let key: [u8; 32] = std::array::from_fn(|index| 0x80 + index as u8);
    let nonce = hex!("404142434445464748494a4b4c4d4e4f5051525354555658");
    let mut text = *b"The dhole (pronounced \"dole\") is also known as the Asiatic wild dog, red dog, and whistling dog. It is \
about the size of a German shepherd but looks more like a long-legged fox. This highly elusive and skilled jumper is classified \
with wolves, coyotes, jackals, and foxes in the taxonomic family Canidae.";
    XChaCha20::apply_in_place(&key, &nonce, 1, &mut text).expect("there is stream");
    assert_eq!(
        text[..64],
        hex!(
            "7d0a2e6b7f7c65a236542630294e063b7ab9b555a5d5149aa21e4ae1e4fbce87"
            "ecc8e08a8b5e350abe622b2ffa617b202cfad72032a3037e76ffdcdc4376ee05"
        )
    );
}

#[test]
fn salsa20_of_the_nacl_paper() {
    // "Cryptography in NaCl", sections 8 to 10: the first key, the second key, and 4 MiB of stream.
    let shared = hex!("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742");
    let first = hex!("1b27556473e985d462cd51197a9a46c76009549eac6474f206c4ee0844f68389");
    assert_eq!(hsalsa20(&shared, &[0; 16]), first);
    assert_eq!(hsalsa20_core(&[0; 16], &shared, &SIGMA), first);
    let prefix = hex!("69696ee955b62b73cd62bda875fc73d6");
    let second = hex!("dc908dda0b9344a953629b733820778880f3ceb421bb61b91cbd4c3e66256ce4");
    assert_eq!(hsalsa20(&first, &prefix), second);

    let nonce = hex!("69696ee955b62b73cd62bda875fc73d68219e0036b7a0b37");
    let mut stream = vec![0; 4 << 20];
    XSalsa20::key_stream(&first, &nonce, 0, &mut stream).expect("there is stream");
    let expected = hex!("662b9d0e3463029156069b12f918691a98f7dfb2ca0393c96bbfc6b1fbd630a2");
    assert_eq!(Sha256::digest(&stream), expected);
    Salsa20::key_stream(&second, &hex!("8219e0036b7a0b37"), 0, &mut stream).expect("there is stream");
    assert_eq!(Sha256::digest(&stream), expected, "with the nonce's beginning hashed beforehand");
    assert_eq!(
        stream[..32],
        hex!("eea6a7251c1e72916d11c2cb214d3c252539121d8e234e652d651fa4c8cff880"),
        "the key that a box authenticates with"
    );
}

#[test]
fn salsa20_of_the_specification_and_estream() {
    // The specification, section 9: the expansion of keys of 32 bytes is the core over this state.
    let key: [u8; 32] =
        std::array::from_fn(|index| if index < 16 { 1 + index as u8 } else { 201 + index as u8 - 16 });
    let input: [u8; 16] = std::array::from_fn(|index| 101 + index as u8);
    assert_eq!(
        salsa20_core(&input, &key, &SIGMA),
        [
            69, 37, 68, 39, 41, 15, 107, 193, 255, 139, 122, 6, 170, 233, 217, 98, 89, 144, 182, 106, 21, 51,
            200, 65, 239, 49, 222, 34, 215, 114, 40, 126, 104, 197, 7, 225, 197, 153, 31, 2, 102, 78, 76,
            176, 84, 245, 246, 184, 177, 160, 133, 130, 6, 72, 149, 119, 192, 195, 132, 236, 234, 103, 246,
            74
        ]
    );
    // eSTREAM's verified vectors, set 1, vector 0 with keys of 256 bits: bytes 0 to 63 and 192 to 255.
    let mut stream = [0; 256];
    let mut key = [0; 32];
    key[0] = 0x80;
    Salsa20::key_stream(&key, &[0; 8], 0, &mut stream).expect("there is stream");
    assert_eq!(
        stream[..64],
        hex!(
            "e3be8fdd8beca2e3ea8ef9475b29a6e7003951e1097a5c38d23b7a5fad9f6844"
            "b22c97559e2723c7cbbd3fe4fc8d9a0744652a83e72a9c461876af4d7ef1a117"
        )
    );
    assert_eq!(
        stream[192..],
        hex!(
            "57be81f47b17d9ae7c4ff15429a73e10acf250ed3a90a93c711308a74c6216a9"
            "ed84cd126da7f28e8abf8bb63517e1ca98e712f4fb2e1a6aed9fdc73291faa17"
        )
    );
}

/// Messages of many lengths at several places of the stream, against RustCrypto's ciphers.
fn agrees<C, R, const NONCE: usize>(seed: u64)
where
    C: StreamCipher<Nonce = [u8; NONCE]>,
    R: KeyIvInit + StreamCipherSeek + chacha20::cipher::StreamCipher,
{
    let mut sequence = Sequence::new(seed);
    for length in (0..1100).step_by(37).chain([63, 64, 65, 256, 512, 1024, 2048, 5000, 70_000]) {
        for counter in [0, 1, 3_000_000_000] {
            let (key, nonce): ([u8; 32], [u8; NONCE]) = (sequence.array(), sequence.array());
            let text = sequence.bytes(length);
            let mut expected = text.clone();
            let mut cipher = R::new_from_slices(&key, &nonce).expect("of their lengths");
            cipher.seek(counter * 64);
            cipher.apply_keystream(&mut expected);
            let mut actual = vec![0; length];
            C::apply(&key, &nonce, counter, &text, &mut actual).expect("there is stream");
            assert!(actual == expected, "{length} bytes from block {counter}");
        }
    }
}

#[test]
fn another_implementation_agrees() {
    agrees::<ChaCha<8>, chacha20::ChaCha8, 12>(1);
    agrees::<ChaCha<12>, chacha20::ChaCha12, 12>(2);
    agrees::<ChaCha20, chacha20::ChaCha20, 12>(3);
    agrees::<ChaCha20Original, chacha20::ChaCha20Legacy, 8>(4);
    agrees::<XChaCha20, chacha20::XChaCha20, 24>(5);
    agrees::<Salsa<8>, salsa20::Salsa8, 8>(6);
    agrees::<Salsa<12>, salsa20::Salsa12, 8>(7);
    agrees::<Salsa20, salsa20::Salsa20, 8>(8);
    agrees::<XSalsa20, salsa20::XSalsa20, 24>(9);
}

#[test]
fn streams_end() {
    let (key, nonce) = ([1; 32], [2; 12]);
    let last = u64::from(u32::MAX);
    let mut data = [3; 200];
    for (counter, length) in [(last, 65), (last + 1, 1), (last - 1, 129), (u64::MAX, 1)] {
        let result = ChaCha20::apply_in_place(&key, &nonce, counter, &mut data[..length]);
        assert_eq!(result, Err(Error::CounterOverflow), "{length} bytes from block {counter}");
    }
    assert_eq!(data, [3; 200], "nothing is written");
    ChaCha20::apply_in_place(&key, &nonce, last, &mut data[..64]).expect("the last block is there");
    ChaCha20::apply_in_place(&key, &nonce, last, &mut [])
        .expect("an empty message may begin at the last block");

    let mut longer = [3; 65];
    let result = XSalsa20::apply_in_place(&key, &[4; 24], u64::MAX, &mut longer);
    assert_eq!(result, Err(Error::CounterOverflow));
    let mut messages = [
        Message::<ChaCha20> { key: &key, nonce: &nonce, counter: 0, text: Text::in_place(&mut data) },
        Message { key: &key, nonce: &nonce, counter: last, text: Text::in_place(&mut longer) },
    ];
    assert_eq!(messages[1].check(), Err(Error::CounterOverflow));
    assert_eq!(ChaCha20::apply_many(&mut messages), Err(Error::CounterOverflow));
    assert_eq!(longer, [3; 65], "nothing is written");
}

/// Blocks are numbered in 64 bits, and kernels count 32 of them.
#[test]
fn numbers_carry() {
    fn check<C: StreamCipher<Nonce = [u8; 8]>>() {
        let (key, nonce) = ([1; 32], [2; 8]);
        for carry in [1 << 32, 7 << 32] {
            for blocks in [1, 2, 3, 17, 33] {
                for before in [0, 1, 2, 16] {
                    let counter = carry - before.min(blocks);
                    let mut whole = vec![0; 64 * blocks as usize];
                    C::key_stream(&key, &nonce, counter, &mut whole).expect("there is stream");
                    for (block, counter) in whole.chunks(64).zip(counter..) {
                        let mut single = [0; 64];
                        C::key_stream(&key, &nonce, counter, &mut single).expect("there is stream");
                        assert_eq!(block, single, "block {counter:#x}");
                    }
                }
            }
        }
        let [mut below, mut above] = [[0; 64]; 2];
        C::key_stream(&key, &nonce, 5, &mut below).expect("there is stream");
        C::key_stream(&key, &nonce, 5 + (1 << 32), &mut above).expect("there is stream");
        assert_ne!(below, above, "the upper half counts");
    }
    check::<ChaCha20Original>();
    check::<Salsa20>();
}

#[test]
fn outputs_have_the_input_s_length() {
    let result = ChaCha20::apply(&[0; 32], &[0; 12], 0, &[0; 5], &mut [0; 4]);
    assert!(matches!(result, Err(Error::Length { actual: 4, .. })), "{result:?}");
}
