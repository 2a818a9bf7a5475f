//! A panic in a handler is an error of that call and ends the service, not the process.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::Code;

use crate::support::client;

fn text(text: &str) -> StringValue<'_> {
    StringValue { value: text.into(), ..Default::default() }
}

#[test]
fn a_panic_is_internal_and_tells_where_and_why() {
    let status = client().panic(&text("on purpose")).expect_err("it panics");
    assert_eq!(status.code(), Code::Internal);
    let message = status.message();
    assert!(message.starts_with("shortwire.test.v1.Feature/Panic panicked at "), "{message}");
    assert!(message.contains("conformance/feature-service/src/lib.rs:"), "{message}");
    assert!(
        message.ends_with(": on purpose; a new instance of the service answers the next call"),
        "{message}"
    );
}

#[test]
fn the_next_call_gets_a_new_service() {
    let client = client();
    let count = || client.count(&Empty::default()).map(|reply| reply.value);
    assert_eq!((count(), count()), (Ok(1), Ok(2)));
    assert!(client.panic(&text("")).is_err());
    assert_eq!((count(), count()), (Ok(1), Ok(2)));
}

#[test]
fn other_instances_do_not_notice() {
    let (broken, other) = (client(), client());
    assert_eq!(other.count(&Empty::default()).map(|reply| reply.value), Ok(1));
    assert!(broken.panic(&text("")).is_err());
    assert_eq!(other.count(&Empty::default()).map(|reply| reply.value), Ok(2));
}

#[test]
fn a_panic_in_a_batch_fails_its_item_only() {
    let client = client();
    let replies = client.panic_many(&[text("first"), text("second")]).expect("the batch runs");
    let messages: Vec<String> =
        replies.into_iter().map(|reply| reply.expect_err("both panic").message().to_owned()).collect();
    assert!(messages[0].contains(": first;") && messages[1].contains(": second;"), "{messages:?}");
    assert_eq!(client.count(&Empty::default()).map(|reply| reply.value), Ok(1));
}
