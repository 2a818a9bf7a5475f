//! Message authentication codes.

use crypto::{HmacSha256, HmacSha512, Poly1305};
use shortwire::service::InOut;
use shortwire::{Context, Status};

use crate::Crypto;
use crate::r#gen::shortwire_crypto_v1::{Empty, Mac, MacAlgorithm, MacRequest, VerifyMacRequest};
use crate::outcome::{sized, status, unknown};

impl Mac for Crypto {
    fn tag<'a>(
        &'a self,
        _: &Context<'a>,
        request: MacRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        self.with_key(&request.key, request.handle, |key| match request.algorithm {
            MacAlgorithm::HMAC_SHA256 => output.write(HmacSha256::tag(key, &request.message).as_ref()),
            MacAlgorithm::HMAC_SHA512 => output.write(HmacSha512::tag(key, &request.message).as_ref()),
            MacAlgorithm::POLY1305 => output.write(&Poly1305::tag(sized("the key", key)?, &request.message)),
            other => Err(unknown("MAC algorithm", other.0)),
        })
    }

    fn verify<'a>(&'a self, _: &Context<'a>, request: VerifyMacRequest<'a>) -> Result<Empty, Status> {
        let VerifyMacRequest { message, tag, .. } = &request;
        self.with_key(&request.key, request.handle, |key| {
            match request.algorithm {
                MacAlgorithm::HMAC_SHA256 => HmacSha256::verify(key, message, tag),
                MacAlgorithm::HMAC_SHA512 => HmacSha512::verify(key, message, tag),
                MacAlgorithm::POLY1305 => {
                    Poly1305::verify(sized("the key", key)?, message, sized("the tag", tag)?)
                }
                other => return Err(unknown("MAC algorithm", other.0)),
            }
            .map_err(status)
        })?;
        Ok(Empty::default())
    }
}
