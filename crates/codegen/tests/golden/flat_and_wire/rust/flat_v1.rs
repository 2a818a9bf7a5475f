// Made by shortwire gen from flat.proto. Do not edit.

//! What decides how a method crosses.
#![allow(
    clippy::all,
    deprecated,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals
)]

/// Any number is a value; those the schema names are constants here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub i32);

impl Kind {
    pub const UNSPECIFIED: Self = Self(0);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("KIND_UNSPECIFIED"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for Kind {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for Kind {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "Kind({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for Kind {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Nothing {
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Nothing {
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

impl<'a> ::shortwire::NamedMessage<'a> for Nothing {
    const FULL_NAME: &'static str = "flat.v1.Nothing";
}

impl ::shortwire::wire::IntoOwned for Nothing {
    type Owned = Nothing;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Nothing {
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

/// Fields out of order: slots go by number.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scalars {
    pub first: f64,
    pub kind: super::flat_v1::Kind,
    pub small: f32,
    pub fixed: u32,
    pub middle: bool,
    pub last: i64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Scalars {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.last != 0 {
            writer.int64(72, self.last);
        }
        if self.middle {
            writer.bool(40, self.middle);
        }
        if self.fixed != 0 {
            writer.fixed32(37, self.fixed);
        }
        if self.small.to_bits() != 0 {
            writer.float(29, self.small);
        }
        if self.kind.0 != 0 {
            writer.int32(16, self.kind.0);
        }
        if self.first.to_bits() != 0 {
            writer.double(9, self.first);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                9 => self.first = reader.double()?,
                16 => self.kind = reader.int32().map(super::flat_v1::Kind)?,
                29 => self.small = reader.float()?,
                37 => self.fixed = reader.fixed32()?,
                40 => self.middle = reader.bool()?,
                72 => self.last = reader.int64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Scalars {
    const FULL_NAME: &'static str = "flat.v1.Scalars";
}

impl ::shortwire::wire::IntoOwned for Scalars {
    type Owned = Scalars;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Scalars {
    const SLOTS: usize = 6;
    const WIDTHS: &'static [usize] = &[8, 4, 4, 4, 1, 8];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            first: source.f64(::shortwire::service::Place::at(0, 0)),
            kind: super::flat_v1::Kind(
                source.i32(::shortwire::service::Place::at(1, 1)),
            ),
            small: source.f32(::shortwire::service::Place::at(2, 2)),
            fixed: source.u32(::shortwire::service::Place::at(3, 3)),
            middle: source.bool(::shortwire::service::Place::at(4, 4)),
            last: source.i64(::shortwire::service::Place::at(5, 5)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.f64(::shortwire::service::Place::at(0, 0), self.first);
        sink.i32(::shortwire::service::Place::at(1, 1), self.kind.0);
        sink.f32(::shortwire::service::Place::at(2, 2), self.small);
        sink.u32(::shortwire::service::Place::at(3, 3), self.fixed);
        sink.bool(::shortwire::service::Place::at(4, 4), self.middle);
        sink.i64(::shortwire::service::Place::at(5, 5), self.last);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Texts<'a> {
    pub text: ::std::borrow::Cow<'a, str>,
    pub data: ::core::option::Option<::std::borrow::Cow<'a, [u8]>>,
    pub kind: ::core::option::Option<super::flat_v1::Kind>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Texts<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if let Some(value) = &self.kind {
            writer.int32(24, value.0);
        }
        if let Some(value) = &self.data {
            writer.bytes(18, value);
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
                18 => self.data = Some(reader.bytes()?),
                24 => self.kind = Some(reader.int32().map(super::flat_v1::Kind)?),
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Texts<'a> {
    const FULL_NAME: &'static str = "flat.v1.Texts";
}

impl<'a> ::shortwire::wire::IntoOwned for Texts<'a> {
    type Owned = Texts<'static>;
    fn into_owned(self) -> Self::Owned {
        Texts {
            text: ::shortwire::wire::IntoOwned::into_owned(self.text),
            data: ::shortwire::wire::IntoOwned::into_owned(self.data),
            kind: ::shortwire::wire::IntoOwned::into_owned(self.kind),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Texts<'a> {
    const SLOTS: usize = 6;
    const WIDTHS: &'static [usize] = &[8, 16, 16, 4];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(1, 1),
        ::shortwire::service::Place::at(3, 2),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let mask = source.mask();
        Ok(Self {
            text: source
                .string(::shortwire::service::Place::at(1, 1), "flat.v1.Texts.text")?,
            data: if mask >> 0 & 1 != 0 {
                Some(
                    source
                        .bytes(
                            ::shortwire::service::Place::at(3, 2),
                            "flat.v1.Texts.data",
                        )?,
                )
            } else {
                None
            },
            kind: if mask >> 1 & 1 != 0 {
                Some(
                    super::flat_v1::Kind(
                        source.i32(::shortwire::service::Place::at(5, 3)),
                    ),
                )
            } else {
                None
            },
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.mask(
            u64::from(self.data.is_some()) << 0 | u64::from(self.kind.is_some()) << 1,
        );
        sink.bytes(::shortwire::service::Place::at(1, 1), self.text.as_bytes());
        sink.bytes(
            ::shortwire::service::Place::at(3, 2),
            self.data.as_deref().unwrap_or_default(),
        );
        sink.i32(::shortwire::service::Place::at(5, 3), self.kind.unwrap_or_default().0);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct WithList {
    pub list: ::std::vec::Vec<i32>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for WithList {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.list.is_empty() {
            writer
                .packed(
                    10,
                    self.list.iter().rev(),
                    |writer, value| writer.raw_int32(*value),
                );
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.list.push(reader.int32()?),
                10 => reader.packed(&mut self.list, 1, |reader| reader.int32())?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for WithList {
    const FULL_NAME: &'static str = "flat.v1.WithList";
}

impl ::shortwire::wire::IntoOwned for WithList {
    type Owned = WithList;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

/// The members of `flat.v1.WithOneof.one`.
#[derive(Clone, Debug, PartialEq)]
pub enum WithOneofOne {
    Of(i32),
}

impl ::shortwire::wire::IntoOwned for WithOneofOne {
    type Owned = WithOneofOne;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct WithOneof {
    pub one: ::core::option::Option<WithOneofOne>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for WithOneof {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        match &self.one {
            Some(WithOneofOne::Of(value)) => {
                writer.int32(8, *value);
            }
            _ => {}
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.one = Some(WithOneofOne::Of(reader.int32()?)),
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for WithOneof {
    const FULL_NAME: &'static str = "flat.v1.WithOneof";
}

impl ::shortwire::wire::IntoOwned for WithOneof {
    type Owned = WithOneof;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct WithMap {
    pub map: ::shortwire::wire::Map<i32, i32>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for WithMap {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for (key, value) in self.map.iter().rev() {
            writer
                .delimited(
                    10,
                    |writer| {
                        writer.int32(16, *value);
                        writer.int32(8, *key);
                    },
                );
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => {
                    let (key, value) = reader
                        .entry(
                            (8, |reader| reader.int32()),
                            (16, |reader, value| reader.int32().map(|new| *value = new)),
                        )?;
                    self.map.insert(key, value);
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for WithMap {
    const FULL_NAME: &'static str = "flat.v1.WithMap";
}

impl ::shortwire::wire::IntoOwned for WithMap {
    type Owned = WithMap;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct WithMessage {
    pub nothing: ::core::option::Option<super::flat_v1::Nothing>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for WithMessage {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if let Some(value) = &self.nothing {
            writer.message(10, value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => reader.merge_message(self.nothing.get_or_insert_default())?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for WithMessage {
    const FULL_NAME: &'static str = "flat.v1.WithMessage";
}

impl ::shortwire::wire::IntoOwned for WithMessage {
    type Owned = WithMessage;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

/// The methods of `flat.v1.Crossing`, each as a type.
pub mod crossing_methods {
    /// `flat.v1.Crossing/Flat`.
    #[derive(Clone, Copy, Debug)]
    pub struct Flat;
    /// `flat.v1.Crossing/Empty`.
    #[derive(Clone, Copy, Debug)]
    pub struct Empty;
    /// `flat.v1.Crossing/Texts`.
    #[derive(Clone, Copy, Debug)]
    pub struct Texts;
    /// `flat.v1.Crossing/List`.
    #[derive(Clone, Copy, Debug)]
    pub struct List;
    /// `flat.v1.Crossing/ListBack`.
    #[derive(Clone, Copy, Debug)]
    pub struct ListBack;
    /// `flat.v1.Crossing/Oneof`.
    #[derive(Clone, Copy, Debug)]
    pub struct Oneof;
    /// `flat.v1.Crossing/Map`.
    #[derive(Clone, Copy, Debug)]
    pub struct Map;
    /// `flat.v1.Crossing/Message`.
    #[derive(Clone, Copy, Debug)]
    pub struct Message;
    /// `flat.v1.Crossing/Sleep`.
    #[derive(Clone, Copy, Debug)]
    pub struct Sleep;
}

impl ::shortwire::service::Method for crossing_methods::Flat {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"flat.v1.Crossing/Flat",
        id: 0xf4f92d0e96af1fb5,
        shape: 0x3905bd17b327a835,
        blocking: false,
    };
    type Request<'a> = super::flat_v1::Scalars;
    type Reply<'a> = super::flat_v1::Scalars;
}

impl ::shortwire::service::Method for crossing_methods::Empty {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"flat.v1.Crossing/Empty",
        id: 0xa5f00eaed81791f7,
        shape: 0xa7f6e7cca633c2b7,
        blocking: false,
    };
    type Request<'a> = super::flat_v1::Nothing;
    type Reply<'a> = super::flat_v1::Nothing;
}

impl ::shortwire::service::Method for crossing_methods::Texts {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"flat.v1.Crossing/Texts",
        id: 0x6362d72e9d9d6efe,
        shape: 0x5800bd662abef2e6,
        blocking: false,
    };
    type Request<'a> = super::flat_v1::Texts<'a>;
    type Reply<'a> = super::flat_v1::Texts<'a>;
}

impl ::shortwire::service::Method for crossing_methods::List {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"flat.v1.Crossing/List",
        id: 0x5f6f64620cc48b2e,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::flat_v1::WithList;
    type Reply<'a> = super::flat_v1::Scalars;
}

impl ::shortwire::service::Method for crossing_methods::ListBack {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"flat.v1.Crossing/ListBack",
        id: 0x8d2347d2940695ed,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::flat_v1::Scalars;
    type Reply<'a> = super::flat_v1::WithList;
}

impl ::shortwire::service::Method for crossing_methods::Oneof {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"flat.v1.Crossing/Oneof",
        id: 0x317ec5d2bf19d47b,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::flat_v1::WithOneof;
    type Reply<'a> = super::flat_v1::Nothing;
}

impl ::shortwire::service::Method for crossing_methods::Map {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"flat.v1.Crossing/Map",
        id: 0x8a93b72ebe0ff69c,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::flat_v1::WithMap;
    type Reply<'a> = super::flat_v1::Nothing;
}

impl ::shortwire::service::Method for crossing_methods::Message {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"flat.v1.Crossing/Message",
        id: 0x57782739644dba19,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::flat_v1::WithMessage;
    type Reply<'a> = super::flat_v1::Nothing;
}

impl ::shortwire::service::Method for crossing_methods::Sleep {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"flat.v1.Crossing/Sleep",
        id: 0x72eca1935ad0da75,
        shape: 0x4d2dfc810fb40605,
        blocking: true,
    };
    type Request<'a> = super::flat_v1::Scalars;
    type Reply<'a> = super::flat_v1::Nothing;
}

/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Crossing: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// Scalars only.
    fn flat<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::flat_v1::Scalars,
    ) -> ::core::result::Result<super::flat_v1::Scalars, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::flat`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn flat_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, crossing_methods::Flat>,
    ) {
        items
            .each(|request| <crossing_methods::Flat as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Nothing at all.
    fn empty<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::flat_v1::Nothing,
    ) -> ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::empty`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn empty_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, crossing_methods::Empty>,
    ) {
        items
            .each(|request| <crossing_methods::Empty as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Strings, bytes and presence are flat too.
    fn texts<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::flat_v1::Texts<'a>,
    ) -> ::core::result::Result<super::flat_v1::Texts<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::texts`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn texts_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, crossing_methods::Texts>,
    ) {
        items
            .each(|request| <crossing_methods::Texts as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// A list is not.
    fn list<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::flat_v1::WithList,
    ) -> ::core::result::Result<super::flat_v1::Scalars, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::list`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn list_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, crossing_methods::List>,
    ) {
        items
            .each(|request| <crossing_methods::List as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Nor is it in the reply.
    fn list_back<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::flat_v1::Scalars,
    ) -> ::core::result::Result<super::flat_v1::WithList, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::list_back`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn list_back_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, crossing_methods::ListBack>,
    ) {
        items
            .each(|request| <crossing_methods::ListBack as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Nor a oneof, a map, a message.
    fn oneof<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::flat_v1::WithOneof,
    ) -> ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::oneof`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn oneof_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, crossing_methods::Oneof>,
    ) {
        items
            .each(|request| <crossing_methods::Oneof as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn map<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::flat_v1::WithMap,
    ) -> ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::map`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn map_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, crossing_methods::Map>,
    ) {
        items
            .each(|request| <crossing_methods::Map as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn message<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::flat_v1::WithMessage,
    ) -> ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::message`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn message_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, crossing_methods::Message>,
    ) {
        items
            .each(|request| <crossing_methods::Message as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Marked as blocking.
    fn sleep<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::flat_v1::Scalars,
    ) -> ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::sleep`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn sleep_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, crossing_methods::Sleep>,
    ) {
        items
            .each(|request| <crossing_methods::Sleep as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<crossing_methods::Flat>();
        exports.flat::<crossing_methods::Empty>();
        exports.flat::<crossing_methods::Texts>();
        exports.wire::<crossing_methods::List>();
        exports.wire::<crossing_methods::ListBack>();
        exports.wire::<crossing_methods::Oneof>();
        exports.wire::<crossing_methods::Map>();
        exports.wire::<crossing_methods::Message>();
        exports.flat::<crossing_methods::Sleep>();
    }
}

impl<S: self::Crossing> ::shortwire::service::Handler<S> for crossing_methods::Flat {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::flat_v1::Scalars,
    ) -> ::core::result::Result<super::flat_v1::Scalars, ::shortwire::Status> {
        service.flat(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.flat_many(context, items);
    }
}

impl<S: self::Crossing> ::shortwire::service::Handler<S> for crossing_methods::Empty {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::flat_v1::Nothing,
    ) -> ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status> {
        service.empty(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.empty_many(context, items);
    }
}

impl<S: self::Crossing> ::shortwire::service::Handler<S> for crossing_methods::Texts {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::flat_v1::Texts<'a>,
    ) -> ::core::result::Result<super::flat_v1::Texts<'a>, ::shortwire::Status> {
        service.texts(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.texts_many(context, items);
    }
}

impl<S: self::Crossing> ::shortwire::service::Handler<S> for crossing_methods::List {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::flat_v1::WithList,
    ) -> ::core::result::Result<super::flat_v1::Scalars, ::shortwire::Status> {
        service.list(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.list_many(context, items);
    }
}

impl<S: self::Crossing> ::shortwire::service::Handler<S> for crossing_methods::ListBack {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::flat_v1::Scalars,
    ) -> ::core::result::Result<super::flat_v1::WithList, ::shortwire::Status> {
        service.list_back(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.list_back_many(context, items);
    }
}

impl<S: self::Crossing> ::shortwire::service::Handler<S> for crossing_methods::Oneof {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::flat_v1::WithOneof,
    ) -> ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status> {
        service.oneof(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.oneof_many(context, items);
    }
}

impl<S: self::Crossing> ::shortwire::service::Handler<S> for crossing_methods::Map {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::flat_v1::WithMap,
    ) -> ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status> {
        service.map(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.map_many(context, items);
    }
}

impl<S: self::Crossing> ::shortwire::service::Handler<S> for crossing_methods::Message {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::flat_v1::WithMessage,
    ) -> ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status> {
        service.message(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.message_many(context, items);
    }
}

impl<S: self::Crossing> ::shortwire::service::Handler<S> for crossing_methods::Sleep {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::flat_v1::Scalars,
    ) -> ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status> {
        service.sleep(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.sleep_many(context, items);
    }
}

/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct CrossingClient {
    target: ::shortwire::client::Target,
    flat: ::shortwire::client::Bound<crossing_methods::Flat>,
    empty: ::shortwire::client::Bound<crossing_methods::Empty>,
    texts: ::shortwire::client::Bound<crossing_methods::Texts>,
    list: ::shortwire::client::Bound<crossing_methods::List>,
    list_back: ::shortwire::client::Bound<crossing_methods::ListBack>,
    oneof: ::shortwire::client::Bound<crossing_methods::Oneof>,
    map: ::shortwire::client::Bound<crossing_methods::Map>,
    message: ::shortwire::client::Bound<crossing_methods::Message>,
    sleep: ::shortwire::client::Bound<crossing_methods::Sleep>,
}

impl CrossingClient {
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
            flat: ::shortwire::client::Bound::find(library),
            empty: ::shortwire::client::Bound::find(library),
            texts: ::shortwire::client::Bound::find(library),
            list: ::shortwire::client::Bound::find(library),
            list_back: ::shortwire::client::Bound::find(library),
            oneof: ::shortwire::client::Bound::find(library),
            map: ::shortwire::client::Bound::find(library),
            message: ::shortwire::client::Bound::find(library),
            sleep: ::shortwire::client::Bound::find(library),
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
    /// Scalars only.
    #[inline]
    pub fn flat(
        &self,
        request: &super::flat_v1::Scalars,
    ) -> ::core::result::Result<super::flat_v1::Scalars, ::shortwire::Status> {
        self.flat.flat_owned(&self.target, request)
    }
    /// Calls [`Self::flat`] once for each request, in one crossing. `Err` if no item ran.
    pub fn flat_many(
        &self,
        requests: &[super::flat_v1::Scalars],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::flat_v1::Scalars, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.flat.flat_many_owned(&self.target, requests)
    }
    /// Nothing at all.
    #[inline]
    pub fn empty(
        &self,
        request: &super::flat_v1::Nothing,
    ) -> ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status> {
        self.empty.flat_owned(&self.target, request)
    }
    /// Calls [`Self::empty`] once for each request, in one crossing. `Err` if no item ran.
    pub fn empty_many(
        &self,
        requests: &[super::flat_v1::Nothing],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.empty.flat_many_owned(&self.target, requests)
    }
    /// Strings, bytes and presence are flat too.
    #[inline]
    pub fn texts<'s>(
        &self,
        request: &super::flat_v1::Texts<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::flat_v1::Texts<'s>, ::shortwire::Status> {
        self.texts.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::texts`] once for each request, in one crossing. `Err` if no item ran.
    pub fn texts_many<'s>(
        &self,
        requests: &[super::flat_v1::Texts<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::flat_v1::Texts<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.texts.flat_many(&self.target, requests, scratch)
    }
    /// A list is not.
    #[inline]
    pub fn list(
        &self,
        request: &super::flat_v1::WithList,
    ) -> ::core::result::Result<super::flat_v1::Scalars, ::shortwire::Status> {
        self.list.wire_owned(&self.target, request)
    }
    /// Calls [`Self::list`] once for each request, in one crossing. `Err` if no item ran.
    pub fn list_many(
        &self,
        requests: &[super::flat_v1::WithList],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::flat_v1::Scalars, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.list.wire_many_owned(&self.target, requests)
    }
    /// Nor is it in the reply.
    #[inline]
    pub fn list_back(
        &self,
        request: &super::flat_v1::Scalars,
    ) -> ::core::result::Result<super::flat_v1::WithList, ::shortwire::Status> {
        self.list_back.wire_owned(&self.target, request)
    }
    /// Calls [`Self::list_back`] once for each request, in one crossing. `Err` if no item ran.
    pub fn list_back_many(
        &self,
        requests: &[super::flat_v1::Scalars],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::flat_v1::WithList, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.list_back.wire_many_owned(&self.target, requests)
    }
    /// Nor a oneof, a map, a message.
    #[inline]
    pub fn oneof(
        &self,
        request: &super::flat_v1::WithOneof,
    ) -> ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status> {
        self.oneof.wire_owned(&self.target, request)
    }
    /// Calls [`Self::oneof`] once for each request, in one crossing. `Err` if no item ran.
    pub fn oneof_many(
        &self,
        requests: &[super::flat_v1::WithOneof],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.oneof.wire_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn map(
        &self,
        request: &super::flat_v1::WithMap,
    ) -> ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status> {
        self.map.wire_owned(&self.target, request)
    }
    /// Calls [`Self::map`] once for each request, in one crossing. `Err` if no item ran.
    pub fn map_many(
        &self,
        requests: &[super::flat_v1::WithMap],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.map.wire_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn message(
        &self,
        request: &super::flat_v1::WithMessage,
    ) -> ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status> {
        self.message.wire_owned(&self.target, request)
    }
    /// Calls [`Self::message`] once for each request, in one crossing. `Err` if no item ran.
    pub fn message_many(
        &self,
        requests: &[super::flat_v1::WithMessage],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.message.wire_many_owned(&self.target, requests)
    }
    /// Marked as blocking.
    #[inline]
    pub fn sleep(
        &self,
        request: &super::flat_v1::Scalars,
    ) -> ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status> {
        self.sleep.flat_owned(&self.target, request)
    }
    /// Calls [`Self::sleep`] once for each request, in one crossing. `Err` if no item ran.
    pub fn sleep_many(
        &self,
        requests: &[super::flat_v1::Scalars],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::flat_v1::Nothing, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.sleep.flat_many_owned(&self.target, requests)
    }
}
