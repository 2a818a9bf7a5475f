// Made by shortwire gen from calculator/v1/calculator.proto. Do not edit.

//! Integer arithmetic, in the shape of one request with a oneof and in the shape of one method an operation.
#![allow(
    clippy::all,
    deprecated,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals
)]

/// Two operands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BinaryOp {
    pub a: i64,
    pub b: i64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for BinaryOp {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.b != 0 {
            writer.int64(16, self.b);
        }
        if self.a != 0 {
            writer.int64(8, self.a);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.a = reader.int64()?,
                16 => self.b = reader.int64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for BinaryOp {
    const FULL_NAME: &'static str = "calculator.v1.BinaryOp";
}

impl ::shortwire::wire::IntoOwned for BinaryOp {
    type Owned = BinaryOp;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for BinaryOp {
    const SLOTS: usize = 2;
    const WIDTHS: &'static [usize] = &[8, 8];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            a: source.i64(::shortwire::service::Place::at(0, 0)),
            b: source.i64(::shortwire::service::Place::at(1, 1)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i64(::shortwire::service::Place::at(0, 0), self.a);
        sink.i64(::shortwire::service::Place::at(1, 1), self.b);
    }
}

/// One result.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Value {
    pub value: i64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Value {
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

impl<'a> ::shortwire::NamedMessage<'a> for Value {
    const FULL_NAME: &'static str = "calculator.v1.Value";
}

impl ::shortwire::wire::IntoOwned for Value {
    type Owned = Value;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Value {
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

/// The members of `calculator.v1.CalculatorRequest.operation`.
#[derive(Clone, Debug, PartialEq)]
pub enum CalculatorRequestOperation {
    Add(super::calculator_v1::BinaryOp),
    Subtract(super::calculator_v1::BinaryOp),
    Multiply(super::calculator_v1::BinaryOp),
    Divide(super::calculator_v1::BinaryOp),
}

impl ::shortwire::wire::IntoOwned for CalculatorRequestOperation {
    type Owned = CalculatorRequestOperation;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

/// One operation and its operands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CalculatorRequest {
    pub operation: ::core::option::Option<CalculatorRequestOperation>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for CalculatorRequest {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        match &self.operation {
            Some(CalculatorRequestOperation::Divide(value)) => {
                writer.message(34, value);
            }
            Some(CalculatorRequestOperation::Multiply(value)) => {
                writer.message(26, value);
            }
            Some(CalculatorRequestOperation::Subtract(value)) => {
                writer.message(18, value);
            }
            Some(CalculatorRequestOperation::Add(value)) => {
                writer.message(10, value);
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
                10 => {
                    match &mut self.operation {
                        Some(CalculatorRequestOperation::Add(value)) => {
                            reader.merge_message(value)?
                        }
                        other => {
                            *other = Some(
                                CalculatorRequestOperation::Add(reader.message()?),
                            );
                        }
                    }
                }
                18 => {
                    match &mut self.operation {
                        Some(CalculatorRequestOperation::Subtract(value)) => {
                            reader.merge_message(value)?
                        }
                        other => {
                            *other = Some(
                                CalculatorRequestOperation::Subtract(reader.message()?),
                            );
                        }
                    }
                }
                26 => {
                    match &mut self.operation {
                        Some(CalculatorRequestOperation::Multiply(value)) => {
                            reader.merge_message(value)?
                        }
                        other => {
                            *other = Some(
                                CalculatorRequestOperation::Multiply(reader.message()?),
                            );
                        }
                    }
                }
                34 => {
                    match &mut self.operation {
                        Some(CalculatorRequestOperation::Divide(value)) => {
                            reader.merge_message(value)?
                        }
                        other => {
                            *other = Some(
                                CalculatorRequestOperation::Divide(reader.message()?),
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

impl<'a> ::shortwire::NamedMessage<'a> for CalculatorRequest {
    const FULL_NAME: &'static str = "calculator.v1.CalculatorRequest";
}

impl ::shortwire::wire::IntoOwned for CalculatorRequest {
    type Owned = CalculatorRequest;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

/// The members of `calculator.v1.CalculatorResponse.result`.
#[derive(Clone, Debug, PartialEq)]
pub enum CalculatorResponseResult<'a> {
    Value(i64),
    Error(super::calculator_v1::ErrorResult<'a>),
}

impl<'a> ::shortwire::wire::IntoOwned for CalculatorResponseResult<'a> {
    type Owned = CalculatorResponseResult<'static>;
    fn into_owned(self) -> Self::Owned {
        match self {
            Self::Value(value) => {
                CalculatorResponseResult::Value(
                    ::shortwire::wire::IntoOwned::into_owned(value),
                )
            }
            Self::Error(value) => {
                CalculatorResponseResult::Error(
                    ::shortwire::wire::IntoOwned::into_owned(value),
                )
            }
        }
    }
}

/// The result of one operation, or why there is none.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CalculatorResponse<'a> {
    pub result: ::core::option::Option<CalculatorResponseResult<'a>>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for CalculatorResponse<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        match &self.result {
            Some(CalculatorResponseResult::Error(value)) => {
                writer.message(18, value);
            }
            Some(CalculatorResponseResult::Value(value)) => {
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
                8 => self.result = Some(CalculatorResponseResult::Value(reader.int64()?)),
                18 => {
                    match &mut self.result {
                        Some(CalculatorResponseResult::Error(value)) => {
                            reader.merge_message(value)?
                        }
                        other => {
                            *other = Some(
                                CalculatorResponseResult::Error(reader.message()?),
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

impl<'a> ::shortwire::NamedMessage<'a> for CalculatorResponse<'a> {
    const FULL_NAME: &'static str = "calculator.v1.CalculatorResponse";
}

impl<'a> ::shortwire::wire::IntoOwned for CalculatorResponse<'a> {
    type Owned = CalculatorResponse<'static>;
    fn into_owned(self) -> Self::Owned {
        CalculatorResponse {
            result: ::shortwire::wire::IntoOwned::into_owned(self.result),
            _unknown: self._unknown,
        }
    }
}

/// A failure told in the reply itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ErrorResult<'a> {
    pub message: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for ErrorResult<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.message.is_empty() {
            writer.string(10, &self.message);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.message = reader.string()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for ErrorResult<'a> {
    const FULL_NAME: &'static str = "calculator.v1.ErrorResult";
}

impl<'a> ::shortwire::wire::IntoOwned for ErrorResult<'a> {
    type Owned = ErrorResult<'static>;
    fn into_owned(self) -> Self::Owned {
        ErrorResult {
            message: ::shortwire::wire::IntoOwned::into_owned(self.message),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for ErrorResult<'a> {
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
            message: source
                .string(
                    ::shortwire::service::Place::at(0, 0),
                    "calculator.v1.ErrorResult.message",
                )?,
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), self.message.as_bytes());
    }
}

/// Detail of a failed division: its operands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DivisionError {
    pub dividend: i64,
    pub divisor: i64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for DivisionError {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.divisor != 0 {
            writer.int64(16, self.divisor);
        }
        if self.dividend != 0 {
            writer.int64(8, self.dividend);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.dividend = reader.int64()?,
                16 => self.divisor = reader.int64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for DivisionError {
    const FULL_NAME: &'static str = "calculator.v1.DivisionError";
}

impl ::shortwire::wire::IntoOwned for DivisionError {
    type Owned = DivisionError;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for DivisionError {
    const SLOTS: usize = 2;
    const WIDTHS: &'static [usize] = &[8, 8];
    const BYTES: &'static [::shortwire::service::Place] = &[];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            dividend: source.i64(::shortwire::service::Place::at(0, 0)),
            divisor: source.i64(::shortwire::service::Place::at(1, 1)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.i64(::shortwire::service::Place::at(0, 0), self.dividend);
        sink.i64(::shortwire::service::Place::at(1, 1), self.divisor);
    }
}

/// The methods of `calculator.v1.Calculator`, each as a type.
pub mod calculator_methods {
    /// `calculator.v1.Calculator/Add`.
    #[derive(Clone, Copy, Debug)]
    pub struct Add;
    /// `calculator.v1.Calculator/Subtract`.
    #[derive(Clone, Copy, Debug)]
    pub struct Subtract;
    /// `calculator.v1.Calculator/Multiply`.
    #[derive(Clone, Copy, Debug)]
    pub struct Multiply;
    /// `calculator.v1.Calculator/Divide`.
    #[derive(Clone, Copy, Debug)]
    pub struct Divide;
    /// `calculator.v1.Calculator/Calculate`.
    #[derive(Clone, Copy, Debug)]
    pub struct Calculate;
}

impl ::shortwire::service::Method for calculator_methods::Add {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"calculator.v1.Calculator/Add",
        id: 0xf7084c2c429c4a26,
        shape: 0x1c6796d96fade5e1,
        blocking: false,
    };
    type Request<'a> = super::calculator_v1::BinaryOp;
    type Reply<'a> = super::calculator_v1::Value;
}

impl ::shortwire::service::Method for calculator_methods::Subtract {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"calculator.v1.Calculator/Subtract",
        id: 0x25c7b429e24e9d17,
        shape: 0xd09387b32487d150,
        blocking: false,
    };
    type Request<'a> = super::calculator_v1::BinaryOp;
    type Reply<'a> = super::calculator_v1::Value;
}

impl ::shortwire::service::Method for calculator_methods::Multiply {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"calculator.v1.Calculator/Multiply",
        id: 0x1cc97edbe6d9e92b,
        shape: 0x036a291571642c6c,
        blocking: false,
    };
    type Request<'a> = super::calculator_v1::BinaryOp;
    type Reply<'a> = super::calculator_v1::Value;
}

impl ::shortwire::service::Method for calculator_methods::Divide {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"calculator.v1.Calculator/Divide",
        id: 0x39e1a83eb85c124a,
        shape: 0x56650c01d1aa05dd,
        blocking: false,
    };
    type Request<'a> = super::calculator_v1::BinaryOp;
    type Reply<'a> = super::calculator_v1::Value;
}

impl ::shortwire::service::Method for calculator_methods::Calculate {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"calculator.v1.Calculator/Calculate",
        id: 0x1c135818efc1b879,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::calculator_v1::CalculatorRequest;
    type Reply<'a> = super::calculator_v1::CalculatorResponse<'a>;
}

/// Arithmetic on 64-bit integers. Results beyond the range saturate.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait Calculator: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// Sum of a and b, saturating.
    fn add<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::calculator_v1::BinaryOp,
    ) -> ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::add`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn add_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, calculator_methods::Add>,
    ) {
        items
            .each(|request| <calculator_methods::Add as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Difference of a and b, saturating.
    fn subtract<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::calculator_v1::BinaryOp,
    ) -> ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::subtract`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn subtract_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, calculator_methods::Subtract>,
    ) {
        items
            .each(|request| <calculator_methods::Subtract as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Product of a and b, saturating.
    fn multiply<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::calculator_v1::BinaryOp,
    ) -> ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::multiply`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn multiply_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, calculator_methods::Multiply>,
    ) {
        items
            .each(|request| <calculator_methods::Multiply as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Quotient of a and b, rounded towards zero. INVALID_ARGUMENT with a DivisionError detail if b is 0,
    /// OUT_OF_RANGE with the same detail for the least integer divided by -1.
    fn divide<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::calculator_v1::BinaryOp,
    ) -> ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status>;
    /// Answers a batch: by default calls [`Self::divide`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn divide_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, calculator_methods::Divide>,
    ) {
        items
            .each(|request| <calculator_methods::Divide as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Whichever operation the request holds; failures come in the reply as ErrorResult.
    fn calculate<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::calculator_v1::CalculatorRequest,
    ) -> ::core::result::Result<
        super::calculator_v1::CalculatorResponse<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::calculate`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn calculate_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, calculator_methods::Calculate>,
    ) {
        items
            .each(|request| <calculator_methods::Calculate as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.flat::<calculator_methods::Add>();
        exports.flat::<calculator_methods::Subtract>();
        exports.flat::<calculator_methods::Multiply>();
        exports.flat::<calculator_methods::Divide>();
        exports.wire::<calculator_methods::Calculate>();
    }
}

impl<S: self::Calculator> ::shortwire::service::Handler<S> for calculator_methods::Add {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::calculator_v1::BinaryOp,
    ) -> ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status> {
        service.add(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.add_many(context, items);
    }
}

impl<S: self::Calculator> ::shortwire::service::Handler<S>
for calculator_methods::Subtract {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::calculator_v1::BinaryOp,
    ) -> ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status> {
        service.subtract(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.subtract_many(context, items);
    }
}

impl<S: self::Calculator> ::shortwire::service::Handler<S>
for calculator_methods::Multiply {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::calculator_v1::BinaryOp,
    ) -> ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status> {
        service.multiply(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.multiply_many(context, items);
    }
}

impl<S: self::Calculator> ::shortwire::service::Handler<S>
for calculator_methods::Divide {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::calculator_v1::BinaryOp,
    ) -> ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status> {
        service.divide(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.divide_many(context, items);
    }
}

impl<S: self::Calculator> ::shortwire::service::Handler<S>
for calculator_methods::Calculate {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::calculator_v1::CalculatorRequest,
    ) -> ::core::result::Result<
        super::calculator_v1::CalculatorResponse<'a>,
        ::shortwire::Status,
    > {
        service.calculate(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.calculate_many(context, items);
    }
}

/// Arithmetic on 64-bit integers. Results beyond the range saturate.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct CalculatorClient {
    target: ::shortwire::client::Target,
    add: ::shortwire::client::Bound<calculator_methods::Add>,
    subtract: ::shortwire::client::Bound<calculator_methods::Subtract>,
    multiply: ::shortwire::client::Bound<calculator_methods::Multiply>,
    divide: ::shortwire::client::Bound<calculator_methods::Divide>,
    calculate: ::shortwire::client::Bound<calculator_methods::Calculate>,
}

impl CalculatorClient {
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
            add: ::shortwire::client::Bound::find(library),
            subtract: ::shortwire::client::Bound::find(library),
            multiply: ::shortwire::client::Bound::find(library),
            divide: ::shortwire::client::Bound::find(library),
            calculate: ::shortwire::client::Bound::find(library),
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
    /// Sum of a and b, saturating.
    #[inline]
    pub fn add(
        &self,
        request: &super::calculator_v1::BinaryOp,
    ) -> ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status> {
        self.add.flat_owned(&self.target, request)
    }
    /// Calls [`Self::add`] once for each request, in one crossing. `Err` if no item ran.
    pub fn add_many(
        &self,
        requests: &[super::calculator_v1::BinaryOp],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.add.flat_many_owned(&self.target, requests)
    }
    /// Difference of a and b, saturating.
    #[inline]
    pub fn subtract(
        &self,
        request: &super::calculator_v1::BinaryOp,
    ) -> ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status> {
        self.subtract.flat_owned(&self.target, request)
    }
    /// Calls [`Self::subtract`] once for each request, in one crossing. `Err` if no item ran.
    pub fn subtract_many(
        &self,
        requests: &[super::calculator_v1::BinaryOp],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.subtract.flat_many_owned(&self.target, requests)
    }
    /// Product of a and b, saturating.
    #[inline]
    pub fn multiply(
        &self,
        request: &super::calculator_v1::BinaryOp,
    ) -> ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status> {
        self.multiply.flat_owned(&self.target, request)
    }
    /// Calls [`Self::multiply`] once for each request, in one crossing. `Err` if no item ran.
    pub fn multiply_many(
        &self,
        requests: &[super::calculator_v1::BinaryOp],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.multiply.flat_many_owned(&self.target, requests)
    }
    /// Quotient of a and b, rounded towards zero. INVALID_ARGUMENT with a DivisionError detail if b is 0,
    /// OUT_OF_RANGE with the same detail for the least integer divided by -1.
    #[inline]
    pub fn divide(
        &self,
        request: &super::calculator_v1::BinaryOp,
    ) -> ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status> {
        self.divide.flat_owned(&self.target, request)
    }
    /// Calls [`Self::divide`] once for each request, in one crossing. `Err` if no item ran.
    pub fn divide_many(
        &self,
        requests: &[super::calculator_v1::BinaryOp],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<super::calculator_v1::Value, ::shortwire::Status>,
        >,
        ::shortwire::Status,
    > {
        self.divide.flat_many_owned(&self.target, requests)
    }
    /// Whichever operation the request holds; failures come in the reply as ErrorResult.
    #[inline]
    pub fn calculate<'s>(
        &self,
        request: &super::calculator_v1::CalculatorRequest,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::calculator_v1::CalculatorResponse<'s>,
        ::shortwire::Status,
    > {
        self.calculate.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::calculate`] once for each request, in one crossing. `Err` if no item ran.
    pub fn calculate_many<'s>(
        &self,
        requests: &[super::calculator_v1::CalculatorRequest],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::calculator_v1::CalculatorResponse<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.calculate.wire_many(&self.target, requests, scratch)
    }
}
