//! Batches that the service answers in a way of its own.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::client::{CallContext, CancelToken, Options, Scratch};
use shortwire::wire::encode;
use shortwire::{Code, Status};

use crate::support::{client, method_of, start, take};

type Outcome = Result<(i64, u64, u64), Status>;

/// The same batch as columns and as frames.
fn gather(client: &FeatureClient, numbers: &[i64]) -> [Vec<Outcome>; 2] {
    let requests: Vec<Int64Value> =
        numbers.iter().map(|&value| Int64Value { value, ..Default::default() }).collect();
    let columns = client.gather_many(&requests).expect("the batch runs");
    let mut frames = Vec::new();
    for request in &requests {
        let bytes = encode(request);
        frames.push(bytes.len() as u8);
        frames.extend(bytes);
    }
    let instance = client.target().instance();
    let wire_many = method_of(instance, "Gather").wire_many.expect("every method has it");
    // SAFETY: all memory is borrowed during the call.
    let replies = take(instance, |reply| unsafe {
        wire_many(instance.as_ptr(), std::ptr::null(), frames.as_ptr(), frames.len(), reply)
    })
    .expect("the batch runs");
    let mut reader = shortwire::wire::Reader::new(&replies, 0);
    let mut framed = Vec::new();
    while !reader.is_empty() {
        let (code, bytes) = (reader.int32().unwrap(), reader.slice().unwrap());
        framed.push(match code {
            0 => Ok(shortwire::wire::decode::<Gathered>(bytes).unwrap()),
            code => Err(Status::from_bytes(code, bytes)),
        });
    }
    let plain = |replies: Vec<Result<Gathered, Status>>| {
        let plain = |reply: Gathered| (reply.number, reply.position, reply.count);
        replies.into_iter().map(|reply| reply.map(plain)).collect()
    };
    [plain(columns), plain(framed)]
}

#[test]
fn the_service_sees_all_items_at_once() {
    for outcomes in gather(&client(), &[5, 6, 7]) {
        assert_eq!(outcomes, [Ok((5, 0, 3)), Ok((6, 1, 3)), Ok((7, 2, 3))]);
    }
    assert_eq!(gather(&client(), &[]), [vec![], vec![]]);
    let alone = client().gather(&Int64Value { value: 5, ..Default::default() }).unwrap();
    assert_eq!((alone.number, alone.position, alone.count), (5, 0, 1));
}

#[test]
fn items_fail_alone() {
    for outcomes in gather(&client(), &[5, -1, 7, -2]) {
        assert_eq!((&outcomes[0], &outcomes[2]), (&Ok((5, 0, 4)), &Ok((7, 2, 4))));
        for failed in [1, 3] {
            let failure = outcomes[failed].as_ref().unwrap_err();
            assert_eq!(
                (failure.code(), failure.message()),
                (Code::InvalidArgument, "the number is negative")
            );
        }
    }
}

#[test]
fn a_panic_leaves_the_outcomes_that_are_there() {
    let instance = start(Options::default());
    let client = FeatureClient::new(instance);
    for outcomes in gather(&client, &[4, 13, 5, 6]) {
        assert_eq!(&outcomes[2..], [Ok((5, 2, 4)), Ok((6, 3, 4))]);
        let first = outcomes[0].as_ref().unwrap_err();
        assert_eq!(first.code(), Code::Internal);
        assert!(first.message().contains("Feature/Gather panicked"), "{first}");
        assert_eq!(outcomes[1].as_ref().unwrap_err().code(), Code::Internal);
    }
    assert!(client.gather(&Int64Value::default()).is_ok());
}

#[test]
fn giving_up_leaves_the_rest_out() {
    let token = CancelToken::default();
    let client = client().with(CallContext::default().with_cancel(token.clone()));
    token.cancel();
    let failure = client.gather_many(&[Int64Value::default()]).unwrap_err();
    assert_eq!(failure.code(), Code::Cancelled);
}

#[test]
fn replies_are_written_where_they_will_be_read() {
    let (client, mut scratch) = (client(), Scratch::new());
    let sizes = [3, 0, 1 << 30, 300];
    let requests = sizes.map(|size| SizeRequest { size, ..Default::default() });
    for _ in 0..2 {
        let replies = client.fill_many(&requests, &mut scratch).unwrap();
        for (reply, size) in replies.iter().zip(sizes) {
            match reply {
                Ok(reply) => {
                    assert!(reply.value.iter().copied().eq((0..=250).cycle().take(size as usize)));
                }
                Err(failure) => assert_eq!((failure.code(), size), (Code::OutOfRange, 1 << 30)),
            }
        }
    }
}

#[test]
fn in_wire_format_too() {
    let instance = start(Options::default());
    let wire_many = method_of(&instance, "Fill").wire_many.expect("every method has it");
    let frames = [2, 8, 3, 0, 2, 8, 1];
    // SAFETY: all memory is borrowed during the call.
    let replies = take(&instance, |reply| unsafe {
        wire_many(instance.as_ptr(), std::ptr::null(), frames.as_ptr(), frames.len(), reply)
    });
    assert_eq!(replies.unwrap(), [0, 5, 0x0a, 3, 0, 1, 2, 0, 0, 0, 3, 0x0a, 1, 0]);
}
