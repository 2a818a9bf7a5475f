// Made by shortwire gen from direct.proto. Do not edit.

//! Replies that their service writes where the caller wants them.
#![allow(
    clippy::all,
    deprecated,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals
)]

#[derive(Clone, Debug, Default, PartialEq)]
pub struct SealRequest<'a> {
    pub key: ::std::borrow::Cow<'a, [u8]>,
    pub counter: u64,
    pub message: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for SealRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.message.is_empty() {
            writer.bytes(26, &self.message);
        }
        if self.counter != 0 {
            writer.uint64(16, self.counter);
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
                16 => self.counter = reader.uint64()?,
                26 => self.message = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for SealRequest<'a> {
    const FULL_NAME: &'static str = "direct.v1.SealRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for SealRequest<'a> {
    type Owned = SealRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        SealRequest {
            key: ::shortwire::wire::IntoOwned::into_owned(self.key),
            counter: ::shortwire::wire::IntoOwned::into_owned(self.counter),
            message: ::shortwire::wire::IntoOwned::into_owned(self.message),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for SealRequest<'a> {
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
                    "direct.v1.SealRequest.key",
                )?,
            counter: source.u64(::shortwire::service::Place::at(2, 1)),
            message: source
                .bytes(
                    ::shortwire::service::Place::at(3, 2),
                    "direct.v1.SealRequest.message",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.key);
        sink.u64(::shortwire::service::Place::at(2, 1), self.counter);
        sink.bytes(::shortwire::service::Place::at(3, 2), &self.message);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sealed<'a> {
    pub value: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Sealed<'a> {
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

impl<'a> ::shortwire::NamedMessage<'a> for Sealed<'a> {
    const FULL_NAME: &'static str = "direct.v1.Sealed";
}

impl<'a> ::shortwire::wire::IntoOwned for Sealed<'a> {
    type Owned = Sealed<'static>;
    fn into_owned(self) -> Self::Owned {
        Sealed {
            value: ::shortwire::wire::IntoOwned::into_owned(self.value),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Sealed<'a> {
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
                .bytes(::shortwire::service::Place::at(0, 0), "direct.v1.Sealed.value")?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.value);
    }
}

impl<'a> ::shortwire::service::BytesReply<'a> for Sealed<'a> {
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
pub struct Size {
    pub size: u64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Size {
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

impl<'a> ::shortwire::NamedMessage<'a> for Size {
    const FULL_NAME: &'static str = "direct.v1.Size";
}

impl ::shortwire::wire::IntoOwned for Size {
    type Owned = Size;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Size {
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

/// The methods of `direct.v1.Sealer`, each as a type.
pub mod sealer_methods {
    /// `direct.v1.Sealer/Seal`.
    #[derive(Clone, Copy, Debug)]
    pub struct Seal;
    /// `direct.v1.Sealer/Random`.
    #[derive(Clone, Copy, Debug)]
    pub struct Random;
    /// `direct.v1.Sealer/Derive`.
    #[derive(Clone, Copy, Debug)]
    pub struct Derive;
    /// `direct.v1.Sealer/SealInto`.
    #[derive(Clone, Copy, Debug)]
    pub struct SealInto;
    /// `direct.v1.Sealer/SealMany`.
    #[derive(Clone, Copy, Debug)]
    pub struct SealMany;
}

impl ::shortwire::service::Method for sealer_methods::Seal {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"direct.v1.Sealer/Seal",
        id: 0x80b16e07bf618757,
        shape: 0x78ab36481ff7fa73,
        blocking: false,
    };
    type Request<'a> = super::direct_v1::SealRequest<'a>;
    type Reply<'a> = super::direct_v1::Sealed<'a>;
}

impl ::shortwire::service::DirectMethod for sealer_methods::Seal {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(3, 2),
        field: "direct.v1.SealRequest.message",
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

impl ::shortwire::service::Method for sealer_methods::Random {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"direct.v1.Sealer/Random",
        id: 0x3721296361d33d45,
        shape: 0x61f0793e3e1fd203,
        blocking: false,
    };
    type Request<'a> = super::direct_v1::Size;
    type Reply<'a> = super::direct_v1::Sealed<'a>;
}

impl ::shortwire::service::DirectMethod for sealer_methods::Random {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for sealer_methods::Derive {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"direct.v1.Sealer/Derive",
        id: 0x1e18f11199876e01,
        shape: 0xe2562c326393c184,
        blocking: true,
    };
    type Request<'a> = super::direct_v1::SealRequest<'a>;
    type Reply<'a> = super::direct_v1::Sealed<'a>;
}

impl ::shortwire::service::DirectMethod for sealer_methods::Derive {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for sealer_methods::SealInto {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"direct.v1.Sealer/SealInto",
        id: 0x3541eb721cefcab5,
        shape: 0x93f0595b51300baf,
        blocking: false,
    };
    type Request<'a> = super::direct_v1::Size;
    type Reply<'a> = super::direct_v1::Size;
}

impl ::shortwire::service::Method for sealer_methods::SealMany {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"direct.v1.Sealer/SealMany",
        id: 0x488c1c535bfea650,
        shape: 0xca33dd4b4e6b6d26,
        blocking: false,
    };
    type Request<'a> = super::direct_v1::Size;
    type Reply<'a> = super::direct_v1::Size;
}

/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Sealer: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// May be written over the message.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `message`; in the
    /// request that field is empty.
    fn seal<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::direct_v1::SealRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::seal`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn seal_many_<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, sealer_methods::Seal>,
    ) {
        items
            .each(|request| <sealer_methods::Seal as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Has nothing to be written over.
    ///
    /// Writes its reply to `output`.
    fn random<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::direct_v1::Size,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::random`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn random_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, sealer_methods::Random>,
    ) {
        items
            .each(|request| <sealer_methods::Random as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Takes its time.
    ///
    /// Writes its reply to `output`.
    fn derive<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::direct_v1::SealRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::derive`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn derive_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, sealer_methods::Derive>,
    ) {
        items
            .each(|request| <sealer_methods::Derive as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Would be named as a form of Seal is.
    fn seal_into<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::direct_v1::Size,
    ) -> ::core::result::Result<super::direct_v1::Size, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::seal_into`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn seal_into_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, sealer_methods::SealInto>,
    ) {
        items
            .each(|request| <sealer_methods::SealInto as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn seal_many<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::direct_v1::Size,
    ) -> ::core::result::Result<super::direct_v1::Size, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::seal_many`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn seal_many_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, sealer_methods::SealMany>,
    ) {
        items
            .each(|request| <sealer_methods::SealMany as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.direct::<sealer_methods::Seal>();
        exports.direct::<sealer_methods::Random>();
        exports.direct::<sealer_methods::Derive>();
        exports.flat::<sealer_methods::SealInto>();
        exports.flat::<sealer_methods::SealMany>();
    }
}

impl<S: self::Sealer> ::shortwire::service::Handler<S> for sealer_methods::Seal {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::direct_v1::SealRequest<'a>,
    ) -> ::core::result::Result<super::direct_v1::Sealed<'a>, ::shortwire::Status> {
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
        service.seal_many_(context, items);
    }
}

impl<S: self::Sealer> ::shortwire::service::DirectHandler<S> for sealer_methods::Seal {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::direct_v1::SealRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.seal(context, request, output)
    }
}

impl<S: self::Sealer> ::shortwire::service::Handler<S> for sealer_methods::Random {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::direct_v1::Size,
    ) -> ::core::result::Result<super::direct_v1::Sealed<'a>, ::shortwire::Status> {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.random(context, request, output),
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
        service.random_many(context, items);
    }
}

impl<S: self::Sealer> ::shortwire::service::DirectHandler<S> for sealer_methods::Random {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::direct_v1::Size,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.random(context, request, output)
    }
}

impl<S: self::Sealer> ::shortwire::service::Handler<S> for sealer_methods::Derive {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::direct_v1::SealRequest<'a>,
    ) -> ::core::result::Result<super::direct_v1::Sealed<'a>, ::shortwire::Status> {
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

impl<S: self::Sealer> ::shortwire::service::DirectHandler<S> for sealer_methods::Derive {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::direct_v1::SealRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.derive(context, request, output)
    }
}

impl<S: self::Sealer> ::shortwire::service::Handler<S> for sealer_methods::SealInto {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::direct_v1::Size,
    ) -> ::core::result::Result<super::direct_v1::Size, ::shortwire::Status> {
        service.seal_into(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.seal_into_many(context, items);
    }
}

impl<S: self::Sealer> ::shortwire::service::Handler<S> for sealer_methods::SealMany {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::direct_v1::Size,
    ) -> ::core::result::Result<super::direct_v1::Size, ::shortwire::Status> {
        service.seal_many(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.seal_many_many(context, items);
    }
}

/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct SealerClient {
    target: ::shortwire::client::Target,
    seal: ::shortwire::client::Bound<sealer_methods::Seal>,
    random: ::shortwire::client::Bound<sealer_methods::Random>,
    derive: ::shortwire::client::Bound<sealer_methods::Derive>,
    seal_into: ::shortwire::client::Bound<sealer_methods::SealInto>,
    seal_many: ::shortwire::client::Bound<sealer_methods::SealMany>,
}

impl SealerClient {
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
            random: ::shortwire::client::Bound::find(library),
            derive: ::shortwire::client::Bound::find(library),
            seal_into: ::shortwire::client::Bound::find(library),
            seal_many: ::shortwire::client::Bound::find(library),
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
    /// May be written over the message.
    #[inline]
    pub fn seal<'s>(
        &self,
        request: &super::direct_v1::SealRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::direct_v1::Sealed<'s>, ::shortwire::Status> {
        self.seal.flat(&self.target, request, scratch)
    }
    /// [`Self::seal`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn seal_into_(
        &self,
        request: &super::direct_v1::SealRequest<'_>,
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
        request: &super::direct_v1::SealRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.seal.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::seal`] once for each request, in one crossing. `Err` if no item ran.
    pub fn seal_many_<'s>(
        &self,
        requests: &[super::direct_v1::SealRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::direct_v1::Sealed<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.seal.flat_many(&self.target, requests, scratch)
    }
    /// Has nothing to be written over.
    #[inline]
    pub fn random<'s>(
        &self,
        request: &super::direct_v1::Size,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::direct_v1::Sealed<'s>, ::shortwire::Status> {
        self.random.flat(&self.target, request, scratch)
    }
    /// [`Self::random`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn random_into(
        &self,
        request: &super::direct_v1::Size,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.random.direct(&self.target, request, output)
    }
    /// Calls [`Self::random`] once for each request, in one crossing. `Err` if no item ran.
    pub fn random_many<'s>(
        &self,
        requests: &[super::direct_v1::Size],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::direct_v1::Sealed<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.random.flat_many(&self.target, requests, scratch)
    }
    /// Takes its time.
    #[inline]
    pub fn derive<'s>(
        &self,
        request: &super::direct_v1::SealRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::direct_v1::Sealed<'s>, ::shortwire::Status> {
        self.derive.flat(&self.target, request, scratch)
    }
    /// [`Self::derive`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn derive_into(
        &self,
        request: &super::direct_v1::SealRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.derive.direct(&self.target, request, output)
    }
    /// Calls [`Self::derive`] once for each request, in one crossing. `Err` if no item ran.
    pub fn derive_many<'s>(
        &self,
        requests: &[super::direct_v1::SealRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::direct_v1::Sealed<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.derive.flat_many(&self.target, requests, scratch)
    }
    /// Would be named as a form of Seal is.
    #[inline]
    pub fn seal_into(
        &self,
        request: &super::direct_v1::Size,
    ) -> ::core::result::Result<super::direct_v1::Size, ::shortwire::Status> {
        self.seal_into.flat_owned(&self.target, request)
    }
    /// Calls [`Self::seal_into`] once for each request, in one crossing. `Err` if no item ran.
    pub fn seal_into_many(
        &self,
        requests: &[super::direct_v1::Size],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::direct_v1::Size, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.seal_into.flat_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn seal_many(
        &self,
        request: &super::direct_v1::Size,
    ) -> ::core::result::Result<super::direct_v1::Size, ::shortwire::Status> {
        self.seal_many.flat_owned(&self.target, request)
    }
    /// Calls [`Self::seal_many`] once for each request, in one crossing. `Err` if no item ran.
    pub fn seal_many_many(
        &self,
        requests: &[super::direct_v1::Size],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::direct_v1::Size, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.seal_many.flat_many_owned(&self.target, requests)
    }
}
