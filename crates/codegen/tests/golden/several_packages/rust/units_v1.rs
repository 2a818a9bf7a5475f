// Made by shortwire gen from units/money.proto. Do not edit.

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
pub struct Currency(pub i32);

impl Currency {
    pub const UNSPECIFIED: Self = Self(0);
    pub const EUR: Self = Self(978);
    /// The name the schema gives this number, if it gives one.
    pub fn name(self) -> ::core::option::Option<&'static str> {
        match self.0 {
            0 => Some("CURRENCY_UNSPECIFIED"),
            978 => Some("CURRENCY_EUR"),
            _ => None,
        }
    }
    /// Whether the schema names this number.
    pub fn is_known(self) -> bool {
        self.name().is_some()
    }
}

impl ::core::default::Default for Currency {
    fn default() -> Self {
        Self(0)
    }
}

impl ::core::fmt::Debug for Currency {
    fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self.name() {
            Some(name) => formatter.write_str(name),
            None => write!(formatter, "Currency({})", self.0),
        }
    }
}

impl ::shortwire::wire::IntoOwned for Currency {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Money {
    pub units: i64,
    pub currency: super::units_v1::Currency,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Money {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.currency.0 != 0 {
            writer.int32(16, self.currency.0);
        }
        if self.units != 0 {
            writer.int64(8, self.units);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.units = reader.int64()?,
                16 => self.currency = reader.int32().map(super::units_v1::Currency)?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Money {
    const FULL_NAME: &'static str = "units.v1.Money";
}

impl ::shortwire::wire::IntoOwned for Money {
    type Owned = Money;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Money {
    const SLOTS: usize = 2;
    const WIDTHS: &'static [usize] = &[8, 4];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            units: source.i64(::shortwire::service::Place::at(0, 0)),
            currency: super::units_v1::Currency(
                source.i32(::shortwire::service::Place::at(1, 1)),
            ),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i64(::shortwire::service::Place::at(0, 0), self.units);
        sink.i32(::shortwire::service::Place::at(1, 1), self.currency.0);
    }
}
