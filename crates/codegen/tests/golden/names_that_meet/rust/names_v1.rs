// Made by shortwire gen from names.proto. Do not edit.

//! Names that generated code has uses for itself.
#![allow(
    clippy::all,
    deprecated,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals
)]

/// Types called like what Rust names without a path.
///
/// Any number is a value; those the schema names are constants here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Some_(pub i32);

impl Some_ {
    pub const name_: Self = Self(0);
    pub const is_known_: Self = Self(1);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("name"),
            1 => Some("is_known"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for Some_ {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for Some_ {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "Some_({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for Some_ {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

/// Any number is a value; those the schema names are constants here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ok_(pub i32);

impl Ok_ {
    pub const YES: Self = Self(0);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("OK_YES"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for Ok_ {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for Ok_ {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "Ok_({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for Ok_ {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

/// Fields called like what the code that reads and writes them uses.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reader<'a> {
    pub reader: i32,
    pub writer: i32,
    pub tag: i32,
    pub value: ::std::borrow::Cow<'a, str>,
    pub request: ::std::borrow::Cow<'a, [u8]>,
    pub reply: i64,
    pub context: bool,
    pub scratch: f64,
    pub len: u32,
    pub mask: ::core::option::Option<i32>,
    pub source: i32,
    pub sink: i32,
    pub formatter: i32,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Reader<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.formatter != 0 {
            writer.int32(104, self.formatter);
        }
        if self.sink != 0 {
            writer.int32(96, self.sink);
        }
        if self.source != 0 {
            writer.int32(88, self.source);
        }
        if let Some(value) = &self.mask {
            writer.int32(80, *value);
        }
        if self.len != 0 {
            writer.uint32(72, self.len);
        }
        if self.scratch.to_bits() != 0 {
            writer.double(65, self.scratch);
        }
        if self.context {
            writer.bool(56, self.context);
        }
        if self.reply != 0 {
            writer.int64(48, self.reply);
        }
        if !self.request.is_empty() {
            writer.bytes(42, &self.request);
        }
        if !self.value.is_empty() {
            writer.string(34, &self.value);
        }
        if self.tag != 0 {
            writer.int32(24, self.tag);
        }
        if self.writer != 0 {
            writer.int32(16, self.writer);
        }
        if self.reader != 0 {
            writer.int32(8, self.reader);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.reader = reader.int32()?,
                16 => self.writer = reader.int32()?,
                24 => self.tag = reader.int32()?,
                34 => self.value = reader.string()?,
                42 => self.request = reader.bytes()?,
                48 => self.reply = reader.int64()?,
                56 => self.context = reader.bool()?,
                65 => self.scratch = reader.double()?,
                72 => self.len = reader.uint32()?,
                80 => self.mask = Some(reader.int32()?),
                88 => self.source = reader.int32()?,
                96 => self.sink = reader.int32()?,
                104 => self.formatter = reader.int32()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Reader<'a> {
    const FULL_NAME: &'static str = "names.v1.Reader";
}

impl<'a> ::shortwire::wire::IntoOwned for Reader<'a> {
    type Owned = Reader<'static>;
    fn into_owned(self) -> Self::Owned {
        Reader {
            reader: ::shortwire::wire::IntoOwned::into_owned(self.reader),
            writer: ::shortwire::wire::IntoOwned::into_owned(self.writer),
            tag: ::shortwire::wire::IntoOwned::into_owned(self.tag),
            value: ::shortwire::wire::IntoOwned::into_owned(self.value),
            request: ::shortwire::wire::IntoOwned::into_owned(self.request),
            reply: ::shortwire::wire::IntoOwned::into_owned(self.reply),
            context: ::shortwire::wire::IntoOwned::into_owned(self.context),
            scratch: ::shortwire::wire::IntoOwned::into_owned(self.scratch),
            len: ::shortwire::wire::IntoOwned::into_owned(self.len),
            mask: ::shortwire::wire::IntoOwned::into_owned(self.mask),
            source: ::shortwire::wire::IntoOwned::into_owned(self.source),
            sink: ::shortwire::wire::IntoOwned::into_owned(self.sink),
            formatter: ::shortwire::wire::IntoOwned::into_owned(self.formatter),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Reader<'a> {
    const SLOTS: usize = 16;
    const WIDTHS: &'static [usize] = &[8, 4, 4, 4, 16, 16, 8, 1, 8, 4, 4, 4, 4, 4];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(4, 4),
        ::shortwire::service::Place::at(6, 5),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let mask = source.mask();
        Ok(Self {
            reader: source.i32(::shortwire::service::Place::at(1, 1)),
            writer: source.i32(::shortwire::service::Place::at(2, 2)),
            tag: source.i32(::shortwire::service::Place::at(3, 3)),
            value: source
                .string(::shortwire::service::Place::at(4, 4), "names.v1.Reader.value")?,
            request: source
                .bytes(
                    ::shortwire::service::Place::at(6, 5),
                    "names.v1.Reader.request",
                )?,
            reply: source.i64(::shortwire::service::Place::at(8, 6)),
            context: source.bool(::shortwire::service::Place::at(9, 7)),
            scratch: source.f64(::shortwire::service::Place::at(10, 8)),
            len: source.u32(::shortwire::service::Place::at(11, 9)),
            mask: if mask >> 0 & 1 != 0 {
                Some(source.i32(::shortwire::service::Place::at(12, 10)))
            } else {
                None
            },
            source: source.i32(::shortwire::service::Place::at(13, 11)),
            sink: source.i32(::shortwire::service::Place::at(14, 12)),
            formatter: source.i32(::shortwire::service::Place::at(15, 13)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.mask(u64::from(self.mask.is_some()) << 0);
        sink.i32(::shortwire::service::Place::at(1, 1), self.reader);
        sink.i32(::shortwire::service::Place::at(2, 2), self.writer);
        sink.i32(::shortwire::service::Place::at(3, 3), self.tag);
        sink.bytes(::shortwire::service::Place::at(4, 4), self.value.as_bytes());
        sink.bytes(::shortwire::service::Place::at(6, 5), &self.request);
        sink.i64(::shortwire::service::Place::at(8, 6), self.reply);
        sink.bool(::shortwire::service::Place::at(9, 7), self.context);
        sink.f64(::shortwire::service::Place::at(10, 8), self.scratch);
        sink.u32(::shortwire::service::Place::at(11, 9), self.len);
        sink.i32(::shortwire::service::Place::at(12, 10), self.mask.unwrap_or_default());
        sink.i32(::shortwire::service::Place::at(13, 11), self.source);
        sink.i32(::shortwire::service::Place::at(14, 12), self.sink);
        sink.i32(::shortwire::service::Place::at(15, 13), self.formatter);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Option<'a> {
    pub option: ::core::option::Option<super::names_v1::Result<'a>>,
    pub vec: ::core::option::Option<super::names_v1::Vec>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Option<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if let Some(value) = &self.vec {
            writer.message(18, value);
        }
        if let Some(value) = &self.option {
            writer.message(10, value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => reader.merge_message(self.option.get_or_insert_default())?,
                18 => reader.merge_message(self.vec.get_or_insert_default())?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Option<'a> {
    const FULL_NAME: &'static str = "names.v1.Option";
}

impl<'a> ::shortwire::wire::IntoOwned for Option<'a> {
    type Owned = Option<'static>;
    fn into_owned(self) -> Self::Owned {
        Option {
            option: ::shortwire::wire::IntoOwned::into_owned(self.option),
            vec: ::shortwire::wire::IntoOwned::into_owned(self.vec),
            _unknown: self._unknown,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Result<'a> {
    pub string: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Result<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.string.is_empty() {
            writer.string(10, &self.string);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.string = reader.string()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Result<'a> {
    const FULL_NAME: &'static str = "names.v1.Result";
}

impl<'a> ::shortwire::wire::IntoOwned for Result<'a> {
    type Owned = Result<'static>;
    fn into_owned(self) -> Self::Owned {
        Result {
            string: ::shortwire::wire::IntoOwned::into_owned(self.string),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Result<'a> {
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
            string: source
                .string(
                    ::shortwire::service::Place::at(0, 0),
                    "names.v1.Result.string",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), self.string.as_bytes());
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Vec {
    pub box_: ::std::vec::Vec<super::names_v1::Box>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Vec {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for value in self.box_.iter().rev() {
            writer.message(10, value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => reader.push_message(10, &mut self.box_)?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Vec {
    const FULL_NAME: &'static str = "names.v1.Vec";
}

impl ::shortwire::wire::IntoOwned for Vec {
    type Owned = Vec;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Box {
    pub bool: bool,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Box {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.bool {
            writer.bool(8, self.bool);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.bool = reader.bool()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Box {
    const FULL_NAME: &'static str = "names.v1.Box";
}

impl ::shortwire::wire::IntoOwned for Box {
    type Owned = Box;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Box {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[1];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            bool: source.bool(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bool(::shortwire::service::Place::at(0, 0), self.bool);
    }
}

/// The members of `names.v1.i32._choice`.
#[derive(Clone, Debug, PartialEq)]
pub enum i32Choice {
    _1(bool),
    Str(super::names_v1::Ok_),
}

impl ::shortwire::wire::IntoOwned for i32Choice {
    type Owned = i32Choice;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct i32_ {
    pub u64: ::core::option::Option<super::names_v1::u64_>,
    pub some: ::core::option::Option<super::names_v1::Some_>,
    pub _unknown_: i32,
    pub _choice: ::core::option::Option<i32Choice>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for i32_ {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        match &self._choice {
            Some(i32Choice::Str(value)) => {
                writer.int32(40, value.0);
            }
            Some(i32Choice::_1(value)) => {
                writer.bool(32, *value);
            }
            _ => {}
        }
        if self._unknown_ != 0 {
            writer.int32(24, self._unknown_);
        }
        if let Some(value) = &self.some {
            writer.int32(16, value.0);
        }
        if let Some(value) = &self.u64 {
            writer.message(10, value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => reader.merge_message(self.u64.get_or_insert_default())?,
                16 => self.some = Some(reader.int32().map(super::names_v1::Some_)?),
                24 => self._unknown_ = reader.int32()?,
                32 => self._choice = Some(i32Choice::_1(reader.bool()?)),
                40 => {
                    self._choice = Some(
                        i32Choice::Str(reader.int32().map(super::names_v1::Ok_)?),
                    );
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for i32_ {
    const FULL_NAME: &'static str = "names.v1.i32";
}

impl ::shortwire::wire::IntoOwned for i32_ {
    type Owned = i32_;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct u64_ {
    pub value: ::core::option::Option<u64>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for u64_ {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if let Some(value) = &self.value {
            writer.uint64(8, *value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.value = Some(reader.uint64()?),
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for u64_ {
    const FULL_NAME: &'static str = "names.v1.u64";
}

impl ::shortwire::wire::IntoOwned for u64_ {
    type Owned = u64_;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for u64_ {
    const SLOTS: usize = 2;
    const WIDTHS: &'static [usize] = &[8, 8];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let mask = source.mask();
        Ok(Self {
            value: if mask >> 0 & 1 != 0 {
                Some(source.u64(::shortwire::service::Place::at(1, 1)))
            } else {
                None
            },
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.mask(u64::from(self.value.is_some()) << 0);
        sink.u64(::shortwire::service::Place::at(1, 1), self.value.unwrap_or_default());
    }
}

/// The methods of `names.v1.Client`, each as a type.
pub mod client_methods {
    /// `names.v1.Client/Open`.
    #[derive(Clone, Copy, Debug)]
    pub struct Open;
    /// `names.v1.Client/New`.
    #[derive(Clone, Copy, Debug)]
    pub struct New;
    /// `names.v1.Client/With`.
    #[derive(Clone, Copy, Debug)]
    pub struct With;
    /// `names.v1.Client/Target`.
    #[derive(Clone, Copy, Debug)]
    pub struct Target;
    /// `names.v1.Client/Close`.
    #[derive(Clone, Copy, Debug)]
    pub struct Close;
    /// `names.v1.Client/Add`.
    #[derive(Clone, Copy, Debug)]
    pub struct Add;
    /// `names.v1.Client/AddMany`.
    #[derive(Clone, Copy, Debug)]
    pub struct AddMany;
}

impl ::shortwire::service::Method for client_methods::Open {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"names.v1.Client/Open",
        id: 0x3e73d43315680ccc,
        shape: 0xa7024521ccf2b066,
        blocking: false,
    };
    type Request<'a> = super::names_v1::Reader<'a>;
    type Reply<'a> = super::names_v1::Reader<'a>;
}

impl ::shortwire::service::Method for client_methods::New {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"names.v1.Client/New",
        id: 0xab216110946eb28a,
        shape: 0x313d61b6b69aa71c,
        blocking: false,
    };
    type Request<'a> = super::names_v1::Reader<'a>;
    type Reply<'a> = super::names_v1::Reader<'a>;
}

impl ::shortwire::service::Method for client_methods::With {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"names.v1.Client/With",
        id: 0x2e80d5fcd4661e24,
        shape: 0x666412077acd84be,
        blocking: false,
    };
    type Request<'a> = super::names_v1::Reader<'a>;
    type Reply<'a> = super::names_v1::Reader<'a>;
}

impl ::shortwire::service::Method for client_methods::Target {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"names.v1.Client/Target",
        id: 0xda3b32eceeab2b95,
        shape: 0xff13579de569fdf3,
        blocking: false,
    };
    type Request<'a> = super::names_v1::Reader<'a>;
    type Reply<'a> = super::names_v1::Reader<'a>;
}

impl ::shortwire::service::Method for client_methods::Close {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"names.v1.Client/Close",
        id: 0xd4812a0245af8570,
        shape: 0x58d4404a99052f0a,
        blocking: false,
    };
    type Request<'a> = super::names_v1::Reader<'a>;
    type Reply<'a> = super::names_v1::Reader<'a>;
}

impl ::shortwire::service::Method for client_methods::Add {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"names.v1.Client/Add",
        id: 0x098d1310c9ab7cb7,
        shape: 0xd7872cd6c1b0a3d5,
        blocking: false,
    };
    type Request<'a> = super::names_v1::Reader<'a>;
    type Reply<'a> = super::names_v1::Reader<'a>;
}

impl ::shortwire::service::Method for client_methods::AddMany {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"names.v1.Client/AddMany",
        id: 0x6384e2e86d1a8870,
        shape: 0xa0cdc0f4a7b9fa0a,
        blocking: false,
    };
    type Request<'a> = super::names_v1::Reader<'a>;
    type Reply<'a> = super::names_v1::Reader<'a>;
}

/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Client: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    fn open_<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::names_v1::Reader<'a>,
    ) -> ::core::result::Result<super::names_v1::Reader<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::open_`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn open_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, client_methods::Open>,
    ) {
        items
            .each(|request| <client_methods::Open as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn new_<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::names_v1::Reader<'a>,
    ) -> ::core::result::Result<super::names_v1::Reader<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::new_`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn new_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, client_methods::New>,
    ) {
        items
            .each(|request| <client_methods::New as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn with_<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::names_v1::Reader<'a>,
    ) -> ::core::result::Result<super::names_v1::Reader<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::with_`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn with_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, client_methods::With>,
    ) {
        items
            .each(|request| <client_methods::With as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn target_<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::names_v1::Reader<'a>,
    ) -> ::core::result::Result<super::names_v1::Reader<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::target_`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn target_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, client_methods::Target>,
    ) {
        items
            .each(|request| <client_methods::Target as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn close<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::names_v1::Reader<'a>,
    ) -> ::core::result::Result<super::names_v1::Reader<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::close`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn close_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, client_methods::Close>,
    ) {
        items
            .each(|request| <client_methods::Close as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn add<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::names_v1::Reader<'a>,
    ) -> ::core::result::Result<super::names_v1::Reader<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::add`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn add_many_<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, client_methods::Add>,
    ) {
        items
            .each(|request| <client_methods::Add as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn add_many<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::names_v1::Reader<'a>,
    ) -> ::core::result::Result<super::names_v1::Reader<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::add_many`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn add_many_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, client_methods::AddMany>,
    ) {
        items
            .each(|request| <client_methods::AddMany as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<client_methods::Open>();
        exports.flat::<client_methods::New>();
        exports.flat::<client_methods::With>();
        exports.flat::<client_methods::Target>();
        exports.flat::<client_methods::Close>();
        exports.flat::<client_methods::Add>();
        exports.flat::<client_methods::AddMany>();
    }
}

impl<S: self::Client> ::shortwire::service::Handler<S> for client_methods::Open {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::names_v1::Reader<'a>,
    ) -> ::core::result::Result<super::names_v1::Reader<'a>, ::shortwire::Status> {
        service.open_(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.open_many(context, items);
    }
}

impl<S: self::Client> ::shortwire::service::Handler<S> for client_methods::New {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::names_v1::Reader<'a>,
    ) -> ::core::result::Result<super::names_v1::Reader<'a>, ::shortwire::Status> {
        service.new_(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.new_many(context, items);
    }
}

impl<S: self::Client> ::shortwire::service::Handler<S> for client_methods::With {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::names_v1::Reader<'a>,
    ) -> ::core::result::Result<super::names_v1::Reader<'a>, ::shortwire::Status> {
        service.with_(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.with_many(context, items);
    }
}

impl<S: self::Client> ::shortwire::service::Handler<S> for client_methods::Target {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::names_v1::Reader<'a>,
    ) -> ::core::result::Result<super::names_v1::Reader<'a>, ::shortwire::Status> {
        service.target_(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.target_many(context, items);
    }
}

impl<S: self::Client> ::shortwire::service::Handler<S> for client_methods::Close {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::names_v1::Reader<'a>,
    ) -> ::core::result::Result<super::names_v1::Reader<'a>, ::shortwire::Status> {
        service.close(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.close_many(context, items);
    }
}

impl<S: self::Client> ::shortwire::service::Handler<S> for client_methods::Add {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::names_v1::Reader<'a>,
    ) -> ::core::result::Result<super::names_v1::Reader<'a>, ::shortwire::Status> {
        service.add(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.add_many_(context, items);
    }
}

impl<S: self::Client> ::shortwire::service::Handler<S> for client_methods::AddMany {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::names_v1::Reader<'a>,
    ) -> ::core::result::Result<super::names_v1::Reader<'a>, ::shortwire::Status> {
        service.add_many(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.add_many_many(context, items);
    }
}

/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct ClientClient {
    target: ::shortwire::client::Target,
    open_: ::shortwire::client::Bound<client_methods::Open>,
    new_: ::shortwire::client::Bound<client_methods::New>,
    with_: ::shortwire::client::Bound<client_methods::With>,
    target_: ::shortwire::client::Bound<client_methods::Target>,
    close: ::shortwire::client::Bound<client_methods::Close>,
    add: ::shortwire::client::Bound<client_methods::Add>,
    add_many: ::shortwire::client::Bound<client_methods::AddMany>,
}

impl ClientClient {
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
            open_: ::shortwire::client::Bound::find(library),
            new_: ::shortwire::client::Bound::find(library),
            with_: ::shortwire::client::Bound::find(library),
            target_: ::shortwire::client::Bound::find(library),
            close: ::shortwire::client::Bound::find(library),
            add: ::shortwire::client::Bound::find(library),
            add_many: ::shortwire::client::Bound::find(library),
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
    pub fn open_<'s>(
        &self,
        request: &super::names_v1::Reader<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::names_v1::Reader<'s>, ::shortwire::Status> {
        self.open_.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::open_`] once for each request, in one crossing. `Err` if no item ran.
    pub fn open_many<'s>(
        &self,
        requests: &[super::names_v1::Reader<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::names_v1::Reader<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.open_.flat_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn new_<'s>(
        &self,
        request: &super::names_v1::Reader<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::names_v1::Reader<'s>, ::shortwire::Status> {
        self.new_.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::new_`] once for each request, in one crossing. `Err` if no item ran.
    pub fn new_many<'s>(
        &self,
        requests: &[super::names_v1::Reader<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::names_v1::Reader<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.new_.flat_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn with_<'s>(
        &self,
        request: &super::names_v1::Reader<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::names_v1::Reader<'s>, ::shortwire::Status> {
        self.with_.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::with_`] once for each request, in one crossing. `Err` if no item ran.
    pub fn with_many<'s>(
        &self,
        requests: &[super::names_v1::Reader<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::names_v1::Reader<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.with_.flat_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn target_<'s>(
        &self,
        request: &super::names_v1::Reader<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::names_v1::Reader<'s>, ::shortwire::Status> {
        self.target_.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::target_`] once for each request, in one crossing. `Err` if no item ran.
    pub fn target_many<'s>(
        &self,
        requests: &[super::names_v1::Reader<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::names_v1::Reader<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.target_.flat_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn close<'s>(
        &self,
        request: &super::names_v1::Reader<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::names_v1::Reader<'s>, ::shortwire::Status> {
        self.close.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::close`] once for each request, in one crossing. `Err` if no item ran.
    pub fn close_many<'s>(
        &self,
        requests: &[super::names_v1::Reader<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::names_v1::Reader<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.close.flat_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn add<'s>(
        &self,
        request: &super::names_v1::Reader<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::names_v1::Reader<'s>, ::shortwire::Status> {
        self.add.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::add`] once for each request, in one crossing. `Err` if no item ran.
    pub fn add_many_<'s>(
        &self,
        requests: &[super::names_v1::Reader<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::names_v1::Reader<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.add.flat_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn add_many<'s>(
        &self,
        request: &super::names_v1::Reader<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<super::names_v1::Reader<'s>, ::shortwire::Status> {
        self.add_many.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::add_many`] once for each request, in one crossing. `Err` if no item ran.
    pub fn add_many_many<'s>(
        &self,
        requests: &[super::names_v1::Reader<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::names_v1::Reader<'s>, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.add_many.flat_many(&self.target, requests, scratch)
    }
}

/// The methods of `names.v1.S`, each as a type.
pub mod s_methods {
    /// `names.v1.S/S`.
    #[derive(Clone, Copy, Debug)]
    pub struct S;
    /// `names.v1.S/Clone`.
    #[derive(Clone, Copy, Debug)]
    pub struct Clone;
    /// `names.v1.S/Default`.
    #[derive(Clone, Copy, Debug)]
    pub struct Default;
}

impl ::shortwire::service::Method for s_methods::S {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"names.v1.S/S",
        id: 0x7af01145ce72cfcf,
        shape: 0x0d303003baf5c52f,
        blocking: false,
    };
    type Request<'a> = super::names_v1::u64_;
    type Reply<'a> = super::names_v1::u64_;
}

impl ::shortwire::service::Method for s_methods::Clone {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"names.v1.S/Clone",
        id: 0x682936455eeb7ec3,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::names_v1::i32_;
    type Reply<'a> = super::names_v1::i32_;
}

impl ::shortwire::service::Method for s_methods::Default {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"names.v1.S/Default",
        id: 0xb3f7e47ebe88334b,
        shape: 0xfc45384a900ef80b,
        blocking: false,
    };
    type Request<'a> = super::names_v1::u64_;
    type Reply<'a> = super::names_v1::u64_;
}

/// The letter that generated code calls services by, and methods of traits that everything has.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait S: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    fn s<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::names_v1::u64_,
    ) -> ::core::result::Result<super::names_v1::u64_, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::s`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn s_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, s_methods::S>,
    ) {
        items
            .each(|request| <s_methods::S as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn clone<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::names_v1::i32_,
    ) -> ::core::result::Result<super::names_v1::i32_, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::clone`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn clone_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, s_methods::Clone>,
    ) {
        items
            .each(|request| <s_methods::Clone as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn default<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::names_v1::u64_,
    ) -> ::core::result::Result<super::names_v1::u64_, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::default`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn default_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, s_methods::Default>,
    ) {
        items
            .each(|request| <s_methods::Default as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<s_methods::S>();
        exports.wire::<s_methods::Clone>();
        exports.flat::<s_methods::Default>();
    }
}

impl<S: self::S> ::shortwire::service::Handler<S> for s_methods::S {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::names_v1::u64_,
    ) -> ::core::result::Result<super::names_v1::u64_, ::shortwire::Status> {
        service.s(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.s_many(context, items);
    }
}

impl<S: self::S> ::shortwire::service::Handler<S> for s_methods::Clone {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::names_v1::i32_,
    ) -> ::core::result::Result<super::names_v1::i32_, ::shortwire::Status> {
        service.clone(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.clone_many(context, items);
    }
}

impl<S: self::S> ::shortwire::service::Handler<S> for s_methods::Default {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::names_v1::u64_,
    ) -> ::core::result::Result<super::names_v1::u64_, ::shortwire::Status> {
        service.default(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.default_many(context, items);
    }
}

/// The letter that generated code calls services by, and methods of traits that everything has.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct SClient {
    target: ::shortwire::client::Target,
    s: ::shortwire::client::Bound<s_methods::S>,
    clone: ::shortwire::client::Bound<s_methods::Clone>,
    default: ::shortwire::client::Bound<s_methods::Default>,
}

impl SClient {
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
            s: ::shortwire::client::Bound::find(library),
            clone: ::shortwire::client::Bound::find(library),
            default: ::shortwire::client::Bound::find(library),
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
    pub fn s(
        &self,
        request: &super::names_v1::u64_,
    ) -> ::core::result::Result<super::names_v1::u64_, ::shortwire::Status> {
        self.s.flat_owned(&self.target, request)
    }
    /// Calls [`Self::s`] once for each request, in one crossing. `Err` if no item ran.
    pub fn s_many(
        &self,
        requests: &[super::names_v1::u64_],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::names_v1::u64_, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.s.flat_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn clone(
        &self,
        request: &super::names_v1::i32_,
    ) -> ::core::result::Result<super::names_v1::i32_, ::shortwire::Status> {
        self.clone.wire_owned(&self.target, request)
    }
    /// Calls [`Self::clone`] once for each request, in one crossing. `Err` if no item ran.
    pub fn clone_many(
        &self,
        requests: &[super::names_v1::i32_],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::names_v1::i32_, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.clone.wire_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn default(
        &self,
        request: &super::names_v1::u64_,
    ) -> ::core::result::Result<super::names_v1::u64_, ::shortwire::Status> {
        self.default.flat_owned(&self.target, request)
    }
    /// Calls [`Self::default`] once for each request, in one crossing. `Err` if no item ran.
    pub fn default_many(
        &self,
        requests: &[super::names_v1::u64_],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::names_v1::u64_, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.default.flat_many_owned(&self.target, requests)
    }
}

/// The methods of `names.v1.Nothing`, each as a type.
pub mod nothing_methods {}

/// A service without methods.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Nothing: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
    }
}

/// A service without methods.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct NothingClient {
    target: ::shortwire::client::Target,
}

impl NothingClient {
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
        Self {
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
}
