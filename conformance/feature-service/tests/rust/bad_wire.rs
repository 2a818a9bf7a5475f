//! Bytes that are no message: each defect is named, with its position, and the next call works.

use shortwire::client::Options;
use shortwire::{Code, Status};

use crate::support::{call_raw, method_of, start, take};

/// What the library says of a request of EchoRepeated, EchoTree or EchoChoice.
fn refusal(method: &str, request: &[u8]) -> String {
    let instance = start(Options::default());
    let status = call_raw(&instance, method, request).expect_err("the request is not valid");
    assert_eq!(status.code(), Code::InvalidArgument);
    assert!(call_raw(&instance, method, &[]).is_ok(), "the next call works");
    let expected = format!("the request of shortwire.test.v1.Feature/{method} is not valid: ");
    let reason = status.message().strip_prefix(&expected).expect("the method is named");
    let (reason, help) = reason.split_once("; ").expect("the way out is named");
    assert_eq!(help, "compare the client's schema with the library's: shortwire inspect LIB");
    reason.to_owned()
}

/// The same requests as the only frame of a batch item: the item fails, the batch does not.
fn refusal_in_batch(method: &str, request: &[u8]) -> Status {
    let instance = start(Options::default());
    let mut frames = vec![request.len() as u8];
    frames.extend_from_slice(request);
    frames.push(0);
    let function = method_of(&instance, method).wire_many.expect("every method has it");
    // SAFETY: all memory is borrowed during the call.
    let replies = take(&instance, |reply| unsafe {
        function(instance.as_ptr(), std::ptr::null(), frames.as_ptr(), frames.len(), reply)
    });
    let replies = replies.expect("the batch runs");
    assert_eq!(replies[0], Code::InvalidArgument.number() as u8);
    assert_eq!(replies[replies.len() - 2..], [0, 0], "the item after it succeeds");
    let mut reader = shortwire::wire::Reader::new(&replies[1..], 0);
    Status::from_bytes(3, reader.slice().expect("a frame"))
}

const DEFECTS: &[(&str, &[u8], &str)] = &[
    ("EchoTree", &[0x08], "the bytes end in the middle of a value at byte 1"),
    ("EchoTree", &[0x08, 0x80], "the bytes end in the middle of a value at byte 1"),
    ("EchoTree", &[0x80], "the bytes end in the middle of a value at byte 0"),
    (
        "EchoTree",
        &[0x08, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01],
        "a varint is longer than 10 bytes at byte 1",
    ),
    (
        "EchoTree",
        &[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01],
        "a varint is longer than 10 bytes at byte 0",
    ),
    (
        "EchoTree",
        &[0xff, 0xff, 0xff, 0xff, 0xff, 0x01],
        "a field number is larger than protobuf allows at byte 0",
    ),
    ("EchoTree", &[0x00, 0x01], "a field has number 0, which protobuf does not allow at byte 0"),
    ("EchoTree", &[0x0e], "a field has a wire type that protobuf does not know at byte 1"),
    ("EchoTree", &[0x0f], "a field has a wire type that protobuf does not know at byte 1"),
    ("EchoTree", &[0x0c], "a group ends that did not begin at byte 1"),
    ("EchoTree", &[0x2b, 0x34], "a group ends that did not begin at byte 2"),
    ("EchoTree", &[0x2b, 0x08, 0x01], "a group does not end at byte 3"),
    ("EchoTree", &[0x12, 0x05, 0x08, 0x01], "a length goes beyond the end of the message at byte 1"),
    (
        "EchoTree",
        &[0x12, 0x02, 0x12, 0x05, 0x08, 0x01],
        "a length goes beyond the end of the message at byte 3",
    ),
    ("EchoTree", &[0x12, 0x80], "the bytes end in the middle of a value at byte 1"),
    ("EchoRepeated", &[0x09, 1, 2, 3], "the bytes end in the middle of a value at byte 1"),
    ("EchoRepeated", &[0x0a, 0x04, 1, 2, 3, 4], "the bytes end in the middle of a value at byte 2"),
    ("EchoRepeated", &[0x1a, 0x02, 0x01, 0x80], "the bytes end in the middle of a value at byte 3"),
    (
        "EchoRepeated",
        &[0x12, 0x09, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        "the bytes end in the middle of a value at byte 10",
    ),
    ("EchoRepeated", &[0x72, 0x03, b'o', 0xff, b'k'], "a string is not UTF-8 at byte 3"),
    ("EchoChoice", &[0x12, 0x03, 0xed, 0xa0, 0x80], "a string is not UTF-8 at byte 2"),
    ("EchoMaps", &[0x0a, 0x03, 0x0a, 0x01, 0xff], "a string is not UTF-8 at byte 4"),
    ("EchoMaps", &[0x1a, 0x01, 0x08], "the bytes end in the middle of a value at byte 3"),
];

#[test]
fn every_defect_is_named_with_its_position() {
    for (method, request, expected) in DEFECTS {
        assert_eq!(refusal(method, request), *expected, "{method} {request:02x?}");
    }
}

#[test]
fn every_defect_is_named_in_a_batch_too() {
    for (method, request, expected) in DEFECTS {
        let status = refusal_in_batch(method, request);
        assert!(status.message().contains(expected), "{method} {request:02x?}: {status}");
    }
}

#[test]
fn every_prefix_of_a_message_is_an_answer_or_an_error() {
    let instance = start(Options::default());
    let whole = [
        &[0x0a, 8, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f, 0x1a, 3, 0x96, 0x01, 0x05, 0x72, 2][..],
        "ß".as_bytes(),
        &[0x8a, 0x01, 4, 0x18, 1, 0x68, 1],
    ]
    .concat();
    assert!(call_raw(&instance, "EchoRepeated", &whole).is_ok());
    for end in 0..whole.len() {
        if let Err(status) = call_raw(&instance, "EchoRepeated", &whole[..end]) {
            assert_eq!(status.code(), Code::InvalidArgument, "the first {end} bytes");
        }
    }
}

#[test]
fn a_batch_with_a_torn_frame_runs_not_at_all() {
    let instance = start(Options::default());
    let function = method_of(&instance, "Count").wire_many.expect("every method has it");
    for frames in [&[0, 0, 5, 1][..], &[0, 0x80], &[0xff; 11]] {
        // SAFETY: all memory is borrowed during the call.
        let outcome = take(&instance, |reply| unsafe {
            function(instance.as_ptr(), std::ptr::null(), frames.as_ptr(), frames.len(), reply)
        });
        let status = outcome.expect_err("a frame is torn");
        assert_eq!(status.code(), Code::InvalidArgument);
        assert!(
            status.message().starts_with("the request of the frames of a batch is not valid: "),
            "{status}"
        );
    }
    assert_eq!(call_raw(&instance, "Count", &[]), Ok(vec![0x08, 1]), "no item was run before");
}
