// Made by shortwire gen from pixels/v1/pixels.proto. Do not edit.

//! Calls that carry bytes, to show whose memory they use.
#![allow(
    clippy::all,
    deprecated,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals
)]

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Image<'a> {
    pub data: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Image<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
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
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Image<'a> {
    const FULL_NAME: &'static str = "pixels.v1.Image";
}

impl<'a> ::shortwire::wire::IntoOwned for Image<'a> {
    type Owned = Image<'static>;
    fn into_owned(self) -> Self::Owned {
        Image {
            data: ::shortwire::wire::IntoOwned::into_owned(self.data),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Image<'a> {
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
            data: source
                .bytes(::shortwire::service::Place::at(0, 0), "pixels.v1.Image.data")?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.data);
    }
}

impl<'a> ::shortwire::service::BytesReply<'a> for Image<'a> {
    fn from_bytes(bytes: ::std::borrow::Cow<'a, [u8]>) -> Self {
        Self {
            data: bytes,
            _unknown: ::core::default::Default::default(),
        }
    }
    fn bytes(&self) -> &[u8] {
        &self.data
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Total {
    pub value: u64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Total {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.value != 0 {
            writer.uint64(8, self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.value = reader.uint64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Total {
    const FULL_NAME: &'static str = "pixels.v1.Total";
}

impl ::shortwire::wire::IntoOwned for Total {
    type Owned = Total;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Total {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[8];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            value: source.u64(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.u64(::shortwire::service::Place::at(0, 0), self.value);
    }
}

/// The methods of `pixels.v1.Pixels`, each as a type.
pub mod pixels_methods {
    /// `pixels.v1.Pixels/Invert`.
    #[derive(Clone, Copy, Debug)]
    pub struct Invert;
    /// `pixels.v1.Pixels/Sum`.
    #[derive(Clone, Copy, Debug)]
    pub struct Sum;
}

impl ::shortwire::service::Method for pixels_methods::Invert {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"pixels.v1.Pixels/Invert",
        id: 0x879630de9eaed7df,
        shape: 0xf919cefd963fb317,
        blocking: false,
    };
    type Request<'a> = super::pixels_v1::Image<'a>;
    type Reply<'a> = super::pixels_v1::Image<'a>;
}

impl ::shortwire::service::Method for pixels_methods::Sum {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"pixels.v1.Pixels/Sum",
        id: 0xd542dcc9b21e4d7a,
        shape: 0xfd8b7a5babe9ae95,
        blocking: false,
    };
    type Request<'a> = super::pixels_v1::Image<'a>;
    type Reply<'a> = super::pixels_v1::Total;
}

/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Pixels: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// Turns every byte b into 255 - b.
    fn invert<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::pixels_v1::Image<'a>,
    ) -> ::core::result::Result<super::pixels_v1::Image<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::invert`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn invert_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, pixels_methods::Invert>,
    ) {
        items
            .each(|request| <pixels_methods::Invert as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Adds up all bytes.
    fn sum<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::pixels_v1::Image<'a>,
    ) -> ::core::result::Result<super::pixels_v1::Total, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::sum`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn sum_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, pixels_methods::Sum>,
    ) {
        items
            .each(|request| <pixels_methods::Sum as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<pixels_methods::Invert>();
        exports.flat::<pixels_methods::Sum>();
    }
}

impl<S: self::Pixels> ::shortwire::service::Handler<S> for pixels_methods::Invert {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::pixels_v1::Image<'a>,
    ) -> ::core::result::Result<super::pixels_v1::Image<'a>, ::shortwire::Status> {
        service.invert(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.invert_many(context, items);
    }
}

impl<S: self::Pixels> ::shortwire::service::Handler<S> for pixels_methods::Sum {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::pixels_v1::Image<'a>,
    ) -> ::core::result::Result<super::pixels_v1::Total, ::shortwire::Status> {
        service.sum(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.sum_many(context, items);
    }
}

/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct PixelsClient {
    target: ::shortwire::client::Target,
    invert: ::shortwire::client::Bound<pixels_methods::Invert>,
    sum: ::shortwire::client::Bound<pixels_methods::Sum>,
}

impl PixelsClient {
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
            invert: ::shortwire::client::Bound::find(library),
            sum: ::shortwire::client::Bound::find(library),
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
    /// Turns every byte b into 255 - b.
    #[inline]
    pub fn invert<'s>(
        &self,
        request: &super::pixels_v1::Image<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::pixels_v1::Image<'s>, ::shortwire::Status> {
        self.invert.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::invert`] once for each request, in one crossing. `Err` if no item ran.
    pub fn invert_many<'s>(
        &self,
        requests: &[super::pixels_v1::Image<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::pixels_v1::Image<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.invert.flat_many(&self.target, requests, scratch)
    }
    /// Adds up all bytes.
    #[inline]
    pub fn sum(
        &self,
        request: &super::pixels_v1::Image<'_>,
    ) -> ::core::result::Result<super::pixels_v1::Total, ::shortwire::Status> {
        self.sum.flat_owned(&self.target, request)
    }
    /// Calls [`Self::sum`] once for each request, in one crossing. `Err` if no item ran.
    pub fn sum_many(
        &self,
        requests: &[super::pixels_v1::Image<'_>],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::pixels_v1::Total, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.sum.flat_many_owned(&self.target, requests)
    }
}
