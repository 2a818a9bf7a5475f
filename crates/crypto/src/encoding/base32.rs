//! Base32 in Bech32's alphabet: five bits a character, no padding characters, small letters.

use super::{Fault, mask_below, room, text, wrong};
use crate::constant_time::told;
use crate::error::Error;

/// The characters of 0 to 31 (BIP 173).
pub(super) const ALPHABET: &[u8; 32] = b"qpzry9x8gf2tvdw0s3jn54khce6mua7l";

/// The bit above the five of a value.
pub(super) const KNOWN: u8 = 32;

/// How many characters `bytes` bytes take.
pub const fn encoded_length(bytes: usize) -> usize {
    (8 * bytes).div_ceil(5)
}

/// The characters of `bytes`. Allocates the text.
///
/// ```
/// assert_eq!(shortwire_crypto::encoding::base32::encode(&[0xff]), "lu");
/// ```
pub fn encode(bytes: &[u8]) -> String {
    text(encoded_length(bytes.len()), groups(bytes).map(character))
}

/// Writes the characters of `bytes` to the beginning of `output`; says how many.
///
/// # Errors
///
/// [`Error::Length`] if `output` is shorter than [`encoded_length`].
pub fn encode_into(bytes: &[u8], output: &mut [u8]) -> Result<usize, Error> {
    let text = room(output, encoded_length(bytes.len()))?;
    text.iter_mut().zip(groups(bytes)).for_each(|(to, group)| *to = character(group));
    Ok(text.len())
}

/// The bytes that `text` stands for. Allocates them.
///
/// # Errors
///
/// [`Error::Encoding`] with [`Fault::Character`] (capital letters among them) or [`Fault::Padding`], and where.
pub fn decode(text: &str) -> Result<Vec<u8>, Error> {
    let mut bytes = vec![0; decoded_length(text.len())];
    decode_into(text, &mut bytes)?;
    Ok(bytes)
}

/// Writes the bytes that `text` stands for to the beginning of `output`; says how many.
///
/// # Errors
///
/// As of [`decode`], and [`Error::Length`] if `output` is too short. `output` may then hold the bytes up to the error.
pub fn decode_into(text: &str, output: &mut [u8]) -> Result<usize, Error> {
    read(text.bytes(), 0, output)
}

/// How many whole bytes there are in `characters` characters.
pub(super) const fn decoded_length(characters: usize) -> usize {
    5 * characters / 8
}

/// The bits of `bytes`, five at a time, the last group filled up with zeros.
pub(super) fn groups(bytes: &[u8]) -> impl Iterator<Item = u8> {
    (0..encoded_length(bytes.len())).map(|group| {
        let bit = 5 * group;
        let [high, low] = [0, 1].map(|next| u16::from(bytes.get(bit / 8 + next).copied().unwrap_or(0)));
        ((high << 8 | low) >> (11 - bit % 8)) as u8 & 31
    })
}

/// Writes the bytes of small characters, the first of which stands at `position` of a text.
pub(super) fn read(
    characters: impl ExactSizeIterator<Item = u8> + Clone,
    position: usize,
    output: &mut [u8],
) -> Result<usize, Error> {
    let length = characters.len();
    let bytes = room(output, decoded_length(length))?;
    let (mut bits, mut held, mut written) = (0u16, 0, 0);
    let mut are_known = KNOWN;
    for character in characters.clone() {
        let value = value(character);
        are_known &= value;
        bits = bits << 5 | u16::from(value & 31);
        held += 5;
        if held >= 8 {
            held -= 8;
            bytes[written] = (bits >> held) as u8;
            written += 1;
        }
    }
    if told(are_known & KNOWN) == 0 {
        return wrong(Fault::Character, position + first_unknown(characters));
    }
    if held >= 5 || told(bits & ((1 << held) - 1)) != 0 {
        return wrong(Fault::Padding, position + length - 1);
    }
    Ok(written)
}

/// Where the first character stands that the alphabet does not have. One of them is none.
pub(super) fn first_unknown(mut characters: impl Iterator<Item = u8>) -> usize {
    characters.position(|character| value(character) & KNOWN == 0).expect("one of them is none")
}

/// The character of 0 to 31, looked for in all of the alphabet so that which one it is does not show.
pub(super) fn character(value: u8) -> u8 {
    ALPHABET.iter().zip(0..).fold(0, |found, (character, index)| found | (character & same(value, index)))
}

/// What a character stands for, and [`KNOWN`], or zero if the alphabet does not have it.
pub(super) fn value(character: u8) -> u8 {
    ALPHABET
        .iter()
        .zip(0..)
        .fold(0, |found, (known, index)| found | ((index | KNOWN) & same(character, *known)))
}

/// All ones if `a` is `b`, zero if not.
fn same(a: u8, b: u8) -> u8 {
    mask_below((a ^ b).into(), 1) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_lengths_come_back() {
        let bytes: Vec<u8> = (0..=255).rev().collect();
        for length in 0..bytes.len() {
            let text = encode(&bytes[..length]);
            assert_eq!(text.len(), encoded_length(length));
            assert_eq!(decode(&text).as_deref(), Ok(&bytes[..length]));
        }
    }

    #[test]
    fn all_characters_are_told_apart() {
        let values: Vec<u8> = (0..32).map(|index| value(character(index)) & 31).collect();
        assert_eq!(values, (0..32).collect::<Vec<u8>>());
        for byte in (0..=255).filter(|byte| !ALPHABET.contains(byte)) {
            assert_eq!(value(byte), 0, "{byte:#x}");
        }
    }

    #[test]
    fn what_stands_for_no_bytes_is_refused_where_it_is() {
        assert_eq!(decode("qqb"), wrong(Fault::Character, 2));
        assert_eq!(decode("qQ"), wrong(Fault::Character, 1));
        assert_eq!(decode("lé"), wrong(Fault::Character, 1));
        assert_eq!(decode("q"), wrong(Fault::Padding, 0), "five bits are no byte");
        assert_eq!(decode("ll"), wrong(Fault::Padding, 1), "what is left over is not zero");
        assert_eq!(decode("qqq"), wrong(Fault::Padding, 2), "seven bits are left over");
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        assert!(matches!(encode_into(b"ab", &mut [0; 3]), Err(Error::Length { actual: 3, .. })));
        assert!(matches!(decode_into("qqqq", &mut [0; 1]), Err(Error::Length { actual: 1, .. })));
        let mut output = [1; 3];
        assert_eq!(decode_into("qqqq", &mut output), Ok(2));
        assert_eq!(output, [0, 0, 1]);
    }
}
