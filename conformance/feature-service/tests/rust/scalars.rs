//! Every scalar type there and back, its extremes included.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::abi::{Buffer, Slot};
use shortwire::client::{Options, Scratch};

use crate::support::{client, method_of, start};

/// Sends values of one type, as slots and in wire format, and expects the same ones back.
macro_rules! echoes {
    ($($test:ident: $method:ident($message:ident) $values:expr;)*) => {
        $(
            #[test]
            fn $test() {
                let client = client();
                for value in $values {
                    let request = $message { value, ..Default::default() };
                    assert_eq!(client.$method(&request), Ok(request));
                }
            }
        )*
    };
}

echoes! {
    doubles: echo_double(DoubleValue) [0.0, -1.5, f64::MIN, f64::MAX, f64::MIN_POSITIVE, f64::INFINITY, f64::NEG_INFINITY];
    floats: echo_float(FloatValue) [0.0, -1.5, f32::MIN, f32::MAX, f32::MIN_POSITIVE, f32::INFINITY];
    int32s: echo_int32(Int32Value) [0, 1, -1, 127, 128, i32::MIN, i32::MAX];
    int64s: echo_int64(Int64Value) [0, 1, -1, 1 << 35, i64::MIN, i64::MAX];
    uint32s: echo_uint32(Uint32Value) [0, 1, 1 << 31, u32::MAX];
    uint64s: echo_uint64(Uint64Value) [0, 1, 1 << 63, u64::MAX];
    sint32s: echo_sint32(Sint32Value) [0, 1, -1, i32::MIN, i32::MAX];
    sint64s: echo_sint64(Sint64Value) [0, 1, -1, i64::MIN, i64::MAX];
    fixed32s: echo_fixed32(Fixed32Value) [0, 1, u32::MAX];
    fixed64s: echo_fixed64(Fixed64Value) [0, 1, u64::MAX];
    sfixed32s: echo_sfixed32(Sfixed32Value) [0, -1, i32::MIN, i32::MAX];
    sfixed64s: echo_sfixed64(Sfixed64Value) [0, -1, i64::MIN, i64::MAX];
    bools: echo_bool(BoolValue) [false, true];
    enums: echo_enum(EnumValue) [Color::UNSPECIFIED, Color::RED, Color::BLUE, Color(77), Color(i32::MIN)];
}

#[test]
fn nan_and_negative_zero_keep_their_bits() {
    let client = client();
    for bits in [f64::NAN.to_bits(), 0x7ff4_0000_dead_beef, (-0.0_f64).to_bits()] {
        let request = DoubleValue { value: f64::from_bits(bits), ..Default::default() };
        assert_eq!(client.echo_double(&request).map(|reply| reply.value.to_bits()), Ok(bits));
    }
    for bits in [f32::NAN.to_bits(), 0x7fa0_beef, (-0.0_f32).to_bits()] {
        let request = FloatValue { value: f32::from_bits(bits), ..Default::default() };
        assert_eq!(client.echo_float(&request).map(|reply| reply.value.to_bits()), Ok(bits));
    }
}

#[test]
fn all_types_in_one_message() {
    let request = Scalars {
        double_value: -0.0,
        float_value: f32::MIN_POSITIVE,
        int32_value: i32::MIN,
        int64_value: i64::MIN,
        uint32_value: u32::MAX,
        uint64_value: u64::MAX,
        sint32_value: i32::MIN,
        sint64_value: i64::MIN,
        fixed32_value: u32::MAX,
        fixed64_value: u64::MAX,
        sfixed32_value: i32::MIN,
        sfixed64_value: i64::MIN,
        bool_value: true,
        string_value: "a\0ß€😀".into(),
        bytes_value: b"\0\xff"[..].into(),
        enum_value: Color::BLUE,
        ..Default::default()
    };
    let mut scratch = Scratch::new();
    let reply = client().echo_scalars(&request, &mut scratch).expect("an echo");
    assert_eq!(reply, request);
    assert_eq!(reply.double_value.to_bits(), (-0.0_f64).to_bits());
}

#[test]
fn nothing_is_a_message_too() {
    assert_eq!(client().nothing(&Empty::default()), Ok(Empty::default()));
}

#[test]
fn a_reply_without_bytes_leaves_the_spill_as_it_was() {
    let instance = start(Options::default());
    let method = method_of(&instance, "EchoInt64").flat.expect("a flat method");
    let before = [1, 2, 3];
    let mut spill = Buffer { data: before.as_ptr(), len: before.len(), ..Buffer::empty() };
    let (request, mut reply) = ([Slot::ZERO], [Slot::ZERO]);
    // SAFETY: the slots are those of the method, and all memory is borrowed during the call.
    let code = unsafe {
        method(instance.as_ptr(), std::ptr::null(), request.as_ptr(), reply.as_mut_ptr(), &mut spill)
    };
    assert_eq!((code, spill.data, spill.len), (0, before.as_ptr(), before.len()));
}
