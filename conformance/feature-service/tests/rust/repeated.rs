//! Lists of everything, packed and unpacked.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::client::{Options, Scratch};
use shortwire::wire;

use crate::support::{call_raw, client, decoded, rounds, start};

#[test]
fn lists_of_every_type_come_back() {
    let request = Repeated {
        doubles: vec![0.0, -1.5, f64::MAX],
        floats: vec![0.0, -1.5],
        int32s: vec![0, -1, i32::MIN, i32::MAX],
        int64s: vec![0, -1, i64::MIN, i64::MAX],
        uint32s: vec![0, u32::MAX],
        uint64s: vec![0, u64::MAX],
        sint32s: vec![0, -1, i32::MIN],
        sint64s: vec![0, -1, i64::MIN],
        fixed32s: vec![0, u32::MAX],
        fixed64s: vec![0, u64::MAX],
        sfixed32s: vec![0, -1],
        sfixed64s: vec![0, -1],
        bools: vec![false, true, false],
        strings: vec!["".into(), "ß".into(), "".into()],
        blobs: vec![b""[..].into(), b"\xff"[..].into()],
        colors: vec![Color::UNSPECIFIED, Color::BLUE, Color(99)],
        messages: vec![Scalars::default(), Scalars { int32_value: 1, ..Default::default() }],
        ..Default::default()
    };
    let mut scratch = Scratch::new();
    assert_eq!(client().echo_repeated(&request, &mut scratch), Ok(request));
}

#[test]
fn empty_lists_come_back_empty() {
    let mut scratch = Scratch::new();
    assert_eq!(client().echo_repeated(&Repeated::default(), &mut scratch), Ok(Repeated::default()));
}

#[test]
fn long_lists_come_back() {
    let count = rounds(100_000) as i64;
    let request = Unpacked {
        int64s: (0..count).map(|i| i * i).collect(),
        doubles: (0..count).map(|i| i as f64).collect(),
        colors: (0..count).map(|i| Color(i as i32)).collect(),
        ..Default::default()
    };
    assert_eq!(client().echo_unpacked(&request), Ok(request));
}

#[test]
fn packed_and_unpacked_are_read_alike() {
    let instance = start(Options::default());
    // int64s = 1, 2 unpacked, then 3, 4 packed, in either message.
    let bytes = [0x20, 1, 0x20, 2, 0x22, 2, 3, 4];
    let reply = call_raw(&instance, "EchoRepeated", &bytes).expect("both are allowed");
    assert_eq!(decoded::<Repeated>(&reply).int64s, [1, 2, 3, 4]);
    assert_eq!(reply, [0x22, 4, 1, 2, 3, 4], "written packed, as the schema says");
    let bytes = [0x08, 1, 0x08, 2, 0x0a, 2, 3, 4];
    let reply = call_raw(&instance, "EchoUnpacked", &bytes).expect("both are allowed");
    assert_eq!(reply, [0x08, 1, 0x08, 2, 0x08, 3, 0x08, 4], "written unpacked, as the schema says");
}

#[test]
fn lists_in_pieces_are_joined() {
    let pieces = [
        wire::encode(&Repeated { strings: vec!["a".into()], doubles: vec![1.0], ..Default::default() }),
        wire::encode(&Repeated { strings: vec!["b".into()], doubles: vec![2.0], ..Default::default() }),
    ];
    let reply = call_raw(&start(Options::default()), "EchoRepeated", &pieces.concat()).expect("an echo");
    let reply: Repeated = decoded(&reply);
    assert_eq!((reply.strings, reply.doubles), (vec!["a".into(), "b".into()], vec![1.0, 2.0]));
}
