//! Deadline, cancellation and metadata.

use std::ptr::{null, null_mut};
use std::time::Duration;

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::abi::{self, Batch};
use shortwire::client::{CallContext, CancelToken, Options, Scratch};
use shortwire::{Code, Status};

use crate::support::{client, method_of, start, take};

/// Long enough that only giving up ends it in a test's time.
fn an_hour() -> SlowRequest {
    SlowRequest { milliseconds: 3_600_000, ..Default::default() }
}

fn code<T>(outcome: Result<T, Status>) -> Option<Code> {
    outcome.err().map(|status| status.code())
}

#[test]
fn a_deadline_ends_a_call_under_way() {
    let client = client().with(CallContext::default().with_timeout(Duration::from_millis(20)));
    assert_eq!(code(client.slow(&an_hour())), Some(Code::DeadlineExceeded));
}

#[test]
fn a_deadline_that_has_passed_keeps_calls_from_starting() {
    let counted = client();
    let late = counted.with(CallContext::default().with_timeout(Duration::ZERO));
    assert_eq!(code(late.count(&Empty::default())), Some(Code::DeadlineExceeded));
    assert_eq!(code(late.count_many(&[Empty::default()])), Some(Code::DeadlineExceeded));
    assert_eq!(code(late.echo_tree(&Tree::default())), Some(Code::DeadlineExceeded));
    assert_eq!(code(late.echo_tree_many(&[Tree::default()])), Some(Code::DeadlineExceeded));
    assert_eq!(counted.count(&Empty::default()).map(|reply| reply.value), Ok(1));
}

#[test]
fn a_deadline_that_is_far_does_no_harm() {
    for timeout in [Duration::from_secs(3600), Duration::MAX] {
        let client = client().with(CallContext::default().with_timeout(timeout));
        assert_eq!(client.slow(&SlowRequest::default()), Ok(SlowRequest::default()));
    }
}

#[test]
fn cancelling_ends_a_call_under_way_and_those_that_follow() {
    let token = CancelToken::default();
    let (plain, started) = (client(), std::sync::Barrier::new(2));
    let client = plain.with(CallContext::default().with_cancel(token.clone()));
    std::thread::scope(|scope| {
        let call = scope.spawn(|| {
            started.wait();
            code(client.slow(&an_hour()))
        });
        started.wait();
        token.cancel();
        assert_eq!(call.join().ok(), Some(Some(Code::Cancelled)));
    });
    assert_eq!(code(client.nothing(&Empty::default())), Some(Code::Cancelled));
    assert!(plain.nothing(&Empty::default()).is_ok(), "calls without the token go on");
}

#[test]
fn cancelling_ends_a_batch_under_way() {
    let token = CancelToken::default();
    let (plain, started) = (client(), std::sync::Barrier::new(2));
    let client = plain.with(CallContext::default().with_cancel(token.clone()));
    std::thread::scope(|scope| {
        let call = scope.spawn(|| {
            started.wait();
            client.slow_many(&vec![an_hour(); 1000])
        });
        started.wait();
        token.cancel();
        // Either it had not begun, or every item was cut short.
        if let Ok(items) = call.join().expect("no panic") {
            assert_eq!(items.len(), 1000);
            assert!(items.into_iter().all(|item| code(item) == Some(Code::Cancelled)));
        }
    });
}

#[test]
fn absurd_deadlines_are_deadlines() {
    let instance = crate::support::start(Default::default());
    let function = crate::support::method_of(&instance, "Nothing").wire.expect("every method has it");
    for (deadline_ns, expected) in [(i64::MIN, 4), (-1, 4), (1, 4), (i64::MAX, 0), (0, 0)] {
        let context = shortwire::abi::Context {
            size: size_of::<shortwire::abi::Context>() as u32,
            reserved: 0,
            deadline_ns,
            cancel: std::ptr::null(),
            metadata: shortwire::abi::Bytes { data: std::ptr::null(), len: 0 },
        };
        // SAFETY: all memory is borrowed during the call.
        let outcome = crate::support::take(&instance, |reply| unsafe {
            function(instance.as_ptr(), &context, std::ptr::null(), 0, reply)
        });
        assert_eq!(code(outcome).map_or(0, Code::number), expected, "deadline {deadline_ns}");
    }
}

#[test]
fn metadata_does_not_disturb_a_call() {
    let context = CallContext::default().with_metadata("name", b"value").with_metadata("raw-bin", &[0, 255]);
    let request = StringValue { value: "text".into(), ..Default::default() };
    let mut scratch = Scratch::new();
    assert_eq!(client().with(context).echo_string(&request, &mut scratch), Ok(request));
}

/// To run without the deadline that somebody set would be worse than not to run.
#[test]
fn a_context_that_is_too_small_is_refused_by_every_form() {
    let instance = start(Options::default());
    let method = method_of(&instance, "Nothing");
    let context = abi::Context {
        size: size_of::<abi::Context>() as u32 - 1,
        reserved: 0,
        deadline_ns: 0,
        cancel: null(),
        metadata: abi::Bytes { data: null(), len: 0 },
    };
    let this = instance.as_ptr();
    // SAFETY: what is not null is valid; messages without fields have neither slots nor columns.
    let outcomes = unsafe {
        let batch = |errors| Batch {
            count: 0,
            request: null(),
            reply: null(),
            codes: null_mut(),
            spill: null_mut(),
            errors,
        };
        [
            take(&instance, |b| method.flat.expect("a flat method")(this, &context, null(), null_mut(), b)),
            take(&instance, |b| method.flat_many.expect("a flat method")(this, &context, &batch(b))),
            take(&instance, |b| method.wire.expect("every method has it")(this, &context, null(), 0, b)),
            take(&instance, |b| method.wire_many.expect("every method has it")(this, &context, null(), 0, b)),
        ]
    };
    for outcome in outcomes {
        let status = outcome.expect_err("the context is too small");
        assert_eq!(status.code(), Code::InvalidArgument);
        assert!(status.message().contains("size 39; set its `size` to sizeof(sw_context_t)"), "{status}");
    }
}
