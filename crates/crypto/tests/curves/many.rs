use shortwire_crypto::Error;
use shortwire_crypto::ed25519::{Item, SigningKey, verify_batch, verify_many};

struct Signed {
    public: [u8; 32],
    message: Vec<u8>,
    signature: [u8; 64],
}

/// Messages of all lengths, some of them by the same signer.
fn signed(count: usize) -> Vec<Signed> {
    let sign = |index: usize| {
        let key = SigningKey::from_seed(&[(index % 5) as u8; 32]);
        let message = vec![index as u8; index];
        Signed { public: *key.public_bytes(), signature: key.sign(&message), message }
    };
    (0..count).map(sign).collect()
}

fn items(signed: &[Signed]) -> Vec<Item<'_>> {
    signed.iter().map(|Signed { public, message, signature }| Item { public, message, signature }).collect()
}

#[test]
fn right_signatures_are_right_together() {
    for count in [0, 1, 2, 7, 8, 9, 64, 200] {
        let signed = signed(count);
        assert_eq!(verify_batch(&items(&signed)), Ok(()), "{count}");
        let mut are_right = vec![false; count];
        assert_eq!(verify_many(&items(&signed), &mut are_right), Ok(()));
        assert!(are_right.into_iter().all(|is_right| is_right));
    }
}

#[test]
fn each_wrong_one_is_found() {
    for count in [1, 7, 8, 30] {
        for wrong in 0..count {
            let mut signed = signed(count);
            signed[wrong].signature[wrong % 64] ^= 4;
            assert_eq!(verify_batch(&items(&signed)), Err(Error::NotAuthentic));
            let mut are_right = vec![false; count];
            assert_eq!(verify_many(&items(&signed), &mut are_right), Ok(()));
            let expected: Vec<bool> = (0..count).map(|index| index != wrong).collect();
            assert_eq!(are_right, expected);
        }
    }
}

/// Two errors that cancel each other out in a sum without weights.
#[test]
fn errors_do_not_cancel_out() {
    let mut signed = signed(10);
    signed[3].signature[32] = signed[3].signature[32].wrapping_add(1);
    signed[4].signature[32] = signed[4].signature[32].wrapping_sub(1);
    assert_eq!(verify_batch(&items(&signed)), Err(Error::NotAuthentic));
}

#[test]
fn swapped_signatures_are_wrong() {
    let mut signed = signed(10);
    let [one, other] = signed.get_disjoint_mut([2, 7]).expect("two of them");
    std::mem::swap(&mut one.signature, &mut other.signature);
    let mut are_right = [true; 10];
    verify_many(&items(&signed), &mut are_right).expect("as many results");
    assert_eq!(are_right, [true, true, false, true, true, true, true, false, true, true]);
}

#[test]
fn there_is_a_result_for_each() {
    let signed = signed(3);
    assert!(matches!(verify_many(&items(&signed), &mut [false; 2]), Err(Error::Length { actual: 2, .. })));
}
