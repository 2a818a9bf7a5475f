//! Base16 (RFC 4648): two hexadecimal digits a byte, written small, read in either case and after an optional `0x`.

use super::{Fault, mask_below, mask_within, room, text, wrong};
use crate::constant_time::told;
use crate::error::Error;

/// How many characters `bytes` bytes take.
pub const fn encoded_length(bytes: usize) -> usize {
    2 * bytes
}

/// The digits of `bytes`. Allocates the text.
///
/// ```
/// assert_eq!(shortwire_crypto::encoding::base16::encode(&[0xc0, 0x1d]), "c01d");
/// ```
pub fn encode(bytes: &[u8]) -> String {
    text(encoded_length(bytes.len()), bytes.iter().flat_map(|byte| digits(*byte)))
}

/// Writes the digits of `bytes` to the beginning of `output`; says how many.
///
/// # Errors
///
/// [`Error::Length`] if `output` is shorter than [`encoded_length`].
pub fn encode_into(bytes: &[u8], output: &mut [u8]) -> Result<usize, Error> {
    let text = room(output, encoded_length(bytes.len()))?;
    bytes.iter().zip(text.as_chunks_mut().0).for_each(|(byte, pair)| *pair = digits(*byte));
    Ok(text.len())
}

/// The bytes that `text` stands for. Allocates them.
///
/// # Errors
///
/// [`Error::Encoding`] with [`Fault::Character`] or [`Fault::OddLength`], and where.
pub fn decode(text: &str) -> Result<Vec<u8>, Error> {
    let mut bytes = vec![0; text.len() / 2];
    let length = decode_into(text, &mut bytes)?;
    bytes.truncate(length);
    Ok(bytes)
}

/// Writes the bytes that `text` stands for to the beginning of `output`; says how many.
///
/// # Errors
///
/// As of [`decode`], and [`Error::Length`] if `output` is too short. `output` may then hold the bytes up to the error.
pub fn decode_into(text: &str, output: &mut [u8]) -> Result<usize, Error> {
    let before = if told(text.as_bytes().first_chunk() == Some(b"0x")) { 2 } else { 0 };
    let digits = &text.as_bytes()[before..];
    let (pairs, rest) = digits.as_chunks::<2>();
    if !rest.is_empty() {
        return wrong(Fault::OddLength, text.len() - 1);
    }
    let bytes = room(output, pairs.len())?;
    let mut are_digits = !0;
    for (byte, pair) in bytes.iter_mut().zip(pairs) {
        let [(high, is_high), (low, is_low)] = pair.map(value);
        *byte = high << 4 | low;
        are_digits &= is_high & is_low;
    }
    if told(are_digits) == 0 {
        let position = digits.iter().position(|digit| !digit.is_ascii_hexdigit());
        return wrong(Fault::Character, before + position.expect("one of them is none"));
    }
    Ok(bytes.len())
}

fn digits(byte: u8) -> [u8; 2] {
    [digit(byte >> 4), digit(byte & 15)]
}

/// The digit of 0 to 15.
fn digit(value: u8) -> u8 {
    let is_letter = !mask_below(value.into(), 10) as u8;
    b'0' + value + (is_letter & (b'a' - b'0' - 10))
}

/// What a digit stands for, and all ones if it is one, zero if not.
fn value(digit: u8) -> (u8, u16) {
    let digit = u16::from(digit);
    let decimal = mask_within(digit, b'0', b'9');
    let letter = mask_within(digit | 0x20, b'a', b'f');
    let value = decimal & digit.wrapping_sub(u16::from(b'0'))
        | letter & (digit | 0x20).wrapping_sub(u16::from(b'a') - 10);
    (value as u8, decimal | letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_vectors_of_rfc_4648() {
        for (bytes, text) in [("", ""), ("f", "66"), ("fo", "666f"), ("foobar", "666f6f626172")] {
            assert_eq!(encode(bytes.as_bytes()), text);
            assert_eq!(decode(text).as_deref(), Ok(bytes.as_bytes()));
        }
    }

    #[test]
    fn every_byte_comes_back_in_either_case_and_after_0x() {
        let bytes: Vec<u8> = (0..=255).collect();
        let text = encode(&bytes);
        assert_eq!(decode(&text), Ok(bytes.clone()));
        assert_eq!(decode(&text.to_uppercase()), Ok(bytes.clone()));
        assert_eq!(decode(&format!("0x{text}")), Ok(bytes));
        assert_eq!(decode("0x"), Ok(vec![]));
    }

    #[test]
    fn every_other_character_is_refused_where_it_is() {
        for character in (0..=127).filter(|byte: &u8| !byte.is_ascii_hexdigit()) {
            for position in 0..4 {
                let mut text = *b"abcd";
                text[position] = character;
                let text = str::from_utf8(&text).expect("ASCII");
                if text.starts_with("0x") {
                    continue;
                }
                assert_eq!(decode(text), wrong(Fault::Character, position), "{text:?}");
            }
        }
        assert_eq!(decode("0xabg0"), wrong(Fault::Character, 4));
        assert_eq!(decode("abé"), wrong(Fault::Character, 2));
        assert_eq!(decode("abc"), wrong(Fault::OddLength, 2));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let mut output = [0; 3];
        assert!(matches!(encode_into(b"ab", &mut output), Err(Error::Length { actual: 3, .. })));
        assert!(matches!(decode_into("00112233", &mut output), Err(Error::Length { actual: 3, .. })));
        assert_eq!(encode_into(b"a", &mut output), Ok(2));
        assert_eq!(&output[..2], b"61");
    }
}
