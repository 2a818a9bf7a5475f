//! Calls of every method, and the codec of every message.

use feature_service::r#gen::shortwire_test_v1::{feature_methods as methods, *};
use shortwire::Status;
use shortwire::client::{Bound, Scratch, Target};
use shortwire::service::{FlatMessage, Method};
use shortwire::wire::{Message, decode, encode};

use crate::invalid;

type Replies = Vec<Result<Vec<u8>, Status>>;

macro_rules! dispatch {
    (flat: $($flat:ident)*; wire: $($wire:ident)*; messages: $($message:ident)*) => {
        /// One call. `None` for a form that there is not.
        pub(crate) fn call(
            target: &Target, method: &str, form: &str, data: &[u8], scratch: &mut Scratch,
        ) -> Result<Option<Vec<u8>>, Status> {
            match method {
                $(stringify!($flat) => call_flat::<methods::$flat>(target, form, data, scratch),)*
                $(stringify!($wire) => call_wire::<methods::$wire>(target, form, data, scratch),)*
                _ => Ok(None),
            }
        }

        /// A batch. `None` for a form that there is not.
        pub(crate) fn many(
            target: &Target, method: &str, form: &str, items: &[Vec<u8>], scratch: &mut Scratch,
        ) -> Result<Option<Replies>, Status> {
            match method {
                $(stringify!($flat) => many_flat::<methods::$flat>(target, form, items, scratch).map(Some),)*
                $(stringify!($wire) => many_wire::<methods::$wire>(target, items, scratch).map(Some),)*
                _ => Ok(None),
            }
        }

        /// Decodes and encodes.
        pub(crate) fn codec(message: &str, data: &[u8]) -> Result<Vec<u8>, Status> {
            match message {
                $(stringify!($message) => decode::<$message>(data).map(|message| encode(&message)).map_err(invalid),)*
                _ => Err(Status::new(shortwire::Code::NotFound, "there is no such message")),
            }
        }
    };
}

dispatch! {
    flat: EchoDouble EchoFloat EchoInt32 EchoInt64 EchoUint32 EchoUint64 EchoSint32 EchoSint64 EchoFixed32 EchoFixed64
        EchoSfixed32 EchoSfixed64 EchoBool EchoEnum EchoString EchoBytes EchoScalars EchoPresence Nothing Large Fill Wrap
        Unwrap Gather Measure Fail Panic Count Slow;
    wire: EchoRepeated EchoUnpacked EchoMaps EchoChoice EchoNested EchoTree Newer Older;
    messages: DoubleValue FloatValue Int32Value Int64Value Uint32Value Uint64Value Sint32Value Sint64Value Fixed32Value
        Fixed64Value Sfixed32Value Sfixed64Value BoolValue StringValue BytesValue EnumValue Empty Scalars Presence
        Repeated Unpacked Maps Choice Nested Tree Version1 Version2 SizeRequest WrapRequest
        UnwrapRequest Gathered FailRequest SlowRequest
}

fn call_flat<M: Method>(
    target: &Target,
    form: &str,
    data: &[u8],
    scratch: &mut Scratch,
) -> Result<Option<Vec<u8>>, Status>
where
    for<'a> M::Request<'a>: FlatMessage<'a>,
    for<'a> M::Reply<'a>: FlatMessage<'a>,
{
    let bound = Bound::<M>::find(target.instance().library());
    let request = |data| decode::<M::Request<'_>>(data).map_err(invalid);
    match form {
        "typed" => bound.flat(target, &request(data)?, &mut Scratch::new()).map(|reply| Some(encode(&reply))),
        "into" => bound.flat(target, &request(data)?, scratch).map(|reply| Some(encode(&reply))),
        "wire" => bound.wire(target, &request(data)?, scratch).map(|reply| Some(encode(&reply))),
        _ => call_wire::<M>(target, form, data, scratch),
    }
}

fn call_wire<M: Method>(
    target: &Target,
    form: &str,
    data: &[u8],
    scratch: &mut Scratch,
) -> Result<Option<Vec<u8>>, Status> {
    let bound = Bound::<M>::find(target.instance().library());
    let request = |data| decode::<M::Request<'_>>(data).map_err(invalid);
    match form {
        "typed" => bound.wire(target, &request(data)?, &mut Scratch::new()).map(|reply| Some(encode(&reply))),
        "into" => bound.wire(target, &request(data)?, scratch).map(|reply| Some(encode(&reply))),
        "raw" => target.call_raw(M::INFO.full_name(), data, scratch).map(|reply| Some(reply.to_vec())),
        _ => Ok(None),
    }
}

fn many_flat<M: Method>(
    target: &Target,
    form: &str,
    items: &[Vec<u8>],
    scratch: &mut Scratch,
) -> Result<Replies, Status>
where
    for<'a> M::Request<'a>: FlatMessage<'a>,
    for<'a> M::Reply<'a>: FlatMessage<'a>,
{
    if form != "columns" {
        return many_wire::<M>(target, items, scratch);
    }
    let requests = requests::<M::Request<'_>>(items)?;
    Ok(encoded(Bound::<M>::find(target.instance().library()).flat_many(target, &requests, scratch)?))
}

fn many_wire<M: Method>(
    target: &Target,
    items: &[Vec<u8>],
    scratch: &mut Scratch,
) -> Result<Replies, Status> {
    let requests = requests::<M::Request<'_>>(items)?;
    Ok(encoded(Bound::<M>::find(target.instance().library()).wire_many(target, &requests, scratch)?))
}

fn requests<'a, R: Message<'a>>(items: &'a [Vec<u8>]) -> Result<Vec<R>, Status> {
    items.iter().map(|item| decode(item).map_err(invalid)).collect()
}

fn encoded<'a, R: Message<'a>>(replies: Vec<Result<R, Status>>) -> Replies {
    replies.into_iter().map(|reply| reply.map(|reply| encode(&reply))).collect()
}
