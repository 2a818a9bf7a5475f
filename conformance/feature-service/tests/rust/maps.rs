//! Maps of every kind of key.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::client::{Options, Scratch};

use crate::support::{call_raw, client, decoded, rounds, start};

#[test]
fn maps_of_every_kind_come_back() {
    let request = Maps {
        strings: [("".into(), "empty key".into()), ("ß".into(), "".into())].into_iter().collect(),
        doubles: [("pi".into(), 3.25), ("zero".into(), 0.0)].into_iter().collect(),
        int32s: [(0, 0), (-1, i64::MIN), (i32::MAX, 1)].into_iter().collect(),
        blobs: [(0, b""[..].into()), (u64::MAX, b"\xff"[..].into())].into_iter().collect(),
        colors: [(false, Color::UNSPECIFIED), (true, Color(123))].into_iter().collect(),
        messages: [("m".into(), Scalars { bool_value: true, ..Default::default() })].into_iter().collect(),
        flags: [(-1, true), (0, false)].into_iter().collect(),
        ..Default::default()
    };
    let mut scratch = Scratch::new();
    assert_eq!(client().echo_maps(&request, &mut scratch), Ok(request));
}

#[test]
fn large_maps_come_back() {
    let count = rounds(20_000) as i32;
    let request = Maps { int32s: (0..count).map(|i| (i, i64::from(i))).collect(), ..Default::default() };
    let mut scratch = Scratch::new();
    let reply = client().echo_maps(&request, &mut scratch).expect("an echo");
    assert_eq!(reply.int32s.len(), count as usize);
    assert_eq!(reply, request);
}

#[test]
fn the_last_entry_of_a_key_wins_and_missing_halves_are_defaults() {
    let bytes = [
        &[0x1a, 4, 0x08, 1, 0x10, 5][..],      // int32s[1] = 5
        &[0x1a, 4, 0x10, 6, 0x08, 1],          // int32s[1] = 6, value first
        &[0x1a, 2, 0x10, 7],                   // int32s[0] = 7, no key
        &[0x1a, 2, 0x08, 9],                   // int32s[9] = 0, no value
        &[0x1a, 6, 0x08, 3, 0x10, 1, 0x18, 1], // int32s[3] = 1, and a field that no entry has
    ];
    let reply = call_raw(&start(Options::default()), "EchoMaps", &bytes.concat()).expect("an echo");
    let reply: Maps = decoded(&reply);
    let entries: Vec<(i32, i64)> = reply.int32s.iter().map(|(&key, &value)| (key, value)).collect();
    assert_eq!(entries, [(1, 6), (0, 7), (9, 0), (3, 1)]);
}
