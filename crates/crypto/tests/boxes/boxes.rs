use shortwire_crypto::Error;
use shortwire_crypto::boxes::Box;
use shortwire_crypto::x25519::{PrivateKey, PublicKey};

use crate::vectors::bytes;
use crate::{field, of_libsodium};

#[test]
fn boxes_of_libsodium() {
    for vector in of_libsodium("boxes") {
        let [alice, bob] = ["alice", "bob"].map(|name| PrivateKey::from_bytes(&field(&vector, name)));
        let (nonce, message, sealed) =
            (field(&vector, "nonce"), bytes(&vector, "message"), bytes(&vector, "box"));
        let hers = Box::new(&alice, &bob.public_key()).expect("a good key");
        let his = Box::new(&bob, &alice.public_key()).expect("a good key");
        assert_eq!(hers.shared_key().as_bytes()[..], bytes(&vector, "shared"));
        assert_eq!(hers.encrypt(&nonce, &message), sealed);
        assert_eq!(his.encrypt(&nonce, &message), sealed);
        assert_eq!(his.decrypt(&nonce, &sealed).as_ref(), Ok(&message));
        assert_eq!(Box::from_shared_key(his.shared_key().as_bytes()).decrypt(&nonce, &sealed), Ok(message));
    }
}

#[test]
fn nobody_else_opens_it() {
    let [alice, bob, eve] = [1, 2, 3].map(|byte| PrivateKey::from_bytes(&[byte; 32]));
    let sealed = Box::new(&alice, &bob.public_key()).expect("a good key").encrypt(&[4; 24], b"for bob");
    for (mine, theirs) in [(&eve, &alice), (&eve, &bob), (&bob, &eve)] {
        let other = Box::new(mine, &theirs.public_key()).expect("a good key");
        assert_eq!(other.decrypt(&[4; 24], &sealed), Err(Error::NotAuthentic));
    }
}

#[test]
fn a_key_that_gives_everything_away_is_refused() {
    let mine = PrivateKey::from_bytes(&[1; 32]);
    for y in [0, 1] {
        let mut low = [0; 32];
        low[0] = y;
        assert!(matches!(Box::new(&mine, &PublicKey::from_bytes(&low)), Err(Error::LowOrderPoint)));
    }
}

#[test]
fn a_box_is_not_shown() {
    assert_eq!(format!("{:?}", Box::from_shared_key(&[0xab; 32])), "Box");
}
