//! Boxes of key pairs and sealed boxes, and all of it by NaCl's own names.

mod boxes;
mod nacl;
mod sealed;
#[allow(dead_code, reason = "the other test programs use the rest")]
#[path = "../hash/vectors.rs"]
mod vectors;

use vectors::{bytes, list, load};

fn array<const N: usize>(bytes: Vec<u8>) -> [u8; N] {
    bytes.try_into().expect("as many bytes")
}

/// What libsodium has recorded, by the name of the list.
fn of_libsodium(name: &str) -> Vec<serde_json::Value> {
    list(&load(include_str!("../vectors/boxes.json")), name).to_vec()
}

fn field<const N: usize>(vector: &serde_json::Value, name: &str) -> [u8; N] {
    array(bytes(vector, name))
}
