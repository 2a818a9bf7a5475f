//! Absent is not the same as zero.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::client::Scratch;

use crate::support::client;

#[test]
fn absent_stays_absent() {
    let mut scratch = Scratch::new();
    let reply = client().echo_presence(&Presence::default(), &mut scratch);
    assert_eq!(reply, Ok(Presence::default()));
}

#[test]
fn defaults_that_are_there_stay_there() {
    let request = Presence {
        number: Some(0),
        text: Some("".into()),
        data: Some(b""[..].into()),
        flag: Some(false),
        color: Some(Color::UNSPECIFIED),
        real: Some(0.0),
        ..Default::default()
    };
    let mut scratch = Scratch::new();
    assert_eq!(client().echo_presence(&request, &mut scratch), Ok(request));
}

#[test]
fn each_field_has_a_presence_of_its_own() {
    let (client, mut scratch) = (client(), Scratch::new());
    let requests = [
        Presence { number: Some(-1), ..Default::default() },
        Presence { text: Some("t".into()), plain: 7, ..Default::default() },
        Presence { data: Some(b"d"[..].into()), ..Default::default() },
        Presence { flag: Some(true), ..Default::default() },
        Presence { color: Some(Color::BLUE), ..Default::default() },
        Presence { real: Some(-0.0), ..Default::default() },
    ];
    for request in requests {
        assert_eq!(client.echo_presence(&request, &mut scratch), Ok(request));
    }
}
