//! Reads messages in place.

use std::borrow::Cow;

use super::{DecodeError, DecodeErrorKind as Kind, Message, UnknownFields};

/// A cursor over the bytes of one message. Never copies, never allocates.
///
/// Generated code pulls a tag, matches it, and pulls the value with the method named after the field's type.
#[derive(Debug)]
pub struct Reader<'a> {
    rest: &'a [u8],
    /// How many more levels of messages may open.
    depth: u32,
    /// The tag that ends this message, if it is a group; 0 if it ends with its bytes.
    end_tag: u32,
}

impl<'a> Reader<'a> {
    /// A reader of the message that is `bytes`, with at most `max_depth` levels of messages in it.
    #[inline]
    pub fn new(bytes: &'a [u8], max_depth: u32) -> Self {
        Self { rest: bytes, depth: max_depth, end_tag: 0 }
    }

    /// Whether nothing is left.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// What is left of the message.
    #[inline(always)]
    pub fn remaining(&self) -> &'a [u8] {
        self.rest
    }

    /// The next tag, or `None` at the end of the message.
    #[inline(always)]
    pub fn tag(&mut self) -> Result<Option<u32>, DecodeError> {
        match *self.rest {
            [] if self.end_tag == 0 => Ok(None),
            [tag @ 0x08..0x80, ref rest @ ..] if self.end_tag == 0 => {
                self.rest = rest;
                Ok(Some(u32::from(tag)))
            }
            _ => self.tag_slow(),
        }
    }

    #[inline(never)]
    fn tag_slow(&mut self) -> Result<Option<u32>, DecodeError> {
        let start = self.rest;
        if start.is_empty() {
            return Err(DecodeError::at(Kind::GroupNotEnded, start));
        }
        let tag =
            u32::try_from(self.varint()?).map_err(|_| DecodeError::at(Kind::FieldNumberTooLarge, start))?;
        if tag >> 3 == 0 {
            return Err(DecodeError::at(Kind::FieldNumberZero, start));
        }
        if tag == self.end_tag {
            self.end_tag = 0;
            return Ok(None);
        }
        Ok(Some(tag))
    }

    /// A varint of 1 to 10 bytes; bits beyond the 64th are dropped, as in C++ and Java.
    #[inline(always)]
    pub fn varint(&mut self) -> Result<u64, DecodeError> {
        match *self.rest {
            [byte @ 0..0x80, ref rest @ ..] => {
                self.rest = rest;
                Ok(u64::from(byte))
            }
            [low, high @ 0..0x80, ref rest @ ..] => {
                self.rest = rest;
                Ok(u64::from(low & 0x7f) | u64::from(high) << 7)
            }
            _ => self.varint_slow(),
        }
    }

    /// Varints of 3 to 8 bytes, all bytes at a time; the rest byte by byte.
    #[inline(never)]
    fn varint_slow(&mut self) -> Result<u64, DecodeError> {
        let Some(bytes) = self.rest.first_chunk() else { return self.varint_bytewise() };
        let word = u64::from_le_bytes(*bytes);
        let ends = !word & 0x8080_8080_8080_8080;
        if ends == 0 {
            return self.varint_bytewise();
        }
        let len = ends.trailing_zeros() / 8 + 1;
        self.rest = &self.rest[len as usize..];
        // Keeps what is below the first end bit, then closes the gaps: 7 to 14, 14 to 28, 28 to 56 bits.
        let groups = word & (ends ^ (ends - 1)) & 0x7f7f_7f7f_7f7f_7f7f;
        let groups = groups & 0x007f_007f_007f_007f | (groups & 0x7f00_7f00_7f00_7f00) >> 1;
        let groups = groups & 0x0000_3fff_0000_3fff | (groups & 0x3fff_0000_3fff_0000) >> 2;
        Ok(groups & 0x0000_0000_0fff_ffff | (groups & 0x0fff_ffff_0000_0000) >> 4)
    }

    #[cold]
    fn varint_bytewise(&mut self) -> Result<u64, DecodeError> {
        let mut value = 0;
        for (i, &byte) in self.rest.iter().take(10).enumerate() {
            value |= u64::from(byte & 0x7f) << (7 * i);
            if byte < 0x80 {
                self.rest = &self.rest[i + 1..];
                return Ok(value);
            }
        }
        let kind = if self.rest.len() < 10 { Kind::Truncated } else { Kind::VarintTooLong };
        Err(DecodeError::at(kind, self.rest))
    }

    #[inline(always)]
    fn array<const N: usize>(&mut self) -> Result<[u8; N], DecodeError> {
        match self.rest.split_first_chunk() {
            Some((bytes, rest)) => {
                self.rest = rest;
                Ok(*bytes)
            }
            None => Err(DecodeError::at(Kind::Truncated, self.rest)),
        }
    }

    /// A `double`.
    #[inline(always)]
    pub fn double(&mut self) -> Result<f64, DecodeError> {
        self.array().map(f64::from_le_bytes)
    }

    /// A `float`.
    #[inline(always)]
    pub fn float(&mut self) -> Result<f32, DecodeError> {
        self.array().map(f32::from_le_bytes)
    }

    /// An `int32`; high bits are dropped.
    #[inline(always)]
    pub fn int32(&mut self) -> Result<i32, DecodeError> {
        self.varint().map(|value| value as i32)
    }

    /// An `int64`.
    #[inline(always)]
    pub fn int64(&mut self) -> Result<i64, DecodeError> {
        self.varint().map(|value| value as i64)
    }

    /// A `uint32`; high bits are dropped.
    #[inline(always)]
    pub fn uint32(&mut self) -> Result<u32, DecodeError> {
        self.varint().map(|value| value as u32)
    }

    /// A `uint64`.
    #[inline(always)]
    pub fn uint64(&mut self) -> Result<u64, DecodeError> {
        self.varint()
    }

    /// A `sint32`.
    #[inline(always)]
    pub fn sint32(&mut self) -> Result<i32, DecodeError> {
        self.varint().map(|value| {
            let value = value as u32;
            (value >> 1) as i32 ^ -((value & 1) as i32)
        })
    }

    /// A `sint64`.
    #[inline(always)]
    pub fn sint64(&mut self) -> Result<i64, DecodeError> {
        self.varint().map(|value| (value >> 1) as i64 ^ -((value & 1) as i64))
    }

    /// A `fixed32`.
    #[inline(always)]
    pub fn fixed32(&mut self) -> Result<u32, DecodeError> {
        self.array().map(u32::from_le_bytes)
    }

    /// A `fixed64`.
    #[inline(always)]
    pub fn fixed64(&mut self) -> Result<u64, DecodeError> {
        self.array().map(u64::from_le_bytes)
    }

    /// An `sfixed32`.
    #[inline(always)]
    pub fn sfixed32(&mut self) -> Result<i32, DecodeError> {
        self.array().map(i32::from_le_bytes)
    }

    /// An `sfixed64`.
    #[inline(always)]
    pub fn sfixed64(&mut self) -> Result<i64, DecodeError> {
        self.array().map(i64::from_le_bytes)
    }

    /// A `bool`: any varint but 0 is true.
    #[inline(always)]
    pub fn bool(&mut self) -> Result<bool, DecodeError> {
        self.varint().map(|value| value != 0)
    }

    /// Length-delimited bytes, borrowed.
    #[inline(always)]
    pub fn slice(&mut self) -> Result<&'a [u8], DecodeError> {
        let start = self.rest;
        let len = self.varint()?;
        match usize::try_from(len).ok().and_then(|len| self.rest.split_at_checked(len)) {
            Some((bytes, rest)) => {
                self.rest = rest;
                Ok(bytes)
            }
            None => Err(DecodeError::at(Kind::LengthBeyondEnd, start)),
        }
    }

    /// A `bytes` field, borrowed.
    #[inline(always)]
    pub fn bytes(&mut self) -> Result<Cow<'a, [u8]>, DecodeError> {
        self.slice().map(Cow::Borrowed)
    }

    /// A `string` field, checked to be UTF-8 and borrowed.
    #[inline(always)]
    pub fn string(&mut self) -> Result<Cow<'a, str>, DecodeError> {
        self.str().map(Cow::Borrowed)
    }

    /// A `string` field as a slice.
    #[inline(always)]
    pub fn str(&mut self) -> Result<&'a str, DecodeError> {
        let bytes = self.slice()?;
        match std::str::from_utf8(bytes) {
            Ok(text) => Ok(text),
            Err(error) => Err(DecodeError::at(Kind::InvalidUtf8, &bytes[error.valid_up_to()..])),
        }
    }

    /// A nested message of its own.
    #[inline]
    pub fn message<M: Message<'a>>(&mut self) -> Result<M, DecodeError> {
        let mut message = M::default();
        self.merge_message(&mut message)?;
        Ok(message)
    }

    /// A nested message, merged into one that is there.
    #[inline]
    pub fn merge_message<M: Message<'a>>(&mut self, message: &mut M) -> Result<(), DecodeError> {
        let bytes = self.slice()?;
        let Some(depth) = self.depth.checked_sub(1) else {
            return Err(DecodeError::at(Kind::TooDeep, bytes));
        };
        message.merge(&mut Reader { rest: bytes, depth, end_tag: 0 })
    }

    /// A nested message between group tags, of which `start_tag` has just been read.
    pub fn group<M: Message<'a>>(&mut self, start_tag: u32) -> Result<M, DecodeError> {
        let mut message = M::default();
        self.merge_group(start_tag, &mut message)?;
        Ok(message)
    }

    /// A nested message between group tags, merged into one that is there.
    pub fn merge_group<M: Message<'a>>(
        &mut self,
        start_tag: u32,
        message: &mut M,
    ) -> Result<(), DecodeError> {
        let Some(depth) = self.depth.checked_sub(1) else {
            return Err(DecodeError::at(Kind::TooDeep, self.rest));
        };
        // Start and end tag differ in the lowest bit: wire types 3 and 4.
        let mut inner = Reader { rest: self.rest, depth, end_tag: end_tag_of(start_tag) };
        message.merge(&mut inner)?;
        self.rest = inner.rest;
        Ok(())
    }

    /// The bytes between group tags, of which `start_tag` has just been read.
    pub fn group_slice(&mut self, start_tag: u32) -> Result<&'a [u8], DecodeError> {
        let whole = self.rest;
        let Some(depth) = self.depth.checked_sub(1) else {
            return Err(DecodeError::at(Kind::TooDeep, whole));
        };
        let mut inner = Reader { rest: whole, depth, end_tag: end_tag_of(start_tag) };
        loop {
            // The end tag may be padded, so its start is known only from before it is read.
            let before = inner.rest;
            let Some(tag) = inner.tag()? else {
                self.rest = inner.rest;
                return Ok(&whole[..whole.len() - before.len()]);
            };
            inner.skip(tag)?;
        }
    }

    /// The key and value of a map entry, each in its default where the entry leaves it out. Fields of the entry other
    /// than 1 and 2 are dropped.
    #[inline]
    pub fn entry<K: Default, V: Default>(
        &mut self,
        key: (u32, impl Fn(&mut Self) -> Result<K, DecodeError>),
        value: (u32, impl Fn(&mut Self, &mut V) -> Result<(), DecodeError>),
    ) -> Result<(K, V), DecodeError> {
        self.entry_or(key, value, |_, _| Ok(()))
    }

    /// The same for an entry whose value is a message: one that is left out is an empty message, which fails if it has
    /// required fields.
    #[inline]
    pub fn message_entry<K: Default, V: Message<'a>>(
        &mut self,
        key: (u32, impl Fn(&mut Self) -> Result<K, DecodeError>),
        value_tag: u32,
    ) -> Result<(K, V), DecodeError> {
        // The entry has been read to its end, which is what an empty message is read from.
        self.entry_or(key, (value_tag, Self::merge_message), |entry, value| V::merge(value, entry))
    }

    /// Reads an entry, and calls `without_value` at its end if it has none.
    #[inline(always)]
    fn entry_or<K: Default, V: Default>(
        &mut self,
        (key_tag, read_key): (u32, impl Fn(&mut Self) -> Result<K, DecodeError>),
        (value_tag, merge_value): (u32, impl Fn(&mut Self, &mut V) -> Result<(), DecodeError>),
        without_value: impl Fn(&mut Self, &mut V) -> Result<(), DecodeError>,
    ) -> Result<(K, V), DecodeError> {
        let bytes = self.slice()?;
        let Some(depth) = self.depth.checked_sub(1) else {
            return Err(DecodeError::at(Kind::TooDeep, bytes));
        };
        let mut entry = Reader { rest: bytes, depth, end_tag: 0 };
        let (mut key, mut value) = (K::default(), V::default());
        let mut has_value = false;
        while let Some(tag) = entry.tag()? {
            if tag == key_tag {
                key = read_key(&mut entry)?;
            } else if tag == value_tag {
                merge_value(&mut entry, &mut value)?;
                has_value = true;
            } else {
                entry.skip(tag)?;
            }
        }
        if !has_value {
            without_value(&mut entry, &mut value)?;
        }
        Ok((key, value))
    }

    /// The elements of a packed list, each read by `read` and appended. `smallest` is the size of an element: 1 for
    /// varints, which may be longer. Reserves for exactly the elements that are there.
    #[inline]
    pub fn packed<T>(
        &mut self,
        list: &mut Vec<T>,
        smallest: usize,
        read: impl Fn(&mut Self) -> Result<T, DecodeError>,
    ) -> Result<(), DecodeError> {
        let bytes = self.slice()?;
        let mut elements = Reader { rest: bytes, depth: self.depth, end_tag: 0 };
        // Elements of fixed size are counted by their size; a varint is a byte without its high bit and what precedes it.
        list.reserve(match smallest {
            1 => bytes.iter().filter(|&&byte| byte < 0x80).count(),
            size => bytes.len() / size,
        });
        while !elements.rest.is_empty() {
            list.push(read(&mut elements)?);
        }
        Ok(())
    }

    /// One more element of a list of messages, of which `tag` was just read. The first of a run of elements reserves
    /// for all of it: growing step by step would copy the list several times.
    #[inline]
    pub fn push_message<M: Message<'a>>(&mut self, tag: u32, list: &mut Vec<M>) -> Result<(), DecodeError> {
        if list.is_empty() {
            list.reserve_exact(self.run_length(tag));
        }
        self.merge_message(list.push_mut(M::default()))
    }

    /// How many elements of an unpacked list follow one another from here, the one whose `tag` was just read included.
    fn run_length(&self, tag: u32) -> usize {
        let mut ahead = Reader { rest: self.rest, depth: self.depth, end_tag: 0 };
        let mut count = 1;
        while ahead.slice().is_ok() && matches!(ahead.tag(), Ok(Some(next)) if next == tag) {
            count += 1;
        }
        count
    }

    /// Passes over a field whose `tag` was just read and keeps it, tag included.
    #[cold]
    pub fn unknown(&mut self, tag: u32, fields: &mut UnknownFields) -> Result<(), DecodeError> {
        let value = self.rest;
        self.skip(tag)?;
        fields.push(tag, &value[..value.len() - self.rest.len()]);
        Ok(())
    }

    /// Passes over a field whose `tag` was just read.
    #[cold]
    pub fn skip(&mut self, tag: u32) -> Result<(), DecodeError> {
        match tag & 7 {
            0 => self.varint().map(drop),
            1 => self.array::<8>().map(drop),
            2 => self.slice().map(drop),
            3 => self.group_slice(tag).map(drop),
            4 => Err(DecodeError::at(Kind::GroupNotOpen, self.rest)),
            5 => self.array::<4>().map(drop),
            _ => Err(DecodeError::at(Kind::UnknownWireType, self.rest)),
        }
    }

    /// The error of a message whose required `field` was not there.
    #[cold]
    pub fn missing(&self, field: &'static str) -> DecodeError {
        DecodeError::at(Kind::MissingRequired(field), self.rest)
    }
}

/// The tag that ends the group which `start_tag` began: wire type 4 for 3.
fn end_tag_of(start_tag: u32) -> u32 {
    start_tag + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::Writer;

    /// Numbers around every length of a varint.
    fn edges() -> impl Iterator<Item = u64> {
        (0..64).flat_map(|bit| [(1_u64 << bit) - 1, 1 << bit, (1 << bit) + 1]).chain([u64::MAX])
    }

    #[test]
    fn varints_of_every_length_come_back() {
        for room in [0, 1, 7, 8, 64] {
            for value in edges() {
                let mut memory = vec![0; room];
                let mut writer = Writer::new(&mut memory);
                writer.raw_varint(value);
                let output = writer.finish();
                let shortest = (64 - value.leading_zeros()).div_ceil(7).max(1);
                assert_eq!(output.as_slice().len(), shortest as usize, "{value} with {room} bytes of room");
                for padding in [0, 20] {
                    let padded = [output.as_slice(), &vec![0xff; padding]].concat();
                    let mut reader = Reader::new(&padded, 0);
                    assert_eq!(reader.varint(), Ok(value), "{value} with {padding} bytes after it");
                    assert_eq!(reader.remaining().len(), padding);
                }
            }
        }
    }

    #[test]
    fn varints_that_do_not_end_are_errors() {
        let kind = |bytes: &[u8]| Reader::new(bytes, 0).varint().unwrap_err().kind();
        for len in 0..10 {
            assert_eq!(kind(&vec![0x80; len]), Kind::Truncated);
        }
        assert_eq!(kind(&[0x80; 10]), Kind::VarintTooLong);
        assert_eq!(kind(&[0xff; 20]), Kind::VarintTooLong);
        let longest = [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0];
        assert_eq!(Reader::new(&longest, 0).varint(), Ok(0), "padding with zeros is allowed up to ten bytes");
    }

    #[test]
    fn tags_must_name_a_field() {
        let kind = |bytes: &[u8]| Reader::new(bytes, 0).tag().unwrap_err().kind();
        assert_eq!(kind(&[0]), Kind::FieldNumberZero);
        assert_eq!(kind(&[7]), Kind::FieldNumberZero);
        assert_eq!(kind(&[0xff, 0xff, 0xff, 0xff, 0xff, 1]), Kind::FieldNumberTooLarge);
        assert_eq!(Reader::new(&[0x0f], 0).skip(0x0f).unwrap_err().kind(), Kind::UnknownWireType);
        assert_eq!(Reader::new(&[], 0).skip(0x0c).unwrap_err().kind(), Kind::GroupNotOpen);
    }

    #[test]
    fn lengths_must_stay_within_the_message() {
        for bytes in [&[1][..], &[5, 1, 2], &[0xff, 0xff, 0xff, 0xff, 0x07], &[0xff; 9]] {
            assert!(Reader::new(bytes, 0).slice().is_err(), "{bytes:?}");
        }
        assert_eq!(Reader::new(&[2, 1, 2, 3], 0).slice(), Ok(&[1, 2][..]));
    }

    #[test]
    fn packed_lists_reserve_what_they_hold_and_no_more() {
        let mut bytes = vec![100];
        bytes.extend_from_slice(&[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01].repeat(10));
        let mut list = Vec::<i64>::new();
        assert_eq!(Reader::new(&bytes, 0).packed(&mut list, 1, Reader::int64), Ok(()));
        assert_eq!((list.len(), list.capacity()), (10, 10));
        let mut list = Vec::<u32>::new();
        assert_eq!(
            Reader::new(&[8, 1, 0, 0, 0, 2, 0, 0, 0], 0).packed(&mut list, 4, Reader::fixed32),
            Ok(())
        );
        assert_eq!(list, [1, 2]);
    }

    #[test]
    fn groups_nest_and_must_be_closed() {
        let skip = |bytes: &[u8]| Reader::new(bytes, 10).skip(0x0b).map_err(|error| error.kind());
        assert_eq!(skip(&[0x0c]), Ok(()));
        assert_eq!(skip(&[0x13, 0x08, 1, 0x14, 0x0c]), Ok(()));
        assert_eq!(skip(&[0x08, 1]), Err(Kind::GroupNotEnded));
        assert_eq!(skip(&[0x14]), Err(Kind::GroupNotOpen));
        assert_eq!(skip(&[0x0b; 100]), Err(Kind::TooDeep));
    }

    #[test]
    fn a_group_ends_before_its_end_tag_however_that_is_written() {
        for end_tag in [&[0x0c][..], &[0x8c, 0], &[0x8c, 0x80, 0x80, 0]] {
            let bytes = [&[0x08, 1, 0x13, 0x14], end_tag, &[7]].concat();
            let mut reader = Reader::new(&bytes, 10);
            assert_eq!(reader.group_slice(0x0b), Ok(&[0x08, 1, 0x13, 0x14][..]));
            assert_eq!(reader.remaining(), [7]);
        }
    }

    /// A message with one field, which is required.
    #[derive(Debug, Default, PartialEq)]
    struct Required(Option<bool>);

    impl<'a> Message<'a> for Required {
        fn write(&self, _: &mut Writer<'_>) {}

        fn merge(&mut self, reader: &mut Reader<'a>) -> Result<(), DecodeError> {
            while let Some(tag) = reader.tag()? {
                match tag {
                    0x08 => self.0 = Some(reader.bool()?),
                    _ => reader.skip(tag)?,
                }
            }
            if self.0.is_none() { Err(reader.missing("Required.flag")) } else { Ok(()) }
        }
    }

    #[test]
    fn values_that_map_entries_leave_out_have_no_required_fields() {
        let entry = |bytes: &[u8]| {
            let mut reader = Reader::new(bytes, 2);
            reader.message_entry::<u32, Required>((0x08, Reader::uint32), 0x12).map_err(|e| e.kind())
        };
        assert_eq!(entry(&[6, 0x08, 5, 0x12, 2, 0x08, 1]), Ok((5, Required(Some(true)))));
        for without in [&[0][..], &[2, 0x08, 5], &[4, 0x08, 5, 0x12, 0]] {
            assert_eq!(entry(without), Err(Kind::MissingRequired("Required.flag")), "{without:?}");
        }
    }
}
