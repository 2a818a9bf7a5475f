//! One client, many threads.

use std::sync::Barrier;

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::Code;
use shortwire::client::Scratch;

use crate::support::{client, rounds};

const THREADS: usize = if cfg!(miri) { 3 } else { 16 };

/// Runs `work` on all threads at a time.
fn together(work: impl Fn(usize) + Sync) {
    let start = Barrier::new(THREADS);
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            let (start, work) = (&start, &work);
            scope.spawn(move || {
                start.wait();
                work(thread);
            });
        }
    });
}

#[test]
fn no_call_is_lost_and_none_counted_twice() {
    let (client, calls) = (client(), rounds(5_000));
    together(|_| {
        for _ in 0..calls {
            client.count(&Empty::default()).expect("a count");
        }
    });
    let last = client.count(&Empty::default()).map(|reply| reply.value);
    assert_eq!(last, Ok((THREADS * calls + 1) as u64));
}

#[test]
fn replies_reach_their_own_callers() {
    let client = client();
    together(|thread| {
        let mut scratch = Scratch::new();
        for call in 0..rounds(1_000) {
            let text = format!("{thread} {call} ").repeat(call % 50);
            let request = StringValue { value: (&*text).into(), ..Default::default() };
            assert_eq!(client.echo_string(&request, &mut scratch), Ok(request));
            let request = Unpacked { int64s: vec![thread as i64; call % 20], ..Default::default() };
            assert_eq!(client.echo_unpacked(&request), Ok(request));
        }
    });
}

#[test]
fn panics_among_calls_of_other_threads() {
    let client = client();
    together(|thread| {
        for _ in 0..rounds(100) {
            if thread == 0 {
                let status = client.panic(&StringValue::default()).expect_err("it panics");
                assert_eq!(status.code(), Code::Internal);
            } else {
                assert!(client.count(&Empty::default()).is_ok());
            }
        }
    });
    assert!(client.count(&Empty::default()).is_ok());
}

#[test]
fn a_call_from_a_thread_that_is_ending() {
    /// Calls when the thread's values are dropped.
    struct Last(FeatureClient);

    impl Drop for Last {
        fn drop(&mut self) {
            let request = Unpacked { int64s: vec![1], ..Default::default() };
            assert_eq!(self.0.echo_unpacked(&request), Ok(request));
        }
    }

    thread_local! {
        static LAST: std::cell::OnceCell<Last> = const { std::cell::OnceCell::new() };
    }
    let client = client();
    let thread = std::thread::spawn(move || {
        LAST.with(|last| last.get_or_init(|| Last(client.clone())).0.nothing(&Empty::default())).is_ok()
            && client.echo_unpacked(&Unpacked::default()).is_ok()
    });
    assert_eq!(thread.join().ok(), Some(true));
}
