//! Text for keys, random bytes, and comparing in constant time.

use crypto::encoding::{base16, base32, bech32};
use crypto::{constant_time, random};
use shortwire::service::InOut;
use shortwire::{Context, Status};

use crate::Crypto;
use crate::r#gen::shortwire_crypto_v1::{
    Bytes, Compare, CompareReply, CompareRequest, DecodeRequest, EncodeRequest, Encoding, Random,
    RandomRequest, Text, TextFormat,
};
use crate::outcome::{status, unknown};

impl Encoding for Crypto {
    fn encode<'a>(&'a self, _: &Context<'a>, request: EncodeRequest<'a>) -> Result<Text<'a>, Status> {
        let text = match request.format {
            TextFormat::BASE16 => base16::encode(&request.data),
            TextFormat::BASE32 => base32::encode(&request.data),
            TextFormat::BECH32 => bech32::encode(&request.prefix, &request.data).map_err(status)?,
            other => return Err(unknown("text format", other.0)),
        };
        Ok(Text { value: text.into(), ..Default::default() })
    }

    fn decode<'a>(&'a self, _: &Context<'a>, request: DecodeRequest<'a>) -> Result<Bytes<'a>, Status> {
        let bytes = match request.format {
            TextFormat::BASE16 => base16::decode(&request.text),
            TextFormat::BASE32 => base32::decode(&request.text),
            TextFormat::BECH32 => bech32::decode(&request.prefix, &request.text),
            other => return Err(unknown("text format", other.0)),
        };
        Ok(Bytes { value: bytes.map_err(status)?.into(), ..Default::default() })
    }
}

impl Random for Crypto {
    fn fill<'a>(
        &'a self,
        _: &Context<'a>,
        request: RandomRequest,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        random::fill(output.output(usize::try_from(request.size).unwrap_or(usize::MAX))?).map_err(status)
    }
}

impl Compare for Crypto {
    fn equal<'a>(&'a self, _: &Context<'a>, request: CompareRequest<'a>) -> Result<CompareReply, Status> {
        let is_equal = constant_time::equal_slices(&request.a, &request.b);
        Ok(CompareReply { is_equal, ..Default::default() })
    }
}
