//! One of several, or none.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::client::{Options, Scratch};

use crate::support::{call_raw, client, decoded, start};

#[test]
fn every_member_comes_back_and_so_does_none() {
    let (client, mut scratch) = (client(), Scratch::new());
    let members = [
        None,
        Some(ChoiceChoice::Number(0)),
        Some(ChoiceChoice::Number(i64::MIN)),
        Some(ChoiceChoice::Text("".into())),
        Some(ChoiceChoice::Data(b"\0"[..].into())),
        Some(ChoiceChoice::Color(Color::UNSPECIFIED)),
        Some(ChoiceChoice::Message(Scalars::default())),
        Some(ChoiceChoice::Message(Scalars { string_value: "in".into(), ..Default::default() })),
        Some(ChoiceChoice::Nothing(Empty::default())),
        Some(ChoiceChoice::Flag(false)),
        Some(ChoiceChoice::Real(-0.0)),
    ];
    for choice in members {
        let request = Choice { choice, after: "after".into(), ..Default::default() };
        assert_eq!(client.echo_choice(&request, &mut scratch), Ok(request));
    }
}

#[test]
fn the_last_member_wins_and_messages_merge() {
    let instance = start(Options::default());
    let echo = |bytes: &[u8]| call_raw(&instance, "EchoChoice", bytes).expect("an echo");
    // number = 1, then text = "a".
    let reply = echo(&[0x08, 1, 0x12, 1, b'a']);
    assert_eq!(decoded::<Choice>(&reply).choice, Some(ChoiceChoice::Text("a".into())));
    // message { int32_value = 1 }, then message { bool_value = true }.
    let reply = echo(&[0x2a, 2, 0x18, 1, 0x2a, 2, 0x68, 1]);
    let merged = Scalars { int32_value: 1, bool_value: true, ..Default::default() };
    assert_eq!(decoded::<Choice>(&reply).choice, Some(ChoiceChoice::Message(merged)));
    // message, number, message again: what the first one held is gone.
    let reply = echo(&[0x2a, 2, 0x18, 1, 0x08, 1, 0x2a, 2, 0x68, 1]);
    let fresh = Scalars { bool_value: true, ..Default::default() };
    assert_eq!(decoded::<Choice>(&reply).choice, Some(ChoiceChoice::Message(fresh)));
}
