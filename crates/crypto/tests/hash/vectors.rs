//! The files of `tests/vectors`.

use serde_json::Value;

/// A file, as JSON.
pub(crate) fn load(text: &str) -> Value {
    serde_json::from_str(text).expect("vectors are JSON")
}

/// The list under a name, which has to have something in it.
pub(crate) fn list<'a>(vectors: &'a Value, name: &str) -> &'a [Value] {
    let list = vectors[name].as_array().expect("a list");
    assert!(!list.is_empty(), "{name} is empty");
    list
}

pub(crate) fn text<'a>(vector: &'a Value, name: &str) -> &'a str {
    vector[name].as_str().unwrap_or_else(|| panic!("{name} is no text in {vector}"))
}

pub(crate) fn number<T: TryFrom<u64>>(vector: &Value, name: &str) -> T {
    let number = vector[name].as_u64().and_then(|number| number.try_into().ok());
    number.unwrap_or_else(|| panic!("{name} is no number in {vector}"))
}

/// The bytes that are written in hexadecimal under a name.
pub(crate) fn bytes(vector: &Value, name: &str) -> Vec<u8> {
    from_hex(text(vector, name))
}

pub(crate) fn from_hex(text: &str) -> Vec<u8> {
    let digit = |index| u8::from_str_radix(&text[index..index + 2], 16).expect("hexadecimal digits");
    (0..text.len()).step_by(2).map(digit).collect()
}

/// 0, 1, 2 ... 255, 0 ...
pub(crate) fn counting(length: usize) -> Vec<u8> {
    (0..length).map(|index| index as u8).collect()
}

/// Bytes without a pattern that are the same in every run.
pub(crate) fn scattered(length: usize, seed: u64) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    (0..length).map(|_| next()).collect()
}
