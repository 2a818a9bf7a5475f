//! Messages within messages.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::client::Options;

use crate::support::{call_raw, client, decoded, start};

#[test]
fn nested_messages_and_enums_come_back() {
    let inner = |number| NestedInner { number, kind: NestedInnerKind::LEAF, ..Default::default() };
    let requests = [
        Nested::default(),
        Nested { inner: Some(NestedInner::default()), ..Default::default() },
        Nested {
            inner: Some(inner(1)),
            inners: vec![inner(2), NestedInner::default(), inner(-3)],
            kind: NestedInnerKind::LEAF,
            ..Default::default()
        },
    ];
    let client = client();
    for request in requests {
        assert_eq!(client.echo_nested(&request), Ok(request));
    }
}

#[test]
fn singular_messages_merge_and_lists_append() {
    // inner { number = 1 }, inner { kind = LEAF }, inners {}, inners { number = 2 }.
    let bytes = [0x0a, 2, 0x08, 1, 0x0a, 2, 0x10, 1, 0x12, 0, 0x12, 2, 0x08, 2];
    let reply = call_raw(&start(Options::default()), "EchoNested", &bytes).expect("an echo");
    let reply: Nested = decoded(&reply);
    let merged = NestedInner { number: 1, kind: NestedInnerKind::LEAF, ..Default::default() };
    assert_eq!(reply.inner, Some(merged));
    assert_eq!(reply.inners.len(), 2);
}
