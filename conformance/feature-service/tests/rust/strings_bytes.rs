//! Strings and bytes: empty, with every byte, not UTF-8, larger than the memory a client has ready.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::Code;
use shortwire::abi::{Buffer, Bytes, Slot};
use shortwire::client::{Options, Scratch};

use crate::support::{client, method_of, start, take};

#[test]
fn strings_come_back() {
    let (client, mut scratch) = (client(), Scratch::new());
    let long = "é".repeat(100_000);
    for text in ["", "a", "with\0zero", "ß€😀", &long, "short again"] {
        let request = StringValue { value: text.into(), ..Default::default() };
        assert_eq!(client.echo_string(&request, &mut scratch), Ok(request));
    }
}

#[test]
fn bytes_come_back() {
    let (client, mut scratch) = (client(), Scratch::new());
    let all: Vec<u8> = (0..=255).collect();
    for bytes in [&[][..], &[0], &all, &all.repeat(1000), &[0xff; 3]] {
        let request = BytesValue { value: bytes.into(), ..Default::default() };
        assert_eq!(client.echo_bytes(&request, &mut scratch), Ok(request));
    }
}

#[test]
fn replies_lie_in_the_scratch_and_not_in_the_request() {
    let (client, mut scratch) = (client(), Scratch::new());
    let text = String::from("gone before the reply is read");
    let reply =
        client.echo_string(&StringValue { value: (&*text).into(), ..Default::default() }, &mut scratch);
    drop(text);
    assert_eq!(reply.expect("an echo").value, "gone before the reply is read");
}

/// Calls EchoString as slots with an address and a length, as a host would that does not check its strings.
fn echo_slots(data: *const u8, len: u64) -> Result<Vec<u8>, shortwire::Status> {
    let instance = start(Options::default());
    let function = method_of(&instance, "EchoString").flat.expect("a flat method");
    let request = [Slot { data }, Slot { u64: len }];
    let mut reply = [Slot::ZERO; 2];
    // SAFETY: the slots are those of the message, and the address is null or as long as the test says.
    let spilled = take(&instance, |spill| unsafe {
        function(instance.as_ptr(), std::ptr::null(), request.as_ptr(), reply.as_mut_ptr(), spill)
    })?;
    // SAFETY: the call has written both slots.
    assert_eq!(unsafe { reply[1].u64 }, spilled.len() as u64);
    Ok(spilled)
}

#[test]
fn text_that_is_not_utf8_is_named_by_field_and_position() {
    let bad = b"ok \xed\xa0\x80 not";
    let status = echo_slots(bad.as_ptr(), bad.len() as u64).expect_err("a surrogate is not UTF-8");
    assert_eq!(status.code(), Code::InvalidArgument);
    assert_eq!(
        status.message(),
        "shortwire.test.v1.StringValue.value is not UTF-8 at byte 3; use a bytes field for other data"
    );
}

#[test]
fn a_length_without_an_address_is_an_error() {
    let status = echo_slots(std::ptr::null(), 3).expect_err("nothing has 3 bytes");
    assert_eq!(status.code(), Code::InvalidArgument);
    assert_eq!(status.message(), "shortwire.test.v1.StringValue.value has 3 bytes but its address is NULL");
    assert_eq!(echo_slots(std::ptr::null(), 0), Ok(Vec::new()), "null and 0 are an empty string");
}

#[test]
fn absurd_lengths_are_refused_before_anything_is_read() {
    for len in [(1 << 31) - 1, 1 << 31, u64::MAX] {
        let status = echo_slots(b"x".as_ptr(), len).expect_err("there is one byte");
        assert_eq!(status.code(), Code::ResourceExhausted);
        assert!(status.message().contains("more than max_message_bytes = 268435456"), "{status}");
    }
}

#[test]
fn a_flat_reply_lies_in_the_hosts_memory_if_it_fits() {
    let instance = start(Options::default());
    let function = method_of(&instance, "EchoBytes").flat.expect("a flat method");
    let release = instance.library().abi().release.expect("every table has it");
    for (room, fits) in [(0, false), (4, false), (5, true), (64, true)] {
        let mut memory = vec![0_u8; room];
        let range = memory.as_mut_ptr_range();
        let mut spill = Buffer::over(&mut memory);
        let mut reply = [Slot::ZERO; 2];
        let request = [Slot { data: b"hello".as_ptr() }, Slot { u64: 5 }];
        // SAFETY: the slots are those of the message.
        let (code, bytes) = unsafe {
            let code = function(
                instance.as_ptr(),
                std::ptr::null(),
                request.as_ptr(),
                reply.as_mut_ptr(),
                &mut spill,
            );
            (code, Bytes { data: reply[0].data, len: reply[1].u64 as usize })
        };
        assert_eq!(code, 0);
        // SAFETY: the call says that the bytes are there.
        assert_eq!(unsafe { bytes.as_slice() }, b"hello");
        assert_eq!(spill.owned.is_null(), fits, "with {room} bytes of room");
        assert_eq!(range.contains(&bytes.data.cast_mut()), fits, "with {room} bytes of room");
        // SAFETY: the buffer is the one the library filled.
        unsafe { release(&mut spill) };
        assert!(spill.owned.is_null());
    }
}
