//! Replies that the service writes where the caller wants them, perhaps over what they are made of.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::Code;
use shortwire::abi::{Buffer, Slot};
use shortwire::client::{Options, Scratch};

use crate::support::{client, client_with, method_of, start};

fn wrap<'a>(head: &'a [u8], data: &'a [u8], tail: &'a [u8]) -> WrapRequest<'a> {
    WrapRequest { head: head.into(), data: data.into(), tail: tail.into(), ..Default::default() }
}

fn unwrap(data: &[u8], head: u64, tail: u64) -> UnwrapRequest<'_> {
    UnwrapRequest { data: data.into(), head, tail, ..Default::default() }
}

#[test]
fn replies_go_where_the_caller_wants_them() {
    let client = client();
    let mut memory = [9; 8];
    let size = client.fill_into(&SizeRequest { size: 5, ..Default::default() }, &mut memory).unwrap();
    assert_eq!((size, memory), (5, [0, 1, 2, 3, 4, 9, 9, 9]));
    let size = client.wrap_into(&wrap(b"ab", &[0, 1], b"c"), &mut memory).unwrap();
    assert_eq!(&memory[..size], b"ab\xff\xfec");
}

#[test]
fn and_elsewhere_if_nobody_says_where() {
    let (client, mut scratch) = (client(), Scratch::new());
    for size in [0, 3, 70_000, 3] {
        let reply = client.fill(&SizeRequest { size, ..Default::default() }, &mut scratch).unwrap();
        assert!(reply.value.iter().copied().eq((0..=250).cycle().take(size as usize)));
    }
    let reply = client.wrap(&wrap(b"ab", &[0, 1], b"c"), &mut scratch).unwrap();
    assert_eq!(&*reply.value, b"ab\xff\xfec");
}

#[test]
fn replies_may_be_written_over_their_input() {
    let client = client();
    // Room in front: nothing moves. None: the data does.
    for at in [2, 0, 1, 5] {
        let mut memory = [7; 12];
        memory[at..at + 3].copy_from_slice(&[0, 1, 2]);
        let place = client.wrap_in_place(&wrap(b"ab", b"", b"c"), &mut memory, at..at + 3).unwrap();
        assert_eq!(place, if at == 5 { 3..9 } else { 0..6 });
        assert_eq!(&memory[place.clone()], b"ab\xff\xfe\xfdc");
        let place = client.unwrap_in_place(&unwrap(b"", 2, 1), &mut memory, place).unwrap();
        assert_eq!(memory[place], [0, 1, 2]);
    }
}

#[test]
fn memory_that_is_too_small_is_an_error() {
    let client = client();
    let mut memory = [0, 1, 2];
    let failure = client.fill_into(&SizeRequest { size: 4, ..Default::default() }, &mut memory).unwrap_err();
    assert_eq!(failure.code(), Code::ResourceExhausted);
    assert_eq!(failure.message(), "the reply has 4 bytes, and there is memory for 3; bring more");
    let failure = client.wrap_in_place(&wrap(b"a", b"", b""), &mut memory, 0..3).unwrap_err();
    assert_eq!((failure.code(), memory), (Code::ResourceExhausted, [0, 1, 2]));
    assert_eq!(client.fill_into(&SizeRequest::default(), &mut []), Ok(0));
}

#[test]
fn a_failure_leaves_the_memory_alone() {
    let client = client();
    let mut memory = [255; 300];
    let failure = client.wrap_in_place(&wrap(b"", b"", b""), &mut memory, 0..300).unwrap_err();
    assert_eq!(failure.message(), "data begins with byte 255");
    assert_eq!(memory, [255; 300]);
}

#[test]
fn limits_hold() {
    let client = client_with(Options { max_message_bytes: Some(100), ..Options::default() });
    let mut memory = [0; 200];
    for size in [101, u64::MAX] {
        let request = SizeRequest { size, ..Default::default() };
        assert_eq!(client.fill_into(&request, &mut memory).unwrap_err().code(), Code::ResourceExhausted);
    }
    let failure = client.wrap_in_place(&wrap(b"", b"", b""), &mut memory, 0..101).unwrap_err();
    assert!(failure.message().starts_with("shortwire.test.v1.WrapRequest.data has 101 bytes"), "{failure}");
}

#[test]
fn nothing_else_may_overlap() {
    let instance = start(Options::default());
    let flat = method_of(&instance, "Wrap").flat.expect("it is flat");
    let mut memory = [0_u8; 16];
    let base = memory.as_mut_ptr();
    let part = |at: usize, len: u64| [Slot { data: base.wrapping_add(at) }, Slot { u64: len }];
    for (head, tail, overlaps) in [(0, 8, true), (8, 0, true), (8, 9, false)] {
        let request = [part(head, 1), part(4, 2), part(tail, 1)].concat();
        let mut reply = [Slot::ZERO; 2];
        let mut spill = Buffer { base, cap: 8, ..Buffer::empty() };
        // SAFETY: all of it lies in `memory`, which nobody else uses.
        let code = unsafe {
            flat(instance.as_ptr(), std::ptr::null(), request.as_ptr(), reply.as_mut_ptr(), &mut spill)
        };
        assert_eq!(code, if overlaps { Code::InvalidArgument.number() } else { 0 });
        // SAFETY: the buffer is the one the library filled.
        unsafe { instance.library().abi().release.expect("every table has it")(&mut spill) };
    }
}

#[test]
fn a_library_of_another_shape_is_called_in_wire_format() {
    let (client, mut scratch) = (client(), Scratch::new());
    let raw = shortwire::wire::encode(&wrap(b"ab", &[0, 1], b"c"));
    let reply =
        client.target().call_raw("shortwire.test.v1.Feature/Wrap", &raw, &mut scratch).unwrap().to_vec();
    assert_eq!(reply, b"\x0a\x05ab\xff\xfec");
}

#[test]
fn batches_of_them() {
    let (client, mut scratch) = (client(), Scratch::new());
    let requests = [wrap(b"a", &[0], b""), wrap(b"", &[255], b""), wrap(b"", b"", b"z")];
    for _ in 0..2 {
        let replies = client.wrap_many(&requests, &mut scratch).unwrap();
        let bytes: Vec<_> = replies.iter().map(|reply| reply.as_ref().map(|reply| &*reply.value)).collect();
        assert_eq!((&bytes[0], &bytes[2]), (&Ok(&b"a\xff"[..]), &Ok(&b"z"[..])));
        assert_eq!(bytes[1].unwrap_err().code(), Code::InvalidArgument);
    }
}
