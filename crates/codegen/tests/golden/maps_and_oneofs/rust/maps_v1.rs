// Made by shortwire gen from maps.proto. Do not edit.

//! Maps with every kind of key and value, and oneofs with every kind of member.
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
pub struct Color(pub i32);

impl Color {
    pub const UNSPECIFIED: Self = Self(0);
    pub const RED: Self = Self(1);
    pub const ROUGE: Self = Self(1);
    pub const NEGATIVE: Self = Self(-1);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("COLOR_UNSPECIFIED"),
            1 => Some("COLOR_RED"),
            -1 => Some("COLOR_NEGATIVE"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for Color {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for Color {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "Color({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for Color {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Everything<'a> {
    pub a: ::shortwire::wire::Map<i32, f64>,
    pub b: ::shortwire::wire::Map<i64, f32>,
    pub c: ::shortwire::wire::Map<u32, i32>,
    pub d: ::shortwire::wire::Map<u64, i64>,
    pub e: ::shortwire::wire::Map<i32, u32>,
    pub f: ::shortwire::wire::Map<i64, u64>,
    pub g: ::shortwire::wire::Map<u32, i32>,
    pub h: ::shortwire::wire::Map<u64, i64>,
    pub i: ::shortwire::wire::Map<i32, u32>,
    pub j: ::shortwire::wire::Map<i64, u64>,
    pub k: ::shortwire::wire::Map<bool, bool>,
    pub l: ::shortwire::wire::Map<
        ::std::borrow::Cow<'a, str>,
        ::std::borrow::Cow<'a, str>,
    >,
    pub m: ::shortwire::wire::Map<
        ::std::borrow::Cow<'a, str>,
        ::std::borrow::Cow<'a, [u8]>,
    >,
    pub n: ::shortwire::wire::Map<::std::borrow::Cow<'a, str>, super::maps_v1::Color>,
    pub o: ::shortwire::wire::Map<
        ::std::borrow::Cow<'a, str>,
        super::maps_v1::Choice<'a>,
    >,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Everything<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for (key, value) in self.o.iter().rev() {
            writer
                .delimited(
                    122,
                    |writer| {
                        writer.message(18, value);
                        writer.string(10, key);
                    },
                );
        }
        for (key, value) in self.n.iter().rev() {
            writer
                .delimited(
                    114,
                    |writer| {
                        writer.int32(16, value.0);
                        writer.string(10, key);
                    },
                );
        }
        for (key, value) in self.m.iter().rev() {
            writer
                .delimited(
                    106,
                    |writer| {
                        writer.bytes(18, value);
                        writer.string(10, key);
                    },
                );
        }
        for (key, value) in self.l.iter().rev() {
            writer
                .delimited(
                    98,
                    |writer| {
                        writer.string(18, value);
                        writer.string(10, key);
                    },
                );
        }
        for (key, value) in self.k.iter().rev() {
            writer
                .delimited(
                    90,
                    |writer| {
                        writer.bool(16, *value);
                        writer.bool(8, *key);
                    },
                );
        }
        for (key, value) in self.j.iter().rev() {
            writer
                .delimited(
                    82,
                    |writer| {
                        writer.fixed64(17, *value);
                        writer.sfixed64(9, *key);
                    },
                );
        }
        for (key, value) in self.i.iter().rev() {
            writer
                .delimited(
                    74,
                    |writer| {
                        writer.fixed32(21, *value);
                        writer.sfixed32(13, *key);
                    },
                );
        }
        for (key, value) in self.h.iter().rev() {
            writer
                .delimited(
                    66,
                    |writer| {
                        writer.sint64(16, *value);
                        writer.fixed64(9, *key);
                    },
                );
        }
        for (key, value) in self.g.iter().rev() {
            writer
                .delimited(
                    58,
                    |writer| {
                        writer.sint32(16, *value);
                        writer.fixed32(13, *key);
                    },
                );
        }
        for (key, value) in self.f.iter().rev() {
            writer
                .delimited(
                    50,
                    |writer| {
                        writer.uint64(16, *value);
                        writer.sint64(8, *key);
                    },
                );
        }
        for (key, value) in self.e.iter().rev() {
            writer
                .delimited(
                    42,
                    |writer| {
                        writer.uint32(16, *value);
                        writer.sint32(8, *key);
                    },
                );
        }
        for (key, value) in self.d.iter().rev() {
            writer
                .delimited(
                    34,
                    |writer| {
                        writer.int64(16, *value);
                        writer.uint64(8, *key);
                    },
                );
        }
        for (key, value) in self.c.iter().rev() {
            writer
                .delimited(
                    26,
                    |writer| {
                        writer.int32(16, *value);
                        writer.uint32(8, *key);
                    },
                );
        }
        for (key, value) in self.b.iter().rev() {
            writer
                .delimited(
                    18,
                    |writer| {
                        writer.float(21, *value);
                        writer.int64(8, *key);
                    },
                );
        }
        for (key, value) in self.a.iter().rev() {
            writer
                .delimited(
                    10,
                    |writer| {
                        writer.double(17, *value);
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
                            (17, |reader, value| reader.double().map(|new| *value = new)),
                        )?;
                    self.a.insert(key, value);
                }
                18 => {
                    let (key, value) = reader
                        .entry(
                            (8, |reader| reader.int64()),
                            (21, |reader, value| reader.float().map(|new| *value = new)),
                        )?;
                    self.b.insert(key, value);
                }
                26 => {
                    let (key, value) = reader
                        .entry(
                            (8, |reader| reader.uint32()),
                            (16, |reader, value| reader.int32().map(|new| *value = new)),
                        )?;
                    self.c.insert(key, value);
                }
                34 => {
                    let (key, value) = reader
                        .entry(
                            (8, |reader| reader.uint64()),
                            (16, |reader, value| reader.int64().map(|new| *value = new)),
                        )?;
                    self.d.insert(key, value);
                }
                42 => {
                    let (key, value) = reader
                        .entry(
                            (8, |reader| reader.sint32()),
                            (16, |reader, value| reader.uint32().map(|new| *value = new)),
                        )?;
                    self.e.insert(key, value);
                }
                50 => {
                    let (key, value) = reader
                        .entry(
                            (8, |reader| reader.sint64()),
                            (16, |reader, value| reader.uint64().map(|new| *value = new)),
                        )?;
                    self.f.insert(key, value);
                }
                58 => {
                    let (key, value) = reader
                        .entry(
                            (13, |reader| reader.fixed32()),
                            (16, |reader, value| reader.sint32().map(|new| *value = new)),
                        )?;
                    self.g.insert(key, value);
                }
                66 => {
                    let (key, value) = reader
                        .entry(
                            (9, |reader| reader.fixed64()),
                            (16, |reader, value| reader.sint64().map(|new| *value = new)),
                        )?;
                    self.h.insert(key, value);
                }
                74 => {
                    let (key, value) = reader
                        .entry(
                            (13, |reader| reader.sfixed32()),
                            (
                                21,
                                |reader, value| reader.fixed32().map(|new| *value = new),
                            ),
                        )?;
                    self.i.insert(key, value);
                }
                82 => {
                    let (key, value) = reader
                        .entry(
                            (9, |reader| reader.sfixed64()),
                            (
                                17,
                                |reader, value| reader.fixed64().map(|new| *value = new),
                            ),
                        )?;
                    self.j.insert(key, value);
                }
                90 => {
                    let (key, value) = reader
                        .entry(
                            (8, |reader| reader.bool()),
                            (16, |reader, value| reader.bool().map(|new| *value = new)),
                        )?;
                    self.k.insert(key, value);
                }
                98 => {
                    let (key, value) = reader
                        .entry(
                            (10, |reader| reader.string()),
                            (18, |reader, value| reader.string().map(|new| *value = new)),
                        )?;
                    self.l.insert(key, value);
                }
                106 => {
                    let (key, value) = reader
                        .entry(
                            (10, |reader| reader.string()),
                            (18, |reader, value| reader.bytes().map(|new| *value = new)),
                        )?;
                    self.m.insert(key, value);
                }
                114 => {
                    let (key, value): (_, super::maps_v1::Color) = reader
                        .entry(
                            (10, |reader| reader.string()),
                            (
                                16,
                                |reader, value| {
                                    reader
                                        .int32()
                                        .map(super::maps_v1::Color)
                                        .map(|new| *value = new)
                                },
                            ),
                        )?;
                    self.n.insert(key, value);
                }
                122 => {
                    let (key, value): (_, super::maps_v1::Choice<'a>) = reader
                        .message_entry((10, |reader| reader.string()), 18)?;
                    self.o.insert(key, value);
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Everything<'a> {
    const FULL_NAME: &'static str = "maps.v1.Everything";
}

impl<'a> ::shortwire::wire::IntoOwned for Everything<'a> {
    type Owned = Everything<'static>;
    fn into_owned(self) -> Self::Owned {
        Everything {
            a: ::shortwire::wire::IntoOwned::into_owned(self.a),
            b: ::shortwire::wire::IntoOwned::into_owned(self.b),
            c: ::shortwire::wire::IntoOwned::into_owned(self.c),
            d: ::shortwire::wire::IntoOwned::into_owned(self.d),
            e: ::shortwire::wire::IntoOwned::into_owned(self.e),
            f: ::shortwire::wire::IntoOwned::into_owned(self.f),
            g: ::shortwire::wire::IntoOwned::into_owned(self.g),
            h: ::shortwire::wire::IntoOwned::into_owned(self.h),
            i: ::shortwire::wire::IntoOwned::into_owned(self.i),
            j: ::shortwire::wire::IntoOwned::into_owned(self.j),
            k: ::shortwire::wire::IntoOwned::into_owned(self.k),
            l: ::shortwire::wire::IntoOwned::into_owned(self.l),
            m: ::shortwire::wire::IntoOwned::into_owned(self.m),
            n: ::shortwire::wire::IntoOwned::into_owned(self.n),
            o: ::shortwire::wire::IntoOwned::into_owned(self.o),
            _unknown: self._unknown,
        }
    }
}

/// The members of `maps.v1.Choice.first`.
#[derive(Clone, Debug, PartialEq)]
pub enum ChoiceFirst<'a> {
    Number(i32),
    Text(::std::borrow::Cow<'a, str>),
    Data(::std::borrow::Cow<'a, [u8]>),
    Color(super::maps_v1::Color),
    Message(super::maps_v1::Everything<'a>),
}

impl<'a> ::shortwire::wire::IntoOwned for ChoiceFirst<'a> {
    type Owned = ChoiceFirst<'static>;
    fn into_owned(self) -> Self::Owned {
        match self {
            Self::Number(value) => {
                ChoiceFirst::Number(::shortwire::wire::IntoOwned::into_owned(value))
            }
            Self::Text(value) => {
                ChoiceFirst::Text(::shortwire::wire::IntoOwned::into_owned(value))
            }
            Self::Data(value) => {
                ChoiceFirst::Data(::shortwire::wire::IntoOwned::into_owned(value))
            }
            Self::Color(value) => {
                ChoiceFirst::Color(::shortwire::wire::IntoOwned::into_owned(value))
            }
            Self::Message(value) => {
                ChoiceFirst::Message(::shortwire::wire::IntoOwned::into_owned(value))
            }
        }
    }
}

/// The members of `maps.v1.Choice.second`.
#[derive(Clone, Debug, PartialEq)]
pub enum ChoiceSecond {
    Yes(bool),
    Much(f64),
}

impl ::shortwire::wire::IntoOwned for ChoiceSecond {
    type Owned = ChoiceSecond;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

/// A oneof with a single member.
#[derive(Clone, Debug, PartialEq)]
pub enum ChoiceThird {
    Only(u64),
}

impl ::shortwire::wire::IntoOwned for ChoiceThird {
    type Owned = ChoiceThird;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choice<'a> {
    pub first: ::core::option::Option<ChoiceFirst<'a>>,
    pub second: ::core::option::Option<ChoiceSecond>,
    /// A oneof with a single member.
    pub third: ::core::option::Option<ChoiceThird>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Choice<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        match &self.third {
            Some(ChoiceThird::Only(value)) => {
                writer.fixed64(4294967289, *value);
            }
            _ => {}
        }
        match &self.second {
            Some(ChoiceSecond::Much(value)) => {
                writer.double(57, *value);
            }
            Some(ChoiceSecond::Yes(value)) => {
                writer.bool(48, *value);
            }
            _ => {}
        }
        match &self.first {
            Some(ChoiceFirst::Message(value)) => {
                writer.message(42, value);
            }
            Some(ChoiceFirst::Color(value)) => {
                writer.int32(32, value.0);
            }
            Some(ChoiceFirst::Data(value)) => {
                writer.bytes(26, value);
            }
            Some(ChoiceFirst::Text(value)) => {
                writer.string(18, value);
            }
            Some(ChoiceFirst::Number(value)) => {
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
                8 => self.first = Some(ChoiceFirst::Number(reader.int32()?)),
                18 => self.first = Some(ChoiceFirst::Text(reader.string()?)),
                26 => self.first = Some(ChoiceFirst::Data(reader.bytes()?)),
                32 => {
                    self.first = Some(
                        ChoiceFirst::Color(reader.int32().map(super::maps_v1::Color)?),
                    );
                }
                42 => {
                    match &mut self.first {
                        Some(ChoiceFirst::Message(value)) => reader.merge_message(value)?,
                        other => *other = Some(ChoiceFirst::Message(reader.message()?)),
                    }
                }
                48 => self.second = Some(ChoiceSecond::Yes(reader.bool()?)),
                57 => self.second = Some(ChoiceSecond::Much(reader.double()?)),
                4294967289 => self.third = Some(ChoiceThird::Only(reader.fixed64()?)),
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Choice<'a> {
    const FULL_NAME: &'static str = "maps.v1.Choice";
}

impl<'a> ::shortwire::wire::IntoOwned for Choice<'a> {
    type Owned = Choice<'static>;
    fn into_owned(self) -> Self::Owned {
        Choice {
            first: ::shortwire::wire::IntoOwned::into_owned(self.first),
            second: ::shortwire::wire::IntoOwned::into_owned(self.second),
            third: ::shortwire::wire::IntoOwned::into_owned(self.third),
            _unknown: self._unknown,
        }
    }
}

/// The methods of `maps.v1.Maps`, each as a type.
pub mod maps_methods {
    /// `maps.v1.Maps/Echo`.
    #[derive(Clone, Copy, Debug)]
    pub struct Echo;
}

impl ::shortwire::service::Method for maps_methods::Echo {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"maps.v1.Maps/Echo",
        id: 0x7f95c0977b5a8d0a,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::maps_v1::Everything<'a>;
    type Reply<'a> = super::maps_v1::Choice<'a>;
}

/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Maps: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    fn echo<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::maps_v1::Everything<'a>,
    ) -> ::core::result::Result<super::maps_v1::Choice<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::echo`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, maps_methods::Echo>,
    ) {
        items
            .each(|request| <maps_methods::Echo as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.wire::<maps_methods::Echo>();
    }
}

impl<S: self::Maps> ::shortwire::service::Handler<S> for maps_methods::Echo {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::maps_v1::Everything<'a>,
    ) -> ::core::result::Result<super::maps_v1::Choice<'a>, ::shortwire::Status> {
        service.echo(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_many(context, items);
    }
}

/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct MapsClient {
    target: ::shortwire::client::Target,
    echo: ::shortwire::client::Bound<maps_methods::Echo>,
}

impl MapsClient {
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
            echo: ::shortwire::client::Bound::find(library),
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
    pub fn echo<'s>(
        &self,
        request: &super::maps_v1::Everything<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::maps_v1::Choice<'s>, ::shortwire::Status> {
        self.echo.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::echo`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_many<'s>(
        &self,
        requests: &[super::maps_v1::Everything<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::maps_v1::Choice<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.echo.wire_many(&self.target, requests, scratch)
    }
}
