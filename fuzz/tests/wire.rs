//! The wire codec of generated messages, compared with another implementation.

use std::sync::LazyLock;

use bolero::check;
use shortwire::wire::DecodeErrorKind;
use shortwire_fuzz::{Entropy, Reference, SUBJECTS, Subject, TEST_TIME};

static REFERENCE: LazyLock<Reference> = LazyLock::new(Reference::default);

/// Both implementations take the bytes and mean the same by them, or both reject them; what is written is read as what
/// was meant, and written the same a second time.
fn agree(subject: &Subject, bytes: &[u8]) {
    let name = subject.name;
    let ours = (subject.recode)(bytes);
    if let Ok(ours) = &ours {
        assert_eq!((subject.recode)(ours).as_ref(), Ok(ours), "{name}: not stable for {bytes:02x?}");
    }
    if !REFERENCE.is_strict(subject) {
        return;
    }
    match (ours, REFERENCE.recode(subject, bytes)) {
        (Ok(ours), Ok(theirs)) => {
            let reread = REFERENCE.recode(subject, &ours);
            assert_eq!(reread, Ok(theirs), "{name}: another meaning of {bytes:02x?}, written as {ours:02x?}");
        }
        (Err(_), Err(_)) => {}
        // The tenth byte of a varint has bits beyond the 64th, which are dropped here, as in C++ and Java.
        (Ok(_), Err(theirs)) if theirs.0 == "varint exceeded maximum length of 10 bytes" => {}
        (Ok(_), Err(theirs)) => panic!("{name}: only the reference rejects {bytes:02x?}: {}", theirs.0),
        // Depth is counted differently, and the reference does not look for required fields.
        (Err(ours), Ok(_))
            if matches!(ours.kind(), DecodeErrorKind::TooDeep | DecodeErrorKind::MissingRequired(_)) => {}
        (Err(ours), Ok(_)) => panic!("{name}: only the reference takes {bytes:02x?}: {ours}"),
    }
}

#[test]
fn arbitrary_bytes() {
    check!().with_test_time(TEST_TIME).for_each(|input: &[u8]| {
        for subject in SUBJECTS {
            agree(subject, input);
        }
    });
}

#[test]
fn random_messages() {
    check!().with_test_time(TEST_TIME).with_max_len(2000).for_each(|input: &[u8]| {
        let mut entropy = Entropy::new(input);
        let subject = entropy.pick(SUBJECTS);
        let bytes = REFERENCE.random(subject, &mut entropy);
        let ours = (subject.recode)(&bytes)
            .unwrap_or_else(|error| panic!("{}: {error}: {bytes:02x?}", subject.name));
        assert_eq!(REFERENCE.recode(subject, &ours), REFERENCE.recode(subject, &bytes), "{}", subject.name);
        agree(subject, &bytes);
    });
}

#[test]
fn damaged_messages() {
    check!().with_test_time(TEST_TIME).with_max_len(2000).for_each(|input: &[u8]| {
        let mut entropy = Entropy::new(input);
        let subject = entropy.pick(SUBJECTS);
        let damages: [(u8, u8, u8); 3] =
            std::array::from_fn(|_| (entropy.byte(), entropy.byte(), entropy.byte()));
        let mut bytes = REFERENCE.random(subject, &mut entropy);
        for (kind, position, byte) in damages {
            damage(&mut bytes, kind, usize::from(position), byte);
        }
        agree(subject, &bytes);
    });
}

/// Cuts, changes, adds or doubles something.
fn damage(bytes: &mut Vec<u8>, kind: u8, position: usize, byte: u8) {
    let position = position % (bytes.len() + 1);
    match kind % 6 {
        0 => bytes.truncate(position),
        1 => bytes.insert(position, byte),
        2 => bytes.extend_from_within(position..),
        3 => drop(bytes.drain(..position)),
        _ => {
            if let Some(there) = bytes.get_mut(position) {
                *there = if kind % 6 == 4 { byte } else { *there ^ 1 << (byte % 8) };
            }
        }
    }
}
