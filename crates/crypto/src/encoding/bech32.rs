//! Bech32 (BIP 173): a prefix that says what the bytes are, `1`, the bytes in [`base32`](super::base32), and a checksum of six characters that finds
//! every mistake in up to four of up to 89 characters, and all but one in a thousand million of others.
//!
//! BIP 173 stops at 90 characters, for addresses. Keys are longer, so the limit here is 1023, that of the code itself.

use super::base32::{
    KNOWN, character, decoded_length, encoded_length as data_length, first_unknown, groups, read, value,
};
use super::{Fault, mask_within, text, wrong};
use crate::constant_time::told;
use crate::error::Error;

/// The longest text, in characters.
pub const LONGEST: usize = 1023;

/// The longest prefix, in characters.
pub const LONGEST_PREFIX: usize = 83;

const CHECKSUM: usize = 6;
const SEPARATOR: u8 = b'1';

/// How many characters a prefix of `prefix` characters and `bytes` bytes take.
pub const fn encoded_length(prefix: usize, bytes: usize) -> usize {
    prefix + 1 + data_length(bytes) + CHECKSUM
}

/// `bytes` under `prefix`, written small. Allocates the text.
///
/// ```
/// use shortwire_crypto::encoding::bech32;
///
/// let text = bech32::encode("key", &[1, 2, 3])?;
/// assert_eq!(bech32::decode("key", &text)?, [1, 2, 3]);
/// # Ok::<(), shortwire_crypto::Error>(())
/// ```
///
/// # Errors
///
/// [`Error::Encoding`] if the prefix has none or more than 83 characters, others than `!` to `~`, or letters of both cases; or if the text
/// would have more than 1023.
pub fn encode(prefix: &str, bytes: &[u8]) -> Result<String, Error> {
    let length = encoded_length(prefix.len(), bytes.len());
    check_length(length)?;
    check_prefix(prefix)?;
    check_case(prefix)?;
    let prefix = prefix.to_ascii_lowercase();
    let mut checksum = Checksum::of_prefix(prefix.as_bytes());
    groups(bytes).for_each(|group| checksum.add(group));
    let data = groups(bytes).map(character).chain(checksum.characters());
    Ok(text(length, prefix.bytes().chain([SEPARATOR]).chain(data)))
}

/// The bytes of a text whose prefix is `prefix`, in either case. Allocates them.
///
/// # Errors
///
/// [`Error::Encoding`] with what is wrong and where; [`Fault::OtherPrefix`] if the text is right, but something else.
pub fn decode(prefix: &str, text: &str) -> Result<Vec<u8>, Error> {
    let parts = Parts::of(text)?;
    if !parts.prefix.eq_ignore_ascii_case(prefix) {
        return wrong(Fault::OtherPrefix, 0);
    }
    parts.bytes()
}

/// The prefix of a text, as it is written there, and the bytes under it. Allocates them.
///
/// # Errors
///
/// [`Error::Encoding`] with what is wrong and where.
pub fn decode_any(text: &str) -> Result<(&str, Vec<u8>), Error> {
    let parts = Parts::of(text)?;
    Ok((parts.prefix, parts.bytes()?))
}

/// The bytes of a key: as many as it has.
pub(crate) fn decode_key<const N: usize>(prefix: &str, text: &str) -> Result<crate::Secret<N>, Error> {
    let mut bytes = decode(prefix, text)?;
    let key = crate::Secret::try_from(&bytes[..]);
    crate::wipe::wipe(&mut bytes);
    key
}

/// A text that is well formed up to how its last bits are filled up.
struct Parts<'a> {
    prefix: &'a str,
    /// Without the checksum.
    data: &'a [u8],
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Result<Self, Error> {
        check_length(text.len())?;
        let Some((prefix, data)) = split(text) else {
            return wrong(Fault::NoSeparator, text.len());
        };
        check_prefix(prefix)?;
        check_case(text)?;
        let before = prefix.len() + 1;
        let mut checksum = Checksum::of_prefix(&prefix.to_ascii_lowercase().into_bytes());
        let mut are_known = KNOWN;
        for character in small(data) {
            let value = value(character);
            are_known &= value;
            checksum.add(value & 31);
        }
        if told(are_known) == 0 {
            return wrong(Fault::Character, before + first_unknown(small(data)));
        }
        let Some(end) = data.len().checked_sub(CHECKSUM) else {
            return wrong(Fault::ShortChecksum, text.len());
        };
        if told(checksum.0) != 1 {
            return wrong(Fault::Checksum, before + end);
        }
        Ok(Parts { prefix, data: &data[..end] })
    }

    fn bytes(&self) -> Result<Vec<u8>, Error> {
        let mut bytes = vec![0; decoded_length(self.data.len())];
        read(small(self.data), self.prefix.len() + 1, &mut bytes)?;
        Ok(bytes)
    }
}

fn check_length(length: usize) -> Result<(), Error> {
    if length > LONGEST { wrong(Fault::TooLong, LONGEST) } else { Ok(()) }
}

fn check_prefix(prefix: &str) -> Result<(), Error> {
    if !(1..=LONGEST_PREFIX).contains(&prefix.len()) {
        return wrong(Fault::PrefixLength, prefix.len().min(LONGEST_PREFIX));
    }
    match prefix.bytes().position(|byte| !byte.is_ascii_graphic()) {
        Some(position) => wrong(Fault::Character, position),
        None => Ok(()),
    }
}

/// Refuses a text at its first letter that is not of the case of the first one.
fn check_case(text: &str) -> Result<(), Error> {
    let (mut has_capital, mut has_small) = (0, 0);
    for byte in text.bytes().map(u16::from) {
        has_capital |= mask_within(byte, b'A', b'Z');
        has_small |= mask_within(byte, b'a', b'z');
    }
    if told(has_capital & has_small) == 0 {
        return Ok(());
    }
    let first = |is: fn(&u8) -> bool| text.bytes().position(|byte| is(&byte));
    wrong(Fault::MixedCase, first(u8::is_ascii_uppercase).max(first(u8::is_ascii_lowercase)).unwrap_or(0))
}

/// What stands before and after the last separator.
fn split(text: &str) -> Option<(&str, &[u8])> {
    let mut after = 0;
    for (byte, next) in text.bytes().zip(1u16..) {
        let is_separator = mask_within(byte.into(), SEPARATOR, SEPARATOR);
        after = after & !is_separator | next & is_separator;
    }
    let after = usize::from(told(after));
    Some((&text[..after.checked_sub(1)?], &text.as_bytes()[after..]))
}

fn small(text: &[u8]) -> impl ExactSizeIterator<Item = u8> + Clone {
    text.iter().map(u8::to_ascii_lowercase)
}

/// The remainder of what has been added, as a polynomial over GF(32), divided by BIP 173's.
struct Checksum(u32);

impl Checksum {
    /// Of a prefix in small letters: the upper three bits of all its characters, a zero, the lower five.
    fn of_prefix(prefix: &[u8]) -> Self {
        let mut checksum = Checksum(1);
        prefix.iter().for_each(|byte| checksum.add(byte >> 5));
        checksum.add(0);
        prefix.iter().for_each(|byte| checksum.add(byte & 31));
        checksum
    }

    fn add(&mut self, value: u8) {
        const MULTIPLES: [u32; 5] = [0x3b6a_57b2, 0x2650_8e6d, 0x1ea1_19fa, 0x3d42_33dd, 0x2a14_62b3];
        let top = self.0 >> 25;
        self.0 = (self.0 & 0x1ff_ffff) << 5 ^ u32::from(value);
        for (bit, multiple) in MULTIPLES.iter().enumerate() {
            self.0 ^= multiple & (top >> bit & 1).wrapping_neg();
        }
    }

    /// What makes the remainder one.
    fn characters(mut self) -> [u8; CHECKSUM] {
        (0..CHECKSUM).for_each(|_| self.add(0));
        let remainder = self.0 ^ 1;
        std::array::from_fn(|index| character((remainder >> (5 * (CHECKSUM - 1 - index))) as u8 & 31))
    }
}
