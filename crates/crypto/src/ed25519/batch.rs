//! Verification of many signatures at once.
//!
//! The equations of all signatures, each times a random weight, are added up and checked in one multiplication of many points.

use super::extended::hash_to_scalar;
use super::point::{has_low_order, is_canonical};
use super::signing::halves;
use super::verifying::is_well_formed;
use super::{Signature, verify};
use crate::error::Error;
use crate::provider::curves::dalek::{self, Claim};
use crate::random;

/// Below this many, one at a time is faster.
const FEW: usize = 8;

/// A signature to verify.
#[derive(Clone, Copy, Debug)]
pub struct Item<'a> {
    /// Whose it should be.
    pub public: &'a [u8; 32],
    /// What should be signed.
    pub message: &'a [u8],
    /// The signature.
    pub signature: &'a Signature,
}

/// Whether all signatures are right. Allocates some 600 bytes an item. Not in constant time: all of it is public.
///
/// All that [`verify`] accepts is accepted. Of what [`verify`] refuses, one kind may pass: signatures that the owner of a key has made on
/// purpose of points outside the base point's group. Nobody else can make them, and they sign what their owner wanted signed; but where many
/// have to come to the same verdict, as in a ledger, use [`verify`].
///
/// # Errors
///
/// [`Error::NotAuthentic`] if one of them is not; [`verify_many`] tells which. [`Error::NoRandomness`].
pub fn verify_batch(items: &[Item<'_>]) -> Result<(), Error> {
    if items.len() < FEW {
        return items.iter().try_for_each(verify_one);
    }
    let claims: Vec<Claim> = items.iter().map(claim).collect::<Option<_>>().ok_or(Error::NotAuthentic)?;
    if are_true(&claims)? { Ok(()) } else { Err(Error::NotAuthentic) }
}

/// Whether each signature is right, into `are_right`. If all are, this costs what [`verify_batch`] does; if one is not, each is verified by
/// itself as well, by [`verify`], which costs some three times as much, however many are wrong.
///
/// # Errors
///
/// [`Error::Length`] unless there is one result an item; [`Error::NoRandomness`].
pub fn verify_many(items: &[Item<'_>], are_right: &mut [bool]) -> Result<(), Error> {
    if items.len() != are_right.len() {
        return Err(Error::Length {
            what: "the list of results",
            expected: "as long as that of the signatures",
            actual: are_right.len(),
        });
    }
    match verify_batch(items) {
        Ok(()) => are_right.fill(true),
        Err(Error::NotAuthentic) => {
            are_right.iter_mut().zip(items).for_each(|(is_right, item)| *is_right = verify_one(item).is_ok());
        }
        Err(other) => return Err(other),
    }
    Ok(())
}

fn verify_one(item: &Item<'_>) -> Result<(), Error> {
    verify(item.public, item.message, item.signature)
}

/// What an item says, if it is not wrong at first sight.
fn claim(item: &Item<'_>) -> Option<Claim> {
    let [commitment, s] = halves(item.signature);
    let is_possible = is_well_formed(item.signature)
        && is_canonical(commitment)
        && is_canonical(item.public)
        && !has_low_order(item.public);
    is_possible.then(|| Claim {
        public: *item.public,
        commitment: *commitment,
        challenge: hash_to_scalar(&[commitment, item.public, item.message]),
        s: *s,
    })
}

/// Whether all are, but for a chance of 2^-128: nobody can choose signatures to suit weights that are drawn after them.
fn are_true(claims: &[Claim]) -> Result<bool, Error> {
    let mut weights = vec![[0; 16]; claims.len()];
    random::fill(weights.as_flattened_mut())?;
    Ok(dalek::is_sum_true(claims, &weights))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ed25519::{ExtendedKey, SigningKey, point_add};

    /// What the documentation says of those who own a key outside the group.
    #[test]
    fn only_owners_of_odd_keys_are_judged_differently() {
        let of_order_eight = [
            0xc7, 0x17, 0x6a, 0x70, 0x3d, 0x4d, 0xd8, 0x4f, 0xba, 0x3c, 0x0b, 0x76, 0x0d, 0x10, 0x67,
            0x0f, //
            0x2a, 0x20, 0x53, 0xfa, 0x2c, 0x39, 0xcc, 0xc6, 0x4e, 0xc7, 0xfd, 0x77, 0x92, 0xac, 0x03, 0x7a,
        ];
        let honest = SigningKey::from_seed(&[0; 32]);
        let signature = honest.sign(b"message");
        let honest = Item { public: honest.public_bytes(), message: b"message", signature: &signature };
        let (mut are_accepted, mut are_refused) = (0, 0);
        for seed in 0..40 {
            let public = *SigningKey::from_seed(&[seed; 32]).public_bytes();
            let odd = point_add(&public, &of_order_eight).expect("points");
            let signature = ExtendedKey::from_seed_and_public(&[seed; 32], &odd).sign(b"message");
            let item = Item { public: &odd, message: b"message", signature: &signature };
            let mut items = [honest; FEW];
            items[3] = item;
            assert_eq!(verify_batch(&items), Ok(()), "one right up to low order is right in a batch");
            match verify_one(&item) {
                Ok(()) => are_accepted += 1,
                Err(_) => are_refused += 1,
            }
        }
        assert!(are_refused > are_accepted, "by itself it is right once in eight times");
    }
}
