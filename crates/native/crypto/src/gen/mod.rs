// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.

//! Messages, services and clients.

#[rustfmt::skip]
pub mod shortwire_crypto_v1;

#[rustfmt::skip]
mod schema;

pub use schema::DESCRIPTORS;
