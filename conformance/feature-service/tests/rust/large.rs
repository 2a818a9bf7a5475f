//! From nothing to 64 MiB.

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::client::Scratch;

use crate::support::client;

/// Under Miri, large is what no longer fits on a page.
const LARGEST: usize = if cfg!(miri) { 1 << 13 } else { 64 << 20 };

#[test]
fn replies_of_any_size() {
    let (client, mut scratch) = (client(), Scratch::new());
    for size in [0, 1, 255, 4096, LARGEST, 10] {
        let request = SizeRequest { size: size as u64, ..Default::default() };
        let reply = client.large(&request, &mut scratch).expect("it is below the limit");
        assert_eq!(reply.value.len(), size);
        let is_pattern = |(i, &byte): (usize, &u8)| usize::from(byte) == i % 251;
        assert!(reply.value.iter().enumerate().step_by(97).all(is_pattern));
    }
}

#[test]
fn requests_of_any_size() {
    let client = client();
    for size in [0, 1, 255, 4096, LARGEST, 10] {
        let request = BytesValue { value: vec![0xa5; size].into(), ..Default::default() };
        assert_eq!(client.measure(&request).map(|reply| reply.value), Ok(size as u64));
    }
}

#[test]
fn large_messages_in_wire_format() {
    let (client, mut scratch) = (client(), Scratch::new());
    let request = Repeated { blobs: vec![vec![1; LARGEST / 4].into(); 4], ..Default::default() };
    assert_eq!(client.echo_repeated(&request, &mut scratch), Ok(request));
}
