//! Limits on the size of messages: what they stop, and that they can be set.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::client::{Options, Scratch};
use shortwire::{Code, Status};

use crate::support::{call_raw, client_with, library, method_of, start, take};

fn up_to(bytes: u64) -> Options {
    Options { max_message_bytes: Some(bytes), ..Default::default() }
}

fn assert_too_large<T: std::fmt::Debug>(outcome: Result<T, Status>, expected: &str) {
    let status = outcome.expect_err("it is too large");
    assert_eq!(status.code(), Code::ResourceExhausted);
    assert_eq!(status.message(), expected);
}

#[test]
fn a_request_in_wire_format_that_is_too_large() {
    let client = client_with(up_to(100));
    let fits = Tree { children: vec![Tree::default(); 50], ..Default::default() };
    assert_eq!(client.echo_tree(&fits), Ok(fits));
    let too_large = Tree { children: vec![Tree::default(); 51], ..Default::default() };
    assert_too_large(
        client.echo_tree(&too_large),
        "the request has 102 bytes, more than max_message_bytes = 100; open the library with a larger limit",
    );
}

#[test]
fn a_flat_request_that_is_too_large() {
    let (client, mut scratch) = (client_with(up_to(100)), Scratch::new());
    let of = |len| BytesValue { value: vec![0; len].into(), ..Default::default() };
    assert!(client.echo_bytes(&of(100), &mut scratch).is_ok());
    assert_too_large(
        client.echo_bytes(&of(101), &mut scratch),
        "shortwire.test.v1.BytesValue.value has 101 bytes, more than max_message_bytes = 100; open the library with \
         a larger limit",
    );
}

#[test]
fn a_reply_that_is_too_large() {
    let (client, mut scratch) = (client_with(up_to(100)), Scratch::new());
    assert_too_large(
        client.large(&SizeRequest { size: 101, ..Default::default() }, &mut scratch),
        "the reply has 101 bytes, more than max_message_bytes = 100; open the library with a larger limit",
    );
}

#[test]
fn an_item_of_a_batch_that_is_too_large_fails_alone() {
    let (client, mut scratch) = (client_with(up_to(100)), Scratch::new());
    let requests: Vec<Version1<'_>> = [5, 500, 6]
        .iter()
        .map(|&len| Version1 { name: "n".repeat(len).into(), ..Default::default() })
        .collect();
    let replies = client.newer_many(&requests, &mut scratch).expect("the batch runs");
    let codes: Vec<Option<Code>> =
        replies.iter().map(|reply| reply.as_ref().err().map(Status::code)).collect();
    assert_eq!(codes, [None, Some(Code::ResourceExhausted), None]);
}

#[test]
fn two_gib_are_refused_without_looking_at_them() {
    let instance = start(Options::default());
    for len in [(1 << 31) - 1, 1 << 31, usize::MAX] {
        let function = method_of(&instance, "EchoTree").wire.expect("every method has it");
        let byte = 0_u8;
        // SAFETY: the length is a lie, which the library finds out before it reads anything.
        let outcome = take(&instance, |reply| unsafe {
            function(instance.as_ptr(), std::ptr::null(), &byte, len, reply)
        });
        assert_eq!(outcome.map_err(|status| status.code()), Err(Code::ResourceExhausted));
    }
    // The same as a length inside a message.
    let status =
        call_raw(&instance, "EchoTree", &[0x12, 0xff, 0xff, 0xff, 0xff, 0x07]).expect_err("no such bytes");
    assert_eq!(status.code(), Code::InvalidArgument);
    assert!(status.message().contains("a length goes beyond the end of the message at byte 1"), "{status}");
}

#[test]
fn limits_that_protobuf_does_not_allow() {
    let status = library().start(up_to(1 << 31)).expect_err("2 GiB are too many");
    assert_eq!(status.code(), Code::InvalidArgument);
    assert_eq!(
        status.message(),
        "max_message_bytes = 2147483648 is more than protobuf allows; use at most 2147483647 (2 GiB - 1)"
    );
    assert!(library().start(up_to((1 << 31) - 1)).is_ok());
}
