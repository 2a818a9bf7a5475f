//! The values of `Scalars` in the protocol's words.

use std::borrow::Cow;

use conformance::vectors::to_hex;
use feature_service::r#gen::shortwire_test_v1::{Color, Scalars};
use shortwire::Status;
use shortwire::wire::{decode, encode};

use crate::{invalid, unhexed};

/// A value as one word.
trait Word: Sized {
    fn shown(&self) -> String;
    fn parsed(word: &str) -> Self;
}

macro_rules! words {
    ($($type:ty: |$value:ident| $shown:expr, |$word:ident| $parsed:expr;)*) => {
        $(impl Word for $type {
            fn shown(&self) -> String {
                let $value = self;
                $shown
            }
            fn parsed($word: &str) -> Self {
                $parsed
            }
        })*
    };
}

words! {
    i32: |value| value.to_string(), |word| word.parse().unwrap_or_default();
    i64: |value| value.to_string(), |word| word.parse().unwrap_or_default();
    u32: |value| value.to_string(), |word| word.parse().unwrap_or_default();
    u64: |value| value.to_string(), |word| word.parse().unwrap_or_default();
    bool: |value| value.to_string(), |word| word == "true";
    f32: |value| format!("{:08x}", value.to_bits()),
        |word| Self::from_bits(u32::from_str_radix(word, 16).unwrap_or_default());
    f64: |value| format!("{:016x}", value.to_bits()),
        |word| Self::from_bits(u64::from_str_radix(word, 16).unwrap_or_default());
    Color: |value| value.0.to_string(), |word| Self(word.parse().unwrap_or_default());
    Cow<'_, str>: |value| to_hex(value.as_bytes()),
        |word| String::from_utf8_lossy(&unhexed(word)).into_owned().into();
    Cow<'_, [u8]>: |value| to_hex(value), |word| unhexed(word).into();
}

macro_rules! scalars {
    ($($field:ident)*) => {
        /// Decodes a `Scalars` and shows its fields.
        pub(crate) fn read(data: &[u8]) -> Result<String, Status> {
            let message: Scalars<'_> = decode(data).map_err(invalid)?;
            Ok([$(message.$field.shown()),*].join(" "))
        }

        /// Makes a `Scalars` of these values and encodes it.
        pub(crate) fn write(words: &[&str]) -> Vec<u8> {
            let mut words = words.iter();
            let mut message = Scalars::default();
            $(message.$field = Word::parsed(words.next().unwrap_or(&"-"));)*
            encode(&message)
        }
    };
}

scalars! {
    double_value float_value int32_value int64_value uint32_value uint64_value sint32_value sint64_value fixed32_value
    fixed64_value sfixed32_value sfixed64_value bool_value string_value bytes_value enum_value
}
