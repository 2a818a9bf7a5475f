use serde_json::Value;
use shortwire_crypto::{Error, pbkdf2};

use crate::vectors::{bytes, list, load, number, text};

type Pbkdf2 = fn(&[u8], &[u8], u32, &mut [u8]) -> Result<(), Error>;

#[test]
fn rfc_7914_and_others() {
    assert_eq!(check_all("sha256", pbkdf2::<u32>), 2 + 60);
}

#[test]
fn sha_512_of_the_others() {
    assert_eq!(check_all("sha512", pbkdf2::<u64>), 60);
}

fn check_all(name: &str, function: Pbkdf2) -> usize {
    let vectors = load(include_str!("../vectors/pbkdf2.json"));
    let tests = list(&vectors, "tests").iter().filter(|vector| text(vector, "function") == name);
    let check_one = |vector: &Value| {
        // The texts themselves, or how much of the common ones.
        let part = |name: &str| match vector[name].as_str() {
            Some(text) => text.as_bytes(),
            None => &text(&vectors, name).as_bytes()[..number(vector, &format!("{name}_length"))],
        };
        check(function, vector, part("password"), part("salt"));
    };
    tests.map(check_one).count()
}

fn check(function: Pbkdf2, vector: &Value, password: &[u8], salt: &[u8]) {
    let expected = bytes(vector, "key");
    let mut key = vec![0; expected.len()];
    function(password, salt, number(vector, "iterations"), &mut key).expect("at least one iteration");
    assert_eq!(key, expected, "{vector}");
}

#[test]
fn no_iterations_are_refused() {
    let mut key = [7; 32];
    assert!(matches!(pbkdf2::<u32>(b"password", b"salt", 0, &mut key), Err(Error::Parameter { .. })));
    assert_eq!(key, [7; 32]);
}
