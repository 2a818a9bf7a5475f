// Made by shortwire gen from nested.proto. Do not edit.

//! Types within types, and types that contain themselves.
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
pub struct OuterInnerKind(pub i32);

impl OuterInnerKind {
    pub const UNSPECIFIED: Self = Self(0);
    pub const LEAF: Self = Self(1);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("KIND_UNSPECIFIED"),
            1 => Some("KIND_LEAF"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for OuterInnerKind {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for OuterInnerKind {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "OuterInnerKind({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for OuterInnerKind {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outer<'a> {
    pub inner: ::core::option::Option<super::nested_v1::OuterInner<'a>>,
    pub shortcut: ::core::option::Option<super::nested_v1::OuterInnerInnermost<'a>>,
    pub kinds: ::std::vec::Vec<super::nested_v1::OuterInnerKind>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Outer<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.kinds.is_empty() {
            writer
                .packed(
                    26,
                    self.kinds.iter().rev(),
                    |writer, value| writer.raw_int32(value.0),
                );
        }
        if let Some(value) = &self.shortcut {
            writer.message(18, value);
        }
        if let Some(value) = &self.inner {
            writer.message(10, value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => reader.merge_message(self.inner.get_or_insert_default())?,
                18 => reader.merge_message(self.shortcut.get_or_insert_default())?,
                24 => {
                    self.kinds
                        .push(reader.int32().map(super::nested_v1::OuterInnerKind)?)
                }
                26 => {
                    reader
                        .packed(
                            &mut self.kinds,
                            1,
                            |reader| reader.int32().map(super::nested_v1::OuterInnerKind),
                        )?
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Outer<'a> {
    const FULL_NAME: &'static str = "nested.v1.Outer";
}

impl<'a> ::shortwire::wire::IntoOwned for Outer<'a> {
    type Owned = Outer<'static>;
    fn into_owned(self) -> Self::Owned {
        Outer {
            inner: ::shortwire::wire::IntoOwned::into_owned(self.inner),
            shortcut: ::shortwire::wire::IntoOwned::into_owned(self.shortcut),
            kinds: ::shortwire::wire::IntoOwned::into_owned(self.kinds),
            _unknown: self._unknown,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct OuterInner<'a> {
    pub innermost: ::core::option::Option<super::nested_v1::OuterInnerInnermost<'a>>,
    pub kind: super::nested_v1::OuterInnerKind,
    pub around: ::std::vec::Vec<super::nested_v1::Outer<'a>>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for OuterInner<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for value in self.around.iter().rev() {
            writer.message(26, value);
        }
        if self.kind.0 != 0 {
            writer.int32(16, self.kind.0);
        }
        if let Some(value) = &self.innermost {
            writer.message(10, value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => reader.merge_message(self.innermost.get_or_insert_default())?,
                16 => self.kind = reader.int32().map(super::nested_v1::OuterInnerKind)?,
                26 => reader.push_message(26, &mut self.around)?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for OuterInner<'a> {
    const FULL_NAME: &'static str = "nested.v1.Outer.Inner";
}

impl<'a> ::shortwire::wire::IntoOwned for OuterInner<'a> {
    type Owned = OuterInner<'static>;
    fn into_owned(self) -> Self::Owned {
        OuterInner {
            innermost: ::shortwire::wire::IntoOwned::into_owned(self.innermost),
            kind: ::shortwire::wire::IntoOwned::into_owned(self.kind),
            around: ::shortwire::wire::IntoOwned::into_owned(self.around),
            _unknown: self._unknown,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct OuterInnerInnermost<'a> {
    pub name: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for OuterInnerInnermost<'a> {
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

impl<'a> ::shortwire::NamedMessage<'a> for OuterInnerInnermost<'a> {
    const FULL_NAME: &'static str = "nested.v1.Outer.Inner.Innermost";
}

impl<'a> ::shortwire::wire::IntoOwned for OuterInnerInnermost<'a> {
    type Owned = OuterInnerInnermost<'static>;
    fn into_owned(self) -> Self::Owned {
        OuterInnerInnermost {
            name: ::shortwire::wire::IntoOwned::into_owned(self.name),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for OuterInnerInnermost<'a> {
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
                    "nested.v1.Outer.Inner.Innermost.name",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), self.name.as_bytes());
    }
}

/// The members of `nested.v1.Node.way`.
#[derive(Clone, Debug, PartialEq)]
pub enum NodeWay<'a> {
    Left(::std::boxed::Box<super::nested_v1::Node<'a>>),
    Right(::std::boxed::Box<super::nested_v1::Detour<'a>>),
}

impl<'a> ::shortwire::wire::IntoOwned for NodeWay<'a> {
    type Owned = NodeWay<'static>;
    fn into_owned(self) -> Self::Owned {
        match self {
            Self::Left(value) => {
                NodeWay::Left(::shortwire::wire::IntoOwned::into_owned(value))
            }
            Self::Right(value) => {
                NodeWay::Right(::shortwire::wire::IntoOwned::into_owned(value))
            }
        }
    }
}

/// Contains itself directly, in a list, in a map, in a oneof, and by way of another.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Node<'a> {
    pub next: ::core::option::Option<::std::boxed::Box<super::nested_v1::Node<'a>>>,
    pub children: ::std::vec::Vec<super::nested_v1::Node<'a>>,
    pub named: ::shortwire::wire::Map<
        ::std::borrow::Cow<'a, str>,
        super::nested_v1::Node<'a>,
    >,
    pub way: ::core::option::Option<NodeWay<'a>>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Node<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        match &self.way {
            Some(NodeWay::Right(value)) => {
                writer.message(42, &**value);
            }
            Some(NodeWay::Left(value)) => {
                writer.message(34, &**value);
            }
            _ => {}
        }
        for (key, value) in self.named.iter().rev() {
            writer
                .delimited(
                    26,
                    |writer| {
                        writer.message(18, value);
                        writer.string(10, key);
                    },
                );
        }
        for value in self.children.iter().rev() {
            writer.message(18, value);
        }
        if let Some(value) = &self.next {
            writer.message(10, &**value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => reader.merge_message(&mut **self.next.get_or_insert_default())?,
                18 => reader.push_message(18, &mut self.children)?,
                26 => {
                    let (key, value): (_, super::nested_v1::Node<'a>) = reader
                        .message_entry((10, |reader| reader.string()), 18)?;
                    self.named.insert(key, value);
                }
                34 => {
                    match &mut self.way {
                        Some(NodeWay::Left(value)) => reader.merge_message(&mut **value)?,
                        other => {
                            *other = Some(
                                NodeWay::Left(::std::boxed::Box::new(reader.message()?)),
                            );
                        }
                    }
                }
                42 => {
                    match &mut self.way {
                        Some(NodeWay::Right(value)) => {
                            reader.merge_message(&mut **value)?
                        }
                        other => {
                            *other = Some(
                                NodeWay::Right(::std::boxed::Box::new(reader.message()?)),
                            );
                        }
                    }
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Node<'a> {
    const FULL_NAME: &'static str = "nested.v1.Node";
}

impl<'a> ::shortwire::wire::IntoOwned for Node<'a> {
    type Owned = Node<'static>;
    fn into_owned(self) -> Self::Owned {
        Node {
            next: ::shortwire::wire::IntoOwned::into_owned(self.next),
            children: ::shortwire::wire::IntoOwned::into_owned(self.children),
            named: ::shortwire::wire::IntoOwned::into_owned(self.named),
            way: ::shortwire::wire::IntoOwned::into_owned(self.way),
            _unknown: self._unknown,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Detour<'a> {
    pub back: ::core::option::Option<::std::boxed::Box<super::nested_v1::Node<'a>>>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Detour<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if let Some(value) = &self.back {
            writer.message(10, &**value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => reader.merge_message(&mut **self.back.get_or_insert_default())?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Detour<'a> {
    const FULL_NAME: &'static str = "nested.v1.Detour";
}

impl<'a> ::shortwire::wire::IntoOwned for Detour<'a> {
    type Owned = Detour<'static>;
    fn into_owned(self) -> Self::Owned {
        Detour {
            back: ::shortwire::wire::IntoOwned::into_owned(self.back),
            _unknown: self._unknown,
        }
    }
}

/// The methods of `nested.v1.Nesting`, each as a type.
pub mod nesting_methods {
    /// `nested.v1.Nesting/Walk`.
    #[derive(Clone, Copy, Debug)]
    pub struct Walk;
}

impl ::shortwire::service::Method for nesting_methods::Walk {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"nested.v1.Nesting/Walk",
        id: 0x84d14da5adf90223,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::nested_v1::Node<'a>;
    type Reply<'a> = super::nested_v1::Outer<'a>;
}

/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Nesting: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    fn walk<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::nested_v1::Node<'a>,
    ) -> ::core::result::Result<super::nested_v1::Outer<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::walk`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn walk_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, nesting_methods::Walk>,
    ) {
        items
            .each(|request| <nesting_methods::Walk as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.wire::<nesting_methods::Walk>();
    }
}

impl<S: self::Nesting> ::shortwire::service::Handler<S> for nesting_methods::Walk {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::nested_v1::Node<'a>,
    ) -> ::core::result::Result<super::nested_v1::Outer<'a>, ::shortwire::Status> {
        service.walk(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.walk_many(context, items);
    }
}

/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct NestingClient {
    target: ::shortwire::client::Target,
    walk: ::shortwire::client::Bound<nesting_methods::Walk>,
}

impl NestingClient {
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
            walk: ::shortwire::client::Bound::find(library),
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
    pub fn walk<'s>(
        &self,
        request: &super::nested_v1::Node<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::nested_v1::Outer<'s>, ::shortwire::Status> {
        self.walk.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::walk`] once for each request, in one crossing. `Err` if no item ran.
    pub fn walk_many<'s>(
        &self,
        requests: &[super::nested_v1::Node<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::nested_v1::Outer<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.walk.wire_many(&self.target, requests, scratch)
    }
}
