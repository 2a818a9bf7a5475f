// Made by shortwire gen from presence.proto. Do not edit.

//! Everything proto2 has and proto3 has not.
#![allow(
    clippy::all,
    deprecated,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals
)]

/// Closed: numbers that are not named here are unknown fields.
///
/// Any number is a value; those the schema names are constants here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(pub i32);

impl Level {
    pub const LOW: Self = Self(1);
    pub const HIGH: Self = Self(2);
    pub const TOP: Self = Self(2147483647);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            1 => Some("LEVEL_LOW"),
            2 => Some("LEVEL_HIGH"),
            2147483647 => Some("LEVEL_TOP"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for Level {
    fn default() -> Self {
        Self(1)
    }
}

impl ::core::fmt::Debug for Level {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "Level({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for Level {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fields<'a> {
    pub must: ::core::option::Option<i32>,
    pub may: ::core::option::Option<i32>,
    pub number: ::core::option::Option<i64>,
    pub text: ::core::option::Option<::std::borrow::Cow<'a, str>>,
    pub data: ::core::option::Option<::std::borrow::Cow<'a, [u8]>>,
    pub flag: ::core::option::Option<bool>,
    pub real: ::core::option::Option<f64>,
    pub infinite: ::core::option::Option<f32>,
    pub none: ::core::option::Option<f64>,
    pub level: ::core::option::Option<super::presence_v1::Level>,
    pub most: ::core::option::Option<u64>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> Fields<'a> {
    /// `number`, or the default the schema names where it is absent.
    pub fn number_or_default(&self) -> i64 {
        self.number.unwrap_or(-42)
    }
    /// `text`, or the default the schema names where it is absent.
    pub fn text_or_default(&self) -> &str {
        self.text.as_deref().unwrap_or("a \"quoted\" text\n")
    }
    /// `data`, or the default the schema names where it is absent.
    pub fn data_or_default(&self) -> &[u8] {
        self.data.as_deref().unwrap_or(b"\x00\xff")
    }
    /// `flag`, or the default the schema names where it is absent.
    pub fn flag_or_default(&self) -> bool {
        self.flag.unwrap_or(true)
    }
    /// `real`, or the default the schema names where it is absent.
    pub fn real_or_default(&self) -> f64 {
        self.real.unwrap_or(1.5_f64)
    }
    /// `infinite`, or the default the schema names where it is absent.
    pub fn infinite_or_default(&self) -> f32 {
        self.infinite.unwrap_or(f32::NEG_INFINITY)
    }
    /// `none`, or the default the schema names where it is absent.
    pub fn none_or_default(&self) -> f64 {
        self.none.unwrap_or(f64::NAN)
    }
    /// `level`, or the default the schema names where it is absent.
    pub fn level_or_default(&self) -> super::presence_v1::Level {
        self.level.unwrap_or(super::presence_v1::Level::HIGH)
    }
    /// `most`, or the default the schema names where it is absent.
    pub fn most_or_default(&self) -> u64 {
        self.most.unwrap_or(18446744073709551615)
    }
}

impl<'a> ::shortwire::wire::Message<'a> for Fields<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if let Some(value) = &self.most {
            writer.uint64(88, *value);
        }
        if let Some(value) = &self.level {
            writer.int32(80, value.0);
        }
        if let Some(value) = &self.none {
            writer.double(73, *value);
        }
        if let Some(value) = &self.infinite {
            writer.float(69, *value);
        }
        if let Some(value) = &self.real {
            writer.double(57, *value);
        }
        if let Some(value) = &self.flag {
            writer.bool(48, *value);
        }
        if let Some(value) = &self.data {
            writer.bytes(42, value);
        }
        if let Some(value) = &self.text {
            writer.string(34, value);
        }
        if let Some(value) = &self.number {
            writer.int64(24, *value);
        }
        if let Some(value) = &self.may {
            writer.int32(16, *value);
        }
        if let Some(value) = &self.must {
            writer.int32(8, *value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.must = Some(reader.int32()?),
                16 => self.may = Some(reader.int32()?),
                24 => self.number = Some(reader.int64()?),
                34 => self.text = Some(reader.string()?),
                42 => self.data = Some(reader.bytes()?),
                48 => self.flag = Some(reader.bool()?),
                57 => self.real = Some(reader.double()?),
                69 => self.infinite = Some(reader.float()?),
                73 => self.none = Some(reader.double()?),
                80 => {
                    let value = super::presence_v1::Level(reader.int32()?);
                    if value.is_known() {
                        self.level = Some(value)
                    } else {
                        self._unknown.push_varint(80, value.0 as i64 as u64)
                    }
                }
                88 => self.most = Some(reader.uint64()?),
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        if self.must.is_none() {
            return Err(reader.missing("presence.v1.Fields.must"));
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Fields<'a> {
    const FULL_NAME: &'static str = "presence.v1.Fields";
}

impl<'a> ::shortwire::wire::IntoOwned for Fields<'a> {
    type Owned = Fields<'static>;
    fn into_owned(self) -> Self::Owned {
        Fields {
            must: ::shortwire::wire::IntoOwned::into_owned(self.must),
            may: ::shortwire::wire::IntoOwned::into_owned(self.may),
            number: ::shortwire::wire::IntoOwned::into_owned(self.number),
            text: ::shortwire::wire::IntoOwned::into_owned(self.text),
            data: ::shortwire::wire::IntoOwned::into_owned(self.data),
            flag: ::shortwire::wire::IntoOwned::into_owned(self.flag),
            real: ::shortwire::wire::IntoOwned::into_owned(self.real),
            infinite: ::shortwire::wire::IntoOwned::into_owned(self.infinite),
            none: ::shortwire::wire::IntoOwned::into_owned(self.none),
            level: ::shortwire::wire::IntoOwned::into_owned(self.level),
            most: ::shortwire::wire::IntoOwned::into_owned(self.most),
            _unknown: self._unknown,
        }
    }
}

/// The members of `presence.v1.Rest.choice`.
#[derive(Clone, Debug, PartialEq)]
pub enum RestChoice<'a> {
    Level(super::presence_v1::Level),
    Fields(super::presence_v1::Fields<'a>),
}

impl<'a> ::shortwire::wire::IntoOwned for RestChoice<'a> {
    type Owned = RestChoice<'static>;
    fn into_owned(self) -> Self::Owned {
        match self {
            Self::Level(value) => {
                RestChoice::Level(::shortwire::wire::IntoOwned::into_owned(value))
            }
            Self::Fields(value) => {
                RestChoice::Fields(::shortwire::wire::IntoOwned::into_owned(value))
            }
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rest<'a> {
    pub unpacked: ::std::vec::Vec<i32>,
    pub packed: ::std::vec::Vec<i32>,
    pub levels: ::std::vec::Vec<super::presence_v1::Level>,
    pub inside: ::core::option::Option<super::presence_v1::RestInside<'a>>,
    pub many: ::std::vec::Vec<super::presence_v1::RestMany>,
    pub choice: ::core::option::Option<RestChoice<'a>>,
    pub by_number: ::shortwire::wire::Map<i32, super::presence_v1::Level>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Rest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for (key, value) in self.by_number.iter().rev() {
            writer
                .delimited(
                    66,
                    |writer| {
                        writer.int32(16, value.0);
                        writer.int32(8, *key);
                    },
                );
        }
        match &self.choice {
            Some(RestChoice::Fields(value)) => {
                writer.message(58, value);
            }
            Some(RestChoice::Level(value)) => {
                writer.int32(48, value.0);
            }
            _ => {}
        }
        for value in self.many.iter().rev() {
            writer.group(43, value);
        }
        if let Some(value) = &self.inside {
            writer.group(35, value);
        }
        if !self.levels.is_empty() {
            writer
                .packed(
                    26,
                    self.levels.iter().rev(),
                    |writer, value| writer.raw_int32(value.0),
                );
        }
        if !self.packed.is_empty() {
            writer
                .packed(
                    18,
                    self.packed.iter().rev(),
                    |writer, value| writer.raw_int32(*value),
                );
        }
        for value in self.unpacked.iter().rev() {
            writer.int32(8, *value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.unpacked.push(reader.int32()?),
                10 => reader.packed(&mut self.unpacked, 1, |reader| reader.int32())?,
                16 => self.packed.push(reader.int32()?),
                18 => reader.packed(&mut self.packed, 1, |reader| reader.int32())?,
                24 => {
                    let value = super::presence_v1::Level(reader.int32()?);
                    if value.is_known() {
                        self.levels.push(value)
                    } else {
                        self._unknown.push_varint(24, value.0 as i64 as u64)
                    }
                }
                26 => {
                    let mut numbers = ::std::vec::Vec::new();
                    reader.packed(&mut numbers, 1, |reader| reader.int32())?;
                    for number in numbers {
                        if super::presence_v1::Level(number).is_known() {
                            self.levels.push(super::presence_v1::Level(number))
                        } else {
                            self._unknown.push_varint(24, number as i64 as u64)
                        }
                    }
                }
                35 => reader.merge_group(35, self.inside.get_or_insert_default())?,
                43 => self.many.push(reader.group(43)?),
                48 => {
                    let value = super::presence_v1::Level(reader.int32()?);
                    if value.is_known() {
                        self.choice = Some(RestChoice::Level(value))
                    } else {
                        self._unknown.push_varint(48, value.0 as i64 as u64)
                    }
                }
                58 => {
                    match &mut self.choice {
                        Some(RestChoice::Fields(value)) => reader.merge_message(value)?,
                        other => *other = Some(RestChoice::Fields(reader.message()?)),
                    }
                }
                66 => {
                    let before = reader.remaining();
                    let (key, value): (_, super::presence_v1::Level) = reader
                        .entry(
                            (8, |reader| reader.int32()),
                            (
                                16,
                                |reader, value| {
                                    reader
                                        .int32()
                                        .map(super::presence_v1::Level)
                                        .map(|new| *value = new)
                                },
                            ),
                        )?;
                    if value.is_known() {
                        self.by_number.insert(key, value);
                    } else {
                        self._unknown
                            .push(66, &before[..before.len() - reader.remaining().len()])
                    }
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Rest<'a> {
    const FULL_NAME: &'static str = "presence.v1.Rest";
}

impl<'a> ::shortwire::wire::IntoOwned for Rest<'a> {
    type Owned = Rest<'static>;
    fn into_owned(self) -> Self::Owned {
        Rest {
            unpacked: ::shortwire::wire::IntoOwned::into_owned(self.unpacked),
            packed: ::shortwire::wire::IntoOwned::into_owned(self.packed),
            levels: ::shortwire::wire::IntoOwned::into_owned(self.levels),
            inside: ::shortwire::wire::IntoOwned::into_owned(self.inside),
            many: ::shortwire::wire::IntoOwned::into_owned(self.many),
            choice: ::shortwire::wire::IntoOwned::into_owned(self.choice),
            by_number: ::shortwire::wire::IntoOwned::into_owned(self.by_number),
            _unknown: self._unknown,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct RestInside<'a> {
    pub name: ::core::option::Option<::std::borrow::Cow<'a, str>>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for RestInside<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if let Some(value) = &self.name {
            writer.string(10, value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.name = Some(reader.string()?),
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        if self.name.is_none() {
            return Err(reader.missing("presence.v1.Rest.Inside.name"));
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for RestInside<'a> {
    const FULL_NAME: &'static str = "presence.v1.Rest.Inside";
}

impl<'a> ::shortwire::wire::IntoOwned for RestInside<'a> {
    type Owned = RestInside<'static>;
    fn into_owned(self) -> Self::Owned {
        RestInside {
            name: ::shortwire::wire::IntoOwned::into_owned(self.name),
            _unknown: self._unknown,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct RestMany {
    pub number: ::core::option::Option<i32>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for RestMany {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if let Some(value) = &self.number {
            writer.int32(8, *value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.number = Some(reader.int32()?),
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for RestMany {
    const FULL_NAME: &'static str = "presence.v1.Rest.Many";
}

impl ::shortwire::wire::IntoOwned for RestMany {
    type Owned = RestMany;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for RestMany {
    const SLOTS: usize = 2;
    const WIDTHS: &'static [usize] = &[8, 4];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let mask = source.mask();
        Ok(Self {
            number: if mask >> 0 & 1 != 0 {
                Some(source.i32(::shortwire::service::Place::at(1, 1)))
            } else {
                None
            },
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.mask(u64::from(self.number.is_some()) << 0);
        sink.i32(::shortwire::service::Place::at(1, 1), self.number.unwrap_or_default());
    }
}

/// The methods of `presence.v1.Presence`, each as a type.
pub mod presence_methods {
    /// `presence.v1.Presence/Echo`.
    #[derive(Clone, Copy, Debug)]
    pub struct Echo;
    /// `presence.v1.Presence/Lists`.
    #[derive(Clone, Copy, Debug)]
    pub struct Lists;
}

impl ::shortwire::service::Method for presence_methods::Echo {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"presence.v1.Presence/Echo",
        id: 0xc852cf406b81168a,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::presence_v1::Fields<'a>;
    type Reply<'a> = super::presence_v1::Fields<'a>;
}

impl ::shortwire::service::Method for presence_methods::Lists {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"presence.v1.Presence/Lists",
        id: 0xde3d44deec9005f8,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::presence_v1::Rest<'a>;
    type Reply<'a> = super::presence_v1::Rest<'a>;
}

/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Presence: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    fn echo<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::presence_v1::Fields<'a>,
    ) -> ::core::result::Result<super::presence_v1::Fields<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::echo`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, presence_methods::Echo>,
    ) {
        items
            .each(|request| <presence_methods::Echo as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn lists<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::presence_v1::Rest<'a>,
    ) -> ::core::result::Result<super::presence_v1::Rest<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::lists`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn lists_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, presence_methods::Lists>,
    ) {
        items
            .each(|request| <presence_methods::Lists as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.wire::<presence_methods::Echo>();
        exports.wire::<presence_methods::Lists>();
    }
}

impl<S: self::Presence> ::shortwire::service::Handler<S> for presence_methods::Echo {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::presence_v1::Fields<'a>,
    ) -> ::core::result::Result<super::presence_v1::Fields<'a>, ::shortwire::Status> {
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

impl<S: self::Presence> ::shortwire::service::Handler<S> for presence_methods::Lists {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::presence_v1::Rest<'a>,
    ) -> ::core::result::Result<super::presence_v1::Rest<'a>, ::shortwire::Status> {
        service.lists(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.lists_many(context, items);
    }
}

/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct PresenceClient {
    target: ::shortwire::client::Target,
    echo: ::shortwire::client::Bound<presence_methods::Echo>,
    lists: ::shortwire::client::Bound<presence_methods::Lists>,
}

impl PresenceClient {
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
            lists: ::shortwire::client::Bound::find(library),
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
        request: &super::presence_v1::Fields<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::presence_v1::Fields<'s>, ::shortwire::Status> {
        self.echo.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::echo`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_many<'s>(
        &self,
        requests: &[super::presence_v1::Fields<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::presence_v1::Fields<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.echo.wire_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn lists<'s>(
        &self,
        request: &super::presence_v1::Rest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::presence_v1::Rest<'s>, ::shortwire::Status> {
        self.lists.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::lists`] once for each request, in one crossing. `Err` if no item ran.
    pub fn lists_many<'s>(
        &self,
        requests: &[super::presence_v1::Rest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::presence_v1::Rest<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.lists.wire_many(&self.target, requests, scratch)
    }
}
