//! Failures that a service returns: code, message, typed detail.

use std::sync::{Arc, OnceLock};

use feature_service::r#gen::shortwire_test_v1::*;
use shortwire::abi::Abi;
use shortwire::client::{Bound, Library, Scratch, Target};
use shortwire::{Code, Detail, Status};

use crate::support::{client, library};

fn request(code: i32) -> FailRequest<'static> {
    FailRequest { code, message: "grüße\0".into(), detail: i64::MIN, ..Default::default() }
}

#[test]
fn every_code_arrives_with_message_and_detail() {
    let client = client();
    for code in Code::ALL {
        let status = client.fail(&request(code.number())).expect_err("it fails");
        assert_eq!((status.code(), status.message()), (code, "grüße\0"));
        assert_eq!(status.detail::<FailDetail>().map(|detail| detail.number), Some(i64::MIN));
        assert_eq!(status.detail::<Scalars>(), None, "no detail of that type was sent");
        assert_eq!(status.to_string(), format!("{}: grüße\0", code.name()));
    }
}

#[test]
fn details_carry_their_type() {
    let status = client().fail(&request(3)).expect_err("it fails");
    let [Detail { type_url, value }] = status.details() else { panic!("one detail was sent: {status:?}") };
    assert_eq!(type_url, "type.googleapis.com/shortwire.test.v1.FailDetail");
    assert_eq!(value, &shortwire::wire::encode(&FailDetail { number: i64::MIN, ..Default::default() }));
}

#[test]
fn numbers_that_are_no_codes_are_unknown() {
    let client = client();
    for code in [0, 17, -1, i32::MIN, i32::MAX] {
        assert_eq!(client.fail(&request(code)).map_err(|status| status.code()), Err(Code::Unknown));
    }
}

#[test]
fn a_failure_leaves_the_service_as_it_was() {
    let client = client();
    for expected in 1..=3 {
        assert!(client.fail(&request(5)).is_err());
        assert_eq!(client.count(&Empty::default()).map(|reply| reply.value), Ok(expected));
    }
}

#[test]
fn an_unknown_method_names_itself_the_library_and_the_way_out() {
    let client = client();
    let status = client
        .target()
        .call_raw("shortwire.test.v1.Feature/Missing", &[], &mut Scratch::new())
        .expect_err("there is no such method");
    assert_eq!(status.code(), Code::Unimplemented);
    let path = client.target().instance().library().path().display();
    assert_eq!(
        status.message(),
        format!(
            "{path} does not have shortwire.test.v1.Feature/Missing; it was built with shortwire {} (rust)\n  help: \
             `shortwire inspect {path}` shows what it has; build it again from the schema of this client",
            env!("CARGO_PKG_VERSION")
        )
    );
}

#[test]
fn functions_of_one_library_are_never_called_on_another() {
    let library = library();
    static COPY: OnceLock<Abi> = OnceLock::new();
    COPY.get_or_init(|| *library.abi());
    unsafe extern "C" fn entry() -> *const Abi {
        COPY.get().map_or(std::ptr::null(), std::ptr::from_ref)
    }
    // SAFETY: it is a copy of a table that does what the header says.
    let other = unsafe { Library::linked("other", entry) }.expect("a copy is as good");
    let target = Target::new(Arc::new(library.start(Default::default()).expect("it starts")));
    let status: Status = Bound::<feature_methods::Nothing>::find(&other)
        .wire_owned(&target, &Empty::default())
        .expect_err("another library");
    assert_eq!(status.code(), Code::FailedPrecondition);
    assert!(status.message().contains("was looked up in another library"), "{status}");
    assert_eq!(
        Bound::<feature_methods::Nothing>::find(&library).wire_owned(&target, &Empty::default()),
        Ok(Empty::default())
    );
}
