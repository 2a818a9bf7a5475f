//! The messages whose codecs are under test.

use feature_service::r#gen::shortwire_test_v1;
use shortwire::NamedMessage;
use shortwire::wire::{self, DecodeError};

// Included as a module because a program can hold only one library's exported symbol, and the feature service has it.
#[allow(dead_code, missing_docs, unused_imports, reason = "generated")]
#[path = "../../examples/calculator/rust/src/gen/mod.rs"]
mod calculator;

#[allow(dead_code, missing_docs, unused_imports, reason = "generated")]
#[path = "../../crates/codegen/tests/golden/presence_and_defaults/rust/mod.rs"]
mod proto2;

/// A message type, and what its generated code does with bytes.
#[derive(Clone, Copy, Debug)]
pub struct Subject {
    /// Full name in the schema.
    pub name: &'static str,
    /// The schema that holds it, as a serialised `FileDescriptorSet`.
    pub schema: &'static [u8],
    /// Decodes and encodes again.
    pub recode: fn(&[u8]) -> Result<Vec<u8>, DecodeError>,
}

macro_rules! subjects {
    ($($schema:path: $($message:ty),*;)*) => {
        /// All messages under test.
        pub const SUBJECTS: &[Subject] = &[$($(
            Subject {
                name: <$message as NamedMessage<'static>>::FULL_NAME,
                schema: $schema,
                recode: |bytes| wire::decode::<$message>(bytes).map(|message| wire::encode(&message)),
            },
        )*)*];
    };
}

subjects! {
    feature_service::r#gen::DESCRIPTORS:
        shortwire_test_v1::Scalars<'_>,
        shortwire_test_v1::Presence<'_>,
        shortwire_test_v1::Repeated<'_>,
        shortwire_test_v1::Unpacked,
        shortwire_test_v1::Maps<'_>,
        shortwire_test_v1::Choice<'_>,
        shortwire_test_v1::Nested,
        shortwire_test_v1::Tree,
        shortwire_test_v1::Version2<'_>;
    calculator::DESCRIPTORS:
        calculator::calculator_v1::CalculatorRequest,
        calculator::calculator_v1::CalculatorResponse<'_>,
        calculator::complex_data_v1::Address<'_>,
        calculator::complex_data_v1::Person<'_>,
        calculator::complex_data_v1::Transaction<'_>,
        calculator::complex_data_v1::DataBatch<'_>;
    proto2::DESCRIPTORS:
        proto2::presence_v1::Fields<'_>,
        proto2::presence_v1::Rest<'_>;
}
