//! Streams of chunks against libsodium's, another implementation, and those who cut, swap and change them.

#[path = "hash/vectors.rs"]
#[allow(dead_code)]
mod vectors;

mod support;

use dryoc::classic::crypto_secretstream_xchacha20poly1305 as other;
use shortwire_crypto::Error;
use shortwire_crypto::secretstream::{Decryptor, Encryptor, HEADER, Mark, OVERHEAD};
use support::Sequence;
use vectors::{bytes, list, load, number};

#[test]
fn what_libsodium_encrypted() {
    let vectors = load(include_str!("vectors/secretstream.json"));
    for stream in list(&vectors, "streams") {
        let key = bytes(stream, "key").try_into().expect("32 bytes");
        let header = bytes(stream, "header").try_into().expect("24 bytes");
        let mut decryptor = Decryptor::new(&key, &header);
        for chunk in list(stream, "chunks") {
            assert!(!decryptor.is_finished());
            let opened = decryptor.decrypt(&bytes(chunk, "associated"), &bytes(chunk, "chunk"));
            assert_eq!(opened, Ok((bytes(chunk, "message"), Mark(number(chunk, "mark")))));
        }
        assert!(decryptor.is_finished());
    }
}

#[test]
fn another_implementation_decrypts_what_is_encrypted_here() {
    let mut random = Sequence::new(31);
    let key = random.array();
    let (mut encryptor, header) = Encryptor::new(&key).expect("random bytes");
    let mut decryptor = Decryptor::new(&key, &header);
    let mut state = other::State::new();
    other::crypto_secretstream_xchacha20poly1305_init_pull(&mut state, &header, &key);
    for length in (0..200).chain([895, 896, 897, 1024, 5000, 70_000]) {
        let (message, associated) = (random.bytes(length), random.bytes(length % 40));
        let mark = if length % 7 == 3 { Mark::REKEY } else { Mark((length % 2) as u8) };
        if length % 50 == 49 {
            encryptor.rekey();
            decryptor.rekey();
            other::crypto_secretstream_xchacha20poly1305_rekey(&mut state);
        }
        let sealed = encryptor.encrypt(&associated, &message, mark).expect("it is short enough");
        assert_eq!(sealed.len(), length + OVERHEAD);
        assert!(decryptor.decrypt(&associated, &sealed) == Ok((message.clone(), mark)), "{length} bytes");

        let (mut opened, mut tag) = (vec![0; length], 0xff);
        other::crypto_secretstream_xchacha20poly1305_pull(
            &mut state,
            &mut opened,
            &mut tag,
            &sealed,
            Some(&associated),
        )
        .unwrap_or_else(|error| panic!("{length} bytes: {error}"));
        assert!(opened == message && tag == mark.0, "{length} bytes");
    }
}

/// A stream of three chunks, and a decryptor that has seen the first.
fn begun() -> (Decryptor, [Vec<u8>; 3]) {
    let key = [3; 32];
    let (mut encryptor, header) = Encryptor::new(&key).expect("random bytes");
    let mut encrypt =
        |message: &[u8], mark| encryptor.encrypt(b"file", message, mark).expect("it is short enough");
    let chunks =
        [encrypt(b"first", Mark::MESSAGE), encrypt(b"second", Mark::MESSAGE), encrypt(b"third", Mark::FINAL)];
    let mut decryptor = Decryptor::new(&key, &header);
    assert_eq!(decryptor.decrypt(b"file", &chunks[0]), Ok((b"first".to_vec(), Mark::MESSAGE)));
    (decryptor, chunks)
}

#[test]
fn chunks_cannot_be_repeated_left_out_or_changed_and_the_right_one_still_comes() {
    let (mut decryptor, chunks) = begun();
    let mut refuse = |associated: &[u8], chunk: &[u8], what: &str| {
        let mut output = vec![0xaa; chunk.len() - OVERHEAD];
        assert_eq!(
            decryptor.decrypt_into(associated, chunk, &mut output),
            Err(Error::NotAuthentic),
            "{what}"
        );
        assert!(output.iter().all(|byte| *byte == 0xaa), "{what}: the output was touched");
    };
    refuse(b"file", &chunks[0], "a repeated chunk");
    refuse(b"file", &chunks[2], "a chunk too early");
    refuse(b"other", &chunks[1], "another file's chunk");
    for byte in 0..chunks[1].len() {
        let mut chunk = chunks[1].clone();
        chunk[byte] ^= 1 << (byte % 8);
        refuse(b"file", &chunk, &format!("byte {byte}"));
    }
    refuse(b"file", &chunks[1][..chunks[1].len() - 1], "a shortened chunk");
    assert_eq!(decryptor.decrypt(b"file", &chunks[1]), Ok((b"second".to_vec(), Mark::MESSAGE)));
    assert_eq!(decryptor.decrypt(b"file", &chunks[2]), Ok((b"third".to_vec(), Mark::FINAL)));
}

#[test]
fn a_stream_that_was_cut_off_is_not_finished() {
    let (mut decryptor, chunks) = begun();
    decryptor.decrypt(b"file", &chunks[1]).expect("the next chunk");
    assert!(!decryptor.is_finished());
    decryptor.decrypt(b"file", &chunks[2]).expect("the last chunk");
    assert!(decryptor.is_finished());
}

#[test]
fn nothing_comes_after_the_last_chunk() {
    let (mut encryptor, header) = Encryptor::new(&[1; 32]).expect("random bytes");
    let last = encryptor.encrypt(b"", b"last", Mark::FINAL).expect("it is short enough");
    assert!(matches!(encryptor.encrypt(b"", b"more", Mark::MESSAGE), Err(Error::Parameter { .. })));
    let mut decryptor = Decryptor::new(&[1; 32], &header);
    decryptor.decrypt(b"", &last).expect("the last chunk");
    assert!(matches!(decryptor.decrypt(b"", &last), Err(Error::Parameter { .. })));
}

#[test]
fn wrong_lengths_are_refused_and_the_stream_stays_where_it_was() {
    let (mut encryptor, header) = Encryptor::new(&[1; 32]).expect("random bytes");
    for length in [0, 1, 16, 17, 19, 21] {
        let result = encryptor.encrypt_into(b"", b"abc", Mark::MESSAGE, &mut vec![0; length]);
        assert!(matches!(result, Err(Error::Length { .. })), "{length} bytes");
    }
    let sealed = encryptor.encrypt(b"", b"abc", Mark::MESSAGE).expect("it is short enough");
    let mut decryptor = Decryptor::new(&[1; 32], &header);
    for length in 0..OVERHEAD {
        let error =
            Error::Length { what: "the encrypted chunk", expected: "17 bytes or more", actual: length };
        assert_eq!(decryptor.decrypt(b"", &sealed[..length]), Err(error));
    }
    assert!(matches!(decryptor.decrypt_into(b"", &sealed, &mut [0; 4]), Err(Error::Length { .. })));
    assert_eq!(decryptor.decrypt(b"", &sealed), Ok((b"abc".to_vec(), Mark::MESSAGE)));
}

#[test]
fn two_streams_of_one_key_differ() {
    let streams = [(); 2].map(|()| Encryptor::new(&[1; 32]).expect("random bytes"));
    let [first, second]: [[u8; HEADER]; 2] = streams.map(|(_, header)| header);
    assert_ne!(first, second);
}

#[test]
fn debug_output_has_no_key() {
    let (encryptor, header) = Encryptor::new(&[7; 32]).expect("random bytes");
    assert_eq!(format!("{encryptor:?} {:?}", Decryptor::new(&[7; 32], &header)), "Encryptor Decryptor");
}
