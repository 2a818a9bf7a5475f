// Made by shortwire gen from keywords.proto. Do not edit.

//! Names that are keywords of some host.
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
pub struct Async(pub i32);

impl Async {
    pub const UNSPECIFIED: Self = Self(0);
    pub const TRUE: Self = Self(1);
    pub const SELF: Self = Self(2);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("ASYNC_UNSPECIFIED"),
            1 => Some("ASYNC_TRUE"),
            2 => Some("ASYNC_SELF"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for Async {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for Async {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "Async({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for Async {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Type<'a> {
    pub fn_: i32,
    pub class: i32,
    pub int: i32,
    pub lambda: i32,
    pub self_: i32,
    pub None: i32,
    pub def: ::std::borrow::Cow<'a, str>,
    pub register: bool,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Type<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.register {
            writer.bool(64, self.register);
        }
        if !self.def.is_empty() {
            writer.string(58, &self.def);
        }
        if self.None != 0 {
            writer.int32(48, self.None);
        }
        if self.self_ != 0 {
            writer.int32(40, self.self_);
        }
        if self.lambda != 0 {
            writer.int32(32, self.lambda);
        }
        if self.int != 0 {
            writer.int32(24, self.int);
        }
        if self.class != 0 {
            writer.int32(16, self.class);
        }
        if self.fn_ != 0 {
            writer.int32(8, self.fn_);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.fn_ = reader.int32()?,
                16 => self.class = reader.int32()?,
                24 => self.int = reader.int32()?,
                32 => self.lambda = reader.int32()?,
                40 => self.self_ = reader.int32()?,
                48 => self.None = reader.int32()?,
                58 => self.def = reader.string()?,
                64 => self.register = reader.bool()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Type<'a> {
    const FULL_NAME: &'static str = "keywords.v1.Type";
}

impl<'a> ::shortwire::wire::IntoOwned for Type<'a> {
    type Owned = Type<'static>;
    fn into_owned(self) -> Self::Owned {
        Type {
            fn_: ::shortwire::wire::IntoOwned::into_owned(self.fn_),
            class: ::shortwire::wire::IntoOwned::into_owned(self.class),
            int: ::shortwire::wire::IntoOwned::into_owned(self.int),
            lambda: ::shortwire::wire::IntoOwned::into_owned(self.lambda),
            self_: ::shortwire::wire::IntoOwned::into_owned(self.self_),
            None: ::shortwire::wire::IntoOwned::into_owned(self.None),
            def: ::shortwire::wire::IntoOwned::into_owned(self.def),
            register: ::shortwire::wire::IntoOwned::into_owned(self.register),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Type<'a> {
    const SLOTS: usize = 9;
    const WIDTHS: &'static [usize] = &[4, 4, 4, 4, 4, 4, 16, 1];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(6, 6),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            fn_: source.i32(::shortwire::service::Place::at(0, 0)),
            class: source.i32(::shortwire::service::Place::at(1, 1)),
            int: source.i32(::shortwire::service::Place::at(2, 2)),
            lambda: source.i32(::shortwire::service::Place::at(3, 3)),
            self_: source.i32(::shortwire::service::Place::at(4, 4)),
            None: source.i32(::shortwire::service::Place::at(5, 5)),
            def: source
                .string(::shortwire::service::Place::at(6, 6), "keywords.v1.Type.def")?,
            register: source.bool(::shortwire::service::Place::at(8, 7)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i32(::shortwire::service::Place::at(0, 0), self.fn_);
        sink.i32(::shortwire::service::Place::at(1, 1), self.class);
        sink.i32(::shortwire::service::Place::at(2, 2), self.int);
        sink.i32(::shortwire::service::Place::at(3, 3), self.lambda);
        sink.i32(::shortwire::service::Place::at(4, 4), self.self_);
        sink.i32(::shortwire::service::Place::at(5, 5), self.None);
        sink.bytes(::shortwire::service::Place::at(6, 6), self.def.as_bytes());
        sink.bool(::shortwire::service::Place::at(8, 7), self.register);
    }
}

/// The members of `keywords.v1.Self.match`.
#[derive(Clone, Debug, PartialEq)]
pub enum SelfMatch<'a> {
    Async(i32),
    Yield(::std::borrow::Cow<'a, str>),
    Type(super::keywords_v1::Type<'a>),
}

impl<'a> ::shortwire::wire::IntoOwned for SelfMatch<'a> {
    type Owned = SelfMatch<'static>;
    fn into_owned(self) -> Self::Owned {
        match self {
            Self::Async(value) => {
                SelfMatch::Async(::shortwire::wire::IntoOwned::into_owned(value))
            }
            Self::Yield(value) => {
                SelfMatch::Yield(::shortwire::wire::IntoOwned::into_owned(value))
            }
            Self::Type(value) => {
                SelfMatch::Type(::shortwire::wire::IntoOwned::into_owned(value))
            }
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Self_<'a> {
    pub match_: ::core::option::Option<SelfMatch<'a>>,
    pub import: ::std::vec::Vec<super::keywords_v1::Async>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Self_<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.import.is_empty() {
            writer
                .packed(
                    34,
                    self.import.iter().rev(),
                    |writer, value| writer.raw_int32(value.0),
                );
        }
        match &self.match_ {
            Some(SelfMatch::Type(value)) => {
                writer.message(26, value);
            }
            Some(SelfMatch::Yield(value)) => {
                writer.string(18, value);
            }
            Some(SelfMatch::Async(value)) => {
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
                8 => self.match_ = Some(SelfMatch::Async(reader.int32()?)),
                18 => self.match_ = Some(SelfMatch::Yield(reader.string()?)),
                26 => {
                    match &mut self.match_ {
                        Some(SelfMatch::Type(value)) => reader.merge_message(value)?,
                        other => *other = Some(SelfMatch::Type(reader.message()?)),
                    }
                }
                32 => self.import.push(reader.int32().map(super::keywords_v1::Async)?),
                34 => {
                    reader
                        .packed(
                            &mut self.import,
                            1,
                            |reader| reader.int32().map(super::keywords_v1::Async),
                        )?
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Self_<'a> {
    const FULL_NAME: &'static str = "keywords.v1.Self";
}

impl<'a> ::shortwire::wire::IntoOwned for Self_<'a> {
    type Owned = Self_<'static>;
    fn into_owned(self) -> Self::Owned {
        Self_ {
            match_: ::shortwire::wire::IntoOwned::into_owned(self.match_),
            import: ::shortwire::wire::IntoOwned::into_owned(self.import),
            _unknown: self._unknown,
        }
    }
}

/// Names that macros, types and keywords of C and C++ have.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Headers<'a> {
    pub INT32_MAX: i32,
    pub SIZE_MAX: u32,
    pub INFINITY: f64,
    pub M_PI: f64,
    pub int32_t: i32,
    pub sw_bytes_t: ::std::borrow::Cow<'a, str>,
    pub SW_INLINE: ::std::vec::Vec<i32>,
    pub _Atomic: bool,
    pub _Static_assert: ::core::option::Option<bool>,
    pub co_await: i32,
    pub errno: i32,
    pub MAX: i32,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Headers<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.MAX != 0 {
            writer.int32(96, self.MAX);
        }
        if self.errno != 0 {
            writer.int32(88, self.errno);
        }
        if self.co_await != 0 {
            writer.int32(80, self.co_await);
        }
        if let Some(value) = &self._Static_assert {
            writer.bool(72, *value);
        }
        if self._Atomic {
            writer.bool(64, self._Atomic);
        }
        if !self.SW_INLINE.is_empty() {
            writer
                .packed(
                    58,
                    self.SW_INLINE.iter().rev(),
                    |writer, value| writer.raw_int32(*value),
                );
        }
        if !self.sw_bytes_t.is_empty() {
            writer.string(50, &self.sw_bytes_t);
        }
        if self.int32_t != 0 {
            writer.int32(40, self.int32_t);
        }
        if self.M_PI.to_bits() != 0 {
            writer.double(33, self.M_PI);
        }
        if self.INFINITY.to_bits() != 0 {
            writer.double(25, self.INFINITY);
        }
        if self.SIZE_MAX != 0 {
            writer.uint32(16, self.SIZE_MAX);
        }
        if self.INT32_MAX != 0 {
            writer.int32(8, self.INT32_MAX);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.INT32_MAX = reader.int32()?,
                16 => self.SIZE_MAX = reader.uint32()?,
                25 => self.INFINITY = reader.double()?,
                33 => self.M_PI = reader.double()?,
                40 => self.int32_t = reader.int32()?,
                50 => self.sw_bytes_t = reader.string()?,
                56 => self.SW_INLINE.push(reader.int32()?),
                58 => reader.packed(&mut self.SW_INLINE, 1, |reader| reader.int32())?,
                64 => self._Atomic = reader.bool()?,
                72 => self._Static_assert = Some(reader.bool()?),
                80 => self.co_await = reader.int32()?,
                88 => self.errno = reader.int32()?,
                96 => self.MAX = reader.int32()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Headers<'a> {
    const FULL_NAME: &'static str = "keywords.v1.Headers";
}

impl<'a> ::shortwire::wire::IntoOwned for Headers<'a> {
    type Owned = Headers<'static>;
    fn into_owned(self) -> Self::Owned {
        Headers {
            INT32_MAX: ::shortwire::wire::IntoOwned::into_owned(self.INT32_MAX),
            SIZE_MAX: ::shortwire::wire::IntoOwned::into_owned(self.SIZE_MAX),
            INFINITY: ::shortwire::wire::IntoOwned::into_owned(self.INFINITY),
            M_PI: ::shortwire::wire::IntoOwned::into_owned(self.M_PI),
            int32_t: ::shortwire::wire::IntoOwned::into_owned(self.int32_t),
            sw_bytes_t: ::shortwire::wire::IntoOwned::into_owned(self.sw_bytes_t),
            SW_INLINE: ::shortwire::wire::IntoOwned::into_owned(self.SW_INLINE),
            _Atomic: ::shortwire::wire::IntoOwned::into_owned(self._Atomic),
            _Static_assert: ::shortwire::wire::IntoOwned::into_owned(
                self._Static_assert,
            ),
            co_await: ::shortwire::wire::IntoOwned::into_owned(self.co_await),
            errno: ::shortwire::wire::IntoOwned::into_owned(self.errno),
            MAX: ::shortwire::wire::IntoOwned::into_owned(self.MAX),
            _unknown: self._unknown,
        }
    }
}

/// The methods of `keywords.v1.Match`, each as a type.
pub mod match_methods {
    /// `keywords.v1.Match/Await`.
    #[derive(Clone, Copy, Debug)]
    pub struct Await;
    /// `keywords.v1.Match/Return`.
    #[derive(Clone, Copy, Debug)]
    pub struct Return;
    /// `keywords.v1.Match/Class`.
    #[derive(Clone, Copy, Debug)]
    pub struct Class;
}

impl ::shortwire::service::Method for match_methods::Await {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"keywords.v1.Match/Await",
        id: 0xaf66bfbfa1175daa,
        shape: 0x06d41a0a02c79aee,
        blocking: false,
    };
    type Request<'a> = super::keywords_v1::Type<'a>;
    type Reply<'a> = super::keywords_v1::Type<'a>;
}

impl ::shortwire::service::Method for match_methods::Return {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"keywords.v1.Match/Return",
        id: 0x6508b95089c1e766,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::keywords_v1::Self_<'a>;
    type Reply<'a> = super::keywords_v1::Self_<'a>;
}

impl ::shortwire::service::Method for match_methods::Class {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"keywords.v1.Match/Class",
        id: 0x413f9f835fbc2b78,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::keywords_v1::Type<'a>;
    type Reply<'a> = super::keywords_v1::Self_<'a>;
}

/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Match: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    fn await_<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::keywords_v1::Type<'a>,
    ) -> ::core::result::Result<super::keywords_v1::Type<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::await_`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn await_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, match_methods::Await>,
    ) {
        items
            .each(|request| <match_methods::Await as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn return_<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::keywords_v1::Self_<'a>,
    ) -> ::core::result::Result<super::keywords_v1::Self_<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::return_`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn return_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, match_methods::Return>,
    ) {
        items
            .each(|request| <match_methods::Return as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn class<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::keywords_v1::Type<'a>,
    ) -> ::core::result::Result<super::keywords_v1::Self_<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::class`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn class_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, match_methods::Class>,
    ) {
        items
            .each(|request| <match_methods::Class as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<match_methods::Await>();
        exports.wire::<match_methods::Return>();
        exports.wire::<match_methods::Class>();
    }
}

impl<S: self::Match> ::shortwire::service::Handler<S> for match_methods::Await {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::keywords_v1::Type<'a>,
    ) -> ::core::result::Result<super::keywords_v1::Type<'a>, ::shortwire::Status> {
        service.await_(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.await_many(context, items);
    }
}

impl<S: self::Match> ::shortwire::service::Handler<S> for match_methods::Return {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::keywords_v1::Self_<'a>,
    ) -> ::core::result::Result<super::keywords_v1::Self_<'a>, ::shortwire::Status> {
        service.return_(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.return_many(context, items);
    }
}

impl<S: self::Match> ::shortwire::service::Handler<S> for match_methods::Class {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::keywords_v1::Type<'a>,
    ) -> ::core::result::Result<super::keywords_v1::Self_<'a>, ::shortwire::Status> {
        service.class(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.class_many(context, items);
    }
}

/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct MatchClient {
    target: ::shortwire::client::Target,
    await_: ::shortwire::client::Bound<match_methods::Await>,
    return_: ::shortwire::client::Bound<match_methods::Return>,
    class: ::shortwire::client::Bound<match_methods::Class>,
}

impl MatchClient {
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
            await_: ::shortwire::client::Bound::find(library),
            return_: ::shortwire::client::Bound::find(library),
            class: ::shortwire::client::Bound::find(library),
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
    pub fn await_<'s>(
        &self,
        request: &super::keywords_v1::Type<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::keywords_v1::Type<'s>, ::shortwire::Status> {
        self.await_.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::await_`] once for each request, in one crossing. `Err` if no item ran.
    pub fn await_many<'s>(
        &self,
        requests: &[super::keywords_v1::Type<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::keywords_v1::Type<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.await_.flat_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn return_<'s>(
        &self,
        request: &super::keywords_v1::Self_<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::keywords_v1::Self_<'s>, ::shortwire::Status> {
        self.return_.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::return_`] once for each request, in one crossing. `Err` if no item ran.
    pub fn return_many<'s>(
        &self,
        requests: &[super::keywords_v1::Self_<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::keywords_v1::Self_<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.return_.wire_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn class<'s>(
        &self,
        request: &super::keywords_v1::Type<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::keywords_v1::Self_<'s>, ::shortwire::Status> {
        self.class.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::class`] once for each request, in one crossing. `Err` if no item ran.
    pub fn class_many<'s>(
        &self,
        requests: &[super::keywords_v1::Type<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::keywords_v1::Self_<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.class.wire_many(&self.target, requests, scratch)
    }
}
