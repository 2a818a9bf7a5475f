// Made by shortwire gen from shortwire/crypto/v1/keys.proto, shortwire/crypto/v1/aead.proto, shortwire/crypto/v1/encoding.proto, shortwire/crypto/v1/hash.proto, shortwire/crypto/v1/secret_box.proto, shortwire/crypto/v1/sign.proto, shortwire/crypto/v1/stream.proto. Do not edit.

//! Keys, and the messages that all services of this package share.
//!
//! Wherever a key is wanted, a request takes its bytes (`key`) or a handle (`handle`, which goes first unless it is 0). Bytes
//! cross on every call; a handle keeps them in the library, prepared for use, and clears them when it is discarded.
//!
//! Failures: arguments of a wrong length are INVALID_ARGUMENT and say which length is right. Whatever is not authentic (a
//! box, a tag, a signature) is UNAUTHENTICATED with the detail NotAuthentic, and nothing more is told; no plaintext is
//! released. A handle that was discarded is FAILED_PRECONDITION, one that never was NOT_FOUND. A message that is too long for
//! its nonce, or a counter that would start over, is OUT_OF_RANGE.
#![allow(
    clippy::all,
    deprecated,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals
)]

/// What a key is prepared for.
///
/// Any number is a value; those the schema names are constants here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyKind(pub i32);

impl KeyKind {
    /// Secret bytes for ciphers, MACs, key derivation and X25519: 1 to 4,096 of them.
    pub const UNSPECIFIED: Self = Self(0);
    /// An Ed25519 signing key: a seed of 32 bytes, or the 64 that NaCl has, seed and public key. Its public key is computed
    /// once, here, and not for every signature.
    pub const SIGNING: Self = Self(1);
    /// An extended Ed25519 key of 64 bytes, or 96 with its public key.
    pub const EXTENDED_SIGNING: Self = Self(2);
    /// An Ed25519 public key of 32 bytes, decompressed once.
    pub const VERIFYING: Self = Self(3);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("KEY_KIND_UNSPECIFIED"),
            1 => Some("KEY_KIND_SIGNING"),
            2 => Some("KEY_KIND_EXTENDED_SIGNING"),
            3 => Some("KEY_KIND_VERIFYING"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for KeyKind {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for KeyKind {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "KeyKind({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for KeyKind {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

/// Any number is a value; those the schema names are constants here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AeadAlgorithm(pub i32);

impl AeadAlgorithm {
    /// Nonces of 24 bytes, which may be random. Messages up to 256 GiB.
    pub const XCHACHA20_POLY1305: Self = Self(0);
    /// Nonces of 12 bytes: count them, they are too short to be random. Messages up to 256 GiB - 64 bytes.
    pub const CHACHA20_POLY1305: Self = Self(1);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("AEAD_ALGORITHM_XCHACHA20_POLY1305"),
            1 => Some("AEAD_ALGORITHM_CHACHA20_POLY1305"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for AeadAlgorithm {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for AeadAlgorithm {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "AeadAlgorithm({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for AeadAlgorithm {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

/// Any number is a value; those the schema names are constants here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TextFormat(pub i32);

impl TextFormat {
    /// Hexadecimal, lower case; decoding takes upper case and a leading 0x too.
    pub const BASE16: Self = Self(0);
    /// Base32 in the alphabet of Bech32.
    pub const BASE32: Self = Self(1);
    /// Bech32 (BIP 173) with a human-readable prefix: keys have x25519_sk, x25519_pk, ed25519_sk, ed25519_pk and ed25519e_sk.
    pub const BECH32: Self = Self(2);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("TEXT_FORMAT_BASE16"),
            1 => Some("TEXT_FORMAT_BASE32"),
            2 => Some("TEXT_FORMAT_BECH32"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for TextFormat {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for TextFormat {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "TextFormat({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for TextFormat {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

/// Any number is a value; those the schema names are constants here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HashAlgorithm(pub i32);

impl HashAlgorithm {
    pub const SHA256: Self = Self(0);
    pub const SHA512: Self = Self(1);
    pub const BLAKE2B: Self = Self(2);
    pub const HMAC_SHA256: Self = Self(3);
    pub const HMAC_SHA512: Self = Self(4);
    pub const POLY1305: Self = Self(5);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("HASH_ALGORITHM_SHA256"),
            1 => Some("HASH_ALGORITHM_SHA512"),
            2 => Some("HASH_ALGORITHM_BLAKE2B"),
            3 => Some("HASH_ALGORITHM_HMAC_SHA256"),
            4 => Some("HASH_ALGORITHM_HMAC_SHA512"),
            5 => Some("HASH_ALGORITHM_POLY1305"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for HashAlgorithm {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for HashAlgorithm {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "HashAlgorithm({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for HashAlgorithm {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

/// Any number is a value; those the schema names are constants here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MacAlgorithm(pub i32);

impl MacAlgorithm {
    pub const HMAC_SHA256: Self = Self(0);
    pub const HMAC_SHA512: Self = Self(1);
    pub const POLY1305: Self = Self(2);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("MAC_ALGORITHM_HMAC_SHA256"),
            1 => Some("MAC_ALGORITHM_HMAC_SHA512"),
            2 => Some("MAC_ALGORITHM_POLY1305"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for MacAlgorithm {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for MacAlgorithm {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "MacAlgorithm({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for MacAlgorithm {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

/// Any number is a value; those the schema names are constants here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KdfHash(pub i32);

impl KdfHash {
    pub const SHA256: Self = Self(0);
    pub const SHA512: Self = Self(1);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("KDF_HASH_SHA256"),
            1 => Some("KDF_HASH_SHA512"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for KdfHash {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for KdfHash {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "KdfHash({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for KdfHash {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

/// Any number is a value; those the schema names are constants here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StreamAlgorithm(pub i32);

impl StreamAlgorithm {
    /// Keys of 32 bytes, nonces of 24, which may be random.
    pub const XCHACHA20: Self = Self(0);
    /// RFC 8439: nonces of 12 bytes, a counter of 32 bits.
    pub const CHACHA20: Self = Self(1);
    /// Nonces of 8 bytes, a counter of 64 bits.
    pub const CHACHA20_ORIGINAL: Self = Self(2);
    /// Nonces of 24 bytes.
    pub const XSALSA20: Self = Self(3);
    /// Nonces of 8 bytes.
    pub const SALSA20: Self = Self(4);
    /// As CHACHA20, with 12 and 8 rounds.
    pub const CHACHA12: Self = Self(5);
    pub const CHACHA8: Self = Self(6);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("STREAM_ALGORITHM_XCHACHA20"),
            1 => Some("STREAM_ALGORITHM_CHACHA20"),
            2 => Some("STREAM_ALGORITHM_CHACHA20_ORIGINAL"),
            3 => Some("STREAM_ALGORITHM_XSALSA20"),
            4 => Some("STREAM_ALGORITHM_SALSA20"),
            5 => Some("STREAM_ALGORITHM_CHACHA12"),
            6 => Some("STREAM_ALGORITHM_CHACHA8"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for StreamAlgorithm {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for StreamAlgorithm {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "StreamAlgorithm({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for StreamAlgorithm {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct StoreKeyRequest<'a> {
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub kind: super::shortwire_crypto_v1::KeyKind,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for StoreKeyRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.kind.0 != 0 {
            writer.int32(16, self.kind.0);
        }
        if !self.key.is_empty() {
            writer.bytes(10, &self.key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.key = reader.bytes()?,
                16 => {
                    self.kind = reader.int32().map(super::shortwire_crypto_v1::KeyKind)?;
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for StoreKeyRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.StoreKeyRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for StoreKeyRequest<'a> {
    type Owned = StoreKeyRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        StoreKeyRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            kind: ::shortwire::wire::IntoOwned::into_owned(self.kind),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for StoreKeyRequest<'a> {
    const SLOTS: usize = 3;
    const WIDTHS: &'static [usize] = &[16, 4];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.StoreKeyRequest.key",
                )?,
            kind: super::shortwire_crypto_v1::KeyKind(
                source.i32(::shortwire::service::Place::at(2, 1)),
            ),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.i32(::shortwire::service::Place::at(2, 1), self.kind.0);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct GenerateKeyRequest {
    /// Bytes: 32 for all ciphers and curves here. 0 is 32.
    pub size: u32,
    /// Unspecified or signing.
    pub kind: super::shortwire_crypto_v1::KeyKind,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for GenerateKeyRequest {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.kind.0 != 0 {
            writer.int32(16, self.kind.0);
        }
        if self.size != 0 {
            writer.uint32(8, self.size);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.size = reader.uint32()?,
                16 => {
                    self.kind = reader.int32().map(super::shortwire_crypto_v1::KeyKind)?;
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for GenerateKeyRequest {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.GenerateKeyRequest";
}

impl ::shortwire::wire::IntoOwned for GenerateKeyRequest {
    type Owned = GenerateKeyRequest;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for GenerateKeyRequest {
    const SLOTS: usize = 2;
    const WIDTHS: &'static [usize] = &[4, 4];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            size: source.u32(::shortwire::service::Place::at(0, 0)),
            kind: super::shortwire_crypto_v1::KeyKind(
                source.i32(::shortwire::service::Place::at(1, 1)),
            ),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.u32(::shortwire::service::Place::at(0, 0), self.size);
        sink.i32(::shortwire::service::Place::at(1, 1), self.kind.0);
    }
}

/// A key in the library. 0 is none.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeyHandle {
    pub handle: u64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for KeyHandle {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.handle != 0 {
            writer.uint64(8, self.handle);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.handle = reader.uint64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for KeyHandle {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.KeyHandle";
}

impl ::shortwire::wire::IntoOwned for KeyHandle {
    type Owned = KeyHandle;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for KeyHandle {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[8];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            handle: source.u64(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.u64(::shortwire::service::Place::at(0, 0), self.handle);
    }
}

/// Bytes, and nothing else.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bytes<'a> {
    pub value: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Bytes<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.value.is_empty() {
            writer.bytes(10, &self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.value = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Bytes<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.Bytes";
}

impl<'a> ::shortwire::wire::IntoOwned for Bytes<'a> {
    type Owned = Bytes<'static>;
    fn into_owned(self) -> Self::Owned {
        Bytes {
            value: ::shortwire::wire::IntoOwned::into_owned(self.value),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Bytes<'a> {
    const SLOTS: usize = 2;
    const WIDTHS: &'static [usize] = &[16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            value: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.Bytes.value",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.value);
    }
}

impl<'a> ::shortwire::service::BytesReply<'a> for Bytes<'a> {
    fn from_bytes(bytes: ::std::borrow::Cow<'a, [u8]>) -> Self {
        Self {
            value: bytes,
            _unknown: ::core::default::Default::default(),
        }
    }
    fn bytes(&self) -> &[u8] {
        &self.value
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Empty {
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Empty {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Empty {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.Empty";
}

impl ::shortwire::wire::IntoOwned for Empty {
    type Owned = Empty;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Empty {
    const SLOTS: usize = 0;
    const WIDTHS: &'static [usize] = &[];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let _ = source;
        Ok(Self {
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        let _ = sink;
    }
}

/// A private key and its public key.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeyPair<'a> {
    pub private_key: ::std::borrow::Cow<'a, [u8]>,
    pub public_key: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for KeyPair<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.public_key.is_empty() {
            writer.bytes(18, &self.public_key);
        }
        if !self.private_key.is_empty() {
            writer.bytes(10, &self.private_key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.private_key = reader.bytes()?,
                18 => self.public_key = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for KeyPair<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.KeyPair";
}

impl<'a> ::shortwire::wire::IntoOwned for KeyPair<'a> {
    type Owned = KeyPair<'static>;
    fn into_owned(self) -> Self::Owned {
        KeyPair {
            private_key: ::shortwire::wire::IntoOwned::into_owned(self.private_key),
            public_key: ::shortwire::wire::IntoOwned::into_owned(self.public_key),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for KeyPair<'a> {
    const SLOTS: usize = 4;
    const WIDTHS: &'static [usize] = &[16, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(2, 1),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            private_key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.KeyPair.private_key",
                )?,
            public_key: source
                .bytes(
                    ::shortwire::service::Place::at(2, 1),
                    "shortwire.crypto.v1.KeyPair.public_key",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.private_key);
        sink.bytes(::shortwire::service::Place::at(2, 1), &self.public_key);
    }
}

/// Detail of a failure: the message, its nonce or the key is not the one that it was made with.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NotAuthentic {
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for NotAuthentic {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for NotAuthentic {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.NotAuthentic";
}

impl ::shortwire::wire::IntoOwned for NotAuthentic {
    type Owned = NotAuthentic;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for NotAuthentic {
    const SLOTS: usize = 0;
    const WIDTHS: &'static [usize] = &[];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let _ = source;
        Ok(Self {
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        let _ = sink;
    }
}

/// A key, and what to do it to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeyedRequest<'a> {
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub handle: u64,
    pub message: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for KeyedRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.message.is_empty() {
            writer.bytes(26, &self.message);
        }
        if self.handle != 0 {
            writer.uint64(16, self.handle);
        }
        if !self.key.is_empty() {
            writer.bytes(10, &self.key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.key = reader.bytes()?,
                16 => self.handle = reader.uint64()?,
                26 => self.message = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for KeyedRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.KeyedRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for KeyedRequest<'a> {
    type Owned = KeyedRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        KeyedRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            handle: ::shortwire::wire::IntoOwned::into_owned(self.handle),
            message: ::shortwire::wire::IntoOwned::into_owned(self.message),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for KeyedRequest<'a> {
    const SLOTS: usize = 5;
    const WIDTHS: &'static [usize] = &[16, 8, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.KeyedRequest.key",
                )?,
            handle: source.u64(::shortwire::service::Place::at(2, 1)),
            message: source
                .bytes(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.KeyedRequest.message",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.u64(::shortwire::service::Place::at(2, 1), self.handle);
        sink.bytes(::shortwire::service::Place::at(3, 2), &self.message);
    }
}

/// A key, a nonce that was never used with it before, and a message.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NonceRequest<'a> {
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub handle: u64,
    pub nonce: ::std::borrow::Cow<'a, [u8]>,
    pub message: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for NonceRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.message.is_empty() {
            writer.bytes(34, &self.message);
        }
        if !self.nonce.is_empty() {
            writer.bytes(26, &self.nonce);
        }
        if self.handle != 0 {
            writer.uint64(16, self.handle);
        }
        if !self.key.is_empty() {
            writer.bytes(10, &self.key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.key = reader.bytes()?,
                16 => self.handle = reader.uint64()?,
                26 => self.nonce = reader.bytes()?,
                34 => self.message = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for NonceRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.NonceRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for NonceRequest<'a> {
    type Owned = NonceRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        NonceRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            handle: ::shortwire::wire::IntoOwned::into_owned(self.handle),
            nonce: ::shortwire::wire::IntoOwned::into_owned(self.nonce),
            message: ::shortwire::wire::IntoOwned::into_owned(self.message),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for NonceRequest<'a> {
    const SLOTS: usize = 7;
    const WIDTHS: &'static [usize] = &[16, 8, 16, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
        ::shortwire::service::Place::at(5, 3),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.NonceRequest.key",
                )?,
            handle: source.u64(::shortwire::service::Place::at(2, 1)),
            nonce: source
                .bytes(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.NonceRequest.nonce",
                )?,
            message: source
                .bytes(
                    ::shortwire::service::Place::at(5, 3),
                    "shortwire.crypto.v1.NonceRequest.message",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.u64(::shortwire::service::Place::at(2, 1), self.handle);
        sink.bytes(::shortwire::service::Place::at(3, 2), &self.nonce);
        sink.bytes(::shortwire::service::Place::at(5, 3), &self.message);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct AeadRequest<'a> {
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub handle: u64,
    /// Never used with this key before.
    pub nonce: ::std::borrow::Cow<'a, [u8]>,
    pub message: ::std::borrow::Cow<'a, [u8]>,
    /// What is authenticated and not encrypted.
    pub associated_data: ::std::borrow::Cow<'a, [u8]>,
    pub algorithm: super::shortwire_crypto_v1::AeadAlgorithm,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for AeadRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.algorithm.0 != 0 {
            writer.int32(48, self.algorithm.0);
        }
        if !self.associated_data.is_empty() {
            writer.bytes(42, &self.associated_data);
        }
        if !self.message.is_empty() {
            writer.bytes(34, &self.message);
        }
        if !self.nonce.is_empty() {
            writer.bytes(26, &self.nonce);
        }
        if self.handle != 0 {
            writer.uint64(16, self.handle);
        }
        if !self.key.is_empty() {
            writer.bytes(10, &self.key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.key = reader.bytes()?,
                16 => self.handle = reader.uint64()?,
                26 => self.nonce = reader.bytes()?,
                34 => self.message = reader.bytes()?,
                42 => self.associated_data = reader.bytes()?,
                48 => {
                    self.algorithm = reader
                        .int32()
                        .map(super::shortwire_crypto_v1::AeadAlgorithm)?;
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for AeadRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.AeadRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for AeadRequest<'a> {
    type Owned = AeadRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        AeadRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            handle: ::shortwire::wire::IntoOwned::into_owned(self.handle),
            nonce: ::shortwire::wire::IntoOwned::into_owned(self.nonce),
            message: ::shortwire::wire::IntoOwned::into_owned(self.message),
            associated_data: ::shortwire::wire::IntoOwned::into_owned(
                self.associated_data,
            ),
            algorithm: ::shortwire::wire::IntoOwned::into_owned(self.algorithm),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for AeadRequest<'a> {
    const SLOTS: usize = 10;
    const WIDTHS: &'static [usize] = &[16, 8, 16, 16, 16, 4];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
        ::shortwire::service::Place::at(5, 3),
        ::shortwire::service::Place::at(7, 4),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.AeadRequest.key",
                )?,
            handle: source.u64(::shortwire::service::Place::at(2, 1)),
            nonce: source
                .bytes(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.AeadRequest.nonce",
                )?,
            message: source
                .bytes(
                    ::shortwire::service::Place::at(5, 3),
                    "shortwire.crypto.v1.AeadRequest.message",
                )?,
            associated_data: source
                .bytes(
                    ::shortwire::service::Place::at(7, 4),
                    "shortwire.crypto.v1.AeadRequest.associated_data",
                )?,
            algorithm: super::shortwire_crypto_v1::AeadAlgorithm(
                source.i32(::shortwire::service::Place::at(9, 5)),
            ),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.u64(::shortwire::service::Place::at(2, 1), self.handle);
        sink.bytes(::shortwire::service::Place::at(3, 2), &self.nonce);
        sink.bytes(::shortwire::service::Place::at(5, 3), &self.message);
        sink.bytes(::shortwire::service::Place::at(7, 4), &self.associated_data);
        sink.i32(::shortwire::service::Place::at(9, 5), self.algorithm.0);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct StartSealingRequest<'a> {
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub handle: u64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for StartSealingRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.handle != 0 {
            writer.uint64(16, self.handle);
        }
        if !self.key.is_empty() {
            writer.bytes(10, &self.key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.key = reader.bytes()?,
                16 => self.handle = reader.uint64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for StartSealingRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.StartSealingRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for StartSealingRequest<'a> {
    type Owned = StartSealingRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        StartSealingRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            handle: ::shortwire::wire::IntoOwned::into_owned(self.handle),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for StartSealingRequest<'a> {
    const SLOTS: usize = 3;
    const WIDTHS: &'static [usize] = &[16, 8];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.StartSealingRequest.key",
                )?,
            handle: source.u64(::shortwire::service::Place::at(2, 1)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.u64(::shortwire::service::Place::at(2, 1), self.handle);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct SealingHandle<'a> {
    pub stream: u64,
    pub header: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for SealingHandle<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.header.is_empty() {
            writer.bytes(18, &self.header);
        }
        if self.stream != 0 {
            writer.uint64(8, self.stream);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.stream = reader.uint64()?,
                18 => self.header = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for SealingHandle<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.SealingHandle";
}

impl<'a> ::shortwire::wire::IntoOwned for SealingHandle<'a> {
    type Owned = SealingHandle<'static>;
    fn into_owned(self) -> Self::Owned {
        SealingHandle {
            stream: ::shortwire::wire::IntoOwned::into_owned(self.stream),
            header: ::shortwire::wire::IntoOwned::into_owned(self.header),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for SealingHandle<'a> {
    const SLOTS: usize = 3;
    const WIDTHS: &'static [usize] = &[8, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(1, 1),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            stream: source.u64(::shortwire::service::Place::at(0, 0)),
            header: source
                .bytes(
                    ::shortwire::service::Place::at(1, 1),
                    "shortwire.crypto.v1.SealingHandle.header",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.u64(::shortwire::service::Place::at(0, 0), self.stream);
        sink.bytes(::shortwire::service::Place::at(1, 1), &self.header);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct StartOpeningRequest<'a> {
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub handle: u64,
    pub header: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for StartOpeningRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.header.is_empty() {
            writer.bytes(26, &self.header);
        }
        if self.handle != 0 {
            writer.uint64(16, self.handle);
        }
        if !self.key.is_empty() {
            writer.bytes(10, &self.key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.key = reader.bytes()?,
                16 => self.handle = reader.uint64()?,
                26 => self.header = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for StartOpeningRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.StartOpeningRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for StartOpeningRequest<'a> {
    type Owned = StartOpeningRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        StartOpeningRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            handle: ::shortwire::wire::IntoOwned::into_owned(self.handle),
            header: ::shortwire::wire::IntoOwned::into_owned(self.header),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for StartOpeningRequest<'a> {
    const SLOTS: usize = 5;
    const WIDTHS: &'static [usize] = &[16, 8, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.StartOpeningRequest.key",
                )?,
            handle: source.u64(::shortwire::service::Place::at(2, 1)),
            header: source
                .bytes(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.StartOpeningRequest.header",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.u64(::shortwire::service::Place::at(2, 1), self.handle);
        sink.bytes(::shortwire::service::Place::at(3, 2), &self.header);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct OpeningHandle {
    pub stream: u64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for OpeningHandle {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.stream != 0 {
            writer.uint64(8, self.stream);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.stream = reader.uint64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for OpeningHandle {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.OpeningHandle";
}

impl ::shortwire::wire::IntoOwned for OpeningHandle {
    type Owned = OpeningHandle;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for OpeningHandle {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[8];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            stream: source.u64(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.u64(::shortwire::service::Place::at(0, 0), self.stream);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ChunkedHandle {
    pub stream: u64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for ChunkedHandle {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.stream != 0 {
            writer.uint64(8, self.stream);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.stream = reader.uint64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for ChunkedHandle {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.ChunkedHandle";
}

impl ::shortwire::wire::IntoOwned for ChunkedHandle {
    type Owned = ChunkedHandle;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for ChunkedHandle {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[8];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            stream: source.u64(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.u64(::shortwire::service::Place::at(0, 0), self.stream);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ChunkRequest<'a> {
    pub stream: u64,
    pub chunk: ::std::borrow::Cow<'a, [u8]>,
    pub is_last: bool,
    pub associated_data: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for ChunkRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.associated_data.is_empty() {
            writer.bytes(34, &self.associated_data);
        }
        if self.is_last {
            writer.bool(24, self.is_last);
        }
        if !self.chunk.is_empty() {
            writer.bytes(18, &self.chunk);
        }
        if self.stream != 0 {
            writer.uint64(8, self.stream);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.stream = reader.uint64()?,
                18 => self.chunk = reader.bytes()?,
                24 => self.is_last = reader.bool()?,
                34 => self.associated_data = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for ChunkRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.ChunkRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for ChunkRequest<'a> {
    type Owned = ChunkRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        ChunkRequest {
            stream: ::shortwire::wire::IntoOwned::into_owned(self.stream),
            chunk: ::shortwire::wire::IntoOwned::into_owned(self.chunk),
            is_last: ::shortwire::wire::IntoOwned::into_owned(self.is_last),
            associated_data: ::shortwire::wire::IntoOwned::into_owned(
                self.associated_data,
            ),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for ChunkRequest<'a> {
    const SLOTS: usize = 6;
    const WIDTHS: &'static [usize] = &[8, 16, 1, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(1, 1),
        ::shortwire::service::Place::at(4, 3),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            stream: source.u64(::shortwire::service::Place::at(0, 0)),
            chunk: source
                .bytes(
                    ::shortwire::service::Place::at(1, 1),
                    "shortwire.crypto.v1.ChunkRequest.chunk",
                )?,
            is_last: source.bool(::shortwire::service::Place::at(3, 2)),
            associated_data: source
                .bytes(
                    ::shortwire::service::Place::at(4, 3),
                    "shortwire.crypto.v1.ChunkRequest.associated_data",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.u64(::shortwire::service::Place::at(0, 0), self.stream);
        sink.bytes(::shortwire::service::Place::at(1, 1), &self.chunk);
        sink.bool(::shortwire::service::Place::at(3, 2), self.is_last);
        sink.bytes(::shortwire::service::Place::at(4, 3), &self.associated_data);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct EncodeRequest<'a> {
    pub data: ::std::borrow::Cow<'a, [u8]>,
    pub format: super::shortwire_crypto_v1::TextFormat,
    /// For Bech32.
    pub prefix: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for EncodeRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.prefix.is_empty() {
            writer.string(26, &self.prefix);
        }
        if self.format.0 != 0 {
            writer.int32(16, self.format.0);
        }
        if !self.data.is_empty() {
            writer.bytes(10, &self.data);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.data = reader.bytes()?,
                16 => {
                    self.format = reader
                        .int32()
                        .map(super::shortwire_crypto_v1::TextFormat)?;
                }
                26 => self.prefix = reader.string()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for EncodeRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.EncodeRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for EncodeRequest<'a> {
    type Owned = EncodeRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        EncodeRequest {
            data: ::shortwire::wire::IntoOwned::into_owned(self.data),
            format: ::shortwire::wire::IntoOwned::into_owned(self.format),
            prefix: ::shortwire::wire::IntoOwned::into_owned(self.prefix),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for EncodeRequest<'a> {
    const SLOTS: usize = 5;
    const WIDTHS: &'static [usize] = &[16, 4, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            data: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.EncodeRequest.data",
                )?,
            format: super::shortwire_crypto_v1::TextFormat(
                source.i32(::shortwire::service::Place::at(2, 1)),
            ),
            prefix: source
                .string(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.EncodeRequest.prefix",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.data);
        sink.i32(::shortwire::service::Place::at(2, 1), self.format.0);
        sink.bytes(::shortwire::service::Place::at(3, 2), self.prefix.as_bytes());
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct DecodeRequest<'a> {
    pub text: ::std::borrow::Cow<'a, str>,
    pub format: super::shortwire_crypto_v1::TextFormat,
    /// For Bech32: another prefix is an error.
    pub prefix: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for DecodeRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.prefix.is_empty() {
            writer.string(26, &self.prefix);
        }
        if self.format.0 != 0 {
            writer.int32(16, self.format.0);
        }
        if !self.text.is_empty() {
            writer.string(10, &self.text);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.text = reader.string()?,
                16 => {
                    self.format = reader
                        .int32()
                        .map(super::shortwire_crypto_v1::TextFormat)?;
                }
                26 => self.prefix = reader.string()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for DecodeRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.DecodeRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for DecodeRequest<'a> {
    type Owned = DecodeRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        DecodeRequest {
            text: ::shortwire::wire::IntoOwned::into_owned(self.text),
            format: ::shortwire::wire::IntoOwned::into_owned(self.format),
            prefix: ::shortwire::wire::IntoOwned::into_owned(self.prefix),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for DecodeRequest<'a> {
    const SLOTS: usize = 5;
    const WIDTHS: &'static [usize] = &[16, 4, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            text: source
                .string(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.DecodeRequest.text",
                )?,
            format: super::shortwire_crypto_v1::TextFormat(
                source.i32(::shortwire::service::Place::at(2, 1)),
            ),
            prefix: source
                .string(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.DecodeRequest.prefix",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), self.text.as_bytes());
        sink.i32(::shortwire::service::Place::at(2, 1), self.format.0);
        sink.bytes(::shortwire::service::Place::at(3, 2), self.prefix.as_bytes());
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Text<'a> {
    pub value: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Text<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.value.is_empty() {
            writer.string(10, &self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.value = reader.string()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Text<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.Text";
}

impl<'a> ::shortwire::wire::IntoOwned for Text<'a> {
    type Owned = Text<'static>;
    fn into_owned(self) -> Self::Owned {
        Text {
            value: ::shortwire::wire::IntoOwned::into_owned(self.value),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Text<'a> {
    const SLOTS: usize = 2;
    const WIDTHS: &'static [usize] = &[16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            value: source
                .string(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.Text.value",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), self.value.as_bytes());
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct RandomRequest {
    pub size: u64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for RandomRequest {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.size != 0 {
            writer.uint64(8, self.size);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.size = reader.uint64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for RandomRequest {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.RandomRequest";
}

impl ::shortwire::wire::IntoOwned for RandomRequest {
    type Owned = RandomRequest;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for RandomRequest {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[8];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            size: source.u64(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.u64(::shortwire::service::Place::at(0, 0), self.size);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct CompareRequest<'a> {
    pub a: ::std::borrow::Cow<'a, [u8]>,
    pub b: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for CompareRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.b.is_empty() {
            writer.bytes(18, &self.b);
        }
        if !self.a.is_empty() {
            writer.bytes(10, &self.a);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.a = reader.bytes()?,
                18 => self.b = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for CompareRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.CompareRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for CompareRequest<'a> {
    type Owned = CompareRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        CompareRequest {
            a: ::shortwire::wire::IntoOwned::into_owned(self.a),
            b: ::shortwire::wire::IntoOwned::into_owned(self.b),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for CompareRequest<'a> {
    const SLOTS: usize = 4;
    const WIDTHS: &'static [usize] = &[16, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(2, 1),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            a: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.CompareRequest.a",
                )?,
            b: source
                .bytes(
                    ::shortwire::service::Place::at(2, 1),
                    "shortwire.crypto.v1.CompareRequest.b",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.a);
        sink.bytes(::shortwire::service::Place::at(2, 1), &self.b);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct CompareReply {
    pub is_equal: bool,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for CompareReply {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.is_equal {
            writer.bool(8, self.is_equal);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.is_equal = reader.bool()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for CompareReply {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.CompareReply";
}

impl ::shortwire::wire::IntoOwned for CompareReply {
    type Owned = CompareReply;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for CompareReply {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[1];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            is_equal: source.bool(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bool(::shortwire::service::Place::at(0, 0), self.is_equal);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Blake2bRequest<'a> {
    pub message: ::std::borrow::Cow<'a, [u8]>,
    /// Bytes of the digest, 1 to 64; 0 is 64.
    pub length: u32,
    /// Up to 64 bytes: makes it a MAC.
    pub key: ::std::borrow::Cow<'a, [u8]>,
    /// Up to 16 bytes each; shorter ones have zeros behind.
    pub salt: ::std::borrow::Cow<'a, [u8]>,
    pub personalisation: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Blake2bRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.personalisation.is_empty() {
            writer.bytes(42, &self.personalisation);
        }
        if !self.salt.is_empty() {
            writer.bytes(34, &self.salt);
        }
        if !self.key.is_empty() {
            writer.bytes(26, &self.key);
        }
        if self.length != 0 {
            writer.uint32(16, self.length);
        }
        if !self.message.is_empty() {
            writer.bytes(10, &self.message);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.message = reader.bytes()?,
                16 => self.length = reader.uint32()?,
                26 => self.key = reader.bytes()?,
                34 => self.salt = reader.bytes()?,
                42 => self.personalisation = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Blake2bRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.Blake2bRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for Blake2bRequest<'a> {
    type Owned = Blake2bRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        Blake2bRequest {
            message: ::shortwire::wire::IntoOwned::into_owned(self.message),
            length: ::shortwire::wire::IntoOwned::into_owned(self.length),
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            salt: ::shortwire::wire::IntoOwned::into_owned(self.salt),
            personalisation: ::shortwire::wire::IntoOwned::into_owned(
                self.personalisation,
            ),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Blake2bRequest<'a> {
    const SLOTS: usize = 9;
    const WIDTHS: &'static [usize] = &[16, 4, 16, 16, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
        ::shortwire::service::Place::at(5, 3),
        ::shortwire::service::Place::at(7, 4),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            message: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.Blake2bRequest.message",
                )?,
            length: source.u32(::shortwire::service::Place::at(2, 1)),
            key: source
                .bytes(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.Blake2bRequest.key",
                )?,
            salt: source
                .bytes(
                    ::shortwire::service::Place::at(5, 3),
                    "shortwire.crypto.v1.Blake2bRequest.salt",
                )?,
            personalisation: source
                .bytes(
                    ::shortwire::service::Place::at(7, 4),
                    "shortwire.crypto.v1.Blake2bRequest.personalisation",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.message);
        sink.u32(::shortwire::service::Place::at(2, 1), self.length);
        sink.bytes(::shortwire::service::Place::at(3, 2), &self.key);
        sink.bytes(::shortwire::service::Place::at(5, 3), &self.salt);
        sink.bytes(::shortwire::service::Place::at(7, 4), &self.personalisation);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct StartHashRequest<'a> {
    pub algorithm: super::shortwire_crypto_v1::HashAlgorithm,
    /// For HMAC, Poly1305 and BLAKE2b.
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub handle: u64,
    /// For BLAKE2b, as in Blake2bRequest.
    pub length: u32,
    pub salt: ::std::borrow::Cow<'a, [u8]>,
    pub personalisation: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for StartHashRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.personalisation.is_empty() {
            writer.bytes(50, &self.personalisation);
        }
        if !self.salt.is_empty() {
            writer.bytes(42, &self.salt);
        }
        if self.length != 0 {
            writer.uint32(32, self.length);
        }
        if self.handle != 0 {
            writer.uint64(24, self.handle);
        }
        if !self.key.is_empty() {
            writer.bytes(18, &self.key);
        }
        if self.algorithm.0 != 0 {
            writer.int32(8, self.algorithm.0);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => {
                    self.algorithm = reader
                        .int32()
                        .map(super::shortwire_crypto_v1::HashAlgorithm)?;
                }
                18 => self.key = reader.bytes()?,
                24 => self.handle = reader.uint64()?,
                32 => self.length = reader.uint32()?,
                42 => self.salt = reader.bytes()?,
                50 => self.personalisation = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for StartHashRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.StartHashRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for StartHashRequest<'a> {
    type Owned = StartHashRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        StartHashRequest {
            algorithm: ::shortwire::wire::IntoOwned::into_owned(self.algorithm),
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            handle: ::shortwire::wire::IntoOwned::into_owned(self.handle),
            length: ::shortwire::wire::IntoOwned::into_owned(self.length),
            salt: ::shortwire::wire::IntoOwned::into_owned(self.salt),
            personalisation: ::shortwire::wire::IntoOwned::into_owned(
                self.personalisation,
            ),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for StartHashRequest<'a> {
    const SLOTS: usize = 9;
    const WIDTHS: &'static [usize] = &[4, 16, 8, 4, 16, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(1, 1),
        ::shortwire::service::Place::at(5, 4),
        ::shortwire::service::Place::at(7, 5),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            algorithm: super::shortwire_crypto_v1::HashAlgorithm(
                source.i32(::shortwire::service::Place::at(0, 0)),
            ),
            key: source
                .bytes(
                    ::shortwire::service::Place::at(1, 1),
                    "shortwire.crypto.v1.StartHashRequest.key",
                )?,
            handle: source.u64(::shortwire::service::Place::at(3, 2)),
            length: source.u32(::shortwire::service::Place::at(4, 3)),
            salt: source
                .bytes(
                    ::shortwire::service::Place::at(5, 4),
                    "shortwire.crypto.v1.StartHashRequest.salt",
                )?,
            personalisation: source
                .bytes(
                    ::shortwire::service::Place::at(7, 5),
                    "shortwire.crypto.v1.StartHashRequest.personalisation",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i32(::shortwire::service::Place::at(0, 0), self.algorithm.0);
        sink.bytes(::shortwire::service::Place::at(1, 1), &self.key);
        sink.u64(::shortwire::service::Place::at(3, 2), self.handle);
        sink.u32(::shortwire::service::Place::at(4, 3), self.length);
        sink.bytes(::shortwire::service::Place::at(5, 4), &self.salt);
        sink.bytes(::shortwire::service::Place::at(7, 5), &self.personalisation);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct HashHandle {
    pub stream: u64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for HashHandle {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.stream != 0 {
            writer.uint64(8, self.stream);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.stream = reader.uint64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for HashHandle {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.HashHandle";
}

impl ::shortwire::wire::IntoOwned for HashHandle {
    type Owned = HashHandle;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for HashHandle {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[8];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            stream: source.u64(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.u64(::shortwire::service::Place::at(0, 0), self.stream);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct UpdateHashRequest<'a> {
    pub stream: u64,
    pub data: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for UpdateHashRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.data.is_empty() {
            writer.bytes(18, &self.data);
        }
        if self.stream != 0 {
            writer.uint64(8, self.stream);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.stream = reader.uint64()?,
                18 => self.data = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for UpdateHashRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.UpdateHashRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for UpdateHashRequest<'a> {
    type Owned = UpdateHashRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        UpdateHashRequest {
            stream: ::shortwire::wire::IntoOwned::into_owned(self.stream),
            data: ::shortwire::wire::IntoOwned::into_owned(self.data),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for UpdateHashRequest<'a> {
    const SLOTS: usize = 3;
    const WIDTHS: &'static [usize] = &[8, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(1, 1),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            stream: source.u64(::shortwire::service::Place::at(0, 0)),
            data: source
                .bytes(
                    ::shortwire::service::Place::at(1, 1),
                    "shortwire.crypto.v1.UpdateHashRequest.data",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.u64(::shortwire::service::Place::at(0, 0), self.stream);
        sink.bytes(::shortwire::service::Place::at(1, 1), &self.data);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct MacRequest<'a> {
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub handle: u64,
    pub message: ::std::borrow::Cow<'a, [u8]>,
    pub algorithm: super::shortwire_crypto_v1::MacAlgorithm,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for MacRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.algorithm.0 != 0 {
            writer.int32(32, self.algorithm.0);
        }
        if !self.message.is_empty() {
            writer.bytes(26, &self.message);
        }
        if self.handle != 0 {
            writer.uint64(16, self.handle);
        }
        if !self.key.is_empty() {
            writer.bytes(10, &self.key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.key = reader.bytes()?,
                16 => self.handle = reader.uint64()?,
                26 => self.message = reader.bytes()?,
                32 => {
                    self.algorithm = reader
                        .int32()
                        .map(super::shortwire_crypto_v1::MacAlgorithm)?;
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for MacRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.MacRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for MacRequest<'a> {
    type Owned = MacRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        MacRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            handle: ::shortwire::wire::IntoOwned::into_owned(self.handle),
            message: ::shortwire::wire::IntoOwned::into_owned(self.message),
            algorithm: ::shortwire::wire::IntoOwned::into_owned(self.algorithm),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for MacRequest<'a> {
    const SLOTS: usize = 6;
    const WIDTHS: &'static [usize] = &[16, 8, 16, 4];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.MacRequest.key",
                )?,
            handle: source.u64(::shortwire::service::Place::at(2, 1)),
            message: source
                .bytes(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.MacRequest.message",
                )?,
            algorithm: super::shortwire_crypto_v1::MacAlgorithm(
                source.i32(::shortwire::service::Place::at(5, 3)),
            ),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.u64(::shortwire::service::Place::at(2, 1), self.handle);
        sink.bytes(::shortwire::service::Place::at(3, 2), &self.message);
        sink.i32(::shortwire::service::Place::at(5, 3), self.algorithm.0);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct VerifyMacRequest<'a> {
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub handle: u64,
    pub message: ::std::borrow::Cow<'a, [u8]>,
    pub algorithm: super::shortwire_crypto_v1::MacAlgorithm,
    pub tag: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for VerifyMacRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.tag.is_empty() {
            writer.bytes(42, &self.tag);
        }
        if self.algorithm.0 != 0 {
            writer.int32(32, self.algorithm.0);
        }
        if !self.message.is_empty() {
            writer.bytes(26, &self.message);
        }
        if self.handle != 0 {
            writer.uint64(16, self.handle);
        }
        if !self.key.is_empty() {
            writer.bytes(10, &self.key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.key = reader.bytes()?,
                16 => self.handle = reader.uint64()?,
                26 => self.message = reader.bytes()?,
                32 => {
                    self.algorithm = reader
                        .int32()
                        .map(super::shortwire_crypto_v1::MacAlgorithm)?;
                }
                42 => self.tag = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for VerifyMacRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.VerifyMacRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for VerifyMacRequest<'a> {
    type Owned = VerifyMacRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        VerifyMacRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            handle: ::shortwire::wire::IntoOwned::into_owned(self.handle),
            message: ::shortwire::wire::IntoOwned::into_owned(self.message),
            algorithm: ::shortwire::wire::IntoOwned::into_owned(self.algorithm),
            tag: ::shortwire::wire::IntoOwned::into_owned(self.tag),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for VerifyMacRequest<'a> {
    const SLOTS: usize = 8;
    const WIDTHS: &'static [usize] = &[16, 8, 16, 4, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
        ::shortwire::service::Place::at(6, 4),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.VerifyMacRequest.key",
                )?,
            handle: source.u64(::shortwire::service::Place::at(2, 1)),
            message: source
                .bytes(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.VerifyMacRequest.message",
                )?,
            algorithm: super::shortwire_crypto_v1::MacAlgorithm(
                source.i32(::shortwire::service::Place::at(5, 3)),
            ),
            tag: source
                .bytes(
                    ::shortwire::service::Place::at(6, 4),
                    "shortwire.crypto.v1.VerifyMacRequest.tag",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.u64(::shortwire::service::Place::at(2, 1), self.handle);
        sink.bytes(::shortwire::service::Place::at(3, 2), &self.message);
        sink.i32(::shortwire::service::Place::at(5, 3), self.algorithm.0);
        sink.bytes(::shortwire::service::Place::at(6, 4), &self.tag);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct HkdfRequest<'a> {
    /// The secret, or a handle of it.
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub handle: u64,
    pub salt: ::std::borrow::Cow<'a, [u8]>,
    pub info: ::std::borrow::Cow<'a, [u8]>,
    /// Bytes to derive: up to 255 digests.
    pub length: u32,
    pub hash: super::shortwire_crypto_v1::KdfHash,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for HkdfRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.hash.0 != 0 {
            writer.int32(48, self.hash.0);
        }
        if self.length != 0 {
            writer.uint32(40, self.length);
        }
        if !self.info.is_empty() {
            writer.bytes(34, &self.info);
        }
        if !self.salt.is_empty() {
            writer.bytes(26, &self.salt);
        }
        if self.handle != 0 {
            writer.uint64(16, self.handle);
        }
        if !self.key.is_empty() {
            writer.bytes(10, &self.key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.key = reader.bytes()?,
                16 => self.handle = reader.uint64()?,
                26 => self.salt = reader.bytes()?,
                34 => self.info = reader.bytes()?,
                40 => self.length = reader.uint32()?,
                48 => {
                    self.hash = reader.int32().map(super::shortwire_crypto_v1::KdfHash)?;
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for HkdfRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.HkdfRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for HkdfRequest<'a> {
    type Owned = HkdfRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        HkdfRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            handle: ::shortwire::wire::IntoOwned::into_owned(self.handle),
            salt: ::shortwire::wire::IntoOwned::into_owned(self.salt),
            info: ::shortwire::wire::IntoOwned::into_owned(self.info),
            length: ::shortwire::wire::IntoOwned::into_owned(self.length),
            hash: ::shortwire::wire::IntoOwned::into_owned(self.hash),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for HkdfRequest<'a> {
    const SLOTS: usize = 9;
    const WIDTHS: &'static [usize] = &[16, 8, 16, 16, 4, 4];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
        ::shortwire::service::Place::at(5, 3),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.HkdfRequest.key",
                )?,
            handle: source.u64(::shortwire::service::Place::at(2, 1)),
            salt: source
                .bytes(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.HkdfRequest.salt",
                )?,
            info: source
                .bytes(
                    ::shortwire::service::Place::at(5, 3),
                    "shortwire.crypto.v1.HkdfRequest.info",
                )?,
            length: source.u32(::shortwire::service::Place::at(7, 4)),
            hash: super::shortwire_crypto_v1::KdfHash(
                source.i32(::shortwire::service::Place::at(8, 5)),
            ),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.u64(::shortwire::service::Place::at(2, 1), self.handle);
        sink.bytes(::shortwire::service::Place::at(3, 2), &self.salt);
        sink.bytes(::shortwire::service::Place::at(5, 3), &self.info);
        sink.u32(::shortwire::service::Place::at(7, 4), self.length);
        sink.i32(::shortwire::service::Place::at(8, 5), self.hash.0);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pbkdf2Request<'a> {
    pub password: ::std::borrow::Cow<'a, [u8]>,
    pub salt: ::std::borrow::Cow<'a, [u8]>,
    pub iterations: u32,
    pub length: u32,
    pub hash: super::shortwire_crypto_v1::KdfHash,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Pbkdf2Request<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.hash.0 != 0 {
            writer.int32(40, self.hash.0);
        }
        if self.length != 0 {
            writer.uint32(32, self.length);
        }
        if self.iterations != 0 {
            writer.uint32(24, self.iterations);
        }
        if !self.salt.is_empty() {
            writer.bytes(18, &self.salt);
        }
        if !self.password.is_empty() {
            writer.bytes(10, &self.password);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.password = reader.bytes()?,
                18 => self.salt = reader.bytes()?,
                24 => self.iterations = reader.uint32()?,
                32 => self.length = reader.uint32()?,
                40 => {
                    self.hash = reader.int32().map(super::shortwire_crypto_v1::KdfHash)?;
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Pbkdf2Request<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.Pbkdf2Request";
}

impl<'a> ::shortwire::wire::IntoOwned for Pbkdf2Request<'a> {
    type Owned = Pbkdf2Request<'static>;
    fn into_owned(self) -> Self::Owned {
        Pbkdf2Request {
            password: ::shortwire::wire::IntoOwned::into_owned(self.password),
            salt: ::shortwire::wire::IntoOwned::into_owned(self.salt),
            iterations: ::shortwire::wire::IntoOwned::into_owned(self.iterations),
            length: ::shortwire::wire::IntoOwned::into_owned(self.length),
            hash: ::shortwire::wire::IntoOwned::into_owned(self.hash),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Pbkdf2Request<'a> {
    const SLOTS: usize = 7;
    const WIDTHS: &'static [usize] = &[16, 16, 4, 4, 4];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(2, 1),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            password: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.Pbkdf2Request.password",
                )?,
            salt: source
                .bytes(
                    ::shortwire::service::Place::at(2, 1),
                    "shortwire.crypto.v1.Pbkdf2Request.salt",
                )?,
            iterations: source.u32(::shortwire::service::Place::at(4, 2)),
            length: source.u32(::shortwire::service::Place::at(5, 3)),
            hash: super::shortwire_crypto_v1::KdfHash(
                source.i32(::shortwire::service::Place::at(6, 4)),
            ),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.password);
        sink.bytes(::shortwire::service::Place::at(2, 1), &self.salt);
        sink.u32(::shortwire::service::Place::at(4, 2), self.iterations);
        sink.u32(::shortwire::service::Place::at(5, 3), self.length);
        sink.i32(::shortwire::service::Place::at(6, 4), self.hash.0);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Argon2idRequest<'a> {
    pub password: ::std::borrow::Cow<'a, [u8]>,
    /// At least 8 bytes.
    pub salt: ::std::borrow::Cow<'a, [u8]>,
    /// 4 to 2^32 - 1.
    pub length: u32,
    /// KiB of memory; 0 is 65,536.
    pub memory: u32,
    /// 0 is 3.
    pub passes: u32,
    /// 0 is 4.
    pub lanes: u32,
    pub secret: ::std::borrow::Cow<'a, [u8]>,
    pub associated_data: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Argon2idRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.associated_data.is_empty() {
            writer.bytes(66, &self.associated_data);
        }
        if !self.secret.is_empty() {
            writer.bytes(58, &self.secret);
        }
        if self.lanes != 0 {
            writer.uint32(48, self.lanes);
        }
        if self.passes != 0 {
            writer.uint32(40, self.passes);
        }
        if self.memory != 0 {
            writer.uint32(32, self.memory);
        }
        if self.length != 0 {
            writer.uint32(24, self.length);
        }
        if !self.salt.is_empty() {
            writer.bytes(18, &self.salt);
        }
        if !self.password.is_empty() {
            writer.bytes(10, &self.password);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.password = reader.bytes()?,
                18 => self.salt = reader.bytes()?,
                24 => self.length = reader.uint32()?,
                32 => self.memory = reader.uint32()?,
                40 => self.passes = reader.uint32()?,
                48 => self.lanes = reader.uint32()?,
                58 => self.secret = reader.bytes()?,
                66 => self.associated_data = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Argon2idRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.Argon2idRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for Argon2idRequest<'a> {
    type Owned = Argon2idRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        Argon2idRequest {
            password: ::shortwire::wire::IntoOwned::into_owned(self.password),
            salt: ::shortwire::wire::IntoOwned::into_owned(self.salt),
            length: ::shortwire::wire::IntoOwned::into_owned(self.length),
            memory: ::shortwire::wire::IntoOwned::into_owned(self.memory),
            passes: ::shortwire::wire::IntoOwned::into_owned(self.passes),
            lanes: ::shortwire::wire::IntoOwned::into_owned(self.lanes),
            secret: ::shortwire::wire::IntoOwned::into_owned(self.secret),
            associated_data: ::shortwire::wire::IntoOwned::into_owned(
                self.associated_data,
            ),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Argon2idRequest<'a> {
    const SLOTS: usize = 12;
    const WIDTHS: &'static [usize] = &[16, 16, 4, 4, 4, 4, 16, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(2, 1),
        ::shortwire::service::Place::at(8, 6),
        ::shortwire::service::Place::at(10, 7),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            password: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.Argon2idRequest.password",
                )?,
            salt: source
                .bytes(
                    ::shortwire::service::Place::at(2, 1),
                    "shortwire.crypto.v1.Argon2idRequest.salt",
                )?,
            length: source.u32(::shortwire::service::Place::at(4, 2)),
            memory: source.u32(::shortwire::service::Place::at(5, 3)),
            passes: source.u32(::shortwire::service::Place::at(6, 4)),
            lanes: source.u32(::shortwire::service::Place::at(7, 5)),
            secret: source
                .bytes(
                    ::shortwire::service::Place::at(8, 6),
                    "shortwire.crypto.v1.Argon2idRequest.secret",
                )?,
            associated_data: source
                .bytes(
                    ::shortwire::service::Place::at(10, 7),
                    "shortwire.crypto.v1.Argon2idRequest.associated_data",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.password);
        sink.bytes(::shortwire::service::Place::at(2, 1), &self.salt);
        sink.u32(::shortwire::service::Place::at(4, 2), self.length);
        sink.u32(::shortwire::service::Place::at(5, 3), self.memory);
        sink.u32(::shortwire::service::Place::at(6, 4), self.passes);
        sink.u32(::shortwire::service::Place::at(7, 5), self.lanes);
        sink.bytes(::shortwire::service::Place::at(8, 6), &self.secret);
        sink.bytes(::shortwire::service::Place::at(10, 7), &self.associated_data);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoxRequest<'a> {
    /// One's own private key, or its handle.
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub handle: u64,
    /// The peer's public key.
    pub public_key: ::std::borrow::Cow<'a, [u8]>,
    /// 24 bytes, never used with these keys before.
    pub nonce: ::std::borrow::Cow<'a, [u8]>,
    pub message: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for BoxRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.message.is_empty() {
            writer.bytes(42, &self.message);
        }
        if !self.nonce.is_empty() {
            writer.bytes(34, &self.nonce);
        }
        if !self.public_key.is_empty() {
            writer.bytes(26, &self.public_key);
        }
        if self.handle != 0 {
            writer.uint64(16, self.handle);
        }
        if !self.key.is_empty() {
            writer.bytes(10, &self.key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.key = reader.bytes()?,
                16 => self.handle = reader.uint64()?,
                26 => self.public_key = reader.bytes()?,
                34 => self.nonce = reader.bytes()?,
                42 => self.message = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for BoxRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.BoxRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for BoxRequest<'a> {
    type Owned = BoxRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        BoxRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            handle: ::shortwire::wire::IntoOwned::into_owned(self.handle),
            public_key: ::shortwire::wire::IntoOwned::into_owned(self.public_key),
            nonce: ::shortwire::wire::IntoOwned::into_owned(self.nonce),
            message: ::shortwire::wire::IntoOwned::into_owned(self.message),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for BoxRequest<'a> {
    const SLOTS: usize = 9;
    const WIDTHS: &'static [usize] = &[16, 8, 16, 16, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
        ::shortwire::service::Place::at(5, 3),
        ::shortwire::service::Place::at(7, 4),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.BoxRequest.key",
                )?,
            handle: source.u64(::shortwire::service::Place::at(2, 1)),
            public_key: source
                .bytes(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.BoxRequest.public_key",
                )?,
            nonce: source
                .bytes(
                    ::shortwire::service::Place::at(5, 3),
                    "shortwire.crypto.v1.BoxRequest.nonce",
                )?,
            message: source
                .bytes(
                    ::shortwire::service::Place::at(7, 4),
                    "shortwire.crypto.v1.BoxRequest.message",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.u64(::shortwire::service::Place::at(2, 1), self.handle);
        sink.bytes(::shortwire::service::Place::at(3, 2), &self.public_key);
        sink.bytes(::shortwire::service::Place::at(5, 3), &self.nonce);
        sink.bytes(::shortwire::service::Place::at(7, 4), &self.message);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct SealedBoxRequest<'a> {
    pub public_key: ::std::borrow::Cow<'a, [u8]>,
    pub message: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for SealedBoxRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.message.is_empty() {
            writer.bytes(18, &self.message);
        }
        if !self.public_key.is_empty() {
            writer.bytes(10, &self.public_key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.public_key = reader.bytes()?,
                18 => self.message = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for SealedBoxRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.SealedBoxRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for SealedBoxRequest<'a> {
    type Owned = SealedBoxRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        SealedBoxRequest {
            public_key: ::shortwire::wire::IntoOwned::into_owned(self.public_key),
            message: ::shortwire::wire::IntoOwned::into_owned(self.message),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for SealedBoxRequest<'a> {
    const SLOTS: usize = 4;
    const WIDTHS: &'static [usize] = &[16, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(2, 1),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            public_key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.SealedBoxRequest.public_key",
                )?,
            message: source
                .bytes(
                    ::shortwire::service::Place::at(2, 1),
                    "shortwire.crypto.v1.SealedBoxRequest.message",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.public_key);
        sink.bytes(::shortwire::service::Place::at(2, 1), &self.message);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeedRequest<'a> {
    pub seed: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for SeedRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.seed.is_empty() {
            writer.bytes(10, &self.seed);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.seed = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for SeedRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.SeedRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for SeedRequest<'a> {
    type Owned = SeedRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        SeedRequest {
            seed: ::shortwire::wire::IntoOwned::into_owned(self.seed),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for SeedRequest<'a> {
    const SLOTS: usize = 2;
    const WIDTHS: &'static [usize] = &[16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            seed: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.SeedRequest.seed",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.seed);
    }
}

impl<'a> ::shortwire::service::BytesReply<'a> for SeedRequest<'a> {
    fn from_bytes(bytes: ::std::borrow::Cow<'a, [u8]>) -> Self {
        Self {
            seed: bytes,
            _unknown: ::core::default::Default::default(),
        }
    }
    fn bytes(&self) -> &[u8] {
        &self.seed
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct VerifyRequest<'a> {
    /// The public key, or a handle of it.
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub handle: u64,
    /// 64 bytes; none for OpenCombined.
    pub signature: ::std::borrow::Cow<'a, [u8]>,
    pub message: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for VerifyRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.message.is_empty() {
            writer.bytes(34, &self.message);
        }
        if !self.signature.is_empty() {
            writer.bytes(26, &self.signature);
        }
        if self.handle != 0 {
            writer.uint64(16, self.handle);
        }
        if !self.key.is_empty() {
            writer.bytes(10, &self.key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.key = reader.bytes()?,
                16 => self.handle = reader.uint64()?,
                26 => self.signature = reader.bytes()?,
                34 => self.message = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for VerifyRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.VerifyRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for VerifyRequest<'a> {
    type Owned = VerifyRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        VerifyRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            handle: ::shortwire::wire::IntoOwned::into_owned(self.handle),
            signature: ::shortwire::wire::IntoOwned::into_owned(self.signature),
            message: ::shortwire::wire::IntoOwned::into_owned(self.message),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for VerifyRequest<'a> {
    const SLOTS: usize = 7;
    const WIDTHS: &'static [usize] = &[16, 8, 16, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
        ::shortwire::service::Place::at(5, 3),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.VerifyRequest.key",
                )?,
            handle: source.u64(::shortwire::service::Place::at(2, 1)),
            signature: source
                .bytes(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.VerifyRequest.signature",
                )?,
            message: source
                .bytes(
                    ::shortwire::service::Place::at(5, 3),
                    "shortwire.crypto.v1.VerifyRequest.message",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.u64(::shortwire::service::Place::at(2, 1), self.handle);
        sink.bytes(::shortwire::service::Place::at(3, 2), &self.signature);
        sink.bytes(::shortwire::service::Place::at(5, 3), &self.message);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct FromExchangeRequest<'a> {
    pub public_key: ::std::borrow::Cow<'a, [u8]>,
    pub is_negative: bool,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for FromExchangeRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.is_negative {
            writer.bool(16, self.is_negative);
        }
        if !self.public_key.is_empty() {
            writer.bytes(10, &self.public_key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.public_key = reader.bytes()?,
                16 => self.is_negative = reader.bool()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for FromExchangeRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.FromExchangeRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for FromExchangeRequest<'a> {
    type Owned = FromExchangeRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        FromExchangeRequest {
            public_key: ::shortwire::wire::IntoOwned::into_owned(self.public_key),
            is_negative: ::shortwire::wire::IntoOwned::into_owned(self.is_negative),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for FromExchangeRequest<'a> {
    const SLOTS: usize = 3;
    const WIDTHS: &'static [usize] = &[16, 1];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            public_key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.FromExchangeRequest.public_key",
                )?,
            is_negative: source.bool(::shortwire::service::Place::at(2, 1)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.public_key);
        sink.bool(::shortwire::service::Place::at(2, 1), self.is_negative);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExchangeRequest<'a> {
    /// One's own private key, or its handle.
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub handle: u64,
    pub public_key: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for ExchangeRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.public_key.is_empty() {
            writer.bytes(26, &self.public_key);
        }
        if self.handle != 0 {
            writer.uint64(16, self.handle);
        }
        if !self.key.is_empty() {
            writer.bytes(10, &self.key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.key = reader.bytes()?,
                16 => self.handle = reader.uint64()?,
                26 => self.public_key = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for ExchangeRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.ExchangeRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for ExchangeRequest<'a> {
    type Owned = ExchangeRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        ExchangeRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            handle: ::shortwire::wire::IntoOwned::into_owned(self.handle),
            public_key: ::shortwire::wire::IntoOwned::into_owned(self.public_key),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for ExchangeRequest<'a> {
    const SLOTS: usize = 5;
    const WIDTHS: &'static [usize] = &[16, 8, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.ExchangeRequest.key",
                )?,
            handle: source.u64(::shortwire::service::Place::at(2, 1)),
            public_key: source
                .bytes(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.ExchangeRequest.public_key",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.u64(::shortwire::service::Place::at(2, 1), self.handle);
        sink.bytes(::shortwire::service::Place::at(3, 2), &self.public_key);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct XorRequest<'a> {
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub handle: u64,
    pub nonce: ::std::borrow::Cow<'a, [u8]>,
    pub message: ::std::borrow::Cow<'a, [u8]>,
    pub algorithm: super::shortwire_crypto_v1::StreamAlgorithm,
    /// The block of 64 bytes that the stream begins with.
    pub counter: u64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for XorRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.counter != 0 {
            writer.uint64(48, self.counter);
        }
        if self.algorithm.0 != 0 {
            writer.int32(40, self.algorithm.0);
        }
        if !self.message.is_empty() {
            writer.bytes(34, &self.message);
        }
        if !self.nonce.is_empty() {
            writer.bytes(26, &self.nonce);
        }
        if self.handle != 0 {
            writer.uint64(16, self.handle);
        }
        if !self.key.is_empty() {
            writer.bytes(10, &self.key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.key = reader.bytes()?,
                16 => self.handle = reader.uint64()?,
                26 => self.nonce = reader.bytes()?,
                34 => self.message = reader.bytes()?,
                40 => {
                    self.algorithm = reader
                        .int32()
                        .map(super::shortwire_crypto_v1::StreamAlgorithm)?;
                }
                48 => self.counter = reader.uint64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for XorRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.XorRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for XorRequest<'a> {
    type Owned = XorRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        XorRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            handle: ::shortwire::wire::IntoOwned::into_owned(self.handle),
            nonce: ::shortwire::wire::IntoOwned::into_owned(self.nonce),
            message: ::shortwire::wire::IntoOwned::into_owned(self.message),
            algorithm: ::shortwire::wire::IntoOwned::into_owned(self.algorithm),
            counter: ::shortwire::wire::IntoOwned::into_owned(self.counter),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for XorRequest<'a> {
    const SLOTS: usize = 9;
    const WIDTHS: &'static [usize] = &[16, 8, 16, 16, 4, 8];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
        ::shortwire::service::Place::at(5, 3),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.XorRequest.key",
                )?,
            handle: source.u64(::shortwire::service::Place::at(2, 1)),
            nonce: source
                .bytes(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.XorRequest.nonce",
                )?,
            message: source
                .bytes(
                    ::shortwire::service::Place::at(5, 3),
                    "shortwire.crypto.v1.XorRequest.message",
                )?,
            algorithm: super::shortwire_crypto_v1::StreamAlgorithm(
                source.i32(::shortwire::service::Place::at(7, 4)),
            ),
            counter: source.u64(::shortwire::service::Place::at(8, 5)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.u64(::shortwire::service::Place::at(2, 1), self.handle);
        sink.bytes(::shortwire::service::Place::at(3, 2), &self.nonce);
        sink.bytes(::shortwire::service::Place::at(5, 3), &self.message);
        sink.i32(::shortwire::service::Place::at(7, 4), self.algorithm.0);
        sink.u64(::shortwire::service::Place::at(8, 5), self.counter);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeyStreamRequest<'a> {
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub handle: u64,
    pub nonce: ::std::borrow::Cow<'a, [u8]>,
    pub algorithm: super::shortwire_crypto_v1::StreamAlgorithm,
    pub counter: u64,
    pub size: u64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for KeyStreamRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.size != 0 {
            writer.uint64(48, self.size);
        }
        if self.counter != 0 {
            writer.uint64(40, self.counter);
        }
        if self.algorithm.0 != 0 {
            writer.int32(32, self.algorithm.0);
        }
        if !self.nonce.is_empty() {
            writer.bytes(26, &self.nonce);
        }
        if self.handle != 0 {
            writer.uint64(16, self.handle);
        }
        if !self.key.is_empty() {
            writer.bytes(10, &self.key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.key = reader.bytes()?,
                16 => self.handle = reader.uint64()?,
                26 => self.nonce = reader.bytes()?,
                32 => {
                    self.algorithm = reader
                        .int32()
                        .map(super::shortwire_crypto_v1::StreamAlgorithm)?;
                }
                40 => self.counter = reader.uint64()?,
                48 => self.size = reader.uint64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for KeyStreamRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.KeyStreamRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for KeyStreamRequest<'a> {
    type Owned = KeyStreamRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        KeyStreamRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            handle: ::shortwire::wire::IntoOwned::into_owned(self.handle),
            nonce: ::shortwire::wire::IntoOwned::into_owned(self.nonce),
            algorithm: ::shortwire::wire::IntoOwned::into_owned(self.algorithm),
            counter: ::shortwire::wire::IntoOwned::into_owned(self.counter),
            size: ::shortwire::wire::IntoOwned::into_owned(self.size),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for KeyStreamRequest<'a> {
    const SLOTS: usize = 8;
    const WIDTHS: &'static [usize] = &[16, 8, 16, 4, 8, 8];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.KeyStreamRequest.key",
                )?,
            handle: source.u64(::shortwire::service::Place::at(2, 1)),
            nonce: source
                .bytes(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.KeyStreamRequest.nonce",
                )?,
            algorithm: super::shortwire_crypto_v1::StreamAlgorithm(
                source.i32(::shortwire::service::Place::at(5, 3)),
            ),
            counter: source.u64(::shortwire::service::Place::at(6, 4)),
            size: source.u64(::shortwire::service::Place::at(7, 5)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.u64(::shortwire::service::Place::at(2, 1), self.handle);
        sink.bytes(::shortwire::service::Place::at(3, 2), &self.nonce);
        sink.i32(::shortwire::service::Place::at(5, 3), self.algorithm.0);
        sink.u64(::shortwire::service::Place::at(6, 4), self.counter);
        sink.u64(::shortwire::service::Place::at(7, 5), self.size);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeriveRequest<'a> {
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub handle: u64,
    /// 16 bytes.
    pub input: ::std::borrow::Cow<'a, [u8]>,
    /// XChaCha20 (HChaCha20) or XSalsa20 (HSalsa20).
    pub algorithm: super::shortwire_crypto_v1::StreamAlgorithm,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for DeriveRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.algorithm.0 != 0 {
            writer.int32(32, self.algorithm.0);
        }
        if !self.input.is_empty() {
            writer.bytes(26, &self.input);
        }
        if self.handle != 0 {
            writer.uint64(16, self.handle);
        }
        if !self.key.is_empty() {
            writer.bytes(10, &self.key);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.key = reader.bytes()?,
                16 => self.handle = reader.uint64()?,
                26 => self.input = reader.bytes()?,
                32 => {
                    self.algorithm = reader
                        .int32()
                        .map(super::shortwire_crypto_v1::StreamAlgorithm)?;
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for DeriveRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.crypto.v1.DeriveRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for DeriveRequest<'a> {
    type Owned = DeriveRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        DeriveRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            handle: ::shortwire::wire::IntoOwned::into_owned(self.handle),
            input: ::shortwire::wire::IntoOwned::into_owned(self.input),
            algorithm: ::shortwire::wire::IntoOwned::into_owned(self.algorithm),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for DeriveRequest<'a> {
    const SLOTS: usize = 6;
    const WIDTHS: &'static [usize] = &[16, 8, 16, 4];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(3, 2),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            key: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.crypto.v1.DeriveRequest.key",
                )?,
            handle: source.u64(::shortwire::service::Place::at(2, 1)),
            input: source
                .bytes(
                    ::shortwire::service::Place::at(3, 2),
                    "shortwire.crypto.v1.DeriveRequest.input",
                )?,
            algorithm: super::shortwire_crypto_v1::StreamAlgorithm(
                source.i32(::shortwire::service::Place::at(5, 3)),
            ),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.u64(::shortwire::service::Place::at(2, 1), self.handle);
        sink.bytes(::shortwire::service::Place::at(3, 2), &self.input);
        sink.i32(::shortwire::service::Place::at(5, 3), self.algorithm.0);
    }
}

/// The methods of `shortwire.crypto.v1.Keys`, each as a type.
pub mod keys_methods {
    /// `shortwire.crypto.v1.Keys/Store`.
    #[derive(Clone, Copy, Debug)]
    pub struct Store;
    /// `shortwire.crypto.v1.Keys/Generate`.
    #[derive(Clone, Copy, Debug)]
    pub struct Generate;
    /// `shortwire.crypto.v1.Keys/Reveal`.
    #[derive(Clone, Copy, Debug)]
    pub struct Reveal;
    /// `shortwire.crypto.v1.Keys/Discard`.
    #[derive(Clone, Copy, Debug)]
    pub struct Discard;
}

impl ::shortwire::service::Method for keys_methods::Store {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Keys/Store",
        id: 0x0d1360ae8928cfce,
        shape: 0x82f869cc1910728a,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::StoreKeyRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::KeyHandle;
}

impl ::shortwire::service::Method for keys_methods::Generate {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Keys/Generate",
        id: 0xe4d3bd34889927b2,
        shape: 0xcd66b5b1bb4cf766,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::GenerateKeyRequest;
    type Reply<'a> = super::shortwire_crypto_v1::KeyHandle;
}

impl ::shortwire::service::Method for keys_methods::Reveal {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Keys/Reveal",
        id: 0x28f2c9e4a84ab9f0,
        shape: 0xf45119265e81e95a,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::KeyHandle;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for keys_methods::Reveal {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for keys_methods::Discard {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Keys/Discard",
        id: 0x4038f567bf09d141,
        shape: 0xe0c6e62873a08396,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::KeyHandle;
    type Reply<'a> = super::shortwire_crypto_v1::Empty;
}

/// Keys that stay in the library. May be used by many calls at a time; discarding one waits for those under way.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Keys: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// Copies a key into the library. Clear your own copy then.
    fn store<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::StoreKeyRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyHandle,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::store`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn store_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, keys_methods::Store>,
    ) {
        items
            .each(|request| <keys_methods::Store as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Makes a key of random bytes that nobody has seen.
    fn generate<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::GenerateKeyRequest,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyHandle,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::generate`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn generate_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, keys_methods::Generate>,
    ) {
        items
            .each(|request| <keys_methods::Generate as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The bytes of a key: a seed of signing keys, else what was stored.
    ///
    /// Writes its reply to `output`.
    fn reveal<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyHandle,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::reveal`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn reveal_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, keys_methods::Reveal>,
    ) {
        items
            .each(|request| <keys_methods::Reveal as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Clears a key and gives its handle up. Discarding it again is FAILED_PRECONDITION.
    fn discard<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyHandle,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::discard`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn discard_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, keys_methods::Discard>,
    ) {
        items
            .each(|request| <keys_methods::Discard as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<keys_methods::Store>();
        exports.flat::<keys_methods::Generate>();
        exports.direct::<keys_methods::Reveal>();
        exports.flat::<keys_methods::Discard>();
    }
}

impl<S: self::Keys> ::shortwire::service::Handler<S> for keys_methods::Store {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::StoreKeyRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyHandle,
        ::shortwire::Status,
    > {
        service.store(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.store_many(context, items);
    }
}

impl<S: self::Keys> ::shortwire::service::Handler<S> for keys_methods::Generate {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::GenerateKeyRequest,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyHandle,
        ::shortwire::Status,
    > {
        service.generate(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.generate_many(context, items);
    }
}

impl<S: self::Keys> ::shortwire::service::Handler<S> for keys_methods::Reveal {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyHandle,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.reveal(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.reveal_many(context, items);
    }
}

impl<S: self::Keys> ::shortwire::service::DirectHandler<S> for keys_methods::Reveal {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyHandle,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.reveal(context, request, output)
    }
}

impl<S: self::Keys> ::shortwire::service::Handler<S> for keys_methods::Discard {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyHandle,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status> {
        service.discard(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.discard_many(context, items);
    }
}

/// Keys that stay in the library. May be used by many calls at a time; discarding one waits for those under way.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct KeysClient {
    target: ::shortwire::client::Target,
    store: ::shortwire::client::Bound<keys_methods::Store>,
    generate: ::shortwire::client::Bound<keys_methods::Generate>,
    reveal: ::shortwire::client::Bound<keys_methods::Reveal>,
    discard: ::shortwire::client::Bound<keys_methods::Discard>,
}

impl KeysClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            store: ::shortwire::client::Bound::find(library),
            generate: ::shortwire::client::Bound::find(library),
            reveal: ::shortwire::client::Bound::find(library),
            discard: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    /// Copies a key into the library. Clear your own copy then.
    #[inline]
    pub fn store(
        &self,
        request: &super::shortwire_crypto_v1::StoreKeyRequest<'_>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyHandle,
        ::shortwire::Status,
    > {
        self.store.flat_owned(&self.target, request)
    }
    /// Calls [`Self::store`] once for each request, in one crossing. `Err` if no item ran.
    pub fn store_many(
        &self,
        requests: &[super::shortwire_crypto_v1::StoreKeyRequest<'_>],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::KeyHandle,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.store.flat_many_owned(&self.target, requests)
    }
    /// Makes a key of random bytes that nobody has seen.
    #[inline]
    pub fn generate(
        &self,
        request: &super::shortwire_crypto_v1::GenerateKeyRequest,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyHandle,
        ::shortwire::Status,
    > {
        self.generate.flat_owned(&self.target, request)
    }
    /// Calls [`Self::generate`] once for each request, in one crossing. `Err` if no item ran.
    pub fn generate_many(
        &self,
        requests: &[super::shortwire_crypto_v1::GenerateKeyRequest],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::KeyHandle,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.generate.flat_many_owned(&self.target, requests)
    }
    /// The bytes of a key: a seed of signing keys, else what was stored.
    #[inline]
    pub fn reveal<'s>(
        &self,
        request: &super::shortwire_crypto_v1::KeyHandle,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.reveal.flat(&self.target, request, scratch)
    }
    /// [`Self::reveal`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn reveal_into(
        &self,
        request: &super::shortwire_crypto_v1::KeyHandle,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.reveal.direct(&self.target, request, output)
    }
    /// Calls [`Self::reveal`] once for each request, in one crossing. `Err` if no item ran.
    pub fn reveal_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::KeyHandle],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.reveal.flat_many(&self.target, requests, scratch)
    }
    /// Clears a key and gives its handle up. Discarding it again is FAILED_PRECONDITION.
    #[inline]
    pub fn discard(
        &self,
        request: &super::shortwire_crypto_v1::KeyHandle,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status> {
        self.discard.flat_owned(&self.target, request)
    }
    /// Calls [`Self::discard`] once for each request, in one crossing. `Err` if no item ran.
    pub fn discard_many(
        &self,
        requests: &[super::shortwire_crypto_v1::KeyHandle],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Empty,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.discard.flat_many_owned(&self.target, requests)
    }
}

/// The methods of `shortwire.crypto.v1.Aead`, each as a type.
pub mod aead_methods {
    /// `shortwire.crypto.v1.Aead/Seal`.
    #[derive(Clone, Copy, Debug)]
    pub struct Seal;
    /// `shortwire.crypto.v1.Aead/Unseal`.
    #[derive(Clone, Copy, Debug)]
    pub struct Unseal;
}

impl ::shortwire::service::Method for aead_methods::Seal {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Aead/Seal",
        id: 0x12cfb588fca711ed,
        shape: 0x345b308c797198b2,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::AeadRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for aead_methods::Seal {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(5, 3),
        field: "shortwire.crypto.v1.AeadRequest.message",
    });
    fn with_input(
        request: &Self::Request<'_>,
        input: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        let mut request = ::shortwire::wire::IntoOwned::into_owned(
            ::core::clone::Clone::clone(request),
        );
        request.message = ::std::borrow::Cow::Owned(input);
        request
    }
}

impl ::shortwire::service::Method for aead_methods::Unseal {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Aead/Unseal",
        id: 0xf52f4732770872a6,
        shape: 0xba045fa9a540b291,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::AeadRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for aead_methods::Unseal {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(5, 3),
        field: "shortwire.crypto.v1.AeadRequest.message",
    });
    fn with_input(
        request: &Self::Request<'_>,
        input: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        let mut request = ::shortwire::wire::IntoOwned::into_owned(
            ::core::clone::Clone::clone(request),
        );
        request.message = ::std::borrow::Cow::Owned(input);
        request
    }
}

/// ChaCha20-Poly1305 (RFC 8439) and XChaCha20-Poly1305, with keys of 32 bytes.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Aead: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// The encrypted message, then the tag of 16 bytes. In place, nothing moves.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `message`; in the
    /// request that field is empty.
    fn seal<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::AeadRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::seal`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn seal_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, aead_methods::Seal>,
    ) {
        items
            .each(|request| <aead_methods::Seal as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// What Seal was given; the associated data has to be the same.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `message`; in the
    /// request that field is empty.
    fn unseal<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::AeadRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::unseal`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn unseal_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, aead_methods::Unseal>,
    ) {
        items
            .each(|request| <aead_methods::Unseal as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.direct::<aead_methods::Seal>();
        exports.direct::<aead_methods::Unseal>();
    }
}

impl<S: self::Aead> ::shortwire::service::Handler<S> for aead_methods::Seal {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::shortwire_crypto_v1::AeadRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        let input = ::core::mem::take(&mut request.message);
        ::shortwire::service::InOut::collect(
                &input,
                |output| service.seal(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.seal_many(context, items);
    }
}

impl<S: self::Aead> ::shortwire::service::DirectHandler<S> for aead_methods::Seal {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::AeadRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.seal(context, request, output)
    }
}

impl<S: self::Aead> ::shortwire::service::Handler<S> for aead_methods::Unseal {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::shortwire_crypto_v1::AeadRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        let input = ::core::mem::take(&mut request.message);
        ::shortwire::service::InOut::collect(
                &input,
                |output| service.unseal(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.unseal_many(context, items);
    }
}

impl<S: self::Aead> ::shortwire::service::DirectHandler<S> for aead_methods::Unseal {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::AeadRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.unseal(context, request, output)
    }
}

/// ChaCha20-Poly1305 (RFC 8439) and XChaCha20-Poly1305, with keys of 32 bytes.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct AeadClient {
    target: ::shortwire::client::Target,
    seal: ::shortwire::client::Bound<aead_methods::Seal>,
    unseal: ::shortwire::client::Bound<aead_methods::Unseal>,
}

impl AeadClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            seal: ::shortwire::client::Bound::find(library),
            unseal: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    /// The encrypted message, then the tag of 16 bytes. In place, nothing moves.
    #[inline]
    pub fn seal<'s>(
        &self,
        request: &super::shortwire_crypto_v1::AeadRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.seal.flat(&self.target, request, scratch)
    }
    /// [`Self::seal`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn seal_into(
        &self,
        request: &super::shortwire_crypto_v1::AeadRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.seal.direct(&self.target, request, output)
    }
    /// [`Self::seal`] of what is at `input` in `memory`, in place of what the request has as `message`, with the
    /// reply written over it in the same memory; returns where it is. Nothing moves if there is room in front of the input
    /// for what the reply has there.
    #[inline]
    pub fn seal_in_place(
        &self,
        request: &super::shortwire_crypto_v1::AeadRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.seal.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::seal`] once for each request, in one crossing. `Err` if no item ran.
    pub fn seal_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::AeadRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.seal.flat_many(&self.target, requests, scratch)
    }
    /// What Seal was given; the associated data has to be the same.
    #[inline]
    pub fn unseal<'s>(
        &self,
        request: &super::shortwire_crypto_v1::AeadRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.unseal.flat(&self.target, request, scratch)
    }
    /// [`Self::unseal`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn unseal_into(
        &self,
        request: &super::shortwire_crypto_v1::AeadRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.unseal.direct(&self.target, request, output)
    }
    /// [`Self::unseal`] of what is at `input` in `memory`, in place of what the request has as `message`, with the
    /// reply written over it in the same memory; returns where it is. Nothing moves if there is room in front of the input
    /// for what the reply has there.
    #[inline]
    pub fn unseal_in_place(
        &self,
        request: &super::shortwire_crypto_v1::AeadRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.unseal.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::unseal`] once for each request, in one crossing. `Err` if no item ran.
    pub fn unseal_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::AeadRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.unseal.flat_many(&self.target, requests, scratch)
    }
}

/// The methods of `shortwire.crypto.v1.ChunkedAead`, each as a type.
pub mod chunked_aead_methods {
    /// `shortwire.crypto.v1.ChunkedAead/StartSealing`.
    #[derive(Clone, Copy, Debug)]
    pub struct StartSealing;
    /// `shortwire.crypto.v1.ChunkedAead/SealChunk`.
    #[derive(Clone, Copy, Debug)]
    pub struct SealChunk;
    /// `shortwire.crypto.v1.ChunkedAead/StartOpening`.
    #[derive(Clone, Copy, Debug)]
    pub struct StartOpening;
    /// `shortwire.crypto.v1.ChunkedAead/OpenChunk`.
    #[derive(Clone, Copy, Debug)]
    pub struct OpenChunk;
    /// `shortwire.crypto.v1.ChunkedAead/Discard`.
    #[derive(Clone, Copy, Debug)]
    pub struct Discard;
}

impl ::shortwire::service::Method for chunked_aead_methods::StartSealing {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.ChunkedAead/StartSealing",
        id: 0x0550ecd66b469f2b,
        shape: 0x746276b244a5040d,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::StartSealingRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::SealingHandle<'a>;
}

impl ::shortwire::service::Method for chunked_aead_methods::SealChunk {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.ChunkedAead/SealChunk",
        id: 0x1828242688289dae,
        shape: 0xa802de7bdd3ea1d9,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::ChunkRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for chunked_aead_methods::SealChunk {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(1, 1),
        field: "shortwire.crypto.v1.ChunkRequest.chunk",
    });
    fn with_input(
        request: &Self::Request<'_>,
        input: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        let mut request = ::shortwire::wire::IntoOwned::into_owned(
            ::core::clone::Clone::clone(request),
        );
        request.chunk = ::std::borrow::Cow::Owned(input);
        request
    }
}

impl ::shortwire::service::Method for chunked_aead_methods::StartOpening {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.ChunkedAead/StartOpening",
        id: 0xa3795fe7e3dfb18c,
        shape: 0x81587b7b18875e65,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::StartOpeningRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::OpeningHandle;
}

impl ::shortwire::service::Method for chunked_aead_methods::OpenChunk {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.ChunkedAead/OpenChunk",
        id: 0x03d51300c1df4595,
        shape: 0x619a68101757ca4a,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::ChunkRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for chunked_aead_methods::OpenChunk {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(1, 1),
        field: "shortwire.crypto.v1.ChunkRequest.chunk",
    });
    fn with_input(
        request: &Self::Request<'_>,
        input: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        let mut request = ::shortwire::wire::IntoOwned::into_owned(
            ::core::clone::Clone::clone(request),
        );
        request.chunk = ::std::borrow::Cow::Owned(input);
        request
    }
}

impl ::shortwire::service::Method for chunked_aead_methods::Discard {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.ChunkedAead/Discard",
        id: 0x2d08fca75e10872a,
        shape: 0xbd47c5a05d355de1,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::ChunkedHandle;
    type Reply<'a> = super::shortwire_crypto_v1::Empty;
}

/// Encryption of what does not fit into memory, chunk by chunk; chunks that are missing, repeated, in another order or cut
/// off at the end are not authentic. libsodium's secretstream_xchacha20poly1305 reads and writes the same. One thread at a
/// time uses a handle; others wait.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait ChunkedAead: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// Starts encrypting with a key of 32 bytes. The header has to be stored in front of the chunks.
    fn start_sealing<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::StartSealingRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::SealingHandle<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::start_sealing`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn start_sealing_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<
            'a,
            chunked_aead_methods::StartSealing,
        >,
    ) {
        items
            .each(|request| <chunked_aead_methods::StartSealing as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The encrypted chunk, 17 bytes longer: a byte that says whether it is the last one in front, a tag behind. In place if it
    /// lies one byte behind the start of the output. After the last chunk the handle is discarded.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `chunk`; in the
    /// request that field is empty.
    fn seal_chunk<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::ChunkRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::seal_chunk`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn seal_chunk_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, chunked_aead_methods::SealChunk>,
    ) {
        items
            .each(|request| <chunked_aead_methods::SealChunk as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Starts decrypting what begins with that header.
    fn start_opening<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::StartOpeningRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::OpeningHandle,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::start_opening`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn start_opening_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<
            'a,
            chunked_aead_methods::StartOpening,
        >,
    ) {
        items
            .each(|request| <chunked_aead_methods::StartOpening as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// What SealChunk was given. Was the last chunk the last one that was sealed? If it is not marked so on both sides, it is
    /// not authentic.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `chunk`; in the
    /// request that field is empty.
    fn open_chunk<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::ChunkRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::open_chunk`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn open_chunk_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, chunked_aead_methods::OpenChunk>,
    ) {
        items
            .each(|request| <chunked_aead_methods::OpenChunk as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Gives a handle up before the last chunk.
    fn discard<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::ChunkedHandle,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::discard`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn discard_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, chunked_aead_methods::Discard>,
    ) {
        items
            .each(|request| <chunked_aead_methods::Discard as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<chunked_aead_methods::StartSealing>();
        exports.direct::<chunked_aead_methods::SealChunk>();
        exports.flat::<chunked_aead_methods::StartOpening>();
        exports.direct::<chunked_aead_methods::OpenChunk>();
        exports.flat::<chunked_aead_methods::Discard>();
    }
}

impl<S: self::ChunkedAead> ::shortwire::service::Handler<S>
for chunked_aead_methods::StartSealing {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::StartSealingRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::SealingHandle<'a>,
        ::shortwire::Status,
    > {
        service.start_sealing(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.start_sealing_many(context, items);
    }
}

impl<S: self::ChunkedAead> ::shortwire::service::Handler<S>
for chunked_aead_methods::SealChunk {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::shortwire_crypto_v1::ChunkRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        let input = ::core::mem::take(&mut request.chunk);
        ::shortwire::service::InOut::collect(
                &input,
                |output| service.seal_chunk(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.seal_chunk_many(context, items);
    }
}

impl<S: self::ChunkedAead> ::shortwire::service::DirectHandler<S>
for chunked_aead_methods::SealChunk {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::ChunkRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.seal_chunk(context, request, output)
    }
}

impl<S: self::ChunkedAead> ::shortwire::service::Handler<S>
for chunked_aead_methods::StartOpening {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::StartOpeningRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::OpeningHandle,
        ::shortwire::Status,
    > {
        service.start_opening(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.start_opening_many(context, items);
    }
}

impl<S: self::ChunkedAead> ::shortwire::service::Handler<S>
for chunked_aead_methods::OpenChunk {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::shortwire_crypto_v1::ChunkRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        let input = ::core::mem::take(&mut request.chunk);
        ::shortwire::service::InOut::collect(
                &input,
                |output| service.open_chunk(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.open_chunk_many(context, items);
    }
}

impl<S: self::ChunkedAead> ::shortwire::service::DirectHandler<S>
for chunked_aead_methods::OpenChunk {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::ChunkRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.open_chunk(context, request, output)
    }
}

impl<S: self::ChunkedAead> ::shortwire::service::Handler<S>
for chunked_aead_methods::Discard {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::ChunkedHandle,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status> {
        service.discard(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.discard_many(context, items);
    }
}

/// Encryption of what does not fit into memory, chunk by chunk; chunks that are missing, repeated, in another order or cut
/// off at the end are not authentic. libsodium's secretstream_xchacha20poly1305 reads and writes the same. One thread at a
/// time uses a handle; others wait.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct ChunkedAeadClient {
    target: ::shortwire::client::Target,
    start_sealing: ::shortwire::client::Bound<chunked_aead_methods::StartSealing>,
    seal_chunk: ::shortwire::client::Bound<chunked_aead_methods::SealChunk>,
    start_opening: ::shortwire::client::Bound<chunked_aead_methods::StartOpening>,
    open_chunk: ::shortwire::client::Bound<chunked_aead_methods::OpenChunk>,
    discard: ::shortwire::client::Bound<chunked_aead_methods::Discard>,
}

impl ChunkedAeadClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            start_sealing: ::shortwire::client::Bound::find(library),
            seal_chunk: ::shortwire::client::Bound::find(library),
            start_opening: ::shortwire::client::Bound::find(library),
            open_chunk: ::shortwire::client::Bound::find(library),
            discard: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    /// Starts encrypting with a key of 32 bytes. The header has to be stored in front of the chunks.
    #[inline]
    pub fn start_sealing<'s>(
        &self,
        request: &super::shortwire_crypto_v1::StartSealingRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::SealingHandle<'s>,
        ::shortwire::Status,
    > {
        self.start_sealing.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::start_sealing`] once for each request, in one crossing. `Err` if no item ran.
    pub fn start_sealing_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::StartSealingRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::SealingHandle<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.start_sealing.flat_many(&self.target, requests, scratch)
    }
    /// The encrypted chunk, 17 bytes longer: a byte that says whether it is the last one in front, a tag behind. In place if it
    /// lies one byte behind the start of the output. After the last chunk the handle is discarded.
    #[inline]
    pub fn seal_chunk<'s>(
        &self,
        request: &super::shortwire_crypto_v1::ChunkRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.seal_chunk.flat(&self.target, request, scratch)
    }
    /// [`Self::seal_chunk`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn seal_chunk_into(
        &self,
        request: &super::shortwire_crypto_v1::ChunkRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.seal_chunk.direct(&self.target, request, output)
    }
    /// [`Self::seal_chunk`] of what is at `input` in `memory`, in place of what the request has as `chunk`, with the
    /// reply written over it in the same memory; returns where it is. Nothing moves if there is room in front of the input
    /// for what the reply has there.
    #[inline]
    pub fn seal_chunk_in_place(
        &self,
        request: &super::shortwire_crypto_v1::ChunkRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.seal_chunk.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::seal_chunk`] once for each request, in one crossing. `Err` if no item ran.
    pub fn seal_chunk_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::ChunkRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.seal_chunk.flat_many(&self.target, requests, scratch)
    }
    /// Starts decrypting what begins with that header.
    #[inline]
    pub fn start_opening(
        &self,
        request: &super::shortwire_crypto_v1::StartOpeningRequest<'_>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::OpeningHandle,
        ::shortwire::Status,
    > {
        self.start_opening.flat_owned(&self.target, request)
    }
    /// Calls [`Self::start_opening`] once for each request, in one crossing. `Err` if no item ran.
    pub fn start_opening_many(
        &self,
        requests: &[super::shortwire_crypto_v1::StartOpeningRequest<'_>],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::OpeningHandle,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.start_opening.flat_many_owned(&self.target, requests)
    }
    /// What SealChunk was given. Was the last chunk the last one that was sealed? If it is not marked so on both sides, it is
    /// not authentic.
    #[inline]
    pub fn open_chunk<'s>(
        &self,
        request: &super::shortwire_crypto_v1::ChunkRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.open_chunk.flat(&self.target, request, scratch)
    }
    /// [`Self::open_chunk`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn open_chunk_into(
        &self,
        request: &super::shortwire_crypto_v1::ChunkRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.open_chunk.direct(&self.target, request, output)
    }
    /// [`Self::open_chunk`] of what is at `input` in `memory`, in place of what the request has as `chunk`, with the
    /// reply written over it in the same memory; returns where it is. Nothing moves if there is room in front of the input
    /// for what the reply has there.
    #[inline]
    pub fn open_chunk_in_place(
        &self,
        request: &super::shortwire_crypto_v1::ChunkRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.open_chunk.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::open_chunk`] once for each request, in one crossing. `Err` if no item ran.
    pub fn open_chunk_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::ChunkRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.open_chunk.flat_many(&self.target, requests, scratch)
    }
    /// Gives a handle up before the last chunk.
    #[inline]
    pub fn discard(
        &self,
        request: &super::shortwire_crypto_v1::ChunkedHandle,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status> {
        self.discard.flat_owned(&self.target, request)
    }
    /// Calls [`Self::discard`] once for each request, in one crossing. `Err` if no item ran.
    pub fn discard_many(
        &self,
        requests: &[super::shortwire_crypto_v1::ChunkedHandle],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Empty,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.discard.flat_many_owned(&self.target, requests)
    }
}

/// The methods of `shortwire.crypto.v1.Encoding`, each as a type.
pub mod encoding_methods {
    /// `shortwire.crypto.v1.Encoding/Encode`.
    #[derive(Clone, Copy, Debug)]
    pub struct Encode;
    /// `shortwire.crypto.v1.Encoding/Decode`.
    #[derive(Clone, Copy, Debug)]
    pub struct Decode;
}

impl ::shortwire::service::Method for encoding_methods::Encode {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Encoding/Encode",
        id: 0x6b5c990a533739a8,
        shape: 0xff909e8af35a8715,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::EncodeRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Text<'a>;
}

impl ::shortwire::service::Method for encoding_methods::Decode {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Encoding/Decode",
        id: 0x6fef0e659dafbf34,
        shape: 0xdd0f96b11ad31f67,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::DecodeRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

/// Bytes as text, in constant time where they are secret.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Encoding: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    fn encode<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::EncodeRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Text<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::encode`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn encode_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, encoding_methods::Encode>,
    ) {
        items
            .each(|request| <encoding_methods::Encode as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// INVALID_ARGUMENT says what is wrong, and where.
    fn decode<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::DecodeRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::decode`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn decode_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, encoding_methods::Decode>,
    ) {
        items
            .each(|request| <encoding_methods::Decode as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<encoding_methods::Encode>();
        exports.flat::<encoding_methods::Decode>();
    }
}

impl<S: self::Encoding> ::shortwire::service::Handler<S> for encoding_methods::Encode {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::EncodeRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Text<'a>,
        ::shortwire::Status,
    > {
        service.encode(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.encode_many(context, items);
    }
}

impl<S: self::Encoding> ::shortwire::service::Handler<S> for encoding_methods::Decode {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::DecodeRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        service.decode(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.decode_many(context, items);
    }
}

/// Bytes as text, in constant time where they are secret.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct EncodingClient {
    target: ::shortwire::client::Target,
    encode: ::shortwire::client::Bound<encoding_methods::Encode>,
    decode: ::shortwire::client::Bound<encoding_methods::Decode>,
}

impl EncodingClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            encode: ::shortwire::client::Bound::find(library),
            decode: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    #[inline]
    pub fn encode<'s>(
        &self,
        request: &super::shortwire_crypto_v1::EncodeRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Text<'s>,
        ::shortwire::Status,
    > {
        self.encode.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::encode`] once for each request, in one crossing. `Err` if no item ran.
    pub fn encode_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::EncodeRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Text<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.encode.flat_many(&self.target, requests, scratch)
    }
    /// INVALID_ARGUMENT says what is wrong, and where.
    #[inline]
    pub fn decode<'s>(
        &self,
        request: &super::shortwire_crypto_v1::DecodeRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.decode.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::decode`] once for each request, in one crossing. `Err` if no item ran.
    pub fn decode_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::DecodeRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.decode.flat_many(&self.target, requests, scratch)
    }
}

/// The methods of `shortwire.crypto.v1.Random`, each as a type.
pub mod random_methods {
    /// `shortwire.crypto.v1.Random/Fill`.
    #[derive(Clone, Copy, Debug)]
    pub struct Fill;
}

impl ::shortwire::service::Method for random_methods::Fill {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Random/Fill",
        id: 0x6e6a1a012e3b486d,
        shape: 0xe703688e95e3159b,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::RandomRequest;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for random_methods::Fill {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

/// Random bytes of the operating system.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Random: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    ///
    /// Writes its reply to `output`.
    fn fill<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::RandomRequest,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::fill`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn fill_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, random_methods::Fill>,
    ) {
        items
            .each(|request| <random_methods::Fill as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.direct::<random_methods::Fill>();
    }
}

impl<S: self::Random> ::shortwire::service::Handler<S> for random_methods::Fill {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::RandomRequest,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.fill(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.fill_many(context, items);
    }
}

impl<S: self::Random> ::shortwire::service::DirectHandler<S> for random_methods::Fill {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::RandomRequest,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.fill(context, request, output)
    }
}

/// Random bytes of the operating system.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct RandomClient {
    target: ::shortwire::client::Target,
    fill: ::shortwire::client::Bound<random_methods::Fill>,
}

impl RandomClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            fill: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    #[inline]
    pub fn fill<'s>(
        &self,
        request: &super::shortwire_crypto_v1::RandomRequest,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.fill.flat(&self.target, request, scratch)
    }
    /// [`Self::fill`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn fill_into(
        &self,
        request: &super::shortwire_crypto_v1::RandomRequest,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.fill.direct(&self.target, request, output)
    }
    /// Calls [`Self::fill`] once for each request, in one crossing. `Err` if no item ran.
    pub fn fill_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::RandomRequest],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.fill.flat_many(&self.target, requests, scratch)
    }
}

/// The methods of `shortwire.crypto.v1.Compare`, each as a type.
pub mod compare_methods {
    /// `shortwire.crypto.v1.Compare/Equal`.
    #[derive(Clone, Copy, Debug)]
    pub struct Equal;
}

impl ::shortwire::service::Method for compare_methods::Equal {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Compare/Equal",
        id: 0x7dde6c52026018c4,
        shape: 0x781ab406e05b93bc,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::CompareRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::CompareReply;
}

/// Comparing secrets.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Compare: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// Whether two byte strings are equal; takes the same time wherever they differ. Other lengths are not equal.
    fn equal<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::CompareRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::CompareReply,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::equal`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn equal_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, compare_methods::Equal>,
    ) {
        items
            .each(|request| <compare_methods::Equal as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<compare_methods::Equal>();
    }
}

impl<S: self::Compare> ::shortwire::service::Handler<S> for compare_methods::Equal {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::CompareRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::CompareReply,
        ::shortwire::Status,
    > {
        service.equal(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.equal_many(context, items);
    }
}

/// Comparing secrets.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct CompareClient {
    target: ::shortwire::client::Target,
    equal: ::shortwire::client::Bound<compare_methods::Equal>,
}

impl CompareClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            equal: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    /// Whether two byte strings are equal; takes the same time wherever they differ. Other lengths are not equal.
    #[inline]
    pub fn equal(
        &self,
        request: &super::shortwire_crypto_v1::CompareRequest<'_>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::CompareReply,
        ::shortwire::Status,
    > {
        self.equal.flat_owned(&self.target, request)
    }
    /// Calls [`Self::equal`] once for each request, in one crossing. `Err` if no item ran.
    pub fn equal_many(
        &self,
        requests: &[super::shortwire_crypto_v1::CompareRequest<'_>],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::CompareReply,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.equal.flat_many_owned(&self.target, requests)
    }
}

/// The methods of `shortwire.crypto.v1.Hash`, each as a type.
pub mod hash_methods {
    /// `shortwire.crypto.v1.Hash/Sha256`.
    #[derive(Clone, Copy, Debug)]
    pub struct Sha256;
    /// `shortwire.crypto.v1.Hash/Sha512`.
    #[derive(Clone, Copy, Debug)]
    pub struct Sha512;
    /// `shortwire.crypto.v1.Hash/Blake2b`.
    #[derive(Clone, Copy, Debug)]
    pub struct Blake2b;
    /// `shortwire.crypto.v1.Hash/Start`.
    #[derive(Clone, Copy, Debug)]
    pub struct Start;
    /// `shortwire.crypto.v1.Hash/Update`.
    #[derive(Clone, Copy, Debug)]
    pub struct Update;
    /// `shortwire.crypto.v1.Hash/Finish`.
    #[derive(Clone, Copy, Debug)]
    pub struct Finish;
    /// `shortwire.crypto.v1.Hash/Discard`.
    #[derive(Clone, Copy, Debug)]
    pub struct Discard;
}

impl ::shortwire::service::Method for hash_methods::Sha256 {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Hash/Sha256",
        id: 0xb7ada81262543c7e,
        shape: 0x6bbb3dfe270732b5,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::Bytes<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for hash_methods::Sha256 {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for hash_methods::Sha512 {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Hash/Sha512",
        id: 0xc0bd5712679346b7,
        shape: 0x5369945ec8188cca,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::Bytes<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for hash_methods::Sha512 {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for hash_methods::Blake2b {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Hash/Blake2b",
        id: 0x95d22ae356c3eece,
        shape: 0x95b838022c41fd77,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::Blake2bRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for hash_methods::Blake2b {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for hash_methods::Start {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Hash/Start",
        id: 0x78a8fed544987aab,
        shape: 0x4927b674f17d4a94,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::StartHashRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::HashHandle;
}

impl ::shortwire::service::Method for hash_methods::Update {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Hash/Update",
        id: 0xa970a31b1aa5c5c8,
        shape: 0x3e4dcd319d9a70c2,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::UpdateHashRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Empty;
}

impl ::shortwire::service::Method for hash_methods::Finish {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Hash/Finish",
        id: 0x81d0681bea28e4d6,
        shape: 0xd88b24263effc320,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::HashHandle;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for hash_methods::Finish {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for hash_methods::Discard {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Hash/Discard",
        id: 0xf06da5b3a055ef5d,
        shape: 0xc72ec9ba43347a9a,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::HashHandle;
    type Reply<'a> = super::shortwire_crypto_v1::Empty;
}

/// SHA-2 and BLAKE2b. In batches, messages are hashed side by side in vector lanes.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Hash: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    ///
    /// Writes its reply to `output`.
    fn sha256<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Bytes<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::sha256`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn sha256_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, hash_methods::Sha256>,
    ) {
        items
            .each(|request| <hash_methods::Sha256 as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    ///
    /// Writes its reply to `output`.
    fn sha512<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Bytes<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::sha512`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn sha512_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, hash_methods::Sha512>,
    ) {
        items
            .each(|request| <hash_methods::Sha512 as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    ///
    /// Writes its reply to `output`.
    fn blake2b<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Blake2bRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::blake2b`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn blake2b_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, hash_methods::Blake2b>,
    ) {
        items
            .each(|request| <hash_methods::Blake2b as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Starts a hash of what comes in pieces. One thread at a time uses a handle; others wait.
    fn start<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::StartHashRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::HashHandle,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::start`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn start_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, hash_methods::Start>,
    ) {
        items
            .each(|request| <hash_methods::Start as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Adds a piece.
    fn update<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::UpdateHashRequest<'a>,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::update`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn update_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, hash_methods::Update>,
    ) {
        items
            .each(|request| <hash_methods::Update as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The digest, or tag; discards the handle.
    ///
    /// Writes its reply to `output`.
    fn finish<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::HashHandle,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::finish`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn finish_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, hash_methods::Finish>,
    ) {
        items
            .each(|request| <hash_methods::Finish as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Gives a handle up.
    fn discard<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::HashHandle,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::discard`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn discard_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, hash_methods::Discard>,
    ) {
        items
            .each(|request| <hash_methods::Discard as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.direct::<hash_methods::Sha256>();
        exports.direct::<hash_methods::Sha512>();
        exports.direct::<hash_methods::Blake2b>();
        exports.flat::<hash_methods::Start>();
        exports.flat::<hash_methods::Update>();
        exports.direct::<hash_methods::Finish>();
        exports.flat::<hash_methods::Discard>();
    }
}

impl<S: self::Hash> ::shortwire::service::Handler<S> for hash_methods::Sha256 {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Bytes<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.sha256(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.sha256_many(context, items);
    }
}

impl<S: self::Hash> ::shortwire::service::DirectHandler<S> for hash_methods::Sha256 {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Bytes<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.sha256(context, request, output)
    }
}

impl<S: self::Hash> ::shortwire::service::Handler<S> for hash_methods::Sha512 {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Bytes<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.sha512(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.sha512_many(context, items);
    }
}

impl<S: self::Hash> ::shortwire::service::DirectHandler<S> for hash_methods::Sha512 {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Bytes<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.sha512(context, request, output)
    }
}

impl<S: self::Hash> ::shortwire::service::Handler<S> for hash_methods::Blake2b {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Blake2bRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.blake2b(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.blake2b_many(context, items);
    }
}

impl<S: self::Hash> ::shortwire::service::DirectHandler<S> for hash_methods::Blake2b {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Blake2bRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.blake2b(context, request, output)
    }
}

impl<S: self::Hash> ::shortwire::service::Handler<S> for hash_methods::Start {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::StartHashRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::HashHandle,
        ::shortwire::Status,
    > {
        service.start(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.start_many(context, items);
    }
}

impl<S: self::Hash> ::shortwire::service::Handler<S> for hash_methods::Update {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::UpdateHashRequest<'a>,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status> {
        service.update(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.update_many(context, items);
    }
}

impl<S: self::Hash> ::shortwire::service::Handler<S> for hash_methods::Finish {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::HashHandle,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.finish(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.finish_many(context, items);
    }
}

impl<S: self::Hash> ::shortwire::service::DirectHandler<S> for hash_methods::Finish {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::HashHandle,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.finish(context, request, output)
    }
}

impl<S: self::Hash> ::shortwire::service::Handler<S> for hash_methods::Discard {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::HashHandle,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status> {
        service.discard(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.discard_many(context, items);
    }
}

/// SHA-2 and BLAKE2b. In batches, messages are hashed side by side in vector lanes.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct HashClient {
    target: ::shortwire::client::Target,
    sha256: ::shortwire::client::Bound<hash_methods::Sha256>,
    sha512: ::shortwire::client::Bound<hash_methods::Sha512>,
    blake2b: ::shortwire::client::Bound<hash_methods::Blake2b>,
    start: ::shortwire::client::Bound<hash_methods::Start>,
    update: ::shortwire::client::Bound<hash_methods::Update>,
    finish: ::shortwire::client::Bound<hash_methods::Finish>,
    discard: ::shortwire::client::Bound<hash_methods::Discard>,
}

impl HashClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            sha256: ::shortwire::client::Bound::find(library),
            sha512: ::shortwire::client::Bound::find(library),
            blake2b: ::shortwire::client::Bound::find(library),
            start: ::shortwire::client::Bound::find(library),
            update: ::shortwire::client::Bound::find(library),
            finish: ::shortwire::client::Bound::find(library),
            discard: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    #[inline]
    pub fn sha256<'s>(
        &self,
        request: &super::shortwire_crypto_v1::Bytes<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.sha256.flat(&self.target, request, scratch)
    }
    /// [`Self::sha256`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn sha256_into(
        &self,
        request: &super::shortwire_crypto_v1::Bytes<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.sha256.direct(&self.target, request, output)
    }
    /// Calls [`Self::sha256`] once for each request, in one crossing. `Err` if no item ran.
    pub fn sha256_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::Bytes<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.sha256.flat_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn sha512<'s>(
        &self,
        request: &super::shortwire_crypto_v1::Bytes<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.sha512.flat(&self.target, request, scratch)
    }
    /// [`Self::sha512`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn sha512_into(
        &self,
        request: &super::shortwire_crypto_v1::Bytes<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.sha512.direct(&self.target, request, output)
    }
    /// Calls [`Self::sha512`] once for each request, in one crossing. `Err` if no item ran.
    pub fn sha512_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::Bytes<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.sha512.flat_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn blake2b<'s>(
        &self,
        request: &super::shortwire_crypto_v1::Blake2bRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.blake2b.flat(&self.target, request, scratch)
    }
    /// [`Self::blake2b`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn blake2b_into(
        &self,
        request: &super::shortwire_crypto_v1::Blake2bRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.blake2b.direct(&self.target, request, output)
    }
    /// Calls [`Self::blake2b`] once for each request, in one crossing. `Err` if no item ran.
    pub fn blake2b_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::Blake2bRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.blake2b.flat_many(&self.target, requests, scratch)
    }
    /// Starts a hash of what comes in pieces. One thread at a time uses a handle; others wait.
    #[inline]
    pub fn start(
        &self,
        request: &super::shortwire_crypto_v1::StartHashRequest<'_>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::HashHandle,
        ::shortwire::Status,
    > {
        self.start.flat_owned(&self.target, request)
    }
    /// Calls [`Self::start`] once for each request, in one crossing. `Err` if no item ran.
    pub fn start_many(
        &self,
        requests: &[super::shortwire_crypto_v1::StartHashRequest<'_>],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::HashHandle,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.start.flat_many_owned(&self.target, requests)
    }
    /// Adds a piece.
    #[inline]
    pub fn update(
        &self,
        request: &super::shortwire_crypto_v1::UpdateHashRequest<'_>,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status> {
        self.update.flat_owned(&self.target, request)
    }
    /// Calls [`Self::update`] once for each request, in one crossing. `Err` if no item ran.
    pub fn update_many(
        &self,
        requests: &[super::shortwire_crypto_v1::UpdateHashRequest<'_>],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Empty,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.update.flat_many_owned(&self.target, requests)
    }
    /// The digest, or tag; discards the handle.
    #[inline]
    pub fn finish<'s>(
        &self,
        request: &super::shortwire_crypto_v1::HashHandle,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.finish.flat(&self.target, request, scratch)
    }
    /// [`Self::finish`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn finish_into(
        &self,
        request: &super::shortwire_crypto_v1::HashHandle,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.finish.direct(&self.target, request, output)
    }
    /// Calls [`Self::finish`] once for each request, in one crossing. `Err` if no item ran.
    pub fn finish_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::HashHandle],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.finish.flat_many(&self.target, requests, scratch)
    }
    /// Gives a handle up.
    #[inline]
    pub fn discard(
        &self,
        request: &super::shortwire_crypto_v1::HashHandle,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status> {
        self.discard.flat_owned(&self.target, request)
    }
    /// Calls [`Self::discard`] once for each request, in one crossing. `Err` if no item ran.
    pub fn discard_many(
        &self,
        requests: &[super::shortwire_crypto_v1::HashHandle],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Empty,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.discard.flat_many_owned(&self.target, requests)
    }
}

/// The methods of `shortwire.crypto.v1.Mac`, each as a type.
pub mod mac_methods {
    /// `shortwire.crypto.v1.Mac/Tag`.
    #[derive(Clone, Copy, Debug)]
    pub struct Tag;
    /// `shortwire.crypto.v1.Mac/Verify`.
    #[derive(Clone, Copy, Debug)]
    pub struct Verify;
}

impl ::shortwire::service::Method for mac_methods::Tag {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Mac/Tag",
        id: 0x96eaff633a5a9910,
        shape: 0x3bf8f38276586780,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::MacRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for mac_methods::Tag {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for mac_methods::Verify {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Mac/Verify",
        id: 0x139424dd5273b46d,
        shape: 0xf3df0ebc786789ac,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::VerifyMacRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Empty;
}

/// Message authentication codes.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Mac: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// The tag: 32 bytes of HMAC-SHA-256, 64 of HMAC-SHA-512, 16 of Poly1305, whose key may be used for one message only.
    ///
    /// Writes its reply to `output`.
    fn tag<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::MacRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::tag`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn tag_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, mac_methods::Tag>,
    ) {
        items
            .each(|request| <mac_methods::Tag as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Whether a tag is the message's. Takes the same time wherever they differ.
    fn verify<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::VerifyMacRequest<'a>,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::verify`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn verify_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, mac_methods::Verify>,
    ) {
        items
            .each(|request| <mac_methods::Verify as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.direct::<mac_methods::Tag>();
        exports.flat::<mac_methods::Verify>();
    }
}

impl<S: self::Mac> ::shortwire::service::Handler<S> for mac_methods::Tag {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::MacRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.tag(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.tag_many(context, items);
    }
}

impl<S: self::Mac> ::shortwire::service::DirectHandler<S> for mac_methods::Tag {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::MacRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.tag(context, request, output)
    }
}

impl<S: self::Mac> ::shortwire::service::Handler<S> for mac_methods::Verify {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::VerifyMacRequest<'a>,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status> {
        service.verify(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.verify_many(context, items);
    }
}

/// Message authentication codes.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct MacClient {
    target: ::shortwire::client::Target,
    tag: ::shortwire::client::Bound<mac_methods::Tag>,
    verify: ::shortwire::client::Bound<mac_methods::Verify>,
}

impl MacClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            tag: ::shortwire::client::Bound::find(library),
            verify: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    /// The tag: 32 bytes of HMAC-SHA-256, 64 of HMAC-SHA-512, 16 of Poly1305, whose key may be used for one message only.
    #[inline]
    pub fn tag<'s>(
        &self,
        request: &super::shortwire_crypto_v1::MacRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.tag.flat(&self.target, request, scratch)
    }
    /// [`Self::tag`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn tag_into(
        &self,
        request: &super::shortwire_crypto_v1::MacRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.tag.direct(&self.target, request, output)
    }
    /// Calls [`Self::tag`] once for each request, in one crossing. `Err` if no item ran.
    pub fn tag_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::MacRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.tag.flat_many(&self.target, requests, scratch)
    }
    /// Whether a tag is the message's. Takes the same time wherever they differ.
    #[inline]
    pub fn verify(
        &self,
        request: &super::shortwire_crypto_v1::VerifyMacRequest<'_>,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status> {
        self.verify.flat_owned(&self.target, request)
    }
    /// Calls [`Self::verify`] once for each request, in one crossing. `Err` if no item ran.
    pub fn verify_many(
        &self,
        requests: &[super::shortwire_crypto_v1::VerifyMacRequest<'_>],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Empty,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.verify.flat_many_owned(&self.target, requests)
    }
}

/// The methods of `shortwire.crypto.v1.Kdf`, each as a type.
pub mod kdf_methods {
    /// `shortwire.crypto.v1.Kdf/Hkdf`.
    #[derive(Clone, Copy, Debug)]
    pub struct Hkdf;
    /// `shortwire.crypto.v1.Kdf/Pbkdf2`.
    #[derive(Clone, Copy, Debug)]
    pub struct Pbkdf2;
    /// `shortwire.crypto.v1.Kdf/Argon2id`.
    #[derive(Clone, Copy, Debug)]
    pub struct Argon2id;
}

impl ::shortwire::service::Method for kdf_methods::Hkdf {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Kdf/Hkdf",
        id: 0xda46912e5a6ef153,
        shape: 0x06b2ff1b5b3d31e0,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::HkdfRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for kdf_methods::Hkdf {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for kdf_methods::Pbkdf2 {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Kdf/Pbkdf2",
        id: 0x78e6cb9f05eb7c1d,
        shape: 0x612e92d083597490,
        blocking: true,
    };
    type Request<'a> = super::shortwire_crypto_v1::Pbkdf2Request<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for kdf_methods::Pbkdf2 {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for kdf_methods::Argon2id {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Kdf/Argon2id",
        id: 0xc3b7c89f0d79fda0,
        shape: 0x0b8f988e5d03b2cd,
        blocking: true,
    };
    type Request<'a> = super::shortwire_crypto_v1::Argon2idRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for kdf_methods::Argon2id {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

/// Keys from keys, and keys from passwords.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Kdf: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// HKDF (RFC 5869): extract and expand.
    ///
    /// Writes its reply to `output`.
    fn hkdf<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::HkdfRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::hkdf`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn hkdf_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, kdf_methods::Hkdf>,
    ) {
        items
            .each(|request| <kdf_methods::Hkdf as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// PBKDF2 with HMAC (RFC 8018). For what exists; new things use Argon2id.
    ///
    /// Writes its reply to `output`.
    fn pbkdf2<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Pbkdf2Request<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::pbkdf2`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn pbkdf2_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, kdf_methods::Pbkdf2>,
    ) {
        items
            .each(|request| <kdf_methods::Pbkdf2 as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Argon2id (RFC 9106). Allocates the memory that it is told to.
    ///
    /// Writes its reply to `output`.
    fn argon2id<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Argon2idRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::argon2id`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn argon2id_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, kdf_methods::Argon2id>,
    ) {
        items
            .each(|request| <kdf_methods::Argon2id as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.direct::<kdf_methods::Hkdf>();
        exports.direct::<kdf_methods::Pbkdf2>();
        exports.direct::<kdf_methods::Argon2id>();
    }
}

impl<S: self::Kdf> ::shortwire::service::Handler<S> for kdf_methods::Hkdf {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::HkdfRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.hkdf(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.hkdf_many(context, items);
    }
}

impl<S: self::Kdf> ::shortwire::service::DirectHandler<S> for kdf_methods::Hkdf {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::HkdfRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.hkdf(context, request, output)
    }
}

impl<S: self::Kdf> ::shortwire::service::Handler<S> for kdf_methods::Pbkdf2 {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Pbkdf2Request<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.pbkdf2(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.pbkdf2_many(context, items);
    }
}

impl<S: self::Kdf> ::shortwire::service::DirectHandler<S> for kdf_methods::Pbkdf2 {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Pbkdf2Request<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.pbkdf2(context, request, output)
    }
}

impl<S: self::Kdf> ::shortwire::service::Handler<S> for kdf_methods::Argon2id {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Argon2idRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.argon2id(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.argon2id_many(context, items);
    }
}

impl<S: self::Kdf> ::shortwire::service::DirectHandler<S> for kdf_methods::Argon2id {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Argon2idRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.argon2id(context, request, output)
    }
}

/// Keys from keys, and keys from passwords.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct KdfClient {
    target: ::shortwire::client::Target,
    hkdf: ::shortwire::client::Bound<kdf_methods::Hkdf>,
    pbkdf2: ::shortwire::client::Bound<kdf_methods::Pbkdf2>,
    argon2id: ::shortwire::client::Bound<kdf_methods::Argon2id>,
}

impl KdfClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            hkdf: ::shortwire::client::Bound::find(library),
            pbkdf2: ::shortwire::client::Bound::find(library),
            argon2id: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    /// HKDF (RFC 5869): extract and expand.
    #[inline]
    pub fn hkdf<'s>(
        &self,
        request: &super::shortwire_crypto_v1::HkdfRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.hkdf.flat(&self.target, request, scratch)
    }
    /// [`Self::hkdf`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn hkdf_into(
        &self,
        request: &super::shortwire_crypto_v1::HkdfRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.hkdf.direct(&self.target, request, output)
    }
    /// Calls [`Self::hkdf`] once for each request, in one crossing. `Err` if no item ran.
    pub fn hkdf_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::HkdfRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.hkdf.flat_many(&self.target, requests, scratch)
    }
    /// PBKDF2 with HMAC (RFC 8018). For what exists; new things use Argon2id.
    #[inline]
    pub fn pbkdf2<'s>(
        &self,
        request: &super::shortwire_crypto_v1::Pbkdf2Request<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.pbkdf2.flat(&self.target, request, scratch)
    }
    /// [`Self::pbkdf2`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn pbkdf2_into(
        &self,
        request: &super::shortwire_crypto_v1::Pbkdf2Request<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.pbkdf2.direct(&self.target, request, output)
    }
    /// Calls [`Self::pbkdf2`] once for each request, in one crossing. `Err` if no item ran.
    pub fn pbkdf2_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::Pbkdf2Request<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.pbkdf2.flat_many(&self.target, requests, scratch)
    }
    /// Argon2id (RFC 9106). Allocates the memory that it is told to.
    #[inline]
    pub fn argon2id<'s>(
        &self,
        request: &super::shortwire_crypto_v1::Argon2idRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.argon2id.flat(&self.target, request, scratch)
    }
    /// [`Self::argon2id`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn argon2id_into(
        &self,
        request: &super::shortwire_crypto_v1::Argon2idRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.argon2id.direct(&self.target, request, output)
    }
    /// Calls [`Self::argon2id`] once for each request, in one crossing. `Err` if no item ran.
    pub fn argon2id_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::Argon2idRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.argon2id.flat_many(&self.target, requests, scratch)
    }
}

/// The methods of `shortwire.crypto.v1.SecretBox`, each as a type.
pub mod secret_box_methods {
    /// `shortwire.crypto.v1.SecretBox/Seal`.
    #[derive(Clone, Copy, Debug)]
    pub struct Seal;
    /// `shortwire.crypto.v1.SecretBox/Unseal`.
    #[derive(Clone, Copy, Debug)]
    pub struct Unseal;
    /// `shortwire.crypto.v1.SecretBox/Encrypt`.
    #[derive(Clone, Copy, Debug)]
    pub struct Encrypt;
    /// `shortwire.crypto.v1.SecretBox/Decrypt`.
    #[derive(Clone, Copy, Debug)]
    pub struct Decrypt;
}

impl ::shortwire::service::Method for secret_box_methods::Seal {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.SecretBox/Seal",
        id: 0x42e5a2d7296413cf,
        shape: 0x17f545bbae3b61bf,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::NonceRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for secret_box_methods::Seal {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(5, 3),
        field: "shortwire.crypto.v1.NonceRequest.message",
    });
    fn with_input(
        request: &Self::Request<'_>,
        input: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        let mut request = ::shortwire::wire::IntoOwned::into_owned(
            ::core::clone::Clone::clone(request),
        );
        request.message = ::std::borrow::Cow::Owned(input);
        request
    }
}

impl ::shortwire::service::Method for secret_box_methods::Unseal {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.SecretBox/Unseal",
        id: 0xeb5533582e22a6cc,
        shape: 0x6d774d569a1794f6,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::NonceRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for secret_box_methods::Unseal {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(5, 3),
        field: "shortwire.crypto.v1.NonceRequest.message",
    });
    fn with_input(
        request: &Self::Request<'_>,
        input: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        let mut request = ::shortwire::wire::IntoOwned::into_owned(
            ::core::clone::Clone::clone(request),
        );
        request.message = ::std::borrow::Cow::Owned(input);
        request
    }
}

impl ::shortwire::service::Method for secret_box_methods::Encrypt {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.SecretBox/Encrypt",
        id: 0xb65594a7962588ab,
        shape: 0xe7806d703be11807,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::KeyedRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for secret_box_methods::Encrypt {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(3, 2),
        field: "shortwire.crypto.v1.KeyedRequest.message",
    });
    fn with_input(
        request: &Self::Request<'_>,
        input: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        let mut request = ::shortwire::wire::IntoOwned::into_owned(
            ::core::clone::Clone::clone(request),
        );
        request.message = ::std::borrow::Cow::Owned(input);
        request
    }
}

impl ::shortwire::service::Method for secret_box_methods::Decrypt {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.SecretBox/Decrypt",
        id: 0x5df5a128337617df,
        shape: 0x3f703d4491bcac3b,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::KeyedRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for secret_box_methods::Decrypt {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(3, 2),
        field: "shortwire.crypto.v1.KeyedRequest.message",
    });
    fn with_input(
        request: &Self::Request<'_>,
        input: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        let mut request = ::shortwire::wire::IntoOwned::into_owned(
            ::core::clone::Clone::clone(request),
        );
        request.message = ::std::borrow::Cow::Owned(input);
        request
    }
}

/// Authenticated encryption with a key of 32 bytes: XSalsa20 and Poly1305, NaCl's crypto_secretbox.
///
/// A nonce has 24 bytes, enough to be random. All methods work in place: seal and encrypt move nothing if the message lies 16,
/// or 40, bytes behind the start of the output; unseal and decrypt if the output starts as far behind the start of the box.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait SecretBox: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// The tag of 16 bytes, then the encrypted message.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `message`; in the
    /// request that field is empty.
    fn seal<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::NonceRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::seal`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn seal_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, secret_box_methods::Seal>,
    ) {
        items
            .each(|request| <secret_box_methods::Seal as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// What Seal was given.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `message`; in the
    /// request that field is empty.
    fn unseal<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::NonceRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::unseal`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn unseal_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, secret_box_methods::Unseal>,
    ) {
        items
            .each(|request| <secret_box_methods::Unseal as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// A random nonce of 24 bytes, then what Seal makes with it.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `message`; in the
    /// request that field is empty.
    fn encrypt<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::encrypt`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn encrypt_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, secret_box_methods::Encrypt>,
    ) {
        items
            .each(|request| <secret_box_methods::Encrypt as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// What Encrypt was given.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `message`; in the
    /// request that field is empty.
    fn decrypt<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::decrypt`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn decrypt_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, secret_box_methods::Decrypt>,
    ) {
        items
            .each(|request| <secret_box_methods::Decrypt as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.direct::<secret_box_methods::Seal>();
        exports.direct::<secret_box_methods::Unseal>();
        exports.direct::<secret_box_methods::Encrypt>();
        exports.direct::<secret_box_methods::Decrypt>();
    }
}

impl<S: self::SecretBox> ::shortwire::service::Handler<S> for secret_box_methods::Seal {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::shortwire_crypto_v1::NonceRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        let input = ::core::mem::take(&mut request.message);
        ::shortwire::service::InOut::collect(
                &input,
                |output| service.seal(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.seal_many(context, items);
    }
}

impl<S: self::SecretBox> ::shortwire::service::DirectHandler<S>
for secret_box_methods::Seal {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::NonceRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.seal(context, request, output)
    }
}

impl<S: self::SecretBox> ::shortwire::service::Handler<S>
for secret_box_methods::Unseal {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::shortwire_crypto_v1::NonceRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        let input = ::core::mem::take(&mut request.message);
        ::shortwire::service::InOut::collect(
                &input,
                |output| service.unseal(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.unseal_many(context, items);
    }
}

impl<S: self::SecretBox> ::shortwire::service::DirectHandler<S>
for secret_box_methods::Unseal {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::NonceRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.unseal(context, request, output)
    }
}

impl<S: self::SecretBox> ::shortwire::service::Handler<S>
for secret_box_methods::Encrypt {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::shortwire_crypto_v1::KeyedRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        let input = ::core::mem::take(&mut request.message);
        ::shortwire::service::InOut::collect(
                &input,
                |output| service.encrypt(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.encrypt_many(context, items);
    }
}

impl<S: self::SecretBox> ::shortwire::service::DirectHandler<S>
for secret_box_methods::Encrypt {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.encrypt(context, request, output)
    }
}

impl<S: self::SecretBox> ::shortwire::service::Handler<S>
for secret_box_methods::Decrypt {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::shortwire_crypto_v1::KeyedRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        let input = ::core::mem::take(&mut request.message);
        ::shortwire::service::InOut::collect(
                &input,
                |output| service.decrypt(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.decrypt_many(context, items);
    }
}

impl<S: self::SecretBox> ::shortwire::service::DirectHandler<S>
for secret_box_methods::Decrypt {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.decrypt(context, request, output)
    }
}

/// Authenticated encryption with a key of 32 bytes: XSalsa20 and Poly1305, NaCl's crypto_secretbox.
///
/// A nonce has 24 bytes, enough to be random. All methods work in place: seal and encrypt move nothing if the message lies 16,
/// or 40, bytes behind the start of the output; unseal and decrypt if the output starts as far behind the start of the box.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct SecretBoxClient {
    target: ::shortwire::client::Target,
    seal: ::shortwire::client::Bound<secret_box_methods::Seal>,
    unseal: ::shortwire::client::Bound<secret_box_methods::Unseal>,
    encrypt: ::shortwire::client::Bound<secret_box_methods::Encrypt>,
    decrypt: ::shortwire::client::Bound<secret_box_methods::Decrypt>,
}

impl SecretBoxClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            seal: ::shortwire::client::Bound::find(library),
            unseal: ::shortwire::client::Bound::find(library),
            encrypt: ::shortwire::client::Bound::find(library),
            decrypt: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    /// The tag of 16 bytes, then the encrypted message.
    #[inline]
    pub fn seal<'s>(
        &self,
        request: &super::shortwire_crypto_v1::NonceRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.seal.flat(&self.target, request, scratch)
    }
    /// [`Self::seal`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn seal_into(
        &self,
        request: &super::shortwire_crypto_v1::NonceRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.seal.direct(&self.target, request, output)
    }
    /// [`Self::seal`] of what is at `input` in `memory`, in place of what the request has as `message`, with the
    /// reply written over it in the same memory; returns where it is. Nothing moves if there is room in front of the input
    /// for what the reply has there.
    #[inline]
    pub fn seal_in_place(
        &self,
        request: &super::shortwire_crypto_v1::NonceRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.seal.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::seal`] once for each request, in one crossing. `Err` if no item ran.
    pub fn seal_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::NonceRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.seal.flat_many(&self.target, requests, scratch)
    }
    /// What Seal was given.
    #[inline]
    pub fn unseal<'s>(
        &self,
        request: &super::shortwire_crypto_v1::NonceRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.unseal.flat(&self.target, request, scratch)
    }
    /// [`Self::unseal`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn unseal_into(
        &self,
        request: &super::shortwire_crypto_v1::NonceRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.unseal.direct(&self.target, request, output)
    }
    /// [`Self::unseal`] of what is at `input` in `memory`, in place of what the request has as `message`, with the
    /// reply written over it in the same memory; returns where it is. Nothing moves if there is room in front of the input
    /// for what the reply has there.
    #[inline]
    pub fn unseal_in_place(
        &self,
        request: &super::shortwire_crypto_v1::NonceRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.unseal.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::unseal`] once for each request, in one crossing. `Err` if no item ran.
    pub fn unseal_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::NonceRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.unseal.flat_many(&self.target, requests, scratch)
    }
    /// A random nonce of 24 bytes, then what Seal makes with it.
    #[inline]
    pub fn encrypt<'s>(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.encrypt.flat(&self.target, request, scratch)
    }
    /// [`Self::encrypt`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn encrypt_into(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.encrypt.direct(&self.target, request, output)
    }
    /// [`Self::encrypt`] of what is at `input` in `memory`, in place of what the request has as `message`, with the
    /// reply written over it in the same memory; returns where it is. Nothing moves if there is room in front of the input
    /// for what the reply has there.
    #[inline]
    pub fn encrypt_in_place(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.encrypt.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::encrypt`] once for each request, in one crossing. `Err` if no item ran.
    pub fn encrypt_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::KeyedRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.encrypt.flat_many(&self.target, requests, scratch)
    }
    /// What Encrypt was given.
    #[inline]
    pub fn decrypt<'s>(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.decrypt.flat(&self.target, request, scratch)
    }
    /// [`Self::decrypt`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn decrypt_into(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.decrypt.direct(&self.target, request, output)
    }
    /// [`Self::decrypt`] of what is at `input` in `memory`, in place of what the request has as `message`, with the
    /// reply written over it in the same memory; returns where it is. Nothing moves if there is room in front of the input
    /// for what the reply has there.
    #[inline]
    pub fn decrypt_in_place(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.decrypt.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::decrypt`] once for each request, in one crossing. `Err` if no item ran.
    pub fn decrypt_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::KeyedRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.decrypt.flat_many(&self.target, requests, scratch)
    }
}

/// The methods of `shortwire.crypto.v1.Box`, each as a type.
pub mod box_methods {
    /// `shortwire.crypto.v1.Box/Generate`.
    #[derive(Clone, Copy, Debug)]
    pub struct Generate;
    /// `shortwire.crypto.v1.Box/PublicKey`.
    #[derive(Clone, Copy, Debug)]
    pub struct PublicKey;
    /// `shortwire.crypto.v1.Box/Precompute`.
    #[derive(Clone, Copy, Debug)]
    pub struct Precompute;
    /// `shortwire.crypto.v1.Box/PrecomputeHandle`.
    #[derive(Clone, Copy, Debug)]
    pub struct PrecomputeHandle;
    /// `shortwire.crypto.v1.Box/Seal`.
    #[derive(Clone, Copy, Debug)]
    pub struct Seal;
    /// `shortwire.crypto.v1.Box/Unseal`.
    #[derive(Clone, Copy, Debug)]
    pub struct Unseal;
}

impl ::shortwire::service::Method for box_methods::Generate {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Box/Generate",
        id: 0x06aa262533c02f31,
        shape: 0x2471704a187ccdb6,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::Empty;
    type Reply<'a> = super::shortwire_crypto_v1::KeyPair<'a>;
}

impl ::shortwire::service::Method for box_methods::PublicKey {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Box/PublicKey",
        id: 0x7ffc2ac64ca77ece,
        shape: 0x147ca3c62ee589e3,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::KeyedRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for box_methods::PublicKey {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for box_methods::Precompute {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Box/Precompute",
        id: 0xb4c678e340bef350,
        shape: 0x41a3bd764ce9a448,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::BoxRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for box_methods::Precompute {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for box_methods::PrecomputeHandle {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Box/PrecomputeHandle",
        id: 0xe84911e14ad69bf6,
        shape: 0x0b396a96e5363f42,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::BoxRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::KeyHandle;
}

impl ::shortwire::service::Method for box_methods::Seal {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Box/Seal",
        id: 0x006cf2faa38db5ab,
        shape: 0x8fcd55c128c404fa,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::BoxRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for box_methods::Seal {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(7, 4),
        field: "shortwire.crypto.v1.BoxRequest.message",
    });
    fn with_input(
        request: &Self::Request<'_>,
        input: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        let mut request = ::shortwire::wire::IntoOwned::into_owned(
            ::core::clone::Clone::clone(request),
        );
        request.message = ::std::borrow::Cow::Owned(input);
        request
    }
}

impl ::shortwire::service::Method for box_methods::Unseal {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Box/Unseal",
        id: 0x403811cd7602a648,
        shape: 0x3385164dcc7d19df,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::BoxRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for box_methods::Unseal {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(7, 4),
        field: "shortwire.crypto.v1.BoxRequest.message",
    });
    fn with_input(
        request: &Self::Request<'_>,
        input: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        let mut request = ::shortwire::wire::IntoOwned::into_owned(
            ::core::clone::Clone::clone(request),
        );
        request.message = ::std::borrow::Cow::Owned(input);
        request
    }
}

/// Authenticated encryption between two key pairs of X25519: NaCl's crypto_box. Who talks to the same peer more than once
/// computes the shared key once (Precompute) and uses SecretBox.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Box: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// A new key pair, of random bytes.
    fn generate<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Empty,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyPair<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::generate`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn generate_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, box_methods::Generate>,
    ) {
        items
            .each(|request| <box_methods::Generate as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The public key of a private one.
    ///
    /// Writes its reply to `output`.
    fn public_key<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::public_key`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn public_key_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, box_methods::PublicKey>,
    ) {
        items
            .each(|request| <box_methods::PublicKey as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The key of 32 bytes that both sides share, for SecretBox. A public key of low order is INVALID_ARGUMENT.
    ///
    /// Writes its reply to `output`.
    fn precompute<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::BoxRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::precompute`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn precompute_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, box_methods::Precompute>,
    ) {
        items
            .each(|request| <box_methods::Precompute as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The same, kept in the library.
    fn precompute_handle<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::BoxRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyHandle,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::precompute_handle`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn precompute_handle_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, box_methods::PrecomputeHandle>,
    ) {
        items
            .each(|request| <box_methods::PrecomputeHandle as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The tag of 16 bytes, then the encrypted message.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `message`; in the
    /// request that field is empty.
    fn seal<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::BoxRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::seal`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn seal_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, box_methods::Seal>,
    ) {
        items
            .each(|request| <box_methods::Seal as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// What the other side's Seal was given.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `message`; in the
    /// request that field is empty.
    fn unseal<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::BoxRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::unseal`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn unseal_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, box_methods::Unseal>,
    ) {
        items
            .each(|request| <box_methods::Unseal as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<box_methods::Generate>();
        exports.direct::<box_methods::PublicKey>();
        exports.direct::<box_methods::Precompute>();
        exports.flat::<box_methods::PrecomputeHandle>();
        exports.direct::<box_methods::Seal>();
        exports.direct::<box_methods::Unseal>();
    }
}

impl<S: self::Box> ::shortwire::service::Handler<S> for box_methods::Generate {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Empty,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyPair<'a>,
        ::shortwire::Status,
    > {
        service.generate(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.generate_many(context, items);
    }
}

impl<S: self::Box> ::shortwire::service::Handler<S> for box_methods::PublicKey {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.public_key(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.public_key_many(context, items);
    }
}

impl<S: self::Box> ::shortwire::service::DirectHandler<S> for box_methods::PublicKey {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.public_key(context, request, output)
    }
}

impl<S: self::Box> ::shortwire::service::Handler<S> for box_methods::Precompute {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::BoxRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.precompute(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.precompute_many(context, items);
    }
}

impl<S: self::Box> ::shortwire::service::DirectHandler<S> for box_methods::Precompute {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::BoxRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.precompute(context, request, output)
    }
}

impl<S: self::Box> ::shortwire::service::Handler<S> for box_methods::PrecomputeHandle {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::BoxRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyHandle,
        ::shortwire::Status,
    > {
        service.precompute_handle(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.precompute_handle_many(context, items);
    }
}

impl<S: self::Box> ::shortwire::service::Handler<S> for box_methods::Seal {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::shortwire_crypto_v1::BoxRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        let input = ::core::mem::take(&mut request.message);
        ::shortwire::service::InOut::collect(
                &input,
                |output| service.seal(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.seal_many(context, items);
    }
}

impl<S: self::Box> ::shortwire::service::DirectHandler<S> for box_methods::Seal {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::BoxRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.seal(context, request, output)
    }
}

impl<S: self::Box> ::shortwire::service::Handler<S> for box_methods::Unseal {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::shortwire_crypto_v1::BoxRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        let input = ::core::mem::take(&mut request.message);
        ::shortwire::service::InOut::collect(
                &input,
                |output| service.unseal(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.unseal_many(context, items);
    }
}

impl<S: self::Box> ::shortwire::service::DirectHandler<S> for box_methods::Unseal {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::BoxRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.unseal(context, request, output)
    }
}

/// Authenticated encryption between two key pairs of X25519: NaCl's crypto_box. Who talks to the same peer more than once
/// computes the shared key once (Precompute) and uses SecretBox.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct BoxClient {
    target: ::shortwire::client::Target,
    generate: ::shortwire::client::Bound<box_methods::Generate>,
    public_key: ::shortwire::client::Bound<box_methods::PublicKey>,
    precompute: ::shortwire::client::Bound<box_methods::Precompute>,
    precompute_handle: ::shortwire::client::Bound<box_methods::PrecomputeHandle>,
    seal: ::shortwire::client::Bound<box_methods::Seal>,
    unseal: ::shortwire::client::Bound<box_methods::Unseal>,
}

impl BoxClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            generate: ::shortwire::client::Bound::find(library),
            public_key: ::shortwire::client::Bound::find(library),
            precompute: ::shortwire::client::Bound::find(library),
            precompute_handle: ::shortwire::client::Bound::find(library),
            seal: ::shortwire::client::Bound::find(library),
            unseal: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    /// A new key pair, of random bytes.
    #[inline]
    pub fn generate<'s>(
        &self,
        request: &super::shortwire_crypto_v1::Empty,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyPair<'s>,
        ::shortwire::Status,
    > {
        self.generate.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::generate`] once for each request, in one crossing. `Err` if no item ran.
    pub fn generate_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::Empty],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::KeyPair<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.generate.flat_many(&self.target, requests, scratch)
    }
    /// The public key of a private one.
    #[inline]
    pub fn public_key<'s>(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.public_key.flat(&self.target, request, scratch)
    }
    /// [`Self::public_key`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn public_key_into(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.public_key.direct(&self.target, request, output)
    }
    /// Calls [`Self::public_key`] once for each request, in one crossing. `Err` if no item ran.
    pub fn public_key_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::KeyedRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.public_key.flat_many(&self.target, requests, scratch)
    }
    /// The key of 32 bytes that both sides share, for SecretBox. A public key of low order is INVALID_ARGUMENT.
    #[inline]
    pub fn precompute<'s>(
        &self,
        request: &super::shortwire_crypto_v1::BoxRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.precompute.flat(&self.target, request, scratch)
    }
    /// [`Self::precompute`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn precompute_into(
        &self,
        request: &super::shortwire_crypto_v1::BoxRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.precompute.direct(&self.target, request, output)
    }
    /// Calls [`Self::precompute`] once for each request, in one crossing. `Err` if no item ran.
    pub fn precompute_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::BoxRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.precompute.flat_many(&self.target, requests, scratch)
    }
    /// The same, kept in the library.
    #[inline]
    pub fn precompute_handle(
        &self,
        request: &super::shortwire_crypto_v1::BoxRequest<'_>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyHandle,
        ::shortwire::Status,
    > {
        self.precompute_handle.flat_owned(&self.target, request)
    }
    /// Calls [`Self::precompute_handle`] once for each request, in one crossing. `Err` if no item ran.
    pub fn precompute_handle_many(
        &self,
        requests: &[super::shortwire_crypto_v1::BoxRequest<'_>],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::KeyHandle,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.precompute_handle.flat_many_owned(&self.target, requests)
    }
    /// The tag of 16 bytes, then the encrypted message.
    #[inline]
    pub fn seal<'s>(
        &self,
        request: &super::shortwire_crypto_v1::BoxRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.seal.flat(&self.target, request, scratch)
    }
    /// [`Self::seal`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn seal_into(
        &self,
        request: &super::shortwire_crypto_v1::BoxRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.seal.direct(&self.target, request, output)
    }
    /// [`Self::seal`] of what is at `input` in `memory`, in place of what the request has as `message`, with the
    /// reply written over it in the same memory; returns where it is. Nothing moves if there is room in front of the input
    /// for what the reply has there.
    #[inline]
    pub fn seal_in_place(
        &self,
        request: &super::shortwire_crypto_v1::BoxRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.seal.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::seal`] once for each request, in one crossing. `Err` if no item ran.
    pub fn seal_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::BoxRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.seal.flat_many(&self.target, requests, scratch)
    }
    /// What the other side's Seal was given.
    #[inline]
    pub fn unseal<'s>(
        &self,
        request: &super::shortwire_crypto_v1::BoxRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.unseal.flat(&self.target, request, scratch)
    }
    /// [`Self::unseal`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn unseal_into(
        &self,
        request: &super::shortwire_crypto_v1::BoxRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.unseal.direct(&self.target, request, output)
    }
    /// [`Self::unseal`] of what is at `input` in `memory`, in place of what the request has as `message`, with the
    /// reply written over it in the same memory; returns where it is. Nothing moves if there is room in front of the input
    /// for what the reply has there.
    #[inline]
    pub fn unseal_in_place(
        &self,
        request: &super::shortwire_crypto_v1::BoxRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.unseal.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::unseal`] once for each request, in one crossing. `Err` if no item ran.
    pub fn unseal_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::BoxRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.unseal.flat_many(&self.target, requests, scratch)
    }
}

/// The methods of `shortwire.crypto.v1.SealedBox`, each as a type.
pub mod sealed_box_methods {
    /// `shortwire.crypto.v1.SealedBox/Seal`.
    #[derive(Clone, Copy, Debug)]
    pub struct Seal;
    /// `shortwire.crypto.v1.SealedBox/Unseal`.
    #[derive(Clone, Copy, Debug)]
    pub struct Unseal;
}

impl ::shortwire::service::Method for sealed_box_methods::Seal {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.SealedBox/Seal",
        id: 0x884dce69e9f13efb,
        shape: 0x5124d5c2417daf8f,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::SealedBoxRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for sealed_box_methods::Seal {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for sealed_box_methods::Unseal {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.SealedBox/Unseal",
        id: 0xdbc656202e59fff8,
        shape: 0xe307fc1f8dead82d,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::KeyedRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for sealed_box_methods::Unseal {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

/// Encryption to a public key by somebody who stays unknown: NaCl's sealed boxes.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait SealedBox: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// A public key that was made for this message, then the box: 48 bytes more than the message.
    ///
    /// Writes its reply to `output`.
    fn seal<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::SealedBoxRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::seal`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn seal_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, sealed_box_methods::Seal>,
    ) {
        items
            .each(|request| <sealed_box_methods::Seal as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// What Seal was given. `key` or `handle` is the private key of the public one it was sealed to.
    ///
    /// Writes its reply to `output`.
    fn unseal<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::unseal`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn unseal_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, sealed_box_methods::Unseal>,
    ) {
        items
            .each(|request| <sealed_box_methods::Unseal as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.direct::<sealed_box_methods::Seal>();
        exports.direct::<sealed_box_methods::Unseal>();
    }
}

impl<S: self::SealedBox> ::shortwire::service::Handler<S> for sealed_box_methods::Seal {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::SealedBoxRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.seal(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.seal_many(context, items);
    }
}

impl<S: self::SealedBox> ::shortwire::service::DirectHandler<S>
for sealed_box_methods::Seal {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::SealedBoxRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.seal(context, request, output)
    }
}

impl<S: self::SealedBox> ::shortwire::service::Handler<S>
for sealed_box_methods::Unseal {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.unseal(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.unseal_many(context, items);
    }
}

impl<S: self::SealedBox> ::shortwire::service::DirectHandler<S>
for sealed_box_methods::Unseal {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.unseal(context, request, output)
    }
}

/// Encryption to a public key by somebody who stays unknown: NaCl's sealed boxes.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct SealedBoxClient {
    target: ::shortwire::client::Target,
    seal: ::shortwire::client::Bound<sealed_box_methods::Seal>,
    unseal: ::shortwire::client::Bound<sealed_box_methods::Unseal>,
}

impl SealedBoxClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            seal: ::shortwire::client::Bound::find(library),
            unseal: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    /// A public key that was made for this message, then the box: 48 bytes more than the message.
    #[inline]
    pub fn seal<'s>(
        &self,
        request: &super::shortwire_crypto_v1::SealedBoxRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.seal.flat(&self.target, request, scratch)
    }
    /// [`Self::seal`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn seal_into(
        &self,
        request: &super::shortwire_crypto_v1::SealedBoxRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.seal.direct(&self.target, request, output)
    }
    /// Calls [`Self::seal`] once for each request, in one crossing. `Err` if no item ran.
    pub fn seal_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::SealedBoxRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.seal.flat_many(&self.target, requests, scratch)
    }
    /// What Seal was given. `key` or `handle` is the private key of the public one it was sealed to.
    #[inline]
    pub fn unseal<'s>(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.unseal.flat(&self.target, request, scratch)
    }
    /// [`Self::unseal`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn unseal_into(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.unseal.direct(&self.target, request, output)
    }
    /// Calls [`Self::unseal`] once for each request, in one crossing. `Err` if no item ran.
    pub fn unseal_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::KeyedRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.unseal.flat_many(&self.target, requests, scratch)
    }
}

/// The methods of `shortwire.crypto.v1.Sign`, each as a type.
pub mod sign_methods {
    /// `shortwire.crypto.v1.Sign/Generate`.
    #[derive(Clone, Copy, Debug)]
    pub struct Generate;
    /// `shortwire.crypto.v1.Sign/PublicKey`.
    #[derive(Clone, Copy, Debug)]
    pub struct PublicKey;
    /// `shortwire.crypto.v1.Sign/Sign`.
    #[derive(Clone, Copy, Debug)]
    pub struct Sign;
    /// `shortwire.crypto.v1.Sign/SignCombined`.
    #[derive(Clone, Copy, Debug)]
    pub struct SignCombined;
    /// `shortwire.crypto.v1.Sign/Verify`.
    #[derive(Clone, Copy, Debug)]
    pub struct Verify;
    /// `shortwire.crypto.v1.Sign/OpenCombined`.
    #[derive(Clone, Copy, Debug)]
    pub struct OpenCombined;
    /// `shortwire.crypto.v1.Sign/ToExchangePrivate`.
    #[derive(Clone, Copy, Debug)]
    pub struct ToExchangePrivate;
    /// `shortwire.crypto.v1.Sign/ToExchangePublic`.
    #[derive(Clone, Copy, Debug)]
    pub struct ToExchangePublic;
    /// `shortwire.crypto.v1.Sign/FromExchangePublic`.
    #[derive(Clone, Copy, Debug)]
    pub struct FromExchangePublic;
}

impl ::shortwire::service::Method for sign_methods::Generate {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Sign/Generate",
        id: 0xd5fcf223553c86c9,
        shape: 0x8161fa39c1d9323a,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::SeedRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::KeyPair<'a>;
}

impl ::shortwire::service::Method for sign_methods::PublicKey {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Sign/PublicKey",
        id: 0xfdab6a72a93904a6,
        shape: 0x34c7341e451257ab,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::KeyedRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for sign_methods::PublicKey {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for sign_methods::Sign {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Sign/Sign",
        id: 0x4fcc9d20560f31e3,
        shape: 0xcb19924cecc98a36,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::KeyedRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for sign_methods::Sign {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for sign_methods::SignCombined {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Sign/SignCombined",
        id: 0x4dadbf3e68c31710,
        shape: 0x6e0f53ea9b49e2b2,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::KeyedRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for sign_methods::SignCombined {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(3, 2),
        field: "shortwire.crypto.v1.KeyedRequest.message",
    });
    fn with_input(
        request: &Self::Request<'_>,
        input: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        let mut request = ::shortwire::wire::IntoOwned::into_owned(
            ::core::clone::Clone::clone(request),
        );
        request.message = ::std::borrow::Cow::Owned(input);
        request
    }
}

impl ::shortwire::service::Method for sign_methods::Verify {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Sign/Verify",
        id: 0xe236b16246ee1a77,
        shape: 0xee9e43f781cd48bc,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::VerifyRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Empty;
}

impl ::shortwire::service::Method for sign_methods::OpenCombined {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Sign/OpenCombined",
        id: 0x2f73ba7f86230385,
        shape: 0x0b51a384f5cc5c45,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::VerifyRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for sign_methods::OpenCombined {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(5, 3),
        field: "shortwire.crypto.v1.VerifyRequest.message",
    });
    fn with_input(
        request: &Self::Request<'_>,
        input: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        let mut request = ::shortwire::wire::IntoOwned::into_owned(
            ::core::clone::Clone::clone(request),
        );
        request.message = ::std::borrow::Cow::Owned(input);
        request
    }
}

impl ::shortwire::service::Method for sign_methods::ToExchangePrivate {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Sign/ToExchangePrivate",
        id: 0xfa1a8ee49974b441,
        shape: 0x6269703377a50d44,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::KeyedRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for sign_methods::ToExchangePrivate {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for sign_methods::ToExchangePublic {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Sign/ToExchangePublic",
        id: 0xcb65caea0dcb515b,
        shape: 0x17ce551719bf1bfe,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::KeyedRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for sign_methods::ToExchangePublic {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for sign_methods::FromExchangePublic {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Sign/FromExchangePublic",
        id: 0x713713a81ebeadde,
        shape: 0xa5016e31e229a28d,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::FromExchangeRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for sign_methods::FromExchangePublic {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

/// Ed25519 (RFC 8032). A signing key is its seed of 32 bytes, or seed and public key (64); a handle of it signs twice as fast,
/// because the public key is computed once.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Sign: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// A new signing key: `key` is the seed, or empty for a random one. The private key is the seed.
    fn generate<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::SeedRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyPair<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::generate`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn generate_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, sign_methods::Generate>,
    ) {
        items
            .each(|request| <sign_methods::Generate as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The public key of a signing key.
    ///
    /// Writes its reply to `output`.
    fn public_key<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::public_key`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn public_key_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, sign_methods::PublicKey>,
    ) {
        items
            .each(|request| <sign_methods::PublicKey as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The signature of 64 bytes.
    ///
    /// Writes its reply to `output`.
    fn sign<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::sign`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn sign_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, sign_methods::Sign>,
    ) {
        items
            .each(|request| <sign_methods::Sign as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The signature, then the message. In place, nothing moves if the message lies 64 bytes behind the start of the output.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `message`; in the
    /// request that field is empty.
    fn sign_combined<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::sign_combined`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn sign_combined_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, sign_methods::SignCombined>,
    ) {
        items
            .each(|request| <sign_methods::SignCombined as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Whether a signature is the message's. Strict: keys and signatures that are not canonical or of low order are not
    /// authentic. In batches, signatures are checked together, which takes half the time.
    fn verify<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::VerifyRequest<'a>,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::verify`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn verify_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, sign_methods::Verify>,
    ) {
        items
            .each(|request| <sign_methods::Verify as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The message of a signature with its message, if that is authentic.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `message`; in the
    /// request that field is empty.
    fn open_combined<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::VerifyRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::open_combined`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn open_combined_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, sign_methods::OpenCombined>,
    ) {
        items
            .each(|request| <sign_methods::OpenCombined as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The X25519 private key of a signing key.
    ///
    /// Writes its reply to `output`.
    fn to_exchange_private<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::to_exchange_private`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn to_exchange_private_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, sign_methods::ToExchangePrivate>,
    ) {
        items
            .each(|request| <sign_methods::ToExchangePrivate as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The X25519 public key of a verifying key.
    ///
    /// Writes its reply to `output`.
    fn to_exchange_public<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::to_exchange_public`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn to_exchange_public_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, sign_methods::ToExchangePublic>,
    ) {
        items
            .each(|request| <sign_methods::ToExchangePublic as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The verifying key of an X25519 public key; there are two, which differ in the sign of a coordinate.
    ///
    /// Writes its reply to `output`.
    fn from_exchange_public<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::FromExchangeRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::from_exchange_public`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn from_exchange_public_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<
            'a,
            sign_methods::FromExchangePublic,
        >,
    ) {
        items
            .each(|request| <sign_methods::FromExchangePublic as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<sign_methods::Generate>();
        exports.direct::<sign_methods::PublicKey>();
        exports.direct::<sign_methods::Sign>();
        exports.direct::<sign_methods::SignCombined>();
        exports.flat::<sign_methods::Verify>();
        exports.direct::<sign_methods::OpenCombined>();
        exports.direct::<sign_methods::ToExchangePrivate>();
        exports.direct::<sign_methods::ToExchangePublic>();
        exports.direct::<sign_methods::FromExchangePublic>();
    }
}

impl<S: self::Sign> ::shortwire::service::Handler<S> for sign_methods::Generate {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::SeedRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyPair<'a>,
        ::shortwire::Status,
    > {
        service.generate(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.generate_many(context, items);
    }
}

impl<S: self::Sign> ::shortwire::service::Handler<S> for sign_methods::PublicKey {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.public_key(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.public_key_many(context, items);
    }
}

impl<S: self::Sign> ::shortwire::service::DirectHandler<S> for sign_methods::PublicKey {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.public_key(context, request, output)
    }
}

impl<S: self::Sign> ::shortwire::service::Handler<S> for sign_methods::Sign {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.sign(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.sign_many(context, items);
    }
}

impl<S: self::Sign> ::shortwire::service::DirectHandler<S> for sign_methods::Sign {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.sign(context, request, output)
    }
}

impl<S: self::Sign> ::shortwire::service::Handler<S> for sign_methods::SignCombined {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::shortwire_crypto_v1::KeyedRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        let input = ::core::mem::take(&mut request.message);
        ::shortwire::service::InOut::collect(
                &input,
                |output| service.sign_combined(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.sign_combined_many(context, items);
    }
}

impl<S: self::Sign> ::shortwire::service::DirectHandler<S>
for sign_methods::SignCombined {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.sign_combined(context, request, output)
    }
}

impl<S: self::Sign> ::shortwire::service::Handler<S> for sign_methods::Verify {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::VerifyRequest<'a>,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status> {
        service.verify(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.verify_many(context, items);
    }
}

impl<S: self::Sign> ::shortwire::service::Handler<S> for sign_methods::OpenCombined {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::shortwire_crypto_v1::VerifyRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        let input = ::core::mem::take(&mut request.message);
        ::shortwire::service::InOut::collect(
                &input,
                |output| service.open_combined(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.open_combined_many(context, items);
    }
}

impl<S: self::Sign> ::shortwire::service::DirectHandler<S>
for sign_methods::OpenCombined {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::VerifyRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.open_combined(context, request, output)
    }
}

impl<S: self::Sign> ::shortwire::service::Handler<S>
for sign_methods::ToExchangePrivate {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.to_exchange_private(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.to_exchange_private_many(context, items);
    }
}

impl<S: self::Sign> ::shortwire::service::DirectHandler<S>
for sign_methods::ToExchangePrivate {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.to_exchange_private(context, request, output)
    }
}

impl<S: self::Sign> ::shortwire::service::Handler<S> for sign_methods::ToExchangePublic {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.to_exchange_public(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.to_exchange_public_many(context, items);
    }
}

impl<S: self::Sign> ::shortwire::service::DirectHandler<S>
for sign_methods::ToExchangePublic {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.to_exchange_public(context, request, output)
    }
}

impl<S: self::Sign> ::shortwire::service::Handler<S>
for sign_methods::FromExchangePublic {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::FromExchangeRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.from_exchange_public(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.from_exchange_public_many(context, items);
    }
}

impl<S: self::Sign> ::shortwire::service::DirectHandler<S>
for sign_methods::FromExchangePublic {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::FromExchangeRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.from_exchange_public(context, request, output)
    }
}

/// Ed25519 (RFC 8032). A signing key is its seed of 32 bytes, or seed and public key (64); a handle of it signs twice as fast,
/// because the public key is computed once.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct SignClient {
    target: ::shortwire::client::Target,
    generate: ::shortwire::client::Bound<sign_methods::Generate>,
    public_key: ::shortwire::client::Bound<sign_methods::PublicKey>,
    sign: ::shortwire::client::Bound<sign_methods::Sign>,
    sign_combined: ::shortwire::client::Bound<sign_methods::SignCombined>,
    verify: ::shortwire::client::Bound<sign_methods::Verify>,
    open_combined: ::shortwire::client::Bound<sign_methods::OpenCombined>,
    to_exchange_private: ::shortwire::client::Bound<sign_methods::ToExchangePrivate>,
    to_exchange_public: ::shortwire::client::Bound<sign_methods::ToExchangePublic>,
    from_exchange_public: ::shortwire::client::Bound<sign_methods::FromExchangePublic>,
}

impl SignClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            generate: ::shortwire::client::Bound::find(library),
            public_key: ::shortwire::client::Bound::find(library),
            sign: ::shortwire::client::Bound::find(library),
            sign_combined: ::shortwire::client::Bound::find(library),
            verify: ::shortwire::client::Bound::find(library),
            open_combined: ::shortwire::client::Bound::find(library),
            to_exchange_private: ::shortwire::client::Bound::find(library),
            to_exchange_public: ::shortwire::client::Bound::find(library),
            from_exchange_public: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    /// A new signing key: `key` is the seed, or empty for a random one. The private key is the seed.
    #[inline]
    pub fn generate<'s>(
        &self,
        request: &super::shortwire_crypto_v1::SeedRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyPair<'s>,
        ::shortwire::Status,
    > {
        self.generate.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::generate`] once for each request, in one crossing. `Err` if no item ran.
    pub fn generate_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::SeedRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::KeyPair<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.generate.flat_many(&self.target, requests, scratch)
    }
    /// The public key of a signing key.
    #[inline]
    pub fn public_key<'s>(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.public_key.flat(&self.target, request, scratch)
    }
    /// [`Self::public_key`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn public_key_into(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.public_key.direct(&self.target, request, output)
    }
    /// Calls [`Self::public_key`] once for each request, in one crossing. `Err` if no item ran.
    pub fn public_key_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::KeyedRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.public_key.flat_many(&self.target, requests, scratch)
    }
    /// The signature of 64 bytes.
    #[inline]
    pub fn sign<'s>(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.sign.flat(&self.target, request, scratch)
    }
    /// [`Self::sign`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn sign_into(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.sign.direct(&self.target, request, output)
    }
    /// Calls [`Self::sign`] once for each request, in one crossing. `Err` if no item ran.
    pub fn sign_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::KeyedRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.sign.flat_many(&self.target, requests, scratch)
    }
    /// The signature, then the message. In place, nothing moves if the message lies 64 bytes behind the start of the output.
    #[inline]
    pub fn sign_combined<'s>(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.sign_combined.flat(&self.target, request, scratch)
    }
    /// [`Self::sign_combined`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn sign_combined_into(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.sign_combined.direct(&self.target, request, output)
    }
    /// [`Self::sign_combined`] of what is at `input` in `memory`, in place of what the request has as `message`, with the
    /// reply written over it in the same memory; returns where it is. Nothing moves if there is room in front of the input
    /// for what the reply has there.
    #[inline]
    pub fn sign_combined_in_place(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.sign_combined.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::sign_combined`] once for each request, in one crossing. `Err` if no item ran.
    pub fn sign_combined_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::KeyedRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.sign_combined.flat_many(&self.target, requests, scratch)
    }
    /// Whether a signature is the message's. Strict: keys and signatures that are not canonical or of low order are not
    /// authentic. In batches, signatures are checked together, which takes half the time.
    #[inline]
    pub fn verify(
        &self,
        request: &super::shortwire_crypto_v1::VerifyRequest<'_>,
    ) -> ::core::result::Result<super::shortwire_crypto_v1::Empty, ::shortwire::Status> {
        self.verify.flat_owned(&self.target, request)
    }
    /// Calls [`Self::verify`] once for each request, in one crossing. `Err` if no item ran.
    pub fn verify_many(
        &self,
        requests: &[super::shortwire_crypto_v1::VerifyRequest<'_>],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Empty,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.verify.flat_many_owned(&self.target, requests)
    }
    /// The message of a signature with its message, if that is authentic.
    #[inline]
    pub fn open_combined<'s>(
        &self,
        request: &super::shortwire_crypto_v1::VerifyRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.open_combined.flat(&self.target, request, scratch)
    }
    /// [`Self::open_combined`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn open_combined_into(
        &self,
        request: &super::shortwire_crypto_v1::VerifyRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.open_combined.direct(&self.target, request, output)
    }
    /// [`Self::open_combined`] of what is at `input` in `memory`, in place of what the request has as `message`, with the
    /// reply written over it in the same memory; returns where it is. Nothing moves if there is room in front of the input
    /// for what the reply has there.
    #[inline]
    pub fn open_combined_in_place(
        &self,
        request: &super::shortwire_crypto_v1::VerifyRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.open_combined.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::open_combined`] once for each request, in one crossing. `Err` if no item ran.
    pub fn open_combined_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::VerifyRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.open_combined.flat_many(&self.target, requests, scratch)
    }
    /// The X25519 private key of a signing key.
    #[inline]
    pub fn to_exchange_private<'s>(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.to_exchange_private.flat(&self.target, request, scratch)
    }
    /// [`Self::to_exchange_private`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn to_exchange_private_into(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.to_exchange_private.direct(&self.target, request, output)
    }
    /// Calls [`Self::to_exchange_private`] once for each request, in one crossing. `Err` if no item ran.
    pub fn to_exchange_private_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::KeyedRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.to_exchange_private.flat_many(&self.target, requests, scratch)
    }
    /// The X25519 public key of a verifying key.
    #[inline]
    pub fn to_exchange_public<'s>(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.to_exchange_public.flat(&self.target, request, scratch)
    }
    /// [`Self::to_exchange_public`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn to_exchange_public_into(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.to_exchange_public.direct(&self.target, request, output)
    }
    /// Calls [`Self::to_exchange_public`] once for each request, in one crossing. `Err` if no item ran.
    pub fn to_exchange_public_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::KeyedRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.to_exchange_public.flat_many(&self.target, requests, scratch)
    }
    /// The verifying key of an X25519 public key; there are two, which differ in the sign of a coordinate.
    #[inline]
    pub fn from_exchange_public<'s>(
        &self,
        request: &super::shortwire_crypto_v1::FromExchangeRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.from_exchange_public.flat(&self.target, request, scratch)
    }
    /// [`Self::from_exchange_public`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn from_exchange_public_into(
        &self,
        request: &super::shortwire_crypto_v1::FromExchangeRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.from_exchange_public.direct(&self.target, request, output)
    }
    /// Calls [`Self::from_exchange_public`] once for each request, in one crossing. `Err` if no item ran.
    pub fn from_exchange_public_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::FromExchangeRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.from_exchange_public.flat_many(&self.target, requests, scratch)
    }
}

/// The methods of `shortwire.crypto.v1.Exchange`, each as a type.
pub mod exchange_methods {
    /// `shortwire.crypto.v1.Exchange/Generate`.
    #[derive(Clone, Copy, Debug)]
    pub struct Generate;
    /// `shortwire.crypto.v1.Exchange/PublicKey`.
    #[derive(Clone, Copy, Debug)]
    pub struct PublicKey;
    /// `shortwire.crypto.v1.Exchange/Shared`.
    #[derive(Clone, Copy, Debug)]
    pub struct Shared;
}

impl ::shortwire::service::Method for exchange_methods::Generate {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Exchange/Generate",
        id: 0x5d8e09ffd6d68b65,
        shape: 0xb4687d69f60424ea,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::Empty;
    type Reply<'a> = super::shortwire_crypto_v1::KeyPair<'a>;
}

impl ::shortwire::service::Method for exchange_methods::PublicKey {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Exchange/PublicKey",
        id: 0x9ea3f2c520a391e2,
        shape: 0x7d11f1658574df8f,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::KeyedRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for exchange_methods::PublicKey {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for exchange_methods::Shared {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Exchange/Shared",
        id: 0x6f12d65ac8f7b467,
        shape: 0xb4d65c112c4aca62,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::ExchangeRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for exchange_methods::Shared {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

/// X25519 (RFC 7748).
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Exchange: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// A new key pair, of random bytes.
    fn generate<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Empty,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyPair<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::generate`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn generate_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, exchange_methods::Generate>,
    ) {
        items
            .each(|request| <exchange_methods::Generate as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The public key of a private one.
    ///
    /// Writes its reply to `output`.
    fn public_key<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::public_key`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn public_key_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, exchange_methods::PublicKey>,
    ) {
        items
            .each(|request| <exchange_methods::PublicKey as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The secret of 32 bytes that both sides share. Hash it before it is used as a key (Kdf.Hkdf). A public key of low order
    /// is INVALID_ARGUMENT.
    ///
    /// Writes its reply to `output`.
    fn shared<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::ExchangeRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::shared`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn shared_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, exchange_methods::Shared>,
    ) {
        items
            .each(|request| <exchange_methods::Shared as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<exchange_methods::Generate>();
        exports.direct::<exchange_methods::PublicKey>();
        exports.direct::<exchange_methods::Shared>();
    }
}

impl<S: self::Exchange> ::shortwire::service::Handler<S> for exchange_methods::Generate {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::Empty,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyPair<'a>,
        ::shortwire::Status,
    > {
        service.generate(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.generate_many(context, items);
    }
}

impl<S: self::Exchange> ::shortwire::service::Handler<S>
for exchange_methods::PublicKey {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.public_key(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.public_key_many(context, items);
    }
}

impl<S: self::Exchange> ::shortwire::service::DirectHandler<S>
for exchange_methods::PublicKey {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyedRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.public_key(context, request, output)
    }
}

impl<S: self::Exchange> ::shortwire::service::Handler<S> for exchange_methods::Shared {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::ExchangeRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.shared(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.shared_many(context, items);
    }
}

impl<S: self::Exchange> ::shortwire::service::DirectHandler<S>
for exchange_methods::Shared {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::ExchangeRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.shared(context, request, output)
    }
}

/// X25519 (RFC 7748).
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct ExchangeClient {
    target: ::shortwire::client::Target,
    generate: ::shortwire::client::Bound<exchange_methods::Generate>,
    public_key: ::shortwire::client::Bound<exchange_methods::PublicKey>,
    shared: ::shortwire::client::Bound<exchange_methods::Shared>,
}

impl ExchangeClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            generate: ::shortwire::client::Bound::find(library),
            public_key: ::shortwire::client::Bound::find(library),
            shared: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    /// A new key pair, of random bytes.
    #[inline]
    pub fn generate<'s>(
        &self,
        request: &super::shortwire_crypto_v1::Empty,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::KeyPair<'s>,
        ::shortwire::Status,
    > {
        self.generate.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::generate`] once for each request, in one crossing. `Err` if no item ran.
    pub fn generate_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::Empty],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::KeyPair<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.generate.flat_many(&self.target, requests, scratch)
    }
    /// The public key of a private one.
    #[inline]
    pub fn public_key<'s>(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.public_key.flat(&self.target, request, scratch)
    }
    /// [`Self::public_key`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn public_key_into(
        &self,
        request: &super::shortwire_crypto_v1::KeyedRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.public_key.direct(&self.target, request, output)
    }
    /// Calls [`Self::public_key`] once for each request, in one crossing. `Err` if no item ran.
    pub fn public_key_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::KeyedRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.public_key.flat_many(&self.target, requests, scratch)
    }
    /// The secret of 32 bytes that both sides share. Hash it before it is used as a key (Kdf.Hkdf). A public key of low order
    /// is INVALID_ARGUMENT.
    #[inline]
    pub fn shared<'s>(
        &self,
        request: &super::shortwire_crypto_v1::ExchangeRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.shared.flat(&self.target, request, scratch)
    }
    /// [`Self::shared`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn shared_into(
        &self,
        request: &super::shortwire_crypto_v1::ExchangeRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.shared.direct(&self.target, request, output)
    }
    /// Calls [`Self::shared`] once for each request, in one crossing. `Err` if no item ran.
    pub fn shared_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::ExchangeRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.shared.flat_many(&self.target, requests, scratch)
    }
}

/// The methods of `shortwire.crypto.v1.Stream`, each as a type.
pub mod stream_methods {
    /// `shortwire.crypto.v1.Stream/Xor`.
    #[derive(Clone, Copy, Debug)]
    pub struct Xor;
    /// `shortwire.crypto.v1.Stream/Generate`.
    #[derive(Clone, Copy, Debug)]
    pub struct Generate;
    /// `shortwire.crypto.v1.Stream/Derive`.
    #[derive(Clone, Copy, Debug)]
    pub struct Derive;
}

impl ::shortwire::service::Method for stream_methods::Xor {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Stream/Xor",
        id: 0xbfa97d6395dd3e3a,
        shape: 0x0282e6d34c2e26a4,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::XorRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for stream_methods::Xor {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(5, 3),
        field: "shortwire.crypto.v1.XorRequest.message",
    });
    fn with_input(
        request: &Self::Request<'_>,
        input: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        let mut request = ::shortwire::wire::IntoOwned::into_owned(
            ::core::clone::Clone::clone(request),
        );
        request.message = ::std::borrow::Cow::Owned(input);
        request
    }
}

impl ::shortwire::service::Method for stream_methods::Generate {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Stream/Generate",
        id: 0x852bf0a6f22b9f0e,
        shape: 0x18aedbb414a5bab9,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::KeyStreamRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for stream_methods::Generate {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for stream_methods::Derive {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.crypto.v1.Stream/Derive",
        id: 0x9453c1fecba8d782,
        shape: 0xa85b85ea14758c7e,
        blocking: false,
    };
    type Request<'a> = super::shortwire_crypto_v1::DeriveRequest<'a>;
    type Reply<'a> = super::shortwire_crypto_v1::Bytes<'a>;
}

impl ::shortwire::service::DirectMethod for stream_methods::Derive {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

/// Hazardous material: see above.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Stream: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// The message XORed with the key stream: encrypts and decrypts. In place, nothing moves. In batches, messages with keys,
    /// nonces and counters of their own are done side by side in vector lanes.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `message`; in the
    /// request that field is empty.
    fn xor<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::XorRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::xor`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn xor_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, stream_methods::Xor>,
    ) {
        items
            .each(|request| <stream_methods::Xor as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// So many bytes of the key stream.
    ///
    /// Writes its reply to `output`.
    fn generate<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyStreamRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::generate`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn generate_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, stream_methods::Generate>,
    ) {
        items
            .each(|request| <stream_methods::Generate as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// HSalsa20 or HChaCha20 of a key and 16 bytes: another key.
    ///
    /// Writes its reply to `output`.
    fn derive<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::DeriveRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::derive`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn derive_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, stream_methods::Derive>,
    ) {
        items
            .each(|request| <stream_methods::Derive as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.direct::<stream_methods::Xor>();
        exports.direct::<stream_methods::Generate>();
        exports.direct::<stream_methods::Derive>();
    }
}

impl<S: self::Stream> ::shortwire::service::Handler<S> for stream_methods::Xor {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::shortwire_crypto_v1::XorRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        let input = ::core::mem::take(&mut request.message);
        ::shortwire::service::InOut::collect(
                &input,
                |output| service.xor(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.xor_many(context, items);
    }
}

impl<S: self::Stream> ::shortwire::service::DirectHandler<S> for stream_methods::Xor {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::XorRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.xor(context, request, output)
    }
}

impl<S: self::Stream> ::shortwire::service::Handler<S> for stream_methods::Generate {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyStreamRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.generate(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.generate_many(context, items);
    }
}

impl<S: self::Stream> ::shortwire::service::DirectHandler<S>
for stream_methods::Generate {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::KeyStreamRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.generate(context, request, output)
    }
}

impl<S: self::Stream> ::shortwire::service::Handler<S> for stream_methods::Derive {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::DeriveRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.derive(context, request, output),
            )
            .map(|reply| ::shortwire::service::BytesReply::from_bytes(
                ::std::borrow::Cow::Owned(reply),
            ))
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.derive_many(context, items);
    }
}

impl<S: self::Stream> ::shortwire::service::DirectHandler<S> for stream_methods::Derive {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_crypto_v1::DeriveRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.derive(context, request, output)
    }
}

/// Hazardous material: see above.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct StreamClient {
    target: ::shortwire::client::Target,
    xor: ::shortwire::client::Bound<stream_methods::Xor>,
    generate: ::shortwire::client::Bound<stream_methods::Generate>,
    derive: ::shortwire::client::Bound<stream_methods::Derive>,
}

impl StreamClient {
    /// Loads the library at `path` and starts its service.
    pub fn open(
        path: impl ::core::convert::AsRef<::std::path::Path>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let library = ::shortwire::client::Library::open(path)?;
        Ok(
            Self::new(
                ::std::sync::Arc::new(
                    library.start(::core::default::Default::default())?,
                ),
            ),
        )
    }
    /// Calls a service that was started already.
    pub fn new(instance: ::std::sync::Arc<::shortwire::client::Instance>) -> Self {
        let library = instance.library();
        Self {
            xor: ::shortwire::client::Bound::find(library),
            generate: ::shortwire::client::Bound::find(library),
            derive: ::shortwire::client::Bound::find(library),
            target: ::shortwire::client::Target::new(instance),
        }
    }
    /// The same client, its calls accompanied by a deadline, a way to cancel them, or metadata.
    #[must_use]
    pub fn with(&self, context: ::shortwire::client::CallContext) -> Self {
        Self {
            target: self.target.with(context),
            ..::core::clone::Clone::clone(self)
        }
    }
    /// What is called, and what travels beside the calls.
    pub fn target(&self) -> &::shortwire::client::Target {
        &self.target
    }
    /// The message XORed with the key stream: encrypts and decrypts. In place, nothing moves. In batches, messages with keys,
    /// nonces and counters of their own are done side by side in vector lanes.
    #[inline]
    pub fn xor<'s>(
        &self,
        request: &super::shortwire_crypto_v1::XorRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.xor.flat(&self.target, request, scratch)
    }
    /// [`Self::xor`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn xor_into(
        &self,
        request: &super::shortwire_crypto_v1::XorRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.xor.direct(&self.target, request, output)
    }
    /// [`Self::xor`] of what is at `input` in `memory`, in place of what the request has as `message`, with the
    /// reply written over it in the same memory; returns where it is. Nothing moves if there is room in front of the input
    /// for what the reply has there.
    #[inline]
    pub fn xor_in_place(
        &self,
        request: &super::shortwire_crypto_v1::XorRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.xor.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::xor`] once for each request, in one crossing. `Err` if no item ran.
    pub fn xor_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::XorRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.xor.flat_many(&self.target, requests, scratch)
    }
    /// So many bytes of the key stream.
    #[inline]
    pub fn generate<'s>(
        &self,
        request: &super::shortwire_crypto_v1::KeyStreamRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.generate.flat(&self.target, request, scratch)
    }
    /// [`Self::generate`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn generate_into(
        &self,
        request: &super::shortwire_crypto_v1::KeyStreamRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.generate.direct(&self.target, request, output)
    }
    /// Calls [`Self::generate`] once for each request, in one crossing. `Err` if no item ran.
    pub fn generate_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::KeyStreamRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.generate.flat_many(&self.target, requests, scratch)
    }
    /// HSalsa20 or HChaCha20 of a key and 16 bytes: another key.
    #[inline]
    pub fn derive<'s>(
        &self,
        request: &super::shortwire_crypto_v1::DeriveRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_crypto_v1::Bytes<'s>,
        ::shortwire::Status,
    > {
        self.derive.flat(&self.target, request, scratch)
    }
    /// [`Self::derive`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn derive_into(
        &self,
        request: &super::shortwire_crypto_v1::DeriveRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.derive.direct(&self.target, request, output)
    }
    /// Calls [`Self::derive`] once for each request, in one crossing. `Err` if no item ran.
    pub fn derive_many<'s>(
        &self,
        requests: &[super::shortwire_crypto_v1::DeriveRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_crypto_v1::Bytes<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.derive.flat_many(&self.target, requests, scratch)
    }
}
