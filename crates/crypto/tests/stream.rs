use shortwire_crypto::kernels;
#[test]
fn every_kernel_is_right() {
    for proof in kernels::self_test() {
        println!("{proof:?}");
    }
    assert!(kernels::self_test().iter().all(|proof| proof.refusal.is_none()));
}
