// Made by shortwire gen from messages.proto. Do not edit.

//! Messages only, in a package of one name.
#![allow(
    clippy::all,
    deprecated,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals
)]

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Point {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.y.to_bits() != 0 {
            writer.double(17, self.y);
        }
        if self.x.to_bits() != 0 {
            writer.double(9, self.x);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                9 => self.x = reader.double()?,
                17 => self.y = reader.double()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Point {
    const FULL_NAME: &'static str = "plain.Point";
}

impl ::shortwire::wire::IntoOwned for Point {
    type Owned = Point;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Point {
    const SLOTS: usize = 2;
    const WIDTHS: &'static [usize] = &[8, 8];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            x: source.f64(::shortwire::service::Place::at(0, 0)),
            y: source.f64(::shortwire::service::Place::at(1, 1)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.f64(::shortwire::service::Place::at(0, 0), self.x);
        sink.f64(::shortwire::service::Place::at(1, 1), self.y);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Line {
    pub points: ::std::vec::Vec<super::plain::Point>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Line {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for value in self.points.iter().rev() {
            writer.message(10, value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => reader.push_message(10, &mut self.points)?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Line {
    const FULL_NAME: &'static str = "plain.Line";
}

impl ::shortwire::wire::IntoOwned for Line {
    type Owned = Line;
    fn into_owned(self) -> Self::Owned {
        self
    }
}
