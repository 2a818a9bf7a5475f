//! The feature service: one method for each thing that can cross the boundary.
#![forbid(unsafe_code)]

#[allow(missing_docs, reason = "generated")]
pub mod r#gen;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use shortwire::{Code, Context, Status};

use crate::r#gen::shortwire_test_v1::*;

/// Counts its calls; otherwise it has no state.
#[derive(Debug, Default)]
pub struct Service {
    calls: AtomicU64,
}

shortwire::export!(Service);

/// The methods that return what they were given.
macro_rules! echo {
    ($($method:ident: $message:ty;)*) => {
        $(
            fn $method<'a>(&'a self, _: &Context<'a>, request: $message) -> Result<$message, Status> {
                Ok(request)
            }
        )*
    };
}

impl Feature for Service {
    echo! {
        echo_double: DoubleValue;
        echo_float: FloatValue;
        echo_int32: Int32Value;
        echo_int64: Int64Value;
        echo_uint32: Uint32Value;
        echo_uint64: Uint64Value;
        echo_sint32: Sint32Value;
        echo_sint64: Sint64Value;
        echo_fixed32: Fixed32Value;
        echo_fixed64: Fixed64Value;
        echo_sfixed32: Sfixed32Value;
        echo_sfixed64: Sfixed64Value;
        echo_bool: BoolValue;
        echo_enum: EnumValue;
        echo_string: StringValue<'a>;
        echo_bytes: BytesValue<'a>;
        echo_scalars: Scalars<'a>;
        echo_presence: Presence<'a>;
        echo_repeated: Repeated<'a>;
        echo_unpacked: Unpacked;
        echo_maps: Maps<'a>;
        echo_choice: Choice<'a>;
        echo_nested: Nested;
        echo_tree: Tree;
    }

    fn nothing<'a>(&'a self, _: &Context<'a>, request: Empty) -> Result<Empty, Status> {
        Ok(request)
    }

    fn newer<'a>(&'a self, _: &Context<'a>, request: Version1<'a>) -> Result<Version2<'a>, Status> {
        let name = request.name.clone();
        Ok(Version2 { name, added: vec![1, 2, 3], origin: Some(request), ..Default::default() })
    }

    fn older<'a>(&'a self, _: &Context<'a>, request: Version2<'a>) -> Result<Version1<'a>, Status> {
        Ok(Version1 { name: request.name, ..Default::default() })
    }

    fn large<'a>(&'a self, _: &Context<'a>, request: SizeRequest) -> Result<BytesValue<'a>, Status> {
        let value: Vec<u8> = (0..=250).cycle().take(request.size as usize).collect();
        Ok(BytesValue { value: value.into(), ..Default::default() })
    }

    fn measure<'a>(&'a self, _: &Context<'a>, request: BytesValue<'a>) -> Result<Uint64Value, Status> {
        Ok(Uint64Value { value: request.value.len() as u64, ..Default::default() })
    }

    fn fail<'a>(&'a self, _: &Context<'a>, request: FailRequest<'a>) -> Result<Empty, Status> {
        let detail = FailDetail { number: request.detail, ..Default::default() };
        Err(Status::new(Code::from_number(request.code), request.message.into_owned()).with_detail(&detail))
    }

    fn panic<'a>(&'a self, _: &Context<'a>, request: StringValue<'a>) -> Result<Empty, Status> {
        panic!("{}", request.value)
    }

    fn count<'a>(&'a self, _: &Context<'a>, _: Empty) -> Result<Uint64Value, Status> {
        Ok(Uint64Value { value: self.calls.fetch_add(1, Ordering::Relaxed) + 1, ..Default::default() })
    }

    fn slow<'a>(&'a self, context: &Context<'a>, request: SlowRequest) -> Result<SlowRequest, Status> {
        // Sleeps in steps, because a sleeping thread cannot look at the context.
        const STEP: Duration = Duration::from_millis(1);
        for _ in 0..request.milliseconds {
            context.check()?;
            std::thread::sleep(STEP);
        }
        context.check()?;
        Ok(request)
    }
}
