// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.

//! Nested records of a payment system: addresses in persons in transactions in batches.
#![allow(
    clippy::all,
    deprecated,
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals
)]

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Address<'a> {
    pub street: ::std::borrow::Cow<'a, str>,
    pub city: ::std::borrow::Cow<'a, str>,
    pub state: ::std::borrow::Cow<'a, str>,
    pub zip_code: ::std::borrow::Cow<'a, str>,
    pub country: ::std::borrow::Cow<'a, str>,
    pub latitude: f64,
    pub longitude: f64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Address<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.longitude.to_bits() != 0 {
            writer.double(57, self.longitude);
        }
        if self.latitude.to_bits() != 0 {
            writer.double(49, self.latitude);
        }
        if !self.country.is_empty() {
            writer.string(42, &self.country);
        }
        if !self.zip_code.is_empty() {
            writer.string(34, &self.zip_code);
        }
        if !self.state.is_empty() {
            writer.string(26, &self.state);
        }
        if !self.city.is_empty() {
            writer.string(18, &self.city);
        }
        if !self.street.is_empty() {
            writer.string(10, &self.street);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.street = reader.string()?,
                18 => self.city = reader.string()?,
                26 => self.state = reader.string()?,
                34 => self.zip_code = reader.string()?,
                42 => self.country = reader.string()?,
                49 => self.latitude = reader.double()?,
                57 => self.longitude = reader.double()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Address<'a> {
    const FULL_NAME: &'static str = "complex_data.v1.Address";
}

impl<'a> ::shortwire::wire::IntoOwned for Address<'a> {
    type Owned = Address<'static>;
    fn into_owned(self) -> Self::Owned {
        Address {
            street: ::shortwire::wire::IntoOwned::into_owned(self.street),
            city: ::shortwire::wire::IntoOwned::into_owned(self.city),
            state: ::shortwire::wire::IntoOwned::into_owned(self.state),
            zip_code: ::shortwire::wire::IntoOwned::into_owned(self.zip_code),
            country: ::shortwire::wire::IntoOwned::into_owned(self.country),
            latitude: ::shortwire::wire::IntoOwned::into_owned(self.latitude),
            longitude: ::shortwire::wire::IntoOwned::into_owned(self.longitude),
            _unknown: self._unknown,
        }
    }
}

impl<'a> ::shortwire::service::FlatMessage<'a> for Address<'a> {
    const SLOTS: usize = 12;
    const WIDTHS: &'static [usize] = &[16, 16, 16, 16, 16, 8, 8];
    const BYTES: &'static [::shortwire::service::Place] = &[
        ::shortwire::service::Place::at(0, 0),
        ::shortwire::service::Place::at(2, 1),
        ::shortwire::service::Place::at(4, 2),
        ::shortwire::service::Place::at(6, 3),
        ::shortwire::service::Place::at(8, 4),
    ];
    #[inline(always)]
    fn load(
        source: &impl ::shortwire::service::Source<'a>,
    ) -> ::core::result::Result<Self, ::shortwire::Status> {
        Ok(Self {
            street: source
                .string(
                    ::shortwire::service::Place::at(0, 0),
                    "complex_data.v1.Address.street",
                )?,
            city: source
                .string(
                    ::shortwire::service::Place::at(2, 1),
                    "complex_data.v1.Address.city",
                )?,
            state: source
                .string(
                    ::shortwire::service::Place::at(4, 2),
                    "complex_data.v1.Address.state",
                )?,
            zip_code: source
                .string(
                    ::shortwire::service::Place::at(6, 3),
                    "complex_data.v1.Address.zip_code",
                )?,
            country: source
                .string(
                    ::shortwire::service::Place::at(8, 4),
                    "complex_data.v1.Address.country",
                )?,
            latitude: source.f64(::shortwire::service::Place::at(10, 5)),
            longitude: source.f64(::shortwire::service::Place::at(11, 6)),
            _unknown: ::core::default::Default::default(),
        })
    }
    #[inline(always)]
    fn store(&self, sink: &mut impl ::shortwire::service::Sink) {
        sink.bytes(::shortwire::service::Place::at(0, 0), self.street.as_bytes());
        sink.bytes(::shortwire::service::Place::at(2, 1), self.city.as_bytes());
        sink.bytes(::shortwire::service::Place::at(4, 2), self.state.as_bytes());
        sink.bytes(::shortwire::service::Place::at(6, 3), self.zip_code.as_bytes());
        sink.bytes(::shortwire::service::Place::at(8, 4), self.country.as_bytes());
        sink.f64(::shortwire::service::Place::at(10, 5), self.latitude);
        sink.f64(::shortwire::service::Place::at(11, 6), self.longitude);
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Person<'a> {
    pub id: ::std::borrow::Cow<'a, str>,
    pub first_name: ::std::borrow::Cow<'a, str>,
    pub last_name: ::std::borrow::Cow<'a, str>,
    pub email: ::std::borrow::Cow<'a, str>,
    pub age: i32,
    pub home_address: ::core::option::Option<super::complex_data_v1::Address<'a>>,
    pub work_address: ::core::option::Option<super::complex_data_v1::Address<'a>>,
    pub phone_numbers: ::std::vec::Vec<::std::borrow::Cow<'a, str>>,
    pub metadata: ::shortwire::wire::Map<
        ::std::borrow::Cow<'a, str>,
        ::std::borrow::Cow<'a, str>,
    >,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Person<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for (key, value) in self.metadata.iter().rev() {
            writer
                .delimited(
                    74,
                    |writer| {
                        writer.string(18, value);
                        writer.string(10, key);
                    },
                );
        }
        for value in self.phone_numbers.iter().rev() {
            writer.string(66, value);
        }
        if let Some(value) = &self.work_address {
            writer.message(58, value);
        }
        if let Some(value) = &self.home_address {
            writer.message(50, value);
        }
        if self.age != 0 {
            writer.int32(40, self.age);
        }
        if !self.email.is_empty() {
            writer.string(34, &self.email);
        }
        if !self.last_name.is_empty() {
            writer.string(26, &self.last_name);
        }
        if !self.first_name.is_empty() {
            writer.string(18, &self.first_name);
        }
        if !self.id.is_empty() {
            writer.string(10, &self.id);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.id = reader.string()?,
                18 => self.first_name = reader.string()?,
                26 => self.last_name = reader.string()?,
                34 => self.email = reader.string()?,
                40 => self.age = reader.int32()?,
                50 => reader.merge_message(self.home_address.get_or_insert_default())?,
                58 => reader.merge_message(self.work_address.get_or_insert_default())?,
                66 => self.phone_numbers.push(reader.string()?),
                74 => {
                    let (key, value) = reader
                        .entry(
                            (10, |reader| reader.string()),
                            (18, |reader, value| reader.string().map(|new| *value = new)),
                        )?;
                    self.metadata.insert(key, value);
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Person<'a> {
    const FULL_NAME: &'static str = "complex_data.v1.Person";
}

impl<'a> ::shortwire::wire::IntoOwned for Person<'a> {
    type Owned = Person<'static>;
    fn into_owned(self) -> Self::Owned {
        Person {
            id: ::shortwire::wire::IntoOwned::into_owned(self.id),
            first_name: ::shortwire::wire::IntoOwned::into_owned(self.first_name),
            last_name: ::shortwire::wire::IntoOwned::into_owned(self.last_name),
            email: ::shortwire::wire::IntoOwned::into_owned(self.email),
            age: ::shortwire::wire::IntoOwned::into_owned(self.age),
            home_address: ::shortwire::wire::IntoOwned::into_owned(self.home_address),
            work_address: ::shortwire::wire::IntoOwned::into_owned(self.work_address),
            phone_numbers: ::shortwire::wire::IntoOwned::into_owned(self.phone_numbers),
            metadata: ::shortwire::wire::IntoOwned::into_owned(self.metadata),
            _unknown: self._unknown,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Transaction<'a> {
    pub transaction_id: ::std::borrow::Cow<'a, str>,
    pub timestamp: i64,
    pub amount: f64,
    pub currency: ::std::borrow::Cow<'a, str>,
    pub sender: ::core::option::Option<super::complex_data_v1::Person<'a>>,
    pub receiver: ::core::option::Option<super::complex_data_v1::Person<'a>>,
    pub tags: ::std::vec::Vec<::std::borrow::Cow<'a, str>>,
    pub fees: ::shortwire::wire::Map<::std::borrow::Cow<'a, str>, f64>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for Transaction<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for (key, value) in self.fees.iter().rev() {
            writer
                .delimited(
                    66,
                    |writer| {
                        writer.double(17, *value);
                        writer.string(10, key);
                    },
                );
        }
        for value in self.tags.iter().rev() {
            writer.string(58, value);
        }
        if let Some(value) = &self.receiver {
            writer.message(50, value);
        }
        if let Some(value) = &self.sender {
            writer.message(42, value);
        }
        if !self.currency.is_empty() {
            writer.string(34, &self.currency);
        }
        if self.amount.to_bits() != 0 {
            writer.double(25, self.amount);
        }
        if self.timestamp != 0 {
            writer.int64(16, self.timestamp);
        }
        if !self.transaction_id.is_empty() {
            writer.string(10, &self.transaction_id);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => self.transaction_id = reader.string()?,
                16 => self.timestamp = reader.int64()?,
                25 => self.amount = reader.double()?,
                34 => self.currency = reader.string()?,
                42 => reader.merge_message(self.sender.get_or_insert_default())?,
                50 => reader.merge_message(self.receiver.get_or_insert_default())?,
                58 => self.tags.push(reader.string()?),
                66 => {
                    let (key, value) = reader
                        .entry(
                            (10, |reader| reader.string()),
                            (17, |reader, value| reader.double().map(|new| *value = new)),
                        )?;
                    self.fees.insert(key, value);
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for Transaction<'a> {
    const FULL_NAME: &'static str = "complex_data.v1.Transaction";
}

impl<'a> ::shortwire::wire::IntoOwned for Transaction<'a> {
    type Owned = Transaction<'static>;
    fn into_owned(self) -> Self::Owned {
        Transaction {
            transaction_id: ::shortwire::wire::IntoOwned::into_owned(
                self.transaction_id,
            ),
            timestamp: ::shortwire::wire::IntoOwned::into_owned(self.timestamp),
            amount: ::shortwire::wire::IntoOwned::into_owned(self.amount),
            currency: ::shortwire::wire::IntoOwned::into_owned(self.currency),
            sender: ::shortwire::wire::IntoOwned::into_owned(self.sender),
            receiver: ::shortwire::wire::IntoOwned::into_owned(self.receiver),
            tags: ::shortwire::wire::IntoOwned::into_owned(self.tags),
            fees: ::shortwire::wire::IntoOwned::into_owned(self.fees),
            _unknown: self._unknown,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct DataBatch<'a> {
    pub transactions: ::std::vec::Vec<super::complex_data_v1::Transaction<'a>>,
    pub batch_id: i64,
    pub created_at: i64,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for DataBatch<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.created_at != 0 {
            writer.int64(24, self.created_at);
        }
        if self.batch_id != 0 {
            writer.int64(16, self.batch_id);
        }
        for value in self.transactions.iter().rev() {
            writer.message(10, value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => reader.push_message(10, &mut self.transactions)?,
                16 => self.batch_id = reader.int64()?,
                24 => self.created_at = reader.int64()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for DataBatch<'a> {
    const FULL_NAME: &'static str = "complex_data.v1.DataBatch";
}

impl<'a> ::shortwire::wire::IntoOwned for DataBatch<'a> {
    type Owned = DataBatch<'static>;
    fn into_owned(self) -> Self::Owned {
        DataBatch {
            transactions: ::shortwire::wire::IntoOwned::into_owned(self.transactions),
            batch_id: ::shortwire::wire::IntoOwned::into_owned(self.batch_id),
            created_at: ::shortwire::wire::IntoOwned::into_owned(self.created_at),
            _unknown: self._unknown,
        }
    }
}

/// The members of `complex_data.v1.ComplexCalculationRequest.operation`.
#[derive(Clone, Debug, PartialEq)]
pub enum ComplexCalculationRequestOperation<'a> {
    Add(super::calculator_v1::BinaryOp),
    Subtract(super::calculator_v1::BinaryOp),
    Multiply(super::calculator_v1::BinaryOp),
    Divide(super::calculator_v1::BinaryOp),
    Batch(super::complex_data_v1::BatchOperation),
    Complex(super::complex_data_v1::ComplexDataOperation<'a>),
}

impl<'a> ::shortwire::wire::IntoOwned for ComplexCalculationRequestOperation<'a> {
    type Owned = ComplexCalculationRequestOperation<'static>;
    fn into_owned(self) -> Self::Owned {
        match self {
            Self::Add(value) => {
                ComplexCalculationRequestOperation::Add(
                    ::shortwire::wire::IntoOwned::into_owned(value),
                )
            }
            Self::Subtract(value) => {
                ComplexCalculationRequestOperation::Subtract(
                    ::shortwire::wire::IntoOwned::into_owned(value),
                )
            }
            Self::Multiply(value) => {
                ComplexCalculationRequestOperation::Multiply(
                    ::shortwire::wire::IntoOwned::into_owned(value),
                )
            }
            Self::Divide(value) => {
                ComplexCalculationRequestOperation::Divide(
                    ::shortwire::wire::IntoOwned::into_owned(value),
                )
            }
            Self::Batch(value) => {
                ComplexCalculationRequestOperation::Batch(
                    ::shortwire::wire::IntoOwned::into_owned(value),
                )
            }
            Self::Complex(value) => {
                ComplexCalculationRequestOperation::Complex(
                    ::shortwire::wire::IntoOwned::into_owned(value),
                )
            }
        }
    }
}

/// A superset of calculator.v1.CalculatorRequest on the wire.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ComplexCalculationRequest<'a> {
    pub operation: ::core::option::Option<ComplexCalculationRequestOperation<'a>>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for ComplexCalculationRequest<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        match &self.operation {
            Some(ComplexCalculationRequestOperation::Complex(value)) => {
                writer.message(50, value);
            }
            Some(ComplexCalculationRequestOperation::Batch(value)) => {
                writer.message(42, value);
            }
            Some(ComplexCalculationRequestOperation::Divide(value)) => {
                writer.message(34, value);
            }
            Some(ComplexCalculationRequestOperation::Multiply(value)) => {
                writer.message(26, value);
            }
            Some(ComplexCalculationRequestOperation::Subtract(value)) => {
                writer.message(18, value);
            }
            Some(ComplexCalculationRequestOperation::Add(value)) => {
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
                        Some(ComplexCalculationRequestOperation::Add(value)) => {
                            reader.merge_message(value)?
                        }
                        other => {
                            *other = Some(
                                ComplexCalculationRequestOperation::Add(reader.message()?),
                            );
                        }
                    }
                }
                18 => {
                    match &mut self.operation {
                        Some(ComplexCalculationRequestOperation::Subtract(value)) => {
                            reader.merge_message(value)?
                        }
                        other => {
                            *other = Some(
                                ComplexCalculationRequestOperation::Subtract(
                                    reader.message()?,
                                ),
                            );
                        }
                    }
                }
                26 => {
                    match &mut self.operation {
                        Some(ComplexCalculationRequestOperation::Multiply(value)) => {
                            reader.merge_message(value)?
                        }
                        other => {
                            *other = Some(
                                ComplexCalculationRequestOperation::Multiply(
                                    reader.message()?,
                                ),
                            );
                        }
                    }
                }
                34 => {
                    match &mut self.operation {
                        Some(ComplexCalculationRequestOperation::Divide(value)) => {
                            reader.merge_message(value)?
                        }
                        other => {
                            *other = Some(
                                ComplexCalculationRequestOperation::Divide(
                                    reader.message()?,
                                ),
                            );
                        }
                    }
                }
                42 => {
                    match &mut self.operation {
                        Some(ComplexCalculationRequestOperation::Batch(value)) => {
                            reader.merge_message(value)?
                        }
                        other => {
                            *other = Some(
                                ComplexCalculationRequestOperation::Batch(reader.message()?),
                            );
                        }
                    }
                }
                50 => {
                    match &mut self.operation {
                        Some(ComplexCalculationRequestOperation::Complex(value)) => {
                            reader.merge_message(value)?
                        }
                        other => {
                            *other = Some(
                                ComplexCalculationRequestOperation::Complex(
                                    reader.message()?,
                                ),
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

impl<'a> ::shortwire::NamedMessage<'a> for ComplexCalculationRequest<'a> {
    const FULL_NAME: &'static str = "complex_data.v1.ComplexCalculationRequest";
}

impl<'a> ::shortwire::wire::IntoOwned for ComplexCalculationRequest<'a> {
    type Owned = ComplexCalculationRequest<'static>;
    fn into_owned(self) -> Self::Owned {
        ComplexCalculationRequest {
            operation: ::shortwire::wire::IntoOwned::into_owned(self.operation),
            _unknown: self._unknown,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct BatchOperation {
    pub operations: ::std::vec::Vec<super::calculator_v1::BinaryOp>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for BatchOperation {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for value in self.operations.iter().rev() {
            writer.message(10, value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => reader.push_message(10, &mut self.operations)?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for BatchOperation {
    const FULL_NAME: &'static str = "complex_data.v1.BatchOperation";
}

impl ::shortwire::wire::IntoOwned for BatchOperation {
    type Owned = BatchOperation;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ComplexDataOperation<'a> {
    pub data: ::core::option::Option<super::complex_data_v1::DataBatch<'a>>,
    pub operation_type: ::std::borrow::Cow<'a, str>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for ComplexDataOperation<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if !self.operation_type.is_empty() {
            writer.string(18, &self.operation_type);
        }
        if let Some(value) = &self.data {
            writer.message(10, value);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                10 => reader.merge_message(self.data.get_or_insert_default())?,
                18 => self.operation_type = reader.string()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for ComplexDataOperation<'a> {
    const FULL_NAME: &'static str = "complex_data.v1.ComplexDataOperation";
}

impl<'a> ::shortwire::wire::IntoOwned for ComplexDataOperation<'a> {
    type Owned = ComplexDataOperation<'static>;
    fn into_owned(self) -> Self::Owned {
        ComplexDataOperation {
            data: ::shortwire::wire::IntoOwned::into_owned(self.data),
            operation_type: ::shortwire::wire::IntoOwned::into_owned(
                self.operation_type,
            ),
            _unknown: self._unknown,
        }
    }
}

/// The members of `complex_data.v1.ComplexCalculationResponse.result`.
#[derive(Clone, Debug, PartialEq)]
pub enum ComplexCalculationResponseResult<'a> {
    Value(i64),
    Error(super::calculator_v1::ErrorResult<'a>),
    BatchResult(super::complex_data_v1::BatchResult),
    ComplexResult(super::complex_data_v1::ComplexDataResult<'a>),
}

impl<'a> ::shortwire::wire::IntoOwned for ComplexCalculationResponseResult<'a> {
    type Owned = ComplexCalculationResponseResult<'static>;
    fn into_owned(self) -> Self::Owned {
        match self {
            Self::Value(value) => {
                ComplexCalculationResponseResult::Value(
                    ::shortwire::wire::IntoOwned::into_owned(value),
                )
            }
            Self::Error(value) => {
                ComplexCalculationResponseResult::Error(
                    ::shortwire::wire::IntoOwned::into_owned(value),
                )
            }
            Self::BatchResult(value) => {
                ComplexCalculationResponseResult::BatchResult(
                    ::shortwire::wire::IntoOwned::into_owned(value),
                )
            }
            Self::ComplexResult(value) => {
                ComplexCalculationResponseResult::ComplexResult(
                    ::shortwire::wire::IntoOwned::into_owned(value),
                )
            }
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ComplexCalculationResponse<'a> {
    pub result: ::core::option::Option<ComplexCalculationResponseResult<'a>>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for ComplexCalculationResponse<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        match &self.result {
            Some(ComplexCalculationResponseResult::ComplexResult(value)) => {
                writer.message(34, value);
            }
            Some(ComplexCalculationResponseResult::BatchResult(value)) => {
                writer.message(26, value);
            }
            Some(ComplexCalculationResponseResult::Error(value)) => {
                writer.message(18, value);
            }
            Some(ComplexCalculationResponseResult::Value(value)) => {
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
                8 => {
                    self.result = Some(
                        ComplexCalculationResponseResult::Value(reader.int64()?),
                    );
                }
                18 => {
                    match &mut self.result {
                        Some(ComplexCalculationResponseResult::Error(value)) => {
                            reader.merge_message(value)?
                        }
                        other => {
                            *other = Some(
                                ComplexCalculationResponseResult::Error(reader.message()?),
                            );
                        }
                    }
                }
                26 => {
                    match &mut self.result {
                        Some(ComplexCalculationResponseResult::BatchResult(value)) => {
                            reader.merge_message(value)?
                        }
                        other => {
                            *other = Some(
                                ComplexCalculationResponseResult::BatchResult(
                                    reader.message()?,
                                ),
                            );
                        }
                    }
                }
                34 => {
                    match &mut self.result {
                        Some(ComplexCalculationResponseResult::ComplexResult(value)) => {
                            reader.merge_message(value)?
                        }
                        other => {
                            *other = Some(
                                ComplexCalculationResponseResult::ComplexResult(
                                    reader.message()?,
                                ),
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

impl<'a> ::shortwire::NamedMessage<'a> for ComplexCalculationResponse<'a> {
    const FULL_NAME: &'static str = "complex_data.v1.ComplexCalculationResponse";
}

impl<'a> ::shortwire::wire::IntoOwned for ComplexCalculationResponse<'a> {
    type Owned = ComplexCalculationResponse<'static>;
    fn into_owned(self) -> Self::Owned {
        ComplexCalculationResponse {
            result: ::shortwire::wire::IntoOwned::into_owned(self.result),
            _unknown: self._unknown,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct BatchResult {
    pub values: ::std::vec::Vec<i64>,
    pub success_count: i32,
    pub error_count: i32,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for BatchResult {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        if self.error_count != 0 {
            writer.int32(24, self.error_count);
        }
        if self.success_count != 0 {
            writer.int32(16, self.success_count);
        }
        if !self.values.is_empty() {
            writer
                .packed(
                    10,
                    self.values.iter().rev(),
                    |writer, value| writer.raw_int64(*value),
                );
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.values.push(reader.int64()?),
                10 => reader.packed(&mut self.values, 1, |reader| reader.int64())?,
                16 => self.success_count = reader.int32()?,
                24 => self.error_count = reader.int32()?,
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for BatchResult {
    const FULL_NAME: &'static str = "complex_data.v1.BatchResult";
}

impl ::shortwire::wire::IntoOwned for BatchResult {
    type Owned = BatchResult;
    fn into_owned(self) -> Self::Owned {
        self
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ComplexDataResult<'a> {
    pub transaction_count: i32,
    pub total_amount: f64,
    pub processing_time_ns: i64,
    /// Transactions per currency under its name, per tag under `tag_` and its name.
    pub stats: ::shortwire::wire::Map<::std::borrow::Cow<'a, str>, i32>,
    /// Fields that the schema does not name, kept for whoever knows them.
    pub _unknown: ::shortwire::wire::UnknownFields,
}

impl<'a> ::shortwire::wire::Message<'a> for ComplexDataResult<'a> {
    fn write(&self, writer: &mut ::shortwire::wire::Writer<'_>) {
        self._unknown.write(writer);
        for (key, value) in self.stats.iter().rev() {
            writer
                .delimited(
                    34,
                    |writer| {
                        writer.int32(16, *value);
                        writer.string(10, key);
                    },
                );
        }
        if self.processing_time_ns != 0 {
            writer.int64(24, self.processing_time_ns);
        }
        if self.total_amount.to_bits() != 0 {
            writer.double(17, self.total_amount);
        }
        if self.transaction_count != 0 {
            writer.int32(8, self.transaction_count);
        }
    }
    fn merge(
        &mut self,
        reader: &mut ::shortwire::wire::Reader<'a>,
    ) -> ::core::result::Result<(), ::shortwire::wire::DecodeError> {
        while let Some(tag) = reader.tag()? {
            match tag {
                8 => self.transaction_count = reader.int32()?,
                17 => self.total_amount = reader.double()?,
                24 => self.processing_time_ns = reader.int64()?,
                34 => {
                    let (key, value) = reader
                        .entry(
                            (10, |reader| reader.string()),
                            (16, |reader, value| reader.int32().map(|new| *value = new)),
                        )?;
                    self.stats.insert(key, value);
                }
                _ => reader.unknown(tag, &mut self._unknown)?,
            }
        }
        Ok(())
    }
}

impl<'a> ::shortwire::NamedMessage<'a> for ComplexDataResult<'a> {
    const FULL_NAME: &'static str = "complex_data.v1.ComplexDataResult";
}

impl<'a> ::shortwire::wire::IntoOwned for ComplexDataResult<'a> {
    type Owned = ComplexDataResult<'static>;
    fn into_owned(self) -> Self::Owned {
        ComplexDataResult {
            transaction_count: ::shortwire::wire::IntoOwned::into_owned(
                self.transaction_count,
            ),
            total_amount: ::shortwire::wire::IntoOwned::into_owned(self.total_amount),
            processing_time_ns: ::shortwire::wire::IntoOwned::into_owned(
                self.processing_time_ns,
            ),
            stats: ::shortwire::wire::IntoOwned::into_owned(self.stats),
            _unknown: self._unknown,
        }
    }
}

/// The methods of `complex_data.v1.ComplexData`, each as a type.
pub mod complex_data_methods {
    /// `complex_data.v1.ComplexData/Process`.
    #[derive(Clone, Copy, Debug)]
    pub struct Process;
    /// `complex_data.v1.ComplexData/AddAll`.
    #[derive(Clone, Copy, Debug)]
    pub struct AddAll;
    /// `complex_data.v1.ComplexData/Aggregate`.
    #[derive(Clone, Copy, Debug)]
    pub struct Aggregate;
}

impl ::shortwire::service::Method for complex_data_methods::Process {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"complex_data.v1.ComplexData/Process",
        id: 0x851bbab84bc121b7,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::complex_data_v1::ComplexCalculationRequest<'a>;
    type Reply<'a> = super::complex_data_v1::ComplexCalculationResponse<'a>;
}

impl ::shortwire::service::Method for complex_data_methods::AddAll {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"complex_data.v1.ComplexData/AddAll",
        id: 0x53a04bb7ffca45a8,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::complex_data_v1::BatchOperation;
    type Reply<'a> = super::complex_data_v1::BatchResult;
}

impl ::shortwire::service::Method for complex_data_methods::Aggregate {
    const INFO: ::shortwire::service::MethodInfo = ::shortwire::service::MethodInfo {
        name: c"complex_data.v1.ComplexData/Aggregate",
        id: 0xb4332cc3431b6289,
        shape: 0x0000000000000000,
        blocking: false,
    };
    type Request<'a> = super::complex_data_v1::ComplexDataOperation<'a>;
    type Reply<'a> = super::complex_data_v1::ComplexDataResult<'a>;
}

/// Calculations over single operations, lists of operations and batches of transactions.
///
/// Implement this and name the type in [`shortwire::export!`] to make a library of it. Methods are called from any
/// thread, from many at a time. Requests and replies may borrow from the bytes of the call.
pub trait ComplexData: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync + 'static {
    /// Whichever operation the request holds; failures come in the reply as ErrorResult.
    fn process<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::complex_data_v1::ComplexCalculationRequest<'a>,
    ) -> ::core::result::Result<
        super::complex_data_v1::ComplexCalculationResponse<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::process`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn process_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, complex_data_methods::Process>,
    ) {
        items
            .each(|request| <complex_data_methods::Process as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// The sum of each pair, saturating.
    fn add_all<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::complex_data_v1::BatchOperation,
    ) -> ::core::result::Result<
        super::complex_data_v1::BatchResult,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::add_all`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn add_all_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, complex_data_methods::AddAll>,
    ) {
        items
            .each(|request| <complex_data_methods::AddAll as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    /// Count, total and statistics of a batch of transactions. INVALID_ARGUMENT without a batch.
    fn aggregate<'a>(
        &'a self,
        context: &::shortwire::Context<'a>,
        request: super::complex_data_v1::ComplexDataOperation<'a>,
    ) -> ::core::result::Result<
        super::complex_data_v1::ComplexDataResult<'a>,
        ::shortwire::Status,
    >;
    /// Answers a batch: by default calls [`Self::aggregate`] for each item. Whatever stands here has to give each item an
    /// outcome of its own, as [`Items`](::shortwire::service::Items) says, and may do so in any order and for many items at once.
    #[inline(always)]
    fn aggregate_many<'a>(
        &'a self,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, complex_data_methods::Aggregate>,
    ) {
        items
            .each(|request| <complex_data_methods::Aggregate as ::shortwire::service::Handler<
                Self,
            >>::handle(self, context, request));
    }
    #[doc(hidden)]
    fn __shortwire_describe(exports: &mut ::shortwire::service::Exports<Self>) {
        exports.schema(super::DESCRIPTORS);
        exports.wire::<complex_data_methods::Process>();
        exports.wire::<complex_data_methods::AddAll>();
        exports.wire::<complex_data_methods::Aggregate>();
    }
}

impl<S: self::ComplexData> ::shortwire::service::Handler<S>
for complex_data_methods::Process {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::complex_data_v1::ComplexCalculationRequest<'a>,
    ) -> ::core::result::Result<
        super::complex_data_v1::ComplexCalculationResponse<'a>,
        ::shortwire::Status,
    > {
        service.process(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.process_many(context, items);
    }
}

impl<S: self::ComplexData> ::shortwire::service::Handler<S>
for complex_data_methods::AddAll {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::complex_data_v1::BatchOperation,
    ) -> ::core::result::Result<
        super::complex_data_v1::BatchResult,
        ::shortwire::Status,
    > {
        service.add_all(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.add_all_many(context, items);
    }
}

impl<S: self::ComplexData> ::shortwire::service::Handler<S>
for complex_data_methods::Aggregate {
    #[inline(always)]
    fn handle<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        request: super::complex_data_v1::ComplexDataOperation<'a>,
    ) -> ::core::result::Result<
        super::complex_data_v1::ComplexDataResult<'a>,
        ::shortwire::Status,
    > {
        service.aggregate(context, request)
    }
    #[inline(always)]
    fn handle_many<'a>(
        service: &'a S,
        context: &'a ::shortwire::Context<'a>,
        items: &mut impl ::shortwire::service::Items<'a, Self>,
    ) {
        service.aggregate_many(context, items);
    }
}

/// Calculations over single operations, lists of operations and batches of transactions.
///
/// Calls the service of a library. Cheap to clone; may be used from many threads at a time.
#[derive(Clone, Debug)]
pub struct ComplexDataClient {
    target: ::shortwire::client::Target,
    process: ::shortwire::client::Bound<complex_data_methods::Process>,
    add_all: ::shortwire::client::Bound<complex_data_methods::AddAll>,
    aggregate: ::shortwire::client::Bound<complex_data_methods::Aggregate>,
}

impl ComplexDataClient {
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
            process: ::shortwire::client::Bound::find(library),
            add_all: ::shortwire::client::Bound::find(library),
            aggregate: ::shortwire::client::Bound::find(library),
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
    /// Whichever operation the request holds; failures come in the reply as ErrorResult.
    #[inline]
    pub fn process<'s>(
        &self,
        request: &super::complex_data_v1::ComplexCalculationRequest<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::complex_data_v1::ComplexCalculationResponse<'s>,
        ::shortwire::Status,
    > {
        self.process.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::process`] once for each request, in one crossing. `Err` if no item ran.
    pub fn process_many<'s>(
        &self,
        requests: &[super::complex_data_v1::ComplexCalculationRequest<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::complex_data_v1::ComplexCalculationResponse<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.process.wire_many(&self.target, requests, scratch)
    }
    /// The sum of each pair, saturating.
    #[inline]
    pub fn add_all(
        &self,
        request: &super::complex_data_v1::BatchOperation,
    ) -> ::core::result::Result<
        super::complex_data_v1::BatchResult,
        ::shortwire::Status,
    > {
        self.add_all.wire_owned(&self.target, request)
    }
    /// Calls [`Self::add_all`] once for each request, in one crossing. `Err` if no item ran.
    pub fn add_all_many(
        &self,
        requests: &[super::complex_data_v1::BatchOperation],
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::complex_data_v1::BatchResult,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.add_all.wire_many_owned(&self.target, requests)
    }
    /// Count, total and statistics of a batch of transactions. INVALID_ARGUMENT without a batch.
    #[inline]
    pub fn aggregate<'s>(
        &self,
        request: &super::complex_data_v1::ComplexDataOperation<'_>,
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        super::complex_data_v1::ComplexDataResult<'s>,
        ::shortwire::Status,
    > {
        self.aggregate.wire(&self.target, request, scratch)
    }
    /// Calls [`Self::aggregate`] once for each request, in one crossing. `Err` if no item ran.
    pub fn aggregate_many<'s>(
        &self,
        requests: &[super::complex_data_v1::ComplexDataOperation<'_>],
        scratch: &'s mut ::shortwire::client::Scratch,
    ) -> ::core::result::Result<
        ::std::vec::Vec<
            ::core::result::Result<
                super::complex_data_v1::ComplexDataResult<'s>,
                ::shortwire::Status,
            >,
        >,
        ::shortwire::Status,
    > {
        self.aggregate.wire_many(&self.target, requests, scratch)
    }
}
