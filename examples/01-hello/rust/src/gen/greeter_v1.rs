// Made by shortwire gen from greeter/v1/greeter.proto. Do not edit.

//! The smallest service: one method, one string each way.
#![allow(
    clippy::all,
    deprecated,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals
)]

#[derive(Clone, Debug, Default, PartialEq)]
pub struct GreetRequest<'a> {
    pub name: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for GreetRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.name.is_empty() {
            writer.string(10, &self.name);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.name = reader.string()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for GreetRequest<'a> {
    const FULL_NAME: &'static str = "greeter.v1.GreetRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for GreetRequest<'a> {
    type Owned = GreetRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        GreetRequest {
            name: ::shortwire::wire::IntoOwned::into_owned(self.name),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for GreetRequest<'a> {
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
            name: source
                .string(
                    ::shortwire::service::Place::at(0, 0),
                    "greeter.v1.GreetRequest.name",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), self.name.as_bytes());
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct GreetReply<'a> {
    pub greeting: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for GreetReply<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.greeting.is_empty() {
            writer.string(10, &self.greeting);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.greeting = reader.string()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for GreetReply<'a> {
    const FULL_NAME: &'static str = "greeter.v1.GreetReply";
}

impl<'a> ::shortwire::wire::IntoOwned for GreetReply<'a> {
    type Owned = GreetReply<'static>;
    fn into_owned(self) -> Self::Owned {
        GreetReply {
            greeting: ::shortwire::wire::IntoOwned::into_owned(self.greeting),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for GreetReply<'a> {
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
            greeting: source
                .string(
                    ::shortwire::service::Place::at(0, 0),
                    "greeter.v1.GreetReply.greeting",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), self.greeting.as_bytes());
    }
}

/// The methods of `greeter.v1.Greeter`, each as a type.
pub mod greeter_methods {
    /// `greeter.v1.Greeter/Greet`.
    #[derive(Clone, Copy, Debug)]
    pub struct Greet;
}

impl ::shortwire::service::Method for greeter_methods::Greet {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"greeter.v1.Greeter/Greet",
        id: 0x1c3066ce5e546bfa,
        shape: 0xccde38ee951fa732,
        blocking: false,
    };
    type Request<'a> = super::greeter_v1::GreetRequest<'a>;
    type Reply<'a> = super::greeter_v1::GreetReply<'a>;
}

/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Greeter: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// Greets whom it is told to.
    fn greet<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::greeter_v1::GreetRequest<'a>,
    ) -> ::core::result::Result<super::greeter_v1::GreetReply<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::greet`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn greet_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, greeter_methods::Greet>,
    ) {
        items
            .each(|request| <greeter_methods::Greet as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<greeter_methods::Greet>();
    }
}

impl<S: self::Greeter> ::shortwire::service::Handler<S> for greeter_methods::Greet {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::greeter_v1::GreetRequest<'a>,
    ) -> ::core::result::Result<super::greeter_v1::GreetReply<'a>, ::shortwire::Status> {
        service.greet(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.greet_many(context, items);
    }
}

/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct GreeterClient {
    target: ::shortwire::client::Target,
    greet: ::shortwire::client::Bound<greeter_methods::Greet>,
}

impl GreeterClient {
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
            greet: ::shortwire::client::Bound::find(library),
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
    /// Greets whom it is told to.
    #[inline]
    pub fn greet<'s>(
        &self,
        request: &super::greeter_v1::GreetRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::greeter_v1::GreetReply<'s>, ::shortwire::Status> {
        self.greet.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::greet`] once for each request, in one crossing. `Err` if no item ran.
    pub fn greet_many<'s>(
        &self,
        requests: &[super::greeter_v1::GreetRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::greeter_v1::GreetReply<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.greet.flat_many(&self.target, requests, scratch)
    }
}
