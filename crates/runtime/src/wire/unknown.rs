//! Fields that a message's schema does not name.

use super::Writer;

/// Fields that were read but that the schema does not name, kept so that writing the message again loses nothing.
///
/// One pointer wide; allocates only when there is such a field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnknownFields(
    #[expect(clippy::box_collection, reason = "a Vec would triple the size of small messages")]
    Option<Box<Vec<u8>>>,
);

impl UnknownFields {
    /// The fields in wire format, in the order in which they were read.
    pub fn as_bytes(&self) -> &[u8] {
        self.0.as_ref().map(|bytes| bytes.as_slice()).unwrap_or_default()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// Adds a field: its tag, and its value as it stands on the wire.
    pub fn push(&mut self, tag: u32, value: &[u8]) {
        let bytes = self.0.get_or_insert_default();
        let mut tag = tag;
        while tag >= 0x80 {
            bytes.push(tag as u8 | 0x80);
            tag >>= 7;
        }
        bytes.push(tag as u8);
        bytes.extend_from_slice(value);
    }

    /// Adds a varint field: how an unknown number of a closed enum is kept.
    #[cold]
    pub fn push_varint(&mut self, tag: u32, value: u64) {
        let mut writer = Writer::new(&mut []);
        writer.raw_varint(value);
        self.push(tag, writer.finish().as_slice());
    }

    /// Writes the fields as they were read.
    #[inline]
    pub fn write(&self, writer: &mut Writer<'_>) {
        if let Some(bytes) = &self.0 {
            writer.raw(bytes);
        }
    }
}
