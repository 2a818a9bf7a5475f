//! Answers the official conformance suite with the Rust host's codec.
#![forbid(unsafe_code)]

#[allow(missing_docs, unreachable_pub, dead_code, reason = "generated")]
#[rustfmt::skip]
#[path = "../../../target/official/rust/messages/mod.rs"]
mod messages;

use std::io::{self, Read as _, Write as _};

use messages::conformance::{
    ConformanceRequest, ConformanceRequestPayload as Payload, ConformanceResponse,
    ConformanceResponseResult as Outcome, WireFormat,
};
use messages::protobuf_test_messages_editions::TestAllTypesEdition2023;
use messages::{
    protobuf_test_messages_editions_proto2 as editions_proto2,
    protobuf_test_messages_editions_proto3 as editions_proto3, protobuf_test_messages_proto2 as proto2,
    protobuf_test_messages_proto3 as proto3,
};
use shortwire::wire::{Message, decode, encode};

fn main() -> io::Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut size = [0; 4];
    while input.read_exact(&mut size).is_ok() {
        let mut bytes = vec![0; u32::from_le_bytes(size) as usize];
        input.read_exact(&mut bytes)?;
        let request = decode(&bytes).map_err(io::Error::other)?;
        let response = encode(&ConformanceResponse { result: Some(answer(&request)), ..Default::default() });
        output.write_all(&(response.len() as u32).to_le_bytes())?;
        output.write_all(&response)?;
        output.flush()?;
    }
    Ok(())
}

fn answer(request: &ConformanceRequest<'_>) -> Outcome<'static> {
    let Some(Payload::ProtobufPayload(payload)) = &request.payload else { return not_offered() };
    if request.requested_output_format != WireFormat::PROTOBUF {
        return not_offered();
    }
    match &*request.message_type {
        "conformance.FailureSet" => Outcome::ProtobufPayload(Vec::new().into()),
        "protobuf_test_messages.editions.TestAllTypesEdition2023" => {
            again::<TestAllTypesEdition2023<'_>>(payload)
        }
        "protobuf_test_messages.editions.proto2.TestAllTypesProto2" => {
            again::<editions_proto2::TestAllTypesProto2<'_>>(payload)
        }
        "protobuf_test_messages.editions.proto3.TestAllTypesProto3" => {
            again::<editions_proto3::TestAllTypesProto3<'_>>(payload)
        }
        "protobuf_test_messages.proto2.TestAllTypesProto2" => {
            again::<proto2::TestAllTypesProto2<'_>>(payload)
        }
        "protobuf_test_messages.proto3.TestAllTypesProto3" => {
            again::<proto3::TestAllTypesProto3<'_>>(payload)
        }
        other => Outcome::RuntimeError(format!("there is no message {other}").into()),
    }
}

fn not_offered() -> Outcome<'static> {
    Outcome::Skipped("only the binary format is offered".into())
}

/// Reads a message and writes it again.
fn again<'a, M: Message<'a>>(payload: &'a [u8]) -> Outcome<'static> {
    match decode::<M>(payload) {
        Ok(message) => Outcome::ProtobufPayload(encode(&message).into()),
        Err(error) => Outcome::ParseError(error.to_string().into()),
    }
}
