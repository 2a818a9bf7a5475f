//! Fields that the schema does not name are kept.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::client::Options;

use crate::support::{call_raw, decoded, start};

#[test]
fn unknown_fields_of_every_wire_type_come_back() {
    let instance = start(Options::default());
    let unknown = [
        &[0xa0, 0x1f, 0x96, 0x01][..],                  // 500: varint 150
        &[0xa9, 0x1f, 1, 2, 3, 4, 5, 6, 7, 8],          // 501: 64 bits
        &[0xb2, 0x1f, 3, b'a', b'b', b'c'],             // 502: 3 bytes
        &[0xbb, 0x1f, 0x08, 1, 0x13, 0x14, 0xbc, 0x1f], // 503: a group with a group in it
        &[0xc5, 0x1f, 1, 2, 3, 4],                      // 504: 32 bits
        &[0xa0, 0x1f, 0x01],                            // 500 again
    ]
    .concat();
    assert_eq!(call_raw(&instance, "EchoTree", &unknown).as_ref(), Ok(&unknown));
    let mixed = [&[0x08, 42][..], &unknown].concat();
    assert_eq!(call_raw(&instance, "EchoTree", &mixed).as_ref(), Ok(&mixed));
}

#[test]
fn unknown_fields_of_nested_messages_come_back() {
    // inner { number = 1, 500: 1 }
    let bytes = [0x0a, 5, 0x08, 1, 0xa0, 0x1f, 1];
    assert_eq!(call_raw(&start(Options::default()), "EchoNested", &bytes).as_deref(), Ok(&bytes[..]));
}

#[test]
fn a_known_field_with_another_wire_type_is_unknown() {
    // value as 64 bits, left as a varint.
    let bytes = [0x09, 1, 2, 3, 4, 5, 6, 7, 8, 0x10, 5];
    let reply = call_raw(&start(Options::default()), "EchoTree", &bytes).expect("an echo");
    let tree: Tree = decoded(&reply);
    assert_eq!((tree.value, tree.left.is_some()), (0, false));
    assert_eq!(tree._unknown.as_bytes(), bytes);
    assert_eq!(reply, bytes);
}
