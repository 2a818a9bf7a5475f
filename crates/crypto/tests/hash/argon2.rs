use shortwire_crypto::Error;
use shortwire_crypto::argon2::{Argon2, Parameters, Variant};

use crate::vectors::{bytes, list, load, number, text};

#[test]
fn rfc_9106_and_others() {
    for vector in list(&load(include_str!("../vectors/argon2.json")), "tests") {
        let variant = match text(vector, "variant") {
            "argon2d" => Variant::Argon2d,
            "argon2i" => Variant::Argon2i,
            "argon2id" => Variant::Argon2id,
            other => panic!("{other}"),
        };
        let parameters = Parameters {
            variant,
            memory: number(vector, "memory"),
            passes: number(vector, "passes"),
            lanes: number(vector, "lanes"),
        };
        let (password, salt) = (bytes(vector, "password"), bytes(vector, "salt"));
        let (secret, associated_data) = (bytes(vector, "secret"), bytes(vector, "associated_data"));
        let argon2 = Argon2::new(parameters).secret(&secret).associated_data(&associated_data);
        let expected = bytes(vector, "key");
        let mut key = vec![0; expected.len()];
        argon2.derive(&password, &salt, &mut key).expect("the parameters are right");
        assert_eq!(key, expected, "{vector}");
        assert_eq!(argon2.verify(&password, &salt, &expected), Ok(()));
        assert_eq!(argon2.verify(b"another", &salt, &expected), Err(Error::NotAuthentic));
    }
}

#[test]
fn prices_and_lengths_that_argon2_does_not_know_are_refused() {
    let cheap = Parameters { memory: 32, passes: 1, lanes: 4, ..Parameters::default() };
    let refused = |parameters: Parameters, salt: &[u8], length: usize| {
        Argon2::new(parameters).derive(b"password", salt, &mut vec![0; length])
    };
    assert_eq!(refused(cheap, &[0; 8], 4), Ok(()));
    assert!(matches!(refused(Parameters { passes: 0, ..cheap }, &[0; 8], 4), Err(Error::Parameter { .. })));
    assert!(matches!(refused(Parameters { lanes: 0, ..cheap }, &[0; 8], 4), Err(Error::Parameter { .. })));
    assert!(matches!(refused(Parameters { memory: 31, ..cheap }, &[0; 8], 4), Err(Error::Parameter { .. })));
    assert!(matches!(refused(cheap, &[0; 7], 4), Err(Error::Length { what: "the salt", actual: 7, .. })));
    assert!(matches!(refused(cheap, &[0; 8], 3), Err(Error::Length { what: "the output", actual: 3, .. })));
    let too_much = Argon2::new(cheap).associated_data(&[0; 33]).derive(b"", &[0; 8], &mut [0; 4]);
    assert!(matches!(too_much, Err(Error::Length { what: "the associated data", actual: 33, .. })));
}
