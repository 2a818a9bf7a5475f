//! Many calls in one crossing: flat methods as columns, others as frames.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::abi::{Batch, Buffer, Column};
use shortwire::client::{Options, Scratch};
use shortwire::{Code, Status};

use crate::support::{client, method_of, rounds, start, take};

#[test]
fn flat_batches_of_any_size() {
    let client = client();
    for count in [0, 1, 2, 255, 256, 257, rounds(10_000)] {
        let requests: Vec<Int64Value> =
            (0..count as i64).map(|i| Int64Value { value: i * i - 5, ..Default::default() }).collect();
        let replies = client.echo_int64_many(&requests).expect("the batch runs");
        assert_eq!(replies, requests.into_iter().map(Ok).collect::<Vec<_>>());
    }
}

#[test]
fn columns_of_every_type() {
    let requests: Vec<Scalars<'_>> = (0..rounds(500).max(5))
        .map(|i| Scalars {
            double_value: i as f64,
            float_value: -(i as f32),
            int32_value: -(i as i32),
            int64_value: i64::MIN + i as i64,
            uint32_value: u32::MAX - i as u32,
            uint64_value: u64::MAX - i as u64,
            sint32_value: i as i32,
            sint64_value: -(i as i64),
            fixed32_value: i as u32,
            fixed64_value: i as u64,
            sfixed32_value: -(i as i32),
            sfixed64_value: -(i as i64),
            bool_value: i % 3 == 0,
            string_value: "s".repeat(i % 7).into(),
            bytes_value: vec![i as u8; i % 5].into(),
            enum_value: Color(i as i32 - 3),
            ..Default::default()
        })
        .collect();
    let (client, mut scratch) = (client(), Scratch::new());
    // Twice: first the replies do not fit into the scratch, then they do.
    for _ in 0..2 {
        let replies = client.echo_scalars_many(&requests, &mut scratch).expect("the batch runs");
        assert!(replies.iter().eq(requests.iter().cloned().map(Ok).collect::<Vec<_>>().iter()));
    }
}

#[test]
fn columns_with_presence() {
    let requests: Vec<Presence<'_>> = (0..64)
        .map(|i| Presence {
            number: (i & 1 != 0).then_some(i),
            text: (i & 2 != 0).then(|| "text".into()),
            data: (i & 4 != 0).then(|| b""[..].into()),
            flag: (i & 8 != 0).then_some(false),
            color: (i & 16 != 0).then_some(Color::BLUE),
            real: (i & 32 != 0).then_some(-0.5),
            plain: i,
            ..Default::default()
        })
        .collect();
    let mut scratch = Scratch::new();
    let replies = client().echo_presence_many(&requests, &mut scratch).expect("the batch runs");
    assert!(replies.iter().eq(requests.iter().cloned().map(Ok).collect::<Vec<_>>().iter()));
}

#[test]
fn wire_batches_of_any_size() {
    let client = client();
    for count in [0, 1, 2, rounds(2_000)] {
        let requests: Vec<Tree> = (0..count as i64)
            .map(|i| Tree {
                value: i,
                children: vec![Tree::default(); (i % 4) as usize],
                ..Default::default()
            })
            .collect();
        let replies = client.echo_tree_many(&requests).expect("the batch runs");
        assert_eq!(replies, requests.into_iter().map(Ok).collect::<Vec<_>>());
    }
}

#[test]
fn wire_replies_of_a_batch_borrow_from_the_scratch() {
    let names = ["", "a", &"long ".repeat(1000)];
    let requests = names.map(|name| Version1 { name: name.into(), ..Default::default() });
    let mut scratch = Scratch::new();
    let replies = client().newer_many(&requests, &mut scratch).expect("the batch runs");
    let replies: Vec<Version2<'_>> = replies.into_iter().map(|reply| reply.expect("no item fails")).collect();
    assert!(replies.iter().map(|reply| &*reply.name).eq(names));
    assert!(replies.iter().all(|reply| reply.added == [1, 2, 3]));
}

#[test]
fn every_item_has_an_outcome_of_its_own() {
    // Wire: Fail takes flat requests, so it is asked for in both forms.
    let requests: Vec<FailRequest<'_>> = (1..=16)
        .map(|code| FailRequest { code, message: "m".into(), detail: code.into(), ..Default::default() })
        .collect();
    let replies = client().fail_many(&requests).expect("the batch runs");
    for (reply, request) in replies.into_iter().zip(&requests) {
        let status = reply.expect_err("every item fails");
        assert_eq!((status.code().number(), status.message()), (request.code, "m"));
        assert_eq!(status.detail::<FailDetail>().map(|detail| detail.number), Some(request.detail));
    }
}

#[test]
fn failures_among_successes() {
    let options = Options { max_message_bytes: Some(10), ..Default::default() };
    let (client, mut scratch) = (crate::support::client_with(options), Scratch::new());
    let requests =
        [3, 11, 10, 12].map(|len| StringValue { value: "x".repeat(len).into(), ..Default::default() });
    let replies = client.echo_string_many(&requests, &mut scratch).expect("the batch runs");
    let outcomes: Vec<Result<usize, Code>> =
        replies.iter().map(|reply| reply.as_ref().map(|r| r.value.len()).map_err(Status::code)).collect();
    let too_large = Err(Code::ResourceExhausted);
    assert_eq!(outcomes, [Ok(3), too_large, Ok(10), too_large]);
}

/// Runs EchoInt64 over raw columns.
fn echo_columns(count: usize, request: Column, reply: Column, codes: *mut i32) -> Result<Vec<u8>, Status> {
    let instance = start(Options::default());
    let function = method_of(&instance, "EchoInt64").flat_many.expect("a flat method");
    // SAFETY: the columns are as long as the test says, or wrong in a way the library checks.
    take(&instance, |errors| unsafe {
        let batch =
            Batch { count, request: &request, reply: &reply, codes, spill: std::ptr::null_mut(), errors };
        function(instance.as_ptr(), std::ptr::null(), &batch)
    })
}

fn column(data: *mut i64, stride: isize) -> Column {
    Column { data: data.cast(), stride }
}

#[test]
fn strides_may_be_anything_that_fits() {
    let mut from: Vec<i64> = (0..12).collect();
    let mut to = vec![-1_i64; 12];
    let (from, end) = (from.as_mut_ptr(), from.as_mut_ptr().wrapping_add(11));
    for (request, expected) in [
        (column(from, 8), [0, 1, 2, 3]),
        (column(from, 24), [0, 3, 6, 9]),
        (column(end, -8), [11, 10, 9, 8]),
        (column(from.wrapping_add(5), 0), [5, 5, 5, 5]),
    ] {
        assert!(echo_columns(4, request, column(to.as_mut_ptr(), 16), std::ptr::null_mut()).is_ok());
        assert_eq!([to[0], to[2], to[4], to[6]], expected);
        assert_eq!([to[1], to[3], to[5], to[7]], [-1; 4], "what lies between is not touched");
    }
}

#[test]
fn a_batch_in_place() {
    let mut values: Vec<i64> = (0..100).collect();
    let column = column(values.as_mut_ptr(), 8);
    assert!(echo_columns(100, column, column, std::ptr::null_mut()).is_ok());
    assert!(values.into_iter().eq(0..100));
}

#[test]
fn columns_that_cannot_be() {
    let mut memory = [0_i64; 4];
    let good = column(memory.as_mut_ptr(), 8);
    let odd = Column { data: good.data.wrapping_byte_add(1), stride: 8 };
    let codes = std::ptr::null_mut();
    for (outcome, expected) in [
        (
            echo_columns(2, column(std::ptr::null_mut(), 8), good, codes),
            "request column 0 of the batch is NULL",
        ),
        (echo_columns(2, odd, good, codes), "request column 0 of the batch is not aligned: address "),
        (echo_columns(2, good, odd, codes), "reply column 0 of the batch is not aligned: address "),
        (echo_columns(2, column(good.data.cast(), 12), good, codes), "and stride 12 must be multiples of 8"),
        (
            echo_columns(2, good, column(good.data.cast(), 0), codes),
            "reply column 0 of the batch has stride 0, so that its elements of 8 bytes would overwrite one another",
        ),
        (
            echo_columns(usize::MAX, good, good, codes),
            "elements 8 bytes apart, more than there are addresses",
        ),
        (
            echo_columns(1 << 60, good, good, codes),
            "request column 0 of the batch has 1152921504606846976 elements 8 bytes apart, more than there are",
        ),
        (
            echo_columns(2, good, good, std::ptr::dangling_mut::<u8>().cast()),
            "the codes of the batch are not aligned to 4 bytes",
        ),
    ] {
        let status = outcome.expect_err("the batch cannot be run");
        assert_eq!(status.code(), Code::InvalidArgument);
        assert!(status.message().contains(expected), "{status}");
    }
}

#[test]
fn frames_lie_in_the_hosts_memory_if_they_fit() {
    let instance = start(Options::default());
    let function = method_of(&instance, "EchoTree").wire_many.expect("every method has it");
    let release = instance.library().abi().release.expect("every table has it");
    let frames = [2, 0x08, 1, 0, 2, 0x08, 3];
    let expected = [0, 2, 0x08, 1, 0, 0, 0, 2, 0x08, 3];
    for room in 0..=expected.len() + 1 {
        let mut memory = vec![0_u8; room];
        let mut reply = Buffer::over(&mut memory);
        // SAFETY: all memory is borrowed during the call, and given back after it.
        unsafe {
            assert_eq!(
                function(instance.as_ptr(), std::ptr::null(), frames.as_ptr(), frames.len(), &mut reply),
                0
            );
            assert_eq!(reply.output(), expected);
            assert_eq!(reply.owned.is_null(), room >= expected.len(), "with {room} bytes of room");
            release(&mut reply);
        }
    }
}
