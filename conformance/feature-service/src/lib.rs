//! The feature service: one method for each thing that can cross the boundary.
#![forbid(unsafe_code)]

#[allow(missing_docs, reason = "generated")]
pub mod r#gen;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use shortwire::service::{InOut, Items, Placed};
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

    fn fill<'a>(
        &'a self,
        _: &Context<'a>,
        request: SizeRequest,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let output = output.output(usize::try_from(request.size).unwrap_or(usize::MAX))?;
        output.iter_mut().zip((0..=250).cycle()).for_each(|(byte, value)| *byte = value);
        Ok(())
    }

    fn wrap<'a>(
        &'a self,
        _: &Context<'a>,
        request: WrapRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let size = output.input().len();
        if output.input().first() == Some(&255) {
            return Err(Status::new(Code::InvalidArgument, "data begins with byte 255"));
        }
        let (head, tail) = (request.head.len(), request.tail.len());
        let placed = output.transform(0..size, head + size + tail, head)?;
        let output = turned_over(placed, head, size);
        output[..head].copy_from_slice(&request.head);
        output[head + size..].copy_from_slice(&request.tail);
        Ok(())
    }

    fn unwrap<'a>(
        &'a self,
        _: &Context<'a>,
        request: UnwrapRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let size = output.input().len() as u64;
        let Some(len) = size.checked_sub(request.head).and_then(|rest| rest.checked_sub(request.tail)) else {
            return Err(Status::new(Code::InvalidArgument, "data is shorter than head and tail"));
        };
        let (head, len) = (request.head as usize, len as usize);
        turned_over(output.transform(head..head + len, len, 0)?, 0, len);
        Ok(())
    }

    fn gather<'a>(&'a self, _: &Context<'a>, request: Int64Value) -> Result<Gathered, Status> {
        gathered(request.value, 0, 1)
    }

    fn gather_many<'a>(
        &'a self,
        context: &'a Context<'a>,
        items: &mut impl Items<'a, feature_methods::Gather>,
    ) {
        for index in (0..items.len()).rev() {
            if context.check().is_err() {
                return;
            }
            let outcome =
                items.request(index).and_then(|request| gathered(request.value, index, items.len()));
            items.answer(index, outcome);
        }
    }

    fn fill_many<'a>(&'a self, _: &'a Context<'a>, items: &mut impl Items<'a, feature_methods::Fill>) {
        let sizes: Vec<_> =
            (0..items.len()).map(|index| items.request(index).map(|item| item.size)).collect();
        for (index, size) in sizes.iter().enumerate() {
            match size {
                Err(status) => items.answer(index, Err(status.clone())),
                Ok(size) if *size > MOST => {
                    items.answer(index, Err(Status::new(Code::OutOfRange, "too much")))
                }
                Ok(_) => {}
            }
        }
        for (_, output) in items.outputs(|index| sizes[index].as_ref().map_or(0, |&size| size as usize)) {
            output.iter_mut().zip((0..=250).cycle()).for_each(|(byte, value)| *byte = value);
        }
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

/// The most bytes of one item of a batch of Fill.
const MOST: u64 = 1 << 20;

/// The reply with its part from `at` on turned over.
fn turned_over(placed: Placed<'_>, at: usize, len: usize) -> &mut [u8] {
    match placed {
        Placed::Apart { input, output } => {
            output[at..at + len].iter_mut().zip(input).for_each(|(to, from)| *to = !from);
            output
        }
        Placed::Together { output } => {
            output[at..at + len].iter_mut().for_each(|byte| *byte = !*byte);
            output
        }
    }
}

fn gathered(number: i64, position: usize, count: usize) -> Result<Gathered, Status> {
    assert!(number != 13, "thirteen");
    if number < 0 {
        return Err(Status::new(Code::InvalidArgument, "the number is negative"));
    }
    Ok(Gathered { number, position: position as u64, count: count as u64, ..Default::default() })
}
