// Made by shortwire gen from shortwire/test/v1/feature.proto. Do not edit.

//! One method for each thing that can cross the boundary, for the tests of every host.
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
pub struct NestedInnerKind(pub i32);

impl NestedInnerKind {
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

impl ::core::default::Default for NestedInnerKind {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for NestedInnerKind {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "NestedInnerKind({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for NestedInnerKind {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

/// Any number is a value; those the schema names are constants here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Color(pub i32);

impl Color {
    pub const UNSPECIFIED: Self = Self(0);
    pub const RED: Self = Self(1);
    pub const GREEN: Self = Self(2);
    pub const BLUE: Self = Self(-3);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("COLOR_UNSPECIFIED"),
            1 => Some("COLOR_RED"),
            2 => Some("COLOR_GREEN"),
            -3 => Some("COLOR_BLUE"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for Color {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for Color {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "Color({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for Color {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct DoubleValue {
    pub value: f64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for DoubleValue {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.value.to_bits() != 0 {
            writer.double(9, self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                9 => self.value = reader.double()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for DoubleValue {
    const FULL_NAME: &'static str = "shortwire.test.v1.DoubleValue";
}

impl ::shortwire::wire::IntoOwned for DoubleValue {
    type Owned = DoubleValue;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for DoubleValue {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[8];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            value: source.f64(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.f64(::shortwire::service::Place::at(0, 0), self.value);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct FloatValue {
    pub value: f32,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for FloatValue {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.value.to_bits() != 0 {
            writer.float(13, self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                13 => self.value = reader.float()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for FloatValue {
    const FULL_NAME: &'static str = "shortwire.test.v1.FloatValue";
}

impl ::shortwire::wire::IntoOwned for FloatValue {
    type Owned = FloatValue;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for FloatValue {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[4];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            value: source.f32(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.f32(::shortwire::service::Place::at(0, 0), self.value);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Int32Value {
    pub value: i32,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Int32Value {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.value != 0 {
            writer.int32(8, self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.value = reader.int32()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Int32Value {
    const FULL_NAME: &'static str = "shortwire.test.v1.Int32Value";
}

impl ::shortwire::wire::IntoOwned for Int32Value {
    type Owned = Int32Value;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Int32Value {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[4];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            value: source.i32(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i32(::shortwire::service::Place::at(0, 0), self.value);
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
pub struct Uint32Value {
    pub value: u32,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Uint32Value {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.value != 0 {
            writer.uint32(8, self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.value = reader.uint32()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Uint32Value {
    const FULL_NAME: &'static str = "shortwire.test.v1.Uint32Value";
}

impl ::shortwire::wire::IntoOwned for Uint32Value {
    type Owned = Uint32Value;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Uint32Value {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[4];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            value: source.u32(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.u32(::shortwire::service::Place::at(0, 0), self.value);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Uint64Value {
    pub value: u64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Uint64Value {
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

impl<'a> ::shortwire::NamedMessage<'a> for Uint64Value {
    const FULL_NAME: &'static str = "shortwire.test.v1.Uint64Value";
}

impl ::shortwire::wire::IntoOwned for Uint64Value {
    type Owned = Uint64Value;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Uint64Value {
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

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sint32Value {
    pub value: i32,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Sint32Value {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.value != 0 {
            writer.sint32(8, self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.value = reader.sint32()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Sint32Value {
    const FULL_NAME: &'static str = "shortwire.test.v1.Sint32Value";
}

impl ::shortwire::wire::IntoOwned for Sint32Value {
    type Owned = Sint32Value;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Sint32Value {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[4];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            value: source.i32(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i32(::shortwire::service::Place::at(0, 0), self.value);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sint64Value {
    pub value: i64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Sint64Value {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.value != 0 {
            writer.sint64(8, self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.value = reader.sint64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Sint64Value {
    const FULL_NAME: &'static str = "shortwire.test.v1.Sint64Value";
}

impl ::shortwire::wire::IntoOwned for Sint64Value {
    type Owned = Sint64Value;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Sint64Value {
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
pub struct Fixed32Value {
    pub value: u32,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Fixed32Value {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.value != 0 {
            writer.fixed32(13, self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                13 => self.value = reader.fixed32()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Fixed32Value {
    const FULL_NAME: &'static str = "shortwire.test.v1.Fixed32Value";
}

impl ::shortwire::wire::IntoOwned for Fixed32Value {
    type Owned = Fixed32Value;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Fixed32Value {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[4];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            value: source.u32(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.u32(::shortwire::service::Place::at(0, 0), self.value);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fixed64Value {
    pub value: u64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Fixed64Value {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.value != 0 {
            writer.fixed64(9, self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                9 => self.value = reader.fixed64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Fixed64Value {
    const FULL_NAME: &'static str = "shortwire.test.v1.Fixed64Value";
}

impl ::shortwire::wire::IntoOwned for Fixed64Value {
    type Owned = Fixed64Value;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Fixed64Value {
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

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sfixed32Value {
    pub value: i32,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Sfixed32Value {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.value != 0 {
            writer.sfixed32(13, self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                13 => self.value = reader.sfixed32()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Sfixed32Value {
    const FULL_NAME: &'static str = "shortwire.test.v1.Sfixed32Value";
}

impl ::shortwire::wire::IntoOwned for Sfixed32Value {
    type Owned = Sfixed32Value;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Sfixed32Value {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[4];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            value: source.i32(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i32(::shortwire::service::Place::at(0, 0), self.value);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sfixed64Value {
    pub value: i64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Sfixed64Value {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.value != 0 {
            writer.sfixed64(9, self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                9 => self.value = reader.sfixed64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Sfixed64Value {
    const FULL_NAME: &'static str = "shortwire.test.v1.Sfixed64Value";
}

impl ::shortwire::wire::IntoOwned for Sfixed64Value {
    type Owned = Sfixed64Value;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Sfixed64Value {
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
pub struct BoolValue {
    pub value: bool,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for BoolValue {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.value {
            writer.bool(8, self.value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.value = reader.bool()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for BoolValue {
    const FULL_NAME: &'static str = "shortwire.test.v1.BoolValue";
}

impl ::shortwire::wire::IntoOwned for BoolValue {
    type Owned = BoolValue;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for BoolValue {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[1];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            value: source.bool(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bool(::shortwire::service::Place::at(0, 0), self.value);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct StringValue<'a> {
    pub value: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for StringValue<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
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
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for StringValue<'a> {
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
                .string(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.test.v1.StringValue.value",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), self.value.as_bytes());
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct BytesValue<'a> {
    pub value: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for BytesValue<'a> {
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

impl<'a> ::shortwire::NamedMessage<'a> for BytesValue<'a> {
    const FULL_NAME: &'static str = "shortwire.test.v1.BytesValue";
}

impl<'a> ::shortwire::wire::IntoOwned for BytesValue<'a> {
    type Owned = BytesValue<'static>;
    fn into_owned(self) -> Self::Owned {
        BytesValue {
            value: ::shortwire::wire::IntoOwned::into_owned(self.value),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for BytesValue<'a> {
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
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.test.v1.BytesValue.value",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.value);
    }
}

impl<'a> ::shortwire::service::BytesReply<'a> for BytesValue<'a> {
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
pub struct EnumValue {
    pub value: super::shortwire_test_v1::Color,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for EnumValue {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.value.0 != 0 {
            writer.int32(8, self.value.0);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.value = reader.int32().map(super::shortwire_test_v1::Color)?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for EnumValue {
    const FULL_NAME: &'static str = "shortwire.test.v1.EnumValue";
}

impl ::shortwire::wire::IntoOwned for EnumValue {
    type Owned = EnumValue;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for EnumValue {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[4];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            value: super::shortwire_test_v1::Color(
                source.i32(::shortwire::service::Place::at(0, 0)),
            ),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i32(::shortwire::service::Place::at(0, 0), self.value.0);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Empty {
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Empty {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Empty {
    const FULL_NAME: &'static str = "shortwire.test.v1.Empty";
}

impl ::shortwire::wire::IntoOwned for Empty {
    type Owned = Empty;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Empty {
    const SLOTS: usize = 0;
    const WIDTHS: &'static [usize] = &[];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let _ = source;
        Ok(Self {
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        let _ = sink;
    }
}

/// Every singular type at once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scalars<'a> {
    pub double_value: f64,
    pub float_value: f32,
    pub int32_value: i32,
    pub int64_value: i64,
    pub uint32_value: u32,
    pub uint64_value: u64,
    pub sint32_value: i32,
    pub sint64_value: i64,
    pub fixed32_value: u32,
    pub fixed64_value: u64,
    pub sfixed32_value: i32,
    pub sfixed64_value: i64,
    pub bool_value: bool,
    pub string_value: ::std::borrow::Cow<'a, str>,
    pub bytes_value: ::std::borrow::Cow<'a, [u8]>,
    pub enum_value: super::shortwire_test_v1::Color,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Scalars<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.enum_value.0 != 0 {
            writer.int32(128, self.enum_value.0);
        }
        if !self.bytes_value.is_empty() {
            writer.bytes(122, &self.bytes_value);
        }
        if !self.string_value.is_empty() {
            writer.string(114, &self.string_value);
        }
        if self.bool_value {
            writer.bool(104, self.bool_value);
        }
        if self.sfixed64_value != 0 {
            writer.sfixed64(97, self.sfixed64_value);
        }
        if self.sfixed32_value != 0 {
            writer.sfixed32(93, self.sfixed32_value);
        }
        if self.fixed64_value != 0 {
            writer.fixed64(81, self.fixed64_value);
        }
        if self.fixed32_value != 0 {
            writer.fixed32(77, self.fixed32_value);
        }
        if self.sint64_value != 0 {
            writer.sint64(64, self.sint64_value);
        }
        if self.sint32_value != 0 {
            writer.sint32(56, self.sint32_value);
        }
        if self.uint64_value != 0 {
            writer.uint64(48, self.uint64_value);
        }
        if self.uint32_value != 0 {
            writer.uint32(40, self.uint32_value);
        }
        if self.int64_value != 0 {
            writer.int64(32, self.int64_value);
        }
        if self.int32_value != 0 {
            writer.int32(24, self.int32_value);
        }
        if self.float_value.to_bits() != 0 {
            writer.float(21, self.float_value);
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
                21 => self.float_value = reader.float()?,
                24 => self.int32_value = reader.int32()?,
                32 => self.int64_value = reader.int64()?,
                40 => self.uint32_value = reader.uint32()?,
                48 => self.uint64_value = reader.uint64()?,
                56 => self.sint32_value = reader.sint32()?,
                64 => self.sint64_value = reader.sint64()?,
                77 => self.fixed32_value = reader.fixed32()?,
                81 => self.fixed64_value = reader.fixed64()?,
                93 => self.sfixed32_value = reader.sfixed32()?,
                97 => self.sfixed64_value = reader.sfixed64()?,
                104 => self.bool_value = reader.bool()?,
                114 => self.string_value = reader.string()?,
                122 => self.bytes_value = reader.bytes()?,
                128 => {
                    self.enum_value = reader
                        .int32()
                        .map(super::shortwire_test_v1::Color)?;
                }
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
            float_value: ::shortwire::wire::IntoOwned::into_owned(self.float_value),
            int32_value: ::shortwire::wire::IntoOwned::into_owned(self.int32_value),
            int64_value: ::shortwire::wire::IntoOwned::into_owned(self.int64_value),
            uint32_value: ::shortwire::wire::IntoOwned::into_owned(self.uint32_value),
            uint64_value: ::shortwire::wire::IntoOwned::into_owned(self.uint64_value),
            sint32_value: ::shortwire::wire::IntoOwned::into_owned(self.sint32_value),
            sint64_value: ::shortwire::wire::IntoOwned::into_owned(self.sint64_value),
            fixed32_value: ::shortwire::wire::IntoOwned::into_owned(self.fixed32_value),
            fixed64_value: ::shortwire::wire::IntoOwned::into_owned(self.fixed64_value),
            sfixed32_value: ::shortwire::wire::IntoOwned::into_owned(
                self.sfixed32_value,
            ),
            sfixed64_value: ::shortwire::wire::IntoOwned::into_owned(
                self.sfixed64_value,
            ),
            bool_value: ::shortwire::wire::IntoOwned::into_owned(self.bool_value),
            string_value: ::shortwire::wire::IntoOwned::into_owned(self.string_value),
            bytes_value: ::shortwire::wire::IntoOwned::into_owned(self.bytes_value),
            enum_value: ::shortwire::wire::IntoOwned::into_owned(self.enum_value),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Scalars<'a> {
    const SLOTS: usize = 18;
    const WIDTHS: &'static [usize] = &[8, 4, 4, 8, 4, 8, 4, 8, 4, 8, 4, 8, 1, 16, 16, 4];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(13, 13),
        ::shortwire::service::Place::at(15, 14),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            double_value: source.f64(::shortwire::service::Place::at(0, 0)),
            float_value: source.f32(::shortwire::service::Place::at(1, 1)),
            int32_value: source.i32(::shortwire::service::Place::at(2, 2)),
            int64_value: source.i64(::shortwire::service::Place::at(3, 3)),
            uint32_value: source.u32(::shortwire::service::Place::at(4, 4)),
            uint64_value: source.u64(::shortwire::service::Place::at(5, 5)),
            sint32_value: source.i32(::shortwire::service::Place::at(6, 6)),
            sint64_value: source.i64(::shortwire::service::Place::at(7, 7)),
            fixed32_value: source.u32(::shortwire::service::Place::at(8, 8)),
            fixed64_value: source.u64(::shortwire::service::Place::at(9, 9)),
            sfixed32_value: source.i32(::shortwire::service::Place::at(10, 10)),
            sfixed64_value: source.i64(::shortwire::service::Place::at(11, 11)),
            bool_value: source.bool(::shortwire::service::Place::at(12, 12)),
            string_value: source
                .string(
                    ::shortwire::service::Place::at(13, 13),
                    "shortwire.test.v1.Scalars.string_value",
                )?,
            bytes_value: source
                .bytes(
                    ::shortwire::service::Place::at(15, 14),
                    "shortwire.test.v1.Scalars.bytes_value",
                )?,
            enum_value: super::shortwire_test_v1::Color(
                source.i32(::shortwire::service::Place::at(17, 15)),
            ),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.f64(::shortwire::service::Place::at(0, 0), self.double_value);
        sink.f32(::shortwire::service::Place::at(1, 1), self.float_value);
        sink.i32(::shortwire::service::Place::at(2, 2), self.int32_value);
        sink.i64(::shortwire::service::Place::at(3, 3), self.int64_value);
        sink.u32(::shortwire::service::Place::at(4, 4), self.uint32_value);
        sink.u64(::shortwire::service::Place::at(5, 5), self.uint64_value);
        sink.i32(::shortwire::service::Place::at(6, 6), self.sint32_value);
        sink.i64(::shortwire::service::Place::at(7, 7), self.sint64_value);
        sink.u32(::shortwire::service::Place::at(8, 8), self.fixed32_value);
        sink.u64(::shortwire::service::Place::at(9, 9), self.fixed64_value);
        sink.i32(::shortwire::service::Place::at(10, 10), self.sfixed32_value);
        sink.i64(::shortwire::service::Place::at(11, 11), self.sfixed64_value);
        sink.bool(::shortwire::service::Place::at(12, 12), self.bool_value);
        sink.bytes(
            ::shortwire::service::Place::at(13, 13),
            self.string_value.as_bytes(),
        );
        sink.bytes(::shortwire::service::Place::at(15, 14), &self.bytes_value);
        sink.i32(::shortwire::service::Place::at(17, 15), self.enum_value.0);
    }
}

/// Absent is not the same as zero.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Presence<'a> {
    pub number: ::core::option::Option<i64>,
    pub text: ::core::option::Option<::std::borrow::Cow<'a, str>>,
    pub data: ::core::option::Option<::std::borrow::Cow<'a, [u8]>>,
    pub flag: ::core::option::Option<bool>,
    pub color: ::core::option::Option<super::shortwire_test_v1::Color>,
    pub real: ::core::option::Option<f64>,
    pub plain: i64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Presence<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.plain != 0 {
            writer.int64(56, self.plain);
        }
        if let Some(value) = &self.real {
            writer.double(49, *value);
        }
        if let Some(value) = &self.color {
            writer.int32(40, value.0);
        }
        if let Some(value) = &self.flag {
            writer.bool(32, *value);
        }
        if let Some(value) = &self.data {
            writer.bytes(26, value);
        }
        if let Some(value) = &self.text {
            writer.string(18, value);
        }
        if let Some(value) = &self.number {
            writer.int64(8, *value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.number = Some(reader.int64()?),
                18 => self.text = Some(reader.string()?),
                26 => self.data = Some(reader.bytes()?),
                32 => self.flag = Some(reader.bool()?),
                40 => {
                    self.color = Some(
                        reader.int32().map(super::shortwire_test_v1::Color)?,
                    );
                }
                49 => self.real = Some(reader.double()?),
                56 => self.plain = reader.int64()?,
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
            data: ::shortwire::wire::IntoOwned::into_owned(self.data),
            flag: ::shortwire::wire::IntoOwned::into_owned(self.flag),
            color: ::shortwire::wire::IntoOwned::into_owned(self.color),
            real: ::shortwire::wire::IntoOwned::into_owned(self.real),
            plain: ::shortwire::wire::IntoOwned::into_owned(self.plain),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Presence<'a> {
    const SLOTS: usize = 10;
    const WIDTHS: &'static [usize] = &[8, 8, 16, 16, 1, 4, 8, 8];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(2, 2),
        ::shortwire::service::Place::at(4, 3),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        let mask = source.mask();
        Ok(Self {
            number: if mask >> 0 & 1 != 0 {
                Some(source.i64(::shortwire::service::Place::at(1, 1)))
            } else {
                None
            },
            text: if mask >> 1 & 1 != 0 {
                Some(
                    source
                        .string(
                            ::shortwire::service::Place::at(2, 2),
                            "shortwire.test.v1.Presence.text",
                        )?,
                )
            } else {
                None
            },
            data: if mask >> 2 & 1 != 0 {
                Some(
                    source
                        .bytes(
                            ::shortwire::service::Place::at(4, 3),
                            "shortwire.test.v1.Presence.data",
                        )?,
                )
            } else {
                None
            },
            flag: if mask >> 3 & 1 != 0 {
                Some(source.bool(::shortwire::service::Place::at(6, 4)))
            } else {
                None
            },
            color: if mask >> 4 & 1 != 0 {
                Some(
                    super::shortwire_test_v1::Color(
                        source.i32(::shortwire::service::Place::at(7, 5)),
                    ),
                )
            } else {
                None
            },
            real: if mask >> 5 & 1 != 0 {
                Some(source.f64(::shortwire::service::Place::at(8, 6)))
            } else {
                None
            },
            plain: source.i64(::shortwire::service::Place::at(9, 7)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.mask(
            u64::from(self.number.is_some()) << 0 | u64::from(self.text.is_some()) << 1
                | u64::from(self.data.is_some()) << 2
                | u64::from(self.flag.is_some()) << 3
                | u64::from(self.color.is_some()) << 4
                | u64::from(self.real.is_some()) << 5,
        );
        sink.i64(::shortwire::service::Place::at(1, 1), self.number.unwrap_or_default());
        sink.bytes(
            ::shortwire::service::Place::at(2, 2),
            self.text.as_deref().unwrap_or_default().as_bytes(),
        );
        sink.bytes(
            ::shortwire::service::Place::at(4, 3),
            self.data.as_deref().unwrap_or_default(),
        );
        sink.bool(::shortwire::service::Place::at(6, 4), self.flag.unwrap_or_default());
        sink.i32(
            ::shortwire::service::Place::at(7, 5),
            self.color.unwrap_or_default().0,
        );
        sink.f64(::shortwire::service::Place::at(8, 6), self.real.unwrap_or_default());
        sink.i64(::shortwire::service::Place::at(9, 7), self.plain);
    }
}

/// Numbers and enums are packed here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Repeated<'a> {
    pub doubles: ::std::vec::Vec<f64>,
    pub floats: ::std::vec::Vec<f32>,
    pub int32s: ::std::vec::Vec<i32>,
    pub int64s: ::std::vec::Vec<i64>,
    pub uint32s: ::std::vec::Vec<u32>,
    pub uint64s: ::std::vec::Vec<u64>,
    pub sint32s: ::std::vec::Vec<i32>,
    pub sint64s: ::std::vec::Vec<i64>,
    pub fixed32s: ::std::vec::Vec<u32>,
    pub fixed64s: ::std::vec::Vec<u64>,
    pub sfixed32s: ::std::vec::Vec<i32>,
    pub sfixed64s: ::std::vec::Vec<i64>,
    pub bools: ::std::vec::Vec<bool>,
    pub strings: ::std::vec::Vec<::std::borrow::Cow<'a, str>>,
    pub blobs: ::std::vec::Vec<::std::borrow::Cow<'a, [u8]>>,
    pub colors: ::std::vec::Vec<super::shortwire_test_v1::Color>,
    pub messages: ::std::vec::Vec<super::shortwire_test_v1::Scalars<'a>>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Repeated<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for value in self.messages.iter().rev() {
            writer.message(138, value);
        }
        if !self.colors.is_empty() {
            writer
                .packed(
                    130,
                    self.colors.iter().rev(),
                    |writer, value| writer.raw_int32(value.0),
                );
        }
        for value in self.blobs.iter().rev() {
            writer.bytes(122, value);
        }
        for value in self.strings.iter().rev() {
            writer.string(114, value);
        }
        if !self.bools.is_empty() {
            writer
                .packed(
                    106,
                    self.bools.iter().rev(),
                    |writer, value| writer.raw_bool(*value),
                );
        }
        if !self.sfixed64s.is_empty() {
            writer
                .packed(
                    98,
                    self.sfixed64s.iter().rev(),
                    |writer, value| writer.raw_sfixed64(*value),
                );
        }
        if !self.sfixed32s.is_empty() {
            writer
                .packed(
                    90,
                    self.sfixed32s.iter().rev(),
                    |writer, value| writer.raw_sfixed32(*value),
                );
        }
        if !self.fixed64s.is_empty() {
            writer
                .packed(
                    82,
                    self.fixed64s.iter().rev(),
                    |writer, value| writer.raw_fixed64(*value),
                );
        }
        if !self.fixed32s.is_empty() {
            writer
                .packed(
                    74,
                    self.fixed32s.iter().rev(),
                    |writer, value| writer.raw_fixed32(*value),
                );
        }
        if !self.sint64s.is_empty() {
            writer
                .packed(
                    66,
                    self.sint64s.iter().rev(),
                    |writer, value| writer.raw_sint64(*value),
                );
        }
        if !self.sint32s.is_empty() {
            writer
                .packed(
                    58,
                    self.sint32s.iter().rev(),
                    |writer, value| writer.raw_sint32(*value),
                );
        }
        if !self.uint64s.is_empty() {
            writer
                .packed(
                    50,
                    self.uint64s.iter().rev(),
                    |writer, value| writer.raw_uint64(*value),
                );
        }
        if !self.uint32s.is_empty() {
            writer
                .packed(
                    42,
                    self.uint32s.iter().rev(),
                    |writer, value| writer.raw_uint32(*value),
                );
        }
        if !self.int64s.is_empty() {
            writer
                .packed(
                    34,
                    self.int64s.iter().rev(),
                    |writer, value| writer.raw_int64(*value),
                );
        }
        if !self.int32s.is_empty() {
            writer
                .packed(
                    26,
                    self.int32s.iter().rev(),
                    |writer, value| writer.raw_int32(*value),
                );
        }
        if !self.floats.is_empty() {
            writer
                .packed(
                    18,
                    self.floats.iter().rev(),
                    |writer, value| writer.raw_float(*value),
                );
        }
        if !self.doubles.is_empty() {
            writer
                .packed(
                    10,
                    self.doubles.iter().rev(),
                    |writer, value| writer.raw_double(*value),
                );
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                9 => self.doubles.push(reader.double()?),
                10 => reader.packed(&mut self.doubles, 8, |reader| reader.double())?,
                21 => self.floats.push(reader.float()?),
                18 => reader.packed(&mut self.floats, 4, |reader| reader.float())?,
                24 => self.int32s.push(reader.int32()?),
                26 => reader.packed(&mut self.int32s, 1, |reader| reader.int32())?,
                32 => self.int64s.push(reader.int64()?),
                34 => reader.packed(&mut self.int64s, 1, |reader| reader.int64())?,
                40 => self.uint32s.push(reader.uint32()?),
                42 => reader.packed(&mut self.uint32s, 1, |reader| reader.uint32())?,
                48 => self.uint64s.push(reader.uint64()?),
                50 => reader.packed(&mut self.uint64s, 1, |reader| reader.uint64())?,
                56 => self.sint32s.push(reader.sint32()?),
                58 => reader.packed(&mut self.sint32s, 1, |reader| reader.sint32())?,
                64 => self.sint64s.push(reader.sint64()?),
                66 => reader.packed(&mut self.sint64s, 1, |reader| reader.sint64())?,
                77 => self.fixed32s.push(reader.fixed32()?),
                74 => reader.packed(&mut self.fixed32s, 4, |reader| reader.fixed32())?,
                81 => self.fixed64s.push(reader.fixed64()?),
                82 => reader.packed(&mut self.fixed64s, 8, |reader| reader.fixed64())?,
                93 => self.sfixed32s.push(reader.sfixed32()?),
                90 => reader.packed(&mut self.sfixed32s, 4, |reader| reader.sfixed32())?,
                97 => self.sfixed64s.push(reader.sfixed64()?),
                98 => reader.packed(&mut self.sfixed64s, 8, |reader| reader.sfixed64())?,
                104 => self.bools.push(reader.bool()?),
                106 => reader.packed(&mut self.bools, 1, |reader| reader.bool())?,
                114 => self.strings.push(reader.string()?),
                122 => self.blobs.push(reader.bytes()?),
                128 => {
                    self.colors
                        .push(reader.int32().map(super::shortwire_test_v1::Color)?)
                }
                130 => {
                    reader
                        .packed(
                            &mut self.colors,
                            1,
                            |reader| reader.int32().map(super::shortwire_test_v1::Color),
                        )?
                }
                138 => reader.push_message(138, &mut self.messages)?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Repeated<'a> {
    const FULL_NAME: &'static str = "shortwire.test.v1.Repeated";
}

impl<'a> ::shortwire::wire::IntoOwned for Repeated<'a> {
    type Owned = Repeated<'static>;
    fn into_owned(self) -> Self::Owned {
        Repeated {
            doubles: ::shortwire::wire::IntoOwned::into_owned(self.doubles),
            floats: ::shortwire::wire::IntoOwned::into_owned(self.floats),
            int32s: ::shortwire::wire::IntoOwned::into_owned(self.int32s),
            int64s: ::shortwire::wire::IntoOwned::into_owned(self.int64s),
            uint32s: ::shortwire::wire::IntoOwned::into_owned(self.uint32s),
            uint64s: ::shortwire::wire::IntoOwned::into_owned(self.uint64s),
            sint32s: ::shortwire::wire::IntoOwned::into_owned(self.sint32s),
            sint64s: ::shortwire::wire::IntoOwned::into_owned(self.sint64s),
            fixed32s: ::shortwire::wire::IntoOwned::into_owned(self.fixed32s),
            fixed64s: ::shortwire::wire::IntoOwned::into_owned(self.fixed64s),
            sfixed32s: ::shortwire::wire::IntoOwned::into_owned(self.sfixed32s),
            sfixed64s: ::shortwire::wire::IntoOwned::into_owned(self.sfixed64s),
            bools: ::shortwire::wire::IntoOwned::into_owned(self.bools),
            strings: ::shortwire::wire::IntoOwned::into_owned(self.strings),
            blobs: ::shortwire::wire::IntoOwned::into_owned(self.blobs),
            colors: ::shortwire::wire::IntoOwned::into_owned(self.colors),
            messages: ::shortwire::wire::IntoOwned::into_owned(self.messages),
            _unknown: self._unknown,
        }
    }
}

/// The same without packing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Unpacked {
    pub int64s: ::std::vec::Vec<i64>,
    pub doubles: ::std::vec::Vec<f64>,
    pub colors: ::std::vec::Vec<super::shortwire_test_v1::Color>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Unpacked {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for value in self.colors.iter().rev() {
            writer.int32(24, value.0);
        }
        for value in self.doubles.iter().rev() {
            writer.double(17, *value);
        }
        for value in self.int64s.iter().rev() {
            writer.int64(8, *value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.int64s.push(reader.int64()?),
                10 => reader.packed(&mut self.int64s, 1, |reader| reader.int64())?,
                17 => self.doubles.push(reader.double()?),
                18 => reader.packed(&mut self.doubles, 8, |reader| reader.double())?,
                24 => {
                    self.colors
                        .push(reader.int32().map(super::shortwire_test_v1::Color)?)
                }
                26 => {
                    reader
                        .packed(
                            &mut self.colors,
                            1,
                            |reader| reader.int32().map(super::shortwire_test_v1::Color),
                        )?
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Unpacked {
    const FULL_NAME: &'static str = "shortwire.test.v1.Unpacked";
}

impl ::shortwire::wire::IntoOwned for Unpacked {
    type Owned = Unpacked;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Maps<'a> {
    pub strings: ::shortwire::wire::Map<
        ::std::borrow::Cow<'a, str>,
        ::std::borrow::Cow<'a, str>,
    >,
    pub doubles: ::shortwire::wire::Map<::std::borrow::Cow<'a, str>, f64>,
    pub int32s: ::shortwire::wire::Map<i32, i64>,
    pub blobs: ::shortwire::wire::Map<u64, ::std::borrow::Cow<'a, [u8]>>,
    pub colors: ::shortwire::wire::Map<bool, super::shortwire_test_v1::Color>,
    pub messages: ::shortwire::wire::Map<
        ::std::borrow::Cow<'a, str>,
        super::shortwire_test_v1::Scalars<'a>,
    >,
    pub flags: ::shortwire::wire::Map<i64, bool>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Maps<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for (key, value) in self.flags.iter().rev() {
            writer
                .delimited(
                    58,
                    |writer| {
                        writer.bool(16, *value);
                        writer.sfixed64(9, *key);
                    },
                );
        }
        for (key, value) in self.messages.iter().rev() {
            writer
                .delimited(
                    50,
                    |writer| {
                        writer.message(18, value);
                        writer.string(10, key);
                    },
                );
        }
        for (key, value) in self.colors.iter().rev() {
            writer
                .delimited(
                    42,
                    |writer| {
                        writer.int32(16, value.0);
                        writer.bool(8, *key);
                    },
                );
        }
        for (key, value) in self.blobs.iter().rev() {
            writer
                .delimited(
                    34,
                    |writer| {
                        writer.bytes(18, value);
                        writer.uint64(8, *key);
                    },
                );
        }
        for (key, value) in self.int32s.iter().rev() {
            writer
                .delimited(
                    26,
                    |writer| {
                        writer.int64(16, *value);
                        writer.int32(8, *key);
                    },
                );
        }
        for (key, value) in self.doubles.iter().rev() {
            writer
                .delimited(
                    18,
                    |writer| {
                        writer.double(17, *value);
                        writer.string(10, key);
                    },
                );
        }
        for (key, value) in self.strings.iter().rev() {
            writer
                .delimited(
                    10,
                    |writer| {
                        writer.string(18, value);
                        writer.string(10, key);
                    },
                );
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => {
                    let (key, value) = reader
                        .entry(
                            (10, |reader| reader.string()),
                            (18, |reader, value| reader.string().map(|new| *value = new)),
                        )?;
                    self.strings.insert(key, value);
                }
                18 => {
                    let (key, value) = reader
                        .entry(
                            (10, |reader| reader.string()),
                            (17, |reader, value| reader.double().map(|new| *value = new)),
                        )?;
                    self.doubles.insert(key, value);
                }
                26 => {
                    let (key, value) = reader
                        .entry(
                            (8, |reader| reader.int32()),
                            (16, |reader, value| reader.int64().map(|new| *value = new)),
                        )?;
                    self.int32s.insert(key, value);
                }
                34 => {
                    let (key, value) = reader
                        .entry(
                            (8, |reader| reader.uint64()),
                            (18, |reader, value| reader.bytes().map(|new| *value = new)),
                        )?;
                    self.blobs.insert(key, value);
                }
                42 => {
                    let (key, value): (_, super::shortwire_test_v1::Color) = reader
                        .entry(
                            (8, |reader| reader.bool()),
                            (
                                16,
                                |reader, value| {
                                    reader
                                        .int32()
                                        .map(super::shortwire_test_v1::Color)
                                        .map(|new| *value = new)
                                },
                            ),
                        )?;
                    self.colors.insert(key, value);
                }
                50 => {
                    let (key, value): (_, super::shortwire_test_v1::Scalars<'a>) = reader
                        .message_entry((10, |reader| reader.string()), 18)?;
                    self.messages.insert(key, value);
                }
                58 => {
                    let (key, value) = reader
                        .entry(
                            (9, |reader| reader.sfixed64()),
                            (16, |reader, value| reader.bool().map(|new| *value = new)),
                        )?;
                    self.flags.insert(key, value);
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Maps<'a> {
    const FULL_NAME: &'static str = "shortwire.test.v1.Maps";
}

impl<'a> ::shortwire::wire::IntoOwned for Maps<'a> {
    type Owned = Maps<'static>;
    fn into_owned(self) -> Self::Owned {
        Maps {
            strings: ::shortwire::wire::IntoOwned::into_owned(self.strings),
            doubles: ::shortwire::wire::IntoOwned::into_owned(self.doubles),
            int32s: ::shortwire::wire::IntoOwned::into_owned(self.int32s),
            blobs: ::shortwire::wire::IntoOwned::into_owned(self.blobs),
            colors: ::shortwire::wire::IntoOwned::into_owned(self.colors),
            messages: ::shortwire::wire::IntoOwned::into_owned(self.messages),
            flags: ::shortwire::wire::IntoOwned::into_owned(self.flags),
            _unknown: self._unknown,
        }
    }
}

/// The members of `shortwire.test.v1.Choice.choice`.
#[derive(Clone, Debug, PartialEq)]
pub enum ChoiceChoice<'a> {
    Number(i64),
    Text(::std::borrow::Cow<'a, str>),
    Data(::std::borrow::Cow<'a, [u8]>),
    Color(super::shortwire_test_v1::Color),
    Message(super::shortwire_test_v1::Scalars<'a>),
    Nothing(super::shortwire_test_v1::Empty),
    Flag(bool),
    Real(f64),
}

impl<'a> ::shortwire::wire::IntoOwned for ChoiceChoice<'a> {
    type Owned = ChoiceChoice<'static>;
    fn into_owned(self) -> Self::Owned {
        match self {
            Self::Number(value) => {
                ChoiceChoice::Number(::shortwire::wire::IntoOwned::into_owned(value))
            }
            Self::Text(value) => {
                ChoiceChoice::Text(::shortwire::wire::IntoOwned::into_owned(value))
            }
            Self::Data(value) => {
                ChoiceChoice::Data(::shortwire::wire::IntoOwned::into_owned(value))
            }
            Self::Color(value) => {
                ChoiceChoice::Color(::shortwire::wire::IntoOwned::into_owned(value))
            }
            Self::Message(value) => {
                ChoiceChoice::Message(::shortwire::wire::IntoOwned::into_owned(value))
            }
            Self::Nothing(value) => {
                ChoiceChoice::Nothing(::shortwire::wire::IntoOwned::into_owned(value))
            }
            Self::Flag(value) => {
                ChoiceChoice::Flag(::shortwire::wire::IntoOwned::into_owned(value))
            }
            Self::Real(value) => {
                ChoiceChoice::Real(::shortwire::wire::IntoOwned::into_owned(value))
            }
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choice<'a> {
    pub choice: ::core::option::Option<ChoiceChoice<'a>>,
    pub after: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Choice<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.after.is_empty() {
            writer.string(122, &self.after);
        }
        match &self.choice {
            Some(ChoiceChoice::Real(value)) => {
                writer.double(65, *value);
            }
            Some(ChoiceChoice::Flag(value)) => {
                writer.bool(56, *value);
            }
            Some(ChoiceChoice::Nothing(value)) => {
                writer.message(50, value);
            }
            Some(ChoiceChoice::Message(value)) => {
                writer.message(42, value);
            }
            Some(ChoiceChoice::Color(value)) => {
                writer.int32(32, value.0);
            }
            Some(ChoiceChoice::Data(value)) => {
                writer.bytes(26, value);
            }
            Some(ChoiceChoice::Text(value)) => {
                writer.string(18, value);
            }
            Some(ChoiceChoice::Number(value)) => {
                writer.int64(8, *value);
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
                8 => self.choice = Some(ChoiceChoice::Number(reader.int64()?)),
                18 => self.choice = Some(ChoiceChoice::Text(reader.string()?)),
                26 => self.choice = Some(ChoiceChoice::Data(reader.bytes()?)),
                32 => {
                    self.choice = Some(
                        ChoiceChoice::Color(
                            reader.int32().map(super::shortwire_test_v1::Color)?,
                        ),
                    );
                }
                42 => {
                    match &mut self.choice {
                        Some(ChoiceChoice::Message(value)) => {
                            reader.merge_message(value)?
                        }
                        other => *other = Some(ChoiceChoice::Message(reader.message()?)),
                    }
                }
                50 => {
                    match &mut self.choice {
                        Some(ChoiceChoice::Nothing(value)) => {
                            reader.merge_message(value)?
                        }
                        other => *other = Some(ChoiceChoice::Nothing(reader.message()?)),
                    }
                }
                56 => self.choice = Some(ChoiceChoice::Flag(reader.bool()?)),
                65 => self.choice = Some(ChoiceChoice::Real(reader.double()?)),
                122 => self.after = reader.string()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Choice<'a> {
    const FULL_NAME: &'static str = "shortwire.test.v1.Choice";
}

impl<'a> ::shortwire::wire::IntoOwned for Choice<'a> {
    type Owned = Choice<'static>;
    fn into_owned(self) -> Self::Owned {
        Choice {
            choice: ::shortwire::wire::IntoOwned::into_owned(self.choice),
            after: ::shortwire::wire::IntoOwned::into_owned(self.after),
            _unknown: self._unknown,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Nested {
    pub inner: ::core::option::Option<super::shortwire_test_v1::NestedInner>,
    pub inners: ::std::vec::Vec<super::shortwire_test_v1::NestedInner>,
    pub kind: super::shortwire_test_v1::NestedInnerKind,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Nested {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.kind.0 != 0 {
            writer.int32(24, self.kind.0);
        }
        for value in self.inners.iter().rev() {
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
                18 => reader.push_message(18, &mut self.inners)?,
                24 => {
                    self.kind = reader
                        .int32()
                        .map(super::shortwire_test_v1::NestedInnerKind)?;
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Nested {
    const FULL_NAME: &'static str = "shortwire.test.v1.Nested";
}

impl ::shortwire::wire::IntoOwned for Nested {
    type Owned = Nested;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct NestedInner {
    pub number: i32,
    pub kind: super::shortwire_test_v1::NestedInnerKind,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for NestedInner {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.kind.0 != 0 {
            writer.int32(16, self.kind.0);
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
                16 => {
                    self.kind = reader
                        .int32()
                        .map(super::shortwire_test_v1::NestedInnerKind)?;
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for NestedInner {
    const FULL_NAME: &'static str = "shortwire.test.v1.Nested.Inner";
}

impl ::shortwire::wire::IntoOwned for NestedInner {
    type Owned = NestedInner;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for NestedInner {
    const SLOTS: usize = 2;
    const WIDTHS: &'static [usize] = &[4, 4];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            number: source.i32(::shortwire::service::Place::at(0, 0)),
            kind: super::shortwire_test_v1::NestedInnerKind(
                source.i32(::shortwire::service::Place::at(1, 1)),
            ),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i32(::shortwire::service::Place::at(0, 0), self.number);
        sink.i32(::shortwire::service::Place::at(1, 1), self.kind.0);
    }
}

/// Contains itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tree {
    pub value: i64,
    pub left: ::core::option::Option<::std::boxed::Box<super::shortwire_test_v1::Tree>>,
    pub right: ::core::option::Option<::std::boxed::Box<super::shortwire_test_v1::Tree>>,
    pub children: ::std::vec::Vec<super::shortwire_test_v1::Tree>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Tree {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for value in self.children.iter().rev() {
            writer.message(34, value);
        }
        if let Some(value) = &self.right {
            writer.message(26, &**value);
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
                26 => reader.merge_message(&mut **self.right.get_or_insert_default())?,
                34 => reader.push_message(34, &mut self.children)?,
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

/// A message before and after its schema grew.
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
    pub added: ::std::vec::Vec<i64>,
    pub origin: ::core::option::Option<super::shortwire_test_v1::Version1<'a>>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Version2<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if let Some(value) = &self.origin {
            writer.message(26, value);
        }
        if !self.added.is_empty() {
            writer
                .packed(
                    18,
                    self.added.iter().rev(),
                    |writer, value| writer.raw_int64(*value),
                );
        }
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
                16 => self.added.push(reader.int64()?),
                18 => reader.packed(&mut self.added, 1, |reader| reader.int64())?,
                26 => reader.merge_message(self.origin.get_or_insert_default())?,
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
            added: ::shortwire::wire::IntoOwned::into_owned(self.added),
            origin: ::shortwire::wire::IntoOwned::into_owned(self.origin),
            _unknown: self._unknown,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct SizeRequest {
    pub size: u64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for SizeRequest {
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

impl<'a> ::shortwire::NamedMessage<'a> for SizeRequest {
    const FULL_NAME: &'static str = "shortwire.test.v1.SizeRequest";
}

impl ::shortwire::wire::IntoOwned for SizeRequest {
    type Owned = SizeRequest;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for SizeRequest {
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

#[derive(Clone, Debug, Default, PartialEq)]
pub struct WrapRequest<'a> {
    pub head: ::std::borrow::Cow<'a, [u8]>,
    pub data: ::std::borrow::Cow<'a, [u8]>,
    pub tail: ::std::borrow::Cow<'a, [u8]>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for WrapRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.tail.is_empty() {
            writer.bytes(26, &self.tail);
        }
        if !self.data.is_empty() {
            writer.bytes(18, &self.data);
        }
        if !self.head.is_empty() {
            writer.bytes(10, &self.head);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.head = reader.bytes()?,
                18 => self.data = reader.bytes()?,
                26 => self.tail = reader.bytes()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for WrapRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.test.v1.WrapRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for WrapRequest<'a> {
    type Owned = WrapRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        WrapRequest {
            head: ::shortwire::wire::IntoOwned::into_owned(self.head),
            data: ::shortwire::wire::IntoOwned::into_owned(self.data),
            tail: ::shortwire::wire::IntoOwned::into_owned(self.tail),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for WrapRequest<'a> {
    const SLOTS: usize = 6;
    const WIDTHS: &'static [usize] = &[16, 16, 16];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(2, 1),
        ::shortwire::service::Place::at(4, 2),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            head: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.test.v1.WrapRequest.head",
                )?,
            data: source
                .bytes(
                    ::shortwire::service::Place::at(2, 1),
                    "shortwire.test.v1.WrapRequest.data",
                )?,
            tail: source
                .bytes(
                    ::shortwire::service::Place::at(4, 2),
                    "shortwire.test.v1.WrapRequest.tail",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.head);
        sink.bytes(::shortwire::service::Place::at(2, 1), &self.data);
        sink.bytes(::shortwire::service::Place::at(4, 2), &self.tail);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct UnwrapRequest<'a> {
    pub data: ::std::borrow::Cow<'a, [u8]>,
    pub head: u64,
    pub tail: u64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for UnwrapRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.tail != 0 {
            writer.uint64(24, self.tail);
        }
        if self.head != 0 {
            writer.uint64(16, self.head);
        }
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
                16 => self.head = reader.uint64()?,
                24 => self.tail = reader.uint64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for UnwrapRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.test.v1.UnwrapRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for UnwrapRequest<'a> {
    type Owned = UnwrapRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        UnwrapRequest {
            data: ::shortwire::wire::IntoOwned::into_owned(self.data),
            head: ::shortwire::wire::IntoOwned::into_owned(self.head),
            tail: ::shortwire::wire::IntoOwned::into_owned(self.tail),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for UnwrapRequest<'a> {
    const SLOTS: usize = 4;
    const WIDTHS: &'static [usize] = &[16, 8, 8];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            data: source
                .bytes(
                    ::shortwire::service::Place::at(0, 0),
                    "shortwire.test.v1.UnwrapRequest.data",
                )?,
            head: source.u64(::shortwire::service::Place::at(2, 1)),
            tail: source.u64(::shortwire::service::Place::at(3, 2)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), &self.data);
        sink.u64(::shortwire::service::Place::at(2, 1), self.head);
        sink.u64(::shortwire::service::Place::at(3, 2), self.tail);
    }
}

/// What Gather says of an item; called alone, it is the only one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Gathered {
    pub number: i64,
    pub position: u64,
    pub count: u64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Gathered {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.count != 0 {
            writer.uint64(24, self.count);
        }
        if self.position != 0 {
            writer.uint64(16, self.position);
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
                16 => self.position = reader.uint64()?,
                24 => self.count = reader.uint64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Gathered {
    const FULL_NAME: &'static str = "shortwire.test.v1.Gathered";
}

impl ::shortwire::wire::IntoOwned for Gathered {
    type Owned = Gathered;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Gathered {
    const SLOTS: usize = 3;
    const WIDTHS: &'static [usize] = &[8, 8, 8];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            number: source.i64(::shortwire::service::Place::at(0, 0)),
            position: source.u64(::shortwire::service::Place::at(1, 1)),
            count: source.u64(::shortwire::service::Place::at(2, 2)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i64(::shortwire::service::Place::at(0, 0), self.number);
        sink.u64(::shortwire::service::Place::at(1, 1), self.position);
        sink.u64(::shortwire::service::Place::at(2, 2), self.count);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct FailRequest<'a> {
    pub code: i32,
    pub message: ::std::borrow::Cow<'a, str>,
    /// Sent back as a typed FailDetail.
    pub detail: i64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for FailRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.detail != 0 {
            writer.int64(24, self.detail);
        }
        if !self.message.is_empty() {
            writer.string(18, &self.message);
        }
        if self.code != 0 {
            writer.int32(8, self.code);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.code = reader.int32()?,
                18 => self.message = reader.string()?,
                24 => self.detail = reader.int64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for FailRequest<'a> {
    const FULL_NAME: &'static str = "shortwire.test.v1.FailRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for FailRequest<'a> {
    type Owned = FailRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        FailRequest {
            code: ::shortwire::wire::IntoOwned::into_owned(self.code),
            message: ::shortwire::wire::IntoOwned::into_owned(self.message),
            detail: ::shortwire::wire::IntoOwned::into_owned(self.detail),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for FailRequest<'a> {
    const SLOTS: usize = 4;
    const WIDTHS: &'static [usize] = &[4, 16, 8];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(1, 1),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            code: source.i32(::shortwire::service::Place::at(0, 0)),
            message: source
                .string(
                    ::shortwire::service::Place::at(1, 1),
                    "shortwire.test.v1.FailRequest.message",
                )?,
            detail: source.i64(::shortwire::service::Place::at(3, 2)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i32(::shortwire::service::Place::at(0, 0), self.code);
        sink.bytes(::shortwire::service::Place::at(1, 1), self.message.as_bytes());
        sink.i64(::shortwire::service::Place::at(3, 2), self.detail);
    }
}

/// The typed detail of Fail.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FailDetail {
    pub number: i64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for FailDetail {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
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
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for FailDetail {
    const FULL_NAME: &'static str = "shortwire.test.v1.FailDetail";
}

impl ::shortwire::wire::IntoOwned for FailDetail {
    type Owned = FailDetail;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for FailDetail {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[8];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            number: source.i64(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i64(::shortwire::service::Place::at(0, 0), self.number);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct SlowRequest {
    pub milliseconds: u32,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for SlowRequest {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.milliseconds != 0 {
            writer.uint32(8, self.milliseconds);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.milliseconds = reader.uint32()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for SlowRequest {
    const FULL_NAME: &'static str = "shortwire.test.v1.SlowRequest";
}

impl ::shortwire::wire::IntoOwned for SlowRequest {
    type Owned = SlowRequest;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for SlowRequest {
    const SLOTS: usize = 1;
    const WIDTHS: &'static [usize] = &[4];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            milliseconds: source.u32(::shortwire::service::Place::at(0, 0)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.u32(::shortwire::service::Place::at(0, 0), self.milliseconds);
    }
}

/// The methods of `shortwire.test.v1.Feature`, each as a type.
pub mod feature_methods {
    /// `shortwire.test.v1.Feature/EchoDouble`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoDouble;
    /// `shortwire.test.v1.Feature/EchoFloat`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoFloat;
    /// `shortwire.test.v1.Feature/EchoInt32`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoInt32;
    /// `shortwire.test.v1.Feature/EchoInt64`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoInt64;
    /// `shortwire.test.v1.Feature/EchoUint32`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoUint32;
    /// `shortwire.test.v1.Feature/EchoUint64`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoUint64;
    /// `shortwire.test.v1.Feature/EchoSint32`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoSint32;
    /// `shortwire.test.v1.Feature/EchoSint64`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoSint64;
    /// `shortwire.test.v1.Feature/EchoFixed32`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoFixed32;
    /// `shortwire.test.v1.Feature/EchoFixed64`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoFixed64;
    /// `shortwire.test.v1.Feature/EchoSfixed32`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoSfixed32;
    /// `shortwire.test.v1.Feature/EchoSfixed64`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoSfixed64;
    /// `shortwire.test.v1.Feature/EchoBool`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoBool;
    /// `shortwire.test.v1.Feature/EchoEnum`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoEnum;
    /// `shortwire.test.v1.Feature/EchoString`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoString;
    /// `shortwire.test.v1.Feature/EchoBytes`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoBytes;
    /// `shortwire.test.v1.Feature/EchoScalars`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoScalars;
    /// `shortwire.test.v1.Feature/EchoPresence`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoPresence;
    /// `shortwire.test.v1.Feature/Nothing`.
    #[derive(Clone, Copy, Debug)]
    pub struct Nothing;
    /// `shortwire.test.v1.Feature/EchoRepeated`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoRepeated;
    /// `shortwire.test.v1.Feature/EchoUnpacked`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoUnpacked;
    /// `shortwire.test.v1.Feature/EchoMaps`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoMaps;
    /// `shortwire.test.v1.Feature/EchoChoice`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoChoice;
    /// `shortwire.test.v1.Feature/EchoNested`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoNested;
    /// `shortwire.test.v1.Feature/EchoTree`.
    #[derive(Clone, Copy, Debug)]
    pub struct EchoTree;
    /// `shortwire.test.v1.Feature/Newer`.
    #[derive(Clone, Copy, Debug)]
    pub struct Newer;
    /// `shortwire.test.v1.Feature/Older`.
    #[derive(Clone, Copy, Debug)]
    pub struct Older;
    /// `shortwire.test.v1.Feature/Large`.
    #[derive(Clone, Copy, Debug)]
    pub struct Large;
    /// `shortwire.test.v1.Feature/Fill`.
    #[derive(Clone, Copy, Debug)]
    pub struct Fill;
    /// `shortwire.test.v1.Feature/Wrap`.
    #[derive(Clone, Copy, Debug)]
    pub struct Wrap;
    /// `shortwire.test.v1.Feature/Unwrap`.
    #[derive(Clone, Copy, Debug)]
    pub struct Unwrap;
    /// `shortwire.test.v1.Feature/Gather`.
    #[derive(Clone, Copy, Debug)]
    pub struct Gather;
    /// `shortwire.test.v1.Feature/Measure`.
    #[derive(Clone, Copy, Debug)]
    pub struct Measure;
    /// `shortwire.test.v1.Feature/Fail`.
    #[derive(Clone, Copy, Debug)]
    pub struct Fail;
    /// `shortwire.test.v1.Feature/Panic`.
    #[derive(Clone, Copy, Debug)]
    pub struct Panic;
    /// `shortwire.test.v1.Feature/Count`.
    #[derive(Clone, Copy, Debug)]
    pub struct Count;
    /// `shortwire.test.v1.Feature/Slow`.
    #[derive(Clone, Copy, Debug)]
    pub struct Slow;
}

impl ::shortwire::service::Method for feature_methods::EchoDouble {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoDouble",
        id: 0xb05bd2e85980973e,
        shape: 0x039f8b4715e4e666,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::DoubleValue;
    type Reply<'a> = super::shortwire_test_v1::DoubleValue;
}

impl ::shortwire::service::Method for feature_methods::EchoFloat {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoFloat",
        id: 0x8855edc900416697,
        shape: 0xfbb3d5d2cc761b17,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::FloatValue;
    type Reply<'a> = super::shortwire_test_v1::FloatValue;
}

impl ::shortwire::service::Method for feature_methods::EchoInt32 {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoInt32",
        id: 0x4faf7c8d37cc16dd,
        shape: 0x83828a8e4f1dbbf9,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Int32Value;
    type Reply<'a> = super::shortwire_test_v1::Int32Value;
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

impl ::shortwire::service::Method for feature_methods::EchoUint32 {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoUint32",
        id: 0x1dc266afe12c8bae,
        shape: 0xfb99a6783061f086,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Uint32Value;
    type Reply<'a> = super::shortwire_test_v1::Uint32Value;
}

impl ::shortwire::service::Method for feature_methods::EchoUint64 {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoUint64",
        id: 0x1dd35eafe13af149,
        shape: 0xa8eeab3cde491543,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Uint64Value;
    type Reply<'a> = super::shortwire_test_v1::Uint64Value;
}

impl ::shortwire::service::Method for feature_methods::EchoSint32 {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoSint32",
        id: 0x4b13374955427c3c,
        shape: 0xf8b822feddac83ec,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Sint32Value;
    type Reply<'a> = super::shortwire_test_v1::Sint32Value;
}

impl ::shortwire::service::Method for feature_methods::EchoSint64 {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoSint64",
        id: 0x4b2433495550e8a3,
        shape: 0x7ecb42176ef5dabd,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Sint64Value;
    type Reply<'a> = super::shortwire_test_v1::Sint64Value;
}

impl ::shortwire::service::Method for feature_methods::EchoFixed32 {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoFixed32",
        id: 0x5bc80adc40b37462,
        shape: 0x1cb5231d26cd80e2,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Fixed32Value;
    type Reply<'a> = super::shortwire_test_v1::Fixed32Value;
}

impl ::shortwire::service::Method for feature_methods::EchoFixed64 {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoFixed64",
        id: 0x5bbe1adc40ab3b0d,
        shape: 0x1bf7cb5d04962401,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Fixed64Value;
    type Reply<'a> = super::shortwire_test_v1::Fixed64Value;
}

impl ::shortwire::service::Method for feature_methods::EchoSfixed32 {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoSfixed32",
        id: 0x764df578c8cb2ebb,
        shape: 0x7c2659736d7c4d01,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Sfixed32Value;
    type Reply<'a> = super::shortwire_test_v1::Sfixed32Value;
}

impl ::shortwire::service::Method for feature_methods::EchoSfixed64 {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoSfixed64",
        id: 0x76586578c8d44190,
        shape: 0x7a8a0ca43378b2dc,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Sfixed64Value;
    type Reply<'a> = super::shortwire_test_v1::Sfixed64Value;
}

impl ::shortwire::service::Method for feature_methods::EchoBool {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoBool",
        id: 0x704cebe097d25f07,
        shape: 0xb660d40e2568e8c5,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::BoolValue;
    type Reply<'a> = super::shortwire_test_v1::BoolValue;
}

impl ::shortwire::service::Method for feature_methods::EchoEnum {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoEnum",
        id: 0x98efa60a4bd7844a,
        shape: 0x1ad9c229684d230a,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::EnumValue;
    type Reply<'a> = super::shortwire_test_v1::EnumValue;
}

impl ::shortwire::service::Method for feature_methods::EchoString {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoString",
        id: 0x453d3c1aefaaf2d6,
        shape: 0x04061fff958b02fe,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::StringValue<'a>;
    type Reply<'a> = super::shortwire_test_v1::StringValue<'a>;
}

impl ::shortwire::service::Method for feature_methods::EchoBytes {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoBytes",
        id: 0xe2f03c193c5250a6,
        shape: 0xbf06747d83cfd1fe,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::BytesValue<'a>;
    type Reply<'a> = super::shortwire_test_v1::BytesValue<'a>;
}

impl ::shortwire::service::Method for feature_methods::EchoScalars {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoScalars",
        id: 0x9ca41d4287cfe204,
        shape: 0x9954fc03860a109c,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Scalars<'a>;
    type Reply<'a> = super::shortwire_test_v1::Scalars<'a>;
}

impl ::shortwire::service::Method for feature_methods::EchoPresence {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoPresence",
        id: 0x5d13082e3e857b32,
        shape: 0xa0931f1d24b27eee,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Presence<'a>;
    type Reply<'a> = super::shortwire_test_v1::Presence<'a>;
}

impl ::shortwire::service::Method for feature_methods::Nothing {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/Nothing",
        id: 0xf8750c56052ec1ab,
        shape: 0x936476bccd70cffb,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Empty;
    type Reply<'a> = super::shortwire_test_v1::Empty;
}

impl ::shortwire::service::Method for feature_methods::EchoRepeated {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoRepeated",
        id: 0xbb7567e71580bcb5,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Repeated<'a>;
    type Reply<'a> = super::shortwire_test_v1::Repeated<'a>;
}

impl ::shortwire::service::Method for feature_methods::EchoUnpacked {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoUnpacked",
        id: 0x5ecce6e67f243c3c,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Unpacked;
    type Reply<'a> = super::shortwire_test_v1::Unpacked;
}

impl ::shortwire::service::Method for feature_methods::EchoMaps {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoMaps",
        id: 0x4ad9e74cd16621b0,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Maps<'a>;
    type Reply<'a> = super::shortwire_test_v1::Maps<'a>;
}

impl ::shortwire::service::Method for feature_methods::EchoChoice {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoChoice",
        id: 0x62e5011ceeac1b20,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Choice<'a>;
    type Reply<'a> = super::shortwire_test_v1::Choice<'a>;
}

impl ::shortwire::service::Method for feature_methods::EchoNested {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/EchoNested",
        id: 0xf3912845b4146198,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Nested;
    type Reply<'a> = super::shortwire_test_v1::Nested;
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

impl ::shortwire::service::Method for feature_methods::Newer {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/Newer",
        id: 0x222fa082137ed99b,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Version1<'a>;
    type Reply<'a> = super::shortwire_test_v1::Version2<'a>;
}

impl ::shortwire::service::Method for feature_methods::Older {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/Older",
        id: 0x5ef98ad2f607cc94,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Version2<'a>;
    type Reply<'a> = super::shortwire_test_v1::Version1<'a>;
}

impl ::shortwire::service::Method for feature_methods::Large {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/Large",
        id: 0xf1c072b8fcec438d,
        shape: 0x2b75bacb81edba78,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::SizeRequest;
    type Reply<'a> = super::shortwire_test_v1::BytesValue<'a>;
}

impl ::shortwire::service::Method for feature_methods::Fill {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/Fill",
        id: 0x2a278ee4ce8e555f,
        shape: 0x65a82da139015b75,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::SizeRequest;
    type Reply<'a> = super::shortwire_test_v1::BytesValue<'a>;
}

impl ::shortwire::service::DirectMethod for feature_methods::Fill {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::None;
    fn with_input(
        request: &Self::Request<'_>,
        _: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        ::shortwire::wire::IntoOwned::into_owned(::core::clone::Clone::clone(request))
    }
}

impl ::shortwire::service::Method for feature_methods::Wrap {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/Wrap",
        id: 0xabeae8742ab83fe6,
        shape: 0xa530680edd1b6d16,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::WrapRequest<'a>;
    type Reply<'a> = super::shortwire_test_v1::BytesValue<'a>;
}

impl ::shortwire::service::DirectMethod for feature_methods::Wrap {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(2, 1),
        field: "shortwire.test.v1.WrapRequest.data",
    });
    fn with_input(
        request: &Self::Request<'_>,
        input: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        let mut request = ::shortwire::wire::IntoOwned::into_owned(
            ::core::clone::Clone::clone(request),
        );
        request.data = ::std::borrow::Cow::Owned(input);
        request
    }
}

impl ::shortwire::service::Method for feature_methods::Unwrap {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/Unwrap",
        id: 0x651e38586bf48dc9,
        shape: 0x5a675376e4f4bcee,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::UnwrapRequest<'a>;
    type Reply<'a> = super::shortwire_test_v1::BytesValue<'a>;
}

impl ::shortwire::service::DirectMethod for feature_methods::Unwrap {
    const INPUT: ::core::option::Option<::shortwire::service::Input> = ::core::option::Option::Some(::shortwire::service::Input {
        place: ::shortwire::service::Place::at(0, 0),
        field: "shortwire.test.v1.UnwrapRequest.data",
    });
    fn with_input(
        request: &Self::Request<'_>,
        input: ::std::vec::Vec<u8>,
    ) -> Self::Request<'static> {
        let mut request = ::shortwire::wire::IntoOwned::into_owned(
            ::core::clone::Clone::clone(request),
        );
        request.data = ::std::borrow::Cow::Owned(input);
        request
    }
}

impl ::shortwire::service::Method for feature_methods::Gather {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/Gather",
        id: 0x017b8e39282b71d1,
        shape: 0x8db699467c5a9c20,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Int64Value;
    type Reply<'a> = super::shortwire_test_v1::Gathered;
}

impl ::shortwire::service::Method for feature_methods::Measure {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/Measure",
        id: 0x583611cca7b191de,
        shape: 0x873c9797df05c319,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::BytesValue<'a>;
    type Reply<'a> = super::shortwire_test_v1::Uint64Value;
}

impl ::shortwire::service::Method for feature_methods::Fail {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/Fail",
        id: 0x7240f8e4f8305f02,
        shape: 0xa34e8c0b4287d1b8,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::FailRequest<'a>;
    type Reply<'a> = super::shortwire_test_v1::Empty;
}

impl ::shortwire::service::Method for feature_methods::Panic {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/Panic",
        id: 0xa4b7698d352dc661,
        shape: 0xeacad9bc83a0212f,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::StringValue<'a>;
    type Reply<'a> = super::shortwire_test_v1::Empty;
}

impl ::shortwire::service::Method for feature_methods::Count {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/Count",
        id: 0xcc3d69e65341b5e9,
        shape: 0xecd5544659ad30a0,
        blocking: false,
    };
    type Request<'a> = super::shortwire_test_v1::Empty;
    type Reply<'a> = super::shortwire_test_v1::Uint64Value;
}

impl ::shortwire::service::Method for feature_methods::Slow {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"shortwire.test.v1.Feature/Slow",
        id: 0x7022c1553cad6173,
        shape: 0x4d0f687e60e461f7,
        blocking: true,
    };
    type Request<'a> = super::shortwire_test_v1::SlowRequest;
    type Reply<'a> = super::shortwire_test_v1::SlowRequest;
}

/// Echo methods return what they were given.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Feature: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// Flat: scalars.
    fn echo_double<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::DoubleValue,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::DoubleValue,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_double`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_double_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoDouble>,
    ) {
        items
            .each(|request| <feature_methods::EchoDouble as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn echo_float<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::FloatValue,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::FloatValue,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_float`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_float_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoFloat>,
    ) {
        items
            .each(|request| <feature_methods::EchoFloat as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn echo_int32<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Int32Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Int32Value,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_int32`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_int32_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoInt32>,
    ) {
        items
            .each(|request| <feature_methods::EchoInt32 as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
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
    fn echo_uint32<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Uint32Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Uint32Value,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_uint32`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_uint32_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoUint32>,
    ) {
        items
            .each(|request| <feature_methods::EchoUint32 as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn echo_uint64<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Uint64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Uint64Value,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_uint64`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_uint64_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoUint64>,
    ) {
        items
            .each(|request| <feature_methods::EchoUint64 as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn echo_sint32<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Sint32Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Sint32Value,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_sint32`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_sint32_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoSint32>,
    ) {
        items
            .each(|request| <feature_methods::EchoSint32 as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn echo_sint64<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Sint64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Sint64Value,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_sint64`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_sint64_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoSint64>,
    ) {
        items
            .each(|request| <feature_methods::EchoSint64 as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn echo_fixed32<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Fixed32Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Fixed32Value,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_fixed32`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_fixed32_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoFixed32>,
    ) {
        items
            .each(|request| <feature_methods::EchoFixed32 as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn echo_fixed64<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Fixed64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Fixed64Value,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_fixed64`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_fixed64_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoFixed64>,
    ) {
        items
            .each(|request| <feature_methods::EchoFixed64 as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn echo_sfixed32<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Sfixed32Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Sfixed32Value,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_sfixed32`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_sfixed32_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoSfixed32>,
    ) {
        items
            .each(|request| <feature_methods::EchoSfixed32 as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn echo_sfixed64<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Sfixed64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Sfixed64Value,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_sfixed64`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_sfixed64_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoSfixed64>,
    ) {
        items
            .each(|request| <feature_methods::EchoSfixed64 as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn echo_bool<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::BoolValue,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::BoolValue,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_bool`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_bool_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoBool>,
    ) {
        items
            .each(|request| <feature_methods::EchoBool as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn echo_enum<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::EnumValue,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::EnumValue,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_enum`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_enum_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoEnum>,
    ) {
        items
            .each(|request| <feature_methods::EchoEnum as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Flat: strings and bytes, several at once, presence, nothing.
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
    fn echo_bytes<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::BytesValue<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::BytesValue<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_bytes`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_bytes_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoBytes>,
    ) {
        items
            .each(|request| <feature_methods::EchoBytes as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
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
    fn nothing<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Empty,
    ) -> ::core::result::Result<super::shortwire_test_v1::Empty, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::nothing`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn nothing_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::Nothing>,
    ) {
        items
            .each(|request| <feature_methods::Nothing as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Wire: structure.
    fn echo_repeated<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Repeated<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Repeated<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_repeated`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_repeated_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoRepeated>,
    ) {
        items
            .each(|request| <feature_methods::EchoRepeated as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn echo_unpacked<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Unpacked,
    ) -> ::core::result::Result<super::shortwire_test_v1::Unpacked, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::echo_unpacked`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_unpacked_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoUnpacked>,
    ) {
        items
            .each(|request| <feature_methods::EchoUnpacked as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn echo_maps<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Maps<'a>,
    ) -> ::core::result::Result<super::shortwire_test_v1::Maps<'a>, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::echo_maps`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_maps_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoMaps>,
    ) {
        items
            .each(|request| <feature_methods::EchoMaps as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn echo_choice<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Choice<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Choice<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::echo_choice`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn echo_choice_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::EchoChoice>,
    ) {
        items
            .each(|request| <feature_methods::EchoChoice as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    fn echo_nested<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Nested,
    ) -> ::core::result::Result<super::shortwire_test_v1::Nested, ::shortwire::Status>;
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
    /// Wire: a reply with a field that the request does not have, and the other way round.
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
    fn older<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Version2<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Version1<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::older`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn older_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::Older>,
    ) {
        items
            .each(|request| <feature_methods::Older as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// `size` bytes, byte i being i modulo 251.
    fn large<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::SizeRequest,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::BytesValue<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::large`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn large_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::Large>,
    ) {
        items
            .each(|request| <feature_methods::Large as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// `size` bytes as Large has them, written by the service straight to where the caller wants them.
    ///
    /// Writes its reply to `output`.
    fn fill<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::SizeRequest,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::fill`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn fill_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::Fill>,
    ) {
        items
            .each(|request| <feature_methods::Fill as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Head, then the bytes of data, each with all bits turned over, then tail. May be written over data.
    /// Fails with INVALID_ARGUMENT if data begins with byte 255.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `data`; in the
    /// request that field is empty.
    fn wrap<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::WrapRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::wrap`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn wrap_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::Wrap>,
    ) {
        items
            .each(|request| <feature_methods::Wrap as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// What data has behind its first `head` bytes and before its last `tail` bytes, each with all bits turned over.
    ///
    /// Writes its reply to `output`, whose input is what the caller gave as `data`; in the
    /// request that field is empty.
    fn unwrap<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::UnwrapRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::unwrap`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn unwrap_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::Unwrap>,
    ) {
        items
            .each(|request| <feature_methods::Unwrap as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Each item's number, its position, and how many items there are: the service answers batches itself, from
    /// the last item to the first. Items whose number is negative fail with INVALID_ARGUMENT; a batch with number 13
    /// panics when it gets there.
    fn gather<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Int64Value,
    ) -> ::core::result::Result<super::shortwire_test_v1::Gathered, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::gather`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn gather_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::Gather>,
    ) {
        items
            .each(|request| <feature_methods::Gather as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Length of the bytes given.
    fn measure<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::BytesValue<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Uint64Value,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::measure`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn measure_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::Measure>,
    ) {
        items
            .each(|request| <feature_methods::Measure as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Fails with the code, message and detail asked for.
    fn fail<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::FailRequest<'a>,
    ) -> ::core::result::Result<super::shortwire_test_v1::Empty, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::fail`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn fail_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::Fail>,
    ) {
        items
            .each(|request| <feature_methods::Fail as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Panics with the message given.
    fn panic<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::StringValue<'a>,
    ) -> ::core::result::Result<super::shortwire_test_v1::Empty, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::panic`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn panic_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::Panic>,
    ) {
        items
            .each(|request| <feature_methods::Panic as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Number of calls this instance has answered: starts again at 1 once a panic has replaced it.
    fn count<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Empty,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Uint64Value,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::count`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn count_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::Count>,
    ) {
        items
            .each(|request| <feature_methods::Count as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Sleeps, then returns the time asked for. Ends early with CANCELLED or DEADLINE_EXCEEDED.
    fn slow<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::shortwire_test_v1::SlowRequest,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::SlowRequest,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::slow`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn slow_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, feature_methods::Slow>,
    ) {
        items
            .each(|request| <feature_methods::Slow as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<feature_methods::EchoDouble>();
        exports.flat::<feature_methods::EchoFloat>();
        exports.flat::<feature_methods::EchoInt32>();
        exports.flat::<feature_methods::EchoInt64>();
        exports.flat::<feature_methods::EchoUint32>();
        exports.flat::<feature_methods::EchoUint64>();
        exports.flat::<feature_methods::EchoSint32>();
        exports.flat::<feature_methods::EchoSint64>();
        exports.flat::<feature_methods::EchoFixed32>();
        exports.flat::<feature_methods::EchoFixed64>();
        exports.flat::<feature_methods::EchoSfixed32>();
        exports.flat::<feature_methods::EchoSfixed64>();
        exports.flat::<feature_methods::EchoBool>();
        exports.flat::<feature_methods::EchoEnum>();
        exports.flat::<feature_methods::EchoString>();
        exports.flat::<feature_methods::EchoBytes>();
        exports.flat::<feature_methods::EchoScalars>();
        exports.flat::<feature_methods::EchoPresence>();
        exports.flat::<feature_methods::Nothing>();
        exports.wire::<feature_methods::EchoRepeated>();
        exports.wire::<feature_methods::EchoUnpacked>();
        exports.wire::<feature_methods::EchoMaps>();
        exports.wire::<feature_methods::EchoChoice>();
        exports.wire::<feature_methods::EchoNested>();
        exports.wire::<feature_methods::EchoTree>();
        exports.wire::<feature_methods::Newer>();
        exports.wire::<feature_methods::Older>();
        exports.flat::<feature_methods::Large>();
        exports.direct::<feature_methods::Fill>();
        exports.direct::<feature_methods::Wrap>();
        exports.direct::<feature_methods::Unwrap>();
        exports.flat::<feature_methods::Gather>();
        exports.flat::<feature_methods::Measure>();
        exports.flat::<feature_methods::Fail>();
        exports.flat::<feature_methods::Panic>();
        exports.flat::<feature_methods::Count>();
        exports.flat::<feature_methods::Slow>();
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoDouble {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::DoubleValue,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::DoubleValue,
        ::shortwire::Status,
    > {
        service.echo_double(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_double_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoFloat {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::FloatValue,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::FloatValue,
        ::shortwire::Status,
    > {
        service.echo_float(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_float_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoInt32 {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Int32Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Int32Value,
        ::shortwire::Status,
    > {
        service.echo_int32(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_int32_many(context, items);
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

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoUint32 {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Uint32Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Uint32Value,
        ::shortwire::Status,
    > {
        service.echo_uint32(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_uint32_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoUint64 {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Uint64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Uint64Value,
        ::shortwire::Status,
    > {
        service.echo_uint64(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_uint64_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoSint32 {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Sint32Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Sint32Value,
        ::shortwire::Status,
    > {
        service.echo_sint32(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_sint32_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoSint64 {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Sint64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Sint64Value,
        ::shortwire::Status,
    > {
        service.echo_sint64(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_sint64_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S>
for feature_methods::EchoFixed32 {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Fixed32Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Fixed32Value,
        ::shortwire::Status,
    > {
        service.echo_fixed32(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_fixed32_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S>
for feature_methods::EchoFixed64 {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Fixed64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Fixed64Value,
        ::shortwire::Status,
    > {
        service.echo_fixed64(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_fixed64_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S>
for feature_methods::EchoSfixed32 {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Sfixed32Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Sfixed32Value,
        ::shortwire::Status,
    > {
        service.echo_sfixed32(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_sfixed32_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S>
for feature_methods::EchoSfixed64 {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Sfixed64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Sfixed64Value,
        ::shortwire::Status,
    > {
        service.echo_sfixed64(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_sfixed64_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoBool {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::BoolValue,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::BoolValue,
        ::shortwire::Status,
    > {
        service.echo_bool(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_bool_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoEnum {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::EnumValue,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::EnumValue,
        ::shortwire::Status,
    > {
        service.echo_enum(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_enum_many(context, items);
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

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoBytes {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::BytesValue<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::BytesValue<'a>,
        ::shortwire::Status,
    > {
        service.echo_bytes(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_bytes_many(context, items);
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

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::Nothing {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Empty,
    ) -> ::core::result::Result<super::shortwire_test_v1::Empty, ::shortwire::Status> {
        service.nothing(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.nothing_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S>
for feature_methods::EchoRepeated {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Repeated<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Repeated<'a>,
        ::shortwire::Status,
    > {
        service.echo_repeated(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_repeated_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S>
for feature_methods::EchoUnpacked {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Unpacked,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Unpacked,
        ::shortwire::Status,
    > {
        service.echo_unpacked(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_unpacked_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoMaps {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Maps<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Maps<'a>,
        ::shortwire::Status,
    > {
        service.echo_maps(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_maps_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoChoice {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Choice<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Choice<'a>,
        ::shortwire::Status,
    > {
        service.echo_choice(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.echo_choice_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::EchoNested {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Nested,
    ) -> ::core::result::Result<super::shortwire_test_v1::Nested, ::shortwire::Status> {
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

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::Older {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Version2<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Version1<'a>,
        ::shortwire::Status,
    > {
        service.older(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.older_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::Large {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::SizeRequest,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::BytesValue<'a>,
        ::shortwire::Status,
    > {
        service.large(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.large_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::Fill {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::SizeRequest,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::BytesValue<'a>,
        ::shortwire::Status,
    > {
        ::shortwire::service::InOut::collect(
                &[],
                |output| service.fill(context, request, output),
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
        service.fill_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::DirectHandler<S> for feature_methods::Fill {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::SizeRequest,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.fill(context, request, output)
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::Wrap {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::shortwire_test_v1::WrapRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::BytesValue<'a>,
        ::shortwire::Status,
    > {
        let input = ::core::mem::take(&mut request.data);
        ::shortwire::service::InOut::collect(
                &input,
                |output| service.wrap(context, request, output),
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
        service.wrap_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::DirectHandler<S> for feature_methods::Wrap {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::WrapRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.wrap(context, request, output)
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::Unwrap {
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        mut request: super::shortwire_test_v1::UnwrapRequest<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::BytesValue<'a>,
        ::shortwire::Status,
    > {
        let input = ::core::mem::take(&mut request.data);
        ::shortwire::service::InOut::collect(
                &input,
                |output| service.unwrap(context, request, output),
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
        service.unwrap_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::DirectHandler<S>
for feature_methods::Unwrap {
    #[inline(always)]
    fn handle_into<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::UnwrapRequest<'a>,
        output: &mut ::shortwire::service::InOut<'_>,
    ) -> ::core::result::Result<(), ::shortwire::Status> {
        service.unwrap(context, request, output)
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::Gather {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Int64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Gathered,
        ::shortwire::Status,
    > {
        service.gather(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.gather_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::Measure {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::BytesValue<'a>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Uint64Value,
        ::shortwire::Status,
    > {
        service.measure(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.measure_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::Fail {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::FailRequest<'a>,
    ) -> ::core::result::Result<super::shortwire_test_v1::Empty, ::shortwire::Status> {
        service.fail(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.fail_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::Panic {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::StringValue<'a>,
    ) -> ::core::result::Result<super::shortwire_test_v1::Empty, ::shortwire::Status> {
        service.panic(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.panic_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::Count {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::Empty,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Uint64Value,
        ::shortwire::Status,
    > {
        service.count(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.count_many(context, items);
    }
}

impl<S: self::Feature> ::shortwire::service::Handler<S> for feature_methods::Slow {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::shortwire_test_v1::SlowRequest,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::SlowRequest,
        ::shortwire::Status,
    > {
        service.slow(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.slow_many(context, items);
    }
}

/// Echo methods return what they were given.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct FeatureClient {
    target: ::shortwire::client::Target,
    echo_double: ::shortwire::client::Bound<feature_methods::EchoDouble>,
    echo_float: ::shortwire::client::Bound<feature_methods::EchoFloat>,
    echo_int32: ::shortwire::client::Bound<feature_methods::EchoInt32>,
    echo_int64: ::shortwire::client::Bound<feature_methods::EchoInt64>,
    echo_uint32: ::shortwire::client::Bound<feature_methods::EchoUint32>,
    echo_uint64: ::shortwire::client::Bound<feature_methods::EchoUint64>,
    echo_sint32: ::shortwire::client::Bound<feature_methods::EchoSint32>,
    echo_sint64: ::shortwire::client::Bound<feature_methods::EchoSint64>,
    echo_fixed32: ::shortwire::client::Bound<feature_methods::EchoFixed32>,
    echo_fixed64: ::shortwire::client::Bound<feature_methods::EchoFixed64>,
    echo_sfixed32: ::shortwire::client::Bound<feature_methods::EchoSfixed32>,
    echo_sfixed64: ::shortwire::client::Bound<feature_methods::EchoSfixed64>,
    echo_bool: ::shortwire::client::Bound<feature_methods::EchoBool>,
    echo_enum: ::shortwire::client::Bound<feature_methods::EchoEnum>,
    echo_string: ::shortwire::client::Bound<feature_methods::EchoString>,
    echo_bytes: ::shortwire::client::Bound<feature_methods::EchoBytes>,
    echo_scalars: ::shortwire::client::Bound<feature_methods::EchoScalars>,
    echo_presence: ::shortwire::client::Bound<feature_methods::EchoPresence>,
    nothing: ::shortwire::client::Bound<feature_methods::Nothing>,
    echo_repeated: ::shortwire::client::Bound<feature_methods::EchoRepeated>,
    echo_unpacked: ::shortwire::client::Bound<feature_methods::EchoUnpacked>,
    echo_maps: ::shortwire::client::Bound<feature_methods::EchoMaps>,
    echo_choice: ::shortwire::client::Bound<feature_methods::EchoChoice>,
    echo_nested: ::shortwire::client::Bound<feature_methods::EchoNested>,
    echo_tree: ::shortwire::client::Bound<feature_methods::EchoTree>,
    newer: ::shortwire::client::Bound<feature_methods::Newer>,
    older: ::shortwire::client::Bound<feature_methods::Older>,
    large: ::shortwire::client::Bound<feature_methods::Large>,
    fill: ::shortwire::client::Bound<feature_methods::Fill>,
    wrap: ::shortwire::client::Bound<feature_methods::Wrap>,
    unwrap: ::shortwire::client::Bound<feature_methods::Unwrap>,
    gather: ::shortwire::client::Bound<feature_methods::Gather>,
    measure: ::shortwire::client::Bound<feature_methods::Measure>,
    fail: ::shortwire::client::Bound<feature_methods::Fail>,
    panic: ::shortwire::client::Bound<feature_methods::Panic>,
    count: ::shortwire::client::Bound<feature_methods::Count>,
    slow: ::shortwire::client::Bound<feature_methods::Slow>,
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
            echo_double: ::shortwire::client::Bound::find(library),
            echo_float: ::shortwire::client::Bound::find(library),
            echo_int32: ::shortwire::client::Bound::find(library),
            echo_int64: ::shortwire::client::Bound::find(library),
            echo_uint32: ::shortwire::client::Bound::find(library),
            echo_uint64: ::shortwire::client::Bound::find(library),
            echo_sint32: ::shortwire::client::Bound::find(library),
            echo_sint64: ::shortwire::client::Bound::find(library),
            echo_fixed32: ::shortwire::client::Bound::find(library),
            echo_fixed64: ::shortwire::client::Bound::find(library),
            echo_sfixed32: ::shortwire::client::Bound::find(library),
            echo_sfixed64: ::shortwire::client::Bound::find(library),
            echo_bool: ::shortwire::client::Bound::find(library),
            echo_enum: ::shortwire::client::Bound::find(library),
            echo_string: ::shortwire::client::Bound::find(library),
            echo_bytes: ::shortwire::client::Bound::find(library),
            echo_scalars: ::shortwire::client::Bound::find(library),
            echo_presence: ::shortwire::client::Bound::find(library),
            nothing: ::shortwire::client::Bound::find(library),
            echo_repeated: ::shortwire::client::Bound::find(library),
            echo_unpacked: ::shortwire::client::Bound::find(library),
            echo_maps: ::shortwire::client::Bound::find(library),
            echo_choice: ::shortwire::client::Bound::find(library),
            echo_nested: ::shortwire::client::Bound::find(library),
            echo_tree: ::shortwire::client::Bound::find(library),
            newer: ::shortwire::client::Bound::find(library),
            older: ::shortwire::client::Bound::find(library),
            large: ::shortwire::client::Bound::find(library),
            fill: ::shortwire::client::Bound::find(library),
            wrap: ::shortwire::client::Bound::find(library),
            unwrap: ::shortwire::client::Bound::find(library),
            gather: ::shortwire::client::Bound::find(library),
            measure: ::shortwire::client::Bound::find(library),
            fail: ::shortwire::client::Bound::find(library),
            panic: ::shortwire::client::Bound::find(library),
            count: ::shortwire::client::Bound::find(library),
            slow: ::shortwire::client::Bound::find(library),
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
    /// Flat: scalars.
    #[inline]
    pub fn echo_double(
        &self,
        request: &super::shortwire_test_v1::DoubleValue,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::DoubleValue,
        ::shortwire::Status,
    > {
        self.echo_double.flat_owned(&self.target, request)
    }
    /// Calls [`Self::echo_double`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_double_many(
        &self,
        requests: &[super::shortwire_test_v1::DoubleValue],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::DoubleValue,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_double.flat_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn echo_float(
        &self,
        request: &super::shortwire_test_v1::FloatValue,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::FloatValue,
        ::shortwire::Status,
    > {
        self.echo_float.flat_owned(&self.target, request)
    }
    /// Calls [`Self::echo_float`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_float_many(
        &self,
        requests: &[super::shortwire_test_v1::FloatValue],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::FloatValue,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_float.flat_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn echo_int32(
        &self,
        request: &super::shortwire_test_v1::Int32Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Int32Value,
        ::shortwire::Status,
    > {
        self.echo_int32.flat_owned(&self.target, request)
    }
    /// Calls [`Self::echo_int32`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_int32_many(
        &self,
        requests: &[super::shortwire_test_v1::Int32Value],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Int32Value,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_int32.flat_many_owned(&self.target, requests)
    }
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
    #[inline]
    pub fn echo_uint32(
        &self,
        request: &super::shortwire_test_v1::Uint32Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Uint32Value,
        ::shortwire::Status,
    > {
        self.echo_uint32.flat_owned(&self.target, request)
    }
    /// Calls [`Self::echo_uint32`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_uint32_many(
        &self,
        requests: &[super::shortwire_test_v1::Uint32Value],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Uint32Value,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_uint32.flat_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn echo_uint64(
        &self,
        request: &super::shortwire_test_v1::Uint64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Uint64Value,
        ::shortwire::Status,
    > {
        self.echo_uint64.flat_owned(&self.target, request)
    }
    /// Calls [`Self::echo_uint64`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_uint64_many(
        &self,
        requests: &[super::shortwire_test_v1::Uint64Value],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Uint64Value,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_uint64.flat_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn echo_sint32(
        &self,
        request: &super::shortwire_test_v1::Sint32Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Sint32Value,
        ::shortwire::Status,
    > {
        self.echo_sint32.flat_owned(&self.target, request)
    }
    /// Calls [`Self::echo_sint32`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_sint32_many(
        &self,
        requests: &[super::shortwire_test_v1::Sint32Value],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Sint32Value,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_sint32.flat_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn echo_sint64(
        &self,
        request: &super::shortwire_test_v1::Sint64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Sint64Value,
        ::shortwire::Status,
    > {
        self.echo_sint64.flat_owned(&self.target, request)
    }
    /// Calls [`Self::echo_sint64`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_sint64_many(
        &self,
        requests: &[super::shortwire_test_v1::Sint64Value],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Sint64Value,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_sint64.flat_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn echo_fixed32(
        &self,
        request: &super::shortwire_test_v1::Fixed32Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Fixed32Value,
        ::shortwire::Status,
    > {
        self.echo_fixed32.flat_owned(&self.target, request)
    }
    /// Calls [`Self::echo_fixed32`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_fixed32_many(
        &self,
        requests: &[super::shortwire_test_v1::Fixed32Value],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Fixed32Value,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_fixed32.flat_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn echo_fixed64(
        &self,
        request: &super::shortwire_test_v1::Fixed64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Fixed64Value,
        ::shortwire::Status,
    > {
        self.echo_fixed64.flat_owned(&self.target, request)
    }
    /// Calls [`Self::echo_fixed64`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_fixed64_many(
        &self,
        requests: &[super::shortwire_test_v1::Fixed64Value],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Fixed64Value,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_fixed64.flat_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn echo_sfixed32(
        &self,
        request: &super::shortwire_test_v1::Sfixed32Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Sfixed32Value,
        ::shortwire::Status,
    > {
        self.echo_sfixed32.flat_owned(&self.target, request)
    }
    /// Calls [`Self::echo_sfixed32`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_sfixed32_many(
        &self,
        requests: &[super::shortwire_test_v1::Sfixed32Value],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Sfixed32Value,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_sfixed32.flat_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn echo_sfixed64(
        &self,
        request: &super::shortwire_test_v1::Sfixed64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Sfixed64Value,
        ::shortwire::Status,
    > {
        self.echo_sfixed64.flat_owned(&self.target, request)
    }
    /// Calls [`Self::echo_sfixed64`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_sfixed64_many(
        &self,
        requests: &[super::shortwire_test_v1::Sfixed64Value],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Sfixed64Value,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_sfixed64.flat_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn echo_bool(
        &self,
        request: &super::shortwire_test_v1::BoolValue,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::BoolValue,
        ::shortwire::Status,
    > {
        self.echo_bool.flat_owned(&self.target, request)
    }
    /// Calls [`Self::echo_bool`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_bool_many(
        &self,
        requests: &[super::shortwire_test_v1::BoolValue],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::BoolValue,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_bool.flat_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn echo_enum(
        &self,
        request: &super::shortwire_test_v1::EnumValue,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::EnumValue,
        ::shortwire::Status,
    > {
        self.echo_enum.flat_owned(&self.target, request)
    }
    /// Calls [`Self::echo_enum`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_enum_many(
        &self,
        requests: &[super::shortwire_test_v1::EnumValue],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::EnumValue,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_enum.flat_many_owned(&self.target, requests)
    }
    /// Flat: strings and bytes, several at once, presence, nothing.
    #[inline]
    pub fn echo_string<'s>(
        &self,
        request: &super::shortwire_test_v1::StringValue<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::StringValue<'s>,
        ::shortwire::Status,
    > {
        self.echo_string.flat(&self.target, request, scratch)
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
        self.echo_string.flat_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn echo_bytes<'s>(
        &self,
        request: &super::shortwire_test_v1::BytesValue<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::BytesValue<'s>,
        ::shortwire::Status,
    > {
        self.echo_bytes.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::echo_bytes`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_bytes_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::BytesValue<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::BytesValue<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_bytes.flat_many(&self.target, requests, scratch)
    }
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
    #[inline]
    pub fn nothing(
        &self,
        request: &super::shortwire_test_v1::Empty,
    ) -> ::core::result::Result<super::shortwire_test_v1::Empty, ::shortwire::Status> {
        self.nothing.flat_owned(&self.target, request)
    }
    /// Calls [`Self::nothing`] once for each request, in one crossing. `Err` if no item ran.
    pub fn nothing_many(
        &self,
        requests: &[super::shortwire_test_v1::Empty],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::shortwire_test_v1::Empty, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.nothing.flat_many_owned(&self.target, requests)
    }
    /// Wire: structure.
    #[inline]
    pub fn echo_repeated<'s>(
        &self,
        request: &super::shortwire_test_v1::Repeated<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Repeated<'s>,
        ::shortwire::Status,
    > {
        self.echo_repeated.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::echo_repeated`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_repeated_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::Repeated<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Repeated<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_repeated.wire_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn echo_unpacked(
        &self,
        request: &super::shortwire_test_v1::Unpacked,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Unpacked,
        ::shortwire::Status,
    > {
        self.echo_unpacked.wire_owned(&self.target, request)
    }
    /// Calls [`Self::echo_unpacked`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_unpacked_many(
        &self,
        requests: &[super::shortwire_test_v1::Unpacked],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Unpacked,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_unpacked.wire_many_owned(&self.target, requests)
    }
    #[inline]
    pub fn echo_maps<'s>(
        &self,
        request: &super::shortwire_test_v1::Maps<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Maps<'s>,
        ::shortwire::Status,
    > {
        self.echo_maps.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::echo_maps`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_maps_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::Maps<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Maps<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_maps.wire_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn echo_choice<'s>(
        &self,
        request: &super::shortwire_test_v1::Choice<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Choice<'s>,
        ::shortwire::Status,
    > {
        self.echo_choice.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::echo_choice`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_choice_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::Choice<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Choice<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.echo_choice.wire_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn echo_nested(
        &self,
        request: &super::shortwire_test_v1::Nested,
    ) -> ::core::result::Result<super::shortwire_test_v1::Nested, ::shortwire::Status> {
        self.echo_nested.wire_owned(&self.target, request)
    }
    /// Calls [`Self::echo_nested`] once for each request, in one crossing. `Err` if no item ran.
    pub fn echo_nested_many(
        &self,
        requests: &[super::shortwire_test_v1::Nested],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::shortwire_test_v1::Nested, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.echo_nested.wire_many_owned(&self.target, requests)
    }
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
    /// Wire: a reply with a field that the request does not have, and the other way round.
    #[inline]
    pub fn newer<'s>(
        &self,
        request: &super::shortwire_test_v1::Version1<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Version2<'s>,
        ::shortwire::Status,
    > {
        self.newer.wire(&self.target, request, scratch)
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
        self.newer.wire_many(&self.target, requests, scratch)
    }
    #[inline]
    pub fn older<'s>(
        &self,
        request: &super::shortwire_test_v1::Version2<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Version1<'s>,
        ::shortwire::Status,
    > {
        self.older.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::older`] once for each request, in one crossing. `Err` if no item ran.
    pub fn older_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::Version2<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Version1<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.older.wire_many(&self.target, requests, scratch)
    }
    /// `size` bytes, byte i being i modulo 251.
    #[inline]
    pub fn large<'s>(
        &self,
        request: &super::shortwire_test_v1::SizeRequest,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::BytesValue<'s>,
        ::shortwire::Status,
    > {
        self.large.flat(&self.target, request, scratch)
    }
    /// Calls [`Self::large`] once for each request, in one crossing. `Err` if no item ran.
    pub fn large_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::SizeRequest],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::BytesValue<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.large.flat_many(&self.target, requests, scratch)
    }
    /// `size` bytes as Large has them, written by the service straight to where the caller wants them.
    #[inline]
    pub fn fill<'s>(
        &self,
        request: &super::shortwire_test_v1::SizeRequest,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::BytesValue<'s>,
        ::shortwire::Status,
    > {
        self.fill.flat(&self.target, request, scratch)
    }
    /// [`Self::fill`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn fill_into(
        &self,
        request: &super::shortwire_test_v1::SizeRequest,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.fill.direct(&self.target, request, output)
    }
    /// Calls [`Self::fill`] once for each request, in one crossing. `Err` if no item ran.
    pub fn fill_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::SizeRequest],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::BytesValue<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.fill.flat_many(&self.target, requests, scratch)
    }
    /// Head, then the bytes of data, each with all bits turned over, then tail. May be written over data.
    /// Fails with INVALID_ARGUMENT if data begins with byte 255.
    #[inline]
    pub fn wrap<'s>(
        &self,
        request: &super::shortwire_test_v1::WrapRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::BytesValue<'s>,
        ::shortwire::Status,
    > {
        self.wrap.flat(&self.target, request, scratch)
    }
    /// [`Self::wrap`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn wrap_into(
        &self,
        request: &super::shortwire_test_v1::WrapRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.wrap.direct(&self.target, request, output)
    }
    /// [`Self::wrap`] of what is at `input` in `memory`, in place of what the request has as `data`, with the
    /// reply written over it in the same memory; returns where it is. Nothing moves if there is room in front of the input
    /// for what the reply has there.
    #[inline]
    pub fn wrap_in_place(
        &self,
        request: &super::shortwire_test_v1::WrapRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.wrap.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::wrap`] once for each request, in one crossing. `Err` if no item ran.
    pub fn wrap_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::WrapRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::BytesValue<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.wrap.flat_many(&self.target, requests, scratch)
    }
    /// What data has behind its first `head` bytes and before its last `tail` bytes, each with all bits turned over.
    #[inline]
    pub fn unwrap<'s>(
        &self,
        request: &super::shortwire_test_v1::UnwrapRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::BytesValue<'s>,
        ::shortwire::Status,
    > {
        self.unwrap.flat(&self.target, request, scratch)
    }
    /// [`Self::unwrap`] with the reply at the start of `output`; returns its size. Copies and allocates nothing if it fits
    /// there, and is OUT_OF_RANGE if it does not.
    #[inline]
    pub fn unwrap_into(
        &self,
        request: &super::shortwire_test_v1::UnwrapRequest<'_>,
        output: &mut [u8],
    ) -> ::core::result::Result<usize, ::shortwire::Status> {
        self.unwrap.direct(&self.target, request, output)
    }
    /// [`Self::unwrap`] of what is at `input` in `memory`, in place of what the request has as `data`, with the
    /// reply written over it in the same memory; returns where it is. Nothing moves if there is room in front of the input
    /// for what the reply has there.
    #[inline]
    pub fn unwrap_in_place(
        &self,
        request: &super::shortwire_test_v1::UnwrapRequest<'_>,
        memory: &mut [u8],
        input: ::core::ops::Range<usize>,
    ) -> ::core::result::Result<::core::ops::Range<usize>, ::shortwire::Status> {
        self.unwrap.in_place(&self.target, request, memory, input)
    }
    /// Calls [`Self::unwrap`] once for each request, in one crossing. `Err` if no item ran.
    pub fn unwrap_many<'s>(
        &self,
        requests: &[super::shortwire_test_v1::UnwrapRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::BytesValue<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.unwrap.flat_many(&self.target, requests, scratch)
    }
    /// Each item's number, its position, and how many items there are: the service answers batches itself, from
    /// the last item to the first. Items whose number is negative fail with INVALID_ARGUMENT; a batch with number 13
    /// panics when it gets there.
    #[inline]
    pub fn gather(
        &self,
        request: &super::shortwire_test_v1::Int64Value,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Gathered,
        ::shortwire::Status,
    > {
        self.gather.flat_owned(&self.target, request)
    }
    /// Calls [`Self::gather`] once for each request, in one crossing. `Err` if no item ran.
    pub fn gather_many(
        &self,
        requests: &[super::shortwire_test_v1::Int64Value],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Gathered,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.gather.flat_many_owned(&self.target, requests)
    }
    /// Length of the bytes given.
    #[inline]
    pub fn measure(
        &self,
        request: &super::shortwire_test_v1::BytesValue<'_>,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Uint64Value,
        ::shortwire::Status,
    > {
        self.measure.flat_owned(&self.target, request)
    }
    /// Calls [`Self::measure`] once for each request, in one crossing. `Err` if no item ran.
    pub fn measure_many(
        &self,
        requests: &[super::shortwire_test_v1::BytesValue<'_>],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Uint64Value,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.measure.flat_many_owned(&self.target, requests)
    }
    /// Fails with the code, message and detail asked for.
    #[inline]
    pub fn fail(
        &self,
        request: &super::shortwire_test_v1::FailRequest<'_>,
    ) -> ::core::result::Result<super::shortwire_test_v1::Empty, ::shortwire::Status> {
        self.fail.flat_owned(&self.target, request)
    }
    /// Calls [`Self::fail`] once for each request, in one crossing. `Err` if no item ran.
    pub fn fail_many(
        &self,
        requests: &[super::shortwire_test_v1::FailRequest<'_>],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::shortwire_test_v1::Empty, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.fail.flat_many_owned(&self.target, requests)
    }
    /// Panics with the message given.
    #[inline]
    pub fn panic(
        &self,
        request: &super::shortwire_test_v1::StringValue<'_>,
    ) -> ::core::result::Result<super::shortwire_test_v1::Empty, ::shortwire::Status> {
        self.panic.flat_owned(&self.target, request)
    }
    /// Calls [`Self::panic`] once for each request, in one crossing. `Err` if no item ran.
    pub fn panic_many(
        &self,
        requests: &[super::shortwire_test_v1::StringValue<'_>],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::shortwire_test_v1::Empty, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.panic.flat_many_owned(&self.target, requests)
    }
    /// Number of calls this instance has answered: starts again at 1 once a panic has replaced it.
    #[inline]
    pub fn count(
        &self,
        request: &super::shortwire_test_v1::Empty,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::Uint64Value,
        ::shortwire::Status,
    > {
        self.count.flat_owned(&self.target, request)
    }
    /// Calls [`Self::count`] once for each request, in one crossing. `Err` if no item ran.
    pub fn count_many(
        &self,
        requests: &[super::shortwire_test_v1::Empty],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::Uint64Value,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.count.flat_many_owned(&self.target, requests)
    }
    /// Sleeps, then returns the time asked for. Ends early with CANCELLED or DEADLINE_EXCEEDED.
    #[inline]
    pub fn slow(
        &self,
        request: &super::shortwire_test_v1::SlowRequest,
    ) -> ::core::result::Result<
        super::shortwire_test_v1::SlowRequest,
        ::shortwire::Status,
    > {
        self.slow.flat_owned(&self.target, request)
    }
    /// Calls [`Self::slow`] once for each request, in one crossing. `Err` if no item ran.
    pub fn slow_many(
        &self,
        requests: &[super::shortwire_test_v1::SlowRequest],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::shortwire_test_v1::SlowRequest,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.slow.flat_many_owned(&self.target, requests)
    }
}
