//! Clients generated from an older and from a newer schema than the library's.
//!
//! Make their code again with `shortwire gen --rust-out older/gen older/proto`, and the same for `newer`.

#[allow(dead_code, missing_docs, unreachable_pub, reason = "generated")]
#[path = "newer/gen/mod.rs"]
mod newer;
#[allow(dead_code, missing_docs, unreachable_pub, reason = "generated")]
#[path = "older/gen/mod.rs"]
mod older;

use feature_service::r#gen::shortwire_test_v1 as current;
use shortwire::Code;
use shortwire::client::{Options, Scratch};

use self::newer::shortwire_test_v1 as new;
use self::older::shortwire_test_v1 as old;
use crate::support::start;

fn older_client() -> old::FeatureClient {
    old::FeatureClient::new(start(Options::default()))
}

fn newer_client() -> new::FeatureClient {
    new::FeatureClient::new(start(Options::default()))
}

#[test]
fn an_older_client_with_fewer_fields_goes_in_wire_format() {
    let (client, mut scratch) = (older_client(), Scratch::new());
    let request = old::Scalars { double_value: 1.5, string_value: "s".into(), ..Default::default() };
    assert_eq!(client.echo_scalars(&request, &mut scratch), Ok(request.clone()));
    let replies = client.echo_scalars_many(&[request.clone(), request.clone()], &mut scratch);
    assert_eq!(replies, Ok(vec![Ok(request.clone()), Ok(request)]));
}

#[test]
fn fields_that_became_optional_mean_the_same() {
    let (client, mut scratch) = (older_client(), Scratch::new());
    let request = old::Presence { number: 0, text: "t".into(), ..Default::default() };
    assert_eq!(client.echo_presence(&request, &mut scratch), Ok(request));
}

#[test]
fn a_method_that_has_not_changed_is_called_as_slots() {
    let client = older_client();
    let request = old::Int64Value { value: -1, ..Default::default() };
    assert_eq!(client.echo_int64(&request), Ok(request));
}

#[test]
fn an_older_client_keeps_the_fields_of_a_reply_that_it_does_not_know() {
    let (client, mut scratch) = (older_client(), Scratch::new());
    let request = old::Version1 { name: "n".into(), ..Default::default() };
    let reply = client.newer(&request, &mut scratch).expect("a reply");
    assert_eq!(reply.name, "n");
    let bytes = shortwire::wire::encode(&reply);
    let reply: current::Version2<'_> = shortwire::wire::decode(&bytes).expect("what it wrote");
    assert_eq!(reply.added, [1, 2, 3]);
    assert_eq!(reply.origin.map(|origin| origin.name), Some("n".into()));
}

#[test]
fn a_newer_client_gets_back_what_the_library_does_not_know() {
    let (client, mut scratch) = (newer_client(), Scratch::new());
    let leaf = new::Tree {
        value: 1,
        label: "leaf".into(),
        weights: [("a".into(), 1)].into_iter().collect(),
        ..Default::default()
    };
    let tree = new::Tree { left: Some(Box::new(leaf)), label: "root".into(), ..Default::default() };
    assert_eq!(client.echo_tree(&tree, &mut scratch), Ok(tree));
    let number = new::Int64Value { value: 5, unit: "m".into(), ..Default::default() };
    assert_eq!(client.echo_int64(&number, &mut scratch), Ok(number));
}

#[test]
fn a_method_that_is_flat_in_the_library_only() {
    let (client, mut scratch) = (newer_client(), Scratch::new());
    let request = new::StringValue { value: "v".into(), more: vec!["m".into()], ..Default::default() };
    assert_eq!(client.echo_string(&request, &mut scratch), Ok(request));
}

#[test]
fn a_field_whose_type_changed_is_named() {
    let (client, mut scratch) = (newer_client(), Scratch::new());
    let request = new::Nested { inner: "not a message".into(), ..Default::default() };
    let status = client.echo_nested(&request, &mut scratch).expect_err("text is no message");
    assert_eq!(status.code(), Code::InvalidArgument);
    assert!(
        status.message().contains("EchoNested is not valid: ")
            && status
                .message()
                .contains("compare the client's schema with the library's: shortwire inspect "),
        "{status}"
    );
}

#[test]
fn a_method_that_the_library_does_not_have_is_named_and_the_others_work() {
    let (client, mut scratch) = (newer_client(), Scratch::new());
    let added = client.added(&new::Int64Value::default(), &mut scratch).expect_err("it does not exist");
    let many = client.added_many(&[], &mut scratch).expect_err("it does not exist");
    let tree =
        client.added_tree(&new::Tree::default(), &mut scratch).map(drop).expect_err("it does not exist");
    for (status, name) in [(added, "Added"), (many, "Added"), (tree, "AddedTree")] {
        assert_eq!(status.code(), Code::Unimplemented);
        let text = status.message();
        assert!(text.contains(&format!(" does not have shortwire.test.v1.Feature/{name}; ")), "{text}");
        assert!(
            text.contains("it was built with shortwire ") && text.contains("shortwire inspect "),
            "{text}"
        );
    }
    assert!(client.echo_int64(&new::Int64Value::default(), &mut scratch).is_ok());
}
