//! Bytes as text: [`base16`], [`base32`] and [`bech32`].
//!
//! Keys are written with these too, so that how long encoding and decoding take does not depend on the bytes: there are no tables that
//! bytes index and no branches on them. It does depend on whether and where a text is wrong.

pub mod base16;
pub mod base32;
pub mod bech32;

use std::fmt;
use std::hint::black_box;

use crate::error::Error;

/// What can be wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// A character that the encoding does not have.
    Character,
    /// Half a byte is left over.
    OddLength,
    /// Capital and small letters in one text.
    MixedCase,
    /// More characters than the encoding allows.
    TooLong,
    /// There is no `1` between prefix and data.
    NoSeparator,
    /// There is nothing, or more than 83 characters, before the separator.
    PrefixLength,
    /// The prefix is not the one that was asked for: this text is something else.
    OtherPrefix,
    /// Fewer than the six characters of a checksum.
    ShortChecksum,
    /// The checksum is another's: the text has been mistyped.
    Checksum,
    /// The bits after the last byte are not zero, or more than were needed.
    Padding,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::Character => "a character that the encoding does not have",
            Fault::OddLength => "half a byte is left over",
            Fault::MixedCase => "capital and small letters in one text",
            Fault::TooLong => "the text is too long",
            Fault::NoSeparator => "there is no 1 between prefix and data",
            Fault::PrefixLength => "the prefix has none or more than 83 characters",
            Fault::OtherPrefix => "the prefix is another",
            Fault::ShortChecksum => "the checksum is cut short",
            Fault::Checksum => "the checksum is wrong",
            Fault::Padding => "the padding is not zero or too long",
        })
    }
}

fn wrong<T>(fault: Fault, position: usize) -> Result<T, Error> {
    Err(Error::Encoding { fault, position })
}

/// The room that `needed` bytes take in `output`, or an error that tells how many they are.
fn room(output: &mut [u8], needed: usize) -> Result<&mut [u8], Error> {
    let actual = output.len();
    output.get_mut(..needed).ok_or(Error::Length {
        what: "the output",
        expected: "as long as what is written to it",
        actual,
    })
}

/// All ones if `value < limit`, zero if not. Both are small: below 2^15. The barrier is there because a compiler that sees what this is for
/// branches, or makes a table.
fn mask_below(value: u16, limit: u16) -> u16 {
    // The difference is negative, and then its upper bits are ones.
    (black_box(value.wrapping_sub(limit)) as i16 >> 15) as u16
}

/// All ones if `first <= value <= last`, zero if not.
fn mask_within(value: u16, first: u8, last: u8) -> u16 {
    !mask_below(value, u16::from(first)) & mask_below(value, u16::from(last) + 1)
}

/// Text of `length` characters of an alphabet. One that is written as bytes would be checked to be text, and that check indexes a table by
/// them.
fn text(length: usize, characters: impl Iterator<Item = u8>) -> String {
    let mut text = String::with_capacity(length);
    text.extend(characters.map(char::from));
    text
}
