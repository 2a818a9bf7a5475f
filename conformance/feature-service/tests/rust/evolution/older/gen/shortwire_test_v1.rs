// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.

//! The feature service as it was before it grew: what an old client was generated from.
#![allow(
    clippy::all,
    deprecated,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals
)]

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scalars<'a> {
    pub double_value: f64,
    pub string_value: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Scalars<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.string_value.is_empty() {
            writer.string(114, &self.string_value);
        }
        if self.double_value.to_bits() != 0 {
            writer.double(9, self.double_value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                9 => self.double_value = reader.double()?,
                114 => self.string_value = reader.string()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Scalars<'a> {
    const FULL_NAME: &'static str = "shortwire.test.v1.Scalars";
}

impl<'a> ::shortwire::wire::IntoOwned for Scalars<'a> {
    type Owned = Scalars<'static>;
    fn into_owned(self) -> Self::Owned {
        Scalars {
            double_value: ::shortwire::wire::IntoOwned::into_owned(self.double_value),
            string_value: ::shortwire::wire::IntoOwned::into_owned(self.string_value),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Scalars<'a> {
    const SLOTS: usize = 3;
    const WIDTHS: &'static [usize] = &[8, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(1, 1),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            double_value: source.f64(::shortwire::service::Place::at(0, 0)),
            string_value: source
                .string(
                    ::shortwire::service::Place::at(1, 1),
                    "shortwire.test.v1.Scalars.string_value",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.f64(::shortwire::service::Place::at(0, 0), self.double_value);
        sink.bytes(::shortwire::service::Place::at(1, 1), self.string_value.as_bytes());
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Presence<'a> {
    pub number: i64,
    pub text: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Presence<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.text.is_empty() {
            writer.string(18, &self.text);
        }
        if self.number != 0 {
            writer.int64(8, self.number);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.number = reader.int64()?,
                18 => self.text = reader.string()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Presence<'a> {
    const FULL_NAME: &'static str = "shortwire.test.v1.Presence";
}

impl<'a> ::shortwire::wire::IntoOwned for Presence<'a> {
    type Owned = Presence<'static>;
    fn into_owned(self) -> Self::Owned {
        Presence {
            number: ::shortwire::wire::IntoOwned::into_owned(self.number),
            text: ::shortwire::wire::IntoOwned::into_owned(self.text),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Presence<'a> {
    const SLOTS: usize = 3;
    const WIDTHS: &'static [usize] = &[8, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(1, 1),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            number: source.i64(::shortwire::service::Place::at(0, 0)),
            text: source
                .string(
                    ::shortwire::service::Place::at(1, 1),
                    "shortwire.test.v1.Presence.text",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i64(::shortwire::service::Place::at(0, 0), self.number);
        sink.bytes(::shortwire::service::Place::at(1, 1), self.text.as_bytes());
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Int64Value {
    pub value: i64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Int64Value {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.value != 0 {
            writer.int64(8, self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.value = reader.int64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Int64Value {
    const FULL_NAME: &'static str = "shortwire.test.v1.Int64Value";
}

impl ::shortwire::wire::IntoOwned for Int64Value {
    type Owned = Int64Value;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Int64Value {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[8];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            value: source.i64(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i64(::shortwire::service::Place::at(0, 0), self.value);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Version1<'a> {
    pub name: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Version1<'a> {
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

impl<'a> ::shortwire::NamedMessage<'a> for Version1<'a> {
    const FULL_NAME: &'static str = "shortwire.test.v1.Version1";
}

impl<'a> ::shortwire::wire::IntoOwned for Version1<'a> {
    type Owned = Version1<'static>;
    fn into_owned(self) -> Self::Owned {
        Version1 {
            name: ::shortwire::wire::IntoOwned::into_owned(self.name),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Version1<'a> {
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
                    "shortwire.test.v1.Version1.name",
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
pub struct Version2<'a> {
    pub name: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Version2<'a> {
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

impl<'a> ::shortwire::NamedMessage<'a> for Version2<'a> {
    const FULL_NAME: &'static str = "shortwire.test.v1.Version2";
}

impl<'a> ::shortwire::wire::IntoOwned for Version2<'a> {
    type Owned = Version2<'static>;
    fn into_owned(self) -> Self::Owned {
        Version2 {
            name: ::shortwire::wire::IntoOwned::into_owned(self.name),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Version2<'a> {
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
                    "shortwire.test.v1.Version2.name",
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
pub struct Tree {
    pub left: ::core::option::Option<::std::boxed::Box<super::shortwire_test_v1::Tree>>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Tree {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if let Some(value) = &self.left {
            writer.message(18, &**value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                18 => reader.merge_message(&mut **self.left.get_or_insert_default())?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Tree {
    const FULL_NAME: &'static str = "shortwire.test.v1.Tree";
}

impl ::shortwire::wire::IntoOwned for Tree {
    type Owned = Tree;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

/// The methods of `shortwire.test.v1.Feature`, each as a type.
pub mod feature_methods {
    /// `shortwire.test.v1.Feature/EchoScalars`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoScalars;
    /// `shortwire.test.v1.Feature/EchoPresence`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoPresence;
    /// `shortwire.test.v1.Feature/EchoInt64`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoInt64;
    /// `shortwire.test.v1.Feature/Newer`.
    #[derive(Clone, Copy, Debug)]
    pub struct Newer;
    /// `shortwire.test.v1.Feature/EchoTree`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoTree;
}

impl ::shortwire::service::Method for feature_methods::EchoScalars {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoScalars",
        id: 0x9ca41d4287cfe204,
        shape: 0x20add50e04d88c64,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Scalars<'a>;
    type Reply<'a> = super::shortwire_test_v1::Scalars<'a>;
}

impl ::shortwire::service::Method for feature_methods::EchoPresence {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoPresence",
        id: 0x5d13082e3e857b32,
        shape: 0xab57b4589028b69c,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Presence<'a>;
    type Reply<'a> = super::shortwire_test_v1::Presence<'a>;
}

impl ::shortwire::service::Method for feature_methods::EchoInt64 {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoInt64",
        id: 0x4f9e788d37bd9cde,
        shape: 0xc1b88543f2dd4026,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Int64Value;
    type Reply<'a> = super::shortwire_test_v1::Int64Value;
}

impl ::shortwire::service::Method for feature_methods::Newer {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/Newer",
        id: 0x222fa082137ed99b,
        shape: 0x95786d18684e60f3,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Version1<'a>;
    type Reply<'a> = super::shortwire_test_v1::Version2<'a>;
}

impl ::shortwire::service::Method for feature_methods::EchoTree {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoTree",
        id: 0x80daf78d67e8358f,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Tree;
    type Reply<'a> = super::shortwire_test_v1::Tree;
}

/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Feature: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// Flat here and there, with fewer fields here.
    fn echo_scalars<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Scalars<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Scalars<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_scalars`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_scalars_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoScalars>,
    ) {
        items
            .each(|request| <feature_methods::EchoScalars as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Flat here; there the fields became optional.
    fn echo_presence<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Presence<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Presence<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_presence`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_presence_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoPresence>,
    ) {
        items
            .each(|request| <feature_methods::EchoPresence as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// As it is there.
    fn echo_int64<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Int64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Int64Value,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_int64`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_int64_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoInt64>,
    ) {
        items
            .each(|request| <feature_methods::EchoInt64 as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Wire there; flat here, where the reply has not grown yet.
    fn newer<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Version1<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Version2<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::newer`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn newer_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::Newer>,
    ) {
        items
            .each(|request| <feature_methods::Newer as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Its request has lost a field here.
    fn echo_tree<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Tree,
    ) -> ::core::result::Result<super::shortwire_test_v1::Tree, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::echo_tree`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_tree_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoTree>,
    ) {
        items
            .each(|request| <feature_methods::EchoTree as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<feature_methods::EchoScalars>();
        exports.flat::<feature_methods::EchoPresence>();
        exports.flat::<feature_methods::EchoInt64>();
        exports.flat::<feature_methods::Newer>();
        exports.wire::<feature_methods::EchoTree>();
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S>
for feature_methods::EchoScalars {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Scalars<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Scalars<'a>,
        ::shortwire::Status,
    > {
        service.echo_scalars(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_scalars_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S>
for feature_methods::EchoPresence {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Presence<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Presence<'a>,
        ::shortwire::Status,
    > {
        service.echo_presence(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_presence_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoInt64 {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Int64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Int64Value,
        ::shortwire::Status,
    > {
        service.echo_int64(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_int64_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::Newer {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Version1<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Version2<'a>,
        ::shortwire::Status,
    > {
        service.newer(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.newer_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoTree {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Tree,
    ) -> ::core::result::Result<super::shortwire_test_v1::Tree, ::shortwire::Status> {
        service.echo_tree(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_tree_many(context, items);
    }
}

/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct FeatureClient {
    target: ::shortwire::client::Target,
    echo_scalars: ::shortwire::client::Bound<feature_methods::EchoScalars>,
    echo_presence: ::shortwire::client::Bound<feature_methods::EchoPresence>,
    echo_int64: ::shortwire::client::Bound<feature_methods::EchoInt64>,
    newer: ::shortwire::client::Bound<feature_methods::Newer>,
    echo_tree: ::shortwire::client::Bound<feature_methods::EchoTree>,
}

impl FeatureClient {
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
            echo_scalars: ::shortwire::client::Bound::find(library),
            echo_presence: ::shortwire::client::Bound::find(library),
            echo_int64: ::shortwire::client::Bound::find(library),
            newer: ::shortwire::client::Bound::find(library),
            echo_tree: ::shortwire::client::Bound::find(library),
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
    /// Flat here and there, with fewer fields here.
    #[inline]
    pub fn echo_scalars<'s>(
        &self,
        request: &super::shortwire_test_v1::Scalars<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Scalars<'s>,
        ::shortwire::Status,
    > {
        self.echo_scalars.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::echo_scalars`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_scalars_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::Scalars<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Scalars<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_scalars.flat_many(&self.target, requests, scratch)
    }
    /// Flat here; there the fields became optional.
    #[inline]
    pub fn echo_presence<'s>(
        &self,
        request: &super::shortwire_test_v1::Presence<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Presence<'s>,
        ::shortwire::Status,
    > {
        self.echo_presence.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::echo_presence`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_presence_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::Presence<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Presence<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_presence.flat_many(&self.target, requests, scratch)
    }
    /// As it is there.
    #[inline]
    pub fn echo_int64(
        &self,
        request: &super::shortwire_test_v1::Int64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Int64Value,
        ::shortwire::Status,
    > {
        self.echo_int64.flat_owned(&self.target, request)
    }
    /// Calls [`Self::echo_int64`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_int64_many(
        &self,
        requests: &[super::shortwire_test_v1::Int64Value],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Int64Value,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_int64.flat_many_owned(&self.target, requests)
    }
    /// Wire there; flat here, where the reply has not grown yet.
    #[inline]
    pub fn newer<'s>(
        &self,
        request: &super::shortwire_test_v1::Version1<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Version2<'s>,
        ::shortwire::Status,
    > {
        self.newer.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::newer`] once for each request, in one crossing. `Err` if no item ran.
    pub fn newer_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::Version1<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Version2<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.newer.flat_many(&self.target, requests, scratch)
    }
    /// Its request has lost a field here.
    #[inline]
    pub fn echo_tree(
        &self,
        request: &super::shortwire_test_v1::Tree,
    ) -> ::core::result::Result<super::shortwire_test_v1::Tree, ::shortwire::Status> {
        self.echo_tree.wire_owned(&self.target, request)
    }
    /// Calls [`Self::echo_tree`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_tree_many(
        &self,
        requests: &[super::shortwire_test_v1::Tree],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::shortwire_test_v1::Tree, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.echo_tree.wire_many_owned(&self.target, requests)
    }
}
