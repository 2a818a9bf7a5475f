// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.

//! The feature service as it may become: what a client newer than the library was generated from.
#![allow(
    clippy::all,
    deprecated,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals
)]

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Int64Value<'a> {
    pub value: i64,
    pub unit: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Int64Value<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.unit.is_empty() {
            writer.string(18, &self.unit);
        }
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
                18 => self.unit = reader.string()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Int64Value<'a> {
    const FULL_NAME: &'static str = "shortwire.test.v1.Int64Value";
}

impl<'a> ::shortwire::wire::IntoOwned for Int64Value<'a> {
    type Owned = Int64Value<'static>;
    fn into_owned(self) -> Self::Owned {
        Int64Value {
            value: ::shortwire::wire::IntoOwned::into_owned(self.value),
            unit: ::shortwire::wire::IntoOwned::into_owned(self.unit),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Int64Value<'a> {
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
            value: source.i64(::shortwire::service::Place::at(0, 0)),
            unit: source
                .string(
                    ::shortwire::service::Place::at(1, 1),
                    "shortwire.test.v1.Int64Value.unit",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i64(::shortwire::service::Place::at(0, 0), self.value);
        sink.bytes(::shortwire::service::Place::at(1, 1), self.unit.as_bytes());
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct StringValue<'a> {
    pub value: ::std::borrow::Cow<'a, str>,
    pub more: ::std::vec::Vec<::std::borrow::Cow<'a, str>>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for StringValue<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for value in self.more.iter().rev() {
            writer.string(18, value);
        }
        if !self.value.is_empty() {
            writer.string(10, &self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.value = reader.string()?,
                18 => self.more.push(reader.string()?),
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for StringValue<'a> {
    const FULL_NAME: &'static str = "shortwire.test.v1.StringValue";
}

impl<'a> ::shortwire::wire::IntoOwned for StringValue<'a> {
    type Owned = StringValue<'static>;
    fn into_owned(self) -> Self::Owned {
        StringValue {
            value: ::shortwire::wire::IntoOwned::into_owned(self.value),
            more: ::shortwire::wire::IntoOwned::into_owned(self.more),
            _unknown: self._unknown,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tree<'a> {
    pub value: i64,
    pub left: ::core::option::Option<
        ::std::boxed::Box<super::shortwire_test_v1::Tree<'a>>,
    >,
    pub label: ::std::borrow::Cow<'a, str>,
    pub weights: ::shortwire::wire::Map<::std::borrow::Cow<'a, str>, i64>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Tree<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for (key, value) in self.weights.iter().rev() {
            writer
                .delimited(
                    810,
                    |writer| {
                        writer.int64(16, *value);
                        writer.string(10, key);
                    },
                );
        }
        if !self.label.is_empty() {
            writer.string(802, &self.label);
        }
        if let Some(value) = &self.left {
            writer.message(18, &**value);
        }
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
                18 => reader.merge_message(&mut **self.left.get_or_insert_default())?,
                802 => self.label = reader.string()?,
                810 => {
                    let (key, value) = reader
                        .entry(
                            (10, |reader| reader.string()),
                            (16, |reader, value| reader.int64().map(|new| *value = new)),
                        )?;
                    self.weights.insert(key, value);
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Tree<'a> {
    const FULL_NAME: &'static str = "shortwire.test.v1.Tree";
}

impl<'a> ::shortwire::wire::IntoOwned for Tree<'a> {
    type Owned = Tree<'static>;
    fn into_owned(self) -> Self::Owned {
        Tree {
            value: ::shortwire::wire::IntoOwned::into_owned(self.value),
            left: ::shortwire::wire::IntoOwned::into_owned(self.left),
            label: ::shortwire::wire::IntoOwned::into_owned(self.label),
            weights: ::shortwire::wire::IntoOwned::into_owned(self.weights),
            _unknown: self._unknown,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Nested<'a> {
    pub inner: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Nested<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.inner.is_empty() {
            writer.string(10, &self.inner);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.inner = reader.string()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Nested<'a> {
    const FULL_NAME: &'static str = "shortwire.test.v1.Nested";
}

impl<'a> ::shortwire::wire::IntoOwned for Nested<'a> {
    type Owned = Nested<'static>;
    fn into_owned(self) -> Self::Owned {
        Nested {
            inner: ::shortwire::wire::IntoOwned::into_owned(self.inner),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Nested<'a> {
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
            inner: source
                .string(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.test.v1.Nested.inner",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), self.inner.as_bytes());
    }
}

/// The methods of `shortwire.test.v1.Feature`, each as a type.
pub mod feature_methods {
    /// `shortwire.test.v1.Feature/EchoInt64`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoInt64;
    /// `shortwire.test.v1.Feature/EchoString`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoString;
    /// `shortwire.test.v1.Feature/EchoTree`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoTree;
    /// `shortwire.test.v1.Feature/EchoNested`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoNested;
    /// `shortwire.test.v1.Feature/Added`.
    #[derive(Clone, Copy, Debug)]
    pub struct Added;
    /// `shortwire.test.v1.Feature/AddedTree`.
    #[derive(Clone, Copy, Debug)]
    pub struct AddedTree;
}

impl ::shortwire::service::Method for feature_methods::EchoInt64 {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoInt64",
        id: 0x4f9e788d37bd9cde,
        shape: 0xed9b55dad205c0a8,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Int64Value<'a>;
    type Reply<'a> = super::shortwire_test_v1::Int64Value<'a>;
}

impl ::shortwire::service::Method for feature_methods::EchoString {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoString",
        id: 0x453d3c1aefaaf2d6,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::StringValue<'a>;
    type Reply<'a> = super::shortwire_test_v1::StringValue<'a>;
}

impl ::shortwire::service::Method for feature_methods::EchoTree {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoTree",
        id: 0x80daf78d67e8358f,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Tree<'a>;
    type Reply<'a> = super::shortwire_test_v1::Tree<'a>;
}

impl ::shortwire::service::Method for feature_methods::EchoNested {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoNested",
        id: 0xf3912845b4146198,
        shape: 0x2455fadc4a1f1ed8,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Nested<'a>;
    type Reply<'a> = super::shortwire_test_v1::Nested<'a>;
}

impl ::shortwire::service::Method for feature_methods::Added {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/Added",
        id: 0xc552f12b23c4c190,
        shape: 0x1c1fde38e4f88c12,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Int64Value<'a>;
    type Reply<'a> = super::shortwire_test_v1::Int64Value<'a>;
}

impl ::shortwire::service::Method for feature_methods::AddedTree {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/AddedTree",
        id: 0x3b9665a9e6c47878,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Tree<'a>;
    type Reply<'a> = super::shortwire_test_v1::Tree<'a>;
}

/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Feature: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// Has a field here that the library does not know.
    fn echo_int64<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Int64Value<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Int64Value<'a>,
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
    /// Has a list here, so that it is not flat any more.
    fn echo_string<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::StringValue<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::StringValue<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_string`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_string_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoString>,
    ) {
        items
            .each(|request| <feature_methods::EchoString as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Has fields here that the library does not know.
    fn echo_tree<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Tree<'a>,
    ) -> ::core::result::Result<super::shortwire_test_v1::Tree<'a>, ::shortwire::Status>;
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
    /// Has another type here: not a change that protobuf allows.
    fn echo_nested<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Nested<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Nested<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_nested`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_nested_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoNested>,
    ) {
        items
            .each(|request| <feature_methods::EchoNested as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Does not exist in the library.
    fn added<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Int64Value<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Int64Value<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::added`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn added_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::Added>,
    ) {
        items
            .each(|request| <feature_methods::Added as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Does not exist in the library, and is not flat.
    fn added_tree<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Tree<'a>,
    ) -> ::core::result::Result<super::shortwire_test_v1::Tree<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::added_tree`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn added_tree_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::AddedTree>,
    ) {
        items
            .each(|request| <feature_methods::AddedTree as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<feature_methods::EchoInt64>();
        exports.wire::<feature_methods::EchoString>();
        exports.wire::<feature_methods::EchoTree>();
        exports.flat::<feature_methods::EchoNested>();
        exports.flat::<feature_methods::Added>();
        exports.wire::<feature_methods::AddedTree>();
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoInt64 {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Int64Value<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Int64Value<'a>,
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

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoString {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::StringValue<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::StringValue<'a>,
        ::shortwire::Status,
    > {
        service.echo_string(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_string_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoTree {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Tree<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Tree<'a>,
        ::shortwire::Status,
    > {
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

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoNested {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Nested<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Nested<'a>,
        ::shortwire::Status,
    > {
        service.echo_nested(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_nested_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::Added {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Int64Value<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Int64Value<'a>,
        ::shortwire::Status,
    > {
        service.added(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.added_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::AddedTree {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Tree<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Tree<'a>,
        ::shortwire::Status,
    > {
        service.added_tree(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.added_tree_many(context, items);
    }
}

/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct FeatureClient {
    target: ::shortwire::client::Target,
    echo_int64: ::shortwire::client::Bound<feature_methods::EchoInt64>,
    echo_string: ::shortwire::client::Bound<feature_methods::EchoString>,
    echo_tree: ::shortwire::client::Bound<feature_methods::EchoTree>,
    echo_nested: ::shortwire::client::Bound<feature_methods::EchoNested>,
    added: ::shortwire::client::Bound<feature_methods::Added>,
    added_tree: ::shortwire::client::Bound<feature_methods::AddedTree>,
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
            echo_int64: ::shortwire::client::Bound::find(library),
            echo_string: ::shortwire::client::Bound::find(library),
            echo_tree: ::shortwire::client::Bound::find(library),
            echo_nested: ::shortwire::client::Bound::find(library),
            added: ::shortwire::client::Bound::find(library),
            added_tree: ::shortwire::client::Bound::find(library),
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
    /// Has a field here that the library does not know.
    #[inline]
    pub fn echo_int64<'s>(
        &self,
        request: &super::shortwire_test_v1::Int64Value<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Int64Value<'s>,
        ::shortwire::Status,
    > {
        self.echo_int64.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::echo_int64`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_int64_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::Int64Value<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Int64Value<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_int64.flat_many(&self.target, requests, scratch)
    }
    /// Has a list here, so that it is not flat any more.
    #[inline]
    pub fn echo_string<'s>(
        &self,
        request: &super::shortwire_test_v1::StringValue<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::StringValue<'s>,
        ::shortwire::Status,
    > {
        self.echo_string.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::echo_string`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_string_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::StringValue<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::StringValue<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_string.wire_many(&self.target, requests, scratch)
    }
    /// Has fields here that the library does not know.
    #[inline]
    pub fn echo_tree<'s>(
        &self,
        request: &super::shortwire_test_v1::Tree<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Tree<'s>,
        ::shortwire::Status,
    > {
        self.echo_tree.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::echo_tree`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_tree_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::Tree<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Tree<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_tree.wire_many(&self.target, requests, scratch)
    }
    /// Has another type here: not a change that protobuf allows.
    #[inline]
    pub fn echo_nested<'s>(
        &self,
        request: &super::shortwire_test_v1::Nested<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Nested<'s>,
        ::shortwire::Status,
    > {
        self.echo_nested.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::echo_nested`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_nested_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::Nested<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Nested<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_nested.flat_many(&self.target, requests, scratch)
    }
    /// Does not exist in the library.
    #[inline]
    pub fn added<'s>(
        &self,
        request: &super::shortwire_test_v1::Int64Value<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Int64Value<'s>,
        ::shortwire::Status,
    > {
        self.added.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::added`] once for each request, in one crossing. `Err` if no item ran.
    pub fn added_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::Int64Value<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Int64Value<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.added.flat_many(&self.target, requests, scratch)
    }
    /// Does not exist in the library, and is not flat.
    #[inline]
    pub fn added_tree<'s>(
        &self,
        request: &super::shortwire_test_v1::Tree<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Tree<'s>,
        ::shortwire::Status,
    > {
        self.added_tree.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::added_tree`] once for each request, in one crossing. `Err` if no item ran.
    pub fn added_tree_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::Tree<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Tree<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.added_tree.wire_many(&self.target, requests, scratch)
    }
}
