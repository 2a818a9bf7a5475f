// Made by shortwire gen from comments.proto. Do not edit.

//! The file's own comment.
//!
//! In two paragraphs.
#![allow(
    clippy::all,
    deprecated,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals
)]

/// An enum with <html> & entities.
///
/// Any number is a value; those the schema names are constants here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(pub i32);

impl Kind {
    /// None.
    pub const UNSPECIFIED: Self = Self(0);
    pub const OLD: Self = Self(1);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("KIND_UNSPECIFIED"),
            1 => Some("KIND_OLD"),
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

/// A comment
/// in block form.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Thing<'a> {
    /// Before the field.
    pub number: i32,
    #[deprecated]
    pub old_name: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Thing<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.old_name.is_empty() {
            writer.string(18, &self.old_name);
        }
        if self.number != 0 {
            writer.int32(8, self.number);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.number = reader.int32()?,
                18 => self.old_name = reader.string()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Thing<'a> {
    const FULL_NAME: &'static str = "comments.v1.Thing";
}

impl<'a> ::shortwire::wire::IntoOwned for Thing<'a> {
    type Owned = Thing<'static>;
    fn into_owned(self) -> Self::Owned {
        Thing {
            number: ::shortwire::wire::IntoOwned::into_owned(self.number),
            old_name: ::shortwire::wire::IntoOwned::into_owned(self.old_name),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Thing<'a> {
    const SLOTS: usize = 3;
    const WIDTHS: &'static [usize] = &[4, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(1, 1),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            number: source.i32(::shortwire::service::Place::at(0, 0)),
            old_name: source
                .string(
                    ::shortwire::service::Place::at(1, 1),
                    "comments.v1.Thing.old_name",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i32(::shortwire::service::Place::at(0, 0), self.number);
        sink.bytes(::shortwire::service::Place::at(1, 1), self.old_name.as_bytes());
    }
}

/// Gone soon.
#[deprecated]
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Old {
    pub number: i32,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Old {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.number != 0 {
            writer.int32(8, self.number);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.number = reader.int32()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Old {
    const FULL_NAME: &'static str = "comments.v1.Old";
}

impl ::shortwire::wire::IntoOwned for Old {
    type Owned = Old;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Old {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[4];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            number: source.i32(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i32(::shortwire::service::Place::at(0, 0), self.number);
    }
}

/// The methods of `comments.v1.Commented`, each as a type.
pub mod commented_methods {
    /// `comments.v1.Commented/Do`.
    #[derive(Clone, Copy, Debug)]
    pub struct Do;
    /// `comments.v1.Commented/DoNot`.
    #[derive(Clone, Copy, Debug)]
    pub struct DoNot;
}

impl ::shortwire::service::Method for commented_methods::Do {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"comments.v1.Commented/Do",
        id: 0xd3de9080464208e4,
        shape: 0x8c0517427ded0964,
        blocking: false,
    };
    type Request<'a> = super::comments_v1::Thing<'a>;
    type Reply<'a> = super::comments_v1::Thing<'a>;
}

impl ::shortwire::service::Method for commented_methods::DoNot {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"comments.v1.Commented/DoNot",
        id: 0x7faced1ceb9872f5,
        shape: 0xa29fba54abbdb531,
        blocking: false,
    };
    type Request<'a> = super::comments_v1::Old;
    type Reply<'a> = super::comments_v1::Old;
}

/// A service with */ and /* and """ and \ and ``` and {{ braces }} in its comment.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Commented: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// A method.
    ///
    ///   An indented line.
    fn do_<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::comments_v1::Thing<'a>,
    ) -> ::core::result::Result<super::comments_v1::Thing<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::do_`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn do_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, commented_methods::Do>,
    ) {
        items
            .each(|request| <commented_methods::Do as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Better not.
    fn do_not<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::comments_v1::Old,
    ) -> ::core::result::Result<super::comments_v1::Old, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::do_not`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn do_not_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, commented_methods::DoNot>,
    ) {
        items
            .each(|request| <commented_methods::DoNot as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<commented_methods::Do>();
        exports.flat::<commented_methods::DoNot>();
    }
}

impl<S: self::Commented> ::shortwire::service::Handler<S> for commented_methods::Do {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::comments_v1::Thing<'a>,
    ) -> ::core::result::Result<super::comments_v1::Thing<'a>, ::shortwire::Status> {
        service.do_(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.do_many(context, items);
    }
}

impl<S: self::Commented> ::shortwire::service::Handler<S> for commented_methods::DoNot {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::comments_v1::Old,
    ) -> ::core::result::Result<super::comments_v1::Old, ::shortwire::Status> {
        service.do_not(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.do_not_many(context, items);
    }
}

/// A service with */ and /* and """ and \ and ``` and {{ braces }} in its comment.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct CommentedClient {
    target: ::shortwire::client::Target,
    do_: ::shortwire::client::Bound<commented_methods::Do>,
    do_not: ::shortwire::client::Bound<commented_methods::DoNot>,
}

impl CommentedClient {
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
            do_: ::shortwire::client::Bound::find(library),
            do_not: ::shortwire::client::Bound::find(library),
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
    /// A method.
    ///
    ///   An indented line.
    #[inline]
    pub fn do_<'s>(
        &self,
        request: &super::comments_v1::Thing<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::comments_v1::Thing<'s>, ::shortwire::Status> {
        self.do_.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::do_`] once for each request, in one crossing. `Err` if no item ran.
    pub fn do_many<'s>(
        &self,
        requests: &[super::comments_v1::Thing<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::comments_v1::Thing<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.do_.flat_many(&self.target, requests, scratch)
    }
    /// Better not.
    #[deprecated]
    #[inline]
    pub fn do_not(
        &self,
        request: &super::comments_v1::Old,
    ) -> ::core::result::Result<super::comments_v1::Old, ::shortwire::Status> {
        self.do_not.flat_owned(&self.target, request)
    }
    /// Calls [`Self::do_not`] once for each request, in one crossing. `Err` if no item ran.
    #[deprecated]
    pub fn do_not_many(
        &self,
        requests: &[super::comments_v1::Old],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::comments_v1::Old, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.do_not.flat_many_owned(&self.target, requests)
    }
}
