//! The engines against each other: what one does, the other has to do, on all inputs.

use super::{Signer, Verifier, dalek, graviola, is_graviola_right, known};
use crate::ed25519::{ExtendedKey, is_canonical};
use crate::random;

fn both_are_here() -> bool {
    if !graviola::is_available() {
        eprintln!("skipped: graviola does not run on this processor");
    }
    graviola::is_available()
}

fn draw<const N: usize>() -> [u8; N] {
    random::bytes().expect("random bytes")
}

/// Numbers that are special in one way or another: low order, at the prime, above it.
fn special_numbers() -> Vec<[u8; 32]> {
    let mut numbers = vec![];
    for lowest in 0..=255u8 {
        for fill in [0, 0xff] {
            for highest in [0, 0x7f, 0x80, 0xff] {
                let mut number = [fill; 32];
                number[0] = lowest;
                number[31] = highest;
                numbers.push(number);
            }
        }
    }
    numbers
}

#[test]
fn the_known_answers_are_dalek_s_too() {
    assert_eq!(dalek::x25519(&known::X25519_PRIVATE, &known::X25519_POINT), Some(known::X25519_PRODUCT));
    assert_eq!(dalek::x25519_base(&known::X25519_NINE), known::X25519_NINE_PRODUCT);
    let key = ExtendedKey::from_seed(&known::ED25519_SEED);
    assert_eq!(*key.public_bytes(), known::ED25519_PUBLIC);
    assert_eq!(key.sign(&[]), known::ED25519_SIGNATURE);
}

#[test]
fn graviola_is_used_where_it_runs() {
    assert_eq!(is_graviola_right(), graviola::is_available());
}

#[test]
fn x25519_is_the_same() {
    if !both_are_here() {
        return;
    }
    for point in special_numbers().into_iter().chain((0..100).map(|_| draw())) {
        let private = draw();
        assert_eq!(graviola::x25519(&private, &point), dalek::x25519(&private, &point), "{point:x?}");
    }
    for _ in 0..100 {
        let private = draw();
        assert_eq!(graviola::x25519_base(&private), dalek::x25519_base(&private));
    }
}

#[test]
fn signatures_are_the_same() {
    if !both_are_here() {
        return;
    }
    for length in (0..300).step_by(7) {
        let (seed, message) = (draw(), vec![length as u8; length]);
        let (signer, expanded) = (Signer::new(&seed), ExtendedKey::from_seed(&seed));
        assert_eq!(signer.public(), *expanded.public_bytes());
        let signature = signer.sign(&message);
        assert_eq!(signature, expanded.sign(&message));
        assert!(Verifier::new(&signer.public()).expect("a point").verify(&message, &signature));
    }
}

#[test]
fn the_same_numbers_are_points() {
    if !both_are_here() {
        return;
    }
    let numbers = special_numbers().into_iter().chain((0..1000).map(|_| draw()));
    for number in numbers.filter(is_canonical) {
        assert_eq!(Verifier::new(&number).is_some(), dalek::is_point(&number), "{number:x?}");
    }
}
