//! NULL where the contract wants an address, at the raw functions: an error that names the argument.

use std::ptr::{null, null_mut};

use shortwire::abi::{Batch, Buffer, Slot};
use shortwire::client::Options;
use shortwire::{Code, Status};

use crate::support::{method_of, start, take};

fn assert_names(argument: &str, outcome: Result<Vec<u8>, Status>) {
    let status = outcome.expect_err("something is NULL");
    assert_eq!(status.code(), Code::InvalidArgument);
    assert_eq!(
        status.message(),
        format!("{argument} is NULL; shortwire.h says at each function which arguments may be")
    );
}

const BAD: i32 = 3;

#[test]
fn wire_functions() {
    let instance = start(Options::default());
    let entry = method_of(&instance, "EchoTree");
    let this = instance.as_ptr();
    for function in [entry.wire, entry.wire_many].map(|f| f.expect("every method has both")) {
        // SAFETY: what is not null is valid.
        unsafe {
            assert_names("instance", take(&instance, |reply| function(null_mut(), null(), null(), 0, reply)));
            assert_names("request", take(&instance, |reply| function(this, null(), null(), 1, reply)));
            assert_eq!(function(this, null(), null(), 0, null_mut()), BAD, "nowhere to put a message");
            assert_eq!(function(null_mut(), null(), null(), 0, null_mut()), BAD);
            assert_eq!(
                take(&instance, |reply| function(this, null(), null(), 0, reply)).map(|r| r.len() < 3),
                Ok(true)
            );
        }
    }
}

#[test]
fn flat_functions() {
    let instance = start(Options::default());
    let this = instance.as_ptr();
    let with_text = method_of(&instance, "EchoString").flat.expect("a flat method");
    let without = method_of(&instance, "EchoInt64").flat.expect("a flat method");
    let request = [Slot::ZERO; 2];
    let mut reply = [Slot::ZERO; 2];
    let (request, reply) = (request.as_ptr(), reply.as_mut_ptr());
    // SAFETY: what is not null is valid.
    unsafe {
        assert_names("instance", take(&instance, |spill| without(null_mut(), null(), request, reply, spill)));
        assert_names("request", take(&instance, |spill| without(this, null(), null(), reply, spill)));
        assert_names("reply", take(&instance, |spill| without(this, null(), request, null_mut(), spill)));
        assert_eq!(without(this, null(), request, reply, null_mut()), 0, "nothing spills");
        assert_eq!(with_text(this, null(), request, reply, null_mut()), BAD, "strings have to spill");
        let fail = method_of(&instance, "Slow").flat.expect("a flat method");
        let cancelled = std::sync::atomic::AtomicU32::new(1);
        let context = shortwire::abi::Context {
            size: size_of::<shortwire::abi::Context>() as u32,
            reserved: 0,
            deadline_ns: 0,
            cancel: cancelled.as_ptr(),
            metadata: shortwire::abi::Bytes { data: null(), len: 0 },
        };
        let code = fail(this, &context, request, reply, null_mut());
        assert_eq!(
            code,
            Code::Cancelled.number(),
            "a failure has a code even without a place for its message"
        );
        let nothing = method_of(&instance, "Nothing").flat.expect("a flat method");
        assert_eq!(nothing(this, null(), null(), null_mut(), null_mut()), 0, "no slots, no addresses");
    }
}

#[test]
fn flat_batches() {
    let instance = start(Options::default());
    let this = instance.as_ptr();
    let with_text = method_of(&instance, "EchoString").flat_many.expect("a flat method");
    let without = method_of(&instance, "EchoInt64").flat_many.expect("a flat method");
    let batch = Batch {
        count: 1,
        request: null(),
        reply: null(),
        codes: null_mut(),
        spill: null_mut(),
        errors: null_mut(),
    };
    let run = |function: shortwire::abi::FlatManyFn, this, batch: Batch| {
        // SAFETY: what is not null is valid.
        take(&instance, |errors| unsafe { function(this, null(), &Batch { errors, ..batch }) })
    };
    assert_names("instance", run(without, null_mut(), batch));
    assert_names("spill", run(with_text, this, batch));
    let columns = run(without, this, batch).expect_err("there are no columns");
    assert_eq!(columns.message(), "the request columns of the batch are NULL");
    // SAFETY: a batch of nothing needs nothing.
    unsafe {
        assert_eq!(without(this, null(), &batch), BAD, "even without a place for the message");
        assert_eq!(without(this, null(), null()), BAD);
    }
    assert_eq!(run(without, this, Batch { count: 0, ..batch }), Ok(Vec::new()), "no items, no columns");
}

#[test]
fn the_functions_of_the_table() {
    let instance = start(Options::default());
    let abi = instance.library().abi();
    let instance_new = abi.instance_new.expect("every table has it");
    let instance_free = abi.instance_free.expect("every table has it");
    let release = abi.release.expect("every table has it");
    // SAFETY: what is not null is valid.
    unsafe {
        instance_free(null_mut());
        release(null_mut());
        let mut empty = Buffer::empty();
        release(&mut empty);
        assert_eq!(instance_new(null(), null_mut(), null_mut()), BAD);
        let mut made = null_mut();
        assert_eq!(instance_new(null(), &mut made, null_mut()), 0, "options and status may be NULL");
        assert!(!made.is_null());
        instance_free(made);
    }
}

#[test]
fn options_that_say_the_wrong_size() {
    let instance = start(Options::default());
    let instance_new = instance.library().abi().instance_new.expect("every table has it");
    let options = shortwire::abi::Options { size: 8, max_depth: 0, max_message_bytes: 0 };
    let mut made = std::ptr::dangling_mut();
    // SAFETY: everything is valid, but for the size, which the library checks.
    let outcome = take(&instance, |status| unsafe { instance_new(&options, &mut made, status) });
    let status = outcome.expect_err("the size is wrong");
    assert_eq!(status.code(), Code::InvalidArgument);
    assert_eq!(
        status.message(),
        "the options have size 8; set their `size` to sizeof(sw_options_t), which is 16"
    );
    assert!(made.is_null(), "there is no instance");
}
