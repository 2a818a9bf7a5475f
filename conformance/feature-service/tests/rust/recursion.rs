//! Messages that contain themselves, and how deep they may.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::client::Options;
use shortwire::{Code, Status};

use crate::support::{call_raw, client, client_with, start};

/// A tree of so many levels below its root.
fn chain(levels: usize) -> Tree {
    (0..levels).fold(Tree { value: 7, ..Default::default() }, |below, level| Tree {
        value: level as i64,
        left: Some(Box::new(below)),
        ..Default::default()
    })
}

/// The same in wire format, for depths at which building the message would be the problem.
fn chain_bytes(levels: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    for _ in 0..levels {
        let mut head = vec![0x12];
        let mut len = bytes.len();
        while len >= 0x80 {
            head.push(len as u8 | 0x80);
            len >>= 7;
        }
        head.push(len as u8);
        bytes.splice(0..0, head);
    }
    bytes
}

fn assert_too_deep<T: std::fmt::Debug>(outcome: Result<T, Status>, limit: u32) {
    let status = outcome.expect_err("it is too deep");
    assert_eq!(status.code(), Code::InvalidArgument);
    assert!(status.message().contains("messages are nested deeper than allowed at byte "), "{status}");
    assert!(
        status.message().ends_with(&format!("max_depth = {limit}; open the library with a larger limit"))
    );
}

#[test]
fn trees_come_back() {
    let tree = Tree {
        value: 1,
        left: Some(Box::new(chain(3))),
        right: Some(Box::default()),
        children: vec![chain(1), Tree::default(), chain(2)],
        ..Default::default()
    };
    assert_eq!(client().echo_tree(&tree), Ok(tree));
}

#[test]
fn the_limit_is_a_hundred_unless_it_is_set() {
    let client = client();
    let deepest = chain(100);
    assert_eq!(client.echo_tree(&deepest), Ok(deepest));
    assert_too_deep(client.echo_tree(&chain(101)), 100);
}

#[test]
fn the_limit_can_be_set_and_holds_for_replies_too() {
    let client = client_with(Options { max_depth: Some(150), ..Default::default() });
    let deepest = chain(150);
    assert_eq!(client.echo_tree(&deepest), Ok(deepest));
    assert_too_deep(client.echo_tree(&chain(151)), 150);
    let client = client_with(Options { max_depth: Some(2), ..Default::default() });
    assert_too_deep(client.echo_tree(&chain(3)), 2);
}

#[test]
fn a_depth_bomb_is_an_error() {
    let instance = start(Options::default());
    assert_too_deep(call_raw(&instance, "EchoTree", &chain_bytes(2_000)), 100);
    // Groups that nobody knows are counted as well.
    assert_too_deep(call_raw(&instance, "EchoTree", &[0x2b; 100_000]), 100);
    assert!(call_raw(&instance, "EchoTree", &[]).is_ok(), "the next call works");
}
